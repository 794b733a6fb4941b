//! Where the bodies are, and what joints transmit, at the samples of a run.

/// Where a frame is: x, y, z of its origin in the ground frame, m, and the unit quaternion w, x, y, z of its rotation there.
pub type FramePose = [f64; 7];

/// How a frame moves in the ground frame: its angular velocity, rad/s, the velocity of its origin, m/s, and the derivatives of both, rad/s²
/// and m/s².
pub type FrameRates = [f64; 12];

/// [`Snapshot::loads`] and [`Snapshot::reactions`].
pub type Acting = (Vec<[f64; 3]>, Vec<[f64; 6]>);

/// A mechanism at one sample.
#[derive(Clone, Copy, Debug)]
pub struct Snapshot<'a> {
    /// Of the bodies, then of the named frames, each in the order of the model.
    pub poses: &'a [FramePose],
    /// Of the same frames; empty where they are not known.
    pub rates: &'a [FrameRates],
    /// The force of each spring or damper between points on its first end, then the force, N, or torque, N m, of each force at a point, in the
    /// ground frame; empty where they are not known.
    pub loads: &'a [[f64; 3]],
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
    /// The same of [`FrameRates`], where they are asked for.
    pub rates: Option<Vec<f64>>,
    /// What acts at the samples, where it is asked for.
    pub forces: Option<Forces>,
}

/// What acts at all samples of a run, sample after sample.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Forces {
    /// See [`Snapshot::loads`].
    pub loads: Vec<f64>,
    /// See [`Snapshot::reactions`].
    pub reactions: Vec<f64>,
}

impl Poses {
    /// None yet, of these frames.
    pub fn of(names: Vec<String>) -> Self {
        Self { names, values: Vec::new(), rates: None, forces: None }
    }

    /// Adds a sample.
    pub fn push(&mut self, snapshot: &Snapshot<'_>) {
        self.values.extend(snapshot.poses.iter().flatten());
        self.rates.iter_mut().for_each(|rates| rates.extend(snapshot.rates.iter().flatten()));
        if let Some(Forces { loads, reactions }) = &mut self.forces {
            loads.extend(snapshot.loads.iter().flatten());
            reactions.extend(snapshot.reactions.iter().flatten());
        }
    }

    /// Number of samples; 0 without frames.
    fn samples(&self) -> usize {
        self.values.len() / (7 * self.names.len()).max(1)
    }

    /// Leaves the samples before this number.
    pub fn truncate(&mut self, samples: usize) {
        let before = self.samples().max(1);
        if let Some(Forces { loads, reactions }) = &mut self.forces {
            loads.truncate(loads.len() / before * samples);
            reactions.truncate(reactions.len() / before * samples);
        }
        self.values.truncate(7 * self.names.len() * samples);
        self.rates.iter_mut().for_each(|rates| rates.truncate(12 * self.names.len() * samples));
    }

    /// How all frames move at a sample; nothing where that is not known.
    pub fn rates_at(&self, sample: usize) -> Option<Vec<FrameRates>> {
        let (rates, each) = (self.rates.as_ref()?, 12 * self.names.len());
        let of_sample = rates.get(each * sample..each * (sample + 1))?;
        of_sample.chunks_exact(12).map(|one| one.try_into().ok()).collect()
    }

    /// What springs, dampers and forces at points exert at a sample, and what joints transmit; nothing where that is not known.
    pub fn forces_at(&self, sample: usize) -> Option<Acting> {
        let (Forces { loads, reactions }, samples) = (self.forces.as_ref()?, self.samples().max(1));
        let of = |all: &[f64]| {
            let each = all.len() / samples;
            all.get(each * sample..each * (sample + 1)).map(<[f64]>::to_vec)
        };
        let (loads, reactions) = (of(loads)?, of(reactions)?);
        Some((loads.as_chunks().0.to_vec(), reactions.as_chunks().0.to_vec()))
    }

    /// A frame at a sample, both by number; none where there is no such sample.
    pub fn at(&self, sample: usize, frame: usize) -> Option<FramePose> {
        let first = 7 * (sample * self.names.len() + frame);
        (frame < self.names.len()).then(|| self.values.get(first..first + 7)?.try_into().ok()).flatten()
    }
}
