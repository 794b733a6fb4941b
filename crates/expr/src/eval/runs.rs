//! Reordering steps into runs of equal operations.
//!
//! List scheduling within a window: the steps considered are the first [`WINDOW`] places, counted in the
//! given order from the oldest step not yet taken. Of those whose operands are there, the ones with the
//! operation of the current run are taken, oldest first; when there is none left, the operation with the
//! most steps ready begins the next run. The window bounds how many more values are alive at a time
//! than in the given order. Values do not change: the operands of each step are the same.

use super::lower::{Op, ValueId};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How far a step may be brought forward.
const WINDOW: usize = 96;

/// One step: an operation with one target, or two for [`Op::SinCos`].
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub op: Op,
    pub targets: [ValueId; 2],
    pub operands: [ValueId; 3],
}

impl Step {
    pub(super) fn operands(&self) -> &[ValueId] {
        &self.operands[..self.op.arity()]
    }

    pub(super) fn targets(&self) -> &[ValueId] {
        &self.targets[..if self.op == Op::SinCos { 2 } else { 1 }]
    }
}

/// The steps in an order with longer runs. `values` is one more than the largest value id.
pub(super) fn gather(steps: &[Step], values: usize) -> Vec<Step> {
    let mut queue = Queue::new(steps, values);
    let mut gathered = Vec::with_capacity(steps.len());
    let mut op = Op::Add;
    while gathered.len() < steps.len() {
        let Some(place) = queue.take(op) else {
            op = queue.most_ready();
            continue;
        };
        gathered.push(steps[place]);
        queue.finish(place);
    }
    gathered
}

struct Queue<'a> {
    steps: &'a [Step],
    /// Per value: the steps that use it.
    users: Vec<Vec<u32>>,
    /// Per step: operands that are still to be computed.
    waiting: Vec<u8>,
    taken: Vec<bool>,
    /// Per operation: steps in the window with all operands there.
    ready: Vec<BinaryHeap<Reverse<usize>>>,
    oldest: usize,
}

impl<'a> Queue<'a> {
    fn new(steps: &'a [Step], values: usize) -> Self {
        let mut computed = vec![false; values];
        let mut users = vec![Vec::new(); values];
        let mut waiting = vec![0; steps.len()];
        for (place, step) in steps.iter().enumerate() {
            for &operand in step.operands().iter().filter(|&&x| computed[x as usize]) {
                users[operand as usize].push(place as u32);
                waiting[place] += 1;
            }
            step.targets().iter().for_each(|&target| computed[target as usize] = true);
        }
        let ready = vec![BinaryHeap::new(); Op::COUNT];
        let mut queue = Queue { steps, users, waiting, taken: vec![false; steps.len()], ready, oldest: 0 };
        (0..steps.len().min(WINDOW)).for_each(|place| queue.enter(place));
        queue
    }

    /// The step at `place` is in the window now.
    fn enter(&mut self, place: usize) {
        if self.waiting[place] == 0 {
            self.ready[self.steps[place].op as usize].push(Reverse(place));
        }
    }

    fn take(&mut self, op: Op) -> Option<usize> {
        self.ready[op as usize].pop().map(|Reverse(place)| place)
    }

    /// The operation with the most steps ready; the one of the oldest such step if there are several.
    fn most_ready(&self) -> Op {
        let oldest = |heap: &BinaryHeap<Reverse<usize>>| heap.peek().map(|&Reverse(place)| place);
        let best = self.ready.iter().max_by_key(|heap| (heap.len(), Reverse(oldest(heap))));
        best.and_then(oldest).map_or(Op::Add, |place| self.steps[place].op)
    }

    /// The step at `place` has been taken: its users come closer, and the window may move.
    fn finish(&mut self, place: usize) {
        self.taken[place] = true;
        for &target in self.steps[place].targets() {
            for user in std::mem::take(&mut self.users[target as usize]) {
                let user = user as usize;
                self.waiting[user] -= 1;
                if user < self.oldest + WINDOW {
                    self.enter(user);
                }
            }
        }
        while self.oldest < self.taken.len() && self.taken[self.oldest] {
            let entering = self.oldest + WINDOW;
            self.oldest += 1;
            if entering < self.steps.len() {
                self.enter(entering);
            }
        }
    }
}
