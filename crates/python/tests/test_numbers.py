"""Laws: energy, virtual work, derivatives, batches against one by one."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path

import numpy as np
import pytest

import dalembert as da
from conftest import EXAMPLES, command

FOUR_BAR = EXAMPLES / "four_bar.toml"
PANDA = EXAMPLES / "robots" / "panda.urdf"
rng = np.random.default_rng(19)


def states(m: da.Model, n: int) -> tuple[np.ndarray, np.ndarray]:
    """Consistent states along a run."""
    run = m.simulate(until=1.0, every=1.0 / n, tolerance=1e-9)
    q = np.column_stack([run[name] for name in m.coordinates])[:n]
    v = np.column_stack([run[name] for name in m.velocities])[:n]
    return q, v


@pytest.mark.parametrize("name", ["four_bar", "double_pendulum", "pendulum", "parallelogram", "andrews", "dc_motor"])
def test_batches_have_the_bits_of_one_by_one(name: str) -> None:
    m = da.load(EXAMPLES / f"{name}.toml")
    q, v = states(m, 20) if name != "andrews" else (np.tile(m.assemble().q, (20, 1)), np.tile(m.assemble().v, (20, 1)))
    all_of = m.accelerations(q, v, threads=1)
    assert all_of.shape == (20, len(m.variables))
    for k in range(20):
        assert (m.accelerations(q[k : k + 1], v[k : k + 1])[0] == all_of[k]).all()
    assert (m.accelerations(q, v, threads=2) == all_of).all() and (m.accelerations(q, v, threads=7) == all_of).all()
    memory = np.full_like(all_of, np.nan)
    assert m.accelerations(q, v, out=memory) is memory and (memory == all_of).all()
    # Rows of a larger array, and what is no place for these numbers.
    wide = np.zeros((2 * len(q), q.shape[1]))
    wide[::2] = q
    assert (m.accelerations(wide[::2], v) == all_of).all()
    for wrong in (memory[:-1], memory.astype(np.float32), np.broadcast_to(memory[0], memory.shape), memory.T.copy().T, memory.tolist()):
        with pytest.raises(da.UsageError, match="`out`"):
            m.accelerations(q, v, out=wrong)  # type: ignore[arg-type]
    with pytest.raises(da.UsageError, match="shares memory"):
        both = np.concatenate([q.ravel(), v.ravel()])
        m.accelerations(both[: q.size].reshape(q.shape), v, out=both[: all_of.size].reshape(all_of.shape))
    assert np.allclose(m.evaluate(q=q[3], v=v[3]).alpha, all_of[3], rtol=1e-6, atol=1e-6 * np.abs(all_of).max())
    assert (m.residuals(q, v) == m.residuals(q, v, threads=3)).all()


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.stem)
def test_batches_start_from_what_was_set(path: Path) -> None:
    m = da.load(path)
    free = {name: 0.7 + 0.1 * k for k, name in enumerate(m.inputs)}
    for name in list(free):
        try:
            m.with_({name: 0.0})
        except da.DalembertError:  # One that a constraint follows.
            del free[name]
    if not free:
        pytest.skip("no inputs that can be set")
    s = m.with_(free).assemble()
    # By each road on which settings come in.
    for k in (m.with_(free), da.load(path, set=free)):
        told = k.accelerations(s.q[None], s.v[None])[0]
        # The efforts alone, once more as a table: the same bits, since it is the same computation.
        efforts = [free.get(name, 0.0) for name in m.efforts]
        if all(name in free for name in m.efforts):
            again = k.accelerations(s.q[None], s.v[None], np.array([efforts]).reshape(1, -1))[0]
            assert (told == again).all()
        one = k.evaluate(q=s.q, v=s.v).alpha
        assert np.allclose(told, one, rtol=1e-6, atol=1e-6 * (1 + np.abs(one).max()))
        if not m.constraints and m.nq == m.nv == len(m.variables):
            # What is left to act is nothing.
            left = k.inverse_dynamics(s.q[None], s.v[None], told[None])[0]
            plain = m.inverse_dynamics(s.q[None], s.v[None], told[None])[0]
            assert np.abs(left).max() <= 1e-8 * (1 + np.abs(plain).max() + np.abs(list(free.values())).max())


def test_inputs_and_the_time_that_were_set_act_in_batches() -> None:
    text = "dalembert = 1\n[variables]\nx = { start = [0, 0], fixed = true }\n[inputs]\nu = %s\n[lagrangian]\nkinetic = \"x'^2/2\"\n[forces]\nx = \"u\"\n"
    constant, wave = text % "{ value = 1.0 }", text % '"sin(t)"'
    z = np.zeros((1, 1))
    for m in (da.loads(constant).with_(u=5), da.loads(constant, set={"u": 5})):
        assert m.accelerations(z, z)[0, 0] == 5 and m.inverse_dynamics(z, z)[0, 0] == -5
        f, y = m.rhs()
        assert f(0.0, y)[1] == 5
    m = da.loads(wave).with_(t=0.5)
    assert m.accelerations(z)[0, 0] == m.evaluate().alpha[0] == pytest.approx(np.sin(0.5))
    assert m.accelerations(z, t=0.25)[0, 0] == m.rhs()[0](0.25, [0, 0])[1] == pytest.approx(np.sin(0.25))


@pytest.mark.parametrize("name", ["four_bar", "parallelogram", "double_pendulum_cartesian"])
def test_runs_stay_on_their_constraints(name: str) -> None:
    m = da.load(EXAMPLES / f"{name}.toml")
    q, v = states(m, 10)
    left = m.residuals(q, v)
    assert left.shape == (10, len(m.residuals_named)) and np.abs(left).max() < 1e-8


@pytest.mark.parametrize("path", [PANDA, EXAMPLES / "double_pendulum.toml", EXAMPLES / "robots" / "ur5.urdf"])
def test_inverse_dynamics_undoes_forward_dynamics(path: Path) -> None:
    m = da.load(path, ignore="mimic" if path == PANDA else ())
    q, v = rng.uniform(-1, 1, (50, m.nq)), rng.uniform(-1, 1, (50, m.nv))
    tau = rng.uniform(-5, 5, (50, len(m.efforts)))
    a = m.accelerations(q, v, tau if tau.shape[1] else None)
    needed = m.inverse_dynamics(q, v, a)
    wanted = np.zeros_like(needed) + (0.0 if not tau.shape[1] else tau)
    size = np.abs(a).max() * np.abs(m.evaluate().M).max()
    # `needed` lacks what no effort acts along: forces are in f already.
    assert np.allclose(needed, wanted, rtol=0, atol=1e-9 * size)


def test_a_jacobian_is_the_derivative_of_a_position() -> None:
    m = da.load(PANDA, ignore="mimic")
    frame = m.bodies[-1]
    q = rng.uniform(-0.8, 0.8, (1, m.nq))
    jacobian = m.jacobians(q, frame)[0]
    step = 1e-6
    for k in range(m.nq):
        ahead, behind = q[0].copy(), q[0].copy()
        ahead[k] += step
        behind[k] -= step
        place = lambda x: m.evaluate(q=x).poses[frame][0]  # noqa: E731
        assert np.allclose((place(ahead) - place(behind)) / (2 * step), jacobian[3:, k], atol=1e-8)


def test_reactions_do_no_virtual_work() -> None:
    m = da.load(FOUR_BAR)
    q, v = states(m, 8)
    for k in range(8):
        e = m.evaluate(q=q[k], v=v[k])
        assert abs(e.gamma @ v[k]) < 1e-9 * np.abs(e.gamma).max() * np.abs(v[k]).max()
        assert np.allclose(e.A.T @ e.lambda_, e.gamma, atol=1e-9 * np.abs(e.gamma).max())


def test_energy_is_kept_and_runs_are_mappings() -> None:
    run = da.load(FOUR_BAR).simulate(until=1.0, tolerance=1e-10)
    assert np.ptp(run["energy"]) < 1e-8 * abs(run["energy"][0])
    assert list(run) == run.names and len(run) == len(run.names) and "A" in run and "t" not in run.names
    assert run.completed and run.stop_reason == "end" and (run["t"] == run.t).all() and run.t[0] == 0.0
    assert run.reactions["C"].shape == (len(run.t), 5) and not run.determined["C.z"].any() and run.determined["C.x"].all()
    crank = run.poses["crank"]
    assert crank.shape == (len(run.t), 7) and np.allclose(np.linalg.norm(crank[:, 3:], axis=1), 1.0)
    assert "<svg" in run._repr_html_() and f"{len(run.names)} columns" in repr(run)


def test_runs_are_written_as_the_command_writes_them(tmp_path: Path) -> None:
    run = da.load(FOUR_BAR).simulate(until=0.05)
    run.write(tmp_path / "mine.csv")
    command("simulate", str(FOUR_BAR), "--until", "0.05", "--out", str(tmp_path / "theirs.csv"))
    assert (tmp_path / "mine.csv").read_bytes() == (tmp_path / "theirs.csv").read_bytes()
    run.report(tmp_path / "run.html")
    assert "Four-bar" in (tmp_path / "run.html").read_text(encoding="utf-8")
    assert run.view(open=False).exists()


def test_motions_are_written_as_the_command_writes_them(tmp_path: Path) -> None:
    command("move", str(FOUR_BAR), "--drive", "A=0:1:9", "--out", str(tmp_path / "theirs.csv"), "--report", str(tmp_path / "theirs.html"))
    motion = da.load(FOUR_BAR).move({"A": (0, 1, 9)})
    for k, which in enumerate([motion, pickle.loads(pickle.dumps(motion))]):
        which.write(tmp_path / f"{k}.csv")
        which.report(tmp_path / f"{k}.html")
        assert (tmp_path / f"{k}.csv").read_bytes() == (tmp_path / "theirs.csv").read_bytes()
        assert (tmp_path / f"{k}.html").read_bytes() == (tmp_path / "theirs.html").read_bytes()
        assert list(which.to_dict()) == ["t", *which]


@pytest.mark.parametrize("name", ["four_bar", "sprung_carts", "stewart_rss", "pendulum", "slider_crank"])
def test_the_page_of_a_run_shows_what_that_of_the_command_shows(name: str, tmp_path: Path) -> None:
    path = EXAMPLES / f"{name}.toml"
    command("simulate", str(path), "--until", "0.1", "--report", str(tmp_path / "theirs.html"))
    run = da.load(path).simulate(until=0.1)
    run.report(tmp_path / "mine.html")
    pickle.loads(pickle.dumps(run)).report(tmp_path / "pickled.html")

    def shown(file: str) -> list[tuple[str, str]]:
        page = (tmp_path / file).read_text(encoding="utf-8")
        return re.findall(r'<script type="application/json" id="(scene|data)">(.*?)</script>', page, re.DOTALL)

    assert len(shown("mine.html")) == 2
    assert shown("mine.html") == shown("theirs.html") == shown("pickled.html")


def test_parquet_has_the_poses_and_the_model(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    m = da.load(FOUR_BAR, set={"A": 0.7})
    run = m.simulate(until=0.05, set={"a": 0.3})
    run.write(tmp_path / "run.parquet")
    found = parquet.read_table(tmp_path / "run.parquet")
    assert found.column_names[: len(run) + 1] == ["t", *run.names]
    for name, values in run.poses.items():
        for k, part in enumerate(("x", "y", "z", "qw", "qx", "qy", "qz")):
            assert found[f"pose.{name}.{part}"].to_numpy().tolist() == values[:, k].tolist()
    made = json.loads(found.schema.metadata[b"model"])
    assert made["files"][0][1] == FOUR_BAR.read_text(encoding="utf-8")
    assert dict(map(tuple, made["set"])) == {"A": 0.7, "a": 0.3}
    (again,) = m.simulate_many([{"a": 0.3}], until=0.05)
    assert isinstance(again, da.Run)
    again.write(tmp_path / "again.parquet")
    assert json.loads(parquet.read_table(tmp_path / "again.parquet").schema.metadata[b"model"]) == made
    pickle.loads(pickle.dumps(run)).write(tmp_path / "pickled.parquet")
    assert (tmp_path / "pickled.parquet").read_bytes() == (tmp_path / "run.parquet").read_bytes()


def test_runs_of_given_steps_are_shown_in_notebooks() -> None:
    m = da.load(FOUR_BAR)
    assert "steps of 0.001 s" in m.simulate(until=0.01, step=0.001)._repr_html_()
    assert "tolerance 1e-07" in m.simulate(until=0.01, tolerance=1e-7)._repr_html_()


def test_many_runs_are_each_what_they_are_alone() -> None:
    m = da.load(FOUR_BAR)
    values = np.linspace(0.2, 0.34, 6)
    runs = m.simulate_many({"a": values, "A'": np.full(6, 4.0)}, until=0.3, tolerance=1e-6)
    for a, run in zip(values, runs):
        alone = m.with_(a=a).simulate(until=0.3, tolerance=1e-6, set={"A'": 4.0}, poses=False)
        assert isinstance(run, da.Run) and (run["A"] == alone["A"]).all() and (run.t == alone.t).all()
    assert "<html" in runs[0].show().page
    failed = m.simulate_many([{"a": 0.3}, {"a": 10.0}], until=0.1)
    assert isinstance(failed[0], da.Run) and isinstance(failed[1], da.DalembertError)


def test_linear_systems_are_those_of_the_command() -> None:
    path = EXAMPLES / "arm.toml"
    found = da.load(path).linearize()
    assert found.document == command("linearize", str(path))
    assert np.allclose(np.sort_complex(np.linalg.eigvals(found.A)), np.sort_complex([m.eigenvalue for m in found.modes for _ in range(m.algebraic)]), atol=1e-6)
    assert found.B.shape == (len(found.states), len(found.inputs)) and found.C.shape == (len(found.outputs), len(found.states))


def test_derivatives_are_slopes() -> None:
    m = da.load(EXAMPLES / "double_pendulum.toml")
    s = m.assemble()
    d = m.derivatives()
    n = m.nv
    step = 1e-6
    for k in range(n):
        shift = np.zeros(n)
        shift[k] = step
        slope = (m.accelerations([s.q + shift], [s.v])[0] - m.accelerations([s.q - shift], [s.v])[0]) / (2 * step)
        assert np.allclose(d.A[n:, k], slope, rtol=1e-6, atol=1e-5)


def test_efforts_that_drive_a_loop_make_the_accelerations() -> None:
    m = da.load(FOUR_BAR)
    e = m.evaluate(a={"A": 2.0}, actuated=["A"], independent=["A"])
    again = m.evaluate(inputs={"tau.A": e.independent.efforts["A"]})
    assert again.alpha[m.accelerations_named.index("A''")] == pytest.approx(2.0, rel=1e-9)
    assert e.independent.attainable and e.independent.motion.shape == (3, 1)


def test_rest_branches_and_equations() -> None:
    m = da.load(FOUR_BAR)
    rest = m.equilibrium()
    assert rest.found
    still = m.evaluate(set={name: x for name, x in rest.point.items() if not name.endswith("'")} | {"A'": 0.0})
    assert np.abs(still.alpha).max() < 1e-8
    found = m.branches()
    assert len(found) == 2
    assert list(found) == found.branches and len(found) == len(found.branches)
    for branch in found.branches:
        assert np.abs(m.residuals([[branch[c] for c in m.coordinates]])).max() < 1e-9
    assert "lambda_C.x" in m.equations() and "\\begin" in m.equations(as_="latex")
    assert m.evaluate(form="lagrangian").lagrangian and m.evaluate(form="hamiltonian").hamiltonian
    other = m.assemble(branch=2)
    assert other.q == pytest.approx([found.branches[1][c] for c in m.coordinates])


def test_an_integrator_of_others_finds_the_same_motion() -> None:
    m = da.load(EXAMPLES / "double_pendulum.toml")
    f, y = m.rhs()
    steps, h = 2000, 0.2 / 2000
    for _ in range(steps):
        k1 = f(0, y)
        k2 = f(0, y + h / 2 * k1)
        k3 = f(0, y + h / 2 * k2)
        k4 = f(0, y + h * k3)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    run = m.simulate(until=0.2, tolerance=1e-11)
    mine = np.array([run[name][-1] for name in [*m.coordinates, *m.velocities]])
    assert np.allclose(y, mine, rtol=1e-8, atol=1e-8)
    with pytest.raises(da.UsageError, match="turn about a point"):
        da.load(EXAMPLES / "tumbling.toml").rhs()


def test_rhs_takes_variables_of_any_order() -> None:
    # C v' = i - v/R, a source behind a resistor at a node without capacitance, and a mass.
    m = da.model(
        {
            "variables": {
                "v": {"order": 1, "start": 0.5, "fixed": True},
                "n": {"order": 0},
                "x": {"start": [1, 0], "fixed": True},
            },
            "equations": {"mass": {"v": {"v": 1}, "x": {"x": 1}}, "force": {"v": "n - 2*v", "n": "3*(cos(t) - n) - (n - v)", "x": "-4*x + v"}},
        }
    )
    f, y = m.rhs()
    names = [*m.coordinates, *m.velocities]
    h, t = 1e-3, 0.0
    for _ in range(500):
        k1 = f(t, y)
        k2 = f(t + h / 2, y + h / 2 * k1)
        k3 = f(t + h / 2, y + h / 2 * k2)
        k4 = f(t + h, y + h * k3)
        y, t = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4), t + h
    run = m.simulate(until=0.5, tolerance=1e-11)
    assert np.allclose(y, [run[name][-1] for name in names], rtol=1e-9, atol=1e-9)


def test_what_batches_refuse_is_of_the_class_that_it_is_alone() -> None:
    m = da.load(EXAMPLES / "tumbling.toml")
    s = m.assemble()
    q = np.tile(s.q, (7, 1))
    lost, turned = q.copy(), q.copy()
    quaternion = [k for k, name in enumerate(m.coordinates) if name.endswith(".qw")][0]
    lost[5, quaternion + 1] = np.nan
    turned[3, quaternion : quaternion + 4] = 0.0
    verbs = [m.accelerations, m.residuals, m.inverse_dynamics, lambda q: m.jacobians(q, m.frames[0])]
    for verb in verbs:
        with pytest.raises(da.UsageError, match=f"state 5: `{m.coordinates[quaternion + 1]}`"):
            verb(lost)
        with pytest.raises(da.UsageError, match="state 3: the quaternion"):
            verb(turned)
    with pytest.raises(da.UsageError, match="did you mean"):
        m.jacobians(q, m.frames[0] + "x")
    with pytest.raises(da.UsageError, match="threads"):
        m.accelerations(q, threads=-1)
    with pytest.raises(da.UsageError, match="max_steps"):
        m.simulate(max_steps=-1)
    with pytest.raises(da.ModelError, match=m.coordinates[quaternion]):
        m.evaluate(q={m.coordinates[quaternion].rsplit(".", 1)[0]: [1, 0]})


def test_a_kink_has_no_gradient() -> None:
    m = da.model(
        {
            "parameters": {"a": 1.0, "b": 1.0, "z": 0.0, "c": 2.0},
            "outputs": {"kink": "abs(a - 1)", "most": "max(a, b)", "cusp": "sqrt(abs(z))", "bent": "abs(z) + 3*z", "smooth": "abs(c)*c^2 + max(c, b)"},
        }
    )
    for of, by, words in [
        ("kink", "a", "`kink` has no derivative by `a` at 1: its slope there is -1 below and 1 above"),
        ("most", "a", "0 below and 1 above"),
        ("cusp", "z", "without a bound"),
        ("bent", "z", "2 below and 4 above"),
    ]:
        with pytest.raises(da.PhysicsError, match=words):
            m.gradient(of, by)
        with pytest.raises(da.PhysicsError, match="entry"):
            m.gradient(lambda m, of=of: [0.0, m.evaluate().outputs[of]], by)
    g = m.gradient("smooth", "c")
    assert abs(g.jacobian[0, 0] - 13.0) < 1e-9


@pytest.mark.parametrize("at", [1.0, 0.9999, 1.00001, 0.99999999])
def test_kinks_of_the_slope_and_kinks_beside_the_point_are_none(at: float) -> None:
    outputs = {
        "penalty": ("max(0, a - 1)^2", 2 * max(0.0, at - 1)),
        "joined": ("if(a > 1, a^2, 2*a - 1)", 2 * max(1.0, at)),
        "signed": ("abs(a - 1)*(a - 1)", 2 * abs(at - 1)),
        "beside": ("abs(a - 1.0000005)", -1.0 if at < 1.0000005 else 1.0),
    }
    m = da.model({"parameters": {"a": at}, "outputs": {name: text for name, (text, _) in outputs.items()}})
    for name, (_, exact) in outputs.items():
        g = m.gradient(name, "a")
        off = abs(g.jacobian[0, 0] - exact)
        assert off < 1e-6 and off <= 10 * g.error[0, 0] + 1e-15, f"{name}: off by {off}, said {g.error[0, 0]}"


@pytest.mark.parametrize("k", [1.0, 10.0, 100.0, 314.159265, 1e3, 1e4, 1e5])
def test_waves_shorter_than_steps_have_their_slope(k: float) -> None:
    m = da.model({"parameters": {"a": 1.0}, "outputs": {"y": f"sin({k!r}*a)", "tilted": f"sin({k!r}*a) + 1e6*a"}})
    g = m.gradient(["y", "tilted"], "a")
    off = np.abs(g.jacobian[:, 0] - [k * np.cos(k), k * np.cos(k) + 1e6])
    assert (off <= g.error[:, 0]).all() and g.error[0, 0] < 1e-6 * k, (off, g.error)


@pytest.mark.parametrize("p", [1.5, 1.05, 1.01, 1.003, 1.002, 0.9993, 1.00001])
def test_poles_beside_the_point_leave_it_its_slope(p: float) -> None:
    m = da.model({"parameters": {"a": 1.0}, "outputs": {"y": f"1/(a - {p!r})", "bell": "(a - 1)*exp(-((a - 1)*1e4)^2)"}})
    g = m.gradient(["y", "bell"], "a")
    exact = np.array([-1.0 / (1.0 - p) ** 2, 1.0])
    # The pole's place is rounded where the formula is computed.
    rounding = 2 * np.finfo(float).eps / abs(1.0 - p) * abs(exact[0])
    off = np.abs(g.jacobian[:, 0] - exact)
    assert (off <= g.error[:, 0] + rounding).all() and (g.error[:, 0] < 1e-6 * np.abs(exact)).all(), (off, g.error)


def test_runs_with_many_turns_have_the_slopes_of_closed_forms() -> None:
    rotor = {
        "parameters": {"J": 0.01, "w": 10.0},
        "variables": {"phi": {"start": [0, 0], "fixed": True}, "x": {"start": [1, 0], "fixed": True}},
        "lagrangian": {"kinetic": "J/2*phi'^2 + x'^2/2", "potential": "w^2/2*x^2"},
        "forces": {"phi": "0.5"},
        "outputs": {"px": "cos(phi)"},
    }
    m = da.model(rotor)
    for end in (1.0, 6.0, 10.0):
        g = m.gradient(lambda m, end=end: [m.simulate(until=end, tolerance=1e-12)[name][-1] for name in ("px", "x")], ["J", "w"])
        turn = 0.5 / (2 * 0.01) * end**2
        exact = np.array([[np.sin(turn) * turn / 0.01, 0.0], [0.0, -end * np.sin(10 * end)]])
        # The runs' own errors are a tolerance of what turns, and its slope another turn of them.
        own = 1e-12 * np.array([[turn**2 / 0.01, turn**2 / 10], [10 * end / 0.01, 10 * end**2]]) * 10
        assert (np.abs(g.jacobian - exact) <= g.error + own).all(), (g.jacobian - exact, g.error)


def test_what_no_steps_resolve_has_no_gradient() -> None:
    m = da.model({"parameters": {"a": 1.0}, "variables": {"x": {}}, "lagrangian": {"kinetic": "x'^2/2"}})
    noise = np.random.default_rng(5)
    with pytest.raises(da.PhysicsError, match="no steps tell the derivative of the number by `a`"):
        m.gradient(lambda m: noise.standard_normal(), "a")
    # Noise on a line is one with the line as far as it scatters.
    g = m.gradient(lambda m: 3 * m.parameters["a"] + 1e-7 * noise.uniform(-1, 1), "a")
    assert abs(g.jacobian[()].item() - 3) <= g.error.item() < 1e-2


def test_what_is_no_number_has_no_gradient() -> None:
    m = da.model({"parameters": {"a": 1.0}, "outputs": {"pole": "1/(a - 1)"}})
    with pytest.raises(da.DalembertError, match="pole"):
        m.gradient("pole", "a")


def test_quaternions_in_batches() -> None:
    m = da.load(EXAMPLES / "tumbling.toml")
    s = m.assemble()
    e = m.evaluate()
    found = m.accelerations([s.q], [s.v])[0]
    assert np.allclose(found, e.alpha, rtol=1e-8, atol=1e-8 * np.abs(e.alpha).max())
