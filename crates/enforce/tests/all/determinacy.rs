//! What is determined, which rows contradict each other, which reactions can be known.

use crate::common::{Features, Random, system};
use dalembert_enforce::{
    Answer, EnforceError, GeneralSolution, Level, MassBlock, Method, MethodName, Multipliers, Problem, RowGroup,
    ScalarFilter, ScalarUpdate, Tolerance,
};
use faer::{Col, Mat, c64, col, mat};

fn answer(problem: &Problem<f64>) -> Answer<f64> {
    Multipliers.enforce(problem, &Tolerance::default()).expect("well posed")
}

fn every_method(problem: &Problem<f64>) -> Vec<(MethodName, Answer<f64>)> {
    let tolerance = Tolerance::default();
    let solve = |name: MethodName| name.method::<f64>().enforce(problem, &tolerance).ok().map(|answer| (name, answer));
    MethodName::ALL.into_iter().filter_map(solve).collect()
}

fn close(found: &Col<f64>, expected: &[f64]) -> bool {
    found.nrows() == expected.len() && found.iter().zip(expected).all(|(x, y)| (x - y).abs() < 1e-12 * (1.0 + y.abs()))
}

#[test]
fn contradictory_rows_are_named() {
    // Rows 0, 1, 3 act on α₀; 3 contradicts. Row 2 is alone.
    let a = mat![[1.0, 0.0, 0.0], [2.0, 0.0, 0.0], [0.0, 1.0, 1.0], [-3.0, 0.0, 0.0]];
    let problem = Problem::dense(Mat::identity(3, 3), col![0.0, 0.0, 0.0], a, col![1.0, 2.0, 5.0, 0.0]);
    for (name, answer) in every_method(&problem) {
        let found = &answer.determinacy;
        assert!(!found.consistent, "{name}");
        assert_eq!(found.contradictions, [[0, 3]], "{name}");
        assert_eq!(found.contradictory, [0, 3], "{name}");
        assert_eq!(found.redundant.len(), 2, "{name}");
        assert_eq!(found.reaction_determined, [false, false, true, false], "{name}");
        assert_eq!((found.rank, found.rows), (2, 4), "{name}");
        // Unit rows say 1, 1, 0 for α₀.
        assert!(close(&answer.alpha, &[2.0 / 3.0, 2.5, 2.5]), "{name}: {:?}", answer.alpha);
    }
}

#[test]
fn minimal_groups_are_minimal() {
    // Row 4 = row 0 + row 1; row 5 = row 2; row 3 is independent.
    let a = mat![
        [1.0, 0.0, 0.0, 0.0, 0.0],
        [0.0, 1.0, 0.0, 0.0, 0.0],
        [0.0, 0.0, 1.0, 0.0, 0.0],
        [0.0, 0.0, 0.0, 1.0, 1.0],
        [1.0, 1.0, 0.0, 0.0, 0.0],
        [0.0, 0.0, 7.0, 0.0, 0.0],
    ];
    let b = col![1.0, 1.0, 1.0, 1.0, 2.5, 7.0];
    let problem = Problem::dense(Mat::identity(5, 5), Col::zeros(5), a, b);
    for (name, answer) in every_method(&problem) {
        let mut redundant = answer.determinacy.redundant.clone();
        redundant.sort();
        assert_eq!(redundant, [vec![0, 1, 4], vec![2, 5]], "{name}");
        assert_eq!(answer.determinacy.contradictions, [vec![0, 1, 4]], "{name}");
        assert_eq!(answer.determinacy.reaction_determined, [false, false, false, true, false, false], "{name}");
    }
}

/// A random consistent system stays consistent; moving b of one redundant row makes a contradiction that names it.
#[test]
fn broken_redundant_rows_are_found() {
    let mut tried = 0;
    for seed in 0..200_u64 {
        let problem = system::<c64>(seed, Features::default());
        let sound = Multipliers.enforce(&problem, &Tolerance::default()).expect("well posed");
        let Some(&row) = sound.determinacy.redundant.first().and_then(|group| group.last()) else {
            continue;
        };
        let mut broken = problem.clone();
        let mut first = 0;
        for group in broken.levels.iter_mut().flat_map(|level| &mut level.groups) {
            if (first..first + group.rows()).contains(&row) {
                let length = group.a.row(row - first).norm_l2().max(1e-3);
                group.b[row - first] += c64::new(0.1 * length, 0.0);
            }
            first += group.rows();
        }
        for name in [MethodName::Multipliers, MethodName::Hierarchical] {
            let answer = name.method::<c64>().enforce(&broken, &Tolerance::default()).expect("well posed");
            let found = answer.determinacy;
            assert!(
                !found.consistent && found.contradictory.contains(&row),
                "seed {seed}, {name}, row {row}: {found:?}"
            );
        }
        tried += 1;
    }
    assert!(tried > 50);
}

/// `oracles/scripts/singular_mass.py`.
#[test]
fn wheel_on_an_incline() {
    let (m, radius, slope, g) = (2.0, 0.3, std::f64::consts::PI / 6.0, 9.81);
    let inertia = 0.5 * 2.0 * 0.09;
    let exact = g * f64::sin(slope) / (1.0 + inertia / (m * radius * radius));
    let a = mat![[1.0, 0.0, -radius], [f64::sin(slope), 1.0, 0.0]];
    for mass in [[m, 0.0, inertia], [0.0, 0.0, inertia + m * radius * radius]] {
        let matrix = Mat::from_fn(3, 3, |i, j| if i == j { mass[i] } else { 0.0 });
        let problem = Problem::dense(matrix, col![0.0, -m * g, 0.0], a.clone(), col![0.0, 0.0]);
        for (name, answer) in every_method(&problem) {
            let expected = [exact, -exact * f64::sin(slope), exact / radius];
            assert!(close(&answer.alpha, &expected), "{name}: {:?}", answer.alpha);
            assert!(answer.determinacy.accelerations_unique && answer.determinacy.balanced, "{name}");
        }
    }
}

#[test]
fn two_masses_in_redundant_coordinates() {
    let (m1, m2, k1, k2, l1, l2) = (1.0, 2.0, 30.0, 50.0, 0.5, 0.6);
    let (x1, x2) = (0.62, 0.71);
    let mass = mat![[m1, 0.0, 0.0], [0.0, m2, m2], [0.0, m2, m2]];
    let force = col![-k1 * (x1 - l1), 0.0, -k2 * (x2 - l2)];
    let problem = Problem::dense(mass, force, mat![[1.0, -1.0, 0.0]], col![0.0]);
    for (name, answer) in every_method(&problem) {
        assert!(close(&answer.alpha, &[1.9, 1.9, -4.65]), "{name}: {:?}", answer.alpha);
        assert!(answer.determinacy.accelerations_unique, "{name}");
    }
}

#[test]
fn undetermined_accelerations_are_reported() {
    let problem = Problem::dense(mat![[1.0, 0.0], [0.0, 0.0]], col![1.0, 0.0], mat![[1.0, 0.0]], col![0.5]);
    for (name, answer) in every_method(&problem) {
        let found = &answer.determinacy;
        assert!(!found.accelerations_unique && found.balanced, "{name}");
        assert_eq!(found.undetermined, [1], "{name}");
        assert!(close(&answer.alpha, &[0.5, 0.0]), "{name}: {:?}", answer.alpha);
    }
    let mass = mat![[1.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 2.0]];
    let problem = Problem::dense(mass, col![1.0, 7.0, 4.0], Mat::zeros(1, 3), col![0.0]);
    for (name, answer) in every_method(&problem) {
        let found = &answer.determinacy;
        assert_eq!((found.undetermined.as_slice(), found.balanced), ([1].as_slice(), false), "{name}");
        assert_eq!(found.redundant, [[0]], "{name}: a row of zeros depends on nothing");
        assert!(close(&answer.alpha, &[1.0, 0.0, 2.0]), "{name}: {:?}", answer.alpha);
    }
}

/// The hoop of seed 001 with ρ kept, at θ: rows ρ̈ = 0 and rolling; zero mass on ρ changes nothing but λ of contact.
#[test]
fn hoop_on_a_cylinder() {
    let (big, r, m, g, theta) = (1.0, 0.2, 2.0, 9.8, 0.7_f64);
    let rho = big + r;
    for rho_mass in [m, 0.0] {
        let mass = Mat::from_fn(3, 3, |i, j| if i == j { [rho_mass, m * rho * rho, m * r * r][i] } else { 0.0 });
        let force = col![-m * g * theta.cos(), m * g * rho * theta.sin(), 0.0];
        let a = mat![[1.0, 0.0, 0.0], [0.0, -rho, r], [0.0, 2.0 * rho, -2.0 * r]];
        let problem = Problem::dense(mass, force, a, col![0.0, 0.0, 0.0]);
        for (name, answer) in every_method(&problem) {
            let expected = [0.0, 49.0 / 12.0 * theta.sin(), 24.5 * theta.sin()];
            assert!(close(&answer.alpha, &expected), "{name}: {:?}", answer.alpha);
            assert!((answer.lambda[0] - m * g * theta.cos()).abs() < 1e-12, "{name}");
            assert_eq!(answer.determinacy.reaction_determined, [true, false, false], "{name}");
            let resultant = answer.lambda[1] - 2.0 * answer.lambda[2];
            assert!((resultant - 9.8 * theta.sin()).abs() < 1e-12, "{name}");
            assert!(answer.determinacy.accelerations_unique, "{name}");
        }
    }
}

#[test]
fn general_solution_spans_all_answers() {
    let mut random = Random(11);
    for seed in 0..100_u64 {
        let problem = system::<f64>(seed, Features { singular_mass: seed.is_multiple_of(2), ..Features::default() });
        let general = GeneralSolution::new(&problem, &Tolerance::default()).expect("well posed");
        let z = Col::from_fn(general.alpha_directions.ncols(), |_| random.unit());
        let eta = Col::from_fn(general.lambda_directions.ncols(), |_| random.unit());
        let gamma =
            problem.rows_adjoint_times(&general.multipliers(&eta)) - problem.rows_adjoint_times(&general.lambda);
        let scale = problem.force.norm_l2() + eta.norm_l2();
        assert!(gamma.norm_l2() < 1e-9 * scale, "seed {seed}: γ is the same for all λ");
        let shift = general.accelerations(&z) - &general.alpha;
        assert!(problem.mass_times(&shift).norm_l2() < 1e-12 && problem.rows_times(&shift).norm_l2() < 1e-9);
    }
}

#[test]
fn ordinary_odd_cases() {
    let none = Problem::<f64> { n: 0, mass: Vec::new(), force: Col::zeros(0), levels: Vec::new(), phi: None };
    for (name, answer) in every_method(&none) {
        assert!(answer.determinacy.accelerations_unique && answer.determinacy.consistent, "{name}");
    }
    assert_eq!(every_method(&none).len(), MethodName::ALL.len());
    let free = Problem {
        n: 2,
        mass: vec![MassBlock { start: 0, matrix: mat![[2.0, 0.0], [0.0, 4.0]] }],
        force: col![2.0, 4.0],
        levels: vec![Level { groups: Vec::new() }, Level::default()],
        phi: None,
    };
    for (name, answer) in every_method(&free) {
        assert!(close(&answer.alpha, &[1.0, 1.0]), "{name}");
        assert_eq!(answer.determinacy.level_ranks, [0, 0], "{name}");
    }
    let impossible = Problem::dense(mat![[1.0]], col![1.0], mat![[0.0]], col![3.0]);
    for (name, answer) in every_method(&impossible) {
        assert_eq!(answer.determinacy.contradictions, [[0]], "{name}: 0 = 3");
        assert!(close(&answer.alpha, &[1.0]), "{name}");
    }
}

/// Units: masses from 1e-12 to 1e12 and rows 1e±12 apart are one and the same problem.
#[test]
fn units_do_not_matter() {
    for seed in 0..50_u64 {
        let problem = system::<f64>(seed, Features { soft: seed.is_multiple_of(2), ..Features::default() });
        let random = &mut Random(seed + 1000);
        let unit: Vec<f64> = (0..problem.n).map(|_| 10_f64.powi(random.below(13) as i32 - 6)).collect();
        let mut scaled = problem.clone();
        for block in &mut scaled.mass {
            let start = block.start;
            let size = block.matrix.nrows();
            block.matrix = Mat::from_fn(size, size, |i, j| block.matrix[(i, j)] * unit[start + i] * unit[start + j]);
        }
        scaled.force = Col::from_fn(problem.n, |j| problem.force[j] * unit[j]);
        for group in scaled.levels.iter_mut().flat_map(|level| &mut level.groups) {
            for i in 0..group.rows() {
                let row = 10_f64.powi(random.below(25) as i32 - 12);
                for (k, &column) in group.columns.iter().enumerate() {
                    group.a[(i, k)] *= unit[column] * row;
                }
                group.b[i] *= row;
                if let Some(noise) = &mut group.noise {
                    noise[i] *= row * row;
                }
            }
        }
        let expected = answer(&problem);
        for (name, found) in every_method(&scaled) {
            let alpha = Col::from_fn(problem.n, |j| found.alpha[j] * unit[j]);
            let off = (&alpha - &expected.alpha).norm_l2() / expected.alpha.norm_l2();
            assert!(off < 1e-9, "seed {seed}, {name}: {off:e}");
            assert_eq!(found.determinacy.rank, expected.determinacy.rank, "seed {seed}, {name}");
        }
    }
}

#[test]
fn ill_posed_problems_are_errors() {
    let solve = |problem: &Problem<f64>| Multipliers.enforce(problem, &Tolerance::default()).expect_err("ill-posed");
    let good = Problem::dense(mat![[1.0, 0.0], [0.0, 1.0]], col![0.0, 0.0], mat![[1.0, 0.0]], col![0.0]);

    let mut problem = good.clone();
    problem.levels[0].groups[0].a[(0, 1)] = f64::NAN;
    let expected = EnforceError::NotFinite { what: "levels[0].groups[0].a".to_owned(), row: 0, column: 1 };
    assert_eq!(solve(&problem), expected);

    let mut problem = good.clone();
    problem.mass[0].matrix = mat![[1.0, 0.5], [-0.5, 1.0]];
    assert_eq!(solve(&problem), EnforceError::NotHermitian { row: 0, column: 1 });

    let mut problem = good.clone();
    problem.mass[0].matrix = mat![[1.0, 2.0], [2.0, 1.0]];
    assert!(matches!(solve(&problem), EnforceError::Indefinite { value, .. } if (value + 1.0).abs() < 1e-12));
    problem.mass[0].matrix = mat![[1.0, 0.0], [0.0, -3.0]];
    assert!(matches!(solve(&problem), EnforceError::Indefinite { variable: 1, .. }));

    let mut problem = good.clone();
    problem.force = col![0.0];
    assert!(matches!(solve(&problem), EnforceError::Shape { expected: (2, 1), found: (1, 1), .. }));

    let mut problem = good.clone();
    problem.levels[0].groups[0].columns = vec![1, 1];
    assert!(matches!(solve(&problem), EnforceError::Index { .. }));

    let mut problem = good;
    problem.levels[0].groups[0] = RowGroup { columns: vec![0], a: mat![[1.0]], b: col![0.0], noise: Some(vec![-1.0]) };
    assert_eq!(solve(&problem), EnforceError::NegativeNoise { row: 0 });
    assert!("newton".parse::<MethodName>().is_err());
}

#[test]
fn auto_says_what_and_why() {
    let pick = |problem: &Problem<f64>| {
        let answer = MethodName::Auto.method::<f64>().enforce(problem, &Tolerance::default()).expect("well posed");
        (answer.method, answer.reason.expect("a reason"))
    };
    let mut problem = Problem::dense(mat![[1.0]], col![0.0], mat![[1.0]], col![0.0]);
    assert_eq!(pick(&problem).0, MethodName::Multipliers);
    problem.levels[0].groups[0].noise = Some(vec![0.1]);
    assert_eq!(pick(&problem), (MethodName::KalmanSquareRoot, "some rows are soft".to_owned()));
    problem.mass[0].matrix = mat![[0.0]];
    assert_eq!(pick(&problem), (MethodName::NullSpace, "the mass matrix is singular".to_owned()));
}

#[test]
fn scalar_filter_tests_what_it_drops() {
    let mut filter = ScalarFilter::new(col![0.0, 0.0], Tolerance::default());
    let h = col![1.0, 0.0];
    assert_eq!(filter.measure(h.as_ref(), 2.0), ScalarUpdate::Enforced);
    assert_eq!(filter.measure(h.as_ref(), 2.0), ScalarUpdate::Redundant);
    assert_eq!(filter.measure(h.as_ref(), 3.0), ScalarUpdate::Contradictory { by: 1.0 });
    assert!(close(filter.estimate(), &[2.0, 0.0]));
}
