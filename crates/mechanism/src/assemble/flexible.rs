//! Flexible bodies: modal data from the file, hung in the tree.

use dalembert_bodies::operators::SkoError;
use dalembert_bodies::operators::flexible::{FlexibleBody, FlexibleTree, ShapeIntegrals};
use dalembert_bodies::spatial::{Inertia, Pose};
use dalembert_bodies::tree::Tree;
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::{BeamSpec, BodySpec, FlexibleSpec, IntegralsSpec, Number, Span, Square};
use faer::Mat;

use crate::declare::mode_count;
use crate::resolve::Resolver;

/// A joint on a flexible body at a frame that the modes move.
pub(super) struct OnModes {
    /// The node that hangs or is held there.
    pub node: usize,
    /// The frame's name on its body.
    pub frame: String,
    /// The joint's undeformed place in the body's frame.
    pub pose: Pose<f64>,
    pub span: Span,
}

/// The tree with its flexible bodies; none if all are rigid.
pub(super) fn tree(
    rigid: &Tree,
    bodies: Vec<(usize, FlexibleBody)>,
    [hung, held]: [&[OnModes]; 2],
) -> Result<Option<FlexibleTree>, Vec<ModelError>> {
    if bodies.is_empty() {
        return Ok(None);
    }
    let mut flexible = FlexibleTree::from(rigid.clone());
    for (node, body) in bodies {
        flexible = flexible.with_body(node, body).map_err(|e| vec![ModelError::whole(e.to_string())])?;
    }
    for at in hung {
        flexible = flexible.hung_on(at.node, &at.frame).map_err(|e| vec![ModelError::at(at.span, e.to_string())])?;
    }
    for at in held {
        let holding = flexible.held_at(at.node, &at.frame, &at.pose);
        flexible = holding.map_err(|e| vec![ModelError::at(at.span, e.to_string())])?;
    }
    Ok(Some(flexible))
}

/// Modal data of a body, checked against its inertia.
pub(super) fn body(
    r: &mut Resolver<'_>,
    body: &BodySpec,
    spec: &FlexibleSpec,
    inertia: &Inertia<f64>,
) -> Result<FlexibleBody, ModelError> {
    let named = |e: SkoError| ModelError::at(spec.span, format!("body `{}`: {e}", body.name.value));
    let flexible = match &spec.beam {
        Some(beam) => self::beam(r, body, beam)?,
        None => from_spec(spec, &mut |n| r.number(n))?,
    };
    if flexible.modes() != mode_count(body) {
        return Err(ModelError::at(spec.span, "the modes can't be counted: `mass` has another number of rows"));
    }
    flexible.check_with(inertia).map_err(named)?;
    Ok(flexible)
}

/// A beam with all frames of its body on it.
fn beam(r: &mut Resolver<'_>, body: &BodySpec, spec: &BeamSpec) -> Result<FlexibleBody, ModelError> {
    let name = &body.name.value;
    let beam = r.beam(name, spec)?;
    let frames = body.frames.iter().map(|(frame, pose)| Ok((frame.value.clone(), r.pose(Some(pose))?.position)));
    let frames = frames.collect::<Result<Vec<_>, ModelError>>()?;
    let link = beam.link(spec.modes, &frames);
    let advice = "frames of a beam lie between its ends; weld another body to it for what reaches farther";
    let mut flexible = link.map_err(|e| ModelError::at(spec.span, format!("body `{name}`: {e}")).help(advice))?;
    let damping = r.not_negative(spec.damping.as_ref(), format_args!("the damping of the beam `{name}`"))?;
    flexible.damping = damping * &flexible.stiffness;
    Ok(flexible)
}

fn integrals(
    spec: &IntegralsSpec,
    value: &mut impl FnMut(&Number) -> Result<f64, ModelError>,
) -> Result<ShapeIntegrals, ModelError> {
    let mut square = |matrix: &Square| -> Result<[[f64; 3]; 3], ModelError> {
        let mut numbers = [[0.0; 3]; 3];
        for (to, from) in numbers.as_flattened_mut().iter_mut().zip(matrix.as_flattened()) {
            *to = value(from)?;
        }
        Ok(numbers)
    };
    let mut squares = |all: &[Square]| all.iter().map(&mut square).collect::<Result<Vec<_>, _>>();
    let first = squares(&spec.first)?;
    let second = spec.second.iter().map(|row| squares(row)).collect::<Result<Vec<_>, _>>()?;
    Ok(ShapeIntegrals { first, second })
}

/// From what a model file says; `value` gives the numbers of its formulas.
///
/// # Errors
/// Tables of the wrong size or values that do not fit, with their place; what `value` returns.
fn from_spec(
    spec: &FlexibleSpec,
    value: &mut impl FnMut(&Number) -> Result<f64, ModelError>,
) -> Result<FlexibleBody, ModelError> {
    let modes = spec.mass.len();
    let mass = table("mass", &spec.mass, (modes, modes), spec.span, value)?;
    let stiffness = table("stiffness", &spec.stiffness, (modes, modes), spec.span, value)?;
    let damping = if spec.damping.is_empty() {
        Mat::zeros(modes, modes)
    } else {
        table("damping", &spec.damping, (modes, modes), spec.span, value)?
    };
    let coupling = table("coupling", &spec.coupling, (modes, 6), spec.span, value)?;
    let mut influence = Vec::with_capacity(spec.influence.len());
    for (frame, rows) in &spec.influence {
        let matrix = table("influence", rows, (modes, 6), frame.span, value)?;
        influence.push((frame.value.clone(), matrix));
    }
    let integrals = spec.integrals.as_ref().map(|integrals| self::integrals(integrals, value)).transpose()?;
    let body = FlexibleBody { mass, coupling, stiffness, damping, influence, integrals };
    body.check().map_err(|error| match error {
        SkoError::Flexible { problem } => ModelError::at(spec.span, problem),
        other => ModelError::at(spec.span, other.to_string()),
    })?;
    Ok(body)
}

/// A table of numbers.
fn table<R: AsRef<[Number]>>(
    what: &str,
    rows: &[R],
    (height, width): (usize, usize),
    span: Span,
    value: &mut impl FnMut(&Number) -> Result<f64, ModelError>,
) -> Result<Mat<f64>, ModelError> {
    if rows.len() != height {
        return Err(ModelError::at(span, format!("{what} has {} rows and must have {height}", rows.len())));
    }
    let mut matrix = Mat::zeros(height, width);
    for (i, row) in rows.iter().enumerate() {
        let row = row.as_ref();
        if row.len() != width {
            let problem = format!("row {} of {what} has {} numbers and must have {width}", i + 1, row.len());
            return Err(ModelError::at(row.first().map_or(span, Number::span), problem));
        }
        for (j, number) in row.iter().enumerate() {
            matrix[(i, j)] = value(number)?;
        }
    }
    Ok(matrix)
}

#[cfg(test)]
mod tests {
    use super::from_spec;
    use dalembert_bodies::operators::flexible::FlexibleBody;
    use dalembert_spec::error::ModelError;
    use dalembert_spec::spec::{FlexibleSpec, Number, Span, Spanned};

    fn number(x: f64) -> Number {
        Number::Value(x, Span { start: 7, end: 8, ..Span::default() })
    }

    fn spec() -> FlexibleSpec {
        let square = |a: f64, b: f64| vec![vec![number(a), number(b)], vec![number(b), number(a)]];
        let row = |x: f64| [0.0, 0.0, x, 0.0, 2.0 * x, 0.0].map(number);
        FlexibleSpec {
            span: Span::default(),
            mass: square(2.0, 0.5),
            coupling: vec![row(0.1), row(0.2)],
            stiffness: square(30.0, 1.0),
            damping: Vec::new(),
            influence: vec![(Spanned { value: "tip".into(), span: Span::default() }, vec![row(1.0), row(-1.0)])],
            integrals: None,
            beam: None,
        }
    }

    fn read(spec: &FlexibleSpec) -> Result<FlexibleBody, ModelError> {
        from_spec(spec, &mut |number| match number {
            Number::Value(x, _) => Ok(*x),
            Number::Formula(_) => Ok(f64::NAN),
        })
    }

    fn problem(change: impl FnOnce(&mut FlexibleSpec)) -> String {
        let mut spec = spec();
        change(&mut spec);
        match read(&spec) {
            Err(ModelError { span: Some(_), message, .. }) => message,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_a_file_says_becomes_matrices() {
        let body = read(&spec()).expect("fits");
        assert_eq!((body.modes(), body.influence_of("tip"), body.influence_of("root")), (2, Some(0), None));
        assert_eq!((body.mass[(0, 1)], body.stiffness[(1, 1)], body.coupling[(1, 4)]), (0.5, 30.0, 0.4));
        assert_eq!((body.influence[0].1[(1, 2)], body.damping[(0, 0)]), (-1.0, 0.0));
        assert!(body.integrals.is_none());
    }

    #[test]
    fn what_does_not_fit_is_named_with_its_place() {
        assert_eq!(problem(|s| s.stiffness.truncate(1)), "stiffness has 1 rows and must have 2");
        assert_eq!(problem(|s| s.mass[1].truncate(1)), "row 2 of mass has 1 numbers and must have 2");
        assert_eq!(problem(|s| s.stiffness[0][1] = number(9.0)), "stiffness is not symmetric");
        assert_eq!(
            problem(|s| s.mass = vec![vec![number(1.0); 2]; 2]),
            "mass is not positive definite: modes without inertia, or modes that depend on others"
        );
        assert_eq!(
            problem(|s| s.coupling[0][0] = number(f64::INFINITY)),
            "coupling has an entry that is no finite number"
        );
        assert_eq!(problem(|s| s.influence[0].1.truncate(0)), "influence has 0 rows and must have 2");
    }
}
