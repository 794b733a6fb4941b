//! Many states at once: the bits of one alone, other methods' accelerations, and sentences that name the state.

use std::sync::atomic::AtomicBool;

use dalembert::batch::{Batch, Table};
use dalembert::{Error, Ignore, Loaded, Open, Simulate};

fn example(name: &str) -> String {
    format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// Rows of coordinates, velocities and efforts.
#[derive(Clone, Default)]
struct States {
    q: Vec<Vec<f64>>,
    v: Vec<Vec<f64>>,
    tau: Vec<Vec<f64>>,
}

impl States {
    fn len(&self) -> usize {
        self.q.len()
    }

    fn part(&self, which: &[usize]) -> Self {
        let of = |x: &[Vec<f64>]| which.iter().map(|&k| x[k].clone()).collect();
        Self { q: of(&self.q), v: of(&self.v), tau: of(&self.tau) }
    }
}

/// Numbers in [−1, 1] that no structure repeats.
fn scattered(seed: usize, count: usize) -> Vec<f64> {
    let mut x = seed as u64 + 0x9e37_79b9;
    let mut next = || {
        x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (x >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    };
    (0..8).for_each(|_| _ = next());
    (0..count).map(|_| next()).collect()
}

/// States anywhere; quaternions of length one.
fn anywhere(m: &Loaded, count: usize) -> States {
    let layout = m.layout();
    let mut all = States::default();
    for k in 0..count {
        let mut q: Vec<f64> = scattered(3 * k, layout.coordinates.len()).iter().map(|x| 2.5 * x).collect();
        let last = |i: usize| layout.coordinates[i].rsplit_once('.').map(|(_, last)| last);
        for w in (0..q.len()).filter(|&i| last(i) == Some("qw")) {
            let length = q[w..w + 4].iter().map(|x| x * x).sum::<f64>().sqrt();
            q[w..w + 4].iter_mut().for_each(|x| *x /= length);
        }
        all.q.push(q);
        all.v.push(scattered(3 * k + 1, layout.velocities.len()));
        all.tau.push(scattered(3 * k + 2, layout.efforts.len()));
    }
    all
}

/// States along a run, with efforts.
fn along(m: &Loaded, until: f64, count: usize) -> States {
    let how = Simulate { until: Some(until), every: Some(until / count as f64), ..Simulate::default() };
    let run = m.simulate(&how, &mut |_| true).unwrap();
    let layout = m.layout();
    let read = |names: &[String], k: usize| {
        let column = |name: &String| run.columns.iter().find(|c| c.name == *name).unwrap().values[k];
        names.iter().map(column).collect::<Vec<_>>()
    };
    let mut all = States::default();
    for k in 0..count {
        all.q.push(read(&layout.coordinates, k));
        all.v.push(read(&layout.velocities, k));
        all.tau.push(scattered(k, layout.efforts.len()));
    }
    all
}

fn try_accelerations(m: &Loaded, x: &States, method: Option<&str>, threads: usize) -> Result<Vec<Vec<f64>>, String> {
    let layout = m.layout();
    let [q, v, tau] = [&x.q, &x.v, &x.tau].map(|rows| rows.concat());
    let table = |name, values, width| Table { name, values, width };
    let batch = Batch {
        states: x.len(),
        q: table("q", &q, layout.coordinates.len()),
        v: Some(table("v", &v, layout.velocities.len())),
        third: Some(table("tau", &tau, layout.efforts.len())),
        t: Some(0.0),
        set: &[],
        threads,
    };
    let n = layout.accelerations.len();
    let mut out = vec![0.0; x.len() * n];
    m.accelerations(&batch, method, &AtomicBool::new(false), &mut out).map_err(|e| e.to_string())?;
    Ok(out.chunks(n).map(<[f64]>::to_vec).collect())
}

fn accelerations(m: &Loaded, x: &States, method: Option<&str>, threads: usize) -> Vec<Vec<f64>> {
    try_accelerations(m, x, method, threads).unwrap()
}

fn robot(name: &str, base: Option<dalembert::dynamics::spec::Base>) -> Loaded {
    let how = Open { base, ignore: Ignore { mimic: true, damping: false }, ..Open::default() };
    dalembert::open_as(example(&format!("robots/{name}.urdf")), &how).unwrap()
}

/// Models with states: trees anywhere, loops along a run that starts as the file says, with a joint at another speed.
fn models() -> Vec<(&'static str, Loaded, States)> {
    let free = Some(dalembert::dynamics::spec::Base::Free);
    let mut all = Vec::new();
    for (name, base) in [("panda", None), ("ur5", None), ("anymal", free), ("simple_humanoid", free)] {
        let m = robot(name, base);
        let states = anywhere(&m, 43);
        all.push((name, m, states));
    }
    // Joints that mimic others, of a tree and beside a loop.
    let m = dalembert::open(example("robots/panda.urdf")).unwrap();
    let states = anywhere(&m, 43);
    all.push(("panda with one finger that mimics the other", m, states));
    let geared = std::fs::read_to_string(example("four_bar.toml")).unwrap()
        + "\n[bodies.wheel]\nmass = 0.3\ncom = [0.01, 0.02, 0]\ninertia = { box = [0.1, 0.2, 0.05] }\n[joints.W]\ntype = \"revolute\"\n\
           between = [\"ground\", \"wheel\"]\nmimic = { joint = \"A\", ratio = -2, offset = 0.1 }\n";
    let m = dalembert::open_text("geared.toml", &geared).unwrap();
    let states = along(&m, 2.0, 43);
    all.push(("a four-bar with a wheel geared to its crank", m, states));
    let changing = geared.replace("ratio = -2", "ratio = \"-2 - 0.5*t\"");
    let m = dalembert::open_text("changing.toml", &changing).unwrap();
    let states = along(&m, 2.0, 43);
    all.push(("a gear whose ratio changes with time", m, states));
    for name in ["tumbling", "heavy_top"] {
        let m = dalembert::open(example(&format!("{name}.toml"))).unwrap();
        let states = anywhere(&m, 19);
        all.push((name, m, states));
    }
    for (name, until) in [
        ("four_bar", 2.0),
        ("slider_crank", 2.0),
        ("parallelogram", 1.5),
        ("andrews_bodies", 0.02),
        ("stewart_ups", 0.3),
        ("delta", 0.3),
    ] {
        let m = dalembert::open(example(&format!("{name}.toml"))).unwrap();
        let states = along(&m, until, 43);
        all.push((name, m, states));
    }
    all
}

/// Alone, in any company, in any order, on any number of threads: the same bits.
#[test]
fn a_state_has_its_own_bits_in_any_company() {
    for (name, m, x) in models() {
        let all = accelerations(&m, &x, None, 1);
        for threads in [2, 3, 7, 0] {
            assert_eq!(accelerations(&m, &x, None, threads), all, "{name} on {threads} threads");
        }
        let backwards: Vec<usize> = (0..x.len()).rev().collect();
        let mut turned = accelerations(&m, &x.part(&backwards), None, 1);
        turned.reverse();
        assert_eq!(turned, all, "{name} backwards");
        for k in [0, 5, 17] {
            assert_eq!(accelerations(&m, &x.part(&[k]), None, 1)[0], all[k], "{name}, state {k} alone");
        }
    }
}

/// By another method one state after the other: a tree's sweep gives the very bits, matrices the same numbers.
#[test]
fn lanes_agree_with_other_methods() {
    for (name, m, x) in models() {
        let all = accelerations(&m, &x, None, 1);
        let tree = m.model.rows.is_empty() && m.model.mechanism.is_some();
        let (method, allowed) = if tree { ("tree", 0.0) } else { ("multipliers", 1e-10) };
        let other = accelerations(&m, &x, Some(method), 1);
        for (k, (a, b)) in all.iter().zip(&other).enumerate() {
            let size = b.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
            let off = a.iter().zip(b).fold(0.0_f64, |m, (a, b)| m.max((a - b).abs()));
            assert!(off <= allowed * size, "{name}, state {k}: {off:.1e} of {size:.1e}");
        }
    }
}

/// A flat parallelogram is at a crossing of branches: it is asked alone, and says what it says there; its company is not disturbed.
#[test]
fn a_singular_pose_among_others_disturbs_none() {
    let m = dalembert::open(example("four_bar.toml")).unwrap();
    let x = along(&m, 2.0, 24);
    let before = accelerations(&m, &x, None, 1);
    let mut with = x.clone();
    // Stretched out: the two rows of the closing joint are parallel where all rods lie on one line.
    with.q[11].fill(0.0);
    with.v[11].fill(0.0);
    let alone = try_accelerations(&m, &with.part(&[11]), None, 1);
    let all = try_accelerations(&m, &with, None, 1);
    match (alone, all) {
        (Ok(alone), Ok(all)) => {
            for (k, row) in all.iter().enumerate() {
                assert_eq!(row, if k == 11 { &alone[0] } else { &before[k] }, "state {k}");
            }
        }
        (Err(alone), Err(all)) => assert_eq!(alone.replace("state 0", "state 11"), all),
        (alone, all) => panic!("{alone:?}\n{all:?}"),
    }
}

#[test]
fn the_first_state_without_an_answer_is_named() {
    for (name, m, mut x) in models() {
        x.v[13][0] = f64::NAN;
        x.v[14][0] = f64::INFINITY;
        for threads in [1, 4] {
            let why = try_accelerations(&m, &x, None, threads).unwrap_err();
            assert!(why.contains("state 13: "), "{name}: {why}");
        }
    }
}

/// What is no number, and a quaternion that is zero, are named by state and number in each verb, and names of frames as elsewhere.
#[test]
fn what_is_no_state_is_named() {
    let verbs = |m: &Loaded, x: &States, t: f64, frame: &str| -> [String; 4] {
        let layout = m.layout();
        let [q, v, tau] = [&x.q, &x.v, &x.tau].map(|rows| rows.concat());
        let table = |name, values, width| Table { name, values, width };
        let batch = |third: Option<_>| Batch {
            states: x.len(),
            q: table("q", &q, layout.coordinates.len()),
            v: Some(table("v", &v, layout.velocities.len())),
            third,
            t: Some(t),
            set: &[],
            threads: 2,
        };
        let stop = AtomicBool::new(false);
        let n = layout.accelerations.len();
        let space = |width: usize| vec![0.0; x.len() * width];
        let efforts = Some(table("tau", &tau, layout.efforts.len()));
        [
            m.accelerations(&batch(efforts), None, &stop, &mut space(n)),
            m.inverse_dynamics(&batch(None), &stop, &mut space(n)),
            m.residuals(&batch(None), &stop, &mut space(layout.residuals.len())),
            m.jacobians(&batch(None), frame, &stop, &mut space(6 * n)),
        ]
        .map(|found| match found {
            Err(Error::Usage(why)) => why,
            other => format!("{other:?}"),
        })
    };
    let m = dalembert::open(example("tumbling.toml")).unwrap();
    let (layout, good) = (m.layout(), anywhere(&m, 7));
    let frame = m.frame_names()[0].clone();
    let first = layout.coordinates.iter().position(|name| name.contains(".qw")).unwrap();
    let (q, v) = (&layout.coordinates[first + 1], &layout.velocities[2]);
    let mut turned = good.clone();
    turned.q[5][first..first + 4].fill(0.0);
    let mut lost = good.clone();
    (lost.q[4][first + 1], lost.q[6][0]) = (f64::NAN, f64::NAN);
    let mut fast = good.clone();
    fast.v[3][2] = f64::INFINITY;
    for (x, t, words) in [
        (&turned, 0.0, vec!["state 5: the quaternion".to_owned(), format!("`{q}`")]),
        (&lost, 0.0, vec![format!("state 4: `{q}` is no finite number")]),
        (&fast, 0.0, vec![format!("state 3: `{v}` is no finite number")]),
        (&good, f64::NAN, vec!["the time is no finite number".to_owned()]),
    ] {
        for why in verbs(&m, x, t, &frame) {
            assert!(words.iter().all(|word| why.contains(word)), "{why} for {words:?}");
        }
    }
    let [.., why] = verbs(&m, &good, 0.0, &format!("{frame}x"));
    assert!(why.contains(&format!("no body or frame `{frame}x`; did you mean `{frame}`?")), "{why}");
}

/// Efforts that make accelerations are those that the accelerations need.
#[test]
fn inverse_dynamics_undoes_forward_dynamics() {
    for (name, m, x) in models().into_iter().filter(|(_, m, _)| m.model.rows.is_empty()) {
        let layout = m.layout();
        let a = accelerations(&m, &x, None, 1);
        let [q, v, a] = [&x.q, &x.v, &a].map(|rows| rows.concat());
        let n = layout.accelerations.len();
        let batch = |threads: usize| {
            let table = |name, values, width| Table { name, values, width };
            let third = Some(table("a", &a, n));
            let v = Some(table("v", &v, layout.velocities.len()));
            let batch = Batch {
                states: x.len(),
                q: table("q", &q, layout.coordinates.len()),
                v,
                third,
                t: Some(0.0),
                set: &[],
                threads,
            };
            let mut out = vec![0.0; x.len() * n];
            m.inverse_dynamics(&batch, &AtomicBool::new(false), &mut out).unwrap();
            out
        };
        let needed = batch(1);
        assert_eq!(needed, batch(3), "{name}");
        // Efforts stand along the velocities in the order of the columns.
        let size = needed.iter().fold(1.0_f64, |m, x| m.max(x.abs())) * a.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
        for (k, row) in needed.chunks(n).enumerate() {
            for (i, x) in row.iter().zip(&x.tau[k]).map(|(a, b)| (a - b).abs()).enumerate() {
                assert!(x <= 1e-11 * size, "{name}, state {k}, column {i}: {x:.1e} of {size:.1e}");
            }
        }
    }
}

/// Formulas that push along numbers of frames are no matter of bodies alone.
#[test]
fn potentials_of_frames_count_in_batches_too() {
    let model = |energies: &str| {
        let text = format!(
            "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies.a]\nmass = 1\ncom = [0.5, 0, 0]\ninertia = [0, 0.1, 0.1, 0, 0, 0]\n\
             frames = {{ tip = {{ at = [1, 0, 0] }} }}\n[joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"a\"]\n[lagrangian]\n{energies}"
        );
        dalembert::open_text("rod.toml", &text).unwrap_or_else(|e| panic!("{e}"))
    };
    let frames = model("potential = \"-30*py(a.tip)\"\ndissipation = \"0.5*vy(a.tip)^2\"\n");
    let joint = model("potential = \"-30*sin(A)\"\ndissipation = \"0.5*(cos(A)*A')^2\"\n");
    let mut x = States::default();
    for k in 0..20 {
        let drawn = scattered(k, 3);
        x.q.push(vec![drawn[0]]);
        x.v.push(vec![drawn[1]]);
        x.tau.push(vec![drawn[2]]);
    }
    for (a, b) in accelerations(&frames, &x, None, 1).iter().zip(accelerations(&joint, &x, None, 1)) {
        assert!((a[0] - b[0]).abs() <= 1e-12 * b[0].abs().max(1.0), "{} instead of {}", a[0], b[0]);
    }
}

/// Inputs that are set act as efforts in the table do, bit by bit, side by side and alone; a time that is set is the time of what follows it.
#[test]
fn settings_act_in_batches_as_they_do_alone() {
    for (name, m, mut x) in models() {
        let layout = m.layout();
        let efforts: Vec<f64> = (0..layout.efforts.len()).map(|k| 1.0 + k as f64).collect();
        x.tau.fill(efforts.clone());
        let set: Vec<(String, f64)> =
            layout.efforts.iter().cloned().zip(efforts).chain([("t".to_owned(), 0.25)]).collect();
        let [q, v, tau] = [&x.q, &x.v, &x.tau].map(|rows| rows.concat());
        let table = |name, values, width| Table { name, values, width };
        let n = layout.accelerations.len();
        let answer = |set: &[(String, f64)], t: Option<f64>, told: bool| {
            let batch = Batch {
                states: x.len(),
                q: table("q", &q, layout.coordinates.len()),
                v: Some(table("v", &v, layout.velocities.len())),
                third: told.then(|| table("tau", &tau, layout.efforts.len())),
                t,
                set,
                threads: 2,
            };
            let mut out = vec![0.0; x.len() * n];
            m.accelerations(&batch, None, &AtomicBool::new(false), &mut out).unwrap();
            out
        };
        assert_eq!(answer(&set, None, false), answer(&[], Some(0.25), true), "{name}");
        // A table that is given replaces what was set.
        let other: Vec<(String, f64)> = layout.efforts.iter().map(|name| (name.clone(), -3.0)).collect();
        assert_eq!(answer(&other, Some(0.25), true), answer(&[], Some(0.25), true), "{name}");
    }
}
