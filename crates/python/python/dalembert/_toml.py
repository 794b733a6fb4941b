"""Dictionaries as the text of a model file."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from typing import Any

from .errors import UsageError

_BARE = re.compile(r"[A-Za-z0-9_-]+\Z")


def _key(name: Any) -> str:
    if not isinstance(name, str):
        raise UsageError(f"keys of a model are names, not {name!r}")
    return name if _BARE.match(name) else json.dumps(name, ensure_ascii=False)


def _value(value: Any, where: str) -> str:
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return repr(value) if math.isfinite(value) else str(value)
    if isinstance(value, str):
        # JSON's escapes are TOML's, but for the one that TOML has no pairs of.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(k)} = {_value(v, f'{where}.{k}')}" for k, v in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_value(v, f"{where}[{k}]") for k, v in enumerate(value)) + "]"
    raise UsageError(f"`{where}` of a model is a number, a text, a list or a dictionary, not {value!r}")


def dumps(model: Mapping[str, Any]) -> str:
    """The text of a model file: the version of the format, what else is no table, then a table for each dictionary, one line for each of its keys."""
    model = {"dalembert": 1, **model}
    lines = [f"{_key(k)} = {_value(v, k)}" for k, v in model.items() if not isinstance(v, Mapping)]
    for name, table in model.items():
        if isinstance(table, Mapping):
            lines += ["", f"[{_key(name)}]"]
            lines += [f"{_key(k)} = {_value(v, f'{name}.{k}')}" for k, v in table.items()]
    return "\n".join(lines) + "\n"
