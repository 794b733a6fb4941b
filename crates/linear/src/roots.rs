//! Roots of polynomials with rational coefficients and simple roots, to the last digits of a double.
//!
//! Eigenvalues of the companion matrix are near them. From there the iteration of L. W. Ehrlich (Comm. ACM 10 (1967) 107–108) and O. Aberth (Math. Comp. 27 (1973) 339–344)
//!
//! ```text
//! s_k ← s_k − N/(1 − N Σ_{j≠k} 1/(s_k − s_j)),   N = f(s_k)/f'(s_k)                                                      (1)
//! ```
//!
//! goes on with f and f' without rounding at every s_k, which is a fraction: what coefficients do to roots, the reason why nobody takes eigenvalues from
//! them, is rounding of f, and there is none here. No two of n places lead to one root.
//!
//! Roots on the imaginary axis are there exactly, and real ones are real: f(s) and f(−s) have those in common, and opposite ones; what they have in common is a polynomial
//! q(s²), and its roots are ±√z.

use faer::{Mat, c64};
use num_bigint::BigInt;
use num_traits::{One, Signed, ToPrimitive, Zero};

use crate::dense::{self, ONE, ZERO};
use crate::exact::{float_of, rational_of, whole};
use crate::polynomial::Polynomial;
use crate::tolerances::{LAST_DIGITS, ROOT_STEPS};

/// All roots of a polynomial without multiple ones, conjugate ones both; none if (1) does not end, as where two of them are nearer than digits of a double.
pub(crate) fn simple_roots(polynomial: &Polynomial) -> Option<Vec<c64>> {
    let coefficients = polynomial.coefficients();
    if polynomial.degree() == 0 {
        return Some(Vec::new());
    }
    if coefficients[0].is_zero() {
        let mut roots = simple_roots(&Polynomial::new(coefficients[1..].to_vec()))?;
        roots.push(ZERO);
        return Some(roots);
    }
    let opposite = polynomial.common_divisor(&polynomial.mirrored());
    let even = opposite.coefficients().iter().step_by(2).cloned().collect();
    let mut roots = apart(&polynomial.over(&opposite))?;
    for z in simple_roots(&Polynomial::new(even))? {
        let root = match z.re {
            re if z.im == 0.0 && re < 0.0 => c64::new(0.0, (-re).sqrt()),
            re if z.im == 0.0 => c64::new(re.sqrt(), 0.0),
            _ => z.sqrt(),
        };
        roots.extend([root, -root]);
    }
    Some(roots)
}

/// (1) for roots none of which is zero.
fn apart(polynomial: &Polynomial) -> Option<Vec<c64>> {
    let n = polynomial.degree();
    let coefficients = polynomial.coefficients();
    let leading = &coefficients[n];
    let companion = Mat::from_fn(n, n, |i, j| match j {
        _ if j + 1 == n => -float_of(&(&coefficients[i] / leading)),
        _ => f64::from(u8::from(i == j + 1)),
    });
    let mut roots = dense::eigenvalues(&dense::balanced(&companion).0).ok()?;
    let (coefficients, _) = whole(coefficients);
    for _ in 0..ROOT_STEPS {
        let mut still = true;
        for k in 0..n {
            let s = roots[k];
            // The lower one of a conjugate pair follows the upper one.
            if s.im < 0.0 {
                continue;
            }
            let newton = quotient(&coefficients, s)?;
            let others: c64 = (0..n).filter(|&j| j != k).map(|j| ONE / (s - roots[j])).sum();
            let step = newton / (ONE - newton * others);
            if !(step.re.is_finite() && step.im.is_finite()) {
                return None;
            }
            let mate = (s.im > 0.0).then(|| (0..n).find(|&j| roots[j] == s.conj())).flatten();
            roots[k] = s - step;
            if let Some(mate) = mate {
                roots[mate] = roots[k].conj();
            } else if s.im > 0.0 {
                return None;
            }
            still &= step.norm() <= LAST_DIGITS * s.norm();
        }
        if still {
            return Some(roots);
        }
    }
    None
}

/// f(s)/f'(s) without rounding but that of the quotient; zero at a root, none where f' is zero.
fn quotient(coefficients: &[BigInt], s: c64) -> Option<c64> {
    let parts = [rational_of(s.re)?, rational_of(s.im)?];
    // Both parts over one power of two.
    let shift = parts.iter().map(|x| x.denom().bits() - 1).max()?;
    let [re, im] = parts.map(|x| (x.numer() << shift) / x.denom());
    let zero = || (BigInt::zero(), BigInt::zero());
    let times = |x: &(BigInt, BigInt)| (&x.0 * &re - &x.1 * &im, &x.0 * &im + &x.1 * &re);
    let (mut value, mut slope) = (zero(), zero());
    let mut scale = BigInt::one();
    for coefficient in coefficients.iter().rev() {
        let (moved, own) = (times(&slope), value.clone());
        slope = (moved.0 + (own.0 << shift), moved.1 + (own.1 << shift));
        value = times(&value);
        value.0 += coefficient * &scale;
        scale <<= shift;
    }
    let ((value, up), (slope, other)) = (rounded(&value), rounded(&slope));
    if slope == ZERO {
        return if value == ZERO { Some(ZERO) } else { None };
    }
    Some(value / slope * 2f64.powi((up - other).clamp(-1000, 1000) as i32))
}

/// A complex whole number as a double times a power of two.
fn rounded((re, im): &(BigInt, BigInt)) -> (c64, i64) {
    let down = (re.abs().max(im.abs()).bits() as i64 - 64).max(0);
    let part = |x: &BigInt| {
        let size = (x.abs() >> down as u64).to_f64().unwrap_or(f64::NAN);
        if x.is_negative() { -size } else { size }
    };
    (c64::new(part(re), part(im)), down)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::Rational;

    fn product(factors: &[&[i64]]) -> Polynomial {
        let mut all = vec![Rational::one()];
        for factor in factors {
            let mut next = vec![Rational::zero(); all.len() + factor.len() - 1];
            for (i, x) in all.iter().enumerate() {
                factor.iter().enumerate().for_each(|(j, y)| next[i + j] += x * Rational::from_integer((*y).into()));
            }
            all = next;
        }
        Polynomial::new(all)
    }

    /// Wilkinson's polynomial, whose roots rounding of coefficients moves by more than one.
    #[test]
    fn roots_that_coefficients_hardly_tell_are_found() {
        let factors: Vec<[i64; 2]> = (1..=12).map(|k| [-k, 1]).collect();
        let factors: Vec<&[i64]> = factors.iter().map(|f| &f[..]).collect();
        let mut roots = simple_roots(&product(&factors)).unwrap();
        roots.sort_by(|x, y| x.re.total_cmp(&y.re));
        let wanted: Vec<c64> = (1..=12).map(|k| c64::new(f64::from(k), 0.0)).collect();
        assert_eq!(roots, wanted);
    }

    #[test]
    fn roots_on_the_axes_are_there_exactly() {
        // s (s² + 2) (s² − 3) (s² + s + 2) (s⁴ + 1) (s + 5)
        let all = product(&[&[0, 1], &[2, 0, 1], &[-3, 0, 1], &[2, 1, 1], &[1, 0, 0, 0, 1], &[5, 1]]);
        let roots = simple_roots(&all).unwrap();
        assert_eq!(roots.len(), all.degree());
        for wanted in [ZERO, c64::new(0.0, 2f64.sqrt()), c64::new(-(3f64.sqrt()), 0.0), c64::new(-5.0, 0.0)] {
            assert!(roots.contains(&wanted), "{wanted} in {roots:?}");
        }
        let near = |s: c64| roots.iter().any(|root| (root - s).norm() <= 4.0 * f64::EPSILON * s.norm());
        assert!(near(c64::new(-0.5, 1.75f64.sqrt())) && near(c64::new(0.5f64.sqrt(), -(0.5f64.sqrt()))));
    }

    #[test]
    fn multiplicities_are_told_by_factors() {
        let all = product(&[&[1, 1], &[0, 1], &[0, 1], &[2, 0, 1], &[2, 0, 1], &[-1, 1], &[-1, 1], &[-1, 1]]);
        let parts = all.by_multiplicity();
        let told: Vec<(usize, usize)> = parts.iter().map(|(f, k)| (f.degree(), *k)).collect();
        assert_eq!(told, [(1, 1), (3, 2), (1, 3)]);
        assert_eq!(parts[2].0, product(&[&[-1, 1]]));
    }
}
