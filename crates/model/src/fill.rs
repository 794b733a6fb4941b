//! Fills the [`Pattern`] of a model whose columns, rows and states are numbered.

use dalembert_mechanism::Mechanism;

use crate::class::{Reference, SignalRef};
use crate::layout::Layout;
use crate::measured::{Blend, Measured};
use crate::model::{Model, Origin};
use crate::pattern::{Call, Entry, Pattern, RowPlace, Source};

impl Pattern {
    /// The lists of a model whose columns, rows and states are numbered.
    pub fn of(model: &Model) -> Self {
        let mut pattern = Self { measured: Measured::of(model.mechanism.as_ref()), ..Self::default() };
        let mut entries: Vec<Vec<Entry>> = vec![Vec::new(); model.rows.len()];
        let mut places =
            vec![
                RowPlace { entries: 0..0, b: 0, noise: None, stages: 0, size: None, blank: false, constant: false };
                model.rows.len()
            ];
        for instance in 0..model.instances.len() {
            pattern.add_calls(model, instance);
            pattern.add_instance(model, instance, &mut entries, &mut places);
        }
        pattern.add_measured_rows(model, &mut entries, &mut places);
        for (row, list) in entries.into_iter().enumerate() {
            let first = pattern.rows.len();
            pattern.rows.extend(list);
            places[row].entries = first..pattern.rows.len();
        }
        pattern.row_places = places;
        pattern.settle(model);
        pattern
    }

    /// Tells what never changes from the rest, once all is known.
    fn settle(&mut self, model: &Model) {
        if let Some(m) = &model.mechanism {
            self.measured.settle(m);
        }
        let (blank, constants) = self.measured.constants();
        blank.iter().for_each(|&row| self.row_places[row].blank = true);
        self.acting = self.rows.iter().filter(|e| !self.row_places[e.row].blank).copied().collect();
        self.constants = constants;
    }

    fn add_calls(&mut self, model: &Model, instance: usize) {
        let class = model.class_of(instance);
        let number = model.instances[instance].class.0;
        let mut signals = std::mem::take(&mut self.measured);
        let mut bind = |symbols: &[dalembert_expr::Symbol]| -> Vec<Source> {
            symbols.iter().map(|s| source(model, instance, class.interface.symbols.get(s), &mut signals)).collect()
        };
        let mut add = |calls: &mut Vec<Call>, total: &mut usize, program: &crate::program::Compiled| {
            let outputs = program.tape.outputs();
            calls.push(Call { class: number, inputs: bind(&program.inputs), first_output: *total, outputs });
            *total += outputs;
        };
        add(&mut self.calls, &mut self.values, &class.equations);
        add(&mut self.readings, &mut self.reading_values, &class.readings);
        add(&mut self.responses, &mut 0, &class.responses);
        if class.drives.tape.outputs() > 0 {
            let mut first = model.instances[instance].first_input;
            add(&mut self.drives, &mut first, &class.drives);
        }
        self.measured = signals;
    }

    fn add_instance(&mut self, model: &Model, instance: usize, entries: &mut [Vec<Entry>], places: &mut [RowPlace]) {
        let class = model.class_of(instance);
        let layout = Layout::of(class);
        let base = self.calls[instance].first_output;
        let first = model.instances[instance].first_variable;
        for (k, e) in class.mass.iter().enumerate() {
            self.mass.push(Entry { row: first + e.0, column: first + e.1, value: base + k });
        }
        for (k, (of, _)) in class.force.iter().enumerate() {
            self.force.push((model.column(instance, of), base + layout.force + k));
        }
        for (k, (signal, _)) in class.pushes.iter().enumerate() {
            let (m, name) = read(model, instance, signal);
            let number = self.measured.number_of(m, name, signal.component);
            self.measured.pushes.push((number, base + layout.pushes + k));
        }
        for (number, (c, at)) in class.constraints.iter().zip(&layout.rows).enumerate() {
            let Some(row) = model.instances[instance].rows[number] else { continue };
            for (k, (of, _)) in c.row.iter().enumerate() {
                entries[row].push(Entry { row, column: model.column(instance, of), value: base + at.row + k });
            }
            for (k, (of, _)) in c.phi.iter().enumerate() {
                self.phi.push((model.column(instance, of), base + at.phi + k));
            }
            places[row].b = base + at.b;
            places[row].noise = at.noise.map(|k| base + k);
            places[row].stages = base + at.stages;
            places[row].constant = c.constant;
        }
        self.add_kinematics(model, instance, &layout, base);
    }

    /// Rows of joints that close loops, and what accelerations of frames add to rows of constraints.
    fn add_measured_rows(&mut self, model: &Model, entries: &mut [Vec<Entry>], places: &mut [RowPlace]) {
        let Some(m) = &model.mechanism else { return };
        let mut measured = std::mem::take(&mut self.measured);
        for (row, r) in model.rows.iter().enumerate() {
            let Origin::Closure { closure, row: k } = r.origin else { continue };
            let place = measured.closure_row(row, closure, m.closures[closure].rows[k].2, &mut self.values);
            let place = measured.rows[place].clone();
            for (k, &velocity) in m.loops[closure].velocities.iter().enumerate() {
                entries[row].push(Entry { row, column: m.columns[velocity], value: place.first + k });
            }
            places[row] = RowPlace { b: place.b, stages: place.stages, size: Some(place.size), ..places[row].clone() };
        }
        for instance in 0..model.instances.len() {
            let class = model.class_of(instance);
            let layout = Layout::of(class);
            for (number, (c, at)) in class.constraints.iter().zip(&layout.rows).enumerate() {
                if c.signals.is_empty() {
                    continue;
                }
                let Some(row) = model.instances[instance].rows[number] else { continue };
                let base = self.calls[instance].first_output + at.signals;
                let mut blend = Blend::new(row, places[row].b, &mut entries[row], &mut self.values);
                places[row].b = blend.b;
                for (k, (signal, _)) in c.signals.iter().enumerate() {
                    let (_, name) = read(model, instance, signal);
                    let of = measured.number_of(m, name, signal.component);
                    let part = measured.row(of, &mut self.values);
                    let columns: Vec<usize> = measured.velocities(of).iter().map(|&v| m.columns[v]).collect();
                    blend.add((base + k, part), &columns, &mut entries[row], &mut self.values);
                }
                measured.blends.push(blend);
            }
        }
        self.measured = measured;
    }

    fn add_kinematics(&mut self, model: &Model, instance: usize, layout: &Layout, base: usize) {
        let class = model.class_of(instance);
        let first = model.instances[instance].first_variable;
        let kinematics = &class.interface.kinematics;
        for (k, e) in kinematics.rates.iter().enumerate() {
            self.rates.push((model.variables[first + e.0].state[0], base + layout.rates + k));
        }
        for (k, e) in kinematics.w.iter().enumerate() {
            self.w.push(Entry { row: first + e.0, column: first + e.1, value: base + layout.w + k });
        }
        for (k, e) in kinematics.power_velocity.iter().enumerate() {
            self.power_velocity.push((first + e.0, base + layout.power_velocity + k));
        }
        self.power.extend(layout.power.map(|k| base + k));
    }
}

/// Where the symbols of a module's class come from; numbers read off frames that no equation reads have no number.
pub fn sources(model: &Model, instance: usize, symbols: &[dalembert_expr::Symbol]) -> Vec<Source> {
    let class = model.class_of(instance);
    let mut measured = model.pattern.measured.clone();
    symbols.iter().map(|s| source(model, instance, class.interface.symbols.get(s), &mut measured)).collect()
}

fn source(model: &Model, instance: usize, reference: Option<&Reference>, measured: &mut Measured) -> Source {
    // Whatever a program reads was resolved when its class was derived.
    match reference.expect("a symbol of a class's program has a meaning") {
        Reference::Time => Source::Time,
        Reference::Parameter { path, index } => {
            Source::Constant(model.instances[model.descendant(instance, path)].parameters[*index])
        }
        Reference::Input { path, index } => {
            Source::Input(model.instances[model.descendant(instance, path)].first_input + index)
        }
        Reference::State { of, slot } => {
            Source::State(model.variables[model.column(instance, of)].state[*slot as usize])
        }
        Reference::Acceleration { of } => Source::Acceleration(model.column(instance, of)),
        Reference::Signal(signal) => {
            let (m, name) = read(model, instance, signal);
            Source::Signal(measured.signal(m, name, signal.component))
        }
        Reference::JointReaction { path, joint, component } => {
            let owner = &model.instances[model.descendant(instance, path)];
            let name = format!("{}{joint}", owner.prefix);
            let number = model.mechanism.as_ref().and_then(|m| m.reacting().position(|n| n == name));
            Source::JointReaction(6 * number.expect("a class knows which of its joints transmit forces") + component)
        }
        Reference::Multiplier { path, constraint } => {
            // What is left out exerts nothing.
            let row = model.instances[model.descendant(instance, path)].rows[*constraint];
            row.map_or(Source::Constant(0.0), Source::Multiplier)
        }
    }
}

/// The mechanism, and the full name of the frame or joint that a class's signal is read off.
fn read<'m>(model: &'m Model, instance: usize, signal: &SignalRef) -> (&'m Mechanism, String) {
    let owner = &model.instances[model.descendant(instance, &signal.path)];
    let m = model.mechanism.as_ref().expect("a model with frames has a mechanism");
    (m, format!("{}{}", owner.prefix, signal.frame))
}
