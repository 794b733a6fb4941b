//! Dormand and Prince's method of order 5 with an embedded one of order 4 and dense output of order 4.
//!
//! Source: Hairer, Nørsett, Wanner, *Solving Ordinary Differential Equations I*, 2nd ed., table II.5.2 (the method),
//! §II.6 (6.12) and the code DOPRI5 (dense output).

use super::tableau::{ErrorEstimate, Gains, Tableau};

pub(crate) static TABLEAU: Tableau = Tableau {
    nodes: &[0.0, 1.0 / 5.0, 3.0 / 10.0, 4.0 / 5.0, 8.0 / 9.0, 1.0],
    stages: &[
        &[],
        &[(0, 1.0 / 5.0)],
        &[(0, 3.0 / 40.0), (1, 9.0 / 40.0)],
        &[(0, 44.0 / 45.0), (1, -56.0 / 15.0), (2, 32.0 / 9.0)],
        &[(0, 19372.0 / 6561.0), (1, -25360.0 / 2187.0), (2, 64448.0 / 6561.0), (3, -212.0 / 729.0)],
        &[(0, 9017.0 / 3168.0), (1, -355.0 / 33.0), (2, 46732.0 / 5247.0), (3, 49.0 / 176.0), (4, -5103.0 / 18656.0)],
    ],
    weights: &[(0, 35.0 / 384.0), (2, 500.0 / 1113.0), (3, 125.0 / 192.0), (4, -2187.0 / 6784.0), (5, 11.0 / 84.0)],
    error: ErrorEstimate::WithEnd(&[
        (0, 71.0 / 57600.0),
        (2, -71.0 / 16695.0),
        (3, 71.0 / 1920.0),
        (4, -17253.0 / 339_200.0),
        (5, 22.0 / 525.0),
        (6, -1.0 / 40.0),
    ]),
    extra_nodes: &[],
    extra_stages: &[],
    dense: &[&[
        (0, -12_715_105_075.0 / 11_282_082_432.0),
        (2, 87_487_479_700.0 / 32_700_410_799.0),
        (3, -10_690_763_975.0 / 1_880_347_072.0),
        (4, 701_980_252_875.0 / 199_316_789_632.0),
        (5, -1_453_857_185.0 / 822_651_844.0),
        (6, 69_997_945.0 / 29_380_423.0),
    ]],
    control: Gains { order: 5.0, beta: 0.04, shrink: 0.2, grow: 10.0 },
    stability: 2.8,
};
