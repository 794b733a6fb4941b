//! Published systems against the numbers of `data/`.

use dalembert_linear::{Effort, Fewest, LinearSystem, Mat, SecondOrder, SecondOrderMatrices, Stability, c64};
use serde_json::Value;

use crate::support::{
    Random, close, complex, data, diagonal, harmonic_drive, matrix, matrix_of, mechanism, names, number,
    repeated_eigenvalues, ring, same_eigenvalues, strings, two_inertias, unit_columns,
};

fn dimension(system: &SecondOrder) -> usize {
    system.first_order().expect("invertible").controllability().expect("converges").dimension
}

/// The sets of an answer, each sorted by name, in the order of names.
fn sets(fewest: &Fewest) -> Vec<Vec<String>> {
    let mut sets: Vec<Vec<String>> = fewest.sets.iter().map(|set| set.names.clone()).collect();
    sets.iter_mut().for_each(|set| set.sort());
    sets.sort();
    sets
}

fn assert_fewest(found: &Fewest, expected: &Value) {
    assert_eq!(found.bound, number(&expected["bound_theorem_7"]) as usize);
    assert_eq!(found.count(), expected["fewest"].as_u64().map(|count| count as usize));
    let mut wanted: Vec<Vec<String>> = expected["sets"].as_array().expect("sets").iter().map(names).collect();
    wanted.iter_mut().for_each(|set| set.sort());
    wanted.sort();
    assert_eq!(sets(found), wanted);
    assert!(found.complete);
}

#[test]
fn two_inertias_over_the_damping() {
    for row in data("two_inertias")["table"].as_array().expect("rows") {
        let d = number(&row["d"]);
        let one = two_inertias(d, unit_columns(2, &[0]));
        assert_eq!(dimension(&one), number(&row["controllable_dimension"]) as usize, "d = {d}");
        let distance = one.inputs_measured().expect("measured").distance(Effort::Certify).expect("converges");
        let expected = number(&row["distance"]);
        assert!(
            (distance.value - expected).abs() <= 1e-9 * expected + 1e-14,
            "d = {d}: {} and {expected}",
            distance.value
        );
        assert!(distance.at_least >= 0.98 * expected - 1e-14, "d = {d}: {distance:?}");
        assert!(close(distance.rate, number(&row["w0"]), 1e-13), "d = {d}");
        let eigenvalues: Vec<c64> = row["eigenvalues"].as_array().expect("a list").iter().map(complex).collect();
        let found = repeated_eigenvalues(&one.first_order().expect("invertible"));
        assert!(same_eigenvalues(found, &eigenvalues, 1e-5), "d = {d}");
        assert_fewest(&two_inertias(d, Mat::identity(2, 2)).fewest_inputs().expect("converges"), &row["fewest_inputs"]);
    }
}

#[test]
fn two_inertias_with_symmetric_and_antisymmetric_drives() {
    let file = &data("two_inertias")["uncontrollable_eigenvalues"];
    for (name, column) in [("both_same", [1.0, 1.0]), ("opposite", [1.0, -1.0])] {
        let system = two_inertias(0.02, Mat::from_fn(2, 1, |i, _| column[i])).first_order().expect("invertible");
        let answer = system.controllability().expect("converges");
        let lost: Vec<c64> = answer.uncontrollable.iter().map(|lost| lost.eigenvalue).collect();
        let expected: Vec<c64> = file[name].as_array().expect("a list").iter().map(complex).collect();
        assert!(same_eigenvalues(lost, &expected, 1e-11), "{name}");
        assert_eq!(answer.dimension, 2);
        assert_eq!(answer.stabilizable, name == "both_same");
        // phi_1 - phi_2 cannot be moved by equal torques, nor phi_1 + phi_2 by opposite ones.
        for lost in &answer.uncontrollable {
            let weight =
                |name: &str| lost.directions[0].iter().find(|w| w.name == name).map_or(c64::new(0.0, 0.0), |w| w.value);
            assert!((weight("phi_1'") + weight("phi_2'") * column[0] * column[1]).norm() < 1e-11, "{lost:?}");
            assert!(weight("phi_1'").norm() > 1e-3);
        }
    }
}

#[test]
fn two_inertias_seen_by_one_output() {
    let table = &data("two_inertias")["observable_dimension_d_0.02"];
    let a = two_inertias(0.02, Mat::zeros(2, 0)).first_order().expect("invertible").a().clone();
    let rows = [
        ("phi_1", [1.0, 0.0, 0.0, 0.0]),
        ("phi_1'", [0.0, 0.0, 1.0, 0.0]),
        ("phi_1 + phi_2", [1.0, 1.0, 0.0, 0.0]),
        ("phi_1 - phi_2", [1.0, -1.0, 0.0, 0.0]),
    ];
    for (name, row) in rows {
        let system = LinearSystem::strictly_proper(a.clone(), Mat::zeros(4, 0), matrix(&[&row])).expect("shapes");
        let answer = system.observability().expect("converges");
        assert_eq!(answer.dimension, number(&table[name]) as usize, "{name}");
        if name == "phi_1'" {
            assert_eq!(answer.unobservable[0].eigenvalue, c64::new(0.0, 0.0));
            assert!(!answer.detectable);
        }
    }
}

#[test]
fn harmonic_drive_reduced() {
    let file = data("harmonic_drive");
    let (full, constraint) = harmonic_drive(0.1);
    let projector = full.constraint_projector(&constraint).expect("independent rows");
    let expected = matrix_of(&file["P"]);
    for (i, j) in (0..4).flat_map(|i| (0..4).map(move |j| (i, j))) {
        assert!((projector[(i, j)] - expected[(i, j)]).abs() < 1e-14);
    }
    let d2 = 2e-4 + 1e4 * 1e-4;
    let u = matrix(&[
        &[1.0, 100.0 * 101.0 * 1e-4 / d2, 0.0],
        &[-100.0, 101.0 * 2e-4 / d2, 0.0],
        &[0.0, 1.0, 0.0],
        &[0.0, 0.0, 1.0],
    ]);
    let orthogonal = full.reduced(&u).expect("independent columns");
    for (found, key) in [
        (orthogonal.mass(), "M_r_orthogonal_basis_u2_u3_u1"),
        (orthogonal.damping(), "D_r_orthogonal"),
        (orthogonal.stiffness(), "S_r_orthogonal"),
    ] {
        let expected = matrix_of(&file[key]);
        for (i, j) in (0..3).flat_map(|i| (0..3).map(move |j| (i, j))) {
            assert!(
                (found[(i, j)] - expected[(i, j)]).abs() <= 1e-13 * expected[(i, i)].abs().max(1e-3),
                "{key} {i} {j}"
            );
            assert_eq!(found[(i, j)], found[(j, i)]);
        }
    }
    // What is zero is exactly zero: the basis is M-orthogonal.
    assert!((0..3).all(|i| (0..i).all(|j| orthogonal.mass()[(i, j)] == 0.0)));
    let eigenvalues: Vec<c64> = file["eigenvalues"].as_array().expect("a list").iter().map(complex).collect();
    let system = full.constrained(&constraint).expect("reduces").first_order().expect("invertible");
    assert!(same_eigenvalues(repeated_eigenvalues(&system), &eigenvalues, 1e-9));
    let zero =
        system.modes().expect("converges").modes.into_iter().find(|mode| mode.frequency == 0.0).expect("a rigid mode");
    assert_eq!((zero.algebraic, zero.geometric), (2, 2));
}

#[test]
fn harmonic_drive_driven() {
    let file = data("harmonic_drive");
    let reduced = |d: f64| {
        let (full, constraint) = harmonic_drive(d);
        full.constrained(&constraint).expect("reduces").first_order().expect("invertible")
    };
    let names = ["phi_fs", "phi_wg", "phi_cs", "phi_sp"];
    for (k, name) in names.iter().enumerate() {
        let answer = reduced(0.1).selected(&[k], &[]).expect("there").controllability().expect("converges");
        assert_eq!(answer.dimension, number(&file["single_inputs"][name]["controllable_dimension"]) as usize);
        assert_eq!(answer.uncontrollable[0].eigenvalue, c64::new(0.0, 0.0));
    }
    for (i, j) in (0..4).flat_map(|j| (0..j).map(move |i| (i, j))) {
        for (d, text) in [(0.1, "0.1"), (100.0, "100")] {
            let key = format!("{} + {}, d = {text}", names[i], names[j]);
            let answer = reduced(d).selected(&[i, j], &[]).expect("there").controllability().expect("converges");
            assert_eq!(answer.dimension, number(&file["controllable_dimension_of_pairs"][&key]) as usize, "{key}");
        }
    }
    let (full, constraint) = harmonic_drive(0.1);
    let system = full.constrained(&constraint).expect("reduces");
    assert_fewest(&system.fewest_inputs().expect("converges"), &file["fewest_inputs"]);
    assert_fewest(&system.fewest_outputs().expect("converges"), &file["fewest_outputs_positions"]);
}

#[test]
fn rings_need_two_of_their_masses() {
    let file = data("ring_and_chain");
    for (c, key) in [(0.0, "ring"), (0.1, "ring_damped_c_0.1")] {
        let system = ring(c);
        assert_fewest(&system.fewest_inputs().expect("converges"), &file[key]["fewest_inputs"]);
        assert_fewest(&system.fewest_outputs().expect("converges"), &file[key]["fewest_inputs"]);
        let modes = system.first_order().expect("invertible").modes().expect("converges").modes;
        let mut squares: Vec<(f64, usize)> = Vec::new();
        for mode in modes.iter().filter(|mode| mode.eigenvalue.im > 0.0) {
            squares.push((mode.frequency.powi(2), mode.algebraic));
            assert!(!mode.defective());
        }
        squares.sort_by(|x, y| x.0.total_cmp(&y.0));
        let counts: Vec<usize> = squares.iter().map(|square| square.1).collect();
        assert_eq!(counts, [1, 2, 2, 1]);
        assert!(squares.iter().zip([2.0, 10.0, 26.0, 34.0]).all(|(found, exact)| close(found.0, exact, 1e-13)));
    }
}

#[test]
fn chains_lose_their_antisymmetric_mode_from_the_middle() {
    let stiffness = matrix(&[&[4.0, -2.0, 0.0], &[-2.0, 4.0, -2.0], &[0.0, -2.0, 4.0]]);
    let file = &data("ring_and_chain")["chain"]["single"];
    for k in 0..3 {
        let system = mechanism(diagonal(&[1.0; 3]), Mat::zeros(3, 3), stiffness.clone(), unit_columns(3, &[k]));
        let answer = system.first_order().expect("invertible").controllability().expect("converges");
        let expected = &file[format!("x{k}")];
        assert_eq!(answer.dimension, number(&expected["controllable_dimension"]) as usize);
        let lost: Vec<c64> = answer.uncontrollable.iter().map(|lost| lost.eigenvalue).collect();
        let wanted: Vec<c64> = expected["uncontrollable"].as_array().expect("a list").iter().map(complex).collect();
        assert!(same_eigenvalues(lost, &wanted, 1e-13));
    }
}

#[test]
fn jordan_blocks_are_told() {
    let file = &data("ring_and_chain")["first_order"];
    let a = matrix_of(&file["A"]);
    let system = LinearSystem::strictly_proper(a, Mat::identity(4, 4), Mat::identity(4, 4)).expect("shapes");
    let modes = system.modes().expect("converges").modes;
    let minus_one = modes.iter().find(|mode| (mode.eigenvalue.re + 1.0).abs() < 1e-9).expect("it is there");
    assert_eq!(minus_one.geometric, number(&file["geometric_multiplicity_of_-1"]) as usize);
    assert_eq!(minus_one.algebraic, number(&file["algebraic"]) as usize);
    assert_eq!(system.fewest_inputs().expect("converges").bound, number(&file["fewest_inputs"]) as usize);
    assert_eq!(system.fewest_outputs().expect("converges").bound, number(&file["fewest_outputs"]) as usize);
}

/// M_r of the manipulator, its joints as inputs, springs in the base joints.
fn manipulator(spring: f64) -> SecondOrder {
    let file = data("rrr3_actuators");
    let mass = matrix_of(&file["M_r"]);
    let rates = file["joint_rates_per_platform_rate"].as_object().expect("a table");
    let joints: Vec<String> = rates.keys().cloned().collect();
    let columns: Vec<Vec<f64>> =
        rates.values().map(|row| row.as_array().expect("numbers").iter().map(number).collect()).collect();
    let forces = Mat::from_fn(3, joints.len(), |i, j| columns[j][i]);
    let base: Vec<usize> = (0..joints.len()).filter(|&k| joints[k].starts_with("base")).collect();
    let stiff = |i: usize, j: usize| base.iter().map(|&k| spring * columns[k][i] * columns[k][j]).sum();
    let symmetric = Mat::from_fn(3, 3, |i, j| 0.5 * (mass[(i, j)] + mass[(j, i)]));
    let system = mechanism(symmetric, Mat::zeros(3, 3), Mat::from_fn(3, 3, stiff), forces);
    system.with_names(strings(&["x", "y", "angle"]), joints, strings(&["x", "y", "angle"])).expect("names")
}

#[test]
fn manipulator_without_springs_needs_three_motors() {
    let file = &data("rrr3_actuators")["no_springs"];
    let fewest = manipulator(0.0).fewest_inputs().expect("converges");
    assert_eq!(fewest.count(), Some(number(&file["fewest_inputs"]) as usize));
    assert_eq!(fewest.sets.len(), number(&file["triples_that_do"]) as usize);
    // Without stiffness and damping the distance grows with the least singular value of the inputs: ranks agree.
    let ranked: Vec<Vec<String>> = fewest.sets.iter().map(|set| set.names.clone()).collect();
    let best = names(&file["best_three"][2][1]);
    let place = |wanted: &[String]| {
        ranked.iter().position(|set| wanted.iter().all(|name| set.contains(name))).expect("it is among them")
    };
    assert_eq!(place(&best), 0);
    assert_eq!(place(&names(&file["worst_five"][0][1])), ranked.len() - 1);
    let base: Vec<usize> = (0..9).collect();
    let system = manipulator(0.0).first_order().expect("invertible");
    let pair: Vec<usize> =
        base.into_iter().filter(|&k| ["base[0]", "base[1]"].contains(&system.inputs()[k].as_str())).collect();
    let dimension = system.selected(&pair, &[]).expect("there").controllability().expect("converges").dimension;
    assert_eq!(dimension, number(&file["two_base_motors_controllable_dimension"]) as usize);
}

/// Theorems 8 and 13: without springs every rest position is an equilibrium, so that each freedom has its own motor and its own sensor.
#[test]
fn without_springs_every_freedom_is_driven_and_seen() {
    for seed in 0..24 {
        let mut random = Random::new(seed + 1);
        let n = 1 + seed as usize % 4;
        let spread = random.matrix(n, n);
        let dampers = random.matrix(n, seed as usize % (n + 1));
        let system = SecondOrder::new(SecondOrderMatrices {
            mass: Mat::<f64>::identity(n, n) + &spread * spread.transpose(),
            damping: &dampers * dampers.transpose(),
            stiffness: Mat::zeros(n, n),
            forces: random.matrix(n, n + 1),
            positions: random.matrix(n + 1, n),
            rates: Mat::zeros(n + 1, n),
        })
        .expect("shapes");
        for fewest in [system.fewest_inputs(), system.fewest_outputs()] {
            let fewest = fewest.expect("converges");
            assert_eq!((fewest.bound, fewest.count()), (n, Some(n)), "seed {seed}");
        }
    }
}

#[test]
fn manipulator_with_springs_needs_one_motor() {
    let file = &data("rrr3_actuators")["springs_20_Nm_per_rad_in_the_base_joints"];
    let system = manipulator(20.0);
    let fewest = system.fewest_inputs().expect("converges");
    assert_eq!(fewest.count(), Some(1));
    assert_eq!(fewest.sets.len(), 9);
    for row in file["single"].as_array().expect("rows") {
        let joint = row["joint"].as_str().expect("a name");
        let set = fewest.sets.iter().find(|set| set.names[0] == joint).expect("it does");
        let expected = number(&row["distance"]);
        let found = set.distance.expect("ranked").value;
        assert!(close(found, expected, 1e-8), "{joint}: {found} and {expected}");
    }
    let modes = system.first_order().expect("invertible").modes().expect("converges").modes;
    let mut squares: Vec<f64> =
        modes.iter().filter(|mode| mode.eigenvalue.im > 0.0).map(|m| m.frequency.powi(2)).collect();
    squares.sort_by(f64::total_cmp);
    let expected = file["omega_squared"].as_array().expect("numbers").iter().map(number);
    assert!(squares.iter().zip(expected).all(|(found, exact)| close(*found, exact, 1e-11)));
}

#[test]
fn pendulum_on_a_cart() {
    let file = &data("pendulum_cart")["linearization_at_0"];
    let b: Vec<f64> = file["B"].as_array().expect("numbers").iter().map(number).collect();
    let a = matrix_of(&file["A"]);
    let system = LinearSystem::strictly_proper(a, Mat::from_fn(4, 1, |i, _| b[i]), Mat::zeros(0, 4)).expect("shapes");
    let eigenvalues: Vec<c64> = file["eigenvalues"].as_array().expect("a list").iter().map(complex).collect();
    assert!(same_eigenvalues(repeated_eigenvalues(&system), &eigenvalues, 1e-13));
    assert!(system.controllability().expect("converges").controllable);
}

/// x'' + ω²x = c z, z'' + ω²z = 0: driven at its own frequency x grows like t cos ωt, in any coordinates, and does not where c = 0.
#[test]
fn resonance_grows_in_proportion_to_time() {
    for (omega, c) in [(1.0, 1.0), (1.0, 0.0), (1.3, 0.4), (1.3, 0.0), (40.0, 700.0), (1e-3, 1e-6)] {
        let w = omega * omega;
        let a = [[0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0], [-w, c, 0.0, 0.0], [0.0, -w, 0.0, 0.0]];
        for turned in [false, true] {
            let plain = Mat::from_fn(4, 4, |i, j| a[i][j]);
            // A reflection in the plane of the positions and in that of the rates.
            let (cos, sin) = if turned { (0.28, 0.96) } else { (1.0, 0.0) };
            let block = [[cos, sin], [sin, -cos]];
            let t = Mat::from_fn(4, 4, |i, j| if i / 2 == j / 2 { block[i % 2][j % 2] } else { 0.0 });
            let system = LinearSystem::strictly_proper(&t * &plain * &t, Mat::zeros(4, 0), Mat::zeros(0, 4));
            let found = system.expect("a system").modes().expect("converges");
            let wanted = if c == 0.0 { Stability::Marginal } else { Stability::Drifting };
            assert_eq!(found.stability, wanted, "{omega} {c} {turned}: {:?}", found.modes);
            let pair: Vec<_> = found.modes.iter().map(|m| (m.algebraic, m.geometric)).collect();
            assert_eq!(pair, vec![(2, if c == 0.0 { 2 } else { 1 }); 2], "{omega} {c} {turned}");
        }
    }
}
