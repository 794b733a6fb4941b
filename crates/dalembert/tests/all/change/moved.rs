//! A model whose mechanism stands elsewhere.

use dalembert::dynamics::spec::{Formula, FramePose, ModelSpec, ModuleSpec, Number, Placement, Span};
use dalembert::expr::parse;

/// Everything that stands in the ground of the top module, by a vector, and places in formulas.
pub fn moved(spec: &ModelSpec, by: [f64; 3]) -> ModelSpec {
    let mut out = spec.clone();
    module(&mut out.definitions[spec.root.0], by);
    for m in &mut out.definitions {
        m.outputs.clear();
        for c in &mut m.constraints {
            // Both sides have the text of the equation.
            let text = c.left.ast.text().to_owned();
            let (left, right) = text.split_once('=').unwrap_or((&text, "0"));
            (c.left, c.right) = (places(&c.left, left, by), places(&c.right, right, by));
        }
        let potential = m.lagrangian.iter_mut().filter_map(|l| l.potential.as_mut());
        let forces = m.forces.iter_mut().map(|f| &mut f.1);
        potential.chain(forces).for_each(|f| *f = places(f, f.ast.text(), by));
    }
    out
}

/// px(a) becomes px(a) less the way.
fn places(f: &Formula, text: &str, by: [f64; 3]) -> Formula {
    let mut text = text.to_owned();
    for (name, by) in ["px(", "py(", "pz("].into_iter().zip(by) {
        let mut from = 0;
        while let Some(at) = text[from..].find(name).map(|k| from + k) {
            let end = at + text[at..].find(')').unwrap() + 1;
            let reading = format!("({} - ({by:e}))", &text[at..end]);
            from = at + reading.len();
            text.replace_range(at..end, &reading);
        }
    }
    Formula { ast: parse(&text).unwrap(), span: f.span, verbatim: false }
}

fn module(m: &mut ModuleSpec, by: [f64; 3]) {
    let ground = |name: &str| name == "ground";
    let framed = |m: &ModuleSpec, body: &str| {
        let hung = |name: &str| name == body || name.strip_prefix(body).is_some_and(|rest| rest.starts_with('.'));
        let frames = m.joints.iter().filter(|j| matches!(j.placement, Placement::Frames(_)));
        frames.flat_map(|j| &j.between).any(|name| hung(&name.value))
    };
    m.modules.iter_mut().for_each(|s| pose(s.at.get_or_insert(FramePose { at: None, rotation: None }), by));
    for k in 0..m.bodies.len() {
        // What a joint places moves with it.
        if m.bodies[k].pose.is_some() || !framed(m, &m.bodies[k].name.value) {
            pose(m.bodies[k].pose.get_or_insert(Box::new(FramePose { at: None, rotation: None })), by);
        }
    }
    for joint in &mut m.joints {
        match &mut joint.placement {
            Placement::Reference(at) => pose(at, by),
            Placement::Frames(both) => {
                for (frame, on) in both.iter_mut().zip(&joint.between) {
                    if ground(&on.value) {
                        pose(frame, by);
                    }
                }
            }
        }
    }
    for line in &mut m.lines {
        let ends: Vec<usize> = (0..2).filter(|&k| ground(&line.between[k].value)).collect();
        if !ends.is_empty() {
            let zero = || std::array::from_fn(|_| Number::Value(0.0, Span::default()));
            let points = line.points.get_or_insert_with(|| [zero(), zero()]);
            ends.into_iter().for_each(|k| place(&mut points[k], by));
        }
    }
}

fn pose(p: &mut FramePose, by: [f64; 3]) {
    let zero = || std::array::from_fn(|_| Number::Value(0.0, Span::default()));
    place(p.at.get_or_insert_with(zero), by);
}

fn place(at: &mut [Number; 3], by: [f64; 3]) {
    for (x, by) in at.iter_mut().zip(by) {
        match x {
            Number::Value(x, _) => *x += by,
            Number::Formula(f) => {
                let text = format!("({}) + ({by:e})", f.ast.text());
                **f = Formula { ast: parse(&text).unwrap(), span: f.span, verbatim: false };
            }
        }
    }
}
