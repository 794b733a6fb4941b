//! Levels, forces and the model that the tests of searches for rest have, too.

use dalembert_expr::parse;
use dalembert_spec::spec::{
    BodySpec, ConstraintSpec, DefinitionId, Fit, Formula, FramePose, InertiaSpec, JointKind, JointSpec, LagrangianSpec,
    ModelSpec, ModuleSpec, Number, Placement, SimulateSpec, Sources, Span, Spanned, VariableSpec,
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
    built(module)
}

fn built(module: ModuleSpec) -> Model {
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

/// Bodies in a tree, each but the first two on one before it, by joints of all kinds in turn, those of one freedom with springs.
fn tree(n: usize, shift: usize) -> Model {
    const KINDS: [JointKind; 7] = [
        JointKind::Revolute,
        JointKind::Spherical,
        JointKind::Prismatic,
        JointKind::Universal,
        JointKind::Planar,
        JointKind::Cylindrical,
        JointKind::Free,
    ];
    let value = |x: f64| Number::Value(x, Span::default());
    let three = |k: usize| Some([0.3, 0.5, 0.7].map(|x| value((x * (k + 2) as f64).sin())));
    let body = |k: usize| BodySpec {
        name: named(format!("b{k}")),
        alias: None,
        mass: Some(value(1.0 + 0.1 * k as f64)),
        com: three(k),
        inertia: Some(Spanned { value: InertiaSpec::Ball(value(0.4)), span: Span::default() }),
        inertia_rotation: None,
        pose: None,
        frames: Vec::new(),
        flexible: None,
        shapes: Vec::new(),
    };
    let joint = |k: usize| {
        let kind = KINDS[(k + shift) % KINDS.len()];
        let on = if k == 0 { "ground".to_owned() } else { format!("b{}", (k - 1) / 2) };
        let springs = matches!(kind, JointKind::Revolute | JointKind::Prismatic);
        JointSpec {
            name: named(format!("j{k}")),
            alias: None,
            kind: Spanned { value: kind, span: Span::default() },
            between: [named(on), named(format!("b{k}"))],
            placement: Placement::Frames(Box::new([
                FramePose { at: three(k + 1), rotation: None },
                FramePose { at: None, rotation: None },
            ])),
            axis: None,
            second_axis: None,
            pitch: None,
            start: Vec::new(),
            start_rate: Vec::new(),
            fixed: None,
            range: None,
            velocity_limit: None,
            effort_limit: None,
            damping: None,
            friction: None,
            stiffness: springs.then(|| value(3.0)),
            rest: None,
            armature: None,
            mimic: None,
            cut: false,
        }
    };
    built(ModuleSpec {
        gravity: Some(Spanned { value: [1.0, -2.0, -9.0].map(value), span: Span::default() }),
        bodies: (0..n).map(body).collect(),
        joints: (0..n).map(joint).collect(),
        ..ModuleSpec::default()
    })
}

/// What bodies in a tree need to keep their rates changes along their positions as the derivatives of inverse dynamics say, and as residuals along each of them do: with joints of all kinds, turned,
/// under way and at rest.
#[test]
fn efforts_of_trees_change_by_two_routes_alike() {
    for (shift, moving) in (0..7).flat_map(|shift| [(shift, 0.0), (shift, 1.0)]) {
        let model = tree(6, shift);
        let mut state = State::start(&model);
        for (k, y) in state.y.iter_mut().enumerate() {
            *y += 0.4 * (1.7 * (k + 1) as f64).sin();
        }
        for place in model.variables.iter().filter_map(dalembert_model::model::Variable::velocity_place) {
            state.y[place] *= moving;
        }
        let mut equations = Equations::new(&model);
        equations.mechanics.as_ref().expect("bodies").normalize(&mut state.y);
        equations.evaluate(state.t, &state.y, &state.inputs);
        let question = Question { independent: None, some: true };
        let solver = Solver::without_accelerations(&mut equations, &state, &question).unwrap();
        let places = solver.positions();
        assert_eq!(places.len(), model.n());
        let by_sweeps = solver.efforts_of_tree(&places).expect("a tree and nothing else");
        let by_residuals = solver.efforts_by_residuals(&places);
        let largest = by_residuals.iter().flatten().fold(0.0_f64, |most, x| most.max(x.abs()));
        assert!(largest > 1.0);
        for (place, (one, other)) in places.iter().zip(by_sweeps.iter().zip(&by_residuals)) {
            for (k, (x, y)) in one.iter().zip(other).enumerate() {
                assert!((x - y).abs() <= 1e-12 * largest, "{shift}, {moving}, {place:?}, {k}: {x} and {y}");
            }
        }
    }
}

/// However many bodies a tree has, it takes one look at it to know how their efforts change along all of their positions.
#[test]
fn efforts_of_trees_change_along_all_positions_at_once() {
    for n in [3, 30] {
        let model = tree(n, 0);
        let state = State::start(&model);
        let mut equations = Equations::new(&model);
        equations.evaluate(state.t, &state.y, &state.inputs);
        let question = Question { independent: None, some: true };
        let solver = Solver::without_accelerations(&mut equations, &state, &question).unwrap();
        let places = solver.positions();
        let asked = Rc::new(std::cell::Cell::new(0));
        let own = Rc::clone(&asked);
        let given_up = move || own.replace(own.get() + 1) > usize::MAX / 2;
        let changes = dense::interruption::interruptible(given_up, || solver.efforts_along(&places));
        assert_eq!((changes.map(|changes| changes.len()), asked.get()), (Some(model.n()), 1), "{n} bodies");
    }
}

/// Loops and formulas are no trees of bodies: residuals answer.
#[test]
fn others_have_no_sweeps() {
    let model = chain(3);
    let state = State::start(&model);
    let mut equations = Equations::new(&model);
    equations.evaluate(state.t, &state.y, &state.inputs);
    let question = Question { independent: None, some: true };
    let solver = Solver::without_accelerations(&mut equations, &state, &question).unwrap();
    let places = solver.positions();
    assert!(solver.efforts_of_tree(&places).is_none());
    assert_eq!(solver.efforts_along(&places), solver.efforts_by_residuals(&places));
}

/// What changes Q needs no accelerations: the same levels, multipliers and derivatives come of a solver that has them.
#[test]
fn efforts_change_alike_whether_accelerations_are_known() {
    let model = chain(4);
    let state = State::start(&model);
    let question = Question { independent: None, some: true };
    let of = |known: bool| {
        let mut equations = Equations::new(&model);
        equations.evaluate(state.t, &state.y, &state.inputs);
        let solver = if known {
            let mut solver = Solver::new(&mut equations, &state, &question).unwrap();
            solver.without_acceleration();
            solver
        } else {
            Solver::without_accelerations(&mut equations, &state, &question).unwrap()
        };
        (solver.alpha.clone(), solver.lambda.clone(), solver.efforts_along(&solver.positions()))
    };
    assert_eq!(of(true), of(false));
}
