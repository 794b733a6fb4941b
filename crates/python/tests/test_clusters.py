"""Sweeps on the executors of Dask, Ray and MPI: the same bits as here, where these can be installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import EXAMPLES

# What an executor's workers run is read from a file, not from a test.
SWEEP = """
import sys
from concurrent.futures import Executor
import numpy as np
import dalembert as da

def swept(executor=None):
    how = {"collect": ["max(coupler_x)", "final(A)", "mean(A')"], "until": 0.05, "tolerance": 1e-6}
    return da.sweep(da.load(sys.argv[1]), {"a": np.linspace(0.1, 0.12, 350)}, executor=executor, **how)

def same(other):
    alone = swept()
    assert all((alone[name] == other[name]).all() for name in alone) and len(set(other["a"])) == 350
    print("the same")
"""
DASK = """
if __name__ == "__main__":
    from dask.distributed import Client, LocalCluster
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        same(swept(client.get_executor(pure=False)))
"""
RAY = """
import ray

class Ray(Executor):
    def submit(self, run, /, *arguments, **named):
        return ray.remote(run).remote(*arguments, **named).future()

if __name__ == "__main__":
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    same(swept(Ray()))
"""
MPI = """
from mpi4py.futures import MPIPoolExecutor

if __name__ == "__main__":
    with MPIPoolExecutor(2) as pool:
        same(swept(pool))
"""


def _said(script: Path, text: str, *before: str) -> str:
    script.write_text(SWEEP + text, encoding="utf-8")
    # Programs that the environment brought stand beside its Python.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
    command = [*before, str(script), str(EXAMPLES / "four_bar.toml")]
    found = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300, env=environment)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()


def test_dask_gives_the_same(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    assert _said(tmp_path / "dask_sweep.py", DASK, sys.executable) == "the same"


def test_ray_gives_the_same(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    assert _said(tmp_path / "ray_sweep.py", RAY, sys.executable) == "the same"


def test_mpi_gives_the_same(tmp_path: Path) -> None:
    pytest.importorskip("mpi4py")
    launcher = Path(sys.executable).parent / "mpiexec"
    found = str(launcher) if launcher.exists() else shutil.which("mpiexec")
    if found is None:
        pytest.skip("no mpiexec is there")
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    more = ["--oversubscribe"] if "Open MPI" in version or "OpenRTE" in version else []
    assert _said(tmp_path / "mpi_sweep.py", MPI, found, *more, "-n", "3", sys.executable, "-m", "mpi4py.futures") == "the same"
