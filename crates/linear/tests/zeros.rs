//! Zeros, transfer functions and responses, each by two routes.

use dalembert_linear::{InvariantZero, LinearError, LinearSystem, Mat, SecondOrder, SecondOrderMatrices, c64, regular};

use crate::support::{Random, close, diagonal, matrix, same_eigenvalues, two_inertias, unit_columns};

fn random_system(seed: u64, n: usize, m: usize, p: usize) -> LinearSystem {
    let mut random = Random::new(seed);
    let (a, b, c) = (random.matrix(n, n), random.matrix(n, m), random.matrix(p, n));
    LinearSystem::strictly_proper(a, b, c).expect("shapes")
}

fn real(values: &[f64]) -> Vec<c64> {
    values.iter().map(|&x| c64::new(x, 0.0)).collect()
}

/// A controllable companion form of numerator over denominator, by falling powers.
fn companion(numerator: &[f64], denominator: &[f64]) -> LinearSystem {
    let n = denominator.len() - 1;
    let a = Mat::from_fn(n, n, |i, j| if i + 1 == n { -denominator[n - j] } else { f64::from(u8::from(j == i + 1)) });
    let c = Mat::from_fn(1, n, |_, j| if j < numerator.len() { numerator[numerator.len() - 1 - j] } else { 0.0 });
    LinearSystem::strictly_proper(a, unit_columns(n, &[n - 1]), c).expect("shapes")
}

#[test]
fn zeros_of_companions_are_the_roots_of_their_numerators() {
    // (s + 2)(s − 3)(s² + 2s + 5) over (s + 1)(s + 4)(s + 5)(s + 6)(s + 7), and its reciprocal scale.
    let numerator = [1.0, 1.0, -3.0, -17.0, -30.0];
    let denominator = [1.0, 23.0, 202.0, 842.0, 1686.0, 1280.0];
    let system = companion(&numerator, &denominator);
    let expected = [real(&[-2.0, 3.0]), vec![c64::new(-1.0, 2.0), c64::new(-1.0, -2.0)]].concat();
    assert!(same_eigenvalues(system.invariant_zeros().expect("converges"), &expected, 1e-11));
    let g = system.transfer_function(0, 0).expect("there");
    assert!(close(g.gain, 1.0, 1e-12));
    assert!(g.numerator().iter().zip(numerator).all(|(x, y)| (x - y).abs() < 1e-11));
    assert!(g.denominator().iter().zip(denominator).all(|(x, y)| close(*x, y, 1e-11)));
    // s² over s³ + …: zeros at zero are exactly zero.
    let velocity = companion(&[1.0, 0.0, 0.0], &[1.0, 3.0, 3.0, 1.0]);
    assert_eq!(velocity.invariant_zeros().expect("converges"), real(&[0.0, 0.0]));
}

/// Taking many zeros at 0 off leaves the others as they are: those of (s + 1)(s + 2)(s² + 2s + 5) beside masses that drift alone, in states that are
/// mixed by whole numbers.
#[test]
fn zeros_beside_many_at_zero_are_roots_to_rounding() {
    // Over (s² + 1)(s² + 2s + 2)(s² + s + 4)(s + 3).
    let channel = companion(&[1.0, 5.0, 13.0, 19.0, 10.0], &[1.0, 6.0, 18.0, 40.0, 55.0, 58.0, 38.0, 24.0]);
    let (own, masses) = (channel.a().nrows(), 4);
    let n = own + 2 * masses;
    let a = Mat::from_fn(n, n, |i, j| match (i < own, j < own) {
        (true, true) => channel.a()[(i, j)],
        (false, false) if (i - own) % 2 == 0 && j == i + 1 => 1.0,
        _ => 0.0,
    });
    let b = Mat::from_fn(n, 1, |i, _| if i < own { channel.b()[(i, 0)] } else { 0.0 });
    let c = Mat::from_fn(1, n, |_, j| if j < own { channel.c()[(0, j)] } else { 0.0 });
    // T = 1 + N with N² = 0: T⁻¹ = 1 − N, and every product is exact.
    let mixed = |sign: f64| {
        Mat::from_fn(n, n, |i, j| {
            let entry = if i % 2 == 0 && j % 2 == 1 { ((3 * i + 5 * j) % 7) as f64 - 3.0 } else { 0.0 };
            f64::from(u8::from(i == j)) + sign * entry
        })
    };
    let (t, inverse) = (mixed(1.0), mixed(-1.0));
    let turned = LinearSystem::strictly_proper(&t * a * &inverse, &t * b, c * &inverse).expect("shapes");
    let mut zeros = turned.invariant_zeros().expect("converges");
    zeros.retain(|s| *s != c64::new(0.0, 0.0));
    let expected = [real(&[-1.0, -2.0]), vec![c64::new(-1.0, 2.0), c64::new(-1.0, -2.0)]].concat();
    assert!(same_eigenvalues(zeros.clone(), &expected, 1e-12), "{zeros:?}");
}

#[test]
fn channels_without_zeros_without_a_way_and_with_a_direct_one() {
    let chain = companion(&[2.0], &[1.0, 6.0, 11.0, 6.0]);
    let g = chain.transfer_function(0, 0).expect("there");
    assert_eq!((g.zeros.len(), g.poles.len()), (0, 3));
    assert!(close(g.gain, 2.0, 1e-12));
    let apart = LinearSystem::strictly_proper(diagonal(&[-1.0, -2.0]), unit_columns(2, &[0]), matrix(&[&[0.0, 1.0]]));
    assert_eq!(apart.expect("shapes").transfer_function(0, 0).expect("there").gain, 0.0);
    // 3 + 1/(s + 1) = 3 (s + 4/3)/(s + 1).
    let direct = LinearSystem::new(matrix(&[&[-1.0]]), matrix(&[&[1.0]]), matrix(&[&[1.0]]), matrix(&[&[3.0]]));
    let g = direct.expect("shapes").transfer_function(0, 0).expect("there");
    assert!(close(g.gain, 3.0, 1e-14) && (g.zeros[0] + 4.0 / 3.0).norm() < 1e-14);
    assert!(matches!(chain.transfer_function(1, 0), Err(LinearError::Index { what: "input", .. })));
}

#[test]
fn zeros_pole_and_gain_are_the_frequency_response() {
    for seed in 0..40 {
        let (n, m, p) = (1 + seed as usize % 7, 1 + seed as usize % 2, 1 + seed as usize % 3);
        let system = random_system(seed, n, m, p);
        let response = system.frequency_response();
        for s in [c64::new(0.0, 0.3), c64::new(0.0, 2.0), c64::new(1.5, -0.4)] {
            let whole = response.at(s).expect("no pole");
            for (i, j) in (0..p).flat_map(|i| (0..m).map(move |j| (i, j))) {
                let channel = system.transfer_function(j, i).expect("there").at(s);
                assert!((channel - whole[(i, j)]).norm() <= 1e-9 * whole[(i, j)].norm().max(1e-2), "seed {seed}");
            }
        }
    }
}

#[test]
fn square_systems_have_zeros_where_their_determinant_vanishes() {
    for seed in 0..20 {
        let system = random_system(seed, 5, 2, 2);
        let zeros = system.invariant_zeros().expect("converges");
        assert_eq!(zeros.len(), 3, "seed {seed}");
        let response = system.frequency_response();
        let determinant = |s: c64| {
            let g = response.at(s).expect("no pole");
            g[(0, 0)] * g[(1, 1)] - g[(0, 1)] * g[(1, 0)]
        };
        for zero in zeros {
            let beside = determinant(zero + c64::new(1e-2, 0.0)).norm();
            assert!(determinant(zero).norm() < 1e-8 * beside, "seed {seed}: {zero}");
        }
        // Generic systems with more outputs than inputs have none.
        assert!(random_system(seed, 5, 1, 2).invariant_zeros().expect("converges").is_empty());
    }
}

/// Zeros that are small beside the rates are known to as many digits as the entries tell: c − 2 of 1 − c/(s + 2) behind a fast pole, and those of a mass that
/// hardly damps behind a fast actuator.
#[test]
fn small_zeros_beside_fast_rates_are_known() {
    let known = |zero: &InvariantZero, wanted: c64| {
        assert!((zero.value - wanted).norm() <= 64.0 * zero.uncertainty, "{zero:?}, {wanted}");
        assert_eq!(zero.multiplicity, 1);
    };
    for fast in [1e3, 1e5, 1e7, 1e9].map(|rate: f64| rate * 2f64.sqrt()) {
        for small in [1e-2, -1e-2, 1e-4, -1e-4] {
            let c = 2.0 + small;
            let (a, b) = (matrix(&[&[-fast, 0.0], &[1.0, -2.0]]), matrix(&[&[1.0], &[0.0]]));
            let system = LinearSystem::strictly_proper(a, b, matrix(&[&[1.0, -c]])).expect("shapes");
            let zeros = system.zeros_known().expect("converges");
            assert_eq!(zeros.len(), 1);
            known(&zeros[0], c64::new(c - 2.0, 0.0));
            assert!(zeros[0].uncertainty < 1e-9 * small.abs(), "{zeros:?}");
        }
    }
    let (k, fast) = (1.0 / 3.0, 1e6 * 2f64.sqrt());
    for damping in [0.0, 1e-9, -1e-9, 1e-7] {
        let a = matrix(&[
            &[0.0, 0.0, 1.0, 0.0, 0.0],
            &[0.0, 0.0, 0.0, 1.0, 0.0],
            &[-k, k, 0.0, 0.0, 1.0],
            &[k, -k, 0.0, -damping, 0.0],
            &[0.0, 0.0, 0.0, 0.0, -fast],
        ]);
        let b = Mat::from_fn(5, 1, |i, _| if i == 4 { fast } else { 0.0 });
        let system = LinearSystem::strictly_proper(a, b, matrix(&[&[1.0, 0.0, 0.0, 0.0, 0.0]])).expect("shapes");
        let zeros = system.zeros_known().expect("converges");
        assert_eq!(zeros.len(), 2, "{zeros:?}");
        for zero in &zeros {
            let im = (k - damping * damping / 4.0).sqrt().copysign(zero.value.im);
            known(zero, c64::new(-damping / 2.0, im));
            assert!(zero.uncertainty < 1e-12, "{zero:?}");
        }
    }
}

/// Channels side by side, in states that a reflection mixes, with inputs and outputs that are mixed, too: the zeros are those of all channels.
fn mixed(channels: &[LinearSystem], random: &mut Random) -> LinearSystem {
    let (count, states) = (channels.len(), channels[0].order());
    let n = count * states;
    let place = |i: usize| (i / states, i % states);
    let a = Mat::from_fn(n, n, |i, j| {
        let ((of, i), (by, j)) = (place(i), place(j));
        if of == by { channels[of].a()[(i, j)] } else { 0.0 }
    });
    let b = Mat::from_fn(n, count, |i, j| if place(i).0 == j { channels[j].b()[(place(i).1, 0)] } else { 0.0 });
    let c = Mat::from_fn(count, n, |i, j| if place(j).0 == i { channels[i].c()[(0, place(j).1)] } else { 0.0 });
    let v: Vec<f64> = (0..n).map(|_| random.signed()).collect();
    let square: f64 = v.iter().map(|x| x * x).sum();
    let turn = Mat::from_fn(n, n, |i, j| f64::from(u8::from(i == j)) - 2.0 * v[i] * v[j] / square);
    let mut mixing = || {
        let random = random.matrix(count, count);
        Mat::from_fn(count, count, |i, j| f64::from(u8::from(i == j)) + 0.4 * random[(i, j)])
    };
    let (inputs, outputs) = (mixing(), mixing());
    LinearSystem::strictly_proper(&turn * &a * &turn, &turn * &b * &inputs, &outputs * &c * &turn).expect("shapes")
}

/// Zeros of several channels are one as often as they are one of any; neighbours are two.
#[test]
fn zeros_of_many_channels_are_counted() {
    for seed in 0..60 {
        let mut random = Random::new(seed);
        let z = -1.65 + 1.35 * random.signed();
        let mut channel = |numerator: &[f64]| {
            let mut denominator = [1.0, 0.0, 0.0, 0.0];
            for n in 1..4 {
                let pole = 2.15 + 1.85 * random.signed();
                (1..=n).rev().for_each(|k| denominator[k] += pole * denominator[k - 1]);
            }
            companion(numerator, &denominator)
        };
        let near = z * (1.0 + 1e-6);
        let cases = [
            (vec![channel(&[1.0, -z]), channel(&[1.0, -z])], vec![(z, 2)]),
            (vec![channel(&[1.0, -z]), channel(&[1.0, -near])], vec![(z, 1), (near, 1)]),
            (vec![channel(&[1.0, -2.0 * z, z * z]), channel(&[1.0, 1.0 - z])], vec![(z, 2), (z - 1.0, 1)]),
        ];
        for (channels, wanted) in cases {
            let zeros = mixed(&channels, &mut Random::new(1000 + seed)).zeros_known().expect("converges");
            assert_eq!(zeros.len(), wanted.len(), "seed {seed}: {zeros:?}, {wanted:?}");
            for (value, multiplicity) in wanted {
                let own = zeros.iter().find(|zero| (zero.value - value).norm() < 1e-9).expect("it is one");
                assert_eq!((own.multiplicity, own.value.im), (multiplicity, 0.0), "seed {seed}: {zeros:?}");
            }
        }
    }
}

#[test]
fn lost_eigenvalues_are_zeros() {
    let same = two_inertias(0.02, matrix(&[&[1.0], &[1.0]])).first_order().expect("invertible");
    let zeros = same.selected(&[0], &[0]).expect("there").invariant_zeros().expect("converges");
    let lost = same.controllability().expect("converges").uncontrollable;
    assert_eq!(lost.len(), 2);
    for lost in lost {
        assert!(zeros.iter().any(|zero| (zero - lost.eigenvalue).norm() < 1e-9), "{zeros:?}");
    }
}

#[test]
fn poles_have_no_frequency_response() {
    let oscillator =
        LinearSystem::strictly_proper(matrix(&[&[0.0, 1.0], &[-4.0, 0.0]]), unit_columns(2, &[1]), Mat::identity(2, 2));
    let response = oscillator.expect("shapes").frequency_response();
    assert!(response.at(c64::new(0.0, 2.0)).is_none());
    let static_gain = response.at(c64::new(0.0, 0.0)).expect("no pole");
    assert!((static_gain[(0, 0)] - 0.25).norm() < 1e-15);
}

#[test]
fn responses_of_an_oscillator_are_its_formulas() {
    let (omega, zeta) = (3.0_f64, 0.2_f64);
    let a = matrix(&[&[0.0, 1.0], &[-omega * omega, -2.0 * zeta * omega]]);
    let system =
        LinearSystem::strictly_proper(a, matrix(&[&[0.0], &[omega * omega]]), matrix(&[&[1.0, 0.0]])).expect("shapes");
    let damped = omega * (1.0 - zeta * zeta).sqrt();
    let (steps, impulses) =
        (system.step_response(0.05, 200).expect("runs"), system.impulse_response(0.05, 200).expect("runs"));
    for k in 0..200 {
        let t = 0.05 * k as f64;
        let decay = (-zeta * omega * t).exp();
        let step = 1.0 - decay * ((damped * t).cos() + zeta * omega / damped * (damped * t).sin());
        let impulse = omega * omega / damped * decay * (damped * t).sin();
        assert!((steps[k][(0, 0)] - step).abs() < 1e-13, "t = {t}");
        assert!((impulses[k][(0, 0)] - impulse).abs() < 1e-12, "t = {t}");
    }
}

#[test]
fn two_steps_are_one_of_twice_the_length() {
    for seed in 0..20 {
        let system = random_system(seed, 1 + seed as usize % 6, 2, 1);
        let scale = [1e-3, 1.0, 30.0][seed as usize % 3];
        let (half, whole) = (system.sampled(scale).expect("runs"), system.sampled(2.0 * scale).expect("runs"));
        let twice = &half.transition * &half.transition;
        let drive = &half.transition * &half.drive + &half.drive;
        let size = twice.norm_l2().max(1.0);
        assert!((&twice - &whole.transition).norm_l2() < 1e-11 * size, "seed {seed}");
        assert!((&drive - &whole.drive).norm_l2() < 1e-11 * drive.norm_l2().max(1.0), "seed {seed}");
    }
    let growing =
        LinearSystem::strictly_proper(matrix(&[&[1e3]]), matrix(&[&[1.0]]), matrix(&[&[1.0]])).expect("shapes");
    assert!(matches!(growing.sampled(10.0), Err(LinearError::Overflow { .. })));
    assert!(matches!(growing.sampled(-1.0), Err(LinearError::Range { .. })));
}

#[test]
fn equations_without_rates_are_solved() {
    // A capacitor behind a resistor: C v' = i, 0 = u − v − R i; i is no state, v' = (u − v)/(RC).
    let (r, c) = (1e3, 1e-6);
    let e = matrix(&[&[c, 0.0], &[0.0, 0.0]]);
    let system = LinearSystem::strictly_proper(
        matrix(&[&[0.0, 1.0], &[-1.0, -r]]),
        matrix(&[&[0.0], &[1.0]]),
        matrix(&[&[0.0, 1.0]]),
    );
    let names = |list: &[&str]| list.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let system =
        system.expect("shapes").with_names(names(&["v", "i"]), names(&["u"]), names(&["current"])).expect("names");
    let regular_system = regular(&e, &system).expect("index one");
    let found = &regular_system.system;
    assert_eq!(found.states(), ["v"]);
    assert!(close(found.a()[(0, 0)], -1.0 / (r * c), 1e-14) && close(found.b()[(0, 0)], 1.0 / (r * c), 1e-14));
    assert!(close(found.c()[(0, 0)], -1.0 / r, 1e-14) && close(found.d()[(0, 0)], 1.0 / r, 1e-14));
    // A current that follows its own rate only: index two.
    let two =
        LinearSystem::strictly_proper(matrix(&[&[0.0, 1.0], &[1.0, 0.0]]), matrix(&[&[0.0], &[1.0]]), Mat::zeros(0, 2));
    let e = matrix(&[&[1.0, 0.0], &[0.0, 0.0]]);
    assert_eq!(regular(&e, &two.expect("shapes")).expect_err("index"), LinearError::HigherIndex);
    let none = LinearSystem::strictly_proper(matrix(&[&[1.0, 1.0], &[2.0, 2.0]]), Mat::zeros(2, 0), Mat::zeros(0, 2));
    assert_eq!(regular(&Mat::zeros(2, 2), &none.expect("shapes")).expect_err("index"), LinearError::SingularPencil);
    for seed in 0..20 {
        // E of rank 3 in random rows and columns: finite eigenvalues of the pencil are those of what is left.
        let mut random = Random::new(seed);
        let (p, q, a) = (random.matrix(5, 5), random.matrix(5, 5), random.matrix(5, 5));
        let e = &p * diagonal(&[1.0, 2.0, -1.0, 0.0, 0.0]) * &q;
        let system =
            LinearSystem::strictly_proper(&p * &a * &q, random.matrix(5, 1), random.matrix(1, 5)).expect("shapes");
        let found = regular(&e, &system).expect("index one");
        let schur = |i: usize, j: usize| {
            let corner = a[(3, 3)] * a[(4, 4)] - a[(3, 4)] * a[(4, 3)];
            let inverse = [[a[(4, 4)], -a[(3, 4)]], [-a[(4, 3)], a[(3, 3)]]];
            let sum: f64 = (0..2)
                .flat_map(|k| (0..2).map(move |l| (k, l)))
                .map(|(k, l)| a[(i, 3 + k)] * inverse[k][l] * a[(3 + l, j)])
                .sum();
            (a[(i, j)] - sum / corner) / [1.0, 2.0, -1.0][i]
        };
        let expected = Mat::from_fn(3, 3, schur).eigenvalues().expect("converges");
        let size = expected.iter().map(|s| s.norm()).fold(0.0, f64::max);
        assert!(
            same_eigenvalues(crate::support::repeated_eigenvalues(&found.system), &expected, 1e-8 * size),
            "seed {seed}"
        );
    }
}

/// Outputs that are measured where inputs act: the zeros are the eigenvalues that are left when the outputs are held at zero.
#[test]
fn zeros_of_collocated_inputs_are_the_modes_that_are_left_when_outputs_are_held() {
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let (n, m) = (2 + seed as usize % 5, 1 + seed as usize % 2);
        let (l, d, s) = (random.matrix(n, n), random.matrix(n, n), random.matrix(n, n));
        let square = |x: &Mat<f64>| x.transpose() * x;
        // D and S of gyroscopic and following parts, too.
        let (mass, damping) = (square(&l) + Mat::<f64>::identity(n, n), square(&d) + (&s - s.transpose()));
        let stiffness = square(&s) + (&d - d.transpose());
        let forces = random.matrix(n, m);
        let positions = forces.transpose().to_owned();
        let matrices = SecondOrderMatrices {
            mass,
            damping,
            stiffness,
            rates: Mat::zeros(m, n),
            forces,
            positions: positions.clone(),
        };
        let system = SecondOrder::new(matrices).expect("shapes");
        let zeros = system.first_order().expect("numbers").invariant_zeros().expect("converges");
        let held = system.constrained(&positions).expect("rows").first_order().expect("numbers");
        let modes = held.modes().expect("converges").modes;
        let left: Vec<c64> =
            modes.iter().flat_map(|mode| std::iter::repeat_n(mode.eigenvalue, mode.algebraic)).collect();
        assert_eq!(zeros.len(), 2 * (n - m), "seed {seed}");
        assert!(same_eigenvalues(zeros, &left, 1e-9), "seed {seed}: {left:?}");
    }
}

/// From the first of a train of masses to the last, springs and dampers between them are passed one by one: zeros at −kᵢ/d far beyond all frequencies, and dⁿ⁻¹ for gain.
#[test]
fn zeros_of_trains_of_masses_are_those_of_their_springs() {
    for (n, k, d) in [(3, 1000.0, 0.1), (5, 1000.0, 0.1), (6, 2.0, 0.01), (6, 100.0, 0.001)] {
        let stiffness = |i: usize| if k == 2.0 { k } else { k * (i + 1) as f64 };
        let mut a = Mat::zeros(2 * n, 2 * n);
        (0..n).for_each(|i| a[(i, n + i)] = 1.0);
        for i in 0..n - 1 {
            for (row, column, sign) in [(i, i, -1.0), (i, i + 1, 1.0), (i + 1, i, 1.0), (i + 1, i + 1, -1.0)] {
                a[(n + row, column)] += sign * stiffness(i);
                a[(n + row, n + column)] += sign * d;
            }
        }
        let c = Mat::from_fn(1, 2 * n, |_, j| f64::from(u8::from(j == n - 1)));
        let train = LinearSystem::strictly_proper(a, unit_columns(2 * n, &[n]), c).expect("shapes");
        let expected: Vec<f64> = (0..n - 1).map(|i| -stiffness(i) / d).collect();
        let g = train.transfer_function(0, 0).expect("there");
        assert!(same_eigenvalues(g.zeros, &real(&expected), 1e-13), "{n} masses");
        assert!(close(g.gain, d.powi(n as i32 - 1), 1e-13), "{n} masses: {}", g.gain);
    }
}

/// A mass on a spring, seen by its speed, beside oscillators that nothing couples to it, alike or one driving the next: zeros at 0 and at ±iω, as often as there are oscillators, each told to its digits, in any order
/// and units of the states. P is singular there to the last bit, and amid each pair because of the zero at 0.
#[test]
fn zeros_of_idle_oscillators_are_theirs() {
    for (w, stiff) in
        [(std::f64::consts::PI, 1e2), (2f64.cbrt(), 1e4), (1.234_567_891_234_5, 3.0), (0.2 * std::f64::consts::E, 1e3)]
    {
        for (count, driven) in [(1, false), (2, false), (3, false), (2, true)] {
            let n = 2 + 2 * count;
            let a = Mat::from_fn(n, n, |i, j| match (i % 2, i / 2) {
                (0, _) => f64::from(u8::from(j == i + 1)),
                (_, 0) if j == 0 => -stiff * stiff,
                (_, own) if own > 0 && j + 1 == i => -w * w,
                (_, own) if driven && own > 0 && j == i + 1 => 1.0,
                _ => 0.0,
            });
            for seed in 0..4 {
                let mut random = Random::new(seed);
                let unit: Vec<f64> =
                    (0..n).map(|_| if seed < 2 { 1.0 } else { 3f64.powf(2.0 * random.signed()) }).collect();
                let place = |i: usize| if seed % 2 == 0 { i } else { n - 1 - i };
                let speed = |i: usize| f64::from(u8::from(place(i) == 1));
                let system = LinearSystem::strictly_proper(
                    Mat::from_fn(n, n, |i, j| a[(place(i), place(j))] * unit[j] / unit[i]),
                    Mat::from_fn(n, 1, |i, _| speed(i) / unit[i]),
                    Mat::from_fn(1, n, |_, j| speed(j) * unit[j]),
                );
                let zeros = system.expect("shapes").zeros_known().expect("converges");
                let all: usize = zeros.iter().map(|zero| zero.multiplicity).sum();
                assert_eq!(all, 1 + 2 * count, "{w}, {stiff}, {count}, {driven}, {seed}: {zeros:?}");
                for (wanted, often) in [(0.0, 1), (w, count), (-w, count)] {
                    let near = |zero: &&InvariantZero| (zero.value - c64::new(0.0, wanted)).norm() <= 1e-9 * w;
                    let own: Vec<&InvariantZero> = zeros.iter().filter(near).collect();
                    let told = own.iter().map(|zero| zero.multiplicity).sum::<usize>() == often
                        && own.iter().all(|zero| zero.uncertainty <= 1e-6 * w);
                    assert!(told, "{w}, {stiff}, {count}, {driven}, {seed}: {zeros:?}");
                }
            }
        }
    }
}

/// The same with critical damping, where each oscillator has one double zero at −ω: near it P⁻¹ is full of terms that cancel to rounding, by which no zero may be moved, however stiff the spring.
#[test]
fn double_zeros_of_idle_oscillators_stay_where_they_are() {
    for w in [1.234_567_891_234_5, std::f64::consts::PI, 2f64.cbrt()] {
        for stiff in [1e2, 1e3, 3e3, 1e4, 3e4, 1e5, 3e5, 1e6] {
            // Two masses with the spring between them, and two oscillators.
            let a = Mat::from_fn(8, 8, |i, j| match (i, j) {
                (0..4, _) => f64::from(u8::from(j == i + 4)),
                (4 | 5, 0 | 1) => {
                    if j + 4 == i {
                        -stiff * stiff
                    } else {
                        stiff * stiff
                    }
                }
                (6 | 7, _) if j + 4 == i => -w * w,
                (6 | 7, _) if j == i => -2.0 * w,
                _ => 0.0,
            });
            let (pushed, seen) = (unit_columns(8, &[4]), unit_columns(8, &[4]).transpose().to_owned());
            let zeros =
                LinearSystem::strictly_proper(a, pushed, seen).expect("shapes").zeros_known().expect("converges");
            for (wanted, often) in [(c64::new(0.0, 0.0), 1), (c64::new(-w, 0.0), 4), (c64::new(0.0, stiff), 1)] {
                let near = |zero: &&InvariantZero| (zero.value - wanted).norm() <= 1e-3 * wanted.norm();
                let found: usize = zeros.iter().filter(near).map(|zero| zero.multiplicity).sum();
                assert_eq!(found, often, "{w}, {stiff}: {zeros:?}");
            }
        }
    }
}
