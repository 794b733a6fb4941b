//! Reading a model makes little that it does not hand over: no document of many pieces, no names and messages that nobody asks for.

use std::fmt::Write as _;

use dalembert_formats::read_text;

use crate::counting::allocations;

const BODIES: usize = 2000;

fn native() -> String {
    let mut text = String::from("dalembert = 1\ngravity = [0, 0, -9.81]\n");
    for k in 0..BODIES {
        let before = if k == 0 { "ground".to_owned() } else { format!("link{}", k - 1) };
        let _ = writeln!(
            text,
            "[bodies.link{k}]\nmass = 1.25\ncom = [0.15, 0, 0.01]\ninertia = [0.002, 0.0101, 0.0108, 1e-5, 0, 0]\n\
             [joints.joint{k}]\ntype = \"revolute\"\nbetween = [\"{before}\", \"link{k}\"]\n\
             frames = [{{ at = [0.3, 0, 0] }}, {{}}]\naxis = [0, 1, 0]\nrange = [-2.9, 2.9]\ndamping = 0.1"
        );
    }
    text
}

fn urdf() -> String {
    let mut text = String::from("<robot name=\"chain\">\n<link name=\"link0\"/>\n");
    for k in 1..=BODIES {
        let before = k - 1;
        let _ = writeln!(
            text,
            "<link name=\"link{k}\"><inertial><origin xyz=\"0.15 0 0\"/><mass value=\"1.25\"/><inertia ixx=\"0.002\" \
             ixy=\"0\" ixz=\"0\" iyy=\"0.01\" iyz=\"0\" izz=\"0.01\"/></inertial></link>\n<joint name=\"joint{k}\" \
             type=\"revolute\"><origin xyz=\"0.3 0 0\"/><parent link=\"link{before}\"/><child link=\"link{k}\"/>\
             <axis xyz=\"0 1 0\"/><limit lower=\"-1\" upper=\"1\" effort=\"10\" velocity=\"2\"/></joint>"
        );
    }
    text + "</robot>\n"
}

/// What a model holds is told by a copy of it.
#[test]
fn half_of_what_reading_allocates_is_the_model() {
    for (name, text) in [("chain.toml", native()), ("chain.urdf", urdf())] {
        let before = allocations();
        let model = read_text(name, &text).expect("a model");
        let made = allocations() - before;
        let before = allocations();
        let copy = model.clone();
        let held = allocations() - before;
        assert!(copy.definitions[0].bodies.len() >= BODIES, "{name}");
        assert!(made <= 2 * held, "{name}: {made} allocations for a model of {held}");
    }
}
