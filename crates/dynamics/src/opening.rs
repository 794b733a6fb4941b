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
    fn held(&self, row: usize) -> Option<&Relative> {
        let Origin::Closure { closure, row: k } = self.model.rows[row].origin else { return None };
        Some(&self.model.mechanism.as_ref()?.closures[closure].rows[k].2)
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
        self.gap(row, stage).missing
    }

    /// How far a position row is open: its share of θ of (1) for one that holds a direction, h for all others.
    pub fn opening(&self, row: usize) -> f64 {
        self.gap(row, 0).missing
    }

    /// What a row misses at a stage in the model's own units, against the natural size of the row: about the motion of size one that would
    /// make up for it.
    pub fn relative_residual(&self, row: usize, stage: usize) -> f64 {
        let (model, r) = (self.model, &self.model.rows[row]);
        let own = |(c, x): (usize, f64)| (x * model.natural.of_motion(c)).abs();
        let size = self.row(row).map(own).fold(self.natural_size(row), f64::max);
        // A row of zeros at every state is one of a joint.
        let length = || self.held(row).is_some_and(Relative::is_length).then(|| model.natural.length());
        let size = if size > 0.0 { size } else { length().unwrap_or(1.0) };
        let Gap { missing, steepness } = self.gap(row, stage);
        missing.abs() * steepness / (size * model.natural.of_derivative(2 + stage as i32 - r.depth as i32))
    }

    /// How much steeper than θ the number of a row is, at the least: rows and their natural sizes grow by that on the way to the flip.
    pub fn steepness(&self, row: usize, stage: usize) -> f64 {
        self.gap(row, stage).steepness
    }

    /// What a row misses at a stage, and how steep its number is.
    #[inline]
    pub(crate) fn gap(&self, row: usize, stage: usize) -> Gap {
        let h = self.residual(row, stage);
        let held = if stage == 0 { self.held(row) } else { None };
        match held {
            Some(Relative::Tilt { .. }) => {
                let square = self.together(row, |what| matches!(what, Relative::Tilt { .. }));
                Gap { missing: share(h, square, f64::atan), steepness: 1.0 + 0.25 * square }
            }
            Some(Relative::Turn(_)) => {
                let square = self.together(row, |what| matches!(what, Relative::Turn(_)));
                Gap { missing: share(h, square, |half| half.min(1.0).asin()), steepness: 1.0 }
            }
            Some(Relative::Cross { n, m }) => {
                let (sine, cosine) = (n.cross(*m).norm(), n.dot(*m));
                let angle = cosine.clamp(-1.0, 1.0).acos() - (cosine + h * sine).clamp(-1.0, 1.0).acos();
                Gap { missing: angle, steepness: 1.0 }
            }
            _ => Gap { missing: h, steepness: 1.0 },
        }
    }
}

/// What a row misses.
pub(crate) struct Gap {
    pub missing: f64,
    /// How much steeper than θ its number is.
    pub steepness: f64,
}

/// The share of a component h in θ for ‖h‖². Near zero θ = ‖h‖ to the last digit, for the next term is ‖h‖²/12 of it.
fn share(h: f64, square: f64, angle: fn(f64) -> f64) -> f64 {
    if square < f64::EPSILON { h } else { h * (2.0 * angle(0.5 * square.sqrt()) / square.sqrt()) }
}
