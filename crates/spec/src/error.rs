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

/// Advice for a name that is not known: the nearest known one, or else the first few of them.
pub fn known_names<'a>(wrong: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    const LISTED: usize = 12;
    let known: Vec<&str> = known.into_iter().collect();
    match did_you_mean(wrong, known.iter().copied()) {
        Some(close) => format!("did you mean `{close}`?"),
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
