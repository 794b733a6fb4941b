//! The open seam: what every integration method answers.

use crate::{InputError, Observer, Options, Outcome, System};

/// A method that carries a [`System`] from one time to another.
pub trait Integrator: Send + Sync {
    /// The method's name, as in [`crate::IntegratorName`].
    fn name(&self) -> &'static str;

    /// Integrates from (t0, y0), taken as it is, to `until` ≥ t0, and shows the observer samples and steps.
    ///
    /// # Errors
    /// An [`InputError`] if the run makes no sense as asked. What happens on the way is the outcome's
    /// [`crate::StopReason`].
    fn run(
        &self,
        system: &mut dyn System,
        t0: f64,
        y0: &[f64],
        until: f64,
        options: &Options,
        observer: &mut dyn Observer,
    ) -> Result<Outcome, InputError>;
}
