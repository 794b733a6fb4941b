//! What cases are given to, and what has to hold for every one.

use dalembert::dynamics::units::parse_unit;
use dalembert::expr::{FreeNames, Graph, latex, parse, parse_equation, text};
use dalembert::io::state::read_state_text;
use dalembert::{At, Error, Loaded, Simulate};

use crate::case::Case;
use crate::workplace;

/// A message longer than this is a flood.
const LONGEST_MESSAGE: usize = 60_000;
/// Steps of the integrator after which a motion is interrupted.
const STEPS: usize = 20;

/// A reader, or all verbs one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Native model files: text to `ModelSpec`.
    Native,
    /// Robots in URDF: the same, and what they are written as is read again.
    Urdf,
    /// State files.
    State,
    /// Formulas and equations: read, differentiated, simplified, printed, and read again.
    Formula,
    /// Units.
    Unit,
    /// Names and values of `--set`.
    Name,
    /// A model built, examined, evaluated and simulated.
    Verbs,
}

type Verdict = Result<(), String>;

impl Target {
    pub const ALL: [Self; 7] =
        [Self::Native, Self::Urdf, Self::State, Self::Formula, Self::Unit, Self::Name, Self::Verbs];

    pub fn name(self) -> &'static str {
        match self {
            Self::Native => "native",
            Self::Urdf => "urdf",
            Self::State => "state",
            Self::Formula => "formula",
            Self::Unit => "unit",
            Self::Name => "name",
            Self::Verbs => "verbs",
        }
    }

    /// # Errors
    /// A sentence with all names.
    pub fn by_name(name: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|target| target.name() == name);
        found.ok_or_else(|| format!("no target `{name}`; there are: {}", Self::ALL.map(Self::name).join(", ")))
    }

    /// Folders of the repository with files to begin with, and how their names end.
    pub fn folders(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Native => &[
                ("examples", "toml"),
                ("crates/formats/tests/broken", "toml"),
                ("crates/formats/tests/data", "toml"),
                ("crates/fuzz/corpus/native", "toml"),
            ],
            Self::Urdf => &[
                ("examples/robots", "urdf"),
                ("crates/formats/tests/broken_urdf", "urdf"),
                ("crates/fuzz/corpus/urdf", "urdf"),
            ],
            Self::Verbs => {
                &[("examples", "toml"), ("crates/dalembert/tests/sick", "toml"), ("crates/fuzz/corpus/verbs", "toml")]
            }
            Self::State | Self::Formula | Self::Unit | Self::Name => &[],
        }
    }

    /// Short texts to begin with.
    pub fn words(self) -> &'static [&'static str] {
        match self {
            Self::Native | Self::Urdf | Self::Verbs => &[],
            Self::State => &[
                "{\"t\": 0.5, \"q\": {\"theta\": 0.1, \"arm\": [1, 2, 3]}, \"v\": {\"theta\": -1e-3}}",
                "{\"inputs\": {\"tau.elbow\": 1}, \"joints\": {\"a\": {\"position\": [0.1], \"velocity\": [1]}}}",
                "{\"a\\u00e9\": [[1], {\"b\": null}], \"c\": true}",
            ],
            Self::Formula => &[
                "m1/2*(x1'^2 + y1'^2) + m2*g*l*(1 - cos(theta))",
                "if(x < 0 and y >= 1, sqrt(abs(x)), atan2(y, -x)^3)",
                "sin(w*t)*exp(-t/tau) - max(min(x, 1), -1) + tanh(x)^-2.5",
                "r*phi' = (R + r)*theta'",
                "leg[index+1].bar.theta'' = 2^x^y / 1e-300 + log(x)",
            ],
            Self::Unit => &["kg*m^2/s^2", "N*m*s/rad", "1/s", "m^(1/2)", "A*s/V", "rad/s^2"],
            Self::Name => &["theta = 0.1", "theta' = -3", "t = 1", "phi = 1e308", "m = 3", "rolling = 1", "rho'' = 2"],
        }
    }

    /// Runs one case. Panics are for the caller.
    ///
    /// # Errors
    /// What should have held.
    pub fn run(self, case: &Case) -> Verdict {
        match self {
            Self::Native => read("case.toml", &case.text),
            Self::Urdf => read("case.urdf", &case.text),
            Self::State => match read_state_text("state.json", &case.text) {
                Ok(_) => Ok(()),
                Err(faults) => speaks(&faults.render(false), "state.json"),
            },
            Self::Formula => formula(&case.text),
            Self::Unit => match parse_unit(&case.text) {
                Ok(unit) => again(unit.to_string(), |text| parse_unit(text).map(|unit| unit.to_string())),
                Err(error) => speaks(&error.to_string(), ""),
            },
            Self::Name => name(&case.text),
            Self::Verbs => verbs(case),
        }
    }
}

/// An error has words, not too many, and says where.
fn speaks(message: &str, place: &str) -> Verdict {
    if message.trim().is_empty() || message.len() > LONGEST_MESSAGE || !message.contains(place) {
        let start: String = message.chars().take(200).collect();
        return Err(format!("a message of {} bytes: {start}", message.len()));
    }
    Ok(())
}

fn read(name: &str, text: &str) -> Verdict {
    match dalembert::io::read_text(name, text) {
        Ok(spec) => {
            let written = dalembert::io::write_model(&spec);
            if !written.left_out.is_empty() {
                return Ok(());
            }
            let read = dalembert::io::read_text("written.toml", &written.text);
            read.map(|_| ()).map_err(|faults| format!("what was written is not read: {}", faults.render(false)))
        }
        Err(faults) => speaks(&faults.render(false), name),
    }
}

/// What was printed reads back to itself.
fn again<E: std::fmt::Display>(printed: String, read: impl Fn(&str) -> Result<String, E>) -> Verdict {
    match read(&printed) {
        Ok(same) if same == printed => Ok(()),
        Ok(other) => Err(format!("`{printed}` reads back as `{other}`")),
        Err(error) => Err(format!("`{printed}` does not read back: {error}")),
    }
}

fn formula(text_of_it: &str) -> Verdict {
    let (sides, problem) = match (parse_equation(text_of_it), parse(text_of_it)) {
        (Ok((left, right)), _) => (vec![left, right], None),
        (Err(_), Ok(one)) => (vec![one], None),
        (Err(first), Err(second)) => (Vec::new(), Some([first, second])),
    };
    for error in problem.iter().flatten() {
        speaks(&error.to_string(), "")?;
        let (start, end) = (error.span.start, error.span.end);
        if !(start <= end && text_of_it.is_char_boundary(start) && text_of_it.is_char_boundary(end)) {
            return Err(format!("an error at {start}..{end} of {} bytes", text_of_it.len()));
        }
    }
    let mut g = Graph::new();
    for side in sides {
        let Ok(e) = side.build(&mut g, &mut FreeNames) else { continue };
        let names: Vec<_> = g.symbols().take(3).collect();
        let derivatives: Vec<_> = names.iter().map(|&name| g.derivative(e, name)).collect();
        for e in [e].into_iter().chain(derivatives) {
            let simple = g.simplify(e);
            let expanded = g.expand(simple);
            latex(&g, expanded);
            let printed = text(&g, simple);
            // Long formulas are cut off, and what has no value is written as such.
            if !printed.contains(['…', '?']) && !printed.contains("NaN") && !printed.contains("inf") {
                parse(&printed).map_err(|error| format!("`{printed}` does not read back: {error}"))?;
            }
        }
    }
    Ok(())
}

const HOOP: &str = include_str!("../../../examples/hoop.toml");

fn name(line: &str) -> Verdict {
    let model = dalembert::open_text("hoop.toml", HOOP).map_err(|error| error.to_string())?;
    let (name, value) = line.split_once('=').unwrap_or((line, "1"));
    // A message repeats the name, and a command line is not long.
    let name: String = name.trim().chars().take(1000).collect();
    let set = vec![(name, value.trim().parse().unwrap_or(1.0))];
    match model.evaluate(&At { set, ..At::default() }) {
        Ok(_) => Ok(()),
        Err(error) => speaks(&error.to_string(), ""),
    }
}

fn verbs(case: &Case) -> Verdict {
    let path = workplace::put(case).map_err(|error| error.to_string())?;
    match dalembert::open(&path) {
        Ok(model) => ask(&model),
        Err(error) => speaks(&error.to_string(), ".toml"),
    }
}

/// Every verb answers or says why not; what one of them can use the others can, too.
fn ask(model: &Loaded) -> Verdict {
    let answer = |what: &str, answer: Result<(), Error>| match answer {
        Ok(()) => Ok(()),
        Err(error) => speaks(&error.to_string(), "").map_err(|problem| format!("{what}: {problem}")),
    };
    answer("doctor", model.doctor(&At::default()).map(|_| ()))?;
    let evaluated = model.evaluate(&At::default());
    let mut steps = 0;
    let mut few = |_: f64| {
        steps += 1;
        steps < STEPS
    };
    let run = model.simulate(&Simulate { until: Some(1.0), ..Simulate::default() }, &mut few);
    // Where numbers overflow, a part that the motion does not need may be the one that does.
    if let (Err(error), Ok(run)) = (&evaluated, &run)
        && run.summary.samples > 1
        && !error.to_string().contains("not finite")
    {
        return Err(format!("a motion where there is no state: {error}"));
    }
    answer("evaluate", evaluated.map(|_| ()))?;
    answer("simulate", run.map(|_| ()))
}
