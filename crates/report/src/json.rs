//! Answers of the verbs as JSON documents. Keys are stable; numbers that are not finite become null.
//!
//! `evaluate`: `t, q{}, v{}, accelerations{}, lambda{row: {value, determined}}, levels[{level, joints[], rows[], soft_rows[], rank,
//! gamma[] or null}], noise{row: {variance, posterior}},
//! determinacy{accelerations_unique, undetermined[], undetermined_outputs[], consistent, contradictory[], rank, rows, soft_rows[], gap},
//! general_solution{norm, alpha_names[], alpha_units[], alpha_directions[][], lambda_names[], lambda_units[], lambda_directions[][] or null},
//! energy{kinetic, potential} or null, outputs{}, method`, and the matrices `columns[], mass[][], force[], rows[][], b[],
//! gamma[]` in the order of `columns` and of the keys of `lambda`. `mass` and `rows` are null where a model has too many
//! columns for them to be written out. With bodies also `poses{frame: {position[], rotation[][]}}` in the ground frame,
//! `reactions{joint: {moment[], force[]}}` (of the joint's first body on its second, at the joint, in its frame on the
//! body that it moves), `gravity{velocity: effort}` and `inverse_dynamics{velocity: effort}` (empty unless accelerations were given).
//!
//! All answers are `accelerations` + Σ zₖ · `alpha_directions`ₖ and `lambda` + Σ ηₖ · `lambda_directions`ₖ,
//! for any numbers zₖ, ηₖ: a direction has one number for each name, in its unit (null where the model does not say it), the largest 1.
//! There are none where all is determined; those of λ are null for models too large to find them. `norm` says which multipliers
//! are shown where they are not determined: "scaled", "euclidean", or null for any of them.
//!
//! `evaluate --independent …` adds `independent{names[], condition, motion[column][k], mass[][], force[], gravity[],
//! accelerations[], jacobians{frame: 6 rows}, efforts{values{}, unique, attainable, undriven[{velocity: share}]} or null}`.
//!
//! `evaluate --derivatives` adds `derivatives{states[{name, unit}], inputs[{name, unit}], accelerations[{name, unit}],
//! alpha_by_state[][], alpha_by_input[][], state_matrix[][], input_matrix[][], independent[{name, unit}], efforts_by_state[][],
//! efforts_by_acceleration[][], by_sweeps}`, matrices row by row, in the order of these lists.
//!
//! `bench`: `title, velocities, rows, bodies, auto, load, accelerations[{method, taken, ns or null, calls | refused}],
//! questions[{what, ns, calls}], run{motion, seconds, steps, evaluations, integrator, tolerance, stopped}`, times in ns and s.
//!
//! `linearize` and `equilibrium`: see `json/linearization.rs`.
//!
//! In `q`, `v` and `accelerations` of `evaluate`, a joint with several coordinates is one list under its name: `q` is
//! [w, x, y, z, px, py, pz] and `v` [ω, v] for a free joint. A variable or a joint with one coordinate has a number each:
//! `A` in `q`, `A'` in `v`, `A''` in `accelerations`.
//!
//! `simulate`: `t_end, steps, rejected, evaluations, factorizations, wall_seconds, residual{position, velocity}, relative_residual{position, velocity},
//! energy{start, end, work, max_drift, size, quantity} or null, final{t, name: value …}, stop_reason, completed, method, integrator,
//! tolerance, undetermined[], norm, notes[]`.
//!
//! `doctor`: `mobility, variables, rows, rank, soft_rows[], redundant[{rows[], kind, consistent}],
//! reactions{name: "determined" | "undetermined"}, inertia{singular_directions[{name: weight …}],
//! accelerations_unique}, assembly{converged, residual, relative}, prescribed{count, constraints[], moving[], free[]} or null, findings[{code, severity, sentence, suggestion, names[], size}],
//! mechanism{generic_mobility, isolated, grubler, planar_count, freedoms[], immovable[], overconstraints[], smallest_singular_value,
//! near_miss} or null, graph{class, parents{body: {body, joint or null}}, closing_joints[], canonical_numbering[bodies]} or null, notes[]`.

mod derivatives;
mod document;
mod driven;
mod forms;
mod linearization;
mod timings;

use dalembert_answers::LeastNorm;
use dalembert_answers::independent::Independent;
use dalembert_answers::result::{
    AssemblyReport, BodyGraph, BodyPose, Diagnosis, EnergySummary, Evaluation, Finding, Freedom, JointReaction,
    LevelSummary, MechanismDiagnosis, NearMiss, Overconstraint, ParentBody, Prescription, RedundantGroup, Release,
    RunSummary, SoftRow,
};
use serde_json::{Map, Value, json};

pub use self::document::Document;
use self::document::object;

/// What has a documented JSON form.
pub trait ToJson {
    /// The JSON document.
    fn to_json(&self) -> Value;
}

/// What may be large: it has a JSON form that can be written part by part.
pub trait InParts {
    /// The parts of the JSON document.
    fn parts(&self) -> Document<'_>;
}

/// The number, or null if it is not finite.
pub fn number(value: f64) -> Value {
    serde_json::Number::from_f64(value).map_or(Value::Null, Value::Number)
}

/// `{name: value …}` in the given order.
pub fn named_numbers<'a>(pairs: impl IntoIterator<Item = &'a (String, f64)>) -> Map<String, Value> {
    pairs.into_iter().map(|(name, value)| (name.clone(), number(*value))).collect()
}

impl InParts for Evaluation {
    fn parts(&self) -> Document<'_> {
        let levels = || self.levels.iter().map(ToJson::to_json).collect::<Value>();
        let energy = |(kinetic, potential)| object([("kinetic", number(kinetic)), ("potential", number(potential))]);
        let written = self.matrices_written();
        Document::default()
            .with("t", || number(self.t))
            .with("q", || grouped(&self.q, self.groups.iter().map(|g| (&g.name, &g.q))))
            .with("v", || grouped(&self.v, self.groups.iter().map(|g| (&g.name, &g.v))))
            .with("accelerations", || {
                grouped(&self.accelerations, self.groups.iter().map(|g| (&g.name, &g.accelerations)))
            })
            .with("lambda", || multipliers(&self.lambda))
            .with("levels", levels)
            .with("determinacy", || determinacy(self))
            .with("general_solution", || general_solution(self))
            .with("noise", || noise(&self.noise))
            .with("energy", move || self.energy.map(energy))
            .with("outputs", || named_numbers(&self.outputs))
            .with("notes", || json!(self.notes))
            .with("method", || json!(self.method))
            .with("columns", || json!(self.columns))
            .with("mass", move || written.then(|| matrix(&self.mass)))
            .with("force", || vector(&self.force))
            .with("rows", move || written.then(|| matrix(&self.rows)))
            .with("b", || vector(&self.b))
            .with("gamma", || vector(&self.gamma))
            .with("poses", || poses(&self.poses))
            .with("reactions", || reactions(&self.reactions))
            .with("gravity", || named_numbers(&self.gravity))
            .with("inverse_dynamics", || named_numbers(&self.inverse_dynamics))
    }
}

impl ToJson for Evaluation {
    fn to_json(&self) -> Value {
        self.parts().to_json()
    }
}

fn determinacy(e: &Evaluation) -> Value {
    json!({
        "accelerations_unique": e.accelerations_unique,
        "undetermined": e.undetermined,
        "undetermined_outputs": e.undetermined_outputs,
        "consistent": e.consistent,
        "contradictory": e.contradictory,
        "rank": e.rank,
        "rows": e.lambda.len() - e.soft.len(),
        "soft_rows": e.soft,
        "gap": number(e.gap),
    })
}

impl ToJson for Independent {
    fn to_json(&self) -> Value {
        let jacobians: Map<String, Value> = self.jacobians.iter().map(|(name, j)| (name.clone(), matrix(j))).collect();
        let efforts = self.efforts.as_ref().map(|e| {
            json!({
                "values": named_numbers(&e.values),
                "unique": e.unique,
                "attainable": e.attainable,
                "undriven": e.undriven.iter().map(|m| Value::Object(named_numbers(m))).collect::<Vec<_>>(),
            })
        });
        json!({
            "names": self.names,
            "condition": number(self.condition),
            "motion": matrix(&self.motion),
            "mass": matrix(&self.mass),
            "force": vector(&self.force),
            "gravity": self.gravity.as_deref().map(vector),
            "potential": self.potential.as_deref().map(vector),
            "accelerations": vector(&self.accelerations),
            "jacobians": jacobians,
            "efforts": efforts,
        })
    }
}

/// Numbers by name; those of a joint with several coordinates as a list under its name.
fn grouped<'a>(
    pairs: &'a [(String, f64)],
    groups: impl Iterator<Item = (&'a String, &'a Vec<String>)>,
) -> Map<String, Value> {
    let mut lists: Vec<(&String, Vec<Value>)> = Vec::new();
    let mut member = std::collections::HashMap::new();
    for (joint, names) in groups {
        member.extend(names.iter().enumerate().map(|(k, name)| (name.as_str(), (lists.len(), k))));
        lists.push((joint, vec![Value::Null; names.len()]));
    }
    let mut map = Map::new();
    for (name, value) in pairs {
        match member.get(name.as_str()) {
            Some(&(list, k)) => lists[list].1[k] = number(*value),
            None => {
                map.insert(name.clone(), number(*value));
            }
        }
    }
    map.extend(lists.into_iter().map(|(joint, list)| (joint.clone(), Value::Array(list))));
    map
}

fn poses(poses: &[BodyPose]) -> Map<String, Value> {
    let entry = |p: &BodyPose| {
        let rotation = p.rotation.iter().map(|row| vector(row)).collect();
        (p.name.clone(), object([("position", vector(&p.position)), ("rotation", rotation)]))
    };
    poses.iter().map(entry).collect()
}

fn reactions(reactions: &[JointReaction]) -> Map<String, Value> {
    let entry = |r: &JointReaction| {
        object([
            ("moment", vector(&r.moment)),
            ("force", vector(&r.force)),
            ("determined", r.determined().into()),
            ("moment_determined", json!(r.moment_determined)),
            ("force_determined", json!(r.force_determined)),
        ])
    };
    reactions.iter().map(|r| (r.name.clone(), entry(r))).collect()
}

fn vector(values: &[f64]) -> Value {
    values.iter().map(|&value| number(value)).collect()
}

fn matrix(rows: &[Vec<f64>]) -> Value {
    rows.iter().map(|row| vector(row)).collect()
}

/// All answers.
fn general_solution(e: &Evaluation) -> Value {
    object([
        ("norm", json!(e.norm.map(LeastNorm::as_str))),
        ("alpha_names", json!(e.columns)),
        ("alpha_units", json!(e.alpha_units)),
        ("alpha_directions", matrix(&e.alpha_directions)),
        ("lambda_names", e.lambda.iter().map(|l| l.0.as_str()).collect()),
        ("lambda_units", json!(e.lambda_units)),
        ("lambda_directions", e.lambda_directions.as_deref().map(matrix).into()),
    ])
}

fn noise(rows: &[SoftRow]) -> Map<String, Value> {
    let entry = |r: &SoftRow| json!({ "variance": number(r.variance), "posterior": number(r.posterior) });
    rows.iter().map(|r| (r.name.clone(), entry(r))).collect()
}

fn multipliers(lambda: &[(String, f64, bool)]) -> Map<String, Value> {
    let entry = |value: f64, known: bool| object([("value", number(value)), ("determined", known.into())]);
    lambda.iter().map(|(row, value, known)| (row.clone(), entry(*value, *known))).collect()
}

impl ToJson for LevelSummary {
    fn to_json(&self) -> Value {
        let mut level = json!({
            "level": self.level,
            "joints": self.joints,
            "rows": self.rows,
            "soft_rows": self.soft,
            "rank": self.rank,
            "gamma": (!self.gamma.is_empty()).then(|| vector(&self.gamma)),
        });
        if let Some(o) = &self.operators {
            level["S"] = matrix(&o.s);
            level["G"] = matrix(&o.g);
            level["P"] = o.p.as_deref().map_or(Value::Null, matrix);
            level["K"] = o.k.as_deref().map_or(Value::Null, matrix);
        }
        level
    }
}

impl ToJson for RunSummary {
    fn to_json(&self) -> Value {
        let mut last = Map::new();
        last.insert("t".to_owned(), number(self.t_end));
        last.extend(named_numbers(&self.final_values));
        let [position, velocity] = self.relative_residuals;
        json!({
            "t_end": number(self.t_end),
            "steps": self.steps,
            "rejected": self.rejected,
            "evaluations": self.evaluations,
            "factorizations": self.factorizations,
            "wall_seconds": number(self.wall_seconds),
            "residual": { "position": number(self.residual_position), "velocity": number(self.residual_velocity) },
            "relative_residual": { "position": number(position), "velocity": number(velocity) },
            "energy": self.energy.as_ref().map(ToJson::to_json),
            "final": last,
            "stop_reason": self.stop_reason,
            "completed": self.completed,
            "method": self.method,
            "integrator": self.integrator,
            "tolerance": self.tolerance.map(number),
            "step": self.step.map(number),
            "singular": self.singular.iter().map(|pose| json!({ "t": number(pose.t), "extra": pose.extra })).collect::<Vec<_>>(),
            "undetermined": self.undetermined,
            "norm": self.norm.map(LeastNorm::as_str),
            "notes": self.notes,
        })
    }
}

impl ToJson for EnergySummary {
    fn to_json(&self) -> Value {
        json!({
            "start": number(self.start),
            "end": number(self.end),
            "work": number(self.work),
            "max_drift": number(self.max_drift),
            "size": number(self.size),
            "quantity": self.quantity(),
        })
    }
}

impl InParts for Diagnosis {
    fn parts(&self) -> Document<'_> {
        let reaction = |(name, known): &(String, bool)| (name.clone(), determined(*known));
        let all = |findings: &[Finding]| findings.iter().map(ToJson::to_json).collect::<Value>();
        Document::default()
            .with("mobility", || self.mobility)
            .with("variables", || self.variables)
            .with("rows", || self.rows)
            .with("rank", || self.rank)
            .with("soft_rows", || json!(self.soft))
            .with("redundant", || self.redundant.iter().map(ToJson::to_json).collect::<Value>())
            .with("reactions", move || self.reactions.iter().map(reaction).collect::<Map<_, _>>())
            .with("inertia", || {
                let directions = self.singular_directions.iter().map(|d| Value::Object(named_numbers(d))).collect();
                object([
                    ("singular_directions", directions),
                    ("accelerations_unique", self.accelerations_unique.into()),
                ])
            })
            .with("assembly", || self.assembly.to_json())
            .with("prescribed", || self.prescribed.as_ref().map(ToJson::to_json))
            .with("findings", move || all(&self.findings))
            .with("mechanism", || self.mechanism.as_ref().map(ToJson::to_json))
            .with("graph", || self.graph.as_ref().map(ToJson::to_json))
            .with("notes", || json!(self.notes))
    }
}

impl ToJson for Diagnosis {
    fn to_json(&self) -> Value {
        self.parts().to_json()
    }
}

impl ToJson for BodyGraph {
    fn to_json(&self) -> Value {
        let place = |p: &ParentBody| (p.body.clone(), json!({ "body": p.parent, "joint": p.joint }));
        object([
            ("class", json!(self.class)),
            ("parents", self.parents.iter().map(place).collect()),
            ("closing_joints", json!(self.closing)),
            ("canonical_numbering", json!(self.numbering)),
        ])
    }
}

impl ToJson for Prescription {
    fn to_json(&self) -> Value {
        json!({ "count": self.count, "constraints": self.constraints, "moving": self.moving, "free": self.free })
    }
}

impl ToJson for Finding {
    fn to_json(&self) -> Value {
        json!({
            "code": self.code,
            "severity": self.severity.as_str(),
            "sentence": self.sentence,
            "suggestion": self.suggestion,
            "names": self.names,
            "size": self.size.map(number),
        })
    }
}

impl ToJson for MechanismDiagnosis {
    fn to_json(&self) -> Value {
        json!({
            "generic_mobility": self.generic_mobility,
            "isolated": self.isolated,
            "grubler": self.grubler,
            "planar_count": self.planar,
            "freedoms": self.freedoms.iter().map(ToJson::to_json).collect::<Vec<_>>(),
            "immovable": self.immovable,
            "overconstraints": self.overconstraints.iter().map(ToJson::to_json).collect::<Vec<_>>(),
            "smallest_singular_value": self.smallest_singular_value.map(number),
            "near_miss": self.near_miss.as_ref().map(ToJson::to_json),
        })
    }
}

impl ToJson for Freedom {
    fn to_json(&self) -> Value {
        json!({ "leading": self.leading, "moving": Value::Object(named_numbers(&self.moving)), "passive": self.passive, "with": self.with })
    }
}

impl ToJson for Overconstraint {
    fn to_json(&self) -> Value {
        let strained: Map<String, Value> =
            self.strained.iter().map(|s| (s.joint.clone(), Value::from(s.directions.clone()))).collect();
        let release = |r: &Release| json!({ "joint": r.joint, "from": r.from, "to": r.to, "frees": r.frees });
        json!({
            "count": self.count,
            "here_only": self.here_only,
            "kind": self.kind.as_str(),
            "consistent": self.consistent,
            "joints": self.joints,
            "undetermined": strained,
            "rows": self.rows,
            "releases": self.releases.iter().map(release).collect::<Vec<_>>(),
            "idle": self.idle,
            "doubles": self.twin,
        })
    }
}

impl ToJson for NearMiss {
    fn to_json(&self) -> Value {
        let (joint, angle) = self.culprit.as_ref().map_or((None, None), |c| (Some(&c.0), Some(number(c.1))));
        json!({ "singular_value": number(self.value), "joints": self.joints, "row": self.row, "joint": joint, "angle": angle })
    }
}

impl ToJson for AssemblyReport {
    fn to_json(&self) -> Value {
        json!({ "converged": self.converged, "residual": number(self.residual), "relative": number(self.relative) })
    }
}

impl ToJson for RedundantGroup {
    fn to_json(&self) -> Value {
        json!({ "rows": self.rows, "kind": self.kind.as_str(), "consistent": self.consistent })
    }
}

fn determined(known: bool) -> Value {
    Value::from(if known { "determined" } else { "undetermined" })
}
