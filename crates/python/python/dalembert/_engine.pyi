from __future__ import annotations

from collections.abc import Sequence
from os import PathLike

import numpy as np
from numpy.typing import NDArray

from .errors import DalembertError

_Settings = Sequence[tuple[str, float | str]]

VERSION: str

class Engine:
    def summary(self) -> str: ...
    def sources(self) -> list[tuple[str, str, PathLike[str] | None]]: ...
    def parameters(self) -> list[tuple[str, float]]: ...
    def settings(self) -> list[tuple[str, float]]: ...
    def changed(self, set: _Settings, state: str | None) -> Engine: ...
    def measured(self, set: _Settings) -> list[tuple[str, float]]: ...
    def doctor(self, set: _Settings, state: str | None, branch: str | None) -> str: ...
    def evaluate(
        self,
        set: _Settings,
        state: str | None,
        branch: str | None,
        method: str | None,
        least: str | None,
        independent: Sequence[str],
        actuated: _Settings,
        jacobian: Sequence[str],
        linear: bool,
        operators: bool,
        form: str | None,
        eliminate: str | None,
        velocities: str | None,
        coordinates: str | None,
        momenta: str | None,
    ) -> str: ...
    def linearize(
        self,
        set: _Settings,
        state: str | None,
        branch: str | None,
        at_equilibrium: bool,
        independent: Sequence[str],
        inputs: Sequence[str] | None,
        outputs: Sequence[str] | None,
        candidate_inputs: Sequence[str] | None,
        candidate_outputs: Sequence[str] | None,
        orthonormal: bool,
        descriptor: bool,
        vary: Sequence[tuple[str, float, float]],
        margin: float | None,
    ) -> str: ...
    def move(
        self,
        set: _Settings,
        state: str | None,
        branch: str | None,
        drives: Sequence[str],
        rate: str | None,
        out: str | None,
        wants: str,
    ) -> str: ...
    def equilibrium(self, set: _Settings, state: str | None, branch: str | None, hold: _Settings) -> str: ...
    def equations(
        self,
        set: _Settings,
        form: str,
        style: str,
        basis: str | None,
        independent: Sequence[str],
        numbers: Sequence[str],
        eliminate: str | None,
        velocities: str | None,
        coordinates: str | None,
        momenta: str | None,
    ) -> str: ...
    def branches(self, set: _Settings, state: str | None) -> str: ...
    def assemble(self, set: _Settings, state: str | None, branch: str | None) -> str: ...
    def reach(
        self,
        set: _Settings,
        state: str | None,
        branch: str | None,
        targets: Sequence[tuple[str, Sequence[float] | None, Sequence[float] | None, float]],
    ) -> str: ...
    def simulate(
        self,
        set: _Settings,
        state: str | None,
        branch: str | None,
        until: float | None,
        every: float | None,
        tolerance: float | None,
        method: str | None,
        least: str | None,
        integrator: str | None,
        baumgarte: tuple[float, float] | None,
        max_steps: int | None,
        max_step: float | None,
        step: float | None,
        poses: bool,
    ) -> Recorded: ...

class Recorded:
    def columns(self) -> list[tuple[str, str | None]]: ...
    def time(self) -> bytes: ...
    def column(self, number: int) -> bytes: ...
    def poses(self) -> tuple[list[str], bytes] | None: ...
    def summary(self) -> str: ...
    def write(self, path: str, engine: Engine | None) -> None: ...
    def report(self, engine: Engine) -> str: ...
    def to_bytes(self) -> bytes: ...

def recalled(data: bytes) -> Recorded: ...
def read(
    path: str,
    set: _Settings,
    base_word: str | None,
    ignored: Sequence[str],
    keep_fixed: bool,
    absolute: bool,
    fit: float | None,
) -> Engine: ...
def read_texts(
    texts: Sequence[tuple[str, str, str | PathLike[str] | None]],
    set: _Settings,
    base_word: str | None,
    ignored: Sequence[str],
    keep_fixed: bool,
    absolute: bool,
    fit: float | None,
) -> Engine: ...
def number(text: str, what: str, unit: str) -> float: ...
def schema() -> str: ...
def sobol(count: int, dimensions: int) -> bytes: ...
def examples() -> list[tuple[str, str]]: ...
def example(name: str) -> list[tuple[str, str]]: ...
def batch(
    engine: Engine,
    name: str,
    word: str,
    states: int,
    q: NDArray[np.float64],
    v: NDArray[np.float64] | None,
    third: NDArray[np.float64] | None,
    t: float | None,
    threads: int,
    out: NDArray[np.float64],
) -> None: ...
def simulate_many(
    engine: Engine,
    runs: Sequence[_Settings],
    set: _Settings,
    until: float | None,
    every: float | None,
    tolerance: float | None,
    method: str | None,
    least: str | None,
    integrator: str | None,
    max_steps: int | None,
    max_step: float | None,
    step: float | None,
    threads: int,
) -> list[Recorded | DalembertError]: ...
def check_collected(engine: Engine, collect: Sequence[str], set: _Settings) -> None: ...
def sweep_page(
    engine: Engine,
    grid: bool,
    varied: Sequence[tuple[str, Sequence[float]]],
    collected: Sequence[tuple[str, Sequence[float]]],
    faults: Sequence[str],
    set: _Settings,
    until: float | None,
    every: float | None,
    tolerance: float | None,
    method: str | None,
    integrator: str | None,
    max_steps: int | None,
    max_step: float | None,
    step: float | None,
) -> str: ...


class Held:
    def advance(self, t: float) -> str | None: ...
    def time(self) -> tuple[float, float, int]: ...
    def values(self) -> list[tuple[str, float]]: ...
    def inputs(self) -> list[tuple[str, float]]: ...
    def notes(self) -> list[str]: ...
    def set(self, settings: _Settings) -> None: ...
    def sample(self, t: float | None) -> list[tuple[str, float]]: ...
    def save(self) -> bytes: ...

def hold(
    engine: Engine,
    set: _Settings,
    state: str | None,
    branch: str | None,
    until: float | None,
    tolerance: float | None,
    method: str | None,
    integrator: str | None,
    max_steps: int | None,
    max_step: float | None,
    step: float | None,
    saved: bytes | None,
) -> Held: ...
