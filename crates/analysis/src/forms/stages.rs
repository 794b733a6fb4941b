//! Which rows are eliminated, and which velocities stay independent.

use dalembert_dense as dense;
use dalembert_dynamics::independent::{essential, kernel, pivots, preference};
use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use faer::Mat;

use super::Eliminate;
use super::base::Base;

/// Rows by what happens to them.
#[derive(Clone, Debug, Default)]
pub(super) struct Sorted {
    pub holonomic: Vec<usize>,
    pub nonholonomic: Vec<usize>,
    /// Those whose multipliers stay.
    pub left: Vec<usize>,
}

/// Sorts the rows of a model.
pub(super) fn sorted(base: &Base<'_>, eliminate: Eliminate) -> Result<Sorted, Failure> {
    let model = base.model;
    let mut out = Sorted::default();
    for (r, row) in model.rows.iter().enumerate() {
        let list = match row.depth {
            _ if base.yields(r) => &mut out.left,
            2 if matches!(eliminate, Eliminate::Auto | Eliminate::Holonomic) => &mut out.holonomic,
            1 if matches!(eliminate, Eliminate::Auto | Eliminate::Nonholonomic) => &mut out.nonholonomic,
            0 if eliminate == Eliminate::Auto => {
                return Err(Failure::new(format!(
                    "constraint `{}` is one between accelerations, which no choice of coordinates or velocities eliminates: ask with \
                     --eliminate none",
                    row.name
                )));
            }
            _ => &mut out.left,
        };
        list.push(r);
    }
    if let Some(&r) = out.nonholonomic.iter().find(|&&r| base.bends(r)) {
        let name = &model.rows[r].name;
        return Err(Failure::new(format!(
            "constraint `{name}` is not linear in the velocities, so that no basis of velocities meets it: ask with --eliminate none"
        )));
    }
    Ok(out)
}

/// Which rows are eliminated and which columns stay independent, by the judgement of ranks that is that of `independent`.
pub(super) struct Ranks {
    /// Holonomic and nonholonomic rows that say something of their own.
    pub kept: [Vec<usize>; 2],
    /// Rows that follow from them.
    pub redundant: Vec<usize>,
    /// Columns that holonomic rows leave independent.
    pub independent: Vec<usize>,
    /// Velocities that the nonholonomic rows leave independent, by place among those.
    pub picked: Vec<usize>,
}

/// Judges the rows that are to go. Independent ones are those wanted first, then those that move most, as they count.
pub(super) fn ranks(base: &Base<'_>, sorted: &Sorted, wanted: &[usize]) -> Result<Ranks, Failure> {
    let (model, n) = (base.model, base.n());
    let all = [sorted.holonomic.as_slice(), &sorted.nonholonomic].concat();
    base.told_apart()?;
    let a = base.rows_of_length_one(&all);
    let first = sorted.holonomic.len();
    let positions = kernel(&Mat::from_fn(first, n, |i, j| a[(i, j)]));
    let motions = if first == all.len() { positions.clone() } else { kernel(&a) };
    let rank = n - motions.ncols();
    let rows = essential(&a, &[(first, (n - positions.ncols()).min(rank)), (all.len(), rank)]);
    let of = |holonomic: bool| rows.iter().filter(|&&i| (i < first) == holonomic).map(|&i| all[i]).collect::<Vec<_>>();
    let kept = [of(true), of(false)];
    let mut redundant: Vec<usize> = all.iter().copied().filter(|r| !kept.concat().contains(r)).collect();
    redundant.sort_unstable();
    let counted = |basis: &Mat<f64>, counts: &dyn Fn(usize) -> f64| {
        Mat::from_fn(basis.nrows(), basis.ncols(), |c, k| counts(c) * basis[(c, k)])
    };
    let independent = if kept[0].is_empty() {
        (0..n).collect()
    } else {
        pivots(&counted(&positions, &|c| preference(model, c)), wanted)
    };
    let mut picked: Vec<usize> = (0..independent.len()).collect();
    if !kept[1].is_empty() {
        // What moves, by what is independent; of length one there.
        let along = Mat::from_fn(independent.len(), motions.ncols(), |i, k| motions[(independent[i], k)]);
        let basis = dense::svd(&along).ok_or_else(|| Failure::new("the constraints have no numbers here"))?;
        let basis = Mat::from_fn(along.nrows(), along.ncols(), |i, k| basis.U()[(i, k)]);
        let place = |c: &usize| independent.iter().position(|x| x == c);
        let quasi: Vec<usize> = (0..n).filter(|&c| model.variables[c].quasi.is_some()).collect();
        let first: Vec<usize> = if wanted.is_empty() { &quasi } else { wanted }.iter().filter_map(place).collect();
        picked = pivots(&counted(&basis, &|i| preference(model, independent[i])), &first);
    }
    if independent.len() + kept[0].len() != n || picked.len() + kept[1].len() != independent.len() {
        return Err(Failure::new(
            "the rank of the constraints is not clear here, so that none can be eliminated: ask with --eliminate none",
        ));
    }
    Ok(Ranks { kept, redundant, independent, picked })
}

/// The sentence for a wrong number of what an option gives.
pub(super) fn not_so_many(option: &str, given: usize, freedoms: usize) -> Failure {
    let freedom = if freedoms == 1 { "freedom" } else { "freedoms" };
    Failure::new(format!("the motion has {freedoms} {freedom} here, but {option} gives {given}"))
}

/// Names of rows.
pub(super) fn named(model: &Model, rows: &[usize]) -> Vec<String> {
    rows.iter().map(|&r| model.rows[r].name.clone()).collect()
}
