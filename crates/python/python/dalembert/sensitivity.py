"""Sobol' indices: which of the varied quantities the variance of a result comes from.

With N points of a Sobol' sequence in twice as many dimensions as there are quantities, read as two samples A and B, and A_Bi, which is A with the i-th
column of B (Saltelli et al., Comput. Phys. Commun. 181 (2010) 259, eqs. (b) and (f) of table 2):

    S_i  = mean(f(B) (f(A_Bi) - f(A))) / V          first order: what fixing the i-th quantity alone would take from the variance
    ST_i = mean((f(A) - f(A_Bi))²) / (2 V)          total: what is left of it if all others are fixed

N (d + 2) runs in all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _engine
from .errors import UsageError
from .model import Model, Number, _count, _named
from .stepper import real

Array = NDArray[np.float64]


class Indices(NamedTuple):
    """What the variance of results comes from."""

    names: list[str]
    """The varied quantities."""
    first: Array
    """First-order index of each: (results, quantities), or (quantities,) for one result."""
    total: Array
    """Total index of each, in the same shape."""
    mean: Array
    """Mean of each result."""
    variance: Array
    """Variance of each result."""
    points: Array
    """All points that were computed, (N (d + 2), d)."""
    values: Array
    """The results there."""

    def _repr_html_(self) -> str:
        first, total = np.atleast_2d(self.first), np.atleast_2d(self.total)
        rows = ""
        for k, name in enumerate(self.names):
            cells = "".join(f"<td>{s[k]:.3f}</td><td>{t[k]:.3f}</td>" for s, t in zip(first, total))
            rows += f"<tr><td>{name}</td>{cells}</tr>"
        return f"<table><tr><th></th>{'<th>first</th><th>total</th>' * len(first)}</tr>{rows}</table>"


def sobol(points: int, dimensions: int) -> Array:
    """The first points of Sobol's sequence after its origin, unscrambled, with the direction numbers of Joe and Kuo: (points, dimensions)."""
    count, width = _count("points", points), _count("dimensions", dimensions)
    return np.frombuffer(_engine.sobol(count, width), dtype=np.float64).reshape(count, width)


Spread = Union[tuple[Number, Number], Callable[[Array], ArrayLike]]


def indices(
    of: Union[Model, Callable[[dict[str, Array]], ArrayLike]],
    vary: Mapping[str, Spread],
    *,
    outputs: str | list[str] | None = None,
    samples: int = 4096,
    collect: list[str] | None = None,
    executor: Any = None,
    **how: Any,
) -> Indices:
    """Sobol' indices of results of a model, or of any function, by N (d + 2) runs.

    `vary` has (from, to) for what is spread evenly, for a model perhaps with units, or a function of [0, 1], the inverse of a distribution (`scipy.stats.norm(1, 0.1).ppf`). Of a model,
    `outputs` are evaluated at the assembled state; with `collect` (and `until`, `tolerance`, … in `how`) each point is a run, as in `sweep`. A function takes
    a dictionary of arrays and gives results (points,) or (points, results). A point without a number is refused: indices of the rest would be of another
    distribution.
    """
    names = [str(name) for name in _named("varied ranges", vary)]
    d, samples = len(names), _count("samples", samples)
    if d == 0 or samples < 2:
        raise UsageError("indices need at least one quantity that varies and two samples")
    unit = sobol(samples, 2 * d)
    a, b = unit[:, :d], unit[:, d:]
    blocks = [a, b]
    for i in range(d):
        mixed = a.copy()
        mixed[:, i] = b[:, i]
        blocks.append(mixed)
    cube = np.concatenate(blocks)
    columns = [_spread(of, str(name), spread, cube[:, k]) for k, (name, spread) in enumerate(vary.items())]
    table = np.stack(columns, axis=1)
    values = _values(of, names, table, outputs, collect, executor, how)
    if not np.all(np.isfinite(values)):
        bad = int(np.argwhere(~np.isfinite(values.reshape(len(table), -1)).all(axis=1))[0, 0])
        point = ", ".join(f"{name} = {x:.6g}" for name, x in zip(names, table[bad]))
        raise UsageError(f"there is no result at {point}: choose ranges in which the model can be assembled and run")
    parts = values.reshape(d + 2, samples, *values.shape[1:])
    fa, fb, mixed_values = parts[0], parts[1], parts[2:]
    both = np.concatenate([fa, fb])
    mean, variance = both.mean(axis=0), both.var(axis=0)
    if np.any(variance == 0.0):
        raise UsageError("a result is the same at all points: there is no variance to share")
    first = np.stack([((fb - mean) * (f - fa)).mean(axis=0) / variance for f in mixed_values], axis=-1)
    total = np.stack([((fa - f) ** 2).mean(axis=0) / (2.0 * variance) for f in mixed_values], axis=-1)
    return Indices(names, first, total, np.asarray(mean), np.asarray(variance), table, values)


def _spread(of: Any, name: str, spread: Spread, u: Array) -> Array:
    if callable(spread):
        return np.asarray(spread(u), dtype=np.float64)
    if isinstance(of, Model):
        _, low, high = of._range(name, spread)
    else:
        low, high = (real(f"the range of {name}", x) for x in spread)
    if not low < high:
        raise UsageError(f"the range of `{name}` ends below its start: {low} to {high}")
    return low + (high - low) * u


def _values(
    of: Union[Model, Callable[[dict[str, Array]], ArrayLike]],
    names: list[str],
    table: Array,
    outputs: str | list[str] | None,
    collect: list[str] | None,
    executor: Any,
    how: dict[str, Any],
) -> Array:
    columns = {name: table[:, k] for k, name in enumerate(names)}
    if not isinstance(of, Model):
        if outputs is not None or collect is not None or how:
            raise UsageError("outputs, collect and choices of runs are for models; a function gives its results itself")
        found = np.asarray(of(columns), dtype=np.float64)
        if found.shape[:1] != (len(table),):
            raise UsageError(f"the function gives an array of shape {found.shape}, not one result for each of {len(table)} points")
        return found
    if (outputs is None) == (collect is None):
        raise UsageError("say which `outputs` of the assembled state are meant, or what to `collect` of runs")
    if collect is not None:
        from .sweep import sweep

        swept = sweep(of, columns, collect=collect, grid=False, executor=executor, **how)
        return np.stack([np.asarray(swept[text], dtype=np.float64) for text in collect], axis=1)
    if how or executor is not None:
        raise UsageError("choices of runs do nothing for outputs of the assembled state: leave them out")
    wanted = [outputs] if isinstance(outputs, str) else list(outputs or [])
    rows = []
    for row in table.tolist():
        found_outputs = of.evaluate(set=dict(zip(names, row))).outputs
        missing = [name for name in wanted if name not in found_outputs]
        if missing:
            raise UsageError(f"the model has no output `{missing[0]}`; it has {', '.join(found_outputs) or 'none'}")
        rows.append([found_outputs[name] for name in wanted])
    values = np.array(rows, dtype=np.float64)
    return values[:, 0] if isinstance(outputs, str) else values
