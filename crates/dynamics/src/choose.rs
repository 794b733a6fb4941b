//! What `auto` takes.

use dalembert_model::model::Model;

use crate::formulation::Formulation;
use crate::suits::sweeps;
use crate::{delassus, embedding};

impl Formulation {
    /// What `auto` takes for a model where sweeps over bodies pay, and why; nothing where matrices do.
    pub fn chosen(model: &Model) -> Option<(Self, String)> {
        if sweeps(model) {
            let bodies = model.mechanism.as_ref().map_or(0, |m| m.bodies.len());
            let why = format!("tree (chosen for {bodies} bodies without loops: one sweep per state)");
            return Some((Self::Tree, why));
        }
        let embedding = embedding::suits(model).map(|why| (Self::Embedding, why));
        embedding.or_else(|| delassus::suits(model).map(|why| (Self::Delassus, why)))
    }
}
