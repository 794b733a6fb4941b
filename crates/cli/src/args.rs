//! Command-line arguments.

use std::path::{Path, PathBuf};

use clap::{Args, Parser};
use dalembert::dynamics::spec::Base;
use dalembert::written::{Number, Setting};
use dalembert::{Ignore, LeastNorm, Open};

use crate::commands::commands;

/// Mechanisms and lumped systems with constraints: describe, diagnose, simulate.
#[derive(Parser, Debug)]
#[command(name = "dalembert", version, about)]
#[command(after_help = "Exit status: 0 done, 1 the model or the physics says no, 2 wrong usage.")]
pub struct Cli {
    /// Print one JSON document instead of text
    #[arg(long, global = true)]
    pub json: bool,
    #[command(subcommand)]
    pub command: Command,
}

commands! {
    /// Say what is wrong: mobility, redundancy, contradictions, reactions, inertia, assembly
    Doctor(DoctorArgs) = "doctor",
    /// Simulate over time and write results and a report
    Simulate(SimulateArgs) = "simulate",
    /// Move the mechanism by its drives: positions, velocities, accelerations, paths, where it locks; no masses needed
    Move(MoveArgs) = "move",
    /// Simulate many times with other values for parameters and start values
    Sweep(SweepArgs) = "sweep",
    /// Simulate and show the motion, with the report, in the browser, with other numbers as well; or show a result that is there
    View(ViewArgs) = "view",
    /// Assemble the mechanism; bring frames of it to places and orientations that are given (inverse kinematics)
    Assemble(AssembleArgs) = "assemble",
    /// M, f, A, b per level, accelerations and reactions at one state
    Evaluate(EvaluateArgs) = "evaluate",
    /// A, B, C, D at one state; modes, what inputs reach and outputs see, the fewest of both
    Linearize(LinearizeArgs) = "linearize",
    /// Find the nearest state of rest, or steady motion at held rates, and whether it is stable
    Equilibrium(EquilibriumArgs) = "equilibrium",
    /// Print the equations of motion
    Equations(EquationsArgs) = "equations",
    /// Time the algorithms on a model: one acceleration by each method, other questions, a motion
    Bench(BenchArgs) = "bench",
    /// Write a model in another format, with a report of what could not be carried over
    Convert(ConvertArgs) = "convert",
    /// List the built-in examples, or write one to the working folder
    Examples(ExamplesArgs) = "examples",
    /// Write a starter model
    New(NewArgs) = "new",
    /// Print a script by which a shell completes this command
    Completions(CompletionsArgs) = "completions",
    /// Print the keys of model files as a JSON Schema, by which editors complete and check them
    Schema(SchemaArgs) = "schema",
    /// Write the manual pages into a folder
    #[cfg(feature = "man")]
    Man(ManArgs) = "man",
}

/// What of a robot in a foreign format is read.
#[derive(Args, Clone, Debug)]
pub struct RobotArgs {
    /// Hold the root of a URDF robot: fixed to the ground, or free (a joint `root`)
    #[arg(long, value_name = "fixed|free", value_parser = base)]
    pub base: Option<Base>,
    /// Leave out what the file says of joints: mimic, damping (as other programs do)
    #[arg(long, value_name = "mimic,damping", value_delimiter = ',', value_parser = ["mimic", "damping"])]
    pub ignore: Vec<String>,
}

impl RobotArgs {
    pub fn choices(&self) -> Open {
        let left_out = |what: &str| self.ignore.iter().any(|i| i == what);
        let ignore = Ignore { mimic: left_out("mimic"), damping: left_out("damping") };
        Open { base: self.base, ignore, ..Open::default() }
    }
}

/// How a robot is read and made a model.
#[derive(Args, Clone, Debug)]
pub struct ReadingArgs {
    #[command(flatten)]
    pub robot: RobotArgs,
    /// Keep fixed joints instead of making one body of two
    #[arg(long)]
    pub keep_fixed: bool,
    /// Absolute coordinates: every joint is a constraint, every body moves by six velocities of its own
    #[arg(long)]
    pub absolute: bool,
}

impl ReadingArgs {
    pub fn choices(&self) -> Open {
        Open { keep_fixed: self.keep_fixed, absolute: self.absolute, ..self.robot.choices() }
    }
}

fn base(text: &str) -> Result<Base, String> {
    match text {
        "fixed" => Ok(Base::Fixed),
        "free" => Ok(Base::Free),
        other => Err(format!("`{other}` is neither `fixed` nor `free`")),
    }
}

/// The model and the state it is looked at in.
#[derive(Args, Clone, Debug)]
pub struct ModelArgs {
    /// Model file (.toml, .urdf), or - for standard input
    pub model: PathBuf,
    #[command(flatten)]
    pub reading: ReadingArgs,
    /// Set a variable, rate ("theta'=0.5"), input, time (t=1) or parameter ("leg[1].m=2"), also with a unit ("A=60 deg"); may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = Setting::parse)]
    pub set: Vec<Setting>,
}

/// A state from a file.
#[derive(Args, Clone, Debug)]
pub struct StateArgs {
    /// State from a JSON file: {"t": …, "q": {name: number or list}, "v": {…}, "a": {…}, "tau": {…}, "inputs": {…}}, joints
    /// by name; "a" is for evaluate, which gives the efforts that it takes; - is standard input. --set has the last word
    #[arg(long, value_name = "FILE.json")]
    pub state: Option<PathBuf>,
    /// Which assembly, if the mechanism has several for the same input: its number in `doctor --branches`, or quantities by their
    /// sign (`elbow+`, `elbow-`), a bound (`pz(platform)>0.1`) or the nearest value (`elbow=0.5`); several between commas
    #[arg(long, value_name = "N|NAME+|NAME-|NAME>X|NAME=X", allow_hyphen_values = true)]
    pub branch: Option<String>,
    /// Let loops that miss by so much of their size, because the file was rounded, close: joints let go of what they hold twice,
    /// or are placed anew by as little
    #[arg(long, value_name = "TOL")]
    pub fit: Option<f64>,
}

impl StateArgs {
    /// The file, where it is one and not standard input.
    pub fn file(&self) -> Option<&Path> {
        self.state.as_deref().filter(|path| *path != Path::new("-"))
    }

    /// The same without the choice of an assembly, where each of several models chooses its own.
    pub fn anywhere(&self) -> Self {
        Self { branch: None, ..self.clone() }
    }
}

#[derive(Args, Debug)]
pub struct DoctorArgs {
    #[command(flatten)]
    pub model: ModelArgs,
    #[command(flatten)]
    pub state: StateArgs,
    /// List the distinct assemblies with the same input instead
    #[arg(long)]
    pub branches: bool,
}

#[derive(Args, Debug)]
pub struct SimulateArgs {
    #[command(flatten)]
    pub model: ModelArgs,
    #[command(flatten)]
    pub state: StateArgs,
    /// End time, s
    #[arg(long, value_name = "T", value_parser = seconds)]
    pub until: Option<f64>,
    /// Output interval, s
    #[arg(long, value_name = "DT", value_parser = seconds)]
    pub every: Option<f64>,
    /// Relative tolerance
    #[arg(long, value_name = "X")]
    pub tolerance: Option<f64>,
    /// Method: auto, tree (bodies without constraints), or a constraint method: multipliers, null-space, projector, …
    #[arg(long, value_name = "M")]
    pub method: Option<String>,
    /// Which reactions to show where redundant constraints leave many: of least norm in rows scaled in the mass metric, whatever the
    /// units, or of least Euclidean norm in the units of the file
    #[arg(long, value_name = "scaled|euclidean", default_value_t, hide_default_value = true)]
    pub norm: LeastNorm,
    /// Integrator: auto, dopri5, dop853; radau, rodas, bdf for stiff models; realtime with --step; rattle, rattle4, rattle6, rattle8 for long motions without drift; discrete-gradient, generalized-alpha
    #[arg(long, value_name = "I")]
    pub integrator: Option<String>,
    /// Baumgarte's stabilization h'' + A h' + B h = 0 in place of projection
    #[arg(long, value_name = "A,B", value_parser = pair)]
    pub baumgarte: Option<(f64, f64)>,
    /// Give up after this many steps
    #[arg(long, value_name = "N", value_parser = count)]
    pub max_steps: Option<u64>,
    /// Take no step longer than this, s
    #[arg(long, value_name = "H", value_parser = seconds)]
    pub max_step: Option<f64>,
    /// Give all steps this length, whatever their errors, s
    #[arg(long, value_name = "H", value_parser = seconds)]
    pub step: Option<f64>,
    /// What generalized-alpha leaves in each step of what is too fast for it, from 0 to 1 (0.8)
    #[arg(long, value_name = "R")]
    pub spectral_radius: Option<f64>,
    /// Write all columns to a .csv or .parquet file, or as CSV to standard output (-)
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Write the poses of bodies and named frames to a .csv or .parquet file
    #[arg(long, value_name = "FILE")]
    pub poses: Option<PathBuf>,
    /// Write a self-contained report page, with the mechanism in motion
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// Another run of this model, .csv or .parquet, that the report draws over this one
    #[arg(long, value_name = "RESULT", requires = "report")]
    pub overlay: Option<PathBuf>,
    /// Keep a file from which --resume goes on to the same bits
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// How often to write it, in seconds of computing; 0 after each step
    #[arg(long, value_name = "S", default_value = "60", value_parser = seconds, requires = "checkpoint")]
    pub checkpoint_every: f64,
    /// Go on from a checkpoint of the same command, and with the file of results that it wrote
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct BenchArgs {
    #[command(flatten)]
    pub model: ModelArgs,
    #[command(flatten)]
    pub state: StateArgs,
    /// Method of the motion; one chosen by structure if not given
    #[arg(long)]
    pub method: Option<String>,
    /// Time for each algorithm, s; the motion gets ten times as much
    #[arg(long, value_name = "S", default_value = "0.1", value_parser = positive_seconds)]
    pub seconds: f64,
}

#[derive(Args, Debug)]
pub struct MoveArgs {
    #[command(flatten)]
    pub model: ModelArgs,
    #[command(flatten)]
    pub state: StateArgs,
    /// What moves, from where to where, in how many values (361 if not said): "A=0:2*pi:361", formulas of the model's parameters; a
    /// joint's coordinate, a variable or a formula as "px(hand)"; may be repeated: all drives go together
    #[arg(long, required = true, value_name = "NAME=FROM:TO:COUNT", allow_hyphen_values = true)]
    pub drive: Vec<String>,
    /// Rate of the first drive, its unit per second, or with a unit ("3000 rpm"); without it, velocities are per unit of the first drive
    #[arg(long, value_name = "X", value_parser = positive_number)]
    pub rate: Option<Number>,
    /// Write positions, velocities, accelerations and paths to a .csv or .parquet file
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Write a self-contained report page, with the mechanism in motion
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct SweepArgs {
    #[command(flatten)]
    pub model: ModelArgs,
    #[command(flatten)]
    pub state: StateArgs,
    /// What is varied: a=0.2:0.4:50 (values of a grid), a=1,2,5, a=0.2:0.4 (evenly between), "m~normal(1, 0.1)", "m~uniform(0, 2)"; may be
    /// repeated
    #[arg(long, value_name = "NAME=…|NAME~…", required = true)]
    pub vary: Vec<String>,
    /// How the values are combined: grid (all with all), random, sobol, lhs (a Latin hypercube), or saltelli (for Sobol' indices)
    #[arg(long, default_value = "grid", value_name = "grid|random|sobol|lhs|saltelli")]
    pub sampler: String,
    /// How many runs, where it is no grid; with saltelli as many for each quantity, and twice as many more
    #[arg(long, value_name = "N", value_parser = count)]
    pub samples: Option<u64>,
    /// Which random numbers: the same seed gives the same
    #[arg(long, value_name = "N", value_parser = count)]
    pub seed: Option<u64>,
    /// What is kept of a run: max, min, range, mean, rms, first or final of a column, as "max(reaction(C.x))"; may be repeated. The final
    /// values of all variables and outputs if not given
    #[arg(long, value_name = "KIND(COLUMN)")]
    pub collect: Vec<String>,
    /// Folder for the results: a .csv file for each hundred runs
    #[arg(long, value_name = "FOLDER")]
    pub out: PathBuf,
    /// Also write an HTML page: results over what is varied, Sobol' indices, failures, and two runs in motion
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// Go on with the sweep that the folder holds
    #[arg(long)]
    pub resume: bool,
    /// Threads; as many as there are processors if not given
    #[arg(long, value_name = "N", value_parser = threads)]
    pub jobs: Option<usize>,
    /// End time of each run, s
    #[arg(long, value_name = "T", value_parser = seconds)]
    pub until: Option<f64>,
    /// Output interval over which max, mean and the like are taken, s
    #[arg(long, value_name = "DT", value_parser = seconds)]
    pub every: Option<f64>,
    /// Relative tolerance
    #[arg(long, value_name = "X")]
    pub tolerance: Option<f64>,
    /// Method, as for simulate
    #[arg(long, value_name = "M")]
    pub method: Option<String>,
    /// Integrator, as for simulate
    #[arg(long, value_name = "I")]
    pub integrator: Option<String>,
    /// Give up a run after this many steps
    #[arg(long, value_name = "N", value_parser = count)]
    pub max_steps: Option<u64>,
    /// Take no step longer than this, s
    #[arg(long, value_name = "H", value_parser = seconds)]
    pub max_step: Option<f64>,
}

#[derive(Args, Debug)]
pub struct ViewArgs {
    #[command(flatten)]
    pub model: ModelArgs,
    #[command(flatten)]
    pub state: StateArgs,
    /// End time, s
    #[arg(long, value_name = "T", value_parser = seconds)]
    pub until: Option<f64>,
    /// Output interval, s
    #[arg(long, value_name = "DT", value_parser = seconds)]
    pub every: Option<f64>,
    /// The model of a result: a .csv file does not hold it, a .parquet file does
    #[arg(long = "model", value_name = "FILE", id = "of")]
    pub of: Option<PathBuf>,
    /// Say where the page is, without opening it
    #[arg(long)]
    pub no_open: bool,
}

#[derive(Args, Debug)]
pub struct AssembleArgs {
    #[command(flatten)]
    pub model: ModelArgs,
    #[command(flatten)]
    pub state: StateArgs,
    /// Where the origin of a body or frame is to be, m or with units: "hand.tip=0.3,0.2,0", "tool=300 mm,0,1"; may be repeated
    #[arg(long, value_name = "FRAME=X,Y,Z", value_parser = place)]
    pub target: Vec<(String, [f64; 3])>,
    /// How a body or frame is to be turned: roll, pitch, yaw about the fixed axes x, y, z, rad or with units: "tool=0,0,90 deg"; may be repeated
    #[arg(long, value_name = "FRAME=R,P,Y", value_parser = turn)]
    pub turn: Vec<(String, [f64; 3])>,
    /// How much the miss of a frame counts beside those of others, where not all can be met; may be repeated
    #[arg(long, value_name = "FRAME=W", value_parser = weight)]
    pub weight: Vec<(String, f64)>,
}

#[derive(Args, Debug)]
pub struct EvaluateArgs {
    #[command(flatten)]
    pub model: ModelArgs,
    #[command(flatten)]
    pub state: StateArgs,
    /// Method: auto; tree, delassus, embedding for bodies; or a constraint method: multipliers, null-space, projector, …
    #[arg(long, value_name = "M")]
    pub method: Option<String>,
    /// Which reactions to show where redundant constraints leave many: of least norm in rows scaled in the mass metric, whatever the
    /// units, or of least Euclidean norm in the units of the file
    #[arg(long, value_name = "scaled|euclidean", default_value_t, hide_default_value = true)]
    pub norm: LeastNorm,
    /// Also give mass matrix, forces and gravity in these independent coordinates (`auto`: chosen well conditioned)
    #[arg(long, value_delimiter = ',', value_name = "A,B")]
    pub independent: Vec<String>,
    /// Also give the efforts of these joints for the accelerations of the independent coordinates; weights after a colon
    #[arg(long, value_delimiter = ',', value_name = "A,B:2")]
    pub actuated: Vec<String>,
    /// Also give Jacobians of these frames in independent coordinates
    #[arg(long, value_delimiter = ',', value_name = "FRAME")]
    pub jacobian: Vec<String>,
    /// Also give the operators of each level: projector S onto what its rows leave free, inverse G, covariance P, gain K
    #[arg(long)]
    pub operators: bool,
    /// Also linearize: derivatives of the accelerations and of inverse dynamics in independent coordinates, and by the inputs
    #[arg(long)]
    pub derivatives: bool,
    /// Also give the equations in a form: lagrangian (M, C, D, g, G, J) or hamiltonian (H, its gradient, J − R, power balance);
    /// --independent then names its coordinates
    #[arg(long, value_name = "FORM")]
    pub form: Option<String>,
    #[command(flatten)]
    pub choice: FormArgs,
}

/// Choices for the Lagrangian and the Hamiltonian form.
#[derive(Args, Debug)]
pub struct FormArgs {
    /// Constraints to eliminate: auto (all; default for hamiltonian), holonomic, nonholonomic, or none (default for lagrangian)
    #[arg(long, value_name = "WHICH")]
    pub eliminate: Option<String>,
    /// Velocities that meet the constraints between velocities, as "u = x'*cos(phi) + y'*sin(phi), w = phi'"; chosen if not given
    #[arg(long, value_name = "U = …", allow_hyphen_values = true)]
    pub velocities: Option<String>,
    /// New coordinates, as "z1 = q1 + q2^3/3, z2 = sinh(q2)"
    #[arg(long, value_name = "Z = …", allow_hyphen_values = true)]
    pub coordinates: Option<String>,
    /// Momenta: canonical, unit (mass matrix 1), or Q0 of p' = Q0ᵀ p as "[[1, q2], [0, 1 + q1^2]]"
    #[arg(long, value_name = "WHICH", allow_hyphen_values = true)]
    pub momenta: Option<String>,
}

#[derive(Args, Debug)]
pub struct LinearizeArgs {
    #[command(flatten)]
    pub model: ModelArgs,
    #[command(flatten)]
    pub state: StateArgs,
    /// Where: at the state itself, or at the nearest state of rest
    #[arg(long, default_value = "state", value_name = "state|equilibrium", value_parser = ["state", "equilibrium"])]
    pub at: String,
    /// Inputs: names of the file, tau.JOINT, or a variable for a force along it. All of the file if not given, or else all joints
    #[arg(long, value_delimiter = ',', value_name = "A,B")]
    pub inputs: Option<Vec<String>>,
    /// Outputs: names of the file, variables, rates. All of the file if not given, or else all independent coordinates
    #[arg(long, value_delimiter = ',', value_name = "Y,Z")]
    pub outputs: Option<Vec<String>>,
    /// Independent coordinates; chosen well conditioned if not given, or `auto`
    #[arg(long, value_delimiter = ',', value_name = "A,B|auto")]
    pub independent: Vec<String>,
    /// What may be driven, to find the fewest inputs; all inputs and a force or torque along every coordinate if not given
    #[arg(long, value_delimiter = ',', value_name = "A,B")]
    pub candidates_inputs: Option<Vec<String>>,
    /// What may be measured, to find the fewest outputs; all positions if not given
    #[arg(long, value_delimiter = ',', value_name = "Y,Z")]
    pub candidates_outputs: Option<Vec<String>>,
    /// Vary a parameter (d=0:1): modes followed by their shapes; for which values do the inputs not reach everything? May be repeated;
    /// each is varied by itself
    #[arg(long, value_name = "NAME=FROM:TO", value_parser = range)]
    pub vary: Vec<(String, Number, Number)>,
    /// Distances to uncontrollability under this count as nearly lost, with --vary
    #[arg(long, value_name = "X", value_parser = positive, requires = "vary")]
    pub margin: Option<f64>,
    /// Form: state (independent states) or descriptor (E x' = A x + B u with the constraints in it, too)
    #[arg(long, default_value = "state", value_name = "state|descriptor", value_parser = ["state", "descriptor"])]
    pub form: String,
    /// Also write a page: poles and zeros, frequency responses, steps, the mechanism moved along its modes, what --vary changes
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// Also write A, B, C, D with names, and M, D, S, F where there are some, to a file for MATLAB, Octave or SciPy
    #[arg(long, value_name = "FILE.mat")]
    pub mat: Option<PathBuf>,
    /// Coordinates of M, D, S and their Geršgorin discs: the independent ones, or combinations with M = 1
    #[arg(long, default_value = "coordinates", value_name = "coordinates|orthonormal", value_parser = ["coordinates", "orthonormal"])]
    pub basis: String,
}

#[derive(Args, Debug)]
pub struct EquilibriumArgs {
    #[command(flatten)]
    pub model: ModelArgs,
    #[command(flatten)]
    pub state: StateArgs,
    /// Hold a rate constant ("phi'=3"), for a steady motion; may be repeated
    #[arg(long, value_name = "RATE=VALUE", value_parser = Setting::parse)]
    pub hold: Vec<Setting>,
}

#[derive(Args, Debug)]
pub struct EquationsArgs {
    /// A parameter that is set stands as its number in the equations; the rest sets the state at which pivots are chosen
    #[command(flatten)]
    pub model: ModelArgs,
    /// Which equations: multipliers, reduced, explicit, lagrangian or hamiltonian
    #[arg(long, default_value = "multipliers", value_name = "FORM")]
    pub form: String,
    /// How to print them: text or latex
    #[arg(long = "as", default_value = "text", value_name = "STYLE")]
    pub style: String,
    /// Basis of a reduced linear system: orthogonal (in the mass metric) or coordinates
    #[arg(long, value_name = "BASIS")]
    pub basis: Option<String>,
    /// Independent coordinates, separated by commas; chosen automatically if not given
    #[arg(long, value_delimiter = ',', value_name = "A,B")]
    pub independent: Vec<String>,
    #[command(flatten)]
    pub choice: FormArgs,
}

#[derive(Args, Debug)]
pub struct ConvertArgs {
    /// Model to read (.urdf, .toml)
    pub from: PathBuf,
    /// File to write (.toml)
    pub to: PathBuf,
    #[command(flatten)]
    pub reading: RobotArgs,
}

#[derive(Args, Debug)]
pub struct NewArgs {
    /// Name of the model, and of its file
    pub name: String,
}

#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: clap_complete::Shell,
}

#[derive(Args, Debug)]
pub struct SchemaArgs {}

#[cfg(feature = "man")]
#[derive(Args, Debug)]
pub struct ManArgs {
    /// The folder
    pub folder: PathBuf,
}

#[derive(Args, Debug)]
pub struct ExamplesArgs {
    /// Example to write; none lists them
    pub name: Option<String>,
}

/// `A,B` in 1/s and 1/s², both not negative.
fn pair(text: &str) -> Result<(f64, f64), String> {
    let (a, b) = text.split_once(',').ok_or("write it as A,B")?;
    let number = |text: &str, unit: &str| match Number::parse(text)?.measured_in("this", unit)? {
        value if value >= 0.0 => Ok(value),
        _ => Err(format!("`{text}` is not a number that is zero or greater")),
    };
    Ok((number(a, "1/s")?, number(b, "1/s^2")?))
}

/// `NAME=FROM:TO`.
fn range(text: &str) -> Result<(String, Number, Number), String> {
    let (name, ends) = text.rsplit_once('=').ok_or("write it as NAME=FROM:TO")?;
    let (from, to) = ends.split_once(':').ok_or("write it as NAME=FROM:TO")?;
    let (from, to) = (Number::parse(from)?, Number::parse(to)?);
    if from.value < to.value {
        Ok((name.trim().to_owned(), from, to))
    } else {
        Err(format!("{} is not under {}", from.value, to.value))
    }
}

fn count(text: &str) -> Result<u64, String> {
    text.trim().parse().map_err(|_| format!("`{text}` is not a whole number from 0 on"))
}

fn threads(text: &str) -> Result<usize, String> {
    match text.trim().parse() {
        Ok(count) if count > 0 => Ok(count),
        _ => Err(format!("`{text}` is not a number of threads: 1 or more")),
    }
}

fn positive(text: &str) -> Result<f64, String> {
    match text.trim().parse::<f64>() {
        Ok(value) if value.is_finite() && value > 0.0 => Ok(value),
        _ => Err(format!("`{text}` is not a positive number")),
    }
}

/// A positive number, with or without a unit.
fn positive_number(text: &str) -> Result<Number, String> {
    let number = Number::parse(text)?;
    if number.value > 0.0 { Ok(number) } else { Err(format!("`{text}` is not a positive number")) }
}

fn positive_seconds(text: &str) -> Result<f64, String> {
    positive_number(text)?.measured_in("this", "s")
}

/// `FRAME=X,Y,Z` in a unit.
fn three(text: &str, unit: &str) -> Result<(String, [f64; 3]), String> {
    let form = "write it as FRAME=A,B,C";
    let (name, numbers) = text.rsplit_once('=').ok_or(form)?;
    let one = |word: &str| Number::parse(word)?.measured_in("this", unit);
    let numbers = numbers.split(',').map(one).collect::<Result<Vec<f64>, String>>()?;
    Ok((name.trim().to_owned(), numbers.try_into().map_err(|_| form.to_owned())?))
}

fn place(text: &str) -> Result<(String, [f64; 3]), String> {
    three(text, "m")
}

fn turn(text: &str) -> Result<(String, [f64; 3]), String> {
    three(text, "rad")
}

fn weight(text: &str) -> Result<(String, f64), String> {
    let (name, number) = text.rsplit_once('=').ok_or("write it as FRAME=W")?;
    Ok((name.trim().to_owned(), positive(number)?))
}

/// A time in s, or with its unit.
fn seconds(text: &str) -> Result<f64, String> {
    Number::parse(text)?.measured_in("this", "s")
}
