//! All files of a model, each read once: a work list, so that no depth of includes can overflow the stack.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use dalembert_spec::spec::{
    Base, DefinitionId, Fit, FlexibleSpec, ModelSpec, ModuleSpec, SimulateSpec, Source, SourceId, Sources, Span,
    Spanned, SubmoduleSpec, TableSpec,
};

use super::fields::Reader;
use super::hierarchy;
use super::module::{self, DataFile, FileContent};
use super::paths::{self, Root};
use super::tables::TableFile;
use super::{MAX_DEFINITIONS, MAX_TOTAL_BYTES, ReadOptions};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::excerpt::quoted;
use crate::files::{self, Format};
use crate::urdf;

/// One definition: which text, from which folder, read how.
struct File {
    source: SourceId,
    /// Folder of the file, relative to the root.
    folder: PathBuf,
    format: Format,
    /// How the root of a robot is held.
    base: Option<Base>,
}

/// The files read so far. File `i` is definition `i`.
#[derive(Default)]
pub(super) struct Library {
    /// `None`: includes are not possible.
    root: Option<Root>,
    /// What there is instead of files on disk, by the name that is shown.
    kept: Option<HashMap<String, Source>>,
    files: Vec<File>,
    /// Definition of each file and base, by its path without links.
    known: HashMap<(PathBuf, Option<Base>), DefinitionId>,
    sources: Sources,
    modules: Vec<ModuleSpec>,
    title: Option<String>,
    simulate: SimulateSpec,
    /// Bytes of native files.
    bytes: u64,
    faults: Vec<Diagnostic>,
    left_out: usize,
    /// Joints of robots do not follow others.
    without_mimic: bool,
}

impl Library {
    /// Starts with a file.
    pub fn open(path: &Path, options: &ReadOptions) -> Self {
        let mut library = Self::default();
        let shown = files::name(path);
        let format = Format::of(path);
        let opened = files::read(path, &shown, format, false).and_then(|text| Ok((Root::of(path)?, text)));
        match opened {
            Ok((root, text)) => {
                if let Ok(canonical) = path.canonicalize() {
                    library.known.insert((canonical, options.base), DefinitionId(0));
                }
                library.root = Some(root);
                library.start(shown, text, format, options);
                library.sources.files[0].path = Some(path.to_path_buf());
            }
            Err(mut fault) => {
                fault.label = None;
                library.faults.push(*fault);
            }
        }
        library
    }

    /// Starts with a text.
    pub fn from_text(name: &str, text: &str, options: &ReadOptions) -> Self {
        let source = Source { name: name.to_owned(), text: text.to_owned(), path: None };
        Self::from_sources(vec![source], options)
    }

    /// Starts with texts that were read before, the top file's first: those that it asks for are among the others.
    pub fn from_sources(sources: Vec<Source>, options: &ReadOptions) -> Self {
        let mut library = Self::default();
        let mut sources = sources.into_iter();
        let Some(Source { name, text, path }) = sources.next() else {
            library.faults.push(Diagnostic::new(Code::Missing, "there is no text of a model").help("give one"));
            return library;
        };
        let format = Format::of(Path::new(&name));
        if let Some(path) = &path {
            library.known.insert((path.clone(), options.base), DefinitionId(0));
            library.root = Some(Root::kept(Path::new(&name)));
            library.kept = Some(sources.map(|source| (source.name.clone(), source)).collect());
        }
        library.start(name, text, format, options);
        library.sources.files[0].path = path;
        library
    }

    fn start(&mut self, shown: String, text: String, format: Format, options: &ReadOptions) {
        self.without_mimic = options.without_mimic;
        let (base, folder) = (options.base, PathBuf::new());
        let source = self.add(shown, text, format);
        if base.is_some() && format == Format::Native {
            let end = self.sources.files[source.0 as usize].text.find('\n').unwrap_or(0);
            self.faults.push(base_of_native(Span::new(source, 0, end)));
        }
        self.files.push(File { source, folder, format, base });
    }

    fn add(&mut self, name: String, text: String, format: Format) -> SourceId {
        if format == Format::Native {
            self.bytes += text.len() as u64;
        }
        self.sources.files.push(Source { name, text, path: None });
        SourceId(self.sources.files.len() as u32 - 1)
    }

    /// Reads every file that is asked for, then looks at the whole.
    pub fn finish(mut self) -> Result<ModelSpec, Diagnostics> {
        while self.modules.len() < self.files.len() {
            self.read_next();
        }
        self.faults.extend(hierarchy::check(&self.modules, &self.sources));
        if !self.faults.is_empty() {
            return Err(self.diagnostics());
        }
        Ok(ModelSpec {
            keep_fixed: false,
            fit: Fit::default(),
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
        let File { source, format, base, .. } = self.files[number];
        let follow = !self.without_mimic;
        let content = self.with_text(source, |source, text| match format {
            Format::Native => {
                let mut reader = Reader::new(source, text);
                let content = module::read(&mut reader);
                (content, reader.faults, reader.left_out)
            }
            Format::Urdf => urdf::read(source, text, base.unwrap_or(Base::Fixed), follow),
        });
        self.take(number, content);
    }

    /// Reads one text and keeps what is wrong with it.
    fn with_text<T>(
        &mut self,
        source: SourceId,
        read: impl FnOnce(SourceId, &str) -> (T, Vec<Diagnostic>, usize),
    ) -> T {
        let place = source.0 as usize;
        let text = std::mem::take(&mut self.sources.files[place].text);
        let (content, mut faults, left_out) = read(source, &text);
        self.sources.files[place].text = text;
        self.left_out += left_out;
        self.faults.append(&mut faults);
        content
    }

    fn take(&mut self, number: usize, content: FileContent) {
        if number == 0 {
            self.title = content.title.as_deref().map(crate::plain::one_line);
            self.simulate = content.simulate;
        }
        let folder = self.files[number].folder.clone();
        let mut module = content.module;
        let bases: Vec<(usize, Option<Spanned<Base>>)> =
            module.modules.iter().map(|submodule| (submodule.definition.0, submodule.base.clone())).collect();
        let mut numbers: HashMap<usize, DefinitionId> = HashMap::new();
        for (wanted, base) in bases {
            let Some(include) = content.includes.get(wanted) else { continue };
            if let Some(definition) = self.include(&folder, include, base.as_ref()) {
                numbers.insert(wanted, definition);
            }
        }
        // What could not be included is in the faults, and no model comes out of them.
        module.modules.retain_mut(|submodule: &mut SubmoduleSpec| {
            let number = numbers.get(&submodule.definition.0).copied();
            number.map(|number| submodule.definition = number).is_some()
        });
        for data in &content.data {
            let flexible = self.modes(&folder, data, &module);
            if let Some(body) = module.bodies.get_mut(data.body) {
                body.flexible = flexible.map(Box::new);
            }
        }
        for wanted in &content.tables {
            let table = self.table(&folder, wanted);
            if let Some(input) = module.inputs.get_mut(wanted.input) {
                input.table = table;
            }
        }
        self.modules.push(module);
    }

    /// The values of an input from their file.
    fn table(&mut self, folder: &Path, wanted: &TableFile) -> Option<TableSpec> {
        let source = self.add_data(folder, &wanted.file)?;
        self.with_text(source, |source, text| {
            let mut reader = Reader::new(source, text);
            let table = reader.values_over_time(wanted);
            (table, reader.faults, reader.left_out)
        })
    }

    /// The text of a file that is no model.
    fn add_data(&mut self, folder: &Path, file: &Spanned<String>) -> Option<SourceId> {
        let found = self.find(folder, &file.value);
        let loaded = found.and_then(|(_, file, shown)| Ok((self.load(&file, &shown, Format::Native)?, shown, file)));
        let (text, shown, path) = loaded.map_err(|fault| self.fault_at(*fault, file.span)).ok()?;
        let source = self.add(shown, text, Format::Native);
        self.sources.files[source.0 as usize].path = Some(path);
        Some(source)
    }

    /// The definition in a file, read or about to be.
    fn include(&mut self, folder: &Path, file: &Spanned<String>, base: Option<&Spanned<Base>>) -> Option<DefinitionId> {
        let included = self.try_include(folder, &file.value, base);
        included.map_err(|fault| self.fault_at(*fault, file.span)).ok()
    }

    fn fault_at(&mut self, mut fault: Diagnostic, place: Span) {
        fault.span = fault.span.or(Some(place));
        self.faults.push(fault);
    }

    fn try_include(
        &mut self,
        folder: &Path,
        include: &str,
        base: Option<&Spanned<Base>>,
    ) -> Result<DefinitionId, Box<Diagnostic>> {
        let (relative, file, shown) = self.find(folder, include)?;
        let format = Format::of(&file);
        if let (Some(base), Format::Native) = (base, format) {
            return Err(Box::new(base_of_native(base.span)));
        }
        let base = base.map(|base| base.value);
        if let Some(known) = self.known.get(&(file.clone(), base)) {
            return Ok(*known);
        }
        let text = self.load(&file, &shown, format)?;
        let folder = relative.parent().unwrap_or(Path::new("")).to_path_buf();
        let source = self.add(shown, text, format);
        self.sources.files[source.0 as usize].path = Some(file.clone());
        self.files.push(File { source, folder, format, base });
        let definition = DefinitionId(self.files.len() - 1);
        self.known.insert((file, base), definition);
        Ok(definition)
    }

    /// A file inside the folder tree: relative to the root, without links, as shown.
    fn find(&self, folder: &Path, include: &str) -> Result<(PathBuf, PathBuf, String), Box<Diagnostic>> {
        let Some(root) = &self.root else {
            let message = "a model that is given as a text cannot include files";
            return Err(Box::new(
                Diagnostic::new(Code::Path, message)
                    .label("not possible here")
                    .help("save the model as a file next to those it includes"),
            ));
        };
        let relative = paths::inside(folder, include)?;
        let shown = root.show(&relative);
        let file = match &self.kept {
            Some(kept) => match kept.get(&shown) {
                Some(source) => source.path.clone().unwrap_or_else(|| relative.clone()),
                None => return Err(not_kept(&shown)),
            },
            None => root.locate(&relative)?,
        };
        Ok((relative, file, shown))
    }

    fn load(&self, file: &Path, shown: &str, format: Format) -> Result<String, Box<Diagnostic>> {
        let text = match &self.kept {
            Some(kept) => kept.get(shown).map(|source| source.text.clone()).ok_or_else(|| not_kept(shown))?,
            None => files::read(file, shown, format, true)?,
        };
        let more = if format == Format::Native { text.len() as u64 } else { 0 };
        self.within_limits(more)?;
        Ok(text)
    }

    /// The modes of a body from a file of their own. Each use counts as a file of its own.
    fn modes(&mut self, folder: &Path, data: &DataFile, module: &ModuleSpec) -> Option<FlexibleSpec> {
        let source = self.add_data(folder, &data.file)?;
        let body = module.bodies.get(data.body);
        self.with_text(source, |source, text| {
            let mut reader = Reader::new(source, text);
            let flexible = reader.flexible_file();
            if let (Some(flexible), Some(body)) = (&flexible, body) {
                let what = format!("body `{}`", body.name.value);
                reader.influence_on_frames(flexible, &body.frames, &what);
            }
            (flexible, reader.faults, reader.left_out)
        })
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

/// A file of which there is no text among those that were kept.
fn not_kept(shown: &str) -> Box<Diagnostic> {
    let message = format!("the text of {} was not kept with the model", quoted(shown));
    Box::new(Diagnostic::new(Code::Unreadable, message).label("not there").help("read the model from its file again"))
}

/// In native files joints say how bodies are held.
fn base_of_native(span: Span) -> Diagnostic {
    let message = "a base can be chosen for robots in URDF only: in a native file joints hold the bodies";
    let fault = Diagnostic::at(Code::Mismatch, span, message).label("not a robot file");
    fault.help("add a joint between \"ground\" and a body, of type \"fixed\" or \"free\"")
}
