//! Planar loops of hinges in planes oblique to the axes of the file, of rounded numbers: they stay where they start, and move as the exact ones.

use dalembert::dynamics::result::Evaluation;
use dalembert::{At, Loaded};

/// Numbers in (−1, 1) that look like chance.
fn chance(seed: u64, k: u64) -> f64 {
    2.0 * ((seed + 1) as f64 * 0.754_877_666_246_693 + (k + 1) as f64 * 0.569_840_290_998_053).fract() - 1.0
}

/// A vector of the plane, turned out of it; the turn is about an axis of three numbers, by Rodrigues' formula.
fn turned(v: [f64; 3], seed: u64) -> [f64; 3] {
    let k = [0, 1, 2].map(|i| chance(seed, 100 + i));
    let length = k.iter().map(|x| x * x).sum::<f64>().sqrt();
    let k = k.map(|x| x / length);
    let (sine, cosine) = (1.4 + chance(seed, 103)).sin_cos();
    let along: f64 = k.iter().zip(v).map(|(a, b)| a * b).sum();
    let across = [k[1] * v[2] - k[2] * v[1], k[2] * v[0] - k[0] * v[2], k[0] * v[1] - k[1] * v[0]];
    [0, 1, 2].map(|i| v[i] * cosine + across[i] * sine + k[i] * along * (1.0 - cosine))
}

/// A closed ring of so many hinges in the pose q = 0, each body with its frame at the hinge before it; all numbers of the loop are written with so many decimals of its size, in m.
fn ring(seed: u64, hinges: usize, decimals: i32, size: f64) -> Loaded {
    let unit = 10f64.powi(decimals);
    let written = |v: [f64; 3], size: f64| turned(v, seed).map(|x| (x * unit).round() / unit * size);
    let corner = |k: usize| {
        let angle = std::f64::consts::TAU * k as f64 / hinges as f64;
        let out = 0.7 + 0.25 * chance(seed, k as u64);
        [out * angle.cos(), out * angle.sin(), 0.0]
    };
    let less = |a: [f64; 3], b: [f64; 3]| [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
    let mut text = format!("dalembert = 1\ngravity = {:?}\n[bodies]\n", turned([0.3 * size, -9.81 * size, 0.0], seed));
    let com = turned([0.1 * size, 0.2 * size, 0.0], seed);
    for k in 1..hinges {
        text += &format!("b{k} = {{ mass = 1, com = {com:?}, inertia = {{ ball = {:?} }} }}\n", 0.3 * size * size);
    }
    text += "[joints]\n";
    let axis = written([0.0, 0.0, 1.0], 1.0);
    for k in 0..hinges {
        let name = |k: usize| if k.is_multiple_of(hinges) { "ground".to_owned() } else { format!("b{k}") };
        let origin = |k: usize| if k.is_multiple_of(hinges) { [0.0; 3] } else { corner(k - 1) };
        let [one, other] = [k, k + 1].map(|body| written(less(corner(k), origin(body)), size));
        text += &format!(
            "J{k} = {{ type = \"revolute\", between = [\"{}\", \"{}\"], frames = [{{ at = {one:?} }}, {{ at = {other:?} }}], axis = {axis:?} }}\n",
            name(k),
            name(k + 1)
        );
    }
    dalembert::open_text("ring.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn named(text: &str) -> Option<f64> {
    text.split("--fit ").nth(1)?.split('`').next()?.parse().ok()
}

/// Whatever digits a loop has, it is evaluated where it starts, as it is or with the fit that is named, with the accelerations of the exact one.
#[test]
fn rounded_loops_stay_where_they_start_and_accelerate_as_exact_ones() {
    let (mut as_they_are, mut fitted) = (0, 0);
    for (hinges, size, seed) in
        [4, 5, 6].into_iter().flat_map(|n| [1.0, 1e-3].into_iter().flat_map(move |l| (0..6).map(move |s| (n, l, s))))
    {
        let numbers = |e: &Evaluation, of: fn(&Evaluation) -> &Vec<(String, f64)>| -> Vec<f64> {
            of(e).iter().map(|x| x.1).collect()
        };
        let exact = ring(seed, hinges, 16, size).evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
        let right = numbers(&exact, |e| &e.accelerations);
        let most = right.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
        for decimals in [5, 6, 7, 8, 9, 10] {
            let what = format!("{hinges} hinges of {size} m, seed {seed}, {decimals} decimals");
            let mut model = ring(seed, hinges, decimals, size);
            let found = match model.evaluate(&At::default()) {
                Ok(found) => {
                    as_they_are += 1;
                    found
                }
                Err(error) => {
                    fitted += 1;
                    let tolerance =
                        named(&error.to_string()).unwrap_or_else(|| panic!("{what}: no fit named: {error}"));
                    // Twelve vectors of three roundings of half a unit, over the share of the normal that the row let go of has, 1/√3 at least, and over L, 0.7; with one digit, or as the power of ten above.
                    assert!(tolerance <= 3e2 * 10f64.powi(-decimals), "{what}: {tolerance:e}");
                    model = model.fit(tolerance, &[]).unwrap_or_else(|e| panic!("{what}: {e}"));
                    model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{what}, fit {tolerance:e}: {e}"))
                }
            };
            let off = 1e3 * 10f64.powi(-decimals);
            assert!(numbers(&found, |e| &e.q).iter().all(|q| q.abs() < off), "{what}: {:?}", found.q);
            for (x, y) in numbers(&found, |e| &e.accelerations).iter().zip(&right) {
                assert!((x - y).abs() < off * most, "{what}: {x} instead of {y}");
            }
        }
    }
    assert!(as_they_are > 0 && fitted > 0, "{as_they_are}, {fitted}");
}

/// An axis that was written as (1e-7, 0, 1), in a loop that is open by 1e-9 along it: what passes for closed is let go of without being asked, and said by name, and nothing is held by its rounding.
#[test]
fn a_row_that_rounding_makes_holds_nothing() {
    let text = |tilt: f64, open: f64| {
        let mut text = "dalembert = 1\ngravity = [0.3, -9.81, 0]\n[bodies]\n".to_owned();
        for k in 1..4 {
            text += &format!("b{k} = {{ mass = 1, com = [0.1, 0.2, 0], inertia = {{ ball = 0.3 }} }}\n");
        }
        text += "[joints]\n";
        for (k, (x, y)) in [(-0.73, 0.69), (0.53, -0.49), (-0.01, -0.1), (0.3, 0.58)].into_iter().enumerate() {
            let name = |k: usize| if k.is_multiple_of(4) { "ground".to_owned() } else { format!("b{k}") };
            let z = if k == 2 { open } else { 0.0 };
            text += &format!(
                "J{k} = {{ type = \"revolute\", between = [\"{}\", \"{}\"], frames = [{{ at = [{x}, {y}, 0] }}, {{ at = [{x}, {y}, {z:?}] }}], axis = [{tilt:?}, 0, 1] }}\n",
                name(k),
                name(k + 1)
            );
        }
        dalembert::open_text("four_bar.toml", &text).unwrap_or_else(|e| panic!("{e}\n{text}"))
    };
    let largest = |model: &Loaded| {
        let found = model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
        found.lambda.iter().fold(0.0_f64, |most, row| most.max(row.1.abs()))
    };
    let rounded = text(1e-7, 1e-9);
    let found = rounded.doctor(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    assert!(
        found.findings.iter().any(|f| f.code == "D505" && f.names.iter().all(|name| name == "J2")),
        "{:?}",
        found.findings
    );
    assert_eq!(found.mobility, 1);
    let (right, own) = (largest(&text(0.0, 0.0)), largest(&rounded));
    assert!((own - right).abs() < 1e-5 * right, "{own} instead of {right}");
}
