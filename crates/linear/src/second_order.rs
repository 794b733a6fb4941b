//! M q̈ + D q̇ + S q = F u, y = G q + G_v q̇: linear mechanisms and networks [L 1, 25].
//!
//! | symbol | field | shape | meaning |
//! |---|---|---|---|
//! | M | `mass` | n × n | inertia, symmetric and positive definite |
//! | D | `damping` | n × n | damping, and gyroscopic parts; need not be symmetric |
//! | S | `stiffness` | n × n | stiffness, and followers; need not be symmetric |
//! | F | `forces` | n × m | how inputs act |
//! | G, G_v | `positions`, `rates` | p × n | what outputs read off positions and rates |
//!
//! As a system of first order, x = (q, q̇) [L 34]:
//!
//! ```text
//! A = [0, I; −M⁻¹S, −M⁻¹D],   B = [0; M⁻¹F],   C = [G, G_v]                                                              (1)
//! ```
//!
//! A left eigenvector of A belongs to each w in the *left* kernel of λ²M + λD + S, a right one (v, λv) to each v in its right kernel
//! [L 40, 49]: so many inputs or outputs are needed as the larger kernel has dimensions [L th. 7, 12, with min for max].
//!
//! Constraints C q = 0 are eliminated by a basis N of ker C, q = N q_r [L th. 2]:
//!
//! ```text
//! M_r = NᵀMN,   D_r = NᵀDN,   S_r = NᵀSN,   F_r = NᵀF,   G_r = G N                                                       (2)
//! ```
//!
//! Any basis will do; an M-orthonormal one makes M_r = I [L th. 4]. Instead of the Gram–Schmidt process [L alg. 1] it is found as
//! N = L⁻ᵀZ with M = LLᵀ and Z an orthonormal basis of ker CL⁻ᵀ, which loses no digits where given vectors are nearly dependent.

use faer::Mat;

use crate::clearly::sets_all;
use crate::dense::{self, product};
use crate::error::LinearError;
use crate::measured::MeasuredPair;
use crate::system::{LinearSystem, Rounding, check, check_names, numbered};
use crate::tolerances::{MASSLESS, RANK};

/// M q̈ + D q̇ + S q = F u with outputs y = G q + G_v q̇, in coordinates with names.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondOrder {
    mass: Mat<f64>,
    damping: Mat<f64>,
    stiffness: Mat<f64>,
    forces: Mat<f64>,
    positions: Mat<f64>,
    rates: Mat<f64>,
    names: Names,
    rounding: Option<SecondOrderRounding>,
}

/// How far entries may be off where more is known than that they are numbers, see [`Rounding`]; none negative.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondOrderRounding {
    /// Of D, n × n.
    pub damping: Mat<f64>,
    /// Of S, n × n.
    pub stiffness: Mat<f64>,
    /// Of F, n × m.
    pub forces: Mat<f64>,
    /// Of G, p × n.
    pub positions: Mat<f64>,
    /// Of G_v, p × n.
    pub rates: Mat<f64>,
    /// Of M⁻¹S and M⁻¹D side by side, n × 2n: known for itself, since what S and D are off by, times M⁻¹, may be far more.
    pub accelerations: Mat<f64>,
    /// Of M⁻¹F, n × m.
    pub pushes: Mat<f64>,
}

#[derive(Clone, Debug, PartialEq)]
struct Names {
    coordinates: Vec<String>,
    rates: Vec<String>,
    inputs: Vec<String>,
    outputs: Vec<String>,
}

/// The matrices of a [`SecondOrder`], by their names.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondOrderMatrices {
    /// M, n × n.
    pub mass: Mat<f64>,
    /// D, n × n.
    pub damping: Mat<f64>,
    /// S, n × n.
    pub stiffness: Mat<f64>,
    /// F, n × m.
    pub forces: Mat<f64>,
    /// G, p × n.
    pub positions: Mat<f64>,
    /// G_v, p × n.
    pub rates: Mat<f64>,
}

impl SecondOrder {
    /// The system with these matrices; coordinates are called q0, q1, …, inputs u0, …, outputs y0, ….
    ///
    /// # Errors
    /// [`LinearError::Shape`], [`LinearError::NotFinite`], [`LinearError::NotSymmetric`] and [`LinearError::NotPositive`] for M.
    pub fn new(matrices: SecondOrderMatrices) -> Result<Self, LinearError> {
        let SecondOrderMatrices { mass, damping, stiffness, forces, positions, rates } = matrices;
        let (n, m, p) = (mass.nrows(), forces.ncols(), positions.nrows());
        check("M", &mass, (n, n))?;
        check("D", &damping, (n, n))?;
        check("S", &stiffness, (n, n))?;
        check("F", &forces, (n, m))?;
        check("G", &positions, (p, n))?;
        check("G_v", &rates, (p, n))?;
        Factor::of(&mass)?;
        let coordinates = numbered("q", n);
        let names =
            Names { rates: primed(&coordinates), coordinates, inputs: numbered("u", m), outputs: numbered("y", p) };
        Ok(Self { mass, damping, stiffness, forces, positions, rates, names, rounding: None })
    }

    /// The same system with entries that are known to no more than this.
    ///
    /// # Errors
    /// [`LinearError::Shape`] and [`LinearError::NotFinite`], as for the matrices themselves.
    pub fn with_rounding(self, rounding: SecondOrderRounding) -> Result<Self, LinearError> {
        let (n, m, p) = (self.mass.nrows(), self.forces.ncols(), self.positions.nrows());
        check("the rounding of D", &rounding.damping, (n, n))?;
        check("the rounding of S", &rounding.stiffness, (n, n))?;
        check("the rounding of F", &rounding.forces, (n, m))?;
        check("the rounding of G", &rounding.positions, (p, n))?;
        check("the rounding of G_v", &rounding.rates, (p, n))?;
        check("the rounding of accelerations", &rounding.accelerations, (n, 2 * n))?;
        check("the rounding of pushes", &rounding.pushes, (n, m))?;
        Ok(Self { rounding: Some(rounding), ..self })
    }

    /// The same system under these names. Rates are called as coordinates, with a prime.
    ///
    /// # Errors
    /// [`LinearError::Names`] if a list has the wrong length or a name twice.
    pub fn with_names(
        self,
        coordinates: Vec<String>,
        inputs: Vec<String>,
        outputs: Vec<String>,
    ) -> Result<Self, LinearError> {
        check_names("coordinates", &coordinates, self.mass.nrows())?;
        check_names("inputs", &inputs, self.forces.ncols())?;
        check_names("outputs", &outputs, self.positions.nrows())?;
        let rates = primed(&coordinates);
        Ok(Self { names: Names { coordinates, rates, inputs, outputs }, ..self })
    }

    /// The same system with other names of the rates.
    ///
    /// # Errors
    /// As for [`SecondOrder::with_names`].
    pub fn with_rates_called(self, rates: Vec<String>) -> Result<Self, LinearError> {
        check_names("rates", &rates, self.mass.nrows())?;
        Ok(Self { names: Names { rates, ..self.names }, ..self })
    }

    /// The same system with other inputs, F of n rows; they are called u0, u1, ….
    ///
    /// # Errors
    /// [`LinearError::Shape`], [`LinearError::NotFinite`] for F.
    pub fn with_forces(self, forces: Mat<f64>) -> Result<Self, LinearError> {
        check("F", &forces, (self.mass.nrows(), forces.ncols()))?;
        let inputs = numbered("u", forces.ncols());
        Ok(Self { forces, names: Names { inputs, ..self.names }, rounding: None, ..self })
    }

    /// The same system with some of its inputs and outputs only, by their numbers.
    pub(crate) fn selected(&self, inputs: &[usize], outputs: &[usize]) -> Self {
        let columns = |x: &Mat<f64>| Mat::from_fn(x.nrows(), inputs.len(), |i, j| x[(i, inputs[j])]);
        let rows = |x: &Mat<f64>| Mat::from_fn(outputs.len(), x.ncols(), |i, j| x[(outputs[i], j)]);
        let of = |numbers: &[usize], names: &[String]| numbers.iter().map(|&k| names[k].clone()).collect();
        let rounding = self.rounding.as_ref().map(|off| SecondOrderRounding {
            forces: columns(&off.forces),
            positions: rows(&off.positions),
            rates: rows(&off.rates),
            pushes: columns(&off.pushes),
            ..off.clone()
        });
        let (own, others) = (of(inputs, &self.names.inputs), of(outputs, &self.names.outputs));
        Self {
            forces: columns(&self.forces),
            positions: rows(&self.positions),
            rates: rows(&self.rates),
            names: Names { inputs: own, outputs: others, ..self.names.clone() },
            rounding,
            ..self.clone()
        }
    }

    /// Whether inputs move each coordinate alone, or beside others that they move alone: w*[λ²M + λD + S, F] = 0 leaves no w, at no λ and with no M.
    pub(crate) fn is_moved_throughout(&self) -> bool {
        sets_all(&self.forces, self.rounding.as_ref().map(|off| &off.forces))
    }

    /// The same of outputs that read positions alone.
    pub(crate) fn is_seen_throughout(&self) -> bool {
        let resting = |p: &usize| (0..self.rates.ncols()).all(|j| self.rates[(*p, j)] == 0.0);
        let read: Vec<usize> = (0..self.positions.nrows()).filter(resting).collect();
        let columns = |of: &Mat<f64>| Mat::from_fn(of.ncols(), read.len(), |i, j| of[(read[j], i)]);
        let off = self.rounding.as_ref().map(|off| columns(&off.positions));
        sets_all(&columns(&self.positions), off.as_ref())
    }

    /// M.
    pub fn mass(&self) -> &Mat<f64> {
        &self.mass
    }

    /// D.
    pub fn damping(&self) -> &Mat<f64> {
        &self.damping
    }

    /// S.
    pub fn stiffness(&self) -> &Mat<f64> {
        &self.stiffness
    }

    /// F.
    pub fn forces(&self) -> &Mat<f64> {
        &self.forces
    }

    /// G.
    pub fn positions(&self) -> &Mat<f64> {
        &self.positions
    }

    /// G_v.
    pub fn rates(&self) -> &Mat<f64> {
        &self.rates
    }

    /// (1).
    ///
    /// # Errors
    /// [`LinearError::Overflow`] if numbers of M⁻¹ are too large.
    pub fn first_order(&self) -> Result<LinearSystem, LinearError> {
        let (n, m, p) = (self.mass.nrows(), self.forces.ncols(), self.positions.nrows());
        let right = dense::beside(&dense::beside(&self.stiffness, &self.damping), &self.forces);
        let overflow = LinearError::Overflow { what: "accelerations" };
        let (x, off) = match &self.rounding {
            Some(off) => {
                let off = dense::beside(&off.accelerations, &off.pushes);
                let x = dense::solve(&self.mass, &right).ok_or(overflow)?;
                // What M⁻¹ leaves of nothing is nothing.
                (Mat::from_fn(n, 2 * n + m, |i, j| if x[(i, j)].abs() <= off[(i, j)] { 0.0 } else { x[(i, j)] }), off)
            }
            None => dense::solve_known(&self.mass, &right).ok_or(overflow)?,
        };
        let identity = |i: usize, j: usize| if j == n + i { 1.0 } else { 0.0 };
        let a = Mat::from_fn(2 * n, 2 * n, |i, j| if i < n { identity(i, j) } else { -x[(i - n, j)] });
        let b = Mat::from_fn(2 * n, m, |i, j| if i < n { 0.0 } else { x[(i - n, 2 * n + j)] });
        let c = dense::beside(&self.positions, &self.rates);
        let states = self.names.coordinates.iter().chain(&self.names.rates).cloned();
        let below = |from: usize, columns: usize| {
            Mat::from_fn(2 * n, columns, |i, j| if i < n { 0.0 } else { off[(i - n, from + j)] })
        };
        let read = match &self.rounding {
            Some(off) => dense::beside(&off.positions, &off.rates),
            None => Mat::zeros(p, 2 * n),
        };
        let rounding = Rounding { a: below(0, 2 * n), b: below(2 * n, m), c: read };
        let system = LinearSystem::new(a, b, c, Mat::zeros(p, m))?.with_rounding(rounding)?;
        system.with_names(states.collect(), self.names.inputs.clone(), self.names.outputs.clone())
    }

    pub(crate) fn inverse_mass(&self) -> Result<Mat<f64>, LinearError> {
        let n = self.mass.nrows();
        dense::solve(&self.mass, &Mat::identity(n, n)).ok_or(LinearError::Overflow { what: "accelerations" })
    }

    /// (1) with momenta p = M q̇ in place of rates, under the names of the rates:
    ///
    /// ```text
    /// A = [0, M⁻¹; −S, −D M⁻¹],   B = [0; F],   C = [G, G_v M⁻¹]
    /// ```
    ///
    /// Forces stand there as they are, where (1) mixes them by M⁻¹.
    ///
    /// # Errors
    /// As for [`SecondOrder::first_order`].
    pub fn in_momenta(&self) -> Result<LinearSystem, LinearError> {
        let (n, m, p) = (self.mass.nrows(), self.forces.ncols(), self.positions.nrows());
        let (damping, rates) = (dense::transposed(&self.damping), dense::transposed(&self.rates));
        let right = dense::beside(&dense::beside(&Mat::identity(n, n), &damping), &rates);
        let overflow = LinearError::Overflow { what: "accelerations" };
        let (x, off) = dense::solve_known(&self.mass, &right).ok_or(overflow)?;
        let part = |of: &Mat<f64>, from: usize, rows: usize| Mat::from_fn(rows, n, |i, j| of[(j, from + i)]);
        let [inverse, damping, rates] = [(0, n), (n, n), (2 * n, p)].map(|(from, rows)| part(&x, from, rows));
        let a = Mat::from_fn(2 * n, 2 * n, |i, j| match (i < n, j < n) {
            (true, true) => 0.0,
            (true, false) => inverse[(i, j - n)],
            (false, true) => -self.stiffness[(i - n, j)],
            (false, false) => -damping[(i - n, j - n)],
        });
        let b = Mat::from_fn(2 * n, m, |i, j| if i < n { 0.0 } else { self.forces[(i - n, j)] });
        let states = self.names.coordinates.iter().chain(&self.names.rates).cloned();
        let known = |of: &dyn Fn(&SecondOrderRounding) -> Mat<f64>, (rows, columns): (usize, usize)| {
            self.rounding.as_ref().map_or_else(|| Mat::zeros(rows, columns), of)
        };
        let lever = |x: &Mat<f64>| product(x, &dense::absolute(&inverse));
        let damped = known(&|off| lever(&off.damping), (n, n)) + part(&off, n, n);
        let read = known(&|off| lever(&off.rates), (p, n)) + part(&off, 2 * n, p);
        let rounding = Rounding {
            a: dense::above(
                &dense::beside(&Mat::zeros(n, n), &part(&off, 0, n)),
                &dense::beside(&known(&|off| off.stiffness.clone(), (n, n)), &damped),
            ),
            b: dense::above(&Mat::zeros(n, m), &known(&|off| off.forces.clone(), (n, m))),
            c: dense::beside(&known(&|off| off.positions.clone(), (p, n)), &read),
        };
        let c = dense::beside(&self.positions, &rates);
        let system = LinearSystem::new(a, b, c, Mat::zeros(p, m))?.with_rounding(rounding)?;
        system.with_names(states.collect(), self.names.inputs.clone(), self.names.outputs.clone())
    }

    /// (2) for columns N, which need not come from constraints. Products that cancel exactly are exactly zero, and what was
    /// symmetric stays so to the last bit. New coordinates are called q0, q1, ….
    ///
    /// # Errors
    /// [`LinearError::Shape`], [`LinearError::NotFinite`] for N; [`LinearError::NotPositive`] if its columns depend on each other.
    pub fn reduced(&self, basis: &Mat<f64>) -> Result<Self, LinearError> {
        check("N", basis, (self.mass.nrows(), basis.ncols()))?;
        let transposed = dense::transposed(basis);
        let congruent = |x: &Mat<f64>| symmetrized(x, product(&product(&transposed, x), basis));
        let reduced = Self::new(SecondOrderMatrices {
            mass: congruent(&self.mass),
            damping: congruent(&self.damping),
            stiffness: congruent(&self.stiffness),
            forces: product(&transposed, &self.forces),
            positions: product(&self.positions, basis),
            rates: product(&self.rates, basis),
        })?;
        let coordinates = reduced.names.coordinates.clone();
        reduced.with_names(coordinates, self.names.inputs.clone(), self.names.outputs.clone())
    }

    /// An M-orthonormal basis N of ker C, n × (n − rank C): NᵀMN = I. Rows of C may depend on each other, and may be none.
    ///
    /// # Errors
    /// [`LinearError::Shape`], [`LinearError::NotFinite`] for C; [`LinearError::NoConvergence`].
    pub fn orthonormal_basis(&self, constraints: &Mat<f64>) -> Result<Mat<f64>, LinearError> {
        let n = self.mass.nrows();
        check("C", constraints, (constraints.nrows(), n))?;
        let factor = Factor::of(&self.mass)?;
        let rows = dense::transposed(&factor.left_solve(&dense::transposed(constraints)));
        let length = |i: usize| (0..n).map(|j| rows[(i, j)].powi(2)).sum::<f64>().sqrt();
        let lengths: Vec<f64> = (0..rows.nrows()).map(length).map(|x| if x > 0.0 { x } else { 1.0 }).collect();
        let padded = rows.nrows().max(n);
        let unit = Mat::from_fn(padded, n, |i, j| if i < rows.nrows() { rows[(i, j)] / lengths[i] } else { 0.0 });
        if n == 0 {
            return Ok(Mat::zeros(0, 0));
        }
        let svd =
            dalembert_dense::svd(&unit).ok_or(LinearError::NoConvergence { what: "a singular value decomposition" })?;
        let values = svd.S().column_vector();
        let rank = (0..n).filter(|&k| values[k] > RANK * values[0]).count();
        let kernel = Mat::from_fn(n, n - rank, |i, j| svd.V()[(i, rank + j)]);
        Ok(factor.transposed_solve(&kernel))
    }

    /// (2) under constraints C q = 0 in the basis of [`SecondOrder::orthonormal_basis`]: M_r = I to the last bit.
    ///
    /// # Errors
    /// As for [`SecondOrder::orthonormal_basis`].
    pub fn constrained(&self, constraints: &Mat<f64>) -> Result<Self, LinearError> {
        let mut reduced = self.reduced(&self.orthonormal_basis(constraints)?)?;
        let n = reduced.mass.nrows();
        reduced.mass = Mat::identity(n, n);
        Ok(reduced)
    }

    /// The projector P = Cᵀ(CM⁻¹Cᵀ)⁻¹CM⁻¹ of [L 21] for rows that are independent: τ_c = −P(Fu − Dq̇ − Sq) is what constraints exert.
    ///
    /// # Errors
    /// [`LinearError::Shape`], [`LinearError::NotFinite`] for C; [`LinearError::DivisionByZero`] if its rows depend on each other.
    pub fn constraint_projector(&self, constraints: &Mat<f64>) -> Result<Mat<f64>, LinearError> {
        check("C", constraints, (constraints.nrows(), self.mass.nrows()))?;
        let factor = Factor::of(&self.mass)?;
        let columns = factor.left_solve(&dense::transposed(constraints));
        let inverse_mass = dense::transposed(&factor.transposed_solve(&columns));
        let gram = product(&dense::transposed(&columns), &columns);
        let what = "the projector of dependent constraints";
        let multipliers = dense::solve(&gram, &inverse_mass).ok_or(LinearError::DivisionByZero { what })?;
        Ok(product(&dense::transposed(constraints), &multipliers))
    }

    /// (A, B) measured by the kinetic energy: M_r = I, time in 1/ω₀ with ω₀ = max(‖S_r‖^½, ‖D_r‖), columns of F_r of length one.
    ///
    /// # Errors
    /// [`LinearError::NoConvergence`] if an iteration inside a factorization fails.
    pub fn inputs_measured(&self) -> Result<MeasuredPair, LinearError> {
        let (a, rate, factor) = self.measured()?;
        let forces = factor.left_solve(&self.forces);
        Ok(MeasuredPair::new(&a, dense::above(&Mat::zeros(forces.nrows(), forces.ncols()), &forces), 1.0, rate))
    }

    /// The dual (Aᵀ, Cᵀ), measured in the same way, rows of [G_r, ω₀ G_v,r] of length one.
    ///
    /// # Errors
    /// As for [`SecondOrder::inputs_measured`].
    pub fn outputs_measured(&self) -> Result<MeasuredPair, LinearError> {
        let (a, rate, factor) = self.measured()?;
        let read = |rows: &Mat<f64>| factor.left_solve(&dense::transposed(rows));
        let (positions, rates) = (read(&self.positions), read(&self.rates));
        let rates = Mat::from_fn(rates.nrows(), rates.ncols(), |i, j| rate * rates[(i, j)]);
        Ok(MeasuredPair::new(&dense::transposed(&a), dense::above(&positions, &rates), 1.0, rate))
    }

    fn measured(&self) -> Result<(Mat<f64>, f64, Factor), LinearError> {
        let n = self.mass.nrows();
        let factor = Factor::of(&self.mass)?;
        let congruent = |x: &Mat<f64>| {
            let half = factor.left_solve(x);
            symmetrized(x, dense::transposed(&factor.left_solve(&dense::transposed(&half))))
        };
        let (stiffness, damping) = (congruent(&self.stiffness), congruent(&self.damping));
        let rate = dense::norm(&stiffness)?.sqrt().max(dense::norm(&damping)?);
        let unit = if rate > 0.0 { rate } else { 1.0 };
        let lower = |i: usize, j: usize| {
            if j < n { -stiffness[(i, j)] / unit / unit } else { -damping[(i, j - n)] / unit }
        };
        let upper = |i: usize, j: usize| if j == n + i { 1.0 } else { 0.0 };
        let a = Mat::from_fn(2 * n, 2 * n, |i, j| if i < n { upper(i, j) } else { lower(i - n, j) });
        Ok((a, rate, factor))
    }
}

fn primed(coordinates: &[String]) -> Vec<String> {
    coordinates.iter().map(|name| format!("{name}'")).collect()
}

/// M = LLᵀ.
struct Factor {
    lower: Mat<f64>,
}

impl Factor {
    fn of(mass: &Mat<f64>) -> Result<Self, LinearError> {
        let n = mass.nrows();
        let diagonal: Vec<f64> = (0..n).map(|i| mass[(i, i)]).collect();
        if let Some(coordinate) = diagonal.iter().position(|&x| x <= 0.0) {
            return Err(LinearError::NotPositive { coordinate });
        }
        for (row, column) in (0..n).flat_map(|i| (0..i).map(move |j| (i, j))) {
            let size = (diagonal[row] * diagonal[column]).sqrt();
            if !((mass[(row, column)] - mass[(column, row)]).abs() <= RANK * size) {
                return Err(LinearError::NotSymmetric { row, column });
            }
        }
        let mut lower = Mat::<f64>::zeros(n, n);
        for j in 0..n {
            for i in j..n {
                let known: f64 = (0..j).map(|k| lower[(i, k)] * lower[(j, k)]).sum();
                let rest = mass[(i, j)] - known;
                if i == j && !(rest > MASSLESS * diagonal[j]) {
                    return Err(LinearError::NotPositive { coordinate: j });
                }
                lower[(i, j)] = if i == j { rest.sqrt() } else { rest / lower[(j, j)] };
            }
        }
        Ok(Self { lower })
    }

    /// L⁻¹X.
    fn left_solve(&self, x: &Mat<f64>) -> Mat<f64> {
        let mut x = x.clone();
        for column in 0..x.ncols() {
            for i in 0..x.nrows() {
                let known: f64 = (0..i).map(|k| self.lower[(i, k)] * x[(k, column)]).sum();
                x[(i, column)] = (x[(i, column)] - known) / self.lower[(i, i)];
            }
        }
        x
    }

    /// L⁻ᵀX.
    fn transposed_solve(&self, x: &Mat<f64>) -> Mat<f64> {
        let (mut x, n) = (x.clone(), x.nrows());
        for column in 0..x.ncols() {
            for i in (0..n).rev() {
                let known: f64 = (i + 1..n).map(|k| self.lower[(k, i)] * x[(k, column)]).sum();
                x[(i, column)] = (x[(i, column)] - known) / self.lower[(i, i)];
            }
        }
        x
    }
}

/// A congruent matrix of a symmetric one is symmetric.
fn symmetrized(original: &Mat<f64>, congruent: Mat<f64>) -> Mat<f64> {
    let n = original.nrows();
    let symmetric = (0..n).all(|i| (0..i).all(|j| original[(i, j)] == original[(j, i)]));
    let entry = |i: usize, j: usize| congruent[(i.max(j), i.min(j))];
    if symmetric { Mat::from_fn(congruent.nrows(), congruent.ncols(), entry) } else { congruent }
}
