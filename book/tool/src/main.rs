//! Makes the pages of the manual: `book FOLDER OUT`.
//!
//! mdBook does the work. Formulas in LaTeX, blocks ```` ```math ```` and `` $`…`$ `` within lines (as forges show them, too), become MathML
//! while pages are made: whoever reads needs neither a script, nor fonts, nor a network. A formula that cannot be read is an error with its
//! page.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow, ensure};
use mdbook_driver::MDBook;
use mdbook_preprocessor::book::{Book, BookItem};
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};
use pulldown_latex::config::{DisplayMode, RenderConfig};
use pulldown_latex::{Parser, Storage, push_mathml};

fn main() -> ExitCode {
    let folders: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [source, target] = folders.as_slice() else {
        eprintln!("Usage: book FOLDER OUT");
        return ExitCode::from(2);
    };
    match make(source.clone(), target.clone()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn make(source: PathBuf, target: PathBuf) -> Result<()> {
    let mut book = MDBook::load(source)?;
    // A relative folder would be seen from that of the book.
    book.config.build.build_dir = std::env::current_dir()?.join(target);
    book.with_preprocessor(Mathematics);
    book.build()
}

/// Formulas become MathML.
struct Mathematics;

impl Preprocessor for Mathematics {
    fn name(&self) -> &'static str {
        "mathematics"
    }

    fn run(&self, _: &PreprocessorContext, mut book: Book) -> Result<Book> {
        let mut outcome = Ok(());
        book.for_each_mut(|item| {
            if let BookItem::Chapter(chapter) = item {
                match page(&chapter.content).with_context(|| format!("page \"{}\"", chapter.name)) {
                    Ok(content) => chapter.content = content,
                    Err(error) => outcome = Err(error),
                }
            }
        });
        outcome.map(|()| book)
    }
}

/// A page with its formulas replaced; what other blocks of code hold stays.
fn page(text: &str) -> Result<String> {
    let mut out = String::with_capacity(text.len());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.trim() == "```math" {
            let block: Vec<&str> = lines.by_ref().take_while(|line| line.trim() != "```").collect();
            // An empty line would end the block of HTML.
            out += &format!("\n<div class=\"formula\">{}</div>\n", mathml(&block.join("\n"), DisplayMode::Block)?);
        } else if line.starts_with("```") {
            out += line;
            for line in lines.by_ref() {
                out += "\n";
                out += line;
                if line.starts_with("```") {
                    break;
                }
            }
        } else {
            out += &within(line)?;
        }
        out += "\n";
    }
    Ok(out)
}

/// A line with its formulas replaced.
fn within(line: &str) -> Result<String> {
    let mut out = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("$`") {
        let (formula, behind) = after.split_once("`$").ok_or_else(|| anyhow!("a formula does not end: {line}"))?;
        out += before;
        out += &mathml(formula, DisplayMode::Inline)?;
        rest = behind;
    }
    Ok(out + rest)
}

fn mathml(formula: &str, display_mode: DisplayMode) -> Result<String> {
    let storage = Storage::new();
    let events: Vec<_> = Parser::new(formula, &storage).collect();
    let faults: Vec<String> = events.iter().filter_map(|event| event.as_ref().err()).map(ToString::to_string).collect();
    ensure!(faults.is_empty(), "`{formula}` cannot be read: {}", faults.join("; "));
    let mut out = String::new();
    push_mathml(&mut out, events.into_iter(), RenderConfig { display_mode, ..RenderConfig::default() })?;
    Ok(out.replace('\n', " "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_become_mathml_and_code_stays() {
        let text = "a $`x^2`$ b\n```math\nM \\alpha = f\n```\n```text\n$`x`$\n```\n";
        let made = page(text).expect("it reads");
        assert!(made.contains("a <math") && made.contains("display=\"block\"") && made.contains("\n$`x`$\n"));
        assert!(!made.contains("```math"));
    }

    #[test]
    fn formulas_that_cannot_be_read_are_errors() {
        assert!(page("$`\\frac{1}`$").is_err());
        assert!(page("$`x").is_err());
    }
}
