//! What the crate `linear` says of a linearized model, as plain data.

use std::borrow::Cow;

use dalembert_answers::combination::told_place;
use dalembert_answers::linearization as data;
use dalembert_answers::linearization::{Complex, Linearization};
use dalembert_integrate::Failure;
use dalembert_linear::tolerances::ENOUGH_TO_RANK;
use dalembert_linear::{
    Controllability, Direction, Distance, Effort, Fewest, Gershgorin, InvariantZero, LinearError, LinearSystem,
    LostEigenvalue, Mat, MeasuredPair, Mode, Observability, PairUnits, Rounding, SecondOrder, Stability,
    TransferFunction, c64, gershgorin_of,
};

use super::{Linear, listed, said};
use crate::tolerances::SEARCHED;

/// Pairs of input and output up to which transfer functions are given.
pub(super) const CHANNELS: usize = 36;

/// Whose reach is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// What inputs move.
    Inputs,
    /// What outputs see.
    Outputs,
}

impl Linear {
    /// Modes, what inputs reach and outputs see, and the fewest of both.
    ///
    /// # Errors
    /// If an iteration inside a factorization fails.
    pub fn judged(&self) -> Result<Linearization, Failure> {
        self.answers().map_err(said)
    }

    /// How far what is reached (seen) at nearly all values of a parameter, so many states, is from losing more of them; in units that the system has in
    /// common with others where no kinetic energy measures it. None without states.
    ///
    /// # Errors
    /// As [`Self::judged`].
    pub(super) fn distance_from(
        &self,
        side: Side,
        units: Option<&PairUnits>,
        dimension: usize,
    ) -> Result<Option<data::Distance>, Failure> {
        self.distance_of(side, units, dimension).map_err(said)
    }

    fn distance_of(
        &self,
        side: Side,
        units: Option<&PairUnits>,
        dimension: usize,
    ) -> Result<Option<data::Distance>, LinearError> {
        let Some(pair) = self.measured(side, units)? else { return Ok(None) };
        let states = self.system.order();
        if dimension == states {
            return Ok(Some(distance(&pair.distance(Effort::Search)?)));
        }
        let reach = self.reached_by(side)?;
        let each = |lost: &LostEigenvalue| std::iter::repeat_n(lost.eigenvalue, lost.algebraic);
        let lost: Vec<c64> = reach.uncontrollable.iter().flat_map(each).collect();
        let found = pair.reached(&lost)?.distance(Effort::Search)?;
        let found = distance(&found);
        let lost = data::Distance { value: 0.0, at_least: 0.0, ..found };
        Ok(Some(if reach.dimension < dimension { lost } else { found }))
    }

    /// The pair, or its dual, without dimension; none where there is nothing to lose, or too much to search.
    fn measured(&self, side: Side, units: Option<&PairUnits>) -> Result<Option<MeasuredPair>, LinearError> {
        let system = self.seen_from(side);
        if system.order() == 0 || self.is_large() || system.b().ncols() == 0 {
            return Ok(None);
        }
        let measured = match (&self.second_order, units, side) {
            (Some((own, _)), _, Side::Inputs) => own.inputs_measured()?,
            (Some((own, _)), _, Side::Outputs) => own.outputs_measured()?,
            (None, Some(units), _) => system.inputs_measured_in(units),
            (None, None, _) => system.inputs_measured()?,
        };
        Ok(Some(measured))
    }

    /// The system, or the dual one, whose inputs are the outputs.
    pub(super) fn seen_from(&self, side: Side) -> Cow<'_, LinearSystem> {
        match side {
            Side::Inputs => Cow::Borrowed(&self.system),
            Side::Outputs => Cow::Owned(self.system.dual()),
        }
    }

    /// What the inputs reach; or the outputs see, as what inputs of the dual system reach.
    fn reached_by(&self, side: Side) -> Result<Controllability, LinearError> {
        match side {
            Side::Inputs => self.reach(),
            Side::Outputs => {
                let Observability { dimension, observable, detectable, unobservable } = self.sight()?;
                Ok(Controllability {
                    dimension,
                    controllable: observable,
                    stabilizable: detectable,
                    uncontrollable: unobservable,
                })
            }
        }
    }

    /// The dimension that is reached (seen), and the eigenvalues that are not.
    ///
    /// # Errors
    /// As [`Self::judged`].
    pub(super) fn reached(&self, side: Side) -> Result<(usize, Vec<Complex>), Failure> {
        let found = self.reached_by(side).map_err(said)?;
        Ok((found.dimension, found.uncontrollable.iter().map(|lost| pair(lost.eigenvalue)).collect()))
    }

    /// The same where its matrices may be off by as much as those of a model beside it are.
    ///
    /// # Errors
    /// As [`Self::judged`].
    pub(super) fn reached_within(&self, side: Side, beside: &Self) -> Result<(usize, Vec<Complex>), Failure> {
        let (own, other) = (self.seen_from(side), beside.seen_from(side));
        let apart = |off: &Mat<f64>, x: &Mat<f64>, y: &Mat<f64>| {
            Mat::from_fn(off.nrows(), off.ncols(), |i, j| off[(i, j)] + (x[(i, j)] - y[(i, j)]).abs())
        };
        let off = own.rounding();
        let (a, b) = (apart(&off.a, own.a(), other.a()), apart(&off.b, own.b(), other.b()));
        let rounding = Rounding { a, b, c: off.c.clone() };
        let found =
            own.into_owned().with_rounding(rounding).and_then(|system| system.controllability()).map_err(said)?;
        Ok((found.dimension, found.uncontrollable.iter().map(|lost| pair(lost.eigenvalue)).collect()))
    }

    /// Places in the plane of s as they are told beside the modes.
    ///
    /// # Errors
    /// As [`Self::judged`].
    pub(super) fn told(&self, places: Vec<Complex>) -> Result<Vec<Complex>, Failure> {
        let modes = modes_of(&self.system).map_err(said)?.0;
        let pace = modes.iter().map(|mode| mode.frequency).fold(0.0, f64::max);
        Ok(places.into_iter().map(|s| told_place(s, pace)).collect())
    }

    /// Modes and what they say together.
    ///
    /// # Errors
    /// As [`Self::judged`].
    pub fn modes(&self) -> Result<(Vec<data::Mode>, data::Stability), Failure> {
        self.modes_told().map_err(said)
    }

    /// Eigenvalues of an A that changes with time do not tell what disturbances do.
    fn modes_told(&self) -> Result<(Vec<data::Mode>, data::Stability), LinearError> {
        let (modes, stability) = modes_of(&self.system)?;
        Ok((modes, if self.frozen { data::Stability::Unknown } else { stability }))
    }

    fn answers(&self) -> Result<Linearization, LinearError> {
        let system = &self.system;
        let (modes, stability) = self.modes_told()?;
        let (reach, see) = (self.reach()?, self.sight()?);
        let controllability = data::Reach {
            dimension: reach.dimension,
            all: reach.controllable,
            rest_decays: reach.stabilizable,
            lost: reach.uncontrollable.iter().map(lost).collect(),
            distance: self.distance_of(Side::Inputs, None, system.order())?,
        };
        let observability = data::Reach {
            dimension: see.dimension,
            all: see.observable,
            rest_decays: see.detectable,
            lost: see.unobservable.iter().map(lost).collect(),
            distance: self.distance_of(Side::Outputs, None, system.order())?,
        };
        let (inputs, outputs) = self.fewest([controllability.distance, observability.distance])?;
        let through = system.b().ncols() > 0 && system.c().nrows() > 0;
        let zeros = if through { system.zeros_known()? } else { Vec::new() };
        let mut model = self.model.clone();
        if self.is_large() {
            model.notes.push(format!(
                "the system has {} states: margins and the fewest inputs and outputs are searched for up to {SEARCHED}",
                system.order()
            ));
        }
        Ok(Linearization {
            model,
            modes,
            stability,
            zeros: zeros.iter().flat_map(zero).collect(),
            channels: self.channels()?,
            controllability,
            observability,
            fewest_inputs: inputs,
            fewest_outputs: outputs,
            second_order: self.second_order.as_ref().map(|s| self.mechanical(&s.0)).transpose()?,
            ..Linearization::default()
        })
    }

    /// What the inputs reach.
    fn reach(&self) -> Result<Controllability, LinearError> {
        match &self.second_order {
            Some((own, _)) => own.controllability(),
            None => self.system.controllability(),
        }
    }

    /// What the outputs see.
    fn sight(&self) -> Result<Observability, LinearError> {
        match &self.second_order {
            Some((own, _)) => own.observability(),
            None => self.system.observability(),
        }
    }

    /// Whether searches over the plane of eigenvalues take too long.
    pub(super) fn is_large(&self) -> bool {
        self.system.order() > SEARCHED
    }

    /// The fewest of both; sets that are the inputs or the outputs themselves have the margins that these have, to all digits.
    fn fewest(&self, own: [Option<data::Distance>; 2]) -> Result<(data::Fewest, data::Fewest), LinearError> {
        let (inputs, outputs) = (self.candidates.inputs(), self.candidates.outputs());
        if self.is_large() {
            let none = |names: &[String]| data::Fewest { candidates: names.to_vec(), ..data::Fewest::default() };
            return Ok((none(inputs), none(outputs)));
        }
        let (reach, see) = match &self.second_order {
            Some((_, all)) => (all.fewest_inputs()?, all.fewest_outputs()?),
            None => (self.candidates.fewest_inputs()?, self.candidates.fewest_outputs()?),
        };
        let (system, candidates) = (&self.system, &self.candidates);
        let (seen, all) = (system.c().transpose().to_owned(), candidates.c().transpose().to_owned());
        let are_inputs = |members: &[usize]| own[0].filter(|_| are_columns(candidates.b(), members, system.b()));
        let are_outputs = |members: &[usize]| own[1].filter(|_| are_columns(&all, members, &seen));
        Ok((fewest(&reach, inputs, are_inputs), fewest(&see, outputs, are_outputs)))
    }

    /// Transfer functions.
    fn channels(&self) -> Result<Vec<data::Channel>, LinearError> {
        let (inputs, outputs) = (self.system.inputs(), self.system.outputs());
        if self.is_large() || inputs.len() * outputs.len() > CHANNELS {
            return Ok(Vec::new());
        }
        let pairs = outputs.iter().flat_map(|output| inputs.iter().map(move |input| (input, output)));
        let channel = |(found, (input, output)): (TransferFunction, (&String, &String))| data::Channel {
            input: input.clone(),
            output: output.clone(),
            gain: found.gain,
            zeros: found.zeros.into_iter().map(pair).collect(),
            poles: found.poles.into_iter().map(pair).collect(),
        };
        Ok(self.system.transfer_functions()?.into_iter().zip(pairs).map(channel).collect())
    }

    fn mechanical(&self, own: &SecondOrder) -> Result<data::SecondOrder, LinearError> {
        let n = own.mass().nrows();
        let independent: Vec<String> = self.model.states[..n].iter().map(|s| s.name.clone()).collect();
        let none = Mat::<f64>::zeros(0, n);
        let (shown, basis) = if self.orthonormal {
            (&own.constrained(&none)?, Some(listed(&own.orthonormal_basis(&none)?)))
        } else {
            (own, None)
        };
        let coordinates = match &basis {
            Some(_) => (1..=n).map(|k| format!("z{k}")).collect(),
            None => independent,
        };
        let discs = [shown.mass(), shown.damping(), shown.stiffness()].map(gershgorin_of);
        let [mass, damping, stiffness] = discs;
        Ok(data::SecondOrder {
            coordinates,
            basis,
            mass: listed(shown.mass()),
            damping: listed(shown.damping()),
            stiffness: listed(shown.stiffness()),
            forces: listed(shown.forces()),
            discs: [discs_of(&mass?), discs_of(&damping?), discs_of(&stiffness?)],
        })
    }
}

/// Modes of a system, and what they say together.
pub(super) fn modes_of(system: &LinearSystem) -> Result<(Vec<data::Mode>, data::Stability), LinearError> {
    let found = system.modes()?;
    Ok((found.modes.iter().map(mode).collect(), stability(found.stability)))
}

fn discs_of(found: &Gershgorin<f64>) -> data::Discs {
    data::Discs {
        discs: found.discs.iter().map(|d| (d.centre, d.radius)).collect(),
        groups: found.groups.iter().map(|g| (g.interval, g.count)).collect(),
    }
}

pub(super) fn pair(s: c64) -> Complex {
    // A zero without a sign.
    (s.re + 0.0, s.im + 0.0)
}

pub(super) fn direction(of: &Direction) -> data::Direction {
    of.iter().map(|weight| (weight.name.clone(), pair(weight.value))).collect()
}

fn mode(mode: &Mode) -> data::Mode {
    data::Mode {
        eigenvalue: pair(mode.eigenvalue),
        uncertainty: mode.uncertainty,
        algebraic: mode.algebraic,
        geometric: mode.geometric,
        block: mode.block,
        frequency: mode.frequency,
        damping: mode.damping,
        shapes: mode.shapes.iter().map(direction).collect(),
    }
}

fn zero(zero: &InvariantZero) -> impl Iterator<Item = data::Zero> {
    let told = data::Zero { value: pair(zero.value), uncertainty: zero.uncertainty };
    std::iter::repeat_n(told, zero.multiplicity)
}

fn stability(of: Stability) -> data::Stability {
    match of {
        Stability::Asymptotic => data::Stability::Asymptotic,
        Stability::Marginal => data::Stability::Marginal,
        Stability::Drifting => data::Stability::Drifting,
        Stability::Unstable => data::Stability::Unstable,
    }
}

fn lost(lost: &LostEigenvalue) -> data::Lost {
    data::Lost {
        eigenvalue: pair(lost.eigenvalue),
        algebraic: lost.algebraic,
        geometric: lost.geometric,
        directions: lost.directions.iter().map(direction).collect(),
    }
}

fn distance(found: &Distance) -> data::Distance {
    data::Distance {
        value: found.value,
        at_least: found.at_least,
        nearest: pair(found.nearest),
        rate: found.rate,
        digits: None,
    }
}

/// Whether some columns of a matrix are those of another one.
fn are_columns(of: &Mat<f64>, members: &[usize], others: &Mat<f64>) -> bool {
    let same = |j: usize, k: usize| (0..others.nrows()).all(|i| others[(i, j)] == of[(i, k)]);
    members.len() == others.ncols() && (0..others.ncols()).all(|j| members.iter().any(|&k| same(j, k)))
}

/// A distance that was searched to put sets in order: what a descent leaves of it may be some times its last gain.
fn rough(found: &Distance) -> data::Distance {
    data::Distance { digits: Some((-ENOUGH_TO_RANK.log10()).round() as u32 - 1), ..distance(found) }
}

fn fewest(found: &Fewest, candidates: &[String], own: impl Fn(&[usize]) -> Option<data::Distance>) -> data::Fewest {
    data::Fewest {
        bound: Some(found.bound),
        eigenvalue: pair(found.eigenvalue),
        directions: found.directions.iter().map(direction).collect(),
        candidates: candidates.to_vec(),
        sets: found.sets.iter().map(|set| set.names.clone()).collect(),
        distances: found.sets.iter().map(|set| own(&set.members).or(set.distance.as_ref().map(rough))).collect(),
        complete: found.complete,
    }
}
