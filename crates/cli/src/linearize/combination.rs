//! Combinations of states, and eigenvalues, in words.

use dalembert::dynamics::digits::brief;
use dalembert::dynamics::linearization::{Complex, Direction};

use crate::tolerances::SMALL;

/// Terms that are written out.
const TERMS: usize = 6;

/// `phi_1 − 0.5 phi_2`; a share that lags has its angle.
pub fn written(direction: &Direction) -> String {
    let size = |value: &Complex| value.0.hypot(value.1);
    let largest = direction.iter().map(|term| size(&term.1)).fold(0.0, f64::max);
    let mut terms: Vec<&(String, Complex)> = direction.iter().filter(|term| size(&term.1) > SMALL * largest).collect();
    let left_out = terms.len().saturating_sub(TERMS);
    if left_out > 0 {
        let mut sizes: Vec<f64> = terms.iter().map(|term| size(&term.1)).collect();
        sizes.sort_by(|x, y| y.total_cmp(x));
        let least = sizes[TERMS - 1];
        terms.retain(|term| size(&term.1) >= least);
        terms.truncate(TERMS);
    }
    // The first term leads: it is real and positive.
    let Some(first) = terms.first() else { return "nothing".to_owned() };
    let (re, im) = (first.1.0 / size(&first.1), -first.1.1 / size(&first.1));
    let mut text = String::new();
    for (k, (name, (x, y))) in terms.iter().enumerate() {
        let (real, imaginary) = ((x * re - y * im) / largest, (x * im + y * re) / largest);
        let share = real.hypot(imaginary);
        let plain = imaginary.abs() <= SMALL * share;
        let minus = plain && real < 0.0;
        text.push_str(match (k, minus) {
            (0, true) => "−",
            (0, false) => "",
            (_, true) => " − ",
            (_, false) => " + ",
        });
        let figure = brief(share, 3);
        if figure != "1" {
            text.push_str(&figure);
            text.push(' ');
        }
        text.push_str(name);
        if !plain {
            text.push_str(&format!("∠{}°", brief(imaginary.atan2(real).to_degrees(), 3)));
        }
    }
    if left_out > 0 {
        text.push_str(&format!(" and {left_out} more"));
    }
    text
}

/// The shares of positions alone, where a direction has some: rates follow from them.
pub fn of_positions(direction: &Direction, states: &[String]) -> Direction {
    let is_rate = |name: &str| name.strip_suffix('\'').is_some_and(|q| states.iter().any(|s| s == q));
    let positions: Direction = direction.iter().filter(|(name, _)| !is_rate(name)).cloned().collect();
    if positions.is_empty() { direction.clone() } else { positions }
}

/// The shares of rates alone, where a direction has some.
pub fn of_rates(direction: &Direction, states: &[String]) -> Direction {
    let is_rate = |name: &str| name.strip_suffix('\'').is_some_and(|q| states.iter().any(|s| s == q));
    let rates: Direction = direction.iter().filter(|(name, _)| is_rate(name)).cloned().collect();
    if rates.is_empty() { direction.clone() } else { rates }
}

/// `-3 ± 31.4802i`, `-2`, `0`.
pub fn eigenvalue((re, im): Complex) -> String {
    match (re == 0.0, im == 0.0) {
        (_, true) => brief(re, 5),
        (true, false) => format!("±{}i", brief(im.abs(), 5)),
        (false, false) => format!("{} ± {}i", brief(re, 5), brief(im.abs(), 5)),
    }
}
