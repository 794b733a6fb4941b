//! What a file says of the start is kept where the rest can follow, and does not depend on how the file is written.

use dalembert::dynamics::linearization::Stability;
use dalembert::{At, Linearize, Loaded, Open, Rest};

fn open(text: &str) -> Loaded {
    dalembert::open_text("start.toml", text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn evaluated(model: &Loaded, set: &[(&str, f64)]) -> dalembert::dynamics::result::Evaluation {
    let set = set.iter().map(|(name, x)| ((*name).to_owned(), *x)).collect();
    model.evaluate(&At { set, ..At::default() }).unwrap_or_else(|e| panic!("{e}"))
}

fn value(list: &[(String, f64)], name: &str) -> f64 {
    list.iter().find(|x| x.0 == name).unwrap_or_else(|| panic!("{name} in {list:?}")).1
}

/// Everyone who reads robots has a gripper's motor at zero, and its fingers where they belong then.
#[test]
fn joints_that_mimic_others_go_after_them() {
    let joint = |k: usize, mimic: &str| {
        format!(
            "[bodies.l{k}]\nmass = 1\ninertia = [0.01, 0.01, 0.01, 0, 0, 0]\n[joints.j{k}]\ntype = \"revolute\"\nbetween = [\"{}\", \"l{k}\"]\n{mimic}\n",
            if k == 1 { "ground".to_owned() } else { format!("l{}", k - 1) }
        )
    };
    let text = format!(
        "dalembert = 1\n{}{}{}",
        joint(1, ""),
        joint(2, "mimic = { joint = \"j1\", ratio = 2 }"),
        joint(3, "mimic = { joint = \"j2\", ratio = 3, offset = 1 }")
    );
    let model = open(&text);
    let at_rest = evaluated(&model, &[]);
    assert_eq!(["j1", "j2"].map(|name| value(&at_rest.q, name)), [0.0, 0.0]);
    assert!((value(&at_rest.q, "j3") - 1.0).abs() < 1e-14, "{:?}", at_rest.q);
    let turned = evaluated(&model, &[("j1", 0.5), ("j1'", 0.25)]);
    for (name, wanted) in [("j1", 0.5), ("j2", 1.0), ("j3", 4.0)] {
        assert!((value(&turned.q, name) - wanted).abs() < 1e-14, "{name}: {:?}", turned.q);
    }
    for (name, wanted) in [("j1'", 0.25), ("j2'", 0.5), ("j3'", 1.5)] {
        assert!((value(&turned.v, name) - wanted).abs() < 1e-14, "{name}: {:?}", turned.v);
    }
}

/// Others follow from the only rate that is given, whatever gear lies between.
#[test]
fn a_rate_that_is_given_is_kept() {
    for ratio in [0.01, 1.0, 10.0, 1000.0] {
        let text = format!(
            "dalembert = 1\n[variables]\nx = {{ start = [0, 1] }}\ny = {{}}\n[lagrangian]\nkinetic = \"x'^2 + y'^2\"\n[constraints]\ngear = \"y = {ratio}*x\"\n"
        );
        let found = evaluated(&open(&text), &[]);
        assert!((value(&found.v, "x'") - 1.0).abs() < 1e-14, "{ratio}: {:?}", found.v);
        assert!((value(&found.v, "y'") - ratio).abs() < 1e-13 * ratio, "{ratio}: {:?}", found.v);
    }
    let four_bar = include_str!("../../../../examples/four_bar.toml");

    let model = open(four_bar);
    let found = evaluated(&model, &[("A'", 2.0)]);
    assert!((value(&found.v, "A'") - 2.0).abs() < 1e-13, "{:?}", found.v);
}

/// The rest length of a spring without `length` is that with all joint coordinates at zero, whichever coordinates tell the motion.
#[test]
fn springs_have_the_same_length_in_absolute_coordinates() {
    let body = |name: &str, com: f64| {
        format!("[bodies.{name}]\nmass = 1\ncom = [{com}, 0, 0]\ninertia = [0.01, 0.01, 0.01, 0, 0, 0]\n")
    };
    let text = format!(
        "dalembert = 1\ngravity = [0, -9.81, 0]\n{}{}{}\
         [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"a\"]\nstart = 0.5\nfixed = true\n\
         [joints.B]\ntype = \"revolute\"\nbetween = [\"a\", \"b\"]\nframes = [{{ at = [0.1, 0, 0] }}, {{}}]\n\
         [joints.D]\ntype = \"revolute\"\nbetween = [\"ground\", \"c\"]\nframes = [{{ at = [0.42, 0, 0] }}, {{}}]\nstart = 1.5\n\
         [joints.C]\ntype = \"revolute\"\nbetween = [\"b\", \"c\"]\nframes = [{{ at = [0.4, 0, 0] }}, {{ at = [0.3, 0, 0] }}]\n\
         [springs.s]\nbetween = [\"ground\", \"c\"]\npoints = [[0, 0.3, 0], [0.1, 0.1, 0]]\nstiffness = 100\n",
        body("a", 0.1),
        body("b", 0.2),
        body("c", 0.15)
    );
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("absolute-{}.toml", std::process::id()));
    std::fs::write(&path, &text).unwrap();
    let energy = |absolute: bool| {
        let model = dalembert::open_as(&path, &Open { absolute, ..Open::default() }).unwrap_or_else(|e| panic!("{e}"));
        model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}")).energy.expect("an energy").1
    };
    let (joints, bodies) = (energy(false), energy(true));
    std::fs::remove_file(&path).unwrap();
    assert!((joints - bodies).abs() <= 1e-9 * joints.abs(), "{joints} and {bodies}");
}

/// A mechanism with a wrong guess for its loop, one body of which hangs on the ground far off: the start is the same in any order of bodies.
#[test]
fn the_start_does_not_depend_on_the_order_of_bodies() {
    let bodies = [
        "[bodies.a]\nmass = 2\ninertia = [0.5, 0.6, 0.7, 0, 0, 0]\n",
        "[bodies.b]\nmass = 1\ninertia = [0.1, 0.2, 0.3, 0, 0, 0]\n",
        "[bodies.c]\nmass = 3\ninertia = [0.5, 0.6, 0.7, 0, 0, 0]\n",
    ];
    let joints = "[joints.j0]\ntype = \"free\"\nbetween = [\"ground\", \"a\"]\nframes = [{ at = [0.6, 0.3, 0.6] }, { at = [0.1, 0, -0.4] }]\n\
        start = [0.9, 0.3, -0.1, 0.3, 0.7, -0.2, -0.7]\nrate = [-0.2, 0.9, 0.7, 0.1, -0.4, 1.8]\n\
        [joints.j1]\ntype = \"revolute\"\nbetween = [\"a\", \"b\"]\nframes = [{ at = [0.2, -0.6, -0.3] }, { at = [-0.7, 0.9, -0.7] }]\nstart = -1.1\nrate = -0.6\n\
        [joints.j2]\ntype = \"revolute\"\nbetween = [\"ground\", \"c\"]\nframes = [{ at = [5, 7, -9] }, { at = [0.1, 0, 0.8] }]\naxis = [0, 1, 0.3]\nstart = -2.8\n\
        [joints.c0]\ntype = \"helical\"\npitch = 0.4\nbetween = [\"ground\", \"a\"]\ncut = true\nframes = [{ at = [0.3, 0.1, 0.6] }, { at = [-0.2, -0.5, 0] }]\naxis = [1, 0.6, -0.5]\n";
    let mut first: Option<Vec<(String, f64)>> = None;
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let text = format!("dalembert = 1\n{}{joints}", order.map(|k: usize| bodies[k]).concat());
        let found = evaluated(&open(&text), &[]);
        let all: Vec<(String, f64)> = found.q.iter().chain(&found.v).cloned().collect();
        let Some(first) = &first else {
            first = Some(all);
            continue;
        };
        for (name, x) in first {
            assert!((x - value(&all, name)).abs() < 1e-9, "{order:?}: {name} {x} and {}", value(&all, name));
        }
    }
}

/// A support that shakes fast holds a pendulum upright: what modes at one instant say is no verdict.
#[test]
fn nothing_is_said_of_the_stability_of_what_changes_with_time() {
    let text = "dalembert = 1\n[variables]\nth = { start = 3.1 }\n[lagrangian]\nkinetic = \"th'^2/2\"\n\
                [forces]\nth = \"-(9.81 + 4000*sin(200*t))*sin(th)\"\n";
    let found = open(text).equilibrium(&Rest::default()).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.found && found.stability == Some(Stability::Unknown) && found.modes.len() == 2);
    // Where what changes follows from a constraint, no independent state moves.
    let stiffness = "potential = \"(1 - 0.6*cos(2*phi))*s^2/2\"\ndissipation = \"0.1*s'^2/2\"\n";
    let driven = |by: &str| {
        open(&format!("dalembert = 1\n[variables]\nphi = {{}}\ns = {{}}\n[lagrangian]\nkinetic = \"phi'^2/2 + s'^2/2\"\n{stiffness}[constraints]\ndrive = \"{by}\"\n"))
            .linearize(&Linearize::default())
            .unwrap_or_else(|e| panic!("{e}"))
    };
    assert_eq!(driven("phi = t").stability, Stability::Unknown);
    assert_eq!(driven("phi = sin(t)^2").stability, Stability::Unknown);
    assert_eq!(driven("phi = 1").stability, Stability::Asymptotic);
    let folder = std::env::temp_dir().join(format!("dalembert-table-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let rows = (0..400).map(|k| format!("{0},{1}\n", 0.5 * f64::from(k), (f64::from(k)).cos()));
    std::fs::write(folder.join("drive.csv"), std::iter::once("t,v\n".to_owned()).chain(rows).collect::<String>())
        .unwrap();
    let text = "dalembert = 1\n[variables]\ns = {}\n[lagrangian]\nkinetic = \"s'^2/2\"\npotential = \"s^2/2\"\ndissipation = \"0.02*s'^2/2\"\n\
                [inputs]\nF = { table = \"drive.csv\", column = \"v\" }\n[forces]\ns = \"0.6*F*s\"\n";
    std::fs::write(folder.join("model.toml"), text).unwrap();
    let tabled = dalembert::open(folder.join("model.toml")).unwrap_or_else(|e| panic!("{e}"));
    let found = tabled.linearize(&Linearize::default()).unwrap_or_else(|e| panic!("{e}"));
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(found.stability, Stability::Unknown);
}

/// A tree starts as it does whether its joints are variables or constraints: what has no velocity of its own is at rest in its joint.
#[test]
fn a_tree_starts_alike_in_absolute_coordinates() {
    let body = |name: &str| {
        format!(
            "[bodies.{name}]\nmass = 1\ncom = [0.5, 0, 0]\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\nframes = {{ tip = {{ at = [1, 0, 0] }} }}\n"
        )
    };
    let joint = |name: &str, kind: &str, ends: &str, more: &str| {
        format!(
            "[joints.{name}]\ntype = \"{kind}\"\nbetween = [{ends}]\nframes = [{{ at = [1, 0, 0] }}, {{}}]\n{more}\n"
        )
    };
    let outputs = "[outputs]\nx = \"vx(c.tip)\"\ny = \"vy(c.tip)\"\nz = \"vz(c.tip)\"\n";
    for (case, (kind, rate, set)) in (0..).zip([
        ("revolute", "rate = 1\nfixed = true", vec![]),
        ("spherical", "rate = [0.3, 0.5, 1]\nfixed = true", vec![]),
        ("cylindrical", "rate = [1, 2]", vec![]),
        ("revolute", "", vec![("A'", 0.7)]),
        ("spherical", "", vec![("A.wy", 0.4), ("A.wz", -0.7), ("A.wx", 0.0)]),
    ]) {
        let text = |cut: &str| {
            let third = joint("C", "revolute", "\"b\", \"c\"", &format!("axis = [0, 1, 0]\nstart = 0.4\n{cut}"));
            let [a, b] = [("A", "\"ground\", \"a\"", rate), ("B", "\"a\", \"b\"", "")]
                .map(|(name, ends, more)| joint(name, if name == "A" { kind } else { "revolute" }, ends, more));
            format!("dalembert = 1\n{}{}{}{a}{b}{third}{outputs}", body("a"), body("b"), body("c"))
        };
        let path = std::env::temp_dir().join(format!("dalembert-tree-{}-{case}.toml", std::process::id()));
        std::fs::write(&path, text("")).unwrap();
        let absolute =
            dalembert::open_as(&path, &Open { absolute: true, ..Open::default() }).unwrap_or_else(|e| panic!("{e}"));
        std::fs::remove_file(&path).unwrap();
        let wanted = evaluated(&open(&text("")), &set).outputs;
        assert!(wanted.iter().any(|x| x.1 != 0.0), "{case}: nothing moves");
        for (how, other) in [("absolute", absolute), ("cut", open(&text("cut = true")))] {
            let found = evaluated(&other, &set).outputs;
            for (x, y) in wanted.iter().zip(&found) {
                assert!((x.1 - y.1).abs() < 1e-10, "{case}, {how}: {wanted:?} {found:?}");
            }
        }
    }
}

/// Where a tank has run out its law has a kink: it rests there all the same, and why it is not linearized is said.
#[test]
fn rest_at_a_kink_is_rest() {
    let text = "dalembert = 1\n[variables]\nh = { order = 1, start = 1 }\n[equations]\nmass = { h = { h = 1 } }\n\
                force = { h = \"-sqrt(max(h, 0))\" }\n";
    let found = open(text).equilibrium(&Rest::default()).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.found && found.stability.is_none() && found.unjudged.is_some(), "{found:?}");
    assert!(found.point[0].1.abs() < 1e-6, "{:?}", found.point);
}

/// Of a loop of joints a rate that is given is kept, whichever joint has it, and the rates that are not follow.
#[test]
fn a_rate_that_is_given_in_a_loop_is_kept() {
    let path = format!("{}/../../examples/four_bar.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{e}"));
    let still = text.replace("rate = 5.0\n", "").replace("fixed = true\n", "");
    for (joint, start) in [("A", "\"pi/2\""), ("B", "-1.0"), ("D", "1.6")] {
        let of = format!("start = {start}");
        assert!(still.contains(&of), "{of}");
        let found = evaluated(&open(&still.replacen(&of, &format!("{of}\nrate = 2"), 1)), &[]);
        let rate = value(&found.v, &format!("{joint}'"));
        assert!((rate - 2.0).abs() < 1e-12, "{joint}: {:?}", found.v);
    }
}

/// A single position of a free joint that is set is kept, and the others follow, as they do for a joint that slides both ways; what is set in two of them and does not fit is refused by name.
#[test]
fn single_positions_of_a_free_joint_are_kept() {
    let text = |kind: &str| {
        format!(
            "dalembert = 1\n[bodies]\np = {{ mass = 2, inertia = {{ ball = 1 }} }}\n[joints]\nj = {{ type = \"{kind}\", between = [\"ground\", \"p\"] }}\n\
             [constraints]\nc = \"px(p) + 2*py(p) = 1\"\n"
        )
    };
    let free = open(&text("free"));
    for (name, other, follows) in [("j.x", "j.y", 0.35), ("j.y", "j.x", 0.4)] {
        let found = evaluated(&free, &[(name, 0.3)]);
        assert!((value(&found.q, name) - 0.3).abs() < 1e-15, "{:?}", found.q);
        assert!((value(&found.q, other) - follows).abs() < 1e-14 && value(&found.q, "j.z") == 0.0, "{:?}", found.q);
        let planar = evaluated(&open(&text("planar")), &[(name, 0.3)]);
        assert!((value(&planar.q, other) - follows).abs() < 1e-14, "{:?}", planar.q);
    }
    let both = At { set: vec![("j.x".to_owned(), 0.3), ("j.y".to_owned(), 0.3)], ..At::default() };
    let refused = free.evaluate(&both).expect_err("does not fit").to_string();
    assert!(refused.contains("`j.x`") || refused.contains("`c`"), "{refused}");
}

/// A place that a variable of order 1 tells: both go to the nearest state from what was said, and not from where the one ended that could not meet it alone.
#[test]
fn orders_that_are_joined_meet_next_to_what_was_said() {
    let model = super::typed::open(
        "[variables]\na = { order = 1, start = 0.5 }\nx = { start = -0.68 }\n[lagrangian]\nkinetic = \"x'^2/2\"\n\
         [equations]\nmass = { a = { a = 1 } }\nforce = { a = \"-a\" }\n[constraints]\nc = \"x + 0.4*sin(a) = 0\"\n",
    );
    let e = model.evaluate(&dalembert::At::default()).unwrap();
    let (a, x) = (e.q[0].1, e.q[1].1);
    assert!((x + 0.4 * a.sin()).abs() < 1e-12 && (a - 0.5_f64).hypot(x + 0.68) < 0.5, "{a} {x}");
}

/// The same told by a force of order 0: x = −0.4 sin a, its rate, and z by what both hide. No number runs away to where the sine is right by chance.
#[test]
fn conditions_that_join_orders_start_next_to_what_was_said() {
    let e = super::typed::open(
        "[variables]\na = { order = 1, start = 0.5 }\nx = { start = -0.68 }\nz = { order = 0 }\n[equations]\n\
         mass = { a = { a = 1 }, x = { x = 1 } }\nforce = { a = \"-a\", x = \"-x + z\", z = \"x + 0.4*sin(a)\" }\n",
    )
    .evaluate(&dalembert::At::default())
    .unwrap();
    let of = |name: &str| e.q.iter().chain(&e.v).find(|v| v.0 == name).unwrap().1;
    let (a, x, z, rate) = (of("a"), of("x"), of("z"), of("x'"));
    assert!((a - 0.5).hypot(x + 0.68) < 0.5, "{a} {x}");
    // x'' = 0.4 (a cos a)' a' = 0.4 a (a sin a − cos a), and x'' = z − x.
    let acceleration = 0.4 * a * (a * a.sin() - a.cos());
    let off = [x + 0.4 * a.sin(), rate - 0.4 * a * a.cos(), z - x - acceleration];
    assert!(off.iter().all(|off| off.abs() < 1e-12), "{off:?}");
}

/// A slide square to a blade moves along it by the rounding of its direction, which is no way to meet it.
#[test]
fn rounding_of_a_direction_is_no_velocity() {
    let text = "[bodies.a]\nmass = 1\ninertia = { ball = 0.1 }\n[bodies.b]\nmass = 1\ninertia = { ball = 0.1 }\n\
         [joints.s]\ntype = \"prismatic\"\nbetween = [\"ground\", \"a\"]\naxis = [1, 0, 0]\n\
         frames = [{ rotation = { rpy = [1.5707963267948966, 2.032677736740924, 0] } }, {}]\n\
         [joints.j]\ntype = \"revolute\"\nbetween = [\"a\", \"b\"]\naxis = [1, 0, 0]\n\
         frames = [{ rotation = { rpy = [0, 0, 1.5707963267948966] } }, {}]\nstart = 1.2743216171512342\nrate = 0.0373\nfixed = true\n\
         [constraints]\nc = \"vx(b, -0.27, -0.2, -0.23)*xy(b) = vy(b, -0.27, -0.2, -0.23)*xx(b)\"\n";
    // Of many variables too, whose steps are sparse.
    let pendulum = |k: usize| {
        format!(
            "[bodies.p{k}]\nmass = 1\ncom = [1, 0, 0]\n[joints.p{k}]\ntype = \"revolute\"\nbetween = [\"ground\", \"p{k}\"]\n"
        )
    };
    for beside in [0, 320] {
        let all = (0..beside).map(pendulum).collect::<String>() + text;
        let refusal = super::typed::open(&all).evaluate(&dalembert::At::default()).expect_err("no velocity meets it");
        let refusal = refusal.to_string();
        assert!(refusal.contains("can't be assembled") && refusal.contains("`c`"), "{beside}: {refusal}");
    }
}

/// Guesses choose the branch: a slider-crank closes at r cos A ± √(l² − r² sin² A), on the side where its slide is said to be, whatever angle is set, in units of any size, from
/// either side of the loop.
#[test]
fn guesses_choose_the_branch_of_what_is_set() {
    for size in [1e-6, 1.0, 1e6] {
        for (side, closing) in [(1.0, "P"), (-1.0, "P"), (1.0, "C")] {
            let [r, l, guess] = [0.1 * size, 0.35 * size, 0.4 * side * size];
            let cut = |joint: &str| if joint == closing { ", cut = true" } else { "" };
            let text = format!(
                "dalembert = 1\n[bodies]\ncrank = {{ mass = 1 }}\nrod = {{ mass = 1, com = [{}, 0, 0] }}\nslide = {{ mass = 1 }}\n[joints]\n\
                 A = {{ type = \"revolute\", between = [\"ground\", \"crank\"] }}\n\
                 B = {{ type = \"revolute\", between = [\"crank\", \"rod\"], frames = [{{ at = [{r}, 0, 0] }}, {{}}] }}\n\
                 C = {{ type = \"revolute\", between = [\"rod\", \"slide\"], frames = [{{ at = [{l}, 0, 0] }}, {{}}]{} }}\n\
                 P = {{ type = \"prismatic\", between = [\"ground\", \"slide\"], axis = [1, 0, 0], start = {guess}{} }}\n\
                 [outputs]\nslid = \"px(slide)\"\n",
                0.5 * l,
                cut("C"),
                cut("P")
            );
            let model = open(&text);
            for k in -10..=10 {
                let a = 0.3 * f64::from(k) + 0.05;
                let slid = value(&evaluated(&model, &[("A", a)]).outputs, "slid");
                let wanted = r * a.cos() + side * (l * l - (r * a.sin()).powi(2)).sqrt();
                assert!((slid - wanted).abs() < 1e-9 * size, "{size:e}, {closing}, {a}: {slid} and not {wanted}");
            }
        }
    }
}

/// A ladder of four-bars, each rocker of which turns by some four fifths of the one before, starts where all couplers are off by the same: the least correction is of that size however
/// many there are, for the smallest singular value of the loops is that of one. By hand: couplers join (0.3 i, 0) + 0.2 u(pᵢ) and (0.3 (i + 1), 0) + 0.25 u(pᵢ₊₁), u(p) = (−sin p, cos p).
#[test]
fn ladders_of_loops_are_put_together_however_long() {
    for count in [20, 160, 250, 400] {
        let couplers = count - 1;
        let model = open(&format!(
            "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies]\n\
             a = {{ repeat = {count}, mass = 1, com = [0, 0.1, 0], inertia = [0.01, 0.01, 0.01, 0, 0, 0] }}\n\
             c = {{ repeat = {couplers}, mass = 0.5, com = [0.15, 0, 0], inertia = [0.01, 0.01, 0.01, 0, 0, 0] }}\n[joints]\n\
             p = {{ repeat = {count}, type = \"revolute\", between = [\"ground\", \"a[index]\"], frames = [{{ at = [\"0.3*index\", 0, 0] }}, {{}}], start = 0.1 }}\n\
             l = {{ repeat = {couplers}, type = \"revolute\", between = [\"a[index]\", \"c[index]\"], frames = [{{ at = [0, 0.2, 0] }}, {{}}] }}\n\
             r = {{ repeat = {couplers}, type = \"revolute\", between = [\"c[index]\", \"a[index+1]\"], frames = [{{ at = [0.3, 0, 0] }}, {{ at = [0, 0.25, 0] }}] }}\n"
        ));
        let found = evaluated(&model, &[]);
        assert!(found.consistent, "{count}");
        let angles: std::collections::HashMap<&str, f64> =
            found.q.iter().map(|(name, x)| (name.as_str(), *x)).collect();
        for i in 0..couplers {
            let [p, l, next] =
                [format!("p[{i}]"), format!("l[{i}]"), format!("p[{}]", i + 1)].map(|name| angles[name.as_str()]);
            let x = -0.2 * p.sin() + 0.3 * (p + l).cos() - 0.3 + 0.25 * next.sin();
            let y = 0.2 * p.cos() + 0.3 * (p + l).sin() - 0.25 * next.cos();
            assert!(x.hypot(y) < 1e-9, "{count}: loop {i} is open by {x:e}, {y:e}");
            assert!((p - 0.1).abs() < 0.1 && l.abs() < 0.2, "{count}: {p} {l}");
        }
    }
}

/// A guess is kept where the rest can follow, also where that begins straight away from where it has to go: a rod in line with its crank, square to the slide. Of any size, to
/// any side, and in line to the last digits or all but.
#[test]
fn a_guess_is_kept_from_a_pose_that_no_step_leads_from() {
    for size in [1e-3, 1.0, 1e3] {
        for (crank, rod) in [(0.2, 0.2), (0.2, 0.6), (0.2, 0.25)] {
            for off in [0.0, 1e-12, 1e-6, 0.1, 1.0] {
                for side in [1.0, -1.0] {
                    let start = side * (0.5 * std::f64::consts::PI + off);
                    let body = |name: &str| {
                        format!("[bodies.{name}]\nmass = 1\ninertia = {{ ball = {:?} }}\n", 0.1 * size * size)
                    };
                    let hinge = |name: &str, one: &str, other: &str, at: f64, more: &str| {
                        format!(
                            "[joints.{name}]\ntype = \"revolute\"\nbetween = [\"{one}\", \"{other}\"]\nframes = [{{ at = [{:?}, 0, 0] }}, {{}}]\n{more}\n",
                            at * size
                        )
                    };
                    let text = [
                        "dalembert = 1\n".to_owned(),
                        ["crank", "rod", "slide"].map(body).concat(),
                        hinge("A", "ground", "crank", 0.0, &format!("start = {start:?}")),
                        hinge("B", "crank", "rod", crank, ""),
                        hinge("C", "rod", "slide", rod, ""),
                        "[joints.S]\ntype = \"prismatic\"\nbetween = [\"ground\", \"slide\"]\naxis = [1, 0, 0]\n"
                            .to_owned(),
                    ]
                    .concat();
                    let model = dalembert::open_text("crank.toml", &text).unwrap_or_else(|e| panic!("{e}"));
                    let found = model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{size} {rod} {start}: {e}"));
                    let of = |name: &str| found.q.iter().find(|v| v.0 == name).map_or(f64::NAN, |v| v.1);
                    let (a, b, s) = (of("A"), of("B"), of("S"));
                    assert!((a - start).abs() < 1e-6, "{size} {rod}: {a} in place of {start}");
                    let end = [crank * a.cos() + rod * (a + b).cos(), crank * a.sin() + rod * (a + b).sin()];
                    assert!(
                        (end[0] - s / size).abs() < 1e-6 && end[1].abs() < 1e-6,
                        "{size} {rod} {start}: {end:?}, {s}"
                    );
                }
            }
        }
    }
}

/// The same of formulas: on a circle each place that a guess can have is kept, and none beyond.
#[test]
fn a_guess_on_a_circle_is_kept() {
    for radius in [1e-6, 5.0, 1e6] {
        for share in [0.1, 0.3, 0.6, -0.8, 1.0, 1.4] {
            let text = format!(
                "dalembert = 1\n[parameters]\nr = {{ value = {radius:?}, unit = \"m\" }}\nm = {{ value = 2.0, unit = \"kg\" }}\n[variables]\nx = {{ start = {:?}, unit = \"m\" }}\ny = {{ unit = \"m\" }}\n\
                 [lagrangian]\nkinetic = \"m*(x'^2 + y'^2)/2\"\n[constraints]\nc = \"x^2 + y^2 = r^2\"\n",
                radius * share
            );
            let model = dalembert::open_text("circle.toml", &text).unwrap_or_else(|e| panic!("{e}"));
            let found = model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{radius} {share}: {e}"));
            let of = |name: &str| found.q.iter().find(|v| v.0 == name).map_or(f64::NAN, |v| v.1 / radius);
            let (x, y) = (of("x"), of("y"));
            assert!((x.hypot(y) - 1.0).abs() < 1e-9, "{radius} {share}: {x}, {y}");
            assert!((x - share.min(1.0)).abs() < 1e-7, "{radius} {share}: {x}, {y}");
        }
    }
}
