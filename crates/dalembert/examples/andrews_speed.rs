//! Speed of Andrews' squeezing mechanism: from the text to the first acceleration, and one acceleration against the same
//! written by hand.
//!
//! `cargo run --release -p dalembert --features native --example andrews_speed`
//!
//! | table | what is timed |
//! |---|---|
//! | text to first acceleration | read, derive, compile; machine code; assembly of the start; space and first solution |
//! | one acceleration | α, λ, γ at a state, and its parts: expressions, dense solution, the rest |
//! | lanes | the equations' tape on `f64` and on 8 or 16 states side by side, per state |
//!
//! Accelerations are taken at states along the motion, one after the other, so that no state's numbers stay in the
//! processor's predictors. Contenders take turns; each figure is the least over all rounds, so that a busy machine
//! disturbs it little. Before anything is timed, both sides must agree to 1e-9.

use std::hint::black_box;
use std::time::{Duration, Instant};

use dalembert::dynamics::accelerations::Accelerations;
use dalembert::dynamics::assembly::assemble;
use dalembert::dynamics::class::Reference;
use dalembert::dynamics::equations::Equations;
use dalembert::dynamics::{Model, StartValues};
use dalembert::enforce::MethodName;
use dalembert::enforce::step::StepSolver;
use dalembert::expr::{Lanes, Program};
use dalembert::{Error, Loaded, Simulate};

/// States along the motion.
const STATES: usize = 64;
/// Runs from text to first acceleration.
const RUNS: usize = 40;
/// Time for the rounds of a table.
const PATIENCE: Duration = Duration::from_secs(3);
/// Largest relative difference between the two sides.
const AGREEMENT: f64 = 1e-9;

fn main() {
    if let Err(message) = run() {
        eprintln!("error: {message}");
        std::process::exit(1);
    }
}

fn run() -> Result<(), String> {
    println!("text to first acceleration (ms, least of {RUNS})");
    println!(
        "{:<12} {:<7} {:>8} {:>8} {:>9} {:>8} {:>9}",
        "model", "code", "build", "native", "assembly", "solution", "total"
    );
    for name in ["andrews", "rattleback"] {
        for native in [false, true] {
            start_up(name, native)?;
        }
    }
    let tape = load("andrews")?;
    let mut native = load("andrews")?;
    native.model.make_native();
    let states = motion(&native).map_err(words)?;
    one_acceleration(&tape.model, &native.model, &states)?;
    lanes(&tape.model, &states);
    Ok(())
}

fn words(error: impl std::fmt::Display) -> String {
    error.to_string()
}

fn path(name: &str) -> String {
    format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"))
}

fn load(name: &str) -> Result<Loaded, String> {
    dalembert::open(path(name)).map_err(words)
}

/// States (q, q̇) along the motion, on the constraints.
fn motion(loaded: &Loaded) -> Result<Vec<Vec<f64>>, Error> {
    let until = 0.05;
    let how = Simulate { until: Some(until), every: Some(until / STATES as f64), ..Simulate::default() };
    let result = loaded.simulate(&how, &mut |_| true)?;
    let mut states = vec![vec![0.0; loaded.model.states]; STATES];
    for column in &result.columns {
        if let Some((variable, slot)) = loaded.model.find_variable(&column.name) {
            let place = loaded.model.variables[variable].state[slot];
            for (state, value) in states.iter_mut().zip(&column.values[1..]) {
                state[place] = *value;
            }
        }
    }
    Ok(states)
}

// ---- text to first acceleration ----

fn start_up(name: &str, native: bool) -> Result<(), String> {
    let mut least = [f64::INFINITY; 5];
    for _ in 0..RUNS {
        for (least, now) in least.iter_mut().zip(first_acceleration(name, native)?) {
            *least = least.min(now);
        }
    }
    let [build, code, assembly, solution, total] = least;
    println!(
        "{name:<12} {:<7} {build:>8.2} {code:>8.2} {assembly:>9.3} {solution:>8.3} {total:>9.2}",
        if native { "native" } else { "tape" }
    );
    Ok(())
}

/// Milliseconds of the parts, then of all together.
fn first_acceleration(name: &str, native: bool) -> Result<[f64; 5], String> {
    let begin = Instant::now();
    let mut loaded = load(name)?;
    let built = Instant::now();
    if native {
        loaded.model.make_native();
    }
    let compiled = Instant::now();
    let mut start = StartValues::of(&loaded.model);
    let report = assemble(&loaded.model, &mut start).map_err(words)?;
    if !report.converged {
        return Err(format!("{name} can't be assembled"));
    }
    let assembled = Instant::now();
    let mut accelerations = Accelerations::new(&loaded.model, MethodName::Auto);
    accelerations.solve(start.state.t, &start.state.y, &start.state.inputs).map_err(words)?;
    black_box(&accelerations.alpha);
    let solved = Instant::now();
    let milliseconds = |from: Instant, to: Instant| (to - from).as_secs_f64() * 1e3;
    Ok([
        milliseconds(begin, built),
        milliseconds(built, compiled),
        milliseconds(compiled, assembled),
        milliseconds(assembled, solved),
        milliseconds(begin, solved),
    ])
}

// ---- rounds ----

/// Nanoseconds per state of each contender, which walks over all states in a call.
fn rounds(contenders: &mut [(&str, &mut dyn FnMut())]) -> Vec<f64> {
    let mut least = vec![f64::INFINITY; contenders.len()];
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        for (least, (_, walk)) in least.iter_mut().zip(contenders.iter_mut()) {
            let start = Instant::now();
            walk();
            *least = least.min(start.elapsed().as_secs_f64() * 1e9 / STATES as f64);
        }
    }
    least
}

/// Inputs of the equations' program at a state.
fn program_inputs(model: &Model, y: &[f64]) -> Vec<f64> {
    let class = model.class_of(0);
    let value = |symbol| match &class.interface.symbols[symbol] {
        Reference::Parameter { index, .. } => model.instances[0].parameters[*index],
        Reference::State { of, slot } => y[model.variables[of.variable].state[*slot as usize]],
        _ => 0.0,
    };
    class.equations.inputs.iter().map(value).collect()
}

// ---- one acceleration ----

fn one_acceleration(tape: &Model, native: &Model, states: &[Vec<f64>]) -> Result<(), String> {
    let mut by_native = Accelerations::new(native, MethodName::Auto);
    let mut by_tape = Accelerations::new(tape, MethodName::Auto);
    println!("\nagreement with the code written by hand (largest relative difference over {STATES} states)");
    println!("  pivoted LU {:.1e}", agree(&mut by_native, states, hand::solve_by_lu)?);
    println!("  Schur      {:.1e}", agree(&mut by_native, states, hand::solve_by_schur)?);

    let (n, m) = (native.n(), native.rows.len());
    let questions: Vec<_> = states.iter().map(|y| Question::at(native, y)).collect();
    let inputs: Vec<_> = states.iter().map(|y| program_inputs(native, y)).collect();
    let program = &native.class_of(0).equations;
    let (mut registers, mut outputs) = (Vec::new(), vec![0.0; program.tape.outputs()]);
    let (mut tape_registers, mut tape_outputs) = (Vec::new(), outputs.clone());
    let mut equations = Equations::new(native);
    let mut solver = StepSolver::new(n, m);
    let (mut alpha, mut lambda) = (vec![0.0; n], vec![0.0; m]);
    let hand_states: Vec<_> = states.iter().map(|y| hand::split(y)).collect();
    let systems: Vec<_> = hand_states.iter().map(|(q, v)| hand::System::at(q, v)).collect();

    let by_hand = |solve: fn(&hand::System) -> hand::Answer| {
        for (q, v) in black_box(&hand_states) {
            black_box(solve(&hand::System::at(q, v)));
        }
    };
    let solved = |solve: fn(&hand::System) -> hand::Answer| {
        for system in black_box(&systems) {
            black_box(solve(system));
        }
    };
    let mut contenders: [(&str, &mut dyn FnMut()); 11] = [
        ("dalembert, native code", &mut || walk(&mut by_native, states)),
        ("  gather + native code + sums", &mut || {
            for y in black_box(states) {
                equations.evaluate(0.0, y, &[]);
                black_box(&equations.force);
            }
        }),
        ("  native code", &mut || {
            for x in black_box(&inputs) {
                program.evaluate(x, &mut registers, black_box(&mut outputs));
            }
        }),
        ("  dense solution", &mut || {
            for k in black_box(&questions) {
                solver.factor(&k.mass, &k.rows);
                solver.solve(&k.force, &k.b, black_box(&mut alpha), black_box(&mut lambda));
            }
        }),
        ("dalembert, tape", &mut || walk(&mut by_tape, states)),
        ("  tape", &mut || {
            for x in black_box(&inputs) {
                program.tape.evaluate(x, &mut tape_registers, black_box(&mut tape_outputs));
            }
        }),
        ("by hand, 13×13 pivoted LU", &mut || by_hand(hand::solve_by_lu)),
        ("by hand, Cholesky + Schur", &mut || by_hand(hand::solve_by_schur)),
        ("  M, A, f, b", &mut || {
            for (q, v) in black_box(&hand_states) {
                black_box(hand::System::at(q, v));
            }
        }),
        ("  LU", &mut || solved(hand::solve_by_lu)),
        ("  Cholesky + Schur", &mut || solved(hand::solve_by_schur)),
    ];
    let times = rounds(&mut contenders);
    println!("\none acceleration (ns)              ns   / LU by hand   / Schur by hand");
    let (lu, schur) = (times[6], times[7]);
    for ((name, _), &time) in contenders.iter().zip(&times) {
        if name.starts_with(' ') {
            println!("{name:<30} {time:>6.0}");
        } else {
            println!("{name:<30} {time:>6.0} {:>14.2} {:>17.2}", time / lu, time / schur);
        }
    }
    println!("program: {} instructions, {} outputs", program.tape.instructions(), program.tape.outputs());
    Ok(())
}

fn walk(accelerations: &mut Accelerations<'_>, states: &[Vec<f64>]) {
    for y in black_box(states) {
        let outcome = accelerations.solve(0.0, y, &[]);
        black_box((&accelerations.alpha, outcome.is_ok()));
    }
}

/// The dense question at a state.
struct Question {
    mass: Vec<f64>,
    rows: Vec<f64>,
    force: Vec<f64>,
    b: Vec<f64>,
}

impl Question {
    fn at(model: &Model, y: &[f64]) -> Self {
        let (n, m) = (model.n(), model.rows.len());
        let mut equations = Equations::new(model);
        equations.evaluate(0.0, y, &[]);
        let (mut mass, mut rows) = (vec![0.0; n * n], vec![0.0; m * n]);
        equations.mass_into(&mut mass);
        equations.rows_into(&(0..m).collect::<Vec<_>>(), &mut rows);
        Self { mass, rows, force: equations.force, b: equations.b }
    }
}

/// Largest relative difference of α and of λ over all states.
fn agree(
    accelerations: &mut Accelerations<'_>,
    states: &[Vec<f64>],
    solve: fn(&hand::System) -> hand::Answer,
) -> Result<f64, String> {
    let mut worst = 0.0_f64;
    for y in states {
        accelerations.solve(0.0, y, &[]).map_err(words)?;
        let (q, v) = hand::split(y);
        let (alpha, lambda) = solve(&hand::System::at(&q, &v));
        worst = worst.max(difference(&accelerations.alpha, &alpha)).max(difference(&accelerations.lambda, &lambda));
    }
    if worst <= AGREEMENT { Ok(worst) } else { Err(format!("the two sides differ by {worst:.1e}")) }
}

fn difference(x: &[f64], y: &[f64]) -> f64 {
    let largest = y.iter().fold(0.0, |m: f64, y| m.max(y.abs()));
    x.iter().zip(y).fold(0.0, |m: f64, (x, y)| m.max((x - y).abs())) / largest
}

// ---- lanes ----

fn lanes(model: &Model, states: &[Vec<f64>]) {
    let program: &Program = &model.class_of(0).equations.tape;
    let inputs: Vec<_> = states.iter().map(|y| program_inputs(model, y)).collect();
    let (mut registers, mut outputs) = (Vec::new(), vec![0.0; program.outputs()]);
    let mut eight = Side::<8>::new(program, &inputs);
    let mut sixteen = Side::<16>::new(program, &inputs);
    let times = rounds(&mut [
        ("tape", &mut || {
            for x in black_box(&inputs) {
                program.evaluate(x, &mut registers, black_box(&mut outputs));
            }
        }),
        ("8", &mut || eight.evaluate(program)),
        ("16", &mut || sixteen.evaluate(program)),
    ]);
    println!("\nlanes (ns per state)           ns   tape / lanes");
    println!("{:<27} {:>6.1}", "tape on f64", times[0]);
    for (lanes, time) in [8, 16].into_iter().zip(&times[1..]) {
        println!("{:<27} {time:>6.1} {:>14.2}", format!("{lanes} lanes"), times[0] / time);
    }
}

/// All states, N side by side.
struct Side<const N: usize> {
    inputs: Vec<Vec<Lanes<N>>>,
    registers: Vec<Lanes<N>>,
    outputs: Vec<Lanes<N>>,
}

impl<const N: usize> Side<N> {
    fn new(program: &Program, inputs: &[Vec<f64>]) -> Self {
        let abreast =
            |states: &[Vec<f64>]| (0..program.inputs()).map(|i| Lanes(std::array::from_fn(|k| states[k][i]))).collect();
        Self {
            inputs: inputs.chunks_exact(N).map(abreast).collect(),
            registers: Vec::new(),
            outputs: vec![Lanes::default(); program.outputs()],
        }
    }

    fn evaluate(&mut self, program: &Program) {
        for x in black_box(&self.inputs) {
            program.evaluate_lanes(x, &mut self.registers, black_box(&mut self.outputs));
        }
    }
}

/// The mechanism as one would write it by hand for this one purpose: numbers as constants, zeros left out of the
/// formulas, arrays of fixed size. Names as in `examples/andrews.toml`; M α = f + Gᵀλ, G α = b.
mod hand {
    const M: [f64; 7] = [0.04325, 0.00365, 0.02373, 0.00706, 0.07050, 0.00706, 0.05498];
    const I: [f64; 7] = [2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5];
    const XB: f64 = -0.03635;
    const YB: f64 = 0.03273;
    const XC: f64 = 0.014;
    const YC: f64 = 0.072;
    const RR: f64 = 0.007;
    const RA: f64 = 0.00092;
    const D: f64 = 0.028;
    const DA: f64 = 0.0115;
    const SS: f64 = 0.035;
    const SA: f64 = 0.01874;
    const SB: f64 = 0.01043;
    const SC: f64 = 0.018;
    const SD: f64 = 0.02;
    const EG: f64 = 0.02;
    const EA: f64 = 0.01421;
    const ZT: f64 = 0.04;
    const TA: f64 = 0.02308;
    const TB: f64 = 0.00916;
    const ZF: f64 = 0.02;
    const FA: f64 = 0.01421;
    const U: f64 = 0.04;
    const UA: f64 = 0.01228;
    const UB: f64 = 0.00449;
    const C0: f64 = 4530.0;
    const L0: f64 = 0.07785;
    const MOM: f64 = 0.033;

    pub type Answer = ([f64; 7], [f64; 6]);

    /// M, G, f and b at a state.
    pub struct System {
        mass: [[f64; 7]; 7],
        rows: [[f64; 7]; 6],
        force: [f64; 7],
        b: [f64; 6],
    }

    /// (q, q̇) of a state vector.
    pub fn split(y: &[f64]) -> ([f64; 7], [f64; 7]) {
        (std::array::from_fn(|i| y[i]), std::array::from_fn(|i| y[7 + i]))
    }

    impl System {
        pub fn at(q: &[f64; 7], v: &[f64; 7]) -> Self {
            let [beta, theta, gamma, phi, delta, omega, epsilon] = *q;
            let [vb, vt, vg, vp, vd, vo, ve] = *v;
            let (s_b, c_b) = beta.sin_cos();
            let (s_t, c_t) = theta.sin_cos();
            let (s_g, c_g) = gamma.sin_cos();
            let (s_p, c_p) = phi.sin_cos();
            let (s_d, c_d) = delta.sin_cos();
            let (s_o, c_o) = omega.sin_cos();
            let (s_e, c_e) = epsilon.sin_cos();
            let (s_bt, c_bt) = (beta + theta).sin_cos();
            let (s_pd, c_pd) = (phi + delta).sin_cos();
            let (s_oe, c_oe) = (omega + epsilon).sin_cos();

            let mut mass = [[0.0; 7]; 7];
            mass[0][0] = M[0] * RA * RA + M[1] * (RR * RR - 2.0 * DA * RR * c_t + DA * DA) + I[0] + I[1];
            mass[0][1] = M[1] * (DA * DA - DA * RR * c_t) + I[1];
            mass[1][0] = mass[0][1];
            mass[1][1] = M[1] * DA * DA + I[1];
            mass[2][2] = M[2] * (SA * SA + SB * SB) + I[2];
            let e = EG - EA;
            mass[3][3] = M[3] * e * e + I[3];
            mass[3][4] = M[3] * (e * e + ZT * e * s_p) + I[3];
            mass[4][3] = mass[3][4];
            mass[4][4] = M[3] * (ZT * ZT + 2.0 * ZT * e * s_p + e * e) + M[4] * (TA * TA + TB * TB) + I[3] + I[4];
            let z = ZF - FA;
            mass[5][5] = M[5] * z * z + I[5];
            mass[5][6] = M[5] * (z * z - U * z * s_o) + I[5];
            mass[6][5] = mass[5][6];
            mass[6][6] = M[5] * (z * z - 2.0 * U * z * s_o + U * U) + M[6] * (UA * UA + UB * UB) + I[5] + I[6];

            let mut rows = [[0.0; 7]; 6];
            for k in [0, 2, 4] {
                rows[k][0] = D * s_bt - RR * s_b;
                rows[k][1] = D * s_bt;
                rows[k + 1][0] = RR * c_b - D * c_bt;
                rows[k + 1][1] = -D * c_bt;
            }
            rows[0][2] = -SS * c_g;
            rows[1][2] = -SS * s_g;
            rows[2][3] = -EG * c_pd;
            rows[2][4] = ZT * s_d - EG * c_pd;
            rows[3][3] = -EG * s_pd;
            rows[3][4] = -EG * s_pd - ZT * c_d;
            rows[4][5] = ZF * s_oe;
            rows[4][6] = ZF * s_oe - U * c_e;
            rows[5][5] = -ZF * c_oe;
            rows[5][6] = -ZF * c_oe - U * s_e;

            let (x, y) = (SD * c_g + SC * s_g + XB, SD * s_g - SC * c_g + YB);
            let length = ((x - XC).powi(2) + (y - YC).powi(2)).sqrt();
            let pull = -C0 * (length - L0) / length;
            let (fx, fy) = (pull * (x - XC), pull * (y - YC));
            let force = [
                MOM - M[1] * DA * RR * vt * (vt + 2.0 * vb) * s_t,
                M[1] * DA * RR * vb * vb * s_t,
                fx * (SC * c_g - SD * s_g) + fy * (SD * c_g + SC * s_g),
                M[3] * ZT * e * vd * vd * c_p,
                -M[3] * ZT * e * vp * (vp + 2.0 * vd) * c_p,
                -M[5] * U * z * ve * ve * c_o,
                M[5] * U * z * vo * (vo + 2.0 * ve) * c_o,
            ];

            let (bt, pd, oe) = ((vb + vt).powi(2), (vp + vd).powi(2), (vo + ve).powi(2));
            let ex = RR * c_b * vb * vb - D * c_bt * bt;
            let ey = RR * s_b * vb * vb - D * s_bt * bt;
            let b = [
                ex - SS * s_g * vg * vg,
                ey + SS * c_g * vg * vg,
                ex - EG * s_pd * pd - ZT * c_d * vd * vd,
                ey + EG * c_pd * pd - ZT * s_d * vd * vd,
                ex - ZF * c_oe * oe - U * s_e * ve * ve,
                ey - ZF * s_oe * oe + U * c_e * ve * ve,
            ];
            Self { mass, rows, force, b }
        }
    }

    /// [M −Gᵀ; G 0] [α; λ] = [f; b] by elimination with row exchanges.
    pub fn solve_by_lu(system: &System) -> Answer {
        let mut k = [[0.0; 14]; 13]; // the right-hand side is the last column
        for i in 0..7 {
            k[i][..7].copy_from_slice(&system.mass[i]);
            for j in 0..6 {
                k[i][7 + j] = -system.rows[j][i];
            }
            k[i][13] = system.force[i];
        }
        for i in 0..6 {
            k[7 + i][..7].copy_from_slice(&system.rows[i]);
            k[7 + i][13] = system.b[i];
        }
        for j in 0..13 {
            let mut pivot = j;
            for i in j + 1..13 {
                if k[i][j].abs() > k[pivot][j].abs() {
                    pivot = i;
                }
            }
            k.swap(j, pivot);
            let row = k[j];
            for i in j + 1..13 {
                let factor = k[i][j] / row[j];
                for c in j + 1..14 {
                    k[i][c] -= factor * row[c];
                }
            }
        }
        let mut x = [0.0; 13];
        for i in (0..13).rev() {
            let mut sum = k[i][13];
            for j in i + 1..13 {
                sum -= k[i][j] * x[j];
            }
            x[i] = sum / k[i][i];
        }
        (std::array::from_fn(|i| x[i]), std::array::from_fn(|i| x[7 + i]))
    }

    /// (G M⁻¹ Gᵀ) λ = b − G M⁻¹ f, then α = M⁻¹(f + Gᵀλ), with Cholesky factors of M and of the Schur complement.
    pub fn solve_by_schur(system: &System) -> Answer {
        let l = cholesky(system.mass);
        let w: [[f64; 7]; 6] = std::array::from_fn(|i| forward(&l, system.rows[i]));
        let g = forward(&l, system.force);
        let mut schur = [[0.0; 6]; 6];
        let mut right = [0.0; 6];
        for i in 0..6 {
            for j in 0..=i {
                schur[i][j] = dot(&w[i], &w[j]);
            }
            right[i] = system.b[i] - dot(&w[i], &g);
        }
        let c = cholesky(schur);
        let lambda = backward(&c, forward(&c, right));
        let mut a = g;
        for i in 0..6 {
            for k in 0..7 {
                a[k] += lambda[i] * w[i][k];
            }
        }
        (backward(&l, a), lambda)
    }

    fn dot<const N: usize>(x: &[f64; N], y: &[f64; N]) -> f64 {
        x.iter().zip(y).map(|(x, y)| x * y).sum()
    }

    /// Lower factor by rows; only the lower triangle of `a` is read.
    fn cholesky<const N: usize>(a: [[f64; N]; N]) -> [[f64; N]; N] {
        let mut l = [[0.0; N]; N];
        for i in 0..N {
            for j in 0..=i {
                let mut sum = a[i][j];
                for k in 0..j {
                    sum -= l[i][k] * l[j][k];
                }
                l[i][j] = if i == j { sum.sqrt() } else { sum / l[j][j] };
            }
        }
        l
    }

    fn forward<const N: usize>(l: &[[f64; N]; N], mut x: [f64; N]) -> [f64; N] {
        for i in 0..N {
            for k in 0..i {
                x[i] -= l[i][k] * x[k];
            }
            x[i] /= l[i][i];
        }
        x
    }

    fn backward<const N: usize>(l: &[[f64; N]; N], mut x: [f64; N]) -> [f64; N] {
        for i in (0..N).rev() {
            for k in i + 1..N {
                x[i] -= l[k][i] * x[k];
            }
            x[i] /= l[i][i];
        }
        x
    }
}
