//! Weights that do not fit are errors; scalars of other kinds need no more than arithmetic.

use std::iter::Product;
use std::ops::{Add, Mul, Sub};
use std::sync::Arc;

use crate::common::{Random, assert_equal};
use dalembert_graph::{Block, Bwa, Forest, GraphError, Identity, Numbering};

fn pair() -> Forest {
    Forest::new(vec![Some(1), None]).unwrap()
}

#[test]
fn weights_that_do_not_fit_are_named() {
    let message = |error: GraphError| error.to_string();
    let weight = |rows, columns| Block::<f64>::zero(rows, columns);
    let error = Bwa::new(pair(), &[2, 3], |_, _| weight(2, 3)).unwrap_err();
    assert_eq!(message(error), "weight at node 0 is 2×3 and must be 3×2");
    let error = Bwa::new(pair(), &[2], |_, _| weight(2, 3)).unwrap_err();
    assert_eq!(message(error), "node dimensions: 1 given, 2 needed");
    let error = Bwa::new(pair(), &[2, usize::MAX], |_, _| weight(3, 2)).unwrap_err();
    assert_eq!(error, GraphError::TooLarge);
    let mut bwa = Bwa::new(pair(), &[2, 3], |_, _| weight(3, 2)).unwrap();
    assert_eq!(
        message(bwa.set_weight(1, weight(3, 3)).unwrap_err()),
        "node 1 is a root: no edge leads to it that could have a weight"
    );
    assert!(bwa.set_weight(0, weight(3, 1)).is_err());
    let squares = [weight(2, 2), weight(3, 3)];
    assert_eq!(message(bwa.shifted(&squares, &squares[..1]).unwrap_err()), "Δ⁻¹: 1 given, 2 needed");
    assert_eq!(
        message(bwa.shifted(&[weight(2, 2), weight(2, 2)], &squares).unwrap_err()),
        "Δ at node 1 is 2×2 and must be 3×3"
    );
    assert_eq!(
        message(bwa.renumbered(&Numbering::identity(3)).unwrap_err()),
        "nodes of a numbering: 3 given, 2 needed"
    );
    assert_eq!(message(Block::new(2, 2, vec![1.0]).unwrap_err()), "entries of a block: 1 given, 4 needed");
}

#[test]
fn a_replaced_weight_counts() {
    let mut random = Random(5);
    let forest = Arc::new(Forest::new(vec![Some(2), Some(0), None]).unwrap());
    let mut bwa =
        Bwa::new(Arc::clone(&forest), &[2, 3, 1], |p, k| random.integers([2, 3, 1][p], [2, 3, 1][k])).unwrap();
    let new = random.integers(2, 3);
    bwa.set_weight(1, new.clone()).unwrap();
    let (upper, a) = (bwa.weight(0).unwrap(), bwa.resolvent());
    assert_equal(&a.block(0, 1), &new);
    assert_equal(&a.block(2, 1), &crate::common::times(upper, &new));
    assert!(Arc::ptr_eq(bwa.forest(), &forest), "several matrices share a forest");
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Gauss(i64, i64);

impl Add for Gauss {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0, self.1 + other.1)
    }
}

impl Sub for Gauss {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0, self.1 - other.1)
    }
}

impl Mul for Gauss {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Self(self.0 * other.0 - self.1 * other.1, self.0 * other.1 + self.1 * other.0)
    }
}

impl Product for Gauss {
    fn product<I: Iterator<Item = Self>>(factors: I) -> Self {
        factors.fold(Self(1, 0), Mul::mul)
    }
}

#[test]
fn complex_weights_are_transposed_without_conjugation() {
    // w = i on a chain of four nodes: 𝔸(i, j) = iⁱ⁻ʲ.
    let chain = Forest::new(vec![Some(1), Some(2), Some(3), None]).unwrap();
    let turn = |_, _| Block::new(1, 1, vec![Gauss(0, 1)]).unwrap();
    let bwa = Bwa::new(chain, &[1; 4], turn).unwrap();
    let a = bwa.resolvent().to_dense();
    assert_eq!(a.row(3), [Gauss(0, -1), Gauss(-1, 0), Gauss(0, 1), Gauss(1, 0)]);
    let adjoint = Block::of_map(4, 4, |x, y| bwa.resolvent().scatter(x, y));
    assert_eq!(adjoint, a.transpose());
}

#[test]
fn identity_weights_are_unit_blocks() {
    let bwa = Bwa::new(pair(), &[3, 3], |_, _| Identity::<f64>::new(3)).unwrap();
    assert_equal(&bwa.resolvent().block(1, 0), &Block::identity(3));
    // Zero is 0 and not −0, which prints differently.
    assert_eq!(format!("{:?}", Block::<f64>::zero(1, 1).row(0)), "[0.0]");
}

#[test]
#[should_panic(expected = "length of a stacked vector")]
fn vectors_of_the_wrong_length_are_a_bug_of_the_caller() {
    let bwa = Bwa::new(pair(), &[1, 1], |_, _| Identity::<f64>::new(1)).unwrap();
    bwa.resolvent().gather_in_place(&mut [0.0; 3]);
}
