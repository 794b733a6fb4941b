//! Models of any size as texts: chains, trees, rows and nets of loops in the plane and in space, formulas.

use std::f64::consts::PI;
use std::fmt::Write as _;

/// A family: what is counted by N.
pub type Family = (&'static str, fn(usize) -> String);

/// All families, with URDF texts left out.
pub const FAMILIES: [Family; 11] = [
    ("chain", chain),
    ("tree", tree),
    ("windows", windows),
    ("scissors", scissors),
    ("hanging chain", hanging_chain),
    ("tied chain", tied_chain),
    ("stewart beside", stewart_beside),
    ("stewart stacked", stewart_stacked),
    ("ball-and-bar beside", ball_and_bar_beside),
    ("beads", beads),
    ("ladder", ladder),
];

/// All families at small and middle sizes, with a name for each.
#[allow(dead_code)] // Of the programs that share this file, not all ask for it.
pub fn all() -> Vec<(String, String)> {
    let sizes = |name: &str| match name {
        "stewart beside" | "stewart stacked" | "ball-and-bar beside" => [1, 3, 10],
        "chain" | "tree" | "hanging chain" | "tied chain" => [6, 20, 100],
        _ => [4, 12, 60],
    };
    let of = |(name, text): &Family| sizes(name).map(|n| (format!("{name} {n}"), text(n)));
    FAMILIES.iter().flat_map(of).collect()
}

/// A rod of some length along x with a frame `end`.
fn rod(name: &str, mass: f64, length: f64) -> String {
    let about = mass * length * length / 12.0;
    format!(
        "[bodies.{name}]\nmass = {mass}\ncom = [{}, 0, 0]\ninertia = [{}, {about}, {about}, 0, 0, 0]\n\
         frames = {{ end = {{ at = [{length}, 0, 0] }}, middle = {{ at = [{}, 0, 0] }}, side = {{ at = [{}, {}, {}] }} }}\n",
        length / 2.0,
        1e-3 * about,
        length / 2.0,
        length / 2.0,
        length / 3.0,
        length / 6.0,
    )
}

fn hinge(name: &str, [on, body]: [&str; 2], axis: &str, start: f64) -> String {
    format!(
        "[joints.{name}]\ntype = \"revolute\"\nbetween = [\"{on}\", \"{body}\"]\naxis = {axis}\nframes = [{{}}, {{}}]\nstart = {start}\n"
    )
}

/// Links on each other, the axes in turn along all three directions.
pub fn chain(links: usize) -> String {
    branching(links, |k| k.checked_sub(1))
}

/// A balanced binary tree of links.
pub fn tree(links: usize) -> String {
    branching(links, |k| (k + 1).checked_div(2)?.checked_sub(1))
}

fn branching(links: usize, parent: fn(usize) -> Option<usize>) -> String {
    let mut text = "dalembert = 1\ngravity = [0, 0, -9.81]\n".to_owned();
    for k in 0..links {
        let on = parent(k).map_or_else(|| "ground".to_owned(), |p| format!("link{p}.end"));
        text += &rod(&format!("link{k}"), 1.25, 0.3);
        let axis = ["[0, 0, 1]", "[0, 1, 0]", "[1, 0, 0]"][k % 3];
        text += &hinge(&format!("joint{k}"), [&on, &format!("link{k}")], axis, 0.01 * (k % 7) as f64);
        text += "damping = 0.1\n";
    }
    text
}

/// Four-bar linkages side by side that share their rods.
pub fn windows(count: usize) -> String {
    let mut text = "dalembert = 1\ngravity = [0, -9.81, 0]\n".to_owned();
    for k in 0..=count {
        text += &rod(&format!("rod{k}"), 1.0, 1.0);
        let _ = writeln!(
            text,
            "[joints.pivot{k}]\ntype = \"revolute\"\nbetween = [\"ground\", \"rod{k}\"]\nframes = [{{ at = [{k}, 0, 0] }}, {{}}]\nstart = -0.4"
        );
    }
    for k in 0..count {
        text += &rod(&format!("link{k}"), 1.0, 1.0);
        text += &hinge(&format!("pin{k}"), [&format!("rod{k}.end"), &format!("link{k}")], "[0, 0, 1]", 0.4);
        text += &cut(&format!("close{k}"), "revolute", [&format!("link{k}.end"), &format!("rod{}.end", k + 1)]);
    }
    text
}

fn cut(name: &str, kind: &str, [one, other]: [&str; 2]) -> String {
    format!("[joints.{name}]\ntype = \"{kind}\"\nbetween = [\"{one}\", \"{other}\"]\ncut = true\n")
}

/// Pairs of crossed rods, each pair on the one before: a pantograph.
pub fn scissors(pairs: usize) -> String {
    let mut text = "dalembert = 1\ngravity = [0, -9.81, 0]\n".to_owned();
    for k in 0..pairs {
        let (a, b) = (format!("a{k}"), format!("b{k}"));
        text += &(rod(&a, 1.0, 1.0) + &rod(&b, 1.0, 1.0));
        let on = k.checked_sub(1).map_or_else(|| "ground".to_owned(), |p| format!("b{p}.end"));
        text += &hinge(&format!("left{k}"), [&on, &a], "[0, 0, 1]", if k == 0 { 0.6 } else { 1.2 });
        text += &hinge(&format!("cross{k}"), [&format!("{a}.middle"), &format!("{b}.middle")], "[0, 0, 1]", -1.2);
        if let Some(p) = k.checked_sub(1) {
            text += &cut(&format!("right{k}"), "revolute", [&format!("a{p}.end"), &b]);
        }
    }
    text
}

/// Links between two pins 1 m apart, in the shape of an arc: one loop around all.
pub fn hanging_chain(links: usize) -> String {
    let (length, spread) = (1.2 / links as f64, 1.0);
    let angle = |k: usize| spread * (2.0 * (k as f64 + 0.5) / links as f64 - 1.0);
    let mut text = "dalembert = 1\ngravity = [0, -9.81, 0]\n".to_owned();
    let (mut on, mut end) = ("ground".to_owned(), 0.0);
    for k in 0..links {
        text += &rod(&format!("link{k}"), 1.0 / links as f64, length);
        let start = if k == 0 { angle(0) } else { angle(k) - angle(k - 1) };
        text += &hinge(&format!("joint{k}"), [&on, &format!("link{k}")], "[0, 0, 1]", start);
        on = format!("link{k}.end");
        end += length * angle(k).cos();
    }
    let _ = write!(
        text,
        "[joints.pin]\ntype = \"revolute\"\nbetween = [\"{on}\", \"ground\"]\naxis = [0, 0, 1]\nframes = [{{}}, {{ at = [{end}, 0, 0] }}]\n\
         cut = true\n"
    );
    text
}

/// A chain in space with a rod between two ball joints beside each fifth piece.
pub fn tied_chain(links: usize) -> String {
    let mut text = "dalembert = 1\ngravity = [0, 0, -9.81]\n".to_owned();
    for k in 0..links {
        let on = k.checked_sub(1).map_or_else(|| "ground".to_owned(), |p| format!("link{p}.end"));
        text += &rod(&format!("link{k}"), 1.25, 0.3);
        text += &hinge(&format!("joint{k}"), [&on, &format!("link{k}")], ["[0, 0, 1]", "[0, 1, 0]"][k % 2], 0.0);
    }
    for k in (0..links.saturating_sub(4)).step_by(5) {
        let tie = format!("tie{k}");
        text += &rod(&tie, 0.3, 0.9);
        let _ = write!(text, "[joints.ball{k}]\ntype = \"spherical\"\nbetween = [\"link{}.side\", \"{tie}\"]\n", k + 1);
        text += &cut(&format!("stop{k}"), "spherical", [&format!("{tie}.end"), &format!("link{}.side", k + 4)]);
    }
    text
}

/// Angles of the legs' places on a base and on a platform, in pairs that form triangles.
const LEGS: [(f64, f64); 6] = [
    (PI / 2.0 - 0.25, PI / 6.0 + 0.25),
    (PI / 2.0 + 0.25, 5.0 * PI / 6.0 - 0.25),
    (7.0 * PI / 6.0 - 0.25, 5.0 * PI / 6.0 + 0.25),
    (7.0 * PI / 6.0 + 0.25, 3.0 * PI / 2.0 - 0.25),
    (11.0 * PI / 6.0 - 0.25, 3.0 * PI / 2.0 + 0.25),
    (11.0 * PI / 6.0 + 0.25, PI / 6.0 - 0.25),
];
/// Radii of these places and height of a platform above its base, m.
const BASE: f64 = 0.35;
const TOP: f64 = 0.3;
const HEIGHT: f64 = 0.5;

/// Stewart platforms on extensible legs, 21 velocities each, side by side on the ground.
pub fn stewart_beside(count: usize) -> String {
    (0..count).fold("dalembert = 1\ngravity = [0, 0, -9.81]\n".to_owned(), |text, k| text + &platform(k, None))
}

/// The same, each on the one below.
pub fn stewart_stacked(count: usize) -> String {
    (0..count)
        .fold("dalembert = 1\ngravity = [0, 0, -9.81]\n".to_owned(), |text, k| text + &platform(k, k.checked_sub(1)))
}

fn platform(number: usize, below: Option<usize>) -> String {
    let away = if below.is_none() { 2.0 * number as f64 } else { 0.0 };
    let place = |radius: f64, angle: f64, up: f64, x: f64| [x + radius * angle.cos(), radius * angle.sin(), up];
    let mut frames = Vec::new();
    for (k, (base, top)) in LEGS.iter().enumerate() {
        frames.push(format!("p{k} = {{ at = {:?} }}", place(TOP, *top, 0.0, 0.0)));
        frames.push(format!("b{k} = {{ at = {:?} }}", place(BASE, *base, 0.02, 0.0)));
    }
    let mut text = format!(
        "[bodies.top{number}]\nmass = 4.0\ninertia = {{ cylinder = [0.3, 0.04], along = \"z\" }}\nframes = {{ {} }}\n",
        frames.join(", ")
    );
    for (k, (base, top)) in LEGS.iter().enumerate() {
        let leg = format!("{number}_{k}");
        let [x, y] = [TOP * top.cos() - BASE * base.cos(), TOP * top.sin() - BASE * base.sin()];
        let z = HEIGHT - 0.02;
        let length = (x * x + y * y + z * z).sqrt();
        let (on, frame) = match below {
            Some(below) => (format!("top{below}.b{k}"), "{}".to_owned()),
            None => ("ground".to_owned(), format!("{{ at = {:?} }}", place(BASE, *base, 0.02, away))),
        };
        let _ = write!(
            text,
            "[bodies.outer{leg}]\nmass = 1.0\ncom = [0, 0, 0.15]\ninertia = {{ cylinder = [0.03, 0.3], along = \"z\" }}\n\
             [bodies.inner{leg}]\nmass = 0.5\ncom = [0, 0, -0.15]\ninertia = {{ cylinder = [0.015, 0.3], along = \"z\" }}\n\
             frames = {{ tip = {{}} }}\n\
             [joints.foot{leg}]\ntype = \"universal\"\nbetween = [\"{on}\", \"outer{leg}\"]\nframes = [{frame}, {{}}]\naxis = [1, 0, 0]\n\
             second_axis = [0, 1, 0]\nstart = [{}, {}]\n\
             [joints.stroke{leg}]\ntype = \"prismatic\"\nbetween = [\"outer{leg}\", \"inner{leg}\"]\naxis = [0, 0, 1]\nstart = {length}\n\
             stiffness = 2000.0\nrest = {length}\n",
            f64::atan2(-y, z),
            (x / length).asin(),
        );
        let ends = [format!("inner{leg}.tip"), format!("top{number}.p{k}")];
        text += &match k {
            0 => format!("[joints.ball{leg}]\ntype = \"spherical\"\nbetween = [\"{}\", \"{}\"]\n", ends[0], ends[1]),
            _ => cut(&format!("ball{leg}"), "spherical", [&ends[0], &ends[1]]),
        };
    }
    text
}

/// Platforms on arms and rods with ball joints at both ends, which spin by themselves, side by side on the ground.
pub fn ball_and_bar_beside(count: usize) -> String {
    let mut text = "dalembert = 1\ngravity = [0, 0, -9.81]\n".to_owned();
    let (arm, base) = (0.12, 0.3);
    for number in 0..count {
        let away = 2.0 * number as f64;
        let mut frames = Vec::new();
        let mut legs = String::new();
        for (k, (b, p)) in LEGS.iter().enumerate() {
            frames.push(format!("p{k} = {{ at = [{}, {}, 0] }}", 0.25 * p.cos(), 0.25 * p.sin()));
            // The arm lies along the circle, away from the other of its pair.
            let heading = b + if k % 2 == 0 { -PI / 2.0 } else { PI / 2.0 };
            let elbow = [base * b.cos() + arm * heading.cos(), base * b.sin() + arm * heading.sin()];
            let way = [0.25 * p.cos() - elbow[0], 0.25 * p.sin() - elbow[1], 0.4];
            let length = way.iter().map(|x| x * x).sum::<f64>().sqrt();
            let leg = format!("{number}_{k}");
            let _ = write!(
                legs,
                "[bodies.arm{leg}]\nmass = 0.3\ncom = [{}, 0, 0]\ninertia = {{ box = [{arm}, 0.02, 0.02] }}\n\
                 frames = {{ elbow = {{ at = [{arm}, 0, 0] }} }}\n\
                 [bodies.rod{leg}]\nmass = 0.2\ncom = [0, 0, {}]\ninertia = {{ cylinder = [0.006, {length}], along = \"z\" }}\n\
                 frames = {{ tip = {{ at = [0, 0, {length}] }} }}\n\
                 [joints.motor{leg}]\ntype = \"revolute\"\nbetween = [\"ground\", \"arm{leg}\"]\n\
                 frames = [{{ at = [{}, {}, 0], rotation = {{ axis = [0, 0, 1], angle = {heading} }} }}, {{}}]\naxis = [0, -1, 0]\n\
                 stiffness = 30.0\n\
                 [joints.elbow{leg}]\ntype = \"spherical\"\nbetween = [\"arm{leg}.elbow\", \"rod{leg}\"]\n\
                 [joints.ball{leg}]\ntype = \"spherical\"\nbetween = [\"rod{leg}.tip\", \"top{number}.p{k}\"]\n",
                arm / 2.0,
                length / 2.0,
                away + base * b.cos(),
                base * b.sin(),
            );
        }
        let _ = write!(
            text,
            "[bodies.top{number}]\nmass = 4.0\ninertia = {{ cylinder = [0.25, 0.02], along = \"z\" }}\nframes = {{ {} }}\n\
             [joints.table{number}]\ntype = \"free\"\nbetween = [\"ground\", \"top{number}\"]\nstart = [1, 0, 0, 0, {away}, 0, 0.4]\n\
             fixed = true\n",
            frames.join(", ")
        );
        text += &legs;
    }
    text
}

/// Beads on a string of rigid pieces, in formulas.
pub fn beads(count: usize) -> String {
    let mut text = "dalembert = 1\n[variables]\n".to_owned();
    for k in 1..=count {
        let _ =
            writeln!(text, "x{k} = {{ start = [{k}, 0], fixed = true }}\ny{k} = {{ start = [0, 0], fixed = true }}");
    }
    text.push_str("[equations]\n");
    for k in 1..=count {
        let _ = writeln!(text, "mass.x{k}.x{k} = 1\nmass.y{k}.y{k} = 1\nforce.y{k} = \"-9.81\"");
    }
    text.push_str("[constraints]\nr1 = \"x1^2 + y1^2 = 1\"\n");
    for k in 2..=count {
        let _ = writeln!(text, "r{k} = \"(x{k} - x{0})^2 + (y{k} - y{0})^2 = 1\"", k - 1);
    }
    text
}

/// A ladder of inductors, resistors and capacitors, joined at terminals.
pub fn ladder(cells: usize) -> String {
    let mut text = "dalembert = 1\n[variables]\n".to_owned();
    for k in 0..cells {
        let _ = writeln!(
            text,
            "i{k} = {{ order = 1, start = 0, fixed = true }}\nu{k} = {{ order = 1, start = 0, fixed = true }}\no{k} = {{ order = 1 }}"
        );
    }
    let _ = writeln!(
        text,
        "load = {{ order = 1, start = 0, fixed = true }}\n[equations]\nmass.load.load = \"1e-3\"\nforce.load = \"-30*load\""
    );
    for k in 0..cells {
        let _ = writeln!(
            text,
            "mass.i{k}.i{k} = \"1e-3\"\nmass.u{k}.u{k} = \"1e-6\"\nforce.i{k} = \"{}-0.5*i{k} - u{k}\"\nforce.u{k} = \"i{k} - o{k}\"\nforce.o{k} = \"u{k}\"",
            if k == 0 { "10*sin(6283*t) " } else { "" }
        );
    }
    text.push_str("[constraints]\n");
    for k in 0..cells {
        let next = if k + 1 < cells { format!("i{}", k + 1) } else { "load".to_owned() };
        let _ = writeln!(text, "joint{k} = \"o{k} = {next}\"");
    }
    text
}
