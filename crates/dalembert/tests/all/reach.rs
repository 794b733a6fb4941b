//! Inverse kinematics: what forward kinematics says of a state leads back to such a state; what is out of reach is as near as geometry allows.

use dalembert::reach::Target;
use dalembert::{At, Loaded};

fn model(name: &str) -> Loaded {
    dalembert::open(format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap_or_else(|e| panic!("{e}"))
}

/// Place and quaternion of a frame at settings.
fn pose(loaded: &Loaded, frame: &str, set: &[(String, f64)]) -> ([f64; 3], [f64; 4]) {
    use dalembert::dynamics::spatial::{Quaternion, Rotation};
    let e = loaded.evaluate(&At { set: set.to_vec(), ..At::default() }).unwrap_or_else(|e| panic!("{e}"));
    let found = e.poses.iter().find(|p| p.name == frame).unwrap_or_else(|| panic!("no frame {frame}"));
    (found.position, Quaternion::from_rotation(&Rotation(found.rotation)).0)
}

fn at(frame: &str, place: [f64; 3]) -> Target {
    Target { frame: frame.to_owned(), at: Some(place), rotation: None, weight: 1.0 }
}

fn named(loaded: &Loaded, q: &[f64]) -> Vec<(String, f64)> {
    loaded.layout().coordinates.into_iter().zip(q.iter().copied()).collect()
}

/// Places that some state has are reached, and the state that is found has them: an open arm, and a loop.
#[test]
fn places_of_states_are_reached() {
    for (file, frame, states) in [
        (
            "arm.toml",
            "hand.tool",
            vec![
                vec![("shoulder", 1.1), ("elbow", -0.9), ("wrist", 0.4)],
                vec![("shoulder", -2.0), ("elbow", 1.9), ("wrist", -1.0)],
            ],
        ),
        ("four_bar.toml", "coupler.middle", vec![vec![("A", 1.3)], vec![("A", -0.4)]]),
    ] {
        let loaded = model(file);
        for state in states {
            let set: Vec<(String, f64)> = state.iter().map(|(name, x)| ((*name).to_owned(), *x)).collect();
            let (place, _) = pose(&loaded, frame, &set);
            let found = loaded.reach(&[], &[at(frame, place)]).unwrap_or_else(|e| panic!("{file}: {e}"));
            assert!(found.reached && found.sentence().is_none(), "{file}: {found:?}");
            // The state, put back by name, is assembled there.
            let start = named(&loaded, &found.q);
            let first = if file == "arm.toml" { &start[..] } else { &start[..1] };
            if file == "arm.toml" {
                let (again, _) = pose(&loaded, frame, first);
                (0..3).for_each(|i| assert!((again[i] - place[i]).abs() < 1e-8, "{file}: {again:?} {place:?}"));
            }
            assert!(found.assembly.converged);
        }
    }
}

/// Two links of lengths a, b reach to a + b: a target further out is missed by what is beyond, on the line to it.
#[test]
fn what_is_out_of_reach_is_missed_by_the_rest() {
    let text = "dalembert = 1\n[bodies]\na = {}\nb = { frames = { tip = { at = [0.7, 0, 0] } } }\n[joints]\n\
                A = { type = \"revolute\", between = [\"ground\", \"a\"], start = 0.3 }\n\
                B = { type = \"revolute\", between = [\"a\", \"b\"], frames = [{ at = [1, 0, 0] }, {}], start = 0.5 }\n";
    let loaded = dalembert::open_text("arm.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let target = [1.5, 2.0, 0.0];
    let found = loaded.reach(&[], &[at("b.tip", target)]).unwrap_or_else(|e| panic!("{e}"));
    assert!(!found.reached);
    let miss = found.misses[0].distance.unwrap();
    assert!((miss - (2.5 - 1.7)).abs() < 1e-6, "{miss}");
    assert!((found.q[0].rem_euclid(std::f64::consts::TAU) - 2.0_f64.atan2(1.5)).abs() < 1e-3, "{:?}", found.q);
    assert!(found.sentence().unwrap().contains("`b.tip` stays 0.8 m away"), "{:?}", found.sentence());

    // Whatever the direction, no angle is a full turn away from where it starts.
    for k in 0..12 {
        let (sin, cos) = (0.55 * f64::from(k)).sin_cos();
        let found = loaded.reach(&[], &[at("b.tip", [3.0 * cos, 3.0 * sin, 0.0])]).unwrap();
        let turned = found.q.iter().zip([0.3, 0.5]).map(|(q, start)| (q - start).abs());
        turned.for_each(|turn| assert!(turn <= std::f64::consts::PI + 1e-9, "{found:?}"));
    }

    // With a kept joint the rest turns about its end.
    let set = [("A".to_owned(), 0.0)];
    let found = loaded.reach(&set, &[at("b.tip", [1.0, 3.0, 0.0])]).unwrap();
    assert!((found.q[0]).abs() < 1e-12 && (found.misses[0].distance.unwrap() - 2.3).abs() < 1e-6, "{found:?}");

    // A range ends the way: at 30 degrees.
    let ranged = text.replace("start = 0.5", "start = 0.1, range = [-0.1, \"30 deg\"]");
    let loaded = dalembert::open_text("arm.toml", &ranged).unwrap();
    let found = loaded.reach(&set, &[at("b.tip", [1.0, 0.7, 0.0])]).unwrap();
    assert!(!found.reached && found.at_ends == ["B"], "{found:?}");
    assert!((found.q[1] - 30.0_f64.to_radians()).abs() < 1e-8, "{found:?}");
}

/// Rotations count as places do; weights say which of two claims is met better.
#[test]
fn rotations_and_weights() {
    let loaded = model("arm.toml");
    let set = [("shoulder", 0.3), ("elbow", 0.8), ("wrist", -0.5)].map(|(n, x)| (n.to_owned(), x));
    let (place, turn) = pose(&loaded, "hand.tool", &set);
    let both = Target { frame: "hand.tool".to_owned(), at: Some(place), rotation: Some(turn), weight: 1.0 };
    let found = loaded.reach(&[], &[both]).unwrap();
    assert!(found.reached, "{found:?}");
    let angle: f64 = found.q.iter().sum();
    assert!(
        (angle - 0.6).rem_euclid(std::f64::consts::TAU).min((0.6 - angle).rem_euclid(std::f64::consts::TAU)) < 1e-7
    );
    let miss = |weight: f64| {
        let other = Target { weight, ..at("fore", [0.0, -0.5, 0.0]) };
        let found = loaded.reach(&[], &[at("hand.tool", [0.0, 1.1, 0.0]), other]).unwrap();
        (found.misses[0].distance.unwrap(), found.misses[1].distance.unwrap())
    };
    let (light, heavy) = (miss(0.1), miss(10.0));
    assert!(light.0 < heavy.0 && light.1 > heavy.1, "{light:?} {heavy:?}");
}

#[test]
fn nonsense_is_refused() {
    let loaded = model("arm.toml");
    for (targets, said) in [
        (vec![], "no target"),
        (vec![at("hand.tol", [0.0; 3])], "did you mean"),
        (vec![at("hand", [0.0; 3]), at("hand", [1.0; 3])], "two targets"),
        (vec![at("hand", [f64::NAN; 3])], "not finite"),
        (vec![Target { rotation: Some([0.0; 4]), ..at("hand", [0.0; 3]) }], "length zero"),
        (vec![Target { at: None, ..at("hand", [0.0; 3]) }], "neither"),
    ] {
        let why = loaded.reach(&[], &targets).unwrap_err().to_string();
        assert!(why.contains(said), "{why}");
    }
    let bodiless =
        dalembert::open_text("x.toml", "dalembert = 1\n[variables]\nx = {}\n[lagrangian]\nkinetic = \"x'^2\"\n")
            .unwrap();
    assert!(bodiless.reach(&[], &[at("x", [0.0; 3])]).unwrap_err().to_string().contains("no bodies"));
}

/// An arm of two links on a turntable misses what is out of reach by its distance from the shoulder less the links, in any direction: the least that there is.
#[test]
fn misses_of_a_spatial_arm_are_least() {
    let text = "dalembert = 1\n[bodies]\ns = {}\nu = {}\nf = { frames = { tcp = { at = [0.35, 0, 0] } } }\n[joints]\n\
        Z = { type = \"revolute\", between = [\"ground\", \"s\"], axis = [0, 0, 1], frames = [{ at = [0, 0, 0.3] }, {}] }\n\
        S = { type = \"revolute\", between = [\"s\", \"u\"], axis = [0, -1, 0], start = 0.5 }\n\
        E = { type = \"revolute\", between = [\"u\", \"f\"], axis = [0, -1, 0], frames = [{ at = [0.4, 0, 0] }, {}], start = -1.0, range = [-2.5, 0] }\n";
    let loaded = dalembert::open_text("arm.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let mut random = crate::drawn::Random(71);
    for _ in 0..40 {
        let along = [0, 1, 2].map(|_| random.number());
        let far = 0.8 + 4.0 * random.number().abs();
        let length = along.iter().map(|x| x * x).sum::<f64>().sqrt();
        let [x, y, z] = along.map(|x| x / length * far);
        let found = loaded.reach(&[], &[at("f.tcp", [x, y, z + 0.3])]).unwrap_or_else(|e| panic!("{e}"));
        let miss = found.misses[0].distance.unwrap();
        assert!((miss - (far - 0.75)).abs() < 1e-6, "{along:?}, {far}: {miss}");
    }
}
