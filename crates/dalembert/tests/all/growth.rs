//! How work grows with the number of parts: counted, not timed.

use crate::families;
use dalembert::dynamics::enforce::MethodName;
use dalembert::dynamics::equations::Equations;
use dalembert::dynamics::result::Evaluation;
use dalembert::dynamics::{Formulation, Model, StartValues};
use dalembert::{At, Loaded};

fn open(text: &str) -> Loaded {
    dalembert::open_text("family.toml", text).unwrap_or_else(|e| panic!("{e}"))
}

fn evaluate(loaded: &Loaded) -> Evaluation {
    loaded.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"))
}

/// Operations of what `auto` takes.
fn work(text: &str) -> f64 {
    let model = &open(text).model;
    let taken = Formulation::chosen(model).map_or(Formulation::Matrix(MethodName::Multipliers), |c| c.0);
    taken.work(model).expect("what `auto` takes is counted") as f64
}

/// Ten times the parts are at most fifteen times the work, from sizes on where sweeps pay.
#[test]
fn work_grows_as_the_number_of_parts() {
    for (name, text) in families::FAMILIES {
        let few = if name.contains("beside") || name.contains("stacked") { 10 } else { 30 };
        let ratio = work(&text(10 * few)) / work(&text(few));
        assert!(ratio > 5.0 && ratio < 15.0, "{name}: {ratio}");
    }
}

/// Every model that is near at hand: all families at small and middle sizes, all examples, robots.
fn models() -> Vec<(String, Loaded)> {
    let mut all: Vec<(String, Loaded)> = families::all().into_iter().map(|(name, text)| (name, open(&text))).collect();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    for folder in [folder.clone(), folder.join("robots")] {
        let files = folder.read_dir().unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
        let mut files: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
        files.sort();
        for file in files.iter().filter(|file| file.extension().is_some_and(|end| end == "toml" || end == "urdf")) {
            let loaded = dalembert::open(file).unwrap_or_else(|e| panic!("{e}"));
            all.push((file.display().to_string(), loaded));
        }
    }
    all
}

/// Methods that answer by one factorization or sweep, with what is counted for them.
fn counted(model: &Model) -> Vec<(Formulation, usize)> {
    [Formulation::Tree, Formulation::Embedding, Formulation::Delassus, MethodName::Multipliers.into()]
        .into_iter()
        .filter(|method: &Formulation| method.check(model).is_ok())
        .filter_map(|method| Some((method, method.work(model)?)))
        .collect()
}

/// Operations that a call costs, which nothing of a model's structure tells: as many as the visit of a front.
const CALL: usize = 300;

/// What `auto` takes is at most a fifth more work than any method that treats the model, but for what a call costs.
#[test]
fn auto_takes_little_more_work_than_the_best_method() {
    let models = models();
    assert!(models.len() >= 60, "{}", models.len());
    let mut several = 0;
    for (name, loaded) in &models {
        let model = &loaded.model;
        let all = counted(model);
        let taken = Formulation::chosen(model).map_or(MethodName::Multipliers.into(), |chosen| chosen.0);
        let own = all.iter().find(|m| m.0 == taken).unwrap_or_else(|| panic!("{name}: {taken:?} is not counted")).1;
        let least = all.iter().map(|m| m.1).min().expect("one is taken");
        several += usize::from(all.len() > 1);
        assert!(5 * own <= 6 * (least + CALL), "{name}: {taken:?} of {all:?}");
    }
    assert!(several >= 40, "{several} models leave a choice");
}

/// Of the five rows of a hinge that closes a loop in a plane, three hold it there: nothing tells how these share, and the other two are
/// determined.
#[test]
fn what_many_loops_leave_open_is_told_row_by_row() {
    const WINDOWS: usize = 150;
    let found = evaluate(&open(&families::windows(WINDOWS)));
    assert_eq!((found.lambda.len(), found.rank), (5 * WINDOWS, 2 * WINDOWS));
    for loop_of in found.lambda.chunks(5) {
        let open = loop_of.iter().filter(|l| !l.2).count();
        assert_eq!(open, 3, "{loop_of:?}");
        assert!(loop_of.iter().all(|l| l.2 || l.1 == 0.0), "{loop_of:?}");
    }
    let closing = found.reactions.iter().filter(|r| r.name.starts_with("close"));
    for r in closing {
        assert_eq!(
            (r.force_determined, r.moment_determined),
            ([true, true, false], [false, false, true]),
            "{}",
            r.name
        );
    }
}

/// Rows that are too many for a dense kernel: of all, two say the same.
#[test]
fn rows_that_repeat_each_other_are_found_among_thousands() {
    let text = families::beads(1400) + "again = \"3*(x700 - x699)^2 + 3*(y700 - y699)^2 = 3\"\n";
    let found = evaluate(&open(&text));
    let open: Vec<&str> = found.lambda.iter().filter(|l| !l.2).map(|l| l.0.as_str()).collect();
    assert_eq!((found.rank, open), (1400, vec!["r700", "again"]));
}

/// A loop around three thousand links: 𝒯 of the accelerations by another sweep is what the loop's rows push, and nothing else.
#[test]
fn one_loop_around_a_long_chain_is_swept() {
    let loaded = open(&families::hanging_chain(3000));
    let found = evaluate(&loaded);
    assert!(found.method.starts_with("delassus"), "{}", found.method);
    let model = &loaded.model;
    let mut equations = Equations::new(model);
    let start = StartValues::of(model);
    equations.evaluate(0.0, &start.state.y, &start.state.inputs);
    let alpha: Vec<f64> = found.accelerations.iter().map(|a| a.1).collect();
    let mechanics = equations.mechanics.as_mut().expect("bodies");
    let mut tau = vec![0.0; alpha.len()];
    mechanics.inverse(&alpha, &mut tau);
    let size = found.gamma.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    for (tau, gamma) in tau.iter().zip(&found.gamma) {
        assert!((tau - gamma).abs() <= 1e-8 * size, "{tau} {gamma}");
    }
}
