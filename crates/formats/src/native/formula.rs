//! Formulas and names.

use std::fmt::{Display, from_fn};

use std::collections::HashMap;
use std::collections::hash_map::Entry as MapEntry;

use dalembert_spec::spec::{Formula, Span, Spanned};

use super::fields::Reader;
use super::keys;
use super::toml::{self, Entry, Kind, Node};
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use dalembert_expr::{Ast, Function, ParseError};
use dalembert_spec::units::{UnitError, quantity};

/// Words with a meaning of their own in formulas.
const RESERVED: &[(&str, &str)] = &[
    ("t", "the time"),
    ("pi", "the number π"),
    ("e", "the base of natural logarithms"),
    ("index", "the number of a repetition"),
    ("if", "the conditional function"),
    ("reaction", "the function that gives constraint forces"),
];

/// The names of one module that share one space: parameters, variables, inputs, submodules.
#[derive(Default)]
pub(crate) struct Namespace(HashMap<String, (&'static str, Span)>);

impl Namespace {
    /// The names of one kind of thing, also of those with faults.
    pub fn all(&self, what: &'static str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(_, (kind, _))| *kind == what).map(|(name, _)| name.as_str())
    }

    /// Whether a kind of thing has this name.
    pub fn has(&self, what: &'static str, name: &str) -> bool {
        self.0.get(name).is_some_and(|(kind, _)| *kind == what)
    }
}

/// Where the content of a quoted text stands, and whether the file holds it byte for byte.
fn content(text: &str, quoted: Span, value: &str) -> (Span, bool) {
    let raw = text.get(quoted.range()).unwrap_or("");
    let quotes = if raw.len() >= 6 && (raw.starts_with("\"\"\"") || raw.starts_with("'''")) { 3 } else { 1 };
    let end = quoted.range().end.saturating_sub(quotes).max(quoted.range().start);
    let mut start = (quoted.range().start + quotes).min(end);
    if quotes == 3 {
        let inner = text.get(start..end).unwrap_or("");
        start += inner.len() - inner.strip_prefix("\r\n").or(inner.strip_prefix('\n')).unwrap_or(inner).len();
    }
    let span = Span::new(quoted.source, start, end);
    (span, text.get(start..end) == Some(value))
}

impl<'t> Reader<'t> {
    /// A number or a formula in quotes.
    pub fn formula(&mut self, node: Node<'t>, what: &dyn Display) -> Option<Formula> {
        match node.kind {
            Kind::Text(value) => self.text_formula(node, value, what),
            Kind::Integer(_) | Kind::Float(_) => {
                let ast = Ast::number(self.number(node, what)?);
                let verbatim = self.text.get(node.span.range()) == Some(ast.text());
                Some(Formula { ast, span: node.span, verbatim })
            }
            _ => {
                self.wrong_type(node, what, "a number or a formula in quotes", None);
                None
            }
        }
    }

    fn text_formula(&mut self, node: Node<'t>, value: &str, what: &dyn Display) -> Option<Formula> {
        let (span, verbatim) = content(self.text, node.span, value);
        match quantity(value) {
            Some(Ok(given)) if given.value.is_finite() => {
                return Some(Formula { ast: Ast::number_as(given.value, value), span, verbatim });
            }
            Some(Ok(_)) => {
                let fault = Diagnostic::at(Code::BadNumber, span, format!("{what} is too large"));
                self.report(fault.label("too large").help("numbers reach to about 1.8e308"));
                return None;
            }
            Some(Err(error)) => {
                self.unit_fault(&error, (value, span, verbatim), what);
                return None;
            }
            None => {}
        }
        let words: Vec<(&str, i64)> = self.index.iter().map(|&k| ("index", k)).collect();
        match dalembert_expr::parse(value).and_then(|ast| ast.written_out(&words)) {
            Ok(ast) => Some(Formula { ast, span, verbatim }),
            Err(error) => {
                self.formula_fault(&error, span, verbatim, what);
                None
            }
        }
    }

    /// `"left = right"`.
    pub fn equation(&mut self, node: Node<'t>, what: &dyn Display) -> Option<(Formula, Formula)> {
        let Kind::Text(value) = node.kind else {
            let help = "write it as in \"x^2 + y^2 = L^2\"".to_owned();
            self.wrong_type(node, what, "an equation in quotes", Some(help));
            return None;
        };
        let (span, verbatim) = content(self.text, node.span, value);
        let sides = dalembert_expr::parse_equation(value);
        match sides.and_then(|(left, right)| Ok((left.written_out(&[])?, right.written_out(&[])?))) {
            Ok((left, right)) => Some((Formula { ast: left, span, verbatim }, Formula { ast: right, span, verbatim })),
            Err(error) => {
                self.formula_fault(&error, span, verbatim, what);
                None
            }
        }
    }

    /// A number that something follows which is neither a unit nor makes a formula.
    fn unit_fault(&mut self, error: &UnitError, (value, span, verbatim): (&str, Span, bool), what: &dyn Display) {
        let advice = dalembert_expr::parse(value).err().and_then(|e| e.help);
        let with_unit = error.help.clone().unwrap_or_else(|| "units are written as in \"25 mm\"".to_owned());
        let help = match advice {
            Some(product) => format!("{with_unit}; for a product {product}"),
            None => with_unit,
        };
        let fault = ParseError { span: error.span, message: error.message.clone(), help: Some(help) };
        self.formula_fault(&fault, span, verbatim, what);
    }

    fn formula_fault(&mut self, error: &ParseError, span: Span, verbatim: bool, what: &dyn Display) {
        let place = if verbatim {
            let start = span.range().start;
            Span::new(span.source, start + error.span.start, start + error.span.end)
        } else {
            span
        };
        let fault = Diagnostic::at(Code::Formula, place, format!("{what} cannot be read: {}", error.message));
        let help = error.help.clone().unwrap_or_else(|| general_advice(&error.message).to_owned());
        self.report(fault.label("here").help(help));
    }

    /// One formula or a list of them.
    pub fn formulas(&mut self, node: Node<'t>, what: &dyn Display) -> Option<Vec<Formula>> {
        let Kind::List(list) = node.kind else {
            return Some(vec![self.formula(node, what)?]);
        };
        let read: Vec<Option<Formula>> = toml::elements(list, node.span)
            .enumerate()
            .map(|(i, element)| self.formula(element, &format!("entry {} of {what}", i + 1)))
            .collect();
        read.into_iter().collect()
    }

    /// A new name: an identifier that is not reserved. Reported, but given back all the same, so that reading goes on.
    pub fn name(&mut self, entry: &Entry<'_>, what: &str) -> Spanned<String> {
        if let Some(meaning) = reserved(entry.key) {
            let message = format!("{} cannot be called `{}`: in formulas that is {meaning}", a(what), entry.key);
            let fault = Diagnostic::at(Code::BadName, entry.span, message).label("reserved name");
            self.report(fault.help(format!("choose another name, such as `{}_1`", entry.key)));
        } else if !is_identifier(entry.key) {
            let message = format!("{} is not a name that {} can have", quoted(entry.key), a(what));
            let fault = Diagnostic::at(Code::BadName, entry.span, message).label("not a name");
            self.report(
                fault
                    .help(format!("names are letters, digits and _, and start with a letter{}", suggestion(entry.key))),
            );
        }
        Spanned { value: entry.key.to_owned(), span: entry.span }
    }

    /// The name of the copy that is read: `x[3]` of `x`.
    pub fn copy_of(&self, name: Spanned<String>) -> Spanned<String> {
        match self.index {
            None => name,
            Some(k) => Spanned { value: format!("{}[{k}]", name.value), span: name.span },
        }
    }

    /// A new name in the module's common space.
    pub fn declare(&mut self, names: &mut Namespace, entry: &Entry<'_>, what: &'static str) -> Spanned<String> {
        let plain = self.name(entry, what);
        let name = self.copy_of(plain);
        if self.index.is_some() {
            names.0.insert(name.value.clone(), (what, entry.span));
        }
        if self.index.is_some_and(|k| k > 0) {
            return name;
        }
        match names.0.entry(entry.key.to_owned()) {
            MapEntry::Vacant(free) => {
                free.insert((what, entry.span));
            }
            MapEntry::Occupied(taken) => {
                let (other, place) = *taken.get();
                let message = format!("{} names both {} and {}", quoted(entry.key), a(other), a(what));
                let fault = Diagnostic::at(Code::NameClash, entry.span, message).label(format!("the {what}"));
                self.report(fault.related(place, format!("the {other}")).help("rename one of the two"));
            }
        }
        name
    }

    /// A name of something that exists elsewhere, possibly inside a submodule: `x`, `A.x`, `leg[0].x`.
    pub fn reference(&mut self, text: &str, span: Span, what: &dyn Display) -> Spanned<String> {
        if !is_reference(text) {
            let message = format!("{what} must be named after a variable, which {} cannot be", quoted(text));
            let fault = Diagnostic::at(Code::BadName, span, message).label("not a name");
            self.report(fault.help("variables are named as in x, \"A.x\" or \"leg[0].x\", without primes"));
        }
        Spanned { value: self.numbered(text, span), span }
    }

    /// Entries `variable = formula`.
    pub fn by_variable(&mut self, node: Node<'t>, what: &dyn Display) -> Vec<(Spanned<String>, Formula)> {
        let mut read = Vec::new();
        for entry in self.entries(node, what, "a table { variable = \"formula\" }") {
            let whole = from_fn(|f| write!(f, "{} of {what}", quoted(entry.key)));
            self.copies(&entry, |reader| read.extend(reader.on_variable(&entry, &whole)));
        }
        read
    }

    /// `x = formula`, or `"x[index]" = { value = formula, repeat = N }`.
    fn on_variable(&mut self, entry: &Entry<'t>, whole: &dyn Display) -> Option<(Spanned<String>, Formula)> {
        let name = self.reference(entry.key, entry.span, &"an entry");
        let Kind::Table(table) = entry.node.kind else { return Some((name, self.formula(entry.node, whole)?)) };
        if toml::find(table, entry.node.span, "repeat").is_none() {
            let help = "the name of a submodule's variable stands in quotes, as in \"A.x\" = \"…\"".to_owned();
            self.wrong_type(entry.node, whole, "a number or a formula in quotes", Some(help));
            return None;
        }
        let fields = self.fields(entry.node, whole, keys::COPIED);
        let Some(value) = fields.get("value") else {
            self.missing(entry.node.span, whole, "value", "value = \"…\", a formula of `index`");
            return None;
        };
        Some((name, self.formula(value.node, whole)?))
    }
}

/// What to do where the parser has no advice of its own.
fn general_advice(message: &str) -> &'static str {
    if message.contains("never closed") {
        "add the missing `)`"
    } else if message.contains("never opened") {
        "remove it, or add the missing `(`"
    } else if message.contains("has to follow") {
        "complete the formula, or remove the operator"
    } else if message.contains("empty") {
        "write a formula, or 0"
    } else {
        "formulas are written as in \"m/2*(x'^2 + y'^2) + sin(t)\""
    }
}

/// What a word means in formulas whatever the model says.
pub(crate) fn reserved(name: &str) -> Option<&'static str> {
    let word = RESERVED.iter().find(|(word, _)| *word == name).map(|(_, meaning)| *meaning);
    // A body may well be called `floor`; names and calls are told apart.
    let function = Function::from_name(name).filter(|function| *function != Function::Floor);
    word.or(function.map(|_| "a function"))
}

/// The word with its article.
fn a(what: &str) -> String {
    let article = if what.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {what}")
}

/// Whether formulas can speak of it as one plain name.
pub(crate) fn is_identifier(text: &str) -> bool {
    is_reference(text) && !text.contains(['.', '['])
}

pub(super) fn is_reference(text: &str) -> bool {
    let plain = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    if plain && reserved(text).is_none() {
        return true;
    }
    let Ok(ast) = dalembert_expr::parse(text) else { return false };
    let whole = |span: &dalembert_expr::Span| span.start == 0 && span.end == text.len();
    matches!(ast.names().as_slice(), [(name, 0, span)] if name == text && whole(span))
}

/// A name close to what was wanted.
fn suggestion(text: &str) -> String {
    let usable = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' };
    let mut name: String = text.chars().take(40).map(usable).collect();
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        name.insert(0, '_');
    }
    if is_identifier(&name) && name.contains(|c: char| c.is_ascii_alphanumeric()) {
        format!("; for example {}", quoted(&name))
    } else {
        String::new()
    }
}
