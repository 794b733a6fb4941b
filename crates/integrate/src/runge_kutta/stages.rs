//! The numbers of one step: state, stages, error, dense output. Equation numbers are those of `runge_kutta.rs`.

use super::tableau::{ErrorEstimate, Row, Tableau};
use crate::memory::Memory;
use crate::method::{Step, Trouble, all_finite, failed, project, rate};
use crate::tolerance::Tolerance;
use crate::tolerances::steps::SEEN;
use crate::{Counters, Projection, System};

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

    /// E: the error estimate over the tolerance, of the component that misses most.
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
        let fifth = tolerance.largest(first, size);
        if matches!(tableau.error, ErrorEstimate::WithEnd(_)) {
            return h * fifth;
        }
        let blend = fifth.hypot(0.1 * tolerance.largest(second, size));
        if blend == 0.0 { 0.0 } else { h * fifth * (fifth / blend) }
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
        interpolate(&self.dense, theta, &mut self.point);
        self.project_sample(system, t, counters)?;
        Ok(&self.point)
    }

    /// The same by other terms of (5).
    pub fn sample_of(
        &mut self,
        dense: &[f64],
        system: &mut dyn System,
        (t, theta): (f64, f64),
        counters: &mut Counters,
    ) -> Result<&[f64], Trouble> {
        interpolate(dense, theta, &mut self.point);
        self.project_sample(system, t, counters)?;
        Ok(&self.point)
    }

    fn project_sample(&mut self, system: &mut dyn System, t: f64, counters: &mut Counters) -> Result<(), Trouble> {
        counters.projections += 1;
        let projected = system.project_sample_of_rates(t, &mut self.point);
        projected.map_err(failed)?;
        all_finite(&self.point)
    }

    /// Keeps the terms of (5).
    pub fn keep_dense(&self, dense: &mut Vec<f64>) {
        dense.clone_from(&self.dense);
    }

    /// (6) over the tolerance, of the component that misses most; infinite where there is no rate.
    pub fn defect(
        &mut self,
        system: &mut dyn System,
        step: Step,
        tolerance: &Tolerance,
        counters: &mut Counters,
    ) -> f64 {
        let (n, terms) = (self.n, self.dense.len().checked_div(self.n).unwrap_or(0));
        let [slope, rates] = &mut self.estimates;
        for i in 0..n {
            let (mut u, mut du) = (0.0, 0.0);
            for term in (1..terms).rev() {
                let (turn, factor) = if term % 2 == 1 { (1.0, SEEN) } else { (-1.0, 1.0 - SEEN) };
                let inner = self.dense[term * n + i] + u;
                (u, du) = (factor * inner, turn * inner + factor * du);
            }
            self.point[i] = self.dense[i] + u;
            slope[i] = du;
        }
        if rate(system, step.start + SEEN * step.h, &self.point, rates, counters).is_err() {
            return f64::INFINITY;
        }
        slope.iter_mut().zip(rates.iter()).for_each(|(slope, rate)| *slope -= step.h * rate);
        let size = |i: usize| self.y[i].abs().max(self.end[i].abs());
        tolerance.largest(slope, size)
    }

    /// The rate at the state.
    pub fn rate(&self) -> &[f64] {
        &self.k[..self.n]
    }

    /// The state with its rate.
    pub fn remember(&mut self, memory: &mut Memory) {
        memory.numbers(&mut self.y);
        memory.numbers(&mut self.k[..self.n]);
    }

    /// Another state with its rate becomes the start of the next step.
    pub fn start_from(&mut self, y: &[f64], rate: &[f64]) {
        self.y.copy_from_slice(y);
        self.k[..self.n].copy_from_slice(rate);
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
}

/// (5) of these terms.
fn interpolate(dense: &[f64], theta: f64, u: &mut [f64]) {
    let n = u.len();
    let terms = dense.len().checked_div(n).unwrap_or(0);
    for (i, u) in u.iter_mut().enumerate() {
        let mut inner = 0.0;
        for term in (1..terms).rev() {
            let factor = if term % 2 == 1 { theta } else { 1.0 - theta };
            inner = factor * (dense[term * n + i] + inner);
        }
        *u = dense[i] + inner;
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
