//! Forms as the body of a LaTeX document (`amsmath`).

use dalembert_expr::{latex, latex_name};

use super::document::{Block, Document, Equation, Named, latex_escape};
use super::layout::{Inside, lines, put};
use super::naming::Definition;

/// Characters printed on a line, roughly.
const WIDTH: usize = 90;

/// Writes a document as LaTeX.
pub(super) fn render(document: &Document<'_>) -> String {
    let mut out = format!("% needs \\usepackage{{amsmath}}\n\\section*{{{}}}\n", latex_escape(&document.forms.title));
    for block in &document.blocks {
        match block {
            Block::Heading(heading) => put(&mut out, format_args!("\\subsection*{{{}}}\n", latex_escape(heading))),
            Block::Note(words) => out += &displayed(&words.latex),
            Block::Equations(list) => {
                let left = list.iter().map(|e| width(&document.naming.print(&e.left, false, latex))).max().unwrap_or(0);
                align(list.iter().map(|e| equation(document, e, left)), &mut out);
            }
            Block::Matrices(list) => align(list.iter().map(|m| matrix(document, m)), &mut out),
            Block::Definitions(list) => align(list.iter().map(|d| definition(document, d)), &mut out),
        }
    }
    out
}

/// `$$ … $$` as an environment, so that spacing is that of `amsmath`.
fn displayed(words: &str) -> String {
    match words.strip_prefix("$$").and_then(|rest| rest.split_once("$$")) {
        Some((formula, rest)) => {
            format!("\\begin{{equation*}}\n{formula}\n\\end{{equation*}}\n{}", sentence(rest.trim()))
        }
        None => sentence(words),
    }
}

fn sentence(words: &str) -> String {
    if words.is_empty() { String::new() } else { format!("{words}\n") }
}

fn align(rows: impl Iterator<Item = String>, out: &mut String) {
    let rows: Vec<String> = rows.filter(|r| !r.is_empty()).collect();
    put(out, format_args!("\\begin{{align*}}\n{}\n\\end{{align*}}\n", rows.join(" \\\\\n")));
}

/// How wide a formula prints, roughly: commands count as one character, fractions and braces as none.
pub(super) fn width(formula: &str) -> usize {
    let mut total = 0;
    let mut chars = formula.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' => {
                let mut name = String::new();
                while let Some(&l) = chars.peek().filter(|l| l.is_ascii_alphabetic()) {
                    name.push(l);
                    chars.next();
                }
                total += usize::from(!matches!(
                    name.as_str(),
                    "frac" | "left" | "right" | "mathrm" | "text" | "dot" | "ddot"
                ));
            }
            '{' | '}' | '_' | '^' | ' ' => {}
            _ => total += 1,
        }
    }
    total
}

/// Between two lines of a formula.
const NEXT: &str = " \\\\\n&\\quad {} ";

/// A formula in lines: outside of all parentheses where that is enough. A pair of \left and \right can't end on two lines; others can.
pub(super) fn split(formula: &str, room: usize) -> Vec<String> {
    if width(formula) <= room {
        return vec![formula.to_owned()];
    }
    let fixed = |text: &str, bracket: char, closing: char| {
        let opening = text.replace(&format!("\\left{bracket}"), &format!("\\bigl{bracket}"));
        opening.replace(&format!("\\right{closing}"), &format!("\\bigr{closing}"))
    };
    let formula = fixed(formula, '|', '|');
    let outside = lines(&formula, room, width, Inside::Nothing);
    if outside.iter().all(|line| width(line) <= room + room / 4) {
        return outside;
    }
    lines(&fixed(&opened(&formula, room), '(', ')'), room, width, Inside::Parentheses)
}

/// No line ends inside a fraction: one whose numerator is wider than a line becomes a product, \frac{1}{c} (a + b) for \frac{a + b}{c}.
pub(super) fn opened(formula: &str, room: usize) -> String {
    let (mut out, mut rest) = (String::with_capacity(formula.len()), formula);
    while let Some((before, fraction)) = rest.split_once("\\frac{") {
        let (above, after) = braced(fraction);
        let (below, after) = braced(after.strip_prefix('{').unwrap_or(after));
        out.push_str(before);
        if width(above) > room {
            out.push_str(&factors(&opened(above, room), below));
        } else {
            out.push_str(&format!("\\frac{{{above}}}{{{below}}}"));
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

/// What stands before the brace that closes, and what after it.
fn braced(text: &str) -> (&str, &str) {
    let mut depth = 1;
    for (k, b) in text.bytes().enumerate() {
        depth += i32::from(b == b'{') - i32::from(b == b'}');
        if depth == 0 {
            return (&text[..k], &text[k + 1..]);
        }
    }
    (text, "")
}

/// A fraction as a product; a number that the numerator begins with stays in it.
fn factors(above: &str, below: &str) -> String {
    if lines(above, 0, width, Inside::Nothing).len() > 1 || above.starts_with('-') {
        return format!("\\frac{{1}}{{{below}}} \\left({above}\\right)");
    }
    match above.split_once(' ').filter(|(number, _)| number.bytes().all(|b| b.is_ascii_digit())) {
        Some((number, rest)) => format!("\\frac{{{number}}}{{{below}}} {rest}"),
        None => format!("\\frac{{1}}{{{below}}} {above}"),
    }
}

/// Left sides wider than this stand on lines of their own.
const WIDE_LEFT: usize = 30;

/// An equation whose left side stands beside others of up to `pad`.
fn broken(left: &str, sign: &str, right: &str, pad: usize) -> String {
    let room = WIDTH.saturating_sub(pad).max(40);
    format!("{left} &{sign} {}", split(right, room).join(NEXT))
}

fn equation(document: &Document<'_>, e: &Equation, pad: usize) -> String {
    let left = document.naming.print(&e.left, false, latex);
    let right = document.naming.print(&e.right, false, latex);
    let sign = if e.unequal { "\\ne" } else { "=" };
    let label = e.label.as_ref().map_or(String::new(), |l| format!(" && \\text{{({})}}", latex_escape(l)));
    let fits = |l: &str, r: &str| width(l) + width(r) <= WIDTH - 10;
    if pad <= WIDE_LEFT {
        return broken(&left, sign, &right, pad) + &label;
    }
    if fits(&left, &right) {
        return format!("&{left} {sign} {right}{label}");
    }
    let [left, right] = [&left, &right].map(|side| split(side, WIDTH - 6).join(NEXT));
    format!("&{left} \\\\\n&\\quad {sign} {right}{label}")
}

fn definition(document: &Document<'_>, d: &Definition) -> String {
    broken(&latex_name(&d.name), "=", &document.naming.print(&[d.e], true, latex), 4)
}

fn matrix(document: &Document<'_>, m: &Named) -> String {
    let (factor, cells) = document.naming.cells(&m.entries, latex, true);
    let columns = cells.first().map_or(0, Vec::len);
    let wide: usize = (0..columns).map(|j| cells.iter().map(|row| width(&row[j])).max().unwrap_or(0) + 2).sum();
    if wide > WIDTH + WIDTH / 2 {
        return entries(&m.name.latex, &document.naming.cells(&m.entries, latex, false).1);
    }
    let name = &m.name.latex;
    let factor = factor.map_or(String::new(), |f| format!("{f} "));
    if let ([row], 1) = (cells.as_slice(), columns) {
        return format!("{name} &= {factor}{}", row[0]);
    }
    let rows: Vec<String> = cells.iter().map(|row| format!("  {}", row.join(" & "))).collect();
    // Rows with fractions need air.
    let air = if cells.iter().flatten().any(|c| c.contains("\\frac")) { " \\\\[1ex]\n" } else { " \\\\\n" };
    format!("{name} &= {factor}\\begin{{pmatrix}}\n{}\n\\end{{pmatrix}}", rows.join(air))
}

/// A matrix that is too wide for a page: its entries one by one.
fn entries(name: &str, cells: &[Vec<String>]) -> String {
    let symmetric =
        cells.len() == cells[0].len() && (0..cells.len()).all(|i| (0..i).all(|j| cells[i][j] == cells[j][i]));
    if let [row] = cells
        && let [cell] = row.as_slice()
    {
        return broken(name, "=", cell, 6);
    }
    let name = if name.contains([' ', '\\']) { format!("({name})") } else { name.to_owned() };
    let mut list = Vec::new();
    for (i, row) in cells.iter().enumerate() {
        for (j, cell) in row.iter().enumerate().filter(|(j, c)| c.as_str() != "0" && !(symmetric && *j < i)) {
            let both = if symmetric && i != j { format!(" = {name}_{{{},{}}}", j + 1, i + 1) } else { String::new() };
            let place = if row.len() == 1 { format!("{}", i + 1) } else { format!("{},{}", i + 1, j + 1) };
            list.push(broken(&format!("{name}_{{{place}}}{both}"), "=", cell, 12));
        }
    }
    list.join(" \\\\\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A numerator of many terms over a sum, as accelerations of mechanisms have, and the same inside a product.
    #[test]
    fn fractions_that_are_too_wide_are_broken() {
        let terms = |n: usize| (1..=n).map(|k| format!("a_{{{k}}} x_{{{k}}}^2")).collect::<Vec<_>>().join(" + ");
        let sum = terms(30);
        for formula in [
            format!("\\frac{{{sum}}}{{b + c}}"),
            format!("-\\frac{{5 \\left({sum}\\right)}}{{b + c}}"),
            format!("d + \\frac{{z \\left({sum}\\right) \\sin(x)}}{{b + c}}"),
        ] {
            let lines = split(&formula, 60);
            assert!(lines.len() > 2 && lines.iter().all(|line| width(line) <= 60), "{lines:#?}");
            let whole = lines.join(" ");
            assert!(whole.contains("{b + c} ") && (1..=30).all(|k| whole.contains(&format!("a_{{{k}}} "))), "{whole}");
            assert_eq!(whole.matches('{').count(), whole.matches('}').count(), "{whole}");
        }
        let narrow = format!("\\frac{{{}}}{{b}} + \\left({sum}\\right) c", terms(2));
        assert!(split(&narrow, 60)[0].starts_with(&format!("\\frac{{{}}}{{b}}", terms(2))), "{:?}", split(&narrow, 60));
    }
}
