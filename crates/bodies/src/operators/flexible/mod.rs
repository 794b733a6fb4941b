//! Numbers of the operators for trees of rigid and flexible bodies [J §8].
//!
//! A flexible body deforms by a few modes, u(r) = Ψ(r) η, seen from its own frame, which moves as a whole with twist V. The
//! node's velocity is [η̇; V], of dimension n_md + 6; a joint with a rotor (armature) adds the rotor's speed ρ̇ = θ̇:
//!
//! ```text
//! V_fl = [η̇; ρ̇; V]     ϑ = [η; θ]                                                                                   (1)
//!
//!        [M_ff   0   M_fr]             [0   Π*(O⁺) φ(O⁺, k)]             [I   0   −Π_B*]
//! M_fl = [ 0     J    0  ]   Φ_fl(p, k) = [0          0       ]   H_fl(k) = [0   I     H  ]                              (2)
//!        [M_rf   0   M_rr]             [0      φ(p, k)     ]                                     [J §8, item 3]
//! ```
//!
//! | file | what |
//! |---|---|
//! | `body.rs` | [`FlexibleBody`]: modal mass, coupling, stiffness, damping, influence, shape integrals |
//! | `inertia.rs` | M_fl and the forces that come with it |
//! | `deformation.rs` | where a frame on a deformed body is, and how it moves |
//! | `tree.rs` | [`FlexibleTree`]: what hangs where |
//! | `instant.rs` | [`Instant`]: the operators at a position and velocity |
//! | `motion.rs` | [`Moved`]: motion and inverse dynamics over any scalar |
//! | `beam.rs` | [`Beam`]: modal data of a cantilever |
//!
//! # What linear modal theory covers, and what not
//!
//! Displacements are linear in η. Rotations of the frames that bodies hang on are finite, exp(S(Π_ϑ η)), so that energy is
//! conserved exactly. With [`ShapeIntegrals`], the kinetic energy is that of the displacement field without further
//! approximation: Coriolis forces, centrifugal forces and the change of inertia with η are all there. Without them M_fl is
//! constant: gyroscopic forces of the whole body remain, Coriolis and centrifugal forces *on the modes* are missing, and only
//! slow rotation is described well.
//!
//! **Centrifugal stiffening is not in linear modal theory.** It comes from the foreshortening of a bent beam, which is of second
//! order in η. A blade turning at Ω therefore gets *softer* in the plane of rotation, ω² = ω_n² − Ω², and stays the same
//! across it, where a real blade gets stiffer. The model is good for Ω well below the first bending frequency; for faster
//! rotation cut the body into several shorter ones, whose finite rotations bring the effect in.

pub mod beam;
mod body;
mod deformation;
mod inertia;
mod instant;
mod motion;
mod tree;

pub use beam::Beam;
pub use body::{FlexibleBody, ShapeIntegrals};
pub use deformation::Deformed;
pub use instant::Instant;
pub use motion::Moved;
pub use tree::FlexibleTree;
