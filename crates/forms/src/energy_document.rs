//! Lagrangian and Hamiltonian forms laid out: the equation, what its letters are, the matrices; and the same for programs.

use std::collections::HashMap;

use dalembert_expr::{Expr, text};

use super::Form;
use super::algebra::Matrix;
use super::document::{Block, Equation, Named, Words, Writer, latex_escape};
use super::energy::{EnergyForm, Part};
use super::naming::{Naming, name_parts};
use super::{Body, Forms};
use dalembert_answers::forms::Written;

impl Writer<'_> {
    /// A Lagrangian or Hamiltonian form.
    pub(super) fn energy(&mut self, form: &EnergyForm) {
        let letters = self.letters(form);
        let (text, latex) = governing(form);
        self.note(text, latex);
        if form.network {
            self.note(
                "z = M x are fluxes and charges, ∇_z H = x and H' = yᵀu - xᵀ ℛ x + xᵀ(J λ + r), as far as there are such.",
                "$z = M x$ are fluxes and charges, $\\nabla_z H = x$ and $\\dot H = y^T u - x^T \\mathcal{R} x + x^T (J \\lambda + r)$, as far as there are such.",
            );
        }
        if form.by_velocities {
            // Momenta of kinetic energies with a part linear in the velocities have an offset.
            let offset = form.parts.iter().any(|part| part.key == "b");
            let (text, latex) = if offset { ("M⁻¹ (p - b)", "M^{-1} (p - b)") } else { ("M⁻¹ p", "M^{-1} p") };
            let words = |v: String| format!("Here {v} stands for the velocities.");
            self.note(words(format!("v = {text}")), words(format!("$v = {latex}$")));
        }
        if form.by_time && form.form == Form::Hamiltonian {
            self.note(
                "H depends on time: ∂H/∂t is part of the balance of power.",
                "$H$ depends on time: $\\partial H/\\partial t$ is part of the balance of power.",
            );
        }
        let [_, held, dropped] = &form.rows;
        if !held.is_empty() {
            let names: Vec<String> = held.iter().map(|&r| self.forms.labels.rows[r].clone()).collect();
            let tex: Vec<String> = names.iter().map(|n| format!("\\texttt{{{}}}", latex_escape(n))).collect();
            self.note(format!("Eliminated: {}.", names.join(", ")), format!("Eliminated: {}.", tex.join(", ")));
        }
        self.rows_note(dropped);
        self.blocks.push(Block::Matrices(letters));
        if !form.rates.is_empty() {
            let mut equations = Vec::new();
            for (name, e) in &form.rates {
                let symbol = self.g.symbol(name);
                let left = vec![self.g.var(symbol)];
                equations.push(Equation { label: None, left, right: vec![*e], unequal: false });
            }
            self.heading("Velocities of the model in those of the form");
            self.blocks.push(Block::Equations(equations));
        }
        let mut equations = Vec::new();
        for &(column, slot, e) in &form.eliminated {
            let left = vec![self.g.var(self.forms.flat.states[column][slot])];
            equations.push(Equation { label: None, left, right: vec![e], unequal: false });
        }
        if !equations.is_empty() {
            self.heading("Dependent coordinates");
            self.blocks.push(Block::Equations(equations));
        }
        let given = |name: &str| {
            let labels = &self.forms.labels.variables;
            form.q.iter().any(|q| q == name) || form.eliminated.iter().any(|e| e.1 == 0 && labels[e.0] == name)
        };
        let own = form.q.iter().all(|q| self.forms.labels.variables.contains(q));
        let open: Vec<String> = self.forms.labels.variables.iter().filter(|v| own && !given(v)).cloned().collect();
        self.without_formula(&open);
        self.heading("Matrices");
        let (mut nothing, mut matrices) = (Vec::new(), Vec::new());
        for part in &form.parts {
            if part.entries.iter().all(Vec::is_empty) {
                continue;
            }
            if part.key == "H" {
                let symbol = self.g.symbol("H");
                let left = vec![self.g.var(symbol)];
                let right = part.entries.concat();
                self.blocks.push(Block::Equations(vec![Equation { label: None, left, right, unequal: false }]));
                continue;
            }
            let name = Words::new(part.name[0], part.name[1]);
            if part.entries.iter().flatten().all(|&e| self.is_zero(e)) {
                nothing.push(part.name);
            } else {
                matrices.push(Named { name, entries: part.entries.clone() });
            }
        }
        self.blocks.push(Block::Matrices(matrices));
        let nothing: Vec<_> = nothing.into_iter().filter(|n| n[0] != "r").collect();
        self.letters.extend(nothing.iter().map(|n| Words::new(n[0], n[1])));
        if !nothing.is_empty() {
            let [plain, tex] = [0, 1].map(|k: usize| nothing.iter().map(|n| n[k]).collect::<Vec<_>>().join(" = "));
            self.note(format!("{plain} = 0"), format!("$${tex} = 0$$"));
        }
        if !form.conditions.is_empty() {
            let zero = self.g.constant(0.0);
            let equation = |e: Expr| Equation { label: None, left: vec![e], right: vec![zero], unequal: true };
            let equations = form.conditions.iter().copied().map(equation).collect();
            self.heading("Valid where");
            self.blocks.push(Block::Equations(equations));
        }
    }

    /// q, v or p, u, λ as columns.
    fn letters(&mut self, form: &EnergyForm) -> Vec<Named> {
        let column = |x: &[Expr]| x.iter().map(|&e| vec![e]).collect::<Matrix>();
        let mut coordinates = Vec::new();
        for name in self.forms.coordinates(&form.q) {
            let symbol = self.g.symbol(&name);
            coordinates.push(self.g.var(symbol));
        }
        let u: Vec<Expr> = form.inputs.iter().map(|&k| self.g.var(self.forms.flat.inputs[k])).collect();
        let lambda: Vec<Expr> = form.rows[0].iter().map(|&r| self.g.var(self.forms.flat.lambda[r])).collect();
        if form.network {
            coordinates.clear();
        }
        let second = match form.form {
            _ if form.network => ("x", &form.v),
            Form::Hamiltonian => ("p", &form.p),
            _ => ("v", &form.v),
        };
        let all = [
            ("q", "q", column(&coordinates)),
            (second.0, second.0, column(second.1)),
            ("u", "u", column(&u)),
            ("λ", "\\lambda", column(&lambda)),
        ];
        // A letter that is its own name says nothing.
        let own = |x: &(&str, &str, Matrix)| x.2.len() == 1 && text(&self.g, x.2[0][0]) == x.0;
        let used = all.into_iter().filter(|x| !x.2.is_empty() && !own(x));
        used.map(|(text, latex, entries)| Named { name: Words::new(text, latex), entries }).collect()
    }
}

/// The equation that the matrices are of.
fn governing(form: &EnergyForm) -> (String, String) {
    let has = |name: &str| if name == "u" { !form.inputs.is_empty() } else { !form.rows[0].is_empty() };
    let acts = |key: &str| form.part(key).is_some();
    if form.network {
        let terms =
            [(has("u"), " + G u", " + G u"), (has("λ"), " + J λ", " + J \\lambda"), (acts("r"), " + r", " + r")];
        let side = |k: usize| terms.iter().filter(|t| t.0).map(|t| if k == 0 { t.1 } else { t.2 }).collect::<String>();
        let (y, tex) = if has("u") { (",   y = Gᵀ x", ", \\qquad y = G^T x") } else { ("", "") };
        return (
            format!("M x' = (𝒥 − ℛ) x{},   H = ½ xᵀ M x{y}", side(0)),
            format!(
                "$$M \\dot x = (\\mathcal{{J}} - \\mathcal{{R}}) x{}, \\qquad H = \\tfrac12 x^T M x{tex}$$",
                side(1)
            ),
        );
    }
    if form.form == Form::Hamiltonian {
        let mut text = "x' = (𝒥 − ℛ) ∇H".to_owned();
        let mut latex = "$$\\dot x = (\\mathcal{J} - \\mathcal{R}) \\nabla H".to_owned();
        for (used, plain, tex) in [
            (acts("s"), " + [s; 0]", " + \\begin{pmatrix} s \\\\ 0 \\end{pmatrix}"),
            (has("u"), " + [0; G] u", " + \\begin{pmatrix} 0 \\\\ G \\end{pmatrix} u"),
            (has("λ"), " + [0; J] λ", " + \\begin{pmatrix} 0 \\\\ J \\end{pmatrix} \\lambda"),
            (acts("r"), " + [0; r]", " + \\begin{pmatrix} 0 \\\\ r \\end{pmatrix}"),
        ] {
            if used {
                text += plain;
                latex += tex;
            }
        }
        text += ",   x = (q, p)";
        latex += ", \\qquad x = (q, p)";
        if has("u") {
            text += ",   y = Gᵀ ∇_p H";
            latex += ", \\qquad y = G^T \\nabla_p H";
        }
        return (text, latex + "$$");
    }
    let mut text = "M v' + C v".to_owned();
    let mut latex = "$$M \\dot v + C v".to_owned();
    if acts("Gamma") {
        text += " + Γ v";
        latex += " + \\Gamma v";
    }
    text += " + D v + g =";
    latex += " + D v + g =";
    let terms = [(has("u"), "G u", "G u"), (has("λ"), "J λ", "J \\lambda"), (acts("r"), "r", "r")];
    let used: Vec<_> = terms.iter().filter(|t| t.0).collect();
    let side = |k: usize| -> String {
        if used.is_empty() {
            "0".to_owned()
        } else {
            used.iter().map(|t| if k == 0 { t.1 } else { t.2 }).collect::<Vec<_>>().join(" + ")
        }
    };
    (format!("{text} {}", side(0)), format!("{latex} {}$$", side(1)))
}

/// Leaves of all formulas together up to which each is written out for programs.
const WRITTEN_OUT: usize = 5000;

impl Forms {
    /// The names of coordinates, where a joint whose velocities are a twist has its own.
    fn coordinates(&self, names: &[String]) -> Vec<String> {
        let mut out: Vec<String> = Vec::with_capacity(names.len());
        for name in names {
            let own = self.labels.joints.iter().find(|(twist, _)| twist.contains(name)).map(|j| &j.1);
            let own = own.map_or_else(|| vec![name.clone()], Clone::clone);
            own.into_iter().for_each(|n| {
                if !out.contains(&n) {
                    out.push(n);
                }
            });
        }
        out
    }

    /// Names for parts that come again, where formulas are long; and these with equal parts made one.
    fn named_parts(&self) -> Option<(Naming, HashMap<Expr, Expr>)> {
        let g = self.graph();
        let flat = &self.flat;
        let mut roots: Vec<Expr> = match &self.body {
            Body::Energy(form) => {
                let entries = form.parts.iter().flat_map(|p| p.entries.concat());
                entries.chain(form.rates.iter().map(|r| r.1)).collect()
            }
            Body::Multipliers => {
                let rows = flat.rows.iter().flat_map(|r| r.a.iter().map(|a| a.1).chain([r.b]));
                flat.mass.concat().into_iter().chain(flat.force.iter().copied()).chain(rows).collect()
            }
            Body::Reduced(r) => [r.mass.concat(), r.z.concat(), r.force.clone(), r.zeta.clone()].concat(),
            Body::Linear(_) => Vec::new(),
            Body::Explicit { accelerations, .. } => accelerations.clone(),
        };
        roots.extend(&flat.phi);
        let size = roots.iter().fold(0_usize, |sum, &e| sum.saturating_add(g.written_size(e)));
        (size > WRITTEN_OUT).then(|| {
            let mut g = g.clone();
            let one = g.unified(&roots);
            (name_parts(&g, &one).over(g), roots.into_iter().zip(one).collect())
        })
    }

    /// What a reader has to know of the formulas.
    pub(super) fn notes(&self) -> Vec<String> {
        let unlettered = "Bodies and joints stand with their numbers in place of the file's formulas, which could not be followed: these \
                          equations do not hold for other values of the parameters.";
        if self.flat.unlettered {
            return vec![unlettered.to_owned()];
        }
        let axes = &self.flat.fixed_axes;
        let turned = || {
            let (of, are) = if axes.len() == 1 {
                ("The axis of joint", "stands as its number")
            } else {
                ("The axes of joints", "stand as their numbers")
            };
            let names = dalembert_answers::words::names(axes);
            format!(
                "{of} {names} {are} in place of formulas of parameters: these equations hold for the values that the parameters have."
            )
        };
        (!axes.is_empty()).then(turned).into_iter().collect()
    }

    /// The equations as named matrices of formulas.
    pub fn written(&self) -> Written {
        let g = self.graph();
        let naming = self.named_parts();
        let formula = |e: Expr| match &naming {
            Some((naming, one)) => naming.print(&[one.get(&e).copied().unwrap_or(e)], false, text),
            None => text(g, e),
        };
        let matrix =
            |m: &Matrix| m.iter().map(|row| row.iter().map(|&e| formula(e)).collect()).collect::<Vec<Vec<String>>>();
        let vector = |x: &[Expr]| x.iter().map(|&e| formula(e)).collect::<Vec<String>>();
        let names = |rows: &[usize]| rows.iter().map(|&r| self.labels.rows[r].clone()).collect::<Vec<String>>();
        let flat = &self.flat;
        let velocities = |columns: &[usize]| -> Vec<String> {
            let of = |&c: &usize| flat.states[c].last().map_or_else(String::new, |&s| g.name(s).to_owned());
            columns.iter().map(of).collect()
        };
        let everything: Vec<usize> = (0..flat.alpha.len()).collect();
        let mut out = Written {
            q: self.labels.variables.clone(),
            u: self.labels.inputs.clone(),
            notes: self.notes(),
            ..Written::default()
        };
        let put = |out: &mut Written, key: &str, m: &Matrix| out.matrices.push((key.to_owned(), matrix(m)));
        let list = |out: &mut Written, key: &str, x: &[Expr]| out.vectors.push((key.to_owned(), vector(x)));
        if let Some((naming, _)) = &naming {
            let whole = |e: Expr| naming.print(&[e], true, text);
            out.abbreviations = naming.definitions.iter().map(|d| (d.name.clone(), whole(d.e))).collect();
        }
        match &self.body {
            Body::Energy(form) => {
                out.q = self.coordinates(&form.q);
                out.along.clone_from(&form.q);
                (out.v, out.p) = (vector(&form.v), vector(&form.p));
                out.u = form.inputs.iter().map(|&k| self.labels.inputs[k].clone()).collect();
                out.constraints = names(&form.rows[0]);
                out.eliminated = names(&form.rows[1]);
                out.redundant = names(&form.rows[2]);
                out.conditions = vector(&form.conditions);
                out.rates = form.rates.iter().map(|(name, e)| (name.clone(), formula(*e))).collect();
                for Part { key, entries, vector: is_vector, .. } in &form.parts {
                    if *is_vector {
                        list(&mut out, key, &entries.concat());
                    } else {
                        put(&mut out, key, entries);
                    }
                }
            }
            Body::Multipliers => {
                out.v = velocities(&everything);
                out.constraints.clone_from(&self.labels.rows);
                put(&mut out, "M", &flat.mass);
                list(&mut out, "f", &flat.force);
                list(&mut out, "phi", &flat.phi);
                let dense = |r: &super::FlatRow| {
                    let mut row = vec!["0".to_owned(); flat.alpha.len()];
                    r.a.iter().for_each(|&(c, e)| row[c] = formula(e));
                    row
                };
                out.matrices.push(("A".to_owned(), flat.rows.iter().map(dense).collect()));
                list(&mut out, "b", &flat.rows.iter().map(|r| r.b).collect::<Vec<Expr>>());
            }
            Body::Reduced(reduced) => {
                out.v = velocities(&reduced.independent);
                reduced.combined.iter().for_each(|c| out.v[c.place] = text(g, c.symbol));
                let rate = |&(c, e): &(usize, Expr)| (g.name(flat.velocity(c)).to_owned(), formula(e));
                out.rates = reduced.rates.iter().map(rate).collect();
                out.redundant = names(&reduced.dropped);
                out.conditions = vector(&reduced.conditions);
                put(&mut out, "M", &reduced.mass);
                list(&mut out, "f", &reduced.force);
                put(&mut out, "Z", &reduced.z);
                list(&mut out, "zeta", &reduced.zeta);
            }
            Body::Linear(l) => {
                out.v = velocities(&l.independent);
                out.redundant = names(&l.dropped);
                for (key, m) in [
                    ("M", &l.mass),
                    ("D", &l.damping),
                    ("S", &l.stiffness),
                    ("F", &l.input),
                    ("C", &l.constraint),
                    ("N", &l.basis),
                    ("F_r", &l.reduced_input),
                ] {
                    put(&mut out, key, m);
                }
                for (key, m) in ["M_r", "D_r", "S_r"].into_iter().zip(&l.reduced) {
                    put(&mut out, key, m);
                }
                // What stands in the text where M is regular.
                l.projector.iter().for_each(|p| put(&mut out, "P", p));
                list(&mut out, "r", &l.rest);
                list(&mut out, "r_r", &l.reduced_rest);
            }
            Body::Explicit { accelerations, reduced } => {
                out.v = velocities(&everything);
                out.redundant = names(&reduced.dropped);
                out.conditions = vector(&reduced.conditions);
                list(&mut out, "alpha", accelerations);
            }
        }
        out
    }
}
