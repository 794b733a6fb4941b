//! Recursive enforcement with block structure: a level costs work only in the blocks that its rows join.
//!
//! | symbol | identifier | shape | meaning |
//! |---|---|---|---|
//! | leaf | `Node` without rows | – | a block of M; S = L⁻*, so that S*M S = I |
//! | node | `Node` | – | a row group and the components (children) that it joins |
//! | k, m̃ | – | – | freedom of the children together (plus one slack per soft row); rows of the group |
//! | S | – | ·×k | M-orthonormal basis of what the children may do; never formed beyond the *open* columns |
//! | B | – | m̃×k | D [Ã S, √R], rows of unit length before projection |
//! | t | `open_rows` | k×open | Q*S* at the columns that later groups touch |
//! | p, y | – | – | α = p + S y: what rows fixed, and the coordinates of what they leave |
//!
//! ```text
//! B* Π = [Q₁ Q₂][R; 0]     S' = S Q₂                                       [O thm 3.2] within the component          (1)
//! R*u = Π*(D b̃ − D Ã p),   p' = p + S Q₁u,   y' = Q₂*y                     tip to base, Udwadia–Kalaba [O 4.14]      (2)
//! y = Q₁u + Q₂z,  z of the children = their part of y                      base to tip, from the roots of a level    (3)
//! R Π*μ = u − Q₁*y − Q₁*S*(Σ of ancestors' Ã*λ)                            base to tip                               (4)
//! ```
//!
//! A basis with S*M S = I makes (2) the Kalman update of covariance P = S S*: no mass matrix is reduced or factored above the
//! leaves. Only open columns of S are kept, so closed columns cost nothing any more.
//! Cost: leaves Σ size³/3; a node 4 k m̃² + 4 k m̃ (open + 1); no term is cubic in n unless a single group joins everything
//! densely. A hub with N legs of bounded size is O(N) in arithmetic. Redundant rows: one sweep (4) over their component
//! each, and an orthonormalization of the null vectors.
//! Deviation: groups are taken in the given order within a level, so a rank decision sees earlier rows first.
//! M must be definite.

mod solve;
mod tree;

use faer::{Col, Mat};

use crate::answer::{Answer, Determinacy};
use crate::determinacy::{circuits, depend_as_written, judge, largest, support};
use crate::driver::finite;
use crate::error::EnforceError;
use crate::field::Field;
use crate::method::Method;
use crate::name::MethodName;
use crate::problem::Problem;
use crate::tolerances::Tolerance;
use crate::validate::validate;

use solve::Solution;
use tree::Tree;

/// The recursion over levels and blocks; needs M > 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hierarchical;

impl<T: Field> Method<T> for Hierarchical {
    fn name(&self) -> MethodName {
        MethodName::Hierarchical
    }

    fn enforce(&self, problem: &Problem<T>, tolerance: &Tolerance) -> Result<Answer<T>, EnforceError> {
        validate(problem)?;
        let tree = Tree::new(problem, tolerance)?;
        let g = tree.metric.solve_l_col(&problem.applied());
        let given = tree.scaled_right_side(problem);
        let null = tree.null_vectors(problem);
        depend_as_written(problem, &tree.row_scale, &circuits(&null), tolerance)?;
        let orthonormal = if null.ncols() > 0 { null.qr().compute_thin_Q() } else { Mat::zeros(given.nrows(), 0) };
        let b = &given - &orthonormal * (orthonormal.adjoint() * &given);
        let solution = Solution::new(&tree, problem, &g, &b);
        let levels = solution.levels(&tree, problem.levels.len());
        let determinacy = describe(&tree, problem, &null, &given, &levels, tolerance);
        let mut mu = solution.multipliers(&tree, problem);
        mu = &mu - &orthonormal * (orthonormal.adjoint() * &mu);
        finite(answer(problem, &tree, &levels, &mu, determinacy))
    }
}

fn answer<T: Field>(
    problem: &Problem<T>,
    tree: &Tree<T>,
    levels: &[Col<T>],
    mu: &Col<T>,
    determinacy: Determinacy<T>,
) -> Answer<T> {
    let alphas: Vec<Col<T>> = levels.iter().map(|a| tree.metric.solve_l_adjoint_col(a)).collect();
    let mut before = problem.applied();
    let mut gamma_levels = Vec::with_capacity(problem.levels.len());
    for alpha in alphas.iter().skip(1) {
        let now = problem.mass_times(alpha);
        gamma_levels.push(&now - &before);
        before = now;
    }
    let alpha = alphas[alphas.len() - 1].clone();
    Answer {
        gamma: problem.mass_times(&alpha) - &problem.force,
        gamma_levels,
        lambda: Col::from_fn(mu.nrows(), |i| mu[i].scaled(tree.row_scale[i])),
        alpha,
        determinacy,
        method: MethodName::Hierarchical,
        reason: None,
    }
}

fn describe<T: Field>(
    tree: &Tree<T>,
    problem: &Problem<T>,
    null: &Mat<T>,
    given: &Col<T>,
    levels: &[Col<T>],
    tolerance: &Tolerance,
) -> Determinacy<T> {
    let circuits = circuits(null);
    let redundant: Vec<Vec<usize>> = (0..circuits.ncols()).map(|k| support(&circuits, k)).collect();
    let mut reaction_determined = vec![true; given.nrows()];
    redundant.iter().flatten().for_each(|&row| reaction_determined[row] = false);
    let mut level_ranks = vec![0; problem.levels.len()];
    let (mut last, mut dropped) = (f64::INFINITY, 0.0_f64);
    for node in tree.nodes.iter().filter(|node| node.level > 0) {
        level_ranks[node.level - 1] += node.qr.rank;
        last = last.min(node.qr.last);
        dropped = dropped.max(node.qr.dropped);
    }
    let mut determinacy = Determinacy {
        accelerations_unique: true,
        undetermined: Vec::new(),
        free_directions: Mat::zeros(problem.n, 0),
        balanced: true,
        consistent: true,
        contradictory: Vec::new(),
        contradictions: Vec::new(),
        rank: level_ranks.iter().sum(),
        rows: given.nrows(),
        level_ranks,
        reaction_determined,
        redundant,
        tolerance: tolerance.rank,
        gap: last / if dropped > 0.0 { dropped } else { tolerance.rank },
    };
    let a = &levels[levels.len() - 1];
    let allowed = tolerance.consistency * (largest(given) + a.norm_l2()) + tolerance.floor;
    judge(&mut determinacy, &circuits, given, allowed);
    determinacy
}
