//! Problems for implicit methods: f over dual numbers, so that Jacobians are exact, and reference problems with published ends.

use std::ops::{Add, Div, Mul, Neg, Sub};

use dalembert_integrate::{Failure, ImplicitSystem, MassKind, System};

/// x + x' ε.
#[derive(Clone, Copy)]
pub struct D(pub f64, pub f64);

impl Add for D {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Self(self.0 + o.0, self.1 + o.1)
    }
}
impl Sub for D {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Self(self.0 - o.0, self.1 - o.1)
    }
}
impl Mul for D {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Self(self.0 * o.0, self.0 * o.1 + self.1 * o.0)
    }
}
impl Div for D {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        Self(self.0 / o.0, (self.1 - self.0 / o.0 * o.1) / o.0)
    }
}
impl Neg for D {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0, -self.1)
    }
}
impl D {
    pub fn sqrt(self) -> Self {
        let root = self.0.sqrt();
        Self(root, 0.5 * self.1 / root)
    }
    pub fn exp(self) -> Self {
        Self(self.0.exp(), self.0.exp() * self.1)
    }
}

/// A constant.
pub fn c(x: f64) -> D {
    D(x, 0.0)
}

/// A function of the state.
pub type OfState = fn(&[D]) -> Vec<D>;

/// M y' = f(t, y) with f as a function, M by its diagonal blocks, indices by component.
pub struct Dae {
    pub n: usize,
    pub f: fn(f64, &[D]) -> Vec<D>,
    /// Column-major; empty for 1.
    pub mass: Vec<f64>,
    pub index: Vec<u32>,
    /// M as a function of the state takes the place of `mass`.
    pub varying: Option<OfState>,
}

impl Dae {
    pub fn ode(n: usize, f: fn(f64, &[D]) -> Vec<D>) -> Self {
        Self { n, f, mass: Vec::new(), index: vec![1; n], varying: None }
    }
}

impl System for Dae {
    fn dimension(&self) -> usize {
        self.n
    }

    fn rate(&mut self, t: f64, y: &[f64], dy: &mut [f64]) -> Result<(), Failure> {
        let y: Vec<D> = y.iter().map(|&y| c(y)).collect();
        dy.iter_mut().zip((self.f)(t, &y)).for_each(|(dy, f)| *dy = f.0);
        Ok(())
    }

    fn implicit(&mut self) -> Option<&mut dyn ImplicitSystem> {
        Some(self)
    }
}

impl ImplicitSystem for Dae {
    fn jacobian(&mut self, t: f64, y: &[f64], dy: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        for j in 0..self.n {
            let along = |i: usize| if i == j { 1.0 } else { 0.0 };
            let y: Vec<D> = y.iter().enumerate().map(|(i, &y)| D(y, along(i))).collect();
            for (i, f) in (self.f)(t, &y).into_iter().enumerate() {
                out[j * self.n + i] = f.1;
            }
            if let Some(mass) = self.varying {
                for (place, m) in mass(&y).into_iter().enumerate() {
                    out[j * self.n + place % self.n] -= m.1 * dy[place / self.n];
                }
            }
        }
        Ok(())
    }

    fn mass_kind(&self) -> MassKind {
        match (self.varying, self.mass.is_empty()) {
            (Some(_), _) => MassKind::Varying,
            (None, true) => MassKind::Identity,
            (None, false) => MassKind::Constant,
        }
    }

    fn mass(&mut self, _t: f64, y: &[f64], out: &mut [f64]) -> Result<(), Failure> {
        match self.varying {
            Some(mass) => {
                let y: Vec<D> = y.iter().map(|&y| c(y)).collect();
                out.iter_mut().zip(mass(&y)).for_each(|(out, m)| *out = m.0);
            }
            None => out.copy_from_slice(&self.mass),
        }
        Ok(())
    }

    fn index(&self, component: usize) -> u32 {
        self.index[component]
    }
}

/// Van der Pol's equation with ε = 1e-6; the end at t = 2 is that of the Test Set for IVP Solvers.
pub fn van_der_pol() -> Dae {
    Dae::ode(2, |_, y| vec![y[1], ((c(1.0) - y[0] * y[0]) * y[1] - y[0]) * c(1e6)])
}
pub const VAN_DER_POL_START: [f64; 2] = [2.0, 0.0];
pub const VAN_DER_POL_END: [f64; 2] = [0.170_616_773_217_048_3e1, -0.892_809_701_024_797_5];

/// Robertson's reaction; the end at t = 1e11 is that of the Test Set for IVP Solvers.
pub fn robertson() -> Dae {
    Dae::ode(3, |_, y| {
        let (a, b, d) = (c(0.04) * y[0], c(1e4) * y[1] * y[2], c(3e7) * y[1] * y[1]);
        vec![b - a, a - b - d, d]
    })
}
pub const ROBERTSON_END: [f64; 3] = [0.208_334_014_970_125_5e-7, 0.833_336_077_033_471_3e-13, 0.999_999_979_166_505];

/// High irradiance response; the end at t = 321.8122 is that of the Test Set for IVP Solvers.
pub fn hires() -> Dae {
    Dae::ode(8, |_, y| {
        let k = |a: f64, i: usize| c(a) * y[i - 1];
        let fast = c(280.0) * y[5] * y[7];
        vec![
            k(-1.71, 1) + k(0.43, 2) + k(8.32, 3) + c(0.0007),
            k(1.71, 1) + k(-8.75, 2),
            k(-10.03, 3) + k(0.43, 4) + k(0.035, 5),
            k(8.32, 2) + k(1.71, 3) + k(-1.12, 4),
            k(-1.745, 5) + k(0.43, 6) + k(0.43, 7),
            -fast + k(0.69, 4) + k(1.71, 5) + k(-0.43, 6) + k(0.69, 7),
            fast + k(-1.81, 7),
            -fast + k(1.81, 7),
        ]
    })
}
pub const HIRES_START: [f64; 8] = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0057];
pub const HIRES_END: [f64; 8] = [
    0.737_131_257_332_566_8e-3,
    0.144_248_572_631_618_5e-3,
    0.588_872_974_096_757_5e-4,
    0.117_565_134_328_314_9e-2,
    0.238_635_619_883_133_1e-2,
    0.623_896_825_274_279_6e-2,
    0.284_999_839_518_576_9e-2,
    0.285_000_160_481_423_1e-2,
];

/// The transistor amplifier, index 1 with a singular M of rank 5; the end at t = 0.2 was computed by two methods
/// (`endpoints.json` among the data of the library's tests).
pub fn transistor_amplifier() -> Dae {
    let mut mass = vec![0.0; 64];
    for (i, j, k) in [(0, 1, 1.0), (3, 4, 3.0), (6, 7, 5.0)] {
        let capacity = k * 1e-6;
        (mass[i * 8 + i], mass[j * 8 + j]) = (-capacity, -capacity);
        (mass[j * 8 + i], mass[i * 8 + j]) = (capacity, capacity);
    }
    (mass[2 * 8 + 2], mass[5 * 8 + 5]) = (-2e-6, -4e-6);
    let f = |t: f64, y: &[D]| {
        let (ub, r, alpha) = (c(6.0), c(9000.0), 0.99);
        let gain = |u: D| c(1e-6) * ((u / c(0.026)).exp() - c(1.0));
        let (f1, f2) = (gain(y[1] - y[2]), gain(y[4] - y[5]));
        let ue = c(0.1 * (200.0 * std::f64::consts::PI * t).sin());
        vec![
            (y[0] - ue) / c(1000.0),
            y[1] / r + (y[1] - ub) / r + c(1.0 - alpha) * f1,
            y[2] / r - f1,
            (y[3] - ub) / r + c(alpha) * f1,
            y[4] / r + (y[4] - ub) / r + c(1.0 - alpha) * f2,
            y[5] / r - f2,
            (y[6] - ub) / r + c(alpha) * f2,
            y[7] / r,
        ]
    };
    Dae { n: 8, f, mass, index: vec![1; 8], varying: None }
}
pub const TRANSISTOR_START: [f64; 8] = [0.0, 3.0, 3.0, 6.0, 3.0, 3.0, 6.0, 0.0];
pub const TRANSISTOR_END: [f64; 8] = [
    -0.005_562_145_012_261_977,
    3.006_522_471_903_045_4,
    2.849_958_788_608_131_7,
    2.926_422_536_206_238_6,
    2.704_617_865_010_548,
    2.761_837_778_393_143,
    4.770_927_631_616_785,
    1.236_995_868_091_534_7,
];

/// The car axis as it is written, of index 3: y = (q, v, λ); the end at t = 3 from the same data.
pub fn car_axis() -> Dae {
    let k = 10.0 * 1e-4 / 2.0;
    let mut mass = vec![0.0; 100];
    (0..4).for_each(|i| mass[i * 10 + i] = 1.0);
    (4..8).for_each(|i| mass[i * 10 + i] = k);
    let f = |t: f64, y: &[D]| {
        let k = 10.0 * 1e-4 / 2.0;
        let yb = 0.1 * (10.0 * t).sin();
        let xb = (1.0 - yb * yb).sqrt();
        let (xb, yb) = (c(xb), c(yb));
        let (xl, yl, xr, yr) = (y[0], y[1], y[2], y[3]);
        let left = (xl * xl + yl * yl).sqrt();
        let right = ((xr - xb) * (xr - xb) + (yr - yb) * (yr - yb)).sqrt();
        let (pull_l, pull_r) = ((c(0.5) - left) / left, (c(0.5) - right) / right);
        let (dx, dy) = (xl - xr, yl - yr);
        let (l1, l2) = (y[8], c(2.0) * y[9]);
        vec![
            y[4],
            y[5],
            y[6],
            y[7],
            pull_l * xl + l1 * xb + l2 * dx,
            pull_l * yl + l1 * yb + l2 * dy - c(k),
            pull_r * (xr - xb) - l2 * dx,
            pull_r * (yr - yb) - l2 * dy - c(k),
            xl * xb + yl * yb,
            dx * dx + dy * dy - c(1.0),
        ]
    };
    Dae { n: 10, f, mass, index: [vec![1; 4], vec![2; 4], vec![3; 2]].concat(), varying: None }
}
pub const CAR_AXIS_START: [f64; 10] = [0.0, 0.5, 1.0, 0.5, -0.5, 0.0, -0.5, 0.0, 0.0, 0.0];
pub const CAR_AXIS_END: [f64; 8] = [
    0.049_345_578_427_524_156,
    0.496_989_460_230_008_73,
    1.041_742_524_885_426_2,
    0.373_911_027_265_366_74,
    -0.077_058_368_403_591_11,
    0.007_446_866_592_079_201,
    0.017_556_815_753_544_782,
    0.770_341_043_779_630_3,
];
