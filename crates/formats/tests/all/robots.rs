//! Robots in URDF: what is read of them, and that native files written from them say the same.

use std::fmt::Write as _;
use std::path::Path;

use dalembert_formats::{Diagnostics, ReadOptions, read_model, read_text, read_text_with, write_model};
use dalembert_spec::spec::{
    ActuatorTarget, Base, InertiaSpec, JointKind, ModelSpec, ModuleSpec, Number, Placement, SourceId, Span, Spanned,
};

const ROBOTS: [&str; 4] = ["panda", "ur5", "anymal", "simple_humanoid"];

fn robot(name: &str) -> ModelSpec {
    let path = format!("../../examples/robots/{name}.urdf");
    read_model(Path::new(&path)).unwrap_or_else(|faults| panic!("{path}:\n{faults}"))
}

fn read(text: &str) -> ModelSpec {
    read_text("test.urdf", text).unwrap_or_else(|faults| panic!("{faults}"))
}

fn native(text: &str) -> ModelSpec {
    read_text("test.toml", text).unwrap_or_else(|faults| panic!("{faults}\n{text}"))
}

fn top(spec: &ModelSpec) -> &ModuleSpec {
    &spec.definitions[spec.root.0]
}

fn value(number: &Number) -> f64 {
    match number {
        Number::Value(value, _) => *value,
        Number::Formula(formula) => panic!("a formula: {}", formula.ast.text()),
    }
}

fn notes(spec: &ModelSpec) -> Vec<&str> {
    top(spec).import_notes.iter().map(|note| note.text.as_str()).collect()
}

/// Everything said of bodies and joints, numbers by their bits, without the places where it stands.
fn said(module: &ModuleSpec) -> String {
    let text = format!("{:?} {:?} {:?}", module.gravity, module.bodies, module.joints);
    let text = text.replace("Value(", "\u{1}Value(");
    let mut out = String::new();
    for part in text.split('\u{1}') {
        match part.strip_prefix("Value(").and_then(|rest| rest.split_once(", Span")) {
            Some((number, rest)) => {
                let number: f64 = number.parse().expect("a number");
                write!(out, "{:016x}{}", number.to_bits(), without_spans(&format!(", Span{rest}"))).expect("text");
            }
            None => out += &without_spans(part),
        }
    }
    out
}

fn without_spans(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("Span {") {
        out += &rest[..at];
        let end = rest[at..].find('}').expect("a span ends");
        rest = &rest[at + end + 1..];
    }
    out + rest
}

#[test]
fn spans_are_taken_out_and_bits_stay() {
    let span = Span { source: SourceId::default(), start: 3, end: 4 };
    let both = |x: f64| {
        let gravity = Spanned { value: [0.0, 1.0, x].map(|x| Number::Value(x, span)), span };
        let module = ModuleSpec { gravity: Some(gravity), ..ModuleSpec::default() };
        said(&module)
    };
    assert!(!both(2.0).contains("start"));
    assert_ne!(both(0.0), both(-0.0));
    assert_ne!(both(2.0), both(2.0 + 4.0 * f64::EPSILON));
}

/// Links, joints by type and the total mass, counted in the files by other means.
#[test]
fn robots_are_read_whole() {
    for name in ROBOTS {
        let spec = robot(name);
        let module = top(&spec);
        let text = &spec.sources.files[0].text;
        let document = roxmltree::Document::parse(text).expect("XML");
        let children = |tag: &'static str| document.root_element().children().filter(move |n| n.has_tag_name(tag));
        assert_eq!(spec.title.as_deref(), document.root_element().attribute("name"));
        assert_eq!(module.bodies.len(), children("link").count(), "{name}");
        assert_eq!(module.joints.len(), children("joint").count() + 1, "{name}");
        let of_type =
            |types: &[&str]| children("joint").filter(|j| types.contains(&j.attribute("type").unwrap_or(""))).count();
        let of_kind = |kind| module.joints[1..].iter().filter(|joint| joint.kind.value == kind).count();
        assert_eq!(of_kind(JointKind::Revolute), of_type(&["revolute", "continuous"]), "{name}");
        assert_eq!(of_kind(JointKind::Prismatic), of_type(&["prismatic"]), "{name}");
        assert_eq!(of_kind(JointKind::Fixed), of_type(&["fixed"]), "{name}");
        let masses =
            document.descendants().filter(|n| n.has_tag_name("mass")).map(|n| n.attribute("value").expect("value"));
        let wanted: f64 = masses.map(|m| m.parse::<f64>().expect("a number")).sum();
        let found: f64 = module.bodies.iter().filter_map(|body| body.mass.as_ref()).map(value).sum();
        assert!((found - wanted).abs() < 1e-12 * wanted, "{name}: {found} is not {wanted}");
    }
}

/// Robots whose loops are closed elsewhere; bodies and joints counted in the files.
#[test]
fn parallel_robots_are_read() {
    for (name, links, joints) in [("robot_delta", 16, 15), ("digit_like", 36, 35), ("disney_like", 36, 35)] {
        let path = format!("tests/data/loops/{name}.urdf");
        let spec = read_model(Path::new(&path)).unwrap_or_else(|faults| panic!("{path}:\n{faults}"));
        let text = &spec.sources.files[0].text;
        assert_eq!((text.matches("<link ").count(), text.matches("<joint ").count()), (links, joints), "{name}");
        assert_eq!((top(&spec).bodies.len(), top(&spec).joints.len()), (links, joints + 1), "{name}");
        assert_eq!(said(top(&spec)), said(top(&native(&write_model(&spec).text))), "{name}");
    }
}

/// Forms of XML and of numbers that other programs write.
#[test]
fn harmless_forms_are_read() {
    let text = "\u{feff}<?xml version=\"1.0\" encoding=\"utf-8\" standalone='yes'?>\r\n<!-- <robot> & -->\r\n\
        <robot name='n' xmlns=\"http://www.ros.org\" xmlns:s='http://s'>\r\n\t<?pi?><s:extra/>\r\n\
        <link name='a'><![CDATA[ ]]><inertial><origin xyz='\n+1.5\t.5  5.\n'/><mass value='&#49;e0'/>\
        <inertia ixx='1E-1' iyy='1e-1' izz='0.1' ixy='0' ixz='-0' iyz='0'/></inertial></link></robot>\r\n<!-- end -->";
    let spec = read(text);
    let body = &top(&spec).bodies[0];
    assert_eq!(body.com.as_ref().map(|com| com.each_ref().map(value)), Some([1.5, 0.5, 5.0]));
    assert_eq!(body.mass.as_ref().map(value), Some(1.0));
    assert_eq!(notes(&spec), ["`<extra>` of `<robot>`: not known, not used"]);
}

/// Blank lines before the declaration and `--` in comments, which other programs let pass, are no faults; what comments hold is not read.
#[test]
fn comments_and_declarations_as_people_write_them() {
    let body = "<robot name='n'><link name='a'><inertial><mass value='2'/><inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' \
                iyz='0'/></inertial></link></robot>";
    let plain = said(top(&read(body)));
    for before in [
        "\n\n<?xml version='1.0'?>\n",
        "<!------ arm -- of ärm ------>",
        "<!-- <link name='x'> -- & < -->\n",
        " \n<?xml version='1.0' encoding='utf-8'?><!-- -- -->",
    ] {
        for inside in ["", "<!-- == -- == -->", "<!--\n<joint name=\"j\"> --- </joint>\n---->"] {
            let text = format!("{before}{}", body.replace("<inertial>", &format!("{inside}<inertial>")));
            let spec = read(&text);
            assert_eq!(said(top(&spec)), plain, "{text}");
            assert_eq!(notes(&spec), [""; 0], "{text}");
        }
    }
    // What is wrong is still shown at its place.
    let faults =
        read_text("n.urdf", "\n<!-- a -- b -->\n<robot name='n'>\n  <link nam='a'/></robot>").expect_err("no name");
    assert!(faults.render(false).contains("n.urdf:4:9"), "{faults}");
    for hidden in [
        "<robot name='n'><link name='a'/><!-- -- </robot>",
        "<!-- <robot/> -- -->",
        "<robot><!-- -- --><link name='a' name='b'/></robot>",
    ] {
        assert!(read_text("n.urdf", hidden).is_err(), "{hidden}");
    }
}

/// What published robots leave out or put in the wrong place, and other programs take: the same link or joint as without it, and a note.
#[test]
fn incomplete_robots_are_taken_as_by_other_programs() {
    let robot = |link: &str, joint: &str| {
        read(&format!(
            "<robot name='n'><link name='a'/><link name='b'>{link}</link><joint name='j' type='continuous'><parent link='a'/>\
             <child link='b'/>{joint}</joint></robot>"
        ))
    };
    let inertia = "<inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' iyz='0'/>";
    let (origin, mass) = ("<origin xyz='0 0 1'/>", "<mass value='2'/>");
    let inertial = |inside: &[&str]| format!("<inertial>{}</inertial>", inside.concat());
    let whole = inertial(&[origin, mass, inertia]);
    for (link, joint, same, altered, words) in [
        (format!("{origin}{whole}"), "", whole.clone(), false, "directly in link `b`"),
        (inertial(&[origin, mass, mass, inertia]), "", whole.clone(), false, "given twice, with the same words"),
        (format!("{whole}{whole}"), "", whole.clone(), false, "given twice, with the same words"),
        (
            inertial(&[origin, inertia]),
            "",
            String::new(),
            true,
            "link `b` has no `<mass>`: the link is taken as one without",
        ),
        (inertial(&[origin]), "", String::new(), false, "has neither"),
        (
            whole.clone(),
            "<mimic joint='elsewhere'/>",
            whole.clone(),
            true,
            "`j` follows `elsewhere`, but there is no such joint: it moves by itself",
        ),
    ] {
        let spec = robot(&link, joint);
        assert_eq!(said(top(&spec)), said(top(&robot(&same, ""))), "{link} {joint}");
        let [note] = top(&spec).import_notes.as_slice() else { panic!("{:?}", notes(&spec)) };
        assert!(note.text.contains(words) && note.alters == altered, "{note:?}");
    }
    let point = robot(&inertial(&[origin, mass]), "");
    let body = &top(&point).bodies[1];
    assert_eq!(
        (body.mass.as_ref().map(value), body.inertia.is_some(), body.com.as_ref().map(|c| value(&c[2]))),
        (Some(2.0), false, Some(1.0))
    );
    assert!(top(&point).import_notes[0].alters, "{:?}", notes(&point));
}

/// What the specification says of the kinds of joints and of limits that are not given.
#[test]
fn kinds_and_limits() {
    let read_joint = |kind: &str, inner: &str| {
        let spec = read(&format!(
            "<robot name='n'><link name='a'/><link name='b'/><joint name='j' type='{kind}'><parent link='a'/><child link='b'/>\
             {inner}</joint></robot>"
        ));
        let joint = top(&spec).joints[1].clone();
        (joint, notes(&spec).into_iter().map(str::to_owned).collect::<Vec<_>>())
    };
    let range = |inner: &str| read_joint("revolute", inner).0.range.map(|range| range.each_ref().map(value));
    assert_eq!(range("<limit lower='-1' upper='2'/>"), Some([-1.0, 2.0]));
    assert_eq!(range("<limit lower='-1'/>"), Some([-1.0, 0.0]));
    assert_eq!(range("<limit upper='2'/>"), Some([0.0, 2.0]));
    assert_eq!(range("<limit effort='1'/>"), None);
    let (joint, told) = read_joint("revolute", "");
    assert_eq!(joint.axis.map(|axis| axis.each_ref().map(value)), Some([1.0, 0.0, 0.0]));
    assert_eq!(told, ["joint `j` has no `<limit>`: its motion does not end anywhere"]);
    let (joint, told) = read_joint("continuous", "<limit lower='0' upper='1' effort='3'/><axis xyz='0 2 0'/>");
    assert_eq!((joint.kind.value, joint.range.is_none()), (JointKind::Revolute, true));
    assert_eq!(joint.effort_limit.as_ref().map(value), Some(3.0));
    assert_eq!(told.len(), 2, "{told:?}");
    let (joint, told) = read_joint("floating", "<axis xyz='0 0 0'/><dynamics damping='1'/>");
    assert_eq!((joint.kind.value, joint.axis.is_none(), joint.damping.is_none()), (JointKind::Free, true, true));
    assert_eq!(
        told,
        [
            "`<axis>` of a floating joint: without effect, not used",
            "`<dynamics>` of a floating joint: without effect, not used"
        ]
    );
    assert_eq!(read_joint("planar", "<axis xyz='0 0 1'/>").0.kind.value, JointKind::Planar);
    let mimic = read_joint("prismatic", "<limit upper='1'/>").0.mimic;
    assert!(mimic.is_none());
}

/// Numbers from a seed, xorshift.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// Any finite number, more often an ordinary one; as the shortest text, with all digits, or with more than needed.
    fn number(&mut self) -> String {
        let x = match self.below(4) {
            0 => f64::from_bits(self.next()),
            1 => self.below(7) as f64 - 3.0,
            _ => (self.next() as i64 as f64) / 2.0_f64.powi(62),
        };
        let x = if x.is_finite() { x } else { 0.5 };
        match self.below(3) {
            0 => format!("{x:?}"),
            1 => format!("{x:e}"),
            _ => format!("{x:.25e}"),
        }
    }

    fn numbers(&mut self, n: usize) -> String {
        (0..n).map(|_| self.number()).collect::<Vec<_>>().join(" ")
    }

    /// A tree of links with all that URDF can say of their joints.
    fn robot(&mut self) -> String {
        let mut text = String::from("<robot name='random'><link name='l0'/>");
        for i in 1..=1 + self.below(12) {
            let kind = ["revolute", "continuous", "prismatic", "fixed", "floating", "planar"][self.below(6) as usize];
            let parent = self.below(i);
            let mass = self.below(1000) as f64 / 7.0 + 0.1;
            let (at, turn, com) = (self.numbers(3), self.numbers(3), self.numbers(3));
            write!(
                text,
                "<link name='l{i}'><inertial><origin xyz='{com}' rpy='{turn}'/><mass value='{mass:?}'/>\
                 <inertia ixx='{mass:e}' iyy='{mass:?}' izz='{:?}' ixy='0' ixz='-0.0' iyz='{:?}'/></inertial></link>\
                 <joint name='j{i}' type='{kind}'><parent link='l{parent}'/><child link='l{i}'/>\
                 <origin xyz='{at}' rpy='{turn}'/><axis xyz='1 {}'/>",
                mass / 3.0,
                mass / 9.0,
                self.numbers(2)
            )
            .expect("text");
            if matches!(kind, "revolute" | "prismatic") {
                let lower = self.below(50) as f64 / -13.0;
                write!(text, "<limit lower='{lower:?}' upper='1e-3' effort='{mass:?}' velocity='{:?}'/>", mass / 11.0)
                    .expect("text");
                write!(text, "<dynamics damping='{:?}' friction='0.1'/>", mass / 17.0).expect("text");
                if let Some(leader) = (1..i).find(|k| text.contains(&format!("<joint name='j{k}' type='continuous'"))) {
                    write!(
                        text,
                        "<mimic joint='j{leader}' multiplier='{}' offset='{}'/>",
                        self.number(),
                        self.number()
                    )
                    .expect("text");
                }
            }
            text += "</joint>";
        }
        text + "</robot>"
    }
}

#[test]
fn random_robots_written_and_read_again_are_the_same() {
    for seed in 1..=300_u64 {
        let text = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)).robot();
        let first = read_text("random.urdf", &text).unwrap_or_else(|faults| panic!("seed {seed}:\n{faults}\n{text}"));
        let written = write_model(&first);
        assert_eq!(written.left_out, [""; 0], "seed {seed}");
        assert_eq!(said(top(&first)), said(top(&native(&written.text))), "seed {seed}:\n{text}");
    }
}

#[test]
fn the_panda_in_detail() {
    let spec = robot("panda");
    let module = top(&spec);
    let root = &module.joints[0];
    assert_eq!((root.name.value.as_str(), root.kind.value), ("root", JointKind::Fixed));
    assert_eq!(root.between.each_ref().map(|end| end.value.as_str()), ["ground", "panda_link0"]);
    let joint = |name: &str| module.joints.iter().find(|joint| joint.name.value == name).expect(name);
    let second = joint("panda_joint2");
    let Placement::Frames(frames) = &second.placement else { panic!("frames") };
    assert!(frames[1].at.is_none() && frames[1].rotation.is_none());
    assert_eq!(second.range.as_ref().map(|range| range.each_ref().map(value)), Some([-1.7628, 1.7628]));
    assert_eq!(second.velocity_limit.as_ref().map(value), Some(2.175));
    assert_eq!(second.damping.as_ref().map(value), Some(0.003));
    let finger = joint("panda_finger_joint2");
    let mimic = finger.mimic.as_ref().expect("it follows the other finger");
    assert_eq!(mimic.of.value, "panda_finger_joint1");
    assert!(mimic.ratio.is_none() && mimic.offset.is_none());
    assert_eq!(module.gravity.as_ref().map(|g| g.value.each_ref().map(value)), Some([0.0, 0.0, -9.81]));
    assert!(notes(&spec).contains(&"`<mesh>`: a shape in another file, not read (9 times)"), "{:?}", notes(&spec));
}

#[test]
fn notes_name_what_is_left_out_and_doubted() {
    let anymal = robot("anymal");
    assert!(
        notes(&anymal).iter().any(|note| note.contains("link `base` is taken as written, though no body has it")),
        "{:?}",
        notes(&anymal)
    );
    let ur5 = robot("ur5");
    let renamed = "joint `base_link-base_fixed_joint` is called `base_link_base_fixed_joint` here";
    assert!(notes(&ur5).contains(&renamed), "{:?}", notes(&ur5));
    assert!(notes(&ur5).contains(&"`<transmission>`: control, not used (6 times)"), "{:?}", notes(&ur5));
}

#[test]
fn written_and_read_again_they_are_the_same() {
    for name in ROBOTS {
        let first = robot(name);
        let written = write_model(&first);
        assert_eq!(written.left_out, [""; 0], "{name}");
        let second = native(&written.text);
        assert_eq!(first.title, second.title);
        assert_eq!(said(top(&first)), said(top(&second)), "{name}");
        for note in notes(&first) {
            assert!(written.text.contains(&format!("# - {note}")), "{name}: {note}");
        }
        // What is written of a native file is the file, but for the notes.
        let body = |text: &str| text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n");
        assert_eq!(body(&write_model(&second).text), body(&written.text), "{name}");
    }
}

/// Numbers whose shortest decimals are the hardest, in every place that has one.
#[test]
fn every_number_keeps_its_bits() {
    let hard =
        [5e-324, 1.797_693_134_862_315_7e308, 2.225_073_858_507_201_4e-308, 9_007_199_254_740_993.0, 0.1 + 0.2, -0.0];
    for x in hard {
        let text = format!(
            "<robot name='n'><link name='a'/><link name='b'/><joint name='j' type='prismatic'><parent link='a'/><child link='b'/>\
             <origin xyz='{x:?} 1e22 1e21' rpy='{x:?} 0.1 -1e-7'/><axis xyz='1 {x:?} 0'/><limit lower='-1.8e307' upper='1'/></joint></robot>"
        );
        let first = read(&text);
        let second = native(&write_model(&first).text);
        assert_eq!(said(top(&first)), said(top(&second)), "{x:?}");
    }
}

/// All that the native format has, written and read again.
#[test]
fn native_mechanisms_are_written_whole() {
    let text = include_str!("../data/everything.toml");
    let first = native(text);
    let written = write_model(&first);
    assert_eq!(written.left_out, [""; 0]);
    let second = native(&written.text);
    let strip = |spec: &ModelSpec| {
        let module = top(spec);
        let more =
            format!("{:?}", module.lines.iter().map(|line| (&line.name.value, &line.between)).collect::<Vec<_>>());
        write_model(spec).text + &without_spans(&more)
    };
    assert_eq!(strip(&first), strip(&second));
    assert_eq!(said(top(&first)), said(top(&second)));
    for word in
        text.lines().filter_map(|line| line.split(" = ").next()).filter(|key| key.starts_with(char::is_alphabetic))
    {
        let key = word.trim();
        let carried =
            written.text.contains(&format!("{key} = ")) || key == "rotation" || key == "at" || key == "frames";
        assert!(carried, "`{key}` is lost:\n{}", written.text);
    }
    let torque = top(&first).actuators.iter().any(|a| matches!(a.on, ActuatorTarget::Torque(_)));
    assert!(torque, "an actuator can be a torque");
}

#[test]
fn what_cannot_be_written_is_said() {
    let spec = native("dalembert = 1\n[variables]\nx = {}\n[constraints]\nc = \"x = 1\"\n[simulate]\nuntil = 1\n");
    assert_eq!(
        write_model(&spec).left_out,
        ["[variables]: 1 not written", "[constraints]: 1 not written", "[simulate]: not written"]
    );
    // Copies of a part have names that no part of a file can have.
    let repeated = native(
        "dalembert = 1\n[bodies]\nlink = { repeat = 3, mass = \"1/(1 + index)\", com = [1, 0, 0], inertia = [1, 1, 1, 0, 0, 0] }\n\
         [joints]\nj = { repeat = 3, type = \"revolute\", between = [\"ground\", \"link[index]\"], axis = [0, 0, 1] }\n",
    );
    assert_eq!(write_model(&repeated).left_out, ["parts with `repeat`: 6 copies not written"]);
}

#[test]
fn the_base_is_chosen() {
    let text = "<robot name='n'><link name='a'/></robot>";
    let with = |base| {
        read_text_with("n.urdf", text, &ReadOptions { base: Some(base), ..ReadOptions::default() }).expect("a robot")
    };
    let kinds = |spec: &ModelSpec| top(spec).joints.iter().map(|joint| joint.kind.value).collect::<Vec<_>>();
    assert_eq!(kinds(&with(Base::Fixed)), [JointKind::Fixed]);
    assert_eq!(kinds(&with(Base::Free)), [JointKind::Free]);
    assert_eq!(kinds(&with(Base::Open)), []);
    let refused =
        read_text_with("n.toml", "dalembert = 1\n", &ReadOptions { base: Some(Base::Free), ..ReadOptions::default() });
    assert!(refused.expect_err("not a robot").render(false).contains("for robots in URDF only"));
}

/// Names that formulas cannot speak of get others, all different, and everything that used them follows.
#[test]
fn names_are_made_usable() {
    let links = ["a-b", "a.b", "a_b", "1", "ground", "e", "ä", "sin", "a b"];
    let mut text = "<robot name='n'>".to_owned();
    links.iter().for_each(|link| write!(text, "<link name='{link}'/>").expect("text"));
    for (i, pair) in links.windows(2).enumerate() {
        let name = ["root", "j/1", "j-1", "t", "j 1", "j1", "pi", "J"][i];
        let mimic = if name == "j-1" { "<mimic joint='j/1'/>" } else { "" };
        write!(
            text,
            "<joint name='{name}' type='continuous'><parent link='{}'/><child link='{}'/>{mimic}</joint>",
            pair[0], pair[1]
        )
        .expect("text");
    }
    let spec = read(&(text + "</robot>"));
    let module = top(&spec);
    let bodies: Vec<&str> = module.bodies.iter().map(|body| body.name.value.as_str()).collect();
    assert_eq!(bodies, ["a_b_2", "a_b_3", "a_b", "link_1", "ground_2", "e_2", "ä", "sin_2", "a_b_4"]);
    let joints: Vec<&str> = module.joints.iter().map(|joint| joint.name.value.as_str()).collect();
    assert_eq!(joints, ["root_2", "root", "j_1", "j_1_2", "t_2", "j_1_3", "j1", "pi_2", "J"]);
    // Other programs' names are known outside of formulas.
    let alias = |k: usize| module.joints[k].alias.as_ref().map(|alias| alias.value.as_str());
    assert_eq!([1, 2, 4, 7].map(alias), [None, Some("j/1"), Some("t"), Some("pi")]);
    assert_eq!(module.bodies[5].alias.as_ref().map(|alias| alias.value.as_str()), Some("e"));
    assert_eq!(module.joints[3].mimic.as_ref().map(|mimic| mimic.of.value.as_str()), Some("j_1"));
    assert_eq!(module.joints[0].between[0].value, "ground");
    for (joint, pair) in module.joints[1..].iter().zip(bodies.windows(2)) {
        assert_eq!(joint.between.each_ref().map(|end| end.value.as_str()), pair);
    }
    assert_eq!(notes(&spec).len(), 13, "{:#?}", notes(&spec));
    assert_eq!(said(module), said(top(&native(&write_model(&spec).text))));
}

/// A name in a colour, wherever the colour is said: in the robot before or after its links, in an earlier link, or at the place.
#[test]
fn materials_have_their_colours_by_name() {
    let visual = |material: &str| format!("<visual><geometry><sphere radius='1'/></geometry>{material}</visual>");
    let red = "<material name='red'><color rgba='1 0 0 0.5'/></material>";
    let links = [
        visual("<material name='red'/>") + &visual("<material name='green'><color rgba='0 1 0 1'/></material>"),
        visual("<material name='green'/>") + &visual("<material name='red'><color rgba='0 0 1 1'/></material>"),
        visual("<material name='none'/>") + &visual(""),
    ];
    let links: String = links.iter().enumerate().map(|(k, link)| format!("<link name='l{k}'>{link}</link>")).collect();
    let joint = |k: usize| format!("<joint name='j{k}' type='fixed'><parent link='l0'/><child link='l{k}'/></joint>");
    let joints = joint(1) + &joint(2);
    for text in [format!("{red}{links}{joints}"), format!("{links}{joints}{red}")] {
        let spec = read(&format!("<robot name='n'>{text}</robot>"));
        let colors = top(&spec).bodies.iter().map(|b| b.shapes.iter().map(|s| s.color).collect::<Vec<_>>());
        let (red, green, blue) = (Some([1.0, 0.0, 0.0]), Some([0.0, 1.0, 0.0]), Some([0.0, 0.0, 1.0]));
        assert_eq!(colors.collect::<Vec<_>>(), [vec![red, green], vec![green, blue], vec![None, None]]);
        assert_eq!(notes(&spec), [""; 0]);
    }
}

#[test]
fn a_turned_inertia_keeps_its_turn() {
    let text = "<robot name='n'><link name='a'><inertial><origin xyz='1 2 3' rpy='0.1 0.2 0.3'/><mass value='2'/>\
                <inertia ixx='1' iyy='2' izz='2.5' ixy='0.1' ixz='0.2' iyz='0.3'/></inertial></link></robot>";
    let spec = read(text);
    let body = &top(&spec).bodies[0];
    assert_eq!(body.com.as_ref().map(|com| com.each_ref().map(value)), Some([1.0, 2.0, 3.0]));
    let Some(InertiaSpec::Tensor(moments)) = body.inertia.as_ref().map(|inertia| &inertia.value) else {
        panic!("a tensor")
    };
    assert_eq!(moments.each_ref().map(value), [1.0, 2.0, 2.5, 0.1, 0.2, 0.3]);
    assert!(body.inertia_rotation.is_some());
}

/// A chain as long as a program might write it.
#[test]
fn a_long_chain() {
    const LINKS: usize = 20_000;
    let mut text = String::from("<?xml version='1.0'?>\n<robot name='chain'>\n<link name='l0'/>\n");
    for i in 1..LINKS {
        write!(
            text,
            "<joint name='j{i}' type='revolute'><origin xyz='1 0 0' rpy='0 0 0'/><parent link='l{}'/><child link='l{i}'/>\
             <axis xyz='0 0 1'/><limit lower='-3' upper='3' effort='1' velocity='1'/></joint>\n\
             <link name='l{i}'><inertial><origin xyz='0.5 0 0'/><mass value='1'/>\
             <inertia ixx='0.1' iyy='0.2' izz='0.2' ixy='0' ixz='0' iyz='0'/></inertial></link>\n",
            i - 1
        )
        .expect("text");
    }
    let spec = read(&(text + "</robot>"));
    assert_eq!(top(&spec).joints.len(), LINKS);
    assert_eq!(notes(&spec), [""; 0]);
}

/// Every prefix and every single replaced byte of a robot gives a robot or messages that can be shown.
#[test]
fn damaged_robots() {
    const ROBOT: &str = "<?xml version='1.0'?>\n<robot name=\"r\"><!-- c --><link name='a'><inertial><mass value='1'/>\
        <inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' iyz='0'/></inertial></link><link name='b'/>\
        <joint name='j' type='revolute'><origin xyz='1 0 0'/><parent link='a'/><child link='b'/><limit upper='1'/></joint></robot>";
    let show = |text: &str| {
        if let Err(faults) = read_text("damaged.urdf", text) {
            let faults: Diagnostics = faults;
            assert!(!faults.render(true).is_empty());
            assert!(faults.list.iter().all(|fault| fault.help.is_some() && fault.span.is_some()), "{faults}");
        }
    };
    for end in 0..=ROBOT.len() {
        show(&ROBOT[..end]);
    }
    for (at, old) in ROBOT.char_indices() {
        for new in ["", "\"", "'", "<", ">", "/", "=", "&", "\n", "\0", "9", "e", "ü", "<!--", "<![CDATA["] {
            show(&format!("{}{new}{}", &ROBOT[..at], &ROBOT[at + old.len_utf8()..]));
        }
    }
}
