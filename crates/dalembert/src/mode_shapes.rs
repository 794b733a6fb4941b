//! A mechanism moved along its modes, one after the other, and the page of its linear system.
//!
//! ```text
//! y(φ) = P(y₀ + a Re(Σ v_k ∂y/∂x_k e^{iφ}))                                                                               (1)
//! ```
//!
//! v is the shape of the mode, ∂y/∂x_k the motion along the k-th state with all that depends on it, P the projection onto the constraints.
//! The amplitude a is such that what moves most moves by a share of the mechanism's size.

use dalembert_analysis::linearize::motions;
use dalembert_answers::linearization::{Linearization, Mode};
use dalembert_answers::result::{Column, ColumnKind};
use dalembert_answers::samples::Samples;
use dalembert_answers::snapshot::{FramePose, Snapshot};
use dalembert_bodies::spatial::Quaternion;
use dalembert_dynamics::equations::{Equations, Readings};
use dalembert_dynamics::projection::Projector;
use dalembert_model::{Model, State};
use dalembert_report::page::{LinearInput, linear};
use dalembert_viewer::Picture;

use crate::linearize::Linearize;
use crate::load::Loaded;
use crate::stage::Stage;
use crate::tolerances::mode_shapes::{AMPLITUDE, CYCLE, PROBE};

/// Modes that are shown, the slowest ones.
const SHOWN: usize = 16;
/// Pictures in a cycle.
const PICTURES: i32 = 24;

/// The number of a mode, and its part of the time.
type Part = (usize, [f64; 2]);

impl Loaded {
    /// The page of a linear system that [`Self::linearize`] found with these words and with its responses: modes with the mechanism moved
    /// along them, poles and zeros, frequency responses, steps, what becomes of it over parameters.
    pub fn linear_page(&self, how: &Linearize, found: &Linearization) -> String {
        let moved = self.along_modes(how, found);
        let (picture, shown) = moved.map_or((None, Vec::new()), |(picture, shown)| (Some(picture), shown));
        linear(&LinearInput { found: &self.told_linearization(found), picture: picture.as_ref(), shown: &shown })
    }

    /// Nothing where nothing is there to be shown, or the modes move nothing of it.
    fn along_modes(&self, how: &Linearize, found: &Linearization) -> Option<(Picture, Vec<Part>)> {
        let drawn = self.with_drawings();
        let loaded = drawn.as_ref().unwrap_or(self);
        let mut stage = Stage::of(self, &self.settings_of(how).ok()?)?;
        let state = loaded.operating_point(how).ok()?;
        let tangents = motions(&loaded.model, &state, &how.question()).ok()?;
        let columns: Vec<Column> = loaded.model.outputs.iter().map(|o| column(&o.name)).collect();
        let mut poser = Poser::of(&loaded.model, state);
        stage.begin(&columns).ok()?;
        let mut shown = Vec::new();
        for (number, mode) in found.modes.iter().enumerate().filter(|(_, m)| m.eigenvalue.1 >= 0.0) {
            if shown.len() == SHOWN {
                break;
            }
            let Some(motion) = along(mode, found, &tangents) else { continue };
            let Some(amplitude) = poser.amplitude(&mut stage, &motion) else { continue };
            let start = f64::from(shown.len() as u32) * CYCLE;
            // One picture before and one after the cycle, so that it goes on smoothly at its ends.
            let length = CYCLE / f64::from(PICTURES + 3);
            for k in -1..=PICTURES + 1 {
                let angle = std::f64::consts::TAU * f64::from(k) / f64::from(PICTURES);
                let t = start + f64::from(k + 1) * length;
                poser.put(&mut stage, t, &motion, amplitude, angle);
            }
            shown.push((number, [start + length, start + f64::from(PICTURES + 1) * length]));
        }
        let picture = stage.picture().filter(|_| !shown.is_empty())?;
        Some((picture, shown))
    }
}

fn column(name: &str) -> Column {
    Column { name: name.to_owned(), unit: None, kind: ColumnKind::Output, values: Vec::new() }
}

/// Real and imaginary part of the motion of all slots along a mode.
fn along(mode: &Mode, found: &Linearization, tangents: &[Vec<f64>]) -> Option<[Vec<f64>; 2]> {
    let shape = mode.shapes.first()?;
    let slots = tangents.first()?.len();
    let mut motion = [vec![0.0; slots], vec![0.0; slots]];
    for (name, (re, im)) in shape {
        let k = found.model.states.iter().position(|s| s.name == *name)?;
        for (slot, x) in tangents.get(k)?.iter().enumerate() {
            motion[0][slot] += re * x;
            motion[1][slot] += im * x;
        }
    }
    Some(motion)
}

/// Puts a model on a stage at states near one.
struct Poser<'m> {
    model: &'m Model,
    state: State,
    equations: Equations<'m>,
    projector: Projector<'m>,
    readings: Readings<'m>,
}

impl<'m> Poser<'m> {
    fn of(model: &'m Model, state: State) -> Self {
        let (equations, projector) = (Equations::new(model), Projector::new(model));
        Self { model, state, equations, projector, readings: Readings::new(model) }
    }

    /// (1); unprojected where it leads too far from the constraints.
    fn moved(&mut self, [re, im]: &[Vec<f64>; 2], amplitude: f64, angle: f64) -> Vec<f64> {
        let mut y = self.state.y.clone();
        for ((y, re), im) in y.iter_mut().zip(re).zip(im) {
            *y += amplitude * (re * angle.cos() - im * angle.sin());
        }
        let mut projected = y.clone();
        let inputs = self.state.inputs.clone();
        match self.projector.project(&mut self.equations, self.state.t, &mut projected, &inputs) {
            Ok(_) => projected,
            Err(_) => y,
        }
    }

    /// Where everything is that is drawn at a state: frames, and outputs.
    fn poses(&mut self, y: &[f64]) -> (Vec<FramePose>, Vec<f64>) {
        let (t, inputs) = (self.state.t, self.state.inputs.clone());
        self.equations.evaluate(t, y, &inputs);
        let still = (vec![0.0; self.model.n()], vec![0.0; self.model.rows.len()]);
        self.readings.evaluate(&mut self.equations, (t, y), &still.0, &still.1);
        let frames = match (self.model.mechanism.as_ref(), self.equations.mechanics.as_mut()) {
            (Some(m), Some(mechanics)) => {
                mechanics.kinematics();
                let frames = m.bodies.iter().chain(&m.frames);
                frames
                    .map(|frame| {
                        let pose = mechanics.pose(frame);
                        let [x, y, z] = (pose.position + m.origin).0;
                        let [qw, qx, qy, qz] = Quaternion::from_rotation(&pose.rotation).0;
                        [x, y, z, qw, qx, qy, qz]
                    })
                    .collect()
            }
            _ => Vec::new(),
        };
        (frames, self.readings.outputs.clone())
    }

    fn put(&mut self, stage: &mut Stage, t: f64, motion: &[Vec<f64>; 2], amplitude: f64, angle: f64) {
        let y = self.moved(motion, amplitude, angle);
        let (poses, outputs) = self.poses(&y);
        // A stage refuses no sample.
        let _ = stage.sample(t, &outputs);
        if !poses.is_empty() {
            let _ = stage.snapshot(t, &Snapshot { poses: &poses, rates: &[], loads: &[], reactions: &[] });
        }
    }

    /// How far to go along a motion for it to be seen; nothing where nothing moves.
    fn amplitude(&mut self, stage: &mut Stage, motion: &[Vec<f64>; 2]) -> Option<f64> {
        let start = self.state.y.clone();
        let rest = self.poses(&start);
        let size = stage.size(&rest.0, &rest.1);
        let natural = self.model.natural.of_states(self.model);
        let share = |y: &Vec<f64>| y.iter().zip(&natural).map(|(x, n)| (x / n).abs()).fold(0.0, f64::max);
        let length = share(&motion[0]).max(share(&motion[1]));
        let mut amplitude = PROBE / length;
        for _ in 0..2 {
            let mut most = 0.0_f64;
            for angle in [0.0, std::f64::consts::FRAC_PI_2] {
                let y = self.moved(motion, amplitude, angle);
                let (poses, outputs) = self.poses(&y);
                most = most.max(stage.apart((&rest.0, &rest.1), (&poses, &outputs), size));
            }
            amplitude *= AMPLITUDE * size / most;
            if !(amplitude.is_finite() && most > 0.0) {
                return None;
            }
        }
        Some(amplitude)
    }
}
