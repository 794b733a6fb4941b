//! What `auto` takes.

use dalembert_model::model::Model;

use crate::formulation::Formulation;
use crate::suits::sweeps;
use crate::{delassus, embedding, kkt};

impl Formulation {
    /// What `auto` takes for a model where sweeps over bodies pay, and why; nothing where matrices do. The choice is by work, counted from
    /// where bodies, joints and entries stand: no number of variables is large or small by itself.
    pub fn chosen(model: &Model) -> Option<(Self, String)> {
        if sweeps(model) {
            let bodies = model.mechanism.as_ref().map_or(0, |m| m.bodies.len());
            let why = format!("tree (chosen for {bodies} bodies without loops: one sweep per state)");
            return Some((Self::Tree, why));
        }
        let embedding = embedding::work(model).map(|(work, why)| (work, Self::Embedding, why));
        let delassus = delassus::work(model).map(|(work, why)| (work, Self::Delassus, why));
        let (work, method, why) = embedding.into_iter().chain(delassus).min_by_key(|found| found.0)?;
        (work < kkt::work(model)).then_some((method, why))
    }
}
