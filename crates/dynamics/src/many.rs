//! Several states of bodies at once, side by side in lanes: forward dynamics of trees, and of trees with loops.
//!
//! Every lane goes through the same operations, whatever stands beside it, so that a state's numbers are those that it has alone. Nothing
//! branches on a value: a tree is swept as alone, to the same bits, and loops are solved as in `bodies/src/tree/held.rs`,
//!
//! ```text
//! 𝓜 α = 𝒯 − 𝓒 + Aᵀλ,  A α = b        with rows in the order of the file                                (1)
//! ```
//!
//! with those by which a joint mimics another behind them, whose entries are numbers. What needs a choice – rows that depend on others, next
//! to a singular pose or always; joints without inertia; numbers that are not finite – is told by lane, and answered alone by
//! [`crate::accelerations::Accelerations`], which has words for it as well.

use dalembert_bodies::tree::{Held, PlaneRows, RowPattern, Terms, Workspace, aba, rnea};
use dalembert_mechanism::Mechanism;
use dalembert_model::model::Model;
use dalembert_model::pattern::Source;
use dalembert_model::state::State;
use dalembert_scalar::{Lanes, Scalar};

use crate::equations::Equations;
use crate::formulation::Formulation;
use crate::suits::sweeps;
use crate::tolerances::CONSISTENT;
use crate::tolerances::many::{INDEPENDENT, INERTIA, SHORT};
use dalembert_enforce::MethodName;

/// How many states stand side by side: eight doubles are a register of the widest vectors.
pub const SIDE_BY_SIDE: usize = 8;

type Lane = Lanes<SIDE_BY_SIDE>;

/// Numbers of states, row after row.
#[derive(Clone, Copy, Debug)]
pub struct Rows<'a> {
    /// The numbers.
    pub values: &'a [f64],
    /// How many a row has.
    pub width: usize,
}

impl Rows<'_> {
    /// Whether all numbers of so many rows from the first on are finite.
    pub fn are_finite(&self, (first, count): (usize, usize)) -> bool {
        let values = &self.values[first * self.width..(first + count) * self.width];
        let (chunks, rest) = values.as_chunks::<SIDE_BY_SIDE>();
        // All of them, without a way out: several at once. What is finite is nothing times zero, and nothing else is.
        let mut sum = Lane::constant(0.0);
        for chunk in chunks {
            sum = sum + no_number(Lanes(*chunk));
        }
        sum.0.iter().fold(rest.iter().map(|x| x * 0.0).sum(), |all: f64, x| all + x) == 0.0
    }

    /// Columns `places` of the rows from `first` on, side by side; lanes beyond `count` repeat the last row.
    #[inline]
    fn beside(&self, places: &[usize], (first, count): (usize, usize), to: &mut [Lane]) {
        let rows: [&[f64]; SIDE_BY_SIDE] =
            std::array::from_fn(|lane| &self.values[(first + lane.min(count - 1)) * self.width..][..self.width]);
        for (to, &place) in to.iter_mut().zip(places) {
            assert!(place < self.width, "a column of the table");
            *to = Lanes(rows.map(|row| row[place]));
        }
    }
}

/// Zero for finite numbers, none for others.
#[inline]
fn no_number(x: Lane) -> Lane {
    x * Lane::constant(0.0)
}

/// In which columns of the tables of a batch the tree's numbers stand, in its order.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// Of coordinates.
    pub q: Vec<usize>,
    /// Of velocities.
    pub v: Vec<usize>,
    /// Of efforts.
    pub tau: Vec<usize>,
}

/// States side by side.
pub struct Many<'m> {
    model: &'m Model,
    mechanism: &'m Mechanism,
    places: Places,
    work: Workspace<Lane>,
    loops: Option<Loops>,
    inputs: Vec<Lane>,
    q: Vec<Lane>,
    v: Vec<Lane>,
    effort: Vec<Lane>,
    /// Accelerations that are given.
    given: Vec<Lane>,
    answer: Vec<Lane>,
    /// Whether nothing but the inputs acts along the tree's velocities.
    direct: bool,
}

/// Rows of joints that close loops, those in a plane first, then rows of joints that mimic others.
struct Loops {
    terms: Terms<Lane>,
    plane: PlaneRows,
    held: Held<Lane>,
    entries: Vec<Lane>,
    b: Vec<Lane>,
    /// Natural sizes of the rows in a plane.
    natural: Vec<Lane>,
    /// Natural sizes and largest entries of the others.
    sizes: Vec<(Lane, Lane)>,
    bias: Vec<Lane>,
    /// Where the entries of each row in a plane begin, and the number of all.
    starts: Vec<usize>,
    /// The reciprocal of a velocity of natural size.
    motions: Vec<f64>,
}

impl Loops {
    /// Nothing where rows are others, or where lanes would be more work than one state after the other.
    fn of(model: &Model, m: &Mechanism) -> Option<Self> {
        let (tree, (plane, space)) = (&m.tree, model.pattern.measured.closing_rows()?);
        let velocities = |nodes: Vec<usize>| nodes.into_iter().map(|k| tree.v_range(k).start).collect::<Vec<_>>();
        let lists: Vec<Vec<usize>> = plane.nodes().map(velocities).collect();
        let blank = model.pattern.row_places.iter().filter(|place| place.blank).count();
        let mimics = mimics(model, m)?;
        if lists.len() + space.len() + mimics.len() + blank != model.rows.len() {
            return None;
        }
        let follow: Vec<Vec<usize>> = mimics.iter().map(|row| row.iter().map(|entry| entry.0).collect()).collect();
        let joined = lists.iter().map(Vec::as_slice).chain(space.iter().copied());
        let pattern = RowPattern::new(joined.chain(follow.iter().map(Vec::as_slice)));
        let (rows, o) = (pattern.rows(), Lane::constant(0.0));
        let mut starts = vec![0];
        starts.extend(lists.iter().scan(0, |sum, list| {
            *sum += list.len();
            Some(*sum)
        }));
        let mut entries = vec![o; pattern.entries()];
        let numbers = mimics.iter().flatten().map(|entry| Lane::constant(entry.1));
        entries.iter_mut().rev().zip(numbers.rev()).for_each(|(to, x)| *to = x);
        let one = [Formulation::Embedding, Formulation::Delassus, Formulation::Matrix(MethodName::Multipliers)];
        let alone = one.into_iter().filter_map(|method| method.work(model)).min()?.saturating_mul(SIDE_BY_SIDE);
        // Before memory is asked for, which large models have not.
        if Held::<Lane>::least_work(tree, &pattern) > alone {
            return None;
        }
        let held = Held::new(tree, pattern);
        if held.work() > alone {
            return None;
        }
        let bias = vec![o; tree.nv()];
        let (natural, sizes) = (vec![o; lists.len()], vec![(o, o); space.len()]);
        let motions = m.columns.iter().map(|&c| model.natural.of_motion(c).recip()).collect();
        let (terms, b) = (Terms::new(tree), vec![o; rows]);
        Some(Self { terms, plane, held, entries, b, natural, sizes, bias, starts, motions })
    }
}

/// Rows by which joints mimic others, as velocities of the tree with the number of each; nothing where a velocity is none of the tree's, or where time may change
/// the numbers.
fn mimics(model: &Model, m: &Mechanism) -> Option<Vec<Vec<(usize, f64)>>> {
    let rows: Vec<usize> = (0..model.rows.len()).filter(|&r| model.rows[r].follower.is_some()).collect();
    if rows.is_empty() {
        return Some(Vec::new());
    }
    let mut sources = model.pattern.calls.iter().flat_map(|call| &call.inputs);
    if sources.any(|source| matches!(source, Source::Time | Source::Input(_))) {
        return None;
    }
    let start = State::start(model);
    let mut equations = Equations::new(model);
    equations.evaluate(start.t, &start.y, &start.inputs);
    let velocity = |(column, x)| Some((m.columns.iter().position(|&c| c == column)?, x));
    rows.into_iter().map(|r| equations.row(r).map(velocity).collect()).collect()
}

impl<'m> Many<'m> {
    /// Space for a model of rigid bodies alone, if no formula, no spring between bodies, and no row but those
    /// of joints that close loops takes part, and if this processor has registers for lanes.
    pub fn of(model: &'m Model, places: Places) -> Option<Self> {
        let mechanism = model.mechanism.as_ref().filter(|_| dalembert_bodies::tree::holds_lanes())?;
        let m = mechanism;
        let bodies_alone =
            m.flexible.is_none() && m.columns.len() == model.n() && m.lines.is_empty() && m.points.is_empty();
        let no_formulas = model.pattern.is_of_bodies_alone();
        let still = m.closures.iter().all(|c| c.elastic == dalembert_mechanism::Elastic::default());
        let hard = model.rows.iter().all(|row| !row.soft && row.baumgarte.is_none());
        if !(bodies_alone && no_formulas && still && m.closure_efforts.is_empty() && hard) {
            return None;
        }
        let direct = m.efforts.is_empty() && m.elastic.iter().all(|e| e.damping == 0.0 && e.stiffness == 0.0);
        let loops = if sweeps(model) { None } else { Some(Loops::of(model, m)?) };
        let (o, nv) = (Lane::constant(0.0), m.tree.nv());
        Some(Self {
            model,
            mechanism,
            places,
            work: Workspace::new(&m.tree),
            loops,
            inputs: vec![o; model.inputs.len()],
            q: vec![o; m.tree.nq()],
            v: vec![o; nv],
            effort: vec![o; nv],
            given: vec![o; nv],
            answer: vec![o; nv],
            direct,
        })
    }

    /// With these values of all inputs, the same for all states; nothing if they act along joints that close loops.
    pub fn with_inputs(mut self, inputs: &[f64]) -> Option<Self> {
        self.inputs.iter_mut().zip(inputs).for_each(|(to, &x)| *to = Lane::constant(x));
        let closing = inputs.get(self.model.first_tau + self.mechanism.columns.len()..).unwrap_or_default();
        (self.mechanism.closures.is_empty() || closing.iter().all(|&x| x == 0.0)).then_some(self)
    }

    /// Reads states from the tables, and tells whether all that these say of them, `third` as well, is finite.
    fn read(&mut self, (q, v, third): (Rows<'_>, Option<Rows<'_>>, Option<Rows<'_>>), states: (usize, usize)) -> bool {
        q.beside(&self.places.q, states, &mut self.q);
        match v {
            Some(v) => v.beside(&self.places.v, states, &mut self.v),
            None => self.v.fill(Lane::constant(0.0)),
        }
        [Some(q), v, third].into_iter().flatten().all(|table| table.are_finite(states))
    }

    /// What acts by itself along the tree's velocities, and the inputs.
    fn act(&mut self) {
        let (m, first) = (self.mechanism, self.model.first_tau);
        if self.direct {
            let own = first..first + self.effort.len();
            self.effort.copy_from_slice(&self.inputs[own]);
        } else {
            m.efforts_into((&self.q, &self.v), &self.inputs, first, &mut self.effort);
        }
    }

    /// Accelerations of up to [`SIDE_BY_SIDE`] states, `states` is the first one and how many, written row by row into `out` in the order
    /// of the model's columns. Tells which rows are answers; the other states are to be asked alone, if their numbers are finite. What is not
    /// makes no state of its company an answer, either.
    pub fn accelerations(
        &mut self,
        (q, v, tau): (Rows<'_>, Option<Rows<'_>>, Option<Rows<'_>>),
        states: (usize, usize),
        out: &mut [f64],
    ) -> [bool; SIDE_BY_SIDE] {
        let finite = self.read((q, v, tau), states);
        let m = self.mechanism;
        if let Some(tau) = tau {
            tau.beside(&self.places.tau, states, &mut self.inputs[self.model.first_tau..]);
        }
        self.act();
        let known = match &mut self.loops {
            None => {
                // Forces of other kinds come first where a state is alone: a zero here.
                self.effort.iter_mut().for_each(|x| *x = Lane::constant(0.0) + *x);
                let (work, answer) = (&mut self.work, &mut self.answer);
                [aba(&m.tree, work, &self.q, &self.v, &self.effort, answer).is_ok(); SIDE_BY_SIDE]
            }
            Some(loops) => {
                let motion = (&self.q[..], &self.v[..]);
                loops.solve((self.model, m), &mut self.work, motion, &mut self.effort, &mut self.answer)
            }
        };
        self.write(states.1, known.map(|known| known & finite), out)
    }

    /// Efforts along the tree's velocities for accelerations of up to [`SIDE_BY_SIDE`] states, less those that act by themselves: M α − f, as
    /// [`Self::accelerations`]. Nothing for models with loops.
    pub fn inverse_dynamics(
        &mut self,
        (q, v, a): (Rows<'_>, Option<Rows<'_>>, Option<Rows<'_>>),
        states: (usize, usize),
        out: &mut [f64],
    ) -> [bool; SIDE_BY_SIDE] {
        let finite = self.read((q, v, a), states);
        let m = self.mechanism;
        self.act();
        match a {
            Some(a) => a.beside(&m.columns, states, &mut self.given),
            None => self.given.fill(Lane::constant(0.0)),
        }
        rnea(&m.tree, &mut self.work, &self.q, &self.v, &self.given, &mut self.answer);
        self.answer.iter_mut().zip(&self.effort).for_each(|(x, effort)| *x = *x - *effort);
        self.write(states.1, [self.loops.is_none() && finite; SIDE_BY_SIDE], out)
    }

    /// Writes the answers of the first lanes; those that are not finite are none.
    fn write(&self, count: usize, mut known: [bool; SIDE_BY_SIDE], out: &mut [f64]) -> [bool; SIDE_BY_SIDE] {
        let (n, columns) = (self.answer.len(), &self.mechanism.columns);
        for (lane, row) in out.chunks_exact_mut(n).enumerate().take(count) {
            self.answer.iter().zip(columns).for_each(|(x, &column)| row[column] = x.0[lane]);
        }
        let nothing = self.answer.iter().fold(Lane::constant(0.0), |sum, x| sum + no_number(*x));
        known.iter_mut().zip(nothing.0).for_each(|(known, nothing)| *known &= nothing == 0.0);
        known
    }
}

impl Loops {
    /// (1); which lanes are sure.
    fn solve(
        &mut self,
        (model, m): (&Model, &Mechanism),
        work: &mut Workspace<Lane>,
        (q, v): (&[Lane], &[Lane]),
        force: &mut [Lane],
        alpha: &mut [Lane],
    ) -> [bool; SIDE_BY_SIDE] {
        let (tree, plane) = (&m.tree, self.natural.len());
        self.terms.motion(tree, work, q, v);
        self.terms.bias(tree, &[], &mut self.bias);
        force.iter_mut().zip(&self.bias).for_each(|(f, c)| *f = *f - *c);
        let (in_plane, in_space) = self.entries.split_at_mut(self.starts[plane]);
        let (plane_b, space_b) = self.b.split_at_mut(plane);
        if plane > 0 {
            self.plane.write(&self.terms, in_plane, plane_b, &mut self.natural);
        }
        let stations = (&self.terms.stations[..], model.natural.length());
        model.pattern.measured.write_space(stations, in_space, space_b, &mut self.sizes);
        self.terms.find_mass(tree);
        self.held.solve(self.terms.mass_entries(), (&self.entries, &self.b), force, alpha);
        let mut length = Lane::constant(1.0);
        for (natural, range) in self.natural.iter().zip(self.starts.windows(2)) {
            let row = &self.entries[range[0]..range[1]];
            let largest = row.iter().fold(Lane::constant(0.0), |most, x| most.max(x.abs()));
            length = length.min(largest / *natural);
        }
        // Rows of zeros hold nothing: what they ask for is nothing beside the motion.
        let o = Lane::constant(0.0);
        let moves = alpha.iter().zip(&self.motions).map(|(a, m)| a.abs() * Lane::constant(CONSISTENT * m));
        let moves = moves.fold(o, Scalar::max);
        let mut asked = o;
        for (&(natural, largest), b) in self.sizes.iter().zip(&self.b[plane..]) {
            let nothing = largest.equal(o);
            length = length.min(Lane::select(nothing, length, largest / natural));
            asked = asked.max(Lane::select(nothing, b.abs() - moves * natural, o));
        }
        let [inertia, independent] = self.held.doubts();
        // What is no number is above nothing.
        std::array::from_fn(|i| {
            inertia.0[i] > INERTIA && independent.0[i] > INDEPENDENT && length.0[i] > SHORT && asked.0[i] <= 0.0
        })
    }
}
