//! Speed of the tree algorithms on models and states in text files: ns of thread processor time per call.
//!
//! `tree_speed [FOLDER [MODEL...]]` (FOLDER: by default `models` in BENCH_HOME) reads FOLDER/MODEL.model and FOLDER/MODEL.states. The first lists bodies as
//! `parent type axis(3) t(3) R(9) mass com(3) I(6: xx xy xz yy yz zz, about com)` with type R, P or F (a free joint);
//! the second begins with `nq nv K` and has K rows `q v tau a ref`, of a free joint the position first, then the
//! quaternion (x, y, z, w), and twists with the linear part first. Prints a table, beside the
//! figures of Pinocchio's benchmark program where BENCH_HOME has it (`bin/pin_clang`), run right after.

use std::path::{Path, PathBuf};
use std::{env, fs};

use dalembert_bodies::spatial::{Inertia, Pose, Rotation, Symmetric, Vector};
use dalembert_bodies::tree::{self, Joint, Node, Tree, Workspace};
use dalembert_scalar::{Lanes, Scalar};

#[path = "support/timing.rs"]
mod timing;

use timing::{Figures, note, peer, time};

/// Bench models with their states, in this library's conventions.
struct Bench {
    name: String,
    tree: Tree,
    q: Vec<Vec<f64>>,
    v: Vec<Vec<f64>>,
    tau: Vec<Vec<f64>>,
    a: Vec<Vec<f64>>,
    reference: Vec<Vec<f64>>,
}

const MODELS: [&str; 5] = ["panda7", "anymal", "chain100", "chain10000", "tree1023"];

fn main() {
    let mut arguments = env::args().skip(1);
    let home = env::var_os("BENCH_HOME").map(PathBuf::from);
    let folder = arguments.next().map(PathBuf::from).or_else(|| Some(home.as_ref()?.join("models")));
    let Some(folder) = folder.filter(|folder| folder.is_dir()) else {
        println!("no folder of models given, and none in BENCH_HOME: chains only");
        return synthetic();
    };
    let mut names: Vec<String> = arguments.collect();
    if names.is_empty() {
        names = MODELS.map(String::from).to_vec();
    }
    let mut ours = Figures::new();
    for name in &names {
        match load(&folder, name) {
            Some(bench) => measure(&bench, &mut ours),
            None => eprintln!("{name}: no such model, or one that cannot be read"),
        }
    }
    let theirs = home.map_or_else(Figures::new, |home| peer(&home, &folder, &names));
    table(&ours, &theirs);
    synthetic();
}

fn table(ours: &Figures, theirs: &Figures) {
    println!("{:<12}{:<20}{:>14}{:>16}{:>8}", "model", "function", "dalembert ns", "pinocchio ns", "ratio");
    for ((model, function), ns) in ours {
        note(&format!("tree: {model}, {function}"), *ns);
        let name = match function.trim_end_matches("_x8") {
            "poses" => "fk_pos",
            "kinematics" => "fk_pos_vel_acc",
            other => other,
        };
        let peer = theirs.get(&(model.clone(), name.to_owned()));
        let (there, ratio) = peer
            .map_or((String::from("-"), String::from("-")), |peer| (format!("{peer:.0}"), format!("{:.2}", peer / ns)));
        println!("{model:<12}{function:<20}{ns:>14.1}{there:>16}{ratio:>8}");
    }
}

/// Without models: time per body of chains of growing length.
fn synthetic() {
    for n in [100, 1_000, 10_000, 100_000] {
        measure_chain(&chain(n));
    }
}

fn measure(bench: &Bench, figures: &mut Figures) {
    let (tree, n) = (&bench.tree, bench.tree.nv());
    let states = bench.q.len();
    let mut ws = Workspace::new(tree);
    let mut out = vec![0.0; n];
    let mut say = |what: &str, ns: f64| figures.insert((bench.name.clone(), what.to_owned()), ns);
    check(bench);
    say("rnea", time(states, |k| tree::rnea(tree, &mut ws, &bench.q[k], &bench.v[k], &bench.a[k], &mut out)));
    say("aba", time(states, |k| aba(tree, &mut ws, &bench.q[k], &bench.v[k], &bench.tau[k], &mut out)));
    let mut poses = vec![Pose::identity(); tree.nodes().len()];
    say("poses", time(states, |k| tree::poses(tree, &mut ws, &bench.q[k], &mut poses)));
    let mut kinematics = tree::Kinematics::new(tree);
    let kin = |k: usize| tree::kinematics(tree, &mut ws, &bench.q[k], &bench.v[k], &bench.a[k], &mut kinematics);
    say("kinematics", time(states, kin));
    if n <= 5000 {
        let mut matrix = vec![0.0; n * n];
        say("crba", time(states, |k| tree::crba(tree, &mut ws, &bench.q[k], &mut matrix)));
        say("minverse", time(states, |k| tree::minverse(tree, &mut ws, &bench.q[k], &mut matrix).expect("mass")));
        let mut slopes = tree::RneaDerivatives::new(tree);
        let mut call = |k: usize| {
            tree::rnea_derivatives(tree, &mut ws, &bench.q[k], &bench.v[k], &bench.a[k], &mut out, &mut slopes);
        };
        say("rnea_derivatives", time(states, &mut call));
        let mut slopes = tree::AbaDerivatives::new(tree);
        let mut call = |k: usize| {
            let (q, v, tau) = (&bench.q[k], &bench.v[k], &bench.tau[k]);
            tree::aba_derivatives(tree, &mut ws, q, v, tau, &mut out, &mut slopes).expect("every chain end has mass");
        };
        say("aba_derivatives", time(states, &mut call));
    }
    lanes::<8>(bench, figures);
}

fn aba<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], v: &[T], tau: &[T], a: &mut [T]) {
    tree::aba(tree, ws, q, v, tau, a).expect("every chain end has mass");
}

/// Against the reference accelerations of the state file, where it has them.
fn check(bench: &Bench) {
    let tree = &bench.tree;
    let mut ws = Workspace::new(tree);
    let mut worst = 0.0_f64;
    for k in 0..bench.q.len() {
        let mut a = vec![0.0; tree.nv()];
        aba(tree, &mut ws, &bench.q[k], &bench.v[k], &bench.tau[k], &mut a);
        let scale = bench.reference[k].iter().fold(1.0_f64, |m, x| m.max(x.abs()));
        let far = a.iter().zip(&bench.reference[k]).fold(0.0_f64, |m, (x, y)| m.max((x - y).abs()));
        worst = worst.max(far / scale);
    }
    eprintln!("{}: aba off the reference by {worst:.1e}", bench.name);
}

/// Per state on N lanes.
fn lanes<const N: usize>(bench: &Bench, figures: &mut Figures) {
    let tree = &bench.tree;
    let groups = (bench.q.len() / N).max(1);
    let pack = |x: &[Vec<f64>]| -> Vec<Vec<Lanes<N>>> {
        let lane = |g: usize, i: usize| Lanes(std::array::from_fn(|l| x[(g * N + l) % x.len()][i]));
        (0..groups).map(|g| (0..x[0].len()).map(|i| lane(g, i)).collect()).collect()
    };
    let (q, v, tau, a) = (pack(&bench.q), pack(&bench.v), pack(&bench.tau), pack(&bench.a));
    let mut ws = Workspace::new(tree);
    let mut out = vec![Lanes::default(); tree.nv()];
    let mut say = |what: &str, ns: f64| figures.insert((bench.name.clone(), format!("{what}_x{N}")), ns / N as f64);
    say("rnea", time(groups, |k| tree::rnea(tree, &mut ws, &q[k], &v[k], &a[k], &mut out)));
    say("aba", time(groups, |k| aba(tree, &mut ws, &q[k], &v[k], &tau[k], &mut out)));
}

/// A chain as the benchmarks have it, revolute about y and x in turn.
fn chain(n: usize) -> (usize, Tree) {
    let central = Symmetric([0.01 / 12.0, 0.01 / 12.0, 1.5e-4, 0.0, 0.0, 0.0]);
    let node = |k: usize| {
        let axis = Rotation::with_z(Vector(if k.is_multiple_of(2) { [0.0, 1.0, 0.0] } else { [1.0, 0.0, 0.0] }));
        let back =
            Rotation::with_z(Vector(if k.is_multiple_of(2) { [1.0, 0.0, 0.0] } else { [0.0, 1.0, 0.0] })).inverse();
        let rotation = if k == 0 { axis } else { back.compose(&axis) };
        let position = back.apply(Vector([0.0, 0.0, if k == 0 { 0.0 } else { 0.1 }]));
        let com = axis.apply_inverse(Vector([0.0, 0.0, 0.05]));
        let inertia = Inertia::about_centre(1.0, com, central.rotated(&axis.inverse()));
        Node {
            parent: k.checked_sub(1),
            joint: Joint::Revolute,
            placement: Pose { rotation, position },
            inertia,
            armature: 0.0,
        }
    };
    (n, Tree::new((0..n).map(node).collect(), [0.0, 0.0, -9.81]).expect("parents stand first"))
}

fn measure_chain((n, tree): &(usize, Tree)) {
    let x: Vec<f64> = (0..*n).map(|i| (i as f64 * 0.618_033_988_749_895).fract() * 2.0 - 1.0).collect();
    let mut ws = Workspace::new(tree);
    let mut out = vec![0.0; *n];
    let rnea = time(1, |_| tree::rnea(tree, &mut ws, &x, &x, &x, &mut out)) / *n as f64;
    let aba = time(1, |_| aba(tree, &mut ws, &x, &x, &x, &mut out)) / *n as f64;
    note(&format!("chain of {n}: rnea, a body"), rnea);
    note(&format!("chain of {n}: aba, a body"), aba);
    println!("chain of {n:6}: rnea {rnea:6.1} ns, aba {aba:6.1} ns a body");
}

fn load(folder: &Path, name: &str) -> Option<Bench> {
    let text = fs::read_to_string(folder.join(format!("{name}.model"))).ok()?;
    let mut words = text.split_whitespace().skip(3);
    let mut number = || words.next()?.parse::<f64>().ok();
    let gravity = [number()?, number()?, number()?];
    let mut words = text.split_whitespace().skip(7);
    let count: usize = words.next()?.parse().ok()?;
    let mut axes: Vec<Rotation<f64>> = Vec::new();
    let mut nodes = Vec::new();
    for _ in 0..count {
        let parent: usize = words.next()?.parse().ok()?;
        let kind = words.next()?;
        let mut x = [0.0; 25];
        for x in &mut x {
            *x = words.next()?.parse().ok()?;
        }
        let joint = match kind {
            "R" => Joint::Revolute,
            "P" => Joint::Prismatic,
            _ => Joint::Free,
        };
        // The node's frame has the joint axis as z: body frame = node frame turned by `turn`.
        let turn =
            if joint == Joint::Free { Rotation::identity() } else { Rotation::with_z(Vector([x[0], x[1], x[2]])) };
        let given = Pose {
            rotation: Rotation([[x[6], x[7], x[8]], [x[9], x[10], x[11]], [x[12], x[13], x[14]]]).compose(&turn),
            position: Vector([x[3], x[4], x[5]]),
        };
        let back = |p: usize| Pose { rotation: axes[p - 1].inverse(), position: Vector([0.0; 3]) };
        let placement = if parent == 0 { given } else { back(parent).compose(&given) };
        let central = Symmetric([x[19], x[22], x[24], x[20], x[21], x[23]]).rotated(&turn.inverse());
        let com = turn.apply_inverse(Vector([x[16], x[17], x[18]]));
        let inertia = Inertia::about_centre(x[15], com, central);
        axes.push(turn);
        nodes.push(Node { parent: parent.checked_sub(1), joint, placement, inertia, armature: 0.0 });
    }
    let tree = Tree::new(nodes, gravity).ok()?;
    states(folder, name, tree)
}

fn states(folder: &Path, name: &str, tree: Tree) -> Option<Bench> {
    let text = fs::read_to_string(folder.join(format!("{name}.states"))).ok()?;
    let mut words = text.split_whitespace();
    let mut count = || words.next()?.parse::<usize>().ok();
    let (nq, nv, rows) = (count()?, count()?, count()?);
    let mut bench = Bench { name: name.into(), tree, q: vec![], v: vec![], tau: vec![], a: vec![], reference: vec![] };
    for _ in 0..rows {
        let mut row = |n: usize| -> Option<Vec<f64>> { (0..n).map(|_| words.next()?.parse().ok()).collect() };
        let q = row(nq)?;
        let [v, tau, a, reference] = [row(nv)?, row(nv)?, row(nv)?, row(nv)?].map(|x| angular_first(&bench.tree, &x));
        bench.q.push(scalar_first(&bench.tree, &q));
        bench.v.push(v);
        bench.tau.push(tau);
        bench.a.push(a);
        bench.reference.push(reference);
    }
    Some(bench)
}

fn scalar_first(tree: &Tree, q: &[f64]) -> Vec<f64> {
    let mut q = q.to_vec();
    for (k, node) in tree.nodes().iter().enumerate() {
        if node.joint == Joint::Free {
            let at = tree.q_range(k);
            let [x, y, z, a, b, c, w] = q[at.clone()] else { continue };
            q[at].copy_from_slice(&[w, a, b, c, x, y, z]);
        }
    }
    q
}

fn angular_first(tree: &Tree, v: &[f64]) -> Vec<f64> {
    let mut v = v.to_vec();
    for (k, node) in tree.nodes().iter().enumerate() {
        if node.joint == Joint::Free {
            v[tree.v_range(k)].rotate_left(3);
        }
    }
    v
}
