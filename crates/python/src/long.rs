//! Work that may take long, without the interpreter, ended by Ctrl-C.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use dalembert::interruptible;
use pyo3::prelude::*;

/// How often signals are looked for.
pub const LOOK: Duration = Duration::from_millis(20);

/// What a signal's handler raised, if one did.
pub fn raised() -> Option<PyErr> {
    Python::attach(|py| Python::check_signals(py)).err()
}

/// Does `work` on this thread, which looks for signals on the way: for what is mostly over in no time.
///
/// # Errors
/// KeyboardInterrupt, or what another signal's handler raised.
pub fn looking_up<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| {
        let signal = Rc::new(RefCell::new(None));
        let (found, last) = (Rc::clone(&signal), Cell::new(Instant::now()));
        let given_up = move || {
            if last.get().elapsed() < LOOK {
                return false;
            }
            // Before signals are looked for, whose handlers may do work of their own.
            last.set(Instant::now());
            let now = raised();
            let given_up = now.is_some();
            *found.borrow_mut() = now;
            given_up
        };
        let answer = interruptible(given_up, work);
        let signal = signal.take();
        answer.ok_or_else(|| signal.unwrap_or_else(|| pyo3::exceptions::PyKeyboardInterrupt::new_err(())))
    })
}

/// Does `work` on a thread of its own while this one looks for signals; `work` ends soon after its flag is set.
///
/// # Errors
/// KeyboardInterrupt, or what another signal's handler raised.
pub fn without_interpreter<T: Send>(py: Python<'_>, work: impl FnOnce(&AtomicBool) -> T + Send) -> PyResult<T> {
    let stop = Arc::new(AtomicBool::new(false));
    py.detach(|| {
        let (done, waiting) = channel();
        std::thread::scope(|scope| {
            let worker = scope.spawn(|| {
                let flag = Arc::clone(&stop);
                let answer = interruptible(move || flag.load(Ordering::Relaxed), || work(&stop));
                // Nobody waits any longer only after this scope.
                let _ = done.send(());
                answer
            });
            let mut signal = None;
            while let Err(RecvTimeoutError::Timeout) = waiting.recv_timeout(LOOK) {
                if signal.is_none() {
                    signal = raised();
                    stop.store(signal.is_some(), Ordering::Relaxed);
                }
            }
            let answer = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            match (signal, answer) {
                (None, Some(answer)) => Ok(answer),
                (signal, _) => Err(signal.unwrap_or_else(|| pyo3::exceptions::PyKeyboardInterrupt::new_err(()))),
            }
        })
    })
}
