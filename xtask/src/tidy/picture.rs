//! `cargo xtask picture`: the crates with their edges, from the ground up, as a picture; tidy says when it is out of date.
//!
//! A layered drawing of the table of edges (Sugiyama, Tagawa and Toda 1981): a crate stands one row above the highest that it
//! stands on, an edge through other crates is left out, and a longer edge passes each row between at a place of its own.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use super::{Finding, edges};

const PICTURE: &str = "book/src/pictures/crates.svg";
/// Tools and hostile input are no part of the house.
const NOT_SHOWN: [&str; 2] = ["xtask", "fuzz"];
/// Sizes in pixels: of a box, between the middles of rows, between neighbours in a row, of the margin.
const BOX: (f64, f64) = (92.0, 30.0);
const ROW: f64 = 66.0;
const GAP: f64 = 18.0;
const MARGIN: f64 = 12.0;
/// How often rows are put in order, and places in a row are moved towards those that they are joined to.
const SWEEPS: usize = 24;

/// Whether the picture is that of the table.
pub fn check(texts: &[(String, String)]) -> Option<Finding> {
    let drawn = texts.iter().find(|(path, _)| path == PICTURE).map(|(_, text)| text.as_str());
    let current = drawn == Some(svg(&present(texts)).as_str());
    (!current).then(|| Finding::error(PICTURE, 0, "is not that of the table of edges: run `cargo xtask picture`"))
}

/// Draws the picture anew; true if it could be written.
pub fn draw(root: &Path) -> bool {
    let file = root.join(PICTURE);
    let written = super::texts(root).and_then(|texts| {
        let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
        folder.and_then(|()| std::fs::write(&file, svg(&present(&texts)))).map_err(|error| error.to_string())
    });
    match &written {
        Ok(()) => println!("drawn: {PICTURE}"),
        Err(problem) => eprintln!("error: {PICTURE}: {problem}"),
    }
    written.is_ok()
}

/// The crates that have content.
fn present(texts: &[(String, String)]) -> BTreeSet<&str> {
    texts.iter().filter_map(|(path, _)| shown(path)).collect()
}

/// The crate whose manifest a file is, if it is drawn.
fn shown(path: &str) -> Option<&str> {
    let name = path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
    (!name.contains('/') && !NOT_SHOWN.contains(&name)).then_some(name)
}

/// A crate, or a place where a longer edge passes a row.
#[derive(Clone, Debug)]
struct Place {
    name: Option<&'static str>,
    row: usize,
    x: f64,
}

impl Place {
    fn width(&self) -> f64 {
        if self.name.is_some() { BOX.0 } else { 4.0 }
    }
}

/// Places, the rows that they stand in from left to right, and edges from crate to crate over the places between.
struct Drawing {
    places: Vec<Place>,
    rows: Vec<Vec<usize>>,
    edges: Vec<Vec<usize>>,
}

fn svg(crates: &BTreeSet<&str>) -> String {
    let mut drawing = Drawing::new(crates);
    drawing.arrange();
    drawing.print()
}

impl Drawing {
    fn new(crates: &BTreeSet<&str>) -> Self {
        let mut drawing = Self { places: Vec::new(), rows: Vec::new(), edges: Vec::new() };
        let mut at: Vec<(&str, usize)> = Vec::new();
        for (name, below) in bottom_up(crates) {
            let lower: Vec<usize> =
                at.iter().filter(|(known, _)| below.contains(known)).map(|(_, place)| *place).collect();
            let row = lower.iter().map(|&place| drawing.places[place].row + 1).max().unwrap_or(0);
            let upper = drawing.put(Some(name), row);
            lower.into_iter().for_each(|place| drawing.join(place, upper));
            at.push((name, upper));
        }
        drawing
    }

    fn put(&mut self, name: Option<&'static str>, row: usize) -> usize {
        self.places.push(Place { name, row, x: 0.0 });
        self.rows.resize(self.rows.len().max(row + 1), Vec::new());
        self.rows[row].push(self.places.len() - 1);
        self.places.len() - 1
    }

    fn join(&mut self, lower: usize, upper: usize) {
        let (from, to) = (self.places[lower].row, self.places[upper].row);
        let between: Vec<usize> = (from + 1..to).map(|row| self.put(None, row)).collect();
        self.edges.push([vec![lower], between, vec![upper]].concat());
    }

    /// Orders each row, and moves its places, by the mean of what they are joined to: up and down in turn.
    fn arrange(&mut self) {
        (0..self.rows.len()).for_each(|row| self.spread(row));
        for sweep in 0..SWEEPS {
            let up = sweep % 2 == 0;
            for step in 0..self.rows.len() {
                let row = if up { step } else { self.rows.len() - 1 - step };
                let both = sweep + 4 >= SWEEPS;
                for place in self.rows[row].clone() {
                    let near = self.joined(place, up || both, !up || both);
                    if !near.is_empty() {
                        self.places[place].x = near.iter().sum::<f64>() / near.len() as f64;
                    }
                }
                self.spread(row);
            }
        }
    }

    /// Where the neighbours of a place stand, in the row below, above, or both.
    fn joined(&self, place: usize, below: bool, above: bool) -> Vec<f64> {
        let pairs = self.edges.iter().flat_map(|edge| edge.windows(2));
        let down = pairs.clone().filter(|pair| below && pair[1] == place).map(|pair| pair[0]);
        let up = pairs.filter(|pair| above && pair[0] == place).map(|pair| pair[1]);
        down.chain(up).map(|other| self.places[other].x).collect()
    }

    /// Puts a row in the order of its x, and its places far enough apart about the same middle.
    fn spread(&mut self, row: usize) {
        let mut order = self.rows[row].clone();
        order.sort_by(|&a, &b| self.places[a].x.total_cmp(&self.places[b].x));
        let wanted: f64 = order.iter().map(|&place| self.places[place].x).sum();
        for pair in order.windows(2) {
            let apart = 0.5 * (self.places[pair[0]].width() + self.places[pair[1]].width()) + GAP;
            self.places[pair[1]].x = self.places[pair[1]].x.max(self.places[pair[0]].x + apart);
        }
        let found: f64 = order.iter().map(|&place| self.places[place].x).sum();
        let shift = (wanted - found) / order.len().max(1) as f64;
        order.iter().for_each(|&place| self.places[place].x += shift);
        self.rows[row] = order;
    }

    fn print(&self) -> String {
        let least = self.places.iter().map(|place| place.x - 0.5 * place.width()).fold(f64::INFINITY, f64::min);
        let most = self.places.iter().map(|place| place.x + 0.5 * place.width()).fold(f64::NEG_INFINITY, f64::max);
        let x = |place: &Place| (place.x - least + MARGIN).round();
        let y = |row: usize| MARGIN + 0.5 * BOX.1 + ROW * (self.rows.len() - 1 - row) as f64;
        let (width, height) = ((most - least + 2.0 * MARGIN).round(), y(0) + 0.5 * BOX.1 + MARGIN);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\">\n<title>The crates, each above those that it stands on</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n\
             <g fill=\"none\" stroke=\"#8a97a6\" stroke-width=\"1.3\">\n"
        );
        for edge in &self.edges {
            let half = |place: usize| if self.places[place].name.is_some() { 0.5 * BOX.1 } else { 0.0 };
            for (k, pair) in edge.windows(2).enumerate() {
                let (a, b) = (&self.places[pair[0]], &self.places[pair[1]]);
                let (from, to) = (y(a.row) - half(pair[0]), y(b.row) + half(pair[1]));
                let middle = (0.5 * (from + to)).round();
                let start = if k == 0 { format!("<path d=\"M{},{from}", x(a)) } else { String::new() };
                let _ = write!(out, "{start} C{},{middle} {},{middle} {},{to}", x(a), x(b), x(b));
            }
            out.push_str("\"/>\n");
        }
        out.push_str("</g>\n<g font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\" fill=\"#16202c\">\n");
        for place in &self.places {
            let Some(name) = place.name else { continue };
            let (left, top) = (x(place) - 0.5 * BOX.0, y(place.row) - 0.5 * BOX.1);
            let _ = writeln!(
                out,
                "<rect x=\"{left}\" y=\"{top}\" width=\"{}\" height=\"{}\" rx=\"4\" fill=\"#eef3f8\" \
                 stroke=\"#4a6178\"/><text x=\"{}\" y=\"{}\">{name}</text>",
                BOX.0,
                BOX.1,
                x(place),
                y(place.row) + 4.5
            );
        }
        out.push_str("</g>\n</svg>\n");
        out
    }
}

/// Each crate with those it stands on directly, after them; an edge that leads through another crate is left out.
fn bottom_up(crates: &BTreeSet<&str>) -> Vec<(&'static str, BTreeSet<&'static str>)> {
    let below = |name: &str| edges::beneath(name).into_iter().filter(|b| crates.contains(b)).collect::<BTreeSet<_>>();
    let mut all: Vec<&'static str> = edges::names().filter(|name| crates.contains(name)).collect();
    all.sort_by_key(|name| below(name).len());
    let direct = |name: &'static str| {
        let all = below(name);
        let through: BTreeSet<&str> = all.iter().flat_map(|other| below(other)).collect();
        (name, all.difference(&through).copied().collect())
    };
    all.into_iter().map(direct).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_stand_above_what_they_use_and_apart_from_each_other() {
        let crates: BTreeSet<&str> = edges::names().collect();
        let mut drawing = Drawing::new(&crates);
        drawing.arrange();
        for edge in &drawing.edges {
            assert!(edge.windows(2).all(|pair| drawing.places[pair[0]].row + 1 == drawing.places[pair[1]].row));
        }
        for row in &drawing.rows {
            for pair in row.windows(2).map(|pair| (&drawing.places[pair[0]], &drawing.places[pair[1]])) {
                assert!(pair.1.x - pair.0.x > 0.5 * (pair.0.width() + pair.1.width()), "{pair:?}");
            }
        }
    }

    #[test]
    fn edges_through_other_crates_are_left_out() {
        let drawn = bottom_up(&BTreeSet::from(["scalar", "expr", "spec"]));
        let expected = [("scalar", vec![]), ("expr", vec!["scalar"]), ("spec", vec!["expr"])];
        assert_eq!(drawn, expected.map(|(name, on)| (name, on.into_iter().collect())));
    }

    #[test]
    fn a_picture_that_is_out_of_date_is_an_error() {
        let manifest = ("crates/scalar/Cargo.toml".to_owned(), String::new());
        let mut texts = vec![manifest, (PICTURE.to_owned(), "<svg/>".to_owned())];
        assert!(check(&texts).is_some());
        texts[1].1 = svg(&BTreeSet::from(["scalar"]));
        assert_eq!(check(&texts), None);
    }
}
