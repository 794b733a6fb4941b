//! Variables of order 0: nodes without capacitance, points without mass.

use crate::drawn::Random;
use crate::typed::{self, column, open, refusal};
use dalembert::dynamics::result::RunResult;
use dalembert::{At, Loaded, Rest, Simulate};

fn run(model: &Loaded, integrator: &str, tolerance: f64, until: f64) -> RunResult {
    typed::run(model, integrator, tolerance, (until, 20))
}

/// Two resistors to a capacitor: z = (u + x)/2, x' = (u − x)/2 with u = sin t; x(0) = 1 stays, z follows.
#[test]
fn a_node_without_capacitance_is_its_own_elimination() {
    let model = open(
        r#"
variables = { x = { order = 1, start = 1 }, z = { order = 0 } }
inputs = { u = { value = "sin(t)" } }
[equations]
mass = { x = { x = "1" } }
force = { x = "z - x", z = "(u - z) - (z - x)" }
"#,
    );
    for integrator in ["auto", "dopri5", "dop853", "radau"] {
        let run = run(&model, integrator, 1e-9, 10.0);
        for (k, &t) in run.time.iter().enumerate() {
            // x' + x/2 = sin(t)/2.
            let x = 0.2 * t.sin() - 0.4 * t.cos() + 1.4 * (-0.5 * t).exp();
            let found = [column(&run, "x")[k], column(&run, "z")[k]];
            assert!((found[0] - x).abs() < 1e-7, "{integrator}: x({t}) = {}, not {x}", found[0]);
            let z = 0.5 * (t.sin() + found[0]);
            assert!((found[1] - z).abs() < 1e-12, "{integrator}: z({t}) = {}, not {z}", found[1]);
            assert!(column(&run, "reaction.z")[k].abs() < 1e-12);
        }
    }
}

/// Springs k₁ and k₂ in series, without mass between them: ω² = k₁k₂/(k₁ + k₂)/m.
#[test]
fn a_point_without_mass_between_springs() {
    let model = open(
        r#"
variables = { x = { start = 1 }, z = { order = 0 } }
lagrangian = { kinetic = "2*x'^2/2", potential = "3*(x - z)^2/2 + 6*z^2/2" }
"#,
    );
    let run = run(&model, "auto", 1e-10, 12.0);
    let omega = (3.0_f64 * 6.0 / 9.0 / 2.0).sqrt();
    for (k, &t) in run.time.iter().enumerate() {
        let (x, z) = (column(&run, "x")[k], column(&run, "z")[k]);
        assert!((x - (omega * t).cos()).abs() < 1e-7 && (z - x / 3.0).abs() < 1e-11, "{x}, {z} at {t}");
    }
    let energy = run.summary.energy.unwrap_or_else(|| panic!("no energy"));
    assert!(energy.max_drift < 1e-7 * energy.size, "{energy:?}");
}

/// A diode at a node: the solution without capacitance is the limit of that with a little, which differs by as much as that.
#[test]
fn a_diode_node_is_the_limit_of_small_capacitances() {
    let text = |node: &str, mass: &str| {
        format!(
            r#"
variables = {{ x = {{ order = 1, start = 0 }}, z = {{ {node} }} }}
inputs = {{ u = {{ value = "2*sin(t)" }} }}
[equations]
mass = {{ x = {{ x = "1" }}{mass} }}
force = {{ x = "1e-3*(exp((z - x)/0.1) - 1) - x/5", z = "(u - z) - 1e-3*(exp((z - x)/0.1) - 1)" }}
"#
        )
    };
    let limit = run(&open(&text("order = 0", "")), "radau", 1e-9, 7.0);
    let distance = |capacitance: f64| {
        let mass = format!(", z = {{ z = \"{capacitance}\" }}");
        let other = run(&open(&text("order = 1, start = 0", &mass)), "radau", 1e-9, 7.0);
        let both = column(&limit, "x").iter().zip(column(&other, "x"));
        both.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
    };
    let (coarse, fine) = (distance(1e-2), distance(1e-4));
    assert!(fine < 1e-3 && coarse / fine > 30.0 && coarse / fine < 300.0, "{coarse:e}, {fine:e}");
}

/// The doctor says what is of order 0, and whether its equations tell it.
#[test]
fn the_index_is_explained_by_names() {
    let text = |start: f64| {
        open(&format!(
            "variables = {{ x = {{ order = 1, start = {start} }}, z = {{ order = 0 }} }}\n[equations]\nmass = {{ x = {{ x = \"1\" }} }}\nforce = {{ x = \"-z\", z = \"x*(z - 2)\" }}"
        ))
    };
    let codes = |model: &Loaded| -> Vec<(String, String)> {
        let found = model.doctor(&dalembert::At::default()).unwrap_or_else(|e| panic!("{e}"));
        found.findings.into_iter().map(|f| (f.code.to_string(), f.sentence)).collect()
    };
    let told = codes(&text(1.0));
    assert!(told.iter().any(|(code, said)| code == "D204" && said.contains("`z`")), "{told:?}");
    assert!(told.iter().all(|(code, _)| code != "D202" && code != "D203"), "{told:?}");
    let untold = codes(&text(0.0));
    assert!(untold.iter().any(|(code, said)| code == "D203" && said.contains("`z`")), "{untold:?}");
    let refused =
        text(0.0).simulate(&Simulate::default(), &mut |_| true).map(|_| ()).expect_err("no motion").to_string();
    assert!(
        refused.contains("the equation of `z`, of order 0, does not tell it") && !refused.contains("z'"),
        "{refused}"
    );
}

#[test]
fn what_has_no_meaning_is_refused_by_name() {
    let cases = [
        (
            "variables = { x = { order = 1 }, z = { order = 0 } }\n[equations]\nmass = { x = { x = \"1\" } }\nforce = { x = \"z\" }",
            "nothing determines `z`",
        ),
        (
            "variables = { x = { order = 1 }, z = { order = 0 } }\n[equations]\nmass = { x = { x = \"1\" }, z = { z = \"1\" } }\nforce = { x = \"z\", z = \"x - z\" }",
            "no place in the mass matrix",
        ),
        (
            "variables = { x = { order = 1 }, z = { order = 0 } }\nconstraints = { c = \"z = 1\" }\n[equations]\nmass = { x = { x = \"1\" } }\nforce = { x = \"z\", z = \"x - z\" }",
            "its own equation tells it already",
        ),
        (
            "variables = { x = { order = 1 }, z = { order = 0 } }\n[equations]\nmass = { x = { x = \"1\" } }\nforce = { x = \"z'\", z = \"x - z\" }",
            "z'",
        ),
    ];
    for (text, words) in cases {
        let said = refusal(text);
        assert!(said.contains(words), "{words}: {said}");
    }
}

/// Coils that are coupled ideally: no coil is without inertia, but a combination of their rows is an equation, which is said.
#[test]
fn rows_of_inertia_that_depend_on_each_other_at_these_values_are_told() {
    for (l1, l2) in [(1e-3, 4e-3), (9e2, 4e2), (1e-9, 25e-9)] {
        let model = open(&format!(
            "[parameters]\nL1 = {l1:e}\nL2 = {l2:e}\nM = \"sqrt(L1*L2)\"\n[variables]\ni1 = {{ order = 1, start = 1 }}\ni2 = {{ order = 1 }}\n[equations]\n\
             mass = {{ i1 = {{ i1 = \"L1\", i2 = \"M\" }}, i2 = {{ i1 = \"M\", i2 = \"L2\" }} }}\nforce = {{ i1 = \"5 - i1\", i2 = \"-10*i2\" }}\n"
        ));
        let fault = model.evaluate(&dalembert::At::default()).expect_err("it has no solution").to_string();
        assert!(fault.contains("`i1`, `i2`") && fault.contains("rows of M depend on each other"), "{fault}");
    }
}

/// What `index` means is said where it means nothing.
#[test]
fn index_is_no_unknown_parameter() {
    let fault = refusal("[parameters]\na = \"2*index\"\n[variables]\nx = {}\n[lagrangian]\nkinetic = \"a*x'^2\"\n");
    assert!(fault.contains("`index`, the number of a copy, is not known here"), "{fault}");
}

/// Two pairs of nodes, small resistors within, a large one before, between and behind them, to a capacitor: it charges through the sum of all. All verbs, at any ratio; and where the pairs
/// hang on next to nothing, the refusal says that it may be this.
#[test]
fn pairs_of_nodes_that_hang_on_weak_links_follow() {
    let net = |large: f64| {
        open(&format!(
            "[parameters]\nR1 = 1\nR2 = {large:e}\nC = \"1/(3*R2 + 2*R1)\"\n[variables]\na = {{ order = 0 }}\nb = {{ order = 0 }}\nc = {{ order = 0 }}\nd = {{ order = 0 }}\n\
             y = {{ order = 1, start = 0, fixed = true }}\n[equations]\nmass = {{ y = {{ y = \"C\" }} }}\nforce = {{ a = \"(1 - a)/R2 - (a - b)/R1\", b = \"(a - b)/R1 - (b - c)/R2\", \
             c = \"(b - c)/R2 - (c - d)/R1\", d = \"(c - d)/R1 - (d - y)/R2\", y = \"(d - y)/R2\" }}\n"
        ))
    };
    for large in [1.0, 1e3, 1e5, 1e6, 1e7, 1e8] {
        let model = net(large);
        let run = run(&model, "auto", 1e-9, 1.0);
        for (k, &t) in run.time.iter().enumerate() {
            let (y, i) = (1.0 - (-t).exp(), (-t).exp() / (3.0 * large + 2.0));
            let found = ["y", "d", "b"].map(|name| column(&run, name)[k]);
            for (found, right) in found.into_iter().zip([y, y + large * i, y + (2.0 * large + 1.0) * i]) {
                assert!((found - right).abs() < 1e-6, "{large:e}, t = {t}: {found}, not {right}");
            }
        }
        let at_start = model.evaluate(&dalembert::At::default()).expect("an answer");
        let rate = |name: &str| at_start.accelerations.iter().find(|v| v.0 == name).map(|v| v.1).unwrap();
        let share = large / (3.0 * large + 2.0);
        for (name, right) in [("y'", 1.0), ("d'", 1.0 - share), ("a'", share)] {
            assert!((rate(name) - right).abs() < 1e-6, "{large:e}: {name} = {}, not {right}", rate(name));
        }
    }
    let hopeless =
        net(1e15).simulate(&Simulate::default(), &mut |_| true).map(|_| ()).expect_err("no motion").to_string();
    assert!(hopeless.contains("weaker than the rest") || hopeless.contains("hardly"), "{hopeless}");
}

/// Characteristics that bend within a thousandth of their range: a coil that saturates, an amplifier of gain 10⁵ that does. Steps whose stages lead past the bend are none, whatever their errors look like.
/// Each against the same circuit in the variable that bends, whose inertia does: C(i) i' = f.
#[test]
fn no_bend_of_an_equation_is_stepped_over() {
    let coil = "[variables]\npsi = { order = 1, start = 0 }\ni = { order = 0 }\n[equations]\nmass.psi.psi = 1\n\
                force = { psi = \"325*sin(100*pi*t) - 2*i\", i = \"psi - 0.01*i - tanh(i/0.5)\" }\n";
    let coil_alone = "[variables]\ni = { order = 1, start = 0, fixed = true }\n[equations]\nmass.i.i = \"0.01 + 2*(1 - tanh(i/0.5)^2)\"\n\
                      force.i = \"325*sin(100*pi*t) - 2*i\"\n";
    let amplifier = "[variables]\nx = { order = 1, start = 0 }\nz = { order = 0 }\nm = { order = 0 }\n[equations]\nmass.x.x = 1e-6\n\
                     force = { x = \"(2*sin(300*t) - m)/1000\", z = \"z + 12*tanh(1e5*m/12)\", m = \"m - z - x\" }\n";
    let amplifier_alone = "[variables]\nm = { order = 1, start = 0, fixed = true }\n[equations]\nmass.m.m = \"1 + 1e5*(1 - tanh(1e5*m/12)^2)\"\n\
                           force.m = \"(2*sin(300*t) - m)*1000\"\n";
    for (circuit, alone, name) in [(coil, coil_alone, "i"), (amplifier, amplifier_alone, "m")] {
        let [circuit, alone] = [circuit, alone].map(open);
        let right = run(&alone, "rodas", 1e-10, 0.05);
        let right = column(&right, name);
        let size = right.iter().fold(0.0_f64, |size, x| size.max(x.abs()));
        for integrator in ["auto", "dopri5", "dop853", "radau", "rodas", "bdf"] {
            for tolerance in [1e-4, 1e-6, 1e-8] {
                let found = run(&circuit, integrator, tolerance, 0.05);
                for (k, (x, right)) in column(&found, name).iter().zip(right).enumerate() {
                    let off = (x - right).abs() / size;
                    assert!(off < 20.0 * tolerance, "{name}, {integrator} {tolerance:e}, sample {k}: {x}, not {right}");
                }
            }
        }
    }
}

/// Rows a with numbers b: a x + b = 0.
type Conditions = Vec<(Vec<f64>, f64)>;

/// E x' = A x + b in rows (E, A, b), taken apart by the shuffle algorithm of D. G. Luenberger (IEEE Trans. Automat. Control 22 (1977) 312–321): conditions (A, b) that hold at all times, and the rows that tell x'; none where the pencil
/// is singular.
type Pencil = Vec<(Vec<f64>, Vec<f64>, f64)>;

fn shuffled(mut rows: Pencil) -> Option<(Conditions, Pencil)> {
    let n = rows.len();
    let mut conditions = Vec::new();
    for _ in 0..=n {
        let mut rank = 0;
        for column in 0..n {
            let pivot = (rank..n).max_by(|&i, &j| rows[i].0[column].abs().total_cmp(&rows[j].0[column].abs()));
            let Some(pivot) = pivot.filter(|&k| rows[k].0[column].abs() > 1e-9) else { continue };
            rows.swap(rank, pivot);
            let own = rows[rank].clone();
            for row in rows.iter_mut().enumerate().filter(|(k, _)| *k != rank).map(|(_, row)| row) {
                let share = row.0[column] / own.0[column];
                row.0.iter_mut().zip(&own.0).for_each(|(x, y)| *x -= share * y);
                row.1.iter_mut().zip(&own.1).for_each(|(x, y)| *x -= share * y);
                row.2 -= share * own.2;
            }
            rank += 1;
        }
        if rank == n {
            return Some((conditions, rows));
        }
        for row in &mut rows[rank..] {
            conditions.push((row.1.clone(), row.2));
            *row = (std::mem::replace(&mut row.1, vec![0.0; n]), vec![0.0; n], 0.0);
        }
    }
    None
}

/// Singular masses of variables of order 1 and equations of variables of order 0 are one set of conditions: whatever they are, the start meets them all, and the rates are those of the pencil.
#[test]
fn conditions_of_all_variables_are_met_together() {
    let mut told = 0;
    for seed in 0..300 {
        let mut random = Random(seed);
        let mut whole = |most: usize| random.below(2 * most + 1) as f64 - most as f64;
        let (stored, all) = (1 + seed as usize % 3, 2 + seed as usize % 3 + (seed as usize / 3) % 3);
        let mut mass = vec![vec![0.0; all]; all];
        for _ in 1..stored {
            let left: Vec<f64> = (0..stored).map(|_| whole(1)).collect();
            let right: Vec<f64> = if seed % 2 == 0 { left.clone() } else { (0..stored).map(|_| whole(1)).collect() };
            (0..stored).for_each(|i| (0..stored).for_each(|j| mass[i][j] += left[i] * right[j]));
        }
        let rows: Pencil = mass.into_iter().map(|e| (e, (0..all).map(|_| whole(2)).collect(), whole(2))).collect();
        let Some((conditions, rates)) = shuffled(rows.clone()) else { continue };
        let name = |k: usize| format!("{}{k}", if k < stored { "a" } else { "z" });
        let list = |entries: Vec<String>| entries.join(", ");
        let variables =
            list((0..all).map(|k| format!("{} = {{ order = {} }}", name(k), usize::from(k < stored))).collect());
        let entries = |row: &[f64]| {
            let own = (0..stored).filter(|&j| row[j] != 0.0);
            list(own.map(|j| format!("{} = {:?}", name(j), row[j])).collect())
        };
        let held = (0..stored).filter(|&i| rows[i].0.iter().any(|x| *x != 0.0));
        let mass = list(held.map(|i| format!("{} = {{ {} }}", name(i), entries(&rows[i].0))).collect());
        let sum = |(_, a, b): &(Vec<f64>, Vec<f64>, f64)| {
            let terms: Vec<String> = a.iter().enumerate().map(|(k, x)| format!("({x:?})*{}", name(k))).collect();
            format!("{} + ({b:?})", terms.join(" + "))
        };
        let force = list((0..all).map(|i| format!("{} = \"{}\"", name(i), sum(&rows[i]))).collect());
        let text = format!("variables = {{ {variables} }}\n[equations]\nmass = {{ {mass} }}\nforce = {{ {force} }}\n");
        let found = match open(&text).evaluate(&At::default()) {
            // Capacitances are none below zero.
            Err(e) if e.to_string().contains("the mass matrix is negative") => continue,
            found => found.unwrap_or_else(|e| panic!("{seed}: {e}\n{text}")),
        };
        let of = |list: &[(String, f64)], name: &str| list.iter().find(|x| x.0 == name).expect("a variable").1;
        let x: Vec<f64> = (0..all).map(|k| of(&found.q, &name(k))).collect();
        let most = x.iter().fold(1.0_f64, |most, x| most.max(x.abs()));
        let right = |a: &[f64], b: f64| a.iter().zip(&x).map(|(a, x)| a * x).sum::<f64>() + b;
        for (a, b) in &conditions {
            assert!(right(a, *b).abs() <= 1e-9 * most, "{seed}: {a:?}, {b} at {x:?}\n{text}");
        }
        for (e, a, b) in &rates {
            let column = (0..all).find(|&k| e[k].abs() > 0.5e-9).expect("a pivot");
            let (rate, wanted) = (of(&found.accelerations, &format!("{}'", name(column))), right(a, *b) / e[column]);
            assert!(
                (rate - wanted).abs() <= 1e-8 * most.max(wanted.abs()),
                "{seed}: {} {rate} {wanted}\n{text}",
                name(column)
            );
        }
        told += 1;
    }
    assert!(told > 150, "{told}");
}

/// Two capacitors between nodes that float, 5 V over two resistors and one more whose node is of order 0: 5/3 V fall at each, whatever the units, and whether that node is of order 0 or has no mass.
#[test]
fn a_floating_capacitor_starts_beside_a_node_without_one() {
    for (capacity, resistance) in [(1e-6, 1e3), (1.0, 1.0), (1e-12, 1e6)] {
        for order in [0, 1] {
            let model = open(&format!(
                "variables = {{ a = {{ order = 1 }}, b = {{ order = 1 }}, c = {{ order = {order} }} }}\n[parameters]\nC = {capacity:?}\nR = {resistance:?}\n[equations]\n\
                 mass = {{ a = {{ a = \"C\", b = \"-C\" }}, b = {{ a = \"-C\", b = \"C\" }} }}\nforce = {{ a = \"(5 - a)/R\", b = \"(c - b)/R\", c = \"(b - c)/R - c/R\" }}\n"
            ));
            let found = model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
            for (name, wanted) in [("a", 10.0), ("b", 10.0), ("c", 5.0)] {
                let value = found.q.iter().find(|x| x.0 == name).expect("a node").1;
                assert!((value - wanted / 3.0).abs() < 1e-9, "{name}: {value}");
            }
        }
    }
}

/// A value that is set for a variable of order 0 which follows from the others is where the search for it begins: the answer is that of its equation, and of several the
/// one next to it.
#[test]
fn a_value_that_is_set_for_what_follows_is_where_its_search_begins() {
    let model = open(
        "variables = { x = { order = 1, start = 0.3 }, z = { order = 0, start = 1.2 } }\n[equations]\nmass = { x = { x = \"1\" } }\nforce = { x = \"z - 3*x\", z = \"x + z - z^3\" }",
    );
    let z = |set: &[(&str, f64)]| {
        let set = set.iter().map(|&(name, value)| (name.to_owned(), value)).collect();
        let found = model.evaluate(&At { set, ..At::default() }).unwrap_or_else(|e| panic!("{e}"));
        let of = |name: &str| found.q.iter().find(|v| v.0 == name).map_or(f64::NAN, |v| v.1);
        (of("x"), of("z"))
    };
    // Roots of z³ − z = 0.3 by their cosines.
    let root = |k: f64| {
        let third = (0.45 * 3.0_f64.sqrt()).acos() / 3.0;
        2.0 / 3.0_f64.sqrt() * (third - k * std::f64::consts::TAU / 3.0).cos()
    };
    for (set, wanted) in [(1.5, root(0.0)), (1.0, root(0.0)), (-0.9, root(2.0)), (-0.2, root(1.0))] {
        let (x, found) = z(&[("z", set)]);
        assert!(x == 0.3 && (found - wanted).abs() < 1e-9, "{set}: {x}, {found} in place of {wanted}");
    }
    // What it follows from is kept.
    let (x, found) = z(&[("z", 1.0), ("x", 0.0)]);
    assert!(x == 0.0 && (found - 1.0).abs() < 1e-9, "{x}, {found}");
    for start in [1.0, 1.5] {
        let rest = Rest { set: vec![("z".to_owned(), start)], ..Rest::default() };
        let rest = model.equilibrium(&rest).unwrap_or_else(|e| panic!("{start}: {e}"));
        // z = 3 x and x = z³ − z.
        let z = rest.point.iter().find(|p| p.0.name == "z").map_or(f64::NAN, |p| p.1);
        assert!((z - (4.0_f64 / 3.0).sqrt()).abs() < 1e-9, "{start}: {z}");
    }
}
