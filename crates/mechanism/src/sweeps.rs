//! The algorithms of a mechanism: those of rigid bodies in closed form, or spatial operators where a body deforms.
//!
//! Both answer the same questions about the generalized velocities [η̇(k); v(k)] of node after node (without modes: the
//! tree's velocities). Rigid trees are swept in place; flexible ones make their operators anew at each state.

use std::borrow::Cow;

use dalembert_bodies::operators::flexible::{FlexibleTree, Instant};
use dalembert_bodies::operators::{Bias, Operator, SkoError, SkoModel};
use dalembert_bodies::spatial::{Pose, Twist, Wrench};
use dalembert_bodies::tree::{self, Kinematics, MassFactors, Massless, Station, Term, Terms, Tree, Workspace};
use faer::Col;

/// Why there are no accelerations.
#[derive(Clone, Debug)]
pub enum Stop {
    /// Nothing has inertia along a node's joint.
    Massless(Massless),
    /// The operators can't be made or solved.
    Operators(SkoError),
}

impl From<Massless> for Stop {
    fn from(massless: Massless) -> Self {
        Self::Massless(massless)
    }
}

impl From<SkoError> for Stop {
    fn from(error: SkoError) -> Self {
        match error {
            SkoError::Undetermined { node, .. } => Self::Massless(Massless { node }),
            other => Self::Operators(other),
        }
    }
}

/// Which algorithms, with their memory.
#[derive(Clone, Debug)]
pub(super) enum Sweeps<'m> {
    Rigid(Box<Rigid<'m>>),
    Flexible(Box<Flexible<'m>>),
}

#[derive(Clone, Debug)]
pub(super) struct Rigid<'m> {
    tree: &'m Tree,
    work: Workspace<f64>,
    terms: Terms<f64>,
    /// What the terms hold of the state last set.
    known: Known,
    /// Room for energies.
    moving: Kinematics<f64>,
    /// Velocities that move no mass at the state last asked for 𝓜, and its diagonal.
    idle: Vec<usize>,
    diagonal: Vec<f64>,
}

/// Which terms are those of the state last set.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    motion: bool,
    /// The sweep inwards was made, which uses the wrenches up.
    bias: bool,
    mass: bool,
}

impl Rigid<'_> {
    fn kinematics(&mut self, q: &[f64], v: &[f64]) {
        if !self.known.motion {
            self.terms.motion(self.tree, &mut self.work, q, v);
            self.known.motion = true;
        }
    }

    /// Which velocities move no mass, by the diagonal.
    fn find_idle(&mut self, q: &[f64]) {
        self.idle.clear();
        self.tree.add_without_inertia(&mut self.work, q, |d| self.diagonal[d], &mut self.idle);
    }
}

#[derive(Clone, Debug)]
pub(super) struct Flexible<'m> {
    tree: &'m FlexibleTree,
    /// The operators at the state last set; none if it has no numbers.
    instant: Option<Instant>,
    /// α for ϑ̈ = 0 at that state, once it was asked for.
    still: Option<Col<f64>>,
}

impl<'m> Sweeps<'m> {
    pub fn rigid(tree: &'m Tree) -> Self {
        let (work, moving) = (Workspace::new(tree), Kinematics::new(tree));
        Self::Rigid(Box::new(Rigid {
            tree,
            work,
            terms: Terms::new(tree),
            known: Known::default(),
            moving,
            idle: Vec::new(),
            diagonal: vec![0.0; tree.nv()],
        }))
    }

    pub fn flexible(tree: &'m FlexibleTree) -> Self {
        Self::Flexible(Box::new(Flexible { tree, instant: None, still: None }))
    }

    /// Looks at another state.
    pub fn set(&mut self, q: &[f64], v: &[f64]) {
        match self {
            Self::Rigid(r) => r.known = Known::default(),
            Self::Flexible(f) => (f.instant, f.still) = (f.tree.at(q, v).ok(), None),
        }
    }

    /// Poses, twists and their rates of all nodes.
    pub fn kinematics(&mut self, q: &[f64], v: &[f64]) {
        match self {
            Self::Rigid(r) => r.kinematics(q, v),
            Self::Flexible(f) if f.still.is_none() => {
                let instant = f.instant.as_ref();
                f.still = instant.map(|i| i.model.accelerations(&Col::zeros(i.model.coordinates()), &i.bias));
            }
            Self::Flexible(_) => {}
        }
    }

    /// A node in the ground frame, after [`Self::kinematics`].
    #[inline]
    pub fn pose(&self, node: usize) -> Pose<f64> {
        match self {
            Self::Rigid(r) => r.terms.stations[node].pose,
            Self::Flexible(f) => f.instant.as_ref().map_or_else(Pose::identity, |i| i.poses[node]),
        }
    }

    /// A node's twist in its frame, after [`Self::kinematics`].
    pub fn twist(&self, node: usize) -> Twist<f64> {
        match self {
            Self::Rigid(r) => r.terms.stations[node].twist(),
            Self::Flexible(f) => f.of_node(node, |f| Some(&f.instant.as_ref()?.velocities)),
        }
    }

    /// The rate of the numbers of a node's twist for accelerations of zero, after [`Self::kinematics`].
    pub fn twist_rate(&self, node: usize) -> Twist<f64> {
        match self {
            Self::Rigid(r) => r.terms.stations[node].twist_rate(),
            Self::Flexible(f) => f.of_node(node, |f| f.still.as_ref()),
        }
    }

    /// How a node of rigid bodies moves, after [`Self::kinematics`].
    #[inline]
    pub fn station(&self, node: usize) -> Option<&Station<f64>> {
        match self {
            Self::Rigid(r) => r.terms.stations.get(node),
            Self::Flexible(_) => None,
        }
    }

    /// Terms of rigid bodies, after [`Self::kinematics`].
    #[inline]
    pub fn terms(&self) -> Option<&Terms<f64>> {
        match self {
            Self::Rigid(r) => Some(&r.terms),
            Self::Flexible(_) => None,
        }
    }

    /// 𝓒 with wrenches on nodes, at the state last set.
    pub fn bias(&mut self, (q, v): (&[f64], &[f64]), zero: &[f64], external: &[Wrench<f64>], tau: &mut [f64]) {
        match self {
            Self::Rigid(r) => {
                r.known.motion &= !r.known.bias;
                r.kinematics(q, v);
                r.terms.bias(r.tree, external, tau);
                r.known.bias = true;
            }
            Self::Flexible(_) => self.inverse((q, v), zero, external, tau),
        }
    }

    /// 𝒯 for accelerations `a` with wrenches on nodes.
    pub fn inverse(&mut self, (q, v): (&[f64], &[f64]), a: &[f64], external: &[Wrench<f64>], tau: &mut [f64]) {
        match self {
            Self::Rigid(r) if external.is_empty() => tree::real::rnea(r.tree, &mut r.work, q, v, a, tau),
            Self::Rigid(r) => tree::real::rnea_with_wrenches(r.tree, &mut r.work, q, v, a, external, tau),
            Self::Flexible(f) => match f.loaded(external) {
                None => tau.fill(f64::NAN),
                Some((model, bias)) => copy(&model.inverse_dynamics(&column(a), &bias).tau, tau),
            },
        }
    }

    /// Accelerations for 𝒯 with wrenches on nodes.
    pub fn forward(
        &mut self,
        (q, v): (&[f64], &[f64]),
        tau: &[f64],
        external: &[Wrench<f64>],
        a: &mut [f64],
    ) -> Result<(), Stop> {
        match self {
            Self::Rigid(r) if external.is_empty() => Ok(tree::real::aba(r.tree, &mut r.work, q, v, tau, a)?),
            Self::Rigid(r) => Ok(tree::real::aba_with_wrenches(r.tree, &mut r.work, q, v, tau, external, a)?),
            Self::Flexible(f) => {
                let Some((model, bias)) = f.loaded(external) else {
                    a.fill(f64::NAN);
                    return Ok(());
                };
                let riccati = model.riccati().map_err(Stop::from)?;
                copy(&riccati.forward_dynamics(&column(tau), &bias), a);
                Ok(())
            }
        }
    }

    /// Wrenches that the parents exert on the nodes, in the nodes' frames.
    pub fn reactions(&mut self, (q, v): (&[f64], &[f64]), a: &[f64], external: &[Wrench<f64>]) -> Vec<Wrench<f64>> {
        match self {
            Self::Rigid(r) => {
                let mut tau = vec![0.0; a.len()];
                let external = (!external.is_empty()).then_some(external);
                tree::reactions(r.tree, &mut r.work, q, v, a, external, &mut tau).to_vec()
            }
            Self::Flexible(f) => f.loaded(external).map_or_else(Vec::new, |(model, bias)| {
                let force = model.inverse_dynamics(&column(a), &bias).force;
                let of = |node: usize| {
                    let end = model.weights().range(node).end;
                    Wrench::from_array(std::array::from_fn(|c| force[end - 6 + c]))
                };
                (0..model.nodes()).map(of).collect()
            }),
        }
    }

    /// Entries of 𝓜 by the branches of the tree, in the order of [`tree::mass_pattern`], at the state last set; none where
    /// bodies deform and they have to be taken from the dense one.
    pub fn mass_entries(&mut self, q: &[f64], v: &[f64]) -> Option<&[f64]> {
        match self {
            Self::Rigid(r) => {
                if !r.known.mass {
                    r.kinematics(q, v);
                    r.terms.find_mass(r.tree);
                    r.terms.diagonal_into(r.tree, &mut r.diagonal);
                    r.find_idle(q);
                    r.terms.clear(r.tree, &r.idle);
                    r.known.mass = true;
                }
                Some(r.terms.mass_entries())
            }
            Self::Flexible(_) => None,
        }
    }

    /// Numbers of the factors of 𝓜, but for velocities that move no mass, and the diagonal of 𝓜; where bodies deform there are none.
    pub fn mass_factors(
        &mut self,
        factors: &MassFactors,
        (q, v): (&[f64], &[f64]),
        (sums, inertias): (&mut [f64], &mut [f64]),
        diagonal: &mut [f64],
    ) {
        let Self::Rigid(r) = self else { return };
        // 𝓜 uses the inertias up.
        r.known.motion &= !r.known.mass;
        r.kinematics(q, v);
        r.terms.mass_factors_into(r.tree, sums, inertias);
        r.known.mass = false;
        self.mass_diagonal(q, v, diagonal);
        if let Self::Rigid(r) = self
            && !r.idle.is_empty()
        {
            let is_idle = |term: &Term| matches!(term, Term::Velocity(v) if r.idle.binary_search(v).is_ok());
            sums.iter_mut().zip(factors.sums.iter().flatten()).filter(|s| is_idle(s.1)).for_each(|s| *s.0 = 0.0);
        }
    }

    /// The diagonal of 𝓜 at the state last set.
    pub fn mass_diagonal(&mut self, q: &[f64], v: &[f64], diagonal: &mut [f64]) {
        match self {
            Self::Rigid(r) if r.known.mass => r.terms.diagonal_into(r.tree, diagonal),
            Self::Rigid(r) => {
                r.kinematics(q, v);
                r.terms.find_diagonal(r.tree, diagonal);
                r.diagonal.copy_from_slice(diagonal);
                r.find_idle(q);
                r.idle.iter().for_each(|&c| diagonal[c] = 0.0);
                // It uses the inertias up.
                r.known.motion = false;
            }
            Self::Flexible(f) => match &f.instant {
                None => diagonal.fill(f64::NAN),
                Some(i) => {
                    let dense = i.model.mass_matrix().to_dense();
                    diagonal.iter_mut().enumerate().for_each(|(k, m)| *m = dense[(k, k)]);
                }
            },
        }
    }

    /// 𝓜, column-major.
    pub fn mass(&mut self, q: &[f64], mass: &mut [f64]) {
        match self {
            Self::Rigid(r) => {
                tree::real::crba(r.tree, &mut r.work, q, mass);
                let n = r.tree.nv();
                r.diagonal.iter_mut().enumerate().for_each(|(c, m)| *m = mass[c * n + c]);
                r.find_idle(q);
                for &c in &r.idle {
                    mass[c * n..(c + 1) * n].fill(0.0);
                    (0..n).for_each(|k| mass[k * n + c] = 0.0);
                }
            }
            Self::Flexible(f) => match &f.instant {
                None => mass.fill(f64::NAN),
                Some(i) => {
                    let dense = i.model.mass_matrix().to_dense();
                    let n = dense.nrows();
                    (0..n).for_each(|c| (0..n).for_each(|r| mass[c * n + r] = dense[(r, c)]));
                }
            },
        }
    }

    /// Efforts that hold the mechanism at rest.
    pub fn gravity(&mut self, q: &[f64], tau: &mut [f64]) {
        match self {
            Self::Rigid(r) => tree::gravity(r.tree, &mut r.work, q, tau),
            Self::Flexible(f) => {
                let still = vec![0.0; tau.len()];
                match f.tree.at(q, &still) {
                    Ok(i) => copy(&i.model.coriolis(&i.bias), tau),
                    Err(_) => tau.fill(f64::NAN),
                }
            }
        }
    }

    /// Kinetic and potential energy.
    pub fn energy(&mut self, q: &[f64], v: &[f64]) -> (f64, f64) {
        match self {
            Self::Rigid(r) => {
                let e = tree::energy(r.tree, &mut r.work, q, v, &mut r.moving);
                (e.kinetic, e.potential)
            }
            Self::Flexible(f) => f.instant.as_ref().map_or((f64::NAN, f64::NAN), |i| (i.kinetic(), i.potential)),
        }
    }
}

impl Flexible<'_> {
    /// What a stacked vector of the nodes has of one node's frame, behind its modes and rotors; no numbers where there is none.
    fn of_node(&self, node: usize, stacked: impl Fn(&Self) -> Option<&Col<f64>>) -> Twist<f64> {
        let found = self.instant.as_ref().zip(stacked(self)).map(|(instant, all)| {
            let end = instant.model.weights().range(node).end;
            std::array::from_fn(|c| all[end - 6 + c])
        });
        Twist::from_array(found.unwrap_or([f64::NAN; 6]))
    }

    /// The operators, and their bias with wrenches taken off 𝔟.
    fn loaded(&self, external: &[Wrench<f64>]) -> Option<(&SkoModel, Cow<'_, Bias>)> {
        let instant = self.instant.as_ref()?;
        let mut bias = Cow::Borrowed(&instant.bias);
        for (node, wrench) in external.iter().enumerate() {
            let end = instant.model.weights().range(node).end;
            for (c, w) in wrench.to_array().into_iter().enumerate() {
                bias.to_mut().b[end - 6 + c] -= w;
            }
        }
        Some((&instant.model, bias))
    }
}

fn column(x: &[f64]) -> Col<f64> {
    x.iter().copied().collect()
}

fn copy(from: &Col<f64>, to: &mut [f64]) {
    to.iter_mut().zip(from.iter()).for_each(|(t, x)| *t = *x);
}
