//! Equations of motion as formulas.
//!
//! | form | equations | unknowns |
//! |---|---|---|
//! | [`Form::Multipliers`] | M α = f + φ + Aᵀ λ, A α = b (A α + R λ = b for rows with noise) | α, λ |
//! | [`Form::Reduced`] | Zᵀ M Z π̇ = Zᵀ (f + φ − M ζ), α = Z π̇ + ζ | π̇, independent |
//! | [`Form::Explicit`] | α = … | – |
//! | [`Form::Lagrangian`] | M v̇ + C v + Γ v + D v + g = G u + J λ + r | matrices |
//! | [`Form::Hamiltonian`] | ẋ = (𝒥 − ℛ)∇H + [s; 0] + [0; G]u + [0; J]λ + [0; r] | matrices |
//!
//! Linear systems with constant linear constraints have a reduced form of their own, with the matrices of theory §8
//! ([`Linear`]). The answer, [`Forms`], holds expressions over full names; [`Forms::text`] and [`Forms::latex`] print it.
//!
//! | file | content |
//! |---|---|
//! | `flat.rs` | a model as one system in full names |
//! | `bodies.rs`, `loops.rs`, `planar.rs` | the algorithms of trees on expressions; rows of loops; sums of angles |
//! | `letters.rs`, `snapping.rs` | numbers of bodies as formulas of parameters; without rounding |
//! | `number.rs` | numbers read off frames |
//! | `elimination.rs`, `reduced.rs`, `solve.rs` | the null space of A, minimal equations, accelerations |
//! | `energy.rs`, `parts.rs`, `admissible.rs` | Lagrangian and Hamiltonian forms; their parts; fields of admissible velocities |
//! | `linear.rs` | linear systems with constant constraints |
//! | `algebra.rs`, `collected.rs`, `naming.rs` | small matrices; sums without what cancels; names for parts |
//! | `points.rs`, `sizes.rs`, `bounds.rs`, `verify.rs` | states to judge at; what is zero, and what never is; formulas against numbers |
//! | `document.rs`, `layout.rs`, `text.rs`, `latex.rs`, `page.rs`, `flow.rs`, `mathml.rs` | what is printed |

mod admissible;
mod algebra;
mod bodies;
mod bounds;
mod collected;
mod document;
mod elimination;
mod energy;
mod energy_document;
mod flat;
mod flow;
mod latex;
mod layout;
mod letters;
mod linear;
mod loops;
mod mathml;
mod naming;
mod number;
mod page;
mod parts;
mod planar;
mod points;
mod reduced;
mod sizes;
mod snapping;
mod solve;
mod text;
mod tolerances;
mod verify;

use dalembert_expr::{Expr, Graph};

pub use algebra::Matrix;
pub use dalembert_answers::forms::Written;
pub use dalembert_dynamics::chosen::FormQuestion;
pub use energy::{EnergyForm, Part};
pub use flat::{Flat, FlatRow, Meaning};
pub use linear::Linear;
pub use reduced::Reduced;

use algebra::Algebra;
use dalembert_model::model::Model;
use dalembert_model::state::StartValues;
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::ModelSpec;
use elimination::Pivots;
use points::Points;

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
    /// M v̇ + C v + Γ v + D v + g = G u + J λ + r.
    Lagrangian,
    /// ẋ = (𝒥 − ℛ)∇H + [s; 0] + [0; G]u + [0; J]λ.
    Hamiltonian,
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
    /// The basis of a linear system's reduced form; orthogonal if not given.
    pub basis: Option<Basis>,
    /// Variables to keep independent; the others are chosen.
    pub independent: Vec<String>,
    /// Choices for the Lagrangian and the Hamiltonian form.
    pub choice: FormQuestion,
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
    /// A Lagrangian or Hamiltonian form.
    Energy(Box<EnergyForm>),
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
    /// Joints whose velocities are components of a twist: these, and their coordinates.
    joints: Vec<(Vec<String>, Vec<String>)>,
}

impl Forms {
    /// Derives a form of the equations of a model that was built from these words.
    ///
    /// # Errors
    /// Unknown or impossible independent variables; more columns than can be written out; for the explicit form,
    /// accelerations that are not determined or too many that depend on each other.
    pub fn of((model, words): (&Model, &ModelSpec), question: &Question) -> Result<Self, ModelError> {
        let energies = matches!(question.form, Form::Lagrangian | Form::Hamiltonian);
        let mut flat = Flat::written_out((model, words), &question.numbers, energies)?;
        let mut algebra = Algebra::default();
        // What a user wrote stays as written: only equations of bodies alone are cleared of rounding.
        let bodies_alone = model.mechanism.is_some()
            && model.classes.iter().all(|c| c.mass.is_empty() && c.force.is_empty() && c.constraints.is_empty());
        algebra.noise = bodies_alone.then_some(tolerances::zeros::PRODUCTS);
        let body = match question.form {
            Form::Multipliers => Body::Multipliers,
            Form::Reduced => verified(model, &mut flat, &mut algebra, question, reduced_body)?,
            Form::Explicit => verified(model, &mut flat, &mut algebra, question, explicit_body)?,
            Form::Lagrangian | Form::Hamiltonian => {
                Body::Energy(Box::new(energy::energy_form(model, &mut flat, &mut algebra, question)?))
            }
        };
        Ok(Self {
            title: model.title.clone().unwrap_or_else(|| "Untitled model".to_owned()),
            flat,
            body,
            labels: Labels {
                variables: model.variables.iter().map(|v| v.name.clone()).collect(),
                rows: model.rows.iter().map(|r| r.name.clone()).collect(),
                inputs: model.inputs.iter().map(|i| i.name.clone()).collect(),
                joints: joints_with_twists(model),
            },
        })
    }

    /// The graph of all expressions.
    pub fn graph(&self) -> &Graph {
        &self.flat.graph
    }

    /// The equations for reading on a screen, at most 100 columns wide where the formulas allow it.
    pub fn text(&self) -> String {
        self.text_within(text::WIDTH)
    }

    /// The same with remarks broken at so many columns, where that is less; formulas stay as they are.
    pub fn text_within(&self, columns: usize) -> String {
        text::render(&document::document(self), columns.min(text::WIDTH))
    }

    /// The equations as the body of a LaTeX document that loads `amsmath`.
    pub fn latex(&self) -> String {
        latex::render(&document::document(self))
    }

    /// The equations as a part of a page: HTML with MathML, names escaped; matrices that say the same again are left out.
    pub fn html(&self) -> String {
        page::render(&document::document(self))
    }
}

/// Joints whose velocities are components of a twist: the names of these, and of their coordinates.
fn joints_with_twists(model: &Model) -> Vec<(Vec<String>, Vec<String>)> {
    let joints = model.mechanism.iter().flat_map(|m| &m.joints);
    let names = |columns: &[usize]| columns.iter().map(|&c| model.variables[c].name.clone()).collect();
    let of_twist = joints.filter(|j| j.columns.iter().any(|&c| model.variables[c].is_twist()));
    of_twist.map(|j| (names(&j.columns), j.coordinates.clone())).collect()
}

/// Derives a form from pivots of a kind.
type Derive = fn(&mut Flat, &mut Algebra, (&Question, Pivots), &Points<'_>) -> Result<Body, ModelError>;

/// A derived form, once it holds in numbers; if formulas from short pivots lose too many digits, those from large ones, and in the end
/// those that nothing was multiplied out in.
fn verified(
    model: &Model,
    flat: &mut Flat,
    algebra: &mut Algebra,
    question: &Question,
    derive: Derive,
) -> Result<Body, ModelError> {
    let mut points = Points::near(model, flat, &question.start);
    let (hard, _) = reduced::hard_and_soft(flat, &points);
    points.keep_regular(flat, &hard);
    if points.singular {
        let message = "the start is a singular pose, and the constraints allow no other near it: there, rows depend on each other that \
                       formulas would divide by";
        return Err(ModelError::whole(message).help("`doctor` names the rows; `evaluate` gives numbers at the start"));
    }
    uncoupled(flat, &points);
    let written = flat.clone();
    let tries = [(Pivots::Short, false), (Pivots::Large, false), (Pivots::Large, true)];
    let mut outcome = Err(verify::refused("the equations"));
    // Without rows that must hold, nothing is chosen among.
    for (pivots, plain) in tries.into_iter().filter(|t| t.1 || t.0 == Pivots::Short || !hard.is_empty()) {
        flat.clone_from(&written);
        *algebra = algebra.fresh(plain);
        let body = derive(flat, algebra, (question, pivots), &points)?;
        outcome = verify::holds(flat, &body, &points).map(|()| body);
        if outcome.is_ok() {
            break;
        }
    }
    outcome
}

/// Makes couplings zero that are rounding. Forces that are stay: they do no harm, and what they add up may be of any size.
fn uncoupled(flat: &mut Flat, points: &Points<'_>) {
    let mut entries = flat.mass.concat();
    points.cleared(flat, &mut entries);
    flat.mass = entries.chunks(flat.mass.len().max(1)).map(<[Expr]>::to_vec).collect();
}

fn reduced_body(
    flat: &mut Flat,
    algebra: &mut Algebra,
    (question, pivots): (&Question, Pivots),
    points: &Points<'_>,
) -> Result<Body, ModelError> {
    let independent = question.independent.as_slice();
    let basis = question.basis.unwrap_or_default();
    if let Some(linear) = linear::linear(flat, algebra, (independent, basis, pivots), points)? {
        return Ok(Body::Linear(Box::new(linear)));
    }
    if question.basis.is_some() {
        return Err(ModelError::whole(linear::other(points.model)));
    }
    Ok(Body::Reduced(reduced::reduce(flat, algebra, (independent, pivots), points)?))
}

fn explicit_body(
    flat: &mut Flat,
    algebra: &mut Algebra,
    (question, pivots): (&Question, Pivots),
    points: &Points<'_>,
) -> Result<Body, ModelError> {
    if points.rank == 0 {
        // Then nothing changes what hangs together.
        let all: Vec<usize> = (0..points.model.n()).collect();
        solve::solvable(flat, &flat.mass, points.model, &all)?;
        algebra.noise.map_or(Ok(()), |noise| verify::tellable(points, noise))?;
    }
    let mut reduced = reduced::reduce(flat, algebra, (&question.independent, pivots), points)?;
    let (solution, conditions) = solve::solve(flat, algebra, &reduced, points)?;
    let conditions = reduced::essentials(flat, points.model, &conditions);
    let new: Vec<Expr> = conditions.into_iter().filter(|e| !reduced.conditions.contains(e)).collect();
    reduced.conditions.extend(new);
    let g = &mut flat.graph;
    let mut accelerations = algebra.apply(g, &reduced.z, &solution);
    for (a, &offset) in accelerations.iter_mut().zip(&reduced.zeta) {
        let sum = g.add(*a, offset);
        *a = algebra.tidy(g, sum);
    }
    Ok(Body::Explicit { accelerations, reduced })
}
