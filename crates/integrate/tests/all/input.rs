//! Input that makes no sense is refused before anything is computed.

use crate::common::*;
use dalembert_integrate::{Dopri5, InputError, Integrator, Options};

/// What is wrong with such a run of the oscillator.
fn refusal(y0: &[f64], span: (f64, f64), options: &Options) -> InputError {
    let mut record = Record::default();
    let result = Dopri5.run(&mut oscillator(), span.0, y0, span.1, options, &mut record);
    assert!(record.samples.is_empty());
    result.expect_err("the input makes no sense")
}

#[test]
fn runs_that_make_no_sense_are_refused() {
    let (y0, span, options) = ([1.0, 0.0], (0.0, 1.0), Options::default());
    let backward = refusal(&y0, (1.0, 0.0), &options);
    assert_eq!(backward.to_string(), "the run would end at 0, before its start at 1; time only runs forward");
    let dimension = refusal(&[1.0], span, &options);
    assert_eq!(dimension.to_string(), "the initial state has length 1, the system has dimension 2");
    let state = refusal(&[0.0, f64::NAN], span, &options);
    assert_eq!(state.to_string(), "component 1 of the initial state is NaN");
    for value in [f64::NAN, f64::INFINITY] {
        assert!(matches!(refusal(&y0, (0.0, value), &options), InputError::Time { .. }));
    }
}

type Change = fn(&mut Options);

#[test]
fn options_out_of_their_range_are_refused() {
    let set: [(&str, Change); 7] = [
        ("relative", |options| options.relative = -1.0),
        ("relative", |options| options.relative = f64::NAN),
        ("absolute", |options| options.absolute = f64::INFINITY),
        ("first_step", |options| options.first_step = Some(0.0)),
        ("max_step", |options| options.max_step = Some(f64::NAN)),
        ("every", |options| options.every = Some(-0.1)),
        ("every", |options| options.every = Some(1e-17)),
    ];
    for (name, change) in set {
        let mut options = Options::default();
        change(&mut options);
        match refusal(&[1.0, 0.0], (0.0, 1.0), &options) {
            InputError::Option { name: found, .. } => assert_eq!(found, name),
            other => panic!("{other}"),
        }
    }
}
