//! The example models, built in.

/// An example: a model file and the files it includes.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Name, without ending.
    pub name: &'static str,
    /// Path and text of each file; the model first.
    pub files: &'static [(&'static str, &'static str)],
}

impl Example {
    /// The first sentence of its first comment.
    pub fn about(&self) -> String {
        let lines = self.files.first().into_iter().flat_map(|(_, text)| text.lines());
        let comment = lines.map_while(|line| line.strip_prefix('#')).map(str::trim).take_while(|line| !line.is_empty());
        let comment = comment.collect::<Vec<_>>().join(" ");
        comment.split_inclusive(". ").next().unwrap_or_default().trim_end().to_owned()
    }
}

macro_rules! files {
    ($($path:literal),+) => {
        &[$(($path, include_str!(concat!("../../../examples/", $path)))),+]
    };
}

/// All examples, by name.
pub const EXAMPLES: &[Example] = &[
    Example { name: "andrews", files: files!("andrews.toml") },
    Example { name: "andrews_bodies", files: files!("andrews_bodies.toml") },
    Example { name: "arm", files: files!("arm.toml") },
    Example { name: "bicycle", files: files!("bicycle.toml") },
    Example { name: "bricard", files: files!("bricard.toml") },
    Example { name: "capacitor_loop", files: files!("capacitor_loop.toml") },
    Example { name: "car_axis", files: files!("car_axis.toml") },
    Example { name: "chaplygin_sleigh", files: files!("chaplygin_sleigh.toml") },
    Example { name: "clearance", files: files!("clearance.toml") },
    Example { name: "dc_motor", files: files!("dc_motor.toml") },
    Example { name: "delta", files: files!("delta.toml", "delta/arm.toml") },
    Example { name: "diode_bridge", files: files!("diode_bridge.toml") },
    Example { name: "double_pendulum", files: files!("double_pendulum.toml") },
    Example { name: "double_pendulum_cartesian", files: files!("double_pendulum_cartesian.toml") },
    Example { name: "elastic_four_bar", files: files!("elastic_four_bar.toml") },
    Example { name: "flexible_arm", files: files!("flexible_arm.toml") },
    Example { name: "flexible_slider_crank", files: files!("flexible_slider_crank.toml") },
    Example { name: "four_bar", files: files!("four_bar.toml") },
    Example { name: "governor", files: files!("governor.toml") },
    Example { name: "harmonic_drive", files: files!("harmonic_drive.toml") },
    Example { name: "heavy_top", files: files!("heavy_top.toml") },
    Example { name: "hoop", files: files!("hoop.toml") },
    Example { name: "hoop_massless", files: files!("hoop_massless.toml") },
    Example { name: "hoop_reduced", files: files!("hoop_reduced.toml") },
    Example { name: "hoop_redundant", files: files!("hoop_redundant.toml") },
    Example { name: "jansen", files: files!("jansen.toml") },
    Example { name: "jerk", files: files!("jerk.toml") },
    Example { name: "jerk_circle", files: files!("jerk_circle.toml") },
    Example { name: "knife_edge", files: files!("knife_edge.toml") },
    Example { name: "parallelogram", files: files!("parallelogram.toml") },
    Example { name: "pendulum", files: files!("pendulum.toml") },
    Example { name: "planetary_gear", files: files!("planetary_gear.toml") },
    Example { name: "precessing_top", files: files!("precessing_top.toml") },
    Example { name: "rattleback", files: files!("rattleback.toml") },
    Example {
        name: "rlc_ladder",
        files: files!("rlc_ladder.toml", "rlc_ladder/cell.toml", "rlc_ladder/load.toml", "rlc_ladder/source.toml"),
    },
    Example { name: "rolling_disc", files: files!("rolling_disc.toml") },
    Example {
        name: "rrr3",
        files: files!(
            "rrr3.toml",
            "rrr3/actuator.toml",
            "rrr3/bar.toml",
            "rrr3/leg.toml",
            "rrr3/platform.toml",
            "rrr3/rod.toml"
        ),
    },
    Example { name: "sleigh", files: files!("sleigh.toml") },
    Example { name: "slider_crank", files: files!("slider_crank.toml") },
    Example { name: "sprung_carts", files: files!("sprung_carts.toml") },
    Example { name: "stewart_rss", files: files!("stewart_rss.toml", "stewart/rotary_leg.toml") },
    Example { name: "stewart_ups", files: files!("stewart_ups.toml", "stewart/prismatic_leg.toml") },
    Example { name: "tumbling", files: files!("tumbling.toml") },
    Example { name: "two_inertias", files: files!("two_inertias.toml") },
    Example { name: "two_masses", files: files!("two_masses.toml") },
    Example { name: "wheel", files: files!("wheel.toml") },
    Example { name: "windows", files: files!("windows.toml", "windows/window.toml") },
];
