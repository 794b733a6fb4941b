//! What `auto` takes.

use dalembert_enforce::MethodName;
use dalembert_model::model::Model;

use crate::formulation::Formulation;
use crate::suits::sweeps;
use crate::{delassus, embedding, kkt};

/// Operations of the articulated-body sweep for a node, its bias included: a third of those of a node that may be a loop.
const SWEEP: usize = 200;
/// Operations of the bias for a node, by recursive Newton–Euler equations, where a method is given it: by published counts 0.55 of an
/// articulated-body sweep (Featherstone, Rigid Body Dynamics Algorithms, 2008, table 10.1).
const BIAS: usize = 110;

impl Formulation {
    /// What `auto` takes for a model where sweeps over bodies pay, and why; nothing where matrices do. The choice is by work, counted from
    /// where bodies, joints and entries stand: no number of variables is large or small by itself.
    pub fn chosen(model: &Model) -> Option<(Self, String)> {
        if sweeps(model) {
            let bodies = model.mechanism.as_ref().map_or(0, |m| m.bodies.len());
            let why = format!(
                "tree (chosen for {bodies} {} without loops: one sweep per state)",
                if bodies == 1 { "body" } else { "bodies" }
            );
            return Some((Self::Tree, why));
        }
        let embedding = embedding::work(model).map(|(work, why)| (work, Self::Embedding, why));
        let delassus = delassus::work(model).map(|(work, why)| (work, Self::Delassus, why));
        let (work, method, why) = embedding.into_iter().chain(delassus).min_by_key(|found| found.0)?;
        (!kkt::is_less_work(model, work.saturating_add(1))).then_some((method, why))
    }

    /// Operations that are counted for one acceleration by a method that `auto` may take; nothing for others, and for models that the
    /// method cannot treat. That of bodies' bias is counted where the method is given it.
    pub fn work(self, model: &Model) -> Option<usize> {
        let own = match self {
            Self::Tree => {
                let mechanism = model.mechanism.as_ref().filter(|_| sweeps(model))?;
                return Some(mechanism.tree.nodes().len() * SWEEP);
            }
            Self::Embedding => embedding::work(model)?.0,
            Self::Delassus => delassus::work(model)?.0,
            Self::Matrix(MethodName::Multipliers) => kkt::work(model),
            Self::Auto | Self::Matrix(_) => return None,
        };
        // The choice among these leaves out what all of them are given.
        let nodes = model.mechanism.as_ref().map_or(0, |m| m.tree.nodes().len());
        Some(own.saturating_add(BIAS * nodes))
    }
}
