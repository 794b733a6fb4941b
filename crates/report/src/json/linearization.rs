//! `linearize` and `equilibrium` as JSON. Eigenvalues are `[real, imaginary]` in 1/s; a direction is `{name: weight}` with numbers, or
//! with `[real, imaginary]` where one of them is complex. Matrices are row by row.
//!
//! `linearize`: `title, t, A, B, C, D, offset[], states[], inputs[], outputs[], units{states[], inputs[], outputs[]}, x0[], u0[], y0[],
//! equilibrium, steady, because or null, constant_inputs[], autonomous, unforced, moving[], point{name: value}, stable, stability, modes[{eigenvalue, uncertainty,
//! algebraic, geometric, block or null, frequency, damping or null, shape{}, shapes[]}], zeros[], zeros_uncertainty[], transfer[{input, output, gain, zeros[], poles[]}],
//! controllability{dimension, controllable, stabilizable,
//! uncontrollable[{eigenvalue, algebraic, geometric, direction{}, directions[]}], distance{value, at_least, nearest, w0, digits or null} or null},
//! observability{dimension, observable, detectable, unobservable[…], distance}, fewest_inputs{bound or null, count or null, eigenvalue or null,
//! directions[], candidates[], sets[[]], distances[], complete}, fewest_outputs{…}, parameters[{name, from, to, exact,
//! dimension, values[{value, dimension, eigenvalues[], stabilizable}], margin, intervals[{from, to, at, least}], best{value, distance} or null, judged, because or null,
//! observability{exact, dimension, values[{…, detectable}], intervals[…], best, judged, because}, unit, stability[{from, to, stability}],
//! modes{values[], branches[{eigenvalues[], first{}, last{}}], meetings[{at, modes[2], kind, frequency, gap}], clear}}], gaps[{name, unit or null, from, to, because}], notes[]`, where `gaps` are values of these
//! parameters without a linear system, and `parameters` has a study of each part of the range between them; where
//! `branches` follows each mode by its shape, numbers of modes count from 0, `kind` is crossing or veering, and `judged` says whether
//! the inputs' reach (the outputs' sight) was asked for, `because` why it could not be told;
//! `second_order{coordinates[], basis[][] or null, M, D, S, F}` and `gershgorin{M, D, S: {discs[[centre, radius]],
//! groups[{interval[], count}]}}`, null where states are not positions and their own rates; `descriptor{states[], E, A, B, left_out[]}` if
//! it was asked for.
//!
//! `equilibrium`: `title, found, steady, balanced, autonomous, because or null, constant_inputs[], starts, t, point{}, inputs{}, lambda{row: {value, determined}}, held{rate: {value, effort}},
//! unbalanced[{velocity, load, acceleration}], steps, modes[…], stable, stability, unjudged`; modes, stable and stability are empty and null if there
//! is none, or for the reason that is `unjudged`.

use dalembert_answers::derivatives::Named;
use dalembert_answers::linearization::{
    Channel, Complex, Descriptor, Direction, Discs, Distance, Equilibrium, Fewest, Linearization, Lost, Meeting, Mode,
    ModeBranch, ModeBranches, ParameterGap, ParameterReach, ParameterStudy, Reach, SecondOrder, Stability, StableRange,
};
use serde_json::{Map, Value, json};

use super::{ToJson, matrix, number, vector};

impl ToJson for Linearization {
    fn to_json(&self) -> Value {
        let m = &self.model;
        let discs = self.second_order.as_ref().map(|s| {
            let [mass, damping, stiffness] = &s.discs;
            json!({ "M": discs(mass), "D": discs(damping), "S": discs(stiffness) })
        });
        let own = json!({
            "title": m.title,
            "t": number(m.t),
            "A": matrix(&m.a),
            "B": matrix(&m.b),
            "C": matrix(&m.c),
            "D": matrix(&m.d),
            "offset": vector(&m.offset),
            "states": names(&m.states),
            "inputs": names(&m.inputs),
            "outputs": names(&m.outputs),
            "units": { "states": units(&m.states), "inputs": units(&m.inputs), "outputs": units(&m.outputs) },
            "x0": vector(&m.x0),
            "u0": vector(&m.u0),
            "y0": vector(&m.y0),
            "equilibrium": m.equilibrium,
            "steady": m.steady,
            "because": m.because,
            "constant_inputs": m.constant,
            "autonomous": m.autonomous,
            "unforced": m.unforced,
            "moving": m.moving.iter().map(|&k| m.states[k].name.clone()).collect::<Vec<_>>(),
            "point": point(&m.point),
            "notes": m.notes,
        });
        let said = json!({
            "stable": self.stability.decays(),
            "stability": self.stability.as_str(),
            "modes": self.modes.iter().map(mode).collect::<Vec<_>>(),
            "zeros": self.zeros.iter().map(|z| complex(z.value)).collect::<Vec<_>>(),
            "zeros_uncertainty": self.zeros.iter().map(|z| number(z.uncertainty)).collect::<Vec<_>>(),
            "transfer": self.channels.iter().map(channel).collect::<Vec<_>>(),
            "controllability": reach(&self.controllability, ["controllable", "stabilizable", "uncontrollable"]),
            "observability": reach(&self.observability, ["observable", "detectable", "unobservable"]),
            "fewest_inputs": fewest(&self.fewest_inputs),
            "fewest_outputs": fewest(&self.fewest_outputs),
            "parameters": self.parameters.iter().map(study).collect::<Vec<_>>(),
            "gaps": self.gaps.iter().map(gap).collect::<Vec<_>>(),
            "gershgorin": discs,
            "second_order": self.second_order.as_ref().map(second_order),
            "descriptor": self.descriptor.as_ref().map(descriptor),
        });
        merged([own, said])
    }
}

impl ToJson for Equilibrium {
    fn to_json(&self) -> Value {
        let lambda: Map<String, Value> = self
            .lambda
            .iter()
            .map(|(row, value, known)| (row.clone(), json!({ "value": number(*value), "determined": known })))
            .collect();
        let held: Map<String, Value> = self
            .held
            .iter()
            .map(|(rate, value, effort)| (rate.clone(), json!({ "value": number(*value), "effort": number(*effort) })))
            .collect();
        let unbalanced = self
            .unbalanced
            .iter()
            .map(|u| json!({ "velocity": u.velocity, "load": number(u.load), "acceleration": number(u.acceleration) }));
        json!({
            "title": self.title,
            "found": self.found,
            "steady": self.steady,
            "balanced": self.balanced,
            "autonomous": self.autonomous,
            "because": self.because,
            "constant_inputs": self.constant,
            "starts": self.starts,
            "t": number(self.t),
            "point": point(&self.point),
            "inputs": super::named_numbers(&self.inputs),
            "lambda": lambda,
            "held": held,
            "efforts_change": self.efforts_change,
            "unbalanced": unbalanced.collect::<Vec<_>>(),
            "steps": self.steps,
            "modes": self.modes.iter().map(mode).collect::<Vec<_>>(),
            "stable": self.stability.and_then(Stability::decays),
            "stability": self.stability.map(Stability::as_str),
            "unjudged": self.unjudged,
        })
    }
}

fn merged(parts: [Value; 2]) -> Value {
    let mut all = Map::new();
    for part in parts {
        if let Value::Object(map) = part {
            all.extend(map);
        }
    }
    Value::Object(all)
}

fn names(list: &[Named]) -> Vec<String> {
    list.iter().map(|n| n.name.clone()).collect()
}

fn units(list: &[Named]) -> Vec<Option<String>> {
    list.iter().map(|n| n.unit.clone()).collect()
}

fn point(list: &[(Named, f64)]) -> Map<String, Value> {
    list.iter().map(|(named, value)| (named.name.clone(), number(*value))).collect()
}

fn channel(c: &Channel) -> Value {
    let list = |all: &[Complex]| all.iter().copied().map(complex).collect::<Vec<_>>();
    json!({ "input": c.input, "output": c.output, "gain": number(c.gain), "zeros": list(&c.zeros), "poles": list(&c.poles) })
}

fn complex((re, im): Complex) -> Value {
    json!([number(re), number(im)])
}

fn direction(of: &Direction) -> Value {
    let real = of.iter().all(|(_, value)| value.1 == 0.0);
    let weight = |value: Complex| if real { number(value.0) } else { complex(value) };
    Value::Object(of.iter().map(|(name, value)| (name.clone(), weight(*value))).collect())
}

fn directions(list: &[Direction]) -> Vec<Value> {
    list.iter().map(direction).collect()
}

fn mode(mode: &Mode) -> Value {
    json!({
        "eigenvalue": complex(mode.eigenvalue),
        "uncertainty": number(mode.uncertainty),
        "algebraic": mode.algebraic,
        "geometric": mode.geometric,
        "block": mode.block,
        "frequency": number(mode.frequency),
        "damping": mode.damping.map(number),
        "shape": mode.shapes.first().map(direction),
        "shapes": directions(&mode.shapes),
    })
}

fn lost(lost: &Lost) -> Value {
    json!({
        "eigenvalue": complex(lost.eigenvalue),
        "algebraic": lost.algebraic,
        "geometric": lost.geometric,
        "direction": lost.directions.first().map(direction),
        "directions": directions(&lost.directions),
    })
}

fn distance(of: Option<&Distance>) -> Value {
    of.map_or(Value::Null, |d| {
        json!({
            "value": number(d.value),
            "at_least": number(d.at_least),
            "nearest": complex(d.nearest),
            "w0": number(d.rate),
            "digits": d.digits,
        })
    })
}

fn reach(reach: &Reach, [all, rest, list]: [&str; 3]) -> Value {
    json!({
        "dimension": reach.dimension,
        all: reach.all,
        rest: reach.rest_decays,
        list: reach.lost.iter().map(lost).collect::<Vec<_>>(),
        "distance": distance(reach.distance.as_ref()),
    })
}

fn fewest(found: &Fewest) -> Value {
    json!({
        "bound": found.bound,
        "count": found.sets.first().map(Vec::len),
        "eigenvalue": found.bound.map(|_| complex(found.eigenvalue)),
        "directions": directions(&found.directions),
        "candidates": found.candidates,
        "sets": found.sets,
        "distances": found.distances.iter().map(|d| distance(d.as_ref())).collect::<Vec<_>>(),
        "complete": found.complete,
    })
}

fn discs(of: &Discs) -> Value {
    let groups = of
        .groups
        .iter()
        .map(|((low, high), count)| json!({ "interval": [number(*low), number(*high)], "count": count }));
    json!({
        "discs": of.discs.iter().map(|&(centre, radius)| json!([number(centre), number(radius)])).collect::<Vec<_>>(),
        "groups": groups.collect::<Vec<_>>(),
    })
}

fn second_order(of: &SecondOrder) -> Value {
    json!({
        "coordinates": of.coordinates,
        "basis": of.basis.as_ref().map(|basis| matrix(basis)),
        "M": matrix(&of.mass),
        "D": matrix(&of.damping),
        "S": matrix(&of.stiffness),
        "F": matrix(&of.forces),
    })
}

fn descriptor(of: &Descriptor) -> Value {
    json!({
        "states": of.states,
        "E": matrix(&of.e),
        "A": matrix(&of.a),
        "B": matrix(&of.b),
        "left_out": of.left_out,
    })
}

fn branches(of: &ModeBranches) -> Value {
    let branch = |b: &ModeBranch| {
        let eigenvalues: Vec<Value> = b.eigenvalues.iter().map(|&s| complex(s)).collect();
        json!({ "eigenvalues": eigenvalues, "first": direction(&b.shapes[0]), "last": direction(&b.shapes[1]) })
    };
    let meeting = |m: &Meeting| {
        json!({
            "at": number(m.at), "modes": [m.modes.0, m.modes.1], "kind": if m.veering { "veering" } else { "crossing" },
            "frequency": number(m.frequency), "gap": number(m.gap),
        })
    };
    json!({
        "values": vector(&of.places),
        "branches": of.branches.iter().map(branch).collect::<Vec<_>>(),
        "meetings": of.meetings.iter().map(meeting).collect::<Vec<_>>(),
        "clear": of.clear,
    })
}

fn stable_range(of: &StableRange) -> Value {
    json!({ "from": number(of.from), "to": number(of.to), "stability": of.stability.as_str() })
}

/// Values and intervals of a parameter at which something is lost, or nearly so.
fn over_parameter(of: &ParameterReach, decays: &str) -> Value {
    let values = of.losses.iter().map(|loss| {
        let eigenvalues: Vec<Value> = loss.eigenvalues.iter().map(|&s| complex(s)).collect();
        json!({
            "value": number(loss.value), "dimension": loss.dimension, "eigenvalues": eigenvalues, decays: loss.rest_decays,
        })
    });
    let intervals = of
        .intervals
        .iter()
        .map(|i| json!({ "from": number(i.from), "to": number(i.to), "at": number(i.at), "least": number(i.least) }));
    json!({
        "judged": of.judged,
        "because": of.because,
        "exact": of.exact,
        "dimension": of.dimension,
        "values": values.collect::<Vec<_>>(),
        "intervals": intervals.collect::<Vec<_>>(),
        "best": of.best.map(|(value, distance)| json!({ "value": number(value), "distance": number(distance) })),
    })
}

/// Values of a parameter without a linear system.
fn gap(of: &ParameterGap) -> Value {
    json!({
        "name": of.name, "unit": of.unit, "from": number(of.from), "to": number(of.to), "because": of.because,
    })
}

fn study(of: &ParameterStudy) -> Value {
    let mut all = json!({
        "name": of.name,
        "unit": of.unit,
        "modes": branches(&of.modes),
        "stability": of.stability.iter().map(stable_range).collect::<Vec<_>>(),
        "from": number(of.range.0),
        "to": number(of.range.1),
        "margin": number(of.margin),
        "observability": over_parameter(&of.outputs, "detectable"),
    });
    // What inputs reach stands beside these.
    if let (Some(all), Value::Object(inputs)) = (all.as_object_mut(), over_parameter(&of.inputs, "stabilizable")) {
        all.extend(inputs);
    }
    all
}
