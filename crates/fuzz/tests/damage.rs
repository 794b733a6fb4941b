//! The corpus as it is, and some damaged copies of it, do no harm.

use std::process::Command;

#[test]
fn damaged_input_neither_panics_nor_hangs() {
    let output = Command::new(env!("CARGO_BIN_EXE_dalembert-fuzz"))
        .args(["--cases", "200", "--limit", "300"])
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}
