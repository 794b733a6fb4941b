//! Numbers read off frames over any scalar, at given accelerations and multipliers.

use dalembert_mechanism::measurable::Measurable;
use dalembert_mechanism::moving::{Between, Loads, Moving};
use dalembert_mechanism::relative::{Reading, Relative};

use super::Measured;

/// Everything that is read off frames at a state.
pub struct Over<T> {
    between: Vec<Between<T>>,
    /// Per number: the reading, and its acceleration s̈.
    numbers: Vec<(Reading<T>, T)>,
}

impl<T: Measurable> Over<T> {
    /// Reads all numbers.
    pub fn read(measured: &Measured, moving: &Moving<'_, T>) -> Self {
        let between: Vec<Between<T>> = measured.pairs.iter().map(|p| moving.between(&p.ends)).collect();
        let read = |(pair, what, turn): &(usize, Relative, Option<usize>)| {
            let (mut reading, acceleration) = between[*pair].read(what);
            if let Some(state) = turn {
                reading.value = moving.turned(reading.value, *state);
            }
            (reading, acceleration)
        };
        let numbers = measured.numbers.iter().map(read).collect();
        Self { between, numbers }
    }

    /// Signals of formulas; those of accelerations at the accelerations that everything moves with.
    pub fn signals(&self, measured: &Measured) -> Vec<T> {
        let signal = |&(number, order): &(usize, u32)| {
            let (reading, acceleration) = &self.numbers[number];
            match order {
                0 => reading.value,
                1 => reading.rate,
                2 => *acceleration,
                _ => T::constant(f64::NAN),
            }
        };
        measured.signals.iter().map(signal).collect()
    }

    /// Rows of joints that close loops: the model's row, and the number with its rate and acceleration.
    pub fn rows(&self, measured: &Measured) -> Vec<(usize, [T; 3])> {
        let of = |r: &super::MeasuredRow| {
            let (reading, acceleration) = &self.numbers[r.number];
            Some((r.row?, [reading.value, reading.rate, *acceleration]))
        };
        measured.rows.iter().filter_map(of).collect()
    }

    /// What accelerations of frames add to rows of constraints: the model's row, and Σ coefficient · s̈ with the formulas' `values`.
    pub fn blends(&self, measured: &Measured, values: &[T]) -> Vec<(usize, T)> {
        let sum = |blend: &super::Blend| {
            let parts = blend.parts.iter();
            parts
                .fold(T::constant(0.0), |sum, (c, part)| sum + values[*c] * self.numbers[measured.rows[*part].number].1)
        };
        measured.blends.iter().map(|blend| (blend.row, sum(blend))).collect()
    }

    /// Adds what constraints with multipliers λ and forces along numbers exert on bodies.
    pub fn push(
        &self,
        measured: &Measured,
        moving: &Moving<'_, T>,
        (values, lambda): (&[T], &[T]),
        loads: &mut Loads<T>,
    ) {
        let own = measured.rows.iter().filter_map(|r| Some((r.number, lambda[r.row?])));
        let blended = measured.blends.iter().flat_map(|blend| {
            let share = move |(c, part): &(usize, usize)| (measured.rows[*part].number, values[*c] * lambda[blend.row]);
            blend.parts.iter().map(share)
        });
        let pushed = measured.pushes.iter().map(|&(number, place)| (number, values[place]));
        for (number, share) in own.chain(blended).chain(pushed) {
            let pair = measured.numbers[number].0;
            let gradient = &self.numbers[number].0.gradient;
            moving.push_along(&measured.pairs[pair].ends, &self.between[pair], gradient, share, loads);
        }
    }
}
