//! Numbers as people read them: as many digits as mean something, in text of every command. Files and JSON have them all.

use crate::tolerances::{APART, PLAIN_BELOW, PLAIN_FROM, ROUNDING};

/// Significant digits of a number in text.
pub const DIGITS: usize = 6;

/// A number in six digits: `0`, `0.05`, `-12.5`, `3.1e-13`, `1.5e6`.
pub fn number(x: f64) -> String {
    brief(x, DIGITS)
}

/// A number with at most so many significant digits, without trailing zeros.
pub fn brief(x: f64, digits: usize) -> String {
    if x == 0.0 {
        return "0".to_owned();
    }
    let scientific = format!("{x:.*e}", digits.max(1) - 1);
    let Some((mantissa, exponent)) = scientific.split_once('e') else { return scientific };
    let power: i32 = exponent.parse().unwrap_or(0);
    let (sign, mantissa) = mantissa.strip_prefix('-').map_or(("", mantissa), |rest| ("-", rest));
    // First figure, and those after the point that are more than zeros.
    let (first, rest) = mantissa.split_once('.').map_or((mantissa, ""), |(a, b)| (a, b.trim_end_matches('0')));
    let mut out = String::with_capacity(scientific.len() + 2);
    out.push_str(sign);
    if !(-4..DIGITS as i32).contains(&power) {
        out.push_str(first);
        point(&mut out, rest);
        out.push('e');
        out.push_str(exponent);
    } else if power < 0 {
        out.push_str("0.");
        zeros(&mut out, (-power - 1) as usize);
        out.push_str(first);
        out.push_str(rest);
    } else {
        let whole = rest.len().min(power as usize);
        out.push_str(first);
        out.push_str(&rest[..whole]);
        zeros(&mut out, power as usize - whole);
        point(&mut out, &rest[whole..]);
    }
    out
}

/// The figures after the point, if there are any.
fn point(out: &mut String, figures: &str) {
    if !figures.is_empty() {
        out.push('.');
        out.push_str(figures);
    }
}

fn zeros(out: &mut String, count: usize) {
    out.extend(std::iter::repeat_n('0', count));
}

/// The number, or 0 if it is only rounding beside `scale`, a number of the same kind. Beside what is not finite nothing is rounding.
pub fn settled(x: f64, scale: f64) -> f64 {
    if scale.is_finite() && x.abs() <= ROUNDING * scale.abs() { 0.0 } else { x }
}

/// The largest finite size.
pub fn largest(values: impl IntoIterator<Item = f64>) -> f64 {
    values.into_iter().map(f64::abs).filter(|x| x.is_finite()).fold(0.0, f64::max)
}

/// Numbers with their points under each other, padded to one width.
pub fn aligned(values: &[f64]) -> Vec<String> {
    padded(values.iter().map(|&x| number(x)).collect())
}

/// Texts of numbers with their points under each other.
fn padded(texts: Vec<String>) -> Vec<String> {
    let split = |text: &str| {
        let point = text.find(['.', 'e']).unwrap_or(text.len());
        (point, text.chars().count() - point)
    };
    let before = texts.iter().map(|t| split(t).0).max().unwrap_or(0);
    let after = texts.iter().map(|t| split(t).1).max().unwrap_or(0);
    let pad = |text: &String| {
        let (left, right) = split(text);
        format!("{}{text}{}", " ".repeat(before - left), " ".repeat(after - right))
    };
    texts.iter().map(pad).collect()
}

/// Rows of a matrix as text, column by column under each other, and the power of ten that they are to be multiplied with.
///
/// Entries of comparable size have a common scale; where they lie far apart each has its own exponent, so that none that is not
/// zero is written as zero.
pub fn matrix(rows: &[Vec<f64>]) -> (i32, Vec<String>) {
    let nonzero = || rows.iter().flatten().copied().filter(|x| x.is_finite() && *x != 0.0);
    let (top, least) = (largest(nonzero()), nonzero().map(f64::abs).fold(f64::INFINITY, f64::min));
    let alone = top == 0.0 || (PLAIN_FROM..PLAIN_BELOW).contains(&top) || least * APART < top;
    let power = if alone { 0 } else { (top.log10() / 3.0).floor() as i32 * 3 };
    // In two halves: 10³⁰⁸ has an inverse, 10⁻³⁰⁸ has not.
    let scaled = |x: f64| if power == 0 { x } else { x / 10_f64.powi(power / 2) / 10_f64.powi(power - power / 2) };
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let mut lines = vec![String::new(); rows.len()];
    for k in 0..columns {
        let column: Vec<f64> = rows.iter().map(|row| row.get(k).copied().map_or(f64::NAN, scaled)).collect();
        for (line, cell) in lines.iter_mut().zip(aligned(&column)) {
            line.push_str("  ");
            line.push_str(&cell);
        }
    }
    lines.iter_mut().for_each(|line| line.truncate(line.trim_end().len()));
    (power, lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_digits_without_ornament() {
        for (x, text) in [
            (0.0, "0"),
            (-0.0, "0"),
            (1.0, "1"),
            (-12.5, "-12.5"),
            (std::f64::consts::PI, "3.14159"),
            (0.05, "0.05"),
            (1.23e-4, "0.000123"),
            (1.234_567_89e-5, "1.23457e-5"),
            (999_999.4, "999999"),
            (999_999.6, "1e6"),
            (-3.1e-13, "-3.1e-13"),
            (1e300, "1e300"),
            (f64::INFINITY, "inf"),
            (f64::NAN, "NaN"),
        ] {
            assert_eq!(number(x), text);
        }
        assert_eq!(
            (brief(0.0123, 2), brief(99.6, 2), brief(123_456.0, 2)),
            ("0.012".into(), "100".into(), "120000".into())
        );
    }

    /// What is written is within half a unit of the sixth digit, and nothing but zero is written as zero: over all sizes.
    #[test]
    fn numbers_read_back() {
        for k in -300..300 {
            for m in [1.0, -1.5, 3.333_333_333, 9.999_996, 9.999_994] {
                let x = m * 10_f64.powi(k);
                let read: f64 = number(x).parse().unwrap();
                assert!((read - x).abs() <= 0.500_1e-5 * x.abs(), "{x:e} as {}", number(x));
                assert!(!number(x).ends_with("e0"));
            }
        }
    }

    /// However large or small, and however far apart: an entry reads back to what it was.
    #[test]
    fn entries_of_matrices_read_back() {
        for scale in [1e-300, 1e-18, 1e-6, 1e-3, 1.0, 1e5, 1e9, 1e18, 1e300] {
            for other in [1.0, 0.5, 1e-2, 1e-4, 1e-9] {
                let rows = vec![vec![scale, 0.0, -scale * other], vec![other * scale, 0.123_456 * scale, 0.0]];
                let (power, lines) = matrix(&rows);
                for (line, row) in lines.iter().zip(&rows) {
                    let read: Vec<f64> = line.split_whitespace().map(|t| t.parse().unwrap()).collect();
                    for (text, x) in read.iter().zip(row) {
                        let back = text * 10_f64.powi(power / 2) * 10_f64.powi(power - power / 2);
                        assert!((back - x).abs() <= 1e-5 * x.abs(), "{x:e} as {text} e{power}");
                    }
                }
            }
        }
    }

    #[test]
    fn points_stand_under_each_other() {
        assert_eq!(aligned(&[1.0, -12.5, 0.0, 1e-9]), ["  1   ", "-12.5 ", "  0   ", "  1e-9"]);
    }
}
