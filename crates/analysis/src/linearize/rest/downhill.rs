//! To where loads take the model: motion with friction in place of inertia, by steps that become Newton's.
//!
//! ```text
//! M ẇ = −Q(w):   (σ L Lᵀ + ∂Q/∂w) δw = −Q,   M_f = L Lᵀ,   σ → 0                                                           (3)
//! ```
//!
//! This is the gradient flow of the potential energy in the mass metric where there is one, along constraints of any kind, with nothing but
//! loads needed. A step counts if the loads before and after it have done work together, (Q₀ + Q₁)·δw < 0, the trapezium rule for how the energy
//! sinks: then σ becomes less, otherwise more (C. T. Kelley, D. E. Keyes: Convergence analysis of pseudo-transient continuation, SIAM J.
//! Numer. Anal. 35 (1998) 508–523). A model whose energy has a lower bound can't go on for ever, and where its energy is least ‖Q‖ is zero.

use dalembert_dense as dense;
use dalembert_dynamics::projection::displace;
use dalembert_linear::Mat;

use super::here::Here;
use super::parts::Part;
use super::search::Search;
use super::straight::rank;
use super::trail::Trail;
use crate::tolerances::{
    BALANCED, CREEPING, EASING, FIRM, KEPT, LONGEST, SINKING, SINKING_EACH, SOFT, STIFFENINGS, STILL,
};

/// A step of a part: the displacement of all columns, and its length in the sizes of the model and the state.
struct Flow {
    delta: Vec<f64>,
    length: f64,
}

/// What was taken of such steps so far, and where that leads, if it is known.
struct Sunk {
    delta: Vec<f64>,
    /// By the number of the first column.
    lengths: Vec<(usize, f64)>,
    place: Option<Here>,
}

fn add(all: &mut [f64], own: &[f64]) {
    all.iter_mut().zip(own).for_each(|(all, own)| *all += own);
}

impl Search<'_, '_> {
    /// Where the loads lead, by steps of any number up to a limit.
    pub(super) fn downhill(&mut self, mut here: Here) -> Here {
        let (mut firm, mut same) = (vec![FIRM; self.model.n()], 0);
        self.trails.fill(Trail::default());
        // The more freedoms there are, the more turns they make one after the other.
        for _ in 0..SINKING + SINKING_EACH * here.loads.len() {
            if here.size <= BALANCED || same > CREEPING || self.is_spent() {
                break;
            }
            let Some((next, lengths)) = self.sink(&here, &mut firm) else { break };
            self.go_on(&lengths, (&self.parts.merits(&here), &self.parts.merits(&next)));
            self.steps += 1;
            self.spend(&here, 1.0);
            // Loads that no step changes push on for ever; what is too firm for them does not step yet.
            let steps = lengths.iter().any(|(_, length)| *length > KEPT);
            let changes = (next.merit() - here.merit()).abs() > KEPT * here.merit();
            same = if changes { 0 } else { same + usize::from(steps) };
            here = next;
        }
        // The last steps are Newton's.
        self.straight_on(here)
    }

    /// One step of each part, as firm as it is by the number of its first column, with their lengths in the sizes of the model and the state.
    fn sink(&mut self, here: &Here, firm: &mut [f64]) -> Option<(Here, Vec<(usize, f64)>)> {
        let slope = self.slope(here).ok()?;
        let (n, f) = (self.model.n(), here.residual.nrows());
        // ∂Q along admissible velocities.
        let along = Mat::from_fn(slope.places.len(), f, |k, i| slope.places[k].share[i]);
        let both = (here.metric(), &slope.efforts * &along);
        let mut waiting = self.moving_parts(here, &slope);
        if waiting.len() > 1 {
            waiting.retain(|part| !part.rests(here, BALANCED));
        }
        let mut sunk = Sunk { delta: vec![0.0; n], lengths: Vec::new(), place: None };
        for _ in 0..STIFFENINGS {
            let mut steps = Vec::with_capacity(waiting.len());
            for part in &waiting {
                let step = self.part_of_flow(here, (part, &both), firm)?;
                if !step.length.is_finite() {
                    return None;
                }
                steps.push(Some(step).filter(|s| s.length <= LONGEST && here.work_of(&part.rows, &s.delta) > 0.0));
            }
            let counts = self.sink_by(here, (&waiting, &steps), &mut sunk);
            for (part, counts) in waiting.iter().zip(&counts) {
                let firm = &mut firm[part.first];
                *firm = if *counts { (*firm * EASING).max(f64::MIN_POSITIVE) } else { *firm / EASING };
            }
            let mut waits = counts.iter().map(|counts| !counts);
            waiting.retain(|_| waits.next().unwrap_or(true));
            if waiting.is_empty() {
                break;
            }
        }
        let place = match sunk.place {
            Some(place) => place,
            None if !sunk.lengths.is_empty() => {
                let mut state = here.state.clone();
                self.move_by(&mut state, &sunk.delta);
                self.tried(here, state)?
            }
            None => return None,
        };
        Some((place, sunk.lengths))
    }

    /// Which of the steps of parts count, after those that were taken before: they are taken.
    fn sink_by(&mut self, here: &Here, (parts, steps): (&[Part], &[Option<Flow>]), sunk: &mut Sunk) -> Vec<bool> {
        let mut delta = sunk.delta.clone();
        let steps = || parts.iter().zip(steps).enumerate().filter_map(|(k, (part, s))| Some((k, part, s.as_ref()?)));
        steps().for_each(|(_, _, s)| add(&mut delta, &s.delta));
        let mut counts = vec![false; parts.len()];
        let mut state = here.state.clone();
        self.move_by(&mut state, &delta);
        let Some(next) = (steps().count() > 0).then(|| self.tried(here, state)).flatten() else { return counts };
        for (k, part, step) in steps() {
            let later = next.work_of(&self.parts.rows_of(part, &next), &step.delta);
            counts[k] = here.work_of(&part.rows, &step.delta) + later > 0.0;
            if counts[k] {
                add(&mut sunk.delta, &step.delta);
                sunk.lengths.push((part.first, step.length));
            }
        }
        // All that was tried counts: the place is where it leads.
        let all = steps().all(|(k, ..)| counts[k]);
        sunk.place = if all { Some(next) } else { sunk.place.take().filter(|_| !counts.contains(&true)) };
        counts
    }

    /// The step of (3) of a part, by M and ∂Q; nothing where it would be rounding.
    fn part_of_flow(
        &self,
        here: &Here,
        (part, (mass, slope)): (&Part, &(Mat<f64>, Mat<f64>)),
        firm: &[f64],
    ) -> Option<Flow> {
        let (rows, model) = (&part.rows, self.model);
        let firm = firm[part.first] * model.natural.of_derivative(2);
        let entry = |i: usize, j: usize| slope[(rows[i], rows[j])] + firm * mass[(rows[i], rows[j])];
        // Where loads have died away beside stiff parts the rest is rounding of these, and leads anywhere.
        if here.size <= STILL && self.trails[part.first].has_no_end() {
            let matrix = here.whitened(rows, &Mat::from_fn(rows.len(), rows.len(), entry));
            if rank(&matrix, SOFT) < rows.len() {
                return None;
            }
        }
        // In sizes of the rates that have the same energy: pivots depend on no units.
        let size: Vec<f64> = rows.iter().map(|&row| mass[(row, row)].sqrt()).collect();
        let matrix = Mat::from_fn(rows.len(), rows.len(), |i, j| entry(i, j) / (size[i] * size[j]));
        let loads = Mat::from_fn(rows.len(), 1, |i, _| here.loads[rows[i]].1 / size[i]);
        let own = dense::Lu::new(&matrix).solve(&loads);
        let rates: Vec<f64> = size.iter().enumerate().map(|(i, size)| own[(i, 0)] / size).collect();
        let along = |c: usize| -rows.iter().zip(&rates).map(|(&k, rate)| here.basis[(c, k)] * rate).sum::<f64>();
        let delta: Vec<f64> = (0..model.n()).map(along).collect();
        let length = (0..model.n()).map(|c| (delta[c] / self.reach(&here.state.y, c)).abs()).fold(0.0, f64::max);
        Some(Flow { delta, length: if length.is_nan() { f64::INFINITY } else { length } })
    }

    /// Moves positions by a displacement of all velocities.
    pub(super) fn move_by(&mut self, state: &mut dalembert_model::state::State, delta: &[f64]) {
        let model = self.model;
        self.equations.evaluate(state.t, &state.y, &state.inputs);
        let mut moved = vec![0.0; model.n()];
        for depth in (1..=model.max_order.max(2) as usize).rev() {
            let level = |c: usize| {
                let v = &model.variables[c];
                if v.is_twist() { 2 } else { v.order as usize }
            };
            let own: Vec<f64> = (0..model.n()).map(|c| if level(c) == depth { delta[c] } else { 0.0 }).collect();
            if own.iter().any(|x| *x != 0.0) {
                displace(model, &self.equations, depth, &own, &mut moved, &mut state.y);
            }
        }
    }
}
