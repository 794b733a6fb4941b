//! Words of the user for numbers that are read off frames.

/// The functions that formulas know.
pub const FUNCTIONS: [&str; 24] = [
    "px", "py", "pz", "vx", "vy", "vz", "wx", "wy", "wz", "xx", "xy", "xz", "yx", "yy", "yz", "zx", "zy", "zz", "ax",
    "ay", "az", "bx", "by", "bz",
];
