"""Linear systems of three models in sixty digits: makes linearized.json.

Equations by hand from Newton and Euler or Lagrange, in other coordinates than the engine's; dependent coordinates by Newton's iteration,
accelerations from the whole system of M and constraints, derivatives by central differences whose error is 1e-30. Needs mpmath alone.
"""

import json

from mpmath import cos, eig, findroot, lu_solve, matrix, mp, mpf, sin

mp.dps = 60
H = mpf(10) ** -16
g = mpf("9.81")


def differences(function, at):
    """The Jacobian of a function of a list, columns by central differences."""
    columns = []
    for k in range(len(at)):
        ahead, behind = list(at), list(at)
        ahead[k] += H
        behind[k] -= H
        columns.append([(p - q) / (2 * H) for p, q in zip(function(ahead), function(behind))])
    return [[column[i] for column in columns] for i in range(len(columns[0]))]


def system(rates, read, states, inputs):
    """A, B, C, D and eigenvalues at a point without inputs."""
    n = len(states)
    both = list(states) + [mpf(0)] * inputs
    split = lambda z: (z[:n], z[n:])
    whole = differences(lambda z: rates(*split(z)), both)
    seen = differences(lambda z: read(*split(z)), both)
    A = matrix([row[:n] for row in whole])
    values = eig(A, left=False, right=False)
    number = lambda x: float(mp.nstr(x, 20))
    table = lambda rows, part: [[number(x) for x in row[part]] for row in rows]
    return {
        "A": table(whole, slice(0, n)),
        "B": table(whole, slice(n, None)),
        "C": table(seen, slice(0, n)),
        "D": table(seen, slice(n, None)),
        "eigenvalues": [[number(s.real), number(s.imag)] for s in values],
        "offset": [number(x) for x in rates(list(states), [mpf(0)] * inputs)],
    }


def double_pendulum():
    """Two point masses by coordinates x, y of both and two rods; torques on the angles."""

    def accelerations(a, b, da, db, torques):
        # λ along the rods: m x'' = forces; rods of length one fix second derivatives.
        r1, r2 = (sin(a), -cos(a)), (sin(b), -cos(b))
        v1, v2 = (cos(a) * da, sin(a) * da), (cos(b) * db, sin(b) * db)
        # A torque on an angle measured from the vertical is a couple on its rod: forces across it on its ends.
        t1, t2 = (cos(a), sin(a)), (cos(b), sin(b))
        ta, tb = torques
        f1 = [ta * t1[i] - tb * t2[i] for i in range(2)]
        f2 = [tb * t2[i] for i in range(2)]
        K, right = matrix(6, 6), matrix(6, 1)
        for i in range(2):
            K[i, i] = K[2 + i, 2 + i] = 1
            K[4, i] = K[i, 4] = r1[i]
            K[5, i], K[5, 2 + i] = -r2[i], r2[i]
            K[i, 5], K[2 + i, 5] = -r2[i], r2[i]
            right[i] = f1[i] - (g if i else 0)
            right[2 + i] = f2[i] - (g if i else 0)
        right[4] = -(v1[0] ** 2 + v1[1] ** 2)
        right[5] = -(v2[0] ** 2 + v2[1] ** 2)
        solved = lu_solve(K, right)
        p1, p2 = solved[0:2], [solved[2] - solved[0], solved[3] - solved[1]]
        return [sum(p1[i] * t1[i] for i in range(2)), sum(p2[i] * t2[i] for i in range(2))]

    def rates(x, u):
        return [x[2], x[3], *accelerations(*x, u)]

    def read(x, u):
        return [sin(x[0]), -cos(x[0]), sin(x[0]) + sin(x[1]), -cos(x[0]) - cos(x[1])]

    point = [mpf("0.7"), mpf("-0.4"), mpf("1.3"), mpf("-0.6")]
    return system(rates, read, point, 2)


def four_bar():
    """Three bars by angle and centre each, nine coordinates and eight rows; torques of the ground on crank and rocker."""
    lengths, w, d = [mpf("0.3"), mpf(1), mpf("0.8")], mpf("0.02"), mpf(1)
    masses = lengths
    turns = [m * (l * l + w * w) / 12 for m, l in zip(masses, lengths)]

    def angles(A):
        a, b, c = lengths

        def loop(coupler, rocker):
            return [
                a * cos(A) + b * cos(coupler) - d - c * cos(rocker),
                a * sin(A) + b * sin(coupler) - c * sin(rocker),
            ]

        coupler, rocker = findroot(loop, (mpf("0.4"), mpf("1.5")), tol=mpf(10) ** -110)
        return coupler, rocker

    def speeds(A, dA, coupler, rocker):
        a, b, c = lengths
        K = matrix([[-b * sin(coupler), c * sin(rocker)], [b * cos(coupler), -c * cos(rocker)]])
        return lu_solve(K, matrix([a * sin(A) * dA, -a * cos(A) * dA]))

    def accelerations(x, u):
        A, dA = x
        coupler, rocker = angles(A)
        dC, dR = speeds(A, dA, coupler, rocker)
        theta, rate = [A, coupler, rocker], [dA, dC, dR]
        # Pins: crank at the ground, crank and coupler, coupler and rocker, rocker at the ground. Each point of a bar is centre ± half.
        K, right = matrix(17, 17), matrix(17, 1)
        for k in range(3):
            K[3 * k, 3 * k] = K[3 * k + 1, 3 * k + 1] = masses[k]
            K[3 * k + 2, 3 * k + 2] = turns[k]
            right[3 * k + 1] = -masses[k] * g
        right[2], right[8] = u

        def put(row, bar, end, sign):
            s, h = theta[bar], end * lengths[bar] / 2
            for i, (slope, bend) in enumerate([(-h * sin(s), -h * cos(s)), (h * cos(s), -h * sin(s))]):
                for column, value in [(3 * bar + i, sign), (3 * bar + 2, sign * slope)]:
                    K[9 + row + i, column] += value
                    K[column, 9 + row + i] += value
                right[9 + row + i] -= sign * bend * rate[bar] ** 2

        put(0, 0, -1, 1)
        put(2, 0, 1, 1)
        put(2, 1, -1, -1)
        put(4, 1, 1, 1)
        put(4, 2, 1, -1)
        put(6, 2, -1, 1)
        return lu_solve(K, right)[2]

    def rates(x, u):
        return [x[1], accelerations(x, u)]

    def read(x, u):
        coupler, _ = angles(x[0])
        return [
            lengths[0] * cos(x[0]) + lengths[1] / 2 * cos(coupler),
            lengths[0] * sin(x[0]) + lengths[1] / 2 * sin(coupler),
            coupler,
        ]

    return system(rates, read, [mpf("1.1"), mpf(2)], 2)


def chaplygin_sleigh():
    """A body with a blade: coordinates of the centre of mass and one nonholonomic row; a torque on the body."""
    m, J, a = mpf(2), mpf("0.1"), mpf("0.2")

    def rates(x, tau):
        _, _, phi, u, w = x
        # Centre of mass: velocity u along the body and a w across it; the blade pushes across the body, a behind the centre.
        # Across:  m (a w' + u w) = λ,   along:  m (u' − a w²) = 0,   turn:  J w' = −a λ + τ.
        K = matrix([[m, 0, 0], [0, m * a, -1], [0, J, a]])
        du, dw, _ = lu_solve(K, matrix([m * a * w * w, -m * u * w, tau[0]]))
        return [u * cos(phi), u * sin(phi), w, du, dw]

    def read(x, tau):
        _, _, phi, u, w = x
        K = matrix([[m, 0, 0], [0, m * a, -1], [0, J, a]])
        return [lu_solve(K, matrix([m * a * w * w, -m * u * w, tau[0]]))[2]]

    return system(rates, read, [mpf("0.3"), mpf("-0.2"), mpf("0.4"), mpf("-0.9"), mpf("0.35")], 1)


if __name__ == "__main__":
    found = {f.__name__: f() for f in (double_pendulum, four_bar, chaplygin_sleigh)}
    with open("linearized.json", "w", encoding="utf-8") as out:
        json.dump(found, out, indent=1)
        out.write("\n")
