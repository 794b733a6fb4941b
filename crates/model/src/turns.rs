//! Which angles of closing joints are counted in the state, turn by turn: those that something speaks of.

use dalembert_mechanism::turns::Turn;

use crate::class::Reference;
use crate::model::Model;

/// Gives a place in the state to each angle of a closing joint that something speaks of.
pub fn count(model: &mut Model) {
    let Some(m) = &model.mechanism else { return };
    let mut spoken: Vec<(usize, usize)> = Vec::new();
    for (k, closure) in m.closures.iter().enumerate() {
        if closure.elastic.stiffness != 0.0 || closure.range.is_some() {
            spoken.extend((0..closure.coordinates.len()).map(|i| (k, i)));
        }
    }
    let signals = (0..model.instances.len()).flat_map(|i| {
        let symbols = model.class_of(i).interface.symbols.values();
        symbols.filter_map(move |r| if let Reference::Signal(signal) = r { Some((i, signal)) } else { None })
    });
    for (instance, signal) in signals {
        let Some(number) = signal.component.joint_coordinate() else { continue };
        let name = format!("{}{}", model.instances[model.descendant(instance, &signal.path)].prefix, signal.frame);
        spoken.extend(m.closures.iter().position(|c| c.name == name).map(|k| (k, number)));
    }
    spoken.retain(|&(k, i)| m.closures[k].coordinates.get(i).is_some_and(|c| c.1.is_angle()));
    spoken.sort_unstable();
    spoken.dedup();
    let first = model.states;
    let turns = spoken.iter().enumerate();
    let turns: Vec<Turn> = turns.map(|(n, &(closure, number))| Turn { closure, number, state: first + n }).collect();
    model.states += turns.len();
    if let Some(m) = &mut model.mechanism {
        m.turns = turns;
    }
}
