//! Linear systems as MATLAB files of level 5, which MATLAB, Octave and SciPy read (MATLAB: MAT-File Format, The MathWorks, chapter 1).
//!
//! A file is a header of 128 bytes and one element for each variable. An element is a tag – type and length, four bytes each – and its
//! data, filled up to eight bytes; that of an array holds others:
//!
//! ```text
//! flags (class) · dimensions · name · entries, column by column        cells hold arrays without names in place of entries
//! ```
//!
//! Names are cells of texts, one for each row. Everything is little-endian, which the header says.

use dalembert_answers::derivatives::Named;
use dalembert_answers::linearization::Linearization;

/// Types of data.
const INT8: u32 = 1;
const UINT16: u32 = 4;
const INT32: u32 = 5;
const UINT32: u32 = 6;
const DOUBLE: u32 = 9;
const MATRIX: u32 = 14;

/// Classes of arrays.
const CELL: u32 = 1;
const CHARACTERS: u32 = 4;
const DOUBLES: u32 = 6;

/// A, B, C, D with the point, `offset`, names of states, inputs and outputs, and the mechanical form M, D, S, F where there is one, as
/// `M_r`, `D_r`, `S_r`, `F_r`; E, A and B of the descriptor form as `E_d`, `A_d`, `B_d` if it was asked for.
pub fn mat(found: &Linearization) -> Vec<u8> {
    let m = &found.model;
    let [n, inputs, outputs] = [m.states.len(), m.inputs.len(), m.outputs.len()];
    let mut out = header();
    for (name, rows, shape) in
        [("A", &m.a, [n, n]), ("B", &m.b, [n, inputs]), ("C", &m.c, [outputs, n]), ("D", &m.d, [outputs, inputs])]
    {
        out.extend(doubles(name, rows, shape));
    }
    for (name, x) in [("x0", &m.x0), ("u0", &m.u0), ("y0", &m.y0), ("offset", &m.offset)] {
        let rows: Vec<Vec<f64>> = x.iter().map(|&x| vec![x]).collect();
        out.extend(doubles(name, &rows, [x.len(), 1]));
    }
    for (name, list) in [("states", &m.states), ("inputs", &m.inputs), ("outputs", &m.outputs)] {
        out.extend(texts(name, &list.iter().map(|n: &Named| n.name.as_str()).collect::<Vec<_>>()));
    }
    out.extend(array(CHARACTERS, [1, m.title.encode_utf16().count()], "title", &characters(&m.title)));
    if let Some(s) = &found.second_order {
        let q = s.mass.len();
        for (name, rows, columns) in
            [("M_r", &s.mass, q), ("D_r", &s.damping, q), ("S_r", &s.stiffness, q), ("F_r", &s.forces, inputs)]
        {
            out.extend(doubles(name, rows, [q, columns]));
        }
    }
    if let Some(d) = &found.descriptor {
        let x = d.states.len();
        for (name, rows, columns) in [("E_d", &d.e, x), ("A_d", &d.a, x), ("B_d", &d.b, inputs)] {
            out.extend(doubles(name, rows, [d.e.len(), columns]));
        }
        out.extend(texts("states_d", &d.states.iter().map(String::as_str).collect::<Vec<_>>()));
    }
    out
}

/// A text that says what it is, no subsystem, version 1, byte order.
fn header() -> Vec<u8> {
    let mut out = format!("{:<116}", "MATLAB 5.0 MAT-file, written by dalembert").into_bytes();
    out.extend([0; 8]);
    out.extend(0x0100_u16.to_le_bytes());
    out.extend(*b"IM");
    out
}

/// Tag, data, filling.
fn element(kind: u32, data: &[u8]) -> Vec<u8> {
    let mut out = kind.to_le_bytes().to_vec();
    out.extend(u32::try_from(data.len()).unwrap_or(u32::MAX).to_le_bytes());
    out.extend_from_slice(data);
    out.resize(out.len().next_multiple_of(8), 0);
    out
}

/// An array of a class with its entries, which are elements.
fn array(class: u32, shape: [usize; 2], name: &str, entries: &[u8]) -> Vec<u8> {
    let flags = [class.to_le_bytes(), [0; 4]].concat();
    let sizes: Vec<u8> = shape.iter().flat_map(|&s| i32::try_from(s).unwrap_or(i32::MAX).to_le_bytes()).collect();
    let parts = [&element(UINT32, &flags), &element(INT32, &sizes), &element(INT8, name.as_bytes()), entries];
    element(MATRIX, &parts.concat())
}

fn doubles(name: &str, rows: &[Vec<f64>], shape: [usize; 2]) -> Vec<u8> {
    let entry = |i: usize, j: usize| rows.get(i).and_then(|row| row.get(j)).copied().unwrap_or(0.0);
    let columns = (0..shape[1]).flat_map(|j| (0..shape[0]).map(move |i| (i, j)));
    let data: Vec<u8> = columns.flat_map(|(i, j)| entry(i, j).to_le_bytes()).collect();
    array(DOUBLES, shape, name, &element(DOUBLE, &data))
}

fn characters(text: &str) -> Vec<u8> {
    element(UINT16, &text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>())
}

fn texts(name: &str, list: &[&str]) -> Vec<u8> {
    let cell = |text: &&str| {
        let count = text.encode_utf16().count();
        array(CHARACTERS, [usize::from(count > 0), count], "", &characters(text))
    };
    array(CELL, [list.len(), 1], name, &list.iter().flat_map(cell).collect::<Vec<u8>>())
}
