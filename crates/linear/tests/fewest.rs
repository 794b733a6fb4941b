//! The fewest inputs and outputs of mechanisms with repeated modes, against ranks that integers tell.

use dalembert_linear::{Fewest, Mat, SecondOrder, SecondOrderMatrices};

use crate::support::Random;

/// Small integers with determinant one, and their inverse: products of additions of one row to another.
fn unimodular(random: &mut Random, n: usize) -> [Vec<Vec<i128>>; 2] {
    let identity = || (0..n).map(|i| (0..n).map(|j| i128::from(i == j)).collect()).collect::<Vec<Vec<i128>>>();
    let (mut p, mut inverse) = (identity(), identity());
    for _ in 0..n {
        let (i, step) = (random.integer(0, n as i64 - 1) as usize, random.integer(1, (n as i64 - 1).max(1)) as usize);
        let (j, factor) = ((i + step) % n, i128::from(random.integer(-1, 1)));
        if i != j {
            // P ← (1 + f e_i e_jᵀ) P, P⁻¹ ← P⁻¹ (1 − f e_i e_jᵀ).
            let row = p[j].clone();
            p[i].iter_mut().zip(row).for_each(|(x, y)| *x += factor * y);
            inverse.iter_mut().for_each(|row| row[j] -= factor * row[i]);
        }
    }
    [p, inverse]
}

/// The rank of integers, without division.
fn rank(mut rows: Vec<Vec<i128>>) -> usize {
    let (mut rank, columns) = (0, rows.first().map_or(0, Vec::len));
    for column in 0..columns {
        let Some(pivot) = (rank..rows.len()).find(|&i| rows[i][column] != 0) else { continue };
        rows.swap(rank, pivot);
        let own = rows[rank].clone();
        for row in &mut rows[rank + 1..] {
            let factor = row[column];
            row.iter_mut().zip(&own).for_each(|(x, y)| *x = *x * own[column] - factor * y);
        }
        rank += 1;
    }
    rank
}

/// All sets of so many of n.
fn of_size(n: usize, size: usize) -> Vec<Vec<usize>> {
    let members = |bits: usize| (0..n).filter(|k| (bits >> k) & 1 == 1).collect::<Vec<usize>>();
    (0..1 << n).map(members).filter(|set| set.len() == size).collect()
}

fn members(found: &Fewest) -> Vec<Vec<usize>> {
    let mut members: Vec<Vec<usize>> = found.sets.iter().map(|set| set.members.clone()).collect();
    members.sort();
    members
}

/// M = m PᵀP, D = c M, S = Pᵀ diag(k) P with integers P of determinant one. The left kernel of λ²M + λD + S is spanned by those columns of P⁻¹ whose k belongs to λ, and a
/// set of pushed coordinates does if and only if its rows of these columns have full rank, for each k.
#[test]
fn sets_of_mechanisms_with_repeated_modes() {
    let mut compared = 0;
    for seed in 0..60 {
        let mut random = Random::new(seed + 1);
        let n = 2 + seed as usize % 5;
        let [p, inverse] = unimodular(&mut random, n);
        // With 7 no entry of M⁻¹S is a number without rounding.
        let unit = [1.0, 7.0][seed as usize % 2];
        let springs: Vec<i64> = (0..n).map(|_| [0, 3, 3, 8][random.integer(0, 3) as usize]).collect();
        let damping = random.integer(0, 1) as f64;
        let congruent = |weights: &dyn Fn(usize) -> f64| {
            Mat::from_fn(n, n, |i, j| (0..n).map(|k| (p[k][i] * p[k][j]) as f64 * weights(k)).sum::<f64>())
        };
        let (mass, stiffness) = (congruent(&|_| unit), congruent(&|k| springs[k] as f64));
        let system = SecondOrder::new(SecondOrderMatrices {
            damping: Mat::from_fn(n, n, |i, j| damping * mass[(i, j)]),
            mass,
            stiffness,
            forces: Mat::identity(n, n),
            positions: Mat::identity(n, n),
            rates: Mat::zeros(n, n),
        })
        .expect("sound matrices");
        let groups: Vec<Vec<usize>> = [0, 3, 8].map(|k| (0..n).filter(|&i| springs[i] == k).collect()).into();
        let most = groups.iter().map(Vec::len).max().expect("three");
        let spans = |set: &Vec<usize>| {
            let rows = |group: &Vec<usize>| {
                set.iter().map(|&i| group.iter().map(|&j| inverse[i][j]).collect()).collect::<Vec<Vec<i128>>>()
            };
            groups.iter().all(|group| rank(rows(group)) == group.len())
        };
        let wanted = (1..=n)
            .map(|size| of_size(n, size).into_iter().filter(spans).collect::<Vec<_>>())
            .find(|sets| !sets.is_empty());
        let mut wanted = wanted.expect("all do");
        wanted.sort();
        let first = system.first_order().expect("invertible");
        compared += 1;
        let modes = first.modes().expect("converges").modes;
        assert_eq!(modes.iter().map(|mode| mode.geometric).max(), Some(most), "seed {seed}");
        for found in [system.fewest_inputs(), system.fewest_outputs()] {
            let found = found.expect("converges");
            assert!(found.complete, "seed {seed}");
            assert_eq!((found.bound, found.directions.len()), (most, most), "seed {seed}");
            assert_eq!(members(&found), wanted, "seed {seed}");
        }
        for set in &wanted {
            let forces = Mat::from_fn(n, set.len(), |i, j| f64::from(u8::from(set[j] == i)));
            let alone = system.clone().with_forces(forces).expect("shapes");
            assert!(alone.controllability().expect("converges").controllable, "seed {seed}: {set:?}");
        }
    }
    assert!(compared > 30, "{compared}");
}

/// Springs so small that their forces all but vanish beside the others still part a mode from a rigid one: whatever sets are told, each of them alone reaches
/// everything, and so many are needed as modes have shapes.
#[test]
fn sets_beside_all_but_nothing() {
    for (weak, other) in [(1e-12, 0.05), (1e-9, 0.05), (1e-12, 1e-6), (1e-18, 1.0), (1e-24, 10.0)] {
        let mut stiffness = Mat::zeros(6, 6);
        let entries = [
            (0, 1, 2.5),
            (0, 2, -other),
            (1, 1, -weak),
            (2, 2, -weak),
            (3, 1, 0.75),
            (3, 2, -0.08),
            (3, 3, 0.005),
            (5, 1, -0.75),
            (5, 2, 0.08),
            (5, 3, -0.005),
        ];
        for (i, j, x) in entries {
            stiffness[(i, j)] = x;
        }
        let system = SecondOrder::new(SecondOrderMatrices {
            mass: Mat::identity(6, 6),
            damping: Mat::zeros(6, 6),
            stiffness,
            forces: Mat::identity(6, 6),
            positions: Mat::identity(6, 6),
            rates: Mat::zeros(6, 6),
        })
        .expect("sound matrices");
        let first = system.first_order().expect("invertible");
        let most = first.modes().expect("converges").modes.iter().map(|mode| mode.geometric).max();
        let (inputs, outputs) =
            (system.fewest_inputs().expect("converges"), system.fewest_outputs().expect("converges"));
        assert_eq!((Some(inputs.bound), Some(outputs.bound)), (most, most), "{weak}");
        for set in &inputs.sets {
            let forces = Mat::from_fn(6, set.members.len(), |i, j| f64::from(u8::from(set.members[j] == i)));
            let alone = system.clone().with_forces(forces).expect("shapes");
            assert!(alone.controllability().expect("converges").controllable, "{weak}: {set:?}");
        }
        for set in &outputs.sets {
            let alone = first.selected(&[], &set.members).expect("there").observability().expect("converges");
            assert!(alone.observable, "{weak}: {set:?}");
        }
    }
}
