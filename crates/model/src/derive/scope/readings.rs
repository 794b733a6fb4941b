//! What formulas read off frames, joints that close loops, and reactions.

use dalembert_expr::{CallArgument, Expr, Graph, ParseError, Span};
use dalembert_mechanism::Component;
use dalembert_mechanism::GROUND;
use dalembert_spec::error::known_names;

use super::{InputUse, Scope, error};
use crate::class::{ClassId, ClosureCoordinate, Reference, SignalRef, primed};

/// Components of a joint's reaction, in the order of [`Reference::JointReaction`].
const JOINT_REACTION: [&str; 6] = ["fx", "fy", "fz", "mx", "my", "mz"];

impl Scope<'_> {
    /// A submodule's output may be used only where all that it speaks of may be.
    pub(super) fn output_fits(
        &self,
        g: &Graph,
        class: ClassId,
        e: Expr,
        name: &str,
        span: Span,
    ) -> Result<(), ParseError> {
        let interface = &self.classes[class.0].interface;
        let offending = g.symbols_of(&[e]).into_iter().find_map(|s| match interface.symbols.get(&s)? {
            Reference::Acceleration { .. } if !self.allowed.acceleration => Some("a highest derivative"),
            Reference::Multiplier { .. } | Reference::JointReaction { .. } if !self.allowed.reactions => {
                Some("a reaction")
            }
            Reference::State { .. } if !self.allowed.state => Some("the motion"),
            Reference::Input { .. } if self.allowed.inputs != InputUse::Value => Some("an input"),
            Reference::Signal(s) if s.component.order() == 2 && !self.allowed.acceleration => Some("an acceleration"),
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
    pub(super) fn signal(
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
        if component.order() == 2 && !self.allowed.acceleration {
            let help = "accelerations stand in constraints and outputs only".to_owned();
            return Err(error(span, format!("`{function}` is an acceleration and can't be used here"), Some(help)));
        }
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
    pub(super) fn distance(
        &mut self,
        g: &mut Graph,
        arguments: &[CallArgument],
        span: Span,
    ) -> Result<Expr, ParseError> {
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
        if name == GROUND {
            if self.interface.top {
                return Ok((Vec::new(), name));
            }
            let help = "give a body a frame there, or write the formula in the file that includes this one".to_owned();
            return Err(error(argument.span(), "where its ground is a module does not know".into(), Some(help)));
        }
        let known = |class: Option<ClassId>, rest: &str| self.interface_of(class).frames.place(rest).is_some();
        match self.descend(&name, known) {
            Ok((path, _, rest)) => Ok((path, rest.to_owned())),
            Err((class, rest)) => {
                let help = self.no_frame(class, rest);
                Err(error(argument.span(), format!("there is no body or frame `{name}`"), Some(help)))
            }
        }
    }

    /// What to write where no body and no frame is meant.
    fn no_frame(&self, class: Option<ClassId>, name: &str) -> String {
        let interface = self.interface_of(class);
        if interface.joints.place(name).is_some() || interface.welds.place(name).is_some() {
            return format!("`{name}` is a joint: name a body, or a frame on a body where the joint is");
        }
        known_names(name, interface.frames.iter().map(String::as_str))
    }

    /// What to write where what is named is no constraint and has no reaction.
    fn no_reaction(&self, class: Option<ClassId>, name: &str) -> Option<String> {
        let interface = self.interface_of(class);
        let known = interface.acting.iter().find(|(acting, _)| name.split('.').next() == Some(acting));
        if let Some((acting, what)) = known {
            let instead = match *what {
                "spring" => "its pull is `stiffness*(distance(first, second) - length)`, with its ends and numbers",
                "damper" => "its pull follows from the velocities `vx`, `vy`, `vz` of its ends",
                _ => {
                    return Some(format!(
                        "`{acting}` is an actuator, no constraint: what it exerts is `{acting}` itself, times its ratio"
                    ));
                }
            };
            return Some(format!("`{acting}` is a {what}, no constraint: {instead}"));
        }
        interface.frames.place(name)?;
        let joints: Vec<String> = interface.joints.iter().take(3).map(|j| format!("`reaction({j}.fx)`")).collect();
        let say = if joints.is_empty() { "there is none".to_owned() } else { format!("as {}", joints.join(", ")) };
        Some(format!("`{name}` is a body or frame; reactions are those of joints and constraints, {say}"))
    }

    /// Goes from module to module until the rest of a name is known there: path, module, rest; or the last module reached and
    /// what is left. Names may hold dots of their own.
    #[allow(clippy::type_complexity)] // both ends of a walk
    fn descend<'n>(
        &self,
        name: &'n str,
        known: impl Fn(Option<ClassId>, &str) -> bool,
    ) -> Result<(Vec<usize>, Option<ClassId>, &'n str), (Option<ClassId>, &'n str)> {
        let (mut path, mut class, mut rest) = (Vec::new(), None, name);
        while !known(class, rest) {
            let children = &self.interface_of(class).children;
            let below = rest.split_once('.').and_then(|(segment, tail)| {
                let k = children.place(segment)?;
                Some((k, children[k].1, tail))
            });
            let Some((k, id, tail)) = below else { return Err((class, rest)) };
            path.push(k);
            (class, rest) = (Some(id), tail);
        }
        Ok((path, class, rest))
    }

    /// The symbol of a number read off a frame or joint.
    pub fn read_off(&mut self, g: &mut Graph, signal: SignalRef) -> Expr {
        if signal.path.is_empty() && signal.frame == GROUND {
            return g.constant(signal.component.of_ground());
        }
        let name = signal.component.symbol(&format!("{}{}", self.prefix(&signal.path), signal.frame));
        self.symbol(g, &name, Reference::Signal(signal))
    }

    /// The name of a number read off a joint that closes a loop, as users write it.
    pub fn closing_name(&self, signal: &SignalRef) -> Option<String> {
        let class = self.class_at(&signal.path);
        let same = |c: &&ClosureCoordinate| {
            c.joint == signal.frame && (c.component == signal.component || c.component == signal.component.value())
        };
        let found = self.interface_of(class).closures.iter().find(same)?;
        let primes = signal.component.order().saturating_sub(found.component.order());
        Some(primed(&self.prefix(&signal.path), &found.name, primes))
    }

    /// A name `joint.word` of which the joint is known: what its coordinates and velocities are called.
    pub(super) fn of_joint(&self, class: Option<ClassId>, joint: &str, word: &str) -> Option<(String, String)> {
        let interface = self.interface_of(class);
        let of = |name: &str| name == joint || name.strip_prefix(joint).is_some_and(|rest| rest.starts_with('.'));
        let own = interface.variables.iter().filter(|v| v.joint && of(&v.name));
        let own = own.map(|v| (v.name.as_str(), v.order == 2));
        let closing = interface.closures.iter().filter(|c| c.joint == joint);
        let closing = closing.map(|c| (c.name.as_str(), c.component.order() == 0 && c.works));
        let all: Vec<(&str, bool)> = own.chain(closing).collect();
        let help = match all.as_slice() {
            [] => return None,
            [(name, true)] => format!("its coordinate is `{name}`, its velocity `{name}'`"),
            _ => {
                let names: Vec<String> = all.iter().map(|(name, _)| format!("`{name}`")).collect();
                let of_pose = ["x", "y", "z", "qw", "qx", "qy", "qz"].contains(&word);
                let read =
                    if of_pose { "; where its body is, formulas read by `px(body)`, `py(body)`, …" } else { "" };
                format!("there are {}{read}", names.join(", "))
            }
        };
        Some((format!("joint `{joint}` has no `{word}`"), help))
    }

    /// The coordinate of a joint that closes a loop, or its rate.
    pub(super) fn closure(
        &mut self,
        g: &mut Graph,
        (path, class): (Vec<usize>, Option<ClassId>),
        (local, primes): (&str, u32),
        (full, span): (&str, Span),
    ) -> Option<Result<Expr, ParseError>> {
        let closures = &self.interface_of(class).closures;
        let known = closures[closures.place(local)?].clone();
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
            match component.rate().filter(|c| c.order() < 2 || self.allowed.acceleration) {
                Some(rate) => component = rate,
                None => {
                    let message = format!("`{full}` has too many primes here");
                    return Some(Err(error(
                        span,
                        message,
                        Some("accelerations stand in constraints and outputs only".into()),
                    )));
                }
            }
        }
        Some(Ok(self.read_off(g, SignalRef { path, frame: known.joint, component })))
    }

    pub(super) fn reaction(
        &mut self,
        g: &mut Graph,
        arguments: &[CallArgument],
        span: Span,
    ) -> Result<Expr, ParseError> {
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
        if let Some(component) = self.joint_reaction(g, &name) {
            return Ok(component);
        }
        let place = |class: Option<ClassId>, name: &str| match class {
            None => self.constraints.and_then(|all| all.place(name)),
            Some(id) => self.classes[id.0].constraints.place(name),
        };
        let names_of = |class: Option<ClassId>| -> Vec<&str> {
            match class {
                None => self.constraints.iter().flat_map(|all| all.iter()).map(String::as_str).collect(),
                Some(id) => self.classes[id.0].constraints.iter().map(|c| c.name.as_str()).collect(),
            }
        };
        match self.descend(&name, |class, rest| place(class, rest).is_some()) {
            Ok((path, class, rest)) => {
                let constraint = place(class, rest).expect("found above");
                Ok(self.symbol(g, &format!("reaction({name})"), Reference::Multiplier { path, constraint }))
            }
            Err((class, rest)) => {
                let welded = self.interface_of(class).welds.place(rest.split('.').next().unwrap_or_default()).is_some();
                let joint = self.interface_of(class).joints.iter().find(|j| rest.split('.').next() == Some(j));
                let help = match joint {
                    None if welded => "the joint is fixed and joins two bodies to one: with --keep-fixed, or where a flexible body hangs on it, it has a reaction".to_owned(),
                    Some(joint) => format!(
                        "joint `{joint}` exerts the force `reaction({joint}.fx)`, `.fy`, `.fz` and the moment `.mx`, `.my`, `.mz`"
                    ),
                    None => self.no_reaction(class, rest).unwrap_or_else(|| {
                        let joints: Vec<String> =
                            self.interface_of(class).joints.iter().map(|j| format!("{j}.fx")).collect();
                        known_names(rest, names_of(class).into_iter().chain(joints.iter().map(String::as_str)))
                    }),
                };
                Err(error(at, format!("there is no constraint `{name}`"), Some(help)))
            }
        }
    }

    /// `reaction(J.fx)`: a component of what a joint's first body exerts on its second, in the joint's frame.
    fn joint_reaction(&mut self, g: &mut Graph, name: &str) -> Option<Expr> {
        let (joint, component) = name.rsplit_once('.')?;
        let component = JOINT_REACTION.iter().position(|c| *c == component)?;
        let known = |class: Option<ClassId>, rest: &str| self.interface_of(class).joints.place(rest).is_some();
        let (path, _, local) = self.descend(joint, known).ok()?;
        let reference = Reference::JointReaction { path, joint: local.to_owned(), component };
        Some(self.symbol(g, &format!("reaction({name})"), reference))
    }
}
