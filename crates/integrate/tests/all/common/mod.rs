//! Problems with known answers, and observers that record.

pub mod implicit;
pub mod mechanical;
pub mod points;

use dalembert_integrate::{
    Control, Dop853, Dopri5, Failure, Integrator, Observer, Options, Outcome, Projection, StepInfo, System,
};

/// A system given by a function (t, y, dy).
pub struct Ode<F> {
    pub dimension: usize,
    pub rate: F,
}

impl<F: FnMut(f64, &[f64], &mut [f64])> System for Ode<F> {
    fn dimension(&self) -> usize {
        self.dimension
    }

    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        (self.rate)(t, y, dy);
        Ok(())
    }
}

pub fn ode<F: FnMut(f64, &[f64], &mut [f64])>(dimension: usize, rate: F) -> Ode<F> {
    Ode { dimension, rate }
}

/// Records everything.
#[derive(Default)]
pub struct Record {
    pub samples: Vec<(f64, Vec<f64>)>,
    pub steps: Vec<(f64, f64)>,
}

impl Observer for Record {
    fn sample(&mut self, t: f64, y: &[f64]) -> Control {
        self.samples.push((t, y.to_vec()));
        Control::Continue
    }

    fn step(&mut self, info: &StepInfo) -> Control {
        assert!(info.error <= 1.0);
        self.steps.push((info.start, info.end));
        Control::Continue
    }
}

pub fn both() -> [Box<dyn Integrator>; 2] {
    [Box::new(Dopri5), Box::new(Dop853)]
}

/// A run that is expected to make sense.
pub fn run(
    integrator: &dyn Integrator,
    system: &mut dyn System,
    y0: &[f64],
    span: (f64, f64),
    options: &Options,
) -> (Outcome, Record) {
    let mut record = Record::default();
    let outcome = integrator.run(system, span.0, y0, span.1, options, &mut record);
    (outcome.expect("the input makes sense"), record)
}

/// Steps of fixed length h: any error passes.
pub fn fixed(h: f64) -> Options {
    Options { absolute: 1e300, first_step: Some(h), max_step: Some(h), ..Options::default() }
}

pub fn distance(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
}

pub fn oscillator() -> impl System {
    ode(2, |_, y, dy| dy.copy_from_slice(&[y[1], -y[0]]))
}

/// Kepler's problem, y = (x, y, x', y').
pub fn two_body() -> impl System {
    ode(4, |_, y, dy| {
        let r3 = y[0].hypot(y[1]).powi(3);
        dy.copy_from_slice(&[y[2], y[3], -y[0] / r3, -y[1] / r3]);
    })
}

/// Its closed form for eccentricity e, starting at the pericentre, by Kepler's equation t = E − e sin E.
pub fn two_body_exact(e: f64, t: f64) -> [f64; 4] {
    let mut anomaly = t + e * t.sin();
    for _ in 0..50 {
        anomaly -= (anomaly - e * anomaly.sin() - t) / (1.0 - e * anomaly.cos());
    }
    let (sin, cos) = anomaly.sin_cos();
    let (b, rate) = ((1.0 - e * e).sqrt(), 1.0 / (1.0 - e * cos));
    [cos - e, b * sin, -sin * rate, b * cos * rate]
}

/// Arenstorf's orbit in the restricted three-body problem, y = (x, y, x', y').
pub fn arenstorf() -> impl System {
    ode(4, |_, y, dy| {
        let mu = 0.012_277_471;
        let nu = 1.0 - mu;
        let d1 = (y[0] + mu).hypot(y[1]).powi(3);
        let d2 = (y[0] - nu).hypot(y[1]).powi(3);
        dy[0] = y[2];
        dy[1] = y[3];
        dy[2] = y[0] + 2.0 * y[3] - nu * (y[0] + mu) / d1 - mu * (y[0] - nu) / d2;
        dy[3] = y[1] - 2.0 * y[2] - nu * y[1] / d1 - mu * y[1] / d2;
    })
}

/// Start and period, from Hairer, Nørsett, Wanner I, (II.0.2).
pub const ARENSTORF_START: [f64; 4] = [0.994, 0.0, 0.0, -2.001_585_106_379_082_5];
pub const ARENSTORF_PERIOD: f64 = 17.065_216_560_157_963;

/// A pendulum of length 1 in Cartesian coordinates, y = (x, y, x', y'), g = 9.81; the constraint enters by its second
/// derivative only, so that without projection the point drifts off the circle.
pub struct CartesianPendulum {
    pub project: bool,
}

impl System for CartesianPendulum {
    fn dimension(&self) -> usize {
        4
    }

    fn rate(&mut self, _t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        let r2 = y[0] * y[0] + y[1] * y[1];
        let lambda = (y[2] * y[2] + y[3] * y[3] - 9.81 * y[1]) / r2;
        dy.copy_from_slice(&[y[2], y[3], -lambda * y[0], -9.81 - lambda * y[1]]);
        Ok(())
    }

    fn project(&mut self, _t: f64, y: &mut [f64]) -> Result<Projection, Failure> {
        if !self.project {
            return Ok(Projection::Unchanged);
        }
        let r = y[0].hypot(y[1]);
        let (ex, ey) = (y[0] / r, y[1] / r);
        let radial = ex * y[2] + ey * y[3];
        y.copy_from_slice(&[ex, ey, y[2] - radial * ex, y[3] - radial * ey]);
        Ok(Projection::Moved)
    }
}

pub fn pendulum_residual(y: &[f64]) -> f64 {
    (y[0].hypot(y[1]) - 1.0).abs().max((y[0] * y[2] + y[1] * y[3]).abs())
}

pub fn pendulum_energy(y: &[f64]) -> f64 {
    0.5 * (y[2] * y[2] + y[3] * y[3]) + 9.81 * y[1]
}

/// Samples on a grid, at a tolerance tight enough for closed forms.
pub fn every(every: f64) -> Options {
    Options { every: Some(every), ..Options::with_tolerance(1e-10) }
}

pub fn times(record: &Record) -> Vec<f64> {
    record.samples.iter().map(|(t, _)| *t).collect()
}
