//! The verbs `linearize` and `equilibrium`.

use dalembert_analysis::linearize::{
    Branch, Held, Linear, Question, Range, descriptor, equilibrium, nearest_rest, study,
};
use dalembert_answers::linearization::{Equilibrium, Linearization, ParameterGap, ParameterStudy, Unbalanced};
use dalembert_answers::words::series;
use dalembert_integrate::Failure;
use dalembert_model::{Model, State};
use dalembert_scalar::digits;

use crate::error::Error;
use crate::load::Loaded;
use crate::tolerances::MARGIN;

/// A parameter to vary.
#[derive(Clone, Debug, PartialEq)]
pub struct Vary {
    /// Its full name.
    pub name: String,
    /// Lower end.
    pub from: f64,
    /// Upper end.
    pub to: f64,
}

/// How to linearize.
#[derive(Clone, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // choices that do not exclude each other
pub struct Linearize {
    /// Values that replace start values.
    pub set: Vec<(String, f64)>,
    /// Which assembly, as `--branch` says: at each value of a parameter that is varied it is chosen anew.
    pub branch: Option<String>,
    /// Whether the point is the state of rest nearest to them.
    pub at_equilibrium: bool,
    /// Independent coordinates; chosen if not given.
    pub independent: Option<Vec<String>>,
    /// Inputs; those of the file if not given, or else the efforts of all joints.
    pub inputs: Option<Vec<String>>,
    /// Outputs; those of the file if not given, or else the independent coordinates.
    pub outputs: Option<Vec<String>>,
    /// What may be driven; all inputs and a force or torque along every coordinate if not given.
    pub candidate_inputs: Option<Vec<String>>,
    /// What may be measured; all positions if not given.
    pub candidate_outputs: Option<Vec<String>>,
    /// Whether the mechanical form is given in coordinates with M = 1.
    pub orthonormal: bool,
    /// Whether the form E ẋ = A x + B u with the constraints in it is given, too.
    pub descriptor: bool,
    /// Whether answers to harmonic inputs and to steps are given, too.
    pub responses: bool,
    /// Parameters to vary, each by itself.
    pub vary: Vec<Vary>,
    /// Distances under this count as nearly lost; 10⁻³ if not given.
    pub margin: Option<f64>,
}

/// How to look for rest.
#[derive(Clone, Debug, Default)]
pub struct Rest {
    /// Values that replace start values.
    pub set: Vec<(String, f64)>,
    /// Rates that are held constant, by name.
    pub hold: Vec<(String, f64)>,
}

impl Linearize {
    pub(crate) fn question(&self) -> Question {
        Question {
            independent: self.independent.clone(),
            inputs: self.inputs.clone(),
            outputs: self.outputs.clone(),
            candidate_inputs: self.candidate_inputs.clone(),
            candidate_outputs: self.candidate_outputs.clone(),
            orthonormal: self.orthonormal,
        }
    }
}

impl Loaded {
    /// The model as a linear system at a state: A, B, C, D, modes, what inputs reach and outputs see, the fewest of both.
    ///
    /// # Errors
    /// As [`Self::evaluate`]; names that are not known, singular poses, no state of rest where one is asked for.
    pub fn linearize(&self, how: &Linearize) -> Result<Linearization, Error> {
        let question = how.question();
        question.check(&self.model).map_err(|e| Error::Physics(e.message))?;
        for (k, vary) in how.vary.iter().enumerate() {
            if how.vary[..k].iter().any(|other| other.name == vary.name) {
                return Err(Error::Usage(format!("`{}` is varied twice: give one range", vary.name)));
            }
            self.check_varied(vary)?;
        }
        if how.margin.is_some() && how.vary.is_empty() {
            return Err(Error::Usage("a margin is for parameters that are varied: name one by --vary".to_owned()));
        }
        if let Some(margin) = how.margin.filter(|m| !(m.is_finite() && *m > 0.0)) {
            return Err(Error::Usage(format!("a margin is a positive number, not {margin}")));
        }
        let state = self.operating_point(how)?;
        let linear = Linear::of(&self.model, &state, &question).map_err(|e| self.refused(e.message))?;
        let mut found = linear.judged().map_err(|e| self.refused(e.message))?;
        if how.responses {
            found.responses = Some(linear.responses(&found).map_err(|e| self.refused(e.message))?);
        }
        if how.descriptor {
            found.descriptor = Some(descriptor(&self.model, &state, &question).map_err(|e| self.refused(e.message))?);
            if !found.model.equilibrium {
                found.model.notes.push(
                    "The descriptor form holds constraints as they are at this instant: away from a state of rest its modes are not \
                     those of A."
                        .to_owned(),
                );
            }
        }
        for vary in &how.vary {
            let (studies, gaps) = self.varied(how, vary, &question, &state)?;
            found.parameters.extend(studies);
            found.gaps.extend(gaps);
        }
        Ok(found)
    }

    fn check_varied(&self, vary: &Vary) -> Result<(), Error> {
        if !self.has_parameter(&vary.name) {
            let known = self.summary().parameters;
            let close = dalembert_expr::did_you_mean(&vary.name, known.iter().map(|p| p.0.as_str()))
                .map_or_else(String::new, |close| format!("; did you mean `{close}`?"));
            return Err(Error::Physics(format!("the model has no parameter `{}` to vary{close}", vary.name)));
        }
        if vary.from < vary.to && vary.from.is_finite() && vary.to.is_finite() {
            return Ok(());
        }
        Err(Error::Usage(format!("`{}` has to be varied from a number to a larger one", vary.name)))
    }

    /// One parameter over its range, with the model at each value; states of rest go on from the one that was found.
    fn varied(
        &self,
        how: &Linearize,
        vary: &Vary,
        question: &Question,
        found: &State,
    ) -> Result<(Vec<ParameterStudy>, Vec<ParameterGap>), Error> {
        // A state of rest is gone on to from the one before.
        let branch = how.branch.clone().filter(|_| !how.at_equilibrium);
        if let Some(asked) = &branch
            && let Some(assemblies) = self.branches(&how.set)?
        {
            assemblies.check(asked)?;
        }
        let given = Linearize { at_equilibrium: false, branch, ..how.clone() };
        let mut started = |value: f64| -> Result<(Model, State), Failure> {
            // Where it is will be told once, with the value.
            let said = |e: Error| Failure::new(e.parts().0);
            let loaded = self.with(&[(vary.name.clone(), value)]).map_err(said)?;
            let state = loaded.operating_point(&given).map_err(said)?;
            Ok((loaded.model, state))
        };
        let parameters = self.summary().parameters;
        let own = parameters.iter().find(|p| p.0 == vary.name).map_or(vary.from, |p| p.1);
        let mut branch = Branch::through(&vary.name, vary.to - vary.from, (own, found));
        let at_value = |value: f64| if how.at_equilibrium { branch.at(value, &mut started) } else { started(value) };
        let range = Range {
            name: vary.name.clone(),
            unit: parameters.into_iter().find(|p| p.0 == vary.name).and_then(|p| p.2),
            ends: (vary.from, vary.to),
            margin: how.margin.unwrap_or(MARGIN),
            alone: self.alone(&vary.name),
            at_rest: how.at_equilibrium,
            given: self.parameters.iter().map(|(name, _)| name.clone()).collect(),
        };
        study(&range, question, &mut { at_value }).map_err(|e| self.refused(e.message))
    }

    /// Whether no other parameter of the top module, no start value and no input's value there is a formula of this one.
    fn alone(&self, parameter: &str) -> bool {
        let root = &self.spec.definitions[self.spec.root.0];
        let others = root.parameters.iter().filter(|p| p.name.value != parameter).map(|p| &p.value);
        let starts = root.variables.iter().flat_map(|v| &v.start);
        let inputs = root.inputs.iter().filter_map(|i| i.value.as_ref());
        let mut formulas = others.chain(starts).chain(inputs);
        !formulas.any(|f| f.ast.names().iter().any(|(name, _, _)| name == parameter))
    }

    /// What is set of the state, with the positions of the assembly that is chosen.
    pub(crate) fn settings_of(&self, how: &Linearize) -> Result<Vec<(String, f64)>, Error> {
        let mut set = how.set.clone();
        if let Some(branch) = &how.branch {
            self.set_branch(&mut set, branch)?;
        }
        Ok(set)
    }

    /// The state that is asked about.
    pub(crate) fn operating_point(&self, how: &Linearize) -> Result<State, Error> {
        let (start, _) = self.assembled_whole(&self.settings_of(how)?)?;
        let mut state = start.state;
        state.without_accelerations().map_err(Error::Usage)?;
        if how.at_equilibrium {
            let rest = nearest_rest(&self.model, &state, &[]).map_err(|e| self.refused(e.message))?;
            // What is balanced at one instant has a linear system there, too, which says that it is no state of rest.
            if !rest.balanced {
                let why = rest.because.as_deref();
                return Err(Error::Physics(without("state of rest", why, rest.starts, &rest.unbalanced)));
            }
            state = rest.state;
        }
        Ok(state)
    }

    /// The state of rest, or of steady motion at held rates, nearest to a state, and whether it is stable.
    ///
    /// # Errors
    /// As [`Self::evaluate`]; rates that are not known or can't be held.
    pub fn equilibrium(&self, how: &Rest) -> Result<Equilibrium, Error> {
        let held = how.hold.iter().map(|(name, rate)| self.held(name, *rate)).collect::<Result<Vec<_>, _>>()?;
        let (start, _) = self.assembled_whole(&how.set)?;
        start.state.without_accelerations().map_err(Error::Usage)?;
        equilibrium(&self.model, &start.state, &held).map_err(|e| self.refused(e.message))
    }

    /// Why no state of rest was found.
    pub fn without_rest(&self, found: &Equilibrium) -> String {
        let kind = if found.held.is_empty() { "state of rest" } else { "steady motion" };
        without(kind, found.because.as_deref(), found.starts, &found.unbalanced)
    }

    fn held(&self, name: &str, rate: f64) -> Result<Held, Error> {
        let called = self.model.called(name);
        let rates = |v: &dalembert_model::model::Variable| {
            let slot = usize::from(!v.is_twist());
            v.slot_called(&called) == Some(slot) && usize::from(!v.is_twist()) < v.order as usize
        };
        if let Some(column) = self.model.variables.iter().position(rates) {
            return Ok(Held { column, rate });
        }
        let own = |v: &dalembert_model::model::Variable| v.slot(1).into_owned();
        let known: Vec<String> = self.model.variables.iter().filter(|v| v.order > 1).map(own).collect();
        // A variable stands for its rate before any other name does.
        let close = known.iter().find(|rate| rate.strip_suffix('\'') == Some(&called)).map(String::as_str);
        let close = close
            .or_else(|| dalembert_expr::did_you_mean(name, known.iter().map(String::as_str)))
            .map_or_else(String::new, |close| format!("; did you mean `{close}`?"));
        Err(Error::Physics(format!("there is no rate `{name}` to hold{close}")))
    }
}

/// Why none was found, in words.
fn without(kind: &str, because: Option<&str>, starts: usize, list: &[Unbalanced]) -> String {
    if let Some(why) = because {
        return format!("no {kind} was found: {why}");
    }
    let from = if starts == 1 { "from the start".to_owned() } else { format!("from {starts} starts") };
    let one = |u: &Unbalanced| {
        format!(
            "the load {} along `{}`, which makes it change by {}",
            digits::number(u.load),
            u.velocity,
            digits::number(u.acceleration)
        )
    };
    let all: Vec<String> = list.iter().take(4).map(one).collect();
    format!("no {kind} was found {from}: nothing balances {}", series(&all))
}
