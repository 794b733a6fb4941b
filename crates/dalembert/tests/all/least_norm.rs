//! Multipliers that are not determined: two solutions, and all of them.
//!
//! Seed: Mukharlyamov and Deressa, eq. 17–18 (λ = λ₀ + N η) and 25–26 (X = K⁺Y, the least Euclidean norm of α and λ together).

use dalembert::dynamics::result::{ColumnKind, Evaluation};
use dalembert::enforce::{GeneralSolution, Problem, Tolerance, row_lengths};
use dalembert::{At, LeastNorm, Loaded, Simulate};
use faer::{Mat, col, mat};

/// Examples whose rows depend on each other: by formulas, by bodies in a plane and in space.
const EXAMPLES: [&str; 5] = ["hoop_redundant", "four_bar", "bricard", "parallelogram", "jansen"];

const METHODS: [&str; 9] = [
    "multipliers",
    "null-space",
    "projector",
    "stacked",
    "recursive",
    "kalman-sequential",
    "hierarchical",
    "delassus",
    "embedding",
];

fn example(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(path).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn open(text: &str) -> Loaded {
    dalembert::open_text("model.toml", text).unwrap_or_else(|e| panic!("{e}"))
}

fn by(model: &Loaded, method: &str, norm: LeastNorm) -> Result<Evaluation, String> {
    let at = At { method: Some(method.to_owned()), norm, ..At::default() };
    model.evaluate(&at).map_err(|e| e.to_string())
}

fn lambda(e: &Evaluation) -> Vec<f64> {
    e.lambda.iter().map(|l| l.1).collect()
}

fn norm(x: &[f64]) -> f64 {
    x.iter().map(|x| x * x).sum::<f64>().sqrt()
}

fn dot(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(x, y)| x * y).sum()
}

fn less(x: &[f64], y: &[f64]) -> Vec<f64> {
    x.iter().zip(y).map(|(x, y)| x - y).collect()
}

/// Aᵀλ, and what its terms sum up to.
fn resultant(e: &Evaluation, lambda: &[f64]) -> (Vec<f64>, f64) {
    let column = |j: usize| e.rows.iter().zip(lambda).map(move |(row, l)| row[j] * l);
    let size = (0..e.columns.len()).map(|j| column(j).map(f64::abs).sum::<f64>()).fold(0.0, f64::max);
    ((0..e.columns.len()).map(|j| column(j).sum()).collect(), size)
}

/// What is left of x beside the span of some directions.
fn beside(directions: &[Vec<f64>], x: &[f64]) -> Vec<f64> {
    let v = Mat::from_fn(x.len(), directions.len(), |i, k| directions[k][i]);
    let q = v.qr().compute_thin_Q();
    let mut out = x.to_vec();
    for _ in 0..2 {
        for k in 0..q.ncols() {
            let along: f64 = (0..x.len()).map(|i| q[(i, k)] * out[i]).sum();
            (0..x.len()).for_each(|i| out[i] -= along * q[(i, k)]);
        }
    }
    out
}

/// X = K⁺Y by the singular values of K = [M −Aᵀ; A 0], from the matrices that are printed.
fn pseudoinverse(e: &Evaluation) -> (Vec<f64>, Vec<f64>) {
    let (n, m) = (e.columns.len(), e.rows.len());
    let mut k = Mat::<f64>::zeros(n + m, n + m);
    (0..n).for_each(|i| (0..n).for_each(|j| k[(i, j)] = e.mass[i][j]));
    (0..m).for_each(|i| (0..n).for_each(|j| (k[(n + i, j)], k[(j, n + i)]) = (e.rows[i][j], -e.rows[i][j])));
    let y = Mat::from_fn(n + m, 1, |i, _| if i < n { e.force[i] } else { e.b[i - n] });
    let svd = k.svd().unwrap();
    let s = svd.S().column_vector();
    let along = svd.U().transpose() * y;
    let x = Mat::from_fn(n + m, 1, |i, _| if s[i] > 1e-10 * s[0] { along[(i, 0)] / s[i] } else { 0.0 });
    let x = svd.V() * x;
    ((0..n).map(|i| x[(i, 0)]).collect(), (n..n + m).map(|i| x[(i, 0)]).collect())
}

/// The laws of two solutions of one problem.
fn one_family(name: &str, scaled: &Evaluation, euclidean: &Evaluation) {
    let (s, e) = (lambda(scaled), lambda(euclidean));
    let directions = euclidean.lambda_directions.as_ref().expect("few rows");
    assert_eq!(directions.len(), s.len() - scaled.rank, "{name}");
    assert_eq!((scaled.norm, euclidean.norm), (Some(LeastNorm::Scaled), Some(LeastNorm::Euclidean)));
    for (a, b) in scaled.accelerations.iter().zip(&euclidean.accelerations) {
        assert_eq!(a, b, "{name}: accelerations do not depend on the norm");
    }
    let ((push, size), (other, _)) = (resultant(scaled, &s), resultant(euclidean, &e));
    assert!(norm(&less(&push, &other)) <= 1e-11 * size, "{name}: Aᵀλ is the same");
    for nu in directions {
        let (left, size) = resultant(scaled, nu);
        assert!(norm(&left) <= 1e-11 * size, "{name}: Aᵀν = 0, {left:?}");
        assert!((nu.iter().fold(0.0_f64, |m, x| m.max(x.abs())) - 1.0).abs() < 1e-14, "{name}: the largest is 1");
        assert!(dot(nu, &e).abs() <= 1e-11 * norm(nu) * norm(&s), "{name}: the Euclidean one is orthogonal to all ν");
        for (x, row) in nu.iter().zip(&scaled.lambda) {
            assert!(*x == 0.0 || !row.2, "{name}: `{}` is determined", row.0);
        }
    }
    for (k, row) in scaled.lambda.iter().enumerate().filter(|(_, l)| !l.2) {
        assert!(directions.iter().any(|nu| nu[k] != 0.0), "{name}: nothing moves `{}`", row.0);
    }
    let difference = less(&s, &e);
    assert!(norm(&beside(directions, &difference)) <= 1e-11 * norm(&s), "{name}: they differ by the directions");
    assert!(norm(&e) <= norm(&s) * (1.0 + 1e-14), "{name}: least");
}

#[test]
fn two_solutions_are_one_family() {
    for name in EXAMPLES {
        let model = example(name);
        let [scaled, euclidean] = LeastNorm::ALL.map(|norm| by(&model, "auto", norm).unwrap());
        assert!(scaled.lambda.iter().any(|l| !l.2), "{name} has nothing to choose");
        one_family(name, &scaled, &euclidean);
    }
}

#[test]
fn the_euclidean_one_is_the_pseudoinverse() {
    for name in EXAMPLES {
        let e = by(&example(name), "auto", LeastNorm::Euclidean).unwrap();
        let (alpha, multipliers) = pseudoinverse(&e);
        let found: Vec<f64> = e.accelerations.iter().map(|a| a.1).collect();
        assert!(norm(&less(&alpha, &found)) <= 1e-8 * norm(&found).max(1.0), "{name}");
        assert!(norm(&less(&multipliers, &lambda(&e))) <= 1e-8 * norm(&multipliers), "{name}");
    }
}

#[test]
fn all_methods_show_the_same() {
    let mut asked = 0;
    for name in EXAMPLES {
        let model = example(name);
        for norm_asked in LeastNorm::ALL {
            let wanted = lambda(&by(&model, "multipliers", norm_asked).unwrap());
            for method in METHODS {
                // Methods of bodies refuse models of formulas.
                let Ok(e) = by(&model, method, norm_asked) else { continue };
                asked += 1;
                let off = norm(&less(&lambda(&e), &wanted));
                assert!(off <= 1e-9 * norm(&wanted), "{name}, {method}, {norm_asked}: {off:e}");
            }
        }
    }
    assert!(asked >= 2 * 7 * EXAMPLES.len() + 2 * 2 * 3, "{asked}");
}

/// The hoop of the seed, m = 2 kg, R + r = 1.2 m, r = 0.2 m, g = 9.8 m/s², its rolling written twice: (λ₁, λ₂) with λ₁ + k λ₂ = m g sin θ/2.
fn hoop_written(factor: f64) -> Loaded {
    let text =
        std::fs::read_to_string(format!("{}/../../examples/hoop_redundant.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let line = text.lines().find(|l| l.starts_with("rolling_rear")).expect("the second writing").to_owned();
    let scaled = format!("rolling_rear = \"{factor}*(r*(phi' - theta')) = {factor}*R*theta'\"");
    open(&text.replace(&line, &scaled))
}

#[test]
fn an_equation_written_larger_takes_a_larger_share() {
    for factor in [1.0, 3.0, -0.25] {
        let model = hoop_written(factor);
        let at = |norm| At { set: vec![("theta".into(), 0.4)], norm, ..At::default() };
        let force = 9.8 * 0.4_f64.sin();
        let share = |norm| {
            let e = model.evaluate(&at(norm)).unwrap();
            let of = |name: &str| e.lambda.iter().find(|l| l.0 == name).unwrap().1;
            [of("rolling_front"), of("rolling_rear")]
        };
        let [front, rear] = share(LeastNorm::Scaled);
        assert!((front - force / 2.0).abs() < 1e-12 && (rear - force / (2.0 * factor)).abs() < 1e-12, "{factor}");
        let [front, rear] = share(LeastNorm::Euclidean);
        let all = 1.0 + factor * factor;
        assert!((front - force / all).abs() < 1e-12 && (rear - force * factor / all).abs() < 1e-12, "{factor}");
    }
}

/// The seed's hoop as printed, M α + Aᵀλ = f with ρ left out, so that the contact is a row of zeros: λ₁ = Γ₃ is free, the least is
/// (0, 9.8 sin θ), and it pushes by (−11.76, 1.96) sin θ; θ̈ = φ̈ = 4.08333 sin θ for the signs and the rates of the seed.
#[test]
fn the_seeds_hoop() {
    for theta in [0.1_f64, 0.5, 1.2] {
        let problem = Problem::dense(
            mat![[2.88, 0.0], [0.0, 0.08]],
            col![23.52 * theta.sin(), 0.0],
            mat![[0.0, 0.0], [-1.2, 0.2]],
            col![0.0, 0.0],
        );
        let all = GeneralSolution::new(&problem, &Tolerance::default()).unwrap();
        assert!((all.alpha[0] - 49.0 / 12.0 * theta.sin()).abs() < 1e-12);
        assert!(all.lambda[0] == 0.0 && (all.lambda[1] - 9.8 * theta.sin()).abs() < 1e-12, "{:?}", all.lambda);
        assert_eq!(all.lambda_directions.ncols(), 1);
        assert!(all.lambda_directions[(0, 0)] != 0.0 && all.lambda_directions[(1, 0)] == 0.0);
        let push = problem.rows_adjoint_times(&all.multipliers(&col![7.0]));
        assert!((push[0] + 11.76 * theta.sin()).abs() < 1e-12 && (push[1] - 1.96 * theta.sin()).abs() < 1e-12);
        assert_eq!(row_lengths(&problem, &Tolerance::default()).unwrap()[0], 1.0);
    }
}

/// A mass on a line held by rows in an order, some of which repeat each other.
fn tied(order: &[usize]) -> Loaded {
    let rows = ["x - y = 0", "2*x - 2*y = 0", "y - z = 0", "x - z = 0", "5*z - 5*x = 0"];
    let mut text = "dalembert = 1\n[variables]\nx = {}\ny = {}\nz = {}\n[lagrangian]\n\
        kinetic = \"x'^2/2 + y'^2 + 3*z'^2/2\"\npotential = \"-7*x + z\"\n[constraints]\n"
        .to_owned();
    order.iter().for_each(|&i| text += &format!("c{i} = \"{}\"\n", rows[i]));
    open(&text)
}

#[test]
fn the_order_of_rows_changes_nothing() {
    let named = |order: &[usize], norm| -> Vec<(String, f64)> {
        let e = by(&tied(order), "auto", norm).unwrap();
        let mut list: Vec<(String, f64)> = e.lambda.iter().map(|l| (l.0.clone(), l.1)).collect();
        list.sort_by(|a, b| a.0.cmp(&b.0));
        list
    };
    for norm in LeastNorm::ALL {
        let wanted = named(&[0, 1, 2, 3, 4], norm);
        for order in [[4, 3, 2, 1, 0], [2, 0, 4, 1, 3], [1, 3, 0, 2, 4]] {
            for ((name, x), (_, y)) in named(&order, norm).iter().zip(&wanted) {
                assert!((x - y).abs() < 1e-12, "{norm}, {order:?}: {name} {x} {y}");
            }
        }
    }
}

/// Neither mass nor row: such a variable is a direction of α, and shown at rest.
#[test]
fn accelerations_have_directions_too() {
    let text = "dalembert = 1\n[variables]\nx = {}\nu = { unit = \"m\" }\nw = {}\n[lagrangian]\nkinetic = \"x'^2/2\"\n\
        potential = \"-3*x\"\n[constraints]\nc = \"u + 2*w = 0\"\n";
    for norm in LeastNorm::ALL {
        let e = by(&open(text), "auto", norm).unwrap();
        assert!(!e.accelerations_unique);
        let place = |name: &str| e.columns.iter().position(|c| c == name).unwrap();
        let [one] = e.alpha_directions.as_slice() else { panic!("{:?}", e.alpha_directions) };
        assert!(one[place("x''")].abs() < 1e-15 && (one[place("u''")] + 2.0 * one[place("w''")]).abs() < 1e-14);
        assert!((norm_of_largest(one) - 1.0).abs() < 1e-15);
        assert!(e.accelerations.iter().all(|a| a.0 == "x''" || a.1.abs() < 1e-15));
        assert_eq!(e.alpha_units[place("u''")].as_deref(), Some("m/s^2"));
    }
}

fn norm_of_largest(x: &[f64]) -> f64 {
    x.iter().fold(0.0, |m, x| m.max(x.abs()))
}

#[test]
fn runs_give_the_multipliers_that_evaluate_shows() {
    for name in ["hoop_redundant", "four_bar", "bricard"] {
        let model = example(name);
        for norm_asked in LeastNorm::ALL {
            for method in ["auto", "multipliers", "null-space", "delassus", "embedding"] {
                let how = Simulate {
                    until: Some(0.0),
                    method: Some(method.to_owned()),
                    norm: norm_asked,
                    ..Simulate::default()
                };
                let Ok(run) = model.simulate(&how, &mut |_| true) else { continue };
                let of = |c: &&dalembert::dynamics::result::Column| c.kind == ColumnKind::Reaction;
                let given: Vec<f64> = run.columns.iter().filter(of).map(|c| c.values[0]).collect();
                let shown = lambda(&by(&model, "multipliers", norm_asked).unwrap());
                let off = norm(&less(&given, &shown));
                assert!(off <= 1e-8 * norm(&shown), "{name}, {method}, {norm_asked}: {off:e}");
                assert_eq!(run.summary.norm, Some(norm_asked));
                assert!(!run.summary.undetermined.is_empty());
            }
        }
    }
}

#[test]
fn units_of_multipliers_are_said_where_they_are_known() {
    let units = |name: &str| by(&example(name), "auto", LeastNorm::Scaled).unwrap().lambda_units;
    assert!(units("four_bar").iter().all(|u| matches!(u.as_deref(), Some("N" | "N m"))));
    let known = |name: &str| units(name).into_iter().map(Option::unwrap_or_default).collect::<Vec<_>>();
    assert_eq!(known("rolling_disc"), ["N", "N", "N"], "of positions and of velocities that are read off frames");
    assert_eq!(known("harmonic_drive"), ["N m"]);
    assert_eq!(known("pendulum"), ["N/m"], "of x² + y² = l², in m²");
    assert!(known("car_axis").iter().all(String::is_empty), "nothing has a unit there");
}

/// In a four-bar whose axes lean from the normal of its plane, forces along them are as large as the angle is small, and of their share in the plane nothing is
/// determined: what counts as determined is the same whichever solution is shown.
#[test]
fn what_counts_as_determined_is_the_same_in_all_solutions() {
    let places = ["-0.73, 0.69", "0.53, -0.49", "-0.01, -0.1", "0.3, 0.58"];
    let ends = [["ground", "b1"], ["b1", "b2"], ["b2", "b3"], ["b3", "ground"]];
    let mut shared = 0;
    for lean in [0.0, 1e-11, 1e-9, 1e-8, 0.9e-7, 1e-7, 1e-6, 1e-3, 0.1] {
        let mut text = "dalembert = 1\ngravity = [0.3, -9.81, 0]\n".to_owned();
        for k in 1..4 {
            text += &format!("[bodies.b{k}]\nmass = 1\ncom = [0.1, 0.2, 0]\ninertia = {{ ball = 0.3 }}\n");
        }
        for (k, (place, [a, b])) in places.iter().zip(ends).enumerate() {
            let off = if k == 2 { "1e-9" } else { "0" };
            text += &format!(
                "[joints.J{k}]\ntype = \"revolute\"\nbetween = [\"{a}\", \"{b}\"]\naxis = [{lean:e}, 0, 1]\n\
                 frames = [{{ at = [{place}, 0] }}, {{ at = [{place}, {off}] }}]\n"
            );
        }
        let model = open(&text);
        let [scaled, euclidean] = LeastNorm::ALL.map(|norm| by(&model, "auto", norm).unwrap());
        let forces = scaled.reactions.iter().flat_map(|r| r.force);
        let largest = forces.fold(0.0_f64, |m, x| m.max(x.abs()));
        for (a, b) in scaled.reactions.iter().zip(&euclidean.reactions) {
            let flags = |r: &dalembert::dynamics::result::JointReaction| (r.force_determined, r.moment_determined);
            shared += usize::from(!a.determined());
            for k in 0..3 {
                for (x, y, known) in [
                    (a.force[k], b.force[k], flags(a).0[k] && flags(b).0[k]),
                    (a.moment[k], b.moment[k], flags(a).1[k] && flags(b).1[k]),
                ] {
                    let off = (x - y).abs();
                    assert!(!known || off <= 1e-6 * x.abs() + 1e-10 * largest, "{lean:e}, {}: {x} is {y}", a.name);
                }
            }
        }
    }
    assert!(shared > 0, "nothing is open");
}
