//! States of rest: forces that balance each other leave their rounding, which is no motion.

use crate::typed::{column, open, run};

/// Integrators that choose their steps by errors.
const BY_ERRORS: [&str; 6] = ["auto", "dopri5", "radau", "bdf", "rodas", "generalized-alpha"];
const PI_2: f64 = std::f64::consts::FRAC_PI_2;

/// Two links that hang from a hinge, in the unit of length 1/`size` m, by the angle of the first or by the frame that it turns in.
fn hanging(size: f64, by_frame: bool) -> String {
    let (start, frame) = if by_frame { (0.0, -PI_2) } else { (-PI_2, 0.0) };
    let (g, l, i) = (9.81 * size, 0.5 * size, 0.1 * size * size);
    format!(
        r#"
gravity = [0, -{g:?}, 0]
[bodies]
a = {{ mass = 1, com = [{l:?}, 0, 0], inertia = [{i:?}, {i:?}, {i:?}, 0, 0, 0] }}
b = {{ mass = 1, com = [{l:?}, 0, 0], inertia = [{i:?}, {i:?}, {i:?}, 0, 0, 0] }}
[joints.A]
type = "revolute"
between = ["ground", "a"]
frames = [{{ rotation = {{ rpy = [0, 0, {frame:?}] }} }}, {{}}]
start = {start:?}
damping = {:?}
[joints.B]
type = "revolute"
between = ["a", "b"]
frames = [{{ at = [{size:?}, 0, 0] }}, {{}}]
stiffness = {:?}
"#,
        0.01 * size * size,
        100.0 * size * size
    )
}

/// A beam on a hub, with a load at its tip.
const BEAM: &str = r#"
gravity = [0, -9.81, 0]
[bodies]
hub = { mass = 1, inertia = [0.3, 0.3, 0.3, 0, 0, 0] }
load = { mass = 0.8, inertia = [0.02, 0.02, 0.02, 0, 0, 0] }
[bodies.beam]
mass = 1.2
com = [0.5, 0, 0]
inertia = [0, 0.1, 0.1, 0, 0, 0]
frames = { tip = { at = [1, 0, 0] } }
[bodies.beam.flexible]
mass = [[0.24, 0.2], [0.2, 0.1714285714285714]]
stiffness = [[60, 90], [90, 180]]
damping = [[0.02, 0], [0, 0.05]]
coupling = [[0, 0, 0.3, 0, 0.4, 0], [0, 0, 0.24, 0, 0.3, 0]]
influence = { tip = [[0, 0, 2, 0, 1, 0], [0, 0, 3, 0, 1, 0]] }
[joints]
A = { type = "revolute", between = ["ground", "hub"], start = "-pi/2" }
w = { type = "weld", between = ["hub", "beam"] }
v = { type = "weld", between = ["beam.tip", "load"] }
"#;

/// A string of masses of formulas that hangs at rest, and a bead at the bottom of a bowl.
const FORMULAS: &str = r#"
[variables]
x = { start = -0.0981 }
y = { start = -0.14715 }
A = { start = "3*pi/2" }
[lagrangian]
kinetic = "x'^2/2 + y'^2/2 + A'^2/2"
potential = "9.81*(x + y + sin(A)) + 200*x^2/2 + 200*(y - x)^2/2"
"#;

/// Nothing moves, and that takes no more steps than a length of step needs to grow.
#[test]
fn what_rests_takes_few_steps() {
    let mut models: Vec<(String, &str)> = vec![(BEAM.to_owned(), "A"), (FORMULAS.to_owned(), "A")];
    for size in [1.0, 1e-6, 1e6] {
        models.extend([(hanging(size, false), "A"), (hanging(size, true), "A")]);
    }
    for (text, name) in models {
        let model = open(&text);
        for integrator in BY_ERRORS.into_iter().filter(|&i| text != BEAM || i != "generalized-alpha") {
            let run = run(&model, integrator, 1e-6, (1.0, 10));
            assert!(run.summary.steps <= 40, "{integrator}: {:?}\n{text}", run.summary.steps);
            let angles = column(&run, name);
            assert!(angles.iter().all(|a| (a - angles[0]).abs() < 1e-12), "{integrator}: {angles:?}\n{text}");
        }
    }
}

/// A pendulum that swings by as little as 10⁻⁹ rad follows the closed form to what rounding of its angle leaves.
#[test]
fn small_swings_about_rest_are_followed() {
    for amplitude in [1e-3, 1e-6, 1e-9_f64] {
        let text = format!(
            "[variables]\nA = {{ start = {:?}, unit = \"rad\" }}\n[lagrangian]\nkinetic = \"A'^2/2\"\npotential = \"25*sin(A)\"\n",
            amplitude - PI_2
        );
        let model = open(&text);
        for integrator in BY_ERRORS {
            let run = run(&model, integrator, 1e-6, (3.0, 30));
            for (t, angle) in run.time.iter().zip(column(&run, "A")) {
                // The period lengthens by amplitude²/16.
                let exact = (amplitude - PI_2 + PI_2) * (5.0 * t * (1.0 - amplitude * amplitude / 16.0)).cos();
                let off = (angle + PI_2 - exact).abs() / amplitude;
                // Some units in the last place of the angle at each step.
                let rounding = 16.0 * f64::EPSILON * run.summary.steps as f64 / amplitude;
                assert!(off < 1e-4 + rounding, "{integrator}, {amplitude:e}: off by {off:e} at {t}");
            }
        }
    }
}

/// The far end of a chain feels its near end by what rounding leaves, and that is solved like all else.
#[test]
fn long_chains_start_with_every_integrator() {
    let text = r#"
gravity = [0, -9.81, 0]
[bodies]
l = { repeat = 80, mass = 1, com = [0.5, 0, 0], inertia = [0.01, 0.1, 0.1, 0, 0, 0] }
[joints]
a = { type = "revolute", between = ["ground", "l[0]"], start = -1.5 }
h = { repeat = 79, type = "revolute", between = ["l[index]", "l[index+1]"], frames = [{ at = [1, 0, 0] }, {}] }
"#;
    let model = open(text);
    let exact = run(&model, "dop853", 1e-10, (0.2, 4));
    for integrator in ["auto", "radau", "bdf", "rodas"] {
        let run = run(&model, integrator, 1e-5, (0.2, 4));
        for name in ["a", "h[0]", "h[1]", "h[40]"] {
            let pairs = column(&run, name).iter().zip(column(&exact, name));
            assert!(pairs.clone().all(|(a, b)| (a - b).abs() < 1e-4), "{integrator}, {name}: {pairs:?}");
        }
    }
}

/// A chain whose links hang askew in their own frames, so that weights balance to rounding only, rests however long it is: rounding of the
/// force on a joint moves the links next to it, not all that hang on it.
#[test]
fn chains_rest_whatever_their_length() {
    let steps = |links: usize, integrator: &str| {
        let text = format!(
            r#"
gravity = [5.886, -7.848, 0]
[bodies]
l = {{ repeat = {links}, mass = 0.1, com = [0.03, -0.04, 0], inertia = [1e-4, 1e-4, 1e-4, 0, 0, 0] }}
[joints]
a = {{ type = "revolute", between = ["ground", "l[0]"] }}
h = {{ repeat = {}, type = "revolute", between = ["l[index]", "l[index+1]"], frames = [{{ at = [0.06, -0.08, 0] }}, {{}}] }}
"#,
            links - 1
        );
        let run = run(&open(&text), integrator, 1e-6, (1.0, 10));
        let moved = column(&run, "a").iter().fold(0.0, |most: f64, a| most.max(a.abs()));
        assert!(moved < 1e-12, "{integrator}, {links}: {moved}");
        run.summary.steps
    };
    // Stability of explicit steps asks for as many as the pull at the top has a root.
    for (integrator, growth) in [("auto", 20.0_f64.sqrt()), ("radau", 1.0), ("bdf", 1.0)] {
        let (short, long) = (steps(10, integrator), steps(200, integrator));
        let most = growth * short.max(25) as f64;
        assert!(long as f64 <= most, "{integrator}: {short} steps of 10 links, {long} of 200");
    }
}
