//! Include paths, which stay inside the top file's folder.

use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};

use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use crate::files::{Fault, missing, name, reason, unreadable};

/// The folder that no include may leave.
pub(super) struct Root {
    /// Without links.
    pub canonical: PathBuf,
    /// As the user wrote it.
    pub shown: PathBuf,
}

impl Root {
    /// The folder of a top file.
    pub fn of(top: &Path) -> Result<Self, Fault> {
        let shown = top.parent().unwrap_or(Path::new("")).to_path_buf();
        let folder = if shown.as_os_str().is_empty() { Path::new(".") } else { &shown };
        match folder.canonicalize() {
            Ok(canonical) => Ok(Self { canonical, shown }),
            Err(error) => Err(Box::new(
                Diagnostic::new(
                    Code::Unreadable,
                    format!("cannot open the folder {}: {}", quoted(&name(folder)), reason(&error)),
                )
                .help("check the path of the model file"),
            )),
        }
    }

    /// That of a top file by the name that it had when its texts were kept: nothing is looked for on disk.
    pub fn kept(top: &Path) -> Self {
        Self { canonical: PathBuf::new(), shown: top.parent().unwrap_or(Path::new("")).to_path_buf() }
    }

    /// How to show a path relative to the folder.
    pub fn show(&self, relative: &Path) -> String {
        name(&self.shown.join(relative))
    }

    /// The file at `relative`, without links; it must be in the folder.
    pub fn locate(&self, relative: &Path) -> Result<PathBuf, Fault> {
        let file = match self.canonical.join(relative).canonicalize() {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return Err(missing(&self.canonical.join(relative), &self.show(relative)));
            }
            Err(error) => return Err(unreadable(&self.show(relative), &error)),
        };
        if file.starts_with(&self.canonical) {
            return Ok(file);
        }
        let message = format!("{} is a link that leads out of the model's folder", quoted(&self.show(relative)));
        Err(Box::new(Diagnostic::new(Code::Path, message).help("copy the file into the folder of the top model file")))
    }
}

/// An include path, as written in a file in `folder`, relative to the root; it may not leave it.
pub(super) fn inside(folder: &Path, include: &str) -> Result<PathBuf, Fault> {
    let refuse = |message: String, help: &str| {
        Err(Box::new(Diagnostic::new(Code::Path, message).label("not allowed").help(help)))
    };
    if include.trim().is_empty() {
        return refuse("the path of an included model is empty".to_owned(), "name a file, as in model = \"leg.toml\"");
    }
    if include.contains('\\') {
        return refuse(
            format!("{} has a backslash", quoted(include)),
            "write / between folders; it works on every system",
        );
    }
    let mut path = folder.to_path_buf();
    for part in Path::new(include).components() {
        match part {
            Component::CurDir => {}
            Component::Normal(part) => path.push(part),
            Component::ParentDir if path.pop() => {}
            Component::ParentDir => {
                let message = format!("{} leads out of the folder of the top model file", quoted(include));
                return refuse(message, "move the file into the folder of the top model file or below it");
            }
            Component::RootDir | Component::Prefix(_) => {
                let message = format!("{} is an absolute path", quoted(include));
                return refuse(message, "write the path relative to the file that includes it");
            }
        }
    }
    Ok(path)
}
