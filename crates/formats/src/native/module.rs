//! One file → [`ModuleSpec`].

use std::fmt::Display;

use dalembert_spec::spec::{
    Base, DefinitionId, Formula, InputSpec, LagrangianSpec, ModuleSpec, OutputSpec, ParameterSpec, SimulateSpec, Span,
    Spanned, SubmoduleSpec,
};

use dalembert_spec::units::quantity;

use super::fields::{Fields, Reader};
use super::formula::Namespace;
use super::keys;
use super::tables::TableFile;
use super::toml::{self, Entry, Kind, Node};
use super::{FORMAT, MAX_REPEAT};
use crate::diagnostic::{Code, Diagnostic};
use dalembert_expr::did_you_mean;

/// What one file says. `definition` of its submodules counts the includes of this file until the library has numbered them.
#[derive(Default)]
pub(crate) struct FileContent {
    pub title: Option<String>,
    pub module: ModuleSpec,
    pub includes: Vec<Spanned<String>>,
    /// Files with the modes of bodies.
    pub data: Vec<DataFile>,
    /// Files with the values of inputs.
    pub tables: Vec<TableFile>,
    pub simulate: SimulateSpec,
}

/// A file that holds part of a body.
pub(crate) struct DataFile {
    /// Its number among the bodies of the module.
    pub body: usize,
    pub file: Spanned<String>,
}

/// A formula with a unit.
struct Valued {
    /// Whether there is a value at all, right or wrong.
    given: bool,
    value: Option<Formula>,
    unit: Option<Spanned<String>>,
}

/// The coherent unit of a value that is written with one.
pub(super) fn unit_written(value: &Formula) -> Option<Spanned<String>> {
    let given = quantity(value.ast.text())?.ok()?;
    Some(Spanned { value: given.coherent(value.ast.text()), span: value.span })
}

/// Reads one file; what is wrong with it is in the reader.
pub(super) fn read(reader: &mut Reader<'_>) -> FileContent {
    let document = match toml::parse(reader.source, reader.text) {
        Ok(document) => document,
        Err(fault) => {
            reader.report(*fault);
            return FileContent::default();
        }
    };
    let first_line = first_line(reader);
    let top: Vec<Entry<'_>> = toml::entries(document.root(), first_line).collect();
    // `entries` borrow the document, which lives only here; readers are generic in that lifetime.
    let mut local = Reader::new(reader.source, reader.text);
    let mut content = FileContent::default();
    content.module.span = first_line;
    local.version(&top, first_line);
    let mut names = Namespace::default();
    for entry in &top {
        local.table(entry, &mut names, &mut content);
    }
    local.bodies_apart_from_modules(&content);
    local.mechanism(&content.module, &names);
    local.faults.into_iter().for_each(|fault| reader.report(fault));
    reader.left_out += local.left_out;
    content
}

fn first_line(reader: &Reader<'_>) -> Span {
    let end = reader.text.find('\n').unwrap_or(reader.text.len());
    Span::new(reader.source, 0, reader.text[..end].trim_end_matches('\r').len())
}

impl<'t> Reader<'t> {
    /// `dalembert = 1`, before everything else.
    pub fn version(&mut self, top: &[Entry<'_>], first_line: Span) {
        let help = format!("write dalembert = {FORMAT} as the first line of the file");
        let Some(entry) = top.iter().find(|entry| entry.key == "dalembert") else {
            let message = "the file does not say which version of the model format it is written in";
            self.report(
                Diagnostic::at(Code::Version, first_line, message).label("`dalembert = 1` is missing").help(help),
            );
            return;
        };
        if let Some(before) = top.iter().find(|other| other.span.start < entry.span.start) {
            let message = "`dalembert` must be the first key of the file";
            let fault = Diagnostic::at(Code::Version, entry.span, message).label("not the first key");
            self.report(fault.related(before.span, "this comes before it").help(&help));
        }
        match entry.node.kind {
            Kind::Integer(FORMAT) => {}
            Kind::Integer(other) => {
                let message = format!("the file is written in version {other} of the model format, which is not known");
                let help = format!("this program reads version {FORMAT}: write dalembert = {FORMAT}");
                self.report(
                    Diagnostic::at(Code::Version, entry.node.span, message).label("unknown version").help(help),
                );
            }
            _ => self.wrong_type(entry.node, &"the format version `dalembert`", "the whole number 1", Some(help)),
        }
    }

    fn table(&mut self, entry: &Entry<'t>, names: &mut Namespace, content: &mut FileContent) {
        let module = &mut content.module;
        match entry.key {
            "dalembert" => {}
            "title" => content.title = self.text(entry.node, &"`title`").map(|title| title.value),
            "parameters" => module.parameters = self.parameters(entry.node, names),
            "variables" => module.variables = self.variables(entry.node, names),
            "lagrangian" => module.lagrangian = Some(self.lagrangian(entry.node)),
            "equations" => module.equations = Some(self.equations(entry)),
            "forces" => module.forces = self.by_variable(entry.node, &"[forces]"),
            "inputs" => module.inputs = self.inputs(entry.node, names, &mut content.tables),
            "constraints" => module.constraints = self.constraints(entry.node),
            "outputs" => module.outputs = self.outputs(entry.node),
            "draw" => module.drawings = self.drawings(entry.node),
            "modules" => module.modules = self.modules(entry.node, names, &mut content.includes),
            "simulate" => content.simulate = self.simulate(entry.node),
            "gravity" => module.gravity = self.gravity(entry),
            "bodies" => self.bodies(entry.node, content),
            "joints" => module.joints = self.joints(entry.node, names),
            "springs" => module.lines.extend(self.springs(entry.node, names)),
            "dampers" => module.lines.extend(self.dampers(entry.node, names)),
            "actuators" => module.actuators = self.actuators(entry.node, names),
            _ => self.unknown_table(entry),
        }
    }

    fn unknown_table(&mut self, entry: &Entry<'_>) {
        if self.is_full() {
            return;
        }
        let names: Vec<&str> = keys::FILE.iter().map(|key| key.name).collect();
        let known = format!("a model file can have: {}", names.join(", "));
        let help = match did_you_mean(entry.key, names.iter().copied()) {
            Some(near) => format!("did you mean `{near}`? ({known})"),
            None => known,
        };
        let message = format!("a model file has no table or key {}", crate::excerpt::quoted(entry.key));
        self.report(Diagnostic::at(Code::UnknownKey, entry.span, message).label("unknown").help(help));
    }

    fn parameters(&mut self, node: Node<'t>, names: &mut Namespace) -> Vec<ParameterSpec> {
        let mut read = Vec::new();
        for entry in self.entries(node, &"[parameters]", "a table of parameters") {
            let name = self.declare(names, &entry, "parameter");
            let what = format_args!("parameter `{}`", entry.key);
            let valued = self.valued(&entry, &what);
            if let Some(value) = self.required(&valued, &what, &entry) {
                let unit = valued.unit.or_else(|| unit_written(&value));
                read.push(ParameterSpec { name, value, unit });
            }
        }
        read
    }

    fn inputs(&mut self, node: Node<'t>, names: &mut Namespace, tables: &mut Vec<TableFile>) -> Vec<InputSpec> {
        let mut read = Vec::new();
        for entry in self.entries(node, &"[inputs]", "a table of inputs") {
            let name = self.declare(names, &entry, "input");
            let what = format!("input `{}`", entry.key);
            let Kind::Table(_) = entry.node.kind else {
                let value = self.formula(entry.node, &what);
                let unit = value.as_ref().and_then(unit_written);
                read.push(InputSpec { name, value, table: None, unit });
                continue;
            };
            let fields = self.fields(entry.node, &what, keys::INPUT);
            let value = fields.get("value").and_then(|value| self.formula(value.node, &fields.path("value")));
            tables.extend(self.table_of(&fields, read.len()));
            let unit = self.unit(&fields).or_else(|| unit_written(value.as_ref()?));
            read.push(InputSpec { name, value, table: None, unit });
        }
        read
    }

    fn outputs(&mut self, node: Node<'t>) -> Vec<OutputSpec> {
        let mut read = Vec::new();
        for entry in self.entries(node, &"[outputs]", "a table of outputs") {
            let name = self.name(&entry, "output");
            let what = format_args!("output `{}`", entry.key);
            let valued = self.valued(&entry, &what);
            if let Some(value) = self.required(&valued, &what, &entry) {
                read.push(OutputSpec { name, value, unit: valued.unit });
            }
        }
        read
    }

    /// `formula` or `{ value = formula, unit = "…" }`
    fn valued(&mut self, entry: &Entry<'t>, what: &dyn Display) -> Valued {
        let Kind::Table(_) = entry.node.kind else {
            let value = self.formula(entry.node, what);
            return Valued { given: true, value, unit: None };
        };
        let fields = self.fields(entry.node, what, keys::VALUED);
        let unit = self.unit(&fields);
        let value = fields.get("value");
        Valued {
            given: value.is_some(),
            value: value.and_then(|value| self.formula(value.node, &fields.path("value"))),
            unit,
        }
    }

    /// The value; that it is not given at all is reported.
    fn required(&mut self, valued: &Valued, what: &dyn Display, entry: &Entry<'_>) -> Option<Formula> {
        if !valued.given {
            self.missing(entry.node.span, what, "value", "value = …, a number or a formula in quotes");
        }
        valued.value.clone()
    }

    fn lagrangian(&mut self, node: Node<'t>) -> LagrangianSpec {
        let fields = self.fields(node, &"[lagrangian]", keys::LAGRANGIAN);
        let mut part = |key: &str| {
            let entry = fields.get(key)?;
            self.formula(entry.node, &fields.path(key))
        };
        let spec = LagrangianSpec {
            difference: part("L"),
            kinetic: part("kinetic"),
            potential: part("potential"),
            dissipation: part("dissipation"),
        };
        let parts = ["kinetic", "potential"].iter().find_map(|key| fields.get(key));
        if let (Some(whole), Some(part)) = (fields.get("L"), parts) {
            let message = format!("[lagrangian] has both `L` and `{}`", part.key);
            let fault = Diagnostic::at(Code::Mismatch, whole.span, message).label("kinetic less potential energy");
            self.report(fault.related(part.span, "a part of it").help("keep `L`, or the two energies"));
        }
        spec
    }

    fn modules(
        &mut self,
        node: Node<'t>,
        names: &mut Namespace,
        includes: &mut Vec<Spanned<String>>,
    ) -> Vec<SubmoduleSpec> {
        let mut read = Vec::new();
        for entry in self.entries(node, &"[modules]", "a table of modules") {
            let name = self.declare(names, &entry, "module");
            let what = format!("module `{}`", entry.key);
            if let Kind::Text(_) = entry.node.kind {
                let help = format!("write {} = {{ model = \"…\" }}", entry.key);
                self.wrong_type(
                    entry.node,
                    &what,
                    "a table { model, parameters, start, repeat, base, at, rotation }",
                    Some(help),
                );
                continue;
            }
            let fields = self.fields(entry.node, &what, keys::MODULE);
            if let Some(module) = self.submodule(name, &fields, includes) {
                read.push(module);
            }
        }
        read
    }

    fn submodule(
        &mut self,
        name: Spanned<String>,
        fields: &Fields<'t, '_>,
        includes: &mut Vec<Spanned<String>>,
    ) -> Option<SubmoduleSpec> {
        let repeat = self.repeat(fields);
        let parameters = self.overrides(fields, repeat.as_ref());
        let starts = self.starts(fields);
        let base = self.base(fields);
        let posed = fields.get("at").is_some() || fields.get("rotation").is_some();
        let at = posed.then(|| self.pose_of(fields));
        let Some(model) = fields.get("model") else {
            if fields.is_table {
                self.missing(fields.span, fields.what, "model", "model = \"FILE.toml\"");
            }
            return None;
        };
        let file = self.text(model.node, &fields.path("model"))?;
        includes.push(file);
        Some(SubmoduleSpec { name, definition: DefinitionId(includes.len() - 1), parameters, starts, repeat, base, at })
    }

    /// `base = "fixed"`, `"free"` or `"none"`
    fn base(&mut self, fields: &Fields<'t, '_>) -> Option<Spanned<Base>> {
        let entry = fields.get("base")?;
        let what = fields.path("base");
        let text = self.text(entry.node, &what)?;
        let value = match text.value.as_str() {
            "fixed" => Base::Fixed,
            "free" => Base::Free,
            "none" => Base::Open,
            other => {
                let message = format!("{what} cannot be {}", crate::excerpt::quoted(other));
                let fault = Diagnostic::at(Code::Mismatch, text.span, message).label("unknown");
                self.report(fault.help(
                    "write \"fixed\" (to the ground), \"free\" (a free joint `root`) or \"none\" (joints of this file hold it)",
                ));
                return None;
            }
        };
        Some(Spanned { value, span: text.span })
    }

    /// `repeat = N`
    pub fn repeat(&mut self, fields: &Fields<'t, '_>) -> Option<Spanned<usize>> {
        let entry = fields.get("repeat")?;
        self.count(entry.node, &fields.path("repeat"), 1..=MAX_REPEAT)
    }

    fn overrides(
        &mut self,
        fields: &Fields<'t, '_>,
        repeat: Option<&Spanned<usize>>,
    ) -> Vec<(Spanned<String>, Vec<Formula>)> {
        let Some(table) = fields.get("parameters") else { return Vec::new() };
        let what = fields.path("parameters");
        let mut read = Vec::new();
        for entry in self.entries(table.node, &what, "a table { parameter = value }") {
            let name = self.name(&entry, "parameter");
            let whole = format!("parameter `{}` of {}", entry.key, fields.what);
            let Some(values) = self.formulas(entry.node, &whole) else { continue };
            if matches!(entry.node.kind, Kind::List(_)) {
                self.one_each(&entry, &whole, values.len(), repeat);
            }
            read.push((name, values));
        }
        read
    }

    /// A list of values needs one for each repetition.
    fn one_each(&mut self, entry: &Entry<'_>, what: &dyn Display, given: usize, repeat: Option<&Spanned<usize>>) {
        match repeat {
            Some(repeat) if repeat.value == given => {}
            Some(repeat) => {
                let message = format!("{what} has {given} values for {} repetitions", repeat.value);
                let fault = Diagnostic::at(Code::Mismatch, entry.node.span, message).label(format!("{given} values"));
                let fault = fault.related(repeat.span, format!("{} repetitions", repeat.value));
                self.report(fault.help("give one value for each repetition, or one formula of `index` for all"));
            }
            None => {
                let message = format!("{what} is a list, but the module is not repeated");
                let fault = Diagnostic::at(Code::Mismatch, entry.node.span, message).label("a list");
                self.report(fault.help(format!("give one value, or repeat = {given}")));
            }
        }
    }

    fn starts(&mut self, fields: &Fields<'t, '_>) -> Vec<(Spanned<String>, Vec<Formula>)> {
        let Some(table) = fields.get("start") else { return Vec::new() };
        let what = fields.path("start");
        let mut read = Vec::new();
        for entry in self.entries(table.node, &what, "a table { variable = value }") {
            let name = self.reference(entry.key, entry.span, &"an entry");
            let whole = format!("start of {} in {}", crate::excerpt::quoted(entry.key), fields.what);
            if let Some(values) = self.formulas(entry.node, &whole) {
                read.push((name, values));
            }
        }
        read
    }
}
