//! Names of what a joint brings into a model.

use dalembert_spec::spec::{BodySpec, JointKind};

/// The variables (columns) that a joint brings: name after the joint's, order, unit.
///
/// Variables of order 1 are components of the joint's twist [ω; v] in the frame of the body that it moves.
pub fn variables_of(kind: JointKind) -> &'static [(&'static str, u32, &'static str)] {
    match kind {
        JointKind::Fixed => &[],
        JointKind::Revolute | JointKind::Helical => &[("", 2, "rad")],
        JointKind::Prismatic => &[("", 2, "m")],
        JointKind::Cylindrical => &[(".angle", 2, "rad"), (".slide", 2, "m")],
        JointKind::Universal => &[(".first", 2, "rad"), (".second", 2, "rad")],
        JointKind::Planar => &[(".x", 2, "m"), (".y", 2, "m"), (".angle", 2, "rad")],
        JointKind::Spherical => &[(".wx", 1, "rad/s"), (".wy", 1, "rad/s"), (".wz", 1, "rad/s")],
        JointKind::Free => &[
            (".wx", 1, "rad/s"),
            (".wy", 1, "rad/s"),
            (".wz", 1, "rad/s"),
            (".vx", 1, "m/s"),
            (".vy", 1, "m/s"),
            (".vz", 1, "m/s"),
        ],
    }
}

/// Names of the coordinates of a joint, after the joint's: its variables, or quaternion and position.
pub fn coordinate_names(kind: JointKind) -> &'static [&'static str] {
    match kind {
        JointKind::Fixed => &[],
        JointKind::Revolute | JointKind::Helical | JointKind::Prismatic => &[""],
        JointKind::Cylindrical => &[".angle", ".slide"],
        JointKind::Universal => &[".first", ".second"],
        JointKind::Planar => &[".x", ".y", ".angle"],
        JointKind::Spherical => &[".qw", ".qx", ".qy", ".qz"],
        JointKind::Free => &[".qw", ".qx", ".qy", ".qz", ".x", ".y", ".z"],
    }
}

/// Number of modes of a body: each is a variable `BODY.mode1`, `BODY.mode2`, …
pub fn mode_count(body: &BodySpec) -> usize {
    body.flexible.as_ref().map_or(0, |f| f.modes())
}
