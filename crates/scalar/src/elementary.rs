//! sin, cos and exp as straight-line code, so that a loop over lanes becomes vector instructions and
//! gives in every lane the very bits that a single number gives.
//!
//! **sin, cos.** With n = round(2x/π) and π/2 = P1 + P2 + P3 + P4 (33 bits in each of the first three, so
//! that nPi is exact for |n| < 2²⁰), the remainder is kept as a sum of two numbers
//! ```text
//! r + δ = x − nP1 − nP2 − nP3 − nP4,    |r| ≤ π/4                                             (1)
//! sin(r + δ) = r + δ(1 − r²/2) + r³(S1 + r²S2 + … + r¹⁰S6)                                   (2)
//! cos(r + δ) = 1 − r²/2 + r⁴(C1 + r²C2 + … + r¹⁰C6) − rδ                                     (3)
//! ```
//! and n mod 4 chooses among ±(2), ±(3). Beyond |x| = 10⁶ the standard library answers.
//!
//! **exp.** With k = round(x/ln 2), hi − lo = x − k ln 2 (ln 2 in two pieces) and r = hi − lo,
//! ```text
//! c = r − r²(E1 + r²E2 + … + r⁸E5),   eˣ = 2ᵏ (1 + (hi − (lo − rc/(2 − c))))                    (4)
//! ```
//! with 2ᵏ applied as two factors, so that results below the normal range come out gradually.
//!
//! For algorithms that are compiled for processors with fused multiply-add there is a second form of sin and cos with half of the operations,
//! π/2 = Q1 + Q2 + Q3 in pieces of 53 bits and δ = 0: x − nQ1 is exact, a multiple of 2⁻⁵³ below 1. It gives the same bits alone and in lanes, too.
//!
//! The minimax coefficients S, C, E and the pieces of π/2 and ln 2 are those of fdlibm (Sun Microsystems,
//! 1993, freely usable). No fused multiply-add is used anywhere else, so the bits do not depend on the
//! machine. Errors stay below one unit in the last place (tests below: 10⁶ points against the standard
//! library).
#![allow(clippy::inline_always)] // compiled once per target feature by being inlined there
#![allow(clippy::unreadable_literal, clippy::excessive_precision)] // digits as published

use crate::tolerances::REDUCED;

/// Adding and subtracting it rounds to the nearest integer; its low bits then hold that integer.
const ROUND: f64 = 6755399441055744.0; // 1.5 · 2^52

const TWO_OVER_PI: f64 = std::f64::consts::FRAC_2_PI;
const P1: f64 = 1.57079632673412561417e+00;
const P2: f64 = 6.07710050630396597660e-11;
const P3: f64 = 2.02226624871116645580e-21;
const P4: f64 = 8.47842766036889956997e-32;

/// π/2 − FRAC_PI_2, in two pieces of 53 bits.
const Q2: f64 = 6.123233995736766e-17;
const Q3: f64 = -1.4973849048591698e-33;

const S1: f64 = -1.66666666666666324348e-01;
const S2: f64 = 8.33333333332248946124e-03;
const S3: f64 = -1.98412698298579493134e-04;
const S4: f64 = 2.75573137070700676789e-06;
const S5: f64 = -2.50507602534068634195e-08;
const S6: f64 = 1.58969099521155010221e-10;

const C1: f64 = 4.16666666666666019037e-02;
const C2: f64 = -1.38888888888741095749e-03;
const C3: f64 = 2.48015872894767294178e-05;
const C4: f64 = -2.75573143513906633035e-07;
const C5: f64 = 2.08757232129817482790e-09;
const C6: f64 = -1.13596475577881948265e-11;

pub(crate) const ONE_OVER_LN2: f64 = std::f64::consts::LOG2_E;
pub(crate) const LN2_HIGH: f64 = 6.93147180369123816490e-01;
pub(crate) const LN2_LOW: f64 = 1.90821492927058770002e-10;
const E1: f64 = 1.66666666666666019037e-01;
const E2: f64 = -2.77777777770155933842e-03;
const E3: f64 = 6.61375632143793436117e-05;
const E4: f64 = -1.65339022054652515390e-06;
const E5: f64 = 4.13813679705723846039e-08;

/// a − b and what rounding took from it: their sum is a − b exactly (Knuth's two-sum).
#[inline(always)]
fn two_difference(a: f64, b: f64) -> (f64, f64) {
    let d = a - b;
    let b_seen = a - d;
    let a_seen = d + b_seen;
    (d, (a - a_seen) + (b_seen - b))
}

/// sin x and cos x for |x| ≤ [`REDUCED`]; anything for other x.
#[inline(always)]
fn sin_cos_moderate(x: f64) -> (f64, f64) {
    let rounded = x * TWO_OVER_PI + ROUND;
    let n = rounded - ROUND;
    let quadrant = rounded.to_bits();

    // (1)
    let (r, lost_2) = two_difference(x - n * P1, n * P2);
    let (r, lost_3) = two_difference(r, n * P3);
    let delta = (lost_2 + lost_3) - n * P4;

    // (2)
    let z = r * r;
    let w = z * z;
    let r3 = z * r;
    let tail = S2 + z * S3 + w * (S4 + z * S5 + w * S6);
    let s = r - ((z * (0.5 * delta - r3 * tail) - delta) - r3 * S1);

    // (3), with 1 − r²/2 kept as a sum of two numbers
    let half = 0.5 * z;
    let one = 1.0 - half;
    let tail = z * (C1 + z * C2 + w * (C3 + z * C4 + w * (C5 + z * C6)));
    let c = one + (((1.0 - one) - half) + (z * tail - r * delta));

    in_quadrant(quadrant, s, c)
}

/// The same in the fused form: [`in_quadrant`] of (2), (3), each product and sum rounded once.
#[inline(always)]
fn fused_moderate(x: f64) -> (f64, f64) {
    let rounded = x.mul_add(TWO_OVER_PI, ROUND);
    let n = ROUND - rounded;
    let r = n.mul_add(Q3, n.mul_add(Q2, n.mul_add(std::f64::consts::FRAC_PI_2, x)));
    let z = r * r;
    let tail = z.mul_add(z.mul_add(z.mul_add(z.mul_add(z.mul_add(S6, S5), S4), S3), S2), S1);
    let s = (z * r).mul_add(tail, r);
    let one = z.mul_add(-0.5, 1.0);
    let tail = z.mul_add(z.mul_add(z.mul_add(z.mul_add(z.mul_add(C6, C5), C4), C3), C2), C1);
    let c = one + (z * z).mul_add(tail, z.mul_add(-0.5, 1.0 - one));
    in_quadrant(rounded.to_bits(), s, c)
}

/// sin and cos of what is that many right angles farther on.
#[inline(always)]
fn in_quadrant(quadrant: u64, s: f64, c: f64) -> (f64, f64) {
    let swap = quadrant & 1 == 1;
    let (s, c) = if swap { (c, s) } else { (s, c) };
    let sign_s = (quadrant & 2) << 62;
    let sign_c = (quadrant.wrapping_add(1) & 2) << 62;
    (f64::from_bits(s.to_bits() ^ sign_s), f64::from_bits(c.to_bits() ^ sign_c))
}

/// A form of both for one number, for lanes, and for many numbers, eight at a time: the same bits.
macro_rules! sine_and_cosine {
    ($moderate:ident: $one:ident, $lanes:ident, $each:ident) => {
        /// sin x and cos x.
        #[inline(always)]
        pub(crate) fn $one(x: f64) -> (f64, f64) {
            if x.abs() <= REDUCED { $moderate(x) } else { sin_cos_large(x) }
        }

        /// sin x and cos x in every lane.
        #[inline(always)]
        pub(crate) fn $lanes<const N: usize>(x: &[f64; N]) -> ([f64; N], [f64; N]) {
            let (mut s, mut c) = ([0.0; N], [0.0; N]);
            let mut moderate = true;
            for i in 0..N {
                (s[i], c[i]) = $moderate(x[i]);
                moderate &= x[i].abs() <= REDUCED;
            }
            if !moderate {
                for i in 0..N {
                    (s[i], c[i]) = $one(x[i]);
                }
            }
            (s, c)
        }

        /// sin and cos of many numbers.
        #[inline(always)]
        pub(crate) fn $each(x: &[f64], s: &mut [f64], c: &mut [f64]) {
            let (blocks, rest) = x.as_chunks::<8>();
            let (s_blocks, s_rest) = s.as_chunks_mut::<8>();
            let (c_blocks, c_rest) = c.as_chunks_mut::<8>();
            for ((x, s), c) in blocks.iter().zip(s_blocks).zip(c_blocks) {
                (*s, *c) = $lanes(x);
            }
            if !rest.is_empty() {
                let mut last = [0.0; 8];
                last[..rest.len()].copy_from_slice(rest);
                let (s, c) = $lanes(&last);
                s_rest.copy_from_slice(&s[..rest.len()]);
                c_rest.copy_from_slice(&c[..rest.len()]);
            }
        }
    };
}
sine_and_cosine!(sin_cos_moderate: sin_cos, sin_cos_lanes, sin_cos_each);
sine_and_cosine!(fused_moderate: fused_sin_cos, fused_sin_cos_lanes, fused_sin_cos_each);

#[cold]
#[inline(never)]
fn sin_cos_large(x: f64) -> (f64, f64) {
    x.sin_cos()
}

/// e to the power of x.
#[inline(always)]
pub(crate) fn exp(x: f64) -> f64 {
    // Beyond these the answer is ∞ or 0 anyway; NaN passes.
    let x = if x > 710.0 { 710.0 } else { x };
    let x = if x < -746.0 { -746.0 } else { x };
    let rounded = x * ONE_OVER_LN2 + ROUND;
    let k = rounded - ROUND;

    // (4)
    let hi = x - k * LN2_HIGH;
    let lo = k * LN2_LOW;
    let r = hi - lo;
    let z = r * r;
    let w = z * z;
    let c = r - z * (E1 + z * E2 + w * (E3 + z * E4 + w * E5));
    let y = 1.0 - ((lo - (r * c) / (2.0 - c)) - hi);

    // 2^k = 2^first · 2^second, both normal; the bias 2048 keeps the integers unsigned.
    let k = rounded.to_bits().wrapping_sub(ROUND.to_bits()).wrapping_add(2048);
    let first = k >> 1;
    let second = k.wrapping_sub(first);
    let power = |e: u64| f64::from_bits(e.wrapping_sub(1) << 52); // e carries the bias 1024, floats 1023
    y * power(first) * power(second)
}

#[cfg(test)]
mod tests {
    use super::{exp, fused_sin_cos, fused_sin_cos_lanes, sin_cos, sin_cos_lanes};

    /// Distance of two numbers in units in the last place.
    fn ulps(a: f64, b: f64) -> u64 {
        let ordered = |x: f64| {
            let bits = x.to_bits() as i64;
            if bits < 0 { i64::MIN - bits } else { bits }
        };
        if a.is_nan() && b.is_nan() { 0 } else { ordered(a).abs_diff(ordered(b)) }
    }

    /// Weyl sequence: 10⁶ numbers in [0, 1) without a generator's state to explain.
    fn points() -> impl Iterator<Item = f64> {
        (1..=1_000_000).map(|i| (f64::from(i) * 0.618_033_988_749_894_9).fract())
    }

    fn worst(xs: impl Iterator<Item = f64>) -> u64 {
        xs.map(|x| {
            let ((s, c), (fs, fc)) = (sin_cos(x), fused_sin_cos(x));
            [(s, x.sin()), (c, x.cos()), (fs, x.sin()), (fc, x.cos())]
                .map(|(a, b)| ulps(a, b))
                .into_iter()
                .max()
                .unwrap()
        })
        .max()
        .unwrap_or(0)
    }

    #[test]
    fn sine_and_cosine_are_within_one_ulp_of_the_standard_library() {
        assert!(worst(points().map(|u| (u - 0.5) * 20.0)) <= 1);
        assert!(worst(points().map(|u| (u - 0.5) * 2.0e6)) <= 1);
        assert!(worst(points().map(|u| u * 1e-3)) <= 1);
        assert!(worst(points().map(|u| (u - 0.5) * 1e18)) == 0);
    }

    #[test]
    fn sine_and_cosine_survive_cancellation_next_to_multiples_of_a_right_angle() {
        let near = (-600_000..600_000).map(|n| f64::from(n) * std::f64::consts::FRAC_PI_2);
        let above = near.clone().map(f64::next_up);
        assert!(worst(near.chain(above)) <= 1);
    }

    #[test]
    fn exponential_is_within_one_ulp_of_the_standard_library() {
        let normal = points().map(|u| u * 1418.0 - 708.5);
        let small = points().map(|u| (u - 0.5) * 2.0);
        let worst = normal.chain(small).map(|x| ulps(exp(x), x.exp())).max();
        assert!(worst <= Some(1), "{worst:?}");
        let subnormal = points().map(|u| -700.0 - 60.0 * u);
        assert!(subnormal.map(|x| ulps(exp(x), x.exp())).max() <= Some(1));
    }

    #[test]
    fn special_values() {
        for x in [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 5e-324, -5e-324, f64::MAX, 1e6, -1e6, 1e-300] {
            let (s, c) = sin_cos(x);
            assert!(ulps(s, x.sin()) <= 1 && ulps(c, x.cos()) <= 1, "{x}: {s} {c}");
            assert_eq!(s.is_sign_negative() || s.is_nan(), x.sin().is_sign_negative() || s.is_nan(), "{x}");
            assert!(ulps(exp(x), x.exp()) <= 1, "{x}: {}", exp(x));
        }
        assert_eq!(exp(0.0), 1.0);
        assert_eq!(exp(709.79), f64::INFINITY);
        assert_eq!(exp(-745.2), 0.0);
    }

    #[test]
    fn many_at_once_give_the_bits_of_single_numbers() {
        let x: Vec<f64> = points().take(21).map(|u| (u - 0.5) * 100.0).chain([1e9, 0.3]).collect();
        let (mut s, mut c) = (vec![0.0; x.len()], vec![0.0; x.len()]);
        super::sin_cos_each(&x, &mut s, &mut c);
        for i in 0..x.len() {
            assert_eq!((s[i], c[i]), sin_cos(x[i]));
        }
        super::fused_sin_cos_each(&x, &mut s, &mut c);
        for i in 0..x.len() {
            assert_eq!((s[i], c[i]), fused_sin_cos(x[i]));
        }
    }

    #[test]
    fn lanes_give_the_bits_of_single_numbers_even_where_one_lane_is_large() {
        let x = [0.1, -3.0, 1e7, f64::NAN, f64::INFINITY, -0.0, 999_999.0, 1e300];
        let forms = [(sin_cos_lanes(&x), x.map(sin_cos)), (fused_sin_cos_lanes(&x), x.map(fused_sin_cos))];
        for ((s, c), alone) in forms {
            for (i, (si, ci)) in alone.into_iter().enumerate() {
                assert!(s[i].to_bits() == si.to_bits() || si.is_nan() && s[i].is_nan());
                assert!(c[i].to_bits() == ci.to_bits() || ci.is_nan() && c[i].is_nan());
            }
        }
    }
}
