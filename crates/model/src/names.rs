//! A model's names in one table, made when the first is looked for: finding all names of a state takes work by the name.

use std::collections::HashMap;
use std::sync::OnceLock;

use dalembert_mechanism::Mechanism;

/// Numbers by name; where two have one name, the first counts.
#[derive(Debug, Default)]
pub struct Names(OnceLock<Table>);

impl Names {
    /// The table, made if it is not there.
    pub(crate) fn table(&self, make: impl FnOnce() -> Table) -> &Table {
        self.0.get_or_init(make)
    }
}

/// Where what has a name stands.
#[derive(Debug, Default)]
pub(crate) struct Table {
    /// Columns of variables by name, and by that of their quasi-velocities.
    pub variables: HashMap<String, Vec<usize>>,
    /// Inputs.
    pub inputs: HashMap<String, usize>,
    /// Places in the state of coordinates of joints in the tree.
    pub coordinates: HashMap<String, usize>,
    /// Joints of the tree.
    pub joints: HashMap<String, usize>,
    /// Joints that close loops.
    pub closures: HashMap<String, usize>,
    /// Coordinates and velocities of these: joint, number, whether it is a velocity.
    pub closing: HashMap<String, (usize, usize, bool)>,
}

impl Table {
    /// Of variables by name and quasi-velocity, of inputs, and of joints.
    pub fn of<'n>(
        variables: impl Iterator<Item = (&'n String, Option<&'n String>)>,
        inputs: impl Iterator<Item = &'n String>,
        mechanism: Option<&Mechanism>,
    ) -> Self {
        let mut table = Self::default();
        for (column, (name, quasi)) in variables.enumerate() {
            for word in std::iter::once(name).chain(quasi.filter(|quasi| *quasi != name)) {
                table.variables.entry(word.clone()).or_default().push(column);
            }
        }
        inputs.enumerate().for_each(|(k, input)| first(&mut table.inputs, input.clone(), k));
        if let Some(m) = mechanism {
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
