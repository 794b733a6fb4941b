//! A joint as written, in numbers.

use dalembert_bodies::spatial::{Pose, Rotation, Vector};
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::{JointKind, JointSpec, Number, Placement, Span, Spanned};

use super::{MechanismBuilder, Pending};
use crate::Elastic;
use crate::resolve::Resolver;
use crate::tolerances::given::SAME_AXES;

/// Where a joint is, in numbers.
pub(super) enum Place {
    /// Joint frame in the ground frame at the reference pose.
    Reference(Pose<f64>),
    /// Joint frame on each body.
    Frames([Pose<f64>; 2]),
}

/// A joint whose numbers and ends are known.
pub(super) struct RawJoint {
    pub name: String,
    pub kind: JointKind,
    pub span: Span,
    /// Body (`None`: ground) and the frame on it that was named.
    pub ends: [(Option<usize>, Pose<f64>); 2],
    /// Where `between` names a frame other than the body's own, and the frame's name.
    pub framed: [Option<Spanned<String>>; 2],
    /// Which influences of flexible bodies move those frames.
    pub influences: [Option<usize>; 2],
    pub place: Place,
    /// Where its frame on the first body is moved so that loops of rounded numbers close, seen from itself.
    pub moved: Option<Box<Pose<f64>>>,
    pub axis: Vector<f64>,
    pub second_axis: Vector<f64>,
    pub pitch: f64,
    pub elastic: Elastic,
    pub armature: f64,
    pub friction: f64,
    pub range: Option<[f64; 2]>,
    pub velocity_limit: Option<f64>,
    pub effort_limit: Option<f64>,
    pub columns: Vec<usize>,
    /// Prefix of its module.
    pub module: String,
    pub cut: bool,
    /// Whether it is not written, but a body's own.
    pub own: bool,
}

impl RawJoint {
    /// The joint's frames on its bodies as they are, from those that are written.
    pub fn as_moved(&self, [first, second]: [Pose<f64>; 2]) -> [Pose<f64>; 2] {
        [self.moved.as_ref().map_or(first, |moved| first.compose(moved)), second]
    }
}

impl MechanismBuilder<'_> {
    /// Where a joint's frame is moved, if it is.
    fn moved(&self, name: &str) -> Option<Pose<f64>> {
        let [x, y, z, shift @ ..] = self.fit.moved.iter().find(|moved| moved.joint == name)?.twist;
        let turn = Vector([x, y, z]);
        let angle = turn.norm();
        let rotation = if angle > 0.0 { Rotation::about(turn.scale(1.0 / angle), angle) } else { Rotation::identity() };
        Some(Pose { rotation, position: Vector(shift) })
    }

    /// Reads a joint of a module; its variables are the model's `columns`.
    pub(super) fn joint(
        &self,
        r: &mut Resolver<'_>,
        module: &Pending<'_>,
        spec: &JointSpec,
        columns: Vec<usize>,
    ) -> Result<RawJoint, ModelError> {
        let ends = [self.end(module, &spec.between[0])?, self.end(module, &spec.between[1])?];
        let name = [module.prefix.as_str(), &spec.name.value].concat();
        let influences = [self.influence(module, &spec.between[0]), self.influence(module, &spec.between[1])];
        if ends[0].0 == ends[1].0 {
            return Err(ModelError::at(spec.between[1].span, format!("joint `{name}` joins a body to itself"))
                .help("name two different bodies"));
        }
        let axis = |r: &mut Resolver<'_>, a: Option<&[Number; 3]>, other| match a {
            Some(a) => r.direction(a, format_args!("the axis of joint `{name}`")),
            None => Ok(Vector(other)),
        };
        let (axis, second_axis) =
            (axis(r, spec.axis.as_ref(), [0.0, 0.0, 1.0])?, axis(r, spec.second_axis.as_deref(), [0.0, 1.0, 0.0])?);
        if spec.kind.value == JointKind::Universal && axis.cross(second_axis).norm() < SAME_AXES {
            return Err(ModelError::at(spec.kind.span, format!("both axes of universal joint `{name}` are the same"))
                .help("give `axis` and `second_axis` different directions"));
        }
        let place = match &spec.placement {
            Placement::Reference(pose) => Place::Reference(module.base.compose(&r.pose(Some(pose))?)),
            Placement::Frames(both) => Place::Frames([
                ends[0].1.compose(&r.pose(Some(&both[0]))?),
                ends[1].1.compose(&r.pose(Some(&both[1]))?),
            ]),
        };
        let range = spec.range.as_ref().map(|range| r.array(range)).transpose()?;
        if let (Some([low, high]), Some(numbers)) = (range, &spec.range)
            && low > high
        {
            let message = format!("the range of joint `{name}` is empty: [{low}, {high}]");
            return Err(ModelError::at(numbers[0].span(), message).help("give the lower limit first"));
        }
        let positive =
            |r: &mut Resolver<'_>, n, what: &str| r.not_negative(n, format_args!("{what} of joint `{name}`"));
        Ok(RawJoint {
            kind: spec.kind.value,
            span: spec.name.span,
            ends,
            framed: spec.between.each_ref().map(|end| self.names_frame(module, end).then(|| end.clone())),
            influences,
            place,
            moved: self.moved(&name).map(Box::new),
            axis,
            second_axis,
            pitch: r.or_zero(spec.pitch.as_ref())?,
            elastic: Elastic {
                stiffness: positive(r, spec.stiffness.as_ref(), "the stiffness")?,
                rest: r.or_zero(spec.rest.as_ref())?,
                damping: positive(r, spec.damping.as_ref(), "the damping")?,
            },
            armature: positive(r, spec.armature.as_ref(), "the armature")?,
            friction: positive(r, spec.friction.as_ref(), "the friction")?,
            range,
            velocity_limit: r.optional(spec.velocity_limit.as_ref())?,
            effort_limit: r.optional(spec.effort_limit.as_ref())?,
            columns,
            module: module.prefix.clone(),
            cut: spec.cut,
            own: false,
            name,
        })
    }
}
