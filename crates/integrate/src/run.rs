//! A run from start to end: a loop over a [`Stepper`], with samples, progress and interruption.

use crate::sampling::Sampling;
use crate::{Control, Observer, Options, Outcome, StepInfo, Stepper, StopReason, System};

/// Integrates from the stepper's start to `until`.
pub(crate) fn run(
    stepper: Stepper,
    system: &mut dyn System,
    until: f64,
    options: &Options,
    observer: &mut dyn Observer,
) -> Outcome {
    let sampling = Sampling::new(stepper.time(), until, options.every);
    let mut run = Run { stepper, sampling, until, system, observer };
    let stop = match run.set_out().and_then(|()| run.keep_stepping()) {
        Ok(()) => StopReason::End,
        // At the end nothing is left to interrupt.
        Err(StopReason::Interrupted) if run.stepper.time() == until => StopReason::End,
        Err(stop) => stop,
    };
    let stepper = &run.stepper;
    Outcome {
        t: stepper.time(),
        y: stepper.state().to_vec(),
        stop,
        counters: stepper.counters(),
        stiffness: stepper.stiffness(),
        choices: stepper.choices(),
    }
}

struct Run<'a> {
    stepper: Stepper,
    sampling: Sampling,
    until: f64,
    system: &'a mut dyn System,
    observer: &'a mut dyn Observer,
}

impl Run<'_> {
    /// The sample at the start, then the rest.
    fn set_out(&mut self) -> Result<(), StopReason> {
        self.stepper.count_sample();
        proceed(self.observer.sample(self.stepper.time(), self.stepper.state()))?;
        if self.stepper.time() == self.until {
            return Ok(());
        }
        self.stepper.set_out(self.system)
    }

    fn keep_stepping(&mut self) -> Result<(), StopReason> {
        while self.stepper.time() < self.until {
            let sampling = &self.sampling;
            let end = self.stepper.advance(self.system, |end| sampling.before(end))?;
            self.deliver_samples(end)?;
            if let Some((start, error)) = self.stepper.commit(self.system) {
                let counters = self.stepper.counters();
                let y = self.stepper.state();
                proceed(self.observer.step(&StepInfo { start, end, y, error, counters }))?;
            }
        }
        Ok(())
    }

    /// Shows every sample after the step's start up to and with its end.
    fn deliver_samples(&mut self, end: f64) -> Result<(), StopReason> {
        while let Some(t) = self.sampling.take(end) {
            let control = self.observer.sample(t, self.stepper.sample(self.system, t)?);
            self.stepper.count_sample();
            if control == Control::Stop {
                self.stepper.stop_at_sample(t);
                return Err(StopReason::Interrupted);
            }
        }
        Ok(())
    }
}

fn proceed(control: Control) -> Result<(), StopReason> {
    match control {
        Control::Continue => Ok(()),
        Control::Stop => Err(StopReason::Interrupted),
    }
}
