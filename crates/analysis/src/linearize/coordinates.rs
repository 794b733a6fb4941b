//! Which independent coordinates serve over the range of a parameter.
//!
//! Z of (1) in `derivatives.rs` has the motions that constraints leave as its columns, in motions of size one; with U an orthonormal basis of them
//!
//! ```text
//! σ_I = σ_min(U_I)                  rows of U that belong to the coordinates I: zero where these are dependent               (1)
//! σ_I(p) ≥ σ_I(a) − ‖U(p) − U(a)‖,      γ = sin ∠(U(a), U(b))                                                             (2)
//! ```
//!
//! Coordinates serve from a to b where σ_I is larger than γ at both: motions do not turn far enough between them for I to become dependent on the
//! way. They serve on both sides of a step that stays as wide however near its ends are, since there motions leap and pass nothing.
//!
//! Where no choice serves over a step it is divided. The range is then parted into as few parts as there can be with the choices that were met, each with coordinates that serve on all of
//! it and of which none there are much farther from dependent ones: eigenvalues, dimensions and verdicts are the same in any of them, distances are not, and fall to nothing next to dependent ones.

use dalembert_dense as dense;
use dalembert_dynamics::independent::columns_named;
use dalembert_integrate::Failure;
use dalembert_model::model::Model;
use dalembert_model::state::State;
use faer::Mat;

use super::Question;
use super::vary::{Build, Range};
use crate::derivatives::{self, Solver, regular};
use crate::tolerances::{CHANGE, FOLLOWED, LEAPT, RANK, SAMPLES, WEAKER};

/// A question over a range, with coordinates that serve on each part of it.
#[derive(Clone, Debug)]
pub(super) struct Over {
    /// What is asked everywhere.
    pub question: Question,
    /// Rising; the last one ends where the range does.
    pub parts: Vec<Part>,
}

/// A part of a range.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// Where it begins and ends.
    pub ends: (f64, f64),
    /// Independent coordinates; none where nothing is left to choose.
    pub independent: Option<Vec<String>>,
}

impl Part {
    /// Its share of the equal steps over the range, one at least.
    pub fn steps(&self, range: &Range) -> usize {
        let share = (self.ends.1 - self.ends.0) / (range.ends.1 - range.ends.0);
        ((SAMPLES as f64 * share).ceil() as usize).clamp(1, SAMPLES)
    }
}

impl Over {
    /// A question whose coordinates serve everywhere, or that leaves no choice.
    pub fn whole(question: Question, ends: (f64, f64)) -> Self {
        let independent = question.independent.clone();
        Self { question, parts: vec![Part { ends, independent }] }
    }

    /// The number of the part that a value is in.
    pub fn part_at(&self, value: f64) -> usize {
        let last = self.parts.len().saturating_sub(1);
        self.parts.iter().position(|part| value <= part.ends.1).unwrap_or(last)
    }

    /// The question at a value.
    pub fn at(&self, value: f64) -> Question {
        let independent = self.parts.get(self.part_at(value)).and_then(|part| part.independent.clone());
        Question { independent, ..self.question.clone() }
    }

    /// The same everywhere in the coordinates of one value, in which systems beside it are compared with its own.
    pub fn as_at(&self, value: f64) -> Self {
        Self::whole(self.at(value), (f64::NEG_INFINITY, f64::INFINITY))
    }

    /// The same in the coordinates of one part, at its ends too.
    pub fn in_part(&self, part: &Part) -> Self {
        Self::whole(Question { independent: part.independent.clone(), ..self.question.clone() }, part.ends)
    }
}

/// Motions that are left at a value of the parameter.
struct Place {
    value: f64,
    /// Of each level that has motions of its own: its columns, and U by column of the model.
    levels: Vec<(Vec<usize>, Mat<f64>)>,
    /// The coordinates that are chosen there, by number.
    chosen: Vec<usize>,
}

impl Place {
    fn of(value: f64, model: &Model, state: &State) -> Result<Self, Failure> {
        let mut equations = regular(model, state)?;
        let solver = Solver::new(&mut equations, state, &derivatives::Question::default())?;
        let orthonormal = |z: &Mat<f64>| match z.ncols() {
            0 => Some(z.clone()),
            _ => dense::thin_svd(z).map(|svd| svd.U().to_owned()),
        };
        let level = |(columns, z): (Vec<usize>, Mat<f64>)| Some((columns, orthonormal(&z)?));
        let levels = solver.motions_of_levels().into_iter().map(level).collect::<Option<Vec<_>>>();
        let levels = levels.ok_or_else(|| Failure::new("the motions that are left have no numbers"))?;
        Ok(Self { value, levels, chosen: solver.independent().to_vec() })
    }

    /// (1), the least of all levels.
    fn strength(&self, chosen: &[usize]) -> f64 {
        let of_level = |(columns, u): &(Vec<usize>, Mat<f64>)| {
            let own: Vec<usize> = chosen.iter().copied().filter(|c| columns.contains(c)).collect();
            match own.len() {
                0 => 1.0,
                // Fewer are some of them, where positions have more freedoms than velocities.
                count if count <= u.ncols() => {
                    let rows = Mat::from_fn(count, u.ncols(), |i, k| u[(own[i], k)]);
                    dense::singular_values(&rows).and_then(|all| all.last().copied()).unwrap_or(0.0)
                }
                _ => 0.0,
            }
        };
        self.levels.iter().map(of_level).fold(1.0, f64::min)
    }

    /// γ of (2), the largest of all levels; 1 where others are as many.
    fn turned_to(&self, next: &Self) -> f64 {
        let of_level = |(u, v): (&Mat<f64>, &Mat<f64>)| {
            if u.ncols() != v.ncols() || u.nrows() != v.nrows() {
                return 1.0;
            }
            if u.ncols() == 0 {
                return 0.0;
            }
            let rest = v - u * (u.transpose() * v);
            dense::singular_values(&rest).and_then(|all| all.first().copied()).unwrap_or(1.0)
        };
        if self.levels.len() == next.levels.len() {
            let motions = self.levels.iter().zip(&next.levels).map(|(here, there)| (&here.1, &there.1));
            motions.map(of_level).fold(0.0, f64::max)
        } else {
            1.0
        }
    }
}

/// Values of the parameter at which motions were looked at, rising, how far they turn from each to the next, and choices of coordinates.
struct Course {
    places: Vec<Place>,
    turns: Vec<f64>,
    /// The narrowest step.
    least: f64,
    choices: Vec<Vec<usize>>,
    /// (1) of each choice, by place.
    strengths: Vec<Vec<f64>>,
}

impl Course {
    fn of(range: &Range, choices: Vec<Vec<usize>>, build: &mut Build<'_>) -> Result<Self, Failure> {
        let (from, to) = range.ends;
        let value = |k: usize| if k == SAMPLES { to } else { from + (to - from) * k as f64 / SAMPLES as f64 };
        let places = (0..=SAMPLES).map(|k| look(range, build, value(k))).collect::<Result<Vec<_>, Failure>>()?;
        let turns = places.windows(2).map(|two| two[0].turned_to(&two[1])).collect();
        let strengths = places.iter().map(|place| choices.iter().map(|own| place.strength(own)).collect()).collect();
        Ok(Self { places, turns, least: CHANGE * (to - from).abs(), choices, strengths })
    }

    fn last(&self) -> usize {
        self.turns.len()
    }

    /// One choice more.
    fn add(&mut self, chosen: &[usize]) {
        if !self.choices.iter().any(|own| own == chosen) {
            self.places.iter().zip(&mut self.strengths).for_each(|(place, own)| own.push(place.strength(chosen)));
            self.choices.push(chosen.to_vec());
        }
    }

    /// Whether a step is as narrow as it may be.
    fn is_narrow(&self, step: usize) -> bool {
        self.places[step + 1].value - self.places[step].value <= self.least || self.places.len() >= FOLLOWED
    }

    /// Whether coordinates serve over a step, and none do much better.
    fn serves(&self, choice: usize, step: usize) -> bool {
        let weak = |place: usize| {
            let all = &self.strengths[place];
            all[choice] < WEAKER * all.iter().copied().fold(0.0, f64::max)
        };
        let strength = self.strengths[step][choice].min(self.strengths[step + 1][choice]);
        let passes = strength > self.turns[step].max(RANK) || (self.is_narrow(step) && strength > LEAPT);
        passes && !weak(step) && !weak(step + 1)
    }

    /// Divides steps over which no choice serves, until one does or the step is as narrow as it may be; what is chosen at new places is one, if there may be more.
    fn divide(&mut self, more: bool, range: &Range, build: &mut Build<'_>) -> Result<(), Failure> {
        let mut step = 0;
        while step < self.last() {
            if self.is_narrow(step) || (0..self.choices.len()).any(|choice| self.serves(choice, step)) {
                step += 1;
                continue;
            }
            let (a, b) = (&self.places[step], &self.places[step + 1]);
            let middle = look(range, build, a.value + 0.5 * (b.value - a.value))?;
            self.turns.splice(step..=step, [a.turned_to(&middle), middle.turned_to(b)]);
            self.strengths.insert(step + 1, self.choices.iter().map(|own| middle.strength(own)).collect());
            let chosen = middle.chosen.clone();
            self.places.insert(step + 1, middle);
            if more {
                self.add(&chosen);
            }
        }
        Ok(())
    }

    /// The choice that serves over most steps from one on, of several the first, and over how many.
    fn farthest(&self, from: usize) -> (usize, usize) {
        let reach = |choice: usize| (from..self.last()).take_while(|&step| self.serves(choice, step)).count();
        let all = (0..self.choices.len()).map(|choice| (choice, reach(choice)));
        all.fold((0, 0), |most, own| if own.1 > most.1 { own } else { most })
    }
}

/// Motions at a value of the parameter, whatever coordinates they are told in.
fn look(range: &Range, build: &mut Build<'_>, value: f64) -> Result<Place, Failure> {
    let place = build(value).and_then(|(model, state)| Place::of(value, &model, &state));
    place.map_err(|e| Failure::new(format!("with {} = {value}: {}", range.name, e.message)))
}

/// The question in coordinates that serve: those that it names, or else as few choices as there can be, that of the lower end where it serves.
///
/// # Errors
/// Of named ones the value at which they become dependent; as [`super::Linear::of`] at values that are looked at.
pub(super) fn over(range: &Range, question: &Question, build: &mut Build<'_>) -> Result<Over, Failure> {
    let (model, _) = build(range.ends.0)?;
    let name = |c: &usize| model.variables[*c].name.clone();
    if let Some(names) = &question.independent {
        let mut course = Course::of(range, vec![columns_named(&model, names)?], build)?;
        course.divide(false, range, build)?;
        return match (0..course.last()).find(|&step| !course.serves(0, step)) {
            None => Ok(Over::whole(question.clone(), range.ends)),
            Some(step) => Err(Failure::new(format!(
                "with {} = {}: `{}` do not determine the motion here, and linear equations in them say nothing of what is beside; choose others as independent, or let the range end before",
                range.name,
                course.places[step + 1].value,
                names.join("`, `")
            ))),
        };
    }
    let mut course = Course::of(range, Vec::new(), build)?;
    for place in 0..course.places.len() {
        let chosen = course.places[place].chosen.clone();
        course.add(&chosen);
    }
    course.divide(true, range, build)?;
    let mut parts = Vec::new();
    let mut from = 0;
    while from < course.last() {
        // Where none serves the number of freedoms changes, which those say who compare systems.
        let (chosen, steps) = match course.farthest(from) {
            (_, 0) => (&course.places[from].chosen, 1),
            (choice, steps) => (&course.choices[choice], steps),
        };
        let ends = (course.places[from].value, course.places[from + steps].value);
        parts.push(Part { ends, independent: Some(chosen.iter().map(name).collect()) });
        from += steps;
    }
    Ok(Over { question: question.clone(), parts })
}
