//! Columns of a run gathered into plots whose series can share an axis, and the data block that the page carries.
//!
//! Two columns share a plot if they are of the same kind, in the same unit, of the same module and, on linear axes, of
//! comparable size. Models with very many modules are gathered more coarsely, so that a page keeps a readable number of plots.

use std::collections::{HashMap, HashSet};

use dalembert_answers::result::{Column, ColumnKind, Diagnosis, RunSummary};
use serde_json::{Value, json};

use super::samples::{Curve, Curves, Point};
use crate::tolerances::{CONSTANT, FAINT, MET, NOTHING, ROUNDING, UNCONTROLLED, UNEXCHANGED, UNFELT};
use dalembert_viewer::encode::{counts, doubles, script_safe};
use dalembert_viewer::scene::Axis;

/// The column of the energy of everything.
const TOTAL: &str = "energy";
/// Most plots before modules are gathered more coarsely.
const MOST_PLOTS: usize = 24;

/// A part of the page that holds plots: its anchor, its heading.
pub const SECTIONS: [(&str, &str); 5] = [
    ("outputs", "Outputs"),
    ("motion", "Motion"),
    ("reactions", "Reactions"),
    ("energy", "Energy"),
    ("residuals", "Constraint residuals"),
];

/// Several series on one pair of axes.
pub struct Plot<'a> {
    /// Anchor of the section it belongs to.
    pub section: &'static str,
    /// Heading.
    pub title: String,
    /// Module that all series belong to; empty for the top module or several.
    pub module: String,
    /// Unit of all series.
    pub unit: Option<String>,
    /// Magnitudes on a logarithmic axis.
    pub logarithmic: bool,
    /// Size below which differences are rounding and not worth an axis of their own.
    pub floor: f64,
    /// Whether it is of joints in which a body turns by itself, which nothing else feels.
    pub idle: bool,
    /// The series.
    pub series: Vec<Series<'a>>,
}

impl Plot<'_> {
    /// The sum of kinetic and potential energy is another quantity than h where parts are moved: what is drawn as `total` is h then.
    pub fn name_hamiltonian(&mut self) {
        for series in self.series.iter_mut().filter(|series| series.name == "energy") {
            "Hamiltonian".clone_into(&mut series.label);
        }
    }

    /// In a kinematic run, calls transmission angles by their name.
    pub fn name_transmission(&mut self) {
        if self.section == "outputs" && self.module == "transmission" {
            "Transmission angle".clone_into(&mut self.title);
            self.module.clear();
        }
    }
}

/// One line of a plot.
pub struct Series<'a> {
    /// Name in the legend.
    pub label: String,
    /// Name of the column.
    pub name: &'a str,
    /// Whether the value is the only one possible (reactions).
    pub determined: bool,
    points: Vec<Point>,
}

/// What a run says of its columns beyond their samples.
#[derive(Default)]
pub struct Sizes<'a> {
    /// Sizes of columns by name, beside which values are rounding.
    of: HashMap<&'a str, f64>,
    /// Share of these below which variables and rates are what steps leave of 0.
    uncontrolled: f64,
    /// Whether constraints were met at all times, but for rounding.
    met: bool,
}

/// What a run says of its columns.
pub fn sizes(run: &RunSummary) -> Sizes<'_> {
    Sizes {
        of: run.final_values.iter().zip(&run.final_sizes).map(|((name, _), size)| (name.as_str(), *size)).collect(),
        uncontrolled: run.tolerance.unwrap_or(0.0).min(UNCONTROLLED),
        met: run.steps > 0 && run.relative_residuals.iter().all(|residual| *residual <= MET),
    }
}

/// The sizes up to which the values of a column are nothing.
#[derive(Clone, Copy)]
struct Floor {
    /// By the column alone: rounding of what it is made of, as the run says.
    own: f64,
    /// By what stands beside it as well. An output whose size is known is no part of what others are.
    beside: f64,
}

impl Floor {
    fn of(curve: &Curve, sizes: &Sizes<'_>, largest: &Largest) -> Self {
        let Column { kind, unit, .. } = &curve.column;
        let (known, unit) = (sizes.of.get(curve.column.name.as_str()), unit.as_deref());
        let size = known.copied().unwrap_or(0.0);
        let own = ROUNDING * size;
        let beside = match kind {
            ColumnKind::Output if known.is_some() => largest.unfelt(unit),
            kind if moves(*kind) => {
                largest.beside(*kind, unit).max(sizes.uncontrolled * size.max(largest.alike(*kind, unit)))
            }
            kind => largest.beside(*kind, unit),
        };
        Self { own, beside: own.max(beside) }
    }
}

fn moves(kind: ColumnKind) -> bool {
    matches!(kind, ColumnKind::Variable | ColumnKind::Rate)
}

/// The largest residuals in each unit, where they are no more than rounding.
pub fn met<'a>(run: &'a Curves, sizes: &Sizes<'_>) -> Vec<(Option<&'a str>, f64)> {
    let largest = Largest::of(run);
    let residuals = largest.all.into_iter().filter(|(kind, ..)| sizes.met && *kind == ColumnKind::Residual);
    residuals.map(|(_, unit, size)| (unit, size)).collect()
}

/// The plots of a run, in the order of the page.
pub fn gather<'a>(run: &'a Curves, diagnosis: &Diagnosis, sizes: &Sizes<'_>) -> Vec<Plot<'a>> {
    if run.samples() == 0 {
        return Vec::new();
    }
    let idle = idle_joints(diagnosis);
    let names = names(run);
    let coarseness = (0..3).find(|&c| keys(run, c, &idle, &names).len() <= MOST_PLOTS).unwrap_or(3);
    let undetermined: Vec<&str> =
        diagnosis.reactions.iter().filter(|(_, determined)| !determined).map(|(name, _)| name.as_str()).collect();
    let marks = run.list.iter().filter(|c| c.column.kind == ColumnKind::Mark);
    let outputs: Vec<&str> = marks.filter_map(|c| c.column.name.strip_prefix("undetermined.")).collect();
    let (largest, mut plots) = (Largest::of(run), Vec::new());
    for key in keys(run, coarseness, &idle, &names) {
        if key.kind == ColumnKind::Residual && sizes.met {
            continue; // told in a line
        }
        let of_key = |curve: &&Curve| Key::of(&curve.column, coarseness, &idle, &names) == key;
        let columns: Vec<&Curve> = run.list.iter().filter(of_key).collect();
        let top = largest.beside(key.kind, key.unit.as_deref()) / ROUNDING;
        let columns: Vec<&Curve> =
            columns.into_iter().filter(|c| constant(c, Floor::of(c, sizes, &largest)).is_none()).collect();
        // Energy that is not there has no line, but energy that stays has one, and their sum, be it 0.
        let nothing = |curve: &&&Curve| key.kind == ColumnKind::Energy && curve.size <= UNEXCHANGED * top;
        if columns.iter().all(|curve| nothing(&curve)) {
            continue;
        }
        let columns: Vec<&Curve> =
            columns.into_iter().filter(|curve| curve.column.name == TOTAL || !nothing(&curve)).collect();
        if columns.is_empty() {
            continue;
        }
        for (k, cluster) in by_size(columns, &key).into_iter().enumerate() {
            let known = |c: &&Curve| key.kind == ColumnKind::Output && sizes.of.contains_key(c.column.name.as_str());
            let floor = |c: &&Curve| if known(c) { Floor::of(c, sizes, &largest).own } else { ROUNDING * top };
            let floor = cluster.iter().map(floor).fold(f64::INFINITY, f64::min);
            let mut plot = key.plot(cluster, coarseness, (&undetermined, &outputs));
            plot.floor = floor;
            if k > 0 {
                plot.title = format!("Smaller {}", plot.title.to_lowercase());
            }
            plots.push(plot);
        }
    }
    // Motion joint by joint: positions with their rates.
    let mut modules: Vec<String> = Vec::new();
    for plot in plots.iter().filter(|plot| plot.section == "motion") {
        if !modules.contains(&plot.module) {
            modules.push(plot.module.clone());
        }
    }
    plots.sort_by_key(|plot| {
        let module = modules.iter().position(|m| plot.section == "motion" && *m == plot.module);
        (SECTIONS.iter().position(|(section, _)| *section == plot.section), plot.idle, module)
    });
    plots
}

/// Joints in which a body turns by itself.
fn idle_joints(diagnosis: &Diagnosis) -> Vec<&str> {
    let freedoms = diagnosis.mechanism.iter().flat_map(|m| &m.freedoms);
    let leading = freedoms.filter(|f| f.passive.is_some()).map(|f| f.leading.as_str());
    leading.map(|name| name.rsplit_once(".w").map_or(name, |(joint, _)| joint)).collect()
}

/// What the series of one plot have in common.
#[derive(PartialEq, Eq)]
struct Key {
    kind: ColumnKind,
    unit: Option<String>,
    module: String,
    idle: bool,
    /// Whether it is of accelerations of coordinates.
    accelerates: bool,
}

impl Key {
    fn of(column: &Column, coarseness: usize, idle: &[&str], names: &HashSet<&str>) -> Self {
        let module =
            if column.kind == ColumnKind::Energy { String::new() } else { module(local_name(column), coarseness) };
        let own = |joint: &&str| {
            column.name.strip_prefix(joint).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '\'']))
        };
        let (kind, accelerates) = meaning(column, names);
        Self { kind, unit: column.unit.clone(), module, idle: moves(column.kind) && idle.iter().any(own), accelerates }
    }

    fn plot<'a>(&self, columns: Vec<&'a Curve>, coarseness: usize, undetermined: (&[&str], &[&str])) -> Plot<'a> {
        let kind = self.kind;
        let (section, title) = place((kind, self.accelerates));
        let unit = self.unit.clone().or_else(|| (kind == ColumnKind::Energy).then(|| "J".to_owned()));
        let series = columns
            .into_iter()
            .map(|curve| Series {
                label: label(&curve.column, &self.module, coarseness),
                name: &curve.column.name,
                determined: match kind {
                    ColumnKind::Reaction => !concerns(undetermined.0, local_name(&curve.column)),
                    ColumnKind::Output => !undetermined.1.contains(&curve.column.name.as_str()),
                    _ => true,
                },
                points: curve.points(),
            })
            .collect();
        Plot {
            section,
            title: title.to_owned(),
            module: self.module.clone(),
            unit,
            logarithmic: kind == ColumnKind::Residual,
            floor: 0.0,
            idle: self.idle,
            series,
        }
    }
}

/// Different keys in order of first appearance.
fn keys(run: &Curves, coarseness: usize, idle: &[&str], names: &HashSet<&str>) -> Vec<Key> {
    let mut keys = Vec::new();
    for curve in run.list.iter().filter(|c| c.column.kind != ColumnKind::Mark) {
        let key = Key::of(&curve.column, coarseness, idle, names);
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys
}

fn names(run: &Curves) -> HashSet<&str> {
    run.list.iter().map(|curve| curve.column.name.as_str()).collect()
}

/// What a column is to those who read it, and whether it is an acceleration: a run that is driven computes accelerations, and coordinates
/// that follow from others, as outputs. What users call an output has no primes.
fn meaning(column: &Column, names: &HashSet<&str>) -> (ColumnKind, bool) {
    let name = column.name.as_str();
    match column.kind {
        ColumnKind::Output if name.ends_with("''") => (ColumnKind::Output, true),
        ColumnKind::Output if name.ends_with('\'') => (ColumnKind::Rate, false),
        ColumnKind::Output if names.contains(format!("{name}'").as_str()) => (ColumnKind::Variable, false),
        kind => (kind, false),
    }
}

fn place((kind, accelerates): (ColumnKind, bool)) -> (&'static str, &'static str) {
    match kind {
        ColumnKind::Output if accelerates => ("motion", "Accelerations"),
        ColumnKind::Variable => ("motion", "Variables"),
        ColumnKind::Rate => ("motion", "Rates"),
        ColumnKind::Output => ("outputs", "Outputs"),
        ColumnKind::Reaction => ("reactions", "Constraint forces"),
        ColumnKind::Residual => ("residuals", "Largest residuals so far"),
        ColumnKind::Energy | ColumnKind::Mark => ("energy", "Energies"),
    }
}

/// The column's name without the word for its kind.
fn local_name(column: &Column) -> &str {
    let kind = match column.kind {
        ColumnKind::Reaction => "reaction.",
        ColumnKind::Residual => "residual.",
        _ => "",
    };
    column.name.strip_prefix(kind).unwrap_or(&column.name)
}

/// What a column such as `px(arm.tip)` speaks of, and how.
fn function(name: &str) -> Option<(&str, &str)> {
    name.strip_suffix(')')?.split_once('(')
}

/// The module that a name belongs to, or what it speaks of: 0 exactly, 1 without indices, 2 its first part without indices, 3 not at all.
fn module(name: &str, coarseness: usize) -> String {
    let path = function(name).map_or_else(|| name.rsplit_once('.').map_or("", |(path, _)| path), |(_, of)| of);
    match coarseness {
        0 => path.to_owned(),
        1 => without_indices(path),
        2 => without_indices(path.split('.').next().unwrap_or("")),
        _ => String::new(),
    }
}

fn without_indices(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    let mut depth = 0_usize;
    for c in path.chars() {
        match c {
            '[' => {
                if depth == 0 {
                    out.push_str("[…]");
                }
                depth += 1;
            }
            ']' => depth = depth.saturating_sub(1),
            c if depth == 0 => out.push(c),
            _ => {}
        }
    }
    out
}

/// Name in the legend: without the module if the plot's heading names it.
fn label(column: &Column, module: &str, coarseness: usize) -> String {
    let name = local_name(column);
    if column.kind == ColumnKind::Energy {
        let part = name.strip_prefix("energy.");
        return part.map_or_else(
            || "total".to_owned(),
            |part| if part == "work" { "work done".to_owned() } else { part.to_owned() },
        );
    }
    if coarseness > 0 {
        // Of one module without indices, every name begins like the heading.
        return name.strip_prefix(module).and_then(|rest| rest.strip_prefix('.')).unwrap_or(name).to_owned();
    }
    if module.is_empty() {
        return name.to_owned();
    }
    if let Some((function, _)) = function(name) {
        return function.to_owned();
    }
    name.strip_prefix(module).and_then(|rest| rest.strip_prefix('.')).unwrap_or(name).to_owned()
}

/// Whether one of the constraints is the one that `name` is a row of: equal, or followed by a row's index.
fn concerns(constraints: &[&str], name: &str) -> bool {
    constraints
        .iter()
        .any(|constraint| name.strip_prefix(constraint).is_some_and(|rest| rest.is_empty() || rest.starts_with('[')))
}

/// The largest sizes of all columns, whichever the module: of each kind in each unit. Few kinds and units, however many columns.
struct Largest<'a> {
    all: Vec<(ColumnKind, Option<&'a str>, f64)>,
    /// Duration of the run, s.
    span: f64,
}

impl<'a> Largest<'a> {
    fn of(run: &'a Curves) -> Self {
        let mut all: Vec<(ColumnKind, Option<&str>, f64)> = Vec::new();
        for Curve { column, size, .. } in &run.list {
            let unit = column.unit.as_deref();
            match all.iter_mut().find(|known| (known.0, known.1) == (column.kind, unit)) {
                Some(known) => known.2 = known.2.max(*size),
                None => all.push((column.kind, unit, *size)),
            }
        }
        let span = run.list.iter().fold(0.0, |most: f64, curve| most.max(curve.span()));
        Self { all, span }
    }

    /// The size up to which values of a kind in a unit are rounding beside the others of the run.
    fn beside(&self, kind: ColumnKind, unit: Option<&str>) -> f64 {
        let alike = (ROUNDING * self.alike(kind, unit)).max(NOTHING * self.of_kind(kind)).max(self.unfelt(unit));
        alike.max(self.faint(kind))
    }

    /// The size up to which a multiplier is rounding.
    fn faint(&self, kind: ColumnKind) -> f64 {
        let moving = |l: &&(ColumnKind, Option<&str>, f64)| moves(l.0);
        if kind != ColumnKind::Reaction {
            return 0.0;
        }
        FAINT * self.all.iter().filter(moving).fold(0.0, |top: f64, l| top.max(l.2))
    }

    /// The size up to which accelerations in a unit change nothing of the velocities over the whole run.
    fn unfelt(&self, unit: Option<&str>) -> f64 {
        let Some(of) = unit.and_then(|unit| unit.strip_suffix("/s^2")) else { return 0.0 };
        let velocities = self.all.iter().filter(|l| l.1.is_some_and(|unit| unit.strip_suffix("/s") == Some(of)));
        let size = velocities.fold(0.0, |top: f64, l| top.max(l.2));
        if self.span > 0.0 { UNFELT * size / self.span } else { 0.0 }
    }

    fn alike(&self, kind: ColumnKind, unit: Option<&str>) -> f64 {
        self.all.iter().find(|l| (l.0, l.1) == (kind, unit)).map_or(0.0, |l| l.2)
    }

    fn of_kind(&self, kind: ColumnKind) -> f64 {
        self.all.iter().filter(|l| l.0 == kind).fold(0.0, |top, l| top.max(l.2))
    }
}

/// A column that is no curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Constant {
    /// It stays at a value: 0 where it is no more than rounding of what it is made of.
    Value(f64),
    /// It is no larger than this, which is nothing beside others.
    AtMost(f64),
}

/// What a column that does not change over the run stays at. Residuals and energies are there to be looked at, however small.
fn constant(curve: &Curve, floor: Floor) -> Option<Constant> {
    if matches!(curve.column.kind, ColumnKind::Residual | ColumnKind::Energy | ColumnKind::Mark) {
        return None;
    }
    let points = curve.points();
    let (first, size) = (points.first()?.value, curve.size);
    if points.len() < 2 || points.iter().any(|p| !p.value.is_finite()) {
        return None;
    }
    if size <= floor.own {
        return Some(Constant::Value(0.0));
    }
    let stays = points.iter().all(|p| (p.value - first).abs() <= CONSTANT * size);
    if stays { Some(Constant::Value(first)) } else { (size <= floor.beside).then_some(Constant::AtMost(size)) }
}

/// Columns of a section that do not change over the run, each with what it stays at, in their order.
pub fn constants<'a>(run: &'a Curves, section: &str, sizes: &Sizes<'_>) -> Vec<(&'a Curve, Constant)> {
    let names = names(run);
    let of_it = |c: &&Curve| c.column.kind != ColumnKind::Mark && place(meaning(&c.column, &names)).0 == section;
    let here = run.list.iter().filter(of_it);
    let largest = Largest::of(run);
    here.filter_map(|curve| Some((curve, constant(curve, Floor::of(curve, sizes, &largest))?))).collect()
}

/// Columns apart whose sizes differ so much that the smaller would look like zero; in the user's order inside each part.
fn by_size<'a>(columns: Vec<&'a Curve>, key: &Key) -> Vec<Vec<&'a Curve>> {
    if matches!(key.kind, ColumnKind::Residual | ColumnKind::Energy) {
        return vec![columns];
    }
    let ratio = if key.unit.is_some() { 1e3 } else { 1e2 };
    let mut sizes: Vec<f64> = columns.iter().map(|curve| curve.size).filter(|s| *s > 0.0).collect();
    sizes.sort_by(|a, b| b.total_cmp(a));
    let mut tops: Vec<f64> = Vec::new();
    for size in sizes {
        if tops.last().is_none_or(|top| size * ratio < *top) {
            tops.push(size);
        }
    }
    let mut parts: Vec<Vec<&Curve>> = vec![Vec::new(); tops.len().max(1)];
    for column in columns {
        let size = column.size;
        let part = if size > 0.0 { tops.iter().rposition(|top| size <= *top).unwrap_or(0) } else { 0 };
        parts[part].push(column);
    }
    parts
}

/// Plots and their samples as JSON that can stand in a script element; values as base64 of doubles, thinned columns with the
/// indices of their samples. Of another run, the columns that are plotted, each with its own instants. By the names of variables and outputs
/// the page knows runs of this model.
pub fn data(plots: &[Plot], run: &Curves, axis: Option<&Axis>, other: Option<(&str, &Curves)>) -> String {
    let instants = kept_instants(plots);
    let groups: Vec<Value> = plots
        .iter()
        .map(|plot| {
            let series: Vec<Value> = plot.series.iter().map(|s| series(s, &instants)).collect();
            json!({
                "section": plot.section, "title": plot.title, "module": plot.module, "unit": plot.unit,
                "log": plot.logarithmic, "floor": plot.floor, "idle": plot.idle, "series": series,
            })
        })
        .collect();
    let plotted: Vec<&str> = plots.iter().flat_map(|plot| &plot.series).map(|series| series.name).collect();
    let other = other.map(|(name, curves)| {
        let drawn = curves.list.iter().filter(|curve| plotted.contains(&curve.column.name.as_str()));
        let column = |curve: &Curve| {
            let points = curve.points();
            json!({
                "name": curve.column.name, "time": doubles(points.iter().map(|p| p.t)),
                "values": doubles(points.iter().map(|p| p.value)),
            })
        };
        json!({ "name": name, "columns": drawn.map(column).collect::<Vec<_>>() })
    });
    let own = run.list.iter().map(|curve| &curve.column);
    let own = own.filter(|c| matches!(c.kind, ColumnKind::Variable | ColumnKind::Output)).map(|c| c.name.as_str());
    let document = json!({
        "time": doubles(instants.iter().map(|&(_, t)| t)), "plots": groups, "axis": axis.map(Axis::to_json), "other": other,
        "every": run.run(), "spacing": run.spacing(), "own": own.collect::<Vec<_>>(),
    });
    script_safe(&document.to_string())
}

/// Every instant that some series keeps: its number in the run and its time.
fn kept_instants(plots: &[Plot]) -> Vec<(u32, f64)> {
    let points = plots.iter().flat_map(|plot| &plot.series).flat_map(|series| &series.points);
    let mut all: Vec<(u32, f64)> = points.map(|point| (point.index, point.t)).collect();
    all.sort_unstable_by_key(|instant| instant.0);
    all.dedup_by_key(|instant| instant.0);
    all
}

fn series(series: &Series, instants: &[(u32, f64)]) -> Value {
    let values = doubles(series.points.iter().map(|point| point.value));
    let place = |point: &Point| instants.binary_search_by_key(&point.index, |i| i.0).unwrap_or(0) as u32;
    let at = if series.points.len() == instants.len() {
        Value::Null
    } else {
        counts(series.points.iter().map(place)).into()
    };
    json!({ "label": series.label, "name": series.name, "determined": series.determined, "at": at, "values": values })
}

#[cfg(test)]
mod tests {
    use super::*;
    use dalembert_answers::result::{Freedom, MechanismDiagnosis, RunResult};

    fn column(name: &str, unit: Option<&str>, kind: ColumnKind, values: &[f64]) -> Column {
        Column { name: name.to_owned(), unit: unit.map(str::to_owned), kind, values: values.to_vec() }
    }

    fn run(columns: Vec<Column>) -> Curves {
        Curves::of(&RunResult { time: vec![0.0, 1.0], columns, ..RunResult::default() })
    }

    fn shape(run: &Curves) -> Vec<(&'static str, String, Vec<String>)> {
        gather(run, &Diagnosis::default(), &Sizes::default())
            .into_iter()
            .map(|p| (p.section, p.module, p.series.into_iter().map(|s| s.label).collect()))
            .collect()
    }

    #[test]
    fn columns_are_gathered_by_kind_unit_and_module() {
        let run = run(vec![
            column("leg.x", Some("m"), ColumnKind::Variable, &[1.0, 2.0]),
            column("leg.a", Some("rad"), ColumnKind::Variable, &[1.0, 2.0]),
            column("leg.y", Some("m"), ColumnKind::Variable, &[1.0, 2.0]),
            column("x", Some("m"), ColumnKind::Variable, &[1.0, 2.0]),
            column("leg.x'", Some("m/s"), ColumnKind::Rate, &[1.0, 2.0]),
            column("reaction.leg.pin", None, ColumnKind::Reaction, &[1.0, 2.0]),
        ]);
        let expected = [
            ("motion", "leg", vec!["x", "y"]),
            ("motion", "leg", vec!["a"]),
            ("motion", "leg", vec!["x'"]),
            ("motion", "", vec!["x"]),
            ("reactions", "leg", vec!["pin"]),
        ];
        let found = shape(&run);
        assert_eq!(found.len(), expected.len());
        for (found, (section, module, labels)) in found.iter().zip(expected) {
            assert_eq!(
                (found.0, found.1.as_str(), &found.2),
                (section, module, &labels.into_iter().map(str::to_owned).collect())
            );
        }
    }

    #[test]
    fn sizes_that_differ_much_are_apart_and_what_stays_is_not_plotted() {
        let run = run(vec![
            column("a", Some("m"), ColumnKind::Variable, &[1.0, 0.0]),
            column("b", Some("m"), ColumnKind::Variable, &[1e-6, 0.0]),
            column("z", Some("m"), ColumnKind::Variable, &[0.0, 0.0]),
            column("c", Some("m"), ColumnKind::Variable, &[0.5, f64::NAN]),
            column("d", Some("m"), ColumnKind::Variable, &[2e-6, f64::INFINITY]),
        ]);
        let labels: Vec<Vec<String>> = shape(&run).into_iter().map(|p| p.2).collect();
        assert_eq!(labels, [vec!["a", "c"], vec!["b", "d"]]);
        let constant: Vec<(&str, Constant)> = constants(&run, "motion", &Sizes::default())
            .into_iter()
            .map(|(c, value)| (c.column.name.as_str(), value))
            .collect();
        assert_eq!(constant, [("z", Constant::Value(0.0))]);
    }

    #[test]
    fn what_is_rounding_beside_the_models_own_size_is_zero_though_no_column_of_its_unit_is_larger() {
        let run = run(vec![
            column("slide'", Some("m/s"), ColumnKind::Rate, &[1e-16, -2e-16]),
            column("A'", Some("rad/s"), ColumnKind::Rate, &[1.0, 2.0]),
        ]);
        let sized = |size| Sizes { of: HashMap::from([("slide'", size)]), ..Sizes::default() };
        let sizes = sized(0.7);
        let labels: Vec<&str> =
            gather(&run, &Diagnosis::default(), &sizes).iter().map(|p| p.series[0].name).collect::<Vec<_>>();
        assert_eq!(labels, ["A'"]);
        let constant = constants(&run, "motion", &sizes);
        assert_eq!((constant.len(), constant[0].1), (1, Constant::Value(0.0)));
        // A motion that is as small as this, of a mechanism as small, is one.
        assert_eq!(gather(&run, &Diagnosis::default(), &sized(1e-15)).len(), 2);
    }

    /// Beside what is 10⁴⁰ times as large, an output is drawn, or told with its own numbers; what is known only by others is told with a bound.
    #[test]
    fn what_is_said_of_a_column_is_true_of_its_values_beside_any_other() {
        for (kind, name) in
            [(ColumnKind::Output, "o"), (ColumnKind::Variable, "x"), (ColumnKind::Reaction, "reaction.r")]
        {
            let powers: Vec<i32> = (-20..=20).step_by(5).collect();
            let names: Vec<String> = powers.iter().map(|p| format!("{name}{p}")).collect();
            for values in [[3.0, 3.0], [3.0, -2.5]] {
                let sized =
                    |(name, power): (&String, &i32)| column(name, None, kind, &values.map(|v| v * 10_f64.powi(*power)));
                let run = run(names.iter().zip(&powers).map(sized).collect());
                let of = run.list.iter().map(|c| (c.column.name.as_str(), c.size));
                let sizes = Sizes { of: of.collect(), uncontrolled: UNCONTROLLED, ..Sizes::default() };
                let told = constants(&run, place((kind, false)).0, &sizes);
                for (curve, constant) in &told {
                    match constant {
                        Constant::Value(value) => {
                            assert!(curve.points().iter().all(|p| p.value == *value), "{curve:?}")
                        }
                        Constant::AtMost(most) => {
                            assert!(curve.size <= *most && kind != ColumnKind::Output, "{curve:?}")
                        }
                    }
                }
                let plots = gather(&run, &Diagnosis::default(), &sizes);
                let drawn = plots.iter().flat_map(|p| p.series.iter().map(move |s| (s, p.floor)));
                let drawn: Vec<&str> = drawn
                    .map(|(series, floor)| {
                        // No value that is drawn is read as 0, and none lies flat beside another.
                        assert!(series.points.iter().all(|p| p.value.abs() > floor), "{}", series.name);
                        series.name
                    })
                    .collect();
                assert_eq!(drawn.len() + told.len(), names.len());
                let constant = values[0] == values[1];
                assert_eq!(drawn.is_empty(), constant, "{kind:?}");
                assert!(constant || kind != ColumnKind::Output || drawn.len() == names.len());
            }
        }
    }

    #[test]
    fn rounding_beside_forces_in_another_unit_is_no_curve() {
        let run = run(vec![
            column("reaction.pin.x", Some("N"), ColumnKind::Reaction, &[1.0, 2.0]),
            column("reaction.pin.rx", Some("N m"), ColumnKind::Reaction, &[1e-33, -2e-33]),
            column("reaction.small", Some("N mm"), ColumnKind::Reaction, &[1e-12, 2e-12]),
        ]);
        let labels: Vec<Vec<String>> = shape(&run).into_iter().map(|p| p.2).collect();
        assert_eq!(labels, [["x"], ["small"]]);
        assert_eq!(constants(&run, "reactions", &Sizes::default()).len(), 1);
    }

    #[test]
    fn multipliers_of_circuits_that_are_rounding_are_no_curve() {
        let circuit = |multiplier: f64| {
            run(vec![
                column("u", Some("V"), ColumnKind::Variable, &[5.0, -5.0]),
                column("reaction.i", None, ColumnKind::Reaction, &[multiplier, -0.7 * multiplier]),
            ])
        };
        let plots = |multiplier| gather(&circuit(multiplier), &Diagnosis::default(), &Sizes::default()).len();
        assert_eq!((plots(1e-18), plots(1e-12)), (1, 2));
    }

    #[test]
    fn joints_with_idle_spins_stand_apart_and_last() {
        let spin = |name: &str| column(name, Some("rad"), ColumnKind::Variable, &[1.0, 2.0]);
        let run = run(vec![spin("leg.ball.roll"), spin("leg.ball2.roll"), spin("A")]);
        let freedom = |leading: &str, passive: Option<&str>| Freedom {
            leading: leading.to_owned(),
            passive: passive.map(str::to_owned),
            ..Freedom::default()
        };
        let freedoms = vec![freedom("leg.ball.wz", Some("rod")), freedom("A", None)];
        let mechanism = Some(MechanismDiagnosis { freedoms, ..MechanismDiagnosis::default() });
        let plots = gather(&run, &Diagnosis { mechanism, ..Diagnosis::default() }, &Sizes::default());
        let found: Vec<(&str, bool)> = plots.iter().map(|p| (p.series[0].name, p.idle)).collect();
        assert_eq!(found, [("leg.ball2.roll", false), ("A", false), ("leg.ball.roll", true)]);
    }

    #[test]
    fn many_modules_are_gathered_into_few_plots() {
        let columns =
            (0..300).map(|i| column(&format!("leg[{i}].x"), Some("m"), ColumnKind::Variable, &[1.0, 2.0])).collect();
        let run = run(columns);
        let plots = shape(&run);
        assert_eq!(plots.len(), 1);
        assert_eq!(plots[0].1, "leg[…]");
        assert_eq!(plots[0].2[299], "leg[299].x");
    }

    #[test]
    fn undetermined_reactions_are_marked_by_constraint() {
        let run = run(vec![
            column("reaction.pin", None, ColumnKind::Reaction, &[1.0, 2.0]),
            column("reaction.pin2", None, ColumnKind::Reaction, &[1.0, 2.0]),
            column("reaction.pin[1]", None, ColumnKind::Reaction, &[1.0, 2.0]),
        ]);
        let diagnosis = Diagnosis { reactions: vec![("pin".to_owned(), false)], ..Diagnosis::default() };
        let marks: Vec<bool> = gather(&run, &diagnosis, &Sizes::default())
            .iter()
            .flat_map(|p| p.series.iter().map(|s| s.determined))
            .collect();
        assert_eq!(marks, [false, true, false]);
    }

    #[test]
    fn what_steps_leave_of_zero_is_no_curve() {
        let run = run(vec![
            column("x", Some("m"), ColumnKind::Variable, &[1.0, -1.0]),
            column("z", Some("m"), ColumnKind::Variable, &[1e-10, -2e-10]),
        ]);
        let at = |tolerance| RunSummary { tolerance: Some(tolerance), ..RunSummary::default() };
        let drawn = |tolerance| gather(&run, &Diagnosis::default(), &sizes(&at(tolerance))).len();
        assert_eq!((drawn(1e-9), drawn(1e-12)), (1, 2));
    }

    #[test]
    fn residuals_that_are_rounding_are_told_in_a_line() {
        let run = run(vec![column("residual.C", Some("m"), ColumnKind::Residual, &[1e-16, 3e-15])]);
        let of = |relative: f64| RunSummary { steps: 1, relative_residuals: [relative, 0.0], ..RunSummary::default() };
        assert!(gather(&run, &Diagnosis::default(), &sizes(&of(1e-14))).is_empty());
        assert_eq!(met(&run, &sizes(&of(1e-14))), [(Some("m"), 3e-15)]);
        assert_eq!(gather(&run, &Diagnosis::default(), &sizes(&of(1e-6))).len(), 1);
        assert!(met(&run, &sizes(&of(1e-6))).is_empty());
    }

    #[test]
    fn a_total_of_nothing_is_drawn_beside_its_parts() {
        let energies = |size: f64| {
            run(vec![
                column("energy", Some("J"), ColumnKind::Energy, &[0.0, 1e-17 * size]),
                column("energy.kinetic", Some("J"), ColumnKind::Energy, &[0.0, size]),
                column("energy.potential", Some("J"), ColumnKind::Energy, &[0.0, -size]),
            ])
        };
        assert_eq!(shape(&energies(2.0))[0].2, ["total", "kinetic", "potential"]);
    }

    #[test]
    fn energies_share_one_plot_and_nothing_is_no_line() {
        let run = run(vec![
            column("energy", Some("J"), ColumnKind::Energy, &[2.0, 2.0]),
            column("energy.kinetic", Some("J"), ColumnKind::Energy, &[0.0, 1.999]),
            column("energy.potential", Some("J"), ColumnKind::Energy, &[2.0, 0.001]),
            column("energy.work", Some("J"), ColumnKind::Energy, &[0.0, -3e-12]),
        ]);
        assert_eq!(
            shape(&run),
            [("energy", String::new(), ["total", "kinetic", "potential"].map(str::to_owned).to_vec())]
        );
    }

    /// Coordinates that follow from others, and accelerations, are motion, whatever computes them; so are those that stay as they are.
    #[test]
    fn what_moves_is_no_output() {
        let of = |name: &str, kind, unit: &str, values: &[f64]| column(name, Some(unit), kind, values);
        let (output, moving) = (ColumnKind::Output, [0.0, 1.0]);
        let run = run(vec![
            of("A", ColumnKind::Variable, "rad", &moving),
            of("A'", ColumnKind::Rate, "rad/s", &moving),
            of("power", output, "W", &moving),
            of("A''", output, "rad/s^2", &moving),
            of("C", output, "rad", &moving),
            of("C'", output, "rad/s", &moving),
            of("C''", output, "rad/s^2", &moving),
            of("still''", output, "rad/s^2", &[2.0, 2.0]),
        ]);
        let plots = gather(&run, &Diagnosis::default(), &Sizes::default());
        let told: Vec<(&str, &str, Vec<&str>)> =
            plots.iter().map(|p| (p.section, p.title.as_str(), p.series.iter().map(|s| s.name).collect())).collect();
        assert_eq!(
            told,
            [
                ("outputs", "Outputs", vec!["power"]),
                ("motion", "Variables", vec!["A", "C"]),
                ("motion", "Rates", vec!["A'", "C'"]),
                ("motion", "Accelerations", vec!["A''", "C''"]),
            ]
        );
        let still = |section| constants(&run, section, &Sizes::default()).len();
        assert_eq!((still("motion"), still("outputs")), (1, 0));
    }

    #[test]
    fn data_cannot_leave_its_script_element() {
        let run = run(vec![column("</script><!--\u{2028}&", None, ColumnKind::Output, &[f64::NAN])]);
        let json = data(&gather(&run, &Diagnosis::default(), &Sizes::default()), &run, None, None);
        assert!(!json.contains(['<', '>', '&', '\u{2028}']));
        let read: Value = serde_json::from_str(&json).unwrap();
        assert_eq!(read["plots"][0]["series"][0]["name"], "</script><!--\u{2028}&");
    }
}
