"""Sweeps: each row is what its run gives alone, on any executor."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import numpy as np
import pytest

import dalembert as da
from conftest import EXAMPLES

COLLECT = ["max(coupler_x)", "final(A)", "min(reaction(C.x))", "rms(A')"]


def test_rows_are_what_single_runs_give() -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    found = da.sweep(m, {"a": np.linspace(0.2, 0.3, 3), "A'": [3.0, 5.0]}, collect=COLLECT, until=0.2, tolerance=1e-6)
    assert found["a"].tolist() == [0.2, 0.2, 0.25, 0.25, 0.3, 0.3] and (found["t_end"] == 0.2).all()
    for k in range(6):
        run = m.with_(a=found["a"][k]).simulate(until=0.2, tolerance=1e-6, set={"A'": found["A'"][k]})
        assert found["max(coupler_x)"][k] == run["coupler_x"].max() and found["final(A)"][k] == run["A"][-1]
        assert found["min(reaction(C.x))"][k] == run["reaction.C.x"].min()
    assert not any(found["fault"])


@pytest.mark.parametrize("kind", ["threads", "processes"])
def test_executors_give_the_same(kind: str) -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    vary = {"a": np.linspace(0.2, 0.3, 4)}
    alone = da.sweep(m, vary, collect=COLLECT, until=0.05)
    spawn = multiprocessing.get_context("spawn")
    pool = ThreadPoolExecutor(2) if kind == "threads" else ProcessPoolExecutor(1, mp_context=spawn)
    with pool:
        other = da.sweep(m, vary, collect=COLLECT, until=0.05, executor=pool)
    assert all((alone[name] == other[name]).all() for name in alone)


def test_faults_are_rows_and_nonsense_is_refused() -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    found = da.sweep(m, {"a": [0.3, 10.0]}, collect=["final(A)"], until=0.01)
    assert found["fault"][0] == "" and "can't close" in found["fault"][1] and np.isnan(found["final(A)"][1])
    for vary, words in [({}, "vary"), ({"a": []}, "vary"), ({"a": [1.0], "b": [1.0, 2.0]}, "equally many")]:
        with pytest.raises(da.UsageError, match=words):
            da.sweep(m, vary, collect=COLLECT, grid=False)
    with pytest.raises(da.UsageError, match="KIND"):
        da.sweep(m, {"a": [0.3]}, collect=["top(A)"])
    with pytest.raises(da.UsageError, match="nothing"):
        da.sweep(m, {"a": [0.3]}, collect=["max(nothing)"], until=0.01)
