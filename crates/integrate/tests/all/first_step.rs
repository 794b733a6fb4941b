//! The length of the first step, as its source says: the times at which the rate is asked for tell both h₀ and h.

use std::cell::RefCell;

use crate::common::*;
use dalembert_integrate::{
    Bdf, Dop853, Dopri5, Failure, ImplicitSystem, Integrator, Options, Radau, Rodas, StopReason, System,
};

/// y' = rate(y), with the times at which it was asked for; it fails at the call of number `fails`.
struct Asked<F> {
    rate: F,
    fails: Option<usize>,
    times: RefCell<Vec<f64>>,
}

impl<F: Fn(f64) -> f64> System for Asked<F> {
    fn dimension(&self) -> usize {
        1
    }

    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        self.times.borrow_mut().push(t);
        dy[0] = (self.rate)(y[0]);
        if self.fails == Some(self.times.borrow().len()) {
            return Err(Failure::new("not here"));
        }
        Ok(())
    }
}

const SPAN: f64 = 8.0;

/// (h₀, h) of a run of Dormand and Prince's method of order 5 from y₀, with an absolute tolerance.
fn chosen(y0: f64, rate: impl Fn(f64) -> f64, absolute: f64, fails: Option<usize>) -> (f64, f64) {
    let mut system = Asked { rate, fails, times: RefCell::default() };
    let options = Options { absolute, relative: 0.0, max_steps: Some(1), ..Options::default() };
    run(&Dopri5, &mut system, &[y0], (0.0, SPAN), &options);
    let times = system.times.into_inner();
    // The rate at the start, that at the end of the trial step, and the second stage, a fifth into the first step.
    (times[1], 5.0 * times[2])
}

fn same(found: f64, expected: f64) {
    assert!((found - expected).abs() <= 1e-12 * expected, "{found} instead of {expected}");
}

#[test]
fn it_follows_the_curvature_of_a_decay() {
    // y' = −λ y: d₀ = y₀/a, d₁ = λ y₀/a; h₀ = 0.01/λ, d₂ = λ² y₀/a, so τ = 1/λ, d₁ τ = d₂ τ² = y₀/a.
    for (lambda, y0, absolute) in [(2.0, 1.0, 1e-2), (0.5, 3.0, 0.1), (1e3, 1e-3, 1e-5)] {
        let (h0, h) = chosen(y0, |y| -lambda * y, absolute, None);
        same(h0, 0.01 / lambda);
        same(h, (0.01 * absolute / y0).powf(0.2) / lambda);
    }
}

#[test]
fn curvature_counts_where_it_is_steeper_than_the_slope() {
    // y' = y³ at 1: d₂ h₀ = ((1 + h₀)³ − 1)/a with h₀ = 0.01, τ = 1.
    let absolute = 1e-3;
    let (h0, h) = chosen(1.0, |y| y * y * y, absolute, None);
    same(h0, 0.01);
    same(h, (0.01 * absolute / ((1.01_f64.powi(3) - 1.0) / 0.01)).powf(0.2));
}

#[test]
fn a_state_or_a_rate_that_is_next_to_nothing_leaves_the_span() {
    for (y0, rate) in [(0.0, 1.0), (1e-6, 1.0), (1.0, 0.0), (1.0, 1e-6), (0.0, 0.0)] {
        assert_eq!(chosen(y0, |_| rate, 1.0, None).0, 1e-6 * SPAN, "{y0}, {rate}");
    }
    // On the border itself both count.
    same(chosen(1e-5, |_| 1.0, 1.0, None).0, 0.01 * 1e-5);
    same(chosen(1e-3, |_| 1e-5, 1.0, None).0, 0.01 * 1e-3 / 1e-5);
}

#[test]
fn nothing_to_see_makes_a_millionth_of_the_span() {
    assert_eq!(chosen(0.0, |_| 0.0, 1.0, None), (1e-6 * SPAN, 1e-6 * SPAN));
}

#[test]
fn a_trial_that_fails_leaves_a_hundredth_of_it() {
    let (h0, h) = chosen(1.0, |y| -2.0 * y, 1e-6, Some(2));
    same(h0, 0.005);
    same(h, 0.01 * h0);
}

#[test]
fn a_rate_beyond_all_bounds_leaves_a_step_that_is_too_small() {
    let mut system = ode(1, |_, _, dy| dy[0] = 1e300);
    let outcome = run(&Dopri5, &mut system, &[1.0], (0.0, SPAN), &Options::default()).0;
    assert_eq!(outcome.stop, StopReason::StepTooSmall { t: 0.0 });
}

#[test]
fn a_failure_is_no_reason_to_grow() {
    // Without error every step would grow; right after one that failed none does.
    struct Once(u32);
    impl System for Once {
        fn dimension(&self) -> usize {
            1
        }

        fn rate(&mut self, t: f64, _: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
            dy[0] = 1.0;
            self.0 += u32::from(t > 0.5);
            if t > 0.5 && self.0 == 1 { Err(Failure::new("not yet")) } else { Ok(()) }
        }
    }
    let options = Options { first_step: Some(1.0), ..Options::with_tolerance(1e-6) };
    let (_, record) = run(&Dopri5, &mut Once(0), &[0.0], (0.0, 100.0), &options);
    let lengths: Vec<f64> = record.steps.iter().map(|(start, end)| end - start).collect();
    assert!(lengths[0] < 1.0 && (lengths[1] / lengths[0] - 1.0).abs() < 1e-12, "{lengths:?}");
    assert!(lengths[2] > 2.0 * lengths[1], "{lengths:?}");
}

#[test]
fn samples_at_the_ends_of_steps_cost_no_rates() {
    let rates = |every| {
        let options = Options { every, ..fixed(0.25) };
        run(&Dop853, &mut oscillator(), &[1.0, 0.0], (0.0, 4.0), &options).0.counters.evaluations
    };
    assert_eq!(rates(Some(0.25)), rates(None));
    assert!(rates(Some(0.125)) > rates(None));
}

/// From rest by a rate of one, with what that does as a result of which the Jacobian does not tell: y = t²/2, y' = t, W = t²/2.
struct Pushed;

impl System for Pushed {
    fn dimension(&self) -> usize {
        3
    }
    fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        dy.copy_from_slice(&[y[1], 1.0, y[1]]);
        Ok(())
    }
    fn is_result(&self, component: usize) -> bool {
        component == 2
    }
    fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
        Some(self)
    }
}

impl ImplicitSystem for Pushed {
    fn jacobian(&mut self, _t: f64, _y: &[f64], _dy: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        // ∂y'/∂y' alone, column by column.
        out[3] = 1.0;
        Ok(())
    }
}

/// All of a result is new in each iteration of a first step, however short that is: it says nothing of whether the others are found.
#[test]
fn results_set_out_from_rest_with_what_they_follow() {
    for relative in [1e-4, 1e-9] {
        for until in [1e-6, 1.0, 1e6] {
            let options = Options { relative, absolute: 0.0, ..Options::default() };
            for integrator in [&Radau as &dyn Integrator, &Rodas, &Bdf] {
                let (outcome, _) = run(integrator, &mut Pushed, &[0.0; 3], (0.0, until), &options);
                assert_eq!(outcome.stop, StopReason::End, "{}", integrator.name());
                for (y, wanted) in outcome.y.iter().zip([0.5 * until * until, until, 0.5 * until * until]) {
                    assert!((y / wanted - 1.0).abs() < 100.0 * relative, "{}: {y} for {wanted}", integrator.name());
                }
                let c = outcome.counters;
                assert!(c.rejected < 20 && c.steps < 200, "{} at {relative:e}: {c:?}", integrator.name());
            }
        }
    }
}
