//! Beads on rods that are turned: near the centre the turn has next to no inertia.

use crate::typed::{self, open};

/// Steps, and where a bead comes to on a rod that turns by φ = a t²/2, with a spring to the centre: r'' = r a²t² − k r.
fn bead(
    integrator: &str,
    tolerance: f64,
    (start, rate, turn, stiffness): (f64, f64, f64, f64),
    until: f64,
) -> (u64, f64) {
    let model = open(&format!(
        "[variables]\nr = {{ start = [{start}, {rate}], fixed = true }}\nphi = {{ start = 0 }}\n[lagrangian]\n\
         kinetic = \"(r'^2 + r^2*phi'^2)/2\"\npotential = \"{stiffness}*r^2/2\"\n[constraints]\ndrive = \"phi = {turn}*t^2/2\"\n"
    ));
    let run = typed::run(&model, integrator, tolerance, (until, 1));
    (run.summary.steps, *typed::column(&run, "r").last().unwrap())
}

/// Where a bead began, or how near to the centre it passed, is no matter of steps: far out it has many times the inertia that it had there, and its pose is as regular
/// as any. `rodas` took steps of the first order there, by the thousand, from four times the least radius on.
#[test]
fn light_beginnings_cost_no_order() {
    for (start, rate, turn, stiffness) in [(0.01, 0.1, 0.5, 0.0), (0.02, 0.1, 0.5, 0.0)] {
        let (_, known) = bead("radau", 1e-11, (start, rate, turn, stiffness), 1.2);
        for tolerance in [1e-5, 1e-7] {
            let far = bead("rodas", tolerance, (start + 0.5, rate, turn, stiffness), 1.2).0;
            let (near, r) = bead("rodas", tolerance, (start, rate, turn, stiffness), 1.2);
            assert!(near < 3 * far + 50, "{start} at {tolerance:e}: {near} steps, {far} farther out");
            assert!((r - known).abs() < 10.0 * tolerance, "{start} at {tolerance:e}: {r} for {known}");
        }
    }
}
