//! glTF 2.0, as text with its numbers beside it or inside it, and as one binary file: triangles of the scene, each mesh where its nodes
//! put it. Materials, textures, animations and skins are left alone; what compresses or replaces positions is refused.

use std::path::Path;

use serde_json::Value;

use super::place::Place;
use super::{MAX_BYTES, MAX_TRIANGLES, Mesh, locate};

/// Nodes that are visited at most: nodes may share meshes, and a damaged file may lead in circles.
const MAX_NODES: usize = 100_000;

/// Triangles of a file; `below` is the file that others are named in, for those beside it.
///
/// # Errors
/// In a few words, with the part that is wrong.
pub(super) fn read(bytes: &[u8], below: &Path, model: &Path) -> Result<Mesh, String> {
    let (text, own) = if bytes.starts_with(b"glTF") { chunks(bytes)? } else { (bytes, None) };
    let document: Value = serde_json::from_slice(text).map_err(|e| format!("its JSON: {e}"))?;
    let file = File { document: &document, buffers: buffers(&document, own, below, model)? };
    file.refuse_extensions()?;
    file.scene()
}

/// The JSON and the numbers of a binary file.
fn chunks(bytes: &[u8]) -> Result<(&[u8], Option<&[u8]>), String> {
    let word = |at: usize| bytes.get(at..at + 4).and_then(|b| b.try_into().ok()).map(u32::from_le_bytes);
    let (mut at, mut json, mut own) = (12, None, None);
    if word(4) != Some(2) {
        return Err("its version is not 2".to_owned());
    }
    while let (Some(length), Some(kind)) = (word(at), word(at + 4)) {
        let end = (at + 8).checked_add(length as usize).filter(|end| *end <= bytes.len());
        let end = end.ok_or_else(|| format!("the chunk at byte {at} reaches beyond its end"))?;
        match kind {
            0x4E4F_534A if json.is_none() => json = Some(&bytes[at + 8..end]),
            0x004E_4942 if own.is_none() => own = Some(&bytes[at + 8..end]),
            _ => {}
        }
        at = end.next_multiple_of(4);
    }
    Ok((json.ok_or("it has no JSON chunk")?, own))
}

fn buffers(document: &Value, own: Option<&[u8]>, below: &Path, model: &Path) -> Result<Vec<Vec<u8>>, String> {
    let mut out = Vec::new();
    for (k, buffer) in list(document, "buffers").iter().enumerate() {
        let bytes = match buffer["uri"].as_str() {
            None if k == 0 => own.map(<[u8]>::to_vec).ok_or("buffer 0 has no `uri`, and there is no binary chunk")?,
            None => return Err(format!("buffer {k} has no `uri`")),
            Some(uri) => match uri.strip_prefix("data:").and_then(|rest| rest.split_once(";base64,")) {
                Some((_, text)) => base64(text).ok_or_else(|| format!("the data of buffer {k} are no base64"))?,
                None => beside(uri, below, model).map_err(|why| format!("buffer {k}: {why}"))?,
            },
        };
        out.push(bytes);
    }
    Ok(out)
}

/// A file beside another one, below the model's folder.
fn beside(uri: &str, below: &Path, model: &Path) -> Result<Vec<u8>, String> {
    let folder = model.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let folder = folder.canonicalize().map_err(|e| e.to_string())?;
    let own = below.parent().unwrap_or(below);
    let relative = own.strip_prefix(&folder).unwrap_or(own).join(uri);
    let path = locate(&relative.to_string_lossy(), model)?;
    match std::fs::metadata(&path) {
        Ok(about) if about.is_file() && about.len() <= MAX_BYTES => std::fs::read(&path).map_err(|e| e.to_string()),
        Ok(_) => Err(format!("`{uri}` is not a plain file, or larger than {} MiB", MAX_BYTES >> 20)),
        Err(error) => Err(error.to_string()),
    }
}

/// RFC 4648 base64.
fn base64(text: &str) -> Option<Vec<u8>> {
    let (mut out, mut held, mut bits) = (Vec::with_capacity(text.len() / 4 * 3), 0_u32, 0);
    for c in text.trim_end_matches('=').bytes() {
        let value = match c {
            b'A'..=b'Z' => c - b'A',
            b'a'..=b'z' => c - b'a' + 26,
            b'0'..=b'9' => c - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        held = (held << 6) | u32::from(value);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            out.push((held >> bits) as u8);
        }
    }
    Some(out)
}

fn list<'v>(of: &'v Value, name: &str) -> &'v [Value] {
    of[name].as_array().map_or(&[], Vec::as_slice)
}

fn index(value: &Value) -> Option<usize> {
    value.as_u64().and_then(|k| usize::try_from(k).ok())
}

/// So many numbers, if they are given.
fn numbers<const N: usize>(value: &Value) -> Option<[f64; N]> {
    let all: Option<Vec<f64>> = value.as_array()?.iter().map(Value::as_f64).collect();
    all?.try_into().ok()
}

struct File<'v> {
    document: &'v Value,
    buffers: Vec<Vec<u8>>,
}

impl File<'_> {
    fn refuse_extensions(&self) -> Result<(), String> {
        let needed = list(self.document, "extensionsRequired").iter().filter_map(Value::as_str);
        match needed.into_iter().find(|name| name.contains("compression") || name.contains("quantization")) {
            Some(name) => Err(format!("it needs the extension {name}, which is not read")),
            None => Ok(()),
        }
    }

    fn scene(&self) -> Result<Mesh, String> {
        let (nodes, scenes) = (list(self.document, "nodes"), list(self.document, "scenes"));
        let chosen = index(&self.document["scene"]).unwrap_or(0);
        let roots: Vec<usize> = match scenes.get(chosen) {
            Some(scene) => list(scene, "nodes").iter().filter_map(index).collect(),
            // Without scenes: what is no child of another.
            None => {
                let children: Vec<usize> = nodes.iter().flat_map(|n| list(n, "children")).filter_map(index).collect();
                (0..nodes.len()).filter(|k| !children.contains(k)).collect()
            }
        };
        let mut mesh = Mesh::default();
        let mut open: Vec<(usize, Place)> = roots.into_iter().map(|k| (k, Place::HERE)).collect();
        let mut visited = 0;
        while let Some((k, outer)) = open.pop() {
            visited += 1;
            if visited > MAX_NODES {
                return Err(format!("its nodes lead in circles, or are more than {MAX_NODES}"));
            }
            let node = nodes.get(k).ok_or_else(|| format!("there is no node {k}"))?;
            let place = outer.after(&placed(node).ok_or_else(|| format!("the place of node {k} is no place"))?);
            open.extend(list(node, "children").iter().filter_map(index).map(|child| (child, place)));
            if let Some(number) = index(&node["mesh"]) {
                self.mesh(number, &place, &mut mesh)?;
            }
            if mesh.triangles.len() > MAX_TRIANGLES {
                break;
            }
        }
        Ok(mesh)
    }

    fn mesh(&self, number: usize, place: &Place, out: &mut Mesh) -> Result<(), String> {
        let mesh = list(self.document, "meshes").get(number).ok_or_else(|| format!("there is no mesh {number}"))?;
        for (k, primitive) in list(mesh, "primitives").iter().enumerate() {
            let at = |why: String| format!("mesh {number}, primitive {k}: {why}");
            let mode = primitive["mode"].as_u64().unwrap_or(4);
            if !(4..=6).contains(&mode) {
                continue; // points and lines
            }
            let position =
                index(&primitive["attributes"]["POSITION"]).ok_or_else(|| at("it has no positions".to_owned()))?;
            let corners = self.positions(position).map_err(at)?;
            let order: Vec<u32> = match index(&primitive["indices"]) {
                Some(accessor) => self.indices(accessor).map_err(at)?,
                None => (0..corners.len() as u32).collect(),
            };
            if let Some(wrong) = order.iter().find(|&&i| i as usize >= corners.len()) {
                return Err(at(format!("there is no corner {wrong}")));
            }
            let first = out.corners.len() as u32;
            out.corners.extend(corners.into_iter().map(|p| place.of(p)));
            let mut add =
                |a: usize, b: usize, c: usize| out.triangles.push([order[a], order[b], order[c]].map(|i| first + i));
            match mode {
                4 => (0..order.len() / 3).for_each(|t| add(3 * t, 3 * t + 1, 3 * t + 2)),
                5 => {
                    (2..order.len()).for_each(|t| if t % 2 == 0 { add(t - 2, t - 1, t) } else { add(t - 1, t - 2, t) })
                }
                _ => (2..order.len()).for_each(|t| add(0, t - 1, t)),
            }
        }
        Ok(())
    }

    /// The bytes of an accessor: the element number by number, each so many bytes.
    fn elements(&self, number: usize, size: usize) -> Result<Vec<&[u8]>, String> {
        let why = |what: &str| format!("accessor {number} {what}");
        let accessor = list(self.document, "accessors").get(number).ok_or_else(|| why("is not there"))?;
        if !accessor["sparse"].is_null() {
            return Err(why("is sparse, which is not read"));
        }
        let count = index(&accessor["count"]).ok_or_else(|| why("has no count"))?;
        let views = list(self.document, "bufferViews");
        let view =
            index(&accessor["bufferView"]).and_then(|k| views.get(k)).ok_or_else(|| why("has no buffer view"))?;
        let buffer = index(&view["buffer"]).and_then(|k| self.buffers.get(k)).ok_or_else(|| why("has no buffer"))?;
        let offset = |of: &Value| if of.is_null() { Some(0) } else { index(of) };
        let start =
            offset(&view["byteOffset"]).zip(offset(&accessor["byteOffset"])).and_then(|(a, b)| a.checked_add(b));
        let start = start.ok_or_else(|| why("begins nowhere"))?;
        let stride = index(&view["byteStride"]).unwrap_or(size).max(size);
        let end =
            count.checked_sub(1).map_or(Some(start), |n| n.checked_mul(stride)?.checked_add(start)?.checked_add(size));
        if end.is_none_or(|end| end > buffer.len()) {
            return Err(why("reaches beyond its buffer"));
        }
        Ok((0..count).map(|k| &buffer[start + k * stride..start + k * stride + size]).collect())
    }

    fn kind(&self, number: usize) -> (u64, &str) {
        let accessor = &self.document["accessors"][number];
        (accessor["componentType"].as_u64().unwrap_or(0), accessor["type"].as_str().unwrap_or_default())
    }

    fn positions(&self, number: usize) -> Result<Vec<[f64; 3]>, String> {
        if self.kind(number) != (5126, "VEC3") {
            return Err(format!("accessor {number} does not hold three floats for each corner"));
        }
        let number_at =
            |b: &[u8], k: usize| f64::from(f32::from_le_bytes([b[4 * k], b[4 * k + 1], b[4 * k + 2], b[4 * k + 3]]));
        Ok(self.elements(number, 12)?.into_iter().map(|b| [0, 1, 2].map(|k| number_at(b, k))).collect())
    }

    fn indices(&self, number: usize) -> Result<Vec<u32>, String> {
        let size = match self.kind(number) {
            (5121, "SCALAR") => 1,
            (5123, "SCALAR") => 2,
            (5125, "SCALAR") => 4,
            _ => return Err(format!("accessor {number} does not hold whole numbers")),
        };
        let whole = |b: &[u8]| b.iter().rev().fold(0_u32, |n, &byte| (n << 8) | u32::from(byte));
        Ok(self.elements(number, size)?.into_iter().map(whole).collect())
    }
}

/// Where a node stands in its parent: a matrix by columns, or shift, turn and scale.
fn placed(node: &Value) -> Option<Place> {
    let optional = |name: &str| (!node[name].is_null()).then_some(&node[name]);
    if let Some(matrix) = optional("matrix") {
        let m: [f64; 16] = numbers(matrix)?;
        return Some(Place([0, 1, 2].map(|i| [m[i], m[4 + i], m[8 + i], m[12 + i]])));
    }
    let shift = optional("translation").map_or(Some([0.0; 3]), numbers::<3>)?;
    let turn = optional("rotation").map_or(Some([0.0, 0.0, 0.0, 1.0]), numbers::<4>)?;
    let scale = optional("scale").map_or(Some([1.0; 3]), numbers::<3>)?;
    let turned = if turn.iter().all(|x| *x == 0.0) { Place::HERE } else { Place::turn(turn) };
    Some(Place::shift(shift).after(&turned).after(&Place::scale(scale)))
}
