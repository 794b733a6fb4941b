//! Every model that README and the book show is read and diagnosed.
//!
//! A block of TOML is a whole model, or a part of one: the comment `<!-- with NAME -->` above it names what stands around it, in
//! `tests/data/book/NAME.toml`; a part goes on where that ends. So a page can't show what the reader of models does not take.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use dalembert::At;
use dalembert::dynamics::finding::code;

/// The first key of every model; it stands once in a file.
const VERSION: &str = "dalembert = 1";

/// A block of a page.
struct Block {
    page: String,
    line: usize,
    language: String,
    /// What is said to stand around it.
    with: Option<String>,
    text: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// README and the pages of the book.
fn pages() -> Vec<PathBuf> {
    let mut pages: Vec<PathBuf> = fs::read_dir(root().join("book/src")).unwrap().map(|e| e.unwrap().path()).collect();
    pages.retain(|p| p.extension().is_some_and(|e| e == "md"));
    pages.push(root().join("README.md"));
    pages.sort();
    pages
}

fn blocks(page: &Path) -> Vec<Block> {
    let text = fs::read_to_string(page).unwrap();
    let name = page.file_name().unwrap().to_string_lossy().into_owned();
    let (mut blocks, mut with, mut open) = (Vec::new(), None, None::<Block>);
    for (i, line) in text.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(block), None) => writeln!(block.text, "{line}").unwrap(),
            (None, Some(language)) => {
                let language = language.to_owned();
                open =
                    Some(Block { page: name.clone(), line: i + 1, language, with: with.take(), text: String::new() });
            }
            (None, None) => {
                with = line.strip_prefix("<!-- with ").and_then(|l| l.strip_suffix(" -->")).map(str::to_owned);
            }
        }
    }
    blocks
}

/// A folder with all that the blocks include.
fn workshop() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book");
    let data = root().join("crates/dalembert/tests/data");
    let copies = [
        (data.join("book"), ""),
        (data.join("loops"), ""),
        (root().join("examples/rlc_ladder"), "rlc_ladder"),
        (root().join("examples/rrr3"), "rrr3"),
        (root().join("examples/robots"), "robots"),
        (root().join("examples/robots"), ""),
    ];
    for (from, to) in copies {
        fs::create_dir_all(folder.join(to)).unwrap();
        for file in fs::read_dir(from).unwrap().map(|e| e.unwrap().path()).filter(|p| p.is_file()) {
            fs::copy(&file, folder.join(to).join(file.file_name().unwrap())).unwrap();
        }
    }
    folder
}

/// The model that a block is, or is a part of.
fn model(block: &Block) -> Result<String, String> {
    let around = match &block.with {
        Some(name) => {
            let path = root().join(format!("crates/dalembert/tests/data/book/{name}.toml"));
            fs::read_to_string(path).map_err(|e| format!("what stands around it, `{name}`, can't be read: {e}"))?
        }
        None if block.text.starts_with(VERSION) => String::new(),
        None => return Err("is no whole model, and no comment says what stands around it".to_owned()),
    };
    let around = around.replacen(VERSION, "", 1);
    let whole = block.text.starts_with(VERSION);
    Ok(if whole { format!("{}\n{around}", block.text) } else { format!("{VERSION}\n{around}{}", block.text) })
}

#[test]
fn every_model_on_a_page_is_read_and_diagnosed() {
    let folder = workshop();
    let mut wrong = String::new();
    let mut tried = 0;
    for block in pages().iter().flat_map(|p| blocks(p)).filter(|b| b.language == "toml") {
        tried += 1;
        let place = format!("{}:{}", block.page, block.line);
        let said = model(&block).and_then(|text| {
            let path = folder.join(format!("{}.{}.toml", block.page, block.line));
            fs::write(&path, text).unwrap();
            let model = dalembert::open(&path).map_err(|e| e.to_string())?;
            model.doctor(&At::default()).map_err(|e| e.to_string()).map(|_| ())
        });
        if let Err(message) = said {
            writeln!(wrong, "{place}: {message}").unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(tried > 30, "only {tried} blocks were found");
}

#[test]
fn every_json_on_a_page_is_json() {
    for block in pages().iter().flat_map(|p| blocks(p)).filter(|b| b.language == "json") {
        let parsed = serde_json::from_str::<serde_json::Value>(&block.text);
        assert!(parsed.is_ok(), "{}:{}: {}", block.page, block.line, parsed.unwrap_err());
    }
}

/// Codes of findings are for looking up: the manual has a line for each, and none for another.
#[test]
fn every_code_of_the_doctor_stands_in_the_manual() {
    let page = fs::read_to_string(root().join("book/src/command-line.md")).unwrap();
    let said: Vec<&str> =
        page.lines().filter_map(|line| line.strip_prefix("| D")?.split_once(' ')).map(|(code, _)| code).collect();
    let known: Vec<&str> = code::ALL.iter().map(|(code, _)| &code[1..]).collect();
    assert_eq!(said, known);
}
