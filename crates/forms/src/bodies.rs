//! The part of a mechanism in M and f, written out: the tree algorithms run on expressions.
//!
//! The same source that computes 𝓜(q) and C(q, q̇) over dual numbers ([`Moving::mass`], [`Moving::inverse`]) is
//! instantiated on [`Symbolic`], so that what is printed is what is computed. Numbers of bodies are formulas of parameters where the file
//! says so ([`super::letters`]).

use std::collections::HashMap;

use dalembert_expr::{Expr, Symbol, Symbolic, symbolic};

use super::flat::{Flat, Meaning, OfBodies};
use super::letters::lettered;
use super::loops::Written;
use super::snapping::snapped_mechanism;
use crate::tolerances::zeros::PRODUCTS;
use dalembert_bodies::spatial::{Inertia, Vector};
use dalembert_mechanism::Mechanism;
use dalembert_mechanism::moving::{Loads, Moving};
use dalembert_model::model::Model;
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::ModelSpec;

/// Largest number of velocities that is written out.
const MOST: usize = 30;

impl Flat {
    /// Adds 𝓜 to M and 𝒯 − C to f.
    pub(super) fn add_mechanism(
        &mut self,
        (model, words): (&Model, Option<&ModelSpec>),
        energies: bool,
    ) -> Result<(), ModelError> {
        let Some(m) = &model.mechanism else { return Ok(()) };
        let nv = m.columns.len();
        if nv > MOST {
            let message =
                format!("the bodies have {nv} velocities; equations of bodies are written out for up to {MOST}");
            return Err(ModelError::whole(message).help("`evaluate --json` gives M and f in numbers"));
        }
        let lettered = words.and_then(|words| lettered(self, model, words, m));
        self.unlettered = words.is_some() && lettered.is_none();
        let m = &lettered.unwrap_or_else(|| snapped_mechanism(m));
        let written = self.written(model, m);
        self.add_signals(model, m, &written)?;
        self.add_loops(model, m, &written);
        let (mass, c) = self.equations_of_tree(model, m, &written);
        if energies {
            self.coordinate_rates.clone_from(&written.rates);
            self.of_bodies = Some(self.energies_of_tree(m, &written, &c));
            self.closing_efforts = self.closing_efforts(m, &written);
        }
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

    /// 𝓜, and C less what springs, dampers and drives between bodies do. In C nothing drives closing joints but their own actuators: their
    /// `tau` is zero; it has columns in G alone.
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
            let mut sweeps = Moving::<Symbolic>::new(m, tree);
            let zero = <Symbolic as dalembert_expr::Scalar>::constant(0.0);
            let mass = sweeps.mass(tree, q);
            let inputs = drives.iter().enumerate();
            let inputs: Vec<Symbolic> = inputs.map(|(k, &e)| if k < closing { e.into() } else { zero }).collect();
            let mut loads = Loads::none(m);
            moving.act(&inputs, model.first_tau, &mut loads);
            let c = sweeps.inverse(tree, (q, v, &vec![zero; v.len()]), &loads);
            (mass, c)
        })
    }

    /// V and D of the bodies: C at rest without inputs, its slopes there, and springs and dampers of joints.
    fn energies_of_tree(&mut self, m: &Mechanism, written: &Written<'_>, c: &[Symbolic]) -> OfBodies {
        let nv = m.columns.len();
        let zero = self.graph.constant(0.0);
        let velocities: Vec<Symbol> = m.columns.iter().map(|&column| self.velocity(column)).collect();
        let rest: HashMap<Symbol, Expr> = velocities.iter().chain(&self.inputs).map(|&s| (s, zero)).collect();
        let c: Vec<Expr> = c.iter().map(|c| c.expr()).collect();
        let still = self.graph.substitute(&c, &rest);
        let mut out = OfBodies { gradient: Vec::new(), damping: Vec::new(), potential: None };
        let mut energy = vec![self.potential_of_tree(m, written)];
        for (i, &column) in m.columns.iter().enumerate() {
            let e = m.elastic[i];
            let mut terms = vec![self.tidied(still[i])];
            if m.coordinate_of[i].is_some() && e.stiffness != 0.0 {
                let g = &mut self.graph;
                let (q, rest, k) = (g.var(self.states[column][0]), g.given(e.rest), g.given(e.stiffness));
                let stretch = g.sub(q, rest);
                terms.push(g.mul(k, stretch));
                let (half, square) = (g.constant(0.5), g.powi(stretch, 2));
                energy.push(g.product(&[half, k, square]));
            }
            out.gradient.push((column, self.graph.sum(&terms)));
            if e.damping != 0.0 {
                out.damping.push((column, column, self.graph.given(e.damping)));
            }
        }
        let sprung = m.closures.iter().any(|c| c.elastic != dalembert_mechanism::Elastic::default());
        if !m.lines.is_empty() || sprung {
            let slopes = self.graph.jacobian(&c, &velocities);
            for (i, row) in slopes.into_iter().enumerate() {
                for (j, e) in row.into_iter().filter(|e| e.0 <= i) {
                    let e = self.graph.substitute(&[e], &rest)[0];
                    let e = self.tidied(e);
                    out.damping.push((m.columns[i], m.columns[j], e));
                    if i != j {
                        out.damping.push((m.columns[j], m.columns[i], e));
                    }
                }
            }
        } else {
            for (first, damping) in &m.modal_damping {
                for (i, j) in (0..damping.nrows()).flat_map(|i| (0..damping.ncols()).map(move |j| (i, j))) {
                    if damping[(i, j)] != 0.0 {
                        let entry = self.graph.given(damping[(i, j)]);
                        out.damping.push((m.columns[first + i], m.columns[first + j], entry));
                    }
                }
            }
        }
        for line in &m.lines {
            let span = symbolic::with(&mut self.graph, || {
                let [a, b] = &line.ends;
                (written.moving.pose(b).position - written.moving.pose(a).position).norm().expr()
            });
            let span = self.tidied(span);
            let g = &mut self.graph;
            let (l, k) = (g.given(line.length), g.given(line.stiffness));
            let stretch = g.sub(span, l);
            let (half, square) = (g.constant(0.5), g.powi(stretch, 2));
            energy.push(g.product(&[half, k, square]));
        }
        out.potential = (!sprung).then(|| self.graph.sum(&energy));
        assert!(nv == out.gradient.len());
        out
    }

    /// V of gravity, and of modes.
    fn potential_of_tree(&mut self, m: &Mechanism, written: &Written<'_>) -> Expr {
        if let Some(own) = symbolic::with(&mut self.graph, || written.moving.bent_potential()) {
            return self.tidied(own.expr());
        }
        let gravity = m.tree.gravity;
        let terms = symbolic::with(&mut self.graph, || {
            let tree = &written.tree;
            let of = |k: usize| {
                let pose = written.moving.node_pose(k);
                let inertia = Inertia::<Symbolic>::constant(&tree.nodes()[k].inertia);
                let at = pose.position + Vector::constant(m.origin.0);
                let first = at.scale_add(inertia.mass, pose.rotation.apply(inertia.first));
                (-Vector::constant(gravity).dot(first)).expr()
            };
            (0..tree.nodes().len()).map(of).collect::<Vec<Expr>>()
        });
        let terms: Vec<Expr> = terms.into_iter().map(|e| self.tidied(e)).collect();
        let sum = self.graph.sum(&terms);
        self.tidied(sum)
    }

    pub(super) fn tidied(&mut self, e: Expr) -> Expr {
        let e = self.graph.simplify(e);
        let e = self.graph.shorten_angles(e);
        self.graph.without_rounding(&[e], PRODUCTS)[0]
    }

    /// Symbols of the tree's coordinates and velocities.
    pub(super) fn coordinates(&mut self, model: &Model, m: &Mechanism) -> (Vec<Symbolic>, Vec<Symbolic>) {
        let zero = self.graph.constant(0.0);
        let mut q = vec![Symbolic::from(zero); m.q_states.len()];
        let places: Vec<(String, usize)> = m
            .joints
            .iter()
            .filter(|j| j.columns.iter().any(|&c| model.variables[c].is_twist()))
            .flat_map(|j| j.coordinates.iter().cloned().zip(j.states.iter().copied()))
            .collect();
        for (name, place) in places {
            let symbol = self.name(&name, Meaning::Coordinate(place));
            self.set_usual(model, symbol);
            if let Some(i) = m.q_states.iter().position(|&p| p == place) {
                q[i] = Symbolic::from(self.graph.var(symbol));
            }
        }
        let mut v = Vec::with_capacity(m.columns.len());
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
            let (q, rest, k) = (g.var(*first), g.given(e.rest), g.given(-e.stiffness));
            let stretch = g.sub(q, rest);
            terms.push(g.mul(k, stretch));
        }
        if e.damping != 0.0 {
            let (v, d) = (g.var(slots[slots.len() - 1]), g.given(-e.damping));
            terms.push(g.mul(d, v));
        }
        for drive in m.efforts.iter().filter(|d| d.velocity == i) {
            let (u, ratio) = (g.var(self.inputs[drive.input]), g.given(drive.ratio));
            terms.push(g.mul(ratio, u));
        }
        g.sum(&terms)
    }
}
