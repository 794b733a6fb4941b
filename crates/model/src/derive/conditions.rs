//! Constraints: those that are written, and couplings of joints.

use dalembert_expr::Expr;
use dalembert_spec::error::{ModelError, known_names};
use dalembert_spec::spec::{ConstraintSpec, Number, Span, Spanned};

use super::constraint::{self, NotAConstraint};
use super::scope::{Allowed, InputUse};
use super::{Derivation, STATE, Target};
use crate::class::{ClassConstraint, ClassVariable, Interface, SignalRef, VariableRef};

impl Derivation<'_> {
    pub(super) fn constraints(&mut self) {
        let spec = self.spec;
        for c in &spec.constraints {
            match &c.repeat {
                None => self.constraint(c, c.name.value.clone(), None),
                Some(n) => {
                    for k in 0..n.value {
                        self.constraint(c, format!("{}[{k}]", c.name.value), Some(k as i64));
                        if !self.errors.is_empty() {
                            break;
                        }
                    }
                }
            }
        }
    }

    /// q = r q_of + c between two joints of the module.
    pub(super) fn mimics(&mut self) {
        let spec = self.spec;
        for joint in &spec.joints {
            let Some(mimic) = &joint.mimic else { continue };
            let (Some(own), Some(of)) = (self.scalar_joint(&joint.name), self.scalar_joint(&mimic.of)) else {
                continue;
            };
            let ratio = self.constant_or(mimic.ratio.as_ref(), 1.0);
            let offset = self.constant_or(mimic.offset.as_ref(), 0.0);
            let (mut scope, g) = self.scope(STATE, None);
            let driven = g.mul(ratio, of);
            let right = g.add(driven, offset);
            let residual = g.sub(own, right);
            let text = format!("{} = {}", joint.name.value, dalembert_expr::text(g, right));
            match constraint::differentiate(&mut scope, g, residual) {
                Ok(d) => self.constraints.push(ClassConstraint {
                    name: format!("{}.mimic", joint.name.value),
                    text,
                    span: mimic.of.span,
                    stages: d.stages,
                    row: d.row,
                    signals: d.signals,
                    b: d.b,
                    noise: None,
                    phi: Vec::new(),
                    baumgarte: None,
                    prescribes: d.prescribes,
                    works: d.works,
                    constant: d.constant,
                    follows: true,
                    follower: follower(&self.interface, &joint.name.value),
                    unless_held: Vec::new(),
                    index: 0,
                    hides: None,
                    inputs: Vec::new(),
                }),
                Err(_) => self.errors.push(
                    ModelError::at(mimic.of.span, format!("joint `{}` mimics itself", joint.name.value))
                        .help("name another joint"),
                ),
            }
        }
    }

    /// The coordinate of a joint that has one.
    fn scalar_joint(&mut self, name: &Spanned<String>) -> Option<Expr> {
        let Interface { closures, .. } = &self.interface;
        let own = follower(&self.interface, &name.value);
        let closing = closures.place(&name.value).map(|k| &closures[k]).filter(|c| c.component.order() == 0).cloned();
        let (mut scope, g) = self.scope(STATE, None);
        match (own, closing) {
            (Some(own), _) => Some(scope.slot(g, &[], None, own, 0)),
            (None, Some(c)) => {
                Some(scope.read_off(g, SignalRef { path: Vec::new(), frame: c.joint, component: c.component }))
            }
            (None, None) => {
                let joints = self.interface.variables.iter().filter(|v| single(v));
                let help = known_names(&name.value, joints.map(|v| v.name.as_str()));
                self.errors.push(
                    ModelError::at(name.span, format!("`{}` is no joint with one coordinate to follow", name.value))
                        .help(help),
                );
                None
            }
        }
    }

    fn constant_or(&mut self, n: Option<&Number>, otherwise: f64) -> Expr {
        match n {
            None => self.graph.constant(otherwise),
            Some(Number::Value(v, _)) => self.graph.constant(*v),
            Some(Number::Formula(f)) => self.read(f, Allowed::default()),
        }
    }

    fn constraint(&mut self, spec: &ConstraintSpec, name: String, index: Option<i64>) {
        let allowed = Allowed { acceleration: true, inputs: InputUse::Formula, frames: true, ..STATE };
        let before = self.errors.len();
        let left = self.read_at(&spec.left, allowed, index);
        let right = self.read_at(&spec.right, allowed, index);
        let noise = spec.noise.as_ref().map(|f| self.read_at(f, STATE, index));
        let phi = self.non_ideal(spec, index);
        if self.errors.len() > before {
            return;
        }
        if let Some(error) = self.impossible_distance(spec, (left, right)) {
            return self.errors.push(error);
        }
        let residual = self.graph.sub(left, right);
        if let Some(held) = self.algebraic_in(residual) {
            let message =
                format!("constraint `{name}` holds `{held}`, which is of order 0: its own equation tells it already");
            let help =
                "write the constraint between other variables, or what holds it as a stiff element in its equation";
            return self.errors.push(ModelError::at(spec.left.span, message).help(help));
        }
        let (mut scope, g) = self.scope(allowed, None);
        let differentiated = match constraint::differentiate(&mut scope, g, residual) {
            Ok(d) => d,
            Err(problem) => return self.errors.push(not_a_constraint(spec, &name, problem)),
        };
        self.constraints.push(ClassConstraint {
            text: equation(spec.left.ast.text(), spec.right.ast.text()),
            name,
            span: Span { end: spec.right.span.end.max(spec.left.span.end), ..spec.left.span },
            stages: differentiated.stages,
            row: differentiated.row,
            signals: differentiated.signals,
            b: differentiated.b,
            noise,
            phi,
            baumgarte: spec.baumgarte,
            prescribes: differentiated.prescribes,
            works: differentiated.works,
            constant: differentiated.constant,
            follows: false,
            follower: None,
            unless_held: Vec::new(),
            index: 0,
            hides: None,
            inputs: Vec::new(),
        });
    }

    /// `distance(a, b) = 0` and `distance(a, b) = −1`.
    fn impossible_distance(&self, spec: &ConstraintSpec, (left, right): (Expr, Expr)) -> Option<ModelError> {
        let (first, second) = spec.left.ast.text().split_once('=')?;
        let sides = [(first.trim(), right), (second.trim(), left)];
        let alone = |text: &str| text.starts_with("distance") && text.find(')') == Some(text.len() - 1);
        let (text, other) = sides.into_iter().find(|side| alone(side.0))?;
        let wanted = self.graph.constant_value(other)?;
        let span = spec.left.span;
        if wanted < 0.0 {
            let message = format!("a distance is never negative, so `{text}` can't be {wanted}");
            return Some(ModelError::at(span, message).help("write its length as a positive number"));
        }
        (wanted == 0.0).then(|| {
            ModelError::at(span, format!("`{text}` can't be held at 0: a distance of zero has no direction"))
                .help(dalembert_spec::error::NO_DISTANCE)
        })
    }

    fn non_ideal(&mut self, spec: &ConstraintSpec, index: Option<i64>) -> Vec<(VariableRef, Expr)> {
        let mut phi = Vec::new();
        for (name, formula) in &spec.force {
            let value = self.read_at(formula, STATE, index);
            match self.target(name, index) {
                Some(Target::Velocity(of)) => phi.push((of, value)),
                Some(Target::Coordinate(of)) => {
                    for (variable, w) in self.w_row(&of) {
                        let part = self.graph.mul(w, value);
                        let path = of.path.clone();
                        phi.push((VariableRef { path, variable }, part));
                    }
                }
                Some(Target::Signal(signal)) => {
                    let message = format!("`{}` belongs to joint `{}`, which closes a loop", name.value, signal.frame);
                    self.errors.push(ModelError::at(name.span, message).help(
                        "a non-ideal force acts on a variable: give the joint a start value, so that another one is cut",
                    ));
                }
                None => {}
            }
        }
        phi
    }
}

fn not_a_constraint(spec: &ConstraintSpec, name: &str, problem: NotAConstraint) -> ModelError {
    match problem {
        NotAConstraint::NoVariable => {
            ModelError::at(spec.left.span, format!("constraint `{name}` involves no variable"))
                .help("a relation between parameters alone can't be enforced")
        }
        NotAConstraint::NotAffine => {
            ModelError::at(spec.left.span, format!("constraint `{name}` is not linear in the highest derivatives"))
                .help("write it in lower derivatives, or solve it for the highest one")
        }
    }
}

/// An equation as text: both sides of one that was parsed whole carry all of it.
fn equation(left: &str, right: &str) -> String {
    if left.contains('=') { left.trim().to_owned() } else { format!("{} = {}", left.trim(), right.trim()) }
}

/// The number of a joint's only coordinate, if it is in the tree.
fn follower(interface: &Interface, name: &str) -> Option<usize> {
    interface.variables.place(name).filter(|&k| single(&interface.variables[k]))
}

fn single(v: &ClassVariable) -> bool {
    v.joint && v.order == 2
}
