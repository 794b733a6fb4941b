//! Modes over a parameter against frequencies in closed form.

use dalembert_linear::{Branches, Encounter, LinearError, LinearSystem, Mat, branches, c64};

/// q̈ + D q̇ + S q = 0 in coordinates scaled by `sizes`, the states in another order.
fn system(damping: [[f64; 2]; 2], stiffness: [[f64; 2]; 2], sizes: [f64; 4]) -> Result<LinearSystem, LinearError> {
    let entry = |i: usize, j: usize| match (i < 2, j < 2) {
        (true, _) => f64::from(u8::from(j == i + 2)),
        (false, true) => -stiffness[i - 2][j],
        (false, false) => -damping[i - 2][j - 2],
    };
    let order = [3, 0, 2, 1];
    let a = Mat::from_fn(4, 4, |i, j| entry(order[i], order[j]) * sizes[order[i]] / sizes[order[j]]);
    LinearSystem::strictly_proper(a, Mat::zeros(4, 0), Mat::zeros(0, 4))
}

const NONE: [[f64; 2]; 2] = [[0.0; 2]; 2];
const SIZES: [[f64; 4]; 2] = [[1.0; 4], [1e3, 2e-6, 1e-3, 7e4]];

fn followed(stiffness: impl Fn(f64) -> [[f64; 2]; 2], sizes: [f64; 4]) -> Branches {
    branches(|p| system(NONE, stiffness(p), sizes), (0.5, 1.5), 20, 600).expect("converges")
}

/// The branches with Im s > 0, by number.
fn upper(found: &Branches) -> Vec<usize> {
    (0..found.eigenvalues.len()).filter(|&k| found.eigenvalues[k][1..].iter().all(|s| s.im > 0.0)).collect()
}

#[track_caller]
fn near(found: c64, wanted: c64, off: f64) {
    assert!((found - wanted).norm() <= off, "{found} is not {wanted}");
}

#[test]
fn uncoupled_modes_keep_their_names_where_they_cross() {
    // One of the places is the crossing itself, where shapes are undetermined.
    for sizes in SIZES {
        let found = followed(|p| [[1.0, 0.0], [0.0, p]], sizes);
        let [moving, still] = upper(&found)[..] else { panic!("{found:?}") };
        for (k, &p) in found.places.iter().enumerate() {
            near(found.eigenvalues[still][k], c64::new(0.0, 1.0), 1e-13);
            near(found.eigenvalues[moving][k], c64::new(0.0, p.sqrt()), 1e-13);
        }
        let [meeting] = found.meetings[..] else { panic!("{:?}", found.meetings) };
        assert_eq!((meeting.encounter, meeting.modes), (Encounter::Crossing, (moving, still)));
        assert!((meeting.at - 1.0).abs() < 1e-9 && (meeting.frequency - 1.0).abs() < 1e-9, "{meeting:?}");
        assert!(found.clear);
    }
}

/// Modes keep their numbers from one interval to the next, in whatever states and order each has them, wherever it is parted.
#[test]
fn modes_go_on_in_other_states() {
    for parted in [0.8, 1.2] {
        let of = |ends: (f64, f64), sizes: [f64; 4]| {
            branches(|p| system(NONE, [[1.0, 0.0], [0.0, p]], sizes), ends, 13, 600).expect("converges")
        };
        let found = of((0.5, parted), SIZES[0]).then(of((parted, 1.5), SIZES[1]));
        let [moving, still] = upper(&found)[..] else { panic!("{found:?}") };
        assert!(found.places.is_sorted_by(|x, y| x < y) && found.places.contains(&parted), "{:?}", found.places);
        for (k, &p) in found.places.iter().enumerate() {
            near(found.eigenvalues[still][k], c64::new(0.0, 1.0), 1e-13);
            near(found.eigenvalues[moving][k], c64::new(0.0, p.sqrt()), 1e-13);
        }
        let [meeting] = found.meetings[..] else { panic!("{parted}: {:?}", found.meetings) };
        let mut modes = [meeting.modes.0, meeting.modes.1];
        modes.sort_unstable();
        assert!(modes == [moving.min(still), moving.max(still)] && (meeting.at - 1.0).abs() < 1e-9, "{meeting:?}");
        assert!(found.clear);
        // Others are not as many.
        let one = LinearSystem::strictly_proper(Mat::from_fn(1, 1, |_, _| -1.0), Mat::zeros(1, 0), Mat::zeros(0, 1));
        let other = branches(|_| one.clone(), (1.5, 2.0), 3, 600).expect("converges");
        assert!(!found.then(other).clear);
    }
}

#[test]
fn coupled_modes_veer_by_as_much_as_they_are_coupled() {
    for (c, sizes) in [(1e-2, SIZES[0]), (1e-4, SIZES[1]), (1e-7, SIZES[0]), (1e-9, SIZES[1])] {
        let found = followed(|p| [[1.0 + c, -c], [-c, p + c]], sizes);
        let [low, high] = upper(&found)[..] else { panic!("{found:?}") };
        for (k, &p) in found.places.iter().enumerate() {
            // ω² = (1 + p)/2 + c ± √((1 − p)²/4 + c²)
            let (mean, half) = (0.5 * (1.0 + p) + c, (0.25 * (1.0 - p).powi(2) + c * c).sqrt());
            near(found.eigenvalues[low][k], c64::new(0.0, (mean - half).sqrt()), 1e-12);
            near(found.eigenvalues[high][k], c64::new(0.0, (mean + half).sqrt()), 1e-12);
        }
        let [meeting] = found.meetings[..] else { panic!("{c}: {:?}", found.meetings) };
        assert_eq!(meeting.encounter, Encounter::Veering, "{c}");
        let gap = (1.0 + 2.0 * c).sqrt() - 1.0;
        assert!((meeting.gap - gap).abs() < 0.05 * gap + 1e-13, "{c}: {meeting:?}");
        assert!((meeting.at - 1.0).abs() < 0.2 * c + 1e-12, "{c}: {meeting:?}");
    }
}

#[test]
fn a_pair_becomes_two_real_eigenvalues() {
    let family = |d: f64| system([[d, 0.0], [0.0, 0.1]], [[1.0, 0.0], [0.0, 50.0]], SIZES[1]);
    let found = branches(family, (0.0, 4.0), 16, 600).expect("converges");
    assert_eq!((found.eigenvalues.len(), found.meetings.len()), (4, 0));
    for (k, &d) in found.places.iter().enumerate() {
        let root = c64::new(0.25 * d * d - 1.0, 0.0).sqrt();
        let fast = c64::new(0.0, (50.0 - 0.05f64 * 0.05).sqrt());
        let mut wanted = vec![root - 0.5 * d, -root - 0.5 * d, fast - 0.05, -fast - 0.05];
        for branch in &found.eigenvalues {
            let of = |s: &c64| (branch[k] - s).norm();
            let (place, _) = wanted.iter().enumerate().min_by(|x, y| of(x.1).total_cmp(&of(y.1))).expect("one");
            // Where they meet an eigenvalue is known to the root of rounding.
            near(branch[k], wanted.remove(place), 1e-7);
        }
        // The other oscillation is never taken for one of them.
        assert!(found.eigenvalues[2][k].norm() > 7.0 && found.eigenvalues[3][k].norm() > 7.0);
    }
}

#[test]
fn rigid_motions_and_equal_modes_are_followed_as_well() {
    // Two free masses on a spring p: a chain of zeros that is no branch, and one that rises with √(2p).
    let family = |p: f64| system(NONE, [[p, -p], [-p, p]], SIZES[1]);
    let found = branches(family, (0.0, 2.0), 10, 200).expect("converges");
    let [only] = upper(&found)[..] else { panic!("{found:?}") };
    for (k, &p) in found.places.iter().enumerate() {
        near(found.eigenvalues[only][k], c64::new(0.0, (2.0 * p).sqrt()), 1e-10);
    }
    // At its beginning the spring is none: the mode ends in the chain of zeros.
    assert_eq!((found.places[0], found.eigenvalues[only][0]), (0.0, c64::new(0.0, 0.0)));
    // Two that are equal throughout.
    let found = branches(|p| system(NONE, [[p, 0.0], [0.0, p]], SIZES[1]), (1.0, 2.0), 10, 200).expect("converges");
    assert_eq!((upper(&found).len(), found.meetings.len(), found.clear), (2, 0, true));
}

/// A matrix as it is, in units and an order of its states in which its entries differ by many sizes, and in coordinates that mix the states.
fn in_coordinates(a: &Mat<f64>, kind: usize) -> LinearSystem {
    let n = a.nrows();
    let sizes = [1e3, 2e-6, 1e-3, 7e4, 30.0];
    let mut turned = a.clone();
    match kind {
        0 => {}
        1 => {
            let place = |i: usize| n - 1 - i;
            turned = Mat::from_fn(n, n, |i, j| a[(place(i), place(j))] * sizes[place(i)] / sizes[place(j)]);
        }
        _ => {
            // x_i grows by x_j: T A T⁻¹ with whole numbers.
            let mut shear = |i: usize, j: usize, by: f64| {
                (0..n).for_each(|k| turned[(i, k)] += by * turned[(j, k)]);
                (0..n).for_each(|k| turned[(k, j)] -= by * turned[(k, i)]);
            };
            (0..n - 1).for_each(|i| {
                shear(i + 1, i, 1.0);
                shear(i, i + 1, -1.0);
            });
        }
    }
    LinearSystem::strictly_proper(turned, Mat::zeros(n, 0), Mat::zeros(0, n)).expect("shapes")
}

/// A Jordan block −(1 + p) of any size, driven by −5: each of its eigenvalues is there as often as it is one, as is the other one.
#[test]
fn jordan_blocks_are_followed_whole() {
    for (size, kind) in (2..=4_usize).flat_map(|size| (0..3).map(move |kind| (size, kind))) {
        let a = |p: f64| {
            Mat::from_fn(size + 1, size + 1, |i, j| match (i == size, j == size) {
                (true, true) => -5.0,
                (true, false) => 0.0,
                (false, true) => f64::from(u8::from(i == size - 1)),
                _ if i == j => -(1.0 + p),
                _ => f64::from(u8::from(j == i + 1)),
            })
        };
        let family = |p: f64| Ok(in_coordinates(&a(p), kind));
        // At sixteenths, whose sums have no rounding: what that is would part eigenvalues.
        let found = branches(family, (0.5, 1.5), 16, 600).expect("converges");
        assert_eq!((found.eigenvalues.len(), found.clear), (size + 1, true), "{size}, {kind}");
        for (k, &p) in found.places.iter().enumerate() {
            for (mode, branch) in found.eigenvalues.iter().enumerate() {
                let wanted = if mode < size { -(1.0 + p) } else { -5.0 };
                near(branch[k], c64::new(wanted, 0.0), 1e-10);
            }
        }
        assert_eq!(found.places.len(), 17, "{size}, {kind}");
        // One shape, where there is one.
        assert!(found.shapes[..size].iter().all(|shapes| *shapes == found.shapes[0]), "{size}, {kind}: {found:?}");
        if kind == 0 {
            let [shape] = &found.shapes[0][0][..] else { panic!("{:?}", found.shapes) };
            assert_eq!((shape.name.as_str(), shape.value), ("x0", c64::new(1.0, 0.0)));
        }
    }
}

/// The same of a conjugate pair, damped or not: of an oscillator that another one moves which is alike.
#[test]
fn an_oscillator_that_moves_another_is_followed() {
    for (damping, kind) in [0.0, 0.125].into_iter().flat_map(|damping| (0..3).map(move |kind| (damping, kind))) {
        let a = |w: f64| {
            let own = [[-damping, w], [-w, -damping]];
            Mat::from_fn(4, 4, |i, j| match (i / 2, j / 2) {
                (0, 1) => f64::from(u8::from(j == i + 2)),
                (1, 0) => 0.0,
                _ => own[i % 2][j % 2],
            })
        };
        let found = branches(|w| Ok(in_coordinates(&a(w), kind)), (0.5, 1.5), 16, 600).expect("converges");
        assert_eq!(
            (found.eigenvalues.len(), upper(&found).len(), found.meetings.len()),
            (4, 2, 0),
            "{damping}, {kind}: {:?}",
            found.meetings
        );
        for (k, &w) in found.places.iter().enumerate() {
            for branch in &found.eigenvalues {
                near(branch[k], c64::new(-damping, w.copysign(branch[k].im)), 1e-10);
                assert!(damping > 0.0 || branch[k].re == 0.0, "{}", branch[k]);
            }
        }
    }
}

/// What decays beside a chain of zeros, whose vectors fall together, keeps its eigenvalue.
#[test]
fn decay_beside_free_motion_is_followed() {
    for kind in 0..3 {
        let a = |p: f64| Mat::from_fn(3, 3, |i, j| [[0.0, 1.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, -p]][i][j]);
        let found = branches(|p| Ok(in_coordinates(&a(p), kind)), (1.0, 3.0), 20, 600).expect("converges");
        let [branch] = &found.eigenvalues[..] else { panic!("{kind}: {found:?}") };
        assert!(found.places.len() == 21 && found.clear, "{kind}: {found:?}");
        branch.iter().zip(&found.places).for_each(|(s, p)| near(*s, c64::new(-p, 0.0), 1e-12));
    }
}

/// Bodies that float free, two times six zeros in chains of two, beside one on a spring: what is soft beside the zeros is followed where its equal ones are, too.
#[test]
fn soft_modes_beside_many_free_ones_are_followed() {
    for (free, soft) in [(1_usize, 1e-2), (6, 1e-2), (6, 1e-4)] {
        let n = free + 3;
        // Two equal soft springs and one that changes; the free ones are moved by all of them.
        let family = |p: f64| {
            let stiffness = |i: usize, j: usize| match (i < free, j < free) {
                (true, false) => 0.3,
                (false, false) if i == j => [soft, soft, p][i - free],
                _ => 0.0,
            };
            let entry = |i: usize, j: usize| match (i < n, j < n) {
                (true, _) => f64::from(u8::from(j == i + n)),
                (false, true) => -stiffness(i - n, j),
                (false, false) => 0.0,
            };
            LinearSystem::strictly_proper(Mat::from_fn(2 * n, 2 * n, entry), Mat::zeros(2 * n, 0), Mat::zeros(0, 2 * n))
        };
        let found = branches(family, (1.0, 2.0), 10, 300).expect("converges");
        assert_eq!((found.eigenvalues.len(), found.clear), (6, true), "{free}, {soft}");
        for (k, &p) in found.places.iter().enumerate() {
            let mut frequencies: Vec<f64> = found.eigenvalues.iter().map(|branch| branch[k].im).collect();
            frequencies.sort_by(f64::total_cmp);
            let (slow, fast) = (f64::sqrt(soft), p.sqrt());
            for (found, wanted) in frequencies.iter().zip([-fast, -slow, -slow, slow, slow, fast]) {
                assert!((found - wanted).abs() < 1e-10, "{free}, {soft}: {frequencies:?}");
            }
        }
    }
}

/// What is zero over a part of the interval is followed where it is not.
#[test]
fn what_begins_to_decay_is_followed_from_there() {
    let family = |p: f64| {
        let a = Mat::from_fn(2, 2, |i, j| [[-3.0, 1.0], [0.0, -f64::max(p - 1.2, 0.0)]][i][j]);
        LinearSystem::strictly_proper(a, Mat::zeros(2, 0), Mat::zeros(0, 2))
    };
    let found = branches(family, (0.0, 2.0), 20, 300).expect("converges");
    assert_eq!(found.eigenvalues.len(), 2);
    let last = found.eigenvalues.iter().map(|branch| branch[branch.len() - 1]);
    assert!(last.map(|s| s.re).any(|re| (re + 0.8).abs() < 1e-12), "{found:?}");
}

/// s² + 2s + a is (s + 1)² at an end of the interval, with one shape.
#[test]
fn a_double_eigenvalue_at_an_end_is_real() {
    for kind in 0..3 {
        let a = |p: f64| Mat::from_fn(2, 2, |i, j| [[0.0, 1.0], [-p, -2.0]][i][j]);
        for (low, high) in [(0.25, 1.0), (1.0, 1.75)] {
            let found = branches(|p| Ok(in_coordinates(&a(p), kind)), (low, high), 20, 600).expect("converges");
            let (at, end) = if high == 1.0 { (found.places.len() - 1, 1) } else { (0, 0) };
            assert_eq!((found.places[at], found.eigenvalues.len()), (1.0, 2));
            let only = in_coordinates(&a(1.0), kind).modes().expect("converges").modes[0].shapes.clone();
            assert_eq!(only.len(), 1);
            for (branch, shapes) in found.eigenvalues.iter().zip(&found.shapes) {
                near(branch[at], c64::new(-1.0, 0.0), 1e-13);
                assert!(branch[at].im == 0.0 && shapes[end] == only[0], "{kind}: {found:?}");
            }
        }
    }
}

/// Equal modes of a ring of masses have the shapes that they have at a single value.
#[test]
fn equal_modes_have_their_own_shapes() {
    for count in [3_usize, 4, 6] {
        let ring = |p: f64| {
            let entry = |i: usize, j: usize| match (i < count, j < count) {
                (true, _) => f64::from(u8::from(j == i + count)),
                (false, false) => 0.0,
                (false, true) => {
                    let apart = (i - count).abs_diff(j);
                    if apart == 0 {
                        -(2.0 * p + 0.7)
                    } else {
                        p * f64::from(u8::from(apart == 1 || apart == count - 1))
                    }
                }
            };
            LinearSystem::strictly_proper(
                Mat::from_fn(2 * count, 2 * count, entry),
                Mat::zeros(2 * count, 0),
                Mat::zeros(0, 2 * count),
            )
        };
        let ends = (1.0, 2.0);
        let found = branches(ring, ends, 10, 300).expect("converges");
        assert_eq!(found.eigenvalues.len(), 2 * count);
        for (end, place) in [ends.0, ends.1].into_iter().enumerate() {
            let modes = ring(place).and_then(|system| system.modes()).expect("converges").modes;
            for shapes in modes.iter().filter(|mode| mode.algebraic > 1).flat_map(|mode| &mode.shapes) {
                assert_eq!(found.shapes.iter().filter(|own| own[end] == *shapes).count(), 1, "{count}: {shapes:?}");
            }
        }
    }
}

/// A system is beside another one where rounding lets a double eigenvalue be two, in any unit of time and of the states, and not where it is only near.
#[test]
fn systems_beside_each_other() {
    for (rate, size) in [(1.0, 1.0), (1e6, 1.0), (1e-3, 1e8)] {
        let at = |p: f64| {
            let a = Mat::from_fn(2, 2, |i, j| {
                rate * [[0.0, 1.0 / size], [size, -p]][i][j] - if i == j { rate } else { 0.0 }
            });
            LinearSystem::strictly_proper(a, Mat::zeros(2, 0), Mat::zeros(0, 2)).expect("shapes")
        };
        let beside = |p: f64, block: usize| at(1.0).is_beside(&at(1.0 + p), block).expect("converges");
        assert_eq!([1e-14, 1e-8, 1e-4].map(|p| beside(p, 1)), [true, false, false], "{rate}, {size}");
        assert_eq!([1e-14, 1e-8, 1e-4].map(|p| beside(p, 2)), [true, true, false], "{rate}, {size}");
    }
}

/// Stiffness of two modes of these frequencies, the first turned by an angle.
fn turned(frequencies: [f64; 2], angle: f64) -> [[f64; 2]; 2] {
    let [low, high] = frequencies.map(|w| w * w);
    let (sin, cos) = angle.sin_cos();
    let mixed = (low - high) * sin * cos;
    [[low * cos * cos + high * sin * sin, mixed], [mixed, low * sin * sin + high * cos * cos]]
}

/// Shapes may turn into each other while frequencies stay far apart, which is no meeting: modes that veer come near, and part again.
#[test]
fn modes_that_stay_apart_do_not_veer() {
    let quarter = |p: f64| 0.5 * std::f64::consts::PI * (p - 0.5);
    for bend in [0.0, 0.1, 2.0] {
        let found = followed(|p| turned([1.0, 3.0 + bend * (p - 1.1).powi(2)], quarter(p)), SIZES[0]);
        assert!(found.meetings.is_empty(), "{bend}: {:?}", found.meetings);
    }
}

/// Two modes that come near once meet once, though their distance wavers on the way.
#[test]
fn modes_that_come_near_once_veer_once() {
    for waver in [0.0, 0.1, 0.2] {
        let gap = |p: f64| (1e-4 + (p - 1.0).powi(2)).sqrt() + waver * 0.01 * (200.0 * (p - 1.0)).cos();
        let angle = |p: f64| 0.5 * ((p - 1.0) / 0.01).atan();
        let family = |p: f64| system(NONE, turned([1.0, 1.0 + gap(p)], angle(p)), SIZES[0]);
        let found = branches(family, (0.9, 1.1), 400, 2000).expect("converges");
        let [meeting] = found.meetings[..] else { panic!("{waver}: {:?}", found.meetings) };
        assert_eq!(meeting.encounter, Encounter::Veering, "{waver}");
    }
}

/// q̈ + S q = 0 of any size.
fn sprung<const N: usize>(stiffness: [[f64; N]; N]) -> Result<LinearSystem, LinearError> {
    let entry = |i: usize, j: usize| if i < N { f64::from(u8::from(j == N + i)) } else { 0.0 };
    let a = Mat::from_fn(2 * N, 2 * N, |i, j| if i >= N && j < N { -stiffness[i - N][j] } else { entry(i, j) });
    LinearSystem::strictly_proper(a, Mat::zeros(2 * N, 0), Mat::zeros(0, 2 * N))
}

#[test]
fn what_crosses_takes_no_looks_from_what_veers_later() {
    // Uncoupled modes cross at p₀; the first one and a third one, coupled by c, veer where they would cross, at 1.2.
    for k in 0..60 {
        let (c, p0) = (0.01, 0.6 + 0.3 * (f64::from(k) * 0.618_033_988_749_895).fract());
        let family = |p: f64| {
            let (falls, rises) = (20.0 * (1.5 - p), 6.0 + 2.0 * (p - 1.2));
            sprung([[falls, 0.0, c], [0.0, 20.0 * (1.5 - p0) + 3.0 * (p - p0), 0.0], [c, 0.0, rises]])
        };
        let found = branches(family, (0.5, 1.5), 40, 600).expect("converges");
        let told: Vec<_> = found.meetings.iter().map(|m| (m.encounter, (1e2 * m.at).round())).collect();
        assert_eq!(told, [(Encounter::Crossing, (1e2 * p0).round()), (Encounter::Veering, 120.0)], "{p0}: {found:?}");
        assert!(found.clear && found.places.len() < 400, "{p0}: {} looks", found.places.len());
    }
}
