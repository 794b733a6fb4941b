//! Sheets folded as maps are (Miura's fold): n × n rigid plates on hinges move with one freedom in every folded pose. Closed in space
//! around each inner corner by a spherical four-bar, all but few of the rows repeat others, and joints at the point that a row holds
//! leave it arms of rounding.
//!
//! Vertex (i, j) of a sheet with the sector angle γ, folded by θ: edges of length one,
//!
//! ```text
//! x = i √(1 − V²),   y = j cos θ + (i mod 2) V,   z = (j mod 2) sin θ,      V cos θ = cos γ
//! ```

use dalembert::{At, Loaded, Simulate};

const SECTOR: f64 = 1.1;

/// The sheet, folded by an angle; the first hinge turns at a given rate.
fn sheet(n: usize, fold: f64, size: f64) -> Loaded {
    dalembert::open_text("sheet.toml", &written(n, fold, size)).unwrap_or_else(|e| panic!("{e}"))
}

/// The sheet before it is folded, at rest.
fn flat(n: usize) -> String {
    written(n, 0.0, 1.0).replace("start = 0\nrate = 0.5\nfixed = true\n", "")
}

fn written(n: usize, fold: f64, size: f64) -> String {
    let v = SECTOR.cos() / fold.cos();
    let vertex = |i: usize, j: usize| {
        let (i, odd) = (i as f64, (i % 2) as f64);
        [i * (1.0 - v * v).sqrt(), j as f64 * fold.cos() + odd * v, (j % 2) as f64 * fold.sin()].map(|x| x * size)
    };
    let plate = |i: usize, j: usize| if (i, j) == (0, 0) { "ground".to_owned() } else { format!("p{i}_{j}") };
    let mut text = "dalembert = 1\ngravity = [0, 0, 0]\n".to_owned();
    for (i, j) in (0..n * n).map(|k| (k / n, k % n)).skip(1) {
        let (a, b) = (vertex(i, j), vertex(i + 1, j + 1));
        let com: [f64; 3] = std::array::from_fn(|k| 0.5 * (a[k] + b[k]));
        let inertia = [0.1, 0.1, 0.15, 0.0, 0.0, 0.0].map(|x| x * size * size);
        text += &format!("[bodies.{}]\nmass = 1\ncom = {com:?}\ninertia = {inertia:?}\n", plate(i, j));
    }
    let mut hinge = |name: String, between: [String; 2], at: [f64; 3], to: [f64; 3]| {
        let axis: [f64; 3] = std::array::from_fn(|k| (to[k] - at[k]) / size);
        let start = if name == "h0_0" { "start = 0\nrate = 0.5\nfixed = true\n" } else { "" };
        text += &format!(
            "[joints.{name}]\ntype = \"revolute\"\nbetween = {between:?}\nat = {at:?}\naxis = {axis:?}\n{start}"
        );
    };
    for (i, j) in (0..n * n).map(|k| (k / n, k % n)) {
        if i + 1 < n {
            hinge(format!("h{i}_{j}"), [plate(i, j), plate(i + 1, j)], vertex(i + 1, j), vertex(i + 1, j + 1));
        }
        if j + 1 < n {
            hinge(format!("v{i}_{j}"), [plate(i, j), plate(i, j + 1)], vertex(i, j + 1), vertex(i + 1, j + 1));
        }
    }
    text
}

fn at(turn: f64) -> At {
    At { set: vec![("h0_0".to_owned(), turn)], ..At::default() }
}

#[test]
fn folded_sheets_have_one_freedom() {
    for (n, fold) in [(3, 0.2), (4, 0.7)] {
        for turn in [0.0, 0.05] {
            for size in [1e-6, 1.0] {
                let d = sheet(n, fold, size).doctor(&at(turn)).unwrap_or_else(|e| panic!("{e}"));
                assert_eq!(d.mobility, 1, "{n} × {n} folded by {fold}, turned by {turn}, {size} m");
                assert_eq!(d.mechanism.as_ref().and_then(|m| m.generic_mobility), Some(1), "{n} {fold} {turn} {size}");
                assert!(d.assembly.converged);
            }
        }
    }
}

/// Flat, a sheet folds along each of its 2(n − 1) lines by itself; beside that pose one freedom is left.
#[test]
fn flat_sheets_are_named_singular() {
    for n in [2, 3] {
        let text = flat(n);
        let d = dalembert::open_text("sheet.toml", &text).unwrap().doctor(&At::default()).unwrap();
        assert_eq!(d.mobility, 2 * (n - 1), "{n} × {n}");
        assert_eq!(d.mechanism.as_ref().and_then(|m| m.generic_mobility), Some(1), "{n} × {n}");
        assert!(d.findings.iter().any(|f| f.code == "D304" && f.sentence.contains("singular")), "{n} × {n}");
    }
}

#[test]
fn every_way_to_the_accelerations_sees_it() {
    for method in ["auto", "multipliers", "delassus", "embedding"] {
        let ask = At { method: Some(method.to_owned()), ..at(0.05) };
        let e = sheet(6, 0.85, 1.0).evaluate(&ask).unwrap_or_else(|e| panic!("{method}: {e}"));
        assert_eq!(e.columns.len() - e.rank, 1, "{method}");
    }
}

#[test]
fn folded_sheets_run() {
    for n in [4, 6] {
        let how = Simulate { until: Some(0.1), tolerance: Some(1e-8), ..Simulate::default() };
        let run = sheet(n, 0.85, 1.0).simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{n}: {e}"));
        assert!(run.time.last().is_some_and(|&t| t == 0.1), "{n}: {}", run.summary.stop_reason);
    }
}
