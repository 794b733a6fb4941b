//! Files on disk: reading within limits, what to say when that fails.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::Path;

use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use dalembert_expr::did_you_mean;

/// What is wrong with a file; its place is added by whoever asked for the file.
pub type Fault = Box<Diagnostic>;

/// Bytes of one native file (or state file) at most.
pub const MAX_FILE_BYTES: u64 = 64 << 20;
/// Bytes of one URDF file at most: robots come from programs, and a chain of 10⁵ links fills 50 MiB.
pub const MAX_URDF_BYTES: u64 = 256 << 20;
/// Entries of a folder that are looked at to find a similar name.
const MOST_ENTRIES: usize = 1000;
/// Names of files that a message lists.
const MOST_NAMES: usize = 8;

/// How a model file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// TOML.
    Native,
    /// XML with the root element `robot`.
    Urdf,
}

impl Format {
    /// By the ending of the file's name.
    pub fn of(path: &Path) -> Self {
        let ending = path.extension().map(|e| e.to_string_lossy().to_ascii_lowercase());
        match ending.as_deref() {
            Some("urdf" | "xml" | "xacro") => Self::Urdf,
            _ => Self::Native,
        }
    }

    fn most_bytes(self) -> u64 {
        match self {
            Self::Native => MAX_FILE_BYTES,
            Self::Urdf => MAX_URDF_BYTES,
        }
    }
}

/// A path as text to show, in one line, with `/` between its parts.
pub fn name(path: &Path) -> String {
    crate::plain::one_line(&path.to_string_lossy().replace('\\', "/"))
}

/// The text of a file. `regular`: anything but a plain file is refused before it is opened.
///
/// # Errors
/// A file that cannot be read, is no regular file where one is needed, or is no text.
pub fn read(path: &Path, shown: &str, format: Format, regular: bool) -> Result<String, Fault> {
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
                .maybe_help(listing("model files", &entries(path, is_model)).or(Some("name a .toml file".to_owned()))),
        ));
    }
    if regular && !about.is_file() {
        let message = format!("{} is not a plain file", quoted(shown));
        return Err(Box::new(Diagnostic::new(Code::Unreadable, message).help("included models must be plain files")));
    }
    let most = format.most_bytes();
    let mut bytes = Vec::with_capacity(about.len().min(most) as usize + 1);
    let opened = File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes));
    if let Err(error) = opened {
        return Err(unreadable(shown, &error));
    }
    if bytes.len() as u64 > most {
        let message = format!("{} is larger than {} MiB", quoted(shown), most >> 20);
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

/// A file that is there and cannot be read.
pub fn unreadable(shown: &str, error: &std::io::Error) -> Fault {
    let message = format!("cannot read {}: {}", quoted(shown), reason(error));
    Box::new(
        Diagnostic::new(Code::Unreadable, message).label("cannot be read").help("check the file and its permissions"),
    )
}

/// What the system says, without its error number.
pub fn reason(error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        ErrorKind::PermissionDenied => "permission denied".to_owned(),
        ErrorKind::NotADirectory => "a part of the path is not a folder".to_owned(),
        _ => error.to_string(),
    }
}

/// A file that is not there, with files of like names beside it.
pub fn missing(path: &Path, shown: &str) -> Fault {
    if let Some(fault) = missing_folder(path, shown) {
        return fault;
    }
    let fault = Diagnostic::new(Code::Unreadable, format!("there is no file {}", quoted(shown))).label("not found");
    let folder = path.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let wanted = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let (kind, names) = like(path, folder);
    let near =
        did_you_mean(&wanted, names.iter().map(String::as_str)).map(|near| format!("did you mean {}?", quoted(near)));
    let help = near.or_else(|| listing(&kind, &names));
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

fn listing(kind: &str, names: &[String]) -> Option<String> {
    let shown: Vec<String> = names.iter().take(MOST_NAMES).map(|n| quoted(n)).collect();
    let more = if names.len() > MOST_NAMES { ", …" } else { "" };
    (!shown.is_empty()).then(|| format!("{kind} in that folder: {}{more}", shown.join(", ")))
}

/// The files in a folder that a path may have meant, sorted, and what they are: those of its ending; models, if it has none or that of a model.
fn like(path: &Path, folder: &Path) -> (String, Vec<String>) {
    match path.extension().map(|x| x.to_string_lossy()) {
        Some(ending) if !is_model(path) => {
            (format!("files {}", quoted(&format!("*.{ending}"))), entries(folder, |path| ends_with(path, &ending)))
        }
        _ => ("model files".to_owned(), entries(folder, is_model)),
    }
}

fn is_model(path: &Path) -> bool {
    ["toml", "urdf"].iter().any(|ending| ends_with(path, ending))
}

fn ends_with(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|x| x.eq_ignore_ascii_case(ending))
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
