//! `linearize` against the numbers of [L], of an independent derivation, and against laws.

use std::path::PathBuf;

use dalembert::dynamics::linearization::{Distance, Fewest, Linearization, Stability, Zero};
use dalembert::{Error, Linearize, Loaded, Vary};
use serde_json::Value;

fn data(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/forms").join(name)
}

fn numbers(name: &str) -> Value {
    let text = std::fs::read_to_string(data(&format!("{name}.json"))).expect("the data");
    serde_json::from_str(&text).expect("JSON")
}

fn example(name: &str, parameters: &[(&str, f64)]) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let parameters: Vec<(String, f64)> = parameters.iter().map(|(p, x)| ((*p).to_owned(), *x)).collect();
    dalembert::open_with(path, &parameters).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn words(list: &[&str]) -> Vec<String> {
    list.iter().map(|s| (*s).to_owned()).collect()
}

fn linear(loaded: &Loaded, how: &Linearize) -> Linearization {
    loaded.linearize(how).unwrap_or_else(|e| panic!("{e}"))
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

fn close(found: f64, wanted: f64, relative: f64) {
    assert!((found - wanted).abs() <= relative * wanted.abs(), "{found} instead of {wanted}");
}

/// Sets of names, in no order.
fn sets(found: &[Vec<String>]) -> Vec<Vec<String>> {
    let mut all: Vec<Vec<String>> = found.to_vec();
    all.iter_mut().for_each(|set| set.sort());
    all.sort();
    all
}

fn sets_of(value: &Value) -> Vec<Vec<String>> {
    let names = |set: &Value| set.as_array().unwrap().iter().map(|n| n.as_str().unwrap().to_owned()).collect();
    sets(&value.as_array().expect("sets").iter().map(names).collect::<Vec<_>>())
}

/// Each number that is wanted is near a distinct one that was found.
fn same_eigenvalues(found: &Linearization, wanted: &Value, tolerance: f64) {
    let mut left: Vec<(f64, f64)> =
        found.modes.iter().flat_map(|m| std::iter::repeat_n(m.eigenvalue, m.algebraic)).collect();
    let size = left.iter().fold(0.0_f64, |m, s| m.max(s.0.hypot(s.1)));
    for s in wanted.as_array().expect("eigenvalues") {
        let (re, im) = (number(&s[0]), number(&s[1]));
        let off = |s: &(f64, f64)| (s.0 - re).hypot(s.1 - im);
        let k = (0..left.len()).min_by(|&i, &j| off(&left[i]).total_cmp(&off(&left[j]))).expect("as many");
        assert!(off(&left[k]) <= tolerance * size, "{re} {im} is not among {left:?}");
        left.remove(k);
    }
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn two_inertias_are_controlled_by_either_motor_but_for_one_damper() {
    let file = numbers("two_inertias");
    for row in file["table"].as_array().expect("rows") {
        let loaded = example("two_inertias", &[("d", number(&row["d"]))]);
        let how = Linearize { candidate_inputs: Some(words(&["phi_1", "phi_2"])), ..Linearize::default() };
        let found = linear(&loaded, &how);
        same_eigenvalues(&found, &row["eigenvalues"], 1e-12);
        let dimension = row["controllable_dimension"].as_u64().unwrap() as usize;
        assert_eq!(found.controllability.dimension, dimension);
        assert_eq!(found.controllability.all, dimension == 4);
        let distance = found.controllability.distance.expect("a distance");
        if dimension == 4 {
            close(distance.value, number(&row["distance"]), 1e-12);
        } else {
            assert!(distance.value < 1e-15, "{}", distance.value);
        }
        close(distance.rate, number(&row["w0"]), 1e-12);
        let fewest = &row["fewest_inputs"];
        assert_eq!(found.fewest_inputs.bound.expect("counted") as u64, fewest["bound_theorem_7"].as_u64().unwrap());
        assert_eq!(sets(&found.fewest_inputs.sets), sets_of(&fewest["sets"]));
    }
}

#[test]
fn the_damper_of_two_inertias_is_found_exactly() {
    let file = numbers("two_inertias");
    let vary = vec![Vary { name: "d".to_owned(), from: 0.0, to: 1.0 }];
    let found = linear(&example("two_inertias", &[]), &Linearize { vary, ..Linearize::default() });
    let study = &found.parameters[0];
    assert!(study.inputs.exact);
    let values: Vec<f64> = study.inputs.losses.iter().map(|loss| loss.value).collect();
    assert_eq!(values, [number(&file["special_d_for_one_motor"])]);
    assert_eq!(study.inputs.losses[0].dimension, 3);
    let wanted = &file["interval_of_d_with_distance_below_1e-3"];
    assert_eq!(study.inputs.intervals.len(), 1);
    close(study.inputs.intervals[0].from, number(&wanted[0]), 1e-10);
    close(study.inputs.intervals[0].to, number(&wanted[1]), 1e-10);
}

#[test]
fn what_sensors_of_two_inertias_see() {
    let file = &numbers("two_inertias")["observable_dimension_d_0.02"];
    for (output, key) in
        [("phi_1", "phi_1"), ("phi_1'", "phi_1'"), ("sum", "phi_1 + phi_2"), ("twist", "phi_1 - phi_2")]
    {
        let found = linear(
            &example("two_inertias", &[]),
            &Linearize { outputs: Some(words(&[output])), ..Linearize::default() },
        );
        assert_eq!(found.observability.dimension as u64, file[key].as_u64().unwrap(), "{output}");
    }
}

/// One torque on both alike turns them together and never against each other; an opposite one the other way round.
#[test]
fn a_torque_on_both_leaves_out_the_motion_against_each_other() {
    let text =
        std::fs::read_to_string(format!("{}/../../examples/two_inertias.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let file = &numbers("two_inertias")["uncontrollable_eigenvalues"];
    for (sign, key) in [("", "both_same"), ("-", "opposite")] {
        let model = text.replace("phi_1 = \"tau\"", &format!("phi_1 = \"tau\"\nphi_2 = \"{sign}tau\""));
        let found = linear(&dalembert::open_text("both", &model).unwrap(), &Linearize::default());
        assert!(!found.controllability.all && found.controllability.rest_decays == sign.is_empty());
        let wanted = file[key].as_array().unwrap();
        assert_eq!(found.controllability.lost.len(), wanted.len());
        for s in wanted {
            let near = |l: &&dalembert::dynamics::linearization::Lost| {
                (l.eigenvalue.0 - number(&s[0])).hypot(l.eigenvalue.1 - number(&s[1])) < 1e-10
            };
            let lost = found.controllability.lost.iter().find(near).expect("it is lost");
            assert_eq!(lost.geometric, 1);
            // The rates of the two inertias have weights of one size, opposite where the torque is the same.
            let weight = |name: &str| lost.directions[0].iter().find(|w| w.0 == name).expect("a share").1;
            let (one, other) = (weight("phi_1'"), weight("phi_2'"));
            let turn = if sign.is_empty() { 1.0 } else { -1.0 };
            assert!((one.0 + turn * other.0).hypot(one.1 + turn * other.1) < 1e-10 * one.0.hypot(one.1));
        }
    }
}

#[test]
fn harmonic_drive_end_to_end() {
    let file = numbers("harmonic_drive");
    let four = Some(words(&["phi_fs", "phi_wg", "phi_cs", "phi_sp"]));
    let how = |inputs: &[&str]| Linearize {
        inputs: Some(words(inputs)),
        independent: Some(words(&["phi_sp", "phi_fs", "phi_cs"])),
        candidate_inputs: four.clone(),
        ..Linearize::default()
    };
    let found = linear(&example("harmonic_drive", &[]), &how(&["tau"]));
    assert!(found.model.equilibrium && found.model.autonomous && found.model.unforced);
    same_eigenvalues(&found, &file["eigenvalues"], 1e-12);
    assert_eq!(found.fewest_inputs.bound, Some(2));
    assert_eq!(sets(&found.fewest_inputs.sets), sets_of(&file["fewest_inputs"]["sets"]));
    assert_eq!(sets(&found.fewest_outputs.sets), sets_of(&file["fewest_outputs_positions"]["sets"]));
    let second = found.second_order.expect("a mechanical form");
    for (row, wanted) in second.mass.iter().zip(file["M_r_plain_basis_b1_b2_b3"].as_array().unwrap()) {
        row.iter().zip(wanted.as_array().unwrap()).for_each(|(x, y)| assert!((x - number(y)).abs() < 1e-14));
    }
    let plain = &file["gershgorin_plain"];
    for (discs, key) in second.discs.iter().zip(["M", "D", "S"]) {
        let mut wanted: Vec<(f64, f64)> =
            plain[key].as_array().unwrap().iter().map(|d| (number(&d["center"]), number(&d["radius"]))).collect();
        let mut discs = discs.discs.clone();
        wanted.sort_by(|x, y| x.0.total_cmp(&y.0));
        discs.sort_by(|x, y| x.0.total_cmp(&y.0));
        for (d, w) in discs.iter().zip(&wanted) {
            assert!((d.0 - w.0).abs() < 1e-12 * 200.0 && (d.1 - w.1).abs() < 1e-12 * 200.0, "{key}: {d:?} {w:?}");
        }
    }
    for (pair, dimension) in file["controllable_dimension_of_pairs"].as_object().unwrap() {
        let (names, d) = pair.split_once(", d = ").unwrap();
        let inputs: Vec<&str> = names.split(" + ").collect();
        let found = linear(&example("harmonic_drive", &[("d", d.parse().unwrap())]), &how(&inputs));
        assert_eq!(found.controllability.dimension as u64, dimension.as_u64().unwrap(), "{pair}");
    }
    let vary = vec![Vary { name: "d".to_owned(), from: 1.0, to: 200.0 }];
    let found = linear(&example("harmonic_drive", &[]), &Linearize { vary, ..how(&["phi_fs", "phi_wg"]) });
    let losses = &found.parameters[0].inputs.losses;
    assert_eq!((losses.len(), losses[0].value, losses[0].dimension), (1, 100.0, 5));
    close(losses[0].eigenvalues[0].0, -1.0, 1e-12);
}

#[test]
fn a_mass_matrix_of_ones_has_discs_of_no_radius() {
    let how = Linearize { orthonormal: true, ..Linearize::default() };
    let found = linear(&example("harmonic_drive", &[]), &how).second_order.expect("a form");
    for (i, row) in found.mass.iter().enumerate() {
        row.iter().enumerate().for_each(|(j, x)| assert_eq!(*x, if i == j { 1.0 } else { 0.0 }));
    }
    assert!(found.discs[0].discs.iter().all(|d| *d == (1.0, 0.0)));
    let plain = linear(&example("harmonic_drive", &[]), &Linearize::default()).second_order.expect("a form");
    // NᵀMN = 1 with the independent coordinates in terms of the new ones.
    let basis = found.basis.expect("a basis");
    let n = basis.len();
    for i in 0..n {
        for j in 0..n {
            let sum: f64 = (0..n)
                .flat_map(|k| (0..n).map(move |l| (k, l)))
                .map(|(k, l)| basis[k][i] * plain.mass[k][l] * basis[l][j])
                .sum();
            assert!((sum - if i == j { 1.0 } else { 0.0 }).abs() < 1e-12, "{sum}");
        }
    }
}

#[test]
fn a_ring_needs_two_motors() {
    let file = &numbers("ring_and_chain")["ring"];
    let six = Some(words(&["x0", "x1", "x2", "x3", "x4", "x5"]));
    let loaded = dalembert::open(data("ring.toml")).unwrap();
    let found = linear(&loaded, &Linearize { candidate_inputs: six, ..Linearize::default() });
    assert_eq!(found.fewest_inputs.bound, Some(2));
    assert_eq!(sets(&found.fewest_inputs.sets), sets_of(&file["fewest_inputs"]["sets"]));
    let frequencies = found.modes.iter().filter(|m| m.eigenvalue.1 > 0.0);
    let mut squares: Vec<f64> =
        frequencies.flat_map(|m| std::iter::repeat_n(m.frequency * m.frequency, m.algebraic)).collect();
    squares.sort_by(f64::total_cmp);
    for (found, wanted) in squares.iter().zip([2.0, 10.0, 10.0, 26.0, 26.0, 34.0]) {
        close(*found, wanted, 1e-12);
    }
    assert_eq!((squares.len(), found.stability), (6, Stability::Marginal));
}

#[test]
fn the_middle_of_a_chain_does_not_reach_its_antisymmetric_mode() {
    let text = "dalembert = 1\n[variables]\nx0 = {}\nx1 = {}\nx2 = {}\n[lagrangian]\n\
        kinetic = \"(x0'^2 + x1'^2 + x2'^2)/2\"\npotential = \"x0^2 + (x0 - x1)^2 + (x1 - x2)^2 + x2^2\"\n";
    let loaded = dalembert::open_text("chain", text).unwrap();
    let single = &numbers("ring_and_chain")["chain"]["single"];
    for name in ["x0", "x1", "x2"] {
        let found = linear(&loaded, &Linearize { inputs: Some(words(&[name])), ..Linearize::default() });
        assert_eq!(found.controllability.dimension as u64, single[name]["controllable_dimension"].as_u64().unwrap());
        for lost in &found.controllability.lost {
            close(lost.eigenvalue.1.abs(), 2.0, 1e-12);
        }
    }
    // Without inputs there are modes all the same.
    let none = linear(&loaded, &Linearize::default());
    assert_eq!((none.model.inputs.len(), none.modes.len(), none.model.b.len()), (0, 6, 6));
}

#[test]
fn a_jordan_block_of_first_order() {
    let mut text = "dalembert = 1\n[variables]\n".to_owned();
    for name in ["a", "b", "c", "d"] {
        text.push_str(&format!("{name} = {{ order = 1 }}\n"));
    }
    text.push_str("[equations]\n");
    for (name, force) in [("a", "b - a"), ("b", "-b"), ("c", "-c"), ("d", "2*d")] {
        text.push_str(&format!("mass.{name}.{name} = 1\nforce.{name} = \"{force}\"\n"));
    }
    let loaded = dalembert::open_text("first", &text).unwrap_or_else(|e| panic!("{e}"));
    let found = linear(&loaded, &Linearize::default());
    let file = &numbers("ring_and_chain")["first_order"];
    for (row, wanted) in found.model.a.iter().zip(file["A"].as_array().unwrap()) {
        row.iter().zip(wanted.as_array().unwrap()).for_each(|(x, y)| assert_eq!(*x, number(y)));
    }
    let block = found.modes.iter().find(|m| (m.eigenvalue.0 + 1.0).hypot(m.eigenvalue.1) < 1e-6).expect("a mode");
    assert_eq!((block.algebraic, block.geometric), (3, 2));
    assert_eq!(found.fewest_inputs.bound.expect("counted") as u64, file["fewest_inputs"].as_u64().unwrap());
    assert_eq!(found.fewest_outputs.bound.expect("counted") as u64, file["fewest_outputs"].as_u64().unwrap());
    assert_eq!(found.stability, Stability::Unstable);
}

#[test]
fn a_pendulum_on_a_cart_in_natural_coordinates() {
    let file = &numbers("pendulum_cart")["linearization_at_0"];
    let loaded = dalembert::open(data("pendulum_cart_natural.toml")).unwrap();
    let rest = ["x", "theta", "x'", "theta'", "u"].map(|name| (name.to_owned(), 0.0));
    let how = Linearize { set: rest.to_vec(), independent: Some(words(&["x", "theta"])), ..Linearize::default() };
    let found = linear(&loaded, &how);
    assert!(found.model.equilibrium);
    let model = &found.model;
    for (row, wanted) in model.a.iter().zip(file["A"].as_array().unwrap()) {
        row.iter().zip(wanted.as_array().unwrap()).for_each(|(x, y)| close(*x, number(y), 1e-12));
    }
    let b: Vec<f64> = model.b.iter().map(|row| row[0]).collect();
    b.iter().zip(file["B"].as_array().unwrap()).for_each(|(x, y)| close(*x, number(y), 1e-12));
    same_eigenvalues(&found, &file["eigenvalues"], 1e-12);
    let apply =
        |x: &[f64]| -> Vec<f64> { model.a.iter().map(|row| row.iter().zip(x).map(|(a, x)| a * x).sum()).collect() };
    let (ab, aab) = (apply(&b), apply(&apply(&b)));
    let columns = [b, ab, aab.clone(), apply(&aab)];
    let kalman = faer::Mat::from_fn(4, 4, |i, j| columns[j][i]);
    close(kalman.determinant(), number(&file["det_kalman"]), 1e-12);
    // Any independent coordinates have the same modes, and rest is found from where it swings.
    let other = Linearize {
        at_equilibrium: true,
        set: vec![("u".to_owned(), 0.0)],
        independent: Some(words(&["x", "X"])),
        ..Linearize::default()
    };
    same_eigenvalues(&linear(&loaded, &other), &file["eigenvalues"], 1e-11);
}

/// Constraints between accelerations leave fewer accelerations free than velocities: T = (x'² + 3 y'²)/2 with x'' + y'' = −x has
/// x'' = −3x/4 and y'' = −x/4, and x'' = −x alone leaves none.
#[test]
fn constraints_between_accelerations_have_no_mechanical_form() {
    let alone = ("x = {}", "x'^2/2", "x'' = -x", vec![vec![0.0, 1.0], vec![-1.0, 0.0]]);
    let rest = vec![
        vec![0.0, 0.0, 1.0, 0.0],
        vec![0.0, 0.0, 0.0, 1.0],
        vec![-0.75, 0.0, 0.0, 0.0],
        vec![-0.25, 0.0, 0.0, 0.0],
    ];
    let two = ("x = {}\ny = {}", "(x'^2 + 3*y'^2)/2", "x'' + y'' = -x", rest);
    for (variables, kinetic, row, wanted) in [alone, two] {
        let text = format!(
            "dalembert = 1\n[variables]\n{variables}\n[lagrangian]\nkinetic = \"{kinetic}\"\n[constraints]\nc = \"{row}\"\n"
        );
        let loaded = dalembert::open_text("accelerations", &text).unwrap();
        for orthonormal in [false, true] {
            let found = linear(&loaded, &Linearize { orthonormal, ..Linearize::default() });
            for (row, wanted) in found.model.a.iter().zip(&wanted) {
                row.iter().zip(wanted).for_each(|(x, y)| assert!((x - y).abs() < 1e-15, "{:?}", found.model.a));
            }
            assert!(found.second_order.is_none());
        }
    }
}

/// The 3RRR of bodies; every base joint has a spring that is at ease in the pose.
fn rrr3(spring: f64) -> Loaded {
    let file = numbers("rrr3_actuators");
    let angle = |k: usize| ((7 + 4 * k) as f64 * std::f64::consts::PI / 6.0).sin_cos();
    let theta = |k: usize, i: usize| number(&file["theta1_theta2"][k][i]);
    let mut text =
        "dalembert = 1\ntitle = \"3RRR of bodies\"\n[bodies.platform]\nmass = 8\ninertia = [0.0817, 0.0817, 0.0817, 0, 0, 0]\n"
            .to_owned();
    text.push_str("[bodies.platform.frames]\n");
    for k in 0..3 {
        let (s, c) = angle(k);
        text.push_str(&format!("pin{k} = {{ at = [{}, {}, 0] }}\n", 0.2 * c, 0.2 * s));
    }
    for k in 0..3 {
        let ((s, c), turn) = (angle(k), theta(k, 1) - theta(k, 0));
        text.push_str(&format!(
            "[bodies.bar{k}]\nmass = 3\ncom = [0.2, 0, 0]\ninertia = [0.04, 0.04, 0.04, 0, 0, 0]\nframes = {{ tip = {{ at = [0.4, 0, 0] }} }}\n\
             [bodies.rod{k}]\nmass = 4\ncom = [0.3, 0, 0]\ninertia = [0.12, 0.12, 0.12, 0, 0, 0]\nframes = {{ tip = {{ at = [0.6, 0, 0] }} }}\n\
             [joints.base{k}]\ntype = \"revolute\"\nbetween = [\"ground\", \"bar{k}\"]\n\
             frames = [{{ at = [{}, {}, 0] }}, {{}}]\nstart = {t}\nfixed = true\nstiffness = {spring}\nrest = {t}\n\
             [joints.elbow{k}]\ntype = \"revolute\"\nbetween = [\"bar{k}.tip\", \"rod{k}\"]\nstart = {turn}\n\
             [joints.plat{k}]\ntype = \"revolute\"\nbetween = [\"rod{k}.tip\", \"platform.pin{k}\"]\nstart = {}\n",
            0.5 * c,
            0.5 * s,
            0.1 - theta(k, 1),
            t = theta(k, 0),
        ));
    }
    dalembert::open_text("rrr3", &text).unwrap_or_else(|e| panic!("{e}"))
}

/// `base0` of the model is `base[0]` of the data.
fn renamed(sets: &[Vec<String>]) -> Vec<Vec<String>> {
    let one = |name: &String| format!("{}[{}]", &name[..name.len() - 1], &name[name.len() - 1..]);
    sets.iter().map(|set| set.iter().map(one).collect()).collect()
}

#[test]
fn which_of_nine_joints_of_a_3rrr_to_drive() {
    let file = numbers("rrr3_actuators");
    let nine: Vec<String> = (0..3).flat_map(|k| ["base", "elbow", "plat"].map(|w| format!("{w}{k}"))).collect();
    let free = linear(
        &rrr3(0.0),
        &Linearize {
            candidate_inputs: Some(nine.clone()),
            inputs: Some(words(&["base0", "base1"])),
            ..Linearize::default()
        },
    );
    assert_eq!(free.fewest_inputs.bound, Some(3));
    assert_eq!(free.fewest_inputs.sets.len(), file["no_springs"]["triples_that_do"].as_u64().unwrap() as usize);
    let named = renamed(&free.fewest_inputs.sets);
    let best =
        sets_of(&file["no_springs"]["best_three"].as_array().unwrap()[2..].iter().map(|r| r[1].clone()).collect());
    assert_eq!(sets(&named[..1]), best);
    assert_eq!(free.controllability.dimension, 4);
    let sprung = linear(&rrr3(20.0), &Linearize { candidate_inputs: Some(nine), ..Linearize::default() });
    let file = &file["springs_20_Nm_per_rad_in_the_base_joints"];
    assert!(sprung.model.equilibrium);
    let frequencies: Vec<f64> =
        sprung.modes.iter().filter(|m| m.eigenvalue.1 > 0.0).map(|m| m.frequency * m.frequency).collect();
    for (found, wanted) in frequencies.iter().zip(file["omega_squared"].as_array().unwrap()) {
        close(*found, number(wanted), 1e-12);
    }
    assert_eq!(sets(&renamed(&sprung.fewest_inputs.sets)), sets_of(&file["sets"]));
    for row in file["single"].as_array().unwrap() {
        let named = renamed(&sprung.fewest_inputs.sets);
        let k = named.iter().position(|set| set[0] == row["joint"].as_str().unwrap()).expect("a set");
        close(sprung.fewest_inputs.distances[k].expect("a distance").value, number(&row["distance"]), 1e-12);
    }
}

/// Other units of mass and angle make other matrices, and the same verdicts.
#[test]
fn verdicts_do_not_depend_on_units() {
    let plain = linear(&example("two_inertias", &[]), &Linearize::default());
    let heavy = linear(&example("two_inertias", &[("J", 10.0), ("d", 20.0), ("s", 5000.0)]), &Linearize::default());
    for (x, y) in plain.model.a.iter().flatten().zip(heavy.model.a.iter().flatten()) {
        assert!((x - y).abs() <= 1e-13 * x.abs());
    }
    let value = |l: &Linearization| l.controllability.distance.expect("a distance").value;
    close(value(&heavy), value(&plain), 1e-12);
}

/// Constraints in E ẋ = A x + B u and eliminated ones say the same: every mode of the one solves the other.
#[test]
fn the_form_with_constraints_has_the_same_modes() {
    let plain = ["four_bar", "double_pendulum_cartesian", "slider_crank", "rlc_ladder"].map(|name| (name, false));
    for (name, sprung) in plain.into_iter().chain(["four_bar", "slider_crank", "jansen"].map(|name| (name, true))) {
        let how = Linearize { descriptor: true, at_equilibrium: true, ..Linearize::default() };
        let loaded = if sprung { sprung_everywhere(name) } else { example(name, &[]) };
        let found = linear(&loaded, &how);
        let d = found.descriptor.expect("it was asked for");
        let n = d.states.len();
        for mode in &found.modes {
            let s = faer::c64::new(mode.eigenvalue.0, mode.eigenvalue.1);
            let pencil = faer::Mat::from_fn(n, n, |i, j| s * d.e[i][j] - d.a[i][j]);
            let values = pencil.singular_values().unwrap();
            assert!(values[n - 1] <= 1e-8 * values[0], "{name}: s = {s}: {:?}", values.last());
        }
        // Elsewhere the pencil is regular.
        let pace = found.modes.iter().fold(1.0_f64, |m, mode| m.max(mode.eigenvalue.0.hypot(mode.eigenvalue.1)));
        let s = faer::c64::new(1.3, 0.7) * pace;
        let values = faer::Mat::from_fn(n, n, |i, j| s * d.e[i][j] - d.a[i][j]).singular_values().unwrap();
        assert!(values[n - 1] > 1e-8 * values[0], "{name}: s = {s}: {:?}", values.last());
        // Three for each loop of bodies: rows across the plane.
        let loops = loaded.model.mechanism.as_ref().map_or(0, |m| m.closures.len());
        assert_eq!(d.left_out.len(), 3 * loops, "{name}: {:?}", d.left_out);
        assert_eq!(
            n,
            loaded.model.variables.iter().map(|v| v.state.len()).sum::<usize>() + loaded.model.rows.len() - 3 * loops
        );
        assert!(d.states.iter().all(|name| !name.is_empty()), "{:?}", d.states);
    }
}

/// An example with springs and dampers in all hinges, those that close loops among them.
fn sprung_everywhere(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let hinge = "type = \"revolute\"\n";
    let text = std::fs::read_to_string(path).unwrap().replace(hinge, &format!("{hinge}stiffness = 3\ndamping = 0.2\n"));
    dalembert::open_text(name, &text).unwrap_or_else(|e| panic!("{name}: {e}"))
}

#[test]
fn names_that_are_not_there_are_one_sentence() {
    let loaded = example("two_inertias", &[]);
    let refused = |how: Linearize, name: &str| match loaded.linearize(&how) {
        Err(Error::Physics(sentence)) => assert!(sentence.contains(name) && !sentence.contains('\n'), "{sentence}"),
        other => panic!("{other:?}"),
    };
    refused(Linearize { inputs: Some(words(&["tao"])), ..Linearize::default() }, "did you mean `tau`?");
    refused(Linearize { inputs: Some(words(&["tau", "tau"])), ..Linearize::default() }, "named twice");
    refused(Linearize { outputs: Some(words(&["phi_3"])), ..Linearize::default() }, "`phi_3`");
    refused(Linearize { outputs: Some(words(&[""])), ..Linearize::default() }, "a comma too many");
    refused(Linearize { candidate_inputs: Some(words(&["x"])), ..Linearize::default() }, "`x`");
    refused(Linearize { independent: Some(words(&["psi"])), ..Linearize::default() }, "`psi`");
    let vary = vec![Vary { name: "dd".to_owned(), from: 0.0, to: 1.0 }];
    refused(Linearize { vary, ..Linearize::default() }, "did you mean `d`?");
    let usage = |how: Linearize, part: &str| match loaded.linearize(&how) {
        Err(Error::Usage(sentence)) => assert!(sentence.contains(part), "{sentence}"),
        other => panic!("{other:?}"),
    };
    usage(Linearize { margin: Some(0.1), ..Linearize::default() }, "--vary");
    let few = Linearize { independent: Some(words(&["phi_1"])), ..Linearize::default() };
    refused(few, "name 1 more, such as `phi_2`");
    let d = Vary { name: "d".to_owned(), from: 0.0, to: 1.0 };
    usage(Linearize { vary: vec![d.clone(), d], ..Linearize::default() }, "twice");
}

/// A crank, a rod between ball joints and a rocker, in units of length and mass, its bodies named in another order if `turned`.
fn rssr((length, mass): (f64, f64), turned: bool) -> Loaded {
    let body = |name: &str, m: f64, com: f64, own: [f64; 3], tip: f64| {
        let [x, y, z] = own.map(|i| i * mass * length * length);
        format!(
            "[bodies.{name}]\nmass = {}\ncom = [{}, 0, 0]\ninertia = [{x}, {y}, {z}, 0, 0, 0]\nframes = {{ tip = {{ at = [{}, 0, 0] }} }}\n",
            m * mass,
            com * length,
            tip * length
        )
    };
    let mut bodies = [
        body("crank", 1.3, 0.15, [0.001, 0.011, 0.012], 0.3),
        body("rod", 0.7, 0.4, [0.0007, 0.041, 0.041], 0.8),
        body("rocker", 1.1, 0.25, [0.001, 0.021, 0.022], 0.5),
    ];
    let mut joints = [
        "[joints.A]\ntype = \"revolute\"\naxis = [0, 1, 0]\nbetween = [\"ground\", \"crank\"]\nstart = 0.3\n"
            .to_owned(),
        "[joints.S]\ntype = \"spherical\"\nbetween = [\"crank.tip\", \"rod\"]\n".to_owned(),
        format!(
            "[joints.B]\ntype = \"revolute\"\naxis = [1, 0.2, 1]\nbetween = [\"ground\", \"rocker\"]\nframes = [{{ at = [{}, {}, {}] }}, {{}}]\n",
            0.7 * length,
            0.5 * length,
            -0.1 * length
        ),
        "[joints.T]\ntype = \"spherical\"\nbetween = [\"rod.tip\", \"rocker.tip\"]\n".to_owned(),
    ];
    if turned {
        bodies.reverse();
        joints.swap(0, 2);
    }
    let text = format!("dalembert = 1\ngravity = [0, 0, {}]\n{}{}", -9.81 * length, bodies.concat(), joints.concat());
    dalembert::open_text("rssr", &text).unwrap_or_else(|e| panic!("{e}"))
}

/// A rod spins idly between ball joints: what turns the crank neither moves nor sees that, in any units and with any numbering, and the
/// frequency of the rest is the same.
#[test]
fn a_rod_that_spins_idly_is_neither_reached_nor_seen() {
    let mut frequencies = Vec::new();
    for (length, mass) in [(1.0, 1.0), (1e3, 1.0), (1e-3, 1e3), (0.0254, 0.453_592_37), (1e6, 1e-6), (7.0, 1e9)] {
        for turned in [false, true] {
            let how = Linearize {
                at_equilibrium: true,
                inputs: Some(words(&["A"])),
                outputs: Some(words(&["A", "B"])),
                candidate_inputs: Some(Vec::new()),
                candidate_outputs: Some(Vec::new()),
                ..Linearize::default()
            };
            let found = linear(&rssr((length, mass), turned), &how);
            assert!(found.model.equilibrium && found.model.states.len() == 4);
            let (reach, see) = (&found.controllability, &found.observability);
            assert_eq!((reach.dimension, see.dimension), (2, 2), "{length} m, {mass} kg, {turned}");
            assert!(reach.lost.iter().chain(&see.lost).all(|l| l.eigenvalue == (0.0, 0.0)));
            frequencies.push(found.modes.iter().map(|m| m.frequency).fold(0.0, f64::max));
        }
    }
    frequencies.iter().for_each(|w| close(*w, frequencies[0], 1e-9));
}

/// A carriage with two pendulums of a mass and a length (in units of a metre and of a kilogram), anyhow in space.
fn two_pendulums((length, mass): (f64, f64), ratio: f64, other: f64) -> Loaded {
    // Two unit vectors across each other, and their product.
    let (x, z) = ([2.0 / 3.0, -1.0 / 3.0, 2.0 / 3.0], [1.0 / 3.0, -2.0 / 3.0, -2.0 / 3.0]);
    let y: Vec<f64> = (0..3).map(|i| z[(i + 1) % 3] * x[(i + 2) % 3] - z[(i + 2) % 3] * x[(i + 1) % 3]).collect();
    let times = |v: &[f64], by: f64| format!("[{}, {}, {}]", v[0] * by, v[1] * by, v[2] * by);
    let mut text = format!(
        "dalembert = 1\ngravity = {}\n[bodies.carriage]\nmass = {mass}\n[joints.slide]\ntype = \"prismatic\"\nbetween = [\"ground\", \"carriage\"]\n\
         axis = {}\nstiffness = {}\ndamping = {}\n",
        times(&z, -9.81 * length),
        times(&x, 1.0),
        50.0 * mass,
        0.3 * mass
    );
    for (name, side, arm) in [("left", -length, 1.0), ("right", length, other)] {
        let com: Vec<f64> = (0..3).map(|i| side * x[i] - arm * length * z[i]).collect();
        text.push_str(&format!(
            "[bodies.{name}]\nmass = {}\ncom = {}\n[joints.{name}]\ntype = \"revolute\"\nbetween = [\"carriage\", \"{name}\"]\naxis = {}\nat = {}\n",
            ratio * mass,
            times(&com, 1.0),
            times(&y, 1.0),
            times(&x, side)
        ));
    }
    text.push_str("[actuators.motor]\njoint = \"slide\"\n");
    dalembert::open_text("pendulums", &text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// Pendulums of one length swing against each other unmoved and unseen by what carries them, those of two lengths do not: whatever masses
/// they have beside it, and whatever units.
#[test]
fn verdicts_do_not_depend_on_ratios_of_masses() {
    let how = Linearize {
        outputs: Some(words(&["slide"])),
        candidate_inputs: Some(Vec::new()),
        candidate_outputs: Some(Vec::new()),
        ..Linearize::default()
    };
    for unit in [(1.0, 1.0), (1e3, 1e-3), (0.0254, 0.453_592_37), (1e-6, 1e6)] {
        for ratio in [1e-6, 1e-3, 1.0, 1e3, 1e6] {
            for (other, dimension) in [(1.0, 4), (1.25, 6)] {
                let found = linear(&two_pendulums(unit, ratio, other), &how);
                let (reach, see) = (&found.controllability, &found.observability);
                assert_eq!((reach.dimension, see.dimension), (dimension, dimension), "{unit:?} {ratio} {other}");
                // Left and right against each other, without the carriage.
                for (name, weight) in reach.lost.iter().chain(&see.lost).flat_map(|l| &l.directions).flatten() {
                    assert!(
                        !name.starts_with("slide") && weight.0.hypot(weight.1) > 0.1,
                        "{unit:?} {ratio}: {name} {weight:?}"
                    );
                }
            }
        }
    }
}

/// Two formulas that meet at a state have no one linearization there; beside it they do.
#[test]
fn a_state_at_which_formulas_switch_is_named() {
    let stop = |x: f64| {
        let text = format!(
            "dalembert = 1\n[variables]\nx = {{ start = {x} }}\n[lagrangian]\nkinetic = \"x'^2/2\"\n[forces]\nx = \"-100*max(x, 0) - x'\"\n"
        );
        dalembert::open_text("stop", &text).unwrap()
    };
    let why = stop(0.0).linearize(&Linearize::default()).err().unwrap().to_string();
    assert!(why.contains("how the rate of `x'` depends on `x` changes at once here") && why.contains("max"), "{why}");
    for (x, stiffness) in [(0.1, 100.0), (-0.1, 0.0)] {
        assert_eq!(linear(&stop(x), &Linearize::default()).model.a[1][0], -stiffness);
    }
}

/// Modes of a platform in motion against eigenvalues of the same A: no rank that is there may be taken off.
#[test]
fn modes_of_a_platform_add_up_to_the_trace() {
    let how =
        Linearize { candidate_inputs: Some(Vec::new()), candidate_outputs: Some(Vec::new()), ..Linearize::default() };
    let found = linear(&example("stewart_rss", &[]), &how);
    let a = &found.model.a;
    let n = a.len();
    let traces = |power: u32| {
        let mut x = faer::Mat::<f64>::identity(n, n);
        let a = faer::Mat::from_fn(n, n, |i, j| a[i][j]);
        (0..power).for_each(|_| x = &x * &a);
        (0..n).map(|k| x[(k, k)]).sum::<f64>()
    };
    for power in 1..=4 {
        let of = |m: &dalembert::dynamics::linearization::Mode| {
            let s = faer::c64::new(m.eigenvalue.0, m.eigenvalue.1).powu(power);
            m.algebraic as f64 * s
        };
        let sum: faer::c64 = found.modes.iter().map(of).sum();
        let size: f64 = found.modes.iter().map(|m| m.algebraic as f64 * m.frequency.powi(power as i32)).sum();
        assert!((sum.re - traces(power)).abs() < 1e-9 * size, "{power}: {sum} {}", traces(power));
    }
    // Nothing changes how fast the six rods spin or sees how they lie; where they lie, the motors reach: the platform moves, and rods that are led round turn.
    assert_eq!((found.controllability.dimension, found.observability.dimension), (18, 12));
}

/// Six rods of a platform spin idly: twelve states of twenty-four.
#[test]
fn rods_of_a_platform_are_neither_reached_nor_seen() {
    let how = Linearize {
        at_equilibrium: true,
        candidate_inputs: Some(Vec::new()),
        candidate_outputs: Some(Vec::new()),
        ..Linearize::default()
    };
    let found = linear(&example("stewart_rss", &[]), &how);
    assert_eq!((found.controllability.dimension, found.observability.dimension), (12, 12));
    // What the loads are balanced for at this instant passes: no state of rest is claimed.
    assert!(!found.model.equilibrium && found.model.because.is_some());
}

/// A ball in two wells on a slope f: it rests where q³ − q = f, and near there moves as s² = 1 − 3q².
const WELLS: &str = "dalembert = 1\n[parameters]\nf = 0\n[variables]\nq = { start = 0.9 }\n\
    [lagrangian]\nkinetic = \"q'^2/2\"\npotential = \"q^4/4 - q^2/2 - f*q\"\n";

/// The state of rest that was found goes on over a parameter; where it ends, in the fold at f = −2/√27, no other one stands in for it.
#[test]
fn states_of_rest_are_followed_over_a_parameter_to_where_they_end() {
    let model = dalembert::open_text("wells", WELLS).expect("reads");
    let over = |from: f64, to: f64| {
        let vary = vec![Vary { name: "f".to_owned(), from, to }];
        model.linearize(&Linearize { at_equilibrium: true, vary, ..Linearize::default() })
    };
    let found = over(-0.384, 2.0).unwrap_or_else(|e| panic!("{e}"));
    let modes = &found.parameters[0].modes;
    for (k, &f) in modes.places.iter().enumerate() {
        let mut q = 2.0_f64;
        (0..100).for_each(|_| q -= (q.powi(3) - q - f) / (3.0 * q * q - 1.0));
        let wanted = (3.0 * q * q - 1.0).sqrt();
        assert!(modes.branches.iter().all(|branch| (branch.eigenvalues[k].1.abs() - wanted).abs() < 1e-6), "{f}");
    }
    let found = over(-0.5, 0.5).unwrap_or_else(|e| panic!("{e}"));
    let [gap] = found.gaps.as_slice() else { panic!("{:?}", found.gaps) };
    let fold = -2.0 / 27.0_f64.sqrt();
    assert!(gap.from == -0.5 && (gap.to - fold).abs() < 1e-5 && gap.because.contains("end at f = -0.384"), "{gap:?}");
    assert!(matches!(found.parameters.as_slice(), [part] if (part.range.0 - fold).abs() < 1e-5 && part.range.1 == 0.5));
}

/// A strut that springs up to a lean e buckles under a load P: k (a − e) = P sin a, in energies of s and turns of 1/l.
fn strut((k, load, lean, start): (f64, f64, f64, f64), (s, l): (f64, f64)) -> Loaded {
    let text = format!(
        "dalembert = 1\n[parameters]\nP = {load}\nk = {k}\nlean = {lean}\nlength = {l}\nsize = {s}\n[variables]\na = {{ start = {} }}\n[lagrangian]\n\
         kinetic = \"size*(a'/length)^2/2\"\npotential = \"size*(k/2*(a/length - lean)^2 + P*cos(a/length))\"\ndissipation = \"size*0.1*(a'/length)^2\"\n",
        start * l
    );
    dalembert::open_text("strut", &text).expect("reads")
}

/// Its stable state of rest on the side to which it leans by e, or against it.
fn buckled(k: f64, load: f64, lean: f64) -> f64 {
    let missing = |a: f64| k * (a - lean) - load * a.sin();
    let (mut low, mut high) = (if load > k { (k / load).acos() } else { 0.0 }, std::f64::consts::PI + lean.abs());
    for _ in 0..200 {
        let middle = 0.5 * (low + high);
        if missing(middle) < 0.0 { low = middle } else { high = middle }
    }
    low
}

/// What a parameter's range says of the state of rest that was found, or at which value that is said to end.
fn followed(
    loaded: &Loaded,
    name: &str,
    (from, to): (f64, f64),
) -> Result<dalembert::dynamics::linearization::ParameterStudy, f64> {
    let vary = vec![Vary { name: name.to_owned(), from, to }];
    let mut found = loaded
        .linearize(&Linearize { at_equilibrium: true, vary, ..Linearize::default() })
        .unwrap_or_else(|e| panic!("{e}"));
    match found.gaps.first() {
        None => Ok(found.parameters.remove(0)),
        Some(gap) => {
            let said = &gap.because;
            let place = said.split(&format!(" end at {name} = ")).nth(1).unwrap_or_else(|| panic!("{said}"));
            Err(place.trim().parse().unwrap_or_else(|_| panic!("{said}")))
        }
    }
}

/// Whatever the range: a buckled strut that is straight without its load stays stable down to the fork at P = k and ends there; one that leans goes on to any load on its own side, and on
/// the other one ends in the fold, where tan a = a + |e| and P cos a = k.
#[test]
fn a_buckled_strut_is_followed_to_its_fork_or_fold_whatever_the_range() {
    let mut random = crate::drawn::Random(41);
    for _ in 0..3 {
        let mut between = |low: f64, high: f64| low + (high - low) * 0.5 * (1.0 + random.number());
        let (k, size) =
            (10f64.powf(between(-1.0, 2.0)), (10f64.powf(between(-6.0, 6.0)), 10f64.powf(between(-1.0, 3.0))));
        let side = between(-1.0, 1.0).signum();
        let stays = |model: &Loaded, range: (f64, f64), at_end: f64| {
            let study = followed(model, "P", range).unwrap_or_else(|end| panic!("ends at {end} in {range:?}"));
            assert!(study.stability.iter().all(|r| r.stability == Stability::Asymptotic), "{:?}", study.stability);
            let square = k - range.1 * at_end.cos();
            let last = study.modes.branches.iter().filter_map(|branch| branch.eigenvalues.last());
            last.for_each(|s| close(s.0.hypot(s.1).powi(2), square, 1e-6));
        };
        let ends = |model: &Loaded, range: (f64, f64), at: f64| match followed(model, "P", range) {
            Ok(study) => panic!("goes on over {range:?}: {:?}", study.stability),
            Err(end) => close(end, at, 2e-5),
        };
        let load = k * between(1.4, 3.0);
        let (below, above) = (k * between(0.1, 0.95), k * between(3.1, 6.0));
        // Straight without its load.
        let start = side * buckled(k, load, 0.0);
        let model = strut((k, load, 0.0, start), size);
        ends(&model, (below, above), k);
        ends(&model, (below, load), k);
        stays(&model, (k * between(1.02, 1.3), above), buckled(k, above, 0.0));
        // Leaning to its own side, by much or by little.
        let lean = 10f64.powf(between(-5.0, -1.0));
        let model = strut((k, load, side * lean, side * buckled(k, load, lean)), size);
        stays(&model, (below, above), buckled(k, above, lean));
        // Leaning to the other one.
        let (mut low, mut high) = (0.0_f64, 1.5_f64);
        for _ in 0..200 {
            let middle = 0.5 * (low + high);
            if middle.tan() < middle + lean { low = middle } else { high = middle }
        }
        let fold = k / low.cos();
        let load = fold * between(1.2, 2.0);
        let model = strut((k, load, -side * lean, side * buckled(k, load, -lean)), size);
        ends(&model, (below, 3.0 * load), fold);
        ends(&model, (0.9 * fold, load), fold);
    }
}

/// A spring drags a mass over wavy ground: k (x − p) + 2πA sin 2πx = 0. It is stuck in its valley up to the fold where cos 2πx = −k/4π²A, to either side and over any range, and rests in others farther on.
#[test]
fn a_dragged_mass_does_not_leap_to_the_next_valley() {
    let mut random = crate::drawn::Random(43);
    let turn = std::f64::consts::TAU;
    for _ in 0..3 {
        let mut between = |low: f64, high: f64| low + (high - low) * 0.5 * (1.0 + random.number());
        let (k, size) = (10f64.powf(between(-1.0, 2.0)), 10f64.powf(between(-4.0, 4.0)));
        let depth = k * between(0.03, 0.5);
        let text = format!(
            "dalembert = 1\n[parameters]\np = 0\n[variables]\nx = {{ start = 0 }}\n[lagrangian]\nkinetic = \"{size}*x'^2/2\"\n\
             potential = \"{size}*({k}/2*(x - p)^2 - {depth}*cos(2*pi*x))\"\ndissipation = \"{size}*x'^2\"\n"
        );
        let model = dalembert::open_text("dragged", &text).expect("reads");
        let x = (-k / (turn * turn * depth)).acos() / turn;
        let fold = x + turn * depth * (turn * x).sin() / k;
        let (near, far) = (fold * between(0.1, 0.95), fold * between(1.01, 12.0));
        let ends = |range: (f64, f64), at: f64| match followed(&model, "p", range) {
            Ok(study) => panic!("goes on over {range:?}: {:?}", study.stability),
            Err(end) => close(end, at, 2e-5),
        };
        ends((-far, near), -fold);
        ends((-far, far), -fold);
        ends((-near, far), fold);
        assert!(followed(&model, "p", (-near, near)).is_ok());
    }
}

/// The margin of a set of inputs or outputs is that of the system with these, whatever others might be chosen; and that of the inputs themselves is told once.
#[test]
fn margins_of_sets_are_those_of_the_system_with_these() {
    let text = "[variables]\ni1 = { order = 1 }\ni2 = { order = 1 }\nu = { order = 1 }\n[inputs]\nU = 0\n[equations]\n\
        mass = { i1 = { i1 = 1e-3, i2 = 2.9e-3 }, i2 = { i1 = 2.9e-3, i2 = 9e-3 }, u = { u = 1e-6 } }\n\
        force = { i1 = \"U - 2*i1\", i2 = \"-u\", u = \"i2 - u/50\" }\n[outputs]\no = \"u\"\n";
    let loaded = super::typed::open(text);
    let found = linear(&loaded, &Linearize::default());
    let value = |distance: &Option<Distance>| distance.expect("a distance").value;
    let own = value(&found.controllability.distance);
    for (set, distance) in found.fewest_inputs.sets.iter().zip(&found.fewest_inputs.distances) {
        let alone = linear(&loaded, &Linearize { inputs: Some(set.clone()), ..Linearize::default() });
        close(value(distance), value(&alone.controllability.distance), 1e-3);
        assert!(set[0] != "U" || value(distance) == own, "{set:?}: {distance:?}, {own}");
    }
    for (set, distance) in found.fewest_outputs.sets.iter().zip(&found.fewest_outputs.distances) {
        let alone = linear(&loaded, &Linearize { outputs: Some(set.clone()), ..Linearize::default() });
        close(value(distance), value(&alone.observability.distance), 1e-3);
    }
    assert!(found.fewest_inputs.sets.len() > 2 && found.fewest_outputs.sets.len() > 2);
}

/// Joints in other units act as they did: of two candidates that push alike one is left, and none that pushes otherwise is.
#[test]
fn candidates_that_act_alike_do_so_in_any_units() {
    let count = |scale: f64| {
        // A turn of one radian beside a slide of 1/scale metres: two columns that differ by a slide a thousandth as large.
        let text = format!(
            "dalembert = 1\n[parameters]\nk = {{ value = {}, unit = \"N/m\" }}\nL = {{ value = {}, unit = \"m\" }}\n\
             m = {{ value = 1, unit = \"kg\" }}\nslip = {{ value = 0.001 }}\n\
             [variables]\nx = {{ unit = \"m\" }}\nphi = {{ unit = \"rad\" }}\n[inputs]\nu = {{ value = 0, unit = \"N\" }}\nw = {{ value = 0, unit = \"N\" }}\n\
             [lagrangian]\nkinetic = \"m*(x'^2 + L^2*phi'^2)/2\"\npotential = \"k*(x^2 + L^2*phi^2)/2\"\n\
             [forces]\nphi = \"L*(u + w)\"\nx = \"slip*w\"\n",
            3.0, scale
        );
        let found = linear(&dalembert::open_text("units", &text).unwrap(), &Linearize::default());
        found.fewest_inputs.candidates
    };
    let plain = count(1.0);
    assert!(plain.contains(&"u".to_owned()) && plain.contains(&"w".to_owned()), "{plain:?}");
    for scale in [1e-6, 1e-3, 1e3, 1e6] {
        assert_eq!(count(scale), plain);
    }
}

/// A motor on the first inertia, measured there: its zeros are the modes that are left when it is held, J s² + 2 d s + s. What comes
/// through is the compliance at s = 0 but for the free turn: k Π z / Π p of the others.
#[test]
fn zeros_are_the_modes_that_are_left_when_an_output_is_held() {
    let how = Linearize { outputs: Some(words(&["phi_1"])), ..Linearize::default() };
    let found = linear(&example("two_inertias", &[]), &how);
    let (j, d, s) = (0.01_f64, 0.02, 5.0);
    let wanted = (-d / j, (s / j - (d / j).powi(2)).sqrt());
    assert_eq!(found.zeros.len(), 2);
    for zero in &found.zeros {
        close(zero.value.0, wanted.0, 1e-12);
        close(zero.value.1.abs(), wanted.1, 1e-12);
    }
    let [channel] = found.channels.as_slice() else { panic!("one channel") };
    assert_eq!((channel.input.as_str(), channel.output.as_str()), ("tau", "phi_1"));
    // At high frequencies the first inertia alone.
    close(channel.gain, 1.0 / j, 1e-12);
    assert_eq!((channel.zeros.len(), channel.poles.len()), (2, 4));
}

/// A box of inertias 2k, 3k, 4.5k that tumbles about its first axis with Ω: from a torque about that axis to its rate along it s⁵ (s² + Ω²)² (4.5 s² + Ω²) vanishes, whatever k is.
#[test]
fn zeros_of_a_tumbling_box_are_told_in_any_units() {
    for (k, rate) in [(1.0, 1e-3), (1e9, 1e-3), (1e9, 2.0), (0.7, 1.3)] {
        let text = format!(
            "dalembert = 1\n[bodies.b]\nmass = 1e3\ninertia = [{}, {}, {}, 0, 0, 0]\n[joints.f]\ntype = \"free\"\nbetween = [\"ground\", \"b\"]\n\
             rate = [0, {rate}, 0, 0, 0, 0]\n[outputs]\nw = \"wx(b)\"\n",
            2.0 * k,
            3.0 * k,
            4.5 * k
        );
        let loaded = dalembert::open_text("model.toml", &text).unwrap_or_else(|e| panic!("{e}"));
        let none = || Some(Vec::new());
        let inputs = Some(words(&["tau.f.wx"]));
        let how = Linearize { inputs, candidate_inputs: none(), candidate_outputs: none(), ..Linearize::default() };
        let found = loaded.linearize(&how).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(found.zeros.len(), 11, "{k}, {rate}: {:?}", found.zeros);
        for (wanted, often) in [(0.0, 5), (rate, 2), (-rate, 2), (rate / 4.5f64.sqrt(), 1), (-rate / 4.5f64.sqrt(), 1)]
        {
            let near = |zero: &&Zero| zero.value.0.hypot(zero.value.1 - wanted) <= 1e-9 * rate;
            assert_eq!(found.zeros.iter().filter(near).count(), often, "{k}, {rate}: {wanted} in {:?}", found.zeros);
        }
    }
}

/// Rods of a delta robot that spin idly add zeros to the modes and nothing else: all others are those of its motors alone.
#[test]
fn idle_rods_leave_the_modes_of_the_motors() {
    let how =
        Linearize { candidate_inputs: Some(Vec::new()), candidate_outputs: Some(Vec::new()), ..Linearize::default() };
    let found = linear(&example("delta", &[]), &how);
    let zeros: usize = found.modes.iter().filter(|m| m.eigenvalue == (0.0, 0.0)).map(|m| m.algebraic).sum();
    assert_eq!((found.model.states.len(), zeros), (18, 12));
    let second = found.second_order.expect("a form");
    let motors: Vec<usize> = (0..9).filter(|&k| second.coordinates[k].ends_with("motor")).collect();
    for mode in found.modes.iter().filter(|m| m.eigenvalue != (0.0, 0.0)) {
        let s = faer::c64::new(mode.eigenvalue.0, mode.eigenvalue.1);
        let pencil = faer::Mat::from_fn(3, 3, |i, j| {
            let (i, j) = (motors[i], motors[j]);
            s * s * second.mass[i][j] + s * second.damping[i][j] + second.stiffness[i][j]
        });
        let values = pencil.singular_values().unwrap();
        assert!(values[2] <= 1e-12 * values[0], "{s}: {values:?}");
    }
}

/// Away from rest every rod of a delta robot turns about its own line as the motors' angles say, c_k · δq: the two of an arm alike, and of the
/// three arms two independently, since moving all motors alike turns none. Motors reach themselves, and two spins with their angles:
/// 6 + 2·2. Nothing else of a rod counts, however light it is; and nobody sees a spin.
#[test]
fn motors_of_an_accelerating_delta_reach_two_spins() {
    let how =
        Linearize { candidate_inputs: Some(Vec::new()), candidate_outputs: Some(Vec::new()), ..Linearize::default() };
    let found = linear(&example("delta", &[]), &how);
    assert!(!found.model.equilibrium && found.model.states.len() == 18);
    assert_eq!((found.controllability.dimension, found.observability.dimension), (10, 6));
    let motor = |name: &str| name.ends_with("motor'") || name.ends_with("motor");
    let lost = found.controllability.lost.iter().flat_map(|l| &l.directions).flatten();
    assert!(lost.into_iter().all(|(name, _)| !motor(name)), "{:?}", found.controllability.lost);
}

/// Without inputs nothing is reached, whatever multiplicities the eigenvalues have.
#[test]
fn nothing_is_reached_without_inputs() {
    for name in ["tumbling", "rattleback", "heavy_top", "precessing_top", "wheel", "double_pendulum"] {
        let found = linear(&example(name, &[]), &Linearize { inputs: Some(Vec::new()), ..Linearize::default() });
        let reach = &found.controllability;
        let lost: usize = reach.lost.iter().map(|l| l.algebraic).sum();
        assert_eq!((reach.dimension, lost), (0, found.model.states.len()), "{name}");
    }
}

/// A parameter on which other data depend has no polynomial that is known here: what is found is not called exact, and is found all the
/// same. By itself it is exact.
#[test]
fn other_data_that_depend_on_a_parameter_are_not_overlooked() {
    let study = |more: &str, spring: &str| {
        let text = format!(
            "dalembert = 1\n[parameters]\nJ = 0.01\ns = 5\nd = 0.02\n{more}[variables]\nphi_1 = {{}}\nphi_2 = {{}}\n[inputs]\ntau = 0\n\
             [lagrangian]\nkinetic = \"J*(phi_1'^2 + phi_2'^2)/2\"\npotential = \"{spring}*(phi_1 - phi_2)^2/2\"\n\
             dissipation = \"d*(phi_1' + phi_2')^2/2\"\n[forces]\nphi_1 = \"tau\"\n"
        );
        let vary = vec![Vary { name: "d".to_owned(), from: 0.0, to: 1.0 }];
        let loaded = dalembert::open_text("two", &text).unwrap_or_else(|e| panic!("{e}"));
        linear(&loaded, &Linearize { vary, ..Linearize::default() }).parameters.remove(0)
    };
    assert!(study("", "s").inputs.exact);
    // The same at five places of 0 … 1 and nowhere else.
    let hidden = "k = \"s*(1 + (d - 0.0625)*(d - 0.25)*(d - 0.375)*(d - 0.625)*(d - 0.9375))\"\n";
    assert!(!study(hidden, "k").inputs.exact);
}

/// A, B, C, D, offset and eigenvalues against other equations in other coordinates, in sixty digits (`linearized.py` beside the data): two
/// pendulums in motion, a loop of bodies in its crank's angle, a blade in quasi-velocities.
#[test]
fn matrices_are_those_of_sixty_digits() {
    type Case<'a> = (&'a str, &'a [(&'a str, f64)], Linearize);
    let wanted = numbers("linearized");
    let cases: [Case<'_>; 3] = [
        (
            "double_pendulum",
            &[("theta1", 0.7), ("theta2", -0.4), ("theta1'", 1.3), ("theta2'", -0.6)],
            Linearize { inputs: Some(words(&["theta1", "theta2"])), ..Linearize::default() },
        ),
        (
            "four_bar",
            &[("A", 1.1), ("A'", 2.0)],
            Linearize {
                inputs: Some(words(&["tau.A", "tau.D"])),
                independent: Some(words(&["A"])),
                ..Linearize::default()
            },
        ),
        (
            "chaplygin_sleigh",
            &[("x", 0.3), ("y", -0.2), ("phi", 0.4), ("u", -0.9), ("w", 0.35)],
            Linearize { inputs: Some(words(&["phi"])), ..Linearize::default() },
        ),
    ];
    for (name, point, how) in cases {
        let set = point.iter().map(|(p, x)| ((*p).to_owned(), *x)).collect();
        let found = linear(&example(name, &[]), &Linearize { set, ..how });
        let m = &found.model;
        for (key, matrix) in [("A", &m.a), ("B", &m.b), ("C", &m.c), ("D", &m.d)] {
            let rows = wanted[name][key].as_array().expect("rows");
            assert_eq!(rows.len(), matrix.len(), "{name} {key}: {:?}", m.states);
            let size = rows.iter().flat_map(|row| row.as_array().unwrap()).map(|x| number(x).abs()).fold(0.0, f64::max);
            for (row, wanted) in matrix.iter().zip(rows) {
                for (x, wanted) in row.iter().zip(wanted.as_array().expect("a row")) {
                    assert!((x - number(wanted)).abs() <= 1e-11 * size, "{name} {key}: {matrix:?} {rows:?}");
                }
            }
        }
        for (x, wanted) in m.offset.iter().zip(wanted[name]["offset"].as_array().expect("numbers")) {
            assert!((x - number(wanted)).abs() <= 1e-11 * number(wanted).abs().max(1.0), "{name}: {:?}", m.offset);
        }
        same_eigenvalues(&found, &wanted[name]["eigenvalues"], 1e-11);
    }
}

/// The benchmark of Meijaard, Papadopoulos, Ruina and Schwab (Proc. R. Soc. A 463, 2007, tables 1 and 2): speed, weave, capsize, castering.
#[test]
fn a_bicycle_has_its_published_eigenvalues() {
    let pair = |re: f64, im: f64| vec![(re, im), (re, -im)];
    let of_motion = |weave: (f64, f64), others: [f64; 2]| {
        let mut all = pair(weave.0, weave.1);
        all.extend(others.map(|s| (s, 0.0)));
        all
    };
    let real = |s: [f64; 2]| s.into_iter().flat_map(|s| [(s, 0.0), (-s, 0.0)]).collect::<Vec<_>>();
    let published = [
        (0.0, real([3.131_643_247_906_56, 5.530_943_717_653_93])),
        (1.0, of_motion((3.526_961_709_900_7, 0.807_740_275_199_3), [-3.134_231_250_665_78, -7.110_080_146_374_42])),
        (3.0, of_motion((1.706_756_056_639_75, 2.315_824_473_843_25), [-2.633_661_372_536_67, -10.351_014_672_459_2])),
        (
            5.0,
            of_motion((-0.775_341_882_195_85, 4.464_867_713_788_23), [-0.322_866_429_004_09, -14.078_389_692_798_22]),
        ),
        (7.0, of_motion((-2.138_756_442_583_62, 7.195_259_133_298_05), [0.102_681_705_747_66, -18.157_884_661_252_62])),
        (
            10.0,
            of_motion((-3.720_168_404_372_87, 10.906_811_394_762_87), [0.161_053_386_531_72, -24.624_596_350_174_04]),
        ),
    ];
    for (v, wanted) in published {
        let found = linear(&example("bicycle", &[("v", v), ("kick", 0.0)]), &Linearize::default());
        let mut left: Vec<(f64, f64)> =
            found.modes.iter().flat_map(|m| std::iter::repeat_n(m.eigenvalue, m.algebraic)).collect();
        for (re, im) in wanted {
            let off = |s: &(f64, f64)| (s.0 - re).hypot(s.1 - im);
            let k = (0..left.len()).min_by(|&i, &j| off(&left[i]).total_cmp(&off(&left[j]))).expect("as many");
            assert!(off(&left[k]) <= 1e-13 * re.hypot(im).max(1.0), "{re} {im} at {v} m/s is not among {left:?}");
            left.remove(k);
        }
        // What is left does not change with time: where it is and where it heads, its speed.
        assert!(left.iter().all(|s| s.0.hypot(s.1) < 1e-5), "{left:?} at {v} m/s");
    }
}

fn circuit(text: &str) -> Loaded {
    dalembert::open_text("circuit.toml", &format!("dalembert = 1\n{text}")).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// What integrates has the eigenvalue zero and no rounding in its place, whatever the units: integrators with op-amps, masses that drift with a spring between them, a gyrator.
#[test]
fn integrators_are_marginal_in_any_units() {
    let mut seed = 20.0_f64;
    let mut unit = |decades: f64| {
        // Multiples of the golden ratio, which fall everywhere.
        seed += (5.0_f64.sqrt() - 1.0) / 2.0;
        10.0_f64.powf(decades * (2.0 * seed.fract() - 1.0))
    };
    for _ in 0..40 {
        let (r, c, m, k) = (1e4 * unit(4.0), 1e-6 * unit(4.0), unit(6.0), unit(6.0));
        let amplifier = circuit(&format!(
            "[inputs]\nu = {{ value = 1 }}\n[variables]\nvc = {{ order = 1, start = 0.2, fixed = true }}\nvm = {{ order = 0 }}\nvo = {{ order = 0 }}\n\
             ic = {{ order = 0 }}\n[equations]\nmass = {{ vc = {{ vc = {c:e} }} }}\n\
             force = {{ vc = \"ic\", vm = \"(u - vm)/{r:e} - ic\", vo = \"vm\", ic = \"vm - vo - vc\" }}\n"
        ));
        let chain = circuit(&format!(
            "[variables]\nx = {{}}\ny = {{}}\nz = {{}}\n[lagrangian]\nkinetic = \"{m:e}*(x'^2 + 3*y'^2 + 0.7*z'^2)/2\"\n\
             potential = \"{k:e}*((x - y)^2 + 0.3*(y - z)^2)/2\"\n"
        ));
        let tank = circuit(&format!(
            "[variables]\nh = {{ order = 1, start = 0.5, fixed = true }}\ng = {{ order = 1, start = 0.2, fixed = true }}\np = {{ order = 0 }}\nq = {{ order = 0 }}\n\
             [equations]\nmass = {{ h = {{ h = {m:e} }}, g = {{ g = {c:e} }} }}\nforce = {{ h = \"-q\", g = \"q\", p = \"p - {k:e}*(h - g)\", q = \"{r:e}*q - p\" }}\n"
        ));
        for (loaded, zeros, stability) in
            [(amplifier, 1, Stability::Marginal), (chain, 2, Stability::Drifting), (tank, 1, Stability::Marginal)]
        {
            let found = linear(&loaded, &Linearize::default());
            let still = found.modes.iter().filter(|mode| mode.eigenvalue == (0.0, 0.0)).map(|mode| mode.algebraic);
            assert_eq!(still.sum::<usize>(), zeros, "{:?} {:?}", found.modes, found.model.a);
            assert_eq!(found.stability, stability);
        }
    }
}

/// What divides by zero, or by what is zero but for rounding, has no value or no slope here: it is refused by name.
#[test]
fn outputs_at_a_pole_are_named() {
    let refused = |loaded: &Loaded, output: &str| {
        let how = Linearize { outputs: Some(words(&[output])), ..Linearize::default() };
        match loaded.linearize(&how) {
            Err(e) => assert!(e.to_string().contains(&format!("`{output}`")), "{e}"),
            Ok(found) => panic!("{output}: {:?} {:?}", found.model.y0, found.model.c),
        }
    };
    let spring = circuit(
        "[variables]\nx = { start = [0, 1], fixed = true }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^2/2\"\n\
         [outputs]\none = \"1/x\"\ntwo = \"sqrt(x)\"\nthree = \"log(x)\"\nfour = \"x'/x\"\n",
    );
    ["one", "two", "three", "four"].iter().for_each(|output| refused(&spring, output));
    for r in ["1000", "37", "1e7"] {
        let gyrator = circuit(&format!(
            "[inputs]\nu = {{ value = 1 }}\n[variables]\nv1 = {{ order = 0 }}\ni1 = {{ order = 0 }}\nv2 = {{ order = 1 }}\n[equations]\n\
             mass = {{ v2 = {{ v2 = 1e-6 }} }}\nforce = {{ v1 = \"(u - v1)/50 - i1\", i1 = \"v2 - {r}*i1\", v2 = \"v1/{r}\" }}\n[outputs]\nZ = \"v1/i1\"\n"
        ));
        refused(&gyrator, "Z");
    }
    // Zeros of any order are none.
    let still = circuit(
        "[variables]\nx = { start = [0, 1], fixed = true }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^2/2\"\n\
         [outputs]\none = \"cos(pi/2 + x)^2\"\ntwo = \"cos(pi/2)*x'\"\n",
    );
    let found = linear(&still, &Linearize { outputs: Some(words(&["one", "two"])), ..Linearize::default() });
    assert!(found.model.y0.iter().all(|y| y.abs() < 1e-15), "{:?}", found.model.y0);
}

/// A parallelogram written as formulas, folded flat: two branches cross, as they do with bodies. A hair beside, one freedom is left.
#[test]
fn formulas_at_a_singular_pose_have_no_linear_system() {
    let text = |a: f64| {
        format!(
            "variables = {{ a = {{ start = {a}, fixed = true }}, b = {{ start = {} }}, c = {{ start = {a} }} }}\n[constraints]\n\
             x = \"cos(a) + 2*cos(a + b) = 2 + cos(c)\"\ny = \"sin(a) + 2*sin(a + b) = sin(c)\"\n\
             [lagrangian]\nkinetic = \"a'^2 + b'^2 + c'^2\"\npotential = \"sin(a) + sin(c)\"",
            -a
        )
    };
    let folded = crate::typed::open(&text(0.0)).linearize(&Linearize::default());
    let said = folded.map(|_| ()).expect_err("a singular pose").to_string();
    assert!(said.contains("singular (2 freedoms here, 1 in poses nearby)"), "{said}");
    assert_eq!(linear(&crate::typed::open(&text(0.1)), &Linearize::default()).model.states.len(), 2);
}

/// Two links with a potential and a dissipation: read off frames, or written in joint coordinates.
#[test]
fn energies_of_frames_are_linearized_as_those_of_coordinates() {
    let model = |energies: &str| {
        let text = format!(
            r#"
dalembert = 1
gravity = [0, -9.81, 0]
[bodies.a]
mass = 1
com = [0.5, 0, 0]
inertia = [0, 0.1, 0.1, 0, 0, 0]
frames = {{ tip = {{ at = [1, 0, 0] }} }}
[bodies.b]
mass = 0.7
com = [0.4, 0, 0]
inertia = [0, 0.1, 0.05, 0, 0, 0]
frames = {{ tip = {{ at = [0.8, 0, 0] }} }}
[joints.A]
type = "revolute"
between = ["ground", "a"]
start = 0.4
rate = 0.3
[joints.B]
type = "revolute"
between = ["a.tip", "b"]
start = -0.7
rate = -0.2
[lagrangian]
{energies}
"#
        );
        let loaded = dalembert::open_text("links.toml", &text).unwrap_or_else(|e| panic!("{e}"));
        linear(&loaded, &Linearize::default())
    };
    let by_frames =
        model("potential = \"-30*py(b.tip) + 20*(px(b.tip) - 0.5)^2\"\ndissipation = \"2*vy(b.tip)^2 + wz(b)^2\"");
    let by_coordinates = model(
        "potential = \"-30*(sin(A) + 0.8*sin(A + B)) + 20*(cos(A) + 0.8*cos(A + B) - 0.5)^2\"\n\
         dissipation = \"2*(cos(A)*A' + 0.8*cos(A + B)*(A' + B'))^2 + (A' + B')^2\"",
    );
    for (row, wanted) in by_frames.model.a.iter().zip(&by_coordinates.model.a) {
        for (found, wanted) in row.iter().zip(wanted) {
            assert!((found - wanted).abs() <= 1e-11 * wanted.abs().max(1.0), "{found} instead of {wanted}");
        }
    }
}

/// Where the state moves on and A with it, modes of one instant say nothing of what grows; where A stays, they do: linear equations, and motions along what A does not depend on.
#[test]
fn there_is_no_verdict_where_the_equations_move_on() {
    let of = |text: &str| linear(&super::typed::open(text), &Linearize::default()).stability;
    let swinging = "[variables]\nq = { start = [1, 2], fixed = true }\n[lagrangian]\nkinetic = \"q'^2/2\"\npotential = \"-cos(q)\"\n";
    assert_eq!(of(swinging), Stability::Unknown);
    let damped = "[variables]\nq = { start = [1, 2], fixed = true }\n[lagrangian]\nkinetic = \"q'^2/2\"\npotential = \"q^2/2\"\ndissipation = \"q'^2/5\"\n";
    assert_eq!(of(damped), Stability::Asymptotic);
    // The cart goes on at its speed; the pendulum on it hangs.
    let cart = "[variables]\nx = { start = [0, 3], fixed = true }\nq = { start = [0, 0], fixed = true }\n[lagrangian]\n\
                kinetic = \"x'^2 + q'^2/2 + x'*q'*cos(q)\"\npotential = \"-cos(q)\"\n";
    assert_ne!(of(cart), Stability::Unknown);
}

/// A symmetric rotor on an elastic support that two joints turn: J s² ∓ i C W s + k = 0. Its own turn changes nothing, whatever the direction of its axis and the rounding there; that of one that
/// is not symmetric does.
#[test]
fn steady_spin_of_symmetric_rotors_is_judged() {
    let rotor = |[x, y, z]: [f64; 3], other: f64| {
        // Two axes across the third.
        let length = (x * x + y * y + z * z).sqrt();
        let w = [x / length, y / length, z / length];
        let across = (w[0] * w[0] + w[2] * w[2]).sqrt();
        let u = [w[2] / across, 0.0, -w[0] / across];
        let v = [w[1] * u[2] - w[2] * u[1], w[2] * u[0] - w[0] * u[2], w[0] * u[1] - w[1] * u[0]];
        // R diag(J₁, J₂, C) Rᵀ.
        let sum = |i: usize, j: usize| 0.02 * u[i] * u[j] + other * v[i] * v[j] + 0.03 * w[i] * w[j];
        super::typed::open(&format!(
            "[bodies.gimbal]\nmass = 0\n[bodies.rotor]\nmass = 1\ninertia = [{:?}, {:?}, {:?}, {:?}, {:?}, {:?}]\n[joints.u]\ntype = \"universal\"\nbetween = [\"ground\", \"gimbal\"]\n\
             axis = {u:?}\nsecond_axis = {v:?}\n[joints.spin]\ntype = \"revolute\"\nbetween = [\"gimbal\", \"rotor\"]\naxis = {w:?}\nrate = 100\n\
             [lagrangian]\npotential = \"500/2*(u.first^2 + u.second^2)\"\n",
            sum(0, 0),
            sum(1, 1),
            sum(2, 2),
            sum(0, 1),
            sum(0, 2),
            sum(1, 2)
        ))
    };
    let axes = [[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [1.0, 2.0, 10.0], [-3.0, 1.0, 0.2], [0.3, -0.7, 0.1]];
    for axis in axes {
        let found = linear(&rotor(axis, 0.02), &Linearize::default());
        assert!(found.model.steady, "{axis:?}: {:?}", found.model.because);
        assert_ne!(found.stability, Stability::Unknown, "{axis:?}");
        for wanted in [100.0, 250.0] {
            let near = |m: &&dalembert::dynamics::linearization::Mode| (m.frequency - wanted).abs() < 1e-9 * wanted;
            assert!(found.modes.iter().any(|m| near(&m)), "{axis:?}: {:?}", found.modes);
        }
        let found = linear(&rotor(axis, 0.025), &Linearize::default());
        assert_eq!(found.stability, Stability::Unknown, "{axis:?}");
    }
    // The same wheel as a ball or not, on a fork that a spring holds.
    for (inertia, wanted) in [("[0.1, 0.2, 0.1, 0, 0, 0]", true), ("[0.1, 0.2, 0.15, 0, 0, 0]", false)] {
        let text = format!(
            "[bodies.f]\nmass = 1\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\n[bodies.w]\nmass = 1\ninertia = {inertia}\n[joints.a]\ntype = \"revolute\"\nbetween = [\"ground\", \"f\"]\n\
             stiffness = 3\n[joints.s]\ntype = \"revolute\"\nbetween = [\"f\", \"w\"]\naxis = [0, 1, 0]\nrate = 20\n"
        );
        let found = linear(&super::typed::open(&text), &Linearize::default());
        assert_eq!(found.stability != Stability::Unknown, wanted, "{inertia}");
    }
}

/// What is named as changing is what does: of a disc that rolls its velocity along its own axes, by w v; of a rod that swings its height, by v²/l.
#[test]
fn what_constraints_change_is_named() {
    let said = |text: &str, independent: Option<&[&str]>| {
        let how = Linearize { independent: independent.map(words), ..Linearize::default() };
        linear(&super::typed::open(text), &how).model.because.unwrap_or_default()
    };
    let disc = "gravity = [0, 0, -9.81]\n[parameters]\nv = 3.0\nr = 0.5\n[bodies.disc]\nmass = 1\ninertia = [\"r^2/4\", \"r^2/2\", \"r^2/4\", 0, 0, 0]\npose = { at = [0, 0, \"r\"] }\n\
        [joints.f]\ntype = \"free\"\nbetween = [\"ground\", \"disc\"]\nrate = [0, \"v/r\", 0, \"v\", 0, 0]\n[constraints]\ntouch = \"pz(disc) = r*sqrt(1 - yz(disc)^2)\"\n\
        rx = \"vx(disc)*sqrt(1 - yz(disc)^2) + r*(wy(disc)*(yz(disc)^2 - 1) - wz(disc)*yy(disc)*yz(disc)) = 0\"\n\
        ry = \"vy(disc)*sqrt(1 - yz(disc)^2) + r*(wz(disc)*yx(disc)*yz(disc) - wx(disc)*(yz(disc)^2 - 1)) = 0\"\n";
    let because = said(disc, None);
    assert!(because.contains("`f.vz` change by 18"), "{because}");
    let rod = "[variables]\nx = { start = [0, 0.5] }\ny = { start = [-1, 0] }\n[lagrangian]\nkinetic = \"(x'^2 + y'^2)/2\"\npotential = \"9.81*y\"\n[constraints]\nrod = \"sqrt(x^2 + y^2) = 1\"\n";
    let because = said(rod, Some(&["x"]));
    assert!(because.contains("`y'` change by 0.25"), "{because}");
}

/// Chains of integrators grow with a power of time, one less than they are long; so does a car beside its lane, whose steering turns it, which turns its way.
#[test]
fn words_for_growth_know_its_power() {
    let said = |text: &str| {
        let found = linear(&super::typed::open(text), &Linearize { inputs: Some(Vec::new()), ..Linearize::default() });
        dalembert::dynamics::combination::stability(&found.modes, found.stability)
    };
    let chains = |lengths: &[usize]| {
        let (mut variables, mut equations) = ("[variables]\n".to_owned(), "[equations]\n".to_owned());
        for (c, &length) in lengths.iter().enumerate() {
            for k in 0..length {
                variables += &format!("q{c}{k} = {{ order = 1, start = 0, fixed = true }}\n");
                let force = if k + 1 < length { format!("q{c}{}", k + 1) } else { "0".to_owned() };
                equations += &format!("mass.q{c}{k}.q{c}{k} = 1\nforce.q{c}{k} = \"{force}\"\n");
            }
        }
        variables + &equations
    };
    for (lengths, wanted) in [
        (&[2][..], "grow in proportion to time"),
        (&[2, 2], "grow in proportion to time"),
        (&[3], "grow like t^2"),
        (&[3, 3], "grow like t^2"),
        (&[5, 2, 1], "grow like t^4"),
    ] {
        assert!(said(&chains(lengths)).ends_with(wanted), "{lengths:?}: {}", said(&chains(lengths)));
    }
    let car = "[parameters]\nL = 2.7\n[variables]\nx = { start = [0, 10] }\ny = { start = [0, 0] }\npsi = { start = [0, 0] }\nde = { start = [0, 0] }\n[lagrangian]\n\
        kinetic = \"1000/2*(x'^2 + y'^2) + 1500/2*psi'^2 + 5/2*de'^2\"\n[constraints]\nrear = \"y'*cos(psi) = x'*sin(psi)\"\n\
        front = \"(y' + L*psi'*cos(psi))*cos(psi + de) = (x' - L*psi'*sin(psi))*sin(psi + de)\"\n";
    assert!(said(car).ends_with("grow like t^3"), "{}", said(car));
}

/// A low-pass with an ideal amplifier, whose current only what is left of a singular mass tells: the input acts by its value. R² C₁C₂ s² + 2 R C₂ s + 1.
#[test]
fn inputs_that_tell_a_current_act_by_their_values() {
    let model = |value: &str| {
        format!(
            "[parameters]\nR = 10e3\nC1 = 22e-9\nC2 = 10e-9\n[inputs]\nu = {{ {value} }}\n\
             [variables]\nx = {{ order = 1 }}\np = {{ order = 1 }}\no = {{ order = 1 }}\ni = {{ order = 0 }}\n[equations]\n\
             mass = {{ x = {{ x = \"C1\", o = \"-C1\" }}, p = {{ p = \"C2\" }}, o = {{ o = \"C1\", x = \"-C1\" }} }}\n\
             force = {{ x = \"(u - x)/R - (x - p)/R\", p = \"(x - p)/R\", o = \"i\", i = \"p - o\" }}\n"
        )
    };
    let how = Linearize { inputs: Some(words(&["u"])), outputs: Some(words(&["o"])), ..Linearize::default() };
    let found = linear(&super::typed::open(&model("value = 0")), &how);
    let (r, c1, c2) = (10e3_f64, 22e-9, 10e-9);
    let (w, half) = (1.0 / (r * r * c1 * c2), 1.0 / (r * c1));
    for (re, im) in found.modes.iter().map(|m| m.eigenvalue) {
        close(re, -half, 1e-8);
        close(re.hypot(im), w.sqrt(), 1e-8);
    }
    assert_eq!((found.model.inputs.len(), found.model.d.iter().flatten().all(|d| *d == 0.0)), (1, true));
    let refusal = super::typed::refusal(&model(""));
    assert!(refusal.contains("input `u`, of which only the value is known"), "{refusal}");
}

/// Where no motion meets the constraints there is nothing to linearize, at whatever level they disagree.
#[test]
fn constraints_that_contradict_each_other_have_no_linear_system() {
    for constraints in [
        "a = \"x'' + y'' = 0\"\nb = \"x'' + y'' = 1\"",
        "a = \"x' + y' = 0.5\"\nb = \"2*x' + 2*y' = 1 + t\"",
        "a = \"x + y = 0\"\nb = \"x + y = t^2/2\"",
    ] {
        let source = format!(
            "dalembert = 1\n[variables]\nx = {{ start = [0, 0.2] }}\ny = {{}}\n[equations]\nmass = {{ x = {{ x = 1 }}, y = {{ y = 1 }} }}\n\
             force = {{ x = \"-x\", y = \"-4*y\" }}\n[constraints]\n{constraints}\n"
        );
        let model = dalembert::open_text("model.toml", &source).unwrap_or_else(|e| panic!("{e}"));
        let evaluated = model.evaluate(&dalembert::At::default()).unwrap_or_else(|e| panic!("{e}"));
        assert!(!evaluated.consistent, "{constraints}");
        let refused = model.linearize(&dalembert::Linearize::default()).err();
        let said = refused.map_or_else(|| panic!("{constraints}: was answered"), |e| e.to_string());
        assert!(said.contains("`a`") && said.contains("`b`") && said.contains("contradict each other"), "{said}");
    }
}

/// Where there is no model beyond a value, a branch of states of rest that is followed there says what that model lacks.
#[test]
fn a_branch_that_ends_for_want_of_a_model_says_why() {
    let text = "dalembert = 1\n[parameters]\np = 1\n[variables]\nx = { start = \"sqrt(p - 0.5)\" }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^2\"\n";
    let model = dalembert::open_text("root", text).expect("reads");
    let vary = vec![Vary { name: "p".to_owned(), from: 0.2, to: 1.0 }];
    let how = Linearize { at_equilibrium: true, vary, ..Linearize::default() };
    let found = model.linearize(&how).unwrap_or_else(|e| panic!("{e}"));
    let [gap] = found.gaps.as_slice() else { panic!("{:?}", found.gaps) };
    assert!(gap.from == 0.2 && (gap.to - 0.5).abs() < 1e-6, "{gap:?}");
    let said = &gap.because;
    assert!(said.contains(" end at p = 0.5: ") && said.contains("is not a finite real number"), "{said}");
}

/// Sets that are named are asked about alone: each is controllable (observable), by more than rounding, and the modes tell how many are needed at least.
#[test]
fn sets_that_are_named_do() {
    let robot = |name: &str| format!("{}/../../examples/robots/{name}.urdf", env!("CARGO_MANIFEST_DIR"));
    let opened = |path: &str| dalembert::open(path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let models = [opened(&robot("ur5")), opened(&robot("panda")), example("harmonic_drive", &[]), example("rrr3", &[])];
    for loaded in models {
        let found = linear(&loaded, &Linearize::default());
        let shapes = found.modes.iter().map(|mode| mode.geometric).max().expect("modes");
        assert_eq!((found.fewest_inputs.bound, found.fewest_outputs.bound), (Some(shapes), Some(shapes)));
        let margin = |fewest: &Fewest, k: usize| fewest.distances[k].map_or(1.0, |distance| distance.value);
        for (k, set) in found.fewest_inputs.sets.iter().enumerate().take(4) {
            let how = Linearize { inputs: Some(set.clone()), ..Linearize::default() };
            assert!(linear(&loaded, &how).controllability.all, "{set:?}");
            assert!(margin(&found.fewest_inputs, k) > 1e-15, "{set:?}");
        }
        for (k, set) in found.fewest_outputs.sets.iter().enumerate().take(4) {
            let how = Linearize { outputs: Some(set.clone()), ..Linearize::default() };
            assert!(linear(&loaded, &how).observability.all, "{set:?}");
            assert!(margin(&found.fewest_outputs, k) > 1e-15, "{set:?}");
        }
    }
}

/// M, D and S of these are symmetric: at the same places forces reach at all values what positions show (duality of the pencil λ²M + λD + S, whose left kernels are its right ones).
#[test]
fn places_see_over_a_parameter_what_forces_reach() {
    for (name, places, range, wanted) in [
        ("two_inertias", &["phi_1"][..], (0.0, 1.0), (0.05_f64.sqrt(), 3)),
        ("harmonic_drive", &["phi_fs", "phi_wg"], (1.0, 200.0), (100.0, 5)),
    ] {
        let vary = vec![Vary { name: "d".to_owned(), from: range.0, to: range.1 }];
        let how = Linearize { vary, inputs: Some(words(places)), outputs: Some(words(places)), ..Linearize::default() };
        let study = linear(&example(name, &[]), &how).parameters.remove(0);
        let (inputs, outputs) = (&study.inputs, &study.outputs);
        assert!(inputs.judged && outputs.judged && inputs.exact && outputs.exact, "{name}");
        assert_eq!(outputs.dimension, inputs.dimension);
        for reach in [inputs, outputs] {
            let [loss] = &reach.losses[..] else { panic!("{name}: {:?}", reach.losses) };
            close(loss.value, wanted.0, 1e-15);
            assert!(loss.dimension == wanted.1 && loss.rest_decays, "{name}: {loss:?}");
        }
    }
    // All that is driven is still reached at the value at which one place sees less.
    let vary = vec![Vary { name: "d".to_owned(), from: 0.0, to: 1.0 }];
    let (inputs, outputs) = (Some(words(&["phi_1", "phi_2"])), Some(words(&["phi_1"])));
    let study = linear(&example("two_inertias", &[]), &Linearize { vary, inputs, outputs, ..Linearize::default() });
    let study = &study.parameters[0];
    assert!(study.inputs.losses.is_empty() && study.outputs.losses.len() == 1, "{study:?}");
    let at = study.outputs.losses[0].value;
    assert!(study.outputs.intervals.iter().any(|i| i.from < at && at < i.to), "{:?}", study.outputs.intervals);
}

/// A lever and a slide that lock each other beside a cart that moves, and a carriage that a constraint holds: what stands still is named, by what, and which outputs and
/// inputs say nothing because of it; of what moves nothing is said.
#[test]
fn what_stands_still_is_named() {
    let opened = |text: &str| {
        dalembert::open_text("model.toml", &format!("dalembert = 1\n{text}")).unwrap_or_else(|e| panic!("{e}\n{text}"))
    };
    let locked = opened(
        "[bodies.bar]\nmass = 1\ncom = [0.5, 0, 0]\ninertia = [0.01, 0.1, 0.1, 0, 0, 0]\nframes = { tip = { at = [1, 0, 0] } }\n\
         [bodies.block]\nmass = 1\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\n[bodies.cart]\nmass = 1\n\
         [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"bar\"]\naxis = [0, 0, 1]\n\
         [joints.B]\ntype = \"revolute\"\nbetween = [\"bar.tip\", \"block\"]\naxis = [0, 0, 1]\n\
         [joints.C]\ntype = \"prismatic\"\nbetween = [\"ground\", \"block\"]\naxis = [1, 0, 0]\nframes = [{ at = [1, 0, 0] }, {}]\n\
         [joints.D]\ntype = \"prismatic\"\nbetween = [\"ground\", \"cart\"]\n[outputs]\nslide = \"C\"\nangle = \"A\"\ncart = \"D\"\n",
    );
    let found = linear(&locked, &Linearize { inputs: Some(words(&["A", "D"])), ..Linearize::default() });
    let said = |found: &Linearization, what: &str, name: &str| {
        found.model.notes.iter().any(|note| note.starts_with(what) && note.contains(&format!("`{name}`")))
    };
    assert!(said(&found, "no state and no input moves", "A") && said(&found, "no state and no input moves", "C"));
    assert!(said(&found, "output `slide` changes with no", "C") && said(&found, "output `angle` changes with no", "A"));
    assert!(said(&found, "input `A` changes no", "A"), "{:?}", found.model.notes);
    assert!(
        !found.model.notes.iter().any(|note| note.contains("`D`") || note.contains("`cart`")),
        "{:?}",
        found.model.notes
    );
    let held = opened(
        "[bodies.a]\nmass = 1\n[bodies.b]\nmass = 1\n[bodies.c]\nmass = 1\n\
         [joints.a]\ntype = \"prismatic\"\nbetween = [\"ground\", \"a\"]\naxis = [1, 0, 0]\n\
         [joints.b]\ntype = \"prismatic\"\nbetween = [\"ground\", \"b\"]\naxis = [1, 0, 0]\n\
         [joints.c]\ntype = \"prismatic\"\nbetween = [\"b\", \"c\"]\naxis = [0, 1, 0]\n[constraints]\nhold = \"b = 0.2\"\n\
         [outputs]\npa = \"px(a)\"\npb = \"px(b)\"\npc = \"py(c)\"\npcx = \"px(c)\"\n",
    );
    let found = linear(&held, &Linearize::default());
    assert!(said(&found, "no state and no input moves joint `b`", "hold"), "{:?}", found.model.notes);
    assert!(said(&found, "output `pb` changes with no", "b") && said(&found, "output `pcx` changes with no", "b"));
    assert!(said(&found, "input `tau.b` changes no", "b"), "{:?}", found.model.notes);
    assert!(
        !found.model.notes.iter().any(|note| note.contains("`pa`") || note.contains("`pc`")),
        "{:?}",
        found.model.notes
    );
    for name in ["two_inertias", "harmonic_drive", "four_bar", "double_pendulum", "stewart_ups"] {
        let found = linear(&example(name, &[]), &Linearize::default());
        assert!(!found.model.notes.iter().any(|note| note.starts_with("no state")), "{name}: {:?}", found.model.notes);
    }
}

/// What was not counted is no number. Margins that only put sets in order say to how many digits they are known, and are known to these: each beside the margin of its set alone.
#[test]
fn rough_numbers_are_marked() {
    let masses: String = (0..25).map(|k| format!("x{k} = {{}}\n")).collect();
    let forces: String = (0..25).map(|k| format!("mass.x{k}.x{k} = 1\nforce.x{k} = \"-x{k}\"\n")).collect();
    let text = format!("dalembert = 1\n[variables]\n{masses}[equations]\n{forces}");
    let large = linear(&dalembert::open_text("large", &text).unwrap(), &Linearize::default());
    assert_eq!((large.fewest_inputs.bound, large.fewest_outputs.bound), (None, None));
    let loaded = example("harmonic_drive", &[]);
    let found = linear(&loaded, &Linearize::default());
    assert!(found.controllability.distance.expect("a margin").digits.is_none());
    let mut rough = 0;
    for (set, distance) in found.fewest_inputs.sets.iter().zip(&found.fewest_inputs.distances) {
        let alone = linear(&loaded, &Linearize { inputs: Some(set.clone()), ..Linearize::default() });
        let (alone, told) = (alone.controllability.distance.expect("a margin"), distance.expect("a margin"));
        rough += usize::from(told.digits.is_some());
        let off = told.digits.map_or(1e-12, |digits| 0.1_f64.powi(digits as i32));
        assert!((told.value - alone.value).abs() <= off * alone.value, "{set:?}: {told:?} {alone:?}");
    }
    assert!(rough > 0);
}
