//! Which samples of a run a page carries, and how: thinning that keeps the extremes while the run goes on.
//!
//! Runs of equally many samples are looked at: of each its first value stays, its smallest and its largest finite one, at their own
//! instants, and the first value that is not finite, so that gaps stay gaps. The first and the last sample always stay. Every value
//! shown is therefore one that was computed, and no peak is lost; at the instants at which runs begin, all columns have their values, so
//! that one can be drawn over another. When the page is full, two runs become one: nothing needs to be known of how many samples will
//! come, and the memory needed does not grow with them.

use dalembert_answers::result::{Column, RunResult};
use dalembert_answers::samples::Samples;

use super::turns::Turns;

/// Most samples of one finite column that a page carries.
pub const LIMIT: usize = 4000;
/// Most samples of all columns together: what browsers still draw at once.
const LIMIT_ALL: usize = 4_000_000;
/// Most samples of a column where there are very many.
const LEAST: usize = 40;

/// One sample of a column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point {
    /// Its number in the run.
    pub index: u32,
    pub t: f64,
    pub value: f64,
}

/// Where the first, the smallest, the largest and the first not finite value of a run of samples stand.
#[derive(Clone, Copy, Debug, Default)]
struct Landmarks {
    first: Option<Point>,
    low: Option<Point>,
    high: Option<Point>,
    gap: Option<Point>,
}

impl Landmarks {
    fn see(&mut self, point: Point) {
        self.first = self.first.or(Some(point));
        if !point.value.is_finite() {
            self.gap = self.gap.or(Some(point));
            return;
        }
        if self.low.is_none_or(|low| point.value < low.value) {
            self.low = Some(point);
        }
        if self.high.is_none_or(|high| point.value > high.value) {
            self.high = Some(point);
        }
    }

    fn close(&mut self, kept: &mut Vec<Point>) {
        let mut found: Vec<Point> = [self.first, self.low, self.high, self.gap].into_iter().flatten().collect();
        found.sort_unstable_by_key(|point| point.index);
        found.dedup_by_key(|point| point.index);
        kept.extend(found);
        *self = Self::default();
    }
}

/// One column of a run, as far as a page carries it.
#[derive(Clone, Debug)]
pub(super) struct Curve {
    /// Name, unit and kind, without values.
    pub column: Column,
    kept: Vec<Point>,
    open: Landmarks,
    ends: Option<(Point, Point)>,
    /// The largest magnitude of a finite value.
    pub size: f64,
}

impl Curve {
    fn push(&mut self, point: Point, starts_run: bool) {
        if starts_run {
            self.open.close(&mut self.kept);
        }
        self.open.see(point);
        self.ends = Some((self.ends.map_or(point, |ends| ends.0), point));
        if point.value.is_finite() {
            self.size = self.size.max(point.value.abs());
        }
    }

    /// Thins what is kept to runs of so many samples.
    fn thin(&mut self, run: u32) {
        self.open.close(&mut self.kept);
        let all = std::mem::take(&mut self.kept);
        let mut last = None;
        for point in all {
            if last.replace(point.index / run).is_some_and(|last| last != point.index / run) {
                self.open.close(&mut self.kept);
            }
            self.open.see(point);
        }
        self.open.close(&mut self.kept);
    }

    /// From the first sample to the last, s.
    pub fn span(&self) -> f64 {
        self.ends.map_or(0.0, |(first, last)| last.t - first.t)
    }

    /// The samples that stay, ascending.
    pub fn points(&self) -> Vec<Point> {
        let mut points = self.kept.clone();
        let mut open = self.open;
        open.close(&mut points);
        points.extend(self.ends.into_iter().flat_map(|(first, last)| [first, last]));
        points.sort_unstable_by_key(|point| point.index);
        points.dedup_by_key(|point| point.index);
        points
    }
}

/// The columns of a run in bounded memory, for its report.
#[derive(Clone, Debug, Default)]
pub struct Curves {
    pub(super) list: Vec<Curve>,
    turns: Turns,
    samples: u32,
    /// Samples in a run.
    run: u32,
    limit: u32,
}

impl Curves {
    /// Of a run that holds all its samples; a column that is too short ends in a gap.
    pub fn of(run: &RunResult) -> Self {
        let mut curves = Self::default();
        curves.start(&run.columns, LIMIT.min(LIMIT_ALL / run.columns.len().max(1)).max(LEAST));
        for (k, &t) in run.time.iter().enumerate() {
            let values: Vec<f64> = run.columns.iter().map(|c| c.values.get(k).copied().unwrap_or(f64::NAN)).collect();
            curves.take(t, &values);
        }
        curves
    }

    fn start(&mut self, columns: &[Column], limit: usize) {
        self.turns = Turns::among(columns);
        let curve = |column| Curve { column, kept: Vec::new(), open: Landmarks::default(), ends: None, size: 0.0 };
        self.list = self.turns.columns(columns).into_iter().map(curve).collect();
        // Runs of 1, 4, 8, 16 … samples fit into it without rest.
        (self.samples, self.run, self.limit) = (0, 1, limit as u32 / 4 * 4);
    }

    fn take(&mut self, t: f64, values: &[f64]) {
        // Of a run three samples stay; an even number of them becomes half as many.
        let full = if self.run == 1 { self.limit } else { (self.limit / 6 * 2).saturating_mul(self.run) };
        if self.samples == full {
            self.run *= if self.run == 1 { 4 } else { 2 };
            self.list.iter_mut().for_each(|curve| curve.thin(self.run));
        }
        let starts_run = self.samples.is_multiple_of(self.run);
        let values = self.turns.values(values);
        for (curve, value) in self.list.iter_mut().zip(values) {
            curve.push(Point { index: self.samples, t, value }, starts_run);
        }
        self.samples += 1;
    }

    /// Samples of the run.
    pub fn samples(&self) -> usize {
        self.samples as usize
    }

    /// Of how many samples in a row the extremes stay; 1 where all do.
    pub fn run(&self) -> usize {
        self.run as usize
    }

    /// From one sample of the run to the next on the average, s; nothing where there are fewer than two.
    pub fn spacing(&self) -> Option<f64> {
        let span = self.list.first().map(Curve::span).filter(|_| self.samples > 1)?;
        Some(span / f64::from(self.samples - 1))
    }

    /// Samples of one column that stay at most.
    pub fn limit(&self) -> usize {
        self.limit as usize
    }
}

impl Samples for Curves {
    fn begin(&mut self, columns: &[Column]) -> Result<(), String> {
        self.start(columns, LIMIT.min(LIMIT_ALL / columns.len().max(1)).max(LEAST));
        Ok(())
    }

    fn sample(&mut self, t: f64, values: &[f64]) -> Result<(), String> {
        self.take(t, values);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(values: &[f64], limit: usize) -> (Curves, Vec<Point>) {
        let kind = dalembert_answers::result::ColumnKind::Output;
        let column = Column { name: "x".to_owned(), unit: None, kind, values: Vec::new() };
        let mut curves = Curves::default();
        curves.start(&[column], limit);
        values.iter().enumerate().for_each(|(k, &value)| curves.take(k as f64 * 0.1, &[value]));
        let points = curves.list[0].points();
        assert!(points.windows(2).all(|w| w[0].index < w[1].index));
        assert!(points.iter().all(|p| p.value.to_bits() == values[p.index as usize].to_bits()));
        (curves, points)
    }

    #[test]
    fn short_columns_stay_whole() {
        for n in [0, 1, 11, 40] {
            let (curves, points) = curve(&vec![1.0; n], 40);
            assert_eq!((points.len(), curves.run()), (n, 1));
        }
        assert!(curve(&[1.0; 41], 40).1.len() < 41);
    }

    #[test]
    fn thinning_keeps_extremes_ends_and_order() {
        let n = 100_000;
        let mut values: Vec<f64> = (0..n).map(|i| (f64::from(i) * 0.37).sin()).collect();
        values[12_345] = 50.0;
        values[67_890] = -70.0;
        let (_, kept) = curve(&values, LIMIT);
        assert!(kept.len() <= LIMIT + 2 && kept.len() > LIMIT / 4, "{}", kept.len());
        let index: Vec<u32> = kept.iter().map(|p| p.index).collect();
        assert_eq!((index[0], *index.last().unwrap()), (0, n as u32 - 1));
        assert!(index.contains(&12_345) && index.contains(&67_890));
    }

    /// Whatever the number of samples, each run has its extremes among the samples that stay, and never are there too many.
    #[test]
    fn thinning_keeps_the_envelope_everywhere() {
        let all: Vec<f64> = (0..20_000_u32).map(|i| f64::from(i.wrapping_mul(2_654_435_761) >> 8) * 1e-6).collect();
        for n in [39, 41, 79, 80, 81, 400, 1600, 1601, 19_999] {
            let values = &all[..n];
            let (curves, kept) = curve(values, 40);
            assert!(kept.len() <= 42, "{n}: {}", kept.len());
            for (k, some) in values.chunks(curves.run()).enumerate() {
                let of_run = |p: &&Point| p.index as usize / curves.run() == k;
                let (least, most) = (f64::INFINITY, f64::NEG_INFINITY);
                let kept = || kept.iter().filter(of_run).map(|p| p.value);
                assert_eq!(some.iter().copied().fold(least, f64::min), kept().fold(least, f64::min), "{n}");
                assert_eq!(some.iter().copied().fold(most, f64::max), kept().fold(most, f64::max), "{n}");
            }
        }
    }

    /// However long a run is, its columns have samples of the same instants, evenly over all of it: one of each run of samples, and the end.
    #[test]
    fn columns_share_instants() {
        let kind = dalembert_answers::result::ColumnKind::Output;
        let column = |name: &str| Column { name: name.to_owned(), unit: None, kind, values: Vec::new() };
        for n in [41_u32, 121, 4_000, 4_001, 100_000] {
            let mut curves = Curves::default();
            curves.start(&[column("x"), column("y")], 40);
            let angle = |k: u32| 0.37 * f64::from(k);
            (0..n).for_each(|k| curves.take(f64::from(k), &[angle(k).cos(), angle(k).sin()]));
            let [x, y] = [0, 1].map(|c: usize| curves.list[c].points());
            assert!(x.len() <= 42 && y.len() <= 42, "{n}: {} and {}", x.len(), y.len());
            let both: Vec<(f64, f64)> =
                x.iter().filter_map(|p| y.iter().find(|q| q.index == p.index).map(|q| (p.value, q.value))).collect();
            let runs = n.div_ceil(curves.run) as usize;
            assert!(both.len() >= runs && runs >= 40 / 8, "{n}: {} of {runs}", both.len());
            let starts = (0..n).step_by(curves.run()).all(|k| [&x, &y].iter().all(|c| c.iter().any(|p| p.index == k)));
            assert!(starts, "{n}");
            assert!(both.iter().all(|(c, s)| (c * c + s * s - 1.0).abs() < 1e-12), "{n}");
            assert_eq!(curves.spacing(), Some(1.0));
        }
    }

    #[test]
    fn gaps_stay_gaps() {
        let mut values = vec![1.0; 10_000];
        values[5_000] = f64::NAN;
        values[7_000..8_000].fill(f64::INFINITY);
        let (_, kept) = curve(&values, 100);
        assert!(kept.iter().any(|p| p.index == 5_000));
        assert!(kept.iter().filter(|p| (7_000..8_000).contains(&p.index)).all(|p| !p.value.is_finite()));
    }
}
