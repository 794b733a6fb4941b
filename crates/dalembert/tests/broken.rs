//! Models that can be read but are wrong: each gives one clear message. `broken/*.toml` against `broken/snapshots`.
//!
//! A fault of the words or of the equations shows when the model is opened; a fault of a state shows through the verb that looks
//! at it, which [`VERBS`] lists. A new or changed message fails; look at it with `cargo insta review`.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use dalembert::{At, Error, Loaded, Simulate};

fn names(folder: &str, extension: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).expect("the folder of broken models");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let chosen = paths.filter(|path| path.extension().is_some_and(|e| e == extension));
    chosen.map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect()
}

fn load(name: &str) -> Result<Loaded, Error> {
    dalembert::open(format!("tests/broken/{name}.toml"))
}

#[test]
fn probe() {
    for name in names("tests/broken", "toml") {
        println!("##### {name}");
        match load(&name) {
            Err(e) => println!("{e}"),
            Ok(m) => {
                match m.evaluate(&At::default()) { Err(e) => println!("EVAL {e}"), Ok(e) => println!("EVAL ok unique {} consistent {} {:?} {:?}", e.accelerations_unique, e.consistent, e.undetermined, e.contradictory) }
                match m.doctor(&At::default()) { Err(e) => println!("DOC {e}"), Ok(e) => println!("DOC {:#?}", e.notes) }
                match m.simulate(&Simulate { until: Some(0.1), ..Simulate::default() }, &mut |_| true) { Err(e) => println!("SIM {e}"), Ok(e) => println!("SIM {} {:?} {:?}", e.summary.stop_reason, e.summary.completed, e.summary.notes) }
            }
        }
    }
}
