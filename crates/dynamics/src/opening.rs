//! How far joints that close loops are open.
//!
//! A row's number h is a function of the angle θ that its joint is open by, chosen so that h, its row and its curvature are short
//! formulas. It grows with θ, but not as θ: as a residual it would weigh a joint that is open by nearly half a turn a million times
//! too much against others, and against its own row a million times too little. What is missing is therefore measured by θ,
//!
//! ```text
//! tilts     ‖h‖ = 2 tan(θ/2),   turns   ‖h‖ = 2 sin(θ/2),   cross   h = (cos(θ₀ − θ) − cos θ₀)/sin θ₀          (1)
//! ```
//!
//! component by component along h, which leads to π where an axis points the other way: there is no second root.

use crate::equations::Equations;
use dalembert_mechanism::relative::Relative;
use dalembert_model::model::Origin;

impl Equations<'_> {
    /// What a row of a joint that closes a loop holds.
    fn held(&self, row: usize) -> Option<Relative> {
        let Origin::Closure { closure, row: k } = self.model.rows[row].origin else { return None };
        Some(self.model.mechanism.as_ref()?.closures[closure].rows[k].2)
    }

    /// ‖h‖² of the rows of one kind of a row's joint, which stand together.
    fn together(&self, row: usize, kind: impl Fn(&Relative) -> bool) -> f64 {
        let Origin::Closure { closure, row: k } = self.model.rows[row].origin else { return 0.0 };
        let Some(m) = &self.model.mechanism else { return 0.0 };
        let of_joint = m.closures[closure].rows.iter().enumerate().filter(|(_, held)| kind(&held.2));
        of_joint.map(|(i, _)| self.residual(row - k + i, 0).powi(2)).sum()
    }

    /// What a row misses at a stage: h⟨s⟩, and of positions of joints that close loops [`Self::opening`].
    pub fn missing(&self, row: usize, stage: usize) -> f64 {
        if stage == 0 { self.opening(row) } else { self.residual(row, stage) }
    }

    /// How far a position row is open: its share of θ of (1) for one that holds a direction, h for all others.
    pub fn opening(&self, row: usize) -> f64 {
        let h = self.residual(row, 0);
        let share = |size: f64, angle: f64| if size > 0.0 { h * (angle / size) } else { h };
        match self.held(row) {
            Some(Relative::Tilt { .. }) => {
                let size = self.together(row, |what| matches!(what, Relative::Tilt { .. })).sqrt();
                share(size, 2.0 * (0.5 * size).atan())
            }
            Some(Relative::Turn(_)) => {
                let size = self.together(row, |what| matches!(what, Relative::Turn(_))).sqrt();
                share(size, 2.0 * (0.5 * size).min(1.0).asin())
            }
            Some(Relative::Cross { n, m }) => {
                let (sine, cosine) = (n.cross(m).norm(), n.dot(m));
                cosine.clamp(-1.0, 1.0).acos() - (cosine + h * sine).clamp(-1.0, 1.0).acos()
            }
            _ => h,
        }
    }

    /// |h⟨s⟩| in the model's own units, against the natural size of the row: about the motion of size one that would make up for it.
    pub fn relative_residual(&self, row: usize, stage: usize) -> f64 {
        let (model, r) = (self.model, &self.model.rows[row]);
        let own = |(c, x): (usize, f64)| (x * model.natural.of_motion(c)).abs();
        let size = self.row(row).map(own).fold(self.natural_size(row), f64::max);
        // A row of zeros at every state is one of a joint.
        let length = || self.held(row).is_some_and(|h| h.is_length()).then(|| model.natural.length());
        let size = if size > 0.0 { size } else { length().unwrap_or(1.0) };
        self.residual(row, stage).abs() / (size * model.natural.of_derivative(2 + stage as i32 - r.depth as i32))
    }

    /// How much steeper than θ the number of a row is, at the least: rows and their natural sizes grow by that on the way to the flip.
    pub fn steepness(&self, row: usize, stage: usize) -> f64 {
        match self.held(row) {
            Some(Relative::Tilt { .. }) if stage == 0 => {
                1.0 + 0.25 * self.together(row, |what| matches!(what, Relative::Tilt { .. }))
            }
            _ => 1.0,
        }
    }
}
