//! Controls of a page that is served: numbers that may be changed, for the next run.

use super::text::escape;

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

/// Numbers of a model that may be changed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Panel {
    /// Constants.
    pub parameters: Vec<Field>,
    /// Values and rates at the start.
    pub starts: Vec<Field>,
    /// Why there is no answer to the numbers, or what was let go for one, if so.
    pub fault: Option<String>,
}

/// The form: what is sent are all numbers, by name; those that follow from others only once they are changed.
pub(super) fn form(panel: &Panel) -> String {
    let field = |f: &Field| {
        let unit =
            f.unit.as_deref().map_or(String::new(), |u| format!(" <span>{}</span>", escape(&super::text::unit(u))));
        format!(
            "<label>{}{unit}<input type=\"number\" step=\"any\" name=\"{}\" value=\"{:?}\"{}></label>",
            escape(&f.name),
            escape(&f.name),
            f.value,
            if f.follows { " data-follows" } else { "" }
        )
    };
    let group = |title: &str, fields: &[Field]| {
        if fields.is_empty() {
            return String::new();
        }
        let shown: String = fields.iter().take(SHOWN).map(field).collect();
        let more = fields.len().saturating_sub(SHOWN);
        let more =
            if more > 0 { format!("<p class=\"hint\">{more} more can be set by --set.</p>") } else { String::new() };
        format!("<fieldset><legend>{title}</legend>{shown}{more}</fieldset>")
    };
    let fault = panel.fault.as_ref();
    let fault = fault.map_or(String::new(), |f| format!("<p class=\"fault\" role=\"alert\">{}</p>", escape(f)));
    format!(
        "<details class=\"card live\" {}><summary>Change the model</summary>{fault}<form method=\"get\" action=\"/\">{}{}\
         <p><button class=\"button\">Run again</button> <a href=\"/\">As in the file</a></p></form></details>",
        if panel.fault.is_some() { "open" } else { "" },
        group("Parameters", &panel.parameters),
        group("At the start", &panel.starts)
    )
}

/// A page for numbers that have no answer.
pub fn refused(title: &str, panel: &Panel) -> String {
    format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'\">\
         <title>{0}</title><style>{1}</style></head><body><div class=\"page\"><h1>{0}</h1>{2}</div></body></html>",
        escape(title),
        super::STYLE,
        form(panel)
    )
}
