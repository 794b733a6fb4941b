//! Names as the file of another program spells them: `left_leg/knee.joint` for what is called `left_leg_knee_joint` here.
//!
//! Formulas need letters, digits and `_`, other programs do not. People who speak of a joint or body from outside – in states, settings,
//! options – may use either name.

use std::borrow::Cow;
use std::collections::HashMap;

use crate::error::ModelError;
use crate::spec::{ModuleSpec, Spanned};

/// What the input of a joint's effort begins with.
const EFFORT: &str = "tau.";

/// Full names by their other spelling.
#[derive(Clone, Debug, Default)]
pub struct Aliases {
    joints: HashMap<String, String>,
    bodies: HashMap<String, String>,
}

impl Aliases {
    /// Takes up those of one module.
    ///
    /// # Errors
    /// If two joints, or two bodies, have the same.
    pub fn add(&mut self, prefix: &str, module: &ModuleSpec) -> Result<(), ModelError> {
        let joints = module.joints.iter().map(|j| (&j.alias, &j.name));
        joints.filter_map(given).try_for_each(|(alias, name)| put(&mut self.joints, prefix, alias, name))?;
        let bodies = module.bodies.iter().map(|b| (&b.alias, &b.name));
        bodies.filter_map(given).try_for_each(|(alias, name)| put(&mut self.bodies, prefix, alias, name))
    }

    /// The name here of a joint, of what belongs to it (`NAME.wx`, `NAME'`) or of its effort (`tau.NAME`).
    pub fn of_joint(&self, name: &str) -> Option<String> {
        let (effort, word) = name.strip_prefix(EFFORT).map_or(("", name), |word| (EFFORT, word));
        Some([effort, &with_rest(&self.joints, word)?].concat())
    }

    /// The name here of a body or of a frame on it (`NAME.frame`).
    pub fn of_body<'n>(&self, name: &'n str) -> Cow<'n, str> {
        with_rest(&self.bodies, name).map_or(Cow::Borrowed(name), Cow::Owned)
    }
}

fn given<'s>(
    (alias, name): (&'s Option<Box<Spanned<String>>>, &'s Spanned<String>),
) -> Option<(&'s Spanned<String>, &'s str)> {
    Some((alias.as_deref()?, name.value.as_str()))
}

fn put(
    names: &mut HashMap<String, String>,
    prefix: &str,
    alias: &Spanned<String>,
    name: &str,
) -> Result<(), ModelError> {
    match names.insert([prefix, &alias.value].concat(), [prefix, name].concat()) {
        None => Ok(()),
        Some(other) => {
            let message = format!("`{}` is the alias of `{other}` and of `{prefix}{name}`", alias.value);
            Err(ModelError::at(alias.span, message).label("again").help("give each an alias of its own"))
        }
    }
}

/// The longest beginning of a name that is an alias, put into the name here, with the rest of it.
fn with_rest(names: &HashMap<String, String>, name: &str) -> Option<String> {
    if names.is_empty() {
        return None;
    }
    let ends = name.char_indices().rev().filter(|(_, c)| matches!(c, '.' | '\'')).map(|(at, _)| at);
    std::iter::once(name.len()).chain(ends).find_map(|end| Some([names.get(&name[..end])?, &name[end..]].concat()))
}
