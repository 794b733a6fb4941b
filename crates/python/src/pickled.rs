//! Runs as bytes and back, by one walk over all that they consist of.

use dalembert::LeastNorm;
use dalembert::dynamics::result::{Column, ColumnKind, EnergySummary, RunResult, RunSummary, SingularPose, Stop};
use dalembert::dynamics::snapshot::{Forces, Poses};
use dalembert::integrate::{Memory, Remember};

use crate::question::Settings;

/// The first bytes: another walk has another number.
const FORMAT: u64 = 2;

const KINDS: [ColumnKind; 7] = [
    ColumnKind::Variable,
    ColumnKind::Rate,
    ColumnKind::Output,
    ColumnKind::Reaction,
    ColumnKind::Residual,
    ColumnKind::Energy,
    ColumnKind::Mark,
];
const STOPS: [Stop; 3] = [Stop::End, Stop::Interrupted, Stop::Early];

/// A run with the parameters and settings of its model.
pub type Parts = (RunResult, Settings, Settings);

/// The bytes of a run.
pub fn bytes(mut parts: Parts) -> Vec<u8> {
    let mut memory = Memory::empty();
    let mut format = FORMAT;
    format.remember(&mut memory);
    walk(&mut parts, &mut memory);
    memory.into_bytes()
}

/// The run of some bytes.
pub fn run(bytes: &[u8]) -> Option<Parts> {
    let mut memory = Memory::of(bytes);
    let mut format = 0_u64;
    format.remember(&mut memory);
    let mut parts = Parts::default();
    if format == FORMAT {
        walk(&mut parts, &mut memory);
    }
    (format == FORMAT && memory.is_whole()).then_some(parts)
}

fn walk((run, parameters, set): &mut Parts, memory: &mut Memory) {
    parameters.remember(memory);
    set.remember(memory);
    let RunResult { time, columns, poses, summary } = run;
    time.remember(memory);
    let none = || Column { name: String::new(), unit: None, kind: ColumnKind::Variable, values: Vec::new() };
    memory.list(columns, none, |memory, Column { name, unit, kind, values }| {
        name.remember(memory);
        unit.remember(memory);
        one_of(&KINDS, kind, memory);
        values.remember(memory);
    });
    memory.maybe(
        poses,
        || Poses::of(Vec::new()),
        |memory, Poses { names, values, rates, forces }| {
            names.remember(memory);
            values.remember(memory);
            rates.remember(memory);
            memory.maybe(forces, Forces::default, |memory, Forces { loads, reactions }| {
                loads.remember(memory);
                reactions.remember(memory);
            });
        },
    );
    walk_summary(summary, memory);
}

fn walk_summary(summary: &mut RunSummary, memory: &mut Memory) {
    let RunSummary {
        t_end,
        samples,
        steps,
        rejected,
        evaluations,
        factorizations,
        wall_seconds,
        residual_position,
        residual_velocity,
        relative_residuals,
        energy,
        final_values,
        final_sizes,
        stop_reason,
        stop,
        completed,
        method,
        integrator,
        tolerance,
        step,
        singular,
        norm,
        undetermined,
        notes,
    } = summary;
    [t_end, wall_seconds, residual_position, residual_velocity].into_iter().for_each(|x| x.remember(memory));
    [samples, steps, rejected, evaluations, factorizations].into_iter().for_each(|x| x.remember(memory));
    relative_residuals.remember(memory);
    memory.maybe(energy, EnergySummary::default, |memory, energy| {
        let EnergySummary { start, end, work, max_drift, size, floor, hamiltonian } = energy;
        [start, end, work, max_drift, size, floor].into_iter().for_each(|x| x.remember(memory));
        hamiltonian.remember(memory);
    });
    final_values.remember(memory);
    final_sizes.remember(memory);
    [stop_reason, method, integrator].into_iter().for_each(|x| x.remember(memory));
    one_of(&STOPS, stop, memory);
    completed.remember(memory);
    tolerance.remember(memory);
    step.remember(memory);
    memory.list(
        singular,
        || SingularPose { t: 0.0, extra: 0 },
        |memory, SingularPose { t, extra }| {
            t.remember(memory);
            extra.remember(memory);
        },
    );
    memory.maybe(norm, LeastNorm::default, |memory, norm| one_of(&LeastNorm::ALL, norm, memory));
    undetermined.remember(memory);
    notes.remember(memory);
}

/// One of a few, by its number.
fn one_of<T: Copy + PartialEq>(all: &[T], chosen: &mut T, memory: &mut Memory) {
    let mut number = all.iter().position(|one| one == chosen).unwrap_or_default();
    number.remember(memory);
    *chosen = all.get(number).copied().unwrap_or(*chosen);
}
