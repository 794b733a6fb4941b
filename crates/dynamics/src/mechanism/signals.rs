//! What formulas may read off a frame: `px(tip)`, `vy(arm)`, `wz(arm.tool)`.

use super::{Frame, Mechanics};
use crate::spatial::Vector;

/// A number read off a body's frame or a named frame, in the ground frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Component {
    quantity: Quantity,
    axis: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Quantity {
    Position,
    Velocity,
    AngularVelocity,
}

/// The functions that formulas know.
pub const FUNCTIONS: [&str; 9] = ["px", "py", "pz", "vx", "vy", "vz", "wx", "wy", "wz"];

impl Component {
    /// By the function's name: `px` … `pz` position of the origin (m), `vx` … its velocity (m/s), `wx` … angular velocity (rad/s).
    pub fn of(function: &str) -> Option<Self> {
        let k = FUNCTIONS.iter().position(|f| *f == function)?;
        let quantity = [Quantity::Position, Quantity::Velocity, Quantity::AngularVelocity][k / 3];
        Some(Self { quantity, axis: (k % 3) as u8 })
    }

    /// The function's name.
    pub fn name(self) -> &'static str {
        let first = match self.quantity {
            Quantity::Position => 0,
            Quantity::Velocity => 3,
            Quantity::AngularVelocity => 6,
        };
        FUNCTIONS[first + usize::from(self.axis)]
    }

    /// Its value after [`Mechanics::kinematics`].
    pub(crate) fn value(self, mechanics: &Mechanics<'_>, frame: &Frame) -> f64 {
        let v: Vector<f64> = match self.quantity {
            Quantity::Position => mechanics.pose(frame).position,
            Quantity::Velocity => mechanics.velocity(frame),
            Quantity::AngularVelocity => mechanics.angular_velocity(frame),
        };
        v.0[usize::from(self.axis)]
    }
}
