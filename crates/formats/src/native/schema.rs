//! The keys of the format as a JSON Schema, by which editors complete and check model files.

use serde_json::{Map, Value, json};

use super::keys::{self, Form, Key, Keys};
use super::kinds;

/// Tables that stand in several places, or in themselves, under the names that the schema refers to them by.
const NAMED: &[(&str, Keys)] = &[
    ("valued", keys::VALUED),
    ("variable", keys::VARIABLE),
    ("lagrangian", keys::LAGRANGIAN),
    ("equations", keys::EQUATIONS),
    ("input", keys::INPUT),
    ("constraint", keys::CONSTRAINT),
    ("drawing", keys::DRAWING),
    ("module", keys::MODULE),
    ("body", keys::BODY),
    ("inertia", keys::INERTIA),
    ("flexible", keys::FLEXIBLE),
    ("integrals", keys::INTEGRALS),
    ("beam", keys::BEAM),
    ("shape", keys::SHAPE),
    ("pose", keys::POSE),
    ("rotation", keys::ROTATION),
    ("joint", keys::JOINT),
    ("mimic", keys::MIMIC),
    ("spring", keys::SPRING),
    ("damper", keys::DAMPER),
    ("actuator", keys::ACTUATOR),
    ("simulate", keys::SIMULATE),
];

/// A JSON Schema (draft 2020-12) of native model files.
pub fn schema() -> Value {
    let mut file = table(keys::FILE);
    let tables: Map<String, Value> = NAMED.iter().map(|(name, keys)| ((*name).to_owned(), table(keys))).collect();
    if let Some(top) = file.as_object_mut() {
        top.insert("$schema".to_owned(), json!("https://json-schema.org/draft/2020-12/schema"));
        top.insert("title".to_owned(), json!("dalembert model"));
        top.insert("required".to_owned(), json!(["dalembert"]));
        top.insert("$defs".to_owned(), Value::Object(tables));
    }
    file
}

fn table(keys: Keys) -> Value {
    let properties: Map<String, Value> = keys.iter().map(|key| (key.name.to_owned(), property(key))).collect();
    json!({ "type": "object", "additionalProperties": false, "properties": properties })
}

fn property(key: &Key) -> Value {
    let mut schema = form(&key.form);
    let unit = key.form.unit();
    let about = if unit.is_empty() || unit == "1" { key.about.to_owned() } else { format!("{}. In {unit}", key.about) };
    if let Some(object) = schema.as_object_mut() {
        object.insert("description".to_owned(), json!(about));
    }
    schema
}

fn form(form: &Form) -> Value {
    match form {
        Form::Text | Form::Equation => json!({ "type": "string" }),
        Form::Words(words) => json!({ "enum": words }),
        Form::Types => json!({ "enum": kinds::names().collect::<Vec<_>>() }),
        Form::Truth => json!({ "type": "boolean" }),
        Form::Whole => json!({ "type": "integer" }),
        // Texts are formulas, or numbers with a unit.
        Form::Plain(_) | Form::Number(_) | Form::Formula => json!({ "type": ["number", "string"] }),
        Form::Numbers(count, _) => {
            json!({ "type": "array", "items": { "type": ["number", "string"] }, "minItems": count, "maxItems": count })
        }
        Form::Formulas => {
            json!({ "type": ["number", "string", "array"], "items": { "type": ["number", "string"] } })
        }
        Form::Table(keys) => match NAMED.iter().find(|(_, named)| std::ptr::eq(*named, *keys)) {
            Some((name, _)) => json!({ "$ref": format!("#/$defs/{name}") }),
            None => table(keys),
        },
        Form::Named(one) => json!({ "type": "object", "additionalProperties": self::form(one) }),
        Form::List(one) => json!({ "type": "array", "items": self::form(one) }),
        Form::OneOf(several) => json!({ "anyOf": several.iter().map(self::form).collect::<Vec<_>>() }),
    }
}
