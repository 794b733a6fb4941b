//! Accelerations of free, spherical and planar bodies and of short chains as formulas: what they say is what the sweeps compute.

use std::fmt::Write as _;

use dalembert::dynamics::forms::Body;
use dalembert::dynamics::{StartValues, State};
use dalembert::{At, EquationsRequest, Form, Loaded};

/// Numbers in (−0.5, 0.5) from a seed.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64 - 0.5
    }

    /// With as many decimals.
    fn short(&mut self, decimals: i32) -> f64 {
        let unit = 10.0_f64.powi(decimals);
        (self.next() * unit).round() / unit
    }

    fn point(&mut self) -> [f64; 3] {
        std::array::from_fn(|_| self.short(1))
    }
}

/// Masses and moments of a body.
#[derive(Clone, Copy, Debug)]
enum Shape {
    Block,
    /// A plate of no thickness, as files have it.
    Plate,
    /// Any tensor, its axes turned.
    Turned,
    /// A billionth of a billionth of the others.
    Speck,
}

fn chain(joints: &[&str], shape: Shape, seed: u64) -> String {
    let mut chance = Chance(seed);
    let mut text = "dalembert = 1\ngravity = [0, -9.81, 0]\n".to_owned();
    for (k, joint) in joints.iter().enumerate() {
        let small = if matches!(shape, Shape::Speck) { 1e-12 } else { 1.0 };
        let mass = small * (0.6 + chance.short(1));
        let [a, b, c] = std::array::from_fn(|_| 0.6 + chance.short(1));
        let inertia = match shape {
            Shape::Block => format!("{{ box = [{a}, {b}, {c}] }}"),
            Shape::Plate => format!("{{ box = [{a}, 1e-12, {c}] }}"),
            Shape::Turned => {
                format!("[{}, {}, {}, 0, 0, 0]\ninertia_rotation = {{ rpy = [0.3, -0.7, 1.1] }}", a + b, b + c, c + a)
            }
            Shape::Speck => format!("[{}, {}, {}, 0, 0, 0]", small * (a + b), small * (b + c), small * (c + a)),
        };
        let (com, here, there) = (chance.point(), chance.point(), chance.point());
        let _ = writeln!(text, "[bodies.b{k}]\nmass = {mass}\ncom = {com:?}\ninertia = {inertia}");
        let before = if k == 0 { "ground".to_owned() } else { format!("b{}", k - 1) };
        let axis = match *joint {
            "revolute" if k % 2 == 1 => "axis = [0, 1, 0]\n",
            "revolute" | "planar" => "axis = [0, 0, 1]\n",
            _ => "",
        };
        let _ = writeln!(
            text,
            "[joints.j{k}]\ntype = \"{joint}\"\nbetween = [\"{before}\", \"b{k}\"]\n\
             frames = [{{ at = {here:?} }}, {{ at = {there:?} }}]\n{axis}"
        );
    }
    text
}

/// Any state, with unit quaternions.
fn state(loaded: &Loaded, chance: &mut Chance) -> (State, Vec<(String, f64)>) {
    let model = &loaded.model;
    let mut start = StartValues::of(model);
    let mut set: Vec<(String, f64)> = model
        .variables
        .iter()
        .flat_map(|v| v.slots().map(std::borrow::Cow::into_owned).collect::<Vec<_>>())
        .map(|n| (n, chance.next()))
        .collect();
    for joint in model.mechanism.iter().flat_map(|m| &m.joints).filter(|j| j.coordinates.len() > j.columns.len()) {
        let q: [f64; 4] = std::array::from_fn(|_| chance.next());
        let length = q.iter().map(|x| x * x).sum::<f64>().sqrt();
        set.extend(joint.coordinates.iter().cloned().zip(q.map(|x| x / length)));
    }
    set.extend(model.inputs.iter().map(|i| (i.name.clone(), chance.next())));
    set.iter().for_each(|(name, x)| start.set(model, name, *x).unwrap());
    (start.state, set)
}

fn agrees(joints: &[&str], shape: Shape, seed: u64) {
    let what = format!("{joints:?} {shape:?} {seed}");
    let loaded =
        dalembert::open_text("bodies.toml", &chain(joints, shape, seed)).unwrap_or_else(|e| panic!("{what}: {e}"));
    let request = EquationsRequest { form: Form::Explicit, ..EquationsRequest::default() };
    let forms = loaded.forms(&request).unwrap_or_else(|e| panic!("{what}: {e}"));
    let Body::Explicit { accelerations, .. } = &forms.body else { panic!("{what}") };
    let mut chance = Chance(seed);
    for _ in 0..3 {
        let (state, set) = state(&loaded, &mut chance);
        let found = forms.flat.values(&loaded.model, accelerations, &state, None);
        let wanted = loaded.evaluate(&At { set, ..At::default() }).unwrap().accelerations;
        let size = wanted.iter().fold(1.0_f64, |m, a| m.max(a.1.abs()));
        for (x, (name, y)) in found.iter().zip(&wanted) {
            assert!((x - y).abs() <= 1e-7 * size, "{what}: {name} is {x}, not {y}");
        }
    }
}

#[test]
fn one_body_of_any_shape() {
    for (joint, shape) in [
        ("free", Shape::Plate),
        ("free", Shape::Speck),
        ("spherical", Shape::Turned),
        ("planar", Shape::Block),
        ("planar", Shape::Speck),
        ("revolute", Shape::Turned),
    ] {
        agrees(&[joint], shape, 7);
    }
}

#[test]
fn chains_of_two() {
    agrees(&["revolute", "revolute"], Shape::Block, 3);
    agrees(&["prismatic", "revolute"], Shape::Speck, 5);
    agrees(&["planar", "revolute"], Shape::Block, 11);
    agrees(&["spherical", "spherical"], Shape::Plate, 17);
}

/// What turns along a chain add up is not rounding of the products that it is made of: from 15 hinges on inertias were taken for zero.
#[test]
fn long_chains_of_hinges_across_each_other() {
    agrees(&["revolute"; 20], Shape::Block, 23);
}

/// What formulas cannot say is refused before anything is derived, with the acceleration's name.
#[test]
fn a_rod_that_its_numbers_cannot_tell_is_refused_with_its_name() {
    let rod = "dalembert = 1\n[bodies.rod]\nmass = 1\ncom = [0.5, 0, 0]\ninertia = [1e-13, 0.1, 0.1, 0, 0, 0]\n\
               [joints.j]\ntype = \"free\"\nbetween = [\"ground\", \"rod\"]\nframes = [{}, { at = [0, 0.4, 0] }]\n";
    let loaded = dalembert::open_text("rod.toml", rod).unwrap();
    let request = EquationsRequest { form: Form::Explicit, ..EquationsRequest::default() };
    let said = loaded.forms(&request).unwrap_err().to_string();
    assert!(said.contains("`j.wx'` is nearly without inertia"), "{said}");
}
