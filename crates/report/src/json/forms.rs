//! Lagrangian and port-Hamiltonian forms as JSON.
//!
//! `lagrangian`: {names, q, v, v_dot, M, C, Mdot, Gamma, D, g, G, u, J, lambda, r, basis, equation_error}; matrices row by row, `Gamma`
//! only where the kinetic energy may have a part linear in the velocities, which time in the basis of velocities makes, too.
//! `hamiltonian`: {names, q, p, H, grad_q, grad_p, J_minus_R, G, u, y, q_dot, p_dot, power: {supplied, dissipated, H_dot, balance, others,
//! terms}, M, C, D, Q, s, J, lambda, r, basis, accelerations, equation_error}; `power.by_time` only where H depends on time, `power.drift` only where
//! constraints move coordinates by themselves (s).

use dalembert_answers::forms::{FormNames, Hamiltonian, Lagrangian, Power, Written};
use serde_json::{Map, Value, json};

use super::{ToJson, matrix, number, vector};

impl ToJson for FormNames {
    fn to_json(&self) -> Value {
        json!({
            "q": self.q,
            "along": self.along,
            "v": self.v,
            "u": self.u,
            "constraints": self.constraints,
            "eliminated": self.eliminated,
            "redundant": self.redundant,
        })
    }
}

impl ToJson for Lagrangian {
    fn to_json(&self) -> Value {
        let mut all = json!({
            "names": self.names.to_json(),
            "q": vector(&self.q),
            "v": vector(&self.v),
            "v_dot": vector(&self.v_dot),
            "M": matrix(&self.mass),
            "C": matrix(&self.coriolis),
            "Mdot": matrix(&self.mass_rate),
            "D": matrix(&self.damping),
            "g": vector(&self.potential),
            "G": matrix(&self.input_map),
            "u": vector(&self.u),
            "J": matrix(&self.constraint_map),
            "lambda": vector(&self.lambda),
            "r": vector(&self.rest),
            "basis": matrix(&self.basis),
            "equation_error": number(self.equation_error),
        });
        if let Some(gamma) = &self.gyroscopic {
            all["Gamma"] = matrix(gamma);
        }
        all
    }
}

impl ToJson for Power {
    fn to_json(&self) -> Value {
        let mut all = json!({
            "supplied": number(self.supplied),
            "dissipated": number(self.dissipated),
            "others": number(self.others),
            "H_dot": number(self.rate),
            "balance": number(self.balance),
            "terms": number(self.terms),
        });
        if let Some(drift) = self.drift {
            all["drift"] = number(drift);
        }
        if let Some(by_time) = self.by_time {
            all["by_time"] = number(by_time);
        }
        all
    }
}

impl ToJson for Hamiltonian {
    fn to_json(&self) -> Value {
        json!({
            "names": self.names.to_json(),
            "q": vector(&self.q),
            "p": vector(&self.p),
            "H": number(self.energy),
            "grad_q": vector(&self.grad_q),
            "grad_p": vector(&self.grad_p),
            "J_minus_R": matrix(&self.structure),
            "G": matrix(&self.input_map),
            "u": vector(&self.u),
            "y": vector(&self.y),
            "q_dot": vector(&self.q_dot),
            "p_dot": vector(&self.p_dot),
            "power": self.power.to_json(),
            "M": matrix(&self.mass),
            "C": matrix(&self.coriolis),
            "D": matrix(&self.damping),
            "Q": matrix(&self.rates),
            "s": vector(&self.drift),
            "J": matrix(&self.constraint_map),
            "lambda": vector(&self.lambda),
            "r": vector(&self.rest),
            "basis": matrix(&self.basis),
            "accelerations": vector(&self.accelerations),
            "equation_error": number(self.equation_error),
        })
    }
}

/// `names` (q, v, p, u, constraints, …), `matrices` by letter (matrices row by row, columns as lists, entries as formulas), `rates` by
/// name, `abbreviations` by name where formulas are long, each in terms of others, `notes`.
impl ToJson for Written {
    fn to_json(&self) -> Value {
        let mut matrices: Map<String, Value> = self.matrices.iter().map(|(key, m)| (key.clone(), json!(m))).collect();
        matrices.extend(self.vectors.iter().map(|(key, x)| (key.clone(), json!(x))));
        let named = |list: &[(String, String)]| -> Map<String, Value> {
            list.iter().map(|(name, e)| (name.clone(), json!(e))).collect()
        };
        json!({
            "names": {
                "q": self.q,
                "along": self.along,
                "v": self.v,
                "p": self.p,
                "u": self.u,
                "constraints": self.constraints,
                "eliminated": self.eliminated,
                "redundant": self.redundant,
            },
            "matrices": matrices,
            "rates": named(&self.rates),
            "abbreviations": named(&self.abbreviations),
            "notes": self.notes,
        })
    }
}
