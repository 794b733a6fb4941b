//! Collada (DAE) 1.4 and 1.5: triangles of the scene, each geometry where its nodes put it, in metres by the file's `unit`. The axis that
//! is up stays as it is, as robots' tools take it. Materials, skins and animations are left alone.

use std::collections::HashMap;

use dalembert_spec::spec::SourceId;

use super::place::Place;
use super::{MAX_TRIANGLES, Mesh};
use crate::urdf::document::Element;

/// Nodes that are visited at most: nodes may be used many times, and a damaged file may lead in circles.
const MAX_NODES: usize = 100_000;

/// Triangles of a file.
///
/// # Errors
/// In a few words, with the line or the part that is wrong.
pub(super) fn read(bytes: &[u8]) -> Result<Mesh, String> {
    let text = String::from_utf8_lossy(bytes);
    let line = |at: u32| text.bytes().take(at as usize).filter(|b| *b == b'\n').count() + 1;
    let document = crate::urdf::document(SourceId(0), &text).map_err(|fault| {
        let at = fault.span.map_or(0, |span| span.start);
        format!("line {}: {}", line(at), fault.message)
    })?;
    let root = document.root();
    if root.name() != "COLLADA" {
        return Err(format!("its outermost element is `{}`, not `COLLADA`", root.name()));
    }
    let by_id: HashMap<&str, Element<'_>> =
        root.descendants().filter_map(|e| Some((e.attribute("id")?.value, e))).collect();
    let file = File { text: &text, by_id };
    let metre = root.descendants().find(|e| e.name() == "unit").and_then(|unit| unit.attribute("meter"));
    let metre: f64 =
        metre.map_or(Ok(1.0), |m| m.value.trim().parse()).map_err(|_| "its `unit` is no number".to_owned())?;
    let whole = Place::scale([metre; 3]);
    let mut mesh = Mesh::default();
    let scene = root
        .children()
        .find(|e| e.name() == "scene")
        .and_then(|scene| scene.children().find(|e| e.name() == "instance_visual_scene"));
    let scene = scene
        .and_then(|instance| file.named(instance, "url"))
        .or_else(|| root.descendants().find(|e| e.name() == "visual_scene"));
    match scene {
        Some(scene) => file.nodes(scene, whole, &mut mesh)?,
        None => {
            for geometry in root.descendants().filter(|e| e.name() == "geometry") {
                file.geometry(geometry, &whole, &mut mesh)?;
            }
        }
    }
    Ok(mesh)
}

struct File<'d> {
    text: &'d str,
    by_id: HashMap<&'d str, Element<'d>>,
}

impl<'d> File<'d> {
    /// The element that an attribute like `#name` leads to.
    fn named(&self, element: Element<'d>, attribute: &str) -> Option<Element<'d>> {
        self.by_id.get(element.attribute(attribute)?.value.strip_prefix('#')?).copied()
    }

    fn words(&self, element: Element<'d>) -> &'d str {
        element.stray_text().map_or("", |span| &self.text[span.range()])
    }

    fn numbers(&self, element: Element<'d>) -> Result<Vec<f64>, String> {
        let number =
            |word: &str| word.parse().map_err(|_| format!("{}: `{}` is no number", self.place(element), short(word)));
        self.words(element).split_whitespace().map(number).collect()
    }

    /// Name and line, for messages.
    fn place(&self, element: Element<'d>) -> String {
        let line = self.text[..element.tag().range().start].bytes().filter(|b| *b == b'\n').count() + 1;
        format!("line {line}, `{}`", element.name())
    }

    fn nodes(&self, scene: Element<'d>, whole: Place, mesh: &mut Mesh) -> Result<(), String> {
        let mut open: Vec<(Element<'d>, Place)> =
            scene.children().filter(|e| e.name() == "node").map(|e| (e, whole)).collect();
        let mut visited = 0;
        while let Some((node, outer)) = open.pop() {
            visited += 1;
            if visited > MAX_NODES {
                return Err(format!("its nodes lead in circles, or are more than {MAX_NODES}"));
            }
            let mut place = outer;
            for element in node.children() {
                let step = match element.name() {
                    "matrix" | "translate" | "rotate" | "scale" => self.step(element)?,
                    _ => continue,
                };
                place = place.after(&step);
            }
            for element in node.children() {
                match element.name() {
                    "node" => open.push((element, place)),
                    "instance_node" => open.extend(self.named(element, "url").map(|inner| (inner, place))),
                    "instance_geometry" => {
                        let geometry = self.named(element, "url");
                        let geometry =
                            geometry.ok_or_else(|| format!("{}: its `url` leads nowhere", self.place(element)))?;
                        self.geometry(geometry, &place, mesh)?;
                    }
                    _ => {}
                }
            }
            if mesh.triangles.len() > MAX_TRIANGLES {
                break;
            }
        }
        Ok(())
    }

    fn step(&self, element: Element<'d>) -> Result<Place, String> {
        let x = self.numbers(element)?;
        let place = match (element.name(), x.as_slice()) {
            ("matrix", [a, b, c, d, e, f, g, h, i, j, k, l, ..]) if x.len() == 16 => {
                Some(Place([[*a, *b, *c, *d], [*e, *f, *g, *h], [*i, *j, *k, *l]]))
            }
            ("translate", &[x, y, z]) => Some(Place::shift([x, y, z])),
            ("scale", &[x, y, z]) => Some(Place::scale([x, y, z])),
            ("rotate", &[x, y, z, angle]) => Some(Place::about([x, y, z], angle.to_radians())),
            _ => None,
        };
        place.ok_or_else(|| format!("{} has {} numbers", self.place(element), x.len()))
    }

    fn geometry(&self, geometry: Element<'d>, place: &Place, mesh: &mut Mesh) -> Result<(), String> {
        for part in geometry.children().filter(|e| e.name() == "mesh").flat_map(Element::children) {
            if matches!(part.name(), "triangles" | "polylist" | "polygons" | "tristrips" | "trifans") {
                self.part(part, place, mesh)?;
            }
            if mesh.triangles.len() > MAX_TRIANGLES {
                break;
            }
        }
        Ok(())
    }

    /// Faces: the numbers of `p`, of which every one at the offset of `VERTEX` is a corner.
    fn part(&self, part: Element<'d>, place: &Place, mesh: &mut Mesh) -> Result<(), String> {
        let at = |why: &str| format!("{}: {why}", self.place(part));
        let inputs = || part.children().filter(|e| e.name() == "input");
        let offset =
            |input: Element<'d>| input.attribute("offset").map_or(Some(0), |o| o.value.trim().parse::<usize>().ok());
        let each = inputs().filter_map(offset).max().map_or(1, |most| most.saturating_add(1));
        let is = |input: &Element<'d>, what: &str| input.attribute("semantic").is_some_and(|s| s.value == what);
        let vertex = inputs().find(|input| is(input, "VERTEX")).ok_or_else(|| at("it has no corners"))?;
        let own = offset(vertex).ok_or_else(|| at("an offset is no number"))?;
        let vertices = self.named(vertex, "source").ok_or_else(|| at("its corners are not there"))?;
        let position = vertices.children().find(|e| e.name() == "input" && is(e, "POSITION"));
        let source = position.and_then(|p| self.named(p, "source")).ok_or_else(|| at("its positions are not there"))?;
        let corners = self.positions(source)?;
        let first = mesh.corners.len();
        let count = corners.len();
        mesh.corners.extend(corners.into_iter().map(|p| place.of(p)));
        let sizes = part.children().find(|e| e.name() == "vcount").map(|v| self.numbers(v)).transpose()?;
        for p in part.children().filter(|e| e.name() == "p" || e.name() == "ph") {
            let p = if p.name() == "ph" { p.children().find(|e| e.name() == "p").unwrap_or(p) } else { p };
            let all = self.numbers(p)?;
            let mut order = Vec::with_capacity(all.len() / each);
            for chunk in all.chunks_exact(each) {
                let k = chunk[own.min(each - 1)];
                if !(k >= 0.0 && k < count as f64 && k.fract() == 0.0) {
                    return Err(format!("{}: there is no corner {k}", self.place(p)));
                }
                order.push((first + k as usize) as u32);
            }
            match (part.name(), &sizes) {
                ("triangles", _) => order.as_chunks::<3>().0.iter().for_each(|t| mesh.triangles.push(*t)),
                ("tristrips", _) => (2..order.len()).for_each(|t| {
                    let [a, b] = if t % 2 == 0 { [t - 2, t - 1] } else { [t - 1, t - 2] };
                    mesh.triangles.push([order[a], order[b], order[t]]);
                }),
                ("polylist", Some(sizes)) => {
                    let mut rest = order.as_slice();
                    for &size in sizes {
                        let (face, after) = rest
                            .split_at_checked(size as usize)
                            .ok_or_else(|| at("`vcount` says more corners than there are"))?;
                        fan(face, mesh);
                        rest = after;
                        if mesh.triangles.len() > MAX_TRIANGLES {
                            return Ok(());
                        }
                    }
                }
                _ => fan(&order, mesh),
            }
        }
        Ok(())
    }

    fn positions(&self, source: Element<'d>) -> Result<Vec<[f64; 3]>, String> {
        let array = source.children().find(|e| e.name() == "float_array");
        let array = array.ok_or_else(|| format!("{} has no numbers", self.place(source)))?;
        let accessor = source.descendants().find(|e| e.name() == "accessor");
        let whole = |name: &str, or: usize| {
            accessor.and_then(|a| a.attribute(name)).map_or(Some(or), |v| v.value.trim().parse().ok())
        };
        let (stride, offset) = (whole("stride", 3), whole("offset", 0));
        let (Some(stride), Some(offset)) = (stride.filter(|s| *s >= 3), offset) else {
            return Err(format!("{}: its accessor does not give three numbers for each corner", self.place(source)));
        };
        let numbers = self.numbers(array)?;
        let rest = numbers.get(offset..).unwrap_or_default();
        Ok(rest.chunks(stride).filter(|c| c.len() >= 3).map(|c| [c[0], c[1], c[2]]).collect())
    }
}

/// A face of any number of corners as triangles about the first.
fn fan(face: &[u32], mesh: &mut Mesh) {
    mesh.triangles.extend((2..face.len()).map(|t| [face[0], face[t - 1], face[t]]));
}

fn short(word: &str) -> String {
    word.chars().take(24).collect()
}
