//! The part of a mechanism in M and f, written out: the tree algorithms run on expressions.
//!
//! The same source that computes 𝓜(q) and C(q, q̇) in numbers ([`dalembert_bodies::tree::crba`], [`dalembert_bodies::tree::bias`]) is
//! instantiated on [`Symbolic`], so that what is printed is what is computed. Constants that rounding left beside 0, ±1
//! (a rotation by π/2 given in decimals) are taken as meant where they lie within [`SNAP`](crate::tolerances::directions::SNAP).

use dalembert_expr::{Expr, Symbolic, symbolic};

use super::flat::{Flat, Meaning};
use super::loops::Written;
use super::snapping::snapped;
use crate::tolerances::zeros::PRODUCTS;
use dalembert_bodies::spatial::Wrench;
use dalembert_bodies::tree::{Tree, Workspace, crba, rnea_with_wrenches};
use dalembert_mechanism::Mechanism;
use dalembert_model::model::Model;
use dalembert_spec::error::ModelError;

/// Largest number of velocities that is written out.
const MOST: usize = 12;

impl Flat {
    /// Adds 𝓜 to M and 𝒯 − C to f.
    pub(super) fn add_mechanism(&mut self, model: &Model) -> Result<(), ModelError> {
        let Some(m) = &model.mechanism else { return Ok(()) };
        let nv = m.tree.nv();
        if nv > MOST {
            let message =
                format!("the bodies have {nv} velocities; equations of bodies are written out for up to {MOST}");
            return Err(ModelError::whole(message).help("`evaluate --json` gives M and f in numbers"));
        }
        if m.flexible.is_some() {
            return Err(ModelError::whole("equations of flexible bodies can't be written out as formulas")
                .help("`evaluate --json` gives M and f in numbers"));
        }
        let tree = Tree::new(m.tree.nodes().iter().map(snapped).collect(), m.tree.gravity)
            .map_err(|_| ModelError::whole("the tree of bodies is not numbered from its root"))?;
        let written = self.written(model, m, tree);
        self.add_signals(model, m, &written)?;
        self.add_loops(model, m, &written);
        let (mass, c) = self.equations_of_tree(model, m, &written);
        for (j, &column) in m.columns.iter().enumerate() {
            for (i, &row) in m.columns.iter().enumerate() {
                let entry = self.tidied(mass[j * nv + i].expr());
                self.mass[row][column] = self.graph.add(self.mass[row][column], entry);
            }
            let effort = self.effort(model, m, j);
            let c = self.tidied(c[j].expr());
            let net = self.graph.sub(effort, c);
            self.force[column] = self.graph.add(self.force[column], net);
        }
        Ok(())
    }

    /// 𝓜, and C less what springs, dampers and drives between bodies do. Nothing drives closing joints but their own actuators:
    /// their `tau` is zero.
    fn equations_of_tree(
        &mut self,
        model: &Model,
        m: &Mechanism,
        written: &Written<'_>,
    ) -> (Vec<Symbolic>, Vec<Symbolic>) {
        let closing = model.first_tau + m.columns.len();
        let drives: Vec<Expr> = self.inputs.clone().into_iter().map(|s| self.graph.var(s)).collect();
        symbolic::with(&mut self.graph, || {
            let Written { tree, q, v, moving, .. } = written;
            let nv = tree.nv();
            let mut work = Workspace::<Symbolic>::new(tree);
            let zero = <Symbolic as dalembert_expr::Scalar>::constant(0.0);
            let (mut mass, mut c) = (vec![zero; nv * nv], vec![zero; nv]);
            crba(tree, &mut work, q, &mut mass);
            let inputs = drives.iter().enumerate();
            let inputs: Vec<Symbolic> = inputs.map(|(k, &e)| if k < closing { e.into() } else { zero }).collect();
            let mut wrenches = vec![Wrench::zero(); tree.nodes().len()];
            moving.act(&inputs, model.first_tau, &mut wrenches);
            rnea_with_wrenches(tree, &mut work, q, v, &vec![zero; nv], &wrenches, &mut c);
            (mass, c)
        })
    }

    pub(super) fn tidied(&mut self, e: Expr) -> Expr {
        let e = self.graph.simplify(e);
        self.graph.without_rounding(&[e], PRODUCTS)[0]
    }

    /// Symbols of the tree's coordinates and velocities.
    pub(super) fn coordinates(&mut self, model: &Model, m: &Mechanism) -> (Vec<Symbolic>, Vec<Symbolic>) {
        let zero = self.graph.constant(0.0);
        let mut q = vec![Symbolic::from(zero); m.tree.nq()];
        let places: Vec<(String, usize)> = m
            .joints
            .iter()
            .filter(|j| j.columns.iter().any(|&c| model.variables[c].is_twist()))
            .flat_map(|j| j.coordinates.iter().cloned().zip(j.states.iter().copied()))
            .collect();
        for (name, place) in places {
            let symbol = self.name(&name, Meaning::Coordinate(place));
            if let Some(i) = m.q_states.iter().position(|&p| p == place) {
                q[i] = Symbolic::from(self.graph.var(symbol));
            }
        }
        let mut v = Vec::with_capacity(m.tree.nv());
        for (i, &column) in m.columns.iter().enumerate() {
            let slots = self.states[column].clone();
            let velocity = self.graph.var(slots[slots.len() - 1]);
            v.push(Symbolic::from(velocity));
            if let Some(j) = m.coordinate_of[i] {
                q[j] = Symbolic::from(self.graph.var(slots[0]));
            }
        }
        (q, v)
    }

    /// 𝒯 of a velocity: springs, dampers, actuators; `tau` where nothing else drives it.
    fn effort(&mut self, model: &Model, m: &Mechanism, i: usize) -> Expr {
        let e = m.elastic[i];
        let slots = self.states[m.columns[i]].clone();
        let g = &mut self.graph;
        let driver = g.var(self.inputs[model.first_tau + i]);
        let mut terms = vec![driver];
        if let Some(first) = slots.first().filter(|_| m.coordinate_of[i].is_some() && e.stiffness != 0.0) {
            let (q, rest, k) = (g.var(*first), g.constant(e.rest), g.constant(-e.stiffness));
            let stretch = g.sub(q, rest);
            terms.push(g.mul(k, stretch));
        }
        if e.damping != 0.0 {
            let (v, d) = (g.var(slots[slots.len() - 1]), g.constant(-e.damping));
            terms.push(g.mul(d, v));
        }
        for drive in m.efforts.iter().filter(|d| d.velocity == i) {
            let (u, ratio) = (g.var(self.inputs[drive.input]), g.constant(drive.ratio));
            terms.push(g.mul(ratio, u));
        }
        g.sum(&terms)
    }
}
