//! Keys by the names that other programs and books have for them, for advice.

/// What other programs and books call keys of ours; the first of ours that can be said here is meant.
const ELSEWHERE: &[(&[&str], &[&str])] = &[
    (&["center_of_mass", "centre_of_mass", "cog", "cm", "center", "centroid"], &["com"]),
    (&["moment_of_inertia", "moments_of_inertia", "inertia_tensor", "i", "j"], &["inertia"]),
    (&["m", "weight"], &["mass"]),
    (&["kind", "joint_type"], &["type"]),
    (
        &["parent", "child", "bodies", "connects", "connect", "links", "from", "to", "predecessor", "successor"],
        &["between"],
    ),
    (&["position", "pos", "origin", "location", "xyz", "point", "offset"], &["at", "pose"]),
    (&["orientation", "rpy", "quaternion", "euler"], &["rotation", "pose"]),
    (&["geometry", "visual", "mesh"], &["shape"]),
    (&["direction"], &["axis"]),
    (&["lead"], &["pitch"]),
    (&["limit", "limits", "bounds", "lower", "upper"], &["range"]),
    (&["initial", "init", "initial_value", "initial_position", "q0", "x0", "value", "angle"], &["start", "value"]),
    (&["initial_velocity", "initial_rate", "velocity", "speed", "v0", "qd0"], &["rate"]),
    (&["spring", "spring_constant", "k"], &["stiffness"]),
    (&["damper", "damping_coefficient", "c", "d", "viscous"], &["damping"]),
    (&["free_length", "rest_length", "neutral", "l0"], &["rest", "length"]),
    (&["rotor_inertia"], &["armature"]),
    (&["coulomb", "dry_friction"], &["friction"]),
    (&["max_velocity", "velocity_max"], &["velocity_limit"]),
    (&["max_effort", "max_torque", "torque_limit"], &["effort_limit"]),
    (&["equation", "expression", "formula", "expr"], &["value", "equation"]),
    (&["duration", "t_end", "tend", "end", "stop_time", "t_final"], &["until"]),
    (&["tol", "rtol", "reltol", "atol", "abstol"], &["tolerance"]),
    (&["solver", "method"], &["integrator", "method"]),
    (&["dt", "timestep", "time_step", "h"], &["step"]),
    (&["g"], &["gravity"]),
    (&["units"], &["unit"]),
    (&["name", "description"], &["title"]),
];

/// The key here of what is called otherwise elsewhere.
pub fn called_here<'a>(key: &str, allowed: &[&'a str]) -> Option<&'a str> {
    let key = key.to_ascii_lowercase();
    let mut ours =
        ELSEWHERE.iter().filter(|(names, _)| names.contains(&key.as_str())).flat_map(|(_, ours)| ours.iter());
    ours.find_map(|ours| allowed.iter().find(|known| *known == ours)).copied()
}
