//! Coils behind diodes: nodes of order 0 whose voltages no current tells while these block, against the same circuits written in one voltage, or with capacitors that are next to nothing.

use crate::typed::{self, column, open};
use dalembert::dynamics::result::RunResult;
use dalembert::{EquationsRequest, Loaded};

const IMPLICIT: [&str; 4] = ["auto", "radau", "rodas", "bdf"];

fn run(model: &Loaded, integrator: &str, tolerance: f64, until: f64) -> RunResult {
    typed::run(model, integrator, tolerance, (until, 10))
}

fn end(run: &RunResult, name: &str) -> f64 {
    run.summary.final_values.iter().find(|v| v.0 == name).map(|v| v.1).unwrap()
}

/// A source, a coil, a resistor and a diode with a leak beside it; `leak` is what it conducts.
fn half_wave(leak: &str) -> Loaded {
    open(&format!(
        "[variables]\nj = {{ order = 1, start = 0, fixed = true }}\nz = {{ order = 0 }}\n[equations]\nmass.j.j = 0.01\n\
         force = {{ j = \"5*sin(100*pi*t) - 10*j - z\", z = \"j - 1e-9*(exp(z/0.05) - 1) - {leak}*z\" }}\n"
    ))
}

/// A diode that blocks by hundreds of its thermal voltages conducts exp(−708 …) of nothing, numbers that are no longer normal: the same as where it is held at −600 of them.
#[test]
fn a_diode_blocks_at_any_voltage() {
    for (thermal, amplitude) in [(0.026, 10.0), (0.05, 20.0), (0.013, 5.2)] {
        let with = |exponent: &str| {
            open(&format!(
                "[variables]\nc = {{ order = 1, start = 0, fixed = true }}\nz = {{ order = 0 }}\n[equations]\nmass.c.c = 1e-3\n\
                 force = {{ c = \"1e-12*(exp({exponent}) - 1) - c/100\", \
                 z = \"{amplitude}*sin(100*pi*t) - z - 1e-12*(exp({exponent}) - 1)\" }}\n"
            ))
        };
        let (free, held) = (with(&format!("(z - c)/{thermal}")), with(&format!("max((z - c)/{thermal}, -600)")));
        for integrator in ["auto", "dop853", "radau", "rodas"] {
            let [c, right] = [&free, &held].map(|model| end(&run(model, integrator, 1e-8, 0.053), "c"));
            assert!((c - right).abs() < 1e-6 * amplitude, "{integrator}, {thermal}: {c}, not {right}");
            assert!(right > 0.5 * amplitude, "{integrator}, {thermal}: {right}");
        }
    }
}

/// With j as what z makes of it, z has an inertia of its own: C(z) z' = u − R j − z.
#[test]
fn a_diode_with_a_leak_blocks_at_the_voltage_that_the_coil_leaves_it() {
    for leak in ["1e-4", "1e-6"] {
        let alone = open(&format!(
            "[variables]\nz = {{ order = 1, start = 0, fixed = true }}\n[equations]\nmass.z.z = \"0.01*(2e-8*exp(z/0.05) + {leak})\"\n\
             force.z = \"5*sin(100*pi*t) - 10*(1e-9*(exp(z/0.05) - 1) + {leak}*z) - z\"\n"
        ));
        let (model, times) = (half_wave(leak), [0.007, 0.0245, 0.033]);
        for until in times {
            let right = end(&run(&alone, "radau", 1e-10, until), "z");
            for integrator in ["auto", "radau", "rodas"] {
                for tolerance in [1e-4, 1e-6, 1e-8] {
                    let z = end(&run(&model, integrator, tolerance, until), "z");
                    let off = (z - right).abs();
                    assert!(
                        off < 20.0 * tolerance * 5.0,
                        "{leak}, {integrator} {tolerance:e} at {until}: {z}, not {right}"
                    );
                }
            }
        }
    }
}

/// Without a leak the current is 1e-9 A to the last digit as the diode blocks, and z is what the source leaves to it. While it conducts, z = 0.05 log(1 + j/1e-9).
#[test]
fn a_diode_without_a_leak_turns_off_and_on_again() {
    let model = half_wave("0");
    let conducting = open(
        "[variables]\nj = { order = 1, start = 0, fixed = true }\n[equations]\nmass.j.j = 0.01\n\
         force.j = \"5*sin(100*pi*t) - 10*j - 0.05*log(1 + j/1e-9)\"\n",
    );
    let right = end(&run(&conducting, "radau", 1e-10, 0.008), "j");
    for integrator in IMPLICIT {
        for tolerance in [1e-4, 1e-6, 1e-8] {
            let j = end(&run(&model, integrator, tolerance, 0.008), "j");
            assert!((j - right).abs() < 20.0 * tolerance * right, "{integrator} {tolerance:e}: {j}, not {right}");
            let found = run(&model, integrator, tolerance, 0.035);
            let (j, z) = (end(&found, "j"), end(&found, "z"));
            assert!(
                (j + 1e-9).abs() < 1e-15 && (z + 4.999_999_99).abs() < 1e-7,
                "{integrator} {tolerance:e}: {j:e}, {z}"
            );
        }
    }
    // Five periods: it turns off five times within some picoseconds.
    for integrator in ["auto", "radau", "rodas"] {
        let z = end(&run(&model, integrator, 1e-6, 0.095), "z");
        assert!((z + 4.999_999_99).abs() < 1e-6, "{integrator}: {z}");
    }
}

/// Wherever samples are, z is what the source leaves as the diode blocks, and what the current makes of it as it conducts.
#[test]
fn samples_between_are_as_good_as_ends() {
    let model = half_wave("0");
    for integrator in IMPLICIT {
        for tolerance in [1e-4, 1e-6, 1e-8] {
            let found = typed::run(&model, integrator, tolerance, (0.0487, 97));
            let column = |name: &str| &found.columns.iter().find(|c| c.name == name).unwrap().values;
            for ((t, j), z) in found.time.iter().zip(column("j")).zip(column("z")) {
                let u = 5.0 * (100.0 * std::f64::consts::PI * t).sin();
                let right = if *j > 1e-4 { 0.05 * (1.0 + j / 1e-9).ln() } else { u };
                let off = (z - right).abs();
                assert!(
                    off < 20.0 * tolerance * 5.0 || *j > 1e-8 && *j < 1e-4,
                    "{integrator} {tolerance:e} at {t}: {z}, not {right}"
                );
            }
        }
    }
}

/// With a leak, which keeps rates of z: samples inside long steps as the diode blocks follow the source as well, however dense they are.
#[test]
fn samples_beside_a_leak_are_as_good_as_ends() {
    let leak = "1e-6";
    let alone = open(&format!(
        "[variables]\nz = {{ order = 1, start = 0, fixed = true }}\n[equations]\nmass.z.z = \"0.01*(2e-8*exp(z/0.05) + {leak})\"\n\
         force.z = \"5*sin(100*pi*t) - 10*(1e-9*(exp(z/0.05) - 1) + {leak}*z) - z\"\n"
    ));
    let model = half_wave(leak);
    for samples in [23, 97, 500] {
        let right = typed::run(&alone, "radau", 1e-11, (0.05, samples));
        for integrator in ["auto", "radau", "rodas"] {
            for tolerance in [1e-4, 1e-6, 1e-8] {
                let found = typed::run(&model, integrator, tolerance, (0.05, samples));
                let column = |run: &RunResult| run.columns.iter().find(|c| c.name == "z").unwrap().values.clone();
                for ((t, z), right) in found.time.iter().zip(column(&found)).zip(column(&right)) {
                    let off = (z - right).abs();
                    assert!(off < 50.0 * tolerance * 5.0, "{integrator} {tolerance:e} at {t}: {z}, not {right}");
                }
            }
        }
    }
}

/// Two coils with a diode between them, of index 2: their currents are the same, a + b = u, and the voltage w between the nodes has an inertia as above.
#[test]
fn a_diode_between_two_coils() {
    let model = open(
        "[variables]\nj1 = { order = 1, start = 0 }\nj2 = { order = 1, start = 0 }\na = { order = 0 }\nb = { order = 0 }\n[equations]\n\
         mass = { j1 = { j1 = 5e-4 }, j2 = { j2 = 5e-4 } }\n\
         force = { j1 = \"sin(6000*t) - a - 17*j1\", j2 = \"-b - 17*j2\", a = \"j1 - 4e-8*(exp(17*(a - b)) - 1)\", b = \"j2 + 4e-8*(exp(17*(a - b)) - 1)\" }\n",
    );
    let alone = open(
        "[variables]\nw = { order = 1, start = 0, fixed = true }\n[equations]\nmass.w.w = \"2*5e-4*4e-8*17*exp(17*w)\"\n\
         force.w = \"sin(6000*t) - w - 34*4e-8*(exp(17*w) - 1)\"\n",
    );
    for until in [2e-4, 1e-3] {
        let right = end(&run(&alone, "radau", 1e-10, until), "w");
        for integrator in IMPLICIT {
            for tolerance in [1e-4, 1e-6] {
                let found = run(&model, integrator, tolerance, until);
                let (a, b) = (end(&found, "a"), end(&found, "b"));
                let off = (a - b - right).abs().max((a + b - (6000.0 * until).sin()).abs());
                assert!(off < 20.0 * tolerance, "{integrator} {tolerance:e} at {until}: {a}, {b}, not {right}");
            }
        }
    }
}

/// The ring modulator of the test set for initial value problems (Horneber 1976) without the capacitors of its diodes, of index 2, moves as one with 1e-6 of them. The sum of the four currents is
/// zero, and no exponential stands in what that hides.
#[test]
fn a_ring_modulator_without_capacitors_at_its_diodes() {
    let circuit = |capacity: Option<f64>| {
        let diodes = ["y3 - y5 - y7 - v", "-y4 + y6 - y7 - v", "y4 + y5 + y7 + v", "-y3 - y6 + y7 + v"];
        let [q1, q2, q3, q4] = diodes.map(|u| format!("4.067286402e-8*(exp(17.7493332*({u})) - 1)"));
        let order = |k: usize| i32::from(capacity.is_some() || !(3..=6).contains(&k));
        let variables = (1..=15).map(|k| format!("y{k} = {{ order = {}, start = 0 }}\n", order(k)));
        let inertia = |k: usize| if (3..=6).contains(&k) { capacity } else { Some(1.0) };
        let masses = (1..=15).filter_map(|k| Some(format!("mass.y{k}.y{k} = {:e}\n", inertia(k)?)));
        open(&format!(
            "[inputs]\nu = \"0.5*sin(2000*pi*t)\"\nv = \"2*sin(20000*pi*t)\"\n[variables]\n{}[equations]\n{}\
             force.y1 = \"(y8 - y10/2 + y11/2 + y14 - y1/25000)/1.6e-8\"\nforce.y2 = \"(y9 - y12/2 + y13/2 + y15 - y2/25000)/1.6e-8\"\n\
             force.y3 = \"y10 - {q1} + {q4}\"\nforce.y4 = \"-y11 + {q2} - {q3}\"\nforce.y5 = \"y12 + {q1} - {q3}\"\nforce.y6 = \"-y13 - {q2} + {q4}\"\n\
             force.y7 = \"(-y7/50 + {q1} + {q2} - {q3} - {q4})/1e-8\"\nforce.y8 = \"-y1/4.45\"\nforce.y9 = \"-y2/4.45\"\n\
             force.y10 = \"(y1/2 - y3 - 17.3*y10)/5e-4\"\nforce.y11 = \"(-y1/2 + y4 - 17.3*y11)/5e-4\"\n\
             force.y12 = \"(y2/2 - y5 - 17.3*y12)/5e-4\"\nforce.y13 = \"(-y2/2 + y6 - 17.3*y13)/5e-4\"\n\
             force.y14 = \"(-y1 + u - 86.3*y14)/2e-3\"\nforce.y15 = \"(-y2 - 636.3*y15)/2e-3\"\n",
            variables.collect::<String>(),
            masses.collect::<String>(),
        ))
    };
    let model = circuit(None);
    let shown = model.equations(&EquationsRequest::default()).unwrap_or_else(|e| panic!("{e}"));
    let hidden: Vec<&str> = shown.lines().filter(|line| line.contains(".hidden: 0")).collect();
    assert!(!hidden.is_empty() && hidden.iter().all(|line| !line.contains("exp")), "{shown}");
    let beside = run(&circuit(Some(2e-18)), "radau", 1e-8, 2e-4);
    let names = ["y1", "y2", "y3", "y4", "y5", "y6", "y7", "y14"];
    for (integrator, tolerance) in [("auto", 1e-4), ("radau", 1e-7), ("rodas", 1e-6), ("bdf", 1e-6)] {
        let found = run(&model, integrator, tolerance, 2e-4);
        for name in names {
            let (x, right) = (end(&found, name), end(&beside, name));
            assert!(
                (x - right).abs() < 100.0 * tolerance + 1e-5,
                "{integrator} {tolerance:e}: {name} = {x}, not {right}"
            );
        }
    }
}

/// Where a source jumps, a node of order 0 jumps with it, and the current of a coil stays.
#[test]
fn a_source_that_jumps_moves_no_current() {
    let model = open(
        "[variables]\nj = { order = 1, start = 0, fixed = true }\nz = { order = 0 }\n[equations]\nmass.j.j = 0.01\n\
         force = { j = \"z - 10*j\", z = \"(if(t < 5e-4, 1, if(t < 1e-3, 5, 2)) - z)/100 - j\" }\n",
    );
    let mut j = 0.0;
    for (duration, u) in [(5e-4, 1.0), (5e-4, 5.0), (1e-3, 2.0)] {
        let last = u / 110.0;
        j = last + (j - last) * (-duration * 110.0_f64 / 0.01).exp();
    }
    for integrator in ["dop853", "auto", "radau", "rodas", "bdf"] {
        for tolerance in [1e-4, 1e-6, 1e-8] {
            let found = end(&run(&model, integrator, tolerance, 2e-3), "j");
            assert!((found - j).abs() < 5.0 * tolerance * 0.05, "{integrator} {tolerance:e}: {found}, not {j}");
        }
    }
}

/// Capacitors behind diodes and nodes of order 0, by explicit steps that lead past the bends at which diodes turn on and off: samples inside are as good as ends, which what follows makes right again.
#[test]
fn samples_beside_bends_are_as_good_as_ends() {
    let diode = |volts: &str, thermal: f64| format!("(1e-9*(exp({volts}/{thermal}) - 1) + {volts}/1e6)");
    let clipped = |amplitude: f64, pulse: f64| {
        format!(
            "[variables]\nx = {{ order = 1, start = 0, fixed = true }}\na = {{ order = 0 }}\nb = {{ order = 0 }}\n[equations]\nmass.x.x = 8.2e-4\n[equations.force]\n\
             x = \"-{} + (a - x)/9.6\"\na = \"-(a - x)/9.6 + {} + ({amplitude}*sin({pulse}*t) - a)/5.7 - a/1e5\"\nb = \"-{} - b/1e5\"\n",
            diode("x", 0.026),
            diode("(b - a)", 0.026),
            diode("(b - a)", 0.026)
        )
    };
    let charged = |amplitude: f64, pulse: f64| {
        format!(
            "[variables]\nx = {{ order = 1, start = 0, fixed = true }}\na = {{ order = 0 }}\nb = {{ order = 0 }}\n[equations]\nmass.x.x = 9.2e-4\n[equations.force]\n\
             x = \"-x/3.5 + (a - x)/190 + {}\"\na = \"-(a - x)/190 + {} - {} + ({amplitude}*sin({pulse}*t) - a)/1.8 - a/1e5\"\nb = \"-{} - b/230 - 0.0045*tanh(b/0.47)\"\n",
            diode("(a - x)", 0.026),
            diode("(b - a)", 0.05),
            diode("(a - x)", 0.026),
            diode("(b - a)", 0.05)
        )
    };
    for (amplitude, pulse) in [(4.2, 180.0), (11.1, 920.0), (8.0, 400.0)] {
        for text in [clipped(amplitude, pulse), charged(amplitude, pulse)] {
            let model = open(&text);
            let until = 12.0 / pulse;
            let right = typed::run(&model, "radau", 1e-12, (until, 400));
            for (integrator, tolerance) in [("dop853", 1e-5), ("dop853", 1e-8), ("dopri5", 1e-5), ("dopri5", 1e-8)] {
                let found = typed::run(&model, integrator, tolerance, (until, 400));
                for name in ["x", "a", "b"] {
                    let values = |run: &RunResult| run.columns.iter().find(|c| c.name == name).unwrap().values.clone();
                    let off = values(&right).iter().zip(values(&found)).map(|(r, f)| (r - f).abs()).fold(0.0, f64::max);
                    assert!(
                        off < 300.0 * tolerance * amplitude,
                        "{name}, {integrator} at {tolerance}, {amplitude} {pulse}: {off:e}"
                    );
                }
            }
        }
    }
}

/// A bridge whose nodes at the source only leaks tie to the rest while all diodes block: ∂g/∂z leaves next to nothing of what they have in common. By symmetry they lie as far above ground as below the
/// capacitor's voltage, which makes one voltage w between them and two diodes in a row of each branch.
#[test]
fn bridges_whose_nodes_only_leaks_hold_run_to_their_end() {
    let diode = |u: &str, leak: f64| format!("(1e-9*(exp(({u})/0.026) - 1) + ({u})*{leak:?})");
    let run = |text: &str, integrator: &str| typed::run(&open(text), integrator, 1e-6, (0.05, 25));
    for leak in [1e-6, 1e-8, 1e-9, 1e-11] {
        let [up, down] = ["(w - v)/2", "(-w - v)/2"].map(|u| diode(u, leak));
        let right = run(
            &format!(
                "[variables]\nw = {{ order = 0 }}\nv = {{ order = 1, start = 0 }}\n[equations]\nmass.v.v = 1e-4\n\
                 force = {{ w = \"10*sin(100*pi*t) - w - {up} + {down}\", v = \"{up} + {down} - v/1000\" }}\n"
            ),
            "dop853",
        );
        let [a_v, b_v, to_a, to_b] = ["a - v", "b - v", "-a", "-b"].map(|u| diode(u, leak));
        let bridge = format!(
            "[variables]\na = {{ order = 0 }}\nb = {{ order = 0 }}\nv = {{ order = 1, start = 0 }}\n[equations]\nmass.v.v = 1e-4\n[equations.force]\n\
             a = \"10*sin(100*pi*t) - a + b - {a_v} + {to_a}\"\nb = \"-(10*sin(100*pi*t) - a + b) - {b_v} + {to_b}\"\nv = \"{a_v} + {b_v} - v/1000\"\n"
        );
        for integrator in ["auto", "radau"] {
            let found = run(&bridge, integrator);
            let (a, b, v) = (column(&found, "a"), column(&found, "b"), column(&found, "v"));
            for k in 0..v.len() {
                let off = (v[k] - column(&right, "v")[k]).abs().max((a[k] - b[k] - column(&right, "w")[k]).abs());
                assert!(off < 20.0 * 1e-6 * 10.0, "{leak:e}, {integrator}, sample {k}: off by {off:e}");
            }
        }
    }
}
