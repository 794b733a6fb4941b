//! Evaluation against independent routes: node-by-node interpretation, lanes, duals, symbolic derivatives.

use crate::programs::{Case, RELATIONS, Random, reference, same};
use dalembert_expr::{Directions, Dual, Expr, FreeNames, Function, Graph, Lanes, Program, Scalar, Symbol, parse};
use std::collections::HashMap;

fn compile(g: &Graph, inputs: &[Symbol], outputs: &[Expr]) -> Program {
    Program::compile(g, inputs, outputs).expect("all symbols are inputs")
}

fn values<T: Scalar>(program: &Program, inputs: &[T]) -> Vec<T> {
    let mut outputs = vec![T::constant(f64::NAN); program.outputs()];
    program.evaluate(inputs, &mut Vec::new(), &mut outputs);
    outputs
}

#[test]
fn the_tape_agrees_with_an_interpretation_node_by_node() {
    let (mut compared, mut skipped) = (0, 0);
    for seed in 0..400 {
        let case = Case::anything(seed, 60);
        let program = compile(&case.graph, &case.symbols, &case.outputs);
        let mut r = Random::new(seed);
        let x: Vec<_> = case.symbols.iter().map(|_| r.number()).collect();
        let at: HashMap<_, _> = case.symbols.iter().copied().zip(x.iter().copied()).collect();
        let expected = reference::evaluate(&case.graph, &at, &case.outputs);
        for (i, (y, e)) in values(&program, &x).into_iter().zip(expected).enumerate() {
            if e.value.is_finite() && e.error < 1e-3 * e.value.abs() {
                assert!((y - e.value).abs() <= e.error, "seed {seed}, output {i}: {y} for {e:?}");
                compared += 1;
            } else {
                skipped += 1;
            }
        }
    }
    assert!(compared > skipped, "{compared} compared, {skipped} skipped");
}

#[test]
fn every_lane_has_the_bits_of_its_own_state() {
    for seed in 0..300 {
        let case = Case::anything(seed, 80);
        let program = compile(&case.graph, &case.symbols, &case.outputs);
        every_lane::<8>(&program, seed);
        every_lane::<16>(&program, seed);
    }
}

fn every_lane<const N: usize>(program: &Program, seed: u64) {
    let mut r = Random::new(seed);
    let states: Vec<Vec<f64>> = (0..N).map(|_| (0..program.inputs()).map(|_| r.strange()).collect()).collect();
    let inputs: Vec<_> =
        (0..program.inputs()).map(|i| Lanes::<N>(std::array::from_fn(|lane| states[lane][i]))).collect();
    let mut dispatched = vec![Lanes([0.0; N]); program.outputs()];
    program.evaluate_lanes(&inputs, &mut Vec::new(), &mut dispatched);
    let baseline = values(program, &inputs);
    for (lane, state) in states.iter().enumerate() {
        for (i, y) in values(program, state).into_iter().enumerate() {
            let (wide, narrow) = (dispatched[i].0[lane], baseline[i].0[lane]);
            assert!(same(y, wide), "seed {seed}, lane {lane}, output {i}: {y:e} {wide:e}");
            assert!(same(y, narrow), "seed {seed}, lane {lane}, output {i}: {y:e} {narrow:e}");
        }
    }
}

#[test]
fn dual_numbers_agree_with_symbolic_derivatives() {
    for seed in 0..200 {
        let mut case = Case::smooth(seed, 25);
        let s = case.symbols[0];
        let derivatives: Vec<_> = case.outputs.iter().map(|&y| case.graph.derivative(y, s)).collect();
        let symbolic = compile(&case.graph, &case.symbols, &derivatives);
        let program = compile(&case.graph, &case.symbols, &case.outputs);
        let mut r = Random::new(seed);
        let x: Vec<_> = case.symbols.iter().map(|_| r.number()).collect();
        let along_s: Vec<_> = (0..).zip(&x).map(|(i, &x)| Dual::new(x, f64::from(u8::from(i == 0)))).collect();
        let expected = values(&symbolic, &x);
        for ((dual, d), y) in values(&program, &along_s).iter().zip(expected).zip(values(&program, &x)) {
            assert!((dual.derivative - d).abs() <= 1e-11 * (1.0 + d.abs()), "seed {seed}: {dual:?} {d}");
            assert!(same(dual.value, y), "seed {seed}");
        }
    }
}

#[test]
fn the_dual_of_every_function_agrees_with_its_symbolic_derivative() {
    for f in Function::ALL {
        let mut case = Case::new(2);
        let g = &mut case.graph;
        let arguments: Vec<_> = case.symbols.iter().map(|&s| g.var(s)).collect();
        let y = g.call(f, &arguments[..f.arity()]);
        let dy = case.symbols.iter().map(|&s| case.graph.derivative(y, s)).collect::<Vec<_>>();
        let program = compile(&case.graph, &case.symbols, &[y]);
        let symbolic = compile(&case.graph, &case.symbols, &dy);
        for (a, b) in [(0.3, 0.7), (0.9, -0.4), (0.1, 0.05)] {
            let by_a = values(&program, &[Dual::new(a, 1.0), Dual::new(b, 0.0)])[0].derivative;
            let by_b = values(&program, &[Dual::new(a, 0.0), Dual::new(b, 1.0)])[0].derivative;
            for (dual, d) in [by_a, by_b].into_iter().zip(values(&symbolic, &[a, b])) {
                assert!((dual - d).abs() <= 1e-14 * (1.0 + d.abs()), "{f:?} at {a}, {b}: {dual} {d}");
            }
        }
    }
}

#[test]
fn duals_nest_and_combine_with_lanes() {
    let x = Dual::new(Dual::new(0.7, 1.0), Dual::new(1.0, 0.0));
    let second = (x.sin() * x).derivative.derivative; // (x sin x)″ = 2 cos x − x sin x
    assert!((second - (2.0 * 0.7f64.cos() - 0.7 * 0.7f64.sin())).abs() < 1e-15);
    let lanes = Dual::new(Lanes([0.7, 0.2]), Lanes([1.0, 3.0])).exp();
    assert!((lanes.derivative.0[1] - 3.0 * 0.2f64.exp()).abs() < 1e-15);
}

/// Once differentiable functions made with roots have their derivative where the roots begin, by dual numbers of every kind and by symbols; those whose
/// derivative is unbounded there do not.
#[test]
fn smooth_functions_of_roots_have_their_derivatives_where_these_begin() {
    let nan = f64::NAN;
    // f, f′(0) and f″(0), NaN where there is none.
    let smooth = [
        ("x^1.5", 0.0, nan),
        ("x^2.5", 0.0, 0.0),
        ("x^3.5 + 2*x", 2.0, 0.0),
        ("x^1.3", 0.0, nan),
        ("x^2.3", 0.0, 0.0),
        ("x^p", 0.0, nan),
        ("sqrt(x)*x", 0.0, nan),
        ("sqrt(3*x)*x", 0.0, nan),
        ("sqrt(a*x)*x^2", 0.0, 0.0),
        ("(sqrt(x) + 1)*sin(x)", 1.0, nan),
        ("sqrt(a*x^3)", 0.0, nan),
        ("sqrt(x)*x*(1 + x)*exp(x)", 0.0, nan),
        ("abs(x)^1.3*sign(x)", 0.0, nan),
        ("sqrt(abs(x))*x", 0.0, nan),
        ("x*acos(1 - x)", 0.0, nan),
        ("max(0, -x)^1.5", 0.0, nan),
        ("max(x, 0)^1.5", 0.0, nan),
        ("max(0, x)*sqrt(a*max(0, x))", 0.0, nan),
        ("sqrt(max(x, 0))*x", 0.0, nan),
        ("x*max(0, x)^0.25", 0.0, nan),
        ("sqrt(1 + x^2)", 0.0, 1.0),
        ("(1 + x^2)^0.3", 0.0, 0.6),
    ];
    for (formula, slope, second) in smooth {
        let program = of(formula);
        let x = |x, dx| [Dual::new(x, dx), Dual::new(1.5, 0.0), Dual::new(2.0, 0.0)];
        assert_eq!(values(&program, &x(0.0, 1.0))[0].derivative, slope, "{formula}");
        let unit = Dual::new(0.0, Directions::<4>::unit(2));
        let still = |value| Dual::new(value, Directions([0.0; 4]));
        let wide = values(&program, &[unit, still(1.5), still(2.0)])[0].derivative.0;
        assert_eq!(wide, [0.0, 0.0, slope, 0.0], "{formula}");
        let lane = |value, rate| Dual::new(Lanes([value, 0.3]), Lanes([rate, rate]));
        let lanes = values(&program, &[lane(0.0, 1.0), Dual::constant(1.5), Dual::constant(2.0)])[0].derivative.0;
        assert_eq!(lanes, [slope, values(&program, &x(0.3, 1.0))[0].derivative], "{formula}");
        let twice = |x, dx| Dual::new(Dual::new(x, dx), Dual::new(dx, 0.0));
        let found = values(&program, &[twice(0.0, 1.0), twice(1.5, 0.0), twice(2.0, 0.0)])[0];
        assert_eq!(found.value.derivative, slope, "{formula}");
        assert_eq!(found.derivative.value, slope, "{formula}");
        if !second.is_nan() {
            assert_eq!(found.derivative.derivative, second, "{formula}");
        }
    }
    for steep in ["sqrt(x)", "x^0.3", "sqrt(x)*(1 + x)", "sqrt(x) + x^1.5", "sqrt(x)*(2*x + 1) - x", "acos(1 - x)"] {
        let found = values(&of(steep), &[Dual::new(0.0, 1.0), Dual::constant(1.5), Dual::constant(2.0)])[0];
        assert!(!found.derivative.is_finite(), "{steep}: {found:?}");
    }
    // Where both are steep the product of two roots is not known to be smooth.
    let both = values(&of("sqrt(x)*sqrt(sin(x))"), &[Dual::new(0.0, 1.0), Dual::constant(1.5), Dual::constant(2.0)])[0];
    assert!(both.derivative.is_nan(), "{both:?}");
    // By an exponent: 0^p is 0 for all p.
    let by_exponent = values(&of("x^p"), &[Dual::constant(0.0), Dual::new(1.5, 1.0), Dual::constant(2.0)])[0];
    assert_eq!(by_exponent.derivative, 0.0);
}

/// What springs that only press give as the derivative of their energy, twice, where they do not touch and where they begin to.
#[test]
fn derivatives_of_one_sided_powers_are_nothing_where_these_are() {
    for formula in [
        "max(0, -x)^2.5",
        "max(-x, 0)^2.5",
        "sqrt(a*max(0, -x))*max(0, -x)^2",
        "sqrt(a*max(0, -x)^5)",
        "max(0, -x)^p",
        "sqrt(a*max(0, -x))*x^2",
    ] {
        let mut g = Graph::new();
        let names = ["x", "p", "a"].map(|name| g.symbol(name));
        let e = parse(formula).unwrap().build(&mut g, &mut FreeNames).unwrap();
        let first = g.derivative(e, names[0]);
        let second = g.derivative(first, names[0]);
        let program = compile(&g, &names, &[first, second]);
        for x in [0.0, 1e-300, 0.5] {
            assert_eq!(values(&program, &[x, 2.5, 3.0]), [0.0; 2], "{formula} at {x}");
        }
        let [slope, curvature] = values(&program, &[-0.25, 2.5, 3.0])[..] else { unreachable!() };
        let size = if formula.contains('a') && !formula.starts_with("max") { 3.0_f64.sqrt() } else { 1.0 };
        assert!((slope + size * 2.5 * 0.125).abs() < 1e-14, "{formula}: {slope}");
        assert!((curvature - size * 3.75 * 0.5).abs() < 1e-14, "{formula}: {curvature}");
    }
}

fn of(formula: &str) -> Program {
    let mut g = Graph::new();
    let names = ["x", "p", "a"].map(|name| g.symbol(name));
    let e = parse(formula).unwrap().build(&mut g, &mut FreeNames).unwrap();
    compile(&g, &names, &[e])
}

#[test]
fn comparisons_and_selections() {
    for relation in RELATIONS {
        let mut case = Case::new(2);
        let g = &mut case.graph;
        let [a, b] = [0, 1].map(|i| g.var(case.symbols[i]));
        let holds = g.compare(relation, a, b);
        let (ten, twenty) = (g.constant(10.0), g.constant(20.0));
        let chosen = g.select(holds, ten, twenty);
        let program = compile(&case.graph, &case.symbols, &[holds, chosen]);
        for (a, b) in [(1.0, 2.0), (2.0, 1.0), (1.0, 1.0), (f64::NAN, 1.0), (0.0, -0.0)] {
            let truth = relation.holds(a, b);
            let expected = if truth { [1.0, 10.0] } else { [0.0, 20.0] };
            assert_eq!(values(&program, &[a, b]), expected, "{a} {relation:?} {b}");
        }
    }
}

#[test]
fn common_parts_are_computed_once_over_all_outputs() {
    let mut case = Case::new(2);
    let g = &mut case.graph;
    let [x, y] = [0, 1].map(|i| g.var(case.symbols[i]));
    let xy = g.mul(x, y);
    let two = g.constant(2.0);
    let twice = g.mul(two, xy);
    let minus = g.neg(xy);
    let difference = g.sub(x, xy);
    let quotient = g.div(xy, y);
    let sine = g.call(Function::Sin, &[xy]);
    let cosine = g.call(Function::Cos, &[xy]);
    // x·y once, 2·, −, x −, and one instruction for sine and cosine; the quotient is x itself.
    let outputs = [xy, twice, minus, difference, quotient, sine, cosine];
    let program = compile(&case.graph, &case.symbols, &outputs);
    assert_eq!(program.instructions(), 5);
    let (s, c) = Scalar::sin_cos(6.0);
    assert_eq!(values(&program, &[2.0, 3.0]), [6.0, 12.0, -6.0, -4.0, 2.0, s, c]);
}

#[test]
fn quotients_divide_once_and_powers_square_repeatedly() {
    let mut case = Case::new(3);
    let g = &mut case.graph;
    let [x, y, z] = [0, 1, 2].map(|i| g.var(case.symbols[i]));
    let below = g.mul(y, z);
    let quotient = g.div(x, below);
    let program = compile(g, &case.symbols, &[quotient]);
    assert_eq!(program.instructions(), 2);
    assert_eq!(values(&program, &[1.0, 3.0, 7.0]), [1.0 / 21.0]);
    for n in [1, 2, 3, 5, 8, 13, 31, 64, -1, -6] {
        let power = case.graph.powi(x, n);
        let program = compile(&case.graph, &case.symbols, &[power]);
        let expected = Scalar::powi(1.1, n);
        assert!(program.instructions() <= 11);
        assert!(same(values(&program, &[1.1, 0.0, 0.0])[0], expected), "n = {n}");
    }
}

/// A long chain, a wide sum and a ladder: registers are reused, and nothing recurses.
#[test]
fn registers_stay_few_where_few_values_are_alive() {
    let n = 200_000;
    let mut case = Case::new(2);
    let g = &mut case.graph;
    let [x, y] = [0, 1].map(|i| g.var(case.symbols[i]));
    let mut e = x;
    for i in 0..n {
        let step = g.call(if i % 2 == 0 { Function::Atan } else { Function::Exp }, &[e]);
        e = g.mul(step, y);
    }
    let chain = compile(&case.graph, &case.symbols, &[e]);
    assert_eq!(chain.instructions(), 2 * n);
    assert!(chain.registers() <= 4, "{}", chain.registers());
    assert!(values(&chain, &[0.5, 0.1])[0].is_finite());
    for seed in 0..20 {
        let case = Case::anything(seed, 3000);
        let program = compile(&case.graph, &case.symbols, &case.outputs);
        assert!(program.registers() < program.instructions() / 2 + 40, "{program:?}");
    }
}

#[test]
fn used_working_space_does_not_show() {
    let mut registers = vec![f64::NAN; 1000];
    for seed in 0..50 {
        let case = Case::anything(seed, 50);
        let program = compile(&case.graph, &case.symbols, &case.outputs);
        let x = [0.3, 0.1, 0.7, -0.4, 1.1, 0.9];
        let mut y = vec![0.0; program.outputs()];
        program.evaluate(&x, &mut registers, &mut y);
        let fresh = values(&program, &x);
        assert!(y.iter().zip(&fresh).all(|(&a, &b)| same(a, b)), "seed {seed}");
    }
}

#[test]
fn no_inputs_no_outputs_and_outputs_that_are_inputs_or_constants() {
    let mut g = Graph::new();
    assert_eq!(values::<f64>(&compile(&g, &[], &[]), &[]), [0.0; 0]);
    let [a, b] = ["a", "b"].map(|name| g.symbol(name));
    let (x, seven) = (g.var(b), g.constant(-7.0));
    let program = compile(&g, &[a, b], &[x, seven, x]);
    assert_eq!((program.inputs(), program.outputs(), program.instructions()), (2, 3, 0));
    assert_eq!(values(&program, &[1.0, 2.0]), [2.0, -7.0, 2.0]);
    assert_eq!(values::<f64>(&compile(&g, &[], &[seven]), &[]), [-7.0]);
}

#[test]
fn a_symbol_that_is_no_input_is_named() {
    let mut g = Graph::new();
    let [a, b] = ["a", "arm.b'"].map(|name| g.symbol(name));
    let (x, y) = (g.var(a), g.var(b));
    let sum = g.add(x, y);
    let error = Program::compile(&g, &[a], &[sum]).expect_err("b is no input");
    assert_eq!(error.symbol, b);
    assert_eq!(error.to_string(), "`arm.b'` is used but is not among the inputs");
    assert!(Program::compile(&g, &[a], &[x]).is_ok(), "unused symbols do not matter");
}

#[test]
fn programs_are_shared_between_threads() {
    fn shared<T: Send + Sync + Clone + std::fmt::Debug>(_: &T) {}
    let program = compile(&Graph::new(), &[], &[]);
    shared(&program);
    assert!(format!("{program:?}").len() < 100);
}
