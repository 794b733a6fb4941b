//! How much memory dense matrices may take: asked before any is made, by everything that makes them.

use crate::error::EnforceError;
pub use crate::tolerances::MOST_BYTES;

/// Square matrices of the columns' size that a method holds at once: factors, a kernel, its image, and working space.
const SQUARES: usize = 5;

/// Whether the dense matrices of a problem of so many rows and columns fit.
///
/// # Errors
/// [`EnforceError::TooLarge`], with the numbers.
pub fn dense(rows: usize, columns: usize) -> Result<(), EnforceError> {
    let numbers = columns.saturating_mul(columns.saturating_mul(SQUARES).saturating_add(rows.saturating_mul(2)));
    let bytes = numbers.saturating_mul(size_of::<f64>());
    if bytes <= MOST_BYTES { Ok(()) } else { Err(EnforceError::TooLarge { rows, columns, bytes }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_refused_at_any_size() {
        assert!(dense(10, 10).is_ok() && dense(0, 7000).is_ok());
        for (rows, columns) in
            [(0, 10_000), (10_000, 10_000), (0, usize::MAX), (usize::MAX, 3), (usize::MAX, usize::MAX)]
        {
            let error = dense(rows, columns).expect_err("too large");
            assert!(error.to_string().contains(&format!("{columns} variables")), "{error}");
        }
    }
}
