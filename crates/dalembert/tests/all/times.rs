//! Motions in time: short forces are met, units do not matter, energies balance, what has no value is told.

use dalembert::dynamics::result::RunResult;
use dalembert::{At, Loaded, Simulate};

fn open(text: &str) -> Loaded {
    dalembert::open_text("times.toml", text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn simulate(text: &str, how: &Simulate) -> RunResult {
    open(text).simulate(how, &mut |_| true).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn to(until: f64) -> Simulate {
    Simulate { until: Some(until), every: Some(until / 20.0), ..Simulate::default() }
}

fn end(run: &RunResult, name: &str) -> f64 {
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    run.summary.final_values.iter().find(|v| v.0 == name).unwrap_or_else(|| panic!("no {name}")).1
}

/// Numbers in [0, 1) from a seed.
fn numbers(mut seed: u64) -> impl FnMut() -> f64 {
    move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// Pulses of any shape with the momentum 1, at `at`, of width w.
fn pulses() -> [&'static str; 6] {
    [
        "if(t > at, if(t < at + w, 1/w, 0), 0)",
        "exp(-((t - at)/w)^2)/(w*sqrt(pi))",
        "max(0, 1 - abs(t - at)/w)/w",
        "1/(w*pi*(1 + ((t - at)/w)^2))",
        "(tanh((t - at)/w) - tanh((t - at)/w - 1))/(2*w)",
        "(if(t > at, 1, 0) - if(t >= at + w, 1, 0))/w",
    ]
}

/// A mass that rests, or goes, has the pulse's momentum afterwards, whatever its shape, width and place; as a force, an input, a
/// moving parameter or a torque.
#[test]
fn no_pulse_is_stepped_over() {
    let mut number = numbers(7);
    for shape in pulses() {
        for exponent in 1..=6 {
            let w = 10f64.powf(-f64::from(exponent) + 0.9 * number());
            let (at, speed) = (2.0 + 5.0 * number(), [0.0, 1.0][usize::from(number() > 0.5)]);
            let head = format!("dalembert = 1\n[parameters]\nw = {w:?}\nat = {at:?}\n");
            let body = format!(
                "[variables]\nx = {{ start = [0, {speed}], fixed = true }}\n[lagrangian]\nkinetic = \"x'^2/2\"\n"
            );
            let force = format!("{head}{body}[forces]\nx = \"{shape}\"\n");
            let input = format!("{head}{body}[inputs]\nu = \"{shape}\"\n[forces]\nx = \"u\"\n");
            let moving = format!("{head}p = \"{shape}\"\n{body}[forces]\nx = \"p\"\n");
            // Tails of 1/(1 + x²) go on for ever.
            let exact = if shape.contains("pi*(1") {
                speed + (((10.0 - at) / w).atan() + (at / w).atan()) / std::f64::consts::PI
            } else {
                speed + 1.0
            };
            let torque = format!(
                "{head}[bodies.b]\nmass = 1\ninertia = {{ ball = 1 }}\n[joints.x]\ntype = \"prismatic\"\nbetween = [\"ground\", \"b\"]\n\
                 start = 0\nrate = {speed}\nfixed = true\n[actuators.a]\njoint = \"x\"\nvalue = \"{shape}\"\n"
            );
            for text in [force, input, moving, torque] {
                let run = simulate(&text, &to(10.0));
                let v = end(&run, "x'");
                assert!((v - exact).abs() < 1e-6, "{shape}, w = {w:e} at {at}, from {speed}: {v} against {exact}");
                assert!(run.summary.steps < 600, "{shape}, {w:e}: {} steps", run.summary.steps);
            }
        }
    }
}

/// However short a pulse is, its momentum misses no more than what was asked for, and what it does not act on does not feel it: short of what rounding of
/// times makes of it.
#[test]
fn pulses_of_any_width_keep_the_tolerance() {
    let mut number = numbers(11);
    for shape in pulses().into_iter().chain(["max(0, t - at)/w^2*exp(-max(0, t - at)/w)"]) {
        for exponent in 3..=9 {
            let w = 10f64.powf(-f64::from(exponent) + 0.9 * number());
            for (tolerance, at) in [(1e-5, 0.3), (1e-8, 0.3), (1e-6, 0.0), (1e-8, 0.2 + 0.6 * number())] {
                let text = format!(
                    "dalembert = 1\n[parameters]\nw = {w:?}\nat = {at:?}\n[variables]\nv = {{ order = 1, start = 0, fixed = true }}\n\
                     y = {{ order = 1, start = 1, fixed = true }}\n[equations]\nmass = {{ v = {{ v = 1 }}, y = {{ y = 1 }} }}\n\
                     force = {{ v = \"{shape}\", y = \"-y\" }}\n"
                );
                let run = simulate(&text, &Simulate { tolerance: Some(tolerance), ..to(1.0) });
                let turned = |t: f64| ((t - at) / w).atan() / std::f64::consts::PI;
                let exact = match shape {
                    _ if shape.contains("pi*(1") => turned(1.0) - turned(0.0),
                    // Half of what is even is over.
                    _ if at == 0.0 && (shape.contains("abs") || shape.contains("sqrt(pi)")) => 0.5,
                    _ if at == 0.0 && shape.contains("tanh") => 0.5 * (1.0 + (1.0_f64.cosh()).ln()),
                    _ => 1.0,
                };
                let allowed = 20.0 * tolerance + 64.0 * f64::EPSILON / w;
                let (v, y) = (end(&run, "v"), end(&run, "y"));
                assert!((v - exact).abs() < allowed, "{shape}, w = {w:e} at {at}, {tolerance:e}: {v} against {exact}");
                assert!(
                    (y - (-1.0_f64).exp()).abs() < 20.0 * tolerance,
                    "{shape}, w = {w:e} at {at}, {tolerance:e}: {y}"
                );
            }
        }
    }
}

/// x'' = −100 x − 3 sign x: half swings about ∓0.03, and through zero a swing of the energy that is left; by pieces of cosines.
#[test]
fn forces_that_jump_with_the_state_are_followed_by_all_integrators() {
    let text = "dalembert = 1\n[variables]\nx = { start = [1, 0], fixed = true }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"50*x^2 + 3*abs(x)\"\n";
    // From rest at 1: x = 1.03 cos 10 t − 0.03 until zero, mirrored then, quarter by quarter.
    let quarter = (0.03_f64 / 1.03).acos() / 10.0;
    let exact = |t: f64| {
        let phase = (t / quarter).rem_euclid(4.0);
        let swing = |s: f64| 1.03 * (10.0 * s * quarter).cos() - 0.03;
        match phase {
            p if p < 1.0 => swing(p),
            p if p < 2.0 => -swing(2.0 - p),
            p if p < 3.0 => -swing(p - 2.0),
            p => swing(4.0 - p),
        }
    };
    for integrator in ["auto", "dopri5", "radau", "bdf", "rodas", "generalized-alpha"] {
        for tolerance in [1e-3, 1e-5, 1e-7] {
            for until in [0.5, 3.0] {
                let how = Simulate { integrator: Some(integrator.to_owned()), tolerance: Some(tolerance), ..to(until) };
                let x = end(&simulate(text, &how), "x");
                let wanted = exact(until);
                assert!(
                    (x - wanted).abs() <= 50.0 * tolerance,
                    "{integrator}, {tolerance}, {until} s: {x} for {wanted}"
                );
            }
        }
    }
}

/// Forces that are zero at every bend and push between: ∫max(0, sin ωt − s)dt = Σ 2(√(1 − s²) − s acos s)/ω, whatever the integrator, of first order and of second.
#[test]
fn pushes_between_bends_are_not_stepped_over() {
    let (omega, until) = (10.0, 10.0);
    let pushes = |s: f64| {
        // Whole pushes lie around (π/2 + 2πk)/ω.
        let half = s.acos() / omega;
        let middles = (0..).map(|k| (std::f64::consts::FRAC_PI_2 + std::f64::consts::TAU * f64::from(k)) / omega);
        let middles: Vec<f64> = middles.take_while(|m| m + half < until).collect();
        let momentum = 2.0 * ((1.0 - s * s).sqrt() - s * s.acos()) / omega;
        let way = middles.iter().map(|m| momentum * (until - m)).sum::<f64>();
        (momentum * middles.len() as f64, way)
    };
    for share in [0.1, 0.5, 0.9] {
        let first = format!(
            "dalembert = 1\n[variables]\nx = {{ order = 1, start = 0, fixed = true }}\n[equations]\nmass.x.x = \"1\"\nforce.x = \"max(0, sin({omega}*t) - {share})\"\n"
        );
        let second = format!(
            "dalembert = 1\n[variables]\nx = {{ start = [0, 0], fixed = true }}\n[lagrangian]\nkinetic = \"x'^2/2\"\n[forces]\nx = \"max(0, sin({omega}*t) - {share})\"\n"
        );
        let (momentum, way) = pushes(share);
        for integrator in ["auto", "dopri5", "dop853", "radau", "bdf", "rodas", "generalized-alpha"] {
            for tolerance in [1e-3, 1e-5, 1e-7] {
                let how = Simulate { integrator: Some(integrator.to_owned()), tolerance: Some(tolerance), ..to(until) };
                let at_end = |text: &str, wanted: f64| {
                    let x = end(&simulate(text, &how), "x");
                    assert!(
                        (x - wanted).abs() <= 20.0 * tolerance * wanted,
                        "{integrator}, {share}, {tolerance}: {x} for {wanted}"
                    );
                };
                if integrator != "generalized-alpha" {
                    at_end(&first, momentum);
                }
                at_end(&second, way);
            }
        }
    }
}

/// Where `min`, `max` and `abs` bend a step ends, as where `if()` changes: the same force in either words is integrated as well, in about as many steps, at any pace.
/// ∫ max(c, sin) has c T + Σ (cos a − cos b − c (b − a)) over the arches [a, b] above c.
#[test]
fn bends_are_met_as_exactly_as_jumps() {
    use std::f64::consts::{PI, TAU};
    let until = 20.0_f64;
    let above = |c: f64| {
        let arches = (-1..4).map(|k| TAU * f64::from(k)).map(|turn| (turn + c.asin(), turn + PI - c.asin()));
        let inside = arches.map(|(a, b)| (a.max(0.0), b.min(until))).filter(|(a, b)| a < b);
        c * until + inside.map(|(a, b)| a.cos() - b.cos() - c * (b - a)).sum::<f64>()
    };
    let whole = 1.0 - until.cos();
    let forces = [
        ("max(0, u)", "if(u > 0, u, 0)", above(0.0)),
        ("max(-0.7, u)", "if(u > -0.7, u, -0.7)", above(-0.7)),
        ("min(u, 0.3)", "if(u < 0.3, u, 0.3)", whole + 0.3 * until - above(0.3)),
        ("abs(u)", "if(u > 0, u, -u)", 2.0 * above(0.0) - whole),
    ];
    for (bent, jumping, exact) in forces {
        for pace in [1.0, 1e-3] {
            for (integrator, tolerance) in [("dopri5", 1e-9), ("dopri5", 1e-12), ("dop853", 1e-11), ("radau", 1e-11)] {
                let run = |force: &str| {
                    let force = force.replace('u', &format!("sin({pace:e}*t)"));
                    let text = format!(
                        "dalembert = 1\n[variables]\nx = {{ order = 1, start = 0, fixed = true }}\n[equations]\nmass.x.x = \"1\"\nforce.x = \"{force}\"\n"
                    );
                    let how = Simulate {
                        integrator: Some(integrator.to_owned()),
                        tolerance: Some(tolerance),
                        ..to(until / pace)
                    };
                    let run = simulate(&text, &how);
                    (end(&run, "x") * pace, run.summary.steps)
                };
                let ((x, steps), (_, others)) = (run(bent), run(jumping));
                assert!(
                    (x - exact).abs() <= 0.5 * tolerance * exact.abs(),
                    "{bent} at {pace:e} by {integrator}, {tolerance:e}: off by {:e}",
                    x - exact
                );
                assert!(
                    steps <= others + others / 5 + 10,
                    "{bent} by {integrator}, {tolerance:e}: {steps} steps for {others}"
                );
            }
        }
    }
}

/// ∫₀^π sinⁿ, step by step from that of n − 2.
fn wallis(n: u32) -> f64 {
    let first = if n.is_multiple_of(2) { std::f64::consts::PI } else { 2.0 };
    (2 + n % 2..=n).step_by(2).fold(first, |i, n| i * f64::from(n - 1) / f64::from(n))
}

/// High powers of what goes round, and of what is one at its middle, are pulses: their integrals in closed form, whatever the exponent and the integrator.
#[test]
fn powers_of_time_are_not_stepped_over() {
    let pi = std::f64::consts::PI;
    for n in [2, 3, 30, 64, 65, 101, 400, 2000, 20_000, 100_000, 100_001] {
        // Half waves of odd powers cancel but for the last.
        let (halves, counted) = if n % 2 == 0 { (10.0, 10.0) } else { (9.0, 1.0) };
        let mut cases = vec![(format!("sin(t)^{n}"), halves * pi, counted * wallis(n))];
        if n % 2 == 0 {
            cases.push((format!("cos(t - 3)^{n}"), 10.0 * pi, 10.0 * wallis(n)));
        }
        // u = tan φ: ∫(1 + u²)⁻ⁿ du = ∫cos²ⁿ⁻² φ dφ.
        cases.push((format!("(1 + ((t - 4.3)/0.01)^2)^(-{n})"), 10.0, 0.01 * wallis(2 * n - 2)));
        for (force, until, wanted) in cases {
            let first = format!(
                "dalembert = 1\n[variables]\nx = {{ order = 1, start = 0, fixed = true }}\n[equations]\nmass.x.x = \"1\"\nforce.x = \"{force}\"\n"
            );
            let second = format!(
                "dalembert = 1\n[variables]\nx = {{ start = [0, 0], fixed = true }}\n[lagrangian]\nkinetic = \"x'^2/2\"\n[forces]\nx = \"{force}\"\n"
            );
            for integrator in ["auto", "dopri5", "radau", "bdf", "rodas"] {
                let how = Simulate { integrator: Some(integrator.to_owned()), tolerance: Some(1e-8), ..to(until) };
                for (text, name) in [(&first, "x"), (&second, "x'")] {
                    let found = end(&simulate(text, &how), name);
                    assert!((found - wanted).abs() <= 1e-6 * wanted, "{force}, {integrator}: {found} for {wanted}");
                }
            }
        }
    }
}

/// Teeth on a way, −5 cosⁿ x, take their work from what runs over them, each of them: v²/2 + 5 ∫cosⁿ stays.
#[test]
fn high_powers_of_the_state_are_not_stepped_over() {
    for n in [64, 100, 500, 2000, 20_000] {
        let text = format!(
            "dalembert = 1\n[variables]\nx = {{ start = [0.5, 4], fixed = true }}\n[lagrangian]\nkinetic = \"x'^2/2\"\n[forces]\nx = \"-5*cos(x)^{n}\"\n"
        );
        for integrator in ["auto", "dopri5", "radau", "bdf", "rodas"] {
            let how = Simulate { integrator: Some(integrator.to_owned()), tolerance: Some(1e-8), ..to(20.0) };
            let run = simulate(&text, &how);
            let (x, v) = (end(&run, "x"), end(&run, "x'"));
            // By middles of short pieces.
            let (pieces, way) = (1_000_000, x - 0.5);
            let middle = |k: i32| 0.5 + way * (f64::from(k) + 0.5) / f64::from(pieces);
            let mean = (0..pieces).map(|k| middle(k).cos().powi(n)).sum::<f64>() / f64::from(pieces);
            let energy = 0.5 * v * v + 5.0 * way * mean;
            assert!((energy - 8.0).abs() < 1e-3, "{n}, {integrator}: {energy} J at {x}");
        }
    }
}

/// Laws with high powers of ratios, with numbers and with parameters: creep, s' = −E r (s/s₀)⁵⁰, in closed form; a wall k d/60 (x/d)⁶⁰ of micrometres, by its energy.
#[test]
fn laws_with_high_powers_have_the_size_of_their_ratios() {
    let variable = "[variables]\ns = { order = 1, start = 60e6, fixed = true, unit = \"Pa\" }\n[equations]\n";
    let parameters = "[parameters]\ns0 = { value = 50e6, unit = \"Pa\" }\nE = { value = 2e11, unit = \"Pa\" }\nr0 = { value = 1e-3, unit = \"1/s\" }\n";
    let numbers = format!("dalembert = 1\n{variable}mass.s.s = \"1/2e11\"\nforce.s = \"-1e-3*(s/50e6)^50\"\n");
    let letters = format!("dalembert = 1\n{parameters}{variable}mass.s.s = \"1/E\"\nforce.s = \"-r0*(s/s0)^50\"\n");
    // z = s/s₀: z⁻⁴⁹ grows by 49 E r/s₀.
    let wanted = 50e6 * (1.2_f64.powi(-49) + 49.0 * 4.0 * 10.0).powf(-1.0 / 49.0);
    for text in [numbers, letters] {
        for integrator in ["auto", "radau"] {
            let how = Simulate { integrator: Some(integrator.to_owned()), tolerance: Some(1e-8), ..to(10.0) };
            let s = end(&simulate(&text, &how), "s");
            assert!((s - wanted).abs() < 1e-6 * wanted, "{integrator}: {s} for {wanted}\n{text}");
        }
    }
    let body = "[variables]\nx = { start = [0, 1e-4], fixed = true, unit = \"m\" }\n[lagrangian]\nkinetic = \"0.001*x'^2/2\"\n";
    let numbers = format!("dalembert = 1\n{body}potential = \"1e-9*(x/1e-6)^60\"\n");
    let letters = format!(
        "dalembert = 1\n[parameters]\ngap = {{ value = 1e-6, unit = \"m\" }}\nk = {{ value = 0.06, unit = \"N\" }}\n{body}potential = \"k*gap/60*(x/gap)^60\"\n"
    );
    for text in [numbers, letters] {
        let run = simulate(&text, &Simulate { tolerance: Some(1e-9), ..to(0.1) });
        let (x, v) = (end(&run, "x"), end(&run, "x'"));
        let energy = 0.0005 * v * v + 1e-9 * (x / 1e-6).powi(60);
        assert!((energy - 5e-12).abs() < 1e-5 * 5e-12, "{energy} J at {x}, {v}\n{text}");
    }
}

/// A drive that moves for a short time moves what it drives, and does its work.
#[test]
fn short_drives_are_followed() {
    for w in [1e-1, 1e-3, 1e-5] {
        let text = format!(
            "dalembert = 1\n[bodies]\nslider = {{ mass = 1, inertia = {{ ball = 0.1 }} }}\ncar = {{ mass = 1, inertia = {{ ball = 0.1 }} }}\n\
             [joints]\nj = {{ type = \"prismatic\", between = [\"ground\", \"slider\"] }}\n\
             k = {{ type = \"prismatic\", between = [\"slider\", \"car\"], damping = 1 }}\n[constraints]\ndrive = \"j = {w:?}*(1 + tanh((t - 5.5)/{w:?}))\"\n"
        );
        // The car of 1 kg on the damper feels the way 2w as a momentum.
        let run = simulate(&text, &Simulate { tolerance: Some(1e-10), ..to(5.5 + 30.0 * w) });
        assert!((end(&run, "j") - 2.0 * w).abs() < 1e-9 * w.max(1e-3), "{w:e}");
        assert!(end(&run, "k") < -1.9 * w * (1.0 - 32.0 * w).max(0.0), "{w:e}: {}", end(&run, "k"));
    }
}

/// Smooth forces, and fast ones, cost about what they did: steps end at few other times.
#[test]
fn ordinary_forces_cost_no_more() {
    let steps = |force: &str| {
        let text = format!(
            "dalembert = 1\n[variables]\nx = {{ start = [0, 1], fixed = true }}\n[lagrangian]\nkinetic = \"x'^2/2\"\n\
             potential = \"x^2/2\"\n[forces]\nx = \"{force}\"\n"
        );
        simulate(&text, &to(20.0)).summary.steps
    };
    let free = steps("0");
    assert!(steps("1e-3*sin(t)") <= free + free / 5 + 10, "{} against {free}", steps("1e-3*sin(t)"));
    assert!(steps("1e-30*sin(1e6*t)") <= free + 4200, "{}", steps("1e-30*sin(1e6*t)"));
}

/// The longest step may be set, in the file and by the caller.
#[test]
fn the_longest_step_is_kept() {
    let text = "dalembert = 1\n[variables]\nx = { start = [0, 1], fixed = true }\n[lagrangian]\nkinetic = \"x'^2/2\"\n[simulate]\nmax_step = 0.5\n";
    assert!(simulate(text, &to(10.0)).summary.steps >= 20);
    assert!(simulate(text, &Simulate { max_step: Some(0.01), ..to(10.0) }).summary.steps >= 1000);
    let refused = open(text).simulate(&Simulate { max_step: Some(0.0), ..to(10.0) }, &mut |_| true);
    assert!(refused.is_err_and(|e| e.to_string().contains("longest step")));
}

/// A double pendulum with a spring and a damper, with lengths, masses and times in other units: the same motion, the same steps, the
/// same notes.
#[test]
fn units_of_any_size_give_the_same_motion() {
    let text = |length: f64, mass: f64, time: f64, x: f64| {
        let (k, d) = (mass / (time * time), mass / time);
        format!(
            "dalembert = 1\n[parameters]\nm = {mass:?}\nl = {length:?}\nk = {k:?}\nd = {:?}\ng = {:?}\n[variables]\n\
             x = {{ start = [{:?}, 0], fixed = true }}\ny = {{ start = [0, {:?}], fixed = true }}\nphi = {{ start = [1, 0], fixed = true }}\n\
             [lagrangian]\nkinetic = \"m*(x'^2 + y'^2)/2 + m*l^2*phi'^2/2\"\n\
             potential = \"k*(x^2 + 2*y^2 + (x - l*phi)^2)/2 - m*g*l*cos(phi)\"\ndissipation = \"d*(x' - y')^2/2\"\n",
            0.1 * d,
            9.81 * length / (time * time),
            x * length,
            length / time,
        )
    };
    let mut number = numbers(3);
    for x in [1.0, 0.0] {
        let reference = simulate(&text(1.0, 1.0, 1.0, x), &to(10.0));
        for _ in 0..12 {
            let mut power = || 2f64.powi((100.0 * (number() - 0.5)) as i32);
            let (length, mass, time) = (power(), power(), power());
            let run = simulate(&text(length, mass, time, x), &to(10.0 * time));
            let unit = format!("{length:e} m, {mass:e} kg, {time:e} s");
            let (a, b) = (run.summary.steps, reference.summary.steps);
            assert!(a.abs_diff(b) <= 1 + b / 50, "{unit}: {a} steps against {b}");
            assert!((end(&run, "x") / length - end(&reference, "x")).abs() < 1e-7, "{unit}");
            assert_eq!(run.summary.notes.len(), reference.summary.notes.len(), "{unit}: {:?}", run.summary.notes);
        }
    }
}

/// A resonator of 1 ng that swings by 1 nm, or by 1 fm, is as exact as a pendulum.
#[test]
fn small_motions_are_exact() {
    for (m, k, x, omega) in [(1e-12, 1e-2, 1e-9, 1e5), (1.0, 1.0, 1e-15, 1.0), (1e20, 1e20, 1e15, 1.0)] {
        let text = format!(
            "dalembert = 1\n[variables]\nx = {{ start = [{x:?}, 0], fixed = true }}\n[lagrangian]\nkinetic = \"{m:?}*x'^2/2\"\npotential = \"{k:?}*x^2/2\"\n"
        );
        let run = simulate(&text, &to(1000.0 / omega));
        assert!((end(&run, "x") / x - 1000f64.cos()).abs() < 1e-4, "{x:e}: {}", end(&run, "x") / x);
        assert!(run.summary.notes.is_empty(), "{:?}", run.summary.notes);
    }
}

/// A particle that runs into a step of the potential which it can't climb goes wrong, and the note says so, however little energy it has.
#[test]
fn energy_astray_is_told_at_any_size() {
    for m in [1e-30, 1e-12, 1.0, 1e20] {
        let text = format!(
            "dalembert = 1\n[variables]\nx = {{ start = [0, 1], fixed = true }}\n[lagrangian]\nkinetic = \"{m:?}*x'^2/2\"\npotential = \"{m:?}*if(x > 0.5, 10, 0)\"\n"
        );
        let run = simulate(&text, &to(2.0));
        assert!(run.summary.notes.iter().any(|n| n.contains("energy balance")), "{m:e}: {:?}", run.summary.notes);
    }
}

/// Start, work, end and drift are of one quantity, for random Lagrangians with parts that are linear in the rates, and with time.
#[test]
fn energies_of_a_summary_add_up() {
    let mut number = numbers(11);
    for _ in 0..12 {
        let mut n = || format!("{:.3}", 0.2 + number());
        let text = format!(
            "dalembert = 1\n[variables]\nx = {{ start = [{}, {}], fixed = true }}\ny = {{ start = [{}, {}], fixed = true }}\n[lagrangian]\n\
             kinetic = \"(x'^2 + y'^2)/2 + {}*(x*y' - y*x') + {}*x*y' + {}*sin(t)*x'\"\npotential = \"{}*x^2 + {}*y^2 + x\"\n\
             dissipation = \"{}*x'^2\"\n[forces]\ny = \"{}*cos(2*t)\"\n",
            n(),
            n(),
            n(),
            n(),
            n(),
            n(),
            n(),
            n(),
            n(),
            n(),
            n()
        );
        let e = simulate(&text, &to(5.0)).summary.energy.unwrap();
        assert!((e.start + e.work - e.end).abs() <= e.max_drift * (1.0 + 1e-9), "{e:?}\n{text}");
        assert!(e.max_drift < 1e-7 && e.hamiltonian && e.quantity() == "hamiltonian", "{e:?}\n{text}");
    }
    let plain = "dalembert = 1\n[variables]\nx = { start = [1, 1], fixed = true }\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^4\"\n";
    assert_eq!(simulate(plain, &to(5.0)).summary.energy.unwrap().quantity(), "energy");
}

/// Outputs without a value are told by name, with the first time; the motion does not depend on them.
#[test]
fn outputs_without_a_value_are_told() {
    let text = "dalembert = 1\n[variables]\nx = { start = [0, 1], fixed = true }\n[lagrangian]\nkinetic = \"x'^2/2\"\n[outputs]\n\
                a = \"acos(2+x)\"\nb = \"1/(x-x)\"\nlate = \"log(3.1 - x)\"\nfine = \"x\"\n";
    let run = simulate(text, &to(10.0));
    let note =
        |name: &str| run.summary.notes.iter().find(|n| n.contains(&format!("`{name}`"))).cloned().unwrap_or_default();
    assert!(note("a").contains("not a number at t = 0 s"), "{:?}", run.summary.notes);
    assert!(!note("b").is_empty() && note("late").contains("t = 3.5 s") && note("fine").is_empty());
    assert_eq!(open(text).evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}")).notes.len(), 2);
}

/// A stiff system is called so, with what is stiff in it.
#[test]
fn stiff_systems_are_called_so() {
    let text = "dalembert = 1\n[variables]\nx = { order = 1, start = 1 }\ny = { order = 1, start = 0 }\n[equations]\n\
                mass = { x = { x = 1 }, y = { y = 1 } }\nforce = { x = \"-1e5*(x - cos(t))\", y = \"x\" }\n";
    let run = simulate(text, &to(1.0));
    assert!(run.summary.notes.iter().any(|n| n.contains("stiff in `x`:")), "{:?}", run.summary.notes);
}

/// Where no end is known, how far a simulation may go changes nothing: what drives do later is no size of what moves now, nor is the rounding of time there.
#[test]
fn an_end_that_is_far_away_loosens_no_errors() {
    let bar = "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies]\nb = { mass = 1, com = [0.3, 0, 0], inertia = [1, 1, 0.1, 0, 0, 0] }\n\
               [joints]\nJ = { type = \"revolute\", between = [\"ground\", \"b\"] }\n";
    let pushed = format!("{bar}[actuators]\nq = {{ joint = \"J\", value = \"2 + sin(30*t)\" }}\n");
    let beside =
        format!("{bar}[variables]\nx = {{}}\n[lagrangian]\nkinetic = \"x'^2/2\"\n[constraints]\ndrive = \"x = 2*t\"\n");
    for text in [&pushed, &beside] {
        let model = open(text);
        let ends = [(10.0, false), (1e3, true), (1e5, true), (1e9, true)].map(|(until, open_end)| {
            let how = Simulate {
                until: Some(until),
                open_end,
                every: Some(until),
                tolerance: Some(1e-10),
                ..Simulate::default()
            };
            let mut simulation = model.simulation(&how).unwrap_or_else(|e| panic!("{e}"));
            for k in 1..=10 {
                assert!(
                    simulation.advance(0.3 * f64::from(k), &mut |_| true).unwrap_or_else(|e| panic!("{e}")).is_none()
                );
            }
            ["J", "J'"].map(|name| simulation.get(name).unwrap())
        });
        for far in &ends[1..] {
            let off = far.iter().zip(&ends[0]).fold(0.0_f64, |most, (a, b)| most.max((a - b).abs()));
            assert!(off < 1e-8, "{text}: {off:e}");
        }
    }
}
