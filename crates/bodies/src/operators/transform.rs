//! Weights of spatial kernel operators: rigid transforms φ(℘(k), k), and blocks of any shape.
//!
//! | symbol | here | shape |
//! |---|---|---|
//! | φ(℘(k), k) | `Rigid(pose)` | 6×6, never formed |
//! | Φ_fl, ψ(℘(k), k), aggregated nodes | `Dense` | m_℘×m_k |

use std::borrow::Cow;

use dalembert_graph::{Compose, Weight};
use faer::Mat;

use crate::spatial::{Pose, Twist, Wrench};

/// The weight of an edge: carries forces of a child to its parent, and, transposed, velocities of the parent to the child.
#[derive(Clone, Debug)]
pub enum Transform {
    /// φ of a rigid body: the pose of the child's frame in the parent's [J eq. 31].
    Rigid(Pose<f64>),
    /// A matrix, m_℘×m_k.
    Dense(Mat<f64>),
}

impl Transform {
    /// The matrix.
    pub fn to_dense(&self) -> Mat<f64> {
        self.matrix().into_owned()
    }

    /// The same without a copy where it is stored.
    pub(super) fn matrix(&self) -> Cow<'_, Mat<f64>> {
        match self {
            Self::Rigid(pose) => Cow::Owned(phi(pose)),
            Self::Dense(matrix) => Cow::Borrowed(matrix),
        }
    }
}

/// φ = [R S(p)R; 0 R], 6×6.
pub fn phi(pose: &Pose<f64>) -> Mat<f64> {
    let columns: [[f64; 6]; 6] = std::array::from_fn(|j| {
        let unit = std::array::from_fn(|i| f64::from(i == j));
        pose.wrench_to_parent(Wrench::from_array(unit)).to_array()
    });
    Mat::from_fn(6, 6, |i, j| columns[j][i])
}

/// Six numbers of a slice; what is missing counts as 0.
fn six(x: &[f64]) -> [f64; 6] {
    std::array::from_fn(|i| x.get(i).copied().unwrap_or_default())
}

fn add(y: &mut [f64], x: [f64; 6]) {
    y.iter_mut().zip(x).for_each(|(y, x)| *y += x);
}

impl Weight for Transform {
    type Scalar = f64;

    fn shape(&self) -> (usize, usize) {
        match self {
            Self::Rigid(_) => (6, 6),
            Self::Dense(matrix) => (matrix.nrows(), matrix.ncols()),
        }
    }

    fn apply_add(&self, x: &[f64], y: &mut [f64]) {
        match self {
            Self::Rigid(pose) => add(y, pose.wrench_to_parent(Wrench::from_array(six(x))).to_array()),
            Self::Dense(matrix) => {
                for (j, &x) in x.iter().enumerate() {
                    for (i, y) in y.iter_mut().enumerate() {
                        *y += matrix[(i, j)] * x;
                    }
                }
            }
        }
    }

    fn apply_transpose_add(&self, y: &[f64], x: &mut [f64]) {
        match self {
            Self::Rigid(pose) => add(x, pose.twist_to_child(Twist::from_array(six(y))).to_array()),
            Self::Dense(matrix) => {
                for (j, x) in x.iter_mut().enumerate() {
                    *x += y.iter().enumerate().map(|(i, &y)| matrix[(i, j)] * y).sum::<f64>();
                }
            }
        }
    }
}

impl Compose for Transform {
    fn compose(&self, right: &Self) -> Self {
        match (self, right) {
            (Self::Rigid(left), Self::Rigid(right)) => Self::Rigid(left.compose(right)),
            _ => Self::Dense(self.to_dense() * right.to_dense()),
        }
    }
}
