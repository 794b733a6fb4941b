"""Units in numbers, frames brought to places, derivatives by parameters, indices, the schema: laws and independent routes."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

import numpy as np
import pytest

import dalembert as da
from conftest import EXAMPLES, QUICK

ARM = EXAMPLES / "arm.toml"
FOUR_BAR = EXAMPLES / "four_bar.toml"


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [("a", "35 cm", 0.35), ("a", "0.35 m", 0.35), ("A", "60 deg", math.radians(60)), ("A'", "30 rpm", math.pi), ("t", "5 ms", 0.005)],
)
def test_units_are_numbers(name: str, text: str, value: float) -> None:
    m = da.load(FOUR_BAR)
    written, plain = m.evaluate(set={name: text}), m.evaluate(set={name: value})
    assert written.document == plain.document
    assert da.load(FOUR_BAR, set={name: text}).evaluate().document == plain.document


@pytest.mark.parametrize(("name", "text", "said"), [("a", "35 deg", "a length"), ("A", "60 mm", "an angle"), ("A'", "60 deg", "rad/s"), ("t", "1 m", "a time")])
def test_units_of_another_kind_are_refused(name: str, text: str, said: str) -> None:
    m = da.load(FOUR_BAR)
    for act in (lambda: m.evaluate(set={name: text}), lambda: m.with_({name: text}), lambda: m.simulate_many([{name: text}], until=0.1)):
        with pytest.raises(da.UsageError, match=said):
            act()


def test_states_times_and_dictionaries_take_units() -> None:
    m = da.load(FOUR_BAR)
    assert m.evaluate(q={"A": "60 deg"}).document == m.evaluate(q={"A": math.radians(60)}).document
    with pytest.raises(da.ModelError, match="is an angle"):
        m.evaluate(q={"A": "60 mm"})
    run = m.simulate(until="100 ms", every="50 ms")
    assert run.t.tolist() == m.simulate(until=0.1, every=0.05).t.tolist()
    with pytest.raises(da.UsageError, match="`until` is a time"):
        m.simulate(until="2 m")
    with pytest.raises(da.UsageError, match="unknown unit"):
        m.with_(a="3 mn")
    parts = {"parameters": {"k": "2 kN/m", "m": "1 kg"}, "variables": {"x": {"start": "5 mm"}}, "lagrangian": {"L": "m/2*x'^2 - k/2*x^2"}}
    spring = da.model(parts)
    assert spring.parameters["k"] == 2000.0 and spring.units["k"] == "N/m" and spring.units["x"] == "m"
    assert spring.evaluate().alpha.tolist() == [-10.0]


@pytest.mark.parametrize("seed", range(6))
def test_frames_of_states_are_reached(seed: int) -> None:
    m = da.load(ARM)
    q = np.random.default_rng(seed).uniform(-2.5, 2.5, m.nq)
    place, turn = m.evaluate(q=q).poses["hand.tool"]
    found = m.assemble(targets={"hand.tool": {"at": place, "rotation": turn}})
    assert found.reached and found.why is None
    again = m.evaluate(q=found.q).poses["hand.tool"]
    np.testing.assert_allclose(again[0], place, atol=1e-8)
    np.testing.assert_allclose(again[1], turn, atol=1e-8)


def test_rotations_are_said_in_three_ways() -> None:
    m = da.load(ARM)
    half = 0.3
    turns = [
        [math.cos(half), 0.0, 0.0, math.sin(half)],
        [[math.cos(0.6), -math.sin(0.6), 0.0], [math.sin(0.6), math.cos(0.6), 0.0], [0.0, 0.0, 1.0]],
        {"rpy": [0, 0, 0.6]},
        {"rpy": [0, "0 deg", f"{math.degrees(0.6)!r} deg"]},
    ]
    for turn in turns:
        found = m.assemble(targets={"hand": {"rotation": turn}})
        assert found.reached and math.isclose(math.remainder(sum(found.q) - 0.6, math.tau), 0.0, abs_tol=1e-8)


def test_out_of_reach_is_said_with_what_is_missing() -> None:
    m = da.load(ARM)
    found = m.assemble(targets={"hand.tool": [0, "3 m", 0]})
    # The arm is 0.5 + 0.4 + 0.2 m long.
    assert not found.reached and math.isclose(found.misses["hand.tool"][0] or 0.0, 1.9, abs_tol=1e-6)
    assert found.why is not None and "1.9 m" in found.why
    near = m.assemble(targets={"hand.tool": [0.4, 0.3, 0]}, q={"shoulder": 0.0})
    assert near.q[0] == 0.0


@pytest.mark.parametrize(
    ("targets", "said"),
    [
        ({"hand.tol": [0, 0, 0]}, "did you mean"),
        ({"hand": [0, 0]}, "three numbers"),
        ({"hand": {"place": [0, 0, 0]}}, "no key `place`"),
        ({"hand": {"rotation": [1, 2, 3]}}, "quaternion"),
        ({"hand": {"rotation": np.diag([1.0, 1.0, -1.0])}}, "quaternion"),
        ({"hand": [0, 0, "1 s"]}, "is a length"),
        ({}, "no target"),
    ],
)
def test_nonsense_targets_are_refused(targets: dict[str, object], said: str) -> None:
    with pytest.raises(da.UsageError, match=said):
        da.load(ARM).assemble(targets=targets)


def crank_and_rocker(a: float, b: float, c: float, d: float, angle: float) -> np.ndarray:
    """The middle of the coupler by the triangle between crank pin and rocker."""
    pin = np.array([a * math.cos(angle), a * math.sin(angle)])
    to = np.array([d, 0.0]) - pin
    far = float(np.hypot(*to))
    along = (b * b - c * c + far * far) / (2 * far)
    across = math.sqrt(b * b - along * along)
    unit = to / far
    joint = pin + along * unit + across * np.array([-unit[1], unit[0]])
    return np.asarray((pin + joint) / 2)


def test_gradients_are_those_of_the_triangle() -> None:
    m = da.load(FOUR_BAR)
    found = m.gradient(["coupler_x", "coupler_y"], ["a", "b", "c", "d"], q={"A": 1.1})
    p = [m.parameters[name] for name in "abcd"]
    np.testing.assert_allclose(found.value, crank_and_rocker(*p, 1.1), atol=1e-12)
    for k in range(4):
        # A complex step would be exact; the triangle's square root takes a fourth-order difference to 1e-10.
        def side(h: float, k: int = k) -> np.ndarray:
            return crank_and_rocker(*[x + h * (i == k) for i, x in enumerate(p)], 1.1)

        h = 1e-3
        slope = (8 * (side(h) - side(-h)) - (side(2 * h) - side(-2 * h))) / (12 * h)
        np.testing.assert_allclose(found.jacobian[:, k], slope, atol=1e-9)
    assert found.error.max() < 1e-9


def test_gradients_of_runs_are_those_of_the_exact_motion() -> None:
    m = da.model({"parameters": {"k": 4.0, "d": 0.1}, "variables": {"x": {"start": [1, 0]}}, "lagrangian": {"kinetic": "x'^2/2", "potential": "k*x^2/2", "dissipation": "d*x'^2/2"}})

    def end(model: da.Model) -> float:
        return float(model.simulate(until=1.5, tolerance=1e-12)["x"][-1])

    def exact(k: float, d: float) -> float:
        w = math.sqrt(k - d * d / 4)
        return math.exp(-0.75 * d) * (math.cos(1.5 * w) + d / (2 * w) * math.sin(1.5 * w))

    found = da.gradient(m, end, ["k", "d"])
    h = 1e-4
    slopes = [(exact(4 + h, 0.1) - exact(4 - h, 0.1)) / (2 * h), (exact(4, 0.1 + h) - exact(4, 0.1 - h)) / (2 * h)]
    np.testing.assert_allclose(found.jacobian, slopes, atol=1e-8)
    starts = da.gradient(m, end, {"x'": 0.1})
    w = math.sqrt(4 - 0.0025)
    assert math.isclose(starts.jacobian[0], math.exp(-0.075) * math.sin(1.5 * w) / w, abs_tol=1e-8)
    for wrong, said in [("q", "no parameter"), ({"q": 0.1}, "no parameter"), ({"k": 0.0}, "positive")]:
        with pytest.raises(da.UsageError, match=said):
            da.gradient(m, end, wrong)


RANGES = {name: (-math.pi, math.pi) for name in ("x1", "x2", "x3")}
ISHIGAMI = {
    "parameters": {"x1": 0.1, "x2": 0.2, "x3": 0.3},
    "outputs": {"y": "sin(x1) + 7*sin^2(x2) + 0.1*x3^4*sin(x1)"},
}


def test_indices_of_ishigami() -> None:
    """Ishigami and Homma (1990): exact indices of the function; a model of parameters and outputs alone has the same values."""

    def f(x: dict[str, np.ndarray]) -> np.ndarray:
        return np.asarray(np.sin(x["x1"]) + 7 * np.sin(x["x2"]) ** 2 + 0.1 * x["x3"] ** 4 * np.sin(x["x1"]))

    found = da.indices(f, RANGES, samples=2**12)
    np.testing.assert_allclose(found.first, [0.3139, 0.4424, 0.0], atol=0.01)
    np.testing.assert_allclose(found.total, [0.5576, 0.4424, 0.2437], atol=0.01)
    small = da.indices(da.model(ISHIGAMI), RANGES, outputs="y", samples=64)
    np.testing.assert_allclose(small.values, f({name: small.points[:, k] for k, name in enumerate(small.names)}), rtol=1e-13)


def test_indices_of_runs_and_nonsense() -> None:
    m = da.model({"parameters": {"k": 4.0}, "variables": {"x": {"start": [1, 0]}}, "lagrangian": {"kinetic": "x'^2/2", "potential": "k*x^2/2"}})
    found = da.indices(m, {"k": (3.0, 5.0), "x'": (-0.1, 0.1)}, collect=["final(x)"], samples=32, until=0.3, tolerance=1e-6)
    assert found.first.shape == (1, 2) and found.total[0].max() < 1.2
    for bad, said in [({"vary": {}}, "at least one"), ({"vary": {"k": (5.0, 3.0)}}, "ends below"), ({"vary": {"k": (3.0, 5.0)}, "outputs": None}, "outputs")]:
        with pytest.raises(da.UsageError, match=said):
            da.indices(m, bad["vary"], outputs=bad.get("outputs", "x"), samples=8)
    with pytest.raises(da.UsageError, match="same at all points"):
        da.indices(lambda x: np.ones(len(x["a"])), {"a": (0.0, 1.0)}, samples=8)
    points = da.sobol(8, 3)
    assert points[0].tolist() == [0.5, 0.5, 0.5] and points[1].tolist() == [0.75, 0.25, 0.25]


def own_files() -> list[Path]:
    return sorted(EXAMPLES.rglob("*.toml"))


@pytest.mark.parametrize("path", own_files(), ids=lambda p: str(p.relative_to(EXAMPLES)))
def test_examples_keep_to_the_schema(path: Path) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    if "mass" in content and "bodies" not in content:
        pytest.skip("a file of modes")
    jsonschema.Draft202012Validator(da.schema()).validate(content)


@pytest.mark.parametrize("name", QUICK)
def test_keys_of_the_schema_are_keys_of_the_reader(name: str) -> None:
    """A key that the schema does not have is refused by both, with the same file."""
    jsonschema = pytest.importorskip("jsonschema")
    check = jsonschema.Draft202012Validator(da.schema())
    content = tomllib.loads((EXAMPLES / f"{name}.toml").read_text(encoding="utf-8"))
    tables = {key: value for key, value in content.items() if isinstance(value, dict)}
    for key, table in tables.items():
        inner = next((entry for entry in table.values() if isinstance(entry, dict)), None) if key not in ("simulate", "lagrangian", "equations") else table
        if inner is None:
            continue
        inner["no_such_key"] = 1
        assert not check.is_valid(content)
        with pytest.raises(da.ModelError):
            da.model(content)
        del inner["no_such_key"]


OSCILLATOR = {
    "parameters": {"k": 4.0},
    "variables": {"x": {"start": [0.3, 0.1]}},
    "inputs": {"u": 0},
    "lagrangian": {"kinetic": "x'^2/2", "potential": "k*x^2/2"},
    "forces": {"x": "u - x'^3"},
    "outputs": {"acc": "x''"},
}


def test_gradients_are_taken_where_the_state_is_given() -> None:
    m = da.model(OSCILLATOR)
    k, x, v, u = 9.0, 0.7, 0.5, 0.2
    # acc = u − v³ − k x
    slopes = {"k": -x, "x": -k, "x'": -3 * v**2, "u": 1.0}
    steps = dict.fromkeys(slopes, 0.05)
    found = m.gradient("acc", steps, q={"x": x}, v={"x": v}, inputs={"u": u}, set={"k": k})
    np.testing.assert_allclose(found.value, [u - v**3 - k * x], atol=1e-13)
    np.testing.assert_allclose(found.jacobian, [list(slopes.values())], atol=1e-9)
    again = m.gradient("acc", steps, set={"k": k, "x": x, "x'": v, "u": u})
    np.testing.assert_allclose(again.jacobian, [list(slopes.values())], atol=1e-9)
    arrays = m.gradient("acc", steps, q=[x], v=[v], inputs={"u": u}, set={"k": k})
    np.testing.assert_allclose(arrays.jacobian, [list(slopes.values())], atol=1e-9)
    with pytest.raises(da.UsageError, match="given twice"):
        m.gradient("acc", ["k", "k"])


def test_gradients_keep_to_their_branch() -> None:
    m = da.load(FOUR_BAR)
    # Both assemblies have the slope of their own finite difference.
    for branch in (1, 2):
        found = m.gradient("coupler_x", {"A": 0.01}, branch=branch, q={"A": 1.1})
        h = 1e-4
        ends = [m.evaluate(q={"A": 1.1 + s * h}, branch=branch).outputs["coupler_x"] for s in (-1, 1)]
        assert math.isclose(found.jacobian[0, 0], (ends[1] - ends[0]) / (2 * h), rel_tol=1e-5)


@pytest.mark.parametrize(("key", "name"), [("q", "A'"), ("q", "tau.A"), ("v", "A''"), ("a", "A'"), ("inputs", "A"), ("q", "t")])
def test_states_take_names_of_their_own_kind(key: str, name: str) -> None:
    with pytest.raises(da.ModelError, match=f"a name in `{key}` is"):
        da.load(FOUR_BAR).evaluate(**{key: {name: 1.5}})


def test_times_of_states_take_units() -> None:
    m = da.model({**OSCILLATOR, "inputs": {"u": "sin(t)"}})
    assert m.evaluate(t="1 min").document == m.evaluate(t=60.0).document
    assert m.simulate(until="1 s", t="1 ms").t[0] == 0.001
    with pytest.raises(da.ModelError, match="is a length"):
        m.evaluate(t="1 m")


def test_what_is_no_dictionary_or_number_is_refused_in_words() -> None:
    m = da.load(FOUR_BAR)
    wrong = [
        lambda: m.evaluate(set=[("A", 1)]),
        lambda: m.evaluate(inputs=[("tau.A", 1)]),
        lambda: m.with_([("A", 1)]),
        lambda: da.load(FOUR_BAR, set=[("A", 1)]),
        lambda: m.move({"A": 5}),
        lambda: m.move([("A", 5)]),
        lambda: m.move({"A": (0, object())}),
        lambda: m.linearize(vary={"a": 3}),
        lambda: m.simulate(until=1, tolerance="1e-6"),
        lambda: m.simulate(until=1, tolerance=1e-20),
        lambda: m.simulate(until=[1]),
        lambda: m.simulate_many([{"a": 0.3}], until=0.1, threads=10**30),
        lambda: m.simulate_many([{"a": 0.3}], until=0.1, threads="two"),
        lambda: m.evaluate(q={"A": object()}),
        lambda: m.evaluate(q={"A": 1j}),
        lambda: m.evaluate(set={"A": np.complex64(1 + 2j)}),
        lambda: m.accelerations([["1", "2", "3"]]),
        lambda: m.accelerations(np.ones((1, 3)) + 1j),
        lambda: m.accelerations([[1.0], [2.0, 3.0]]),
        lambda: m.accelerations(np.ones((1, 3)), t=[1]),
        lambda: m.accelerations(np.array([[None, 1.0, 2.0]], dtype=object)),
        lambda: m.assemble(targets={"coupler": [1j, 0, 0]}),
    ]
    for act in wrong:
        with pytest.raises(da.UsageError):
            act()
    content = {"title": "x", **OSCILLATOR}
    assert da.model({**content, "dalembert": 1}).evaluate().document == da.model({"dalembert": 1, **content}).evaluate().document


SPRING = {
    "parameters": {"k": {"value": 20.0, "unit": "N/m"}, "m": {"value": 1.0, "unit": "kg"}},
    "variables": {"x": {"start": [0.1, 0], "unit": "m"}},
    "lagrangian": {"kinetic": "m*x'^2/2", "potential": "k*x^2/2"},
    "outputs": {"pull": "k*x"},
}


def test_ranges_steps_and_times_have_units_too() -> None:
    m = da.model(SPRING)
    said = da.indices(m, {"k": ("20 N/m", "0.03 N/mm"), "x": ("10 cm", 0.2)}, outputs="pull", samples=8)
    plain = da.indices(m, {"k": (20.0, 30.0), "x": (0.1, 0.2)}, outputs="pull", samples=8)
    np.testing.assert_allclose(said.points, plain.points, rtol=1e-14)
    np.testing.assert_allclose(said.total, plain.total, rtol=1e-12)
    said_slopes = m.gradient("pull", {"k": "1 N/m", "x": "1 mm"})
    plain_slopes = m.gradient("pull", {"k": 1.0, "x": 1e-3})
    assert (said_slopes.jacobian == plain_slopes.jacobian).all()
    np.testing.assert_allclose(said_slopes.jacobian, [[0.1, 20.0]], rtol=1e-10)
    s = m.start()
    s.advance("100 ms")
    assert s.sample("100 ms") == s.sample(0.1) == s.sample()
    for act in (
        lambda: da.indices(m, {"k": ("20 kg", "30 kg")}, outputs="pull"),
        lambda: m.gradient("pull", {"k": "1 kg"}),
        lambda: s.sample("50 kg"),
        lambda: da.indices(lambda x: x["a"], {"a": ("1 m", "2 m")}),
    ):
        with pytest.raises(da.UsageError):
            act()


def test_nonsense_is_refused_in_words() -> None:
    m = da.model(SPRING)
    for act, said in (
        (lambda: m.accelerations(None), r"`q` is an array"),
        (lambda: m.residuals(None), r"`q` is an array"),
        (lambda: m.assemble(targets=["tool"]), "targets are a dictionary"),
        (lambda: da.sweep(m, [], collect=["final(x)"]), "dictionary"),
        (lambda: da.sweep(m, ["k"], collect=["final(x)"]), "dictionary"),
        (lambda: da.indices(m, ["k"], outputs="pull"), "dictionary"),
        (lambda: da.indices(m, {"k": (20.0, 30.0)}, outputs="pull", samples=-2), "number of things"),
        (lambda: da.sobol(-1, 2), "`points` is a number of things"),
        (lambda: da.sobol(4, -2), "`dimensions` is a number of things"),
        (lambda: m.simulate(until=0.1).poses, "no bodies"),
        (lambda: da.load(FOUR_BAR).simulate(until=0.01, poses=False).poses, "ask for them"),
    ):
        with pytest.raises(da.UsageError, match=said):
            act()
    for margin in (float("nan"), float("inf"), -1.0, 0.0):
        with pytest.raises(da.UsageError, match="positive"):
            m.linearize(vary={"k": (10.0, 20.0)}, margin=margin)
