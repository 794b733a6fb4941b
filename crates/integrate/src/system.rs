//! What is integrated: the one thing this crate knows about the world.

use crate::{Failure, Pencil, SecondOrder};

/// A system y' = f(t, y), possibly on a manifold that [`System::project`] leads back to.
pub trait System {
    /// The length of y; constant during a run.
    fn dimension(&self) -> usize;

    /// Writes f(t, y) into `dy`.
    ///
    /// The point may be a trial that is thrown away, somewhat off the solution and off the manifold.
    ///
    /// # Errors
    /// A [`Failure`] says that f has no value here. The integrator then tries a smaller step before it gives up.
    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure>;

    /// Moves y to the nearby point of the manifold; by default there is none.
    ///
    /// Called on the end of each step that passes the error test.
    ///
    /// # Errors
    /// A [`Failure`] says that no nearby point was found; a smaller step is tried.
    fn project(&mut self, _t: f64, _y: &mut [f64]) -> Result<Projection, Failure> {
        Ok(Projection::Unchanged)
    }

    /// The same for the end of a step of a method that goes on from the ends of steps before as well: what is missing is shared out among components by what their errors may be. By its inertia a component moves
    /// that no constraint speaks of, and where it is small beside the others by far more than it may miss: polynomials through earlier states take that for a motion.
    ///
    /// # Errors
    /// As [`Self::project`].
    fn project_by_errors(&mut self, t: f64, y: &mut [f64]) -> Result<Projection, Failure> {
        self.project(t, y)
    }

    /// The same for a sample between the ends of a step, after which the next step starts from its end: what a system learns from
    /// the ends of steps must stay as it is, or samples would change the solution.
    ///
    /// # Errors
    /// As [`Self::project`]; the run ends.
    fn project_sample(&mut self, t: f64, y: &mut [f64]) -> Result<(), Failure> {
        self.project(t, y).map(|_| ())
    }

    /// The same for a sample of an explicit step: between its ends that follows rates alone, and no equations.
    ///
    /// # Errors
    /// As [`Self::project_sample`].
    fn project_sample_of_rates(&mut self, t: f64, y: &mut [f64]) -> Result<(), Failure> {
        self.project_sample(t, y)
    }

    /// Replaces the error `error` of a state y by that of its projection; false, and anything in `error`, if that is not known.
    ///
    /// Asked before a step is thrown away: where a manifold branches, errors across it can be large and yet mean nothing, since
    /// projection takes them away.
    fn error_after_projection(&mut self, _t: f64, _y: &[f64], _error: &mut [f64]) -> bool {
        false
    }

    /// The step that ends at y with the rate `dy` was taken, and all its samples were shown. What changes the system's answers, such as
    /// what it learns from states, belongs here: a step is one thing.
    fn settle(&mut self, _t: f64, _y: &[f64], _dy: &[f64]) {}

    /// Sizes that errors of the components in a step of length `h` from the last end of a step are measured against where these are larger than the
    /// components themselves: the size of a motion that comes back to zero, or what the rounding of other components leaves in this one.
    /// `sizes` holds the last answer, zeros at first. With such sizes tolerances need no absolute part, and the same
    /// system in other units takes the same steps. Asked before each error is measured, and with h = 0 at the start.
    fn sizes(&mut self, _h: f64, _sizes: &mut [f64]) {}

    /// The same for a method that lets errors add up to the tolerance over a time that has passed at the end of the step, not within each step: as large as what that time makes of
    /// the motion is what a component may miss.
    fn sizes_over(&mut self, h: f64, _passed: f64, sizes: &mut [f64]) {
        self.sizes(h, sizes);
    }

    /// The first time after `t` that no step may pass: where the rate changes with time in a way that stages could miss, such as a short
    /// pulse or a jump; infinite if there is none. Asked for each step.
    fn next_change(&mut self, _t: f64) -> f64 {
        f64::INFINITY
    }

    /// Adds numbers whose zeros are where rates change from one formula to another, always in the same order: steps that are chosen by their errors do not lead over these
    /// unseen. None, the default, if there is no such place. Zero counts as positive.
    fn switches(&mut self, _t: f64, _y: &[f64], _values: &mut Vec<f64>) {}

    /// What switches at the zeros of one of these numbers, in words: "… `x` …".
    fn switch_name(&mut self, number: usize) -> String {
        format!("switching function {number} is zero")
    }

    /// What these components are called, in words: "`x`, `y`"; empty, the default, where they have no names.
    fn names(&self, _components: &[usize]) -> String {
        String::new()
    }

    /// Adds what exponentials and hyperbolic tangents of the state are taken of, always in the same order: steps that are chosen by their errors do not lead past all of such a shape unseen.
    /// None, the default, if there are none.
    fn bumps(&mut self, _t: f64, _y: &[f64], _values: &mut Vec<Bump>) {}

    /// A step starts here: until the next one does, numbers that have zeros again and again, as where a whole number is passed, may be those of the zeros next to this place.
    fn switches_from(&mut self, _t: f64, _y: &[f64]) {}

    /// Whether component `component` of y takes part in the error norm.
    ///
    /// Quadratures that nothing else depends on may be left out. Asked once at the start of a run.
    fn error_controlled(&self, _component: usize) -> bool {
        true
    }

    /// Whether component `component` of y is a result: the integral of its rate, that no rate depends on. Rows of Jacobians may be left zero for these.
    /// Asked once at the start of a run.
    fn is_result(&self, _component: usize) -> bool {
        false
    }

    /// The system with what implicit methods need, if it gives that here.
    fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
        None
    }

    /// The system as one of second order, if it is one.
    fn second_order(&mut self) -> Option<&mut dyn SecondOrder> {
        None
    }
}

/// A system M(t, y) y' = f(t, y) with derivatives, where M may be singular; [`Self::right_side`] writes f.
///
/// With M = 1, the default, it is an ordinary differential equation. Where M is singular the start must be consistent: f(t, y) in the
/// range of M.
pub trait ImplicitSystem: System {
    /// Writes f(t, y) into `out`: [`System::rate`], unless M is singular and the system has rates y' all the same.
    ///
    /// # Errors
    /// As [`System::rate`].
    fn right_side(&mut self, t: f64, y: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        self.rate(t, y, out)
    }

    /// Whether a component is algebraic, 0 = f_i(t, y), where M is [`MassKind::SemiExplicit`].
    fn is_algebraic(&self, _component: usize) -> bool {
        false
    }

    /// By how much f_i of an algebraic component is off by rounding, as it is written.
    fn rounding(&self, _component: usize) -> f64 {
        0.0
    }

    /// What rounding of algebraic components makes of all components in a step: no error of them is less. Told with each factorization.
    fn take_noise(&mut self, _noise: &[f64]) {}

    /// The f_i of an algebraic component that components of the sizes that errors are measured against would make here: it counts as met where it is the tolerance of that. What it is written in may change where
    /// derivatives are asked for only.
    fn algebraic_size(&self, _component: usize) -> f64 {
        1.0
    }

    /// Writes J = ∂(f − M y')/∂y at (t, y), column-major n×n, over zeros. `dy` is about y'; only a mass that varies with y has a use for it.
    /// It is to be exact: differences cost steps and digits.
    ///
    /// # Errors
    /// A [`Failure`] says that there are no derivatives here.
    fn jacobian(&mut self, t: f64, y: &[f64], dy: &[f64], out: &mut [f64]) -> Result<(), Failure>;

    /// Writes J at (t, y) as a sparse pencil, which is less work for a large system; false, the default, where J is to be asked for as a dense matrix.
    /// Not asked where M is a matrix.
    ///
    /// # Errors
    /// A [`Failure`] says that there are no derivatives here.
    fn pencil(&mut self, _t: f64, _y: &[f64], _out: &mut Pencil) -> Result<bool, Failure> {
        Ok(false)
    }

    /// Whether [`Self::pencil`] writes one where rows are independent, as told at a state of which only the length counts. What is not takes dense matrices of all components.
    fn is_sparse(&mut self, _y: &[f64]) -> bool {
        false
    }

    /// What M is.
    fn mass_kind(&self) -> MassKind {
        MassKind::Identity
    }

    /// Writes M(t, y), column-major n×n, over zeros. Not asked where its kind tells all of it.
    ///
    /// # Errors
    /// A [`Failure`] says that there is no M here.
    fn mass(&mut self, _t: f64, _y: &[f64], _out: &mut [f64]) -> Result<(), Failure> {
        Ok(())
    }

    /// How often equations must be differentiated until they tell the rate of this component, as 1 where y' = f does not need it: 1 for
    /// differential components and those of index 1, then 2 and 3. Errors of a component of index k are weighed by hᵏ⁻¹ by `radau`; other methods
    /// refuse those above 1.
    fn index(&self, _component: usize) -> u32 {
        1
    }
}

/// The mass matrix M of an [`ImplicitSystem`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MassKind {
    /// M = 1.
    Identity,
    /// M is 1 but for zeros on the diagonal, at the components of [`ImplicitSystem::is_algebraic`].
    SemiExplicit,
    /// M is the same at all times and states.
    Constant,
    /// M changes with time or state.
    Varying,
}

/// What exponentials and hyperbolic functions of the state are taken of ([`System::bumps`]).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bump {
    /// The exponent of an exponential.
    Exponent(f64),
    /// The argument of a hyperbolic function.
    Saturating(f64),
    /// An angle that one of these depends on, rad.
    Angle(f64),
}

impl Bump {
    /// The number itself.
    pub(crate) fn argument(self) -> f64 {
        let (Self::Exponent(a) | Self::Saturating(a) | Self::Angle(a)) = self;
        a
    }
}

/// What a projection did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Projection {
    /// Every component of y kept its bits, so that a rate computed at y still holds.
    Unchanged,
    /// Some component of y changed.
    Moved,
    /// As `Moved`, but rates at y are uncertain: a step had better end elsewhere. It does if another length allows it.
    Unsuited,
    /// As `Moved`, by so many times more than errors may be: the error of the step is no less, whatever its stages told of it.
    Far(f64),
}

impl Projection {
    /// The least error of a step, over what is allowed, that is known by it.
    pub(crate) fn error(self) -> f64 {
        if let Self::Far(times) = self { times } else { 0.0 }
    }
}

impl MassKind {
    /// Whether M is to be asked for.
    pub(crate) fn is_matrix(self) -> bool {
        matches!(self, Self::Constant | Self::Varying)
    }
}
