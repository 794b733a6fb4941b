//! Which file a path means: two spellings, a link, a hard link of one file are the same.

use std::fs;
use std::path::{Path, PathBuf};

/// Symbolic links that are followed, as systems do.
const LINKS: usize = 40;

/// A file as the system knows it, whether it exists already or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    path: PathBuf,
    /// Device and inode: hard links have one.
    node: Option<(u64, u64)>,
}

impl Identity {
    /// Of the file at a path.
    pub fn of(path: &Path) -> Self {
        Self { path: resolved(path), node: node(path) }
    }

    /// Whether writing one would change the other.
    pub fn is(&self, other: &Self) -> bool {
        let folded = |path: &Path| path.to_string_lossy().to_lowercase();
        // A file that is not there yet has no node, and its name may be spelled in another case.
        let same_path = if cfg!(any(windows, target_os = "macos")) {
            folded(&self.path) == folded(&other.path)
        } else {
            self.path == other.path
        };
        same_path || (self.node.is_some() && self.node == other.node)
    }
}

/// The path without links. What does not exist yet is its name in a folder without links, also at the end of a link.
pub fn resolved(path: &Path) -> PathBuf {
    let mut path = path.to_path_buf();
    for _ in 0..LINKS {
        if let Ok(found) = path.canonicalize() {
            return found;
        }
        let Ok(target) = fs::read_link(&path) else { break };
        path = path.parent().unwrap_or(Path::new("")).join(target);
    }
    let folder = path.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match (folder.canonicalize(), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => std::path::absolute(&path).unwrap_or(path),
    }
}

#[cfg(unix)]
fn node(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    let about = fs::metadata(path).ok()?;
    Some((about.dev(), about.ino()))
}

#[cfg(not(unix))]
fn node(_: &Path) -> Option<(u64, u64)> {
    None
}

/// What is wrong if a file to write is one that was read, or another to write: each with the words that it was given by.
///
/// # Errors
/// A sentence that names the file.
pub fn check_apart(outputs: &[(&str, &Path)], inputs: &[&Path]) -> Result<(), String> {
    let inputs: Vec<(Identity, &Path)> = inputs.iter().map(|path| (Identity::of(path), *path)).collect();
    let mut before: Vec<(Identity, &str)> = Vec::new();
    for (option, path) in outputs {
        let shown = crate::plain::one_line(&path.display().to_string());
        let own = Identity::of(path);
        if let Some((_, input)) = inputs.iter().find(|(input, _)| input.is(&own)) {
            let input = crate::plain::one_line(&input.display().to_string());
            return Err(format!(
                "{option} `{shown}` would replace the file `{input}`, which the model is read from: name another file"
            ));
        }
        if let Some((_, first)) = before.iter().find(|(first, _)| first.is(&own)) {
            return Err(format!("{first} and {option} name the same file, `{shown}`: name two"));
        }
        before.push((own, option));
    }
    Ok(())
}

/// FNV-1a of bytes as they come, 64 bits: tells texts apart that nobody made alike on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(pub u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    /// Of bytes.
    pub fn of(bytes: &[u8]) -> Self {
        let mut all = Self::default();
        all.add(bytes);
        all
    }

    /// Bytes that follow.
    pub fn add(&mut self, bytes: &[u8]) {
        const PRIME: u64 = 0x0100_0000_01b3;
        self.0 = bytes.iter().fold(self.0, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(PRIME));
    }
}
