"""From a robot in URDF with a gripper that closes a loop, over A and B, to a controller that holds it: the way that the book shows."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import dalembert as da

# An arm of two links in a vertical plane, and a gripper: palm, crank, finger and rocker, the four bars of which the URDF opens at `pin`.
ARM = """<robot name="arm">
{links}
{joints}
</robot>
"""
LINKS = {"base": (0.0, 0.0), "upper": (2.0, 0.4), "fore": (1.2, 0.3), "crank": (0.15, 0.06), "finger": (0.1, 0.08), "rocker": (0.15, 0.06)}
JOINTS = [
    ("shoulder", "revolute", "base", "upper", "0 0 0"),
    ("elbow", "revolute", "upper", "fore", "0.4 0 0"),
    ("drive", "revolute", "fore", "crank", "0.3 0 0.02"),
    ("knuckle", "revolute", "crank", "finger", "0.06 0 0"),
    ("idle", "revolute", "fore", "rocker", "0.3 0 -0.02"),
    ("half_a", "fixed", "finger", "tip_a", "0 0 -0.04"),
    ("half_b", "fixed", "rocker", "tip_b", "0.06 0 0"),
]
MODEL = """
dalembert = 1
title = "Arm with a closed gripper"
gravity = [0, 0, -9.81]
[modules.arm]
model = "arm.urdf"
[joints.pin]
type = "revolute"
between = ["arm.half_a", "arm.half_b"]
axis = [0, 1, 0]
{forces}
"""


def urdf() -> str:
    def link(name: str, mass: float, length: float) -> str:
        if mass == 0.0:
            return f'<link name="{name}"/>'
        turn = mass * length**2 / 12
        return (
            f'<link name="{name}"><inertial><origin xyz="{length / 2} 0 0"/><mass value="{mass}"/>'
            f'<inertia ixx="{turn / 20}" iyy="{turn}" izz="{turn}" ixy="0" ixz="0" iyz="0"/></inertial></link>'
        )

    def joint(name: str, kind: str, parent: str, child: str, at: str) -> str:
        limit = '<axis xyz="0 1 0"/><limit effort="100" velocity="10" lower="-3" upper="3"/>' if kind == "revolute" else ""
        return f'<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/><origin xyz="{at}"/>{limit}</joint>'

    links = [link(name, *numbers) for name, numbers in LINKS.items()] + [link("tip_a", 0.0, 0.0), link("tip_b", 0.0, 0.0)]
    return ARM.format(links="\n".join(links), joints="\n".join(joint(*j) for j in JOINTS))


def lqr(A: np.ndarray, B: np.ndarray, Q: np.ndarray, R: np.ndarray) -> np.ndarray:
    """K of u = −K x: the stable invariant subspace of the Hamiltonian matrix; by python-control where it is installed."""
    try:
        import control
    except ImportError:
        n = len(A)
        values, vectors = np.linalg.eig(np.block([[A, -B @ np.linalg.solve(R, B.T)], [-Q, -A.T]]))
        stable = vectors[:, values.real < 0]
        assert stable.shape == (2 * n, n)
        X = np.real(stable[n:] @ np.linalg.inv(stable[:n]))
        return np.linalg.solve(R, B.T @ X)
    return np.asarray(control.lqr(A, B, Q, R)[0])


def test_a_controller_designed_on_the_linear_system_holds_the_arm(tmp_path: Path) -> None:
    (tmp_path / "arm.urdf").write_text(urdf())
    (tmp_path / "arm.toml").write_text(MODEL.format(forces=""))
    free = da.load(tmp_path / "arm.toml")
    # Efforts that balance its weight, at a pose with the elbow bent.
    pose = {"arm.shoulder": -0.9, "arm.elbow": 0.7, "arm.drive": 0.2}
    motors = list(pose)
    names = [f"tau.{m}" for m in motors]
    efforts = free.evaluate(q=pose, independent=motors, actuated=motors).document["independent"]["efforts"]["values"]
    u0 = [efforts[m] for m in motors]
    linear = free.linearize(q=pose, inputs_at=dict(zip(names, u0)), inputs=names, independent=motors)
    A, B = np.array(linear.A), np.array(linear.B)
    assert linear.equilibrium and linear.states == [*motors, *(f"{m}'" for m in motors)]
    K = lqr(A, B, np.diag([100.0] * 3 + [1.0] * 3), np.diag([0.1, 0.1, 1.0]))
    assert np.linalg.eigvals(A - B @ K).real.max() < -0.5

    def law(row: np.ndarray, u: float) -> str:
        terms = [f"{-k!r}*({state} - ({x!r}))" for k, state, x in zip(row.tolist(), linear.states, np.asarray(linear.x0).tolist())]
        return " + ".join([repr(float(u)), *terms])

    forces = ["[forces]"] + [f'"{motor}" = "{law(K[i], u0[i])}"' for i, motor in enumerate(motors)]
    (tmp_path / "held.toml").write_text(MODEL.format(forces="\n".join(forces)))
    held = da.load(tmp_path / "held.toml")
    off = {"arm.shoulder": -0.75, "arm.elbow": 0.55, "arm.drive": 0.3}
    run = held.simulate(q=off, until=8.0, tolerance=1e-9)
    for motor, value in pose.items():
        assert abs(run[motor][0] - off[motor]) < 1e-9 and run[motor][-1] == pytest.approx(value, abs=1e-4), motor
    assert np.abs(run["residual.pin.x"]).max() < 1e-8
    # Without the controller it falls.
    fallen = free.simulate(q=off, until=8.0, tolerance=1e-7)
    assert max(abs(fallen[m][-1] - v) for m, v in pose.items()) > 0.3
    # Its modes at rest are those of A − B K.
    closed = np.linalg.eigvals(np.array(held.linearize(q=pose, independent=motors).A))
    expected = np.linalg.eigvals(A - B @ K)
    assert np.abs(np.sort_complex(closed) - np.sort_complex(expected)).max() < 1e-6 * np.abs(expected).max()
