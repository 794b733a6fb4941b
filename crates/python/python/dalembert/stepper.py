"""Simulations that are held between steps: for control loops, and for runs that are saved and gone on with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from typing import TYPE_CHECKING

from . import _engine
from .errors import PhysicsError

if TYPE_CHECKING:
    from .model import Model


class Inputs(MutableMapping[str, float]):
    """Inputs of a simulation under way, by name: what is set holds from the time reached on; what never was follows the model's formula."""

    def __init__(self, held: _engine.Held, names: list[str], given: Mapping[str, float]) -> None:
        self._held = held
        self._names = names
        self._given = dict(given)

    def __getitem__(self, name: str) -> float:
        return self._given[name]

    def __setitem__(self, name: str, value: float) -> None:
        if name not in self._names:
            raise KeyError(f"the model has no input `{name}`; there are {', '.join(self._names) or 'none'}")
        self._held.set([(name, float(value))])
        self._given[name] = float(value)

    def __delitem__(self, name: str) -> None:
        raise TypeError("an input that was set stays set: give it another value")

    def __iter__(self) -> Iterator[str]:
        return iter(self._given)

    def __len__(self) -> int:
        return len(self._given)


class Stepper:
    """A simulation that goes on as far as it is told.

    >>> import dalembert as da
    >>> m = da.model({"variables": {"x": {}}, "inputs": {"u": {}}, "lagrangian": {"kinetic": "x'^2/2"}, "forces": {"x": "u"}})
    >>> s = m.start()
    >>> s.inputs["u"] = 2.0
    >>> s.advance(1.0)
    >>> round(s.state["x"], 9), s.t
    (1.0, 1.0)
    """

    def __init__(self, model: Model, held: _engine.Held, given: Mapping[str, float]) -> None:
        self._model = model
        self._held = held
        self._inputs = Inputs(held, model.inputs, given)

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
    def state(self) -> dict[str, float]:
        """Variables, rates and coordinates at the time reached, by name."""
        return dict(self._held.values())

    def set(self, values: Mapping[str, float]) -> None:
        """Changes inputs, variables or rates from here on; variables and rates are kept, and the rest assembled anew."""
        self._held.set([(str(name), float(x)) for name, x in values.items()])
        self._inputs._given.update({n: float(x) for n, x in values.items() if n in self._inputs._names})

    def advance(self, dt: float) -> None:
        """Goes on by exactly `dt` seconds. Raises PhysicsError where it can't; the state reached before is kept. Ctrl-C holds it there."""
        self.advance_to(self.t + dt)

    def advance_to(self, t: float) -> None:
        """Goes on to exactly `t`, s."""
        stopped = self._held.advance(t)
        if stopped is not None:
            raise PhysicsError(f"the simulation came to t = {self.t} s only: {stopped}")

    def sample(self, t: float | None = None) -> dict[str, float]:
        """All columns of a run, outputs and reactions among them, at the time reached, or at a time inside the last step."""
        return dict(self._held.sample(t))

    def to_bytes(self) -> bytes:
        """All that its future depends on, for `Model.start(saved=…)`: what follows has the same bits."""
        return self._held.save()

    def __repr__(self) -> str:
        return f"<dalembert.Stepper at t = {self.t} s>"
