//! Forms as a part of a page: headings, sentences, equations as MathML in lines that fit.

use dalembert_expr::{latex, latex_name};

use super::document::{Block, Document, Equation};
use super::latex::split;
use super::mathml::{escape, formula, sentence};

/// Characters of one line, roughly.
const WIDTH: usize = 84;

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

/// An equation in lines that break before signs.
fn lines(left: &str, sign: &str, right: &str, label: Option<&str>) -> String {
    let pieces = |side: &str| if side.contains("\\begin") { vec![side.to_owned()] } else { split(side, WIDTH) };
    let mut all = pieces(left);
    let right = pieces(right);
    let first = right.first().map_or("", String::as_str);
    let joined = format!("{} {sign} {first}", all.last().map_or("", String::as_str));
    if all.len() == 1 && super::latex::width(&joined) <= WIDTH {
        all = vec![joined];
    } else {
        all.push(format!("{sign} {first}"));
    }
    all.extend(right.into_iter().skip(1));
    let math = |line: &String| format!("<math display=\"block\">{}</math>", formula(line));
    let label = label.map_or(String::new(), |l| format!("<code>{}</code>", escape(l)));
    format!(
        "<div class=\"formula\"><div class=\"lines\">{}</div>{label}</div>",
        all.iter().map(math).collect::<String>()
    )
}
