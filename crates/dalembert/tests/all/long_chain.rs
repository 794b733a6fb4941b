//! A chain of 10⁵ links is a model like any other: everything that is done per link must not look at all links.

use std::fmt::Write as _;

use dalembert::dynamics::result::Evaluation;
use dalembert::{At, Loaded, Open, Simulate, open_text, open_text_as};

use crate::families;

const LINKS: usize = 100_000;

/// Links of mass 2 kg, 0.25 m apart along x, the centre of mass in the middle; each turns about y in the one before.
fn chain(links: usize) -> String {
    let mut text = String::from("<robot name=\"chain\">\n<link name=\"base\"/>\n");
    for k in 0..links {
        let parent = if k == 0 { "base".to_owned() } else { format!("link{}", k - 1) };
        let _ = writeln!(
            text,
            "<link name=\"link{k}\"><inertial><origin xyz=\"0.125 0 0\"/><mass value=\"2\"/><inertia ixx=\"0.01\" ixy=\"0\" \
             ixz=\"0\" iyy=\"0.02\" iyz=\"0\" izz=\"0.02\"/></inertial></link>\n<joint name=\"joint{k}\" \
             type=\"revolute\"><origin xyz=\"0.25 0 0\"/><parent link=\"{parent}\"/><child link=\"link{k}\"/><axis \
             xyz=\"0 1 0\"/><limit lower=\"-1\" upper=\"1\" effort=\"10\" velocity=\"2\"/><dynamics \
             damping=\"0.1\"/></joint>"
        );
    }
    text + "</robot>\n"
}

#[test]
fn a_chain_of_a_hundred_thousand_links_is_a_model() {
    let loaded = open_text("chain.urdf", &chain(LINKS)).expect("a model");
    let model = &loaded.model;
    let mechanism = model.mechanism.as_ref().expect("a mechanism");
    assert_eq!((model.n(), model.states, model.rows.len()), (LINKS, 2 * LINKS, 0));
    let last = LINKS - 1;
    assert_eq!(model.variables[last].slots().collect::<Vec<_>>(), [format!("joint{last}"), format!("joint{last}'")]);
    assert_eq!(model.find_state(&format!("joint{last}'")), Some(2 * LINKS - 1));
    assert_eq!(model.inputs.last().map(|input| input.name.as_str()), Some(format!("tau.joint{last}").as_str()));
    let joint = mechanism.joints.last().expect("a joint");
    assert_eq!((joint.name.as_str(), joint.range, joint.velocity_limit), ("joint99999", Some([-1.0, 1.0]), Some(2.0)));
    let body = mechanism.frame(&format!("link{last}")).expect("a body");
    assert_eq!(body.node, Some(last));
    // The axes are all parallel, so a node's frame stands as those before: the steps along x add up.
    let nodes = mechanism.tree.nodes();
    assert!(nodes.iter().enumerate().skip(1).all(|(k, node)| node.parent == Some(k - 1)));
    let reach: f64 = nodes.iter().map(|node| node.placement.position.norm()).sum();
    assert_eq!(reach, 0.25 * LINKS as f64);
    let mass: f64 = nodes.iter().map(|node| node.inertia.mass).sum();
    assert_eq!(mass, 2.0 * LINKS as f64);
}

/// What is refused beyond 1 GiB is the mass matrix of a fifth of these links: what answers made none of it.
#[test]
fn a_long_chain_is_asked_like_any_other() {
    for (links, axes) in [(20_000, ["0 1 0", "0 0 1"]), (20_000, ["0 1 0", "1 0.3 -2"]), (100_000, ["0 1 0", "0 1 0"])]
    {
        ask(links, axes);
    }
}

/// About one axis and the other in turn.
fn ask(links: usize, axes: [&str; 2]) {
    let mut text = String::new();
    for (k, part) in chain(links).split("0 1 0").enumerate() {
        text.push_str(if k == 0 { "" } else { axes[k % 2] });
        text.push_str(part);
    }
    let loaded = open_text("chain.urdf", &text).expect("a model");
    let e = loaded.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    assert!(e.mass.is_empty() && e.notes.iter().any(|n| n.contains("M and A are left out")), "{:?}", e.notes);
    // 𝒯 of these accelerations is what acts: nothing.
    let model = &loaded.model;
    let mut equations = dalembert::dynamics::equations::Equations::new(model);
    let start = dalembert::dynamics::StartValues::of(model);
    equations.evaluate(0.0, &start.state.y, &start.state.inputs);
    let alpha: Vec<f64> = e.accelerations.iter().map(|a| a.1).collect();
    let mut tau = vec![0.0; links];
    let mut weight = vec![0.0; links];
    let mechanics = equations.mechanics.as_mut().expect("bodies");
    mechanics.gravity(&mut weight);
    mechanics.inverse(&alpha, &mut tau);
    for (tau, weight) in tau.iter().zip(&weight) {
        assert!(tau.abs() <= 1e-9 * weight.abs().max(1.0), "{links} {axes:?}: {tau} {weight}");
    }
    for method in ["multipliers", "null-space"] {
        let at = At { method: Some(method.to_owned()), ..At::default() };
        let refused = loaded.evaluate(&at).expect_err("too large").to_string();
        assert!(refused.contains("numbers") && refused.contains("GB"), "{refused}");
    }
}

/// A cable that hangs between two pins: a smooth motion, which takes as many steps however many links there are, and ends where bodies in absolute coordinates do, of which no inertia is
/// ill-conditioned.
#[test]
fn cables_of_many_links_take_no_more_steps() {
    let cable = |links: usize| {
        let turn = 1.2 / links as f64;
        let along = |f: fn(f64) -> f64| (0..links).map(|k| f(k as f64 * turn - 0.6)).sum::<f64>();
        let (x, y) = (along(f64::cos), along(f64::sin));
        let (last, middle) = (links - 1, links / 2);
        format!(
            "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies]\nl = {{ repeat = {links}, mass = 1, com = [0.5, 0, 0], inertia = [0.01, 0.1, 0.1, 0, 0, 0], \
             frames = {{ tip = {{ at = [1, 0, 0] }} }} }}\n[joints]\nA = {{ type = \"revolute\", between = [\"ground\", \"l[0]\"], start = -0.6 }}\n\
             B = {{ repeat = {last}, type = \"revolute\", between = [\"l[index].tip\", \"l[index+1]\"], start = {turn}, damping = 0.1 }}\n\
             E = {{ type = \"revolute\", between = [\"l[{last}].tip\", \"ground\"], frames = [{{}}, {{ at = [{x}, {y}, 0] }}] }}\n\
             [outputs]\ndepth = \"py(l[{middle}])\"\n"
        )
    };
    let run = |model: &dalembert::Loaded, tolerance: f64| {
        let how = Simulate {
            until: Some(0.1),
            every: Some(0.1),
            tolerance: Some(tolerance),
            max_steps: Some(400),
            ..Simulate::default()
        };
        let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
        assert!(run.summary.completed, "{}", run.summary.stop_reason);
        let depth = run.summary.final_values.iter().find(|v| v.0 == "depth").expect("an output").1;
        (run.summary.steps, depth)
    };
    for (links, tolerance) in [(60, 1e-9), (240, 1e-5), (240, 1e-9), (960, 1e-5), (960, 1e-9)] {
        let (steps, depth) = run(&open_text("cable.toml", &cable(links)).expect("a model"), tolerance);
        assert!(steps <= 120, "{links} links at {tolerance:e}: {steps} steps");
        if links == 60 {
            let absolute = Open { absolute: true, ..Open::default() };
            let (other, _) = open_text_as("cable.toml", &cable(links), &absolute, &[]).expect("a model");
            let (_, wanted) = run(&other, 1e-11);
            assert!((depth - wanted).abs() < 1e-9 * links as f64, "{depth}, not {wanted}");
        }
    }
}

/// A pantograph of more crossed rods than there is room for a mass matrix: it starts where its file says, is asked as others are, and refused by what makes all of that matrix, with the number.
#[test]
fn pantographs_larger_than_their_mass_matrix_are_asked() {
    let pairs = 8500;
    let model = dalembert::open_text("pantograph.toml", &families::scissors(pairs)).unwrap_or_else(|e| panic!("{e}"));
    let small = dalembert::open_text("small.toml", &families::scissors(300)).unwrap_or_else(|e| panic!("{e}"));
    let asked = |model: &Loaded| model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    let (found, right) = (asked(&model), asked(&small));
    let start = |e: &Evaluation, name: &str| e.q.iter().find(|q| q.0 == name).unwrap().1;
    for name in ["left0", "cross0", "left299", "cross299"] {
        assert!((start(&found, name) - start(&right, name)).abs() < 1e-9, "{name}: {}", start(&found, name));
    }
    // A beam of the length l turns about its end by 3g/2l; each pair is cos 0.6 m long.
    let (turn, beam) = (found.accelerations[0].1, -1.5 * 9.81 / (pairs as f64 * 0.6_f64.cos()));
    assert!((turn / beam - 1.0).abs() < 1e-3, "{turn}, not {beam}");
    let how = Simulate { until: Some(0.01), integrator: Some("radau".to_owned()), ..Simulate::default() };
    let refused = model.simulation(&how).map(|_| ()).expect_err("too large").to_string();
    assert!(refused.contains("`radau`") && refused.contains("numbers"), "{refused}");
}
