//! Who reads a part of the samples of a run gets the bits that one who reads all of them gets, from the same steps.

use dalembert::dynamics::result::Column;
use dalembert::dynamics::simulation::{Reads, Samples};
use dalembert::{Loaded, Simulate, open};

/// Some columns of samples, by place.
struct Part {
    columns: Vec<usize>,
    ends_only: bool,
    found: Vec<(f64, Vec<f64>)>,
}

impl Samples for Part {
    fn begin(&mut self, _: &[Column]) -> Result<(), String> {
        Ok(())
    }
    fn reads(&self) -> Reads<'_> {
        Reads { columns: Some(&self.columns), ends_only: self.ends_only }
    }
    fn sample(&mut self, t: f64, values: &[f64]) -> Result<(), String> {
        self.found.push((t, self.columns.iter().map(|&k| values[k]).collect()));
        Ok(())
    }
}

fn example(name: &str) -> Loaded {
    open(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name)).expect("an example")
}

#[test]
fn a_part_of_the_samples_has_the_bits_of_all() {
    for name in
        ["four_bar.toml", "bricard.toml", "slider_crank.toml", "hoop.toml", "knife_edge.toml", "diode_bridge.toml"]
    {
        let model = example(name);
        let how = Simulate { until: Some(0.1), every: Some(0.01), tolerance: Some(1e-6), ..Simulate::default() };
        let whole = model.simulate(&how, &mut |_| true).expect("runs");
        let last = whole.time.len() - 1;
        for (k, column) in whole.columns.iter().enumerate() {
            for ends_only in [false, true] {
                let mut part = Part { columns: vec![k], ends_only, found: Vec::new() };
                let run = model.simulate_into(&how, &mut |_| true, &mut part).expect("runs");
                assert_eq!(run.summary.steps, whole.summary.steps, "{name}, {}", column.name);
                let instants: Vec<usize> = if ends_only { vec![0, last] } else { (0..=last).collect() };
                let expected: Vec<_> = instants.iter().map(|&i| (whole.time[i], column.values[i].to_bits())).collect();
                let found: Vec<_> = part.found.iter().map(|(t, values)| (*t, values[0].to_bits())).collect();
                assert_eq!(found, expected, "{name}, {}", column.name);
            }
        }
    }
}
