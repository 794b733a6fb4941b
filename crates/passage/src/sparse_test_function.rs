//! Singular poses that a motion of many variables passes, by one sparse factorization a step.
//!
//! The least displacement x = A⁺ r that changes the rows by r has a pole where rows are lost: next to such a pose A⁺ = w u*/ε + …, with
//! the distance ε to it, for each combination u of rows that is lost. So for fixed r and c = x at the state before,
//!
//! ```text
//! 1/(c · A⁺(q) r)                                                                             (1)
//! ```
//!
//! goes through zero there, however many rows are lost, as in [`super::test_function`]. From r next to the least singular vector, the multipliers of the solution
//! before, what it does elsewhere is far away.

use super::test_function::{Leg, lost_at, root};
use super::{At, suits};
use crate::tolerances::{PIECE, PIECES};
use dalembert_answers::result::SingularPose;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::kkt::Kkt;
use dalembert_dynamics::rows::velocities;
use dalembert_model::model::Model;

/// Most variables: how many rows are lost is told by a dense matrix, once at each pose.
const MAX_VARIABLES: usize = 512;

/// What is known at the last state.
pub(crate) struct SparseTestFunction {
    kkt: Kkt,
    /// r, x there, μ of the last solution.
    rows: Vec<f64>,
    reach: Vec<f64>,
    multipliers: Vec<f64>,
    still: Vec<f64>,
    /// The largest rank that was met.
    rank: usize,
    last: Option<(f64, Vec<f64>, Vec<f64>)>,
}

impl SparseTestFunction {
    /// For a model that is too large for a [`super::TestFunction`].
    pub fn new(model: &Model) -> Option<Self> {
        let (n, m) = (model.n(), model.rows.len());
        let able = n > super::MAX_VARIABLES && n <= MAX_VARIABLES && suits(model) && model.rows.iter().all(|r| !r.soft);
        if !able {
            return None;
        }
        let rows = (0..m).map(|i| 1.0 / (1.0 + i as f64)).collect();
        let kkt = Kkt::new(model, (0..m).collect(), false);
        Some(Self {
            kkt,
            rows,
            reach: vec![0.0; n],
            multipliers: vec![0.0; m],
            still: vec![0.0; n],
            rank: 0,
            last: None,
        })
    }

    /// The factors at the last evaluation, which all solutions there have in common.
    fn factor(&mut self, equations: &mut Equations<'_>) {
        self.kkt.factor(equations, false);
    }

    /// A⁺ r with the last factors.
    fn solve(&mut self) -> Vec<f64> {
        let mut x = vec![0.0; self.still.len()];
        self.kkt.solve(&self.still, &self.rows, &mut x, &mut self.multipliers);
        x
    }

    /// c · A⁺ r at the last evaluation.
    fn value(&mut self, equations: &mut Equations<'_>) -> f64 {
        self.factor(equations);
        let x = self.solve();
        x.iter().zip(&self.reach).map(|(x, c)| x * c).sum()
    }

    /// r, towards the least singular vector, and c with the last factors, which are those of a state on a branch.
    fn learn(&mut self) {
        self.solve();
        self.rank = self.rank.max(self.kkt.rank());
        let size = self.multipliers.iter().map(|x| x * x).sum::<f64>().sqrt();
        if size > 0.0 && size.is_finite() {
            self.rows.iter_mut().zip(&self.multipliers).for_each(|(r, m)| *r = m / size);
        }
        self.reach = self.solve();
    }

    /// Follows a motion to a state with its rates, and notes the poses on the way.
    pub fn follow(&mut self, equations: &mut Equations<'_>, (at, dy): (At<'_>, &[f64]), met: &mut Vec<SingularPose>) {
        if let Some((t, y, rates)) = self.last.take() {
            let leg = Leg { from: At { t, y: &y, inputs: at.inputs }, to: at, rates: [&rates, dy] };
            let speed = |y: &[f64]| velocities(equations.model, y).iter().fold(0.0_f64, |m, v| m.max(v.abs()));
            let length = (at.t - t) * speed(&y).max(speed(at.y));
            let pieces = (length / PIECE).clamp(1.0, PIECES).ceil();
            for k in 0..pieces as usize {
                self.piece(equations, &leg, (k as f64 / pieces, (k + 1) as f64 / pieces), met);
            }
        } else {
            equations.evaluate(at.t, at.y, at.inputs);
            self.factor(equations);
            self.learn();
            // Of rows that repeat others the same ones are left out from here on.
            self.kkt.hold(true);
        }
        self.last = Some((at.t, at.y.to_vec(), dy[..at.y.len()].to_vec()));
    }

    fn piece(&mut self, e: &mut Equations<'_>, leg: &Leg<'_>, (low, high): (f64, f64), met: &mut Vec<SingularPose>) {
        let at = |share: f64| low + share * (high - low);
        let mut value = |share: f64| {
            leg.evaluate(e, at(share));
            self.value(e).recip()
        };
        let last = value(1.0);
        if last < 0.0 {
            let first = value(0.0);
            if first > 0.0 {
                // Between combinations that are lost one right after the other, or anywhere else, (1) may be infinite: there the rank tells.
                let share = root(&mut value, first, last);
                let (t, y) = (leg.time(at(share)), leg.state(e.model, at(share)));
                let extra = lost_at(e, At { t, y: &y, inputs: leg.from.inputs }, self.rank);
                met.extend((extra > 0).then_some(SingularPose { t, extra }));
            }
            leg.evaluate(e, high);
            self.factor(e);
        }
        self.learn();
    }
}

dalembert_integrate::remember!(SparseTestFunction { kkt, reach, multipliers, rank, last; rows, still });
