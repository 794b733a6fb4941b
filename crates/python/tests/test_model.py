"""Models: reading, names, settings as values, errors, copies."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import shutil
import signal
import subprocess
import sys
import textwrap
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import dalembert as da
from conftest import EXAMPLES, QUICK, command

FOUR_BAR = EXAMPLES / "four_bar.toml"


@pytest.mark.parametrize("name", QUICK)
def test_evaluate_has_the_numbers_of_the_command(name: str) -> None:
    found = da.load(EXAMPLES / f"{name}.toml").evaluate().document
    found.pop("alpha")
    assert found == command("evaluate", str(EXAMPLES / f"{name}.toml"))


@pytest.mark.parametrize("name", QUICK)
def test_doctor_has_the_words_of_the_command(name: str) -> None:
    found = da.load(EXAMPLES / f"{name}.toml").doctor()
    assert found.document == command("doctor", str(EXAMPLES / f"{name}.toml"))
    assert "mobility" in found and "A" not in found and 0 not in found
    assert set(found) == set(found.keys()) == set(found.document)
    assert all(f.code and f.sentence and f.severity in ("error", "warning", "note") for f in found.findings)


@pytest.mark.parametrize("name", QUICK)
def test_simulations_have_the_bits_of_the_command(name: str) -> None:
    run = da.load(EXAMPLES / f"{name}.toml").simulate(until=0.01, every=0.002, tolerance=1e-6)
    said = command("simulate", str(EXAMPLES / f"{name}.toml"), "--until", "0.01", "--every", "0.002", "--tolerance", "1e-6")
    mine = run.summary
    for timed in (mine, said):
        timed.pop("wall_seconds")
    assert mine == said
    for column, value in said["final"].items():
        assert run[column][-1] == value


@pytest.mark.parametrize("name", QUICK)
def test_equations_at_a_state_hold(name: str) -> None:
    e = da.load(EXAMPLES / f"{name}.toml").evaluate()
    size = np.abs(e.M @ e.alpha).max() + np.abs(e.f).max() + np.abs(e.gamma).max()
    assert np.allclose(e.M @ e.alpha, e.f + e.gamma, rtol=0, atol=1e-9 * size)
    assert e.M == pytest.approx(e.M.T, rel=1e-9, abs=1e-12 * np.abs(e.M).max())
    hard = [k for k, row in enumerate(e.rows) if row not in e.determinacy.soft_rows]
    scale = np.abs(e.A).max(initial=0.0) * np.abs(e.alpha).max(initial=0.0) + np.abs(e.b).max(initial=0.0)
    assert np.allclose((e.A @ e.alpha)[hard], e.b[hard], rtol=0, atol=1e-8 * scale)


@pytest.mark.parametrize("name", QUICK)
def test_models_are_pickled_and_copied(name: str) -> None:
    m = da.load(EXAMPLES / f"{name}.toml")
    assert copy.copy(m) is m and copy.deepcopy(m) is m
    again = pickle.loads(pickle.dumps(m))
    assert again.evaluate().document == m.evaluate().document


@pytest.mark.parametrize("name", [n for n in QUICK if n != "jerk"])
def test_parameters_as_values_are_those_of_a_model_read_anew(name: str) -> None:
    path = EXAMPLES / f"{name}.toml"
    m = da.load(path)
    changed = {p: 1.03 * x for p, x in m.parameters.items()}
    try:
        anew: object = da.load(path, set=changed).evaluate().document
    except da.DalembertError as error:
        anew = str(error)
    try:
        mine: object = m.with_(changed).evaluate().document
    except da.DalembertError as error:
        mine = str(error)
    assert mine == anew


def test_names_and_orders() -> None:
    m = da.load(FOUR_BAR)
    assert (m.nq, m.nv, m.nu) == (3, 3, 4)
    assert m.coordinates == ["A", "B", "D"] and m.velocities == ["A'", "B'", "D'"]
    assert m.efforts == ["tau.A", "tau.B", "tau.D"]
    assert m.parameters["a"] == 0.3 and m.units["a"] == "m"
    top = da.load(EXAMPLES / "tumbling.toml")
    assert top.nq == top.nv + 1, "a quaternion has one number more than its twist"
    assert "degrees of freedom" in repr(m) and "<table>" in m._repr_html_()


def test_models_never_change() -> None:
    m = da.load(FOUR_BAR)
    with pytest.raises(AttributeError, match="never changes"):
        m.title = "other"  # type: ignore[misc]
    e = m.evaluate()
    for array in (e.M, e.f, e.A, e.b, e.alpha, e.lambda_):
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0.0
    run = m.simulate(until=0.01)
    with pytest.raises(ValueError, match="read-only"):
        run["A"][0] = 0.0


def test_states_by_name_and_by_array_are_the_same() -> None:
    m = da.load(FOUR_BAR)
    s = m.assemble(q={"A": 0.7}, v={"A": 2.0})
    by_name = m.evaluate(q={"A": 0.7}, v={"A": 2.0})
    by_array = m.evaluate(q=s.q, v=s.v)
    assert np.allclose(by_name.alpha, by_array.alpha, rtol=1e-10)
    assert by_name.q["A"] == 0.7 and by_name.v["A'"] == 2.0
    assert m.evaluate(set={"A": 0.7, "A'": 2.0}).document == by_name.document


def test_dictionaries_are_the_file() -> None:
    text = "dalembert = 1\n[parameters]\nk = 4\n[variables]\nx = { start = 1 }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"k*x^2/2\"\n"
    content = {
        "parameters": {"k": 4},
        "variables": {"x": {"start": 1}},
        "lagrangian": {"kinetic": "x'^2/2", "potential": "k*x^2/2"},
    }
    assert da.model(content).evaluate().document == da.loads(text).evaluate().document
    wrong = {**content, "lagrangian": {"kinetic": "x'^2/2*kk"}}
    with pytest.raises(da.ModelError) as mine:
        da.model(wrong)
    with pytest.raises(da.ModelError) as theirs:
        da.loads("dalembert = 1\n[parameters]\nk = 4\n[variables]\nx = { start = 1 }\n[lagrangian]\nkinetic = \"x'^2/2*kk\"\n")
    assert mine.value.faults[0]["message"] == theirs.value.faults[0]["message"]
    assert mine.value.code == theirs.value.code and "did you mean" in str(mine.value)


def test_a_builder_makes_a_pendulum() -> None:
    b = da.Builder("Pendulum").parameter("l", 0.8, "m")
    b.body("rod", mass=2.0, com=["l", 0, 0], inertia=[0, 0, 0, 0, 0, 0])
    b.joint("A", "revolute", ("ground", "rod"), axis=[0, 0, 1])
    m = b.model(gravity=[0, -9.81, 0])
    # θ'' = −g/l cos θ, measured from the horizontal
    assert m.evaluate(q={"A": 0.3}).alpha[0] == pytest.approx(-9.81 / 0.8 * np.cos(0.3), rel=1e-12)
    with pytest.raises(da.UsageError, match="twice"):
        b.joint("A", "revolute", ("ground", "rod"))


@pytest.mark.parametrize(
    ("ask", "kind", "words"),
    [
        (lambda m: m.with_(nope=1), da.UsageError, "nope"),
        (lambda m: m.with_(a=float("nan")), da.UsageError, "finite"),
        (lambda m: m.with_(a="long"), da.UsageError, "number"),
        (lambda m: m.with_(a=10.0).simulate(until=0.1), da.ModelError, "loop of joints"),
        (lambda m: m.evaluate(q=[1, 2]), da.UsageError, "shape"),
        (lambda m: m.evaluate(q={"Z": 1}), da.ModelError, "Z"),
        (lambda m: m.evaluate(method="magic"), da.UsageError, "magic"),
        (lambda m: m.evaluate(norm="taxi"), da.UsageError, "taxi"),
        (lambda m: m.evaluate(eliminate="auto"), da.UsageError, "form"),
        (lambda m: m.evaluate(a={"A": 1.0}), da.UsageError, "drive"),
        (lambda m: m.evaluate().derivatives, da.UsageError, "not asked"),
        (lambda m: m.simulate(until=-1), da.UsageError, "end time"),
        (lambda m: m.simulate(until=1, integrator="euler9"), da.UsageError, "euler9"),
        (lambda m: m.simulate(until=1, every=0), da.UsageError, "interval"),
        (lambda m: m.linearize(at="moon"), da.UsageError, "moon"),
        (lambda m: m.linearize(vary={"q": (0, 1)}), da.DalembertError, "q"),
        (lambda m: m.equations(as_="fortran"), da.UsageError, "fortran"),
        (lambda m: m.accelerations(np.zeros((2, 2))), da.UsageError, "shape"),
        (lambda m: m.accelerations(np.zeros((2, 3)), np.zeros((3, 3))), da.UsageError, "shape"),
        (lambda m: m.accelerations(np.full((2, 3), np.nan)), da.DalembertError, "state 0"),
        (lambda m: m.inverse_dynamics(np.zeros((2, 3))), da.UsageError, "constraints"),
        (lambda m: m.jacobians(np.zeros((1, 3)), "nobody"), da.DalembertError, "nobody"),
        (lambda m: m.simulate_many({"a": [1.0], "b": [1.0, 2.0]}), da.UsageError, "length"),
        (lambda m: m.simulate(until=0.01)["nothing"], KeyError, "nothing"),
        (lambda m: m.simulate(until=0.01).reactions["Q"], KeyError, "Q"),
    ],
)
def test_what_makes_no_sense_is_said(ask, kind, words) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(kind, match=words):
        ask(da.load(FOUR_BAR))


def test_files_that_are_not_there_or_no_models() -> None:
    with pytest.raises(da.ModelError, match="no file"):
        da.load(EXAMPLES / "nothing.toml")
    with pytest.raises(da.UsageError, match="no example"):
        da.example("nothing")
    with pytest.raises(da.UsageError, match="is a number, a text"):
        da.model({"parameters": {"k": None}})


def test_models_are_found_again_from_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "four_bar.toml").write_text(FOUR_BAR.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.chdir(tmp_path / "own")
    m = da.load("four_bar.toml", set={"A": 0.7, "a": 0.3})
    model, run = pickle.dumps(m), pickle.dumps(m.simulate(until=0.01))
    monkeypatch.chdir(tmp_path)
    assert pickle.loads(model).evaluate().document == m.evaluate().document
    assert "<html" in pickle.loads(run).show().page


LEG = """dalembert = 1
[parameters]
k = 4
[variables]
x = { start = [1, 0], fixed = true }
[inputs]
u = { table = "push.csv", column = "u" }
[lagrangian]
kinetic = "x'^2/2"
potential = "k*x^2/2"
[forces]
x = "u"
"""
PAIR = "dalembert = 1\n[modules]\nleg = { repeat = 2, model = \"parts/leg.toml\" }\n[outputs]\ns = \"leg[0].x + leg[1].x\"\n"


@pytest.mark.parametrize("what", ["edited", "gone", "folder gone"])
def test_what_is_pickled_is_what_was_read_whatever_is_on_disk(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = tmp_path / "own" / "parts"
    parts.mkdir(parents=True)
    texts = {parts.parent / "pair.toml": PAIR, parts / "leg.toml": LEG, parts / "push.csv": "t,u\n0,0\n1,2\n"}
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    monkeypatch.chdir(parts.parent)
    m = da.load("pair.toml", set={"leg[1].k": 9.0, "leg[0].x": 0.5})
    run = m.simulate(until=0.1)
    model, kept, swept = pickle.dumps(m), pickle.dumps(run), {"leg[0].x": [1.0, 2.0]}
    alone = da.sweep(m, swept, collect=["final(s)"], until=0.1)
    run.write(tmp_path / "before.parquet")
    for path in texts:
        path.unlink() if what == "gone" else path.write_text("dalembert = 1\nx = y\n", encoding="utf-8")
    if what == "folder gone":
        monkeypatch.chdir(tmp_path)
        shutil.rmtree(parts.parent)
    again = pickle.loads(model)
    assert again.evaluate().document == m.evaluate().document and again.parameters == m.parameters
    back = pickle.loads(kept)
    assert np.array_equal(back["s"], run["s"]) and "<html" in back.show().page
    back.write(tmp_path / "after.parquet")
    assert (tmp_path / "after.parquet").read_bytes() == (tmp_path / "before.parquet").read_bytes()
    # What was made again can be made again.
    assert pickle.loads(pickle.dumps(again)).evaluate().document == m.evaluate().document
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as processes:
        there = da.sweep(m, swept, collect=["final(s)"], until=0.1, executor=processes)
    assert np.array_equal(there["final(s)"], alone["final(s)"])


def test_errors_are_pickled() -> None:
    with pytest.raises(da.ModelError) as caught:
        da.loads("dalembert = 1\n[variables]\nx = {}\n[lagrangian]\nkinetic = \"y\"\n")
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value) and again.faults == caught.value.faults


def test_examples_are_written(tmp_path: Path) -> None:
    assert "four_bar" in da.examples()
    path = da.example("rlc_ladder", tmp_path)
    assert da.load(path).simulate(until=1e-6).completed
    assert da.example("rlc_ladder", tmp_path) == path, "the same files are no clash"
    path.write_text("other")
    with pytest.raises(da.UsageError, match="already"):
        da.example("rlc_ladder", tmp_path)


def test_a_model_serves_many_threads() -> None:
    m = da.load(FOUR_BAR)
    found: list[bytes] = []
    work = [threading.Thread(target=lambda: found.append(m.simulate(until=0.2)["A"].tobytes())) for _ in range(4)]
    for thread in work:
        thread.start()
    for thread in work:
        thread.join()
    assert len(found) == 4 and len(set(found)) == 1


def test_control_c_ends_a_long_run() -> None:
    program = textwrap.dedent(f"""
        import dalembert as da, sys
        m = da.load({str(FOUR_BAR)!r})
        print("ready", flush=True)
        try:
            m.simulate(until=1e6, every=1e5)
        except KeyboardInterrupt:
            print("interrupted", flush=True)
    """)
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None and child.stdout.readline() == "ready\n"
    time.sleep(0.2)
    child.send_signal(signal.SIGINT)
    assert child.communicate(timeout=60)[0] == "interrupted\n" and child.returncode == 0


CHAIN = """
dalembert = 1
gravity = [0, 0, -9.81]
[bodies]
link = { repeat = LINKS, mass = 0.1, com = [0, 0, -0.05], inertia = [1e-4, 1e-4, 1e-5, 0, 0, 0] }
[joints]
top = { type = "revolute", between = ["ground", "link[0]"], axis = [0, 1, 0], start = 0.5 }
hinge = { repeat = HINGES, type = "revolute", between = ["link[index]", "link[index+1]"], axis = [0, 1, 0], frames = [{ at = [0, 0, -0.1] }, {}] }
"""


@pytest.mark.parametrize(
    "verb, links",
    [("equilibrium()", 200), ("linearize()", 200), ("assemble(targets={'link[799]': [60, 0, -20]})", 800)],
)
def test_control_c_ends_what_takes_long(verb: str, links: int) -> None:
    chain = CHAIN.replace("LINKS", str(links)).replace("HINGES", str(links - 1))
    program = textwrap.dedent(f"""
        import dalembert as da, sys
        m = da.loads({chain!r})
        print("ready", flush=True)
        try:
            m.{verb}
        except KeyboardInterrupt:
            print("interrupted", flush=True)
        print(m.nq, flush=True)
    """)
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None and child.stdout.readline() == "ready\n"
    time.sleep(1.0)
    child.send_signal(signal.SIGINT)
    try:
        assert child.communicate(timeout=30)[0] == f"interrupted\n{links}\n" and child.returncode == 0
    finally:
        child.kill()


@pytest.mark.parametrize("name", ["crank_lengths", "cart_pole"])
def test_the_types_of_an_example_are_right(name: str, tmp_path: Path) -> None:
    mypy = pytest.importorskip("mypy.api")
    if name == "cart_pole":
        pytest.importorskip("gymnasium")
    example = Path(__file__).parents[1] / "examples" / f"{name}.py"
    out, err, status = mypy.run(["--strict", "--cache-dir", str(tmp_path), str(example)])
    assert status == 0, out + err


def test_the_example_runs() -> None:
    example = Path(__file__).parents[1] / "examples" / "crank_lengths.py"
    found = subprocess.run([sys.executable, str(example)], capture_output=True, text=True, check=True)
    assert len(found.stdout.splitlines()) == 5


@pytest.mark.parametrize("document", ["README.md", "crates/python/README.md", "book/src/python.md"])
def test_blocks_of_documents_run(document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (EXAMPLES.parent / document).read_text(encoding="utf-8")
    blocks = [block.split("```")[0] for block in text.split("```python\n")[1:]]
    assert blocks, "the document shows Python"
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, document, "exec"), names)


def test_drives_move_as_the_command_does() -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    motion = m.move({"A": (0, "2*pi", 73)})
    theirs = command("move", str(EXAMPLES / "four_bar.toml"), "--drive", "A=0:2*pi:73")
    assert motion.document == theirs and motion.completed and motion.stopped is None
    assert abs(motion["A"] - np.linspace(0.0, 2 * np.pi, 73)).max() < 1e-12
    x, y = motion["coupler_x"], motion["coupler_y"]
    assert abs(x[0] - x[-1]) < 1e-9 and abs(y[0] - y[-1]) < 1e-9
    assert m.move({"A": (0.0, 1.0, 5)}, rate="10 rpm")["A'"][0] == pytest.approx(10 * 2 * np.pi / 60)
    # The rocker can't go round.
    assert (motion["t"] == motion.t).all() and len(motion.t) == len(motion["A"]) and "t" not in list(motion)
    locked = m.move({"D": (2.0, 6.0)})
    assert not locked.completed and "dead point" in str(locked.stopped) and 2.0 < locked.reached["D"] < 6.0
    with pytest.raises(KeyError, match="no column `nothing`"):
        motion["nothing"]
    with pytest.raises(da.DalembertError, match="nothing"):
        m.move({"nothing": (0, 1)})


def test_equations_carry_their_matrices_and_are_shown_as_formulas() -> None:
    m = da.load(EXAMPLES / "harmonic_drive.toml")
    found = m.equations(form="reduced")
    assert found == str(found) and "constraint forces" in found
    assert set(found.document["matrices"]) >= {"M", "C", "N"}
    shown = found._repr_markdown_()
    assert "#### Constraints" in shown and "section" not in shown and "\\begin{pmatrix}" in shown
    again = pickle.loads(pickle.dumps(found))
    assert again == found and again.document == found.document
    assert again._repr_markdown_() == shown


def test_motions_tell_their_extremes_and_draw_themselves() -> None:
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    m = da.load(FOUR_BAR)
    motion = m.move({"A": (0, 2 * np.pi, 25)})
    least, most = motion.extremes["coupler_x"]
    assert least <= motion["coupler_x"].min() and most >= motion["coupler_x"].max()
    [angle] = motion.transmissions
    assert angle["joint"] == "C" and angle["least"]["value"] < angle["most"]["value"] <= np.pi / 2
    assert motion.crossings == motion.document["crossings"]
    [line] = motion.plot("B").get_lines()
    assert np.array_equal(line.get_xdata(), motion["A"]) and np.array_equal(line.get_ydata(), motion["B"])
    assert "<iframe" in motion.show()._repr_html_()
    run = m.simulate(until=0.1, every=0.01)
    [portrait] = run.plot("A'", against="A").get_lines()
    assert np.array_equal(portrait.get_xdata(), run["A"]) and np.array_equal(portrait.get_ydata(), run["A'"])


def test_branches_are_a_table() -> None:
    found = da.load(FOUR_BAR).branches()
    text = repr(found)
    assert f"{len(found)}, " in text and all(f"A = {branch['A']:.6g}" in text for branch in found)
    assert found._repr_html_().count("<tr>") == len(found) + 1
    assert repr(da.load(FOUR_BAR).evaluate(derivatives=True).derivatives).startswith("<dalembert.Derivatives")
