//! Start values of joints.

use crate::derive::parameters::Parameters;
use crate::error::ModelError;
use crate::mechanism::{Resolver, coordinate_names, variables_of};
use crate::spec::{JointSpec, ModuleSpec, Number};

use super::{Builder, Order, starts_for};

impl<'a> Builder<'a> {
    /// Start values of a module's joints, whose first variable is `first`.
    pub(super) fn joint_starts(
        &mut self,
        first: usize,
        spec: &'a ModuleSpec,
        parameters: &Parameters,
        order: &Order,
    ) -> Result<(), ModelError> {
        let mut column = first;
        for joint in &spec.joints {
            let variables = variables_of(joint.kind.value);
            let coordinates = coordinate_names(joint.kind.value).len();
            let mut r = Resolver { graph: &mut self.graph, parameters };
            let mut values = |numbers: &[Number], wanted: usize, what: &str| -> Result<Vec<f64>, ModelError> {
                if numbers.is_empty() || numbers.len() == wanted {
                    return numbers.iter().map(|n| r.number(n)).collect();
                }
                let message = format!("joint `{}` has {wanted} {what}, not {}", joint.name.value, numbers.len());
                Err(ModelError::at(numbers[0].span(), message).help("give all of them, or none"))
            };
            let start = values(&joint.start, coordinates, "coordinate(s)")?;
            let rate = values(&joint.start_rate, variables.len(), "velocities")?;
            check_fixed(joint, &start, &rate)?;
            let fixed = joint.fixed.as_ref().is_some_and(|f| f.value);
            let turning = coordinates != variables.len();
            if turning && !start.is_empty() {
                let name = format!("{}{}", order.prefix, joint.name.value);
                self.mechanism.start(name, start.clone(), fixed);
            }
            for (k, (suffix, ..)) in variables.iter().enumerate() {
                let v = &mut self.variables[column + k];
                let slots: &[Option<f64>] = &[start.get(k).copied(), rate.get(k).copied()];
                for (slot, value) in slots[usize::from(turning)..].iter().enumerate() {
                    v.start[slot] = *value;
                    v.fixed[slot] = fixed && value.is_some();
                }
                if order.starts.is_empty() {
                    continue;
                }
                let local = format!("{}{suffix}", joint.name.value);
                if let Some((_, given, span)) = starts_for(&order.starts, &local) {
                    if given.len() > v.start.len() {
                        let message = format!("`{local}` has {} start values for {} state(s)", given.len(), v.start.len());
                        return Err(ModelError::at(*span, message).help("give the value, then its rate"));
                    }
                    for (slot, value) in given.iter().enumerate() {
                        v.start[slot] = Some(*value);
                    }
                }
            }
            column += variables.len();
        }
        Ok(())
    }
}

fn check_fixed(joint: &JointSpec, start: &[f64], rate: &[f64]) -> Result<(), ModelError> {
    match &joint.fixed {
        Some(fixed) if fixed.value && start.is_empty() && rate.is_empty() => {
            Err(ModelError::at(fixed.span, format!("joint `{}` is fixed but has no start value", joint.name.value))
                .help("add `start = …`, or leave `fixed` out"))
        }
        _ => Ok(()),
    }
}
