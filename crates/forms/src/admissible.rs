//! Fields S of admissible velocities for rows a v = β, one row after the other ([O] theorem 3.2: S ← S C with im C = ker(a S)).
//!
//! | row a S | C | v_p | divides by |
//! |---|---|---|---|
//! | an entry is ±1 or of parameters | the others, that one expressed by them | β/aᵢ eᵢ | that entry |
//! | two entries aᵢ, aⱼ | aⱼ eᵢ − aᵢ eⱼ and the others | β(aᵢ eᵢ + aⱼ eⱼ)/(aᵢ² + aⱼ²) | nothing, where β = 0 |
//! | more | one entry by the others, the largest at the start | β/aᵢ eᵢ | that entry, which is said |
//!
//! A field that divides by something, and moves what no other one moves, is a field still when it is multiplied by that, and divided by what all of it has in common. Then it
//! divides by nothing, and only its own zeros are left to be said:
//!
//! ```text
//! S_k ← S_k · (least common denominator)/(greatest common divisor),   Σ_i S_ik² ≠ 0
//! ```
//!
//! The second line is why a blade at the angle φ, with (sin φ, −cos φ, 0), leaves (cos φ, sin φ, 0) and (0, 0, 1), which hold everywhere.

use dalembert_expr::Expr;

use super::algebra::{Algebra, Matrix};
use super::flat::Flat;
use super::points::Points;
use crate::tolerances::zeros::SUMS;

/// S and v_p, and what must not vanish.
pub(super) struct Admissible {
    /// One row per velocity of the system, one column per field.
    pub s: Matrix,
    pub drive: Vec<Expr>,
    pub conditions: Vec<Expr>,
    /// Numbers of rows that say nothing new.
    pub dropped: Vec<usize>,
}

/// a v = β.
pub(super) struct Line {
    /// Number of the row.
    pub row: usize,
    /// a
    pub a: Vec<Expr>,
    /// β
    pub beta: Expr,
}

/// Fields for rows over `size` velocities; columns `kept` are not expressed by others.
pub(super) fn admissible(
    flat: &mut Flat,
    algebra: &mut Algebra,
    (rows, size, kept): (&[Line], usize, &[usize]),
    points: &Points<'_>,
) -> Option<Admissible> {
    let (zero, one) = (flat.graph.constant(0.0), flat.graph.constant(1.0));
    let mut s: Matrix = (0..size).map(|i| (0..size).map(|j| if i == j { one } else { zero }).collect()).collect();
    let mut drive = vec![zero; size];
    // The velocity that each field is, where it is one.
    let mut plain: Vec<Option<usize>> = (0..size).map(Some).collect();
    let (mut conditions, mut dropped) = (Vec::new(), Vec::new());
    for Line { row: number, a, beta } in rows {
        let columns = s[0].len();
        let mut along: Vec<Expr> = Vec::with_capacity(columns);
        for k in 0..columns {
            let column: Vec<Expr> = s.iter().map(|row| row[k]).collect();
            along.push(algebra.dot(&mut flat.graph, a, &column));
        }
        let carried = algebra.dot(&mut flat.graph, a, &drive);
        let b = flat.graph.sub(*beta, carried);
        let b = algebra.tidy(&mut flat.graph, b);
        let at = points.values(&flat.graph, &along);
        let scale = at.iter().flatten().fold(0.0_f64, |m, x| m.max(x.abs()));
        // What cancels leaves rounding of its terms.
        let (row, fields) = (points.values(&flat.graph, a), points.values(&flat.graph, &s.concat()));
        let terms = row.iter().zip(&fields).flat_map(|(row, fields)| row.iter().zip(fields.chunks(columns)));
        let largest = terms.flat_map(|(x, of)| of.iter().map(move |y| (x * y).abs())).fold(scale, f64::max);
        let acts = |k: &usize| at.iter().any(|p| p[*k].abs() > SUMS * largest);
        let open: Vec<usize> = (0..columns).filter(acts).collect();
        if open.is_empty() {
            dropped.push(*number);
            continue;
        }
        let free = |k: usize| plain[k].is_none_or(|c| !kept.contains(&c));
        let known = |k: &usize| free(*k) && flat.is_constant(along[*k]);
        let unit = |k: &usize| flat.graph.constant_value(along[*k]).is_some_and(|x| x.abs() == 1.0);
        let pivot = open.iter().copied().filter(known).max_by_key(|k| (unit(k), *k));
        let asked = open.iter().any(|&k| !free(k));
        let c: Matrix;
        if let (None, [i, j], false) = (pivot, open.as_slice(), asked) {
            let (i, j) = (*i, *j);
            let (x, y) = (along[i], along[j]);
            // The first number that is not small at the start is positive.
            let turned = at.first().is_some_and(|p| if p[j].abs() > SUMS * scale { p[j] < 0.0 } else { p[i] > 0.0 });
            let g = &mut flat.graph;
            let (up, down) = if turned { (g.neg(y), x) } else { (y, g.neg(x)) };
            c = (0..columns)
                .map(|r| {
                    let rest = (0..columns).filter(|&k| k != j);
                    rest.map(|k| match (r == i, r == j) {
                        (true, _) if k == i => up,
                        (_, true) if k == i => down,
                        _ if r == k => one,
                        _ => zero,
                    })
                    .collect()
                })
                .collect();
            if g.constant_value(b) != Some(0.0) {
                let (xx, yy) = (g.mul(x, x), g.mul(y, y));
                let square = g.add(xx, yy);
                let share = algebra.quotient(g, b, square);
                for (row, own) in s.iter().zip(&mut drive) {
                    let along: Vec<Expr> = vec![g.mul(row[i], x), g.mul(row[j], y)];
                    let sum = g.sum(&along);
                    let step = g.mul(sum, share);
                    let e = g.add(*own, step);
                    *own = algebra.tidy(g, e);
                }
            }
            plain[i] = None;
            plain.remove(j);
        } else {
            let largest = |i: &usize, j: &usize| at[0][*i].abs().total_cmp(&at[0][*j].abs()).then(j.cmp(i));
            let pivot = pivot.or_else(|| open.iter().copied().filter(|&k| free(k)).max_by(largest))?;
            if !flat.is_constant(along[pivot]) {
                conditions.push(along[pivot]);
            }
            let g = &mut flat.graph;
            let mut shares = Vec::with_capacity(columns);
            for k in 0..columns {
                let e = algebra.quotient(g, along[k], along[pivot]);
                shares.push(g.neg(e));
            }
            c = (0..columns)
                .map(|r| {
                    let rest = (0..columns).filter(|&k| k != pivot);
                    rest.map(|k| {
                        if r == pivot {
                            if open.contains(&k) { shares[k] } else { zero }
                        } else if r == k {
                            one
                        } else {
                            zero
                        }
                    })
                    .collect()
                })
                .collect();
            let share = algebra.quotient(g, b, along[pivot]);
            for (row, own) in s.iter().zip(&mut drive) {
                let step = g.mul(row[pivot], share);
                let e = g.add(*own, step);
                *own = algebra.tidy(g, e);
            }
            plain.remove(pivot);
        }
        s = algebra.product(&mut flat.graph, &s, &c);
    }
    if !conditions.is_empty() && drive.iter().all(|&e| e == zero) {
        conditions = whole(flat, algebra, &mut s, points).unwrap_or(conditions);
    }
    Some(Admissible { s, drive, conditions, dropped })
}

/// Fields that divide by nothing, and what must not vanish then; none where they cannot all be made so.
fn whole(flat: &mut Flat, algebra: &mut Algebra, s: &mut Matrix, points: &Points<'_>) -> Option<Vec<Expr>> {
    let mut new = s.clone();
    let mut conditions = Vec::new();
    for k in 0..s.first().map_or(0, Vec::len) {
        if !s.iter().any(|row| flat.graph.divides(row[k])) {
            continue;
        }
        let zero = flat.graph.constant(0.0);
        let moved: Vec<usize> = (0..s.len()).filter(|&i| s[i][k] != zero).collect();
        if moved.iter().any(|&i| s[i].iter().enumerate().any(|(j, &e)| j != k && e != zero)) {
            return None;
        }
        let g = &mut flat.graph;
        let old: Vec<Expr> = moved.iter().map(|&i| s[i][k]).collect();
        let split: Vec<Expr> = old.iter().map(|&e| g.split_angles(e)).collect();
        let mut field = g.lowest_terms(&split);
        if field.iter().any(|&e| g.divides(e)) {
            return None;
        }
        // It goes the way that it went.
        let along = points.values(g, &[old, field.clone()].concat());
        let (before, now) = along.first()?.split_at(moved.len());
        let product: f64 = before.iter().zip(now).map(|(x, y)| x * y).sum();
        if product < 0.0 {
            field = field.iter().map(|&e| g.neg(e)).collect();
        }
        let squares: Vec<Expr> = field.iter().map(|&e| g.mul(e, e)).collect();
        let sum = g.sum(&squares);
        let sum = g.simplify(sum);
        let sum = g.shorten_angles(sum);
        if g.constant_value(sum).is_none_or(|x| x == 0.0) {
            conditions.push(sum);
        }
        for (&i, &e) in moved.iter().zip(&field) {
            new[i][k] = algebra.tidy(&mut flat.graph, e);
        }
    }
    *s = new;
    Some(conditions)
}

/// Whether a row of S is zero but for the 1 in column j.
pub(super) fn is_unit_row(flat: &Flat, row: &[Expr], j: usize) -> bool {
    let value = |e: Expr| flat.graph.constant_value(e);
    row.iter().enumerate().all(|(k, &e)| value(e) == Some(if k == j { 1.0 } else { 0.0 }))
}

/// A symbol that nothing else has, nor its rate: of this name, or with marks behind it.
pub(super) fn fresh(flat: &mut Flat, name: &str) -> Expr {
    let mut name = name.to_owned();
    let taken = |name: &str| flat.graph.find_symbol(name).is_some_and(|s| flat.meaning.contains_key(&s));
    while taken(&name) || taken(&format!("{name}'")) {
        name.push('_');
    }
    let s = flat.graph.symbol(&name);
    flat.graph.var(s)
}
