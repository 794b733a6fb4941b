//! Why a mechanism can't be assembled: the smallest set of joints, constraints and kept start values that can't be met together.
//!
//! Subsets of the conditions are solved by themselves, from the start and from varied starts, by damped Gauss–Newton steps as in
//! assembly. Each loop alone comes first: it is the smallest set that there can be. Then conditions are left out one after the
//! other as long as the rest can't be met (a deletion filter), so that what remains is minimal. The gap is that of one
//! condition of the set where all others of the set are met.

use dalembert_dense as dense;
use faer::Mat;

use crate::tolerances::directions::IN_DEGREES;
use dalembert_answers::result::AssemblyReport;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::projection::displace;
use dalembert_mechanism::relative::Relative;
use dalembert_model::model::{Model, Origin};
use dalembert_model::state::StartValues;
use dalembert_spec::order::by_name;

use super::facing::Facing;
use super::links::Links;
use super::spectrum::Scales;
use super::words::{brief, joints};
use crate::tolerances::closing::{DAMPING, DIRECTION, FINE, FIRM, LEAST_DAMPING, MET, MOST_DAMPING, STALLED, WORK};
use dalembert_answers::finding::{Finding, code};
use dalembert_answers::words::series;

/// Iterations per try.
const ITERATIONS: usize = 60;
/// Tries from varied starts.
const TRIES: usize = 6;

/// Something to be met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Condition {
    /// All rows of a joint that closes a loop.
    Closure(usize),
    /// A written constraint.
    Row(usize),
    /// A start value that is kept, by its place in the state.
    Kept(usize),
}

struct Search<'a, 'm> {
    model: &'m Model,
    scales: &'a Scales,
    start: &'a StartValues,
    equations: Equations<'m>,
    depth: usize,
    work: f64,
}

/// Names what can't be met together, one finding for each set; sets that share a joint with one before them are left out, since
/// they may have the same cause.
pub(super) fn findings(
    model: &Model,
    links: &Links<'_>,
    scales: &Scales,
    (start, assembly): (&StartValues, &AssemblyReport),
) -> Vec<Finding> {
    let deepest = model.rows.iter().map(|r| r.depth).max().unwrap_or(0);
    let mut search = Search { model, scales, start, equations: Equations::new(model), depth: deepest, work: 0.0 };
    for depth in (1..=deepest).rev() {
        search.depth = depth;
        let sets = search.separate(links);
        if !sets.is_empty() {
            return sets.iter().map(|set| search.describe(links, set, assembly)).collect();
        }
    }
    Vec::new()
}

impl Search<'_, '_> {
    /// All conditions: kept values, constraints by name, then loops from those of few joints to those of many, by name among equals. What may be left out
    /// is tried from the end, so that small loops are named, whatever the order of the file.
    fn conditions(&self, links: &Links<'_>) -> Vec<Condition> {
        let mut all = Vec::new();
        let is_kept = |&place: &usize| self.start.fixed[place] && self.column_of(place).is_some();
        let mut kept: Vec<(String, usize)> =
            (0..self.model.states).filter(is_kept).map(|p| (self.name_of(p), p)).collect();
        kept.sort_by(|a, b| by_name(&a.0, &b.0));
        all.extend(kept.into_iter().map(|(_, place)| Condition::Kept(place)));
        let hard = |&r: &usize| !self.model.rows[r].soft && self.model.rows[r].depth >= self.depth;
        let rows: Vec<usize> = (0..self.model.rows.len()).filter(hard).collect();
        let mut loops: Vec<usize> = Vec::new();
        for r in links.in_order(self.model, &rows) {
            match self.model.rows[r].origin {
                Origin::Closure { closure, .. } if loops.contains(&closure) => {}
                Origin::Closure { closure, .. } => loops.push(closure),
                Origin::Constraint(_) => all.push(Condition::Row(r)),
            }
        }
        loops.sort_by_key(|&closure| links.around(closure).len());
        all.extend(loops.into_iter().map(Condition::Closure));
        all
    }

    /// The column whose slot at this depth has a place in the state.
    fn column_of(&self, place: usize) -> Option<usize> {
        (0..self.model.n()).find(|&c| self.place(c) == Some(place))
    }

    fn place(&self, column: usize) -> Option<usize> {
        let v = &self.model.variables[column];
        (v.order as usize).checked_sub(self.depth).map(|s| v.state[s])
    }

    /// Minimal sets that can't be met and share no joint: each loop that can't close by itself, then larger ones.
    fn separate(&mut self, links: &Links<'_>) -> Vec<Vec<Condition>> {
        let all = self.conditions(links);
        let mut rest = all.clone();
        let mut sets: Vec<Vec<Condition>> = Vec::new();
        let mut taken: Vec<String> = Vec::new();
        for one in all.iter().copied().filter(|c| !matches!(c, Condition::Kept(_))) {
            if !self.can(&[one]) {
                rest.retain(|c| *c != one);
                self.take(links, vec![one], (&mut sets, &mut taken));
            }
            if self.work > WORK && !sets.is_empty() {
                return sets;
            }
        }
        while let Some(set) = self.minimal(&rest) {
            rest.retain(|c| !set.contains(c));
            self.take(links, set, (&mut sets, &mut taken));
            if self.work > WORK {
                break;
            }
        }
        sets
    }

    /// Adds a set, if it has no joint in common with those before.
    fn take(
        &self,
        links: &Links<'_>,
        set: Vec<Condition>,
        (sets, taken): (&mut Vec<Vec<Condition>>, &mut Vec<String>),
    ) {
        let mut names = self.names(links, &set);
        names.extend(set.iter().filter_map(|c| if let Condition::Kept(p) = c { Some(self.name_of(*p)) } else { None }));
        if !names.iter().any(|n| taken.contains(n)) {
            taken.extend(names);
            sets.push(set);
        }
    }

    /// A minimal set that can't be met, if all of them can't.
    fn minimal(&mut self, all: &[Condition]) -> Option<Vec<Condition>> {
        if all.is_empty() || self.can(all) {
            return None;
        }
        let loops: Vec<Condition> = all.iter().copied().filter(|c| !matches!(c, Condition::Kept(_))).collect();
        // Kept values that clash with the rest are a matter of the start, not of the mechanism.
        let mut set = if self.can(&loops) { all.to_vec() } else { loops };
        let mut k = set.len();
        while k > 0 {
            k -= 1;
            let mut fewer = set.clone();
            fewer.remove(k);
            if !self.can(&fewer) {
                set = fewer;
            }
            if self.work > WORK {
                break;
            }
        }
        Some(set)
    }

    fn can(&mut self, set: &[Condition]) -> bool {
        self.meet(set, None).0 <= MET
    }

    /// Solves a set; the largest residual that remains, and the state.
    fn meet(&mut self, set: &[Condition], last: Option<Condition>) -> (f64, Vec<f64>) {
        let kept: Vec<usize> =
            set.iter().filter_map(|c| if let Condition::Kept(p) = c { Some(*p) } else { None }).collect();
        let held = |of: &[Condition], r: usize| match self.model.rows[r].origin {
            Origin::Closure { closure, .. } => of.contains(&Condition::Closure(closure)),
            Origin::Constraint(_) => of.contains(&Condition::Row(r)),
        };
        let firm: Vec<usize> = (0..self.model.rows.len()).filter(|&r| held(set, r)).collect();
        let soft: Vec<usize> = (0..self.model.rows.len()).filter(|&r| last.is_some_and(|l| held(&[l], r))).collect();
        let rows: Vec<(usize, f64)> = firm
            .iter()
            .map(|&r| (r, if soft.is_empty() { 1.0 } else { FIRM }))
            .chain(soft.iter().map(|&r| (r, 1.0)))
            .filter(|&(r, _)| self.model.rows[r].depth >= self.depth && !self.model.rows[r].soft)
            .collect();
        let columns = self.columns(&rows, &kept);
        let mut best = (f64::INFINITY, self.start.state.y.clone());
        for attempt in 0..TRIES {
            let mut y = self.start.state.y.clone();
            self.vary(&columns, attempt, &mut y);
            let size = self.solve(&rows, &columns, &mut y);
            if size < best.0 {
                best = (size, y);
            }
            if best.0 <= MET || self.work > WORK {
                break;
            }
        }
        best
    }

    /// Free columns that the rows touch.
    fn columns(&self, rows: &[(usize, f64)], kept: &[usize]) -> Vec<usize> {
        let mut columns: Vec<usize> = rows
            .iter()
            .flat_map(|&(r, _)| {
                let range = self.model.pattern.row_places[r].entries.clone();
                self.model.pattern.rows[range].iter().map(|e| e.column)
            })
            .filter(|&c| self.place(c).is_none_or(|p| !kept.contains(&p)))
            .collect();
        columns.sort_unstable();
        columns.dedup();
        columns
    }

    fn vary(&self, columns: &[usize], attempt: usize, y: &mut [f64]) {
        for (k, c, place) in columns.iter().enumerate().filter_map(|(k, &c)| Some((k, c, self.place(c)?))) {
            let noise = ((k + 1) as f64 * 0.618_033_988_749_895 + attempt as f64 * 0.754_877_666_246_693).fract() - 0.5;
            let slot = self.model.variables[c].order as i32 - self.depth as i32;
            y[place] += noise * attempt as f64 * 0.8 * self.model.natural.of_slot(c, slot);
        }
    }

    /// Levenberg–Marquardt.
    fn solve(&mut self, rows: &[(usize, f64)], columns: &[usize], y: &mut Vec<f64>) -> f64 {
        let mut h = self.residuals(rows, y);
        let mut damping = DAMPING;
        for _ in 0..ITERATIONS {
            if largest(&h) <= FINE || columns.is_empty() {
                break;
            }
            self.work += (rows.len() * columns.len() * rows.len().min(columns.len())) as f64 * 10.0;
            let Some(step) = self.step(rows, columns, &h, damping) else { break };
            let mut trial = y.clone();
            let mut moved = vec![0.0; self.model.n()];
            displace(self.model, &self.equations, self.depth, &step, &mut moved, &mut trial);
            let new = self.residuals(rows, &trial);
            if norm(&new) < norm(&h) {
                let stalled = norm(&new) > norm(&h) * (1.0 - STALLED);
                (*y, h) = (trial, new);
                damping = (damping * 0.1).max(LEAST_DAMPING);
                if stalled {
                    break;
                }
            } else {
                self.residuals(rows, y);
                damping = (damping * 10.0).max(DAMPING);
                if damping > MOST_DAMPING {
                    break;
                }
            }
        }
        largest(&h)
    }

    fn residuals(&mut self, rows: &[(usize, f64)], y: &[f64]) -> Vec<f64> {
        self.equations.evaluate(self.start.state.t, y, &self.start.state.inputs);
        let missing = |r: usize| match self.scales.row(&self.equations, r) {
            // A row of zeros has no length, and misses what it misses all the same.
            0.0 => self.equations.relative_residual(r, self.stage(r)),
            scale => scale / self.scales.length * self.missing(r),
        };
        rows.iter().map(|&(r, w)| w * missing(r)).collect()
    }

    fn missing(&self, row: usize) -> f64 {
        self.equations.missing(row, self.stage(row))
    }

    fn stage(&self, row: usize) -> usize {
        self.model.rows[row].depth - self.depth
    }

    fn step(&self, rows: &[(usize, f64)], columns: &[usize], h: &[f64], damping: f64) -> Option<Vec<f64>> {
        let list: Vec<usize> = rows.iter().map(|r| r.0).collect();
        let b = self.scales.matrix(&self.equations, &list);
        let weight: Vec<f64> =
            rows.iter().map(|&(r, w)| w / (self.scales.length * self.equations.steepness(r, self.stage(r)))).collect();
        let j = Mat::from_fn(rows.len(), columns.len(), |i, k| weight[i] * b[(i, columns[k])]);
        let svd = dense::thin_svd(&j)?;
        let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
        let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
        let mut step = vec![0.0; self.model.n()];
        for k in (0..s.nrows()).filter(|&k| s[k] > DIRECTION * top) {
            let along: f64 = (0..h.len()).map(|i| u[(i, k)] * h[i]).sum();
            let gain = s[k] / (s[k] * s[k] + damping * top * top);
            for (i, &c) in columns.iter().enumerate() {
                step[c] -= gain * along * v[(i, k)] * self.scales.columns[c];
            }
        }
        Some(step)
    }

    fn describe(&mut self, links: &Links<'_>, set: &[Condition], assembly: &AssemblyReport) -> Finding {
        if set.iter().any(|c| matches!(c, Condition::Kept(_))) {
            return self.start_contradicts(links, set);
        }
        let Some((&last, others)) = set.split_last() else {
            return Finding::error(code::NOT_ASSEMBLED, "The start state can't be assembled.");
        };
        let (_, y) = if others.is_empty() { self.meet(set, None) } else { self.meet(others, Some(last)) };
        let (apart, turned) = self.gap(last, &y);
        let rate = if self.depth == 1 { "/s" } else { "" };
        let mut by = Vec::new();
        if apart > MET * self.scales.length {
            by.push(format!("{} m{rate}", brief(apart)));
        }
        if turned > MET {
            let degrees = if self.depth == 2 && turned > IN_DEGREES {
                format!(" ({}°)", brief(turned.to_degrees()))
            } else {
                String::new()
            };
            by.push(format!("{} rad{rate}{degrees}", brief(turned)));
        }
        let by = if by.is_empty() { String::new() } else { format!(" by {}", by.join(" and ")) };
        let facing = self.facing(links, last);
        let (loops, written): (Vec<Condition>, Vec<Condition>) =
            set.iter().partition(|c| matches!(c, Condition::Closure(_)));
        let (mut parts, constraints) = (self.names(links, &loops), self.names(links, &written));
        // A formula of a joint that closes a loop is one of the loop.
        for name in set.iter().flat_map(|c| self.read(links, *c)) {
            if !parts.contains(&name) {
                parts.push(name);
            }
        }
        let mut about: Vec<String> = Vec::new();
        let sentence = match last {
            Condition::Closure(c) => {
                let name = &links.all[links.closing(c)].name;
                about.push(name.clone());
                let together = if loops.len() == 1 { "loop" } else { "loops" };
                let who = match constraints.as_slice() {
                    [] => format!("The {together} of {} can't close", joints(&parts)),
                    list => format!("{} can't be met with the {together} of {}", constrained(list), joints(&parts)),
                };
                let why = facing.as_ref().map_or_else(String::new, |(why, _)| format!(": {why}"));
                format!("{who}: where all else fits, joint `{name}` stays open{by}{why}.")
            }
            Condition::Row(r) => {
                let stage = self.stage(r);
                let here = self.equations.residual(r, stage);
                // One constraint by itself is missed by least where assembly ended.
                let nearest = assembly.unmet.iter().find(|u| set.len() == 1 && u.0 == self.model.rows[r].name);
                let miss = nearest.map_or(here, |u| u.1).abs();
                let with =
                    if parts.is_empty() { String::new() } else { format!(" with the loop of {}", joints(&parts)) };
                let name = &self.model.rows[r].name;
                let who = if set.len() == 1 { "it".to_owned() } else { format!("where all else fits, `{name}`") };
                let unit =
                    self.model.rows[r].unit_of_difference(stage).map_or_else(String::new, |unit| format!(" {unit}"));
                format!("{} can't be met{with}: {who} misses by {}{unit}.", constrained(&constraints), brief(miss))
            }
            Condition::Kept(_) => String::new(),
        };
        about.extend(constraints.iter().chain(&parts).filter(|n| !about.contains(n)).cloned().collect::<Vec<_>>());
        let advice = match (constraints.is_empty(), self.depth) {
            (true, 1) => "Correct a rate or a joint frame of these parts so that they move together.",
            (true, _) => {
                "Correct a length or a joint frame of these parts so that the ends meet, or leave one of the joints out."
            }
            (false, _) if constraints.len() == 1 => {
                "Correct a number in this constraint or a length of the parts, or leave it out."
            }
            (false, _) => {
                "Correct a number in these constraints or a length of the parts, or leave one of the constraints out."
            }
        };
        // Half a turn is what is wrong, whatever is left between the ends.
        let apart = if facing.is_some() { 0.0 } else { apart };
        let advice = facing.map_or_else(|| advice.to_owned(), |(_, advice)| advice);
        Finding::error(code::CANNOT_CLOSE, sentence)
            .suggest(advice)
            .about(about)
            .of_size(if apart > MET * self.scales.length { apart } else { turned })
    }

    /// Why a joint stays open and what to do, where its frames are half a turn apart at the last evaluation.
    fn facing(&mut self, links: &Links<'_>, last: Condition) -> Option<(String, String)> {
        let Condition::Closure(closure) = last else { return None };
        let mechanics = self.equations.mechanics.as_mut().filter(|_| self.depth == 2)?;
        mechanics.kinematics();
        Some(Facing::of(links, mechanics, closure)?.words(links, mechanics))
    }

    /// Kept values: what each would have to be if it alone were let go.
    fn start_contradicts(&mut self, links: &Links<'_>, set: &[Condition]) -> Finding {
        let mut kept = Vec::new();
        let mut advice = Vec::new();
        for &condition in set {
            let Condition::Kept(place) = condition else { continue };
            let name = self.name_of(place);
            let given = self.start.state.y[place];
            let others: Vec<Condition> = set.iter().copied().filter(|c| *c != condition).collect();
            let (size, y) = self.meet(&others, None);
            if size <= MET {
                // What iterations leave of a zero is none.
                let fits = if y[place].abs() < MET { 0.0 } else { y[place] };
                advice.push(format!("`{name}` = {} in place of {}", brief(fits), brief(given)));
            }
            kept.push(format!("`{name}` = {}", brief(given)));
        }
        let rest: Vec<Condition> = set.iter().copied().filter(|c| !matches!(c, Condition::Kept(_))).collect();
        let names = self.names(links, &rest);
        let (values, them) = if kept.len() == 1 { ("start value", "is kept") } else { ("start values", "are kept") };
        let clash = match rest.as_slice() {
            [] => "they clash with each other".to_owned(),
            [Condition::Closure(_)] => format!("with {} the loop of {} can't close", it(kept.len()), joints(&names)),
            _ => format!("{} can't be met with {}", series(&quoted(&names)), it(kept.len())),
        };
        let sentence = format!("The {values} {} {them} (`fixed`), and {clash}.", series(&kept));
        let let_go = if kept.len() == 1 { "Let go of it" } else { "Let go of one of them" };
        let suggestion = if advice.is_empty() {
            format!("{let_go}.")
        } else {
            format!("{let_go}, or take {}.", advice.join(", or "))
        };
        let about = set.iter().filter_map(|c| if let Condition::Kept(p) = c { Some(self.name_of(*p)) } else { None });
        let about: Vec<String> = about.chain(names).collect();
        Finding::error(code::START_CONTRADICTS, sentence).suggest(suggestion).about(about)
    }

    fn name_of(&self, place: usize) -> String {
        let slot = |v: &dalembert_model::model::Variable| {
            v.state.iter().position(|&p| p == place).map(|s| v.slot(s).into_owned())
        };
        self.model.variables.iter().find_map(slot).unwrap_or_default()
    }

    /// Joints of the loops whose closing joints a constraint's formula reads.
    fn read(&self, links: &Links<'_>, condition: Condition) -> Vec<String> {
        let (Condition::Row(r), Some(m)) = (condition, &self.model.mechanism) else { return Vec::new() };
        let row = &self.model.rows[r];
        let module = row.name.rfind('.').map_or("", |end| &row.name[..=end]);
        let words = row.text.split(|c: char| !(c.is_alphanumeric() || "_.[]".contains(c)));
        let full: Vec<String> = words.filter(|word| !word.is_empty()).map(|word| [module, word].concat()).collect();
        let reads = |name: &str| {
            full.iter().any(|word| word.strip_prefix(name).is_some_and(|end| end.is_empty() || end.starts_with('.')))
        };
        let closures = (0..m.closures.len()).filter(|&c| reads(&m.closures[c].name));
        closures.flat_map(|c| links.names(&links.around(c))).collect()
    }

    /// Joints of the loops, and constraints.
    fn names(&self, links: &Links<'_>, set: &[Condition]) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for condition in set {
            let more = match *condition {
                Condition::Closure(c) => links.names(&links.around(c)),
                Condition::Row(r) => vec![self.model.rows[r].name.clone()],
                Condition::Kept(_) => Vec::new(),
            };
            for name in more {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        names
    }

    /// Distance and angle that a condition misses.
    fn gap(&mut self, condition: Condition, y: &[f64]) -> (f64, f64) {
        self.equations.evaluate(self.start.state.t, y, &self.start.state.inputs);
        let (mut apart, mut turned) = (0.0_f64, 0.0_f64);
        for (r, row) in self.model.rows.iter().enumerate().filter(|(_, r)| r.depth >= self.depth) {
            let h = self.missing(r);
            match (row.origin, condition, &self.model.mechanism) {
                (Origin::Closure { closure, row: k }, Condition::Closure(c), Some(m)) if closure == c => {
                    let slides = matches!(m.closures[c].rows[k].2, Relative::Slide(_) | Relative::Screw { .. });
                    *(if slides { &mut apart } else { &mut turned }) += h * h;
                }
                (Origin::Constraint(_), Condition::Row(own), _) if own == r => turned += h * h,
                _ => {}
            }
        }
        (apart.sqrt(), turned.sqrt())
    }
}

fn it(n: usize) -> &'static str {
    if n == 1 { "it" } else { "all of them" }
}

/// "Constraint `a`", "Constraints `a` and `b`"
fn constrained(names: &[String]) -> String {
    format!("Constraint{} {}", if names.len() == 1 { "" } else { "s" }, series(&quoted(names)))
}

fn quoted(names: &[String]) -> Vec<String> {
    names.iter().map(|n| format!("`{n}`")).collect()
}

fn norm(r: &[f64]) -> f64 {
    let sum = r.iter().map(|x| x * x).sum::<f64>();
    if sum.is_nan() { f64::INFINITY } else { sum.sqrt() }
}

fn largest(r: &[f64]) -> f64 {
    r.iter().fold(0.0, |m, x| if x.is_nan() { f64::INFINITY } else { x.abs().max(m) })
}
