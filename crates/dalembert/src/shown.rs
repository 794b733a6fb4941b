//! Results that were written before: the model that they are of, and their page.

use std::collections::HashMap;
use std::path::{Component, Path, PathBuf};

use dalembert_answers::result::{Column, ColumnKind, RunResult, RunSummary};
use dalembert_answers::samples::Samples;
use dalembert_answers::snapshot::{FramePose, FrameRates, Snapshot};
use dalembert_bodies::spatial::Wrench;
use dalembert_dynamics::accelerations::Accelerations;
use dalembert_dynamics::equations::{Equations, Readings};
use dalembert_enforce::MethodName;
use dalembert_formats::Diagnostics;
use dalembert_model::State;
use dalembert_report::page::{Course, Curves};
use dalembert_report::results::{CARRIED, Recipe, Table, places};
use dalembert_spec::spec::{Base, Source};
use dalembert_viewer::Picture;
use dalembert_viewer::scene::Axis;

use crate::error::Error;
use crate::load::{Ignore, Loaded, Open, open_set};
use crate::report::Beside;
use crate::stage::Stage;
use crate::tolerances::shown::ON_CONSTRAINTS;
use crate::verbs::Simulate;

impl Loaded {
    /// How this model was made: the texts of its files, choices, settings. What a result needs to be shown without them.
    pub fn recipe(&self, how: &Open, set: &[(String, f64)]) -> Recipe {
        let files = &self.spec.sources.files;
        let root = files.first().map_or(Path::new(""), |source| Path::new(&source.name));
        let folder = root.parent().unwrap_or(Path::new(""));
        let shown = |source: &Source| {
            let path = Path::new(&source.name);
            let name = path.strip_prefix(folder).unwrap_or(path).to_string_lossy();
            // A text that was no file says by its name what it is.
            let suffix = if source.path.is_none() && !name.ends_with(".urdf") { ".toml" } else { "" };
            format!("{name}{suffix}")
        };
        let ignored = [("mimic", how.ignore.mimic), ("damping", how.ignore.damping)];
        Recipe {
            files: files.iter().map(|source| (shown(source), source.text.clone())).collect(),
            base: how.base.map(|base| if base == Base::Free { "free" } else { "fixed" }.to_owned()),
            keep_fixed: how.keep_fixed,
            absolute: how.absolute,
            ignore: ignored.into_iter().filter(|i| i.1).map(|i| i.0.to_owned()).collect(),
            set: self.parameters.iter().chain(set).cloned().collect(),
            fit: self.fitted.as_ref().filter(|fitted| fitted.asked).map(|fitted| fitted.tolerance),
        }
    }

    /// The page of a result of this model, with the motion at the poses that it carries, or at those of its coordinates.
    ///
    /// # Errors
    /// As [`Self::doctor`]; a file that is damaged, or a result of another model.
    pub fn report_result(&self, set: &[(String, f64)], table: Table, title: &str) -> Result<String, Error> {
        let own = self.simulation(&Simulate { set: set.to_vec(), ..Simulate::default() })?.columns().to_vec();
        let known: HashMap<&str, &Column> = own.iter().map(|c| (c.name.as_str(), c)).collect();
        let names = table.columns().to_vec();
        let shown: Vec<usize> = (0..names.len()).filter(|&k| !names[k].starts_with(CARRIED)).collect();
        let columns: Vec<Column> = shown.iter().map(|&k| column(&names[k], &known)).collect();
        if !shown.iter().any(|&k| known.get(names[k].as_str()).is_some_and(|c| c.kind == ColumnKind::Variable)) {
            return Err(Error::Usage(format!("{title} has no variable of this model: it is a result of another one")));
        }
        let drawn = self.with_drawings();
        let mut replay = Replay::of(self, drawn.as_ref(), set, &names)?;
        let mut transmitted = Transmitted::of(self, set, &names)?;
        let mut curves = Curves::default();
        curves.begin(&columns).map_err(Error::Physics)?;
        let (mut row, mut first, mut last) = (Vec::with_capacity(shown.len()), None, 0.0);
        table
            .each(|t, values| {
                row.clear();
                row.extend(shown.iter().map(|&k| values[k]));
                (first, last) = (first.or(Some(t)), t);
                if let Some(replay) = &mut replay {
                    replay.sample(t, values, transmitted.as_mut())?;
                }
                curves.sample(t, &row)
            })
            .map_err(|fault| Error::from(Diagnostics::one(*fault)))?;
        let Some(first) = first else { return Err(Error::Usage(format!("{title} has no sample"))) };
        let run = RunSummary { t_end: last, completed: true, ..RunSummary::default() };
        let number = dalembert_scalar::digits::number;
        let remarks = if replay.is_none() && (self.model.mechanism.is_some() || drawn.is_some()) {
            vec!["The file has not all coordinates of the model, so that the motion is not shown.".to_owned()]
        } else {
            Vec::new()
        };
        let course = Course {
            axis: Axis { name: "t".to_owned(), unit: Some("s".to_owned()), from: 0.0, rate: 1.0 },
            headline: format!("{title}, t = {} s to {} s", number(first), number(last)),
            detail: Some(
                "A result that was computed before. The findings are those of the model at its start.".to_owned(),
            ),
            remarks,
            stop: None,
            failed: false,
        };
        let picture = replay.and_then(|replay| replay.stage.picture());
        let beside = Beside { picture: picture.as_ref(), course: Some(&course), ..Beside::default() };
        self.report_of(set, &run, &curves, &beside)
    }

    /// The columns of a result that this model's runs have, too, and its motion: to be drawn over another run of it. `own` is the model that the
    /// result says that it is of, with what was set there; without one, this model's measures are taken.
    ///
    /// # Errors
    /// A file that is damaged, or that has none of them.
    pub fn compared(
        &self,
        set: &[(String, f64)],
        table: Table,
        title: &str,
        own: Option<(&Self, &[(String, f64)])>,
    ) -> Result<(Curves, Option<Picture>), Error> {
        let columns = self.simulation(&Simulate { set: set.to_vec(), ..Simulate::default() })?.columns().to_vec();
        let known: HashMap<&str, &Column> = columns.iter().map(|c| (c.name.as_str(), c)).collect();
        let names = table.columns().to_vec();
        let shared: Vec<usize> = (0..names.len()).filter(|&k| known.contains_key(names[k].as_str())).collect();
        // Energies are of any model.
        let of_it = |k: &usize| matches!(known[names[*k].as_str()].kind, ColumnKind::Variable | ColumnKind::Output);
        if !shared.iter().any(of_it) {
            let message = format!("{title} has no variable and no output of this model: it is a result of another one");
            return Err(Error::Usage(message));
        }
        let columns: Vec<Column> = shared.iter().map(|&k| column(&names[k], &known)).collect();
        let mut curves = Curves::default();
        curves.begin(&columns).map_err(Error::Physics)?;
        let (model, its) = own.unwrap_or((self, set));
        let drawn = model.with_drawings();
        // Where its bodies cannot be placed, its curves are drawn all the same.
        let mut replay = Replay::of(model, drawn.as_ref(), its, &names).ok().flatten();
        let mut row = Vec::with_capacity(shared.len());
        let read = table.each(|t, values| {
            row.clear();
            row.extend(shared.iter().map(|&k| values[k]));
            if let Some(replay) = &mut replay {
                replay.sample(t, values, None)?;
            }
            curves.sample(t, &row)
        });
        read.map_err(|fault| Error::from(Diagnostics::one(*fault)))?;
        if curves.samples() == 0 {
            return Err(Error::Usage(format!("{title} has no sample")));
        }
        Ok((curves, replay.and_then(|replay| replay.stage.picture())))
    }
}

impl Loaded {
    /// The columns of what formulas draw over a run of this model; none where nothing is drawn, or where the run lacks a coordinate.
    ///
    /// # Errors
    /// As [`Self::evaluate`].
    pub(crate) fn drawn_of(&self, set: &[(String, f64)], run: &RunResult) -> Result<Vec<Column>, Error> {
        let Some(drawn) = self.with_drawings() else { return Ok(Vec::new()) };
        let names: Vec<String> = run.columns.iter().map(|c| c.name.clone()).collect();
        let Some(mut drawings) = Drawings::of(&drawn, set, &names)? else { return Ok(Vec::new()) };
        let mut columns = drawings.columns.clone();
        for (k, &t) in run.time.iter().enumerate() {
            let row: Vec<f64> = run.columns.iter().map(|c| c.values.get(k).copied().unwrap_or(f64::NAN)).collect();
            columns.iter_mut().zip(drawings.at(t, &row)).for_each(|(column, &value)| column.values.push(value));
        }
        Ok(columns)
    }
}

/// The motion that a result tells of, sample by sample.
struct Replay<'m> {
    stage: Stage,
    poses: Option<Poses<'m>>,
    drawings: Option<Drawings<'m>>,
}

impl<'m> Replay<'m> {
    /// Of a model, and the one that also computes what formulas draw, if they do. Nothing where nothing is seen, and for results that lack a
    /// coordinate.
    fn of(
        loaded: &'m Loaded,
        drawn: Option<&'m Loaded>,
        set: &[(String, f64)],
        names: &[String],
    ) -> Result<Option<Self>, Error> {
        let poses = Poses::of(loaded, set, names)?;
        let drawings = drawn.map(|drawn| Drawings::of(drawn, set, names)).transpose()?.flatten();
        if poses.is_none() && (loaded.model.mechanism.is_some() || drawings.is_none()) {
            return Ok(None);
        }
        let Some(mut stage) =
            drawings.as_ref().map_or_else(|| Stage::of_bodies(loaded, set), |_| Stage::of(loaded, set))
        else {
            return Ok(None);
        };
        let columns = drawings.as_ref().map_or(&[][..], |drawings| &drawings.columns);
        stage.begin(columns).map_err(Error::Physics)?;
        Ok(Some(Self { stage, poses, drawings }))
    }

    fn sample(&mut self, t: f64, values: &[f64], transmitted: Option<&mut Transmitted<'m>>) -> Result<(), String> {
        if let Some(drawings) = &mut self.drawings {
            self.stage.sample(t, drawings.at(t, values))?;
        }
        let Some(poses) = &mut self.poses else { return Ok(()) };
        let poses = poses.at(t, values);
        let none = Snapshot { poses, rates: &[], loads: &[], reactions: &[] };
        self.stage.snapshot(t, &transmitted.map_or(none, |known| Snapshot { poses, ..known.at(t, values) }))
    }
}

/// What formulas draw at the samples of a result that has all coordinates.
struct Drawings<'m> {
    equations: Equations<'m>,
    readings: Readings<'m>,
    state: State,
    /// Places in the state with their columns.
    places: Vec<(usize, usize)>,
    columns: Vec<Column>,
}

impl<'m> Drawings<'m> {
    fn of(drawn: &'m Loaded, set: &[(String, f64)], names: &[String]) -> Result<Option<Self>, Error> {
        let (start, _) = drawn.assembled_whole(set)?;
        let Some(places) = whole_state(drawn, names, &start.state) else { return Ok(None) };
        let output = |name: &String| column(name, &HashMap::new());
        Ok(Some(Self {
            equations: Equations::new(&drawn.model),
            readings: Readings::new(&drawn.model),
            state: start.state,
            places,
            columns: drawn.model.outputs.iter().map(|o| output(&o.name)).collect(),
        }))
    }

    /// The model's outputs; those that speak of accelerations or of what acts are no numbers.
    fn at(&mut self, t: f64, values: &[f64]) -> &[f64] {
        let Self { equations, readings, state, places, .. } = self;
        places.iter().for_each(|&(place, k)| state.y[place] = values[k]);
        equations.evaluate(t, &state.y, &state.inputs);
        readings.outputs_of_motion(equations, (t, &state.y));
        &readings.outputs
    }
}

fn column(name: &str, known: &HashMap<&str, &Column>) -> Column {
    match known.get(name) {
        Some(column) => Column { values: Vec::new(), ..(*column).clone() },
        None => Column { name: name.to_owned(), unit: None, kind: ColumnKind::Output, values: Vec::new() },
    }
}

/// Where the frames are at the samples of a result.
enum Poses<'m> {
    /// Columns of each frame.
    Carried(Vec<[usize; 7]>, Vec<FramePose>),
    /// By the engine, of the coordinates: the columns of all places of the state.
    Computed(Box<Equations<'m>>, State, Vec<(usize, usize)>, Vec<FramePose>),
}

impl<'m> Poses<'m> {
    /// Nothing for models without bodies, and for results that lack a coordinate.
    fn of(loaded: &'m Loaded, set: &[(String, f64)], names: &[String]) -> Result<Option<Self>, Error> {
        if loaded.model.mechanism.is_none() {
            return Ok(None);
        }
        if let Some(places) = places(names, &loaded.frame_names()) {
            return Ok(Some(Self::Carried(places, Vec::new())));
        }
        let (start, _) = loaded.assembled_whole(set)?;
        let Some(columns) = whole_state(loaded, names, &start.state) else { return Ok(None) };
        Ok(Some(Self::Computed(Box::new(Equations::new(&loaded.model)), start.state, columns, Vec::new())))
    }

    fn at(&mut self, t: f64, values: &[f64]) -> &[FramePose] {
        match self {
            Self::Carried(places, poses) => {
                poses.clear();
                poses.extend(places.iter().map(|place| place.map(|k| values[k])));
                poses
            }
            Self::Computed(equations, state, columns, poses) => {
                columns.iter().for_each(|(place, k)| state.y[*place] = values[*k]);
                equations.evaluate(t, &state.y, &state.inputs);
                *poses = crate::drag::poses(equations);
                poses
            }
        }
    }
}

/// What joints transmit at the samples of a result that has all coordinates, rates and multipliers: the accelerations are those of the state.
struct Transmitted<'m> {
    accelerations: Accelerations<'m>,
    state: State,
    /// Places in the state with their columns, and rows with theirs.
    places: Vec<(usize, usize)>,
    rows: Vec<usize>,
    rates: Vec<FrameRates>,
    loads: Vec<[f64; 3]>,
    reactions: Vec<[f64; 6]>,
}

impl<'m> Transmitted<'m> {
    /// Nothing for models without bodies, and for results that lack a column.
    fn of(loaded: &'m Loaded, set: &[(String, f64)], names: &[String]) -> Result<Option<Self>, Error> {
        let model = &loaded.model;
        if model.mechanism.is_none() {
            return Ok(None);
        }
        let numbers: HashMap<&str, usize> = names.iter().enumerate().map(|(k, name)| (name.as_str(), k)).collect();
        let row = |name: &str| numbers.get(format!("reaction.{name}").as_str()).copied();
        let Some(rows) = model.rows.iter().map(|r| row(&r.name)).collect::<Option<Vec<usize>>>() else {
            return Ok(None);
        };
        let (start, _) = loaded.assembled_whole(set)?;
        let Some(places) = whole_state(loaded, names, &start.state) else { return Ok(None) };
        let mut accelerations = Accelerations::new(model, MethodName::Auto);
        (accelerations.slack, accelerations.beside) = (ON_CONSTRAINTS, ON_CONSTRAINTS);
        Ok(Some(Self {
            accelerations,
            state: start.state,
            places,
            rows,
            rates: Vec::new(),
            loads: Vec::new(),
            reactions: Vec::new(),
        }))
    }

    fn at(&mut self, t: f64, values: &[f64]) -> Snapshot<'_> {
        let Self { accelerations: a, state, places, rows, rates, loads, reactions } = self;
        places.iter().for_each(|&(place, k)| state.y[place] = values[k]);
        let mut lambda: Vec<f64> = rows.iter().map(|&k| values[k]).collect();
        if a.solve(t, &state.y, &state.inputs).is_err() {
            // Without accelerations, next to a singular pose, nothing is said of this sample.
            lambda.fill(f64::NAN);
            a.alpha.fill(f64::NAN);
        }
        let alpha = a.alpha.clone();
        reactions.clear();
        reactions.extend(a.equations.joint_reactions(&alpha, &lambda).into_iter().map(Wrench::to_array));
        *rates = a.equations.frame_rates(&alpha);
        *loads = a.equations.loads();
        Snapshot { poses: &[], rates, loads, reactions }
    }
}

/// Places in the state with the columns of a result that hold them; nothing if one is missing.
fn whole_state(loaded: &Loaded, names: &[String], start: &State) -> Option<Vec<(usize, usize)>> {
    let of_state = |(k, name): (usize, &String)| Some((loaded.model.find_state(name)?, k));
    let columns: Vec<(usize, usize)> = names.iter().enumerate().filter_map(of_state).collect();
    let mut there = vec![false; start.y.len()];
    columns.iter().for_each(|(place, _)| there[*place] = true);
    (!there.contains(&false)).then_some(columns)
}

/// The model of a result, made again in a folder of its own, which may be removed afterwards.
///
/// # Errors
/// A recipe that is damaged or names files elsewhere; what the system says of the folder; as [`open_set`].
pub fn open_recipe(text: &str, folder: &Path) -> Result<(Loaded, Vec<(String, f64)>), Error> {
    let recipe = Recipe::of(text).map_err(|why| Error::Usage(format!("the model in the result is damaged: {why}")))?;
    let Some((root, _)) = recipe.files.first() else {
        return Err(Error::Usage("the result does not hold its model: name it by --model".to_owned()));
    };
    for (name, text) in &recipe.files {
        let path = Path::new(name);
        let inside = path.components().all(|part| matches!(part, Component::Normal(_)));
        if !inside {
            return Err(Error::Usage(format!(
                "the model of the result has a file elsewhere, `{name}`: name the model by --model"
            )));
        }
        let target: PathBuf = folder.join(path);
        let written =
            target.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(&target, text));
        written.map_err(|error| {
            Error::Physics(format!("the model of the result cannot be written to `{}`: {error}", folder.display()))
        })?;
    }
    let ignored = |what: &str| recipe.ignore.iter().any(|i| i == what);
    let base = recipe.base.as_deref().map(|base| if base == "free" { Base::Free } else { Base::Fixed });
    let how = Open {
        base,
        ignore: Ignore { mimic: ignored("mimic"), damping: ignored("damping") },
        keep_fixed: recipe.keep_fixed,
        absolute: recipe.absolute,
    };
    let (mut loaded, set) = open_set(folder.join(root), &how, &recipe.set)?;
    if let Some(tolerance) = recipe.fit {
        loaded = loaded.fit(tolerance, &set)?;
    }
    Ok((loaded, set))
}
