//! Rows of formulas that depend on each other, whatever the values of their symbols.
//!
//! ```text
//! (1) r_d = Σ f_k u_k,   u_k = r_k − Σ_{j<k} f_kj u_j     rows r as they come, u those that were found independent, reduced
//! (2) 0 = Σ c_k r_k,   c_d ≠ 0
//! ```
//!
//! (1) goes on in numbers at a few points that no user writes, all in one, each number beside the largest terms that it came of: what vanishes beside these at all
//! points vanishes. Different sizes of the points keep exponentials, and sines of fast time in them, from drowning the rest at all of them; where a pivot drowns at a point, nothing more is known there. Only for a row that depends on others is (2) found in formulas, by the same
//! elimination among these few. Sparse rows stay sparse as far as their order lets them.
//!
//! Cost: for n independent rows with fill w about n w² operations; for formulas the third power of the rows that take part.

use std::collections::{BTreeSet, HashMap};

use dalembert_expr::{Expr, Graph, Program, Symbol};
use dalembert_scalar::{Scalar, Terms};

use crate::tolerances::{EXACT, MOST_DIVIDED, MOST_JOINED, MOST_WORK, SAME, VANISHES};

/// Points: where in [0.3, 1.3) the values start from, the power of two that they are multiplied with, and whether every other one is negative.
const POINTS: [(f64, i32, bool); 7] = [
    (0.618_033_988_749_894_9, 0, false),
    (0.414_213_562_373_095_1, 0, false),
    (0.754_877_666_246_692_8, -4, false),
    (0.569_840_290_998_053_3, 1, true),
    (0.324_717_957_244_746, -10, true),
    (0.682_327_803_828_019_3, -20, false),
    (0.220_744_084_605_759_6, -22, true),
];

/// A value beside the largest terms that it came of.
#[derive(Clone, Copy, Debug)]
struct Value {
    value: f64,
    terms: f64,
}

const ZERO: Value = Value { value: 0.0, terms: 0.0 };
const UNKNOWN: Value = Value { value: f64::NAN, terms: f64::NAN };

/// A number at each point.
type Number = [Value; POINTS.len()];

/// An entry of a row by its column.
type Entries<T> = Vec<(usize, T)>;

/// A formula with its numbers.
#[derive(Clone, Copy)]
struct Entry {
    e: Expr,
    at: Number,
}

impl Entry {
    fn zero(g: &mut Graph) -> Self {
        Self { e: g.constant(0.0), at: [ZERO; POINTS.len()] }
    }
}

/// What is found of a row.
pub(super) enum Found {
    /// It depends on no rows before it.
    Independent,
    /// It depends on others: c of (2) by the numbers of the rows, its own last.
    Dependent(Vec<(usize, Expr)>),
    /// Too many rows take part, or formulas have no value at any point.
    Unknown,
}

/// A row that was found independent, reduced by those before it.
struct Reduced {
    pivot: usize,
    entries: Entries<Number>,
    /// f of (1) by the number of the reduced row.
    factors: Entries<Number>,
    row: usize,
}

/// Rows as they come.
#[derive(Default)]
pub(super) struct Rows {
    given: Vec<Entries<Entry>>,
    reduced: Vec<Reduced>,
    /// The reduced row of a pivot's column.
    by_column: HashMap<usize, usize>,
    work: usize,
    lost: bool,
}

fn at(symbol: Symbol, point: usize) -> f64 {
    let (seed, power, alternates) = POINTS[point];
    let place = (0.3 + ((symbol.index() as f64 + 1.0) * seed).fract()) * 2f64.powi(power);
    if alternates && symbol.index() % 2 == 1 { -place } else { place }
}

/// Values at all points.
fn numbers(g: &Graph, es: &[Expr]) -> Vec<Number> {
    let symbols = g.symbols_of(es);
    let mut out = vec![[ZERO; POINTS.len()]; es.len()];
    let Ok(program) = Program::compile(g, &symbols, es) else {
        return vec![[Value { value: f64::NAN, terms: f64::NAN }; POINTS.len()]; es.len()];
    };
    let (mut registers, mut values) = (Vec::new(), vec![Terms::constant(0.0); es.len()]);
    for point in 0..POINTS.len() {
        let inputs: Vec<Terms> = symbols.iter().map(|&s| Terms::constant(at(s, point))).collect();
        program.values(&inputs, &mut registers, &mut values);
        let all = values.iter().map(|x| Value { value: x.value, terms: x.size });
        out.iter_mut().zip(all).for_each(|(out, value)| out[point] = value);
    }
    out
}

impl Value {
    fn exact(value: f64) -> Self {
        Self { value, terms: value.abs() }
    }

    fn is_known(&self) -> bool {
        self.value.is_finite() && self.terms.is_finite()
    }

    /// Whether nothing but rounding is left of its terms.
    fn is_zero(&self) -> bool {
        self.value.abs() <= VANISHES * self.terms
    }

    /// x/pivot, nothing where x is no more than its rounding, which it carries on; a pivot that is nothing tells nothing.
    fn over(self, pivot: Self) -> Self {
        if self.terms == 0.0 {
            return ZERO;
        }
        if pivot.is_zero() {
            return UNKNOWN;
        }
        let value = if self.is_zero() { 0.0 } else { self.value / pivot.value };
        Self { value, terms: self.terms / pivot.value.abs() }
    }

    fn times(self, other: Self) -> Self {
        let terms = (self.terms * other.value.abs()).max(self.value.abs() * other.terms);
        Self { value: self.value * other.value, terms }
    }

    /// x − factor·other.
    fn less(self, factor: Self, other: Self) -> Self {
        let product = factor.times(other);
        Self { value: self.value - product.value, terms: self.terms.max(product.terms) }
    }
}

/// Whether it vanishes wherever it has a value.
fn is_zero(x: &Number) -> bool {
    let mut known = x.iter().filter(|x| x.is_known()).peekable();
    known.peek().is_some() && known.all(Value::is_zero)
}

/// How much of it is no rounding, over all points.
fn worth(x: &Number) -> f64 {
    let share = |x: &Value| if x.is_known() && x.terms > 0.0 { x.value.abs() / x.terms } else { 0.0 };
    x.iter().map(share).sum()
}

fn by_point(f: impl Fn(usize) -> Value) -> Number {
    std::array::from_fn(f)
}

/// Whether an expression vanishes at all points where it has a value.
pub(super) fn vanishes(g: &Graph, e: Expr) -> bool {
    g.constant_value(e).map_or_else(|| is_zero(&numbers(g, &[e])[0]), |value| value == 0.0)
}

impl Rows {
    /// Takes rows, each as columns with their entries, and says of each what it is.
    pub fn add(&mut self, g: &mut Graph, rows: &[Entries<Expr>]) -> Vec<Found> {
        let all: Vec<Expr> = rows.iter().flatten().map(|entry| entry.1).collect();
        let mut values = numbers(g, &all).into_iter();
        let mut found = Vec::with_capacity(rows.len());
        for row in rows {
            let with_numbers = row.iter().zip(values.by_ref()).map(|(&(column, e), at)| (column, Entry { e, at }));
            let row: Entries<Entry> = with_numbers.collect();
            found.push(self.add_one(g, row));
        }
        found
    }

    fn add_one(&mut self, g: &mut Graph, row: Entries<Entry>) -> Found {
        self.lost |= row.iter().any(|entry| !entry.1.at.iter().any(Value::is_known)) || self.work > MOST_WORK;
        self.given.push(row);
        if self.lost {
            return Found::Unknown;
        }
        let number = self.given.len() - 1;
        let (entries, factors) = self.reduce(number);
        let best = entries.iter().max_by(|a, b| worth(&a.1).total_cmp(&worth(&b.1)).then(b.0.cmp(&a.0)));
        let Some(&(pivot, best)) = best else { return self.combination(g, number, factors) };
        if worth(&best) == 0.0 {
            self.lost = true;
            return Found::Unknown;
        }
        self.by_column.insert(pivot, self.reduced.len());
        self.reduced.push(Reduced { pivot, entries, factors, row: number });
        Found::Independent
    }

    /// (1): what is left of a row, and f.
    fn reduce(&mut self, number: usize) -> (Entries<Number>, Entries<Number>) {
        let mut left: HashMap<usize, Number> = self.given[number].iter().map(|&(c, x)| (c, x.at)).collect();
        let mut ahead: BTreeSet<usize> = left.keys().filter_map(|c| self.by_column.get(c).copied()).collect();
        let mut factors = Vec::new();
        while let Some(k) = ahead.pop_first() {
            let u = &self.reduced[k];
            let Some(x) = left.remove(&u.pivot).filter(|x| !is_zero(x)) else { continue };
            let Some(&(_, pivot)) = u.entries.iter().find(|entry| entry.0 == u.pivot) else { continue };
            let factor = by_point(|p| x[p].over(pivot[p]));
            self.work += u.entries.len();
            for (column, entry) in u.entries.iter().filter(|entry| entry.0 != u.pivot) {
                let old = left.get(column).copied().unwrap_or([ZERO; POINTS.len()]);
                left.insert(*column, by_point(|p| old[p].less(factor[p], entry[p])));
                ahead.extend(self.by_column.get(column).filter(|&&j| j > k));
            }
            factors.push((k, factor));
        }
        let mut entries: Entries<Number> = left.into_iter().filter(|entry| !is_zero(&entry.1)).collect();
        entries.sort_unstable_by_key(|entry| entry.0);
        (entries, factors)
    }

    /// (2) for a row of which nothing is left.
    fn combination(&mut self, g: &mut Graph, number: usize, factors: Entries<Number>) -> Found {
        let mut ahead: HashMap<usize, Number> = factors.into_iter().collect();
        let mut open: BTreeSet<usize> = ahead.keys().copied().collect();
        let mut part = vec![number];
        while let Some(k) = open.pop_last() {
            let Some(c) = ahead.remove(&k).filter(|c| !is_zero(c)) else { continue };
            part.push(self.reduced[k].row);
            for (j, factor) in &self.reduced[k].factors {
                let old = ahead.get(j).copied().unwrap_or([ZERO; POINTS.len()]);
                ahead.insert(*j, by_point(|p| old[p].less(c[p], factor[p])));
                open.insert(*j);
            }
        }
        // What is not looked at may tell anything.
        if part.len() > MOST_JOINED {
            self.lost = true;
            return Found::Unknown;
        }
        part.sort_unstable();
        let rows: Vec<&Entries<Entry>> = part.iter().map(|&row| &self.given[row]).collect();
        let Some(combined) = combine(g, &rows) else {
            self.lost = true;
            return Found::Unknown;
        };
        let all = part.into_iter().zip(combined).filter(|(_, c)| !is_zero(&c.at));
        Found::Dependent(all.map(|(row, c)| (row, c.e)).collect())
    }

    /// Columns that no row tells, with those that they leave open, too.
    pub fn open(&self, columns: impl IntoIterator<Item = usize>) -> BTreeSet<usize> {
        let mut all = BTreeSet::new();
        if self.lost {
            return all;
        }
        for free in columns.into_iter().filter(|c| !self.by_column.contains_key(c)) {
            let mut moves = HashMap::from([(free, [Value::exact(-1.0); POINTS.len()])]);
            for u in self.reduced.iter().rev() {
                let others = u.entries.iter().filter(|entry| entry.0 != u.pivot);
                let moved = others.filter_map(|(c, x)| Some((x, moves.get(c)?)));
                let sum = moved.fold([ZERO; POINTS.len()], |sum, (x, by)| by_point(|p| sum[p].less(x[p], by[p])));
                let pivot = u.entries.iter().find(|entry| entry.0 == u.pivot).filter(|_| !is_zero(&sum));
                if let Some(&(_, pivot)) = pivot {
                    moves.insert(u.pivot, by_point(|p| sum[p].over(pivot[p])));
                }
            }
            all.extend(moves.into_keys());
        }
        all
    }
}

/// A row while it is reduced, in formulas: its pivot, its entries, and what beside them is multiplied and subtracted alike.
struct Echelon {
    pivot: usize,
    left: HashMap<usize, Entry>,
    beside: Vec<Entry>,
}

impl Echelon {
    /// Removes the pivots of rows before it. Nothing is divided by a formula, which may vanish at some state where the equations are regular: rows are multiplied by it.
    fn reduce(&mut self, g: &mut Graph, done: &[Self]) {
        for other in done {
            let Some(x) = self.left.remove(&other.pivot).filter(|x| !is_zero(&x.at)) else { continue };
            let by = other.left[&other.pivot];
            let factor = if g.constant_value(by.e).is_some() {
                divide(g, x, by)
            } else {
                let all = self.left.values_mut().chain(&mut self.beside);
                all.for_each(|own| *own = times(g, *own, by));
                x
            };
            let mut columns: Vec<usize> = other.left.keys().copied().filter(|c| *c != other.pivot).collect();
            columns.sort_unstable();
            for c in columns {
                let old = self.left.get(&c).copied().unwrap_or(Entry::zero(g));
                self.left.insert(c, less(g, old, factor, other.left[&c]));
            }
            for (own, other) in self.beside.iter_mut().zip(&other.beside) {
                *own = less(g, *own, factor, *other);
            }
        }
        self.left.retain(|_, x| !is_zero(&x.at));
    }

    /// Chooses its pivot: constants first, then what is large among its terms.
    fn choose(&mut self, g: &Graph) -> Option<()> {
        let value = |x: &Entry| (g.constant_value(x.e).is_some(), worth(&x.at));
        let best = self.left.iter().max_by(|a, b| {
            let (a_worth, b_worth) = (value(a.1), value(b.1));
            a_worth.0.cmp(&b_worth.0).then(a_worth.1.total_cmp(&b_worth.1)).then(b.0.cmp(a.0))
        });
        self.pivot = *best?.0;
        Some(())
    }
}

/// (2) in formulas: rows that are independent but for the last.
fn combine(g: &mut Graph, rows: &[&Entries<Entry>]) -> Option<Vec<Entry>> {
    let n = rows.len();
    let mut done: Vec<Echelon> = Vec::with_capacity(n);
    for (k, row) in rows.iter().enumerate() {
        let mut beside = vec![Entry::zero(g); n];
        beside[k] = Entry { e: g.constant(1.0), at: [Value::exact(1.0); POINTS.len()] };
        let mut row = Echelon { pivot: 0, left: row.iter().copied().collect(), beside };
        row.reduce(g, &done);
        if k + 1 == n {
            return row
                .left
                .is_empty()
                .then(|| proportions(g, rows, &row.beside).unwrap_or_else(|| in_lowest_terms(g, row.beside)));
        }
        row.choose(g)?;
        done.push(row);
    }
    None
}

/// Values of as many columns as there are rows, with which R x = r where the others have the values `free`. None if rows depend on each other.
pub(super) fn solved(
    g: &mut Graph,
    rows: &[Entries<Expr>],
    right: &[Expr],
    free: &HashMap<usize, Expr>,
) -> Option<Entries<Expr>> {
    let all: Vec<Expr> = rows.iter().flatten().map(|entry| entry.1).chain(right.iter().copied()).collect();
    let mut values = numbers(g, &all);
    let mut beside = values.split_off(values.len() - right.len()).into_iter();
    let mut values = values.into_iter();
    let mut done: Vec<Echelon> = Vec::with_capacity(rows.len());
    for (row, &e) in rows.iter().zip(right) {
        let left = row.iter().zip(values.by_ref()).map(|(&(column, e), at)| (column, Entry { e, at })).collect();
        let mut row = Echelon { pivot: 0, left, beside: vec![Entry { e, at: beside.next()? }] };
        row.reduce(g, &done);
        row.choose(g)?;
        done.push(row);
    }
    let mut x: HashMap<usize, Expr> = HashMap::new();
    for row in done.iter().rev() {
        let mut others: Vec<usize> = row.left.keys().copied().filter(|column| *column != row.pivot).collect();
        others.sort_unstable();
        let mut terms = vec![row.beside[0].e];
        for column in others {
            let value = x.get(&column).or_else(|| free.get(&column)).copied()?;
            let product = g.mul(row.left[&column].e, value);
            terms.push(g.neg(product));
        }
        let sum = g.sum(&terms);
        let value = g.div(sum, row.left[&row.pivot].e);
        x.insert(row.pivot, g.simplify(value));
    }
    Some(done.iter().map(|row| (row.pivot, x[&row.pivot])).collect())
}

/// A combination as numbers, if all of it is these times one formula, such as what elimination multiplies rows of diodes by: nothing is left of it that could vanish or overflow at some
/// state. Known by its values at the points, and by the rows that the numbers combine to nothing.
fn proportions(g: &mut Graph, rows: &[&Entries<Entry>], combination: &[Entry]) -> Option<Vec<Entry>> {
    if combination.iter().all(|c| g.constant_value(c.e).is_some()) {
        return None;
    }
    let own = combination.last()?;
    let exact = |x: &Value| x.value == 0.0 || (x.is_known() && VANISHES * x.terms <= EXACT * x.value.abs());
    let tells = |&p: &usize| own.at[p].value != 0.0 && combination.iter().all(|c| exact(&c.at[p]));
    let points: Vec<usize> = (0..POINTS.len()).filter(tells).collect();
    let shares = combination.iter().map(|c| {
        let mut all = points.iter().map(|&p| c.at[p].value / own.at[p].value);
        let first = all.next()?;
        (points.len() > 1 && all.all(|share| (share - first).abs() <= SAME * first.abs())).then(|| simple(first))
    });
    let shares: Vec<f64> = shares.collect::<Option<_>>()?;
    let mut sums: HashMap<usize, Number> = HashMap::new();
    for (row, &share) in rows.iter().zip(&shares) {
        for (column, entry) in *row {
            let old = sums.get(column).copied().unwrap_or([ZERO; POINTS.len()]);
            sums.insert(*column, by_point(|p| old[p].less(Value::exact(-share), entry.at[p])));
        }
    }
    let numbers = shares.iter().map(|&share| Entry { e: g.constant(share), at: [Value::exact(share); POINTS.len()] });
    let numbers: Vec<Entry> = numbers.collect();
    sums.values().all(is_zero).then_some(numbers)
}

/// The ratio of small whole numbers that a number is but for rounding, or itself.
fn simple(x: f64) -> f64 {
    let near = |k: i32| (x * f64::from(k)).round() / f64::from(k);
    (1..=MOST_DIVIDED).map(near).find(|ratio| (x - ratio).abs() <= SAME * x.abs()).unwrap_or(x)
}

/// The same without what rows were multiplied by: factors that they share may vanish at some state.
fn in_lowest_terms(g: &mut Graph, combination: Vec<Entry>) -> Vec<Entry> {
    let formulas: Vec<Expr> = combination.iter().map(|c| c.e).collect();
    let shorter = g.lowest_terms(&formulas);
    let values = numbers(g, &shorter);
    combination
        .into_iter()
        .zip(shorter.into_iter().zip(values))
        .map(|(c, (e, at))| if e == c.e { c } else { Entry { e, at } })
        .collect()
}

fn divide(g: &mut Graph, a: Entry, b: Entry) -> Entry {
    let e = g.div(a.e, b.e);
    Entry { e: g.simplify(e), at: by_point(|p| a.at[p].over(b.at[p])) }
}

/// a·b.
fn times(g: &mut Graph, a: Entry, b: Entry) -> Entry {
    if is_zero(&a.at) {
        return a;
    }
    let product = g.mul(a.e, b.e);
    Entry { e: g.simplify(product), at: by_point(|p| a.at[p].times(b.at[p])) }
}

/// a − factor·b.
fn less(g: &mut Graph, a: Entry, factor: Entry, b: Entry) -> Entry {
    if is_zero(&b.at) {
        return a;
    }
    let product = g.mul(factor.e, b.e);
    let difference = g.sub(a.e, product);
    Entry { e: g.simplify(difference), at: by_point(|p| a.at[p].less(factor.at[p], b.at[p])) }
}
