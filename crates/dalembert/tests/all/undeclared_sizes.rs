//! Files that declare no units are right at sizes from 1e-12 of what they hold: nothing but the terms of an equation tells how large they are.

use dalembert::dynamics::linearization::Stability;
use dalembert::{At, Loaded, Rest, Simulate};

fn open(text: &str) -> Loaded {
    dalembert::open_text("sizes.toml", text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// Coordinates of the start by name.
fn start(text: &str) -> Vec<(String, f64)> {
    open(text).evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}\n{text}")).q
}

fn value(list: &[(String, f64)], name: &str) -> f64 {
    list.iter().find(|x| x.0 == name).expect("a coordinate").1
}

/// A circuit of two nodes, a coil and a diode with all currents times `s` and all voltages as they are.
fn nodes(s: f64) -> String {
    format!(
        "dalembert = 1\n[variables]\nu = {{ order = 1, start = 0.3, fixed = true }}\ni = {{ order = 1, start = {i:e}, fixed = true }}\n\
         n = {{ order = 0 }}\nd = {{ order = 0 }}\n[inputs]\nee = {{ value = \"2*sin(3*t) + 1\" }}\n[equations]\n\
         mass = {{ u = {{ u = {s:e} }}, i = {{ i = \"1/{s:e}\" }} }}\n\
         force = {{ u = \"i - {s:e}*u\", i = \"n - u - 0.2*i/{s:e}\", n = \"(ee - n)*{s:e} - i - {s:e}*1e-3*(exp((n - d)/0.3) - 1)\",\
         d = \"{s:e}*1e-3*(exp((n - d)/0.3) - 1) - d*{s:e}/2\" }}\n",
        i = 0.1 * s
    )
}

#[test]
fn voltages_of_nodes_do_not_depend_on_how_large_currents_are() {
    let wanted = start(&nodes(1.0));
    let until = |text: &str| {
        let how = Simulate { until: Some(0.5), tolerance: Some(1e-8), ..Simulate::default() };
        let run = open(text).simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}\n{text}"));
        ["u", "n", "d"].map(|name| {
            *run.columns.iter().find(|c| c.name == name).expect("a column").values.last().expect("a sample")
        })
    };
    let end = until(&nodes(1.0));
    for s in [1e-12, 1e-9, 1e-6, 1e-3, 1e3, 1e6] {
        let found = start(&nodes(s));
        for name in ["n", "d"] {
            let (found, wanted) = (value(&found, name), value(&wanted, name));
            assert!((found - wanted).abs() <= 1e-10 * wanted.abs(), "{name} at {s:e}: {found} for {wanted}");
        }
        for (found, wanted) in until(&nodes(s)).into_iter().zip(end) {
            assert!((found - wanted).abs() <= 1e-6, "at {s:e}: {found} for {wanted} at the end");
        }
    }
}

/// Pressures of bars in Pa beside flows of litres an hour in m³/s: q = G (p₁ − p₂) = G p₂ (1 + p₂/P₀).
#[test]
fn pressures_stand_beside_flows_in_si_units() {
    let found = start(
        "dalembert = 1\n[parameters]\nG = 1e-13\n[variables]\np1 = { order = 1, start = 1.2e7, fixed = true }\n\
         p2 = { order = 1, start = 3e6 }\nq = { order = 1, start = 1e-7 }\n[equations]\n\
         mass = { p1 = { p1 = 1e-12 }, p2 = { p2 = 1e-12 }, q = { q = 1e10 } }\n\
         [constraints]\na = \"q = G*(p1 - p2)\"\nb = \"q = G*p2*(1 + p2/1e7)\"\n",
    );
    // p₂² + 2 P₀ p₂ − P₀ p₁ = 0
    let p2 = 1e7 * ((1.0_f64 + 1.2).sqrt() - 1.0);
    assert!((value(&found, "p2") - p2).abs() <= 1e-10 * p2, "{found:?} for {p2}");
    assert!((value(&found, "q") - 1e-13 * (1.2e7 - p2)).abs() <= 1e-10 * 1e-7, "{found:?}");
}

#[test]
fn what_is_closed_is_closed_at_any_length_and_what_contradicts_itself_does_so() {
    for s in [1e-9_f64, 1e-6, 1e-3, 1.0, 1e3, 1e6, 1e9] {
        let rod = format!(
            "dalembert = 1\n[variables]\nx = {{ start = {:e} }}\ny = {{ start = {:e} }}\n[lagrangian]\nkinetic = \"(x'^2 + y'^2)/2\"\n\
             [constraints]\nrod = \"x^2 + y^2 = {s:e}^2\"\n",
            0.3 * s,
            -0.9 * s
        );
        let found = start(&rod);
        let length = value(&found, "x").hypot(value(&found, "y"));
        assert!((length / s - 1.0).abs() <= 1e-13, "{length:e} for {s:e}");
        if s < 1e-7 {
            continue;
        }
        let both = format!(
            "dalembert = 1\n[variables]\nx = {{ start = {s:e} }}\ny = {{ start = {:e} }}\n[lagrangian]\nkinetic = \"x'^2 + y'^2\"\n\
             [constraints]\na = \"x + y = {:e}\"\nb = \"2*x + 2*y = {:e}\"\n",
            0.5 * s,
            1.5 * s,
            3.003 * s
        );
        let fault = open(&both).evaluate(&At::default()).map(|_| ()).expect_err("no state meets both").to_string();
        assert!(fault.contains("can't be assembled") || fault.contains("contradict each other"), "{s:e}: {fault}");
    }
}

/// A rod that falls from level, of any length and weight; three springs in a row; a prey and its predators.
#[test]
fn rest_is_found_however_far_it_is() {
    let rest = |text: &str| open(text).equilibrium(&Rest::default()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    for s in [1.0, 300.0, 1e5] {
        let found = rest(&format!(
            "dalembert = 1\n[variables]\nx = {{ start = {s:e} }}\ny = {{ start = {:e} }}\n[equations]\nmass = {{ x = {{ x = 1 }}, y = {{ y = 1 }} }}\n\
             [forces]\ny = -9.81\n[constraints]\nrod = \"x^2 + y^2 = {s:e}^2\"\n",
            0.03 * s
        ));
        let of = |name: &str| found.point.iter().find(|p| p.0.name == name).expect("a coordinate").1;
        assert!(found.found && (of("y") + s).abs() <= 1e-9 * s, "{s}: {:?}", found.point);
    }
    let found = rest(
        "dalembert = 1\n[variables]\nx = { order = 1, start = 900 }\ny = { order = 1, start = 30 }\n[equations]\n\
         mass = { x = { x = 1 }, y = { y = 1 } }\nforce = { x = \"0.4*x - 0.01*x*y\", y = \"0.0003*x*y - 0.3*y\" }\n",
    );
    let of = |name: &str| found.point.iter().find(|p| p.0.name == name).expect("a coordinate").1;
    assert!(found.found && (of("x") - 1000.0).abs() < 1e-6 && (of("y") - 40.0).abs() < 1e-6, "{:?}", found.point);
}

/// Springs under tension pull by rounding of positions more than the model's own size of accelerations asks.
#[test]
fn rest_between_stiff_springs_is_rest() {
    for (mass, stiffness) in [(1.0, 1e9), (1e-3, 1e6), (1e-6, 1e3)] {
        let spring = |k: usize, at: [f64; 2]| {
            format!(
                "[springs.s{k}]\nbetween = [\"ground\", \"p\"]\npoints = [[{}, {}, 0], [0, 0, 0]]\nstiffness = {stiffness:e}\nlength = 0.5\n",
                at[0], at[1]
            )
        };
        let text = format!(
            "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies.p]\nmass = {mass:e}\n[joints.x]\ntype = \"prismatic\"\naxis = [1, 0, 0]\n\
             between = [\"ground\", \"c\"]\nstart = 0.01\n[joints.y]\ntype = \"prismatic\"\naxis = [0, 1, 0]\nbetween = [\"c\", \"p\"]\nstart = 0.02\n[bodies.c]\nmass = {mass:e}\n{}{}{}",
            spring(1, [1.0, 0.1]),
            spring(2, [-0.7, 0.6]),
            spring(3, [-0.2, -1.1])
        );
        let found = open(&text).equilibrium(&Rest::default()).unwrap_or_else(|e| panic!("{e}"));
        assert!(found.found && found.stability == Some(Stability::Marginal), "{mass:e}: {:?}", found.unbalanced);
    }
}

/// Where a law ends with an infinite slope a small step promises balance that is not there.
#[test]
fn the_end_of_a_law_is_no_rest() {
    for level in [1.0, 1e3, 1e6] {
        let text = format!(
            "dalembert = 1\n[variables]\ny = {{ order = 1, start = {level:e} }}\n[equations]\nmass = {{ y = {{ y = 1 }} }}\nforce = {{ y = \"-sqrt(y) - 0.05\" }}\n"
        );
        let found = open(&text).equilibrium(&Rest::default()).unwrap_or_else(|e| panic!("{e}"));
        assert!(!found.found && !found.unbalanced.is_empty(), "{level}: {:?}", found.point);
    }
}

/// A length of hundreds beside an angle does not make the angle's steps hundreds: it rests in the valley that it starts in.
#[test]
fn an_angle_rests_in_its_own_turn_beside_large_coordinates() {
    for (size, angle) in [(1.0, 1.45), (400.0, 1.45), (290.0, 1.5), (1e6, -1.2)] {
        let text = format!(
            "dalembert = 1\n[variables]\np = {{ start = {size} }}\nth = {{ start = {angle} }}\n[lagrangian]\nkinetic = \"(p'^2 + th'^2)/2\"\n\
             potential = \"(p - {} )^2/2 - 9.81*cos(th)\"\n",
            1.005 * size
        );
        let found = open(&text).equilibrium(&Rest::default()).unwrap_or_else(|e| panic!("{e}"));
        let of = |name: &str| found.point.iter().find(|p| p.0.name == name).expect("a coordinate").1;
        assert!(found.found && of("th").abs() < 1e-9, "{size}: {:?}", found.point);
        assert!((of("p") - 1.005 * size).abs() <= 1e-9 * size, "{size}: {:?}", found.point);
    }
}

/// Levels that are even at t = 4.472, where the orifice's law is infinitely steep, ask for as many steps as explicit ones find there without end.
#[test]
fn two_tanks_level_out_through_an_orifice() {
    let text = "dalembert = 1\n[variables]\na = { order = 1, start = 1 }\nb = { order = 1, start = 0.2 }\n[equations]\n\
                mass = { a = { a = 1 }, b = { b = 1 } }\n\
                force = { a = \"-0.2*sign(a - b)*sqrt(abs(a - b))\", b = \"0.2*sign(a - b)*sqrt(abs(a - b))\" }\n";
    let how = Simulate { until: Some(10.0), tolerance: Some(1e-6), max_steps: Some(20_000), ..Simulate::default() };
    let run = open(text).simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!(run.summary.completed, "{} at {}", run.summary.stop_reason, run.summary.t_end);
    for name in ["a", "b"] {
        let last = *run.columns.iter().find(|c| c.name == name).expect("a column").values.last().expect("a sample");
        assert!((last - 0.6).abs() < 1e-4, "{name} = {last}");
    }
}
