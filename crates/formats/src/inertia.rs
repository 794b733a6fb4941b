//! Whether six numbers can be the moments of inertia of a body.
//!
//! The tensor about the centre of mass is J = ∫ (|r|² 1 − r rᵀ) dm. Its principal moments J₁ ≤ J₂ ≤ J₃ satisfy
//!
//! ```text
//! J₁ ≥ 0                  (1)
//! J₁ + J₂ ≥ J₃            (2)    since J₁ + J₂ − J₃ = 2 ∫ z² dm
//! ```
//!
//! and every tensor that satisfies both is that of some body. Files hold decimals: half a unit in the last one moves a principal
//! moment by no more than the largest row sum of those halves. What programs write is often rounded in fewer digits, and
//! moved from another point by subtracting m (|c|² 1 − c cᵀ), which leaves the rounding of the larger numbers. A tensor that violates (1) by no more becomes the nearest one that does
//! not; by more it would make kinetic energies negative and is refused. One that violates (2) belongs to no body either, but the
//! equations of motion stay sound; published robots have such links, so beyond rounding it is doubted, and kept.

use crate::tolerances::inertia::{ARITHMETIC, LAST_DIGIT, NEGATIVE};

/// Sweeps of Jacobi's method; it converges quadratically, and three or four are enough.
const SWEEPS: usize = 12;

/// What is to be said of a tensor.
#[derive(Clone, Debug, PartialEq)]
pub enum Judgement {
    /// That of a body.
    Fine,
    /// That of no body but for rounding: the nearest one, and what is to be said of it, if anything.
    Rounded([f64; 6], Option<String>),
    /// That of no body, but harmless; why.
    Doubtful(String),
    /// That of no body; why.
    Impossible(String),
}

/// Sizes beside which moments are small.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beside {
    /// A moment that is none beside the others of the file.
    pub nothing: f64,
    /// m |c|², by which the moments differ about the origin of the body.
    pub shifted: f64,
}

/// Judges [Ixx, Iyy, Izz, Ixy, Ixz, Iyz] by (1) and (2); finite numbers. `digits` says what one unit in the last decimal of each stands
/// for ([`last_digit`]), if that matters.
pub fn judge(tensor: [f64; 6], digits: impl FnOnce() -> [f64; 6], beside: Beside) -> Judgement {
    let scale = tensor.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    if scale == 0.0 {
        return Judgement::Fine;
    }
    let ([a, b, c], axes) = principal(tensor.map(|x| x / scale));
    let largest = a.abs().max(c.abs());
    let silent = (ARITHMETIC * largest).max(beside.nothing / scale);
    if a >= 0.0 && c - a - b <= silent {
        return Judgement::Fine;
    }
    let rounding = slack(digits().map(|u| u / (2.0 * scale))).min(LAST_DIGIT * largest);
    let of_file = NEGATIVE * (largest + beside.shifted / scale);
    let told = || [a, b, c].map(|x| short(x * scale)).join(", ");
    if -a > silent.max(of_file).max(rounding) {
        Judgement::Impossible(format!("its principal moments are {}, and one is negative", told()))
    } else if -a <= silent && c - a - b > silent.max(3.0 * rounding) {
        let told = told();
        Judgement::Doubtful(format!(
            "its principal moments are {told}, and the largest is more than the sum of the others"
        ))
    } else if a < 0.0 {
        let why =
            (-a > silent).then(|| format!("its principal moments are {}: the negative one is taken as 0", told()));
        Judgement::Rounded(without_negative([a, b, c], axes).map(|x| x * scale), why)
    } else {
        Judgement::Fine
    }
}

/// What one unit in the last decimal of a number as written stands for; 0 for zeros, which are meant.
pub fn last_digit(text: &str) -> f64 {
    let text = text.trim();
    if text.parse::<f64>().is_ok_and(|x| x == 0.0) {
        return 0.0;
    }
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let decimals = mantissa.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    let exponent: i32 = exponent.parse().unwrap_or(0);
    10.0_f64.powi(exponent.saturating_sub(i32::try_from(decimals).unwrap_or(0)))
}

/// The largest row sum of a symmetric matrix of entries that are not negative: no eigenvalue is larger.
fn slack([xx, yy, zz, xy, xz, yz]: [f64; 6]) -> f64 {
    (xx + xy + xz).max(xy + yy + yz).max(xz + yz + zz)
}

/// The nearest tensor without negative principal moments, from moments and axes.
fn without_negative(moments: [f64; 3], axes: [[f64; 3]; 3]) -> [f64; 6] {
    let entry = |i: usize, j: usize| (0..3).map(|k| moments[k].max(0.0) * axes[k][i] * axes[k][j]).sum();
    [entry(0, 0), entry(1, 1), entry(2, 2), entry(0, 1), entry(0, 2), entry(1, 2)]
}

/// Four digits, and no noise where zero is meant.
fn short(x: f64) -> String {
    dalembert_scalar::digits::brief(x, 4)
}

/// Eigenvalues of the symmetric matrix, ascending, with their eigenvectors, by Jacobi's rotations.
fn principal([xx, yy, zz, xy, xz, yz]: [f64; 6]) -> ([f64; 3], [[f64; 3]; 3]) {
    let mut m = [[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]];
    let mut axes = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    for _ in 0..SWEEPS {
        if m[0][1] == 0.0 && m[0][2] == 0.0 && m[1][2] == 0.0 {
            break;
        }
        for (p, q) in [(0, 1), (0, 2), (1, 2)] {
            rotate(&mut m, &mut axes, p, q);
        }
    }
    let mut order = [0, 1, 2];
    order.sort_by(|&i, &j| m[i][i].total_cmp(&m[j][j]));
    (order.map(|i| m[i][i]), order.map(|i| axes[i]))
}

/// The rotation in the plane of p and q that makes m_pq zero.
fn rotate(m: &mut [[f64; 3]; 3], axes: &mut [[f64; 3]; 3], p: usize, q: usize) {
    if m[p][q] == 0.0 {
        return;
    }
    let theta = (m[q][q] - m[p][p]) / (2.0 * m[p][q]);
    let t = theta.signum() / (theta.abs() + theta.hypot(1.0));
    let c = 1.0 / t.hypot(1.0);
    let s = t * c;
    let r = 3 - p - q;
    let (pq, rp, rq) = (m[p][q], m[r][p], m[r][q]);
    m[p][p] -= t * pq;
    m[q][q] += t * pq;
    let (old_p, old_q) = (axes[p], axes[q]);
    for i in 0..3 {
        axes[p][i] = c * old_p[i] - s * old_q[i];
        axes[q][i] = s * old_p[i] + c * old_q[i];
    }
    for (i, j, value) in [(p, q, 0.0), (r, p, c * rp - s * rq), (r, q, s * rp + c * rq)] {
        m[i][j] = value;
        m[j][i] = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXACT: [f64; 6] = [0.0; 6];

    fn judge(tensor: [f64; 6]) -> Judgement {
        super::judge(tensor, || EXACT, Beside::default())
    }

    fn close((found, _): ([f64; 3], [[f64; 3]; 3]), wanted: [f64; 3]) {
        for (a, b) in found.iter().zip(wanted) {
            assert!((a - b).abs() < 1e-14, "{found:?} is not {wanted:?}");
        }
    }

    #[test]
    fn principal_moments() {
        // Characteristic polynomials with known roots.
        close(principal([2.0, 3.0, 1.0, 0.0, 0.0, 0.0]), [1.0, 2.0, 3.0]);
        close(principal([2.0, 2.0, 3.0, 1.0, 0.0, 0.0]), [1.0, 3.0, 3.0]);
        // 1 + vvᵀ with |v|² = 6.
        close(principal([2.0, 5.0, 2.0, 2.0, 1.0, 2.0]), [1.0, 1.0, 7.0]);
        // The second difference matrix: 2 − √2, 2, 2 + √2.
        let r = 2.0_f64.sqrt();
        close(principal([2.0, 2.0, 2.0, -1.0, 0.0, -1.0]), [2.0 - r, 2.0, 2.0 + r]);
    }

    /// A cloud of points has a tensor that satisfies (1) and (2); taking a third of the trace off each moment breaks (1).
    #[test]
    fn tensors_of_points() {
        let points = [[0.3, -0.2, 0.5], [1.0, 0.1, -0.4], [-0.7, 0.6, 0.2], [0.2, 0.2, 0.9]];
        let mut tensor = [0.0; 6];
        for [x, y, z] in points {
            let more = [y * y + z * z, x * x + z * z, x * x + y * y, -x * y, -x * z, -y * z];
            (0..6).for_each(|i| tensor[i] += more[i]);
        }
        assert_eq!(judge(tensor), Judgement::Fine);
        assert_eq!(judge(tensor.map(|x| x * 1e300)), Judgement::Fine);
        assert_eq!(judge(tensor.map(|x| x * 1e-300)), Judgement::Fine);
        let trace = tensor[0] + tensor[1] + tensor[2];
        let less = |x: f64| judge([tensor[0] - x, tensor[1] - x, tensor[2] - x, tensor[3], tensor[4], tensor[5]]);
        assert!(matches!(less(trace / 3.0), Judgement::Impossible(_)));
    }

    #[test]
    fn degrees_of_violation() {
        assert_eq!(judge([0.0; 6]), Judgement::Fine);
        assert_eq!(judge([1.0, 1.0, 2.0, 0.0, 0.0, 0.0]), Judgement::Fine, "a flat plate");
        assert_eq!(judge([0.0, 1.0, 1.0, 0.0, 0.0, 0.0]), Judgement::Fine, "a thin rod");
        assert!(matches!(judge([1.0, 1.0, 2.000_001, 0.0, 0.0, 0.0]), Judgement::Doubtful(_)));
        assert!(matches!(judge([1.0, 1.0, 1.0, 1.0, 1.0, 1.0]), Judgement::Doubtful(_)), "all entries alike");
        assert!(matches!(judge([1.0, 1.0, -1e-7, 0.0, 0.0, 0.0]), Judgement::Rounded(_, Some(_))));
        assert!(matches!(judge([1.0, 1.0, -1e-14, 0.0, 0.0, 0.0]), Judgement::Rounded(_, None)));
        assert!(matches!(judge([1.0, 1.0, -1e-4, 0.0, 0.0, 0.0]), Judgement::Impossible(_)));
        assert!(matches!(judge([1.0, 1.0, 1.0, 1.5, 0.0, 0.0]), Judgement::Impossible(_)));
        assert!(matches!(judge([-1.0, -1.0, -1.0, 0.0, 0.0, 0.0]), Judgement::Impossible(_)));
    }

    /// The tensor of a thin rod in any direction, written with few digits, is no longer that of a body, but loads; the nearest one
    /// lies within the rounding.
    #[test]
    fn rods_in_few_digits_are_bodies() {
        let mut seed = 0x2545_F491_4F6C_DD1D_u64;
        let mut chance = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 11) as f64 / (1_u64 << 53) as f64 - 0.5
        };
        let mut mended = 0;
        for k in 0..2000 {
            let d = [chance(), chance(), chance()];
            let square: f64 = d.iter().map(|x| x * x).sum();
            let exact = [
                square - d[0] * d[0],
                square - d[1] * d[1],
                square - d[2] * d[2],
                -d[0] * d[1],
                -d[0] * d[2],
                -d[1] * d[2],
            ];
            let size = 10.0_f64.powi(k % 13 - 9);
            let texts = exact.map(|x| format!("{:.*e}", 1 + k as usize % 7, size * x));
            let written = texts.each_ref().map(|t| t.parse::<f64>().unwrap());
            let digits = texts.each_ref().map(|t| last_digit(t));
            match super::judge(written, || digits, Beside::default()) {
                Judgement::Fine => {}
                Judgement::Rounded(nearest, _) => {
                    mended += 1;
                    let allowed = 2.0 * slack(digits);
                    (0..6).for_each(|i| assert!((nearest[i] - written[i]).abs() <= allowed, "{texts:?}: {nearest:?}"));
                    let ([least, ..], _) = principal(nearest.map(|x| x / size));
                    assert!(least >= -1e-15, "{texts:?}: {least}");
                }
                other => panic!("{texts:?}: {other:?}"),
            }
        }
        assert!(mended > 100, "{mended}");
    }

    #[test]
    fn last_digits() {
        for (text, wanted) in
            [("0.25", 0.01), ("2.5e-3", 1e-4), ("-7", 1.0), ("1.50E+2", 1.0), ("0.000", 0.0), ("-0", 0.0)]
        {
            assert!((last_digit(text) - wanted).abs() <= 1e-12 * wanted, "{text}");
        }
        assert_eq!(judge_one(-1e-35), Judgement::Rounded([0.0; 6], None));
    }

    /// Robots as they are published: moments of a drawing, rounded to single precision about the link's frame and moved to the centre of
    /// mass, are negative by that rounding where a part is thin, and become none; a wrong sign stays one.
    #[test]
    fn moments_that_were_moved_keep_the_rounding_of_where_they_came_from() {
        for (mass, arm, thin) in [(2.0, 0.3, 1e-9), (0.05, 0.2, 0.0), (30.0, 1.0, 1e-8)] {
            let shifted = mass * arm * arm;
            let about_frame = f64::from((thin + shifted) as f32) * (1.0 - 3.0 * f64::from(f32::EPSILON));
            let moved = about_frame - shifted;
            assert!(moved < 0.0);
            let tensor = [moved, 0.1 * thin, 0.1 * thin, 0.0, 0.0, 0.0];
            let of = |shifted| super::judge(tensor, || EXACT, Beside { nothing: 0.0, shifted });
            assert!(matches!(of(shifted), Judgement::Rounded([x, ..], Some(_)) if x == 0.0), "{moved}");
            assert!(matches!(of(0.0), Judgement::Impossible(_)), "{moved}");
            assert!(matches!(
                super::judge([-0.01 * shifted, 0.0, 0.0, 0.0, 0.0, 0.0], || EXACT, Beside { nothing: 0.0, shifted }),
                Judgement::Impossible(_)
            ));
        }
    }

    /// A moment that is none beside others of the robot.
    fn judge_one(x: f64) -> Judgement {
        super::judge([x, 0.0, 0.0, 0.0, 0.0, 0.0], || EXACT, Beside { nothing: 1e-18, shifted: 0.0 })
    }
}
