//! What the error of a step is measured with.

use crate::tolerances::errors::{LARGEST, RELATIVE, RELATIVE_FLOOR};
use crate::{Options, System};

/// The tolerance of a run, with the sizes that errors are relative to.
pub(crate) struct Tolerance {
    relative: f64,
    absolute: f64,
    /// The relative tolerance asked for; if there is none, the one by default: what estimates of lower order are weighed with.
    pub asked: f64,
    /// The components under error control.
    pub controlled: Vec<usize>,
    /// Least sizes of the components, by the system.
    pub sizes: Vec<f64>,
}

impl Tolerance {
    pub fn new(system: &dyn System, options: &Options) -> Self {
        Self {
            relative: options.relative.max(RELATIVE_FLOOR),
            absolute: options.absolute,
            asked: if options.relative > RELATIVE_FLOOR { options.relative } else { RELATIVE },
            controlled: (0..system.dimension()).filter(|&i| system.error_controlled(i)).collect(),
            sizes: vec![0.0; system.dimension()],
        }
    }

    /// The error that component i may have at this size; never zero, so that a component that stays zero has none.
    pub fn scale(&self, i: usize, size: f64) -> f64 {
        (self.absolute + self.relative * size.max(self.sizes[i])).max(f64::MIN_POSITIVE)
    }

    /// Whether anything is known of the size of component i.
    fn knows(&self, i: usize, size: f64) -> bool {
        self.scale(i, size) > f64::MIN_POSITIVE
    }

    /// An error over what it may be; however small that is, squares of it are finite.
    pub fn share(&self, i: usize, x: f64, size: f64) -> f64 {
        (x / self.scale(i, size)).clamp(-LARGEST, LARGEST)
    }

    /// max |xᵢ| / scaleᵢ over the controlled components: what else there is in a system does not change what a component may miss.
    pub fn largest(&self, x: &[f64], size: impl Fn(usize) -> f64) -> f64 {
        let shares = self.controlled.iter().map(|&i| self.share(i, x[i], size(i)).abs());
        shares.fold(0.0, |most, share| if share <= most { most } else { share })
    }

    /// Σ (xᵢ / scaleᵢ)² over the controlled components of which a size is known, with `size(i)` the size of component i: the others start from nothing.
    pub fn known_squares(&self, x: &[f64], size: impl Fn(usize) -> f64) -> f64 {
        let known = self.controlled.iter().filter(|&&i| self.knows(i, size(i)));
        known.map(|&i| self.share(i, x[i], size(i)).powi(2)).sum()
    }

    /// The mean of such a sum.
    pub fn mean(&self, sum: f64) -> f64 {
        sum / self.controlled.len().max(1) as f64
    }
}
