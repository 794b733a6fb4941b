//! Printing expressions the way a person would write them, as text or LaTeX.
//!
//! What both have in common: a product is a fraction with one numerator and one denominator,
//! a sum whose terms all have the same denominator is written over it, minus signs come before
//! terms, numbers are written as short decimals, fractions, or multiples of π, and factors are
//! ordered numbers, symbols, sums, rates, functions. Terms keep the order in which they were made.
//!
//! A graph shares its parts, so that written out it may be exponentially longer than it is.
//! Output ends with `…` after a million bytes.

mod fraction;
mod latex;
mod name;
mod number;
mod text;

use crate::graph::{Expr, Graph};
use fraction::{Fraction, Item};
use std::borrow::Cow;
use std::collections::HashMap;

/// `e` in the expression language: [`crate::parse`] reads it back to the same value.
///
/// ```
/// use dalembert_expr::{FreeNames, Graph, latex, parse, text};
/// let mut g = Graph::new();
/// let e = parse("0 - g*m*sin(theta)*(l/2)*theta'")?.build(&mut g, &mut FreeNames)?;
/// assert_eq!(text(&g, e), "-g*m*l*theta'*sin(theta)/2");
/// assert_eq!(latex(&g, e), r"-\frac{1}{2} g m l \dot\theta \sin\theta");
/// # Ok::<(), dalembert_expr::ParseError>(())
/// ```
pub fn text(graph: &Graph, e: Expr) -> String {
    write_out(e, |e, level, out| text::expand(graph, e, level, out))
}

/// `e` as LaTeX, for mathematics mode (with `amsmath`), without delimiters.
pub fn latex(graph: &Graph, e: Expr) -> String {
    let tall = latex::tall_nodes(graph, e);
    write_out(e, |e, level, out| {
        latex::Latex { graph, tall: &tall }.expand(e, level, out);
    })
}

/// The name of a symbol as LaTeX: `theta'` is `\dot\theta`, `J_fs` is `J_{fs}`.
pub fn latex_name(name: &str) -> String {
    name::latex(name)
}

/// A name as one upright word of LaTeX, as it stands in the file: `A.x` is `\mathrm{A.x}`.
pub fn latex_word(name: &str) -> String {
    name::word(name)
}

impl Graph {
    /// A name as LaTeX: as it was [spelled](Self::spell), it or what it is a derivative of, or as [`latex_name`] reads it.
    pub fn latex_of(&self, name: &str) -> String {
        let plain = name.trim_end_matches('\'');
        let derivative = |latex: &String| name::with_dots(latex, name.len() - plain.len());
        let spelled = self.spelling(name).cloned().or_else(|| self.spelling(plain).map(derivative));
        spelled.unwrap_or_else(|| latex_name(name))
    }

    /// Spells names that would be read as another one letter by letter: `x_1` beside `x1`. The first to be named keeps the usual letters.
    pub fn tell_apart(&mut self) {
        let mut read: HashMap<String, String> = HashMap::new();
        let names: Vec<String> = self.symbols().map(|s| self.name(s).to_owned()).collect();
        for name in names {
            let plain = name.trim_end_matches('\'');
            // Braces are not seen on paper.
            let seen = self.latex_of(&name).replace(['{', '}', ' '], "");
            let first = read.entry(seen).or_insert_with(|| plain.to_owned());
            if first != plain {
                let primes = name.len() - plain.len();
                let letters = name::letter_by_letter(plain);
                self.spell(&name, name::with_dots(&letters, primes));
                if self.spelling(plain).is_none() {
                    self.spell(plain, letters);
                }
            }
        }
    }
}

/// Whether a number is written with more significant digits than these, and is no whole number.
pub(crate) fn is_long(c: f64, digits: usize) -> bool {
    number::is_long(c, digits)
}

const LIMIT: usize = 1_000_000;

/// What surrounds an expression, and so which expressions need parentheses there.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Level {
    /// Nothing, or delimiters: anything goes.
    Open,
    /// A term of a sum or a side of a comparison.
    Term,
    /// A factor among others.
    Factor,
    /// All that stands below a stroke.
    Divisor,
    /// The base of a power.
    Atom,
}

enum Task {
    Write(Cow<'static, str>),
    Expand(Expr, Level),
}

/// The pieces of one node, in order.
#[derive(Default)]
struct Pieces(Vec<Task>);

impl Pieces {
    fn write(&mut self, text: impl Into<Cow<'static, str>>) {
        self.0.push(Task::Write(text.into()));
    }

    fn expr(&mut self, e: Expr, level: Level) {
        self.0.push(Task::Expand(e, level));
    }
}

/// Expands `root` and everything in it, with a stack of its own.
fn write_out(root: Expr, expand: impl Fn(Expr, Level, &mut Pieces)) -> String {
    let mut output = String::new();
    let mut stack = vec![Task::Expand(root, Level::Open)];
    let mut pieces = Pieces::default();
    while let Some(task) = stack.pop() {
        match task {
            Task::Write(text) => output.push_str(&text),
            Task::Expand(e, level) => {
                expand(e, level, &mut pieces);
                stack.extend(pieces.0.drain(..).rev());
            }
        }
        if output.len() > LIMIT {
            output.push('…');
            break;
        }
    }
    output
}

/// The terms of a sum in the order of writing, and their common denominator if they have one.
struct WrittenSum {
    terms: Vec<Fraction>,
    denominator: Vec<Item>,
}

impl WrittenSum {
    fn new(graph: &Graph, terms: &[Expr]) -> Self {
        let mut order = terms.to_vec();
        order.sort_by_key(|&t| (graph.constant_value(t).is_some(), t));
        let mut terms: Vec<_> = order.iter().map(|&t| Fraction::new(graph, t)).collect();
        if let Some(positive) = terms.iter().position(|t| !t.negative) {
            terms[..=positive].rotate_right(1);
        }
        let shared = !terms[0].denominator.is_empty() && terms.iter().all(|t| t.denominator == terms[0].denominator);
        let mut denominator = Vec::new();
        if shared {
            for term in &mut terms {
                denominator = std::mem::take(&mut term.denominator);
            }
        }
        Self { terms, denominator }
    }
}
