//! Loops of rounded files: what is let go of so that they close, and what would have to be.

use dalembert_answers::finding::{Finding, Severity, code};
use dalembert_doctor::fit::{CLOSED, LARGEST, Released, WRITTEN, openings, release};
use dalembert_model::Model;
use dalembert_scalar::digits::brief;
use dalembert_spec::spec::ModelSpec;

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
}

impl Fitted {
    /// In a whole sentence, joint by joint.
    pub fn sentence(&self) -> String {
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
        let how = if self.asked {
            format!("Loops are fitted to {:e} of their size", self.tolerance)
        } else {
            "Numbers of the file are rounded, so that loops do not close exactly".to_owned()
        };
        format!("{how}: {}. Nothing is held there, and reactions there are zero.", list.join("; "))
    }

    pub(crate) fn finding(&self) -> Finding {
        Finding {
            code: code::FITTED,
            severity: Severity::Note,
            sentence: self.sentence(),
            names: self.released.iter().map(|r| r.joint.clone()).collect(),
            size: self.released.iter().map(|r| r.relative).reduce(f64::max),
            ..Finding::default()
        }
    }
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
            Some((model, released)) => {
                let fitted = Fitted { tolerance, asked: true, set: set.to_vec(), released };
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
        match rows.and_then(|rows| self.without(rows, WRITTEN, &[])) {
            Some((model, released)) => {
                let fitted = Fitted { tolerance: WRITTEN, asked: false, set: Vec::new(), released };
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

    /// The model with fewer rows, and what these were open by; nothing where it does not close within the tolerance.
    fn released(&self, tolerance: f64, set: &[(String, f64)]) -> Option<(Model, Vec<Released>)> {
        self.without(release(&self.model, &self.start(set).ok()?, tolerance).ok()?, tolerance, set)
    }

    /// The model without some rows, and what these were open by; nothing where it does not close within the tolerance.
    fn without(&self, rows: Vec<String>, tolerance: f64, set: &[(String, f64)]) -> Option<(Model, Vec<Released>)> {
        let mut spec = ModelSpec::clone(&self.spec);
        spec.released.extend(rows);
        let model = self.model.with(&spec, &self.parameters).ok()?;
        let mut start = dalembert_model::StartValues::of(&model);
        for (name, value) in set {
            start.set(&model, name, *value).ok()?;
        }
        let report = dalembert_assembly::assemble(&model, &mut start).ok()?;
        let open = openings(&self.model, &start.state, &spec.released);
        let within = open.iter().all(|r| r.relative <= tolerance);
        (report.converged && within).then_some((model, open))
    }

    /// The tolerance that loops which do not close need, with one digit; nothing where none does that makes sense.
    pub(crate) fn fit_needed(&self, set: &[(String, f64)]) -> Option<f64> {
        if self.fitted.is_some() {
            let model = self.model.with(&self.spec, &self.parameters).ok()?;
            let (spec, parameters) = (self.spec.clone(), self.parameters.clone());
            return Self { spec, model, parameters, fitted: None }.fit_needed(set);
        }
        let decades = (3..=9).rev().map(|k| 10f64.powi(-k));
        let (tolerance, open) = decades.into_iter().find_map(|t| Some((t, self.released(t, set)?.1)))?;
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
