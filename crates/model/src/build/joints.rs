//! Start values of joints.

use dalembert_mechanism::{OwnLoops, Resolver, coordinate_names, variables_of};
use dalembert_spec::error::ModelError;
use dalembert_spec::parameters::Parameters;
use dalembert_spec::spec::{JointSpec, ModuleSpec, Number};

use super::{Builder, Order, Starts, starts_for};

impl<'a> Builder<'a> {
    /// Start values of a module's joints, whose first variable is `first`.
    pub(super) fn joint_starts(
        &mut self,
        first: usize,
        (spec, loops): (&'a ModuleSpec, &OwnLoops),
        parameters: &Parameters,
        order: &Order,
    ) -> Result<(), ModelError> {
        let mut column = first;
        for (number, joint) in spec.joints.iter().enumerate() {
            let cut = loops.cut.binary_search(&number).is_ok();
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
            let fixed = joint.fixed.as_ref().is_some_and(|f| f.value);
            let turning = coordinates != variables.len();
            // The parent's word under the joint's own name replaces all coordinates.
            let several = turning || variables.len() > 1 || cut;
            let own = starts_for(&order.starts, &joint.name.value).filter(|_| several);
            let start = match own {
                None => start,
                Some((_, given, _)) if given.len() == coordinates => given.clone(),
                Some((name, given, span)) => {
                    let message = format!("joint `{name}` has {coordinates} coordinates, not {}", given.len());
                    return Err(ModelError::at(*span, message).help("give all of them"));
                }
            };
            if cut {
                check_fixed(joint, !start.is_empty() || !rate.is_empty())?;
                self.mechanism.closing_start(format!("{}{}", order.prefix, joint.name.value), start, rate, fixed);
                continue;
            }
            if turning && !start.is_empty() {
                let name = format!("{}{}", order.prefix, joint.name.value);
                self.mechanism.start(name, start.clone(), fixed);
            }
            let mut any = turning && !start.is_empty();
            for (k, (suffix, ..)) in variables.iter().enumerate() {
                let v = &mut self.variables[column + k];
                let slots: &[Option<f64>] = &[start.get(k).copied(), rate.get(k).copied()];
                v.start.copy_from_slice(&slots[usize::from(turning)..]);
                if own.is_none() && !order.starts.is_empty() {
                    prescribe(&mut v.start, &[&joint.name.value, *suffix].concat(), &order.starts)?;
                }
                for (fixed_here, value) in v.fixed.iter_mut().zip(&v.start) {
                    *fixed_here = fixed && value.is_some();
                }
                any |= v.start.iter().any(Option::is_some);
            }
            check_fixed(joint, any)?;
            column += variables.len();
        }
        Ok(())
    }
}

/// What a parent prescribes for one variable takes the place of all its start values.
fn prescribe(start: &mut [Option<f64>], name: &str, starts: &Starts) -> Result<(), ModelError> {
    let Some((_, given, span)) = starts_for(starts, name) else { return Ok(()) };
    if given.len() > start.len() {
        let message = format!("`{name}` has {} start values for {} state(s)", given.len(), start.len());
        return Err(ModelError::at(*span, message).help("give the value, then its rate"));
    }
    for (slot, value) in start.iter_mut().enumerate() {
        *value = given.get(slot).copied();
    }
    Ok(())
}

fn check_fixed(joint: &JointSpec, any: bool) -> Result<(), ModelError> {
    match &joint.fixed {
        Some(fixed) if fixed.value && !any => {
            Err(ModelError::at(fixed.span, format!("joint `{}` is fixed but has no start value", joint.name.value))
                .help("add `start = …`, or leave `fixed` out"))
        }
        _ => Ok(()),
    }
}
