//! ẋ = (𝒥 − ℛ)∇H + [s; 0] + [0; G]u + [0; J]λ + [0; r] by (1) and (4) of `mod.rs`, s what the coordinates move by at v̂ = 0:
//!
//! ```text
//! H = ½(p − b̂)ᵀM̂⁻¹(p − b̂) + V − T̂₀,   ∇_pH = v̂,   ∂_dH = −½(v̂, 1)ᵀ ∂_dM̂ (v̂, 1) + ∂_dV             (1)
//! 𝒥 = [0 B; −Bᵀ K],   K_ij = −α([S_i, S_j]),   ℛ = diag(0, SᵀDS)                                       (2)
//! Ḣ = yᵀu − v̂ᵀSᵀDS v̂ + rᵀv̂ + λᵀJᵀv̂ + ∇_qHᵀs + ∂H/∂t                                                   (3)
//! ```

use dalembert_dense as dense;
use dalembert_expr::Scalar;
use dalembert_integrate::Failure;
use faer::Mat;

use super::base::Base;
use super::dense::{D, Grid, apply, dot, listed, transposed};
use super::frame::Frame;
use super::lagrangian::{Forces, reached, reduced, solved};
use super::{Hamiltonian, Power, Solution};

use crate::tolerances::{FREE, TAKES_PART};

pub(super) fn hamiltonian(base: &Base<'_>, mut frame: Frame, at: Solution<'_>) -> Result<Hamiltonian, Failure> {
    refuse(base)?;
    let k = frame.k();
    let h = frame.p.ncols() - 1;
    let n = base.n();
    let mass = Mat::from_fn(k, k, |i, j| frame.metric[(i, j)]);
    has_inertia(&frame, &mass)?;
    let forces = Forces::of(base);
    let parts = reduced(base, &frame, &forces);
    let (all, v) = (frame.v.clone(), frame.v[..k].to_vec());
    let p: Vec<f64> = apply(&frame.metric, &all)[..k].to_vec();
    let kinetic = 0.5 * dot(&v, &apply(&mass, &v)) - 0.5 * frame.metric[(k, k)];
    let Some(potential) = at.potential else {
        return Err(Failure::new("the potential energy is not known here, so that there is no H"));
    };
    // ∂_dH, time last.
    let slope = |d: usize| {
        let along: f64 = (0..n).map(|i| frame.p[(i, d)] * forces.potential[i]).sum();
        let by_time = frame.p[(n, d)] * forces.potential_by_time;
        -0.5 * dot(&all, &apply(&frame.dmetric[d], &all)) + along + by_time
    };
    let slopes: Vec<f64> = (0..=h).map(slope).collect();
    let grad_q = slopes[..h].to_vec();
    // (2)
    let form = apply(&(&frame.full_metric * &frame.s), &all);
    let brackets = frame.brackets(base);
    let on = |i: usize, j: usize| -(0..n).map(|m| form[m] * brackets[i][j][m]).sum::<f64>();
    let coriolis = Mat::from_fn(k, k, |i, j| if i == j { 0.0 } else { on(i, j) });
    let b = Mat::from_fn(h, k, |i, j| frame.b[(i, j)]);
    let structure = Mat::from_fn(h + k, h + k, |i, j| match (i < h, j < h) {
        (true, true) => 0.0,
        (true, false) => b[(i, j - h)],
        (false, true) => -b[(j, i - h)],
        (false, false) => coriolis[(i - h, j - h)] - parts.damping[(i - h, j - h)],
    });
    let rest: Vec<f64> = (0..k).map(|i| parts.others[i] + on(i, k)).collect();
    let u: Vec<f64> = forces.inputs.iter().map(|&i| base.inputs[i]).collect();
    let lambda: Vec<f64> = frame.left.iter().map(|&r| at.lambda[r]).collect();
    let gradient: Vec<f64> = grad_q.iter().chain(&v).copied().collect();
    let own = apply(&structure, &gradient);
    let drift: Vec<f64> = (0..h).map(|i| frame.b[(i, k)]).collect();
    let driven: Vec<f64> = (0..h).map(|i| own[i] + drift[i]).collect();
    let (pushed, held) = (apply(&parts.input_map, &u), apply(&parts.constraint_map, &lambda));
    let p_dot: Vec<f64> = (0..k).map(|i| own[h + i] + pushed[i] + held[i] + rest[i]).collect();
    let y = transposed(&parts.input_map, &v);
    let power = balance(
        base,
        &frame,
        &Terms {
            slopes: &slopes,
            q_dot: &driven,
            v: &v,
            p_dot: &p_dot,
            supplied: dot(&y, &u),
            dissipated: dot(&v, &apply(&parts.damping, &v)),
            others: [dot(&rest, &v), dot(&held, &v)],
        },
    );
    let (accelerations, equation_error) = compared(base, &frame, (&mass, &driven, &p_dot), at.alpha);
    frame.names.u = forces.inputs.iter().map(|&i| base.model.inputs[i].name.clone()).collect();
    Ok(Hamiltonian {
        q: frame.q,
        p,
        energy: kinetic + potential,
        grad_q,
        grad_p: v.clone(),
        v,
        structure: listed(&structure),
        basis: listed(&parts.s),
        rates: listed(&b),
        drift,
        mass: listed(&mass),
        coriolis: listed(&coriolis),
        damping: listed(&parts.damping),
        input_map: listed(&parts.input_map),
        u,
        constraint_map: listed(&parts.constraint_map),
        lambda,
        rest,
        y,
        q_dot: driven,
        p_dot,
        power,
        accelerations,
        equation_error,
        names: frame.names,
    })
}

fn refuse(base: &Base<'_>) -> Result<(), Failure> {
    if let Some(name) = &base.kind.unknown {
        return Err(Failure::new(format!(
            "the kinetic energy of `{name}` is not known, so that there is no H: give [lagrangian] energies in place of a mass matrix"
        )));
    }
    match &base.kind.other_dissipation {
        None => Ok(()),
        Some(formula) => Err(Failure::new(format!(
            "the dissipation `{formula}` is no quadratic form of the velocities, so that its force is not of the form D q̇; give the force \
             in [forces], where it counts among the other forces"
        ))),
    }
}

/// M̂ > 0, or the directions in which nothing has inertia.
fn has_inertia(frame: &Frame, mass: &Mat<f64>) -> Result<(), Failure> {
    let k = mass.nrows();
    // Columns of length one, so that units play no part.
    let scale: Vec<f64> = (0..k).map(|i| if mass[(i, i)] > 0.0 { mass[(i, i)].sqrt().recip() } else { 1.0 }).collect();
    let scaled = Grid::from_fn(k, k, |i, j| D::constant(mass[(i, j)] * scale[i] * scale[j]));
    if k == 0 || scaled.cholesky(FREE).is_some() {
        return Ok(());
    }
    let Some(svd) = dense::svd(&scaled.values()) else { return Err(Failure::new("M has no numbers here")) };
    let s = svd.S().column_vector();
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let free: Vec<String> = (0..k)
        .filter(|&c| s[c] <= FREE.sqrt() * top)
        .map(|c| {
            let direction: Vec<f64> = (0..k).map(|i| svd.V()[(i, c)] * scale[i]).collect();
            let most = direction.iter().fold(0.0_f64, |m, x| if x.abs() > m.abs() { *x } else { m });
            let part = |i: usize| {
                let x = direction[i] / most;
                let name = &frame.names.v[i];
                match () {
                    () if (x - 1.0).abs() < TAKES_PART => name.clone(),
                    () if (x + 1.0).abs() < TAKES_PART => format!("-{name}"),
                    () => format!("{x:.3} {name}"),
                }
            };
            let parts: Vec<String> = (0..k).filter(|&i| (direction[i] / most).abs() > TAKES_PART).map(part).collect();
            format!("`{}`", parts.join(" + ").replace("+ -", "- "))
        })
        .collect();
    let left = if frame.left.is_empty() {
        ""
    } else {
        "; eliminate the constraints (--eliminate auto) if they tie it to parts that have"
    };
    Err(Failure::new(format!("M is singular: nothing has inertia along {}{left}", free.join(", "))))
}

struct Terms<'a> {
    slopes: &'a [f64],
    q_dot: &'a [f64],
    v: &'a [f64],
    p_dot: &'a [f64],
    supplied: f64,
    dissipated: f64,
    others: [f64; 2],
}

/// (3)
fn balance(base: &Base<'_>, frame: &Frame, t: &Terms<'_>) -> Power {
    let h = t.q_dot.len();
    let k = t.v.len();
    let by_time = t.slopes[h];
    let along = dot(&t.slopes[..h], t.q_dot);
    let rate = along + dot(t.v, t.p_dot) + by_time;
    // What constraints move moves H, too.
    let drive: f64 = (0..h).map(|d| t.slopes[d] * frame.b[(d, k)]).sum();
    let moves = (0..h).any(|d| frame.b[(d, k)] != 0.0);
    let explicit = base.kind.by_time || by_time != 0.0;
    let others = t.others[0] + t.others[1];
    let exchanged = t.slopes.iter().zip(t.q_dot).chain(t.v.iter().zip(t.p_dot)).map(|(a, b)| (a * b).abs());
    let terms = [t.supplied, t.dissipated, t.others[0], t.others[1], by_time, drive].map(f64::abs);
    Power {
        supplied: t.supplied,
        dissipated: t.dissipated,
        others,
        drift: moves.then_some(drive),
        by_time: explicit.then_some(by_time),
        rate,
        balance: rate - (t.supplied - t.dissipated + others + by_time + drive),
        terms: terms.into_iter().chain(exchanged).sum(),
    }
}

/// Accelerations of the model from ṗ, and how far they are from those given.
fn compared(
    base: &Base<'_>,
    frame: &Frame,
    (mass, q_dot, p_dot): (&Mat<f64>, &[f64], &[f64]),
    alpha: &[f64],
) -> (Vec<f64>, f64) {
    let k = frame.k();
    let mut push = p_dot.to_vec();
    for (d, rate) in q_dot.iter().copied().chain([1.0]).enumerate() {
        let moved = apply(&frame.dmetric[d], &frame.v);
        (0..k).for_each(|i| push[i] -= rate * moved[i]);
    }
    let Some(v_dot) = solved(mass, &push) else { return (Vec::new(), f64::NAN) };
    reached(base, frame, &v_dot, alpha)
}
