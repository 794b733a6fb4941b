//! The phase of a transfer function: the angle of its value, continuous, and without damping the limit of small damping.

use dalembert_linear::{TransferFunction, c64};
use std::f64::consts::{PI, TAU};

/// Conjugate pairs with these frequencies, and roots at the origin.
fn roots(frequencies: &[f64], damping: f64, at_origin: usize) -> Vec<c64> {
    let pairs = frequencies.iter().flat_map(|&w| [c64::new(-damping * w, w), c64::new(-damping * w, -w)]);
    pairs.chain((0..at_origin).map(|_| c64::new(0.0, 0.0))).collect()
}

#[test]
fn without_damping_poles_lag_and_zeros_lead() {
    // Poles, zeros, integrators; frequencies and phases there.
    type Case<'a> = (&'a [f64], &'a [f64], usize, &'a [(f64, f64)]);
    let cases: [Case; 4] = [
        (&[1.0, 1.7], &[1.4], 0, &[(0.5, 0.0), (1.2, -PI), (1.6, 0.0), (3.0, -PI)]),
        (&[1.4], &[1.0], 2, &[(0.5, -PI), (1.2, 0.0), (3.0, -PI)]),
        (&[1.0, 2.0], &[], 0, &[(0.5, 0.0), (1.5, -PI), (3.0, -TAU)]),
        (&[1.0], &[], 1, &[(0.5, -0.5 * PI), (3.0, -1.5 * PI)]),
    ];
    for (poles, zeros, integrators, wanted) in cases {
        for damping in [0.0, 1e-9] {
            let function = TransferFunction {
                zeros: roots(zeros, damping, 0),
                poles: roots(poles, damping, integrators),
                gain: 1.0,
            };
            for (w, phase) in wanted {
                let found = function.phase(*w);
                assert!((found - phase).abs() < 1e-6, "{poles:?} {zeros:?} {damping} at {w}: {found} {phase}");
            }
        }
    }
}

#[test]
fn phases_are_angles_and_begin_near_zero() {
    let (left, right) = (c64::new(-1.0, 0.0), c64::new(1.0, 0.0));
    // 1/(s − 1), −1/(s + 1), (1 − s)/(1 + s), 1/(s² − 1), −s/(s² + 1): where each begins, in quarters of a turn.
    let cases = [
        (vec![], vec![right], 1.0, -2.0),
        (vec![], vec![left], -1.0, 2.0),
        (vec![right], vec![left], -1.0, 0.0),
        (vec![], vec![right, left], 1.0, -2.0),
        (roots(&[], 0.0, 1), roots(&[1.0], 0.0, 0), -1.0, -1.0),
    ];
    for (zeros, poles, gain, begins) in cases {
        let function = TransferFunction { zeros, poles, gain };
        assert!((function.phase(1e-9) - 0.5 * PI * begins).abs() < 1e-6, "{function:?}");
        for w in [0.01, 0.5, 2.0, 50.0] {
            let value = function.at(c64::new(0.0, w));
            let turns = (function.phase(w) - value.im.atan2(value.re)) / TAU;
            assert!((turns - turns.round()).abs() < 1e-9, "{function:?} at {w}");
        }
    }
}
