"""The reference problems that are y' = f(t, y) by SciPy's Radau and LSODA: one line for each run, "name|method|tolerance|error|evaluations"."""

import numpy as np
from scipy.integrate import solve_ivp


def van_der_pol(t, y):
    return [y[1], ((1 - y[0] ** 2) * y[1] - y[0]) / 1e-6]


def hires(t, y):
    return [
        -1.71 * y[0] + 0.43 * y[1] + 8.32 * y[2] + 0.0007,
        1.71 * y[0] - 8.75 * y[1],
        -10.03 * y[2] + 0.43 * y[3] + 0.035 * y[4],
        8.32 * y[1] + 1.71 * y[2] - 1.12 * y[3],
        -1.745 * y[4] + 0.43 * y[5] + 0.43 * y[6],
        -280 * y[5] * y[7] + 0.69 * y[3] + 1.71 * y[4] - 0.43 * y[5] + 0.69 * y[6],
        280 * y[5] * y[7] - 1.81 * y[6],
        -280 * y[5] * y[7] + 1.81 * y[6],
    ]


def robertson(t, y):
    a = 0.04 * y[0] - 1e4 * y[1] * y[2]
    b = 3e7 * y[1] ** 2
    return [-a, a - b, b]


FUNCTIONS = {"van der Pol, μ = 1e6": (van_der_pol, [2, 0]), "HIRES": (hires, [1, 0, 0, 0, 0, 0, 0, 0.0057]), "Robertson": (robertson, [1, 0, 0])}

with open(__file__.replace("peers.py", "problems.txt"), encoding="utf-8") as file:
    for line in file:
        fields = [field.strip() for field in line.split("|")]
        if fields[0] not in FUNCTIONS:
            continue
        f, start = FUNCTIONS[fields[0]]
        scale = float(fields[3])
        ends = np.array([float(word.split("=")[1]) for word in fields[5].split()])
        for method in ["Radau", "LSODA"]:
            for tolerance in [1e-4, 1e-7, 1e-10]:
                run = solve_ivp(f, (0, float(fields[2])), start, method=method, rtol=tolerance, atol=tolerance * scale)
                error = np.max(np.abs(run.y[:, -1] - ends) / np.maximum(np.abs(ends), scale)) if run.success else np.inf
                print(f"{fields[0]}|{method}|{tolerance:.0e}|{error:.3e}|{run.nfev}", flush=True)
