//! Kinds of joints: their names, and what can be said of each.

use dalembert_spec::spec::JointKind;

/// Another word for a fixed joint.
const WELD: &str = "weld";

/// What other programs call them.
const ELSEWHERE: &[(&str, &str)] = &[
    ("continuous", "revolute"),
    ("hinge", "revolute"),
    ("pin", "revolute"),
    ("rotational", "revolute"),
    ("slide", "prismatic"),
    ("slider", "prismatic"),
    ("linear", "prismatic"),
    ("translational", "prismatic"),
    ("screw", "helical"),
    ("ball", "spherical"),
    ("point", "spherical"),
    ("cardan", "universal"),
    ("hooke", "universal"),
    ("floating", "free"),
    ("rigid", "fixed"),
];

/// The kind with this name.
pub fn parse(name: &str) -> Option<JointKind> {
    if name == WELD {
        return Some(JointKind::Fixed);
    }
    JointKind::ALL.into_iter().find(|kind| kind.as_str() == name)
}

/// All names, for messages.
pub fn names() -> impl Iterator<Item = &'static str> {
    let second = |kind| (kind == JointKind::Fixed).then_some(WELD);
    JointKind::ALL.into_iter().flat_map(move |kind| std::iter::once(kind.as_str()).chain(second(kind)))
}

/// The name here of a kind that is called otherwise elsewhere.
pub fn from_elsewhere(name: &str) -> Option<&'static str> {
    let name = name.to_ascii_lowercase();
    parse(&name)
        .map(JointKind::as_str)
        .or_else(|| ELSEWHERE.iter().find(|(other, _)| *other == name).map(|(_, here)| *here))
}

/// Coordinates q and velocities v of a kind: a spherical joint has a quaternion, a free one a quaternion and a position.
pub fn sizes(kind: JointKind) -> (usize, usize) {
    match kind {
        JointKind::Fixed => (0, 0),
        JointKind::Revolute | JointKind::Prismatic | JointKind::Helical => (1, 1),
        JointKind::Cylindrical | JointKind::Universal => (2, 2),
        JointKind::Planar => (3, 3),
        JointKind::Spherical => (4, 3),
        JointKind::Free => (7, 6),
    }
}

/// Whether `key` can be said of a joint of this kind.
pub fn allows(kind: JointKind, key: &str) -> bool {
    let (coordinates, _) = sizes(kind);
    match key {
        "axis" => !matches!(kind, JointKind::Fixed | JointKind::Spherical | JointKind::Free),
        "second_axis" => kind == JointKind::Universal,
        "pitch" => kind == JointKind::Helical,
        "range" | "stiffness" | "rest" | "mimic" => coordinates == 1,
        // One number serves all coordinates only where they have one unit.
        "damping" | "friction" | "armature" | "velocity_limit" | "effort_limit" => {
            coordinates == 1 || matches!(kind, JointKind::Universal | JointKind::Spherical)
        }
        "start" | "rate" | "fixed" => coordinates > 0,
        _ => true,
    }
}

/// Why a key cannot be said of a kind, and what to do.
pub fn advice(kind: JointKind, key: &str) -> String {
    match (kind, key) {
        (JointKind::Fixed, _) => format!("a fixed joint does not move: remove `{key}`, or give the joint another type"),
        (_, "axis") => {
            format!(
                "a {} joint moves in all directions alike: remove `axis`; `rotation` turns its frame",
                kind.as_str()
            )
        }
        (_, "second_axis") => {
            "only a universal joint has a second axis: remove it, or write type = \"universal\"".to_owned()
        }
        (_, "pitch") => "only a helical joint has a pitch: remove it, or write type = \"helical\"".to_owned(),
        (_, "range" | "stiffness" | "rest" | "mimic") => {
            format!(
                "a {} joint has no single coordinate: `{key}` is for revolute, prismatic and helical joints",
                kind.as_str()
            )
        }
        _ => {
            format!("a {} joint turns and slides, so that one number cannot serve both: remove `{key}`", kind.as_str())
        }
    }
}
