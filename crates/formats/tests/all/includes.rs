//! Included files: each read once, inside the top file's folder.

use std::fs;
use std::path::{Path, PathBuf};

use dalembert_formats::{Code, read_model};

/// A folder of files that goes away at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Self {
        let path = std::env::temp_dir().join(format!("dalembert-formats-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        for (file, text) in files {
            let file = path.join(file);
            fs::create_dir_all(file.parent().expect("a folder")).expect("create");
            fs::write(file, format!("dalembert = 1\n{text}")).expect("write");
        }
        Self(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn code(&self, name: &str) -> Code {
        read_model(&self.file(name)).expect_err("broken").list[0].code
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_is_one_definition_however_it_is_reached() {
    let files = [
        (
            "robot/top.toml",
            "[modules]\nA = { model = \"legs/leg.toml\", parameters = { L = [1, \"2*index\"] }, repeat = 2 }\nB = { model = \"./legs/../legs/leg.toml\", start = { x = [1, 0] } }",
        ),
        ("robot/legs/leg.toml", "[parameters]\nL = 1\n[modules]\nbar = { model = \"../bar.toml\" }"),
        ("robot/bar.toml", "[variables]\nx = {}"),
    ];
    let folder = Folder::new("once", &files);
    let spec = read_model(&folder.file("robot/top.toml")).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!((spec.definitions.len(), spec.root.0), (3, 0));
    let modules = &spec.definitions[0].modules;
    assert_eq!(modules[0].definition, modules[1].definition);
    assert_eq!(modules[0].parameters[0].1.len(), 2);
    assert_eq!(modules[1].starts[0].1.len(), 2);
    let bar = &spec.definitions[modules[0].definition.0].modules[0];
    assert_eq!(spec.definitions[bar.definition.0].variables[0].name.value, "x");
    assert!(spec.sources.files[bar.definition.0].name.ends_with("robot/bar.toml"));
}

#[test]
#[cfg(unix)]
fn links_may_not_lead_out() {
    let files = [("in/top.toml", "[modules]\nA = { model = \"link.toml\" }"), ("out.toml", "[variables]\nx = {}")];
    let folder = Folder::new("link", &files);
    std::os::unix::fs::symlink(folder.file("out.toml"), folder.file("in/link.toml")).expect("link");
    assert_eq!(folder.code("in/top.toml"), Code::Path);
}

#[test]
#[cfg(unix)]
fn only_plain_files_are_included() {
    let folder = Folder::new("pipe", &[("top.toml", "[modules]\nA = { model = \"pipe.toml\" }")]);
    let made = std::process::Command::new("mkfifo").arg(folder.file("pipe.toml")).status();
    if made.is_ok_and(|status| status.success()) {
        assert_eq!(folder.code("top.toml"), Code::Unreadable);
    }
}

#[test]
fn a_long_chain_of_files_is_refused_without_recursion() {
    let names: Vec<String> = (0..3000).map(|i| format!("m{i}.toml")).collect();
    let texts: Vec<String> =
        (1..=3000).map(|i| format!("[modules]\nA = {{ model = \"m{}.toml\" }}", i % 3000)).collect();
    let files: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(texts.iter().map(String::as_str)).collect();
    let folder = Folder::new("chain", &files);
    let faults = read_model(&folder.file("m0.toml")).expect_err("a circle");
    assert_eq!(faults.list[0].code, Code::Cycle);
    assert!(faults.render(false).len() < 10_000);
    fs::write(folder.file("m2999.toml"), "dalembert = 1\n").expect("write");
    assert_eq!(folder.code("m0.toml"), Code::Limit);
}

#[test]
fn instances_that_double_at_every_level_are_counted_not_made() {
    let names: Vec<String> = (0..40).map(|i| format!("m{i}.toml")).collect();
    let text = |i: usize| format!("[modules]\nA = {{ model = \"m{i}.toml\" }}\nB = {{ model = \"m{i}.toml\" }}");
    let mut texts: Vec<String> = (1..40).map(text).collect();
    texts.push("[variables]\nx = {}".to_owned());
    let files: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(texts.iter().map(String::as_str)).collect();
    assert_eq!(Folder::new("double", &files).code("m0.toml"), Code::Limit);
}

#[test]
fn a_missing_top_file_names_its_neighbours() {
    let folder = Folder::new("near", &[("pendulum.toml", "")]);
    let faults = read_model(&folder.file("pendulm.toml")).expect_err("missing");
    assert_eq!(faults.list[0].help.as_deref(), Some("did you mean `pendulum.toml`?"));
    assert_eq!(read_model(Path::new("/nowhere/at/all.toml")).expect_err("missing").list[0].code, Code::Unreadable);
    assert_eq!(read_model(&folder.0).expect_err("a folder").list[0].code, Code::Unreadable);
}

/// A module may be a robot in URDF, held in several ways; the modes of a body may stand in a file of their own.
#[test]
fn robots_and_modes_are_included() {
    let files = [
        (
            "top.toml",
            "[modules]\nA = { model = \"robots/leg.urdf\", at = [0, 1, 0], rotation = { rpy = [0, 0, 1] } }\n\
             B = { model = \"robots/leg.urdf\", base = \"free\" }\nC = { model = \"robots/leg.urdf\", base = \"free\", repeat = 2 }\n\
             D = { model = \"robots/leg.urdf\", base = \"none\" }\n\
             [bodies.beam]\nmass = 1\nflexible = \"data/modes.toml\"\nframes = { tip = { at = [1, 0, 0] } }\n\
             [joints]\nloop1 = { type = \"weld\", between = [\"A.foot\", \"C[1].foot\"] }\n\
             tip = { type = \"revolute\", between = [\"beam.tip\", \"D.hip\"] }\n",
        ),
        ("data/modes.toml", "mass = [[2]]\nstiffness = [[3]]\ninfluence = { tip = [[0, 0, 0, 0, 1, 0]] }\n"),
    ];
    let folder = Folder::new("robots", &files);
    fs::create_dir_all(folder.file("robots")).expect("create");
    let robot = "<robot name='leg'><link name='hip'/><link name='foot'/>\
                 <joint name='knee' type='continuous'><parent link='hip'/><child link='foot'/></joint></robot>";
    fs::write(folder.file("robots/leg.urdf"), robot).expect("write");
    let spec = read_model(&folder.file("top.toml")).unwrap_or_else(|faults| panic!("{faults}"));
    let top = &spec.definitions[0];
    let numbers: Vec<usize> = top.modules.iter().map(|module| module.definition.0).collect();
    assert_eq!(numbers, [1, 2, 2, 3], "one definition for each way of holding it");
    let joints =
        |i: usize| spec.definitions[i].joints.iter().map(|joint| joint.name.value.as_str()).collect::<Vec<_>>();
    assert_eq!((joints(1), joints(2), joints(3)), (vec!["root", "knee"], vec!["root", "knee"], vec!["knee"]));
    assert!(top.modules[0].at.as_ref().is_some_and(|at| at.at.is_some() && at.rotation.is_some()));
    let flexible = top.bodies[0].flexible.as_ref().expect("it has modes");
    assert_eq!((flexible.mass.len(), flexible.influence.len()), (1, 1));
    assert!(spec.sources.files[flexible.span.source.0 as usize].name.ends_with("data/modes.toml"));
    assert!(spec.sources.files[spec.definitions[3].span.source.0 as usize].name.ends_with("robots/leg.urdf"));
}

/// What a file says of a body it says of all of its copies.
#[test]
fn every_copy_of_a_body_has_the_modes_of_its_file() {
    let files = [
        (
            "top.toml",
            "[bodies]\nbeam = { repeat = 3, mass = 1, flexible = \"modes.toml\", frames = { tip = { at = [1, 0, 0] } } }\n\
             [joints]\npin = { repeat = 3, type = \"revolute\", between = [\"ground\", \"beam[index]\"] }\n",
        ),
        ("modes.toml", "mass = [[2]]\nstiffness = [[3]]\ninfluence = { tip = [[0, 0, 0, 0, 1, 0]] }\n"),
    ];
    let folder = Folder::new("copies", &files);
    let spec = read_model(&folder.file("top.toml")).unwrap_or_else(|faults| panic!("{faults}"));
    let modes = spec.definitions[0].bodies.iter().map(|body| body.flexible.as_ref().map_or(0, |f| f.modes()));
    assert_eq!(modes.collect::<Vec<_>>(), [1, 1, 1]);
}
