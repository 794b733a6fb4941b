//! Work that is given up on the way, when whoever waits for it no longer does.
//!
//! What takes long consists of evaluations and factorizations. Each of them asks first ([`look`]) whether it is still wanted, so that no loop around
//! them has to, nor to make something of half an answer: what is given up unwinds to where it was begun ([`interruptible`]), and leaves nothing.
//! This needs a program that unwinds (`panic = "unwind"`); in one that does not, the question is not to be answered with yes.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::rc::Rc;

thread_local! {
    /// The question of this thread's work, if it may be given up.
    static ASKED: RefCell<Option<Rc<dyn Fn() -> bool>>> = const { RefCell::new(None) };
}

/// What unwinds. It is no panic, and none is told.
struct GivenUp;

/// Does `work` on this thread until `given_up`, which is asked some thousand times a second, says yes: then there is no answer. Threads that the work starts are not asked; where
/// panics abort nobody is, and the work goes on to its end.
///
/// ```
/// use dalembert_dense::interruption::interruptible;
/// assert_eq!(interruptible(|| false, || 6 * 7), Some(42));
/// ```
pub fn interruptible<T>(given_up: impl Fn() -> bool + 'static, work: impl FnOnce() -> T) -> Option<T> {
    if cfg!(panic = "abort") {
        return Some(work());
    }
    let before = ASKED.replace(Some(Rc::new(given_up)));
    // What the work has made so far goes with it, and what it has lent is whole between two evaluations.
    let done = catch_unwind(AssertUnwindSafe(work));
    ASKED.set(before);
    match done {
        Ok(answer) => Some(answer),
        Err(why) if why.is::<GivenUp>() => None,
        Err(panic) => resume_unwind(panic),
    }
}

/// Asks whether the work of this thread is still wanted, and gives it up if not.
pub fn look() {
    // The question may begin work of its own.
    let Some(given_up) = ASKED.with_borrow(Clone::clone) else { return };
    if given_up() && !std::thread::panicking() {
        drop(given_up);
        resume_unwind(Box::new(GivenUp));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// Work of so many looks, that counts those that it came to.
    fn looks(count: u32, seen: &Cell<u32>) -> u32 {
        (0..count).for_each(|_| {
            look();
            seen.set(seen.get() + 1);
        });
        count
    }

    #[test]
    fn work_ends_where_it_is_given_up_and_only_there() {
        let seen = Cell::new(0);
        for end in [0_u32, 1, 7, 100] {
            let left = Cell::new(end);
            let given_up = move || left.replace(left.get().saturating_sub(1)) == 0;
            seen.set(0);
            let found = interruptible(given_up, || looks(20, &seen));
            assert_eq!((found, seen.get()), if end < 20 { (None, end) } else { (Some(20), 20) });
            // Nothing is left of it.
            assert_eq!(looks(3, &Cell::new(0)), 3);
        }
    }

    #[test]
    fn work_within_work_is_given_up_alone() {
        let seen = Cell::new(0);
        let outer = interruptible(
            || false,
            || {
                assert_eq!(interruptible(|| true, || looks(5, &seen)), None);
                looks(5, &seen)
            },
        );
        assert_eq!((outer, seen.get()), (Some(5), 5));
    }

    #[test]
    fn panics_are_not_held_back() {
        let caught = catch_unwind(|| interruptible(|| false, || resume_unwind(Box::new("a fault"))));
        assert_eq!(caught.expect_err("a panic").downcast_ref::<&str>(), Some(&"a fault"));
    }
}
