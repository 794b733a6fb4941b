//! Whether a state is one at which formulas meet that differ (`beside.rs`): there is no one linear system. What it is, in words.

use dalembert_integrate::Failure;

use super::names::{Drive, Seen};
use super::scatter::{A, B, C, D, Numbers, OFFSET, VALUES};
use crate::beside::{Meets, Sides, sizes_of, solver_beside};
use crate::derivatives::{Place, Shake, Solver, state_name};
use crate::tolerances::{BESIDE, GROWS, SHAKEN};

/// What changes at once.
pub(super) enum Jump {
    /// An equation of the state, in words.
    Equation(String),
    /// Outputs, by rising number, in words.
    Outputs(Vec<(usize, String)>),
    /// Nothing does: there are no numbers, in words.
    None(Failure),
}

impl Jump {
    /// As an error.
    pub(super) fn failure(self) -> Failure {
        match self {
            Self::None(why) => why,
            Self::Equation(why) => {
                Failure::new(format!("{why}, and no one linear equation holds on both sides; ask beside it"))
            }
            Self::Outputs(found) => {
                let why = found.into_iter().next().map_or_else(String::new, |(_, why)| why);
                Failure::new(format!("{why}; name outputs without it"))
            }
        }
    }
}

/// (1) of `beside.rs` at a solver's state, if something may switch there.
///
/// # Errors
/// What has no one number there, by name.
pub(super) fn sides(
    solver: &Solver<'_, '_>,
    places: &[Place],
    (drives, seen): (&[Drive], &[Seen]),
) -> Result<Option<Sides>, Jump> {
    let numbers = |h: f64, shake: Option<Shake>| {
        let x = numbers_beside(solver, places, (drives, seen), h, shake)?;
        Some(x.all().into_iter().cloned().collect())
    };
    let Some(sides) = Sides::of(solver, &numbers) else { return Ok(None) };
    let because = sides.because;
    let sizes = sizes_of(solver.model, places);
    let (alone, by_state) = (|_: usize| 1.0, |j: usize| sizes[j]);
    let state = |k: usize| state_name(solver.model, places[k].0, places[k].1).name;
    let jumps = |what: &str, meets: Meets| {
        let does = if meets == Meets::Jumps { "jumps here" } else { meets.in_words() };
        format!("{what} {does}: {because}")
    };
    let bent = |of: &str, on: &str, meets: Meets| format!("how {of} depends on {on} {}: {because}", meets.in_words());
    let rate = |i: usize| format!("the rate of `{}`", state(i));
    if let Some((i, _, meets)) = sides.meeting(OFFSET, &alone).first() {
        return Err(Jump::Equation(jumps(&rate(*i), *meets)));
    }
    if let Some((i, j, meets)) = sides.meeting(A, &by_state).first() {
        return Err(Jump::Equation(bent(&rate(*i), &format!("`{}`", state(*j)), *meets)));
    }
    if let Some((i, j, meets)) = sides.meeting(B, &alone).first() {
        return Err(Jump::Equation(bent(&rate(*i), &format!("`{}`", drives[*j].name), *meets)));
    }
    let output = |i: usize| format!("output `{}`", seen[i].name);
    let of_values = sides.meeting(VALUES, &alone).into_iter();
    let of_values = of_values.map(|(i, _, meets)| (i, jumps(&output(i), meets)));
    let of_states = sides.meeting(C, &by_state).into_iter().map(|(i, j, meets)| (i, state(j), meets));
    let of_inputs = sides.meeting(D, &alone).into_iter().map(|(i, j, meets)| (i, drives[j].name.clone(), meets));
    let of_slopes = of_states.chain(of_inputs).map(|(i, on, meets)| (i, bent(&output(i), &format!("`{on}`"), meets)));
    let mut found: Vec<(usize, String)> = of_values.chain(of_slopes).collect();
    // The first of what is said of each.
    found.sort_by_key(|(i, _)| *i);
    found.dedup_by_key(|(i, _)| *i);
    if found.is_empty() { Ok(Some(sides)) } else { Err(Jump::Outputs(found)) }
}

/// X of `beside.rs` at h.
fn numbers_beside(
    solver: &Solver<'_, '_>,
    places: &[Place],
    (drives, seen): (&[Drive], &[Seen]),
    h: f64,
    shake: Option<Shake>,
) -> Option<Numbers> {
    solver_beside(solver, h, shake, |there| {
        let changes = there.along_places(places);
        let pushes = Drive::pushes(drives, there);
        Numbers::of(there, places, (&changes, &pushes), seen).ok().filter(Numbers::is_finite)
    })
}

/// Outputs without a known value or slope that change by as much as it is within a hair of the state – half the digits: what it is divided by may be rounded more than the state –
/// and is less beside it: it is divided by what is zero here but for rounding.
pub(super) fn pole(
    (here, off): (&Numbers, &Numbers),
    solver: &Solver<'_, '_>,
    places: &[Place],
    (drives, seen): (&[Drive], &[Seen]),
) -> Vec<usize> {
    let sizes = sizes_of(solver.model, places);
    let lost = |x: f64, off: f64| x.abs() <= off;
    let unknown = |&k: &usize| {
        let value = here.values[(k, 0)];
        let turns =
            |j: usize| lost(here.c[(k, j)], off.c[(k, j)]) && off.c[(k, j)] * SHAKEN.sqrt() * sizes[j] >= value.abs();
        value != 0.0 && lost(value, off.values[(k, 0)]) && (0..here.c.ncols()).any(turns)
    };
    let found: Vec<usize> = (0..seen.len()).filter(unknown).collect();
    if found.is_empty() {
        return found;
    }
    let Some(there) = numbers_beside(solver, places, (drives, seen), BESIDE, None) else { return Vec::new() };
    found.into_iter().filter(|&k| there.values[(k, 0)].abs() * GROWS < here.values[(k, 0)].abs()).collect()
}
