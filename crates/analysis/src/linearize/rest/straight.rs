//! Least steps to the nearest state of rest.
//!
//! ```text
//! δw = −S (L⁻¹ ∂Q_f/∂w S)⁺ L⁻¹ Q_f,   M_f = L Lᵀ,   S: the model's own sizes                                               (2)
//! ```
//!
//! no longer than [`LONGEST`], damped as K. Levenberg does (Quart. Appl. Math. 2 (1944) 164–168) by what makes ‖L⁻¹Q_f‖ least, with a
//! projection onto the constraints after each. Neither depends on units. Undamped steps go far along what hardly matters: where all places
//! of a line are at rest, as those of a load that hangs at any height, they run along it.
//!
//! Where rates of rest make a line, (2) leaves open how far to go along it. Then what loads do not change stays, as it does in a motion: with the left kernel u of K
//!
//! ```text
//! uᵀ K = 0:   uᵀ Lᵀ v = 0,   v the free rates that displace by δw                                                        (2a)
//! ```
//!
//! the charge of an island in a circuit, the place of the centre of mass of carts that a spring joins: the state of rest depends on neither units nor how large states are.
//!
//! Where nothing says how large variables are – charges, pressures, lengths in mm – a longer step is taken whole if the loads fall along it
//! as along a line, to half at its half and to nearly nothing at its end, and their slopes are the same in all three places: it leads where a linear
//! model rests, and passes no other rest. Turns stay within [`LONGEST`].

use dalembert_dense as dense;
use dalembert_dynamics::projection::displace;
use dalembert_linear::Mat;
use dalembert_model::state::State;

use super::search::{Here, Moved, Search, Slope};
use crate::tolerances::{
    AFFINE, BALANCED, CREEPING, DAMPINGS, FELT, LONGEST, QUICK, RANK, SEARCH, SOFTEST, STILL, UNFELT,
};

impl Search<'_, '_> {
    /// As near to rest as such steps lead.
    pub(super) fn straight(&mut self, mut here: Here) -> Here {
        let mut merits = vec![here.merit()];
        while merits.len() <= SEARCH && (here.size > BALANCED || self.leads_on(&here)) {
            let Some(next) = self.step(&here) else { break };
            here = next;
            self.steps += 1;
            merits.push(here.merit());
            if merits.len() > CREEPING && here.merit() > 0.5 * merits[merits.len() - 1 - CREEPING] {
                break;
            }
        }
        here.pulled = here.size <= STILL && self.leads_on(&here);
        here.settled = here.size > BALANCED && self.ends_in_rounding(&here);
        here
    }

    /// Whether all that is not balanced would be after a step that positions do not feel: springs of 10⁹ N/m under tension, and those of bodies of
    /// micrometres, pull more by rounding of positions than their bodies' weight in the model's own units.
    fn ends_in_rounding(&mut self, here: &Here) -> bool {
        self.by_slope(here).is_some_and(|length| length <= UNFELT)
    }

    /// Whether loads that are nothing in the model's own units lead some way on all the same: then these units are not the ones of its motion, and it does not rest.
    fn leads_on(&mut self, here: &Here) -> bool {
        self.by_slope(here).is_some_and(|length| length > STILL)
    }

    /// The length of the step after which all would be balanced that is not, in the model's own sizes, if the loads follow their slope.
    fn by_slope(&mut self, here: &Here) -> Option<f64> {
        let slope = self.slope(here).ok()?;
        let scaled = scaled(&slope);
        let along = least(&scaled, &here.residual, 0.0).filter(|x| x.norm_max() > 0.0)?;
        if !((&here.residual - &scaled * &along).norm_l2() <= QUICK * here.merit()) {
            return None;
        }
        // Loads do change so over a way that positions feel: at the end of a root's domain they do not.
        let part = FELT * UNFELT / along.norm_max();
        let beyond = self.displaced(here, &slope, &along, part);
        let beyond = self.tried(here, beyond)?;
        let follow = beyond.residual.nrows() == here.residual.nrows()
            && (&beyond.residual - (1.0 - part) * &here.residual).norm_l2() <= QUICK * part * here.merit();
        follow.then(|| along.norm_max())
    }

    /// The end of a step in which nothing turns far, if the loads fall along it as along a line.
    fn whole(&mut self, here: &Here, slope: &Slope, along: &Mat<f64>) -> Option<Here> {
        let turns = |c: usize| self.model.variables[c].turns();
        let far = |(k, place): (usize, &Moved)| {
            let by = along[(k, 0)] * place.size;
            (0..self.model.n()).any(|c| turns(c) && (by * place.displacement[c]).abs() > LONGEST)
        };
        if slope.places.iter().enumerate().any(far) {
            return None;
        }
        let halfway = self.displaced(here, slope, along, 0.5);
        let halfway = self.tried(here, halfway).filter(|halfway| halfway.residual.nrows() == here.residual.nrows())?;
        let bent = &halfway.residual - 0.5 * &here.residual;
        if !(bent.norm_l2() <= QUICK * here.merit()) {
            return None;
        }
        let end = self.displaced(here, slope, along, 1.0);
        let end = self.tried(here, end).filter(|end| end.merit() < QUICK * here.merit())?;
        // Two places on a line do not make one: the loads are affine where they change alike at both ends and between them.
        let alike = |here: &Here, search: &mut Self| {
            let there = search.slope(here).ok().filter(|there| there.places.len() == slope.places.len())?;
            let change = (&there.jacobian - &slope.jacobian).norm_max();
            (change <= AFFINE * slope.jacobian.norm_max()).then_some(())
        };
        alike(&halfway, self)?;
        alike(&end, self)?;
        Some(end)
    }

    /// A part of a step from a place.
    fn displaced(&mut self, here: &Here, slope: &Slope, along: &Mat<f64>, part: f64) -> State {
        let n = self.model.n();
        let (mut state, mut moved) = (here.state.clone(), vec![0.0; n]);
        self.equations.evaluate(state.t, &state.y, &state.inputs);
        for depth in 1..=self.model.max_order.max(2) as usize {
            let mut delta = vec![0.0; n];
            for (k, place) in slope.places.iter().enumerate().filter(|(_, p)| p.place.0 == depth) {
                let by = part * along[(k, 0)] * place.size;
                (0..n).for_each(|c| delta[c] -= by * place.displacement[c]);
            }
            if delta.iter().any(|x| *x != 0.0) {
                displace(self.model, &self.equations, depth, &delta, &mut moved, &mut state.y);
            }
        }
        state
    }

    /// A step that makes ‖L⁻¹Q‖ smaller, if there is one.
    fn step(&mut self, here: &Here) -> Option<Here> {
        let slope = self.slope(here).ok()?;
        let scaled = scaled(&slope);
        let mut best: Option<Here> = None;
        for damping in std::iter::once(0.0).chain((0..DAMPINGS).map(|k| SOFTEST * 10f64.powi(k))) {
            let along = conserving(here, &slope, &scaled, least(&scaled, &here.residual, damping)?);
            let longest = along.norm_max();
            if damping == 0.0
                && longest > LONGEST
                && let Some(next) = self.whole(here, &slope, &along)
            {
                return Some(next);
            }
            let length = if longest > LONGEST { LONGEST / longest } else { 1.0 };
            let state = self.displaced(here, &slope, &along, length);
            let least = best.as_ref().map_or(here.merit(), Here::merit);
            if let Some(next) = self.tried(here, state)
                && next.merit() < least
            {
                // Newton's steps need no second look where they do what they can.
                if next.merit() < QUICK * here.merit() {
                    return Some(next);
                }
                best = Some(next);
            }
        }
        best
    }
}

/// The step with what (2) leaves open by (2a), where displacements are as many as rates.
fn conserving(here: &Here, slope: &Slope, scaled: &Mat<f64>, along: Mat<f64>) -> Mat<f64> {
    let (f, p) = (scaled.nrows(), scaled.ncols());
    let Some(svd) = (f == p).then(|| dense::svd(scaled)).flatten() else { return along };
    let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
    let open: Vec<usize> = (0..f).filter(|&k| !(s[k] > RANK * s[0] && s[k] > 0.0)).collect();
    if open.is_empty() || open.len() == f {
        return along;
    }
    let kernel = Mat::from_fn(p, open.len(), |i, k| v[(i, open[k])]);
    let left = Mat::from_fn(f, open.len(), |i, k| u[(i, open[k])]);
    let rates = Mat::from_fn(p, f, |k, i| slope.places[k].share[i]);
    let of = |step: &Mat<f64>| {
        let displaced = Mat::from_fn(p, step.ncols(), |k, j| slope.places[k].size * step[(k, j)]);
        here.amounts(&left, &dense::Lu::new(&rates).solve(&displaced))
    };
    match least(&of(&kernel), &of(&along), 0.0) {
        Some(back) if back.norm_max().is_finite() => along - kernel * back,
        _ => along,
    }
}

/// K of (2), by places in their sizes.
fn scaled(slope: &Slope) -> Mat<f64> {
    Mat::from_fn(slope.jacobian.nrows(), slope.places.len(), |i, k| slope.jacobian[(i, k)] * slope.places[k].size)
}

/// K⁺r, or Levenberg's (KᵀK + μ²)⁻¹Kᵀr with μ this share of ‖K‖: the step of least length; none if there is nothing to solve with.
fn least(jacobian: &Mat<f64>, residual: &Mat<f64>, damping: f64) -> Option<Mat<f64>> {
    if jacobian.nrows() == 0 || jacobian.ncols() == 0 {
        return None;
    }
    let svd = dense::thin_svd(jacobian)?;
    let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let mut step = Mat::zeros(jacobian.ncols(), 1);
    for k in (0..s.nrows()).filter(|&k| s[k] > RANK * top && s[k] > 0.0) {
        let along = (0..residual.nrows()).map(|i| u[(i, k)] * residual[(i, 0)]).sum::<f64>() * s[k]
            / (s[k] * s[k] + (damping * top).powi(2));
        (0..step.nrows()).for_each(|j| step[(j, 0)] += along * v[(j, k)]);
    }
    Some(step)
}
