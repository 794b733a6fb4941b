//! Constraints and energies that are smooth although they are written with corners, at the state where these are.

use crate::typed::{open, run};

/// A unit mass on a curve y = h(x) without gravity, from the corner: kinetic energy keeps, so that ẋ² (1 + h′²) does, and the arc travelled is v t.
#[test]
fn a_curve_written_with_corners_guides_from_its_corner() {
    // h and the same curve without corners for x > 0.
    let curves = [
        ("abs(x)*sign(x)", "x"),
        ("sign(x)*(exp(2*abs(x)) - 1)/2", "(exp(2*x) - 1)/2"),
        ("sign(x)*(3*abs(x) + 5*abs(x)^2)", "3*x + 5*x^2"),
        ("max(x, 0) + min(x, 0)", "x"),
        ("sign(x)*sinh(abs(x))", "sinh(x)"),
    ];
    for (bent, smooth) in curves {
        for size in [1e-6, 1.0, 1e6] {
            let end = |h: &str| {
                let text = format!(
                    "[parameters]\nL = {size:e}\n[variables]\nX = {{ start = [0, {size:e}], fixed = [true, true] }}\nY = {{}}\n\
                     [lagrangian]\nkinetic = \"(X'^2 + Y'^2)/2\"\n[constraints]\nguide = \"Y/L = {}\"\n",
                    h.replace('x', "(X/L)").replace("ma(X/L)", "max").replace("e(X/L)p", "exp")
                );
                run(&open(&text), "auto", 1e-10, (0.3, 10)).summary.final_values
            };
            let (one, other) = (end(bent), end(smooth));
            assert!(other[0].1 > 0.01 * size, "{smooth}: {other:?}");
            for (a, b) in one.iter().zip(&other) {
                assert!((a.1 - b.1).abs() <= 1e-8 * size, "{bent}, {size:e}: {a:?} for {b:?}");
            }
        }
    }
}

/// The force of a smooth potential pushes from the corner of its formula; that of |x| has no side, and rests.
#[test]
fn a_potential_written_with_corners_pushes_from_its_corner() {
    for (potential, wanted) in [("sign(x)*(exp(abs(x)) - 1)", -1.0), ("abs(x)", 0.0), ("max(x, 0) + min(x, 0)", -1.0)] {
        let text = format!(
            "[variables]\nx = {{ start = 0 }}\n[lagrangian]\nkinetic = \"x'^2/2\"\npotential = \"{potential}\"\n"
        );
        let found = open(&text).evaluate(&dalembert::At::default()).unwrap_or_else(|e| panic!("{e}"));
        assert!((found.accelerations[0].1 - wanted).abs() < 1e-14, "{potential}: {:?}", found.accelerations);
    }
}
