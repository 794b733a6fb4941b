"""Sweeps in memory: many runs with other values for parameters and start values, on threads or on any executor."""

from __future__ import annotations

import html
import itertools
import re
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _engine
from .errors import UsageError
from .model import Model, Number, Settings, _count, _named, _seconds, _settings
from .run import Run

if TYPE_CHECKING:
    import pandas

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


_COLOURS = ("#440154", "#3e4989", "#26828e", "#35b779", "#b5de2b", "#fde725")
_SIZE = (360.0, 200.0)


def _colour(share: float) -> str:
    """Of viridis, at a share from 0 to 1."""
    at = min(max(share, 0.0), 1.0) * (len(_COLOURS) - 1)
    k = min(int(at), len(_COLOURS) - 2)
    a, b = ([int(c[i : i + 2], 16) for i in (1, 3, 5)] for c in _COLOURS[k : k + 2])
    return "#" + "".join(f"{round(x + (at - k) * (y - x)):02x}" for x, y in zip(a, b))


def _share(x: NDArray[np.float64]) -> NDArray[np.float64]:
    """Each between the least and the largest, from 0 to 1."""
    low, high = (np.nanmin(x), np.nanmax(x)) if np.isfinite(x).any() else (0.0, 1.0)
    return (x - low) / (high - low) if high > low else np.full(x.shape, 0.5)


def _free(name: str, taken: Sequence[str]) -> str:
    """What a column of the sweep's own is called: a varied quantity of that name keeps it, and this one is the second."""
    names = itertools.chain([name], (f"{name}_{k}" for k in itertools.count(2)))
    return next(own for own in names if own not in taken)


class Swept(dict[str, NDArray[Any]]):
    """What a sweep came to: an array over the runs for each varied name, each number collected, `t_end` and `fault`.

    Where a varied quantity is called `t_end` or `fault`, the column of the sweep is `t_end_2` or `fault_2`.
    """

    def __init__(
        self,
        varied: Sequence[str],
        collected: Sequence[str],
        grid: bool,
        columns: Mapping[str, NDArray[Any]],
        model: Model,
        how: Mapping[str, Any],
    ) -> None:
        super().__init__(columns)
        self._model = model
        self._how = dict(how)
        self.varied = list(varied)
        """Names of what was varied."""
        self.collected = list(collected)
        """What was collected of each run."""
        self.grid = grid
        """Whether all combinations of values were run."""
        self._end, self._fault = (_free(name, [*varied, *collected]) for name in ("t_end", "fault"))

    def __reduce__(self) -> tuple[Any, ...]:
        return Swept, (self.varied, self.collected, self.grid, dict(self), self._model, self._how)

    @property
    def failed(self) -> NDArray[np.bool_]:
        """Which runs failed or stopped early, shape (runs,)."""
        return np.array([bool(fault) for fault in self[self._fault]])

    def to_pandas(self) -> pandas.DataFrame:
        """A row for each run."""
        import pandas

        return pandas.DataFrame(dict(self))

    def report(self, path: str | Path) -> None:
        """Writes a page of HTML: results over what was varied, failures by reason, and the runs with the smallest and the largest of what is collected
        first in motion, which are run again for it."""
        how = self._how

        def columns(names: Sequence[str]) -> list[tuple[str, list[float]]]:
            return [(name, np.asarray(self[name], dtype=np.float64).tolist()) for name in names]

        page = _engine.sweep_page(
            self._model._engine,
            self.grid,
            columns(self.varied),
            columns(self.collected),
            [str(fault) for fault in self[self._fault]],
            _settings(how.get("set")),
            _seconds("until", how.get("until")),
            _seconds("every", how.get("every")),
            how.get("tolerance"),
            how.get("method"),
            how.get("integrator"),
            how.get("max_steps"),
            _seconds("max_step", how.get("max_step")),
            _seconds("step", how.get("step")),
        )
        Path(path).write_text(page, encoding="utf-8")

    def __repr__(self) -> str:
        failed = int(self.failed.sum())
        lost = f", {failed} failed" if failed else ""
        return f"<dalembert.Swept: {len(self['fault'])} runs over {', '.join(self.varied)}{lost}>"

    def _repr_html_(self) -> str:
        """A table of what was collected, and a small picture: a curve over one quantity, a map over two, a line for each run over more."""
        good = ~self.failed
        rows = ""
        for name in self.collected:
            x = np.asarray(self[name], dtype=np.float64)[good]
            cells = [f"{x.min():.6g}", f"{x.mean():.6g}", f"{x.max():.6g}"] if x.size else ["–"] * 3
            rows += f"<tr><th>{html.escape(name)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
        head = f"<p>{html.escape(repr(self)[1:-1])}</p><table><tr><th></th><th>least</th><th>mean</th><th>largest</th></tr>{rows}</table>"
        return head + (self._svg() if self.collected and good.any() else "")

    def _svg(self) -> str:
        width, height = _SIZE
        result = np.where(self.failed, np.nan, np.asarray(self[self.collected[0]], dtype=np.float64))
        shares, parts = _share(result), []
        names = [*self.varied, self.collected[0]]
        if len(self.varied) == 1:
            x = _share(self[self.varied[0]]) * width
            points = [f"{a:.1f},{height - b * height:.1f}" for a, b in sorted(zip(x, shares)) if np.isfinite(b)]
            parts.append(f'<polyline fill="none" stroke="#1f5fa8" stroke-width="1.5" points="{" ".join(points)}"/>')
        elif len(self.varied) == 2 and self.grid:
            a, b = (np.unique(self[name], return_inverse=True) for name in self.varied)
            w, h = width / len(a[0]), height / len(b[0])
            for i, j, share in zip(a[1], b[1], shares):
                if np.isfinite(share):
                    fill = f'width="{w + 0.3:.2f}" height="{h + 0.3:.2f}" fill="{_colour(share)}"'
                    parts.append(f'<rect x="{i * w:.2f}" y="{height - (j + 1) * h:.2f}" {fill}/>')
        else:
            axes = [_share(np.asarray(self[name], dtype=np.float64)) for name in self.varied] + [shares]
            step = width / (len(axes) - 1)
            every = max(1, len(shares) // 300)
            for k in range(0, len(shares), every):
                if np.isfinite(shares[k]):
                    points = [f"{i * step:.1f},{height - axis[k] * height:.1f}" for i, axis in enumerate(axes)]
                    parts.append(f'<polyline fill="none" stroke="{_colour(shares[k])}" stroke-opacity="0.6" points="{" ".join(points)}"/>')
        label = html.escape(f"{names[-1]} over {', '.join(names[:-1])}")
        text = f'<text x="0" y="{height + 18:.0f}" font-size="12" fill="currentColor">{label}</text>'
        frame = f'<rect width="{width:.0f}" height="{height:.0f}" fill="none" stroke="#8a8f98"/>'
        box = f"-2 -2 {width + 4:.0f} {height + 26:.0f}"
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="420">{"".join(parts)}{frame}{text}</svg>'


def sweep(
    model: Model,
    vary: Mapping[str, ArrayLike],
    *,
    collect: Sequence[str],
    grid: bool = True,
    executor: Executor | None = None,
    until: Number | None = None,
    every: Number | None = None,
    tolerance: float | None = None,
    integrator: str | None = None,
    method: str | None = None,
    max_steps: int | None = None,
    max_step: Number | None = None,
    step: Number | None = None,
    set: Settings | None = None,
    threads: int | None = None,
) -> Swept:
    """Runs a model for all combinations of values (`grid`), or for one after the other of equally long arrays, and collects numbers of each run.

    `collect` has `max`, `min`, `range`, `mean`, `rms`, `first` or `final` of columns, as in `"max(reaction(C.x))"`. The answer, a dictionary, has an array for each
    varied name, for each number collected, for `t_end` (s) and for `fault`: why a run failed or stopped early, or an empty text. A varied quantity of one of
    these names keeps it, and the other one is `t_end_2` or `fault_2`.

    Without `executor` the runs go to all processors (`threads`). Any `concurrent.futures.Executor` takes chunks of a hundred runs: processes, Dask
    (`Client.get_executor(pure=False)`), MPI (`mpi4py.futures.MPIPoolExecutor`); each then takes one thread if `threads` does not say otherwise.
    For results in files that survive a crash there is `dalembert sweep`.
    """
    varied = {str(name): values for name, values in _named("varied values", vary).items()}
    names = list(varied)
    columns = [np.atleast_1d(model._column(name, values)) for name, values in varied.items()]
    if not names or any(values.ndim != 1 or not values.size for values in columns):
        raise UsageError("`vary` has a number or a list of numbers for each name")
    if not grid and len({values.size for values in columns}) != 1:
        raise UsageError("without `grid` the values of all names are equally many")
    for text in collect:
        _wanted(text)
    _engine.check_collected(model._engine, [str(text) for text in collect], _settings(set))
    lists = [values.tolist() for values in columns]
    rows = list(itertools.product(*lists) if grid else zip(*lists))
    how: dict[str, Any] = {"until": until, "every": every, "tolerance": tolerance, "integrator": integrator, "method": method}
    how |= {"max_steps": max_steps, "max_step": max_step, "step": step, "set": set}
    how["threads"] = _count("threads", threads) if threads is not None else int(executor is not None)
    chunks = [rows[k : k + _CHUNK] for k in range(0, len(rows), _CHUNK)]
    wanted = list(collect)
    if executor is None:
        parts = [_chunk(model, names, chunk, wanted, how) for chunk in chunks]
    else:
        waiting = [executor.submit(_chunk, model, names, chunk, wanted, how) for chunk in chunks]
        parts = [done.result() for done in waiting]
    found = [run for part in parts for run in part]
    table = np.array(rows, dtype=np.float64).reshape(len(rows), len(names))
    out = Swept(names, wanted, grid, {name: table[:, k] for k, name in enumerate(names)}, model, how)
    out |= {text: np.array([numbers[k] for numbers, _, _ in found]) for k, text in enumerate(wanted)}
    out[out._end] = np.array([end for _, end, _ in found])
    out[out._fault] = np.array([fault for _, _, fault in found], dtype=object)
    return out
