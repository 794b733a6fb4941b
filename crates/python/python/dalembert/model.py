"""Models and their verbs."""

from __future__ import annotations

import html
import json
import math
import operator
import os
import sys
import warnings
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _engine
from ._toml import dumps
from .answers import Assembly, Branches, Diagnosis, Equations, Equilibrium, Evaluation, Linearization, Motion, shared
from .errors import DalembertError, UsageError
from .run import Run
from .stepper import Stepper, real, reals, seconds

Array = NDArray[np.float64]
Number = Union[float, str]
Settings = Mapping[str, Number]
Values = Union[Mapping[str, Any], ArrayLike]


def _number(name: str, value: Any) -> float | str:
    """A number, or a text that is one with its unit, `"60 deg"`."""
    return value if isinstance(value, str) else real(name, value)


def _seconds(name: str, value: Number | None) -> float | None:
    return None if value is None else seconds(name, value)


def _real(name: str, value: float | None) -> float | None:
    return None if value is None else real(name, value)


def _count(name: str, value: Any) -> int:
    """A number of things."""
    try:
        count = operator.index(value)
    except TypeError:
        count = -1
    if not 0 <= count <= sys.maxsize:
        raise UsageError(f"`{name}` is a number of things, not {value!r}")
    return count


def _named(what: str, given: Any) -> Mapping[str, Any]:
    """What is given by name."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise UsageError(f"{what} are a dictionary of names and values, not {given!r}")
    return given


def _settings(given: Settings | None) -> list[tuple[str, float | str]]:
    return [(str(name), _number(str(name), value)) for name, value in _named("settings", given).items()]


def _said(name: str, value: Number) -> str:
    """A number as the command takes it."""
    number = _number(name, value)
    whole = isinstance(value, (int, np.integer)) and not isinstance(value, bool)
    return number if isinstance(number, str) else str(int(value)) if whole else repr(number)


def _names(given: str | Iterable[str] | None) -> list[str]:
    if given is None:
        return []
    return [given] if isinstance(given, str) else [str(name) for name in given]


def _for_a_form(asked: bool, **words: str | None) -> None:
    """Refuses choices of a form where none that has them is asked for."""
    given = [name for name, word in words.items() if word is not None]
    if given and not asked:
        raise UsageError(f"`{given[0]}` is for a form: add form=\"lagrangian\" or form=\"hamiltonian\"")


def _plain(name: str, value: Any) -> Any:
    """A number or a list of numbers as JSON has them; texts are numbers with their units."""
    if isinstance(value, str):
        return value
    if isinstance(value, (list, tuple)) and any(isinstance(x, str) for x in value):
        return [x if isinstance(x, str) else real(name, x) for x in value]
    values = reals(name, value)
    if not np.all(np.isfinite(values)):
        raise UsageError(f"`{name}` is not a finite number: {value!r}")
    return values.tolist()


_Target = tuple[str, Union[list[float], None], Union[list[float], None], float]


def _three(what: str, given: Any, unit: str) -> list[float]:
    """Three numbers, some of them perhaps with units."""
    parts = list(given) if isinstance(given, (list, tuple, np.ndarray)) else []
    if len(parts) != 3:
        raise UsageError(f"{what} is a list of three numbers, not {given!r}")
    return [_engine.number(x, what, unit) if isinstance(x, str) else real(what, x) for x in parts]


def _quaternion(what: str, given: Any) -> list[float]:
    """A rotation as [w, x, y, z]."""
    if isinstance(given, Mapping):
        if set(given) != {"rpy"}:
            raise UsageError(f"{what} is a quaternion [w, x, y, z], a matrix (3, 3) or {{'rpy': [roll, pitch, yaw]}}, not {given!r}")
        halves = [angle / 2 for angle in _three(what, given["rpy"], "rad")]
        (cr, cp, cy), (sr, sp, sy) = [math.cos(x) for x in halves], [math.sin(x) for x in halves]
        return [
            cr * cp * cy + sr * sp * sy,
            sr * cp * cy - cr * sp * sy,
            cr * sp * cy + sr * cp * sy,
            cr * cp * sy - sr * sp * cy,
        ]
    values = reals(what, given)
    if values.shape == (4,):
        return [float(x) for x in values]
    if values.shape != (3, 3) or not np.allclose(values @ values.T, np.eye(3), atol=1e-6) or np.linalg.det(values) < 0:
        raise UsageError(f"{what} is a quaternion [w, x, y, z], a rotation matrix (3, 3) or {{'rpy': [roll, pitch, yaw]}}, not {given!r}")
    # The column of the matrix 4 q qᵀ with the largest entry (Shepperd).
    trace, m = float(np.trace(values)), values
    columns = np.array(
        [
            [1 + trace, m[2, 1] - m[1, 2], m[0, 2] - m[2, 0], m[1, 0] - m[0, 1]],
            [m[2, 1] - m[1, 2], 1 + 2 * m[0, 0] - trace, m[0, 1] + m[1, 0], m[0, 2] + m[2, 0]],
            [m[0, 2] - m[2, 0], m[0, 1] + m[1, 0], 1 + 2 * m[1, 1] - trace, m[1, 2] + m[2, 1]],
            [m[1, 0] - m[0, 1], m[0, 2] + m[2, 0], m[1, 2] + m[2, 1], 1 + 2 * m[2, 2] - trace],
        ]
    )
    best = columns[int(np.argmax(np.diag(columns)))]
    return [float(x) for x in best / np.linalg.norm(best)]


def _target(frame: str, given: Any) -> _Target:
    """A frame's place, quaternion and weight."""
    if not isinstance(given, Mapping):
        return frame, _three(f"the place of `{frame}`", given, "m"), None, 1.0
    unknown = set(given) - {"at", "rotation", "weight"}
    if unknown:
        raise UsageError(f"the target of `{frame}` has no key `{sorted(unknown)[0]}`: it can have at, rotation, weight")
    at, rotation = given.get("at"), given.get("rotation")
    place = None if at is None else _three(f"`at` of `{frame}`", at, "m")
    turned = None if rotation is None else _quaternion(f"`rotation` of `{frame}`", rotation)
    return frame, place, turned, real(f"weight of {frame}", given.get("weight", 1.0))


_Text = tuple[str, str, Union[str, None]]


class _How(NamedTuple):
    """How a model was read: the working folder, then what the engine takes."""

    folder: str
    set: list[tuple[str, float | str]]
    base: str | None
    ignore: list[str]
    keep_fixed: bool
    absolute: bool
    fit: float | None


def load(
    path: str | Path,
    *,
    set: Settings | None = None,
    base: str | None = None,
    ignore: str | Iterable[str] = (),
    keep_fixed: bool = False,
    absolute: bool = False,
    fit: float | None = None,
) -> Model:
    """Reads a model file (.toml, .urdf).

    `set` has other values for parameters (`{"leg[1].m": 2}`) and for the state (variables, rates `"A'"`, inputs, `"t"`), in SI units and radians.
    The other choices are those of the command: `base` is `"fixed"` or `"free"`, `ignore` names `"mimic"` or `"damping"`, `keep_fixed` keeps fixed
    joints, `absolute` makes every joint a constraint, `fit` is a tolerance to which loops of rounded files are let close.

    Raises ModelError with the marked excerpts, UsageError for names that are not known.
    """
    how = _How(os.getcwd(), _settings(set), base, _names(ignore), keep_fixed, absolute, _real("fit", fit))
    return _told(Model(_engine.read(str(path), *how[1:]), how))


def _told(model: Model) -> Model:
    """Warns of bodies and joints that are other ones than the file says."""
    for sentence in model._summary["altered"]:
        warnings.warn(sentence, stacklevel=3)
    return model


def loads(text: str, *, name: str = "text", set: Settings | None = None, fit: float | None = None) -> Model:
    """Reads a model from the text of a model file without includes; `name` is shown in messages. The rest is as in `load`."""
    how = _How(os.getcwd(), _settings(set), None, [], False, False, _real("fit", fit))
    return _told(Model(_engine.read_texts([(name, text, None)], *how[1:]), how))


def model(content: Mapping[str, Any], *, name: str = "model", set: Settings | None = None, fit: float | None = None) -> Model:
    """Makes a model of dictionaries with the keys of a model file; faults are shown in the file that they stand for.

    >>> spring = model({"variables": {"x": {"start": 1}}, "lagrangian": {"kinetic": "x'^2/2", "potential": "2*x^2"}})
    >>> spring.evaluate().alpha
    array([-4.])
    """
    return loads(dumps(content), name=name, set=set, fit=fit)


def examples() -> dict[str, str]:
    """Names of the models that are built in, with what each shows."""
    return dict(_engine.examples())


def example(name: str, folder: str | Path = ".") -> Path:
    """Writes a built-in model into a folder and says where it is; files that are there are not replaced."""
    files = [(Path(folder) / path, text) for path, text in _engine.example(name)]
    for path, text in files:
        if path.exists() and path.read_text(encoding="utf-8") != text:
            raise UsageError(f"{path} is there already, with another content")
    for path, text in files:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return files[0][0]


def schema() -> dict[str, Any]:
    """The keys of model files as a JSON Schema, by which editors complete and check them; `model` takes dictionaries of the same keys."""
    return dict(json.loads(_engine.schema()))


def _restored(how: _How, parameters: list[tuple[str, float]], settings: list[tuple[str, float]], texts: list[_Text]) -> Model:
    """The model of the texts that it was read from, whatever is on disk by now."""
    name, text, path = texts[0]
    if path is not None:
        # Meshes are looked for where it was, or else as it is seen from here: on another computer, say.
        there = Path(how.folder, path)
        path = str(there) if there.parent.exists() else path
    engine = _engine.read_texts([(name, text, path), *texts[1:]], *how[1:])
    return Model(engine, how).with_({**dict(parameters), **dict(settings)})


class Model:
    """A model: names become numbers once; verbs answer. It never changes and may be shared between threads.

    Numbers are in SI units and radians, arrays are float64 and C-ordered. Orders of arrays: `coordinates` (nq), `velocities` (nv), `efforts` (along the
    velocities of joints), `inputs`. A joint that turns about a point has the coordinates [w, x, y, z] (a unit quaternion), then [px, py, pz] if it is free,
    in the frame of its first body, and the velocities [ω, v] in the frame of its second.

    Numbers of settings and states may be texts with a unit, `"60 deg"`, `"25 mm"`; one of another kind than the name has is a UsageError.

    Verbs take a state: `q`, `v`, `a`, `tau` are dictionaries by name (a joint with several coordinates takes a list) or arrays in the orders above;
    `inputs` is a dictionary, `t` the time in s, `set` anything by name (`"A'"` is a rate; parameters too), `branch` chooses an assembly. What is not given
    is the file's, or found by assembly.
    """

    __slots__ = ("_engine", "_how", "_summary")

    def __init__(self, engine: _engine.Engine, how: _How) -> None:
        object.__setattr__(self, "_engine", engine)
        object.__setattr__(self, "_how", how)
        object.__setattr__(self, "_summary", json.loads(engine.summary()))

    _engine: _engine.Engine
    _how: _How
    _summary: dict[str, Any]

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a model never changes: `{name}` can't be set; `with_` makes another one")

    def __copy__(self) -> Model:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Model:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        engine = self._engine
        texts = [(name, text, None if path is None else os.fspath(path)) for name, text, path in engine.sources()]
        return _restored, (self._how, engine.parameters(), engine.settings(), texts)

    def gradient(self, of: Any, parameters: Any, **state: Any) -> Any:
        """Derivatives of outputs, or of any function of the model, by parameters: see `dalembert.gradient`."""
        from .gradient import gradient

        return gradient(self, of, parameters, **state)

    # What it is called.

    @property
    def title(self) -> str:
        """The title."""
        return str(self._summary["title"])

    @property
    def variables(self) -> list[str]:
        """Variables, one for each column of M and A."""
        return [v["name"] for v in self._summary["variables"]]

    @property
    def parameters(self) -> dict[str, float]:
        """Constant parameters by full name."""
        return {p["name"]: p["value"] for p in self._summary["parameters"]}

    @property
    def units(self) -> dict[str, str | None]:
        """Units of variables and parameters, where the model gives them."""
        return {x["name"]: x["unit"] for x in [*self._summary["variables"], *self._summary["parameters"]]}

    @property
    def constraints(self) -> dict[str, str]:
        """Rows of constraints with their equations."""
        return {c["name"]: c["text"] for c in self._summary["constraints"]}

    @property
    def bodies(self) -> list[str]:
        """Bodies."""
        return list(self._summary["bodies"])

    @property
    def joints(self) -> list[str]:
        """Joints, those that close loops last."""
        return list(self._summary["joints"])

    @property
    def frames(self) -> list[str]:
        """Bodies, then named frames: those whose poses a run has."""
        return list(self._summary["frames"])

    @property
    def coordinates(self) -> list[str]:
        """Order of q."""
        return list(self._summary["coordinates"])

    @property
    def velocities(self) -> list[str]:
        """Order of v."""
        return list(self._summary["velocities"])

    @property
    def accelerations_named(self) -> list[str]:
        """Order of α: one for each column of M."""
        return list(self._summary["accelerations"])

    @property
    def efforts(self) -> list[str]:
        """Order of tau: inputs along the velocities of the tree's joints."""
        return list(self._summary["efforts"])

    @property
    def inputs(self) -> list[str]:
        """Inputs, the efforts of all joints among them."""
        return list(self._summary["inputs"])

    @property
    def outputs(self) -> list[str]:
        """Outputs."""
        return list(self._summary["outputs"])

    @property
    def nq(self) -> int:
        """Number of coordinates."""
        return len(self._summary["coordinates"])

    @property
    def nv(self) -> int:
        """Number of velocities."""
        return len(self._summary["velocities"])

    @property
    def nu(self) -> int:
        """Number of inputs."""
        return len(self._summary["inputs"])

    def __repr__(self) -> str:
        parts = [f"{len(self.variables)} variables", f"{len(self.constraints)} constraint rows"]
        if self.bodies:
            parts = [f"{len(self.bodies)} bodies", f"{len(self.joints)} joints", *parts]
        lines = [f"<dalembert.Model {self.title!r}: {', '.join(parts)}"]
        try:
            found = self.doctor()
        except DalembertError as error:
            return f"{lines[0]}\n{error}>"
        lines.append(f"{found.mobility} degrees of freedom")
        return "\n".join([*lines, *(f.sentence for f in found.findings[:1])]) + ">"

    def _repr_html_(self) -> str:
        found = self.doctor()
        return f"<h4>{html.escape(self.title)}</h4>{found._repr_html_()}"

    def with_(self, set: Settings | None = None, **values: Number) -> Model:
        """The model with other values for parameters and start values: nothing is read, derived or compiled again.

        Raises UsageError for names that are not known, ModelError where the values make no model.
        """
        return Model(self._engine.changed(_settings({**_named("settings", set), **values}), None), self._how)

    def _at(
        self,
        *,
        set: Settings | None = None,
        q: Values | None = None,
        v: Values | None = None,
        tau: Values | None = None,
        inputs: Settings | None = None,
        t: Number | None = None,
    ) -> Model:
        """The model whose start is this state."""
        return Model(self._engine.changed(*self._state(set, q, v, None, tau, inputs, t)), self._how)

    def _measured(self, set: Settings) -> list[tuple[str, float]]:
        """Settings in SI units and radians; one of another kind than its name has is a UsageError."""
        return self._engine.measured(_settings(set))

    def _range(self, name: str, ends: Any) -> tuple[str, float, float]:
        """A name with the ends of its range in SI units."""
        if not isinstance(ends, (tuple, list, np.ndarray)) or len(ends) != 2:
            raise UsageError(f"the range of `{name}` is (from, to), not {ends!r}")
        low, high = (self._measured({name: end})[0][1] for end in ends)
        return name, low, high

    def _column(self, name: str, values: Any) -> Array:
        """Values of one name, perhaps with their units."""
        if isinstance(values, str) or (isinstance(values, (list, tuple, np.ndarray)) and any(isinstance(x, str) for x in values)):
            listed = [values] if isinstance(values, str) else values
            return np.array([self._measured({name: x})[0][1] for x in listed])
        return reals(name, values)

    # The state that is asked about.

    def _listed(self, what: str, given: Values | None, names: str) -> tuple[dict[str, Any], list[tuple[str, float | str]]]:
        """What is given by name for the state's JSON, and settings for what is given as an array."""
        if given is None:
            return {}, []
        if isinstance(given, Mapping):
            return {str(name): _plain(f"{what}[{name!r}]", value) for name, value in given.items()}, []
        order = self._summary[names]
        values = reals(what, given)
        if values.shape != (len(order),):
            raise UsageError(f"`{what}` has shape {values.shape}, not ({len(order)},): its order is {', '.join(order) or 'empty'}")
        return {}, list(zip(order, values.tolist()))

    def _state(
        self,
        set: Settings | None,
        q: Values | None,
        v: Values | None,
        a: Values | None,
        tau: Values | None,
        inputs: Settings | None,
        t: Number | None,
    ) -> tuple[list[tuple[str, float | str]], str | None]:
        state: dict[str, Any] = {} if t is None else {"t": _plain("t", t)}
        settings: list[tuple[str, float | str]] = []
        kinds = {"q": (q, "coordinates"), "v": (v, "velocities"), "a": (a, "accelerations"), "tau": (tau, "efforts")}
        for key, (given, names) in kinds.items():
            named, listed = self._listed(key, given, names)
            settings += listed
            if named:
                state[key] = named
        if given_inputs := _named("inputs", inputs):
            state["inputs"] = {str(name): _plain(f"inputs[{name!r}]", value) for name, value in given_inputs.items()}
        text = json.dumps(state, ensure_ascii=False) if state else None
        return [*settings, *_settings(set)], text

    # Verbs.

    def doctor(
        self,
        *,
        set: Settings | None = None,
        q: Values | None = None,
        v: Values | None = None,
        t: Number | None = None,
        branch: str | int | None = None,
    ) -> Diagnosis:
        """Mobility, redundancy, contradictions, reactions, inertia, assembly: what was found, by name."""
        settings, state = self._state(set, q, v, None, None, None, t)
        return Diagnosis(self._engine.doctor(settings, state, None if branch is None else str(branch)))

    def evaluate(
        self,
        *,
        q: Values | None = None,
        v: Values | None = None,
        a: Values | None = None,
        tau: Values | None = None,
        inputs: Settings | None = None,
        t: Number | None = None,
        set: Settings | None = None,
        branch: str | int | None = None,
        method: str | None = None,
        norm: str | None = None,
        independent: str | Iterable[str] | None = None,
        actuated: Iterable[str] | Settings | None = None,
        jacobian: str | Iterable[str] | None = None,
        derivatives: bool = False,
        operators: bool = False,
        form: str | None = None,
        eliminate: str | None = None,
        velocities: str | None = None,
        coordinates: str | None = None,
        momenta: str | None = None,
    ) -> Evaluation:
        """M, f, A, b at one state with the accelerations, multipliers and reactions that they give, and what they determine.

        `independent` (names, or `"auto"`) also gives the model in these coordinates, `actuated` (names, or weights by name) the efforts of these joints
        for the accelerations `a`, `jacobian` Jacobians of frames, `derivatives=True` derivatives by states and inputs, `operators=True` S, G, P and K of each
        level, `form` the `"lagrangian"` or `"hamiltonian"` form with the choices that follow it.
        """
        settings, state = self._state(set, q, v, a, tau, inputs, t)
        drive = actuated if isinstance(actuated, Mapping) else dict.fromkeys(_names(actuated), 1.0)
        _for_a_form(form is not None, eliminate=eliminate, velocities=velocities, coordinates=coordinates, momenta=momenta)
        answer = self._engine.evaluate(
            settings,
            state,
            None if branch is None else str(branch),
            method,
            norm,
            _names(independent),
            _settings(drive),
            _names(jacobian),
            derivatives,
            operators,
            form,
            eliminate,
            velocities,
            coordinates,
            momenta,
        )
        return Evaluation(answer)

    def derivatives(self, *, independent: str | Iterable[str] | None = None, **state: Any) -> Any:
        """Derivatives of the accelerations and of inverse dynamics along motions that keep the constraints; a state as in `evaluate`."""
        return self.evaluate(independent=independent, derivatives=True, **state).derivatives

    def linearize(
        self,
        *,
        set: Settings | None = None,
        q: Values | None = None,
        v: Values | None = None,
        inputs_at: Settings | None = None,
        t: Number | None = None,
        branch: str | int | None = None,
        at: str = "state",
        independent: str | Iterable[str] | None = None,
        inputs: Iterable[str] | None = None,
        outputs: Iterable[str] | None = None,
        candidate_inputs: Iterable[str] | None = None,
        candidate_outputs: Iterable[str] | None = None,
        basis: str = "coordinates",
        form: str = "state",
        vary: Mapping[str, tuple[Number, Number]] | None = None,
        margin: float | None = None,
    ) -> Linearization:
        """A, B, C, D at a state (`at="equilibrium"`: at the state of rest nearest to it) with modes, what inputs reach and outputs see.

        `inputs`, `outputs` and candidates are names; `vary={"d": (0, 1)}` asks for which values of a parameter something is not reached. `inputs_at` has the
        values of inputs at the state.
        """
        for word, known in ((at, ("state", "equilibrium")), (basis, ("coordinates", "orthonormal")), (form, ("state", "descriptor"))):
            if word not in known:
                raise UsageError(f"`{word}` is neither `{known[0]}` nor `{known[1]}`")
        settings, state = self._state(set, q, v, None, None, inputs_at, t)
        answer = self._engine.linearize(
            settings,
            state,
            None if branch is None else str(branch),
            at == "equilibrium",
            _names(independent),
            None if inputs is None else _names(inputs),
            None if outputs is None else _names(outputs),
            None if candidate_inputs is None else _names(candidate_inputs),
            None if candidate_outputs is None else _names(candidate_outputs),
            basis == "orthonormal",
            form == "descriptor",
            [self._range(str(name), ends) for name, ends in _named("ranges", vary).items()],
            _real("margin", margin),
        )
        return Linearization(answer)

    def equilibrium(
        self,
        *,
        set: Settings | None = None,
        q: Values | None = None,
        inputs: Settings | None = None,
        t: Number | None = None,
        branch: str | int | None = None,
        hold: Settings | None = None,
    ) -> Equilibrium:
        """The state of rest nearest to a state, or of steady motion at the rates in `hold` (`{"phi'": 3}`), and whether it is stable."""
        settings, state = self._state(set, q, None, None, None, inputs, t)
        return Equilibrium(self._engine.equilibrium(settings, state, None if branch is None else str(branch), _settings(hold)))

    def move(
        self,
        drives: Mapping[str, Sequence[Number]],
        *,
        rate: Number | None = None,
        set: Settings | None = None,
        q: Values | None = None,
        t: Number | None = None,
        branch: str | int | None = None,
    ) -> Motion:
        """The mechanism moved by drives, without masses: `{"A": (0, 2 * np.pi, 361)}` leads `A` from its first to its last value in so many.

        Drives are joints' coordinates, variables or formulas of positions; all go together. Rates are per unit of the first drive, or per second at its
        `rate`. A motion that ends before says why in `stopped`. Raises PhysicsError for a drive that can't move.
        """
        settings, state = self._state(set, q, None, None, None, None, t)
        texts = []
        for name, values in _named("drives", drives).items():
            if isinstance(values, str) or not isinstance(values, (Sequence, np.ndarray)):
                raise UsageError(f"the drive of `{name}` is (from, to) or (from, to, count), not {values!r}")
            texts.append(f"{name}={':'.join(_said(str(name), value) for value in values)}")
        word = None if branch is None else str(branch)
        return Motion(self, (settings, state, word, texts, None if rate is None else _said("rate", rate)))

    def equations(
        self,
        *,
        form: str = "multipliers",
        as_: str = "text",
        basis: str | None = None,
        independent: str | Iterable[str] | None = None,
        set: Settings | None = None,
        eliminate: str | None = None,
        velocities: str | None = None,
        coordinates: str | None = None,
        momenta: str | None = None,
    ) -> Equations:
        """The equations as formulas: form `"multipliers"`, `"reduced"`, `"explicit"`, `"lagrangian"` or `"hamiltonian"`, as `"text"` or `"latex"`.

        The answer is a `str`, whose `document` has the matrices; a notebook shows it as formulas. A parameter in `set` stands as its number; the rest
        of `set` is the state at which pivots are chosen.
        """
        without = form in ("multipliers", "reduced", "explicit")
        _for_a_form(not without, eliminate=eliminate, velocities=velocities, coordinates=coordinates, momenta=momenta)
        known = self.parameters
        numbers = [name for name in (set or {}) if name in known]
        asked = (_settings(set), form, basis, _names(independent), numbers, eliminate, velocities, coordinates, momenta)
        return Equations.of(self, asked, as_)

    def branches(self, *, set: Settings | None = None, q: Values | None = None, t: Number | None = None) -> Branches:
        """Distinct ways to assemble the mechanism with the same input, the one that assembly takes first."""
        settings, state = self._state(set, q, None, None, None, None, t)
        return Branches(self._engine.branches(settings, state))

    def assemble(
        self,
        *,
        q: Values | None = None,
        v: Values | None = None,
        t: Number | None = None,
        set: Settings | None = None,
        branch: str | int | None = None,
        targets: Mapping[str, Any] | None = None,
    ) -> Assembly:
        """The consistent state nearest to start values: what is given is kept, the rest moves. Raises ModelError where loops do not close.

        `targets` brings bodies and frames to places (inverse kinematics): `{"tool": [x, y, z]}`, or `{"tool": {"at": …, "rotation": …, "weight": …}}` with
        `at` in m in the ground frame and `rotation` as a quaternion [w, x, y, z], a matrix (3, 3), or `{"rpy": [roll, pitch, yaw]}`. Ranges of joints are
        kept. Where not all can be met, the weighted misses are least: `reached` is False, and `why`, `misses` and `at_ends` say what is in the way.
        """
        settings, state = self._state(set, q, v, None, None, None, t)
        word = None if branch is None else str(branch)
        if targets is None:
            found = json.loads(self._engine.assemble(settings, state, word))
            return Assembly(found["t"], shared(found["q"]), shared(found["v"]), found["report"]["residual"])
        wanted = [_target(str(frame), target) for frame, target in _named("targets", targets).items()]
        found = json.loads(self._engine.reach(settings, state, word, wanted))
        misses = {miss["frame"]: (miss["distance"], miss["angle"]) for miss in found["misses"]}
        residual = found["report"]["residual"]
        return Assembly(
            found["t"], shared(found["q"]), shared(found["v"]), residual, found["reached"], misses, found["at_ends"], found["why"]
        )

    def simulate(
        self,
        *,
        until: Number | None = None,
        every: Number | None = None,
        tolerance: float | None = None,
        integrator: str | None = None,
        method: str | None = None,
        norm: str | None = None,
        baumgarte: tuple[float, float] | None = None,
        max_steps: int | None = None,
        max_step: Number | None = None,
        step: Number | None = None,
        poses: bool = True,
        q: Values | None = None,
        v: Values | None = None,
        inputs: Settings | None = None,
        t: Number | None = None,
        set: Settings | None = None,
        branch: str | int | None = None,
    ) -> Run:
        """Motion from a state to `until` (s), with a sample each `every` (s), at a relative `tolerance`; what is not given is the file's, then the command's.

        A run that ends before says why in `stop_reason`. Ctrl-C ends it with KeyboardInterrupt. `poses` keeps those of bodies and frames.
        """
        settings, state = self._state(set, q, v, None, None, inputs, t)
        steps = None if max_steps is None else _count("max_steps", max_steps)
        recorded = self._engine.simulate(
            settings,
            state,
            None if branch is None else str(branch),
            _seconds("until", until),
            _seconds("every", every),
            _real("tolerance", tolerance),
            method,
            norm,
            integrator,
            baumgarte,
            steps,
            _seconds("max_step", max_step),
            _seconds("step", step),
            poses and bool(self.bodies),
        )
        return Run(recorded, self)

    def start(
        self,
        *,
        until: Number | None = None,
        tolerance: float | None = None,
        integrator: str | None = None,
        method: str | None = None,
        max_steps: int | None = None,
        max_step: Number | None = None,
        step: Number | None = None,
        q: Values | None = None,
        v: Values | None = None,
        inputs: Settings | None = None,
        t: Number | None = None,
        set: Settings | None = None,
        branch: str | int | None = None,
        saved: bytes | None = None,
    ) -> Stepper:
        """A simulation that is held at its assembled start: `advance` goes on, `inputs` are set between steps. It goes on to `until`, or 10⁶ s.

        `saved` are the bytes of another one of the same model, started with the same choices: it goes on from there to the same bits.
        """
        settings, state = self._state(set, q, v, None, None, inputs, t)
        steps = None if max_steps is None else _count("max_steps", max_steps)
        word = None if branch is None else str(branch)
        asked = (settings, state, word, _seconds("until", until), _real("tolerance", tolerance), method, integrator, steps, _seconds("max_step", max_step), _seconds("step", step))
        return Stepper(self, asked, saved)

    # Many states at once.

    def _rows(self, what: str, given: ArrayLike | None, names: str, states: int | None) -> Array | None:
        if given is None:
            return None
        width = len(self._summary[names])
        values = reals(what, given)
        if values.ndim != 2 or values.shape[1] != width or (states is not None and values.shape[0] != states):
            rows = "N" if states is None else states
            raise UsageError(f"`{what}` has shape {values.shape}, not ({rows}, {width})")
        return values

    def _batch(
        self,
        verb: str,
        word: str,
        tables: tuple[ArrayLike, ArrayLike | None, ArrayLike | None],
        third: tuple[str, str],
        t: Number | None,
        threads: int,
        row: tuple[int, ...],
        out: Array | None,
    ) -> Array:
        q = self._rows("q", tables[0], "coordinates", None)
        if q is None:
            raise UsageError(f"`q` is an array of the coordinates of N states, of shape (N, {self.nq}), not None")
        states = q.shape[0]
        v = self._rows("v", tables[1], "velocities", states)
        x = self._rows(third[0], tables[2], third[1], states)
        shape = (states, *row)
        if out is None:
            out = np.empty(shape)
        elif not (isinstance(out, np.ndarray) and out.dtype == np.float64 and out.shape == shape and out.flags.c_contiguous and out.flags.writeable):
            raise UsageError(f"`out` has to be a contiguous array of float64 that can be written, of shape {shape}")
        _engine.batch(self._engine, verb, word, states, q, v, x, _seconds("t", t), _count("threads", threads), out)
        return out

    def accelerations(
        self,
        q: ArrayLike,
        v: ArrayLike | None = None,
        tau: ArrayLike | None = None,
        *,
        t: Number | None = None,
        method: str | None = None,
        threads: int = 0,
        out: Array | None = None,
    ) -> Array:
        """Accelerations of N states: q (N, nq), v (N, nv), tau (N, len(efforts)) → (N, columns of M), in the order of `accelerations_named`.

        Inputs, efforts among them where `tau` is not given, and `t` are what the model was given (`with_`, `set`), as in `evaluate`; `v` not given is zero.
        States are taken as they are: they meet the constraints, quaternions have unit length. `threads` 0 takes all processors; the numbers are the
        same bits for any. `out` is filled and returned, as in NumPy: memory that is used again is the quickest. Raises DalembertError with the number
        of the first state whose accelerations are not determined.
        """
        return self._batch("accelerations", method or "", (q, v, tau), ("tau", "efforts"), t, threads, (len(self.variables),), out)

    def inverse_dynamics(
        self,
        q: ArrayLike,
        v: ArrayLike | None = None,
        a: ArrayLike | None = None,
        *,
        t: Number | None = None,
        threads: int = 0,
        out: Array | None = None,
    ) -> Array:
        """Efforts of N states for accelerations a (N, columns of M), beside the inputs that the model was given: M a − f, shape (N, columns). For models without
        constraints."""
        return self._batch("inverse_dynamics", "", (q, v, a), ("a", "accelerations"), t, threads, (len(self.variables),), out)

    def residuals(
        self, q: ArrayLike, v: ArrayLike | None = None, *, t: Number | None = None, threads: int = 0, out: Array | None = None
    ) -> Array:
        """What N states leave of the constraints and of their first derivatives, in own units, in the order of `residuals_named`."""
        return self._batch("residuals", "", (q, v, None), ("", "residuals"), t, threads, (len(self._summary["residuals"]),), out)

    @property
    def residuals_named(self) -> list[str]:
        """Order of `residuals`: `"C.x"` is a row, `"C.x'"` its derivative."""
        return list(self._summary["residuals"])

    def jacobians(self, q: ArrayLike, frame: str, *, t: Number | None = None, threads: int = 0, out: Array | None = None) -> Array:
        """Jacobians of a body or frame at N states: [ω; v] in the ground frame by the velocities of the columns, shape (N, 6, columns)."""
        return self._batch("jacobians", frame, (q, None, None), ("", "residuals"), t, threads, (6, len(self.variables)), out)

    def simulate_many(
        self,
        runs: Sequence[Settings] | Mapping[str, ArrayLike],
        *,
        until: Number | None = None,
        every: Number | None = None,
        tolerance: float | None = None,
        integrator: str | None = None,
        method: str | None = None,
        norm: str | None = None,
        max_steps: int | None = None,
        max_step: Number | None = None,
        step: Number | None = None,
        set: Settings | None = None,
        threads: int = 0,
    ) -> list[Run | DalembertError]:
        """Runs with settings of their own (parameters and start values): a list of dictionaries, or a dictionary of equally long arrays.

        Each run is what `with_` and `simulate` give alone. One that can't begin is the error in its place.
        """
        if isinstance(runs, Mapping):
            columns = {str(name): self._column(str(name), values) for name, values in runs.items()}
            shapes = {values.shape for values in columns.values()}
            if len(shapes) != 1 or any(len(shape) != 1 for shape in shapes):
                raise UsageError("the columns of `runs` are arrays of one length")
            rows = [list(zip(columns, row)) for row in np.column_stack(list(columns.values())).tolist()]
        else:
            rows = [_settings(run) for run in runs]
        steps = None if max_steps is None else _count("max_steps", max_steps)
        found = _engine.simulate_many(
            self._engine,
            rows,
            _settings(set),
            _seconds("until", until),
            _seconds("every", every),
            _real("tolerance", tolerance),
            method,
            norm,
            integrator,
            steps,
            _seconds("max_step", max_step),
            _seconds("step", step),
            _count("threads", threads),
        )
        return [Run(one, self) if isinstance(one, _engine.Recorded) else one for one in found]

    def rhs(self) -> tuple[Any, Array]:
        """`(f, y0)` for `scipy.integrate.solve_ivp(f, span, y0)`: y is q then v, of variables of any order. For models whose coordinates change by their velocities."""
        names = [*self.coordinates, *self.velocities]
        # ẏ is made of y, then α.
        places = {name: k for k, name in enumerate([*names, *self.accelerations_named])}
        missing = [name for name in names if f"{name}'" not in places]
        if missing:
            raise UsageError(f"the rate of `{missing[0]}` is no velocity: joints that turn about a point, and quasi-velocities, are not integrated like this")
        rates = [places[f"{name}'"] for name in names]
        start = self.assemble()
        nq = self.nq

        def f(t: float, y: ArrayLike) -> Array:
            state = np.asarray(y, dtype=np.float64)
            alpha = self.accelerations(state[None, :nq], state[None, nq:], t=t, threads=1)[0]
            return np.concatenate([state, alpha])[rates]

        return f, np.concatenate([start.q, start.v])


class Builder:
    """A model file, table by table.

    >>> b = Builder("Pendulum")
    >>> b.body("rod", mass=1.0, com=[0.5, 0, 0], inertia={"box": [1.0, 0.05, 0.05]}).joint("A", "revolute", ("ground", "rod"), axis=[0, 0, 1])
    Builder('Pendulum')
    >>> b.model(gravity=[0, -9.81, 0]).nv
    1
    """

    def __init__(self, title: str) -> None:
        self._content: dict[str, Any] = {"title": title}

    def add(self, table: str, name: str, value: Any) -> Builder:
        """Puts an entry into a table of the file; a name can't be given twice."""
        entries = self._content.setdefault(table, {})
        if name in entries:
            raise UsageError(f"`{table}.{name}` is given twice")
        entries[name] = value
        return self

    def parameter(self, name: str, value: float | str, unit: str | None = None) -> Builder:
        """A parameter: a number or a formula."""
        return self.add("parameters", name, value if unit is None else {"value": value, "unit": unit})

    def body(self, name: str, **keys: Any) -> Builder:
        """A body with the keys of `[bodies.NAME]`."""
        return self.add("bodies", name, keys)

    def joint(self, name: str, type: str, between: Sequence[str], **keys: Any) -> Builder:
        """A joint of a type between two bodies, with the other keys of `[joints.NAME]`."""
        return self.add("joints", name, {"type": type, "between": list(between), **keys})

    def output(self, name: str, formula: str) -> Builder:
        """An output."""
        return self.add("outputs", name, formula)

    def text(self, **keys: Any) -> str:
        """The model file, with other keys such as `gravity`."""
        return dumps({**self._content, **keys})

    def model(self, **keys: Any) -> Model:
        """The model."""
        return loads(self.text(**keys), name=str(self._content["title"]))

    def __repr__(self) -> str:
        return f"Builder({self._content['title']!r})"
