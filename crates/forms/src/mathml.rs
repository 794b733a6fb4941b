//! Formulas as MathML: the LaTeX of this crate read again, so that fractions, parentheses and names are decided in one place.
//!
//! What is read is the language that [`dalembert_expr::latex`] and the document write: letters, numbers, `_`, `^`, braces, `\frac`,
//! `\sqrt`, dots over letters, fences, words, `pmatrix` and `cases`. Anything else becomes its own name, so that nothing is lost. Groups
//! wait on a list and not on the stack: their depth is the user's.

use std::iter::Peekable;
use std::str::Chars;

/// Commands of one sign, and their signs.
const SIGNS: [(&str, &str); 49] = [
    ("alpha", "α"),
    ("beta", "β"),
    ("gamma", "γ"),
    ("delta", "δ"),
    ("epsilon", "ϵ"),
    ("varepsilon", "ε"),
    ("zeta", "ζ"),
    ("eta", "η"),
    ("theta", "θ"),
    ("vartheta", "ϑ"),
    ("iota", "ι"),
    ("kappa", "κ"),
    ("lambda", "λ"),
    ("mu", "μ"),
    ("nu", "ν"),
    ("xi", "ξ"),
    ("omicron", "ο"),
    ("pi", "π"),
    ("rho", "ρ"),
    ("sigma", "σ"),
    ("tau", "τ"),
    ("upsilon", "υ"),
    ("phi", "ϕ"),
    ("varphi", "φ"),
    ("chi", "χ"),
    ("psi", "ψ"),
    ("omega", "ω"),
    ("Gamma", "Γ"),
    ("Delta", "Δ"),
    ("Theta", "Θ"),
    ("Lambda", "Λ"),
    ("Xi", "Ξ"),
    ("Pi", "Π"),
    ("Sigma", "Σ"),
    ("Upsilon", "Υ"),
    ("Phi", "Φ"),
    ("Psi", "Ψ"),
    ("Omega", "Ω"),
    ("infty", "∞"),
    ("nabla", "∇"),
    ("partial", "∂"),
    ("_", "_"),
    ("#", "#"),
    ("$", "$"),
    ("%", "%"),
    ("&", "&"),
    ("textbackslash", "\\"),
    ("textasciitilde", "~"),
    ("textasciicircum", "^"),
];
/// Commands of operators.
const OPERATORS: [(&str, &str); 7] =
    [("cdot", "·"), ("le", "≤"), ("ge", "≥"), ("ne", "≠"), ("dots", "…"), ("{", "{"), ("}", "}")];
/// Commands of functions that are written as they are called.
pub(super) const FUNCTIONS: [&str; 14] =
    ["sin", "cos", "tan", "arcsin", "arccos", "arctan", "sinh", "cosh", "tanh", "exp", "ln", "min", "max", "log"];
/// Widths of spaces, em.
const SPACES: [(&str, &str); 3] = [(",", "0.17"), ("quad", "1"), ("qquad", "2")];

/// Text with the characters of markup made harmless.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            c => out.push(c),
        }
    }
    out
}

/// Something whole, with what stands below and above at its right.
#[derive(Default)]
struct Item {
    base: String,
    below: Option<String>,
    above: Option<String>,
}

impl Item {
    fn new(base: String) -> Self {
        Self { base, ..Self::default() }
    }

    /// Whether it is a name of several letters, without scripts.
    fn is_word(&self) -> bool {
        let name = self.base.strip_prefix("<mi>").and_then(|rest| rest.strip_suffix("</mi>"));
        self.below.is_none() && self.above.is_none() && name.is_some_and(|n| !n.contains('<') && n.chars().count() > 1)
    }

    fn markup(&self) -> String {
        let base = &self.base;
        match (&self.below, &self.above) {
            (None, None) => base.clone(),
            (Some(b), None) => format!("<msub>{base}{b}</msub>"),
            (None, Some(a)) => format!("<msup>{base}{a}</msup>"),
            (Some(b), Some(a)) => format!("<msubsup>{base}{b}{a}</msubsup>"),
        }
    }
}

/// What waits for the item that comes next.
enum Wait {
    Below(Item),
    Above(Item),
    Over,
    Under(String),
    Root,
    Dots(usize),
}

enum Frame {
    Group,
    /// The opening sign.
    Fence(String),
    /// An environment: its name, its rows so far, the cells of this row.
    Table(String, Vec<String>, Vec<String>),
}

struct Level {
    frame: Frame,
    row: Vec<Item>,
    waiting: Vec<Wait>,
}

impl Level {
    fn new(frame: Frame) -> Self {
        Self { frame, row: Vec::new(), waiting: Vec::new() }
    }

    /// Takes an item: as what something waits for, or as the next of the row.
    fn take(&mut self, mut item: Item) {
        while let Some(wait) = self.waiting.pop() {
            item = match wait {
                Wait::Below(base) => Item { below: Some(item.markup()), ..base },
                Wait::Above(base) => Item { above: Some(item.markup()), ..base },
                Wait::Over => {
                    self.waiting.push(Wait::Under(item.markup()));
                    return;
                }
                Wait::Under(above) => Item::new(format!("<mfrac>{above}{}</mfrac>", item.markup())),
                Wait::Root => Item::new(format!("<msqrt>{}</msqrt>", item.markup())),
                Wait::Dots(n) => {
                    // Over a word, dots would stand on the letter in its middle. A prime is raised by itself: as a script it would be a speck.
                    if item.is_word() {
                        let primes = ["", "′", "″", "‴", "⁗"].get(n).copied().unwrap_or("′");
                        item = Item::new(item.base.replace("</mi>", &format!("{primes}</mi>")));
                        continue;
                    }
                    let dots = ["", "˙", "¨", "…", "⋯"].get(n).copied().unwrap_or("˙");
                    Item::new(format!("<mover>{}<mo>{dots}</mo></mover>", item.markup()))
                }
            };
        }
        self.row.push(item);
    }

    /// What a script stands at: the last of the row.
    fn base(&mut self) -> Item {
        self.row.pop().unwrap_or_else(|| Item::new("<mrow></mrow>".to_owned()))
    }

    fn inner(&mut self) -> String {
        // What waits for something that does not come is not lost.
        while !self.waiting.is_empty() {
            self.take(Item::new("<mrow></mrow>".to_owned()));
        }
        let all: String = self.row.iter().map(Item::markup).collect();
        self.row.clear();
        all
    }

    fn markup(&mut self) -> String {
        let one = self.row.len() == 1 && self.waiting.is_empty();
        let inner = self.inner();
        if one { inner } else { format!("<mrow>{inner}</mrow>") }
    }
}

fn fence(sign: &str, stretchy: bool) -> String {
    format!("<mo stretchy=\"{stretchy}\">{}</mo>", escape(sign))
}

/// A formula, without the `<math>` around it.
pub(super) fn formula(latex: &str) -> String {
    let mut reader = Reader { chars: latex.chars().peekable(), levels: vec![Level::new(Frame::Group)] };
    while let Some(c) = reader.chars.next() {
        reader.one(c);
    }
    while reader.levels.len() > 1 {
        reader.close("");
    }
    reader.levels.pop().map_or_else(String::new, |mut level| level.inner())
}

struct Reader<'l> {
    chars: Peekable<Chars<'l>>,
    levels: Vec<Level>,
}

impl Reader<'_> {
    fn top(&mut self) -> &mut Level {
        if self.levels.is_empty() {
            self.levels.push(Level::new(Frame::Group));
        }
        let last = self.levels.len() - 1;
        &mut self.levels[last]
    }

    fn take(&mut self, markup: String) {
        self.top().take(Item::new(markup));
    }

    fn one(&mut self, c: char) {
        match c {
            '\\' => self.command(),
            '{' => self.levels.push(Level::new(Frame::Group)),
            '}' => self.close("}"),
            '_' | '^' => {
                let level = self.top();
                let base = level.base();
                level.waiting.push(if c == '_' { Wait::Below(base) } else { Wait::Above(base) });
            }
            '&' => self.cell(),
            '0'..='9' => {
                let mut number = String::from(c);
                // A script takes a digit alone.
                let alone = self.top().waiting.last().is_some();
                while let Some(d) = self.chars.next_if(|d| !alone && (d.is_ascii_digit() || *d == '.')) {
                    number.push(d);
                }
                self.take(format!("<mn>{number}</mn>"));
            }
            '-' => self.take("<mo>−</mo>".to_owned()),
            '(' | ')' | '[' | ']' | '|' => self.take(fence(&c.to_string(), false)),
            '+' | '=' | '<' | '>' | ',' | ';' | '/' | '*' | '\'' => {
                self.take(format!("<mo>{}</mo>", escape(&c.to_string())))
            }
            '~' => self.take("<mspace width=\"0.3em\"/>".to_owned()),
            c if c.is_whitespace() => {}
            c => self.take(format!("<mi>{}</mi>", escape(&c.to_string()))),
        }
    }

    /// The letters of a command, or its one sign.
    fn name(&mut self) -> String {
        let mut name = String::new();
        while let Some(c) = self.chars.next_if(char::is_ascii_alphabetic) {
            name.push(c);
        }
        if name.is_empty() {
            name.extend(self.chars.next());
        }
        name
    }

    /// What stands between braces, as words.
    fn words(&mut self) -> String {
        let (mut out, mut depth) = (String::new(), 0);
        while let Some(c) = self.chars.next() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                '\\' => {
                    let name = self.name();
                    let sign = SIGNS.iter().chain(&OPERATORS).find(|s| s.0 == name);
                    out.push_str(sign.map_or(name.as_str(), |s| s.1));
                    if matches!(name.as_str(), "textbackslash" | "textasciitilde" | "textasciicircum") {
                        self.chars.next_if_eq(&'{');
                        self.chars.next_if_eq(&'}');
                    }
                }
                c => out.push(c),
            }
            if depth <= 0 {
                break;
            }
        }
        out
    }

    fn command(&mut self) {
        let name = self.name();
        if let Some((_, sign)) = SIGNS.iter().find(|s| s.0 == name) {
            // Greek capitals stand upright, as in LaTeX.
            let upright =
                if name.starts_with(|c: char| c.is_ascii_uppercase()) { " mathvariant=\"normal\"" } else { "" };
            return self.take(format!("<mi{upright}>{}</mi>", escape(sign)));
        }
        if let Some((_, sign)) = OPERATORS.iter().find(|s| s.0 == name) {
            return self.take(format!("<mo>{sign}</mo>"));
        }
        if let Some((_, width)) = SPACES.iter().find(|s| s.0 == name) {
            return self.take(format!("<mspace width=\"{width}em\"/>"));
        }
        if FUNCTIONS.contains(&name.as_str()) {
            return self.function(&name);
        }
        match name.as_str() {
            "frac" => self.top().waiting.push(Wait::Over),
            "sqrt" => self.top().waiting.push(Wait::Root),
            "dot" | "ddot" | "dddot" | "ddddot" => self.top().waiting.push(Wait::Dots(name.len() - 2)),
            "left" => {
                let sign = self.sign();
                self.levels.push(Level::new(Frame::Fence(sign)));
            }
            "bigl" | "bigr" => {
                let sign = self.sign();
                self.take(fence(&sign, false));
            }
            // As tall as a fraction: what it encloses stands in other formulas.
            "Bigl" | "Bigr" => {
                let sign = escape(&self.sign());
                self.take(format!("<mo stretchy=\"true\" symmetric=\"true\" minsize=\"2.2em\">{sign}</mo>"));
            }
            "right" => {
                let sign = self.sign();
                self.close(&sign);
            }
            "mathrm" | "mathcal" | "operatorname" => {
                let words = self.words();
                if name == "operatorname" {
                    return self.function(&words);
                }
                let cal = words.chars().next().filter(|_| name == "mathcal");
                let words = cal.map_or_else(|| escape(&words), script);
                let upright = if words.chars().count() == 1 { " mathvariant=\"normal\"" } else { "" };
                self.take(format!("<mi{upright}>{words}</mi>"));
            }
            "text" => {
                let words = self.words();
                // A name in letters that mathematics mode does not have.
                let name = words.chars().any(|c| c.is_alphabetic() && !c.is_ascii()) && !words.contains(' ');
                let (tag, words) = (if name { "mi" } else { "mtext" }, escape(&words));
                self.take(format!("<{tag}>{words}</{tag}>"));
            }
            "texttt" => {
                let words = escape(&self.words());
                self.take(format!("<mtext class=\"code\">{words}</mtext>"));
            }
            "begin" => {
                let words = self.words();
                self.levels.push(Level::new(Frame::Table(words, Vec::new(), Vec::new())));
            }
            "end" => {
                self.words();
                self.close("");
            }
            "\\" => {
                self.cell();
                if let Frame::Table(_, rows, cells) = &mut self.top().frame {
                    rows.push(format!("<mtr>{}</mtr>", cells.concat()));
                    cells.clear();
                }
            }
            " " | "!" | "" => {}
            other => {
                let other = escape(other);
                self.take(format!("<mi>{other}</mi>"));
            }
        }
    }

    fn sign(&mut self) -> String {
        match self.chars.next() {
            Some('\\') => self.name(),
            Some(c) => c.to_string(),
            None => String::new(),
        }
    }

    fn function(&mut self, name: &str) {
        let before = if self.top().row.is_empty() { "0" } else { "0.17" };
        let after = if matches!(self.chars.peek(), Some('(' | '^' | '{')) { "0" } else { "0.17" };
        let name = escape(name);
        self.take(format!("<mo lspace=\"{before}em\" rspace=\"{after}em\">{name}</mo>"));
    }

    fn cell(&mut self) {
        let level = self.top();
        if matches!(level.frame, Frame::Table(..)) {
            let cell = level.inner();
            if let Frame::Table(_, _, cells) = &mut level.frame {
                cells.push(format!("<mtd>{cell}</mtd>"));
            }
        }
    }

    /// Ends what was begun last; the outermost group never ends.
    fn close(&mut self, sign: &str) {
        if self.levels.len() < 2 {
            return;
        }
        if matches!(self.top().frame, Frame::Table(..)) {
            self.cell();
        }
        let Some(mut level) = self.levels.pop() else { return };
        let inner = match level.frame {
            Frame::Group => level.markup(),
            Frame::Fence(ref open) => {
                let open = fence(open, true);
                format!("<mrow>{open}{}{}</mrow>", level.inner(), fence(sign, true))
            }
            Frame::Table(name, mut rows, cells) => {
                if cells.iter().any(|c| c != "<mtd></mtd>") {
                    rows.push(format!("<mtr>{}</mtr>", cells.concat()));
                }
                let (open, close) = if name == "cases" { ("{", "") } else { ("(", ")") };
                let align = if name == "cases" { " columnalign=\"left\"" } else { "" };
                let close = if close.is_empty() { String::new() } else { fence(close, true) };
                format!("<mrow>{}<mtable{align}>{}</mtable>{close}</mrow>", fence(open, true), rows.concat())
            }
        };
        self.take(inner);
    }
}

/// A script capital.
fn script(c: char) -> String {
    match c {
        'J' => "𝒥".to_owned(),
        'R' => "ℛ".to_owned(),
        other => escape(&other.to_string()),
    }
}

/// Words with formulas between `$` in them.
pub(super) fn sentence(words: &str) -> String {
    let mut out = String::new();
    for (k, shown) in words.split("$$").enumerate() {
        if k % 2 == 1 {
            out.push_str(&format!("<math display=\"block\">{}</math>", formula(shown)));
            continue;
        }
        for (k, part) in shown.split('$').enumerate() {
            if k % 2 == 1 {
                out.push_str(&format!("<math>{}</math>", formula(part)));
            } else {
                out.push_str(&coded(part));
            }
        }
    }
    out
}

/// Words with `\texttt{NAME}` as code.
fn coded(words: &str) -> String {
    let mut out = String::new();
    let mut parts = words.split("\\texttt");
    out.push_str(&escape(parts.next().unwrap_or_default()));
    for part in parts {
        let mut reader = Reader { chars: part.chars().peekable(), levels: Vec::new() };
        let name = reader.words();
        let rest: String = reader.chars.collect();
        out.push_str(&format!("<code>{}</code>{}", escape(&name), escape(&rest)));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Markup in which every element that begins ends, in order.
    fn assert_whole(markup: &str) {
        let mut open = Vec::new();
        for tag in markup.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default()) {
            match tag.strip_prefix('/') {
                Some(name) => assert_eq!(open.pop(), Some(name.to_owned()), "{markup}"),
                None if tag.ends_with('/') => {}
                None => open.push(tag.split(' ').next().unwrap_or_default().to_owned()),
            }
        }
        assert!(open.is_empty(), "{markup}");
    }

    #[test]
    fn scripts_and_dots_stand_at_what_they_belong_to() {
        let dotted = "<mover><mi>θ</mi><mo>˙</mo></mover>";
        assert_eq!(formula(r"\dot\theta^2"), format!("<msup>{dotted}<mn>2</mn></msup>"));
        let primed = "<mi>shoulder″</mi>";
        assert_eq!(formula(r"\ddot{\mathrm{shoulder}}"), primed, "over a word, dots would stand on one letter");
        assert_eq!(formula(r"\dot{\mathrm{elbow}}^2"), "<msup><mi>elbow′</mi><mn>2</mn></msup>");
        assert_eq!(formula(r"\dot{\text{масса}}_2"), "<msub><mi>масса′</mi><mn>2</mn></msub>");
        assert_eq!(formula("x_1^2"), "<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>");
        assert_eq!(formula(r"\frac{1}{2} m"), "<mfrac><mn>1</mn><mn>2</mn></mfrac><mi>m</mi>");
        assert_eq!(
            formula(r"\lambda_{\mathrm{C.x}}"),
            "<msub><mi>λ</mi><mi>C.x</mi></msub>",
            "a name of more than one letter stands upright by itself"
        );
        assert_eq!(formula("4.905 a"), "<mn>4.905</mn><mi>a</mi>");
    }

    /// Whatever is damaged, the markup stays whole and nothing of the text is markup.
    #[test]
    fn damaged_formulas_give_whole_markup() {
        let whole = r"\left(\frac{a}{b_{2}} + \begin{cases} x & \text{if } [a < b] \\ -\sqrt{y} & \text{otherwise} \end{cases}\right)^{2} \cdot e^{-t/\tau}";
        for k in 0..=whole.len() {
            for text in [&whole[..k], &whole[k..]] {
                assert_whole(&formula(text));
            }
        }
        for text in ["}}}", "^^__", "\\", "\\frac", "a & b \\\\", "\\end{x}", "<script>", "$", "\\right)"] {
            assert_whole(&formula(text));
            assert_whole(&sentence(text));
            assert!(!formula(text).contains("<script"));
        }
        let deep = format!("{}x{}", "{".repeat(100_000), "}".repeat(100_000));
        assert_eq!(formula(&deep), "<mi>x</mi>");
    }

    #[test]
    fn words_hold_formulas_and_code() {
        let found = sentence(r"The rows \texttt{C.r\_x}, and $A$ of $$A \alpha = b$$");
        assert!(found.contains("<code>C.r_x</code>, and <math><mi>A</mi></math>"), "{found}");
        assert!(found.ends_with("<mo>=</mo><mi>b</mi></math>"), "{found}");
        assert_whole(&found);
    }
}
