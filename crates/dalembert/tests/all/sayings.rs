//! What users say in ways of their own, and what they are told: outputs in outputs, the ground, springs without reactions, runs that diverge or
//! cannot move.

use dalembert::{At, Loaded, Simulate};

fn opened(text: &str) -> Result<Loaded, dalembert::Error> {
    dalembert::open_text("model.toml", &format!("dalembert = 1\n{text}"))
}

fn refusal(text: &str) -> String {
    match opened(text) {
        Ok(_) => panic!("taken: {text}"),
        Err(error) => error.to_string(),
    }
}

fn outputs(text: &str) -> Vec<(String, f64)> {
    opened(text).and_then(|m| m.evaluate(&At::default())).unwrap_or_else(|e| panic!("{e}\n{text}")).outputs
}

fn output(text: &str, name: &str) -> f64 {
    outputs(text).into_iter().find(|o| o.0 == name).unwrap_or_else(|| panic!("{name} in {text}")).1
}

const ROD: &str = "gravity = [0, -9.81, 0]\n[bodies.rod]\nmass = 1\ncom = [0.5, 0, 0]\ninertia = [0.01, 0.1, 0.1, 0, 0, 0]\n\
                   frames = { tip = { at = [1, 0, 0] } }\n[joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"rod\"]\nat = [0.3, 0.2, 0]\naxis = [0, 0, 1]\n\
                   start = 0.4\n[springs.s]\nbetween = [\"ground\", \"rod.tip\"]\npoints = [[0.3, 2, 0], [0, 0, 0]]\nstiffness = 3\nlength = 0.4\n\
                   [actuators]\nmotor = { joint = \"A\" }\n";

/// An output stands for its formula in others, whatever their order; those in a circle, and what is wrong in one, are told once.
#[test]
fn outputs_speak_of_each_other() {
    let text = "[variables]\nx = { start = 3 }\n[lagrangian]\nkinetic = \"x'^2/2\"\n[outputs]\nc = \"a + b\"\na = \"x^2\"\nb = \"2*a\"\n";
    let found = outputs(text);
    assert_eq!(found, [("c".to_owned(), 27.0), ("a".to_owned(), 9.0), ("b".to_owned(), 18.0)]);
    let circle = refusal(&text.replace("x^2\"", "x^2 + c\""));
    assert!(circle.contains("depend on each other in a circle") && circle.contains("model.toml:"), "{circle}");
    let wrong = refusal(&text.replace("x^2\"", "x^2 + z\""));
    assert!(wrong.contains("unknown name `z`") && !wrong.contains("circle"), "{wrong}");
    assert!(refusal(&text.replace("2*a\"", "2*a'\"")).contains("`a'` is no rate that is known"));
    // A variable's name stays the variable's.
    let own = refusal("[variables]\nx = { start = 3 }\n[lagrangian]\nkinetic = \"x'^2/2\"\n[outputs]\nx = \"x\"\n");
    assert!(own.contains("has the name of a variable"), "{own}");
}

/// The ground is read like a body that stands still, and distances from it are those of its points.
#[test]
fn the_ground_is_read_like_a_body() {
    let text = format!(
        "{ROD}[outputs]\nx = \"px(ground)\"\ny = \"py(ground, 1, 2, 3)\"\nv = \"vx(ground)\"\nw = \"wz(ground)\"\nxx0 = \"xx(ground)\"\nxy0 = \"xy(ground)\"\n\
         d = \"distance(ground, rod.tip)\"\np = \"px(rod.tip)\"\nq = \"py(rod.tip)\"\n"
    );
    let of = |name: &str| output(&text, name);
    assert_eq!(["x", "y", "v", "w", "xx0", "xy0"].map(of), [0.0, 2.0, 0.0, 0.0, 1.0, 0.0]);
    assert!((of("d") - of("p").hypot(of("q"))).abs() < 1e-15 && of("d") > 0.5);
    // What a spring that hangs on the ground pulls with, as the message for `reaction(s)` says, is the force in its potential energy.
    let pull = format!("{ROD}[outputs]\npull = \"3*(sqrt((px(rod.tip) - 0.3)^2 + (py(rod.tip) - 2)^2) - 0.4)\"\n");
    assert!(output(&pull, "pull") > 0.0);
}

/// What is named in a formula and is none of what formulas read is told with what to write in its place.
#[test]
fn wrong_names_are_told_with_what_to_write() {
    for (formula, words) in [
        ("reaction(s)", "`s` is a spring, no constraint: its pull is `stiffness*(distance(first, second) - length)`"),
        ("reaction(motor)", "`motor` is an actuator, no constraint: what it exerts is `motor` itself"),
        (
            "reaction(rod)",
            "`rod` is a body or frame; reactions are those of joints and constraints, as `reaction(A.fx)`",
        ),
        ("reaction(B)", "A.fx"),
        ("px(tip)", "did you mean `rod.tip`?"),
        ("px(A)", "`A` is a joint: name a body, or a frame on a body where the joint is"),
    ] {
        let told = refusal(&format!("{ROD}[outputs]\no = \"{formula}\"\n"));
        assert!(told.contains(words), "{formula}: {told}");
    }
}

/// A feedback that is unstable is told as one, with what grows and when, not as a singularity of the equations.
#[test]
fn runs_that_diverge_say_so() {
    let text = "[parameters]\nT = 0.05\n[inputs]\nu = 0\n[variables]\nth = { start = 0.1 }\n[lagrangian]\nkinetic = \"th'^2/2\"\npotential = \"-9.81*cos(th)\"\n\
                [forces]\nth = \"u\"\n";
    let model = opened(text).unwrap_or_else(|e| panic!("{e}"));
    let how = Simulate { until: Some(20.0), ..Simulate::default() };
    let mut run = model.simulation(&how).unwrap_or_else(|e| panic!("{e}"));
    let mut told = None;
    for k in 1..=400 {
        // PD with a gain that its samples cannot follow: each sample multiplies the rate by −4.
        let rate = run.get("th'").unwrap_or(f64::NAN);
        let input = -100.0 * rate;
        if !input.is_finite() || run.set(&[("u".to_owned(), input)]).is_err() {
            break;
        }
        let until = 0.05 * f64::from(k);
        if let Some(stopped) = run.advance(until, &mut |_| true).unwrap_or_else(|e| panic!("{e}")) {
            told = Some(run.reason(&stopped));
            break;
        }
    }
    let told = told.expect("it stops");
    assert!(told.contains("the motion diverges: `th'` has grown to"), "{told}");
    // A motion that ends in a finite time by its own equations diverges, too; one that meets a wall of numbers at its own size does not.
    let ends = |text: &str| {
        let run =
            opened(text).and_then(|m| m.simulate(&Simulate { until: Some(5.0), ..Simulate::default() }, &mut |_| true));
        run.map_or_else(|e| e.to_string(), |run| run.summary.stop_reason)
    };
    let explodes = ends(
        "[variables]\nx = { order = 1, start = 1, fixed = true }\n[equations]\nmass = { x = { x = 1 } }\nforce = { x = \"x^2\" }\n",
    );
    assert!(explodes.contains("the motion diverges: `x` has grown"), "{explodes}");
    let root = ends(
        "[variables]\nx = { order = 1, start = 1, fixed = true }\n[equations]\nmass = { x = { x = 1 } }\nforce = { x = \"-1/x\" }\n",
    );
    assert!(!root.contains("diverges") && root != "end", "{root}");
}

/// A structure that stands still has a run, with a line that says why nothing moves; a drive that prescribes all of the motion has none.
#[test]
fn runs_of_what_cannot_move_say_so() {
    let triangle = |more: &str| {
        format!(
            "[bodies.a]\nmass = 1\ninertia = [1, 1, 1, 0, 0, 0]\n[bodies.b]\nmass = 1\ninertia = [1, 1, 1, 0, 0, 0]\n[joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"a\"]\nat = [0, 0, 0]\naxis = [0, 0, 1]\n\
             [joints.B]\ntype = \"revolute\"\nbetween = [\"a\", \"b\"]\nat = [1, 1, 0]\naxis = [0, 0, 1]\n{more}"
        )
    };
    let closed = "[joints.C]\ntype = \"revolute\"\nbetween = [\"b\", \"ground\"]\nat = [2, 0, 0]\naxis = [0, 0, 1]\n";
    let notes = |text: &str| {
        let run =
            opened(text).and_then(|m| m.simulate(&Simulate { until: Some(0.1), ..Simulate::default() }, &mut |_| true));
        run.unwrap_or_else(|e| panic!("{e}\n{text}")).summary.notes
    };
    let stuck = |text: &str| notes(text).iter().any(|n| n.contains("Nothing can move"));
    assert!(stuck(&triangle(closed)));
    assert!(!stuck(&triangle("")));
    assert!(!stuck(&triangle("[constraints]\ndrive = \"A = 0.1*t\"\nother = \"B = 0.2*t\"\n")));
}

/// A start value that is kept and does not fit is told as such by every verb, with what would fit.
#[test]
fn start_values_that_do_not_fit_are_told_with_those_that_do() {
    let bar = |name: &str, between: [&str; 2], at: f64, more: &str| {
        format!(
            "[joints.{name}]\ntype = \"revolute\"\nbetween = [\"{}\", \"{}\"]\nframes = [{{ at = [{at}, 0, 0] }}, {{}}]\naxis = [0, 0, 1]\n{more}",
            between[0], between[1]
        )
    };
    let text = format!(
        "[bodies.a]\nmass = 1\n[bodies.b]\nmass = 1\n[bodies.c]\nmass = 1\n{}{}{}[joints.D]\ntype = \"revolute\"\nbetween = [\"ground\", \"c\"]\n\
         frames = [{{ at = [0.5, 0, 0] }}, {{ at = [0.25, 0, 0] }}]\naxis = [0, 0, 1]\n",
        bar("A", ["ground", "a"], 0.0, "start = 2.97\nfixed = true\n"),
        bar("B", ["a", "b"], 0.1, ""),
        bar("C", ["b", "c"], 0.3, "")
    );
    let model = opened(&text).unwrap_or_else(|e| panic!("{e}"));
    let told = model.evaluate(&At::default()).map_or_else(|e| e.to_string(), |_| String::new());
    assert!(told.contains("the start value `A` = 2.97 is kept") && told.contains("in place of 2.97"), "{told}");
}

/// A number that overflows is told with the part that is far from all others.
#[test]
fn overflow_names_what_is_far_from_the_rest() {
    let text = "[variables]\nx = { start = [1e-9, 0] }\ny = { start = 0 }\n[constraints]\nc0 = { equation = \"x^2 + y^2 = 1\", noise = 1e308 }\n";
    let told = opened(text).and_then(|m| m.evaluate(&At::default())).map_or_else(|e| e.to_string(), |_| String::new());
    assert!(told.contains("`c0`") && told.contains("1e308"), "{told}");
}
