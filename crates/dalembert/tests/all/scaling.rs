//! What is true of a mechanism is true of it in other units and written in another order.

use crate::change::{Dim, built, dimension_of, factor, judgement, moved, reversed, scaled};
use dalembert::dynamics::equations::Equations;
use dalembert::dynamics::independent::Question;
use dalembert::dynamics::result::{Diagnosis, JointReaction};
use dalembert::dynamics::spec::ModelSpec;
use dalembert::{At, Linearize, Loaded};
use faer::Mat;

/// Metre, kilogram and second, shorter and longer.
const SIZES: [f64; 2] = [1e-6, 1e6];

/// All examples, robots, sick mechanisms, models on which something was wrong once, and loops whose last joint is turned round.
fn models() -> Vec<(String, ModelSpec)> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
    let [sick, faults] =
        [concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sick"), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/faults")];
    let mut list = Vec::new();
    for (folder, kind) in [(root, "toml"), (&format!("{root}/robots"), "urdf"), (sick, "toml"), (faults, "toml")] {
        let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
        paths.retain(|p| p.extension().is_some_and(|e| e == kind));
        paths.sort();
        for path in paths {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            list.extend(dalembert::open(&path).ok().map(|model| (name, ModelSpec::clone(&model.spec))));
        }
    }
    list.extend(turned_round());
    list
}

/// A four-bar whose last joint, of every type that holds a direction, has one of its frames turned round by half a turn.
fn turned_round() -> impl Iterator<Item = (String, ModelSpec)> {
    let text = include_str!("../faults/flipped_hinge.toml");
    let (before, closing) = text.split_once("[joints.C]\ntype = \"revolute\"").expect("the last joint");
    let kinds = ["cylindrical", "planar", "fixed", "prismatic", "helical", "universal"];
    kinds.into_iter().map(move |kind| {
        let pitch = if kind == "helical" { "\npitch = 0.1" } else { "" };
        let text = format!("{before}[joints.C]\ntype = \"{kind}\"{pitch}{closing}");
        let model = dalembert::open_text("turned.toml", &text).unwrap_or_else(|e| panic!("{kind}: {e}"));
        (format!("{kind} turned round"), ModelSpec::clone(&model.spec))
    })
}

fn doctor(model: &Loaded) -> Result<Diagnosis, String> {
    model.doctor(&At::default()).map_err(|e| e.to_string())
}

/// An acceleration: name, value, what its force alone would make of it, dimension.
type Acceleration = (String, f64, f64, Dim);

/// All accelerations; none where they are not the only ones.
fn accelerations(model: &Loaded) -> Option<Vec<Acceleration>> {
    answered(model, &At::default())
}

fn answered(model: &Loaded, at: &At) -> Option<Vec<Acceleration>> {
    let e = model.evaluate(at).ok().filter(|e| e.accelerations_unique && e.consistent)?;
    let alone = |c: usize| if e.mass[c][c] > 0.0 { e.force[c] / e.mass[c][c] } else { 0.0 };
    let of =
        |(c, (name, a)): (usize, &(String, f64))| (name.clone(), *a, alone(c), dimension_of(&model.model.variables[c]));
    Some(e.accelerations.iter().enumerate().map(of).collect())
}

/// A joint, and whether each component of its reaction is the only one.
type Determined = (String, [bool; 6]);

/// The same of all joints, and outputs that are not the only ones.
fn determined(model: &Loaded) -> Option<(Vec<Determined>, Vec<String>)> {
    let e = model.evaluate(&At::default()).ok()?;
    let flags = |r: &JointReaction| {
        let ([a, b, c], [d, e, f]) = (r.moment_determined, r.force_determined);
        (r.name.clone(), [a, b, c, d, e, f])
    };
    Some((e.reactions.iter().map(flags).collect(), e.undetermined_outputs))
}

/// Coordinates in which the motion is told, where it has any: by velocities and, of models that can be linearized, by states.
fn independent(model: &Loaded) -> [Option<Vec<String>>; 2] {
    let velocities = model.independent(&At::default(), &Question::default()).ok().map(|answer| answer.names);
    let states = model.linearize(&Linearize::default()).ok();
    [velocities, states.map(|answer| answer.model.states.iter().map(|s| s.name.clone()).collect())]
}

fn compare(wrong: &mut Vec<String>, what: &str, (said, now): (&Diagnosis, &Result<Diagnosis, String>)) {
    let now = match now {
        Ok(d) => judgement(d),
        Err(e) => vec![e.clone()],
    };
    let said = judgement(said);
    wrong.extend(now.iter().filter(|l| !said.contains(l)).map(|l| format!("{what}: + {l}")));
    wrong.extend(said.iter().filter(|l| !now.contains(l)).map(|l| format!("{what}: - {l}")));
}

/// How many times rounding what rows leave of accelerations is off by: the ratio of the extreme singular values of rows of length one, those that are zero aside.
fn condition(loaded: &Loaded) -> f64 {
    let model = &loaded.model;
    let state = dalembert::dynamics::state::StartValues::of(model).state;
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let mut a = Mat::<f64>::zeros(model.rows.len(), model.n());
    for r in 0..model.rows.len() {
        let length = equations.row(r).map(|e| e.1 * e.1).sum::<f64>().sqrt();
        equations.row(r).filter(|e| e.1 != 0.0).for_each(|(c, x)| a[(r, c)] = x / length);
    }
    let values = a.singular_values().unwrap_or_default();
    let most = values.iter().fold(0.0_f64, |m, x| m.max(*x));
    let least = values.iter().filter(|x| **x > 1e-9 * most).fold(most, |m, x| m.min(*x));
    if least > 0.0 { most / least } else { 1.0 }
}

/// Differences beyond a share of the largest acceleration of the same dimension, or of what forces alone would make.
fn compare_accelerations(
    wrong: &mut Vec<String>,
    what: &str,
    (before, after): (&[Acceleration], &[Acceleration]),
    (factors, tolerance, length): ([f64; 3], f64, f64),
) {
    let turn = |d: &Dim| [d[0] - 1.0, d[1], d[2]];
    for (name, a, _, d) in before {
        // What turns by an angle moves others by as much times a length.
        let alike = before.iter().filter_map(|b| match b.3 {
            own if own == *d => Some((b, 1.0)),
            own if own == turn(d) => Some((b, length)),
            _ => None,
        });
        let largest = alike.fold(0.0_f64, |m, (b, by)| m.max(by * b.1.abs()).max(by * b.2.abs()));
        let Some((_, there, ..)) = after.iter().find(|b| b.0 == *name) else { continue };
        let b = there / factor(*d, factors);
        if !((a - b).abs() <= tolerance * largest) {
            wrong.push(format!("{what}: {name}'' {a:e} is {b:e}, off by {:.1e}", (a - b).abs() / largest));
        }
    }
}

#[test]
fn in_other_units() {
    let mut wrong = Vec::new();
    let mut seen = 0;
    for (name, spec) in models() {
        // Numbers as they are written go through the same steps as scaled ones.
        let base = match scaled(&spec, [1.0; 3]).and_then(built) {
            Ok(base) => base,
            Err(e) => {
                let bodies = spec.definitions.iter().any(|d| !d.bodies.is_empty());
                assert!(!bodies || built(spec).is_err(), "{name} has bodies and can't be scaled: {e}");
                continue;
            }
        };
        seen += 1;
        let said = doctor(&base).unwrap();
        let length = said.mechanism.as_ref().map_or(0.0, |m| m.length);
        let (before, told, only) = (accelerations(&base), independent(&base), determined(&base));
        // Where branches cross, accelerations are second differences of places beside the pose.
        let singular = said.mechanism.as_ref().and_then(|m| m.generic_mobility).is_some_and(|m| m < said.mobility);
        let tolerance = if singular { 1e-9 } else { 1e-11_f64.max(10.0 * f64::EPSILON * condition(&base)) };
        // Loops that do not close are a matter of lengths alone.
        let units = if said.assembly.converged { 3 } else { 1 };
        for (k, size) in (0..units).flat_map(|k| SIZES.map(|size| (k, size))) {
            let mut factors = [1.0; 3];
            factors[k] = size;
            let what = format!("{name}, {} {size:e}", ["length", "mass", "time"][k]);
            let model = scaled(&spec, factors).and_then(built).unwrap_or_else(|e| panic!("{what}: {e}"));
            compare(&mut wrong, &what, (&said, &doctor(&model)));
            match (&before, accelerations(&model)) {
                (Some(a), Some(b)) => compare_accelerations(&mut wrong, &what, (a, &b), (factors, tolerance, length)),
                (None, None) => {}
                (a, b) => wrong.push(format!("{what}: accelerations {} {}", a.is_some(), b.is_some())),
            }
            let now = determined(&model);
            if now != only {
                wrong.push(format!("{what}: of reactions {only:?} are determined, here {now:?}"));
            }
            let now = independent(&model);
            if now != told {
                wrong.push(format!("{what}: {told:?} are independent, here {now:?}"));
            }
        }
    }
    assert!(seen >= 46, "{seen} models can be scaled");
    assert!(wrong.is_empty(), "{} wrong of {seen} models\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn in_another_order() {
    let mut wrong = Vec::new();
    for (name, spec) in models() {
        let (Ok(base), Ok(other)) = (built(spec.clone()), built(reversed(&spec))) else {
            continue;
        };
        let (said, now) = (doctor(&base).unwrap(), doctor(&other).unwrap());
        let numbers = |d: &Diagnosis| {
            let codes: Vec<_> = d.findings.iter().map(|f| f.code).collect();
            let m = d.mechanism.as_ref().map(|m| (m.generic_mobility, m.grubler, m.planar));
            (d.mobility, d.rank, d.rows, d.accelerations_unique, d.assembly.converged, m, codes)
        };
        if numbers(&said) != numbers(&now) {
            wrong.push(format!("{name}: {:?}\n   {:?}", numbers(&said), numbers(&now)));
        }
        let length = said.mechanism.as_ref().map_or(0.0, |m| m.length);
        if let (Some(a), Some(b)) = (accelerations(&base), accelerations(&other)) {
            compare_accelerations(&mut wrong, &name, (&a, &b), ([1.0; 3], 1e-9, length));
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

/// A million sizes away, in every direction and in one: places have ten digits left there, and what is said of them nine.
#[test]
fn far_away() {
    let mut wrong = Vec::new();
    let mut seen = 0;
    for (name, spec) in models() {
        let Ok(base) = built(spec.clone()) else { continue };
        let said = doctor(&base).unwrap();
        let Some(length) = said.mechanism.as_ref().map(|m| m.length) else { continue };
        seen += 1;
        let before = accelerations(&base);
        for way in [[1.0, -0.7, 0.4], [0.0, 1.0, 0.0]] {
            let by = way.map(|x| 1e6 * length * x);
            let what = format!("{name}, by {by:?}");
            let model = built(moved(&spec, by)).unwrap_or_else(|e| panic!("{what}: {e}"));
            compare(&mut wrong, &what, (&said, &doctor(&model)));
            match (&before, accelerations(&model)) {
                (Some(a), Some(b)) => compare_accelerations(&mut wrong, &what, (a, &b), ([1.0; 3], 1e-9, length)),
                (None, None) => {}
                (a, b) => wrong.push(format!("{what}: accelerations {} {}", a.is_some(), b.is_some())),
            }
        }
    }
    assert!(seen >= 30, "{seen} models have bodies");
    assert!(wrong.is_empty(), "{} wrong of {seen} models\n{}", wrong.len(), wrong.join("\n"));
}

/// A body whose pose and whose joint put it at two places is refused, and one whose two places differ by what files round is not:
/// in a mechanism of any size.
#[test]
fn two_places_of_a_body() {
    for power in [-9, -6, -3, 0, 3, 6] {
        let size = 10.0_f64.powi(power);
        let text = |off: f64| {
            let [arm, radius, at] = [0.5 * size, 0.1 * size, (2.0 + off) * size];
            let ground = 2.0 * size;
            format!(
                "dalembert = 1\n[bodies.rod]\nmass = 1.0\ncom = [{arm:e}, 0, 0]\npose = {{ at = [{at:e}, 0, 0] }}\n\
                 inertia = {{ ball = {radius:e} }}\n[joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"rod\"]\n\
                 frames = [{{ at = [{ground:e}, 0, 0] }}, {{}}]\n"
            )
        };
        assert!(dalembert::open_text("off.toml", &text(1e-3)).is_err(), "1e{power} m");
        assert!(dalembert::open_text("near.toml", &text(1e-8)).is_ok(), "1e{power} m");
    }
}

/// A mechanism has as many assemblies as the same one of another size, and they are told apart by the same names; with slides, whose
/// numbers are lengths, and where joints are in one line.
#[test]
fn assemblies_of_any_size() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
    for name in ["four_bar", "slider_crank", "parallelogram", "jansen"] {
        let spec = ModelSpec::clone(&dalembert::open(format!("{root}/{name}.toml")).unwrap().spec);
        let said = [1.0, SIZES[0], SIZES[1]].map(|size| {
            let model = scaled(&spec, [size, 1.0, 1.0]).and_then(built).unwrap_or_else(|e| panic!("{name}: {e}"));
            let found = model.branches(&[]).unwrap().expect("it closes");
            let told = |part: usize| found.telling(part).iter().map(|q| q.name.clone()).collect::<Vec<_>>();
            (found.found.count(), (0..found.found.parts.len()).map(told).collect::<Vec<_>>())
        });
        assert_eq!(said[0], said[1], "{name}");
        assert_eq!(said[0], said[2], "{name}");
    }
}

/// A slide that only the rounding of gravity's direction moves, beside a pendulum of a decimetre, in any unit of length: its place and speed
/// are rounding beside the mechanism's own, and a speed of a micrometre a second is none.
#[test]
fn what_is_rounding_beside_the_models_own_unit_is_told_as_such() {
    for unit in [1e-6, 1.0, 1e6] {
        for (along, moves) in [(6e-16, false), (1e-6, true)] {
            let text = format!(
                "dalembert = 1\ntitle = \"Slide\"\ngravity = [{}, {}, 0]\n[bodies.a]\nmass = 1.0\n[joints.s]\ntype = \"prismatic\"\naxis = [1, 0, 0]\n\
                 between = [\"ground\", \"a\"]\n[bodies.b]\nmass = 1.0\ncom = [{}, 0, 0]\n[joints.r]\ntype = \"revolute\"\nbetween = [\"ground\", \"b\"]\n",
                unit * along,
                -9.81 * unit,
                0.1 * unit
            );
            let loaded = dalembert::open_text("slide.toml", &text).expect("reads");
            let how = dalembert::Simulate { until: Some(1.0), ..dalembert::Simulate::default() };
            let run = loaded.simulate(&how, &mut |_| true).expect("runs").summary;
            for (k, (name, value)) in run.final_values.iter().enumerate().filter(|(_, v)| v.0.starts_with('s')) {
                let shown = dalembert::dynamics::digits::settled(*value, run.final_sizes[k]);
                assert_eq!(shown != 0.0, moves, "{name} = {value} of {}, unit {unit}", run.final_sizes[k]);
            }
        }
    }
}

/// Outputs are rounding as what they read is: a hundredth of an attonewton that a formula makes of an angle is shown beside newtons, and what it makes
/// of a slide that stands still is not, in any unit of length.
#[test]
fn outputs_are_rounding_as_what_they_read_is() {
    for unit in [1e-6, 1.0, 1e6] {
        for (along, moves) in [(6e-17, false), (1e-6, true)] {
            for c in [1e-20, 1e-9, 1.0] {
                let text = format!(
                    "dalembert = 1\ngravity = [{}, {}, 0]\n[parameters]\nc = {c:e}\n[bodies.a]\nmass = 1.0\n[joints.s]\ntype = \"prismatic\"\n\
                     axis = [1, 0, 0]\nbetween = [\"ground\", \"a\"]\n[bodies.b]\nmass = 1.0\ncom = [{}, 0, 0]\n[joints.r]\n\
                     type = \"revolute\"\nbetween = [\"ground\", \"b\"]\n[outputs]\n\
                     turned = {{ value = \"c*r\", unit = \"N\" }}\nslid = {{ value = \"c*s\", unit = \"N\" }}\nread = {{ value = \"c*px(a)\", unit = \"N\" }}\n",
                    unit * along,
                    -9.81 * unit,
                    0.1 * unit
                );
                let loaded = dalembert::open_text("slide.toml", &text).expect("reads");
                let how = dalembert::Simulate { until: Some(1.0), ..dalembert::Simulate::default() };
                let run = loaded.simulate(&how, &mut |_| true).expect("runs").summary;
                for (name, is_shown) in [("turned", true), ("slid", moves), ("read", moves)] {
                    let k = run.final_values.iter().position(|v| v.0 == name).expect("an output");
                    let (value, size) = (run.final_values[k].1, run.final_sizes[k]);
                    let shown = dalembert::dynamics::digits::settled(value, size);
                    assert_eq!(shown != 0.0, is_shown, "{name} = {value} of {size}, c = {c}, unit {unit}");
                }
            }
        }
    }
}

/// Turns and slides in one loop, by the method that embeds it: inertias in kg m² and in kg are not compared as numbers.
#[test]
fn embedding_knows_no_units() {
    let by = At { method: Some("embedding".to_owned()), ..At::default() };
    let loaded = dalembert::open(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/slider_crank.toml")).unwrap();
    let before = answered(&loaded, &by).expect("accelerations");
    let mut wrong = Vec::new();
    for factors in [[1e-7, 1.0, 1.0], [1e-6, 1e-12, 1.0], [1e6, 1.0, 1.0], [1e9, 1e25, 1e5]] {
        let what = format!("{factors:?}");
        match answered(&built(scaled(&loaded.spec, factors).unwrap()).unwrap(), &by) {
            Some(after) => compare_accelerations(&mut wrong, &what, (&before, &after), (factors, 1e-10, 1.0)),
            None => wrong.push(format!("{what}: not answered")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A platform that six legs or three strings hold by constraints alone, of any size: the same mobility and findings. Nothing but the places of its frames says how large it is.
#[test]
fn platforms_without_placed_joints_are_judged_by_their_own_size() {
    let ring = |radius: f64, angle: f64, height: f64| [radius * angle.cos(), radius * angle.sin(), height];
    let degrees = std::f64::consts::PI / 180.0;
    let text = |size: f64, legs: usize, turn: f64| {
        let step = 360.0 / legs as f64;
        let mut frames = String::new();
        let mut constraints = String::new();
        for k in 0..legs {
            let head = ring(size, k as f64 * step * degrees, 0.0);
            let foot =
                ring(2.0 * size, (k as f64 * step + turn + if k % 2 == 0 { 11.0 } else { -11.0 }) * degrees, -size);
            let length = (0..3).map(|i| (head[i] - foot[i]).powi(2)).sum::<f64>().sqrt();
            frames += &format!("f{k} = {{ at = {head:?} }}, ");
            constraints += &format!(
                "leg{k} = \"(px(p.f{k}) - ({:e}))^2 + (py(p.f{k}) - ({:e}))^2 + (pz(p.f{k}) - ({:e}))^2 = ({length:e})^2\"\n",
                foot[0], foot[1], foot[2]
            );
        }
        let moment = 0.3 * size * size;
        format!(
            "dalembert = 1\n[bodies.p]\nmass = 2\ninertia = {{ ball = {moment:e} }}\nframes = {{ {frames} }}\n[joints.j]\ntype = \"free\"\nbetween = [\"ground\", \"p\"]\n[constraints]\n{constraints}"
        )
    };
    for (legs, turn) in [(6, 20.0), (3, 5.0), (6, 0.0)] {
        let found = |size: f64| {
            let loaded =
                dalembert::open_text("platform.toml", &text(size, legs, turn)).unwrap_or_else(|e| panic!("{e}"));
            let found = loaded.doctor(&At::default()).unwrap_or_else(|e| panic!("{size:e}: {e}"));
            (found.mobility, found.findings.iter().map(|f| f.code).collect::<Vec<_>>())
        };
        let usual = found(1.0);
        for decade in [-6, -4, -3, -2, -1, 1, 2, 3, 4, 6] {
            assert_eq!(found(10f64.powi(decade)), usual, "{legs} legs, turned by {turn}°, 1e{decade} m");
        }
    }
}
