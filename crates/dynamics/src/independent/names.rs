//! Names of independent variables and of joint coordinates that drive, and what is said of those that are neither.

use dalembert_integrate::Failure;

use dalembert_mechanism::{Closure, Frame};
use dalembert_model::model::Model;

/// The columns of variables by name.
///
/// # Errors
/// A name that is not known.
pub fn columns_named(model: &Model, names: &[String]) -> Result<Vec<usize>, Failure> {
    let find = |name: &String| {
        let called = model.joint_called(name);
        let found = model.variables.iter().position(|v| v.name == called);
        found.ok_or_else(|| Failure::new(no_column(model, name)))
    };
    let columns: Vec<usize> = names.iter().map(find).collect::<Result<_, _>>()?;
    match (1..columns.len()).find(|&k| columns[..k].contains(&columns[k])) {
        Some(k) => Err(Failure::new(format!("variable `{}` is to be independent twice: name it once", names[k]))),
        None => Ok(columns),
    }
}

/// A body or frame by name.
///
/// # Errors
/// A name that is not known.
pub fn frame_called<'m>(model: &'m Model, name: &str) -> Result<&'m Frame, Failure> {
    let known = model.mechanism.as_ref().and_then(|m| m.frame(&model.body_called(name)));
    known.ok_or_else(|| Failure::new(no_frame(model, name)))
}

/// The sentence for a name that is no body's or frame's.
pub(super) fn no_frame(model: &Model, name: &str) -> String {
    let known = model.mechanism.iter().flat_map(|m| m.bodies.iter().chain(&m.frames)).map(|f| f.name.as_str());
    let close = dalembert_expr::did_you_mean(name, known);
    let close = close.map_or_else(String::new, |c| format!("; did you mean `{c}`?"));
    format!("the model has no body or frame `{name}`{close}")
}

/// The sentence for as many named columns as do not make a choice of independent ones, of which this is one that holds as many of them as
/// it can.
pub fn miscounted(model: &Model, named: &[usize], choice: &[usize]) -> String {
    let (count, freedoms) = (named.len(), choice.len());
    let of = |count: usize| format!("{count} independent variable{}", if count == 1 { "" } else { "s" });
    let are = if count == 1 { "is" } else { "are" };
    let head = format!("the motion has {} here, and {count} {are} named", of(freedoms));
    let more: Vec<String> =
        choice.iter().filter(|c| !named.contains(c)).map(|&c| format!("`{}`", model.variables[c].name)).collect();
    match count.cmp(&freedoms) {
        std::cmp::Ordering::Less => format!("{head}: name {} more, such as {}", freedoms - count, more.join(", ")),
        _ => format!("{head}: leave {} out", count - freedoms),
    }
}

/// The sentence for a name that is no variable's.
fn no_column(model: &Model, name: &str) -> String {
    if name.is_empty() {
        return "a name of an independent variable is empty: there is a comma too many".to_owned();
    }
    if let Some((joint, _)) = closing(model, name) {
        return format!(
            "`{joint}` closes a loop or is cut, so that its coordinates follow from others; only joints of the tree have independent ones: leave \
             `--absolute` and its own `cut` out, or set `cut = true` on another joint of its loop"
        );
    }
    let known = model.variables.iter().map(|v| v.name.as_str());
    let close =
        dalembert_expr::did_you_mean(name, known).map_or_else(String::new, |c| format!("; did you mean `{c}`?"));
    format!("there is no variable `{name}` to be independent{close}")
}

/// A joint that closes a loop and has this coordinate or velocity, and the number of the velocity.
fn closing<'m>(model: &'m Model, name: &str) -> Option<(&'m str, Option<(usize, usize)>)> {
    let m = model.mechanism.as_ref()?;
    m.closures.iter().enumerate().find_map(|(k, c)| {
        let rest = name.strip_prefix(c.name.as_str())?;
        let velocity = c.velocities.iter().position(|v| v.0 == rest);
        let own = velocity.is_some() || rest.is_empty() || c.coordinates.iter().any(|v| v.0 == rest);
        own.then(|| (c.name.as_str(), velocity.map(|i| (k, i))))
    })
}

/// What drives.
pub(super) enum Drive {
    /// A column.
    Column(usize),
    /// A velocity of a joint that closes a loop.
    Closing(usize, usize),
}

/// What a name stands for that is to drive.
pub(super) fn drives(model: &Model, name: &str) -> Option<Drive> {
    let m = model.mechanism.as_ref()?;
    let name = &*model.joint_called(name);
    if let Some(column) = m.columns.iter().copied().find(|&c| model.variables[c].name == name) {
        return Some(Drive::Column(column));
    }
    let (closure, number) = closing(model, name)?.1?;
    Some(Drive::Closing(closure, number))
}

/// The sentence for a name that no joint coordinate has.
pub(super) fn no_drive(model: &Model, name: &str) -> String {
    if name.is_empty() {
        return "a name of a joint coordinate to drive is empty: there is a comma too many".to_owned();
    }
    let m = model.mechanism.as_ref();
    let columns = m.iter().flat_map(|m| m.columns.iter().map(|&c| model.variables[c].name.clone()));
    let of_closure = |c: &Closure| {
        let own: Vec<String> = c.velocities.iter().map(|v| [c.name.as_str(), v.0].concat()).collect();
        own
    };
    let known: Vec<String> = columns.chain(m.iter().flat_map(|m| m.closures.iter().flat_map(of_closure))).collect();
    let of_joint: Vec<&str> =
        known.iter().map(String::as_str).filter(|k| k.strip_prefix(name).is_some_and(|r| r.starts_with('.'))).collect();
    let advice = if of_joint.is_empty() {
        let close = dalembert_expr::did_you_mean(name, known.iter().map(String::as_str));
        close.map_or_else(String::new, |c| format!("; did you mean `{c}`?"))
    } else {
        format!("; the coordinates of `{name}` are `{}`", of_joint.join("`, `"))
    };
    format!("there is no joint coordinate `{name}` to drive{advice}")
}
