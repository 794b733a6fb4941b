//! Simulations that are held, looked at, given other inputs, saved and gone on with.

use dalembert::dynamics::result::{ColumnKind, RunResult};
use dalembert::integrate::StopReason;
use dalembert::{Checkpoint, Loaded, Simulate, Simulation};

fn example(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(&path).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn open(text: &str) -> Loaded {
    dalembert::open_text("held.toml", &format!("dalembert = 1\n{text}")).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn how(integrator: &str, until: f64) -> Simulate {
    // What chooses no lengths by errors is given one.
    let given = matches!(integrator, "realtime" | "rattle" | "discrete-gradient" | "generalized-alpha");
    Simulate {
        until: Some(until),
        every: Some(until / 16.0),
        step: given.then_some(until / 40.0),
        integrator: Some(integrator.to_owned()),
        ..Simulate::default()
    }
}

/// All bits of samples, and all that a summary says.
fn bits(run: &RunResult) -> (Vec<u64>, String) {
    let columns = run.columns.iter().flat_map(|c| &c.values);
    (run.time.iter().chain(columns).map(|x| x.to_bits()).collect(), format!("{:?}", run.summary))
}

/// A run that is saved and thrown away every so many steps.
fn in_pieces(model: &Loaded, how: &Simulate, steps: u64) -> RunResult {
    let mut samples = RunResult::default();
    let mut simulation = model.simulation(how).unwrap_or_else(|e| panic!("{e}"));
    loop {
        let mut left = steps;
        let stopped = simulation.go(
            &mut |_| {
                left -= 1;
                left > 0
            },
            &mut samples,
        );
        if stopped != Some(StopReason::Interrupted) {
            break;
        }
        let bytes = simulation.to_bytes();
        drop(simulation);
        simulation = Simulation::from_bytes(model, how, &bytes).unwrap_or_else(|e| panic!("{e}"));
    }
    let run = simulation.finish(&mut samples).unwrap_or_else(|e| panic!("{e}"));
    RunResult { summary: run.summary, ..samples }
}

fn whole(model: &Loaded, how: &Simulate) -> RunResult {
    model.simulate(how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
}

fn saved_and_whole_agree(name: &str, model: &Loaded, how: &Simulate) {
    let one = whole(model, how);
    let steps = (one.summary.steps / 5).max(1);
    let other = in_pieces(model, how, steps);
    let ((a, said), (b, says)) = (bits(&one), bits(&other));
    assert_eq!(said, says, "{name} with {:?}", how.integrator);
    assert!(a == b, "{name} with {:?}: bits differ", how.integrator);
}

const INTEGRATORS: [&str; 10] = [
    "auto",
    "dop853",
    "dopri5",
    "radau",
    "rodas",
    "bdf",
    "realtime",
    "rattle",
    "discrete-gradient",
    "generalized-alpha",
];

/// Trees, loops with redundant rows and with singular poses, free bodies, drives, quasi-velocities, soft rows, third order, networks.
#[test]
fn a_saved_simulation_goes_on_to_the_same_bits() {
    let models = [
        ("andrews", 0.01),
        ("arm", 0.5),
        ("bricard", 0.3),
        ("chaplygin_sleigh", 1.0),
        ("clearance", 0.1),
        ("dc_motor", 0.2),
        ("double_pendulum_cartesian", 0.5),
        ("four_bar", 0.3),
        ("heavy_top", 0.1),
        ("hoop_redundant", 0.3),
        ("jerk_circle", 0.5),
        ("parallelogram", 2.0),
        ("planetary_gear", 0.3),
        ("rlc_ladder", 0.001),
        ("rrr3", 0.05),
        ("slider_crank", 0.3),
        ("tumbling", 0.5),
        ("windows", 0.5),
    ];
    let mut refused = 0;
    for (name, until) in models {
        let model = example(name);
        for integrator in INTEGRATORS {
            let how = how(integrator, until);
            // Not all models are of second order.
            if ["rattle", "discrete-gradient", "generalized-alpha"].contains(&integrator)
                && model.simulation(&how).is_err_and(|e| e.to_string().contains("for variables of second order"))
            {
                refused += 1;
                continue;
            }
            saved_and_whole_agree(name, &model, &how);
        }
    }
    assert!(refused <= 18, "{refused} times refused by integrators for systems of second order");
}

/// The explicit pair is left for the implicit method and taken up again.
#[test]
fn a_simulation_is_saved_across_changes_of_the_method() {
    let model = open(
        r#"
variables = { x = { start = 2 }, v = { order = 1, start = 0 } }
[equations]
mass = { x = { x = "1" }, v = { v = "1" } }
force = { x = "200*(1 - x^2)*x' - x", v = "x - v" }
"#,
    );
    let how = Simulate { tolerance: Some(1e-6), ..how("auto", 400.0) };
    assert!(whole(&model, &how).summary.notes.iter().any(|n| n.contains("`radau`")), "no change of the method");
    saved_and_whole_agree("van der Pol", &model, &how);
}

/// x(t) of a unit mass under u: parabolas.
#[test]
fn inputs_are_held_between_calls() {
    let model = open(
        r#"
variables = { x = { start = 0 } }
inputs = { u = { value = "sin(50*t)" } }
lagrangian = { kinetic = "x'^2/2" }
forces = { x = "u" }
outputs = { twice = "2*x" }
"#,
    );
    for integrator in INTEGRATORS {
        let mut s = model.simulation(&how(integrator, 4.0)).unwrap_or_else(|e| panic!("{e}"));
        let (mut x, mut v) = (0.0, 0.0);
        for k in 0..40 {
            let u = f64::from(k % 7) - 3.0;
            s.set(&[("u".to_owned(), u)]).unwrap_or_else(|e| panic!("{e}"));
            let t = f64::from(k + 1) * 0.1;
            assert_eq!(s.advance(t, &mut |_| true).unwrap_or_else(|e| panic!("{e}")), None);
            assert_eq!(s.time(), t);
            let h = t - f64::from(k) * 0.1;
            (x, v) = (x + h * v + 0.5 * h * h * u, v + h * u);
            if k % 5 == 0 {
                let bytes = s.to_bytes();
                s = Simulation::from_bytes(&model, &how(integrator, 4.0), &bytes).unwrap_or_else(|e| panic!("{e}"));
            }
            let found = (s.get("x"), s.get("x'"), s.get("u"));
            let (Some(fx), Some(fv), Some(fu)) = found else { panic!("{found:?}") };
            assert!((fx - x).abs() < 1e-9 && (fv - v).abs() < 1e-9 && fu == u, "{integrator}: {found:?}, not {x}, {v}");
            let row = s.sample().unwrap_or_else(|e| panic!("{e}"));
            let twice = s.columns().iter().position(|c| c.name == "twice").map(|c| row[c]);
            assert_eq!(twice, Some(2.0 * fx));
        }
    }
}

/// Which rows tell variables of order 0, and what these are measured against, is known to a run that goes on: a diode that blocks and conducts, alone and between two coils.
#[test]
fn circuits_go_on_to_the_same_bits() {
    let half_wave = open(
        "[variables]\nj = { order = 1, start = 0 }\nz = { order = 0 }\n[equations]\nmass.j.j = 0.01\n\
         force = { j = \"5*sin(100*pi*t) - 10*j - z\", z = \"j - 1e-9*(exp(z/0.05) - 1) - 1e-6*z\" }\n",
    );
    let between = open(
        "[variables]\nj = { order = 1, start = 0 }\ni = { order = 1, start = 0 }\na = { order = 0 }\nb = { order = 0 }\n[equations]\n\
         mass = { j = { j = 5e-4 }, i = { i = 5e-4 } }\n\
         force = { j = \"sin(6000*t) - a - 17*j\", i = \"-b - 17*i\", a = \"j - 4e-8*(exp(17*(a - b)) - 1)\", b = \"i + 4e-8*(exp(17*(a - b)) - 1)\" }\n",
    );
    for (model, until) in [(&half_wave, 0.03), (&between, 1e-3)] {
        for integrator in ["auto", "radau", "rodas", "bdf"] {
            let how = Simulate { tolerance: Some(1e-5), ..how(integrator, until) };
            let found = in_pieces(model, &how, 7);
            assert_eq!(bits(&found), bits(&whole(model, &how)), "{integrator}");
        }
    }
}

/// Pieces end steps where a whole run does not: the numbers agree as far as the tolerance goes.
#[test]
fn a_simulation_in_pieces_is_the_motion() {
    for (name, until) in [("four_bar", 0.4), ("double_pendulum_cartesian", 0.8), ("andrews", 0.01), ("heavy_top", 0.2)]
    {
        let model = example(name);
        let how = Simulate { tolerance: Some(1e-9), ..how("auto", until) };
        let one = whole(&model, &how);
        let mut s = model.simulation(&how).unwrap_or_else(|e| panic!("{e}"));
        for (k, &t) in one.time.iter().enumerate() {
            assert_eq!(s.advance(t, &mut |_| true).unwrap_or_else(|e| panic!("{e}")), None);
            let row = s.sample().unwrap_or_else(|e| panic!("{e}"));
            // Energies and residuals are sums of what is looked at here, and may be nothing but rounding.
            let kinds = [ColumnKind::Variable, ColumnKind::Rate, ColumnKind::Reaction];
            for (c, column) in one.columns.iter().enumerate().filter(|(_, c)| kinds.contains(&c.kind)) {
                let size = column.values.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
                // Accelerations and multipliers amplify errors of states; a thousand tolerances are far from another motion.
                assert!((row[c] - column.values[k]).abs() <= 1e-6 * size.max(1e-3), "{name} `{}` at {t}", column.name);
            }
        }
    }
}

/// A state that is set is assembled around what was set, and moved on from.
#[test]
fn states_are_set_between_calls() {
    let model = example("four_bar");
    let mut s = model.simulation(&how("auto", 1.0)).unwrap_or_else(|e| panic!("{e}"));
    let _ = s.advance(0.25, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    let (name, value) = s.values().into_iter().next().unwrap_or_else(|| panic!("no values"));
    s.set(&[(name.clone(), value + 0.1)]).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!((s.time(), s.get(&name)), (0.25, Some(value + 0.1)));
    let row = s.sample().unwrap_or_else(|e| panic!("{e}"));
    let open = s.columns().iter().zip(&row).filter(|(c, _)| c.name.starts_with("residual")).map(|(_, r)| r.abs());
    assert!(open.fold(0.0, f64::max) < 1e-10, "the loop is open");
    assert_eq!(s.advance(0.5, &mut |_| true).unwrap_or_else(|e| panic!("{e}")), None);
    let unknown = s.set(&[("nobody".to_owned(), 1.0)]).expect_err("an unknown name").to_string();
    assert!(unknown.contains("nobody"), "{unknown}");
    let back = s.advance(0.1, &mut |_| true).expect_err("a time that is over").to_string();
    assert!(back.contains("can't go on to t = 0.1 s"), "{back}");
}

#[test]
fn a_checkpoint_of_another_run_is_refused_by_name() {
    let (model, how) = (example("pendulum"), how("auto", 1.0));
    let mut s = model.simulation(&how).unwrap_or_else(|e| panic!("{e}"));
    let _ = s.advance(0.3, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    let saved = s.to_bytes();
    let from = |model: &Loaded, how: &Simulate, bytes: &[u8]| {
        Simulation::from_bytes(model, how, bytes).map(|s| s.time()).map_err(|e| e.to_string())
    };
    assert_eq!(from(&model, &how, &saved), Ok(0.3));
    let refused = [
        (from(&model, &Simulate { tolerance: Some(1e-5), ..how.clone() }, &saved), "`tolerance`"),
        (from(&model, &Simulate { integrator: Some("radau".into()), ..how.clone() }, &saved), "`integrator`"),
        (from(&model, &Simulate { max_step: Some(0.1), ..how.clone() }, &saved), "`max-step`"),
        (from(&example("four_bar"), &how, &saved), "the file `"),
        (from(&model, &how, &saved[..saved.len() - 3]), "checksum"),
        (from(&model, &how, b"t,x\n0,1\n"), "no checkpoint"),
        (from(&model, &how, b""), "no checkpoint"),
    ];
    for (found, words) in refused {
        assert!(found.as_ref().is_err_and(|e| e.contains(words)), "{words}: {found:?}");
    }
    let mut noted = Checkpoint::read(&saved).unwrap_or_else(|e| panic!("{e}"));
    noted.note("length", "12\n3");
    let back = Checkpoint::read(&noted.to_bytes()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!((back.noted("length"), back.noted("other")), (Some("12 3"), None));
}

/// Python and other callers keep simulations in threads of their own.
#[test]
fn simulations_can_be_sent_to_threads() {
    fn sent<T: Send>(_: &T) {}
    let model = example("four_bar");
    let mut s = model.simulation(&how("radau", 1.0)).unwrap_or_else(|e| panic!("{e}"));
    sent(&s);
    let reached = std::thread::scope(|scope| {
        scope
            .spawn(|| {
                let stopped = s.advance(0.1, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
                (stopped, s.time())
            })
            .join()
    });
    assert_eq!(reached.ok(), Some((None, 0.1)));
}

/// What is held tells of itself what a run tells: work from the start, remarks, inputs as they act; and sums of times that round beyond the end end there.
#[test]
fn what_is_held_tells_all_of_itself() {
    let model = open(
        "[variables]\nx = { start = [0, 0], fixed = true }\ny = { order = 1, start = 1, fixed = true }\n[inputs]\nu = { value = \"2*t\" }\nw = {}\n[lagrangian]\nkinetic = \"x'^2/2\"\n\
         [equations]\nmass = { y = { y = 1 } }\nforce = { y = \"200*cos(7*t)*y\" }\n[forces]\nx = \"u + w\"\n",
    );
    let how = Simulate { until: Some(1.0), every: Some(0.05), ..Simulate::default() };
    let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    let work =
        |columns: &[dalembert::dynamics::result::Column]| columns.iter().position(|c| c.name == "energy.work").unwrap();
    let mut held = model.simulation(&how).unwrap_or_else(|e| panic!("{e}"));
    for k in 1..=20 {
        // 0.05 and so on, twenty times, is more than 1 by a rounding.
        let t = held.time() + 0.05;
        assert!(held.advance(t, &mut |_| true).unwrap_or_else(|e| panic!("{e}")).is_none());
        if k == 6 {
            let (place, wanted) = (work(held.columns()), run.columns[work(&run.columns)].values[6]);
            let found = held.sample().unwrap_or_else(|e| panic!("{e}"))[place];
            assert!(wanted > 1e-3 && (found / wanted - 1.0).abs() < 1e-8, "{found} for {wanted}");
            let inputs = held.inputs();
            assert!((inputs[0].1 - 0.6).abs() < 1e-12 && inputs[1].1 == 0.0, "{inputs:?}");
        }
    }
    assert_eq!(held.time(), 1.0);
    assert!(held.notes().iter().any(|note| note.contains("grew again")), "{:?}", held.notes());
    assert!(held.advance(1.05, &mut |_| true).is_err());
}
