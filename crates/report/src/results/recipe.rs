//! What a result says of the model that it is of: the files with their texts, how they were read, what was set.

use serde_json::{Value, json};

/// Key of the recipe in the metadata of a Parquet file.
#[cfg(feature = "parquet")]
pub const KEY: &str = "model";

/// How to make the model of a result again.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Recipe {
    /// The files, the model's own first: paths as seen from its folder, and texts.
    pub files: Vec<(String, String)>,
    /// How the root of a robot was held, if that was said.
    pub base: Option<String>,
    /// Fixed joints stayed joints.
    pub keep_fixed: bool,
    /// Every joint was a constraint.
    pub absolute: bool,
    /// What was left out of what the file says: `mimic`, `damping`.
    pub ignore: Vec<String>,
    /// What was set: parameters and start values.
    pub set: Vec<(String, f64)>,
    /// The tolerance within which loops were fitted, if they were.
    pub fit: Option<f64>,
}

impl Recipe {
    /// As metadata hold it.
    pub fn to_text(&self) -> String {
        let document = json!({
            "files": self.files, "base": self.base, "keep_fixed": self.keep_fixed, "absolute": self.absolute,
            "ignore": self.ignore, "set": self.set, "fit": self.fit,
        });
        document.to_string()
    }

    /// Back from metadata.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn of(text: &str) -> Result<Self, String> {
        let document: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let string = |value: &Value| value.as_str().map(str::to_owned);
        let all = |name: &str| document[name].as_array().ok_or_else(|| format!("`{name}` is no list"));
        let wrong = |name: &str| format!("an entry of `{name}` is of another form");
        let file = |pair: &Value| Some((string(&pair[0])?, string(&pair[1])?));
        let setting = |pair: &Value| Some((string(&pair[0])?, pair[1].as_f64()?));
        Ok(Self {
            files: all("files")?.iter().map(file).collect::<Option<_>>().ok_or_else(|| wrong("files"))?,
            base: string(&document["base"]),
            keep_fixed: document["keep_fixed"].as_bool().unwrap_or(false),
            absolute: document["absolute"].as_bool().unwrap_or(false),
            ignore: all("ignore")?.iter().map(string).collect::<Option<_>>().ok_or_else(|| wrong("ignore"))?,
            set: all("set")?.iter().map(setting).collect::<Option<_>>().ok_or_else(|| wrong("set"))?,
            fit: document["fit"].as_f64(),
        })
    }
}
