"""Derivatives of numbers of a model with respect to its parameters.

Every number of a model is a smooth function of its parameters as long as the mechanism stays in its assembly. Central differences D(h) with steps
h, h/2, h/4, … are extrapolated to h = 0 (Richardson, in Ridders' way: the best entry of Neville's triangle, with the difference to its neighbours as its
error, ten times over). What is computed to 14 digits is differentiated to about 11; `error` says how far that holds.

Steps longer than what a number does (waves of a run with many turns, a pole beside the point) find slopes that agree by chance. So a slope is taken only where differences near it as steps
become shorter, and a step shorter by far finds it as well; else shorter steps are tried, and where no lengths agree the derivative is refused.

Central differences see no kink: those of |x| at 0 are 0. So the slopes of both sides are extrapolated as well, from f(0) and the same values: they have errors of h, h², … where the
second derivative jumps, as that of max(0, x)² does, and those of D(h) are then more than h². Each entry takes what has the smaller error. Where the sides disagree, or the error is a
large part of the derivative, a kink may lie beside the point: shorter steps do not reach it. Where the sides differ by far more than their errors however short steps are, or grow with
each shorter step as those of √|x| do, there is no derivative.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .errors import PhysicsError, UsageError
from .model import Model, Number

Array = NDArray[np.float64]
Flags = NDArray[np.bool_]

_LEVELS = 6
_FIRST = 0.02
_SHRINK = 1.6
# Difference of the slopes of both sides over the estimates of their errors that makes a kink, a ratio. Larger: kinks pass; smaller: the noise of runs is one.
_KINK = 1e3
# The same ratio up to which both sides are said to agree. Larger: kinks beside the point are extrapolated over; smaller: noise asks for shorter steps in vain.
_AGREE = 10.0
# Part of the slope by which differences may miss it where steps count as short, and up to which the scatter of noise still tells a slope. Larger: waves shorter than steps pass; smaller: noise
# asks for shorter steps in vain.
_NEAR = 0.1
# Error over the derivative, or over what makes a change of the number's own size by 1/_FIRST steps, from which on shorter steps are tried. Larger: digits are left; smaller: more evaluations.
_POOR = 1e-7
# Shorter steps by this factor, and so many times.
_FINER = 1e-2
_TRIES = 4
# What says where a derivative is taken; accelerations that are asked about and the choice of an assembly say what is computed there.
_POINT = ("q", "v", "tau", "inputs", "t", "set")
# Bend over the shortest step, relative to the numbers, from which on slopes that grow are no noise: runs at the loosest tolerances have less. Larger: cusps pass; smaller: noise is one.
_BEND = 1e-4


class Gradient(NamedTuple):
    """Numbers of a model, and their derivatives by parameters."""

    value: Array
    """The numbers, in the shape of the function's answer."""
    jacobian: Array
    """Derivatives: the shape of `value`, then one for each parameter."""
    error: Array
    """Estimate of the absolute error of each derivative."""
    parameters: list[str]
    """The order of the last axis."""


class _Triangle:
    """Neville's triangle of differences with errors of h^power, h^(2 power), …: the best entry, with the difference to its neighbours."""

    def __init__(self, power: int) -> None:
        self._ratio = _SHRINK**power
        self._before: list[Array] = []
        self.best: Array = np.full((), np.nan)
        self.error: Array = np.full((), np.inf)

    def add(self, difference: Array) -> None:
        """The difference of the next step."""
        row, factor = [difference], 1.0
        for k, older in enumerate(self._before):
            factor *= self._ratio
            row.append((factor * row[k] - older) / (factor - 1.0))
            own = np.maximum(np.abs(row[k + 1] - row[k]), np.abs(row[k + 1] - older))
            better = own < self.error
            self.best, self.error = np.where(better, row[k + 1], self.best), np.where(better, own, self.error)
        self._before = row


class _Kink(Exception):
    """The entry, and the slopes below and above, if they have bounds."""

    def __init__(self, entry: tuple[int, ...], slopes: tuple[float, float] | None) -> None:
        super().__init__(entry, slopes)
        self.entry = entry
        self.slopes = slopes


class _Look(NamedTuple):
    """What steps of one length tell, entry by entry."""

    slope: Array
    error: Array
    below: Array
    above: Array
    agree: Flags
    """Whether both sides have this slope, as far as their errors tell."""
    kink: Flags
    cusp: Flags
    poor: Flags
    """Whether the error is a large part."""
    sound: Flags
    """Whether the sides agree, the steps are short beside what f does, and a far shorter one finds the same."""
    scatter: Array
    """How far differences lie from the slope."""


def _look(f: Callable[[float], Array], value: Array, step: float, start: float) -> _Look:
    """f'(0) from steps of this length and shorter ones from `start`; `value` is f(0)."""
    central, below, above = _Triangle(2), _Triangle(1), _Triangle(1)
    size = np.abs(value)
    bends, differences = [], []
    for level in range(_LEVELS):
        h = step / _SHRINK**level
        ahead, behind = f(h), f(-h)
        size = np.maximum(size, np.maximum(np.abs(ahead), np.abs(behind)))
        differences.append((ahead - behind) / (2.0 * h))
        central.add(differences[-1])
        below.add((value - behind) / h)
        above.add((ahead - value) / h)
        bends.append((ahead - value) + (behind - value))
    # Neighbours may agree by chance: never better than what rounding of numbers and of where steps lead makes of a difference.
    ulp = np.finfo(np.float64).eps * (size + np.abs(central.best * start))
    rounding = ulp / step
    errors = np.maximum(below.error, rounding) + np.maximum(above.error, rounding)
    apart = np.abs(above.best - below.best)
    mean, mean_error = 0.5 * (above.best + below.best), np.maximum(errors, apart)
    central_error = np.maximum(central.error, rounding)
    slope = np.where(central_error <= mean_error, central.best, mean)
    error = np.minimum(central_error, mean_error)
    slopes = np.stack(bends) / (step / _SHRINK ** np.arange(_LEVELS)).reshape(-1, *[1] * value.ndim)
    grows = np.all(np.abs(slopes[1:]) > np.abs(slopes[:-1]), axis=0) & np.all(slopes[1:] * slopes[:-1] > 0.0, axis=0)
    cusp = grows & (np.abs(bends[-1]) > _BEND * size)
    poor = error > _POOR * np.maximum(np.abs(slope), _FIRST * size / step)
    # Slopes that differ by a small part are one with that error.
    kink = apart > np.maximum(_KINK * errors, _POOR * (np.abs(above.best) + np.abs(below.best)))
    agree = (apart <= _AGREE * errors) & ~cusp
    # Steps are short beside what f does where differences come nearer to the slope with each step, or lie close to it already. Those of a wave that is shorter than the steps grow.
    off = np.abs(np.stack(differences) - slope)
    last = step / _SHRINK ** (_LEVELS - 1)
    near = np.max(off[_LEVELS // 2 :], axis=0) <= np.maximum(_NEAR * np.abs(slope), _AGREE * ulp / last)
    falls = np.all(off[1:] * np.sqrt(_SHRINK) <= off[:-1], axis=0)
    # What is as short beside all of these steps as they are beside f shows in none of them: a far shorter one is asked as well, which misses by its share of what the last one does.
    probe = step * _FINER
    found = (f(probe) - f(-probe)) / (2.0 * probe)
    within = _AGREE * (error + ulp / probe + off[-1] * (probe / last) ** 2)
    sound = agree & (near | falls) & (np.abs(found - slope) <= within)
    return _Look(slope, error, below.best, above.best, agree, kink, cusp, poor, sound, np.max(off, axis=0))


class _Unresolved(Exception):
    """The entry on whose derivative no lengths of steps agree."""

    def __init__(self, entry: tuple[int, ...]) -> None:
        super().__init__(entry)
        self.entry = entry


def _ridders(f: Callable[[float], Array], value: Array, step: float, start: float) -> tuple[Array, Array]:
    """f'(0) entry by entry, with its error, by steps from `start`; `value` is f(0)."""
    look = _look(f, value, step, start)
    looks, before = [look], look.error
    slope, error, sound, poor = look.slope, look.error, look.sound, look.poor | ~look.sound
    for attempt in range(1, _TRIES):
        if not np.any(poor):
            break
        look = _look(f, value, step * _FINER**attempt, start)
        looks.append(look)
        # A longer step that no shorter one bore out has no say. One that was borne out is bettered, within its error: noise by chance looks like none, but is seldom there.
        close = np.abs(look.slope - slope) <= _AGREE * error
        better = look.sound & (~sound | (close & (look.error < error)))
        slope, error, sound = np.where(better, look.slope, slope), np.where(better, look.error, error), sound | look.sound
        # What shorter steps know no better is noise.
        poor, before = ~sound | (look.poor & (look.error < before)), look.error
    for look in looks:
        for found, bounded in ((~sound & ~look.agree & look.kink & ~look.cusp, True), (~sound & ~look.agree & look.cusp, False)):
            if np.any(found):
                entry = tuple(int(k) for k in np.argwhere(found)[0])
                raise _Kink(entry, (float(look.below[entry]), float(look.above[entry])) if bounded else None)
    if not np.all(sound):
        # At no length of steps: noise, which tells a slope as far as the longest steps scatter, if that is little beside what f could change by.
        first = looks[0]
        error = np.where(sound, error, np.maximum(np.maximum(first.error, first.scatter), np.abs(first.above - first.below)))
        lost = ~sound & (error > _NEAR * np.maximum(np.abs(first.slope), np.abs(value) / step))
        if np.any(lost):
            raise _Unresolved(tuple(int(k) for k in np.argwhere(lost)[0]))
        slope = np.where(sound, slope, first.slope)
    return slope, _AGREE * error


def _steps(model: Model, parameters: Union[str, Iterable[str], Mapping[str, Number]]) -> dict[str, float]:
    """A first step for each parameter."""
    if isinstance(parameters, Mapping):
        return {str(name): abs(model._measured({str(name): step})[0][1]) for name, step in parameters.items()}
    names = [parameters] if isinstance(parameters, str) else [str(name) for name in parameters]
    twice = next((name for k, name in enumerate(names) if name in names[:k]), None)
    if twice is not None:
        raise UsageError(f"`{twice}` is given twice: each parameter has one derivative")
    known = model.parameters
    lengths = [abs(x) for x in known.values() if x != 0.0]
    usual = float(np.median(lengths)) if lengths else 1.0
    steps = {}
    for name in names:
        if name not in known:
            raise UsageError(f"the model has no parameter `{name}`; give start values with their steps, as {{\"A'\": 0.01}}")
        steps[name] = _FIRST * (abs(known[name]) or usual)
    return steps


def gradient(
    model: Model,
    of: Union[str, Iterable[str], Callable[[Model], ArrayLike]],
    parameters: Union[str, Iterable[str], Mapping[str, Number]],
    **state: Any,
) -> Gradient:
    """Derivatives of numbers of a model by parameters.

    `of` names outputs at the assembled state that `state` says as in `evaluate` (`q=…`, `inputs=…`), or is a function that makes an array of a model, such as
    `lambda m: m.simulate(until=1, tolerance=1e-12, poses=False)["A"][-1]`. `parameters` are names, or names with the first step of each, perhaps with its unit (it must lie within
    the parameter's reach: where the mechanism can't be assembled, the error of that model is raised). Start values and inputs may be among the latter. What
    `state` or `set` gives of one of them is where its derivative is taken.

    >>> from dalembert import model
    >>> m = model({"parameters": {"a": 2.0}, "variables": {"x": {"start": 1}}, "lagrangian": {"kinetic": "x'^2/2"}, "outputs": {"y": "a^3*x"}})
    >>> g = gradient(m, "y", "a")
    >>> round(float(g.jacobian[0, 0]), 9)
    12.0
    """
    names: list[str] = []
    if callable(of):
        if state:
            raise UsageError("the state belongs into the function: call its verbs with it")
        numbers = of
    else:
        # The state becomes the model's own, so that what is varied replaces it.
        model = model._at(**{key: state.pop(key) for key in _POINT if key in state})
        names = [of] if isinstance(of, str) else [str(name) for name in of]

        def numbers(m: Model) -> ArrayLike:
            found = m.evaluate(**state).outputs
            missing = [name for name in names if name not in found]
            if missing:
                raise UsageError(f"the model has no output `{missing[0]}`; it has {', '.join(found) or 'none'}")
            return [found[name] for name in names]

    steps = _steps(model, parameters)
    at = model.parameters

    def told(values: ArrayLike) -> Array:
        return np.asarray(values, dtype=np.float64)

    def called(entry: tuple[int, ...]) -> str:
        return f"`{names[entry[0]]}`" if names else f"entry {list(entry)}" if entry else "the number"

    def finite(values: Array, where: str = "") -> Array:
        if not np.all(np.isfinite(values)):
            entry = tuple(int(k) for k in np.argwhere(~np.isfinite(values))[0])
            raise PhysicsError(f"{called(entry)} is no finite number{where}: it has no derivative there")
        return values

    value = finite(told(numbers(model)))
    columns, errors = [], []
    for name, step in steps.items():
        if not step > 0.0:
            raise UsageError(f"the step of `{name}` is a positive number, not {step}")
        base = at.get(name)
        if base is None:
            base = _start(model, name, state.get("branch"))
        start = float(base)

        def moved(h: float, name: str = name, start: float = start) -> Array:
            return finite(told(numbers(model.with_({name: start + h}))), f" at {name} = {start + h:.15g}")

        try:
            found, error = _ridders(moved, value, step, start)
        except _Kink as kink:
            what = called(kink.entry)
            sides = "without a bound" if kink.slopes is None else f"{kink.slopes[0]:.6g} below and {kink.slopes[1]:.6g} above"
            raise PhysicsError(f"{what} has no derivative by `{name}` at {start:.15g}: its slope there is {sides}") from None
        except _Unresolved as lost:
            what = called(lost.entry)
            raise PhysicsError(
                f"no steps tell the derivative of {what} by `{name}` at {start:.15g}: shorter ones find another slope down to {step * _FINER ** (_TRIES - 1):.1g}. It changes too fast, or is noise: "
                "a tighter `tolerance` of runs has less"
            ) from None
        columns.append(found)
        errors.append(error)
    jacobian = np.stack(columns, axis=-1) if columns else np.zeros((*value.shape, 0))
    error = np.stack(errors, axis=-1) if errors else np.zeros((*value.shape, 0))
    return Gradient(value, jacobian, error, list(steps))


def _start(model: Model, name: str, branch: str | int | None) -> float:
    """Where a coordinate, a velocity or an input stands."""
    if name in model.inputs:
        return model.start().inputs[name]
    state = model.assemble(branch=branch)
    values = dict(zip([*model.coordinates, *model.velocities], [*state.q, *state.v]))
    if name not in values:
        raise UsageError(f"the model has no parameter, coordinate, velocity or input `{name}`")
    return float(values[name])
