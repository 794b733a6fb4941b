//! Unit symbols: the coherent SI units, and others with what to write instead.

use super::Dimension;

/// Coherent units: symbol, exponents of m, kg, s, A, K, mol, cd, whether SI prefixes are customary.
const COHERENT: &[(&str, [i16; 7], bool)] = &[
    ("m", [1, 0, 0, 0, 0, 0, 0], true),
    ("kg", [0, 1, 0, 0, 0, 0, 0], false),
    ("s", [0, 0, 1, 0, 0, 0, 0], true),
    ("A", [0, 0, 0, 1, 0, 0, 0], true),
    ("K", [0, 0, 0, 0, 1, 0, 0], true),
    ("mol", [0, 0, 0, 0, 0, 1, 0], true),
    ("cd", [0, 0, 0, 0, 0, 0, 1], true),
    ("rad", [0; 7], true),
    ("sr", [0; 7], false),
    ("Hz", [0, 0, -1, 0, 0, 0, 0], true),
    ("N", [1, 1, -2, 0, 0, 0, 0], true),
    ("Pa", [-1, 1, -2, 0, 0, 0, 0], true),
    ("J", [2, 1, -2, 0, 0, 0, 0], true),
    ("W", [2, 1, -3, 0, 0, 0, 0], true),
    ("C", [0, 0, 1, 1, 0, 0, 0], true),
    ("V", [2, 1, -3, -1, 0, 0, 0], true),
    ("F", [-2, -1, 4, 2, 0, 0, 0], true),
    ("Ohm", [2, 1, -3, -2, 0, 0, 0], true),
    ("ohm", [2, 1, -3, -2, 0, 0, 0], true),
    ("Ω", [2, 1, -3, -2, 0, 0, 0], true),        // Greek omega
    ("\u{2126}", [2, 1, -3, -2, 0, 0, 0], true), // the ohm sign
    ("S", [-2, -1, 3, 2, 0, 0, 0], true),
    ("Wb", [2, 1, -2, -1, 0, 0, 0], true),
    ("T", [0, 1, -2, -1, 0, 0, 0], true),
    ("H", [2, 1, -2, -2, 0, 0, 0], true),
    ("lm", [0, 0, 0, 0, 0, 0, 1], false),
    ("lx", [-2, 0, 0, 0, 0, 0, 1], false),
    ("kat", [0, 0, -1, 0, 0, 1, 0], true),
];

/// Units of another scale: symbol, the coherent unit, what one of it is in that.
const SCALED: &[(&str, &str, &str)] = &[
    ("g", "kg", "1e-3"),
    ("t", "kg", "1e3"),
    ("deg", "rad", "pi/180"),
    ("°", "rad", "pi/180"),
    ("rev", "rad", "2*pi"),
    ("rpm", "rad/s", "pi/30"),
    ("min", "s", "60"),
    ("h", "s", "3600"),
    ("d", "s", "86400"),
    ("l", "m^3", "1e-3"),
    ("L", "m^3", "1e-3"),
    ("bar", "Pa", "1e5"),
    ("mbar", "Pa", "100"),
    ("atm", "Pa", "101325"),
    ("psi", "Pa", "4.4482216152605/6.4516e-4"),
    ("Ah", "C", "3600"),
    ("Wh", "J", "3600"),
    ("kWh", "J", "3.6e6"),
    ("eV", "J", "1.602176634e-19"),
    ("cal", "J", "4.184"),
    ("kgf", "N", "9.80665"),
    ("kp", "N", "9.80665"),
    ("lbf", "N", "4.4482216152605"),
    ("lb", "kg", "0.45359237"),
    ("in", "m", "0.0254"),
    ("inch", "m", "0.0254"),
    ("ft", "m", "0.3048"),
    ("mi", "m", "1609.344"),
    ("kph", "m/s", "1/3.6"),
    ("mph", "m/s", "0.44704"),
    ("%", "1", "0.01"),
];

/// Prefixes that are customary with units of another scale.
const CUSTOMARY: &[(&str, &[&str])] = &[
    ("t", &["k", "M", "G"]),
    ("rpm", &["k"]),
    ("l", &["h", "d", "c", "m", "u", "µ", "\u{3bc}", "n", "p"]),
    ("L", &["h", "d", "c", "m", "u", "µ", "\u{3bc}", "n", "p"]),
    ("Ah", &["k", "m", "u", "µ", "\u{3bc}"]),
    ("Wh", &["M", "G", "T", "m"]),
    ("eV", &["k", "M", "G", "T", "m"]),
    ("cal", &["k", "M"]),
    ("lbf", &["k"]),
];

/// Prefixes; `µ` is in Unicode twice.
const PREFIXES: &[(&str, &str)] = &[
    ("da", "10"),
    ("Q", "1e30"),
    ("R", "1e27"),
    ("Y", "1e24"),
    ("Z", "1e21"),
    ("E", "1e18"),
    ("P", "1e15"),
    ("T", "1e12"),
    ("G", "1e9"),
    ("M", "1e6"),
    ("k", "1e3"),
    ("h", "100"),
    ("d", "0.1"),
    ("c", "0.01"),
    ("m", "1e-3"),
    ("u", "1e-6"),
    ("µ", "1e-6"),
    ("\u{3bc}", "1e-6"),
    ("n", "1e-9"),
    ("p", "1e-12"),
    ("f", "1e-15"),
    ("a", "1e-18"),
];

/// What a symbol means.
pub(super) enum Symbol {
    /// A coherent unit.
    Coherent(Dimension),
    /// One of it is `factor` times the coherent unit `unit`.
    Scaled { unit: String, factor: String },
    /// A temperature scale with another zero.
    Celsius,
    /// Not known.
    Unknown,
}

/// Looks a symbol up, without and then with a prefix.
pub(super) fn look_up(symbol: &str) -> Symbol {
    if matches!(symbol, "degC" | "°C" | "℃" | "degF" | "°F") {
        return Symbol::Celsius;
    }
    if let Some((_, exponents, _)) = COHERENT.iter().find(|unit| unit.0 == symbol) {
        return Symbol::Coherent(Dimension::whole(*exponents));
    }
    if let Some((_, unit, factor)) = SCALED.iter().find(|unit| unit.0 == symbol) {
        return scaled(unit, factor);
    }
    prefixed(symbol).unwrap_or(Symbol::Unknown)
}

fn prefixed(symbol: &str) -> Option<Symbol> {
    PREFIXES.iter().find_map(|(prefix, factor)| {
        let rest = symbol.strip_prefix(prefix)?;
        if rest == "g" {
            return Some(scaled("kg", &format!("1e-3*{factor}")));
        }
        if let Some((unit, ..)) = COHERENT.iter().find(|unit| unit.2 && unit.0 == rest) {
            return Some(scaled(unit, factor));
        }
        let (_, unit, own) = SCALED.iter().find(|unit| unit.0 == rest)?;
        let is_customary = CUSTOMARY.iter().any(|(unit, prefixes)| *unit == rest && prefixes.contains(prefix));
        is_customary.then(|| scaled(unit, &format!("{factor}*{own}")))
    })
}

fn scaled(unit: &str, factor: &str) -> Symbol {
    Symbol::Scaled { unit: unit.to_owned(), factor: factor.to_owned() }
}

/// Symbols to suggest for a misspelt one.
pub(super) fn suggestions() -> impl Iterator<Item = &'static str> {
    COHERENT.iter().map(|unit| unit.0)
}

/// All symbols, those of one unit once: the coherent ones, then those that may stand with a number.
pub(super) fn known() -> String {
    let twice = ["ohm", "Ω", "\u{2126}"];
    let coherent: Vec<&str> = suggestions().filter(|symbol| !twice.contains(symbol)).collect();
    let scaled: Vec<&str> = SCALED.iter().map(|unit| unit.0).collect();
    format!("known are {}, with prefixes such as k and m, and in numbers {}", coherent.join(", "), scaled.join(", "))
}

/// The two coherent symbols that a word is when one is written behind the other, as in `Nm`; the longer first one of several.
pub(super) fn joined(word: &str) -> Option<(&str, &str)> {
    let known = |symbol: &str| COHERENT.iter().any(|unit| unit.0 == symbol);
    let places = word.char_indices().map(|(at, _)| at).filter(|&at| at > 0);
    places.rev().map(|at| word.split_at(at)).find(|(first, second)| known(first) && known(second))
}

/// The symbol for a unit that was written as a word.
pub(super) fn symbol_of_word(word: &str) -> Option<&'static str> {
    let lower = word.to_ascii_lowercase();
    let singular = lower.strip_suffix('s').unwrap_or(&lower);
    let symbol = match singular {
        "meter" | "metre" => "m",
        "kilogram" => "kg",
        "sec" | "second" => "s",
        "amp" | "ampere" => "A",
        "kelvin" => "K",
        "radian" | "degree" => "rad",
        "newton" => "N",
        "pascal" => "Pa",
        "joule" => "J",
        "watt" => "W",
        "coulomb" => "C",
        "volt" => "V",
        "farad" => "F",
        "siemen" => "S",
        "tesla" => "T",
        "henry" | "henrie" => "H",
        "hertz" => "Hz",
        _ => return None,
    };
    Some(symbol)
}
