//! Dense matrices: a weight, a block of an operator, or, for tests and small systems, a whole operator.

use std::ops::{Index, IndexMut};

use crate::error::GraphError;
use crate::scalar::Scalar;
use crate::weight::{Compose, Weight};

/// A dense matrix, row-major. `block[(i, j)]` is the entry in row i, column j.
#[derive(Clone, Debug, PartialEq)]
pub struct Block<T> {
    rows: usize,
    columns: usize,
    entries: Vec<T>,
}

impl<T: Scalar> Block<T> {
    /// From its entries, row after row.
    ///
    /// # Errors
    /// [`GraphError::Length`] if there are not `rows` · `columns` entries.
    pub fn new(rows: usize, columns: usize, entries: Vec<T>) -> Result<Self, GraphError> {
        let expected = rows.checked_mul(columns).ok_or(GraphError::TooLarge)?;
        if entries.len() != expected {
            return Err(GraphError::Length { what: "entries of a block", expected, found: entries.len() });
        }
        Ok(Self { rows, columns, entries })
    }

    /// From a function of row and column.
    pub fn from_fn(rows: usize, columns: usize, mut entry: impl FnMut(usize, usize) -> T) -> Self {
        let places = (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j)));
        Self { rows, columns, entries: places.map(|(i, j)| entry(i, j)).collect() }
    }

    /// All entries 0.
    pub fn zero(rows: usize, columns: usize) -> Self {
        Self { rows, columns, entries: vec![T::zero(); rows * columns] }
    }

    /// I.
    pub fn identity(size: usize) -> Self {
        let mut block = Self::zero(size, size);
        for i in 0..size {
            block[(i, i)] = T::one();
        }
        block
    }

    /// The matrix of a linear map, which writes the image of its first argument into the second (zeros on entry).
    pub fn of_map(rows: usize, columns: usize, mut map: impl FnMut(&[T], &mut [T])) -> Self {
        let mut block = Self::zero(rows, columns);
        let mut unit = vec![T::zero(); columns];
        let mut image = vec![T::zero(); rows];
        for j in 0..columns {
            unit[j] = T::one();
            image.fill(T::zero());
            map(&unit, &mut image);
            unit[j] = T::zero();
            for (i, &entry) in image.iter().enumerate() {
                block[(i, j)] = entry;
            }
        }
        block
    }

    /// A weight as a dense matrix.
    pub fn of_weight<W: Weight<Scalar = T>>(weight: &W) -> Self {
        let (rows, columns) = weight.shape();
        Self::of_map(rows, columns, |x, y| weight.apply_add(x, y))
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Number of columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// One row.
    pub fn row(&self, i: usize) -> &[T] {
        &self.entries[i * self.columns..(i + 1) * self.columns]
    }

    /// The transpose, without conjugation.
    pub fn transpose(&self) -> Self {
        Self::from_fn(self.columns, self.rows, |i, j| self[(j, i)])
    }

    /// The power of a square matrix, by repeated squaring; I for exponent 0.
    ///
    /// # Panics
    /// If the matrix is not square.
    pub fn power(&self, mut exponent: usize) -> Self {
        assert_eq!(self.rows, self.columns, "powers are of square matrices");
        let mut result = Self::identity(self.rows);
        let mut square = self.clone();
        while exponent > 0 {
            if exponent % 2 == 1 {
                result = result.compose(&square);
            }
            exponent /= 2;
            if exponent > 0 {
                square = square.compose(&square);
            }
        }
        result
    }
}

impl<T> Index<(usize, usize)> for Block<T> {
    type Output = T;

    fn index(&self, (i, j): (usize, usize)) -> &T {
        assert!(j < self.columns, "column {j} of {}", self.columns);
        &self.entries[i * self.columns + j]
    }
}

impl<T> IndexMut<(usize, usize)> for Block<T> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut T {
        assert!(j < self.columns, "column {j} of {}", self.columns);
        &mut self.entries[i * self.columns + j]
    }
}

impl<T: Scalar> Weight for Block<T> {
    type Scalar = T;

    fn shape(&self) -> (usize, usize) {
        (self.rows, self.columns)
    }

    fn apply_add(&self, x: &[T], y: &mut [T]) {
        for (i, y) in y.iter_mut().enumerate() {
            *y = self.row(i).iter().zip(x).fold(*y, |sum, (&a, &x)| sum + a * x);
        }
    }

    fn apply_transpose_add(&self, y: &[T], x: &mut [T]) {
        for (i, &y) in y.iter().enumerate() {
            for (x, &a) in x.iter_mut().zip(self.row(i)) {
                *x = *x + a * y;
            }
        }
    }
}

impl<T: Scalar> Compose for Block<T> {
    /// # Panics
    /// If the inner dimensions differ.
    fn compose(&self, right: &Self) -> Self {
        assert_eq!(self.columns, right.rows, "inner dimensions of a product");
        let mut product = Self::zero(self.rows, right.columns);
        for i in 0..self.rows {
            let row = &mut product.entries[i * right.columns..(i + 1) * right.columns];
            right.apply_transpose_add(self.row(i), row);
        }
        product
    }
}
