//! What is known of a branch of motion across poses where others meet it.
//!
//! At a distance ε from such a pose, numbers across the branch are known to ε₀/ε, and accelerations to ε₀ v²/ε², with the unit of
//! rounding ε₀; at the pose itself nothing says where the branch goes. Yet all that is on the branch is smooth in the coordinates s of
//! a [`LocalCoordinates`], whether other branches meet it or not. Near the pose it is therefore interpolated from both sides,
//!
//! ```text
//! G(s) = Σ w_j G(s + x_j e)                                                                     (2)
//! ```
//!
//! with places on the branch along a line with direction e, from the base of the local coordinates through s, that are far enough from the pose to
//! be known well. They are found one after the other from the base on, each from the polynomial through those before, which leads
//! across on the same branch. G is what belongs to the branch: positions, tangents T, and accelerations c(ṡ) with X α = 0, so that
//! accelerations are α = T z + c. Where drives themselves make branches cross, time is one of the coordinates.
//!
//! With 12 places, Δ apart, (2) is off by at most 720² Δ¹² of the twelfth derivative over 12!, and carries rounding of 3 ε₀ v²/Δ².

mod places;

use std::collections::BTreeMap;
use std::sync::Arc;

use self::places::{Line, PLACES};
use super::local_coordinates::{LocalCoordinates, Point};
use super::prescribed::Prescribed;
use super::{Scope, search};
use crate::tolerances::branch::{
    BASE_DISTANCE, CLEARER, CLOSEST_SPACING, NEW_BASE, OFF_AT_REST, PRESCRIBED_CHANGE, REACH, ROUNDING,
    ROUNDING_ACROSS, SERVES, SMOOTH, SMOOTHER, SPACING, SPACING_FACTOR, TANGENTS_KNOWN, ZONE,
};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::least::norm;
use dalembert_dynamics::rows::{At, Rows, velocities};
use dalembert_dynamics::second_order::{Held, SecondOrder, ranked};

/// Newton's iterations for coordinates that are prescribed.
const ITERATIONS: usize = 12;

/// A branch of motion.
#[derive(Default)]
pub struct Branch {
    local: LocalCoordinates,
    /// Time of the base, where that is one of the coordinates.
    since: Option<f64>,
    /// Rows that prescribe coordinates.
    prescribing: Arc<[usize]>,
    base: Point,
    /// Distance from singular below which (2) is taken.
    zone: f64,
    spacing: f64,
    /// Whether coordinates follow the branch where it is uncertain.
    centred: bool,
    line: Line,
}

/// The state on a branch that answers for a trial state, with its tangents; and where (2) is taken, accelerations with X α = 0.
pub struct Answer {
    /// The state on the branch.
    pub y: Vec<f64>,
    /// Its tangents, n numbers each.
    pub tangents: Vec<f64>,
    /// Accelerations along it at these velocities, where they are known.
    pub curvature: Option<Vec<f64>>,
    /// Rows that prescribe coordinates.
    pub prescribing: Arc<[usize]>,
}

impl Answer {
    /// T ds.
    fn displacement(&self, ds: &[f64]) -> Vec<f64> {
        let n = self.tangents.len() / ds.len().max(1);
        (0..n).map(|j| ds.iter().enumerate().map(|(k, s)| s * self.tangents[k * n + j]).sum()).collect()
    }
}

impl Branch {
    /// The branch that a state is on, or, next to a pose where branches cross, heading along; rows have a rank on it, and are at some
    /// share of their distance from singular elsewhere.
    pub fn new(
        equations: &mut Equations<'_>,
        at: At<'_>,
        (rank, share): (usize, f64),
        offset: Option<&[f64]>,
        scope: &Scope,
    ) -> Option<Self> {
        let start = |equations: &mut Equations<'_>, (t, y): (f64, &[f64]), share: f64| -> Option<Self> {
            let at = At { t, y, ..at };
            equations.evaluate(at.t, at.y, at.inputs);
            let rows = Rows::of(equations, scope.rows.clone());
            let mut local = LocalCoordinates::new(equations, rows, (at.y, rank), offset)?;
            let base = local.place(equations, at, &vec![0.0; local.dimension()])?;
            let zone = ZONE * (base.distance / share).min(1.0);
            Some(Self {
                local,
                since: scope.timed.then_some(at.t),
                prescribing: scope.others.clone(),
                base,
                zone,
                spacing: SPACING,
                centred: false,
                line: Line::default(),
            })
        };
        let here = start(equations, (at.t, at.y), share);
        if here.as_ref().is_some_and(|b| b.base.distance > b.zone) {
            return here;
        }
        let rests = velocities(equations.model, at.y).iter().all(|v| *v == 0.0);
        let own = here.as_ref().map_or(0.0, |b| b.base.distance);
        let beside = search::beside(equations, at, (rank, BASE_DISTANCE), scope);
        let candidates = beside.iter().filter_map(|(t, y)| {
            let mut branch = start(equations, (*t, y), BASE_DISTANCE)?;
            // At rest nothing but the state tells its branch.
            let told = !rests
                || branch.answer(equations, at).is_some_and(|a| branch.local.apart(&a.y, at.y) < OFF_AT_REST * own);
            told.then_some(branch)
        });
        let clearest = candidates.max_by(|a, b| a.base.distance.total_cmp(&b.base.distance));
        clearest.or(here.filter(|b| b.base.distance > TANGENTS_KNOWN))
    }

    /// The branch that a state is on where second order holds what rows leave open in all its poses. Where little is held, other branches
    /// are near, and a state that moves has its base beside them.
    pub fn held(equations: &mut Equations<'_>, at: At<'_>, scope: &Scope) -> Option<Self> {
        if scope.timed {
            return None;
        }
        let (rows, rank) = ranked(equations, at, scope.rows.clone())?;
        let start = |equations: &mut Equations<'_>, y: &[f64], held: Held| -> Option<Self> {
            let at = At { y, ..at };
            let mut local = LocalCoordinates::held(equations, rows.clone(), (at, rank), held)?;
            let base = local.place(equations, at, &vec![0.0; local.dimension()])?;
            let zone = ZONE * base.distance.min(1.0);
            Some(Self { local, prescribing: scope.others.clone(), base, zone, spacing: SPACING, ..Self::default() })
        };
        let here = match SecondOrder::at(equations, at, &rows, rank) {
            SecondOrder::Crossing => return None,
            SecondOrder::Flat => None,
            SecondOrder::Held(held) => {
                if !held.lasts(equations, at) {
                    return None;
                }
                let y = held.onto(equations, at)?;
                start(equations, &y, *held)
            }
        };
        if here.as_ref().is_some_and(|b| b.base.distance > ZONE) {
            return here;
        }
        let mut beside = |by: f64| -> Option<Self> {
            let (held, y) = SecondOrder::beside(equations, at, (&rows, rank), by)?;
            held.lasts(equations, At { y: &y, ..at }).then_some(())?;
            start(equations, &y, held)
        };
        let ahead = beside(BASE_DISTANCE);
        // Rows that repeat others everywhere hold nothing ahead either.
        let behind = if here.is_some() || ahead.is_some() { beside(-BASE_DISTANCE) } else { None };
        let all = [here, ahead, behind].into_iter().flatten();
        all.max_by(|a, b| a.base.distance.total_cmp(&b.base.distance))
    }

    /// Whether second order holds what rows leave open on it.
    pub fn is_held(&self) -> bool {
        self.local.is_held()
    }

    /// How many directions that is.
    pub fn held_directions(&self) -> usize {
        self.local.held_directions()
    }

    /// Whether a state is so far from the base that another base is better.
    pub fn is_left(&self, equations: &Equations<'_>, at: At<'_>) -> bool {
        self.distance(equations, at) > NEW_BASE
    }

    /// Whether coordinates can be trusted at a state.
    pub fn reaches(&self, equations: &Equations<'_>, at: At<'_>) -> bool {
        self.distance(equations, at) <= REACH
    }

    /// The same for any state of a moment.
    pub fn spans(&self, equations: &Equations<'_>, y: &[f64]) -> bool {
        self.local.distance_from_base(equations, y) <= REACH
    }

    /// Whether its base is no nearer to singular than that of another branch, but for a share.
    pub fn is_clearer_than(&self, other: &Self) -> bool {
        self.base.distance > CLEARER * other.base.distance
    }

    /// Whether a step may lead from one state to another.
    pub fn allows(&self, equations: &Equations<'_>, from: &[f64], to: &[f64]) -> bool {
        let apart: Vec<f64> = from.iter().zip(to).map(|(a, b)| b - a).collect();
        self.local.size(&self.local.displacement(equations, &apart)) <= REACH
    }

    fn distance(&self, equations: &Equations<'_>, at: At<'_>) -> f64 {
        self.local.distance_from_base(equations, at.y)
    }

    /// Whether all of the branch is one line.
    fn is_line(&self) -> bool {
        self.local.dimension() + usize::from(self.since.is_some()) <= 1
    }

    /// T s + ∂q/∂t (t − t₀).
    fn displacement(&self, n: usize, s: &[f64], t: f64) -> Vec<f64> {
        let after = self.since.map_or(0.0, |since| t - since);
        let along = |j: usize| s.iter().enumerate().map(|(k, s)| s * self.base.tangents[k * n + j]).sum::<f64>();
        (0..n).map(|j| along(j) + after * self.base.drift[j]).collect()
    }

    /// What answers for a trial state: the state on the branch with its coordinates, or others where that is near singular.
    pub fn answer(&mut self, equations: &mut Equations<'_>, at: At<'_>) -> Option<Answer> {
        let mut s = self.local.coordinates(equations, at.y);
        let mut rates = self.local.rates(equations, at.y, velocities(equations.model, at.y));
        let mut before = f64::INFINITY;
        for _ in 0..ITERATIONS {
            let centred = self.centred;
            let answer = self.with_coordinates(equations, at, &s, &rates)?;
            if self.centred != centred {
                return self.answer(equations, at);
            }
            if self.prescribing.is_empty() {
                return Some(answer);
            }
            equations.evaluate(at.t, &answer.y, at.inputs);
            let prescribed = Prescribed::new(equations, &self.prescribing, &answer.tangents, 2)?;
            let change = prescribed.correction(equations, 2)?;
            let size = norm(&change);
            s.iter_mut().zip(change).for_each(|(s, by)| *s += by);
            if size > 0.25 * before || size < f64::EPSILON {
                return if size < PRESCRIBED_CHANGE {
                    self.with_prescribed_rates(equations, at, &s, &mut rates)
                } else {
                    None
                };
            }
            before = size;
        }
        None
    }

    /// Rates as constraints prescribe them: one correction where these are linear in velocities.
    fn with_prescribed_rates(
        &mut self,
        equations: &mut Equations<'_>,
        at: At<'_>,
        s: &[f64],
        rates: &mut [f64],
    ) -> Option<Answer> {
        let linear = self.prescribing.iter().all(|&r| equations.model.rows[r].depth != 1);
        let mut answer = self.with_coordinates(equations, at, s, rates)?;
        for _ in 0..if linear { 1 } else { ITERATIONS } {
            equations.evaluate(at.t, &answer.y, at.inputs);
            let prescribed = Prescribed::new(equations, &self.prescribing, &answer.tangents, 1)?;
            let change = prescribed.correction(equations, 1)?;
            rates.iter_mut().zip(&change).for_each(|(r, by)| *r += by);
            answer = self.with_coordinates(equations, at, s, rates)?;
            if norm(&change) <= f64::EPSILON * norm(rates) {
                break;
            }
        }
        Some(answer)
    }

    fn with_coordinates(
        &mut self,
        equations: &mut Equations<'_>,
        at: At<'_>,
        s: &[f64],
        rates: &[f64],
    ) -> Option<Answer> {
        let x = self.along_line(equations.model, s, at.t)?;
        let own = self.own(equations, at, s, x);
        if let Some(place) = own.filter(|p| p.distance > self.zone) {
            return self.regular(equations, &place, at, rates);
        }
        loop {
            let chosen = self.choose(equations, at, x)?;
            let nearest = chosen.iter().filter_map(|&i| self.line.get(i)).fold(f64::INFINITY, |m, p| m.min(p.distance));
            let y = self.between(x, &chosen, |p| p.moving(equations.model, rates))?;
            let fewer = self.between(x, &chosen[..PLACES - 2], |p| p.moving(equations.model, rates))?;
            let rough = self.local.apart(&y, &fewer);
            // What is known of the state itself has the last word.
            let own = self.local.place(equations, At { y: &y, ..at }, s);
            let slack = rough.min(SMOOTH);
            if let Some(place) = own
                && (place.distance > SERVES * nearest || self.differs(equations, at, &place, (&y, slack)))
            {
                return self.regular(equations, &place, at, rates);
            }
            if rough >= SMOOTHER && self.spacing >= CLOSEST_SPACING {
                self.spacing *= SPACING_FACTOR;
                self.line.places = BTreeMap::from([(0, Some(self.base.clone()))]);
                continue;
            }
            if rough >= SMOOTH {
                return None;
            }
            let tangents = self.between(x, &chosen, |p| p.tangents.clone())?;
            if !self.centred {
                self.centre(equations, At { y: &y, ..at }, &tangents)?;
                let s = self.local.coordinates(equations, &y);
                let rates = self.local.rates(equations, &y, velocities(equations.model, &y));
                return self.with_coordinates(equations, at, &s, &rates);
            }
            return self.described(equations, at, (x, rates, &chosen), (y, tangents));
        }
    }

    /// Whether a place shows that an interpolated state with the same coordinates is not on the branch.
    fn differs(&mut self, equations: &mut Equations<'_>, at: At<'_>, place: &Point, (y, slack): (&[f64], f64)) -> bool {
        let apart = self.local.apart(&place.y, y);
        if apart <= slack + ROUNDING / place.distance {
            return false;
        }
        // In the pose itself rounding leaves room for places across the branch.
        self.local.look(equations, At { y, ..at });
        apart > slack + ROUNDING_ACROSS / self.local.distance_at(equations, y)
    }

    /// The answer of (2) with its curvature.
    fn described(
        &mut self,
        equations: &mut Equations<'_>,
        at: At<'_>,
        (x, rates, chosen): (f64, &[f64], &[i32]),
        (mut y, tangents): (Vec<f64>, Vec<f64>),
    ) -> Option<Answer> {
        for &i in chosen {
            let unit = vec![1.0; rates.len()];
            let own = if self.is_line() { &unit } else { rates };
            let place = self.line.places.get_mut(&i)?.as_mut()?;
            if place.curvature.is_none() || place.rates != own {
                let t = at.t + self.line.pace * (f64::from(i) * self.spacing - x);
                let moving = place.moving(equations.model, own);
                place.curvature = Some(self.local.curvature(equations, At { t, y: &moving, inputs: at.inputs })?);
                place.rates = own.to_vec();
            }
        }
        // On a line accelerations of places are known at unit rate.
        let factor = if self.is_line() { rates.iter().map(|r| r * r).product() } else { 1.0 };
        let mut curvature = self.between(x, chosen, |p| p.curvature.clone().unwrap_or_default())?;
        curvature.iter_mut().for_each(|c| *c *= factor);
        self.finish(&mut y, at, equations);
        Some(Answer { y, tangents, curvature: Some(curvature), prescribing: self.prescribing.clone() })
    }

    /// Takes coordinates that follow the branch where it is uncertain: with the tangents at a state there. This happens once.
    fn centre(&mut self, equations: &mut Equations<'_>, at: At<'_>, tangents: &[f64]) -> Option<()> {
        self.local.follow(equations, at, tangents);
        let base = At { t: self.since.unwrap_or(at.t), y: &self.base.y, inputs: at.inputs };
        self.base = self.local.place(equations, base, &vec![0.0; self.local.dimension()])?;
        (self.centred, self.line) = (true, Line::default());
        Some(())
    }

    /// A place on the branch as the answer. Equations at the state tell its accelerations, but for what second order holds.
    fn regular(&mut self, equations: &mut Equations<'_>, place: &Point, at: At<'_>, rates: &[f64]) -> Option<Answer> {
        let mut y = place.moving(equations.model, rates);
        self.local.carried.iter().for_each(|&place| y[place] = at.y[place]);
        let curvature = if self.is_held() { Some(self.local.curvature(equations, At { y: &y, ..at })?) } else { None };
        Some(Answer { y, tangents: place.tangents.clone(), curvature, prescribing: self.prescribing.clone() })
    }

    /// What of a state is not interpolated.
    fn finish(&self, y: &mut [f64], at: At<'_>, equations: &Equations<'_>) {
        self.local.carried.iter().for_each(|&place| y[place] = at.y[place]);
        if let Some(mechanics) = &equations.mechanics {
            mechanics.normalize(y);
        }
    }

    /// Takes from an error of a state what is across the branch: bringing the state onto the branch takes it away. False, and anything
    /// in `error`, where the branch is not known.
    pub fn cut_error(&mut self, equations: &mut Equations<'_>, at: At<'_>, error: &mut [f64]) -> bool {
        let model = equations.model;
        let Some(answer) = self.answer(equations, at) else { return false };
        let (mut ds, mut rates) =
            (self.local.differences(equations, error), self.local.rates(equations, at.y, velocities(model, error)));
        if !self.prescribing.is_empty() {
            equations.evaluate(at.t, &answer.y, at.inputs);
            for (x, depth) in [(&mut ds, 2), (&mut rates, 1)] {
                let prescribed = Prescribed::new(equations, &self.prescribing, &answer.tangents, depth);
                let Some(prescribed) = prescribed else { return false };
                prescribed.cut(x);
            }
        }
        let [displacement, velocity] = [ds, rates].map(|x| {
            let out = answer.displacement(&x);
            if out.is_empty() { vec![0.0; model.n()] } else { out }
        });
        self.local.carried.iter().for_each(|&place| error[place] = 0.0);
        if let Some(mechanics) = &equations.mechanics {
            mechanics.displaced(&answer.y, &displacement, error);
        }
        for (v, (d, r)) in model.variables.iter().zip(displacement.iter().zip(velocity)) {
            if !v.is_twist() {
                error[v.state[0]] = *d;
            }
            if let Some(place) = v.velocity_place() {
                error[place] = r;
            }
        }
        true
    }
}

dalembert_integrate::remember!(Branch { local, since, prescribing, base, zone, spacing, centred, line });
