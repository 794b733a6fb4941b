//! Planar mechanisms of rods with closed loops, read from the files of the benchmarks and written as native text.

use std::error::Error;
use std::fmt::Write as _;

use dalembert::dynamics::Model;

/// Those that the benchmarks have files of.
pub const MODELS: [&str; 5] = ["fourbar", "windows1", "windows10", "windows40", "rrr3"];

pub type Outcome<T> = Result<T, Box<dyn Error>>;

/// A rod turning about z.
pub struct Rod {
    pub parent: usize,
    pub at: [f64; 3],
    pub mass: f64,
    pub com: [f64; 3],
    /// xx, yy, zz, xy, xz, yz about the centre of mass.
    pub inertia: [f64; 6],
}

/// Rods, and points of theirs (0 is the ground) that coincide.
pub struct Mechanism {
    pub gravity: [f64; 3],
    pub rods: Vec<Rod>,
    pub loops: Vec<(usize, [f64; 3], usize, [f64; 3])>,
}

/// Angles, rates, torques and accelerations of all rods.
pub type State = [Vec<f64>; 4];

/// The column of each rod's joint.
pub fn columns(model: &Model, rods: usize) -> Outcome<Vec<usize>> {
    let find = |rod: usize| {
        let name = format!("turn{rod}");
        model.variables.iter().position(|v| v.name == name).ok_or_else(|| format!("no variable {name}").into())
    };
    (0..rods).map(find).collect()
}

/// The mechanism as native text; tree and loops as in the files.
pub fn native(mechanism: &Mechanism, closing: &str) -> String {
    let mut text = format!("dalembert = 1\ngravity = {:?}\n", mechanism.gravity);
    let body = |k: usize| k.checked_sub(1).map_or_else(|| "ground".to_owned(), |k| format!("rod{k}"));
    for (k, rod) in mechanism.rods.iter().enumerate() {
        let _ = writeln!(
            text,
            "[bodies.rod{k}]\nmass = {:?}\ncom = {:?}\ninertia = {:?}\n[joints.turn{k}]\ntype = \"revolute\"\n\
             between = [\"{}\", \"rod{k}\"]\nframes = [{{ at = {:?} }}, {{}}]",
            rod.mass,
            rod.com,
            rod.inertia,
            body(rod.parent),
            rod.at
        );
    }
    for (k, (a, p, b, q)) in mechanism.loops.iter().enumerate() {
        let _ = writeln!(
            text,
            "[joints.close{k}]\ntype = \"{closing}\"\nbetween = [\"{}\", \"{}\"]\ncut = true\n\
             frames = [{{ at = {p:?} }}, {{ at = {q:?} }}]",
            body(*a),
            body(*b)
        );
    }
    text
}

/// FOLDER/MODEL.model.
pub fn read(text: &str) -> Outcome<Mechanism> {
    let mut words = text.split_whitespace().skip(3);
    let mut word = || words.next().ok_or("the file of the model ends early");
    let mut mechanism = Mechanism { gravity: [0.0; 3], rods: Vec::new(), loops: Vec::new() };
    for g in &mut mechanism.gravity {
        *g = word()?.parse()?;
    }
    word()?;
    for _ in 0..word()?.parse()? {
        let parent = word()?.parse()?;
        let mut x = [0.0; 25];
        let kind = word()?;
        for x in &mut x {
            *x = word()?.parse()?;
        }
        if kind != "R" || x[..3] != [0.0, 0.0, 1.0] || x[6..15] != [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0] {
            return Err("only rods that turn about z, from frames that are parallel, are read".into());
        }
        let inertia = [x[19], x[22], x[24], x[20], x[21], x[23]];
        mechanism.rods.push(Rod { parent, at: [x[3], x[4], x[5]], mass: x[15], com: [x[16], x[17], x[18]], inertia });
    }
    word()?;
    for _ in 0..word()?.parse()? {
        let mut point = || -> Outcome<(usize, [f64; 3])> {
            let body = word()?.parse()?;
            Ok((body, [word()?.parse()?, word()?.parse()?, word()?.parse()?]))
        };
        let ((a, p), (b, q)) = (point()?, point()?);
        mechanism.loops.push((a, p, b, q));
    }
    Ok(mechanism)
}

/// FOLDER/MODEL.states.
pub fn read_states(text: &str) -> Outcome<Vec<State>> {
    let mut words = text.split_whitespace();
    let mut word = || words.next().ok_or("the file of the states ends early");
    let (_, n, rows): (usize, usize, usize) = (word()?.parse()?, word()?.parse()?, word()?.parse()?);
    let mut states = Vec::new();
    for _ in 0..rows {
        let mut row = || -> Outcome<Vec<f64>> { (0..n).map(|_| Ok(word()?.parse()?)).collect() };
        let (q, v, torque, _) = (row()?, row()?, row()?, row()?);
        states.push([q, v, torque, row()?]);
    }
    Ok(states)
}
