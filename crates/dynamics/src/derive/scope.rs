//! Names inside a module: from what a formula says to symbols of the class.

use std::collections::HashMap;

use dalembert_expr::{CallArgument, Expr, Graph, Names, ParseError, Span, did_you_mean};

use crate::class::{Class, ClassId, Interface, Reference, SignalRef, VariableRef};
use crate::error::known_names;
use crate::mechanism::Component;

/// What a formula may speak of.
#[derive(Clone, Copy, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // independent permissions
pub(crate) struct Allowed {
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
pub(crate) enum InputUse {
    /// Not at all.
    #[default]
    Never,
    /// As values set from outside.
    Value,
    /// As their formula of time, because the formula is differentiated.
    Formula,
}

/// The scope in which one formula of a module is read.
pub(crate) struct Scope<'a> {
    pub interface: &'a mut Interface,
    pub classes: &'a [Class],
    pub allowed: Allowed,
    /// Raw rates (q' stays a symbol although a quasi-velocity replaces it), with the quasi-velocities' formulas.
    pub raw: Option<&'a HashMap<usize, Expr>>,
    /// Number that `index` stands for.
    pub index: Option<i64>,
    /// Names of the module's own constraints, for `reaction(name)`.
    pub constraints: &'a [String],
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
            let shift: i64 = if shift.is_empty() { 0 } else { shift.parse().unwrap_or(0) };
            out.push_str(&rest[..at]);
            out.push_str(&format!("[{}]", index + shift));
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
            if interface.variables.iter().any(|v| v.joint && v.name == rest)
                || interface.closures.iter().any(|c| c.name == rest)
            {
                break; // a component of a joint: `root.vx`
            }
            let children = &self.interface_of(class).children;
            let Some(k) = children.iter().position(|(n, _)| n == segment) else {
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
    pub(crate) fn symbol(&mut self, g: &mut Graph, name: &str, reference: Reference) -> Expr {
        let symbol = g.symbol(name);
        self.interface.symbols.insert(symbol, reference);
        g.var(symbol)
    }

    /// Rewrites an expression of a descendant's class in symbols of this class.
    pub(crate) fn import(&mut self, g: &mut Graph, path: &[usize], class: ClassId, e: Expr) -> Expr {
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
    pub(crate) fn slot(
        &mut self,
        g: &mut Graph,
        path: &[usize],
        class: Option<ClassId>,
        variable: usize,
        slot: u32,
    ) -> Expr {
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
    pub(crate) fn total_derivative(&mut self, g: &mut Graph, e: Expr) -> Expr {
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

    pub(crate) fn class_at(&self, path: &[usize]) -> Option<ClassId> {
        let mut class = None;
        for &k in path {
            class = Some(self.interface_of(class).children[k].1);
        }
        class
    }

    /// Order of a variable.
    pub(crate) fn order_of(&self, of: &VariableRef) -> u32 {
        self.interface_of(self.class_at(&of.path)).variables[of.variable].order
    }

    /// See [`crate::class::ClassVariable::velocity_slot`].
    pub(crate) fn velocity_slot(&self, of: &VariableRef) -> Option<u32> {
        self.interface_of(self.class_at(&of.path)).variables[of.variable].velocity_slot()
    }

    /// A coordinate's rate in state symbols.
    pub(crate) fn rate(&mut self, g: &mut Graph, path: &[usize], class: Option<ClassId>, variable: usize) -> Expr {
        match self.quasi_rate(g, path, class, variable) {
            Some(rate) => rate,
            None => self.slot(g, path, class, variable, 1),
        }
    }

    /// The velocity that a generalized force on a velocity in use does work on: q̇, or π − y₀ of a quasi-velocity.
    pub(crate) fn power_velocity(
        &mut self,
        g: &mut Graph,
        path: &[usize],
        class: Option<ClassId>,
        variable: usize,
    ) -> Expr {
        let along = &self.interface_of(class).kinematics.power_velocity;
        match (along.iter().find(|e| e.0 == variable).map(|e| e.1), class) {
            (Some(e), Some(id)) => self.import(g, path, id, e),
            (Some(e), None) => e,
            (None, _) => self.slot(g, path, class, variable, 1),
        }
    }

    /// The variable that a force by this name acts on, and whether it acts on the velocity in use (`true`) or on a
    /// coordinate whose velocity in use is a quasi-velocity.
    pub(crate) fn target(&self, name: &str) -> Result<(VariableRef, bool), (String, Option<String>)> {
        let span = Span { start: 0, end: 0 };
        let full = self.with_index(name, span).map_err(|e| (e.message, e.help))?;
        let (path, class, local) = self.walk(&full, span).map_err(|e| (e.message, e.help))?;
        let variables = &self.interface_of(class).variables;
        let found = variables.iter().position(|v| v.name == local);
        let quasi = variables.iter().position(|v| v.quasi.as_deref() == Some(local));
        match (found, quasi) {
            (Some(variable), _) => {
                let direct = variables[variable].quasi.is_none();
                Ok((VariableRef { path, variable }, direct))
            }
            (None, Some(variable)) => Ok((VariableRef { path, variable }, true)),
            (None, None) if self.interface_of(class).closures.iter().any(|c| c.name == local) => Err((
                format!("`{name}` belongs to a joint that closes a loop, and no formula can act on it yet"),
                Some("drive it by an actuator, or give the joint a start value, so that another one is cut".into()),
            )),
            (None, None) => Err((
                format!("there is no variable `{name}` for a force to act on"),
                Some(known_names(local, variables.iter().map(|v| v.name.as_str()))),
            )),
        }
    }

    fn variable(
        &mut self,
        g: &mut Graph,
        (path, class): (&[usize], Option<ClassId>),
        variable: usize,
        slot: u32,
        (full, span): (&str, Span),
    ) -> Result<Expr, ParseError> {
        let v = &self.interface_of(class).variables[variable];
        let (order, quasi) = (v.order, v.quasi.clone());
        self.may_use(slot, order, full, span)?;
        let raw = self.raw.is_some() && path.is_empty();
        match (quasi.is_some(), slot) {
            (true, 1) if raw => {
                let symbol = g.symbol(full);
                Ok(g.var(symbol))
            }
            (true, 1 | 2) => {
                let rate = self
                    .quasi_rate(g, path, class, variable)
                    .ok_or_else(|| error(span, format!("`{full}` is not known yet"), None))?;
                Ok(if slot == 1 { rate } else { self.total_derivative(g, rate) })
            }
            _ => Ok(self.slot(g, path, class, variable, slot)),
        }
    }

    /// Whether a formula may speak of derivative `slot` of a variable of this order.
    fn may_use(&self, slot: u32, order: u32, full: &str, span: Span) -> Result<(), ParseError> {
        let stem = full.trim_end_matches('\'');
        if !self.allowed.state {
            let help = "use parameters and numbers".to_owned();
            return Err(error(span, format!("`{full}` changes with the motion and can't be used here"), Some(help)));
        }
        if slot > order {
            let help = format!("its highest derivative is `{}`", crate::class::primed("", stem, order));
            return Err(error(span, format!("derivative {slot} of `{stem}` is above its order {order}"), Some(help)));
        }
        if slot == order && !self.allowed.acceleration {
            let message =
                format!("`{full}` is a highest derivative, which the equations determine; it can't be used here");
            let help = match self.raw {
                Some(_) => "energies and quasi-velocities depend on variables and their rates only".to_owned(),
                None => "put its coefficient into the mass matrix or write a constraint".to_owned(),
            };
            return Err(error(span, message, Some(help)));
        }
        Ok(())
    }

    /// A quasi-velocity by its own name: a state, its derivative α; in raw rates, its formula.
    fn quasi_velocity(
        &mut self,
        g: &mut Graph,
        (path, class): (&[usize], Option<ClassId>),
        variable: usize,
        primes: u32,
        (full, span): (&str, Span),
    ) -> Result<Expr, ParseError> {
        let order = self.interface_of(class).variables[variable].order;
        self.may_use(primes + 1, order, full, span)?;
        match self.raw.filter(|_| path.is_empty()) {
            Some(raw) => raw.get(&variable).copied().ok_or_else(|| {
                error(
                    span,
                    format!("`{full}` is used before it is defined"),
                    Some("define quasi-velocities in an order in which each speaks only of earlier ones".into()),
                )
            }),
            None => Ok(self.slot(g, path, class, variable, primes + 1)),
        }
    }

    fn parameter(
        &mut self,
        g: &mut Graph,
        (path, class): (&[usize], Option<ClassId>),
        index: usize,
        primes: u32,
        full: &str,
    ) -> Expr {
        let moving = self.interface_of(class).parameters[index].moving;
        match (moving, class) {
            (Some(mut e), _) => {
                if let Some(id) = class {
                    e = self.import(g, path, id, e);
                } else {
                    self.register_parameters_in(g, e);
                }
                for _ in 0..primes {
                    e = self.total_derivative(g, e);
                }
                e
            }
            (None, _) if primes > 0 => g.constant(0.0),
            (None, _) => self.symbol(g, full, Reference::Parameter { path: path.to_vec(), index }),
        }
    }

    /// Makes the constant parameters and the time that occur in a parameter's formula known as symbols.
    pub(crate) fn register_parameters_in(&mut self, g: &mut Graph, e: Expr) {
        for symbol in g.symbols_of(&[e]) {
            let name = g.name(symbol).to_owned();
            let reference = if name == "t" {
                Reference::Time
            } else if let Some(index) = self.interface.parameters.iter().position(|p| p.name == name) {
                Reference::Parameter { path: Vec::new(), index }
            } else {
                continue;
            };
            self.interface.symbols.insert(symbol, reference);
        }
    }

    fn input(
        &mut self,
        g: &mut Graph,
        (path, class): (&[usize], Option<ClassId>),
        index: usize,
        primes: u32,
        (full, span): (&str, Span),
    ) -> Result<Expr, ParseError> {
        let value = self.interface_of(class).inputs[index].value;
        match self.allowed.inputs {
            InputUse::Never => Err(error(
                span,
                format!("input `{full}` can't be used here"),
                Some("inputs belong into [forces], [equations], constraints and outputs".into()),
            )),
            InputUse::Value if primes == 0 => {
                let reference = Reference::Input { path: path.to_vec(), index };
                Ok(self.symbol(g, full, reference))
            }
            _ => {
                self.interface.inlined_inputs.push((path.to_vec(), index));
                let Some(mut e) = value else {
                    return Err(error(
                        span,
                        format!("input `{full}` must be differentiated here, but only its value is known"),
                        Some("give it a `value` formula of t".into()),
                    ));
                };
                if let Some(id) = class {
                    e = self.import(g, path, id, e);
                }
                for _ in 0..primes {
                    e = self.total_derivative(g, e);
                }
                Ok(e)
            }
        }
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
    pub(crate) fn below(&self, path: &[usize]) -> Self {
        let join = |tail: &Vec<usize>| [path, tail].concat();
        let var = |of: &VariableRef| VariableRef { path: join(&of.path), variable: of.variable };
        match self {
            Self::Time => Self::Time,
            Self::Parameter { path: p, index } => Self::Parameter { path: join(p), index: *index },
            Self::Input { path: p, index } => Self::Input { path: join(p), index: *index },
            Self::State { of, slot } => Self::State { of: var(of), slot: *slot },
            Self::Acceleration { of } => Self::Acceleration { of: var(of) },
            Self::Signal(signal) => Self::Signal(SignalRef { path: join(&signal.path), ..signal.clone() }),
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
        if let Some(i) = interface.variables.iter().position(|v| v.name == local) {
            return self.variable(g, (&path, class), i, primes, (&full, span));
        }
        if let Some(i) = interface.variables.iter().position(|v| v.quasi.as_deref() == Some(local)) {
            return self.quasi_velocity(g, (&path, class), i, primes, (&full, span));
        }
        if let Some(read) = self.closure(g, (path.clone(), class), (local, primes), (&full, span)) {
            return read;
        }
        let interface = self.interface_of(class);
        if let Some(i) = interface.parameters.iter().position(|p| p.name == local) {
            return Ok(self.parameter(g, (&path, class), i, primes, &name));
        }
        if let Some(i) = interface.inputs.iter().position(|p| p.name == local) {
            return self.input(g, (&path, class), i, primes, (&name, span));
        }
        if let Some(id) = class {
            let output = self.classes[id.0].outputs.iter().find(|o| o.name == local).map(|o| o.value);
            if let (Some(e), 0) = (output, primes) {
                self.output_fits(g, id, e, &name, span)?;
                return Ok(self.import(g, &path, id, e));
            }
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

impl Scope<'_> {
    /// A submodule's output may be used only where all that it speaks of may be.
    fn output_fits(&self, g: &Graph, class: ClassId, e: Expr, name: &str, span: Span) -> Result<(), ParseError> {
        let interface = &self.classes[class.0].interface;
        let offending = g.symbols_of(&[e]).into_iter().find_map(|s| match interface.symbols.get(&s)? {
            Reference::Acceleration { .. } if !self.allowed.acceleration => Some("a highest derivative"),
            Reference::Multiplier { .. } if !self.allowed.reactions => Some("a reaction"),
            Reference::State { .. } if !self.allowed.state => Some("the motion"),
            Reference::Input { .. } if self.allowed.inputs != InputUse::Value => Some("an input"),
            Reference::Signal(_) if !self.allowed.frames => Some("the place of a body"),
            _ => None,
        });
        match offending {
            None => Ok(()),
            Some(what) => Err(error(
                span,
                format!("output `{name}` depends on {what} and can't be used here"),
                Some("write what you need from variables and parameters".into()),
            )),
        }
    }

    /// `px(body)`, `vz(leg.foot.sole)`: a number read off a frame; `px(body, 0.1, 0, 0)`: off a point of it.
    fn signal(
        &mut self,
        g: &mut Graph,
        (function, component): (&str, Component),
        arguments: &[CallArgument],
        span: Span,
    ) -> Result<Expr, ParseError> {
        let help = || {
            let point = if component.has_points() {
                format!(", or `{function}(body, x, y, z)` for a point of it")
            } else {
                String::new()
            };
            Some(format!("write `{function}(body)` or `{function}(body.frame)`{point}"))
        };
        let (frame, point) = match arguments {
            [frame] => (frame, None),
            [frame, x, y, z] if component.has_points() => (frame, Some([x, y, z])),
            _ => return Err(error(span, format!("`{function}` takes one body or frame"), help())),
        };
        let (path, frame) = self.frame(function, frame, help)?;
        let origin = self.read_off(g, SignalRef { path: path.clone(), frame: frame.clone(), component });
        let Some(point) = point else { return Ok(origin) };
        let mut terms = vec![origin];
        for (axis, number) in point.into_iter().enumerate() {
            let number = number.build(g, self)?;
            let along = component.direction(axis as u8);
            let direction = self.read_off(g, SignalRef { path: path.clone(), frame: frame.clone(), component: along });
            terms.push(g.mul(number, direction));
        }
        Ok(g.sum(&terms))
    }

    /// `distance(arm.tip, ground_hook)`: of the origins of two frames.
    fn distance(&mut self, g: &mut Graph, arguments: &[CallArgument], span: Span) -> Result<Expr, ParseError> {
        let help = || Some("write `distance(first, second)` with two bodies or frames".to_owned());
        let [first, second] = arguments else {
            return Err(error(span, "`distance` takes two bodies or frames".into(), help()));
        };
        let ends = [self.frame("distance", first, help)?, self.frame("distance", second, help)?];
        let mut squares = Vec::with_capacity(3);
        for axis in ["px", "py", "pz"] {
            let Some(component) = Component::of(axis) else { continue };
            let [a, b] = ends.clone().map(|(path, frame)| self.read_off(g, SignalRef { path, frame, component }));
            let apart = g.sub(a, b);
            squares.push(g.mul(apart, apart));
        }
        let square = g.sum(&squares);
        Ok(g.call(dalembert_expr::Function::Sqrt, &[square]))
    }

    /// The frame that an argument names: path to its module and its name there.
    fn frame(
        &self,
        function: &str,
        argument: &CallArgument,
        help: impl Fn() -> Option<String>,
    ) -> Result<(Vec<usize>, String), ParseError> {
        if !self.allowed.frames {
            let help =
                "frames can be used in constraints, forces, outputs and equation modules' right-hand sides".to_owned();
            return Err(error(argument.span(), format!("`{function}(…)` can't be used here"), Some(help)));
        }
        let Some((name, 0)) = argument.bare_name() else {
            let message = format!("`{function}` takes the name of a body or frame, not a formula");
            return Err(error(argument.span(), message, help()));
        };
        let name = self.with_index(name, argument.span())?;
        let (mut path, mut class, mut rest) = (Vec::new(), None, name.as_str());
        loop {
            let interface = self.interface_of(class);
            if interface.frames.iter().any(|f| f == rest) {
                return Ok((path, rest.to_owned()));
            }
            let below = rest.split_once('.').and_then(|(segment, tail)| {
                let k = interface.children.iter().position(|(n, _)| n == segment)?;
                Some((k, interface.children[k].1, tail))
            });
            let Some((k, id, tail)) = below else {
                let help = known_names(rest, interface.frames.iter().map(String::as_str));
                return Err(error(argument.span(), format!("there is no body or frame `{name}`"), Some(help)));
            };
            path.push(k);
            (class, rest) = (Some(id), tail);
        }
    }

    /// The symbol of a number read off a frame or joint.
    pub(crate) fn read_off(&mut self, g: &mut Graph, signal: SignalRef) -> Expr {
        let name = signal.component.symbol(&format!("{}{}", self.prefix(&signal.path), signal.frame));
        self.symbol(g, &name, Reference::Signal(signal))
    }

    /// The coordinate of a joint that closes a loop, or its rate.
    fn closure(
        &mut self,
        g: &mut Graph,
        (path, class): (Vec<usize>, Option<ClassId>),
        (local, primes): (&str, u32),
        (full, span): (&str, Span),
    ) -> Option<Result<Expr, ParseError>> {
        let known = self.interface_of(class).closures.iter().find(|c| c.name == local)?.clone();
        if !self.allowed.frames {
            let message =
                format!("`{full}` belongs to joint `{}`, which closes a loop, and can't be used here", known.joint);
            return Some(Err(error(
                span,
                message,
                Some("use it in constraints, forces and outputs; or give the joint a start value, so that another one is cut".into()),
            )));
        }
        let mut component = known.component;
        for _ in 0..primes {
            let differentiated = self.allowed.acceleration && !self.allowed.reactions;
            match component.rate().filter(|c| c.order() < 2 || differentiated) {
                Some(rate) => component = rate,
                None => {
                    let message = format!("`{full}` has too many primes here");
                    return Some(Err(error(
                        span,
                        message,
                        Some("accelerations of joints that close loops stand in constraints only".into()),
                    )));
                }
            }
        }
        Some(Ok(self.read_off(g, SignalRef { path, frame: known.joint, component })))
    }

    fn reaction(&mut self, g: &mut Graph, arguments: &[CallArgument], span: Span) -> Result<Expr, ParseError> {
        if !self.allowed.reactions {
            let help = "a force that depends on a reaction makes equations that this version can't solve";
            return Err(error(span, "`reaction(…)` can only be used in outputs".into(), Some(help.into())));
        }
        let [argument] = arguments else {
            let help = "write `reaction(name)`".to_owned();
            return Err(error(span, "`reaction` takes the name of one constraint".into(), Some(help)));
        };
        let Some((name, primes)) = argument.bare_name() else {
            let help = "write `reaction(name)` and calculate with that".to_owned();
            return Err(error(span, "`reaction` takes the name of a constraint, not a formula".into(), Some(help)));
        };
        let at = argument.span();
        if primes > 0 {
            return Err(error(at, "a reaction has no derivative".into(), Some("leave the prime out".into())));
        }
        let name = self.with_index(name, at)?;
        let names_of = |class: Option<ClassId>| -> Vec<String> {
            match class {
                None => self.constraints.to_vec(),
                Some(id) => self.classes[id.0].constraints.iter().map(|c| c.name.clone()).collect(),
            }
        };
        // A constraint's own name may hold a dot: `finger.mimic`.
        let (mut path, mut class, mut local) = (Vec::new(), None, name.as_str());
        while !names_of(class).iter().any(|n| n == local) {
            let children = &self.interface_of(class).children;
            let below = local.split_once('.').and_then(|(segment, tail)| {
                let k = children.iter().position(|(n, _)| n == segment)?;
                Some((k, children[k].1, tail))
            });
            let Some((k, id, tail)) = below else {
                (path, class, local) = self.walk(&name, at)?;
                break;
            };
            path.push(k);
            (class, local) = (Some(id), tail);
        }
        let names = names_of(class);
        let Some(constraint) = names.iter().position(|n| n == local) else {
            return Err(error(
                at,
                format!("there is no constraint `{name}`"),
                Some(known_names(local, names.iter().map(String::as_str))),
            ));
        };
        Ok(self.symbol(g, &format!("reaction({name})"), Reference::Multiplier { path, constraint }))
    }
}
