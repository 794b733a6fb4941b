//! The stage on which a run is shown: bodies at their poses, drawings at the values of their formulas.
//!
//! Every point of a drawing is a frame of its own that does not turn, but for that of a circle, which turns with its spoke.

use std::sync::Arc;

use dalembert_answers::result::{Column, RunResult};
use dalembert_answers::samples::Samples;
use dalembert_answers::snapshot::{FramePose, Snapshot};
use dalembert_model::Model;
use dalembert_spec::spec::{DrawingForm, DrawingSpec};
use dalembert_viewer::scene::{Anchor, Axis, Body, Frame, Path, Placed, Shape, Spring};
use dalembert_viewer::{Motion, Picture, Scene, data};

use crate::draw::{HIDDEN, formulas, with_outputs};
use crate::fit::Fitted;
use crate::load::Loaded;
use crate::scene::copies;
use crate::tolerances::draw::{CONSTANT, DISC};

impl Loaded {
    /// The model that also computes what is drawn by formulas, as [`Stage`] takes it; nothing where nothing is.
    pub fn with_drawings(&self) -> Option<Self> {
        let mut spec = with_outputs(&self.spec)?;
        spec.fit = self.fitted.as_ref().map(Fitted::fit).unwrap_or_default();
        let model = Model::build_with(&spec, &self.parameters).ok()?;
        Some(Self { spec: Arc::new(spec), model, parameters: self.parameters.clone(), fitted: self.fitted.clone() })
    }

    /// All drawings with their full names: those of the model, then those of its modules.
    fn drawings(&self) -> Vec<(String, &DrawingSpec)> {
        let (mut found, mut open) = (Vec::new(), vec![(String::new(), self.spec.root)]);
        while let Some((prefix, id)) = open.pop() {
            let definition = &self.spec.definitions[id.0];
            found.extend(definition.drawings.iter().map(|d| (prefix.clone(), d)));
            open.extend(copies(definition, &prefix));
        }
        found
    }
}

/// A point of a drawing: the columns of its coordinates, and of its turn.
#[derive(Clone, Debug, Default)]
struct Point {
    coordinates: [Option<usize>; 3],
    turn: Option<usize>,
}

/// A circle's radius: its column, its body in the scene, the first value and the last.
#[derive(Clone, Debug)]
struct Radius {
    column: usize,
    body: usize,
    first: Option<f64>,
    changes: bool,
}

/// What is shown of a run, gathered while it goes on.
#[derive(Clone, Debug)]
pub struct Stage {
    scene: Scene,
    motion: Motion,
    /// Names of hidden columns, until the columns are known.
    names: Vec<String>,
    points: Vec<Point>,
    radii: Vec<Radius>,
    /// Number in the columns of each name.
    places: Vec<Option<usize>>,
    now: Vec<FramePose>,
    has_bodies: bool,
}

impl Stage {
    /// Of a model at the start state `set`; nothing for models without bodies and drawings.
    pub fn of(loaded: &Loaded, set: &[(String, f64)]) -> Option<Self> {
        Self::with(loaded, set, loaded.drawings())
    }

    /// The same without drawings, for runs that did not compute them.
    pub(crate) fn of_bodies(loaded: &Loaded, set: &[(String, f64)]) -> Option<Self> {
        Self::with(loaded, set, Vec::new())
    }

    fn with(loaded: &Loaded, set: &[(String, f64)], drawings: Vec<(String, &DrawingSpec)>) -> Option<Self> {
        let scene = match loaded.scene(set) {
            Some(scene) => scene,
            None if drawings.is_empty() => return None,
            None => Scene { title: loaded.summary().title, flat: true, ..Scene::default() },
        };
        let has_bodies = !scene.bodies.is_empty();
        let mut stage = Self {
            scene,
            motion: Motion::default(),
            names: Vec::new(),
            points: Vec::new(),
            radii: Vec::new(),
            places: Vec::new(),
            now: Vec::new(),
            has_bodies,
        };
        let tracked = loaded.frame_names().len();
        drawings.into_iter().for_each(|(prefix, drawing)| stage.add(&prefix, drawing, tracked));
        stage.motion = Motion::of(&stage.scene);
        Some(stage)
    }

    fn add(&mut self, prefix: &str, drawing: &DrawingSpec, tracked: usize) {
        let full = format!("{prefix}{}", drawing.name.value);
        let first = self.names.len();
        let hidden = |k: usize| format!("{prefix}{HIDDEN}{} {k}", drawing.name.value);
        self.names.extend((0..formulas(&drawing.form).len()).map(hidden));
        let mut next = first;
        let mut anchors = Vec::new();
        for point in drawing.form.points() {
            let mut coordinates = [None; 3];
            coordinates.iter_mut().zip(next..next + point.len()).for_each(|(c, k)| *c = Some(k));
            next += point.len();
            self.scene.flat &= point.len() == 2;
            anchors.push(Anchor { frame: Some(self.scene.frames.len()), at: [0.0; 3] });
            self.scene.frames.push(Frame { name: full.clone(), tracked: tracked + self.points.len(), rest: None });
            self.points.push(Point { coordinates, turn: None });
        }
        let body = self.scene.bodies.len();
        let shown = |frame: usize, shapes: Vec<Placed>| Body {
            name: full.clone(),
            frame,
            mass: 0.0,
            com: [0.0; 3],
            inertia: [0.0; 6],
            shapes,
            color: drawing.color,
        };
        let start = anchors.first().and_then(|a| a.frame).unwrap_or(0);
        match &drawing.form {
            DrawingForm::Point(_) => {
                self.scene.bodies.push(shown(start, Vec::new()));
                self.scene.points.push(Path { name: full, point: anchors[0] });
            }
            DrawingForm::Line(_) => {
                self.scene.bodies.push(shown(start, Vec::new()));
                self.scene.bars.extend(anchors.windows(2).map(|ends| (body, [ends[0], ends[1]])));
            }
            DrawingForm::Circle(_, _, turn) => {
                let (at, quaternion) = ([0.0; 3], [1.0, 0.0, 0.0, 0.0]);
                let shape = Shape::Cylinder(0.0, 0.0);
                self.scene.bodies.push(shown(start, vec![Placed { at, turn: quaternion, shape, color: None }]));
                self.radii.push(Radius { column: next, body, first: None, changes: false });
                if let (Some(point), Some(_)) = (self.points.last_mut(), turn) {
                    point.turn = Some(next + 1);
                }
            }
            DrawingForm::Spring(_) | DrawingForm::Damper(_) => {
                let damper = matches!(drawing.form, DrawingForm::Damper(_));
                self.scene.springs.push(Spring { ends: [anchors[0], anchors[1]], damper, stiffness: 0.0 });
            }
        }
    }

    /// Shows another number in place of time.
    pub(crate) fn along(&mut self, axis: Axis) {
        self.scene.axis = Some(axis);
    }

    /// Takes all samples of a run that holds its poses, with the columns of what is drawn.
    pub(crate) fn show(&mut self, run: &RunResult, drawn: &[Column]) {
        // A stage refuses no sample.
        let _ = self.begin(drawn);
        for (k, &t) in run.time.iter().enumerate() {
            let values: Vec<f64> = drawn.iter().map(|c| c.values.get(k).copied().unwrap_or(f64::NAN)).collect();
            let _ = self.sample(t, &values);
            let Some(poses) = run.poses.as_ref().filter(|_| self.has_bodies) else { continue };
            let at: Option<Vec<FramePose>> = (0..poses.names.len()).map(|frame| poses.at(k, frame)).collect();
            let Some(at) = at else { continue };
            let rates = poses.rates_at(k).unwrap_or_default();
            let (loads, reactions) = poses.forces_at(k).unwrap_or_default();
            let _ = self.snapshot(t, &Snapshot { poses: &at, rates: &rates, loads: &loads, reactions: &reactions });
        }
    }

    /// The mechanism's size, m, at one state, of bodies and drawings; 1 where that is none.
    pub(crate) fn size(&mut self, poses: &[FramePose], values: &[f64]) -> f64 {
        let all = self.all(poses, values);
        let found = dalembert_viewer::size(&self.scene, &self.tracked(&all));
        if found > 0.0 && found.is_finite() { found } else { 1.0 }
    }

    /// How far what is drawn at one state is from where it is at another: the largest shift, or turn times `size`, m.
    pub(crate) fn apart(
        &mut self,
        (poses, values): (&[FramePose], &[f64]),
        (others, other_values): (&[FramePose], &[f64]),
        size: f64,
    ) -> f64 {
        let (here, there) = (self.all(poses, values), self.all(others, other_values));
        let (here, there) = (self.tracked(&here), self.tracked(&there));
        let one = |(a, b): (&FramePose, &FramePose)| {
            let shift = (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt();
            // Half of the turn's sine: of q and −q, which are the same, the nearer one.
            let turn = |sign: f64| (3..7).map(|i| (a[i] - sign * b[i]).powi(2)).sum::<f64>().sqrt();
            shift.max(2.0 * size * turn(1.0).min(turn(-1.0)))
        };
        here.iter().zip(&there).map(one).filter(|x| x.is_finite()).fold(0.0, f64::max)
    }

    /// Poses of all frames at a state: of the bodies, then of the drawings.
    fn all(&mut self, poses: &[FramePose], values: &[f64]) -> Vec<FramePose> {
        self.read(values);
        [poses, &self.now].concat()
    }

    /// Those of the scene's frames.
    fn tracked(&self, all: &[FramePose]) -> Vec<FramePose> {
        self.scene.frames.iter().filter_map(|f| all.get(f.tracked)).copied().collect()
    }

    /// What the page needs to show it; nothing where there is nothing to show.
    pub fn picture(&self) -> Option<Picture> {
        let mut scene = self.scene.clone();
        for radius in &self.radii {
            let (r, body) = (radius.first?, &mut scene.bodies[radius.body]);
            if !(r.is_finite() && r > 0.0) {
                scene
                    .notes
                    .push(format!("{}: its radius is {r} at the start, so that it is drawn as a point", body.name));
                body.shapes.clear();
                continue;
            }
            if radius.changes {
                scene.notes.push(format!("{}: its radius changes; it is drawn as large as at the start", body.name));
            }
            body.shapes.iter_mut().for_each(|s| s.shape = Shape::Cylinder(r, DISC * r));
        }
        data(&scene, &self.motion)
    }

    fn read(&mut self, values: &[f64]) {
        let value = |k: usize| self.places.get(k).copied().flatten().and_then(|c| values.get(c)).copied();
        self.now = self
            .points
            .iter()
            .map(|point| {
                let [x, y, z] = point.coordinates.map(|k| k.map_or(Some(0.0), value).unwrap_or(f64::NAN));
                let half = point.turn.and_then(value).unwrap_or(0.0) / 2.0;
                [x, y, z, half.cos(), 0.0, 0.0, half.sin()]
            })
            .collect();
        let radii: Vec<Option<f64>> = self.radii.iter().map(|r| value(r.column)).collect();
        for (radius, now) in self.radii.iter_mut().zip(radii) {
            let (first, now) = (radius.first, now.unwrap_or(f64::NAN));
            radius.first = first.or(Some(now));
            radius.changes |= first.is_some_and(|r| !((now - r).abs() <= CONSTANT * r.abs()));
        }
    }
}

impl Samples for Stage {
    fn begin(&mut self, columns: &[Column]) -> Result<(), String> {
        let numbers: std::collections::HashMap<&str, usize> =
            columns.iter().enumerate().map(|(k, c)| (c.name.as_str(), k)).collect();
        self.places = self.names.iter().map(|name| numbers.get(name.as_str()).copied()).collect();
        Ok(())
    }

    fn sample(&mut self, t: f64, values: &[f64]) -> Result<(), String> {
        self.read(values);
        if self.has_bodies {
            return Ok(());
        }
        self.motion.snapshot(t, &Snapshot { poses: &self.now, rates: &[], loads: &[], reactions: &[] })
    }

    fn wants_snapshots(&self) -> bool {
        self.has_bodies
    }

    fn snapshot(&mut self, t: f64, bodies: &Snapshot<'_>) -> Result<(), String> {
        if self.now.is_empty() {
            return self.motion.snapshot(t, bodies);
        }
        let poses = [bodies.poses, &self.now].concat();
        self.motion.snapshot(t, &Snapshot { poses: &poses, ..*bodies })
    }
}
