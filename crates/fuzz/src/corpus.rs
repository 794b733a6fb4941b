//! What cases are made of: the examples, models that are broken on purpose, and inputs that once did harm.

use std::path::PathBuf;

use crate::case::Case;
use crate::mutate::damaged;
use crate::random::Random;
use crate::target::Target;
use crate::workplace;

/// Longer ones take the time of many.
const LONGEST: u64 = 30_000;

/// Inputs to begin with.
#[derive(Debug)]
pub struct Corpus(Vec<Case>);

impl Corpus {
    /// All for a target, in an order that does not depend on the machine.
    ///
    /// # Errors
    /// A folder that cannot be read, or nothing in it.
    pub fn of(target: Target) -> Result<Self, String> {
        let root = workplace::root();
        let mut cases = Vec::new();
        for (folder, extension) in target.folders() {
            let at = root.join(folder);
            let files = std::fs::read_dir(&at).map_err(|error| format!("{folder}: {error}"))?;
            let mut paths: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
            paths.retain(|path| path.extension().is_some_and(|own| own == *extension));
            paths.retain(|path| path.metadata().is_ok_and(|data| data.len() < LONGEST));
            paths.sort();
            let read = |path: PathBuf| std::fs::read_to_string(&path).ok().map(|text| Case { path, text });
            cases.extend(paths.into_iter().filter_map(read));
        }
        cases.extend(target.words().iter().map(|text| Case { path: PathBuf::from("case"), text: (*text).to_owned() }));
        if cases.is_empty() { Err(format!("nothing to begin with for {}", target.name())) } else { Ok(Self(cases)) }
    }

    /// How many there are as they are.
    pub fn len(&self) -> u64 {
        self.0.len() as u64
    }

    /// The case of a number: first all as they are, then damaged ones.
    pub fn case(&self, seed: u64, number: u64) -> Case {
        if let Some(case) = self.0.get(number as usize) {
            return case.clone();
        }
        let mut random = Random::new(seed, number);
        let (one, other) = (&self.0[random.below(self.0.len())], &self.0[random.below(self.0.len())]);
        Case { path: one.path.clone(), text: damaged(&one.text, &other.text, &mut random) }
    }
}
