//! Rotation angles in place of quaternions.
//!
//! The four numbers (w, x, y, z) of a joint's quaternion say little to a reader. Shown are the angles of
//! R = R_z(yaw) R_y(pitch) R_x(roll), as URDF counts them:
//!
//! ```text
//! roll = atan2(2 (w x + y z), 1 − 2 (x² + y²))
//! pitch = asin(2 (w y − z x))
//! yaw = atan2(2 (w z + x y), 1 − 2 (y² + z²))
//! ```
//!
//! Roll and yaw go on beyond half a turn. Next to pitch = ±90° they are not determined each by itself, and may jump there.

use std::f64::consts::{FRAC_PI_2, TAU};

use dalembert_answers::result::{Column, ColumnKind};

const PARTS: [&str; 4] = [".qw", ".qx", ".qy", ".qz"];
const ANGLES: [&str; 3] = [".roll", ".pitch", ".yaw"];

/// Where quaternions stand among the columns of a run, and the angles at the last sample.
#[derive(Clone, Debug, Default)]
pub struct Turns {
    places: Vec<usize>,
    last: Vec<[f64; 3]>,
}

impl Turns {
    /// Of these columns.
    pub fn among(columns: &[Column]) -> Self {
        let is_quaternion = |&k: &usize| {
            let Some(joint) = columns[k].name.strip_suffix(PARTS[0]) else { return false };
            let part = |i: usize| {
                columns.get(k + i).is_some_and(|c| {
                    c.kind == ColumnKind::Variable && c.unit.is_none() && c.name.strip_suffix(PARTS[i]) == Some(joint)
                })
            };
            (0..4).all(part)
        };
        let places: Vec<usize> = (0..columns.len()).filter(is_quaternion).collect();
        Self { last: vec![[0.0; 3]; places.len()], places }
    }

    /// The columns with angles in place of quaternions.
    pub fn columns(&self, columns: &[Column]) -> Vec<Column> {
        let empty =
            |c: &Column| Column { name: c.name.clone(), unit: c.unit.clone(), kind: c.kind, values: Vec::new() };
        let angle = |k: usize, suffix: &str| Column {
            name: format!("{}{suffix}", columns[k].name.trim_end_matches(PARTS[0])),
            unit: Some("rad".to_owned()),
            ..empty(&columns[k])
        };
        self.replaced(columns.len(), |k| vec![empty(&columns[k])], |_, k| ANGLES.map(|a| angle(k, a)).to_vec())
    }

    /// The values of a sample with angles in place of quaternions.
    pub fn values(&mut self, values: &[f64]) -> Vec<f64> {
        for (k, last) in self.places.iter().zip(&mut self.last) {
            if let Some(&[w, x, y, z]) = values.get(*k..k + 4).and_then(|q| q.first_chunk()) {
                let next = angles([w, x, y, z]);
                let wound = |last: f64, next: f64| next + TAU * ((last - next) / TAU).round();
                let whole = |i: usize| if last[i].is_finite() { wound(last[i], next[i]) } else { next[i] };
                *last = [whole(0), next[1], whole(2)];
            }
        }
        self.replaced(values.len(), |k| vec![values[k]], |number, _| self.last[number].to_vec())
    }

    fn replaced<T>(
        &self,
        count: usize,
        same: impl Fn(usize) -> Vec<T>,
        turned: impl Fn(usize, usize) -> Vec<T>,
    ) -> Vec<T> {
        let mut out = Vec::with_capacity(count);
        let (mut k, mut number) = (0, 0);
        while k < count {
            if self.places.get(number) == Some(&k) {
                out.extend(turned(number, k));
                (k, number) = (k + 4, number + 1);
            } else {
                out.extend(same(k));
                k += 1;
            }
        }
        out
    }
}

/// Roll, pitch, yaw of a quaternion of any length but zero.
fn angles([w, x, y, z]: [f64; 4]) -> [f64; 3] {
    let square = w * w + x * x + y * y + z * z;
    let lift = 2.0 * (w * y - z * x) / square;
    let pitch = if lift.abs() >= 1.0 { FRAC_PI_2.copysign(lift) } else { lift.asin() };
    let roll = (2.0 * (w * x + y * z)).atan2(square - 2.0 * (x * x + y * y));
    let yaw = (2.0 * (w * z + x * y)).atan2(square - 2.0 * (y * y + z * z));
    [roll, pitch, yaw]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn product([a, b, c, d]: [f64; 4], [e, f, g, h]: [f64; 4]) -> [f64; 4] {
        [
            a * e - b * f - c * g - d * h,
            a * f + b * e + c * h - d * g,
            a * g - b * h + c * e + d * f,
            a * h + b * g - c * f + d * e,
        ]
    }

    #[test]
    fn angles_are_those_of_successive_turns_about_fixed_axes() {
        for (roll, pitch, yaw) in [(0.3, -0.4, 2.0), (-2.5, 1.2, -3.0), (0.0, 0.0, 0.0)] {
            let about = |k: usize, angle: f64| {
                let mut q = [(angle / 2.0_f64).cos(), 0.0, 0.0, 0.0];
                q[k] = (angle / 2.0).sin();
                q
            };
            let q = product(about(3, yaw), product(about(2, pitch), about(1, roll))).map(|x| 1.7 * x);
            for (found, given) in angles(q).into_iter().zip([roll, pitch, yaw]) {
                assert!((found - given).abs() < 1e-12, "{found} {given}");
            }
        }
    }

    #[test]
    fn turns_go_on_beyond_half_a_turn() {
        let column =
            |name: &str| Column { name: name.to_owned(), unit: None, kind: ColumnKind::Variable, values: Vec::new() };
        let columns: Vec<Column> = ["a", "ball.qw", "ball.qx", "ball.qy", "ball.qz", "b.qw"].map(column).to_vec();
        let mut turns = Turns::among(&columns);
        let names: Vec<String> = turns.columns(&columns).into_iter().map(|c| c.name).collect();
        assert_eq!(names, ["a", "ball.roll", "ball.pitch", "ball.yaw", "b.qw"]);
        let mut last = Vec::new();
        for k in 0..100 {
            let half = 0.1 * f64::from(k) / 2.0;
            last = turns.values(&[5.0, half.cos(), 0.0, 0.0, half.sin(), 6.0]);
        }
        assert_eq!((last[0], last[4]), (5.0, 6.0));
        assert!((last[3] - 9.9).abs() < 1e-12, "{last:?}");
    }
}
