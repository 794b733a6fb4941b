//! Triangles from files: STL, of both kinds, OBJ, glTF (`.gltf` and `.glb`) and Collada (`.dae`). They are for pictures only.
//!
//! A file must lie below the folder of the model file that names it; `package://robot/meshes/arm.stl` is looked for as
//! `robot/meshes/arm.stl` and as `meshes/arm.stl` there.

mod collada;
mod gltf;
mod place;

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::excerpt::quoted;

/// Bytes of one file at most.
const MAX_BYTES: u64 = 64 << 20;
/// Triangles of one file at most: what a page can hold.
const MAX_TRIANGLES: usize = 300_000;
/// Corners of one file at most: three for each triangle.
const MAX_CORNERS: usize = 3 * MAX_TRIANGLES;

/// Corners, in the units of the file, and triangles of their numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mesh {
    /// Corners.
    pub corners: Vec<[f64; 3]>,
    /// Triangles.
    pub triangles: Vec<[u32; 3]>,
}

/// Reads a file named in a model file.
///
/// # Errors
/// In a sentence: a file that is not there or not below the model's folder, of an unknown kind, damaged, or too large.
pub fn read(named: &str, model: &Path) -> Result<Mesh, String> {
    let path = locate(named, model)?;
    let shown = quoted(named);
    let about = fs::metadata(&path).map_err(|e| format!("the mesh {shown} cannot be read: {e}"))?;
    if !about.is_file() {
        return Err(format!("the mesh {shown} is not a plain file"));
    }
    if about.len() > MAX_BYTES {
        return Err(format!("the mesh {shown} is larger than {} MiB", MAX_BYTES >> 20));
    }
    let bytes = fs::read(&path).map_err(|e| format!("the mesh {shown} cannot be read: {e}"))?;
    let ending = path.extension().map(|e| e.to_string_lossy().to_ascii_lowercase());
    let plain = |mesh: Option<Mesh>| mesh.ok_or_else(String::new);
    let mesh = match ending.as_deref() {
        Some("stl") => plain(stl(&bytes)),
        Some("obj") => plain(obj(&bytes)),
        Some("gltf" | "glb") => gltf::read(&bytes, &path, model),
        Some("dae") => collada::read(&bytes),
        _ => return Err(format!("the mesh {shown} is of a kind that is not read; STL, OBJ, glTF and Collada are")),
    };
    let large = |m: &Mesh| m.corners.len() > MAX_CORNERS || m.triangles.len() > MAX_TRIANGLES;
    if mesh.as_ref().is_ok_and(large) {
        return Err(format!(
            "the mesh {shown} has more than the {MAX_TRIANGLES} triangles, or {MAX_CORNERS} corners, that are drawn"
        ));
    }
    let damaged = |why: String| match why.as_str() {
        "" => format!("the mesh {shown} is damaged"),
        why => format!("the mesh {shown} is damaged: {why}"),
    };
    let mesh = mesh.map_err(damaged)?;
    let sound = |t: &[u32; 3]| t.iter().all(|&k| (k as usize) < mesh.corners.len());
    if !(mesh.triangles.iter().all(sound) && mesh.corners.iter().flatten().all(|x| x.is_finite())) {
        return Err(format!("the mesh {shown} is damaged"));
    }
    match mesh.triangles.len() {
        0 => Err(format!("the mesh {shown} has no triangles")),
        _ => Ok(used(mesh)),
    }
}

/// Without corners that no triangle has.
fn used(mesh: Mesh) -> Mesh {
    let mut numbers = vec![u32::MAX; mesh.corners.len()];
    let mut corners = Vec::new();
    let mut number = |k: u32| {
        let own = &mut numbers[k as usize];
        if *own == u32::MAX {
            *own = corners.len() as u32;
            corners.push(mesh.corners[k as usize]);
        }
        *own
    };
    let triangles = mesh.triangles.iter().map(|t| t.map(&mut number)).collect();
    Mesh { corners, triangles }
}

/// The file that is meant, without links, below the model's folder.
fn locate(named: &str, model: &Path) -> Result<PathBuf, String> {
    let folder = model.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let folder = folder.canonicalize().map_err(|e| format!("the folder of the model cannot be read: {e}"))?;
    let relative: Vec<&str> = match named.strip_prefix("package://") {
        Some(rest) => [Some(rest), rest.split_once('/').map(|(_, rest)| rest)].into_iter().flatten().collect(),
        None if named.contains("://") => {
            return Err(format!("the mesh {} is no file below the model's folder", quoted(named)));
        }
        None => vec![named],
    };
    // A file is called what is written, or what that says as a part of an address.
    let spelled = relative.iter().flat_map(|rest| [Some((*rest).to_owned()), decoded(rest)]).flatten();
    let found = spelled.filter_map(|rest| folder.join(rest).canonicalize().ok());
    let mut outside = false;
    for path in found {
        if path.starts_with(&folder) {
            return Ok(path);
        }
        outside = true;
    }
    let why = if outside { "does not lie below the model's folder" } else { "is not there" };
    Err(format!("the mesh {} {why}", quoted(named)))
}

/// A part of an address without its escapes (RFC 3986, 2.1), `arm%20v2.stl` as `arm v2.stl`; nothing where it has none, or where they make no text.
fn decoded(text: &str) -> Option<String> {
    let (mut bytes, mut rest) = (Vec::with_capacity(text.len()), text);
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend(before.bytes());
        let digits = after.get(..2).filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()))?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        rest = &after[2..];
    }
    bytes.extend(rest.bytes());
    String::from_utf8(bytes).ok().filter(|plain| plain != text)
}

/// Corners that are the same, once.
#[derive(Default)]
struct Welded {
    mesh: Mesh,
    known: HashMap<[u64; 3], u32>,
}

impl Welded {
    fn corner(&mut self, at: [f64; 3]) -> u32 {
        let next = self.mesh.corners.len() as u32;
        let number = *self.known.entry(at.map(f64::to_bits)).or_insert(next);
        if number == next {
            self.mesh.corners.push(at);
        }
        number
    }

    fn triangle(&mut self, corners: [[f64; 3]; 3]) {
        let triangle = corners.map(|c| self.corner(c));
        self.mesh.triangles.push(triangle);
    }
}

/// STL: a binary file has 80 bytes of anything, the number of triangles, and 50 bytes for each; a text begins with `solid`, as some
/// binary files do too.
fn stl(bytes: &[u8]) -> Option<Mesh> {
    let count = bytes.get(80..84).and_then(|b| b.try_into().ok()).map(u32::from_le_bytes);
    let binary = count.filter(|&n| bytes.len() as u64 == 84 + 50 * u64::from(n));
    let mut out = Welded::default();
    if binary.is_some() {
        for facet in bytes[84..].chunks_exact(50) {
            let number = |k: usize| {
                let at = 12 + 4 * k;
                facet.get(at..at + 4).and_then(|b| b.try_into().ok()).map(f32::from_le_bytes).map(f64::from)
            };
            let corner = |k: usize| Some([number(3 * k)?, number(3 * k + 1)?, number(3 * k + 2)?]);
            out.triangle([corner(0)?, corner(1)?, corner(2)?]);
        }
        return Some(out.mesh);
    }
    let text = std::str::from_utf8(bytes).ok()?;
    let mut words = text.split_whitespace();
    (words.next()? == "solid").then_some(())?;
    let mut corners = Vec::new();
    while let Some(word) = words.next() {
        if word == "vertex" {
            let mut next = || words.next()?.parse::<f64>().ok();
            corners.push([next()?, next()?, next()?]);
        }
    }
    let (triangles, rest) = corners.as_chunks::<3>();
    rest.is_empty().then_some(())?;
    triangles.iter().for_each(|t| out.triangle(*t));
    Some(out.mesh)
}

/// OBJ: corners `v x y z` and faces `f a b c …`, each `a` a number of a corner, from 1 or back from the last, with `/…` after it.
/// Ends with the first corner or triangle that is too many.
fn obj(bytes: &[u8]) -> Option<Mesh> {
    let text = String::from_utf8_lossy(bytes);
    let mut mesh = Mesh::default();
    for line in text.lines() {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("v") => {
                let mut next = || words.next()?.parse::<f64>().ok();
                mesh.corners.push([next()?, next()?, next()?]);
            }
            Some("f") => {
                let count = mesh.corners.len() as i64;
                let corner = |word: &str| {
                    let number: i64 = word.split('/').next()?.parse().ok()?;
                    u32::try_from(if number < 0 { count + number } else { number - 1 }).ok()
                };
                let (mut first, mut last) = (None, None);
                for word in words {
                    let next = corner(word)?;
                    if let (Some(first), Some(last)) = (first, last) {
                        mesh.triangles.push([first, last, next]);
                    }
                    if mesh.triangles.len() > MAX_TRIANGLES {
                        break;
                    }
                    (first, last) = if first.is_none() { (Some(next), None) } else { (first, Some(next)) };
                }
            }
            _ => {}
        }
        if mesh.corners.len() > MAX_CORNERS || mesh.triangles.len() > MAX_TRIANGLES {
            break;
        }
    }
    Some(mesh)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TETRAHEDRON: &str =
        "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1/1 2/2 4/3\nf 2//1 3//2 4//3\nf -4 -1 -2\n";

    #[test]
    fn files_of_any_number_of_corners_are_bounded_and_unused_ones_left_out() {
        let face = format!("v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1{}\n", " 2 3".repeat(MAX_TRIANGLES));
        assert_eq!(obj(face.as_bytes()).map(|m| m.triangles.len()), Some(MAX_TRIANGLES + 1));
        let corners = "v 0 0 0\n".repeat(MAX_CORNERS + 5);
        assert_eq!(obj(corners.as_bytes()).map(|m| m.corners.len()), Some(MAX_CORNERS + 1));
        let mesh = obj(b"v 9 9 9\nv 0 0 0\nv 1 0 0\nv 8 8 8\nv 0 1 0\nf 2 3 5\n").map(used).expect("an OBJ");
        assert_eq!(mesh.corners, [[0.0; 3], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]);
        assert_eq!(mesh.triangles, [[0, 1, 2]]);
    }

    #[test]
    fn both_kinds_of_stl_and_obj_are_the_same_triangles() {
        let mesh = obj(TETRAHEDRON.as_bytes()).expect("an OBJ");
        assert_eq!((mesh.corners.len(), mesh.triangles.len()), (4, 4));
        let corner = |k: u32| mesh.corners[k as usize];
        let (mut binary, mut text) = (vec![0_u8; 80], String::from("solid a\n"));
        binary.extend(4_u32.to_le_bytes());
        for triangle in &mesh.triangles {
            binary.extend([0_u8; 12]);
            text.push_str("facet normal 0 0 0 outer loop\n");
            for at in triangle.map(corner) {
                at.iter().for_each(|x| binary.extend((*x as f32).to_le_bytes()));
                text.push_str(&format!("vertex {} {} {}\n", at[0], at[1], at[2]));
            }
            binary.extend([0_u8; 2]);
            text.push_str("endloop endfacet\n");
        }
        let places =
            |m: &Mesh| -> Vec<[[f64; 3]; 3]> { m.triangles.iter().map(|t| t.map(|k| m.corners[k as usize])).collect() };
        for read in [stl(&binary), stl(text.as_bytes())] {
            let read = read.expect("an STL");
            assert_eq!(read.corners.len(), 4);
            assert_eq!(places(&read), places(&mesh));
        }
        assert_eq!(stl(&binary[..200]), None);
        assert_eq!(stl(b"vertex"), None);
        assert_eq!(obj(b"v 1 x 2"), None);
    }

    /// What is escaped means the byte; a file whose name has a `%` is found as it is written.
    #[test]
    fn files_are_found_by_addresses() {
        let folder = std::env::temp_dir().join(format!("dalembert-mesh-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("meshes")).expect("a folder");
        let name = "arm ä 100% 20%20.obj";
        std::fs::write(folder.join("meshes").join(name), TETRAHEDRON).expect("a file");
        let escaped: String = name.bytes().map(|b| format!("%{b:02x}")).collect();
        let half = name.replace('%', "%25").replace(' ', "%20");
        for named in [name, &escaped, &half] {
            for before in ["meshes/", "package://robot/meshes/", "meshes%2F"] {
                let found = read(&format!("{before}{named}"), &folder.join("robot.urdf"));
                // Escapes hold for the whole address, or for none of it.
                assert_eq!(found.is_ok(), named != name || before != "meshes%2F", "{before}{named}: {found:?}");
            }
        }
        for named in ["%2e%2e/outside.obj", "meshes/%", "meshes/%4", "meshes/%zz", "meshes/%ff", "%C3"] {
            assert!(read(named, &folder.join("robot.urdf")).is_err(), "{named}");
        }
        std::fs::remove_dir_all(folder).expect("to be removed");
    }

    /// Corners of all triangles, in order.
    fn places(mesh: &Mesh) -> Vec<[f64; 3]> {
        mesh.triangles.iter().flatten().map(|&k| mesh.corners[k as usize]).collect()
    }

    /// A triangle in both formats, shifted by a node by (1, 2, 3), inside one that turns a quarter about z and makes twice as large:
    /// (x, y, z) ↦ 2 (−y − 2, x + 1, z + 3).
    const TURNED: [[f64; 3]; 3] = [[-4.0, 2.0, 6.0], [-4.0, 4.0, 6.0], [-6.0, 2.0, 6.0]];

    fn scene_of_gltf(uri: &str) -> String {
        format!(
            r#"{{"asset":{{"version":"2.0"}},"scene":0,"scenes":[{{"nodes":[0]}}],
            "nodes":[{{"children":[1],"rotation":[0,0,0.7071067811865476,0.7071067811865476],"scale":[2,2,2]}},{{"mesh":0,"translation":[1,2,3]}}],
            "meshes":[{{"primitives":[{{"attributes":{{"POSITION":0}},"indices":1}},{{"mode":1,"attributes":{{"POSITION":0}}}}]}}],
            "buffers":[{{{uri}"byteLength":42}}],"bufferViews":[{{"buffer":0,"byteLength":36}},{{"buffer":0,"byteOffset":36,"byteLength":6}}],
            "accessors":[{{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"}},{{"bufferView":1,"componentType":5123,"count":3,"type":"SCALAR"}}]}}"#
        )
    }

    fn buffer() -> Vec<u8> {
        let corners = [0.0_f32, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0];
        let order = [0_u16, 1, 2];
        corners.iter().flat_map(|x| x.to_le_bytes()).chain(order.iter().flat_map(|k| k.to_le_bytes())).collect()
    }

    fn glb(json: &str, own: &[u8]) -> Vec<u8> {
        let padded = |bytes: &[u8], with: u8| {
            let mut all = bytes.to_vec();
            all.resize(bytes.len().next_multiple_of(4), with);
            all
        };
        let (json, own) = (padded(json.as_bytes(), b' '), padded(own, 0));
        let mut out = b"glTF".to_vec();
        out.extend(2_u32.to_le_bytes());
        out.extend((28 + json.len() as u32 + own.len() as u32).to_le_bytes());
        for (bytes, kind) in [(json, 0x4E4F_534A_u32), (own, 0x004E_4942)] {
            out.extend((bytes.len() as u32).to_le_bytes());
            out.extend(kind.to_le_bytes());
            out.extend(bytes);
        }
        out
    }

    const COLLADA: &str = r##"<?xml version="1.0"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
  <asset><unit name="centimeter" meter="0.01"/><up_axis>Z_UP</up_axis></asset>
  <library_geometries><geometry id="g"><mesh>
    <source id="s"><float_array id="a" count="12">0 0 0 100 0 0 0 100 0 0 0 1e2</float_array>
      <technique_common><accessor source="#a" count="4" stride="3"/></technique_common></source>
    <vertices id="v"><input semantic="POSITION" source="#s"/></vertices>
    <polylist count="1"><input semantic="VERTEX" source="#v" offset="0"/><input semantic="NORMAL" source="#s" offset="1"/>
      <vcount>3</vcount><p>0 0 1 0 2 0</p></polylist>
  </mesh></geometry></library_geometries>
  <library_visual_scenes><visual_scene id="w"><node><rotate>0 0 1 90</rotate><scale>2 2 2</scale>
    <node><translate>100 200 300</translate><instance_geometry url="#g"/></node></node></visual_scene></library_visual_scenes>
  <scene><instance_visual_scene url="#w"/></scene>
</COLLADA>"##;

    fn assert_turned(mesh: &Mesh, what: &str) {
        let found = places(mesh);
        assert_eq!(found.len(), 3, "{what}");
        for (a, b) in found.iter().flatten().zip(TURNED.iter().flatten()) {
            assert!((a - b).abs() < 1e-12, "{what}: {found:?}");
        }
    }

    #[test]
    fn scenes_of_gltf_and_collada_stand_where_their_nodes_put_them() {
        let folder = std::env::temp_dir().join(format!("dalembert-scenes-{}", std::process::id()));
        fs::create_dir_all(folder.join("meshes")).unwrap();
        let model = folder.join("model.urdf");
        let at = |name: &str, bytes: &[u8]| {
            fs::write(folder.join("meshes").join(name), bytes).unwrap();
            read(&format!("meshes/{name}"), &model)
        };
        fs::write(folder.join("meshes/t.bin"), buffer()).unwrap();
        let named = scene_of_gltf(r#""uri":"t.bin","#);
        assert_turned(&at("named.gltf", named.as_bytes()).expect("a glTF"), "numbers in a file beside it");
        assert_turned(&at("own.glb", &glb(&scene_of_gltf(""), &buffer())).expect("a GLB"), "numbers in the file");
        assert_turned(&at("t.dae", COLLADA.as_bytes()).expect("a DAE"), "Collada");
        for (name, text, why) in [
            ("a.gltf", named.replace("t.bin", "../../x.bin"), "buffer 0: the mesh"),
            (
                "b.gltf",
                named.replace(r#""count":3,"type":"VEC3""#, r#""count":9,"type":"VEC3""#),
                "accessor 0 reaches beyond its buffer",
            ),
            ("c.gltf", named.replace(r#""mesh":0"#, r#""mesh":7"#), "there is no mesh 7"),
            ("d.gltf", named.replace(r#""children":[1]"#, r#""children":[0,0]"#), "circles"),
            ("e.gltf", named.replace("\"scene\"", "scene"), "its JSON: key must be a string at line 1"),
            (
                "f.gltf",
                named.replace(r#""scene":0"#, r#""extensionsRequired":["KHR_draco_mesh_compression"]"#),
                "KHR_draco_mesh_compression",
            ),
            ("g.glb", "glTF".to_owned(), "its version is not 2"),
            ("a.dae", COLLADA.replace("1e2<", "one<"), "line 5, `float_array`: `one` is no number"),
            ("b.dae", COLLADA.replace("<p>0 0 1 0 2 0", "<p>0 0 1 0 9 0"), "there is no corner 9"),
            ("c.dae", COLLADA.replace("</mesh>", ""), "line "),
            ("d.dae", COLLADA.replace("url=\"#g\"", "url=\"#h\""), "`instance_geometry`: its `url` leads nowhere"),
            ("e.dae", COLLADA.replace("<vcount>3", "<vcount>5"), "`vcount` says more corners"),
        ] {
            let fault = at(name, text.as_bytes()).expect_err(name);
            assert!(fault.contains(name) && fault.contains(why), "{name}: {fault}");
        }
        // Whatever is cut off, there is an answer.
        let whole = glb(&scene_of_gltf(""), &buffer());
        (0..whole.len()).step_by(7).for_each(|k| drop(gltf::read(&whole[..k], &model, &model)));
        (0..COLLADA.len()).step_by(7).for_each(|k| drop(collada::read(&COLLADA.as_bytes()[..k])));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn files_stay_below_the_folder_of_the_model() {
        let folder = std::env::temp_dir().join(format!("dalembert-mesh-{}", std::process::id()));
        fs::create_dir_all(folder.join("robot/meshes")).unwrap();
        fs::write(folder.join("robot/meshes/a.obj"), TETRAHEDRON).unwrap();
        fs::write(folder.join("b.obj"), TETRAHEDRON).unwrap();
        fs::write(folder.join("robot/meshes/bad.obj"), "v 0 0 0\nf 1 2 9\n").unwrap();
        let model = folder.join("robot/model.urdf");
        for named in ["meshes/a.obj", "package://robot/meshes/a.obj", "package://meshes/a.obj"] {
            assert_eq!(read(named, &model).map(|m| m.triangles.len()), Ok(4), "{named}");
        }
        for (named, why) in [
            ("../b.obj", "below the model's folder"),
            ("package://robot/../b.obj", "below the model's folder"),
            ("http://example.org/a.obj", "below the model's folder"),
            ("meshes/c.obj", "is not there"),
            ("meshes/bad.obj", "damaged"),
            ("meshes", "not a plain file"),
        ] {
            let fault = read(named, &model).unwrap_err();
            assert!(fault.contains(why), "{named}: {fault}");
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
