"""Sweeps in memory: many runs with other values for parameters and start values, on threads or on any executor."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .errors import UsageError
from .model import Model
from .run import Run

_WANTED = re.compile(r"\s*(\w+)\((.*)\)\s*\Z")
_REACTION = re.compile(r"reaction\(\s*(.*?)\s*\)\Z")
_CHUNK = 100


def _mean(t: NDArray[np.float64], x: NDArray[np.float64]) -> float:
    """Mean over time by the trapezoidal rule."""
    span = float(t[-1] - t[0])
    return float(np.sum(np.diff(t) * (x[1:] + x[:-1])) / 2 / span) if span > 0.0 else float(x[-1])


_KINDS: dict[str, Any] = {
    "max": lambda t, x: float(x.max()),
    "min": lambda t, x: float(x.min()),
    "range": lambda t, x: float(x.max() - x.min()),
    "mean": _mean,
    "rms": lambda t, x: float(np.sqrt(_mean(t, x * x))),
    "first": lambda t, x: float(x[0]),
    "final": lambda t, x: float(x[-1]),
}


def _wanted(text: str) -> tuple[str, str]:
    found = _WANTED.match(text)
    if found is None or found[1] not in _KINDS:
        raise UsageError(f"`{text}` is no number of a run: write KIND(COLUMN), such as max(coupler_x); kinds: {', '.join(_KINDS)}")
    column = found[2].strip()
    reaction = _REACTION.match(column)
    return found[1], f"reaction.{reaction[1]}" if reaction else column


def _chunk(
    model: Model, names: Sequence[str], rows: Sequence[Sequence[float]], collect: Sequence[str], how: Mapping[str, Any]
) -> list[tuple[list[float], float, str]]:
    """Numbers, time reached and fault of each run."""
    out = []
    for run in model.simulate_many([dict(zip(names, row)) for row in rows], **how):
        if not isinstance(run, Run):
            out.append(([np.nan] * len(collect), np.nan, str(run)))
            continue
        try:
            numbers = [_KINDS[kind](run.t, run[column]) for kind, column in map(_wanted, collect)]
        except KeyError as error:
            raise UsageError(str(error.args[0])) from None
        out.append((numbers, float(run.t[-1]), "" if run.completed else run.stop_reason))
    return out


def sweep(
    model: Model,
    vary: Mapping[str, ArrayLike],
    *,
    collect: Sequence[str],
    grid: bool = True,
    executor: Executor | None = None,
    until: float | None = None,
    every: float | None = None,
    tolerance: float | None = None,
    integrator: str | None = None,
    method: str | None = None,
    max_steps: int | None = None,
    max_step: float | None = None,
    step: float | None = None,
    set: Mapping[str, float] | None = None,
    threads: int | None = None,
) -> dict[str, NDArray[Any]]:
    """Runs a model for all combinations of values (`grid`), or for one after the other of equally long arrays, and collects numbers of each run.

    `collect` has `max`, `min`, `range`, `mean`, `rms`, `first` or `final` of columns, as in `"max(reaction(C.x))"`. The answer has an array for each
    varied name, for each number collected, for `t_end` (s) and for `fault`: why a run failed or stopped early, or an empty text.

    Without `executor` the runs go to all processors (`threads`). Any `concurrent.futures.Executor` takes chunks of a hundred runs: processes, Dask
    (`Client.get_executor(pure=False)`), MPI (`mpi4py.futures.MPIPoolExecutor`); each then takes one thread if `threads` does not say otherwise.
    For results in files that survive a crash there is `dalembert sweep`.
    """
    names = [str(name) for name in vary]
    columns = [np.atleast_1d(np.asarray(values, dtype=np.float64)) for values in vary.values()]
    if not names or any(values.ndim != 1 or not values.size for values in columns):
        raise UsageError("`vary` has a number or a list of numbers for each name")
    if not grid and len({values.size for values in columns}) != 1:
        raise UsageError("without `grid` the values of all names are equally many")
    for text in collect:
        _wanted(text)
    lists = [values.tolist() for values in columns]
    rows = list(itertools.product(*lists) if grid else zip(*lists))
    how: dict[str, Any] = {"until": until, "every": every, "tolerance": tolerance, "integrator": integrator, "method": method}
    how |= {"max_steps": max_steps, "max_step": max_step, "step": step, "set": set}
    how["threads"] = threads if threads is not None else int(executor is not None)
    chunks = [rows[k : k + _CHUNK] for k in range(0, len(rows), _CHUNK)]
    wanted = list(collect)
    if executor is None:
        parts = [_chunk(model, names, chunk, wanted, how) for chunk in chunks]
    else:
        waiting = [executor.submit(_chunk, model, names, chunk, wanted, how) for chunk in chunks]
        parts = [done.result() for done in waiting]
    found = [run for part in parts for run in part]
    table = np.array(rows, dtype=np.float64).reshape(len(rows), len(names))
    out: dict[str, NDArray[Any]] = {name: table[:, k] for k, name in enumerate(names)}
    out |= {text: np.array([numbers[k] for numbers, _, _ in found]) for k, text in enumerate(wanted)}
    out["t_end"] = np.array([end for _, end, _ in found])
    out["fault"] = np.array([fault for _, _, fault in found], dtype=object)
    return out
