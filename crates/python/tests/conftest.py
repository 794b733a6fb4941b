"""The models of the repository, and the command if it was built."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
EXAMPLES = ROOT / "examples"
# Small ones that end within a moment.
QUICK = ["andrews", "arm", "bricard", "clearance", "dc_motor", "double_pendulum", "four_bar", "heavy_top", "hoop", "hoop_redundant", "jerk"]
QUICK += ["knife_edge", "parallelogram", "pendulum", "precessing_top", "rlc_ladder", "car_axis", "chaplygin_sleigh", "planetary_gear"]


def command(*arguments: str) -> Any:
    """The document that the command prints."""
    program = os.environ.get("DALEMBERT")
    if not program:
        pytest.skip("the command was not built: DALEMBERT does not say where it is")
    found = subprocess.run([program, *arguments, "--json"], capture_output=True, text=True, check=False)
    return json.loads(found.stdout)
