//! Published accelerations and forces: a hoop rolling on a cylinder in four writings, and the 3RRR manipulator at its start.
//!
//! Hoop (Mukharlyamov and Deressa's example, corrected; m = 2 kg, R + r = 1.2 m, g = 9.8 m/s²): θ̈ = g sin θ/(2(R + r)),
//! rolling force m g sin θ/2, normal force m g cos θ − m (R + r) θ̇².

use dalembert::dynamics::result::{Diagnosis, Evaluation};
use dalembert::enforce::{Tolerance, kernel_basis};
use dalembert::{At, Loaded};
use faer::Mat;
use faer::linalg::solvers::Solve;

const WRITINGS: [&str; 4] = ["hoop", "hoop_reduced", "hoop_redundant", "hoop_massless"];
const ANGLES: [(f64, f64); 4] = [(0.1, 0.0), (0.4, 0.0), (0.7, 0.9), (-0.9, -0.3)];

fn example(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(path).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn hoop(name: &str, theta: f64, rate: f64) -> Evaluation {
    let at = At { set: vec![("theta".into(), theta), ("theta'".into(), rate)], ..At::default() };
    example(name).evaluate(&at).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn doctor(name: &str) -> Diagnosis {
    example(name).doctor(&At::default()).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn of(list: &[(String, f64)], name: &str) -> f64 {
    list.iter().find(|v| v.0 == name).unwrap_or_else(|| panic!("no {name}")).1
}

fn reaction(e: &Evaluation, name: &str) -> (f64, bool) {
    let found = e.lambda.iter().find(|l| l.0 == name).unwrap_or_else(|| panic!("no {name}"));
    (found.1, found.2)
}

#[test]
fn one_motion_in_four_writings() {
    for name in WRITINGS {
        for (theta, rate) in ANGLES {
            let e = hoop(name, theta, rate);
            let alpha = of(&e.accelerations, "theta''");
            assert!((alpha - 49.0 / 12.0 * theta.sin()).abs() < 1e-12, "{name}: {alpha}");
            assert!((of(&e.accelerations, "phi''") - 6.0 * alpha).abs() < 1e-11, "{name}");
            assert!(e.accelerations_unique && e.consistent && e.undetermined.is_empty(), "{name}");
        }
    }
}

#[test]
fn one_pair_of_forces_in_four_writings() {
    for name in WRITINGS {
        for (theta, rate) in ANGLES {
            let e = hoop(name, theta, rate);
            let rolling = of(&e.outputs, "rolling_force");
            assert!((rolling - 9.8 * theta.sin()).abs() < 1e-12, "{name}: {rolling}");
            let normal = of(&e.outputs, "normal_force");
            assert!((normal - 19.6 * theta.cos() + 2.4 * rate * rate).abs() < 1e-12, "{name}: {normal}");
        }
    }
}

#[test]
fn the_multiplier_is_the_rolling_force() {
    for name in ["hoop", "hoop_reduced", "hoop_massless"] {
        let (force, determined) = reaction(&hoop(name, 0.5, 0.2), "rolling");
        assert!(determined, "{name}");
        assert!((force - 9.8 * 0.5_f64.sin()).abs() < 1e-12, "{name}: {force}");
    }
}

#[test]
fn redundant_rims_share_what_is_determined() {
    for (theta, rate) in ANGLES {
        let e = hoop("hoop_redundant", theta, rate);
        let ((front, front_known), (rear, rear_known)) = (reaction(&e, "rolling_front"), reaction(&e, "rolling_rear"));
        assert!(!front_known && !rear_known && reaction(&e, "contact").1);
        assert!((front + rear - 9.8 * theta.sin()).abs() < 1e-12, "{front} + {rear}");
        assert!((front - rear).abs() < 1e-12, "least norm: {front}, {rear}");
        assert_eq!(e.rank, 2);
    }
    let d = doctor("hoop_redundant");
    let flagged = |name: &str| !d.reactions.iter().find(|r| r.0 == name).unwrap().1;
    assert!(flagged("rolling_front") && flagged("rolling_rear") && !flagged("contact"));
    assert_eq!(d.redundant.len(), 1);
    assert_eq!(d.redundant[0].rows, ["rolling_front", "rolling_rear"]);
    assert_eq!(d.redundant[0].kind.as_str(), "structural");
    assert!(d.redundant[0].consistent && d.accelerations_unique);
    assert_eq!((d.mobility, d.rows, d.rank), (1, 3, 2));
}

#[test]
fn a_distance_without_inertia_is_named_and_harmless() {
    let d = doctor("hoop_massless");
    assert!(d.accelerations_unique && d.undetermined.is_empty() && d.redundant.is_empty());
    assert_eq!(d.singular_directions, [[("rho".to_owned(), 1.0)]]);
    assert!(d.reactions.iter().all(|r| r.1));
    let note = d.notes.iter().find(|n| n.contains("singular")).expect("a note on the mass matrix");
    assert!(note.contains("no inertia along `rho`") && note.contains("determine the accelerations"), "{note}");
    for name in ["hoop", "hoop_reduced"] {
        assert!(doctor(name).singular_directions.is_empty() && doctor(name).notes.is_empty(), "{name}");
    }
}

/// N: basis of ker A whose rows of the platform are the identity.
fn platform_basis(e: &Evaluation, platform: &[usize; 3]) -> Mat<f64> {
    let a = Mat::from_fn(e.rows.len(), e.columns.len(), |i, j| e.rows[i][j]);
    let z = kernel_basis(a.as_ref(), &Tolerance::default());
    assert_eq!(z.ncols(), 3, "three degrees of freedom");
    let own = Mat::from_fn(3, 3, |i, j| z[(platform[i], j)]);
    z * own.partial_piv_lu().solve(Mat::<f64>::identity(3, 3))
}

#[test]
fn rrr3_at_its_start() {
    let e = example("rrr3").evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    let names = ["platform.x''", "platform.y''", "platform.phi''"];
    let platform = names.map(|name| e.columns.iter().position(|c| c == name).unwrap());
    let n = platform_basis(&e, &platform);
    let size = e.columns.len();
    let mass = Mat::from_fn(size, size, |i, j| e.mass[i][j]);
    let reduced = n.transpose() * mass * &n;
    let expected = [
        [34.693_177_17, -9.312_999_99, -0.864_052_31],
        [-9.312_999_99, 31.943_681_3, 0.695_796_66],
        [-0.864_052_31, 0.695_796_66, 0.469_390_26],
    ];
    for i in 0..3 {
        for j in 0..3 {
            let error = (reduced[(i, j)] - expected[i][j]).abs();
            assert!(error <= 1e-8, "entry {i}, {j}: {:.10}", reduced[(i, j)]);
        }
    }
    for (name, value) in names.iter().zip([-0.083_793_16, 0.259_696_65, -0.550_786_78]) {
        let alpha = of(&e.accelerations, name);
        assert!((alpha - value).abs() <= 1e-8, "{name}: {alpha:.10}");
    }
}
