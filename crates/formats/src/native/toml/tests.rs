//! The quick reader against the library's own tables.

use super::*;

const SOURCE: SourceId = SourceId(0);

/// What a reader sees of a table: keys and values with their places.
fn seen(table: Table<'_>, parent: Span, into: &mut Vec<String>) {
    for entry in entries(table, parent) {
        into.push(format!("{} {:?}", entry.key, entry.span));
        value(entry.node, into);
    }
}

fn value(node: Node<'_>, into: &mut Vec<String>) {
    into.push(match node.kind {
        Kind::Text(text) => format!("{text:?} {:?}", node.span),
        Kind::Integer(number) => format!("{number} {:?}", node.span),
        Kind::Float(number) => format!("{number:?} {:?}", node.span),
        kind => format!("{} {:?}", kind.describe(), node.span),
    });
    match node.kind {
        Kind::List(list) => elements(list, node.span).for_each(|node| value(node, into)),
        Kind::Table(table) => seen(table, node.span, into),
        _ => {}
    }
}

fn told(document: &Document<'_>) -> Vec<String> {
    let mut all = Vec::new();
    seen(document.root(), Span { source: SOURCE, start: 0, end: 0 }, &mut all);
    all
}

fn by_the_library(text: &str) -> Option<Vec<String>> {
    let table = DeTable::parse(text).ok()?.into_inner();
    table.values().all(|value| too_large(value).is_none()).then(|| told(&kept(text, table)))
}

/// Lines that make headers, keys with dots, lists and texts of all kinds, also such that cannot follow each other.
const LINES: [&str; 44] = [
    "a = 1",
    "a.b = 2",
    "a.c.d = [1, 2.5, [3, \"x\"], {}]",
    "\"b\" = { x = 1, y = { z = 0x1F } }",
    "[a]",
    "[a.b]",
    "[a.b.c]",
    "[b]",
    "[b.a]",
    "[ c . 'd e' ]",
    "c = true",
    "d = \"\"\"\n[no.header]\n\"\"\"",
    "e = '[x]' # [y]",
    "f = [\n  1, # one\n  [2],\n]",
    "[[l]]",
    "\"q\\u0041\" = 1",
    "g = \"a\\tb\"",
    "h = 1979-05-27",
    "i = 99999999999999999999",
    "j = 1e999",
    "k = -inf",
    "l = { a = 1, a = 2 }",
    "m = { a.b = 1 }",
    "[d]",
    "[d.x]",
    "[e.x]",
    "[d.y]",
    "n = 1_000",
    "o = nan",
    "x.y = 1",
    "x.z = 2",
    "p = +0.5",
    "q = '''a\nb'c''''",
    "r = \"\"\"a\\\n  b\"c\"\"\"\"",
    "s = \"\\q\" # no escape",
    "'t u' = ''",
    "v = 01",
    "w = 1.",
    "w = -1.5e-03\r",
    "y = [ # \u{1}\n 1 ]",
    "z = { a = [\n1,\n], b.c = 2, }",
    "aa = { a.b = 1, a.c = -0, d = \"\\t\" }",
    "[a . b . \"c\"]",
    "\"\" = 1",
];

/// Texts of lines drawn at random are read as the library reads them, and nothing is read that it refuses.
#[test]
fn plain_texts_are_read_as_the_library_reads_them() {
    let mut state = 7_u64;
    let mut draw = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut plain = 0;
    for _ in 0..30_000 {
        let text: String = (0..1 + draw(7)).map(|_| LINES[draw(LINES.len())].to_owned() + "\n").collect();
        let Some(document) = quick::parse(&text) else { continue };
        assert_eq!(Some(told(&document)), by_the_library(&text), "{text}");
        plain += 1;
    }
    assert!(plain > 3_000, "{plain}");
}

/// Tables of more entries than are looked through one by one.
#[test]
fn long_texts_are_read_as_short_ones() {
    let body = |k: usize| {
        format!(
            "[bodies.b{k}] # [\nmass = {k}.5\nframes = {{ end = {{ at = [{k}, 0, 0] }} }}\n[joints.j{k}]\nbetween = ['a', \"b\"]\n"
        )
    };
    let text: String = (0..12_000).map(body).collect();
    let entry = |k: usize| format!("mass.x{k}.x{k} = 1\nforce.x{k} = \"[\"\n");
    let text = text + "[equations]\n" + &(0..12_000).map(entry).collect::<String>() + "[bodies.last.frames]\nx = {}\n";
    let document = quick::parse(&text).expect("nothing unusual");
    assert_eq!(Some(told(&document)), by_the_library(&text));
    assert!(quick::parse(&(text + "[bodies.b7]\n")).is_none());
}
