//! Links and joints form a tree: every link but one has one joint that carries it, and no joint leads back.

use std::collections::{HashMap, HashSet};

use dalembert_spec::spec::{ModuleSpec, Spanned};

use super::Importer;
use super::document::Element;
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use dalembert_expr::did_you_mean;

/// Names that a suggestion is looked for among.
const MOST_CANDIDATES: usize = 2000;
/// Links that a message names.
const MOST_NAMED: usize = 5;

/// Names with their numbers.
type Numbers<'m> = HashMap<&'m str, usize>;

/// The joint that carries each link, and the link that it is carried by.
struct Carriers(Vec<Option<(usize, usize)>>);

impl<'d> Importer<'d> {
    /// The root link, if the links and joints form a tree; reports what does not.
    pub fn tree(&mut self, module: &ModuleSpec, robot: Element<'d>) -> Option<usize> {
        if module.bodies.is_empty() {
            let fault = Diagnostic::at(Code::Missing, robot.tag(), "the robot has no link").label("no link inside");
            self.reader.report(fault.help("add <link name=\"…\"/>"));
            return None;
        }
        let links = self.numbered(module.bodies.iter().map(|body| &body.name), "links");
        self.numbered(module.joints.iter().map(|joint| &joint.name), "joints");
        let carriers = self.carriers(module, &links);
        if !self.reader.faults.is_empty() {
            return None;
        }
        self.root(module, &carriers)
    }

    /// Names with their numbers; names given twice are reported.
    fn numbered<'m>(&mut self, names: impl Iterator<Item = &'m Spanned<String>>, what: &str) -> Numbers<'m> {
        let mut numbers = HashMap::with_capacity(names.size_hint().0);
        let mut spans = Vec::with_capacity(names.size_hint().0);
        for (number, name) in names.enumerate() {
            spans.push(name.span);
            let first = *numbers.entry(name.value.as_str()).or_insert(number);
            if first != number {
                let message = format!("two {what} are called {}", quoted(&name.value));
                let fault = Diagnostic::at(Code::NameClash, name.span, message).label("again");
                self.reader.report(fault.related(spans[first], "first here").help("rename one of the two"));
            }
        }
        numbers
    }

    /// Joints that follow joints which are not there move by themselves; one that nearly has the name of another was meant to follow it.
    pub fn mimics(&mut self, module: &mut ModuleSpec) {
        if module.joints.iter().all(|joint| joint.mimic.is_none()) {
            return;
        }
        let names: Vec<String> = module.joints.iter().map(|joint| joint.name.value.clone()).collect();
        let known: HashSet<&str> = names.iter().map(String::as_str).collect();
        for joint in &mut module.joints {
            let Some(of) = joint.mimic.as_ref().map(|mimic| &mimic.of).filter(|of| !known.contains(of.value.as_str()))
            else {
                continue;
            };
            let others =
                names.iter().map(String::as_str).filter(|name| *name != joint.name.value).take(MOST_CANDIDATES);
            let what = format!(
                "joint {} follows {}, but there is no such joint",
                quoted(&joint.name.value),
                quoted(&of.value)
            );
            if let Some(near) = did_you_mean(&of.value, others) {
                let fault = Diagnostic::at(Code::Tree, of.span, what).label("no such joint");
                let help =
                    format!("did you mean {}? With `--ignore mimic` all joints move by themselves", quoted(near));
                self.reader.report(fault.help(help));
                continue;
            }
            let about = "joints that follow joints which are not there: they move by themselves";
            self.notes.alter(about, of.span, || format!("{what}: it moves by itself"));
            joint.mimic = None;
        }
    }

    /// The link with a name; `joint` is the one that speaks of it, after what it says.
    fn look_up(&mut self, name: &Spanned<String>, numbers: &Numbers<'_>, [says, joint]: [&str; 2]) -> Option<usize> {
        let number = numbers.get(name.value.as_str()).copied();
        if number.is_none() && !self.reader.is_full() {
            let mut near: Vec<&str> = numbers.keys().copied().collect();
            near.sort_unstable();
            near.truncate(MOST_CANDIDATES);
            let near = did_you_mean(&name.value, near).map(|near| format!("did you mean {}?", quoted(near)));
            let what = format!("joint {} {says}", quoted(joint));
            let message = format!("{what} {}, but there is no such link", quoted(&name.value));
            let fault = Diagnostic::at(Code::Tree, name.span, message).label("no such link");
            self.reader.report(fault.help("add <link name=\"…\">, or correct the name").maybe_help(near));
        }
        number
    }

    fn carriers(&mut self, module: &ModuleSpec, links: &Numbers<'_>) -> Carriers {
        let mut carriers: Vec<Option<(usize, usize)>> = vec![None; module.bodies.len()];
        for (number, joint) in module.joints.iter().enumerate() {
            let [parent, child] = &joint.between;
            let parent = self.look_up(parent, links, ["has the parent", &joint.name.value]);
            let found = self.look_up(child, links, ["has the child", &joint.name.value]);
            let (Some(parent), Some(found)) = (parent, found) else { continue };
            if parent == found {
                let name = quoted(&joint.name.value);
                let message = format!("joint {name} joins link {} to itself", quoted(&child.value));
                let fault = Diagnostic::at(Code::Tree, child.span, message).label("the same link");
                self.reader.report(fault.help("parent and child must be two links"));
                continue;
            }
            if let Some((other, _)) = carriers[found] {
                let name = quoted(&joint.name.value);
                let first = &module.joints[other];
                let (link, other) = (quoted(&child.value), quoted(&first.name.value));
                let message = format!("link {link} is the child of two joints, {other} and {name}");
                let fault = Diagnostic::at(Code::Tree, child.span, message).label("carried again here");
                let fault = fault.related(first.between[1].span, "first carried here");
                self.reader.report(fault.help(
                    "URDF cannot close loops: remove one of the joints, include the robot in a native file, and add it there",
                ));
                continue;
            }
            carriers[found] = Some((number, parent));
        }
        Carriers(carriers)
    }

    /// The one link that nothing carries, if all others are reached from it.
    fn root(&mut self, module: &ModuleSpec, carriers: &Carriers) -> Option<usize> {
        let roots: Vec<usize> = (0..carriers.0.len()).filter(|&link| carriers.0[link].is_none()).collect();
        let name = |link: usize| quoted(&module.bodies[link].name.value);
        if roots.len() > 1 {
            let named: Vec<String> = roots.iter().take(MOST_NAMED).map(|&link| name(link)).collect();
            let more = if roots.len() > MOST_NAMED { ", …" } else { "" };
            let message = format!("the robot has {} roots: {}{more}", roots.len(), named.join(", "));
            let fault = Diagnostic::at(Code::Tree, module.bodies[roots[1]].name.span, message)
                .label("no joint carries this link");
            let fault = fault.related(module.bodies[roots[0]].name.span, "nor this");
            self.reader.report(fault.help("join them: every link but one must be the child of a joint"));
            return None;
        }
        if let Some(circle) = circle(carriers) {
            let names: Vec<String> = circle.iter().take(MOST_NAMED).map(|&link| name(link)).collect();
            let more = if circle.len() > MOST_NAMED { " → …" } else { "" };
            let message = format!("links carry each other in a circle: {}{more} → {}", names.join(" → "), names[0]);
            let (joint, _) = carriers.0[circle[0]]?;
            let fault =
                Diagnostic::at(Code::Tree, module.joints[joint].name.span, message).label("a joint of the circle");
            self.reader
                .report(fault.help("URDF cannot close loops: one of the links must be the root, or hang on another"));
            return None;
        }
        roots.first().copied()
    }
}

/// Links that carry each other, each before those it carries; `None` if every link hangs on a root.
fn circle(carriers: &Carriers) -> Option<Vec<usize>> {
    const NEW: usize = usize::MAX;
    // The walk from a link to its root marks every link with the walk's number.
    let mut walk_of = vec![NEW; carriers.0.len()];
    let mut path = Vec::new();
    for start in 0..carriers.0.len() {
        path.clear();
        let mut link = start;
        while walk_of[link] == NEW {
            walk_of[link] = start;
            path.push(link);
            match carriers.0[link] {
                Some((_, parent)) => link = parent,
                None => break,
            }
        }
        if walk_of[link] == start && path.last() != Some(&link) {
            let from = path.iter().position(|&l| l == link)?;
            let mut circle = path.split_off(from);
            circle.reverse();
            return Some(circle);
        }
    }
    None
}
