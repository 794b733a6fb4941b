"""Simulations that are held between steps: for control loops, and for runs that are saved and gone on with."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, MutableMapping
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from . import _engine
from .errors import PhysicsError, UsageError

if TYPE_CHECKING:
    from .model import Model


Array = NDArray[np.float64]


def real(name: str, value: Any) -> float:
    """A number without a unit."""
    try:
        if not isinstance(value, (str, complex, np.complexfloating)):
            return float(value)
    except (TypeError, ValueError, OverflowError):
        pass
    raise UsageError(f"`{name}` is a number, not {value!r}")


def reals(name: str, values: Any) -> Array:
    """An array of numbers without units, C-ordered."""
    try:
        found = np.asarray(values)
        if found.dtype.kind in "buifO":
            return np.asarray(found, dtype=np.float64, order="C")
        what = f"of type {found.dtype}"
    except (TypeError, ValueError, OverflowError) as error:
        what = str(error)
    raise UsageError(f"`{name}` is an array of real numbers: {what}")


def seconds(name: str, value: float | str) -> float:
    """A time in s, or with its unit."""
    return _engine.number(value, f"`{name}`", "s") if isinstance(value, str) else real(name, value)


class Inputs(MutableMapping[str, "float | str"]):
    """All inputs of a simulation under way, by name, as they act at the time reached: what is set, a number or a text with a unit (`"2 N m"`), holds from
    there on; what never was follows the model's formula or table."""

    def __init__(self, model: Model, held: _engine.Held) -> None:
        self._model = model
        self._held = held

    def _known(self, name: str) -> None:
        names = self._model.inputs
        if name not in names:
            raise KeyError(f"the model has no input `{name}`; there are {', '.join(names) or 'none'}")

    def __getitem__(self, name: str) -> float:
        self._known(name)
        return dict(self._held.inputs())[name]

    def __setitem__(self, name: str, value: float | str) -> None:
        self._known(name)
        self._held.set(self._model._measured({name: value}))

    def __delitem__(self, name: str) -> None:
        raise TypeError("an input that was set stays set: give it another value")

    def __iter__(self) -> Iterator[str]:
        return iter(self._model.inputs)

    def __len__(self) -> int:
        return len(self._model.inputs)


class State(Mapping[str, float]):
    """A state as it was when it was asked for. Writing into it would change nothing, and is an error."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self._values = dict(values)

    def __getitem__(self, name: str) -> float:
        return self._values[name]

    def __setitem__(self, name: str, value: Any) -> NoReturn:
        raise TypeError(f"a state is only read: `stepper.set({{{name!r}: {value!r}}})` changes the simulation")

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return repr(self._values)


class Stepper:
    """A simulation that goes on as far as it is told. Threads may share it: each of their advances counts. A copy, also one by `pickle`, is a simulation of
    its own that goes on from the same state to the same bits.

    >>> import dalembert as da
    >>> m = da.model({"variables": {"x": {}}, "inputs": {"u": {}}, "lagrangian": {"kinetic": "x'^2/2"}, "forces": {"x": "u"}})
    >>> s = m.start()
    >>> s.inputs["u"] = 2.0
    >>> s.advance(1.0)
    >>> round(s.state["x"], 9), s.t
    (1.0, 1.0)
    """

    def __init__(self, model: Model, asked: tuple[Any, ...], saved: bytes | None = None) -> None:
        self._model = model
        self._asked = asked
        self._held = _engine.hold(model._engine, *asked, saved)
        self._inputs = Inputs(model, self._held)
        # Where it stands and where it goes from there are one question.
        self._going = threading.Lock()

    def __reduce__(self) -> tuple[Any, ...]:
        return Stepper, (self._model, self._asked, self.to_bytes())

    def __copy__(self) -> Stepper:
        return Stepper(self._model, self._asked, self.to_bytes())

    def __deepcopy__(self, memo: dict[int, Any]) -> Stepper:
        return self.__copy__()

    @property
    def t(self) -> float:
        """Time reached, s."""
        return self._held.time()[0]

    @property
    def steps(self) -> int:
        """Accepted steps so far."""
        return self._held.time()[2]

    @property
    def inputs(self) -> Inputs:
        """Inputs by name, to be set between steps."""
        return self._inputs

    @property
    def notes(self) -> list[str]:
        """Remarks on the motion so far, those that a run with the same samples would have; what the last step met comes with the next one."""
        return self._held.notes()

    @property
    def state(self) -> State:
        """Variables, rates and coordinates at the time reached, by name, to be read; `set` changes them."""
        return State(dict(self._held.values()))

    def set(self, values: Mapping[str, float | str]) -> None:
        """Changes inputs, variables or rates from here on, numbers or texts with their units; variables and rates are kept, and the rest assembled anew."""
        self._held.set(self._model._measured(values))

    def advance(self, dt: float | str) -> None:
        """Goes on by exactly `dt`, a number of seconds or a text with a unit (`"10 ms"`). Raises PhysicsError where it can't; the state reached before is kept. Ctrl-C holds it there."""
        by = seconds("dt", dt)
        with self._going:
            self._to(self.t + by)

    def advance_to(self, t: float | str) -> None:
        """Goes on to exactly `t`, in s or with a unit."""
        end = seconds("t", t)
        with self._going:
            self._to(end)

    def _to(self, t: float) -> None:
        stopped = self._held.advance(t)
        if stopped is not None:
            raise PhysicsError(f"the simulation came to t = {self.t} s only: {stopped}")

    def sample(self, t: float | str | None = None) -> dict[str, float]:
        """All columns of a run, outputs and reactions among them, at the time reached, or at a time inside the last step, in s or with a unit."""
        return dict(self._held.sample(None if t is None else seconds("t", t)))

    def to_bytes(self) -> bytes:
        """All that its future depends on, for `Model.start(saved=…)`: what follows has the same bits."""
        return self._held.save()

    def __repr__(self) -> str:
        return f"<dalembert.Stepper at t = {self.t} s>"
