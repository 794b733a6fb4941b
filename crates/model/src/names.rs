//! A model's names in one table, made when the first is looked for: finding all names of a state takes work by the name.

use std::collections::HashMap;
use std::sync::OnceLock;

use dalembert_mechanism::Mechanism;

use crate::model::Model;

/// Numbers by name; where two have one name, the first counts.
#[derive(Debug, Default)]
pub struct Names(OnceLock<Table>);

/// Where what has a name stands.
#[derive(Debug, Default)]
struct Table {
    /// Columns of variables by name, and by that of their quasi-velocities.
    variables: HashMap<String, Vec<usize>>,
    /// Inputs.
    inputs: HashMap<String, usize>,
    /// Places in the state of coordinates of joints in the tree.
    coordinates: HashMap<String, usize>,
    /// Joints of the tree.
    joints: HashMap<String, usize>,
    /// Joints that close loops.
    closures: HashMap<String, usize>,
    /// Coordinates and velocities of these: joint, number, whether it is a velocity.
    closing: HashMap<String, (usize, usize, bool)>,
}

impl Table {
    fn of(model: &Model) -> Self {
        let mut table = Self::default();
        for (column, v) in model.variables.iter().enumerate() {
            let quasi = v.quasi.iter().filter(|quasi| **quasi != v.name);
            for word in std::iter::once(&v.name).chain(quasi) {
                table.variables.entry(word.clone()).or_default().push(column);
            }
        }
        let inputs = model.inputs.iter().enumerate();
        inputs.for_each(|(k, input)| first(&mut table.inputs, input.name.clone(), k));
        if let Some(m) = &model.mechanism {
            table.take_joints(m);
        }
        table
    }

    fn take_joints(&mut self, m: &Mechanism) {
        for (k, joint) in m.joints.iter().enumerate() {
            first(&mut self.joints, joint.name.clone(), k);
            for (name, &place) in joint.coordinates.iter().zip(&joint.states) {
                first(&mut self.coordinates, name.clone(), place);
            }
        }
        for (k, closure) in m.closures.iter().enumerate() {
            first(&mut self.closures, closure.name.clone(), k);
            let name = |word: &str, prime: &str| [&closure.name, word, prime].concat();
            let coordinates = closure.coordinates.iter().enumerate();
            coordinates.for_each(|(i, c)| first(&mut self.closing, name(c.0, ""), (k, i, false)));
            // A rate as such, and where that is no coordinate, without its prime.
            for prime in ["'", ""] {
                let velocities = closure.velocities.iter().enumerate();
                velocities.for_each(|(i, v)| first(&mut self.closing, name(v.0, prime), (k, i, true)));
            }
        }
    }
}

fn first<T>(names: &mut HashMap<String, T>, name: String, found: T) {
    names.entry(name).or_insert(found);
}

impl Model {
    fn table(&self) -> &Table {
        self.names.0.get_or_init(|| Table::of(self))
    }

    /// Column and slot of a variable, of one of its rates, of its quasi-velocity or, as the slot of its order, of its highest derivative.
    pub fn find_slot(&self, name: &str) -> Option<(usize, usize)> {
        let columns = self.table().variables.get(name.trim_end_matches('\''))?;
        columns.iter().find_map(|&column| Some((column, self.variables[column].slot_called(name)?)))
    }

    /// The same without highest derivatives.
    pub fn find_variable(&self, name: &str) -> Option<(usize, usize)> {
        let columns = self.table().variables.get(name.trim_end_matches('\''))?;
        let own = |v: &crate::model::Variable| v.slot_called(name).filter(|&slot| slot < v.order as usize);
        columns.iter().find_map(|&column| Some((column, own(&self.variables[column])?)))
    }

    /// Place in the state vector by name: a variable, a rate, a quasi-velocity or a joint's coordinate.
    pub fn find_state(&self, name: &str) -> Option<usize> {
        match self.find_variable(name) {
            Some((variable, slot)) => Some(self.variables[variable].state[slot]),
            None => self.table().coordinates.get(name).copied(),
        }
    }

    /// An input by its full name.
    pub fn find_input(&self, name: &str) -> Option<usize> {
        self.table().inputs.get(name).copied()
    }

    /// A joint of the tree by its full name.
    pub fn find_joint(&self, name: &str) -> Option<usize> {
        self.table().joints.get(name).copied()
    }

    /// A joint that closes a loop by its full name.
    pub fn find_closure(&self, name: &str) -> Option<usize> {
        self.table().closures.get(name).copied()
    }

    /// A coordinate or velocity of a joint that closes a loop by its name: joint, number, whether it is a velocity.
    pub fn find_closing(&self, name: &str) -> Option<(usize, usize, bool)> {
        self.table().closing.get(name).copied()
    }
}
