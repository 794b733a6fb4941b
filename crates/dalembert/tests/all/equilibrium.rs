//! States of rest and of steady motion against closed forms.

use crate::drawn::Random;
use dalembert::dynamics::linearization::{Equilibrium, Stability};
use dalembert::{Error, Loaded, Rest};

fn example(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(path).unwrap_or_else(|e| panic!("{e}"))
}

fn rest(loaded: &Loaded, set: &[(&str, f64)], hold: &[(&str, f64)]) -> Equilibrium {
    let named = |list: &[(&str, f64)]| list.iter().map(|(name, x)| ((*name).to_owned(), *x)).collect();
    loaded.equilibrium(&Rest { set: named(set), hold: named(hold) }).unwrap_or_else(|e| panic!("{e}"))
}

fn at(found: &Equilibrium, name: &str) -> f64 {
    found.point.iter().find(|p| p.0.name == name).expect("a coordinate").1
}

fn squares(found: &Equilibrium) -> Vec<f64> {
    found.modes.iter().filter(|m| m.eigenvalue.1 > 0.0).map(|m| m.frequency * m.frequency).collect()
}

fn close(found: f64, wanted: f64) {
    assert!((found - wanted).abs() <= 1e-11 * wanted.abs().max(1.0), "{found} instead of {wanted}");
}

/// Held out level it has no derivative of its load, and falls; hanging it swings with g/l.
#[test]
fn a_pendulum_in_natural_coordinates_comes_to_hang() {
    let found = rest(&example("pendulum"), &[], &[]);
    assert!(found.found);
    close(at(&found, "x"), 0.0);
    close(at(&found, "y"), -1.0);
    close(squares(&found)[0], 9.81);
    assert_eq!(found.stability, Some(Stability::Marginal));
}

/// Two equal links: ω² = (2 ∓ √2) g/l, in angles and in Cartesian coordinates.
#[test]
fn a_double_pendulum_hangs_in_any_coordinates() {
    for name in ["double_pendulum", "double_pendulum_cartesian"] {
        let found = rest(&example(name), &[], &[]);
        let squares = squares(&found);
        close(squares[0], (2.0 - 2f64.sqrt()) * 9.81);
        close(squares[1], (2.0 + 2f64.sqrt()) * 9.81);
    }
}

/// A load that its rope just holds hangs at any height: it comes to rest below where it is, not at its pulley.
#[test]
fn a_load_of_a_crane_hangs_at_its_height() {
    let crane = "dalembert = 1\n[parameters]\nM = { value = 500, unit = \"kg\" }\nm = { value = 200, unit = \"kg\" }\n\
        g = { value = 9.81, unit = \"m/s^2\" }\n[variables]\nx = { unit = \"m\" }\nl = { unit = \"m\", start = 6 }\n\
        th = { unit = \"rad\", start = 0.1 }\n[inputs]\nS = { value = \"-m*g\", unit = \"N\" }\n[lagrangian]\n\
        kinetic = \"M/2*x'^2 + m/2*((x' + l'*sin(th) + l*th'*cos(th))^2 + (l'*cos(th) - l*th'*sin(th))^2)\"\n\
        potential = \"-m*g*l*cos(th)\"\n[forces]\nl = \"S\"\n";
    let found = rest(&dalembert::open_text("crane", crane).unwrap(), &[], &[]);
    assert!(found.found && at(&found, "th").abs() < 1e-6);
    assert!((at(&found, "l") - 6.0).abs() < 0.1, "{}", at(&found, "l"));
    // (1 + m/M) g/l
    assert!((squares(&found)[0] - 1.4 * 9.81 / at(&found, "l")).abs() < 1e-6);
}

/// The nearest state of rest may be an unstable one.
#[test]
fn a_pendulum_nearly_upright_rests_upright() {
    let found = rest(&example("double_pendulum"), &[("theta1", 3.1), ("theta2", 3.2)], &[]);
    close(at(&found, "theta1"), std::f64::consts::PI);
    close(at(&found, "theta2"), std::f64::consts::PI);
    assert_eq!(found.stability, Some(Stability::Unstable));
}

const BEAD: &str = "dalembert = 1\n[parameters]\nm = 0.2\nR = 0.5\ng = 9.81\n[variables]\ntheta = { start = 0.8 }\nphi = {}\n[lagrangian]\n\
    kinetic = \"m*R^2/2*(theta'^2 + sin(theta)^2*phi'^2) + 0.01*phi'^2\"\npotential = \"-m*g*R*cos(theta)\"\n";

/// A bead on a hoop that turns at the rate w stays at cos θ = g/(R w²) and swings there with ω = w sin θ.
#[test]
fn a_bead_on_a_turning_hoop() {
    let loaded = dalembert::open_text("bead", BEAD).unwrap();
    let w: f64 = 7.0;
    let found = rest(&loaded, &[], &[("phi'", w)]);
    let cosine = 9.81 / (0.5 * w * w);
    assert!(found.found);
    close(at(&found, "theta").cos(), cosine);
    close(squares(&found)[0], w * w * (1.0 - cosine * cosine));
    // No torque is needed to keep it turning.
    assert!(found.held[0].2.abs() < 1e-12, "{:?}", found.held);
    // Too slow a hoop leaves the bead at the bottom.
    close(at(&rest(&loaded, &[], &[("phi'", 3.0)]), "theta"), 0.0);
}

#[test]
fn what_falls_is_named_with_its_load() {
    // A wheel that rolls down: m g sin α along its way.
    let wheel = example("wheel");
    let found = rest(&wheel, &[], &[]);
    assert!(!found.found && found.unbalanced[0].velocity == "x'", "{:?}", found.unbalanced);
    close(found.unbalanced[0].load.abs(), 9.81);
    let sentence = wheel.without_rest(&found);
    assert!(sentence.contains("`x'`") && sentence.contains("9.81") && sentence.contains("starts"), "{sentence}");
    let how = dalembert::Linearize { at_equilibrium: true, ..Default::default() };
    assert!(matches!(wheel.linearize(&how), Err(Error::Physics(s)) if s.contains("`x'`")));
}

/// A blade on a slope slides down unless it lies across: that state of rest is not near, and found from another start.
#[test]
fn a_blade_rests_across_the_slope() {
    let found = rest(&example("knife_edge"), &[], &[]);
    assert!(found.found && found.starts > 1);
    close(at(&found, "phi").cos(), 0.0);
}

#[test]
fn rates_that_cannot_be_held() {
    let held = |name: &str, model: &Loaded| match model
        .equilibrium(&Rest { set: Vec::new(), hold: vec![(name.to_owned(), 1.0)] })
    {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{name} is held"),
    };
    let bead = dalembert::open_text("bead", BEAD).unwrap();
    assert!(held("psi'", &bead).contains("did you mean `phi'`?"));
    assert!(held("phi", &bead).contains("`phi`"));
    // Where it balances the loads depend on the angle that turns: no steady motion.
    let pendulum = example("double_pendulum");
    let found = rest(&pendulum, &[], &[("theta1'", 1.0)]);
    let sentence = pendulum.without_rest(&found);
    assert!(!found.found && sentence.contains("not steady") && sentence.contains("`theta"), "{sentence}");
}

/// Four bars, from all the way around: whatever way is down, there is a state of rest, and `evaluate` finds no acceleration in it.
#[test]
fn what_hangs_comes_to_rest_from_anywhere() {
    let found = |name: &str, set: &[(&str, f64)], balance: f64| {
        let loaded = example(name);
        let found = rest(&loaded, set, &[]);
        assert!(found.found && !found.steady, "{name} {set:?}: {:?}", found.because);
        let set = found.point.iter().map(|(n, x)| (n.name.clone(), *x)).collect();
        let asked = dalembert::At { set, ..dalembert::At::default() };
        let here = loaded.evaluate(&asked).unwrap_or_else(|e| panic!("{e}"));
        for (name, value) in &here.accelerations {
            assert!(value.abs() < balance, "{name}'' = {value}");
        }
    };
    for k in -6..=6 {
        found("four_bar", &[("A", 0.5 * f64::from(k))], 1e-7);
        found("double_pendulum", &[("theta1", 0.5 * f64::from(k)), ("theta2", 1.5)], 1e-7);
    }
    // Yielding constraints are drawn out by what hangs on them.
    found("clearance", &[], 1e-7);
    let panda = format!("{}/../../examples/robots/panda.urdf", env!("CARGO_MANIFEST_DIR"));
    let found = rest(&dalembert::open(panda).unwrap(), &[], &[]);
    assert!(found.found && found.stability != Some(Stability::Unstable));
}

/// One hoop, turned by a constraint and held by name: one steady motion, and no state of rest.
#[test]
fn a_driven_motion_is_the_one_that_is_held() {
    let held = rest(&dalembert::open_text("bead", BEAD).unwrap(), &[], &[("phi'", 7.0)]);
    for drive in ["phi' = 7", "phi = 7*t + 0.3"] {
        let text = format!("{BEAD}[constraints]\ndrive = \"{drive}\"\n");
        let driven = rest(&dalembert::open_text("driven", &text).unwrap(), &[], &[]);
        assert!(driven.found && driven.steady && held.steady);
        close(at(&driven, "theta"), at(&held, "theta"));
        close(squares(&driven)[0], squares(&held)[0]);
    }
}

/// What is balanced at one instant only is not at rest, and the reason is said.
#[test]
fn what_changes_with_time_is_no_state_of_rest() {
    let model = |potential: &str, rest: &str| {
        let text = format!(
            "dalembert = 1\n[variables]\nx = {{ start = 0.3 }}\ny = {{}}\n[lagrangian]\nkinetic = \"x'^2/2 + y'^2/2\"\n\
             potential = \"{potential}\"\n{rest}"
        );
        dalembert::open_text("timed", &text).unwrap_or_else(|e| panic!("{e}"))
    };
    let spring = "2*(x - y)^2 + y^2";
    for (potential, more, named) in [
        (spring, "[constraints]\nguide = \"x = sin(t)\"\n", "`guide`"),
        (spring, "[constraints]\nguide = \"x = 1 - cos(t)\"\n", "`x'`"),
        (spring, "[forces]\nx = \"cos(t)\"\n", "change with time"),
        // Its anchor stands for ten seconds, and then moves.
        ("2*(x - max(t - 10, 0))^2 + y^2", "", "change with time"),
    ] {
        let loaded = model(potential, more);
        let found = rest(&loaded, &[], &[]);
        let sentence = loaded.without_rest(&found);
        assert!(!found.found && sentence.contains(named), "{potential} {more}: {sentence}");
        let how = dalembert::Linearize { at_equilibrium: true, ..Default::default() };
        // The linear system there says so, too, if there is one.
        assert!(loaded.linearize(&how).is_ok_and(|l| !l.model.equilibrium) || !found.balanced);
    }
    // Stiffness that changes with time leaves a state of rest where it is.
    let found = rest(&model("(2 + sin(t))*x^2 + y^2", ""), &[], &[]);
    assert!(found.found && !found.autonomous);
    // An input is held at its value.
    let found = rest(&model(spring, "[inputs]\nu = \"cos(t)\"\n[forces]\nx = \"u\"\n"), &[], &[]);
    assert_eq!((found.found, found.constant.as_slice()), (true, &["u".to_owned()][..]));
    close(at(&found, "x"), 0.75);
}

/// Networks, springs and conductors are at rest where their equations say, however large their numbers: the rest grows with its source.
#[test]
fn rest_is_found_at_any_size() {
    let text = |model: &str| dalembert::open_text("model.toml", &format!("dalembert = 1\n{model}")).unwrap();
    for size in [1e-9, 1e-3, 1.0, 1e3, 1e6, 1e12] {
        let ladder = text(&format!(
            "[variables]\na = {{ order = 1 }}\nb = {{ order = 1 }}\nc = {{ order = 1 }}\n[equations]\n\
             mass = {{ a = {{ a = 1e-6 }}, b = {{ b = 1e-6 }}, c = {{ c = 1e-6 }} }}\n[equations.force]\n\
             a = \"({size} - a)/1e3 - (a - b)/1e3\"\nb = \"(a - b)/1e3 - (b - c)/1e3\"\nc = \"(b - c)/1e3 - c/2e3\"\n"
        ));
        let springs = text(&format!(
            "[variables]\nx = {{}}\ny = {{}}\nz = {{}}\n[lagrangian]\nkinetic = \"x'^2 + y'^2 + z'^2\"\n\
             potential = \"(x - y)^2 + (y - z)^2 + z^2 - {size}*x\"\n"
        ));
        let pressures = text(&format!(
            "[variables]\nV = {{ order = 1 }}\np = {{ order = 0, start = {size} }}\nr = {{ order = 0, start = {size} }}\n[equations]\n\
             mass.V.V = 1\n[equations.force]\nV = \"{size} - (p - r)\"\np = \"{size} - (p - r) - 0.5*(p - V)\"\nr = \"(p - r) - r/2\"\n"
        ));
        let networks =
            [(ladder, vec![("a", 0.8), ("b", 0.6), ("c", 0.4)]), (springs, vec![("x", 1.5), ("y", 1.0), ("z", 0.5)])];
        for (loaded, wanted) in networks.iter().chain([&(pressures, vec![("p", 3.0), ("r", 2.0), ("V", 3.0)])]) {
            let found = rest(loaded, &[], &[]);
            assert!(found.found, "{size}: {:?}", found.because);
            for (name, share) in wanted {
                let x = at(&found, name);
                assert!((x - share * size).abs() <= 1e-9 * size, "{name} is {x} for a source of {size}");
            }
        }
    }
}

/// Independent variables of several orders may be named.
#[test]
fn variables_of_all_orders_may_be_named_as_independent() {
    let model = "dalembert = 1\n[parameters]\nk = 1\n[variables]\nx = {}\nc = { order = 1 }\n[inputs]\nu = {}\n[equations]\n\
                 mass = { x = { x = 1 }, c = { c = 1 } }\nforce = { x = \"c - k*x\", c = \"u - c - x\" }\n";
    let loaded = dalembert::open_text("model.toml", model).unwrap();
    let asked = |names: &[&str]| {
        let independent = Some(names.iter().map(|&n| n.to_owned()).collect());
        loaded.linearize(&dalembert::Linearize { independent, ..dalembert::Linearize::default() })
    };
    for names in [["x", "c"], ["c", "x"]] {
        assert_eq!(
            asked(&names).unwrap().modes.len(),
            loaded.linearize(&dalembert::Linearize::default()).unwrap().modes.len()
        );
    }
    for names in [&["x"][..], &["c"]] {
        let refused = asked(names).expect_err("one is missing").to_string();
        assert!(refused.contains("the motion has 2 independent variables here, and 1 is named"), "{refused}");
    }
}

/// What gives way without moving carries no load where it gives way: there is no state of rest beside the pose, which would open the loop.
#[test]
fn what_gives_way_has_no_rest_beside_its_pose() {
    for length in [1e-3, 1.0, 1e3] {
        let bars = format!(
            "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies.a]\nmass = 1\ncom = [{length}, 0, 0]\n[bodies.b]\nmass = 1\ncom = [{length}, 0, 0]\n\
             [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"a\"]\n[joints.B]\ntype = \"revolute\"\nbetween = [\"a\", \"b\"]\n\
             at = [{length}, 0, 0]\n[joints.C]\ntype = \"revolute\"\nbetween = [\"b\", \"ground\"]\nat = [{}, 0, 0]\n",
            2.0 * length
        );
        let found = rest(&dalembert::open_text("model.toml", &bars).unwrap(), &[], &[]);
        assert!(!found.found, "{length}: {:?}", found.point);
    }
}

/// A number that lies far off all others, used or not, changes neither what rests nor where: the start of a pendulum at an angle of one radian
/// is no state of rest, whatever times, lengths or currents the file has beside its own.
#[test]
fn tiny_numbers_do_not_tell_what_rests() {
    let pendulum = |more: &str| {
        let text = format!(
            "dalembert = 1\n[parameters]\nm = {{ value = 1, unit = \"kg\" }}\nL = {{ value = 1, unit = \"m\" }}\n\
             g = {{ value = 9.81, unit = \"m/s^2\" }}\n{more}\n[variables]\nth = {{ unit = \"rad\", start = [1, 0] }}\n\
             x = {{ unit = \"m\", start = [1, 0] }}\n[lagrangian]\nkinetic = \"m*L^2*th'^2/2 + m*x'^2/2\"\n\
             potential = \"-m*g*L*cos(th) + m*g/(2*L)*x^2\"\n"
        );
        rest(&dalembert::open_text("pendulum", &text).unwrap(), &[], &[])
    };
    for unit in ["s", "m", "kg", "A", "m/s", "N*s/m"] {
        for value in ["1e-9", "1e-30", "1e30"] {
            let found = pendulum(&format!("odd = {{ value = {value}, unit = \"{unit}\" }}"));
            assert!(found.found, "{value} {unit}: {:?}", found.because);
            assert!(at(&found, "th").abs() < 1e-8 && at(&found, "x").abs() < 1e-8, "{value} {unit}: {:?}", found.point);
        }
    }
}

/// A diode of 1 pA feeds a resistor: the state of rest is the same with units and without.
#[test]
fn units_do_not_tell_whether_rest_is_found() {
    let circuit = |units: bool| {
        let number = |x: &str, unit: &str| {
            if units { format!("{{ value = {x}, unit = \"{unit}\" }}") } else { x.to_owned() }
        };
        let unit = if units { ", unit = \"V\"" } else { "" };
        let text = format!(
            "dalembert = 1\n[parameters]\nIs = {}\nVt = {}\nC = {}\nR = {}\nV = {}\n\
             [variables]\nv = {{ order = 1, start = 0{unit} }}\n[equations]\nmass = {{ v = {{ v = \"C\" }} }}\n\
             force = {{ v = \"Is*(exp((V - v)/Vt) - 1) - v/R\" }}\n",
            number("1e-12", "A"),
            number("0.025", "V"),
            number("1e-6", "F"),
            number("1e4", "ohm"),
            number("5", "V")
        );
        rest(&dalembert::open_text("circuit", &text).unwrap(), &[], &[])
    };
    // v of Is (e^{(V − v)/Vt} − 1) = v/R, by bisection.
    let (mut low, mut high) = (0.0, 5.0);
    for _ in 0..100 {
        let v: f64 = 0.5 * (low + high);
        let much = 1e-12 * ((5.0 - v) / 0.025).exp_m1() > v / 1e4;
        if much { low = v } else { high = v }
    }
    for units in [false, true] {
        let found = circuit(units);
        assert!(found.found, "{units}: {:?}", found.because);
        close(at(&found, "v"), low);
    }
}

/// Where states of rest make a line, what no load changes stays: the charge of two capacitors, the centre of mass of two carts; in any units.
#[test]
fn what_is_conserved_tells_which_state_of_rest() {
    for (volt, farad, ohm) in [("", "", ""), ("V", "F", "Ohm"), ("V", "", "")] {
        for start in [1.0, 0.5, -7.0] {
            let unit = |u: &str| if u.is_empty() { String::new() } else { format!(", unit = \"{u}\"") };
            let (v, f, r) = (unit(volt), unit(farad), unit(ohm));
            let text = format!(
                "dalembert = 1\n[parameters]\nC1 = {{ value = 1{f} }}\nC2 = {{ value = 2{f} }}\nR = {{ value = 100{r} }}\n\
                 [variables]\na = {{ order = 1, start = 2{v} }}\nb = {{ order = 1, start = {start:?}{v} }}\n[equations]\n\
                 mass = {{ a = {{ a = \"C1\" }}, b = {{ b = \"C2\" }} }}\nforce = {{ a = \"(b - a)/R\", b = \"(a - b)/R\" }}\n"
            );
            let found = rest(&dalembert::open_text("charge", &text).unwrap(), &[], &[]);
            close(at(&found, "a"), (2.0 + 2.0 * start) / 3.0);
            close(at(&found, "b"), (2.0 + 2.0 * start) / 3.0);
        }
    }
    let carts = "dalembert = 1\n[variables]\na = { start = 2 }\nb = { start = 1 }\n[lagrangian]\n\
        kinetic = \"10*a'^2/2 + b'^2/2\"\npotential = \"(a - b)^2/2\"\n";
    let found = rest(&dalembert::open_text("carts", carts).unwrap(), &[], &[]);
    close(at(&found, "a"), 21.0 / 11.0);
    close(at(&found, "b"), 21.0 / 11.0);
}

/// A spherical pendulum that goes round at ω hangs at cos θ = g/(l ω²). Straight down, where its other angle has no inertia, the equations have no answer: a search that
/// comes there goes on elsewhere.
#[test]
fn a_pole_is_no_steady_motion() {
    let text = "dalembert = 1\n[variables]\nth = { start = [0.5, 0] }\nph = { start = [0, 1.5] }\n[lagrangian]\n\
        kinetic = \"0.25*(th'^2 + sin(th)^2*ph'^2)\"\npotential = \"-9.81*cos(th)\"\n[inputs]\nu = {}\n[forces]\nph = \"u\"\n";
    let loaded = dalembert::open_text("spherical", text).unwrap();
    for start in [0.5, 0.7, 0.2] {
        let found = rest(&loaded, &[("th", start)], &[("ph'", 6.0)]);
        assert!(found.found, "{start}: {:?}", found.because);
        close(at(&found, "th").cos(), 9.81 / (0.5 * 36.0));
    }
}

/// A plate that an electrode at d pulls: x = w/(d − x)² has a root before d up to w = 4d³/27, and one beyond d for every w, on the other side of a place
/// where the force has no bound.
#[test]
fn no_search_for_rest_passes_a_pole() {
    let plate = |force: &str, w: f64| {
        let text = format!(
            "dalembert = 1\n[parameters]\nw = {w}\nd = 1\n[variables]\nx = {{ start = 0 }}\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"x^2/2\"\n\
             [forces]\nx = \"-0.1*x' + {force}\"\n"
        );
        dalembert::open_text("plate", &text).unwrap()
    };
    for force in ["w/(d - x)^2", "w*(d - x)^-2", "w/((x - d)*(x - d))", "w/(abs(d - x)*sqrt((d - x)^2))"] {
        for w in [0.01, 0.1, 0.148] {
            let found = rest(&plate(force, w), &[], &[]);
            let x = at(&found, "x");
            assert!(found.found && x < 1.0 / 3.0, "{force}, {w}: {x}");
            assert!((x * (1.0 - x).powi(2) - w).abs() < 1e-9, "{force}, {w}: {x}");
        }
        for w in [0.149, 0.15, 0.2, 1.0, 30.0] {
            let found = rest(&plate(force, w), &[], &[]);
            assert!(!found.found, "{force}, {w}: {}", at(&found, "x"));
            let because = found.because.clone().unwrap_or_default();
            assert!(because.contains("the force on `x` has no bound"), "{force}, {w}: {because}");
        }
        // From the other side it is found where it is.
        assert!(rest(&plate(force, 0.2), &[("x", 1.5)], &[]).found);
    }
    // What a quotient divides by may vanish where the quotient stays.
    let found = rest(&plate("2 - (1 - cos(x - 0.3))/(x - 0.3)", 0.0), &[("x", -1.0)], &[]);
    assert!(found.found && at(&found, "x") > 0.3);
}

/// Angles that count turns go as far as a linear model leads: torsion springs, screws and winches rest after hundreds of turns, in closed form.
#[test]
fn turns_are_counted_as_far_as_they_lead() {
    let mut random = Random(47);
    for _ in 0..8 {
        let mut between = |low: f64, high: f64| low + (high - low) * 0.5 * (1.0 + random.number());
        let stiffness = 10f64.powf(between(-5.0, -1.0));
        let torque = between(-1.0, 1.0).signum() * between(0.5, 2.0);
        let shaft = "[bodies.screw]\nmass = 2\ninertia = [1e-3, 1e-3, 1.5e-4, 0, 0, 0]\n[joints.c]\ntype = \"revolute\"\nbetween = [\"ground\", \"screw\"]\n";
        let spring =
            typed(&format!("{shaft}stiffness = {stiffness}\n[actuators]\nT = {{ joint = \"c\", value = {torque} }}\n"));
        let found = rest(&spring, &[], &[]);
        assert!(found.found, "{stiffness}, {torque}: {:?}", found.because);
        assert!((at(&found, "c") * stiffness / torque - 1.0).abs() < 1e-8, "{} under {torque}", at(&found, "c"));
        // The load on a spring, in two ways of joining it to what turns.
        let (load, pull) = (between(20.0, 100.0), between(700.0, 3000.0));
        let (sunk, pitch) = (-9.81 * load / pull, between(-1.0, 1.0).signum() * between(4.0, 20.0));
        let slide = format!("[joints.s]\ntype = \"prismatic\"\nbetween = [\"ground\", \"load\"]\nstiffness = {pull}\n");
        let start = format!("gravity = [0, 0, -9.81]\n[bodies.load]\nmass = {load}\n{shaft}");
        let screw = format!(
            "{start}[joints.g]\ntype = \"helical\"\nbetween = [\"screw\", \"load\"]\npitch = \"{pitch} mm/rev\"\n{slide}"
        );
        let winch = format!("{start}{slide}[constraints]\nrope = \"s = {}*c\"\n", pitch * 1e-3 / std::f64::consts::TAU);
        for text in [screw, winch] {
            let found = rest(&typed(&text), &[], &[]);
            assert!(found.found, "{text}: {:?}", found.because);
            assert!((at(&found, "s") / sunk - 1.0).abs() < 1e-8, "{text}: {}", at(&found, "s"));
            let turned = (at(&found, "c") * pitch * 1e-3 / std::f64::consts::TAU / sunk).abs();
            assert!((turned - 1.0).abs() < 1e-8, "{text}: {}", at(&found, "c"));
        }
    }
}

/// Where a pole lies beyond a state of rest, the search comes to rest before it from either side and from afar: a magnet holds a ball where k (i/x)² = m g, and a coil its core at a current.
#[test]
fn steps_over_a_pole_stop_before_it() {
    let mut random = Random(53);
    let text = "[inputs]\nu = 3\n[variables]\ni = { order = 1, start = 0.7 }\nx = { start = [0.01, 0] }\n[equations]\nmass.x.x = \"0.05\"\nmass.i.i = \"0.05\"\n\
        force.x = \"0.05*9.81 - 6.5e-5*(i/x)^2\"\nforce.i = \"u - 4*i\"\n";
    let magnet = typed(text);
    let coil = typed(
        "[variables]\nq = { start = [0, 1] }\nx = { start = [0.006, 0] }\n[inputs]\nu = 2\n[lagrangian]\nkinetic = \"0.05*x'^2/2 + (0.01 + 0.00015/(1 + x/0.008))*q'^2/2\"\n\
         potential = \"-0.05*9.81*x\"\ndissipation = \"4*q'^2/2\"\n[forces]\nq = \"u\"\n",
    );
    for _ in 0..20 {
        let mut between = |low: f64, high: f64| low + (high - low) * 0.5 * (1.0 + random.number());
        let wanted = 0.75 * (6.5e-5_f64 / (0.05 * 9.81)).sqrt();
        let start = between(-1.0, 1.0).signum() * wanted * between(0.5, 12.0);
        let found = rest(&magnet, &[("x", start)], &[]);
        assert!(found.found, "{start}: {:?}", found.because);
        assert!((at(&found, "x") / (wanted * start.signum()) - 1.0).abs() < 1e-9, "{start}: {}", at(&found, "x"));
        let rate = between(0.5, 2.0);
        let wanted = 0.008 * ((0.00015 / 0.016 * rate * rate / (0.05 * 9.81)).sqrt() - 1.0);
        let start = 0.008 * between(-0.5, 3.0);
        let found = rest(&coil, &[("x", start)], &[("q'", rate)]);
        assert!(found.found && found.steady, "{start}: {:?}", found.because);
        assert!((at(&found, "x") / wanted - 1.0).abs() < 1e-9, "{start}, {rate}: {}", at(&found, "x"));
    }
}

/// Directions in the plane are alike: a sleigh that turns steadily has the same disturbances whichever way it points, straight along an axis or not.
#[test]
fn disturbances_of_a_steady_motion_do_not_depend_on_the_heading() {
    let sleigh = typed(
        "[variables]\nx = { start = 0, fixed = true }\ny = { start = 0, fixed = true }\nphi = { start = 0, fixed = true }\n\
         u = { of = \"x\", rate = \"x'*cos(phi) + y'*sin(phi)\", start = 1, fixed = true }\nv = { of = \"y\", rate = \"y'*cos(phi) - x'*sin(phi)\" }\n\
         w = { of = \"phi\", rate = \"phi'\", start = 0, fixed = true }\n[inputs]\nF = 1\nT = 0\n[lagrangian]\n\
         kinetic = \"(u^2 + (v + 0.2*w)^2) + 0.05*w^2\"\n[forces]\nu = \"F - u\"\nw = \"T\"\n[constraints]\nblade = \"v = 0\"\n",
    );
    let told = |phi: f64, w: f64| {
        let found = rest(&sleigh, &[("phi", phi)], &[("w", w), ("u", 1.1)]);
        assert!(found.found && found.steady, "{phi}, {w}: {:?}", found.because);
        // What stays are the places where it has come to.
        assert!(found.modes.iter().all(|m| m.frequency < 1e-12), "{phi}, {w}: {:?}", found.modes);
        (found.modes.iter().map(|m| m.algebraic).sum::<usize>(), found.stability)
    };
    for w in [0.5, 0.0] {
        let first = told(0.4, w);
        assert_eq!(first, (2, Some(Stability::Marginal)));
        let quarter = std::f64::consts::FRAC_PI_2;
        for phi in [0.0, quarter, -quarter, 2.0 * quarter, 1.3] {
            assert_eq!(told(phi, w), first, "{phi}, {w}");
        }
    }
}

/// A ball on a floor after Hertz rests sunk in by δ = (mg/k)^⅔ and swings there with ω² = 3/2 k √δ/m, however its law is written, and from wherever the search sets out: above
/// the floor, just touching it, within.
#[test]
fn a_ball_rests_on_a_floor_after_hertz() {
    for law in [
        "k*max(0, -x)^1.5",
        "k*max(-x, 0)^1.5",
        "k*sqrt(max(0, -x))*max(0, -x)",
        "k*sqrt(max(-x, 0))*(-x)",
        "k*sqrt(max(0, -x)^3)",
        "k*max(0, -x)^1.5*(1 - 0.2*x')",
        "k*max(0, -x)^1.5 - sqrt(max(0, -x))*x'",
        "k*max(0, -x)^p",
        "-k*abs(x)^1.5*sign(x)",
    ] {
        let text = format!(
            "dalembert = 1\n[parameters]\nk = 1e5\np = 1.5\n[variables]\nx = {{ start = 0.1 }}\n[lagrangian]\nkinetic = \"x'^2\"\npotential = \"20*x\"\n[forces]\nx = \"{law}\"\n"
        );
        let loaded = dalembert::open_text("ball", &text).unwrap();
        let sunk = 2e-4_f64.powf(2.0 / 3.0);
        for start in [0.1, 0.0, -0.01] {
            let found = rest(&loaded, &[("x", start)], &[]);
            assert!(found.found, "{law} from {start}");
            close(at(&found, "x"), -sunk);
            let square = 0.75 * 1e5 * sunk.sqrt();
            let swings = found.modes.iter().filter(|m| m.eigenvalue.1 > 0.0).map(|m| m.frequency * m.frequency).next();
            assert!((swings.unwrap() / square - 1.0).abs() < 1e-9, "{law} from {start}: {swings:?} for {square}");
        }
    }
}

fn typed(text: &str) -> Loaded {
    dalembert::open_text("model", &format!("dalembert = 1\n{text}")).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// A load that only decays has no root, however little of it is left, and wherever a search begins: neither alone nor beside parts that rest, be these light, stiff, or tied to what moves.
#[test]
fn loads_that_only_decay_have_no_rest() {
    let variables = |n: usize, start: f64| {
        let one = |name: &str| format!("{name} = {{ start = {start:?} }}\n");
        ["x", "y", "z"][..n].iter().map(|name| one(name)).collect::<String>()
    };
    for decay in ["exp(-x)", "exp(-3*x)", "exp(-x^2)", "1/(1 + exp(2*x))", "exp(-x) + exp(-2*x)"] {
        for beside in ["0", "y^2", "1e4*y^2 + 1e-3*z^2", "1 - cos(y) + (z - y)^2", "y^2 + exp(-z)"] {
            for (mass, start) in [(1.0, 1.0), (20.0, 0.3), (1.0, 5.0)] {
                let n = 1 + usize::from(beside.contains('y')) + usize::from(beside.contains('z'));
                let kinetic = ["x'^2", "y'^2", "z'^2"][..n].join(" + ");
                let text = format!(
                    "[variables]\n{}[lagrangian]\nkinetic = \"{mass:?}/2*({kinetic})\"\npotential = \"{beside}\"\n[forces]\nx = \"{decay}\"\n",
                    variables(n, start)
                );
                let loaded = typed(&text);
                let found = rest(&loaded, &[], &[]);
                let said = loaded.without_rest(&found);
                assert!(
                    !found.found && said.contains("nothing balances the load"),
                    "{text}: {said}, {:?}",
                    found.point
                );
            }
        }
    }
    // Two that a spring joins, which nothing holds back; inertia couples them, too.
    for start in [1.0, 4.0, 10.0] {
        let text = format!(
            "[variables]\n{}[lagrangian]\nkinetic = \"x'^2/2 + y'^2/2 + 0.3*x'*y'\"\npotential = \"exp(-x) + 5*(x - y)^2\"\n",
            variables(2, start)
        );
        assert!(!rest(&typed(&text), &[], &[]).found, "{text}");
    }
}

/// The same of a mechanism in any units: a slider that is pushed off, beside a pendulum that hangs.
#[test]
fn what_is_pushed_off_does_not_rest_beside_a_pendulum() {
    for size in [1e-6, 1e-3, 1.0, 1e3] {
        for decay in ["exp(-x/a)", "exp(-(x/a)^2)"] {
            let model = format!(
                "gravity = [0, 0, -9.81]\n[parameters]\na = {:?}\n[bodies.slider]\nmass = 1\n[bodies.bob]\nmass = 1\ncom = [0, 0, {:?}]\n[joints.x]\ntype = \"prismatic\"\n\
                 between = [\"ground\", \"slider\"]\naxis = [1, 0, 0]\nstart = {:?}\n[joints.th]\ntype = \"revolute\"\naxis = [0, 1, 0]\nbetween = [\"ground\", \"bob\"]\n\
                 start = 0.3\n[forces]\nx = \"2*{decay}\"\n",
                0.1 * size,
                -0.3 * size,
                0.1 * size
            );
            let loaded = typed(&model);
            let found = rest(&loaded, &[], &[]);
            assert!(!found.found, "{model}: {:?}", found.point);
            assert!(loaded.without_rest(&found).contains("`x'`"), "{}", loaded.without_rest(&found));
        }
    }
}

/// What is soft is balanced where its own load is zero, however stiff others are, and flat valleys have a rest.
#[test]
fn soft_springs_and_flat_valleys_rest_beside_stiff_ones() {
    for soft in [1e-6, 1e-9, 1e-11] {
        for potential in ["(x - 2)^2/2", "(x - 2)^2/2 + (x - 2)^4"] {
            let text = format!(
                "[variables]\nx = {{ start = 1 }}\ny = {{ start = 0.5 }}\n[lagrangian]\nkinetic = \"x'^2/2 + y'^2/2\"\npotential = \"{soft:?}*({potential}) + 50*y^2\"\n"
            );
            let found = rest(&typed(&text), &[], &[]);
            assert!(found.found && (at(&found, "x") - 2.0).abs() < 1e-3, "{text}: {:?}", found.point);
        }
    }
    for (power, near) in [(4, 1e-3), (6, 1e-2), (8, 0.1)] {
        for beside in [" + y^2", " + 50*y^2", " + 50*(y - x)^2"] {
            let text = format!(
                "[variables]\nx = {{ start = 1 }}\ny = {{ start = 0.5 }}\n[lagrangian]\nkinetic = \"x'^2/2 + y'^2/2\"\npotential = \"x^{power}{beside}\"\n"
            );
            let found = rest(&typed(&text), &[], &[]);
            assert!(found.found && at(&found, "x").abs() < near, "{text}: {:?}", found.point);
        }
    }
}

/// A beam on three props: of all multipliers those of the norm that is documented, Σ (A M⁻¹Aᵀ)ᵢᵢ λᵢ² with 1/m + (x − 1)²/J = 1.1, 0.1, 1.1, so that the ends bear a thirteenth; and those of `evaluate`.
#[test]
fn multipliers_of_many_are_those_of_the_documented_norm() {
    let loaded = typed(
        "gravity = [0, -9.81, 0]\n[bodies.beam]\nmass = 10\ncom = [1, 0, 0]\ninertia = [1, 1, 1, 0, 0, 0]\nframes = { l = { at = [0, 0, 0] }, c = { at = [1, 0, 0] }, r = { at = [2, 0, 0] } }\n\
         [joints.f]\ntype = \"planar\"\nbetween = [\"ground\", \"beam\"]\n[constraints]\nl = \"py(beam.l) = 0\"\nc = \"py(beam.c) = 0\"\nr = \"py(beam.r) = 0\"\nx = \"px(beam.l) = 0\"\n",
    );
    let found = rest(&loaded, &[], &[]);
    let evaluated = loaded.evaluate(&dalembert::At::default()).unwrap_or_else(|e| panic!("{e}"));
    let weight = 98.1;
    for (name, wanted) in [("l", weight / 13.0), ("c", 11.0 * weight / 13.0), ("r", weight / 13.0), ("x", 0.0)] {
        let (_, multiplier, known) = found.lambda.iter().find(|l| l.0 == name).expect("a row");
        assert_eq!(*known, name == "x");
        assert!((multiplier - wanted).abs() < 1e-9 * weight, "{name}: {multiplier} instead of {wanted}");
        let other = evaluated.lambda.iter().find(|l| l.0 == name).expect("a row").1;
        assert!((multiplier - other).abs() < 1e-9 * weight, "{name}: {multiplier} and {other}");
    }
}

/// Pendulums, sprung ones and pairs of links beside each other: each comes to rest where it does alone, whatever the others do.
#[test]
fn parts_beside_each_other_rest_where_each_does_alone() {
    let header = "dalembert = 1\ngravity = [0, -9.81, 0]\n";
    let part = |random: &mut Random, k: usize| {
        let mut number = |low: f64, high: f64| low + 0.5 * (high - low) * (1.0 + random.number());
        let kind = number(0.0, 3.0) as u32;
        let body = |name: &str, mass: f64, com: f64| {
            format!("{name}{k} = {{ mass = {mass}, com = [{com}, 0, 0], inertia = {{ ball = 0.1 }} }}\n")
        };
        let mut bodies = body("a", number(0.5, 2.0), number(0.3, 1.0));
        let start = number(-3.0, 3.0);
        let spring = match kind {
            1 => format!(", stiffness = {}, rest = {}", 10f64.powf(number(-1.0, 3.0)), number(-2.0, 2.0)),
            _ => String::new(),
        };
        let mut joints =
            format!("A{k} = {{ type = \"revolute\", between = [\"ground\", \"a{k}\"], start = {start}{spring} }}\n");
        if kind == 2 {
            bodies += &body("b", number(0.5, 2.0), 0.5);
            joints += &format!(
                "B{k} = {{ type = \"revolute\", between = [\"a{k}\", \"b{k}\"], frames = [{{ at = [1, 0, 0] }}, {{}}], start = {}, stiffness = {} }}\n",
                number(-3.0, 3.0),
                10f64.powf(number(0.0, 2.0))
            );
        }
        (bodies, joints)
    };
    let found = |parts: &[(String, String)]| {
        let bodies: String = parts.iter().map(|p| p.0.as_str()).collect();
        let joints: String = parts.iter().map(|p| p.1.as_str()).collect();
        let text = format!("{header}[bodies]\n{bodies}[joints]\n{joints}");
        let found = rest(&dalembert::open_text("parts", &text).unwrap_or_else(|e| panic!("{e}\n{text}")), &[], &[]);
        assert!(found.found, "{text}");
        found
    };
    for seed in 0..40 {
        let mut random = Random(seed);
        let parts: Vec<_> = (0..2 + seed as usize % 3).map(|k| part(&mut random, k)).collect();
        let together = found(&parts);
        for one in &parts {
            for (name, right) in &found(std::slice::from_ref(one)).point {
                let value = at(&together, &name.name);
                assert!((value - right).abs() < 1e-7, "{seed}: {} = {value} beside others, {right} alone", name.name);
            }
        }
    }
}

/// Valleys of any flatness, and coordinates that nothing holds, beside each other: all rest where each rests alone.
#[test]
fn valleys_beside_each_other_rest_where_each_does_alone() {
    let potentials = [
        "q^4",
        "q^6",
        "(q - 0.3)^4 + 2*(q - 0.3)^6",
        "q^2/2",
        "1e6*q^2",
        "1e-6*(q - 2)^2",
        "0",
        "1 - cos(q)",
        "cosh(2*q - 1)",
        "1e3*q^4",
        "1e-3*(q + 1)^4",
        "abs(q)^3",
    ];
    let found = |parts: &[(usize, &str, f64, f64)]| {
        let variables: String =
            parts.iter().map(|(k, _, start, _)| format!("q{k} = {{ start = {start:?} }}\n")).collect();
        let kinetic: Vec<String> = parts.iter().map(|(k, _, _, mass)| format!("{mass:?}*q{k}'^2/2")).collect();
        let potential: Vec<String> =
            parts.iter().map(|(k, potential, ..)| potential.replace('q', &format!("q{k}"))).collect();
        let text = format!(
            "[variables]\n{variables}[lagrangian]\nkinetic = \"{}\"\npotential = \"{}\"\n",
            kinetic.join(" + "),
            potential.join(" + ")
        );
        let found = rest(&typed(&text), &[], &[]);
        assert!(found.found, "{text}{:?} {:?}", found.because, found.unbalanced);
        found
    };
    for seed in 0..60 {
        let mut random = Random(seed);
        let mut number = |low: f64, high: f64| low + 0.5 * (high - low) * (1.0 + random.number());
        let parts: Vec<_> = (0..2 + seed as usize % 3)
            .map(|k| {
                let potential = potentials[number(0.0, potentials.len() as f64) as usize % potentials.len()];
                (k, potential, number(-1.0, 1.0), 10f64.powf(number(-1.0, 1.0)))
            })
            .collect();
        let together = found(&parts);
        for one in &parts {
            let alone = found(std::slice::from_ref(one));
            let name = format!("q{}", one.0);
            let (value, right) = (at(&together, &name), at(&alone, &name));
            assert!((value - right).abs() < 1e-6, "{seed}: {name} = {value} beside others, {right} alone: {parts:?}");
        }
    }
}

/// A rate that is held has the disturbances of a constraint that holds it, quasi-velocities and turns about axes of a body as well: what they stand for moves with others and is a state. Along a motion whose
/// stiffness changes modes tell nothing, held or not.
#[test]
fn held_rates_have_the_disturbances_of_constraints_that_hold_them() {
    let open = |text: &str| dalembert::open_text("held.toml", text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let plane = |constraint: &str| {
        open(&format!(
            "dalembert = 1\n[variables]\nx = {{ start = 0, fixed = true }}\ny = {{ start = 0, fixed = true }}\n\
             u = {{ of = \"x\", rate = \"(x' + y')/sqrt(2)\", start = 0, fixed = true }}\nv = {{ of = \"y\", rate = \"(y' - x')/sqrt(2)\", start = 0, fixed = true }}\n\
             [lagrangian]\nkinetic = \"(x'^2 + y'^2)/2\"\npotential = \"(-10*x^2 + 4*y^2)/2\"\ndissipation = \"((y' - x')/sqrt(2))^2/2\"\n{constraint}"
        ))
    };
    let ball = |constraints: &str| {
        open(&format!(
            "dalembert = 1\ngravity = [0, 0, -9.81]\n[bodies.b]\nmass = 2\ncom = [0, 0, -0.3]\ninertia = [0.05, 0.08, 0.03, 0, 0, 0]\n\
             [joints.S]\ntype = \"spherical\"\nbetween = [\"ground\", \"b\"]\nrate = [0, 0, 4]\n{constraints}"
        ))
    };
    let cases = [
        (plane(""), plane("[constraints]\nh = \"x' + y' = 0\"\n"), vec![("u", 0.0)]),
        (ball(""), ball("[constraints]\na = \"S.wx = 0\"\nb = \"S.wz = 4\"\n"), vec![("S.wx", 0.0), ("S.wz", 4.0)]),
    ];
    for (free, constrained, hold) in cases {
        let told = |found: &Equilibrium| -> Vec<(f64, f64)> {
            let all = found.modes.iter().flat_map(|m| std::iter::repeat_n(m.eigenvalue, m.algebraic));
            let mut all: Vec<(f64, f64)> = all.filter(|s| s.0.hypot(s.1) > 1e-9).collect();
            all.sort_by(|x, y| x.0.total_cmp(&y.0).then(x.1.total_cmp(&y.1)));
            all
        };
        let (held, bound) = (rest(&free, &[], &hold), rest(&constrained, &[], &[]));
        let (held_modes, bound_modes) = (told(&held), told(&bound));
        assert!(!bound_modes.is_empty() && held_modes.len() == bound_modes.len(), "{held_modes:?} {bound_modes:?}");
        for (x, y) in held_modes.iter().zip(&bound_modes) {
            assert!((x.0 - y.0).hypot(x.1 - y.1) < 1e-9, "{held_modes:?} {bound_modes:?}");
        }
        assert_eq!(held.stability, bound.stability);
    }
    let shaft = open(
        "dalembert = 1\n[variables]\nphi = {}\ns = {}\n[lagrangian]\nkinetic = \"phi'^2/2 + s'^2/2\"\n\
         potential = \"(1 - 0.6*cos(2*phi))*s^2/2\"\ndissipation = \"0.1*s'^2/2\"\n",
    );
    assert_eq!(rest(&shaft, &[], &[("phi'", 1.0)]).stability, Some(Stability::Unknown));
    let even = open(
        "dalembert = 1\n[variables]\nphi = {}\ns = {}\n[lagrangian]\nkinetic = \"phi'^2/2 + s'^2/2\"\npotential = \"s^2/2\"\ndissipation = \"0.1*s'^2/2\"\n",
    );
    assert_eq!(rest(&even, &[], &[("phi'", 1.0)]).stability, Some(Stability::Asymptotic));
}

/// What balances is a matter of loads beside loads: masses, lengths and gravity of any size leave a constrained model the same state of rest, scaled.
#[test]
fn rest_scales_with_mass_length_and_gravity() {
    let models = [
        // Where they start, what they hold, in lengths of l; and where they rest.
        ("x = 0.8, y = -0.6", "x^2 + y^2 = l^2", "y", vec![("x", 0.0), ("y", -1.0)]),
        ("x = 1.0, y = 1.0", "l*y = x^2", "y", vec![("x", 0.0), ("y", 0.0)]),
        ("x = 0.6, y = 0.0, z = -0.8", "x^2 + y^2 + z^2 = l^2", "z", vec![("x", 0.0), ("y", 0.0), ("z", -1.0)]),
        (
            "x = 0.6, y = -0.8, u = 1.6, v = -0.8",
            "x^2 + y^2 = l^2; (u - x)^2 + (v - y)^2 = l^2",
            "(y + v)",
            vec![("x", 0.0), ("y", -1.0), ("u", 0.0), ("v", -2.0)],
        ),
        // A spring of twice the weight over l pulls a bead on a slope to where it is stretched by l/4.
        ("x = 1.0, y = 1.0", "y = x", "(y + (x^2 + y^2)/l)", vec![("x", -0.25), ("y", -0.25)]),
    ];
    for (start, holds, height, wanted) in models {
        for (mass, length, gravity) in [
            (1.0, 1.0, 9.81),
            (1.0, 1.0, 1e-9),
            (1.0, 1.0, 1.5e-9),
            (1e12, 1e-6, 1e-9),
            (1e10, 1.0, 9.81e-10),
            (1e-9, 1e5, 1e-9),
            (1.0, 1.0, 1e-12),
            (1e-3, 1e-3, 1e12),
            (1.0, 1.0, 1e-30),
        ] {
            let names: Vec<&str> = wanted.iter().map(|w| w.0).collect();
            let variables: String = start
                .split(", ")
                .map(|entry| entry.split_once(" = ").expect("a start"))
                .map(|(name, x)| format!("{name} = {{ start = [\"{x}*l\", 0] }}\n"))
                .collect();
            let constraints: String = holds.split("; ").enumerate().map(|(k, c)| format!("c{k} = \"{c}\"\n")).collect();
            let squares: Vec<String> = names.iter().map(|name| format!("{name}'^2")).collect();
            let text = format!(
                "[parameters]\nm = {mass:?}\nl = {length:?}\ng = {gravity:?}\n[variables]\n{variables}[lagrangian]\nkinetic = \"m/2*({})\"\npotential = \"m*g*{height}\"\n[constraints]\n{constraints}",
                squares.join(" + ")
            );
            let found = rest(&typed(&text), &[], &[]);
            assert!(found.found, "{text}{:?} {:?}", found.because, found.unbalanced);
            for (name, share) in &wanted {
                let x = at(&found, name);
                assert!((x - share * length).abs() < 1e-7 * length, "{text}{name}: {x}");
            }
        }
    }
}

/// What little pulls, and nothing balances, is no state of rest.
#[test]
fn little_loads_are_not_none() {
    for load in ["1e-9", "1e-12", "1e-20"] {
        let slide = format!(
            "[variables]\nx = {{}}\ny = {{}}\n[lagrangian]\nkinetic = \"(x'^2 + y'^2)/2\"\npotential = \"{load}*y\"\n[constraints]\nc = \"y = x\"\n"
        );
        assert!(!rest(&typed(&slide), &[], &[]).found, "{slide}");
    }
}

/// A search keeps to the sheet of equations and constraints that it begins on: it ends where a motion does that friction brings to rest, in any units.
#[test]
fn rest_is_where_a_motion_ends() {
    let mut models = Vec::new();
    for s in [1e-7_f64, 1e-3, 1.0, 1e5] {
        // Water: h o = s² with h − o pulled towards −2 s, by equations and by a constraint.
        models.push((
            format!(
                "variables = {{ n = {{ order = 1, start = {:?}, fixed = true }}, h = {{ order = 0, start = {:?} }}, o = {{ order = 0, start = {:?} }} }}\n[equations]\n\
                 mass = {{ n = {{ n = 1 }} }}\nforce = {{ n = \"-(n + {:?})\", h = \"h*o - {:?}\", o = \"h - o - n\" }}\n",
                10.0 * s, 10.0 * s, 0.1 * s, 2.0 * s, s * s
            ),
            vec!["n", "h", "o"],
            s,
        ));
        models.push((
            format!(
                "variables = {{ h = {{ order = 1, start = {:?}, fixed = true }}, o = {{ order = 1, start = {:?} }} }}\n[equations]\n\
                 mass = {{ h = {{ h = 1 }}, o = {{ o = 1 }} }}\nforce = {{ h = \"-(h - o + {:?})\", o = \"0\" }}\n[constraints]\nkw = \"h*o = {:?}\"\n",
                11.0 * s, s / 11.0, 2.0 * s, s * s
            ),
            vec!["h", "o"],
            s,
        ));
        // A root: z² = x, with a balance on both sheets, z/s = −5 ± √31.
        models.push((
            format!(
                "variables = {{ x = {{ order = 1, start = {:?}, fixed = true }}, z = {{ order = 0, start = {:?} }} }}\n[equations]\n\
                 mass = {{ x = {{ x = 1 }} }}\nforce = {{ x = \"{:?}*({:?} - z) - 0.1*(x - {:?})\", z = \"z^2 - x\" }}\n",
                400.0 * s * s, 20.0 * s, s, 0.5 * s, s * s
            ),
            vec!["x", "z"],
            s,
        ));
    }
    // A diode that feeds a capacitor, with the node between of order 0.
    models.push((
        "variables = { u = { order = 1, start = 3, fixed = true }, z = { order = 0, start = 3.3 } }\n[equations]\nmass = { u = { u = 1 } }\n\
         force = { u = \"z - u - u/2\", z = \"(5 - z) - 1e-9*(exp((z - 1)/0.05) - 1) - (z - u)\" }\n"
            .to_owned(),
        vec!["u", "z"],
        1.0,
    ));
    // Over centre: a spring pulls a crank of length 1 that a rod of length 2 joins to a slider on one side of it.
    for target in [0.4, 2.5, -2.0, 5.5] {
        models.push((
            format!(
                "variables = {{ a = {{ order = 1, start = 0.5, fixed = true }}, s = {{ order = 1, start = 2.8 }} }}\n[equations]\n\
                 mass = {{ a = {{ a = 1 }}, s = {{ s = 0.1 }} }}\nforce = {{ a = \"{target:?} - a\", s = \"0\" }}\n[constraints]\nrod = \"(s - cos(a))^2 + sin(a)^2 = 4\"\n"
            ),
            vec!["a", "s"],
            1.0,
        ));
    }
    for (text, names, size) in models {
        let model = typed(&text);
        let found = rest(&model, &[], &[]);
        assert!(found.found, "{text}{:?} {:?}", found.because, found.unbalanced);
        let run = crate::typed::run(&model, "radau", 1e-9, (100.0, 4));
        for name in names {
            let last = *crate::typed::column(&run, name).last().expect("a sample");
            let scale = size.max(last.abs());
            assert!((at(&found, name) - last).abs() < 1e-5 * scale, "{text}{name}: {} and {last}", at(&found, name));
        }
    }
}

/// Where loads are balanced and a constraint moves on, it is named, and no rounding of the loads is.
#[test]
fn rounding_is_no_load_that_nothing_balances() {
    let text = "dalembert = 1\n[variables]\nx = {}\ny = {}\n[inputs]\ns = { value = \"0.2*t\" }\nF = 3\n[lagrangian]\n\
        kinetic = \"x'^2 + y'^2/2\"\npotential = \"5*x^2 + 2*y\"\n[constraints]\nv = \"x' - 2*y' = s\"\n[forces]\ny = \"F\"\n";
    let found = rest(&dalembert::open_text("belt", text).expect("reads"), &[], &[]);
    // Along x' = 2, y' = 1: −20 x + 1 − y'' = 0, where the constraint makes y'' = −1/10.
    close(at(&found, "x"), 0.055);
    assert!(!found.found && found.unbalanced.is_empty(), "{:?}", found.unbalanced);
    assert!(
        found.because.as_ref().is_some_and(|why| why.contains("constraints make `y'` change by -0.1")),
        "{found:?}"
    );
}

/// At rest no rate is left: where a constraint ties rates to positions, it and the balance of forces with its reaction say together where that is. The state and the reaction are chosen first, and loads made
/// of them; variables may come in any order.
#[test]
fn rates_that_are_tied_to_positions_vanish_at_rest() {
    let stiffness = [[4.0, 1.0, -0.5], [1.0, 5.0, 0.8], [-0.5, 0.8, 6.0]];
    for k in [1.0_f64, 2.0, 3.0, 4.0, 5.0] {
        let (rates, slopes) = ([1.0, k.cos(), k.sin()], [0.5 * (2.0 * k).sin(), -0.8, 0.3 * (3.0 * k).cos()]);
        let (wanted, reaction) = ([0.4 * k.sin(), -0.3, 0.7 * k.cos()], 1.7 - k);
        let load = |i: usize| reaction * rates[i] - (0..3).map(|j| stiffness[i][j] * wanted[j]).sum::<f64>();
        let held: f64 = (0..3).map(|j| slopes[j] * wanted[j]).sum();
        for variables in [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]] {
            let declared: String = variables.iter().map(|v| format!("{v} = {{ start = 0.2 }}\n")).collect();
            let [r, s] = [rates, slopes];
            let [[aa, ab, ac], [_, bb, bc], [_, _, cc]] = stiffness;
            let model = typed(&format!(
                "[variables]\n{declared}[lagrangian]\nkinetic = \"a'^2/2 + b'^2 + a'*c'/2 + c'^2\"\ndissipation = \"(a'^2 + b'^2 + c'^2)/4\"\n\
                 potential = \"({aa:?}*a^2 + {bb:?}*b^2 + {cc:?}*c^2)/2 + {ab:?}*a*b + ({ac:?})*a*c + {bc:?}*b*c + ({:?})*a + ({:?})*b + ({:?})*c\"\n\
                 [constraints]\ntie = \"{:?}*a' + ({:?})*b' + ({:?})*c' = ({:?})*a + ({:?})*b + ({:?})*c - ({held:?})\"\n",
                load(0),
                load(1),
                load(2),
                r[0],
                r[1],
                r[2],
                s[0],
                s[1],
                s[2]
            ));
            let found = rest(&model, &[], &[]);
            assert!(found.found && !found.steady, "{k} {variables:?}: {:?} {:?}", found.because, found.unbalanced);
            for (name, wanted) in ["a", "b", "c"].iter().zip(wanted) {
                assert!((at(&found, name) - wanted).abs() < 1e-9, "{k} {variables:?} {name}: {}", at(&found, name));
                assert!(at(&found, &format!("{name}'")).abs() < 1e-9);
            }
            assert!((found.lambda[0].1 - reaction).abs() < 1e-8, "{k} {variables:?}: {:?}", found.lambda);
        }
    }
}

/// Dampers in series with springs over nodes without mass let springs relax: the mass hangs on the other spring, x = y = −m g/k₁, whatever the sizes. Between two masses, and with a mass matrix that is singular
/// across two coordinates, it is alike; so is a trolley whose drive follows a speed law.
#[test]
fn what_has_no_inertia_comes_to_rest() {
    for (m, k1, k2, c) in
        [(2.0, 10.0, 30.0, 4.0), (2.0, 10.0, 30.0, 4e-3), (2e-3, 0.1, 0.02, 0.5), (50.0, 4e3, 1e3, 3e3)]
    {
        for variables in ["x = { start = 0.2 }\ny = {}\n", "y = {}\nx = { start = 0.2 }\n"] {
            let model = typed(&format!(
                "[variables]\n{variables}[lagrangian]\nkinetic = \"{m:?}*x'^2/2\"\npotential = \"{k1:?}*x^2/2 + {k2:?}*(x - y)^2/2 + {m:?}*9.81*x\"\n\
                 dissipation = \"{c:?}*y'^2/2\"\n"
            ));
            let found = rest(&model, &[], &[]);
            assert!(found.found && !found.steady, "{m} {k1} {k2} {c}: {:?} {:?}", found.because, found.unbalanced);
            let wanted = -m * 9.81 / k1;
            assert!((at(&found, "x") - wanted).abs() < 1e-9 * wanted.abs().max(1.0), "{}", at(&found, "x"));
            assert!((at(&found, "y") - wanted).abs() < 1e-9 * wanted.abs().max(1.0), "{}", at(&found, "y"));
        }
    }
    let cases = [
        (
            "x = { start = 0.2 }\ny = {}\nz = { start = -0.1 }",
            "kinetic = \"x'^2 + z'^2\"\npotential = \"10*x^2 + 15*(x-y)^2 + 5*z^2 + 20*x\"\ndissipation = \"2*(y'-z')^2\"\n",
            [("x", -1.0), ("y", -1.0), ("z", 0.0)],
        ),
        (
            "x = { start = 0.2 }\ny = { start = 0.1 }\nz = { start = 0.3 }",
            "kinetic = \"(x'+y')^2/2 + z'^2\"\npotential = \"2*x^2 + 4*(x-y)^2 + (y-z)^2\"\ndissipation = \"0.2*(x'-z')^2\"\n",
            [("x", 0.0), ("y", 0.0), ("z", 0.0)],
        ),
        (
            "x = { start = 0.5 }\nth = { start = 0.1 }\nz = {}",
            "kinetic = \"2.5*x'^2 + ((x' + 1.2*th'*cos(th))^2 + (1.2*th'*sin(th))^2) + z'^2/2\"\npotential = \"-23.5*cos(th) + z^2\"\ndissipation = \"0.05*th'^2 + z'^2\"\n\
             [constraints]\ndrive = \"x' = -0.8*(x - 0.2) + 0.3*sin(th)\"\n",
            [("x", 0.2), ("th", 0.0), ("z", 0.0)],
        ),
    ];
    for (variables, rest_of_it, wanted) in cases {
        let found = rest(&typed(&format!("[variables]\n{variables}\n[lagrangian]\n{rest_of_it}")), &[], &[]);
        assert!(found.found && !found.steady, "{rest_of_it}: {:?} {:?}", found.because, found.unbalanced);
        for (name, wanted) in wanted {
            assert!((at(&found, name) - wanted).abs() < 1e-9, "{rest_of_it}{name}: {}", at(&found, name));
        }
    }
}

/// A constraint between variables of orders 1, 2 and 3 holds the one whose rate it prescribes; the others rest where their own loads are balanced. With k = 1.1975 and −1.7275 that is b = 0.4, c = −0.7, and the
/// constraint's reaction carries a = −2.075.
#[test]
fn constraints_between_variables_of_several_orders_have_a_rest() {
    let declared = [
        "z = { order = 0, start = 0.3 }",
        "a = { order = 1, start = -1 }",
        "b = { order = 2, start = [0.47, -0.361] }",
        "c = { order = 3, start = [0.127, 0.399, 0.458] }",
    ];
    for first in 0..4 {
        let variables: Vec<&str> = (0..4).map(|k| declared[(first + k) % 4]).collect();
        let model = typed(&format!(
            "[variables]\n{}\n[equations.mass]\na = {{ a = 1.4, b = -0.2, c = -0.1 }}\nb = {{ a = -0.2, b = 1.8, c = 0.5 }}\nc = {{ a = -0.1, b = 0.5, c = 2 }}\n\
             [equations.force]\na = \"-1.5*a\"\nb = \"1.1975 - 3*b + 0.2*c + 0.1*a + 0.5*z - b'\"\nc = \"-1.7275 - 2*c + 0.3*b - 0.1*a - 2*c' - 2*c''\"\n\
             z = \"1 + b + 0.5*b' - 2*z\"\n[constraints]\nc1 = \"0.9*b + 0.3*c - 0.2*a = 0.565\"\n",
            variables.join("\n")
        ));
        let found = rest(&model, &[], &[]);
        assert!(found.found && !found.steady, "{first}: {:?} {:?}", found.because, found.unbalanced);
        for (name, wanted) in
            [("a", -2.075), ("b", 0.4), ("c", -0.7), ("z", 0.7), ("b'", 0.0), ("c'", 0.0), ("c''", 0.0)]
        {
            assert!((at(&found, name) - wanted).abs() < 1e-9, "{first} {name}: {}", at(&found, name));
        }
        let reaction = found.lambda.iter().find(|l| l.0 == "c1").expect("the constraint").1;
        assert!((reaction - 15.5625).abs() < 1e-8, "{first}: {reaction}");
    }
}

/// Rates that follow from held ones stay: what something depends on stands still, as a trailer behind its truck, and what nothing depends on moves on. A gear whose ratio a spring sets turns at 1 + b times the
/// held rate, and b' = s' (1/2 − b) leaves b = 1/2.
#[test]
fn rates_that_follow_from_held_ones_are_constant() {
    for speed in [2.0, -2.0, 0.3] {
        let gear = typed(
            "[variables]\ns = {}\nb = { start = 0.1 }\no = {}\nx = {}\n[lagrangian]\nkinetic = \"(s'^2 + b'^2 + o'^2 + x'^2)/2\"\n\
             potential = \"(x - b)^2/2 + x^2/2\"\ndissipation = \"x'^2/10\"\n[constraints]\nshift = \"b' = s'*(0.5 - b)\"\ngear = \"o' = (1 + b)*s'\"\n",
        );
        let found = rest(&gear, &[], &[("s'", speed)]);
        assert!(
            found.found && found.steady && !found.efforts_change,
            "{speed}: {:?} {:?}",
            found.because,
            found.unbalanced
        );
        for (name, wanted) in [("b", 0.5), ("x", 0.25), ("b'", 0.0), ("o'", 1.5 * speed)] {
            assert!((at(&found, name) - wanted).abs() < 1e-9, "{speed} {name}: {}", at(&found, name));
        }
    }
    let truck = typed(
        "[variables]\nx = { start = 0.3 }\ny = { start = -0.2 }\nth = { start = 0.4 }\nbe = {}\ndel = { start = 0.2 }\nwh = {}\n\
         u = { of = \"x\", rate = \"x'*cos(th) + y'*sin(th)\" }\nv = { of = \"y\", rate = \"-x'*sin(th) + y'*cos(th)\" }\nw = { of = \"th\", rate = \"th'\" }\n[lagrangian]\n\
         kinetic = \"0.65*((x' - 0.17*th'*sin(th))^2 + (y' + 0.17*th'*cos(th))^2) + 0.055*th'^2 \
         + 0.35*((x' + 0.1*sin(th)*th' + 0.5*sin(th+be)*(th'+be'))^2 + (y' - 0.1*cos(th)*th' - 0.5*cos(th+be)*(th'+be'))^2) + 0.025*(th'+be')^2 + 0.002*(th'+del')^2 + 0.0015*wh'^2\"\n\
         potential = \"0.45*del^2\"\ndissipation = \"0.02*del'^2 + 0.01*be'^2\"\n[forces]\nwh = \"-0.004*wh'\"\ndel = \"0.2\"\n[constraints]\nrear = \"v = 0\"\n\
         front = \"-u*sin(del) + (v + 0.45*w)*cos(del) = 0\"\ntrail = \"u*sin(be) - (v - 0.1*w)*cos(be) + 0.5*(w+be') = 0\"\nroll = \"0.07*wh' = u\"\n",
    );
    for hold in [("u", 0.7), ("wh'", 10.0)] {
        let found = rest(&truck, &[], &[hold]);
        assert!(found.found && found.steady, "{hold:?}: {:?} {:?}", found.because, found.unbalanced);
        for (name, wanted) in
            [("u", 0.7), ("wh'", 10.0), ("del", 2.0 / 9.0), ("be'", 0.0), ("w", 0.7 * (2.0_f64 / 9.0).tan() / 0.45)]
        {
            assert!((at(&found, name) - wanted).abs() < 1e-9, "{hold:?} {name}: {}", at(&found, name));
        }
        // 0.7 sin be + 0.1 w cos be + 0.5 w = 0.
        assert!((at(&found, "be") + 0.303_618_61).abs() < 1e-8, "{hold:?}: {}", at(&found, "be"));
    }
}

/// A drive whose rate changes with time, and accelerates what follows it, is told by its name before anything is searched for. What stands still at some place is no drive, and where nothing accelerates all may be
/// balanced at this instant.
#[test]
fn a_drive_is_told_without_a_search() {
    let model = |constraints: &str| {
        typed(&format!(
            "[variables]\na = {{}}\nb = {{ start = 0.3 }}\nc = {{ start = 0.1 }}\n[inputs]\ns = \"0.3*sin(2*t + 1)\"\n[lagrangian]\n\
             kinetic = \"a'^2 + b'^2 + c'^2/2 + a'*b'*cos(a - b)\"\npotential = \"-2*cos(a) - cos(b) + (c - b)^2\"\n[constraints]\n{constraints}\n"
        ))
    };
    let rod = "rod = \"(c - cos(a))^2 + sin(a)^2 = 4\"\n";
    for (drive, others) in [
        ("a = 0.05*(1 - cos(t))", ""),
        ("sin(a) = 0.05*sin(t + 1)", ""),
        ("b' = 0.2*sin(3*t)", ""),
        ("a = 0.1*t^2", ""),
        ("a = s", ""),
        ("a = 0.5 + 0.05*sin(t)", rod),
    ] {
        let model = model(&format!("drive = \"{drive}\"\n{others}"));
        let found = rest(&model, &[], &[]);
        assert!(!found.found && !found.balanced && (found.starts, found.steps) == (0, 0), "{drive}: {found:?}");
        assert!(
            model.without_rest(&found).contains("constraint `drive` moves the model"),
            "{drive}: {:?}",
            found.because
        );
    }
    let instant = model("drive = \"a = 0.05*sin(t)\"");
    let found = rest(&instant, &[], &[]);
    assert!(!found.found && found.balanced && instant.without_rest(&found).contains("`drive`"), "{:?}", found.because);
    let found = rest(&model("nut = \"(2 + sin(t))*a = 0\""), &[], &[]);
    assert!(found.found && found.steps > 0, "{:?}", found.because);
    close(at(&found, "b"), 0.0);
}

/// The effort that holds a rate is that of one instant where it depends on what moves on: the torque on a pendulum does, that on a shaft with a damper does not.
#[test]
fn efforts_that_hold_rates_may_be_those_of_one_instant() {
    for (potential, changes) in [("-3*cos(th)", true), ("0", false)] {
        let model = typed(&format!(
            "[variables]\nth = {{ start = 0.3 }}\ns = {{ start = 0.2 }}\n[lagrangian]\nkinetic = \"th'^2/2 + s'^2/2\"\npotential = \"{potential} + s^2\"\n\
             dissipation = \"0.05*th'^2 + s'^2/2\"\n"
        ));
        let found = rest(&model, &[], &[("th'", 12.0)]);
        assert!(found.found && found.steady, "{potential}: {:?}", found.because);
        assert_eq!(found.efforts_change, changes, "{potential}");
    }
    assert!(!rest(&dalembert::open_text("bead", BEAD).unwrap(), &[], &[("phi'", 7.0)]).efforts_change);
}
