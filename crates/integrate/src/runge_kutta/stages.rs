//! The numbers of one step: state, stages, error, dense output. Equation numbers are those of `runge_kutta.rs`.

use super::tableau::{ErrorEstimate, Row, Tableau};
use super::{Step, Trouble};
use crate::tolerances::errors::{LARGEST, RELATIVE_FLOOR};
use crate::{Counters, Options, Projection, System};

/// What the error of a step is measured with.
pub(super) struct Tolerance {
    relative: f64,
    absolute: f64,
    /// The components under error control.
    controlled: Vec<usize>,
    /// Least sizes of the components, by the system.
    pub sizes: Vec<f64>,
}

impl Tolerance {
    pub fn new(system: &dyn System, options: &Options) -> Self {
        Self {
            relative: options.relative.max(RELATIVE_FLOOR),
            absolute: options.absolute,
            controlled: (0..system.dimension()).filter(|&i| system.error_controlled(i)).collect(),
            sizes: vec![0.0; system.dimension()],
        }
    }

    /// The error that component i may have at this size; never zero, so that a component that stays zero has none.
    fn scale(&self, i: usize, size: f64) -> f64 {
        (self.absolute + self.relative * size.max(self.sizes[i])).max(f64::MIN_POSITIVE)
    }

    /// Whether anything is known of the size of component i.
    fn knows(&self, i: usize, size: f64) -> bool {
        self.scale(i, size) > f64::MIN_POSITIVE
    }

    /// An error over what it may be; however small that is, squares of it are finite.
    fn share(&self, i: usize, x: f64, size: f64) -> f64 {
        (x / self.scale(i, size)).clamp(-LARGEST, LARGEST)
    }

    /// Σ (xᵢ / scaleᵢ)² over the controlled components, with `size(i)` the size of component i.
    fn squares(&self, x: &[f64], size: impl Fn(usize) -> f64) -> f64 {
        self.controlled.iter().map(|&i| self.share(i, x[i], size(i)).powi(2)).sum()
    }

    /// The same over those of which a size is known: the others start from nothing.
    fn known_squares(&self, x: &[f64], size: impl Fn(usize) -> f64) -> f64 {
        let known = self.controlled.iter().filter(|&&i| self.knows(i, size(i)));
        known.map(|&i| self.share(i, x[i], size(i)).powi(2)).sum()
    }

    /// The mean of such a sum.
    fn mean(&self, sum: f64) -> f64 {
        sum / self.controlled.len().max(1) as f64
    }
}

/// State and work space, made once.
pub(super) struct Stages {
    n: usize,
    /// The state at the step's start.
    pub y: Vec<f64>,
    /// The state at the step's end: ŷ₁, then y₁.
    end: Vec<f64>,
    /// Stage after stage, each of length n; stage 0 is the rate at the start.
    k: Vec<f64>,
    /// Number of the stage at the step's end.
    s: usize,
    /// A trial point, and later a sample.
    point: Vec<f64>,
    /// The point of the last stage.
    last: Vec<f64>,
    /// Parts of a norm, by component.
    parts: Vec<f64>,
    /// The error estimates.
    estimates: [Vec<f64>; 2],
    /// The terms r₀ = y₀, r₁, … of the dense output, each of length n.
    dense: Vec<f64>,
}

impl Stages {
    pub fn new(tableau: &Tableau, y0: &[f64]) -> Self {
        let n = y0.len();
        Self {
            n,
            y: y0.to_vec(),
            end: vec![0.0; n],
            k: vec![0.0; n * tableau.stage_count()],
            s: tableau.nodes.len(),
            point: vec![0.0; n],
            last: vec![0.0; n],
            parts: vec![0.0; n],
            estimates: [vec![0.0; n], vec![0.0; n]],
            dense: vec![0.0; n * tableau.dense_terms()],
        }
    }

    pub fn into_state(self) -> Vec<f64> {
        self.y
    }

    pub fn end(&self) -> &[f64] {
        &self.end
    }

    /// k₀ at the start of a run.
    pub fn rate_at_start(&mut self, system: &mut dyn System, t: f64, counters: &mut Counters) -> Result<(), Trouble> {
        rate(system, t, &self.y, &mut self.k[..self.n], counters)?;
        all_finite(&self.k[..self.n])
    }

    /// (1) and (2).
    pub fn take(
        &mut self,
        tableau: &Tableau,
        system: &mut dyn System,
        step: Step,
        counters: &mut Counters,
    ) -> Result<(), Trouble> {
        for i in 1..self.s {
            self.stage(system, i, (tableau.nodes[i], tableau.stages[i]), step, counters)?;
        }
        self.last.copy_from_slice(&self.point);
        combine(tableau.weights, &self.k, self.n, &mut self.end);
        for (end, y) in self.end.iter_mut().zip(&self.y) {
            *end = y + step.h * *end;
        }
        all_finite(&self.end)
    }

    /// (1) for one stage, given (cᵢ, aᵢ).
    fn stage(
        &mut self,
        system: &mut dyn System,
        i: usize,
        (c, a): (f64, Row),
        step: Step,
        counters: &mut Counters,
    ) -> Result<(), Trouble> {
        combine(a, &self.k, self.n, &mut self.point);
        for (point, y) in self.point.iter_mut().zip(&self.y) {
            *point = y + step.h * *point;
        }
        // The end's own time at c = 1, so that no system is asked beyond it.
        let t = if c == 1.0 { step.end } else { step.start + c * step.h };
        rate(system, t, &self.point, &mut self.k[i * self.n..(i + 1) * self.n], counters)
    }

    /// (4).
    pub fn rate_at_end(&mut self, system: &mut dyn System, t: f64, counters: &mut Counters) -> Result<(), Trouble> {
        let at = self.s * self.n..(self.s + 1) * self.n;
        rate(system, t, &self.end, &mut self.k[at.clone()], counters)?;
        all_finite(&self.k[at])
    }

    /// (3).
    pub fn project_end(
        &mut self,
        system: &mut dyn System,
        t: f64,
        counters: &mut Counters,
    ) -> Result<Projection, Trouble> {
        project(system, t, &mut self.end, counters)
    }

    /// E: the error estimate over the tolerance, root mean square.
    pub fn error(&mut self, tableau: &Tableau, h: f64, tolerance: &Tolerance) -> f64 {
        let [first, second] = &mut self.estimates;
        match tableau.error {
            ErrorEstimate::WithEnd(row) => combine(row, &self.k, self.n, first),
            ErrorEstimate::Blended { fifth, third } => {
                combine(fifth, &self.k, self.n, first);
                combine(third, &self.k, self.n, second);
            }
        }
        self.measure(tableau, h, tolerance)
    }

    /// Whether a step to a known rate at its end is longer than the method is stable, with the parts of |Δf|² (`stiffness.rs`). `last` is g.
    pub fn is_beyond(&mut self, (h, border): (f64, f64), tolerance: &Tolerance) -> bool {
        let (n, s) = (self.n, self.s);
        let (mut rates, mut states) = (0.0, 0.0);
        self.parts.fill(0.0);
        for &i in &tolerance.controlled {
            let size = self.y[i].abs().max(self.end[i].abs());
            let rate = tolerance.share(i, self.k[s * n + i] - self.k[(s - 1) * n + i], size);
            self.parts[i] = rate * rate;
            rates += self.parts[i];
            states += tolerance.share(i, self.end[i] - self.last[i], size).powi(2);
        }
        states > 0.0 && h * (rates / states).sqrt() > border
    }

    /// The parts of the last such norm.
    pub fn parts(&self) -> &[f64] {
        &self.parts
    }

    /// E without the part that projection takes away, where the system knows it; asked before a step is thrown away.
    pub fn error_after_projection(
        &mut self,
        tableau: &Tableau,
        system: &mut dyn System,
        step: Step,
        tolerance: &Tolerance,
    ) -> Option<f64> {
        let used = if matches!(tableau.error, ErrorEstimate::WithEnd(_)) { 1 } else { 2 };
        for estimate in &mut self.estimates[..used] {
            estimate.iter_mut().for_each(|e| *e *= step.h);
            if !system.error_after_projection(step.end, &self.end, estimate) {
                return None;
            }
            estimate.iter_mut().for_each(|e| *e /= step.h);
        }
        Some(self.measure(tableau, step.h, tolerance))
    }

    fn measure(&self, tableau: &Tableau, h: f64, tolerance: &Tolerance) -> f64 {
        let [first, second] = &self.estimates;
        let (y, end) = (&self.y, &self.end);
        let size = |i: usize| y[i].abs().max(end[i].abs());
        let e5 = tolerance.squares(first, size);
        if matches!(tableau.error, ErrorEstimate::WithEnd(_)) {
            return h * tolerance.mean(e5).sqrt();
        }
        let blend = e5 + 0.01 * tolerance.squares(second, size);
        if blend == 0.0 { 0.0 } else { h * e5 * (tolerance.mean(1.0) / blend).sqrt() }
    }

    /// The extra stages and the terms of (5), Hermite's cubic first.
    pub fn prepare_dense(
        &mut self,
        tableau: &Tableau,
        system: &mut dyn System,
        step: Step,
        counters: &mut Counters,
    ) -> Result<(), Trouble> {
        for (i, row) in tableau.extra_nodes.iter().copied().zip(tableau.extra_stages.iter().copied()).enumerate() {
            self.stage(system, self.s + 1 + i, row, step, counters)?;
        }
        let (n, h) = (self.n, step.h);
        for i in 0..n {
            let difference = self.end[i] - self.y[i];
            let r2 = h * self.k[i] - difference;
            self.dense[i] = self.y[i];
            self.dense[n + i] = difference;
            self.dense[2 * n + i] = r2;
            self.dense[3 * n + i] = difference - h * self.k[self.s * n + i] - r2;
        }
        for (term, row) in (4..).zip(tableau.dense) {
            let r = &mut self.dense[term * n..(term + 1) * n];
            combine(row, &self.k, n, r);
            for r in r.iter_mut() {
                *r *= h;
            }
        }
        all_finite(&self.dense)
    }

    /// (5) at t = t₀ + θh, projected.
    pub fn dense_sample(
        &mut self,
        system: &mut dyn System,
        (t, theta): (f64, f64),
        counters: &mut Counters,
    ) -> Result<&[f64], Trouble> {
        let (n, terms) = (self.n, self.dense.len().checked_div(self.n).unwrap_or(0));
        for i in 0..n {
            let mut u = 0.0;
            for term in (1..terms).rev() {
                let factor = if term % 2 == 1 { theta } else { 1.0 - theta };
                u = factor * (self.dense[term * n + i] + u);
            }
            self.point[i] = self.dense[i] + u;
        }
        counters.projections += 1;
        system.project_sample(t, &mut self.point).map_err(|failure| Trouble::Failure(failure.message))?;
        all_finite(&self.point)?;
        Ok(&self.point)
    }

    /// The rate at the state.
    pub fn rate(&self) -> &[f64] {
        &self.k[..self.n]
    }

    /// The end becomes the start of the next step.
    pub fn advance(&mut self) {
        self.y.copy_from_slice(&self.end);
        self.k.copy_within(self.s * self.n..(self.s + 1) * self.n, 0);
    }

    /// The sample just shown becomes the state.
    pub fn stop_at_sample(&mut self, at_end: bool) {
        self.y.copy_from_slice(if at_end { &self.end } else { &self.point });
    }

    /// The norms of y₀ and f(t₀, y₀) over the tolerance, for the first step.
    pub fn start_norms(&self, tolerance: &Tolerance) -> (f64, f64) {
        let norm = |x: &[f64]| tolerance.mean(tolerance.known_squares(x, |i| self.y[i].abs())).sqrt();
        (norm(&self.y), norm(&self.k[..self.n]))
    }

    /// |f(t + h, y + h f) − f| over the tolerance, with f = f(t, y), for the first step.
    pub fn rate_difference(
        &mut self,
        system: &mut dyn System,
        (t, h): (f64, f64),
        tolerance: &Tolerance,
        counters: &mut Counters,
    ) -> Result<f64, Trouble> {
        let (f, next) = self.k.split_at_mut(self.n);
        let next = &mut next[..self.n];
        for i in 0..self.n {
            self.point[i] = self.y[i] + h * f[i];
        }
        rate(system, t + h, &self.point, next, counters)?;
        all_finite(next)?;
        next.iter_mut().zip(f.iter()).for_each(|(next, f)| *next -= f);
        let y = &self.y;
        Ok(tolerance.mean(tolerance.known_squares(next, |i| y[i].abs())).sqrt())
    }
}

/// out = Σ cⱼ kⱼ.
fn combine(row: Row, k: &[f64], n: usize, out: &mut [f64]) {
    out.fill(0.0);
    for &(j, c) in row {
        for (out, k) in out.iter_mut().zip(&k[j * n..(j + 1) * n]) {
            *out += c * k;
        }
    }
}

fn rate(system: &mut dyn System, t: f64, y: &[f64], dy: &mut [f64], counters: &mut Counters) -> Result<(), Trouble> {
    counters.evaluations += 1;
    system.rate(t, y, dy).map_err(|failure| Trouble::Failure(failure.message))
}

fn project(system: &mut dyn System, t: f64, y: &mut [f64], counters: &mut Counters) -> Result<Projection, Trouble> {
    counters.projections += 1;
    let projection = system.project(t, y).map_err(|failure| Trouble::Failure(failure.message))?;
    all_finite(y)?;
    Ok(projection)
}

fn all_finite(x: &[f64]) -> Result<(), Trouble> {
    if x.iter().all(|x| x.is_finite()) { Ok(()) } else { Err(Trouble::NotFinite) }
}
