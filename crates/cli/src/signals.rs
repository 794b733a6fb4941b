//! Ctrl-C, SIGTERM and SIGHUP while a simulation goes on: the first asks it to stop and keep what was computed, the second ends
//! the program.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// What was asked for by signals.
#[derive(Default)]
pub struct Signals {
    stop: Arc<AtomicBool>,
    /// The next signal ends the program.
    last: Arc<AtomicBool>,
}

impl Signals {
    /// Listens from now on. A signal that can't be listened to keeps its effect: it ends the program.
    pub fn listen() -> Self {
        let all = Self::default();
        for signal in wanted() {
            let _ = all.register(signal);
        }
        all
    }

    fn register(&self, signal: i32) -> io::Result<()> {
        // In this order: what ends the program looks at what earlier signals asked for.
        flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&self.last))?;
        flag::register(signal, Arc::clone(&self.stop))?;
        flag::register(signal, Arc::clone(&self.last)).map(|_| ())
    }

    /// Whether somebody asked to stop.
    pub fn stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Those that ask to end, but not those that whoever started the program wants ignored, as `nohup` does.
fn wanted() -> Vec<i32> {
    #[allow(unused_mut)]
    let mut all = vec![SIGINT, SIGTERM];
    #[cfg(unix)]
    all.push(signal_hook::consts::SIGHUP);
    all.retain(|&signal| !ignored(signal));
    all
}

/// Whether a signal is ignored. Where the system does not say, `nohup` is known by the terminal that it takes away.
fn ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:")?.trim().get(..).map(str::to_owned));
    match mask.and_then(|mask| u64::from_str_radix(&mask, 16).ok()) {
        Some(mask) => mask >> (signal - 1) & 1 == 1,
        None => signal != SIGINT && signal != SIGTERM && !io::IsTerminal::is_terminal(&io::stderr()),
    }
}
