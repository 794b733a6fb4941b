//! What is kept of a run: `max(coupler_x)`, `final(A)`, `rms(reaction(C.x))`.

use dalembert::dynamics::result::Column;
use dalembert::dynamics::simulation::{Reads, Samples};
use dalembert::{Error, Loaded, Simulate};

/// What is made of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Max,
    Min,
    Range,
    Mean,
    Rms,
    First,
    Final,
}

const KINDS: [(&str, Kind); 7] = [
    ("max", Kind::Max),
    ("min", Kind::Min),
    ("range", Kind::Range),
    ("mean", Kind::Mean),
    ("rms", Kind::Rms),
    ("first", Kind::First),
    ("final", Kind::Final),
];

/// A number of a run, over its samples; `mean` and `rms` are integrals over time by the trapezoidal rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collect {
    /// As written.
    pub text: String,
    kind: Kind,
    column: String,
    /// What stands in the parentheses.
    formula: String,
}

/// A model with the columns that are to be collected: what is no column is made one, as an output of the model. Reactions of joints in the tree, which
/// are computed where something asks for them, are among these.
///
/// # Errors
/// Of [`Loaded::with_outputs`]; names that are no column are left for [`Collect::check`].
pub fn with_columns(model: Loaded, how: &Simulate, wanted: Vec<Collect>) -> Result<(Loaded, Vec<Collect>), Error> {
    // Where the model's own start has no motion, its columns are not known.
    let Ok(start) = model.simulation(how) else { return Ok((model, wanted)) };
    let known: Vec<String> = start.columns().iter().map(|c| c.name.clone()).collect();
    drop(start);
    let made = |c: &Collect| !known.contains(&c.column) && c.formula.contains(['(', '+', '-', '*', '/', '^']);
    let mut formulas: Vec<String> = wanted.iter().filter(|c| made(c)).map(|c| c.formula.clone()).collect();
    if formulas.is_empty() {
        return Ok((model, wanted));
    }
    formulas.sort();
    formulas.dedup();
    let model = model.with_outputs(&formulas)?;
    let called = |c: Collect| if made(&c) { Collect { column: c.formula.clone(), ..c } } else { c };
    Ok((model, wanted.into_iter().map(called).collect()))
}

impl Collect {
    /// From words.
    ///
    /// # Errors
    /// A sentence for what can't be read.
    pub fn parse(text: &str) -> Result<Self, String> {
        let how = || {
            let known = KINDS.map(|k| k.0).join(", ");
            format!("`{text}` is no number of a run: write KIND(COLUMN), such as max(coupler_x); kinds: {known}")
        };
        let (kind, rest) = text.trim().split_once('(').ok_or_else(how)?;
        let column = rest.trim_end().strip_suffix(')').ok_or_else(how)?.trim();
        let kind = KINDS.iter().find(|(name, _)| *name == kind.trim()).ok_or_else(how)?.1;
        let formula = column.to_owned();
        let inner = column.strip_prefix("reaction(").and_then(|c| c.strip_suffix(')'));
        let column = inner.map_or_else(|| column.to_owned(), |row| format!("reaction.{}", row.trim()));
        Ok(Self { text: text.trim().to_owned(), kind, column, formula })
    }

    /// Whether another one keeps the same, however it is written.
    pub fn alike(&self, other: &Self) -> bool {
        (self.kind, &self.column) == (other.kind, &other.column)
    }

    /// The column that it is made of.
    pub(crate) fn column(&self) -> &str {
        &self.column
    }

    /// Whether there is such a column.
    ///
    /// # Errors
    /// A sentence with the column that may be meant.
    pub fn check(&self, names: &[&str]) -> Result<(), String> {
        if names.contains(&self.column.as_str()) {
            return Ok(());
        }
        if self.column == "t" {
            return Err(format!(
                "`{}` is kept of each run in any case: the time that it reached is `t_end`",
                self.text
            ));
        }
        let close = dalembert::expr::did_you_mean(&self.column, names.iter().copied());
        // Reactions of joints in the tree are computed where something asks for them.
        let close = match close.filter(|_| !self.column.starts_with("reaction(")) {
            Some(close) => format!("; did you mean `{close}`?"),
            None if self.column.contains('(') => {
                format!("; what is no column is one as an output, such as `wanted = \"{}\"`", self.column)
            }
            None => String::new(),
        };
        Err(format!("a run has no column `{}` to collect `{}` from{close}", self.column, self.text))
    }

    /// What the final value of a column is called.
    pub(crate) fn last(column: &str) -> Self {
        Self { text: column.to_owned(), kind: Kind::Final, column: column.to_owned(), formula: column.to_owned() }
    }

    /// The same where something else has the column's name.
    pub(crate) fn last_of(column: &str) -> Self {
        Self { text: format!("final({column})"), ..Self::last(column) }
    }
}

/// Collects numbers while a run goes on.
#[derive(Debug)]
pub struct Collector<'a> {
    wanted: &'a [Collect],
    places: Vec<usize>,
    sums: Vec<Sum>,
    start: f64,
    last: f64,
}

#[derive(Clone, Copy, Debug)]
struct Sum {
    first: f64,
    last: f64,
    least: f64,
    most: f64,
    integral: f64,
    square: f64,
}

impl<'a> Collector<'a> {
    pub fn new(wanted: &'a [Collect]) -> Self {
        Self { wanted, places: Vec::new(), sums: Vec::new(), start: 0.0, last: 0.0 }
    }

    /// The numbers wanted, in order; none before the first sample.
    pub fn numbers(&self) -> Vec<f64> {
        let span = self.last - self.start;
        let over = |integral: f64, value: f64| if span > 0.0 { integral / span } else { value };
        let number = |(wanted, s): (&Collect, &Sum)| match wanted.kind {
            Kind::Max => s.most,
            Kind::Min => s.least,
            Kind::Range => s.most - s.least,
            Kind::Mean => over(s.integral, s.last),
            Kind::Rms => over(s.square, s.last * s.last).sqrt(),
            Kind::First => s.first,
            Kind::Final => s.last,
        };
        self.wanted.iter().zip(&self.sums).map(number).collect()
    }
}

impl Samples for Collector<'_> {
    fn reads(&self) -> Reads<'_> {
        let at_ends = |wanted: &Collect| matches!(wanted.kind, Kind::First | Kind::Final);
        Reads { columns: Some(&self.places), ends_only: self.wanted.iter().all(at_ends) }
    }

    fn begin(&mut self, columns: &[Column]) -> Result<(), String> {
        let place = |wanted: &Collect| {
            let found = columns.iter().position(|column| column.name == wanted.column);
            found.ok_or_else(|| format!("a run has no column `{}` to collect `{}` from", wanted.column, wanted.text))
        };
        self.places = self.wanted.iter().map(place).collect::<Result<_, _>>()?;
        Ok(())
    }

    fn sample(&mut self, t: f64, values: &[f64]) -> Result<(), String> {
        if self.sums.is_empty() {
            let first = |&place: &usize| {
                let x = values[place];
                Sum { first: x, last: x, least: x, most: x, integral: 0.0, square: 0.0 }
            };
            self.sums = self.places.iter().map(first).collect();
            (self.start, self.last) = (t, t);
            return Ok(());
        }
        let half = 0.5 * (t - self.last);
        for (s, &place) in self.sums.iter_mut().zip(&self.places) {
            let x = values[place];
            s.integral += half * (s.last + x);
            s.square += half * (s.last * s.last + x * x);
            s.least = s.least.min(x);
            s.most = s.most.max(x);
            s.last = x;
        }
        self.last = t;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_a_line_are_those_of_calculus() {
        let kinds = ["max", "min", "range", "mean", "rms", "first", "final"];
        let wanted: Vec<Collect> =
            kinds.iter().map(|k| Collect::parse(&format!("{k}(reaction( C.x ))")).unwrap()).collect();
        let mut all = Collector::new(&wanted);
        let kind = dalembert::dynamics::result::ColumnKind::Reaction;
        let column = Column { name: "reaction.C.x".to_owned(), unit: None, kind, values: Vec::new() };
        all.begin(&[column]).unwrap();
        (0..=1000).for_each(|k| all.sample(f64::from(k) / 500.0, &[f64::from(k) / 500.0 - 1.0]).unwrap());
        // x = t − 1 over two seconds: the mean square is 1/3, to the square of the step.
        let found = all.numbers();
        assert_eq!([found[0], found[1], found[2], found[5], found[6]], [1.0, -1.0, 2.0, -1.0, 1.0]);
        assert!(found[3].abs() < 1e-12 && (found[4] - (1.0_f64 / 3.0).sqrt()).abs() < 1e-5);
    }

    /// The reaction of a joint in the tree, and a formula of columns, are what they are as outputs of the file.
    #[test]
    fn formulas_are_columns_as_outputs_of_the_file_are() {
        let text = "dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies.b]\nmass = 2.0\ncom = [0.5, 0, 0]\ninertia = { box = [1.0, 0.1, 0.1] }\n\
            [joints.A]\ntype = \"revolute\"\nbetween = [\"ground\", \"b\"]\n";
        let named = format!("{text}[outputs]\nforce = \"reaction(A.fx)\"\nturned = \"abs(A) + 1\"\n");
        let how = Simulate { until: Some(0.5), ..Simulate::default() };
        let numbers = |text: &str, words: [&str; 2]| {
            let wanted = words.iter().map(|w| Collect::parse(w).unwrap()).collect();
            let (model, wanted) = with_columns(dalembert::open_text("m", text).unwrap(), &how, wanted).unwrap();
            let mut all = Collector::new(&wanted);
            model.simulate_into(&how, &mut |_| true, &mut all).unwrap();
            all.numbers()
        };
        let told = numbers(text, ["rms(reaction(A.fx))", "rms(abs(A) + 1)"]);
        assert_eq!(told, numbers(&named, ["rms(force)", "rms(turned)"]));
        assert!(told.iter().all(|x| *x > 0.0), "{told:?}");
    }

    #[test]
    fn other_words_are_refused() {
        for wrong in ["coupler_x", "top(x)", "max(x", "max"] {
            assert!(Collect::parse(wrong).unwrap_err().contains("KIND(COLUMN)"), "{wrong}");
        }
    }
}
