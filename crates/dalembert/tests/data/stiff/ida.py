"""Work and precision of SUNDIALS' IDA in C, and of SciPy's Radau and LSODA, on reference problems.

python3 ida.py DALEMBERT FOLDER < problems.json > runs

Residuals are made from formulas that `dalembert equations` prints (M, f, A, b), from the equations of circuits, or, of the ring of bushings, from the forces of its springs; CasADi
differentiates them and writes C with exact Jacobians. Constrained motions are given to IDA in both forms that it can take: index 1 (accelerations), and index 2 with positions
and velocities held (Gear, Gupta, Leimkuhler). Each line read is a problem, {"name", "model", "kind", "until", "ends", "sizes"}; each line written a run, "name|method|tolerance|error|seconds",
the best of several."""

import contextlib
import json
import pathlib
import re
import subprocess
import sys
import time
import tomllib

import casadi as ca
import numpy as np
from scipy.integrate import solve_ivp

FUNCTIONS = {n: getattr(ca, n) for n in ("sin", "cos", "tan", "sqrt", "exp", "log", "atan2", "sinh", "cosh", "tanh")} | {"pi": np.pi, "abs": ca.fabs}
TOLERANCES = [1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10]
# Of how many runs the best counts, and how long they may take together, s.
REPEATS, LONGEST = 9, 60
PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])


class Names:
    """Names of a file, as CasADi has them: words with brackets, dots and primes become one."""

    def __init__(self):
        self.t = ca.SX.sym("t")
        self.known = dict(FUNCTIONS, t=self.t)

    @staticmethod
    def plain(name):
        return re.sub(r"\W", lambda m: {"'": "__d", "[": "__b", "]": "__e", ".": "__p"}[m.group()], name)

    def __setitem__(self, name, value):
        self.known[self.plain(name)] = value

    def value(self, formula):
        if not isinstance(formula, str):
            return formula
        text = re.sub(r"[A-Za-z_][\w.\[\]]*'*", lambda m: self.plain(m.group()), formula.replace("^", "**").replace("\n", " "))
        return eval(text, {}, self.known)


def parameters(file, names):
    for name, entry in file.get("parameters", {}).items():
        names[name] = names.value(entry["value"] if isinstance(entry, dict) else entry)


def ask(*words):
    done = subprocess.run([PROGRAM, *words, "--json"], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def mechanical(problem, file):
    """M, f, A, b as the command prints them; positions of constraints as they are written."""
    names, found, at = Names(), ask("equations", problem["model"]), ask("evaluate", problem["model"])
    parameters(file, names)
    said = found["names"]
    t, q, v = names.t, ca.SX.sym("q", len(said["q"])), ca.SX.sym("v", len(said["v"]))
    for k, name in enumerate(said["q"]):
        names[name], names["tau." + name] = q[k], 0
    for k, name in enumerate(said["v"]):
        names[name] = v[k]
    for name, formula in found["abbreviations"].items():
        names[name] = names.value(formula)
    matrix = lambda rows: ca.vertcat(*[ca.horzcat(*[names.value(e) for e in row]) for row in rows])
    n = len(said["v"])
    M, f = matrix(found["matrices"]["M"]), ca.vertcat(*[names.value(e) for e in found["matrices"]["f"]])
    A = matrix(found["matrices"]["A"]) if said["constraints"] else ca.SX.zeros(0, n)
    b = ca.vertcat(*[names.value(e) for e in found["matrices"]["b"]]) if said["constraints"] else ca.SX.zeros(0, 1)
    sides = [(c if isinstance(c, str) else c["equation"]).split("=") for c in file.get("constraints", {}).values()]
    h = ca.vertcat(*[names.value(left) - names.value(right) for left, right in sides])
    start = np.array([at["q"][name] for name in said["q"]]), np.array([at["v"][name] for name in said["v"]])
    return forms(said["q"] + said["v"], t, q, v, M, f, A, b, h, start)


def forms(columns, t, q, v, M, f, A, b, h, start):
    """Residuals and starts of a constrained motion."""
    n, k = v.numel(), A.shape[0]
    lam, mu, a, qd = ca.SX.sym("lam", k), ca.SX.sym("mu", k), ca.SX.sym("a", n), ca.SX.sym("qd", n)
    KKT = ca.vertcat(ca.horzcat(M, -A.T), ca.horzcat(A, ca.SX.zeros(k, k)))
    # Symbolic elimination of many coordinates has no end.
    diagonal = k == 0 and M.sparsity().is_diag()
    solved = f / ca.diag(M) if diagonal else ca.solve(KKT, ca.vertcat(f, b))
    q0, v0 = start
    matrix, right = (np.array(x) for x in ca.Function("S", [t, q, v], [KKT, ca.vertcat(f, b)])(0, q0, v0))
    al = np.linalg.lstsq(matrix, right.ravel(), rcond=None)[0]
    dynamics = M @ a - f - A.T @ lam
    rest = lambda size: ca.SX.sym("rest", size)
    x0, xp0 = np.concatenate([q0, v0]), np.concatenate([v0, al[:n]])
    differential = [1] * (2 * n)
    explicit = ca.Function("G", [t, ca.vertcat(q, v)], [ca.vertcat(v, solved[:n])])
    out = {"columns": columns, "explicit": explicit, "start": x0, "forms": {}}
    if k == 0:
        out["forms"]["IDA"] = (t, ca.vertcat(q, v), ca.vertcat(qd, a), ca.vertcat(qd - v, dynamics), x0, xp0, differential)
        return out
    y, yp = ca.vertcat(q, v, lam), ca.vertcat(qd, a, rest(k))
    out["forms"]["IDA, index 1"] = (t, y, yp, ca.vertcat(qd - v, dynamics, A @ a - b), np.concatenate([x0, al[n:]]), np.concatenate([xp0, np.zeros(k)]), differential + [0] * k)
    y, yp = ca.vertcat(q, v, lam, mu), ca.vertcat(qd, a, rest(2 * k))
    hd = ca.jacobian(h, q) @ v + ca.jacobian(h, t)
    residual = ca.vertcat(qd - v - A.T @ mu, dynamics, h, hd)
    out["forms"]["IDA, index 2"] = (t, y, yp, residual, np.concatenate([x0, al[n:], np.zeros(k)]), np.concatenate([xp0, np.zeros(2 * k)]), differential + [0] * 2 * k)
    return out


def circuit(problem, file):
    """E y' = f as written."""
    names, at = Names(), ask("evaluate", problem["model"])
    parameters(file, names)
    t, columns = names.t, list(file["variables"])
    y, yp = ca.SX.sym("y", len(columns)), ca.SX.sym("yp", len(columns))
    for k, name in enumerate(columns):
        names[name] = y[k]
    for name, entry in file.get("inputs", {}).items():
        names[name] = names.value(entry["value"])
    E = ca.SX.zeros(len(columns), len(columns))
    for row, entries in file["equations"]["mass"].items():
        for column, entry in entries.items():
            E[columns.index(row), columns.index(column)] = names.value(entry)
    f = ca.vertcat(*[names.value(file["equations"]["force"][name]) for name in columns])
    y0 = np.array([at["q"][name] for name in columns])
    dense = np.array(ca.Function("E", [t], [E])(0)).astype(float)
    # Rates from E y' = f and the derivatives of equations without any.
    u, s, _ = np.linalg.svd(dense)
    null = u[:, s <= 1e-12 * max(s[0], 1e-300)].T
    held = ca.DM(null) @ f
    J, Jt, F = (np.array(x) for x in ca.Function("J", [t, y], [ca.jacobian(held, y), ca.jacobian(held, t), f])(0, y0))
    yp0 = np.linalg.lstsq(np.vstack([dense, J]), np.concatenate([F.ravel(), -Jt.ravel()]), rcond=None)[0]
    differential = [int(np.any(dense[:, k])) for k in range(len(columns))]
    return {"columns": columns, "explicit": None, "start": y0, "forms": {"IDA": (t, y, yp, E @ yp - f, y0, yp0, differential)}}


def ring(problem, file):
    """Planar segments between springs with dampers."""
    names = Names()
    parameters(file, names)
    n, P = 40, {key: float(names.value(key)) for key in ("R", "a", "b", "k", "c", "turn", "outer_gap", "inner_gap", "diagonal")}
    q, v, t = ca.SX.sym("q", 3 * n), ca.SX.sym("v", 3 * n), names.t
    f = [ca.SX.zeros(3) for _ in range(n)]

    def point(i, x, y):
        c, s = ca.cos(q[3 * i + 2]), ca.sin(q[3 * i + 2])
        arm = ca.vertcat(c * x - s * y, s * x + c * y)
        return arm, q[3 * i : 3 * i + 2] + arm, v[3 * i : 3 * i + 2] + v[3 * i + 2] * ca.vertcat(-arm[1], arm[0])

    for i in range(n):
        j = (i + 1) % n
        for x, x2, length in (("b", "b", "outer_gap"), ("-b", "-b", "inner_gap"), ("b", "-b", "diagonal")):
            sign = lambda s: -P["b"] if s.startswith("-") else P["b"]
            one, two = point(i, sign(x), P["a"]), point(j, sign(x2), -P["a"])
            d, w = two[1] - one[1], two[2] - one[2]
            size = ca.norm_2(d)
            force = (P["k"] * (size - P[length]) + P["c"] * ca.dot(d, w) / size) / size * d
            for k, (arm, _, _), way in ((i, one, 1), (j, two, -1)):
                f[k] += way * ca.vertcat(force, arm[0] * force[1] - arm[1] * force[0])
    mass = ca.SX(ca.diag(ca.DM([0.5, 0.5, 0.5 * (0.1**2 + 0.14**2) / 12] * n)))
    at = ask("evaluate", problem["model"])
    columns = [f"place[{i}].{c}" for i in range(n) for c in ("x", "y", "angle")]
    start = [np.concatenate([at[level][f"place[{i}]"] for i in range(n)]) for level in ("q", "v")]
    empty = ca.SX.zeros(0, 3 * n)
    return forms(columns + [c + "'" for c in columns], t, q, v, mass, ca.vertcat(*f), empty, ca.SX.zeros(0, 1), ca.SX.zeros(0, 1), start)


DRIVER = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <ida/ida.h>
#include <nvector/nvector_serial.h>
#include <sunmatrix/sunmatrix_dense.h>
#include <sunlinsol/sunlinsol_dense.h>
#ifdef SPARSE
#include <sunlinsol/sunlinsol_klu.h>
#include <sunmatrix/sunmatrix_sparse.h>
#endif
#include "start.h"
typedef long long int casadi_int;
int F(const double**, double**, casadi_int*, double*, int);
int J(const double**, double**, casadi_int*, double*, int);
static casadi_int iw[100000];
static double w[1000000];
static int res(realtype t, N_Vector y, N_Vector yp, N_Vector r, void *u) {
  const double *a[16] = {&t, N_VGetArrayPointer(y), N_VGetArrayPointer(yp)};
  double *o[16] = {N_VGetArrayPointer(r)};
  F(a, o, iw, w, 0);
  return 0;
}
static int jac(realtype t, realtype cj, N_Vector y, N_Vector yp, N_Vector r, SUNMatrix M, void *u, N_Vector x1, N_Vector x2, N_Vector x3) {
  const double *a[16] = {&t, N_VGetArrayPointer(y), N_VGetArrayPointer(yp), &cj};
#ifdef SPARSE
  double *o[16] = {SUNSparseMatrix_Data(M)};
  J(a, o, iw, w, 0);
  for (int k = 0; k <= N; k++) SUNSparseMatrix_IndexPointers(M)[k] = COLUMN[k];
  for (int k = 0; k < NNZ; k++) SUNSparseMatrix_IndexValues(M)[k] = ROW[k];
#else
  static double entries[NNZ];
  double *o[16] = {entries};
  J(a, o, iw, w, 0);
  for (int j = 0; j < N; j++)
    for (int k = COLUMN[j]; k < COLUMN[j + 1]; k++) SUNDenseMatrix_Column(M, j)[ROW[k]] = entries[k];
#endif
  return 0;
}
int main(int argc, char **argv) {
  double until = atof(argv[1]), tolerance = atof(argv[2]), best = 1e30, last[N];
  int repeats = atoi(argv[3]), flag = 0;
  for (int k = 0; k < repeats; k++) {
    SUNContext c;
    SUNContext_Create(NULL, &c);
    N_Vector y = N_VNew_Serial(N, c), yp = N_VNew_Serial(N, c), id = N_VNew_Serial(N, c), tol = N_VNew_Serial(N, c);
    memcpy(N_VGetArrayPointer(y), Y0, sizeof Y0);
    memcpy(N_VGetArrayPointer(yp), YP0, sizeof YP0);
    for (int i = 0; i < N; i++) {
      NV_Ith_S(id, i) = ID[i];
      NV_Ith_S(tol, i) = tolerance * SCALE[i];
    }
    void *m = IDACreate(c);
    IDAInit(m, res, 0.0, y, yp);
    IDASVtolerances(m, tolerance, tol);
#ifdef SPARSE
    SUNMatrix A = SUNSparseMatrix(N, N, NNZ, CSC_MAT, c);
    SUNLinearSolver s = SUNLinSol_KLU(y, A, c);
#else
    SUNMatrix A = SUNDenseMatrix(N, N, c);
    SUNLinearSolver s = SUNLinSol_Dense(y, A, c);
#endif
    IDASetLinearSolver(m, s, A);
    IDASetJacFn(m, jac);
    IDASetId(m, id);
    IDASetSuppressAlg(m, SUPPRESS);
    IDASetMaxNumSteps(m, 10000000);
    IDASetStopTime(m, until);
    struct timespec a, b;
    realtype t = 0;
    clock_gettime(CLOCK_MONOTONIC, &a);
    flag = IDASolve(m, until, &t, y, yp, IDA_NORMAL);
    clock_gettime(CLOCK_MONOTONIC, &b);
    double d = (b.tv_sec - a.tv_sec) + 1e-9 * (b.tv_nsec - a.tv_nsec);
    if (d < best) best = d;
    memcpy(last, N_VGetArrayPointer(y), sizeof last);
    IDAFree(&m);
    if (flag < 0) break;
  }
  printf("%d %.9g", flag, best);
  for (int i = 0; i < N; i++) printf(" %.17g", last[i]);
  printf("\n");
  return 0;
}
"""


def build(form, scales, suppress, folder):
    """C for one form, compiled: the program."""
    t, y, yp, residual, y0, yp0, differential = form
    cj = ca.SX.sym("cj")
    J = ca.jacobian(residual, y) + cj * ca.jacobian(residual, yp)
    columns, rows = J.sparsity().get_ccs()
    folder.mkdir(parents=True, exist_ok=True)
    code = ca.CodeGenerator("model.c")
    code.add(ca.Function("F", [t, y, yp], [ca.densify(residual)]))
    code.add(ca.Function("J", [t, y, yp, cj], [J]))
    code.generate(f"{folder}/")
    array = lambda name, values: f"static const double {name}[] = {{{', '.join(repr(float(x)) for x in values)}}};\n"
    whole = lambda name, values: f"static const int {name}[] = {{{', '.join(str(x) for x in values)}}};\n"
    text = f"#define N {y.numel()}\n#define NNZ {J.nnz()}\n#define SUPPRESS {int(suppress)}\n" + whole("COLUMN", columns) + whole("ROW", rows) + array("Y0", y0) + array("YP0", yp0) + array("ID", differential) + array("SCALE", scales)
    (folder / "start.h").write_text(text)
    (folder / "driver.c").write_text(DRIVER)
    sparse = y.numel() > 50
    parts = ["ida", "nvecserial", "sunmatrixdense", "sunlinsoldense"] + (["sunmatrixsparse", "sunlinsolklu"] if sparse else [])
    libraries = [f"-lsundials_{part}" for part in parts] + ["-lm"]
    flags = ["-DSPARSE", "-I/usr/include/suitesparse"] if sparse else []
    subprocess.run(["cc", "-O2", "-w", *flags, "-o", "ida", "driver.c", "model.c", *libraries], cwd=folder, check=True)
    return folder / "ida"


def error(problem, columns, last):
    found = dict(zip(columns, last))
    return max(abs(found[name] - end) / max(abs(end), problem["sizes"].get(name, 0.0), 1e-300) for name, end in problem["ends"].items() if name in found)


def tell(problem, method, tolerance, off, seconds):
    print(f"{problem['name']}|{method}|{tolerance:.0e}|{off:.3e}|{seconds:.6e}", flush=True)


def by_ida(problem, system):
    columns = system["columns"]
    for method, form in system["forms"].items():
        y = form[1]
        sizes = [max(problem["sizes"].get(name, 0.0), 1e-12) for name in columns]
        # Multipliers are not asked for.
        scales = sizes + [1e12] * (y.numel() - len(columns))
        program = build(form, scales, y.numel() > len(columns), FOLDER / re.sub(r"\W+", "_", f"{problem['name']} {method}"))
        for tolerance in TOLERANCES:
            words = ["-1"]
            with contextlib.suppress(subprocess.TimeoutExpired):
                words = subprocess.run([program, str(problem["until"]), repr(tolerance), str(REPEATS)], capture_output=True, text=True, timeout=LONGEST).stdout.split()
            if int(words[0]) < 0:
                tell(problem, method, tolerance, np.inf, np.inf)
                continue
            tell(problem, method, tolerance, error(problem, columns, [float(x) for x in words[2:]]), float(words[1]))


def by_scipy(problem, system):
    G, start = system["explicit"], system["start"]
    if G is None:
        return
    y = ca.SX.sym("y", len(start))
    t = ca.SX.sym("t")
    jacobian = ca.Function("J", [t, y], [ca.densify(ca.jacobian(G(t, y), y))])
    rate = lambda t, y: np.asarray(G(t, y)).ravel()
    sizes = np.array([max(problem["sizes"].get(name, 0.0), 1e-12) for name in system["columns"]])
    for method in ("Radau", "LSODA"):
        for tolerance in (1e-4, 1e-6, 1e-8):
            best = np.inf
            for _ in range(2):
                begun = time.perf_counter()
                run = solve_ivp(rate, (0, problem["until"]), start, method=method, rtol=tolerance, atol=tolerance * sizes, jac=lambda t, y: np.asarray(jacobian(t, y)))
                best = min(best, time.perf_counter() - begun)
                if best > 5:
                    break
            off = error(problem, system["columns"], run.y[:, -1]) if run.success else np.inf
            tell(problem, f"SciPy {method}", tolerance, off, best)


KINDS = {"mechanical": mechanical, "circuit": circuit, "ring": ring}
for line in sys.stdin:
    problem = json.loads(line)
    file = tomllib.loads(pathlib.Path(problem["model"]).read_text(encoding="utf-8"))
    system = KINDS[problem["kind"]](problem, file)
    by_ida(problem, system)
    by_scipy(problem, system)
