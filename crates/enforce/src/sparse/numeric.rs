//! Values of the factorization, front by front.

use super::front::{Elimination, Found};
use super::scale::{Flaw, scale_columns, scale_rows};
use super::single::Single;
use super::tree::{Front, Tree};
use crate::outwards::Outwards;
use crate::tolerances::{CROWDED_THRESHOLD, ROUNDING, THRESHOLD, Tolerance};

/// Calls a method with the number of columns as a constant where it is small.
macro_rules! with_width {
    ($width:expr, $this:ident.$method:ident($($argument:expr),*)) => {
        match $width {
            1 => $this.$method::<1>($($argument),*),
            2 => $this.$method::<2>($($argument),*),
            3 => $this.$method::<3>($($argument),*),
            4 => $this.$method::<4>($($argument),*),
            5 => $this.$method::<5>($($argument),*),
            6 => $this.$method::<6>($($argument),*),
            _ => $this.$method::<0>($($argument),*),
        }
    };
}
pub(super) use with_width;

/// Calls a method with the number of columns of a small system as a constant.
macro_rules! with_single {
    ($width:expr, $this:ident.$method:ident($($argument:expr),*)) => {
        match $width {
            1 => $this.$method::<1>($($argument),*),
            2 => $this.$method::<2>($($argument),*),
            3 => $this.$method::<3>($($argument),*),
            4 => $this.$method::<4>($($argument),*),
            5 => $this.$method::<5>($($argument),*),
            6 => $this.$method::<6>($($argument),*),
            7 => $this.$method::<7>($($argument),*),
            8 => $this.$method::<8>($($argument),*),
            9 => $this.$method::<9>($($argument),*),
            _ => $this.$method::<10>($($argument),*),
        }
    };
}
pub(super) use with_single;

/// Where a front lies and how it came out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place {
    /// Into `store`: M's lower triangle, then A.
    pub values: usize,
    /// Into `columns` and `names`.
    pub columns: usize,
    pub names: usize,
    /// Columns, rows.
    pub width: usize,
    pub height: usize,
    /// Columns that are sums.
    pub sums: usize,
    pub pairs: usize,
    /// Columns eliminated by themselves.
    pub singles: usize,
    /// Rows handed on; those after them up to the pairs are dropped.
    pub stay: usize,
}

impl Place {
    /// Columns handed on.
    pub fn passed(&self) -> usize {
        self.width - self.sums - self.pairs - self.singles
    }

    /// Multiplications of the eliminations, to leading order.
    pub fn multiplications(&self) -> usize {
        let (mut p, mut q) = (self.width - self.sums, self.height);
        let mut sum = self.sums * self.width;
        for _ in 0..self.pairs {
            (p, q) = (p - 1, q - 1);
            sum += p * (p + 1) + p * q;
        }
        for _ in 0..self.singles {
            p -= 1;
            sum += p * (p + 1) / 2;
        }
        sum
    }

    fn row_values(&self) -> usize {
        self.values + self.width * self.width
    }
}

/// The values of a system, in the order that its structure was given in.
#[derive(Clone, Copy, Debug, Default)]
pub struct Values<'a> {
    /// Entries of M, or of M₀ and N.
    pub mass: &'a [f64],
    /// Those of A, row by row.
    pub rows: &'a [f64],
    /// What each sum is of its columns, sum by sum; empty where M is given by itself.
    pub sums: &'a [f64],
    /// The diagonal of M by column that is no sum; empty likewise.
    pub diagonal: &'a [f64],
}

/// All values; vectors grow only if more columns are delayed or more rows handed on than ever before.
#[derive(Clone, Debug, Default)]
pub struct Factors {
    pub column_scale: Vec<f64>,
    pub row_scale: Vec<f64>,
    pub places: Vec<Place>,
    pub store: Vec<f64>,
    pub columns: Vec<u32>,
    pub names: Vec<u32>,
    pub found: Found,
    /// Does the work of the fronts where the system is small.
    pub single: Option<Single>,
    pub massless: bool,
    /// Whether small entries of crowded fronts may be left out.
    pub skipping: bool,
    outwards: Outwards,
    /// Widest and highest front.
    pub size: (usize, usize),
    /// Most rows to be expected in a front.
    highest: usize,
    /// Scales of one front's columns, then their weights; places of a child's columns.
    scale: Vec<f64>,
    to: Vec<u32>,
}

impl Factors {
    /// Room for what the structure says, twice.
    pub fn new(tree: &Tree, m: usize) -> Self {
        let (n, all) = (tree.n, tree.diagonal.len());
        let (mut handed_on, mut values, mut names, mut highest) = (vec![0; tree.fronts.len()], 0, 0, 0);
        for (k, front) in tree.fronts.iter().enumerate() {
            let children = &tree.children[front.children.clone()];
            let rows = front.rows.len() + children.iter().map(|&c| handed_on[c as usize]).sum::<usize>();
            let width = front.columns.len();
            handed_on[k] = rows.saturating_sub(width - front.boundary - front.sums.len()).min(front.boundary);
            values += width * (width + rows);
            names += rows;
            highest = highest.max(rows);
        }
        let widest = 2 * tree.fronts.iter().map(|front| front.columns.len()).max().unwrap_or(0) + 8;
        Self {
            column_scale: vec![1.0; all],
            row_scale: vec![1.0; m],
            places: vec![Place::default(); tree.fronts.len()],
            store: Vec::with_capacity(2 * values + 64),
            columns: Vec::with_capacity(2 * tree.columns.len() + 64),
            names: Vec::with_capacity(2 * names + 64),
            found: Found { dependent: Vec::with_capacity(m), ..Found::default() },
            single: Single::new(n, m).filter(|_| all == n),
            massless: false,
            skipping: true,
            outwards: Outwards::new(n, m, tree.row_column.len()),
            size: (0, 0),
            highest: 2 * highest + 8,
            scale: Vec::with_capacity(widest),
            to: Vec::with_capacity(widest),
        }
    }

    /// Widest and highest front to be expected.
    pub fn expected_size(&self) -> (usize, usize) {
        (self.scale.capacity(), self.highest)
    }

    /// Factors M and A, with scales of massless columns told from row to row, or by all rows together if `balanced`. Rows that are `held` are dropped, whatever their values.
    pub fn factor(
        &mut self,
        tree: &Tree,
        values: Values<'_>,
        tolerance: &Tolerance,
        (held, balanced): (&[bool], bool),
    ) -> Result<(), Flaw> {
        let Values { mass, rows, .. } = values;
        self.massless = scale_columns(tree, values, balanced, &mut self.outwards, &mut self.column_scale)?;
        scale_rows(tree, rows, &self.column_scale, &mut self.row_scale)?;
        self.found.reset();
        if let Some(single) = &mut self.single {
            let scales = (self.column_scale.as_slice(), self.row_scale.as_slice());
            single.factor(tree, (mass, rows), scales, (tolerance, held), &mut self.found);
            return Ok(());
        }
        self.store.clear();
        self.columns.clear();
        self.names.clear();
        self.size = (0, 0);
        for (k, front) in tree.fronts.iter().enumerate() {
            self.open(k, tree, front);
            self.assemble(k, tree, front, (mass, rows));
            for &child in &tree.children[front.children.clone()] {
                self.add_child(k, child as usize, tree, front);
            }
            self.eliminate(k, (tree, values.sums), front, tolerance, held);
        }
        let unused = (0..self.row_scale.len()).filter(|&r| tree.row_start[r] == tree.row_start[r + 1]);
        self.found.dependent.extend(unused);
        Ok(())
    }

    /// Names the columns and rows of front k and clears its values.
    fn open(&mut self, k: usize, tree: &Tree, front: &Front) {
        let (values, columns, names) = (self.store.len(), self.columns.len(), self.names.len());
        self.columns.extend_from_slice(&tree.columns[front.columns.clone()]);
        // Rows of zeros enter no front.
        for &r in &tree.rows[front.rows.clone()] {
            if self.row_scale[r as usize] > 0.0 {
                self.names.push(r);
            } else {
                self.found.dependent.push(r as usize);
            }
        }
        for &child in &tree.children[front.children.clone()] {
            let (place, shared) = (self.places[child as usize], tree.fronts[child as usize].boundary);
            self.columns.extend_from_within(place.columns + shared..place.columns + place.passed());
            self.names.extend_from_within(place.names..place.names + place.stay);
        }
        let (width, height) = (self.columns.len() - columns, self.names.len() - names);
        self.store.resize(values + width * (width + height), 0.0);
        self.size = (self.size.0.max(width), self.size.1.max(height));
        self.places[k] = Place { values, columns, names, width, height, ..Place::default() };
    }

    /// Values of M and A that enter at front k, scaled.
    fn assemble(&mut self, k: usize, tree: &Tree, front: &Front, (mass, rows): (&[f64], &[f64])) {
        let place = self.places[k];
        self.scale.clear();
        let columns = &self.columns[place.columns..][..place.width];
        self.scale.extend(columns.iter().map(|&j| self.column_scale[j as usize]));
        let (m, a) = self.store[place.values..].split_at_mut(place.width * place.width);
        let scale = &self.scale[..place.width];
        for entry in &tree.masses[front.masses.clone()] {
            let (i, j) = (entry.row as usize, entry.column as usize);
            m[i * place.width + j] += mass[entry.value as usize] * scale[i] * scale[j];
        }
        let own = tree.rows[front.rows.clone()].iter().filter(|&&r| self.row_scale[r as usize] > 0.0);
        for (&r, row) in own.zip(a.chunks_exact_mut(place.width)) {
            let range = tree.row_start[r as usize]..tree.row_start[r as usize + 1];
            let d = self.row_scale[r as usize];
            for (x, &j) in rows[range.clone()].iter().zip(&tree.row_place[range]) {
                row[j as usize] += x * d * scale[j as usize];
            }
        }
    }

    /// What a child hands on.
    fn add_child(&mut self, k: usize, child: usize, tree: &Tree, front: &Front) {
        let (place, from) = (self.places[k], self.places[child]);
        let (columns, names) = (&self.columns[place.columns..], &self.names[place.names..]);
        let shared = tree.fronts[child].boundary;
        self.to.clear();
        self.to.extend_from_slice(&tree.places[tree.fronts[child].places..][..shared]);
        if from.passed() > shared {
            let first = self.columns[from.columns + shared];
            let behind = front.columns.len();
            let at = columns[behind..place.width].iter().position(|&j| j == first).unwrap_or(0) + behind;
            self.to.extend((0..from.passed() - shared).map(|d| (at + d) as u32));
        }
        let (done, new) = self.store.split_at_mut(place.values);
        let (m, a) = new.split_at_mut(place.width * place.width);
        let old = &done[from.values..];
        for (row, &i) in old.chunks_exact(from.width).zip(&self.to) {
            let target = &mut m[i as usize * place.width..][..place.width];
            for (x, &j) in row.iter().zip(&self.to).take_while(|&(_, &j)| j <= i) {
                target[j as usize] += x;
            }
        }
        if from.stay > 0 {
            let first = self.names[from.names];
            let at = names[..place.height].iter().position(|&r| r == first).unwrap_or(0);
            let old = &done[from.row_values()..];
            let rows = old.chunks_exact(from.width).take(from.stay);
            for (row, target) in rows.zip(a.chunks_exact_mut(place.width).skip(at)) {
                row.iter().zip(&self.to).for_each(|(x, &j)| target[j as usize] = *x);
            }
        }
    }

    fn eliminate(&mut self, k: usize, sums: (&Tree, &[f64]), front: &Front, tolerance: &Tolerance, held: &[bool]) {
        with_width!(self.places[k].width, self.eliminate_wide(k, sums, front, tolerance, held));
    }

    #[inline(never)]
    fn eliminate_wide<const W: usize>(
        &mut self,
        k: usize,
        (tree, sums): (&Tree, &[f64]),
        of: &Front,
        tolerance: &Tolerance,
        held: &[bool],
    ) {
        let place = &mut self.places[k];
        let boundary = of.boundary;
        let crowded = place.width > 2 * of.columns.len();
        let (mass, rows) = self.store[place.values..].split_at_mut(place.width * place.width);
        let mut front = Elimination::<W> {
            mass,
            rows,
            columns: &mut self.columns[place.columns..],
            names: &mut self.names[place.names..],
            boundary,
            active: place.width,
            left: place.height,
            weights: &mut self.scale[..place.width],
            found: &mut self.found,
        };
        for own in &tree.own_sums[of.sums.clone()] {
            let range = tree.sum_start[own.sum as usize]..tree.sum_start[own.sum as usize + 1];
            let places = tree.sum_place[range].iter().map(|&at| at as usize);
            let d = tree.sum(*own, sums, &self.column_scale).map(|(_, d)| d);
            front.sum(own.place as usize, places.zip(d));
        }
        place.sums = of.sums.len();
        if place.height > 0 {
            place.pairs = front.pairs((THRESHOLD, true), tolerance.rank, held);
            if crowded {
                place.pairs += front.pairs((CROWDED_THRESHOLD, false), tolerance.rank, held);
            }
        }
        if front.active > boundary {
            let growth = front.found.growth;
            let share = if crowded && self.skipping { CROWDED_THRESHOLD } else { ROUNDING };
            place.singles = front.columns(tolerance.rank, share, tolerance.mass * (1.0 + growth * growth), held);
        }
        place.stay = if front.left > 0 { front.drop_rows(tolerance.rank, held) } else { 0 };
    }
}
