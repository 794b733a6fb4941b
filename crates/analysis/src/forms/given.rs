//! What a user writes for the forms, over dual numbers: velocities, coordinates, momenta.

use dalembert_dynamics::chosen::{self, Defined, Meant, Speaks};
use dalembert_expr::{Ast, Dual, Expr, Graph, Scalar};
use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use dalembert_model::program::Compiled;

use super::dense::D;

/// Formulas over a model's state, compiled.
pub(super) struct Written {
    /// What they stand for, where each has a name.
    names: Vec<String>,
    program: Compiled,
    sources: Vec<Meant>,
    outputs: usize,
}

/// Formulas with what their symbols stand for.
struct Formulas {
    g: Graph,
    known: Vec<(String, Meant)>,
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
            chosen::coefficients(g, &d.name, e, &rates)?;
        }
        Ok(Self { names: defined.iter().map(|d| d.name.clone()).collect(), ..Self::compiled(&formulas)? })
    }

    fn built<'a>(
        model: &Model,
        formulas: impl IntoIterator<Item = &'a Ast>,
        speaks: Speaks,
    ) -> Result<Formulas, Failure> {
        let mut g = Graph::new();
        let mut known: Vec<(String, Meant)> = Vec::new();
        let mut es: Vec<Expr> = Vec::new();
        for formula in formulas {
            let mut symbol = |g: &mut Graph, name: &str, of: Meant| {
                if !known.iter().any(|k| k.0 == name) {
                    known.push((name.to_owned(), of));
                }
                let s = g.symbol(name);
                g.var(s)
            };
            es.push(chosen::build(model, &mut g, formula, speaks, &mut symbol)?);
        }
        Ok(Formulas { g, known, es })
    }

    fn compiled(Formulas { g, known, es }: &Formulas) -> Result<Self, Failure> {
        let program = Compiled::new(g, es).map_err(|e| Failure::new(e.to_string()))?;
        let of = |s: &dalembert_expr::Symbol| {
            known.iter().find(|k| k.0 == g.name(*s)).map_or(Meant::Constant(f64::NAN), |k| k.1)
        };
        let sources = program.inputs.iter().map(of).collect();
        Ok(Self { names: Vec::new(), program, sources, outputs: es.len() })
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
                Meant::Time => t,
                Meant::State(place) => y[place],
                Meant::Constant(c) => T::constant(c),
            })
            .collect();
        let mut out = vec![T::constant(0.0); self.outputs];
        if self.outputs > 0 {
            self.program.tape.values(&inputs, &mut Vec::new(), &mut out);
        }
        out
    }

    /// Derivatives of all formulas along a change `by` of the state and one of time, each with its own derivative along those of `y` and t.
    pub fn slopes(&self, (t, by_time): (D, f64), y: &[D], by: &[D]) -> Vec<D> {
        let lifted: Vec<Dual<D>> = y.iter().zip(by).map(|(&x, &d)| Dual::new(x, d)).collect();
        let values = self.values(Dual::new(t, D::constant(by_time)), &lifted);
        values.into_iter().map(|x| x.derivative).collect()
    }

    /// Whether time stands in them.
    pub fn has_time(&self) -> bool {
        self.sources.contains(&Meant::Time)
    }

    /// The sentence for one of them that is no sum of rates, by number.
    pub fn not_linear(&self, number: usize) -> Failure {
        chosen::not_linear(&self.names[number])
    }
}
