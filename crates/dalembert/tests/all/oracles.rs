//! Published and independently computed values; sources in `data/README.md`.

use dalembert::dynamics::result::RunResult;
use dalembert::{At, Loaded, Simulate};

fn example(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(path).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn run(model: &Loaded, until: f64, every: Option<f64>, tolerance: f64) -> RunResult {
    let how = Simulate { until: Some(until), every, tolerance: Some(tolerance), ..Simulate::default() };
    let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    run
}

fn last(run: &RunResult, name: &str) -> f64 {
    let found = run.summary.final_values.iter().find(|v| v.0 == name);
    found.unwrap_or_else(|| panic!("no column {name}")).1
}

fn column<'r>(run: &'r RunResult, name: &str) -> &'r [f64] {
    let found = run.columns.iter().find(|c| c.name == name);
    &found.unwrap_or_else(|| panic!("no column {name}")).values
}

/// Columns of a CSV file of the oracles by name.
fn csv(name: &str) -> (Vec<String>, Vec<Vec<f64>>) {
    let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let mut lines = text.lines();
    let header: Vec<String> = lines.next().unwrap().split(',').map(str::to_owned).collect();
    let rows: Vec<Vec<f64>> = lines.map(|l| l.split(',').map(|x| x.parse().unwrap()).collect()).collect();
    let columns = (0..header.len()).map(|i| rows.iter().map(|r| r[i]).collect()).collect();
    (header, columns)
}

/// Largest difference between a run and a column of a CSV file at the file's instants.
fn worst(run: &RunResult, ours: &str, file: &str, theirs: &str) -> f64 {
    let (header, columns) = csv(file);
    let times = &columns[0];
    let reference = &columns[header.iter().position(|h| h == theirs).unwrap()];
    let values = column(run, ours);
    let mut worst = 0.0_f64;
    let mut compared = 0;
    for (t, expected) in times.iter().zip(reference) {
        if let Some(k) = run.time.iter().position(|x| (x - t).abs() < 1e-9) {
            worst = worst.max((values[k] - expected).abs());
            compared += 1;
        }
    }
    assert!(compared > times.len() / 2, "{file}: only {compared} instants in common");
    worst
}

#[test]
fn andrews_at_0_03() {
    let run = run(&example("andrews"), 0.03, Some(1e-4), 1e-12);
    let beta = last(&run, "beta");
    assert!((beta / 15.810_771_195_153_84 - 1.0).abs() < 1e-9, "{beta:.17}");
    assert!(run.summary.residual_position <= 1e-12, "{:e}", run.summary.residual_position);
    let energy = run.summary.energy.unwrap();
    assert!(energy.max_drift <= 2e-12, "{:e}", energy.max_drift);
}

#[test]
fn andrews_point_f() {
    let run = run(&example("andrews"), 0.05, Some(1e-4), 1e-12);
    for (ours, theirs) in [("Fx", "Fx"), ("Fy", "Fy")] {
        let error = worst(&run, ours, "A03_andrews.csv", theirs);
        assert!(error <= 1e-10, "{ours}: {error:e}");
    }
}

#[test]
fn pendulum_short() {
    let run = run(&example("pendulum"), 10.0, Some(0.1), 1e-12);
    assert!((last(&run, "x") - -0.275_087_462_576_116_9).abs() < 1e-10, "{}", last(&run, "x"));
    assert!((last(&run, "y") - -0.961_419_205_099_125).abs() < 1e-10, "{}", last(&run, "y"));
}

#[test]
fn pendulum_for_2000_seconds() {
    let run = run(&example("pendulum"), 2000.0, Some(10.0), 1e-13);
    assert!((last(&run, "x") - 0.814_603_068_589_032).abs() < 1e-6, "{}", last(&run, "x"));
    assert!((last(&run, "y") - -0.580_018_827_836_935).abs() < 1e-6, "{}", last(&run, "y"));
    let energy = run.summary.energy.unwrap();
    assert!(energy.max_drift <= 1e-9, "{:e}", energy.max_drift);
}

#[test]
fn rrr3_platform() {
    let run = run(&example("rrr3"), 0.5, Some(0.005), 1e-12);
    for (name, expected) in [("x", 0.038_815_08), ("y", 0.060_564_66), ("phi", 0.023_338_3)] {
        assert!((last(&run, name) - expected).abs() < 1e-8, "{name}");
    }
    for (ours, theirs) in [("x", "x"), ("y", "y"), ("phi", "phi")] {
        let error = worst(&run, ours, "rrr3.csv", theirs);
        assert!(error <= 1e-9, "{ours}: {error:e}");
    }
}

#[test]
fn double_pendulum_both_forms() {
    let angles = run(&example("double_pendulum"), 5.0, Some(0.05), 1e-12);
    let points = run(&example("double_pendulum_cartesian"), 5.0, Some(0.05), 1e-12);
    for name in ["x1", "y1", "x2", "y2"] {
        for run in [&angles, &points] {
            let error = worst(run, name, "double_pendulum.csv", name);
            assert!(error <= 1e-9, "{name}: {error:e}");
        }
    }
}

#[test]
fn knife_edge_closed_form() {
    let run = run(&example("knife_edge"), 5.0, Some(0.1), 1e-11);
    for name in ["x", "y", "phi"] {
        let error = worst(&run, name, "knife_edge.csv", name);
        assert!(error <= 1e-9, "{name}: {error:e}");
    }
}

#[test]
fn car_axis_positions() {
    let run = run(&example("car_axis"), 3.0, Some(0.01), 1e-12);
    let expected = [
        ("xl", 0.049_345_578_427_524_156),
        ("yl", 0.496_989_460_230_008_73),
        ("xr", 1.041_742_524_885_426_2),
        ("yr", 0.373_911_027_265_366_74),
    ];
    for (name, value) in expected {
        assert!((last(&run, name) - value).abs() < 1e-9, "{name}: {} {value}", last(&run, name));
    }
}

#[test]
fn hoop_in_four_writings() {
    for name in ["hoop", "hoop_reduced", "hoop_redundant", "hoop_massless"] {
        let model = example(name);
        for theta in [0.1, 0.4, 0.9] {
            let at = At { set: vec![("theta".into(), theta)], ..At::default() };
            let e = model.evaluate(&at).unwrap_or_else(|e| panic!("{name}: {e}"));
            let alpha = e.accelerations.iter().find(|a| a.0 == "theta''").unwrap().1;
            assert!((alpha - 49.0 / 12.0 * theta.sin()).abs() < 1e-12, "{name}: {alpha}");
            assert!(e.accelerations_unique && e.consistent, "{name}");
        }
    }
}
