//! The model with its drives, and what is held, as constraints of time; accelerations, joints that close loops and points as outputs.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use dalembert_answers::result::{Column, ColumnKind, RunResult};
use dalembert_bodies::spatial::{Quaternion, Vector};
use dalembert_expr::{parse, parse_equation};
use dalembert_model::{Model, State};
use dalembert_spec::ModelError;
use dalembert_spec::spec::{ConstraintSpec, Formula, ModelSpec, ModuleSpec, OutputSpec, SimulateSpec, Span, Spanned};
use dalembert_viewer::Scene;
use dalembert_viewer::scene::JointKind;

use super::{Drive, Followed, Settings};
use crate::draw::{is_drawn, with_outputs};
use crate::error::Error;
use crate::fit::Fitted;
use crate::load::Loaded;
use crate::tolerances::drive::{FLAT, PARALLEL};

/// What the names of constraints start with: nothing that a model file can hold.
const DRIVE: &str = "drive ";

impl Loaded {
    /// The model whose drives go through these values at these rates from `t0` on.
    pub(super) fn prescribed(
        &self,
        drives: &[Drive],
        (at, rates): (&[f64], &[f64]),
        (held, t0): (&[(String, f64)], f64),
        bare: bool,
    ) -> Result<Self, Error> {
        let mut spec = ModelSpec::clone(&self.spec);
        spec.simulate = SimulateSpec::default();
        spec.fit = self.fitted.as_ref().map(Fitted::fit).unwrap_or_default();
        spec.definitions.iter_mut().for_each(loosen);
        let root = &mut spec.definitions[spec.root.0];
        for (k, drive) in drives.iter().enumerate() {
            let what = self.formula(&drive.name, &root.outputs);
            let text = format!("{what} = {:?} + ({:?})*(t - ({t0:?}))", at[k], rates[k]);
            root.constraints.push(constraint(&drive.name, &text).map_err(|e| no_formula(&drive.name, &e))?);
        }
        for (name, value) in held {
            let text = format!("{name} = {value:?}");
            root.constraints.push(constraint(name, &text).map_err(|e| no_formula(name, &e))?);
        }
        let mut own = if bare { Vec::new() } else { outputs(&self.model, drives) };
        let taken: HashSet<&str> = root.outputs.iter().map(|o| o.name.value.as_str()).collect();
        own.retain(|(name, _)| !taken.contains(name.as_str()));
        root.outputs.extend(own.iter().filter_map(|(name, _)| output(name)));
        let spec = with_outputs(&spec).filter(|_| !bare).unwrap_or(spec);
        let mut model = Model::build_with(&spec, &self.parameters).map_err(|e| refused(drives, &e))?;
        // A model without units is not to be asked for them because of what is shown of it.
        let units: HashMap<String, Option<String>> = own.into_iter().collect();
        for output in &mut model.outputs {
            if let Some(unit) = units.get(&*output.name) {
                output.unit.clone_from(unit);
            }
        }
        Ok(Self { spec: Arc::new(spec), model, parameters: self.parameters.clone(), fitted: self.fitted.clone() })
    }

    /// The formula that is driven: a name may be that of an output.
    fn formula<'n>(&self, name: &'n str, outputs: &[OutputSpec]) -> Cow<'n, str> {
        let is_known = self.model.find_state(name).is_some() || self.closes(name);
        let output = outputs.iter().find(|o| o.name.value == name && !is_known);
        output.map_or(Cow::Borrowed(name), |o| Cow::Owned(format!("({})", o.value.ast.text())))
    }

    /// Takes rates that are set for guesses, as those of a file are: they say which way to go where branches cross.
    pub(super) fn guessing(mut self, set: &[(String, f64)]) -> Self {
        for (name, value) in set {
            if let Some((column, slot)) = self.model.find_slot(&self.model.called(name)) {
                let v = &mut self.model.variables[column];
                let is_rate = v.velocity_place().is_some_and(|place| v.state.get(slot) == Some(&place));
                v.start.get_mut(slot).filter(|_| is_rate).into_iter().for_each(|start| *start = Some(*value));
            }
        }
        self
    }

    /// Values of the drives at settings, where constraints ask for `asked`.
    pub(super) fn values_at(
        &self,
        drives: &[Drive],
        (asked, here): (&[f64], &[(String, f64)]),
    ) -> Result<Vec<f64>, Error> {
        let start = self.start(here)?;
        let equations = super::evaluated(&self.model, &start.state);
        let value = |(drive, asked): (&Drive, &f64)| {
            let row = self.row(drive);
            let depth = self.model.rows[row].depth;
            if depth < 2 {
                return Err(Error::Usage(format!(
                    "`{}` is no position: a drive prescribes a coordinate, or a formula of coordinates and points",
                    drive.name
                )));
            }
            let value = asked + equations.residual(row, 0);
            if value.is_finite() {
                return Ok(value);
            }
            Err(Error::Physics(format!("`{}` has no value at the start", drive.name)))
        };
        drives.iter().zip(asked).map(value).collect()
    }

    /// The row of a drive.
    pub(super) fn row(&self, drive: &Drive) -> usize {
        let name = [DRIVE, &drive.name].concat();
        self.model.rows.iter().position(|r| r.name == name).unwrap_or(0)
    }

    /// Settings that put a mechanism where a run ended.
    pub(super) fn end(&self, run: &RunResult, t0: f64) -> Vec<(String, f64)> {
        let names = settings(&self.model, &State::start(&self.model)).into_iter().map(|s| s.0);
        let mut ends = HashMap::new();
        run.columns.iter().for_each(|c| _ = ends.entry(c.name.as_str()).or_insert(&c.values));
        let value = |name: &String| ends.get(name.as_str())?.last().copied();
        let known = names.filter_map(|name| Some((value(&name)?, name))).map(|(value, name)| (name, value));
        known.chain((t0 != 0.0).then(|| ("t".to_owned(), t0))).collect()
    }

    /// Whether a name is a coordinate of a joint that closes a loop.
    pub(super) fn closes(&self, name: &str) -> bool {
        let closures = self.model.mechanism.iter().flat_map(|m| &m.closures);
        closures.flat_map(dalembert_mechanism::Closure::coordinate_names).any(|known| known == name)
    }
}

/// Where a run of one drive ended, with its velocities at the rate of the next: they say on which branch it came, should branches cross
/// there.
pub(super) fn with_rates(followed: Followed, turned: &[f64], held: &[(String, f64)]) -> Settings {
    let Followed { run, end: mut settings, .. } = followed;
    if let [turned] = turned {
        // What is held has the rate that its constraint gives it, not rounding of a slow run many times over.
        let is_held = |rate: &str| held.iter().any(|(name, _)| rate.strip_suffix('\'') == Some(name));
        let rates = run.columns.iter().filter(|c| c.kind == ColumnKind::Rate && !is_held(&c.name));
        settings.extend(rates.filter_map(|c| Some((c.name.clone(), c.values.last()? * turned))));
    }
    settings
}

/// Positions of a state, as settings.
pub(super) fn settings(model: &Model, state: &State) -> Vec<(String, f64)> {
    let plain = model.variables.iter().filter(|v| v.order >= 2).map(|v| (v.name.clone(), v.state[0]));
    let joints = model.mechanism.iter().flat_map(|m| &m.joints).filter(|j| j.states.len() > j.columns.len());
    let poses = joints.flat_map(|j| j.coordinates.iter().cloned().zip(j.states.iter().copied()));
    let closing = model.mechanism.iter().flat_map(|m| {
        let number = |c: usize, k: usize, word: &str| Some(([&m.closures[c].name, word].concat(), m.turn(c, k)?));
        let of = move |c: usize| {
            let words = m.closures[c].coordinates.iter().enumerate();
            words.filter_map(move |(k, (word, _))| number(c, k, word)).collect::<Vec<_>>()
        };
        (0..m.closures.len()).flat_map(of)
    });
    let all = plain.chain(poses).chain(closing).map(|(name, place)| (name, state.y[place]));
    all.chain((state.t != 0.0).then(|| ("t".to_owned(), state.t))).collect()
}

/// Start values that were kept hold where the run starts, and not for the drives; what a constraint adds to itself neither.
fn loosen(definition: &mut ModuleSpec) {
    for variable in &mut definition.variables {
        (variable.fixed, variable.fixed_span) = (Vec::new(), None);
    }
    definition.joints.iter_mut().for_each(|j| j.fixed = None);
    definition.constraints.iter_mut().for_each(|c| c.baumgarte = None);
    // Forces are no part of a motion that is prescribed.
    definition.outputs.retain(|o| !o.value.ast.text().contains("reaction("));
}

fn nowhere<T>(value: T) -> Spanned<T> {
    Spanned { value, span: Span::default() }
}

fn constraint(name: &str, text: &str) -> Result<ConstraintSpec, dalembert_expr::ParseError> {
    let (left, right) = parse_equation(text)?;
    let formula = |ast| Formula { ast, span: Span::default(), verbatim: false };
    Ok(ConstraintSpec {
        name: nowhere([DRIVE, name].concat()),
        left: formula(left),
        right: formula(right),
        force: Vec::new(),
        noise: None,
        baumgarte: None,
        repeat: None,
    })
}

fn output(name: &str) -> Option<OutputSpec> {
    let value = Formula { ast: parse(name).ok()?, span: Span::default(), verbatim: false };
    Some(OutputSpec { name: nowhere(name.to_owned()), value, unit: None })
}

/// What a kinematic run shows beside variables, rates and the model's outputs: formulas that are their own names.
fn outputs(model: &Model, drives: &[Drive]) -> Vec<(String, Option<String>)> {
    let moving = model.variables.iter().filter(|v| v.velocity_place().is_some());
    let mut all: Vec<_> = moving.map(|v| (v.highest(), v.slot_unit(v.order as usize))).collect();
    for closure in model.mechanism.iter().flat_map(|m| &m.closures) {
        // Ball and free joints have no coordinates of one number each.
        if closure.coordinates.len() != closure.velocities.len() {
            continue;
        }
        for (word, what) in &closure.coordinates {
            let unit = if what.turns() { "rad" } else { "m" };
            for (primes, per) in [("", ""), ("'", "/s"), ("''", "/s^2")] {
                all.push((format!("{}{word}{primes}", closure.name), Some(format!("{unit}{per}"))));
            }
        }
    }
    let points = model.mechanism.iter().flat_map(|m| if m.frames.is_empty() { &m.bodies } else { &m.frames });
    for (function, unit) in [("p", "m"), ("v", "m/s"), ("a", "m/s^2")] {
        for point in points.clone() {
            all.extend(["x", "y", "z"].map(|d| (format!("{function}{d}({})", point.name), Some(unit.to_owned()))));
        }
    }
    for drive in drives.iter().filter(|d| model.find_state(&d.name).is_none()) {
        if !all.iter().any(|(name, _)| *name == drive.name) {
            all.push((drive.name.clone(), None));
        }
    }
    all
}

/// Leaves positions, velocities, accelerations and outputs; of points, directions in which none of them moves are left out. Returns the
/// columns that are there for pictures.
pub(super) fn keep_kinematic(run: &mut RunResult, scene: Option<&Scene>) -> Vec<Column> {
    let (drawn, shown) = std::mem::take(&mut run.columns).into_iter().partition(|c| is_drawn(&c.name));
    run.columns = shown;
    let kinematic = [ColumnKind::Variable, ColumnKind::Rate, ColumnKind::Output];
    run.columns.retain(|c| kinematic.contains(&c.kind));
    let span = |values: &[f64]| {
        let (low, high) = values.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(a, b), &x| (a.min(x), b.max(x)));
        high - low
    };
    let along = |d: &str| {
        let points = run.columns.iter().filter(|c| c.name.starts_with(&format!("p{d}(")));
        points.map(|c| span(&c.values)).fold(0.0_f64, f64::max)
    };
    let spans = ["x", "y", "z"].map(along);
    let size = spans.iter().fold(0.0_f64, |m, &s| m.max(s));
    let is_normal = |k: usize| spans[k] <= FLAT * size && scene.is_none_or(|scene| is_across(scene, k));
    let flat: Vec<&str> = ["x", "y", "z"].into_iter().enumerate().filter(|f| is_normal(f.0)).map(|f| f.1).collect();
    let is_flat = |name: &str| {
        let mut each = flat.iter().flat_map(|d| ["p", "v", "a"].map(|f| format!("{f}{d}(")));
        each.any(|start| name.starts_with(&start))
    };
    run.columns.retain(|c| !is_flat(&c.name));
    drawn
}

/// Whether what the ground holds moves across a direction of its frame, by number: it turns about that, and slides across it. A point that stays
/// where it is along another direction tells something, as that of an exact straight-line linkage.
fn is_across(scene: &Scene, direction: usize) -> bool {
    scene.joints.iter().all(|joint| {
        let Some(end) = joint.ends.iter().position(|a| a.frame.is_none()) else { return true };
        let axis = Quaternion(joint.turns[end]).rotation().apply(Vector(joint.axis));
        let along = axis.0[direction].abs();
        match joint.kind {
            JointKind::Revolute | JointKind::Planar => (axis.dot(axis) - along * along).max(0.0).sqrt() <= PARALLEL,
            JointKind::Prismatic => along <= PARALLEL,
            _ => true,
        }
    })
}

fn no_formula(name: &str, error: &dalembert_expr::ParseError) -> Error {
    let help = error.help.as_ref().map_or(String::new(), |h| format!("; {h}"));
    Error::Usage(format!("`{name}` cannot be driven: {}{help}", error.message))
}

/// The model was right before the drives came.
fn refused(drives: &[Drive], errors: &[ModelError]) -> Error {
    let Some(error) = errors.first() else { return Error::Usage("the drives can't be read".to_owned()) };
    let named = drives.iter().map(|d| format!("`{}`", d.name)).collect::<Vec<_>>().join(", ");
    let help = error.help.as_ref().map_or(String::new(), |h| format!("; {h}"));
    Error::Usage(format!("{named} cannot be driven: {}{help}", error.message))
}
