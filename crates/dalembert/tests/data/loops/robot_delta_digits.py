"""Accelerations of robot_delta at the states of robot_delta.json, computed with 50 digits (Python, mpmath 1.3).

    M a = f + A'l,  A a = b      A: 18 rows of the three welds between frames, of rank 9
    M, f by the recursive Newton-Euler equations in world axes; A and b from twists and accelerations of the frames
    a = p + Z y,  p = A^+ b,  Z'M Z y = Z'(f - M p),  Z a basis of ker A  (singular values below 1e-8 of the largest are 0)

The states are taken as they are. Projecting them onto the loops first moves them by 5e-15 and the accelerations by less than
1e-12. robot_delta.json was made with doubles: it is off by up to 1.7e-9 of the largest acceleration.
Prints the file robot_delta_digits.json.
"""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import mpmath as mp

mp.mp.dps = 50
HERE = Path(__file__).parent
ZERO = mp.matrix([0, 0, 0])
RANK = mp.mpf(10) ** -8


def numbers(text):
    return [mp.mpf(float(x)) for x in text.split()]


def skew(a):
    return mp.matrix([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])


def turned(axis, angle):
    k = skew(axis)
    return mp.eye(3) + mp.sin(angle) * k + (1 - mp.cos(angle)) * k * k


def rotation(roll, pitch, yaw):
    x, y, z = (mp.matrix([int(i == k) for i in range(3)]) for k in range(3))
    return turned(z, yaw) * turned(y, pitch) * turned(x, roll)


def origin(element):
    found = element.find("origin")
    at = {} if found is None else found.attrib
    return mp.matrix(numbers(at.get("xyz", "0 0 0"))), rotation(*numbers(at.get("rpy", "0 0 0")))


class Robot:
    def __init__(self, path):
        root = ET.parse(path).getroot()
        self.links = {link.get("name"): self.inertia(link) for link in root.findall("link")}
        joints = [self.joint(j) for j in root.findall("joint")]
        children = {j["child"] for j in joints}
        self.base = next(name for name in self.links if name not in children)
        self.joints, front = [], [self.base]
        while front:
            parent = front.pop(0)
            own = [j for j in joints if j["parent"] == parent]
            self.joints += own
            front += [j["child"] for j in own]
        self.moving = [j["name"] for j in self.joints if j["axis"] is not None]

    @staticmethod
    def inertia(link):
        body = link.find("inertial")
        if body is None:
            return mp.mpf(0), ZERO, mp.zeros(3)
        i = {k: mp.mpf(float(v)) for k, v in body.find("inertia").attrib.items()}
        tensor = mp.matrix(
            [[i["ixx"], i["ixy"], i["ixz"]], [i["ixy"], i["iyy"], i["iyz"]], [i["ixz"], i["iyz"], i["izz"]]]
        )
        centre, r = origin(body)
        return mp.mpf(float(body.find("mass").get("value"))), centre, r * tensor * r.T

    @staticmethod
    def joint(j):
        place, r = origin(j)
        axis = None
        if j.get("type") != "fixed":
            axis = mp.matrix(numbers(j.find("axis").get("xyz")))
            axis /= mp.norm(axis)
        ends = {end: j.find(end).get("link") for end in ("parent", "child")}
        return {"name": j.get("name"), "place": place, "r": r, "axis": axis, **ends}

    def motion(self, q, v, a, gravity):
        """Rotation, position, angular velocity, velocity, their derivatives, of links; and the same with the axis, of joints."""
        links = {self.base: (mp.eye(3), ZERO, ZERO, ZERO, ZERO, -gravity)}
        joints = {}
        for j in self.joints:
            r, p, w, u, dw, du = links[j["parent"]]
            arm, r = r * j["place"], r * j["r"]
            u, du = u + skew(w) * arm, du + skew(dw) * arm + skew(w) * (skew(w) * arm)
            axis = ZERO
            if j["axis"] is not None:
                i = self.moving.index(j["name"])
                axis, r = r * j["axis"], r * turned(j["axis"], q[i])
                dw, w = dw + axis * a[i] + skew(w) * axis * v[i], w + axis * v[i]
            links[j["child"]] = (r, p + arm, w, u, dw, du)
            joints[j["name"]] = (*links[j["child"]], axis)
        return links, joints

    def inverse_dynamics(self, q, v, a, gravity):
        links, joints = self.motion(q, v, a, gravity)
        load = {}
        for name, (mass, centre, tensor) in self.links.items():
            r, _, w, _, dw, du = links[name]
            arm, inertia = r * centre, r * tensor * r.T
            force = mass * (du + skew(dw) * arm + skew(w) * (skew(w) * arm))
            load[name] = [force, inertia * dw + skew(w) * (inertia * w) + skew(arm) * force]
        effort = mp.zeros(len(self.moving), 1)
        for j in reversed(self.joints):
            force, moment = load[j["child"]]
            if j["axis"] is not None:
                effort[self.moving.index(j["name"])] = (joints[j["name"]][6].T * moment)[0]
            arm = links[j["child"]][1] - links[j["parent"]][1]
            load[j["parent"]][0] += force
            load[j["parent"]][1] += moment + skew(arm) * force
        return effort

    def between(self, pairs, q, v, twist):
        """Velocities (twist) or velocity-dependent accelerations of the pairs of frames against each other, six each."""
        still = [mp.mpf(0)] * len(self.moving)
        _, joints = self.motion(q, v, still, ZERO)
        linear, angular = (3, 2) if twist else (5, 4)
        one = [joints[a][k] - joints[b][k] for a, b in pairs for k in (linear, angular)]
        return mp.matrix([x for part in one for x in part])


def accelerations(robot, pairs, q, v, gravity):
    n = len(robot.moving)
    still = [mp.mpf(0)] * n
    units = [[mp.mpf(int(i == k)) for i in range(n)] for k in range(n)]
    rows, mass = mp.zeros(6 * len(pairs), n), mp.zeros(n)
    for k, unit in enumerate(units):
        rows[:, k] = robot.between(pairs, q, unit, True)
        mass[:, k] = robot.inverse_dynamics(q, still, unit, ZERO)
    force = -robot.inverse_dynamics(q, v, still, gravity)
    b = -robot.between(pairs, q, v, False)
    u, s, w = mp.svd_r(rows)
    rank = sum(1 for x in s if x > RANK * s[0])
    y = u.T * b
    particular = w.T * mp.matrix([y[i] / s[i] if i < rank else 0 for i in range(len(s))])
    kernel = mp.svd_r(rows.T * rows)[2][rank:, :].T
    free = mp.lu_solve(kernel.T * mass * kernel, kernel.T * (force - mass * particular))
    return particular + kernel * free


def main():
    robot = Robot(HERE / "robot_delta.urdf")
    loops = (HERE / "robot_delta.toml").read_text()
    pairs = re.findall(r'between = \["leg\.(\w+)", "leg\.(\w+)"\]', loops)
    gravity = mp.matrix([0, 0, mp.mpf(-9.81)])
    cases = []
    for case in json.loads((HERE / "robot_delta.json").read_text())["cases"]:
        q, v = ([mp.mpf(case[key][name]) for name in robot.moving] for key in "qv")
        a = accelerations(robot, pairs, q, v, gravity)
        cases.append({name: float(mp.nstr(x, 17)) for name, x in zip(robot.moving, a)})
    print(json.dumps({"cases": cases}, indent=1))


main()
