//! Nanoseconds per evaluation: tape, native code and lanes, on a program of the size of Andrews' squeezing
//! mechanism and on larger ones.
//!
//! `cargo run --release -p dalembert-expr --features native --example eval_speed`
//!
//! Each figure is the least of many repetitions, so that a busy machine disturbs it little.

use dalembert_expr::{Expr, Function, Graph, Lanes, Native, Program, Symbol};
use std::hint::black_box;
use std::time::Instant;

fn main() {
    println!(
        "{:<22} {:>7} {:>6} {:>10} {:>10} | {:>9} {:>9} {:>8} {:>8} | {:>7} {:>8} {:>8}",
        "program",
        "instr.",
        "regs",
        "to tape",
        "to native",
        "tape",
        "native",
        "lanes8",
        "lanes16",
        "native/",
        "tape/l8",
        "tape/l16"
    );
    measure("linkage, 7 angles", linkage(7, 1));
    measure("linkage ×4, 28 angles", linkage(7, 4));
    measure("polynomial, 5000", polynomial(5_000));
    measure("polynomial, 100000", polynomial(100_000));
}

/// A graph with its inputs and outputs.
struct Problem {
    graph: Graph,
    inputs: Vec<Symbol>,
    outputs: Vec<Expr>,
}

/// `copies` chains of `n` angles: mass matrix, forces, loop closures and their Jacobian.
fn linkage(n: usize, copies: usize) -> Problem {
    let mut p = Problem { graph: Graph::new(), inputs: Vec::new(), outputs: Vec::new() };
    for copy in 0..copies {
        chain(&mut p, n, copy);
    }
    p
}

fn chain(p: &mut Problem, n: usize, copy: usize) {
    let g = &mut p.graph;
    let mut variable = |g: &mut Graph, name: String| {
        let s = g.symbol(&name);
        p.inputs.push(s);
        g.var(s)
    };
    let q: Vec<_> = (0..n).map(|i| variable(g, format!("q{copy}.{i}"))).collect();
    let v: Vec<_> = (0..n).map(|i| variable(g, format!("v{copy}.{i}"))).collect();
    let sines: Vec<_> = q.iter().map(|&q| g.call(Function::Sin, &[q])).collect();
    let cosines: Vec<_> = q.iter().map(|&q| g.call(Function::Cos, &[q])).collect();
    let differences: Vec<_> = (1..n).map(|i| g.sub(q[i - 1], q[i])).collect();
    let coupling: Vec<_> = differences.iter().map(|&d| g.call(Function::Cos, &[d])).collect();
    let turning: Vec<_> = differences.iter().map(|&d| g.call(Function::Sin, &[d])).collect();
    for i in 0..n {
        for j in 0..n.min(i + 3) {
            let c = g.constant(0.1 + (i * n + j) as f64 / 50.0);
            let a = g.mul(cosines[i], cosines[j]);
            let b = g.mul(sines[i], sines[j]);
            let along = g.add(a, b);
            let inertia = g.product(&[c, along, coupling[i.min(n - 2)]]);
            let square = g.powi(v[j], 2);
            let force = g.product(&[c, square, turning[j.min(n - 2)], sines[i]]);
            let arm = g.mul(c, cosines[j]);
            let length = g.add(inertia, arm);
            let root = g.powi(length, 2);
            let scaled = g.div(force, root);
            p.outputs.push(if (i + j) % 4 == 0 { scaled } else { inertia });
            p.outputs.push(force);
        }
    }
}

/// About `size` graph nodes on 50 inputs: a·b + c and a·b − c of recent values. Products and sums are
/// flattened by the graph, so there are somewhat more instructions than nodes.
fn polynomial(size: usize) -> Problem {
    let mut g = Graph::new();
    let inputs: Vec<_> = (0..50).map(|i| g.symbol(&format!("x{i}"))).collect();
    let mut values: Vec<_> = inputs.iter().map(|&s| g.var(s)).collect();
    let mut state = 1u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    for step in 0..size / 2 {
        let [a, b, c] = [40, 200, 200].map(|back| values[values.len() - 1 - random(back.min(values.len()))]);
        let product = g.mul(a, b);
        values.push(if step % 2 == 0 { g.add(product, c) } else { g.sub(product, c) });
    }
    let outputs = values.split_off(values.len() - 200);
    Problem { graph: g, inputs, outputs }
}

/// Least time of one call, nanoseconds, over about 1 s of repetitions.
fn least(mut call: impl FnMut()) -> f64 {
    let mut batch = 1;
    let mut best = f64::INFINITY;
    let begin = Instant::now();
    while begin.elapsed().as_secs_f64() < 1.0 {
        let start = Instant::now();
        (0..batch).for_each(|_| call());
        let elapsed = start.elapsed().as_secs_f64() * 1e9;
        best = best.min(elapsed / f64::from(batch));
        if elapsed < 50_000.0 {
            batch *= 2;
        }
    }
    best
}

fn lanes<const N: usize>(program: &Program) -> f64 {
    let inputs = vec![Lanes([0.3; N]); program.inputs()];
    let (mut registers, mut outputs) = (Vec::new(), vec![Lanes([0.0; N]); program.outputs()]);
    least(|| program.evaluate_lanes(black_box(&inputs), &mut registers, black_box(&mut outputs))) / N as f64
}

fn measure(name: &str, problem: Problem) {
    let Problem { graph, inputs, outputs } = problem;
    let program = Program::compile(&graph, &inputs, &outputs).expect("all symbols are inputs");
    let to_tape = least(|| drop(black_box(Program::compile(&graph, &inputs, &outputs)))) * 1e-6;
    let native = Native::compile(&program).expect("a supported processor");
    let to_native = least(|| drop(black_box(Native::compile(&program)))) * 1e-6;

    let x = vec![0.3; program.inputs()];
    let (mut registers, mut y) = (Vec::new(), vec![0.0; program.outputs()]);
    let tape = least(|| program.evaluate(black_box(&x), &mut registers, black_box(&mut y)));
    let code = least(|| native.evaluate(black_box(&x), black_box(&mut y)));
    let (eight, sixteen) = (lanes::<8>(&program), lanes::<16>(&program));
    println!(
        "{name:<22} {:>7} {:>6} {to_tape:>7.2} ms {to_native:>7.1} ms | {tape:>6.0} ns {code:>6.0} ns {eight:>5.1} ns {sixteen:>5.1} ns | {:>7.2} {:>8.2} {:>8.2}",
        program.instructions(),
        program.registers(),
        code / tape,
        tape / eight,
        tape / sixteen
    );
}
