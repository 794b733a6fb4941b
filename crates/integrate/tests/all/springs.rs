//! Springs by methods for systems of second order: motions that come to rest, wherever that is, and stiff ones from their first step.

use crate::common::implicit::{D, c};
use crate::rattle::{by_step, solve};
use dalembert_integrate::{
    Control, DiscreteGradient, Failure, GeneralizedAlpha, Held, ImplicitSystem, Integrator, Observer, Options, Rattle,
    Rattle8, SecondOrder, StepInfo, StopReason, System,
};

type Force = dyn Fn(&[D], &[D]) -> Vec<D>;
type Potential = dyn Fn(&[f64]) -> f64;

/// Numbers q with masses, forces of a potential as functions over dual numbers, and drag −c v.
struct Springs {
    masses: Vec<f64>,
    force: Box<Force>,
    potential: Box<Potential>,
    drag: f64,
    places: Vec<usize>,
    y: Vec<f64>,
    f: Vec<f64>,
}

impl Springs {
    fn new(
        masses: Vec<f64>,
        drag: f64,
        force: impl Fn(&[D], &[D]) -> Vec<D> + 'static,
        potential: impl Fn(&[f64]) -> f64 + 'static,
    ) -> Self {
        let n = masses.len();
        let (places, y, f) = ((n..2 * n).collect(), vec![0.0; 2 * n], vec![0.0; n]);
        Self { masses, force: Box::new(force), potential: Box::new(potential), drag, places, y, f }
    }

    fn n(&self) -> usize {
        self.masses.len()
    }

    /// The forces' change along one number of the state, or their values.
    fn forces(&self, y: &[f64], along: Option<usize>) -> Vec<f64> {
        let dual: Vec<D> = y.iter().enumerate().map(|(i, y)| D(*y, f64::from(u8::from(Some(i) == along)))).collect();
        let (q, v) = dual.split_at(self.n());
        (self.force)(q, v).into_iter().map(|f| if along.is_some() { f.1 } else { f.0 }).collect()
    }

    fn total(&self, y: &[f64]) -> f64 {
        let (q, v) = y.split_at(self.n());
        v.iter().zip(&self.masses).map(|(v, m)| 0.5 * m * v * v).sum::<f64>() + (self.potential)(q)
    }
}

impl System for Springs {
    fn dimension(&self) -> usize {
        2 * self.n()
    }
    fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        let (n, f) = (self.n(), self.forces(y, None));
        dy[..n].copy_from_slice(&y[n..]);
        (0..n).for_each(|i| dy[n + i] = f[i] / self.masses[i]);
        Ok(())
    }
    fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
        Some(self)
    }
    fn second_order(&mut self) -> Option<&mut dyn SecondOrder> {
        Some(self)
    }
}

impl ImplicitSystem for Springs {
    fn jacobian(&mut self, _t: f64, y: &[f64], _dy: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        let n = self.n();
        for (j, column) in out.chunks_exact_mut(2 * n).enumerate() {
            let change = self.forces(y, Some(j));
            (0..n).for_each(|i| column[n + i] = change[i] / self.masses[i]);
            if j >= n {
                column[j - n] = 1.0;
            }
        }
        Ok(())
    }
}

impl SecondOrder for Springs {
    fn velocity_places(&self) -> &[usize] {
        &self.places
    }
    fn rows(&self) -> &[Held] {
        &[]
    }
    fn retract(&self, y: &mut [f64], delta: &[f64]) {
        y.iter_mut().zip(delta).for_each(|(y, d)| *y += d);
    }
    fn along(&self, _y: &[f64], delta: &[f64], dy: &mut [f64]) {
        dy[..delta.len()].copy_from_slice(delta);
    }
    fn evaluate(&mut self, _t: f64, y: &[f64]) -> Result<(), Failure> {
        self.y.copy_from_slice(y);
        self.f = self.forces(y, None);
        Ok(())
    }
    fn force(&mut self, out: &mut [f64]) {
        out.copy_from_slice(&self.f);
    }
    fn inertias(&mut self, out: &mut [f64]) {
        out.copy_from_slice(&self.masses);
    }
    fn momentum(&mut self, x: &[f64], out: &mut [f64]) {
        out.iter_mut().zip(x.iter().zip(&self.masses)).for_each(|(out, (x, m))| *out = x * m);
    }
    fn push(&mut self, _lambda: &[f64], _out: &mut [f64]) {}
    fn gaps(&mut self, _out: &mut [f64]) {}
    fn drifts(&mut self, _out: &mut [f64]) {}
    fn energy(&mut self) -> Option<f64> {
        Some(self.total(&self.y))
    }
    fn power(&mut self) -> f64 {
        -self.drag * self.y[self.n()..].iter().map(|v| v * v).sum::<f64>()
    }
    fn factor(&mut self) -> Result<(), Failure> {
        Ok(())
    }
    fn solve(&mut self, f: &[f64], _b: &[f64], x: &mut [f64], _mu: &mut [f64]) -> Result<(), Failure> {
        x.iter_mut().zip(f.iter().zip(&self.masses)).for_each(|(x, (f, m))| *x = f / m);
        Ok(())
    }
}

/// m = 1 on a spring about `rest` with drag; the product is written out, so that its terms cancel where the spring is at rest.
fn damped(k: f64, drag: f64, rest: f64) -> Springs {
    Springs::new(
        vec![1.0],
        drag,
        move |q, v| vec![c(-k) * q[0] - c(drag) * v[0] + c(k * rest)],
        move |q| 0.5 * k * (q[0] - rest).powi(2),
    )
}

/// The closed form after a tenth of the time that damping takes, to the second order of the methods; and rest after a hundred seconds, or thirty, to the rounding of positions: with drag, what is less than that in each
/// step, c x'/k and x'/ω of an x' that moves no last digit, stays.
#[test]
fn damped_springs_come_to_rest_wherever_that_is() {
    for (k, drag) in [(1e3, 20.0), (1e2, 4.0), (1e4, 50.0)] {
        let (decay, omega) = (0.5 * drag, f64::sqrt(k - 0.25 * drag * drag));
        for rest in [0.0, 1.0, 1e3] {
            for (h, end) in [(1e-3, 30.0), (5e-3, 100.0)] {
                for integrator in [&DiscreteGradient as &dyn Integrator, &Rattle, &GeneralizedAlpha] {
                    let name = format!("{} with k = {k}, c = {drag}, {rest} at {h}", integrator.name());
                    let mut early = None;
                    for until in [0.1, end] {
                        let start = [rest + 0.01, 0.0];
                        let y = solve(integrator, &mut damped(k, drag, rest), &start, until, &by_step(h)).y;
                        early.get_or_insert(y[0] - rest);
                        if until == end {
                            let digit = f64::EPSILON * rest;
                            let stuck = (4.0 + 2.0 * drag / (h * k) + 1.0 / (h * omega)) * digit;
                            assert!((y[0] - rest).abs() <= stuck + 1e-20, "{name}: {:e} from rest", y[0] - rest);
                            assert!(y[1].abs() <= 4.0 * digit * (k / drag + 1.0 / h) + 1e-18, "{name}: {:e}", y[1]);
                        }
                    }
                    let t = 0.1_f64;
                    let exact = 0.01 * (-decay * t).exp() * ((omega * t).cos() + decay / omega * (omega * t).sin());
                    // A second-order method turns by (hω)² of the angle too much at most.
                    let bound = 0.01 * (k.sqrt() * t) * h * h * k + 1e-11 * rest;
                    let off = (early.unwrap_or(f64::NAN) - exact).abs();
                    assert!(off <= bound, "{name}: {off:e} after {t} s, {bound:e} may be");
                }
            }
        }
    }
}

/// The same where the run chooses its steps.
#[test]
fn damped_springs_come_to_rest_by_steps_that_errors_choose() {
    for rest in [0.0, 1.0, 1e3] {
        for integrator in [&Rattle8 as &dyn Integrator, &GeneralizedAlpha] {
            let options = Options { relative: 1e-5, absolute: 1e-8, ..Options::default() };
            let y = solve(integrator, &mut damped(1e3, 20.0, rest), &[rest + 0.01, 0.0], 20.0, &options).y;
            assert!((y[0] - rest).abs() <= 1e-5 * rest.max(1e-3), "{} at {rest}: {:e}", integrator.name(), y[0] - rest);
        }
    }
}

/// Energies at ends of steps.
struct Totals<F>(F, Vec<f64>);

impl<F: Fn(&[f64]) -> f64> Observer for Totals<F> {
    fn sample(&mut self, _t: f64, y: &[f64]) -> Control {
        self.1.push((self.0)(y));
        Control::Continue
    }
    fn step(&mut self, _step: &StepInfo<'_>) -> Control {
        Control::Continue
    }
}

/// Points one behind the other from a nail, by springs (k, l).
fn hung(masses: &[f64], springs: &[(f64, f64)]) -> Springs {
    let (of_force, of_energy) = (springs.to_vec(), springs.to_vec());
    let all = masses.iter().flat_map(|m| [*m, *m]).collect();
    let force = move |q: &[D], _: &[D]| {
        let mut f = vec![c(0.0); q.len()];
        for (i, &(k, l)) in of_force.iter().enumerate() {
            let from = |j: usize| if i > 0 { q[2 * i - 2 + j] } else { c(0.0) };
            let d = [q[2 * i] - from(0), q[2 * i + 1] - from(1)];
            let r = (d[0] * d[0] + d[1] * d[1]).sqrt();
            for j in 0..2 {
                let pull = c(k) * (r - c(l)) * d[j] / r;
                f[2 * i + j] = f[2 * i + j] - pull;
                if i > 0 {
                    f[2 * i - 2 + j] = f[2 * i - 2 + j] + pull;
                }
            }
        }
        f
    };
    let potential = move |q: &[f64]| {
        let one = |(i, &(k, l)): (usize, &(f64, f64))| {
            let from = |j: usize| if i > 0 { q[2 * i - 2 + j] } else { 0.0 };
            0.5 * k * ((q[2 * i] - from(0)).hypot(q[2 * i + 1] - from(1)) - l).powi(2)
        };
        of_energy.iter().enumerate().map(one).sum()
    };
    Springs::new(all, 0.0, force, potential)
}

/// From rest with springs that are a hundredth too long, in steps of 1e-3 s that are up to some radians of the fastest mode: each is made, and keeps the energy to the rounding of its terms.
#[test]
fn the_discrete_gradient_makes_stiff_steps_from_the_first_on() {
    let mut seed = 7_u64;
    let mut random = move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 11) as f64 / (1_u64 << 53) as f64
    };
    for trial in 0..30 {
        let count = 1 + trial % 3;
        let masses: Vec<f64> = (0..count).map(|_| 10_f64.powf(-1.5 + 2.3 * random())).collect();
        let springs: Vec<(f64, f64)> =
            (0..count).map(|_| (10_f64.powf(3.0 + 3.0 * random()), 0.3 + 1.2 * random())).collect();
        let (mut start, mut at, mut terms) = (Vec::new(), [0.0, 0.0], 0.0);
        for &(k, l) in &springs {
            let (angle, long) = (std::f64::consts::TAU * random(), l * (0.99 + 0.02 * random()));
            at = [at[0] + long * angle.cos(), at[1] + long * angle.sin()];
            start.extend(at);
            // What forces would do along positions, and the energy.
            terms += k * 0.01 * l * at[0].hypot(at[1]) * 4.0;
        }
        start.extend(vec![0.0; start.len()]);
        let told = hung(&masses, &springs);
        let mut totals = Totals(|y: &[f64]| told.total(y), Vec::new());
        let mut system = hung(&masses, &springs);
        let outcome = DiscreteGradient.run(&mut system, 0.0, &start, 0.2, &by_step(1e-3), &mut totals).expect("sense");
        assert_eq!(outcome.stop, StopReason::End, "{trial}: {masses:?} {springs:?}");
        let worst = totals.1.windows(2).map(|e| (e[1] - e[0]).abs()).fold(0.0, f64::max);
        assert!(worst <= 1e-12 * terms, "{trial}: {worst:e} in a step, of {terms:e}");
    }
}

/// Along one line the midpoint rule keeps the energy of a spring by itself, whatever the length of steps, on the side of the nail where it begins: one of 10 radians, of which plain iteration leads past the nail.
#[test]
fn steps_of_many_radians_stay_on_their_side() {
    for h in [1e-3, 1e-2, 1e-1] {
        let force = |q: &[D], _: &[D]| vec![c(-1e5) * ((q[0] * q[0]).sqrt() - c(1.0)) * q[0] / (q[0] * q[0]).sqrt()];
        let mut system = Springs::new(vec![0.1], 0.0, force, |q| 0.5e5 * (q[0].abs() - 1.0).powi(2));
        let y = solve(&DiscreteGradient, &mut system, &[1.01, 0.0], 0.5, &by_step(h)).y;
        assert!((y[0] - 1.0).abs() <= 0.01 + 1e-9, "{h}: {}", y[0]);
        let energy = system.total(&y);
        // Five units in the last place of k (x − 1) x in each of up to 500 steps.
        assert!((energy - 5.0).abs() <= 5.0 * f64::EPSILON * 1e3 * (0.5 / h).max(1.0) * 4.0, "{h}: {energy}");
    }
}
