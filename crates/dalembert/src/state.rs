//! A state file's numbers as settings.

use std::path::Path;

use dalembert_io::StateFile;

use crate::error::Error;
use crate::load::Loaded;

impl Loaded {
    /// Reads a state file (`--state`) into settings by name: `t`, positions, velocities, inputs.
    ///
    /// # Errors
    /// [`Error::Model`] for a file that is not what it should be, [`Error::Usage`] for names the model does not have.
    pub fn state_settings(&self, path: &Path) -> Result<Vec<(String, f64)>, Error> {
        let file = dalembert_io::read_state(path).map_err(|d| Error::from(dalembert_io::Diagnostics::one(*d)))?;
        self.settings(&file)
    }

    fn settings(&self, file: &StateFile) -> Result<Vec<(String, f64)>, Error> {
        let mut set: Vec<(String, f64)> = file.t.iter().map(|&t| ("t".to_owned(), t)).collect();
        for (name, values) in &file.q {
            set.push((name.clone(), one(name, values)?));
        }
        for (name, values) in &file.v {
            set.push((self.rate_name(name), one(name, values)?));
        }
        if let Some((name, _)) = file.tau.first() {
            return Err(Error::Usage(format!(
                "`tau` is for joints, and the model has no joint `{name}`; use `inputs`"
            )));
        }
        for (name, values) in &file.inputs {
            set.push((name.clone(), one(name, values)?));
        }
        Ok(set)
    }

    /// `v` speaks of variables (`x` for x'), rates or quasi-velocities.
    fn rate_name(&self, name: &str) -> String {
        let variable = self.model.variables.iter().find(|v| v.name == name && v.slots.len() > 1);
        variable.map_or_else(|| name.to_owned(), |v| v.slots[1].clone())
    }
}

fn one(name: &str, values: &[f64]) -> Result<f64, Error> {
    match values {
        [value] => Ok(*value),
        _ => Err(Error::Usage(format!(
            "`{name}` is one number in this model, but the state file gives {}",
            values.len()
        ))),
    }
}
