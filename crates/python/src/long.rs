//! Work that may take long, without the interpreter, ended by Ctrl-C.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use pyo3::prelude::*;

/// How often signals are looked for.
pub const LOOK: Duration = Duration::from_millis(20);

/// Does `work` on a thread of its own while this one looks for signals; `work` ends soon after its flag is set.
///
/// # Errors
/// KeyboardInterrupt, or what another signal's handler raised.
pub fn without_interpreter<T: Send>(py: Python<'_>, work: impl FnOnce(&AtomicBool) -> T + Send) -> PyResult<T> {
    let stop = AtomicBool::new(false);
    py.detach(|| {
        let (done, waiting) = channel();
        std::thread::scope(|scope| {
            let worker = scope.spawn(|| {
                let answer = work(&stop);
                // Nobody waits any longer only after this scope.
                let _ = done.send(());
                answer
            });
            let mut raised = None;
            while let Err(RecvTimeoutError::Timeout) = waiting.recv_timeout(LOOK) {
                if raised.is_none()
                    && let Err(signal) = Python::attach(|py| Python::check_signals(py))
                {
                    stop.store(true, Ordering::Relaxed);
                    raised = Some(signal);
                }
            }
            let answer = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            raised.map_or(Ok(answer), Err)
        })
    })
}
