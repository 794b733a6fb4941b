//! Lagrange's equations of the second kind as M α = f.
//!
//! | symbol | meaning |
//! |---|---|
//! | L = T − V | Lagrangian of (t, q, q̇) |
//! | D | Rayleigh's dissipation function |
//! | p_i = ∂L/∂q̇_i | momentum |
//! | Q | generalized forces, inputs |
//!
//! ```text
//! M_ij = ∂p_i/∂q̇_j                                                  (1)
//! f_i  = Q_i + ∂L/∂q_i − ∂D/∂q̇_i − Σ_j ∂p_i/∂q_j q̇_j − ∂p_i/∂t     (2)
//! h    = Σ p_i q̇_i − L                                              (3)
//! dh/dt = Σ (Q_i + γ_i) q̇_i − Σ ∂D/∂q̇_i q̇_i − ∂L/∂t               (4)
//! ```
//!
//! (1)–(2) hold for every regular or singular Lagrangian, also one that is not quadratic in q̇; (4) is the power
//! balance that a simulation is checked against.

use std::collections::HashMap;

use dalembert_expr::{Expr, Graph, Symbol};

/// A coordinate in a Lagrangian: symbols of q and q̇.
#[derive(Clone, Copy, Debug)]
pub struct Coordinate {
    pub q: Symbol,
    pub rate: Symbol,
}

/// Energies in terms of coordinates and rates.
#[derive(Clone, Copy, Debug)]
pub struct Lagrangian {
    pub kinetic: Expr,
    pub potential: Expr,
    pub dissipation: Expr,
}

/// Equations in the coordinates, before quasi-velocities.
#[derive(Clone, Debug)]
pub struct LagrangeEquations {
    /// Mass matrix (1), full.
    pub mass: Vec<Vec<Expr>>,
    /// Right-hand side (2) without Q.
    pub force: Vec<Expr>,
    /// h of (3).
    pub hamiltonian: Expr,
    /// Power (4) without Q and γ.
    pub power: Expr,
}

/// Derives (1)–(4) for `coordinates`; `time` is the symbol of t.
pub fn equations(
    g: &mut Graph,
    lagrangian: &Lagrangian,
    coordinates: &[Coordinate],
    time: Symbol,
) -> LagrangeEquations {
    let l = g.sub(lagrangian.kinetic, lagrangian.potential);
    let rates: Vec<Expr> = coordinates.iter().map(|c| g.var(c.rate)).collect();
    let along = motion(g, coordinates, &rates, time);
    let momentum: Vec<Expr> = coordinates.iter().map(|c| g.derivative(l, c.rate)).collect();
    let mass = mass(g, &momentum, coordinates);
    let drift = g.total_derivative(&momentum, &along);
    let mut force = Vec::with_capacity(coordinates.len());
    let mut hamiltonian = g.neg(l);
    let dl_dt = g.derivative(l, time);
    let mut power = g.neg(dl_dt);
    for (i, c) in coordinates.iter().enumerate() {
        let push = g.derivative(l, c.q);
        let drag = g.derivative(lagrangian.dissipation, c.rate);
        let f = g.sub(push, drag);
        let f = g.sub(f, drift[i]);
        force.push(g.simplify(f));
        let pq = g.mul(momentum[i], rates[i]);
        hamiltonian = g.add(hamiltonian, pq);
        let loss = g.mul(drag, rates[i]);
        power = g.sub(power, loss);
    }
    LagrangeEquations { mass, force, hamiltonian, power }
}

/// (1), which is symmetric: the upper triangle is derived and mirrored.
fn mass(g: &mut Graph, momentum: &[Expr], coordinates: &[Coordinate]) -> Vec<Vec<Expr>> {
    let rates: Vec<Symbol> = coordinates.iter().map(|c| c.rate).collect();
    let zero = g.constant(0.0);
    let mut mass = vec![vec![zero; rates.len()]; rates.len()];
    for (i, row) in g.jacobian(momentum, &rates).into_iter().enumerate() {
        for (j, entry) in row.into_iter().filter(|entry| entry.0 >= i) {
            let entry = g.simplify(entry);
            mass[i][j] = entry;
            mass[j][i] = entry;
        }
    }
    mass
}

/// d/dt with the rates held: q_j ↦ q̇_j, t ↦ 1.
fn motion(g: &mut Graph, coordinates: &[Coordinate], rates: &[Expr], time: Symbol) -> HashMap<Symbol, Expr> {
    let mut along: HashMap<Symbol, Expr> = coordinates.iter().zip(rates).map(|(c, &r)| (c.q, r)).collect();
    along.insert(time, g.constant(1.0));
    along
}
