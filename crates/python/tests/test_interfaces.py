"""What others' programs expect: tables without copies, Gymnasium, JAX, frames of notebooks."""

from __future__ import annotations

import html
import importlib.metadata
import importlib.util
import pickle
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import dalembert as da
from conftest import EXAMPLES

OWN = Path(__file__).parent.parent / "examples"


def imported(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, OWN / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def run() -> da.Run:
    return da.load(EXAMPLES / "four_bar.toml").simulate(until=0.1)


def place(values: np.ndarray) -> int:
    return int(values.__array_interface__["data"][0])


def test_tables_of_arrow_are_over_the_runs_own_memory(run: da.Run) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    table = run.to_arrow()
    assert table.column_names == ["t", *run.names] and table.num_rows == len(run.t)
    for name in ("t", "A", "reaction.C.x"):
        assert table.column(name).chunk(0).buffers()[1].address == place(run[name])
    assert table.schema.field("A'").metadata == {b"unit": b"rad/s"}
    again = pyarrow.table(run)
    assert again.column("A").chunk(0).buffers()[1].address == place(run["A"])


def test_tables_of_polars_and_pandas_are_over_the_runs_own_memory(run: da.Run) -> None:
    pandas = pytest.importorskip("pandas")
    frame = run.to_pandas()
    assert isinstance(frame, pandas.DataFrame) and place(frame["A"].to_numpy()) == place(run["A"])
    polars = pytest.importorskip("polars")
    pytest.importorskip("pyarrow")
    table = polars.from_arrow(run.to_arrow())
    assert table.columns == ["t", *run.names] and place(table["A"].to_numpy(allow_copy=False)) == place(run["A"])


def test_a_notebook_has_the_report_in_a_frame(run: da.Run) -> None:
    shown = run.show(height=300)
    text = shown._repr_html_()
    assert text.startswith('<iframe srcdoc="') and "height:300px" in text
    inner = text.removeprefix('<iframe srcdoc="').rsplit('" style=', 1)[0]
    assert '"' not in inner and html.unescape(inner) == shown.page


def test_what_a_sweep_came_to_shows_itself() -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    for vary in ({"a": [0.2, 0.3]}, {"a": [0.2, 10.0], "b": [0.9, 1.0]}, {"a": [0.2, 0.3], "b": [0.9, 1.0], "c": [0.8, 0.9]}):
        found = da.sweep(m, vary, collect=["max(coupler_x)"], until=0.01)
        text = found._repr_html_()
        assert text.count("<svg") == 1 and ("polyline" in text) == (len(vary) != 2)
        assert found.failed.sum() == sum(a == 10.0 for a in found["a"])
        good = found["max(coupler_x)"][~found.failed]
        assert f"{good.max():.6g}" in text and "nan" not in text


def test_a_sweep_has_the_page_of_the_command(tmp_path: Path) -> None:
    m = da.load(EXAMPLES / "four_bar.toml")
    found = da.sweep(m, {"a": [0.2, 10.0], "b": [0.9, 1.0]}, collect=["max(coupler_x)"], until=0.05)
    for which in (found, pickle.loads(pickle.dumps(found))):
        which.report(tmp_path / "page.html")
        text = (tmp_path / "page.html").read_text(encoding="utf-8")
        assert "2 runs of 4 failed" in text and text.count('class="viewer"') == 2 and "All combinations of values" in text
        assert f"{found['max(coupler_x)'][:2].max():.5g}" in text


def test_gymnasium_takes_the_cart_and_pole() -> None:
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    example = imported("cart_pole")
    env = example.CartPole()
    check_env(env, skip_render_check=True)
    # The regulator holds it; alone it falls. The same seed gives the same bits.
    K = example.gains(env.model)
    ends = []
    for gain in (K, K, 0.0 * K):
        seen, _ = env.reset(seed=3)
        for _ in range(150):
            seen, _, over, _, _ = env.step(-gain @ seen)
            if over:
                break
        ends.append((over, seen))
    assert not ends[0][0] and ends[2][0] and (ends[0][1] == ends[1][1]).all()


def test_jax_has_the_derivatives_of_the_closed_form() -> None:
    jax = pytest.importorskip("jax")
    example = imported("jax_gradient")
    jnp = jax.numpy
    point = example.outputs(da.load(EXAMPLES / "four_bar.toml"), ["coupler_x", "coupler_y"], ["a", "b", "c", "d"], q={"A": 1.0})

    def closed(p: object) -> object:
        """The middle of the coupler: the crank's pin, and where circles about it and the rocker's pivot meet."""
        a, b, c, d = p
        pin = a * jnp.array([jnp.cos(1.0), jnp.sin(1.0)])
        way = jnp.array([d, 0.0]) - pin
        far = jnp.sqrt(way @ way)
        along = (b**2 - c**2 + far**2) / (2 * far)
        up = jnp.sqrt(b**2 - along**2)
        n = way / far
        return pin + (along * n + up * jnp.array([-n[1], n[0]])) / 2

    p = jnp.array([0.3, 1.0, 0.8, 1.0])
    for weights in (jnp.array([1.0, 0.0]), jnp.array([0.3, -2.0])):
        ours, theirs = (jax.jit(jax.value_and_grad(lambda p, f=f: weights @ f(p)))(p) for f in (point, closed))
        assert abs(ours[0] - theirs[0]) < 1e-10 and jnp.max(jnp.abs(ours[1] - theirs[1])) < 1e-8


def test_python_control_gets_names_that_it_allows() -> None:
    control = pytest.importorskip("control")
    linear = da.load(EXAMPLES / "four_bar.toml").linearize()
    system = linear.to_control()
    assert isinstance(system, control.StateSpace)
    assert any("." in name for name in linear.inputs)
    assert system.input_labels == [name.replace(".", "_") for name in linear.inputs]
    assert system.state_labels == linear.states and np.array_equal(system.A, linear.A)


def test_names_without_points_stay_apart() -> None:
    from dalembert.answers import _without_points

    assert _without_points(["a.b.c", "a_b_c", "a.b_c", "x'"]) == ["a_b_c_2", "a_b_c", "a_b_c_3", "x'"]


def test_the_package_says_its_version_as_packages_do() -> None:
    assert da.__version__ == importlib.metadata.version("dalembert")
