//! For which values of a parameter a system is not controllable, and where it nearly is not.
//!
//! **Exactly**, where A(p) and B(p) are polynomials in p with rational coefficients. K(p) = [B, AB, …] has rank r for almost all p. It loses
//! rank at the common roots of its minors of size r. There are many minors; but each of
//!
//! ```text
//! f_k(p) = det(L_k K(p) R_k),     L_k, R_k of random integers, r rows and r columns                                         (1)
//! ```
//!
//! is a combination of all of them (Cauchy–Binet), zero where all are zero. Three such determinants have no other common root but by a
//! chance that random integers make as small as one likes. Their common divisor is found by residues (`residues.rs`), and its real roots
//! are isolated by Sturm's sequence (`polynomial.rs`). Where B has one column and r = n this is the Kalman determinant.
//!
//! **Otherwise** the distance μ(p) of `distance.rs` is sampled, closer where it bends; around its minima the interval with μ < margin is
//! bracketed and bisected. A dip that no sample nearby shows may be missed.

use std::cell::RefCell;

use num_traits::{Signed, Zero};

use crate::error::LinearError;
use crate::exact::{Rational, RationalMatrix, controllable_dimension, float_of, rational_of};
use crate::polynomial::{Polynomial, Root, simplest};
use crate::residues::{Field, Roots, common_divisor, place, primes};
use crate::tolerances::{COINCIDENCE, FAILURES, LOST, NOISE, PARAMETER, RANKS, ROUNDING, UNTOLD};

/// Degrees in p of the entries of a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Degrees {
    /// No entry of A(p) has a higher degree.
    pub a: usize,
    /// No entry of B(p) has a higher degree.
    pub b: usize,
}

/// Where a family of pairs loses controllable dimensions.
#[derive(Clone, Debug, PartialEq)]
pub struct ExactLosses {
    /// The dimension of the controllable subspace for almost all values.
    pub generic: usize,
    /// The monic polynomial whose real roots these values are; its complex roots lose dimensions as well.
    pub polynomial: Polynomial,
    /// The values in the interval, rising.
    pub losses: Vec<Loss>,
}

/// A value of the parameter at which dimensions are lost.
#[derive(Clone, Debug, PartialEq)]
pub struct Loss {
    /// The value.
    pub root: Root,
    /// The dimension of the controllable subspace there, if the family has a value.
    pub dimension: Option<usize>,
}

/// The values of p from `low` to `high` at which (A(p), B(p)) has a smaller controllable subspace than almost everywhere.
///
/// `family` gives the matrices at a value; entries must be polynomials of the degrees told. Denominators are multiplied out by factors
/// of A or of B as a whole ([`crate::RationalOrders::pair`]); where such a factor is zero, a loss is reported. Values at which
/// `family` fails are left out of the interpolation.
///
/// # Errors
/// [`LinearError::Range`] if `family` fails at nearly all values, and what [`controllable_dimension`] says.
pub fn exact_losses(
    family: impl Fn(&Rational) -> Result<(RationalMatrix, RationalMatrix), LinearError>,
    degrees: Degrees,
    (low, high): (&Rational, &Rational),
) -> Result<ExactLosses, LinearError> {
    let places = RefCell::new(Places { family: &family, known: Vec::new(), tried: 0, failed: 0 });
    let kalman = |field: Field, k: usize| {
        let mut places = places.borrow_mut();
        let (p, a, b) = places.at(k)?;
        Some((field.of(p)?, field.kalman(&field.matrix(a)?, &field.matrix(b)?)))
    };
    let rank = |k: usize| primes().take(RANKS).filter_map(|field| Some(field.rank(&kalman(field, k)?.1))).max();
    let ranks: Vec<usize> = (0..RANKS).filter_map(rank).collect();
    let generic = ranks.into_iter().max();
    let generic =
        generic.ok_or(LinearError::Range { what: "the family of matrices has to exist at almost all values" })?;
    let states = places.borrow_mut().at(0).map_or(0, |(_, a, _)| a.rows());
    let needed = |size: usize| size * (degrees.b + states.saturating_sub(1) * degrees.a) + 1;
    let minors = |size: usize| common_divisor(needed(size), kalman, (size, Roots::Once));
    let polynomial = minors(generic)?;
    let mut losses = Vec::new();
    for root in polynomial.roots(low, high) {
        let there = root.exact.as_ref().and_then(|value| family(value).ok());
        let dimension = match there {
            Some((a, b)) => Some(controllable_dimension(&a, &b)?),
            None if root.exact.is_none() => Some(dimension_at(&root, &polynomial, minors, generic)?),
            None => None,
        };
        losses.push(Loss { root, dimension });
    }
    Ok(ExactLosses { generic, polynomial, losses })
}

/// A family at places at which it exists.
struct Places<F> {
    family: F,
    known: Vec<(Rational, RationalMatrix, RationalMatrix)>,
    tried: usize,
    failed: u32,
}

impl<F: Fn(&Rational) -> Result<(RationalMatrix, RationalMatrix), LinearError>> Places<F> {
    /// The k-th place at which the family exists; none where it fails at most.
    fn at(&mut self, k: usize) -> Option<&(Rational, RationalMatrix, RationalMatrix)> {
        while self.known.len() <= k {
            if self.failed > FAILURES {
                return None;
            }
            let p = place(self.tried);
            self.tried += 1;
            match (self.family)(&p) {
                Ok((a, b)) => self.known.push((p, a, b)),
                Err(_) => self.failed += 1,
            }
        }
        self.known.get(k)
    }
}

/// The rank of K(p) at a root of the polynomial of losses that is no rational number: the size of the largest minors (1) that do not vanish there.
fn dimension_at(
    root: &Root,
    polynomial: &Polynomial,
    minors: impl Fn(usize) -> Result<Polynomial, LinearError>,
    generic: usize,
) -> Result<usize, LinearError> {
    let around =
        |share: i64| rational_of(root.value).map(|x| &x + x.abs() * Rational::new(share.into(), (1i64 << 50).into()));
    let (Some(low), Some(high)) = (around(-1), around(1)) else { return Ok(generic) };
    let mut dimension = generic.saturating_sub(1);
    while dimension > 0 {
        let common = polynomial.common_divisor(&minors(dimension)?);
        if common.roots(&low, &high).is_empty() {
            break;
        }
        dimension -= 1;
    }
    Ok(dimension)
}

/// An interval of a parameter in which a distance is under a margin.
#[derive(Clone, Debug, PartialEq)]
pub struct WeakInterval {
    /// Its lower end.
    pub from: f64,
    /// Its upper end.
    pub to: f64,
    /// All places in it where the distance has a minimum, rising, with the distance there.
    pub minima: Vec<(f64, f64)>,
}

impl WeakInterval {
    /// Where in it the distance is least, and how small it is.
    pub fn least(&self) -> (f64, f64) {
        self.minima.iter().copied().min_by(|x, y| x.1.total_cmp(&y.1)).unwrap_or((self.from, f64::INFINITY))
    }
}

/// Where a parameter is looked at first.
#[derive(Clone, Copy, Debug)]
pub struct Sampling<'s> {
    /// Equal steps over the interval.
    pub steps: usize,
    /// Halvings of steps where the distance bends most.
    pub halvings: usize,
    /// Values of which more is known, as exact losses.
    pub known: &'s [f64],
}

/// The intervals of p in which μ(p) < margin, found from samples between `low` and `high`. Distances are pure numbers beside a norm of one.
///
/// # Errors
/// [`LinearError::Range`] if the interval is empty or not finite, or there are no steps; what `distance` says.
pub fn weak_intervals(
    mut distance: impl FnMut(f64) -> Result<f64, LinearError>,
    (low, high): (f64, f64),
    sampling: Sampling<'_>,
    margin: f64,
) -> Result<Vec<WeakInterval>, LinearError> {
    if !(low < high && low.is_finite() && high.is_finite() && sampling.steps > 0) {
        return Err(LinearError::Range {
            what: "the interval of a parameter needs two finite ends, the lower one first",
        });
    }
    let resolution = PARAMETER * low.abs().max(high.abs());
    let samples = sampled(&mut distance, (low, high), sampling, resolution)?;
    let last = samples.len() - 1;
    let mut found: Vec<WeakInterval> = Vec::new();
    for (k, &(place, value)) in samples.iter().enumerate() {
        let (before, after) = (samples[k.saturating_sub(1)], samples[(k + 1).min(last)]);
        if value > before.1 || value > after.1 {
            continue;
        }
        let (mut at, mut least) = (place, value);
        let nothing = LOST * margin;
        // Where nothing is left the sample is meant: it may be a round number, or an end. Where rounding alone tells the samples apart there is nothing to find between them.
        if value > nothing && before.1.max(after.1) - value > NOISE {
            let found = least_between(&mut distance, before.0, after.0, resolution)?;
            if found.1 < value {
                (at, least) = found;
            }
        }
        if value > nothing && least <= nothing {
            let [from, to] =
                [before, after].map(|end| nothing_to(&mut distance, nothing, (end, (at, least)), resolution));
            if let Some(place) = told(&mut distance, (from?, to?), before.1 < nothing || after.1 < nothing)? {
                let there = distance(place)?;
                if there <= nothing {
                    (at, least) = (place, there);
                }
            }
        }
        if least >= margin {
            continue;
        }
        // Of two samples on both sides of one minimum each finds it; and minima between which nothing but rounding is left are one loss.
        let before = found.last().and_then(|last| last.minima.last()).copied();
        let one = match before {
            Some((other, _)) if (other - at).abs() <= 2.0 * resolution => true,
            Some((other, value)) => value.max(least) <= nothing && distance(0.5 * (other + at))? <= nothing,
            None => false,
        };
        match found.last_mut().filter(|last| at <= last.to) {
            Some(known) if one => {
                if let Some(other) = known.minima.last_mut().filter(|other| least < other.1) {
                    *other = (at, least);
                }
            }
            Some(known) => known.minima.push((at, least)),
            None => {
                let above = samples[..k].iter().rev().find(|s| s.1 >= margin);
                let from = above.map_or(Ok(low), |s| crossing(&mut distance, margin, (*s, (at, least)), resolution))?;
                let above = samples[k + 1..].iter().find(|s| s.1 >= margin);
                let to = above.map_or(Ok(high), |s| crossing(&mut distance, margin, (*s, (at, least)), resolution))?;
                found.push(WeakInterval { from, to, minima: vec![(at, least)] });
            }
        }
    }
    Ok(found)
}

/// How far towards a sample the distance stays at nothing from where it is that.
fn nothing_to(
    distance: &mut impl FnMut(f64) -> Result<f64, LinearError>,
    nothing: f64,
    (end, here): ((f64, f64), (f64, f64)),
    resolution: f64,
) -> Result<f64, LinearError> {
    if end.1 < nothing { Ok(end.0) } else { crossing(distance, nothing, (end, here), resolution) }
}

/// The place that is meant between two at which nothing but rounding is left: where a distance that falls in proportion to what is left of the way is zero, (4), or a rounder number than
/// chance would put that near to it. Where nothing is left at a sample beside it, too, the roundest of all.
///
/// ```text
/// p = p₁ + (p₂ − p₁) μ₁/(μ₁ + μ₂)                                                                                         (4)
/// ```
fn told(
    distance: &mut impl FnMut(f64) -> Result<f64, LinearError>,
    (from, to): (f64, f64),
    is_wide: bool,
) -> Result<Option<f64>, LinearError> {
    let round = |low: f64, high: f64| {
        let (low, high) = (rational_of(low)?, rational_of(high)?);
        (low <= high).then(|| simplest(&low, &high))
    };
    if is_wide {
        return Ok(round(from, to).as_ref().map(float_of));
    }
    let (before, after) = (distance(from)?, distance(to)?);
    let place = if before + after > 0.0 { from + (to - from) * (before / (before + after)) } else { 0.5 * (from + to) };
    let off = UNTOLD * (to - from);
    // Of fractions n/q with n q up to N some N δ lie in an interval of the width δ beside them.
    let chance = |x: &Rational| float_of(&(x.numer() * x.denom()).abs().into()) * (2.0 * off / float_of(x).abs());
    let is_meant = |x: &Rational| x.is_zero() || chance(x) <= COINCIDENCE;
    Ok(Some(round(place - off, place + off).filter(is_meant).map_or(place, |x| float_of(&x))))
}

/// Places and distances, rising: equal steps, and halves of those at whose ends the distance bends most, if it bends by more than rounding.
fn sampled(
    distance: &mut impl FnMut(f64) -> Result<f64, LinearError>,
    (low, high): (f64, f64),
    sampling: Sampling<'_>,
    resolution: f64,
) -> Result<Vec<(f64, f64)>, LinearError> {
    let place = |k: usize| low + (high - low) * k as f64 / sampling.steps as f64;
    let mut places: Vec<f64> = (0..sampling.steps).map(place).chain([high]).collect();
    places.extend(sampling.known.iter().copied().filter(|p| (low..=high).contains(p)));
    places.sort_by(f64::total_cmp);
    places.dedup();
    let mut samples = Vec::with_capacity(places.len() + sampling.halvings);
    for p in places {
        samples.push((p, distance(p)?));
    }
    for _ in 0..sampling.halvings {
        let bend = |k: usize| -> f64 {
            if k == 0 || k + 1 == samples.len() {
                return 0.0;
            }
            let ((a, u), (b, v), (c, w)) = (samples[k - 1], samples[k], samples[k + 1]);
            (u + (w - u) * (b - a) / (c - a) - v).abs()
        };
        let wide = |&k: &usize| samples[k + 1].0 - samples[k].0 > resolution;
        let most = |k: usize| bend(k).max(bend(k + 1));
        let bent = (0..samples.len() - 1).filter(wide).filter(|&k| most(k) > ROUNDING);
        let Some(k) = bent.max_by(|&i, &j| most(i).total_cmp(&most(j))) else { break };
        let middle = 0.5 * (samples[k].0 + samples[k + 1].0);
        samples.insert(k + 1, (middle, distance(middle)?));
    }
    Ok(samples)
}

/// Golden section: where the distance is least between two places, and how small it is.
fn least_between(
    distance: &mut impl FnMut(f64) -> Result<f64, LinearError>,
    mut low: f64,
    mut high: f64,
    resolution: f64,
) -> Result<(f64, f64), LinearError> {
    let ratio = 0.5 * (5f64.sqrt() - 1.0);
    let (mut left, mut right) = (high - ratio * (high - low), low + ratio * (high - low));
    let (mut at_left, mut at_right) = (distance(left)?, distance(right)?);
    while high - low > resolution && left < right {
        if at_left < at_right {
            (high, right, at_right) = (right, left, at_left);
            left = high - ratio * (high - low);
            at_left = distance(left)?;
        } else {
            (low, left, at_left) = (left, right, at_right);
            right = low + ratio * (high - low);
            at_right = distance(right)?;
        }
    }
    Ok(if at_left < at_right { (left, at_left) } else { (right, at_right) })
}

/// Where the distance passes the margin between a place above it and one below it, each with the distance there: by false position, held off both ends, and by halves where that leaves more than one.
fn crossing(
    distance: &mut impl FnMut(f64) -> Result<f64, LinearError>,
    margin: f64,
    ((mut above, over), (mut below, under)): ((f64, f64), (f64, f64)),
    resolution: f64,
) -> Result<f64, LinearError> {
    let (mut over, mut under, mut halve) = (over - margin, margin - under, false);
    while (above - below).abs() > resolution {
        let width = above - below;
        let (share, least) = (under / (under + over), 0.5 * resolution / width.abs());
        let share = if halve || !share.is_finite() { 0.5 } else { share.clamp(least, 1.0 - least) };
        let place = below + share * width;
        if place == above || place == below {
            break;
        }
        let beyond = distance(place)? - margin;
        if beyond >= 0.0 {
            (above, over) = (place, beyond);
        } else {
            (below, under) = (place, -beyond);
        }
        halve = !halve && (above - below).abs() > 0.5 * width.abs();
    }
    Ok(below)
}
