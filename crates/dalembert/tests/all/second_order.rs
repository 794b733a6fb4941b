//! Configuration spaces whose tangent space is larger than the motion all along a branch: what constraints leave open to first order and
//! hold by second. Closed forms, other constraints that hold the same, units, order of parts.

use dalembert::dynamics::result::{Evaluation, RunResult};
use dalembert::{At, Linearize, Loaded, Move, Simulate};

const IRREGULAR: [[f64; 2]; 4] = [[1.0, 0.2], [0.1, 1.0], [-1.0, 0.1], [0.0, -1.1]];
const FIVE: [[f64; 2]; 5] = [[1.0, 0.2], [0.1, 1.0], [-1.0, 0.1], [0.0, -1.1], [0.5, 0.5]];
const SQUARE: [[f64; 2]; 4] = [[1.0, 1.0], [1.0, -1.0], [-1.0, -1.0], [-1.0, 1.0]];

/// Masses, and moments of inertia in shares of the square of the legs' length.
const PLATFORM: f64 = 2.0;
const LEG: f64 = 0.3;
const ACROSS: f64 = 0.025;
const ALONG: f64 = 0.001;
const GRAVITY: f64 = 9.81;

/// A platform that hangs by equal parallel legs, universal above, ball below, with their angles and rates.
fn platform(points: &[[f64; 2]], size: f64, [a, b]: [f64; 2], [u, v]: [f64; 2]) -> String {
    let square = size * size;
    let mut text = format!(
        "dalembert = 1\ngravity = [0, 0, -{GRAVITY:?}]\n[bodies.plat]\nmass = {PLATFORM:?}\ncom = [{:?}, {:?}, {:?}]\n\
         inertia = [{:?}, {:?}, {:?}, 0, 0, 0]\n",
        0.2 * size,
        0.1 * size,
        -size,
        0.5 * square,
        0.5 * square,
        0.9 * square
    );
    for (i, [x, y]) in points.iter().map(|p| p.map(|x| x * size)).enumerate() {
        text += &format!(
            "[bodies.leg{i}]\nmass = {LEG:?}\ncom = [{x:?}, {y:?}, {:?}]\ninertia = [{:?}, {:?}, {:?}, 0, 0, 0]\n\
             [joints.U{i}]\ntype = \"universal\"\nbetween = [\"ground\", \"leg{i}\"]\nat = [{x:?}, {y:?}, 0]\naxis = [1, 0, 0]\n\
             second_axis = [0, 1, 0]\nstart = [{a:?}, {b:?}]\nrate = [{u:?}, {v:?}]\n\
             [joints.S{i}]\ntype = \"spherical\"\nbetween = [\"leg{i}\", \"plat\"]\nat = [{x:?}, {y:?}, {:?}]\n",
            -0.5 * size,
            ACROSS * square,
            ACROSS * square,
            ALONG * square,
            -size
        );
    }
    text + "[outputs]\nbx = \"bx(plat)\"\nby = \"by(plat)\"\nbz = \"bz(plat)\"\nwz = \"wz(plat)\"\n"
}

fn open(text: &str) -> Loaded {
    dalembert::open_text("model.toml", text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn of(values: &[(String, f64)], name: &str) -> f64 {
    values.iter().find(|v| v.0 == name).unwrap_or_else(|| panic!("no {name} in {values:?}")).1
}

/// Accelerations of the legs' angles where the platform is translated: with J = m l² + N (m' l²/4 + I), K = N I', G = g l (m + N m'/2) and
/// L = ½ ((J cos²b + K sin²b) a'² + J b'²) + G cos a cos b.
fn translated(legs: usize, size: f64, [a, b]: [f64; 2], [u, v]: [f64; 2]) -> [f64; 2] {
    let (n, square) = (legs as f64, size * size);
    let j = square * (PLATFORM + n * (LEG / 4.0 + ACROSS));
    let k = square * n * ALONG;
    let g = GRAVITY * size * (PLATFORM + n * LEG / 2.0);
    let (s, c) = b.sin_cos();
    let first = (2.0 * (j - k) * s * c * u * v - g * c * a.sin()) / (j * c * c + k * s * s);
    let second = (-(j - k) * s * c * u * u - g * s * a.cos()) / j;
    [first, second]
}

/// The platform on four equal parallel legs can't turn, wherever its masses are: it moves as a pendulum of the legs' length, to the last
/// digits, at any size and whichever leg carries it in the tree. Sides along which a square is tilted are where it could also turn.
#[test]
fn platforms_on_parallel_legs_are_spherical_pendulums() {
    let reversed: Vec<[f64; 2]> = IRREGULAR.iter().rev().copied().collect();
    for points in [&IRREGULAR[..], &reversed, &FIVE, &SQUARE] {
        for (angles, rates) in [([0.4, 0.25], [0.3, 0.7]), ([-0.2, 0.5], [0.0, 0.0]), ([0.4, 0.0], [0.0, 0.7])] {
            for size in [1e-6, 1.0, 1e3] {
                let evaluation: Evaluation =
                    open(&platform(points, size, angles, rates)).evaluate(&At::default()).unwrap();
                let wanted = translated(points.len(), size, angles, rates);
                let most = wanted[0].abs().max(wanted[1].abs());
                let case = format!("{points:?} {size} {angles:?} {rates:?}");
                for i in 0..points.len() {
                    let found = ["first", "second"].map(|n| of(&evaluation.accelerations, &format!("U{i}.{n}''")));
                    let off = (found[0] - wanted[0]).abs().max((found[1] - wanted[1]).abs());
                    assert!(off < 1e-7 * most, "{case}: U{i} {found:?}, not {wanted:?}");
                }
                for turn in ["bx", "by", "bz"].map(|n| of(&evaluation.outputs, n)) {
                    assert!(turn.abs() < 1e-7 * most, "{case}: turns by {turn}");
                }
                assert!(evaluation.accelerations_unique && evaluation.consistent, "{case}");
            }
        }
    }
}

fn run(loaded: &Loaded, until: f64) -> RunResult {
    let how = Simulate { until: Some(until), every: Some(until / 5.0), tolerance: Some(1e-9), ..Simulate::default() };
    let run = loaded.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    run
}

fn column<'r>(run: &'r RunResult, name: &str) -> &'r [f64] {
    &run.columns.iter().find(|c| c.name == name).unwrap_or_else(|| panic!("no column {name}")).values
}

/// The angles of the pendulum from a start on, by Runge and Kutta's method.
fn swung(legs: usize, from: ([f64; 2], [f64; 2]), until: f64) -> [f64; 2] {
    let steps = 400;
    let h = until / f64::from(steps);
    let rate = |y: [f64; 4]| {
        let [first, second] = translated(legs, 1.0, [y[0], y[1]], [y[2], y[3]]);
        [y[2], y[3], first, second]
    };
    let mut y = [from.0[0], from.0[1], from.1[0], from.1[1]];
    let plus = |y: [f64; 4], k: [f64; 4], h: f64| -> [f64; 4] { std::array::from_fn(|i| y[i] + h * k[i]) };
    for _ in 0..steps {
        let k1 = rate(y);
        let k2 = rate(plus(y, k1, h / 2.0));
        let k3 = rate(plus(y, k2, h / 2.0));
        let k4 = rate(plus(y, k3, h));
        y = std::array::from_fn(|i| y[i] + h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]));
    }
    [y[0], y[1]]
}

/// Runs take steps of ordinary size along the branch, from rest and at speed, and past a pose in which it is crossed by another: where
/// Σ λ |p − (p·n) n|² = 0 with the legs' direction n and Σ λ = 0, Σ λ p = 0, four legs could also turn. The last one comes to that after 0.09 s.
#[test]
fn platforms_on_parallel_legs_swing() {
    let cases = [
        (&IRREGULAR[..], [0.1, 0.4], [0.0, 0.0]),
        (&FIVE[..], [0.4, 0.25], [0.3, 0.7]),
        (&IRREGULAR[..], [0.4, 0.25], [0.3, 0.7]),
    ];
    for (points, angles, rates) in cases {
        let run = run(&open(&platform(points, 1.0, angles, rates)), 0.3);
        let wanted = swung(points.len(), (angles, rates), 0.3);
        for (name, wanted) in ["U0.first", "U0.second"].into_iter().zip(wanted) {
            let found = *column(&run, name).last().unwrap();
            assert!((found - wanted).abs() < 1e-7, "{name}: {found}, not {wanted}");
        }
        assert!(column(&run, "wz").iter().all(|w| w.abs() < 1e-7), "{:?}", column(&run, "wz"));
        assert!(run.summary.residual_position < 1e-10, "{:e}", run.summary.residual_position);
        assert!(run.summary.steps < 100, "{} steps", run.summary.steps);
    }
}

/// Two drives for two freedoms.
#[test]
fn platforms_on_parallel_legs_are_driven() {
    let loaded = open(&platform(&IRREGULAR, 1.0, [0.3, 0.1], [0.0, 0.0]));
    let drives = ["U0.first=0.3:0.4:3", "U0.second=0.1:0.2:3"].map(|d| loaded.drive_of(d).unwrap());
    let how = Move { set: Vec::new(), drives: drives.to_vec(), rate: None };
    let driven = loaded.drive(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!(driven.completed, "{:?}", driven.stop);
    assert!(driven.held.is_empty(), "{:?}", driven.held);
    for (i, (name, wanted)) in [("U2.first", [0.3, 0.35, 0.4]), ("U2.second", [0.1, 0.15, 0.2])].into_iter().enumerate()
    {
        let found = column(&driven.run, name);
        assert!(found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-9), "{i} {found:?}");
    }
}

/// What the doctor says of them is the same at any size and in any order.
#[test]
fn the_doctor_counts_motions_in_any_unit() {
    let reversed: Vec<[f64; 2]> = IRREGULAR.iter().rev().copied().collect();
    for points in [&IRREGULAR[..], &reversed, &FIVE] {
        for size in [1e-6, 1e-3, 1.0, 1e3] {
            let d = open(&platform(points, size, [0.0, 0.0], [0.0, 0.0])).doctor(&At::default()).unwrap();
            let generic = d.mechanism.as_ref().unwrap().generic_mobility;
            assert_eq!((d.mobility, generic), (3, Some(2)), "{size} {points:?}");
            let singular: Vec<_> = d.findings.iter().filter(|f| f.code == "D304").collect();
            assert_eq!(singular.len(), 1, "{size} {:?}", d.findings);
            assert!(singular[0].sentence.contains("in this pose and in those nearby"), "{}", singular[0].sentence);
            let redundant: Vec<_> = d.findings.iter().filter(|f| f.code == "D403").collect();
            assert!(!redundant.is_empty(), "{:?}", d.findings);
            for f in redundant {
                assert!(f.sentence.contains("in every pose"), "{}", f.sentence);
                assert!(f.suggestion.as_ref().is_some_and(|s| s.contains("Leave at least one")), "{:?}", f.suggestion);
            }
        }
    }
}

/// Equations that are linear in all velocities would let the turn go: there are none.
#[test]
fn what_is_held_to_second_order_has_no_linear_system() {
    for size in [1e-6, 1.0] {
        let said = open(&platform(&IRREGULAR, size, [0.0, 0.0], [0.0, 0.0])).linearize(&Linearize::default());
        let said = said.map(|_| ()).expect_err("a linear system").to_string();
        assert!(said.contains("3 freedoms here") && said.contains("motions 2"), "{said}");
    }
}

/// y = x²/2l, and z = x²/l that only its square says. At x = l: (1 + 1 + 4) x'' + 5 x'²/l = −g y' / x', with L = ½(x'² + y'² + z'²) − g y.
#[test]
fn squares_of_conditions_hold_what_conditions_hold() {
    for exponent in [-20, 0, 10] {
        let l = 2.0_f64.powi(exponent);
        for w in [0.0, 0.625] {
            let text = |shut: &str| {
                format!(
                    "dalembert = 1\n[parameters]\nl = {{ value = {l:?}, unit = \"m\" }}\ng = {{ value = 9.81, unit = \"m/s^2\" }}\n\
                     m = {{ value = 2, unit = \"kg\" }}\n[variables]\n\
                     x = {{ start = [{l:?}, {:?}], unit = \"m\" }}\ny = {{ start = [{:?}, {:?}], unit = \"m\" }}\n\
                     z = {{ start = [{l:?}, {:?}], unit = \"m\" }}\n\
                     [lagrangian]\nkinetic = \"m*(x'^2 + y'^2 + z'^2)/2\"\npotential = \"m*g*y\"\n\
                     [constraints]\nslope = \"y = x^2/(2*l)\"\nshut = \"{shut}\"\n",
                    w * l,
                    0.5 * l,
                    w * l,
                    2.0 * w * l
                )
            };
            let x = -(9.81 + 5.0 * w * w * l) / 6.0;
            let wanted = [x, w * w * l + x, 2.0 * w * w * l + 2.0 * x];
            for shut in ["z = x^2/l", "(z - x^2/l)^2 = 0", "3*(z*l - x^2)^2 + (z - x^2/l)^2*l^2 = 0"] {
                let e = open(&text(shut)).evaluate(&At::default()).unwrap_or_else(|e| panic!("{shut}: {e}"));
                for (name, wanted) in ["x''", "y''", "z''"].into_iter().zip(wanted) {
                    let found = of(&e.accelerations, name);
                    assert!(
                        (found - wanted).abs() < 1e-8 * 10.0_f64.max(l),
                        "{shut}, {l}: {name} = {found}, not {wanted}"
                    );
                }
            }
        }
    }
}

/// Two links in one line between points at the sum of their lengths can't move, whatever pulls: they stay where they are.
#[test]
fn taut_chains_rest() {
    for size in [1e-6, 1.0, 1e3] {
        for (l, m) in [(1.0, 1.0), (0.3, 5.0)] {
            let at = |x: f64| format!("[{:?}, 0, 0]", x * size);
            let text = format!(
                "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies]\n\
                 a = {{ mass = 1, com = {}, inertia = {{ ball = {:?} }} }}\n\
                 b = {{ mass = {m:?}, com = {}, inertia = {{ ball = {:?} }} }}\n[joints]\n\
                 A = {{ type = \"revolute\", between = [\"ground\", \"a\"] }}\n\
                 B = {{ type = \"revolute\", between = [\"a\", \"b\"], at = {} }}\n\
                 C = {{ type = \"revolute\", between = [\"b\", \"ground\"], at = {} }}\n",
                at(0.5),
                0.1 * size,
                at(1.0 + l / 2.0),
                0.1 * size,
                at(1.0),
                at(1.0 + l)
            );
            let loaded = open(&text);
            let d = loaded.doctor(&At::default()).unwrap();
            assert_eq!((d.mobility, d.mechanism.as_ref().unwrap().generic_mobility), (1, Some(0)), "{size}");
            let e = loaded.evaluate(&At::default()).unwrap();
            assert!(e.accelerations.iter().all(|a| a.1.abs() * size < 1e-9), "{:?}", e.accelerations);
            let run = run(&loaded, 0.5);
            assert!(column(&run, "A").iter().all(|a| a.abs() < 1e-9), "{:?}", column(&run, "A"));
        }
    }
}

/// A form that is not definite holds nothing: x y = 0 keeps both of its lines.
#[test]
fn crossings_are_not_held() {
    let text = "dalembert = 1\n[variables]\nx = { start = [0, 1] }\ny = { start = [0, 0] }\nz = { start = 0 }\n\
                [lagrangian]\nkinetic = \"(x'^2 + y'^2 + z'^2)/2\"\npotential = \"0\"\n[constraints]\nc = \"x*y = 0\"\n";
    let run = run(&open(text), 1.0);
    assert!((column(&run, "x").last().unwrap() - 1.0).abs() < 1e-8);
    assert!(column(&run, "y").iter().all(|y| y.abs() < 1e-8));
}
