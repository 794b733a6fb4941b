//! How the command is linked.
//!
//! Programs that may be loaded at any address have tens of thousands of pointers to be moved at each start: vtables, and the places that
//! panics name. At a fixed address none is: a short command takes an eighth fewer instructions and a third fewer page faults.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let target = |part: &str| std::env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo:rustc-link-arg-bins=-no-pie");
    }
}
