//! A run that is interrupted keeps what it computed, up to the state that it reached.

use dalembert::Simulate;

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
