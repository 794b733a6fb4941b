"""Sweeps: each row is what its run gives alone, on any executor."""

from __future__ import annotations

import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import dalembert as da
from dalembert import _engine
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


def test_names_like_those_of_the_sweep_are_kept(tmp_path: Path) -> None:
    own = {"t_end": 2.0, "fault": 3.0, "run": 1.0}
    m = da.model(
        {"parameters": own, "variables": {"x": {"start": [1, 0]}}, "lagrangian": {"kinetic": "t_end*x'^2/2", "potential": "fault*run*x^2/2"}}
    )
    for names in (["t_end"], ["fault"], ["t_end", "fault", "run"], ["run"]):
        vary = {name: [own[name], 2 * own[name]] for name in names}
        found = da.sweep(m, vary, collect=["final(x)"], until=0.5)
        rows = 2 ** len(names)
        assert len(found) == len(names) + 3 and not found.failed.any()
        for name in names:
            assert sorted(set(found[name].tolist())) == vary[name]
        end, fault = ("t_end_2" if "t_end" in names else "t_end"), ("fault_2" if "fault" in names else "fault")
        assert found[end].tolist() == [0.5] * rows and found[fault].tolist() == [""] * rows
        again = pickle.loads(pickle.dumps(found))
        assert all((again[name] == found[name]).all() for name in found) and not again.failed.any()
        for k in range(rows):
            one = m.simulate(until=0.5, set={name: found[name][k] for name in names})
            assert found["final(x)"][k] == one["x"][-1]
        found.report(tmp_path / "page.html")
        assert "final(x)" in found._repr_html_()


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


def test_numbers_have_their_units() -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    how = {"collect": ["final(A)"], "until": 0.05}
    said, plain = da.sweep(m, {"a": ["25 cm", 0.3]}, **how), da.sweep(m, {"a": [0.25, 0.3]}, **how)
    assert (said["a"] == plain["a"]).all() and (said["final(A)"] == plain["final(A)"]).all()
    runs = m.simulate_many({"a": ["25 cm", "30 cm"]}, until=0.05)
    assert [run["A"][-1] for run in runs] == said["final(A)"].tolist()
    assert m.linearize(vary={"a": ("25 cm", 0.3)}).document == m.linearize(vary={"a": (0.25, 0.3)}).document
    for wrong in (lambda: da.sweep(m, {"a": ["25 kg"]}, **how), lambda: m.linearize(vary={"a": ("1 s", 2)})):
        with pytest.raises(da.UsageError, match="`a`"):
            wrong()


def _run(m: da.Model, a: float) -> da.Run:
    return m.simulate(until=0.05, set={"a": a})


def test_processes_return_runs(tmp_path: Path) -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        there = pool.submit(_run, m, 0.27).result()
    here = _run(m, 0.27)
    for summary in (summaries := [there.summary, here.summary]):
        summary.pop("wall_seconds")
    assert summaries[0] == summaries[1] and there.names == here.names and there.units == here.units
    assert all(np.array_equal(there[name], here[name], equal_nan=True) for name in ["t", *here])
    assert all(np.array_equal(there.poses[name], here.poses[name]) for name in here.poses)
    again = pickle.loads(pickle.dumps(there))
    again.report(tmp_path / "run.html")
    again.write(tmp_path / "run.csv")
    assert (tmp_path / "run.html").stat().st_size > 10_000 and np.array_equal(again["A"], here["A"])
    with pytest.raises(da.UsageError, match="no run"):
        _engine.recalled(b"nothing")


def test_what_can_not_begin_is_the_error_that_it_is_alone() -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    good, bad = m.simulate_many([{"a": 0.3}, {"a": 10.0}], until=0.01)
    assert isinstance(good, da.Run)
    with pytest.raises(da.ModelError) as alone:
        m.with_(a=10.0).simulate(until=0.01)
    assert isinstance(bad, da.ModelError) and bad.faults == alone.value.faults and bad.faults


def test_names_that_are_nothing_are_refused_before_any_run() -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    with pytest.raises(da.UsageError, match="did you mean `coupler_x`"):
        da.sweep(m, {"a": [0.2, 0.3]}, collect=["max(coupler_xx)"], until=0.01)
    for runs in ({"nothing_like_it": [0.1, 0.2]}, [{"a": 0.3}, {"nothing_like_it": 1.0}]):
        with pytest.raises(da.UsageError, match="no variable, rate, input or parameter"):
            m.simulate_many(runs, until=0.01)
    with pytest.raises(da.UsageError, match="no variable, rate, input or parameter"):
        da.sweep(m, {"nothing_like_it": [0.2, 0.3]}, collect=["max(A)"], until=0.01)


def test_robots_that_are_read_otherwise_warn() -> None:
    robot = "<robot name='r'><link name='a'/><link name='b'><inertial><mass value='1'/></inertial></link><joint name='j' type='continuous'>"
    robot += "<origin xyz='0 0 1'/><parent link='a'/><child link='b'/></joint></robot>"
    with pytest.warns(UserWarning, match="point mass"):
        da.loads(robot, name="r.urdf")
