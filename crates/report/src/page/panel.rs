//! Controls of a page that is served: numbers that may be changed, for the next run.

use super::text::{DIGITS, escape, quoted};

/// What the form sends.
pub(super) const FORM: &str = include_str!("form.js");

/// Numbers that are shown; the others can be set by the command line.
const SHOWN: usize = 60;
/// A number that may be changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its name, as `--set` knows it.
    pub name: String,
    /// What it is now.
    pub value: f64,
    /// Its unit, if known.
    pub unit: Option<String>,
    /// Whether it follows from the other numbers: nobody said it.
    pub follows: bool,
}

impl Field {
    /// Whether it is a part of a quaternion.
    fn of_turn(&self) -> bool {
        self.unit.is_none() && [".qw", ".qx", ".qy", ".qz"].iter().any(|part| self.name.ends_with(part))
    }
}

/// Numbers of a model that may be changed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Panel {
    /// Constants.
    pub parameters: Vec<Field>,
    /// Values and rates at the start.
    pub starts: Vec<Field>,
    /// Why there is no answer to the numbers, or what was let go for one, if so.
    pub fault: Option<String>,
    /// Names and texts as they were typed, where there is no answer to them.
    pub typed: Vec<(String, String)>,
}

/// The form: what is sent are all numbers, by name; those that follow from others only once they are changed.
pub(super) fn form(panel: &Panel) -> String {
    let field = |f: &Field| {
        let unit =
            f.unit.as_deref().map_or(String::new(), |u| format!(" <span>{}</span>", escape(&super::text::unit(u))));
        let typed = panel.typed.iter().find(|(name, text)| *name == f.name && text.trim().parse() != Ok(f.value));
        let (shown, exact) = typed.map_or_else(|| told(f.value), |(_, text)| (escape(text), String::new()));
        format!(
            "<label>{0}{unit}<input type=\"number\" step=\"any\" name=\"{0}\" value=\"{shown}\"{exact}{1}></label>",
            escape(&f.name),
            if f.follows { " data-follows" } else { "" }
        )
    };
    let group = |title: &str, fields: &[Field]| {
        if fields.is_empty() {
            return String::new();
        }
        // Parts of a quaternion are no numbers that a hand changes one by one.
        let (turns, plain): (Vec<&Field>, Vec<&Field>) = fields.iter().take(SHOWN).partition(|f| f.of_turn());
        let turned: String = turns.iter().copied().map(field).collect();
        let turned = match turned.as_str() {
            "" => turned,
            _ => format!("<details class=\"turns\"><summary>Orientations, as quaternions</summary>{turned}</details>"),
        };
        let shown: String = plain.into_iter().map(field).chain([turned]).collect();
        let more = fields.len().saturating_sub(SHOWN);
        let more =
            if more > 0 { format!("<p class=\"hint\">{more} more can be set by --set.</p>") } else { String::new() };
        format!("<fieldset><legend>{title}</legend>{shown}{more}</fieldset>")
    };
    let fault = panel.fault.as_ref();
    let fault = fault.map_or(String::new(), |f| format!("<p class=\"fault\" role=\"alert\">{}</p>", quoted(f)));
    format!(
        "<details class=\"card live\" {}><summary>Change the model</summary>{fault}<form method=\"get\" action=\"/\">{}{}\
         <p><button class=\"button\">Run again</button> <a href=\"/\">As in the file</a></p></form></details>",
        if panel.fault.is_some() { "open" } else { "" },
        group("Parameters", &panel.parameters),
        group("At the start", &panel.starts)
    )
}

/// A number as it is shown, and what goes with it where it has more digits.
fn told(value: f64) -> (String, String) {
    let text = format!("{value:.*e}", DIGITS - 1);
    match text.parse::<f64>() {
        Ok(shown) if shown != value => (format!("{shown:?}"), format!(" data-exact=\"{value:?}\"")),
        _ => (format!("{value:?}"), String::new()),
    }
}

/// A page that stays as it is, with other words and numbers in its form: where there is no answer to those that were asked for.
pub fn refused(page: &str, shown: &Panel, asked: &Panel) -> String {
    page.replacen(&form(shown), &form(asked), 1)
}
