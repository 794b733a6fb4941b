//! Numbers and names as a reader sees them, safe to place in HTML.

use crate::tolerances::MILLISECOND;
use dalembert_formats::plain::is_harmful;

/// Digits of values: what a reader compares. Forms send numbers that nobody changed as they are, and the JSON document has all digits.
pub const DIGITS: usize = 6;

/// Escapes text for HTML content and for quoted attributes.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // A name that holds such would not look like what it is.
            c if is_harmful(c) => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// A number with at most `digits` significant digits, trailing zeros left out: `0.05`, `−12.5`, `3.1×10⁻¹³`, `∞`.
pub fn number(value: f64, digits: usize) -> String {
    let digits = digits.max(1);
    typeset(value, &format!("{:.*e}", digits - 1, value))
}

/// A number with as many digits as tell it apart from its neighbours: what the user typed comes back.
pub fn exact(value: f64) -> String {
    typeset(value, &format!("{value:e}"))
}

/// Sets `scientific`, the value as `1.25e-3`, the way it is printed in a book.
fn typeset(value: f64, scientific: &str) -> String {
    if value.is_nan() {
        return "not a number".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "∞" } else { "−∞" }.to_owned();
    }
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let sign = if mantissa.starts_with('-') && value != 0.0 { "−" } else { "" };
    let mantissa = mantissa.trim_start_matches('-');
    if (-4..6).contains(&exponent) {
        let places = mantissa.len().saturating_sub(2) as i32 - exponent;
        let plain = format!("{:.*}", places.max(0) as usize, value.abs());
        return format!("{sign}{}", without_trailing_zeros(&plain));
    }
    format!("{sign}{}×10{}", without_trailing_zeros(mantissa), superscript(exponent))
}

fn without_trailing_zeros(text: &str) -> &str {
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { text }
}

pub(super) fn superscript(exponent: i32) -> String {
    exponent
        .to_string()
        .chars()
        .map(|c| match c {
            '-' => '⁻',
            '1' => '¹',
            '2' => '²',
            '3' => '³',
            '4' => '⁴',
            '5' => '⁵',
            '6' => '⁶',
            '7' => '⁷',
            '8' => '⁸',
            '9' => '⁹',
            _ => '⁰',
        })
        .collect()
}

/// A count with its thousands apart: `1 234 567` (narrow no-break spaces), four digits left together.
pub fn count(value: u64) -> String {
    let digits = value.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let mut out = String::with_capacity(digits.len() * 2);
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(c);
    }
    out
}

/// A wall-clock duration: `850 µs`, `12 ms`, `3.4 s`, `2 min 05 s`, `3 h 20 min`.
pub fn duration(seconds: f64) -> String {
    if !seconds.is_finite() || seconds < 0.0 {
        return "unknown".to_owned();
    }
    if seconds < MILLISECOND {
        return format!("{} µs", number(seconds * 1e6, 3));
    }
    if seconds < 1.0 {
        return format!("{} ms", number(seconds * 1e3, 3));
    }
    if seconds < 60.0 {
        return format!("{} s", number(seconds, 3));
    }
    let whole = seconds.round() as u64;
    if whole < 3600 {
        return format!("{} min {:02} s", whole / 60, whole % 60);
    }
    format!("{} h {:02} min", count(whole / 3600), whole % 3600 / 60)
}

/// `1 row`, `2 rows`, `0 rows`.
pub fn plural(n: usize, one: &str, many: &str) -> String {
    format!("{} {}", count(n as u64), if n == 1 { one } else { many })
}

/// A value with its unit, escaped: `2 kg`.
pub fn with_unit(value: &str, given: Option<&str>) -> String {
    match given {
        Some(given) if !given.is_empty() => format!("{value}\u{a0}{}", escape(&unit(given))),
        _ => value.to_owned(),
    }
}

/// A unit the way it is printed in a book: `N*m/s^2` and `N m/s^2` as N·m/s².
pub fn unit(written: &str) -> String {
    let mut parts = written.split('^');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.find(|c: char| !c.is_ascii_digit() && c != '-').unwrap_or(part.len());
        match part[..digits].parse() {
            Ok(exponent) => out += &superscript(exponent),
            Err(_) => out += &format!("^{}", &part[..digits]),
        }
        out += &part[digits..];
    }
    let sign = |word: &str| if word.eq_ignore_ascii_case("ohm") { "Ω".to_owned() } else { word.to_owned() };
    let factors = |part: &str| part.split_whitespace().map(sign).collect::<Vec<_>>().join("·");
    out.replace('*', " ").split('/').map(factors).collect::<Vec<_>>().join("/")
}

/// A name set as code.
pub fn code(name: &str) -> String {
    format!("<code>{}</code>", escape(name))
}

/// Names as a sentence lists them: `a, b and c`; the rest of a long list behind a fold.
pub fn names<S: AsRef<str>>(list: &[S]) -> String {
    const SHOWN: usize = 12;
    let set: Vec<String> = list.iter().map(|name| code(name.as_ref())).collect();
    if set.len() > SHOWN + 1 {
        let (head, rest) = set.split_at(SHOWN);
        return format!(
            "{}<details class=\"more\"><summary> and {} more</summary> {}</details>",
            head.join(", "),
            count(rest.len() as u64),
            rest.join(", ")
        );
    }
    match set.split_last() {
        None => "none".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, head)) => format!("{} and {last}", head.join(", ")),
    }
}

/// A sentence as HTML, with names in backquotes as code.
pub fn quoted(sentence: &str) -> String {
    let part = |(i, part): (usize, &str)| {
        if i % 2 == 1 { code(part) } else { escape(&with_powers(&with_minus(part))) }
    };
    sentence.split('`').enumerate().map(part).collect()
}

/// Negative numbers with the sign that is as wide as a plus.
fn with_minus(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let mut begins = true;
    while let Some(c) = letters.next() {
        let negative = c == '-' && begins && letters.peek().is_some_and(char::is_ascii_digit);
        out.push(if negative { '−' } else { c });
        begins = matches!(c, ' ' | '[' | '(' | ',');
    }
    out
}

/// Numbers such as 3e-6 with their powers of ten.
fn with_powers(text: &str) -> String {
    let mut words = Vec::new();
    for word in text.split(' ') {
        let start = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
        let (before, number) = word.split_at(start);
        let end = number.rfind(|c: char| c.is_ascii_digit()).map_or(0, |k| k + 1);
        let (number, after) = number.split_at(end);
        let parts = number.split_once('e').and_then(|(mantissa, exponent)| {
            let (_, exponent): (f64, i32) = (mantissa.parse().ok()?, exponent.parse().ok()?);
            Some(format!("{before}{mantissa}×10{}{after}", superscript(exponent)))
        });
        let joined = |c: char| c.is_alphanumeric() || c == '_';
        let alone = !before.ends_with(joined) && !after.starts_with(joined);
        words.push(parts.filter(|_| alone).unwrap_or_else(|| word.to_owned()));
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_as_in_print() {
        let cases = [
            (0.0, "0"),
            (-0.0, "0"),
            (1.0, "1"),
            (-12.5, "−12.5"),
            (0.05, "0.05"),
            (0.000_123_456_7, "0.000123457"),
            (123_456.7, "123457"),
            (999_999.9, "1×10⁶"),
            (1.0e6, "1×10⁶"),
            (-3.1e-13, "−3.1×10⁻¹³"),
            (9.999_999_9e-5, "0.0001"),
            (f64::MAX, "1.79769×10³⁰⁸"),
            (f64::INFINITY, "∞"),
            (f64::NEG_INFINITY, "−∞"),
            (f64::NAN, "not a number"),
        ];
        for (value, expected) in cases {
            assert_eq!(number(value, 6), expected, "{value:e}");
        }
    }

    #[test]
    fn exact_numbers_keep_what_was_typed() {
        for (value, expected) in [
            (2.0, "2"),
            (9.81, "9.81"),
            (0.1, "0.1"),
            (15.810_771_195_153_84, "15.81077119515384"),
            (4e-6, "4×10⁻⁶"),
            (2.1e11, "2.1×10¹¹"),
            (-0.5, "−0.5"),
            (12_345.678, "12345.678"),
        ] {
            assert_eq!(exact(value), expected);
        }
    }

    #[test]
    fn counts_and_durations() {
        assert_eq!(count(0), "0");
        assert_eq!(count(1234), "1234");
        assert_eq!(count(12_345), "12\u{202f}345");
        assert_eq!(count(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(duration(0.000_85), "850 µs");
        assert_eq!(duration(0.012_34), "12.3 ms");
        assert_eq!(duration(3.4), "3.4 s");
        assert_eq!(duration(125.4), "2 min 05 s");
        assert_eq!(duration(12_000.0), "3 h 20 min");
        assert_eq!(duration(f64::NAN), "unknown");
    }

    #[test]
    fn units_read_as_in_print() {
        for (written, read) in [
            ("N*m", "N·m"),
            ("m/s^2", "m/s²"),
            ("kg^-1*m^12", "kg⁻¹·m¹²"),
            ("V/Ohm", "V/Ω"),
            ("rad", "rad"),
            ("m^(1/2)", "m^(1/2)"),
        ] {
            assert_eq!(unit(written), read);
        }
    }

    #[test]
    fn escaping_leaves_no_markup() {
        assert_eq!(escape("<a href=\"x\" o='y'>&"), "&lt;a href=&quot;x&quot; o=&#39;y&#39;&gt;&amp;");
        assert_eq!(escape("a\u{202e}b\u{0}c"), "a\u{fffd}b\u{fffd}c");
        assert_eq!(escape("θ̇ = ω"), "θ̇ = ω");
    }

    #[test]
    fn lists_of_names() {
        assert_eq!(names::<&str>(&[]), "none");
        assert_eq!(names(&["a"]), "<code>a</code>");
        assert_eq!(names(&["a", "b", "c"]), "<code>a</code>, <code>b</code> and <code>c</code>");
        let many: Vec<String> = (0..20).map(|i| format!("r{i}")).collect();
        assert!(names(&many).contains("and 8 more"));
    }
}
