//! Rows of the mass matrix in blocks, where the nodes of a subtree are numbered one after the other.

use dalembert_scalar::Scalar;

use crate::tree::common::dot6;
use crate::tree::records::BLOCK;

/// (2) for one c and all d from c to before `end`, written as row and as column c.
///
/// In whole blocks: where the last one does not fit, it begins earlier, and some entries are worked out twice. Rows of
/// momenta are longer than nv by a block, so that a block can begin anywhere.
#[inline(always)]
pub fn row_and_column<T: Scalar>(s: &[T; 6], momenta: &[&[T]; 6], (c, end): (usize, usize), nv: usize, mass: &mut [T]) {
    if end - c < BLOCK {
        let entries = block(s, momenta, c);
        for j in 0..end - c {
            mass[c * nv + c + j] = entries[j];
            mass[(c + j) * nv + c] = entries[j];
        }
        return;
    }
    let mut from = c;
    loop {
        let entries = block(s, momenta, from);
        mass[c * nv + from..c * nv + from + BLOCK].copy_from_slice(&entries);
        for j in 0..BLOCK {
            mass[(from + j) * nv + c] = entries[j];
        }
        if from + BLOCK >= end {
            break;
        }
        from = (from + BLOCK).min(end - BLOCK);
    }
}

/// Σ_i s_i momenta_ij for the block of j that begins at `from`.
#[inline(always)]
fn block<T: Scalar>(s: &[T; 6], momenta: &[&[T]; 6], from: usize) -> [T; BLOCK] {
    let cut = |i: usize| &momenta[i][from..from + BLOCK];
    let (a, b, c, d, e, f) = (cut(0), cut(1), cut(2), cut(3), cut(4), cut(5));
    // A plain loop: closures do not always take over the instruction set that they are called with.
    let mut entries = [T::constant(0.0); BLOCK];
    for j in 0..BLOCK {
        entries[j] = dot6(s, &[a[j], b[j], c[j], d[j], e[j], f[j]]);
    }
    entries
}
