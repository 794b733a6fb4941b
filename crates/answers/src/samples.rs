//! Where the samples of a run go while it goes on.

use crate::result::{Column, RunResult};
use crate::snapshot::Snapshot;

/// What is read of samples.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reads<'a> {
    /// The columns, by place; all if none are given.
    pub columns: Option<&'a [usize]>,
    /// Whether nothing is read between the first sample and the last one.
    pub ends_only: bool,
}

/// Takes the samples of a run while it goes on, so that nobody needs to hold them all.
pub trait Samples {
    /// Once, before the first sample: the columns, which hold no values.
    ///
    /// # Errors
    /// Why there is no place for the samples; the run stops for this reason.
    fn begin(&mut self, columns: &[Column]) -> Result<(), String>;

    /// One sample: the instant and one value for each column.
    ///
    /// # Errors
    /// As [`Self::begin`].
    fn sample(&mut self, t: f64, values: &[f64]) -> Result<(), String>;

    /// What is read of the samples, once the first was handed over: all of each, unless said otherwise. Values that are not read may be
    /// anything, and so may what the run's summary tells of them; those that are read have the same bits as if all were, and so have the
    /// steps of the run.
    fn reads(&self) -> Reads<'_> {
        Reads::default()
    }

    /// Whether [`Self::snapshot`] is wanted: it costs a sweep over the bodies a sample.
    fn wants_snapshots(&self) -> bool {
        false
    }

    /// The bodies at the sample that was handed over last; models without bodies have none.
    ///
    /// # Errors
    /// As [`Self::begin`].
    fn snapshot(&mut self, _t: f64, _bodies: &Snapshot<'_>) -> Result<(), String> {
        Ok(())
    }
}

/// A result holds all samples.
impl Samples for RunResult {
    fn begin(&mut self, columns: &[Column]) -> Result<(), String> {
        self.columns = columns.to_vec();
        Ok(())
    }

    fn sample(&mut self, t: f64, values: &[f64]) -> Result<(), String> {
        self.time.push(t);
        self.columns.iter_mut().zip(values).for_each(|(column, &value)| column.values.push(value));
        Ok(())
    }

    fn wants_snapshots(&self) -> bool {
        self.poses.is_some()
    }

    fn snapshot(&mut self, _t: f64, bodies: &Snapshot<'_>) -> Result<(), String> {
        self.poses.iter_mut().for_each(|poses| poses.push(bodies));
        Ok(())
    }
}
