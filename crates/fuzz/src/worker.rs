//! Runs cases one after the other, and says on standard output which begins and which failed.

use std::io::Write;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use crate::corpus::Corpus;
use crate::target::Target;

/// Tells each case before it runs, so that whoever listens knows which one a crash or a hang belongs to.
pub fn run(target: Target, corpus: &Corpus, seed: u64, numbers: Range<u64>) {
    let last: Arc<Mutex<String>> = Arc::default();
    let kept = Arc::clone(&last);
    std::panic::set_hook(Box::new(move |info| {
        *kept.lock().unwrap_or_else(PoisonError::into_inner) = info.to_string().replace('\n', " ");
    }));
    for number in numbers {
        tell(&format!("begin {number}"));
        let case = corpus.case(seed, number);
        match catch_unwind(AssertUnwindSafe(|| target.run(&case))) {
            Ok(Ok(())) => {}
            Ok(Err(problem)) => tell(&format!("fail {number} {}", problem.replace('\n', " "))),
            Err(_) => tell(&format!("fail {number} {}", last.lock().unwrap_or_else(PoisonError::into_inner))),
        }
    }
    tell("end");
}

fn tell(line: &str) {
    let mut output = std::io::stdout().lock();
    if writeln!(output, "{line}").and_then(|()| output.flush()).is_err() {
        // Nobody listens any more.
        std::process::exit(0);
    }
}
