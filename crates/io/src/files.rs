//! Files on disk: reading within limits, what to say when that fails.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::Path;

use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use crate::expr::did_you_mean;

/// What is wrong with a file; its place is added by whoever asked for the file.
pub(crate) type Fault = Box<Diagnostic>;

/// Bytes of one input file at most.
pub const MAX_FILE_BYTES: u64 = 4 << 20;
/// Entries of a folder that are looked at to find a similar name.
const MOST_ENTRIES: usize = 1000;
/// Names of files that a message lists.
const MOST_NAMES: usize = 8;

/// A path as text, with `/` between its parts.
pub(crate) fn name(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

/// The text of a file. `regular`: anything but a plain file is refused before it is opened.
pub(crate) fn read(path: &Path, shown: &str, regular: bool) -> Result<String, Fault> {
    let about = match fs::metadata(path) {
        Ok(about) => about,
        Err(error) if error.kind() == ErrorKind::NotFound => return Err(missing(path, shown)),
        Err(error) => return Err(unreadable(shown, &error)),
    };
    if about.is_dir() {
        let message = format!("{} is a folder, not a model file", quoted(shown));
        return Err(Box::new(
            Diagnostic::new(Code::Unreadable, message)
                .label("a folder")
                .maybe_help(listing(path).or(Some("name a .toml file".to_owned()))),
        ));
    }
    if regular && !about.is_file() {
        let message = format!("{} is not a plain file", quoted(shown));
        return Err(Box::new(Diagnostic::new(Code::Unreadable, message).help("included models must be plain files")));
    }
    let mut bytes = Vec::new();
    let opened = File::open(path).and_then(|file| file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes));
    if let Err(error) = opened {
        return Err(unreadable(shown, &error));
    }
    if bytes.len() as u64 > MAX_FILE_BYTES {
        let message = format!("{} is larger than {} MiB", quoted(shown), MAX_FILE_BYTES >> 20);
        return Err(Box::new(
            Diagnostic::new(Code::Limit, message)
                .label("too large")
                .help("is this a model file? Large models are made of [modules] with `repeat`"),
        ));
    }
    String::from_utf8(bytes).map_err(|error| not_text(shown, &error))
}

fn not_text(shown: &str, error: &std::string::FromUtf8Error) -> Fault {
    let good = error.utf8_error().valid_up_to();
    let bytes = error.as_bytes();
    let line = bytes[..good].split(|&b| b == b'\n').count();
    let message = format!("{} is not UTF-8 text (line {line}, byte {good} of the file)", quoted(shown));
    let help = if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        "it looks like UTF-16: save it as UTF-8"
    } else {
        "save the file as UTF-8, or check that it is a model file"
    };
    Box::new(Diagnostic::new(Code::NotText, message).label("not UTF-8").help(help))
}

pub(crate) fn unreadable(shown: &str, error: &std::io::Error) -> Fault {
    let message = format!("cannot read {}: {}", quoted(shown), reason(error));
    Box::new(
        Diagnostic::new(Code::Unreadable, message).label("cannot be read").help("check the file and its permissions"),
    )
}

/// What the system says, without its error number.
pub(crate) fn reason(error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        ErrorKind::PermissionDenied => "permission denied".to_owned(),
        ErrorKind::NotADirectory => "a part of the path is not a folder".to_owned(),
        _ => error.to_string(),
    }
}

pub(crate) fn missing(path: &Path, shown: &str) -> Fault {
    if let Some(fault) = missing_folder(path, shown) {
        return fault;
    }
    let fault = Diagnostic::new(Code::Unreadable, format!("there is no file {}", quoted(shown))).label("not found");
    let folder = path.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let wanted = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let names = models(folder);
    let near =
        did_you_mean(&wanted, names.iter().map(String::as_str)).map(|near| format!("did you mean {}?", quoted(near)));
    let help = near.or_else(|| listing(folder));
    Box::new(fault.help(help.unwrap_or_else(|| "check the path".to_owned())))
}

/// If already the file's folder is missing.
fn missing_folder(path: &Path, shown: &str) -> Option<Fault> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists())?;
    let shown = Path::new(shown).parent()?;
    let fault =
        Diagnostic::new(Code::Unreadable, format!("there is no folder {}", quoted(&name(shown)))).label("not found");
    let wanted = folder.file_name()?.to_string_lossy().into_owned();
    let names = entries(folder.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new(".")), Path::is_dir);
    let near =
        did_you_mean(&wanted, names.iter().map(String::as_str)).map(|near| format!("did you mean {}?", quoted(near)));
    Some(Box::new(fault.help(near.unwrap_or_else(|| "check the path".to_owned()))))
}

fn listing(folder: &Path) -> Option<String> {
    let names = models(folder);
    let shown: Vec<String> = names.iter().take(MOST_NAMES).map(|n| quoted(n)).collect();
    let more = if names.len() > MOST_NAMES { ", …" } else { "" };
    (!shown.is_empty()).then(|| format!("model files in that folder: {}{more}", shown.join(", ")))
}

/// The model files in a folder, sorted.
fn models(folder: &Path) -> Vec<String> {
    entries(folder, |path| path.extension().is_some_and(|e| e.eq_ignore_ascii_case("toml")))
}

/// The names of chosen entries of a folder, sorted.
fn entries(folder: &Path, chosen: impl Fn(&Path) -> bool) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.take(MOST_ENTRIES).filter_map(|entry| Some(entry.ok()?.path()));
    let mut names: Vec<String> = paths
        .filter(|path| chosen(path))
        .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    names
}
