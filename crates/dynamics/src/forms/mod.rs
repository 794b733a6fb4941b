//! Equations of motion as formulas.
//!
//! | form | equations | unknowns |
//! |---|---|---|
//! | [`Form::Multipliers`] | M α = f + φ + Aᵀ λ, A α = b (A α + R λ = b for rows with noise) | α, λ |
//! | [`Form::Reduced`] | Zᵀ M Z π̇ = Zᵀ (f + φ − M ζ), α = Z π̇ + ζ | π̇, independent |
//! | [`Form::Explicit`] | α = … | – |
//!
//! Linear systems with constant linear constraints have a reduced form of their own, with the matrices of theory §8
//! ([`Linear`]). The answer, [`Forms`], holds expressions over full names; [`Forms::text`] and [`Forms::latex`] print it.

mod algebra;
mod bodies;
mod document;
mod elimination;
mod flat;
mod latex;
mod layout;
mod linear;
mod loops;
mod naming;
mod planar;
mod reduced;
mod text;

use dalembert_expr::{Expr, Graph};

pub use algebra::Matrix;
pub use flat::{Flat, FlatRow, Meaning};
pub use linear::Linear;
pub use reduced::Reduced;

use crate::assembly::assemble;
use crate::error::ModelError;
use crate::model::Model;
use crate::state::{StartValues, State};
use algebra::Algebra;

/// Which equations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// With a multiplier for each constraint.
    #[default]
    Multipliers,
    /// In independent velocities.
    Reduced,
    /// Solved for the accelerations.
    Explicit,
}

/// Basis of the null space in which a linear system is reduced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Basis {
    /// M-orthogonal, not normalized: `M_r` is diagonal.
    #[default]
    Orthogonal,
    /// Independent coordinates as they are.
    Coordinates,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Question {
    /// The form.
    pub form: Form,
    /// The basis of a linear system's reduced form.
    pub basis: Basis,
    /// Variables to keep independent; the others are chosen.
    pub independent: Vec<String>,
    /// Parameters by full name that stand as their numbers.
    pub numbers: Vec<String>,
    /// The state, not yet assembled, near which ranks and pivots are judged.
    pub start: StartValues,
}

/// The answer by form.
#[derive(Clone, Debug)]
pub enum Body {
    /// M, f, A, b as they are in [`Forms::flat`].
    Multipliers,
    /// Minimal equations.
    Reduced(Reduced),
    /// Minimal equations of a linear system.
    Linear(Box<Linear>),
    /// Accelerations (all columns), and the reduction that they came from.
    Explicit {
        /// α by column.
        accelerations: Vec<Expr>,
        /// The reduced equations.
        reduced: Reduced,
    },
}

/// Equations of a model as expressions.
#[derive(Clone, Debug)]
pub struct Forms {
    /// Title of the model.
    pub title: String,
    /// The system in full names; all expressions belong to its graph.
    pub flat: Flat,
    /// The form asked for.
    pub body: Body,
    labels: Labels,
}

/// Names of the model that printing needs.
#[derive(Clone, Debug)]
struct Labels {
    variables: Vec<String>,
    rows: Vec<String>,
    inputs: Vec<String>,
}

impl Forms {
    /// Derives a form of the model's equations.
    ///
    /// # Errors
    /// Unknown or impossible independent variables; more columns than can be written out; for the explicit form,
    /// accelerations that are not determined or too many that depend on each other.
    pub fn of(model: &Model, question: &Question) -> Result<Self, ModelError> {
        let mut flat = Flat::of(model, &question.numbers)?;
        let mut algebra = Algebra::default();
        // What a user wrote stays as written: only equations of bodies alone are cleared of rounding.
        let bodies_alone = model.mechanism.is_some()
            && model.classes.iter().all(|c| c.mass.is_empty() && c.force.is_empty() && c.constraints.is_empty());
        algebra.noise = bodies_alone.then_some(bodies::NOISE);
        let body = match question.form {
            Form::Multipliers => Body::Multipliers,
            Form::Reduced => reduced_body(model, &mut flat, &mut algebra, question)?,
            Form::Explicit => explicit_body(model, &mut flat, &mut algebra, question)?,
        };
        Ok(Self {
            title: model.title.clone().unwrap_or_else(|| "Untitled model".to_owned()),
            flat,
            body,
            labels: Labels {
                variables: model.variables.iter().map(|v| v.name.clone()).collect(),
                rows: model.rows.iter().map(|r| r.name.clone()).collect(),
                inputs: model.inputs.iter().map(|i| i.name.clone()).collect(),
            },
        })
    }

    /// The graph of all expressions.
    pub fn graph(&self) -> &Graph {
        &self.flat.graph
    }

    /// The equations for reading on a screen, at most 100 columns wide where the formulas allow it.
    pub fn text(&self) -> String {
        text::render(&document::document(self))
    }

    /// The equations as the body of a LaTeX document that loads `amsmath`.
    pub fn latex(&self) -> String {
        latex::render(&document::document(self))
    }
}

fn reduced_body(
    model: &Model,
    flat: &mut Flat,
    algebra: &mut Algebra,
    question: &Question,
) -> Result<Body, ModelError> {
    let points = points(model, &question.start);
    let wish = (question.independent.as_slice(), question.basis);
    if let Some(linear) = linear::linear(model, flat, algebra, wish, &points)? {
        return Ok(Body::Linear(Box::new(linear)));
    }
    Ok(Body::Reduced(reduced::reduce(model, flat, algebra, &question.independent, &points)?))
}

fn explicit_body(
    model: &Model,
    flat: &mut Flat,
    algebra: &mut Algebra,
    question: &Question,
) -> Result<Body, ModelError> {
    let points = points(model, &question.start);
    let reduced = reduced::reduce(model, flat, algebra, &question.independent, &points)?;
    let solution = reduced::solve(model, flat, algebra, &reduced, &points)?;
    let g = &mut flat.graph;
    let mut accelerations = algebra.apply(g, &reduced.z, &solution);
    for (a, &offset) in accelerations.iter_mut().zip(&reduced.zeta) {
        let sum = g.add(*a, offset);
        *a = algebra.tidy(g, sum);
    }
    Ok(Body::Explicit { accelerations, reduced })
}

/// States near the start that meet the constraints, the start itself first: where ranks and pivots are judged.
fn points(model: &Model, start: &StartValues) -> Vec<State> {
    const COUNT: usize = 3;
    const SPREAD: f64 = 0.15;
    let mut start = start.clone();
    let _ = assemble(model, &mut start);
    let mut points = vec![start.state.clone()];
    for k in 1..=COUNT {
        let mut near = start.clone();
        near.state.t += 0.1 * k as f64;
        for (i, y) in near.state.y.iter_mut().enumerate() {
            let noise = ((i + 1) as f64 * 0.618_033_988_749_895 + k as f64 * 0.414_213_562_373_095).fract() - 0.5;
            *y += 2.0 * SPREAD * noise * y.abs().max(1.0);
        }
        near.fixed.fill(false);
        near.given.fill(true);
        if assemble(model, &mut near).is_ok_and(|r| r.converged) {
            points.push(near.state);
        }
    }
    points
}
