//! Files so long that they are read piece by piece say what short ones say.

use std::fmt::Write as _;

use dalembert_formats::read_text;
use dalembert_spec::spec::{ModelSpec, Number};

/// Bodies, each with what looks like a header and is none, joints between them, and tables that go on far behind.
fn long(bodies: usize) -> String {
    let mut text =
        "dalembert = 1\ntitle = '''\n[bodies.none]\n'''\n[equations]\nmass.a.a = 1\n[variables]\na = { order = 1 }\n"
            .to_owned();
    for k in 0..bodies {
        let _ = write!(text, "# [bodies.none] \"\n[bodies.rod{k}]\nmass = 1.5e{} # '\ncom = ", k % 3);
        let _ = write!(
            text,
            "[\n  0.5, # ]\n  0, 0,\n]\nalias = \"a \\\"\\n[bodies.none]\\u00e9{k}\"\ninertia = {{ box = [1, 0.1, 0.1] }}\n\
             [bodies.rod{k}.frames]\nend = {{ at = [1, 0, {k}] }}\n\
             [joints.\"j{k}\"]\ntype = \"revolute\"\nbetween = [\"{}\", \"rod{k}\"]\n",
            if k == 0 { "ground".to_owned() } else { format!("rod{}", k - 1) }
        );
    }
    text + "[equations.force]\na = \"-a\"\n"
}

fn read(text: &str) -> ModelSpec {
    read_text("long.toml", text).unwrap_or_else(|faults| panic!("{}", faults.render(false)))
}

fn value(number: &Number) -> f64 {
    match number {
        Number::Value(value, _) => *value,
        Number::Formula(formula) => panic!("{}", formula.ast.text()),
    }
}

#[test]
fn long_files_are_read_like_short_ones() {
    const BODIES: usize = 6000;
    let text = long(BODIES);
    assert!(text.len() > 4 << 18, "several pieces");
    let spec = read(&text);
    let module = &spec.definitions[0];
    assert_eq!((module.bodies.len(), module.joints.len()), (BODIES, BODIES));
    for (k, body) in module.bodies.iter().enumerate() {
        assert_eq!(body.name.value, format!("rod{k}"));
        assert_eq!(&text[body.name.span.range()], body.name.value);
        assert_eq!(body.mass.as_ref().map(value), Some(1.5 * [1.0, 10.0, 100.0][k % 3]));
        assert_eq!(body.alias.as_ref().map(|alias| alias.value.as_str()), Some(&*format!("a \"\n[bodies.none]é{k}")));
        assert_eq!(body.frames.len(), 1);
    }
    let equations = module.equations.as_ref().expect("equations");
    assert_eq!((equations.mass.len(), equations.force.len()), (1, 1));
    let formula = &equations.force[0].1;
    assert_eq!(&text[formula.span.range()], "-a");
}

/// What stands in two pieces is told like what stands in one.
#[test]
fn faults_of_long_files_are_those_of_short_ones() {
    let faults = [
        ("[bodies.rod0]\nmass = 1\n", "`rod0` is given twice"),
        ("[variables]\nb = 1\n", "`variables` is given twice"),
        ("[equations.mass]\na = { a = 1 }\n", "`mass` is given twice"),
        ("[bodies.last]\nmass = 1e999\n", "this number is too large"),
        ("[bodies.last]\nmass = \"1\n", "a text does not end on its line"),
        ("[bodies.last\nmass = 1\n", "the name of a table is not closed"),
    ];
    for (more, message) in faults {
        let [short, long] = [2, 6000].map(|bodies| {
            let text = long(bodies) + more;
            let shown = read_text("long.toml", &text).expect_err(more).render(false);
            (shown, text.lines().count())
        });
        assert!(short.0.contains(message), "{more}: {}", short.0);
        let first = |shown: &str| shown.lines().next().unwrap_or_default().to_owned();
        assert_eq!(first(&short.0), first(&long.0));
        assert!(long.1 > short.1);
    }
}
