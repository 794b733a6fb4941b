//! What the doctor and the run found, in sentences, most serious first.

use dalembert_answers::finding::code;
use dalembert_answers::result::{Diagnosis, RedundancyKind, RedundantGroup, RunSummary, Severity, Stop};

use super::tables;
use super::text::{self, escape, names, number, plural, quoted};

/// How serious a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tone {
    /// A question is not answered, or the answer is wrong.
    Bad,
    /// Something a user should know before trusting a number.
    Caution,
    /// As it should be.
    Good,
    /// Neither good nor bad.
    Neutral,
}

impl Tone {
    /// CSS class.
    pub fn class(self) -> &'static str {
        match self {
            Self::Bad => "bad",
            Self::Caution => "caution",
            Self::Good => "good",
            Self::Neutral => "neutral",
        }
    }

    /// The word that goes with the mark, for those who cannot see it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Bad => "Problem",
            Self::Caution => "Caution",
            Self::Good => "In order",
            Self::Neutral => "Note",
        }
    }
}

/// One finding.
pub struct Finding {
    /// How serious.
    pub tone: Tone,
    /// A few words.
    pub title: String,
    /// Sentences, as HTML.
    pub html: String,
}

impl Finding {
    fn new(tone: Tone, title: impl Into<String>, html: impl Into<String>) -> Self {
        Self { tone, title: title.into(), html: html.into() }
    }
}

/// All findings, serious ones first, otherwise in the order of the doctor's work. What moves as it is driven (`driven`) needs no inertia.
pub fn findings(diagnosis: &Diagnosis, driven: bool) -> Vec<Finding> {
    let mut all = vec![mobility(diagnosis), rank(diagnosis), assembly(diagnosis)];
    all.extend(soft(diagnosis));
    if diagnosis.mechanism.is_some() {
        all.extend(diagnosis.findings.iter().filter_map(of_doctor));
    } else {
        all.extend(redundant(diagnosis));
    }
    all.extend(reactions(diagnosis));
    let accelerations = accelerations(diagnosis);
    if driven && accelerations.tone == Tone::Bad {
        let html = "A motion that drives prescribe needs no masses. For `simulate` they are missing: without drives the equations leave accelerations open.";
        all.push(Finding::new(Tone::Neutral, "No inertia, and none needed here", quoted(html)));
    } else {
        all.push(accelerations);
    }
    all.sort_by_key(|finding| finding.tone);
    joined(all)
}

/// Findings in a row that are called alike, as one.
fn joined(all: Vec<Finding>) -> Vec<Finding> {
    let mut rows: Vec<Finding> = Vec::with_capacity(all.len());
    for finding in all {
        match rows.last_mut().filter(|last| (last.tone, &last.title) == (finding.tone, &finding.title)) {
            Some(last) => last.html += &format!("<p>{}</p>", finding.html),
            None => rows.push(finding),
        }
    }
    rows
}

/// What the doctor says of bodies and joints; what has a place of its own on the page is left out.
fn of_doctor(found: &dalembert_answers::result::Finding) -> Option<Finding> {
    let elsewhere = [code::REACTIONS, code::NOT_ASSEMBLED, code::NO_INERTIA, code::UNDETERMINED];
    if elsewhere.contains(&found.code) {
        return None;
    }
    let tone = match found.severity {
        Severity::Error => Tone::Bad,
        Severity::Warning => Tone::Caution,
        Severity::Note => Tone::Neutral,
    };
    let suggestion = found.suggestion.as_ref().map_or(String::new(), |s| format!(" {}", quoted(s)));
    Some(Finding::new(tone, found.title(), format!("{}{suggestion}", sentence(&found.sentence))))
}

/// What the doctor says that is not among the findings.
pub fn remarks(diagnosis: &Diagnosis) -> Vec<String> {
    if diagnosis.mechanism.is_none() { diagnosis.notes.clone() } else { Vec::new() }
}

/// Whether a remark says what a finding, or a longer remark of the doctor, says already.
pub fn repeats(note: &str, d: &Diagnosis) -> bool {
    let open = || d.reactions.iter().any(|(_, determined)| !determined);
    let prescribed = note.strip_suffix(" prescribes motion.");
    let longer = |start: &str| remarks(d).iter().any(|other| other.starts_with(&format!("{start} prescribes the ")));
    (note.ends_with("redundant: some reactions are not determined") && open())
        || (note.starts_with("The mass matrix is singular") && !d.singular_directions.is_empty())
        || prescribed.is_some_and(longer)
}

fn mobility(d: &Diagnosis) -> Finding {
    let freedom = plural(d.mobility, "degree of freedom", "degrees of freedom");
    let of = plural(d.variables, "variable", "variables");
    let html = match (d.mobility, d.rank) {
        (_, 0) => format!("{of}, none of them constrained."),
        // Whether they move is told by what the rows say of time, among the findings.
        (0, _) => format!("{of}, all determined by {}.", plural(d.rank, "independent row", "independent rows")),
        _ => format!("{of}, less {}.", plural(d.rank, "independent constraint row", "independent constraint rows")),
    };
    Finding::new(Tone::Neutral, freedom, html)
}

/// Rows that yield.
fn soft(d: &Diagnosis) -> Option<Finding> {
    let count = plural(d.soft.len(), "soft constraint row", "soft constraint rows");
    let html = || format!("{}: a variance lets it yield, so that it takes no freedom away.", names(&d.soft));
    (!d.soft.is_empty()).then(|| Finding::new(Tone::Neutral, count, html()))
}

fn rank(d: &Diagnosis) -> Finding {
    if d.rows == 0 && !d.soft.is_empty() {
        return Finding::new(Tone::Neutral, "No hard constraints", "No row has to hold exactly.");
    }
    if d.rows == 0 {
        return Finding::new(Tone::Neutral, "No constraints", "No constraint ties the variables to each other.");
    }
    let close = d.gap.is_finite() && d.gap > 0.0 && d.gap < 1e3;
    let clarity = if !d.gap.is_finite() || d.gap <= 0.0 {
        String::new()
    } else if close {
        format!(
            " The decision is a close one: the smallest singular value kept is only {} times the largest dropped.",
            number(d.gap, 2)
        )
    } else {
        format!(
            " The decision is clear: the smallest singular value kept is {} times the largest dropped or the tolerance.",
            number(d.gap, 2)
        )
    };
    let dependent = d.rows.saturating_sub(d.rank);
    let html = match (d.rows, dependent) {
        (1, 0) => format!("The one row is independent.{clarity}"),
        (_, 0) => format!("All rows are independent.{clarity}"),
        _ => format!("{} on the others.{clarity}", plural(dependent, "row depends", "rows depend")),
    };
    let tone = if close { Tone::Caution } else { Tone::Neutral };
    Finding::new(tone, format!("Rank {} of {}", d.rank, plural(d.rows, "constraint row", "constraint rows")), html)
}

fn assembly(d: &Diagnosis) -> Finding {
    let a = &d.assembly;
    let work = match a.iterations {
        0 => String::new(),
        n => format!(" after {}", plural(n, "iteration", "iterations")),
    };
    if a.converged && d.rows == 0 {
        return Finding::new(Tone::Good, "Start", "The start values are used as given.");
    }
    if a.converged {
        let (residual, relative) = (number(a.residual, 2), number(a.relative, 2));
        let html = if a.residual == 0.0 {
            format!("The start meets every constraint exactly{work}.")
        } else {
            format!(
                "The start meets every constraint: largest residual {residual}, {relative} of the model's own size{work}."
            )
        };
        return Finding::new(Tone::Good, "Assembled", html);
    }
    let mut html =
        format!("No start meets every constraint: the largest residual stays at {}{work}.", number(a.residual, 2));
    if !a.unmet.is_empty() {
        let unmet: Vec<String> =
            a.unmet.iter().map(|(name, by)| format!("<li>{} by {}</li>", text::code(name), number(*by, 3))).collect();
        html.push_str(&format!(" Not met, worst first:<ul>{}</ul>", unmet.concat()));
    }
    Finding::new(Tone::Bad, "Not assembled", html)
}

fn redundant(d: &Diagnosis) -> Vec<Finding> {
    d.redundant.iter().map(redundant_group).collect()
}

fn redundant_group(group: &RedundantGroup) -> Finding {
    let when = match group.kind {
        RedundancyKind::Structural => "at every pose, by the structure of the model",
        RedundancyKind::Generic => "at every admissible pose that was tried",
        RedundancyKind::PoseOnly => "only at this pose, which is singular",
    };
    let rows = names(&group.rows);
    let alone = group.rows.len() == 1;
    let depend = if alone {
        format!("Row {rows} does not restrict the motion")
    } else {
        format!("Rows {rows} depend on each other")
    };
    if group.consistent {
        let html = format!(
            "{depend} {when}. {}",
            if alone {
                "It is met, so the motion is not affected, but its force cannot be told."
            } else {
                "They agree, so the motion is not affected, but their forces cannot be told apart."
            }
        );
        return Finding::new(Tone::Neutral, format!("Redundant: {}", group.kind.as_str()), html);
    }
    let demand = if alone {
        "it is not met: no motion meets it"
    } else {
        "they demand different things: no motion meets all of them"
    };
    let html = format!("{depend} {when}, and {demand}.");
    Finding::new(Tone::Bad, format!("Contradiction: {}", group.kind.as_str()), html)
}

fn reactions(d: &Diagnosis) -> Option<Finding> {
    let of = |wanted: bool| -> Vec<&str> {
        d.reactions.iter().filter(|(_, determined)| *determined == wanted).map(|(name, _)| name.as_str()).collect()
    };
    let (known, unknown) = (of(true), of(false));
    if d.reactions.is_empty() {
        return None;
    }
    if unknown.is_empty() {
        let html = format!("Every constraint force has one value: {}", listed(&known));
        return Some(Finding::new(Tone::Good, "Reactions determined", html));
    }
    let verb = if unknown.len() == 1 { "The force of" } else { "The forces of" };
    let mut html = format!(
        "{verb} {} cannot be known from the model: only what they do together can. The values shown are one answer; “Reactions not determined” under “Work” says which.",
        names(&unknown)
    );
    if !known.is_empty() {
        html.push_str(&format!(" Determined: {}", listed(&known)));
    }
    Some(Finding::new(Tone::Neutral, "Reactions not determined", html))
}

/// Names that end a sentence; a fold ends it by itself.
fn listed<S: AsRef<str>>(list: &[S]) -> String {
    let all = names(list);
    if all.ends_with("</details>") { all } else { format!("{all}.") }
}

fn accelerations(d: &Diagnosis) -> Finding {
    let massless: Vec<String> = d.singular_directions.iter().map(|direction| combination(direction)).collect();
    let without = match massless.as_slice() {
        [] => String::new(),
        [one] => format!("There is no inertia along {one}. "),
        many => format!("There is no inertia along {} directions: {}. ", many.len(), many.join("; ")),
    };
    if !d.accelerations_unique {
        let free = if d.undetermined.is_empty() {
            String::new()
        } else {
            format!(" Not determined: {}", listed(&d.undetermined))
        };
        let html = format!("{without}The equations leave accelerations open.{free}");
        return Finding::new(Tone::Bad, "Accelerations not unique", html);
    }
    if massless.is_empty() {
        return Finding::new(Tone::Good, "Accelerations unique", "Every direction has inertia.");
    }
    let html = format!("{without}The constraints determine the accelerations nevertheless.");
    Finding::new(Tone::Neutral, "Singular inertia, accelerations unique", html)
}

/// A direction as a weighted sum of variables: `x + 0.5 y`.
fn combination(direction: &[(String, f64)]) -> String {
    let mut out = String::new();
    for (i, (name, weight)) in direction.iter().enumerate() {
        let sign = match (i, *weight < 0.0) {
            (0, false) => "",
            (0, true) => "−",
            (_, false) => " + ",
            (_, true) => " − ",
        };
        let size = weight.abs();
        let factor = if size == 1.0 { String::new() } else { format!("{}\u{a0}", number(size, 3)) };
        out.push_str(&format!("{sign}{factor}{}", text::code(name)));
    }
    out
}

/// The page's first line: what came out, and whether it can be trusted.
pub struct Verdict {
    /// The worst of what was found.
    pub tone: Tone,
    /// One short sentence, as HTML.
    pub headline: String,
    /// What it rests on, as HTML.
    pub detail: String,
    /// A warning that the run ended early, as HTML.
    pub banner: Option<String>,
}

/// Weighs the run and the findings.
pub fn verdict(s: &RunSummary, diagnosis: &Diagnosis, findings: &[Finding]) -> Verdict {
    let reached = format!("<span class=\"nowrap\">t = {}\u{a0}s</span>", number(s.t_end, 6));
    let interrupted = s.stop == Stop::Interrupted;
    let worst = findings.iter().map(|f| f.tone).min().unwrap_or(Tone::Neutral);
    let run_tone = match (s.completed, interrupted) {
        (true, _) if s.energy.is_some_and(|e| e.is_off()) => Tone::Bad,
        (true, _) => Tone::Good,
        (false, true) => Tone::Caution,
        (false, false) => Tone::Bad,
    };
    let headline = match (s.completed, interrupted) {
        (true, _) if s.energy.is_some_and(|e| e.is_off()) => format!("Simulated to {reached}, with energy gone astray"),
        (true, _) => format!("Simulated to {reached}"),
        (false, true) => format!("Interrupted at {reached}"),
        (false, false) => format!("Stopped early, at {reached}"),
    };
    let banner = (!s.completed).then(|| {
        let reason = s.stop_reason.trim();
        let reason = if reason.is_empty() { "the run ended before the time that was asked for" } else { reason };
        let reason = if interrupted { "The run was interrupted.".to_owned() } else { sentence(reason) };
        format!("{reason} What was computed up to {reached} is shown here.")
    });
    Verdict { tone: worst.min(run_tone), headline, detail: detail(s, diagnosis), banner }
}

/// The verdict on a kinematic run, or on a result.
pub fn moved(course: &super::Course, run: &RunSummary) -> Verdict {
    let tone = match course.stop {
        Some(_) if course.failed => Tone::Bad,
        Some(_) => Tone::Caution,
        None => Tone::Good,
    };
    let held = run.relative_residuals[0];
    let detail = if let Some(detail) = &course.detail {
        escape(detail)
    } else if held > 0.0 {
        format!("Constraints held within {} of the model's own size.", number(held, 2))
    } else {
        "No constraint but the drives.".to_owned()
    };
    let banner = course.stop.as_ref().map(|why| sentence(why));
    Verdict { tone, headline: escape(&course.headline), detail, banner }
}

fn detail(s: &RunSummary, d: &Diagnosis) -> String {
    let mut parts = vec![plural(d.mobility, "degree of freedom", "degrees of freedom")];
    if d.rows > 0 {
        let worst = s.relative_residuals.iter().fold(0.0_f64, |m, &x| m.max(x));
        parts.push(match worst {
            0.0 => "constraints held exactly".to_owned(),
            worst => format!("constraints held within {} of the model's own size", number(worst, 2)),
        });
    }
    if let Some(energy) = s.energy.as_ref().filter(|energy| energy.is_known()) {
        parts.push(format!("energy balance within {}", tables::drift(energy)));
    }
    let undetermined = d.reactions.iter().filter(|(_, determined)| !determined).count();
    let contradictions = d.redundant.iter().filter(|group| !group.consistent).count();
    if undetermined > 0 {
        parts.push(plural(
            undetermined,
            "component of reactions not determined",
            "components of reactions not determined",
        ));
    }
    if contradictions > 0 {
        parts.push(plural(contradictions, "contradiction", "contradictions"));
    }
    if !d.accelerations_unique {
        parts.push("accelerations not unique".to_owned());
    }
    format!("{}.", parts.join("\u{a0}· "))
}

/// A remark as a sentence: escaped, names as code, first letter large, with its full stop.
pub fn sentence(remark: &str) -> String {
    let mut letters = remark.trim().chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    quoted(&finish(&format!("{first}{}", letters.as_str())))
}

fn finish(text: &str) -> String {
    if text.ends_with(['.', '!', '?']) { text.to_owned() } else { format!("{text}.") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_are_sentences_with_numbers_as_in_print() {
        assert_eq!(
            sentence("joint `j` is at -3.5e-6 (1e+3), 2e3x"),
            "Joint <code>j</code> is at −3.5×10⁻⁶ (1×10³), 2e3x."
        );
        assert_eq!(sentence("`a.1e5` moves"), "<code>a.1e5</code> moves.");
    }

    /// A rank does not tell whether what constraints determine moves: constraints of time may drive it.
    #[test]
    fn rows_that_determine_all_are_not_said_to_hold_it_still() {
        let driven = dalembert_answers::result::Prescription { count: 1, ..Default::default() };
        for prescribed in [Some(driven), None] {
            let d = Diagnosis { variables: 3, rows: 3, rank: 3, mobility: 0, prescribed, ..Diagnosis::default() };
            assert_eq!(mobility(&d).html, "3 variables, all determined by 3 independent rows.");
        }
    }

    #[test]
    fn findings_in_a_row_that_are_called_alike_are_one() {
        let of = |title: &str, html: &str| Finding::new(Tone::Neutral, title, html);
        let rows = joined(vec![of("a", "1"), of("a", "2"), of("b", "3"), of("a", "4")]);
        let told: Vec<_> = rows.iter().map(|f| (f.title.as_str(), f.html.as_str())).collect();
        assert_eq!(told, [("a", "1<p>2</p>"), ("b", "3"), ("a", "4")]);
    }

    #[test]
    fn what_a_finding_says_is_not_said_again() {
        let open = Diagnosis { reactions: vec![("c".to_owned(), false)], ..Diagnosis::default() };
        let note = "1 of 5 constraint rows is redundant: some reactions are not determined";
        assert!(repeats(note, &open) && !repeats(note, &Diagnosis::default()));
    }
}
