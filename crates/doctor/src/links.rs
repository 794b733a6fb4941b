//! All joints at one pose, those of the tree and those that close loops alike.
//!
//! Multipliers λ of dependent rows, Aᵀλ = 0, are a state of stress without load. In a joint that closes a loop it is the wrench
//! Σ λ g of its rows; the joints of the tree carry, from each body to the ground, what arrives at the body. All joints of the
//! loop are strained by it, and any one of them can be relieved.

use faer::Mat;

use crate::tolerances::data;
use crate::tolerances::directions::{PARALLEL, PRODUCT, WHOLE};
use dalembert_bodies::spatial::{Rotation, Vector};
use dalembert_dynamics::equations::Equations;
use dalembert_mechanism::closure;
use dalembert_mechanism::pair::Pair;
use dalembert_mechanism::relative::Relative;
use dalembert_mechanism::{JointInfo, Mechanics, Mechanism};
use dalembert_model::model::{Model, Origin};
use dalembert_model::tolerances::ONE_PLACE;
use dalembert_spec::order::places_by_name;
use dalembert_spec::spec::JointKind;

type V = Vector<f64>;

/// A direction that a joint holds, in the ground frame.
#[derive(Clone, Copy, Debug)]
pub(super) enum Direction {
    Push(V),
    Turn(V),
}

/// What a joint holds.
#[derive(Clone, Debug)]
pub(super) struct Hold {
    /// "the tilt about x"
    pub words: &'static str,
    pub direction: Direction,
}

/// A joint at a pose.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub name: String,
    pub kind: JointKind,
    /// The bodies that it joins; `None` is the ground.
    pub bodies: [Option<usize>; 2],
    /// Its number among those that close loops.
    pub closure: Option<usize>,
    /// Its number among those of the tree.
    pub tree: Option<usize>,
    pub origin: V,
    /// Its axis; zero if it has none.
    pub axis: V,
    pub holds: Vec<Hold>,
    /// Whether it is a body's own, not written.
    pub own: bool,
    /// Where it stands in the file: its first byte. In that order joints are listed.
    pub written: usize,
    /// Its place by name among all joints. In that order they are chosen where nothing else decides, so that the order of the file does not.
    pub place: usize,
}

/// Moment about the ground's origin, and force.
#[derive(Clone, Copy, Debug)]
pub(super) struct Load {
    pub moment: V,
    pub force: V,
}

impl Load {
    pub fn zero() -> Self {
        Self { moment: Vector([0.0; 3]), force: Vector([0.0; 3]) }
    }

    fn add(&mut self, sign: f64, other: Self) {
        self.moment = self.moment + other.moment.scale(sign);
        self.force = self.force + other.force.scale(sign);
    }

    /// Moment about a point.
    pub fn about(&self, point: V) -> V {
        self.moment - point.cross(self.force)
    }
}

/// The joints of a mechanism at a pose.
pub(super) struct Links<'m> {
    pub mechanism: &'m Mechanism,
    /// Joints of the tree, then those that close loops.
    pub all: Vec<Link>,
    /// The joint of the tree that moves each body.
    above: Vec<Option<usize>>,
    /// The root mean square distance of the joints from their middle.
    pub length: f64,
}

impl<'m> Links<'m> {
    /// `None` where the model has no mechanism.
    pub fn new(equations: &mut Equations<'m>) -> Option<Self> {
        let mechanism = equations.model.mechanism.as_ref()?;
        let mechanics = equations.mechanics.as_mut()?;
        mechanics.kinematics();
        let mut above = vec![None; mechanism.bodies.len()];
        let mut all = Vec::with_capacity(mechanism.joints.len() + mechanism.closures.len());
        for (k, joint) in mechanism.joints.iter().enumerate() {
            above[joint.child] = Some(k);
            all.push(of_tree(mechanism, mechanics, joint, k));
        }
        for k in 0..mechanism.closures.len() {
            all.push(of_closure(mechanism, mechanics, k));
        }
        let places = places_by_name(&all.iter().map(|link| link.name.as_str()).collect::<Vec<_>>());
        all.iter_mut().zip(places).for_each(|(link, place)| link.place = place);
        let length = spread(&all, equations.model.natural.length());
        Some(Self { mechanism, all, above, length })
    }

    /// The joint that closes a loop.
    pub fn closing(&self, closure: usize) -> usize {
        self.mechanism.joints.len() + closure
    }

    /// Joints with a velocity among some columns, or that close a loop by rows that hold one of these.
    pub fn of_columns(&self, equations: &Equations<'_>, is_own: impl Fn(usize) -> bool) -> Vec<usize> {
        let rows = &equations.model.rows;
        let closes = |closure: usize| {
            let of = |o: Origin| matches!(o, Origin::Closure { closure: c, .. } if c == closure);
            (0..rows.len()).any(|r| of(rows[r].origin) && equations.row(r).any(|(column, _)| is_own(column)))
        };
        let own = |link: &Link| match (link.tree, link.closure) {
            (Some(joint), _) => self.mechanism.joints[joint].columns.iter().any(|&c| is_own(c)),
            (None, closure) => closure.is_some_and(closes),
        };
        (0..self.all.len()).filter(|&j| !self.all[j].own && own(&self.all[j])).collect()
    }

    /// Joints of the tree from a body to the ground.
    fn path(&self, body: Option<usize>) -> Vec<usize> {
        let mut path = Vec::new();
        let mut at = body;
        while let Some(joint) = at.and_then(|b| self.above[b]) {
            path.push(joint);
            at = self.mechanism.joints[joint].parent;
        }
        path
    }

    /// Joints of the tree along the loop that a joint closes: from its first body down to where both ways meet, and from there up
    /// to the second.
    pub fn ways(&self, closure: usize) -> (Vec<usize>, Vec<usize>) {
        let bodies = self.all[self.closing(closure)].bodies;
        let [mut a, mut b] = bodies.map(|body| self.path(body));
        while let (Some(x), Some(y)) = (a.last(), b.last()) {
            if x != y {
                break;
            }
            a.pop();
            b.pop();
        }
        b.reverse();
        (a, b)
    }

    /// A joint's frames on the body that it moves in and on the body that it moves, for slides and joints of the tree whose first coordinate is
    /// an angle about the axis.
    pub fn frames(&self, mechanics: &Mechanics<'_>, joint: usize) -> Option<(Rotation<f64>, Rotation<f64>)> {
        let own = &self.mechanism.joints[self.all[joint].tree?];
        let last = own.nodes.end.checked_sub(1).filter(|_| !own.nodes.is_empty())?;
        let node = mechanics.node_pose(last).rotation;
        let child = node.compose(&own.turn.inverse());
        if own.kind == JointKind::Prismatic {
            return Some((child, child));
        }
        let turns = self.mechanism.q_states.iter().position(|p| own.states.first() == Some(p))?;
        let back = Rotation::about(node.column(2), -mechanics.q[turns]);
        Some((back.compose(&child), child))
    }

    /// The joints of the loop that a joint closes, along the loop, from the one that is written first.
    pub fn around(&self, closure: usize) -> Vec<usize> {
        let (mut a, b) = self.ways(closure);
        a.extend(b);
        a.retain(|&k| !self.all[k].own);
        a.push(self.closing(closure));
        let written = |j: &usize| self.all[*j].written;
        let first = (0..a.len()).min_by_key(|&i| written(&a[i])).unwrap_or(0);
        a.rotate_left(first);
        if a.len() > 2 && written(&a[1]) > written(&a[a.len() - 1]) {
            a[1..].reverse();
        }
        a
    }

    /// Another joint of the same kind between the same bodies at the same place.
    pub fn twin(&self, joint: usize, not: &[usize]) -> Option<usize> {
        let own = &self.all[joint];
        let same = |&k: &usize| {
            let other = &self.all[k];
            let apart = other.origin - own.origin;
            let line = own.axis.norm() > 0.5;
            let placed = if line { apart.cross(own.axis) } else { apart }.norm() < data::ONE_PLACE * self.length;
            let parallel = !line || own.axis.cross(other.axis).norm() < PARALLEL;
            let [a, b] = own.bodies;
            k != joint
                && !not.contains(&k)
                && own.kind == other.kind
                && (other.bodies == [a, b] || other.bodies == [b, a])
                && (own.kind == JointKind::Fixed || (placed && parallel))
        };
        (0..self.all.len()).filter(same).min_by_key(|&k| self.all[k].place)
    }

    /// Rows in an order that the file's has no part in: constraints by name, then joints by name.
    pub fn in_order(&self, model: &Model, rows: &[usize]) -> Vec<usize> {
        let by_name = places_by_name(&model.rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>());
        let mut rows = rows.to_vec();
        rows.sort_by_key(|&r| match model.rows[r].origin {
            Origin::Constraint(_) => (0, by_name[r], 0),
            Origin::Closure { closure, row } => (1, self.all[self.closing(closure)].place, row),
        });
        rows
    }

    /// Names of joints.
    pub fn names(&self, joints: &[usize]) -> Vec<String> {
        joints.iter().map(|&j| self.all[j].name.clone()).collect()
    }

    /// What multipliers of rows load each joint with.
    pub fn loads(&self, equations: &Equations<'_>, multipliers: &[(usize, f64)]) -> Vec<Load> {
        let mut loads = vec![Load::zero(); self.all.len()];
        let Some(mechanics) = &equations.mechanics else { return loads };
        for &(row, lambda) in multipliers {
            let Origin::Closure { closure, row: k } = equations.model.rows[row].origin else { continue };
            let motion = self.mechanism.loops[closure].motion(mechanics);
            let gradient = motion.motion.read(&self.mechanism.closures[closure].rows[k].2).gradient;
            let turned = |i: usize| motion.pose.rotation.apply(Vector([gradient[i], gradient[i + 1], gradient[i + 2]]));
            let force = turned(3).scale(lambda);
            let load = Load { moment: turned(0).scale(lambda) + motion.pose.position.cross(force), force };
            let at = self.closing(closure);
            loads[at].add(1.0, load);
            for (body, sign) in self.all[at].bodies.into_iter().zip([1.0, -1.0]) {
                self.path(body).into_iter().for_each(|j| loads[j].add(sign, load));
            }
        }
        loads
    }

    /// What a load strains in a joint: one number for each direction that it holds, as forces.
    pub fn strain(&self, joint: usize, load: &Load) -> Vec<f64> {
        let link = &self.all[joint];
        let moment = load.about(link.origin).scale(1.0 / self.length);
        let along = |hold: &Hold| match hold.direction {
            Direction::Push(u) => u.dot(load.force),
            Direction::Turn(u) => u.dot(moment),
        };
        link.holds.iter().map(along).collect()
    }

    /// How the second body of a joint moves against the first at velocities of the model, as if fixed to it at the joint's place: turn and
    /// shift, in the ground frame.
    pub fn relative(&self, equations: &Equations<'_>, joint: usize, velocities: &dyn Fn(usize) -> f64) -> [V; 2] {
        let link = &self.all[joint];
        let Some(mechanics) = &equations.mechanics else { return [Vector([0.0; 3]); 2] };
        let pair = match link.closure {
            Some(closure) => self.mechanism.loops[closure].clone(),
            None => {
                let frame =
                    |body: Option<usize>| body.map_or(self.mechanism.ground(), |b| self.mechanism.bodies[b].clone());
                Pair::new(self.mechanism, link.bodies.map(frame))
            }
        };
        let motion = pair.motion(mechanics);
        let mut row = vec![0.0; pair.velocities.len()];
        let mut rate = |component: usize| {
            let gradient: [f64; 6] = std::array::from_fn(|i| f64::from(u8::from(i == component)));
            pair.row(mechanics, &motion, &gradient, &mut row);
            pair.velocities.iter().zip(&row).map(|(&v, x)| x * velocities(self.mechanism.columns[v])).sum::<f64>()
        };
        let twist: [f64; 6] = std::array::from_fn(&mut rate);
        let [turn, shift] = [0, 3].map(|i| motion.pose.rotation.apply(Vector([twist[i], twist[i + 1], twist[i + 2]])));
        [turn, shift + turn.cross(link.origin - motion.pose.position)]
    }

    /// How far a joint is from the farthest other one on its bodies, the size of the mechanism if there is none beside.
    pub fn arm(&self, joint: usize) -> f64 {
        let own = &self.all[joint];
        let beside = |other: &&Link| !other.own && other.bodies.iter().any(|body| own.bodies.contains(body));
        let farthest = self.all.iter().filter(beside).map(|l| (l.origin - own.origin).norm()).fold(0.0, f64::max);
        if farthest > data::ONE_PLACE * self.length { farthest } else { self.length }
    }

    /// Rates of a joint's own velocities at velocities of the model, and whether each is a slide.
    pub fn rates(
        &self,
        equations: &Equations<'_>,
        joint: usize,
        velocities: &dyn Fn(usize) -> f64,
    ) -> Vec<(bool, f64)> {
        let link = &self.all[joint];
        let slides = |column: usize| !equations.model.variables[column].turns();
        if let Some(k) = link.tree {
            return self.mechanism.joints[k].columns.iter().map(|&c| (slides(c), velocities(c))).collect();
        }
        let (Some(k), Some(mechanics)) = (link.closure, &equations.mechanics) else { return Vec::new() };
        let pair = &self.mechanism.loops[k];
        let motion = pair.motion(mechanics);
        let mut row = vec![0.0; pair.velocities.len()];
        let rate = |(_, what): &(&'static str, Relative)| {
            let reading = motion.motion.read(what);
            pair.row(mechanics, &motion, &reading.gradient, &mut row);
            let sum = pair.velocities.iter().zip(&row).map(|(&v, x)| x * velocities(self.mechanism.columns[v])).sum();
            (matches!(what, Relative::Slide(_) | Relative::Position(_) | Relative::OwnVelocity(_)), sum)
        };
        self.mechanism.closures[k].velocities.iter().map(rate).collect()
    }
}

/// One number per joint and column: `basis` in columns of the model.
pub(super) fn column(basis: &Mat<f64>, k: usize) -> impl Fn(usize) -> f64 + '_ {
    move |i| basis[(i, k)]
}

fn of_tree(mechanism: &Mechanism, mechanics: &Mechanics<'_>, joint: &JointInfo, number: usize) -> Link {
    let body = &mechanism.bodies[joint.child];
    let z = |node: usize| mechanics.node_pose(node).rotation.column(2).scale(if joint.reversed { -1.0 } else { 1.0 });
    let (rotation, origin) = match joint.nodes.end.checked_sub(1).filter(|_| !joint.nodes.is_empty()) {
        Some(last) => {
            let pose = mechanics.node_pose(last);
            (pose.rotation.compose(&joint.turn.inverse()), pose.position)
        }
        None => {
            let pose = mechanics.pose(body).compose(&joint.on_child);
            (pose.rotation, pose.position)
        }
    };
    let mut nodes: Vec<usize> = joint.nodes.clone().collect();
    if joint.reversed {
        nodes.reverse();
    }
    let none = Vector([0.0; 3]);
    let (axis, second) = match (joint.kind, nodes.as_slice()) {
        (JointKind::Universal, &[a, b]) => (z(a), z(b)),
        (JointKind::Planar, &[.., turn]) => (z(turn), none),
        (JointKind::Spherical | JointKind::Free | JointKind::Fixed, _) | (_, []) => (none, none),
        (_, &[a, ..]) => (z(a), none),
    };
    let local = |v: V| tidy(rotation.apply_inverse(v));
    let rows = closure::rows(joint.kind, local(axis), local(second), 0.0);
    Link {
        name: joint.name.clone(),
        kind: joint.kind,
        bodies: if joint.reversed { [Some(joint.child), joint.parent] } else { [joint.parent, Some(joint.child)] },
        closure: None,
        tree: Some(number),
        origin,
        axis,
        holds: holds(&rows, &rotation),
        own: joint.kind == JointKind::Free && joint.name == body.name,
        written: joint.span.start as usize,
        place: 0,
    }
}

fn of_closure(mechanism: &Mechanism, mechanics: &Mechanics<'_>, number: usize) -> Link {
    let c = &mechanism.closures[number];
    let pose = mechanics.pose(&c.ends[1]);
    let axis = c.coordinates.iter().rev().find_map(|(_, what)| match what {
        Relative::Angle(n) | Relative::ScrewAngle { n, .. } | Relative::Slide(n) | Relative::AngleOf { n, .. } => {
            Some(*n)
        }
        _ => None,
    });
    Link {
        name: c.name.clone(),
        kind: c.kind,
        bodies: c.bodies,
        closure: Some(number),
        tree: None,
        origin: pose.position,
        axis: axis.map_or(Vector([0.0; 3]), |n| pose.rotation.apply(n)),
        holds: holds(&c.rows, &pose.rotation),
        own: false,
        written: c.span.start as usize,
        place: 0,
    }
}

/// Rounding away from directions of a frame.
fn tidy(v: V) -> V {
    let round = |x: f64| if (x - x.round()).abs() < WHOLE { x.round() } else { x };
    Vector(v.0.map(round))
}

fn holds(rows: &[(&'static str, &'static str, Relative)], rotation: &Rotation<f64>) -> Vec<Hold> {
    let direction = |what: &Relative| match *what {
        Relative::Slide(u) => Some(Direction::Push(rotation.apply(u))),
        Relative::Turn(u) | Relative::Tilt { u, .. } => Some(Direction::Turn(rotation.apply(u))),
        Relative::Cross { n, m } => {
            let across = n.cross(m);
            Some(Direction::Turn(rotation.apply(across.scale(1.0 / across.norm().max(PRODUCT)))))
        }
        Relative::Screw { n, .. } => Some(Direction::Push(rotation.apply(n))),
        _ => None,
    };
    rows.iter().filter_map(|(_, words, what)| Some(Hold { words, direction: direction(what)? })).collect()
}

/// Root mean square distance of the joints from their middle, the model's own length if they are all at one place.
fn spread(all: &[Link], own: f64) -> f64 {
    let points: Vec<V> = all.iter().filter(|l| !l.own).map(|l| l.origin).collect();
    let share = 1.0 / points.len().max(1) as f64;
    let middle = points.iter().fold(Vector([0.0; 3]), |sum, &p| sum + p).scale(share);
    let length = points.iter().map(|&p| (p - middle).dot(p - middle) * share).sum::<f64>().sqrt();
    if length > ONE_PLACE * own { length } else { own }
}
