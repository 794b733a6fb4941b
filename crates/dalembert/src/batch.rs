//! Many states of one model at once, side by side in lanes and on several threads: each state's numbers are those that it has alone,
//! whatever stands beside it and whatever the number of threads.
//!
//! A state is a row of numbers: *coordinates* q, *velocities* v, and *efforts* along the velocities of joints, in the orders of
//! [`Layout`]. For bodies and joints these are the usual nq, nv and nv numbers; variables of formulas stand among them in the order of the
//! model's columns.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

use dalembert_answers::result::RunResult;
use dalembert_answers::words::names;
use dalembert_dynamics::Formulation;
use dalembert_dynamics::accelerations::Accelerations;
use dalembert_dynamics::equations::Equations;
use dalembert_dynamics::independent::{frame_called, frame_jacobian};
use dalembert_dynamics::many::{Many, Places, Rows, SIDE_BY_SIDE};
use dalembert_mechanism::JointInfo;
use dalembert_model::Model;

use crate::error::Error;
use crate::load::Loaded;
use crate::verbs::Simulate;

/// What the numbers of a state are called, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Coordinates q: of each column of the model what lies below its velocity; for joints that turn about a point [w, x, y, z, px, py, pz].
    pub coordinates: Vec<String>,
    /// Velocities v: rates, quasi-velocities and components of twists.
    pub velocities: Vec<String>,
    /// Highest derivatives, one for each column of M.
    pub accelerations: Vec<String>,
    /// Inputs `tau.NAME` along the velocities of the tree's joints, in the order of these velocities.
    pub efforts: Vec<String>,
    /// Residuals of the constraints and of their derivatives that are not accelerations: `row`, `row'`.
    pub residuals: Vec<String>,
    q: Vec<usize>,
    v: Vec<usize>,
    /// Numbers of the inputs of `efforts`.
    tau: Vec<usize>,
    /// Where quaternions begin in q.
    quaternions: Vec<usize>,
}

impl Layout {
    fn of(model: &Model) -> Self {
        let mut all = Self::default();
        let joints = model.mechanism.iter().flat_map(|m| &m.joints);
        let turning: HashMap<usize, &JointInfo> = joints.filter_map(|j| Some((*j.columns.first()?, j))).collect();
        for (column, variable) in model.variables.iter().enumerate() {
            all.accelerations.push(variable.highest());
            if variable.is_twist() {
                if let Some(joint) = turning.get(&column) {
                    all.quaternions.push(all.q.len());
                    all.coordinates.extend(joint.coordinates.iter().cloned());
                    all.q.extend(&joint.states);
                }
                all.velocity(variable.slot(0).into_owned(), variable.state[0]);
                continue;
            }
            let below = (variable.order as usize).saturating_sub(1).max(1);
            for slot in 0..below {
                all.coordinates.push(variable.slot(slot).into_owned());
                all.q.push(variable.state[slot]);
            }
            if variable.order >= 2 {
                all.velocity(variable.slot(below).into_owned(), variable.state[below]);
            }
        }
        let mut joints: Vec<(usize, usize)> =
            model.mechanism.iter().flat_map(|m| m.columns.iter().copied().zip(model.first_tau..)).collect();
        joints.sort_unstable();
        all.tau.extend(joints.iter().map(|&(_, input)| input));
        all.efforts.extend(all.tau.iter().map(|&input| model.inputs[input].name.clone()));
        for row in &model.rows {
            all.residuals.extend((0..row.depth).map(|stage| format!("{}{}", row.name, "'".repeat(stage))));
        }
        all
    }

    fn velocity(&mut self, name: String, place: usize) {
        self.velocities.push(name);
        self.v.push(place);
    }

    /// Coordinates and velocities of a state vector.
    pub(crate) fn parts(&self, y: &[f64]) -> (Vec<f64>, Vec<f64>) {
        let read = |places: &[usize]| places.iter().map(|&place| y[place]).collect();
        (read(&self.q), read(&self.v))
    }

    /// What is wrong with the quaternions of a state, if all of one are zero.
    fn without_direction(&self, q: &[f64]) -> Option<String> {
        let first = self.quaternions.iter().copied().find(|&first| q[first..first + 4].iter().all(|x| *x == 0.0))?;
        Some(format!("the quaternion {} is zero and turns nothing", names(&self.coordinates[first..first + 4])))
    }

    /// The state vector.
    fn place(&self, q: &[f64], v: &[f64], y: &mut [f64]) {
        self.q.iter().zip(q).chain(self.v.iter().zip(v)).for_each(|(&place, &x)| y[place] = x);
    }
}

/// Rows of numbers, state after state.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// What they are, for messages.
    pub name: &'static str,
    /// The numbers.
    pub values: &'a [f64],
    /// Numbers in a row.
    pub width: usize,
}

impl<'a> Table<'a> {
    fn row(&self, k: usize) -> &'a [f64] {
        &self.values[k * self.width..(k + 1) * self.width]
    }

    fn check(&self, rows: usize, width: usize) -> Result<(), Error> {
        let size = rows.checked_mul(width);
        if self.width == width && size == Some(self.values.len()) {
            return Ok(());
        }
        let given = self.values.len().checked_div(self.width).unwrap_or(0);
        let message = format!("`{}` has {given} rows of {} numbers, not {rows} of {width}", self.name, self.width);
        Err(Error::Usage(message))
    }
}

/// Which states, and on how many threads.
#[derive(Clone, Copy, Debug)]
pub struct Batch<'a> {
    /// Number of states.
    pub states: usize,
    /// Coordinates.
    pub q: Table<'a>,
    /// Velocities; zero if not given.
    pub v: Option<Table<'a>>,
    /// Efforts along the velocities of joints, or accelerations of columns; zero if not given.
    pub third: Option<Table<'a>>,
    /// Time, s; that of `set`, if not given.
    pub t: Option<f64>,
    /// Settings of the state by name, as other verbs take them. Inputs keep their values of these, but for efforts in `third`; what is not set follows the
    /// model's formulas of time. Positions and velocities are those of the tables.
    pub set: &'a [(String, f64)],
    /// Threads; one for each processor, if zero.
    pub threads: usize,
}

/// Threads for so many tasks: as asked, or as many as there are processors.
pub fn threads_for(asked: usize, tasks: usize) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let wanted = if asked == 0 { all() } else { asked };
    wanted.min(tasks).max(1)
}

/// The first state that failed.
struct Fault {
    state: usize,
    why: String,
    /// Whether its numbers are none that can be asked about.
    given: bool,
}

impl Fault {
    fn of(state: usize) -> impl Fn(String) -> Self {
        move |why| Self { state, why, given: false }
    }
}

/// Fills rows of `out` on several threads, [`SIDE_BY_SIDE`] at a time or what is left of them, given the number of the first; each thread
/// makes its own space by `make`. Stops at `stop`.
fn rows<F: FnMut(usize, &mut [f64]) -> Result<(), Fault>>(
    (checked, stop): (&Checked<'_>, &AtomicBool),
    out: &mut [f64],
    width: usize,
    make: impl Fn() -> F + Sync,
) -> Result<(), Fault> {
    let states = checked.batch.states;
    if width == 0 {
        return checked.numbers(0, states);
    }
    let share = states.div_ceil(threads_for(checked.batch.threads, states)).max(1);
    let work = |(part, out): (usize, &mut [f64])| -> Result<(), Fault> {
        let mut some = make();
        for (k, rows) in out.chunks_mut(SIDE_BY_SIDE * width).enumerate() {
            if stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            some(part * share + k * SIDE_BY_SIDE, rows)?;
        }
        Ok(())
    };
    if states <= share {
        return work((0, out));
    }
    std::thread::scope(|scope| {
        let parts: Vec<_> = out.chunks_mut(share * width).enumerate().map(|part| scope.spawn(|| work(part))).collect();
        // In order, so that it is the first state of all that is named.
        parts.into_iter().try_for_each(|part| part.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// One state after the other; those whose numbers are none are not asked about.
fn each(
    checked: &Checked<'_>,
    width: usize,
    mut one: impl FnMut(usize, &mut [f64]) -> Result<(), String>,
) -> impl FnMut(usize, &mut [f64]) -> Result<(), Fault> {
    move |first, rows| answer_rest(checked, None, (first, width), rows, &mut one)
}

/// Asks the states alone that were not answered side by side, if their numbers can be asked about.
fn answer_rest(
    checked: &Checked<'_>,
    known: Option<[bool; SIDE_BY_SIDE]>,
    (first, width): (usize, usize),
    rows: &mut [f64],
    one: &mut impl FnMut(usize, &mut [f64]) -> Result<(), String>,
) -> Result<(), Fault> {
    let known = known.unwrap_or_default();
    if known == [true; SIDE_BY_SIDE] {
        return Ok(());
    }
    let open = rows.chunks_mut(width).enumerate().filter(|(k, _)| !known[*k]);
    open.into_iter().try_for_each(|(k, row)| {
        checked.numbers(first + k, 1)?;
        one(first + k, row).map_err(Fault::of(first + k))
    })
}

/// A batch whose tables have the right shapes.
struct Checked<'a> {
    batch: &'a Batch<'a>,
    layout: &'a Layout,
    /// Those that are given, with the names of their columns.
    tables: Vec<(Table<'a>, &'a [String])>,
    /// Time, s.
    t: f64,
    /// Values of inputs that were set; the others follow the model's formulas of time.
    inputs: Vec<Option<f64>>,
}

impl Checked<'_> {
    /// Whether so many states from the first on are of finite numbers, and turn.
    fn numbers(&self, first: usize, count: usize) -> Result<(), Fault> {
        let finite = |table: &Table<'_>| Rows { values: table.values, width: table.width }.are_finite((first, count));
        if self.layout.quaternions.is_empty() && self.tables.iter().all(|(table, _)| finite(table)) {
            return Ok(());
        }
        let number = |state: usize, (table, names): &(Table<'_>, &[String])| {
            let place = table.row(state).iter().position(|x| !x.is_finite())?;
            Some(format!("`{}` is no finite number: {}", names[place], table.row(state)[place]))
        };
        let wrong = |state: usize| {
            let infinite = self.tables.iter().find_map(|table| number(state, table));
            infinite.or_else(|| self.layout.without_direction(self.batch.q.row(state)))
        };
        let fault = (first..first + count).find_map(|state| Some(Fault { state, why: wrong(state)?, given: true }));
        fault.map_or(Ok(()), Err)
    }
}

impl<'a> Batch<'a> {
    /// The tables as they are read side by side.
    fn tables(&self) -> (Rows<'a>, Option<Rows<'a>>, Option<Rows<'a>>) {
        let rows = |table: Table<'a>| Rows { values: table.values, width: table.width };
        (rows(self.q), self.v.map(rows), self.third.map(rows))
    }
}

impl Loaded {
    /// The names and orders of what states of a batch consist of.
    pub fn layout(&self) -> Layout {
        Layout::of(&self.model)
    }

    /// Shapes of the tables, whose numbers are looked at with each state; `third` are the names of what the third one holds.
    fn batch<'b>(
        &self,
        layout: &'b Layout,
        batch: &'b Batch<'b>,
        third: &'b [String],
        out: (&[f64], usize),
    ) -> Result<Checked<'b>, Error> {
        let named = [(Some(batch.q), &layout.coordinates[..]), (batch.v, &layout.velocities), (batch.third, third)];
        let tables: Vec<_> = named.into_iter().filter_map(|(table, names)| Some((table?, names))).collect();
        tables.iter().try_for_each(|(table, names)| table.check(batch.states, names.len()))?;
        Table { name: "the answer", values: out.0, width: out.1 }.check(batch.states, out.1)?;
        let start = self.start(batch.set)?.state;
        let t = batch.t.unwrap_or(start.t);
        if !t.is_finite() {
            return Err(Error::Usage(format!("the time is no finite number: {t}")));
        }
        Ok(Checked { batch, layout, tables, t, inputs: start.inputs })
    }

    fn fault(&self, Fault { state, why, given }: Fault) -> Error {
        let message = format!("state {state}: {why}");
        if given { Error::Usage(message) } else { self.refused(message) }
    }

    /// Accelerations of many states, one number for each column of M: `third` holds efforts.
    ///
    /// # Errors
    /// [`Error::Usage`] for tables of other shapes and what are no numbers in them, with the state and the name; [`Error::Physics`] with the number of the first state whose
    /// accelerations are not determined.
    pub fn accelerations(
        &self,
        batch: &Batch<'_>,
        method: Option<&str>,
        stop: &AtomicBool,
        out: &mut [f64],
    ) -> Result<(), Error> {
        let layout = self.layout();
        let n = self.model.n();
        let checked = self.batch(&layout, batch, &layout.efforts, (out, n))?;
        let method = self.method(method)?;
        method.check(&self.model).map_err(|e| self.refused(e.message))?;
        let automatic = method == Formulation::Auto;
        let beside = self.beside(&checked).filter(|_| automatic);
        let make = || {
            let mut solver: Option<Accelerations<'_>> = None;
            let (mut y, mut inputs) = (self.space(), checked.inputs.clone());
            let (layout, checked) = (&layout, &checked);
            let mut beside = beside.as_ref().and_then(|(places, at)| self.many(places, at));
            let mut alone = move |k: usize, row: &mut [f64]| {
                // A state at which the method gave way to another does not choose the method of the states after it.
                let solver = match solver.take().filter(|solver| solver.asked == method) {
                    Some(kept) => solver.insert(kept),
                    None => solver.insert(Accelerations::of_motion(&self.model, method)),
                };
                layout.place(batch.q.row(k), batch.v.map_or(&[][..], |v| v.row(k)), &mut y);
                if let Some(efforts) = batch.third {
                    layout.tau.iter().zip(efforts.row(k)).for_each(|(&input, &tau)| inputs[input] = Some(tau));
                }
                solver.solve(checked.t, &y, &inputs).map_err(|e| e.message)?;
                row.copy_from_slice(&solver.alpha);
                Ok(())
            };
            move |first: usize, rows: &mut [f64]| {
                let known =
                    beside.as_mut().map(|many| many.accelerations(batch.tables(), (first, rows.len() / n), rows));
                answer_rest(checked, known, (first, n), rows, &mut alone)
            }
        };
        rows((&checked, stop), out, n, make).map_err(|fault| self.fault(fault))
    }

    /// Where a tree's numbers stand in the tables of a batch, and the inputs at its time; nothing where a number is in none.
    fn beside(&self, checked: &Checked<'_>) -> Option<(Places, Vec<f64>)> {
        let (m, layout) = (self.model.mechanism.as_ref()?, checked.layout);
        let find = |of: &[usize], wanted: usize| of.iter().position(|&place| place == wanted);
        let all = |of: &[usize], wanted: &[usize]| wanted.iter().map(|&w| find(of, w)).collect::<Option<Vec<_>>>();
        let efforts: Vec<usize> = (0..m.columns.len()).map(|i| self.model.first_tau + i).collect();
        let places = Places {
            q: all(&layout.q, &m.q_states)?,
            v: all(&layout.v, &m.v_states)?,
            tau: all(&layout.tau, &efforts)?,
        };
        // What is read side by side is looked at as it is read: that has to be all there is.
        if (places.q.len(), places.v.len()) != (layout.q.len(), layout.v.len()) {
            return None;
        }
        let mut equations = Equations::new(&self.model);
        equations.drive(checked.t, &checked.inputs);
        Some((places, equations.inputs().to_vec()))
    }

    /// Space for states side by side, where the model's states can be.
    fn many(&self, places: &Places, inputs: &[f64]) -> Option<Many<'_>> {
        Many::of(&self.model, places.clone())?.with_inputs(inputs)
    }

    /// What has to act along each column for the accelerations in `third`: M α − f, where constraints take no share.
    ///
    /// # Errors
    /// [`Error::Usage`] for tables of other shapes and for models with constraints, where the efforts are not these.
    pub fn inverse_dynamics(&self, batch: &Batch<'_>, stop: &AtomicBool, out: &mut [f64]) -> Result<(), Error> {
        let layout = self.layout();
        let n = self.model.n();
        if let Some(row) = self.model.rows.first() {
            return Err(Error::Usage(format!(
                "`{}` holds a part of what accelerations need: inverse dynamics of many states is for models without constraints; \
                 `evaluate` with the joints that drive answers for one",
                row.name
            )));
        }
        let checked = self.batch(&layout, batch, &layout.accelerations, (out, n))?;
        let beside = self.beside(&checked);
        let make = || {
            let (mut equations, mut mass) = (Equations::new(&self.model), Vec::new());
            let mut y = self.space();
            let (layout, checked) = (&layout, &checked);
            let mut beside = beside.as_ref().and_then(|(places, at)| self.many(places, at));
            let mut alone = move |k: usize, row: &mut [f64]| {
                layout.place(batch.q.row(k), batch.v.map_or(&[][..], |v| v.row(k)), &mut y);
                equations.evaluate(checked.t, &y, &checked.inputs);
                row.iter_mut().zip(&equations.force).for_each(|(out, f)| *out = -f);
                if let Some(alpha) = batch.third {
                    mass.resize(n * n, 0.0);
                    equations.mass_into(&mut mass);
                    for (column, a) in mass.chunks(n).zip(alpha.row(k)) {
                        row.iter_mut().zip(column).for_each(|(out, m)| *out += m * a);
                    }
                }
                let broken =
                    || equations.not_finite().unwrap_or_else(|| "the efforts are not finite numbers".to_owned());
                if row.iter().all(|x| x.is_finite()) { Ok(()) } else { Err(broken()) }
            };
            move |first: usize, rows: &mut [f64]| {
                let known =
                    beside.as_mut().map(|many| many.inverse_dynamics(batch.tables(), (first, rows.len() / n), rows));
                answer_rest(checked, known, (first, n), rows, &mut alone)
            }
        };
        rows((&checked, stop), out, n, make).map_err(|fault| self.fault(fault))
    }

    /// Residuals of the constraints, in the order of [`Layout::residuals`], in their own units.
    ///
    /// # Errors
    /// [`Error::Usage`] for tables of other shapes.
    pub fn residuals(&self, batch: &Batch<'_>, stop: &AtomicBool, out: &mut [f64]) -> Result<(), Error> {
        let layout = self.layout();
        let width = layout.residuals.len();
        let checked = self.batch(&layout, batch, &[], (out, width))?;
        let make = || {
            let mut equations = Equations::new(&self.model);
            let mut y = self.space();
            let (layout, checked) = (&layout, &checked);
            each(checked, width, move |k: usize, row: &mut [f64]| {
                layout.place(batch.q.row(k), batch.v.map_or(&[][..], |v| v.row(k)), &mut y);
                equations.evaluate(checked.t, &y, &checked.inputs);
                let stages =
                    self.model.rows.iter().enumerate().flat_map(|(r, row)| (0..row.depth).map(move |s| (r, s)));
                row.iter_mut().zip(stages).for_each(|(out, (r, stage))| *out = equations.residual(r, stage));
                Ok(())
            })
        };
        rows((&checked, stop), out, width, make).map_err(|fault| self.fault(fault))
    }

    /// Jacobians of a body or frame, six rows [ω; v] in the ground frame by one column for each column of M, row by row.
    ///
    /// # Errors
    /// [`Error::Usage`] for tables of other shapes and for names that are not known.
    pub fn jacobians(&self, batch: &Batch<'_>, frame: &str, stop: &AtomicBool, out: &mut [f64]) -> Result<(), Error> {
        let layout = self.layout();
        let width = 6 * self.model.n();
        let checked = self.batch(&layout, batch, &[], (out, width))?;
        frame_called(&self.model, frame).map_err(|e| Error::Usage(e.message))?;
        let make = || {
            let mut equations = Equations::new(&self.model);
            let mut y = self.space();
            let (layout, checked) = (&layout, &checked);
            each(checked, width, move |k: usize, row: &mut [f64]| {
                layout.place(batch.q.row(k), &[], &mut y);
                equations.evaluate(checked.t, &y, &checked.inputs);
                let found = frame_jacobian(&mut equations, frame).map_err(|e| e.message)?;
                row.iter_mut().zip(found.iter().flatten()).for_each(|(out, x)| *out = *x);
                Ok(())
            })
        };
        rows((&checked, stop), out, width, make).map_err(|fault| self.fault(fault))
    }

    /// A state vector.
    fn space(&self) -> Vec<f64> {
        vec![0.0; self.model.states]
    }

    /// Runs with other values for parameters and start values, in the order of `runs`: each as [`Loaded::with`] and
    /// [`Loaded::simulate`] give it alone. What fails is an error in its place. `stop` ends all that is under way.
    pub fn simulate_many(
        &self,
        how: &Simulate,
        runs: &[Vec<(String, f64)>],
        threads: usize,
        stop: &AtomicBool,
    ) -> Vec<Result<RunResult, Error>> {
        let one = |settings: &Vec<(String, f64)>| {
            let (parameters, set): (Vec<_>, Vec<_>) =
                settings.iter().cloned().partition(|(n, _)| self.has_parameter(n));
            let how = Simulate { set: how.set.iter().cloned().chain(set).collect(), ..how.clone() };
            let progress = &mut |_| !stop.load(Ordering::Relaxed);
            if parameters.is_empty() {
                self.simulate(&how, progress)
            } else {
                self.with(&parameters)?.simulate(&how, progress)
            }
        };
        let next = std::sync::atomic::AtomicUsize::new(0);
        let mut found: Vec<(usize, Result<RunResult, Error>)> = std::thread::scope(|scope| {
            let work = || {
                let mut own = Vec::new();
                loop {
                    let k = next.fetch_add(1, Ordering::Relaxed);
                    let Some(settings) = runs.get(k) else { return own };
                    // Once held, no run begins.
                    let held = stop.load(Ordering::Relaxed);
                    own.push((k, if held { Err(Error::Physics("interrupted".to_owned())) } else { one(settings) }));
                }
            };
            let all: Vec<_> = (0..threads_for(threads, runs.len())).map(|_| scope.spawn(work)).collect();
            let joined = all.into_iter().map(|t| t.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            joined.flatten().collect()
        });
        found.sort_by_key(|(k, _)| *k);
        found.into_iter().map(|(_, run)| run).collect()
    }
}
