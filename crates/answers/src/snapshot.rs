//! Where the bodies are, and what joints transmit, at the samples of a run.

/// Where a frame is: x, y, z of its origin in the ground frame, m, and the unit quaternion w, x, y, z of its rotation there.
pub type FramePose = [f64; 7];

/// A mechanism at one sample.
#[derive(Clone, Copy, Debug)]
pub struct Snapshot<'a> {
    /// Of the bodies, then of the named frames, each in the order of the model.
    pub poses: &'a [FramePose],
    /// Of each joint that transmits forces, those of the tree first: moment, N m, and force, N, that its first body exerts on its
    /// second, at and in the joint's frame on the second.
    pub reactions: &'a [[f64; 6]],
}

/// The poses of a whole run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Poses {
    /// The bodies, then the named frames, by full name.
    pub names: Vec<String>,
    /// Sample after sample, frame after frame: see [`FramePose`].
    pub values: Vec<f64>,
}

impl Poses {
    /// None yet, of these frames.
    pub fn of(names: Vec<String>) -> Self {
        Self { names, values: Vec::new() }
    }

    /// Adds a sample.
    pub fn push(&mut self, poses: &[FramePose]) {
        self.values.extend(poses.iter().flatten());
    }

    /// A frame at a sample, both by number; none where there is no such sample.
    pub fn at(&self, sample: usize, frame: usize) -> Option<FramePose> {
        let first = 7 * (sample * self.names.len() + frame);
        (frame < self.names.len()).then(|| self.values.get(first..first + 7)?.try_into().ok()).flatten()
    }
}
