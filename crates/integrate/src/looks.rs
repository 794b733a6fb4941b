//! Looks at switching functions inside a step, where three of them tell that a function may turn before it is seen to change its sign.
//!
//! With g at three neighbouring places θ₀ < θ₁ < θ₂ of the step, of one sign, the parabola through them
//!
//! ```text
//! (1) p(θ) = g₀ + g₀₁(θ − θ₀) + g₀₁₂(θ − θ₀)(θ − θ₁),   p'(θ*) = 0  ⇒  θ* = (θ₀ + θ₁)/2 − g₀₁/(2 g₀₁₂)
//! ```
//!
//! turns at θ*. A function that bends on the way no more than the step lets expect may be off p by
//!
//! ```text
//! (2) |g − p| ≤ c g₀₁₂ |θ − θ₀| |θ − θ₁| |θ − θ₂|,   c = [`BENDS`]
//! ```
//!
//! so that it may turn up to r = c w₁ w₂/2 from θ*, w₁ and w₂ the distances of the look next to θ* from the other two, and reach g₀₁₂ r² less. If zero is not out of reach
//! then, the function is looked at at θ*, or at r from that look if they are nearer to each other; the more looks, the nearer are neighbours, so that this ends at
//! a zero or at the place where the function turns. Contacts that begin and end within a step that needs to be no shorter for its error are met so.
//!
//! A function that goes to and fro more often than it is looked at seems to stand still, or to go slowly. How fast it goes is told by a look right beside either end, at δ = [`BESIDE`]: the slopes there and those of
//! the polynomial through the five looks at quarters,
//!
//! ```text
//! (3) s₀ = (g(δ) − g(0))/δ,   p'(0) = (−25 g(0) + 48 g(¼) − 36 g(½) + 16 g(¾) − 3 g(1))/3,   and alike at 1
//! ```
//!
//! differ by more than a share [`FOLLOWED`] of them where it does, at one end at least; and g at places that are no quarters ([`BETWEEN`]) differs from that polynomial by more than such a share of
//! its range over the step. If g may reach zero by that, the step is too long to be looked at. Functions that are farther from zero than [`NEARBY`] such ranges, and ways at the
//! slopes beside the ends, are not asked: where looks fall on one phase of each period, the range is nothing.

use crate::tolerances::switches::{APART, BENDS, BESIDE, BETWEEN, FOLLOWED, FROM_ENDS, NEARBY};

/// Values of all functions at places of a step, in order.
#[derive(Debug, Default)]
pub(crate) struct Looks {
    places: Vec<f64>,
    values: Vec<Vec<f64>>,
    /// Space of values that were forgotten.
    spare: Vec<Vec<f64>>,
    /// Values beside the start and the end.
    beside: [Vec<f64>; 2],
    /// Values at places that are no quarters.
    between: [Vec<f64>; BETWEEN.len()],
}

impl Looks {
    /// Forgets the values at places of the last step; those beside its ends and between are written anew.
    pub fn clear(&mut self) {
        self.places.clear();
        self.spare.append(&mut self.values);
    }

    /// Adds the values at a place.
    pub fn add(&mut self, theta: f64, values: impl IntoIterator<Item = f64>) {
        let at = self.places.partition_point(|&place| place < theta);
        let mut kept = self.spare.pop().unwrap_or_default();
        kept.clear();
        kept.extend(values);
        self.places.insert(at, theta);
        self.values.insert(at, kept);
    }

    /// Adds the values beside the start, or beside the end.
    pub fn add_slope(&mut self, at_end: bool, values: &[f64]) {
        self.beside[usize::from(at_end)].clear();
        self.beside[usize::from(at_end)].extend_from_slice(values);
    }

    /// Adds the values at one of the places that are no quarters.
    pub fn add_between(&mut self, which: usize, values: &[f64]) {
        self.between[which].clear();
        self.between[which].extend_from_slice(values);
    }

    /// The least size of a function at the looks at quarters, its range, and whether it is so near zero that it might reach it between looks.
    fn reach(&self, function: usize) -> (f64, f64, bool) {
        let g = || self.values.iter().map(|values| values[function]);
        let least = g().fold(f64::INFINITY, |least, g| least.min(g.abs()));
        let range = g().fold(f64::NEG_INFINITY, f64::max) - g().fold(f64::INFINITY, f64::min);
        let ends = [self.values.first(), self.values.last()];
        let slope = |(end, beside): (Option<&Vec<f64>>, &Vec<f64>)| {
            end.map_or(0.0, |end| (beside[function] - end[function]).abs() / BESIDE)
        };
        let way = ends.into_iter().zip(&self.beside).map(slope).fold(range, f64::max);
        (least, range, least <= NEARBY * way)
    }

    /// Whether one of the functions to be watched is so near zero that it might reach it between looks.
    pub fn is_near(&self, watched: impl Fn(usize) -> bool) -> bool {
        let functions = (0..self.values.first().map_or(0, Vec::len)).filter(|&k| watched(k));
        functions.map(|function| self.reach(function)).any(|reach| reach.2)
    }

    /// Whether a function changes beside both ends by more than it is known to.
    pub fn is_seen(&self, function: usize, known: f64) -> bool {
        let ends = [self.values.first(), self.values.last()];
        let change = |(end, beside): (Option<&Vec<f64>>, &Vec<f64>)| {
            end.is_some_and(|end| (beside[function] - end[function]).abs() > known)
        };
        ends.into_iter().zip(&self.beside).all(change)
    }

    /// Whether (3) tells of one of the functions to be watched that it may have been beyond zero unseen. For looks at quarters.
    pub fn miss(&self, watched: impl Fn(usize) -> bool) -> bool {
        let mut functions = (0..self.values.first().map_or(0, Vec::len)).filter(|&k| watched(k));
        self.places.len() == 5 && functions.any(|function| self.is_missed(function))
    }

    /// The same of one function.
    fn is_missed(&self, function: usize) -> bool {
        let g: [f64; 5] = std::array::from_fn(|k| self.values[k][function]);
        let (least, range, near) = self.reach(function);
        if !near {
            return false;
        }
        let astray = |(theta, values): (f64, &Vec<f64>)| {
            let off = (values[function] - quartic(&g, theta)).abs();
            off > FOLLOWED * range && off > least
        };
        let steep = |(end, g): (usize, [f64; 5])| {
            let slope = (self.beside[end][function] - g[0]) / BESIDE;
            let polynomial = (48.0 * g[1] - 25.0 * g[0] - 36.0 * g[2] + 16.0 * g[3] - 3.0 * g[4]) / 3.0;
            let size = slope.abs() + polynomial.abs();
            (slope - polynomial).abs() > FOLLOWED * size && size / 4.0 > least
        };
        let reversed = std::array::from_fn(|k| g[4 - k]);
        BETWEEN.into_iter().zip(&self.between).any(astray) || [(0, g), (1, reversed)].into_iter().any(steep)
    }

    /// The place of (1) where a function comes nearest to zero, of those to be watched; none where looks tell all there is.
    pub fn doubtful(&self, watched: impl Fn(usize) -> bool) -> Option<f64> {
        let functions = (0..self.values.first().map_or(0, Vec::len)).filter(|&k| watched(k));
        let found = functions.flat_map(|k| (2..self.places.len()).filter_map(move |last| self.turn(k, last)));
        found.min_by(|a, b| a.least.total_cmp(&b.least)).map(|turn| turn.place)
    }

    /// (1) of a function by the look `last` and the two before it.
    fn turn(&self, function: usize, last: usize) -> Option<Turn> {
        let at: [f64; 3] = std::array::from_fn(|i| self.places[last - 2 + i]);
        let sign = if self.values[last][function] >= 0.0 { 1.0 } else { -1.0 };
        let g: [f64; 3] = std::array::from_fn(|i| sign * self.values[last - 2 + i][function]);
        let [first, second] = [(g[1] - g[0]) / (at[1] - at[0]), (g[2] - g[1]) / (at[2] - at[1])];
        let bent = (second - first) / (at[2] - at[0]);
        if !(bent > 0.0 && g.iter().all(|g| *g >= 0.0)) {
            return None;
        }
        let place = f64::midpoint(at[0], at[1]) - first / (2.0 * bent);
        let value = g[0] + first * (place - at[0]) + bent * (place - at[0]) * (place - at[1]);
        let distance = |i: usize| (place - at[i]).abs();
        let near = (0..3).min_by(|&a, &b| distance(a).total_cmp(&distance(b)))?;
        let others: f64 = (0..3).filter(|&i| i != near).map(|i| (at[near] - at[i]).abs()).product();
        let reach = BENDS * others / 2.0;
        if !(at[0] - reach < place && place < at[2] + reach) {
            return None;
        }
        let place = if distance(near) < reach {
            let ahead = near == 0 || near == 1 && at[2] - at[1] > at[1] - at[0];
            let way = reach.min((at[2] - at[0]) / 4.0);
            at[near] + if ahead { way } else { -way }
        } else {
            place
        };
        let least = value - bent * (reach * reach).max(2.0 * reach * distance(near));
        let apart = at.iter().all(|at| (place - at).abs() > APART);
        let inside = at[0].max(FROM_ENDS) < place && place < at[2].min(1.0 - FROM_ENDS);
        (inside && apart && least < 0.0).then_some(Turn { place, least })
    }
}

/// The polynomial through values at quarters, at a place.
fn quartic(g: &[f64; 5], theta: f64) -> f64 {
    let at = |k: usize| k as f64 / 4.0;
    let weight = |k: usize| (0..5).filter(|&j| j != k).map(|j| (theta - at(j)) / (at(k) - at(j))).product::<f64>();
    (0..5).map(|k| weight(k) * g[k]).sum()
}

/// Where a function turns, and how little it may be there.
struct Turn {
    place: f64,
    least: f64,
}

#[cfg(test)]
mod tests {
    use super::Looks;
    use crate::tolerances::switches::{BESIDE, BETWEEN, MORE};

    /// Whether a sign change is met within so many looks more than those at quarters.
    fn met(g: impl Fn(f64) -> f64) -> bool {
        let mut looks = Looks::default();
        let crossed = |theta: f64| (g(theta) >= 0.0) != (g(0.0) >= 0.0);
        for theta in [0.0, 0.25, 0.5, 0.75, 1.0] {
            looks.add(theta, [1.0, g(theta)]);
            if crossed(theta) {
                return true;
            }
        }
        for _ in 0..MORE {
            let Some(theta) = looks.doubtful(|_| true) else { return false };
            if crossed(theta) {
                return true;
            }
            looks.add(theta, [1.0, g(theta)]);
        }
        false
    }

    #[test]
    fn short_excursions_are_met_wherever_they_are_and_only_these() {
        for k in 1..200 {
            let at = f64::from(k) / 200.0;
            for depth in [1e-2, 1e-4, 1e-6] {
                // A parabola, and one that is bent by a cubic and a sine.
                assert!(met(|t| (t - at).powi(2) - depth * depth), "parabola at {at}, {depth:e}");
                let curved = |t: f64| (t - at).powi(2) * (1.0 + 0.3 * (t - at) + 0.2 * (3.0 * t).sin()) - depth * depth;
                assert!(met(|t| -curved(t)), "curved at {at}, {depth:e}");
            }
            assert!(!met(|t| (t - at).powi(2) + 1e-4), "nothing is met at {at}");
        }
    }

    /// Of functions that are beyond zero for a twelfth of each period alone, of any frequency and phase, next to none passes unseen.
    #[test]
    fn what_goes_to_and_fro_faster_than_looks_is_told() {
        let (mut asked, mut missed) = (0, 0);
        for k in 0..400 {
            let frequency = 1.3 + 0.0973 * f64::from(k);
            for j in 0..25 {
                let phase = 0.251 * f64::from(j);
                let g = |theta: f64| 0.966 - (std::f64::consts::TAU * frequency * theta + phase).cos();
                let mut looks = Looks::default();
                let places = [0.0, 0.25, 0.5, 0.75, 1.0];
                places.iter().for_each(|&theta| looks.add(theta, [g(theta)]));
                [BESIDE, 1.0 - BESIDE].iter().enumerate().for_each(|(k, &at)| looks.add_slope(k == 1, &[g(at)]));
                BETWEEN.iter().enumerate().for_each(|(k, &at)| looks.add_between(k, &[g(at)]));
                if places.iter().chain(&BETWEEN).all(|&theta| g(theta) > 0.0) {
                    asked += 1;
                    missed += i32::from(!looks.miss(|_| true) && looks.doubtful(|_| true).is_none());
                }
            }
        }
        assert!(asked > 1000, "{asked}");
        assert!(50 * missed < asked, "{missed} of {asked}");
    }
}
