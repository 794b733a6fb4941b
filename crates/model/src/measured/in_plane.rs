//! Rows of joints that close loops of a mechanism in a plane: those across the plane are written once, the others are two-dimensional.

use dalembert_bodies::tree::{PlaneLoop, PlaneTree, Terms};
use dalembert_mechanism::Mechanism;
use dalembert_mechanism::relative::Relative;

use super::{Measured, MeasuredRow};

/// A slide across the plane's normal, with its row.
#[derive(Clone, Debug)]
struct Slide {
    /// Among the measured rows.
    number: usize,
    direction: [f64; 2],
    row: MeasuredRow,
}

/// A row that is zeros at every state.
#[derive(Clone, Copy, Debug)]
struct Blank {
    /// Among the measured rows.
    number: usize,
    /// h, and the natural size of a row whose gradient is a moment of size one.
    value: f64,
    size: f64,
}

/// A joint that closes a loop in a plane.
#[derive(Clone, Debug)]
pub(super) struct InPlane {
    shape: PlaneLoop,
    slides: Vec<Slide>,
    blanks: Vec<Blank>,
    /// Where the natural sizes of slides along the normal stand.
    heights: Vec<usize>,
}

impl InPlane {
    /// All such joints of a mechanism.
    pub fn all(measured: &Measured, m: &Mechanism) -> Vec<Self> {
        let Some(tree) = PlaneTree::of(&m.tree).filter(|_| m.flexible.is_none()) else { return Vec::new() };
        let mut rows = vec![Vec::new(); m.loops.len()];
        for (number, row) in measured.rows.iter().enumerate().filter(|(_, row)| row.row.is_some()) {
            rows[measured.numbers[row.number].0].push(number);
        }
        let loops = m.loops.iter().zip(&rows).filter(|(_, rows)| !rows.is_empty());
        loops.filter_map(|(pair, rows)| Self::of(measured, pair.in_plane(&tree)?, rows)).collect()
    }

    /// The joint with these rows, if all that it holds is in the plane or across it.
    fn of(measured: &Measured, shape: PlaneLoop, rows: &[usize]) -> Option<Self> {
        let mut closing = Self { shape, slides: Vec::new(), blanks: Vec::new(), heights: Vec::new() };
        for &number in rows {
            let row = &measured.rows[number];
            closing.add(number, row, &measured.numbers[row.number].1)?;
        }
        Some(closing)
    }

    /// B turns in A about the normal and slides across it: other numbers are what they are from the start.
    fn add(&mut self, number: usize, row: &MeasuredRow, what: &Relative) -> Option<()> {
        let shape = &self.shape;
        let held = match *what {
            Relative::Slide(u) if shape.across(u) => {
                self.slides.push(Slide { number, direction: shape.direction(u), row: row.clone() });
                return Some(());
            }
            Relative::Slide(u) if shape.along(u) => {
                self.heights.push(row.size);
                self.blanks.push(Blank { number, value: shape.rise * u.dot(shape.normal), size: 0.0 });
                return Some(());
            }
            Relative::Turn(u) => shape.across(u),
            Relative::Tilt { n, .. } => shape.along(n),
            Relative::Cross { n, m } => shape.along(n) || shape.along(m),
            _ => false,
        };
        held.then(|| self.blanks.push(Blank { number, value: 0.0, size: 1.0 }))
    }

    /// Its rows, among the measured ones.
    pub fn rows(&self) -> impl Iterator<Item = usize> + '_ {
        self.slides.iter().map(|slide| slide.number).chain(self.blank())
    }

    /// Its geometry, and the directions of its slides.
    pub fn shape(&self) -> (PlaneLoop, Vec<[f64; 2]>) {
        (self.shape.clone(), self.slides.iter().map(|slide| slide.direction).collect())
    }

    /// Those that are zeros at every state.
    pub fn blank(&self) -> impl Iterator<Item = usize> + '_ {
        self.blanks.iter().map(|blank| blank.number)
    }

    /// Places and numbers that no state changes.
    pub fn constants<'a>(&'a self, rows: &'a [MeasuredRow]) -> impl Iterator<Item = (usize, f64)> + 'a {
        self.blanks.iter().flat_map(|blank| {
            let row = &rows[blank.number];
            [(row.stages, blank.value), (row.size, blank.size)]
        })
    }

    /// Writes the rows among the values.
    #[inline]
    pub fn write(&self, terms: &Terms<f64>, values: &mut [f64]) {
        let Some(apart) = self.shape.apart(terms) else { return };
        for Slide { direction, row, .. } in &self.slides {
            let slide = self.shape.slide(&apart, *direction);
            values[row.size] = self.shape.row(terms, &apart, &slide, &mut values[row.first..row.b]);
            [values[row.stages], values[row.stages + 1], values[row.b]] = slide.stages;
            values[row.b] *= -1.0;
        }
        for &size in &self.heights {
            values[size] = self.shape.natural(&apart);
        }
    }
}
