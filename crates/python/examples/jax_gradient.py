"""A model as a function of JAX: values by the engine, derivatives by `da.gradient`, through `custom_vjp`; PyTorch's `autograd.Function` takes the same two."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import dalembert as da

jax.config.update("jax_enable_x64", True)


def outputs(model: da.Model, names: Sequence[str], parameters: Sequence[str], **state: Any) -> Callable[[jax.Array], jax.Array]:
    """Outputs of a model at its assembled state as a function of parameters, which JAX differentiates, compiles and maps over."""
    shape = jax.ShapeDtypeStruct((len(names),), jnp.float64)
    slopes = jax.ShapeDtypeStruct((len(names), len(parameters)), jnp.float64)

    def at(p: Any) -> da.Model:
        return model.with_(dict(zip(parameters, np.asarray(p).tolist())))

    def value(p: Any) -> Any:
        found = at(p).evaluate(**state).outputs
        return np.array([found[name] for name in names])

    def jacobian(p: Any) -> Any:
        return at(p).gradient(list(names), list(parameters), **state).jacobian

    def call(of: Callable[[Any], Any], shape: Any, p: jax.Array) -> Any:
        return jax.pure_callback(of, shape, p, vmap_method="sequential")

    @jax.custom_vjp
    def f(p: jax.Array) -> jax.Array:
        return call(value, shape, p)  # type: ignore[no-any-return]

    f.defvjp(lambda p: (call(value, shape, p), p), lambda p, by: (by @ call(jacobian, slopes, p),))
    return f


def main() -> None:
    """How the distance of a four-bar's coupler point from a place depends on its lengths."""
    model = da.load(da.example("four_bar", tempfile.mkdtemp()))
    point = outputs(model, ["coupler_x", "coupler_y"], ["a", "b", "c", "d"], q={"A": 1.0})
    target = jnp.array([0.5, 0.5])
    loss = jax.jit(lambda p: jnp.sum((point(p) - target) ** 2))
    lengths = jnp.array([0.3, 1.0, 0.8, 1.0])
    print(f"loss {loss(lengths):.6f}, by the lengths {jax.grad(loss)(lengths)}")


if __name__ == "__main__":
    main()
