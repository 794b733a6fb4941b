"""Simulations that are held between steps."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import dalembert as da
from conftest import EXAMPLES

PUSHED = {"variables": {"x": {"start": [0, 0]}}, "inputs": {"u": {}}, "lagrangian": {"kinetic": "x'^2/2"}, "forces": {"x": "u"}}


def test_inputs_between_steps_act_as_they_should() -> None:
    s = da.model(PUSHED).start()
    s.inputs["u"] = 2.0
    s.advance(1.0)
    assert (s.state["x"], s.state["x'"]) == pytest.approx((1.0, 2.0), rel=1e-12)
    s.inputs["u"] = -2.0
    s.advance_to(2.0)
    # x = 1 + 2 t − t², back at rest after the second
    assert (s.state["x"], s.state["x'"]) == pytest.approx((2.0, 0.0), abs=1e-12)
    assert s.t == 2.0 and dict(s.inputs) == {"u": -2.0}


def test_times_are_numbers_or_texts_with_units() -> None:
    s = da.model(PUSHED).start()
    s.advance("10 ms")
    assert s.t == 0.01
    s.advance_to("0.5 min")
    assert s.t == 30.0
    with pytest.raises(da.UsageError, match="dt"):
        s.advance("3 kg")


def test_a_loop_of_control_holds_a_pendulum_upright() -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    s = m.start(tolerance=1e-8)
    while s.t < 1.0 - 1e-9:
        s.inputs["tau.A"] = 40.0 * (2.0 - s.state["A"]) - 15.0 * s.state["A'"]
        s.advance(0.01)
    assert abs(s.state["A'"]) < 1.0 and np.abs(m.residuals([[s.state[c] for c in m.coordinates]])).max() < 1e-8


def test_pieces_are_the_whole() -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    s = m.start(tolerance=1e-10)
    for _ in range(10):
        s.advance(0.05)
    run = m.simulate(until=0.5, tolerance=1e-10)
    assert s.state["A"] == pytest.approx(run["A"][-1], rel=1e-7)
    assert s.sample()["reaction.C.x"] == pytest.approx(run["reaction.C.x"][-1], rel=1e-5)


def test_saved_ones_go_on_to_the_same_bits() -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    s = m.start(tolerance=1e-8)
    s.advance(0.21)
    bytes_of_it = s.to_bytes()
    again = m.start(tolerance=1e-8, saved=bytes_of_it)
    assert again.t == s.t
    s.advance(0.3)
    again.advance(0.3)
    assert s.state == again.state
    with pytest.raises(da.UsageError, match="tolerance"):
        m.start(tolerance=1e-6, saved=bytes_of_it)
    with pytest.raises(da.DalembertError):
        m.start(tolerance=1e-8, saved=bytes_of_it[:-3])


def test_what_makes_no_sense_is_said() -> None:
    s = da.model(PUSHED).start()
    with pytest.raises(KeyError, match="no input `w`"):
        s.inputs["w"] = 1.0
    with pytest.raises(da.UsageError, match="can't go on"):
        s.advance(-1.0)
    with pytest.raises(da.UsageError):
        s.set({"y": 1.0})
    s.set({"x": 3.0})
    assert s.state["x"] == 3.0 and s.t == 0.0


def test_inputs_are_all_there_with_units_and_after_saving() -> None:
    content = {**PUSHED, "inputs": {"u": {"unit": "N"}, "w": {"value": "3*t", "unit": "N"}}, "forces": {"x": "u + w"}}
    content |= {"variables": {"x": {"start": [0, 0], "unit": "m"}}, "parameters": {"m": {"value": 1, "unit": "kg"}}}
    content["lagrangian"] = {"kinetic": "m*x'^2/2"}
    m = da.model(content)
    s = m.start()
    assert dict(s.inputs) == {"u": 0.0, "w": 0.0}
    s.inputs["u"] = "2000 mN"
    s.advance(0.5)
    assert dict(s.inputs) == {"u": 2.0, "w": 1.5}
    again = m.start(saved=s.to_bytes())
    assert dict(again.inputs) == {"u": 2.0, "w": 1.5}
    again.set({"x": "25 cm", "u": "1 N"})
    assert (again.state["x"], again.inputs["u"]) == (0.25, 1.0)
    with pytest.raises(da.UsageError, match="`u`"):
        s.inputs["u"] = "2 m"
    with pytest.raises(KeyError, match="no input `v`"):
        s.inputs["v"]


def test_work_counts_from_the_start_and_sums_of_times_end_at_the_end() -> None:
    m = da.model({**PUSHED, "inputs": {"u": {"value": "2"}}})
    s = m.start(until=1.0)
    for _ in range(20):
        s.advance(0.05)
    assert s.t == 1.0
    # W = u x
    assert s.sample()["energy.work"] == pytest.approx(2.0, rel=1e-9)
    with pytest.raises(da.UsageError, match="can't go on"):
        s.advance(0.05)


def test_the_horizon_is_no_size() -> None:
    m = da.model(
        {"variables": {"x": {"start": [0, 0]}}, "lagrangian": {"kinetic": "x'^2/2", "potential": "-3*cos(x)"}, "forces": {"x": "2 + sin(30*t)"}}
    )
    s = m.start(tolerance=1e-11)
    for _ in range(10):
        s.advance(0.3)
    run = m.simulate(until=3.0, tolerance=1e-11)
    assert s.state["x'"] == pytest.approx(run["x'"][-1], abs=1e-9)


def test_remarks_are_those_of_a_run() -> None:
    m = da.model(
        {
            "variables": {"y": {"order": 1, "start": 1, "fixed": True}},
            "equations": {"mass": {"y": {"y": 1}}, "force": {"y": "200*cos(7*t)*y"}},
        }
    )
    s = m.start(until=1.0)
    s.advance(1.0)
    assert any("grew again" in note for note in s.notes) and any("grew again" in note for note in m.simulate(until=1.0).notes)


def test_states_are_read_only() -> None:
    s = da.load(EXAMPLES / "four_bar.toml").start()
    before = dict(s.state)
    with pytest.raises(TypeError, match=r"stepper.set\(\{'A': 2.0\}\)"):
        s.state["A"] = 2.0
    assert s.state == before and list(s.state) == list(before)


def test_copies_are_simulations_of_their_own() -> None:
    m = da.model({"variables": {"x": {}}, "inputs": {"u": {}}, "lagrangian": {"kinetic": "x'^2/2"}, "forces": {"x": "u - x^3"}})
    for begun in (False, True):
        s = m.start(tolerance=1e-8)
        s.inputs["u"] = 2.0
        if begun:
            s.advance(0.3)
        at = s.t
        copies = [copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))]
        s.advance(0.5)
        for other in copies:
            assert other.t == at and other.inputs["u"] == 2.0
            other.advance(0.5)
            assert dict(other.state) == dict(s.state) and other.t == s.t


def test_threads_lose_no_advances() -> None:
    s = da.model({"variables": {"x": {}}, "lagrangian": {"kinetic": "x'^2/2"}}).start()
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: s.advance(0.25), range(64)))
    assert s.t == 16.0


def test_choices_of_a_form_need_one() -> None:
    m = da.model({"variables": {"x": {}}, "lagrangian": {"kinetic": "x'^2/2"}})
    for form in ("multipliers", "reduced", "explicit"):
        with pytest.raises(da.UsageError, match="`eliminate` is for a form"):
            m.equations(form=form, eliminate="abc")
