//! Sums over whole numbers, and parts that are repeated with a number.

use dalembert::{Loaded, Simulate};

fn open(text: &str) -> Loaded {
    dalembert::open_text("sums.toml", &format!("dalembert = 1\n{text}")).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn refusal(text: &str) -> String {
    match dalembert::open_text("sums.toml", &format!("dalembert = 1\n{text}")) {
        Ok(_) => panic!("it was read:\n{text}"),
        Err(e) => e.to_string(),
    }
}

fn last(model: &Loaded) -> Vec<(String, f64)> {
    let how = Simulate { until: Some(0.7), tolerance: Some(1e-10), ..Simulate::default() };
    let run = model.simulate(&how, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert!(run.summary.completed, "{}", run.summary.stop_reason);
    run.summary.final_values
}

/// Twenty charges on a line in a bowl: written with sums, and written out by hand.
#[test]
fn a_sum_is_what_it_stands_for() {
    let short = open(
        r#"
[variables]
x = { repeat = 20, start = ["index - 9.5 + 0.1*sin(index)", 0] }
[lagrangian]
kinetic = "sum(i, 0, 19, x[i]'^2/2)"
potential = "sum(i, 0, 19, 0.1*x[i]^2) + sum(i, 0, 18, sum(j, i+1, 19, 1/(x[j] - x[i])))"
"#,
    );
    let start: Vec<String> = (0..20)
        .map(|k| format!("x{k} = {{ start = [{}, 0] }}", f64::from(k) - 9.5 + 0.1 * f64::from(k).sin()))
        .collect();
    let kinetic: Vec<String> = (0..20).map(|k| format!("x{k}'^2/2")).collect();
    let bowl: Vec<String> = (0..20).map(|k| format!("0.1*x{k}^2")).collect();
    let pairs = (0..20).flat_map(|i| (i + 1..20).map(move |j| format!("1/(x{j} - x{i})")));
    let long = open(&format!(
        "[variables]\n{}\n[lagrangian]\nkinetic = \"{}\"\npotential = \"{}\"\n",
        start.join("\n"),
        kinetic.join(" + "),
        bowl.into_iter().chain(pairs).collect::<Vec<_>>().join(" + ")
    ));
    let (short, long) = (last(&short), last(&long));
    assert_eq!(short.len(), 40);
    assert_eq!((short[3].0.as_str(), short[23].0.as_str()), ("x[3]", "x[3]'"));
    for ((name, a), (_, b)) in short.iter().zip(&long) {
        assert!((a - b).abs() < 1e-8 * b.abs().max(1.0), "{name}: {a}, {b}");
    }
}

/// A hanging chain of bodies by one line for all links and one for all hinges, and by hand.
#[test]
fn links_and_hinges_are_repeated() {
    let short = open(
        r#"
gravity = [0, 0, -9.81]
[bodies]
link = { repeat = 4, mass = "1 + index", com = [0, 0, -0.5], inertia = [0.1, 0.1, 0.1, 0, 0, 0] }
[joints]
top = { type = "revolute", between = ["ground", "link[0]"], axis = [0, 1, 0], frames = [{}, {}], start = 1 }
hinge = { repeat = 3, type = "revolute", between = ["link[index]", "link[index+1]"], axis = [0, 1, 0], frames = [{ at = [0, 0, -1] }, {}], start = "0.1*index", damping = 0.1 }
[forces]
"hinge[index]" = { repeat = 3, value = "-0.2*hinge[index]" }
[outputs]
all = "top + sum(i, 0, 2, hinge[i])"
"#,
    );
    let mut text = "gravity = [0, 0, -9.81]\n[bodies]\n".to_owned();
    for k in 0..4 {
        text += &format!("link{k} = {{ mass = {}, com = [0, 0, -0.5], inertia = [0.1, 0.1, 0.1, 0, 0, 0] }}\n", k + 1);
    }
    text += "[joints]\ntop = { type = \"revolute\", between = [\"ground\", \"link0\"], axis = [0, 1, 0], frames = [{}, {}], start = 1 }\n";
    for k in 0..3 {
        text += &format!(
            "hinge{k} = {{ type = \"revolute\", between = [\"link{k}\", \"link{}\"], axis = [0, 1, 0], frames = [{{ at = [0, 0, -1] }}, {{}}], start = {}, damping = 0.1 }}\n",
            k + 1,
            0.1 * f64::from(k)
        );
    }
    text += "[forces]\nhinge0 = \"-0.2*hinge0\"\nhinge1 = \"-0.2*hinge1\"\nhinge2 = \"-0.2*hinge2\"\n[outputs]\nall = \"top + hinge0 + hinge1 + hinge2\"\n";
    let (a, b) = (last(&short), last(&open(&text)));
    assert_eq!(a.len(), b.len());
    for ((name, x), (_, y)) in a.iter().zip(&b) {
        assert!((x - y).abs() < 1e-9 * y.abs().max(1.0), "{name}: {x}, {y}");
    }
}

#[test]
fn sums_and_repeats_without_meaning_are_refused() {
    let with = |potential: &str| {
        format!("variables = {{ x = {{}} }}\nlagrangian = {{ kinetic = \"x'^2/2\", potential = \"{potential}\" }}")
    };
    let cases = [
        (with("sum(i, 1, n, x^2)"), "whole numbers"),
        (with("sum(i, 1, 2.5, x^2)"), "whole numbers"),
        (with("sum(2, 1, 3, x^2)"), "counts by a plain word"),
        (with("sum(i, 1, 2, sum(i, 1, 2, x^2))"), "counts already"),
        (with("sum(i, 1, 3)"), "takes a word, two bounds and a term"),
        (with("sum(i, 0, 1, x[i]^2)"), "unknown name `x[0]`"),
        (with("sum(i, 1, 900000, sum(j, 1, 900000, x))"), "more than"),
        ("variables = { x = { repeat = 0 } }".to_owned(), "from 1 to"),
        ("variables = { x = { repeat = 2 }, y = {} }\nforces = { x = \"1\" }\nlagrangian = { kinetic = \"y'^2 + sum(i, 0, 1, x[i]'^2)\" }".to_owned(), "`x`"),
    ];
    for (text, words) in cases {
        let said = refusal(&text);
        assert!(said.contains(words), "{words}: {said}");
    }
}

/// A sum over nothing is nothing, and bounds count from whatever they say.
#[test]
fn bounds_are_whole_numbers_of_any_sign() {
    let model = open(
        "variables = { x = { start = 2 } }\nlagrangian = { kinetic = \"x'^2/2\" }\noutputs = { a = \"sum(k, -2, 2, k^2*x)\", b = \"sum(k, 3, 1, x)\", c = \"sum(k, 1, 3, sum(m, k, 2*k-1, m))\" }",
    );
    let values = last(&model);
    let of = |name: &str| values.iter().find(|v| v.0 == name).map(|v| v.1);
    assert_eq!((of("a"), of("b"), of("c")), (Some(20.0), Some(0.0), Some(1.0 + 5.0 + 12.0)));
}
