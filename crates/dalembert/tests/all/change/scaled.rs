//! A model with metre, kilogram and second that are shorter, lighter, quicker.

use dalembert::dynamics::mechanism::{coordinate_names, variables_of};
use dalembert::dynamics::spec::{
    ActuatorTarget, BodySpec, Formula, FramePose, InertiaSpec, JointKind, JointSpec, ModelSpec, ModuleSpec, Number,
    Placement,
};

use super::formula::{Dim, ENERGY, Eye, LENGTH, MASS, ONE, TIME, of_unit, rate, times};

type Done = Result<(), String>;

/// All numbers times the factors of metre, kilogram and second that their units hold. Fails where a unit is not known.
pub fn scaled(spec: &ModelSpec, factors: [f64; 3]) -> Result<ModelSpec, String> {
    let mut out = spec.clone();
    for (k, definition) in out.definitions.iter_mut().enumerate() {
        let of = |name: &str| look_up(spec, k, name);
        module(spec, &Eye { of: &of, factors }, definition)?;
    }
    Ok(out)
}

/// The dimension of a name seen from a definition.
pub fn look_up(spec: &ModelSpec, definition: usize, name: &str) -> Option<Dim> {
    let d = &spec.definitions[definition];
    let unit = |u: &Option<dalembert::dynamics::spec::Spanned<String>>| match u {
        Some(u) => of_unit(&u.value).ok(),
        None => Some(ONE),
    };
    if let Some(p) = d.parameters.iter().find(|p| p.name.value == name) {
        return unit(&p.unit);
    }
    if let Some(v) = d.variables.iter().find(|v| v.name.value == name) {
        return match (&v.unit, &v.quasi) {
            (Some(u), _) => of_unit(&u.value).ok(),
            (None, Some(_)) => None,
            (None, None) => Some(ONE),
        };
    }
    if let Some(i) = d.inputs.iter().find(|i| i.name.value == name) {
        return i.unit.as_ref().and_then(|u| of_unit(&u.value).ok());
    }
    for joint in &d.joints {
        let mut of = variables_of(joint.kind.value).iter();
        if let Some(v) = of.find(|v| name == format!("{}{}", joint.name.value, v.0)) {
            return of_unit(v.2).ok();
        }
    }
    let (first, rest) = name.split_once('.')?;
    let first = first.split('[').next()?;
    let sub = d.modules.iter().find(|m| m.name.value == first)?;
    look_up(spec, sub.definition.0, rest)
}

fn module(spec: &ModelSpec, eye: &Eye<'_>, m: &mut ModuleSpec) -> Done {
    m.outputs.clear();
    for p in &mut m.parameters {
        p.value = eye.formula(&p.value, (eye.of)(&p.name.value))?;
    }
    for v in &mut m.variables {
        let own = (eye.of)(&v.name.value).ok_or_else(|| format!("no unit of {}", v.name.value))?;
        for (k, f) in v.start.iter_mut().enumerate() {
            *f = eye.formula(f, Some(rate(own, k)))?;
        }
        if let Some(q) = &mut v.quasi {
            q.rate = eye.formula(&q.rate, Some(own))?;
        }
    }
    if let Some(l) = &mut m.lagrangian {
        energy(eye, &mut l.kinetic, ENERGY)?;
        energy(eye, &mut l.potential, ENERGY)?;
        energy(eye, &mut l.dissipation, rate(ENERGY, 1))?;
    }
    if let Some(e) = &mut m.equations {
        e.mass.iter_mut().try_for_each(|x| own(eye, &mut x.2))?;
        e.force.iter_mut().try_for_each(|x| own(eye, &mut x.1))?;
    }
    for (name, f) in &mut m.forces {
        let of = (eye.of)(&name.value).ok_or_else(|| format!("no unit of {}", name.value))?;
        *f = eye.formula(f, Some(times(ENERGY, of, -1.0)))?;
    }
    for i in &mut m.inputs {
        let of = (eye.of)(&i.name.value);
        if let Some(f) = &mut i.value {
            *f = eye.formula(f, of)?;
        }
    }
    for c in &mut m.constraints {
        let dimension = |f: &Formula| eye.dimension(&f.ast, f.ast.root());
        let of = dimension(&c.left)?.or(dimension(&c.right)?);
        c.left = eye.formula(&c.left, of)?;
        c.right = eye.formula(&c.right, of)?;
        c.force.iter_mut().try_for_each(|x| own(eye, &mut x.1))?;
        c.noise.iter_mut().try_for_each(|x| own(eye, x))?;
    }
    for s in &mut m.modules {
        let of = |name: &str| look_up(spec, s.definition.0, name).ok_or_else(|| format!("no unit of {name}"));
        for (name, list) in &mut s.parameters {
            let d = of(&name.value)?;
            list.iter_mut().try_for_each(|f| eye.formula(f, Some(d)).map(|new| *f = new))?;
        }
        for (name, list) in &mut s.starts {
            let d = of(&name.value)?;
            for (k, f) in list.iter_mut().enumerate() {
                *f = eye.formula(f, Some(rate(d, k)))?;
            }
        }
        s.at.iter_mut().try_for_each(|at| pose(eye, at))?;
    }
    if let Some(g) = &mut m.gravity {
        numbers(eye, &mut g.value, rate(LENGTH, 2))?;
    }
    m.bodies.iter_mut().try_for_each(|b| body(eye, b))?;
    m.joints.iter_mut().try_for_each(|j| joint(eye, j))?;
    for l in &mut m.lines {
        l.points.iter_mut().flatten().try_for_each(|p| numbers(eye, p, LENGTH))?;
        numbers(eye, &mut l.stiffness, times(MASS, TIME, -2.0))?;
        numbers(eye, &mut l.length, LENGTH)?;
        numbers(eye, &mut l.damping, times(MASS, TIME, -1.0))?;
    }
    for a in &mut m.actuators {
        let effort = match &a.on {
            ActuatorTarget::Joint(name) => times(ENERGY, (eye.of)(&name.value).ok_or("no joint")?, -1.0),
            ActuatorTarget::Point(_) => times(ENERGY, LENGTH, -1.0),
            ActuatorTarget::Torque(_) => ENERGY,
        };
        let input = a.unit.as_ref().map_or(Ok(effort), |u| of_unit(&u.value))?;
        numbers(eye, &mut a.ratio, times(effort, input, -1.0))?;
        if let Some(f) = &mut a.value {
            *f = eye.formula(f, Some(input))?;
        }
        if let ActuatorTarget::Point(p) | ActuatorTarget::Torque(p) = &mut a.on {
            p.point.iter_mut().try_for_each(|p| numbers(eye, p, LENGTH))?;
        }
    }
    Ok(())
}

fn energy(eye: &Eye<'_>, f: &mut Option<Formula>, want: Dim) -> Done {
    f.iter_mut().try_for_each(|f| eye.formula(f, Some(want)).map(|new| *f = new))
}

/// Of the dimension that its own names give it.
fn own(eye: &Eye<'_>, f: &mut Formula) -> Done {
    *f = eye.formula(f, None)?;
    Ok(())
}

fn number(eye: &Eye<'_>, n: &mut Number, d: Dim) -> Done {
    match n {
        Number::Value(x, _) => *x *= eye.factor(d),
        Number::Formula(f) => **f = eye.formula(f, Some(d))?,
    }
    Ok(())
}

fn numbers<'n>(eye: &Eye<'_>, list: impl IntoIterator<Item = &'n mut Number>, d: Dim) -> Done {
    list.into_iter().try_for_each(|n| number(eye, n, d))
}

fn pose(eye: &Eye<'_>, p: &mut FramePose) -> Done {
    p.at.iter_mut().try_for_each(|at| numbers(eye, at, LENGTH))
}

fn body(eye: &Eye<'_>, b: &mut BodySpec) -> Done {
    numbers(eye, &mut b.mass, MASS)?;
    b.com.iter_mut().try_for_each(|c| numbers(eye, c, LENGTH))?;
    let inertia = times(MASS, LENGTH, 2.0);
    if let Some(i) = &mut b.inertia {
        match &mut i.value {
            InertiaSpec::Tensor(t) => numbers(eye, t, inertia)?,
            InertiaSpec::Cuboid(edges) => numbers(eye, edges, LENGTH)?,
            InertiaSpec::Ball(r) => number(eye, r, LENGTH)?,
            InertiaSpec::Cylinder(r, l, _) => numbers(eye, [r, l], LENGTH)?,
        }
    }
    b.pose.iter_mut().try_for_each(|p| pose(eye, p))?;
    b.frames.iter_mut().try_for_each(|f| pose(eye, &mut f.1))?;
    if let Some(f) = &mut b.flexible {
        numbers(eye, f.mass.iter_mut().flatten(), MASS)?;
        for row in &mut f.coupling {
            numbers(eye, &mut row[..3], times(MASS, LENGTH, 1.0))?;
            numbers(eye, &mut row[3..], MASS)?;
        }
        numbers(eye, f.stiffness.iter_mut().flatten(), times(MASS, TIME, -2.0))?;
        numbers(eye, f.damping.iter_mut().flatten(), times(MASS, TIME, -1.0))?;
        for row in f.influence.iter_mut().flat_map(|i| &mut i.1) {
            numbers(eye, &mut row[..3], times(ONE, LENGTH, -1.0))?;
        }
        if let Some(beam) = &mut f.beam {
            number(eye, &mut beam.length, LENGTH)?;
            number(eye, &mut beam.mass_per_length, times(MASS, LENGTH, -1.0))?;
            numbers(eye, &mut beam.rigidity, times(times(MASS, LENGTH, 3.0), TIME, -2.0))?;
            beam.damping.iter_mut().try_for_each(|x| number(eye, x, TIME))?;
            beam.axial_inertia.iter_mut().try_for_each(|x| number(eye, x, times(MASS, LENGTH, 1.0)))?;
        }
        if let Some(integrals) = &mut f.integrals {
            let first = integrals.first.iter_mut().flatten().flatten();
            numbers(eye, first, times(MASS, LENGTH, 1.0))?;
            numbers(eye, integrals.second.iter_mut().flatten().flatten().flatten(), MASS)?;
        }
    }
    Ok(())
}

fn joint(eye: &Eye<'_>, j: &mut JointSpec) -> Done {
    match &mut j.placement {
        Placement::Reference(p) => pose(eye, p)?,
        Placement::Frames(two) => two.iter_mut().try_for_each(|p| pose(eye, p))?,
    }
    let kind = j.kind.value;
    let of = if kind == JointKind::Prismatic { LENGTH } else { ONE };
    for (n, name) in j.start.iter_mut().zip(coordinate_names(kind)) {
        let slides = kind == JointKind::Prismatic || matches!(*name, ".slide" | ".x" | ".y" | ".z");
        number(eye, n, if slides { LENGTH } else { ONE })?;
    }
    for (n, v) in j.start_rate.iter_mut().zip(variables_of(kind)) {
        let d = of_unit(v.2)?;
        number(eye, n, if v.1 == 2 { rate(d, 1) } else { d })?;
    }
    j.range.iter_mut().try_for_each(|r| numbers(eye, r, of))?;
    numbers(eye, &mut j.pitch, LENGTH)?;
    numbers(eye, &mut j.velocity_limit, rate(of, 1))?;
    let effort = times(ENERGY, of, -1.0);
    numbers(eye, &mut j.effort_limit, effort)?;
    numbers(eye, &mut j.friction, effort)?;
    numbers(eye, &mut j.stiffness, times(effort, of, -1.0))?;
    numbers(eye, &mut j.damping, times(times(effort, of, -1.0), TIME, 1.0))?;
    numbers(eye, &mut j.rest, of)?;
    numbers(eye, &mut j.armature, times(times(effort, of, -1.0), TIME, 2.0))?;
    if let Some(m) = &mut j.mimic {
        let other = (eye.of)(&m.of.value).unwrap_or(ONE);
        if m.ratio.is_none() && other != of {
            return Err("a coupling without a ratio".to_owned());
        }
        numbers(eye, &mut m.ratio, times(of, other, -1.0))?;
        numbers(eye, &mut m.offset, of)?;
    }
    Ok(())
}
