//! Whether errors ask for steps that are far shorter than the motion.
//!
//! Of nine ends of steps, a few steps apart, the middle one is compared with the polynomial of degree 7 through the others:
//!
//! ```text
//! (1) |y_m − Σ_{k≠m} ℓ_k(t_m) y_k| ≤ tol,   ℓ_k(t_m) = Π_{j≠k,m} (t_m − t_j)/(t_k − t_j)
//! ```
//!
//! An implicit method of this degree could make one step of the time from the first to the last. A method of order 8 whose errors are those of the motion itself has steps over eight of which no such polynomial comes near the
//! tolerance: if (1) holds, and errors do keep steps as short as they are, these are errors of what is damped, which an explicit method multiplies by powers of hλ. The tighter the tolerance, the
//! farther below the border of stability that keeps them.

use crate::memory::Memory;
use crate::tolerance::Tolerance;
use crate::tolerances::auto::CUT;

/// Ends that are compared, and the middle one.
const NODES: usize = 9;
const MIDDLE: usize = NODES / 2;

/// Ends of steps.
pub(crate) struct Smoothness {
    /// Steps from one to the next.
    stride: u32,
    times: [f64; NODES],
    states: Vec<Vec<f64>>,
    /// What errors would have made the steps that led to each.
    asked: [f64; NODES],
    /// How many of them there are, the last ones.
    known: usize,
    /// Steps since the last, and what errors would have made of these.
    since: u32,
    length: f64,
    /// Steps in a row over which (1) held.
    row: u32,
    /// Whether the last end is new.
    is_new: bool,
    missed: Vec<f64>,
}

impl Smoothness {
    /// Of steps of which `gain` are to make one, from a time.
    pub fn new(gain: f64, n: usize) -> Self {
        Self {
            stride: (gain / (NODES - 1) as f64).ceil() as u32,
            times: [0.0; NODES],
            states: vec![vec![0.0; n]; NODES],
            asked: [0.0; NODES],
            known: 0,
            since: 0,
            length: 0.0,
            row: 0,
            is_new: false,
            missed: vec![0.0; n],
        }
    }

    /// What comes next has nothing to do with what was.
    pub fn forget(&mut self) {
        (self.known, self.since, self.length, self.row, self.is_new) = (0, 0, 0.0, 0, false);
    }

    /// A step that ends here was taken, and errors would have it of this length the next time.
    pub fn step(&mut self, (t, y): (f64, &[f64]), asked: f64) {
        self.since += 1;
        self.length += asked;
        if self.since < self.stride && self.known > 0 {
            return;
        }
        self.times.rotate_left(1);
        self.asked.rotate_left(1);
        self.states.rotate_left(1);
        (self.times[NODES - 1], self.asked[NODES - 1]) = (t, self.length);
        self.states[NODES - 1].copy_from_slice(y);
        self.known = (self.known + 1).min(NODES);
        (self.since, self.length, self.is_new) = (0, 0.0, true);
    }

    /// Whether (1) has held over so many steps in a row.
    pub fn is_smoother(&mut self, steps: u32, tolerance: &Tolerance) -> bool {
        if std::mem::take(&mut self.is_new) && self.known == NODES {
            let span = self.times[NODES - 1] - self.times[0];
            let is_by_errors = self.asked[1..].iter().sum::<f64>() <= CUT * span;
            self.row = if is_by_errors && self.holds(tolerance) { self.row.saturating_add(self.stride) } else { 0 };
        }
        self.row >= steps
    }

    /// (1).
    fn holds(&mut self, tolerance: &Tolerance) -> bool {
        self.missed.copy_from_slice(&self.states[MIDDLE]);
        let t = &self.times;
        for k in (0..NODES).filter(|&k| k != MIDDLE) {
            let others = (0..NODES).filter(|&j| j != k && j != MIDDLE);
            let share: f64 = others.map(|j| (t[MIDDLE] - t[j]) / (t[k] - t[j])).product();
            self.missed.iter_mut().zip(&self.states[k]).for_each(|(missed, y)| *missed -= share * y);
        }
        let size = |i: usize| self.states[0][i].abs().max(self.states[NODES - 1][i].abs());
        tolerance.largest(&self.missed, size) <= 1.0
    }

    pub fn remember(&mut self, memory: &mut Memory) {
        memory.numbers(&mut self.times);
        memory.numbers(&mut self.asked);
        self.states.iter_mut().for_each(|y| memory.numbers(y));
        memory.count(&mut self.known);
        memory.small(&mut self.since);
        memory.number(&mut self.length);
        memory.small(&mut self.row);
        memory.flag(&mut self.is_new);
        if self.known > NODES {
            memory.refuse();
        }
    }
}
