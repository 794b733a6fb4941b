//! Where a part of a file stands in the whole: an affine map of its points.

/// Three rows of four numbers: p ↦ rotation and scale of p, and a shift.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Place(pub [[f64; 4]; 3]);

impl Place {
    pub const HERE: Self = Self([[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]]);

    pub fn shift(by: [f64; 3]) -> Self {
        let mut place = Self::HERE;
        place.0.iter_mut().zip(by).for_each(|(row, x)| row[3] = x);
        place
    }

    pub fn scale(by: [f64; 3]) -> Self {
        let mut place = Self::HERE;
        (0..3).for_each(|i| place.0[i][i] = by[i]);
        place
    }

    /// Of a quaternion x, y, z, w of any length but zero.
    pub fn turn([x, y, z, w]: [f64; 4]) -> Self {
        let s = 2.0 / (x * x + y * y + z * z + w * w);
        Self([
            [1.0 - s * (y * y + z * z), s * (x * y - z * w), s * (x * z + y * w), 0.0],
            [s * (x * y + z * w), 1.0 - s * (x * x + z * z), s * (y * z - x * w), 0.0],
            [s * (x * z - y * w), s * (y * z + x * w), 1.0 - s * (x * x + y * y), 0.0],
        ])
    }

    /// A turn about an axis by an angle, rad.
    pub fn about([x, y, z]: [f64; 3], angle: f64) -> Self {
        let length = (x * x + y * y + z * z).sqrt();
        let (s, c) = (angle / 2.0).sin_cos();
        if length > 0.0 { Self::turn([s * x / length, s * y / length, s * z / length, c]) } else { Self::HERE }
    }

    /// This map after another one.
    pub fn after(&self, inner: &Self) -> Self {
        let mut out = [[0.0; 4]; 3];
        for (i, row) in out.iter_mut().enumerate() {
            for (j, x) in row.iter_mut().enumerate() {
                *x =
                    (0..3).map(|k| self.0[i][k] * inner.0[k][j]).sum::<f64>() + if j == 3 { self.0[i][3] } else { 0.0 };
            }
        }
        Self(out)
    }

    pub fn of(&self, p: [f64; 3]) -> [f64; 3] {
        self.0.map(|row| row[0] * p[0] + row[1] * p[1] + row[2] * p[2] + row[3])
    }
}
