//! A run that is interrupted keeps what it computed, up to the state that it reached; other work that is given up leaves nothing.

use std::cell::Cell;
use std::rc::Rc;

use dalembert::io::ToJson;
use dalembert::reach::Target;
use dalembert::{At, Linearize, Loaded, Rest, Simulate, interruptible};

/// What an answer is, for all verbs that answer at once.
type Verb = fn(&Loaded) -> String;

const VERBS: [(&str, Verb); 6] = [
    ("doctor", |m| m.doctor(&At::default()).expect("an answer").to_json().to_string()),
    ("evaluate", |m| m.evaluate(&At::default()).expect("an answer").to_json().to_string()),
    ("branches", |m| {
        let found = m.branches(&[]).expect("an answer").expect("an assembly");
        format!("{:?}", found.numbered().iter().map(|w| found.settings(w)).collect::<Vec<_>>())
    }),
    ("reach", |m| {
        let target = Target { frame: "coupler".to_owned(), at: Some([0.3, 0.2, 0.0]), rotation: None, weight: 1.0 };
        format!("{:?}", m.reach(&[], &[target]).expect("an answer").q)
    }),
    ("linearize", |m| m.linearize(&Linearize::default()).expect("an answer").to_json().to_string()),
    ("equilibrium", |m| m.equilibrium(&Rest::default()).expect("an answer").to_json().to_string()),
];

/// Whenever work is given up, it ends there, and the model answers afterwards as it did before.
#[test]
fn work_that_is_given_up_leaves_nothing() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/four_bar.toml");
    let model = dalembert::open(path).unwrap_or_else(|e| panic!("{e}"));
    for (name, verb) in VERBS {
        let asked = Rc::new(Cell::new(0_u32));
        let after = |end: u32| {
            asked.set(0);
            let own = Rc::clone(&asked);
            let given_up = move || own.replace(own.get() + 1) >= end;
            interruptible(given_up, || verb(&model))
        };
        // What a model keeps of its first answers is there before questions are counted.
        let whole = verb(&model);
        assert_eq!(after(u32::MAX).as_ref(), Some(&whole), "{name}");
        let total = asked.get();
        assert!(total > 3, "{name} is asked {total} times whether it is wanted");
        for end in [0, 1, total / 3, total / 2, total - 1] {
            assert_eq!((after(end), asked.get()), (None, end + 1), "{name}, of {total}");
        }
        assert_eq!(verb(&model), whole, "{name}");
    }
}

#[test]
fn an_interrupted_run_ends_with_the_state_it_reached() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/pendulum.toml");
    let model = dalembert::open(path).unwrap_or_else(|e| panic!("{e}"));
    let how = Simulate { until: Some(1e6), every: Some(0.1), ..Simulate::default() };
    let mut reached = Vec::new();
    let run = model
        .simulate(&how, &mut |t| {
            reached.push(t);
            reached.len() < 40
        })
        .unwrap_or_else(|e| panic!("{e}"));
    let (last, before) = (reached[39], &run.time[..run.time.len() - 1]);
    assert_eq!((run.summary.stop_reason.as_str(), run.summary.completed), ("interrupted", false));
    assert_eq!((run.summary.t_end, run.time.last()), (last, Some(&last)));
    assert!(
        before.iter().enumerate().all(|(k, t)| (t - 0.1 * k as f64).abs() < 1e-12)
            && last - before[before.len() - 1] < 0.1
    );
    assert!(run.columns.iter().all(|c| c.values.len() == run.time.len()));
    for (name, value) in &run.summary.final_values {
        let column = run.columns.iter().find(|c| &c.name == name).and_then(|c| c.values.last());
        assert_eq!(column, Some(value), "{name}");
    }
    let file =
        std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("interrupted-{}.csv", std::process::id()));
    dalembert::io::write_results(&file, &run).unwrap_or_else(|e| panic!("{}", e.message));
    let text = std::fs::read_to_string(&file).expect("the results");
    let row = text.lines().last().and_then(|line| line.split(',').next()?.parse::<f64>().ok());
    assert_eq!(row, Some(last));
}
