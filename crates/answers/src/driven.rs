//! What a kinematic run answers: where a mechanism can be driven to, how it moves on the way, and what stops it.

use dalembert_scalar::digits::number;

use crate::result::{Column, RunResult};
use crate::words::names;

/// A mechanism moved by its drives.
#[derive(Clone, Debug, Default)]
pub struct Driven {
    /// Title of the model.
    pub title: String,
    /// The drives.
    pub drives: Vec<Drive>,
    /// Rate of the first drive, its unit per second, if one was given. Without, it is 1: velocities are per unit of that drive.
    pub rate: Option<f64>,
    /// Whether the last value was reached.
    pub completed: bool,
    /// Why the drives stopped before it.
    pub stop: Option<Stop>,
    /// Freedoms that no drive moves, and the values that they were kept at.
    pub held: Vec<(String, f64)>,
    /// Where branches of the motion cross.
    pub crossings: Vec<Crossing>,
    /// Joints that left their range.
    pub outside: Vec<Outside>,
    /// Transmission angles of four-bar loops that a drive moves.
    pub transmissions: Vec<Transmission>,
    /// Least and greatest value of coordinates, outputs and points.
    pub extremes: Vec<Extremes>,
    /// Remarks a user should read.
    pub notes: Vec<String>,
    /// Positions, velocities, accelerations, outputs and points at each value of the drives.
    pub run: RunResult,
    /// What pictures need beside: columns of what formulas draw.
    pub drawn: Vec<Column>,
}

impl Driven {
    /// Values of the drives, by name: "A = 1, B = 2".
    pub fn at(&self, values: impl IntoIterator<Item = f64>) -> String {
        let list = self.drives.iter().zip(values).map(|(d, x)| format!("{} = {}", d.name, number(x)));
        list.collect::<Vec<_>>().join(", ")
    }

    /// What moved, in a line.
    pub fn headline(&self) -> String {
        let unit = |d: &Drive| d.unit.as_ref().map_or_else(String::new, |unit| format!(" {unit}"));
        let one = |d: &Drive| format!("{} from {} to {}{}", d.name, number(d.from), number(d.reached), unit(d));
        format!("Moved by {}", self.drives.iter().map(one).collect::<Vec<_>>().join(", "))
    }

    /// Why the drives stopped, and where, if they did.
    pub fn stopped(&self) -> Option<String> {
        let here = self.at(self.drives.iter().map(|d| d.reached));
        Some(match self.stop.as_ref()? {
            Stop::Locked(moving) => format!(
                "the mechanism locks at {here}: a dead point, where {} can move while {} {}",
                if moving.is_empty() { "–".to_owned() } else { names(moving) },
                names(self.drives.iter().map(|d| &d.name)),
                if self.drives.len() == 1 { "rests" } else { "rest" }
            ),
            Stop::Failed(why) => format!("the motion stops at {here}: {why}"),
            Stop::Interrupted => format!("interrupted at {here}"),
        })
    }

    /// What there is to say beside numbers, in sentences.
    pub fn remarks(&self) -> Vec<String> {
        let held = self.held.iter().map(|(name, x)| format!("`{name}` is held at {}: no drive moves it", number(*x)));
        let crossings = self.crossings.iter().map(|c| {
            let more = if c.extra == 1 { "1 freedom more" } else { "more freedoms" };
            format!("branches of the motion cross at {} ({more} there); it goes on as it came", self.at(c.at.clone()))
        });
        let first = self.drives.first().map_or("", |d| &d.name);
        let outside = self.outside.iter().map(|o| {
            let [low, high] = o.range.map(number);
            format!("`{}` leaves its range [{low}, {high}] at {first} = {}", o.name, number(o.at))
        });
        held.chain(crossings).chain(outside).chain(self.notes.iter().cloned()).collect()
    }
}

/// One drive.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drive {
    /// The coordinate or formula that is driven.
    pub name: String,
    /// Its unit, if known.
    pub unit: Option<String>,
    /// First value.
    pub from: f64,
    /// Last value that was asked for.
    pub to: f64,
    /// How far it came: `to`, if nothing stops it.
    pub reached: f64,
}

impl Drive {
    /// Its value a share of the way.
    pub fn at(&self, share: f64) -> f64 {
        self.from + (self.to - self.from) * share
    }
}

/// Why drives stopped.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop {
    /// A dead point: the drives can't go on, and these coordinates can move while the drives rest.
    Locked(Vec<String>),
    /// Something else, in a sentence.
    Failed(String),
    /// The caller asked for it.
    Interrupted,
}

/// A pose where branches of the motion cross.
#[derive(Clone, Debug, PartialEq)]
pub struct Crossing {
    /// Values of the drives.
    pub at: Vec<f64>,
    /// Freedoms more than on the branch.
    pub extra: usize,
}

/// A joint out of its range.
#[derive(Clone, Debug, PartialEq)]
pub struct Outside {
    /// The coordinate.
    pub name: String,
    /// Its range.
    pub range: [f64; 2],
    /// Value of the first drive at the first sample outside.
    pub at: f64,
    /// The coordinate there.
    pub value: f64,
}

/// The transmission angle of a four-bar loop: that between the lines which lead from the joint opposite to the drive to its neighbours,
/// 0 to π/2. At 0 no force is transmitted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Transmission {
    /// Number of the drive.
    pub drive: usize,
    /// The joints of the loop, that of the drive first.
    pub joints: Vec<String>,
    /// The angle at each sample, rad.
    pub angles: Vec<f64>,
    /// The least angle, and the value of the first drive there.
    pub least: [f64; 2],
    /// The greatest angle, and the value of the first drive there.
    pub most: [f64; 2],
}

/// Extremes of a column over the samples.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Extremes {
    /// Name of the column.
    pub name: String,
    /// Unit, if known.
    pub unit: Option<String>,
    /// The least value, and the value of the first drive there.
    pub least: [f64; 2],
    /// The greatest value, and the value of the first drive there.
    pub most: [f64; 2],
}
