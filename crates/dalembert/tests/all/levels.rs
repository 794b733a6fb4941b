//! Levels of a model, its soft rows, and its bodies as a digraph.

use dalembert::{At, Loaded};

fn opened(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(&path).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn times(m: &[Vec<f64>], x: &[f64]) -> Vec<f64> {
    m.iter().map(|row| row.iter().zip(x).map(|(a, b)| a * b).sum()).collect()
}

fn largest(x: &[f64]) -> f64 {
    x.iter().fold(0.0, |m, x| m.max(x.abs()))
}

/// What the rows of a level add to the constraint forces does no work along what they leave free; all together are those of the answer. P
/// is the response to forces, and constraint forces have none.
#[test]
fn constraint_forces_of_each_level_do_no_work() {
    for (name, method) in [
        ("hoop.toml", None),
        ("four_bar.toml", None),
        ("delta.toml", Some("recursive")),
        ("stewart_ups.toml", Some("recursive")),
    ] {
        let at = At { operators: true, method: method.map(str::to_owned), ..At::default() };
        let e = opened(name).evaluate(&at).unwrap_or_else(|e| panic!("{name}: {e}"));
        let size = largest(&e.gamma) + largest(&e.force);
        assert!(e.levels.len() > usize::from(method.is_some()), "{name}");
        let mut before = vec![0.0; e.columns.len()];
        for level in &e.levels {
            let o = level.operators.as_ref().expect("they were asked for");
            let own: Vec<f64> = level.gamma.iter().zip(&before).map(|(a, b)| a - b).collect();
            let work = times(&o.s, &own);
            assert!(largest(&work) <= 1e-11 * size, "{name} {}: {work:?}", level.level);
            if let Some(p) = &o.p {
                assert!(largest(&times(p, &own)) <= 1e-11 * size * largest(&p.concat()), "{name} {}", level.level);
            }
            let gains = o.k.as_ref().map(|k| k[0].len());
            assert!(gains.is_none_or(|k| k == level.rows.len() + level.soft.len()), "{name}");
            before.clone_from(&level.gamma);
        }
        let off: Vec<f64> = before.iter().zip(&e.gamma).map(|(a, b)| a - b).collect();
        assert!(largest(&off) <= 1e-12 * size, "{name}: {off:?}");
    }
}

/// A clearance keeps less than its own variance, and the more the lighter what it holds.
#[test]
fn soft_rows_keep_a_part_of_their_variance() {
    let e = opened("clearance.toml").evaluate(&At::default()).unwrap();
    assert!(!e.noise.is_empty() && e.noise.iter().map(|r| &r.name).eq(&e.soft));
    for row in &e.noise {
        let k = e.lambda.iter().position(|l| l.0 == row.name).expect("a row");
        let a = &e.rows[k];
        // One soft row and no other: with x = A M⁻¹ Aᵀ, what is left is R x/(R + x).
        if e.lambda.len() == 1 {
            let n = a.len();
            let mass = faer::Mat::from_fn(n, n, |i, j| e.mass[i][j]);
            let solved =
                faer::linalg::solvers::Solve::solve(&mass.partial_piv_lu(), faer::Mat::from_fn(n, 1, |i, _| a[i]));
            let x: f64 = (0..n).map(|i| a[i] * solved[(i, 0)]).sum();
            let wanted = row.variance * x / (row.variance + x);
            assert!((row.posterior - wanted).abs() <= 1e-12 * wanted, "{} {wanted}", row.posterior);
        }
        assert!(row.posterior > 0.0 && row.posterior < row.variance);
    }
}

#[test]
fn operators_are_those_of_constraints() {
    let refused = opened("robots/ur5.urdf").evaluate(&At { operators: true, ..At::default() });
    let sentence = refused.expect_err("there are none").to_string();
    assert!(sentence.contains("constraints") && !sentence.contains('\n'), "{sentence}");
}

/// In the canonical order every body comes before its parent, and subtrees stay together; loops have a class of their own.
#[test]
fn bodies_and_joints_are_a_digraph() {
    for (name, class, closing) in [
        ("arm.toml", "serial chain", 0),
        ("robots/ur5.urdf", "tree", 0),
        ("robots/anymal.urdf", "tree", 0),
        ("four_bar.toml", "rooted directed acyclic graph", 1),
        ("delta.toml", "rooted directed acyclic graph", 6),
        ("stewart_rss.toml", "rooted directed acyclic graph", 6),
    ] {
        let found = opened(name).doctor(&At::default()).unwrap();
        let g = found.graph.expect("it has bodies");
        assert_eq!((g.class.as_str(), g.closing.len()), (class, closing), "{name}: {:?}", g.closing);
        assert_eq!(g.numbering.len(), g.parents.len(), "{name}");
        let place = |body: &str| g.numbering.iter().position(|b| b == body);
        for p in &g.parents {
            let own = place(&p.body).expect("every body has a number");
            assert!(p.parent == "ground" || place(&p.parent).is_some_and(|parent| parent > own), "{name}: {p:?}");
        }
    }
    assert!(opened("hoop.toml").doctor(&At::default()).unwrap().graph.is_none());
}
