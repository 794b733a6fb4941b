//! What the page of a linear system shows: responses against transfer functions, mechanisms that stay closed along their modes, modes over a
//! parameter against frequencies in closed form.

use dalembert::dynamics::linearization::Linearization;
use dalembert::{Linearize, Loaded, Vary};
use serde_json::Value;

fn open(name: &str) -> Loaded {
    let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    dalembert::open(path).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn with_responses(loaded: &Loaded, how: Linearize) -> (Linearize, Linearization) {
    let how = Linearize { responses: true, ..how };
    let found = loaded.linearize(&how).unwrap_or_else(|e| panic!("{e}"));
    (how, found)
}

type Complex = (f64, f64);

fn times(x: Complex, y: Complex) -> Complex {
    (x.0 * y.0 - x.1 * y.1, x.0 * y.1 + x.1 * y.0)
}

fn over(x: Complex, y: Complex) -> Complex {
    let square = y.0 * y.0 + y.1 * y.1;
    times(x, (y.0 / square, -y.1 / square))
}

/// From matrices by elimination, and from zeros, poles and gain: two ways that share no step.
#[test]
fn frequency_responses_are_those_of_zeros_and_poles() {
    for name in ["two_inertias", "harmonic_drive", "dc_motor", "four_bar"] {
        let (_, found) = with_responses(&open(name), Linearize::default());
        let responses = found.responses.as_ref().expect("asked for");
        assert_eq!(responses.channels.len(), found.channels.len(), "{name}");
        for (shown, channel) in responses.channels.iter().zip(&found.channels) {
            let pairs = (&found.model.inputs[shown.input].name, &found.model.outputs[shown.output].name);
            assert_eq!(pairs, (&channel.input, &channel.output));
            for (w, g) in responses.frequencies.iter().zip(&shown.frequency).step_by(7) {
                let mut wanted = (channel.gain, 0.0);
                for k in 0..channel.poles.len() {
                    wanted = channel.zeros.get(k).map_or(wanted, |z| times(wanted, (-z.0, w - z.1)));
                    wanted = over(wanted, (-channel.poles[k].0, w - channel.poles[k].1));
                }
                let off = (g.0 - wanted.0).hypot(g.1 - wanted.1);
                // Eigenvalues are known to some ten digits beside the fastest one; near a resonance that is less of the answer.
                assert!(off <= 1e-6 * wanted.0.hypot(wanted.1), "{name} at {w}: {g:?} {wanted:?}");
            }
        }
    }
}

/// A step ends where the frequency response begins, and both stop at what is damped least.
#[test]
fn steps_end_at_the_gain_at_rest() {
    let text = "dalembert = 1\n[variables]\nx = {}\ny = {}\n[inputs]\nu = 0\n[outputs]\nat_x = \"x\"\nat_y = \"y\"\n[lagrangian]\n\
                kinetic = \"(x'^2 + 0.01*y'^2)/2\"\npotential = \"2*x^2 + 30*(y - x)^2/2\"\ndissipation = \"(0.4*x'^2 + 0.1*(y' - x')^2)/2\"\n\
                [forces]\ny = \"u\"\n";
    let loaded = dalembert::open_text("pair", text).unwrap_or_else(|e| panic!("{e}"));
    let (_, found) = with_responses(&loaded, Linearize::default());
    let responses = found.responses.as_ref().expect("asked for");
    // S = [[34, −30], [−30, 30]], F = (0, 1): at rest (30, 34)/(34·30 − 900).
    for (channel, gain) in responses.channels.iter().zip([0.25, 34.0 / 120.0]) {
        let (slow, end) = (channel.frequency[0], channel.step.last().expect("instants"));
        // Beside the gain at rest: (ω/ω₁)² and 2ζω/ω₁ of the slow mode, half as much again for the fast one.
        let (ratio, damping) =
            (responses.frequencies[0] / found.modes[0].frequency, found.modes[0].damping.expect("damped"));
        let off = (1.5 * ratio * ratio * gain, 1.5 * 2.0 * damping * ratio * gain);
        assert!((slow.0 - gain).abs() < off.0 && slow.1.abs() < off.1, "{slow:?} {off:?}");
        assert!((end - gain).abs() < 0.02 * gain, "{end} {gain}");
        assert_eq!(channel.step[0], 0.0);
    }
    let spans = (responses.frequencies[0], *responses.frequencies.last().expect("frequencies"));
    let all = found.modes.iter().map(|m| m.frequency);
    assert!(all.clone().all(|w| spans.0 < 0.2 * w && spans.1 > 5.0 * w));
    let peak =
        |k: usize| responses.frequencies.iter().any(|w| (w - found.modes[k].eigenvalue.1.abs()).abs() < 1e-12 * w);
    assert!((0..found.modes.len()).all(peak), "a peak stands between the frequencies");
}

fn bytes(base64: &str) -> Vec<u8> {
    let digit = |c: u8| match c {
        b'A'..=b'Z' => c - b'A',
        b'a'..=b'z' => c - b'a' + 26,
        b'0'..=b'9' => c - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let mut out = Vec::new();
    for chunk in base64.trim_end_matches('=').as_bytes().chunks(4) {
        let word = chunk.iter().fold(0_u32, |word, c| word << 6 | u32::from(digit(*c))) << (6 * (4 - chunk.len()));
        out.extend((0..chunk.len() - 1).map(|k| (word >> (16 - 8 * k)) as u8));
    }
    out
}

fn block(page: &str, id: &str) -> Value {
    let mark = format!("id=\"{id}\">");
    let start = page.find(&mark).unwrap_or_else(|| panic!("no {id}")) + mark.len();
    let end = start + page[start..].find("</script>").expect("an end");
    serde_json::from_str(&page[start..end]).expect("JSON")
}

fn turned(q: &[f64], v: [f64; 3]) -> [f64; 3] {
    let (w, u) = (q[0], [q[1], q[2], q[3]]);
    let cross =
        |a: [f64; 3], b: [f64; 3]| [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    let (first, second) = (cross(u, v), cross(u, cross(u, v)));
    [0, 1, 2].map(|i| v[i] + 2.0 * (w * first[i] + second[i]))
}

/// Both halves of every pin stay together in every picture, and every mode that is shown moves something.
#[test]
fn loops_stay_closed_along_modes() {
    for (name, kinds) in [("four_bar", "revolute"), ("bricard", "revolute"), ("stewart_ups", "spherical")] {
        let loaded = open(name);
        let (how, found) = with_responses(&loaded, Linearize::default());
        let page = loaded.linear_page(&how, &found);
        let (scene, data) = (block(&page, "scene"), block(&page, "data"));
        let poses: Vec<f64> = bytes(scene["poses"].as_str().expect("poses"))
            .chunks(4)
            .map(|b| f64::from(f32::from_le_bytes([b[0], b[1], b[2], b[3]])))
            .collect();
        let times: Vec<f64> = bytes(scene["time"].as_str().expect("time"))
            .chunks(8)
            .map(|b| f64::from_le_bytes(b.try_into().expect("eight")))
            .collect();
        let frames = scene["frames"].as_array().expect("frames").len();
        let size = scene["size"].as_f64().expect("a size");
        let place = |end: &Value, k: usize| {
            let at = [1, 2, 3].map(|i| end[i].as_f64().expect("a coordinate"));
            end[0].as_u64().map_or(at, |f| {
                let pose = &poses[7 * (k * frames + f as usize)..][..7];
                let v = turned(&pose[3..], at);
                [0, 1, 2].map(|i| pose[i] + v[i])
            })
        };
        let apart = |x: [f64; 3], y: [f64; 3]| (0..3).map(|i| (x[i] - y[i]).powi(2)).sum::<f64>().sqrt();
        let joints = scene["joints"].as_array().expect("joints");
        let pins: Vec<&Value> = joints.iter().filter(|j| j["kind"] == kinds).collect();
        assert!(!pins.is_empty(), "{name}");
        for (k, pin) in (0..times.len()).flat_map(|k| pins.iter().map(move |pin| (k, pin))) {
            let off = apart(place(&pin["ends"][0], k), place(&pin["ends"][1], k));
            // Poses are written in single precision.
            assert!(off < 1e-5 * size, "{name}, {}: {off}", pin["name"]);
        }
        let windows = data["windows"].as_array().expect("windows");
        assert!(!windows.is_empty(), "{name}");
        for window in windows {
            let (from, to) = (window["span"][0].as_f64().unwrap(), window["span"][1].as_f64().unwrap());
            let inside: Vec<usize> = (0..times.len()).filter(|k| times[*k] >= from && times[*k] < to).collect();
            let moved = |f: usize| {
                let origin = |k: usize| -> [f64; 3] { poses[7 * (k * frames + f)..][..3].try_into().expect("three") };
                inside.iter().map(|k| apart(origin(*k), origin(inside[0]))).fold(0.0, f64::max)
            };
            let most = (0..frames).map(moved).fold(0.0, f64::max);
            assert!(most > 1e-3 * size && most < size, "{name}: {most} of {size}");
        }
    }
}

/// Two pendulums on a spring whose lengths become equal: they veer; without the spring they cross.
#[test]
fn modes_keep_their_names_over_a_parameter() {
    let study = |spring: f64| {
        let text = format!(
            "dalembert = 1\n[parameters]\nw = {{ value = 1, unit = \"rad/s\" }}\nk = {spring:?}\n[variables]\na = {{}}\nb = {{}}\n[lagrangian]\n\
             kinetic = \"(a'^2 + b'^2)/2\"\npotential = \"a^2/2 + w^2*b^2/2 + k*(a - b)^2/2\"\n"
        );
        let loaded = dalembert::open_text("pair", &text).unwrap_or_else(|e| panic!("{e}"));
        let vary = vec![Vary { name: "w".to_owned(), from: 0.5, to: 1.5 }];
        let how = Linearize { vary, inputs: Some(Vec::new()), ..Linearize::default() };
        loaded.linearize(&how).unwrap_or_else(|e| panic!("{e}")).parameters.remove(0)
    };
    for k in [0.0, 1e-3] {
        let found = study(k);
        assert_eq!((found.unit.as_deref(), found.inputs.judged, found.modes.branches.len()), (Some("rad/s"), false, 2));
        for (at, w) in found.modes.places.iter().enumerate() {
            let (mean, half) = (0.5 * (1.0 + w * w) + k, (0.25 * (1.0 - w * w).powi(2) + k * k).sqrt());
            let mut wanted = [(mean - half).sqrt(), (mean + half).sqrt()];
            if k == 0.0 && *w > 1.0 {
                wanted.reverse();
            }
            for (branch, wanted) in found.modes.branches.iter().zip(wanted) {
                let (re, im) = branch.eigenvalues[at];
                assert!(re.abs() < 1e-12 && (im - wanted).abs() < 1e-12, "{k} {w}: {re} {im} {wanted}");
            }
        }
        let [meeting] = found.modes.meetings[..] else { panic!("{:?}", found.modes.meetings) };
        assert_eq!((meeting.veering, meeting.modes), (k > 0.0, (0, 1)));
        let gap = (1.0 + 2.0 * k).sqrt() - 1.0;
        assert!((meeting.gap - gap).abs() <= 0.1 * gap && (meeting.at - 1.0).abs() < 1e-3, "{meeting:?}");
    }
}

/// Carts in a row with a damper beside each spring, driven at the first.
fn carts(damping: f64, anchored: bool) -> Loaded {
    let wall = if anchored { ["+ x^2", "+ x'^2"] } else { ["", ""] };
    let text = format!(
        "dalembert = 1\n[parameters]\nd = {damping}\n[variables]\nx = {{}}\ny = {{}}\nz = {{}}\n[inputs]\nu = 0\n[outputs]\n\
         at_x = \"x\"\nat_y = \"y\"\nat_z = \"z\"\nrate = \"y'\"\napart = \"x - z\"\nacceleration = \"x''\"\n[lagrangian]\n\
         kinetic = \"(x'^2 + 2*y'^2 + 0.7*z'^2)/2\"\npotential = \"(3*(y - x)^2 + 2*(z - y)^2 {})/2\"\n\
         dissipation = \"d*((y' - x')^2 + (z' - y')^2 {})/2\"\n[forces]\nx = \"u\"\n",
        wall[0], wall[1]
    );
    dalembert::open_text("carts", &text).unwrap_or_else(|e| panic!("{e}"))
}

/// Where nothing damps, angles of G alone do not say which way a half turn goes; the phase is the limit of small damping, whose angles change
/// by little from frequency to frequency and are continued without a choice.
#[test]
fn phases_without_damping_are_the_limit_of_small_damping() {
    use std::f64::consts::{PI, TAU};
    for anchored in [true, false] {
        let of =
            |damping| with_responses(&carts(damping, anchored), Linearize::default()).1.responses.expect("asked for");
        let (none, some) = (of(0.0), of(1e-5));
        assert_eq!(none.channels.len(), 6);
        for (bare, damped) in none.channels.iter().zip(&some.channels) {
            // Two derivatives lead by half a turn at the start, two integrals lag by it.
            let gains = [0, damped.frequency.len() / 4].map(|k| damped.frequency[k].0.hypot(damped.frequency[k].1));
            let (mut continued, mut last) = (Vec::new(), if gains[0] < gains[1] { 0.9 * PI } else { -0.9 * PI });
            for (k, g) in damped.frequency.iter().enumerate() {
                let own = g.1.atan2(g.0);
                last = if k == 0 && own.abs() < 0.75 * PI { own } else { own + TAU * ((last - own) / TAU).round() };
                continued.push(last);
            }
            let mut compared = 0;
            for (w, phase) in none.frequencies.iter().zip(&bare.phase) {
                let near = |x: &f64| (x - w).abs() < 0.01 * x;
                let at = some.frequencies.iter().position(|v| (v - w).abs() < 1e-9 * w);
                if let (Some(k), false) = (at, bare.extremes.iter().any(near)) {
                    let expected = continued[k];
                    assert!((phase - expected).abs() < 0.01, "{anchored}: {} at {w}: {phase} {expected}", bare.output);
                    assert!((damped.phase[k] - expected).abs() < 1e-9, "{anchored}: {} at {w}", bare.output);
                    compared += 1;
                }
            }
            assert!(compared > 20, "{compared}");
            // No frequency stands on a resonance or notch itself, where G is no number of a plot.
            let largest = bare.frequency.iter().map(|g| g.0.hypot(g.1)).fold(0.0, f64::max);
            assert!(largest < 1e9 && bare.extremes.len() >= 2, "{largest} {:?}", bare.extremes);
        }
    }
}

/// A pole parts the plots of a parameter in two, each named by its part of the range, and is told with the reason.
#[test]
fn a_pole_parts_the_plots_of_a_parameter() {
    let text = "dalembert = 1\n[parameters]\na = 0.3\n[variables]\nx = { order = 1 }\n[equations]\nmass = { x = { x = 1 } }\nforce = { x = \"-x/(a - 1/2)\" }\n";
    let loaded = dalembert::open_text("pole", text).unwrap_or_else(|e| panic!("{e}"));
    let vary = vec![Vary { name: "a".to_owned(), from: 0.0, to: 1.0 }];
    let how = Linearize { vary, responses: true, ..Linearize::default() };
    let found = loaded.linearize(&how).unwrap_or_else(|e| panic!("{e}"));
    let page = loaded.linear_page(&how, &found);
    assert!(page.contains("there is no linear system: ") && page.contains("id=\"course-1\""));
    assert!(page.contains(" from 0 to ") && !page.contains("id=\"course-2\""));
}
