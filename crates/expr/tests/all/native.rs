//! Native code against the tape: the same bits on whatever comes in.
#![cfg(feature = "native")]

use crate::programs::{Case, Random, same};
use dalembert_expr::{Function, Graph, Native, Program};

fn both(case: &Case) -> (Program, Native) {
    let program = Program::compile(&case.graph, &case.symbols, &case.outputs).expect("bound");
    let native = Native::compile(&program).expect("a supported processor");
    (program, native)
}

fn assert_same_bits((program, native): &(Program, Native), x: &[f64], name: &str) {
    let (mut tape, mut code) = (vec![0.0; program.outputs()], vec![1.0; program.outputs()]);
    program.evaluate(x, &mut Vec::new(), &mut tape);
    native.evaluate(x, &mut code);
    for (i, (&a, &b)) in tape.iter().zip(&code).enumerate() {
        assert!(same(a, b), "{name}, output {i} at {x:?}: {a:e} on the tape, {b:e} in native code");
    }
}

#[test]
fn random_programs_give_the_bits_of_the_tape_on_ordinary_and_strange_numbers() {
    for seed in 0..150 {
        let case = Case::anything(seed, 20 + (seed as usize % 5) * 60);
        let both = both(&case);
        let mut r = Random::new(seed);
        for round in 0..20 {
            let x: Vec<_> = (0..case.symbols.len()).map(|_| if round < 5 { r.number() } else { r.strange() }).collect();
            assert_same_bits(&both, &x, &format!("seed {seed}"));
        }
    }
}

/// Many values alive at once, used again much later and across calls, so that all of them go through the
/// stack frame; some are outputs and are read back from there.
#[test]
fn many_values_alive_at_once() {
    for (seed, calls) in [(1, false), (2, true)] {
        let mut r = Random::new(seed);
        let mut case = Case::new(60);
        let g = &mut case.graph;
        let x: Vec<_> = case.symbols.iter().map(|&s| g.var(s)).collect();
        let mut layer = x.clone();
        for _ in 0..6 {
            layer = (0..x.len())
                .map(|i| {
                    let j = r.below(x.len());
                    let product = g.mul(layer[i], layer[j]);
                    let sum = g.add(product, x[(i + 7) % x.len()]);
                    if calls && i % 3 == 0 { g.call(Function::Sin, &[sum]) } else { sum }
                })
                .collect();
            case.outputs.extend(layer.iter().step_by(4));
        }
        case.outputs.extend(&layer);
        let both = both(&case);
        for _ in 0..20 {
            let x: Vec<_> = x.iter().map(|_| r.number()).collect();
            assert_same_bits(&both, &x, &format!("seed {seed}"));
        }
    }
}

#[test]
fn long_programs() {
    let mut case = Case::new(2);
    let g = &mut case.graph;
    let [x, y] = [0, 1].map(|i| g.var(case.symbols[i]));
    let mut e = x;
    for i in 0..15_000 {
        let square = g.mul(e, y);
        e = g.add(square, x);
        if i % 500 == 0 {
            e = g.call(Function::Cos, &[e]);
            case.outputs.push(e);
        }
    }
    case.outputs.push(e);
    assert_same_bits(&both(&case), &[0.9, -0.8], "chain");
}

#[test]
fn no_inputs_no_outputs_and_outputs_that_are_inputs_or_constants() {
    let mut case = Case::new(0);
    assert_same_bits(&both(&case), &[], "nothing");
    case.outputs = vec![case.graph.constant(3.0)];
    assert_same_bits(&both(&case), &[], "a constant");
    let mut case = Case::new(2);
    let x = case.graph.var(case.symbols[1]);
    let seven = case.graph.constant(-7.0);
    case.outputs = vec![x, seven, x];
    assert_same_bits(&both(&case), &[1.0, 2.0], "inputs and constants");
}

#[test]
fn native_code_is_shared_between_threads_and_freed() {
    fn shared<T: Send + Sync>(_: &T) {}
    let mut case = Case::new(1);
    let x = case.graph.var(case.symbols[0]);
    case.outputs = vec![case.graph.call(Function::Exp, &[x])];
    let both = both(&case);
    shared(&both.1);
    std::thread::scope(|scope| {
        for i in 0..4 {
            let both = &both;
            scope.spawn(move || assert_same_bits(both, &[f64::from(i)], "thread"));
        }
    });
    let program = Program::compile(&Graph::new(), &[], &[]).expect("nothing to bind");
    for _ in 0..200 {
        drop(Native::compile(&program).expect("a supported processor"));
    }
}
