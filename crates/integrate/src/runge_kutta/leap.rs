//! Steps over times at which rates can't be told ([`crate::System::obstacle`]).
//!
//! Stages of a step should keep away from such a time t*. A step of length h from t has stages at t + cᵢ h; with θ the middle of the
//! widest gap between the nodes cᵢ,
//!
//! ```text
//! (1) h = (t* − t)/θ
//! ```
//!
//! puts t* there. With H the length that the step control holds for good, a step over t* is tried where (1) asks for no more than H, or
//! little more; before that, a step ends so far ahead of t* that the next one can be as long as H.
//!
//! Rates near t* carry errors of rounding, which do not fall with h. An error estimate above the tolerance is taken for rounding, up
//! to a limit, where the control has no reason to expect one: before t*, since such a step is shorter than H, and at the first step
//! over t*. Other steps near t*, and later ones over it, are taken if the estimate did not fall as errors of truncation do.

/// A step over t* may be longer than H by this factor.
const STRETCH: f64 = 1.2;
/// A step of less than this many H is not worth its while.
const SLIGHT: f64 = 0.1;
/// Up to this many H, t* is before the first stage.
const NEXT: f64 = 0.03;
/// From this many H on, t* is not in the way.
const AHEAD: f64 = 1.5;
/// Largest error, relative to the size of states, that is taken for rounding, and the share of it for first steps over t*.
const ROUNDING: (f64, f64) = (1e-9, 0.3);
/// Errors of truncation fall with at least this power of h.
const FALL: i32 = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Nothing is in the way.
    Free,
    /// t* is known, but far away, or passed.
    Known,
    /// The step ends before t*.
    Before,
    /// It leads over t*.
    Over,
}

/// Plans steps near t*.
pub(super) struct Leap {
    /// θ.
    middle: f64,
    /// Largest E that is taken for rounding.
    limit: f64,
    phase: Phase,
    /// H, while t* is in the way.
    usual: Option<f64>,
    /// Length and error of the last step that was thrown away from the same start, and of the last over t*.
    missed: Option<(f64, f64)>,
    missed_over: Option<(f64, f64)>,
    /// E of the present step, if it is taken for rounding, and the largest of steps that were taken.
    present: f64,
    pub rounding: f64,
}

impl Leap {
    /// For a method with these nodes and a relative tolerance.
    pub fn new(nodes: impl Iterator<Item = f64>, tolerance: f64) -> Self {
        let mut nodes: Vec<f64> = nodes.chain([0.0, 1.0]).collect();
        nodes.sort_by(f64::total_cmp);
        let widest = nodes.windows(2).max_by(|a, b| (a[1] - a[0]).total_cmp(&(b[1] - b[0])));
        let middle = widest.map_or(0.5, |gap| 0.5 * (gap[0] + gap[1]));
        let limit = ROUNDING.0 / tolerance.max(f64::EPSILON);
        Self {
            middle,
            limit,
            phase: Phase::Free,
            usual: None,
            missed: None,
            missed_over: None,
            present: 0.0,
            rounding: 0.0,
        }
    }

    /// The length of the next step, where the control would take h, and t* is ahead by `distance`, negative if it is passed.
    pub fn plan(&mut self, h: f64, distance: Option<f64>) -> f64 {
        let usual = self.usual.unwrap_or(h);
        let Some(distance) = distance.filter(|&d| d > 0.0 && d < AHEAD * usual) else {
            self.phase = if distance.is_some() { Phase::Known } else { Phase::Free };
            (self.usual, self.missed_over) = (None, None);
            return h;
        };
        self.usual = Some(usual);
        let (over, before) = (distance / self.middle, distance - self.middle * usual);
        let stretch = if self.missed_over.is_none() { STRETCH } else { 1.0 };
        if over <= stretch * usual || before < SLIGHT * usual {
            self.phase = Phase::Over;
            // Next to the start there is a gap as well.
            if distance < NEXT * usual { usual } else { over }
        } else {
            self.phase = Phase::Before;
            before
        }
    }

    /// The error of a step of length h, at most 1 if what is above that is rounding.
    pub fn judge(&mut self, h: f64, error: f64) -> f64 {
        let stays = |missed: Option<(f64, f64)>| missed.is_some_and(|(b, e)| error > e * (h / b).powi(FALL));
        let limit = match self.phase {
            Phase::Before | Phase::Known if stays(self.missed) => self.limit,
            Phase::Before => ROUNDING.1 * self.limit,
            Phase::Over if self.missed_over.is_none() => ROUNDING.1 * self.limit,
            Phase::Over if stays(self.missed_over) => self.limit,
            Phase::Free | Phase::Known | Phase::Over => 1.0,
        };
        let passes = error > 1.0 && error <= limit;
        self.present = if passes { error } else { 0.0 };
        if passes { 1.0 } else { error }
    }

    /// A step over t* can't end elsewhere.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// A step was taken.
    pub fn took(&mut self) {
        self.rounding = self.rounding.max(self.present);
        self.missed = None;
        if self.is_over() {
            (self.usual, self.missed_over) = (None, None);
        }
    }

    /// A step of length h was thrown away for its error, and one shorter by `factor` comes next.
    pub fn threw_away(&mut self, h: f64, error: f64, factor: f64) {
        self.missed = Some((h, error));
        if self.is_over() {
            self.missed_over = self.missed;
        }
        self.usual = self.usual.map(|usual| usual * factor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The widest gap of these is 0.3..0.8.
    fn leap(tolerance: f64) -> Leap {
        Leap::new([0.2, 0.3, 0.8, 8.0 / 9.0].into_iter(), tolerance)
    }

    #[test]
    fn steps_lead_over_with_the_obstacle_in_the_widest_gap() {
        let mut leap = leap(1e-10);
        let h = leap.plan(1.0, Some(0.5));
        assert!((h * 0.55 - 0.5).abs() < 1e-15 && leap.is_over());
    }

    #[test]
    fn steps_before_leave_room_for_a_step_of_the_usual_length() {
        let mut leap = leap(1e-10);
        let mut distance = 1.2;
        distance -= leap.plan(1.0, Some(distance));
        leap.took();
        assert!((leap.plan(0.1, Some(distance)) - 1.0).abs() < 1e-14 && leap.is_over(), "{distance}");
    }

    #[test]
    fn far_obstacles_change_nothing() {
        let mut leap = leap(1e-10);
        assert!(leap.plan(1.0, Some(2.0)) == 1.0 && !leap.is_over());
        assert!(leap.judge(1.0, 1.5) == 1.5);
    }

    #[test]
    fn errors_that_do_not_fall_are_rounding() {
        let mut leap = leap(1e-10);
        leap.plan(1.0, Some(0.5));
        assert!(leap.judge(1.0, 8.0) == 8.0, "too large for a first step");
        leap.threw_away(1.0, 8.0, 0.6);
        let h = leap.plan(0.6, Some(0.3));
        assert!(leap.is_over() && leap.judge(h, 0.5 * 8.0 * 0.54_f64.powi(4)) <= 1.0, "fell as truncation does");
        assert!(leap.judge(h, 6.0) == 1.0 && leap.rounding == 0.0);
        leap.took();
        assert!(leap.rounding == 6.0);
    }
}
