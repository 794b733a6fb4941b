//! Symbol names as LaTeX: `theta'` → `\dot\theta`, `J_fs` → `J_{fs}`, `leg[0].x` → `x_{\mathrm{leg}_0}`.

/// Greek letters that LaTeX has a command for, lower case; those in `CAPITAL` also capitalized.
const GREEK: [&str; 25] = [
    "alpha",
    "beta",
    "gamma",
    "delta",
    "epsilon",
    "varepsilon",
    "zeta",
    "eta",
    "theta",
    "vartheta",
    "iota",
    "kappa",
    "lambda",
    "mu",
    "nu",
    "xi",
    "pi",
    "rho",
    "sigma",
    "tau",
    "upsilon",
    "phi",
    "varphi",
    "chi",
    "psi",
];
const CAPITAL: [&str; 10] = ["Gamma", "Delta", "Theta", "Lambda", "Xi", "Sigma", "Upsilon", "Phi", "Psi", "Omega"];
const LETTERS: [(char, &str); 34] = [
    ('α', "alpha"),
    ('β', "beta"),
    ('γ', "gamma"),
    ('δ', "delta"),
    ('ε', "varepsilon"),
    ('ζ', "zeta"),
    ('η', "eta"),
    ('θ', "theta"),
    ('ι', "iota"),
    ('κ', "kappa"),
    ('λ', "lambda"),
    ('μ', "mu"),
    ('ν', "nu"),
    ('ξ', "xi"),
    ('π', "pi"),
    ('ρ', "rho"),
    ('σ', "sigma"),
    ('τ', "tau"),
    ('υ', "upsilon"),
    ('φ', "varphi"),
    ('χ', "chi"),
    ('ψ', "psi"),
    ('ω', "omega"),
    ('ϕ', "phi"),
    ('Γ', "Gamma"),
    ('Δ', "Delta"),
    ('Θ', "Theta"),
    ('Λ', "Lambda"),
    ('Ξ', "Xi"),
    ('Σ', "Sigma"),
    ('Υ', "Upsilon"),
    ('Φ', "Phi"),
    ('Ψ', "Psi"),
    ('Ω', "Omega"),
];

pub(super) fn latex(name: &str) -> String {
    let plain = name.trim_end_matches('\'');
    let primes = name.len() - plain.len();
    let mut components = split_components(plain);
    // `tau.NAME` is τ of NAME.
    let of = components.len() > 1 && components[0] == "tau";
    let own = if of { components.remove(0) } else { components.pop().unwrap_or_default() };
    let (letter, mut subscripts) = letter_and_subscripts(own);
    subscripts.extend(components.iter().map(|component| qualifier(component)));
    let letter = with_dots(&letter, primes);
    match subscripts.join(",") {
        empty if empty.is_empty() => letter,
        one if one.chars().count() == 1 => format!("{letter}_{one}"),
        more => format!("{letter}_{{{more}}}"),
    }
}

/// A name as it stands in the file.
pub(super) fn letter_by_letter(name: &str) -> String {
    word(name)
}

/// Whether mathematics mode has a letter: those of other alphabets than Latin without accents and Greek stand as text.
fn is_mathematical(c: char) -> bool {
    c.is_ascii() || matches!(c, 'Α'..='Ω' | 'α'..='ω' | 'ϕ' | 'ℓ')
}

/// A word upright. Letters that mathematics mode does not have stand in `\text{…}`, Greek ones, which text does not have, beside it.
pub(super) fn word(word: &str) -> String {
    let escaped = word.replace('_', "\\_");
    if word.chars().all(is_mathematical) {
        return format!("\\mathrm{{{escaped}}}");
    }
    let alone = |c: char| !c.is_ascii() && is_mathematical(c);
    let mut out = String::new();
    let mut rest = escaped.as_str();
    while let Some(first) = rest.chars().next() {
        let end = if alone(first) { first.len_utf8() } else { rest.find(alone).unwrap_or(rest.len()) };
        let (now, then) = rest.split_at(end);
        match greek(now) {
            Some(command) => out.push_str(&command),
            None if alone(first) => out.push(first),
            None => out.extend(["\\text{", now, "}"]),
        }
        rest = then;
    }
    out
}

/// At the dots outside brackets.
fn split_components(name: &str) -> Vec<&str> {
    name.split('.').collect()
}

/// A letter with as many dots as it is differentiated.
pub(super) fn with_dots(letter: &str, primes: usize) -> String {
    let dots = match primes {
        0 => return letter.to_owned(),
        1..=4 => format!("\\{}ot", "d".repeat(primes)),
        _ => return format!("{letter}^{{({primes})}}"),
    };
    if letter.starts_with('\\') && !letter.contains('{') {
        format!("{dots}{letter}")
    } else {
        format!("{dots}{{{letter}}}")
    }
}

/// `omega_max` → (`\omega`, [`\mathrm{max}`]); `x1` → (`x`, [`1`]); `bar[2]` → (`\mathrm{bar}`, [`2`]); a word stays one, as in
/// `elbow_joint2` → (`\mathrm{elbow\_joint}`, [`2`]).
fn letter_and_subscripts(component: &str) -> (String, Vec<String>) {
    let (word, index) = split_index(component);
    let plain = word.trim_matches('_');
    let start = plain.split('_').next().unwrap_or("");
    let stem = start.trim_end_matches(|c: char| c.is_ascii_digit());
    if start.len() < plain.len() && stem.chars().count() > 1 && greek(stem).is_none() {
        let own = plain.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('_');
        let digits = plain[own.len()..].trim_start_matches('_');
        let mut subscripts: Vec<String> = (!digits.is_empty()).then(|| digits.to_owned()).into_iter().collect();
        subscripts.extend(index.map(str::to_owned));
        return (self::word(own), subscripts);
    }
    let mut parts = word.split('_').filter(|part| !part.is_empty());
    let first = parts.next().unwrap_or("\\_");
    let stem = first.trim_end_matches(|c: char| c.is_ascii_digit());
    let (letter, digits) = if stem.is_empty() { (first, "") } else { first.split_at(stem.len()) };
    let mut subscripts = Vec::new();
    if !digits.is_empty() {
        subscripts.push(digits.to_owned());
    }
    subscripts.extend(parts.map(subscript));
    subscripts.extend(index.map(str::to_owned));
    (base(letter), subscripts)
}

fn split_index(component: &str) -> (&str, Option<&str>) {
    match component.split_once('[') {
        Some((word, rest)) => (word, Some(rest.trim_end_matches(']'))),
        None => (component, None),
    }
}

/// The module or body a name belongs to, in a subscript.
fn qualifier(component: &str) -> String {
    let (letter, subscripts) = letter_and_subscripts(component);
    match subscripts.join(",") {
        empty if empty.is_empty() => letter,
        one if one.chars().count() == 1 => format!("{letter}_{one}"),
        more => format!("{letter}_{{{more}}}"),
    }
}

fn base(word: &str) -> String {
    match greek(word) {
        Some(command) => command,
        None if word.starts_with('\\') => word.to_owned(),
        None if word.chars().count() == 1 && word.chars().all(is_mathematical) => word.to_owned(),
        None => self::word(word),
    }
}

fn subscript(part: &str) -> String {
    match greek(part) {
        Some(command) => command,
        None if !part.chars().all(is_mathematical) => word(part),
        None if part.chars().count() <= 2 || part.chars().all(|c| c.is_ascii_digit()) => part.to_owned(),
        None => {
            let stem = part.trim_end_matches(|c: char| c.is_ascii_digit());
            match greek(stem) {
                Some(command) => format!("{command}_{{{}}}", &part[stem.len()..]),
                None => format!("\\mathrm{{{part}}}"),
            }
        }
    }
}

fn greek(word: &str) -> Option<String> {
    let mut letters = word.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return LETTERS.iter().find(|l| l.0 == letter).map(|l| format!("\\{}", l.1));
    }
    let known = GREEK.contains(&word) || CAPITAL.contains(&word) || word == "omega";
    known.then(|| format!("\\{word}"))
}
