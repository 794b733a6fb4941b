//! Text in the expression language.

use super::fraction::number_exponent;
use super::number;
use super::{Fraction, Item, Level, Pieces, WrittenSum};
use crate::graph::{Expr, Graph, Node, Relation};

pub(super) fn expand(graph: &Graph, e: Expr, level: Level, out: &mut Pieces) {
    match graph.node(e) {
        Node::Symbol(s) => out.write(graph.name(s).to_owned()),
        Node::Sum(terms) => sum(graph, terms, level, out),
        Node::Call(function, arguments) => {
            out.write(function.name());
            list(arguments, out);
        }
        Node::Compare(relation, a, b) => {
            let inner = |out: &mut Pieces| {
                out.expr(a, Level::Term);
                out.write(sign(relation));
                out.expr(b, Level::Term);
            };
            parenthesized(level > Level::Open, out, inner);
        }
        Node::Select(condition, a, b) => {
            out.write("if");
            list(&[condition, a, b], out);
        }
        Node::Power(base, exponent) if number_exponent(graph, exponent).is_none() => {
            let inner = |out: &mut Pieces| {
                out.expr(base, Level::Atom);
                out.write("^");
                out.expr(exponent, Level::Atom);
            };
            parenthesized(level == Level::Atom, out, inner);
        }
        Node::Constant(c) if c.is_nan() => out.write("(0/0)"),
        Node::Constant(_) | Node::Product(_) | Node::Power(..) => {
            let written = Fraction::new(graph, e);
            let single =
                written.is_single() && !matches!(written.numerator[0], Item::Power(_, n) if n != 1.0 && n != 0.5);
            let enclose = match level {
                Level::Atom => {
                    !(single || (written.numerator.is_empty() && written.denominator.is_empty() && !written.negative))
                }
                Level::Factor => written.negative,
                Level::Divisor => !written.is_single(),
                _ => false,
            };
            parenthesized(enclose, out, |out| fraction(&written, out));
        }
    }
}

fn sign(relation: Relation) -> &'static str {
    match relation {
        Relation::Less => " < ",
        Relation::LessEqual => " <= ",
        Relation::Greater => " > ",
        Relation::GreaterEqual => " >= ",
        Relation::Equal => " == ",
        Relation::NotEqual => " != ",
    }
}

fn parenthesized(enclose: bool, out: &mut Pieces, inner: impl FnOnce(&mut Pieces)) {
    if enclose {
        out.write("(");
    }
    inner(out);
    if enclose {
        out.write(")");
    }
}

fn list(arguments: &[Expr], out: &mut Pieces) {
    for (i, &argument) in arguments.iter().enumerate() {
        out.write(if i == 0 { "(" } else { ", " });
        out.expr(argument, Level::Open);
    }
    out.write(")");
}

fn sum(graph: &Graph, terms: &[Expr], level: Level, out: &mut Pieces) {
    let written = WrittenSum::new(graph, terms);
    let over = !written.denominator.is_empty();
    let enclose_all = if over { level >= Level::Divisor } else { level > Level::Term };
    parenthesized(enclose_all, out, |out| {
        parenthesized(over, out, |out| {
            for (i, term) in written.terms.iter().enumerate() {
                match (i, term.negative) {
                    (0, false) => {}
                    (0, true) => out.write("-"),
                    (_, false) => out.write(" + "),
                    (_, true) => out.write(" - "),
                }
                unsigned(term, out);
            }
        });
        below(&written.denominator, out);
    });
}

fn fraction(written: &Fraction, out: &mut Pieces) {
    if written.negative {
        out.write("-");
    }
    unsigned(written, out);
}

fn unsigned(written: &Fraction, out: &mut Pieces) {
    if written.numerator.is_empty() {
        out.write("1");
    }
    items(&written.numerator, Level::Factor, out);
    below(&written.denominator, out);
}

fn below(denominator: &[Item], out: &mut Pieces) {
    if !denominator.is_empty() {
        out.write("/");
        let (several, level) = if denominator.len() > 1 { (true, Level::Factor) } else { (false, Level::Divisor) };
        parenthesized(several, out, |out| items(denominator, level, out));
    }
}

fn items(items: &[Item], level: Level, out: &mut Pieces) {
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            out.write("*");
        }
        match *item {
            Item::Number(c) if c.is_infinite() => out.write("(1/0)"),
            Item::Number(c) => out.write(number::decimal(c)),
            Item::Pi => out.write("pi"),
            Item::Root(n) => out.write(format!("sqrt({n})")),
            Item::Power(base, 1.0) => out.expr(base, level),
            Item::Power(base, 0.5) => {
                out.write("sqrt");
                list(&[base], out);
            }
            Item::Power(base, n) => {
                out.expr(base, Level::Atom);
                out.write("^");
                exponent(n, out);
            }
        }
    }
}

fn exponent(n: f64, out: &mut Pieces) {
    let mut written = Fraction { negative: false, numerator: Vec::new(), denominator: Vec::new() };
    number::split(n, &mut written.numerator, &mut written.denominator);
    parenthesized(!written.is_single(), out, |out| unsigned(&written, out));
}
