//! Poses of bodies and named frames as columns: `crank.x`, `.y`, `.z`, m, and the unit quaternion `crank.qw`, `.qx`, `.qy`, `.qz`.

use std::collections::HashMap;

use dalembert_answers::result::{Column, ColumnKind};
use dalembert_answers::samples::Samples;
use dalembert_answers::snapshot::Snapshot;
use dalembert_formats::Diagnostic;

use super::Stream;

/// In the order of a [`FramePose`](dalembert_answers::snapshot::FramePose).
const PARTS: [(&str, Option<&str>); 7] =
    [("x", Some("m")), ("y", Some("m")), ("z", Some("m")), ("qw", None), ("qx", None), ("qy", None), ("qz", None)];

/// The columns of frames with these names, each after a prefix.
pub(super) fn columns(names: &[String], prefix: &str) -> Vec<Column> {
    let column = |name: &String, (part, unit): (&str, Option<&str>)| Column {
        name: format!("{prefix}{name}.{part}"),
        unit: unit.map(str::to_owned),
        kind: ColumnKind::Output,
        values: Vec::new(),
    };
    names.iter().flat_map(|name| PARTS.map(|part| column(name, part))).collect()
}

/// Where the seven numbers of each frame stand among the columns of a result that carries poses; nothing if one is missing.
pub fn places(columns: &[String], names: &[String]) -> Option<Vec<[usize; 7]>> {
    let known: HashMap<&str, usize> = columns.iter().enumerate().map(|(k, name)| (name.as_str(), k)).collect();
    let place = |name: &String| {
        let mut all = [0; 7];
        for (place, (part, _)) in all.iter_mut().zip(PARTS) {
            *place = *known.get(format!("{CARRIED}{name}.{part}").as_str())?;
        }
        Some(all)
    };
    names.iter().map(place).collect()
}

/// What names of poses begin with among the columns of a result that carries them.
pub const CARRIED: &str = "pose.";

/// Writes the poses of a run while it goes on.
pub struct PoseStream {
    stream: Stream,
    columns: Vec<Column>,
}

impl PoseStream {
    /// Of the frames with these names, in the order of a snapshot's poses.
    pub fn new(stream: Stream, names: &[String]) -> Self {
        Self { stream, columns: columns(names, "") }
    }

    /// As [`Stream::position`].
    ///
    /// # Errors
    /// As [`Stream::position`].
    pub fn position(&mut self) -> Result<Option<super::Position>, Box<Diagnostic>> {
        self.stream.position()
    }

    /// The file that is written.
    pub fn path(&self) -> &std::path::Path {
        self.stream.path()
    }

    /// Ends the file.
    ///
    /// # Errors
    /// As [`Stream::finish`].
    pub fn finish(self) -> Result<(), Box<Diagnostic>> {
        self.stream.finish()
    }
}

impl Samples for PoseStream {
    fn begin(&mut self, _columns: &[Column]) -> Result<(), String> {
        self.stream.begin(&self.columns)
    }

    fn sample(&mut self, _t: f64, _values: &[f64]) -> Result<(), String> {
        Ok(())
    }

    fn wants_snapshots(&self) -> bool {
        true
    }

    fn snapshot(&mut self, t: f64, bodies: &Snapshot<'_>) -> Result<(), String> {
        let values: Vec<f64> = bodies.poses.iter().flatten().copied().collect();
        self.stream.sample(t, &values)
    }
}
