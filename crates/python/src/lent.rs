//! Numbers of arrays where they stand: read and written in place, copied neither on the way in nor on the way out.
//!
//! SAFETY: Python lends memory by its buffer protocol: contiguous doubles that stay where they are as long as the buffer is held. They are used without the interpreter, by several threads,
//! as slices. Their only precondition is that nothing else writes what is read here, or touches what is written. [`lend`] refuses memory that is read and written by one call; another thread of
//! the program could write into its own arrays meanwhile, as it could while NumPy works on them, and would find numbers of before and after among the answers: doubles have no invalid
//! values.
#![allow(unsafe_code)]

use std::ops::Range;

use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;

use crate::failed::usage;

/// Memory of an array of doubles.
pub struct Lent(PyBuffer<f64>);

impl Lent {
    fn of(array: &Bound<'_, PyAny>) -> PyResult<Self> {
        let buffer = PyBuffer::<f64>::get(array)?;
        if buffer.is_c_contiguous() { Ok(Self(buffer)) } else { Err(usage("the array is not contiguous".to_owned())) }
    }

    /// The numbers, row after row.
    pub fn numbers(&self) -> &[f64] {
        if self.0.item_count() == 0 {
            return &[];
        }
        // SAFETY: aligned doubles, `item_count` of them in a row, which the buffer keeps where they are; see above.
        unsafe { std::slice::from_raw_parts(self.0.buf_ptr().cast::<f64>(), self.0.item_count()) }
    }

    fn addresses(&self) -> Range<usize> {
        let first = self.0.buf_ptr() as usize;
        first..first + self.0.len_bytes()
    }
}

/// Memory that is filled.
pub struct Filled(Lent);

impl Filled {
    /// The numbers, row after row.
    pub fn numbers(&mut self) -> &mut [f64] {
        if self.0.0.item_count() == 0 {
            return &mut [];
        }
        // SAFETY: as above; the memory may be written, and none of it is read elsewhere in this call.
        unsafe { std::slice::from_raw_parts_mut(self.0.0.buf_ptr().cast::<f64>(), self.0.0.item_count()) }
    }
}

/// Tables that are read, and one that is filled.
pub fn lend<const N: usize>(
    read: [Option<&Bound<'_, PyAny>>; N],
    filled: &Bound<'_, PyAny>,
) -> PyResult<([Option<Lent>; N], Filled)> {
    let mut tables = [const { None }; N];
    for (table, array) in tables.iter_mut().zip(read) {
        *table = array.map(Lent::of).transpose()?;
    }
    let out = Lent::of(filled)?;
    if out.0.readonly() {
        return Err(usage("`out` can't be written".to_owned()));
    }
    let to = out.addresses();
    let shared = |table: &Lent| {
        let from = table.addresses();
        from.start < to.end && to.start < from.end
    };
    if tables.iter().flatten().any(shared) {
        return Err(usage("`out` shares memory with what is read".to_owned()));
    }
    Ok((tables, Filled(out)))
}
