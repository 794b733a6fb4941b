//! Where the samples of a run go while it goes on.

use crate::result::{Column, RunResult};
use crate::snapshot::Snapshot;

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
