//! Integrators by name.

use dalembert_integrate::{IntegratorName, by_name};

#[test]
fn names_lead_to_integrators() {
    assert_eq!(by_name("auto").expect("known").name(), "auto");
    assert_eq!(by_name("dopri5").expect("known").name(), "dopri5");
    for &name in IntegratorName::ALL {
        assert_eq!(name.as_str().parse(), Ok(name));
    }
}

#[test]
fn names_that_lead_nowhere_are_explained() {
    let message = |name: &str| by_name(name).err().expect("no integrator").to_string();
    assert!(message("radau5").contains("did you mean `radau`?"));
    assert_eq!(
        message("dopri8"),
        "unknown integrator `dopri8`; did you mean `dopri5`? (available: auto, dopri5, dop853, radau, rodas, realtime, rattle, rattle4, rattle6, rattle8, discrete-gradient, generalized-alpha, bdf)"
    );
    assert_eq!(
        message("ode45"),
        "unknown integrator `ode45` (available: auto, dopri5, dop853, radau, rodas, realtime, rattle, rattle4, rattle6, rattle8, discrete-gradient, generalized-alpha, bdf)"
    );
    assert!(message("DOP853").contains("did you mean `dop853`?"));
    assert!(message("").starts_with("unknown integrator ``"));
}
