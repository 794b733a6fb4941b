//! Which joints of a model make up its tree, and which close loops: known from names alone, before anything is derived.
//!
//! The joints of the tree own variables, so that the choice comes first. It is a minimum spanning tree (Kruskal) of bodies and
//! joints in this order:
//!
//! 1. joints of inner modules before those of the modules that hold them: a module stands by itself, and it is the parent that
//!    closes loops across it;
//! 2. joints whose coordinate the user speaks of (a start value, an actuator, a joint that mimics or is mimicked);
//! 3. joints that hold much before those that hold little: a ball joint is the best one to cut;
//! 4. joints near the ground, so that depth is least; then by name, so that the same lines in another order have the same tree.
//!
//! Joints that turn about a point have coordinates of the second body in the first, and no others: one that the tree would pass
//! backwards comes last instead, if another way leads round.
//!
//! Joints marked `cut` are never in the tree. A body that only such joints hold moves by a free joint of its own: absolute
//! coordinates.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use dalembert_spec::order::{by_name, places_by_name};
use dalembert_spec::spec::{ActuatorTarget, JointKind, JointSpec, ModelSpec, ModuleSpec};

/// The name that stands for the inertial frame.
pub const GROUND: &str = "ground";

/// Modules that are looked at; more are an error elsewhere.
const MOST: usize = 1_000_000;
const DEEPEST: usize = 64;

/// What is special in one module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct OwnLoops {
    /// Joints that are constraints, by number.
    pub cut: Vec<usize>,
    /// Bodies that move by a free joint of their own, by number.
    pub freed: Vec<usize>,
}

/// The choice for all modules that have something special, by their prefix.
#[derive(Clone, Debug, Default)]
pub struct Topology {
    modules: HashMap<String, OwnLoops>,
}

struct Joint<'s> {
    module: usize,
    number: usize,
    spec: &'s JointSpec,
    ends: [usize; 2],
    driven: bool,
}

/// Bodies and joints by full name.
#[derive(Default)]
struct Survey<'s> {
    /// Prefix and depth.
    modules: Vec<(String, usize)>,
    /// Module and number in it.
    bodies: Vec<(usize, usize)>,
    places: HashMap<String, usize>,
    definitions: Vec<&'s ModuleSpec>,
}

impl Topology {
    /// What is special in the module of a prefix.
    pub fn module(&self, prefix: &str) -> OwnLoops {
        self.modules.get(prefix).cloned().unwrap_or_default()
    }

    /// The choice for a model.
    pub fn of(spec: &ModelSpec) -> Self {
        let mut count = Count::default();
        count.add(spec, spec.root.0, 1, 0);
        if count.modules > MOST || (count.joints <= count.bodies && !count.cut) {
            return Self::default();
        }
        let mut survey = Survey::default();
        survey.add(spec, spec.root.0, String::new(), 0);
        survey.choose()
    }
}

/// Numbers of things in a model; a tree has no more joints than bodies.
#[derive(Default)]
struct Count {
    modules: usize,
    bodies: usize,
    joints: usize,
    cut: bool,
}

impl Count {
    fn add(&mut self, spec: &ModelSpec, definition: usize, copies: usize, depth: usize) {
        self.modules = self.modules.saturating_add(copies);
        if depth > DEEPEST || self.modules > MOST {
            return;
        }
        let d = &spec.definitions[definition];
        self.bodies += copies * d.bodies.len();
        self.joints += copies * d.joints.len();
        self.cut |= d.joints.iter().any(|j| j.cut);
        for sub in &d.modules {
            let each = sub.repeat.as_ref().map_or(1, |r| r.value);
            self.add(spec, sub.definition.0, copies.saturating_mul(each), depth + 1);
        }
    }
}

impl<'s> Survey<'s> {
    fn add(&mut self, spec: &'s ModelSpec, definition: usize, prefix: String, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        let d = &spec.definitions[definition];
        let module = self.modules.len();
        for (number, body) in d.bodies.iter().enumerate() {
            let name = [prefix.as_str(), &body.name.value].concat();
            for frame in &body.frames {
                self.places.insert(format!("{name}.{}", frame.0.value), self.bodies.len());
            }
            self.places.insert(name, self.bodies.len());
            self.bodies.push((module, number));
        }
        self.modules.push((prefix.clone(), depth));
        self.definitions.push(d);
        for sub in &d.modules {
            match &sub.repeat {
                None => self.add(spec, sub.definition.0, format!("{prefix}{}.", sub.name.value), depth + 1),
                Some(copies) => (0..copies.value).for_each(|k| {
                    self.add(spec, sub.definition.0, format!("{prefix}{}[{k}].", sub.name.value), depth + 1);
                }),
            }
        }
        // A joint's name is a frame of its second body, unless something else has that name.
        for joint in &d.joints {
            let place = self.places.get(&[prefix.as_str(), &joint.between[1].value].concat()).copied();
            if let Some(place) = place {
                self.places.entry([prefix.as_str(), &joint.name.value].concat()).or_insert(place);
            }
        }
    }

    /// Joints whose ends exist; the ground is one past the last body.
    fn joints(&self) -> Vec<Joint<'s>> {
        let mut joints = Vec::new();
        for (module, (prefix, _)) in self.modules.iter().enumerate() {
            let d = self.definitions[module];
            let end = |name: &str| match name {
                GROUND => Some(self.bodies.len()),
                _ => self.places.get(&[prefix.as_str(), name].concat()).copied(),
            };
            let named = spoken_of(d);
            for (number, spec) in d.joints.iter().enumerate() {
                let [Some(first), Some(second)] = [0, 1].map(|i| end(&spec.between[i].value)) else { continue };
                let driven = has_values(spec) || named.contains(spec.name.value.as_str());
                joints.push(Joint { module, number, spec, ends: [first, second], driven });
            }
        }
        joints
    }

    fn choose(&self) -> Topology {
        let joints = self.joints();
        let distance = self.distances(&joints);
        let full: Vec<String> =
            joints.iter().map(|j| [&self.modules[j.module].0, j.spec.name.value.as_str()].concat()).collect();
        let place = places_by_name(&full.iter().map(String::as_str).collect::<Vec<_>>());
        let mut order: Vec<usize> = (0..joints.len()).filter(|&j| !joints[j].spec.cut).collect();
        let mut last: HashSet<usize> = HashSet::new();
        let (mut sets, mut cut) = loop {
            order.sort_by_key(|&j| {
                let joint = &joints[j];
                let near = joint.ends.map(|e| distance[e]);
                let depth = Reverse(self.modules[joint.module].1);
                (last.contains(&j), depth, !joint.driven, looseness(joint.spec), near[0].min(near[1]), place[j])
            });
            let mut sets = Sets::new(self.bodies.len() + 1);
            let (tree, cut): (Vec<usize>, Vec<usize>) = order.iter().partition(|&&j| sets.join(joints[j].ends));
            let before = last.len();
            last.extend(self.backwards(&joints, &tree));
            if last.len() == before {
                break (sets, cut);
            }
        };
        let mut chosen = Topology::default();
        cut.extend((0..joints.len()).filter(|&j| joints[j].spec.cut));
        for &j in &cut {
            chosen.entry(&self.modules[joints[j].module].0).cut.push(joints[j].number);
        }
        self.free(&joints, &cut, &mut sets, &mut chosen);
        chosen.modules.values_mut().for_each(|m| {
            m.cut.sort_unstable();
            m.freed.sort_unstable();
        });
        chosen
    }

    /// Joints of a tree that turn about a point and are passed from their second body to their first.
    fn backwards(&self, joints: &[Joint<'_>], tree: &[usize]) -> Vec<usize> {
        let ground = self.bodies.len();
        let mut at = vec![Vec::new(); ground + 1];
        tree.iter().for_each(|&j| joints[j].ends.iter().for_each(|&end| at[end].push(j)));
        let mut reached = vec![false; ground + 1];
        reached[ground] = true;
        let (mut queue, mut next, mut found) = (vec![ground], 0, Vec::new());
        while let Some(&from) = queue.get(next) {
            next += 1;
            for &j in &at[from] {
                let [first, second] = joints[j].ends;
                let to = if first == from { second } else { first };
                if reached[to] {
                    continue;
                }
                reached[to] = true;
                queue.push(to);
                if to == first && looseness(joints[j].spec) >= 3 {
                    found.push(j);
                }
            }
        }
        found
    }

    /// Frees the first body, by name, of each part that only cut joints hold.
    fn free(&self, joints: &[Joint<'_>], cut: &[usize], sets: &mut Sets, chosen: &mut Topology) {
        let ground = self.bodies.len();
        let mut held: Vec<bool> = vec![false; ground + 1];
        for &j in cut {
            for end in joints[j].ends {
                held[sets.root(end)] = true;
            }
        }
        let full = |&(module, number): &(usize, usize)| {
            [&self.modules[module].0, self.definitions[module].bodies[number].name.value.as_str()].concat()
        };
        let full: Vec<String> = self.bodies.iter().map(full).collect();
        let mut order: Vec<usize> = (0..full.len()).collect();
        order.sort_by(|&a, &b| by_name(&full[a], &full[b]));
        for body in order {
            let (module, number) = self.bodies[body];
            let root = sets.root(body);
            if root != sets.root(ground) && held[root] {
                sets.join([body, ground]);
                chosen.entry(&self.modules[module].0).freed.push(number);
            }
        }
    }

    /// Joints between each body and the ground, at least.
    fn distances(&self, joints: &[Joint<'_>]) -> Vec<usize> {
        let ground = self.bodies.len();
        let mut neighbours = vec![Vec::new(); ground + 1];
        for j in joints {
            let [a, b] = j.ends;
            neighbours[a].push(b);
            neighbours[b].push(a);
        }
        let mut distance = vec![usize::MAX; ground + 1];
        let mut queue = vec![ground];
        distance[ground] = 0;
        let mut next = 0;
        while next < queue.len() {
            let at = queue[next];
            next += 1;
            for &other in &neighbours[at] {
                if distance[other] == usize::MAX {
                    distance[other] = distance[at] + 1;
                    queue.push(other);
                }
            }
        }
        distance
    }
}

impl Topology {
    fn entry(&mut self, prefix: &str) -> &mut OwnLoops {
        self.modules.entry(prefix.to_owned()).or_default()
    }
}

/// The joints of a module whose coordinates its other tables speak of.
fn spoken_of(module: &ModuleSpec) -> HashSet<&str> {
    let mimicked = module.joints.iter().filter_map(|j| Some(j.mimic.as_ref()?.of.value.as_str()));
    let driven = module.actuators.iter().filter_map(|a| match &a.on {
        ActuatorTarget::Joint(on) => Some(on.value.as_str()),
        _ => None,
    });
    let pushed = module.forces.iter().map(|f| f.0.value.as_str());
    let whole = |name: &'_ str| name.split_once('.').map_or(name, |n| n.0).len();
    mimicked.chain(driven).chain(pushed).flat_map(|n| [n, &n[..whole(n)]]).collect()
}

/// Whether the user speaks of a joint's coordinate at the joint itself.
fn has_values(joint: &JointSpec) -> bool {
    !joint.start.is_empty() || !joint.start_rate.is_empty() || joint.mimic.is_some() || joint.armature.is_some()
}

/// Joints that hold little come last.
fn looseness(joint: &JointSpec) -> u8 {
    match joint.kind.value {
        JointKind::Fixed => 0,
        JointKind::Revolute | JointKind::Prismatic | JointKind::Helical => 1,
        JointKind::Cylindrical | JointKind::Universal | JointKind::Planar => 2,
        JointKind::Spherical => 3,
        JointKind::Free => 4,
    }
}

/// Disjoint sets by union and path halving.
struct Sets(Vec<usize>);

impl Sets {
    fn new(n: usize) -> Self {
        Self((0..n).collect())
    }

    fn root(&mut self, mut x: usize) -> usize {
        while self.0[x] != x {
            self.0[x] = self.0[self.0[x]];
            x = self.0[x];
        }
        x
    }

    /// Whether the two were apart.
    fn join(&mut self, [a, b]: [usize; 2]) -> bool {
        let (a, b) = (self.root(a), self.root(b));
        self.0[a] = b;
        a != b
    }
}
