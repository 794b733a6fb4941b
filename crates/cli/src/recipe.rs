//! Models of results, made again from what these say of them.

use dalembert::{Error, Loaded, open_recipe};

use crate::output::Failed;

/// The model that a result says that it is of, with what was set.
pub fn made_again(recipe: &str, file: &str) -> Result<(Loaded, Vec<(String, f64)>), Failed> {
    let folder = std::env::temp_dir().join(format!("dalembert-view-{}", std::process::id()));
    std::fs::create_dir(&folder).map_err(|e| {
        let message = format!("the model of {file} needs a folder of its own, {}: {e}", folder.display());
        Failed::Verb(Error::Usage(message))
    })?;
    let opened = open_recipe(recipe, &folder);
    // What could not be written can't be removed.
    let _ = std::fs::remove_dir_all(&folder);
    Ok(opened?)
}
