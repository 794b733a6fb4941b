//! Names that formulas can speak of: URDF allows any text, formulas need letters, digits and `_`.

use std::collections::{HashMap, HashSet};

use dalembert_spec::spec::{JointKind, JointSpec, ModuleSpec, Spanned};

use super::Importer;
use crate::excerpt::quoted;
use crate::native::formula::{is_identifier, reserved};

/// What bodies are fixed to, which is none of the robot's links.
const GROUND: &str = "ground";
/// The column of the energy in every result.
const ENERGY: &str = "energy";
/// Where the efforts of joints are set, as `tau.JOINT`: numbers of a joint that has several would be called like these.
const EFFORTS: &str = "tau";

/// Names that are taken, with how often a name derived from them was asked for.
struct Taken {
    names: HashSet<String>,
    derived: HashMap<String, usize>,
}

impl Importer<'_> {
    /// Gives every link and joint a usable name; changed names are noted.
    pub fn rename(&mut self, module: &mut ModuleSpec) {
        let bodies = self.new_names(module.bodies.iter().map(|body| &body.name), "link", &[GROUND, ENERGY]);
        let several = |joint: &JointSpec| matches!(joint.kind.value, JointKind::Free | JointKind::Planar);
        let crowded = module.joints.iter().any(|joint| joint.name.value == EFFORTS && several(joint));
        let kept: &[&str] = if crowded { &[ENERGY, EFFORTS] } else { &[ENERGY] };
        let joints = self.new_names(module.joints.iter().map(|joint| &joint.name), "joint", kept);
        for body in &mut module.bodies {
            body.alias = replace(&mut body.name, &bodies);
        }
        for joint in &mut module.joints {
            joint.alias = replace(&mut joint.name, &joints);
            joint.between.iter_mut().for_each(|end| drop(replace(end, &bodies)));
            if let Some(mimic) = &mut joint.mimic {
                replace(&mut mimic.of, &joints);
            }
        }
    }

    /// New names of those that need one. Names that can stay have precedence.
    fn new_names<'m>(
        &mut self,
        names: impl Iterator<Item = &'m Spanned<String>> + Clone,
        what: &str,
        kept: &[&str],
    ) -> HashMap<String, String> {
        let stays = |name: &str| usable(name) && !kept.contains(&name);
        if names.clone().all(|name| stays(&name.value)) {
            return HashMap::new();
        }
        let staying = names.clone().map(|name| name.value.as_str()).filter(|name| stays(name));
        let all = staying.chain(kept.iter().copied()).map(str::to_owned).collect();
        let mut taken = Taken { names: all, derived: HashMap::new() };
        let mut changed = HashMap::new();
        for name in names.filter(|name| !stays(&name.value)) {
            let new = taken.near(&name.value, what);
            let about = "names changed in the same way";
            self.notes
                .say(about, name.span, || format!("{what} {} is called {} here", quoted(&name.value), quoted(&new)));
            changed.insert(name.value.clone(), new);
        }
        changed
    }
}

impl Taken {
    /// A free name close to one that cannot be used.
    fn near(&mut self, name: &str, what: &str) -> String {
        let usable_letter = |c: char| if c.is_alphabetic() || c.is_ascii_digit() { c } else { '_' };
        let mut base: String = name.trim().chars().map(usable_letter).collect();
        if base.starts_with(|c: char| c.is_ascii_digit()) || !base.contains(char::is_alphanumeric) {
            base = format!("{what}_{base}");
        }
        if usable(&base) && self.names.insert(base.clone()) {
            return base;
        }
        loop {
            let count = self.derived.entry(base.clone()).or_insert(1);
            *count += 1;
            let name = format!("{base}_{count}");
            if self.names.insert(name.clone()) {
                return name;
            }
        }
    }
}

/// A name for what the robot's file does not name itself: this one, or with the first number that no joint has.
pub(super) fn free_name(module: &ModuleSpec, name: &str) -> String {
    let numbered = (2..).map(|k| format!("{name}_{k}"));
    let is_free = |name: &String| module.joints.iter().all(|joint| joint.name.value != *name);
    std::iter::once(name.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

/// Puts the new name; the old one, where nothing else is called so outside of formulas: `e` and `sin` mean something there only.
fn replace(name: &mut Spanned<String>, changed: &HashMap<String, String>) -> Option<Box<Spanned<String>>> {
    let new = changed.get(&name.value)?.clone();
    let old = std::mem::replace(&mut name.value, new);
    let other = !old.is_empty() && old != GROUND;
    other.then(|| Box::new(Spanned { value: old, span: name.span }))
}

/// Whether formulas can speak of it, and it means nothing else there.
fn usable(name: &str) -> bool {
    let plain = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    reserved(name).is_none() && (plain || is_identifier(name))
}
