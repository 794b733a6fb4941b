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

mod blend;
mod in_plane;
mod over;

use std::collections::{HashMap, HashSet};

pub use blend::Blend;
pub use over::Over;

use in_plane::InPlane;

use dalembert_bodies::spatial::{Pose, Twist, Wrench};
use dalembert_bodies::tree::{PlaneRows, Station};
use dalembert_mechanism::measurable::Measurable;
use dalembert_mechanism::pair::{self, Column, Pair, PairMotion};
use dalembert_mechanism::relative::{Reading, Relative};
use dalembert_mechanism::turns::nearest;
use dalembert_mechanism::{Component, Mechanics, Mechanism};

use crate::natural::Natural;

/// A value's place in a matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Row.
    pub row: usize,
    /// Column.
    pub column: usize,
    /// Place among all values.
    pub value: usize,
}

/// A row J of a number, with where it stands among the values.
#[derive(Clone, Debug)]
pub struct MeasuredRow {
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

/// What was numbered before.
#[derive(Clone, Debug, Default)]
struct Known {
    closures: HashMap<String, usize>,
    /// Bodies, then named frames.
    frames: HashMap<String, usize>,
    pairs: HashMap<String, usize>,
    numbers: HashMap<(usize, Component), usize>,
    signals: HashMap<(usize, u32), usize>,
    rows: HashMap<usize, usize>,
}

/// All numbers of a model that are read off pairs of frames.
#[derive(Clone, Debug, Default)]
pub struct Measured {
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
    /// Joints that close loops in a plane; all else is read and written as in space.
    in_plane: Vec<InPlane>,
    /// What the latter leave: pairs, numbers, rows.
    in_space: [Vec<usize>; 3],
}

impl Measured {
    /// The pairs of the joints that close loops come first, in their order.
    pub fn of(mechanism: Option<&Mechanism>) -> Self {
        let Some(m) = mechanism else { return Self::default() };
        let closures = m.closures.iter().enumerate().map(|(k, c)| (c.name.clone(), k)).collect();
        let mut frames = HashMap::with_capacity(m.bodies.len() + m.frames.len());
        for (k, frame) in m.bodies.iter().chain(&m.frames).enumerate() {
            frames.entry(frame.name.clone()).or_insert(k);
        }
        Self { pairs: m.loops.clone(), known: Known { closures, frames, ..Known::default() }, ..Self::default() }
    }

    /// Whether there is nothing to read.
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// Number of signals.
    pub fn signals(&self) -> usize {
        self.signals.len()
    }

    /// How many times a signal is differentiated.
    pub fn order_of(&self, signal: usize) -> u32 {
        self.signals[signal].1
    }

    /// The model's own sizes of the signals: its length, or one for turns and directions, by its pace.
    pub fn signal_sizes(&self, natural: &Natural) -> Vec<f64> {
        let size = |&(number, order): &(usize, u32)| {
            let what = &self.numbers[number].1;
            let length = what.is_length() || matches!(what, Relative::OwnVelocity(_));
            (if length { natural.length() } else { 1.0 }) * natural.of_derivative(order as i32)
        };
        self.signals.iter().map(size).collect()
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

    /// The number that a component of a frame or joint of this full name is, or is a derivative of.
    ///
    /// # Panics
    /// Never: a class speaks of its own frames and joints, and the mechanism has them all.
    pub fn number_of(&mut self, m: &Mechanism, name: String, component: Component) -> usize {
        let (pair, what, turn) = if component.of_joint() {
            let closure = *self.known.closures.get(&name).expect("the joint closes a loop");
            let turn = component.joint_coordinate().and_then(|number| m.turn(closure, number));
            (closure, component.of_closure(&m.closures[closure]), turn)
        } else {
            (self.frame(m, name), component.of_frame(), None)
        };
        let what = what.expect("the joint has the coordinate");
        let numbers = &mut self.numbers;
        *self.known.numbers.entry((pair, component.value())).or_insert_with(|| {
            numbers.push((pair, what, turn));
            numbers.len() - 1
        })
    }

    /// The pair of the ground and a frame.
    fn frame(&mut self, m: &Mechanism, name: String) -> usize {
        if let Some(&known) = self.known.pairs.get(&name) {
            return known;
        }
        let place = *self.known.frames.get(&name).expect("frames of a class are frames of the mechanism");
        let frame = m.bodies.get(place).unwrap_or_else(|| &m.frames[place - m.bodies.len()]).clone();
        self.pairs.push(Pair::new(m, [m.ground(), frame]));
        self.known.pairs.insert(name, self.pairs.len() - 1);
        self.pairs.len() - 1
    }

    /// Numbers that constraints with multipliers λ act along, each with its share: rows of joints that close loops, then the parts
    /// of blended rows.
    fn acting<'a>(&'a self, (values, lambda): (&'a [f64], &'a [f64])) -> impl Iterator<Item = (usize, f64)> + 'a {
        let own = self.rows.iter().filter_map(|r| Some((r.number, lambda[r.row?])));
        let blended = self.blends.iter().flat_map(move |blend| {
            blend.parts.iter().map(move |(c, part)| (self.rows[*part].number, values[*c] * lambda[blend.row]))
        });
        own.chain(blended)
    }

    /// Tells what moves in a plane from the rest, once all is known.
    pub fn settle(&mut self, m: &Mechanism) {
        self.in_plane = InPlane::all(self, m);
        let rows: HashSet<usize> = self.in_plane.iter().flat_map(InPlane::rows).collect();
        let numbers: HashSet<usize> = rows.iter().map(|&row| self.rows[row].number).collect();
        let left = |count: usize, gone: &HashSet<usize>| (0..count).filter(|k| !gone.contains(k)).collect::<Vec<_>>();
        let (rows, numbers) = (left(self.rows.len(), &rows), left(self.numbers.len(), &numbers));
        let read: HashSet<usize> = numbers.iter().map(|&number| self.numbers[number].0).collect();
        self.in_space = [(0..self.pairs.len()).filter(|pair| read.contains(pair)).collect(), numbers, rows];
    }

    /// The model's rows that are zeros at every state, and the places of their numbers with what stays there.
    pub fn constants(&self) -> (Vec<usize>, Vec<(usize, f64)>) {
        let rows = self.in_plane.iter().flat_map(InPlane::blank).filter_map(|row| self.rows[row].row).collect();
        (rows, self.in_plane.iter().flat_map(|closing| closing.constants(&self.rows)).collect())
    }

    /// The rows of joints that close loops in a plane, and of how many velocities each of those in space speaks, in the order of
    /// [`Self::write_space`]; nothing where other numbers that are read take part in the equations.
    pub fn closing_rows(&self) -> Option<(PlaneRows, Vec<&[usize]>)> {
        if !(self.blends.is_empty() && self.pushes.is_empty() && self.rows.iter().all(|row| row.row.is_some())) {
            return None;
        }
        let plane = PlaneRows::new(self.in_plane.iter().map(InPlane::shape).collect());
        Some((plane, self.in_space[2].iter().map(|&row| self.velocities(self.rows[row].number)).collect()))
    }

    /// Entries, b, natural size and largest entry of the rows in space from how the nodes of rigid bodies move, as
    /// [`Pair::rough_row`]; the entries of one row after those of the other.
    pub fn write_space<T: Measurable>(
        &self,
        (stations, length): (&[Station<T>], f64),
        entries: &mut [T],
        b: &mut [T],
        sizes: &mut [(T, T)],
    ) {
        let (mut at, mut shared) = (0, None);
        for ((&row, b), size) in self.in_space[2].iter().zip(b).zip(sizes) {
            let (pair, what, _) = &self.numbers[self.rows[row].number];
            let known = shared.filter(|(known, _)| known == pair);
            let (_, motion) = known.unwrap_or_else(|| (*pair, self.pairs[*pair].motion_of(stations)));
            shared = Some((*pair, motion));
            let reading = motion.motion.read(what);
            let end = at + self.pairs[*pair].velocities.len();
            *size = self.pairs[*pair].rough_row(stations, (&motion, &reading.gradient), length, &mut entries[at..end]);
            *b = -motion.bias_of(&reading);
            at = end;
        }
    }

    /// The number of a signal.
    pub fn signal(&mut self, m: &Mechanism, name: String, component: Component) -> usize {
        let of = (self.number_of(m, name, component), component.order());
        let signals = &mut self.signals;
        *self.known.signals.entry(of).or_insert_with(|| {
            signals.push(of);
            signals.len() - 1
        })
    }
}

/// Values of all numbers at a state.
#[derive(Clone, Debug)]
pub struct Readings {
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
        let [pairs, numbers, _] = &measured.in_space;
        for &pair in pairs {
            measured.pairs[pair].motion_into(mechanics, &mut self.motions[pair]);
        }
        for &number in numbers {
            let ((pair, what, turn), reading) = (&measured.numbers[number], &mut self.readings[number]);
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
        measured: &Measured,
        mechanics: &Mechanics<'_>,
        (values, lambda): (&[f64], &[f64]),
        wrenches: &mut [Wrench<f64>],
    ) {
        for (number, size) in measured.acting((values, lambda)) {
            let pair = &measured.pairs[measured.numbers[number].0];
            let (pose, gradient) = acts(measured, mechanics, number);
            let g = gradient.scale(size);
            let w = Wrench { moment: pose.rotation.apply(g.angular), force: pose.rotation.apply(g.linear) };
            let [first, second] = &pair.ends;
            for (frame, w) in [(second, w), (first, -w)] {
                if let (Some(node), Some(w)) = (frame.node, mechanics.on_node(frame, w, pose.position)) {
                    wrenches[node] = wrenches[node] + w;
                }
            }
        }
    }

    /// What joints that close loops exert for multipliers λ, one after the other: the first body on the second, at and in the joint's
    /// frame on that. Constraints on its coordinates act through it as well.
    pub fn closure_wrenches(
        measured: &Measured,
        mechanics: &Mechanics<'_>,
        closures: usize,
        (values, lambda): (&[f64], &[f64]),
    ) -> Vec<Wrench<f64>> {
        let mut all = vec![Wrench::zero(); closures];
        for (number, size) in measured.acting((values, lambda)) {
            if let Some(wrench) = all.get_mut(measured.numbers[number].0) {
                let own = acts(measured, mechanics, number).1.scale(size);
                *wrench = *wrench + Wrench { moment: own.angular, force: own.linear };
            }
        }
        all
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
        for &row in &measured.in_space[2] {
            let row = &measured.rows[row];
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
        if let Some(terms) = mechanics.terms() {
            measured.in_plane.iter().for_each(|closing| closing.write(terms, values));
        }
        for blend in &measured.blends {
            blend.run(&measured.rows, values);
        }
    }
}

/// The second frame of a number, and the twist that the number's unit force acts along, in that frame.
fn acts(measured: &Measured, mechanics: &Mechanics<'_>, number: usize) -> (Pose<f64>, Twist<f64>) {
    let (pair, what, _) = &measured.numbers[number];
    let at = measured.pairs[*pair].motion(mechanics);
    (at.pose, Twist::from_array(at.motion.read(what).gradient))
}
