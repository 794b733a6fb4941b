//! Faults of a state, shown where the parts that they name stand in the model file.

use dalembert_answers::finding::{Finding, Severity, code};
use dalembert_answers::result::{AssemblyReport, Diagnosis, RATE_OF, RedundancyKind, RedundantGroup};
use dalembert_assembly::assemble;
use dalembert_doctor::{assembly_help, dependent_masses, diagnose, examine, missed, untold_algebraic};
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::words::{GIVES_WAY, contradicted};
use dalembert_formats::diagnostic::Code;
use dalembert_formats::{Diagnostic, Diagnostics};
use dalembert_model::{Model, StartValues, State};
use dalembert_spec::NO_DISTANCE;
use dalembert_spec::spec::Span;

use crate::error::Error;
use crate::load::Loaded;

/// Parts that are named and shown at most.
const NAMED: usize = 5;

/// How sentences about a quasi-velocity begin.
pub(crate) const QUASI: &str = "the quasi-velocity ";

impl Loaded {
    /// A state that can't be assembled: the constraints that contradict each other, or else those that are not met.
    pub(crate) fn not_assembled(&self, set: &[(String, f64)], start: &StartValues, report: &AssemblyReport) -> Error {
        let state = &start.state;
        if let (Some(_), Ok(given)) = (&self.model.mechanism, self.start(set)) {
            let found = examine(&self.model, &given, start, report.clone()).ok();
            let fit = self.fit_advice(set);
            let causes = [code::CANNOT_CLOSE, code::START_CONTRADICTS];
            let says = |f: &&Finding| causes.contains(&f.code) || fit.is_some() && f.severity == Severity::Error;
            if let Some(cause) = found.iter().flat_map(|d| &d.findings).find(says) {
                let message = mid_sentence(&cause.sentence);
                let help: Vec<String> = fit.iter().chain(&cause.suggestion).cloned().collect();
                let likely = &cause.names[..cause.names.len().min(1)];
                return self.placed_at(likely, message, &help.join(" "));
            }
        }
        let found = diagnose(&self.model, state, report.clone()).ok();
        if let Some(group) = found.iter().flat_map(|d| &d.redundant).find(|g| !g.consistent) {
            return self.contradictory(group);
        }
        let message = format!(
            "the start state can't be assembled: no state near the start values meets {}",
            missed(&self.model, report)
        );
        if report.unmet.iter().any(|(name, h)| !h.is_finite() && self.measures_distance(name)) {
            return self.placed(message, NO_DISTANCE);
        }
        self.placed(message, &assembly_help(&self.model, report))
    }

    /// Refuses constraints that contradict each other whatever the state is. Those that do so in one pose alone may hold in others, and then
    /// formulas are of these.
    ///
    /// # Errors
    /// Names the constraints.
    pub(crate) fn agreeing(&self, start: &StartValues) -> Result<(), Error> {
        let mut start = start.clone();
        let Ok(report) = assemble(&self.model, &mut start) else { return Ok(()) };
        let State { t, y, inputs, .. } = &start.state;
        let mut equations = Equations::new(&self.model);
        equations.evaluate(*t, y, inputs);
        if report.converged && contradicted(&mut equations).is_none() {
            return Ok(());
        }
        let found = diagnose(&self.model, &start.state, report).ok();
        let always = |g: &&RedundantGroup| !g.consistent && g.kind != RedundancyKind::PoseOnly;
        found.iter().flat_map(|d| &d.redundant).find(always).map_or(Ok(()), |group| Err(self.contradictory(group)))
    }

    /// Constraints that no motion meets.
    fn contradictory(&self, group: &RedundantGroup) -> Error {
        let message = match &group.rows[..] {
            [one] => format!("no motion meets constraint `{one}`"),
            rows => format!("the constraints {} contradict each other: no motion meets them all", list(rows)),
        };
        self.placed(message, "leave one of them out, or correct it")
    }

    /// A start without a motion, for the reason that the simulation gives.
    pub(crate) fn no_motion(&self, state: &State, reason: String) -> Error {
        // Of large models the reason has the names.
        let is_free = |d: &Diagnosis| !d.accelerations_unique && !d.undetermined.is_empty();
        match diagnose(&self.model, state, AssemblyReport::default()).ok().filter(is_free) {
            Some(found) => {
                let undetermined = &found.undetermined;
                let untold = untold_algebraic(&self.model, undetermined);
                if let Some(untold) = untold.or_else(|| dependent_masses(&self.model, &found)) {
                    return self.placed_at(
                        &untold.names,
                        mid_sentence(&untold.sentence),
                        untold.suggestion.as_deref().unwrap_or_default(),
                    );
                }
                let message = format!(
                    "nothing determines {} at the start: no inertia and no constraint acts along {}",
                    list(undetermined),
                    if undetermined.len() == 1 { "it" } else { "them" }
                );
                self.placed(message, "give it inertia or a constraint, or lower its order")
            }
            None => self.refused(reason),
        }
    }

    /// Equations that have no answer at a state.
    pub(crate) fn refused(&self, message: String) -> Error {
        if message.starts_with("the motion has ") {
            // About the names that were given (`independent::miscounted`), and not about parts of the model.
            return Error::Physics(message);
        }
        let named = || message.split('`').skip(1).step_by(2);
        let contradict = ["no acceleration meets", "contradict each other"];
        let help = if contradict.iter().any(|words| message.contains(words)) {
            GIVES_WAY
        } else if message.contains("finite") && named().any(|name| self.measures_distance(name)) {
            NO_DISTANCE
        } else if message.contains("finite") {
            "look for a division by zero or a root of a negative number at this state"
        } else if message.contains("negative") {
            "masses, moments of inertia and variances must not be negative"
        } else if message.starts_with(QUASI) {
            "leave out of its `rate` what stands there without a rate, and write that where it is used; or ask for another form"
        } else if message.starts_with("method `tree`") {
            "leave the method to `auto`, or take another one"
        } else if message.contains("with inertia") || message.contains("has inertia") || message.contains("no inertia")
        {
            "where no method finds a way round it, inertia has to be given; `doctor` says what else is wrong there"
        } else {
            "look at the equations of this part, or set other start values"
        };
        self.placed(message, help)
    }

    /// Whether a constraint, or its derivative, is about a distance.
    fn measures_distance(&self, row: &str) -> bool {
        let row = row.trim_start_matches(RATE_OF);
        self.model.rows.iter().any(|r| r.name == row && r.text.contains("distance("))
    }

    /// A sentence about parts of the model by name, at the places where these are declared.
    fn placed(&self, message: String, help: &str) -> Error {
        let names: Vec<String> = message.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        self.placed_at(&names, message, help)
    }

    fn placed_at(&self, names: &[String], message: String, help: &str) -> Error {
        let mut places: Vec<(Span, &str)> = Vec::new();
        for name in names {
            let quasi = self.spec.definitions[self.spec.root.0]
                .variables
                .iter()
                .find(|v| v.quasi.is_some() && v.name.value == *name);
            let quasi = quasi.map(|v| (v.name.span, "this quasi-velocity"));
            if let Some(place) = quasi.or_else(|| place(&self.model, name)).filter(|p| !places.contains(p)) {
                places.push(place);
            }
        }
        let mut places = places.into_iter().take(NAMED);
        let Some((span, words)) = places.next() else { return Error::Physics(message) };
        let first = Diagnostic::at(Code::Model, span, message).label(words).help(help);
        let fault = places.fold(first, |fault, (span, words)| fault.related(span, words));
        Error::from(Diagnostics { list: vec![fault], sources: self.spec.sources.clone(), ..Diagnostics::default() })
    }
}

/// Where a constraint, a variable or its highest derivative is declared.
fn place<'a>(model: &Model, name: &str) -> Option<(Span, &'a str)> {
    let name = name.trim_start_matches(RATE_OF);
    if let Some(row) = model.rows.iter().find(|r| r.name == name) {
        return Some((row.span, "this constraint"));
    }
    if let Some(joint) = model.mechanism.iter().flat_map(|m| &m.closures).find(|c| c.name == name) {
        return Some((joint.span, "this joint"));
    }
    if let Some(joint) = model.mechanism.iter().flat_map(|m| &m.joints).find(|j| !j.own && j.name == name) {
        return Some((joint.span, "this joint"));
    }
    let known = |v: &&dalembert_model::model::Variable| v.slot_called(name).is_some();
    let variable = model.variables.iter().find(known)?;
    Some((variable.span, if variable.joint { "this joint" } else { "this variable" }))
}

/// A finding's sentence as a part of another.
fn mid_sentence(sentence: &str) -> String {
    sentence.replacen("The ", "the ", 1).trim_end_matches('.').to_owned()
}

fn list(names: &[String]) -> String {
    let mut text = names.iter().take(NAMED).map(|n| format!("`{n}`")).collect::<Vec<_>>().join(", ");
    if names.len() > NAMED {
        text.push_str(&format!(" and {} more", names.len() - NAMED));
    }
    text
}
