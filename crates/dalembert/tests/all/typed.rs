//! Models typed into a test, read and run: shared by tests of equations.

use dalembert::dynamics::result::RunResult;
use dalembert::{Loaded, Simulate};

/// A model of format 1.
pub fn open(text: &str) -> Loaded {
    dalembert::open_text("typed.toml", &format!("dalembert = 1\n{text}")).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// What is said of a model that cannot be read.
pub fn refusal(text: &str) -> String {
    match dalembert::open_text("typed.toml", &format!("dalembert = 1\n{text}")) {
        Ok(_) => panic!("it was read:\n{text}"),
        Err(e) => e.to_string(),
    }
}

/// A motion to its end, with so many samples.
pub fn run(model: &Loaded, integrator: &str, tolerance: f64, (until, samples): (f64, u32)) -> RunResult {
    let how = Simulate {
        until: Some(until),
        every: Some(until / f64::from(samples)),
        tolerance: Some(tolerance),
        integrator: Some(integrator.to_owned()),
        ..Simulate::default()
    };
    let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
    assert!(run.summary.completed, "{integrator}: {}", run.summary.stop_reason);
    run
}

/// The samples of a column.
pub fn column<'r>(run: &'r RunResult, name: &str) -> &'r [f64] {
    run.columns.iter().find(|c| c.name == name).map_or_else(|| panic!("no column `{name}`"), |c| &c.values)
}
