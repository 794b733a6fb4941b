//! Formulas that switch as the state moves: `if()`, `abs`, `sign`, `min`, `max` are located by the zero of what they ask, against closed forms.

use std::f64::consts::PI;

use dalembert::dynamics::result::RunResult;
use dalembert::{Loaded, Simulate};

fn open(text: &str) -> Loaded {
    dalembert::open_text("switch.toml", &format!("dalembert = 1\n{text}")).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// One mass under a force.
fn mass(force: &str, start: &str) -> Loaded {
    open(&format!(
        "variables = {{ x = {{ start = {start}, fixed = true }} }}\n[equations]\nmass = {{ x = {{ x = 1 }} }}\nforce = {{ x = \"{force}\" }}\n"
    ))
}

fn run(model: &Loaded, integrator: &str, tolerance: f64, until: f64) -> RunResult {
    let how = Simulate {
        until: Some(until),
        every: Some(until / 50.0),
        tolerance: Some(tolerance),
        integrator: Some(integrator.to_owned()),
        ..Simulate::default()
    };
    let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
    assert!(run.summary.completed, "{integrator} at {tolerance:e}: {}", run.summary.stop_reason);
    run
}

/// Errors of all samples are at most ten times the tolerance of the sizes of position and velocity, with at most so many steps.
fn follows(what: &str, model: &Loaded, until: f64, (exact, sizes): (&dyn Fn(f64) -> [f64; 2], [f64; 2]), most: u64) {
    for integrator in ["dopri5", "dop853", "rodas", "radau", "bdf", "auto"] {
        for tolerance in [1e-4, 1e-7, 1e-9] {
            let run = run(model, integrator, tolerance, until);
            let columns =
                ["x", "x'"].map(|name| &run.columns.iter().find(|c| c.name == name).expect("a column").values);
            for (k, &t) in run.time.iter().enumerate() {
                for (i, size) in sizes.into_iter().enumerate() {
                    let error = (columns[i][k] - exact(t)[i]).abs();
                    assert!(
                        error <= 10.0 * tolerance * size,
                        "{what} by {integrator} at {tolerance:e}: off by {error:e} at t = {t}"
                    );
                }
            }
            let steps = run.summary.steps;
            assert!(
                steps < most || !["dop853", "radau"].contains(&integrator),
                "{what} by {integrator}: {steps} steps"
            );
        }
    }
}

/// x'' = −sign(x): parabolas, one after the other, with a jump of the force between them.
#[test]
fn a_relay_against_its_closed_form() {
    let exact = |t: f64| {
        let half = 2.0 * 2.0_f64.sqrt();
        let (sign, t) = (if (t / half).floor() as i64 % 2 == 0 { 1.0 } else { -1.0 }, t % half);
        // From the top on one side over zero to the top on the other.
        let quarter = 0.5 * half;
        let [x, v] = if t < quarter {
            [1.0 - 0.5 * t * t, -t]
        } else {
            let s = half - t;
            [0.5 * s * s - 1.0, -s]
        };
        [sign * x, sign * v]
    };
    let sizes = [1.0, 2.0_f64.sqrt()];
    for force in ["-sign(x)", "if(x > 0, -1, 1)", "-x/abs(x)"] {
        follows(force, &mass(force, "[1, 0]"), 10.0, (&exact, sizes), 120);
    }
}

/// A mass between two springs with play: half sines and straight lines. The force is continuous, its slope jumps.
#[test]
fn backlash_against_its_closed_form() {
    let (play, rate) = (0.3, 20.0);
    let amplitude = 1.0 - play;
    let (bow, flight) = (PI / rate, 2.0 * play / (amplitude * rate));
    let exact = |t: f64| {
        // From the middle of a bow on.
        let s = t + 0.5 * bow;
        let (n, s) = ((s / (bow + flight)).floor(), s % (bow + flight));
        let sign = if n as i64 % 2 == 0 { 1.0 } else { -1.0 };
        let [x, v] = if s < bow {
            [play + amplitude * (rate * s).sin(), amplitude * rate * (rate * s).cos()]
        } else {
            [play - amplitude * rate * (s - bow), -amplitude * rate]
        };
        [sign * x, sign * v]
    };
    // A phase error of the tolerance in each of the ten bows adds up.
    let sizes = [10.0, 10.0 * amplitude * rate];
    for force in ["-400*max(abs(x) - 0.3, 0)*sign(x)", "-400*(x - min(max(x, -0.3), 0.3))"] {
        follows(force, &mass(force, "[1, 0]"), 2.0, (&exact, sizes), 700);
    }
}

/// Dry friction against a spring: half sines about a middle that jumps from side to side; the velocity is zero at the start, and sign(0) is neither side.
#[test]
fn dry_friction_against_its_closed_form() {
    let exact = |t: f64| {
        let half = 0.5 * PI;
        let n = (t / half).floor();
        let (sign, s) = (if n as i64 % 2 == 0 { 1.0 } else { -1.0 }, t - n * half);
        // Each half period loses twice the width of the middles, 2 μ/k = 0.25.
        let (top, middle) = (3.0 - 0.25 * n, 0.125);
        [sign * (middle + (top - middle) * (2.0 * s).cos()), -sign * 2.0 * (top - middle) * (2.0 * s).sin()]
    };
    follows("friction", &mass("-4*x - 0.5*sign(x')", "[3, 0]"), 5.0, (&exact, [3.0, 6.0]), 220);
}

/// A drive of time alone: ends of steps are known ahead.
#[test]
fn a_bang_bang_drive_against_its_closed_form() {
    let exact = |t: f64| {
        let half = PI / 3.0;
        let n = (t / half).floor();
        let s = t - n * half;
        // Up by half²/2 in the first half period, by as much in the second.
        let (x, v) =
            if n as i64 % 2 == 0 { (0.5 * s * s, s) } else { (half * s - 0.5 * s * s + 0.5 * half * half, half - s) };
        [x + (n * 0.5).floor() * half * half, v]
    };
    follows("bang-bang", &mass("sign(sin(3*t))", "[0, 0]"), 5.0, (&exact, [2.5, 1.0]), 60);
}

/// Friction that sticks: the motion comes to rest within what the force can hold, and no run gets nowhere in silence.
#[test]
fn what_slides_along_a_switch_ends_or_says_why() {
    let how =
        Simulate { until: Some(20.0), tolerance: Some(1e-5), integrator: Some("dop853".into()), ..Simulate::default() };
    let run = mass("-4*x - 0.5*sign(x')", "[1, 0]").simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    let x = run.summary.final_values.iter().find(|v| v.0 == "x").expect("x").1;
    if run.summary.completed {
        assert!(x.abs() <= 0.125 + 1e-3, "{x}");
    } else {
        assert!(
            run.summary.stop_reason.contains("slides along the place where a formula of `x'` switches"),
            "{}",
            run.summary.stop_reason
        );
    }
}

/// Methods that choose their steps by errors.
const CHOOSING: [&str; 6] = ["auto", "dop853", "dopri5", "radau", "rodas", "bdf"];

/// What comes at the end of a run.
fn last(model: &str, until: f64, how: (&str, f64), name: &str) -> f64 {
    last_after(model, until, how, name).0
}

/// The same, with the number of steps.
fn last_after(model: &str, until: f64, (integrator, tolerance): (&str, f64), name: &str) -> (f64, u64) {
    let loaded = dalembert::open_text("model.toml", model).unwrap_or_else(|e| panic!("{e}"));
    let how = Simulate {
        until: Some(until),
        integrator: Some(integrator.to_owned()),
        tolerance: Some(tolerance),
        ..Simulate::default()
    };
    let run = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
    assert!(run.summary.completed, "{integrator} at {tolerance:e}: {}, {model}", run.summary.stop_reason);
    let value = run.summary.final_values.iter().find(|v| v.0 == name).unwrap_or_else(|| panic!("no {name}")).1;
    (value, run.summary.steps)
}

/// What rests on a switch sets out to one side of it or stays, at whatever place that is: rounding of the place is no distance.
/// Where a rate of first order leads back at once from either side the run ends with the name of the place.
#[test]
fn a_rate_that_leads_back_from_both_sides_is_told() {
    let model = "[variables]\nx = { order = 1, start = [-0.608], fixed = true }\n[equations]\nmass = { x = { x = \"1\" } }\n\
                 force = { x = \"-10000*x - 12680*sign(x - 0.774)\" }\n";
    let model = open(model);
    for integrator in ["dop853", "auto", "radau", "bdf"] {
        let how = Simulate {
            until: Some(1.0),
            tolerance: Some(1e-6),
            integrator: Some(integrator.to_owned()),
            ..Simulate::default()
        };
        let found = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
        assert!(
            !found.summary.completed && found.summary.stop_reason.contains("slides"),
            "{integrator}: {}",
            found.summary.stop_reason
        );
        assert!(found.summary.steps < 100_000, "{integrator}: {} steps", found.summary.steps);
    }
}

/// A fast swing passes a narrow bell twice in each period, also where a step is as long as that: with v = A sin ωt each passage adds w √π/(A ω).
#[test]
fn bells_that_a_swing_passes_again_and_again_count_each_time() {
    let model = open(
        "[variables]\ny = { start = [0.5, 0], fixed = true }\nx = { order = 1, start = 0, fixed = true }\n[equations]\n\
         mass = { x = { x = \"1\" }, y = { y = \"1\" } }\nforce = { y = \"-40000*y\", x = \"exp(-(y'/0.1)^2) - x\" }\n",
    );
    let (until, passage) = (1.0_f64, 0.1 * std::f64::consts::PI.sqrt() / 20_000.0);
    let passages = (1..).map(|k| f64::from(k) * std::f64::consts::PI / 200.0).take_while(|t| *t < until);
    let exact: f64 = passage * (0.5 * (-until).exp() + passages.map(|t| (t - until).exp()).sum::<f64>());
    for integrator in CHOOSING {
        for tolerance in [1e-8, 1e-9] {
            let found = run(&model, integrator, tolerance, until);
            let x = found.summary.final_values.iter().find(|v| v.0 == "x").expect("x").1;
            assert!((x - exact).abs() <= 1e-4 * exact, "{integrator} at {tolerance:e}: {x} for {exact}");
        }
    }
}

#[test]
fn what_rests_on_a_switch_at_any_place_sets_out() {
    let model = |place: f64, force: &str| {
        let force = force.replace('p', &format!("({place:e})"));
        format!(
            "dalembert = 1\n[variables]\nx = {{ start = [{place:e}, 0], fixed = true }}\n[equations]\nmass = {{ x = {{ x = 1 }} }}\nforce = {{ x = \"{force}\" }}\n"
        )
    };
    for place in [0.0_f64, 0.1, -0.3, 7.0, 1e3, -2.3e-5] {
        for integrator in CHOOSING {
            let close = |found: f64, exact: f64, what: &str| {
                let allowed = 1e-7 + 1e-8 * place.abs();
                assert!((found - exact).abs() < allowed, "{what} at {place}, {integrator}: {found} for {exact}");
            };
            let at = |force: &str, until: f64| last(&model(place, force), until, (integrator, 1e-9), "x");
            close(at("-1-if(x<p,100*(x-p),0)", 1.0), place - (1.0 - 10f64.cos()) / 100.0, "a spring below");
            // Newton's iteration of these asks for a force that does not jump at the start itself.
            if !["radau", "bdf"].contains(&integrator) {
                close(at("2-if(x>p,1,0)", 1.0), place + 0.5, "half the force above");
            }
            close(at("if(t<1,0,1)-if(x<=p,0,0.5)", 2.0), place + 0.25, "lifted later");
        }
    }
}

/// Pulses that the motion itself makes, many of them and each short beside steps between them, are all met; alike where the function that makes them has no whole
/// numbers in it.
#[test]
fn pulses_that_the_motion_makes_are_all_met() {
    let model = |rate: &str, start: f64| {
        format!(
            "dalembert = 1\n[variables]\nx = {{ order = 1, start = {start:?} }}\ny = {{ order = 1, start = 0 }}\n[equations]\nmass = {{ x = {{ x = 1 }}, y = {{ y = 1 }} }}\n\
             force = {{ x = \"1\", y = \"{rate}\" }}\n"
        )
    };
    let half = 0.97_f64.acos();
    for integrator in CHOOSING {
        for start in [0.0, 0.037] {
            let close = |rate: &str, exact: f64| {
                let found = last(&model(rate, start), 3.0, (integrator, 1e-8), "y");
                assert!((found - exact).abs() < 1e-5, "{rate} from {start}, {integrator}: {found} for {exact}");
            };
            close("if(mod(x,0.1)<0.03,1,0)", 0.9);
            close("if(mod(x,0.1)<0.004,10,0)", 1.2);
            // Each of thirty periods is beyond 0.97 for a share of arccos(0.97)/π.
            close("if(cos(20*pi*x)>0.97,1,0)", 3.0 * half / PI);
            close("max(0,cos(20*pi*x)-0.97)", 3.0 * (half.sin() - 0.97 * half) / PI);
        }
    }
}

/// Switches that are crossed with a speed are crossed to any tolerance, wherever rounding of the place is more than the tolerance asks of steps.
#[test]
fn a_crossing_far_from_zero_ends_no_run() {
    for place in [0.5, 20.0, 1e3, 1e5] {
        let speed = 1e-5 * place;
        let model = format!(
            "dalembert = 1\n[variables]\nx = {{ order = 1, start = {place:?} }}\ny = {{ order = 1, start = 0, scale = 1 }}\n[equations]\nmass = {{ x = {{ x = 1 }}, y = {{ y = 1 }} }}\n\
             force = {{ x = \"{speed:e}\", y = \"if(x<{:?},1,5)-y\" }}\n",
            place + 0.3 * speed
        );
        // y = 1 − e^(−t) up to 0.3 s, then towards 5.
        let at = 1.0 - (-0.3_f64).exp();
        let exact = 5.0 - (5.0 - at) * (-0.7_f64).exp();
        for integrator in CHOOSING {
            for tolerance in [1e-5, 1e-8, 1e-11] {
                let (found, steps) = last_after(&model, 1.0, (integrator, tolerance), "y");
                // The time of the crossing is known to the rounding of x, of each step, over its speed.
                let allowed = 100.0 * tolerance + 4.0 * steps as f64 * 1e5 * f64::EPSILON;
                assert!((found - exact).abs() < allowed, "{place}, {integrator} at {tolerance:e}: {found} for {exact}");
            }
        }
    }
}

/// Bells and wells of a hundredth of the way, steps of a smooth ramp, a detent of a turning disc, a magnet beside the way of a thrown body: no step that nothing shortens leads past them, whatever the integrator and the tolerance.
/// Against steps that are shorter than the shapes, and where a bar that is too high sends the mass back.
#[test]
fn no_narrow_shape_is_stepped_past() {
    let along = |force: &str| mass(force, "[0, 1]");
    let thrown = open(
        "[variables]\nx = { start = [0, 1], fixed = true }\ny = { start = [0, 5], fixed = true }\n[lagrangian]\nkinetic = \"(x'^2 + y'^2)/2\"\n\
         potential = \"y - 0.3*exp(-((x - 5)^2 + (y - 12.52)^2)/0.05^2)\"\n",
    );
    let slider = open(
        "[bodies.cart]\nmass = 1\n[joints.x]\ntype = \"prismatic\"\nbetween = [\"ground\", \"cart\"]\naxis = [1, 0, 0]\nstart = 0\nrate = 1\nfixed = true\n\
         [forces]\nx = \"-100*exp(-((x - 5)/0.01)^2)\"\n",
    );
    let models = vec![
        ("a well", along("100*(x - 5)*exp(-((x - 5)/0.01)^2)"), false),
        ("a bar", along("-100*exp(-((x - 5)/0.01)^2)"), true),
        ("a bar for a body", slider, true),
        ("a slope", along("-60*(1 - tanh((x - 5)/0.01)^2)"), true),
        ("ramps", along("-20/(1 + exp(-(x - 5)/0.01))*(1 - 1/(1 + exp(-(x - 5.02)/0.01)))"), false),
        ("detents", along("-0.4*sin(20*x)*exp(40*(cos(20*x) - 1))"), false),
        ("thrown", thrown, false),
        ("a soft ceiling", along("-x - 50*(1 + tanh((x - 0.98)/0.001))"), true),
        ("a ceiling of exponentials", along("-x - 50/(1 + exp((0.98 - x)/0.003))"), true),
        ("a ceiling of powers", along("-x - 50/(1 + 10^((0.98 - x)/0.0075))"), true),
        ("a bar near the start", along("-100*exp(-((x - 0.05)/0.01)^2)"), true),
        ("a bar of 1/cosh²", along("-60/cosh((x - 5)/0.02)^2"), true),
        (
            "bars after each other",
            along("-10*exp(-((x - 3)/0.01)^2) - 10*exp(-((x - 4)/0.001)^2) - 20*exp(-((x - 9)/0.01)^2)"),
            false,
        ),
    ];
    for (what, model, back) in &models {
        let short = Simulate {
            until: Some(10.0),
            tolerance: Some(1e-11),
            max_step: Some(1e-3),
            integrator: Some("dop853".to_owned()),
            ..Simulate::default()
        };
        let right = model.simulate(&short, &mut |_| true).unwrap_or_else(|e| panic!("{what}: {e}"));
        let right = &right.summary.final_values;
        for integrator in ["dopri5", "dop853", "auto", "radau", "rodas", "bdf"] {
            for tolerance in [1e-4, 1e-7, 1e-9] {
                let found = run(model, integrator, tolerance, 10.0);
                let x = found.summary.final_values[0].1;
                assert!((x < 1.0) == *back, "{what}, {integrator} {tolerance:e}: {x}");
                for ((name, x), (_, right)) in found.summary.final_values.iter().zip(right) {
                    assert!(
                        (x - right).abs() < 2e3 * tolerance,
                        "{what}, {integrator} {tolerance:e}: {name} = {x}, not {right}"
                    );
                }
            }
        }
    }
}

/// Steps of one length end where they end: those that lead over a switch are counted, in a note that says what this is worth. x'' = −sign(x) from 1 crosses zero at √2, 3√2, ….
#[test]
fn steps_of_one_length_tell_of_the_switches_that_they_lead_over() {
    let of = |force: &str, start: &str| {
        open(&format!(
            "variables = {{ x = {{ start = {start}, fixed = true }} }}\n[lagrangian]\nkinetic = \"x'^2/2\"\n[forces]\nx = \"{force}\"\n"
        ))
    };
    let notes = |model: &Loaded, integrator: &str, step: Option<f64>, until: f64| {
        let how = Simulate { until: Some(until), step, integrator: Some(integrator.to_owned()), ..Simulate::default() };
        let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
        assert!(run.summary.completed, "{integrator}: {}", run.summary.stop_reason);
        let told = run.summary.notes.into_iter().filter(|note| note.contains("over a switch"));
        told.collect::<Vec<String>>()
    };
    let relay = of("-sign(x)", "[1, 0]");
    for integrator in ["realtime", "radau", "dopri5", "rattle", "discrete-gradient", "generalized-alpha"] {
        let told = notes(&relay, integrator, Some(0.01), 9.0);
        let wanted = told.len() == 1 && told[0].starts_with("3 of ") && told[0].contains("do not trust");
        assert!(wanted && told[0].contains("`x`"), "{integrator}: {told:?}");
        assert!(notes(&relay, integrator, Some(0.01), 1.2).is_empty(), "{integrator}");
    }
    for integrator in ["auto", "dopri5", "radau"] {
        assert!(notes(&relay, integrator, None, 9.0).is_empty(), "{integrator}");
    }
}

/// Many formulas that switch at one instant, some of arguments that are equal all along: x = t − 1 to rounding, x = y before t = 1. With s = t − 1 ≥ 0 they are x = s, y = 2 s, z = 1/6 + 3 s²/2 + s³/3 and
/// w = s²/2 − 1/2. No run is held by what rounding makes of a zero, whatever its tolerance, and none slides.
#[test]
fn switches_that_fall_on_one_instant_are_crossed() {
    let runs = [
        ("bdf", 1e-6),
        ("bdf", 1e-7),
        ("radau", 1.778_279_410_038_923e-6),
        ("radau", 1e-6),
        ("rodas", 1e-6),
        ("dopri5", 1e-7),
        ("dop853", 1e-8),
    ];
    for smallest in ["min(x, y, z, t - 1)", "min(x, y, z)"] {
        let model = format!(
            "variables = {{ x = {{ order = 1, start = -1 }}, y = {{ order = 1, start = -1 }}, z = {{ order = 1, start = 0 }}, w = {{ order = 1, start = 0 }} }}\n\
             [equations]\nmass = {{ x.x = 1, y.y = 1, z.z = 1, w.w = 1 }}\n\
             force = {{ x = 1, y = \"1 + if(x > 0, 1, 0)\", z = \"max(x, y, 0) + abs(x) + sign(y)*x^2\", w = \"{smallest}\" }}\n"
        );
        for (integrator, tolerance) in runs {
            let run = run(&open(&model), integrator, tolerance, 3.0);
            for (name, exact) in [("x", 2.0), ("y", 4.0), ("z", 53.0 / 6.0), ("w", 1.5)] {
                let value = run.summary.final_values.iter().find(|v| v.0 == name).expect("a variable").1;
                assert!(
                    (value - exact).abs() <= 20.0 * tolerance * exact,
                    "{name} with {smallest} by {integrator} at {tolerance:e}: {value} for {exact}"
                );
            }
            let steps = run.summary.steps;
            assert!(steps < 5000, "{smallest} by {integrator} at {tolerance:e}: {steps} steps");
        }
    }
}

/// A pulse width that the voltage of its filter sets, twenty thousand times a second: where a jump of the current's rate is so steep that no step allows it, the shortest one leads over it.
#[test]
fn a_comparator_is_followed_at_tight_tolerances() {
    let model = open(
        "variables = { i = { order = 1, start = 0 }, v = { order = 1, start = 0 } }\n[equations]\nmass = { i.i = 1e-4, v.v = 1e-5 }\n\
         force = { i = \"24*if(mod(t, 5e-5)/5e-5 < (12 - v)*0.2, 1, 0) - v\", v = \"i - v/5\" }\n",
    );
    let ends = ["dop853", "bdf"].map(|integrator| {
        run(&model, integrator, 1e-11, 3e-3).summary.final_values.iter().find(|v| v.0 == "v").expect("v").1
    });
    assert!((ends[0] - ends[1]).abs() <= 1e-6 * ends[0].abs(), "{ends:?}");
}

/// Whether a run for three seconds at 1e-9 came to its end, and what it says of that.
fn told(model: &dalembert::Loaded, integrator: &str) -> (bool, String) {
    let how = Simulate {
        until: Some(3.0),
        tolerance: Some(1e-9),
        integrator: Some(integrator.to_owned()),
        ..Simulate::default()
    };
    let found = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
    (found.summary.completed, found.summary.stop_reason)
}

/// What ends a run is told by name: the variable that a singularity stands in, not one that goes on beside it, in whatever order and unit they are written.
#[test]
fn what_stops_a_run_is_named() {
    for (force, start) in [("-1/x", 1.0), ("-1/log(1 + x)", 1.0), ("1 + tan(x)^2", 0.0)] {
        for unit in [1.0, 1e-6] {
            for order in [["x", "y"], ["y", "x"]] {
                let scaled = force.replace('x', &format!("(x/{unit:e})"));
                let variables = order.map(|name| {
                    format!("{name} = {{ order = 1, start = {:e} }}", if name == "x" { start * unit } else { 0.0 })
                });
                let model = open(&format!(
                    "variables = {{ {} }}\n[equations]\nmass = {{ x.x = 1, y.y = 1 }}\nforce = {{ x = \"{unit:e}*({scaled})\", y = \"-y + x\" }}\n",
                    variables.join(", ")
                ));
                for integrator in CHOOSING {
                    let (completed, said) = told(&model, integrator);
                    assert!(
                        !completed && said.contains("`x`") && !said.contains("`y`"),
                        "{force} by {integrator}: {said}"
                    );
                }
            }
        }
    }
}

/// The same of rates that are no numbers beyond some place, which implicit steps of arc cosines come to.
#[test]
fn what_has_no_rate_is_named() {
    let model = open(
        "variables = { x = { order = 1, start = 0 }, y = { order = 1, start = 0 } }\n[equations]\nmass = { x.x = 1, y.y = 1 }\n\
         force = { x = \"acos(x)\", y = \"-y + x\" }\n",
    );
    for integrator in ["rodas", "bdf"] {
        let (completed, said) = told(&model, integrator);
        assert!(completed || said.contains("`x`") && !said.contains("`y`"), "{integrator}: {said}");
    }
}
