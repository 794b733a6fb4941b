//! Models that say nothing of units are left alone.

use dalembert::At;

#[test]
fn an_energy_without_units_may_be_any_number() {
    let text = "dalembert = 1\n[variables]\ntheta = { start = 1 }\n[lagrangian]\nkinetic = \"theta'^2/2\"\npotential = \"-cos(theta)\"\n";
    let model = dalembert::open_text("pendulum.toml", text).unwrap_or_else(|e| panic!("{e}"));
    let e = model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    assert!((e.accelerations[0].1 + 1.0_f64.sin()).abs() < 1e-15);
}

#[test]
fn an_energy_with_units_must_be_one() {
    let text = "dalembert = 1\n[variables]\nx = { unit = \"m\", start = 1 }\n[lagrangian]\nkinetic = \"x'^2/2\"\n";
    let fault = dalembert::open_text("mass.toml", text).expect_err("m^2/s^2 is no energy").to_string();
    assert!(fault.contains("N*m") && fault.contains("mass.toml:5:"), "{fault}");
}

/// Outputs are named apart from parameters: neither has the other's unit.
#[test]
fn outputs_and_parameters_of_one_name_have_units_of_their_own() {
    for (parameter, output) in [("unit = \"m\"", ""), ("unit = \"m\"", ", unit = \"rad\""), ("", ", unit = \"rad\"")] {
        let text = format!(
            "dalembert = 1\n[parameters]\nc = {{ value = 2{}{parameter} }}\n[variables]\nA = {{ unit = \"rad\" }}\nx = {{ unit = \"m\", start = 1 }}\n\
             [equations]\nmass = {{ A = {{ A = 1 }}, x = {{ x = 1 }} }}\n[constraints]\nk = \"x = c\"\n[outputs]\nc = {{ value = \"A\"{output} }}\n",
            if parameter.is_empty() { "" } else { ", " }
        );
        dalembert::open_text("apart.toml", &text).unwrap_or_else(|e| panic!("{e}"));
    }
    let text = "dalembert = 1\n[variables]\nA = { unit = \"rad\" }\n[equations]\nmass = { A = { A = 1 } }\n[outputs]\nc = { value = \"A\", unit = \"m\" }\n";
    let fault = dalembert::open_text("apart.toml", text).expect_err("no metres").to_string();
    assert!(fault.contains("but m is declared"), "{fault}");
}
