//! Linear systems over the rationals, for models written as energies, forces and equations with decimal numbers.
//!
//! ```text
//! M z = f(x, u) + Aᵀλ,  A z = b,  y = h(x, u):   L = ∂f/∂x,  F = ∂f/∂u,  H = ∂h/∂x                                       (1)
//! M and A without x, u; z, x as in `orders.rs` of `linear`
//! ```
//!
//! M may change with x where z = 0. Constraints are eliminated where all variables are of order 2.
//!
//! What outputs see is what inputs of the dual system reach, (Aᵀ, Hᵀ). Entries are rational functions of the parameter. Bounds of the degrees of numerators and denominators follow from the formulas, and a
//! function that agrees with a polynomial at more places than these bounds allow is that polynomial: so many places are looked at.
//!
//! Formulas are evaluated by dual numbers over the rationals: sums, products and whole powers, and sine, cosine, exponential and the like at zero. Decimals are what
//! they say, 0.1 is 1/10. Anything else – another function, a number of sixteen digits that nobody gave from outside and that stands for another, bodies, modules,
//! M that changes with q – has no answer here, and the distance decides.

use dalembert_expr::{Expr, Function, Graph, Node, Symbol};
use dalembert_linear::{
    Degrees, ExactLosses, LinearError, Rational, RationalMatrix, RationalOrders, RationalSecondOrder, exact_losses,
    rational,
};
use dalembert_model::class::Reference;
use dalembert_model::model::Model;
use dalembert_model::state::State;

use super::Question;
use super::names::{By, Drive, Of, default_drives, drives, seen};
use super::vary::{Build, Range};
use super::verdicts::Side;

/// Digits of a decimal that someone wrote; doubles of numbers that are no decimals need more.
const WRITTEN: usize = 15;

/// Highest degree of an entry in the parameter that is looked for.
const DEGREE: usize = 6;

/// Places of the parameter up to which is looked: more belong to formulas that nobody solves for a parameter.
const PLACES: usize = 400;

/// The values at which dimensions are lost of what inputs reach, or outputs see, if the system is of the kind (1) and its entries are polynomials of the parameter.
pub(super) fn losses(side: Side, range: &Range, question: &Question, build: &mut Build<'_>) -> Option<ExactLosses> {
    let ends = (given(range.ends.0)?, given(range.ends.1)?);
    let (model, state) = build(range.ends.0 + 0.375 * (range.ends.1 - range.ends.0)).ok()?;
    // What else changes with the parameter is no polynomial that is known here.
    if !range.alone {
        return None;
    }
    let family = Family::of(side, &model, &state, question, range)?;
    let degrees = family.degrees(range.at_rest)?;
    let pair = |p: &Rational| {
        let system = family.at(p).ok_or(LinearError::Range { what: "a value has no system" })?.reduced()?;
        let (a, b) = system.matrices.pair()?;
        Ok(match side {
            Side::Inputs => (a, b),
            Side::Outputs => (a.transposed(), system.read.transposed()),
        })
    };
    exact_losses(pair, degrees, (&ends.0, &ends.1)).ok()
}

/// The number that somebody gave, however many digits it has.
fn given(x: f64) -> Option<Rational> {
    rational(&format!("{x:e}"))
}

/// The decimal that a number was written as.
fn decimal(x: f64) -> Option<Rational> {
    let text = format!("{x:e}");
    let digits = text.split('e').next()?.chars().filter(char::is_ascii_digit).count();
    if digits > WRITTEN { None } else { rational(&text) }
}

struct Family<'m> {
    model: &'m Model,
    state: Vec<Rational>,
    inputs: Vec<Rational>,
    time: Rational,
    /// What pushes, and what is read; one of both is empty.
    drives: Vec<Drive>,
    seen: Vec<Of>,
    side: Side,
    /// Number of the parameter in the root module.
    parameter: usize,
    /// Which parameters there are numbers from outside.
    given: Vec<bool>,
}

/// (1).
struct System {
    matrices: RationalOrders,
    constraints: RationalMatrix,
    /// H.
    read: RationalMatrix,
}

impl System {
    /// Without constraints.
    fn reduced(self) -> Result<Self, LinearError> {
        let Self { matrices, constraints, read } = self;
        if constraints.rows() == 0 {
            return Ok(Self { matrices, constraints, read });
        }
        let n = matrices.mass.rows();
        let negative = |from: usize| RationalMatrix::from_fn(n, n, |i, j| -matrices.slopes.at(i, from + j).clone());
        let (stiffness, damping) = (negative(0), negative(n));
        let system = RationalSecondOrder { mass: matrices.mass, damping, stiffness, forces: matrices.forces };
        let matrices = RationalOrders::from(system.constrained(&constraints)?);
        // Positions and rates are combinations of the same columns.
        let basis = constraints.kernel();
        let half = |from: usize| RationalMatrix::from_fn(read.rows(), n, |i, j| read.at(i, from + j).clone());
        let (positions, rates) = (half(0).times(&basis)?, half(n).times(&basis)?);
        let free = basis.columns();
        let read = RationalMatrix::from_fn(read.rows(), 2 * free, |i, j| {
            if j < free { positions.at(i, j).clone() } else { rates.at(i, j - free).clone() }
        });
        Ok(Self {
            matrices,
            constraints: RationalMatrix::from_fn(0, free, |_, _| Rational::from_integer(0.into())),
            read,
        })
    }
}

type Dual = (Rational, Rational);

impl<'m> Family<'m> {
    fn of(side: Side, model: &'m Model, state: &State, question: &Question, range: &Range) -> Option<Self> {
        let class = model.class_of(0);
        let plain = model.mechanism.is_none()
            && model.instances.len() == 1
            && model.variables.iter().all(|v| v.order > 0 && v.quasi.is_none())
            && (model.rows.is_empty() || model.variables.iter().all(|v| v.order == 2))
            && model.rows.iter().all(|row| row.depth == 2 && !row.soft)
            && class.constraints.iter().all(|c| c.phi.is_empty() && c.signals.is_empty());
        let list = question.inputs.as_ref();
        let drives = list.map_or_else(|| Some(default_drives(model)), |list| drives(model, list).ok())?;
        let read = match side {
            Side::Inputs => Vec::new(),
            Side::Outputs => seen(model, question.outputs.as_ref()?).ok()?.into_iter().map(|seen| seen.of).collect(),
        };
        let mut equations = dalembert_dynamics::equations::Equations::new(model);
        equations.evaluate(state.t, &state.y, &state.inputs);
        plain.then_some(())?;
        Some(Self {
            model,
            state: state.y.iter().map(|&x| decimal(x)).collect::<Option<_>>()?,
            inputs: equations.inputs().iter().map(|&x| decimal(x)).collect::<Option<_>>()?,
            time: decimal(state.t)?,
            drives,
            seen: read,
            side,
            parameter: class.interface.parameters.iter().position(|p| p.name == range.name)?,
            given: class.interface.parameters.iter().map(|p| range.given.contains(&p.name)).collect(),
        })
    }

    /// The system at a value of the parameter.
    fn at(&self, p: &Rational) -> Option<System> {
        let (model, class) = (self.model, self.model.class_of(0));
        let n = model.n();
        let zero = Rational::from_integer(0.into());
        let orders: Vec<usize> = model.variables.iter().map(|v| v.order as usize).collect();
        let places: Vec<usize> =
            RationalOrders::states(&orders).into_iter().map(|(c, slot)| model.variables[c].state[slot]).collect();
        let entries = |along: Option<Along>| self.evaluated(p, along);
        let still = entries(None)?;
        let mut mass = vec![zero.clone(); n * n];
        for (i, j, e) in &class.mass {
            mass[i * n + j] = still(*e)?.0;
        }
        let mut rows = Vec::new();
        for constraint in &class.constraints {
            let mut row = vec![zero.clone(); n];
            for (of, e) in &constraint.row {
                row[of.variable] = still(*e)?.0;
            }
            rows.push(row);
        }
        let resting = rows.is_empty() && self.forces(&still)?.iter().all(|x| *x == zero);
        let masses = class.mass.iter().map(|m| m.2).filter(|_| !resting);
        let fixed: Vec<Expr> = masses.chain(class.constraints.iter().flat_map(|c| c.row.iter().map(|r| r.1))).collect();
        let force_along = |along: Along| -> Option<Vec<Rational>> {
            let read = entries(Some(along))?;
            if fixed.iter().any(|&e| read(e).is_none_or(|x| x.1 != zero)) {
                return None;
            }
            let mut force = vec![zero.clone(); n];
            for (of, e) in &class.force {
                force[of.variable] += read(*e)?.1;
            }
            Some(force)
        };
        let slopes = places.iter().map(|&place| force_along(Along::State(place))).collect::<Option<Vec<_>>>()?;
        let mut forces = Vec::new();
        for drive in &self.drives {
            forces.push(match drive.by {
                By::Input(input) => force_along(Along::Input(input))?,
                By::Force(column) => (0..n).map(|c| Rational::from_integer(i32::from(c == column).into())).collect(),
            });
        }
        let output_along = |along: usize| -> Option<Vec<Rational>> {
            let read = entries(Some(Along::State(along)))?;
            let one = |of: &Of| match *of {
                Of::Output(k) => Some(read(class.outputs.get(k)?.value)?.1),
                Of::State(place) => Some(Rational::from_integer(i32::from(place == along).into())),
            };
            self.seen.iter().map(one).collect()
        };
        let read = places.iter().map(|&place| output_along(place)).collect::<Option<Vec<_>>>()?;
        let matrices = RationalOrders {
            mass: RationalMatrix::from_fn(n, n, |i, j| mass[i * n + j].clone()),
            slopes: RationalMatrix::from_fn(n, slopes.len(), |i, j| slopes[j][i].clone()),
            forces: RationalMatrix::from_fn(n, forces.len(), |i, j| forces[j][i].clone()),
            orders,
        };
        Some(System {
            matrices,
            constraints: RationalMatrix::from_fn(rows.len(), n, |i, j| rows[i][j].clone()),
            read: RationalMatrix::from_fn(self.seen.len(), read.len(), |i, j| read[j][i].clone()),
        })
    }

    /// f of (1).
    fn forces(&self, read: &impl Fn(Expr) -> Option<Dual>) -> Option<Vec<Rational>> {
        let mut force = vec![Rational::from_integer(0.into()); self.model.n()];
        for (of, e) in &self.model.class_of(0).force {
            force[of.variable] += read(*e)?.0;
        }
        Some(force)
    }

    /// Degrees of det(M) A and of det(M) B or H, from differences of M, L and F of the constrained system over whole numbers. If the point is to
    /// be one of rest, none where it is not for all values.
    fn degrees(&self, at_rest: bool) -> Option<Degrees> {
        let mut samples = Vec::new();
        for k in 1..=self.places()? {
            let p = Rational::from_integer(k.into());
            if at_rest && !self.rests(&p)? {
                return None;
            }
            let reduced = self.at(&p)?.reduced().ok()?;
            let RationalOrders { mass, slopes, forces, .. } = reduced.matrices;
            samples.push([mass, slopes, if self.side == Side::Inputs { forces } else { reduced.read }]);
        }
        let degree = |which: usize| -> Option<usize> {
            let first = &samples.first()?[which];
            let places = (0..first.rows()).flat_map(|i| (0..first.columns()).map(move |j| (i, j)));
            let mut highest = 0;
            for (i, j) in places {
                let mut row: Vec<Rational> = samples.iter().map(|s| s[which].at(i, j).clone()).collect();
                let mut degree = 0;
                let is_zero = |row: &[Rational]| row.iter().all(|x| *x == Rational::from_integer(0.into()));
                loop {
                    row = row.windows(2).map(|pair| &pair[1] - &pair[0]).collect();
                    if is_zero(&row) {
                        break;
                    }
                    degree += 1;
                    if degree > DEGREE {
                        return None;
                    }
                }
                highest = highest.max(degree);
            }
            Some(highest)
        };
        let (mass, slopes, last) = (degree(0)?, degree(1)?, degree(2)?);
        let n = samples[0][0].rows();
        // det(M) M⁻¹X is the adjugate of M times X.
        let adjugate = n.saturating_sub(1) * mass;
        let b = if self.side == Side::Inputs { adjugate + last } else { last };
        Some(Degrees { a: (n * mass).max(adjugate + slopes), b })
    }

    /// Places that tell a polynomial of no more than [`DEGREE`] from any other rational function that the entries of the constrained system
    /// could be; none if these are too many, or if the constraints could move the state.
    fn places(&self) -> Option<usize> {
        let class = self.model.class_of(0);
        let zero = Rational::from_integer(0.into());
        let rows = self.bound(class.constraints.iter().flat_map(|c| c.row.iter().map(|r| r.1)))?;
        if rows > 0 && self.state.iter().any(|x| *x != zero) {
            return None;
        }
        let own = class.mass.iter().map(|m| m.2).chain(class.force.iter().map(|f| f.1)).chain(self.formulas());
        // Slopes of a quotient have its denominator twice; a kernel of r rows has determinants of them above and below.
        let count = class.constraints.len();
        let places = 2 * self.bound(own)? + 4 * count * rows + DEGREE + 2;
        (places <= PLACES).then_some(places)
    }

    /// What the degrees of numerator and denominator of the largest formula add up to at most.
    fn bound(&self, formulas: impl Iterator<Item = Expr>) -> Option<usize> {
        let roots: Vec<Expr> = formulas.collect();
        let Some(last) = roots.iter().copied().max_by_key(|e| e.index()) else { return Some(0) };
        let graph = &self.model.graph;
        let mut known: std::collections::HashMap<Expr, (usize, usize)> = std::collections::HashMap::new();
        for e in graph_order(graph, roots.clone(), last) {
            let of = |e: &Expr| known.get(e).copied().unwrap_or_default();
            let degrees = match graph.node(e) {
                Node::Symbol(symbol) => (usize::from(self.is_parameter(symbol)), 0),
                Node::Sum(terms) => {
                    let below: usize = terms.iter().map(|t| of(t).1).sum();
                    let above = terms.iter().map(|t| of(t).0 + below - of(t).1).max().unwrap_or(0);
                    (above, below)
                }
                Node::Product(factors) => {
                    factors.iter().map(of).fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
                }
                Node::Power(base, exponent) => {
                    let (above, below) = of(&base);
                    let exponent = graph.constant_value(exponent)?;
                    let times = exponent.abs().min(f64::from(u8::MAX)) as usize;
                    if exponent < 0.0 { (times * below, times * above) } else { (times * above, times * below) }
                }
                // Those that count have zero as their argument.
                Node::Call(_, [argument]) => of(argument),
                Node::Constant(_) | Node::Call(..) | Node::Compare(..) | Node::Select(..) => (0, 0),
            };
            if degrees.0 + degrees.1 > PLACES {
                return None;
            }
            known.insert(e, degrees);
        }
        roots.iter().map(|e| known.get(e).map(|d| d.0 + d.1)).max().flatten()
    }

    /// Whether the symbol is the parameter that is varied.
    fn is_parameter(&self, symbol: Symbol) -> bool {
        let known = self.model.class_of(0).interface.symbols.get(&symbol);
        matches!(known, Some(Reference::Parameter { path, index }) if path.is_empty() && *index == self.parameter)
    }

    /// Whether nothing acts at the state with a value of the parameter, and nothing moves there.
    fn rests(&self, p: &Rational) -> Option<bool> {
        let read = self.evaluated(p, None)?;
        let zero = Rational::from_integer(0.into());
        let still = self.model.variables.iter().all(|v| v.state[1..].iter().all(|&place| self.state[place] == zero));
        Some(still && self.forces(&read)?.iter().all(|x| *x == zero))
    }

    /// Values and derivatives of formulas along a state or an input.
    fn evaluated(&self, p: &Rational, along: Option<Along>) -> Option<impl Fn(Expr) -> Option<Dual> + use<>> {
        let graph = &self.model.graph;
        let roots = self.roots();
        let last = roots.iter().copied().max_by_key(|e| e.index())?;
        let mut known: std::collections::HashMap<Expr, Option<Dual>> = std::collections::HashMap::new();
        for e in graph_order(graph, roots, last) {
            let value = self.node(graph, e, &known, p, along);
            known.insert(e, value);
        }
        Some(move |e: Expr| known.get(&e).cloned().flatten())
    }

    fn roots(&self) -> Vec<Expr> {
        let class = self.model.class_of(0);
        let rows = class.constraints.iter().flat_map(|c| c.row.iter().map(|r| r.1));
        let own = class.mass.iter().map(|m| m.2).chain(class.force.iter().map(|f| f.1));
        own.chain(rows).chain(self.formulas()).collect()
    }

    /// Formulas of outputs that are read.
    fn formulas(&self) -> impl Iterator<Item = Expr> + '_ {
        let outputs = &self.model.class_of(0).outputs;
        self.seen.iter().filter_map(|of| match *of {
            Of::Output(k) => outputs.get(k).map(|output| output.value),
            Of::State(_) => None,
        })
    }

    fn node(
        &self,
        graph: &Graph,
        e: Expr,
        known: &std::collections::HashMap<Expr, Option<Dual>>,
        p: &Rational,
        along: Option<Along>,
    ) -> Option<Dual> {
        let zero = || Rational::from_integer(0.into());
        let one = || Rational::from_integer(1.into());
        let of = |e: &Expr| known.get(e).cloned().flatten();
        match graph.node(e) {
            Node::Constant(x) => Some((decimal(x)?, zero())),
            Node::Symbol(symbol) => self.symbol(symbol, p, along),
            Node::Sum(terms) => terms.iter().try_fold((zero(), zero()), |sum, term| {
                let term = of(term)?;
                Some((sum.0 + term.0, sum.1 + term.1))
            }),
            Node::Product(factors) => factors.iter().try_fold((one(), zero()), |product, factor| {
                let factor = of(factor)?;
                let derivative = &product.1 * &factor.0 + &product.0 * &factor.1;
                Some((product.0 * factor.0, derivative))
            }),
            Node::Power(base, exponent) => {
                let (base, exponent) = (of(&base)?, graph.constant_value(exponent)?);
                let whole = exponent.abs() <= f64::from(u8::MAX) && exponent.fract() == 0.0;
                if !whole || (base.0 == zero() && exponent < 1.0) {
                    return None;
                }
                let exponent = exponent as i32;
                let lower = base.0.pow(exponent - 1);
                Some((&lower * &base.0, Rational::from_integer(exponent.into()) * lower * base.1))
            }
            Node::Call(function, [argument]) => {
                let (value, derivative) = of(argument)?;
                match function {
                    _ if value != zero() => None,
                    Function::Sin
                    | Function::Tan
                    | Function::Asin
                    | Function::Atan
                    | Function::Sinh
                    | Function::Tanh => Some((zero(), derivative)),
                    Function::Cos | Function::Cosh => Some((one(), zero())),
                    Function::Exp => Some((one(), derivative)),
                    _ => None,
                }
            }
            Node::Call(..) | Node::Compare(..) | Node::Select(..) => None,
        }
    }

    fn symbol(&self, symbol: Symbol, p: &Rational, along: Option<Along>) -> Option<Dual> {
        let unit = |yes: bool| Rational::from_integer(i32::from(yes).into());
        match self.model.class_of(0).interface.symbols.get(&symbol)? {
            Reference::Time => Some((self.time.clone(), unit(false))),
            Reference::Parameter { path, index } if path.is_empty() => {
                let value = if *index == self.parameter {
                    p.clone()
                } else {
                    let value = self.model.instances[0].parameters[*index];
                    if self.given[*index] { given(value)? } else { decimal(value)? }
                };
                Some((value, unit(false)))
            }
            Reference::Input { path, index } if path.is_empty() => {
                Some((self.inputs[*index].clone(), unit(along == Some(Along::Input(*index)))))
            }
            Reference::State { of, slot } if of.path.is_empty() => {
                let place = self.model.variables[of.variable].state[*slot as usize];
                Some((self.state[place].clone(), unit(along == Some(Along::State(place)))))
            }
            _ => None,
        }
    }
}

/// What a derivative is taken by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Along {
    State(usize),
    Input(usize),
}

/// All formulas under some, each after what it is made of; they are numbered so.
fn graph_order(graph: &Graph, roots: Vec<Expr>, last: Expr) -> Vec<Expr> {
    let mut seen = vec![false; last.index() + 1];
    let (mut open, mut all) = (roots, Vec::new());
    while let Some(e) = open.pop() {
        if seen.get(e.index()).copied() == Some(false) {
            seen[e.index()] = true;
            all.push(e);
            graph.node(e).for_each_child(|child| open.push(child));
        }
    }
    all.sort_by_key(|e| e.index());
    all
}
