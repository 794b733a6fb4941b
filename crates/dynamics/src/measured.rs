//! Numbers read off pairs of frames: signals of formulas, rows of joints that close loops, parts of constraints on frames.
//!
//! A constraint h(x, s) on variables x and numbers s read off frames is differentiated by the chain rule up to s̈ = J α + c, so that
//! its row is a blend
//!
//! ```text
//! A = ∂h⟨j⟩/∂α + Σ ∂h⟨j⟩/∂s̈ J,   b = b_x − Σ ∂h⟨j⟩/∂s̈ c                        (1)
//! ```
//!
//! of what formulas give and what the tree gives. The rows J with −c and the values s, ṡ stand in the same array as the formulas'
//! values, after them.

mod over;

use std::collections::HashMap;

pub(crate) use over::Over;

use crate::class::SignalRef;
use crate::mechanism::pair::{self, Column, Pair, PairMotion};
use crate::mechanism::relative::{Reading, Relative};
use crate::mechanism::turns::nearest;
use crate::mechanism::{Component, Frame, Mechanics, Mechanism};
use crate::model::Model;
use crate::pattern::Entry;
use crate::spatial::{Pose, Twist, Wrench};

/// A row J of a number, with where it stands among the values.
#[derive(Clone, Debug)]
pub(crate) struct MeasuredRow {
    number: usize,
    /// The model's row, for joints that close loops.
    row: Option<usize>,
    /// First entry; one per velocity of the pair.
    pub first: usize,
    /// −c
    pub b: usize,
    /// s and ṡ.
    pub stages: usize,
    /// The row's natural size.
    pub size: usize,
}

/// (1) for one row.
#[derive(Clone, Debug)]
pub(crate) struct Blend {
    /// The model's row.
    row: usize,
    /// Where b stands; from where it starts.
    pub b: usize,
    from: usize,
    /// Entries: where each stands, and from where it starts.
    entries: Vec<(usize, Option<usize>)>,
    /// Coefficient, row, and the place of each of the row's entries.
    parts: Vec<(usize, usize, Vec<usize>)>,
}

impl Blend {
    /// Starts from the row as formulas give it.
    pub fn new(row: usize, b: usize, entries: &mut [Entry], values: &mut usize) -> Self {
        let mut place = || {
            *values += 1;
            *values - 1
        };
        let own = place();
        let entries = entries.iter_mut().map(|e| (place(), Some(std::mem::replace(&mut e.value, 0))));
        let entries: Vec<_> = entries.collect();
        Self { row, b: own, from: b, entries, parts: Vec::new() }
    }

    /// Adds a coefficient times a row with these columns.
    pub fn add(
        &mut self,
        (coefficient, part): (usize, usize),
        columns: &[usize],
        entries: &mut Vec<Entry>,
        values: &mut usize,
    ) {
        let mut places = Vec::with_capacity(columns.len());
        for &column in columns {
            let known = entries.iter().position(|e| e.column == column).unwrap_or_else(|| {
                entries.push(Entry { row: self.row, column, value: 0 });
                self.entries.push((*values, None));
                *values += 1;
                entries.len() - 1
            });
            places.push(self.entries[known].0);
        }
        for (entry, (place, _)) in entries.iter_mut().zip(&self.entries) {
            entry.value = *place;
        }
        self.parts.push((coefficient, part, places));
    }

    fn run(&self, rows: &[MeasuredRow], values: &mut [f64]) {
        values[self.b] = values[self.from];
        for &(place, from) in &self.entries {
            values[place] = from.map_or(0.0, |k| values[k]);
        }
        for (coefficient, part, places) in &self.parts {
            let (c, row) = (values[*coefficient], &rows[*part]);
            values[self.b] += c * values[row.b];
            for (k, &place) in places.iter().enumerate() {
                values[place] += c * values[row.first + k];
            }
        }
    }
}

/// What was numbered before.
#[derive(Clone, Debug, Default)]
struct Known {
    closures: HashMap<String, usize>,
    pairs: HashMap<String, usize>,
    numbers: HashMap<(usize, Component), usize>,
    signals: HashMap<(usize, u32), usize>,
    rows: HashMap<usize, usize>,
}

/// All numbers of a model that are read off pairs of frames.
#[derive(Clone, Debug, Default)]
pub(crate) struct Measured {
    pairs: Vec<Pair>,
    /// Pair, what is read off it, and where the state counts its turns.
    numbers: Vec<(usize, Relative, Option<usize>)>,
    /// Signals: number and order.
    signals: Vec<(usize, u32)>,
    /// Numbers of the first signal of each kind by frame or joint, pairs of frames, signals, rows by number.
    known: Known,
    /// Rows of numbers.
    pub rows: Vec<MeasuredRow>,
    /// Constraints that blend them.
    pub blends: Vec<Blend>,
    /// Generalized forces along numbers: number, and the place of the force's value.
    pub pushes: Vec<(usize, usize)>,
}

impl Measured {
    /// The pairs of the joints that close loops come first, in their order.
    pub fn of(model: &Model) -> Self {
        let Some(m) = &model.mechanism else { return Self::default() };
        let closures = m.closures.iter().enumerate().map(|(k, c)| (c.name.clone(), k)).collect();
        Self { pairs: m.loops.clone(), known: Known { closures, ..Known::default() }, ..Self::default() }
    }

    /// Whether there is nothing to read.
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// Number of signals.
    pub fn signals(&self) -> usize {
        self.signals.len()
    }

    /// Velocities of the tree that change a number.
    pub fn velocities(&self, number: usize) -> &[usize] {
        &self.pairs[self.numbers[number].0].velocities
    }

    /// The row of a joint that closes a loop.
    pub fn closure_row(&mut self, row: usize, closure: usize, what: Relative, values: &mut usize) -> usize {
        self.numbers.push((closure, what, None));
        let measured = self.new_row(self.numbers.len() - 1, values);
        self.rows[measured].row = Some(row);
        measured
    }

    /// The row of a number, with places for its values.
    pub fn row(&mut self, number: usize, values: &mut usize) -> usize {
        if let Some(&known) = self.known.rows.get(&number) {
            return known;
        }
        let row = self.new_row(number, values);
        self.known.rows.insert(number, row);
        row
    }

    fn new_row(&mut self, number: usize, values: &mut usize) -> usize {
        let count = self.velocities(number).len();
        self.rows.push(MeasuredRow {
            number,
            row: None,
            first: *values,
            b: *values + count,
            stages: *values + count + 1,
            size: *values + count + 3,
        });
        *values += count + 4;
        self.rows.len() - 1
    }

    /// The number that a class's signal is, or is a derivative of.
    ///
    /// # Panics
    /// Never: a class speaks of its own frames and joints, and the mechanism has them all.
    pub fn number_of(&mut self, model: &Model, instance: usize, signal: &SignalRef) -> usize {
        let owner = &model.instances[model.descendant(instance, &signal.path)];
        let name = format!("{}{}", owner.prefix, signal.frame);
        let m = model.mechanism.as_ref().expect("a model with frames has a mechanism");
        let (pair, what, turn) = if signal.component.of_joint() {
            let closure = *self.known.closures.get(&name).expect("the joint closes a loop");
            let turn = signal.component.joint_coordinate().and_then(|number| m.turn(closure, number));
            (closure, signal.component.of_closure(&m.closures[closure]), turn)
        } else {
            (self.frame(m, name), signal.component.of_frame(), None)
        };
        let what = what.expect("the joint has the coordinate");
        let numbers = &mut self.numbers;
        *self.known.numbers.entry((pair, signal.component.value())).or_insert_with(|| {
            numbers.push((pair, what, turn));
            numbers.len() - 1
        })
    }

    /// The pair of the ground and a frame.
    fn frame(&mut self, m: &Mechanism, name: String) -> usize {
        if let Some(&known) = self.known.pairs.get(&name) {
            return known;
        }
        let ground = Frame { name: String::new(), node: None, pose: Pose::identity(), influence: None };
        let frame = m.frame(&name).expect("frames of a class are frames of the mechanism").clone();
        self.pairs.push(Pair::new(m, [ground, frame]));
        self.known.pairs.insert(name, self.pairs.len() - 1);
        self.pairs.len() - 1
    }

    /// Numbers that constraints with multipliers λ act along, each with its share: rows of joints that close loops, then the parts
    /// of blended rows.
    fn acting<'a>(&'a self, (values, lambda): (&'a [f64], &'a [f64])) -> impl Iterator<Item = (usize, f64)> + 'a {
        let own = self.rows.iter().filter_map(|r| Some((r.number, lambda[r.row?])));
        let blended = self.blends.iter().flat_map(move |blend| {
            blend.parts.iter().map(move |(c, part, _)| (self.rows[*part].number, values[*c] * lambda[blend.row]))
        });
        own.chain(blended)
    }

    /// The number of a signal.
    pub fn signal(&mut self, model: &Model, instance: usize, signal: &SignalRef) -> usize {
        let of = (self.number_of(model, instance, signal), signal.component.order());
        let signals = &mut self.signals;
        *self.known.signals.entry(of).or_insert_with(|| {
            signals.push(of);
            signals.len() - 1
        })
    }
}

/// Values of all numbers at a state.
#[derive(Clone, Debug)]
pub(crate) struct Readings {
    motions: Vec<PairMotion>,
    readings: Vec<Reading>,
    /// Columns of the pair in work.
    columns: Vec<Column>,
}

impl Readings {
    /// Space for them.
    pub fn new(measured: &Measured) -> Self {
        Self {
            motions: vec![PairMotion::still(); measured.pairs.len()],
            readings: vec![Reading::default(); measured.numbers.len()],
            columns: Vec::with_capacity(measured.pairs.iter().map(|p| p.velocities.len()).max().unwrap_or(0)),
        }
    }

    /// Reads everything off a mechanism at the state last set, y, and writes the signals.
    pub fn read(&mut self, measured: &Measured, (mechanics, y): (&mut Mechanics<'_>, &[f64]), signals: &mut [f64]) {
        mechanics.kinematics();
        for (motion, pair) in self.motions.iter_mut().zip(&measured.pairs) {
            pair.motion_into(mechanics, motion);
        }
        for ((pair, what, turn), reading) in measured.numbers.iter().zip(&mut self.readings) {
            self.motions[*pair].motion.read_into(what, reading);
            if let Some(state) = turn {
                reading.value = nearest(reading.value, y[*state]);
            }
        }
        for (value, (number, order)) in signals.iter_mut().zip(&measured.signals) {
            let reading = &self.readings[*number];
            *value = [reading.value, reading.rate, f64::NAN][(*order).min(2) as usize];
        }
    }

    /// Adds the wrenches of constraints with multipliers λ to those on the nodes (in their frames), after [`Readings::read`].
    pub fn add_wrenches(
        &self,
        measured: &Measured,
        mechanics: &Mechanics<'_>,
        (values, lambda): (&[f64], &[f64]),
        wrenches: &mut [Wrench<f64>],
    ) {
        for (number, size) in measured.acting((values, lambda)) {
            let pair = measured.numbers[number].0;
            let at = &self.motions[pair];
            let g = Twist::from_array(self.readings[number].gradient).scale(size);
            let w = Wrench { moment: at.pose.rotation.apply(g.angular), force: at.pose.rotation.apply(g.linear) };
            let [first, second] = &measured.pairs[pair].ends;
            for (frame, w) in [(second, w), (first, -w)] {
                if let (Some(node), Some(w)) = (frame.node, mechanics.on_node(frame, w, at.pose.position)) {
                    wrenches[node] = wrenches[node] + w;
                }
            }
        }
    }

    /// What a joint that closes a loop exerts for multipliers λ: its first body on its second, at and in the joint's frame on that.
    /// Constraints on its coordinates act through it as well.
    pub fn closure_wrench(
        &self,
        measured: &Measured,
        closure: usize,
        (values, lambda): (&[f64], &[f64]),
    ) -> Wrench<f64> {
        let here = measured.acting((values, lambda)).filter(|(number, _)| measured.numbers[*number].0 == closure);
        let sum = here.fold(Twist::zero(), |sum, (number, size)| {
            sum + Twist::from_array(self.readings[number].gradient).scale(size)
        });
        Wrench { moment: sum.angular, force: sum.linear }
    }

    /// Generalized forces along numbers: wrenches on the bodies, after [`Readings::read`].
    pub fn push(&self, measured: &Measured, mechanics: &mut Mechanics<'_>, values: &[f64]) {
        if measured.pushes.is_empty() {
            return;
        }
        mechanics.load();
        for &(number, place) in &measured.pushes {
            let pair = measured.numbers[number].0;
            let at = &self.motions[pair];
            let g = Twist::from_array(self.readings[number].gradient).scale(values[place]);
            let on_second =
                Wrench { moment: at.pose.rotation.apply(g.angular), force: at.pose.rotation.apply(g.linear) };
            let [first, second] = &measured.pairs[pair].ends;
            mechanics.act(second, on_second, at.pose.position);
            mechanics.act(first, -on_second, at.pose.position);
            if let Some(own) = mechanics.applied.get_mut(pair) {
                *own = *own + Wrench { moment: g.angular, force: g.linear };
            }
        }
    }

    /// Writes the signals that are accelerations, for α by the model's columns, after [`Readings::read`].
    pub fn accelerations(
        &mut self,
        measured: &Measured,
        (mechanics, columns): (&Mechanics<'_>, &[usize]),
        alpha: &[f64],
        signals: &mut [f64],
    ) {
        for (value, (number, _)) in signals.iter_mut().zip(&measured.signals).filter(|s| s.1.1 == 2) {
            let (pair, reading) = (measured.numbers[*number].0, &self.readings[*number]);
            let motion = &self.motions[pair];
            let pair = &measured.pairs[pair];
            let mut row = vec![0.0; pair.velocities.len()];
            pair.row(mechanics, motion, &reading.gradient, &mut row);
            let along: f64 = row.iter().zip(&pair.velocities).map(|(j, &v)| j * alpha[columns[v]]).sum();
            *value = along + motion.bias_of(reading);
        }
    }

    /// Writes rows and blends among the values, after [`Readings::read`].
    pub fn write_rows(&mut self, measured: &Measured, mechanics: &Mechanics<'_>, values: &mut [f64]) {
        // Rows of a joint follow each other and share its columns.
        let mut shared = None;
        for row in &measured.rows {
            let number = measured.numbers[row.number].0;
            let reading = &self.readings[row.number];
            let motion = &self.motions[number];
            if shared != Some(number) {
                measured.pairs[number].columns(mechanics, motion, &mut self.columns);
                shared = Some(number);
            }
            let out = &mut values[row.first..row.first + self.columns.len()];
            values[row.size] = pair::row(&self.columns, &reading.gradient, out);
            values[row.b] = -motion.bias_of(reading);
            values[row.stages] = reading.value;
            values[row.stages + 1] = reading.rate;
        }
        for blend in &measured.blends {
            blend.run(&measured.rows, values);
        }
    }
}
