//! The parts of a page that shows a motion.

/// Looks.
pub const STYLE: &str = include_str!("../bundle/viewer.css");
/// Script for planar motions: a picture in the plane.
const FLAT: &str = include_str!("../bundle/flat.js");
/// Script for spatial motions, with the plane one for browsers without WebGL.
const SOLID: &str = include_str!("../bundle/solid.js");
/// Licence of the library for spatial pictures, which the script for these contains.
const THREE_LICENSE: &str = include_str!("../bundle/three-LICENSE.txt");

/// The script that fills the element `viewer` from the data in the element `scene`.
pub fn script(planar: bool) -> String {
    if planar { FLAT.to_owned() } else { format!("/*\nthree.js\n\n{THREE_LICENSE}\n*/\n{SOLID}") }
}
