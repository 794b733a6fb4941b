//! M v̇ + C v + Γ v + D v + g = G u + J λ + r by (2) and (3) of `mod.rs`.

use faer::Mat;

use super::base::Base;
use super::dense::{D, Grid, apply, listed, transposed};
use super::frame::Frame;
use super::{Eliminate, Lagrangian, Question, Solution};
use crate::tolerances::FREE;
use dalembert_dynamics::energy_kind::is_unknown;
use dalembert_dynamics::least::largest;
use dalembert_expr::Scalar;

/// Forces in the model's own velocities.
pub(super) struct Forces {
    /// ∂V.
    pub potential: Vec<f64>,
    /// ∂V/∂t of formulas.
    pub potential_by_time: f64,
    pub damping: Mat<f64>,
    /// Formulas of forces without inputs, φ, and dissipation that is no quadratic form.
    pub others: Vec<f64>,
    pub inputs: Vec<usize>,
    pub input_map: Mat<f64>,
}

/// C v for columns whose M no energy gives: forces as written have no such terms.
fn of_unknown(base: &Base<'_>) -> Vec<f64> {
    let mut out = vec![0.0; base.n()];
    let plain = Question { eliminate: Eliminate::None, ..Question::default() };
    if base.kind.unknown.is_some()
        && let Ok(frame) = Frame::new(base, &plain)
    {
        let carried = apply(&connection(base, &frame).coriolis, &base.v);
        for (c, x) in carried.into_iter().enumerate().filter(|(c, _)| is_unknown(base.model, *c)) {
            out[c] = x;
        }
    }
    out
}

impl Forces {
    pub fn of(base: &Base<'_>) -> Self {
        let n = base.n();
        let mut potential = base.gradient();
        let mut damping = base.drag();
        let still = vec![0.0; n];
        let by_time = base.along(&still, 1.0);
        if base.kind.affine {
            (0..n).for_each(|i| potential[i] -= by_time.affine.b[i].derivative);
            for i in 0..n {
                let mut unit = still.clone();
                unit[i] = 1.0;
                potential[i] += base.along(&unit, 0.0).affine.rest.derivative;
            }
        }
        if base.kind.by_time {
            let rate = by_time.mass.derivatives();
            damping -= &rate;
        }
        if base.is_timed() {
            let timed = base.in_time();
            let carried = by_time.mass.values() * &timed;
            damping += Mat::from_fn(n, n, |i, j| 0.5 * (carried[(i, j)] + carried[(j, i)]));
            let b = |m: usize| if base.kind.affine { by_time.affine.b[m].value } else { 0.0 };
            (0..n).for_each(|j| potential[j] += (0..n).map(|m| timed[(m, j)] * b(m)).sum::<f64>());
        }
        let mut others: Vec<f64> = base.others().into_iter().zip(of_unknown(base)).map(|(x, c)| x + c).collect();
        if base.kind.other_dissipation.is_some() {
            // Whole, since no D v gives it.
            let ([moving, resting], share) = base.dissipation();
            damping -= &share;
            others.iter_mut().zip(moving).for_each(|(x, drag)| *x -= drag);
            potential.iter_mut().zip(resting).for_each(|(x, drag)| *x -= drag);
        }
        let inputs: Vec<usize> = (0..base.inputs.len()).filter(|&i| !base.model.inputs[i].in_constraint).collect();
        let input_map = base.input_map(&inputs);
        Self { potential, potential_by_time: by_time.affine.potential.derivative, damping, others, inputs, input_map }
    }
}

/// T of (2), and what T_i00 and T_i0j give.
pub(super) struct Connection {
    pub coriolis: Mat<f64>,
    /// T_i0j + T_ij0.
    pub linear: Mat<f64>,
    /// T_i00.
    pub constant: Vec<f64>,
}

/// (2) and (3).
pub(super) fn connection(base: &Base<'_>, frame: &Frame) -> Connection {
    let (n, k) = (base.n(), frame.k());
    let all = k + 1;
    let along: Vec<Mat<f64>> = (0..all).map(|i| frame.along(&frame.dmetric, i)).collect();
    let brackets = frame.brackets(base);
    // [a, b]_c, with time's part of the metric.
    let weighted = &frame.full_metric * &frame.s;
    let mut lowered = vec![0.0; all * all * all];
    for a in 0..all {
        for b in 0..all {
            if brackets[a][b].iter().all(|x| *x == 0.0) {
                continue;
            }
            for c in 0..all {
                lowered[(a * all + b) * all + c] = (0..n).map(|m| brackets[a][b][m] * weighted[(m, c)]).sum();
            }
        }
    }
    let low = |a: usize, b: usize, c: usize| lowered[(a * all + b) * all + c];
    let t = |i: usize, k: usize, j: usize| {
        0.5 * (along[k][(i, j)] + along[j][(i, k)] - along[i][(k, j)] + low(k, j, i) - low(k, i, j) - low(j, i, k))
    };
    Connection {
        coriolis: Mat::from_fn(k, k, |i, j| (0..k).map(|l| t(i, l, j) * frame.v[l]).sum()),
        linear: Mat::from_fn(k, k, |i, j| t(i, k, j) + t(i, j, k)),
        constant: (0..k).map(|i| t(i, k, k)).collect(),
    }
}

/// Rates of v̂ for accelerations α.
pub(super) fn rates(base: &Base<'_>, frame: &Frame, alpha: &[f64]) -> Vec<f64> {
    let (n, k) = (base.n(), frame.k());
    let carried = drift(base, frame);
    let rest: Vec<f64> = (0..n).map(|m| alpha[m] - carried[m]).collect();
    let basis = Grid::from_fn(k, k, |i, j| D::constant((0..n).map(|m| frame.s[(m, i)] * frame.s[(m, j)]).sum()));
    let mut rates = vec![0.0; k];
    for _ in 0..3 {
        let off: Vec<f64> = (0..n).map(|m| rest[m] - (0..k).map(|j| frame.s[(m, j)] * rates[j]).sum::<f64>()).collect();
        let right = Grid::from_fn(k, 1, |i, _| D::constant((0..n).map(|m| frame.s[(m, i)] * off[m]).sum()));
        let Some(step) = basis.solve(&right, 0.0) else { return vec![f64::NAN; k] };
        (0..k).for_each(|i| rates[i] += step.at(i, 0).value);
    }
    rates
}

/// What α is at v̂ held: the change of S̃ along the motion.
pub(super) fn drift(base: &Base<'_>, frame: &Frame) -> Vec<f64> {
    let mut out = vec![0.0; base.n()];
    for a in 0..frame.v.len() {
        let ds = frame.along(&frame.ds, a);
        for (m, x) in out.iter_mut().enumerate() {
            *x += frame.v[a] * (0..frame.v.len()).map(|j| ds[(m, j)] * frame.v[j]).sum::<f64>();
        }
    }
    out
}

/// The part of S̃ that velocities span, S̃ᵀ times a force and J.
pub(super) struct Reduced {
    pub s: Mat<f64>,
    pub damping: Mat<f64>,
    pub input_map: Mat<f64>,
    pub constraint_map: Mat<f64>,
    pub potential: Vec<f64>,
    /// Sᵀ(r − D v_p).
    pub others: Vec<f64>,
}

pub(super) fn reduced(base: &Base<'_>, frame: &Frame, forces: &Forces) -> Reduced {
    let (n, k) = (base.n(), frame.k());
    let s = Mat::from_fn(n, k, |i, j| frame.s[(i, j)]);
    let drive: Vec<f64> = (0..n).map(|i| frame.s[(i, k)]).collect();
    let dragged = apply(&forces.damping, &drive);
    let others: Vec<f64> = forces.others.iter().zip(dragged).map(|(x, d)| x - d).collect();
    let rows = base.rows(&frame.left);
    Reduced {
        damping: s.transpose() * &forces.damping * &s,
        input_map: s.transpose() * &forces.input_map,
        constraint_map: s.transpose() * rows.transpose(),
        potential: transposed(&s, &forces.potential),
        others: transposed(&s, &others),
        s,
    }
}

pub(super) fn lagrangian(base: &Base<'_>, mut frame: Frame, at: Solution<'_>) -> Lagrangian {
    let forces = Forces::of(base);
    let k = frame.k();
    let parts = reduced(base, &frame, &forces);
    let connection = connection(base, &frame);
    let mass = Mat::from_fn(k, k, |i, j| frame.metric[(i, j)]);
    let v = frame.v[..k].to_vec();
    let moved = moved_metric(&frame);
    let half =
        |sign: f64| Mat::from_fn(k, k, |i, j| 0.5 * (connection.linear[(i, j)] + sign * connection.linear[(j, i)]));
    let (skew, even) = (half(-1.0), half(1.0));
    // ∂(V − T₀), and what time does to M and b.
    let by_rest = |i: usize| -0.5 * frame.along(&frame.dmetric, i)[(k, k)];
    let timed = apply(&even, &v);
    let mut potential = parts.potential.clone();
    let mut rest = parts.others.clone();
    for i in 0..k {
        let t0 = by_rest(i);
        potential[i] += t0;
        rest[i] -= connection.constant[i] - t0 + timed[i];
    }
    let u: Vec<f64> = forces.inputs.iter().map(|&i| base.inputs[i]).collect();
    let lambda: Vec<f64> = frame.left.iter().map(|&r| at.lambda[r]).collect();
    let given = rates(base, &frame, at.alpha);
    let left = [
        apply(&mass, &given),
        apply(&connection.coriolis, &v),
        apply(&skew, &v),
        apply(&parts.damping, &v),
        potential.clone(),
    ];
    let right = [apply(&parts.input_map, &u), apply(&parts.constraint_map, &lambda), rest.clone()];
    // What cancels along S counts with its size before.
    let (mut missed, mut size) = (vec![0.0; k], before(base, &parts.s, (&forces, &u), at.alpha));
    for i in 0..k {
        let (sum, other): (f64, f64) = (left.iter().map(|x| x[i]).sum(), right.iter().map(|x| x[i]).sum());
        missed[i] = sum - other;
        size = left.iter().chain(&right).fold(size, |m, x| m.max(x[i].abs()));
    }
    let error = largest(&missed);
    // What fields that are too few can't do stands in no row of theirs.
    let (_, beyond) = reached(base, &frame, &given, at.alpha);
    let missed = if error > 0.0 { error / size } else { error };
    let push: Vec<f64> =
        (0..k).map(|i| right.iter().map(|x| x[i]).sum::<f64>() - left[1..].iter().map(|x| x[i]).sum::<f64>()).collect();
    let rates = solved(&mass, &push).unwrap_or_default();
    frame.names.u = forces.inputs.iter().map(|&i| base.model.inputs[i].name.clone()).collect();
    Lagrangian {
        q: frame.q,
        v,
        v_dot: rates,
        basis: listed(&parts.s),
        mass: listed(&mass),
        coriolis: listed(&connection.coriolis),
        mass_rate: listed(&moved),
        gyroscopic: (frame.has_offset || (0..k).any(|i| (0..k).any(|j| skew[(i, j)] != 0.0))).then(|| listed(&skew)),
        damping: listed(&parts.damping),
        potential,
        input_map: listed(&parts.input_map),
        u,
        constraint_map: listed(&parts.constraint_map),
        lambda,
        rest,
        equation_error: missed.max(beyond),
        names: frame.names,
    }
}

/// Accelerations for rates of v̂, and how far they are from those given, each by its own size, relative to the largest of them or of what carries them. Where nothing
/// accelerates, what is left is rounding beside the model's own accelerations.
pub(super) fn reached(base: &Base<'_>, frame: &Frame, rates: &[f64], alpha: &[f64]) -> (Vec<f64>, f64) {
    let carried = drift(base, frame);
    let by = |m: usize| rates.iter().enumerate().map(|(j, x)| frame.s[(m, j)] * x).sum::<f64>();
    let own: Vec<f64> = (0..base.n()).map(|m| carried[m] + by(m)).collect();
    let usual = |c: usize| base.model.natural.of_slot(c, base.model.variables[c].order as i32);
    let (mut off, mut size) = (0.0_f64, 1.0_f64);
    for c in 0..base.n() {
        let away = (own[c] - alpha[c]).abs() / usual(c);
        if !away.is_finite() {
            return (own, f64::INFINITY);
        }
        off = off.max(away);
        size = [own[c], alpha[c], carried[c]].iter().fold(size, |m, x| m.max(x.abs() / usual(c)));
    }
    (own, off / size)
}

/// The largest of Sᵀ|M α|, Sᵀ|M v|ω, Sᵀ|∂V|, Sᵀ|G u| and Sᵀ|r|, entry by entry; ω is the largest rate |v|/size of motion, so that M v ω is
/// what centrifugal forces are made of.
fn before(base: &Base<'_>, s: &Mat<f64>, (forces, u): (&Forces, &[f64]), alpha: &[f64]) -> f64 {
    let n = base.n();
    let mass = base.along(&vec![0.0; n], 0.0).mass;
    let inertial = (0..n).map(|i| (0..n).map(|j| (mass.at(i, j).value * alpha[j]).abs()).sum::<f64>());
    let driven = apply(&forces.input_map, u);
    let natural = &base.model.natural;
    let turning = (0..n).map(|i| base.v[i].abs() / natural.of_motion(i)).fold(0.0, f64::max);
    let carried = |i: usize| (0..n).map(|j| (mass.at(i, j).value * base.v[j]).abs()).sum::<f64>() * turning;
    let sizes: Vec<f64> = inertial
        .enumerate()
        .map(|(i, x)| x + carried(i) + forces.potential[i].abs() + driven[i].abs() + forces.others[i].abs())
        .collect();
    (0..s.ncols()).map(|k| (0..n).map(|i| s[(i, k)].abs() * sizes[i]).sum::<f64>()).fold(0.0, f64::max)
}

/// Σ_k ∂_kM̂ v̂_k: what the motion changes of M̂, without what time alone does, which is in r.
fn moved_metric(frame: &Frame) -> Mat<f64> {
    let k = frame.k();
    let mut out = Mat::zeros(k, k);
    for a in 0..k {
        let along = frame.along(&frame.dmetric, a);
        (0..k).for_each(|i| (0..k).for_each(|j| out[(i, j)] += frame.v[a] * along[(i, j)]));
    }
    out
}

/// M⁻¹ x, where M is positive definite.
pub(super) fn solved(mass: &Mat<f64>, x: &[f64]) -> Option<Vec<f64>> {
    let k = mass.nrows();
    let grid = Grid::from_fn(k, k, |i, j| D::constant(mass[(i, j)]));
    let l = grid.cholesky(FREE)?;
    let y = l.solve(&Grid::from_fn(k, 1, |i, _| D::constant(x[i])), 0.0)?;
    let z = l.transposed().solve(&y, 0.0)?;
    Some((0..k).map(|i| z.at(i, 0).value).collect())
}
