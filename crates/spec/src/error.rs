//! Errors that a model's author can mend: each says what, where, and what to do.

use dalembert_expr::did_you_mean;

use crate::spec::Span;

/// Advice where a distance is held at zero or below.
pub const NO_DISTANCE: &str = "a distance is never negative and has no direction where it is zero: to hold two frames together, make `px`, \
     `py` and `pz` of both equal, or join them by a spherical joint";

/// One thing wrong with a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelError {
    /// One sentence.
    pub message: String,
    /// Where, if it stands somewhere.
    pub span: Option<Span>,
    /// Words for the marked place.
    pub label: Option<String>,
    /// What to do about it.
    pub help: Option<String>,
}

impl ModelError {
    /// An error at a place.
    pub fn at(span: Span, message: impl Into<String>) -> Self {
        Self { message: message.into(), span: Some(span), label: Some("here".into()), help: None }
    }

    /// An error of the model as a whole.
    pub fn whole(message: impl Into<String>) -> Self {
        Self { message: message.into(), span: None, label: None, help: None }
    }

    /// Adds words for the marked place.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// Adds what to do about it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Adds what to do about it, if anything is known.
    #[must_use]
    pub fn maybe_help(mut self, help: Option<String>) -> Self {
        self.help = help.or(self.help);
        self
    }
}

/// Advice for a name that is not known, if it is near to known ones: those of parts that have one of this name, `left.A` or `right.A` for `A`, or else the nearest one.
pub fn close_names<'a>(wrong: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    const OF_PARTS: usize = 3;
    let (known, end) = (known.into_iter().collect::<Vec<_>>(), format!(".{wrong}"));
    let of_parts = known.iter().copied().filter(|name| name.ends_with(&end)).take(OF_PARTS);
    let of_parts: Vec<String> = of_parts.map(|name| format!("`{name}`")).collect();
    let close = if of_parts.is_empty() { format!("`{}`", did_you_mean(wrong, known)?) } else { of_parts.join(" or ") };
    Some(format!("did you mean {close}?"))
}

/// Advice for a name that is not known: near ones, or else the first few known ones.
pub fn known_names<'a>(wrong: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    const LISTED: usize = 12;
    let known: Vec<&str> = known.into_iter().collect();
    match close_names(wrong, known.iter().copied()) {
        Some(close) => close,
        None if known.is_empty() => "nothing is declared there".to_owned(),
        None => {
            let more = if known.len() > LISTED { ", …" } else { "" };
            format!("known here: {}{more}", known[..known.len().min(LISTED)].join(", "))
        }
    }
}

impl std::fmt::Display for ModelError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)?;
        match &self.help {
            Some(help) => write!(f, " ({help})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ModelError {}
