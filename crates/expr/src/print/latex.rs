//! LaTeX.

use super::fraction::{Fraction, number_exponent};
use super::number;
use super::{Item, Level, Pieces, WrittenSum};
use crate::graph::{Expr, Function, Graph, Node, Places, Reach, Relation};

/// The nodes below `root` that are taller than a line.
pub(super) fn tall_nodes(graph: &Graph, root: Expr) -> Places {
    let mut tall = Places::default();
    for e in Reach::new(graph, &[root], |_| true).nodes {
        let mut inner = matches!(graph.node(e), Node::Select(..));
        if matches!(graph.node(e), Node::Constant(_) | Node::Product(_) | Node::Power(..)) {
            inner |= !Fraction::new(graph, e).denominator.is_empty();
        }
        // A constant exponent is written with a slash.
        let exponent = match graph.node(e) {
            Node::Power(_, n) => graph.constant_value(n).map(|_| n),
            _ => None,
        };
        graph.node(e).for_each_child(|c| inner |= tall.get(c).is_some() && Some(c) != exponent);
        if inner {
            tall.insert(e, 0);
        }
    }
    tall
}

pub(super) struct Latex<'g> {
    pub(super) graph: &'g Graph,
    pub(super) tall: &'g Places,
}

impl Latex<'_> {
    pub(super) fn expand(&self, e: Expr, level: Level, out: &mut Pieces) {
        match self.graph.node(e) {
            Node::Symbol(s) => out.write(self.graph.latex_of(self.graph.name(s))),
            Node::Sum(terms) => self.sum(e, terms, level, out),
            Node::Call(function, arguments) => self.call(function, arguments, level, out),
            Node::Compare(relation, a, b) => {
                self.enclosed("[", "]", level > Level::Open, e, out, |out| {
                    out.expr(a, Level::Term);
                    out.write(sign(relation));
                    out.expr(b, Level::Term);
                });
            }
            Node::Select(condition, a, b) => cases(condition, a, b, out),
            Node::Power(base, exponent) if number_exponent(self.graph, exponent).is_none() => {
                self.enclosed("(", ")", level == Level::Atom, e, out, |out| {
                    out.expr(base, Level::Atom);
                    self.exponent(exponent, out);
                });
            }
            Node::Constant(c) if c.is_nan() => out.write("\\mathrm{NaN}"),
            Node::Constant(_) | Node::Product(_) | Node::Power(..) => {
                let written = Fraction::new(self.graph, e);
                // A power of ten has an exponent of its own.
                let has_exponent = match written.numerator.first() {
                    Some(&Item::Power(_, n)) => n != 1.0,
                    Some(&Item::Number(c)) => number::scientific(c).1.is_some(),
                    _ => false,
                };
                let bare = written.is_single() && !has_exponent;
                let one = !written.negative && written.numerator.is_empty() && written.denominator.is_empty();
                let enclose = match level {
                    Level::Atom => !(bare || one),
                    Level::Factor => written.negative,
                    _ => false,
                };
                self.enclosed("(", ")", enclose, e, out, |out| {
                    if written.negative {
                        out.write("-");
                    }
                    self.unsigned(&written, out);
                });
            }
        }
    }

    /// `inner`, between delimiters as tall as `e` if `enclose` holds.
    fn enclosed(
        &self,
        open: &'static str,
        close: &'static str,
        enclose: bool,
        e: Expr,
        out: &mut Pieces,
        inner: impl FnOnce(&mut Pieces),
    ) {
        let tall = self.tall.get(e).is_some();
        if enclose {
            out.write(if tall { format!("\\left{open}") } else { open.to_owned() });
        }
        inner(out);
        if enclose {
            out.write(if tall { format!("\\right{close}") } else { close.to_owned() });
        }
    }

    fn sum(&self, e: Expr, terms: &[Expr], level: Level, out: &mut Pieces) {
        let written = WrittenSum::new(self.graph, terms);
        let over = !written.denominator.is_empty();
        let enclose = if over { level == Level::Atom } else { level > Level::Term };
        self.enclosed("(", ")", enclose, e, out, |out| {
            if over {
                out.write("\\frac{");
            }
            for (i, term) in written.terms.iter().enumerate() {
                match (i, term.negative) {
                    (0, false) => {}
                    (0, true) => out.write("-"),
                    (_, false) => out.write(" + "),
                    (_, true) => out.write(" - "),
                }
                self.unsigned(term, out);
            }
            if over {
                out.write("}{");
                self.group(&written.denominator, out);
                out.write("}");
            }
        });
    }

    fn unsigned(&self, written: &Fraction, out: &mut Pieces) {
        let above = &written.numerator;
        let numbers = above.iter().take_while(|item| matches!(item, Item::Number(_))).count();
        if written.denominator.is_empty() {
            self.items(above, out);
        } else if self.is_coefficient(written, &above[numbers..]) {
            self.frac(&above[..numbers], &written.denominator, out);
            out.write(" ");
            self.items(&above[numbers..], out);
        } else {
            self.frac(above, &written.denominator, out);
        }
    }

    /// Whether the fraction is a number before the rest: ½ m v², but x/2 and (a + b)/2.
    fn is_coefficient(&self, written: &Fraction, rest: &[Item]) -> bool {
        let number_below = written.denominator.iter().all(|item| matches!(item, Item::Number(_)));
        let simple = match *rest {
            [] | [Item::Pi | Item::Root(_) | Item::Number(_)] => true,
            [Item::Power(base, 1.0)] => match self.graph.node(base) {
                Node::Symbol(_) => true,
                Node::Sum(_) => written.numerator.len() == 1,
                _ => false,
            },
            _ => false,
        };
        number_below && !simple
    }

    fn frac(&self, above: &[Item], below: &[Item], out: &mut Pieces) {
        for (open, items) in [("\\frac{", above), ("{", below)] {
            out.write(open);
            self.group(items, out);
            out.write("}");
        }
    }

    /// The product of `items` between braces: a lone sum needs no parentheses.
    fn group(&self, items: &[Item], out: &mut Pieces) {
        match *items {
            [Item::Power(base, 1.0)] => out.expr(base, Level::Term),
            _ => self.items(items, out),
        }
    }

    /// The product of `items`; 1 if there are none.
    fn items(&self, items: &[Item], out: &mut Pieces) {
        if items.is_empty() {
            out.write("1");
        }
        for (i, item) in items.iter().enumerate() {
            if i > 0 {
                let words = self.is_word(item) || self.is_word(&items[i - 1]);
                out.write(match (self.starts_with_digit(item), words) {
                    (true, _) => " \\cdot ",
                    (false, true) => " \\, ",
                    _ => " ",
                });
            }
            match *item {
                Item::Number(c) => number_text(c, out),
                Item::Pi => out.write("\\pi"),
                Item::Root(n) => out.write(format!("\\sqrt{{{n}}}")),
                Item::Power(base, 1.0) => out.expr(base, Level::Factor),
                Item::Power(base, n) => self.power(base, n, out),
            }
        }
    }

    /// Whether a name of more than one letter is a factor: it stands apart from its neighbours.
    fn is_word(&self, item: &Item) -> bool {
        match *item {
            Item::Power(base, _) => match self.graph.node(base) {
                Node::Symbol(s) => {
                    let name = self.graph.latex_of(self.graph.name(s));
                    ["\\mathrm", "\\text"].iter().any(|word| {
                        name.starts_with(word) || (name.starts_with("\\d") && name.contains(&format!("{{{word}")))
                    })
                }
                _ => false,
            },
            _ => false,
        }
    }

    fn starts_with_digit(&self, item: &Item) -> bool {
        match *item {
            Item::Number(_) => true,
            Item::Power(base, n) => {
                let base = match self.graph.node(base) {
                    Node::Power(inner, _) if n == 1.0 => inner,
                    _ => base,
                };
                n != 0.5 && self.graph.constant_value(base).is_some()
            }
            _ => false,
        }
    }

    fn power(&self, base: Expr, n: f64, out: &mut Pieces) {
        if n == 0.5 {
            out.write("\\sqrt{");
            out.expr(base, Level::Open);
            return out.write("}");
        }
        match self.graph.node(base) {
            Node::Call(function, arguments) if is_trigonometric(function) && n.fract() == 0.0 => {
                out.write(format!("{}{}", command(function), exponent(n)));
                self.argument(arguments[0], out);
            }
            Node::Symbol(s) if self.graph.name(s).ends_with("'''''") => {
                self.enclosed("(", ")", true, base, out, |out| out.expr(base, Level::Open));
                out.write(exponent(n));
            }
            _ => {
                out.expr(base, Level::Atom);
                out.write(exponent(n));
            }
        }
    }

    fn call(&self, function: Function, arguments: &[Expr], level: Level, out: &mut Pieces) {
        match function {
            Function::Exp => {
                self.enclosed("(", ")", level == Level::Atom, arguments[0], out, |out| {
                    out.write("e");
                    self.exponent(arguments[0], out);
                });
            }
            Function::Abs => self.enclosed("|", "|", true, arguments[0], out, |out| {
                out.expr(arguments[0], Level::Open);
            }),
            _ if function.arity() == 2 => {
                let taller = *arguments.iter().max_by_key(|a| self.tall.get(**a).is_some()).unwrap_or(&arguments[0]);
                out.write(command(function));
                self.enclosed("(", ")", true, taller, out, |out| {
                    out.expr(arguments[0], Level::Open);
                    out.write(", ");
                    out.expr(arguments[1], Level::Open);
                });
            }
            _ => {
                let atom = level == Level::Atom;
                self.enclosed("(", ")", atom, arguments[0], out, |out| {
                    out.write(command(function));
                    self.argument(arguments[0], out);
                });
            }
        }
    }

    /// `\theta`, ` x` and ` 2 x` bare, everything else in parentheses.
    fn argument(&self, x: Expr, out: &mut Pieces) {
        let symbol = |e: Expr| match self.graph.node(e) {
            Node::Symbol(s) => Some(self.graph.latex_of(self.graph.name(s))),
            _ => None,
        };
        match self.graph.node(x) {
            Node::Symbol(_) => {
                let name = symbol(x).unwrap_or_default();
                let space = if name.starts_with('\\') { "" } else { " " };
                out.write(format!("{space}{name}"));
            }
            Node::Product(&[c, s]) if self.is_small_integer(c) && symbol(s).is_some() => {
                out.write(" ");
                out.expr(x, Level::Open);
            }
            _ => self.enclosed("(", ")", true, x, out, |out| out.expr(x, Level::Open)),
        }
    }

    /// `^x`, `^{-t/\\tau}`, `^{…}`.
    fn exponent(&self, e: Expr, out: &mut Pieces) {
        let written = Fraction::new(self.graph, e);
        let flat = |items: &[Item]| items.iter().all(|item| !self.is_tall(item));
        let one_below = written.denominator.len() == 1;
        match self.graph.node(e) {
            Node::Symbol(s) if self.graph.name(s).chars().count() == 1 => {
                out.write("^");
                return out.expr(e, Level::Open);
            }
            Node::Product(_) | Node::Power(..)
                if one_below && flat(&written.numerator) && flat(&written.denominator) =>
            {
                out.write(if written.negative { "^{-" } else { "^{" });
                self.items(&written.numerator, out);
                out.write("/");
                self.items(&written.denominator, out);
            }
            _ => {
                out.write("^{");
                out.expr(e, Level::Open);
            }
        }
        out.write("}");
    }

    fn is_tall(&self, item: &Item) -> bool {
        matches!(*item, Item::Power(base, _) if self.tall.get(base).is_some())
    }

    fn is_small_integer(&self, c: Expr) -> bool {
        self.graph.constant_value(c).is_some_and(|c| c.fract() == 0.0 && (2.0..100.0).contains(&c))
    }
}

fn cases(condition: Expr, a: Expr, b: Expr, out: &mut Pieces) {
    out.write("\\begin{cases} ");
    out.expr(a, Level::Open);
    out.write(" & \\text{if } ");
    out.expr(condition, Level::Open);
    out.write(" \\\\ ");
    out.expr(b, Level::Open);
    out.write(" & \\text{otherwise} \\end{cases}");
}

fn sign(relation: Relation) -> &'static str {
    match relation {
        Relation::Less => " < ",
        Relation::LessEqual => " \\le ",
        Relation::Greater => " > ",
        Relation::GreaterEqual => " \\ge ",
        Relation::Equal => " = ",
        Relation::NotEqual => " \\ne ",
    }
}

fn is_trigonometric(function: Function) -> bool {
    use Function::{Cos, Cosh, Sin, Sinh, Tan, Tanh};
    matches!(function, Sin | Cos | Tan | Sinh | Cosh | Tanh)
}

fn command(function: Function) -> &'static str {
    match function {
        Function::Sin => "\\sin",
        Function::Cos => "\\cos",
        Function::Tan => "\\tan",
        Function::Asin => "\\arcsin",
        Function::Acos => "\\arccos",
        Function::Atan => "\\arctan",
        Function::Atan2 => "\\operatorname{atan2}",
        Function::Sinh => "\\sinh",
        Function::Cosh => "\\cosh",
        Function::Tanh => "\\tanh",
        Function::Exp => "\\exp",
        Function::Log => "\\ln",
        Function::Sqrt => "\\operatorname{sqrt}",
        Function::Abs => "\\operatorname{abs}",
        Function::Sign => "\\operatorname{sign}",
        Function::Floor => "\\operatorname{floor}",
        Function::Min => "\\min",
        Function::Max => "\\max",
    }
}

fn number_text(c: f64, out: &mut Pieces) {
    if c.is_infinite() {
        return out.write("\\infty");
    }
    match number::scientific(c) {
        (digits, None) => out.write(digits),
        (mantissa, Some(power)) if mantissa == "1" => out.write(format!("10^{{{power}}}")),
        (mantissa, Some(power)) => out.write(format!("{mantissa} \\cdot 10^{{{power}}}")),
    }
}

/// `^2`, `^{10}`, `^{3/2}`.
fn exponent(n: f64) -> String {
    let (mut above, mut below) = (Vec::new(), Vec::new());
    number::split(n, &mut above, &mut below);
    let text = match (&above[..], &below[..]) {
        ([], [Item::Number(q)]) => format!("1/{q}"),
        ([Item::Number(p)], [Item::Number(q)]) => format!("{p}/{q}"),
        _ => number::decimal(n),
    };
    if text.len() == 1 { format!("^{text}") } else { format!("^{{{text}}}") }
}
