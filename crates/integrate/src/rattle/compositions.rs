//! Symmetric compositions of a symmetric method of order 2: steps of lengths γ₁h, …, γ_s h with γ_i = γ_{s+1−i}.
//!
//! | order | stages | source |
//! |---|---|---|
//! | 4 | 5 | Suzuki, Phys. Lett. A 146 (1990); γ₁ = 1/(4 − ∛4) |
//! | 6 | 9 | Kahan, Li, Math. Comp. 66 (1997), s9odr6a |
//! | 8 | 17 | Kahan, Li, Math. Comp. 66 (1997), s17odr8a |
//!
//! All in Hairer, Lubich, Wanner, *Geometric Numerical Integration*, 2nd ed., §II.4 (4.5), §V.3.2 (3.11), (3.12).
//!
//! Of q'' = −ω²q a step of length h from q = 0 makes D(hω) v of v, D a polynomial near the cosine: motions stay bounded where |D| < 1.

/// A composition.
#[derive(Debug)]
pub(crate) struct Composition {
    /// Its order.
    pub order: i32,
    /// γ.
    pub lengths: &'static [f64],
    /// The least hω from which on |D| > 1, rounded down.
    pub border: f64,
}

/// The method itself.
pub(crate) const SECOND: Composition = Composition { order: 2, lengths: &[1.0], border: 2.0 };

/// Suzuki's fractal.
pub(crate) const FOURTH: Composition = Composition {
    order: 4,
    lengths: &[
        0.414_490_771_794_375_74,
        0.414_490_771_794_375_74,
        -0.657_963_087_177_502_9,
        0.414_490_771_794_375_74,
        0.414_490_771_794_375_74,
    ],
    border: 2.7209,
};

/// Kahan and Li's s9odr6a.
pub(crate) const SIXTH: Composition = Composition {
    order: 6,
    lengths: &[
        0.392_161_444_007_314_1,
        0.332_599_136_789_359_44,
        -0.706_246_172_557_639_4,
        0.082_213_596_293_550_8,
        0.798_543_990_934_83,
        0.082_213_596_293_550_8,
        -0.706_246_172_557_639_4,
        0.332_599_136_789_359_44,
        0.392_161_444_007_314_1,
    ],
    border: 2.5326,
};

/// Kahan and Li's s17odr8a.
pub(crate) const EIGHTH: Composition = Composition {
    order: 8,
    lengths: &[
        0.130_202_483_088_890_07,
        0.561_162_981_775_108_4,
        -0.389_474_962_644_847_3,
        0.158_841_906_555_155_6,
        -0.395_903_894_133_237_6,
        0.184_539_640_978_315_7,
        0.258_374_387_686_322_05,
        0.295_011_723_609_310_3,
        -0.605_508_533_830_034_5,
        0.295_011_723_609_310_3,
        0.258_374_387_686_322_05,
        0.184_539_640_978_315_7,
        -0.395_903_894_133_237_6,
        0.158_841_906_555_155_6,
        -0.389_474_962_644_847_3,
        0.561_162_981_775_108_4,
        0.130_202_483_088_890_07,
    ],
    border: 3.0964,
};

#[cfg(test)]
mod tests {
    use super::{Composition, EIGHTH, FOURTH, SECOND, SIXTH};

    /// D(z): half the trace of the product of Verlet's steps, whose parts are shears of the plane.
    fn trace(composition: &Composition, z: f64) -> f64 {
        let image = |mut q: f64, mut v: f64| {
            for gamma in composition.lengths {
                let h = gamma * z;
                v -= 0.5 * h * q;
                q += h * v;
                v -= 0.5 * h * q;
            }
            (q, v)
        };
        0.5 * (image(1.0, 0.0).0 + image(0.0, 1.0).1)
    }

    #[test]
    fn motions_stay_bounded_up_to_the_border_and_not_beyond() {
        for composition in [SECOND, FOURTH, SIXTH, EIGHTH] {
            let within = (1..2000).map(|k| trace(&composition, composition.border * f64::from(k) / 2000.0));
            assert!(within.fold(0.0_f64, |most, d| most.max(d.abs())) <= 1.0 + 1e-12, "{}", composition.order);
            let beyond = trace(&composition, composition.border + 2e-4).abs();
            assert!(beyond > 1.0 + 1e-7, "{}: {beyond}", composition.order);
        }
    }
}
