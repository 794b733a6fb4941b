// The picture in space, with three.js. Boxes, cylinders and balls of all bodies are drawn in three calls, however many there are; what
// has another form is drawn by itself. Frames are only placed: see read.js.
import {
  AmbientLight, Box3, BoxGeometry, BufferAttribute, BufferGeometry, Color, CylinderGeometry, DirectionalLight, DoubleSide, Group,
  HemisphereLight, Line, LineBasicMaterial, LineSegments, Matrix4, Mesh, MeshLambertMaterial, PerspectiveCamera, Plane, Points, PointsMaterial, Quaternion, Raycaster,
  SRGBColorSpace, Scene, SphereGeometry, Vector2, Vector3, Vector4, WebGLRenderer,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { bySize, labels, pointedAt, short } from "./labels.js";
import { Many, along, local, pixel, quaternion, seen as visible, simple, vector } from "./many.js";
import { compass, corner } from "./orientation.js";
import { SLIM, outermost } from "./outline.js";
import { counts, floats, kilograms, metres, newtons, pace } from "./read.js";
import { across, add, chained, cross, dot, norm, scale, sub, turned, unit } from "./vector.js";

const COLOURS = 8;
const EDGE = 8; // px between arrows and the edge of the picture
const BEFORE = 1e-4; // rad that the eye is turned towards the front: no one sees it
const THROUGH = 0.35; // opacity of bodies that are seen through
const DOT = 2; // px of a point of a path that is alone
const APART = 0.04, LAYERS = 4; // share of their width by which bars of bodies in a row differ: more than the corners of a round rod, hardly to be seen
const PALE = 0.4; // opacity of another run

export function solid(holder, scene) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", `${scene.title}: the mechanism at the instant of the timeline`);
  const context = canvas.getContext("webgl2", { antialias: true });
  if (!context) throw new Error("this browser shows no WebGL");
  const renderer = new WebGLRenderer({ canvas, context, antialias: true });
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
  renderer.setClearColor(0, 0);
  renderer.debug.checkShaderErrors = false; // asking for them waits for each program to be made, a second where a page is drawn without a graphics card
  holder.append(canvas);

  const world = new Scene(), width = scene.width, size = scene.size;
  // Surfaces are dull: a gloss would change their colours, and programs for it take longer to make. Light of strength π shows a surface in its
  // own colour, as the plane does, and more bleaches it: what faces up gets all of that, what faces the viewer 0.8 of it, what faces aside or
  // is turned away 0.5, what faces down 0.35, so that rods and balls look round.
  world.add(new HemisphereLight(0xffffff, new Color().setRGB(0.3, 0.3, 0.3), 1.2), new AmbientLight(0xffffff, 0.72));
  const sun = new DirectionalLight(0xffffff, 1.6);
  sun.position.copy(vector(add(add(scale(scene.up, 1.6), scale(scene.normal, 1.2)), scale(scene.right, 0.2))));
  world.add(sun);
  const material = visible(new MeshLambertMaterial());
  const boxes = new Many(new BoxGeometry(1, 1, 1)), rods = new Many(new CylinderGeometry(1, 1, 1, 24)), balls = new Many(new SphereGeometry(1, 24, 16));
  const alone = []; // [object, frame]
  const lines = []; // functions that draw anew

  // ---- Bodies ----
  /** Half the width of a bar. Those of bodies in a row are not quite the same, so that none has the surface of another that it lies on. */
  const half = ({ slim = 1, body }) => (slim * (1 - APART * (body % LAYERS)) * width) / 2;
  /** What bodies look like: what many have is drawn at once, the rest hangs on its frame. */
  function dress(shown, colourOf, many, spoke, hang, finish) {
    const [, rods, balls] = many;
    for (const part of shown.parts) {
      const frame = shown.bodies[part.body].frame, colour = colourOf(part);
      for (const one of many) one.body = part.body;
      if (part.shape === "bar" || part.shape === "bent") {
        const r = half(part);
        part.points.slice(1).forEach((p, i) => rods.between([part.points[i], p], r, colour));
        for (const p of part.ends ?? part.points) balls.ball(p, r, colour);
      } else if (part.shape === "plate") plate(part, colour, many, hang, finish);
      else if (!simple(part, frame, colour, many, spoke)) {
        const object = free(part, colour, finish);
        object.userData.body = part.body;
        hang(object, frame);
      }
    }
    for (const one of many) one.body = undefined;
  }
  const hung = (list, parent) => (object, frame) => {
    object.matrixAutoUpdate = false;
    object.frustumCulled = false;
    parent.add(object);
    list.push([object, frame]);
  };
  const lay = (list, frames) => {
    for (const [object, frame] of list) {
      if (frame !== null) object.matrix.copy(frames[frame]);
      object.matrixWorldNeedsUpdate = true;
    }
  };

  /** A plate between corners that are in order around it: its faces, and rods along its edge. */
  function plate({ points }, colour, many, hang, finish) {
    const [, rods, balls] = many;
    points.forEach((p, i) => {
      rods.between([p, points[(i + 1) % points.length]], width / 3, colour);
      balls.ball(p, width / 3, colour);
    });
    if (!points.every((p) => p[0] === points[0][0])) return;
    const face = new Mesh(area(points.map((p) => p.slice(1))), new MeshLambertMaterial({ side: DoubleSide, transparent: true, opacity: 0.55 * (finish.opacity ?? 1), depthWrite: false }));
    face.userData.colour = colour;
    face.userData.body = many[0].body;
    hang(face, points[0][0]);
  }

  /** The area within corners. */
  function area(at) {
    const geometry = new BufferGeometry(), corners = [];
    for (let i = 1; i + 1 < at.length; i++) corners.push(...at[0], ...at[i], ...at[i + 1]);
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(corners), 3));
    geometry.computeVertexNormals();
    return geometry;
  }

  function free(part, colour, finish) {
    const geometry = new BufferGeometry();
    let object;
    if (part.shape === "mesh") {
      geometry.setAttribute("position", new BufferAttribute(floats(part.corners), 3));
      geometry.setIndex(new BufferAttribute(counts(part.triangles), 1));
      const flat = geometry.toNonIndexed();
      flat.computeVertexNormals();
      object = new Mesh(flat, new MeshLambertMaterial({ side: DoubleSide, ...finish }));
    } else if (part.shape === "line") {
      geometry.setAttribute("position", new BufferAttribute(new Float32Array(part.corners.flat()), 3));
      object = new Line(geometry, new LineBasicMaterial(finish));
    } else object = new Mesh(area(part.corners), new MeshLambertMaterial({ side: DoubleSide, ...finish }));
    object.userData.colour = colour;
    object.applyMatrix4(local(part.at, part.turn, [1, 1, 1]));
    return new Group().add(object);
  }
  dress(scene, (part) => part.color ?? (scene.still.has(part.body) ? "ground" : part.body % COLOURS), [boxes, rods, balls], "joint", hung(alone, world), {});

  // ---- Joints by their kind ----
  const r = 0.72 * width;
  for (const joint of scene.joints) {
    const end = joint.ends[1], [frame, ...at] = end;
    const frameTurn = quaternion(joint.turns[1]), axis = vector(joint.axis).applyQuaternion(frameTurn).toArray();
    const rod = (n, radius, length, colour) => rods.add(frame, along(new Matrix4(), sub(at, scale(n, length / 2)), add(at, scale(n, length / 2)), radius), colour);
    const cube = (a, b, c, colour) => {
      const [u, v] = across(unit(axis));
      boxes.add(frame, new Matrix4().makeBasis(vector(scale(unit(axis), a)), vector(scale(u, b)), vector(scale(v, c))).setPosition(...at), colour);
    };
    if (["revolute", "helical"].includes(joint.kind)) rod(unit(axis), r, 2.2 * r, "joint");
    if (joint.kind === "spherical") balls.ball(end, r, "joint");
    if (joint.kind === "universal") {
      const [u] = across(unit(axis));
      rod(unit(axis), 0.5 * r, 2.6 * r, "joint");
      rod(u, 0.5 * r, 2.6 * r, "joint");
    }
    if (joint.kind === "prismatic" || joint.kind === "cylindrical") {
      if (joint.kind === "prismatic") cube(2.6 * r, 1.9 * r, 1.9 * r, "joint"); else rod(unit(axis), r, 2.6 * r, "joint");
      const [low, high] = scene.guide(joint), leaves = joint.ends.some(([frame]) => scene.leaving.has(frame)), [first, ...from] = joint.ends[0], n = unit(vector(joint.axis).applyQuaternion(quaternion(joint.turns[0])).toArray());
      const [a, b] = [add(from, scale(n, low - 2 * width)), add(from, scale(n, high + 2 * width))];
      rods.between(first === null || leaves ? [[first, ...a], [first, ...b]] : joint.ends, width / 5, "ground");
    }
    const ground = joint.ends.find((p) => p[0] === null);
    if (ground && !["free", "planar", "prismatic", "cylindrical"].includes(joint.kind)) foot(ground.slice(1));
  }
  for (const { point } of scene.pivots) foot(scene.place(point));
  for (const point of [...scene.pivots.map((pivot) => pivot.point), ...scene.pins]) balls.ball(point, r, "joint");
  /** What holds a point of the ground. */
  function foot(ground) {
    const foot = add(ground, scale(scene.up, -2.4 * r));
    rods.between([[null, ...foot], [null, ...ground]], 0.55 * r, "ground");
    rods.between([[null, ...add(foot, scale(scene.up, -0.5 * r))], [null, ...foot]], 2 * r, "ground");
  }
  const gaps = scene.open();
  for (const joint of gaps) rods.between(joint.ends, width / 4, "force");
  for (const spring of scene.springs) {
    const turns = spring.damper ? 0 : 8, each = 14, n = turns * each + 1 || 2, geometry = new BufferGeometry();
    const at = new Float32Array(3 * Math.max(2, n));
    geometry.setAttribute("position", new BufferAttribute(at, 3));
    const line = new Line(geometry, new LineBasicMaterial());
    line.userData.colour = "joint";
    line.frustumCulled = false;
    world.add(line);
    lines.push(() => {
      const [a, b] = spring.ends.map(scene.place), d = sub(b, a), [u, v] = across(unit(d)), r = Math.min(0.8 * width, norm(d) / SLIM);
      for (let i = 0; i < at.length / 3; i++) {
        const s = i / (at.length / 3 - 1), phase = 2 * Math.PI * turns * s, w = turns && s > 0.06 && s < 0.94 ? r : 0;
        at.set(add(add(a, scale(d, s)), add(scale(u, w * Math.cos(phase)), scale(v, w * Math.sin(phase)))), 3 * i);
      }
      geometry.attributes.position.needsUpdate = true;
    });
  }

  // ---- Paths, forces, names ----
  const traces = new Group();
  world.add(traces);
  const trace = (shown, path, colour, parent) => {
    const put = (Kind, points, material) => {
      if (!points.length) return;
      const geometry = new BufferGeometry(), line = new Kind(geometry, material);
      geometry.setAttribute("position", new BufferAttribute(new Float32Array(points.flat()), 3));
      line.userData.colour = colour;
      line.frustumCulled = false;
      parent.add(line);
    };
    const pieces = shown.trace(path);
    put(LineSegments, pieces.flatMap((points) => points.slice(1).flatMap((p, i) => [points[i], p])), new LineBasicMaterial());
    put(Points, pieces.filter((points) => points.length === 1).flat(), new PointsMaterial({ size: DOT, sizeAttenuation: false }));
  };
  const retrace = (shown, colour, parent) => {
    for (const line of [...parent.children]) {
      line.geometry.dispose();
      line.material.dispose();
      line.removeFromParent();
    }
    for (const path of shown.paths) trace(shown, path, colour, parent);
  };
  retrace(scene, "accent", traces);
  const arrows = new Group();
  world.add(arrows);
  const cone = new CylinderGeometry(0, 1, 1, 18);
  const arrow = (colour, known, className) => {
    // Over bodies, which forces act within.
    const material = new MeshLambertMaterial({ transparent: true, opacity: known ? 1 : 0.75, depthTest: false, depthWrite: false });
    const shaft = new Mesh(rods.geometry, material), rest = new Mesh(rods.geometry, material), head = new Mesh(cone, material);
    for (const mesh of [shaft, rest, head]) {
      mesh.matrixAutoUpdate = false;
      mesh.frustumCulled = false;
      mesh.visible = false;
      mesh.renderOrder = 7;
      mesh.userData.colour = colour;
      arrows.add(mesh);
    }
    if (!known) hatch(material);
    return { shaft, rest, head, text: label(className) };
  };
  const pushes = scene.joints.filter((joint) => joint.reaction !== null).map((joint) => ({ joint, known: joint.determined, ...arrow("force", joint.determined, joint.determined ? "" : "undetermined") }));
  // Made when they are asked for first.
  let loads = null;
  const hastes = [null, null], names = [], weights = [];
  const made = {
    loads: () => { loads ??= scene.weighed.map((load) => ({ ...load, known: true, ...arrow(4, true, "of-rate") })); },
    velocities: () => { hastes[0] ??= scene.runners.map((runner) => ({ ...runner, known: true, ...arrow(2, true, "of-rate") })); },
    accelerations: () => { hastes[1] ??= scene.runners.map((runner) => ({ ...runner, known: true, ...arrow(3, true, "of-rate") })); },
    names: () => {
      if (names.length) return;
      for (const body of bySize(scene)) names.push({ body, at: [body.frame, ...body.com], text: label("", short(body.name)) });
      for (const joint of scene.joints) if (joint.kind !== "free") names.push({ joint, at: joint.ends[1], text: label("of-joint", short(joint.name)) });
    },
    masses: () => {
      if (weights.length) return;
      const heavy = scene.bodies.filter((body) => body.mass > 0);
      if (heavy.length <= 60) for (const body of heavy) weights.push({ at: [body.frame, ...body.com], text: label("of-mass", kilograms(body.mass)) });
    },
  };
  // ---- Masses and frames: drawn over what hides them ----
  const ghosts = [boxes, rods, balls].map((many) => new Many(many.geometry)), ghostly = new MeshLambertMaterial({ transparent: true, opacity: 0.3, depthTest: false, depthWrite: false });
  const dots = new Many(balls.geometry), inked = new MeshLambertMaterial({ depthTest: false });
  for (const body of scene.bodies) {
    if (!(body.mass > 0)) continue;
    if (body.solid) simple(body.solid, body.frame, "joint", ghosts);
    dots.ball([body.frame, ...body.com], 0.3 * width, "joint");
  }
  const middle = scene.bodies.filter((body) => body.mass > 0).length > 1 ? new Mesh(balls.geometry, new MeshLambertMaterial({ depthTest: false })) : null;
  const axles = scene.joints.filter((joint) => ["revolute", "helical", "prismatic", "cylindrical", "universal"].includes(joint.kind));
  const strokes = new BufferGeometry(), ends = new Float32Array(6 * (3 * scene.axes.length + axles.length));
  strokes.setAttribute("position", new BufferAttribute(ends, 3));
  strokes.setAttribute("color", new BufferAttribute(new Float32Array(ends.length), 3));
  const triads = new LineSegments(strokes, new LineBasicMaterial({ vertexColors: true, depthTest: false }));
  for (const [order, object] of [[5, middle], [6, triads]]) {
    if (!object) continue;
    object.frustumCulled = false;
    object.visible = false;
    object.renderOrder = order;
    world.add(object);
  }
  if (middle) {
    middle.userData.colour = "accent";
    middle.matrixAutoUpdate = false;
  }
  /** Lays the axes of all frames and joints. */
  function rule() {
    let k = 0;
    const stroke = (from, to) => { ends.set(from, k); ends.set(to, k + 3); k += 6; };
    for (const { at, turn } of scene.axes) {
      const p = scene.place(at), q = chained(scene.turn(at[0]), turn);
      for (let i = 0; i < 3; i++) stroke(p, add(p, scale(turned(q, [0, 1, 2].map((j) => (i === j ? 1 : 0))), 3 * width)));
    }
    for (const joint of axles) {
      const p = scene.place(joint.ends[1]), n = scale(unit(scene.axis(joint)), 4 * width);
      stroke(sub(p, n), add(p, n));
    }
    strokes.attributes.position.needsUpdate = true;
  }
  function label(className, content = "") {
    const text = document.createElement("span");
    text.className = `label ${className}`;
    text.textContent = content;
    text.hidden = true;
    holder.append(text);
    return text;
  }

  for (const many of [boxes, rods, balls]) many.build(world, material);
  for (const many of ghosts) many.build(world, ghostly);
  dots.build(world, inked);
  for (const [order, many] of [...ghosts.map((many) => [3, many]), [4, dots]]) {
    many.mesh.renderOrder = order;
    many.mesh.visible = false;
  }

  // ---- The eye ----
  const camera = new PerspectiveCamera(35, 1, size / 200, size * 200);
  camera.up.copy(vector(scene.up));
  const controls = new OrbitControls(camera, canvas);
  controls.enableZoom = false; // the wheel scrolls the page; with ctrl it zooms
  canvas.addEventListener("wheel", (event) => { if (event.ctrlKey || event.metaKey) { event.preventDefault(); zoom(Math.exp(-event.deltaY / 300)); } }, { passive: false });
  canvas.style.touchAction = "pan-y";
  const turnAxes = compass(holder), away = new Quaternion();
  const frames = scene.frames.map(() => new Matrix4()), put = (frames, shown) => frames.forEach((m, f) => m.compose(vector(shown.place([f, 0, 0, 0])), quaternion(shown.turn(f)), vector([1, 1, 1])));
  let shape = [600, 400], waiting = 0, wanted = {}, held = null;
  let lowest = Infinity; // height of the middle
  const aim = () => (scene.held ? sub(scene.place([scene.held.frame, ...scene.held.com]), centre.toArray()) : scene.follows ? scene.middle() : [0, 0, 0]);
  const seen = [], corners = outermost(scene), bounds = extent(); // points to be held in the picture, from the middle of what is followed
  let aimed = aim(), direction = null; // from where it was looked at, while nobody turned it
  let strays = gone(); // the same of what leaves the others, where it was when all was to be seen

  function gone() {
    const middle = aim();
    return corners.leave.map(scene.place).filter((p) => p.every(Number.isFinite)).map((p) => sub(p, middle));
  }

  function extent() {
    const box = new Box3(), before = scene.t;
    let middle = [0, 0, 0];
    const take = (p) => {
      if (!p.every(Number.isFinite)) return;
      const from = sub(p, middle);
      seen.push(from);
      box.expandByPoint(vector(from));
    };
    for (const t of scene.instants(40)) {
      scene.move(t);
      middle = aim();
      lowest = Math.min(lowest, dot(unit(scene.up), middle));
      for (const p of corners.stay) take(scene.place(p));
    }
    if (!scene.follows) for (const path of scene.paths.filter((p) => !scene.leaving.has(p.at[0]))) {
      const points = scene.trace(path).flat(), each = Math.max(1, Math.ceil(points.length / 300));
      for (let i = 0; i < points.length; i += each) take(points[i]);
    }
    scene.move(Number.isFinite(before) ? before : scene.start);
    if (box.isEmpty()) box.setFromCenterAndSize(new Vector3(), vector([size, size, size]));
    return box;
  }

  const centre = bounds.getCenter(new Vector3()), radius = (scene.follows ? 2 : 1) * Math.max(bounds.getSize(new Vector3()).length() / 2, size / 4);
  const up = unit(scene.up);
  let low = Infinity;
  for (const x of [bounds.min.x, bounds.max.x]) for (const y of [bounds.min.y, bounds.max.y]) for (const z of [bounds.min.z, bounds.max.z]) low = Math.min(low, dot(up, [x, y, z]));
  const fine = 20, cell = 10 ** Math.ceil(Math.log10((2.6 * radius) / fine));
  const step = [0.2, 0.5, 1].map((k) => k * cell).find((s) => s * fine >= 2.6 * radius) ?? cell;
  const cells = scene.follows ? 3 * fine : fine;
  const grid = lattice(cells, step);
  grid.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), vector(up));
  const floor = low + (scene.follows ? lowest : 0);
  grid.position.copy(vector(aimed)).add(centre);
  grid.position.addScaledVector(vector(up), floor - dot(up, grid.position.toArray()) - 0.02 * radius);
  grid.material.transparent = true;
  world.add(grid);
  /** Lays the grid under what is followed, by whole cells, so that its lines stay where they are. */
  const laid = grid.position.clone(), begun = aimed, sides = [[1, 0, 0], [0, 0, 1]].map((n) => vector(n).applyQuaternion(grid.quaternion).toArray());
  function carpet() {
    const way = sub(aimed, begun);
    grid.position.copy(laid);
    for (const n of sides) grid.position.addScaledVector(vector(n), step * Math.round(dot(way, n) / step));
  }

  /** Looks from a direction, from as near as all points of the motion are in the picture: seen from (x, y, z), z towards the eye, a point is
   * between the sides if |p_x − x| ≤ (z − p_z) tan(half the angle), which bounds z and puts x in the middle of what the bounds leave. */
  function look(from) {
    direction = from;
    // From above, up in the picture is what is behind: seen from a little before straight above, as from everywhere else.
    const d = unit(add(unit(from), scale(unit(scene.normal), BEFORE))), right = unit(cross(up, d)), over = cross(d, right);
    const there = [...seen, ...strays], points = there.length ? there : [[0, 0, 0]], tall = Math.tan((camera.fov * Math.PI) / 360);
    const side = (n, tan) => {
      let [most, least] = [-Infinity, -Infinity];
      for (const p of points) {
        const [s, z] = [dot(p, n), dot(p, d) * tan];
        most = Math.max(most, s + z);
        least = Math.max(least, z - s);
      }
      return [(most - least) / 2, (most + least) / 2 / tan + (2 * width) / tan]; // with room for the symbols of joints
    };
    const share = scene.follows ? 0.55 : 0.86, [x, far] = side(right, share * tall * camera.aspect), [y, away] = side(over, share * tall);
    const depth = dot(centre.toArray(), d), z = Math.max(far, away, depth + size / 4);
    aimed = aim();
    const eye = add(scene.held ? sub(centre.toArray(), scale(d, depth)) : add(scale(right, x), scale(over, y)), aimed);
    controls.target.copy(vector(add(eye, scale(d, depth))));
    camera.position.copy(vector(add(eye, scale(d, z))));
    controls.update();
    render();
  }
  const oblique = add(add(scale(scene.normal, 0.8), scale(scene.right, 0.55)), scale(scene.up, 0.45));
  controls.addEventListener("start", () => { direction = null; });
  function zoom(factor) {
    direction = null;
    camera.position.sub(controls.target).divideScalar(factor).add(controls.target);
    controls.update();
    render();
  }

  // ---- Drawing ----
  function paint() {
    const style = getComputedStyle(holder), read = (name, otherwise) => new Color(style.getPropertyValue(name).trim() || otherwise);
    const fixed = { joint: read("--ink", "#1b1f24"), ground: read("--muted", "#59616c"), accent: read("--accent", "#0a5cad"), force: read("--bad", "#bb2a20") };
    const series = Array.from({ length: COLOURS }, (_, i) => read(`--c${i}`, "#0072b2"));
    const colour = (c) => (Array.isArray(c) ? new Color().setRGB(...c, SRGBColorSpace) : // models count as pages do, three.js in shares of light
      typeof c === "number" ? series[c] : fixed[c]);
    for (const many of [boxes, rods, balls, ...ghosts, dots, ...(other?.many ?? [])]) many.paint(colour);
    const tint = strokes.attributes.color, rgb = [read("--bad", "#bb2a20"), series[2], series[0]];
    for (let i = 0; i < tint.count / 2; i++) for (const end of [0, 1]) tint.setXYZ(2 * i + end, ...(i < 3 * scene.axes.length ? rgb[i % 3] : fixed.ground).toArray());
    tint.needsUpdate = true;
    world.traverse((object) => { if (object.userData.colour !== undefined && object.material) object.material.color.copy(colour(object.userData.colour)); });
    grid.material.color?.copy(read("--tick", "#c9cdd3"));
    render();
  }
  let rings = [];
  function render() {
    if (waiting) return;
    waiting = requestAnimationFrame(() => { waiting = 0; draw(); });
  }
  function draw() {
    // However far the eye is, all is between what is too near and too far.
    const far = Math.max(1, camera.position.distanceTo(controls.target) / (50 * size));
    if (camera.far !== far * size * 200) {
      Object.assign(camera, { near: (far * size) / 200, far: far * size * 200 });
      camera.updateProjectionMatrix();
    }
    camera.updateMatrixWorld();
    pixel.value = (2 * Math.tan((camera.fov * Math.PI) / 360)) / shape[1];
    if (wanted.reactions) push();
    if (wanted.loads) for (const item of loads) point(item, item.at, item.now(), scene.full("forces"), (size) => (loads.length > 24 ? "" : scene.near(newtons(size))), true);
    if (wanted.velocities) hasten(0);
    if (wanted.accelerations) hasten(1);
    renderer.render(world, camera);
    const name = ({ body, at, text }) => placing.ask(text, text.textContent, onScreen(scene.place(at)), body ? [0, 0] : [1, -1], body ? 0 : 6);
    const named = (of) => names.filter((one) => scene.has(one) && (wanted.names ? of(one) : one.text === placing.pointed && of(one))).forEach(name);
    named(({ body }) => body);
    for (const [on, list] of shafts()) if (on && list) for (const { text, words } of list) if (words) {
      // Beyond the tip, as it is seen: an arrow towards the eye is not covered.
      const at = foremost(words), from = onScreen(words.at(-1)), way = [at[0] - from[0], at[1] - from[1]], l = Math.hypot(...way);
      placing.ask(text, text.textContent, at, l > 1 ? way.map((x) => x / l) : [0, -1], l > 1 ? 0 : 8);
    }
    for (const { text, at, words } of openings) {
      text.textContent = words;
      placing.ask(text, words, onScreen(at()), [0, -1], 14);
    }
    if (wanted.masses) for (const { at, text } of weights) placing.ask(text, text.textContent, onScreen(scene.place(at)), [0, 1], 8);
    named(({ body }) => !body);
    placing.settle(shape, [corner(shape)]);
    turnAxes((axis) => { const { x, y } = vector(axis).applyQuaternion(away.copy(camera.quaternion).invert()); return [x, -y]; });
    for (const { at, text } of rings) write(text, onScreen(scene.place(at)));
  }
  /** Where a point is on the screen; nowhere behind the eye. */
  function onScreen(at) {
    const p = vector(at).project(camera);
    return p.z > 1 ? [NaN, NaN] : [((p.x + 1) / 2) * shape[0], ((1 - p.y) / 2) * shape[1]];
  }
  /** Where the last of these points is on the screen that is in the picture: of a long arrow, words beyond its edge would not be seen. */
  function foremost(points) {
    const all = points.map(onScreen);
    return all.find(([x, y]) => x >= 0 && y >= 0 && x <= shape[0] && y <= shape[1]) ?? all[0];
  }
  function write(text, at) {
    text.hidden = !at?.every(Number.isFinite);
    if (!text.hidden) text.style.transform = `translate(${at[0]}px, ${at[1]}px) translate(-50%, -50%)`;
  }
  const openings = gaps.map(({ name, ends }) => ({ text: label("gap"), at: () => scale(add(...ends.map(scene.place)), 0.5), words: `${short(name)} is open` }));
  const placing = labels(() => `12px ${getComputedStyle(holder).fontFamily}`, write);
  const shafts = () => [[wanted.reactions, pushes], [wanted.loads, loads], [wanted.velocities, hastes[0]], [wanted.accelerations, hastes[1]]];
  /** The share of an arrow that is in the picture, if it begins there: what is longer is cut, and its shaft is broken. In homogeneous coordinates
   * x, y, w of the screen it is between the sides if ±x and ±y are at most so much of w, which is linear along it, towards the eye and beyond it, too. */
  function within(from, way) {
    const [a, b] = [from, add(from, way)].map((p) => new Vector4(...p, 1).applyMatrix4(camera.matrixWorldInverse).applyMatrix4(camera.projectionMatrix)), room = shape.map((s) => 1 - (2 * EDGE) / s);
    const sides = (p) => [room[0] * p.w - p.x, room[0] * p.w + p.x, room[1] * p.w - p.y, room[1] * p.w + p.y], [start, end] = [sides(a), sides(b)];
    if (start.some((s) => s < 0)) return 1;
    const share = Math.min(1, ...start.map((s, i) => (end[i] < 0 ? s / (s - end[i]) : 1)));
    return Math.max(share, Math.min(1, (0.05 * size) / norm(way)));
  }
  /** Draws an arrow along a vector, as a share of the longest; `words` are at its tip, of what is `told` where the arrow is too short, too. */
  function point(item, at, vector, most, words, told = false) {
    const { shaft, rest, head, text, known } = item, from = scene.place(at);
    const whole = vector && most > 0 ? (0.3 * size * norm(vector)) / most : 0, seen = Number.isFinite(whole) && whole > 0.01 * size;
    const length = seen ? within(from, scale(unit(vector), whole)) * whole : whole, cut = length < whole;
    shaft.visible = head.visible = seen;
    rest.visible = seen && cut;
    item.words = seen || (told && length > 0) ? [from] : null;
    if (!item.words) return;
    text.textContent = words(norm(vector));
    if (!seen) return;
    const n = unit(vector), h = Math.min(0.05 * size, length), neck = add(from, scale(n, length - h)), tip = add(from, scale(n, length));
    const thick = (known ? 0.22 : 0.42) * width, way = (share) => add(from, scale(n, share * (length - h)));
    along(shaft.matrix, from, cut ? way(0.5) : neck, thick);
    if (cut) along(rest.matrix, way(0.6), neck, thick);
    along(head.matrix, neck, tip, 0.6 * width);
    item.words = [length + 0.03 * size, 0.75 * length, 0.5 * length, 0.25 * length, 0].map((way) => add(from, scale(n, way)));
  }
  function push() {
    for (const item of pushes) point(item, item.joint.ends[1], scene.force(item.joint), scene.full("forces"), (force) => `${pushes.length > 12 ? "" : `${short(item.joint.name)} `}${scene.near(newtons(force))}${item.known ? "" : ", not determined"}`, true);
  }
  function hasten(order) {
    const full = scene.full(["velocities", "accelerations"][order]);
    // Those of centres of mass beside the masses only.
    for (const item of hastes[order]) point(item, item.at, item.com && !wanted.masses ? null : scene.moves(item.at, order + 1), full, (rate) => (hastes[order].length > 24 ? "" : scene.near(pace(rate, order + 1))));
  }
  controls.addEventListener("change", render);

  // ---- Another run ----
  let other = null;
  const own = seen.length; // points of the picture without it
  function release() {
    other.group.traverse((object) => {
      object.material?.dispose();
      if (![boxes, rods, balls].some((many) => many.geometry === object.geometry)) object.geometry?.dispose();
    });
    other.group.removeFromParent();
    other = null;
    seen.length = own;
  }
  function accompany() {
    const { run, group, solids, many, alone, frames, lines } = other;
    solids.visible = run.follow();
    group.visible = wanted.other ?? true;
    lines.visible = wanted.paths ?? true;
    if (!solids.visible || !group.visible) return;
    put(frames, run);
    for (const one of many) one.place(frames, run.place);
    lay(alone, frames);
  }

  function sight(event) {
    const box = canvas.getBoundingClientRect(), ray = new Raycaster();
    for (const { mesh } of [boxes, rods, balls]) mesh.computeBoundingSphere();
    ray.setFromCamera(new Vector2((2 * (event.clientX - box.left)) / box.width - 1, 1 - (2 * (event.clientY - box.top)) / box.height), camera);
    return ray;
  }

  const view = {
    element: canvas,
    /** Makes joints and bodies stand out. */
    mark(list) {
      for (const { text } of rings) text.remove();
      rings = list.map(({ joint, body }) => ({ at: joint ? joint.ends[1] : [scene.bodies[body].frame, ...scene.bodies[body].com], text: label("ring") }));
      render();
    },
    /** Shows another run beside this one, pale, or none. */
    beside(run) {
      if (other) release();
      if (run) {
        const [group, solids, lines] = [0, 0, 0].map(() => new Group()), many = [boxes, rods, balls].map((one) => new Many(one.geometry)), alone = [], finish = { transparent: true, opacity: PALE };
        world.add(group.add(solids, lines));
        dress(run, () => "ground", many, "ground", hung(alone, solids), finish);
        for (const one of many) one.build(solids, visible(new MeshLambertMaterial({ ...finish })));
        retrace(run, "ground", lines);
        other = { run, group, solids, lines, many, alone, frames: run.frames.map(() => new Matrix4()) };
        run.extent(40, (p) => { if (p.every(Number.isFinite)) seen.push(sub(p, scene.follows ? scene.middle() : [0, 0, 0])); });
        paint();
      }
      view.show();
      if (direction) look(direction);
    },
    /** Draws the paths anew that were chosen. */
    retrace() {
      retrace(scene, "accent", traces);
      if (other) retrace(other.run, "ground", other.lines);
      paint();
    },
    /** Names what is under a pointer. */
    hover(event) {
      const box = canvas.getBoundingClientRect(), at = event && [event.clientX - box.left, event.clientY - box.top];
      if (at) made.names();
      const next = at && pointedAt(names.filter(scene.has), at, scene.bodies[view.grab(event)?.body], (point) => onScreen(scene.place(point)));
      if (next === placing.pointed) return;
      placing.point(next);
      render();
    },
    /** The body under a pointer, and the place there. */
    grab(event) {
      const ray = sight(event), owner = (frame) => scene.bodies.findIndex((b) => b.frame === frame);
      for (const hit of ray.intersectObjects(world.children, true)) {
        const many = [boxes, rods, balls].find((m) => m.mesh === hit.object), item = many?.items[hit.instanceId];
        const frame = item ? item.frame ?? item.ends?.find((p) => p[0] !== null)?.[0] : alone.find(([object]) => object === hit.object || object === hit.object.parent)?.[1];
        const body = frame === undefined || frame === null ? -1 : owner(frame);
        if (body >= 0) return { body, at: hit.point.toArray() };
      }
      return null;
    },
    /** The place under a pointer, in the plane of the screen through another one. */
    reach(event, at) {
      const ray = sight(event).ray, plane = new Plane().setFromNormalAndCoplanarPoint(camera.getWorldDirection(new Vector3()), vector(at));
      return (ray.intersectPlane(plane, new Vector3()) ?? vector(at)).toArray();
    },
    /** Draws at once what is drawn next. */
    now() { cancelAnimationFrame(waiting); waiting = 0; draw(); },
    /** What is seen now as a picture for paper, where browsers do not draw anew what the graphics processor drew. */
    copy() {
      const ratio = renderer.getPixelRatio();
      renderer.setPixelRatio(2);
      view.now();
      const sheet = document.createElement("canvas");
      Object.assign(sheet, { className: "paper", width: canvas.width, height: canvas.height });
      sheet.getContext("2d").drawImage(canvas, 0, 0);
      renderer.setPixelRatio(ratio);
      return sheet;
    },
    show() {
      if (scene.follows || held !== scene.held || scene.held) {
        held = scene.held;
        const next = aim(), moved = vector(sub(next, aimed));
        camera.position.add(moved);
        controls.target.add(moved);
        camera.lookAt(controls.target);
        aimed = next;
        if (scene.follows) carpet();
      }
      put(frames, scene);
      for (const many of [boxes, rods, balls]) many.place(frames, scene.place);
      lay(alone, frames);
      if (other) accompany();
      for (const line of lines) line();
      if (wanted.masses) {
        for (const many of [...ghosts, dots]) many.place(frames, scene.place);
        middle?.matrix.makeTranslation(...scene.centre()).scale(vector([0.5 * width, 0.5 * width, 0.5 * width]));
      }
      if (wanted.frames) rule();
      render();
    },
    resize(w, h) {
      if (!(w > 0 && h > 0)) return;
      if (!shape.done) direction = oblique;
      shape = Object.assign([w, h], { done: true });
      renderer.setSize(w, h, false);
      camera.aspect = w / h;
      camera.updateProjectionMatrix();
      if (direction) look(direction); else render();
    },
    want(name, on) {
      wanted = { ...wanted, [name]: on };
      if (on && made[name]) {
        made[name]();
        paint();
      }
      traces.visible = wanted.paths ?? true;
      for (const [on, list] of shafts()) if (!on) for (const { shaft, rest, head } of list ?? []) shaft.visible = rest.visible = head.visible = false;
      for (const many of [...ghosts, dots]) many.mesh.visible = Boolean(wanted.masses) && many.items.length > 0;
      if (middle) middle.visible = Boolean(wanted.masses);
      triads.visible = Boolean(wanted.frames);
      if (name === "through") {
        for (const one of [material, ...alone.flatMap(([object]) => { const found = []; object.traverse((part) => part.material && found.push(part.material)); return found; })]) {
          one.userData.opacity ??= one.opacity;
          Object.assign(one, { transparent: on || one.userData.opacity < 1, opacity: on ? Math.min(THROUGH, one.userData.opacity) : one.userData.opacity, depthWrite: !on && one.userData.opacity === 1, needsUpdate: true });
        }
      }
      view.show();
    },
    aspects: [["Front", scene.normal], ["Side", scene.right], ["Top", scene.up]],
    look(from) { strays = gone(); look(from); },
    zoom,
    /** Leaves bodies out, by their numbers. */
    hide(bodies) {
      scene.hidden = bodies;
      for (const many of [boxes, rods, balls]) many.hidden = bodies;
      for (const [object] of alone) object.visible = !bodies.has(object.userData.body);
      view.show();
    },
    /** Keeps a body in the middle, or nothing. */
    hold(body) { scene.held = body; view.show(); },
    /** Holds the whole motion in the picture, and what leaves the others where it is now. */
    fit() { view.look(oblique); },
    theme: paint,
    /** Calls that the last picture took. */
    get calls() { return renderer.info.render.calls; },
    dispose() { controls.dispose(); renderer.dispose(); canvas.remove(); },
  };
  paint();
  return view;
}

/** Stripes on what is not determined. */
function hatch(material) {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace("#include <dithering_fragment>", "#include <dithering_fragment>\n  if (mod(gl_FragCoord.x + gl_FragCoord.y, 8.0) < 3.5) discard;");
  };
}

/** Lines of a square lattice across y, in pieces: of a line that reaches behind the eye, some software draws nothing. */
function lattice(cells, step) {
  const at = [], half = cells / 2, piece = 2;
  for (let i = -half; i <= half; i++) for (let j = -half; j < half; j += piece) at.push(i, 0, j, i, 0, j + piece, j, 0, i, j + piece, 0, i);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(at.map((x) => step * x)), 3));
  return new LineSegments(geometry, new LineBasicMaterial());
}
