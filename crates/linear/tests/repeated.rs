//! Parts that are alike: eigenvalues many times the same, and what no input tells apart.

use dalembert_linear::{LinearSystem, Mat, SecondOrder, SecondOrderMatrices, Stability};
use faer::c64;

use crate::support::{Random, diagonal, mechanism};

/// A hub with arms alike, each a row of masses 1 on springs k; the hub of mass `hub` hangs on a spring if `grounded`. The hub is pushed, and its place is read.
fn star((hub, grounded): (f64, bool), arms: usize, length: usize, damping: f64) -> SecondOrder {
    let n = 1 + arms * length;
    let k = 7.0;
    let mut stiffness = Mat::zeros(n, n);
    let mut tie = |i: usize, j: Option<usize>| {
        stiffness[(i, i)] += k;
        if let Some(j) = j {
            stiffness[(j, j)] += k;
            stiffness[(i, j)] -= k;
            stiffness[(j, i)] -= k;
        }
    };
    for arm in 0..arms {
        for place in 0..length {
            let own = 1 + arm * length + place;
            tie(own, Some(if place == 0 { 0 } else { own - 1 }));
        }
    }
    if grounded {
        tie(0, None);
    }
    let masses: Vec<f64> = (0..n).map(|i| if i == 0 { hub } else { 1.0 }).collect();
    let damped = Mat::from_fn(n, n, |i, j| damping * stiffness[(i, j)]);
    let hub = |i: usize| f64::from(u8::from(i == 0));
    SecondOrder::new(SecondOrderMatrices {
        mass: diagonal(&masses),
        damping: damped,
        stiffness,
        forces: Mat::from_fn(n, 1, |i, _| hub(i)),
        positions: Mat::from_fn(1, n, |_, j| hub(j)),
        rates: Mat::zeros(1, n),
    })
    .expect("sound matrices")
}

fn frequencies(system: &LinearSystem) -> Vec<(f64, usize)> {
    let modes = system.modes().expect("converges").modes;
    modes.iter().filter(|mode| mode.eigenvalue.im >= 0.0).map(|mode| (mode.frequency, mode.algebraic)).collect()
}

/// Free in space: one chain of two zeros, √k for arms against each other, √(k(1 + b/M)) for all against the hub.
#[test]
fn arms_alike_on_a_free_hub() {
    for arms in 2..=12 {
        let found = frequencies(&star((3.0, false), arms, 1, 0.0).first_order().expect("invertible"));
        let against_hub = (7.0 * (1.0 + arms as f64 / 3.0)).sqrt();
        let wanted = [(0.0, 2), (7f64.sqrt(), arms - 1), (against_hub, 1)];
        assert_eq!(found.len(), 3, "{arms}: {found:?}");
        for (found, wanted) in found.iter().zip(wanted) {
            assert!(found.1 == wanted.1 && (found.0 - wanted.0).abs() < 1e-9, "{arms}: {found:?} for {wanted:?}");
        }
    }
}

/// What is pushed and read at the hub is what all arms do alike, a row of them with one more mass; all else of each arm but one is lost, both ways.
#[test]
fn arms_alike_are_told_apart_by_nothing_at_the_hub() {
    for grounded in [true, false] {
        for (arms, length, damping) in
            [(2, 1, 0.0), (5, 2, 0.0), (5, 2, 0.01), (10, 3, 0.0), (6, 3, 0.02), (24, 1, 0.0)]
        {
            let system = star((1.0, grounded), arms, length, damping);
            let (reached, seen) = (system.controllability().unwrap(), system.observability().unwrap());
            let wanted = 2 * (length + 1);
            let told = format!("{arms} arms of {length}, {grounded}, {damping}");
            assert_eq!((reached.dimension, seen.dimension), (wanted, wanted), "{told}");
            for lost in [&reached.uncontrollable, &seen.unobservable] {
                let all: usize = lost.iter().map(|lost| lost.algebraic).sum();
                assert_eq!(all, 2 * length * (arms - 1), "{told}");
                // Frequencies of an arm whose end is held: 2 √k sin((2j − 1)π/(2(2L + 1))).
                for lost in lost {
                    let of = |j: usize| 4.0 * 7.0 * half_angle(j, length).sin().powi(2);
                    let on = |j: usize| {
                        (lost.eigenvalue * lost.eigenvalue + damping * of(j) * lost.eigenvalue + of(j)).norm()
                    };
                    assert!((1..=length).any(|j| on(j) < 1e-8 * of(j)), "{told}: {}", lost.eigenvalue);
                }
            }
        }
    }
}

fn half_angle(j: usize, length: usize) -> f64 {
    (2 * j - 1) as f64 * std::f64::consts::FRAC_PI_2 / (2 * length + 1) as f64
}

/// One coordinate critically damped beside others of the same decay: the mean of all is an eigenvalue, and they are not one for that.
#[test]
fn a_critically_damped_mode_beside_others() {
    for others in [vec![3.0], vec![2.0], vec![3.0, 2.0, 1.0]] {
        let n = 1 + others.len();
        let stiff: Vec<f64> = std::iter::once(4.0).chain(others.iter().copied()).collect();
        let ones = Mat::from_fn(n, 1, |_, _| 1.0);
        let system = mechanism(diagonal(&vec![1.0; n]), diagonal(&vec![4.0; n]), diagonal(&stiff), ones);
        let found = system.first_order().expect("invertible").modes().expect("converges");
        assert_eq!(found.stability, Stability::Asymptotic);
        let mut wanted = vec![(-2.0, 2)];
        for k in &others {
            let root = (4.0 - k).sqrt();
            wanted.extend([(-2.0 - root, 1), (-2.0 + root, 1)]);
        }
        for (s, times) in wanted {
            let here = found.modes.iter().find(|mode| (mode.eigenvalue - c64::new(s, 0.0)).norm() < 1e-7);
            assert_eq!(here.map(|mode| mode.algebraic), Some(times), "{others:?}: {s} of {:?}", found.poles());
        }
    }
}

/// Triangular matrices of small numbers: eigenvalues stand on the diagonal, Jordan blocks among them, whose mean may be one of the others.
#[test]
fn blocks_among_others() {
    for diagonal in [
        &[-5.0, -2.0, -3.0, -2.0][..],
        &[-1.0, -2.0, -2.0, -3.0],
        &[-3.0, -1.0, -2.0, -3.0, -1.0],
        &[-1.0, -1.0, -1.0, -2.0, -3.0],
    ] {
        let n = diagonal.len();
        let a = Mat::from_fn(n, n, |i, j| match j {
            _ if j == i => diagonal[i],
            _ if j > i => 1.0,
            _ => 0.0,
        });
        let system = LinearSystem::new(a, Mat::zeros(n, 0), Mat::zeros(0, n), Mat::zeros(0, 0)).unwrap();
        let found = system.modes().expect("converges");
        assert_eq!(found.stability, Stability::Asymptotic, "{diagonal:?}");
        for s in diagonal {
            let times = diagonal.iter().filter(|x| *x == s).count();
            let here = found.modes.iter().find(|mode| (mode.eigenvalue - c64::new(*s, 0.0)).norm() < 1e-4);
            assert_eq!(here.map(|mode| mode.algebraic), Some(times), "{diagonal:?}: {s} of {:?}", found.poles());
        }
    }
}

/// Oscillators without and with weak couplings, which move their frequencies by less than a digit that is looked at: whatever scales couplings would choose, no frequency is lost, and none becomes zero.
#[test]
fn weak_couplings_move_no_frequency() {
    let mut random = Random::new(3);
    let unit = |random: &mut Random| 0.5 * (random.signed() + 1.0);
    for case in 0..60 {
        let n = 2 + case % 6;
        let stiffness: Vec<f64> =
            (0..n).map(|k| 10f64.powf(3.0 + 5.0 * (k as f64 + unit(&mut random)) / n as f64)).collect();
        let weak = 10f64.powf(-10.0 + 8.0 * unit(&mut random));
        let coupling = Mat::from_fn(n, n, |i, j| {
            let there = i != j && unit(&mut random) > 0.2;
            if there { weak * 10f64.powf(2.0 * unit(&mut random)) * (unit(&mut random) - 0.5) } else { 0.0 }
        });
        let k = Mat::from_fn(n, n, |i, j| if i == j { stiffness[i] } else { coupling[(i, j)] });
        let a = Mat::from_fn(2 * n, 2 * n, |i, j| match (i < n, j < n) {
            (true, false) => f64::from(u8::from(j == i + n)),
            (false, true) => -k[(i - n, j)],
            _ => 0.0,
        });
        let none = LinearSystem::strictly_proper(a, Mat::zeros(2 * n, 0), Mat::zeros(0, 2 * n)).expect("shapes");
        let found = none.modes().expect("converges");
        let upper: Vec<f64> = found.modes.iter().filter(|m| m.eigenvalue.im > 0.0).map(|m| m.frequency).collect();
        assert_eq!(upper.len(), n, "case {case}: {found:?}");
        for (number, mode) in found.modes.iter().filter(|m| m.eigenvalue.im > 0.0).enumerate() {
            let [shape] = mode.shapes.as_slice() else { panic!("case {case}: {mode:?}") };
            let most = shape.iter().max_by(|x, y| x.value.norm().total_cmp(&y.value.norm())).expect("weights");
            assert!(most.name == format!("x{number}") || most.name == format!("x{}", number + n), "{case}: {mode:?}");
        }
        for (omega, k) in upper.iter().zip(&stiffness) {
            assert!((omega - k.sqrt()).abs() < 1e-9 * k.sqrt(), "case {case}: {omega} for {}", k.sqrt());
        }
    }
}

/// Two masses on a stiff spring that nothing holds, beside two oscillators alike whose damping is critical: each of these has one shape, x + y none at their rate, whatever the rate of the spring is.
#[test]
fn rigid_motions_beside_fast_ones_are_no_shapes_of_others() {
    let w = 1.234_567_891_234_5;
    for fast in [1e2, 1e4, 1e5, 1e6, 1e7] {
        let spring = |i: usize, j: usize| if i == j { fast * fast } else { -fast * fast };
        let stiffness = Mat::from_fn(4, 4, |i, j| match (i < 2, j < 2) {
            (true, true) => spring(i, j),
            (false, false) if i == j => w * w,
            _ => 0.0,
        });
        let damping = Mat::from_fn(4, 4, |i, j| if i == j && i > 1 { 2.0 * w } else { 0.0 });
        let system = mechanism(diagonal(&[1.0; 4]), damping, stiffness, Mat::zeros(4, 0)).first_order();
        let modes = system.expect("invertible").modes().expect("converges").modes;
        let own: Vec<_> = modes.iter().filter(|mode| (mode.eigenvalue + w).norm() < 1e-2).collect();
        assert!(own.iter().all(|mode| mode.geometric <= 2), "{fast}: {modes:?}");
        let named = own.iter().flat_map(|mode| &mode.shapes).flatten();
        assert!(named.clone().all(|part| !["q0", "q1"].contains(&part.name.as_str())), "{fast}: {modes:?}");
        let zero = modes.iter().find(|mode| mode.eigenvalue == c64::new(0.0, 0.0)).expect("it is free");
        assert_eq!((zero.algebraic, zero.geometric), (2, 1), "{fast}: {modes:?}");
    }
}
