//! Every method is right or refuses, on systems with massless, isolated, dependent, nearly dependent, contradictory and badly
//! scaled parts: against ranks and accelerations in exact numbers.

use crate::common::exact::Truth;
use crate::common::sick::{Sick, sick};
use crate::common::{Draw, Random, dense_mass, dense_rows};
use dalembert_enforce::{Answer, EnforceError, Level, MassBlock, MethodName, Problem, RowGroup, Tolerance};
use faer::{Col, Mat, c64};

/// Accuracy of accelerations: the nearly dependent rows cost 1e5, twice where they are squared.
const CLOSE: f64 = 1e-6;

/// What is wrong with an answer.
fn faults<T: Draw>(sick: &Sick<T>, truth: &Truth, answer: &Answer<T>) -> Vec<String> {
    let d = &answer.determinacy;
    let mut found = Vec::new();
    if !answer.alpha.iter().chain(answer.lambda.iter()).all(|x| x.finite()) {
        found.push("not finite".to_owned());
    }
    if d.rank != truth.rank {
        found.push(format!("rank {} of {}", d.rank, truth.rank));
    }
    if d.consistent != truth.consistent {
        found.push(format!("consistent: {}", d.consistent));
    }
    if d.accelerations_unique != truth.unique {
        found.push(format!("unique: {}", d.accelerations_unique));
    }
    if truth.consistent && d.balanced != truth.balanced {
        found.push(format!("balanced: {}", d.balanced));
    }
    if d.reaction_determined != truth.reaction_determined && !sick.light {
        found.push(format!("reactions {:?}", d.reaction_determined));
    }
    if found.is_empty() && truth.consistent {
        found.extend(motion_faults(sick, truth, &answer.alpha));
        if d.balanced && !sick.soft {
            found.extend(balance_faults(sick, answer));
        }
    }
    found
}

/// α against the exact one, or against the rows where there are many.
fn motion_faults<T: Draw>(sick: &Sick<T>, truth: &Truth, alpha: &Col<T>) -> Vec<String> {
    let n = sick.problem.n;
    // Light parts follow the last digit of the forces on them: their rows are held to, not their accelerations.
    if let (Some(exact), false) = (&truth.alpha, sick.light) {
        let of = |j: usize, part: usize| if part == 0 { alpha[j].re() } else { alpha[j].imaginary() };
        let whole = |k: usize| exact[k];
        let size = (0..exact.len()).map(|k| whole(k).abs()).fold(1.0, f64::max);
        let off = |k: usize| (of(k % n, k / n) / sick.units[k % n] - exact[k]).abs();
        let wrong = (0..exact.len()).filter(|&k| !(off(k) <= CLOSE * size));
        return wrong.map(|k| format!("alpha[{k}] off by {:.1e} of {:.1e}", off(k), whole(k))).collect();
    }
    if sick.soft {
        return Vec::new();
    }
    let (a, b) = dense_rows(&sick.problem);
    let off = |i: usize| {
        let (mut sum, mut size) = (-b[i], b[i].modulus());
        for j in 0..n {
            sum += a[(i, j)] * alpha[j];
            size += a[(i, j)].modulus() * sick.units[j].max(alpha[j].modulus());
        }
        sum.modulus() / size.max(f64::MIN_POSITIVE)
    };
    (0..b.nrows()).filter(|&i| off(i) > CLOSE).map(|i| format!("row {i} off by {:.1e}", off(i))).collect()
}

/// M α = f + A*λ, variable by variable.
fn balance_faults<T: Draw>(sick: &Sick<T>, answer: &Answer<T>) -> Vec<String> {
    let problem = &sick.problem;
    let (mass, (a, _)) = (dense_mass(problem), dense_rows(problem));
    let strength = |j: usize| {
        let force = problem.force[j].modulus()
            + (0..problem.n).fold(0.0, |s, k| s + (mass[(j, k)] * answer.alpha[k]).modulus());
        force + (0..a.nrows()).fold(0.0, |s, i| s + (a[(i, j)].conjugate() * answer.lambda[i]).modulus())
    };
    let largest = (0..problem.n).map(|j| strength(j) * sick.units[j]).fold(f64::MIN_POSITIVE, f64::max);
    let rest = problem.mass_times(&answer.alpha) - &problem.force - problem.rows_adjoint_times(&answer.lambda);
    let off = |j: usize| rest[j].modulus() * sick.units[j] / largest;
    (0..problem.n).filter(|&j| !(off(j) <= CLOSE)).map(|j| format!("balance {j} off by {:.1e}", off(j))).collect()
}

/// Definite mass and independent choice of method: who may refuse.
fn may_refuse(method: MethodName, truth: &Truth, light: bool) -> bool {
    light || (method.needs_inverse() && truth.singular)
}

fn check<T: Draw>(seeds: std::ops::Range<u64>) -> Vec<String> {
    let (mut wrong, mut refused) = (Vec::new(), 0);
    for seed in seeds {
        let sick = sick::<T>(seed);
        let truth = Truth::of(&sick.problem, &sick.units);
        for name in MethodName::ALL {
            match name.method::<T>().enforce(&sick.problem, &Tolerance::default()) {
                Ok(answer) => {
                    let faults = faults(&sick, &truth, &answer);
                    wrong.extend(
                        faults
                            .iter()
                            .map(|f| format!("seed {seed} {name}{}: {f}", if sick.light { " light" } else { "" })),
                    );
                }
                Err(EnforceError::CannotApply { .. } | EnforceError::Hidden { .. })
                    if may_refuse(name, &truth, sick.light) =>
                {
                    refused += 1
                }
                Err(error) => wrong.push(format!("seed {seed} {name}: {error}")),
            }
        }
    }
    println!("{refused} refusals");
    wrong
}

#[test]
fn real_problems_are_answered_or_refused() {
    let wrong = check::<f64>(0..600);
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn complex_problems_are_answered_or_refused() {
    let wrong = check::<c64>(1000..1400);
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

/// As many independent rows as variables, some of which repeat others but for a share of 2⁻⁴ … 2⁻³⁴, and what they tell; masses 2⁻²⁰ … 2²⁰.
fn nearly_dependent(seed: u64) -> (Problem<f64>, Vec<f64>) {
    let random = &mut Random(seed);
    let n = 2 + random.below(3);
    let spread = random.below(11);
    let share = 2_f64.powi(-4 - random.below(31) as i32);
    let mut rows: Vec<Vec<f64>> = Vec::new();
    for i in 0..n {
        let whole = |j: usize, random: &mut Random| if j < i { f64::whole(random, 3) } else { 0.0 };
        let mut row: Vec<f64> = (0..n).map(|j| whole(j, random)).collect();
        row[i] = 1.0;
        if i > 0 && random.chance(60) {
            let repeated = rows[random.below(i)].clone();
            row.iter_mut().zip(repeated).for_each(|(x, y)| *x = y + share * *x);
        }
        rows.push(row);
    }
    let truth: Vec<f64> = (0..n).map(|_| f64::whole(random, 4)).collect();
    let b = |i: usize| rows[i].iter().zip(&truth).map(|(a, x)| a * x).sum();
    let mut mass = |start: usize| {
        let m = 4_f64.powi(random.below(2 * spread + 1) as i32 - spread as i32);
        MassBlock { start, matrix: Mat::full(1, 1, m) }
    };
    let a = Mat::from_fn(n, n, |i, j| rows[i][j]);
    let group = RowGroup { columns: (0..n).collect(), a, b: Col::from_fn(n, b), noise: None };
    let problem = Problem {
        n,
        mass: (0..n).map(&mut mass).collect(),
        force: Col::zeros(n),
        phi: None,
        levels: vec![Level { groups: vec![group] }],
    };
    (problem, truth)
}

/// Where rows are known to the last digit, the only accelerations are those that they tell, to what rounding leaves beside the smallest share of a row of unit length in the metric of inertias: nothing
/// contradicts, and no row counts as one that repeats others.
#[test]
fn rows_of_numbers_mean_what_they_say() {
    let finer = Tolerance::default().finer();
    let (mut wrong, mut answers, mut refused) = (Vec::new(), 0, 0);
    for seed in 0..400 {
        let (problem, truth) = nearly_dependent(seed);
        let n = problem.n;
        let roots: Vec<f64> = problem.mass.iter().map(|block| block.matrix[(0, 0)].sqrt()).collect();
        let (a, _) = dense_rows(&problem);
        let length = |i: usize| (0..n).map(|j| (a[(i, j)] / roots[j]).powi(2)).sum::<f64>().sqrt();
        let unit = Mat::from_fn(n, n, |i, j| a[(i, j)] / roots[j] / length(i));
        let least = unit.singular_values().expect("finite")[n - 1];
        // `BALANCED` of the tolerance is 1e-12.
        if least < 1e-11 {
            continue;
        }
        let ratio = roots.iter().fold(0.0_f64, |m, x| m.max(*x)) / roots.iter().fold(f64::MAX, |m, x| m.min(*x));
        let allowed = 4.0 * (CLOSE + 1e-13 / least * ratio);
        for name in MethodName::ALL {
            match name.method::<f64>().enforce(&problem, &finer) {
                Ok(answer) => {
                    answers += 1;
                    let d = &answer.determinacy;
                    let off = (0..n).fold(0.0_f64, |m, j| m.max((answer.alpha[j] - truth[j]).abs()));
                    if d.rank < n || !d.consistent || !(off <= allowed) {
                        wrong
                            .push(format!("seed {seed} {name}, {least:.1e}: rank {} of {n}, off by {off:.1e}", d.rank));
                    }
                }
                Err(EnforceError::CannotApply { .. } | EnforceError::Hidden { .. }) => refused += 1,
                Err(error) => wrong.push(format!("seed {seed} {name}: {error}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{} faults of {answers} answers:\n{}", wrong.len(), wrong.join("\n"));
    assert!(4 * refused < answers, "{refused} refusals beside {answers} answers");
}
