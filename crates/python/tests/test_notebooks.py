"""The notebooks of the examples, cell after cell in an empty folder; what a cell ends with is shown as a notebook would."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from conftest import EXAMPLES

NOTEBOOKS = sorted((EXAMPLES / "notebooks").glob("*.ipynb"))


def test_there_are_ten() -> None:
    assert len(NOTEBOOKS) == 10


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda p: p.stem)
def test_notebooks_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    kinds = [cell["cell_type"] for cell in cells]
    assert all("outputs" not in cell or cell["outputs"] == [] for cell in cells), "outputs do not belong into the repository"
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(cells):
        if cell["cell_type"] != "code":
            continue
        assert kinds[number - 1] == "markdown", f"cell {number} has no sentence before it"
        tree = ast.parse("".join(cell["source"]), filename=f"{path.name}[{number}]")
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, f"{path.name}[{number}]", "exec"), names)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), f"{path.name}[{number}]", "eval"), names)
            rich = getattr(shown, "_repr_html_", None)
            assert (rich() if rich else repr(shown)) or shown is None
