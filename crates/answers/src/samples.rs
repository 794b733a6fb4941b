//! Where the samples of a run go while it goes on.

use crate::result::{Column, RunResult};

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
}
