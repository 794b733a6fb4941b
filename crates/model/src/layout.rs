//! Where each number of a class's program goes.
//!
//! One program computes all equations of a class, so that common subexpressions are computed once over M, f, A, b and
//! residuals together. Its outputs stand in the order of [`equation_outputs`]; [`Layout`] says where each kind begins.

use dalembert_expr::Expr;

use crate::class::Class;

/// Everything that the equations need, in the order of [`Layout`].
pub fn equation_outputs(class: &Class) -> Vec<Expr> {
    let mut out: Vec<Expr> = class.mass.iter().map(|e| e.2).collect();
    out.extend(class.force.iter().map(|e| e.1));
    out.extend(class.pushes.iter().map(|e| e.1));
    for c in &class.constraints {
        out.extend(c.row.iter().map(|e| e.1));
        out.extend(c.signals.iter().map(|e| e.1));
        out.push(c.b);
        out.extend(c.noise);
        out.extend(c.phi.iter().map(|e| e.1));
        out.extend(&c.stages);
    }
    let k = &class.interface.kinematics;
    out.extend(k.rates.iter().map(|e| e.1));
    out.extend(k.w.iter().map(|e| e.2));
    out.extend(k.power_velocity.iter().map(|e| e.1));
    out.extend(class.energies.power);
    out
}

/// Outputs of a class and its energies: kinetic, potential, Hamiltonian, then the named outputs.
pub fn reading_outputs(class: &Class, zero: Expr) -> Vec<Expr> {
    let e = &class.energies;
    let mut out = vec![e.kinetic.unwrap_or(zero), e.potential.unwrap_or(zero), e.hamiltonian.unwrap_or(zero)];
    out.extend(class.outputs.iter().map(|o| o.value));
    out
}

/// Where the numbers of one constraint stand among its class's outputs.
#[derive(Clone, Debug)]
pub struct RowLayout {
    /// First entry of the row.
    pub row: usize,
    /// First factor of the numbers read off frames.
    pub signals: usize,
    /// Its right side b.
    pub b: usize,
    /// Its clearance, where it has one.
    pub noise: Option<usize>,
    /// First entry of the part that acts on stages below (φ).
    pub phi: usize,
    /// First of h, ḣ, ….
    pub stages: usize,
}

/// First output of each kind.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Generalized forces f.
    pub force: usize,
    /// Forces along numbers read off frames.
    pub pushes: usize,
    /// One for each constraint.
    pub rows: Vec<RowLayout>,
    /// Rates of coordinates in quasi-velocities.
    pub rates: usize,
    /// Entries of the map from quasi-velocities to rates.
    pub w: usize,
    /// Velocities that the power of forces is counted with.
    pub power_velocity: usize,
    /// Power of forces that the energies leave out, where there is any.
    pub power: Option<usize>,
}

impl Layout {
    /// The layout of [`equation_outputs`].
    pub fn of(class: &Class) -> Self {
        let mut at = class.mass.len();
        let mut take = |count: usize| {
            let first = at;
            at += count;
            first
        };
        let k = &class.interface.kinematics;
        let force = take(class.force.len());
        let pushes = take(class.pushes.len());
        let rows = class
            .constraints
            .iter()
            .map(|c| RowLayout {
                row: take(c.row.len()),
                signals: take(c.signals.len()),
                b: take(1),
                noise: c.noise.map(|_| take(1)),
                phi: take(c.phi.len()),
                stages: take(c.stages.len()),
            })
            .collect();
        Self {
            force,
            pushes,
            rows,
            rates: take(k.rates.len()),
            w: take(k.w.len()),
            power_velocity: take(k.power_velocity.len()),
            power: class.energies.power.map(|_| take(1)),
        }
    }
}
