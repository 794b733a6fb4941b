//! Poses of frames: `at = […]` and `rotation = …`.

use std::fmt::Display;

use dalembert_spec::spec::{FramePose, RotationSpec};

use super::fields::{Fields, Reader};
use super::keys;
use super::toml::{Kind, Node};
use crate::diagnostic::{Code, Diagnostic};

const ROTATIONS: &str = "rotation = { rpy = [roll, pitch, yaw] }, { axis = [0, 0, 1], angle = 1.5 } or \
                         { quaternion = [w, x, y, z] }; angles are in rad";

impl<'t> Reader<'t> {
    /// `{ at = […], rotation = … }`
    pub fn pose(&mut self, node: Node<'t>, what: &dyn Display) -> FramePose {
        if let Kind::List(_) = node.kind {
            let help = format!("write {} = {{ at = [x, y, z] }}", last_word(&what.to_string()));
            self.wrong_type(node, &what, "a table { at, rotation }", Some(help));
            return FramePose { at: None, rotation: None };
        }
        let fields = self.fields(node, what, keys::POSE);
        self.pose_of(&fields)
    }

    /// `at` and `rotation` among other keys.
    pub fn pose_of(&mut self, fields: &Fields<'t, '_>) -> FramePose {
        let rotation = fields.get("rotation");
        FramePose {
            at: self.vector_of(fields, "at"),
            rotation: rotation.and_then(|entry| self.rotation(entry.node, &fields.path("rotation"))).map(Box::new),
        }
    }

    /// `{ rpy = […] }`, `{ axis = […], angle = … }` or `{ quaternion = […] }`
    pub fn rotation(&mut self, node: Node<'t>, what: &dyn Display) -> Option<RotationSpec> {
        if !matches!(node.kind, Kind::Table(_)) {
            self.wrong_type(node, &what, "a table", Some(format!("write {ROTATIONS}")));
            return None;
        }
        let fields = self.fields(node, what, keys::ROTATION);
        let given: Vec<&str> =
            keys::ROTATION.iter().map(|key| key.name).filter(|key| fields.get(key).is_some()).collect();
        match given.as_slice() {
            ["rpy"] => {
                let entry = fields.get("rpy")?;
                let angles = self.quantities(entry.node, &fields.path("rpy"), "rad", "rpy = [roll, pitch, yaw]")?;
                Some(RotationSpec::RollPitchYaw(angles))
            }
            ["axis", "angle"] => {
                let axis = self.direction_of(&fields, "axis");
                let angle = self.quantity_of(&fields, "angle");
                Some(RotationSpec::AxisAngle(axis?, angle?))
            }
            ["quaternion"] => {
                let entry = fields.get("quaternion")?;
                let what = fields.path("quaternion");
                let quaternion = self.quantities(entry.node, &what, "1", "quaternion = [w, x, y, z]")?;
                self.unit_quaternion(&quaternion, entry.node.span, fields.what);
                Some(RotationSpec::Quaternion(quaternion))
            }
            _ => {
                self.rotation_fault(&fields, &given);
                None
            }
        }
    }

    fn rotation_fault(&mut self, fields: &Fields<'t, '_>, given: &[&str]) {
        let message = match given {
            [] => format!("{} does not say how the frame is turned", fields.what),
            ["axis"] => format!("{} has an axis, but no angle", fields.what),
            ["angle"] => format!("{} has an angle, but no axis", fields.what),
            several => format!("{} is given in more than one way: {}", fields.what, several.join(", ")),
        };
        let fault = Diagnostic::at(Code::Mismatch, fields.span, message).label("here");
        self.report(fault.help(format!("write {ROTATIONS}")));
    }
}

/// The key in a description such as "`pose` of body `rod`".
fn last_word(what: &str) -> &str {
    what.split('`').nth(1).unwrap_or("pose")
}
