//! Mechanical systems in numbers alone, for long runs: points with rods, and a top.

use dalembert_integrate::{Failure, Held, SecondOrder, System};

/// N coordinates with masses, M rods or none.
pub struct Points<const N: usize, const M: usize> {
    pub masses: [f64; N],
    pub force: fn(&[f64; N]) -> [f64; N],
    pub gaps: fn(&[f64; N]) -> [f64; M],
    pub rows: fn(&[f64; N]) -> [[f64; N]; M],
    places: [usize; N],
    held: [Held; M],
    q: [f64; N],
    v: [f64; N],
    a: [[f64; N]; M],
    f: [f64; N],
    factored: [[f64; N]; M],
}

impl<const N: usize, const M: usize> Points<N, M> {
    pub fn new(
        masses: [f64; N],
        force: fn(&[f64; N]) -> [f64; N],
        gaps: fn(&[f64; N]) -> [f64; M],
        rows: fn(&[f64; N]) -> [[f64; N]; M],
    ) -> Self {
        let (held, zero, rods) = ([Held::Position; M], [0.0; N], [[0.0; N]; M]);
        let places = std::array::from_fn(|i| N + i);
        Self { masses, force, gaps, rows, places, held, q: zero, v: zero, a: rods, f: zero, factored: rods }
    }

    pub fn kinetic(&self, y: &[f64]) -> f64 {
        (0..N).map(|i| 0.5 * self.masses[i] * y[N + i] * y[N + i]).sum()
    }

    /// The largest gap and drift.
    pub fn residual(&mut self, y: &[f64]) -> f64 {
        self.evaluate(0.0, y).expect("values");
        let mut drifts = [0.0; M];
        self.drifts(&mut drifts);
        (self.gaps)(&self.q).into_iter().chain(drifts).fold(0.0, |worst, x| worst.max(x.abs()))
    }
}

impl<const N: usize, const M: usize> System for Points<N, M> {
    fn dimension(&self) -> usize {
        2 * N
    }

    /// Rows are linear in q: their rates are rows at velocities.
    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        self.evaluate(t, y)?;
        self.factor()?;
        let turning = (self.rows)(&self.v);
        let b: Vec<f64> = turning.iter().map(|row| -row.iter().zip(&self.v).map(|(a, v)| a * v).sum::<f64>()).collect();
        let (mut x, mut mu, f) = ([0.0; N], [0.0; M], self.f);
        self.solve(&f, &b, &mut x, &mut mu)?;
        dy[..N].copy_from_slice(&self.v);
        dy[N..].copy_from_slice(&x);
        Ok(())
    }

    fn second_order(&mut self) -> Option<&mut dyn SecondOrder> {
        Some(self)
    }
}

impl<const N: usize, const M: usize> SecondOrder for Points<N, M> {
    fn velocity_places(&self) -> &[usize] {
        &self.places
    }

    fn rows(&self) -> &[Held] {
        &self.held
    }

    fn retract(&self, y: &mut [f64], delta: &[f64]) {
        y.iter_mut().zip(delta).for_each(|(y, d)| *y += d);
    }

    fn along(&self, _y: &[f64], delta: &[f64], dy: &mut [f64]) {
        dy[..N].copy_from_slice(delta);
    }

    fn evaluate(&mut self, _t: f64, y: &[f64]) -> Result<(), Failure> {
        self.q.copy_from_slice(&y[..N]);
        self.v.copy_from_slice(&y[N..]);
        (self.f, self.a) = ((self.force)(&self.q), (self.rows)(&self.q));
        Ok(())
    }

    fn force(&mut self, out: &mut [f64]) {
        out.copy_from_slice(&self.f);
    }

    fn inertias(&mut self, out: &mut [f64]) {
        out.copy_from_slice(&self.masses);
    }

    fn momentum(&mut self, x: &[f64], out: &mut [f64]) {
        out.iter_mut().zip(x.iter().zip(&self.masses)).for_each(|(out, (x, m))| *out = m * x);
    }

    fn push(&mut self, lambda: &[f64], out: &mut [f64]) {
        for (row, lambda) in self.a.iter().zip(lambda) {
            out.iter_mut().zip(row).for_each(|(out, a)| *out += a * lambda);
        }
    }

    fn gaps(&mut self, out: &mut [f64]) {
        // Sums of numbers around one.
        let gaps = (self.gaps)(&self.q);
        out.iter_mut().zip(gaps).for_each(|(out, g)| *out = if g.abs() <= 2.0 * f64::EPSILON { 0.0 } else { g });
    }

    fn drifts(&mut self, out: &mut [f64]) {
        out.iter_mut().zip(&self.a).for_each(|(out, row)| *out = row.iter().zip(&self.v).map(|(a, v)| a * v).sum());
    }

    fn factor(&mut self) -> Result<(), Failure> {
        self.factored = self.a;
        Ok(())
    }

    /// x = M⁻¹(f + Aᵀμ), A M⁻¹ Aᵀ μ = b − A M⁻¹ f, for two rods at most.
    fn solve(&mut self, f: &[f64], b: &[f64], x: &mut [f64], mu: &mut [f64]) -> Result<(), Failure> {
        let w = |a: &[f64; N], b: &[f64]| -> f64 { (0..N).map(|i| a[i] * b[i] / self.masses[i]).sum() };
        let right: Vec<f64> = self.factored.iter().zip(b).map(|(a, b)| b - w(a, f)).collect();
        if let [first, second] = self.factored.as_slice() {
            let (a, b, c) = (w(first, first), w(first, second), w(second, second));
            mu[0] = (c * right[0] - b * right[1]) / (a * c - b * b);
            mu[1] = (a * right[1] - b * right[0]) / (a * c - b * b);
        }
        for i in 0..N {
            let held: f64 = self.factored.iter().zip(mu.iter()).map(|(a, mu)| a[i] * mu).sum();
            x[i] = (f[i] + held) / self.masses[i];
        }
        Ok(())
    }
}

const G: f64 = 9.81;

/// Two links of length 1 with unit masses.
pub fn rods() -> Points<4, 2> {
    let gaps = |q: &[f64; 4]| {
        let (x, y) = (q[2] - q[0], q[3] - q[1]);
        [0.5 * (q[0] * q[0] + q[1] * q[1] - 1.0), 0.5 * (x * x + y * y - 1.0)]
    };
    let rows = |q: &[f64; 4]| {
        let (x, y) = (q[2] - q[0], q[3] - q[1]);
        [[q[0], q[1], 0.0, 0.0], [-x, -y, x, y]]
    };
    Points::new([1.0; 4], |_| [0.0, -G, 0.0, -G], gaps, rows)
}

pub fn rods_energy(y: &[f64]) -> f64 {
    rods().kinetic(y) + G * (y[1] + y[3])
}

/// Masses of the sun with the inner planets, Jupiter, Saturn, Uranus, Neptune, Pluto, over that of the sun [Hairer, Lubich, Wanner, §I.2.3].
pub const MASSES: [f64; 6] = [
    1.000_005_976_82,
    0.000_954_786_104_043,
    0.000_285_583_733_151,
    0.000_043_727_316_454_6,
    0.000_051_775_913_844_9,
    1.0 / 1.3e8,
];
const GRAVITY: f64 = 2.959_122_082_855_91e-4;

/// Positions in astronomical units and velocities in those a day, on September 5, 1994 [the same].
pub const PLANETS: [f64; 36] = [
    0.0,
    0.0,
    0.0,
    -3.502_365_3,
    -3.816_984_7,
    -1.550_796_3,
    9.075_531_4,
    -3.045_835_3,
    -1.648_370_8,
    8.310_142,
    -16.290_108_6,
    -7.252_127_8,
    11.470_766_6,
    -25.729_482_9,
    -10.816_945_6,
    -15.538_735_7,
    -25.222_559_4,
    -3.190_238_2,
    0.0,
    0.0,
    0.0,
    0.005_654_29,
    -0.004_124_9,
    -0.001_905_89,
    0.001_683_18,
    0.004_835_25,
    0.001_924_62,
    0.003_541_78,
    0.001_371_02,
    0.000_550_29,
    0.002_889_3,
    0.001_145_27,
    0.000_396_77,
    0.002_767_25,
    -0.001_707_02,
    -0.001_365_04,
];

fn pairs(q: &[f64], mut each: impl FnMut(usize, usize, [f64; 3], f64)) {
    for i in 0..6 {
        for j in 0..i {
            let d: [f64; 3] = std::array::from_fn(|k| q[3 * i + k] - q[3 * j + k]);
            each(i, j, d, (d[0] * d[0] + d[1] * d[1] + d[2] * d[2]).sqrt());
        }
    }
}

pub fn outer_planets() -> Points<18, 0> {
    let force = |q: &[f64; 18]| {
        let mut f = [0.0; 18];
        pairs(q, |i, j, d, r| {
            let share = GRAVITY * MASSES[i] * MASSES[j] / (r * r * r);
            for k in 0..3 {
                f[3 * i + k] -= share * d[k];
                f[3 * j + k] += share * d[k];
            }
        });
        f
    };
    Points::new(std::array::from_fn(|i| MASSES[i / 3]), force, |_| [], |_| [])
}

pub fn planets_energy(y: &[f64]) -> f64 {
    let mut potential = 0.0;
    pairs(y, |i, j, _, r| potential -= GRAVITY * MASSES[i] * MASSES[j] / r);
    outer_planets().kinetic(y) + potential
}

/// Σ m r × v.
pub fn planets_momentum(y: &[f64]) -> [f64; 3] {
    let mut total = [0.0; 3];
    for (i, mass) in MASSES.iter().enumerate() {
        let (r, v) = (&y[3 * i..3 * i + 3], &y[18 + 3 * i..21 + 3 * i]);
        (0..3).for_each(|k| total[k] += mass * (r[(k + 1) % 3] * v[(k + 2) % 3] - r[(k + 2) % 3] * v[(k + 1) % 3]));
    }
    total
}
