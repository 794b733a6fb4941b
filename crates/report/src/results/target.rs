//! Files to write: where a path leads, without changing more than their content.
//!
//! Results that grow during a run are written in place: links, permissions and owner stay, others can watch them grow, and however
//! a run ends, what was computed is under the name that was asked for. A text that is ready is written beside its target and
//! renamed, so that it is seen whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::unwritable;
use dalembert_formats::diagnostic::Diagnostic;
use dalembert_formats::files::reason;
use dalembert_formats::identity::resolved;

pub(super) fn failed(path: &Path, error: &io::Error) -> Box<Diagnostic> {
    unwritable(path, &reason(error), "check the folder, its permissions and the space left")
}

fn refuse_folder(path: &Path) -> Result<(), Box<Diagnostic>> {
    let none = path.file_name().is_none() || path.as_os_str().to_string_lossy().ends_with('/');
    if path.is_dir() || none { Err(unwritable(path, "it is a folder", "name a file in it")) } else { Ok(()) }
}

/// A file to write in place, empty.
pub(super) fn open(path: &Path) -> Result<File, Box<Diagnostic>> {
    if is_standard_output(path) {
        return standard_output().map_err(|error| failed(path, &error));
    }
    refuse_folder(path)?;
    File::create(path).map_err(|error| failed(path, &error))
}

/// Whether a path is the word for standard output, `-`.
pub fn is_standard_output(path: &Path) -> bool {
    path == Path::new("-")
}

fn standard_output() -> io::Result<File> {
    #[cfg(unix)]
    let own = std::os::fd::AsFd::as_fd(&io::stdout()).try_clone_to_owned()?;
    #[cfg(windows)]
    let own = std::os::windows::io::AsHandle::as_handle(&io::stdout()).try_clone_to_owned()?;
    #[cfg(any(unix, windows))]
    return Ok(File::from(own));
    #[cfg(not(any(unix, windows)))]
    Err(io::Error::from(io::ErrorKind::Unsupported))
}

/// A file to go on with in place.
pub(super) fn reopen(path: &Path) -> Result<File, Box<Diagnostic>> {
    refuse_folder(path)?;
    File::options().read(true).write(true).open(path).map_err(|error| failed(path, &error))
}

/// Finds out whether a file can be written, before the work whose results it is for. What it holds stays.
///
/// # Errors
/// What the system says, with the path.
pub fn check_writable(path: &Path) -> Result<(), Box<Diagnostic>> {
    if is_standard_output(path) {
        return Ok(());
    }
    refuse_folder(path)?;
    let there = fs::metadata(path);
    // Opening a pipe may wait for its reader.
    if there.as_ref().is_ok_and(|about| !about.is_file()) {
        return Ok(());
    }
    let opened = File::options().append(true).create(true).open(path);
    opened.map_err(|error| failed(path, &error))?;
    if there.is_err() { fs::remove_file(resolved(path)).map_err(|error| failed(path, &error)) } else { Ok(()) }
}

/// Writes a file so that it is seen whole or not at all. A link stays a link, and an existing file keeps its permissions; one that
/// has several names, or that is no plain file, is written in place.
///
/// # Errors
/// What the system says, with the path.
pub fn write_atomically(
    path: &Path,
    content: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), Box<Diagnostic>> {
    refuse_folder(path)?;
    let there = fs::metadata(path).ok();
    if there.as_ref().is_some_and(|about| !about.is_file() || several_names(about)) {
        let mut writer = BufWriter::new(open(path)?);
        return content(&mut writer).and_then(|()| writer.flush()).map_err(|error| failed(path, &error));
    }
    let target = resolved(path);
    let (beside, file) = create_beside(&target).map_err(|error| failed(path, &error))?;
    let mut writer = BufWriter::new(file);
    let written = content(&mut writer)
        .and_then(|()| writer.into_inner().map_err(io::IntoInnerError::into_error))
        .and_then(|file| there.map_or(Ok(()), |about| file.set_permissions(about.permissions())).map(|()| file))
        .and_then(|file| file.sync_all())
        .and_then(|()| fs::rename(&beside, &target));
    written.map_err(|error| {
        // The first failure is the one to report.
        let _ = fs::remove_file(&beside);
        failed(path, &error)
    })
}

/// Writes any text to a file, whole or not at all.
///
/// # Errors
/// What the system says, with the path.
pub fn write_text(path: &Path, text: &str) -> Result<(), Box<Diagnostic>> {
    write_bytes(path, text.as_bytes())
}

/// The same of any bytes.
///
/// # Errors
/// As [`write_text`].
pub fn write_bytes(path: &Path, bytes: &[u8]) -> Result<(), Box<Diagnostic>> {
    // A file that can't be written is not replaced, though its folder would allow it. Where there is none, none is made to see: another process
    // may be about to put its own there.
    if fs::metadata(path).is_ok() {
        check_writable(path)?;
    }
    write_atomically(path, |file| file.write_all(bytes))
}

#[cfg(unix)]
fn several_names(about: &fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(about) > 1
}

#[cfg(not(unix))]
fn several_names(_: &fs::Metadata) -> bool {
    false
}

/// Creates a hidden file next to `path` under a name that is not taken.
fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    const TRIES: u32 = 100;
    let mut own = std::ffi::OsString::from(".");
    own.push(path.file_name().unwrap_or_default());
    for attempt in 0..TRIES {
        let mut name = own.clone();
        name.push(format!(".{}-{attempt}.part", std::process::id()));
        let beside = path.with_file_name(name);
        match File::options().write(true).create_new(true).open(&beside) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            other => return other.map(|file| (beside, file)),
        }
    }
    Err(io::Error::from(io::ErrorKind::AlreadyExists))
}
