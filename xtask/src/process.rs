//! Running commands, with every command shown before it runs.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;

/// What became of the tests.
#[derive(Debug, PartialEq, Eq)]
pub enum Ran {
    /// They ran; whether all is well.
    Well(bool),
    /// They could not, and why.
    Not(String),
}

/// The cargo that runs this task.
pub fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.current_dir(root).args(arguments);
    command
}

/// The command as `cargo build` left it.
pub fn command_of(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    root.join(target).join("debug").join(format!("dalembert{}", std::env::consts::EXE_SUFFIX))
}

/// Runs a command; true if it succeeded. One that cannot start is reported.
pub fn succeeds(mut command: Command) -> bool {
    announce(&command);
    match command.status() {
        Ok(status) => status.success(),
        Err(error) => cannot_start(&command, &error),
    }
}

/// Whether a command runs and succeeds, without a word.
pub fn silently_succeeds(mut command: Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Runs a command, passes its standard output on line by line as it comes, and shows each line to `line`.
pub fn passes_on(mut command: Command, mut line: impl FnMut(&str)) -> bool {
    announce(&command);
    let mut child = match command.stdout(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(error) => return cannot_start(&command, &error),
    };
    if let Some(output) = child.stdout.take() {
        let mut reader = BufReader::new(output);
        let mut bytes = Vec::new();
        while reader.read_until(b'\n', &mut bytes).is_ok_and(|count| count > 0) {
            // A reader that went away is no reason to leave tests half run.
            let _ = std::io::stdout().write_all(&bytes);
            line(String::from_utf8_lossy(&bytes).trim_end());
            bytes.clear();
        }
    }
    child.wait().is_ok_and(|status| status.success())
}

/// [`passes_on`] for commands that run beside each other; whether all succeeded.
pub fn all_pass_on(commands: Vec<Command>, mut line: impl FnMut(&str)) -> bool {
    let (to, lines) = mpsc::channel::<String>();
    thread::scope(|scope| {
        let start = |command| {
            let to = to.clone();
            scope.spawn(move || passes_on(command, |line| drop(to.send(line.to_owned()))))
        };
        let running: Vec<_> = commands.into_iter().map(start).collect();
        drop(to);
        lines.into_iter().for_each(|said| line(&said));
        running.into_iter().all(|one| one.join().is_ok_and(|well| well))
    })
}

fn announce(command: &Command) {
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str()).to_string_lossy();
    let line = format!("{name} {}", arguments.join(" "));
    eprintln!("\n$ {}", line.trim_end());
}

fn cannot_start(command: &Command, error: &std::io::Error) -> bool {
    eprintln!("error: {} did not start: {error}", command.get_program().to_string_lossy());
    false
}
