//! Symmetric compositions of a symmetric method of order 2: steps of lengths γ₁h, …, γ_s h with γ_i = γ_{s+1−i}.
//!
//! | order | stages | source |
//! |---|---|---|
//! | 4 | 5 | Suzuki, Phys. Lett. A 146 (1990); γ₁ = 1/(4 − ∛4) |
//! | 6 | 9 | Kahan, Li, Math. Comp. 66 (1997), s9odr6a |
//! | 8 | 17 | Kahan, Li, Math. Comp. 66 (1997), s17odr8a |
//!
//! All in Hairer, Lubich, Wanner, *Geometric Numerical Integration*, 2nd ed., §II.4 (4.5), §V.3.2 (3.11), (3.12).

/// A composition.
#[derive(Debug)]
pub(crate) struct Composition {
    /// Its order.
    pub order: i32,
    /// γ.
    pub lengths: &'static [f64],
}

/// The method itself.
pub(crate) const SECOND: Composition = Composition { order: 2, lengths: &[1.0] };

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
};
