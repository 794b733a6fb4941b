//! Modal data of a slender beam clamped at one end: finite elements, then modes.
//!
//! The beam lies along x of its body's frame, clamped at the origin, free at x = L, and bends along y and z
//! (Euler–Bernoulli: no shear, no rotary inertia, no stretching, no torsion). In each plane an element of length l with the
//! deflections and slopes [w₁, w₁′, w₂, w₂′] of its ends and cubic (Hermite) shapes has
//!
//! ```text
//!         μ l  [156   22l   54   −13l]            EI  [ 12    6l   −12    6l]
//! M_e = ─────  [22l   4l²   13l  −3l²]     K_e = ───  [ 6l   4l²   −6l   2l²]                                         (1)
//!        420   [54    13l   156  −22l]            l³  [−12   −6l    12   −6l]
//!              [−13l −3l²  −22l   4l²]                [ 6l   2l²   −6l   4l²]
//! ```
//!
//! With modes w = Σ W η, W from K W = M W diag(ω²), W*M W = I, the body's integrals follow from the mass matrix M̂ of all
//! degrees of freedom, clamped ones included, because the shapes hold 1 and x exactly:
//!
//! ```text
//! ∫μ w_i = 1*M̂ w_i,   ∫μ x w_i = x*M̂ w_i,   ∫μ w_i w_j = w_i*M̂ w_j                                                   (2)
//! ```
//!
//! Modes of one plane are orthogonal in mass and stiffness: what is left of (2) between two of them is rounding, and stands as zero.
//!
//! The exact frequencies are ω_i = (β_i L)² √(EI/μL⁴), cos βL cosh βL = −1: βL = 1.87510407, 4.69409113, 7.85475744.

use dalembert_dense::Cholesky;
use faer::{Col, Mat};

use super::body::{FlexibleBody, ShapeIntegrals};
use crate::operators::SkoError;
use crate::spatial::{Inertia, Symmetric, Vector};
use crate::tolerances::MISFIT;

/// A uniform cantilever along x.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Beam {
    /// L, m.
    pub length: f64,
    /// μ, kg/m.
    pub mass_per_length: f64,
    /// EI against deflection along y and along z, N m².
    pub rigidity: [f64; 2],
    /// Number of finite elements.
    pub elements: usize,
}

/// Shapes of one plane: values W at all degrees of freedom, clamped ones (zero) included.
struct Shapes {
    /// 0 for deflection along y, 1 along z.
    plane: usize,
    w: Mat<f64>,
    /// Whether they are modes.
    orthogonal: bool,
}

impl Beam {
    /// The first `count` angular frequencies of bending along y (`plane` 0) or z (1), rad/s.
    ///
    /// # Errors
    /// [`SkoError::Flexible`] if the beam's numbers make no sense or there are fewer modes; [`SkoError::Eigenvalues`].
    pub fn frequencies(&self, plane: usize, count: usize) -> Result<Vec<f64>, SkoError> {
        Ok(self.modes(plane, count)?.0)
    }

    /// The body with the first modes of each plane: `count[0]` along y, then `count[1]` along z. Modal masses are 1 kg, the
    /// tip moves in the positive direction. Frame `tip` is at the free end.
    ///
    /// # Errors
    /// As [`Beam::frequencies`].
    pub fn body(&self, count: [usize; 2]) -> Result<FlexibleBody, SkoError> {
        let shapes =
            [0, 1].map(|plane| self.modes(plane, count[plane]).map(|(_, w)| Shapes { plane, w, orthogonal: true }));
        let [y, z] = shapes;
        Ok(self.body_of([y?, z?]))
    }

    /// The body with the first modes of each plane, each of which moves the tip by 1 m for η = 1 m, and the influence of frames: name and
    /// place in the body's frame, 0 ≤ x ≤ L. Cross-sections stay plane: across the axis a frame moves with its section.
    ///
    /// # Errors
    /// As [`Beam::frequencies`]; [`SkoError::Flexible`] for frames beyond the ends.
    pub fn link(&self, count: [usize; 2], frames: &[(String, Vector<f64>)]) -> Result<FlexibleBody, SkoError> {
        let shapes = [0, 1].map(|plane| {
            let (_, mut w) = self.modes(plane, count[plane])?;
            let tip = w.nrows() - 2;
            for j in 0..w.ncols() {
                let scale = 1.0 / w[(tip, j)];
                (0..w.nrows()).for_each(|i| w[(i, j)] *= scale);
            }
            Ok::<_, SkoError>(Shapes { plane, w, orthogonal: true })
        });
        let [y, z] = shapes;
        let shapes = [y?, z?];
        let influence = frames.iter().map(|(name, at)| Ok((name.clone(), self.influence(&shapes, name, *at)?)));
        let influence = influence.collect::<Result<Vec<_>, SkoError>>()?;
        Ok(FlexibleBody { influence, ..self.body_of(shapes) })
    }

    /// Π of a frame: deflection and slope of its section by the shapes of (1), and the turn of the section across the axis.
    fn influence(&self, shapes: &[Shapes; 2], name: &str, at: Vector<f64>) -> Result<Mat<f64>, SkoError> {
        let l = self.length / self.elements as f64;
        let x = at.0[0] / l;
        let rounding = MISFIT * self.elements as f64;
        if !(x >= -rounding && x <= self.elements as f64 + rounding) {
            let problem = format!("frame `{name}` lies beyond the ends of the beam, at x = {} m", at.0[0]);
            return Err(SkoError::Flexible { problem });
        }
        let first = (x.max(0.0) as usize).min(self.elements - 1);
        let s = x - first as f64;
        let value =
            [1.0 - s * s * (3.0 - 2.0 * s), l * s * (1.0 - s).powi(2), s * s * (3.0 - 2.0 * s), l * s * s * (s - 1.0)];
        let slope =
            [6.0 * s * (s - 1.0) / l, (1.0 - s) * (1.0 - 3.0 * s), 6.0 * s * (1.0 - s) / l, s * (3.0 * s - 2.0)];
        let (plane, w) = side_by_side(shapes);
        let along = |weights: [f64; 4], j: usize| (0..4).map(|i| weights[i] * w[(2 * first + i, j)]).sum::<f64>();
        let rows: Vec<[f64; 6]> = (0..plane.len())
            .map(|j| {
                let six = bent(plane[j], along(value, j), along(slope, j));
                let turn = Vector([six[0], six[1], six[2]]).cross(Vector([0.0, at.0[1], at.0[2]]));
                [six[0], six[1], six[2], six[3] + turn.0[0], six[4] + turn.0[1], six[5] + turn.0[2]]
            })
            .collect();
        Ok(Mat::from_fn(plane.len(), 6, |i, c| rows[i][c]))
    }

    /// The body with all deflections and slopes of the nodes as modes, in the planes that are asked for.
    ///
    /// # Errors
    /// [`SkoError::Flexible`] if the beam's numbers make no sense.
    pub fn body_of_elements(&self, planes: [bool; 2]) -> Result<FlexibleBody, SkoError> {
        self.check()?;
        let all = 2 * self.elements;
        let shapes = |plane: usize| {
            let free = if planes[plane] { all } else { 0 };
            Shapes { plane, w: Mat::from_fn(all + 2, free, |i, j| f64::from(i == j + 2)), orthogonal: false }
        };
        Ok(self.body_of([shapes(0), shapes(1)]))
    }

    /// Inertia of the straight beam about its clamped end; none about its axis.
    pub fn inertia(&self) -> Inertia<f64> {
        let (mass, l) = (self.mass_per_length * self.length, self.length);
        let across = mass * l * l / 3.0;
        let second = Symmetric([0.0, across, across, 0.0, 0.0, 0.0]);
        Inertia { mass, first: Vector([0.5 * mass * l, 0.0, 0.0]), second }
    }

    fn check(&self) -> Result<(), SkoError> {
        let positive = |x: f64| x.is_finite() && x > 0.0;
        let numbers = [self.length, self.mass_per_length, self.rigidity[0], self.rigidity[1]];
        if numbers.into_iter().all(positive) && self.elements > 0 {
            return Ok(());
        }
        let problem = format!("a beam needs positive numbers and at least one element, not {self:?}");
        Err(SkoError::Flexible { problem })
    }

    /// Frequencies and mode shapes of one plane.
    fn modes(&self, plane: usize, count: usize) -> Result<(Vec<f64>, Mat<f64>), SkoError> {
        self.check()?;
        let free = 2 * self.elements;
        if count > free || plane > 1 {
            let problem =
                format!("{count} modes in plane {plane} asked for, but the elements have {free} in planes 0 and 1");
            return Err(SkoError::Flexible { problem });
        }
        let inner = |full: Mat<f64>| full.submatrix(2, 2, free, free).to_owned();
        let (mass, stiffness) = (inner(self.mass()), inner(self.stiffness(plane)));
        let factor = Cholesky::new(&stiffness).map_err(|_| SkoError::Eigenvalues)?;
        // L⁻¹ M L⁻* with K = L L*: the lowest modes are its largest eigenvalues 1/ω², which keep their digits beside the highest ones.
        let half = factor.solve_lower(mass);
        let whole = factor.solve_lower(half.transpose().to_owned());
        let eigen = dalembert_dense::symmetric_eigen(&symmetrized(&whole)).ok_or(SkoError::Eigenvalues)?;
        let mode = |j: usize| free - 1 - j;
        let frequencies: Vec<f64> = (0..count).map(|j| eigen.S()[mode(j)].sqrt().recip()).collect();
        // W*KW = ω² makes W*MW = 1.
        let shapes = Mat::from_fn(free, count, |i, j| frequencies[j] * eigen.U()[(i, mode(j))]);
        let shapes = factor.solve_upper(shapes);
        let w = Mat::from_fn(free + 2, count, |i, j| {
            let sign = 1.0_f64.copysign(shapes[(free - 2, j)]);
            if i < 2 { 0.0 } else { sign * shapes[(i - 2, j)] }
        });
        Ok((frequencies, w))
    }

    /// (1) over all elements: a matrix of an element, in units of l per slope, times `factor`.
    fn assembled(&self, element: [[f64; 4]; 4], factor: f64) -> Mat<f64> {
        let l = self.length / self.elements as f64;
        let slope = |i: usize| if i % 2 == 1 { l } else { 1.0 };
        let mut full = Mat::zeros(2 * self.elements + 2, 2 * self.elements + 2);
        for e in 0..self.elements {
            for i in 0..4 {
                for j in 0..4 {
                    full[(2 * e + i, 2 * e + j)] += factor * element[i][j] * slope(i) * slope(j);
                }
            }
        }
        full
    }

    /// M̂.
    fn mass(&self) -> Mat<f64> {
        let l = self.length / self.elements as f64;
        let element = [
            [156.0, 22.0, 54.0, -13.0],
            [22.0, 4.0, 13.0, -3.0],
            [54.0, 13.0, 156.0, -22.0],
            [-13.0, -3.0, -22.0, 4.0],
        ];
        self.assembled(element, self.mass_per_length * l / 420.0)
    }

    fn stiffness(&self, plane: usize) -> Mat<f64> {
        let l = self.length / self.elements as f64;
        let element =
            [[12.0, 6.0, -12.0, 6.0], [6.0, 4.0, -6.0, 2.0], [-12.0, -6.0, 12.0, -6.0], [6.0, 2.0, -6.0, 4.0]];
        self.assembled(element, self.rigidity[plane] / l.powi(3))
    }

    /// (2): all data of the body.
    fn body_of(&self, shapes: [Shapes; 2]) -> FlexibleBody {
        let mass = self.mass();
        let l = self.length / self.elements as f64;
        let last = mass.nrows() - 2;
        let one = Col::from_fn(last + 2, |i| if i % 2 == 0 { 1.0 } else { 0.0 });
        let along = Col::from_fn(last + 2, |i| if i % 2 == 0 { (i / 2) as f64 * l } else { 1.0 });
        let (translated, turned) = (&mass * one, &mass * along);
        let (plane, w) = side_by_side(&shapes);
        let n = plane.len();
        let same = |i: usize, j: usize| plane[i] == plane[j];
        let apart = |i: usize, j: usize| i != j && same(i, j) && shapes[plane[i]].orthogonal;
        let product = |a: &Mat<f64>| {
            let all = symmetrized(&(w.transpose() * (a * &w)));
            Mat::from_fn(n, n, |i, j| if apart(i, j) { 0.0 } else { all[(i, j)] })
        };
        let inner = product(&mass);
        let elastic = [0, 1].map(|plane| product(&self.stiffness(plane)));
        let force = |i: usize| translated.transpose() * w.col(i);
        let moment = |i: usize| turned.transpose() * w.col(i);
        let rows = |six: &dyn Fn(usize) -> [f64; 6]| {
            let rows: Vec<[f64; 6]> = (0..n).map(six).collect();
            Mat::from_fn(n, 6, |i, c| rows[i][c])
        };
        let first = |i: usize| dyad(0, 1 + plane[i], moment(i));
        let second = |i: usize, j: usize| dyad(1 + plane[i], 1 + plane[j], inner[(i, j)]);
        FlexibleBody {
            mass: Mat::from_fn(n, n, |i, j| if same(i, j) { inner[(i, j)] } else { 0.0 }),
            coupling: rows(&|i| bent(plane[i], force(i), moment(i))),
            stiffness: Mat::from_fn(n, n, |i, j| if same(i, j) { elastic[plane[i]][(i, j)] } else { 0.0 }),
            damping: Mat::zeros(n, n),
            influence: vec![("tip".to_owned(), rows(&|i| bent(plane[i], w[(last, i)], w[(last + 1, i)])))],
            integrals: Some(ShapeIntegrals {
                first: (0..n).map(first).collect(),
                second: (0..n).map(|i| (0..n).map(|j| second(i, j)).collect()).collect(),
            }),
        }
    }
}

/// The plane of each mode, and all shapes in one matrix.
fn side_by_side(shapes: &[Shapes; 2]) -> (Vec<usize>, Mat<f64>) {
    let columns: Vec<_> = shapes.iter().flat_map(|s| (0..s.w.ncols()).map(|j| (s.plane, s.w.col(j)))).collect();
    let w = Mat::from_fn(shapes[0].w.nrows(), columns.len(), |i, j| columns[j].1[i]);
    (columns.iter().map(|(plane, _)| *plane).collect(), w)
}

/// [rotation; displacement] of a deflection and slope in a plane, and [moment; force] of a force and its moment about the
/// root: x × y = z, x × z = −y.
fn bent(plane: usize, deflection: f64, slope: f64) -> [f64; 6] {
    if plane == 0 { [0.0, 0.0, slope, 0.0, deflection, 0.0] } else { [0.0, -slope, 0.0, 0.0, 0.0, deflection] }
}

/// x e_a e_bᵀ.
fn dyad(a: usize, b: usize, x: f64) -> [[f64; 3]; 3] {
    std::array::from_fn(|i| std::array::from_fn(|j| if (i, j) == (a, b) { x } else { 0.0 }))
}

fn symmetrized(a: &Mat<f64>) -> Mat<f64> {
    Mat::from_fn(a.nrows(), a.ncols(), |i, j| 0.5 * (a[(i, j)] + a[(j, i)]))
}
