//! What one-step methods with a rate at both ends of a step share.

use crate::Projection;
use crate::memory::Memory;
use crate::method::{Ask, Place, Step, Tried, Trouble, Work, all_finite, project, project_by_errors, rate, right_side};

/// The state at both ends of a step with its rates, and a sample inside.
#[derive(Debug)]
pub(crate) struct Ends {
    /// Whether rates are what implicit methods ask for.
    implicit: bool,
    /// Whether steps go on from the ends of several steps; and whether the end of this one is projected by errors, since it leads over no jump.
    has_history: bool,
    by_errors: bool,
    pub y: Vec<f64>,
    pub f: Vec<f64>,
    pub end: Vec<f64>,
    pub f_end: Vec<f64>,
    pub point: Vec<f64>,
}

impl Ends {
    pub fn new(y0: &[f64]) -> Self {
        let [f, end, f_end, point] = std::array::from_fn(|_| vec![0.0; y0.len()]);
        Self { implicit: false, has_history: false, by_errors: false, y: y0.to_vec(), f, end, f_end, point }
    }

    /// The same with f of M y' = f in place of rates.
    pub fn implicit(y0: &[f64]) -> Self {
        Self { implicit: true, ..Self::new(y0) }
    }

    /// The same of a method that goes on from the ends of several steps.
    pub fn with_history(y0: &[f64]) -> Self {
        Self { has_history: true, ..Self::implicit(y0) }
    }

    fn rate(implicit: bool, t: f64, y: &[f64], f: &mut [f64], work: &mut Work<'_>) -> Result<(), Trouble> {
        let ask = if implicit { right_side } else { rate };
        ask(work.system, t, y, f, work.counters)?;
        all_finite(f)
    }

    /// The rate at the start of a run.
    pub fn set_out(&mut self, t: f64, work: &mut Work<'_>) -> Result<(), Trouble> {
        Self::rate(self.implicit, t, &self.y, &mut self.f, work)
    }

    /// The projection of the end, and its rate, where that is not known yet or no longer holds.
    pub fn finish(&mut self, t: f64, known: bool, work: &mut Work<'_>) -> Result<Projection, Trouble> {
        let onto = if self.by_errors { project_by_errors } else { project };
        let projection = onto(work.system, t, &mut self.end, work.counters)?;
        if !known || projection != Projection::Unchanged {
            Self::rate(self.implicit, t, &self.end, &mut self.f_end, work)?;
        }
        Ok(projection)
    }

    /// A step over a jump of rates, whose length is rounding: the state stays as it is but for its projection, in which velocities follow
    /// constraints whose rates have jumped. Methods that see both sides at once would take the jump for a motion.
    pub fn carry(&mut self, step: Step, work: &mut Work<'_>) -> Result<Tried, Trouble> {
        self.end.copy_from_slice(&self.y);
        let projection = self.finish(step.end, false, work)?;
        Ok(Tried { error: 0.0, unsuited: projection == Projection::Unsuited, loose: 0.0 })
    }

    /// What an attempt with this error over its tolerance came to; an end that is good enough is projected.
    pub fn judged(&mut self, error: f64, step: Step, ask: Ask, work: &mut Work<'_>) -> Result<Tried, Trouble> {
        let error = if ask.jump { error.min(1.0) } else { error };
        if error > 1.0 {
            return Ok(Tried { error, unsuited: false, loose: 0.0 });
        }
        // What jumps takes the velocities after an impact, by inertia.
        self.by_errors = self.has_history && !ask.jump && ask.place != Place::OverJump;
        let projection = self.finish(step.end, false, work)?;
        let error = if ask.jump { error } else { error.max(projection.error()) };
        Ok(Tried { error, unsuited: projection == Projection::Unsuited, loose: 0.0 })
    }

    /// Hermite's polynomial of a step of length h at θ into `point`.
    pub fn hermite(&mut self, theta: f64, h: f64) {
        let rest = 1.0 - theta;
        for i in 0..self.y.len() {
            let (y0, y1, f0, f1) = (self.y[i], self.end[i], h * self.f[i], h * self.f_end[i]);
            let [second, third] = [f0 - (y1 - y0), 2.0 * (y1 - y0) - f0 - f1];
            self.point[i] = rest * y0 + theta * (y1 + rest * (second + theta * third));
        }
    }

    /// The end becomes the start.
    pub fn advance(&mut self) {
        self.y.copy_from_slice(&self.end);
        self.f.copy_from_slice(&self.f_end);
    }

    pub fn stop_at_sample(&mut self, at_end: bool) {
        self.y.copy_from_slice(if at_end { &self.end } else { &self.point });
    }

    pub fn remember(&mut self, memory: &mut Memory) {
        memory.numbers(&mut self.y);
        memory.numbers(&mut self.f);
    }
}

/// ∫ of the parabola through numbers at 0, ½ and 1, up to θ.
pub(crate) fn under_parabola([start, middle, end]: [f64; 3], theta: f64) -> f64 {
    let (bend, slope) = (2.0 * (start + end - 2.0 * middle), 4.0 * middle - 3.0 * start - end);
    theta * (start + theta * (slope / 2.0 + theta * bend / 3.0))
}

/// The methods of [`crate::method::Method`] that speak of a field `ends` only.
macro_rules! between_ends {
    (read) => {
        fn state(&self) -> &[f64] {
            &self.ends.y
        }

        fn rate(&self) -> &[f64] {
            &self.ends.f
        }

        fn end(&self) -> &[f64] {
            &self.ends.end
        }
    };
    () => {
        $crate::ends::between_ends!(read);

        fn set_out(&mut self, t: f64, work: &mut Work<'_>) -> Result<(), Trouble> {
            self.ends.set_out(t, work)
        }

        fn stop_at_sample(&mut self, at_end: bool) {
            self.ends.stop_at_sample(at_end);
        }
    };
}

pub(crate) use between_ends;
