//! What formulas draw, as outputs of the model: names that no file can hold. A run computes them like any other.

use dalembert_model::Model;
use dalembert_spec::ModelError;
use dalembert_spec::spec::{DrawingForm, Formula, ModelSpec, OutputSpec, Spanned};

/// What the names of hidden outputs have in them.
pub(crate) const HIDDEN: &str = "draw ";

/// Whether a column, by its name, is there for the picture only: no name that a file can hold has a blank.
pub fn is_drawn(column: &str) -> bool {
    column.contains(HIDDEN)
}

/// The formulas of a drawing, in order: coordinates, then radius and turn of a circle.
pub(crate) fn formulas(form: &DrawingForm) -> Vec<&Formula> {
    let points = form.points().into_iter().flatten();
    match form {
        DrawingForm::Circle(radius, _, turn) => points.chain([radius]).chain(turn).collect(),
        _ => points.collect(),
    }
}

/// What is to be computed with, beside everything else.
pub(crate) fn with_outputs(spec: &ModelSpec) -> Option<ModelSpec> {
    if spec.definitions.iter().all(|d| d.drawings.is_empty()) {
        return None;
    }
    let mut spec = spec.clone();
    for definition in &mut spec.definitions {
        for drawing in &definition.drawings {
            let outputs = formulas(&drawing.form).into_iter().enumerate().map(|(k, formula)| OutputSpec {
                name: Spanned { value: format!("{HIDDEN}{} {k}", drawing.name.value), span: drawing.name.span },
                value: formula.clone(),
                unit: None,
            });
            definition.outputs.extend(outputs);
        }
    }
    Some(spec)
}

/// What is wrong with the drawings of a model that is right otherwise.
pub(crate) fn faults(spec: &ModelSpec, parameters: &[(String, f64)]) -> Vec<ModelError> {
    let built = with_outputs(spec).map(|spec| Model::build_with(&spec, parameters));
    built.and_then(Result::err).unwrap_or_default()
}
