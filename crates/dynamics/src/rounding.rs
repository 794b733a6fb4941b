//! How far rows may disagree before they contradict each other.
//!
//! The right-hand sides of dependent rows agree up to the rounding of the products of velocities that they add up and that may cancel:
//! at rest in the end, two rows of a parallelogram are zero, and so is every acceleration, but ω² r is not. With velocities of size v
//! and a row of natural size s (the largest arm) that is ε v² s; a row that is none, since its entries are rounding of what the file was written with, asks for nothing up to as large a share as that. Nor can rows be met better than forces are balanced: where nothing
//! can move, all accelerations are zero, but those that the forces would make alone are not, and leave a rounding of ε|fᵢ|/Mᵢᵢ.
//!
//! Near a singular pose a row is shorter than that by a factor c ≪ 1, and holds the state to within ε s/c only. The rows, compared
//! at unit length, are then uncertain by ε/c², and so are right-hand sides: pivots below are no sign of a row of its own, and what
//! dependent rows disagree by is no contradiction. Where it depends on longer ones, as on a second link beside a parallelogram, these
//! tell the motion, and the short one counts by c.

use crate::tolerances::rounding::{LARGEST, OPERATIONS, SHORT, TURNED};
use crate::tolerances::{CONSISTENT, LIGHT, MISSED};
use dalembert_bodies::tolerances::NOTHING;
use dalembert_enforce::{Problem, Tolerance};
use dalembert_scalar::Terms;

use crate::equations::Equations;

impl Equations<'_> {
    /// v² of the fastest velocity of the bodies, motions of natural size per second.
    fn speed_squared(&self) -> f64 {
        let (Some(m), Some(mechanics)) = (&self.model.mechanism, &self.mechanics) else { return 0.0 };
        let rates = mechanics.v.iter().zip(&m.columns).map(|(v, &c)| v / self.model.natural.of_motion(c));
        rates.fold(0.0_f64, |s, v| s.max(v * v))
    }

    /// Entries of a row, each times a motion of natural size.
    fn own_row(&self, row: usize) -> impl Iterator<Item = f64> + '_ {
        self.row(row).map(|(c, x)| (x * self.model.natural.of_motion(c)).abs())
    }

    /// c of a row: its largest entry against the natural size; 1 where that is not known.
    pub fn shortness(&self, row: usize) -> f64 {
        let natural = self.natural_size(row);
        let largest = self.own_row(row).fold(0.0_f64, f64::max);
        if natural > 0.0 && largest > 0.0 { (largest / natural).min(1.0) } else { 1.0 }
    }

    /// How much of a row of unit length is known: next to a singular pose, where it is shorter than its natural size by c, it holds positions to
    /// within ε/c, which turns it by as much. What it says of velocities is as uncertain, and a correction by it would be of any size.
    pub fn certainty(&self, row: usize) -> f64 {
        let c = if self.model.rows[row].follows { 1.0 } else { self.shortness(row) };
        if c < TURNED { c } else { 1.0 }
    }

    /// Whether a row is not short: one entry tells.
    fn is_long(&self, row: usize) -> bool {
        let short = SHORT * self.natural_size(row);
        short == 0.0 || self.own_row(row).any(|x| x >= short)
    }

    /// The largest entry of all rows: what stands for natural sizes where these are not known. A row of an expression may be short
    /// where its curvature is not, as that of `cos(A)` next to A = 0.
    fn largest_entry(&self) -> f64 {
        let hard = (0..self.model.rows.len()).filter(|&row| !self.yields(row));
        hard.flat_map(|row| self.own_row(row)).fold(0.0, f64::max)
    }

    /// Pivots of some rows, at unit length, that are rounding: fewer of rows of numbers that mean all their digits.
    pub fn rank_tolerance(&self, rows: impl Iterator<Item = usize> + Clone) -> f64 {
        let usual = Tolerance::default();
        let numbers = rows.clone().all(|row| self.model.pattern.row_places[row].constant);
        if numbers && *self.mean_all.get_or_init(|| self.mean_all_digits()) {
            return usual.finer().rank;
        }
        let short = rows.filter(|&row| !self.is_long(row));
        let least = short.map(|row| self.shortness(row)).fold(1.0, f64::min);
        let usual = usual.rank;
        if least >= SHORT { usual } else { (OPERATIONS / (least * least)).clamp(usual, LARGEST) }
    }

    /// Whether a row is none, and asks for no more than what was taken for nothing in its entries leaves of products of velocities: rows of a rotor in two bearings.
    pub(crate) fn asks_nothing(&self, row: usize) -> bool {
        let is_none = self.b[row] != 0.0 && self.row(row).all(|e| e.1 == 0.0);
        is_none && self.b[row].abs() <= NOTHING * self.speed_squared() * self.natural_size(row)
    }

    /// Whether h⟨s⟩ of a row is no more than what its formula rounds; not told of what no formula tells.
    pub fn is_rounding(&self, row: usize, stage: usize) -> bool {
        let terms = self.residual_terms(&[(row, stage)])[0];
        terms.is_some_and(|Terms { value, size }| value.abs() <= OPERATIONS * size)
    }

    /// The tolerances for the equations' problem, with the rounding that its rows may have.
    ///
    /// Rows are compared at unit length in the mass metric; ‖A L⁻*‖ ≥ |A_j|/√M_jj for each j.
    pub fn tolerance(&self, problem: &Problem<f64>) -> Tolerance {
        let speed = self.speed_squared();
        let rank = self.rank_tolerance(0..self.model.rows.len());
        let mut inertia = vec![0.0; problem.n];
        for block in &problem.mass {
            (0..block.matrix.nrows()).for_each(|i| inertia[block.start + i] = block.matrix[(i, i)]);
        }
        let pulls = problem.force.iter().zip(&inertia).filter(|(_, m)| **m > 0.0).map(|(f, m)| f.abs() / m.sqrt());
        let pull = OPERATIONS * pulls.fold(0.0, f64::max);
        if speed == 0.0 {
            return Tolerance { rank, floor: pull, ..Tolerance::default() };
        }
        let length = |row: usize| {
            let share = self.row(row).filter(|&(c, _)| inertia[c] > 0.0).map(|(c, a)| a.abs() / inertia[c].sqrt());
            share.fold(0.0_f64, f64::max)
        };
        let rounding =
            (0..self.model.rows.len()).map(|row| (self.natural_size(row) / self.shortness(row).powi(2), length(row)));
        let worst =
            rounding.filter(|&(_, length)| length > 0.0).fold(0.0_f64, |m, (size, length)| m.max(size / length));
        Tolerance { rank, floor: OPERATIONS * speed * worst + pull, ..Tolerance::default() }
    }

    /// Accelerations that the forces would make of each variable alone.
    fn free_accelerations(&mut self) -> Vec<f64> {
        let inertia = self.mass_diagonal();
        let share = |(f, m): (&f64, f64)| if m > 0.0 { f / m } else { 0.0 };
        self.force.iter().zip(inertia).map(share).collect()
    }

    /// Whether accelerations meet all rows that do not yield, up to rounding, and to a share of what velocities make of rows at a state
    /// that may be off the constraints by so much.
    pub fn met_by(&mut self, alpha: &[f64], slack: f64) -> bool {
        let free = self.free_accelerations();
        self.met_with(alpha, &free, slack)
    }

    fn met_with(&self, alpha: &[f64], free: &[f64], slack: f64) -> bool {
        let rows = || (0..self.model.rows.len()).filter(|&row| !self.yields(row));
        let least = rows().map(|row| self.shortness(row)).fold(1.0, f64::min);
        // A short row's rounding goes over to those that depend on it.
        let rounding = self.speed_squared() * (OPERATIONS / (least * least)).min(LARGEST).max(slack);
        let largest = self.largest_entry();
        rows().all(|row| {
            let natural = Some(self.natural_size(row)).filter(|&size| size > 0.0).unwrap_or(largest);
            let terms = self.row(row).map(|(c, a)| a * alpha[c]);
            let (sum, size) = terms.fold((0.0, 0.0), |(sum, size): (f64, f64), x| (sum + x, size + x.abs()));
            let pull = self.row(row).fold(0.0_f64, |m, (c, a)| m.max((a * free[c]).abs()));
            let allowed = CONSISTENT * (size + self.b[row].abs()) + rounding * natural + OPERATIONS * pull;
            (sum - self.b[row]).abs() <= allowed
        })
    }

    /// The row that accelerations of an answer miss by more than rounding, if there is one: Σ Aᵢⱼαⱼ against bᵢ, relative to what is
    /// added up there. No metric of inertias comes in, for it is light parts that methods lose; without such parts what is missed is
    /// a matter of singular poses, where solutions from the branches on either side take over.
    pub fn missed(&mut self, alpha: &[f64], slack: f64) -> Option<usize> {
        let off = |e: &Self, row: usize| {
            let terms = e.row(row).map(|(c, a)| a * alpha[c]);
            let (sum, size) = terms.fold((0.0, 0.0), |(sum, size): (f64, f64), x| (sum + x, size + x.abs()));
            (sum - e.b[row]).abs() - MISSED * (size + e.b[row].abs())
        };
        let rows = || 0..self.model.rows.len();
        let suspects: Vec<usize> = rows().filter(|&row| !self.yields(row) && !(off(self, row) <= 0.0)).collect();
        if suspects.is_empty() {
            return None;
        }
        let inertia = self.mass_diagonal();
        let natural = |c: usize| self.model.natural.of_motion(c);
        let heaviest = inertia.iter().enumerate().fold(0.0_f64, |most, (c, m)| most.max(m * natural(c).powi(2)));
        let light = |(c, m): (usize, &f64)| *m > 0.0 && m * natural(c).powi(2) < LIGHT * heaviest;
        if !inertia.iter().enumerate().any(light) {
            return None;
        }
        let pull = rows().map(|row| self.pull(row, &inertia, LIGHT * heaviest)).fold(0.0, f64::max);
        let motion = alpha.iter().enumerate().fold(0.0_f64, |m, (c, a)| m.max((a / natural(c)).abs()));
        let least = rows().map(|row| self.shortness(row)).fold(1.0, f64::min);
        // Rows that count as dependent hold as well as the others say.
        let parted = 10.0 * self.rank_tolerance(rows());
        let speed = self.speed_squared() * (OPERATIONS / (least * least)).min(LARGEST).max(slack);
        suspects.into_iter().find(|&row| {
            let largest = self.row(row).fold(0.0_f64, |m, (c, a)| m.max((a * natural(c)).abs()));
            let size = self.natural_size(row).max(largest);
            !(off(self, row) <= speed * size + largest * (OPERATIONS * pull + parted * motion))
        })
    }

    /// The acceleration, in natural sizes, that forces make of what a row joins, with an inertia of at least `least`.
    fn pull(&self, row: usize, inertia: &[f64], least: f64) -> f64 {
        let (force, mass) = self.row(row).fold((0.0_f64, 0.0_f64), |(force, mass), (c, a)| {
            let size = self.model.natural.of_motion(c);
            let share = (a * size).abs();
            (force.max(share * (self.force[c] * size).abs()), mass.max(share * inertia[c] * size * size))
        });
        let largest = self.row(row).fold(0.0_f64, |m, (c, a)| m.max((a * self.model.natural.of_motion(c)).abs()));
        let mass = mass.max(least * largest);
        if mass > 0.0 { force / mass } else { 0.0 }
    }
}
