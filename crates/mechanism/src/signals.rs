//! What formulas may read off frames and joints: `px(tip)`, `vy(arm)`, `wz(arm.tool)`, the angle of a joint that closes a loop.

use super::closure::Closure;
use super::relative::{Relative, unit};

/// A number read off a frame (in the ground frame) or off a joint that closes a loop, or one of its derivatives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Component {
    quantity: Quantity,
    axis: u8,
    order: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Quantity {
    /// Of the frame's origin.
    Position,
    /// Angular velocity: there is nothing that it is the rate of.
    Spin,
    /// Of one of the frame's directions.
    Direction(u8),
    /// A joint's coordinate or velocity, by its number.
    Coordinate,
    Velocity,
}

pub use dalembert_spec::signals::FUNCTIONS;

impl Component {
    /// By the function's name: `px` … `pz` position of the origin (m), `vx` … its velocity (m/s), `ax` … its acceleration (m/s²),
    /// `wx` … angular velocity (rad/s), `bx` … angular acceleration (rad/s²),
    /// `xx` … `zz` components of the frame's own directions: `zx` is how far its z axis points along the ground's x.
    pub fn of(function: &str) -> Option<Self> {
        let k = FUNCTIONS.iter().position(|f| *f == function)?;
        let (quantity, order) = match k / 3 {
            0 => (Quantity::Position, 0),
            1 => (Quantity::Position, 1),
            2 => (Quantity::Spin, 1),
            6 => (Quantity::Position, 2),
            7 => (Quantity::Spin, 2),
            direction => (Quantity::Direction(direction as u8 - 3), 0),
        };
        Some(Self { quantity, axis: (k % 3) as u8, order })
    }

    /// Whether there is such a number for any point of the frame's body.
    pub fn has_points(self) -> bool {
        self.quantity == Quantity::Position
    }

    /// How far one of the frame's own directions points along the same axis of the ground, to the same order.
    pub fn direction(self, own: u8) -> Self {
        Self { quantity: Quantity::Direction(own), ..self }
    }

    /// A coordinate (by its number) of a joint that closes a loop.
    pub fn coordinate(number: usize) -> Self {
        Self { quantity: Quantity::Coordinate, axis: number as u8, order: 0 }
    }

    /// A velocity (by its number) of such a joint.
    pub fn velocity(number: usize) -> Self {
        Self { quantity: Quantity::Velocity, axis: number as u8, order: 1 }
    }

    /// Whether it is read off a joint.
    pub fn of_joint(self) -> bool {
        matches!(self.quantity, Quantity::Coordinate | Quantity::Velocity)
    }

    /// The number of the joint's coordinate that it is, or a derivative of.
    pub fn joint_coordinate(self) -> Option<usize> {
        (self.quantity == Quantity::Coordinate).then_some(usize::from(self.axis))
    }

    /// 0 for a position, 1 for a velocity, 2 for an acceleration.
    pub fn order(self) -> u32 {
        u32::from(self.order)
    }

    /// What it is a derivative of.
    pub fn value(self) -> Self {
        Self { order: 0, ..self }
    }

    /// Its rate; none of accelerations.
    pub fn rate(self) -> Option<Self> {
        (self.order < 2).then_some(Self { order: self.order + 1, ..self })
    }

    /// Its symbol for a frame or joint of this name.
    pub fn symbol(self, name: &str) -> String {
        let function = |first: usize| FUNCTIONS[first + usize::from(self.axis)];
        let primes = |count: u8| "'".repeat(usize::from(count));
        match (self.quantity, self.order) {
            (Quantity::Position, 0) => format!("{}({name})", function(0)),
            (Quantity::Position, order) => format!("{}({name}){}", function(3), primes(order - 1)),
            (Quantity::Spin, order) => format!("{}({name}){}", function(6), primes(order - 1)),
            (Quantity::Direction(d), order) => format!("{}({name}){}", function(9 + 3 * usize::from(d)), primes(order)),
            (Quantity::Coordinate, order) => format!("{name}#{}{}", self.axis, primes(order)),
            (Quantity::Velocity, order) => format!("{name}#v{}{}", self.axis, primes(order - 1)),
        }
    }

    /// The number that it is, or a derivative of it, of a frame in the ground.
    pub fn of_frame(self) -> Option<Relative> {
        let u = unit(usize::from(self.axis));
        match self.quantity {
            Quantity::Position => Some(Relative::Position(u)),
            Quantity::Spin => Some(Relative::Spin(u)),
            Quantity::Direction(d) => Some(Relative::Direction { u, b: unit(usize::from(d)) }),
            Quantity::Coordinate | Quantity::Velocity => None,
        }
    }

    /// Its value for the ground, which stands still.
    pub fn of_ground(self) -> f64 {
        let along = matches!(self.quantity, Quantity::Direction(d) if d == self.axis);
        if along && self.order == 0 { 1.0 } else { 0.0 }
    }

    /// The same for a joint.
    pub fn of_closure(self, closure: &Closure) -> Option<Relative> {
        let list = match self.quantity {
            Quantity::Coordinate => &closure.coordinates,
            Quantity::Velocity => &closure.velocities,
            _ => return None,
        };
        list.get(usize::from(self.axis)).map(|c| c.1)
    }
}
