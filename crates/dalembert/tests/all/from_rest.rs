//! What starts from zero, to whatever order in time, by implicit steps: drives from rest, variables of order 0 that begin at zero, and nodes of switched circuits.

use crate::typed::{open, run};
use dalembert::Simulate;
use dalembert::dynamics::result::RunResult;

const IMPLICIT: [&str; 3] = ["radau", "rodas", "bdf"];

fn end(run: &RunResult, name: &str) -> f64 {
    run.summary.final_values.iter().find(|v| v.0 == name).unwrap_or_else(|| panic!("no {name}")).1
}

/// A mass of 1 kg on guides x = L ξ(y/L), written as positions and as rates, that y'' = g drives from rest: y = g τ²/2, and the work is the energy that it has. The velocity across begins with the
/// first or third power of time, the work with the second, and both are new in each first step.
#[test]
fn an_acceleration_that_is_held_sets_out_from_rest() {
    type Guide = (&'static str, fn(f64) -> (f64, f64));
    let circle = |u: f64| ((1.0 - u * u).sqrt(), -u / (1.0 - u * u).sqrt());
    let guides: [Guide; 4] = [
        ("x^2 + y^2 = LENGTH^2", circle),
        ("x*x' + y*y' = 0", circle),
        ("x = LENGTH + 0.1*y", |u| (1.0 + 0.1 * u, 0.1)),
        ("x = LENGTH*cos(y/LENGTH)", |u| (u.cos(), -u.sin())),
    ];
    for (length, time) in [(1.0, 1.0), (1e2, 1e-3)] {
        let g = 0.5 * length / (time * time);
        for (guide, shape) in guides {
            for onset in [0.0, time] {
                let drive = if onset > 0.0 { format!("if(t < {onset:e}, 0, {g:e})") } else { format!("{g:e}") };
                let written = guide.replace("LENGTH", &format!("{length:e}"));
                let model = open(&format!(
                    "[variables]\nx = {{ start = [{length:e}, 0], fixed = true }}\ny = {{ start = [0, 0], fixed = true }}\n[lagrangian]\n\
                     kinetic = \"(x'^2 + y'^2)/2\"\n[constraints]\nguide = \"{written}\"\ndrive = \"y'' = {drive}\"\n"
                ));
                for integrator in IMPLICIT {
                    for tolerance in [1e-6, 1e-9] {
                        let found = run(&model, integrator, tolerance, (onset + time, 1));
                        let (y, rate) = (0.5 * g * time * time, g * time);
                        let (xi, slope) = shape(y / length);
                        let work = 0.5 * rate * rate * (1.0 + slope * slope);
                        let told = found.summary.energy.as_ref().expect("an energy").work;
                        let off = [
                            (end(&found, "x") / (length * xi) - 1.0).abs(),
                            (end(&found, "y") / y - 1.0).abs(),
                            (end(&found, "x'") - slope * rate).abs() / rate,
                            (end(&found, "y'") / rate - 1.0).abs(),
                            (told / work - 1.0).abs(),
                        ];
                        let what =
                            format!("{integrator} {tolerance:e}, {guide}, {length:e} m, {time:e} s, from {onset:e} s");
                        // Errors of `bdf` add up to some hundred tolerances.
                        let allowed = if integrator == "bdf" { 1e3 } else { 100.0 } * tolerance;
                        assert!(off.iter().all(|off| *off < allowed), "{what}: {off:?}");
                        let (steps, rejected) = (found.summary.steps, found.summary.rejected);
                        assert!(rejected < 40, "{what}: {rejected} tries in vain");
                        assert!(steps < 1000, "{what}: {steps} steps");
                    }
                }
            }
        }
    }
}

/// z = xᵖ and w = z x/(1 + x) with x = t/T: both begin at zero, w to a higher order than z, and nothing else in their equations has a size there.
#[test]
fn variables_of_order_0_begin_at_zero_to_any_order() {
    for time in [1.0, 1e-6] {
        for p in [2, 3, 4, 6] {
            let model = open(&format!(
                "[variables]\nx = {{ order = 1, start = 0, fixed = true }}\nz = {{ order = 0 }}\nw = {{ order = 0 }}\n[equations]\nmass.x.x = \"{time:e}\"\n\
                 force = {{ x = \"1\", z = \"z - x^{p}\", w = \"w*(1 + x) - z*x\" }}\n"
            ));
            for integrator in IMPLICIT {
                for tolerance in [1e-6, 1e-9] {
                    let found = run(&model, integrator, tolerance, (time, 1));
                    let off = [("x", 1.0), ("z", 1.0), ("w", 0.5)].map(|(name, x)| (end(&found, name) / x - 1.0).abs());
                    let what = format!("{integrator} {tolerance:e}, power {p}, {time:e} s");
                    assert!(off.iter().all(|off| *off < 100.0 * tolerance), "{what}: {off:?}");
                    let (steps, rejected) = (found.summary.steps, found.summary.rejected);
                    assert!(steps < 2500 && rejected < 200, "{what}: {steps} steps, {rejected} tries in vain");
                }
            }
        }
    }
}

/// Two points on rods whose forces are variables of order 0, from rest in poses in which one or both of these are zero to a high order: the angles of a double pendulum, by explicit steps.
#[test]
fn forces_of_rods_that_begin_at_zero_are_followed() {
    let quarter = std::f64::consts::FRAC_PI_4;
    for (a, b) in [(0.0, -2.0 * quarter), (0.0, quarter), (quarter, quarter)] {
        let angles = open(&format!(
            "[variables]\na = {{ start = [{a:?}, 0], fixed = true }}\nb = {{ start = [{b:?}, 0], fixed = true }}\n[lagrangian]\n\
             kinetic = \"a'^2 + (a'^2 + 0.49*b'^2 + 1.4*a'*b'*cos(a - b))/2\"\npotential = \"9.81*(3*sin(a) + 0.7*sin(b))\"\n"
        ));
        let [x1, y1] = [a.cos(), a.sin()];
        let [x2, y2] = [x1 + 0.7 * b.cos(), y1 + 0.7 * b.sin()];
        let points = open(&format!(
            "[variables]\nx1 = {{ start = [{x1:?}, 0] }}\ny1 = {{ start = [{y1:?}, 0] }}\nx2 = {{ start = [{x2:?}, 0] }}\ny2 = {{ start = [{y2:?}, 0] }}\n\
             s1 = {{ order = 0 }}\ns2 = {{ order = 0 }}\n[equations]\n\
             mass = {{ x1 = {{ x1 = 2 }}, y1 = {{ y1 = 2 }}, x2 = {{ x2 = 1 }}, y2 = {{ y2 = 1 }} }}\n\
             force = {{ x1 = \"-s1*x1 - s2*(x1 - x2)\", y1 = \"-s1*y1 - s2*(y1 - y2) - 2*9.81\", x2 = \"-s2*(x2 - x1)\", \
             y2 = \"-s2*(y2 - y1) - 9.81\", s1 = \"x1^2 + y1^2 - 1\", s2 = \"(x2 - x1)^2 + (y2 - y1)^2 - 0.49\" }}\n"
        ));
        let right = run(&angles, "dop853", 1e-12, (0.6, 1));
        let (end_a, end_b) = (end(&right, "a"), end(&right, "b"));
        let [x, y] = [end_a.cos(), end_a.sin()];
        let wanted = [x, y, x + 0.7 * end_b.cos(), y + 0.7 * end_b.sin()];
        // Where both forces begin at zero, as t², steps of order 1 have errors as large as these are, and `bdf` does not set out.
        let both_at_zero = (a, b) == (0.0, quarter);
        for integrator in IMPLICIT.into_iter().filter(|name| *name != "bdf" || !both_at_zero) {
            for tolerance in [1e-6, 1e-9] {
                let found = run(&points, integrator, tolerance, (0.6, 1));
                let off = ["x1", "y1", "x2", "y2"].iter().zip(wanted).map(|(name, x)| (end(&found, name) - x).abs());
                let off = off.fold(0.0, f64::max);
                assert!(off < 300.0 * tolerance, "{integrator} {tolerance:e} from {b:?}: {off:e}");
            }
        }
    }
}

/// A step-up converter that runs into discontinuous conduction: the node between coil, switch and diode as a variable of order 0, and solved for by hand. From one side of the diode's zero to the other, the rate
/// of the node is another by eight powers of ten.
#[test]
fn a_node_whose_diode_turns_off_is_the_same_as_without_it() {
    let switch = "if(mod(t, 2e-5) < 1e-5, 200, 1e-6)";
    let head = "[variables]\ni = { order = 1, start = 0, fixed = true }\nu = { order = 1, start = 0, fixed = true }\n";
    let mass = "[equations]\nmass = { i = { i = 1e-4 }, u = { u = 47e-6 } }\n";
    let node = open(&format!(
        "{head}z = {{ order = 0 }}\n{mass}force = {{ i = \"12 - z - 0.05*i\", u = \"(z - u)*if(z > u, 100, 1e-6) - u/20\", \
         z = \"i - z*{switch} - (z - u)*if(z > u, 100, 1e-6)\" }}\n"
    ));
    let diode = format!("if(i > {switch}*u, 100, 1e-6)");
    let z = format!("((i + {diode}*u)/({switch} + {diode}))");
    let by_hand =
        open(&format!("{head}{mass}[equations.force]\ni = \"12 - {z} - 0.05*i\"\nu = \"({z} - u)*{diode} - u/20\"\n"));
    let until = 7.3e-4;
    let right = run(&by_hand, "radau", 1e-10, (until, 1));
    for integrator in ["auto", "radau"] {
        for tolerance in [1e-5, 1e-7, 1e-8, 1e-9] {
            let found = run(&node, integrator, tolerance, (until, 1));
            let off = |name: &str| (end(&found, name) - end(&right, name)).abs();
            // Beside currents and voltages of tens.
            assert!(off("i").max(off("u")) < 1e3 * tolerance, "{integrator} {tolerance:e}: {}, {}", off("i"), off("u"));
        }
    }
}

/// A coil behind a switch, with the voltage between them as a variable of order 0: phase by phase exponentials of i' = (12 − (R + 1/G) i)/L. What holds while the switch is open is a hundred million times as steep as
/// what holds when it is closed, and says nothing of that.
#[test]
fn derivatives_of_an_open_switch_end_where_it_closes() {
    let (l, r, phase) = (1e-4, 0.05, 1e-5);
    for open_g in [2e-6, 1e-4] {
        for closed_g in [200.0, 2.0] {
            for phases in [vec![open_g, closed_g], vec![closed_g, open_g, closed_g]] {
                let last = |g: f64| 12.0 / (r + 1.0 / g);
                let start = last(phases[0]);
                let wanted =
                    phases.iter().fold(start, |i, &g| last(g) + (i - last(g)) * (-(r + 1.0 / g) * phase / l).exp());
                let until = phase * phases.len() as f64;
                let later = phases.iter().enumerate().rev().skip(1);
                let g = later.fold(format!("{:e}", phases[phases.len() - 1]), |rest, (k, g)| {
                    format!("if(t < {:e}, {g:e}, {rest})", phase * (k + 1) as f64)
                });
                let model = open(&format!(
                    "[variables]\ni = {{ order = 1, start = {start:e}, fixed = true }}\nz = {{ order = 0 }}\n[equations]\nmass.i.i = {l:e}\n\
                     force = {{ i = \"12 - z - {r:e}*i\", z = \"i - z*{g}\" }}\n"
                ));
                for integrator in ["auto", "radau", "rodas", "bdf"] {
                    for tolerance in [1e-4, 1e-6, 1e-9] {
                        let found = end(&run(&model, integrator, tolerance, (until, 1)), "i");
                        let off = (found / wanted - 1.0).abs();
                        assert!(
                            off < 100.0 * tolerance,
                            "{integrator} {tolerance:e}, {phases:?}: {found} for {wanted}"
                        );
                    }
                }
            }
        }
    }
}

/// The same where somebody sets the stiffness between steps: v' = g (x − v) beside x' = 1, g = 10⁹ to t = 1 and 1 from there on, v = t − 1 + e^(1 − t) to 10⁻⁹.
#[test]
fn derivatives_end_where_an_input_is_set() {
    let model = open(
        "[inputs]\ng = { value = 1e9 }\n[variables]\nx = { order = 1, start = 0, fixed = true }\nv = { order = 1, start = 0, fixed = true }\n[equations]\n\
         mass = { x = { x = 1 }, v = { v = 1 } }\nforce = { x = \"1\", v = \"g*(x - v)\" }\n",
    );
    for integrator in ["auto", "radau", "rodas", "bdf"] {
        for tolerance in [1e-4, 1e-6, 1e-8] {
            let how = Simulate {
                until: Some(2.0),
                integrator: Some(integrator.to_owned()),
                tolerance: Some(tolerance),
                ..Simulate::default()
            };
            let mut held = model.simulation(&how).unwrap_or_else(|e| panic!("{integrator}: {e}"));
            let advanced = held.advance(1.0, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
            assert!(advanced.is_none(), "{integrator}: {advanced:?}");
            held.set(&[("g".to_owned(), 1.0)]).unwrap_or_else(|e| panic!("{integrator}: {e}"));
            let advanced = held.advance(2.0, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
            assert!(advanced.is_none(), "{integrator}: {advanced:?}");
            let v = held.get("v").expect("a number");
            assert!((v - 1.0 - (-1.0_f64).exp()).abs() < 100.0 * tolerance, "{integrator} {tolerance:e}: {v}");
        }
    }
}
