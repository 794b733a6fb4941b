"""Simulations."""

from __future__ import annotations

import copy
import html
import json
import pickle
import tempfile
import webbrowser
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from . import _engine
from .answers import Shown, drawn
from .errors import UsageError

if TYPE_CHECKING:
    import pandas
    import pyarrow

    from .model import Model

Array = NDArray[np.float64]


def numbers(data: bytes | bytearray) -> Array:
    """An array over bytes: read-only over `bytes`, which others share."""
    return np.frombuffer(data, dtype=np.float64)


class Reactions(Mapping[str, Array]):
    """Reactions over time by row (`"C.x"`, one number a sample) or by joint (`"C"`, one column for each of its rows)."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._names = [name.removeprefix("reaction.") for name in run.names if name.startswith("reaction.")]

    def rows(self, joint: str) -> list[str]:
        """Names of the rows of a joint that holds several things."""
        return [name for name in self._names if name.startswith(f"{joint}.")]

    def __getitem__(self, name: str) -> Array:
        if name in self._names:
            return self._run[f"reaction.{name}"]
        rows = self.rows(name)
        if not rows:
            raise KeyError(f"no reaction `{name}`; there are {', '.join(self._names) or 'none'}")
        return np.column_stack([self._run[f"reaction.{row}"] for row in rows])

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __repr__(self) -> str:
        return f"<reactions {', '.join(self._names)}>"


class Run(Mapping[str, Array]):
    """A simulation: columns by name, each an array over the samples, read-only, float64, in SI units and radians.

    `run["A"]` is a variable, `run["A'"]` its rate, `run["coupler_x"]` an output, `run["reaction.C.x"]` a reaction, `run["energy"]` the energy in J.
    It can be pickled, so that processes may return it; its model is made again, of the texts that went with it, where its report is asked for.
    """

    def __init__(self, recorded: _engine.Recorded, model: Model | bytes) -> None:
        self._recorded = recorded
        self._model = model
        columns = recorded.columns()
        self._places = {name: k for k, (name, _) in enumerate(columns)}
        self._units = dict(columns)
        self._kept: dict[str, Array] = {}
        self._time = numbers(recorded.time())
        self._summary: dict[str, Any] = json.loads(recorded.summary())

    def __reduce__(self) -> tuple[Any, ...]:
        model = self._model if isinstance(self._model, bytes) else pickle.dumps(self._model)
        return _recalled, (self._recorded.to_bytes(), model)

    def _page(self) -> str:
        """The report as one page of HTML."""
        return self._recorded.report(self._whole()._engine)

    def _whole(self) -> Model:
        """The model, made again if only its bytes are here."""
        model: Model = pickle.loads(self._model) if isinstance(self._model, bytes) else self._model
        self._model = model
        return model

    @property
    def t(self) -> Array:
        """Instants of the samples, s, shape (samples,)."""
        return self._time

    @property
    def names(self) -> list[str]:
        """Names of the columns: variables, rates, outputs, reactions, residuals, energy, marks."""
        return list(self._places)

    @property
    def units(self) -> dict[str, str | None]:
        """Units by column; None where the model gives none."""
        return dict(self._units)

    @property
    def document(self) -> dict[str, Any]:
        """The document of `dalembert simulate --json`, a copy: counters and checks."""
        return copy.deepcopy(self._summary)

    @property
    def summary(self) -> dict[str, Any]:
        """The same as `document`."""
        return self.document

    @property
    def completed(self) -> bool:
        """Whether the end time was reached; otherwise `stop_reason` says why not."""
        return bool(self._summary["completed"])

    @property
    def stop_reason(self) -> str:
        """`"end"`, or why the run ended before, in a sentence."""
        return str(self._summary["stop_reason"])

    @property
    def notes(self) -> list[str]:
        """Remarks on the run, such as reactions that are not determined."""
        return list(self._summary["notes"])

    @property
    def reactions(self) -> Reactions:
        """Reactions of constraints and of joints that close loops, by the first body on the second, in N and N m."""
        return Reactions(self)

    @property
    def determined(self) -> dict[str, NDArray[np.bool_]]:
        """For each reaction: at which samples it is determined, shape (samples,). Where not, a least one is shown."""
        marks = {}
        for name in self.reactions:
            mark = f"undetermined.reaction.{name}"
            marks[name] = self[mark] == 0.0 if mark in self else np.ones(len(self.t), dtype=np.bool_)
        return marks

    @property
    def poses(self) -> dict[str, Array]:
        """Poses of bodies and named frames in the ground frame, shape (samples, 7): x, y, z in m, quaternion w, x, y, z."""
        found = self._recorded.poses()
        if found is None:
            why = "ask for them by `simulate(poses=True)`" if self._whole().bodies else "its model has no bodies"
            raise UsageError(f"this run has no poses: {why}")
        names, data = found
        values = numbers(data).reshape(len(self.t), len(names), 7)
        return {name: values[:, k] for k, name in enumerate(names)}

    def __getitem__(self, name: str) -> Array:
        if name == "t":
            return self._time
        if name not in self._places:
            raise KeyError(f"no column `{name}`; there are {', '.join(self._places)}")
        if name not in self._kept:
            self._kept[name] = numbers(self._recorded.column(self._places[name]))
        return self._kept[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def to_dict(self) -> dict[str, Array]:
        """All columns by name, `t` first, over the run's own memory."""
        return {"t": self.t, **{name: self[name] for name in self}}

    def to_pandas(self) -> pandas.DataFrame:
        """All columns as a table of pandas, with t as its index, over the run's own memory: take `.copy()` of it to change numbers."""
        import pandas

        return pandas.DataFrame({name: self[name] for name in self}, index=pandas.Index(self.t, name="t"), copy=False)

    def to_arrow(self) -> pyarrow.Table:
        """All columns as a table of Arrow, `t` first, over the run's own memory; units stand in the fields' metadata under `unit`."""
        import pyarrow

        units = {"t": "s", **self._units}
        columns = self.to_dict()
        notes = {name: {"unit": unit} if (unit := units.get(name)) else None for name in columns}
        fields = [pyarrow.field(name, pyarrow.float64(), metadata=notes[name]) for name in columns]
        return pyarrow.table([pyarrow.array(values) for values in columns.values()], schema=pyarrow.schema(fields))

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        """What takes tables by the Arrow interface, such as `pyarrow.table(run)`, gets these columns without a copy."""
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    def write(self, path: str | Path) -> None:
        """Writes all columns to a .csv or .parquet file, as `dalembert simulate --out` does: a .parquet file has the poses, if the run has, and the model."""
        # A CSV has no room for the model: none is read for it.
        engine = self._whole()._engine if str(path).lower().endswith(".parquet") else None
        self._recorded.write(str(path), engine)

    def report(self, path: str | Path) -> None:
        """Writes the report: one page of HTML with plots, findings and the mechanism in motion."""
        Path(path).write_text(self._page(), encoding="utf-8")

    def view(self, *, open: bool = True) -> Path:
        """Writes the report into a folder of its own among the temporary files, opens it in the browser, and says where it is."""
        path = Path(tempfile.mkdtemp(prefix="dalembert-")) / "run.html"
        self.report(path)
        if open:
            webbrowser.open(path.as_uri())
        return path

    def show(self, *, height: int = 640) -> Shown:
        """The report as it is seen in a notebook, in a frame of so many pixels: the mechanism moves, and plots follow it."""
        return Shown(self._page(), height)

    def _drawn(self) -> list[str]:
        """What is worth a curve: variables and outputs that change."""
        marks = ("reaction.", "residual.", "undetermined.", "energy")
        own = [n for n in self if not n.startswith(marks) and not n.endswith("'")]
        return [n for n in own if np.ptp(self[n]) > 0.0] or own

    def plot(self, *names: str, against: str = "t", ax: Any = None) -> Any:
        """Curves over time by matplotlib, or over the column `against` (`r.plot("A'", against="A")`: a phase portrait); of all variables and outputs if no names are given.

        Gives the axes."""
        return drawn(self, names or self._drawn()[:8], self._units, against, ax)

    def __repr__(self) -> str:
        end = "" if self.completed else f", stopped: {self.stop_reason}"
        return f"<dalembert.Run of {len(self)} columns, {len(self.t)} samples to t = {self._summary['t_end']} s{end}>"

    def _repr_html_(self) -> str:
        rows = [("reached", f"t = {self._summary['t_end']:g} s ({self.stop_reason})"), ("method", self._summary["method"])]
        tolerance, step = self._summary["tolerance"], self._summary["step"]
        accuracy = "errors are not controlled" if step is None else f"steps of {step:g} s"
        if tolerance is not None:
            accuracy = f"tolerance {tolerance:g}"
        rows.append(("integrator", f"{self._summary['integrator']}, {accuracy}"))
        work = "{steps} steps, {evaluations} evaluations".format(**self._summary)
        cells = "".join(f"<tr><th>{k}</th><td>{html.escape(str(v))}</td></tr>" for k, v in [*rows, ("work", work)])
        return f"<table>{cells}</table>{self._svg()}"

    def _svg(self) -> str:
        """A small picture of the first curves, each between its least and largest value."""
        colours, size = ("#1f5fa8", "#c4541b", "#2c8a4b", "#7a4aa5"), (360, 120)
        if len(self.t) < 2:
            return ""
        picks = np.unique(np.linspace(0, len(self.t) - 1, 200).astype(int))
        x = (self.t[picks] - self.t[0]) / (self.t[-1] - self.t[0]) * size[0]
        parts = []
        for k, name in enumerate(self._drawn()[: len(colours)]):
            y = self[name][picks]
            if not np.all(np.isfinite(y)):
                continue
            height = (y.max() - y) / (np.ptp(y) or 1.0) * size[1]
            points = " ".join(f"{a:.1f},{b:.1f}" for a, b in zip(x, height))
            parts.append(f'<polyline fill="none" stroke="{colours[k]}" points="{points}"/>')
            label = f'<text x="{size[0] + 8}" y="{16 + 18 * k}" fill="{colours[k]}" font-size="12">{html.escape(name)}</text>'
            parts.append(label)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 {size[0] + 120} {size[1] + 4}" width="480">{"".join(parts)}</svg>'


def _recalled(data: bytes, model: bytes) -> Run:
    return Run(_engine.recalled(data), model)
