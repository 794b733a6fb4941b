//! Flexible bodies: modal data from the file, hung in the tree.

use crate::error::ModelError;
use crate::mechanism::declare::mode_count;
use crate::mechanism::resolve::Resolver;
use crate::operators::SkoError;
use crate::operators::flexible::{FlexibleBody, FlexibleTree};
use crate::spatial::Inertia;
use crate::spec::{BodySpec, FlexibleSpec, Span};
use crate::tree::Tree;

/// The tree with its flexible bodies; none if all are rigid.
pub(super) fn tree(
    rigid: &Tree,
    bodies: Vec<(usize, FlexibleBody)>,
    hung: &[(usize, String, Span)],
) -> Result<Option<FlexibleTree>, Vec<ModelError>> {
    if bodies.is_empty() {
        return Ok(None);
    }
    let mut flexible = FlexibleTree::from(rigid.clone());
    for (node, body) in bodies {
        flexible = flexible.with_body(node, body).map_err(|e| vec![ModelError::whole(e.to_string())])?;
    }
    for (node, frame, span) in hung {
        flexible = flexible.hung_on(*node, frame).map_err(|e| vec![ModelError::at(*span, e.to_string())])?;
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
    let flexible = FlexibleBody::from_spec(spec, &mut |n| r.number(n))?;
    if flexible.modes() != mode_count(body) {
        return Err(ModelError::at(spec.span, "the modes can't be counted: `mass` has another number of rows"));
    }
    flexible.check_with(inertia).map_err(named)?;
    Ok(flexible)
}

impl From<SkoError> for ModelError {
    fn from(error: SkoError) -> Self {
        match &error {
            SkoError::Flexible { span: Some(span), problem } => Self::at(*span, problem.clone()),
            _ => Self::whole(error.to_string()),
        }
    }
}
