//! ẋ = A x + B u, y = C x + D u [D], with the names of what x, u and y hold.
//!
//! | symbol | field | shape | meaning |
//! |---|---|---|---|
//! | A | `a` | n × n | how states change states, in 1/time for equal units |
//! | B | `b` | n × m | how inputs change states |
//! | C | `c` | p × n | what outputs read off states |
//! | D | `d` | p × m | what outputs read off inputs at once |
//!
//! Any of n, m, p may be zero. Units are the user's: no answer of this crate depends on them but by the numbers that carry them.

use std::collections::HashSet;

use faer::Mat;

use crate::error::LinearError;

/// A linear system with constant matrices; made by [`LinearSystem::new`], which refuses what makes no sense.
#[derive(Clone, Debug, PartialEq)]
pub struct LinearSystem {
    a: Mat<f64>,
    b: Mat<f64>,
    c: Mat<f64>,
    d: Mat<f64>,
    states: Vec<String>,
    inputs: Vec<String>,
    outputs: Vec<String>,
    rounding: Rounding,
}

/// How far entries of A, B and C may be from the numbers given, where more is known than that these are numbers: sums over many terms leave
/// rounding of the size of the terms. Ranks that depend on less are lost.
#[derive(Clone, Debug, PartialEq)]
pub struct Rounding {
    /// Of A, n × n, none negative.
    pub a: Mat<f64>,
    /// Of B, n × m.
    pub b: Mat<f64>,
    /// Of C, p × n.
    pub c: Mat<f64>,
}

impl Rounding {
    /// Whether every entry is the number that it stands for.
    pub(crate) fn is_none(&self) -> bool {
        [&self.a, &self.b, &self.c].into_iter().all(|off| off.norm_max() == 0.0)
    }
}

impl LinearSystem {
    /// The system with these matrices; states are called x0, x1, …, inputs u0, …, outputs y0, ….
    ///
    /// # Errors
    /// [`LinearError::Shape`] if the matrices do not fit together, [`LinearError::NotFinite`] for NaN and infinities.
    pub fn new(a: Mat<f64>, b: Mat<f64>, c: Mat<f64>, d: Mat<f64>) -> Result<Self, LinearError> {
        let (n, m, p) = (a.nrows(), b.ncols(), c.nrows());
        check("A", &a, (n, n))?;
        check("B", &b, (n, m))?;
        check("C", &c, (p, n))?;
        check("D", &d, (p, m))?;
        let (states, inputs, outputs) = (numbered("x", n), numbered("u", m), numbered("y", p));
        let rounding = Rounding { a: Mat::zeros(n, n), b: Mat::zeros(n, m), c: Mat::zeros(p, n) };
        Ok(Self { a, b, c, d, states, inputs, outputs, rounding })
    }

    /// The same system with entries that are known to no more than this.
    ///
    /// # Errors
    /// [`LinearError::Shape`] and [`LinearError::NotFinite`], as for the matrices themselves.
    pub fn with_rounding(self, rounding: Rounding) -> Result<Self, LinearError> {
        let (n, m, p) = (self.a.nrows(), self.b.ncols(), self.c.nrows());
        check("the rounding of A", &rounding.a, (n, n))?;
        check("the rounding of B", &rounding.b, (n, m))?;
        check("the rounding of C", &rounding.c, (p, n))?;
        Ok(Self { rounding, ..self })
    }

    /// ẋ = A x + B u, y = C x: no input reaches an output at once.
    ///
    /// # Errors
    /// As for [`LinearSystem::new`].
    pub fn strictly_proper(a: Mat<f64>, b: Mat<f64>, c: Mat<f64>) -> Result<Self, LinearError> {
        let d = Mat::zeros(c.nrows(), b.ncols());
        Self::new(a, b, c, d)
    }

    /// The same system under these names, one for each state, input and output.
    ///
    /// # Errors
    /// [`LinearError::Names`] if a list has the wrong length or a name twice.
    pub fn with_names(
        self,
        states: Vec<String>,
        inputs: Vec<String>,
        outputs: Vec<String>,
    ) -> Result<Self, LinearError> {
        check_names("states", &states, self.a.nrows())?;
        check_names("inputs", &inputs, self.b.ncols())?;
        check_names("outputs", &outputs, self.c.nrows())?;
        Ok(Self { states, inputs, outputs, ..self })
    }

    /// A, n × n.
    pub fn a(&self) -> &Mat<f64> {
        &self.a
    }

    /// B, n × m.
    pub fn b(&self) -> &Mat<f64> {
        &self.b
    }

    /// C, p × n.
    pub fn c(&self) -> &Mat<f64> {
        &self.c
    }

    /// D, p × m.
    pub fn d(&self) -> &Mat<f64> {
        &self.d
    }

    /// How far entries may be off.
    pub fn rounding(&self) -> &Rounding {
        &self.rounding
    }

    /// Names of the states.
    pub fn states(&self) -> &[String] {
        &self.states
    }

    /// Names of the inputs.
    pub fn inputs(&self) -> &[String] {
        &self.inputs
    }

    /// Names of the outputs.
    pub fn outputs(&self) -> &[String] {
        &self.outputs
    }

    /// n, the number of states.
    pub fn order(&self) -> usize {
        self.a.nrows()
    }

    /// The dual system ẋ = Aᵀx + Cᵀu, y = Bᵀx + Dᵀu: inputs and outputs change places, and what is controllable of the one is
    /// observable of the other.
    pub fn dual(&self) -> Self {
        Self {
            a: self.a.transpose().to_owned(),
            b: self.c.transpose().to_owned(),
            c: self.b.transpose().to_owned(),
            d: self.d.transpose().to_owned(),
            states: self.states.clone(),
            inputs: self.outputs.clone(),
            outputs: self.inputs.clone(),
            rounding: Rounding {
                a: self.rounding.a.transpose().to_owned(),
                b: self.rounding.c.transpose().to_owned(),
                c: self.rounding.b.transpose().to_owned(),
            },
        }
    }

    /// The system with some of its inputs and outputs only, by their numbers, in the order given.
    ///
    /// # Errors
    /// [`LinearError::Index`] if there is no such input or output, [`LinearError::Names`] if one is given twice.
    pub fn selected(&self, inputs: &[usize], outputs: &[usize]) -> Result<Self, LinearError> {
        check_index("input", inputs, self.b.ncols())?;
        check_index("output", outputs, self.c.nrows())?;
        let (n, m, p) = (self.order(), inputs.len(), outputs.len());
        let names = |numbers: &[usize], names: &[String]| numbers.iter().map(|&k| names[k].clone()).collect();
        let b = Mat::from_fn(n, m, |i, j| self.b[(i, inputs[j])]);
        let c = Mat::from_fn(p, n, |i, j| self.c[(outputs[i], j)]);
        let d = Mat::from_fn(p, m, |i, j| self.d[(outputs[i], inputs[j])]);
        let (input_names, output_names) = (names(inputs, &self.inputs), names(outputs, &self.outputs));
        let rounding = Rounding {
            a: self.rounding.a.clone(),
            b: Mat::from_fn(n, m, |i, j| self.rounding.b[(i, inputs[j])]),
            c: Mat::from_fn(p, n, |i, j| self.rounding.c[(outputs[i], j)]),
        };
        let selected = Self::new(self.a.clone(), b, c, d)?.with_rounding(rounding)?;
        selected.with_names(self.states.clone(), input_names, output_names)
    }
}

/// Shape and finiteness of a matrix.
pub(crate) fn check(what: &'static str, matrix: &Mat<f64>, expected: (usize, usize)) -> Result<(), LinearError> {
    let found = (matrix.nrows(), matrix.ncols());
    if found != expected {
        return Err(LinearError::Shape { what, expected, found });
    }
    for (row, column) in (0..found.0).flat_map(|i| (0..found.1).map(move |j| (i, j))) {
        if !matrix[(row, column)].is_finite() {
            return Err(LinearError::NotFinite { what, row, column });
        }
    }
    Ok(())
}

pub(crate) fn check_index(what: &'static str, indices: &[usize], count: usize) -> Result<(), LinearError> {
    match indices.iter().find(|&&index| index >= count) {
        Some(&index) => Err(LinearError::Index { what, index, count }),
        None => Ok(()),
    }
}

pub(crate) fn check_names(what: &str, names: &[String], count: usize) -> Result<(), LinearError> {
    if names.len() != count {
        return Err(LinearError::Names { what: format!("{} names for {count} {what}", names.len()) });
    }
    let mut seen = HashSet::new();
    match names.iter().find(|name| !seen.insert(name.as_str())) {
        Some(name) => Err(LinearError::Names { what: format!("{name:?} names two {what}") }),
        None => Ok(()),
    }
}

pub(crate) fn numbered(letter: &str, count: usize) -> Vec<String> {
    (0..count).map(|k| format!("{letter}{k}")).collect()
}
