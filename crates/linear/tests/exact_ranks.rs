//! Verdicts in floating point against ranks over the rationals.

use dalembert_linear::{
    Degrees, Effort, LinearSystem, Mat, Rational, RationalMatrix, RationalSecondOrder, Sampling,
    controllable_dimension, exact_losses, float_of, gershgorin, gershgorin_of, rational, rational_of, tolerances,
    weak_intervals,
};

use crate::support::{Random, close, data, number, two_inertias, unit_columns};

fn exact(rows: &[&[&str]]) -> RationalMatrix {
    let columns = rows.first().map_or(0, |row| row.len());
    RationalMatrix::from_fn(rows.len(), columns, |i, j| rational(rows[i][j]).expect("a number"))
}

fn floats(matrix: &RationalMatrix) -> Mat<f64> {
    Mat::from_fn(matrix.rows(), matrix.columns(), |i, j| float_of(matrix.at(i, j)))
}

/// A random pair of rationals in which `hidden` states are not reached, in random coordinates; with `nearly` the input reaches them after
/// all, by one part in twenty thousand: where
/// two hidden states move alike the distance is the square of that.
fn random_pair(random: &mut Random, nearly: bool) -> (RationalMatrix, RationalMatrix) {
    let (seen, hidden) = (random.integer(1, 3) as usize, random.integer(0, 2) as usize);
    let (n, m) = (seen + hidden, random.integer(1, 2) as usize);
    let mut entry = |zeros: i64| {
        let (above, below) = (random.integer(-4, 4), random.integer(1, 3));
        let value = if random.integer(0, 9) < zeros { 0 } else { above };
        Rational::new(value.into(), below.into())
    };
    let mut a = RationalMatrix::from_fn(n, n, |i, j| if i >= seen && j < seen { entry(10) } else { entry(3) });
    let small = Rational::new(1.into(), 20_000.into());
    let mut b = RationalMatrix::from_fn(n, m, |i, _| if i < seen { entry(2) } else { entry(10) });
    if nearly {
        b = RationalMatrix::from_fn(n, m, |i, j| if i < seen { b.at(i, j).clone() } else { small.clone() });
    }
    // Shears and swaps with small whole numbers keep all entries short.
    for _ in 0..n {
        let (i, j) = (random.integer(0, n as i64 - 1) as usize, random.integer(0, n as i64 - 1) as usize);
        if i != j {
            let factor = Rational::from_integer(random.integer(-1, 1).into());
            let shear = |sign: i64| {
                let sign = Rational::from_integer(sign.into());
                RationalMatrix::from_fn(n, n, |k, l| match (k, l) {
                    _ if k == l => Rational::from_integer(1.into()),
                    _ if (k, l) == (i, j) => &factor * &sign,
                    _ => Rational::from_integer(0.into()),
                })
            };
            a = shear(-1).times(&a).expect("shapes").times(&shear(1)).expect("shapes");
            b = shear(-1).times(&b).expect("shapes");
        }
    }
    (a, b)
}

#[test]
fn random_rational_pairs_have_their_exact_dimension() {
    let mut lost = 0;
    for seed in 0..500 {
        let (a, b) = random_pair(&mut Random::new(seed), seed % 3 == 2);
        let expected = controllable_dimension(&a, &b).expect("shapes");
        let system = LinearSystem::strictly_proper(floats(&a), floats(&b), Mat::zeros(0, a.rows())).expect("shapes");
        let answer = system.controllability().expect("converges");
        assert_eq!(answer.dimension, expected, "seed {seed}: {a:?} {b:?} {answer:?}");
        lost += usize::from(expected < a.rows());
        let dual =
            LinearSystem::strictly_proper(floats(&a.transposed()), Mat::zeros(a.rows(), 0), floats(&b.transposed()));
        assert_eq!(dual.expect("shapes").observability().expect("converges").dimension, expected, "seed {seed}");
    }
    // Both verdicts occur often.
    assert!((100..400).contains(&lost), "{lost}");
}

#[test]
fn no_loss_is_missed_and_none_is_invented_but_within_rounding() {
    for seed in 500..2500 {
        let (a, b) = random_pair(&mut Random::new(seed), seed % 3 == 2);
        let expected = controllable_dimension(&a, &b).expect("shapes");
        let system = LinearSystem::strictly_proper(floats(&a), floats(&b), Mat::zeros(0, a.rows())).expect("shapes");
        let found = system.controllability().expect("converges").dimension;
        assert!(found <= expected, "seed {seed}: {a:?} {b:?}");
        if found < expected {
            // Exactly controllable, but changes of the size of the rank tolerance end that.
            let distance = system.inputs_measured().expect("measured").distance(Effort::Search).expect("converges");
            assert!(distance.value < tolerances::RANK, "seed {seed}: {a:?} {b:?} {distance:?}");
        }
    }
}

fn exact_harmonic_drive(d: &Rational) -> (RationalSecondOrder, RationalMatrix) {
    let mut damping = exact(&[
        &["2e-2", "0", "0", "0"],
        &["0", "1e-4", "0", "0"],
        &["0", "0", "2e-2", "0"],
        &["0", "0", "0", "5e-2"],
    ]);
    let plain = damping.clone();
    damping = RationalMatrix::from_fn(4, 4, |i, j| match (i, j) {
        (2, 2) | (3, 3) => plain.at(i, j) + d,
        (2, 3) | (3, 2) => -d.clone(),
        _ => plain.at(i, j).clone(),
    });
    let stiffness =
        exact(&[&["0", "0", "0", "0"], &["0", "0", "0", "0"], &["0", "0", "100", "-100"], &["0", "0", "-100", "100"]]);
    let masses = ["2e-4", "1e-4", "5e-4", "5e-2"].map(|text| rational(text).expect("a number"));
    let zero = Rational::from_integer(0.into());
    let mass = RationalMatrix::from_fn(4, 4, |i, j| if i == j { masses[i].clone() } else { zero.clone() });
    let system = RationalSecondOrder { mass, damping, stiffness, forces: RationalMatrix::identity(4) };
    (system, exact(&[&["100", "1", "-101", "0"]]))
}

#[test]
fn harmonic_drive_over_the_rationals() {
    let file = &data("harmonic_drive")["controllable_dimension_of_pairs"];
    let names = ["phi_fs", "phi_wg", "phi_cs", "phi_sp"];
    let chosen = |system: &RationalSecondOrder, i: usize, j: usize| RationalSecondOrder {
        forces: RationalMatrix::from_fn(4, 2, |row, k| system.forces.at(row, [i, j][k]).clone()),
        ..system.clone()
    };
    for (i, j) in (0..4).flat_map(|j| (0..j).map(move |i| (i, j))) {
        for d in ["0.1", "100"] {
            let (system, constraint) = exact_harmonic_drive(&rational(d).expect("a number"));
            let (a, b) = chosen(&system, i, j).constrained(&constraint).expect("shapes").pair().expect("invertible");
            let key = format!("{} + {}, d = {d}", names[i], names[j]);
            assert_eq!(controllable_dimension(&a, &b).expect("shapes"), number(&file[&key]) as usize, "{key}");
        }
    }
    // Two of fs, wg, cs lose their grip on the load exactly at d = s J_sp/d_sp = 100.
    let family = |d: &Rational| {
        let (system, constraint) = exact_harmonic_drive(d);
        chosen(&system, 0, 1).constrained(&constraint)?.pair()
    };
    let (low, high) = (rational("0.01").expect("a number"), rational("1000").expect("a number"));
    let losses = exact_losses(family, Degrees { a: 1, b: 0 }, (&low, &high)).expect("polynomials");
    assert_eq!(losses.generic, 6);
    assert_eq!(losses.losses.len(), 1);
    assert_eq!(losses.losses[0].root.exact, rational("100"));
    assert_eq!(losses.losses[0].dimension, Some(5));
}

#[test]
fn two_inertias_are_lost_at_one_damping() {
    let file = data("two_inertias");
    let family = |d: &Rational| {
        let number = |text: &str| rational(text).expect("a number");
        let two = Rational::from_integer(2.into());
        let system = RationalSecondOrder {
            mass: exact(&[&["0.01", "0"], &["0", "0.01"]]),
            damping: RationalMatrix::from_fn(2, 2, |i, j| if i == j { d * &two } else { -d.clone() }),
            stiffness: RationalMatrix::from_fn(2, 2, |i, j| number(if i == j { "5" } else { "-5" })),
            forces: exact(&[&["1"], &["0"]]),
        };
        system.pair()
    };
    let (low, high) = (rational("0").expect("a number"), rational("1").expect("a number"));
    let losses = exact_losses(family, Degrees { a: 1, b: 0 }, (&low, &high)).expect("polynomials");
    assert_eq!(losses.generic, 4);
    // det K = −s(Js − d²)/J⁷: one root in the interval, and d² − 1/20 is the polynomial.
    assert_eq!(
        losses.polynomial.coefficients(),
        [rational("-1/20"), rational("0"), rational("1")].map(|c| c.expect("a number"))
    );
    assert_eq!(losses.losses.len(), 1);
    assert_eq!(losses.losses[0].root.exact, None);
    assert!(close(losses.losses[0].root.value, number(&file["special_d_for_one_motor"]), 1e-15));
    let distance = |d: f64| {
        let pair = two_inertias(d, unit_columns(2, &[0])).inputs_measured()?;
        Ok(pair.distance(Effort::Search)?.value)
    };
    let weak = weak_intervals(distance, (0.0, 0.9), Sampling { steps: 30, halvings: 0, known: &[] }, 1e-3)
        .expect("an interval");
    let expected = &file["interval_of_d_with_distance_below_1e-3"];
    assert_eq!(weak.len(), 1);
    assert!((weak[0].from - number(&expected[0])).abs() < 2e-9, "{weak:?}");
    assert!((weak[0].to - number(&expected[1])).abs() < 2e-9, "{weak:?}");
    let (at, least) = weak[0].least();
    assert!((at - number(&file["special_d_for_one_motor"])).abs() < 1e-9, "{weak:?}");
    assert!(least < 1e-9, "{weak:?}");
}

/// Two losses in one interval under the margin are two; a dip much narrower than the first steps is found where it bends, and at a value
/// that is known it can't be missed.
#[test]
fn no_minimum_hides_another() {
    let two = |p: f64| Ok(((p - 0.4) * (p - 0.6)).abs());
    let plain = |halvings: usize, known: &'static [f64]| Sampling { steps: 20, halvings, known };
    let found = weak_intervals(two, (0.0, 1.0), plain(0, &[]), 0.1).expect("an interval");
    assert_eq!(found.len(), 1);
    let minima: Vec<f64> = found[0].minima.iter().map(|m| m.0).collect();
    assert!((minima[0] - 0.4).abs() < 1e-9 && (minima[1] - 0.6).abs() < 1e-9 && minima.len() == 2, "{minima:?}");
    // |q|/√(q² + w²) with w = 1/200: half of its height at a hundredth of a step's distance from its root.
    let root = 0.512_3;
    let dip = move |p: f64| Ok((p - root).abs() / (p - root).hypot(0.005));
    let found = weak_intervals(dip, (0.0, 1.0), plain(40, &[]), 1e-2).expect("an interval");
    assert!(found.len() == 1 && (found[0].minima[0].0 - root).abs() < 1e-9, "{found:?}");
    let steep = move |p: f64| Ok((p - root).abs() / (p - root).hypot(1e-7));
    let found = weak_intervals(steep, (0.0, 1.0), plain(0, &[0.512_3]), 1e-2).expect("an interval");
    assert!(found.len() == 1 && (found[0].minima[0].0 - root).abs() < 1e-9, "{found:?}");
}

/// Where a distance does not change but for rounding nothing is looked for, and where a loss is known it is not looked for again; ends of intervals take some looks each.
#[test]
fn no_more_is_looked_at_than_tells_something() {
    let looks = std::cell::Cell::new(0);
    let ends = (0.5, 5.0);
    let found = |distance: &dyn Fn(f64) -> f64, known: &[f64]| {
        looks.set(0);
        let counted = |p: f64| {
            looks.set(looks.get() + 1);
            Ok(distance(p))
        };
        weak_intervals(counted, ends, Sampling { steps: 40, halvings: 80, known }, 1e-3).expect("an interval")
    };
    // Rounding of the last digits that differs from value to value.
    let noise = |p: f64| 1e-15 * (1e9 * p).sin();
    for size in [1e-2, 0.3, 1.0] {
        assert!(found(&|p| size + noise(p), &[]).is_empty());
        assert_eq!(looks.get(), 41, "{size}");
    }
    for slope in [1e-3, 1e-2, 1.0] {
        let distance = |p: f64| slope * ((p - 1.0) * (p - 2.0) * (p - 3.0)).abs() / (1.0 + p * p) + noise(p).abs();
        let intervals = found(&distance, &[1.0, 2.0, 3.0]);
        let minima: Vec<f64> = intervals.iter().flat_map(|i| i.minima.iter().map(|m| m.0)).collect();
        assert_eq!(minima, [1.0, 2.0, 3.0], "{slope}");
        assert!(looks.get() < 41 + 80 + 6 * 30, "{slope}: {}", looks.get());
        for end in intervals.iter().flat_map(|i| [i.from, i.to]).filter(|end| *end != ends.0 && *end != ends.1) {
            assert!((distance(end) - 1e-3).abs() < 1e-12, "{slope}: {end}");
        }
    }
}

/// A loss at zero is found wherever zero lies in the interval, and one at an end where rounding shows less beside it.
#[test]
fn losses_at_zero_and_at_ends() {
    // Two oscillators coupled by k, driven at the first: the second is not reached for k = 0.
    let family = |k: &Rational| {
        let entry = |i: usize, j: usize| if i == j { rational(["1", "2"][i]).expect("a number") } else { k.clone() };
        let system = RationalSecondOrder {
            mass: exact(&[&["1", "0"], &["0", "1"]]),
            damping: RationalMatrix::zeros(2, 2),
            stiffness: RationalMatrix::from_fn(2, 2, entry),
            forces: exact(&[&["1"], &["0"]]),
        };
        system.pair()
    };
    for (low, high) in [("-1", "0.7"), ("-1", "1"), ("-0.5", "2"), ("0", "3"), ("-7/3", "0")] {
        let ends = [low, high].map(|end| rational(end).expect("a number"));
        let losses = exact_losses(family, Degrees { a: 1, b: 0 }, (&ends[0], &ends[1])).expect("polynomials");
        let found: Vec<_> = losses.losses.iter().map(|loss| (loss.root.exact.clone(), loss.dimension)).collect();
        assert_eq!(found, [(rational("0"), Some(2))], "from {low} to {high}");
    }
    let noisy = |p: f64| {
        Ok(if p == 0.0 {
            2e-18
        } else if p < 1e-12 {
            1e-18
        } else {
            p
        })
    };
    let found = weak_intervals(noisy, (0.0, 1.0), Sampling { steps: 10, halvings: 0, known: &[] }, 1e-3);
    assert_eq!(found.expect("an interval")[0].least().0, 0.0);
}

/// Equal parts beside a heavy one: what rounding parts is not told apart, and what it does not part is.
#[test]
fn discs_that_rounding_parts_are_one_group() {
    let light = [1.25e-6, 1.25e-6 * (1.0 + 3e-13), 1.25e-6 * (1.0 - 2e-13), 1.3e-6];
    let diagonal = Mat::from_fn(5, 5, |i, j| if i == j { light.get(i).copied().unwrap_or(0.098) } else { 0.0 });
    let counts: Vec<usize> = gershgorin_of(&diagonal).expect("square").groups.iter().map(|g| g.count).collect();
    assert_eq!(counts, [3, 1, 1]);
}

#[test]
fn gershgorin_discs_of_the_harmonic_drive() {
    let file = data("harmonic_drive");
    let (system, constraint) = exact_harmonic_drive(&rational("0.1").expect("a number"));
    let plain = exact(&[&["0", "1", "0"], &["0", "-100", "101"], &["0", "0", "1"], &["1", "0", "0"]]);
    assert_eq!(constraint.times(&plain).expect("shapes"), RationalMatrix::zeros(1, 3));
    for (key, matrix) in [("M", &system.mass), ("D", &system.damping), ("S", &system.stiffness)] {
        let discs = gershgorin(&matrix.congruent(&plain).expect("shapes").to_rows()).expect("square");
        for (disc, expected) in discs.discs.iter().zip(file["gershgorin_plain"][key].as_array().expect("discs")) {
            assert!((float_of(&disc.centre) - number(&expected["center"])).abs() < 1e-12);
            assert!((float_of(&disc.radius) - number(&expected["radius"])).abs() < 1e-12);
        }
        if key == "S" {
            // The stiffness matrix has no entry in its second row: the disc is the point 0, without rounding.
            assert_eq!(discs.discs[1].radius, rational("0").expect("a number"));
        }
    }
}

#[test]
fn gram_schmidt_over_the_rationals_is_the_seed_s() {
    let file = data("harmonic_drive");
    let (system, _) = exact_harmonic_drive(&rational("0.1").expect("a number"));
    // b₂, b₃, b₁ give u₂, u₃, u₁ of (59)–(62).
    let plain = exact(&[&["1", "0", "0"], &["-100", "101", "0"], &["0", "1", "0"], &["0", "0", "1"]]);
    let basis = system.orthogonal(&plain).expect("independent");
    for (key, matrix, discs) in [
        ("M_r_orthogonal_basis_u2_u3_u1", &system.mass, "M"),
        ("D_r_orthogonal", &system.damping, "D"),
        ("S_r_orthogonal", &system.stiffness, "S"),
    ] {
        let reduced = matrix.congruent(&basis).expect("shapes");
        let expected = crate::support::matrix_of(&file[key]);
        for (i, j) in (0..3).flat_map(|i| (0..3).map(move |j| (i, j))) {
            assert!(
                (float_of(reduced.at(i, j)) - expected[(i, j)]).abs() < 1e-14 * expected[(i, i)].abs().max(1.0),
                "{key}"
            );
        }
        assert!(
            key.starts_with('D')
                || key.starts_with('S')
                || (0..3).all(|i| (0..i).all(|j| *reduced.at(i, j) == rational("0").expect("zero")))
        );
        let found = gershgorin(&reduced.to_rows()).expect("square");
        for (disc, expected) in found.discs.iter().zip(file["gershgorin_orthogonal"][discs].as_array().expect("discs"))
        {
            assert!((float_of(&disc.centre) - number(&expected["center"])).abs() < 1e-12);
            assert!((float_of(&disc.radius) - number(&expected["radius"])).abs() < 1e-12);
        }
    }
}

#[test]
fn eigenvalues_lie_in_groups_of_discs() {
    // The counterexample to "disc i holds eigenvalue i".
    let counter = vec![vec![29.0, 21.0, -19.0], vec![21.0, 26.0, -1.0], vec![-19.0, -1.0, 34.0]];
    let groups = gershgorin(&counter).expect("square").groups;
    assert_eq!((groups.len(), groups[0].count), (1, 3));
    for seed in 0..200 {
        let mut random = Random::new(seed);
        let n = 1 + seed as usize % 6;
        let noise = random.matrix(n, n);
        let spread = [0.0, 1.0, 4.0][seed as usize % 3];
        let x = Mat::from_fn(n, n, |i, j| {
            0.5 * (noise[(i, j)] + noise[(j, i)]) + if i == j { spread * i as f64 } else { 0.0 }
        });
        let rows: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| x[(i, j)]).collect()).collect();
        let found = gershgorin(&rows).expect("square");
        let values = x.self_adjoint_eigenvalues(faer::Side::Lower).expect("converges");
        for group in &found.groups {
            let inside =
                values.iter().filter(|s| group.interval.0 - 1e-12 <= **s && **s <= group.interval.1 + 1e-12).count();
            assert_eq!(inside, group.count, "seed {seed}");
        }
        assert_eq!(found.groups.iter().map(|group| group.count).sum::<usize>(), n);
    }
}

#[test]
fn numbers_survive_the_way_to_rationals_and_back() {
    for value in [0.0, 1.0, -0.1, 5e-324, -2.5e-310, 1e300, f64::MAX, 1.0 / 3.0] {
        assert_eq!(float_of(&rational_of(value).expect("finite")), value);
    }
    assert_eq!(rational_of(f64::NAN), None);
    assert_eq!(rational("2e-4"), rational("1/5000"));
    assert_eq!(rational("-1.25"), rational("-5/4"));
    for wrong in ["", "x", "1/0", "1e999999", "1.-5", "1/2/3"] {
        assert_eq!(rational(wrong), None, "{wrong}");
    }
}

/// A row of fifteen masses whose springs all change with the parameter, one of them vanishing at 3/2: 30 states, minors of degree some hundreds. It is the only loss in sight, and exact.
#[test]
fn losses_of_thirty_states_are_exact() {
    let n = 15;
    let number = |n: i64, d: i64| Rational::new(n.into(), d.into());
    let family = |p: &Rational| {
        let spring = |k: usize| if k == 7 { p - number(3, 2) } else { p * number(2 + k as i64 % 3, 1) };
        let a = RationalMatrix::from_fn(2 * n, 2 * n, |i, j| match (i < n, j < n) {
            (true, false) if j == i + n => number(1, 1),
            (false, false) if i == j => number(-1, 5),
            (false, true) => {
                let i = i - n;
                match i.abs_diff(j) {
                    0 => -(spring(i) + spring(i + 1)),
                    1 => spring(i.max(j)),
                    _ => number(0, 1),
                }
            }
            _ => number(0, 1),
        });
        let b = RationalMatrix::from_fn(2 * n, 1, |i, _| number(i64::from(i == n), 1));
        Ok((a, b))
    };
    let ends = [number(1, 1), number(3, 1)];
    let found = exact_losses(family, Degrees { a: 1, b: 0 }, (&ends[0], &ends[1])).expect("polynomials");
    assert_eq!(found.generic, 2 * n);
    assert_eq!(found.losses.len(), 1, "{:?}", found.losses);
    assert_eq!((found.losses[0].root.exact.clone(), found.losses[0].dimension), (Some(number(3, 2)), Some(14)));
}
