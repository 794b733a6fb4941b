//! What is printed, before it is text or LaTeX: headings, remarks, equations, matrices.

use std::collections::HashMap;

use dalembert_expr::{Expr, text};

use super::algebra::{Matrix, transpose};
use super::layout::put;
use super::naming::{Definition, name_parts};
use super::{Basis, Body, FlatRow, Forms, Linear, Reduced};

/// Matrices of the multiplier form are shown up to this many rows and columns together.
const SMALL: usize = 8;

/// Significant digits of numbers that nobody would write out, for reading.
const DIGITS: usize = 6;

/// Words in both languages.
#[derive(Clone, Debug)]
pub(super) struct Words {
    pub text: String,
    pub latex: String,
}

impl Words {
    pub(super) fn new(text: impl Into<String>, latex: impl Into<String>) -> Self {
        Self { text: text.into(), latex: latex.into() }
    }

    fn same(text: &str) -> Self {
        Self::new(text, text)
    }
}

/// Text with LaTeX's own characters made harmless.
pub(super) fn latex_escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => out.extend(['\\', c]),
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            _ => out.push(c),
        }
    }
    out
}

/// Σ left = Σ right, or ≠.
#[derive(Clone, Debug)]
pub(super) struct Equation {
    pub label: Option<String>,
    pub left: Vec<Expr>,
    pub right: Vec<Expr>,
    pub unequal: bool,
}

/// A named matrix or column.
#[derive(Clone, Debug)]
pub(super) struct Named {
    pub name: Words,
    pub entries: Matrix,
}

#[derive(Clone, Debug)]
pub(super) enum Block {
    Heading(String),
    Note(Words),
    Equations(Vec<Equation>),
    Matrices(Vec<Named>),
    Definitions(Vec<Definition>),
}

impl Block {
    /// Puts other expressions in place of these.
    fn replace(&mut self, by: &HashMap<Expr, Expr>) {
        let put = |e: &mut Expr| *e = by.get(e).copied().unwrap_or(*e);
        match self {
            Self::Equations(list) => list.iter_mut().for_each(|e| e.left.iter_mut().chain(&mut e.right).for_each(put)),
            Self::Matrices(list) => list.iter_mut().for_each(|m| m.entries.iter_mut().flatten().for_each(put)),
            Self::Heading(_) | Self::Note(_) | Self::Definitions(_) => {}
        }
    }
}

/// The blocks over the graph that their expressions belong to.
pub(super) struct Document<'f> {
    pub forms: &'f Forms,
    pub blocks: Vec<Block>,
    pub naming: super::naming::Naming,
}

/// Lays a form out.
pub(super) fn document(forms: &Forms) -> Document<'_> {
    // Nodes for left-hand sides are made on a copy; the answer itself stays as it is.
    let mut g = forms.flat.graph.clone();
    g.tell_apart();
    let mut writer = Writer { g, forms, blocks: Vec::new(), letters: Vec::new() };
    match &forms.body {
        Body::Multipliers => writer.multipliers(),
        Body::Reduced(reduced) => writer.reduced(reduced),
        Body::Linear(linear) => writer.linear(linear),
        Body::Explicit { accelerations, reduced } => writer.explicit(accelerations, reduced),
        Body::Energy(form) => writer.energy(form),
    }
    let Writer { mut g, mut blocks, letters, .. } = writer;
    let apart = roots(&blocks);
    let one: HashMap<Expr, Expr> = apart.iter().copied().zip(g.unified(&apart)).collect();
    blocks.iter_mut().for_each(|block| block.replace(&one));
    let roots = roots(&blocks);
    let mut shown = g.clone();
    // Digits beyond those of a double are rounding, which nobody misses.
    if roots.iter().any(|&e| shown.rounded(e, DIGITS) != shown.rounded(e, f64::DIGITS as usize)) {
        let words = |whole: &str| format!("Numbers are rounded to {DIGITS} digits; {whole} has all of them.");
        blocks.push(Block::Note(Words::new(words("`--json`"), words("the JSON document"))));
    }
    let said = collisions(&g, (&blocks, &letters), &roots);
    if let Some(words) = said {
        blocks.insert(1.min(blocks.len()), Block::Note(words));
    }
    for note in forms.notes() {
        blocks.insert(1.min(blocks.len()), Block::Note(Words::new(note.clone(), note)));
    }
    let mut naming = name_parts(&g, &roots);
    naming.digits = Some(DIGITS);
    if !naming.definitions.is_empty() {
        blocks.push(Block::Heading("Abbreviations".into()));
        blocks.push(Block::Definitions(naming.definitions.clone()));
    }
    Document { forms, blocks, naming: naming.over(g) }
}

/// Letters of matrices that the model uses for something else: by name in text, as they are written in LaTeX.
fn collisions(g: &dalembert_expr::Graph, (blocks, letters): (&[Block], &[Words]), roots: &[Expr]) -> Option<Words> {
    let used: Vec<&str> = g.symbols_of(roots).into_iter().map(|s| g.name(s).trim_end_matches('\'')).collect();
    let written: Vec<String> = used.iter().map(|name| g.latex_of(name)).collect();
    let shown = blocks.iter().filter_map(|block| match block {
        Block::Matrices(list) => Some(list),
        _ => None,
    });
    let mut named: Vec<&Words> = Vec::new();
    for letter in shown.flatten().map(|m| &m.name).chain(letters) {
        if named.iter().all(|n| n.text != letter.text) {
            named.push(letter);
        }
    }
    let words = |mut names: Vec<String>| {
        let one = names.len() == 1;
        let Some(last) = names.pop() else { return String::new() };
        let all = if one { last } else { format!("{} and {last}", names.join(", ")) };
        if one {
            format!("The matrix {all} is not the {all} in formulas; that is the model's.")
        } else {
            format!("The matrices {all} are not the {all} in formulas; those are the model's.")
        }
    };
    let text = named.iter().filter(|n| used.contains(&n.text.as_str())).map(|n| n.text.clone());
    let latex = named.iter().filter(|n| written.contains(&n.latex)).map(|n| format!("${}$", n.latex));
    let words = Words::new(words(text.collect()), words(latex.collect()));
    (!words.text.is_empty() || !words.latex.is_empty()).then_some(words)
}

fn roots(blocks: &[Block]) -> Vec<Expr> {
    let mut roots = Vec::new();
    for block in blocks {
        match block {
            Block::Equations(list) => list.iter().for_each(|e| roots.extend(e.left.iter().chain(&e.right))),
            Block::Matrices(list) => list.iter().for_each(|m| roots.extend(m.entries.iter().flatten())),
            _ => {}
        }
    }
    // What stands in two places, as in a symmetric matrix, is read twice, not used twice.
    let mut seen = std::collections::HashSet::new();
    roots.retain(|&e| seen.insert(e));
    roots
}

pub(super) struct Writer<'f> {
    pub g: dalembert_expr::Graph,
    pub forms: &'f Forms,
    pub blocks: Vec<Block>,
    /// Letters of the equation that no matrix is shown of.
    pub letters: Vec<Words>,
}

impl Writer<'_> {
    pub(super) fn heading(&mut self, text: &str) {
        self.blocks.push(Block::Heading(text.into()));
    }

    pub(super) fn note(&mut self, text: impl Into<String>, latex: impl Into<String>) {
        self.blocks.push(Block::Note(Words::new(text, latex)));
    }

    pub(super) fn is_zero(&self, e: Expr) -> bool {
        self.g.constant_value(e) == Some(0.0)
    }

    /// Σ rowᵢ xᵢ as a list of terms.
    fn terms(&mut self, row: &[Expr], x: &[Expr]) -> Vec<Expr> {
        let pairs: Vec<(Expr, Expr)> =
            row.iter().copied().zip(x.iter().copied()).filter(|p| !self.is_zero(p.0)).collect();
        pairs.into_iter().map(|(a, x)| self.g.mul(a, x)).collect()
    }

    fn alpha(&mut self) -> Vec<Expr> {
        self.forms.flat.alpha.iter().map(|&s| self.g.var(s)).collect()
    }

    fn lambda(&mut self) -> Vec<Expr> {
        self.forms.flat.lambda.iter().map(|&s| self.g.var(s)).collect()
    }

    /// A as a full matrix.
    fn constraint_matrix(&mut self) -> Matrix {
        let zero = self.g.constant(0.0);
        let flat = &self.forms.flat;
        let line = |r: &super::FlatRow| {
            let mut row = vec![zero; flat.alpha.len()];
            r.a.iter().for_each(|&(c, e)| row[c] = e);
            row
        };
        flat.rows.iter().map(line).collect()
    }

    fn multipliers(&mut self) {
        let flat = &self.forms.flat;
        let soft = flat.rows.iter().any(|r| r.noise.is_some());
        let (text, latex) = match (flat.rows.is_empty(), soft) {
            (true, _) => ("M α = f", "$$M \\alpha = f$$"),
            (false, false) => ("M α = f + Aᵀ λ,   A α = b", "$$M \\alpha = f + A^T \\lambda, \\qquad A \\alpha = b$$"),
            (false, true) => (
                "M α = f + Aᵀ λ,   A α + R λ = b",
                "$$M \\alpha = f + A^T \\lambda, \\qquad A \\alpha + R \\lambda = b$$",
            ),
        };
        self.note(text, latex);
        let mut letters = vec![("α", "\\alpha"), ("M", "M"), ("f", "f")];
        if !flat.rows.is_empty() {
            letters.extend([("λ", "\\lambda"), ("A", "A"), ("b", "b")]);
        }
        if soft {
            letters.push(("R", "R"));
        }
        self.letters.extend(letters.into_iter().map(|(text, latex)| Words::new(text, latex)));
        let (alpha, lambda, a) = (self.alpha(), self.lambda(), self.constraint_matrix());
        let columns = transpose(&a);
        let mut equations = Vec::new();
        for i in 0..alpha.len() {
            let left = self.terms(&flat.mass[i], &alpha);
            let mut right: Vec<Expr> = [flat.force[i], flat.phi[i]].into_iter().filter(|&e| !self.is_zero(e)).collect();
            if let Some(column) = columns.get(i) {
                right.extend(self.terms(column, &lambda));
            }
            equations.push(Equation { label: None, left, right, unequal: false });
        }
        self.heading("Equations of motion");
        self.blocks.push(Block::Equations(equations));
        self.constraints(&a, &alpha, &lambda);
        self.kinematics();
        let rows: Vec<usize> = (0..flat.rows.len()).filter(|&r| !self.says_nothing(&flat.rows[r])).collect();
        if alpha.len() + rows.len() <= SMALL && !rows.is_empty() {
            self.small_matrices(rows.iter().map(|&r| a[r].clone()).collect(), &rows);
        }
    }

    fn constraints(&mut self, a: &Matrix, alpha: &[Expr], lambda: &[Expr]) {
        let flat = &self.forms.flat;
        if flat.rows.is_empty() {
            return;
        }
        self.closures();
        self.held();
        let mut equations = Vec::new();
        for (r, row) in flat.rows.iter().enumerate() {
            if self.says_nothing(row) {
                continue;
            }
            let mut left = self.terms(&a[r], alpha);
            if let Some(noise) = row.noise {
                left.push(self.g.mul(noise, lambda[r]));
            }
            let label = Some(self.forms.labels.rows[r].clone());
            equations.push(Equation { label, left, right: vec![row.b], unequal: false });
        }
        self.heading("Constraints, differentiated to accelerations");
        self.blocks.push(Block::Equations(equations));
    }

    /// Equations of variables of order 0, and what they hide, as they are held.
    fn held(&mut self) {
        let flat = &self.forms.flat;
        let zero = self.g.constant(0.0);
        let mut equations = Vec::new();
        for (row, label) in flat.rows.iter().zip(&self.forms.labels.rows).filter(|(row, _)| row.follows) {
            let right = row.stages.first().copied().into_iter().collect();
            equations.push(Equation { label: Some(label.clone()), left: vec![zero], right, unequal: false });
        }
        if !equations.is_empty() {
            self.heading("Equations that hold at all times");
            self.blocks.push(Block::Equations(equations));
        }
    }

    /// Whether a row is zero for all states.
    fn says_nothing(&self, row: &FlatRow) -> bool {
        row.noise.is_none() && row.a.iter().all(|e| self.is_zero(e.1)) && self.is_zero(row.b)
    }

    /// What joints that close loops hold, as positions; rows that are zero for all states are said to be redundant.
    fn closures(&mut self) {
        let flat = &self.forms.flat;
        let (mut equations, mut empty) = (Vec::new(), Vec::new());
        for &r in &flat.closing {
            let label = self.forms.labels.rows[r].clone();
            if self.says_nothing(&flat.rows[r]) {
                empty.push(label);
            } else {
                let zero = self.g.constant(0.0);
                equations.push(Equation {
                    label: Some(label),
                    left: vec![flat.rows[r].stages[0]],
                    right: vec![zero],
                    unequal: false,
                });
            }
        }
        if !equations.is_empty() {
            self.heading("Loops, closed: the second body seen from the first, in the joint's frame on the second");
            self.blocks.push(Block::Equations(equations));
        }
        if !empty.is_empty() {
            let latex: Vec<String> = empty.iter().map(|n| format!("\\texttt{{{}}}", latex_escape(n))).collect();
            self.note(
                format!("Redundant, since they are zero in every state: {}.", empty.join(", ")),
                format!("Redundant, since they are zero in every state: {}.", latex.join(", ")),
            );
        }
    }

    fn kinematics(&mut self) {
        let flat = &self.forms.flat;
        if flat.rates.is_empty() {
            return;
        }
        let mut equations = Vec::new();
        for &(column, rate) in &flat.rates {
            let name = format!("{}'", self.forms.labels.variables[column]);
            let symbol = self.g.symbol(&name);
            let left = vec![self.g.var(symbol)];
            equations.push(Equation { label: None, left, right: vec![rate], unequal: false });
        }
        self.heading("Rates of the coordinates");
        self.blocks.push(Block::Equations(equations));
    }

    fn small_matrices(&mut self, a: Matrix, rows: &[usize]) {
        let flat = &self.forms.flat;
        let alpha = self.alpha();
        let b = rows.iter().map(|&r| vec![flat.rows[r].b]).collect();
        let force = (0..alpha.len()).map(|i| vec![self.g.add(flat.force[i], flat.phi[i])]).collect();
        let column = |x: Vec<Expr>| x.into_iter().map(|e| vec![e]).collect::<Matrix>();
        self.heading("Matrices");
        self.blocks.push(Block::Matrices(vec![
            Named { name: Words::new("α", "\\alpha"), entries: column(alpha) },
            Named { name: Words::same("M"), entries: flat.mass.clone() },
            Named { name: Words::same("f"), entries: force },
            Named { name: Words::same("A"), entries: a },
            Named { name: Words::same("b"), entries: b },
        ]));
    }

    fn names(&self, columns: &[usize]) -> (String, String) {
        let names: Vec<&str> = columns.iter().map(|&c| self.forms.labels.variables[c].as_str()).collect();
        let latex: Vec<String> = names.iter().map(|n| format!("${}$", self.g.latex_of(n))).collect();
        (names.join(", "), latex.join(", "))
    }

    pub(super) fn rows_note(&mut self, dropped: &[usize]) {
        if dropped.is_empty() {
            return;
        }
        let names: Vec<String> = dropped.iter().map(|&r| self.forms.labels.rows[r].clone()).collect();
        let tex: Vec<String> = names.iter().map(|n| format!("\\texttt{{{}}}", latex_escape(n))).collect();
        self.note(
            format!("Left out because the other constraints imply it: {}.", names.join(", ")),
            format!("Left out because the other constraints imply it: {}.", tex.join(", ")),
        );
    }

    fn preamble(&mut self, reduced: &Reduced) {
        let (text, latex) = self.independent(reduced);
        if reduced.independent.is_empty() {
            self.note("The constraints determine all accelerations.", "The constraints determine all accelerations.");
        } else if !reduced.accelerations.is_empty() {
            self.note(format!("Independent: {text}."), format!("Independent: {latex}."));
        }
        self.rows_note(&reduced.dropped);
    }

    /// Names of the independent variables, and of velocities that are combinations.
    fn independent(&self, reduced: &Reduced) -> (String, String) {
        let mut names: Vec<String> =
            reduced.independent.iter().map(|&c| self.forms.labels.variables[c].clone()).collect();
        reduced.combined.iter().for_each(|c| names[c.place] = text(&self.g, c.symbol));
        let latex: Vec<String> = names.iter().map(|n| format!("${}$", self.g.latex_of(n))).collect();
        (names.join(", "), latex.join(", "))
    }

    fn conditions(&mut self, reduced: &Reduced) {
        if reduced.conditions.is_empty() {
            return;
        }
        let zero = self.g.constant(0.0);
        let equation = |e: Expr| Equation { label: None, left: vec![e], right: vec![zero], unequal: true };
        let equations = reduced.conditions.iter().copied().map(equation).collect();
        self.heading("Valid where");
        self.blocks.push(Block::Equations(equations));
    }

    fn eliminated(&mut self, reduced: &Reduced) {
        let mut equations = Vec::new();
        for c in &reduced.combined {
            equations.push(Equation { label: None, left: vec![c.symbol], right: vec![c.formula], unequal: false });
        }
        if !equations.is_empty() {
            self.heading("Velocities");
            self.blocks.push(Block::Equations(std::mem::take(&mut equations)));
        }
        for &(column, e) in &reduced.rates {
            let left = vec![self.g.var(self.forms.flat.velocity(column))];
            equations.push(Equation { label: None, left, right: vec![e], unequal: false });
        }
        for &(column, slot, e) in &reduced.eliminated {
            let left = vec![self.g.var(self.forms.flat.states[column][slot])];
            equations.push(Equation { label: None, left, right: vec![e], unequal: false });
        }
        if !equations.is_empty() {
            self.heading("Dependent variables");
            self.blocks.push(Block::Equations(equations));
        }
        // Coordinates whose rates alone are held follow from these.
        let held = |c: usize| self.forms.flat.rows.iter().any(|r| r.stages.len() > 1 && r.a.iter().any(|e| e.0 == c));
        let open = |&&(c, _): &&(usize, Expr)| held(c) && !reduced.eliminated.iter().any(|e| (e.0, e.1) == (c, 0));
        let open = reduced.accelerations.iter().filter(open).map(|a| self.forms.labels.variables[a.0].clone());
        let open: Vec<String> = open.collect();
        self.without_formula(&open);
    }

    /// Names dependent coordinates that only the constraints give.
    pub(super) fn without_formula(&mut self, names: &[String]) {
        if names.is_empty() {
            return;
        }
        let latex: Vec<String> = names.iter().map(|n| format!("${}$", self.g.latex_of(n))).collect();
        let words = |names: String| format!("Dependent without a formula, as the constraints leave them: {names}.");
        self.note(words(names.join(", ")), words(latex.join(", ")));
    }

    fn reduced(&mut self, reduced: &Reduced) {
        self.preamble(reduced);
        let alpha = self.alpha();
        let mut own: Vec<Expr> = reduced.independent.iter().map(|&c| alpha[c]).collect();
        reduced.combined.iter().for_each(|c| own[c.place] = c.rate);
        let mut equations = Vec::new();
        for (row, &force) in reduced.mass.iter().zip(&reduced.force) {
            let left = self.terms(row, &own);
            equations.push(Equation { label: None, left, right: vec![force], unequal: false });
        }
        if !equations.is_empty() {
            self.heading("Equations of motion");
            self.blocks.push(Block::Equations(equations));
        }
        self.eliminated(reduced);
        let mut equations = Vec::new();
        for &(column, e) in &reduced.accelerations {
            equations.push(Equation { label: None, left: vec![alpha[column]], right: vec![e], unequal: false });
        }
        if !equations.is_empty() {
            self.heading("Dependent accelerations");
            self.blocks.push(Block::Equations(equations));
        }
        self.kinematics();
        self.conditions(reduced);
    }

    fn explicit(&mut self, accelerations: &[Expr], reduced: &Reduced) {
        self.preamble(reduced);
        let alpha = self.alpha();
        let equations = alpha
            .iter()
            .zip(accelerations)
            .map(|(&left, &right)| Equation { label: None, left: vec![left], right: vec![right], unequal: false })
            .collect();
        self.heading("Accelerations");
        self.blocks.push(Block::Equations(equations));
        self.eliminated(reduced);
        self.kinematics();
        self.conditions(reduced);
    }

    fn linear(&mut self, l: &Linear) {
        let constrained = !l.constraint.is_empty();
        let driven = !self.forms.labels.inputs.is_empty();
        let rest = l.rest.iter().any(|&e| !self.is_zero(e));
        self.governing_equation(constrained, driven, rest);
        self.rows_note(&l.dropped);
        self.full_matrices(l, driven, rest);
        if constrained {
            self.constraint_forces(l, driven, rest);
        }
        self.reduced_matrices(l, driven, rest);
    }

    fn governing_equation(&mut self, constrained: bool, driven: bool, rest: bool) {
        let mut text = "M q'' + D q' + S q =".to_owned();
        let mut latex = "$$M \\ddot q + D \\dot q + S q =".to_owned();
        let terms = [(constrained, "Cᵀ λ", "C^T \\lambda"), (driven, "F τ", "F \\tau"), (rest, "r", "r")];
        let used: Vec<_> = terms.iter().filter(|t| t.0).collect();
        put(&mut text, format_args!(" {}", used.iter().map(|t| t.1).collect::<Vec<_>>().join(" + ")));
        put(&mut latex, format_args!(" {}", used.iter().map(|t| t.2).collect::<Vec<_>>().join(" + ")));
        if used.is_empty() {
            text.push('0');
            latex.push('0');
        }
        if constrained {
            text += ",   C q = 0";
            latex += ", \\qquad C q = 0";
        }
        self.note(text, latex + "$$");
    }

    fn full_matrices(&mut self, l: &Linear, driven: bool, rest: bool) {
        let column = |x: &[Expr]| x.iter().map(|&e| vec![e]).collect::<Matrix>();
        let q: Vec<Expr> = self.forms.flat.states.iter().map(|s| self.g.var(s[0])).collect();
        let tau: Vec<Expr> = self.forms.flat.inputs.iter().map(|&s| self.g.var(s)).collect();
        let mut list = vec![Named { name: Words::same("q"), entries: column(&q) }];
        list.extend(
            [("M", &l.mass), ("D", &l.damping), ("S", &l.stiffness)]
                .map(|(name, x)| Named { name: Words::same(name), entries: x.clone() }),
        );
        if driven {
            if self.forms.labels.inputs != ["tau"] {
                list.push(Named { name: Words::new("τ", "\\tau"), entries: column(&tau) });
            }
            list.push(Named { name: Words::same("F"), entries: l.input.clone() });
        }
        if rest {
            list.push(Named { name: Words::same("r"), entries: column(&l.rest) });
        }
        self.heading("System");
        self.blocks.push(Block::Matrices(list));
    }

    fn constraint_forces(&mut self, l: &Linear, driven: bool, rest: bool) {
        let mut list = vec![Named { name: Words::same("C"), entries: l.constraint.clone() }];
        if let Some(compliance) = &l.compliance {
            list.push(Named { name: Words::new("C M⁻¹ Cᵀ", "C M^{-1} C^T"), entries: compliance.clone() });
        }
        if let Some(projector) = &l.projector {
            list.push(Named { name: Words::same("P"), entries: projector.clone() });
        }
        self.heading("Constraints");
        if l.projector.is_some() {
            let acting = [(driven, [" - F τ", " - F \\tau"]), (rest, [" - r", " - r"])];
            let [text, latex] = [0, 1].map(|k| acting.iter().filter(|a| a.0).map(|a| a.1[k]).collect::<String>());
            self.note(
                format!("P = Cᵀ (C M⁻¹ Cᵀ)⁻¹ C M⁻¹;  constraint forces Cᵀ λ = P (D q' + S q{text})"),
                format!(
                    "$$P = C^T (C M^{{-1}} C^T)^{{-1}} C M^{{-1}}, \\qquad C^T \\lambda = P (D \\dot q + S q{latex})$$"
                ),
            );
        }
        self.blocks.push(Block::Matrices(list));
    }

    fn reduced_matrices(&mut self, l: &Linear, driven: bool, rest: bool) {
        let column = |x: &[Expr]| x.iter().map(|&e| vec![e]).collect::<Matrix>();
        let (text, latex) = self.names(&l.independent);
        let sub = |letter: &str| Words::new(format!("{letter}_r"), format!("{letter}_r"));
        let mut list = vec![Named { name: Words::same("N"), entries: l.basis.clone() }];
        for (letter, x) in ["M", "D", "S"].into_iter().zip(&l.reduced) {
            list.push(Named { name: sub(letter), entries: x.clone() });
        }
        if driven {
            list.push(Named { name: sub("F"), entries: l.reduced_input.clone() });
        }
        if rest {
            list.push(Named { name: sub("r"), entries: column(&l.reduced_rest) });
        }
        self.heading("Reduced equations");
        let right = [(driven, "F_r τ", "F_r \\tau"), (rest, "r_r", "r_r")];
        let side = |k: usize| {
            let parts: Vec<&str> = right.iter().filter(|r| r.0).map(|r| if k == 0 { r.1 } else { r.2 }).collect();
            if parts.is_empty() { "0".to_owned() } else { parts.join(" + ") }
        };
        let (how_text, how_latex) = match l.kind {
            Basis::Orthogonal => (
                format!("the columns of N are made M-orthogonal from the coordinates {text}"),
                format!("The columns of $N$ are made $M$-orthogonal from the coordinates {latex}"),
            ),
            Basis::Coordinates => (format!("q_r = ({text})"), format!("Here $q_r$ holds {latex}")),
        };
        self.note(
            format!("q = N q_r,   M_r q_r'' + D_r q_r' + S_r q_r = {};\n{how_text}.", side(0)),
            format!("$$q = N q_r, \\qquad M_r \\ddot q_r + D_r \\dot q_r + S_r q_r = {}$$\n{how_latex}.", side(1)),
        );
        self.blocks.push(Block::Matrices(list));
    }
}
