//! Moving pictures and poses from the command line.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Stdio;

use serde_json::Value;

use crate::common::{command, example, folder, run};

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// `view` in the background; it is ended when this goes away.
struct Viewing(std::process::Child, String);

impl Viewing {
    fn of(arguments: &[&str]) -> Self {
        let mut command = command();
        command.arg("view").args(arguments).args(["--no-open", "--json"]).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("it runs");
        let mut said = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        while serde_json::from_str::<Value>(&said).is_err() {
            assert!(out.read_line(&mut said).expect("text") > 0, "{said}");
        }
        let json: Value = serde_json::from_str(&said).expect("JSON");
        assert_eq!((&json["opened"], &json["completed"]), (&Value::Bool(false), &Value::Bool(true)));
        Self(child, json["address"].as_str().expect("an address").to_owned())
    }

    /// What the server says to a request for a path.
    fn get(&self, path: &str, cookie: &str) -> String {
        let host = self.1.trim_start_matches("http://").split('/').next().expect("a host");
        let mut stream = TcpStream::connect(host).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n").expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

impl Drop for Viewing {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_page_is_served_to_one_reader_and_runs_again() {
    let viewing = Viewing::of(&[&example("pendulum"), "--until", "0.2"]);
    let token = format!("/{}", viewing.1.rsplit('/').next().expect("a token"));
    assert!(viewing.get("/", "").starts_with("HTTP/1.1 403"));
    let welcome = viewing.get(&token, "");
    let cookie = welcome.lines().find_map(|l| l.strip_prefix("Set-Cookie: ")?.split(';').next()).expect("a cookie");
    let page = viewing.get("/", cookie);
    assert!(page.contains("id=\"scene\"") && page.contains("Pendulum in natural coordinates"));
    assert!(page.contains("name=\"l\" value=\"1.0\"") && page.contains("form-action 'self'"));
    assert!(viewing.get("/?l=1.0", cookie) == page, "nothing is changed");
    let longer = viewing.get("/?l=2&m=1.0", cookie);
    assert!(longer.contains("name=\"l\" value=\"2.0\""), "{longer}");
    let refused = viewing.get("/?l=-2%3Cb%3E", cookie);
    assert!(refused.contains("is no number") && refused.contains("&lt;b&gt;") && !refused.contains("<b>"));
    let apart = viewing.get("/?y=5", cookie);
    assert!(apart.contains("role=\"alert\"") && apart.contains("value=\"5.0\""), "{apart}");
    assert!(viewing.get("/pendulum.toml", cookie).starts_with("HTTP/1.1 404"));
}

#[test]
fn models_that_are_not_there_are_not_served() {
    let absent = run(&["view", "no_such_model.toml", "--no-open"]);
    assert_eq!(absent.status.code(), Some(1));
    assert!(text(&absent.stderr).contains("no_such_model"));
}

#[test]
fn poses_are_written_as_evaluate_has_them() {
    let file = folder("poses").join("poses.csv");
    let path = file.to_string_lossy().into_owned();
    let output = run(&["simulate", &example("four_bar"), "--until", "0.1", "--every", "0.05", "--poses", &path]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("wrote "));
    let written = std::fs::read_to_string(&file).expect("a file");
    let lines: Vec<Vec<&str>> = written.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0][..8], ["t", "crank.x", "crank.y", "crank.z", "crank.qw", "crank.qx", "crank.qy", "crank.qz"]);
    let evaluated: Value =
        serde_json::from_slice(&run(&["evaluate", &example("four_bar"), "--json"]).stdout).expect("JSON");
    let poses = evaluated["poses"].as_object().expect("poses");
    assert_eq!(lines[0].len(), 1 + 7 * poses.len());
    for (k, axis) in ["x", "y", "z"].into_iter().enumerate() {
        let column = lines[0].iter().position(|name| *name == format!("coupler.middle.{axis}")).expect("a column");
        let found: f64 = lines[1][column].parse().expect("a number");
        let expected = poses["coupler.middle"]["position"][k].as_f64().expect("a number");
        assert!((found - expected).abs() < 1e-9, "{axis}: {found}, {expected}");
    }
}

#[test]
fn models_without_bodies_have_no_poses() {
    let path = folder("no-poses").join("poses.csv").to_string_lossy().into_owned();
    let output = run(&["simulate", &example("hoop"), "--poses", &path]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("has no bodies"), "{}", text(&output.stderr));
    assert!(!std::path::Path::new(&path).exists());
    let same = run(&["simulate", &example("four_bar"), "--poses", &path, "--out", &path]);
    assert_eq!(same.status.code(), Some(2));
}

#[test]
fn a_result_that_is_drawn_over_a_run_is_of_the_same_model() {
    let folder = folder("overlay");
    let [own, other, text, page] =
        ["own.csv", "other.csv", "text.txt", "page.html"].map(|name| folder.join(name).to_str().unwrap().to_owned());
    let (pendulum, four_bar) = (example("pendulum"), example("four_bar"));
    for (model, to) in [(&pendulum, &own), (&four_bar, &other)] {
        assert!(run(&["simulate", model, "--until", "0.1", "--out", to]).status.success());
    }
    let over = |result: &str| run(&["simulate", &pendulum, "--until", "0.1", "--report", &page, "--overlay", result]);
    let done = over(&own);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert!(std::fs::read_to_string(&page).unwrap().contains("\"other\":{\"name\":\"own.csv\""));
    // Energies are columns of any model.
    for (result, words) in [(&other, "another one"), (&text, ".csv or .parquet"), (&page, "name the same file")] {
        let done = over(result);
        let error = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(!done.status.success() && error.contains(words), "{result}: {error}");
    }
    assert_eq!(run(&["simulate", &pendulum, "--overlay", &own]).status.code(), Some(2));
}
