//! Kinematic runs: a mechanism moved by its drives, whatever its masses.
//!
//! A drive is one more constraint, x = a + v t, on a coordinate or formula x. With as many drives as the mechanism has freedoms, the
//! constraints alone determine the motion,
//!
//! ```text
//! A q̈ = b,   rank A = n                                                                    (1)
//! ```
//!
//! so that masses and forces do not matter, and `simulate` follows the motion: step by step along one branch, moved onto the
//! constraints after each step, through poses where branches cross. Freedoms that no drive moves are held at their start values by
//! constraints of the same kind. The run starts from the assembly that the start values choose, and leads from there to the first
//! value of the drives. What moves by itself over time can't be led: it is assembled with that value.
//!
//! Before a dead point steps shrink with the distance to it; the run is ended where they lead no farther, and the point is looked for
//! from there.
//!
//! | file | content |
//! |---|---|
//! | `request.rs` | drives as users write them |
//! | `prescribe.rs` | the model with drives and what is held as constraints, accelerations and points as outputs |
//! | `dead_point.rs` | where the drives turn back |
//! | `freedoms.rs` | whether the drives can move, which freedoms are left |
//! | `transmission.rs` | transmission angles |

mod dead_point;
mod freedoms;
mod prescribe;
mod request;
mod transmission;

use dalembert_answers::driven::{Crossing, Driven, Extremes, Outside, Stop};
use dalembert_answers::result::{Column, ColumnKind, RunResult};
use dalembert_answers::words::names;
use dalembert_dynamics::equations::Equations;
use dalembert_model::{Model, State};
use dalembert_scalar::digits::number;

use crate::error::Error;
use crate::load::Loaded;
use crate::tolerances::drive::{OUT_OF_RANGE, SHORT, SHORTEST, STILL};
use crate::verbs::Simulate;
pub use request::{Drive, Move};

/// Steps that are too short to lead on and do not grow: those of a start next to a crossing do.
const SHORT_STEPS: usize = 6;

/// Values by name.
type Settings = Vec<(String, f64)>;

/// A straight way of all drives.
struct Way<'a> {
    drives: &'a [Drive],
    /// Values at its start and its end.
    from: Vec<f64>,
    to: Vec<f64>,
    /// s
    duration: f64,
    /// Sample instants.
    count: usize,
    /// What is set at the start.
    set: &'a [(String, f64)],
}

impl Way<'_> {
    /// Of the drives, their units per second.
    fn rates(&self) -> Vec<f64> {
        self.from.iter().zip(&self.to).map(|(a, b)| (b - a) / self.duration).collect()
    }
}

/// What came of following it.
struct Followed {
    run: RunResult,
    /// Share of the way that is behind.
    share: f64,
    stop: Option<Stop>,
    /// Settings that put the mechanism where it ended.
    end: Settings,
}

impl Loaded {
    /// Moves the mechanism by its drives: positions, velocities, accelerations, paths, transmission angles, where it locks.
    /// `progress` is told the share of the way that is behind; `false` interrupts and keeps what was computed.
    ///
    /// # Errors
    /// [`Error::Usage`] for drives that can't be read or do not fit each other, [`Error::Physics`] for one that can't move, by name.
    pub fn drive(&self, how: &Move, progress: &mut dyn FnMut(f64) -> bool) -> Result<Driven, Error> {
        how.check()?;
        self.undriven(how)?;
        let way = Way {
            drives: &how.drives,
            from: how.drives.iter().map(|d| d.from).collect(),
            to: how.drives.iter().map(|d| d.to).collect(),
            duration: how.duration(),
            count: how.count(),
            set: &how.set,
        };
        let (start, open) = self.begun(&way)?;
        let here = prescribe::settings(&self.model, &start);
        let (lead, held, here) = self.prepared(&way, here, &start)?;
        // What drives that can't move contradict is said of these first.
        open.map_or(Ok(()), Err)?;
        let from = match lead {
            Some(values) => self.led(&way, values, (&here, &held), progress)?,
            None => here,
        };
        let followed = self.followed(&way, &held, from, &mut |share| progress(share))?;
        Ok(self.told(how, held, followed))
    }

    /// Time has a meaning of its own where constraints prescribe motion by it.
    fn undriven(&self, how: &Move) -> Result<(), Error> {
        let by_time = self.model.rows.iter().filter(|r| r.prescribes.drives()).map(|r| &r.name);
        let by_time: Vec<&String> = by_time.collect();
        if by_time.is_empty() || how.rate.is_some() {
            return Ok(());
        }
        Err(Error::Usage(format!(
            "the model's own constraints {} move it over time, so that the drives need a rate: say --rate, in units of the first drive \
             per second",
            names(by_time)
        )))
    }

    /// Whether the model's own constraints prescribe motion.
    fn moves_itself(&self) -> bool {
        self.model.rows.iter().any(|r| r.prescribes.motion())
    }

    /// The state that start values choose. Where the model's own constraints move it over time, that with the first value of the drives, and
    /// if there is none, why.
    fn begun(&self, way: &Way<'_>) -> Result<(State, Option<Error>), Error> {
        let mut open = None;
        if self.moves_itself() {
            let t0 = way.set.iter().rev().find(|(name, _)| name == "t").map_or(0.0, |t| t.1);
            let mut driven = self.prescribed(way.drives, (&way.from, &way.rates()), (&[], t0), true)?;
            // Positions that are kept hold where the run starts.
            for (v, own) in driven.model.variables.iter_mut().zip(&self.model.variables).filter(|(v, _)| v.order >= 2) {
                v.fixed[0] = own.fixed[0];
            }
            match driven.assembled_whole(way.set) {
                Ok((start, _)) => return Ok((start.state, None)),
                Err(why) => open = Some(why),
            }
        }
        Ok((self.assembled_whole(way.set)?.0.state, open))
    }

    /// Values of the drives at the start state, if the run does not begin there; freedoms to hold, with their values.
    fn prepared(
        &self,
        way: &Way<'_>,
        mut here: Settings,
        start: &State,
    ) -> Result<(Option<Vec<f64>>, Settings, Settings), Error> {
        let (drives, from) = (way.drives, &way.from);
        let still = vec![0.0; from.len()];
        let probe = self.prescribed(drives, (from, &still), (&[], start.t), true)?;
        let now = probe.values_at(drives, (from, &here))?;
        let closing = |d: &&Drive| probe.model.find_state(&d.name).is_none() && probe.closes(&d.name);
        here.extend(drives.iter().zip(&now).filter(|(d, _)| closing(d)).map(|(d, x)| (d.name.clone(), *x)));
        let begun = self.prescribed(drives, (&now, &way.rates()), (&[], start.t), true)?.guessing(way.set);
        let columns = begun.freedoms(drives, &here)?;
        let held = begun.coordinates(&columns, start);
        let away = drives.iter().zip(&now).any(|(d, &now)| !d.begins_at(now));
        Ok(((away && !self.moves_itself()).then_some(now), held, here))
    }

    /// From where the mechanism starts to the first value of the drives; settings there.
    fn led(
        &self,
        way: &Way<'_>,
        now: Vec<f64>,
        (here, held): (&Settings, &Settings),
        progress: &mut dyn FnMut(f64) -> bool,
    ) -> Result<Settings, Error> {
        let lead = Way { from: now, to: way.from.clone(), duration: 1.0, count: 2, ..*way };
        let followed = self.followed(&lead, held, here.clone(), &mut |_| progress(0.0))?;
        let Some(stop) = followed.stop else {
            let rates = lead.from.iter().zip(&lead.to).map(|(a, b)| b - a);
            let turned = rates.zip(way.drives).map(|(rate, d)| (d.to - d.from) / way.duration / rate);
            return Ok(prescribe::with_rates(followed, &turned.collect::<Vec<_>>(), held));
        };
        let value = |k: usize, share: f64| number(lead.from[k] + (lead.to[k] - lead.from[k]) * share);
        let list = |share: f64| {
            let of = |(k, d): (usize, &Drive)| format!("{} = {}", d.name, value(k, share));
            way.drives.iter().enumerate().map(of).collect::<Vec<_>>().join(", ")
        };
        let why = match stop {
            Stop::Locked(moving) => {
                format!("it locks at {}: a dead point, where {} can move", list(followed.share), names(moving))
            }
            Stop::Failed(why) => format!("it stops at {}: {why}", list(followed.share)),
            Stop::Interrupted => "it was interrupted".to_owned(),
        };
        Err(Error::Physics(format!(
            "the mechanism stands at {} and can't be led to {}: {why}; start it on the other side, or on another branch, by --set or \
             --branch",
            list(0.0),
            list(1.0)
        )))
    }

    /// Follows the motion along a way.
    fn followed(
        &self,
        way: &Way<'_>,
        held: &[(String, f64)],
        from: Vec<(String, f64)>,
        progress: &mut dyn FnMut(f64) -> bool,
    ) -> Result<Followed, Error> {
        let t0 = from.iter().find(|(name, _)| name == "t").map_or(0.0, |t| t.1);
        let driven = self.prescribed(way.drives, (&way.from, &way.rates()), (held, t0), false)?.guessing(way.set);
        let how = Simulate {
            set: from,
            until: Some(t0 + way.duration),
            every: Some(way.duration / (way.count - 1) as f64),
            method: Some("auto".to_owned()),
            integrator: Some("auto".to_owned()),
            poses: true,
            rates: true,
            ..Simulate::default()
        };
        let mut follow = |limit: f64| {
            let mut watch = Watch { from: t0, span: way.duration, limit, last: t0, step: 0.0, short: 0, ended: false };
            let run = driven.simulate(&how, &mut |t| watch.goes_on(t) && progress((t - t0) / way.duration))?;
            let stop = (!run.summary.completed).then(|| driven.stopped(&run, &watch));
            Ok::<_, Error>((run, stop))
        };
        let (mut run, mut stop) = follow(SHORT)?;
        // What is only steep is passed with shorter steps.
        if let Some((_, Stop::Failed(_))) = stop {
            (run, stop) = follow(SHORTEST)?;
        }
        let end = driven.end(&run, t0);
        let (share, stop) = match stop {
            None => (1.0, None),
            Some((t, stop)) => ((t - t0) / way.duration, Some(stop)),
        };
        if stop.is_some() {
            driven.keep_instants(&mut run, (t0, way.duration / (way.count - 1) as f64));
        }
        Ok(Followed { run, share, stop, end })
    }

    fn told(&self, how: &Move, held: Settings, followed: Followed) -> Driven {
        let Followed { mut run, share, stop, .. } = followed;
        let t0 = run.time.first().copied().unwrap_or(0.0);
        let duration = how.duration();
        let drives: Vec<_> = how.drives.iter().map(|d| d.told(&self.model, share)).collect();
        let crossings = run
            .summary
            .singular
            .iter()
            .map(|s| Crossing { at: drives.iter().map(|d| d.at((s.t - t0) / duration)).collect(), extra: s.extra });
        let crossings = crossings.collect();
        let scene = self.scene(&how.set);
        let drawn = prescribe::keep_kinematic(&mut run, scene.as_ref());
        let first: Vec<f64> = run.time.iter().map(|t| drives[0].at((t - t0) / duration)).collect();
        let transmissions = scene.map_or_else(Vec::new, |scene| {
            let driven: Vec<&str> = how.drives.iter().map(|d| d.name.as_str()).collect();
            transmission::angles(&scene, &run, &driven, &first)
        });
        for t in &transmissions {
            let (name, unit) = (format!("transmission.{}", t.joints[2]), Some("rad".to_owned()));
            run.columns.push(Column { name, unit, kind: ColumnKind::Output, values: t.angles.clone() });
        }
        let extremes = run.columns.iter().filter(|c| is_position(&c.name)).filter_map(|c| {
            let ends = extremes(&c.values, &first)?;
            Some(Extremes { name: c.name.clone(), unit: c.unit.clone(), least: ends[0], most: ends[1] })
        });
        let lost = run.columns.iter().filter_map(|c| {
            let k = c.values.iter().position(|x| !x.is_finite())?;
            Some(format!("`{}` has no value at {} = {}", c.name, drives[0].name, number(first[k])))
        });
        let mut notes: Vec<String> = self.fitted.iter().map(crate::fit::Fitted::sentence).collect();
        notes.extend(lost);
        Driven {
            title: self.summary().title,
            rate: how.rate,
            completed: stop.is_none(),
            stop,
            held,
            crossings,
            outside: outside(&self.model, &run, &first),
            transmissions,
            extremes: extremes.collect(),
            notes,
            drives,
            run,
            drawn,
        }
    }

    /// Why a run stopped, and when; at a dead point where the motion turns back like a root.
    fn stopped(&self, run: &RunResult, watch: &Watch) -> (f64, Stop) {
        let t = run.time.last().copied().unwrap_or(watch.from);
        if let Some(dead) = self.dead_point(run, t, watch.span) {
            return dead;
        }
        match run.summary.stop {
            dalembert_answers::result::Stop::Interrupted if !watch.ended => (t, Stop::Interrupted),
            dalembert_answers::result::Stop::Interrupted => {
                let away = self.running_away(run);
                let how = match away.len() {
                    0 => String::new(),
                    1 => format!(", and {} moves faster and faster", names(&away)),
                    _ => format!(", and {} move faster and faster", names(&away)),
                };
                (t, Stop::Failed(format!("no step leads on there{how}")))
            }
            _ => (t, Stop::Failed(run.summary.stop_reason.clone())),
        }
    }

    /// Leaves out a sample between two instants, where the run ended.
    fn keep_instants(&self, run: &mut RunResult, (t0, every): (f64, f64)) {
        let Some(&t) = run.time.last() else { return };
        let k = (t - t0) / every;
        if run.time.len() < 2 || (k - k.round()).abs() < STILL {
            return;
        }
        run.time.pop();
        for column in &mut run.columns {
            column.values.truncate(run.time.len());
        }
        if let Some(poses) = &mut run.poses {
            poses.truncate(run.time.len());
        }
    }
}

/// Watches the steps of a run.
struct Watch {
    from: f64,
    span: f64,
    /// The shortest step that leads on, a share of the span.
    limit: f64,
    last: f64,
    step: f64,
    short: usize,
    ended: bool,
}

impl Watch {
    /// Whether steps are still long enough to lead on.
    fn goes_on(&mut self, t: f64) -> bool {
        let step = t - std::mem::replace(&mut self.last, t);
        let grows = step > std::mem::replace(&mut self.step, step);
        let end = self.from + self.span - t;
        let is_short = step < self.limit * self.span && end > self.limit * self.span;
        self.short = if is_short { self.short + usize::from(!grows) } else { 0 };
        self.ended |= self.short >= SHORT_STEPS;
        !self.ended
    }
}

/// Not a rate, not an acceleration.
fn is_position(name: &str) -> bool {
    let rate = |p: &str| name.starts_with(p);
    !name.ends_with('\'') && !["vx(", "vy(", "vz(", "ax(", "ay(", "az("].into_iter().any(rate)
}

/// Least and greatest finite value, each with the value of the drive there.
fn extremes(values: &[f64], drive: &[f64]) -> Option<[[f64; 2]; 2]> {
    let pairs = || values.iter().zip(drive).filter(|(x, _)| x.is_finite()).map(|(x, u)| [*x, *u]);
    let least = pairs().reduce(|a, b| if b[0] < a[0] { b } else { a })?;
    let most = pairs().reduce(|a, b| if b[0] > a[0] { b } else { a })?;
    Some([least, most])
}

/// The first sample of each joint outside its range.
fn outside(model: &Model, run: &RunResult, drive: &[f64]) -> Vec<Outside> {
    let own = model.mechanism.iter().flat_map(|m| &m.joints);
    let own = own.filter_map(|j| Some((j.coordinates.first().filter(|_| j.coordinates.len() == 1)?.clone(), j.range?)));
    let closing = model.mechanism.iter().flat_map(|m| &m.closures).filter_map(|c| Some((c.name.clone(), c.range?)));
    let first = |(name, range): (String, [f64; 2])| {
        let values = &run.columns.iter().find(|c| c.name == name)?.values;
        let slack = OUT_OF_RANGE * (range[1] - range[0]).abs();
        let k = values.iter().position(|&x| x < range[0] - slack || x > range[1] + slack)?;
        Some(Outside { name, range, at: drive[k], value: values[k] })
    };
    own.chain(closing).filter_map(first).collect()
}

/// The equations at a state.
fn evaluated<'m>(model: &'m Model, state: &State) -> Equations<'m> {
    let mut equations = Equations::new(model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    equations
}
