//! What a program does while one number runs through an interval: enclosures of values and slopes, and values at points.
//!
//! Each register holds a [`Piece`]: bounds of its value and of its derivative by the running number over the interval, and its values at
//! [`POINTS`] places. Bounds are the narrower ones of the natural interval extension and of the mean value form from both ends,
//!
//! ```text
//! f(t) ∈ f(a) + [f'](t − a),   f(t) ∈ f(b) − [f'](b − t)                                          (1)
//! ```
//!
//! so that monotone functions are bounded exactly. Rounding is not followed: bounds are meant to find where functions change, not to
//! prove theorems. Where the derivative does not exist or is unbounded, such as where a comparison changes, its bounds are infinite.
//! Where two functions take each other's place, as in `max(u, v)` at the zeros of u − v, it is told where that may be, and by how much the
//! slope jumps ([`Bend`]).
//!
//! Source: R. E. Moore, *Interval Analysis*, chapters 4 and 6.

mod interval;

use super::Program;
use super::lower::Op;
use crate::Scalar;
use interval::{ALL, Interval, Shape};

/// Places at which values are known.
pub const POINTS: usize = 16;

/// Their shares of the interval, in order: multiples of the golden section, so that no period hides between them.
pub const SHARES: [f64; POINTS] =
    [0.0, 0.034, 0.090, 0.180, 0.236, 0.326, 0.416, 0.472, 0.562, 0.618, 0.652, 0.708, 0.798, 0.854, 0.944, 1.0];

/// A number over an interval of the number that runs.
#[derive(Clone, Copy, Debug)]
pub struct Piece {
    /// Bounds of its value.
    pub value: [f64; 2],
    /// Bounds of its derivative.
    pub slope: [f64; 2],
    /// Its values at [`SHARES`] of the interval.
    pub at: [f64; POINTS],
    /// Whether it depends on the number that runs.
    pub moves: bool,
    /// Where it bends within the interval, as what it is told of: the result of `min`, `max` or `abs`.
    pub bend: Bend,
}

/// A place where one of two smooth functions takes the other's place: the zeros of their difference.
#[derive(Clone, Copy, Debug)]
pub struct Bend {
    /// Bounds of the difference.
    pub gap: [f64; 2],
    /// The largest size of its derivative: by so much the slope jumps at most.
    pub jump: f64,
}

impl Bend {
    /// Nothing bends.
    pub const NONE: Self = Self { gap: [0.0; 2], jump: 0.0 };

    /// At the zeros of g.
    fn of(g: Interval, slope: Interval) -> Self {
        let jump = slope.0[0].abs().max(slope.0[1].abs());
        Self { gap: g.0, jump: if slope.0.iter().any(|x| x.is_nan()) { f64::INFINITY } else { jump } }
    }

    /// Over two intervals.
    #[must_use]
    pub fn joined(self, other: Self) -> Self {
        let gap = [self.gap[0].min(other.gap[0]), self.gap[1].max(other.gap[1])];
        Self { gap, jump: self.jump.max(other.jump) }
    }

    /// Whether the difference goes from one side of zero to the other, as far as its bounds tell.
    pub fn is_inside(&self) -> bool {
        self.gap[0] < 0.0 && self.gap[1] > 0.0
    }
}

impl Piece {
    /// A number that stays.
    pub fn constant(value: f64) -> Self {
        Self { value: [value; 2], slope: [0.0; 2], at: [value; POINTS], moves: false, bend: Bend::NONE }
    }

    /// The number that runs from `low` to `high`.
    pub fn running(low: f64, high: f64) -> Self {
        let at = SHARES.map(|share| if share == 1.0 { high } else { low + share * (high - low) });
        Self { value: [low, high], slope: [1.0; 2], at, moves: true, bend: Bend::NONE }
    }

    /// Bounds of the values at the places; none if one is not finite.
    pub fn seen(&self) -> Option<[f64; 2]> {
        let all_finite = self.at.iter().all(|x| x.is_finite());
        all_finite.then(|| self.at.iter().fold([f64::INFINITY, f64::NEG_INFINITY], |[l, h], &x| [l.min(x), h.max(x)]))
    }

    /// How often its values turn on the way from place to place.
    pub fn turns(&self) -> usize {
        self.at.windows(3).filter(|w| (w[1] - w[0]) * (w[2] - w[1]) < 0.0).count()
    }

    /// Bounds by (1), and never narrower than what is seen.
    fn narrowed(mut self, width: f64) -> Self {
        let (first, last) = (self.at[0], self.at[POINTS - 1]);
        let reach = [(self.slope[0] * width).min(0.0), (self.slope[1] * width).max(0.0)];
        if reach.iter().chain([&first, &last]).all(|x| x.is_finite()) {
            self.value[0] = self.value[0].max(first + reach[0]).max(last - reach[1]);
            self.value[1] = self.value[1].min(first + reach[1]).min(last - reach[0]);
        }
        if self.value.iter().any(|x| x.is_nan()) {
            self.value = ALL;
        }
        if self.slope.iter().any(|x| x.is_nan()) {
            self.slope = ALL;
        }
        for &x in self.at.iter().filter(|x| x.is_finite()) {
            self.value = [self.value[0].min(x), self.value[1].max(x)];
        }
        self
    }
}

impl Program {
    /// Evaluates all outputs while inputs run, over an interval of this width. Told is each operation, by its number, that bends:
    /// one whose result depends on the number that runs and is more than a sum or a multiple of others. An answer of `false` ends it.
    ///
    /// # Panics
    /// If `inputs` or `outputs` do not have the program's lengths.
    pub fn enclose(
        &self,
        width: f64,
        inputs: &[Piece],
        outputs: &mut [Piece],
        tell: &mut dyn FnMut(usize, &Piece) -> bool,
    ) -> bool {
        assert_eq!(inputs.len(), self.inputs, "number of inputs");
        let mut registers: Vec<Piece> = self.constants.iter().map(|&c| Piece::constant(c)).collect();
        registers.extend_from_slice(inputs);
        registers.resize(self.registers.max(registers.len()), Piece::constant(0.0));
        let ops = self.runs.iter().flat_map(|run| std::iter::repeat_n(run.op, run.length as usize));
        for (k, (op, i)) in ops.zip(&self.instructions).enumerate() {
            let of = |r: u32| registers[r as usize];
            if op == Op::SinCos {
                let a = of(i.a);
                let (sine, cosine) = (one(Op::Sin, &a, width), one(Op::Cos, &a, width));
                (registers[i.to as usize], registers[i.b as usize]) = (sine, cosine);
                if a.moves && !(tell(2 * k, &sine) && tell(2 * k + 1, &cosine)) {
                    return false;
                }
                continue;
            }
            let operands = [of(i.a), of(i.b), of(i.c)];
            let result = match op.arity() {
                1 => one(op, &operands[0], width),
                2 => two(op, (&operands[0], &operands[1]), i.a == i.b, width),
                _ => choice(&operands, width),
            };
            registers[i.to as usize] = result;
            if result.moves && bends(op, &operands) && !tell(2 * k, &result) {
                return false;
            }
        }
        for (output, &register) in outputs.iter_mut().zip(&self.outputs) {
            *output = registers[register as usize];
        }
        true
    }
}

/// Whether an operation is more than a sum or a multiple.
fn bends(op: Op, [a, b, _]: &[Piece; 3]) -> bool {
    match op {
        Op::Add | Op::Sub | Op::Neg => false,
        Op::Mul | Op::Weigh => a.moves && b.moves,
        Op::Div => b.moves,
        _ => true,
    }
}

fn one(op: Op, a: &Piece, width: f64) -> Piece {
    let value = number(op);
    let at = a.at.map(value);
    if !a.moves {
        return Piece { value: [at[0]; 2], slope: [0.0; 2], at, moves: false, bend: Bend::NONE };
    }
    let Shape { value, slope } = interval::of(op, Interval(a.value));
    // |a| = max(a, −a)
    let bend = if op == Op::Abs {
        Bend::of(Interval([2.0; 2]) * Interval(a.value), Interval([2.0; 2]) * Interval(a.slope))
    } else {
        Bend::NONE
    };
    Piece { value: value.0, slope: (slope * Interval(a.slope)).0, at, moves: true, bend }.narrowed(width)
}

/// An operation on one number.
fn number(op: Op) -> fn(f64) -> f64 {
    match op {
        Op::Neg => |a| -a,
        Op::Sqrt => <f64 as Scalar>::sqrt,
        Op::Abs => <f64 as Scalar>::abs,
        Op::Sign => <f64 as Scalar>::sign,
        Op::Floor => <f64 as Scalar>::floor,
        Op::Sin => <f64 as Scalar>::sin,
        Op::Cos => <f64 as Scalar>::cos,
        Op::Tan => <f64 as Scalar>::tan,
        Op::Asin => <f64 as Scalar>::asin,
        Op::Acos => <f64 as Scalar>::acos,
        Op::Atan => <f64 as Scalar>::atan,
        Op::Sinh => <f64 as Scalar>::sinh,
        Op::Cosh => <f64 as Scalar>::cosh,
        Op::Tanh => <f64 as Scalar>::tanh,
        Op::Exp => <f64 as Scalar>::exp,
        Op::Ln => <f64 as Scalar>::ln,
        _ => |_| f64::NAN,
    }
}

fn two(op: Op, (a, b): (&Piece, &Piece), same: bool, width: f64) -> Piece {
    let truth = |holds: bool| f64::from(u8::from(holds));
    let value = |a: f64, b: f64| match op {
        Op::Add => a + b,
        Op::Sub => a - b,
        Op::Mul | Op::Weigh => a * b,
        Op::Div => a / b,
        Op::Min => Scalar::min(a, b),
        Op::Max => Scalar::max(a, b),
        Op::Atan2 => Scalar::atan2(a, b),
        Op::Pow => Scalar::powf(a, b),
        Op::Less => truth(a < b),
        Op::LessEqual => truth(a <= b),
        Op::Equal => truth(a == b),
        Op::NotEqual => truth(a != b),
        _ => f64::NAN,
    };
    let at = std::array::from_fn(|k| value(a.at[k], b.at[k]));
    if !(a.moves || b.moves) {
        return Piece { value: [at[0]; 2], slope: [0.0; 2], at, moves: false, bend: Bend::NONE };
    }
    let (u, v, du, dv) = (Interval(a.value), Interval(b.value), Interval(a.slope), Interval(b.slope));
    let Shape { value, slope } = match op {
        Op::Add => Shape { value: u + v, slope: du + dv },
        Op::Sub => Shape { value: u - v, slope: du - dv },
        Op::Mul | Op::Weigh if same => Shape { value: u.square(), slope: Interval([2.0; 2]) * u * du },
        Op::Mul | Op::Weigh => Shape { value: u * v, slope: u * dv + v * du },
        Op::Div => Shape { value: u / v, slope: (du - (u / v) * dv) / v },
        Op::Min => Shape::smaller((u, du), (v, dv)),
        Op::Max => Shape::larger((u, du), (v, dv)),
        Op::Atan2 => Shape::angle((u, du), (v, dv)),
        Op::Pow => Shape::power((u, du), (v, dv)),
        _ => Shape::truth(interval::relation(op, u, v)),
    };
    let bend = if matches!(op, Op::Min | Op::Max) { Bend::of(u - v, du - dv) } else { Bend::NONE };
    Piece { value: value.0, slope: slope.0, at, moves: true, bend }.narrowed(width)
}

/// The second where the first is not 0, else the third.
fn choice([condition, yes, no]: &[Piece; 3], width: f64) -> Piece {
    let at = std::array::from_fn(|k| if condition.at[k] == 0.0 { no.at[k] } else { yes.at[k] });
    let moves = condition.moves || yes.moves || no.moves;
    let [low, high] = condition.value;
    let (value, slope) = if low == 0.0 && high == 0.0 {
        (no.value, no.slope)
    } else if low > 0.0 || high < 0.0 || !condition.moves {
        (yes.value, yes.slope)
    } else {
        ([yes.value[0].min(no.value[0]), yes.value[1].max(no.value[1])], ALL)
    };
    Piece { value, slope, at, moves, bend: Bend::NONE }.narrowed(width)
}
