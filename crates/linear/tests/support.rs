//! Matrices for tests: reference data, mechanisms of the literature, random numbers from seeds.

use dalembert_linear::{LinearSystem, Mat, SecondOrder, SecondOrderMatrices, c64};
use serde_json::Value;

/// A reference file.
pub fn data(name: &str) -> Value {
    let path = format!("{}/tests/data/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).expect("the file is there")).expect("it is JSON")
}

pub fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

pub fn names(value: &Value) -> Vec<String> {
    value.as_array().expect("a list").iter().map(|name| name.as_str().expect("a name").to_owned()).collect()
}

pub fn strings(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

pub fn matrix(rows: &[&[f64]]) -> Mat<f64> {
    let columns = rows.first().map_or(0, |row| row.len());
    Mat::from_fn(rows.len(), columns, |i, j| rows[i][j])
}

pub fn matrix_of(value: &Value) -> Mat<f64> {
    let rows: Vec<Vec<f64>> = value
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| row.as_array().expect("a row").iter().map(number).collect())
        .collect();
    Mat::from_fn(rows.len(), rows[0].len(), |i, j| rows[i][j])
}

pub fn diagonal(entries: &[f64]) -> Mat<f64> {
    Mat::from_fn(entries.len(), entries.len(), |i, j| if i == j { entries[i] } else { 0.0 })
}

/// Columns of the identity.
pub fn unit_columns(n: usize, columns: &[usize]) -> Mat<f64> {
    Mat::from_fn(n, columns.len(), |i, j| f64::from(u8::from(columns[j] == i)))
}

/// Positions as outputs, everything else given.
pub fn mechanism(mass: Mat<f64>, damping: Mat<f64>, stiffness: Mat<f64>, forces: Mat<f64>) -> SecondOrder {
    let n = mass.nrows();
    let positions = Mat::identity(n, n);
    let rates = Mat::zeros(n, n);
    SecondOrder::new(SecondOrderMatrices { mass, damping, stiffness, forces, positions, rates })
        .expect("sound matrices")
}

/// Two equal inertias J = 0.01 on a spring s = 5, all dampers d; these inputs.
pub fn two_inertias(d: f64, forces: Mat<f64>) -> SecondOrder {
    let (damping, stiffness) = (matrix(&[&[2.0 * d, -d], &[-d, 2.0 * d]]), matrix(&[&[5.0, -5.0], &[-5.0, 5.0]]));
    let inputs: Vec<String> = (1..=forces.ncols()).map(|k| format!("phi_{k}")).collect();
    let system = mechanism(diagonal(&[0.01, 0.01]), damping, stiffness, forces);
    system.with_names(strings(&["phi_1", "phi_2"]), inputs, strings(&["phi_1", "phi_2"])).expect("names")
}

/// The harmonic drive of Lemmer and Kiss before its constraint is eliminated: fs, wg, cs, sp, all driven.
pub fn harmonic_drive(d: f64) -> (SecondOrder, Mat<f64>) {
    let damping =
        matrix(&[&[2e-2, 0.0, 0.0, 0.0], &[0.0, 1e-4, 0.0, 0.0], &[0.0, 0.0, 2e-2 + d, -d], &[0.0, 0.0, -d, 5e-2 + d]]);
    let stiffness =
        matrix(&[&[0.0, 0.0, 0.0, 0.0], &[0.0, 0.0, 0.0, 0.0], &[0.0, 0.0, 100.0, -100.0], &[0.0, 0.0, -100.0, 100.0]]);
    let names = strings(&["phi_fs", "phi_wg", "phi_cs", "phi_sp"]);
    let system = mechanism(diagonal(&[2e-4, 1e-4, 5e-4, 5e-2]), damping, stiffness, Mat::identity(4, 4));
    let system = system.with_names(names.clone(), names.clone(), names).expect("names");
    (system, matrix(&[&[100.0, 1.0, -101.0, 0.0]]))
}

/// Six masses in a ring, springs between them and to the ground, damping c S.
pub fn ring(c: f64) -> SecondOrder {
    let near = |i: usize, j: usize| (i + 1) % 6 == j || (j + 1) % 6 == i;
    let stiffness = Mat::from_fn(6, 6, |i, j| {
        if i == j {
            9.0
        } else if near(i, j) {
            -4.0
        } else {
            0.0
        }
    });
    let damping = Mat::from_fn(6, 6, |i, j| c * stiffness[(i, j)]);
    let names: Vec<String> = (0..6).map(|k| format!("x{k}")).collect();
    let system = mechanism(diagonal(&[0.5; 6]), damping, stiffness, Mat::identity(6, 6));
    system.with_names(names.clone(), names.clone(), names).expect("names")
}

/// Numbers from a seed (xorshift).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// An integer from `low` to `high`, both included.
    pub fn integer(&mut self, low: i64, high: i64) -> i64 {
        low + (self.bits() >> 11) as i64 % (high - low + 1)
    }

    /// A number from −1 to 1.
    pub fn signed(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }

    pub fn matrix(&mut self, rows: usize, columns: usize) -> Mat<f64> {
        Mat::from_fn(rows, columns, |_, _| self.signed())
    }
}

pub fn close(value: f64, expected: f64, relative: f64) -> bool {
    (value - expected).abs() <= relative * expected.abs()
}

/// Whether every eigenvalue expected is there, as often as expected.
pub fn same_eigenvalues(mut found: Vec<c64>, expected: &[c64], tolerance: f64) -> bool {
    let all = expected.iter().all(|s| {
        let near = (0..found.len()).min_by(|&i, &j| (found[i] - s).norm().total_cmp(&(found[j] - s).norm()));
        near.is_some_and(|k| (found.swap_remove(k) - s).norm() <= tolerance)
    });
    all && found.is_empty()
}

/// Every eigenvalue as often as its algebraic multiplicity.
pub fn repeated_eigenvalues(system: &LinearSystem) -> Vec<c64> {
    let modes = system.modes().expect("converges").modes;
    modes.iter().flat_map(|mode| vec![mode.eigenvalue; mode.algebraic]).collect()
}

/// A complex number as reference files write it.
pub fn complex(value: &Value) -> c64 {
    c64::new(number(&value[0]), number(&value[1]))
}
