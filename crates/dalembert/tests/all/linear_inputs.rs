//! `linearize` where formulas switch, where they only seem to, and where inputs stand in equations without derivatives.

use dalembert::dynamics::derivatives::Question;
use dalembert::dynamics::linearization::{LinearModel, Linearization};
use dalembert::{At, Linearize, Loaded, Vary};

use crate::typed::open;

fn linear(text: &str) -> Linearization {
    open(text).linearize(&Linearize::default()).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn refused(model: &Loaded, how: &Linearize) -> String {
    match model.linearize(how) {
        Ok(_) => panic!("it was linearized"),
        Err(e) => e.to_string(),
    }
}

/// A rotor on springs: in the model's own time, that of a slow spin, the springs are 10²⁰ times as stiff.
fn rotor(spin: f64) -> String {
    let body = |name: &str, more: &str| format!("[bodies.{name}]\nmass = 1\ninertia = {more}\n");
    let joint = |name: &str, between: &str, axis: &str, more: &str| {
        format!("[joints.{name}]\ntype = \"revolute\"\nbetween = [{between}]\naxis = {axis}\n{more}\n")
    };
    [
        format!("gravity = [0, 0, 0]\n[parameters]\nW = {{ value = {spin}, unit = \"rad/s\" }}"),
        body("outer", "{ ball = 0.1 }"),
        body("inner", "{ ball = 0.1 }"),
        body("rotor", "{ cylinder = [0.2, 0.05], along = \"z\" }"),
        joint("a", "\"ground\", \"outer\"", "[1, 0, 0]", "stiffness = 1000"),
        joint("b", "\"outer\", \"inner\"", "[0, 1, 0]", "stiffness = 1200"),
        joint("spin", "\"inner\", \"rotor\"", "[0, 0, 1]", "rate = \"W\""),
    ]
    .join("\n")
}

/// No formula switches in a rotor, at any speed: its stiffness does not depend on the spin, what couples the tilts is proportional to it.
#[test]
fn a_slow_spin_beside_stiff_springs_is_no_switch() {
    let unit = linear(&rotor(1.0)).model.a;
    for spin in [1e-9, 1e-6, 1e-3, 1e3] {
        let a = linear(&rotor(spin)).model.a;
        for (i, row) in unit.iter().enumerate() {
            for (j, &x) in row.iter().enumerate() {
                let wanted = if i >= 3 && j >= 3 { x * spin } else { x };
                assert!((a[i][j] - wanted).abs() <= 1e-9 * wanted.abs(), "{spin}: {i}, {j}: {} for {wanted}", a[i][j]);
            }
        }
    }
    let vary = Vary { name: "W".to_owned(), from: -1e-6, to: 200.0 };
    let how = Linearize { vary: vec![vary], inputs: Some(Vec::new()), ..Linearize::default() };
    assert!(open(&rotor(1.0)).linearize(&how).is_ok());
}

fn particle(force: &str, x: f64, stiffness: f64) -> String {
    format!(
        "[parameters]\nk = {stiffness:e}\n[variables]\nx = {{ start = {x:e} }}\ny = {{}}\n[inputs]\nu = {{ value = 0 }}\n\
         [lagrangian]\nkinetic = \"(x'^2 + y'^2)/2\"\npotential = \"k*(x - y)^2/2\"\n[forces]\nx = \"{force}\"\n"
    )
}

/// Where an argument is zero and both sides have the same slopes there is one linear system; else there is none, however stiff the rest is, and beside
/// it there are two.
#[test]
fn only_slopes_that_differ_are_a_switch() {
    for k in [1e-8, 1.0, 1e12] {
        for force in
            ["u - abs(x)*x", "u - sign(x')*x'^2", "u - if(x > 0, 3*x^2, 0)", "u + max(x, x)", "u + mod(x^2, 1)"]
        {
            let a = linear(&particle(force, 0.0, k)).model.a;
            assert!((a[2][1] - k).abs() <= 1e-12 * k, "{force}, {k}: {a:?}");
        }
        for (force, words) in [
            ("u - sign(x)*(1 + k)", "the rate of `x'` jumps here"),
            ("u - sign(x')*(1 + k)", "the rate of `x'` jumps here"),
            ("u - k*abs(x)", "how the rate of `x'` depends on `x` changes at once here"),
            ("u - k*max(x, y)", "how the rate of `x'` depends on `x` changes at once here"),
            ("u - if(x' > 0, k*x', 2*k*x')", "how the rate of `x'` depends on `x'` changes at once here"),
            ("max(u, 0) - k*x", "how the rate of `x'` depends on `u` changes at once here"),
        ] {
            let why = refused(&open(&particle(force, 0.0, k)), &Linearize::default());
            assert!(why.contains(words) && why.contains("an argument of `abs`"), "{force}, {k}: {why}");
        }
        for (x, slope) in [(1e-6, -2.0), (-1e-6, 0.0)] {
            let a = linear(&particle("u - k*abs(x)", x, k)).model.a;
            assert!((a[2][0] - slope * k).abs() <= 1e-9 * k, "{x}, {k}: {a:?}");
        }
    }
}

/// Smooth laws that are written with corners have the slope that they have on both sides, in `linearize` and among the derivatives of `evaluate`; a root,
/// whose slope has no bound, is named.
#[test]
fn a_smooth_law_made_of_corners_has_its_slope() {
    for k in [1e-8, 1.0, 1e12] {
        for (force, [by_x, by_v]) in [
            ("u - k*abs(x)*sign(x)", [-1.0, 0.0]),
            ("u - k*sign(x)*(exp(abs(x)) - 1)", [-1.0, 0.0]),
            ("u - k*sign(x)*log(1 + abs(x))", [-1.0, 0.0]),
            ("u - k*sign(x')*(1 - exp(-abs(x')/0.05))", [0.0, -20.0]),
            ("u - k*max(x, 0) - k*min(x, 0) - k*x/2", [-1.5, 0.0]),
            ("u - k*if(x == 0, 0, sin(x))", [-1.0, 0.0]),
            ("u - k*if(x >= 0, x, -abs(x))", [-1.0, 0.0]),
            ("u - k*if(x > 0, x, x) - k*abs(x')*sign(x')*(2 + x)", [-1.0, -2.0]),
        ] {
            let text = particle(force, 0.0, k);
            let a = linear(&text).model.a;
            let d =
                open(&text).derivatives(&At::default(), &Question::default()).unwrap_or_else(|e| panic!("{e}\n{text}"));
            for (found, words) in [(&a, "linearize"), (&d.state_matrix, "derivatives")] {
                // Beside the spring between the two particles.
                for (j, wanted) in [(0, by_x * k - k), (2, by_v * k)] {
                    let x = found[2][j];
                    assert!((x - wanted).abs() <= 1e-9 * k, "{words}, {force}, {k}: {x} for {wanted}");
                }
            }
        }
        for force in ["u - k*sign(x)*sqrt(abs(x))", "u - x - k*sign(x)*abs(x)^0.8"] {
            let text = particle(force, 0.0, k);
            let why = refused(&open(&text), &Linearize::default());
            let other = open(&text)
                .derivatives(&At::default(), &Question::default())
                .map(|_| ())
                .expect_err("no slope")
                .to_string();
            for why in [why, other] {
                assert!(
                    why.contains("has no bound here") || why.contains("no finite number") || why.contains("not finite"),
                    "{force}, {k}: {why}"
                );
            }
        }
        let why = open(&particle("u - k*abs(x)", 0.0, k)).derivatives(&At::default(), &Question::default());
        let why = why.map(|_| ()).expect_err("two slopes").to_string();
        assert!(why.contains("changes at once here"), "{k}: {why}");
    }
}

/// An output that switches is left out and named, or refused where it is asked for.
#[test]
fn an_output_that_switches_is_named() {
    let text = format!(
        "{}[outputs]\nfar = {{ value = \"abs(x)\" }}\nnear = {{ value = \"x + y\" }}\n",
        particle("u", 0.0, 1.0)
    );
    let found = linear(&text);
    assert_eq!(found.model.outputs.iter().map(|o| o.name.as_str()).collect::<Vec<_>>(), ["near"]);
    assert!(
        found.model.notes.iter().any(|n| n.contains("output `far`") && n.contains("left out")),
        "{:?}",
        found.model.notes
    );
    let asked = Linearize { outputs: Some(vec!["far".to_owned()]), ..Linearize::default() };
    let why = refused(&open(&text), &asked);
    assert!(why.contains("output `far`") && why.contains("changes at once"), "{why}");
}

/// An output that is no number affects nothing else: it is left out and named, or refused where it is asked for.
#[test]
fn an_output_that_is_no_number_is_named() {
    let text = format!(
        "{}[outputs]\nlost = \"sqrt(x - 3)\"\nnear = {{ value = \"x + y\" }}\nnone = \"log(-1)\"\n",
        particle("u", 0.0, 1.0)
    );
    let found = linear(&text);
    let alone = linear(&format!("{}[outputs]\nnear = {{ value = \"x + y\" }}\n", particle("u", 0.0, 1.0)));
    assert_eq!((&found.model.c, &found.model.outputs), (&alone.model.c, &alone.model.outputs));
    for name in ["lost", "none"] {
        let named = |n: &String| n.contains(&format!("output `{name}` is no finite number")) && n.contains("left out");
        assert!(found.model.notes.iter().any(named), "{:?}", found.model.notes);
        let asked = Linearize { outputs: Some(vec![name.to_owned()]), ..Linearize::default() };
        let why = refused(&open(&text), &asked);
        assert!(why.contains(&format!("output `{name}`")) && why.contains("no finite number"), "{why}");
    }
}

/// Springs without length pull by the distance itself: points may meet. A length gives them a direction, which is not there where points meet.
#[test]
fn a_spring_without_length_is_linear_where_its_ends_meet() {
    let slides = |length: f64| {
        format!(
            "gravity = [0, 0, 0]\n[bodies.a]\nmass = 1\ninertia = {{ ball = 1 }}\n[bodies.b]\nmass = 2\ninertia = {{ ball = 1 }}\n\
             [joints.p]\ntype = \"prismatic\"\nbetween = [\"ground\", \"a\"]\naxis = [1, 0, 0]\n\
             [joints.q]\ntype = \"prismatic\"\nbetween = [\"a\", \"b\"]\naxis = [0, 1, 0]\n\
             [springs.s]\nbetween = [\"ground\", \"b\"]\nstiffness = 300\nlength = {length}\n"
        )
    };
    let a = linear(&slides(0.0)).model.a;
    assert!((a[2][0] + 100.0).abs() < 1e-9 && (a[3][1] + 150.0).abs() < 1e-9 && a[2][1] == 0.0, "{a:?}");
    let mut apart = open(&slides(0.5));
    assert!(apart.linearize(&Linearize::default()).is_err());
    let beside = Linearize { set: vec![("p".to_owned(), 0.5)], ..Linearize::default() };
    apart = open(&slides(0.5));
    assert!(apart.linearize(&beside).is_ok());
}

fn same(x: &LinearModel, y: &LinearModel) {
    for (name, x, y) in [("A", &x.a, &y.a), ("B", &x.b, &y.b), ("C", &x.c, &y.c), ("D", &x.d, &y.d)] {
        let entries = |m: &[Vec<f64>]| m.iter().flatten().copied().collect::<Vec<f64>>();
        let (x, y) = (entries(x), entries(y));
        assert_eq!(x.len(), y.len(), "{name}");
        x.iter().zip(&y).for_each(|(x, y)| assert!((x - y).abs() <= 1e-11 * y.abs().max(1.0), "{name}: {x} for {y}"));
    }
}

const DIVIDER: &str =
    "[parameters]\nR1 = 2\nR2 = 3\nC = 0.5\n[inputs]\nu = { value = \"0.3 + 0.1*t\" }\ni = { value = 0.2 }\n";

/// A node without capacitance, with what the user would write without it.
#[test]
fn inputs_at_nodes_without_capacitance_come_through_them() {
    let node = format!(
        "{DIVIDER}[variables]\nv = {{ order = 1, start = 0.1 }}\nw = {{ order = 0 }}\n\
         [equations]\nmass = {{ v = {{ v = \"C\" }} }}\nforce = {{ v = \"(w - v)/R2\", w = \"(u - w)/R1 - (w - v)/R2 + i\" }}\n\
         [outputs]\nat_node = {{ value = \"w\" }}\ncurrent = {{ value = \"(u - w)/R1\" }}\n"
    );
    let w = "((R2*u + R1*v + R1*R2*i)/(R1 + R2))";
    let without = format!(
        "{DIVIDER}[variables]\nv = {{ order = 1, start = 0.1 }}\n\
         [equations]\nmass = {{ v = {{ v = \"C\" }} }}\nforce = {{ v = \"({w} - v)/R2\" }}\n\
         [outputs]\nat_node = {{ value = \"{w}\" }}\ncurrent = {{ value = \"(u - {w})/R1\" }}\n"
    );
    let (node, without) = (linear(&node), linear(&without));
    same(&node.model, &without.model);
    assert_eq!(node.controllability.dimension, 1);
}

/// A diode's law that nobody can solve: δw = δu/(1 + 3 w²) by hand.
#[test]
fn nonlinear_equations_of_order_zero_are_differentiated_by_inputs() {
    let text = "[inputs]\nu = { value = 0.7 }\n[variables]\nv = { order = 1, start = 0.4, fixed = true }\nx = { start = [0.2, 0], fixed = true }\nw = { order = 0, start = 0.3 }\n\
                [equations]\nmass = { v = { v = 1 }, x = { x = 2 } }\nforce = { v = \"w^2 - v\", x = \"u*w - x\", w = \"w + w^3 + v*x' - u\" }\n\
                [outputs]\nw_out = { value = \"w*u\" }\n";
    let found = linear(text).model;
    let w = found.y0[0] / 0.7;
    assert!((w + w.powi(3) - 0.7).abs() < 1e-9);
    let slope = 1.0 / (1.0 + 3.0 * w * w);
    let place = |name: &str| found.states.iter().position(|s| s.name == name).unwrap();
    let wanted = [("v", 2.0 * w * slope), ("x'", 0.5 * (w + 0.7 * slope)), ("x", 0.0)];
    wanted.iter().for_each(|(name, x)| assert!((found.b[place(name)][0] - x).abs() < 1e-9, "{name}: {:?}", found.b));
    assert!((found.d[0][0] - (w + 0.7 * slope)).abs() < 1e-9, "{:?}", found.d);
}

/// The rod's force as a variable of order 0: an input beside it acts as on the pendulum with a constraint, though conditions are hidden, for none of them is
/// differentiated that it stands in. The force itself follows it at once.
#[test]
fn inputs_beside_hidden_conditions_act_as_they_do_beside_constraints() {
    let variables = "[inputs]\nu = { value = 0.5 }\n[variables]\nx = { start = 0.6 }\ny = { start = -0.8 }\n";
    let hidden = format!(
        "{variables}s = {{ order = 0 }}\n[equations]\nmass = {{ x = {{ x = 2 }}, y = {{ y = 2 }} }}\n\
         force = {{ x = \"-s*x + u\", y = \"-s*y - 2*9.81\", s = \"x^2 + y^2 - 1\" }}\n[outputs]\npull = {{ value = \"2*s\" }}\n"
    );
    let held = format!(
        "{variables}[equations]\nmass = {{ x = {{ x = 2 }}, y = {{ y = 2 }} }}\nforce = {{ x = \"u\", y = \"-2*9.81\" }}\n\
         [constraints]\nrod = \"(1 - x^2 - y^2) = 0\"\n[outputs]\npull = {{ value = \"4*reaction(rod)\" }}\n"
    );
    let how = Linearize { independent: Some(vec!["x".to_owned()]), ..Linearize::default() };
    let of = |text: &str| open(text).linearize(&how).unwrap_or_else(|e| panic!("{e}")).model;
    let (x, y) = (of(&hidden), of(&held));
    assert_eq!(x.b.len(), 2);
    same(&x, &y);
}

/// What is differentiated has a rate: an input there is left out by a sentence, and refused by name; an output with such a rate has no D.
#[test]
fn inputs_that_act_by_their_rates_are_named() {
    let loaded =
        |name: &str| dalembert::open(format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let loop_of_capacitors = loaded("capacitor_loop");
    let found = loop_of_capacitors.linearize(&Linearize::default()).unwrap();
    assert!(found.model.inputs.is_empty());
    let said = |n: &&String| n.contains("input `u` has no column in B") && n.contains("by its rates");
    assert_eq!(found.model.notes.iter().filter(said).count(), 1, "{:?}", found.model.notes);
    let asked = Linearize { inputs: Some(vec!["u".to_owned()]), ..Linearize::default() };
    assert!(refused(&loop_of_capacitors, &asked).contains("has no column in B"));

    let node = format!(
        "{DIVIDER}[variables]\nv = {{ order = 1, start = 0.1 }}\nw = {{ order = 0 }}\n\
         [equations]\nmass = {{ v = {{ v = \"C\" }} }}\nforce = {{ v = \"(w - v)/R2\", w = \"(u - w)/R1 - (w - v)/R2 + i\" }}\n\
         [outputs]\nfast = {{ value = \"w'\" }}\nslow = {{ value = \"w\" }}\n"
    );
    let found = linear(&node);
    assert_eq!(found.model.outputs.iter().map(|o| o.name.as_str()).collect::<Vec<_>>(), ["slow"]);
    assert!(
        found.model.notes.iter().any(|n| n.contains("output `fast`") && n.contains("no D")),
        "{:?}",
        found.model.notes
    );
    let asked = Linearize { independent: Some(vec!["w".to_owned()]), ..Linearize::default() };
    let why = refused(&open(&node), &asked);
    assert!(why.contains("`w` is of order 0") && why.contains("at once"), "{why}");
}

/// Behind a capacitor a source acts by u', whatever tells its node: H = s R C/(1 + s R C) is no column of B beside the state y. Before it, by u: H = 1/(1 + s R C).
#[test]
fn sources_behind_capacitors_act_by_their_rates() {
    let given = "[parameters]\nR = 1e3\nC = 1e-6\n[inputs]\nu = { value = 0 }\n";
    let high = format!(
        "{given}[variables]\ns = {{ order = 1 }}\ny = {{ order = 1 }}\ni = {{ order = 0 }}\n[equations]\n\
         mass = {{ s = {{ s = \"C\", y = \"-C\" }}, y = {{ s = \"-C\", y = \"C\" }} }}\n\
         force = {{ s = \"i\", y = \"-y/R\", i = \"u - s\" }}\n"
    );
    let divided = format!(
        "{given}[variables]\nv = {{ order = 0 }}\na = {{ order = 1 }}\nb = {{ order = 1 }}\n[equations]\n\
         mass = {{ a = {{ a = \"C\", b = \"-C\" }}, b = {{ a = \"-C\", b = \"C\" }} }}\n\
         force = {{ v = \"(u - v)/R - (v - a)/R\", a = \"(v - a)/R\", b = \"-b/R\" }}\n"
    );
    for text in [&high, &divided] {
        let found = linear(text);
        assert!(found.model.inputs.is_empty(), "{:?}", found.model.b);
        assert!(found.model.notes.iter().any(|n| n.contains("`u` has no column in B")), "{:?}", found.model.notes);
        let asked = Linearize { inputs: Some(vec!["u".to_owned()]), ..Linearize::default() };
        assert!(refused(&open(text), &asked).contains("has no column in B"));
    }
    let low = format!(
        "{given}[variables]\ns = {{ order = 0 }}\ny = {{ order = 1 }}\n[equations]\nmass = {{ y = {{ y = \"C\" }} }}\n\
         force = {{ y = \"(s - y)/R\", s = \"u - s\" }}\n"
    );
    let found = linear(&low).model;
    assert!(
        (found.a[0][0] + 1000.0).abs() < 1e-9 && (found.b[0][0] - 1000.0).abs() < 1e-9,
        "{:?} {:?}",
        found.a,
        found.b
    );
}
