//! Forms as a part of a page: headings, sentences, equations as MathML whose lines end where the page asks for it.

use dalembert_expr::{latex, latex_name};

use super::document::{Block, Document, Equation};
use super::flow::{Piece, before, flow};
use super::mathml::{escape, formula, sentence};

/// Writes a document as HTML. Matrices, which say the same again, are left out where equations stand above them.
pub(super) fn render(document: &Document<'_>) -> String {
    let mut out = String::new();
    let has_equations = document.blocks.iter().any(|block| matches!(block, Block::Equations(_)));
    let mut heading: Option<String> = None;
    for block in &document.blocks {
        let content = match block {
            Block::Heading(words) => {
                heading = Some(words.clone());
                continue;
            }
            Block::Note(words) => format!("<p>{}</p>", sentence(words.latex.trim())),
            Block::Equations(list) => list.iter().map(|e| equation(document, e)).collect(),
            Block::Definitions(list) => {
                let print = |d: &super::naming::Definition| document.naming.print(&[d.e], true, latex);
                list.iter().map(|d| lines(&latex_name(&d.name), "=", &print(d), None)).collect()
            }
            Block::Matrices(_) if has_equations => {
                heading = None;
                continue;
            }
            Block::Matrices(list) => {
                let matrix = |m: &super::document::Named| {
                    let cells = document.naming.cells(&m.entries, latex, false).1;
                    let rows: Vec<String> = cells.iter().map(|row| row.join(" & ")).collect();
                    lines(&m.name.latex, "=", &format!("\\begin{{pmatrix}}{}\\end{{pmatrix}}", rows.join("\\\\")), None)
                };
                list.iter().map(matrix).collect()
            }
        };
        if let Some(words) = heading.take() {
            out.push_str(&format!("<h4>{}</h4>", escape(&words)));
        }
        out.push_str(&content);
    }
    out
}

fn equation(document: &Document<'_>, e: &Equation) -> String {
    let side = |x: &[dalembert_expr::Expr]| document.naming.print(x, false, latex);
    lines(&side(&e.left), if e.unequal { "\\ne" } else { "=" }, &side(&e.right), e.label.as_deref())
}

/// An equation in pieces between which lines end where the page is too narrow.
fn lines(left: &str, sign: &str, right: &str, label: Option<&str>) -> String {
    let mut pieces = flow(left);
    let mut right = flow(right);
    before(&mut right, &format!("{sign} "));
    pieces.append(&mut right);
    let label = label.map_or(String::new(), |l| format!("<code>{}</code>", escape(l)));
    format!(
        "<div class=\"formula\"><div class=\"lines\">{}</div>{label}</div>",
        pieces.iter().map(piece).collect::<String>()
    )
}

fn piece(piece: &Piece) -> String {
    match piece {
        Piece::Whole(text) => format!("<math displaystyle=\"true\">{}</math>", formula(text.trim())),
        Piece::Within(list) => format!("<span>{}</span>", list.iter().map(self::piece).collect::<String>()),
    }
}
