//! Coefficients of Rosenbrock methods, as (1) of `rosenbrock.rs` has them.

use std::f64::consts::{FRAC_1_SQRT_2, SQRT_2};

/// A method.
#[derive(Debug)]
pub(crate) struct Tableau {
    /// The power of h that the error of a step grows with; without an estimate that of the method, plus 1.
    pub order: u32,
    pub gamma: f64,
    /// a, and c, stage by stage.
    pub a: &'static [&'static [f64]],
    pub c: &'static [&'static [f64]],
    /// α.
    pub nodes: &'static [f64],
    /// γ_i.
    pub by_time: &'static [f64],
    /// m.
    pub weights: &'static [f64],
    /// e; empty if there is no estimate.
    pub error: &'static [f64],
    /// d₂, d₃ of (3).
    pub dense: Option<[&'static [f64]; 2]>,
}

/// RODAS4 [Hairer, Wanner II, §VI.4, and the code RODAS, method 1].
pub(crate) const RODAS: Tableau = Tableau {
    order: 4,
    gamma: 0.25,
    a: &[
        &[],
        &[1.544],
        &[0.946_678_528_081_582_6, 0.255_701_169_898_328_4],
        &[3.314_825_187_068_521, 2.896_124_015_972_201, 0.998_641_913_997_781_7],
        &[1.221_224_509_226_641, 6.019_134_481_288_629, 12.537_083_329_320_87, -0.687_886_036_105_895],
        &[1.221_224_509_226_641, 6.019_134_481_288_629, 12.537_083_329_320_87, -0.687_886_036_105_895, 1.0],
    ],
    c: &[
        &[],
        &[-5.6688],
        &[-2.430_093_356_833_875, -0.206_359_915_709_191_5],
        &[-0.107_352_905_815_137_5, -9.594_562_251_023_355, -20.470_286_148_096_16],
        &[7.496_443_313_967_647, -10.246_804_314_643_52, -33.999_903_528_199_05, 11.708_908_932_061_6],
        &[
            8.083_246_795_921_522,
            -7.981_132_988_064_893,
            -31.521_594_328_743_71,
            16.319_305_431_231_36,
            -6.058_818_238_834_054,
        ],
    ],
    nodes: &[0.0, 0.386, 0.21, 0.63, 1.0, 1.0],
    by_time: &[0.25, -0.1043, 0.1035, -0.036_200_000_000_000_23, 0.0, 0.0],
    weights: &[1.221_224_509_226_641, 6.019_134_481_288_629, 12.537_083_329_320_87, -0.687_886_036_105_895, 1.0, 1.0],
    error: &[0.0, 0.0, 0.0, 0.0, 0.0, 1.0],
    dense: Some([
        &[
            10.126_235_083_445_86,
            -7.487_995_877_610_167,
            -34.800_918_615_557_47,
            -7.992_771_707_568_823,
            1.025_137_723_295_662,
        ],
        &[
            -0.676_280_339_280_125_3,
            6.087_714_651_680_015,
            16.430_843_208_924_78,
            24.767_225_114_183_86,
            -6.594_389_125_716_872,
        ],
    ]),
};

/// ROS2 [Verwer, Spee, Blom, Hundsdorfer]: with U_i = γ h k_i of (1 − γhJ) k₁ = f(y₀) + γ h f_t, (1 − γhJ) k₂ = f(y₀ + h k₁) − 2 k₁ − γ h f_t; γ = 1 − 1/√2, 1/γ = 2 + √2.
pub(crate) const REALTIME: Tableau = Tableau {
    order: 3,
    gamma: 1.0 - FRAC_1_SQRT_2,
    a: &[&[], &[2.0 + SQRT_2]],
    c: &[&[], &[-4.0 - 2.0 * SQRT_2]],
    nodes: &[0.0, 1.0],
    by_time: &[1.0 - FRAC_1_SQRT_2, FRAC_1_SQRT_2 - 1.0],
    weights: &[3.0 + 1.5 * SQRT_2, 1.0 + 0.5 * SQRT_2],
    error: &[],
    dense: None,
};
