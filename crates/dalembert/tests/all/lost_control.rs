//! For which values of a parameter control is lost, in models of any orders: against determinants of Kalman's matrix that are worked out by hand.

use dalembert::dynamics::linearization::{ParameterStudy, Stability};
use dalembert::{Linearize, Loaded, Rest, Vary};

fn opened(text: &str) -> Loaded {
    dalembert::open_text("model.toml", &format!("dalembert = 1\n{text}")).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn study(text: &str, name: &str, (from, to): (f64, f64)) -> ParameterStudy {
    let vary = vec![Vary { name: name.to_owned(), from, to }];
    let found = opened(text).linearize(&Linearize { vary, ..Linearize::default() });
    found.unwrap_or_else(|e| panic!("{e}")).parameters.remove(0)
}

fn values(study: &ParameterStudy) -> Vec<f64> {
    study.inputs.losses.iter().map(|loss| loss.value).collect()
}

/// Three states of first order, whose Kalman determinant is −`feed`·(10a² + 7a + 23)/10 for a − 1 = `feed`; entries of A vanish at a = 0 and a = 0.3.
fn three(feed: &str) -> String {
    format!(
        "[parameters]\na = 0.7\n[inputs]\nu = 0\n[variables]\np = {{ order = 1, start = 0, fixed = true }}\nq = {{ order = 1, start = 0, fixed = true }}\n\
         r = {{ order = 1, start = 0, fixed = true }}\n[equations]\nmass = {{ p = {{ p = 1 }}, q = {{ q = 1 }}, r = {{ r = 1 }} }}\n\
         force = {{ p = \"-p + a*q + u\", q = \"-2*q + (a - 0.3)*r + u\", r = \"-r*a + sin(p)*({feed})\" }}\n"
    )
}

/// The one loss is found exactly, no interval warns of another, and the margin changes no faster than the entries: not where some of them vanish.
#[test]
fn margins_of_states_of_first_order_fall_at_losses_only() {
    let found = study(&three("a - 1"), "a", (-1.0, 2.0));
    assert!(found.inputs.exact);
    assert_eq!(values(&found), [1.0]);
    assert_eq!(found.inputs.losses[0].dimension, 2);
    assert_eq!(found.inputs.intervals.len(), 1, "{:?}", found.inputs.intervals);
    assert!(
        found.inputs.intervals[0].from < 1.0
            && 1.0 < found.inputs.intervals[0].to
            && found.inputs.intervals[0].at == 1.0
    );
    for (from, to) in [(-0.5, 0.1), (0.1, 0.9)] {
        let quiet = study(&three("a - 1"), "a", (from, to));
        assert!(quiet.inputs.losses.is_empty() && quiet.inputs.intervals.is_empty(), "{:?}", quiet.inputs.intervals);
    }
}

/// A mass on a spring, moved by a current: of orders 2 and 1.
#[test]
fn losses_of_mixed_orders_are_exact() {
    // x'' = −x + (k² − 3) i, i' = −i − k x' + u: K = [e₃, A e₃, A² e₃] has the determinant −(k² − 3)².
    let text = "[parameters]\nk = 1\n[inputs]\nu = 0\n[variables]\nx = { start = [0, 0], fixed = true }\ni = { order = 1, start = 0, fixed = true }\n\
                [equations]\nmass = { x = { x = 1 }, i = { i = 1 } }\nforce = { x = \"-x + (k^2 - 3)*i\", i = \"-i - k*x' + u\" }\n";
    let found = study(text, "k", (-2.0, 3.0));
    assert!(found.inputs.exact);
    let root = 3.0_f64.sqrt();
    assert_eq!(found.inputs.losses.len(), 2);
    for (loss, wanted) in found.inputs.losses.iter().zip([-root, root]) {
        assert!((loss.value - wanted).abs() < 1e-15 * root && loss.dimension == 1, "{loss:?}");
    }
}

/// Where functions at numbers that are no decimals leave nothing rational the losses are found by the margin: here at ±√2, which no number has.
#[test]
fn losses_at_values_that_no_number_has_are_found() {
    let text = "[parameters]\na = 1\n[inputs]\nu = 0\n[variables]\np = { order = 1, start = 1, fixed = true }\nq = { order = 1, start = 2, fixed = true }\n\
                r = { order = 1, start = 3, fixed = true }\n[equations]\nmass = { p = { p = 1 }, q = { q = 1 }, r = { r = 1 } }\n\
                force = { p = \"-(sin(p) - sin(1)) + a*(q - 2) + u\", q = \"-2*(exp(q) - exp(2)) + (a - 0.3)*(r - 3) + u\", \
                r = \"-(r - 3)*a + (sqrt(p) - 1)*(a^2 - 2)\" }\n";
    let found = study(text, "a", (-3.0, 3.0));
    assert!(!found.inputs.exact);
    let root = 2.0_f64.sqrt();
    assert_eq!(found.inputs.losses.len(), 2, "{:?}", found.inputs.losses);
    for (loss, wanted) in found.inputs.losses.iter().zip([-root, root]) {
        // r moves by itself there, with the eigenvalue −a.
        assert!((loss.value - wanted).abs() < 1e-11 && loss.dimension == 2, "{loss:?}");
        let [(re, im)] = loss.eigenvalues[..] else { panic!("{loss:?}") };
        assert!((re + wanted).abs() < 1e-9 && im == 0.0, "{loss:?}");
    }
}

/// A state that no input reaches at any value leaves no distance to any loss, which is none of these values' own.
#[test]
fn what_is_never_reached_is_not_lost_at_single_values() {
    let text = "[parameters]\na = 1\n[inputs]\nu = 0\n[variables]\np = { order = 1, start = 1, fixed = true }\nq = { order = 1, start = 2, fixed = true }\n\
                [equations]\nmass = { p = { p = 1 }, q = { q = 1 } }\nforce = { p = \"-(sin(p) - sin(1)) + a*(q - 2) + u\", q = \"-(exp(q) - exp(2))*(3 + a)\" }\n";
    let found = study(text, "a", (-1.0, 2.0));
    assert!(!found.inputs.exact && found.inputs.dimension == 1);
    assert_eq!(values(&found), [0.0; 0]);
}

/// A force that turns with q on two masses reaches one mode only where it is along the other one, f(q) = 0, whatever stands beside them that nothing reaches.
#[test]
fn what_is_lost_besides_what_is_never_reached_is_found() {
    let model = |kinetic: &str, potential: &str, variable: &str| {
        format!(
            "[parameters]\nq = 0.4\n[inputs]\nu = 0\n[variables]\na = {{}}\nb = {{}}\n{variable}[lagrangian]\nkinetic = \"(a'^2 + b'^2{kinetic})/2\"\n\
             potential = \"sin(1)/2*(a - b)^2 + exp(q)/2*b^2 + sqrt(2)/2*a^2{potential}\"\n[forces]\na = \"u*cos(3*q)\"\nb = \"u*sin(3*q)\"\n"
        )
    };
    let f = |q: f64| {
        let (sin, cos) = (3.0 * q).sin_cos();
        (q.exp() - 2.0_f64.sqrt()) * sin * cos - 1.0_f64.sin() * (cos * cos - sin * sin)
    };
    for text in [model("", "", ""), model(" + c'^2", " + 3*c^2", "c = {}\n")] {
        let found = study(&text, "q", (0.0, 1.0));
        assert!(!found.inputs.exact && found.inputs.dimension == 4);
        let around = |loss: f64, wanted: f64| (loss - wanted).abs() < 0.01 && f(loss).abs() < 1e-9;
        let losses = values(&found);
        assert!(losses.len() == 2 && around(losses[0], 0.27) && around(losses[1], 0.72), "{losses:?}");
        assert!(found.inputs.losses.iter().all(|loss| loss.dimension == 2), "{:?}", found.inputs.losses);
    }
}

/// Two pendulums on a cart, upright, where sines are rounding: without gravity both only turn with the cart, three of six states.
#[test]
fn pendulums_without_gravity_are_lost_inside_a_range_too() {
    let text = "[parameters]\ng = 9.81\n[inputs]\nF = {}\n[variables]\nx = { start = 0, fixed = true }\na = { start = \"pi\", fixed = true }\nb = { start = \"pi\", fixed = true }\n\
                [lagrangian]\nkinetic = \"x'^2 + ((x' + 0.7*a'*cos(a))^2 + (0.7*a'*sin(a))^2)/2 + ((x' + 0.7*a'*cos(a) + 0.7*b'*cos(b))^2 + (0.7*a'*sin(a) + 0.7*b'*sin(b))^2)/2\"\n\
                potential = \"-0.7*g*(2*cos(a) + cos(b))\"\ndissipation = \"0.1*x'^2 + 0.005*(b' - a')^2\"\n[forces]\nx = \"F\"\n";
    let found = study(text, "g", (-1.0, 10.0));
    assert_eq!(values(&found), [0.0]);
    assert_eq!(found.inputs.losses[0].dimension, 3);
}

/// Shaking holds a pendulum upright, whose A at one instant has an eigenvalue that grows: no verdict. A load that changes with time leaves A, and the verdict.
#[test]
fn what_is_shaken_is_not_called_unstable() {
    let pendulum = |force: &str, input: &str| {
        opened(&format!(
            "[inputs]\nw = \"{input}\"\n[variables]\nth = {{ start = [3.1, 0], fixed = true }}\n[lagrangian]\nkinetic = \"th'^2/2\"\n[forces]\nth = \"{force}\"\n"
        ))
    };
    let verdicts = |model: &Loaded| {
        let how = Linearize { at_equilibrium: true, ..Linearize::default() };
        let linear = model.linearize(&how).unwrap_or_else(|e| panic!("{e}")).stability;
        (
            linear,
            model.equilibrium(&Rest { set: Vec::new(), hold: Vec::new() }).unwrap_or_else(|e| panic!("{e}")).stability,
        )
    };
    let shaken = ("-(9.81 + w)*sin(th)", "4000*sin(200*t)");
    assert_eq!(verdicts(&pendulum(shaken.0, shaken.1)), (Stability::Unknown, Some(Stability::Unknown)));
    assert_eq!(verdicts(&pendulum(shaken.0, "0")), (Stability::Unstable, Some(Stability::Unstable)));
    let inside = pendulum("-(9.81 + 4000*sin(200*t))*sin(th) + w", "0");
    assert_eq!(verdicts(&inside), (Stability::Unknown, Some(Stability::Unknown)));
    assert_eq!(verdicts(&pendulum("9.81*(th - 3) - th' + w", "0.1*sin(t)")).0, Stability::Unstable);
}

/// Coordinates that the command takes by itself serve over the whole range: where those of one end do not, others do.
#[test]
fn coordinates_of_one_value_need_not_serve_at_all() {
    let model = crate::typed::open(
        "[parameters]\np = 0.3\n[variables]\nx = {}\ny = {}\nr = {}\n[inputs]\nu = 0\n\
         [lagrangian]\nkinetic = \"x'^2/2 + y'^2/2 + r'^2/2\"\npotential = \"(x-y)^2/2 + x^2/2 + r^2/2\"\n[forces]\nr = \"u\"\n\
         [constraints]\nc = \"r = p*x + (p-1.5)*y\"\n",
    );
    let vary = || vec![Vary { name: "p".to_owned(), from: 0.0, to: 3.0 }];
    let of = |independent: Option<Vec<String>>| {
        let how = Linearize { vary: vary(), independent, ..Linearize::default() };
        let found = model.linearize(&how).unwrap_or_else(|e| panic!("{e}"));
        let modes = &found.parameters[0].modes;
        // Frequencies at both ends; values between are looked at where modes bend.
        let ends = modes.branches.iter().flat_map(|b| b.eigenvalues.first().into_iter().chain(b.eigenvalues.last()));
        let mut ends: Vec<f64> = ends.map(|s| s.1).collect();
        ends.sort_by(f64::total_cmp);
        ends
    };
    let own = of(None);
    let asked = of(Some(vec!["x".to_owned(), "y".to_owned()]));
    assert_eq!(own.len(), asked.len());
    for (a, b) in own.iter().zip(&asked) {
        assert!((a - b).abs() < 1e-9 * b, "{own:?} {asked:?}");
    }
}

/// x = n y + (n − c) z, a circuit that pushes x and is pushed by it, springs: at n = c the positions x, y, which move most at the lower end, depend on each other, and nothing else
/// happens. What a study says in coordinates of its own is what it says in y, z, which serve everywhere: no loss, and no other stability, at c; and of c = 3 the one place at which the output loses
/// sight, a root of Kalman's determinant that was worked out by hand. Coordinates that were asked for are kept, and no range is judged on which they become dependent.
#[test]
fn where_coordinates_become_dependent_nothing_else_happens() {
    let lever = |c: f64| {
        opened(&format!(
            "[parameters]\nn = 2.0\n[variables]\ni = {{ order = 1 }}\nx = {{}}\ny = {{}}\nz = {{}}\n[inputs]\nu = 0\n[equations]\nmass = {{ i = {{ i = 0.5 }} }}\n\
             force = {{ i = \"u - 3*i - 2*x'\", x = \"2*i\" }}\n[lagrangian]\nkinetic = \"x'^2/2 + y'^2 + z'^2\"\npotential = \"2*(x - y)^2 + 3*z^2 + n*y*z\"\n\
             dissipation = \"0.1*y'^2\"\n[constraints]\nc = \"x = n*y + (n - {c})*z\"\n[outputs]\no = \"z + n*y\"\n"
        ))
    };
    // With its input and its output, or without: what is not looked at takes no time.
    let of = |model: &Loaded, independent: Option<&[&str]>, (input, output): (bool, bool), to: f64| {
        let vary = vec![Vary { name: "n".to_owned(), from: -2.0, to }];
        let independent = independent.map(|names| names.iter().map(|&name| name.to_owned()).collect());
        let [inputs, outputs] = [input, output].map(|own| (!own).then(Vec::new));
        model.linearize(&Linearize { vary, independent, inputs, outputs, ..Linearize::default() })
    };
    let near = |x: f64, y: f64| (x - y).abs() < 1e-7;
    for (c, output) in [(3.0, true), (1.37, false)] {
        let model = lever(c);
        let both = [(None, true), (Some(["i", "y", "z"].as_slice()), false)];
        let [own, asked] = both.map(|(independent, input)| {
            let found = of(&model, independent, (input, output), 5.0).unwrap_or_else(|e| panic!("{c}: {e}"));
            found.parameters.into_iter().next().unwrap()
        });
        assert!(own.inputs.judged && own.outputs.judged == output, "{:?}", own.outputs.because);
        assert!(own.inputs.losses.is_empty(), "{c}: {:?}", own.inputs.losses);
        let seen = |study: &ParameterStudy| -> Vec<(f64, usize)> {
            study.outputs.losses.iter().map(|loss| (loss.value, loss.dimension)).collect()
        };
        let (found, wanted) = (seen(&own), seen(&asked));
        assert!(
            found.len() == wanted.len() && found.iter().zip(&wanted).all(|(a, b)| near(a.0, b.0) && a.1 == b.1),
            "{c}: {found:?} {wanted:?}"
        );
        if output {
            assert!(matches!(found[..], [(at, 4)] if near(at, 1.138_758_203_23)), "{found:?}");
        }
        assert_eq!(own.stability.len(), asked.stability.len(), "{c}: {:?} {:?}", own.stability, asked.stability);
        for (a, b) in own.stability.iter().zip(&asked.stability) {
            assert!(near(a.from, b.from) && near(a.to, b.to) && a.stability == b.stability, "{c}: {a:?} {b:?}");
        }
        // Modes at both ends, in whatever coordinates.
        let ends = |study: &ParameterStudy| {
            let both =
                study.modes.branches.iter().flat_map(|b| [b.eigenvalues[0], b.eigenvalues[b.eigenvalues.len() - 1]]);
            let mut ends: Vec<(f64, f64)> = both.map(|s| (s.0, s.1.abs())).collect();
            ends.sort_by(|x, y| x.0.total_cmp(&y.0).then(x.1.total_cmp(&y.1)));
            ends
        };
        let (found, wanted) = (ends(&own), ends(&asked));
        for s in &found {
            assert!(wanted.iter().any(|w| near(s.0, w.0) && near(s.1, w.1)), "{c}: {found:?} {wanted:?}");
        }
        let Err(refused) = of(&model, Some(&["i", "x", "y"]), (false, false), 5.0) else {
            panic!("{c}: `x`, `y` are dependent at {c}")
        };
        let told = refused.to_string();
        let at = told
            .split("with n = ")
            .nth(1)
            .and_then(|rest| rest.split(':').next())
            .and_then(|at| at.parse::<f64>().ok());
        assert!(at.is_some_and(|at| (at - c).abs() < 1e-6) && told.contains("`i`, `x`, `y`"), "{told}");
        let before = of(&model, Some(&["i", "x", "y"]), (false, false), 0.9 * c);
        assert!(before.is_ok_and(|found| found.model.states.iter().all(|state| !state.name.starts_with('z'))), "{c}");
    }
}

/// A bead at the bottom of a ring, whichever way down is, driven along it by a circuit: neither x nor y serves on the whole ring, and nothing depends on the direction a:
/// (s² + 0.3 s + 9.81)(s/2 + 3) + 4 s = 0.
#[test]
fn a_range_may_need_other_coordinates_on_each_of_its_parts() {
    let ring = "[parameters]\na = 0.4\n[variables]\ni = { order = 1, start = 0, fixed = true }\nx = { start = [\"cos(a)\", 0], fixed = true }\n\
                y = { start = [\"sin(a)\", 0], fixed = true }\n[inputs]\nu = 0\n[equations]\nmass = { i = { i = 0.5 } }\n\
                force = { i = \"u - 3*i - 2*(y'*cos(a) - x'*sin(a))\", x = \"-2*i*sin(a)\", y = \"2*i*cos(a)\" }\n\
                [lagrangian]\nkinetic = \"(x'^2 + y'^2)/2\"\npotential = \"-9.81*(x*cos(a) + y*sin(a))\"\ndissipation = \"0.15*(x'^2 + y'^2)\"\n\
                [constraints]\nring = \"x^2 + y^2 = 1\"\n[outputs]\no = \"y*cos(a) - x*sin(a)\"\n";
    let ends = (0.1, 6.2);
    let found = study(ring, "a", ends);
    let told: Vec<_> = found.stability.iter().map(|r| (r.from, r.to, r.stability)).collect();
    assert_eq!(told, [(ends.0, ends.1, Stability::Asymptotic)]);
    for reach in [&found.inputs, &found.outputs] {
        assert!(reach.judged && reach.dimension == 3, "{reach:?}");
        assert!(reach.losses.is_empty() && reach.intervals.is_empty(), "{reach:?}");
    }
    let modes = &found.modes;
    assert!(modes.clear && modes.branches.len() == 2, "{modes:?}");
    assert!(modes.places.is_sorted_by(|x, y| x < y) && modes.places[0] == ends.0, "{:?}", modes.places);
    for branch in &modes.branches {
        assert_eq!(branch.eigenvalues.len(), modes.places.len());
        for &(re, im) in &branch.eigenvalues {
            assert!((re - branch.eigenvalues[0].0).hypot(im - branch.eigenvalues[0].1) < 1e-9, "{branch:?}");
            // The cubic s³/2 + 3.15 s² + 9.805 s + 29.43, by Horner's rule in complex numbers.
            let value =
                [3.15, 9.805, 29.43].iter().fold((0.5, 0.0), |(x, y), c| (x * re - y * im + c, x * im + y * re));
            assert!(value.0.hypot(value.1) < 1e-9, "{re} {im}: {value:?}");
        }
    }
}

/// Damping that reaches an oscillator through couplings k alone, a damped one beside it or one more between, decays it by some k²: at k = 0 alone it stays, though rounding hides that far beyond, whatever the
/// range, the units of time and the order of names. Where an end of the range is within what is hidden it has a verdict of its own; and where k = 0 lies within the range so has that value.
#[test]
fn what_rounding_hides_beside_a_value_is_no_range() {
    let (decays, stays) = (Stability::Asymptotic, Stability::Marginal);
    let verdicts = |text: &str, (from, to): (f64, f64)| -> Vec<(f64, f64, Stability)> {
        let vary = vec![Vary { name: "k".to_owned(), from, to }];
        let found = opened(text).linearize(&Linearize { vary, outputs: Some(Vec::new()), ..Linearize::default() });
        let study = found.unwrap_or_else(|e| panic!("{e}")).parameters.remove(0);
        study.stability.iter().map(|r| (r.from, r.to, r.stability)).collect()
    };
    let two = |rate: f64, damping: f64, names: [&str; 2]| {
        let [a, b] = names;
        let square = 9.81 * rate * rate;
        format!(
            "[parameters]\nk = 0.5\n[inputs]\nF = 0\n[variables]\na = {{}}\nb = {{}}\n[lagrangian]\nkinetic = \"(a'^2 + b'^2)/2\"\n\
             potential = \"{square}/2*(a^2 + b^2) + k*{square}/2*(a - b)^2\"\ndissipation = \"{}*{a}'^2\"\n[forces]\n{b} = \"F\"\n",
            damping * rate
        )
    };
    for (rate, damping, to, names) in [
        (1.0, 0.01, 5.0, ["a", "b"]),
        (1.0, 0.2, 0.5, ["b", "a"]),
        (1e3, 0.01, 5.0, ["a", "b"]),
        (1e-2, 0.05, 1e-3, ["b", "a"]),
        (1.0, 0.01, 1e-6, ["a", "b"]),
    ] {
        let found = verdicts(&two(rate, damping, names), (0.0, to));
        assert_eq!(found, [(0.0, 0.0, stays), (0.0, to, decays)], "{rate}, {damping}, {to}");
    }
    let found = verdicts(&two(1.0, 0.01, ["a", "b"]), (-0.2, 0.2));
    assert_eq!(found.iter().map(|f| f.2).collect::<Vec<_>>(), [decays, stays, decays], "{found:?}");
    assert!(found[1].0 == found[1].1 && found[1].0.abs() < 1e-12, "{found:?}");
    let three = "[parameters]\nk = 0.5\n[variables]\na = {}\nb = {}\nc = {}\n[lagrangian]\nkinetic = \"(a'^2 + b'^2 + c'^2)/2\"\n\
                 potential = \"6*a^2 + 5.5*b^2 + 5*c^2 + k/2*((a - b)^2 + (b - c)^2)\"\ndissipation = \"0.25*c'^2\"\n[inputs]\nF = 0\n[forces]\nc = \"F\"\n";
    // By the fourth power of the couplings it is hidden farther, and as a range.
    let found = verdicts(three, (0.0, 5.0));
    assert!(found.len() == 2 && found[0].2 == stays && found[0].1 < 2e-3 && found[1].2 == decays, "{found:?}");
    // What stays is a range: two springs whose pushes are not mutual, s⁴ + 3 s² + 2 + k² = 0, up to k = 1/2.
    let follower = "[parameters]\nk = 0.2\n[variables]\na = {}\nb = {}\n[lagrangian]\nkinetic = \"(a'^2 + b'^2)/2\"\npotential = \"a^2/2 + b^2\"\n\
                    [inputs]\nF = 0\n[forces]\na = \"F - k*b\"\nb = \"k*a\"\n";
    for to in [0.51, 3.3, 17.0] {
        let found = verdicts(follower, (0.0, to));
        assert_eq!(found.iter().map(|f| f.2).collect::<Vec<_>>(), [stays, Stability::Unstable], "{found:?}");
        assert!((found[0].1 - 0.5).abs() < 1e-6 && (found[1].0 - 0.5).abs() < 1e-6, "{found:?}");
    }
}

/// A shaft seen by axes that turn with it, z = x + i y: z̈ + (2 i W + 3) ż + (400 − W² + 2 i W) z = 0 and its conjugate. What whirls backwards comes to whirl forwards there, and is one pair all along.
#[test]
fn pairs_that_pass_zero_are_one_branch() {
    let shaft = "[parameters]\nm = 2.0\nk = 800.0\nce = 4.0\nci = 2.0\nW = 10.0\n[variables]\nx = { start = [0, 0], fixed = true }\ny = { start = [0, 0], fixed = true }\n[lagrangian]\n\
        kinetic = \"m/2*((x' - W*y)^2 + (y' + W*x)^2)\"\npotential = \"k/2*(x^2 + y^2)\"\n\
        dissipation = \"ce/2*((x' - W*y)^2 + (y' + W*x)^2) + ci/2*(x'^2 + y'^2)\"\n[inputs]\nF = 0\n[forces]\nx = \"F\"\n";
    let found = study(shaft, "W", (0.0, 100.0));
    let branches = &found.modes.branches;
    assert_eq!(branches.len(), 2, "{branches:?}");
    for (at, w) in found.modes.places.iter().enumerate() {
        let b = (3.0, 2.0 * w);
        let c = (400.0 - w * w, 2.0 * w);
        let square = (b.0 * b.0 - b.1 * b.1 - 4.0 * c.0, 2.0 * b.0 * b.1 - 4.0 * c.1);
        let size = square.0.hypot(square.1);
        let re = (0.5 * (size + square.0)).max(0.0).sqrt();
        let root = (re, (0.5 * (size - square.0)).max(0.0).sqrt().copysign(square.1));
        for sign in [1.0, -1.0] {
            let (re, im) = (0.5 * (sign * root.0 - b.0), (0.5 * (sign * root.1 - b.1)).abs());
            let near = |s: (f64, f64)| (s.0 - re).hypot(s.1 - im) < 1e-6 * re.hypot(im);
            assert!(branches.iter().any(|branch| near(branch.eigenvalues[at])), "{w}: {re} {im}");
        }
    }
}

/// Two alike masses on alike springs are lost as a pair at ±2i, without rounding for a real part.
#[test]
fn lost_eigenvalues_are_told_without_rounding() {
    let text = "[parameters]\np = 1.0\n[variables]\nx = {}\ny = {}\n[equations]\nmass.x.x = \"1\"\nmass.y.y = \"1\"\nforce.x = \"-4*x + u\"\nforce.y = \"-(4 + sin(p)*0.5)*y + u\"\n[inputs]\nu = 0\n";
    let found = study(text, "p", (0.0, 7.0));
    assert_eq!(found.inputs.losses.len(), 3, "{:?}", found.inputs.losses);
    for loss in &found.inputs.losses {
        for (re, im) in &loss.eigenvalues {
            assert_eq!(*re, 0.0, "{loss:?}");
            assert!((im.abs() - 2.0).abs() < 1e-6, "{loss:?}");
        }
    }
}

/// Where stability is lost and won over a parameter, against thresholds that are worked out by hand: a static one, one at which oscillations begin to
/// grow, and two between which whirl does.
#[test]
fn stability_is_lost_where_it_is() {
    let verdicts = |text: &str, name: &str, ends: (f64, f64)| -> Vec<(f64, f64, Stability)> {
        study(text, name, ends).stability.iter().map(|r| (r.from, r.to, r.stability)).collect()
    };
    let meets = |found: &[(f64, f64, Stability)], wanted: &[(f64, Stability)], (from, to): (f64, f64)| {
        assert_eq!(
            found.iter().map(|f| f.2).collect::<Vec<_>>(),
            wanted.iter().map(|w| w.1).collect::<Vec<_>>(),
            "{found:?}"
        );
        for (k, f) in found.iter().enumerate() {
            let last = wanted.get(k + 1).map_or(to, |w| w.0);
            let allowed = 1e-7 * (to - from);
            assert!((f.0 - wanted[k].0).abs() < allowed && (f.1 - last).abs() < allowed, "{found:?}");
        }
    };
    // An upright pendulum on a spring stands from k = g on.
    let upright = |damping: f64| {
        format!(
            "[parameters]\nk = 15\n[variables]\nth = {{ start = 0 }}\n[lagrangian]\nkinetic = \"th'^2/2\"\n\
             potential = \"9.81*cos(th) + k/2*th^2\"\ndissipation = \"{damping}*th'^2/2\"\n"
        )
    };
    let ends = (5.0, 15.0);
    let (grows, decays, stays) = (Stability::Unstable, Stability::Asymptotic, Stability::Marginal);
    meets(&verdicts(&upright(0.1), "k", ends), &[(5.0, grows), (9.81, decays)], ends);
    meets(&verdicts(&upright(0.0), "k", ends), &[(5.0, grows), (9.81, stays)], ends);
    // Damping that changes its sign.
    let oscillator = "[parameters]\nc = 1\n[variables]\nx = { start = 0 }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"2*x^2\"\n\
                      [forces]\nx = \"-(c - 0.3)*x'\"\n";
    let ends = (-1.0, 1.0);
    meets(&verdicts(oscillator, "c", ends), &[(-1.0, grows), (0.3, decays)], ends);
    // x'' + x' + a x = 0 beside y' = (1 − a) (4 − a) y: stable between 1 and 4 only.
    let both = "[parameters]\na = 2\n[variables]\nx = { order = 1, start = 0 }\nv = { order = 1, start = 0 }\ny = { order = 1, start = 0 }\n[equations]\n\
                mass = { x = { x = 1 }, v = { v = 1 }, y = { y = 1 } }\nforce = { x = \"v\", v = \"-v - a*x\", y = \"(1 - a)*(4 - a)*y\" }\n";
    let ends = (-1.0, 6.0);
    meets(&verdicts(both, "a", ends), &[(-1.0, grows), (1.0, decays), (4.0, grows)], ends);
    // Free bodies drift at all values, which is no reason to miss where disturbances grow exponentially: two masses with a damper of either sign,
    // and a top that sleeps from ω² = 4 m g l I/I₃² on.
    let drifts = Stability::Drifting;
    let masses = "[parameters]\nc = 1\n[variables]\na = {}\nb = {}\n[lagrangian]\nkinetic = \"a'^2/2 + b'^2\"\npotential = \"50*(a - b)^2\"\n\
                  [forces]\na = \"-c*(a' - b')\"\nb = \"-c*(b' - a')\"\n";
    let ends = (-1.0, 1.0);
    meets(&verdicts(masses, "c", ends), &[(-1.0, grows), (0.0, drifts)], ends);
    let top = "gravity = [0, 0, -9.81]\n[parameters]\nW = { value = 50, unit = \"rad/s\" }\n[bodies.top]\nmass = 0.5\ncom = [0, 0, 0.06]\n\
               inertia = [0.0004, 0.0004, 0.0006, 0, 0, 0]\n[joints.p]\ntype = \"spherical\"\nbetween = [\"ground\", \"top\"]\n\
               rate = [0, 0, \"W\"]\nfixed = true\n";
    let (ends, about_the_tip) = ((30.0, 150.0), 0.0004_f64 + 0.5 * 0.06 * 0.06);
    let asleep = (4.0 * 0.5 * 9.81 * 0.06 * about_the_tip).sqrt() / 0.0006;
    meets(&verdicts(top, "W", ends), &[(30.0, grows), (asleep, drifts)], ends);
}

/// At a = 0 an eigenvalue is one twice with one shape, and disturbances grow like a power of time; at all values beside it they do not, however near, whatever the units of time and of the
/// parameter are and whichever end of the range that value is: an oscillator that moves another one, and masses that slide free.
#[test]
fn beside_a_value_with_a_double_eigenvalue_there_is_no_other_verdict() {
    let (grows, decays, drifts, stays) =
        (Stability::Unstable, Stability::Asymptotic, Stability::Drifting, Stability::Marginal);
    let verdicts = |text: &str, ends: (f64, f64)| -> Vec<(f64, f64, Stability)> {
        let vary = vec![Vary { name: "a".to_owned(), from: ends.0, to: ends.1 }];
        let found = opened(text).linearize(&Linearize { vary, outputs: Some(Vec::new()), ..Linearize::default() });
        let study = found.unwrap_or_else(|e| panic!("{e}")).parameters.remove(0);
        study.stability.iter().map(|r| (r.from, r.to, r.stability)).collect()
    };
    let moved = |rate: f64, damping: f64| {
        format!(
            "[parameters]\na = 0.3\n[variables]\nx = {{ order = 1 }}\ny = {{ order = 1 }}\nz = {{ order = 1 }}\nw = {{ order = 1 }}\n[equations]\n\
             mass = {{ x = {{ x = 1 }}, y = {{ y = 1 }}, z = {{ z = 1 }}, w = {{ w = 1 }} }}\n\
             force = {{ x = \"{rate}*y\", y = \"{rate}*(z - x)\", z = \"{rate}*w\", w = \"-{rate}*z - {rate}*{damping}*a*w\" }}\n"
        )
    };
    for (rate, damping, end) in
        [(1.0, 1.0, 3.0), (1.0, 1000.0, 3e-3), (1.0, 1.0, 3e-3), (1e4, 1.0, 3.0), (1e-3, 1.0, 3.0)]
    {
        let found = verdicts(&moved(rate, damping), (0.0, end));
        assert_eq!(found, [(0.0, 0.0, drifts), (0.0, end, stays)], "{rate}, {damping}, {end}");
        let found = verdicts(&moved(rate, -damping), (-end, 0.0));
        assert_eq!(found, [(-end, 0.0, stays), (0.0, 0.0, drifts)], "{rate}, {damping}, {end}");
    }
    let found = verdicts(&moved(1.0, 1.0), (-1.0, 3.0));
    assert_eq!(found.iter().map(|f| f.2).collect::<Vec<_>>(), [grows, stays]);
    assert!(found[0].1 == found[1].0 && found[0].1.abs() < 1e-6, "{found:?}");
    let sliding = |mass: f64| {
        format!(
            "[parameters]\na = 0.02\n[variables]\np = {{}}\nq = {{}}\nr = {{}}\n[lagrangian]\nkinetic = \"{mass}/2*(p'^2 + 2*q'^2 + r'^2)\"\n\
             potential = \"5/2*(p - q)^2 + 3/2*(q - r)^2\"\ndissipation = \"a/2*((p' - q')^2 + p'^2) + 0.01*(r' - q')^2\"\n"
        )
    };
    for (mass, end) in [(0.01, 1.0), (1e-4, 0.01), (0.01, 1e-3)] {
        assert_eq!(verdicts(&sliding(mass), (0.0, end)), [(0.0, 0.0, drifts), (0.0, end, stays)], "{mass}, {end}");
    }
    // An interval of one verdict is one, though nothing changes in it: friction from a = 1 on.
    let text = "[parameters]\na = 0.3\n[variables]\nx = { order = 1 }\ny = { order = 1 }\n[equations]\nmass = { x = { x = 1 }, y = { y = 1 } }\n\
                force = { x = \"-x\", y = \"-max(a - 1, 0)*y\" }\n";
    let found = verdicts(text, (0.0, 2.0));
    assert_eq!(found.iter().map(|f| f.2).collect::<Vec<_>>(), [stays, decays]);
    assert!((found[0].1 - 1.0).abs() < 1e-6 && (found[1].0 - 1.0).abs() < 1e-6, "{found:?}");
}

/// A filter of equal buffered stages, and a row of them beside one whose rate passes theirs: all modes at both ends, as often as they are there.
#[test]
fn modes_of_equal_stages_are_followed() {
    for stages in 2..=4_usize {
        let names: Vec<String> = (0..stages).map(|k| format!("x{k}")).collect();
        let list = |entry: &dyn Fn(usize) -> String| (0..stages).map(entry).collect::<Vec<_>>().join(", ");
        let text = format!(
            "[parameters]\nT = 1\n[variables]\n{}\ny = {{ order = 1 }}\n[equations]\nmass = {{ {}, y = {{ y = 1 }} }}\nforce = {{ {}, y = \"-y\" }}\n",
            names.iter().map(|x| format!("{x} = {{ order = 1 }}")).collect::<Vec<_>>().join("\n"),
            list(&|k| format!("x{k} = {{ x{k} = \"T\" }}")),
            list(&|k| format!("x{k} = \"{} - x{k}\"", if k == 0 { "y".to_owned() } else { format!("2*x{}", k - 1) })),
        );
        let found = study(&text, "T", (0.5, 2.0));
        let mut ends: Vec<_> =
            found.modes.branches.iter().map(|b| (b.eigenvalues[0], b.eigenvalues[b.eigenvalues.len() - 1])).collect();
        ends.sort_by(|x, y| x.0.0.total_cmp(&y.0.0));
        let mut wanted = vec![((-2.0, 0.0), (-0.5, 0.0)); stages];
        wanted.push(((-1.0, 0.0), (-1.0, 0.0)));
        assert_eq!(ends.len(), wanted.len(), "{stages}: {ends:?}");
        for (found, wanted) in ends.iter().zip(&wanted) {
            let off = |x: (f64, f64), y: (f64, f64)| (x.0 - y.0).abs() + (x.1 - y.1).abs();
            assert!(off(found.0, wanted.0) < 1e-12 && off(found.1, wanted.1) < 1e-12, "{stages}: {ends:?}");
        }
        assert!(found.modes.clear, "{stages}");
    }
}

/// The parts of a range, each with its ends and verdicts, and what lies between.
fn parted(text: &str, name: &str, (from, to): (f64, f64)) -> dalembert::dynamics::linearization::Linearization {
    let vary = vec![Vary { name: name.to_owned(), from, to }];
    opened(text).linearize(&Linearize { vary, ..Linearize::default() }).unwrap_or_else(|e| panic!("{e}"))
}

/// x' = −x/(a − ½)ⁿ has no system at ½, whether or not a value that is looked at is the pole: it is told, and on both sides of it what s = −1/(a − ½)ⁿ says.
#[test]
fn a_pole_parts_a_range() {
    for (power, to) in [(1, 1.0), (1, 0.9), (2, 1.0), (2, 0.87), (3, 0.93)] {
        let text = format!(
            "[parameters]\na = 0.3\n[variables]\nx = {{ order = 1 }}\n[equations]\nmass = {{ x = {{ x = 1 }} }}\nforce = {{ x = \"-x/(a - 1/2)^{power}\" }}\n"
        );
        let found = parted(&text, "a", (0.0, to));
        assert!(matches!(found.gaps.as_slice(), [gap] if gap.name == "a" && gap.from == gap.to), "{:?}", found.gaps);
        assert!((found.gaps[0].from - 0.5).abs() < 1e-9, "{:?}", found.gaps);
        assert!(found.gaps[0].because.contains("`x`"), "{:?}", found.gaps);
        let [below, above] = found.parameters.as_slice() else { panic!("{:?}", found.parameters) };
        assert!(below.range.0 == 0.0 && 0.5 - below.range.1 < 2e-6 && below.range.1 < 0.5, "{:?}", below.range);
        assert!(above.range.1 == to && above.range.0 - 0.5 < 2e-6 && above.range.0 > 0.5, "{:?}", above.range);
        for part in [below, above] {
            let [mode] = part.modes.branches.as_slice() else { panic!("{:?}", part.modes) };
            for (&a, s) in part.modes.places.iter().zip(&mode.eigenvalues) {
                let wanted = -1.0 / (a - 0.5_f64).powi(power);
                assert!((s.0 - wanted).abs() <= 1e-9 * wanted.abs() && s.1 == 0.0, "{a}: {s:?}, not {wanted}");
            }
            let decays = part.range.0 > 0.5 || power % 2 == 0;
            let wanted = if decays { Stability::Asymptotic } else { Stability::Unstable };
            assert!(part.stability.iter().all(|r| r.stability == wanted), "{:?}", part.stability);
        }
    }
}

/// A mass of −1 to 1 kg: none below zero and at zero, and beyond it m s⁴ + (2 + m) s² + 1 = 0 by hand.
#[test]
fn a_mass_that_vanishes_parts_a_range() {
    let text = "[parameters]\nm = 1\n[variables]\nx = {}\ny = {}\n[inputs]\nu = 0\n[lagrangian]\nkinetic = \"m*x'^2/2 + y'^2/2\"\n\
                potential = \"x^2/2 + (x - y)^2/2\"\n[forces]\nx = \"u\"\n";
    for from in [-1.0, 0.0] {
        let found = parted(text, "m", (from, 1.0));
        let [gap] = found.gaps.as_slice() else { panic!("{:?}", found.gaps) };
        assert!(gap.from == from && gap.to.abs() < 1e-8 && gap.because.contains("`x"), "{gap:?}");
        let [part] = found.parameters.as_slice() else { panic!("{:?}", found.parameters) };
        assert!(part.inputs.judged && part.range.1 == 1.0, "{part:?}");
        for (k, &m) in part.modes.places.iter().enumerate() {
            let mut squares: Vec<f64> = part.modes.branches.iter().map(|b| b.eigenvalues[k].1.powi(2)).collect();
            squares.sort_by(f64::total_cmp);
            let root = ((2.0 + m) * (2.0 + m) - 4.0 * m).sqrt();
            let wanted = [2.0 / (2.0 + m + root), (2.0 + m + root) / (2.0 * m)];
            assert!(
                squares.len() == 2 && squares.iter().zip(wanted).all(|(x, y)| (x - y).abs() < 1e-8 * y),
                "{m}: {squares:?}"
            );
        }
    }
}

/// x = 1 on a circle of radius L closes from L = 1 on: below there is an interval without a system, and why.
#[test]
fn a_loop_that_does_not_close_parts_a_range() {
    let text = "[parameters]\nL = 1.5\n[variables]\nx = { start = 1, fixed = true }\ny = { start = 0.5 }\n[lagrangian]\n\
                kinetic = \"x'^2/2 + y'^2/2\"\npotential = \"x^2/2 + y^2\"\n[constraints]\nc = \"x^2 + y^2 = L^2\"\n";
    let found = parted(text, "L", (0.5, 2.0));
    let [gap] = found.gaps.as_slice() else { panic!("{:?}", found.gaps) };
    assert!(gap.from == 0.5 && (gap.to - 1.0).abs() < 1e-5 && !gap.because.is_empty(), "{gap:?}");
    let [part] = found.parameters.as_slice() else { panic!("{:?}", found.parameters) };
    assert!(part.range.1 == 2.0 && (part.range.0 - 1.0).abs() < 1e-5, "{:?}", part.range);
}

/// Where formulas have values everywhere, however far they rise, nothing is left out.
#[test]
fn what_rises_has_systems_everywhere() {
    for (force, to) in [("-x*exp(20*a)", 1.0), ("-x/(a^2 + 1e-4)", 1.0), ("-x/(a + 1)", 1.0), ("-x*a^9", 2.0)] {
        let text = format!(
            "[parameters]\na = 0.3\n[variables]\nx = {{ order = 1 }}\n[equations]\nmass = {{ x = {{ x = 1 }} }}\nforce = {{ x = \"{force}\" }}\n"
        );
        let found = parted(&text, "a", (-0.9, to));
        assert!(found.gaps.is_empty() && found.parameters.len() == 1, "{force}: {:?}", found.gaps);
    }
}

/// A value at which inputs lose a mode that nothing damps there has a verdict of its own: damping that touches zero and goes on is no loss of stability beside it.
#[test]
fn a_value_at_which_a_mode_is_lost_has_its_own_verdict() {
    let text = "[parameters]\np = 0.3\n[variables]\nx = {}\ny = {}\nz = {}\n[inputs]\nu = 0\n[lagrangian]\n\
                kinetic = \"x'^2/2 + y'^2/2 + z'^2/2\"\npotential = \"p*(x - y)^2/2 + y^2/2 + p*(y - z)^2*0.5 + z^2*(p - 2)^2/2\"\n\
                dissipation = \"0.05*(p - 2)^2*z'^2\"\n[forces]\ny = \"u\"\n";
    let found = study(text, "p", (0.1, 6.0));
    assert_eq!(values(&found), [2.0]);
    let told: Vec<_> = found.stability.iter().map(|r| (r.from, r.to, r.stability)).collect();
    let (decays, stays) = (Stability::Asymptotic, Stability::Marginal);
    assert_eq!(told, [(0.1, 2.0, decays), (2.0, 2.0, stays), (2.0, 6.0, decays)]);
}

/// A slider at its dead centre is not moved by the crank: one loss, though the numbers of the linkage tell no more than an interval in which nothing is left.
#[test]
fn one_loss_is_told_once() {
    let text = "gravity = [0, -9.81, 0]\n[parameters]\nL = 0.5\nr = 0.2\nth0 = 0.5\nkt = 50\n[bodies.crank]\nmass = 1\ncom = [\"r/2\", 0, 0]\n\
                inertia = [0.001, 0.001, 0.004, 0, 0, 0]\nframes = { pin = { at = [\"r\", 0, 0] } }\n[bodies.slider]\nmass = 2\n\
                [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"crank\"]\nstart = 0.5\n\
                [joints.S]\ntype = \"prismatic\"\nbetween = [\"ground\", \"slider\"]\naxis = [1, 0, 0]\nstart = 0.6\n\
                [constraints]\nrod = \"distance(crank.pin, slider) = L\"\n[lagrangian]\npotential = \"kt/2*(A - th0)^2\"\ndissipation = \"0.05*A'^2\"\n\
                [actuators]\nF = { body = \"slider\", force = [1, 0, 0] }\n[outputs]\ns = \"S\"\n";
    let how = Linearize {
        at_equilibrium: true,
        set: vec![("A".to_owned(), 0.1)],
        independent: Some(vec!["A".to_owned()]),
        inputs: Some(vec!["F".to_owned()]),
        outputs: Some(vec!["s".to_owned()]),
        vary: vec![Vary { name: "th0".to_owned(), from: 0.0, to: 0.03924 }],
        ..Linearize::default()
    };
    let found = opened(text).linearize(&how).unwrap_or_else(|e| panic!("{e}"));
    // The crank lies where its weight m g r/2 turns the spring by as much as it is wound up.
    let places = values(&found.parameters[0]);
    assert!(matches!(places[..], [at] if (at - 9.81 * 0.1 / 50.0).abs() < 1e-10), "{places:?}");
}

/// All that a coupling carries is lost with it, where its place is no number: both masses behind it.
#[test]
fn all_that_is_lost_at_a_place_is_counted() {
    let of = |coupling: &str| {
        format!(
            "[parameters]\nd = 0.5\n[variables]\na = {{}}\nb = {{}}\nc = {{}}\n[lagrangian]\nkinetic = \"a'^2/2 + b'^2/2 + c'^2/2\"\n\
             potential = \"a^2/2 + 3*b^2/2 + 5*c^2/2 + (b - c)^2/2 + ({coupling})*a*b\"\ndissipation = \"0.1*a'^2 + 0.1*b'^2 + 0.2*c'^2\"\n\
             [inputs]\nu = 0\n[forces]\na = \"u\"\n"
        )
    };
    for (coupling, at) in [("exp(d) - 2", 2.0_f64.ln()), ("d - 0.7", 0.7)] {
        let found = study(&of(coupling), "d", (-1.0, 2.2));
        assert_eq!(found.inputs.losses.len(), 1, "{found:?}");
        assert!(
            (found.inputs.losses[0].value - at).abs() < 1e-9 && found.inputs.losses[0].dimension == 2,
            "{:?}",
            found.inputs.losses
        );
    }
}

/// p' = −p + (a − 1) q, q' = s q, read as h = p + 2a q: det [C; CA] = (a − 1) + 2a (s + 1) is zero at one value, where q e^{st} is not seen: at −1 for s = −2, at 1/7 for
/// s = 2, which does not decay. Read with a sine that is linear here, the same is found by the margin.
#[test]
fn what_an_output_does_not_see_at_one_value() {
    for (s, wanted, exact) in [(-2.0, -1.0, true), (2.0, 1.0 / 7.0, true), (-2.0, -1.0, false), (2.0, 1.0 / 7.0, false)]
    {
        let read = if exact { "p + 2*a*q" } else { "p + 2*a*q + sin(1)*(sin(q) - q)" };
        let text = format!(
            "[parameters]\na = 0.4\n[variables]\np = {{ order = 1, start = 0, fixed = true }}\nq = {{ order = 1, start = 0, fixed = true }}\n\
             [equations]\nmass = {{ p = {{ p = 1 }}, q = {{ q = 1 }} }}\nforce = {{ p = \"-p + (a - 1)*q\", q = \"{s}*q\" }}\n[outputs]\nh = \"{read}\"\n"
        );
        let vary = vec![Vary { name: "a".to_owned(), from: -2.0, to: 2.0 }];
        let found = opened(&text).linearize(&Linearize { vary, inputs: Some(Vec::new()), ..Linearize::default() });
        let study = found.unwrap_or_else(|e| panic!("{e}")).parameters.remove(0);
        assert!(!study.inputs.judged && study.outputs.judged && study.outputs.dimension == 2);
        let [loss] = &study.outputs.losses[..] else { panic!("{s}: {:?}", study.outputs.losses) };
        let tolerance = if exact { 1e-15 } else { 1e-9 };
        assert!((loss.value - wanted).abs() <= tolerance && loss.dimension == 1, "{s}: {loss:?}");
        assert_eq!(loss.rest_decays, s < 0.0, "{loss:?}");
    }
}

/// Two bodies on a spring s with equal dampers d: control by one motor is lost at √(sJ), to the last digits though bodies have no formulas to solve, and at that number where it is a round one.
#[test]
fn losses_of_bodies_are_found_to_the_last_digits() {
    for (j, s, round) in
        [(0.01, 5.0, None), (0.02, 3.0, None), (0.03, 7.0, None), (0.02, 4.5, Some(0.3)), (0.005, 0.8, None)]
    {
        let text = format!(
            "[parameters]\nd = 0.02\n[bodies.one]\nmass = 1\ninertia = [{j}, {j}, {j}, 0, 0, 0]\n[bodies.two]\nmass = 1\ninertia = [{j}, {j}, {j}, 0, 0, 0]\n\
             [joints.a]\ntype = \"revolute\"\nbetween = [\"ground\", \"one\"]\ndamping = \"d\"\n\
             [joints.b]\ntype = \"revolute\"\nbetween = [\"ground\", \"two\"]\ndamping = \"d\"\n\
             [lagrangian]\npotential = \"{s}/2*(a - b)^2\"\ndissipation = \"d/2*(a' - b')^2\"\n"
        );
        let vary = vec![Vary { name: "d".to_owned(), from: 0.0, to: 1.0 }];
        let how = Linearize { vary, inputs: Some(vec!["a".to_owned()]), ..Linearize::default() };
        let found = opened(&text).linearize(&how).unwrap_or_else(|e| panic!("{e}")).parameters.remove(0);
        let [loss] = &found.inputs.losses[..] else { panic!("{j}, {s}: {:?}", found.inputs.losses) };
        let wanted = f64::sqrt(s * j);
        assert!(
            (loss.value - wanted).abs() <= 2e-14 * wanted && loss.dimension == 3,
            "{j}, {s}: {loss:?} for {wanted}"
        );
        assert!(round.is_none_or(|round| loss.value == round), "{loss:?}");
    }
}

/// However many digits the ends of a range and parameters from outside have, roots are exact.
#[test]
fn ends_of_a_range_may_have_any_digits() {
    let text = "[parameters]\nd = 0.02\n[inputs]\nu = 0\n[variables]\na = {}\nb = {}\n[lagrangian]\nkinetic = \"0.02/2*(a'^2 + b'^2)\"\n\
                potential = \"3/2*(a - b)^2\"\ndissipation = \"d/2*(a'^2 + b'^2 + (a' - b')^2)\"\n[forces]\na = \"u\"\n";
    let found = study(text, "d", (0.0, 0.979_795_897_113_271_2));
    assert!(found.inputs.exact);
    let [value] = values(&found)[..] else { panic!("{:?}", found.inputs.losses) };
    assert!((value - 0.06_f64.sqrt()).abs() <= 1e-16, "{value}");
    let file = text.replace("d = 0.02", "d = 0.02\ns = 3").replace("3/2*", "s/2*");
    let stiff = std::f64::consts::PI;
    let loaded = opened(&file).with(&[("s".to_owned(), stiff)]).unwrap_or_else(|e| panic!("{e}"));
    let vary = vec![Vary { name: "d".to_owned(), from: 0.0, to: 1.0 }];
    let found = loaded.linearize(&Linearize { vary, ..Linearize::default() }).unwrap_or_else(|e| panic!("{e}"));
    let study = &found.parameters[0].inputs;
    assert!(study.exact && study.losses.len() == 1, "{study:?}");
    assert!((study.losses[0].value - (0.02 * stiff).sqrt()).abs() <= 1e-16, "{study:?}");
}

/// Whatever the digits of their sizes: three stores keep the sum of what they hold, three cars on springs that nothing holds drift as one, and no push by as much as each car weighs reaches more than that.
#[test]
fn verdicts_are_those_of_the_model_whatever_its_digits() {
    let stores = |[a, b, c, g, h]: [f64; 5]| {
        format!(
            "[variables]\nx = {{ order = 1, start = 0 }}\ny = {{ order = 1, start = 0 }}\nz = {{ order = 1, start = 0 }}\n[inputs]\nu = 0\n[equations]\n\
             mass = {{ x = {{ x = {a} }}, y = {{ y = {b} }}, z = {{ z = {c} }} }}\nforce = {{ x = \"u - {g}*(x - y)\", y = \"{g}*(x - y) - {h}*(y - z)\", z = \"{h}*(y - z)\" }}\n"
        )
    };
    let train = |[a, b, c, k]: [f64; 4], pushes: [&str; 3]| {
        let [x, y, z] = pushes;
        format!(
            "[variables]\nx = {{}}\ny = {{}}\nz = {{}}\n[lagrangian]\nkinetic = \"{a}/2*x'^2 + {b}/2*y'^2 + {c}/2*z'^2\"\npotential = \"{k}/2*(x - y)^2 + {k}*(y - z)^2\"\n\
             [inputs]\nu = 0\n[forces]\nx = \"{x}u\"\ny = \"{y}u\"\nz = \"{z}u\"\n"
        )
    };
    let judged = |text: &str| opened(text).linearize(&Linearize::default()).unwrap_or_else(|e| panic!("{e}"));
    for sizes in [
        [1.82, 0.52, 0.314, 1.93, 1.77],
        [1.592_601, 1.64579, 2.665_925_5, 1.491_462_9, 1.461_382_4],
        [0.83625, 2.653_686_6, 2.123_356_6, 2.321_351_1, 1.161_869_9],
        [1.815_150_61, 0.519_579_19, 0.313_898_56, 1.929_204_98, 1.770_815_13],
        [2.360_762_06, 1.662_203_46, 0.425_999_2, 2.745_944_74, 1.285_254_53],
        [
            1.804_532_856_444_369_2,
            2.464_215_708_797_437_5,
            1.988_532_168_840_204_5,
            1.673_995_777_015_374_6,
            2.343_001_902_499_955_3,
        ],
    ] {
        let found = judged(&stores(sizes));
        assert_eq!(found.stability, Stability::Marginal, "{sizes:?}: {:?}", found.modes);
        assert!(found.modes.iter().any(|mode| mode.eigenvalue == (0.0, 0.0)), "{sizes:?}: {:?}", found.modes);
    }
    for sizes in [
        [1.3, 1.04, 2.27, 0.923],
        [1.304_452_17, 1.038_173_83, 2.270_112_54, 0.923_188_14],
        [2.779_647_058_646_540_7, 1.875_202_228_211_158_7, 2.598_947_152_826_168_5, 0.800_347_323_342_078_4],
    ] {
        let [a, b, c, _] = sizes.map(|x| format!("{x}*"));
        let free = opened(&train(sizes, ["", "0*", "0*"]));
        let rest = free.equilibrium(&Rest { set: Vec::new(), hold: Vec::new() }).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(rest.stability, Some(Stability::Drifting), "{sizes:?}: {:?}", rest.modes);
        let pushed = judged(&train(sizes, [&a, &b, &c]));
        assert_eq!((pushed.stability, pushed.controllability.dimension), (Stability::Drifting, 2), "{sizes:?}");
        let zero = pushed.modes.iter().find(|mode| mode.eigenvalue == (0.0, 0.0));
        assert!(zero.is_some_and(|mode| mode.algebraic == 2 && mode.geometric == 1), "{sizes:?}: {:?}", pushed.modes);
    }
}
