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
    /// Entries (row, column, value) of the mass matrix (1), of both triangles.
    pub mass: Vec<(usize, usize, Expr)>,
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
    let by_rate: Vec<Symbol> = coordinates.iter().map(|c| c.rate).collect();
    let by_place: Vec<Symbol> = coordinates.iter().map(|c| c.q).chain([time]).collect();
    let [momentum, drag] = gradients(g, [l, lagrangian.dissipation], &by_rate);
    let [mut push] = gradients(g, [l], &by_place);
    let mass = mass(g, &momentum, &by_rate);
    let drift = g.total_derivative(&momentum, &along);
    let dl_dt = push.pop().unwrap_or_else(|| g.constant(0.0));
    let (mut energy, mut power) = (vec![g.neg(l)], vec![g.neg(dl_dt)]);
    let mut force = Vec::with_capacity(coordinates.len());
    for (i, &rate) in rates.iter().enumerate() {
        let f = g.sub(push[i], drag[i]);
        let f = g.sub(f, drift[i]);
        force.push(g.simplify(f));
        energy.push(g.mul(momentum[i], rate));
        let loss = g.mul(drag[i], rate);
        power.push(g.neg(loss));
    }
    LagrangeEquations { mass, force, hamiltonian: g.sum(&energy), power: g.sum(&power) }
}

/// Of each function its derivatives by all symbols, from one sweep.
pub fn gradients<const N: usize>(g: &mut Graph, functions: [Expr; N], symbols: &[Symbol]) -> [Vec<Expr>; N] {
    let zero = g.constant(0.0);
    let mut rows = g.jacobian(&functions, symbols).into_iter();
    std::array::from_fn(|_| {
        let mut out = vec![zero; symbols.len()];
        rows.next().into_iter().flatten().for_each(|(k, entry)| out[k] = entry);
        out
    })
}

/// (1), which is symmetric: the upper triangle is derived and mirrored.
fn mass(g: &mut Graph, momentum: &[Expr], rates: &[Symbol]) -> Vec<(usize, usize, Expr)> {
    let mut mass = Vec::new();
    for (i, row) in g.jacobian(momentum, rates).into_iter().enumerate() {
        for (j, entry) in row.into_iter().filter(|entry| entry.0 >= i) {
            let entry = g.simplify(entry);
            mass.push((i, j, entry));
            if i != j {
                mass.push((j, i, entry));
            }
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
