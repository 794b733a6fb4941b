//! A copy of the examples, beside which cases are put, so that they find the files that they include.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::case::Case;

/// The repository that this program was built from.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Where things are written.
pub fn folder() -> PathBuf {
    root().join("target/fuzz")
}

/// Writes a case to a file of this process; its path.
///
/// # Errors
/// Those of the disk.
pub fn put(case: &Case) -> io::Result<PathBuf> {
    static COPY: OnceLock<()> = OnceLock::new();
    let examples = folder().join("examples");
    if COPY.get().is_none() {
        copy(&root().join("examples"), &examples)?;
        let _ = COPY.set(());
    }
    let path = examples.join(format!("case-{}.toml", std::process::id()));
    std::fs::write(&path, &case.text)?;
    Ok(path)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
