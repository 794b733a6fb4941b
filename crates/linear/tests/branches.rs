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
