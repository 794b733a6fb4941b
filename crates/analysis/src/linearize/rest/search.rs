//! Places of a search: on the constraints, at rest but for held rates, with what is not balanced.

use std::rc::Rc;

use dalembert_answers::linearization::Unbalanced;
use dalembert_dense as dense;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::projection::Projector;
use dalembert_integrate::Failure;
use dalembert_linear::Mat;
use dalembert_model::model::Model;
use dalembert_model::state::State;
use dalembert_scalar::digits;

use super::Held;
use super::here::{Here, Moved, Slope, forward, lower_factor};
use super::parts::Parts;
use super::poles::Poles;
use super::sheet::Sheet;
use super::trail::Trail;
use crate::derivatives::{self, Place, Solver};
use crate::tolerances::{GOLDEN, LONGEST, NEARLY, SPREAD, STILL, WORK, WORK_OF_SINGULAR_VALUES};

pub(super) struct Search<'m, 'h> {
    pub(super) model: &'m Model,
    pub(super) equations: Equations<'m>,
    projector: Projector<'m>,
    held: &'h [Held],
    /// The state that it starts from.
    start: Vec<f64>,
    /// Steps so far.
    pub(super) steps: usize,
    /// What they cost, in multiplications.
    work: f64,
    /// The last ones of each part, by the number of its first column.
    pub(super) trails: Vec<Trail>,
    /// The least size from which a step led to a place without answer, and why it has none.
    refused: Option<(f64, String)>,
    poles: Poles<'m>,
    sheet: Sheet<'m>,
    /// The sizes of the loads at the first place, by column.
    loads: Vec<f64>,
    /// What has no bound on the way of a step that was not taken.
    pub(super) barred: Option<String>,
    /// Columns that stay where they are, if there are such.
    pub(super) staying: Option<Vec<bool>>,
    pub(super) parts: Parts,
    /// The slope that was asked for last, with its state.
    last: Option<(State, Rc<Slope>)>,
}

impl<'m, 'h> Search<'m, 'h> {
    pub(super) fn new(model: &'m Model, held: &'h [Held]) -> Self {
        let (equations, projector) = (Equations::new(model), Projector::new(model));
        Self {
            model,
            equations,
            projector,
            held,
            start: Vec::new(),
            steps: 0,
            work: 0.0,
            trails: vec![Trail::default(); model.n()],
            refused: None,
            poles: Poles::of(model),
            sheet: Sheet::of(model),
            loads: Vec::new(),
            barred: None,
            staying: None,
            parts: Parts::one(model.n()),
            last: None,
        }
    }

    /// Counts a step from a place, which takes so many times as many multiplications as its factorization.
    pub(super) fn spend(&mut self, here: &Here, times: f64) {
        let (n, f, rows) = (self.model.n() as f64, here.loads.len() as f64, self.model.rows.len() as f64);
        self.work += times * f.powi(3) + WORK_OF_SINGULAR_VALUES * rows * n * rows.min(n);
    }

    /// Whether more steps would cost too much.
    pub(super) fn is_spent(&self) -> bool {
        self.work > WORK
    }

    /// Why a search ended that would have gone on.
    pub(super) fn gave_up(&self) -> Option<String> {
        self.is_spent().then(|| {
            format!(
                "the search ended after {} steps, since more would take too long with so many variables: start nearer to a state of rest, or ask about a part of the model",
                self.steps
            )
        })
    }

    pub(super) fn stays(&self, c: usize) -> bool {
        self.staying.as_ref().is_some_and(|staying| staying[c])
    }

    /// The same from a state, whose values tell sizes too.
    pub(super) fn starting(self, state: &State) -> Self {
        Self { start: state.y.clone(), last: None, ..self }
    }

    /// The place of a start, after which parts and ties are known.
    pub(super) fn begin(&mut self, state: &State) -> Result<Here, Failure> {
        let start = self.settled(state.clone())?;
        self.learn_parts(&start);
        // What was looked at before knew of no ties.
        self.last = None;
        if self.parts.ties.columns.is_empty() { Ok(start) } else { self.settled(start.state) }
    }

    /// On the constraints, at rest but for held rates and what follows from them and from positions, and evaluated.
    pub(super) fn settled(&mut self, state: State) -> Result<Here, Failure> {
        let model = self.model;
        let mut state = at_rest(model, &state, self.held);
        self.projector.project(&mut self.equations, state.t, &mut state.y, &state.inputs)?;
        // Projections move rates, too, where positions alone would do.
        if is_off(model, &state, self.held) {
            state = at_rest(model, &state, self.held);
            self.projector.project(&mut self.equations, state.t, &mut state.y, &state.inputs)?;
        }
        let question = derivatives::Question { independent: independent(model, self.held), some: true };
        if !self.held.is_empty() || is_off(model, &state, self.held) {
            // Velocities are independent rates and what follows from them.
            self.equations.evaluate(state.t, &state.y, &state.inputs);
            finite(&self.equations)?;
            let solver = Solver::new(&mut self.equations, &state, &question)?;
            let rates = solver.with_rates(&rates_of(self.held));
            check_held(&solver, self.held)?;
            state.y = rates;
        }
        self.equations.evaluate(state.t, &state.y, &state.inputs);
        finite(&self.equations)?;
        let mut loads = self.equations.load_sizes();
        let solver = Solver::new(&mut self.equations, &state, &question)?;
        let mut here = evaluated(solver, state.clone(), self.held);
        loads.iter_mut().zip(&here.others).for_each(|(load, other)| *load += other);
        if self.loads.is_empty() {
            self.loads.clone_from(&loads);
        }
        loads.iter_mut().zip(&self.loads).for_each(|(load, first)| *load = load.max(*first));
        here.beside(self.model, &loads);
        here.tie(&self.parts.ties);
        Ok(here)
    }

    /// The place of a step, unless it has none.
    pub(super) fn tried(&mut self, from: &Here, state: State) -> Option<Here> {
        match self.settled(state) {
            Ok(next) => self.reachable(from, &next).then_some(next),
            Err(error) => {
                self.refuse(from, error.message);
                None
            }
        }
    }

    /// Whether no pole lies between two places, of one sheet.
    fn reachable(&mut self, from: &Here, next: &Here) -> bool {
        if !self.sheet.is_kept(&from.state, &next.state) {
            return false;
        }
        let found = self.poles.between(&from.state, &next.state);
        let free = found.is_none();
        self.barred = found.map(|pole| pole.told).or(self.barred.take());
        free
    }

    /// How far the first pole is on the way to a state, as a share of it; nothing if there is none.
    pub(super) fn way_to_pole(&mut self, from: &Here, to: &State) -> Option<f64> {
        self.poles.between(&from.state, to).map(|pole| pole.share)
    }

    /// Keeps why there is no answer beyond a place, of all places the nearest to rest.
    pub(super) fn refuse(&mut self, from: &Here, why: String) {
        if self.refused.as_ref().is_none_or(|(size, _)| from.size <= *size) {
            self.refused = Some((from.size, why));
        }
    }

    /// Why a search that came near did not arrive.
    pub(super) fn broken_off(&self) -> Option<String> {
        let (size, why) = self.refused.as_ref()?;
        (*size <= NEARLY).then(|| format!("it seems to lie where the equations have no answer: {why}"))
    }

    /// Another start: some way off in a direction of its own.
    pub(super) fn elsewhere(&mut self, start: &Here, attempt: usize) -> Option<Here> {
        let mut here = start.clone();
        // Multiples of irrational numbers are spread evenly.
        for leg in 0..SPREAD {
            let f = here.loads.len();
            let turn = |k: usize| 2.0 * ((attempt * (k + 2) + leg) as f64 * GOLDEN).fract() - 1.0;
            let mut delta: Vec<f64> = (0..self.model.n())
                .map(|c| {
                    let along = |k: usize| here.basis[(c, k)] * turn(k) * self.reach(&here.state.y, here.loads[k].0);
                    (0..f).filter(|&k| !self.stays(here.loads[k].0)).map(along).sum::<f64>()
                })
                .collect();
            let length = (0..delta.len()).map(|c| (delta[c] / self.reach(&here.state.y, c)).abs()).fold(0.0, f64::max);
            if !(length > 0.0 && length.is_finite()) {
                return None;
            }
            delta.iter_mut().for_each(|x| *x *= LONGEST / length);
            let mut state = here.state.clone();
            self.move_by(&mut state, &delta);
            match self.settled(state) {
                Ok(next) if self.reachable(&here, &next) => here = next,
                _ => break,
            }
        }
        Some(here)
    }

    /// The size of a motion of a column in a state.
    pub(super) fn reach(&self, y: &[f64], c: usize) -> f64 {
        let slot = if self.model.variables[c].is_twist() { -1 } else { 0 };
        Sizes { start: &self.start, now: y }.of_slot(self.model, c, slot)
    }

    /// ∂Q_f/∂w at a place, computed once while the search stays there.
    pub(super) fn slope(&mut self, here: &Here) -> Result<Rc<Slope>, Failure> {
        let last = self.last.as_ref().filter(|(state, _)| *state == here.state).map(|(_, slope)| Rc::clone(slope));
        if let Some(slope) = last {
            return Ok(slope);
        }
        let slope = Rc::new(self.slope_at(here)?);
        self.last = Some((here.state.clone(), Rc::clone(&slope)));
        Ok(slope)
    }

    fn slope_at(&mut self, here: &Here) -> Result<Slope, Failure> {
        let (model, held, sizes) = (self.model, self.held, Sizes { start: &self.start, now: &here.state.y });
        let question = derivatives::Question { independent: independent(model, held), some: true };
        self.equations.evaluate(here.state.t, &here.state.y, &here.state.inputs);
        let solver = Solver::without_accelerations(&mut self.equations, &here.state, &question)?;
        let free = free_part(&solver, held);
        let is_free = |place: &Place| held.iter().all(|h| h.column != place.1);
        let positions: Vec<Place> = solver.positions().into_iter().filter(is_free).collect();
        let tied = solver.tied();
        let changes = solver.pushes_along(&positions, &tied);
        let efforts = Mat::from_fn(free.len(), positions.len(), |i, k| changes[k].0[free[i]]);
        let drift = |(j, &(c, level)): (usize, &(usize, usize))| {
            let unit = model.natural.of_slot(c, solver.rate_on(c, level).0 as i32);
            (c, changes.iter().map(|change| change.1[j] / unit).collect::<Vec<f64>>())
        };
        let drifts: Vec<_> =
            tied.iter().enumerate().filter(|(_, t)| held.iter().all(|h| h.column != t.0)).map(drift).collect();
        let shown = solver.shown(&here.basis);
        let places = positions.iter().map(|&place| Moved {
            place,
            size: sizes.of_slot(model, place.1, model.variables[place.1].order as i32 - place.0 as i32),
            displacement: solver.displacement(place),
            share: {
                let of = if place.0 == 2 { &shown } else { &here.basis };
                (0..free.len()).map(|k| of[(place.1, k)]).collect()
            },
        });
        Ok(Slope::new(here, efforts, places.collect(), (drifts, &self.parts.ties)))
    }
}

fn rates_of(held: &[Held]) -> Vec<(usize, f64)> {
    held.iter().map(|h| (h.column, h.rate)).collect()
}

pub(super) fn independent(model: &Model, held: &[Held]) -> Option<Vec<String>> {
    (!held.is_empty()).then(|| held.iter().map(|h| model.variables[h.column].name.clone()).collect())
}

/// A state without rates but held ones.
pub(super) fn at_rest(model: &Model, state: &State, held: &[Held]) -> State {
    let mut still = state.clone();
    for (c, v) in model.variables.iter().enumerate() {
        let rates = usize::from(!v.is_twist());
        v.state.iter().skip(rates).for_each(|&place| still.y[place] = 0.0);
        if let Some(held) = held.iter().find(|held| held.column == c) {
            still.y[v.state[rates]] = held.rate;
        }
    }
    still
}

/// Whether rates are others than those.
fn is_off(model: &Model, state: &State, held: &[Held]) -> bool {
    at_rest(model, state, held).y != state.y
}

fn finite(equations: &Equations<'_>) -> Result<(), Failure> {
    equations.not_finite().map_or(Ok(()), |what| Err(Failure::new(what)))
}

fn check_held(solver: &Solver<'_, '_>, held: &[Held]) -> Result<(), Failure> {
    let own = solver.independent();
    match held.iter().find(|held| !own.contains(&held.column)) {
        Some(held) => Err(Failure::new(format!(
            "`{}` can't be held: it follows from other rates, or from constraints that prescribe it",
            solver.model.variables[held.column].slot(1)
        ))),
        None => Ok(()),
    }
}

/// Independent columns whose rates are not held, by number.
fn free_part(solver: &Solver<'_, '_>, held: &[Held]) -> Vec<usize> {
    let own = solver.independent();
    (0..own.len()).filter(|&k| held.iter().all(|h| h.column != own[k])).collect()
}

/// Q_f and what is not balanced.
pub(super) fn evaluated(mut solver: Solver<'_, '_>, state: State, held: &[Held]) -> Here {
    let model = solver.model;
    let efforts = solver.without_acceleration();
    let own = solver.independent().to_vec();
    let free = free_part(&solver, held);
    let mass = Mat::from_fn(free.len(), free.len(), |i, j| solver.reduced[(free[i], free[j])]);
    let needed = Mat::from_fn(free.len(), 1, |i, _| efforts[free[i]]);
    let accelerations = dense::Lu::new(&mass).solve(&needed);
    let (mut unbalanced, mut sizes) = (Vec::new(), Vec::with_capacity(free.len()));
    for (i, &k) in free.iter().enumerate() {
        let v = &model.variables[own[k]];
        let unit = model.natural.of_slot(own[k], v.order as i32);
        let (relative, alone) = ((accelerations[(i, 0)] / unit).abs(), (needed[(i, 0)] / mass[(i, i)] / unit).abs());
        sizes.push(if relative.is_nan() { f64::INFINITY } else { relative });
        let velocity = v.slot((v.order as usize).saturating_sub(1)).into_owned();
        let found = Unbalanced { velocity, load: -needed[(i, 0)], acceleration: -accelerations[(i, 0)] };
        unbalanced.push((alone, found));
    }
    // What accelerates by others' loads alone is not what lacks balance.
    unbalanced.sort_by(|x, y| y.0.total_cmp(&x.0));
    let most = unbalanced.first().map_or(0.0, |u| u.0);
    unbalanced.retain(|u| u.0 > STILL * most);
    let basis = (0..free.len()).map(|i| solver.moved_by(&[(free[i], 1.0)])).collect::<Vec<_>>();
    let lower = lower_factor(&mass);
    let residual = forward(&lower, &needed);
    let mut drifts = vec![(0.0, 0); model.n()];
    for (c, level) in solver.tied().into_iter().filter(|(c, _)| held.iter().all(|h| h.column != *c)) {
        let (slot, rate) = solver.rate_on(c, level);
        let relative = rate / model.natural.of_slot(c, slot as i32);
        drifts[c] = (if relative.is_nan() { f64::INFINITY } else { relative }, slot);
    }
    let effort = |h: &Held| own.iter().position(|&c| c == h.column).map_or(0.0, |k| efforts[k]);
    Here {
        all: residual.clone(),
        residual,
        drifts,
        size: sizes.iter().copied().fold(0.0, f64::max),
        sizes,
        loads: free.iter().enumerate().map(|(i, &k)| (own[k], needed[(i, 0)])).collect(),
        basis: Mat::from_fn(model.n(), free.len(), |c, k| basis[k][c]),
        lower,
        unbalanced: unbalanced.into_iter().map(|u| u.1).collect(),
        settled: false,
        pulled: false,
        accelerates: moving_dependents(&solver, &own),
        efforts: held.iter().map(effort).collect(),
        lambda: solver.lambda.clone(),
        others: solver.other_load_sizes(),
        state,
    }
}

/// Dependent coordinates that accelerate though no independent one does: driven linkages do not move steadily.
fn moving_dependents(solver: &Solver<'_, '_>, own: &[usize]) -> Option<String> {
    let model = solver.model;
    let relative = |c: usize| (solver.alpha[c] / model.natural.of_slot(c, model.variables[c].order as i32)).abs();
    let most = (0..model.n()).filter(|c| !own.contains(c)).max_by(|&i, &j| relative(i).total_cmp(&relative(j)))?;
    let v = &model.variables[most];
    let velocity = v.slot((v.order as usize).saturating_sub(1));
    let change = digits::brief(solver.alpha[most], 6);
    (!(relative(most) <= STILL)).then(|| format!("constraints make `{velocity}` change by {change} even so"))
}

/// What tells how large variables are: the model's own units, and of what is measured from a zero that means something – charges, populations, pressures, and whatever has no
/// unit, such as lengths in mm – also what they are or were at the start.
struct Sizes<'y> {
    start: &'y [f64],
    now: &'y [f64],
}

impl Sizes<'_> {
    /// The size of what is `slot` derivatives above slot 0 of a variable.
    fn of_slot(&self, model: &Model, c: usize, slot: i32) -> f64 {
        let v = &model.variables[c];
        let placed = v.joint || v.turns() || v.is_length();
        let place = v.state.first().filter(|_| model.natural.is_unknown(c) || !placed);
        let at = |values: &[f64]| place.and_then(|&place| values.get(place)).map_or(0.0, |x| x.abs());
        at(self.now).max(at(self.start)).max(model.natural.of_slot(c, 0)) * model.natural.of_derivative(slot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::derivatives::tests::chain;

    /// What is asked of one place is derived there once, and is that of the place and no other.
    #[test]
    fn a_slope_is_derived_once_at_a_place() {
        let model = chain(4);
        let mut search = Search::new(&model, &[]).starting(&State::start(&model));
        let here = search.settled(State::start(&model)).unwrap();
        let first = search.slope(&here).unwrap();
        assert!(Rc::ptr_eq(&first, &search.slope(&here.clone()).unwrap()));
        let mut moved = here.state.clone();
        search.move_by(&mut moved, &here.basis.col_as_slice(0).iter().map(|x| 0.1 * x).collect::<Vec<_>>());
        let there = search.settled(moved).unwrap();
        let second = search.slope(&there).unwrap();
        assert!(!Rc::ptr_eq(&first, &second) && (&first.efforts - &second.efforts).norm_max() > 1e-3);
        let again = search.slope(&here).unwrap();
        assert_eq!(first.efforts, again.efforts);
    }

    /// A search that has cost as much as it may takes no more steps, and says so.
    #[test]
    fn a_search_ends_where_it_costs_too_much() {
        let model = chain(4);
        for spent in [false, true] {
            let mut search = Search::new(&model, &[]).starting(&State::start(&model));
            let here = search.settled(State::start(&model)).unwrap();
            search.learn_parts(&here);
            if spent {
                search.work = 2.0 * WORK;
            }
            let there = search.downhill(here.clone());
            assert_eq!((there.state == here.state, search.steps == 0), (spent, spent));
            assert_eq!(search.gave_up().is_some(), spent);
        }
    }
}
