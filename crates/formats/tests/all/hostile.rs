//! Hostile input ends soon with a short message: no panic, no overflow of the stack, no flood of text.

use std::time::{Duration, Instant};

use dalembert_formats::{Diagnostics, read_state_text, read_text};

const MANY: usize = 1_000_000;

fn refused(name: &str, text: &str) -> Diagnostics {
    refused_as("hostile.toml", name, text)
}

fn refused_as(file: &str, name: &str, text: &str) -> Diagnostics {
    let start = Instant::now();
    let faults = read_text(file, text).expect_err(name);
    let shown = faults.render(false);
    assert!(start.elapsed() < Duration::from_secs(30), "{name} took {:?}", start.elapsed());
    assert!(shown.len() < 60_000, "{name} says {} bytes", shown.len());
    let longest = shown.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    assert!(longest < 700, "{name} has a line of {longest} characters");
    faults
}

fn model(body: &str) -> String {
    format!("dalembert = 1\n{body}")
}

#[test]
fn deep_nesting() {
    let formula = |f: &str| model(&format!("[lagrangian]\nkinetic = \"{f}\"\n"));
    refused("parentheses", &formula(&"(".repeat(MANY)));
    refused("balanced parentheses", &formula(&format!("{}x{})", "(".repeat(MANY), ")".repeat(MANY))));
    refused("brackets in a name", &formula(&"x[".repeat(MANY)));
    refused("minus signs", &formula(&"-".repeat(MANY)));
    refused("lists", &model(&format!("a = {}", "[".repeat(MANY))));
    refused("closed lists", &model(&format!("a = {}{}", "[".repeat(MANY), "]".repeat(MANY))));
    refused("tables", &model(&format!("a = {}", "{a=".repeat(MANY))));
    refused("dotted key", &model(&format!("{}a = 1", "a.".repeat(MANY))));
    refused("dotted header", &model(&format!("[{}a]", "a.".repeat(MANY))));
    refused("dotted quoted name", &model(&format!("[forces]\n\"{}a\" = \"(\"", "a.".repeat(MANY))));
    refused("headers", &model(&"[".repeat(MANY)));
}

#[test]
fn wide_input() {
    let lines = |line: fn(usize) -> String| model(&(0..100_000).map(line).collect::<String>());
    refused("unknown keys", &lines(|i| format!("k{i} = 1\n")));
    refused("unknown tables", &lines(|i| format!("[k{i}]\n")));
    refused("bad names", &lines(|i| format!("parameters.\"a b{i}\" = 1\n")));
    refused("empty lines", &format!("{}x", "\n".repeat(4 * MANY)));
    refused("one long line", &model(&format!("parameters = \"{}\"", "x".repeat(4 * MANY))));
    refused("a long name", &model(&format!("{} = 1", "x".repeat(4 * MANY))));
    refused("a long string", &model(&format!("parameters.m = \"{} (\"", "x + ".repeat(MANY))));
    refused("a long number", &model(&format!("parameters.m = {}", "9".repeat(MANY))));
    refused("a long number in a formula", &model(&format!("parameters.m = \"{}\"", "9".repeat(MANY))));
    refused("duplicates", &model(&"a = 1\n".repeat(100_000)));
}

#[test]
fn strange_bytes() {
    refused("zero byte", "dalembert = 1\n\0");
    refused("zero bytes", &"\0".repeat(MANY));
    refused("bell", "dalembert = 1\n[parameters]\nm = \"\u{7}\"\n");
    refused("lone carriage returns", "dalembert = 1\r[parameters]\rm = 1\r");
    refused("byte order marks", &"\u{feff}".repeat(1000));
    refused("separators", "dalembert = 1\nx\u{2028}\u{2029}\u{85} = 1");
    refused("combining marks", &model(&format!("\"x{}\" = 1", "\u{301}".repeat(MANY))));
    refused("changes of direction", "dalembert = 1\n\"\u{202e}x\" = 1");
    refused("wide letters", "dalembert = 1\n[parameters]\n\"質量\" = \"(\"\n");
    refused("nothing", "");
    refused("one quote", "\"");
    refused("one bracket", "[");
}

/// Every prefix and every single replaced byte of a model gives a model or messages that can be shown.
#[test]
fn damaged_models() {
    const MODEL: &str = "dalembert = 1\n[variables]\nx = { start = [1, \"2*π\"], fixed = true }\n[lagrangian]\nkinetic = \"x'^2\"\n[constraints.c]\nequation = '''x = y'''\n[simulate]\nuntil = 1e3\n";
    let show = |text: &str| {
        if let Err(faults) = read_text("damaged.toml", text) {
            assert!(!faults.render(true).is_empty());
            assert!(!faults.to_json().to_string().is_empty());
        }
    };
    for end in (0..=MODEL.len()).filter(|&i| MODEL.is_char_boundary(i)) {
        show(&MODEL[..end]);
    }
    for (at, old) in MODEL.char_indices() {
        for new in ["", "\"", "'", "[", "]", "{", "}", "=", ".", "\n", "\r", "\t", "#", "9", "e", "ü", "\u{1f4a9}"] {
            show(&format!("{}{new}{}", &MODEL[..at], &MODEL[at + old.len_utf8()..]));
        }
    }
}

#[test]
fn hostile_robots() {
    let refused = |name: &str, text: &str| refused_as("hostile.urdf", name, text);
    let robot = |inner: &str| format!("<robot name='h'>{inner}</robot>");
    refused("open elements", &"<a>".repeat(MANY));
    refused("elements in each other", &robot(&("<a>".repeat(MANY) + &"</a>".repeat(MANY))));
    refused("closing tags", &"</a>".repeat(MANY));
    refused("angle brackets", &"<".repeat(MANY));
    refused("quotes", &robot(&"\"".repeat(MANY)));
    refused("an open quote", &format!("<robot name='{}", "x".repeat(MANY)));
    refused("an open comment", &robot(&"<!--".repeat(MANY)));
    refused("an open section", &robot(&"<![CDATA[".repeat(MANY)));
    let attributes: String = (0..30_000).map(|i| format!(" a{i}=''")).collect();
    refused("attributes", &robot(&format!("<link{attributes}/>")));
    let spaces: String = (0..20_000).map(|i| format!("<a xmlns:n{i}='u{i}'>")).collect();
    refused("namespaces", &robot(&spaces));
    refused("entities", &robot(&format!("<link name='{}'/>", "&a;".repeat(MANY))));
    refused("a long name", &robot(&format!("<link name='{0}'/><link name='{0}'/>", "x".repeat(MANY))));
    refused(
        "a long number",
        &robot(&format!("<link name='a'><inertial><mass value='{}'/></inertial></link>", "9".repeat(MANY))),
    );
    refused(
        "many numbers",
        &robot(&format!("<link name='a'><inertial><mass value='{}'/></inertial></link>", "9 ".repeat(MANY))),
    );
    refused("roots", &robot(&(0..30_000).map(|i| format!("<link name='a{i}'/>")).collect::<String>()));
    refused("links of one name", &robot(&"<link name='a'/>".repeat(30_000)));
    let joint = |i: usize| format!("<joint name='j{i}' type='fixed'><parent link='x{i}'/><child link='y{i}'/></joint>");
    refused(
        "joints to nowhere",
        &robot(&("<link name='a'/>".to_owned() + &(0..20_000).map(joint).collect::<String>())),
    );
    refused(
        "unknown types",
        &robot(&(0..20_000).map(|i| format!("<joint name='j{i}' type='t{i}'/>")).collect::<String>()),
    );
    let circle = |i: usize| {
        let next = (i + 1) % 20_000;
        format!(
            "<link name='a{i}'/><joint name='j{i}' type='fixed'><parent link='a{i}'/><child link='a{next}'/></joint>"
        )
    };
    refused("a circle", &robot(&(0..20_000).map(circle).collect::<String>()));
}

/// What has no effect is counted, however much there is of it, and names that clash are told apart.
#[test]
fn wide_robots() {
    let read = |inner: String| read_text("wide.urdf", &format!("<robot name='w'>{inner}</robot>")).expect("a robot");
    let notes = |spec: dalembert_spec::spec::ModelSpec| spec.definitions[0].import_notes.len();
    assert_eq!(notes(read(format!("<link name='a'>{}</link>", "<visual/>".repeat(200_000)))), 1);
    let tags: String = (0..100_000).map(|i| format!("<extension{i}/>")).collect();
    assert!(notes(read(format!("<link name='a'/>{tags}"))) < 250);
    let joint = |i: usize| {
        let [blanks, more] = [i, i + 1].map(|i| format!("{:b}", i + 4096).replace('0', " ").replace('1', "-"));
        format!(
            "<link name='a{more}'/><joint name='{blanks}' type='fixed'><parent link='a{blanks}'/><child link='a{more}'/></joint>"
        )
    };
    let first = format!("<link name='a{}'/>", format!("{:b}", 4096).replace('0', " ").replace('1', "-"));
    let spec = read(first + &(0..4095).map(joint).collect::<String>());
    let names: std::collections::HashSet<&str> =
        spec.definitions[0].bodies.iter().map(|b| b.name.value.as_str()).collect();
    assert_eq!(names.len(), 4096);
    assert!(notes(spec) < 60);
}

#[test]
fn state_files() {
    for text in ["", "{", &"[".repeat(MANY), &"{\"q\":".repeat(MANY), "{\"t\": 1e999}", "{\"q\": {\"x\": 1, \"x\": 2}}"]
    {
        let fault = read_state_text("state.json", text).expect_err("refused");
        assert!(fault.list[0].message.len() < 400 && fault.list[0].span.is_some());
        assert!(fault.render(false).contains("state.json:1:"));
    }
}
