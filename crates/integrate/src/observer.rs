//! Who watches a run: samples, progress, interruption.

use crate::Counters;

/// Whether a run goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Go on.
    Continue,
    /// Stop here; everything reported so far stays valid.
    Stop,
}

/// Receives what a run computes, in the order of time.
pub trait Observer {
    /// A sample (t, y): the start, then t0 + k·every or each accepted step, and the end. Already projected.
    ///
    /// On [`Control::Stop`] the run ends with this sample as its last state.
    fn sample(&mut self, t: f64, y: &[f64]) -> Control;

    /// An accepted step, reported after its samples; the place for progress and interruption.
    ///
    /// On [`Control::Stop`] the run ends with the end of this step as its last state.
    fn step(&mut self, _info: &StepInfo) -> Control {
        Control::Continue
    }
}

/// One accepted step.
#[derive(Clone, Copy, Debug)]
pub struct StepInfo<'a> {
    /// The time at which the step began.
    pub start: f64,
    /// The time at which it ended.
    pub end: f64,
    /// The projected state at its end.
    pub y: &'a [f64],
    /// The error estimate over the tolerance, at most 1.
    pub error: f64,
    /// The work of the run so far.
    pub counters: Counters,
}
