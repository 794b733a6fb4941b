//! Forward and backward substitution through the fronts; see `front.rs` for t, w.
//!
//! ```text
//!     sum:              f ← f + fⱼ d;   αⱼ = dᵀα                                                                       (0)
//!     pair, forward:    β = bᵣ / aᵣⱼ,  g = fⱼ − ½ mⱼⱼ β,  f ← f − g t − β w,  b ← b − β a.ⱼ                              (1)
//!     pair, backward:   αⱼ = β − tᵀα,  λᵣ = (½ mⱼⱼ αⱼ + wᵀα − g − a.ⱼᵀλ) / aᵣⱼ                                         (2)
//!     column:           f ← f − fⱼ t,  fⱼ ← fⱼ / mⱼⱼ;   αⱼ = fⱼ − tᵀα                                                  (3)
//! ```

use super::numeric::{Factors, Place, with_width};
use super::tree::Tree;

/// Right-hand sides on the way in, α and λ on the way out, all scaled; and room for one front's part of them.
#[derive(Clone, Debug, Default)]
pub struct Vectors {
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    x_front: Vec<f64>,
    y_front: Vec<f64>,
}

impl Vectors {
    /// For n columns and m rows, with room for fronts up to this size.
    pub fn new(n: usize, m: usize, (width, height): (usize, usize)) -> Self {
        Self { x: vec![0.0; n], y: vec![0.0; m], x_front: vec![0.0; width], y_front: vec![0.0; height] }
    }
}

fn dot(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(x, y)| x * y).sum()
}

impl Factors {
    /// x, y ← α, λ for the right-hand sides x = f, y = b, with what sums are of columns.
    pub fn substitute(&mut self, tree: &Tree, sums: &[f64], v: &mut Vectors) {
        if let Some(single) = &mut self.single {
            single.substitute(v);
            return;
        }
        if v.x_front.len() < self.size.0 || v.y_front.len() < self.size.1 {
            v.x_front.resize(v.x_front.len().max(self.size.0), 0.0);
            v.y_front.resize(v.y_front.len().max(self.size.1), 0.0);
        }
        for (place, front) in self.places.iter().zip(&tree.fronts) {
            for own in &tree.own_sums[front.sums.clone()] {
                let f = std::mem::take(&mut v.x[tree.n + own.sum as usize]);
                tree.sum(*own, sums, &self.column_scale).for_each(|(j, d)| v.x[j] += f * d);
            }
            with_width!(place.width, self.forward(place, v));
        }
        for (place, front) in self.places.iter().zip(&tree.fronts).rev() {
            with_width!(place.width, self.backward(place, v));
            for own in tree.own_sums[front.sums.clone()].iter().rev() {
                let x = &v.x;
                v.x[tree.n + own.sum as usize] = tree.sum(*own, sums, &self.column_scale).map(|(j, d)| d * x[j]).sum();
            }
        }
        // Rows without columns meet no front.
        self.found.dependent.iter().for_each(|&r| v.y[r] = 0.0);
    }

    #[inline]
    fn split(&self, place: &Place) -> (&[f64], &[f64], &[u32], &[u32]) {
        let (m, a) = self.store[place.values..].split_at(place.width * place.width);
        let a = &a[..place.width * place.height];
        (m, a, &self.columns[place.columns..][..place.width], &self.names[place.names..][..place.height])
    }

    #[inline(never)]
    fn forward<const W: usize>(&self, place: &Place, v: &mut Vectors) {
        let (m, a, columns, names) = self.split(place);
        let (x, y) = (&mut v.x_front[..place.width], &mut v.y_front[..place.height]);
        columns.iter().zip(&mut *x).for_each(|(&j, x)| *x = v.x[j as usize]);
        names.iter().zip(&mut *y).for_each(|(&i, y)| *y = v.y[i as usize]);
        let width = if W > 0 { W } else { place.width };
        let (mut p, mut q) = (place.width - place.sums, place.height);
        for _ in 0..place.pairs {
            (p, q) = (p - 1, q - 1);
            let (t, w) = (&a[q * width..][..=p], &m[p * width..][..=p]);
            let beta = y[q] * t[p];
            let g = x[p] - 0.5 * w[p] * beta;
            (x[p], y[q]) = (g, beta);
            x[..p].iter_mut().zip(t).zip(w).for_each(|((x, t), w)| *x -= g * t + beta * w);
            y[..q].iter_mut().zip(a.chunks_exact(width)).for_each(|(y, row)| *y -= beta * row[p]);
        }
        for _ in 0..place.singles {
            p -= 1;
            let t = &m[p * width..][..=p];
            let f = x[p];
            x[p] = f * t[p];
            x[..p].iter_mut().zip(t).for_each(|(x, t)| *x -= f * t);
        }
        y[place.stay..q].fill(0.0);
        columns.iter().zip(&*x).for_each(|(&j, x)| v.x[j as usize] = *x);
        names.iter().zip(&*y).for_each(|(&i, y)| v.y[i as usize] = *y);
    }

    #[inline(never)]
    fn backward<const W: usize>(&self, place: &Place, v: &mut Vectors) {
        let (m, a, columns, names) = self.split(place);
        let (x, y) = (&mut v.x_front[..place.width], &mut v.y_front[..place.height]);
        columns.iter().zip(&mut *x).for_each(|(&j, x)| *x = v.x[j as usize]);
        names.iter().zip(&mut *y).for_each(|(&i, y)| *y = v.y[i as usize]);
        let width = if W > 0 { W } else { place.width };
        let (mut p, mut q) = (place.passed(), place.height - place.pairs);
        for _ in 0..place.singles {
            x[p] -= dot(&m[p * width..][..p], &x[..p]);
            p += 1;
        }
        for _ in 0..place.pairs {
            let (t, w) = (&a[q * width..][..=p], &m[p * width..][..=p]);
            let alpha = y[q] - dot(&t[..p], &x[..p]);
            let rows: f64 = y[..q].iter().zip(a.chunks_exact(width)).map(|(y, row)| y * row[p]).sum();
            y[q] = (0.5 * w[p] * alpha + dot(&w[..p], &x[..p]) - x[p] - rows) * t[p];
            x[p] = alpha;
            (p, q) = (p + 1, q + 1);
        }
        columns[place.passed()..].iter().zip(&x[place.passed()..]).for_each(|(&j, x)| v.x[j as usize] = *x);
        let kept = place.height - place.pairs;
        names[kept..].iter().zip(&y[kept..]).for_each(|(&i, y)| v.y[i as usize] = *y);
    }
}
