"""Answers about one state: the command's documents with arrays in them."""

from __future__ import annotations

import copy
import html
import itertools
import json
import re
from collections.abc import Iterator, KeysView, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .errors import UsageError

if TYPE_CHECKING:
    import pandas

    from .model import Model

Array = NDArray[np.float64]


class Shown:
    """A page in a frame of a notebook. It holds all its data and loads nothing."""

    def __init__(self, page: str, height: int) -> None:
        self.page = page
        """The page as HTML."""
        self.height = height
        """Pixels of the frame."""

    def _repr_html_(self) -> str:
        return f'<iframe srcdoc="{html.escape(self.page)}" style="width:100%;height:{self.height:d}px;border:0"></iframe>'

    def __repr__(self) -> str:
        return f"<dalembert.Shown: a page of {len(self.page) // 1024} KiB; a notebook shows it>"


def drawn(columns: Any, names: Sequence[str], units: Mapping[str, str | None], against: str, ax: Any) -> Any:
    """Curves of columns over another one by matplotlib, named with their units. Gives the axes."""
    import matplotlib.pyplot as plt

    def named(name: str) -> str:
        unit = "s" if name == "t" else units.get(name)
        return f"{name} / {unit}" if unit else name

    axes = ax if ax is not None else plt.subplots()[1]
    x = columns.t if against == "t" else columns[against]
    for name in names:
        axes.plot(x, columns[name], label=named(name))
    axes.set_xlabel(named(against))
    axes.legend()
    return axes


def shared(values: Any, shape: tuple[int, ...] | None = None) -> Array:
    """A read-only array of numbers, null where they are not finite."""
    found = np.array(values, dtype=np.float64)
    if shape is not None:
        found = found.reshape(shape)
    found.setflags(write=False)
    return found


class Answer:
    """An answer of a verb. `document` is what `dalembert … --json` prints."""

    def __init__(self, text: str) -> None:
        self._document: dict[str, Any] = json.loads(text)

    @property
    def document(self) -> dict[str, Any]:
        """The command's JSON document, a copy."""
        return copy.deepcopy(self._document)

    def __getitem__(self, key: str) -> Any:
        return copy.deepcopy(self._document[key])

    def __contains__(self, key: object) -> bool:
        return key in self._document

    def __iter__(self) -> Iterator[Any]:
        return iter(self._document)

    def keys(self) -> KeysView[str]:
        """Keys of the document."""
        return self._document.keys()

    def _matrix(self, key: str, rows: int, columns: int) -> Array:
        if self._document[key] is None:
            raise UsageError(f"the model has too many columns for `{key}` to be written out")
        return shared(self._document[key], (rows, columns))


def _without_points(names: Sequence[str]) -> list[str]:
    """Names without points, each once; names that have none stay as they are."""
    taken = {name for name in names if "." not in name}
    found = []
    for name in names:
        plain = name.replace(".", "_")
        if plain != name:
            candidates = itertools.chain([plain], (f"{plain}_{k}" for k in itertools.count(2)))
            plain = next(candidate for candidate in candidates if candidate not in taken)
            taken.add(plain)
        found.append(plain)
    return found


class Finding(NamedTuple):
    """Something that the doctor found."""

    code: str
    """Code, never reused: the manual lists them."""
    severity: str
    """`"error"`, `"warning"` or `"note"`."""
    sentence: str
    """What is wrong, by name."""
    suggestion: str | None
    """What to do about it."""
    names: list[str]
    """The parts that it is about."""
    size: float | None
    """How much, where that has a meaning."""


class Diagnosis(Answer):
    """What the doctor says of a model at a state."""

    @property
    def mobility(self) -> int:
        """Degrees of freedom."""
        return int(self._document["mobility"])

    @property
    def rows(self) -> int:
        """Rows of constraints."""
        return int(self._document["rows"])

    @property
    def rank(self) -> int:
        """How many of them are independent."""
        return int(self._document["rank"])

    @property
    def findings(self) -> list[Finding]:
        """What was found, causes first."""
        return [Finding(**finding) for finding in self._document["findings"]]

    @property
    def reactions(self) -> dict[str, bool]:
        """For each reaction: whether it is determined."""
        return {name: word == "determined" for name, word in self._document["reactions"].items()}

    @property
    def assembled(self) -> bool:
        """Whether the start state closes."""
        return bool(self._document["assembly"]["converged"])

    @property
    def redundant(self) -> list[list[str]]:
        """Groups of rows that follow from others."""
        return [list(group["rows"]) for group in self._document["redundant"]]

    def __repr__(self) -> str:
        lines = [f"{self.mobility} degrees of freedom, {self.rows} constraint rows of rank {self.rank}"]
        lines += [f"{f.code} {f.severity}: {f.sentence}" for f in self.findings]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{html.escape(f.code)}</td><td>{html.escape(f.severity)}</td><td>{html.escape(f.sentence)}</td></tr>"
            for f in self.findings
        )
        head = f"{self.mobility} degrees of freedom, {self.rows} constraint rows of rank {self.rank}"
        return f"<p>{head}</p><table>{rows}</table>"


class Determinacy(NamedTuple):
    """What the equations at one state determine."""

    accelerations_unique: bool
    undetermined: list[str]
    undetermined_outputs: list[str]
    consistent: bool
    contradictory: list[str]
    rank: int
    rows: int
    soft_rows: list[str]
    gap: float | None


class Evaluation(Answer):
    """M α = f + γ, A α = b at one state, with their solution. Arrays are read-only; columns are those of `columns`, rows those of `rows`."""

    @property
    def t(self) -> float:
        """Time, s."""
        return float(self._document["t"])

    @property
    def columns(self) -> list[str]:
        """What the columns of M and A are: the highest derivatives α."""
        return list(self._document["columns"])

    @property
    def rows(self) -> list[str]:
        """What the rows of A are."""
        return list(self._document["lambda"])

    @property
    def M(self) -> Array:
        """Mass matrix, shape (n, n)."""
        n = len(self.columns)
        return self._matrix("mass", n, n)

    @property
    def f(self) -> Array:
        """Forces without those of constraints, shape (n,)."""
        return shared(self._document["force"])

    @property
    def A(self) -> Array:
        """Rows of the constraints, shape (m, n)."""
        return self._matrix("rows", len(self.rows), len(self.columns))

    @property
    def b(self) -> Array:
        """Right-hand sides of the constraints, shape (m,)."""
        return shared(self._document["b"])

    @property
    def alpha(self) -> Array:
        """Accelerations, shape (n,)."""
        return shared(self._document["alpha"])

    @property
    def gamma(self) -> Array:
        """Forces of the constraints, M α − f, shape (n,)."""
        return shared(self._document["gamma"])

    @property
    def lambda_(self) -> Array:
        """Multipliers, shape (m,); see `lambda_determined`."""
        return shared([entry["value"] for entry in self._document["lambda"].values()])

    @property
    def lambda_determined(self) -> NDArray[np.bool_]:
        """Which multipliers are determined, shape (m,). Of the others a least one is shown."""
        found = np.array([entry["determined"] for entry in self._document["lambda"].values()], dtype=np.bool_)
        found.setflags(write=False)
        return found

    @property
    def determinacy(self) -> Determinacy:
        """What is determined, and what contradicts."""
        return Determinacy(**self._document["determinacy"])

    @property
    def q(self) -> dict[str, Any]:
        """Coordinates by name; those of a joint with several as a list."""
        return dict(self._document["q"])

    @property
    def v(self) -> dict[str, Any]:
        """Velocities by name."""
        return dict(self._document["v"])

    @property
    def outputs(self) -> dict[str, float]:
        """Outputs by name."""
        return dict(self._document["outputs"])

    @property
    def reactions(self) -> dict[str, dict[str, Any]]:
        """For each joint: moment (N m) and force (N) of its first body on its second, at the joint, in its frame on the second."""
        return copy.deepcopy(self._document["reactions"])

    @property
    def poses(self) -> dict[str, tuple[Array, Array]]:
        """For each body and frame: position in m, shape (3,), and rotation matrix, shape (3, 3), in the ground frame."""
        poses = self._document["poses"]
        return {name: (shared(p["position"]), shared(p["rotation"])) for name, p in poses.items()}

    @property
    def energy(self) -> tuple[float, float] | None:
        """Kinetic and potential energy in J, if they are known."""
        found = self._document["energy"]
        return None if found is None else (float(found["kinetic"]), float(found["potential"]))

    @property
    def gravity(self) -> dict[str, float]:
        """Efforts along each velocity of a joint that hold the bodies at rest against gravity."""
        return dict(self._document["gravity"])

    @property
    def inverse_dynamics(self) -> dict[str, float]:
        """Efforts that the bodies need for the accelerations that were given."""
        return dict(self._document["inverse_dynamics"])

    @property
    def independent(self) -> Independent:
        """The model in independent velocities, if `independent`, `actuated` or `jacobian` asked for it."""
        return Independent(self._part("independent", "independent=, actuated= or jacobian="))

    @property
    def derivatives(self) -> Derivatives:
        """Derivatives by states and inputs, if `derivatives=True` asked for them."""
        return Derivatives(self._part("derivatives", "derivatives=True"))

    @property
    def lagrangian(self) -> dict[str, Any]:
        """The Lagrangian form, if `form="lagrangian"` asked for it: M, C, D, g, G, J by the names of the command's JSON."""
        return dict(json.loads(self._part("lagrangian", 'form="lagrangian"')))

    @property
    def hamiltonian(self) -> dict[str, Any]:
        """The port-Hamiltonian form, if `form="hamiltonian"` asked for it."""
        return dict(json.loads(self._part("hamiltonian", 'form="hamiltonian"')))

    def _part(self, name: str, how: str) -> str:
        if name not in self._document:
            raise UsageError(f"`{name}` was not asked for: evaluate({how})")
        return json.dumps(self._document[name])

    def __repr__(self) -> str:
        d = self.determinacy
        return f"<dalembert.Evaluation at t = {self.t} s: {len(self.columns)} columns, {d.rows} rows of rank {d.rank}>"


class Independent(Answer):
    """A model in independent velocities, through its loops."""

    @property
    def names(self) -> list[str]:
        """The independent coordinates."""
        return list(self._document["names"])

    @property
    def motion(self) -> Array:
        """Z of v = Z · independent velocities, shape (n, k)."""
        return shared(self._document["motion"]).reshape(-1, len(self.names))

    @property
    def M(self) -> Array:
        """Reduced mass matrix, shape (k, k)."""
        return self._matrix("mass", len(self.names), len(self.names))

    @property
    def f(self) -> Array:
        """What accelerates the independent coordinates, shape (k,)."""
        return shared(self._document["force"])

    @property
    def jacobians(self) -> dict[str, Array]:
        """For each frame: [ω; v] in the ground frame by the independent velocities, shape (6, k)."""
        return {name: shared(rows, (6, len(self.names))) for name, rows in self._document["jacobians"].items()}

    @property
    def efforts(self) -> dict[str, float]:
        """Efforts of the joints that drive for the accelerations that were given."""
        found = self._document["efforts"]
        if found is None:
            raise UsageError("no joints were named to drive: evaluate(actuated=…)")
        return dict(found["values"])

    @property
    def attainable(self) -> bool:
        """Whether the joints that drive attain the accelerations."""
        return self._document["efforts"] is None or bool(self._document["efforts"]["attainable"])


class Derivatives(Answer):
    """Derivatives of forward and inverse dynamics along motions that keep the constraints, in the orders of the lists of names."""

    @property
    def states(self) -> list[str]:
        """Names of the states."""
        return [entry["name"] for entry in self._document["states"]]

    @property
    def inputs(self) -> list[str]:
        """Names of the inputs."""
        return [entry["name"] for entry in self._document["inputs"]]

    @property
    def A(self) -> Array:
        """∂ẋ/∂x, shape (states, states)."""
        return self._matrix("state_matrix", len(self.states), len(self.states))

    @property
    def B(self) -> Array:
        """∂ẋ/∂u, shape (states, inputs)."""
        return self._matrix("input_matrix", len(self.states), len(self.inputs))

    def __repr__(self) -> str:
        return f"<dalembert.Derivatives by {len(self.states)} states and {len(self.inputs)} inputs>"


class Mode(NamedTuple):
    """An eigenvalue of a linear system."""

    eigenvalue: complex
    frequency: float | None
    damping: float | None
    algebraic: int
    geometric: int


def _modes(entries: Sequence[dict[str, Any]]) -> list[Mode]:
    return [
        Mode(complex(*e["eigenvalue"]), e["frequency"], e["damping"], e["algebraic"], e["geometric"]) for e in entries
    ]


class Linearization(Answer):
    """ẋ = A x + B u, y = C x + D u about a state, in the orders of `states`, `inputs`, `outputs`."""

    @property
    def states(self) -> list[str]:
        """Names of the states."""
        return list(self._document["states"])

    @property
    def inputs(self) -> list[str]:
        """Names of the inputs."""
        return list(self._document["inputs"])

    @property
    def outputs(self) -> list[str]:
        """Names of the outputs."""
        return list(self._document["outputs"])

    @property
    def A(self) -> Array:
        """Shape (states, states)."""
        return self._matrix("A", len(self.states), len(self.states))

    @property
    def B(self) -> Array:
        """Shape (states, inputs)."""
        return self._matrix("B", len(self.states), len(self.inputs))

    @property
    def C(self) -> Array:
        """Shape (outputs, states)."""
        return self._matrix("C", len(self.outputs), len(self.states))

    @property
    def D(self) -> Array:
        """Shape (outputs, inputs)."""
        return self._matrix("D", len(self.outputs), len(self.inputs))

    @property
    def x0(self) -> Array:
        """The point itself: values of `states`."""
        return shared(self._document["x0"])

    @property
    def u0(self) -> Array:
        """Values of `inputs` there."""
        return shared(self._document["u0"])

    @property
    def y0(self) -> Array:
        """Values of `outputs` there."""
        return shared(self._document["y0"])

    @property
    def modes(self) -> list[Mode]:
        """Eigenvalues of A in 1/s with their undamped frequency in rad/s and damping ratio."""
        return _modes(self._document["modes"])

    @property
    def stability(self) -> str:
        """What the eigenvalues say of stability, in a word; `unknown` where equations change with time."""
        return str(self._document["stability"])

    @property
    def equilibrium(self) -> bool:
        """Whether the state rests there: ẋ = 0 at it, so that A and B describe motions near rest."""
        return bool(self._document["equilibrium"])

    @property
    def controllable(self) -> bool:
        """Whether the inputs reach every state."""
        return bool(self._document["controllability"]["controllable"])

    @property
    def observable(self) -> bool:
        """Whether the outputs see every state."""
        return bool(self._document["observability"]["observable"])

    @property
    def controllability(self) -> dict[str, Any]:
        """All that is said of it: dimension, what is not reached, the distance to losing it."""
        return copy.deepcopy(self._document["controllability"])

    @property
    def observability(self) -> dict[str, Any]:
        """All that is said of it."""
        return copy.deepcopy(self._document["observability"])

    def to_control(self) -> Any:
        """The system as `control.ss(A, B, C, D)`; needs python-control.

        Its names have `_` in place of the points that python-control has for systems within systems: `tau.P` is `tau_P`, and what would be
        there twice gets a number. Their order is that of `states`, `inputs` and `outputs` here.
        """
        import control

        return control.ss(
            self.A,
            self.B,
            self.C,
            self.D,
            states=_without_points(self.states),
            inputs=_without_points(self.inputs),
            outputs=_without_points(self.outputs),
        )

    def __repr__(self) -> str:
        sizes = f"{len(self.states)} states, {len(self.inputs)} inputs, {len(self.outputs)} outputs"
        return f"<dalembert.Linearization: {sizes}, {self.stability}>"


class Motion(Answer):
    """A mechanism moved by its drives: `motion["A"]` is a coordinate, `motion["B'"]` its rate, `motion["tool_x"]` an output, each over the samples.

    Files and pages are made of the same motion, which is gone through again for them."""

    def __init__(self, model: Model, asked: tuple[Any, ...]) -> None:
        self._model = model
        self._asked = asked
        super().__init__(self._made(None, "document"))

    def _made(self, out: str | None, wants: str) -> str:
        settings, state, branch, drives, rate = self._asked
        return self._model._engine.move(settings, state, branch, drives, rate, out, wants)

    @property
    def t(self) -> Array:
        """Instants of the samples, s: the drives go at the rate that was given, or the first one by one unit a second."""
        return shared(self._document["t"])

    def to_dict(self) -> dict[str, Array]:
        """All columns by name, `t` first."""
        return {"t": self.t, **{name: self[name] for name in self}}

    def to_pandas(self) -> pandas.DataFrame:
        """All columns as a table of pandas, with t as its index."""
        import pandas

        return pandas.DataFrame({name: self[name] for name in self}, index=pandas.Index(self.t, name="t"))

    def write(self, path: str | Path) -> None:
        """Writes all columns to a .csv or .parquet file, as `dalembert move --out` does."""
        self._made(str(path), "document")

    def report(self, path: str | Path) -> None:
        """Writes the report of `dalembert move --report`: one page of HTML with plots, findings and the mechanism in motion."""
        Path(path).write_text(self._made(None, "page"), encoding="utf-8")

    def __getitem__(self, key: str) -> Array:
        if key == "t":
            return self.t
        columns = self._document["columns"]
        if key not in columns:
            raise KeyError(f"no column `{key}`; there are {', '.join(columns)}")
        return shared(columns[key])

    def __contains__(self, key: object) -> bool:
        return key in self._document["columns"]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._document["columns"])

    def __len__(self) -> int:
        return len(self._document["columns"])

    def keys(self) -> KeysView[str]:
        """Names of the columns."""
        columns: dict[str, Any] = self._document["columns"]
        return columns.keys()

    @property
    def completed(self) -> bool:
        """Whether the drives came to their last values."""
        return bool(self._document["completed"])

    @property
    def reached(self) -> dict[str, float]:
        """The value of each drive at the end of the motion."""
        return {drive["name"]: drive["reached"] for drive in self._document["drives"]}

    @property
    def stopped(self) -> str | None:
        """Why the motion ended before: at a dead point, say."""
        stop = self._document["stop"]
        if stop is None:
            return None
        if stop["kind"] == "locked":
            return f"it locks: a dead point, where {', '.join(stop['can_move'])} can move while the drives rest"
        return str(stop.get("reason", "it was interrupted"))

    @property
    def transmissions(self) -> list[dict[str, Any]]:
        """Transmission angles of loops, rad: joint, drive, and the least and most over the motion with where they are."""
        return copy.deepcopy(list(self._document["transmissions"]))

    @property
    def extremes(self) -> dict[str, tuple[float, float]]:
        """Least and most of each column that is looked at, over the whole motion."""
        return {entry["name"]: (entry["least"]["value"], entry["most"]["value"]) for entry in self._document["extremes"]}

    @property
    def crossings(self) -> list[dict[str, Any]]:
        """Where other assemblies cross the motion."""
        return copy.deepcopy(list(self._document["crossings"]))

    def plot(self, *names: str, against: str | None = None, ax: Any = None) -> Any:
        """Curves over the first drive by matplotlib, or over the column `against`; of all coordinates and outputs if no names are given. Gives the axes."""
        names = names or tuple([n for n in self if not n.endswith("'") and np.ptp(self[n]) > 0.0][:8])
        units = {entry["name"]: entry["unit"] for entry in [*self._document["extremes"], *self._document["drives"]]}
        drive = self._document["drives"][0]["name"]
        return drawn(self, names, units, against or (drive if drive in self else "t"), ax)

    def show(self, *, height: int = 640) -> Shown:
        """The page of the motion as it is seen in a notebook, in a frame of so many pixels."""
        return Shown(self._made(None, "page"), height)

    def __repr__(self) -> str:
        ends = ", ".join(f"{name} = {value:.6g}" for name, value in self.reached.items())
        return f"<dalembert.Motion to {ends}: {self._document['samples']} samples of {len(self)} columns>"


class Equilibrium(Answer):
    """A state of rest, or of steady motion at held rates."""

    @property
    def found(self) -> bool:
        """Whether there is one near the start."""
        return bool(self._document["found"])

    @property
    def point(self) -> dict[str, float]:
        """The state by name."""
        return dict(self._document["point"])

    @property
    def modes(self) -> list[Mode]:
        """Eigenvalues about it."""
        return _modes(self._document["modes"])

    @property
    def stability(self) -> str | None:
        """What they say of its stability; `unknown` where equations change with time, nothing where it is not judged (see `unjudged`)."""
        found = self._document["stability"]
        return None if found is None else str(found)

    @property
    def efforts_change(self) -> bool:
        """Whether efforts that hold rates are those at this instant alone, and others where the motion comes to."""
        return bool(self._document["efforts_change"])

    @property
    def unjudged(self) -> str | None:
        """Why nothing is said of the stability of a state of rest that was found."""
        found = self._document["unjudged"]
        return None if found is None else str(found)

    def __repr__(self) -> str:
        return f"<dalembert.Equilibrium {self.point if self.found else 'not found'}>"


class Assembly(NamedTuple):
    """A state that meets the constraints."""

    t: float
    """Time, s."""
    q: Array
    """Coordinates in the order of `Model.coordinates`."""
    v: Array
    """Velocities in the order of `Model.velocities`."""
    residual: float
    """What is left open at most, in own units."""
    reached: bool = True
    """Whether all frames are at their targets."""
    misses: dict[str, tuple[float | None, float | None]] = {}
    """What is missing of each target: distance, m, and angle, rad; None where none was given."""
    at_ends: list[str] = []
    """Joints that stand at an end of their range."""
    why: str | None = None
    """Why the targets are not reached, in one sentence."""


class Equations(str):
    """Equations as text: a `str`, with the command's document beside it. A notebook shows them as formulas where they are the last of a cell."""

    _document: dict[str, Any]
    _asked: tuple[Model, tuple[Any, ...]]

    @classmethod
    def of(cls, model: Model, asked: tuple[Any, ...], style: str) -> Equations:
        """The equations of a model, with what the engine is asked beside the style."""
        document = cls._found(model, asked, style)
        found = cls(document["equations"])
        found._document, found._asked = document, (model, asked)
        return found

    @staticmethod
    def _found(model: Model, asked: tuple[Any, ...], style: str) -> dict[str, Any]:
        settings, form, *rest = asked
        document: dict[str, Any] = json.loads(model._engine.equations(settings, form, style, *rest))
        return document

    @property
    def document(self) -> dict[str, Any]:
        """The command's JSON document: matrices, rates and abbreviations as formulas. A copy."""
        return copy.deepcopy(self._document)

    def _repr_markdown_(self) -> str:
        lines = []
        for line in str(self._found(*self._asked, "latex")["equations"]).splitlines():
            heading = re.fullmatch(r"\\(sub)?section\*\{(.*)\}", line)
            if heading:
                title = re.sub(r"\\([&%#_$])", r"\1", heading[2])
                lines += ["", f"{'####' if heading[1] else '###'} {title}", ""]
            elif not line.startswith("%"):
                lines.append(line)
        return "\n".join(lines)


class Branches(Answer):
    """Distinct assemblies with the same input."""

    @property
    def branches(self) -> list[dict[str, float]]:
        """Coordinates by name of each, the one that assembly takes first; fit for `set=`."""
        return [dict(branch) for branch in self._document["branches"]]

    @property
    def complete(self) -> bool:
        """Whether no more can exist within what was searched."""
        return bool(self._document["complete"])

    def __len__(self) -> int:
        return len(self._document["branches"])

    def __iter__(self) -> Iterator[dict[str, float]]:
        return iter(self.branches)

    def to_pandas(self) -> pandas.DataFrame:
        """A table of pandas: an assembly a row, a coordinate a column."""
        import pandas

        return pandas.DataFrame(self.branches)

    def _rest(self) -> str:
        return "all that there are" if self.complete else "there may be more"

    def __repr__(self) -> str:
        rows = [", ".join(f"{name} = {value:.6g}" for name, value in branch.items()) for branch in self]
        return "\n".join([f"<dalembert.Branches: {len(self)}, {self._rest()}>", *(f"{k}: {row}" for k, row in enumerate(rows, 1))])

    def _repr_html_(self) -> str:
        names = list(dict.fromkeys(name for branch in self for name in branch))
        cells = "".join(
            f"<tr><th>{k}</th>{''.join(f'<td>{branch[name]:.6g}</td>' if name in branch else '<td></td>' for name in names)}</tr>"
            for k, branch in enumerate(self, 1)
        )
        head = "".join(f"<th>{html.escape(name)}</th>" for name in names)
        return f"<p>{len(self)} assemblies, {self._rest()}</p><table><tr><th></th>{head}</tr>{cells}</table>"
