//! What rounding of a state makes of forces: how far iterations for systems of second order get at all.
//!
//! Forces of stiff springs that cancel, or that a small difference of large positions makes, are rounded by far more than the last digit of what they come to: by k ε |q| where k (q − q₀) is next to
//! nothing. Sizes of forces and momenta do not tell that, since all of them vanish where a motion comes to rest. Forces beside the state do: with δf what f + Aᵀλ changes by as every number moves by
//! some units in its last place, and as much of f + Aᵀλ itself and of what is added to it, which M⁻¹ makes more of than their sizes tell where M is far from its diagonal, as in long chains,
//!
//! ```text
//! (1) M z = δf + Aᵀμ,   A z = 0,   |K⁻¹z|_M
//! ```
//!
//! is what corrections of `implicit_second.rs` still come to where only rounding is left of a residual. It is asked for where corrections no longer fall, which costs two evaluations for each pattern of signs.

use crate::SecondOrder;
use crate::implicit_second::Tangent;
use crate::method::{Trouble, all_finite, failed};
use crate::tolerances::switches::{DIGITS, PATTERNS};

/// Moves all numbers of a state by their rounding, at least by that of numbers of a size, in a pattern of signs.
pub(crate) fn beside(y: &[f64], size: impl Fn(usize) -> f64, pattern: usize, near: &mut [f64]) {
    for (k, (near, y)) in near.iter_mut().zip(y).enumerate() {
        let by = DIGITS * y.abs().max(size(k));
        *near = if (k / pattern).is_multiple_of(2) == (*y >= 0.0) { y + by } else { y - by };
    }
}

/// Sizes of the sums that M x is, of an x without regard to signs: they cancel where chains fold.
pub(crate) fn sums(system: &mut dyn SecondOrder, x: &[f64]) -> Vec<f64> {
    let (sizes, mut sums): (Vec<f64>, _) = (x.iter().map(|x| x.abs()).collect(), vec![0.0; x.len()]);
    system.momentum(&sizes, &mut sums);
    sums.iter_mut().for_each(|sum| *sum = sum.abs());
    sums
}

/// Room for (1).
#[derive(Debug, Default)]
pub(crate) struct Rounding {
    near: Vec<f64>,
    still: Vec<f64>,
    moved: Vec<f64>,
    answer: Vec<f64>,
    at_rest: Vec<f64>,
    mu: Vec<f64>,
}

impl Rounding {
    /// (1) at a state with these multipliers, with the M and A last factored; 0 where nothing is known beside it. `added` are sizes of what is added to forces, none if empty. The state looked at last is another one afterwards.
    pub fn left(
        &mut self,
        system: &mut dyn SecondOrder,
        (t, y): (f64, &[f64]),
        lambda: &[f64],
        (sizes, added): (&[f64], &[f64]),
        tangent: &Tangent,
    ) -> f64 {
        let (states, n, m) = (y.len(), system.velocity_places().len(), lambda.len());
        self.near.resize(states, 0.0);
        [&mut self.still, &mut self.moved, &mut self.answer].into_iter().for_each(|x| x.resize(n, 0.0));
        [&mut self.at_rest, &mut self.mu].into_iter().for_each(|x| x.resize(m, 0.0));
        let known = |size: f64| if size.is_finite() { size } else { 0.0 };
        let mut most = 0.0_f64;
        for pattern in 1..=PATTERNS {
            beside(y, |k| sizes.get(k).copied().map_or(0.0, known), pattern, &mut self.near);
            // What is at rest has no velocity to be rounded: sizes of velocities are what they may become.
            for &place in system.velocity_places() {
                let by = if place / pattern % 2 == 0 { DIGITS } else { -DIGITS };
                self.near[place] = y[place] * (1.0 + by);
            }
            most = most.max(self.answer(system, (t, y), lambda, (added, pattern), tangent).unwrap_or(0.0));
        }
        most
    }

    fn answer(
        &mut self,
        system: &mut dyn SecondOrder,
        (t, y): (f64, &[f64]),
        lambda: &[f64],
        (added, pattern): (&[f64], usize),
        tangent: &Tangent,
    ) -> Result<f64, Trouble> {
        system.evaluate(t, y).map_err(failed)?;
        system.force(&mut self.still);
        system.push(lambda, &mut self.still);
        system.evaluate(t, &self.near).map_err(failed)?;
        system.force(&mut self.moved);
        system.push(lambda, &mut self.moved);
        for (i, (moved, still)) in self.moved.iter_mut().zip(&self.still).enumerate() {
            let own = DIGITS * (still.abs() + added.get(i).copied().unwrap_or(0.0));
            *moved += if i / pattern % 2 == 0 { own } else { -own } - still;
        }
        system.solve(&self.moved, &self.at_rest, &mut self.answer, &mut self.mu).map_err(failed)?;
        tangent.solve(&mut self.answer);
        all_finite(&self.answer)?;
        system.momentum(&self.answer, &mut self.moved);
        Ok(self.answer.iter().zip(&self.moved).map(|(z, p)| z * p).sum::<f64>().max(0.0).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::{Rounding, sums};
    use crate::implicit_second::Tangent;
    use crate::{Failure, Held, SecondOrder};
    use dalembert_dense::Lu;
    use faer::Mat;

    /// Links of length and mass 1 that hang on each other, by angles relative to the one before: M far from its diagonal.
    struct Chain {
        places: Vec<usize>,
        m: Mat<f64>,
        f: Vec<f64>,
        lu: Option<Lu>,
    }

    impl Chain {
        fn new(n: usize) -> Self {
            let places = (n..2 * n).collect();
            Self { places, m: Mat::zeros(n, n), f: vec![0.0; n], lu: None }
        }
    }

    impl SecondOrder for Chain {
        fn velocity_places(&self) -> &[usize] {
            &self.places
        }
        fn rows(&self) -> &[Held] {
            &[]
        }
        fn retract(&self, y: &mut [f64], delta: &[f64]) {
            y.iter_mut().zip(delta).for_each(|(y, d)| *y += d);
        }
        fn evaluate(&mut self, _t: f64, y: &[f64]) -> Result<(), Failure> {
            let n = self.places.len();
            let angles: Vec<f64> = (0..n).map(|i| y[..=i].iter().sum()).collect();
            let beyond = |i: usize| (n - i) as f64;
            self.m = Mat::from_fn(n, n, |i, j| beyond(i.max(j)) * (angles[i] - angles[j]).cos());
            self.f = (0..n).map(|i| -beyond(i) * angles[i].sin()).collect();
            // To relative angles: what all beyond a joint take part in.
            for i in (0..n - 1).rev() {
                self.f[i] += self.f[i + 1];
                for j in 0..n {
                    self.m[(i, j)] += self.m[(i + 1, j)];
                }
            }
            for j in (0..n - 1).rev() {
                for i in 0..n {
                    self.m[(i, j)] += self.m[(i, j + 1)];
                }
            }
            Ok(())
        }
        fn force(&mut self, out: &mut [f64]) {
            out.copy_from_slice(&self.f);
        }
        fn inertias(&mut self, out: &mut [f64]) {
            out.iter_mut().enumerate().for_each(|(i, out)| *out = self.m[(i, i)]);
        }
        fn momentum(&mut self, x: &[f64], out: &mut [f64]) {
            let row = |i: usize| (0..x.len()).map(|j| self.m[(i, j)] * x[j]).sum();
            out.iter_mut().enumerate().for_each(|(i, out)| *out = row(i));
        }
        fn push(&mut self, _lambda: &[f64], _out: &mut [f64]) {}
        fn gaps(&mut self, _out: &mut [f64]) {}
        fn drifts(&mut self, _out: &mut [f64]) {}
        fn along(&self, _y: &[f64], delta: &[f64], dy: &mut [f64]) {
            dy[..delta.len()].copy_from_slice(delta);
        }
        fn factor(&mut self) -> Result<(), Failure> {
            self.lu = Some(Lu::new(&self.m));
            Ok(())
        }
        fn solve(&mut self, f: &[f64], _b: &[f64], x: &mut [f64], _mu: &mut [f64]) -> Result<(), Failure> {
            x.copy_from_slice(f);
            self.lu.as_ref().ok_or_else(|| Failure::new("not factored"))?.solve_in_place(x);
            Ok(())
        }
    }

    /// Corrections of M a = f by its own factors end above what sizes of forces and inertias tell, and no higher than what is told here, which is far below a itself.
    #[test]
    fn corrections_of_long_chains_end_where_it_says() {
        for n in [20, 100, 300] {
            let mut chain = Chain::new(n);
            let mut y = vec![0.0; 2 * n];
            y[..n].iter_mut().enumerate().for_each(|(i, q)| *q = if i == 0 { 0.7 } else { 0.02 * (i as f64).sin() });
            chain.evaluate(0.0, &y).expect("values");
            chain.factor().expect("factors");
            let (mut a, mut missing, mut z) = (vec![0.0; n], vec![0.0; n], vec![0.0; n]);
            let mut changes = Vec::new();
            for _ in 0..6 {
                chain.momentum(&a, &mut missing);
                missing.iter_mut().zip(&chain.f).for_each(|(r, f)| *r = f - *r);
                chain.solve(&missing, &[], &mut z, &mut []).expect("solved");
                a.iter_mut().zip(&z).for_each(|(a, z)| *a += z);
                chain.momentum(&z, &mut missing);
                changes.push(z.iter().zip(&missing).map(|(z, p)| z * p).sum::<f64>().max(0.0).sqrt());
            }
            let added = sums(&mut chain, &a);
            let left = Rounding::default().left(&mut chain, (0.0, &y), &[], (&[], &added), &Tangent::default());
            let last = changes[2..].iter().fold(0.0_f64, |most, change| most.max(*change));
            assert!(last <= left, "{n}: {last:e} is left, {left:e} told");
            assert!(left <= 1e-4 * changes[0], "{n}: {left:e} of {:e}", changes[0]);
        }
    }
}
