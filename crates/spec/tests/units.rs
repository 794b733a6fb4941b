//! Units: texts, arithmetic of dimensions, and formulas whose units go together or clash.

use dalembert_expr::{parse, parse_equation};
use dalembert_spec::units::{Dimension, UnitError, check_equation, check_value, infer, parse_unit, quantity};

fn unit(text: &str) -> Dimension {
    parse_unit(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Names of the hoop and of some circuits.
fn lookup(name: &str) -> Option<Dimension> {
    let text = match name {
        "m" => "kg",
        "R" | "r" | "rho" | "x" | "y" | "leg[index+1].x" => "m",
        "g" => "m/s^2",
        "theta" | "phi" => "rad",
        "J" => "kg*m^2",
        "U" => "V",
        "i" => "A",
        "L" => "H",
        "Rho" => "Ohm",
        _ => return None,
    };
    Some(unit(text))
}

fn dimension(formula: &str) -> Result<Option<Dimension>, UnitError> {
    infer(&parse(formula).unwrap_or_else(|error| panic!("{formula}: {error}")), &mut lookup)
}

fn equation(text: &str) -> Result<Option<Dimension>, UnitError> {
    let (left, right) = parse_equation(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    check_equation(&left, &right, &mut lookup)
}

#[test]
fn equal_units_are_equal() {
    for (a, b) in [
        ("N", "kg*m/s^2"),
        ("N*m", "kg*m^2/s^2"),
        ("N m", "J"),
        ("N·m/rad", "J"),
        ("W", "V*A"),
        ("Ohm", "V/A"),
        ("Ω", "Ohm"),
        ("H", "V s/A"),
        ("F", "C/V"),
        ("T", "Wb/m²"),
        ("rad/s", "Hz"),
        ("s⁻¹", "1/s"),
        ("N/m/s", "N/(m*s)"),
        ("W/(m^2 * K)", "kg/s^3/K"),
        ("1/(s/(m/s))", "m/s^2"),
        ("m^(1/2)*m^(1/2)", "m"),
        ("m^1.5", "m^(3/2)"),
        ("N/m^1.5", "kg/s^2/m^(1/2)"),
        ("m**2", "m^2"),
        ("kg^-1", "1/kg"),
        ("((m))^2", "m^2"),
        (" N * m * s / rad ", "J s"),
        ("1", "-"),
        ("rad", "1"),
    ] {
        assert_eq!(unit(a), unit(b), "{a} = {b}");
    }
}

#[test]
fn units_print_as_people_write_them() {
    for (text, printed) in [
        ("kg m/s^2", "N"),
        ("J", "N*m"),
        ("kg*m^2", "kg*m^2"),
        ("m/s^2", "m/s^2"),
        ("rad/s", "1/s"),
        ("rad", "1"),
        ("V/A", "Ohm"),
        ("W/(m^2*K)", "kg/(s^3*K)"),
        ("m^(1/2)", "m^(1/2)"),
        ("mol*cd", "mol*cd"),
    ] {
        assert_eq!(unit(text).to_string(), printed);
    }
}

#[test]
fn units_of_another_scale_say_what_to_write() {
    for (text, bad, help) in [
        ("mm", "mm", "give the value in m: 1 mm = 1e-3 m"),
        ("N*mm", "mm", "1 mm = 1e-3 m"),
        ("deg", "deg", "1 deg = pi/180 rad"),
        ("mH", "mH", "1 mH = 1e-3 H"),
        ("kN/m", "kN", "1 kN = 1e3 N"),
        ("g", "g", "1 g = 1e-3 kg"),
        ("µF", "µF", "1 µF = 1e-6 F"),
        ("rpm", "rpm", "1 rpm = pi/30 rad/s"),
        ("1/min", "min", "1 min = 60 s"),
        ("%", "%", "multiply it by 0.01"),
        ("°C", "°C", "in K"),
        ("1000*kg", "1000", "multiply the value"),
    ] {
        let error = parse_unit(text).expect_err(text);
        assert_eq!(&text[error.span.start..error.span.end], bad, "{error}");
        assert!(error.to_string().contains(help), "{error}");
    }
}

#[test]
fn wrong_units_are_refused_with_advice() {
    for (text, help) in [
        ("", "write \"1\""),
        ("meters", "did you mean `m`?"),
        ("newton", "did you mean `N`?"),
        ("Nm", "`N"),
        ("m2", "m^2"),
        ("m^", "whole number"),
        ("m^(1/0)", "whole number"),
        ("m^x", "whole number"),
        ("m²⁻", "whole number"),
        ("m⁻", "whole number"),
        ("m^1.2.3", "whole number"),
        ("m^1/2", "parentheses"),
        ("m/2", "multiply the value"),
        ("m^1000", "546"),
        ("(m", "add \")\""),
        ("m)", "kg*m^2"),
        ("m*", "kg*m^2"),
        ("/s", "kg*m^2"),
        ("m//s", "kg*m^2"),
        ("!", "kg*m^2"),
        ("xyzzy", "known are"),
        ("xyzzy", "lm"),
        ("xyzzy", "rpm"),
    ] {
        let error = parse_unit(text).expect_err(text);
        assert!(error.to_string().contains(help), "{text}: {error}");
    }
    assert!(parse_unit(&"m*".repeat(1_000_000)).is_err());
    assert!(parse_unit(&"(".repeat(90)).is_err());
}

#[test]
fn formulas_get_their_dimension() {
    for (formula, expected) in [
        ("m/2*(rho'^2 + (rho*theta')^2 + (r*phi')^2)", Some("J")),
        ("m*g*rho*cos(theta)", Some("J")),
        ("J*theta''", Some("N*m")),
        ("sqrt(x^2 + y^2) - R", Some("m")),
        ("sqrt(g/R)*t", None),
        ("sin(10*t)", Some("1")),
        ("24*min(t/0.1, 1)", None),
        ("9.81*m*y + J*theta'^2/2", Some("J")),
        ("theta + 0.1*x", Some("1")),
        ("0.1*2", None),
        ("0.1^2*x", None),
        ("0.5*m*x'^2", Some("J")),
        ("x^(1/2)*x^0.5", Some("m")),
        ("x^-2", Some("1/m^2")),
        ("2*pi*sin(theta/2)", Some("1")),
        ("atan2(x, -y)", Some("rad")),
        ("abs(x) + max(y, 0)", Some("m")),
        ("if(x > 0, x, 0)", Some("m")),
        ("x' + 0*e", Some("m/s")),
        ("x'''", Some("m/s^3")),
        ("L*i' + Rho*i - U", Some("V")),
        ("leg[index+1].x", Some("m")),
        ("R + 0.2", Some("m")),
        ("theta + pi/6", Some("rad")),
        ("0.2", None),
        ("2*pi/3", None),
        ("sqrt(2)", None),
        ("stiffness*x", None),
        ("reaction(contact)", None),
        ("x^exponent", None),
        ("x^1.2345678", None),
        ("x^2.0", Some("m^2")),
        ("5.0", None),
        ("5.0*sin(10*t)", None),
        ("x + 1e3", Some("m")),
        ("2.5*x", None),
        ("2*x", Some("m")),
    ] {
        let found = dimension(formula).unwrap_or_else(|error| panic!("{formula}: {error}"));
        assert_eq!(found, expected.map(unit), "{formula}");
    }
}

#[test]
fn equations_of_the_examples_pass() {
    for text in [
        "rho = R + r",
        "r*phi' = (R + r)*theta'",
        "x = 0",
        "0 = x' + y'",
        "rho = R + 0.2",
        "x^2 + y^2 = R^2",
        "x'*sin(phi) = y'*cos(phi)",
        "a_ratio*phi = theta",
        "leg[index+1].x = rho*cos(theta + (7 + 4*index)*pi/6)",
    ] {
        equation(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

#[test]
fn clashes_name_both_sides() {
    let error = equation("r*phi' = theta").expect_err("clash");
    assert_eq!(
        error.message,
        "the sides of the equation have different units, m/s against 1 (or rad): `r*phi'` is in m/s, `theta` in 1 (or rad)"
    );
    assert_eq!(
        error.help.as_deref(),
        Some(
            "they differ by the factor m/s; whole numbers count as having no unit: if one stands for a quantity, make it a parameter with a unit"
        )
    );
    assert_eq!((error.span.start, error.span.end), (9, 14));
    assert_eq!(error.other.map(|span| (span.start, span.end)), Some((0, 6)));
}

#[test]
fn clashes_are_found_everywhere() {
    for (formula, part, message) in [
        ("x + y'", "y'", "m against m/s"),
        ("2 + x - theta", "theta", "m against 1 (or rad)"),
        ("sin(x)", "x", "the argument of sin"),
        ("1 + exp(x)", "x", "the argument of exp, `x`, must be a number or an angle, but is in m"),
        ("atan2(x, theta)", "theta", "the arguments of atan2"),
        ("min(x, 1, m)", "m", "the arguments of min"),
        ("if(x > y', 1, 2)", "y'", "the sides of the comparison"),
        ("if(x > 0, x, y^2)", "y^2", "the two values of if"),
        ("2^x", "x", "the exponent"),
        ("theta'^theta'", "theta'", "the exponent"),
        ("m*g*rho*cos(theta) + m/2*rho'", "m/2*rho'", "N*m against"),
    ] {
        let error = dimension(formula).expect_err(formula);
        assert_eq!(&formula[error.span.start..error.span.end], part, "{error}");
        assert!(error.message.contains(message), "{error}");
    }
}

#[test]
fn a_missing_prime_is_guessed() {
    let error = equation("r*phi = (R + r)*theta'").expect_err("clash");
    assert!(error.help.expect("help").contains("prime"));
}

/// Where 0.4 may stand for a quantity and 0.5 may not, that is what the help says.
#[test]
fn fractions_that_have_no_unit_are_named() {
    let help = |error: UnitError| error.help.expect("help");
    for (with, without) in [("r = 0.5*x'", "r = 0.4*x'"), ("0.125*theta' + phi = 1", "0.13*theta' + phi = 1")] {
        let said = help(equation(with).expect_err("clash"));
        assert!(said.contains("` counts as having no unit") && said.contains("parameter"), "{said}");
        assert!(equation(without).is_ok());
    }
    let declared = parse("3 - 0.25*theta'").unwrap();
    assert!(help(check_value(&declared, unit("N*m"), &mut lookup).expect_err("another unit")).contains("`0.25`"));
    // A prime may be missing as well.
    let both = help(equation("r = 0.5*x'").expect_err("clash"));
    assert!(both.contains("is a prime") && both.contains("`0.5` counts"), "{both}");
    // Elsewhere in the formula it is not to blame.
    assert!(help(equation("r*phi + 0.5*x = (R + r)*theta'").expect_err("clash")).contains("prime"));
}

#[test]
fn declared_units_are_checked() {
    let check = |formula: &str, declared: &str| {
        let ast = parse(formula).unwrap_or_else(|error| panic!("{formula}: {error}"));
        check_value(&ast, unit(declared), &mut lookup)
    };
    assert_eq!(check("m*g", "N"), Ok(()));
    assert_eq!(check("0.2", "m"), Ok(()));
    assert_eq!(check("reaction(contact)", "N"), Ok(()));
    let error = check("m*rho'", "N").expect_err("momentum");
    assert_eq!(error.message, "the formula is in N*s, but N is declared");
}

#[test]
fn long_formulas_are_no_trouble() {
    let depth = 50_000;
    let nested = format!("{}x{}", "(x + ".repeat(depth), ")".repeat(depth));
    assert_eq!(dimension(&nested), Ok(Some(unit("m"))));
    let error = dimension(&format!("{} + m", "x*x/x + ".repeat(1000) + "x")).expect_err("clash");
    assert!(error.message.len() < 300, "{error}");
}

/// Pseudo-random numbers below `bound`, the same in every run.
fn random(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |bound| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    }
}

#[test]
fn printed_units_read_back() {
    let bases = ["m", "kg", "s", "A", "K", "mol", "cd"].map(unit);
    let mut below = random(1);
    for _ in 0..1000 {
        let divisor = [1.0, 1.0, 2.0, 3.0, 5.0][below(5)];
        let mut factor = |base: &Dimension| base.power((below(13) as f64 - 6.0) / divisor).expect("in range");
        let dimension = bases.iter().map(&mut factor).fold(Dimension::ONE, |a, b| a.product(b).expect("in range"));
        assert_eq!(parse_unit(&dimension.to_string()), Ok(dimension), "{dimension}");
        assert_eq!(dimension.quotient(dimension), Some(Dimension::ONE));
        assert_eq!(dimension.product(dimension), dimension.power(2.0));
    }
}

#[test]
fn any_text_is_answered() {
    let alphabet: Vec<char> = "mkgsNJradV°µ0123()()*/^^ .·²⁻-%ΩΩ\t\u{301}𝛼".chars().collect();
    let mut below = random(2);
    for _ in 0..20_000 {
        let text: String = (0..below(24)).map(|_| alphabet[below(alphabet.len())]).collect();
        if let Err(error) = parse_unit(&text) {
            assert!(text.get(error.span.start..error.span.end).is_some(), "{text:?}: {error:?}");
            assert!(error.help.is_some());
        }
    }
}

#[test]
fn numbers_with_units() {
    // The decimal that a person would write for the same in SI units, to the bit; exact definitions of the units.
    for (text, value, of) in [
        ("25 mm", 0.025, "m"),
        ("25mm", 0.025, "m"),
        ("-9 mm", -0.009, "m"),
        ("−9 mm", -0.009, "m"),
        ("1.7e3 mm", 1.7, "m"),
        ("3 cm^2", 3e-4, "m^2"),
        ("7.85 g/cm^3", 7850.0, "kg/m^3"),
        ("2 kN/m", 2000.0, "N/m"),
        ("210 GPa", 2.1e11, "Pa"),
        ("1 in", 0.0254, "m"),
        ("1 mi", 1609.344, "m"),
        ("1 lbf", 4.448_221_615_260_5, "N"),
        ("1 psi", 6_894.757_293_168_362, "Pa"),
        ("30 psi", 206_842.718_795_050_84, "Pa"),
        ("7.25 psi", 49_986.990_375_470_62, "Pa"),
        ("1 lbf/in", 175.126_835_246_476_4, "N/m"),
        ("3 lbf/in", 525.380_505_739_429_2, "N/m"),
        ("0.7 lbf/in", 122.588_784_672_533_46, "N/m"),
        ("100 lbf/in", 17_512.683_524_647_637, "N/m"),
        ("5 km/h", 1.388_888_888_888_888_8, "m/s"),
        ("36 km/h", 10.0, "m/s"),
        ("36 kph", 10.0, "m/s"),
        ("1 kWh", 3.6e6, "J"),
        ("500 mAh", 1800.0, "A*s"),
        ("2 kcal", 8368.0, "J"),
        ("250 ml", 2.5e-4, "m^3"),
        ("2 kt", 2e6, "kg"),
        ("0.03 krpm", std::f64::consts::PI, "1/s"),
        ("2 min", 120.0, "s"),
        ("180 deg", std::f64::consts::PI, "rad"),
        ("360°", 2.0 * std::f64::consts::PI, "rad"),
        ("1 rev", 2.0 * std::f64::consts::PI, "1"),
        ("30 rpm", std::f64::consts::PI, "1/s"),
        ("60 rev/min", 2.0 * std::f64::consts::PI, "1/s"),
        ("5 %", 0.05, "1"),
        (".5 N m", 0.5, "N*m"),
        ("3 1/s", 3.0, "1/s"),
    ] {
        let found = quantity(text).unwrap_or_else(|| panic!("{text} is no quantity"));
        let found = found.unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(
            (found.value.to_bits(), found.dimension),
            (f64::to_bits(value), unit(of)),
            "{text}: {}",
            found.value
        );
    }
    for text in ["25", "x", "2*x", "-x", "1e-3", "", " ", "2(m)", "mm", "3 + 4 mm", "- m"] {
        assert!(quantity(text).is_none(), "{text}");
    }
    for (text, said) in [
        ("25 mn", "unknown unit"),
        ("1 mt", "unknown unit"),
        ("1 kft", "unknown unit"),
        ("20 °C", "another zero"),
        ("2 m*3", "factor"),
        ("2 m + 1", ""),
    ] {
        let error = quantity(text).and_then(Result::err).unwrap_or_else(|| panic!("{text} was read"));
        assert!(error.message.contains(said), "{text}: {error}");
        assert!(error.span.end <= text.len() && error.span.start >= 2, "{text}: {error:?}");
    }
}

/// A unit is what it is defined by, to the bit: what is rounded is the value, not the unit.
#[test]
fn units_by_their_definitions() {
    let value = |text: &str| quantity(text).unwrap().unwrap().value;
    for (unit, defined) in
        [("psi", "lbf/in^2"), ("krpm", "1000"), ("kph", "km/h"), ("mph", "mi/h"), ("kWh", "kW h"), ("mbar", "hPa")]
    {
        for number in (1..400).map(|k| f64::from(k) / 16.0) {
            let same = match defined {
                "1000" => value(&format!("{} rpm", 1000.0 * number)),
                _ => value(&format!("{number} {defined}")),
            };
            assert_eq!(value(&format!("{number} {unit}")).to_bits(), same.to_bits(), "{number} {unit}");
        }
    }
}

/// Changing the unit of a quantity and its number together changes nothing.
#[test]
fn scales_go_together() {
    for (a, b) in
        [("mm", "m"), ("deg", "rev"), ("km/h", "m/s"), ("lbf/in", "N/m"), ("g mm^2", "kg m^2"), ("mbar", "kPa")]
    {
        let one = |unit: &str| quantity(&format!("1 {unit}")).unwrap().unwrap().value;
        let ratio = one(a) / one(b);
        let (first, second) = (format!("7.25 {a}"), format!("{:?} {b}", 7.25 * ratio));
        let (x, y) = (quantity(&first).unwrap().unwrap(), quantity(&second).unwrap().unwrap());
        assert!((x.value / y.value - 1.0).abs() < 1e-15, "{a}, {b}: {} {}", x.value, y.value);
        assert_eq!(x.dimension, y.dimension);
        assert_eq!(x.scaled(7.25).to_bits(), x.value.to_bits());
    }
}
