//! The step solver answers as the multipliers method does, bounded and without allocation.

use crate::common::{Features, Random, dense_mass, dense_rows, distance, system, variances};
use crate::counting::allocations;
use dalembert_enforce::step::{StepSolver, StepStatus};
use dalembert_enforce::{Method, MethodName, Multipliers, Problem, Tolerance};
use faer::{Col, Mat};

fn column_major(matrix: &faer::Mat<f64>) -> Vec<f64> {
    (0..matrix.ncols()).flat_map(|j| (0..matrix.nrows()).map(move |i| matrix[(i, j)])).collect()
}

fn entries(column: &Col<f64>) -> Vec<f64> {
    column.iter().copied().collect()
}

fn solve(problem: &Problem<f64>) -> (StepSolver, StepStatus, Col<f64>, Col<f64>) {
    let (mass, (a, b)) = (column_major(&dense_mass(problem)), dense_rows(problem));
    let (a, b, f, noise) = (column_major(&a), entries(&b), entries(&problem.applied()), variances(problem));
    let mut solver = StepSolver::new(problem.n, b.len());
    let (mut alpha, mut lambda) = (vec![0.0; problem.n], vec![0.0; b.len()]);
    let before = allocations();
    solver.factor_with_noise(&mass, &a, &noise);
    let status = solver.solve(&f, &b, &mut alpha, &mut lambda);
    assert_eq!(allocations(), before, "the solver allocated");
    (solver, status, Col::from_fn(alpha.len(), |i| alpha[i]), Col::from_fn(lambda.len(), |i| lambda[i]))
}

fn check(seed: u64, features: Features) {
    let problem = system::<f64>(seed, features);
    let reference = Multipliers.enforce(&problem, &Tolerance::default()).expect("well posed");
    let (solver, status, alpha, lambda) = solve(&problem);
    let label = format!("seed {seed}, {features:?}, {status:?}");
    let force_scale = problem.force.norm_l2();
    assert!(distance(&alpha, &reference.alpha, 0.0) < 1e-10, "{label}: alpha");
    let off = distance(&lambda, &reference.lambda, 1e-3 * force_scale);
    assert!(off < 1e-9, "{label}: lambda off by {off:e}");
    assert_eq!(solver.rank(), reference.determinacy.rank, "{label}: rank");
    assert!(status.is_determined(), "{label}: status");
    let missing = solver.rank() < problem.rows();
    assert_eq!(
        matches!(status, StepStatus::RowsDependent { .. }),
        missing && solver.mass_rank() == problem.n,
        "{label}"
    );
    assert_eq!(status == StepStatus::InertiaSingular, solver.mass_rank() < problem.n, "{label}");
    assert_eq!(solver.dependent_rows().len(), problem.rows() - solver.rank(), "{label}");
}

#[test]
fn agrees_with_multipliers() {
    for seed in 0..200_u64 {
        for (singular_mass, soft) in [(false, false), (true, false), (false, true), (true, true)] {
            check(seed, Features { singular_mass, soft, phi: seed.is_multiple_of(2) });
        }
    }
}

#[test]
fn contradictory_rows_give_the_compromise() {
    let mut solver = StepSolver::new(2, 2);
    solver.factor(&[1.0, 0.0, 0.0, 1.0], &[1.0, 10.0, 0.0, 0.0]);
    let (mut alpha, mut lambda) = ([0.0; 2], [0.0; 2]);
    let status = solver.solve(&[0.0, 3.0], &[1.0, 30.0], &mut alpha, &mut lambda);
    assert_eq!(status, StepStatus::Inconsistent);
    // Scaled rows say α₀ = 1 and α₀ = 3 with equal weight.
    assert!((alpha[0] - 2.0).abs() < 1e-14 && (alpha[1] - 3.0).abs() < 1e-14, "{alpha:?}");
    assert!((lambda[0] - 1.0).abs() < 1e-14 && (lambda[1] - 0.1).abs() < 1e-14, "{lambda:?}");
}

#[test]
fn free_direction_gets_the_least_acceleration() {
    let mut solver = StepSolver::new(3, 1);
    let status = solver.factor(&[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], &[0.0, 1.0, 1.0]);
    assert_eq!((status, solver.free_directions()), (StepStatus::AccelerationsNotUnique, 1));
    let (mut alpha, mut lambda) = ([0.0; 3], [0.0; 1]);
    solver.solve(&[5.0, 2.0, 2.0], &[4.0], &mut alpha, &mut lambda);
    for (found, expected) in alpha.iter().zip([5.0, 2.0, 2.0]) {
        assert!((found - expected).abs() < 1e-14, "{alpha:?}");
    }
    assert!((lambda[0] + 2.0).abs() < 1e-14, "{lambda:?}");
}

#[test]
fn bad_masses_are_named() {
    let mut solver = StepSolver::new(2, 0);
    assert_eq!(solver.factor(&[1.0, 0.0, 0.0, -2.0], &[]), StepStatus::IndefiniteMass { variable: 1 });
    assert_eq!(solver.factor(&[0.0, 1.0, 1.0, 0.0], &[]), StepStatus::IndefiniteMass { variable: 1 });
    assert_eq!(solver.factor(&[1.0, f64::NAN, f64::NAN, 1.0], &[]), StepStatus::NotFinite);
    let mut solver = StepSolver::new(1, 1);
    assert_eq!(solver.factor(&[1.0], &[f64::INFINITY]), StepStatus::NotFinite);
}

#[test]
fn empty_systems() {
    assert_eq!(StepSolver::new(0, 0).factor(&[], &[]), StepStatus::Regular);
    let mut solver = StepSolver::new(0, 2);
    assert_eq!(solver.factor(&[], &[]), StepStatus::RowsDependent { rank: 0 });
    let mut lambda = [1.0; 2];
    assert_eq!(solver.solve(&[], &[0.0, 0.0], &mut [], &mut lambda), StepStatus::RowsDependent { rank: 0 });
    assert_eq!(lambda, [0.0; 2]);
    let mut solver = StepSolver::new(2, 1);
    assert_eq!(solver.factor(&[1.0, 0.0, 0.0, 1.0], &[0.0, 0.0]), StepStatus::RowsDependent { rank: 0 });
}

/// Two nearly equal rows: with the rank of the manifold given, a point slightly off it stays bounded.
#[test]
fn rank_limit_keeps_a_redundant_row_redundant() {
    let rows = [1.0, 1.0, 0.0, 1e-7];
    let mass = [1.0, 0.0, 0.0, 1.0];
    let (mut alpha, mut lambda) = ([0.0; 2], [0.0; 2]);
    let mut solver = StepSolver::new(2, 2);
    solver.factor(&mass, &rows);
    solver.solve(&[0.0, 0.0], &[1.0, 1.0 + 1e-6], &mut alpha, &mut lambda);
    assert!(alpha[1].abs() > 1.0, "unlimited: {alpha:?}");
    solver.set_rank_limit(Some(1));
    solver.factor(&mass, &rows);
    solver.solve(&[0.0, 0.0], &[1.0, 1.0 + 1e-6], &mut alpha, &mut lambda);
    assert!(alpha[1].abs() < 1e-6 && (alpha[0] - 1.0).abs() < 1e-6, "limited: {alpha:?}");
}

/// Projection in the mass metric: f = 0, b = −residual gives the shortest correction.
#[test]
fn projects_in_the_mass_metric() {
    let mut random = Random(5);
    let (mass, row) = ([4.0, 0.0, 0.0, 1.0], [random.unit(), random.unit()]);
    let mut solver = StepSolver::new(2, 1);
    solver.factor(&mass, &row);
    let (mut step, mut lambda) = ([0.0; 2], [0.0; 1]);
    solver.solve(&[0.0; 2], &[1.0], &mut step, &mut lambda);
    // Lagrange: M Δ = Aᵀλ, so 4Δ₀/a₀ = Δ₁/a₁.
    assert!((4.0 * step[0] / row[0] - step[1] / row[1]).abs() < 1e-12);
    assert!((row[0] * step[0] + row[1] * step[1] - 1.0).abs() < 1e-14);
}

/// All strides, those compiled for and longer ones; one solver with rows turning soft and hard again.
#[test]
fn every_size_agrees() {
    let random = &mut Random(3);
    for n in [1, 4, 5, 8, 9, 13, 17, 21, 25, 33, 41] {
        let m = n - n / 3;
        let g = crate::common::matrix::<f64>(random, n, n);
        let mass = &g * g.transpose() + faer::Mat::<f64>::identity(n, n);
        let mut problem =
            Problem::dense(mass, crate::common::column(random, n), crate::common::matrix(random, m, n), Col::zeros(m));
        problem.levels[0].groups[0].b = crate::common::column(random, m);
        let mut solver = StepSolver::new(n, m);
        for noise in [vec![0.0; m], vec![0.1; m], vec![0.0; m]] {
            problem.levels[0].groups[0].noise = Some(noise.clone());
            let reference = Multipliers.enforce(&problem, &Tolerance::default()).expect("well posed");
            let (mass, (a, b)) = (column_major(&dense_mass(&problem)), dense_rows(&problem));
            let (mut alpha, mut lambda) = (vec![0.0; n], vec![0.0; m]);
            solver.factor_with_noise(&mass, &column_major(&a), &noise);
            // A state gone wrong leaves nothing behind.
            solver.solve(&vec![f64::NAN; n], &vec![f64::INFINITY; m], &mut alpha, &mut lambda);
            solver.factor_with_noise(&mass, &column_major(&a), &noise);
            solver.solve(&entries(&problem.force), &entries(&b), &mut alpha, &mut lambda);
            let off = distance(&Col::from_fn(n, |j| alpha[j]), &reference.alpha, 0.0);
            assert!(off < 1e-11, "n = {n}, noise {}: {off:e}", noise[0]);
            let off = distance(&Col::from_fn(m, |i| lambda[i]), &reference.lambda, 0.0);
            assert!(off < 1e-10, "n = {n}, noise {}: lambda {off:e}", noise[0]);
        }
    }
}

/// Massless variables that hardly move what has inertia: a large share of them in the coordinates must not cost the rest its digits. With ε the coupling,
/// the answer is known: the second row tells θ, the others the two massless ones.
#[test]
fn a_weak_coupling_to_massless_variables_costs_no_digits() {
    for coupling in [0.0, 1e-3, 1e-8, -1e-12, 3e-19] {
        let mass = [0.02, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        // Columns θ, u, v; rows u + v = 0, 23 θ = 1e-4, ε θ + 5 u − 5 v = 3.
        let rows = [0.0, 23.0, coupling, 1.0, 0.0, 5.0, 1.0, 0.0, -5.0];
        let mut solver = StepSolver::new(3, 3);
        assert_eq!(solver.factor(&mass, &rows), StepStatus::InertiaSingular);
        let (mut alpha, mut lambda) = ([0.0; 3], [0.0; 3]);
        assert_eq!(
            solver.solve(&[2.0, 0.0, 0.0], &[0.0, 1e-4, 3.0], &mut alpha, &mut lambda),
            StepStatus::InertiaSingular
        );
        let theta = 1e-4 / 23.0;
        let u = (3.0 - coupling * theta) / 10.0;
        for (found, known) in alpha.into_iter().zip([theta, u, -u]) {
            assert!((found - known).abs() < 1e-14 * known.abs(), "{coupling}: {alpha:?}");
        }
        let force = (0.02 * theta - 2.0) / 23.0;
        assert!((lambda[1] - force).abs() < 1e-13 * force.abs(), "{coupling}: {lambda:?}");
        assert!(lambda[0].abs() < 1e-12 && lambda[2].abs() < 1e-12, "{coupling}: {lambda:?}");
    }
}

/// A capacitor whose voltage v hardly enters the row that tells the massless a, by any amount: v is as free as without that row. All methods, or a refusal;
/// also with a second such pair beside, whose rows share a, so that what is left of both ties the two capacitors.
#[test]
fn what_a_row_hardly_ties_is_free() {
    for k in [1.0, 1e-6, -1e-12, 1e-16, 1e-17, 1e-20, 1e-60, 1e-100, 1e-170, 1e-300] {
        let mass = faer::mat![[1e-5, 0.0], [0.0, 0.0]];
        let problem = Problem::dense(mass, faer::col![-3.4e-3, 0.0], faer::mat![[k, -0.1]], faer::col![-100.0]);
        let known = [-340.0, (100.0 - 340.0 * k) / 0.1];
        let right = |alpha: &Col<f64>| (0..2).all(|j| (alpha[j] - known[j]).abs() <= 1e-12 * known[j].abs());
        let (_, status, alpha, lambda) = solve(&problem);
        assert_eq!(status, StepStatus::InertiaSingular);
        assert!(right(&alpha) && lambda[0].abs() < 1e-12, "{k:e}: {alpha:?} {lambda:?}");
        for name in MethodName::ALL {
            match name.method::<f64>().enforce(&problem, &Tolerance::default()) {
                Ok(answer) => assert!(right(&answer.alpha), "{name}, {k:e}: {:?}", answer.alpha),
                // Beyond 10¹⁵⁰ squares of numbers are none.
                Err(error) => assert!(name != MethodName::Multipliers || k < 1e-150, "{k:e}: {error}"),
            }
        }

        // k v + a/10 = 0 and 2 k w + a/10 = 0: k v = 2 k w.
        let mass = faer::mat![[1.0, 0.0, 0.0], [0.0, 4.0, 0.0], [0.0, 0.0, 0.0]];
        let rows = faer::mat![[k, 0.0, 0.1], [0.0, 2.0 * k, 0.1]];
        let problem = Problem::dense(mass, faer::col![3.0, 4.0, 0.0], rows, faer::col![0.0, 0.0]);
        // M v = 3 + k λ, M w = 4 − 2 k λ with v = 2 w: 2 (3) + 4 = (2·2 + 4) w.
        let known = [2.5, 1.25, -2.5 * k / 0.1];
        let (_, _, alpha, _) = solve(&problem);
        for j in 0..3 {
            assert!((alpha[j] - known[j]).abs() <= 1e-11 * known[j].abs(), "{k:e}: {alpha:?}");
        }
    }
}

/// Nothing acts on what has inertia, and what has none moves fast: the one rests, in all methods.
#[test]
fn what_nothing_acts_on_rests_beside_what_moves() {
    let mass = faer::mat![[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 1e-4]];
    let rows = faer::mat![[-1.000_002, 1.0, 1e-6], [1.0, -1.000_002, 1e-6]];
    let problem = Problem::dense(mass, Col::zeros(3), rows, faer::col![-3000.0, 3000.0]);
    let known = 3000.0 / 2.000_002;
    for name in MethodName::ALL.into_iter().filter(|name| !name.needs_inverse()) {
        let answer = name.method::<f64>().enforce(&problem, &Tolerance::default());
        let alpha = answer.unwrap_or_else(|error| panic!("{name}: {error}")).alpha;
        assert!(
            (alpha[0] - known).abs() < 1e-6 * known && (alpha[1] + known).abs() < 1e-6 * known,
            "{name}: {alpha:?}"
        );
        assert!(alpha[2].abs() < 1e-300, "{name}: {alpha:?}");
    }
}

/// Rows and variables, some of them without inertia, in any units: the answer is the same, and so are its status and the rank, also where rows repeat others.
#[test]
fn units_of_rows_and_of_variables_do_not_matter() {
    for seed in 0..1500_u64 {
        let random = &mut Random(seed);
        let n = 1 + random.below(6);
        let m = 1 + random.below(n);
        let without = random.below(m + 1);
        let root = Mat::from_fn(n, n, |i, j| {
            let entry = random.unit() + if i == j { 1.5 } else { 0.0 };
            if i >= j && i + without < n { entry } else { 0.0 }
        });
        let mass = &root * root.transpose();
        let mut a = Mat::from_fn(m, n, |_, _| if random.chance(60) { random.unit() } else { 0.0 });
        if m > 1 && random.chance(30) {
            (0..n).for_each(|j| a[(m - 1, j)] = 2.0 * a[(0, j)]);
        }
        let truth = Col::from_fn(n, |_| random.unit());
        let reactions = Col::from_fn(m, |_| random.unit());
        let problem = |by_row: &[f64], by_column: &[f64]| {
            let a = Mat::from_fn(m, n, |i, j| a[(i, j)] * by_row[i] * by_column[j]);
            let mass = Mat::from_fn(n, n, |i, j| mass[(i, j)] * by_column[i] * by_column[j]);
            let alpha = Col::from_fn(n, |j| truth[j] / by_column[j]);
            let lambda = Col::from_fn(m, |i| reactions[i] / by_row[i]);
            // Terms that cancel leave nothing.
            let force = Col::from_fn(n, |j| {
                let pulls: f64 = (0..m).map(|i| a[(i, j)] * lambda[i]).sum();
                (0..n).map(|k| mass[(j, k)] * alpha[k]).sum::<f64>() - pulls
            });
            Problem::dense(mass, force, a.clone(), &a * alpha)
        };
        let (solver, status, known, _) = solve(&problem(&vec![1.0; m], &vec![1.0; n]));
        if !status.is_determined() || solver.smallest_pivot() < 1e-5 {
            continue;
        }
        for (of_rows, of_columns) in [(9.0, 0.0), (0.0, 9.0), (9.0, 30.0)] {
            let mut unit = |decades: f64| 2.0_f64.powf((decades * random.unit() * 10.0_f64.log2()).round());
            let by_row: Vec<f64> = (0..m).map(|_| unit(of_rows)).collect();
            let by_column: Vec<f64> = (0..n).map(|_| unit(of_columns)).collect();
            let (other, found, alpha, _) = solve(&problem(&by_row, &by_column));
            assert_eq!((found, other.rank()), (status, solver.rank()), "seed {seed}");
            for j in 0..n {
                let off = (alpha[j] * by_column[j] - known[j]).abs();
                assert!(off < 1e-8, "seed {seed}, {of_rows}, {of_columns}: {off:e}");
            }
        }
    }
}

/// Equations of variables without inertia that have nothing to do with each other, in units that have nothing to do with each other.
#[test]
fn parts_in_other_units_stay_apart() {
    for size in [1e-18, 1e-9, 1.0, 1e9, 1e18] {
        let rows = faer::mat![[0.0, -0.6 * size, 0.0], [0.13 / size, 0.0, 0.0], [0.0, 0.0, 2.0]];
        let mass = faer::mat![[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 4.0]];
        let problem = Problem::dense(mass, faer::col![-0.3, 0.7, 5.0], rows, faer::col![0.5 * size, 0.25 / size, 3.0]);
        let (_, status, alpha, lambda) = solve(&problem);
        assert_eq!(status, StepStatus::InertiaSingular);
        let known = ([0.25 / 0.13, -0.5 / 0.6, 1.5], [0.7 / 0.6 / size, 0.3 / 0.13 * size, 0.5]);
        for k in 0..3 {
            assert!((alpha[k] / known.0[k] - 1.0).abs() < 1e-14, "{size}: {alpha:?}");
            assert!((lambda[k] / known.1[k] - 1.0).abs() < 1e-14, "{size}: {lambda:?}");
        }
    }
}

/// Rows that contradict each other do so whatever follows from them: a massless z beside a light mass, far larger than it in the mass metric, changes nothing.
/// All methods.
#[test]
fn contradictions_are_found_beside_what_has_no_inertia() {
    for follows in [false, true] {
        let mass = faer::mat![[1e-12, 0.0], [0.0, 0.0]];
        let rows = faer::mat![[1e6, 0.0], [1e6, 0.0], [1.0, if follows { 1.0 } else { 1e6 }]];
        let problem = Problem::dense(mass, Col::zeros(2), rows, faer::col![1e12, 1.001e12, 0.0]);
        assert_eq!(solve(&problem).1, StepStatus::Inconsistent, "{follows}");
        for name in MethodName::ALL {
            if let Ok(answer) = name.method::<f64>().enforce(&problem, &Tolerance::default()) {
                assert_eq!(answer.determinacy.contradictory, [0, 1], "{name}, {follows}");
            }
        }
    }
}

/// A crane at rest, whose rows hold what is left of sin⁵ t and of products with it: entries of any smallness beside those that tell forces F and W cost these no digits, whatever their sizes.
#[test]
fn what_all_but_vanishes_costs_no_digits() {
    let mass = faer::mat![
        [12.0, 0.0, 4.0, 0.0, 0.0],
        [0.0, 2.0, 0.0, 0.0, 0.0],
        [4.0, 0.0, 8.0, 0.0, 0.0],
        [0.0, 0.0, 0.0, 0.0, 0.0],
        [0.0, 0.0, 0.0, 0.0, 0.0]
    ];
    for by_motion in [1e-2, 1e-8, 1e-16, 1e-21, 1e-23, 1e-28, 1e-57] {
        for by_force in [1e-3, 1e-12, 1e-16, 1e-20, 1e-25, 1e-40, 1e-88, 1e-150] {
            let rows = faer::mat![
                [1.0, -by_force, 2.0, 0.0, 0.0],
                [0.0, 1.0, by_force, 0.0, 0.0],
                [0.0, 0.0, 0.0, 0.0, 2.0],
                [0.0, -by_force, -39.24, 0.0, 0.0],
                [0.0, by_motion, -1.2 * by_motion, -39.24, by_force]
            ];
            for size in [1.0, 1e-19, 1e-38, 1e-57] {
                let truth = faer::col![size * size, 0.3 * size * size, -0.5 * size * size, size, size];
                let problem = Problem::dense(mass.clone(), Col::zeros(5), rows.clone(), &rows * &truth);
                let (_, status, alpha, _) = solve(&problem);
                assert_eq!(status, StepStatus::InertiaSingular);
                for j in 0..5 {
                    let off = (alpha[j] / truth[j] - 1.0).abs();
                    assert!(off < 1e-9, "{by_motion:e}, {by_force:e}, {size:e}: {off:e} of {j}");
                }
            }
        }
    }
}

/// Factors of a mass matrix that comes again are the factors of it, whatever other matrices, rows and variances came between: a solver that has seen all of them answers with the bits of
/// one that has seen none.
#[test]
fn what_was_factored_before_leaves_no_trace() {
    let mut random = Random(61);
    let n = 6;
    let masses: Vec<Vec<f64>> = [4, 6, 5, 3]
        .into_iter()
        .map(|rank| {
            let g = Mat::from_fn(n, rank, |_, _| random.unit());
            // A row of nothing: a variable that nothing but rows gives a scale.
            let g = Mat::from_fn(n, rank, |i, j| if rank == 3 && i == 2 { 0.0 } else { g[(i, j)] });
            column_major(&(&g * g.transpose()))
        })
        .collect();
    let rows: Vec<Vec<f64>> = (0..3).map(|_| (0..4 * n).map(|_| random.unit()).collect()).collect();
    let noises = [vec![], vec![0.0, 0.5, 0.0, 0.0]];
    let (f, b): (Vec<f64>, Vec<f64>) =
        ((0..n).map(|_| random.unit()).collect(), (0..4).map(|_| random.unit()).collect());
    let answer = |solver: &mut StepSolver, (mass, rows, noise): (&[f64], &[f64], &[f64])| {
        let (mut alpha, mut lambda) = (vec![0.0; n], vec![0.0; 4]);
        solver.factor_with_noise(mass, rows, noise);
        let status = solver.solve(&f, &b, &mut alpha, &mut lambda);
        let bits: Vec<u64> = alpha.iter().chain(&lambda).map(|x| x.to_bits()).collect();
        (status, bits)
    };
    let mut used = StepSolver::new(n, 4);
    for k in 0..200 {
        // The mass mostly is the one before.
        let given = (&masses[k / 5 * 7 % 4][..], &rows[k % 3][..], &noises[k / 4 % 2][..]);
        assert_eq!(answer(&mut used, given), answer(&mut StepSolver::new(n, 4), given), "{k}");
    }
}

/// A short row that others say as well, with some rounding in it: at unit length that is 1/c of what it was, and moves the answer by as much if the row counts
/// like the others. Counting by c it moves nothing, and contradicts nothing.
#[test]
fn a_short_row_that_repeats_others_counts_by_its_length() {
    let (b, rounding) = ([2.0, -3.0], 1e-15);
    for c in [1e-2, 1e-4, 1e-6, 1e-8, 1e-10, 1e-12] {
        // Columns of the rows x = 2, y = −3, c (x + y) = −c + rounding.
        let (mass, rows) = ([1.0, 0.0, 0.0, 4.0], [1.0, 0.0, c, 0.0, 1.0, c]);
        let mut solver = StepSolver::new(2, 3);
        let mut answer = |weights: [f64; 3]| {
            let (mut alpha, mut lambda) = ([0.0; 2], [0.0; 3]);
            solver.weigh_rows(weights.into_iter());
            solver.factor(&mass, &rows);
            let status = solver.solve(&[5.0, 7.0], &[b[0], b[1], -c + rounding], &mut alpha, &mut lambda);
            (status, alpha, lambda)
        };
        let off = |alpha: [f64; 2]| (alpha[0] - b[0]).hypot(alpha[1] - b[1]);
        let (status, alpha, lambda) = answer([1.0, 1.0, c]);
        assert_eq!(status, StepStatus::RowsDependent { rank: 2 }, "{c:e}");
        assert!(off(alpha) < 1e-14, "{c:e}: {alpha:?}");
        // M α = f + Aᵀλ, whichever of the many multipliers.
        for (balance, known) in [(lambda[0] + c * lambda[2], 2.0 - 5.0), (lambda[1] + c * lambda[2], -12.0 - 7.0)] {
            assert!((balance - known).abs() < 1e-13, "{c:e}: {lambda:?}");
        }
        assert!(off(answer([1.0; 3]).1) > 0.1 * rounding / c, "{c:e}");
    }
}

/// Weights change nothing where rows agree, and a short row that nothing repeats is met, however little it counts.
#[test]
fn weights_are_no_matter_of_what_rows_agree_on() {
    for c in [1e-2, 1e-4, 1e-6] {
        // Rows x = 2, 2 x = 4, c y = 3 c.
        let (mass, rows) = ([1.0, 0.0, 0.0, 4.0], [1.0, 2.0, 0.0, 0.0, 0.0, c]);
        let mut solver = StepSolver::new(2, 3);
        let (mut alpha, mut lambda) = ([0.0; 2], [0.0; 3]);
        solver.weigh_rows([1.0, 1.0, c].into_iter());
        solver.factor(&mass, &rows);
        let status = solver.solve(&[5.0, 7.0], &[2.0, 4.0, 3.0 * c], &mut alpha, &mut lambda);
        assert_eq!(status, StepStatus::RowsDependent { rank: 2 });
        assert!((alpha[0] - 2.0).abs() < 1e-14 && (alpha[1] - 3.0).abs() < 1e-14 / c, "{c:e}: {alpha:?}");
        assert!((c * lambda[2] - 5.0).abs() < 1e-13 / c, "{c:e}: {lambda:?}");
    }
}
