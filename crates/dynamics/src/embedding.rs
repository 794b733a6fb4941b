//! Method `embedding`: loops become nodes, and the sweeps over the tree stay as they are \[J2\].
//!
//! Rows of A tie velocities of few nodes: those on the way between a joint's two ends. With c the lowest node that carries them
//! all, the nodes on the ways from c to them are one node; where two such groups share a node, they are one. So the biconnected
//! pieces of the graph of bodies and joints become nodes of a tree (or single bodies), each with rows of its own,
//!
//! ```text
//! A θ̈ = b  ⇔  θ̈ = X ÿ + x',   X = C Q₂,  x' = C Q₁R⁻ᵀb,   C Aᵀ = Q [R T; 0 0],   C = diag(𝓜)^(−½)           (1)
//! A ᵀλ = γ of the group's velocities                                                                       (2)
//! ```
//!
//! Where joints of a group have velocities of their own, X is found joint by joint (`embedding/blocks.rs`) and other columns span the
//! same; next to singular poses of such a joint, and where rows are redundant, by the factorization of all rows. That one is
//! rank-revealing: redundant rows drop out, and at singular poses X has more columns. X is known to a share of rounding over the smallest pivot, whose square weighs what it moves: D of a
//! motion without inertia is no more than that. The sweeps over the groups are those of `tree/groups.rs`. Cost: O(number of groups), and the cube of what joints share in a group.
//!
//! Not covered: rows with a variance (they leave everything free), and models with variables that are not joints'.

mod blocks;

use std::collections::BTreeSet;

use crate::tolerances::embedding::{OWN, SCALE};
use dalembert_enforce::{Answer, Determinacy, Level, MASSLESS, MassBlock, MethodName, Problem, RowGroup};
use faer::{Col, Mat};

use crate::delassus::{Found, Refusal, velocities};
use crate::equations::Equations;
use crate::formulation::Formulation;
use crate::pivoted::Pivoted;
use blocks::Blocks;
use dalembert_bodies::tree::{Embedded, Groups, Massless, Tree, Workspace};
use dalembert_model::model::Model;

/// Space for a model of bodies alone.
pub struct Embedding<'m> {
    tree: &'m Tree,
    work: Workspace<f64>,
    groups: Groups,
    locals: Vec<Local>,
    /// Velocity of each column, and its number in its group.
    velocity: Vec<usize>,
    place: Vec<usize>,
    /// f, θ̈, γ by velocity of the tree.
    f: Vec<f64>,
    theta_dd: Vec<f64>,
    gamma: Vec<f64>,
    /// Whether multipliers that are not determined are to be the least ones in their group; else any.
    least: bool,
}

/// The rows of a group.
#[derive(Clone, Debug, Default)]
struct Local {
    /// All of them, by number.
    rows: Vec<usize>,
    /// Those of the last solution.
    used: Vec<usize>,
    /// The rows joint by joint, and whether that gave the last solution: then they are not factored, unless [`Local::measure`] was asked.
    blocks: Option<Blocks>,
    in_blocks: bool,
    factor: Pivoted,
    /// C
    scale: Vec<f64>,
    /// The model's own size of each velocity's motion: inertias of turns and of slides are compared in these.
    sizes: Vec<f64>,
    b: Vec<f64>,
    lambda: Vec<f64>,
    /// Disagreement of dependent rows.
    off: f64,
    work: Vec<f64>,
}

impl<'m> Embedding<'m> {
    /// Space for a model; nothing if it has no bodies.
    pub fn new(model: &'m Model, least: bool) -> Option<Self> {
        let m = model.mechanism.as_ref()?;
        let tree = &m.tree;
        let velocity = velocities(model);
        let groups = Groups::new(tree, groups(model, &velocity));
        let mut locals = vec![Local::default(); groups.len()];
        for r in 0..model.rows.len() {
            let column = model.pattern.columns(r).next().unwrap_or(0);
            locals[groups.place(tree, velocity[column]).0].rows.push(r);
        }
        let place: Vec<usize> = velocity.iter().map(|&v| groups.place(tree, v).1).collect();
        for (c, &v) in velocity.iter().enumerate() {
            let (g, at) = groups.place(tree, v);
            locals[g].sizes.resize(groups.velocities(g).len(), 1.0);
            locals[g].sizes[at] = model.natural.of_motion(c);
        }
        for (g, local) in locals.iter_mut().enumerate() {
            local.blocks = of_blocks(model, &local.rows, &place, groups.velocities(g).len());
        }
        let nv = tree.nv();
        Some(Self {
            tree,
            work: Workspace::new(tree),
            groups,
            locals,
            velocity,
            place,
            f: vec![0.0; nv],
            theta_dd: vec![0.0; nv],
            gamma: vec![0.0; nv],
            least,
        })
    }

    /// (1), the sweeps, (2), with the rows that `keep` says, at the state that the equations were evaluated at. `force` is f + φ by
    /// column, `b` by row.
    ///
    /// # Errors
    /// A node along whose joint nothing has inertia that the constraints leave free.
    pub fn solve(
        &mut self,
        equations: &Equations<'_>,
        keep: impl Fn(usize) -> bool,
        (force, b): (&[f64], &[f64]),
        (alpha, lambda): (&mut [f64], &mut [f64]),
    ) -> Result<Found, Massless> {
        for (c, &v) in self.velocity.iter().enumerate() {
            self.f[v] = force[c];
        }
        let q = equations.mechanics.as_ref().map_or(&[][..], |m| &m.q);
        let (locals, place, tree) = (&mut self.locals, &self.place, self.tree);
        let embed = |g: usize, mass: &[f64], free: Embedded<'_>| {
            let local = &mut locals[g];
            local.choose(&keep);
            local.embed((equations, b), place, mass, free)
        };
        let out = (&mut self.theta_dd[..], &mut self.gamma[..]);
        self.groups.accelerate(tree, &mut self.work, q, &self.f, embed, out)?;
        for (c, &v) in self.velocity.iter().enumerate() {
            alpha[c] = self.theta_dd[v];
        }
        lambda.fill(0.0);
        let mut found = Found::default();
        for (g, local) in self.locals.iter_mut().enumerate().filter(|(_, l)| !l.used.is_empty()) {
            let motion = (&self.theta_dd[..], &self.gamma[..], self.least);
            let size = local.multipliers(self.groups.velocities(g), motion, lambda);
            found.rank += local.rank();
            found.inconsistency = found.inconsistency.max(local.off / size.max(f64::MIN_POSITIVE));
        }
        Ok(found)
    }

    /// Factors the rows of the last solution, at the state of that: what [`Self::independent`] and [`Self::lengths`] tell.
    pub fn measure(&mut self, equations: &Equations<'_>) {
        for local in self.locals.iter_mut().filter(|l| l.in_blocks) {
            local.factor_rows(equations, &self.place);
        }
    }

    /// Rows found independent in the last solution, and their smallest pivot, after [`Self::measure`].
    pub fn independent(&self) -> (Vec<usize>, f64) {
        let of = |l: &Local| l.factor.order()[..l.factor.rank()].iter().map(|&i| l.used[i]).collect::<Vec<_>>();
        let with_rows = || self.locals.iter().filter(|l| !l.used.is_empty());
        let mut rows: Vec<usize> = with_rows().flat_map(of).collect();
        rows.sort_unstable();
        (rows, with_rows().map(|l| l.factor.smallest_pivot()).fold(1.0, f64::min))
    }

    /// Lengths of the rows of the last solution in their groups' metrics, by number, after [`Self::measure`].
    pub fn lengths(&self) -> impl Iterator<Item = (usize, f64)> {
        let with_rows = self.locals.iter().filter(|l| !l.used.is_empty());
        with_rows.flat_map(|l| l.used.iter().copied().zip(l.factor.lengths()))
    }

    /// The whole answer: of multipliers that are not determined the least ones in their group, and what is determined.
    ///
    /// # Errors
    /// A node along whose joint nothing has inertia, or what the rank decision says.
    pub fn answer(&mut self, equations: &mut Equations<'_>) -> Result<Answer<f64>, Refusal> {
        let model = equations.model;
        let (n, m) = (model.n(), model.rows.len());
        let force: Vec<f64> = (0..n).map(|c| equations.force[c] + equations.phi[c]).collect();
        let (mut alpha, mut lambda) = (vec![0.0; n], vec![0.0; m]);
        let b = equations.b.clone();
        self.solve(equations, |_| true, (&force, &b), (&mut alpha, &mut lambda)).map_err(Refusal::Massless)?;
        let mut all = nothing(model);
        let problem = equations.problem();
        let tolerance = equations.tolerance(&problem);
        for (g, local) in self.locals.iter().enumerate().filter(|(_, l)| !l.used.is_empty()) {
            let problem =
                local.problem(equations, self.groups.velocities(g), (&self.theta_dd, &self.gamma), &self.place);
            let own = MethodName::Multipliers.real().enforce(&problem, &tolerance).map_err(Refusal::Rows)?;
            local.ordered(model).iter().zip(own.lambda.iter()).for_each(|(&r, l)| lambda[r] = *l);
            join(&mut all, &own.determinacy, &local.ordered(model));
        }
        let mut gamma = vec![0.0; n];
        equations.constraint_forces_into(&lambda, &mut gamma);
        Ok(Answer {
            alpha: alpha.into_iter().collect(),
            gamma: gamma.into_iter().collect(),
            gamma_levels: Vec::new(),
            lambda: lambda.into_iter().collect(),
            determinacy: all,
            method: MethodName::Multipliers,
            reason: None,
        })
    }
}

impl Local {
    fn choose(&mut self, keep: impl Fn(usize) -> bool) {
        self.used.clear();
        self.used.extend(self.rows.iter().copied().filter(|&r| keep(r)));
    }

    /// X and x' of (1), and the number of X's columns.
    fn embed(
        &mut self,
        (equations, b): (&Equations<'_>, &[f64]),
        place: &[usize],
        mass: &[f64],
        Embedded { x, rate, rounding }: Embedded<'_>,
    ) -> usize {
        let nv = rate.len();
        rate.fill(0.0);
        if self.used.is_empty() {
            x.fill(0.0);
            rounding.fill(0.0);
            (0..nv).for_each(|i| x[i * nv + i] = 1.0);
            return nv;
        }
        self.scales(nv, mass);
        if let Some(free) = self.embed_in_blocks((equations, b), place, (x, rate)) {
            self.in_blocks = true;
            self.round(OWN, rounding);
            return free;
        }
        self.in_blocks = false;
        rate.fill(0.0);
        self.factor_rows(equations, place);
        self.b.clear();
        self.b.extend(self.used.iter().map(|&r| b[r]));
        self.off = self.factor.satisfy(&self.b, rate);
        self.factor.from_factor(rate);
        let rank = self.factor.rank();
        for (free, column) in x.chunks_exact_mut(nv).take(nv - rank).enumerate() {
            column.fill(0.0);
            column[rank + free] = 1.0;
            self.factor.from_factor(column);
            column.iter_mut().zip(&self.scale).for_each(|(x, c)| *x *= c);
        }
        rate.iter_mut().zip(&self.scale).for_each(|(x, c)| *x *= c);
        self.round(self.factor.smallest_pivot(), rounding);
        nv - rank
    }

    /// What rounding of X weighs: a share of MASSLESS over the pivot of rows of length one, in velocities scaled by C.
    fn round(&self, pivot: f64, rounding: &mut [f64]) {
        let share = (MASSLESS / pivot).min(1.0).powi(2);
        rounding.iter_mut().zip(&self.scale).for_each(|(inertia, c)| *inertia = share / (c * c));
    }

    fn rank(&self) -> usize {
        match &self.blocks {
            Some(blocks) if self.in_blocks => blocks.rows(),
            _ => self.factor.rank(),
        }
    }

    /// X and x' joint by joint; nothing where that is no answer.
    fn embed_in_blocks(
        &mut self,
        (equations, b): (&Equations<'_>, &[f64]),
        place: &[usize],
        (x, rate): (&mut [f64], &mut [f64]),
    ) -> Option<usize> {
        let blocks = self.blocks.as_mut().filter(|_| self.used.len() == self.rows.len())?;
        let (rows, nv) = (&self.rows, rate.len());
        let entries = |r: usize| equations.row(rows[r]).map(|(c, value)| (place[c], value));
        let tolerance = equations.rank_tolerance(rows.iter().copied());
        let free = blocks.embed(entries, (&self.scale, |r: usize| b[rows[r]]), tolerance, (x, rate))?;
        for column in x.chunks_exact_mut(nv).take(free) {
            column.iter_mut().zip(&self.scale).for_each(|(x, c)| *x *= c);
        }
        rate.iter_mut().zip(&self.scale).for_each(|(x, c)| *x *= c);
        Some(free)
    }

    /// The factorization in (1).
    fn factor_rows(&mut self, equations: &Equations<'_>, place: &[usize]) {
        self.factor.resize(self.scale.len(), self.used.len());
        for (i, &r) in self.used.iter().enumerate() {
            let column = self.factor.column_mut(i);
            equations.row(r).for_each(|(c, value)| column[place[c]] += value * self.scale[place[c]]);
        }
        self.factor.factor(equations.rank_tolerance(self.used.iter().copied()));
    }

    /// C of (1).
    fn scales(&mut self, nv: usize, mass: &[f64]) {
        let alike = |i: usize| mass[i * nv + i] * self.sizes[i].powi(2);
        let largest = (0..nv).fold(0.0_f64, |m, i| m.max(alike(i)));
        let of = |i: usize| if alike(i) > SCALE * largest { mass[i * nv + i] } else { largest / self.sizes[i].powi(2) };
        self.scale.clear();
        self.scale.extend((0..nv).map(of).map(|m| if m > 0.0 { m.sqrt().recip() } else { 1.0 }));
    }

    /// (2); returns the size of b and of the accelerations in the group's metric.
    fn multipliers(
        &mut self,
        velocities: &[usize],
        (theta_dd, gamma, least): (&[f64], &[f64], bool),
        lambda: &mut [f64],
    ) -> f64 {
        self.work.clear();
        self.work.extend(velocities.iter().zip(&self.scale).map(|(&v, c)| gamma[v] * c));
        if let Some(blocks) = self.blocks.as_mut().filter(|_| self.in_blocks) {
            // No row depends on others, so that none contradicts any.
            self.off = 0.0;
            let rows = &self.rows;
            blocks.multipliers(&mut self.work, |r, l| lambda[rows[r]] = l);
            return 1.0;
        }
        self.factor.to_factor(&mut self.work);
        self.lambda.resize(self.used.len(), 0.0);
        self.factor.multipliers(&self.work, &mut self.lambda, least);
        self.used.iter().zip(&self.lambda).for_each(|(&r, l)| lambda[r] = *l);
        let a: f64 = velocities.iter().zip(&self.scale).map(|(&v, c)| (theta_dd[v] / c).powi(2)).sum();
        self.factor.size_of(&self.b) + a.sqrt()
    }

    /// The group's rows in the order of levels.
    fn ordered(&self, model: &Model) -> Vec<usize> {
        let mut rows = self.used.clone();
        rows.sort_by_key(|&r| (model.rows[r].level, r));
        rows
    }

    /// The question of what is determined among the group's rows, with C⁻² for M and the forces that answer with θ̈ and γ.
    fn problem(
        &self,
        equations: &Equations<'_>,
        velocities: &[usize],
        (theta_dd, gamma): (&[f64], &[f64]),
        place: &[usize],
    ) -> Problem<f64> {
        let (model, nv) = (equations.model, velocities.len());
        let rows = self.ordered(model);
        let group = |level: usize| {
            let own: Vec<usize> = rows.iter().copied().filter(|&r| model.rows[r].level == level + 1).collect();
            let mut a = Mat::zeros(own.len(), nv);
            for (i, &r) in own.iter().enumerate() {
                equations.row(r).for_each(|(c, value)| a[(i, place[c])] += value);
            }
            let b = own.iter().map(|&r| equations.b[r]).collect();
            Level { groups: vec![RowGroup { columns: (0..nv).collect(), a, b, noise: None }] }
        };
        let mass = |i: usize| self.scale[i].powi(-2);
        Problem {
            n: nv,
            mass: (0..nv).map(|i| MassBlock { start: i, matrix: Mat::from_fn(1, 1, |_, _| mass(i)) }).collect(),
            force: Col::from_fn(nv, |i| mass(i) * theta_dd[velocities[i]] - gamma[velocities[i]]),
            levels: (0..model.levels).map(group).collect(),
            phi: None,
        }
    }
}

/// Operations for a node of the sweep and for a group.
const NODE: usize = 600;
const GROUP: usize = 1000;

/// Operations for accelerations, and what there is to say of it, for models that the method can treat and that have loops: the QR of
/// each group, X, and XᵀMX with its factor.
pub fn work(model: &Model) -> Option<(usize, String)> {
    let m = model
        .mechanism
        .as_ref()
        .filter(|_| !model.rows.is_empty() && Formulation::Embedding.check_bodies(model).is_ok())?;
    let velocity = velocities(model);
    let groups = groups(model, &velocity);
    let mut group_of = vec![usize::MAX; m.tree.nv()];
    for (g, nodes) in groups.iter().enumerate() {
        nodes.iter().flat_map(|&k| m.tree.v_range(k)).for_each(|v| group_of[v] = g);
    }
    let mut rows: Vec<Vec<usize>> = vec![Vec::new(); groups.len()];
    for r in 0..model.rows.len() {
        let column = model.pattern.columns(r).next();
        let own = column.map(|c| group_of[velocity[c]]).filter(|_| !model.pattern.row_places[r].blank);
        own.and_then(|g| rows.get_mut(g)).into_iter().for_each(|own| own.push(r));
    }
    let mut place = vec![usize::MAX; m.tree.nv()];
    for group in &groups {
        group.iter().flat_map(|&k| m.tree.v_range(k)).enumerate().for_each(|(i, v)| place[v] = i);
    }
    let place: Vec<usize> = velocity.iter().map(|&v| place[v]).collect();
    let size = |g: &Vec<usize>| g.iter().map(|&k| m.tree.v_range(k).len()).sum::<usize>();
    let work = |nv: usize, rows: &Vec<usize>| {
        let m = rows.len();
        let (rank, free) = (m.min(nv), nv - m.min(nv));
        let whole = 4 * nv * m * rank + 4 * nv * rank * free;
        let embed = of_blocks(model, rows, &place, nv).map_or(whole, |blocks| blocks.work());
        GROUP + embed + 2 * nv * nv * free + nv * free * free + free * free * free / 3
    };
    let largest = groups.iter().map(size).max()?;
    let all: usize = groups.iter().zip(&rows).map(|(g, rows)| work(size(g), rows)).sum();
    let (n, loops) = (model.n(), groups.len());
    let why = format!(
        "embedding (chosen for {n} velocities in {loops} groups of loops, the largest of {largest}: one sweep per state)"
    );
    Some((all + NODE * m.tree.nodes().len(), why))
}

/// A group's rows joint by joint, its velocities numbered by `place`; `nv` of them. Rows of zeros are left out: their λ are zeros.
fn of_blocks(model: &Model, rows: &[usize], place: &[usize], nv: usize) -> Option<Blocks> {
    let columns = |r: usize| -> Vec<usize> { model.pattern.columns(r).map(|c| place[c]).collect() };
    let rows = rows.iter().enumerate().filter(|(_, r)| !model.pattern.row_places[**r].blank);
    let rows: Vec<(usize, Vec<usize>)> = rows.map(|(k, &r)| (k, columns(r))).collect();
    let mut seen = vec![usize::MAX; nv];
    let once = rows.iter().all(|(k, row)| row.iter().all(|&c| std::mem::replace(&mut seen[c], *k) != *k));
    Blocks::of(&rows, nv).filter(|_| once)
}

/// Nodes that rows tie to each other, as groups that hang together.
fn groups(model: &Model, velocity: &[usize]) -> Vec<Vec<usize>> {
    let Some(m) = &model.mechanism else { return Vec::new() };
    let nodes = m.tree.nodes();
    let of: Vec<usize> = (0..nodes.len()).flat_map(|k| m.tree.v_range(k).map(move |_| k)).collect();
    let mut set: Vec<usize> = (0..nodes.len()).collect();
    let mut tied = vec![false; nodes.len()];
    for r in 0..model.rows.len() {
        let own: Vec<usize> = model.pattern.columns(r).map(|c| of[velocity[c]]).collect();
        let Some(&first) = own.first() else { continue };
        let mut join = |k: usize| {
            tied[k] = true;
            let (a, b) = (root(&mut set, first), root(&mut set, k));
            set[a.max(b)] = a.min(b);
        };
        own.iter().for_each(|&k| join(k));
        // Up from the node with the largest number, which carries none of the others, until all ways meet.
        let mut front: BTreeSet<Option<usize>> = own.iter().map(|&k| nodes[k].parent).collect();
        while let Some(k) = front.pop_last().flatten().filter(|_| !front.is_empty()) {
            join(k);
            front.insert(nodes[k].parent);
        }
    }
    let mut groups: Vec<Vec<usize>> = vec![Vec::new(); nodes.len()];
    for k in (0..nodes.len()).filter(|&k| tied[k]) {
        let at = root(&mut set, k);
        groups[at].push(k);
    }
    groups.retain(|g| !g.is_empty());
    groups
}

/// The representative of a set of a union-find forest, in which each member names another or itself; paths are shortened.
pub fn root(set: &mut [usize], mut k: usize) -> usize {
    while set[k] != k {
        set[k] = set[set[k]];
        k = set[k];
    }
    k
}

/// What is determined where no row is.
fn nothing(model: &Model) -> Determinacy<f64> {
    Determinacy {
        accelerations_unique: true,
        undetermined: Vec::new(),
        free_directions: Mat::zeros(model.n(), 0),
        balanced: true,
        consistent: true,
        contradictory: Vec::new(),
        contradictions: Vec::new(),
        rank: 0,
        rows: model.rows.len(),
        level_ranks: vec![0; model.levels],
        reaction_determined: vec![true; model.rows.len()],
        redundant: Vec::new(),
        tolerance: 0.0,
        gap: f64::INFINITY,
    }
}

/// Adds what is said about a group's rows.
fn join(all: &mut Determinacy<f64>, own: &Determinacy<f64>, rows: &[usize]) {
    let named = |list: &Vec<usize>| list.iter().map(|&i| rows[i]).collect::<Vec<_>>();
    all.consistent &= own.consistent;
    all.contradictory.extend(named(&own.contradictory));
    all.contradictory.sort_unstable();
    all.contradictions.extend(own.contradictions.iter().map(named));
    all.redundant.extend(own.redundant.iter().map(named));
    all.rank += own.rank;
    all.level_ranks.iter_mut().zip(&own.level_ranks).for_each(|(a, o)| *a += o);
    rows.iter().zip(&own.reaction_determined).for_each(|(&r, d)| all.reaction_determined[r] = *d);
    all.tolerance = all.tolerance.max(own.tolerance);
    all.gap = all.gap.min(own.gap);
}
