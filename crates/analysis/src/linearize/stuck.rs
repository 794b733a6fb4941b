//! Parts that no state and no input moves, by name: in (1) of `linearize.rs` outputs that show them alone have rows of zeros, and efforts on them columns.
//!
//! Let Z be the displacements that belong to the states, column by column of the model. A joint, or a variable beside joints, stands still where its
//! rows of Z are zero: constraints leave it no freedom at this state. A constraint that ties nothing but such parts is named with them.

use dalembert_answers::words::{listed, names};
use dalembert_dynamics::equations::Equations;
use dalembert_model::model::{Model, Origin};

use super::jump::Jump;
use super::names::{By, Drive, Of, Seen};
use super::outputs::Outputs;
use crate::derivatives::{Change, Place, Solver};
use crate::tolerances::STILL;

/// What stands still.
struct Part {
    name: String,
    is_joint: bool,
    columns: Vec<usize>,
    /// Places in the state.
    places: Vec<usize>,
}

/// Parts that stand still whatever the states and inputs are.
pub(super) struct Stuck {
    parts: Vec<Part>,
}

impl Stuck {
    /// Of the states at these places, and what each input moves at once.
    pub(super) fn of(solver: &Solver<'_, '_>, places: &[Place], pushes: &[Change]) -> Self {
        let model = solver.model;
        let size = |c: usize| model.natural.of_slot(c, 0);
        let mut still: Vec<bool> = model.variables.iter().map(|v| v.order == 2 && !places.is_empty()).collect();
        for &(s, own) in places.iter().filter(|place| place.0 == 2) {
            let moved = solver.displacement((s, own));
            still.iter_mut().enumerate().for_each(|(c, still)| {
                *still &= moved[c].abs() * size(own) <= STILL * size(c);
            });
        }
        for push in pushes {
            let moves = |c: usize| model.variables[c].state.iter().any(|&place| push.y[place] != 0.0);
            still.iter_mut().enumerate().for_each(|(c, still)| *still &= !moves(c));
        }
        let joints = model.mechanism.iter().flat_map(|m| &m.joints).filter(|joint| !joint.own);
        let joints = joints.map(|joint| Part {
            name: joint.name.clone(),
            is_joint: true,
            columns: joint.columns.clone(),
            places: joint.states.iter().copied().chain(states(model, &joint.columns)).collect(),
        });
        let others = (0..model.n()).filter(|&c| !model.variables[c].joint).map(|c| Part {
            name: model.variables[c].name.clone(),
            is_joint: false,
            columns: vec![c],
            places: states(model, &[c]).collect(),
        });
        let stands = |part: &Part| !part.columns.is_empty() && part.columns.iter().all(|&c| still[c]);
        Self { parts: joints.chain(others).filter(stands).collect() }
    }

    /// What is to be said of them, of outputs that show nothing else and of inputs that push nothing else.
    ///
    /// # Errors
    /// Outputs that are no finite numbers.
    pub(super) fn notes(
        &self,
        solver: &Solver<'_, '_>,
        (drives, moves_nothing): (&[Drive], &dyn Fn(usize) -> bool),
        (seen, shows_nothing): (&[Seen], &dyn Fn(usize) -> bool),
    ) -> Result<Vec<String>, Jump> {
        let mut notes = Vec::new();
        if !self.parts.is_empty() {
            let by = self.constraints(solver.model, solver.equations);
            let by = if by.is_empty() {
                "constraints leave".to_owned()
            } else if by.len() == 1 {
                format!("constraint {} leaves", names(&by))
            } else {
                format!("constraints {} leave", names(&by))
            };
            let them = if self.parts.len() == 1 { "it" } else { "them" };
            notes.push(format!("no state and no input moves {}: {by} {them} no freedom here", called(&self.parts)));
        }
        for (_, drive) in drives.iter().enumerate().filter(|(k, _)| moves_nothing(*k)) {
            let column = match drive.by {
                By::Force(column) => Some(column),
                By::Input(input) => pushed(solver.model, input),
            };
            let of = self.parts.iter().filter(|part| column.is_some_and(|c| part.columns.contains(&c)));
            notes.push(format!("input `{}` changes no rate and no output{}", drive.name, because(of)));
        }
        for (_, seen) in seen.iter().enumerate().filter(|(k, _)| shows_nothing(*k)) {
            let shown = self.shown(solver, seen)?;
            notes.push(format!(
                "output `{}` changes with no state and no input{}",
                seen.name,
                because(shown.into_iter())
            ));
        }
        Ok(notes)
    }

    /// Constraints between nothing but these parts.
    fn constraints(&self, model: &Model, equations: &Equations<'_>) -> Vec<String> {
        let own = |column: usize| self.parts.iter().any(|part| part.columns.contains(&column));
        let holds = |&r: &usize| {
            let row = &model.rows[r];
            let mut entries = equations.row(r).filter(|entry| entry.1 != 0.0).peekable();
            matches!(row.origin, Origin::Constraint(_))
                && !row.follows
                && !row.soft
                && entries.peek().is_some()
                && entries.all(|entry| own(entry.0))
        };
        (0..model.rows.len()).filter(holds).map(|r| model.rows[r].name.clone()).collect()
    }

    /// Those of which an output is a function.
    fn shown(&self, solver: &Solver<'_, '_>, seen: &Seen) -> Result<Vec<&Part>, Jump> {
        if let Of::State(place) = seen.of {
            return Ok(self.parts.iter().filter(|part| part.places.contains(&place)).collect());
        }
        let read = Outputs::of(solver, std::slice::from_ref(seen))?;
        let changes = |place: &usize| {
            let mut change = solver.unmoved(&vec![0.0; solver.inputs.len()]);
            change.y[*place] = 1.0;
            read.along(solver, &change).iter().any(|x| *x != 0.0)
        };
        Ok(self.parts.iter().filter(|part| part.places.iter().any(changes)).collect())
    }
}

/// Places of variables in the state.
fn states<'m>(model: &'m Model, columns: &'m [usize]) -> impl Iterator<Item = usize> + 'm {
    columns.iter().flat_map(|&c| model.variables[c].state.iter().copied())
}

/// The column of a joint's effort.
fn pushed(model: &Model, input: usize) -> Option<usize> {
    let along = model.inputs[input].name.strip_prefix("tau.").filter(|_| input >= model.first_tau)?;
    model.variables.iter().position(|v| v.name == along)
}

/// "joints `A`, `B`" or "`x`".
fn called(parts: &[Part]) -> String {
    let of =
        |joint: bool| parts.iter().filter(|part| part.is_joint == joint).map(|part| &part.name).collect::<Vec<_>>();
    let (joints, others) = (of(true), of(false));
    let word = if joints.len() == 1 { "joint" } else { "joints" };
    let both = [
        (!joints.is_empty()).then(|| format!("{word} {}", names(joints))),
        (!others.is_empty()).then(|| names(others)),
    ];
    listed(&both.into_iter().flatten().collect::<Vec<_>>())
}

/// Why nothing changes, where parts that stand still are the reason.
fn because<'p>(parts: impl Iterator<Item = &'p Part>) -> String {
    let said: Vec<String> = parts.map(|part| called(std::slice::from_ref(part))).collect();
    match said.len() {
        0 => String::new(),
        1 => format!(": {} stands still", said[0]),
        _ => format!(": {} stand still", listed(&said)),
    }
}
