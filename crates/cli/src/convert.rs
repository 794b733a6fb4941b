//! `dalembert convert IN OUT`.

use serde_json::json;

use crate::Outcome;
use crate::args::ConvertArgs;
use crate::output::{pretty, print};

/// Writes a model in the native format and says what did not come along.
pub fn run(args: &ConvertArgs, json: bool) -> Outcome {
    let lost = dalembert::convert(&args.from, &args.to, &args.reading.choices())?;
    let file = args.to.display().to_string();
    if json {
        print(&pretty(&json!({ "written": file, "left_out": lost })));
        return Ok(());
    }
    let mut text = format!("wrote {file}");
    if !lost.is_empty() {
        text.push_str("\nnot carried over:");
        lost.iter().for_each(|line| text.push_str(&format!("\n  {line}")));
    }
    print(&text);
    Ok(())
}
