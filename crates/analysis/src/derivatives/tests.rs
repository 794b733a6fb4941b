//! Levels, forces and the model that the tests of searches for rest have, too.

use dalembert_expr::parse;
use dalembert_spec::spec::{
    ConstraintSpec, DefinitionId, Fit, Formula, LagrangianSpec, ModelSpec, ModuleSpec, SimulateSpec, Sources, Span,
    Spanned, VariableSpec,
};

use super::*;

fn formula(text: &str) -> Formula {
    Formula { ast: parse(text).unwrap(), span: Span::default(), verbatim: false }
}

fn named(name: String) -> Spanned<String> {
    Spanned { value: name, span: Span::default() }
}

/// Point masses on a bent line, each a unit away from the one before.
pub(crate) fn chain(n: usize) -> Model {
    let variable = |name: String, start: String| VariableSpec {
        name: named(name),
        order: None,
        start: vec![formula(&start)],
        fixed: Vec::new(),
        fixed_span: None,
        scale: Vec::new(),
        unit: None,
        quasi: None,
    };
    let along = |of: &str, k: usize| (0..=k).map(|i| format!("{of}({i})")).collect::<Vec<_>>().join("+");
    let place = |k: usize| [variable(format!("x{k}"), along("sin", k)), variable(format!("y{k}"), along("cos", k))];
    let link = |k: usize| {
        let apart = |of: &str| if k == 0 { format!("{of}0") } else { format!("({of}{k}-{of}{})", k - 1) };
        ConstraintSpec {
            name: named(format!("c{k}")),
            left: formula(&format!("{}^2+{}^2", apart("x"), apart("y"))),
            right: formula("1"),
            force: Vec::new(),
            noise: None,
            baumgarte: None,
            repeat: None,
        }
    };
    let sum = |of: &dyn Fn(usize) -> String| formula(&(0..n).map(of).collect::<Vec<_>>().join("+"));
    let lagrangian = LagrangianSpec {
        difference: None,
        kinetic: Some(sum(&|k| format!("x{k}'^2+y{k}'^2"))),
        potential: Some(sum(&|k| format!("9.81*y{k}"))),
        dissipation: None,
    };
    let module = ModuleSpec {
        variables: (0..n).flat_map(place).collect(),
        lagrangian: Some(lagrangian),
        constraints: (0..n).map(link).collect(),
        ..ModuleSpec::default()
    };
    let spec = ModelSpec {
        title: None,
        definitions: vec![module],
        root: DefinitionId(0),
        simulate: SimulateSpec::default(),
        sources: Sources::default(),
        keep_fixed: false,
        fit: Fit::default(),
    };
    Model::build(&spec).unwrap()
}

/// Positions, velocities and accelerations that the same rows hold take one factorization together, and its motions do not change what is held.
#[test]
fn levels_that_hold_the_same_are_one() {
    let model = chain(5);
    let state = State::start(&model);
    let mut equations = Equations::new(&model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let solver = Solver::new(&mut equations, &state, &Question::default()).unwrap();
    let [first, others @ ..] = &solver.stages[..] else { panic!("levels") };
    assert_eq!((others.len(), first.z.ncols()), (2, 5));
    assert!(others.iter().all(|other| Rc::ptr_eq(first, other)));
    for (r, w) in (0..5).flat_map(|r| (0..5).map(move |w| (r, w))) {
        let held: f64 = solver.equations.row(r).map(|(c, x)| x * first.z[(c, w)]).sum();
        assert!(held.abs() < 1e-13, "{r}, {w}: {held}");
    }
}
/// A force F on one column gives A α = 0 and Zᵀ(M α − F) = 0, and moves no state.
#[test]
fn forces_accelerate_along_what_is_free() {
    let model = chain(4);
    let state = State::start(&model);
    let mut equations = Equations::new(&model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let solver = Solver::new(&mut equations, &state, &Question::default()).unwrap();
    let (n, z) = (model.n(), &solver.stages[0].z);
    for (column, change) in solver.along_forces(0..n).iter().enumerate() {
        assert!(change.y.iter().all(|y| *y == 0.0));
        for r in 0..model.rows.len() {
            let held: f64 = solver.equations.row(r).map(|(c, x)| x * change.alpha[c]).sum();
            assert!(held.abs() < 1e-12, "{column}, {r}: {held}");
        }
        let inertia = |c: usize| (0..n).map(|j| solver.mass_entry(c, j) * change.alpha[j]).sum::<f64>();
        for w in 0..z.ncols() {
            let left = (0..n).map(|c| z[(c, w)] * inertia(c)).sum::<f64>() - z[(column, w)];
            assert!(left.abs() < 1e-12, "{column}, {w}: {left}");
        }
    }
}
