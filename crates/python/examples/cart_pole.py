"""A pole on a cart as an environment of Gymnasium: the cart is pushed, the pole is to stay up."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
from numpy.typing import NDArray

import dalembert as da

Array = NDArray[np.float64]

CART_POLE = {
    "title": "Pole on a cart",
    "gravity": [0, -9.81, 0],
    "bodies": {
        "cart": {"mass": 1.0, "inertia": {"box": [0.4, 0.2, 0.2]}},
        "pole": {"mass": 0.2, "com": [0, 0.5, 0], "inertia": {"box": [0.05, 1.0, 0.05]}},
    },
    "joints": {
        "slide": {"type": "prismatic", "axis": [1, 0, 0], "between": ["ground", "cart"], "damping": 0.1},
        "hinge": {"type": "revolute", "between": ["cart", "pole"], "damping": 0.002},
    },
}


class CartPole(gym.Env[Array, Array]):
    """Push in N between -10 and 10; seen are x, angle and their rates; a step takes 20 ms, and ends the episode where the pole falls or the cart is far."""

    PERIOD, FAR, FALLEN = 0.02, 2.4, 0.5

    def __init__(self) -> None:
        self.model = da.model(CART_POLE)
        self.action_space = gym.spaces.Box(-10.0, 10.0, (1,), np.float64)
        self.observation_space = gym.spaces.Box(-np.inf, np.inf, (4,), np.float64)

    def _seen(self) -> Array:
        state = self.stepper.state
        return np.array([state["slide"], state["hinge"], state["slide'"], state["hinge'"]])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        x, angle, v, rate = self.np_random.uniform(-0.05, 0.05, 4)
        start = {"slide": x, "hinge": angle, "slide'": v, "hinge'": rate}
        self.stepper = self.model.start(set=start, tolerance=1e-7)
        return self._seen(), {}

    def step(self, action: Array) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        self.stepper.inputs["tau.slide"] = float(np.clip(action[0], -10.0, 10.0))
        self.stepper.advance(self.PERIOD)
        seen = self._seen()
        over = bool(abs(seen[0]) > self.FAR or abs(seen[1]) > self.FALLEN)
        return seen, 0.0 if over else 1.0, over, False, {"t": self.stepper.t}


def gains(model: da.Model) -> Array:
    """Of the regulator that is best for the linear model of the pole that stands, by iteration of its Riccati difference equation."""
    line = model.linearize(q={"slide": 0.0, "hinge": 0.0}, inputs=["tau.slide"])
    order = [line.states.index(name) for name in ("slide", "hinge", "slide'", "hinge'")]
    a, b = line.A[np.ix_(order, order)], line.B[order]
    dt = CartPole.PERIOD
    F, G = np.eye(4) + dt * a + dt**2 / 2 * a @ a, dt * b + dt**2 / 2 * a @ b
    P = np.eye(4)
    for _ in range(2000):
        K = np.linalg.solve(0.1 + G.T @ P @ G, G.T @ P @ F)
        P = np.eye(4) + F.T @ P @ (F - G @ K)
    return np.asarray(K)


def main() -> None:
    """Two hundred steps with the regulator and without."""
    env = CartPole()
    for name, K in (("regulated", gains(env.model)), ("left alone", np.zeros((1, 4)))):
        seen, _ = env.reset(seed=1)
        steps, over = 0, False
        while steps < 200 and not over:
            seen, _, over, _, _ = env.step(-K @ seen)
            steps += 1
        print(f"{name}: {'stands after' if not over else 'falls after'} {steps * env.PERIOD:.2f} s")


if __name__ == "__main__":
    main()
