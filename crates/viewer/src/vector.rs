//! Points in space: the little of it that pictures need.

/// A point or direction.
pub type V = [f64; 3];

pub fn sub(a: V, b: V) -> V {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

pub fn add(a: V, b: V) -> V {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

pub fn scale(a: V, s: f64) -> V {
    a.map(|x| s * x)
}

pub fn dot(a: V, b: V) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub fn cross(a: V, b: V) -> V {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

pub fn norm(a: V) -> f64 {
    dot(a, a).sqrt()
}

/// In length one; z where there is no direction.
pub fn unit(a: V) -> V {
    let length = norm(a);
    if length > 0.0 && length.is_finite() { scale(a, 1.0 / length) } else { [0.0, 0.0, 1.0] }
}

/// A vector turned by a unit quaternion w, x, y, z.
pub fn turned([w, x, y, z]: [f64; 4], v: V) -> V {
    let u = [x, y, z];
    let t = scale(cross(u, v), 2.0);
    add(add(v, scale(t, w)), cross(u, t))
}

/// The turn back.
pub fn conjugate([w, x, y, z]: [f64; 4]) -> [f64; 4] {
    [w, -x, -y, -z]
}

/// A point of a frame with this pose, in the ground.
pub fn placed(pose: &[f64; 7], at: V) -> V {
    add([pose[0], pose[1], pose[2]], turned([pose[3], pose[4], pose[5], pose[6]], at))
}

/// The quaternion w, x, y, z of a rotation matrix whose columns are orthonormal and right-handed.
pub fn quaternion(columns: [V; 3]) -> [f64; 4] {
    let r = |i: usize, j: usize| columns[j][i];
    let trace = r(0, 0) + r(1, 1) + r(2, 2);
    let q = [
        1.0 + trace,
        1.0 + r(0, 0) - r(1, 1) - r(2, 2),
        1.0 - r(0, 0) + r(1, 1) - r(2, 2),
        1.0 - r(0, 0) - r(1, 1) + r(2, 2),
    ];
    let largest = (1..4).fold(0, |best, k| if q[k] > q[best] { k } else { best });
    let row = match largest {
        0 => [q[0], r(2, 1) - r(1, 2), r(0, 2) - r(2, 0), r(1, 0) - r(0, 1)],
        1 => [r(2, 1) - r(1, 2), q[1], r(0, 1) + r(1, 0), r(0, 2) + r(2, 0)],
        2 => [r(0, 2) - r(2, 0), r(0, 1) + r(1, 0), q[2], r(1, 2) + r(2, 1)],
        _ => [r(1, 0) - r(0, 1), r(0, 2) + r(2, 0), r(1, 2) + r(2, 1), q[3]],
    };
    let length = row.iter().map(|x| x * x).sum::<f64>().sqrt();
    row.map(|x| x / length)
}
