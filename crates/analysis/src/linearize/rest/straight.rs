//! Least steps to the nearest state of rest.
//!
//! ```text
//! δw = −S (L⁻¹ ∂Q_f/∂w S)⁺ L⁻¹ Q_f,   M_f = L Lᵀ,   S: the model's own sizes                                               (2)
//! ```
//!
//! no longer than [`LONGEST`], damped as K. Levenberg does (Quart. Appl. Math. 2 (1944) 164–168) by what makes ‖L⁻¹Q_f‖ least, with a
//! projection onto the constraints after each. Neither depends on units. Undamped steps go far along what hardly matters: where all places
//! of a line are at rest, as those of a load that hangs at any height, they run along it.
//!
//! Beneath the rows of L⁻¹Q_f stand those of v_T, the rates that (1) of `rest.rs` asks to vanish, in the model's own units and as heavy as the heaviest load: least steps meet both at once.
//!
//! Where rates of rest make a line, (2) leaves open how far to go along it. Then what loads do not change stays, as it does in a motion: with the left kernel u of K
//!
//! ```text
//! uᵀ K = 0:   uᵀ Lᵀ v = 0,   v the free rates that displace by δw                                                        (2a)
//! ```
//!
//! the charge of an island in a circuit, the place of the centre of mass of carts that a spring joins: the state of rest depends on neither units nor how large states are.
//!
//! Parts may be soft beside others, by more than (2) tells apart: a weak spring beside a stiff one, a load that decays beside a pendulum. There a step counts, too, in which each
//! row is measured by the largest slope of its own load,
//!
//! ```text
//! δw = −S (D ∂Q_f/∂w S)⁺ D Q_f,   D⁻¹ᵢ = maxₖ |∂Qᵢ/∂wₖ Sₖ|                                                                (2b)
//! ```
//!
//! which leads parts that have nothing to do with each other as far as each alone. A load that only decays falls with every step and leads on for ever: it has no rest, however little of it is left.
//! There Newton's steps do not become shorter.
//!
//! Where nothing says how large variables are – charges, pressures, lengths in mm, angles of screws and winches that count turns – a longer step is taken whole if the loads fall along it
//! as along a line, by as much as its share at a place on the way and to nearly nothing at its end, and their slopes are the same in all three places: it leads where a linear
//! model rests, and passes no other rest. The place is an irrational share of the way, so that no turns are whole ones at both. Orientations of free bodies turn by no more than [`LONGEST`].
//!
//! A step over a pole of the equations (`poles.rs`) goes half as far as the pole is away.

use std::rc::Rc;

use dalembert_dense as dense;
use dalembert_dynamics::projection::displace;
use dalembert_linear::Mat;
use dalembert_model::state::State;

use super::here::{Here, Moved, Slope};
use super::parts::Part;
use super::search::Search;
use super::trail::Trail;
use crate::tolerances::{
    A_WAY, AFFINE, BALANCED, BARRIER, CONTRACTION, CREEPING, DAMPINGS, FELT, LONGEST, QUICK, RANK, SEARCH, SOFT,
    SOFTEST, STILL, TAIL, UNFELT, WAYSIDE, WORK_OF_SINGULAR_VALUES,
};

impl Search<'_, '_> {
    /// As near to rest as such steps lead.
    pub(super) fn straight(&mut self, here: Here) -> Here {
        self.trails.fill(Trail::default());
        self.straight_on(here)
    }

    /// The same after other steps.
    pub(super) fn straight_on(&mut self, mut here: Here) -> Here {
        let (mut merits, before) = (vec![self.parts.merits(&here)], self.staying.clone());
        while merits.len() <= SEARCH && (here.size > BALANCED || self.leads_on(&here)) && !self.is_spent() {
            let Some((next, lengths)) = self.step(&here) else { break };
            here = next;
            self.steps += 1;
            self.spend(&here, WORK_OF_SINGULAR_VALUES);
            merits.push(self.parts.merits(&here));
            let (now, past) = (merits.len() - 1, (merits.len() - 1).saturating_sub(CREEPING));
            self.go_on(&lengths, (&merits[now - 1], &merits[now]));
            let creeps = |part: usize| merits[now][part] > 0.5 * merits[past][part];
            // What creeps goes no farther, and the others as far as without it.
            if now >= CREEPING && !self.leave(&here, creeps) {
                break;
            }
        }
        self.staying = before;
        here.pulled = here.size <= STILL && (self.leads_on(&here) || self.have_no_end() || self.soft_lead_on(&here));
        here.settled = here.size > BALANCED && self.ends_in_rounding(&here);
        here
    }

    /// Where Newton's steps alone lead, none longer than steps may be and each of a part a share of the one before; none where they lead to no rest.
    pub(super) fn corrected(&mut self, mut here: Here) -> Option<Here> {
        self.trails.fill(Trail::default());
        let mut longest = vec![LONGEST; self.model.n()];
        while let Some((next, lengths)) = self.step(&here) {
            let is_felt = lengths.iter().any(|&(_, length)| !(length <= STILL));
            // Where slopes are as little, rounding leads far.
            if is_felt && here.size <= BALANCED && !self.leads_on(&here) {
                break;
            }
            if lengths.iter().any(|&(part, length)| !(length <= longest[part].max(STILL))) {
                return None;
            }
            here = next;
            self.steps += 1;
            // A last step, which rests as well without, makes tangents sharp.
            if !is_felt {
                break;
            }
            lengths.iter().for_each(|&(part, length)| longest[part] = CONTRACTION * length);
        }
        Some(self.straight_on(here)).filter(Here::rests)
    }

    /// After steps of parts of these lengths, by the number of their first column, with what was and is missing of all.
    pub(super) fn go_on(&mut self, lengths: &[(usize, f64)], (before, now): (&[f64], &[f64])) {
        lengths.iter().for_each(|&(part, length)| self.trails[part].goes_on(length, now[part] / before[part]));
    }

    /// Whether a part has none of the roots that its steps lead to.
    fn have_no_end(&self) -> bool {
        self.trails.iter().any(Trail::has_no_end)
    }

    /// Whether steps of a part lead to a root that is still some way off: those that have no end lead to none, however far they are followed.
    fn leads_farther(&self, part: &Part, way: Option<f64>) -> bool {
        way.is_some_and(|way| way > STILL) && !self.trails[part.first].has_no_end()
    }

    /// Whether all that is not balanced would be after a step that positions do not feel: springs of 10⁹ N/m under tension, and those of bodies of
    /// micrometres, pull more by rounding of positions than their bodies' weight in the model's own units.
    fn ends_in_rounding(&mut self, here: &Here) -> bool {
        let ways = self.ways(here);
        !ways.is_empty() && ways.iter().all(|(part, way)| way.map_or(part.rests(here, BALANCED), |way| way <= UNFELT))
    }

    /// Whether loads that are nothing in the model's own units lead some way on all the same: then these units are not the ones of its motion, and it does not rest.
    fn leads_on(&mut self, here: &Here) -> bool {
        self.ways(here).iter().any(|(part, way)| self.leads_farther(part, *way))
    }

    /// How far each part's loads lead.
    fn ways(&mut self, here: &Here) -> Vec<(Part, Option<f64>)> {
        let Ok(slope) = self.slope(here) else { return Vec::new() };
        let parts = self.parts.at(here, &slope);
        let own = Own::all(&parts, here, &slope, &scaled(&slope));
        let ways = self.by_slope(here, &slope, &own);
        parts.into_iter().zip(ways).collect()
    }

    /// The same of loads along which the model is soft beside others, by (2b). What is as little as rounding of sums of loads counts where it dies away as no rounding does.
    fn soft_lead_on(&mut self, here: &Here) -> bool {
        let leads = self.soft_step(here).is_some_and(|(_, along)| along.norm_max() > STILL);
        leads && (here.size > BALANCED || self.dies_away(here).is_some_and(|trail| trail.has_no_end()))
    }

    /// The step of (2b), if the loads follow their slope on a part of it: rounding of others' loads is more than what soft ones change by over a way that positions just feel.
    fn soft_step(&mut self, here: &Here) -> Option<(Rc<Slope>, Mat<f64>)> {
        let slope = self.slope(here).ok()?;
        let along = soft(here, &slope, &scaled(&slope))?;
        let (rows, loads) = by_rows(here, &slope);
        if !((&loads - &rows * &along).norm_l2() <= QUICK * loads.norm_l2()) {
            return None;
        }
        let beyond = self.displaced(here, &slope, &along, A_WAY);
        let beyond = self.tried(here, beyond).filter(|beyond| beyond.loads.len() == here.loads.len())?;
        let (_, later) = by_rows(&beyond, &slope);
        let follow = (&later - (1.0 - A_WAY) * &loads).norm_l2() <= QUICK * A_WAY * loads.norm_l2();
        follow.then_some((slope, along))
    }

    /// How the next such steps would go.
    fn dies_away(&mut self, here: &Here) -> Option<Trail> {
        let (mut here, mut trail) = (here.clone(), Trail::default());
        for _ in 0..TAIL {
            let (slope, along) = self.soft_step(&here)?;
            let length = along.norm_max();
            let next = self.displaced(&here, &slope, &along, (LONGEST / length).min(1.0));
            let next = self.tried(&here, next).filter(|next| next.loads.len() == here.loads.len())?;
            let left = |of: &Here| by_rows(of, &slope).1.norm_l2();
            trail.goes_on(length, left(&next) / left(&here));
            here = next;
        }
        Some(trail)
    }

    /// The length of the step of each part after which all of it would be balanced that is not, in the model's own sizes, if its loads follow their slope; nothing where it has none.
    fn by_slope(&mut self, here: &Here, slope: &Slope, own: &[Own<'_>]) -> Vec<Option<f64>> {
        // Loads do change so over a way that positions feel: at the end of a root's domain they do not.
        let way = FELT * UNFELT;
        let mut all = Mat::zeros(slope.places.len(), 1);
        let leads = |own: &Own<'_>| {
            let along = own.undamped()?;
            let length = along.norm_max();
            let follows = (&own.residual - &own.scaled * &along).norm_l2() <= QUICK * own.residual.norm_l2();
            (length > 0.0 && (way / length).is_finite() && follows).then(|| {
                own.part.places.iter().enumerate().for_each(|(i, &k)| all[(k, 0)] = along[(i, 0)] * (way / length));
                length
            })
        };
        let mut lengths: Vec<Option<f64>> = own.iter().map(leads).collect();
        if lengths.iter().all(Option::is_none) {
            return lengths;
        }
        let beyond = self.displaced(here, slope, &all, 1.0);
        let beyond = self.tried(here, beyond).filter(|beyond| beyond.residual.nrows() == here.residual.nrows());
        for (own, length) in own.iter().zip(&mut lengths) {
            let follow = |beyond: &Here, length: f64| {
                let share = way / length;
                let missed = |i: usize| beyond.all[(i, 0)] - (1.0 - share) * here.all[(i, 0)];
                let missed = own.part.all.iter().map(|&i| missed(i).powi(2)).sum::<f64>().sqrt();
                missed <= QUICK * share * own.residual.norm_l2()
            };
            *length = length.filter(|&length| beyond.as_ref().is_some_and(|beyond| follow(beyond, length)));
        }
        lengths
    }

    /// The end of a step in which no orientation turns far, if the loads of some rows fall along it as along a line.
    fn whole(&mut self, here: &Here, slope: &Slope, (along, part): (&Mat<f64>, &Part)) -> Option<Here> {
        let missing = part.norm(&here.all);
        let turns = |c: usize| self.model.variables[c].is_twist() && self.model.variables[c].turns();
        let far = |(k, place): (usize, &Moved)| {
            let by = along[(k, 0)] * place.size;
            (0..self.model.n()).any(|c| turns(c) && (by * place.displacement[c]).abs() > LONGEST)
        };
        if slope.places.iter().enumerate().any(far) {
            return None;
        }
        let midway = self.displaced(here, slope, along, WAYSIDE);
        let midway = self.tried(here, midway).filter(|midway| midway.residual.nrows() == here.residual.nrows())?;
        let bent = &midway.all - (1.0 - WAYSIDE) * &here.all;
        if !(part.norm(&bent) <= QUICK * missing) {
            return None;
        }
        let end = self.displaced(here, slope, along, 1.0);
        let end = self.tried(here, end)?;
        if !(self.parts.missing(part, &end) < QUICK * missing) {
            return None;
        }
        // Two places on a line do not make one: the loads are affine where they change alike at both ends and between them.
        let alike = |here: &Here, search: &mut Self| {
            let there = search.slope(here).ok().filter(|there| there.places.len() == slope.places.len())?;
            let change = (there.all() - slope.all()).norm_max();
            (change <= AFFINE * slope.all().norm_max()).then_some(())
        };
        alike(&midway, self)?;
        alike(&end, self)?;
        Some(end)
    }

    /// A part of a step from a place.
    fn displaced(&mut self, here: &Here, slope: &Slope, along: &Mat<f64>, part: f64) -> State {
        let n = self.model.n();
        let (mut state, mut moved) = (here.state.clone(), vec![0.0; n]);
        self.equations.evaluate(state.t, &state.y, &state.inputs);
        for depth in 1..=self.model.max_order.max(2) as usize {
            let mut delta = vec![0.0; n];
            for (k, place) in slope.places.iter().enumerate().filter(|(_, p)| p.place.0 == depth) {
                let by = part * along[(k, 0)] * place.size;
                (0..n).for_each(|c| delta[c] -= by * place.displacement[c]);
            }
            if delta.iter().any(|x| *x != 0.0) {
                displace(self.model, &self.equations, depth, &delta, &mut moved, &mut state.y);
            }
        }
        state
    }

    /// A step that makes ‖L⁻¹Q‖ of parts smaller, each by its own length and damping, if there is one, with the lengths of Newton's in the model's own sizes by the number of the first column.
    fn step(&mut self, here: &Here) -> Option<(Here, Vec<(usize, f64)>)> {
        let slope = self.slope(here).ok()?;
        let scaled = scaled(&slope);
        let parts = self.moving_parts(here, &slope);
        let own = Own::all(&parts, here, &slope, &scaled);
        let mut taken = Taken {
            along: Mat::zeros(slope.places.len(), 1),
            left: parts.iter().map(|part| part.norm(&here.all)).collect(),
            done: self.at_rest(here, &slope, (&parts, &own)),
            place: None,
        };
        if let Some(soft) = soft(here, &slope, &scaled) {
            let mut along = taken.along.clone();
            parts.iter().for_each(|part| part.take(&soft, within(part.largest(&soft)), &mut along));
            self.take(here, &slope, &parts, (along, &mut taken));
        }
        let mut lengths = Vec::with_capacity(own.len());
        for damping in std::iter::once(0.0).chain((0..DAMPINGS).map(|k| SOFTEST * 10f64.powi(k))) {
            let mut along = taken.along.clone();
            for (_, own) in own.iter().enumerate().filter(|(number, _)| !taken.done[*number]) {
                let step = own.step(damping);
                let length = own.part.largest(&step);
                if damping == 0.0 {
                    lengths.push((own.part.first, length));
                }
                // Newton's longer steps are taken whole by parts whose loads fall along them as along a line.
                let whole = damping == 0.0 && length > LONGEST && self.whole(here, &slope, (&step, own.part)).is_some();
                own.part.take(&step, if whole { 1.0 } else { within(length) }, &mut along);
            }
            self.take(here, &slope, &parts, (along, &mut taken));
            if !taken.done.contains(&false) {
                break;
            }
        }
        let place = match taken.place {
            Some(place) => place,
            None if taken.along.norm_max() > 0.0 => {
                let state = self.displaced(here, &slope, &taken.along, 1.0);
                self.tried(here, state)?
            }
            None => return None,
        };
        // What is nothing beside others may become less, too.
        let less = self.parts.merits(&place).iter().zip(self.parts.merits(here)).any(|(now, before)| *now < before);
        (less && place.merit() <= here.merit()).then_some((place, lengths))
    }

    /// A step with its end, made shorter where a pole lies on its way, and whether it is as long as it was.
    fn led(&mut self, here: &Here, slope: &Slope, along: Mat<f64>) -> Option<(Mat<f64>, Here, bool)> {
        let state = self.displaced(here, slope, &along, 1.0);
        if let Some(next) = self.tried(here, state.clone()) {
            return Some((along, next, true));
        }
        let along = BARRIER * self.way_to_pole(here, &state)? * &along;
        let state = self.displaced(here, slope, &along, 1.0);
        self.tried(here, state).map(|next| (along, next, false))
    }

    /// Which of several parts need no step: what is nothing beside the others may lead on even so.
    fn at_rest(&mut self, here: &Here, slope: &Slope, (parts, own): (&[Part], &[Own<'_>])) -> Vec<bool> {
        let mut rests: Vec<bool> = parts.iter().map(|part| parts.len() > 1 && part.rests(here, BALANCED)).collect();
        if rests.contains(&true) {
            let ways = self.by_slope(here, slope, own);
            rests
                .iter_mut()
                .zip(parts.iter().zip(ways))
                .for_each(|(rests, (part, way))| *rests &= !self.leads_farther(part, way));
        }
        rests
    }

    /// Takes what a step makes better of each part.
    fn take(&mut self, here: &Here, slope: &Slope, parts: &[Part], (along, taken): (Mat<f64>, &mut Taken)) {
        // The end of a step that is made shorter is not that of what was taken before.
        let Some((along, next, mut all)) = self.led(here, slope, along) else { return };
        let mut some = false;
        for (number, part) in parts.iter().enumerate() {
            let now = self.parts.missing(part, &next);
            if now < taken.left[number] {
                taken.left[number] = now;
                part.take(&along, 1.0, &mut taken.along);
                some = true;
            } else {
                all &= taken.done[number];
            }
            // Newton's steps need no second look where they do what they can.
            taken.done[number] |= now < QUICK * part.norm(&here.all);
        }
        if all {
            taken.place = Some(next);
        } else if some {
            taken.place = None;
        }
    }
}

/// What was taken of steps so far.
struct Taken {
    along: Mat<f64>,
    /// What is missing of each part after that, and whether nothing better is looked for.
    left: Vec<f64>,
    done: Vec<bool>,
    /// Where it leads, if it was taken of one step.
    place: Option<Here>,
}

/// The share of a step that is no longer than steps may be.
fn within(length: f64) -> f64 {
    if length > LONGEST { LONGEST / length } else { 1.0 }
}

/// A part's block of a matrix of loads by positions.
fn block(matrix: &Mat<f64>, part: &Part) -> Mat<f64> {
    Mat::from_fn(part.all.len(), part.places.len(), |i, k| matrix[(part.all[i], part.places[k])])
}

/// What the steps of a part are made of.
struct Own<'a> {
    part: &'a Part,
    /// Its block of K, and the share of its largest singular value from which on one counts: beside the largest of all parts.
    scaled: Mat<f64>,
    share: f64,
    residual: Mat<f64>,
    /// L of its rows; free rates by its positions, and the sizes of these.
    lower: Mat<f64>,
    rates: Mat<f64>,
    sizes: Vec<f64>,
    /// How many positions there are in all.
    places: usize,
}

impl<'a> Own<'a> {
    fn all(parts: &'a [Part], here: &Here, slope: &Slope, scaled: &Mat<f64>) -> Vec<Self> {
        let blocks: Vec<Mat<f64>> = parts.iter().map(|part| block(scaled, part)).collect();
        let largest = |block: &Mat<f64>| dense::singular_values(block).and_then(|s| s.first().copied()).unwrap_or(0.0);
        let tops: Vec<f64> = blocks.iter().map(largest).collect();
        let top = tops.iter().fold(0.0_f64, |most, x| most.max(*x));
        let own = |((part, scaled), own): ((&'a Part, Mat<f64>), f64)| Self {
            share: RANK * top / own,
            scaled,
            residual: Mat::from_fn(part.all.len(), 1, |i, _| here.all[(part.all[i], 0)]),
            lower: here.lower_of(&part.rows),
            rates: Mat::from_fn(part.places.len(), part.rows.len(), |k, i| {
                slope.places[part.places[k]].share[part.rows[i]]
            }),
            sizes: part.places.iter().map(|&k| slope.places[k].size).collect(),
            places: slope.places.len(),
            part,
        };
        parts.iter().zip(blocks).zip(tops).map(own).collect()
    }

    /// Its shortest step by (2), as long as it is, by what counts beside its own largest slope.
    fn undamped(&self) -> Option<Mat<f64>> {
        least(&self.scaled, &self.residual, 0.0, RANK)
    }

    /// Its step by (2) and (2a), that of all others zero.
    fn step(&self, damping: f64) -> Mat<f64> {
        let mut all = Mat::zeros(self.places, 1);
        if let Some(along) = least(&self.scaled, &self.residual, damping, self.share) {
            let along = self.conserving(along);
            self.part.places.iter().enumerate().for_each(|(i, &k)| all[(k, 0)] = along[(i, 0)]);
        }
        all
    }

    /// The step with what (2) leaves open by (2a), where displacements are as many as rates.
    fn conserving(&self, along: Mat<f64>) -> Mat<f64> {
        let (f, p) = (self.scaled.nrows(), self.scaled.ncols());
        let balances = f == p && self.part.ties.is_empty();
        let Some(svd) = balances.then(|| dense::svd(&self.scaled)).flatten() else { return along };
        let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
        let open: Vec<usize> = (0..f).filter(|&k| !(s[k] > self.share * s[0] && s[k] > 0.0)).collect();
        if open.is_empty() || open.len() == f {
            return along;
        }
        let kernel = Mat::from_fn(p, open.len(), |i, k| v[(i, open[k])]);
        let left = Mat::from_fn(f, open.len(), |i, k| u[(i, open[k])]);
        // uᵀLᵀ of the rates that displace so.
        let of = |step: &Mat<f64>| {
            let displaced = Mat::from_fn(p, step.ncols(), |k, j| self.sizes[k] * step[(k, j)]);
            left.transpose() * self.lower.transpose() * dense::Lu::new(&self.rates).solve(&displaced)
        };
        match least(&of(&kernel), &of(&along), 0.0, RANK) {
            Some(back) if back.norm_max().is_finite() => along - kernel * back,
            _ => along,
        }
    }
}

/// The step of (2b) where it knows more directions than (2) does; none otherwise.
fn soft(here: &Here, slope: &Slope, scaled: &Mat<f64>) -> Option<Mat<f64>> {
    let most = scaled.nrows().min(scaled.ncols());
    let known = rank(scaled, RANK);
    if known == most {
        return None;
    }
    let (rows, loads) = by_rows(here, slope);
    (rank(&rows, SOFT) > known)
        .then(|| least(&rows, &loads, 0.0, SOFT))
        .flatten()
        .filter(|along| along.norm_max() > 0.0)
}

/// ∂Q_f/∂w S and Q_f, each row beside the largest entry that it has at a place.
fn by_rows(here: &Here, slope: &Slope) -> (Mat<f64>, Mat<f64>) {
    let p = slope.places.len();
    let f = here.loads.len();
    let entry =
        |i: usize, k: usize| slope.places[k].size * if i < f { slope.efforts[(i, k)] } else { slope.all()[(i, k)] };
    let missing = |i: usize| if i < f { here.loads[i].1 } else { here.all[(i, 0)] };
    let stiff: Vec<f64> =
        (0..slope.all().nrows()).map(|i| (0..p).map(|k| entry(i, k).abs()).fold(0.0, f64::max)).collect();
    // A load that nothing changes is no matter of slopes.
    let share = |i: usize, x: f64| if stiff[i] > 0.0 { x / stiff[i] } else { 0.0 };
    (
        Mat::from_fn(stiff.len(), p, |i, k| share(i, entry(i, k))),
        Mat::from_fn(stiff.len(), 1, |i, _| share(i, missing(i))),
    )
}

/// How many singular values are more than a share of the largest.
pub(super) fn rank(x: &Mat<f64>, share: f64) -> usize {
    if x.nrows() == 0 || x.ncols() == 0 {
        return 0;
    }
    let Some(svd) = dense::thin_svd(x) else { return 0 };
    let s = svd.S().column_vector();
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    s.iter().filter(|&&s| s > share * top && s > 0.0).count()
}

/// K of (2), with ties, by places in their sizes.
fn scaled(slope: &Slope) -> Mat<f64> {
    Mat::from_fn(slope.all().nrows(), slope.places.len(), |i, k| slope.all()[(i, k)] * slope.places[k].size)
}

/// K⁺r, or Levenberg's (KᵀK + μ²)⁻¹Kᵀr with μ this share of ‖K‖: the step of least length; none if there is nothing to solve with.
fn least(jacobian: &Mat<f64>, residual: &Mat<f64>, damping: f64, share: f64) -> Option<Mat<f64>> {
    if jacobian.nrows() == 0 || jacobian.ncols() == 0 {
        return None;
    }
    let svd = dense::thin_svd(jacobian)?;
    let (u, s, v) = (svd.U(), svd.S().column_vector(), svd.V());
    let top = s.iter().fold(0.0_f64, |m, &x| m.max(x));
    let mut step = Mat::zeros(jacobian.ncols(), 1);
    for k in (0..s.nrows()).filter(|&k| s[k] > share * top && s[k] > 0.0) {
        let along = (0..residual.nrows()).map(|i| u[(i, k)] * residual[(i, 0)]).sum::<f64>() * s[k]
            / (s[k] * s[k] + (damping * top).powi(2));
        (0..step.nrows()).for_each(|j| step[(j, 0)] += along * v[(j, k)]);
    }
    Some(step)
}
