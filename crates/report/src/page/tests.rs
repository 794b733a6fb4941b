use dalembert_answers::result::{
    AssemblyReport, Column, ColumnKind, EnergySummary, RedundancyKind, RedundantGroup, RunResult, Stop,
};

use super::*;

const HOSTILE: &str = "</script><img src=x onerror=alert(1)>\"'&{{script}}";

fn column(name: &str, kind: ColumnKind, values: &[f64]) -> Column {
    Column { name: name.to_owned(), unit: Some("m".to_owned()), kind, values: values.to_vec() }
}

fn model(name: &str) -> ModelSummary {
    ModelSummary {
        title: name.to_owned(),
        variables: vec![(name.to_owned(), 2, Some(name.to_owned()))],
        parameters: vec![(name.to_owned(), 9.81, Some(name.to_owned()))],
        constraints: vec![(name.to_owned(), format!("{name} = 0"), 1)],
        modules: (3, 2, 1),
        mechanism: (5, 6, 1),
    }
}

fn diagnosis(name: &str) -> Diagnosis {
    let group =
        |consistent| RedundantGroup { rows: vec![name.to_owned(); 2], kind: RedundancyKind::PoseOnly, consistent };
    Diagnosis {
        mobility: 1,
        variables: 3,
        rows: 3,
        rank: 2,
        gap: 1e12,
        soft: vec![name.to_owned()],
        redundant: vec![group(true), group(false)],
        reactions: vec![(name.to_owned(), false), ("other".to_owned(), true)],
        singular_directions: vec![vec![(name.to_owned(), 1.0), ("b".to_owned(), -0.5)]],
        accelerations_unique: false,
        undetermined: vec![name.to_owned()],
        assembly: AssemblyReport {
            converged: false,
            residual: 0.25,
            relative: 0.1,
            unmet: vec![(name.to_owned(), 0.25)],
            iterations: 7,
        },
        notes: vec![name.to_owned()],
        ..Diagnosis::default()
    }
}

fn run(name: &str) -> RunResult {
    let summary = RunSummary {
        t_end: 1.0,
        energy: Some(EnergySummary {
            start: 1.0,
            end: 1.0,
            work: 0.0,
            max_drift: 1e-12,
            size: 1.5,
            ..EnergySummary::default()
        }),
        final_values: vec![(name.to_owned(), 1.5)],
        stop_reason: name.to_owned(),
        method: name.to_owned(),
        integrator: name.to_owned(),
        notes: vec![name.to_owned()],
        ..RunSummary::default()
    };
    let columns = vec![
        column(name, ColumnKind::Variable, &[0.0, f64::NAN, f64::INFINITY]),
        column(&format!("residual.{name}"), ColumnKind::Residual, &[0.0, 1e-13, -1e-14]),
        column("energy", ColumnKind::Energy, &[1.0, 1.0, 1.0]),
    ];
    RunResult { time: vec![0.0, 0.5, 1.0], columns, summary, ..RunResult::default() }
}

fn whole(summary: &ModelSummary, diagnosis: &Diagnosis, run: &RunResult) -> String {
    html(&ReportInput {
        summary,
        diagnosis,
        run: &run.summary,
        curves: &Curves::of(run),
        picture: None,
        course: None,
        panel: None,
        other: None,
        sources: &[],
        equations: None,
    })
}

fn page(name: &str) -> String {
    whole(&model(name), &diagnosis(name), &run(name))
}

fn ordinary() -> RunResult {
    let mut run = run("x");
    run.summary.completed = true;
    run.summary.stop_reason = "end".to_owned();
    run
}

fn sound() -> Diagnosis {
    Diagnosis {
        mobility: 1,
        variables: 2,
        rows: 1,
        rank: 1,
        accelerations_unique: true,
        reactions: vec![("c".to_owned(), true)],
        assembly: AssemblyReport { converged: true, ..AssemblyReport::default() },
        ..Diagnosis::default()
    }
}

/// Names change the text of a page, never its elements.
#[test]
fn hostile_names_add_no_markup() {
    let elements = |page: &str| page.matches('<').count();
    let (plain, hostile) = (page("plain"), page(HOSTILE));
    assert_eq!(elements(&plain), elements(&hostile));
    assert!(!hostile.contains("<img"));
    assert_eq!(plain.matches("</script>").count(), hostile.matches("</script>").count());
    assert_eq!(plain.matches("\"use strict\"").count(), hostile.matches("\"use strict\"").count());
}

#[test]
fn the_page_is_filled_and_balanced() {
    let page = page("plain");
    assert!(!page.contains("{{"));
    for tag in ["script", "style", "section", "div", "table", "ul", "dl", "details", "main", "header"] {
        let open = page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
        assert_eq!(open, page.matches(&format!("</{tag}>")).count(), "<{tag}>");
    }
}

/// Nothing on the page can be fetched: no address but the one in uPlot's licence comment.
#[test]
fn nothing_is_loaded() {
    let page = page("plain");
    let comment = "/*! https://github.com/leeoniya/uPlot";
    assert_eq!(page.matches("https:").count(), page.matches(comment).count());
    for forbidden in ["http:", "src=\"", "href=\"//", "url(", "@import", "import(", "fetch(", "XMLHttpRequest", "<link"]
    {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
    let targets: Vec<&str> = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(!targets.is_empty() && targets.iter().all(|target| target.starts_with('#')), "{targets:?}");
    for target in targets {
        assert!(page.contains(&format!("id=\"{}\"", &target[1..])), "{target} leads nowhere");
    }
    assert!(page.contains("default-src 'none'"));
}

#[test]
fn what_goes_wrong_is_said_with_names() {
    let page = page("pin");
    for said in [
        "Contradiction: pose-only",
        "Redundant: pose-only",
        "Reactions not determined",
        "Accelerations not unique",
        "Not assembled",
        "<code>pin</code> by 0.25",
        "<code>pin</code> − 0.5\u{a0}<code>b</code>",
        "Stopped early",
        "class=\"banner bad\"",
    ] {
        assert!(page.contains(said), "{said}");
    }
}

#[test]
fn values_that_are_not_determined_are_marked() {
    for open in [false, true] {
        let mut run = ordinary();
        run.summary.undetermined = if open { vec!["x".to_owned()] } else { vec!["reaction.x".to_owned()] };
        let page = whole(&model("x"), &sound(), &run);
        assert_eq!(page.contains("<code>x</code> (not determined)"), open);
    }
}

#[test]
fn a_sound_run_has_no_banner() {
    let page = whole(&model("x"), &sound(), &ordinary());
    assert!(page.contains("class=\"verdict good\""));
    assert!(!page.contains("class=\"banner"));
    assert!(page.contains("Simulated to"));
}

#[test]
fn an_interrupted_run_is_a_caution() {
    let mut run = ordinary();
    run.summary.completed = false;
    run.summary.stop_reason = "interrupted".to_owned();
    run.summary.stop = Stop::Interrupted;
    let page = whole(&model("x"), &sound(), &run);
    assert!(page.contains("class=\"banner caution\"") && page.contains("Interrupted at"));
}

#[test]
fn runs_without_columns_samples_or_energy_have_pages() {
    let mut energyless = ordinary();
    energyless.summary.energy = None;
    energyless.columns.retain(|column| column.kind != ColumnKind::Energy);
    let bare = RunResult { time: vec![0.0], ..RunResult::default() };
    let single =
        RunResult { time: vec![0.0], columns: vec![column("x", ColumnKind::Variable, &[1.0])], ..RunResult::default() };
    let short = RunResult {
        time: vec![0.0, 1.0],
        columns: vec![column("x", ColumnKind::Variable, &[])],
        ..RunResult::default()
    };
    for run in [RunResult::default(), bare, single, short, energyless] {
        let page = whole(&ModelSummary::default(), &Diagnosis::default(), &run);
        assert!(page.ends_with("</html>\n") && !page.contains("NaN<") && !page.contains("id=\"energy\""));
        assert_eq!(page.contains("nothing to plot"), run.columns.is_empty() || run.time.is_empty());
    }
}

#[test]
fn long_runs_say_what_is_shown() {
    let n = 100_000_u32;
    let time: Vec<f64> = (0..n).map(|i| f64::from(i) * 1e-3).collect();
    let values: Vec<f64> = time.iter().map(|t| t.sin()).collect();
    let run = RunResult { columns: vec![column("x", ColumnKind::Variable, &values)], time, ..RunResult::default() };
    let page = whole(&model("x"), &sound(), &run);
    assert!(page.contains("at most 4000 of 100\u{202f}000 samples"));
    assert!(page.len() < 300_000, "{}", page.len());
}

#[test]
fn columns_of_a_point_are_one_plot_under_the_name_of_the_point() {
    let mut run = run("a");
    run.columns = ["px(arm.tip)", "py(arm.tip)", "px(leg.foot)"]
        .map(|name| column(name, ColumnKind::Output, &[0.0, 1.0, 2.0]))
        .to_vec();
    let diagnosis = Diagnosis::default();
    let curves = Curves::of(&run);
    let plots = plots::gather(&curves, &diagnosis, &plots::sizes(&run.summary));
    let told: Vec<(&str, Vec<&str>)> =
        plots.iter().map(|p| (p.module.as_str(), p.series.iter().map(|s| s.label.as_str()).collect())).collect();
    assert_eq!(told, [("arm.tip", vec!["px", "py"]), ("leg.foot", vec!["px"])]);
}

#[test]
fn accelerations_that_change_no_velocity_over_the_run_are_not_drawn() {
    let drawn = |acceleration: f64| {
        let mut run = run("a");
        run.columns = vec![
            Column { unit: Some("m/s".to_owned()), ..column("v", ColumnKind::Output, &[3.0, 3.5, 4.0]) },
            Column {
                unit: Some("m/s^2".to_owned()),
                ..column("a", ColumnKind::Output, &[0.0, acceleration, -acceleration])
            },
        ];
        let curves = Curves::of(&run);
        plots::gather(&curves, &Diagnosis::default(), &plots::sizes(&run.summary)).len()
    };
    assert_eq!((drawn(1e-10), drawn(1e-7)), (1, 2));
}

/// What is conserved where supports move is no energy, in the table of accuracy and in the legend.
#[test]
fn a_hamiltonian_is_called_by_its_name() {
    for (hamiltonian, named, other) in [(true, "Hamiltonian", "Energy"), (false, "Energy", "Hamiltonian")] {
        let mut run = ordinary();
        run.summary.energy.as_mut().expect("a run with energy").hamiltonian = hamiltonian;
        run.columns[2] = column("energy", ColumnKind::Energy, &[1.0, 2.0, 4.0]);
        let page = whole(&model("a"), &sound(), &run);
        assert!(page.contains(&format!("{named} at the start")) && !page.contains(&format!("{other} at the start")));
        assert_eq!(page.contains("\"Hamiltonian\""), hamiltonian);
    }
}

/// Lines are made shorter one by one: no string may go on from one to the next.
#[test]
fn no_string_of_the_scripts_spans_lines() {
    for line in super::panel::FORM.lines() {
        assert!(line.matches('`').count() % 2 == 0 && !line.ends_with('\\'), "{line}");
    }
}
