//! Small matrices of expressions.

use std::collections::HashMap;

use dalembert_expr::{Expr, Graph, exact_dot, exact_quotient};

/// A matrix of expressions, row by row.
pub type Matrix = Vec<Vec<Expr>>;

/// Takes a pivot, by its place, from what is left of a column of the given number; `None` if all of it is zero.
pub type ChoosePivot<'a> = dyn FnMut(&Graph, usize, &[Expr]) -> Option<usize> + 'a;

/// Expressions longer than this are not worth a try.
const LONG: usize = 600;
/// Failed tries after which only short expressions are tried.
const PATIENCE: usize = 6;
/// What is short.
const SHORT: usize = 80;
/// Leaves of all results together after which only short ones are tried: a robot's, of which nobody reads all.
const PLENTY: usize = 400_000;

/// Arithmetic with results made tidy as long as that works; on numbers that are fractions or short decimals it is exact.
#[derive(Debug, Default)]
pub struct Algebra {
    failures: usize,
    /// Leaves that were made tidy so far.
    spent: usize,
    /// Results by expression: what is tidy stays so, and what was tried is not tried again.
    known: HashMap<Expr, Expr>,
    /// Relative rounding to take out of results that are made from numbers.
    pub noise: Option<f64>,
    /// Leaves results as they come: nothing is multiplied out, so that nothing large cancels.
    pub plain: bool,
}

impl Algebra {
    /// With what was learnt so far forgotten.
    pub fn fresh(&self, plain: bool) -> Self {
        Self { noise: self.noise, plain, ..Self::default() }
    }

    /// A tidy form of `e`, unless `e` is too long for one.
    pub fn tidy(&mut self, g: &mut Graph, e: Expr) -> Expr {
        let size = g.written_size(e);
        let limit = if self.failures < PATIENCE && self.spent < PLENTY { LONG } else { SHORT };
        if self.plain || size > limit {
            return e;
        }
        if size < 2 {
            let number = g.constant_value(e).and_then(|c| exact_dot(&[(c, 1.0)]));
            return number.map_or(e, |c| g.constant(c));
        }
        if let Some(&known) = self.known.get(&e) {
            return known;
        }
        self.spent += size;
        let tidy = g.tidy(e);
        if tidy == e && size > SHORT {
            self.failures += 1;
        }
        // Sums and differences of angles.
        let joined = g.simplify(tidy);
        let shorter = if g.written_size(joined) < g.written_size(tidy) { joined } else { tidy };
        let shorter = g.shorten_angles(shorter);
        let clear = self.noise.map_or(shorter, |noise| g.without_rounding(&[shorter], noise)[0]);
        self.known.extend([(e, clear), (clear, clear)]);
        clear
    }

    /// Σ aᵢ bᵢ.
    pub fn dot(&mut self, g: &mut Graph, a: &[Expr], b: &[Expr]) -> Expr {
        let numbers = a.iter().zip(b).map(|(&x, &y)| g.constant_value(x).zip(g.constant_value(y)));
        if let Some(sum) = numbers.collect::<Option<Vec<_>>>().and_then(|terms| exact_dot(&terms)) {
            return g.constant(sum);
        }
        let terms: Vec<Expr> = a.iter().zip(b).map(|(&x, &y)| g.mul(x, y)).collect();
        let sum = g.sum(&terms);
        self.tidy(g, sum)
    }

    /// a − b c.
    pub fn minus_product(&mut self, g: &mut Graph, a: Expr, b: Expr, c: Expr) -> Expr {
        if let [Some(a), Some(b), Some(c)] = [a, b, c].map(|e| g.constant_value(e))
            && let Some(difference) = exact_dot(&[(a, 1.0), (-b, c)])
        {
            return g.constant(difference);
        }
        let product = g.mul(b, c);
        let e = g.sub(a, product);
        self.tidy(g, e)
    }

    /// a/b.
    pub fn quotient(&mut self, g: &mut Graph, a: Expr, b: Expr) -> Expr {
        if let [Some(a), Some(b)] = [a, b].map(|e| g.constant_value(e))
            && let Some(quotient) = exact_quotient(a, b)
        {
            return g.constant(quotient);
        }
        let e = g.div(a, b);
        self.tidy(g, e)
    }

    /// A·B.
    pub fn product(&mut self, g: &mut Graph, a: &Matrix, b: &Matrix) -> Matrix {
        let columns = transpose(b);
        a.iter().map(|row| columns.iter().map(|column| self.dot(g, row, column)).collect()).collect()
    }

    /// Nᵀ X N.
    pub fn congruent(&mut self, g: &mut Graph, n: &Matrix, x: &Matrix) -> Matrix {
        let right = self.product(g, x, n);
        self.product(g, &transpose(n), &right)
    }

    /// A·x.
    pub fn apply(&mut self, g: &mut Graph, a: &Matrix, x: &[Expr]) -> Vec<Expr> {
        a.iter().map(|row| self.dot(g, row, x)).collect()
    }

    /// Solves X·Y = B by elimination; `None` where `choose` finds no pivot.
    pub fn solve(
        &mut self,
        g: &mut Graph,
        mut x: Matrix,
        mut b: Matrix,
        choose: &mut ChoosePivot<'_>,
    ) -> Option<Matrix> {
        let n = x.len();
        for k in 0..n {
            let column: Vec<Expr> = (k..n).map(|i| x[i][k]).collect();
            let chosen = k + choose(g, k, &column)?;
            x.swap(k, chosen);
            b.swap(k, chosen);
            for i in (0..n).filter(|&i| i != k) {
                if g.constant_value(x[i][k]) == Some(0.0) {
                    continue;
                }
                let factor = self.quotient(g, x[i][k], x[k][k]);
                for j in k + 1..n {
                    x[i][j] = self.minus_product(g, x[i][j], factor, x[k][j]);
                }
                for j in 0..b[i].len() {
                    b[i][j] = self.minus_product(g, b[i][j], factor, b[k][j]);
                }
            }
        }
        for k in 0..n {
            for j in 0..b[k].len() {
                b[k][j] = self.quotient(g, b[k][j], x[k][k]);
            }
        }
        Some(b)
    }

    /// Solves X·Y = B from the last unknown to the first: each is expressed by those before it, and these are put in at the end,
    ///
    /// ```text
    /// Xᵢⱼ ← Xᵢⱼ − (Xᵢₖ/Xₖₖ) Xₖⱼ,  i, j < k;      Yₖ = (Bₖ − Σ_{j<k} Xₖⱼ Yⱼ)/Xₖₖ
    /// ```
    ///
    /// Each unknown stands in those after it as it is, so that formulas share what they have in common. `None` where `choose` finds no pivot.
    pub fn solve_backwards(
        &mut self,
        g: &mut Graph,
        mut x: Matrix,
        mut b: Matrix,
        choose: &mut ChoosePivot<'_>,
    ) -> Option<Matrix> {
        for k in (0..x.len()).rev() {
            let column: Vec<Expr> = (0..=k).rev().map(|i| x[i][k]).collect();
            let chosen = k - choose(g, k, &column)?;
            x.swap(k, chosen);
            b.swap(k, chosen);
            for i in 0..k {
                if g.constant_value(x[i][k]) == Some(0.0) {
                    continue;
                }
                let factor = self.quotient(g, x[i][k], x[k][k]);
                for j in 0..k {
                    x[i][j] = self.minus_product(g, x[i][j], factor, x[k][j]);
                }
                for j in 0..b[i].len() {
                    b[i][j] = self.minus_product(g, b[i][j], factor, b[k][j]);
                }
            }
        }
        for k in 0..x.len() {
            for j in 0..b[k].len() {
                let known: Vec<Expr> = (0..k).map(|i| b[i][j]).collect();
                let rest = self.dot(g, &x[k][..k], &known);
                let rest = g.sub(b[k][j], rest);
                b[k][j] = self.quotient(g, rest, x[k][k]);
            }
        }
        Some(b)
    }
}

/// Aᵀ.
pub fn transpose(a: &Matrix) -> Matrix {
    let columns = a.first().map_or(0, Vec::len);
    (0..columns).map(|j| a.iter().map(|row| row[j]).collect()).collect()
}
