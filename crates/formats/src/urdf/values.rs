//! Numbers in attributes, elements that may stand once, and everything that has no effect.

use std::fmt::{self, Arguments};

use dalembert_spec::spec::{FramePose, Number, RotationSpec, Span, Spanned};

use super::Importer;
use super::document::{Attribute, Element};
use super::notes;
use super::xml::XACRO;
use crate::diagnostic::{Code, Diagnostic};
use crate::excerpt::quoted;
use crate::native::numbers::length;
use crate::tolerances::directions::UNIT;
use dalembert_expr::did_you_mean;

/// Elements that are known to have no effect here; they are no misspelling of others.
const WITHOUT_EFFECT: &[&str] = &[
    "visual",
    "collision",
    "material",
    "texture",
    "transmission",
    "gazebo",
    "sensor",
    "calibration",
    "safety_controller",
    "contact",
    "ros2_control",
    "link_properties",
    "joint_properties",
    "plugin",
    "actuator",
    "drake",
    "mujoco",
    "frame",
];

/// A link or joint, for messages; words are made only where something is wrong.
#[derive(Clone, Copy)]
pub enum What<'d> {
    /// One without a name so far.
    Some(&'static str),
    /// Kind and name.
    Named(&'static str, &'d str),
}

impl<'d> What<'d> {
    /// The link or joint that an element describes.
    pub fn of(kind: &'static str, element: Element<'d>) -> Self {
        Self::Named(kind, element.attribute("name").map_or("", |name| name.value))
    }
}

impl fmt::Display for What<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Some(kind) => out.write_str(kind),
            Self::Named(kind, name) => write!(out, "{kind} {}", quoted(name)),
        }
    }
}

impl<'d> Importer<'d> {
    /// The elements inside that belong to URDF; stray text and elements of other namespaces are noted.
    pub fn elements(&mut self, parent: Element<'d>) -> impl Iterator<Item = Element<'d>> + use<'d> {
        if let Some(span) = parent.stray_text() {
            self.notes.count(format!("text in {}: not used", quoted(&format!("<{}>", parent.name()))), span);
        }
        for element in parent.children().filter(|element| !element.is_plain()) {
            if element.is_xacro() {
                let fault = Diagnostic::at(Code::Unavailable, element.tag(), XACRO.0).label("not expanded");
                self.reader.report(fault.help(XACRO.1));
            } else {
                self.notes.count(notes::element(element.name(), parent.name()), element.tag());
            }
        }
        parent.children().filter(|element| element.is_plain())
    }

    /// Reports attributes that look like misspelled ones, and notes other unknown ones.
    pub fn attributes(&mut self, element: Element<'d>, known: &[&str]) {
        for attribute in element.attributes_beside(known) {
            let absent = known.iter().copied().filter(|key| element.attribute(key).is_none());
            let tag = quoted(&format!("<{}>", element.name()));
            let near = if attribute.name.len() > 1 { did_you_mean(attribute.name, absent) } else { None };
            if let Some(near) = near {
                let message = format!("{tag} has no attribute {}", quoted(attribute.name));
                let fault = Diagnostic::at(Code::UnknownKey, attribute.name_span, message).label("unknown attribute");
                self.reader.report(fault.help(format!("did you mean `{near}`?")));
            } else {
                let what = format!("attribute {} of {tag}: not known, not used", quoted(attribute.name));
                self.notes.count(what, attribute.name_span);
            }
        }
    }

    /// An element whose name has a meaning elsewhere, but none here, for other programs either.
    pub fn misplaced(&mut self, element: Element<'d>, what: What<'_>) {
        let about = "elements that have no meaning where they stand";
        self.notes.say(about, element.tag(), || {
            let tag = quoted(&format!("<{}>", element.name()));
            format!("{tag} directly in {what}: it has no meaning there, not used")
        });
    }

    /// An element without effect; `near` are the names with effect that it may be a misspelling of.
    pub fn unused(&mut self, element: Element<'d>, near: &[&str]) {
        let name = element.name();
        if !WITHOUT_EFFECT.contains(&name)
            && let Some(meant) = did_you_mean(name, near.iter().copied())
        {
            let tag = quoted(&format!("<{name}>"));
            let (message, label, help) = if meant == name {
                let help = "it belongs into `<inertial>`".to_owned();
                (format!("{tag} cannot stand here"), "not the place for it", help)
            } else {
                (format!("{tag} is not an element of URDF"), "unknown element", format!("did you mean `<{meant}>`?"))
            };
            let fault = Diagnostic::at(Code::UnknownKey, element.tag(), message).label(label);
            self.reader.report(fault.help(help));
            return;
        }
        for mesh in element.descendants().filter(|inner| inner.name() == "mesh") {
            self.notes.count(format!("`<mesh>`: {}", notes::reason("mesh")), mesh.tag());
        }
        self.unknown(element);
    }

    fn unknown(&mut self, element: Element<'d>) {
        let what = format!("{}: {}", quoted(&format!("<{}>", element.name())), notes::reason(element.name()));
        self.notes.count(what, element.tag());
    }

    /// The one element with a name; a second one that says anything else is reported.
    pub fn once(&mut self, found: &mut Option<Element<'d>>, element: Element<'d>, what: What<'_>) {
        if let Some(first) = found {
            if first.says_the_same(element) {
                let text = format!("{} given twice, with the same words", quoted(&format!("<{}>", element.name())));
                self.notes.count(text, element.tag());
                return;
            }
            let message = format!("{what} has two elements {}", quoted(&format!("<{}>", element.name())));
            let fault = Diagnostic::at(Code::DuplicateKey, element.tag(), message).label("given again here");
            self.reader.report(fault.related(first.tag(), "first given here").help("remove one of the two"));
        } else {
            *found = Some(element);
        }
    }

    /// An attribute that has to be there.
    pub fn required(&mut self, element: Element<'d>, name: &str, what: What<'_>) -> Option<Attribute<'d>> {
        let attribute = element.attribute(name);
        if attribute.is_none() {
            let message = format!("{} has no attribute `{name}`", whose(element, what));
            let fault = Diagnostic::at(Code::Missing, element.tag(), message).label(format!("`{name}` is missing"));
            self.reader.report(fault.help(format!("add {name}=\"…\"")));
        }
        attribute
    }

    /// A name that has to be there and not be empty.
    pub fn named(&mut self, element: Element<'d>, key: &str, what: What<'_>) -> Option<Spanned<String>> {
        let attribute = self.required(element, key, what)?;
        if attribute.value.trim().is_empty() {
            let message = format!("`{key}` of {} is empty", whose(element, what));
            let fault = Diagnostic::at(Code::BadName, attribute.span, message).label("empty");
            self.reader.report(fault.help("every link and joint needs a name of its own"));
            return None;
        }
        Some(Spanned { value: attribute.value.to_owned(), span: attribute.span })
    }

    /// An attribute's number.
    pub fn number(&mut self, attribute: Attribute<'d>, what: Arguments<'_>) -> Option<f64> {
        let [value] = self.numbers(attribute, what)?;
        Some(value)
    }

    /// A number that need not be given.
    pub fn number_of(&mut self, element: Element<'d>, name: &str, what: What<'_>) -> Option<Number> {
        let attribute = element.attribute(name)?;
        let value = self.number(attribute, format_args!("{what}"))?;
        Some(Number::Value(value, attribute.span))
    }

    /// A number that need not be given and is not negative.
    pub fn not_negative(&mut self, element: Element<'d>, name: &str, what: What<'_>) -> Option<Number> {
        let number = self.number_of(element, name, what)?;
        if let Number::Value(value, span) = number
            && value < 0.0
        {
            let message = format!("`{name}` of {what} must not be negative");
            let fault = Diagnostic::at(Code::BadNumber, span, message).label("negative");
            self.reader.report(fault.help("write zero or a positive number"));
        }
        Some(number)
    }

    /// N numbers with blanks between them; `what` is put into words only where something is wrong.
    pub fn numbers<const N: usize>(&mut self, attribute: Attribute<'d>, what: Arguments<'_>) -> Option<[f64; N]> {
        if let Some(values) = plain_numbers(attribute.value) {
            return Some(values);
        }
        let mut values = [0.0; N];
        let mut count = 0;
        for word in attribute.value.split_whitespace() {
            let Ok(value) = word.parse::<f64>() else {
                self.not_a_number(attribute, word, what);
                return None;
            };
            if !value.is_finite() {
                self.not_finite(attribute, word, what);
                return None;
            }
            if let Some(place) = values.get_mut(count) {
                *place = value;
            }
            count += 1;
        }
        if count == N {
            return Some(values);
        }
        let wanted = if N == 1 { "one number".to_owned() } else { format!("{N} numbers") };
        let message = format!("`{}` of {what} must be {wanted}, not {count}", attribute.name);
        let fault = Diagnostic::at(Code::Mismatch, attribute.span, message).label(format!("{count} found"));
        self.reader.report(fault.help("write numbers with blanks between them, as in \"0 0 1\""));
        None
    }

    fn not_a_number(&mut self, attribute: Attribute<'d>, word: &str, what: Arguments<'_>) {
        let message = format!("`{}` of {what} is not a number: {}", attribute.name, quoted(word));
        let fault = Diagnostic::at(Code::BadNumber, attribute.span, message).label("not a number");
        self.reader.report(fault.help(if attribute.value.contains("${") || attribute.value.contains("$(") {
            XACRO.1
        } else if word.contains(',') {
            "decimals are written with a point, and numbers stand with blanks between them, as in \"1.5 0 2e-3\""
        } else {
            "numbers are written as in 1.5 or 2e-3"
        }));
    }

    fn not_finite(&mut self, attribute: Attribute<'d>, word: &str, what: Arguments<'_>) {
        let lower = word.to_ascii_lowercase();
        let (problem, help) = if lower.contains("nan") {
            ("not a number", "write a number")
        } else if lower.contains("inf") {
            ("infinite", "write a finite number; for no limit leave the attribute out, or write type=\"continuous\"")
        } else {
            ("too large", "numbers reach to about 1.8e308")
        };
        let message = format!("`{}` of {what} is {problem}", attribute.name);
        let fault = Diagnostic::at(Code::BadNumber, attribute.span, message).label(problem);
        self.reader.report(fault.help(help));
    }

    /// `<origin xyz="…" rpy="…"/>`
    pub fn origin(&mut self, element: Element<'d>, what: What<'_>) -> FramePose {
        self.attributes(element, &["xyz", "rpy", "quat_xyzw"]);
        let xyz = element
            .attribute("xyz")
            .and_then(|xyz| Some((self.numbers::<3>(xyz, format_args!("the origin of {what}"))?, xyz.span)));
        let rpy = element
            .attribute("rpy")
            .and_then(|rpy| Some((self.numbers::<3>(rpy, format_args!("the origin of {what}"))?, rpy.span)));
        let quaternion = element.attribute("quat_xyzw");
        let rotation = rpy.map(|(angles, span)| RotationSpec::RollPitchYaw(values(angles, span)));
        let rotation = match (rotation, quaternion) {
            (Some(_), Some(quaternion)) => {
                let message = format!("the origin of {what} is turned twice, by `rpy` and by `quat_xyzw`");
                let fault = Diagnostic::at(Code::Mismatch, quaternion.span, message).label("given again here");
                self.reader.report(fault.help("keep one of the two"));
                None
            }
            (None, Some(quaternion)) => self.quaternion(quaternion, what),
            (rotation, None) => rotation,
        };
        FramePose { at: xyz.map(|(xyz, span)| values(xyz, span)), rotation: rotation.map(Box::new) }
    }

    fn quaternion(&mut self, attribute: Attribute<'d>, what: What<'_>) -> Option<RotationSpec> {
        let [x, y, z, w] = self.numbers::<4>(attribute, format_args!("the origin of {what}"))?;
        let norm = length(&[w, x, y, z]);
        if norm == 0.0 {
            let message = format!("the quaternion of the origin of {what} is zero and gives no orientation");
            let fault = Diagnostic::at(Code::BadNumber, attribute.span, message).label("a zero quaternion");
            self.reader.report(fault.help("no rotation is \"0 0 0 1\""));
            return None;
        }
        if (norm - 1.0).abs() > UNIT {
            let about = "quaternions that are not of unit length; made so";
            let text =
                || format!("the quaternion of the origin of {what} has the length {norm}; it is made one of length 1");
            self.notes.say(about, attribute.span, text);
        }
        let [x, y, z, w] = [x, y, z, w].map(|x| x / norm);
        Some(RotationSpec::Quaternion(values([w, x, y, z], attribute.span)))
    }
}

/// An element and the link or joint that it belongs to, for messages.
fn whose(element: Element<'_>, what: What<'_>) -> String {
    if ["link", "joint"].contains(&element.name()) {
        what.to_string()
    } else {
        format!("{} of {what}", quoted(&format!("<{}>", element.name())))
    }
}

/// N numbers as programs write them, with one blank between them; `None` for anything else, right or wrong.
fn plain_numbers<const N: usize>(text: &str) -> Option<[f64; N]> {
    let mut values = [0.0; N];
    let mut words = text.as_bytes().split(|&b| b == b' ');
    for value in &mut values {
        let word = words.next()?;
        *value = match plain_number(word) {
            Some(value) => value,
            None => std::str::from_utf8(word).ok()?.parse().ok().filter(|value: &f64| value.is_finite())?,
        };
    }
    words.next().is_none().then_some(values)
}

/// A decimal number without exponent whose digits, taken as an integer, are exact: then one division rounds right.
fn plain_number(word: &[u8]) -> Option<f64> {
    const POWERS: [f64; 16] = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];
    let (negative, digits) = match word {
        [b'-', digits @ ..] => (true, digits),
        digits => (false, digits),
    };
    // 15 digits are less than 2⁵³.
    if digits.len() > 16 {
        return None;
    }
    let (mut whole, mut count, mut point) = (0_u64, 0, None);
    for &b in digits {
        match b {
            b'0'..=b'9' => {
                whole = 10 * whole + u64::from(b - b'0');
                count += 1;
            }
            b'.' if point.is_none() => point = Some(count),
            _ => return None,
        }
    }
    if count == 0 || count > 15 {
        return None;
    }
    let value = whole as f64 / POWERS[point.map_or(0, |before| count - before)];
    Some(if negative { -value } else { value })
}

/// Numbers that stand together.
pub fn values<const N: usize>(numbers: [f64; N], span: Span) -> [Number; N] {
    numbers.map(|value| Number::Value(value, span))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_numbers_are_those_of_the_standard_library() {
        let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
        let mut quick = 0;
        for _ in 0..20_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (digits, decimals) = (seed >> 11 >> (seed >> 5 & 31), (seed & 15) as usize);
            let mut word = format!("{digits:0>decimals$}");
            word.insert(word.len() - decimals, '.');
            if seed & 16 == 0 {
                word.insert(0, '-');
            }
            let Some(value) = plain_number(word.as_bytes()) else { continue };
            assert_eq!(value.to_bits(), word.parse::<f64>().unwrap().to_bits(), "{word}");
            quick += 1;
        }
        assert!(quick > 10_000, "{quick}");
        for word in ["", "-", ".", "-.", "+1", "1e3", "1.2.3", "--1", "inf", "1234567890123456"] {
            assert_eq!(plain_number(word.as_bytes()), None, "{word}");
        }
    }

    #[test]
    fn numbers_with_single_blanks_are_read_at_once() {
        assert_eq!(plain_numbers("0 -1.5 2e-3"), Some([0.0, -1.5, 2e-3]));
        assert_eq!(plain_numbers("1."), Some([1.0]));
        for text in ["", " 1 2 3", "1 2", "1 2 3 4", "1  2 3", "1\t2 3", "1 2 nan", "1 2 1e999"] {
            assert_eq!(plain_numbers::<3>(text), None, "{text:?}");
        }
    }
}
