//! Mechanical systems for methods of second order: M(q), V(q) and constraints over dual numbers, so that forces and rows follow exactly.

use super::implicit::{D, c};
use dalembert_integrate::{Failure, Held, SecondOrder, System};

/// Functions of positions: numbers, or with a body that turns a unit quaternion before them.
#[derive(Clone)]
pub struct Mechanical {
    /// Velocities.
    pub n: usize,
    /// Whether the first three velocities are those of a quaternion, which the positions begin with.
    pub turns: bool,
    /// M, row by row.
    pub mass: fn(&[D]) -> Vec<D>,
    /// Whether M depends on the positions.
    pub varies: bool,
    pub potential: fn(&[D]) -> D,
    /// Forces in no potential, of time, positions, velocities.
    pub drive: fn(f64, &[f64], &[f64]) -> Vec<f64>,
    /// g of position rows.
    pub gaps: fn(f64, &[D]) -> Vec<D>,
    /// A of rows that hold velocities, row by row, A v = 0.
    pub rolls: fn(&[D]) -> Vec<D>,
    places: Vec<usize>,
    held: Vec<Held>,
    t: f64,
    q: Vec<f64>,
    v: Vec<f64>,
    m: Vec<f64>,
    a: Vec<f64>,
    f: Vec<f64>,
    factored: Vec<f64>,
}

impl Mechanical {
    pub fn new(n: usize, turns: bool, mass: fn(&[D]) -> Vec<D>, potential: fn(&[D]) -> D) -> Self {
        let np = n + usize::from(turns);
        Self {
            n,
            turns,
            mass,
            varies: true,
            potential,
            drive: |_, _, v| vec![0.0; v.len()],
            gaps: |_, _| Vec::new(),
            rolls: |_| Vec::new(),
            places: (np..np + n).collect(),
            held: Vec::new(),
            t: 0.0,
            q: vec![0.0; np],
            v: vec![0.0; n],
            m: vec![0.0; n * n],
            a: Vec::new(),
            f: vec![0.0; n],
            factored: Vec::new(),
        }
    }

    pub fn constant(self) -> Self {
        Self { varies: false, ..self }
    }

    pub fn with_gaps(mut self, gaps: fn(f64, &[D]) -> Vec<D>, count: usize) -> Self {
        self.gaps = gaps;
        self.held.splice(0..0, std::iter::repeat_n(Held::Position, count));
        self
    }

    pub fn with_rolls(mut self, rolls: fn(&[D]) -> Vec<D>, count: usize) -> Self {
        self.rolls = rolls;
        self.held.extend(std::iter::repeat_n(Held::Velocity, count));
        self
    }

    pub fn driven(self, drive: fn(f64, &[f64], &[f64]) -> Vec<f64>) -> Self {
        Self { drive, ..self }
    }

    /// q with its change along velocities.
    fn along(&self, q: &[f64], v: &[f64]) -> Vec<D> {
        let mut out: Vec<D> = q.iter().map(|&q| c(q)).collect();
        self.rates(q, v).into_iter().zip(&mut out).for_each(|(rate, q)| q.1 = rate);
        out
    }

    /// q' at velocities.
    fn rates(&self, q: &[f64], v: &[f64]) -> Vec<f64> {
        if !self.turns {
            return v.to_vec();
        }
        let [a, b, c] = [0.5 * v[0], 0.5 * v[1], 0.5 * v[2]];
        let [w, x, y, z] = [q[0], q[1], q[2], q[3]];
        let mut out = vec![-x * a - y * b - z * c, w * a + y * c - z * b, w * b + z * a - x * c, w * c + x * b - y * a];
        out.extend(&v[3..]);
        out
    }

    fn unit(&self, k: usize) -> Vec<f64> {
        (0..self.n).map(|i| f64::from(u8::from(i == k))).collect()
    }

    fn mass_rate(&self, q: &[f64], v: &[f64]) -> Vec<f64> {
        (self.mass)(&self.along(q, v)).iter().map(|m| m.1).collect()
    }

    /// T + V.
    pub fn energy(&self, y: &[f64]) -> f64 {
        let (q, v) = y.split_at(self.q.len());
        let q: Vec<D> = q.iter().map(|&q| c(q)).collect();
        let m = (self.mass)(&q);
        let kinetic: f64 = (0..self.n * self.n).map(|k| 0.5 * v[k / self.n] * m[k].0 * v[k % self.n]).sum();
        kinetic + (self.potential)(&q).0
    }

    /// M v.
    pub fn momenta(&self, y: &[f64]) -> Vec<f64> {
        let (q, v) = y.split_at(self.q.len());
        let q: Vec<D> = q.iter().map(|&q| c(q)).collect();
        let m = (self.mass)(&q);
        (0..self.n).map(|i| (0..self.n).map(|j| m[i * self.n + j].0 * v[j]).sum()).collect()
    }

    /// A, row by row, and the rates of gaps that time makes.
    fn matrix(&self, t: f64, q: &[f64]) -> Vec<f64> {
        let (n, m) = (self.n, self.held.len());
        let mut a = vec![0.0; m * n];
        let still: Vec<D> = q.iter().map(|&q| c(q)).collect();
        let rolls = (self.rolls)(&still);
        let positions = m - rolls.len() / n.max(1);
        if positions > 0 {
            for k in 0..n {
                for (r, g) in (self.gaps)(t, &self.along(q, &self.unit(k))).iter().enumerate() {
                    a[r * n + k] = g.1;
                }
            }
        }
        a[positions * n..].iter_mut().zip(rolls).for_each(|(a, r)| *a = r.0);
        a
    }

    /// g and its rate by time alone.
    fn gap(&self, t: f64, q: &[f64]) -> (Vec<f64>, Vec<f64>) {
        const E: f64 = 1e-4;
        let still: Vec<D> = q.iter().map(|&q| c(q)).collect();
        let at = |t: f64| (self.gaps)(t, &still);
        let slope = |(a, b): (&D, &D)| (a.0 - b.0) / (2.0 * E);
        let rates = at(t + E).iter().zip(&at(t - E)).map(slope).collect();
        (at(t).iter().map(|g| g.0).collect(), rates)
    }

    fn multiply(matrix: &[f64], x: &[f64], out: &mut [f64]) {
        for (out, row) in out.iter_mut().zip(matrix.chunks(x.len().max(1))) {
            *out = row.iter().zip(x).map(|(a, x)| a * x).sum();
        }
    }
}

impl System for Mechanical {
    fn dimension(&self) -> usize {
        self.q.len() + self.n
    }

    /// Rows twice differentiated: their curvature by differences, which is exact for quadratic ones to rounding.
    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        const E: f64 = 1e-4;
        self.evaluate(t, y)?;
        self.factor()?;
        let (q, v) = y.split_at(self.q.len());
        let m = self.held.len();
        let mut b = vec![0.0; m];
        if m > 0 {
            let drift = |s: f64| {
                let mut y = y.to_vec();
                self.retract(&mut y, &v.iter().map(|v| s * v).collect::<Vec<_>>());
                let mut there = self.clone();
                there.evaluate(t + s, &y).map(|()| {
                    let mut out = vec![0.0; m];
                    there.drifts(&mut out);
                    out
                })
            };
            let (plus, minus) = (drift(E)?, drift(-E)?);
            b.iter_mut().zip(plus.iter().zip(minus)).for_each(|(b, (p, m))| *b = -(p - m) / (2.0 * E));
        }
        let (mut x, mut mu, f) = (vec![0.0; self.n], vec![0.0; m], self.f.clone());
        self.solve(&f, &b, &mut x, &mut mu)?;
        let rates = self.rates(q, v);
        dy[..rates.len()].copy_from_slice(&rates);
        dy[rates.len()..].copy_from_slice(&x);
        Ok(())
    }

    fn second_order(&mut self) -> Option<&mut dyn SecondOrder> {
        Some(self)
    }
}

impl SecondOrder for Mechanical {
    fn velocity_places(&self) -> &[usize] {
        &self.places
    }

    fn rows(&self) -> &[Held] {
        &self.held
    }

    fn retract(&self, y: &mut [f64], delta: &[f64]) {
        if !self.turns {
            y.iter_mut().zip(delta).for_each(|(y, d)| *y += d);
            return;
        }
        let rate = self.rates(&y[..self.q.len()], delta);
        (0..4).for_each(|i| y[i] += rate[i]);
        let length = y[..4].iter().map(|x| x * x).sum::<f64>().sqrt();
        y[..4].iter_mut().for_each(|x| *x /= length);
        y[4..].iter_mut().zip(&delta[3..]).for_each(|(y, d)| *y += d);
    }

    fn along(&self, y: &[f64], delta: &[f64], dy: &mut [f64]) {
        let rates = self.rates(&y[..self.q.len()], delta);
        dy[..rates.len()].copy_from_slice(&rates);
    }

    fn energy(&mut self) -> Option<f64> {
        Some(Mechanical::energy(self, &[self.q.clone(), self.v.clone()].concat()))
    }

    fn power(&mut self) -> f64 {
        (self.drive)(self.t, &self.q, &self.v).iter().zip(&self.v).map(|(f, v)| f * v).sum()
    }

    fn power_of(&mut self, lambda: &[f64]) -> f64 {
        let rates = self.gap(self.t, &self.q).1;
        -lambda.iter().zip(rates).map(|(lambda, rate)| lambda * rate).sum::<f64>()
    }

    fn carry(&self, delta: &[f64], p: &mut [f64]) {
        if self.turns {
            let (w, own) = ([delta[0], delta[1], delta[2]], [p[0], p[1], p[2]]);
            let (turned, along) = (cross(w, own), w.iter().zip(own).map(|(w, p)| w * p).sum::<f64>());
            (0..3).for_each(|i| p[i] += 0.5 * turned[i] + 0.25 * w[i] * along);
        }
    }

    fn bracket(&self, v: &[f64], p: &[f64], out: &mut [f64]) {
        if self.turns {
            let turned = cross([p[0], p[1], p[2]], [v[0], v[1], v[2]]);
            (0..3).for_each(|i| out[i] += turned[i]);
        }
    }

    fn evaluate(&mut self, t: f64, y: &[f64]) -> Result<(), Failure> {
        let (q, v) = y.split_at(self.q.len());
        (self.t, self.q, self.v) = (t, q.to_vec(), v.to_vec());
        let still: Vec<D> = q.iter().map(|&q| c(q)).collect();
        let n = self.n;
        self.m = (self.mass)(&still).iter().map(|m| m.0).collect();
        self.a = self.matrix(t, q);
        self.f = (self.drive)(t, q, v);
        let mut p = vec![0.0; n];
        Self::multiply(&self.m, v, &mut p);
        let mut bracket = vec![0.0; n];
        self.bracket(v, &p, &mut bracket);
        let mut moving = vec![0.0; n];
        if self.varies {
            Self::multiply(&self.mass_rate(q, v), v, &mut moving);
        }
        for k in 0..n {
            let along = self.along(q, &self.unit(k));
            self.f[k] += bracket[k] - moving[k] - (self.potential)(&along).1;
            if self.varies {
                let m = (self.mass)(&along);
                self.f[k] += (0..n * n).map(|e| 0.5 * v[e / n] * m[e].1 * v[e % n]).sum::<f64>();
            }
        }
        Ok(())
    }

    fn force(&mut self, out: &mut [f64]) {
        out.copy_from_slice(&self.f);
    }

    fn inertias(&mut self, out: &mut [f64]) {
        out.iter_mut().enumerate().for_each(|(i, m)| *m = self.m[i * self.n + i]);
    }

    fn momentum(&mut self, x: &[f64], out: &mut [f64]) {
        Self::multiply(&self.m, x, out);
    }

    fn momentum_rate(&mut self, _t: f64, y: &[f64], x: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        out.fill(0.0);
        if self.varies {
            Self::multiply(&self.mass_rate(&y[..self.q.len()], x), x, out);
        }
        Ok(())
    }

    fn push(&mut self, lambda: &[f64], out: &mut [f64]) {
        for (row, lambda) in self.a.chunks(self.n).zip(lambda) {
            out.iter_mut().zip(row).for_each(|(out, a)| *out += a * lambda);
        }
    }

    fn gaps(&mut self, out: &mut [f64]) {
        let gaps = self.gap(self.t, &self.q).0;
        // Sums of numbers around one.
        out.iter_mut().zip(gaps).for_each(|(out, g)| *out = if g.abs() <= 2.0 * f64::EPSILON { 0.0 } else { g });
    }

    fn drifts(&mut self, out: &mut [f64]) {
        Self::multiply(&self.a, &self.v, out);
        let rates = self.gap(self.t, &self.q).1;
        out.iter_mut().zip(rates).for_each(|(out, rate)| *out += rate);
    }

    fn factor(&mut self) -> Result<(), Failure> {
        let (n, m) = (self.n, self.held.len());
        let size = n + m;
        self.factored = vec![0.0; size * size];
        for i in 0..n {
            for j in 0..n {
                self.factored[i * size + j] = self.m[i * n + j];
            }
            for r in 0..m {
                self.factored[i * size + n + r] = -self.a[r * n + i];
                self.factored[(n + r) * size + i] = self.a[r * n + i];
            }
        }
        Ok(())
    }

    fn solve(&mut self, f: &[f64], b: &[f64], x: &mut [f64], mu: &mut [f64]) -> Result<(), Failure> {
        let mut right = [f, b].concat();
        eliminate(&mut self.factored.clone(), &mut right);
        x.copy_from_slice(&right[..self.n]);
        mu.copy_from_slice(&right[self.n..]);
        Ok(())
    }
}

fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// Gauss's elimination with partial pivoting.
fn eliminate(a: &mut [f64], b: &mut [f64]) {
    let n = b.len();
    for k in 0..n {
        let pivot = (k..n).max_by(|&i, &j| a[i * n + k].abs().total_cmp(&a[j * n + k].abs())).expect("rows");
        (0..n).for_each(|j| a.swap(k * n + j, pivot * n + j));
        b.swap(k, pivot);
        for i in k + 1..n {
            let l = a[i * n + k] / a[k * n + k];
            if l != 0.0 {
                (k..n).for_each(|j| a[i * n + j] -= l * a[k * n + j]);
                b[i] -= l * b[k];
            }
        }
    }
    for k in (0..n).rev() {
        let sum: f64 = (k + 1..n).map(|j| a[k * n + j] * b[j]).sum();
        b[k] = (b[k] - sum) / a[k * n + k];
    }
}

/// cos and sin over dual numbers.
pub fn turn(x: D) -> (D, D) {
    let (sin, cos) = x.0.sin_cos();
    (D(cos, -sin * x.1), D(sin, cos * x.1))
}

const G: f64 = 9.81;

/// Two links of length 1 with unit masses, in angles: M depends on them.
pub fn double_pendulum() -> Mechanical {
    let mass = |q: &[D]| {
        let between = turn(q[0] - q[1]).0;
        vec![c(2.0), between, between, c(1.0)]
    };
    Mechanical::new(2, false, mass, |q| -c(2.0 * G) * turn(q[0]).0 - c(G) * turn(q[1]).0)
}

/// The same in Cartesian coordinates.
pub fn double_pendulum_by_rods() -> Mechanical {
    let mass = |_: &[D]| (0..16).map(|k| c(f64::from(u8::from(k % 5 == 0)))).collect();
    let gaps = |_: f64, q: &[D]| {
        let (x, y) = (q[2] - q[0], q[3] - q[1]);
        vec![c(0.5) * (q[0] * q[0] + q[1] * q[1] - c(1.0)), c(0.5) * (x * x + y * y - c(1.0))]
    };
    Mechanical::new(4, false, mass, |q| c(G) * (q[1] + q[3])).constant().with_gaps(gaps, 2)
}

/// A heavy top about a fixed point, as a quaternion.
pub fn heavy_top() -> Mechanical {
    let mass = |_: &[D]| vec![c(1.0), c(0.0), c(0.0), c(0.0), c(1.0), c(0.0), c(0.0), c(0.0), c(0.4)];
    // The height of a point on the axis; free of the quaternion's length.
    let height = |q: &[D]| {
        let square = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
        c(2.0) * (q[0] * q[0] + q[3] * q[3]) / square - c(1.0)
    };
    Mechanical::new(3, true, mass, height).constant()
}

/// Tilted by 0.6, spinning.
pub const TOP_START: [f64; 7] = [0.955_336_489_125_606, 0.295_520_206_661_339_6, 0.0, 0.0, 0.0, 0.3, 8.0];

/// A body with three different moments of inertia, no forces.
pub fn free_body() -> Mechanical {
    let mass = |_: &[D]| vec![c(1.0), c(0.0), c(0.0), c(0.0), c(2.0), c(0.0), c(0.0), c(0.0), c(2.7)];
    Mechanical::new(3, true, mass, |_| c(0.0)).constant()
}

/// A body that turns freely and carries a bead on a spring along its first axis: M depends on the bead's place.
pub fn body_with_bead() -> Mechanical {
    let mass = |q: &[D]| {
        let s = q[4] * q[4];
        let (o, z) = (c(1.0), c(0.0));
        vec![o, z, z, z, z, c(2.0) + s, z, z, z, z, c(2.5) + s, z, z, z, z, o]
    };
    Mechanical::new(4, true, mass, |q| c(2.0) * (q[4] - c(1.0)) * (q[4] - c(1.0)))
}

/// R(q) x.
pub fn turned(q: &[f64], x: [f64; 3]) -> [f64; 3] {
    let u = [q[1], q[2], q[3]];
    let first = cross(u, x).map(|c| 2.0 * c);
    let second = cross(u, first);
    std::array::from_fn(|i| x[i] + q[0] * first[i] + second[i])
}
