//! A map from expressions to small numbers whose cost depends on its own size only, not on the
//! graph's: open addressing, fixed hash, never iterated.

use super::Expr;

#[derive(Clone, Default, Debug)]
pub(crate) struct Places {
    /// Index + 1 (0 is empty) and the number. The length is a power of two.
    cells: Vec<(u32, u32)>,
    used: usize,
}

impl Places {
    pub(crate) fn with_capacity(entries: usize) -> Self {
        Self { cells: vec![(0, 0); (2 * entries).next_power_of_two().max(16)], used: 0 }
    }

    pub(crate) fn get(&self, e: Expr) -> Option<u32> {
        let mut at = self.home(e)?;
        loop {
            match self.cells[at] {
                (0, _) => return None,
                (key, value) if key == e.0 + 1 => return Some(value),
                _ => at = (at + 1) & (self.cells.len() - 1),
            }
        }
    }

    /// Sets the number of `e` if it has none; whether it had none.
    pub(crate) fn insert(&mut self, e: Expr, value: u32) -> bool {
        if 2 * (self.used + 1) > self.cells.len() {
            self.grow();
        }
        let mut at = self.home(e).unwrap_or(0);
        while self.cells[at].0 != 0 {
            if self.cells[at].0 == e.0 + 1 {
                return false;
            }
            at = (at + 1) & (self.cells.len() - 1);
        }
        self.cells[at] = (e.0 + 1, value);
        self.used += 1;
        true
    }

    fn home(&self, e: Expr) -> Option<usize> {
        let hash = (u64::from(e.0) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        self.cells.len().checked_sub(1).map(|mask| hash as usize & mask)
    }

    fn grow(&mut self) {
        let larger = Self::with_capacity(self.cells.len());
        let old = std::mem::replace(self, larger);
        for (key, value) in old.cells {
            if key != 0 {
                self.insert(Expr(key - 1), value);
            }
        }
    }
}
