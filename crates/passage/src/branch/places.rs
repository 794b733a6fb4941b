//! Places on a branch along a line from its base, one after the other, and what is interpolated from them.

use std::collections::BTreeMap;

use super::Branch;
use crate::local_coordinates::Point;
use crate::tolerances::branch::{SERVES, STRAY, STRAY_OF_FEW, WEIGHT};
use crate::{At, moved};
use dalembert_dynamics::equations::Equations;
use dalembert_model::model::Model;

/// Places that predict the next.
const PREDICTED: usize = 5;
/// Most places on one side of a base.
const MAX_PLACES: i32 = 400;
/// Places of (2), and how far to either side they are looked for.
pub(super) const PLACES: usize = 12;
const SIDE: i32 = 9;

/// Places on the branch along a line from the base.
#[derive(Default)]
pub(super) struct Line {
    /// s and t per displacement of size one.
    pub direction: Vec<f64>,
    pub pace: f64,
    /// By number; nothing where none was found.
    pub places: BTreeMap<i32, Option<Point>>,
}

impl Line {
    pub fn get(&self, number: i32) -> Option<&Point> {
        self.places.get(&number)?.as_ref()
    }
}

impl Branch {
    /// The place on the branch with coordinates s, from places on either side or the state itself.
    pub(super) fn own(&mut self, equations: &mut Equations<'_>, at: At<'_>, s: &[f64], x: f64) -> Option<Point> {
        if !self.is_line() || self.line.places.is_empty() {
            return self.local.place(equations, at, s);
        }
        let below = (x / self.spacing).floor() as i32;
        self.fill(equations, at, x, (below, below + 1));
        let near = self.extrapolated(equations, at, x)?;
        self.local.place(equations, At { y: &near, ..at }, s)
    }

    /// (2) with chosen places.
    pub(super) fn between(&self, x: f64, chosen: &[i32], value: impl Fn(&Point) -> Vec<f64>) -> Option<Vec<f64>> {
        let nodes: Vec<f64> = chosen.iter().map(|&i| f64::from(i) * self.spacing).collect();
        let weights = weights(&nodes, x);
        if weights.iter().map(|w| w.abs()).sum::<f64>() > WEIGHT {
            return None;
        }
        let mut sum = Vec::new();
        for (&i, weight) in chosen.iter().zip(weights) {
            let value = value(self.line.get(i)?);
            sum.resize(value.len(), 0.0);
            sum.iter_mut().zip(value).for_each(|(sum, x)| *sum += weight * x);
        }
        Some(sum)
    }

    /// x of coordinates, on a line through them.
    pub(super) fn along_line(&mut self, model: &Model, s: &[f64], t: f64) -> Option<f64> {
        let displacement = self.displacement(model.n(), s, t);
        let size = self.local.size(&displacement);
        if !(size < self.spacing * f64::from(MAX_PLACES)) {
            return None;
        }
        let after = self.since.map_or(0.0, |since| t - since);
        let sign = if s.iter().chain([&after]).find(|&&x| x != 0.0).is_some_and(|&x| x < 0.0) { -1.0 } else { 1.0 };
        let x = sign * size;
        if x == 0.0 {
            return Some(x);
        }
        let direction: Vec<f64> = s.iter().map(|s| s / x).collect();
        let pace = after / x;
        let is_new = self.line.direction.is_empty() && self.line.pace == 0.0;
        if is_new || !self.is_line() && self.line.direction != direction {
            self.line = Line { direction, pace, places: BTreeMap::from([(0, Some(self.base.clone()))]) };
        }
        Some(x)
    }

    /// Numbers of the places that (2) takes at x, the nearest first.
    pub(super) fn choose(&mut self, equations: &mut Equations<'_>, at: At<'_>, x: f64) -> Option<Vec<i32>> {
        let middle = (x / self.spacing).round() as i32;
        self.fill(equations, at, x, (middle - SIDE, middle + SIDE));
        let mut known: Vec<(i32, f64)> =
            (middle - SIDE..=middle + SIDE).filter_map(|i| self.line.get(i).map(|p| (i, p.distance))).collect();
        let mut distances: Vec<f64> = known.iter().map(|k| k.1).collect();
        distances.sort_by(f64::total_cmp);
        let least = SERVES * distances.get(distances.len() / 2)?;
        known.retain(|k| k.1 >= least);
        let away = |i: i32| (f64::from(i) * self.spacing - x).abs();
        known.sort_by(|a, b| away(a.0).total_cmp(&away(b.0)));
        known.truncate(PLACES);
        (known.len() == PLACES).then(|| known.into_iter().map(|k| k.0).collect())
    }

    /// Looks for places from the base to both ends of a range, where x is at the time of a state.
    pub(super) fn fill(&mut self, equations: &mut Equations<'_>, at: At<'_>, x: f64, (from, to): (i32, i32)) {
        for i in (0..=to.max(0)).chain((from.min(0)..0).rev()) {
            if self.line.places.contains_key(&i) {
                continue;
            }
            let place = self.next(equations, at, x, i);
            self.line.places.insert(i, place);
        }
    }

    /// The place with a number, next to places that are known.
    pub(super) fn next(&mut self, equations: &mut Equations<'_>, at: At<'_>, x: f64, number: i32) -> Option<Point> {
        let there = f64::from(number) * self.spacing;
        let near = self.extrapolated(equations, at, there)?;
        let s: Vec<f64> = self.line.direction.iter().map(|e| e * there).collect();
        let t = at.t + self.line.pace * (there - x);
        let place = self.local.place(equations, At { t, y: &near, inputs: at.inputs }, &s)?;
        let stray = if self.line.places.values().flatten().count() < PREDICTED { STRAY_OF_FEW } else { STRAY };
        (self.local.apart(&place.y, &near) < stray).then_some(place)
    }

    /// The polynomial through the nearest places that are known, or the tangent at the base.
    pub(super) fn extrapolated(&self, equations: &mut Equations<'_>, at: At<'_>, x: f64) -> Option<Vec<f64>> {
        let mut known: Vec<(f64, &Point)> =
            self.line.places.iter().filter_map(|(&i, p)| Some((f64::from(i) * self.spacing, p.as_ref()?))).collect();
        known.sort_by(|a, b| (a.0 - x).abs().total_cmp(&(b.0 - x).abs()));
        known.truncate(PREDICTED);
        if known.len() == 1 {
            let (n, base) = (equations.model.n(), &self.base);
            let slope = |j: usize| {
                let s = self.line.direction.iter().enumerate();
                s.map(|(k, e)| e * base.tangents[k * n + j]).sum::<f64>() + self.line.pace * base.drift[j]
            };
            let delta: Vec<f64> = (0..n).map(|j| x * slope(j)).collect();
            return Some(moved(equations, At { y: &base.y, ..at }, &delta));
        }
        let weights = weights(&known.iter().map(|k| k.0).collect::<Vec<_>>(), x);
        let mut y = known.first()?.1.y.clone();
        for (i, y) in y.iter_mut().enumerate() {
            *y = weights.iter().zip(&known).map(|(w, (_, p))| w * p.y[i]).sum();
        }
        Some(y)
    }
}

/// Lagrange's polynomials at x.
fn weights(nodes: &[f64], x: f64) -> Vec<f64> {
    let others = |i: usize| nodes.iter().enumerate().filter(move |(j, _)| *j != i);
    (0..nodes.len()).map(|i| others(i).map(|(_, node)| (x - node) / (nodes[i] - node)).product()).collect()
}

dalembert_integrate::remember!(Line { direction, pace, places });
