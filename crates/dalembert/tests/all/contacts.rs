//! Contacts that begin and end within steps which need to be no shorter for their error: they are seen, and followed to the tolerance.

use dalembert::Simulate;

const GRAVITY: f64 = 9.81;
const STIFFNESS: f64 = 1e4;

/// A ball of 1 kg that flies up to 1 m, under a springy ceiling at h: its height at a time after the contact.
fn after_contact(h: f64, t: f64) -> f64 {
    let start = (2.0 * GRAVITY).sqrt();
    let arrival = (start * start - 2.0 * GRAVITY * h).sqrt();
    let omega = STIFFNESS.sqrt();
    // x'' = −g − k(x − h) from x' = v: back at h after the part of a circle above it, with −v.
    let contact = 2.0 * (arrival * omega / GRAVITY).atan() / omega;
    let rest = t - (start - arrival) / GRAVITY - contact;
    assert!(rest > 0.0, "the contact is over");
    h - arrival * rest - GRAVITY * rest * rest / 2.0
}

/// The height at 1 s by an integrator.
fn simulated(h: f64, integrator: &str, tolerance: f64) -> f64 {
    let model = format!(
        r#"
dalembert = 1
[variables]
x = {{ start = [0, {:e}], fixed = true }}
[lagrangian]
kinetic = "x'^2/2"
potential = "{GRAVITY}*x + {STIFFNESS:e}/2*max(x - {h:e}, 0)^2"
"#,
        (2.0 * GRAVITY).sqrt()
    );
    let loaded = dalembert::open_text("ceiling.toml", &model).unwrap_or_else(|e| panic!("{e}"));
    let options = Simulate {
        until: Some(1.0),
        integrator: Some(integrator.to_owned()),
        tolerance: Some(tolerance),
        ..Simulate::default()
    };
    let result = loaded.simulate(&options, &mut |_| true).unwrap_or_else(|e| panic!("{integrator}: {e}"));
    assert!(result.summary.completed, "{integrator}: {:?}", result.summary.stop_reason);
    let heights = result.columns.iter().find(|c| c.name == "x").expect("a column of heights");
    *heights.values.last().expect("a last sample")
}

#[test]
fn a_short_contact_is_not_stepped_over() {
    for h in [0.9, 0.99, 0.999, 0.9999, 0.999_99, 0.999_999] {
        let exact = after_contact(h, 1.0);
        for integrator in ["auto", "dopri5", "dop853", "radau", "bdf", "rodas"] {
            for tolerance in [1e-4, 1e-6, 1e-9] {
                let error = (simulated(h, integrator, tolerance) - exact).abs();
                assert!(error <= 100.0 * tolerance, "h = {h}, {integrator} at {tolerance:e}: off by {error:e}");
            }
        }
    }
}
