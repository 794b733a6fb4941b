//! Forms as text for a screen.

use dalembert_expr::text;

use super::document::{Block, Document, Equation, Named};
use super::layout::{Inside, lines, put};
use super::naming::Definition;

/// Columns of a screen.
pub(super) const WIDTH: usize = 100;
/// A right side gets at least so many columns.
const MARGIN: usize = 40;

/// Lays a document out in at most [`WIDTH`] columns where formulas allow it, with remarks in as many as are given.
pub(super) fn render(document: &Document<'_>, columns: usize) -> String {
    let mut out = format!("{}\n{}\n", document.forms.title, "=".repeat(document.forms.title.chars().count()));
    for block in &document.blocks {
        out.push('\n');
        match block {
            Block::Heading(heading) => {
                put(&mut out, format_args!("{heading}\n{}", "-".repeat(heading.chars().count())));
            }
            Block::Note(words) => words.text.lines().for_each(|line| note(line, columns, &mut out)),
            Block::Equations(list) => equations(document, list, &mut out),
            Block::Matrices(list) => list.iter().for_each(|m| matrix(document, m, &mut out)),
            Block::Definitions(list) => definitions(document, list, &mut out),
        }
        while out.ends_with("\n\n") {
            out.pop();
        }
        if !out.ends_with('\n') {
            out.push('\n');
        }
    }
    out
}

fn count(s: &str) -> usize {
    s.chars().count()
}

/// A remark, broken between words.
fn note(line: &str, columns: usize, out: &mut String) {
    let mut width = 0;
    for word in line.split_inclusive(' ') {
        if width > 0 && width + count(word.trim_end()) > columns.saturating_sub(2) {
            out.truncate(out.trim_end().len());
            out.push('\n');
            width = 0;
        }
        if width == 0 {
            out.push_str("  ");
        }
        out.push_str(word);
        width += count(word);
    }
    out.push('\n');
}

fn equations(document: &Document<'_>, list: &[Equation], out: &mut String) {
    let naming = &document.naming;
    let label = |e: &Equation| e.label.as_ref().map_or(String::new(), |l| format!("{l}: "));
    let left: Vec<String> =
        list.iter().map(|e| format!("{}{}", label(e), naming.print(&e.left, false, text))).collect();
    let pad = left.iter().map(|l| count(l)).filter(|&l| l <= WIDTH / 3).max().unwrap_or(0);
    for (e, left) in list.iter().zip(&left) {
        let sign = if e.unequal { "≠" } else { "=" };
        aligned(left, sign, &naming.print(&e.right, false, text), pad, out);
    }
}

/// `  left = right`, the equals sign in column `pad`; sides that do not fit beside each other get lines of their own.
fn aligned(left: &str, sign: &str, right: &str, pad: usize, out: &mut String) {
    let start = format!("  {left}{}", " ".repeat(pad.saturating_sub(count(left))));
    let indent = count(&start) + 3;
    if indent + count(right) <= WIDTH {
        return put(out, format_args!("{start} {sign} {right}\n"));
    }
    let beside = lines(right, WIDTH.saturating_sub(indent + 3).max(MARGIN), count, Inside::Brackets);
    if indent <= WIDTH / 2 + 3 && beside.iter().all(|l| count(l) + indent <= WIDTH) {
        put(out, format_args!("{start} {sign} {}\n", beside.join(&format!("\n{}", " ".repeat(indent)))));
    } else {
        let left = lines(left, WIDTH - 6, count, Inside::Brackets).join("\n    ");
        let right = lines(right, WIDTH - 9, count, Inside::Brackets).join("\n      ");
        put(out, format_args!("  {left}\n    {sign} {right}\n"));
    }
}

fn definitions(document: &Document<'_>, list: &[Definition], out: &mut String) {
    let pad = list.iter().map(|d| count(&d.name)).max().unwrap_or(0);
    for d in list {
        aligned(&d.name, "=", &document.naming.print(&[d.e], true, text), pad, out);
    }
}

fn matrix(document: &Document<'_>, m: &Named, out: &mut String) {
    let (factor, cells) = document.naming.cells(&m.entries, text, true);
    let columns = cells.first().map_or(0, Vec::len);
    let name = &m.name.text;
    if columns == 0 {
        return;
    }
    let factor = factor.map_or(String::new(), |f| format!("{f} "));
    if columns == 1 && cells.len() > 1 && factor.is_empty() && cells.iter().all(|row| count(&row[0]) < 24) {
        let list: Vec<&str> = cells.iter().map(|row| row[0].as_str()).collect();
        let line = format!("  {name} = ({})ᵀ\n", list.join(", "));
        if count(&line) <= WIDTH {
            put(out, format_args!("{line}\n"));
            return;
        }
    }
    let widths: Vec<usize> = (0..columns).map(|j| cells.iter().map(|row| count(&row[j])).max().unwrap_or(0)).collect();
    if widths.iter().sum::<usize>() + 3 * columns + count(name) + count(&factor) + 8 > WIDTH {
        return entries(name, &document.naming.cells(&m.entries, text, false).1, out);
    }
    let lead = format!("  {name} = {factor}");
    if cells.len() == 1 && columns == 1 {
        aligned(name, "=", &cells[0][0], 0, out);
        return out.push('\n');
    }
    for (i, row) in cells.iter().enumerate() {
        let line: Vec<String> =
            row.iter().zip(&widths).map(|(c, w)| format!("{c}{}", " ".repeat(w - count(c)))).collect();
        let head = if i == 0 { lead.clone() } else { " ".repeat(count(&lead)) };
        put(out, format_args!("{head}[ {} ]\n", line.join("   ")));
    }
    out.push('\n');
}

/// A matrix that is too wide for the screen: its entries one by one.
fn entries(name: &str, cells: &[Vec<String>], out: &mut String) {
    let (rows, columns) = (cells.len(), cells[0].len());
    if (rows, columns) == (1, 1) {
        aligned(name, "=", &cells[0][0], 0, out);
        return out.push('\n');
    }
    let symmetric = rows == columns && (0..rows).all(|i| (0..i).all(|j| cells[i][j] == cells[j][i]));
    let about = if symmetric { " (symmetric)" } else { "" };
    let size = if columns == 1 { String::new() } else { format!(", {rows} by {columns}{about}") };
    put(out, format_args!("  {name}{size}, entries that are not zero:\n"));
    let name = if name.contains(' ') { format!("({name})") } else { name.to_owned() };
    let mut list = Vec::new();
    for (i, row) in cells.iter().enumerate() {
        for (j, cell) in row.iter().enumerate().filter(|(j, c)| c.as_str() != "0" && !(symmetric && *j < i)) {
            let place = if columns == 1 { format!("[{}]", i + 1) } else { format!("[{},{}]", i + 1, j + 1) };
            list.push((format!("  {name}{place}"), cell));
        }
    }
    let pad = list.iter().map(|e| count(&e.0)).max().unwrap_or(0);
    for (left, right) in &list {
        aligned(left, "=", right, pad, out);
    }
    out.push('\n');
}
