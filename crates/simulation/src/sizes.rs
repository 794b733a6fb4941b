//! The sizes that errors of a motion are relative to: those of the motion itself, whatever its units.
//!
//! A component that swings is as large as it has been lately: in the second half of the time passed so far, whatever the unit of time. One that has become small for good, such as a
//! reactant that is used up, is followed as what it is: errors of the size that it once had would be wrong numbers, and where they change its sign, a reaction that runs
//! away. Below [`FORGOTTEN`] of the largest that it has ever been it is nothing. A component of first order that has had one sign all along, as populations, concentrations and
//! voltages of diodes have, swings about nothing: it is as large as it is at either end of a step. What grew again by itself from below its floor is told of ([`Sizes::regrown`]): errors grew with it. What others drive
//! there has no more errors than they; it is told by the rate ẏ⁰ that is left where it and all others that fell below their floors are 0,
//!
//! ```text
//! (0) |ẏ⁰| < |ẏ − ẏ⁰|
//! ```
//!
//! which is asked again without those that others drive, and so on along a chain, one evaluation for each. What has never been above its floor did not fall, and is told of when it comes up: ahead of a wave, or of heat
//! that spreads, each component grows by decades in every step. Steps make up for the evaluations before more are spent, so that these
//! grow with the steps, however long a chain is.
//!
//! One that stays at zero has no size, and yet rounding moves it: the numbers
//! of all others enter its rate. What they leave is measured in the mass metric, in which lengths, angles and charges compare. With
//! m the diagonal of M, F = |f| + |γ| and h the step, for variable c at ℓ derivatives below its acceleration,
//!
//! ```text
//! (1) s₀ = |F|/√m_c,  |F|² = Σ F_j²/m_j
//! (2) s_ℓ = |y_ℓ|/√m_c + h s_{ℓ−1},  |y_ℓ|² = Σ m_j y_{j,ℓ}²
//! ```
//!
//! A column without inertia moves as rows let it: what the motion of the others leaves of it is measured with
//!
//! ```text
//! (3) √m_c = min |A_ic| / max_j |A_ij|/√m_j    over rows i and columns j with inertia, of the order of c
//! (4)   w_c = min (√m_c, max_j |A_ij| √m_j/|A_ic|)
//! ```
//!
//! and what it is to the others, in (1) and (2), with w_c: a row that hardly ties it to them lets it move by any amount that they do not feel
//! (a force that velocities stand beside, by terms that may vanish here, is tied to nothing by that) and errors below [`ROUNDING`] s_ℓ are none, nor is more asked than the tolerance of s_ℓ. M is that of the start: sizes need no more.
//!
//! What drives bring about has the size that it will come to, from the start: with y_{j,ℓ} what time alone changes drives by over the run, or up to the time reached where no end is known, (2) gives sizes of
//! which the full tolerance is allowed. What forces bring about is not known before: others may answer them, as a stiff spring answers its support, and no number of digits of what is left
//! follows from them. But times are rounded, and whatever a force of time does within [`INSTANT`] of the last time of the run, or of the time reached where no end is known, is not known: with F_j what time alone changes
//! forces by, those that the state changes as well left out, sizes are no less than that over the tolerance, and no more than |∫F dt| for the last but one.
//!
//! Positions of free joints are told by velocities v along axes that turn with R, whose errors may be as large as their sizes have it, whichever way they point:
//!
//! ```text
//! (2') s_q ≥ h |R| s_v,   s_q ≥ min(T |R| s_v, |q|)
//! ```
//!
//! with T the time over which a method lets errors add up, h for most, and |q| the largest of its three positions lately: what falls far has come to its place on a line by velocities that turned.
//!
//! Where all stands still at the start and nothing acts, as under a drive that begins with zero, a step has the size of what it would do at that state by itself, until something
//! moves: h |F(t₀ + h)| in (2), with F of a few times from the start on.
//!
//! Positions are rounded, and forces that balance each other at rest leave what that makes of them: a velocity is not known to better than
//!
//! ```text
//! (5) min (h ν_c, |q|/(h √m_c)),   ν_c = min (|δα|/√m_c, √Σ δα_j² over angles j, if c is one),   δα = α(q + δq) − α(q)
//! ```
//!
//! with δq what rounding moves lengths and angles by, the latter a radian at least: axes are rounded, too; δα has what solving for α rounds as well, which the inertias of long chains
//! make as many digits worse as the fourth power of their length. It is δα that errors of steps see: in a long
//! chain a force on one joint moves little more than the links next to it, whatever hangs on these and stands in m. What rounds anywhere adds up: norms, not parts.
//!
//! Angles of closing joints whose turns the state counts ([`dalembert_mechanism::turns`]) are read off the pose: of their integrals only the turn counts, and [`TURN`] is
//! allowed for it at each step.
//!
//! An equation 0 = g of variables of order 0 is rounded like its terms Σ|g|, and by the equations of a step, with σ = 1/h or so, that makes
//!
//! ```text
//! (6) δ = (σ M − ∂f/∂y)⁻¹ (0, ±TERMS Σ|g|),   s_c ≥ NOISE |δ_c|
//! ```
//!
//! over the tolerance, which is told with each factorization: a current of 1e-20 A at a diode of 1e-9 A leaves no digit of its voltage, and nodes that resistors join to each other and only leaks to the rest have
//! few digits of what they have in common. Where rates tell these variables instead, it is their own part of their equations that tells their digits,
//!
//! ```text
//! (6') δ_c = TERMS min |g_i|/|A_ic|    over equations i of c, |g| the sum of its terms' sizes
//! ```
//!
//! so that a force of a rod that is zero at the start, to a high order in time, is measured by the weights that it is told beside.
//!
//! A variable of order 0 may change faster than times tell, as the voltage of a diode that blocks within a picosecond of a run of seconds: it is not known to better than
//!
//! ```text
//! (7) s_c ≥ |z − z₋|/(t − t₋) INSTANT t     with the ends of the last step
//! ```
//!
//! over the tolerance.
//!
//! Work is as large as it has been lately, and no less than what is exchanged in the step: h (|P| + |P_λ|) with the power P of all that is in no potential, and P_λ of what constraints drive. Where drives pay for what dampers take, these are
//! all there is of it. Where nothing has inertia and no force acts, reactions are rounding, and their work has no errors.
//!
//! A size that the user gives (`scale`) takes the place of all of this.

use super::changes::Coming;
use crate::tolerances::motion::{
    FORGOTTEN, INSTANT, LOST, MOVES, NOISE, NUDGE, OWN, PLACES, REGROWN, ROUNDING, TERMS, TRIAL_SLACK, TURN,
};
use crate::tolerances::semi_explicit::{INSIDE, INSTANTS, JUMP};
use dalembert_bodies::spatial::Quaternion;
use dalembert_dynamics::accelerations::Accelerations;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::kkt::entries;
use dalembert_model::model::{Model, Variable};
use dalembert_model::state::State;

/// By level from 1, and by component.
type Brought = (Vec<f64>, Vec<f64>);

pub(super) struct Sizes {
    /// The share of sizes by (2) that counts.
    share: f64,
    /// |y_ℓ| by level from 1 of what drives bring about up to times since the start; of components without inertia the least that they count as.
    coming: Vec<(f64, Brought)>,
    /// |F| and |∫F dt| of what depends on time over the run.
    to_come: f64,
    impulse: f64,
    /// Times since the start with the largest |F| until each at the start's state, while nothing has moved.
    onset: Vec<(f64, f64)>,
    /// Time since the start at the end of the last step.
    reached: f64,
    /// The rounding of time, relative to it, over the tolerance.
    instant: f64,
    /// The last time of the run; its rounding, where no end is known.
    latest: f64,
    /// ν of (5) by column, and the rounding of positions relative to them, both over the tolerance.
    unbalanced: Vec<f64>,
    places: f64,
    /// |q| of all angles at a radian.
    radian: f64,
    /// √m by column; (3) where there is no inertia, 0 where no row ties it to any.
    weights: Vec<f64>,
    /// √m by column; (4) where there is no inertia, 0 where no row ties it to any.
    felt: Vec<f64>,
    /// √m by column.
    inertial: Vec<f64>,
    /// The largest |y| so far.
    past: Vec<f64>,
    /// The largest |y| between the last two turns, and since the last one.
    before: Vec<f64>,
    recent: Vec<f64>,
    /// The sign that a component of first order has had all along, 0 while it has been zero; no number for all that swing, or may.
    sign: Vec<f64>,
    /// Where a component of first order was least beside the error that it might have, since it was told last; no number for others: that error over it, its value.
    lost: Vec<f64>,
    low: Vec<f64>,
    /// The worst of those that grew from there by themselves: its place, its value there, that error over it.
    regrown: Option<(usize, (f64, f64))>,
    /// Evaluations spent on (0) that no step has made up for.
    spent: u64,
    /// The error of a step over the sizes, and the sizes last written.
    relative: f64,
    written: Vec<f64>,
    /// Room for [`Self::of_velocities`].
    moving: Vec<f64>,
    /// The time of the start, and of the last turn.
    start: f64,
    turn: f64,
    /// |y_ℓ| by level from 1, |F| at 0; and the largest |y_ℓ| of one component.
    norms: Vec<f64>,
    largest: Vec<f64>,
    /// F·|v|.
    power: f64,
    /// Energy of the motion.
    energy: f64,
    /// |P| + |P_λ|; no bound where nothing has inertia and no force acts.
    exchanged: f64,
    /// Free joints: states of their quaternions and positions, and the columns of their velocities.
    free: Vec<(Vec<usize>, Vec<usize>)>,
    /// |R| of each, row by row.
    turned: Vec<f64>,
    /// Quaternions.
    unit: Vec<usize>,
    /// Variables of order 0 with the rates of (7), and where they were last, after that time.
    algebraic: Vec<(usize, f64)>,
    last: Vec<f64>,
    /// Rows of variables of order 0; of each Σ|g| of (6) where it was learned last, and up to where its entries stand among those; δ.
    equations: Vec<usize>,
    terms: Vec<(f64, usize)>,
    /// δ of (6') by place, infinite where nothing tells it; δ of (6), where that is told.
    told: Vec<f64>,
    noise: Vec<f64>,
    entries: Vec<(usize, f64)>,
    /// Sizes that are given, by place; of angles of which the turn counts.
    given: Vec<(usize, f64)>,
}

impl Sizes {
    /// At a start that the equations were evaluated at, and are afterwards.
    pub fn new(
        accelerations: &mut Accelerations<'_>,
        start: &State,
        coming: &Coming,
        (relative, latest): (f64, f64),
    ) -> Self {
        let (t, y) = (start.t, &start.y[..]);
        let now: Vec<f64> = y.iter().map(|y| y.abs()).chain([0.0]).collect();
        let equations = &mut accelerations.equations;
        let model = equations.model;
        let joints = model.mechanism.iter().flat_map(|m| &m.joints);
        let turning: Vec<_> = joints.filter(|j| j.columns.iter().any(|&c| model.variables[c].is_twist())).collect();
        let levels = model.variables.iter().map(|v| v.state.len()).max().unwrap_or(0) + 1;
        let [weights, felt, inertial] = weights(equations);
        let places = PLACES / relative;
        let unbalanced =
            unbalanced(accelerations, start, (&inertial, &weights)).into_iter().map(|nu| places * nu).collect();
        let mut sign = vec![f64::NAN; now.len()];
        let first =
            |v: &&Variable| v.order == 1 && !v.algebraic && v.state.len() == 1 && !v.is_twist() && v.quasi.is_none();
        model.variables.iter().filter(first).for_each(|v| sign[v.state[0]] = sign_of(y[v.state[0]]));
        let zeros = vec![0.0; now.len()];
        let algebraic = model.variables.iter().filter(|v| v.algebraic);
        let algebraic: Vec<usize> = algebraic.map(Variable::top).collect();
        let lost: Vec<f64> = sign.iter().map(|sign| if sign.is_nan() { f64::NAN } else { 0.0 }).collect();
        let mut sizes = Self {
            share: (ROUNDING / relative).min(1.0),
            coming: Vec::new(),
            to_come: 0.0,
            impulse: 0.0,
            onset: Vec::new(),
            reached: 0.0,
            instant: INSTANT / relative,
            latest,
            unbalanced,
            places,
            radian: radian(model, &inertial),
            weights,
            felt,
            inertial,
            past: now.clone(),
            before: now.clone(),
            recent: now,
            sign,
            lost,
            low: zeros.clone(),
            regrown: None,
            spent: 0,
            relative,
            moving: zeros.clone(),
            written: zeros,
            start: t,
            turn: t,
            norms: vec![0.0; levels],
            largest: vec![0.0; levels],
            power: 0.0,
            energy: 0.0,
            exchanged: 0.0,
            turned: Vec::new(),
            free: turning.iter().map(|j| (j.states.clone(), j.columns.clone())).collect(),
            algebraic: algebraic.iter().map(|&place| (place, 0.0)).collect(),
            last: algebraic.iter().map(|&place| y[place]).collect(),
            equations: (0..model.rows.len()).filter(|&r| is_equation(model, r)).collect(),
            terms: Vec::new(),
            told: Vec::new(),
            noise: Vec::new(),
            entries: Vec::new(),
            unit: turning.iter().flat_map(|j| j.states.iter().take(4).copied()).collect(),
            given: given(model, relative),
        };
        sizes.expect(model, coming, levels);
        sizes.weigh(&accelerations.equations, (&vec![0.0; model.n()], &vec![0.0; model.rows.len()]), y);
        sizes.round(&accelerations.equations);
        sizes
    }

    fn is_at_rest(&self) -> bool {
        self.norms.iter().chain(&self.largest).all(|&norm| norm == 0.0)
    }

    /// Where nothing moves and time changes forces: |F| at times from the rounding of time to `latest`, each twice the one before.
    pub fn begin(&mut self, equations: &mut Equations<'_>, start: &State, latest: f64) {
        if !self.is_at_rest() {
            return;
        }
        let (n, m) = (equations.model.n(), equations.model.rows.len());
        let (nothing, mut most) = ((vec![0.0; n], vec![0.0; m]), 0.0_f64);
        let still = (&nothing.0[..], &nothing.1[..]);
        let mut since = INSTANT * latest.abs();
        while since > 0.0 && since <= 2.0 * latest.abs() {
            equations.evaluate(start.t + since, &start.y, &start.inputs);
            self.weigh(equations, still, &start.y);
            most = most.max(self.norms[0]);
            self.onset.push((since, most));
            since *= 2.0;
        }
        equations.evaluate(start.t, &start.y, &start.inputs);
        self.weigh(equations, still, &start.y);
    }

    /// What time brings about.
    fn expect(&mut self, model: &Model, coming: &Coming, levels: usize) {
        let share =
            |of: &[f64], c: usize| if self.inertial[c] > 0.0 { (of[c] / self.inertial[c]).powi(2) } else { 0.0 };
        let norm = |of: &[f64]| (0..model.n()).map(|c| share(of, c)).sum::<f64>().sqrt();
        (self.to_come, self.impulse) = (norm(&coming.forces), norm(&coming.impulses));
        for (since, components) in &coming.components {
            let (mut norms, mut least) = (vec![0.0; levels], vec![0.0; self.past.len()]);
            for (c, v) in model.variables.iter().enumerate() {
                for (level, &place) in (1..).zip(v.state.iter().rev()) {
                    norms[level] += (self.felt[c] * components[place]).powi(2);
                    // Without inertia there is no other size.
                    least[place] = if self.inertial[c] > 0.0 { 0.0 } else { components[place] };
                }
            }
            norms.iter_mut().for_each(|n: &mut f64| *n = n.sqrt());
            self.coming.push((*since, (norms, least)));
        }
    }

    /// √m by column; 0 where there is no inertia.
    pub fn inertial(&self) -> &[f64] {
        &self.inertial
    }

    /// The sizes by which what is missing at a time of equations of variables of order 0, where these were evaluated last, is shared out; none where these variables are to make up for it. In no time nothing but a
    /// jump is missing, nor is so much of what components make of an equation there: an element that has just been switched off makes nothing of it any more. In the form that `semi_explicit` says
    /// sizes are those last written; where rates tell all, these may be far above, and components are as large as they have been lately, unless these variables make up for what is missing by what their
    /// errors may be: one that has hardly left zero has errors beyond its own size, and others would move by any amount for them.
    pub fn shared(&self, equations: &Equations<'_>, t: f64, semi_explicit: bool) -> Option<Vec<f64>> {
        if self.equations.is_empty() || self.is_instant(t) {
            return None;
        }
        let lately: Vec<f64> = (0..self.past.len()).map(|i| self.lately(i)).collect();
        let own = || {
            let allowed: Vec<f64> = lately.iter().zip(&self.written).map(|(one, other)| one.max(*other)).collect();
            self.missing(equations, &allowed, |v| v.algebraic) <= OWN * self.relative
        };
        let alone = !semi_explicit && own();
        let sizes = if semi_explicit { self.written.clone() } else { lately };
        let is_shared = !alone && self.missing(equations, &sizes, |_| true) < JUMP;
        is_shared.then_some(sizes)
    }

    /// The sizes by which what is missing of constraints is shared out where a method goes on from earlier states, at the places of velocities: those last written, and in the mass metric no less than a share of the largest.
    /// None where equations tell variables at once, of order 0 or of a singular mass: what jumps there is left to those without inertia.
    pub fn of_velocities(&mut self, model: &Model) -> Option<&[f64]> {
        if model.rows.iter().any(|row| row.follows) {
            return None;
        }
        let in_metric = |(v, w): (&Variable, &f64)| w * self.written[v.top()];
        let most = model.variables.iter().zip(&self.weights).map(in_metric).fold(0.0, f64::max);
        self.moving.clear();
        self.moving.extend_from_slice(&self.written);
        for (v, w) in model.variables.iter().zip(&self.weights).filter(|(_, w)| **w > 0.0) {
            self.moving[v.top()] = self.moving[v.top()].max(MOVES * most / w);
        }
        Some(&self.moving)
    }

    /// The same as [`Self::shared`] inside a step that follows rates: where variables of order 0 stand between ends by a polynomial, that knows less of them than of the others, whose rates do not jump as theirs do at bends.
    pub fn shared_beside_rates(&self, equations: &Equations<'_>, t: f64, semi_explicit: bool) -> Option<Vec<f64>> {
        let mut sizes = self.shared(equations, t, semi_explicit)?;
        let algebraic = equations.model.variables.iter().filter(|v| v.algebraic);
        algebraic.for_each(|v| sizes[v.top()] *= INSIDE);
        Some(sizes)
    }

    /// How far equations of variables of order 0 were left by a step, where these were evaluated last, over what its errors may be: stages may lead past a bend of theirs, and see nothing of it.
    pub fn left(&self, equations: &Equations<'_>, (t, y): (f64, &[f64])) -> f64 {
        if self.equations.is_empty() || self.is_instant(t) {
            return 0.0;
        }
        let sizes: Vec<f64> = self.written.iter().zip(y).map(|(size, y)| size.max(y.abs())).collect();
        let limit = OWN * self.relative;
        if self.missing(equations, &sizes, |_| true) <= limit {
            return 0.0;
        }
        // What a formula rounds no shorter step takes away, nor what nothing changes.
        let is_told = |row: &usize| !equations.is_rounding(*row, 0) && equations.row(*row).any(|(_, a)| a != 0.0);
        let told: Vec<usize> = self.equations.iter().copied().filter(is_told).collect();
        self.missing_of(&told, equations, &sizes, |_| true) / limit
    }

    /// Whether nothing but a jump is missing at the end of a step, since no time has passed.
    fn is_instant(&self, t: f64) -> bool {
        t - self.start - self.reached <= INSTANTS * f64::EPSILON * t.abs()
    }

    /// The largest of equations of variables of order 0 where these were evaluated last, each beside what components of these sizes that count make of it there.
    fn missing(&self, equations: &Equations<'_>, sizes: &[f64], counts: impl Fn(&Variable) -> bool) -> f64 {
        self.missing_of(&self.equations, equations, sizes, counts)
    }

    /// The same of some of them.
    fn missing_of(
        &self,
        rows: &[usize],
        equations: &Equations<'_>,
        sizes: &[f64],
        counts: impl Fn(&Variable) -> bool,
    ) -> f64 {
        let of = |(c, a): (usize, f64)| {
            let variable = &equations.model.variables[c];
            sizes.get(variable.top()).filter(|_| counts(variable)).map(|size| a.abs() * size)
        };
        let all = rows.iter().map(|&row| {
            let missed = equations.residual(row, 0).abs();
            let made = equations.row(row).filter_map(of).fold(0.0, f64::max);
            if missed == 0.0 { 0.0 } else { missed / made }
        });
        all.fold(0.0, |most: f64, missed| if missed.is_nan() { f64::INFINITY } else { most.max(missed) })
    }

    /// At the end of a step, where the equations were evaluated last.
    pub fn learn(&mut self, equations: &Equations<'_>, acting: (&[f64], &[f64]), (t, y): (f64, &[f64])) {
        if t - self.start > 2.0 * (self.turn - self.start) {
            std::mem::swap(&mut self.before, &mut self.recent);
            self.recent.fill(0.0);
            self.turn = t;
        }
        for largest in [&mut self.past, &mut self.recent] {
            largest.iter_mut().zip(y).for_each(|(largest, y)| *largest = largest.max(y.abs()));
        }
        self.follow_signs(y);
        self.spent = self.spent.saturating_sub(1);
        self.round(equations);
        let passed = t - self.start - self.reached;
        for ((place, rate), last) in self.algebraic.iter_mut().zip(&mut self.last) {
            let Some(now) = y.get(*place) else { continue };
            *rate = if passed > 0.0 { (now - *last).abs() / passed } else { 0.0 };
            *last = *now;
        }
        self.reached = t - self.start;
        self.weigh(equations, acting, y);
        if !self.is_at_rest() {
            self.onset.clear();
        }
    }

    /// What (6) and (6') take.
    fn round(&mut self, equations: &Equations<'_>) {
        if self.equations.is_empty() {
            return;
        }
        self.terms.clear();
        self.entries.clear();
        self.told.clear();
        self.told.resize(self.past.len(), f64::INFINITY);
        let stages: Vec<(usize, usize)> = self.equations.iter().map(|&row| (row, 0)).collect();
        for (&row, terms) in self.equations.iter().zip(equations.residual_terms(&stages)) {
            let entries = equations.row(row).map(|(c, a)| (equations.model.variables[c].top(), a.abs()));
            self.entries.extend(entries.filter(|entry| entry.1 > 0.0));
            self.terms.push((terms.map_or(0.0, |terms| terms.size), self.entries.len()));
        }
        let mut from = 0;
        for &(size, to) in &self.terms {
            for &(place, a) in &self.entries[from..to] {
                if let Some(told) = self.told.get_mut(place) {
                    *told = told.min(TERMS * size / a);
                }
            }
            from = to;
        }
    }

    /// What components of the sizes last written make of each equation of variables of order 0, by row, where that is a number.
    pub fn make_of_equations(&self, scales: &mut [f64]) {
        let mut from = 0;
        for (&row, &(_, to)) in self.equations.iter().zip(&self.terms) {
            let entries = self.entries.get(from..to).unwrap_or_default();
            let made = entries.iter().filter_map(|&(place, a)| Some(a * self.written.get(place)?)).fold(0.0, f64::max);
            if made > 0.0 && made.is_finite() {
                scales[row] = made;
            }
            from = to;
        }
    }

    /// By how much an equation of variables of order 0 is off by rounding.
    pub fn rounding(&self, row: usize) -> f64 {
        let of = self.equations.binary_search(&row).ok().and_then(|k| self.terms.get(k));
        of.map_or(0.0, |terms| TERMS * terms.0)
    }

    /// What that makes of the components of y.
    pub fn take_noise(&mut self, noise: &[f64]) {
        self.noise.clear();
        self.noise.extend_from_slice(noise);
    }

    /// Signs that were kept so far, and what they have lost.
    fn follow_signs(&mut self, y: &[f64]) {
        for (i, y) in y.iter().enumerate() {
            let now = sign_of(*y);
            if self.sign[i] == 0.0 {
                self.sign[i] = now;
            } else if now != 0.0 && now != self.sign[i] {
                self.sign[i] = f64::NAN;
            }
            // Errors may have changed the sign of what was lost.
            let lost = self.relative * self.written[i] / y.abs();
            if *y != 0.0 && lost > self.lost[i] && lost > LOST * self.relative {
                (self.lost[i], self.low[i]) = (lost, *y);
            }
        }
    }

    /// Whether it fell below its floor and has grown since; what has never been above it did not fall.
    fn is_back(&self, i: usize, y: &[f64]) -> bool {
        self.lost[i] > 0.0 && y[i].abs() >= REGROWN * self.low[i].abs() && LOST * self.past[i] >= self.written[i]
    }

    fn are_back(&self, y: &[f64]) -> bool {
        (0..y.len()).any(|i| self.is_back(i, y))
    }

    /// Whether [`Self::tell_apart`] is to be asked: something is back, and steps have made up for the last questions.
    pub fn is_to_be_told(&self, y: &[f64]) -> bool {
        self.spent == 0 && self.are_back(y)
    }

    /// A state with 0 for all that fell below their floors.
    pub fn leave_out(&self, y: &[f64], out: &mut [f64]) {
        out.iter_mut().zip(y).zip(&self.lost).for_each(|((out, y), lost)| *out = if *lost > 0.0 { 0.0 } else { *y });
    }

    /// From the rates at a state, and at the one that [`Self::leave_out`] made of it: forgets those that others drive by (0), or says what has grown if there are none; whether it is to be asked again.
    pub fn tell_apart(&mut self, (y, rates): (&[f64], &[f64]), without: &[f64]) -> bool {
        self.spent += 1;
        let is_driven = |i: usize| without[i].is_nan() || without[i].abs() >= (rates[i] - without[i]).abs();
        let driven: Vec<usize> = (0..y.len()).filter(|&i| self.lost[i] > 0.0 && is_driven(i)).collect();
        driven.iter().for_each(|&i| self.lost[i] = 0.0);
        if !driven.is_empty() {
            return self.are_back(y);
        }
        for i in 0..y.len() {
            if !self.is_back(i, y) {
                continue;
            }
            let lost = std::mem::take(&mut self.lost[i]);
            let grows = (rates[i] - without[i]) * y[i] > 0.0;
            if grows && self.regrown.is_none_or(|(_, (_, most))| lost > most) {
                self.regrown = Some((i, (self.low[i], lost)));
            }
        }
        false
    }

    /// The largest that component i has been lately.
    fn lately(&self, i: usize) -> f64 {
        let swung = if self.sign[i].is_nan() { self.before[i].max(self.recent[i]) } else { 0.0 };
        swung.max(FORGOTTEN.max(self.share) * self.past[i])
    }

    /// What fell below the errors of steps, nearly, and grew again by itself: the state, the value that it had there, and what an error was of it.
    pub fn regrown(&self) -> Option<(usize, f64, f64)> {
        self.regrown.map(|(place, (low, lost))| (place, low, lost))
    }

    /// Sizes of all in one at a state.
    fn weigh(&mut self, equations: &Equations<'_>, (gamma, lambda): (&[f64], &[f64]), y: &[f64]) {
        self.norms.fill(0.0);
        self.largest.fill(0.0);
        self.power = 0.0;
        self.turned.clear();
        for (states, _) in &self.free {
            let rotation = Quaternion(std::array::from_fn(|i| y[states[i]])).rotation();
            self.turned.extend(rotation.0.as_flattened().iter().map(|r| r.abs()));
        }
        let mut acts = false;
        for (c, v) in equations.model.variables.iter().enumerate() {
            let (force, m) = (equations.force[c].abs() + gamma[c].abs(), self.inertial[c]);
            if m > 0.0 {
                self.norms[0] += (force / m).powi(2);
            }
            self.power += v.velocity_place().map_or(0.0, |p| force * y[p].abs());
            acts |= m > 0.0 || equations.force[c] != 0.0;
            for (level, &place) in (1..).zip(v.state.iter().rev()) {
                self.norms[level] += (self.felt[c] * y[place]).powi(2);
                self.largest[level] = self.largest[level].max(y[place].abs());
            }
        }
        self.norms.iter_mut().for_each(|n| *n = n.sqrt());
        self.energy = self.norms.get(1).map_or(0.0, |v| 0.5 * v * v);
        let exchanged = equations.power().abs() + equations.power_of(lambda).abs();
        self.exchanged = if acts { exchanged } else { f64::INFINITY };
    }

    /// What `rate` of what is to come brings about in the rounding of a time at the end of a step of length h, of which there is not more than `most`.
    fn brings(&self, rate: f64, most: f64, h: f64) -> f64 {
        (self.instant * self.latest.max((self.start + self.reached).abs() + h) * rate).min(most)
    }

    /// |F| that begins within h of a start where nothing moves.
    fn begins(&self, h: f64) -> f64 {
        let until = self.reached + h;
        self.onset.iter().find(|(since, _)| *since >= until).or(self.onset.last()).map_or(0.0, |(_, force)| *force)
    }

    /// Into the sizes of y, and of the work after it, for a step of length h whose errors count as those of the time passed.
    pub fn write(&mut self, model: &Model, (h, passed): (f64, f64), sizes: &mut [f64]) {
        let until = self.reached + h;
        let come = self.coming.iter().find(|(since, _)| *since >= until).or(self.coming.last());
        let (driven, least) = come.map_or((&[][..], &[][..]), |(_, (norms, least))| (norms, least));
        let least = |i: usize| least.get(i).copied().unwrap_or(0.0);
        let driven = |level: usize| driven.get(level).copied().unwrap_or(0.0);
        sizes.iter_mut().enumerate().for_each(|(i, size)| *size = self.lately(i).max(least(i)));
        let (has_work, begins) = (sizes.len() > model.states, self.begins(h));
        let raise = |sizes: &mut [f64], place: usize, size: f64, coming: f64| {
            if size.is_finite() && coming.is_finite() {
                sizes[place] = sizes[place].max(self.share * size).max(coming);
            }
        };
        for (c, v) in model.variables.iter().enumerate() {
            let w = self.weights[c];
            let metric = |level: usize| if w > 0.0 { self.norms[level] / w } else { self.largest[level] };
            let over = |norm: f64| if w > 0.0 { norm / w } else { 0.0 };
            let (mut size, mut coming, mut first) = (over(self.norms[0]), over(self.to_come), over(begins));
            for (level, &place) in (1..).zip(v.state.iter().rev()) {
                size = metric(level) + h * size;
                if level == 1 && v.state.len() > 1 {
                    let most = over(self.places * self.norms[2].max(self.radian) / h);
                    size = size.max((h * self.unbalanced[c]).min(most) / self.share);
                }
                let most = if level == 1 { over(self.impulse) } else { f64::INFINITY };
                coming = over(driven(level)) + self.brings(coming, most, h);
                first *= h;
                raise(sizes, place, size, coming.max(first));
            }
        }
        for ((states, columns), turned) in self.free.iter().zip(self.turned.chunks_exact(9)) {
            let places = &states[4..];
            let speed = |&c: &usize| if self.weights[c] > 0.0 { self.norms[1] / self.weights[c] } else { 0.0 };
            let fastest = columns.iter().skip(3).map(speed).fold(0.0, f64::max);
            let accelerated =
                columns.iter().skip(3).filter(|&&c| self.weights[c] > 0.0).map(|&c| self.norms[0] / self.weights[c]);
            let farthest = places.iter().map(|&p| self.lately(p)).fold(0.0, f64::max);
            let size = farthest + h * (fastest + h * accelerated.fold(0.0, f64::max));
            places.iter().for_each(|&p| raise(sizes, p, size, 0.0));
            let velocity = |k: usize| columns.get(3 + k).and_then(|&c| model.variables[c].velocity_place());
            let known: [f64; 3] = std::array::from_fn(|k| velocity(k).map_or(0.0, |place| sizes[place]));
            for (&place, row) in places.iter().zip(turned.chunks_exact(3)) {
                let moved: f64 = row.iter().zip(&known).map(|(r, size)| r * size).sum();
                sizes[place] = sizes[place].max(h * moved).max(farthest.min(passed * moved));
            }
        }
        self.unit.iter().for_each(|&p| raise(sizes, p, 1.0, 0.0));
        if has_work {
            let work = model.states;
            let size = self.energy + h * self.power;
            let fastest = driven(1) + self.brings(self.to_come, self.impulse, h);
            let fastest = fastest.max(h * begins);
            raise(sizes, work, size, 0.5 * fastest * fastest);
            sizes[work] = sizes[work].max(h * self.exchanged);
        }
        for (size, noise) in sizes.iter_mut().zip(&self.noise) {
            let least = NOISE * noise / self.relative;
            *size = if least.is_finite() { size.max(least) } else { *size };
        }
        let told = self.algebraic.iter().filter(|_| self.noise.is_empty());
        for (place, told) in told.filter_map(|&(place, _)| Some((place, *self.told.get(place)?))) {
            let least = NOISE * told / self.relative;
            sizes[place] = if least.is_finite() { sizes[place].max(least) } else { sizes[place] };
        }
        let instant = self.instant * (self.start + self.reached).abs();
        let unknown = self.algebraic.iter().map(|&(place, rate)| (place, instant * rate));
        for (place, size) in unknown.filter(|(_, size)| size.is_finite()) {
            sizes.get_mut(place).into_iter().for_each(|own| *own = own.max(size));
        }
        self.given.iter().for_each(|&(place, size)| sizes[place] = size);
        self.written.iter_mut().zip(sizes.iter()).for_each(|(written, size)| *written = *size);
    }
}

/// Whether a row is the equation of variables of order 0.
fn is_equation(model: &Model, row: usize) -> bool {
    let tells = |c: usize| model.variables[c].algebraic;
    model.rows[row].follows && model.rows[row].depth == 1 && entries(model, row).iter().any(|e| tells(e.column))
}

fn sign_of(y: f64) -> f64 {
    if y == 0.0 { 0.0 } else { y.signum() }
}

/// Sizes that the user gives and those of angles of which the turn counts, by place, for a tolerance.
fn given(model: &Model, relative: f64) -> Vec<(usize, f64)> {
    let own = model.variables.iter().flat_map(|v| v.state.iter().copied().zip(&v.scale));
    let turns = model.mechanism.iter().flat_map(|m| &m.turns);
    let turns = turns.map(|turn| (turn.state, TURN / relative));
    own.filter_map(|(p, s)| Some((p, (*s)?))).chain(turns).collect()
}

/// What a row says of a column without inertia: (3) and (4).
struct Told {
    column: usize,
    weight: f64,
    felt: f64,
}

/// (3) and (4) for columns without inertia beside others in a row, outwards from those: a row is looked at when one of its columns has become known.
fn spread(equations: &Equations<'_>, weights: &mut [f64], felt: &mut [f64]) {
    let model = equations.model;
    let mut by_column: Vec<Vec<usize>> = vec![Vec::new(); weights.len()];
    model.pattern.rows.iter().for_each(|e| by_column[e.column].push(e.row));
    let mut next: Vec<usize> = (0..model.rows.len()).collect();
    let mut found: Vec<Told> = Vec::new();
    while !next.is_empty() {
        found.clear();
        next.iter().for_each(|&row| tell(equations, (weights, felt), row, &mut found));
        for told in &found {
            let least = |now: f64, new: f64| if now > 0.0 { now.min(new) } else { new };
            weights[told.column] = least(weights[told.column], told.weight);
            felt[told.column] = least(felt[told.column], told.felt.min(told.weight));
        }
        next.clear();
        next.extend(found.iter().flat_map(|told| &by_column[told.column]));
        next.sort_unstable();
        next.dedup();
    }
}

/// (3) and (4) for what is unknown in a row.
fn tell(equations: &Equations<'_>, (weights, felt): (&[f64], &[f64]), row: usize, found: &mut Vec<Told>) {
    let order = |c: usize| equations.model.variables[c].order;
    let unknown = || equations.row(row).filter(|&(c, a)| weights[c] == 0.0 && a != 0.0 && a.is_finite());
    if unknown().next().is_none() {
        return;
    }
    // The largest |A_ij|/√m_j and |A_ij| √m_j of each order.
    let mut most: Vec<(u32, f64, f64)> = Vec::new();
    for (j, a) in equations.row(row).filter(|&(j, _)| weights[j] > 0.0) {
        let (size, pull) = (a.abs() / weights[j], a.abs() * felt[j]);
        match most.iter_mut().find(|known| known.0 == order(j)) {
            Some(known) => (known.1, known.2) = (known.1.max(size), known.2.max(pull)),
            None => most.push((order(j), size, pull)),
        }
    }
    for (column, a) in unknown() {
        let most = most.iter().find(|known| known.0 == order(column));
        let told = most.map(|&(_, size, pull)| Told { column, weight: a.abs() / size, felt: pull / a.abs() });
        found.extend(told.filter(|told| told.weight > 0.0 && told.weight.is_finite()));
    }
}

/// ν of (5) by column, over what rounding is of lengths and angles; zero where there are no accelerations to tell.
fn unbalanced(accelerations: &mut Accelerations<'_>, start: &State, (inertial, weights): (&[f64], &[f64])) -> Vec<f64> {
    let model = accelerations.equations.model;
    let nudged = |by: f64| {
        let mut there = start.y.clone();
        let mut nudge = |place: usize, least: f64| {
            // Of different lengths: what moves as a whole feels nothing.
            let share = 0.5 + (place as f64 * std::f64::consts::E).fract();
            there[place] += by * share * there[place].abs().max(least);
        };
        for v in &model.variables {
            let positions = &v.state[..v.state.len().saturating_sub(1)];
            positions.iter().for_each(|&place| nudge(place, if v.turns() { 1.0 } else { 0.0 }));
        }
        for joint in model.mechanism.iter().flat_map(|m| &m.joints) {
            if joint.columns.iter().any(|&c| model.variables[c].is_twist()) {
                // A quaternion, and for a free joint a position after it.
                joint.states.iter().enumerate().for_each(|(i, &place)| nudge(place, if i < 4 { 1.0 } else { 0.0 }));
            }
        }
        there
    };
    let slack = std::mem::replace(&mut accelerations.slack, TRIAL_SLACK);
    let mut at = |y: &[f64]| {
        let solved = accelerations.solve(start.t, y, &start.inputs);
        solved.is_ok().then(|| accelerations.alpha.clone())
    };
    let (moved, rounded) = (at(&nudged(NUDGE)), [f64::EPSILON, -f64::EPSILON].map(|by| at(&nudged(by))));
    let still = at(&start.y);
    accelerations.slack = slack;
    accelerations.equations.evaluate(start.t, &start.y, &start.inputs);
    let (Some(moved), Some(still)) = (moved, still) else { return vec![0.0; model.n()] };
    // Rounding itself is seen at the smallest of nudges: where inertias are ill-conditioned, that of solving for accelerations is the larger part. Where a
    // force begins, one side of it tells.
    let noise = |c: usize| {
        let apart = |there: &Option<Vec<f64>>| there.as_ref().map_or(0.0, |there| (there[c] - still[c]).abs());
        apart(&rounded[0]).min(apart(&rounded[1])) / f64::EPSILON
    };
    let change: Vec<f64> = (0..model.n()).map(|c| ((moved[c] - still[c]).abs() / NUDGE).max(noise(c))).collect();
    let whole = inertial.iter().zip(&change).map(|(m, a)| (m * a).powi(2)).sum::<f64>().sqrt();
    let angles = model.variables.iter().zip(&change).filter(|(v, _)| v.turns());
    let turned = angles.map(|(_, a)| a * a).sum::<f64>().sqrt();
    let of = |(v, &w): (&Variable, &f64)| {
        let own = if w > 0.0 { whole / w } else { 0.0 };
        let nu = if v.turns() { own.min(turned) } else { own };
        if nu.is_finite() { nu } else { 0.0 }
    };
    model.variables.iter().zip(weights).map(of).collect()
}

fn radian(model: &Model, inertial: &[f64]) -> f64 {
    let angles = model.variables.iter().zip(inertial).filter(|(v, _)| v.turns());
    angles.map(|(_, m)| m * m).sum::<f64>().sqrt()
}

/// √m by column, m the diagonal of M where the equations were evaluated last; 0 where there is no inertia.
pub(super) fn inertial(equations: &mut Equations<'_>) -> Vec<f64> {
    let root = |m: f64| if m > 0.0 && m.is_finite() { m.sqrt() } else { 0.0 };
    equations.mass_diagonal().into_iter().map(root).collect()
}

/// √m by column: with (3), with (4), and by itself.
fn weights(equations: &mut Equations<'_>) -> [Vec<f64>; 3] {
    let inertial = inertial(equations);
    let (mut weights, mut felt) = (inertial.clone(), inertial.clone());
    if weights.contains(&0.0) {
        spread(equations, &mut weights, &mut felt);
    }
    [weights, felt, inertial]
}

dalembert_integrate::remember!(Sizes {
    share, coming, to_come, impulse, onset, reached, instant, latest, unbalanced, places, radian, weights, felt, inertial, past, before, recent, sign, lost, low, regrown, spent, relative, written, start, turn, norms, largest, power, energy, exchanged, turned, algebraic, last, terms, noise, entries, told;
    free, unit, equations, given, moving
});
