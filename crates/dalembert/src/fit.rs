//! Loops of rounded files: what is let go of, or moved, so that they close, and what would have to be.

use dalembert_answers::finding::{Finding, Severity, code};
use dalembert_doctor::fit::{APART, CLOSED, LARGEST, LEVER, Released, WRITTEN, openings, release};
use dalembert_doctor::names;
use dalembert_doctor::placing::place;
use dalembert_model::{Model, StartValues, State};
use dalembert_scalar::digits::brief;
use dalembert_simulation::Watch;
use dalembert_spec::spec::{Fit, ModelSpec, MovedJoint};

use crate::error::Error;
use crate::load::{Loaded, diagnostics};

/// What the joints of a model let go of.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// Relative to the size of the mechanism.
    pub tolerance: f64,
    /// Whether somebody asked for it; otherwise it is that of files with ten digits.
    pub asked: bool,
    /// The start values that replaced those of the model.
    pub set: Vec<(String, f64)>,
    /// Directions, with what they are open by at the start; none where all loops close as they are.
    pub released: Vec<Released>,
    /// Joints whose frames on their first bodies are moved instead.
    pub moved: Vec<MovedJoint>,
}

impl Fitted {
    /// In a whole sentence, joint by joint.
    pub fn sentence(&self) -> String {
        if !self.moved.is_empty() {
            return self.moves();
        }
        if self.released.is_empty() {
            return format!("All loops close as they are: nothing had to be fitted to {:e}.", self.tolerance);
        }
        let mut joints: Vec<(&str, Vec<String>)> = Vec::new();
        for r in &self.released {
            let unit = if r.is_length { "m" } else { "rad" };
            // Where the file places the parts, most of it closes.
            let words = match r.relative {
                relative if relative <= CLOSED => r.words.to_owned(),
                _ => format!("{} (open by {} {unit})", r.words, brief(r.opening, 2)),
            };
            match joints.iter_mut().find(|j| j.0 == r.joint) {
                Some(joint) => joint.1.push(words),
                None => joints.push((&r.joint, vec![words])),
            }
        }
        let joint = |(name, words): &(&str, Vec<String>)| format!("joint `{name}` lets go of {}", words.join(", "));
        let list: Vec<String> = joints.iter().map(joint).collect();
        format!("{}: {}. Nothing is held there, and reactions there are zero.", self.how(), list.join("; "))
    }

    fn how(&self) -> String {
        if self.asked {
            format!("Loops are fitted to {:e} of their size", self.tolerance)
        } else {
            "Numbers of the file are rounded, so that loops do not close exactly".to_owned()
        }
    }

    /// Which joints are moved, and how far.
    fn moves(&self) -> String {
        let largest = |entries: std::ops::Range<usize>| {
            self.moved.iter().flat_map(|m| &m.twist[entries.clone()]).fold(0.0_f64, |most, x| most.max(x.abs()))
        };
        let (turn, shift) = (largest(0..3), largest(3..6));
        let joints = names(self.moved.iter().map(|m| &m.joint));
        format!(
            "{}: joints {joints} are placed anew, by up to {} m and {} rad, and then they do.",
            self.how(),
            brief(shift, 2),
            brief(turn, 2)
        )
    }

    /// What the model is built with.
    pub(crate) fn fit(&self) -> Fit {
        let released = self.released.iter().map(|r| r.row.clone()).collect();
        Fit { released, moved: self.moved.clone() }
    }

    pub(crate) fn finding(&self) -> Finding {
        Finding {
            code: code::FITTED,
            severity: Severity::Note,
            sentence: self.sentence(),
            names: self.released.iter().map(|r| &r.joint).chain(self.moved.iter().map(|m| &m.joint)).cloned().collect(),
            size: self.released.iter().map(|r| r.relative).reduce(f64::max),
            ..Finding::default()
        }
    }
}

/// A model without some rows of the file's, its assembled start, the rows by name and what they are open by.
struct Open {
    model: Model,
    start: State,
    rows: Vec<String>,
    released: Vec<Released>,
}

/// The assembled start of a model with replacements, if there is one.
fn started(model: &Model, set: &[(String, f64)]) -> Option<State> {
    let mut start = StartValues::of(model);
    for (name, value) in set {
        start.set(model, name, *value).ok()?;
    }
    let report = dalembert_assembly::assemble(model, &mut start).ok()?;
    report.converged.then_some(start.state)
}

impl Loaded {
    /// The model with joints that let go of what a rounded file leaves open in their loops, up to `tolerance` relative to the size of the
    /// mechanism, at the start values with replacements. What they let go of is in [`Loaded::fitted`]. Where that is not enough, the
    /// model is as it was.
    ///
    /// # Errors
    /// [`Error::Usage`] for a tolerance that is not between 0 and 1e-3, and for unknown names.
    pub fn fit(self, tolerance: f64, set: &[(String, f64)]) -> Result<Self, Error> {
        if !(tolerance > 0.0 && tolerance <= LARGEST) {
            let message = format!("the tolerance of a fit must be positive and at most {LARGEST:e}, not {tolerance:e}");
            return Err(Error::Usage(message));
        }
        let whole = self.whole()?;
        whole.start(set)?;
        match whole.released(tolerance, set) {
            Some(open) => {
                let (model, fitted) = whole.fitted_to(tolerance, open);
                let fitted = Fitted { asked: true, set: set.to_vec(), ..fitted };
                Ok(Self { model, fitted: Some(fitted), ..whole })
            }
            None => Ok(whole.without_rounding()),
        }
    }

    /// The model with joints that let go of what ten digits leave open, if there are such.
    pub(crate) fn without_rounding(self) -> Self {
        let closes = self.model.mechanism.as_ref().is_some_and(|m| !m.closures.is_empty());
        let rows = self.start(&[]).ok().filter(|_| closes).and_then(|start| release(&self.model, &start, WRITTEN).ok());
        let rows = rows.filter(|rows| !rows.is_empty());
        // What rounding leaves of the parts sums up along a loop.
        match rows.and_then(|rows| self.without(rows, LEVER * WRITTEN, &[])) {
            Some(open) => {
                let (model, fitted) = self.fitted_to(WRITTEN, open);
                Self { model, fitted: Some(fitted), ..self }
            }
            None => self,
        }
    }

    /// The model with all its rows.
    fn whole(self) -> Result<Self, Error> {
        if self.fitted.is_none() {
            return Ok(self);
        }
        let model = self.model.with(&self.spec, &self.parameters).map_err(|errors| diagnostics(&self.spec, errors))?;
        Ok(Self { model, fitted: None, ..self })
    }

    /// Looks whether what loops let go of stays as little open as the file's rounding leaves it; nothing where nothing is let go of.
    pub(crate) fn watch<'m>(&self) -> Option<Watch<'m>> {
        let fitted = self.fitted.as_ref().filter(|fitted| !fitted.released.is_empty())?;
        let (whole, rows, tolerance) = (self.with_fit(Fit::default())?, fitted.fit().released, fitted.tolerance);
        Some(Box::new(move |state: &State| {
            let apart = openings(&whole, state, &rows).into_iter().filter(|r| r.relative > APART * tolerance);
            let worst = apart.max_by(|a, b| a.relative.total_cmp(&b.relative))?;
            let (unit, opening) = (if worst.is_length { "m" } else { "rad" }, brief(worst.opening, 2));
            Some(format!(
                "the loop of joint `{}` comes apart: {}, which it lets go of because numbers are rounded, is open by {opening} {unit}",
                worst.joint, worst.words
            ))
        }))
    }

    fn with_fit(&self, fit: Fit) -> Option<Model> {
        let spec = ModelSpec { fit, ..ModelSpec::clone(&self.spec) };
        self.model.with(&spec, &self.parameters).ok()
    }

    /// The model without the rows that a tolerance lets go of, at its start, and what these are open by; nothing where it does not close within that.
    fn released(&self, tolerance: f64, set: &[(String, f64)]) -> Option<Open> {
        self.without(release(&self.model, &self.start(set).ok()?, tolerance).ok()?, tolerance, set)
    }

    fn without(&self, rows: Vec<String>, tolerance: f64, set: &[(String, f64)]) -> Option<Open> {
        let model = self.with_fit(Fit { released: rows.clone(), ..Fit::default() })?;
        let start = started(&model, set)?;
        let released = openings(&self.model, &start, &rows);
        let within = released.iter().all(|r| r.relative <= tolerance);
        within.then_some(Open { model, start, rows, released })
    }

    /// The model whose joints are moved, where rows that are left do not hold as well all along the way, or else with what it lets go of; and how it is fitted.
    fn fitted_to(&self, tolerance: f64, open: Open) -> (Model, Fitted) {
        let fitted = Fitted { tolerance, asked: false, set: Vec::new(), released: Vec::new(), moved: Vec::new() };
        let moved = place(&|fit| self.with_fit(fit), &open.start, &open.rows, tolerance);
        let moved =
            moved.and_then(|moved| Some((self.with_fit(Fit { moved: moved.clone(), ..Fit::default() })?, moved)));
        match moved {
            Some((model, moved)) => (model, Fitted { moved, ..fitted }),
            None => (open.model, Fitted { released: open.released, ..fitted }),
        }
    }

    /// The tolerance that loops which do not close need, with one digit; nothing where none does that makes sense.
    pub(crate) fn fit_needed(&self, set: &[(String, f64)]) -> Option<f64> {
        if self.fitted.is_some() {
            let model = self.model.with(&self.spec, &self.parameters).ok()?;
            let (spec, parameters) = (self.spec.clone(), self.parameters.clone());
            return Self { spec, model, parameters, fitted: None }.fit_needed(set);
        }
        let decades = (3..=9).rev().map(|k| 10f64.powi(-k));
        let released = |t: f64| self.released(t, set).map(|open| open.released);
        let (tolerance, open) = decades.into_iter().find_map(|t| Some((t, released(t)?)))?;
        let worst = open.iter().fold(0.0_f64, |m, r| m.max(r.relative));
        // A little more than is open, with one digit.
        let unit = 10f64.powf(worst.log10().floor());
        let digit: f64 = format!("{:e}", (1.01 * worst / unit).ceil() * unit).parse().ok()?;
        let rounded: f64 = format!("{digit:.0e}").parse().ok()?;
        Some(if rounded < tolerance && self.released(rounded, set).is_some() { rounded } else { tolerance })
    }

    /// What to do about loops that only rounding keeps open.
    pub(crate) fn fit_advice(&self, set: &[(String, f64)]) -> Option<String> {
        let needed = self.fit_needed(set)?;
        Some(format!(
            "If the file's numbers are only rounded, `--fit {needed:e}` lets the joints go of what they miss by, in parts of the size of the mechanism."
        ))
    }
}
