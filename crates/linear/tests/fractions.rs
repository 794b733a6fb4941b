//! Small systems of whole numbers, with repeated eigenvalues, chains and parts that nothing reaches, against counts over the rationals; and the same in
//! units that are no fractions, where rounded numbers have to find what was counted.

use dalembert_linear::{
    Degrees, Effort, LinearSystem, Mat, Mode, Polynomial, Rational, RationalMatrix, Rounding, Stability, c64,
    controllable_dimension, exact_losses, float_of, rational,
};

use crate::support::{Random, repeated_eigenvalues, same_eigenvalues};

fn whole(x: i64) -> Rational {
    Rational::from_integer(x.into())
}

fn matrix_of(rows: usize, columns: usize, mut entry: impl FnMut(usize, usize) -> i64) -> RationalMatrix {
    RationalMatrix::from_fn(rows, columns, |i, j| whole(entry(i, j)))
}

fn rows(rows: &[&[i64]]) -> RationalMatrix {
    matrix_of(rows.len(), rows.first().map_or(0, |row| row.len()), |i, j| rows[i][j])
}

/// A, B, C, D of whole numbers.
struct Whole([RationalMatrix; 4]);

impl Whole {
    /// Sparse at random, or of Jordan blocks in other coordinates.
    fn random(random: &mut Random) -> Self {
        let n = random.integer(2, 6) as usize;
        let (m, p) = (random.integer(1, 2) as usize, random.integer(1, 2) as usize);
        let share = [3, 5, 8][random.integer(0, 2) as usize];
        let mut a = if random.integer(0, 1) == 0 {
            matrix_of(n, n, |_, _| if random.integer(1, 12) <= share { random.integer(-2, 2) } else { 0 })
        } else {
            Self::blocks(random, n)
        };
        for _ in 0..random.integer(0, n as i64) {
            let (i, j) = (random.integer(0, n as i64 - 1) as usize, random.integer(0, n as i64 - 1) as usize);
            let factor = 2 * random.integer(0, 1) - 1;
            let shear = |factor: i64| {
                matrix_of(n, n, |k, l| i64::from(k == l) + if i != j && (k, l) == (i, j) { factor } else { 0 })
            };
            a = shear(factor).times(&a).expect("shapes").times(&shear(-factor)).expect("shapes");
        }
        let mut few = |rows, columns, share, least| {
            matrix_of(rows, columns, |_, _| if random.integer(1, 10) <= share { random.integer(least, 2) } else { 0 })
        };
        let (b, c, d) = (few(n, m, 4, -1), few(p, n, 5, -1), few(p, m, 2, -1));
        Self([a, b, c, d])
    }

    fn blocks(random: &mut Random, n: usize) -> RationalMatrix {
        let values = [random.integer(-2, 1), random.integer(-2, 1)];
        let mut entries = vec![0; n * n];
        let mut first = 0;
        while first < n {
            let value = values[random.integer(0, 1) as usize];
            if random.integer(0, 2) == 0 && first + 1 < n {
                let (re, im) = (random.integer(-1, 0), random.integer(1, 2));
                for (i, j, x) in [(0, 0, re), (1, 1, re), (0, 1, im), (1, 0, -im)] {
                    entries[(first + i) * n + first + j] = x;
                }
                first += 2;
                continue;
            }
            let size = (random.integer(1, 3) as usize).min(n - first);
            for k in first..first + size {
                entries[k * n + k] = value;
                if k + 1 < first + size {
                    entries[k * n + k + 1] = 1;
                }
            }
            first += size;
        }
        matrix_of(n, n, |i, j| entries[i * n + j])
    }

    fn system(&self) -> LinearSystem {
        let [a, b, c, d] = [0, 1, 2, 3].map(|k| floats(&self.0[k]));
        LinearSystem::new(a, b, c, d).expect("shapes")
    }

    /// The same in units of states, inputs and outputs that no fraction is, all within a decade.
    fn in_other_units(&self, random: &mut Random) -> LinearSystem {
        let [a, b, c, d] = [0, 1, 2, 3].map(|k| floats(&self.0[k]));
        let mut units = |count: usize| -> Vec<f64> { (0..count).map(|_| 3f64.powf(random.signed())).collect() };
        let (x, u, y) = (units(a.nrows()), units(b.ncols()), units(c.nrows()));
        let scaled = |of: &Mat<f64>, rows: &[f64], columns: &[f64]| {
            Mat::from_fn(of.nrows(), of.ncols(), |i, j| of[(i, j)] * columns[j] / rows[i])
        };
        let [a, b, c, d] = [scaled(&a, &x, &x), scaled(&b, &x, &u), scaled(&c, &y, &x), scaled(&d, &y, &u)];
        LinearSystem::new(a, b, c, d).expect("shapes")
    }

    fn reached(&self) -> usize {
        controllable_dimension(&self.0[0], &self.0[1]).expect("shapes")
    }

    fn seen(&self) -> usize {
        controllable_dimension(&self.0[0].transposed(), &self.0[2].transposed()).expect("shapes")
    }
}

fn floats(matrix: &RationalMatrix) -> Mat<f64> {
    Mat::from_fn(matrix.rows(), matrix.columns(), |i, j| float_of(matrix.at(i, j)))
}

/// det [X − s E], E of ones in its first places, at a whole number.
fn shifted(x: &RationalMatrix, ones: usize, s: i64) -> Rational {
    let entry = |i: usize, j: usize| {
        if i == j && i < ones { x.at(i, j) - whole(s) } else { x.at(i, j).clone() }
    };
    RationalMatrix::from_fn(x.rows(), x.columns(), entry).determinant().expect("square")
}

fn pencil(x: &RationalMatrix, ones: usize) -> Polynomial {
    let points: Vec<(Rational, Rational)> = (0..=ones as i64).map(|s| (whole(s), shifted(x, ones, s))).collect();
    Polynomial::through(&points)
}

/// Whether the polynomial is what its roots say, to such a share of its terms.
fn has_roots(polynomial: &Polynomial, roots: &[c64], share: f64) -> bool {
    let leading = polynomial.coefficients().last().map_or(0.0, float_of);
    polynomial.degree() == roots.len()
        && [c64::new(0.37, 0.21), c64::new(-1.3, 0.77), c64::new(2.1, 1.9)].iter().all(|s| {
            let value: c64 =
                polynomial.coefficients().iter().rev().fold(c64::new(0.0, 0.0), |v, c| v * s + float_of(c));
            let (product, size) = roots.iter().fold((c64::new(leading, 0.0), leading.abs()), |(value, size), root| {
                (value * (s - root), size * (s.norm() + root.norm()))
            });
            (product - value).norm() <= share * size
        })
}

/// Dimensions, modes and zeros are what is counted; lost eigenvalues are as many as dimensions.
#[test]
fn small_systems_of_whole_numbers_are_counted() {
    let (mut losses, mut repeated) = (0, 0);
    for seed in 0..1500 {
        let whole = Whole::random(&mut Random::new(seed));
        let (system, n) = (whole.system(), whole.0[0].rows());
        let (reach, see) = (system.controllability().expect("converges"), system.observability().expect("converges"));
        assert_eq!((reach.dimension, see.dimension), (whole.reached(), whole.seen()), "seed {seed}: {:?}", whole.0);
        let lost: usize = reach.uncontrollable.iter().map(|lost| lost.algebraic).sum();
        assert_eq!((n - lost, reach.controllable), (reach.dimension, lost == 0), "seed {seed}");
        assert!(reach.uncontrollable.iter().all(|lost| lost.geometric >= 1 && lost.geometric <= lost.algebraic));
        let stabilizable = reach.uncontrollable.iter().all(|lost| lost.eigenvalue.re < 0.0);
        assert_eq!(reach.stabilizable, stabilizable, "seed {seed}");
        let modes = system.modes().expect("converges").modes;
        assert!(has_roots(&pencil(&whole.0[0], n), &repeated_eigenvalues(&system), 1e-13), "seed {seed}: {modes:?}");
        for lost in &reach.uncontrollable {
            let own = modes.iter().find(|mode| mode.eigenvalue == lost.eigenvalue);
            assert!(own.is_some_and(|mode| mode.algebraic >= lost.algebraic), "seed {seed}: {reach:?} {modes:?}");
        }
        losses += usize::from(lost > 0);
        repeated += usize::from(modes.iter().any(Mode::defective));
    }
    assert!(losses > 300 && repeated > 100, "{losses}, {repeated}");
}

#[test]
fn zeros_of_whole_numbers_are_counted() {
    let mut checked = 0;
    for seed in 0..1500 {
        let whole = Whole::random(&mut Random::new(seed));
        let [a, b, c, d] = &whole.0;
        let n = a.rows();
        if b.columns() != c.rows() {
            continue;
        }
        let entry = |i: usize, j: usize| match (i < n, j < n) {
            (true, true) => a.at(i, j),
            (true, false) => b.at(i, j - n),
            (false, true) => c.at(i - n, j),
            (false, false) => d.at(i - n, j - n),
        };
        let all = RationalMatrix::from_fn(n + c.rows(), n + b.columns(), |i, j| entry(i, j).clone());
        let polynomial = pencil(&all, n);
        if polynomial.is_zero() {
            continue;
        }
        let zeros = whole.system().invariant_zeros().expect("converges");
        assert!(has_roots(&polynomial, &zeros, 1e-13), "seed {seed}: {zeros:?} {:?}", whole.0);
        checked += 1;
    }
    assert!(checked > 300, "{checked}");
}

/// What transfer functions say by zeros, poles and gain is what the matrices say, to a share of one and of what they are.
fn transfer_functions_are_their_own(system: &LinearSystem, share: f64, label: &str) {
    let response = system.frequency_response();
    let functions = system.transfer_functions().expect("converges");
    for s in [c64::new(1.7, 0.9), c64::new(-0.63, 2.1), c64::new(0.37, -0.4)] {
        let value = response.at(s).expect("no pole");
        for (k, function) in functions.iter().enumerate() {
            let (i, j) = (k / system.b().ncols(), k % system.b().ncols());
            let off = (function.at(s) - value[(i, j)]).norm();
            assert!(off <= share * (1.0 + value[(i, j)].norm()), "{label}: {function:?} {system:?}");
        }
    }
}

#[test]
fn transfer_functions_of_whole_numbers_are_their_own() {
    for seed in 0..600 {
        let system = Whole::random(&mut Random::new(seed)).system();
        transfer_functions_are_their_own(&system, 1e-9, &format!("seed {seed}"));
    }
}

/// The gain of a channel is the first of D, CB, CAB, … that is not zero, and zero if all of them are; in units that no fraction is as well.
#[test]
fn gains_are_the_first_of_markovs_parameters_that_are_not_zero() {
    let (mut silent, mut heard) = (0, 0);
    for seed in 0..600 {
        let mut random = Random::new(seed);
        let whole = Whole::random(&mut random);
        let [a, b, c, d] = &whole.0;
        let (mut parameters, mut moved) = (vec![d.clone()], b.clone());
        for _ in 0..a.rows() {
            parameters.push(c.times(&moved).expect("shapes"));
            moved = a.times(&moved).expect("shapes");
        }
        let own = whole.system().transfer_functions().expect("converges");
        let others = whole.in_other_units(&mut random).transfer_functions().expect("converges");
        for (k, (own, other)) in own.iter().zip(&others).enumerate() {
            let place = (k / b.columns(), k % b.columns());
            let first = parameters.iter().map(|x| float_of(x.at(place.0, place.1))).find(|x| *x != 0.0);
            let wanted = first.unwrap_or(0.0);
            assert!((own.gain - wanted).abs() <= 1e-9 * wanted.abs(), "seed {seed}: {own:?}, {wanted}, {:?}", whole.0);
            assert_eq!(other.gain == 0.0, wanted == 0.0, "seed {seed}: {other:?}, {wanted}, {:?}", whole.0);
            silent += usize::from(wanted == 0.0);
            heard += usize::from(wanted != 0.0);
        }
    }
    assert!(silent > 100 && heard > 300, "{silent}, {heard}");
}

/// No eigenvalue moves with units, and no count does: entries are no fractions there.
#[test]
fn other_units_leave_all_counts() {
    for seed in 0..1500 {
        let mut random = Random::new(seed);
        let whole = Whole::random(&mut random);
        let system = whole.in_other_units(&mut random);
        let (reach, see) = (system.controllability().expect("converges"), system.observability().expect("converges"));
        assert_eq!((reach.dimension, see.dimension), (whole.reached(), whole.seen()), "seed {seed}: {:?}", whole.0);
        let polynomial = pencil(&whole.0[0], whole.0[0].rows());
        assert!(has_roots(&polynomial, &repeated_eigenvalues(&system), 1e-9), "seed {seed}: {:?}", whole.0);
    }
}

/// Where entries are no fractions, to what rounding leaves of repeated zeros.
#[test]
fn transfer_functions_in_other_units_are_their_own() {
    for seed in 0..600 {
        let mut random = Random::new(seed);
        let whole = Whole::random(&mut random);
        transfer_functions_are_their_own(&whole.in_other_units(&mut random), 1e-7, &format!("seed {seed}"));
    }
}

/// An input that acts on no state beside an eigenvalue that is double: 1 is lost, however far rounding scatters ±i.
#[test]
fn a_loss_beside_a_scattered_eigenvalue_is_found() {
    let system = Whole([
        rows(&[&[1, 0, 0, 0, 0], &[0, 1, 1, 1, 0], &[0, -1, -1, -1, -1], &[1, -1, 0, 0, 1], &[0, 1, 1, 0, 0]]),
        rows(&[&[0, 0], &[0, 0], &[-1, 0], &[1, 1], &[0, -1]]),
        matrix_of(0, 5, |_, _| 0),
        matrix_of(0, 2, |_, _| 0),
    ]);
    for system in [system.system(), system.in_other_units(&mut Random::new(3))] {
        let answer = system.controllability().expect("converges");
        assert_eq!((answer.dimension, answer.stabilizable), (4, false));
        assert!((answer.uncontrollable[0].eigenvalue - 1.0).norm() < 1e-12);
        let margin = system.inputs_measured().expect("measured").distance(Effort::Search).expect("converges");
        assert!(margin.value < 1e-14);
    }
}

/// A threefold eigenvalue makes no other one uncertain.
#[test]
fn a_scattered_eigenvalue_leaves_others_certain() {
    let none = (matrix_of(5, 0, |_, _| 0), matrix_of(0, 5, |_, _| 0), matrix_of(0, 0, |_, _| 0));
    let a = rows(&[&[-1, 1, 0, 0, -1], &[-2, 0, 0, 0, 0], &[1, 0, -2, 1, -1], &[0, 0, 0, -2, 1], &[0, 0, 0, 0, -2]]);
    let whole = Whole([a, none.0, none.1, none.2]);
    for system in [whole.system(), whole.in_other_units(&mut Random::new(5))] {
        let modes = system.modes().expect("converges");
        assert_eq!(modes.stability, Stability::Asymptotic);
        let own = modes.modes.iter().find(|mode| mode.eigenvalue.im > 0.0).expect("it oscillates");
        assert!((own.eigenvalue - c64::new(-0.5, 1.75f64.sqrt())).norm() < 1e-13, "{own:?}");
        assert!(own.uncertainty < 1e-13 && own.algebraic == 1, "{own:?}");
        let rest = modes.modes.iter().find(|mode| mode.algebraic == 3).expect("three times");
        assert!((rest.eigenvalue + 2.0).norm() < 1e-9, "{rest:?}");
    }
}

/// (s + 2)⁵, with s exactly there, leaves singular values that are nothing at all, beside which a search may not go on for ever.
#[test]
fn searches_end_where_nothing_is_left() {
    let whole = Whole([
        rows(&[&[-2, 1, -1, -2, 1], &[0, -2, -1, 0, 1], &[0, 0, -2, 1, 0], &[0, 0, -1, -2, 1], &[0, 0, 0, 1, -2]]),
        rows(&[&[0], &[0], &[2], &[2], &[0]]),
        matrix_of(5, 5, |i, j| i64::from(i == j)),
        matrix_of(5, 1, |_, _| 0),
    ]);
    let system = whole.system();
    let modes = system.modes().expect("converges").modes;
    assert_eq!((modes.len(), modes[0].algebraic, modes[0].eigenvalue.re), (1, 5, -2.0));
    let fewest = system.fewest_outputs().expect("converges");
    assert_eq!(fewest.bound, modes[0].geometric);
}

/// Where an output is an input at once and nothing else comes through, zeros are the poles.
#[test]
fn zeros_are_poles_where_nothing_comes_through_but_at_once() {
    let whole = Whole([
        rows(&[&[1, 0, 0], &[0, -2, 1], &[0, -2, 0]]),
        matrix_of(3, 1, |_, _| 0),
        rows(&[&[1, 0, 0]]),
        rows(&[&[1]]),
    ]);
    let expected = [c64::new(1.0, 0.0), c64::new(-1.0, 1.0), c64::new(-1.0, -1.0)];
    for system in [whole.system(), whole.in_other_units(&mut Random::new(7))] {
        assert!(same_eigenvalues(system.invariant_zeros().expect("converges"), &expected, 1e-12));
        let through = system.transfer_function(0, 0).expect("converges");
        assert!((through.at(c64::new(0.3, 0.2)) - system.d()[(0, 0)]).norm() < 1e-12);
    }
}

/// ẋ = −x + f(p) u is lost at the roots of f, wherever these are, however often they are one.
#[test]
fn factors_of_a_parameter_are_lost_at_their_roots() {
    let number = |text: &str| rational(text).expect("a number");
    let cases: &[(&[&str], &[f64])] = &[
        (&["0", "1"], &[0.0]),
        (&["-1", "1"], &[1.0]),
        (&["-3", "3"], &[1.0]),
        (&["1", "1"], &[-1.0]),
        (&["-2", "1"], &[2.0]),
        (&["-1/2", "1"], &[0.5]),
        (&["0", "-1", "1"], &[0.0, 1.0]),
        (&["-1", "0", "1"], &[-1.0, 1.0]),
        (&["1", "0", "-1"], &[-1.0, 1.0]),
        (&["-1", "0", "0", "1"], &[1.0]),
        (&["1", "-2", "1"], &[1.0]),
        // (p − 1)²(p − 2)(p − 3), whose first values are losses all.
        (&["6", "-17", "17", "-7", "1"], &[1.0, 2.0, 3.0]),
        (&["-1/4", "0", "1"], &[-0.5, 0.5]),
    ];
    for (coefficients, roots) in cases {
        let factor = Polynomial::new(coefficients.iter().map(|text| number(text)).collect());
        let interval = (&number("-5"), &number("5"));
        let told = |n: usize, generic: usize| {
            // Of n states the first is reached whatever p is, the second by the factor.
            let family = |p: &Rational| {
                let a = RationalMatrix::from_fn(
                    n,
                    n,
                    |i, j| if i == j { number(&format!("-{}", i + 1)) } else { whole(0) },
                );
                let b = RationalMatrix::from_fn(n, 1, |i, _| if i + 1 == n { factor.at(p) } else { whole(1) });
                Ok((a, b))
            };
            let found = exact_losses(family, Degrees { a: 0, b: factor.degree() }, interval).expect("polynomials");
            assert_eq!(found.generic, generic, "{coefficients:?}");
            let values: Vec<f64> = found.losses.iter().map(|loss| loss.root.value).collect();
            assert_eq!(values, *roots, "{coefficients:?}");
            assert!(found.losses.iter().all(|loss| loss.dimension == Some(generic - 1)), "{found:?}");
        };
        told(1, 1);
        told(2, 2);
        told(3, 3);
    }
}

/// The system with entries each of which is known to some roundings, one to more than the other.
fn known_unevenly(a: Mat<f64>, b: Mat<f64>, random: &mut Random) -> LinearSystem {
    let n = a.nrows();
    let mut off = |x: &Mat<f64>| {
        Mat::from_fn(x.nrows(), x.ncols(), |i, j| x[(i, j)].abs() * f64::EPSILON * random.integer(4, 500) as f64)
    };
    let rounding = Rounding { a: off(&a), b: off(&b), c: Mat::zeros(0, n) };
    LinearSystem::strictly_proper(a, b, Mat::zeros(0, n)).expect("shapes").with_rounding(rounding).expect("shapes")
}

/// Stores that pass on what they hold, masses on springs that nothing holds, pushed by as much as they weigh, and two levels that one input raises by as much: a sum is kept, a drift is one, and
/// differences are not reached, whatever the digits of the numbers are and however unevenly entries are known.
#[test]
fn verdicts_do_not_hang_on_digits() {
    for digits in 3..=17 {
        for seed in 0..12 {
            let mut random = Random::new(100 * digits as u64 + seed);
            let mut number = || ((1.6 + 1.4 * random.signed()) * 10f64.powi(digits)).round() / 10f64.powi(digits);
            let ([p, q, r], [g, h]) = ([number(), number(), number()], [number(), number()]);
            let at = format!("{digits} digits, seed {seed}: {p} {q} {r} {g} {h}");
            let stores = [[-g / p, g / p, 0.0], [g / q, -(g + h) / q, h / q], [0.0, h / r, -h / r]];
            let stores = Mat::from_fn(3, 3, |i, j| stores[i][j]);
            let fed = Mat::from_fn(3, 1, |i, _| if i == 0 { 1.0 / p } else { 0.0 });
            let found = known_unevenly(stores.clone(), fed, &mut random).modes().expect("converges");
            assert_eq!(found.stability, Stability::Marginal, "{at}: {:?}", found.modes);
            let zeros = found.modes.iter().filter(|mode| mode.eigenvalue == c64::new(0.0, 0.0));
            assert_eq!(zeros.map(|mode| mode.algebraic).collect::<Vec<_>>(), [1], "{at}");
            let train = Mat::from_fn(6, 6, |i, j| match (i < 3, j < 3) {
                (true, false) => f64::from(u8::from(j == i + 3)),
                (false, true) => stores[(i - 3, j)],
                _ => 0.0,
            });
            let pushed = Mat::from_fn(6, 1, |i, _| if i < 3 { 0.0 } else { 1.0 });
            let train = known_unevenly(train, pushed, &mut random);
            let found = train.modes().expect("converges");
            assert_eq!(found.stability, Stability::Drifting, "{at}: {:?}", found.modes);
            let zeros = found.modes.iter().filter(|mode| mode.eigenvalue == c64::new(0.0, 0.0));
            assert_eq!(zeros.map(|mode| (mode.algebraic, mode.geometric)).collect::<Vec<_>>(), [(2, 1)], "{at}");
            assert_eq!(train.controllability().expect("converges").dimension, 2, "{at}");
            let levels = Mat::from_fn(2, 2, |i, j| [g, 1.0][i] * [1.0, -1.0][j]);
            let levels = known_unevenly(levels, Mat::from_fn(2, 1, |_, _| 1.0), &mut random);
            assert_eq!(levels.controllability().expect("converges").dimension, 1, "{at}");
            let modes = levels.modes().expect("converges").modes;
            assert!(modes.iter().any(|mode| mode.eigenvalue == c64::new(0.0, 0.0)), "{at}: {modes:?}");
        }
    }
}
