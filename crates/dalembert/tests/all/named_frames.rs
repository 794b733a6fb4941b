//! A joint that is placed in the reference pose, between named frames: both say where it is, and they have to agree.

use dalembert::{At, Loaded, Open};

/// A slider-crank with a crank of 0.2 m and a rod of 0.6 m by its frames; what is said of the places of both pins besides.
fn slider_crank(pin: &str, eye: &str) -> String {
    let body = |name: &str, tip: f64| {
        format!(
            "[bodies.{name}]\nmass = 1\ninertia = {{ ball = 0.1 }}\nframes = {{ tip = {{ at = [{tip}, 0, 0] }} }}\n"
        )
    };
    [
        "dalembert = 1\ngravity = [0, -9.81, 0]\n".to_owned(),
        [body("crank", 0.2), body("rod", 0.6), body("slider", 0.1)].concat(),
        "[joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"crank\"]\nstart = 0.7\nfixed = true\n".to_owned(),
        format!("[joints.B]\ntype = \"revolute\"\nbetween = [\"crank.tip\", \"rod\"]\n{pin}\n"),
        format!("[joints.C]\ntype = \"revolute\"\nbetween = [\"rod.tip\", \"slider\"]\n{eye}\n"),
        "[outputs]\nx = \"px(slider)\"\n".to_owned(),
        "[joints.S]\ntype = \"prismatic\"\nbetween = [\"ground\", \"slider\"]\naxis = [1, 0, 0]\n".to_owned(),
    ]
    .concat()
}

fn open(text: &str, absolute: bool) -> Result<Loaded, dalembert::Error> {
    dalembert::open_text_as("typed.toml", text, &Open { absolute, ..Open::default() }, &[]).map(|opened| opened.0)
}

/// Where the slider is.
fn slider(model: &Loaded) -> f64 {
    let found = model.evaluate(&At::default()).unwrap_or_else(|e| panic!("{e}"));
    let x = found.outputs.iter().find(|o| o.0 == "x");
    x.map_or(f64::NAN, |x| x.1)
}

/// Places that agree with the frames, to rounding, change nothing; the rod has its length in joint coordinates and in absolute ones.
#[test]
fn a_place_that_agrees_with_its_frames_is_the_frames() {
    // Where the reference pose draws all bodies at the origin, a pin at 0.2 m is on both of its bodies.
    for (pin, eye, rod, from) in [
        ("", "", 0.6_f64, 0.0),
        ("", "at = [0.8, 0, 0]", 0.6, 0.8),
        ("", "at = [0.80000000001, 0, 0]", 0.6, 0.8),
        ("at = [0.2, 0, 0]", "at = [0.6, 0, 0]", 0.4, 0.6),
    ] {
        let reach = 0.2 * 0.7_f64.cos() + (rod.powi(2) - (0.2 * 0.7_f64.sin()).powi(2)).sqrt();
        for absolute in [false, true] {
            let model = open(&slider_crank(pin, eye), absolute).unwrap_or_else(|e| panic!("{e}"));
            let x = slider(&model) + from;
            assert!((x - reach).abs() < 1e-9, "{pin} {eye} {absolute}: {x} in place of {reach}");
        }
    }
}

/// Places elsewhere than the frame are refused, with the line, the joint and the frame: in the tree, in loops, on either side.
#[test]
fn a_place_that_its_frame_contradicts_is_refused() {
    let swapped = |text: String| text.replace("[\"rod.tip\", \"slider\"]", "[\"slider\", \"rod.tip\"]");
    for off in [-0.1, 1e-4, 0.1, 3.0] {
        let place = |x: f64| format!("at = [{:?}, 0, 0]", x + off);
        let texts = [
            (slider_crank(&place(0.2), ""), "joint `B`", "`crank.tip`", "\"crank.tip\""),
            (slider_crank("", &place(0.8)), "joint `C`", "`rod.tip`", "\"rod.tip\""),
            (swapped(slider_crank("", &place(0.8))), "joint `C`", "`rod.tip`", "\"rod.tip\""),
        ];
        for (text, joint, frame, named) in texts {
            for absolute in [false, true] {
                let Err(e) = open(&text, absolute) else { panic!("it was read:\n{text}") };
                let said = e.to_string();
                let line = 1 + text.lines().position(|l| l.contains("between") && l.contains(named)).unwrap();
                assert!(said.contains(joint) && said.contains(frame), "{said}");
                assert!(said.contains(&format!("typed.toml:{line}:")), "{said}");
            }
        }
    }
}
