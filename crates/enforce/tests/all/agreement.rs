//! All methods give one answer, and it obeys the laws.

use crate::common::{Draw, Features, dense_rows, distance, system, variances};
use dalembert_enforce::{Answer, EnforceError, Method, MethodName, Multipliers, Problem, Tolerance, kernel_basis};
use faer::c64;

const AGREE: f64 = 1e-10;

/// Aα + Rλ = b, Mα = f + γ, γ = A*λ + φ, γ − φ does no virtual work on hard-and-soft-free motions.
fn check_laws<T: Draw>(problem: &Problem<T>, answer: &Answer<T>, label: &str) {
    let (a, b) = dense_rows(problem);
    let noise = variances(problem);
    let rows = problem.rows_times(&answer.alpha);
    for i in 0..b.nrows() {
        let scale = a.row(i).norm_l2() * answer.alpha.norm_l2() + b[i].modulus();
        let residual = (rows[i] + answer.lambda[i].scaled(noise[i]) - b[i]).modulus();
        assert!(residual <= 1e-9 * scale.max(1e-300), "{label}: row {i} is off by {residual:e} of {scale:e}");
    }
    let inertia = problem.mass_times(&answer.alpha);
    let balance = &inertia - &problem.force - &answer.gamma;
    assert!(balance.norm_l2() <= 1e-12 * (inertia.norm_l2() + 1.0), "{label}: M α = f + γ");
    let ideal = match &problem.phi {
        Some(phi) => &answer.gamma - phi,
        None => answer.gamma.clone(),
    };
    let from_rows = problem.rows_adjoint_times(&answer.lambda);
    let scale = ideal.norm_l2() + problem.force.norm_l2();
    assert!(
        (&ideal - &from_rows).norm_l2() <= 1e-9 * scale,
        "{label}: γ = A*λ + φ off by {:e}",
        (&ideal - &from_rows).norm_l2()
    );
    let scaled = faer::Mat::from_fn(a.nrows(), a.ncols(), |i, j| {
        let length = a.row(i).norm_l2();
        if length > 0.0 { a[(i, j)].scaled(length.recip()) } else { T::ZERO }
    });
    let z = kernel_basis(scaled.as_ref(), &Tolerance::default());
    assert!((z.adjoint() * &ideal).norm_l2() <= 1e-9 * scale, "{label}: virtual work");
    let sum = answer.gamma_levels.iter().fold(faer::Col::zeros(problem.n), |sum, part| sum + part);
    assert!((sum - &ideal).norm_l2() <= 1e-9 * scale, "{label}: levels add up");
}

fn check_agreement<T: Draw>(seed: u64, features: Features) {
    let problem = system::<T>(seed, features);
    let tolerance = Tolerance::default();
    let label = format!("seed {seed}, {features:?}, complex {}", !T::IS_REAL);
    let reference = Multipliers.enforce(&problem, &tolerance).unwrap_or_else(|error| panic!("{label}: {error}"));
    assert!(reference.determinacy.accelerations_unique, "{label}: unique");
    assert!(reference.determinacy.consistent, "{label}: consistent");
    check_laws(&problem, &reference, &label);
    let force_scale = problem.force.norm_l2();
    for name in MethodName::ALL {
        let label = format!("{label}, {name}");
        let answer = match name.method::<T>().enforce(&problem, &tolerance) {
            Ok(answer) => answer,
            Err(EnforceError::CannotApply { .. }) if features.singular_mass => continue,
            Err(error) => panic!("{label}: {error}"),
        };
        let off = [
            distance(&answer.alpha, &reference.alpha, 0.0),
            distance(&answer.gamma, &reference.gamma, force_scale),
            distance(&answer.lambda, &reference.lambda, force_scale * 1e-3),
        ];
        assert!(off.iter().all(|&x| x <= AGREE), "{label}: alpha, gamma, lambda differ by {off:?}");
        for (level, (part, its)) in answer.gamma_levels.iter().zip(&reference.gamma_levels).enumerate() {
            let off = distance(part, its, force_scale);
            assert!(off <= 10.0 * AGREE, "{label}: level {level} differs by {off:e}");
        }
        check_laws(&problem, &answer, &label);
        assert_eq!(answer.determinacy.rank, reference.determinacy.rank, "{label}: rank");
        assert_eq!(answer.determinacy.level_ranks, reference.determinacy.level_ranks, "{label}: level ranks");
        assert_eq!(answer.determinacy.reaction_determined, reference.determinacy.reaction_determined, "{label}");
    }
}

#[test]
fn methods_agree_on_hard_systems() {
    for seed in 0..200_u64 {
        let features = Features { phi: seed.is_multiple_of(3), ..Features::default() };
        check_agreement::<f64>(seed, features);
        check_agreement::<c64>(seed, features);
    }
}

#[test]
fn methods_agree_on_singular_masses() {
    for seed in 0..200_u64 {
        let features = Features { singular_mass: true, phi: seed.is_multiple_of(3), soft: false };
        check_agreement::<f64>(seed, features);
        check_agreement::<c64>(seed, features);
    }
}

#[test]
fn methods_agree_on_soft_rows() {
    for seed in 0..200_u64 {
        let features = Features { soft: true, phi: seed.is_multiple_of(3), singular_mass: seed.is_multiple_of(5) };
        check_agreement::<f64>(seed, features);
        check_agreement::<c64>(seed, features);
    }
}
