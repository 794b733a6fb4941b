//! Joints that close loops, spoken of like all others: forces along their coordinates, their accelerations and reactions in
//! outputs, energies of frames.

use dalembert::dynamics::result::Evaluation;
use dalembert::{At, Loaded, Move, Open, Simulate};

/// The example's four-bar with other words at its end; `start` says which joint is spoken of, so that another one closes the loop.
fn four_bar(extra: &str, cut: &str) -> Loaded {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/four_bar.toml")).unwrap();
    let body = text.split("[outputs]").next().unwrap();
    let joint = format!("[joints.{cut}]\n");
    let text = format!("{}\n{extra}\n", body.replace(&joint, &format!("{joint}cut = true\n")));
    dalembert::open_text("four_bar.toml", &text).unwrap_or_else(|e| panic!("{e}"))
}

/// At a state of the linkage that both ways of cutting describe.
fn at(loaded: &Loaded, state: &Evaluation) -> Evaluation {
    let known = |name: &str| loaded.model.variables.iter().any(|v| v.name == name.trim_end_matches('\''));
    let set = state.q.iter().chain(&state.v).filter(|(name, _)| known(name)).cloned().collect();
    loaded.evaluate(&At { set, ..At::default() }).unwrap_or_else(|e| panic!("{e}"))
}

fn acceleration(e: &Evaluation, name: &str) -> f64 {
    e.accelerations.iter().find(|a| a.0 == name).unwrap_or_else(|| panic!("{name}")).1
}

fn output(e: &Evaluation, name: &str) -> f64 {
    e.outputs.iter().find(|o| o.0 == name).unwrap_or_else(|| panic!("{name}")).1
}

const FORCE: &str = "[forces]\nC = \"2.5*sin(C + 0.3) - 0.4*C' + 0.2*A\"\n[outputs]\nangle = \"C\"\nrate = \"C'\"\n\
                     acceleration = \"C''\"\nfx = \"reaction(C.fx)\"\nfy = \"reaction(C.fy)\"\npin = \"reaction(A.fx)\"\n";

#[test]
fn a_force_acts_along_the_joint_that_closes_the_loop_as_along_any_other() {
    let (closing, other) = (four_bar(FORCE, "C"), four_bar(FORCE, "B"));
    assert!(
        other.model.variables.iter().any(|v| v.name == "C") && !closing.model.variables.iter().any(|v| v.name == "C")
    );
    let a = closing.evaluate(&At::default()).unwrap();
    let b = at(&other, &a);
    for joint in ["A''", "D''"] {
        let (x, y) = (acceleration(&a, joint), acceleration(&b, joint));
        assert!((x - y).abs() < 1e-10 * (1.0 + x.abs()), "{joint}: {x} {y}");
    }
    for name in ["angle", "rate", "acceleration", "fx", "fy", "pin"] {
        let (x, y) = (output(&a, name), output(&b, name));
        assert!((x - y).abs() < 1e-9 * (1.0 + x.abs()), "{name}: {x} {y}");
    }
    // The same numbers by another route: the tree's own acceleration, and the reaction that `evaluate` lists.
    assert!((output(&b, "acceleration") - acceleration(&b, "C''")).abs() < 1e-10);
    let c = a.reactions.iter().find(|r| r.name == "C").unwrap();
    assert_eq!(c.force[..2], [output(&a, "fx"), output(&a, "fy")]);
    assert_eq!(c.force_determined, [true, true, false], "a planar linkage shares only what crosses its plane");
}

#[test]
fn the_work_of_a_force_along_a_closing_joint_is_counted() {
    let how = Simulate { until: Some(2.0), tolerance: Some(1e-11), ..Simulate::default() };
    let run = four_bar(FORCE, "C").simulate(&how, &mut |_| true).unwrap();
    let energy = run.summary.energy.expect("all energies are known");
    assert!(energy.work.abs() > 0.1, "{energy:?}");
    assert!(energy.max_drift.abs() < 1e-9, "{energy:?}");
}

/// A spring and a damper written as energies of a distance do what `[springs]` and `[dampers]` do.
#[test]
fn energies_may_speak_of_frames() {
    let written = four_bar(
        "[lagrangian]\npotential = \"40*(distance(crank.pin, rocker.pin) - 0.5)^2/2\"\ndissipation = \"0.7*D'^2/2 + 0.3*C'^2/2\"\n\
         [outputs]\nheight = \"ay(coupler.middle)\"\n",
        "C",
    );
    let drawn = four_bar(
        "[springs.s]\nbetween = [\"crank.pin\", \"rocker.pin\"]\nstiffness = 40\nlength = 0.5\n[forces]\nD = \"-0.7*D'\"\nC = \"-0.3*C'\"\n\
         [outputs]\nheight = \"ay(coupler.middle)\"\n",
        "C",
    );
    let (a, b) = (written.evaluate(&At::default()).unwrap(), drawn.evaluate(&At::default()).unwrap());
    for joint in ["A''", "B''", "D''"] {
        assert!((acceleration(&a, joint) - acceleration(&b, joint)).abs() < 1e-9, "{joint}");
    }
    assert!((a.energy.unwrap().1 - b.energy.unwrap().1).abs() < 1e-12);
    assert!((output(&a, "height") - output(&b, "height")).abs() < 1e-9);
    let how = Simulate { until: Some(1.0), tolerance: Some(1e-11), ..Simulate::default() };
    let run = written.simulate(&how, &mut |_| true).unwrap();
    assert!(run.summary.energy.unwrap().max_drift.abs() < 1e-9);
}

/// The slider of a crank moves along x: the acceleration of its frame is that of the joint.
#[test]
fn accelerations_of_frames_are_those_of_joints() {
    let text =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/slider_crank.toml")).unwrap();
    let (body, rest) = text.split_once("[outputs]").unwrap();
    let simulate = rest.find("[simulate]").map_or("", |i| &rest[i..]);
    let outputs = "[outputs]\nx = \"px(slider)\"\nax = \"ax(slider)\"\nspin = \"bz(crank)\"\n";
    let loaded = dalembert::open_text("slider_crank.toml", &format!("{body}{outputs}{simulate}")).unwrap();
    let how = Simulate { until: Some(2e-3), every: Some(5e-4), tolerance: Some(1e-12), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap();
    let values = |name: &str| run.columns.iter().find(|c| c.name == name).unwrap().values.clone();
    let x = values("x");
    let second = (-x[0] + 16.0 * x[1] - 30.0 * x[2] + 16.0 * x[3] - x[4]) / (12.0 * 5e-4_f64.powi(2));
    let a = values("ax")[2];
    assert!((a - second).abs() < 1e-5 * (1.0 + a.abs()), "{a} {second}");
    let e = loaded.evaluate(&At::default()).unwrap();
    assert!(
        (output(&e, "spin") - acceleration(&e, "A''")).abs() < 1e-12 || !e.accelerations.iter().any(|x| x.0 == "A''")
    );
}

#[test]
fn what_is_not_possible_is_said_by_name() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/four_bar.toml")).unwrap();
    let body = text.split("[outputs]").next().unwrap().to_owned();
    for (extra, wanted) in [
        ("[outputs]\nx = \"reaction(C)\"", "joint `C` exerts the force `reaction(C.fx)`"),
        ("[forces]\nA = \"ax(coupler)\"", "`ax` is an acceleration and can't be used here"),
        ("[lagrangian]\nkinetic = \"px(coupler)^2\"", "kinetic energy depends on `px(coupler)`"),
        ("[lagrangian]\npotential = \"vx(coupler)^2\"", "the potential depends on the rate `vx(coupler)`"),
        (
            "[constraints]\nc = { equation = \"A = 1\", force = { C = \"1\" } }",
            "`C` belongs to joint `C`, which closes a loop",
        ),
    ] {
        let error = dalembert::open_text("four_bar.toml", &format!("{body}\n{extra}\n")).unwrap_err().to_string();
        assert!(error.contains(wanted), "{wanted}\n{error}");
    }
}

/// Two wheels on one frame; `k` turns half as fast as `j`. Cut or not, all words about `k` mean the same past many turns.
fn wheels(cut: &str, about: &str) -> Loaded {
    let text = format!(
        "dalembert = 1\ngravity = [0, 0, 0]\n[bodies.a]\nmass = 1\ninertia = [0.01, 0.01, 0.02, 0, 0, 0]\n[bodies.b]\nmass = 2\n\
         inertia = [0.02, 0.02, 0.05, 0, 0, 0]\n[joints.j]\ntype = \"revolute\"\nbetween = [\"ground\", \"a\"]\n{cut}start = 0.2\n\
         rate = 15\nfixed = true\n[joints.k]\ntype = \"revolute\"\nbetween = [\"ground\", \"b\"]\n\
         frames = [{{ at = [0.3, 0, 0] }}, {{}}]\n{cut}{about}\n[outputs]\nangle = \"k\"\nfirst = \"j\"\n"
    );
    dalembert::open_text("wheels.toml", &text).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn angles_of_closing_joints_go_on_past_a_turn() {
    let how = Simulate { until: Some(3.0), every: Some(0.75), tolerance: Some(1e-10), ..Simulate::default() };
    let spring = "stiffness = 0.3\nrest = 0.1\nmimic = { joint = \"j\", ratio = 0.5, offset = 0.3 }\n";
    let ends = ["", "cut = true\n"].map(|cut| {
        let run = wheels(cut, spring).simulate(&how, &mut |_| true).unwrap();
        assert!(run.summary.energy.unwrap().max_drift < 1e-7, "{:?}", run.summary.energy);
        let last = |name: &str| *run.columns.iter().find(|c| c.name == name).unwrap().values.last().unwrap();
        (last("first"), last("angle"))
    });
    assert!((ends[0].0 - ends[1].0).abs() < 1e-7 && (ends[0].1 - ends[1].1).abs() < 1e-7, "{ends:?}");
    assert!((ends[0].1 - 0.5 * ends[0].0 - 0.3).abs() < 1e-8, "{ends:?}");
    assert!(ends[0].0.abs() > 3.0 * std::f64::consts::PI, "{ends:?}");
}

/// A start value says in which turn a closing joint is.
#[test]
fn a_start_value_of_a_closing_joint_counts_its_turns() {
    let e = wheels("cut = true\n", "start = 20.0\n").evaluate(&At::default()).unwrap();
    assert!((output(&e, "angle") - 20.0).abs() < 1e-9, "{}", output(&e, "angle"));
}

/// A nut that a screw drives, wound against a spring: whichever joint closes the loop, the nut's place tells the turns, of either hand.
#[test]
fn a_screw_that_closes_a_loop_is_in_the_turn_that_its_advance_tells() {
    for pitch in [0.003, -2.0, 4e-5] {
        for angle in [-31.4, 0.3, 700.0] {
            let answers = ["N", "H", "S"].map(|cut| {
                let mark = |name: &str| if name == cut { "cut = true" } else { "" };
                let text = format!(
                    "dalembert = 1\ngravity = [0, 0, -9.81]\n[bodies.screw]\nmass = 1\ninertia = {{ cylinder = [0.02, 0.5] }}\n\
                     [bodies.nut]\nmass = 5\ninertia = {{ box = [0.1, 0.1, 0.1] }}\n\
                     [joints.S]\ntype = \"revolute\"\nbetween = [\"ground\", \"screw\"]\n{}\n\
                     [joints.H]\ntype = \"helical\"\nbetween = [\"screw\", \"nut\"]\npitch = {pitch}\nstiffness = 2.0\n\
                     start = {angle}\nfixed = true\n{}\n\
                     [joints.N]\ntype = \"prismatic\"\nbetween = [\"ground\", \"nut\"]\n{}\n\
                     [outputs]\nangle = \"H\"\nplace = \"N\"\na = \"N''\"\n",
                    mark("S"),
                    mark("H"),
                    mark("N")
                );
                let model = dalembert::open_text("screw.toml", &text).unwrap_or_else(|e| panic!("{e}"));
                let e = model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{cut} {pitch} {angle}: {e}"));
                ["angle", "place", "a"].map(|name| output(&e, name))
            });
            // (m + (J₁ + …)/P²) N'' = −m g − (spring's torque)/P, with J of the screw about its axis.
            let inertia = 5.0 + 0.5 * 0.02 * 0.02 / (pitch * pitch);
            let wanted = [angle, pitch * angle, (-5.0 * 9.81 - 2.0 * angle / pitch) / inertia];
            for (cut, found) in ["N", "H", "S"].iter().zip(answers) {
                for (x, y) in found.iter().zip(&wanted) {
                    assert!((x - y).abs() <= 1e-9 * y.abs(), "{cut} {pitch} {angle}: {found:?} {wanted:?}");
                }
            }
        }
    }
}

/// A structure that can't move, with guesses of rates: the rates are gone, and their rounding contradicts nothing, by any method.
#[test]
fn a_structure_that_cannot_move_rests_whatever_rates_are_guessed() {
    let text = r#"
        dalembert = 1
        gravity = [0, 0, -9.81]
        [bodies]
        a = { mass = 1, com = [1, 0, 0], inertia = { ball = 0.2 } }
        b = { mass = 1, com = [1, 1, 0], inertia = { ball = 0.2 } }
        [joints]
        p = { type = "revolute", between = ["ground", "a"], axis = [1, 2, 3], rate = 1 }
        q = { type = "spherical", between = ["a", "b"], at = [1, 0, 0] }
        r = { type = "revolute", between = ["ground", "b"], at = [1, 1, 0], axis = [1, 0, 0.3], rate = 0.7 }
        s = { type = "revolute", between = ["ground", "a"], at = [0, 1, 0.5], axis = [1, 0, 0], rate = 0.3 }
    "#;
    for text in [text.to_owned(), text.replace("-9.81", "0")] {
        let loaded = dalembert::open_text("structure.toml", &text).unwrap_or_else(|e| panic!("{e}"));
        let found = loaded.doctor(&At::default()).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(found.mobility, 0);
        assert!(found.findings.iter().all(|f| f.code != "D104"), "{:?}", found.findings);
        for method in
            ["auto", "multipliers", "embedding", "delassus", "hierarchical", "kalman-square-root", "null-space"]
        {
            let how = Simulate { until: Some(0.5), method: Some(method.to_owned()), ..Simulate::default() };
            let run = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{method}: {e}"));
            assert!(run.summary.completed, "{method}: {}", run.summary.stop_reason);
            for column in run.columns.iter().filter(|c| c.name.ends_with('\'')) {
                assert!(column.values.iter().all(|v| v.abs() < 1e-10), "{method}: {}", column.name);
            }
        }
    }
}

/// What is said of a four-bar with other words at its end.
fn refusal(extra: &str) -> String {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/four_bar.toml")).unwrap();
    let text = text.split("[outputs]").next().unwrap().replace("[joints.C]\n", "[joints.C]\ncut = true\n");
    dalembert::open_text("four_bar.toml", &format!("{text}\n{extra}\n")).unwrap_err().to_string()
}

#[test]
fn wrong_words_about_a_closing_joint_are_answered_in_its_own() {
    let kinetic = refusal("[lagrangian]\nkinetic = \"C'^2\"");
    assert!(kinetic.contains("`C'` of joint `C`, which closes a loop"), "{kinetic}");
    let rate = refusal("[lagrangian]\npotential = \"C'*C\"");
    assert!(rate.contains("depends on the rate `C'`"), "{rate}");
    for joint in ["A", "C"] {
        let angle = refusal(&format!("[lagrangian]\npotential = \"{joint}.angle^2\""));
        assert!(angle.contains(&format!("joint `{joint}` has no `angle`")), "{angle}");
        assert!(angle.contains(&format!("its coordinate is `{joint}`")), "{angle}");
    }
    let closing = four_bar("", "C");
    let set = At { set: vec![("C''".to_owned(), 1.0)], ..At::default() };
    let acceleration = closing.evaluate(&set).unwrap_err().to_string();
    assert!(acceleration.contains("joint `C` closes a loop, so that its acceleration follows"), "{acceleration}");
}

/// A rod of length zero has no direction: its frames are held together in another way.
#[test]
fn distances_that_cannot_be_held_are_refused_with_advice() {
    let zero = refusal("[constraints]\nrod = \"distance(crank, coupler) = 0\"");
    assert!(zero.contains("a distance of zero has no direction") && zero.contains("`px`, `py` and `pz`"), "{zero}");
    let negative = refusal("[constraints]\nrod = \"distance(crank, coupler) = -1\"");
    assert!(negative.contains("a distance is never negative"), "{negative}");
    // By a parameter it shows at the state only.
    let text = "dalembert = 1\n[parameters]\nl = 0\n[bodies]\na = { mass = 1, inertia = { ball = 0.1 } }\n\
                b = { mass = 1, inertia = { ball = 0.1 } }\n[joints]\n\
                A = { type = \"revolute\", between = [\"ground\", \"a\"] }\n\
                B = { type = \"free\", between = [\"ground\", \"b\"] }\n\
                [constraints]\nrod = \"distance(a, b) = l\"\n";
    let hidden = dalembert::open_text("hidden", text).unwrap().evaluate(&At::default()).unwrap_err().to_string();
    assert!(hidden.contains("`px`, `py` and `pz`"), "{hidden}");
}

/// What is linear is met at once, however far it leads: a motor that turns a million times as far as its crank, or with a slide of 10 m.
#[test]
fn ratios_of_any_size_are_assembled() {
    for (joint, row, expected) in [
        ("\"revolute\"", "M = 1e6*A", 1e6),
        ("\"prismatic\"", "M = 1e5*A", 1e5),
        ("\"prismatic\"", "M + 0.3*sin(M) = 1e5*A", 1e5),
    ] {
        let text = format!(
            "dalembert = 1\n[bodies]\na = {{ mass = 1, inertia = {{ ball = 0.1 }} }}\nm = {{ mass = 1, inertia = {{ ball = 0.1 }} }}\n\
             [joints]\nA = {{ type = {joint}, between = [\"ground\", \"a\"], start = 1, fixed = true }}\n\
             M = {{ type = \"revolute\", between = [\"ground\", \"m\"] }}\n[constraints]\ngear = \"{row}\"\n"
        );
        let loaded = dalembert::open_text("ratio.toml", &text).unwrap_or_else(|e| panic!("{e}"));
        let evaluation = loaded.evaluate(&At::default()).unwrap_or_else(|e| panic!("{row}: {e}"));
        let angle = evaluation.q.iter().find(|q| q.0 == "M").unwrap_or_else(|| panic!("no M")).1;
        assert!((angle - expected).abs() <= 0.3, "{row}: {angle}");
    }
}

/// An output reads the motion and is none of it: what is asked of a joint that closes the loop costs no step, whatever the integrator.
#[test]
fn outputs_of_closing_joints_cost_no_step() {
    let linkage = |damping: &str, outputs: &str| {
        let text = format!(
            "dalembert = 1\n[bodies.a]\nmass = 1\ncom = [0, 0.25, 0]\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\n[bodies.b]\nmass = 1\ncom = [0.5, 0, 0]\n\
             inertia = [0.1, 0.1, 0.1, 0, 0, 0]\n[bodies.c]\nmass = 1\ncom = [0, 0.25, 0]\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\n\
             [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"a\"]\n\
             [joints.B]\ntype = \"revolute\"\nbetween = [\"a\", \"b\"]\nframes = [{{ at = [0, 0.5, 0] }}, {{}}]\n\
             [joints.D]\ntype = \"revolute\"\nbetween = [\"ground\", \"c\"]\nframes = [{{ at = [1, 0, 0] }}, {{}}]\n{damping}\n\
             [joints.C]\ntype = \"revolute\"\nbetween = [\"b\", \"c\"]\nframes = [{{ at = [1, 0, 0] }}, {{ at = [0, 0.5, 0] }}]\n\
             [actuators]\nM = {{ joint = \"A\", value = 1e-3 }}\n{outputs}"
        );
        dalembert::open_text("linkage.toml", &text).unwrap_or_else(|e| panic!("{e}"))
    };
    for damping in ["", "damping = 1e6"] {
        for integrator in ["auto", "radau", "bdf", "rodas"] {
            let runs = ["", "[outputs]\nc = \"C\"\nrate = \"C'\""].map(|outputs| {
                let how = Simulate {
                    until: Some(1.0),
                    tolerance: Some(1e-8),
                    integrator: Some(integrator.to_owned()),
                    ..Simulate::default()
                };
                linkage(damping, outputs).simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"))
            });
            let steps = runs.each_ref().map(|run| run.summary.steps);
            // Where the damper leaves 1e-19 J, rounding chooses some steps in a hundred.
            assert!(20 * steps[1] <= 21 * steps[0], "{integrator}, {damping}: {steps:?}");
        }
    }
}

/// A model with one of its joints cut, or with all joints cut.
fn cut(text: &str, joint: Option<&str>) -> Loaded {
    let name = |joint: &str| format!("[joints.{joint}]\n");
    let cut = |text: String, joint: &str| text.replace(&name(joint), &format!("{}cut = true\n", name(joint)));
    let text = joint.map_or_else(|| text.to_owned(), |joint| cut(text.to_owned(), joint));
    let how = Open { absolute: joint.is_none(), ..Open::default() };
    dalembert::open_text_as("cut.toml", &text, &how, &[]).unwrap_or_else(|e| panic!("{e}\n{text}")).0
}

/// All joints of a loop one after the other, then all of them: another one is cut each time.
fn cuts<'a>(joints: &[&'a str]) -> impl Iterator<Item = Option<&'a str>> {
    joints.iter().map(|joint| Some(*joint)).chain([None]).collect::<Vec<_>>().into_iter()
}

/// Numbers of the joints after one was set; `wanted` beside its largest.
fn assembles(model: &Loaded, (joint, x): (&str, f64), wanted: &[(&str, f64)], label: &str) {
    let set = vec![(joint.to_owned(), x)];
    let e = model.evaluate(&At { set, ..At::default() }).unwrap_or_else(|e| panic!("{label} {joint} = {x}: {e}"));
    for (name, y) in wanted {
        let found = output(&e, &format!("of_{name}"));
        assert!((found - y).abs() <= 1e-9 * y.abs().max(1e-3), "{label} {joint} = {x}: {name} {found} for {y}");
    }
}

/// Where a drive leads, by name.
fn leads(model: &Loaded, (joint, x): (&str, f64), names: &[&'static str]) -> Vec<(&'static str, f64)> {
    let drive = format!("{joint}=0:{x}:3");
    let drives = vec![model.drive_of(&drive).unwrap_or_else(|e| panic!("{drive}: {e}"))];
    let how = Move { set: Vec::new(), drives, rate: None };
    let driven = model.drive(&how, &mut |_| true).unwrap_or_else(|e| panic!("{drive}: {e}"));
    let last = |name: &str| {
        *driven.run.columns.iter().find(|c| c.name == format!("of_{name}")).unwrap().values.last().unwrap()
    };
    names.iter().map(|name| (*name, last(name))).collect()
}

const BODY: &str = "mass = 1\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\n";

/// Screws, differential screws and gears go as far as they are turned, whichever joint closes the loop and whichever is set: at once
/// as on the way, in a tree as in absolute coordinates.
#[test]
fn closing_joints_are_turned_as_often_as_what_turns_them() {
    let (p, r) = (0.0016, -0.0011);
    let jack = format!(
        "dalembert = 1\n[bodies.screw]\n{BODY}[bodies.table]\n{BODY}\
         [joints.A]\ntype = \"revolute\"\nbetween = [\"table\", \"screw\"]\n\
         [joints.G]\ntype = \"prismatic\"\nbetween = [\"ground\", \"table\"]\n\
         [joints.H]\ntype = \"helical\"\nbetween = [\"ground\", \"screw\"]\npitch = {p}\n\
         [outputs]\nof_A = \"A\"\nof_G = \"G\"\nof_H = \"H\"\n"
    );
    let differential = format!(
        "dalembert = 1\n[bodies.screw]\n{BODY}[bodies.nut]\n{BODY}\
         [joints.H]\ntype = \"helical\"\nbetween = [\"ground\", \"screw\"]\npitch = {p}\naxis = [1, 2, -1]\nat = [0.3, 0, 1]\n\
         [joints.K]\ntype = \"helical\"\nbetween = [\"screw\", \"nut\"]\npitch = {r}\naxis = [1, 2, -1]\nat = [0.6, 0.6, 0.7]\n\
         [joints.G]\ntype = \"prismatic\"\nbetween = [\"ground\", \"nut\"]\naxis = [1, 2, -1]\n\
         [outputs]\nof_H = \"H\"\nof_K = \"K\"\nof_G = \"G\"\n"
    );
    let gear = format!(
        "dalembert = 1\n[bodies.a]\n{BODY}[bodies.w]\n{BODY}\
         [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"a\"]\n\
         [joints.B]\ntype = \"revolute\"\nbetween = [\"ground\", \"a\"]\nat = [0, 0, 1]\n\
         [joints.W]\ntype = \"revolute\"\nbetween = [\"ground\", \"w\"]\nat = [1, 0, 0]\n\
         [constraints]\nmesh = \"W = -3*B\"\n[outputs]\nof_A = \"A\"\nof_B = \"B\"\nof_W = \"W\"\n"
    );
    for x in [3.5, -4.0 * std::f64::consts::PI, 1200.0] {
        let systems = [
            (&jack, vec![("A", x), ("G", p * x), ("H", x)]),
            (&differential, vec![("H", x), ("K", -x), ("G", (p - r) * x)]),
            (&gear, vec![("A", x), ("B", x), ("W", -3.0 * x)]),
        ];
        for (text, wanted) in systems {
            let joints: Vec<&str> = wanted.iter().map(|w| w.0).filter(|j| *j != "W").collect();
            for which in cuts(&joints) {
                let model = cut(text, which);
                for set in &wanted {
                    assembles(&model, *set, &wanted, &format!("{which:?} cut"));
                }
            }
            if x < 0.0 {
                let ends = leads(&cut(text, Some(joints[1])), wanted[0], &joints);
                for ((name, found), y) in ends.iter().zip(&wanted) {
                    assert!((found - y.1).abs() <= 1e-7 * y.1.abs(), "{name} {found} for {y:?}");
                }
            }
        }
    }
}

/// A crank that goes round: the rocker comes back and the coupler's hinges count, as where the crank is led there.
#[test]
fn a_rocker_comes_back_whichever_turn_its_crank_is_in() {
    let text = format!(
        "dalembert = 1\n[bodies.crank]\n{BODY}[bodies.coupler]\n{BODY}[bodies.rocker]\n{BODY}\
         [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"crank\"]\n\
         [joints.B]\ntype = \"revolute\"\nbetween = [\"crank\", \"coupler\"]\nat = [0, 1, 0]\n\
         [joints.C]\ntype = \"revolute\"\nbetween = [\"coupler\", \"rocker\"]\nat = [3, 2.5, 0]\n\
         [joints.D]\ntype = \"revolute\"\nbetween = [\"ground\", \"rocker\"]\nat = [4, 0, 0]\n\
         [outputs]\nof_A = \"A\"\nof_B = \"B\"\nof_C = \"C\"\nof_D = \"D\"\n"
    );
    let names = ["A", "B", "C", "D"];
    for x in [2.0, 9.0, -20.0] {
        let ends = leads(&cut(&text, Some("D")), ("A", x), &names);
        assert!((ends[0].1 + ends[1].1 + ends[2].1 - ends[3].1).abs() < 1e-7, "{ends:?}");
        for which in cuts(&names) {
            let model = cut(&text, which);
            let set = vec![("A".to_owned(), x)];
            let e = model.evaluate(&At { set, ..At::default() }).unwrap_or_else(|e| panic!("{which:?} {x}: {e}"));
            for (name, y) in &ends {
                let found = output(&e, &format!("of_{name}"));
                assert!((found - y).abs() < 1e-6, "{which:?} {x}: {name} {found} for {y}");
            }
        }
    }
}
