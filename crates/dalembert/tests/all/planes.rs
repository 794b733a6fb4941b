//! Linkages in a plane: their loops' rows are found in two dimensions, and rows across the plane once for all states. The same
//! linkages are told of no plane where another body turns about another axis: then all is found in space.

use std::f64::consts::FRAC_PI_2;

use dalembert::dynamics::accelerations::Accelerations;
use dalembert::dynamics::equations::Equations;
use dalembert::dynamics::formulation::Formulation;
use dalembert::dynamics::model::Model;
use dalembert::dynamics::spatial::{Rotation, Vector};
use dalembert::{At, Loaded, Simulate};

/// Turns about another axis than all the rest, which it does not touch.
const STRANGER: &str = "[bodies.stranger]\nmass = 1.0\ncom = [0, 0.2, 0]\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\n\
                        [joints.stray]\ntype = \"revolute\"\naxis = [1, 0, 0]\nbetween = [\"ground\", \"stranger\"]\nat = [0, 0, 9]\n";

/// Two windows and a chain back to the ground, closed by joints of one kind.
#[derive(Clone, Copy)]
struct Linkage {
    closing: &'static str,
    /// Of the plane in the ground: about (1, 2, 0).
    tilt: f64,
    /// Turn of the closing joints' frames about x, with the axis that is the plane's normal then.
    turned: (f64, [i32; 3]),
    /// Height of each body over the one before, and what the closing joints lack.
    step: f64,
    gap: f64,
}

const HINGES: Linkage = Linkage { closing: "revolute", tilt: 0.0, turned: (0.0, [0, 0, 1]), step: 0.0, gap: 0.0 };

impl Linkage {
    fn text(&self) -> String {
        let mut text = String::from("dalembert = 1\ngravity = [0.3, -9.81, 0.1]\n");
        let axis = Vector([1.0, 2.0, 0.0]).scale(1.0 / 5.0_f64.sqrt());
        let ground = Rotation::about(axis, self.tilt);
        let frame = |fixed: bool, at: [f64; 3], angle: f64| {
            let Vector([x, y, z]) = if fixed { ground.apply(Vector(at)) } else { Vector(at) };
            let turn = Rotation::about(Vector([1.0, 0.0, 0.0]), angle);
            let turn = if fixed { ground.compose(&turn) } else { turn };
            let dalembert::dynamics::spatial::Quaternion(q) =
                dalembert::dynamics::spatial::Quaternion::from_rotation(&turn);
            format!("{{ at = [{x:?}, {y:?}, {z:?}], rotation = {{ quaternion = {q:?} }} }}")
        };
        let body = |k: usize| if k == 0 { "ground".to_owned() } else { format!("rod{k}") };
        let rods = [(0, 0.0), (1, 1.0), (0, 1.0), (3, 1.0), (0, 2.0), (5, 0.9)];
        for (k, (parent, x)) in rods.into_iter().enumerate() {
            let (rod, at) = (body(k + 1), [x, 0.0, self.step]);
            text += &format!(
                "[bodies.{rod}]\nmass = 1.5\ncom = [0.5, 0.1, 0.2]\ninertia = [0.1, 0.2, 0.3, 0.01, 0.02, 0.03]\n[joints.turn{k}]\n\
                 type = \"revolute\"\nbetween = [\"{}\", \"{rod}\"]\nframes = [{}, {}]\n",
                body(parent),
                frame(parent == 0, at, 0.0),
                frame(false, [0.0; 3], 0.0),
            );
        }
        let heights = [0.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0];
        let loops = [(2, [1.0, 0.0], 3, [1.0, 0.1]), (4, [1.0, 0.0], 5, [1.1, 0.0]), (0, [3.2, 0.4], 6, [0.8, 0.3])];
        let (angle, axis) = self.turned;
        for (k, (a, [x, y], b, [u, v])) in loops.into_iter().enumerate() {
            let high = self.step * (heights[b] - heights[a]) + self.gap;
            text += &format!(
                "[joints.close{k}]\ntype = \"{}\"\naxis = {axis:?}\ncut = true\nbetween = [\"{}\", \"{}\"]\nframes = [{}, {}]\n",
                self.closing,
                body(a),
                body(b),
                frame(a == 0, [x, y, high], angle),
                frame(false, [u, v, 0.0], angle),
            );
        }
        if self.closing == "spherical" { text.replace(&format!("axis = {axis:?}\n"), "") } else { text }
    }

    /// In its plane, and beside the stranger.
    fn both(&self) -> [Loaded; 2] {
        let text = self.text();
        let open = |text: &str| dalembert::open_text("linkage.toml", text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        [open(&text), open(&(text.clone() + STRANGER))]
    }
}

fn linkages() -> Vec<Linkage> {
    let mut all = Vec::new();
    for closing in ["revolute", "spherical", "cylindrical", "planar"] {
        for tilt in [0.0, 0.7] {
            for turned in [(0.0, [0, 0, 1]), (FRAC_PI_2, [0, 1, 0])] {
                all.extend([0.0, 0.125].map(|step| Linkage { closing, tilt, turned, step, gap: 0.0 }));
            }
        }
    }
    all
}

/// Numbers in (−1, 1) without pattern.
fn numbers(seed: usize) -> impl Iterator<Item = f64> {
    (1..).map(move |k| 2.0 * ((k * (7 * seed + 3)) as f64 * 0.618_033_988_749_895).fract() - 1.0)
}

/// A state on no constraint, the same for both.
fn state(model: &Model, seed: usize) -> Vec<f64> {
    let mut y = vec![0.0; model.states];
    let mut numbers = numbers(seed);
    for variable in model.variables.iter().filter(|v| v.name != "stray") {
        variable.state.iter().for_each(|&place| y[place] = 1.5 * numbers.next().unwrap_or_default());
    }
    y
}

#[track_caller]
fn close(a: f64, b: f64, size: f64, what: &str) {
    assert!((a - b).abs() <= 1e-12 * size, "{what}: {a:e} in the plane, {b:e} in space");
}

#[test]
fn rows_in_a_plane_are_those_in_space() {
    for linkage in linkages() {
        let models = linkage.both();
        for seed in 0..4 {
            let [flat, space] = models.each_ref().map(|loaded| {
                let mut equations = Equations::new(&loaded.model);
                equations.evaluate(0.0, &state(&loaded.model, seed), &[]);
                equations
            });
            assert_eq!(flat.model.rows.len(), space.model.rows.len());
            for (r, row) in flat.model.rows.iter().enumerate() {
                let name = |(c, x): (usize, f64)| (flat.model.variables[c].name.as_str(), x);
                let entries: Vec<_> = flat.row(r).map(name).collect();
                for ((c, x), (n, y)) in space.row(r).zip(entries) {
                    assert_eq!(space.model.variables[c].name, n);
                    close(y, x, 1.0, &row.name);
                }
                close(flat.b[r], space.b[r], 10.0, &row.name);
                (0..2).for_each(|s| close(flat.residual(r, s), space.residual(r, s), 3.0, &row.name));
            }
        }
    }
}

/// Slides along the normal, and tilts, are zeros to the last bit, whatever the state.
#[test]
fn rows_across_the_plane_are_zeros_at_every_state() {
    for linkage in linkages() {
        let [loaded, _] = linkage.both();
        let mut equations = Equations::new(&loaded.model);
        let expected = match linkage.closing {
            "revolute" | "planar" => 9,
            "cylindrical" => 6,
            _ => 3,
        };
        for seed in 0..4 {
            equations.evaluate(0.0, &state(&loaded.model, seed), &[]);
            let zero = |r: &usize| equations.b[*r] == 0.0 && equations.row(*r).all(|e| e.1 == 0.0);
            assert_eq!((0..loaded.model.rows.len()).filter(zero).count(), expected, "{}", linkage.text());
        }
    }
}

#[test]
fn accelerations_multipliers_and_ranks_are_those_in_space() {
    let ways = [Formulation::Auto, Formulation::Delassus];
    for linkage in linkages().into_iter().filter(|l| l.closing != "planar") {
        let models = linkage.both();
        for (seed, method) in (0..4).flat_map(|seed| ways.map(|way| (seed, way))) {
            for exact in [false, true] {
                let [flat, space] = models.each_ref().map(|loaded| {
                    let model = &loaded.model;
                    let mut solver =
                        if exact { Accelerations::new(model, method) } else { Accelerations::of_motion(model, method) };
                    solver.solve(0.0, &state(model, seed), &[]).unwrap_or_else(|e| panic!("{}", e.message));
                    solver
                });
                assert_eq!(flat.ranks, space.ranks);
                let size = |x: &[f64]| x.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
                for (x, y) in flat.alpha.iter().zip(&space.alpha) {
                    close(*x, *y, 10.0 * size(&flat.alpha), "acceleration");
                }
                for (x, y) in flat.lambda.iter().zip(&space.lambda) {
                    close(*x, *y, 10.0 * size(&flat.lambda), "multiplier");
                }
                for (x, y) in flat.gamma.iter().zip(&space.gamma) {
                    close(*x, *y, 10.0 * size(&flat.gamma), "constraint force");
                }
            }
        }
    }
}

/// What a closing joint bears is asked for after the rows were found in the plane.
#[test]
fn reactions_of_closing_joints_are_those_in_space() {
    for linkage in linkages() {
        let [flat, space] =
            linkage.both().map(|loaded| loaded.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}")));
        for here in &flat.reactions {
            let there = space.reactions.iter().find(|r| r.name == here.name).expect("the same joints");
            for (x, y) in here.force.iter().chain(&here.moment).zip(there.force.iter().chain(&there.moment)) {
                close(*x, *y, 1e4, &here.name);
            }
        }
    }
}

/// The rows across the plane are zeros, but what they ask for is not: no state has it.
#[test]
fn closing_joints_off_the_plane_are_contradictions() {
    for linkage in [HINGES, Linkage { tilt: 0.7, ..HINGES }, Linkage { closing: "spherical", ..HINGES }] {
        let models = Linkage { gap: 0.03, ..linkage }.both();
        let findings = models.each_ref().map(|loaded| {
            let d = loaded.doctor(&At::default()).unwrap_or_else(|e| panic!("{e}"));
            assert!(!d.assembly.converged);
            (d.findings[0].code, d.findings[0].names.clone())
        });
        assert_eq!(findings[0], findings[1]);
        for loaded in &models {
            let how = Simulate { until: Some(0.1), ..Simulate::default() };
            assert!(loaded.simulate(&how, &mut |_| true).is_err());
            let mut solver = Accelerations::of_motion(&loaded.model, Formulation::Auto);
            solver.equations.baumgarte = Some((20.0, 100.0));
            let found = solver.solve(0.0, &state(&loaded.model, 1), &[]).expect_err("nothing brings the ends together");
            assert!(found.message.contains("contradict"), "{}", found.message);
        }
    }
}
