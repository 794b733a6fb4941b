//! Robots in URDF, the XML format of ROS: links and joints that form a tree.
//!
//! | step | file |
//! |---|---|
//! | text → elements with places (`document`): plain files quickly, all others after a look at limits | `quick`, `scan`, `xml` |
//! | numbers in attributes, elements that stand once | `values` |
//! | a link → [`BodySpec`](dalembert_spec::spec::BodySpec) | `link` |
//! | `<visual>` → [`ShapeSpec`](dalembert_spec::spec::ShapeSpec) | `visual` |
//! | a joint → [`JointSpec`](dalembert_spec::spec::JointSpec) | `joint` |
//! | one root, no circles | `tree` |
//! | names that formulas can speak of | `names` |
//! | what has no effect, counted | `notes` |
//!
//! A link's frame is that of the joint that carries it; `origin` of the joint places it on the parent: the joint has
//! frames [origin, identity], and its axis is seen from there. Gravity is 9.81 m/s² along −z. The root link is held by a
//! joint `root`, fixed or free, unless the base is left open; where a joint of the robot is called so, by `root_2`.

pub(crate) mod document;
mod joint;
mod link;
mod names;
mod notes;
mod quick;
mod scan;
mod tree;
mod values;
mod visual;
mod xml;

use std::collections::HashMap;

use dalembert_spec::spec::{
    Base, FramePose, JointKind, JointSpec, ModuleSpec, Number, Placement, SourceId, Span, Spanned,
};

use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use crate::native::fields::Reader;
use crate::native::formula::Namespace;
use crate::native::module::FileContent;
use crate::tolerances::defaults::GRAVITY;
use document::{Document, Element};
use notes::Notes;

/// The joint that holds the root link, if no joint of the robot is called so.
const ROOT: &str = "root";

/// Reads one robot: what is wrong with it so far, and what has no effect.
struct Importer<'d> {
    reader: Reader<'d>,
    notes: Notes,
    /// Colours by name.
    materials: HashMap<&'d str, [f64; 3]>,
    /// Whether joints follow others.
    follow: bool,
}

/// Reads a text as URDF, with or without joints that follow others; also what is wrong with it, and how many faults more.
pub fn read(source: SourceId, text: &str, base: Base, follow: bool) -> (FileContent, Vec<Diagnostic>, usize) {
    let mut content = FileContent::default();
    content.module.span = first_line(source, text);
    let document = match document(source, text) {
        Ok(document) => document,
        Err(fault) => return (content, vec![*fault], 0),
    };
    let mut importer =
        Importer { reader: Reader::new(source, text), notes: Notes::default(), materials: HashMap::new(), follow };
    importer.robot(document.root(), base, &mut content);
    content.module.import_notes = importer.notes.finish();
    let Reader { faults, left_out, .. } = importer.reader;
    (content, faults, left_out)
}

/// The text as elements: quickly, if it is plain.
pub(crate) fn document(source: SourceId, text: &str) -> Result<Document<'_>, Box<Diagnostic>> {
    match quick::parse(source, text) {
        Some(document) => Ok(document),
        None => scan::check(source, text).and_then(|()| xml::parse(source, text)),
    }
}

fn first_line(source: SourceId, text: &str) -> Span {
    let end = text.find('\n').unwrap_or(text.len());
    Span::new(source, 0, text[..end].trim_end_matches('\r').len())
}

impl<'d> Importer<'d> {
    fn robot(&mut self, robot: Element<'d>, base: Base, content: &mut FileContent) {
        if robot.name() != "robot" {
            self.wrong_root(robot);
            return;
        }
        content.title = robot.attribute("name").map(|name| name.value.to_owned());
        content.module.span = robot.tag();
        self.attributes(robot, &["name", "version", "type"]);
        self.materials = visual::materials(robot);
        let module = &mut content.module;
        let links = robot.children().filter(|element| element.name() == "link").count();
        module.bodies.reserve(links);
        module.joints.reserve(links);
        for element in self.elements(robot) {
            match element.name() {
                "link" => module.bodies.extend(self.link(element)),
                "joint" => module.joints.extend(self.joint(element)),
                "material" if visual::color(element).is_some() => {}
                _ => self.unused(element, &["link", "joint"]),
            }
        }
        self.judge(module);
        self.mimics(module);
        if !self.reader.faults.is_empty() {
            return;
        }
        if let Some(root) = self.tree(module, robot) {
            self.rename(module);
            self.hold(module, root, base);
            self.reader.joint_names(module, &Namespace::default());
            module.gravity = Some(gravity(robot.tag()));
        }
    }

    /// Adds the joint that holds the root link, before all others. The robot's own joints keep their names.
    fn hold(&mut self, module: &mut ModuleSpec, root: usize, base: Base) {
        let kind = match base {
            Base::Fixed => JointKind::Fixed,
            Base::Free => JointKind::Free,
            Base::Open => return,
        };
        let link = module.bodies[root].name.clone();
        let name = names::free_name(module, ROOT);
        if name != ROOT {
            self.notes.say("names of the joint that holds the root link", link.span, || {
                format!("the joint that holds the root link is called {} here", quoted(&name))
            });
        }
        let spanned = |value: &str| Spanned { value: value.to_owned(), span: link.span };
        let kind = Spanned { value: kind, span: link.span };
        let joint = plain_joint(spanned(&name), kind, [spanned("ground"), link.clone()], HERE);
        module.joints.insert(0, joint);
    }

    fn wrong_root(&mut self, element: Element<'d>) {
        let message = format!("the file holds {}, not a robot", quoted(&format!("<{}>", element.name())));
        let fault = Diagnostic::at(Code::Syntax, element.tag(), message).label("`<robot>` is wanted here");
        self.reader.report(match element.name() {
            "mujoco" => fault.help("this is an MJCF file; MJCF files are not available in this version"),
            "sdf" | "model" | "world" => fault.help("this is an SDF file; SDF files are not available in this version"),
            _ => fault.help("a URDF file has the form <robot name=\"…\"> <link …/> <joint …/> … </robot>"),
        });
    }
}

fn gravity(span: Span) -> Spanned<[Number; 3]> {
    Spanned { value: [0.0, 0.0, GRAVITY].map(|g| Number::Value(g, span)), span }
}

/// The frame of the body itself.
const HERE: FramePose = FramePose { at: None, rotation: None };

/// A joint at this place on its parent, of which nothing more is said.
fn plain_joint(
    name: Spanned<String>,
    kind: Spanned<JointKind>,
    between: [Spanned<String>; 2],
    origin: FramePose,
) -> JointSpec {
    JointSpec {
        name,
        alias: None,
        kind,
        between,
        placement: Placement::Frames(Box::new([origin, HERE])),
        axis: None,
        second_axis: None,
        pitch: None,
        start: Vec::new(),
        start_rate: Vec::new(),
        fixed: None,
        range: None,
        velocity_limit: None,
        effort_limit: None,
        damping: None,
        friction: None,
        stiffness: None,
        rest: None,
        armature: None,
        mimic: None,
        cut: false,
    }
}
