//! `dalembert convert IN OUT`.

use dalembert::io::plain::one_line;
use serde_json::json;

use crate::Outcome;
use crate::args::ConvertArgs;
use crate::output::{print, print_json};

/// Writes a model in the native format and says what did not come along.
pub fn run(args: &ConvertArgs, json: bool) -> Outcome {
    let lost = dalembert::convert(&args.from, &args.to, &args.reading.choices())?;
    let file = args.to.display().to_string();
    if json {
        return print_json(&json!({ "written": file, "left_out": lost }));
    }
    let mut text = format!("wrote {}", one_line(&file));
    if !lost.is_empty() {
        text.push_str("\nnot carried over:");
        lost.iter().for_each(|line| text.push_str(&format!("\n  {line}")));
    }
    print(&text)
}
