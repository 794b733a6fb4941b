//! Zeros of switching functions on the way ([`System::switches`]): found, and crossed by a step that is no longer than its error allows.
//!
//! With g the value of a function at the start of a step and g' at its end, of another sign, the step is taken again up to just before the zero that the secant tells,
//!
//! ```text
//! (1) t_z = t + h g/(g − g'),   h ← (1 − μ)(t_z − t)
//! ```
//!
//! From there on t_z follows from the values at both ends of that step, which has one formula throughout: what rates do beyond the zero does not matter. The next step, twice as long as the way that is left,
//! leads over it: only one does that is short beside those that errors allow, whose error tells of what happens beyond the zero. If its error is still more than [`LOCATED`] of what it may be, the zero is
//! approached once more with a smaller margin μ ([`MARGINS`]): the way that is left falls faster and faster, whatever rates do beyond the zero, and the error with
//! it. So all steps but one have one formula throughout, their order is that of the method, and that one is too short to matter. Inside steps functions are looked
//! at in three places, and where they turn near zero (`looks.rs`), so that an excursion beyond a zero and back is met.
//!
//! A function that crosses zero again and again is looked at as often in each of its periods: no step is longer than a part of the time since it crossed zero in the same direction ([`OF_A_PERIOD`]).
//!
//! A step that leads back over a zero that was just crossed is taken shorter until it ends before that.
//!
//! A step that starts on a zero, or so near that times tell no difference, is on the side that it sets out to: (1) would end where it starts. What rounding of the state makes of a
//! function is no distance from zero either: at a place of 0.3 a body moves by 1e-17 at least, so that one that sets out from rest stays on the zero for as long as its steps are short, whatever their error. A step whose two ends are that near is taken as it is,
//! and follows the rate at its start where its equations are not solved: rates beyond the zero may be any number of times as large.
//!
//! A function that stands within rounding of zero at both ends of a step has no zero there to be approached, and goes to and fro by rounding: of x − (t − 1) with x' = 1 either sign is noise. It counts as crossed once, until it has
//! kept its sign for [`CALM`] steps, and no period of it is followed.
//!
//! A motion that slides along a zero, such as dry friction that sticks, crosses it at every step. After [`TO_AND_FRO`] crossings in a row the function is left to the error
//! of steps, until it has kept its sign for [`CALM`] of them. Where a run ends at a zero, or crosses it [`STUCK`] times in a row, it is told whether it slides: with f the rate at the state y and ε a time in which
//! that leads over the zero, farther than rounding sees,
//!
//! ```text
//! (2) g(y + ε f) − g(y)  and  g(z + ε f(z)) − g(z)  have other signs,   z = y + ε f
//! ```
//!
//! and are more than rounding, and if g goes straight there: g(y + ½ε f) lies halfway, but for [`FOLLOWED`] of the way. A rate that is followed for so long that other formulas hold on its way tells nothing.

use crate::System;
use crate::looks::Looks;
use crate::method::{Place, Step};
use crate::rounding::beside;
use crate::tolerances::switches::{
    BACK, CALM, DIGITS, FAR, FOLLOWED, IN_A_ROW, LOCATED, LONGER, MARGINS, NEAREST, OF_A_PERIOD, PATTERNS, SHORT,
    STUCK, TO_AND_FRO,
};

/// What is known of one function.
#[derive(Clone, Copy, Debug)]
struct Course {
    /// Steps since it crossed zero, and located crossings right after each other.
    since: u32,
    crossings: u32,
    /// When it crossed zero, the last time first; no numbers where it did not so often.
    times: [f64; 3],
}

impl Course {
    fn new() -> Self {
        Self { since: u32::MAX, crossings: 0, times: [f64::NAN; 3] }
    }

    fn is_left_alone(self) -> bool {
        self.crossings >= TO_AND_FRO
    }
}

/// The search for zeros.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    here: Vec<f64>,
    there: Vec<f64>,
    /// Values at the start, on the sides that the motion sets out to, for each try of a step.
    sides: Vec<f64>,
    /// What was seen at the start itself, its time and state, and what their rounding makes of that; the latter empty as long as nobody asks.
    start: Vec<f64>,
    time: f64,
    state: Vec<f64>,
    rounding: Vec<f64>,
    /// Functions that the step in hand leads over by rounding.
    passed: Vec<bool>,
    looks: Looks,
    courses: Vec<Course>,
    /// The next zero, and how often it was approached.
    ahead: Option<Ahead>,
    approaches: usize,
}

/// A zero ahead.
#[derive(Clone, Copy, Debug, Default)]
struct Ahead {
    which: usize,
    /// When it is, as far as that is known, and a time after it.
    zero: f64,
    beyond: f64,
}

/// What is to be done with a step.
pub(crate) enum Verdict {
    /// Nothing.
    Go,
    /// Nothing, though it leads over a zero: it is too short to matter.
    Over,
    /// Another one of this length in its place.
    Again(f64),
    /// The same, whatever it misses.
    Whatever,
    /// One of this length, and later ones from there on: looks inside it tell nothing.
    Shorter(f64),
}

impl Watch {
    /// Whether it goes to and fro over a zero for so long that it may never leave it; asked again after as many crossings more.
    pub fn is_stuck(&self) -> bool {
        self.courses.iter().any(|course| course.since == 0 && course.crossings > 0 && course.crossings % STUCK == 0)
    }

    /// The function that was at zero just now and that (2) tells the motion to slide along, by times from the least to the most.
    pub fn slides(
        &mut self,
        system: &mut dyn System,
        (t, y): (f64, &[f64]),
        (least, most): (f64, f64),
    ) -> Option<usize> {
        let ahead = self.ahead.map(|ahead| ahead.which);
        let at_zero =
            |(k, course): (usize, &Course)| course.since <= CALM || course.is_left_alone() || ahead == Some(k);
        if !self.courses.iter().enumerate().any(at_zero) || !self.look(system, t, y) {
            return None;
        }
        self.find_rounding(system);
        let (mut rate, mut back) = (vec![0.0; y.len()], vec![0.0; y.len()]);
        system.rate(t, y, &mut rate).ok()?;
        // Each is judged once, where the rate leads over its zero first.
        let courses = self.courses.iter().enumerate();
        let mut asked: Vec<usize> = courses.filter(|&course| at_zero(course)).map(|(k, _)| k).collect();
        let mut epsilon = least;
        while epsilon <= most && !asked.is_empty() {
            let beyond = led(y, epsilon, &rate);
            let there = values_at(system, t + epsilon, &beyond);
            let rounding = rounding_at(system, (t + epsilon, &beyond), &there);
            let known = |k: usize| self.rounding[k].max(rounding[k]);
            let is_over = |&k: &usize| there[k].abs() > known(k) && differ(self.start[k], there[k]);
            let (over, rest): (Vec<usize>, Vec<usize>) = asked.into_iter().partition(is_over);
            if !over.is_empty() {
                let halfway = values_at(system, t + 0.5 * epsilon, &led(y, 0.5 * epsilon, &rate));
                system.rate(t + epsilon, &beyond, &mut back).ok()?;
                let further = values_at(system, t + 2.0 * epsilon, &led(&beyond, epsilon, &back));
                let returns = |&k: &usize| {
                    let (way, back) = (there[k] - self.start[k], further[k] - there[k]);
                    let bent = halfway[k] - f64::midpoint(self.start[k], there[k]);
                    way * back < 0.0 && back.abs() > known(k) && bent.abs() <= FOLLOWED * way.abs() + known(k)
                };
                if let Some(k) = over.into_iter().find(returns) {
                    return Some(k);
                }
            }
            asked = rest;
            epsilon *= LONGER;
        }
        None
    }

    /// Whether a function stands at a zero where the step starts, as far as rounding tells.
    pub fn starts_at_zero(&mut self, system: &mut dyn System) -> bool {
        self.find_rounding(system);
        self.start.iter().zip(&self.rounding).any(|(g, rounding)| g.abs() <= *rounding)
    }

    /// Looks at the start of a step; whether anything switches at all.
    pub fn look(&mut self, system: &mut dyn System, t: f64, y: &[f64]) -> bool {
        self.here.clear();
        system.switches_from(t, y);
        system.switches(t, y, &mut self.here);
        self.start.clone_from(&self.here);
        self.time = t;
        self.state.clear();
        self.state.extend_from_slice(y);
        self.rounding.clear();
        self.passed.clear();
        self.passed.resize(self.here.len(), false);
        self.courses.resize(self.here.len(), Course::new());
        !self.here.is_empty()
    }

    /// Whether the start lies on a zero, as far as rounding tells, so that it is to be said which side the motion sets out to.
    pub fn is_on_zero(&self) -> bool {
        self.here.iter().zip(&self.courses).any(|(g, course)| *g == 0.0 || course.since <= IN_A_ROW)
    }

    /// Takes functions that have another sign at a state just after the start for crossed already; whether all that are on a zero have a sign.
    pub fn set_out(&mut self, system: &mut dyn System, t: f64, y: &[f64]) -> bool {
        self.there.clear();
        system.switches(t, y, &mut self.there);
        for (here, there) in self.here.iter_mut().zip(&self.there) {
            if *here == 0.0 || differ(*here, *there) {
                *here = *there;
            }
        }
        self.here.iter().all(|g| *g != 0.0)
    }

    /// The sides of zeros that were set out to are those of all tries of the step.
    pub fn keep_sides(&mut self) {
        self.sides.clone_from(&self.here);
    }

    /// Another try of the step: what was passed by the last one is not.
    pub fn try_anew(&mut self) {
        self.here.clone_from(&self.sides);
        self.passed.fill(false);
    }

    /// Where the next step lies.
    pub fn place(&self) -> Place {
        if self.ahead.is_some() { Place::AtSwitch } else { Place::Between }
    }

    /// Takes the start for what it is, on a zero or not: equations that have no solution on the side that the motion sets out to may have one from there.
    pub fn forget_sides(&mut self) {
        self.here.clone_from(&self.start);
    }

    /// A length that leads over the zero ahead.
    pub fn limit(&self, t: f64, h: f64, least: f64) -> f64 {
        self.ahead.map_or(h, |ahead| h.min((LONGER * (ahead.zero - t)).max(least)))
    }

    /// The longest step in which functions that cross zero again and again can be looked at: a part of the time since they crossed it in the same direction.
    pub fn followed(&self, t: f64) -> f64 {
        let watched = self.courses.iter().filter(|course| !course.is_left_alone());
        watched.map(|course| OF_A_PERIOD * (t - course.times[2])).fold(f64::INFINITY, f64::min)
    }

    /// The function that has another sign at a state and by the secant the first zero, and its share of the way there.
    fn crossed(&mut self, system: &mut dyn System, t: f64, y: &[f64]) -> Option<(usize, f64)> {
        self.there.clear();
        system.switches(t, y, &mut self.there);
        let values = self.here.iter().zip(&self.there).zip(&self.courses).enumerate();
        let crossing = values.filter(|(_, ((a, b), course))| !course.is_left_alone() && differ(**a, **b));
        let shares = crossing.map(|(k, ((a, b), _))| (k, a / (a - b)));
        let shares = shares.map(|(k, share)| (k, if share.is_finite() { share } else { 0.5 }));
        shares.min_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// What rounding of the state at the start makes of functions.
    fn find_rounding(&mut self, system: &mut dyn System) {
        if !self.rounding.is_empty() {
            return;
        }
        self.rounding = rounding_at(system, (self.time, &self.state), &self.start);
    }

    /// Whether a function is within rounding of the state from zero at the start; and at a place where it was seen just now, too.
    fn is_rounding(&mut self, system: &mut dyn System, which: usize) -> (bool, bool) {
        self.find_rounding(system);
        let least = self.rounding[which];
        (self.start[which].abs() <= least, self.there[which].abs() <= least)
    }

    /// Whether a function leaves the rounding of zero within a time, as the motion sets out from the start.
    fn sets_out(&self, system: &mut dyn System, which: usize, h: f64) -> bool {
        let (mut y, mut rate) = (self.state.clone(), vec![0.0; self.state.len()]);
        for leg in [0.0, 1.0] {
            if system.rate(self.time + leg * h, &y, &mut rate).is_err() {
                return false;
            }
            y.iter_mut().zip(&rate).for_each(|(y, f)| *y += h * f);
        }
        let mut values = Vec::new();
        system.switches(self.time + 2.0 * h, &y, &mut values);
        values[which].abs() > self.rounding[which]
    }

    /// At a state inside a step or at its end, `error` that of the step over its tolerance; `last` where it has to be taken as it is, `aimed` where it should end before a zero.
    pub fn judge(
        &mut self,
        system: &mut dyn System,
        step: Step,
        (t, y): (f64, &[f64]),
        (error, last, aimed): (f64, bool, bool),
    ) -> Verdict {
        let Some((which, share)) = self.crossed(system, t, y) else { return Verdict::Go };
        if last {
            return Verdict::Go;
        }
        let near = self.is_rounding(system, which);
        let calm = error.is_finite() && self.courses[which].since >= CALM;
        match near {
            // Where equations have no solution on the side set out to, the start is what it is. What is found by rates of one side says nothing of the other: from one place that is the zero to rounding to another such.
            (true, true) if !error.is_finite() && self.sets_out(system, which, FAR * step.h) => {
                return Verdict::Whatever;
            }
            (true, false) if !error.is_finite() => return Verdict::Again(BACK * step.h),
            (true, true) if error > LOCATED && (calm || error > 1.0) && self.sets_out(system, which, FAR * step.h) => {
                return if error > 1.0 { Verdict::Whatever } else { Verdict::Over };
            }
            // It is as good as located, or rests there to rounding, which is no reason to take a step for good, nor a zero to be approached: others are left.
            (true, true) => {
                self.passed[which] = true;
                self.here[which] = self.there[which];
                return self.judge(system, step, (t, y), (error, last, aimed));
            }
            // Its first stage may have been on the other side.
            (true, false) if calm && (error > LOCATED || t != step.end) => return Verdict::Again(BACK * step.h),
            (true, false) if calm => {
                self.here[which] = self.there[which];
                return self.judge(system, step, (t, y), (error, last, aimed));
            }
            _ => {}
        }
        // What was just crossed and is crossed back may have done in between what no stage saw, and no secant tells the way of.
        if self.courses[which].since <= IN_A_ROW {
            self.ahead = None;
            return Verdict::Again(BACK * step.h);
        }
        if error <= LOCATED && t == step.end && step.h <= SHORT * step.whole.min(self.followed(step.start)) {
            return Verdict::Over;
        }
        let known = self.ahead.filter(|ahead| ahead.which == which && (step.start..t).contains(&ahead.zero) && !aimed);
        // What led beyond the zero though it should not have was not known that well.
        self.approaches = if aimed { 0 } else { self.approaches };
        let way = known.map_or(share * (t - step.start), |ahead| ahead.zero - step.start);
        self.ahead = Some(Ahead { which, zero: step.start + way, beyond: t });
        let margin = MARGINS[self.approaches.min(MARGINS.len() - 1)];
        Verdict::Again(((1.0 - margin) * way).max(NEAREST * step.h))
    }

    /// Keeps what was seen last, at a place of the step; at 0 its start, and nothing else of before.
    pub fn keep(&mut self, theta: f64) {
        if theta == 0.0 {
            self.looks.clear();
            // As it is there, on the side that it sets out to.
            self.looks.add(theta, self.start.iter().zip(&self.here).map(|(start, here)| start.abs().copysign(*here)));
        } else {
            self.looks.add(theta, self.there.iter().copied());
        }
    }

    /// A place inside the step where a function may have another sign, by what was kept.
    pub fn doubtful(&self) -> Option<f64> {
        self.looks.doubtful(|function| !self.courses[function].is_left_alone())
    }

    /// Keeps what was seen last, next to the start or the end of the step.
    pub fn keep_slope(&mut self, at_end: bool) {
        self.looks.add_slope(at_end, &self.there);
    }

    /// Keeps what was seen last, at a place that is no quarter.
    pub fn keep_between(&mut self, which: usize) {
        self.looks.add_between(which, &self.there);
    }

    /// Whether a function may reach zero between looks, if it goes to and fro fast enough.
    pub fn is_near(&self) -> bool {
        self.looks.is_near(|function| !self.courses[function].is_left_alone())
    }

    /// Whether a function goes to and fro faster than looks follow, and may have been beyond zero between them.
    pub fn is_faster_than_looks(&mut self, system: &mut dyn System) -> bool {
        let courses = &self.courses;
        if !self.looks.miss(|function| !courses[function].is_left_alone()) {
            return false;
        }
        self.find_rounding(system);
        let (rounding, courses) = (&self.rounding, &self.courses);
        self.looks
            .miss(|function| !courses[function].is_left_alone() && self.looks.is_seen(function, rounding[function]))
    }

    /// The function that has another sign at the end of a step of a given length, which nothing cuts, than at its start.
    pub fn passes(&mut self, system: &mut dyn System, t: f64, y: &[f64]) -> Option<usize> {
        self.there.clear();
        system.switches(t, y, &mut self.there);
        // One that starts on a zero sets out to either side, and one that ends on it has not left its own.
        self.here.iter().zip(&self.there).position(|(a, b)| *a != 0.0 && *b != 0.0 && differ(*a, *b))
    }

    /// A step was taken.
    pub fn accept(&mut self, system: &mut dyn System, step: Step, y: &[f64]) -> bool {
        self.there.clear();
        system.switches(step.end, y, &mut self.there);
        let changed = |((a, b), passed): ((&f64, &f64), &bool)| differ(*a, *b) || *passed;
        if self.here.iter().zip(&self.there).zip(&self.passed).any(changed) {
            self.find_rounding(system);
        }
        let mut crossed = false;
        let values = self.here.iter().zip(&self.there).zip(&self.passed);
        for (k, (values, course)) in values.zip(&mut self.courses).enumerate() {
            if !changed(values) {
                course.since = course.since.saturating_add(1);
                if course.since >= CALM {
                    course.crossings = 0;
                }
                continue;
            }
            let is_rounding = |g: f64| g.abs() <= self.rounding[k];
            if course.since < CALM && is_rounding(self.start[k]) && is_rounding(self.there[k]) {
                course.since = 0;
                continue;
            }
            crossed |= !course.is_left_alone();
            let again = course.since <= IN_A_ROW && step.h < SHORT * step.whole;
            let [last, before, _] = course.times;
            course.times = [step.end, last, before];
            course.crossings = if again || course.is_left_alone() { course.crossings.saturating_add(1) } else { 0 };
            course.since = 0;
        }
        self.ahead = self.ahead.filter(|ahead| !crossed && step.end < ahead.beyond);
        match &mut self.ahead {
            None => self.approaches = 0,
            Some(ahead) => {
                self.approaches += 1;
                let (a, b) = (self.here[ahead.which], self.there[ahead.which]);
                let zero = step.end + step.h * b / (a - b);
                let between = zero > step.end && zero < ahead.beyond;
                ahead.zero = if between { zero } else { 0.5 * (step.end + ahead.beyond) };
            }
        }
        crossed
    }
}

/// Where a rate leads in a time.
pub(crate) fn led(y: &[f64], time: f64, rate: &[f64]) -> Vec<f64> {
    y.iter().zip(rate).map(|(y, f)| y + time * f).collect()
}

/// What rounding of a time and a state makes of functions that have these values there.
fn rounding_at(system: &mut dyn System, (t, y): (f64, &[f64]), values: &[f64]) -> Vec<f64> {
    let (mut rounding, mut near) = (vec![0.0_f64; values.len()], y.to_vec());
    for pattern in 1..=PATTERNS {
        beside(y, |_| 0.0, pattern, &mut near);
        let there = values_at(system, t * (1.0 + DIGITS), &near);
        for (most, (there, value)) in rounding.iter_mut().zip(there.iter().zip(values)) {
            *most = most.max((there - value).abs());
        }
    }
    rounding
}

fn values_at(system: &mut dyn System, t: f64, y: &[f64]) -> Vec<f64> {
    let mut values = Vec::new();
    system.switches(t, y, &mut values);
    values
}

/// Whether two values lie on different sides; zero belongs to those above it.
fn differ(a: f64, b: f64) -> bool {
    (a >= 0.0) != (b >= 0.0)
}

impl crate::Remember for Course {
    fn remember(&mut self, memory: &mut crate::Memory) {
        self.since.remember(memory);
        self.crossings.remember(memory);
        self.times.iter_mut().for_each(|t| t.remember(memory));
    }
}

impl Default for Course {
    fn default() -> Self {
        Self::new()
    }
}

crate::remember!(Ahead { which, zero, beyond });

crate::remember!(Watch { courses, ahead, approaches; here, there, sides, start, time, state, rounding, passed, looks });
