//! What a user writes for the forms, over dual numbers: velocities, coordinates, momenta.

use dalembert_dynamics::chosen::{self, Defined};
use dalembert_expr::{Ast, Dual, Expr, Graph, Scalar};
use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use dalembert_model::program::Compiled;

use super::dense::D;

/// Formulas over a model's state, compiled.
pub(super) struct Written {
    program: Compiled,
    sources: Vec<Of>,
    outputs: usize,
}

#[derive(Clone, Copy, Debug)]
enum Of {
    Time,
    State(usize),
    Constant(f64),
}

/// What of a state formulas may speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Speaks {
    /// Coordinates, parameters and time.
    OfCoordinates,
    /// Velocities, too.
    OfVelocities,
}

fn meaning(model: &Model, name: &str, speaks: Speaks) -> Option<Of> {
    if name == "t" {
        return Some(Of::Time);
    }
    if let Some((column, slot)) = model.find_variable(name) {
        let v = &model.variables[column];
        let velocity = v.is_twist() || slot > 0;
        return (!velocity || speaks == Speaks::OfVelocities).then(|| Of::State(v.state[slot]));
    }
    if let Some(place) = model.find_state(name) {
        return Some(Of::State(place));
    }
    chosen::parameters(model).find(|p| p.0 == name).map(|p| Of::Constant(p.1))
}

/// Formulas with what their symbols stand for.
struct Formulas {
    g: Graph,
    known: Vec<(String, Of)>,
    es: Vec<Expr>,
}

impl Written {
    pub fn new<'a>(
        model: &Model,
        formulas: impl IntoIterator<Item = &'a Ast>,
        speaks: Speaks,
    ) -> Result<Self, Failure> {
        Self::compiled(&Self::built(model, formulas, speaks)?)
    }

    /// Velocities, linear in the rates whatever the state.
    ///
    /// # Errors
    /// As [`Self::of`]; formulas that are not, by name.
    pub fn velocities(model: &Model, defined: &[Defined]) -> Result<Self, Failure> {
        let mut formulas = Self::built(model, defined.iter().map(|d| &d.formula), Speaks::OfVelocities)?;
        let Formulas { g, known, es } = &mut formulas;
        let moves = |name: &str| {
            let of = model.find_variable(name);
            of.is_some_and(|(column, slot)| model.variables[column].is_twist() || slot > 0)
        };
        let rates: Vec<_> = known.iter().filter(|k| moves(&k.0)).map(|k| g.symbol(&k.0)).collect();
        for (d, &e) in defined.iter().zip(&*es) {
            for &rate in &rates {
                let slope = g.derivative(e, rate);
                let slope = g.simplify(slope);
                if rates.iter().any(|&other| g.depends_on(slope, other)) {
                    return Err(Failure::new(format!(
                        "`{}` is not linear in the rates: write it as a sum of rates with coefficients",
                        d.name
                    )));
                }
            }
        }
        Self::compiled(&formulas)
    }

    fn built<'a>(
        model: &Model,
        formulas: impl IntoIterator<Item = &'a Ast>,
        speaks: Speaks,
    ) -> Result<Formulas, Failure> {
        let mut g = Graph::new();
        let mut known: Vec<(String, Of)> = Vec::new();
        let mut es: Vec<Expr> = Vec::new();
        for formula in formulas {
            let mut symbol = |g: &mut Graph, name: &str| {
                let of = meaning(model, name, speaks)?;
                if !known.iter().any(|k| k.0 == name) {
                    known.push((name.to_owned(), of));
                }
                let s = g.symbol(name);
                Some(g.var(s))
            };
            es.push(chosen::build(model, &mut g, formula, &mut symbol)?);
        }
        Ok(Formulas { g, known, es })
    }

    fn compiled(Formulas { g, known, es }: &Formulas) -> Result<Self, Failure> {
        let program = Compiled::new(g, es).map_err(|e| Failure::new(e.to_string()))?;
        let of = |s: &dalembert_expr::Symbol| {
            known.iter().find(|k| k.0 == g.name(*s)).map_or(Of::Constant(f64::NAN), |k| k.1)
        };
        let sources = program.inputs.iter().map(of).collect();
        Ok(Self { program, sources, outputs: es.len() })
    }

    pub fn of(model: &Model, defined: &[Defined], speaks: Speaks) -> Result<Self, Failure> {
        Self::new(model, defined.iter().map(|d| &d.formula), speaks)
    }

    /// Values at time `t` and state `y`.
    pub fn values<T: Scalar>(&self, t: T, y: &[T]) -> Vec<T> {
        let inputs: Vec<T> = self
            .sources
            .iter()
            .map(|of| match *of {
                Of::Time => t,
                Of::State(place) => y[place],
                Of::Constant(c) => T::constant(c),
            })
            .collect();
        let mut out = vec![T::constant(0.0); self.outputs];
        if self.outputs > 0 {
            self.program.tape.values(&inputs, &mut Vec::new(), &mut out);
        }
        out
    }

    /// Derivatives of all formulas along a change `by` of the state, each with its own derivative along that of `y`.
    pub fn slopes(&self, t: D, y: &[D], by: &[D]) -> Vec<D> {
        let lifted: Vec<Dual<D>> = y.iter().zip(by).map(|(&x, &d)| Dual::new(x, d)).collect();
        let values = self.values(Dual::new(t, D::constant(0.0)), &lifted);
        values.into_iter().map(|x| x.derivative).collect()
    }
}
