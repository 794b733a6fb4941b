//! Shapes of formulas that are narrower than a step: a magnet of a millimetre on a way of metres, a well, a detent of a turning disc. No stage falls on them, and no error tells.
//!
//! Formulas make them of exponentials and hyperbolic functions, e^{a(y)} and tanh a(y), whose arguments a are wide where the shapes are narrow: −(x/w)² of a bell. So a is looked at inside a step, on the parabola of the
//! state
//!
//! ```text
//! (1) y(θ) = y₀ + θ h f₀ + θ² (y₁ − y₀ − h f₀)
//! ```
//!
//! which is the motion where nothing happens, or, where it costs nothing, on the dense output of the step. A step leads past a shape where, with both ends out of it,
//!
//! - an exponent is largest inside, by [`PAST`] more than at both ends: a bell;
//! - an argument of either passes zero, and is farther than [`PAST`] from it at both ends, be it on the other side or back on the same: a slope, or a ramp 1/(1 + eᵃ);
//! - an argument comes nearer to zero than that inside, on the same side.
//!
//! It is then tried up to the shoulder of the shape, [`SHOULDER`] before its middle; where the stages see something, the error test has the word from there on. Angles that a depends on may not turn by more
//! than [`TURN`] in a step in which such an a is seen to change.

use crate::method::Step;
use crate::switches::Verdict;
use crate::system::Bump;
use crate::tolerances::bumps::{INSIDE, LOOKS, MIDDLE, NOTHING, PAST, SHOULDER, STILL_OFF, TURN, WORTH};

/// Which turn of an argument is looked for.
#[derive(Clone, Copy)]
enum Peak {
    /// The largest value, and its larger one at the ends.
    Bell(f64),
    /// The one nearest to zero, of the argument times this sign, which is negative at the ends.
    Near(f64),
}

impl Peak {
    fn sign(self) -> f64 {
        if let Self::Near(sign) = self { sign } else { 1.0 }
    }

    /// The value at the shoulder of a turn with this value, if it is a shape that the ends are out of.
    fn shoulder(self, value: f64) -> Option<f64> {
        let (out, level) = match self {
            Self::Bell(ends) => (ends.max(NOTHING) + PAST, value - SHOULDER),
            Self::Near(_) => (-PAST, value.min(-SHOULDER)),
        };
        (value > out).then_some(level)
    }
}

/// Looks at a step.
#[derive(Debug, Default)]
pub(crate) struct Bumps {
    /// What was asked for at places of the step, in order; the first is kept while its time is the same.
    looks: Vec<(f64, Vec<Bump>)>,
    since: Option<f64>,
}

/// Adds what is asked for at a share of the step; nothing where it has no state.
pub(crate) type Path<'a> = &'a mut dyn FnMut(f64, &mut Vec<Bump>);

impl Bumps {
    /// What is to be tried in place of a step, if it leads past a shape.
    pub fn judge(&mut self, step: Step, path: Path<'_>) -> Option<Verdict> {
        if self.since == Some(step.start) {
            self.looks.truncate(1);
        } else {
            self.looks.clear();
            let mut first = Vec::new();
            path(0.0, &mut first);
            self.looks.push((0.0, first));
            self.since = Some(step.start);
        }
        let functions = self.looks[0].1.len();
        if functions == 0 {
            return None;
        }
        self.look(1.0, path)?;
        self.look(MIDDLE, path)?;
        let changes = |k: usize| !matches!(self.looks[0].1[k], Bump::Angle(_)) && !(self.range(k) < PAST);
        if !(0..functions).any(changes) {
            return None;
        }
        for theta in INSIDE {
            self.look(theta, path)?;
        }
        let turns = (0..functions).filter(|&k| matches!(self.looks[0].1[k], Bump::Angle(_)));
        if let Some(share) = turns.filter_map(|k| self.turn(k)).reduce(f64::min) {
            return Some(Verdict::Shorter(share * step.h));
        }
        // Nearer ones are found on the shorter step.
        let shoulders = (0..functions).filter_map(|k| self.shoulder(path, k)).map(|theta| theta.max(WORTH));
        shoulders.filter(|theta| *theta < 1.0 - WORTH).reduce(f64::min).map(|theta| Verdict::Again(theta * step.h))
    }

    /// The first shoulder of a shape that both ends are out of.
    fn shoulder(&mut self, path: Path<'_>, k: usize) -> Option<f64> {
        let [first, last] = [0, self.looks.len() - 1].map(|look| self.argument(look, k));
        let bell = match self.looks[0].1[k] {
            Bump::Angle(_) => return None,
            Bump::Saturating(_) => None,
            Bump::Exponent(_) => self.peak(path, k, Peak::Bell(first.max(last))),
        };
        let near = if first.abs() > PAST && last.abs() > PAST {
            let crossing = self.crossing(path, k);
            let beside = crossing.is_none() && first * last > 0.0;
            if beside { self.peak(path, k, Peak::Near(-first.signum())) } else { crossing }
        } else {
            None
        };
        [bell, near].into_iter().flatten().reduce(f64::min)
    }

    /// The run goes on elsewhere.
    pub fn forget(&mut self) {
        self.since = None;
    }

    /// Looks at a place, which is one of those that were looked at from then on.
    fn look(&mut self, theta: f64, path: Path<'_>) -> Option<()> {
        let mut values = Vec::with_capacity(self.looks[0].1.len());
        path(theta, &mut values);
        if values.len() < self.looks[0].1.len() {
            return None;
        }
        let place = self.looks.partition_point(|look| look.0 < theta);
        self.looks.insert(place, (theta, values));
        Some(())
    }

    fn argument(&self, look: usize, k: usize) -> f64 {
        self.looks[look].1[k].argument()
    }

    fn range(&self, k: usize) -> f64 {
        let values = || (0..self.looks.len()).map(|look| self.argument(look, k));
        values().fold(f64::NEG_INFINITY, f64::max) - values().fold(f64::INFINITY, f64::min)
    }

    /// The share of a step in which an angle turns no more than looks follow.
    fn turn(&self, k: usize) -> Option<f64> {
        let way: f64 = self.looks.windows(2).map(|w| (w[1].1[k].argument() - w[0].1[k].argument()).abs()).sum();
        (way > TURN).then(|| TURN / way)
    }

    /// The shoulder before a zero that is passed, where looks see it passed.
    fn crossing(&mut self, path: Path<'_>, k: usize) -> Option<f64> {
        let side = self.argument(0, k).signum();
        let beyond = (1..self.looks.len()).find(|&look| self.argument(look, k) * side < SHOULDER)?;
        let (mut low, mut high) = (self.looks[beyond - 1].0, self.looks[beyond].0);
        let (mut at_low, mut at_high) = (self.argument(beyond - 1, k) * side, self.argument(beyond, k) * side);
        for _ in 0..LOOKS {
            // The secant, kept off the ends.
            let share = ((at_low - SHOULDER) / (at_low - at_high)).clamp(0.05, 0.95);
            let theta = low + share * (high - low);
            let value = value_at(path, theta, k)? * side;
            if !value.is_finite() || (value - SHOULDER).abs() < 0.5 * SHOULDER {
                return Some(theta);
            }
            if value > SHOULDER { (low, at_low) = (theta, value) } else { (high, at_high) = (theta, value) }
        }
        Some(low)
    }

    /// The first shoulder before a turn inside.
    fn peak(&mut self, path: Path<'_>, k: usize, which: Peak) -> Option<f64> {
        let last = self.looks.len() - 1;
        let value = |look: usize| which.sign() * self.argument(look, k);
        // Turns that looks see between them, and what may turn beside the ends.
        let turns = |look: &usize| value(*look) >= value(look - 1) && value(*look) >= value(look + 1);
        let beside =
            |look: &usize| *look == 1 && value(0) >= value(1) || look + 1 == last && value(last) >= value(*look);
        let three = |middle: usize| [middle - 1, middle, middle + 1].map(|look| (self.looks[look].0, value(look)));
        (1..last).filter(|look| turns(look) || beside(look)).find_map(|look| turn(path, k, (which, three(look))))
    }
}

/// The shoulder before a turn between three looks, or next to them, by parabolas.
fn turn(path: Path<'_>, k: usize, (which, mut three): (Peak, [(f64, f64); 3])) -> Option<f64> {
    for _ in 0..LOOKS {
        let (theta, value, curvature) = vertex(three)?;
        if !(theta > 0.0 && theta < 1.0 && curvature < 0.0) {
            return None;
        }
        let found = which.sign() * value_at(path, theta, k)?;
        if !found.is_finite() {
            return None;
        }
        let off = (found - value).abs();
        if off < SHOULDER {
            let before = ((found - which.shoulder(found)?) / -curvature).sqrt();
            return Some(theta - before).filter(|theta| *theta > 0.0);
        }
        which.shoulder(found + STILL_OFF * off)?;
        // The three that are next to the largest of them.
        let mut four = [three[0], three[1], three[2], (theta, found)];
        four.sort_by(|a, b| a.0.total_cmp(&b.0));
        let most = (0..4).max_by(|&a, &b| four[a].1.total_cmp(&four[b].1))?.clamp(1, 2);
        three = [four[most - 1], four[most], four[most + 1]];
    }
    None
}

/// What function k asks for at a share of the step.
fn value_at(path: Path<'_>, theta: f64, k: usize) -> Option<f64> {
    let mut values = Vec::new();
    path(theta, &mut values);
    values.get(k).map(|bump| bump.argument())
}

/// Where the parabola through three points turns, its value there, and half of its second derivative.
fn vertex([(x0, y0), (x1, y1), (x2, y2)]: [(f64, f64); 3]) -> Option<(f64, f64, f64)> {
    let [first, second] = [(y1 - y0) / (x1 - x0), (y2 - y1) / (x2 - x1)];
    let curvature = (second - first) / (x2 - x0);
    let theta = 0.5 * (x0 + x1) - first / (2.0 * curvature);
    let value = y0 + (theta - x0) * (first + curvature * (theta - x1));
    [theta, value, curvature].iter().all(|x| x.is_finite()).then_some((theta, value, curvature))
}
