//! What an import leaves out or changes, counted so that a robot with a thousand meshes says so in one line.

use std::collections::HashMap;

use dalembert_spec::spec::{ImportNote, Span};

use crate::excerpt::quoted;

/// Kinds of things that are counted apart at most.
const MOST_GROUPS: usize = 200;
/// Notes of one kind that name their subject.
const MOST_NAMED: usize = 20;

/// Notes so far.
#[derive(Default)]
pub struct Notes {
    groups: Vec<Group>,
    index: HashMap<String, usize>,
    /// Things of further kinds.
    rest: usize,
    rest_span: Span,
    named: Vec<ImportNote>,
    /// Named notes beyond the limit, by what they are about and whether they alter the robot.
    more: HashMap<(&'static str, bool), (usize, Span)>,
    counts: HashMap<&'static str, usize>,
}

struct Group {
    what: String,
    count: usize,
    span: Span,
}

impl Notes {
    /// One more of what has no effect.
    pub fn count(&mut self, what: String, span: Span) {
        if let Some(&known) = self.index.get(&what) {
            self.groups[known].count += 1;
        } else if self.groups.len() < MOST_GROUPS {
            self.index.insert(what.clone(), self.groups.len());
            self.groups.push(Group { what, count: 1, span });
        } else {
            self.rest += 1;
            self.rest_span = span;
        }
    }

    /// A note on one link or joint; `about` says what kind of note it is.
    pub fn say(&mut self, about: &'static str, span: Span, text: impl FnOnce() -> String) {
        self.named(about, span, text, false);
    }

    /// The same of a link or joint that becomes another one than the file says.
    pub fn alter(&mut self, about: &'static str, span: Span, text: impl FnOnce() -> String) {
        self.named(about, span, text, true);
    }

    fn named(&mut self, about: &'static str, span: Span, text: impl FnOnce() -> String, alters: bool) {
        let count = self.counts.entry(about).or_default();
        *count += 1;
        if *count <= MOST_NAMED {
            self.named.push(ImportNote { span, text: text(), alters });
        } else {
            self.more.entry((about, alters)).or_insert((0, span)).0 += 1;
        }
    }

    /// All notes: what was changed, then what is not used, in the order of the file.
    pub fn finish(self) -> Vec<ImportNote> {
        let mut notes = self.named;
        let mut more: Vec<_> = self.more.into_iter().collect();
        more.sort_unstable();
        notes.extend(more.into_iter().map(|((about, alters), (count, span))| {
            let text = format!("{count} more: {about}");
            ImportNote { span, text, alters }
        }));
        notes.extend(self.groups.into_iter().map(|Group { what, count, span }| {
            let text = if count == 1 { what } else { format!("{what} ({count} times)") };
            ImportNote { span, text, alters: false }
        }));
        if self.rest > 0 {
            let text = format!("{} other things: not used", self.rest);
            notes.push(ImportNote { span: self.rest_span, text, alters: false });
        }
        notes
    }
}

/// Why an element has no effect.
pub fn reason(name: &str) -> &'static str {
    match name {
        "visual" | "material" | "texture" => "for looks only, not used",
        "collision" | "contact" | "contact_coefficients" | "self_collision_checking" | "collision_checking" => {
            "contact is not computed, not used"
        }
        "mesh" => "a shape in another file, not read",
        "transmission" | "actuator" | "safety_controller" | "calibration" | "ros2_control" => "control, not used",
        "gazebo" | "plugin" | "drake" | "mujoco" => "for another program, not used",
        "sensor" => "not used",
        _ => "not known, not used",
    }
}

/// An element for people: `<visual> of <link>`.
pub fn element(name: &str, parent: &str) -> String {
    format!("{} of {}: {}", quoted(&format!("<{name}>")), quoted(&format!("<{parent}>")), reason(name))
}
