//! Lagrange multipliers, rank-revealing: the answer of [M 8, 25–26] without ever forming the KKT matrix.
//!
//! | symbol | meaning |
//! |---|---|
//! | K | [M −A*; A R], the index-1 matrix of [M 8] in the sign γ = A*λ |
//! | H, g, b, a, μ | scaled rows and right-hand sides of `prepared.rs` |
//!
//! ```text
//! [M −A*; A R][α; λ] = [f + φ; b]   ⇔   J a − H*μ = g,  H a = b                                                     (1)
//! a = Q₁ R₁⁻*Π*b + Q₂ z                                    from one pivoted QR of H* (`rows.rs`)                    (2)
//! μ of least norm from R₁ Π*μ = Q₁*(J a − g)                                                                        (3)
//! ```
//!
//! For M > 0 and independent rows (2) is [M 15], (3) is [M 14]; with dependent rows [M 17–18] at η = 0.
//! Since M A* and A M⁻¹A* are never formed, the condition is that of H, not its square. Singular M needs
//! ker M ∩ ker A = 0 for a unique α [M result 3]. Cost n³/3 + 4 m n r.

use faer::Col;

use crate::answer::Raw;
use crate::determinacy::Settled;
use crate::driver::{Route, route_is_method};
use crate::error::EnforceError;
use crate::field::Field;
use crate::name::MethodName;
use crate::tolerances::Tolerance;

/// Lagrange multipliers by a rank-revealing QR in the mass metric; covers every problem.
#[derive(Clone, Copy, Debug, Default)]
pub struct Multipliers;

route_is_method!(Multipliers);

impl<T: Field> Route<T> for Multipliers {
    fn method(&self) -> MethodName {
        MethodName::Multipliers
    }

    fn accelerations(&self, settled: &Settled<'_, T>, _: &Tolerance) -> Result<Raw<T>, EnforceError> {
        let n = settled.prepared.problem.n;
        let alpha = settled.prepared.alpha(&settled.a);
        let extended = Col::from_fn(settled.a.nrows(), |i| if i < n { alpha[i] } else { settled.a[i] });
        Ok(Raw { alpha: extended, levels: None })
    }
}
