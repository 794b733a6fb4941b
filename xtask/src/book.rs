//! `cargo xtask book`: the manual as pages that need no network.

use std::path::Path;

use crate::process::{cargo, succeeds};

/// Builds the pages by the program in `book/tool`, which has dependencies and a folder of its own.
pub fn run(root: &Path) -> bool {
    let folder = root.join("target/book-tool");
    let mut command = cargo(root, &["run", "--quiet", "--locked", "--manifest-path", "book/tool/Cargo.toml"]);
    command.arg("--target-dir").arg(folder).args(["--", "book", "target/book"]);
    succeeds(command)
}
