//! Combinations of states, eigenvalues and modes in words.

use dalembert_scalar::digits::brief;
pub use dalembert_scalar::digits::settled;

use crate::linearization::{Complex, Direction, Mode, Stability, Zero};
use crate::tolerances::{NOTHING, PRINTED, SMALL, UNDECIDED};

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

/// The shares of rates alone, where a direction that is lost at s has some; at s = 0 all: what never changes is a sum of momenta and places, not a momentum alone.
pub fn of_rates(s: Complex, direction: &Direction, states: &[String]) -> Direction {
    if s == (0.0, 0.0) {
        return direction.clone();
    }
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

/// The same with how far rounding may have moved it, where that is more than the last digit tells: `-2.0001 (to 0.003)`.
pub fn eigenvalue_known((re, im): Complex, uncertainty: f64) -> String {
    let size = re.hypot(im);
    let told = eigenvalue((re, im));
    if size > 0.0 && uncertainty > PRINTED * size { format!("{told} (to {})", brief(uncertainty, 1)) } else { told }
}

/// A mode as it is told: what rounding alone decides is zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Told {
    /// s.
    pub eigenvalue: Complex,
    /// |s|, rad/s.
    pub frequency: f64,
    /// The damping ratio; none for s = 0.
    pub damping: Option<f64>,
}

/// One of several modes as it is told; `pace` is the largest |s| of them all.
pub fn told(mode: &Mode, pace: f64) -> Told {
    let eigenvalue = decided(mode.eigenvalue, mode.uncertainty, pace);
    let none = eigenvalue == (0.0, 0.0);
    Told {
        eigenvalue,
        frequency: if none { 0.0 } else { mode.frequency },
        damping: mode.damping.filter(|_| !none).map(|d| if eigenvalue.0 == 0.0 { 0.0 } else { d }),
    }
}

/// A zero as it is told, by the rule for modes, of which `pace` is the largest |s|.
pub fn told_zero(zero: &Zero, pace: f64) -> Complex {
    decided(zero.value, zero.uncertainty, pace)
}

/// What is known of a number by its uncertainty, beside others of which the largest has this size.
fn decided((re, im): Complex, uncertainty: f64, pace: f64) -> Complex {
    let known = UNDECIDED * uncertainty;
    // A real part whose sign rounding decides is none; so is all of a number that is no larger, and nothing beside the others.
    let none = re.hypot(im) <= known.min(NOTHING * pace);
    (if re.abs() <= known { 0.0 } else { re }, if none { 0.0 } else { im })
}

/// The shapes of a mode by its positions, and how often it is one: "a − b; c  (2 times)".
pub fn shapes(mode: &Mode, states: &[String]) -> String {
    let times = match (mode.algebraic, mode.geometric) {
        (1, _) => String::new(),
        (count, shapes) if count == shapes => format!("  ({count} times)"),
        (count, shapes) => format!("  ({count} times, {shapes} shape{})", if shapes == 1 { "" } else { "s" }),
    };
    let shape: Vec<String> = mode.shapes.iter().map(|s| written(&of_positions(s, states))).collect();
    shape.join("; ") + &times
}

/// What modes say together, in a sentence.
pub fn stability(modes: &[Mode], of: Stability) -> String {
    let said = match of {
        Stability::Asymptotic => "stable: all disturbances decay",
        Stability::Marginal => "marginal: disturbances neither grow nor all decay",
        Stability::Unstable => "unstable: disturbances grow",
        Stability::Drifting => return format!("not stable: some disturbances grow {}", growth(modes)),
        Stability::Unknown => {
            "at this instant: equations of disturbances change with time, and whether these grow is not told by modes"
        }
    };
    said.to_owned()
}

/// How disturbances grow that no eigenvalue lets grow: like t^{k−1}, with k the size of the largest Jordan block on the imaginary axis.
fn growth(modes: &[Mode]) -> String {
    let on_axis = |mode: &&Mode| mode.eigenvalue.0.abs() <= UNDECIDED * mode.uncertainty;
    let defective = modes.iter().filter(on_axis).filter(|mode| mode.geometric < mode.algebraic);
    let blocks: Option<Vec<usize>> = defective.map(|mode| mode.block).collect();
    match blocks.map(|blocks| blocks.into_iter().max().unwrap_or(0)) {
        None => "in proportion to time or faster".to_owned(),
        Some(0..=2) => "in proportion to time".to_owned(),
        Some(block) => format!("like t^{}", block - 1),
    }
}

/// A place in the plane of s that is told beside modes of which the largest |s| is `pace`: parts of it that are rounding beside that are zero.
pub fn told_place((re, im): Complex, pace: f64) -> Complex {
    let part = |x: f64| if x.abs() <= NOTHING * pace { 0.0 } else { x };
    (part(re), part(im))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Digits that nobody knows are said to be that, and others stand alone.
    #[test]
    fn what_is_known_to_less_than_its_digits_says_so() {
        for s in [(-2.0001, 0.0), (0.0, 3.0), (-1.5e-6, 4.0e-6), (7.0e8, 2.0)] {
            let size = f64::hypot(s.0, s.1);
            assert_eq!(eigenvalue_known(s, 1e-12 * size), eigenvalue(s));
            let told = eigenvalue_known(s, 1e-3 * size);
            assert!(told.starts_with(&eigenvalue(s)) && told.contains(" (to "), "{told}");
        }
        assert_eq!(eigenvalue_known((0.0, 0.0), 1.0), eigenvalue((0.0, 0.0)));
    }
}
