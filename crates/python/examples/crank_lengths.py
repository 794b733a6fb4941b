"""A four-bar with cranks of several lengths: how far does the point on the coupler swing?"""

from __future__ import annotations

import tempfile

import numpy as np

import dalembert as da


def swing(model: da.Model, length: float) -> float:
    """The range of the coupler's point along x over one second, in m."""
    run = model.with_(a=length).simulate(until=1.0, tolerance=1e-8, poses=False)
    return float(np.ptp(run["coupler_x"]))


def main() -> None:
    """Prints a line for each length."""
    model = da.load(da.example("four_bar", tempfile.mkdtemp()))
    for length in np.linspace(0.2, 0.35, 5):
        print(f"crank {length:.4f} m: the coupler's point swings by {swing(model, float(length)):.4f} m")


if __name__ == "__main__":
    main()
