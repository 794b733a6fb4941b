"""Mechanisms and lumped systems with constraints: describe, diagnose, simulate.

>>> import dalembert as da
>>> spring = da.model({"variables": {"x": {"start": 1}}, "lagrangian": {"kinetic": "x'^2/2", "potential": "x^2/2"}})
>>> run = spring.simulate(until=3.141592653589793, tolerance=1e-10)
>>> round(float(run["x"][-1]), 8)
-1.0
"""

from ._engine import VERSION as __version__
from .answers import Assembly, Branches, Derivatives, Diagnosis, Equations, Equilibrium, Evaluation, Finding, Independent, Linearization, Mode, Motion, Shown
from .errors import DalembertError, ModelError, PhysicsError, UsageError
from .gradient import Gradient, gradient
from .model import Builder, Model, example, examples, load, loads, model, schema
from .run import Reactions, Run
from .sensitivity import Indices, indices, sobol
from .stepper import Stepper
from .sweep import Swept, sweep

__all__ = [
    "Assembly",
    "Branches",
    "Builder",
    "DalembertError",
    "Derivatives",
    "Diagnosis",
    "Equations",
    "Equilibrium",
    "Evaluation",
    "Finding",
    "Gradient",
    "Independent",
    "Indices",
    "Linearization",
    "Mode",
    "Motion",
    "Model",
    "ModelError",
    "PhysicsError",
    "Reactions",
    "Run",
    "Shown",
    "Stepper",
    "Swept",
    "UsageError",
    "__version__",
    "example",
    "examples",
    "gradient",
    "indices",
    "load",
    "loads",
    "model",
    "schema",
    "sobol",
    "sweep",
]
