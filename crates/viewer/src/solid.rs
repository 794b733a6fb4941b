//! The homogeneous solid with a body's mass and moments of inertia.
//!
//! With principal moments I₁, I₂, I₃ and mass m: a ball where all are equal, of r² = 5 I / 2m; a cylinder about axis 3 where I₁ = I₂, of
//! r² = 2 I₃ / m, l² = 12 I₁ / m − 3 r²; else a box with edges aᵢ² = 6 (Iⱼ + Iₖ − Iᵢ) / m.

use std::f64::consts::{FRAC_1_SQRT_2, TAU};

use crate::scene::{Placed, Shape};
use crate::tolerances::{DIAGONAL, ROUND, THIN};
use crate::vector::{V, cross, quaternion, unit};

/// The solid about a centre of mass; none without mass or extension.
pub fn like(mass: f64, com: V, inertia: [f64; 6]) -> Option<Placed> {
    if !(mass > 0.0 && mass.is_finite() && inertia.iter().all(|i| i.is_finite())) {
        return None;
    }
    let (moments, axes) = principal(inertia);
    let most = moments.iter().fold(0.0_f64, |m, x| m.max(*x));
    if most <= 0.0 {
        return None;
    }
    let same = |a: f64, b: f64| (a - b).abs() <= ROUND * most;
    let placed = |shape, third: usize| {
        let (z, x) = (unit(axes[third]), unit(axes[(third + 1) % 3]));
        Placed { at: com, turn: quaternion([x, cross(z, x), z]), shape, color: None }
    };
    let odd = (0..3).find(|&k| same(moments[(k + 1) % 3], moments[(k + 2) % 3]));
    let solid = match odd {
        Some(_) if same(moments[0], moments[1]) && same(moments[1], moments[2]) => {
            placed(Shape::Sphere((2.5 * most / mass).sqrt()), 2)
        }
        Some(k) => {
            let radius = (2.0 * moments[k].max(0.0) / mass).sqrt();
            let across = 12.0 * moments[(k + 1) % 3] / mass - 3.0 * radius * radius;
            let length = across.max(0.0).sqrt();
            let least = THIN * radius.max(length);
            placed(Shape::Cylinder(radius.max(least), length.max(least)), k)
        }
        None => {
            let edge =
                |k: usize| (6.0 * (moments[(k + 1) % 3] + moments[(k + 2) % 3] - moments[k]) / mass).max(0.0).sqrt();
            // x, y, z of the placed frame are the axes 0, 1, 2.
            let edges = [edge(0), edge(1), edge(2)];
            let least = THIN * edges.iter().fold(0.0_f64, |m, x| m.max(*x));
            placed(Shape::Box(edges.map(|e| e.max(least))), 2)
        }
    };
    Some(solid)
}

/// The thin ring with the inertia of a disc: of r² = I₃ / m, smaller, and nothing hides behind it. It starts at its centre, so that a spoke shows
/// how it turns.
pub fn ring(disc: &Placed) -> Option<Placed> {
    const CORNERS: u32 = 48;
    let Shape::Cylinder(radius, length) = disc.shape else { return None };
    let rim = |k: u32| {
        let (s, c) = (TAU * f64::from(k) / f64::from(CORNERS)).sin_cos();
        [FRAC_1_SQRT_2 * radius * c, FRAC_1_SQRT_2 * radius * s, 0.0]
    };
    let corners = std::iter::once([0.0; 3]).chain((0..=CORNERS).map(rim)).collect();
    (length < radius).then(|| Placed { shape: Shape::Line(corners), ..disc.clone() })
}

/// Eigenvalues and eigenvectors of a symmetric matrix, by Jacobi's rotations.
fn principal([xx, yy, zz, xy, xz, yz]: [f64; 6]) -> (V, [V; 3]) {
    const SWEEPS: usize = 30;
    let mut a = [[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]];
    // Columns of the rotation so far.
    let mut axes = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    let size = xx.abs() + yy.abs() + zz.abs();
    for _ in 0..SWEEPS {
        for (p, q) in [(0, 1), (0, 2), (1, 2)] {
            if a[p][q].abs() <= DIAGONAL * size {
                continue;
            }
            let angle = 0.5 * (2.0 * a[p][q]).atan2(a[q][q] - a[p][p]);
            let (s, c) = angle.sin_cos();
            for k in 0..3 {
                let (x, y) = (a[k][p], a[k][q]);
                (a[k][p], a[k][q]) = (c * x - s * y, s * x + c * y);
            }
            for k in 0..3 {
                let (x, y) = (a[p][k], a[q][k]);
                (a[p][k], a[q][k]) = (c * x - s * y, s * x + c * y);
            }
            for k in 0..3 {
                let (x, y) = (axes[p][k], axes[q][k]);
                (axes[p][k], axes[q][k]) = (c * x - s * y, s * x + c * y);
            }
        }
    }
    ([a[0][0], a[1][1], a[2][2]], axes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vector::turned;

    /// Moments of a solid about its own centre, in the body's frame.
    fn moments(mass: f64, placed: &Placed) -> [f64; 6] {
        let own = match placed.shape {
            Shape::Box([a, b, c]) => [b * b + c * c, a * a + c * c, a * a + b * b].map(|x| mass * x / 12.0),
            Shape::Cylinder(r, l) => {
                let across = mass * (3.0 * r * r + l * l) / 12.0;
                [across, across, mass * r * r / 2.0]
            }
            Shape::Sphere(r) => [0.4 * mass * r * r; 3],
            _ => [0.0; 3],
        };
        let axes = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(|e| turned(placed.turn, e));
        let entry = |i: usize, j: usize| (0..3).map(|k| own[k] * axes[k][i] * axes[k][j]).sum();
        [entry(0, 0), entry(1, 1), entry(2, 2), entry(0, 1), entry(0, 2), entry(1, 2)]
    }

    #[test]
    fn solids_have_the_inertia_that_they_stand_for() {
        let turn = quaternion([[0.6, 0.8, 0.0], [-0.48, 0.36, 0.8], [0.64, -0.48, 0.6]]);
        for shape in
            [Shape::Box([0.1, 0.5, 0.2]), Shape::Cylinder(0.3, 0.1), Shape::Cylinder(0.02, 1.0), Shape::Sphere(0.2)]
        {
            let given = moments(2.0, &Placed { at: [0.0; 3], turn, shape, color: None });
            let found = like(2.0, [0.1, 0.2, 0.3], given).expect("a solid");
            let again = moments(2.0, &found);
            let size = given[0] + given[1] + given[2];
            for (a, b) in given.iter().zip(again) {
                assert!((a - b).abs() < 1e-9 * size, "{given:?} {again:?} {found:?}");
            }
        }
        let flat = like(0.3, [0.0; 3], [3e-4, 3e-4, 6e-4, 0.0, 0.0, 0.0]).expect("a disc");
        let Some(Placed { shape: Shape::Line(corners), .. }) = ring(&flat) else { panic!("a disc has no ring") };
        assert!(corners[1..].iter().all(|c| (0.3 * (c[0] * c[0] + c[1] * c[1]) - 6e-4).abs() < 1e-15), "{corners:?}");
        assert_eq!(like(0.0, [0.0; 3], [1.0; 6]), None);
        assert_eq!(like(1.0, [0.0; 3], [0.0; 6]), None);
        assert_eq!(like(1.0, [0.0; 3], [f64::NAN; 6]), None);
    }
}
