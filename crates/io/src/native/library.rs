//! All files of a model, each read once: a work list, so that no depth of includes can overflow the stack.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::path::{Path, PathBuf};

use dalembert_dynamics::spec::{DefinitionId, ModelSpec, ModuleSpec, SimulateSpec, Source, SourceId, Sources, Spanned};

use super::fields::Reader;
use super::hierarchy;
use super::module::{self, FileContent};
use super::paths::{self, Root};
use super::{MAX_DEFINITIONS, MAX_TOTAL_BYTES};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::files;

/// The files read so far. File `i` is source `i` and definition `i`.
#[derive(Default)]
pub(super) struct Library {
    /// `None`: includes are not possible.
    root: Option<Root>,
    /// Folder of each file, relative to the root.
    folders: Vec<PathBuf>,
    /// Definition of each file, by its path without links.
    known: HashMap<PathBuf, DefinitionId>,
    sources: Sources,
    modules: Vec<ModuleSpec>,
    title: Option<String>,
    simulate: SimulateSpec,
    bytes: u64,
    faults: Vec<Diagnostic>,
    left_out: usize,
}

impl Library {
    /// Starts with a file.
    pub fn open(path: &Path) -> Self {
        let mut library = Self::default();
        let shown = files::name(path);
        let opened = files::read(path, &shown, false).and_then(|text| Ok((Root::of(path)?, text)));
        match opened {
            Ok((root, text)) => {
                if let Ok(canonical) = path.canonicalize() {
                    library.known.insert(canonical, DefinitionId(0));
                }
                library.root = Some(root);
                library.add(shown, text, PathBuf::new());
            }
            Err(mut fault) => {
                fault.label = None;
                library.faults.push(*fault);
            }
        }
        library
    }

    /// Starts with a text.
    pub fn from_text(name: &str, text: &str) -> Self {
        let mut library = Self::default();
        library.add(name.to_owned(), text.to_owned(), PathBuf::new());
        library
    }

    fn add(&mut self, name: String, text: String, folder: PathBuf) -> DefinitionId {
        self.bytes += text.len() as u64;
        self.sources.files.push(Source { name, text });
        self.folders.push(folder);
        DefinitionId(self.sources.files.len() - 1)
    }

    /// Reads every file that is asked for, then looks at the whole.
    pub fn finish(mut self) -> Result<ModelSpec, Diagnostics> {
        while self.modules.len() < self.sources.files.len() {
            self.read_next();
        }
        self.faults.extend(hierarchy::check(&self.modules, &self.sources));
        if !self.faults.is_empty() {
            return Err(self.diagnostics());
        }
        Ok(ModelSpec {
            keep_fixed: false,
            title: self.title,
            definitions: self.modules,
            root: DefinitionId(0),
            simulate: self.simulate,
            sources: self.sources,
        })
    }

    fn diagnostics(self) -> Diagnostics {
        let mut all = Diagnostics { sources: self.sources, left_out: self.left_out, ..Diagnostics::default() };
        let mut faults = self.faults;
        faults.sort_by_key(Diagnostic::order);
        for fault in faults {
            all.push(fault);
        }
        all
    }

    fn read_next(&mut self) {
        let number = self.modules.len();
        let text = std::mem::take(&mut self.sources.files[number].text);
        let mut reader = Reader::new(SourceId(number as u32), &text);
        let content = module::read(&mut reader);
        self.left_out += reader.left_out;
        self.faults.append(&mut reader.faults);
        self.sources.files[number].text = text;
        self.take(number, content);
    }

    fn take(&mut self, number: usize, content: FileContent) {
        if number == 0 {
            self.title = content.title;
            self.simulate = content.simulate;
        }
        let folder = self.folders[number].clone();
        let mut module = content.module;
        let numbers: Vec<Option<DefinitionId>> =
            content.includes.iter().map(|include| self.include(&folder, include)).collect();
        // What could not be included is in the faults, and no model comes out of them.
        module.modules.retain_mut(|submodule| {
            let number = numbers.get(submodule.definition.0).copied().flatten();
            number.map(|number| submodule.definition = number).is_some()
        });
        self.modules.push(module);
    }

    /// The definition in a file, read or about to be.
    fn include(&mut self, folder: &Path, include: &Spanned<String>) -> Option<DefinitionId> {
        match self.try_include(folder, &include.value) {
            Ok(definition) => Some(definition),
            Err(mut fault) => {
                fault.span = Some(include.span);
                self.faults.push(*fault);
                None
            }
        }
    }

    fn try_include(&mut self, folder: &Path, include: &str) -> Result<DefinitionId, Box<Diagnostic>> {
        let Some(root) = &self.root else {
            let message = "a model that is given as a text cannot include files";
            return Err(Box::new(
                Diagnostic::new(Code::Path, message)
                    .label("not possible here")
                    .help("save the model as a file next to those it includes"),
            ));
        };
        let relative = paths::inside(folder, include)?;
        let file = root.locate(&relative)?;
        let shown = root.show(&relative);
        if let Entry::Occupied(known) = self.known.entry(file.clone()) {
            return Ok(*known.get());
        }
        let text = files::read(&file, &shown, true)?;
        self.within_limits(text.len() as u64)?;
        let folder = relative.parent().unwrap_or(Path::new("")).to_path_buf();
        let definition = self.add(shown, text, folder);
        self.known.insert(file, definition);
        Ok(definition)
    }

    fn within_limits(&self, more: u64) -> Result<(), Box<Diagnostic>> {
        let limit = if self.sources.files.len() >= MAX_DEFINITIONS {
            format!("a model can be made of {MAX_DEFINITIONS} files at most")
        } else if self.bytes + more > MAX_TOTAL_BYTES {
            format!("the files of a model can hold {} MiB together at most", MAX_TOTAL_BYTES >> 20)
        } else {
            return Ok(());
        };
        Err(Box::new(
            Diagnostic::new(Code::Limit, limit)
                .label("one too many")
                .help("use `repeat` and `parameters` for modules that are alike"),
        ))
    }
}
