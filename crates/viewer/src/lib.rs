//! Moving pictures of mechanisms: what is drawn as plain data, and the page that draws it.
//!
//! The engine says where the bodies are at the samples of a run; nothing here, and nothing on the page, computes a motion.
//!
//! | file | content |
//! |---|---|
//! | `scene.rs` | what is drawn: bodies with their shapes, joints, springs, paths |
//! | `motion.rs` | poses and reactions of a run in bounded memory |
//! | `dress.rs` | what is drawn where nothing is given: bars, plates, solids of the body's inertia |
//! | `solid.rs` | the homogeneous solid of a body's inertia |
//! | `aspect.rs` | from where a motion is looked at; whether it stays in parallel planes |
//! | `data.rs` | scene and motion as the block of data that the page carries |
//! | `encode.rs` | numbers as base64, JSON that can stand in a page |
//! | `page.rs` | the parts of a page: looks, script, the element to fill |
//!
//! `page/` holds the sources of the script, `bundle/` what esbuild makes of them: `cargo xtask bundle` writes it anew.

mod aspect;
mod data;
mod dress;
pub mod encode;
mod motion;
pub mod page;
pub mod scene;
mod solid;
mod tolerances;
mod vector;

use dalembert_answers::snapshot::FramePose;

pub use data::{Picture, data};
pub use motion::Motion;
pub use scene::Scene;

/// Size of what is drawn of a scene whose frames are at these poses, m.
pub fn size(scene: &Scene, poses: &[FramePose]) -> f64 {
    let start = motion::Sample { t: 0.0, poses: poses.to_vec(), ..motion::Sample::default() };
    dress::Dress::of(scene, &start).size
}
