//! From numbers as written (formulas of parameters, angles, shapes) to poses and inertias.

use std::fmt;

use crate::tolerances::given::{DIAGONAL, DIRECTION, NEGATIVE_MOMENT};
use dalembert_bodies::operators::flexible::Beam;
use dalembert_bodies::spatial::{Inertia, Pose, Quaternion, Rotation, Symmetric, Vector};
use dalembert_spec::error::ModelError;
use dalembert_spec::parameters::Graphs;
use dalembert_spec::parameters::Parameters;
use dalembert_spec::spec::{BeamSpec, BodySpec, FramePose, InertiaSpec, Number, RotationSpec, Span};

/// Mass (kg), centre of mass (m) and moments of inertia about that (kg m²) of a body, in its frame, whose origin may be far away.
#[derive(Clone, Copy, Debug)]
pub struct CentralInertia {
    pub(crate) mass: f64,
    pub(crate) com: Vector<f64>,
    pub(crate) moments: Symmetric<f64>,
}

/// Finite elements of a beam: so many for each mode, and some more. The frequency of the last mode is off by (1/4)⁴/720 of itself.
const ELEMENTS_OF_MODE: usize = 4;
const ELEMENTS: usize = 8;

impl CentralInertia {
    /// About the origin of the frame in which the body's is at a pose.
    pub fn seen(&self, pose: &Pose<f64>) -> Inertia<f64> {
        Inertia::about_centre(self.mass, pose.point(self.com), self.moments.rotated(&pose.rotation))
    }

    /// How far the mass is from the body's origin: to its centre, and around that by the radius of gyration.
    pub fn reach(&self) -> f64 {
        let Symmetric([xx, yy, zz, ..]) = self.moments;
        let around = if self.mass > 0.0 { ((xx + yy + zz) / (2.0 * self.mass)).max(0.0).sqrt() } else { 0.0 };
        self.com.norm() + around
    }
}

/// Turns what is written in one module into numbers.
pub struct Resolver<'a> {
    /// The expressions of the model.
    pub graph: &'a mut Graphs,
    /// Parameters of the module.
    pub parameters: &'a Parameters,
}

impl Resolver<'_> {
    /// A number or a formula of parameters.
    ///
    /// # Errors
    /// A formula that is no number, with its place.
    pub fn number(&mut self, n: &Number) -> Result<f64, ModelError> {
        match n {
            Number::Value(v, span) if !v.is_finite() => Err(not_finite(*span)),
            Number::Value(v, _) => Ok(*v),
            Number::Formula(f) => self.parameters.number(self.graph, f),
        }
    }

    /// The number, if one is given.
    ///
    /// # Errors
    /// A formula that is no number, with its place.
    pub fn optional(&mut self, n: Option<&Number>) -> Result<Option<f64>, ModelError> {
        n.map(|n| self.number(n)).transpose()
    }

    /// The number, or 0 without one.
    ///
    /// # Errors
    /// A formula that is no number, with its place.
    pub fn or_zero(&mut self, n: Option<&Number>) -> Result<f64, ModelError> {
        Ok(self.optional(n)?.unwrap_or(0.0))
    }

    /// A number that must not be negative.
    ///
    /// # Errors
    /// A number below zero or none, with its place.
    pub fn not_negative(&mut self, n: Option<&Number>, what: fmt::Arguments<'_>) -> Result<f64, ModelError> {
        let Some(n) = n else { return Ok(0.0) };
        let value = self.number(n)?;
        if value < 0.0 {
            return Err(ModelError::at(n.span(), format!("{what} is negative: {value}"))
                .help("give a number that is zero or positive"));
        }
        Ok(value)
    }

    /// Several of them.
    ///
    /// # Errors
    /// A formula that is no number, with its place.
    pub fn array<const N: usize>(&mut self, n: &[Number; N]) -> Result<[f64; N], ModelError> {
        let mut out = [0.0; N];
        for (x, n) in out.iter_mut().zip(n) {
            *x = self.number(n)?;
        }
        Ok(out)
    }

    /// A direction of length one.
    ///
    /// # Errors
    /// A direction of no length, with its place.
    pub fn direction(&mut self, n: &[Number; 3], what: fmt::Arguments<'_>) -> Result<Vector<f64>, ModelError> {
        let v = Vector(self.array(n)?);
        let length = v.norm();
        if !(length > DIRECTION && length.is_finite()) {
            return Err(
                ModelError::at(n[0].span(), format!("{what} has no direction: {:?}", v.0)).help("give it a length")
            );
        }
        Ok(v.scale(1.0 / length))
    }

    /// A rotation in any of the ways to write it; none is the identity.
    ///
    /// # Errors
    /// A formula that is no number, with its place.
    pub fn rotation(&mut self, r: Option<&RotationSpec>) -> Result<Rotation<f64>, ModelError> {
        Ok(match r {
            None => Rotation::identity(),
            Some(RotationSpec::RollPitchYaw(rpy)) => Rotation::roll_pitch_yaw(self.array(rpy)?),
            Some(RotationSpec::AxisAngle(axis, angle)) => {
                let axis = self.direction(axis, format_args!("the axis of a rotation"))?;
                Rotation::about(axis, self.number(angle)?)
            }
            Some(RotationSpec::Quaternion(q)) => {
                let values = Quaternion(self.array(q)?);
                let length = values.0.iter().map(|x| x * x).sum::<f64>();
                if !(length > DIRECTION) {
                    return Err(ModelError::at(q[0].span(), "this quaternion is zero and gives no orientation")
                        .help("[1, 0, 0, 0] is no rotation"));
                }
                values.normalized().rotation()
            }
        })
    }

    /// A position and a rotation; none is the identity.
    ///
    /// # Errors
    /// A formula that is no number, with its place.
    pub fn pose(&mut self, p: Option<&FramePose>) -> Result<Pose<f64>, ModelError> {
        let Some(p) = p else { return Ok(Pose::identity()) };
        let position = match &p.at {
            Some(at) => Vector(self.array(at)?),
            None => Vector([0.0; 3]),
        };
        Ok(Pose { rotation: self.rotation(p.rotation.as_deref())?, position })
    }

    /// Inertia of a body.
    ///
    /// # Errors
    /// An inertia that no body has, with its place.
    pub fn inertia(&mut self, body: &BodySpec) -> Result<CentralInertia, ModelError> {
        let name = &body.name.value;
        if let Some(spec) = body.flexible.as_ref().and_then(|f| f.beam.as_ref()) {
            let beam = self.beam(name, spec)?;
            let axial = format_args!("the axial inertia of the beam `{name}`");
            let axial = self.not_negative(spec.axial_inertia.as_ref(), axial)? * beam.length;
            let (mass, l) = (beam.mass_per_length * beam.length, beam.length);
            let across = mass * l * l / 12.0;
            let moments = Symmetric([axial, across, across, 0.0, 0.0, 0.0]);
            return Ok(CentralInertia { mass, com: Vector([0.5 * l, 0.0, 0.0]), moments });
        }
        let mass = self.not_negative(body.mass.as_ref(), format_args!("the mass of body `{name}`"))?;
        let com = match &body.com {
            Some(c) => Vector(self.array(c)?),
            None => Vector([0.0; 3]),
        };
        let central = match &body.inertia {
            None => Symmetric([0.0; 6]),
            Some(spec) => {
                let i = self.central(&spec.value, mass)?;
                check_physical(body, spec.span, &i)?;
                i.rotated(&self.rotation(body.inertia_rotation.as_deref())?)
            }
        };
        Ok(CentralInertia { mass, com, moments: central })
    }

    /// A beam with as many finite elements as its modes need.
    ///
    /// # Errors
    /// Numbers that are not positive, with their place.
    pub fn beam(&mut self, body: &str, spec: &BeamSpec) -> Result<Beam, ModelError> {
        let mut positive = |n: &Number, what: &str| match self.number(n)? {
            x if x > 0.0 => Ok(x),
            x => Err(ModelError::at(n.span(), format!("{what} of the beam `{body}` must be positive, and is {x}"))
                .help("write a positive number, or ask for no modes where it does not bend")),
        };
        let length = positive(&spec.length, "the length")?;
        let mass_per_length = positive(&spec.mass_per_length, "the mass per length")?;
        let mut rigidity = [1.0; 2];
        // Where it does not bend, its rigidity does not matter.
        for (plane, rigidity) in rigidity.iter_mut().enumerate().filter(|(plane, _)| spec.modes[*plane] > 0) {
            *rigidity = positive(&spec.rigidity[plane], "the rigidity")?;
        }
        let most = spec.modes.into_iter().max().unwrap_or_default();
        Ok(Beam { length, mass_per_length, rigidity, elements: ELEMENTS + ELEMENTS_OF_MODE * most })
    }

    fn central(&mut self, spec: &InertiaSpec, mass: f64) -> Result<Symmetric<f64>, ModelError> {
        Ok(match spec {
            InertiaSpec::Tensor(t) => Symmetric(self.array(t)?),
            InertiaSpec::Cuboid(edges) => {
                let [a, b, c] = self.array(edges)?.map(|e| e * e * mass / 12.0);
                Symmetric([b + c, a + c, a + b, 0.0, 0.0, 0.0])
            }
            InertiaSpec::Ball(radius) => {
                let r = self.number(radius)?;
                let i = 0.4 * mass * r * r;
                Symmetric([i, i, i, 0.0, 0.0, 0.0])
            }
            InertiaSpec::Cylinder(radius, length, along) => {
                let (r, l) = (self.number(radius)?, self.number(length)?);
                let across = mass * (3.0 * r * r + l * l) / 12.0;
                let mut i = [across, across, across, 0.0, 0.0, 0.0];
                i[usize::from(*along).min(2)] = 0.5 * mass * r * r;
                Symmetric(i)
            }
        })
    }
}

fn not_finite(span: Span) -> ModelError {
    ModelError::at(span, "this is not a finite number")
}

/// A body's kinetic energy is not negative. (Whether a body of these moments exists at all is the reader's to doubt.)
fn check_physical(body: &BodySpec, span: Span, i: &Symmetric<f64>) -> Result<(), ModelError> {
    let name = &body.name.value;
    let principal = principal_moments(i);
    let size = principal.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    let text = || principal.iter().map(|&x| dalembert_scalar::digits::number(x)).collect::<Vec<_>>().join(", ");
    if principal.iter().any(|&p| p < -NEGATIVE_MOMENT * size) {
        return Err(ModelError::at(
            span,
            format!("body `{name}` has a negative principal moment of inertia ({})", text()),
        )
        .help(
            "check signs and the order Ixx, Iyy, Izz, Ixy, Ixz, Iyz; products of inertia are entries of the matrix",
        ));
    }
    // A mass that is given as zero is meant.
    if body.mass.is_none() && size > 0.0 {
        return Err(ModelError::at(span, format!("body `{name}` has moments of inertia but no mass"))
            .help("give it a mass (`mass = 0`, if it is to have none), or use `armature` of its joint for a rotor"));
    }
    Ok(())
}

/// Eigenvalues of a symmetric 3×3 matrix in ascending order, by cyclic Jacobi rotations.
pub fn principal_moments(s: &Symmetric<f64>) -> [f64; 3] {
    let mut m = s.to_matrix();
    for _ in 0..24 {
        // What is left beside the diagonal changes no digit of the diagonal.
        let beside = m[0][1].abs() + m[0][2].abs() + m[1][2].abs();
        if beside <= DIAGONAL * (m[0][0].abs() + m[1][1].abs() + m[2][2].abs()) {
            break;
        }
        for (p, q) in [(0, 1), (0, 2), (1, 2)] {
            if m[p][q] == 0.0 {
                continue;
            }
            let theta = (m[q][q] - m[p][p]) / (2.0 * m[p][q]);
            let t = theta.signum() / (theta.abs() + (theta * theta + 1.0).sqrt());
            let c = 1.0 / (t * t + 1.0).sqrt();
            let s = t * c;
            for k in 0..3 {
                let (a, b) = (m[k][p], m[k][q]);
                (m[k][p], m[k][q]) = (c * a - s * b, s * a + c * b);
            }
            for k in 0..3 {
                let (a, b) = (m[p][k], m[q][k]);
                (m[p][k], m[q][k]) = (c * a - s * b, s * a + c * b);
            }
        }
    }
    let mut values = [m[0][0], m[1][1], m[2][2]];
    values.sort_by(f64::total_cmp);
    values
}
