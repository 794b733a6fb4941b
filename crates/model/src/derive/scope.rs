//! Names inside a module: from what a formula says to symbols of the class.

mod readings;
mod values;

use std::collections::HashMap;

use dalembert_expr::{CallArgument, Expr, Graph, Names, ParseError, Span, did_you_mean};
use dalembert_mechanism::Component;
use dalembert_spec::error::known_names;

use super::Target;
use crate::class::{Class, ClassId, ClassOutput, Interface, Reference, SignalRef, VariableRef};
use crate::listed::Listed;

/// What a formula may speak of.
#[derive(Clone, Copy, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // independent permissions
pub struct Allowed {
    /// Variables and their derivatives below the highest.
    pub state: bool,
    /// Highest derivatives α.
    pub acceleration: bool,
    /// Inputs; as formulas of time where they must be differentiated.
    pub inputs: InputUse,
    /// `reaction(name)`.
    pub reactions: bool,
    /// `px(frame)` and the like.
    pub frames: bool,
}

/// How a formula may use inputs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InputUse {
    /// Not at all.
    #[default]
    Never,
    /// As values set from outside.
    Value,
    /// As their formula of time, because the formula is differentiated.
    Formula,
}

/// The scope in which one formula of a module is read.
pub struct Scope<'a> {
    pub interface: &'a mut Interface,
    pub classes: &'a [Class],
    pub allowed: Allowed,
    /// Raw rates (q' stays a symbol although a quasi-velocity replaces it), with the quasi-velocities' formulas.
    pub raw: Option<&'a HashMap<usize, Expr>>,
    /// Number that `index` stands for.
    pub index: Option<i64>,
    /// Names of the module's own constraints, for `reaction(name)`.
    pub constraints: Option<&'a Listed<String>>,
    /// The module's own outputs, where one of them is read.
    pub outputs: Option<Outputs<'a>>,
    /// The output that the formula needs and that is not known yet.
    pub waits_for: Option<usize>,
}

/// Outputs of which another one may speak.
#[derive(Clone, Copy, Debug)]
pub struct Outputs<'a> {
    /// Names of all.
    pub all: &'a Listed<String>,
    /// Those that are known, in the same order.
    pub known: &'a [Option<ClassOutput>],
}

fn error(span: Span, message: String, help: Option<String>) -> ParseError {
    ParseError { span, message, help }
}

impl Scope<'_> {
    /// Replaces `[index+K]` by its number.
    fn with_index(&self, name: &str, span: Span) -> Result<String, ParseError> {
        if !name.contains("[index") {
            return Ok(name.to_owned());
        }
        let Some(index) = self.index else {
            return Err(error(
                span,
                format!("`index` in `{name}` has no meaning here"),
                Some("it numbers the repetitions of a constraint or module with `repeat`".into()),
            ));
        };
        let mut out = String::new();
        let mut rest = name;
        while let Some(at) = rest.find("[index") {
            let close = rest[at..].find(']').map_or(rest.len(), |c| at + c);
            let shift = rest[at + 6..close].trim_start_matches('+');
            let shift = if shift.is_empty() { Some(0) } else { shift.parse::<i64>().ok() };
            let Some(number) = shift.and_then(|shift| index.checked_add(shift)) else {
                let help = "write [index], [index+1], [index-1], …";
                return Err(error(span, format!("`{name}` counts beyond all copies"), Some(help.into())));
            };
            out.push_str(&rest[..at]);
            out.push_str(&format!("[{number}]"));
            rest = rest.get(close + 1..).unwrap_or("");
        }
        out.push_str(rest);
        Ok(out)
    }

    fn interface_of(&self, class: Option<ClassId>) -> &Interface {
        class.map_or(&*self.interface, |id| &self.classes[id.0].interface)
    }

    /// Walks `a.b[2].x` down to the owner of `x`: path, its class (`None` = this module) and the last name.
    fn walk<'n>(&self, name: &'n str, span: Span) -> Result<(Vec<usize>, Option<ClassId>, &'n str), ParseError> {
        let mut path = Vec::new();
        let mut class = None;
        let mut rest = name;
        while let Some((segment, tail)) = rest.split_once('.') {
            let interface = self.interface_of(class);
            if interface.variables.place(rest).is_some_and(|k| interface.variables[k].joint)
                || interface.closures.place(rest).is_some()
            {
                break; // a component of a joint: `root.vx`
            }
            let children = &self.interface_of(class).children;
            let Some(k) = children.place(segment) else {
                if let Some((message, help)) = self.of_joint(class, segment, tail) {
                    return Err(error(span, message, Some(help)));
                }
                return Err(error(
                    span,
                    format!("there is no module `{segment}` in `{name}`"),
                    repeat_help(segment, children)
                        .or_else(|| Some(known_names(segment, children.iter().map(|(n, _)| n.as_str())))),
                ));
            };
            path.push(k);
            class = Some(children[k].1);
            rest = tail;
        }
        Ok((path, class, rest))
    }

    fn prefix(&self, path: &[usize]) -> String {
        let mut text = String::new();
        let mut class = None;
        for &k in path {
            let (name, id) = &self.interface_of(class).children[k];
            text.push_str(name);
            text.push('.');
            class = Some(*id);
        }
        text
    }

    /// The local symbol for a thing, registered.
    pub fn symbol(&mut self, g: &mut Graph, name: &str, reference: Reference) -> Expr {
        let symbol = g.symbol(name);
        self.interface.symbols.insert(symbol, reference);
        g.var(symbol)
    }

    /// Rewrites an expression of a descendant's class in symbols of this class.
    pub fn import(&mut self, g: &mut Graph, path: &[usize], class: ClassId, e: Expr) -> Expr {
        let prefix = self.prefix(path);
        let mut map = HashMap::new();
        for symbol in g.symbols_of(&[e]) {
            let Some(known) = self.classes[class.0].interface.symbols.get(&symbol) else { continue };
            let reference = known.below(path);
            let local = match reference {
                Reference::Time => g.name(symbol).to_owned(),
                _ => format!("{prefix}{}", g.name(symbol)),
            };
            let replacement = self.symbol(g, &local, reference);
            map.insert(symbol, replacement);
        }
        g.substitute(&[e], &map)[0]
    }

    /// State slot or acceleration of a variable of this module or a descendant.
    pub fn slot(&mut self, g: &mut Graph, path: &[usize], class: Option<ClassId>, variable: usize, slot: u32) -> Expr {
        let v = &self.interface_of(class).variables[variable];
        let name = format!("{}{}", self.prefix(path), v.slot_name(slot));
        let of = VariableRef { path: path.to_vec(), variable };
        let reference = if slot < v.order { Reference::State { of, slot } } else { Reference::Acceleration { of } };
        self.symbol(g, &name, reference)
    }

    /// A variable's rate where a quasi-velocity replaces it.
    fn quasi_rate(&mut self, g: &mut Graph, path: &[usize], class: Option<ClassId>, variable: usize) -> Option<Expr> {
        let kinematics = &self.interface_of(class).kinematics;
        let rate = kinematics.rates.iter().find(|(v, _)| *v == variable)?.1;
        Some(match class {
            None => rate,
            Some(id) => self.import(g, path, id, rate),
        })
    }

    /// d/dt of an expression, by the chain rule through every symbol it holds.
    pub fn total_derivative(&mut self, g: &mut Graph, e: Expr) -> Expr {
        let mut rates = HashMap::new();
        for symbol in g.symbols_of(&[e]) {
            let rate = match self.interface.symbols.get(&symbol).cloned() {
                Some(Reference::Time) => Some(g.constant(1.0)),
                Some(Reference::State { of, slot }) => {
                    let class = self.class_at(&of.path);
                    let quasi = (slot == 0).then(|| self.quasi_rate(g, &of.path, class, of.variable)).flatten();
                    Some(quasi.unwrap_or_else(|| self.slot(g, &of.path, class, of.variable, slot + 1)))
                }
                Some(Reference::Signal(signal)) => {
                    let rate = signal.component.rate();
                    rate.map(|component| self.read_off(g, SignalRef { component, ..signal }))
                }
                _ => None,
            };
            if let Some(rate) = rate {
                rates.insert(symbol, rate);
            }
        }
        g.total_derivative(&[e], &rates)[0]
    }

    pub fn class_at(&self, path: &[usize]) -> Option<ClassId> {
        let mut class = None;
        for &k in path {
            class = Some(self.interface_of(class).children[k].1);
        }
        class
    }

    /// Order of a variable.
    pub fn order_of(&self, of: &VariableRef) -> u32 {
        self.interface_of(self.class_at(&of.path)).variables[of.variable].order
    }

    /// How many orders below the highest derivative something of the motion lies.
    pub fn orders_below(&self, of: &Reference) -> Option<u32> {
        match of {
            Reference::State { of, slot } => Some(self.order_of(of) - slot),
            Reference::Acceleration { .. } => Some(0),
            Reference::Signal(signal) => Some(2 - signal.component.order()),
            _ => None,
        }
    }

    /// See [`crate::class::ClassVariable::velocity_slot`].
    pub fn velocity_slot(&self, of: &VariableRef) -> Option<u32> {
        self.interface_of(self.class_at(&of.path)).variables[of.variable].velocity_slot()
    }

    /// Whether a quasi-velocity takes the place of a variable's rate.
    pub fn is_quasi(&self, of: &VariableRef) -> bool {
        let along = &self.interface_of(self.class_at(&of.path)).kinematics.power_velocity;
        along.iter().any(|e| e.0 == of.variable)
    }

    /// A coordinate's rate in state symbols.
    pub fn rate(&mut self, g: &mut Graph, path: &[usize], class: Option<ClassId>, variable: usize) -> Expr {
        match self.quasi_rate(g, path, class, variable) {
            Some(rate) => rate,
            None => self.slot(g, path, class, variable, 1),
        }
    }

    /// The velocity that a generalized force on a velocity in use does work on: q̇, or π − y₀ of a quasi-velocity.
    pub fn power_velocity(&mut self, g: &mut Graph, path: &[usize], class: Option<ClassId>, variable: usize) -> Expr {
        let along = &self.interface_of(class).kinematics.power_velocity;
        match (along.iter().find(|e| e.0 == variable).map(|e| e.1), class) {
            (Some(e), Some(id)) => self.import(g, path, id, e),
            (Some(e), None) => e,
            (None, _) => self.slot(g, path, class, variable, 1),
        }
    }

    /// What a force by this name acts on.
    pub fn target(&self, name: &str) -> Result<Target, (String, Option<String>)> {
        let span = Span { start: 0, end: 0 };
        let full = self.with_index(name, span).map_err(|e| (e.message, e.help))?;
        let (path, class, local) = self.walk(&full, span).map_err(|e| (e.message, e.help))?;
        let variables = &self.interface_of(class).variables;
        let found = variables.place(local);
        let quasi = self.interface_of(class).quasi.get(local).copied();
        match (found, quasi) {
            (Some(variable), _) => {
                let direct = variables[variable].quasi.is_none();
                let of = VariableRef { path, variable };
                Ok(if direct { Target::Velocity(of) } else { Target::Coordinate(of) })
            }
            (None, Some(variable)) => Ok(Target::Velocity(VariableRef { path, variable })),
            (None, None) => {
                let closures = self.interface_of(class).closures.iter().filter(|c| c.works);
                let all = &self.interface_of(class).closures;
                if let Some(c) = all.place(local).map(|k| &all[k]).filter(|c| c.works) {
                    return Ok(Target::Signal(SignalRef { path, frame: c.joint.clone(), component: c.component }));
                }
                let known = variables.iter().map(|v| v.name.as_str()).chain(closures.map(|c| c.name.as_str()));
                let message = format!("there is no variable `{name}` for a force to act on");
                Err((message, Some(known_names(local, known))))
            }
        }
    }

    /// An output in another one.
    fn own_output(
        &mut self,
        (k, known): (usize, &[Option<ClassOutput>]),
        primes: u32,
        name: &str,
        span: Span,
    ) -> Result<Expr, ParseError> {
        let message = match &known[k] {
            Some(output) if primes == 0 => return Ok(output.value),
            _ if primes > 0 => format!("`{name}` is no rate that is known: outputs have none"),
            _ => {
                self.waits_for = Some(k);
                format!("outputs depend on each other in a circle: `{name}`")
            }
        };
        Err(error(span, message, Some("write its formula here, from variables and parameters".into())))
    }

    fn unknown(&self, class: Option<ClassId>, local: &str, full: &str, span: Span) -> ParseError {
        let interface = self.interface_of(class);
        let mut known: Vec<&str> = Vec::new();
        known.extend(interface.variables.iter().map(|v| v.name.as_str()));
        known.extend(interface.variables.iter().filter_map(|v| v.quasi.as_deref()));
        known.extend(interface.parameters.iter().map(|p| p.name.as_str()));
        known.extend(interface.inputs.iter().map(|i| i.name.as_str()));
        known.extend(interface.children.iter().map(|c| c.0.as_str()));
        if let Some(id) = class {
            known.extend(self.classes[id.0].outputs.iter().map(|o| o.name.as_str()));
        } else {
            known.push("t");
        }
        let help = match did_you_mean(local, known.iter().copied()) {
            Some(close) => format!("did you mean `{}{close}`?", &full[..full.len() - local.len()]),
            None => known_names(local, known),
        };
        error(span, format!("unknown name `{full}`"), Some(help))
    }
}

fn repeat_help(segment: &str, children: &[(String, ClassId)]) -> Option<String> {
    let stem = segment.split('[').next().unwrap_or(segment);
    let count = children.iter().filter(|(n, _)| n.strip_prefix(stem).is_some_and(|r| r.starts_with('['))).count();
    (count > 0).then(|| format!("`{stem}` is repeated: it goes from `{stem}[0]` to `{stem}[{}]`", count - 1))
}

impl Reference {
    /// The same thing seen from an ancestor, `path` above.
    pub fn below(&self, path: &[usize]) -> Self {
        let join = |tail: &Vec<usize>| [path, tail].concat();
        let var = |of: &VariableRef| VariableRef { path: join(&of.path), variable: of.variable };
        match self {
            Self::Time => Self::Time,
            Self::Parameter { path: p, index } => Self::Parameter { path: join(p), index: *index },
            Self::Input { path: p, index } => Self::Input { path: join(p), index: *index },
            Self::State { of, slot } => Self::State { of: var(of), slot: *slot },
            Self::Acceleration { of } => Self::Acceleration { of: var(of) },
            Self::Signal(signal) => Self::Signal(SignalRef { path: join(&signal.path), ..signal.clone() }),
            Self::JointReaction { path: p, joint, component } => {
                Self::JointReaction { path: join(p), joint: joint.clone(), component: *component }
            }
            Self::Multiplier { path: p, constraint } => Self::Multiplier { path: join(p), constraint: *constraint },
        }
    }
}

impl Names for Scope<'_> {
    fn name(&mut self, g: &mut Graph, name: &str, primes: u32, span: Span) -> Result<Expr, ParseError> {
        let name = self.with_index(name, span)?;
        if name == "t" {
            return Ok(match primes {
                0 => self.symbol(g, "t", Reference::Time),
                1 => g.constant(1.0),
                _ => g.constant(0.0),
            });
        }
        if let (true, Some(index)) = (name == "index", self.index) {
            return Ok(g.constant(index as f64));
        }
        let (path, class, local) = self.walk(&name, span)?;
        let full = crate::class::primed("", &name, primes);
        let interface = self.interface_of(class);
        if let Some(i) = interface.variables.place(local) {
            return self.variable(g, (&path, class), i, primes, (&full, span));
        }
        if let Some(&i) = interface.quasi.get(local) {
            return self.quasi_velocity(g, (&path, class), i, primes, (&full, span));
        }
        if let Some(read) = self.closure(g, (path.clone(), class), (local, primes), (&full, span)) {
            return read;
        }
        let interface = self.interface_of(class);
        if let Some(i) = interface.parameters.place(local) {
            return Ok(self.parameter(g, (&path, class), i, primes, &name));
        }
        if let Some(i) = interface.inputs.place(local) {
            return self.input(g, (&path, class), i, primes, (&name, span));
        }
        if let Some(id) = class {
            let outputs = &self.classes[id.0].outputs;
            let output = outputs.place(local).map(|k| outputs[k].value);
            if let (Some(e), 0) = (output, primes) {
                self.output_fits(g, id, e, &name, span)?;
                return Ok(self.import(g, &path, id, e));
            }
        }
        if let (None, Some(Outputs { all, known })) = (class, self.outputs)
            && let Some(k) = all.place(local)
        {
            return self.own_output((k, known), primes, &full, span);
        }
        Err(self.unknown(class, local, &name, span))
    }

    fn call(
        &mut self,
        g: &mut Graph,
        function: &str,
        arguments: &[CallArgument],
        span: Span,
    ) -> Option<Result<Expr, ParseError>> {
        if let Some(component) = Component::of(function) {
            return Some(self.signal(g, (function, component), arguments, span));
        }
        if function == "distance" {
            return Some(self.distance(g, arguments, span));
        }
        (function == "reaction").then(|| self.reaction(g, arguments, span))
    }
}
