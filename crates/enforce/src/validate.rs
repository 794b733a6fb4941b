//! Whether a problem can be posed at all: shapes, places, finite numbers, Hermitian blocks, variances.

use faer::{Col, MatRef};

use crate::error::EnforceError;
use crate::field::Field;
use crate::problem::{MassBlock, Problem, RowGroup};
use crate::tolerances::ASYMMETRY;

/// Checks everything that needs no factorization.
///
/// # Errors
/// The first fault found, naming matrix and entry.
pub fn validate<T: Field>(problem: &Problem<T>) -> Result<(), EnforceError> {
    let n = problem.n;
    vector("force", &problem.force, n)?;
    if let Some(phi) = &problem.phi {
        vector("phi", phi, n)?;
    }
    let mut free_from = 0;
    for (k, block) in problem.mass.iter().enumerate() {
        mass_block(k, block, free_from, n)?;
        free_from = block.start + block.matrix.nrows();
    }
    let mut row = 0;
    for (r, level) in problem.levels.iter().enumerate() {
        for (g, group) in level.groups.iter().enumerate() {
            row_group(&format!("levels[{r}].groups[{g}]"), group, n, row)?;
            row += group.rows();
        }
    }
    Ok(())
}

fn mass_block<T: Field>(k: usize, block: &MassBlock<T>, free_from: usize, n: usize) -> Result<(), EnforceError> {
    let name = format!("mass[{k}]");
    let size = block.matrix.nrows();
    shape(&name, (size, block.matrix.ncols()), (size, size))?;
    if block.start < free_from || block.start + size > n {
        return Err(EnforceError::Index {
            what: format!("{name} covers columns {}..{}, outside {free_from}..{n}", block.start, block.start + size),
        });
    }
    finite(&name, block.matrix.as_ref())?;
    for j in 0..size {
        for i in 0..=j {
            let (above, below) = (block.matrix[(i, j)], block.matrix[(j, i)].conjugate());
            let scale = above
                .modulus()
                .max(below.modulus())
                .max((block.matrix[(i, i)].modulus() * block.matrix[(j, j)].modulus()).sqrt());
            if (above - below).modulus() > ASYMMETRY * scale {
                return Err(EnforceError::NotHermitian { row: block.start + i, column: block.start + j });
            }
        }
    }
    Ok(())
}

fn row_group<T: Field>(name: &str, group: &RowGroup<T>, n: usize, first_row: usize) -> Result<(), EnforceError> {
    let rows = group.rows();
    shape(&format!("{name}.a"), group.a.shape(), (rows, group.columns.len()))?;
    let mut sorted = group.columns.clone();
    sorted.sort_unstable();
    if let Some(column) = sorted.iter().find(|&&column| column >= n) {
        return Err(EnforceError::Index { what: format!("{name} names column {column} of {n}") });
    }
    if let Some(&[column, _]) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(EnforceError::Index { what: format!("{name} names column {column} twice") });
    }
    finite(&format!("{name}.a"), group.a.as_ref())?;
    vector(&format!("{name}.b"), &group.b, rows)?;
    let Some(noise) = &group.noise else {
        return Ok(());
    };
    shape(&format!("{name}.noise"), (noise.len(), 1), (rows, 1))?;
    for (i, &variance) in noise.iter().enumerate() {
        if !variance.is_finite() {
            return Err(EnforceError::NotFinite { what: format!("{name}.noise"), row: i, column: 0 });
        }
        if variance < 0.0 {
            return Err(EnforceError::NegativeNoise { row: first_row + i });
        }
    }
    Ok(())
}

fn vector<T: Field>(name: &str, vector: &Col<T>, n: usize) -> Result<(), EnforceError> {
    shape(name, (vector.nrows(), 1), (n, 1))?;
    finite(name, vector.as_mat())
}

fn shape(what: &str, found: (usize, usize), expected: (usize, usize)) -> Result<(), EnforceError> {
    if found == expected {
        return Ok(());
    }
    Err(EnforceError::Shape { what: what.to_owned(), expected, found })
}

fn finite<T: Field>(what: &str, matrix: MatRef<'_, T>) -> Result<(), EnforceError> {
    for column in 0..matrix.ncols() {
        for row in 0..matrix.nrows() {
            if !matrix[(row, column)].finite() {
                return Err(EnforceError::NotFinite { what: what.to_owned(), row, column });
            }
        }
    }
    Ok(())
}
