//! Velocities as a tree of their own, for factors and solves.
//!
//! A joint of several freedoms is a chain of them: the elimination of its D one velocity after the other. So every
//! velocity has at most one velocity above it, and matrices of the tree have the sparsity of this tree.

use super::Node;
use super::link::{CARRY, NONE};

/// A velocity among velocities; `source` and `slot` as in [`Link`](super::link::Link).
#[derive(Clone, Copy, Debug)]
pub(super) struct Freedom {
    /// The velocity above + 1, or 0.
    pub above: u32,
    pub source: u32,
    pub slot: u32,
    /// Its node.
    pub node: u32,
}

/// The velocities of a tree, the number of slots, and of each node the last velocity + 1 that moves it, or 0.
pub(super) fn freedoms(nodes: &[Node], v: &[usize]) -> (Vec<Freedom>, usize, Vec<u32>) {
    let mut lowest = vec![0_u32; nodes.len()];
    let mut freedoms: Vec<Freedom> = Vec::with_capacity(v[nodes.len()]);
    for (k, node) in nodes.iter().enumerate() {
        let mut above = node.parent.map_or(0, |p| lowest[p]);
        for i in v[k]..v[k + 1] {
            freedoms.push(Freedom { above, source: CARRY, slot: NONE, node: k as u32 });
            above = i as u32 + 1;
        }
        lowest[k] = above;
    }
    let mut slots = 1;
    for i in 0..freedoms.len() {
        let above = freedoms[i].above as usize;
        if above == 0 {
            freedoms[i].source = 0;
        } else if above != i {
            let slot = &mut freedoms[above - 1].slot;
            if *slot == NONE {
                *slot = slots;
                slots += 1;
            }
            freedoms[i].source = *slot;
        }
    }
    (freedoms, slots as usize, lowest)
}
