//! What is varied: `a=0.2:0.4:50`, `a=0.1,0.2,0.5`, `a=0.2:0.4`, `m~normal(1, 0.1)`, `m~uniform(0, 1)`.
//!
//! The quantile x of a standard normal distribution is found by Newton's iteration on
//!
//! ```text
//! Φ(x) = 1/2 + φ(x) (x + x³/3 + x⁵/(3·5) + …),   Φ′ = φ(x) = exp(−x²/2) / √(2π)
//! ```

use dalembert::written::Number;

use crate::tolerances::{FARTHEST, MOST_VALUES, QUANTILE_STEPS};

/// How a quantity is spread.
#[derive(Clone, Debug, PartialEq)]
pub enum Spread {
    /// These values.
    Values(Vec<f64>),
    /// Evenly between two numbers.
    Uniform(f64, f64),
    /// About a mean with a standard deviation.
    Normal(f64, f64),
}

/// As the command takes it, with every digit.
impl std::fmt::Display for Spread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Values(values) => values.iter().enumerate().try_for_each(|(k, x)| {
                let comma = if k > 0 { "," } else { "" };
                write!(f, "{comma}{x}")
            }),
            Self::Uniform(from, to) => write!(f, "uniform({from}, {to})"),
            Self::Normal(mean, deviation) => write!(f, "normal({mean}, {deviation})"),
        }
    }
}

/// A quantity by name, and how it is spread.
#[derive(Clone, Debug, PartialEq)]
pub struct Varied {
    /// A parameter, variable, rate or input.
    pub name: String,
    /// Its values.
    pub spread: Spread,
    /// The numbers as they were written, some with units.
    pub numbers: Vec<Number>,
}

/// Numbers in SI units, with or without a unit, each kept as it was written.
#[derive(Default)]
struct Numbers(Vec<Number>);

impl Numbers {
    fn read(&mut self, word: &str) -> Result<f64, String> {
        let number = Number::parse(word)?;
        self.0.push(number.clone());
        Ok(number.value)
    }

    /// Refuses numbers without a unit beside such as have one, whose unit may be meant for all; zero is the same in any.
    fn alike(&self) -> Result<(), String> {
        let with = self.0.iter().find_map(|number| number.written.as_deref());
        let without = self.0.iter().find(|number| number.written.is_none() && number.value != 0.0);
        match (with, without) {
            (Some(with), Some(Number { value, .. })) => Err(format!(
                "`{value}` has no unit, and `{with}` beside it has one: write units with all of them, or with none"
            )),
            _ => Ok(()),
        }
    }
}

impl Varied {
    /// From words as the command has them.
    ///
    /// # Errors
    /// A sentence for what can't be read.
    pub fn parse(text: &str) -> Result<Self, String> {
        let how = "write NAME=FROM:TO:COUNT, NAME=A,B,C, NAME=FROM:TO, NAME~normal(MEAN, DEVIATION) or NAME~uniform(FROM, TO)";
        let tilde = text.find('~').filter(|&at| text[at..].contains('('));
        let (name, rest, random) = match (tilde, text.rfind('=')) {
            (Some(at), _) => (&text[..at], &text[at + 1..], true),
            (None, Some(at)) => (&text[..at], &text[at + 1..], false),
            (None, None) => return Err(how.to_owned()),
        };
        let mut numbers = Numbers::default();
        let spread = if random { distribution(rest, how, &mut numbers)? } else { listed(rest, how, &mut numbers)? };
        numbers.alike()?;
        let name = name.trim().to_owned();
        if name.is_empty() { Err(how.to_owned()) } else { Ok(Self { name, spread, numbers: numbers.0 }) }
    }

    /// The value at a point of the unit interval.
    pub fn at(&self, u: f64) -> f64 {
        match &self.spread {
            Spread::Values(values) => values[((u * values.len() as f64) as usize).min(values.len() - 1)],
            Spread::Uniform(from, to) => from + (to - from) * u,
            Spread::Normal(mean, deviation) => mean + deviation * quantile(u),
        }
    }
}

fn listed(rest: &str, how: &str, numbers: &mut Numbers) -> Result<Spread, String> {
    match rest.split(':').collect::<Vec<_>>().as_slice() {
        [one] => one.split(',').map(|word| numbers.read(word)).collect::<Result<_, _>>().map(Spread::Values),
        [from, to] => between(numbers.read(from)?, numbers.read(to)?),
        [from, to, count] => {
            let (from, to) = (numbers.read(from)?, numbers.read(to)?);
            let count: usize =
                count.trim().parse().map_err(|_| format!("`{}` is not a number of values", count.trim()))?;
            match count {
                0 => Err("a quantity needs at least one value".to_owned()),
                _ if count > MOST_VALUES => Err(format!("a quantity has up to {MOST_VALUES} values, not {count}")),
                1 if from != to => Err(format!("one value can't go from {from} to {to}")),
                _ => {
                    let last = (count - 1).max(1) as f64;
                    let at = |k: usize| if k + 1 == count { to } else { from + (to - from) * (k as f64 / last) };
                    Ok(Spread::Values((0..count).map(at).collect()))
                }
            }
        }
        _ => Err(how.to_owned()),
    }
}

fn between(from: f64, to: f64) -> Result<Spread, String> {
    if from < to { Ok(Spread::Uniform(from, to)) } else { Err(format!("{from} is not under {to}")) }
}

fn distribution(rest: &str, how: &str, numbers: &mut Numbers) -> Result<Spread, String> {
    let (kind, arguments) = rest.trim().strip_suffix(')').and_then(|r| r.split_once('(')).ok_or(how)?;
    let numbers = arguments.split(',').map(|word| numbers.read(word)).collect::<Result<Vec<_>, _>>()?;
    match (kind.trim(), numbers.as_slice()) {
        ("uniform", &[from, to]) => between(from, to),
        ("normal", &[mean, deviation]) if deviation > 0.0 => Ok(Spread::Normal(mean, deviation)),
        ("normal", &[_, deviation]) => Err(format!("a standard deviation is positive, not {deviation}")),
        ("uniform" | "normal", _) => Err(format!("`{}` takes two numbers", kind.trim())),
        (other, _) => Err(format!("there is no distribution `{other}` (known: normal, uniform)")),
    }
}

/// Φ⁻¹(u).
fn quantile(u: f64) -> f64 {
    // By symmetry the tail is the small one, where nothing is lost.
    if u > 0.5 {
        return -quantile(1.0 - u);
    }
    let mut x = 0.0_f64;
    for _ in 0..QUANTILE_STEPS {
        let density = (-0.5 * x * x).exp() / (2.0 * std::f64::consts::PI).sqrt();
        let (mut term, mut sum, mut k) = (x, x, 1.0);
        while sum + term != sum || k < 3.0 {
            k += 2.0;
            term *= x * x / k;
            sum += term;
        }
        let next = (x - ((0.5 - u) + density * sum) / density).max(-FARTHEST);
        if next == x || !next.is_finite() {
            break;
        }
        x = next;
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_tables() {
        // Abramowitz and Stegun, table 26.5, and symmetry.
        for (u, x) in [
            (0.5, 0.0),
            (0.975, 1.959_963_984_540_054),
            (0.001, -3.090_232_306_167_813),
            (1e-6, -4.753_424_308_822_899),
        ] {
            assert!((quantile(u) - x).abs() < 1e-9, "{u}: {}", quantile(u));
        }
        assert!(quantile(0.0).is_finite() && quantile(1.0).is_finite());
        assert_eq!(quantile(0.25), -quantile(0.75));
    }

    #[test]
    fn words_are_read_or_refused() {
        assert_eq!(
            Varied::parse("a=0.2:0.4:3").unwrap().spread,
            Spread::Values(vec![0.2, 0.300_000_000_000_000_04, 0.4])
        );
        assert_eq!(Varied::parse("A=0:1 rad:2").unwrap().spread, Spread::Values(vec![0.0, 1.0]));
        assert_eq!(Varied::parse("A'=1,2").unwrap().name, "A'");
        assert_eq!(Varied::parse("m~normal(1, 0.1)").unwrap().spread, Spread::Normal(1.0, 0.1));
        assert_eq!(Varied::parse("m=0:2").unwrap().at(0.25), 0.5);
        for wrong in [
            "a",
            "=1",
            "a=1:0",
            "a=x",
            "a=0:1:0",
            "a=0:1:100000000000",
            "m~normal(1)",
            "m~normal(1,0)",
            "m~poisson(1,2)",
            "a=300:310 mm:3",
            "a=300 mm:310",
            "a=1,2 mm",
            "m~normal(300, 1 mm)",
            "a=0:1:2:3",
            "a=inf",
        ] {
            assert!(Varied::parse(wrong).is_err(), "{wrong}");
        }
    }
}
