//! Values over time between points that are given.
//!
//! | | between t_k and t_{k+1} |
//! |---|---|
//! | step | y_k |
//! | linear | the line through both points |
//! | cubic | the spline with continuous second derivatives, whose slopes at the ends are those of the cubics through the first and the last four points |
//!
//! Before the first point and after the last one the value there holds. Slopes s of the spline solve, with h_k = t_{k+1} − t_k and d_k = (y_{k+1} − y_k)/h_k,
//!
//! ```text
//! h_k s_{k−1} + 2 (h_{k−1} + h_k) s_k + h_{k−1} s_{k+1} = 3 (h_k d_{k−1} + h_{k−1} d_k)                  (1)
//! ```
//!
//! \[de Boor, A Practical Guide to Splines, ch. IV\], by elimination without pivots: (1) is diagonally dominant.

pub use dalembert_spec::spec::Interpolation;
use dalembert_spec::spec::TableSpec;

/// Points with what lies between them.
#[derive(Clone, Debug)]
pub struct Table {
    times: Vec<f64>,
    values: Vec<f64>,
    /// Slopes of the spline.
    slopes: Vec<f64>,
    interpolation: Interpolation,
}

impl Table {
    /// Of points in the order of their times.
    pub fn new(spec: &TableSpec) -> Self {
        let (times, values) = (spec.times.clone(), spec.values.clone());
        let slopes = match spec.interpolation {
            Interpolation::Cubic => slopes(&times, &values),
            _ => Vec::new(),
        };
        Self { times, values, slopes, interpolation: spec.interpolation }
    }

    /// The first and the last time.
    pub fn span(&self) -> (f64, f64) {
        let at = |t: Option<&f64>| t.copied().unwrap_or(0.0);
        (at(self.times.first()), at(self.times.last()))
    }

    /// The value at a time.
    pub fn value(&self, t: f64) -> f64 {
        let after = self.times.partition_point(|&point| point <= t);
        let Some(k) = after.checked_sub(1) else { return self.values.first().copied().unwrap_or(f64::NAN) };
        if k + 1 >= self.times.len() || self.interpolation == Interpolation::Step {
            return self.values[k];
        }
        let (h, y) = (self.times[k + 1] - self.times[k], [self.values[k], self.values[k + 1]]);
        let x = (t - self.times[k]) / h;
        if self.slopes.is_empty() {
            return y[0] + x * (y[1] - y[0]);
        }
        let s = [h * self.slopes[k], h * self.slopes[k + 1]];
        let rest = 1.0 - x;
        y[0] * rest * rest * (1.0 + 2.0 * x) + y[1] * x * x * (3.0 - 2.0 * x) + x * rest * (s[0] * rest - s[1] * x)
    }

    /// The first time after `t` at which it is not smooth; a jump is two times next to each other.
    pub fn change_after(&self, t: f64) -> f64 {
        let next = |after: usize| self.times.get(after).copied().unwrap_or(f64::INFINITY);
        let knot = next(self.times.partition_point(|&point| point <= t));
        let before = knot.next_down();
        if self.interpolation == Interpolation::Step && before > t { before } else { knot }
    }

    /// The largest size of its points.
    pub fn size(&self) -> f64 {
        self.values.iter().fold(0.0, |size, y| size.max(y.abs()))
    }
}

fn slopes(t: &[f64], y: &[f64]) -> Vec<f64> {
    let n = t.len();
    if n < 3 {
        let slope = if n == 2 { (y[1] - y[0]) / (t[1] - t[0]) } else { 0.0 };
        return vec![slope; n];
    }
    let most = n.min(4);
    let (first, last) = (slope_at(&t[..most], &y[..most], 0), slope_at(&t[n - most..], &y[n - most..], most - 1));
    let h: Vec<f64> = t.windows(2).map(|t| t[1] - t[0]).collect();
    let d: Vec<f64> = y.windows(2).zip(&h).map(|(y, h)| (y[1] - y[0]) / h).collect();
    // (1), upper entries and right-hand sides over the pivots.
    let (mut upper, mut s) = (vec![0.0; n], vec![first; n]);
    for k in 1..n - 1 {
        let pivot = 2.0 * (h[k - 1] + h[k]) - h[k] * upper[k - 1];
        upper[k] = h[k - 1] / pivot;
        s[k] = (3.0 * (h[k] * d[k - 1] + h[k - 1] * d[k]) - h[k] * s[k - 1]) / pivot;
    }
    s[n - 1] = last;
    for k in (1..n - 1).rev() {
        s[k] -= upper[k] * s[k + 1];
    }
    s
}

/// The slope at one of a few points of the polynomial through all of them, by Lagrange's formula.
fn slope_at(t: &[f64], y: &[f64], i: usize) -> f64 {
    let others = |j: usize| (0..t.len()).filter(move |&m| m != i && m != j);
    let own: f64 = others(i).map(|m| (t[i] - t[m]).recip()).sum::<f64>() * y[i];
    let rest = others(i).map(|j| {
        let product: f64 = others(j).map(|m| (t[i] - t[m]) / (t[j] - t[m])).product();
        y[j] * product / (t[j] - t[i])
    });
    own + rest.sum::<f64>()
}
