//! Methods by name, above all of them.

use crate::auto::Automatic;
use crate::bdf;
use crate::discrete_gradient;
use crate::generalized_alpha;
use crate::method::Method;
use crate::radau::Implicit;
use crate::rattle;
use crate::rosenbrock::{REALTIME, RODAS, Rosenbrock};
use crate::runge_kutta::{DOP853, DOPRI5, Explicit};
use crate::{
    InputError, Integrator, IntegratorError, IntegratorName, Observer, Options, Outcome, Stepper, System, options, run,
};

impl IntegratorName {
    /// The method of this name.
    pub fn integrator(self) -> Box<dyn Integrator> {
        match self {
            Self::Auto => Box::new(Auto),
            Self::Dop853 => Box::new(Dop853),
            Self::Dopri5 => Box::new(Dopri5),
            Self::Radau => Box::new(Radau),
            Self::Rodas => Box::new(Rodas),
            Self::Realtime => Box::new(Realtime),
            Self::Rattle => Box::new(Rattle),
            Self::Rattle4 => Box::new(Rattle4),
            Self::Rattle6 => Box::new(Rattle6),
            Self::Rattle8 => Box::new(Rattle8),
            Self::DiscreteGradient => Box::new(DiscreteGradient),
            Self::GeneralizedAlpha => Box::new(GeneralizedAlpha),
            Self::Bdf => Box::new(Bdf),
        }
    }

    /// The method with its memory at a start.
    fn method(self, system: &mut dyn System, y0: &[f64], options: &Options) -> Result<Box<dyn Method>, InputError> {
        Ok(match self {
            Self::Dop853 => Box::new(Explicit::new(&DOP853, y0)),
            Self::Dopri5 => Box::new(Explicit::new(&DOPRI5, y0)),
            Self::Radau => Box::new(Implicit::new(system, y0).ok_or(InputError::NoDerivatives { method: self })?),
            Self::Rodas | Self::Realtime => {
                self.check_index(system, y0.len())?;
                let tableau = if self == Self::Rodas { &RODAS } else { &REALTIME };
                let method = Rosenbrock::new(tableau, system, y0);
                Box::new(method.ok_or(InputError::NoDerivatives { method: self })?)
            }
            Self::Rattle | Self::Rattle4 | Self::Rattle6 | Self::Rattle8 => {
                let composition = match self {
                    Self::Rattle4 => &rattle::FOURTH,
                    Self::Rattle6 => &rattle::SIXTH,
                    Self::Rattle8 => &rattle::EIGHTH,
                    _ => &rattle::SECOND,
                };
                let system = system.second_order().ok_or(InputError::NotSecondOrder { method: self })?;
                let base = Box::new(rattle::step::Base::new(system, y0.len()));
                Box::new(rattle::Rattle::new(composition, base, y0))
            }
            Self::DiscreteGradient => {
                let system = system.second_order().ok_or(InputError::NotSecondOrder { method: self })?;
                let base = Box::new(discrete_gradient::Base::new(system, y0.len()));
                Box::new(rattle::Rattle::new(&rattle::SECOND, base, y0))
            }
            Self::GeneralizedAlpha => {
                let method = generalized_alpha::GeneralizedAlpha::new(options.spectral_radius, system, y0);
                Box::new(method.ok_or(InputError::NotSecondOrder { method: self })?)
            }
            Self::Bdf => {
                self.check_index(system, y0.len())?;
                Box::new(bdf::Bdf::new(system, y0).ok_or(InputError::NoDerivatives { method: self })?)
            }
            Self::Auto => Box::new(Automatic::new(system, y0)),
        })
    }

    /// Refuses a system with components of an index above 1, whose errors no step is short enough for.
    fn check_index(self, system: &mut dyn System, n: usize) -> Result<(), InputError> {
        let Some(system) = system.implicit() else { return Ok(()) };
        match (0..n).map(|component| (component, system.index(component))).find(|(_, index)| *index > 1) {
            Some((component, index)) => Err(InputError::Index { method: self, component, index }),
            None => Ok(()),
        }
    }
}

impl Stepper {
    /// A stepper at (t0, y0), taken as it is, for steps up to `until` by the method named.
    ///
    /// # Errors
    /// An [`InputError`] if the run makes no sense as asked, or the method asks for more than the system gives.
    pub fn new(
        name: IntegratorName,
        system: &mut dyn System,
        start: (f64, &[f64]),
        until: f64,
        options: &Options,
    ) -> Result<Self, InputError> {
        options::check(system.dimension(), start.0, start.1, until, options)?;
        if name == IntegratorName::Realtime && options.step.is_none() {
            return Err(InputError::NoLength { method: name });
        }
        let method = name.method(system, start.1, options)?;
        Ok(Self::with(method, system, start.0, until, options))
    }
}

/// The integrator named `text`: [`IntegratorName::by_name`], then [`IntegratorName::integrator`].
///
/// # Errors
/// A name that is unknown.
pub fn by_name(text: &str) -> Result<Box<dyn Integrator>, IntegratorError> {
    Ok(IntegratorName::by_name(text)?.integrator())
}

/// A type of its own for an integrator, for those who know which they want.
macro_rules! integrators {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $name;

        impl Integrator for $name {
            fn name(&self) -> &'static str {
                IntegratorName::$name.as_str()
            }

            fn run(
                &self,
                system: &mut dyn System,
                t0: f64,
                y0: &[f64],
                until: f64,
                options: &Options,
                observer: &mut dyn Observer,
            ) -> Result<Outcome, InputError> {
                let stepper = Stepper::new(IntegratorName::$name, system, (t0, y0), until, options)?;
                Ok(run::run(stepper, system, until, options, observer))
            }
        }
    )*};
}

integrators! {
    /// Dop853, and Radau where that is bounded by stability.
    Auto,
    /// Dormand and Prince's pair of order 5(4): 6 evaluations a step, cheap and robust at moderate tolerances.
    Dopri5,
    /// Dormand and Prince's triple of order 8(5,3): 12 evaluations a step, 3 more where a sample lies inside it; the method of
    /// choice for smooth systems at tolerances from 1e-6 to rounding.
    Dop853,
    /// Radau IIA of order 5, 9 and 13, chosen as it runs: 3, 5 and 7 stages, L-stable; the method of choice for stiff systems, and for
    /// differential-algebraic ones of index up to 3.
    Radau,
    /// RODAS4, of order 4(3): six stages, L-stable, no iteration; the quick choice for stiff systems at moderate tolerances.
    Rodas,
    /// ROS2, of order 2: two stages, L-stable, no iteration, steps of the length in [`Options::step`], for loops with a clock.
    Realtime,
    /// RATTLE, of order 2: symplectic steps of one length for systems of second order, constraints held.
    Rattle,
    /// Its composition of order 4, 5 stages.
    Rattle4,
    /// Its composition of order 6, 9 stages.
    Rattle6,
    /// Its composition of order 8, 17 stages.
    Rattle8,
    /// A discrete-gradient method, of order 2: implicit steps of one length for systems of second order, in each of which the balance of power holds to rounding.
    DiscreteGradient,
    /// Backward differentiation formulas of order 1 to 5, chosen as it runs: one evaluation and one solution an iteration, one factorization for many steps; the method
    /// for stiff systems of many variables.
    Bdf,
    /// The generalized-α method, of order 2, on Lie groups, constraints held: for stiff structures at loose tolerances.
    GeneralizedAlpha,
}
