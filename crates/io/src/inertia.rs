//! Whether six numbers can be the moments of inertia of a body.
//!
//! The tensor about the centre of mass is J = ∫ (|r|² 1 − r rᵀ) dm. Its principal moments J₁ ≤ J₂ ≤ J₃ satisfy
//!
//! ```text
//! J₁ ≥ 0                  (1)
//! J₁ + J₂ ≥ J₃            (2)    since J₁ + J₂ − J₃ = 2 ∫ z² dm
//! ```
//!
//! and every tensor that satisfies both is that of some body. A tensor that violates (1) makes kinetic energies negative
//! and is refused, but for rounding. One that violates (2) belongs to no body either, but the equations of motion stay
//! sound; published robots have such links, so it is doubted and kept.

/// Violations relative to the largest moment up to this are rounding of the arithmetic here.
const ROUNDING: f64 = 1e-12;
/// Negative moments relative to the largest up to this are rounding of the file.
const SLIGHT: f64 = 1e-6;
/// Sweeps of Jacobi's method; it converges quadratically, and three or four are enough.
const SWEEPS: usize = 12;

/// What is to be said of a tensor.
#[derive(Clone, Debug, PartialEq)]
pub enum Judgement {
    /// That of a body.
    Fine,
    /// That of no body, but harmless; why.
    Doubtful(String),
    /// That of no body; why.
    Impossible(String),
}

/// Judges [Ixx, Iyy, Izz, Ixy, Ixz, Iyz] by (1) and (2); finite numbers.
pub fn judge(tensor: [f64; 6]) -> Judgement {
    let scale = tensor.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    if scale == 0.0 {
        return Judgement::Fine;
    }
    let [a, b, c] = principal(tensor.map(|x| x / scale));
    let largest = a.abs().max(c.abs());
    let told = || [a, b, c].map(|x| short(x * scale)).join(", ");
    let negative = || format!("its principal moments are {}, and one is negative", told());
    if -a > SLIGHT * largest {
        Judgement::Impossible(negative())
    } else if -a > ROUNDING * largest {
        Judgement::Doubtful(negative())
    } else if c - a - b > ROUNDING * largest {
        let told = told();
        Judgement::Doubtful(format!(
            "its principal moments are {told}, and the largest is more than the sum of the others"
        ))
    } else {
        Judgement::Fine
    }
}

/// Four digits, and no noise where zero is meant.
fn short(x: f64) -> String {
    dalembert_dynamics::digits::brief(x, 4)
}

/// Eigenvalues of the symmetric matrix, ascending, by Jacobi's rotations.
fn principal([xx, yy, zz, xy, xz, yz]: [f64; 6]) -> [f64; 3] {
    let mut m = [[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]];
    for _ in 0..SWEEPS {
        if m[0][1] == 0.0 && m[0][2] == 0.0 && m[1][2] == 0.0 {
            break;
        }
        for (p, q) in [(0, 1), (0, 2), (1, 2)] {
            rotate(&mut m, p, q);
        }
    }
    let mut moments = [m[0][0], m[1][1], m[2][2]];
    moments.sort_by(f64::total_cmp);
    moments
}

/// The rotation in the plane of p and q that makes m_pq zero.
fn rotate(m: &mut [[f64; 3]; 3], p: usize, q: usize) {
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
    for (i, j, value) in [(p, q, 0.0), (r, p, c * rp - s * rq), (r, q, s * rp + c * rq)] {
        m[i][j] = value;
        m[j][i] = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: [f64; 3], wanted: [f64; 3]) {
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
        assert!(matches!(judge([1.0, 1.0, -1e-7, 0.0, 0.0, 0.0]), Judgement::Doubtful(_)), "rounded");
        assert!(matches!(judge([1.0, 1.0, -1e-5, 0.0, 0.0, 0.0]), Judgement::Impossible(_)));
        assert!(matches!(judge([1.0, 1.0, 1.0, 1.5, 0.0, 0.0]), Judgement::Impossible(_)));
        assert!(matches!(judge([-1.0, -1.0, -1.0, 0.0, 0.0, 0.0]), Judgement::Impossible(_)));
    }
}
