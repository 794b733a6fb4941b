//! Numbers read off frames, written out: rows of joints that close loops, and frames in formulas.
//!
//! With positions and twists of the frames as expressions ([`Moving`] on [`Symbolic`]), a number s and its rates are
//!
//! ```text
//! ṡ = Σ ∂s/∂x ẋ,   s̈ = Σ ∂ṡ/∂v α + Σ ∂ṡ/∂x ẋ = J α + c                                            (1)
//! ```
//!
//! over coordinates x and velocities v, quaternions included. Sums of angles come together where products of their sines and cosines
//! meet; what is zero in a planar mechanism is no formula at all.

use std::collections::HashMap;

use dalembert_expr::{Expr, Scalar, Symbol, Symbolic, symbolic};

use super::flat::{Flat, FlatRow, Meaning};
use super::number::Number;
use super::planar::Plane;
use dalembert_bodies::spatial::{Pose, Quaternion, Rotation, Twist, Vector};
use dalembert_bodies::tree::{Joint, Node, Tree};
use dalembert_mechanism::moving::Moving;
use dalembert_mechanism::relative::{Motion, Relative};
use dalembert_mechanism::{Frame, Mechanism};
use dalembert_model::class::{Reference, SignalRef};
use dalembert_model::model::{Instance, Model, Origin};
use dalembert_spec::error::ModelError;

/// The mechanism as expressions at rest accelerations.
pub(super) struct Written<'m> {
    pub tree: &'m Tree,
    pub q: Vec<Symbolic>,
    pub v: Vec<Symbolic>,
    pub moving: Moving<'m, Symbolic>,
    /// Frames that turn about one direction.
    plane: Plane,
    /// ẋ of the coordinates' symbols.
    pub rates: HashMap<Symbol, Expr>,
}

impl Flat {
    /// Poses and twists of all nodes as expressions.
    pub(super) fn written<'m>(&mut self, model: &Model, m: &'m Mechanism) -> Written<'m> {
        let tree = &m.tree;
        let (q, v) = self.coordinates(model, m);
        let mut moving = symbolic::with(&mut self.graph, || {
            let mut moving = Moving::new(m, tree);
            let still = vec![Symbolic::constant(0.0); v.len()];
            moving.set(tree, &q, &v, &still);
            moving
        });
        // Node by node, so that products of two turns become turns by sums of angles before they meet the next.
        let rates = self.coordinate_rates(model, m, &v);
        if m.flexible.is_some() {
            let poses = (0..tree.nodes().len()).map(|k| self.tidied_pose(moving.node_pose(k))).collect();
            moving.set_poses(poses);
            return Written { tree, q, v, moving, plane: Plane::of_none(tree.nodes().len()), rates };
        }
        let mut poses: Vec<Pose<Symbolic>> = Vec::with_capacity(tree.nodes().len());
        for (k, node) in tree.nodes().iter().enumerate() {
            let own = symbolic::with(&mut self.graph, || {
                let own = joint_pose(node, &q[tree.q_range(k)]);
                node.parent.map_or(own, |p| poses[p].compose(&own))
            });
            poses.push(self.tidied_pose(own));
        }
        moving.set_poses(poses);
        let numbers = model.mechanism.as_ref().map_or(tree, |m| &m.tree);
        let plane = Plane::of(&mut self.graph, (tree, numbers), &q);
        Written { tree, q, v, moving, plane, rates }
    }

    /// ẋ by symbol: velocities, and rates of quaternions and of positions of free joints.
    fn coordinate_rates(&mut self, model: &Model, m: &Mechanism, v: &[Symbolic]) -> HashMap<Symbol, Expr> {
        let mut rates = HashMap::new();
        for (i, &column) in m.columns.iter().enumerate().filter(|(i, _)| m.coordinate_of[*i].is_some()) {
            rates.insert(self.states[column][0], v[i].expr());
        }
        let symbol_at = |flat: &Self, place: usize| {
            let found = flat.meaning.iter().find(|(_, meaning)| **meaning == Meaning::Coordinate(place));
            found.map(|(&symbol, _)| symbol)
        };
        for &(first, velocity, position) in &m.quaternions {
            let places: Vec<usize> = (0..if position { 7 } else { 4 }).map(|i| m.q_states[first + i]).collect();
            let symbols: Vec<Symbol> = places.iter().filter_map(|&p| symbol_at(self, p)).collect();
            if symbols.len() < places.len() {
                continue;
            }
            let of: Vec<Symbolic> = symbols.iter().map(|&s| Symbolic::from(self.graph.var(s))).collect();
            let moved = symbolic::with(&mut self.graph, || {
                let q = Quaternion([of[0], of[1], of[2], of[3]]);
                let mut out = q.rate(Vector([v[velocity], v[velocity + 1], v[velocity + 2]])).to_vec();
                if position {
                    let linear = Vector([v[velocity + 3], v[velocity + 4], v[velocity + 5]]);
                    out.extend(q.rotation().apply(linear).0);
                }
                out
            });
            rates.extend(symbols.into_iter().zip(moved.into_iter().map(Symbolic::expr)));
        }
        assert!(model.n() >= m.columns.len());
        rates
    }

    /// (1)
    fn number(&mut self, m: &Mechanism, written: &Written<'_>, ends: &[Frame; 2], what: &Relative) -> Number {
        let timeless = matches!(what, Relative::Spin(_) | Relative::OwnSpin(_) | Relative::OwnVelocity(_));
        let value = (!timeless).then(|| self.value(written, ends, what));
        let rate = match value {
            Some(h) => self.graph.total_derivative(&[h], &written.rates)[0],
            None => symbolic::with(&mut self.graph, || written.moving.between(ends).read(what).0.rate.expr()),
        };
        let rate = self.tidied(rate);
        let velocities: Vec<Symbol> = m.columns.iter().map(|&c| self.velocity(c)).collect();
        let entries = self.graph.jacobian(&[rate], &velocities).pop().unwrap_or_default();
        let tidy = |flat: &mut Self, (i, e): (usize, Expr)| (m.columns[i], flat.tidied(e));
        let row: Vec<(usize, Expr)> = entries.into_iter().map(|e| tidy(self, e)).collect();
        let zero = |e: &(usize, Expr)| self.graph.constant_value(e.1) != Some(0.0);
        let row = row.into_iter().filter(zero).collect();
        let bias = self.graph.total_derivative(&[rate], &written.rates)[0];
        Number { value, rate, row, bias: self.tidied(bias) }
    }

    /// s
    fn value(&mut self, written: &Written<'_>, ends: &[Frame; 2], what: &Relative) -> Expr {
        if let Some(seen) = written.plane.seen(&mut self.graph, ends) {
            let pose = self.tidied_pose(seen.pose);
            let value = symbolic::with(&mut self.graph, || Motion::seen(pose, seen.offset).read(what).value);
            return self.tidied(value.expr());
        }
        let [a, b] = ends;
        let pose =
            symbolic::with(&mut self.graph, || written.moving.pose(a).inverse().compose(&written.moving.pose(b)));
        let pose = self.tidied_pose(pose);
        let value = symbolic::with(&mut self.graph, || Motion::new(pose, Twist::zero()).read(what).value);
        self.tidied(value.expr())
    }

    fn tidied_pose(&mut self, pose: Pose<Symbolic>) -> Pose<Symbolic> {
        let mut tidy = |x: Symbolic| Symbolic::from(self.tidied(x.expr()));
        Pose {
            rotation: Rotation(pose.rotation.0.map(|row| row.map(&mut tidy))),
            position: Vector(pose.position.0.map(&mut tidy)),
        }
    }

    /// The symbol of a joint's velocity.
    pub(super) fn velocity(&self, column: usize) -> Symbol {
        self.states[column][self.states[column].len() - 1]
    }

    /// Rows of joints that close loops.
    pub(super) fn add_loops(&mut self, model: &Model, m: &Mechanism, written: &Written<'_>) {
        for (r, row) in model.rows.iter().enumerate() {
            let Origin::Closure { closure, row: k } = row.origin else { continue };
            let what = m.closures[closure].rows[k].2;
            let number = self.number(m, written, &m.loops[closure].ends, &what);
            let stages = vec![number.value.unwrap_or(number.rate), number.rate];
            let b = self.graph.neg(number.bias);
            let b = self.with_baumgarte(b, &stages, row.baumgarte);
            self.closing.push(r);
            self.rows[r] = FlatRow { a: number.row, b, stages, noise: None, follows: false };
        }
    }

    /// What efforts along the velocities of joints that close loops do to the columns, by effort: the slopes of these velocities. On the
    /// constraints an angle turns as fast as the frames do about its axis.
    pub(super) fn closing_efforts(&mut self, m: &Mechanism, written: &Written<'_>) -> Vec<Vec<(usize, Expr)>> {
        let velocities: Vec<Symbol> = m.columns.iter().map(|&c| self.velocity(c)).collect();
        let mut out = Vec::new();
        for (closure, own) in m.closures.iter().zip(&m.loops) {
            for &(_, what) in &closure.velocities {
                let what = if let Relative::Angle(n) = what { Relative::OwnSpin(n) } else { what };
                let read = || written.moving.between(&own.ends).read(&what).0.rate.expr();
                let rate = symbolic::with(&mut self.graph, read);
                let rate = self.tidied(rate);
                let slopes = self.graph.jacobian(&[rate], &velocities).pop().unwrap_or_default();
                out.push(slopes.into_iter().map(|(i, e)| (m.columns[i], self.tidied(e))).collect());
            }
        }
        out
    }

    /// Expressions of all numbers that formulas read off frames and joints, by the names of their symbols.
    ///
    /// # Errors
    /// A number that has no formula.
    pub(super) fn add_signals(
        &mut self,
        model: &Model,
        m: &Mechanism,
        written: &Written<'_>,
    ) -> Result<(), ModelError> {
        let mut wanted: Vec<(String, String, SignalRef)> = Vec::new();
        for instance in &model.instances {
            let class = &model.classes[instance.class.0];
            let read = class.equations.inputs.iter().filter_map(|s| class.interface.symbols.get(s));
            let signals = read.filter_map(|r| match r {
                Reference::Signal(signal) => Some(signal),
                _ => None,
            });
            let in_rows = class.constraints.iter().flat_map(|c| c.signals.iter().map(|s| &s.0));
            let pushed = class.pushes.iter().map(|p| &p.0);
            for signal in signals.chain(in_rows).chain(pushed) {
                let name = frame_name(model, instance, signal);
                wanted.push((signal.component.symbol(&name), name, signal.clone()));
            }
        }
        wanted.sort_by(|a, b| a.0.cmp(&b.0));
        wanted.dedup_by(|a, b| a.0 == b.0);
        for (symbol, name, signal) in wanted {
            let (ends, what) = read_off(m, &name, &signal)
                .ok_or_else(|| ModelError::whole(format!("`{name}` is read by a formula, and can't be written out")))?;
            let number = self.number(m, written, &ends, &what);
            self.signals.insert(symbol, (signal.component.order(), number));
        }
        Ok(())
    }

    /// What accelerations of frames add to a constraint: entries of its row, and to be taken off b.
    pub(super) fn blend(
        &mut self,
        model: &Model,
        instance: usize,
        signals: &[(SignalRef, Expr)],
        row: &mut Vec<(usize, Expr)>,
    ) -> Expr {
        let mut sum = self.graph.constant(0.0);
        for (signal, coefficient) in signals {
            let name = signal.component.symbol(&frame_name(model, &model.instances[instance], signal));
            let number = self.read(&name);
            for (column, entry) in number.row {
                let part = self.graph.mul(*coefficient, entry);
                match row.iter().position(|e| e.0 == column) {
                    Some(k) => row[k].1 = self.graph.add(row[k].1, part),
                    None => row.push((column, part)),
                }
            }
            let part = self.graph.mul(*coefficient, number.bias);
            sum = self.graph.add(sum, part);
        }
        for entry in row.iter_mut() {
            entry.1 = self.tidied(entry.1);
        }
        self.tidied(sum)
    }

    /// What a force along a number adds to the forces on the columns.
    pub(super) fn along(
        &mut self,
        model: &Model,
        instance: usize,
        signal: &SignalRef,
        force: Expr,
    ) -> Vec<(usize, Expr)> {
        let name = signal.component.symbol(&frame_name(model, &model.instances[instance], signal));
        self.read(&name).row.into_iter().map(|(column, entry)| (column, self.graph.mul(force, entry))).collect()
    }

    /// A number that rows or forces speak of; [`Self::add_signals`] wrote all of them.
    fn read(&self, name: &str) -> Number {
        self.signals.get(name).map_or_else(|| unreachable!("`{name}` was not written out"), |s| s.1.clone())
    }

    /// The expression of a number that a formula reads, by the name of its symbol.
    pub(super) fn signal(signals: &HashMap<String, (u32, Number)>, name: &str) -> Option<Expr> {
        let (order, number) = signals.get(name)?;
        match order {
            0 => number.value,
            1 => Some(number.rate),
            _ => None,
        }
    }
}

/// Pose of a node in its parent.
fn joint_pose(node: &Node, q: &[Symbolic]) -> Pose<Symbolic> {
    let zero = Symbolic::constant(0.0);
    let placed = Pose::constant(&node.placement);
    let along = |x: Symbolic| Vector([zero, zero, x]);
    let turn = |x: Symbolic| {
        let (sine, cosine) = x.sin_cos();
        Rotation::identity().turned(sine, cosine)
    };
    let quaternion = || Quaternion([q[0], q[1], q[2], q[3]]).rotation();
    let (rotation, position) = match node.joint {
        Joint::Fixed => return placed,
        Joint::Revolute => (turn(q[0]), along(zero)),
        Joint::Prismatic => (Rotation::identity(), along(q[0])),
        Joint::Helical { pitch } => (turn(q[0]), along(Symbolic::constant(pitch) * q[0])),
        Joint::Spherical => (quaternion(), along(zero)),
        Joint::Free => (quaternion(), Vector([q[4], q[5], q[6]])),
    };
    placed.compose(&Pose { rotation, position })
}

/// Full name of the frame or joint that a class's signal speaks of.
fn frame_name(model: &Model, instance: &Instance, signal: &SignalRef) -> String {
    let mut owner = instance;
    for &child in &signal.path {
        owner = &model.instances[owner.children[child]];
    }
    format!("{}{}", owner.prefix, signal.frame)
}

/// The two frames and the number of a signal.
fn read_off(m: &Mechanism, name: &str, signal: &SignalRef) -> Option<([Frame; 2], Relative)> {
    if signal.component.of_joint() {
        let closure = m.closures.iter().position(|c| c.name == name)?;
        let what = signal.component.of_closure(&m.closures[closure])?;
        return Some((m.loops[closure].ends.clone(), what));
    }
    Some(([m.ground(), m.frame(name)?.clone()], signal.component.of_frame()?))
}
