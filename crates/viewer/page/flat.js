// The picture in the plane of view, as SVG: exact for planar motions, seen from an angle where a spatial one cannot be shown in space.
// Lengths inside the picture are thousandths of the mechanism's size; each frame is a group that only its transform moves, except
// where a spatial motion is seen from an angle, which is drawn anew.
import { pale } from "./beside.js";
import { crowd, joins } from "./crowd.js";
import { SLIM, corners, dashpot, outermost, outline, ribbon, rounded, strip, zigzag } from "./outline.js";
import { bySize, labels, pointedAt, short } from "./labels.js";
import { corner, orientation as axes } from "./orientation.js";
import { kilograms, metres, newtons, pace, poles, polylines, round } from "./read.js";
import { add, chained, cross, dot, norm, scale, sub, turned, unit } from "./vector.js";

const NS = "http://www.w3.org/2000/svg";
const MARGIN = 34; // px around the motion
const LOW = 6; // px more below the motion than above, for the scale
const COLOURS = 8;
const EDGE = 5, SHORT = 16, BROKEN = 6; // px between arrows and the edge; that arrows have at least; of the gap in one that is cut
const MARKS = 60; // on a path, or up to two and a half times as many

function make(tag, attributes = {}, parent = null) {
  const node = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  parent?.append(node);
  return node;
}

export function flat(holder, scene) {
  const view = aspect(scene, OBLIQUE), unitsPerMetre = 1000 / scene.size;
  const flatten = (p) => [unitsPerMetre * dot(view.right, p), unitsPerMetre * dot(view.up, p)];
  const svg = make("svg", { class: "picture", role: "img" });
  make("title", {}, svg).textContent = `${scene.title}: the mechanism at the instant of the timeline`;
  holder.append(svg);
  svg.insertAdjacentHTML("beforeend", `<defs><pattern id="open" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" class="open-ground"/><line x1="0" x2="0" y2="6" class="open-line"/></pattern></defs>`);
  const layer = (name) => make("g", { class: name }, svg);
  const [lattice, traces, aside, under, bodies, masses, over, frames, centres, arrows, words, frameOf] = ["lattice", "traces", "other", "under", "bodies", "masses", "over", "frames", "centres", "arrows", "words", "orientation"].map(layer);
  const halos = make("g", { class: "halos" });
  svg.insertBefore(halos, arrows);
  const width = 1000 * scene.width / scene.size;

  // ---- What moves as one ----
  const first = scene.frames.map((_, i) => scene.turn(i));
  const back = first.map(inverse);
  const home = (frame) => (frame === null ? [1, 0, 0, 0] : first[frame]);
  const moved = []; // [element, frame]: groups that a transform moves
  const redrawn = []; // functions that draw anew at each instant
  const laid = []; // functions that draw anew what stands still, where it is seen from elsewhere
  const lay = (draw) => { draw(); laid.push(draw); };
  const standing = []; // groups of the layer of bodies that are drawn anew
  const group = (parent, frame, className) => {
    const g = make("g", className ? { class: className } : {}, parent);
    moved.push([g, frame]);
    return g;
  };
  const inFrame = (frame) => (p) => flatten(turned(home(frame), p));
  const depth = (points) => points.reduce((sum, p) => sum + dot(view.normal, scene.place(p)), 0) / points.length;

  const drawn = scene.parts.map((part) => {
    const frame = scene.bodies[part.body].frame;
    const at = part.points ?? [[frame, ...part.at]];
    return { part, frame, at, height: depth(at), rigid: scene.planar && at.every((p) => p[0] === at[0][0]) ? at[0][0] : undefined };
  });
  const together = crowd(layer("crowds"), make, scene, scene.width / 2, (0.62 * scene.width)), apart = drawn.filter(({ part }) => !joins(scene, part)), crowded = apart.length < drawn.length;
  svg.insertBefore(svg.lastElementChild, over);
  for (const { part } of drawn) if (joins(scene, part)) together.part(part);
  if (scene.planar) apart.sort((a, b) => Math.round((a.height - b.height) * 1e4 * unitsPerMetre) / 1e4 || rank(a.part) - rank(b.part));
  for (const item of apart) item.group = paint(item);

  /** What is nearer stands before what is farther; in the plane, for the whole motion. */
  function stack() {
    const heights = new Map(apart.map((item) => [item, depth(item.at)])), order = [...apart].sort((a, b) => heights.get(a) - heights.get(b));
    order.forEach(({ group }, k) => { if (bodies.children[k] !== group) bodies.insertBefore(group, bodies.children[k]); });
  }

  /** Draws a part; returns its group. */
  function paint({ part, frame, rigid }) {
    const colour = part.color ? `fill:rgb(${part.color.map((c) => Math.round(255 * c)).join(" ")})` : "";
    const className = `part c${part.body % COLOURS} is-${part.shape}${part.given ? " given" : ""}${scene.still.has(part.body) ? " still" : ""}`;
    const parent = rigid === undefined ? make("g", {}, bodies) : group(bodies, rigid);
    if (rigid === undefined) standing.push(parent);
    const path = make("path", { class: className, style: colour, "data-body": scene.bodies[part.body].name, "data-number": part.body }, parent);
    make("title", {}, path).textContent = scene.bodies[part.body].name;
    if (part.points) {
      const draw = (project) => {
        const at = part.points.map(project);
        path.setAttribute("d", part.shape === "bar" ? strip(at[0], at[1], ((part.slim ?? 1) * width) / 2) : part.shape === "bent" ? ribbon(at, width / 2) : rounded(at, width / 2));
      };
      if (rigid !== undefined) draw((p) => inFrame(rigid)(p.slice(1)));
      else redrawn.push(() => draw((p) => flatten(scene.place(p))));
      return parent;
    }
    const solid = corners(part, rigid !== undefined);
    const spoke = solid.spoke && !scene.still.has(part.body) && Math.abs(dot(view.normal, turned(home(frame), turned(part.turn, [0, 0, 1])))) > 0.99 ? make("path", { class: "spoke" }, parent) : null;
    const draw = (project) => {
      path.setAttribute("d", outline(solid, project, unitsPerMetre));
      if (spoke) spoke.setAttribute("d", strip(project(solid.spoke[0]), project(solid.spoke[1]), width / 12));
    };
    if (rigid !== undefined) draw(inFrame(frame));
    else redrawn.push(() => draw((p) => flatten(scene.place([frame, ...p]))));
    return parent;
  }

  for (const { end, other } of scene.walls) {
    const wall = make("g", { class: "ground" }, under);
    lay(() => {
      const [[x, y], [ox, oy]] = [end, other].map((p) => flatten(scene.place(p))), angle = Math.atan2(y - oy, x - ox);
      wall.setAttribute("transform", `translate(${x} ${y}) rotate(${(angle * 180) / Math.PI + 90})`);
    });
    hatching(wall, 0, 1.6 * width, 1.3 * width);
  }
  for (const spring of scene.springs) {
    const path = make("path", { class: "spring" }, over), ends = JSON.stringify(spring.ends), twins = scene.springs.filter((s) => JSON.stringify(s.ends) === ends);
    // Several between the same points stand beside each other.
    const aside = 2.4 * width * (twins.indexOf(spring) - (twins.length - 1) / 2), r = twins.length > 1 ? 0.75 * width : 0.9 * width;
    redrawn.push(() => {
      const [a, b] = spring.ends.map((p) => flatten(scene.place(p))), l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1, o = [(-aside * (b[1] - a[1])) / l, (aside * (b[0] - a[0])) / l];
      const beside = (p) => [p[0] + o[0], p[1] + o[1]], foot = (p, q) => (aside ? `M${p[0].toFixed(3)} ${p[1].toFixed(3)}L${q[0].toFixed(3)} ${q[1].toFixed(3)}` : "");
      path.setAttribute("d", foot(a, beside(a)) + (spring.damper ? dashpot : zigzag)(beside(a), beside(b), Math.min(r, l / SLIM)) + foot(b, beside(b)));
    });
  }

  // ---- Joints by their kind ----
  const pin = 0.62 * width;
  for (const joint of scene.joints) symbol(joint);

  function symbol(joint) {
    const grounded = joint.ends.some((end) => end[0] === null);
    if (joint.kind === "free" || joint.kind === "planar") return;
    if (["prismatic", "cylindrical"].includes(joint.kind)) slide(joint);
    if (grounded && !["prismatic", "cylindrical"].includes(joint.kind)) support(joint.ends.find((p) => p[0] === null));
    if (joint.kind === "prismatic" || joint.kind === "cylindrical") return;
    if (crowded && joint.kind === "revolute") {
      together.pin(joint.ends[1], scene.bodies.findIndex(({ frame }) => frame === joint.ends[1][0]));
      return;
    }
    const g = make("g", { class: `joint ${joint.kind}` }, over);
    make("title", {}, g).textContent = `${joint.name}: ${joint.kind}`;
    if (joint.kind === "fixed") make("rect", { x: -pin, y: -pin, width: 2 * pin, height: 2 * pin }, g);
    else make("circle", { r: pin }, g);
    if (joint.kind === "spherical") make("circle", { r: 0.55 * pin, class: "ball" }, g);
    if (joint.kind === "universal") make("path", { d: `M${-pin} 0H${pin}M0 ${-pin}V${pin}` }, g);
    follow(g, joint.ends[1]);
  }

  /** Keeps an element's origin at a point, upright. */
  function follow(element, point) {
    redrawn.push(() => {
      const [x, y] = flatten(scene.place(point));
      element.setAttribute("transform", `translate(${x.toFixed(3)} ${y.toFixed(3)})`);
    });
  }

  const hinge = (point, className) => follow(make("circle", { r: pin }, make("g", { class: `joint ${className}` }, over)), point);
  for (const { point, within } of scene.pivots) {
    support(point, within ? over : under); // that of a disc would be behind it
    hinge(point, "pivot");
  }
  for (const point of scene.pins) hinge(point, "pin");

  function support(end, where = under) {
    const g = make("g", { class: "ground" }, where), s = 2.1 * pin;
    lay(() => {
      const [x, y] = flatten(scene.place(end));
      g.setAttribute("transform", `translate(${x} ${y})`);
    });
    make("path", { d: `M0 0L${-s} ${-1.7 * s}H${s}Z` }, g);
    hatching(g, -1.7 * s, 1.6 * s, s);
  }

  function hatching(g, y, half, s) {
    let d = `M${-half} ${y}H${half}`;
    for (let x = -half; x < half - 1e-9; x += half / 4) d += `M${x} ${y - 0.55 * s}l${0.4 * s} ${0.55 * s}`;
    make("path", { d, class: "hatching" }, g);
  }

  function slide(joint) {
    const [low, high] = scene.guide(joint), pad = 2.6 * width * scene.size / 1000;
    const reach = () => [low - pad, high + pad].map((s) => flatten(add(scene.place(joint.ends[0]), scale(scene.axis(joint), s))));
    const leaves = joint.ends.some(([frame]) => scene.leaving.has(frame));
    const ground = joint.ends[0][0] === null;
    const guide = make("g", { class: ground ? "guide ground" : "guide" }, under);
    const line = make("path", {}, guide);
    const draw = (p, q) => {
      line.setAttribute("d", `M${p[0].toFixed(3)} ${p[1].toFixed(3)}L${q[0].toFixed(3)} ${q[1].toFixed(3)}`);
    };
    if (ground) {
      lay(() => {
        const [from, to] = reach();
        draw(from, to);
        guide.querySelector(".hatching")?.remove();
        rails(guide, from, to);
      });
    } else redrawn.push(() => draw(...(leaves ? reach() : joint.ends.map((p) => flatten(scene.place(p))))));
    const block = make("g", { class: "joint prismatic" }, over);
    make("title", {}, block).textContent = `${joint.name}: ${joint.kind}`;
    make("rect", { x: -1.7 * pin, y: -1.1 * pin, width: 3.4 * pin, height: 2.2 * pin, rx: 0.25 * pin }, block);
    redrawn.push(() => {
      const [x, y] = flatten(scene.place(joint.ends[1])), [u, v] = flatten(scene.axis(joint));
      block.setAttribute("transform", `translate(${x.toFixed(3)} ${y.toFixed(3)}) rotate(${((Math.atan2(v, u) * 180) / Math.PI).toFixed(3)})`);
    });
  }

  /** Hatching along a guide that does not move. */
  function rails(parent, [ax, ay], [bx, by]) {
    const l = Math.hypot(bx - ax, by - ay), steps = Math.max(6, Math.round(l / (1.2 * width)));
    if (!(l > 0)) return;
    let [ux, uy] = [(bx - ax) / l, (by - ay) / l];
    if (ux < 0 || (ux === 0 && uy < 0)) [ux, uy] = [-ux, -uy];
    const h = 0.7 * width;
    let d = "";
    const [ox, oy] = (bx - ax) * ux + (by - ay) * uy > 0 ? [ax, ay] : [bx, by];
    for (let i = 0; i <= steps; i++) {
      const s = (l * i) / steps;
      d += `M${ox + s * ux} ${oy + s * uy}l${-h * 0.7 * ux + h * uy} ${-h * 0.7 * uy - h * ux}`;
    }
    make("path", { d, class: "hatching" }, parent);
  }

  // ---- Paths, forces, words ----
  let dots = []; // where they are now
  function retrace() {
    for (const { dot } of dots) dot.remove();
    traces.replaceChildren();
    dots = scene.paths.map((path) => {
      const line = make("path", { class: "trace", d: polylines(scene.trace(path), flatten, 2) }, traces);
      make("title", {}, line).textContent = `path of ${path.name}`;
      const dot = make("circle", { r: 0.35 * width, class: "point" }, over);
      make("title", {}, dot).textContent = path.name;
      return { dot, at: path.at };
    });
  }
  retrace();
  const arrow = (className) => {
    const g = make("g", { class: className }, arrows);
    return { shaft: make("path", { class: "shaft" }, g), head: make("path", { class: "head" }, g), text: make("text", {}, g), g };
  };
  const pushes = scene.joints.filter((joint) => joint.reaction !== null).map((joint) => ({ joint, ...arrow(joint.determined ? "force" : "force undetermined") }));
  // What is shown on request is made when it is asked for first.
  const loads = [], hastes = [[], []], heavy = [], triads = [];
  const haste = (order, name) => { if (!hastes[order].length) hastes[order].push(...scene.runners.map((runner) => ({ ...runner, ...arrow(name) }))); };
  const made = {
    loads: () => { if (!loads.length) loads.push(...scene.weighed.map((load) => ({ ...load, ...arrow("load") }))); },
    velocities: () => haste(0, "velocity"),
    accelerations: () => haste(1, "acceleration"),
    marks: () => { if (!traces.querySelector(".mark")) mark(); },
    masses: () => { if (!heavy.length) heavy.push(...scene.bodies.filter((body) => body.mass > 0).map(mass)); },
    frames: () => { if (!triads.length) triads.push(...scene.axes.map(triad)); },
  };
  /** Points of the paths at even steps of time: the farther apart, the faster. */
  function mark() {
    const now = scene.t, step = round((scene.end - scene.start) / MARKS), { unit, rate } = scene.course ?? { unit: "s", rate: 1 }, marks = make("g", {}, traces);
    make("title", {}, marks).textContent = `a mark every ${Number((step * Math.abs(rate)).toPrecision(6))} ${unit ?? ""}`;
    for (let k = 0; scene.start + k * step <= scene.end; k++) {
      scene.move(scene.start + k * step);
      for (const path of scene.paths) {
        const [x, y] = flatten(scene.place(path.at));
        if (Number.isFinite(x + y)) make("circle", { cx: x.toFixed(2), cy: y.toFixed(2), r: (0.22 * width).toFixed(2), class: "mark" }, marks);
      }
    }
    scene.move(now);
  }
  const names = [
    ...bySize(scene).map((body) => ({ body, at: [body.frame, ...body.com], text: label("name", short(body.name)) })),
    ...scene.joints.filter((joint) => joint.kind !== "free").map((joint) => ({ joint, at: joint.ends[1], text: label("name of-joint", short(joint.name)) })),
  ];
  const placing = labels(() => `12px ${getComputedStyle(holder).fontFamily}`, (text, at) => {
    text.setAttribute("visibility", at ? "inherit" : "hidden");
    if (at) for (const [name, value] of [["x", at[0]], ["y", at[1] + 4]]) text.setAttribute(name, value.toFixed(1));
  });
  const lengths = scene.parts.filter((part) => ["bar", "bent"].includes(part.shape)).map((part) => ({ part, text: label("length", metres(norm(sub(...ends(part).map(scene.place))))) }));
  function label(className, content) {
    const text = make("text", { class: className }, words);
    text.textContent = content;
    return text;
  }

  // What should meet and does not.
  const gaps = scene.open().map((joint) => {
    const line = make("path", { class: "gap" }, over), text = label("gap", "");
    make("title", {}, line).textContent = `${joint.name} is open`;
    redrawn.push(() => line.setAttribute("d", `M${joint.ends.map((end) => flatten(scene.place(end)).map((x) => x.toFixed(3)).join(" ")).join("L")}`));
    return { joint, text };
  });

  // ---- Masses, frames, poles ----
  function mass(body) {
    const path = body.solid ? make("path", { class: "inertia" }, masses) : null, solid = body.solid && corners(body.solid);
    return { body, path, solid, mark: centreOfMass(0.5), text: label("mass", kilograms(body.mass)) };
  }
  const whole = scene.bodies.filter((body) => body.mass > 0).length > 1 ? centreOfMass(0.8) : null;
  if (whole) make("title", {}, whole).textContent = "the centre of mass of all bodies";
  function triad({ name, at, turn }) {
    const g = make("g", {}, frames);
    make("title", {}, g).textContent = name;
    return { at, turn, lines: ["x", "y", "z"].map((axis) => make("path", { class: `triad ${axis}` }, g)) };
  }
  const centresOf = scene.planar && scene.rated ? poles(scene).map((pole) => ({ ...pole, mark: make("path", { class: "pole", d: "M-6 0H6M0 -6V6M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0" }, centres), text: label("of-pole", short(pole.name)) })) : [];

  function centreOfMass(share) {
    const r = 12 * share, g = make("g", { class: "com" }, centres);
    make("circle", { r }, g);
    make("path", { d: `M0 0V${-r}A${r} ${r} 0 0 1 ${r} 0ZM0 0V${r}A${r} ${r} 0 0 1 ${-r} 0Z` }, g);
    return g;
  }

  // ---- On the screen ----
  const rim = outermost(scene);
  let other = null, box = bounds(); // another run, and what draws it
  let size = [600, 400], zoom = 1, shift = [0, 0], px = 1, centre = [0, 0], marks = []; // boxes that words leave free

  function bounds() {
    const out = [Infinity, Infinity, -Infinity, -Infinity];
    let mid = [0, 0];
    const take = ([px, py]) => {
      const [x, y] = [px - mid[0], py - mid[1]];
      if (Number.isFinite(x + y)) out.splice(0, 4, Math.min(out[0], x), Math.min(out[1], y), Math.max(out[2], x), Math.max(out[3], y));
    };
    const at = scene.t;
    mid = middle();
    for (const p of rim.leave) take(flatten(scene.place(p))); // where it is now
    for (const t of scene.instants(scene.parts.length > 100 ? 30 : 120)) {
      scene.move(t);
      mid = middle();
      for (const p of rim.stay) take(flatten(scene.place(p)));
    }
    if (!scene.follows) for (const path of scene.paths.filter((p) => !scene.leaving.has(p.at[0]))) {
      for (const p of scene.trace(path).flat()) take(flatten(p));
    }
    other?.run.extent(60, (p) => { mid = middle(); take(flatten(p)); });
    scene.move(Number.isFinite(at) ? at : scene.start);
    return [out[0] - 2 * width, out[1] - 3 * width, out[2] + 2 * width, out[3] + 2 * width];
  }

  const plane = () => `matrix(${px} 0 0 ${-px} ${centre[0]} ${centre[1]})`;

  function layout() {
    const [w, h] = size, spanX = Math.max(box[2] - box[0], 1), spanY = Math.max(box[3] - box[1], 1);
    px = zoom * Math.max(1e-6, Math.min((w - 2 * MARGIN) / spanX, (h - 2 * MARGIN - 14) / spanY));
    aim();
    orientation();
  }

  /** Puts the middle of what is seen into the middle of the picture. */
  function aim() {
    const [w, h] = size, [x, y] = middle();
    centre = [w / 2 + shift[0] - px * ((box[0] + box[2]) / 2 + x), h / 2 - LOW + shift[1] + px * ((box[1] + box[3]) / 2 + y)];
    for (const g of [traces, aside, under, masses, over, ...(scene.planar ? standing : [bodies])]) g.setAttribute("transform", plane());
    if (wanted.grid) grid();
  }

  function middle() {
    if (!scene.held) return scene.follows ? flatten(scene.middle()) : [0, 0];
    const [x, y] = flatten(scene.place([scene.held.frame, ...scene.held.com]));
    return [x - (box[0] + box[2]) / 2, y - (box[1] + box[3]) / 2];
  }

  /** Lines at round coordinates, with their numbers. */
  function grid() {
    lattice.replaceChildren();
    const metre = px * unitsPerMetre, step = round(90 / metre), [w, h] = size, at = { right: dot(view.right, scene.origin), up: dot(view.up, scene.origin) };
    const places = (from, until) => { const out = []; for (let k = Math.ceil(from / step); k * step <= until && out.length < 200; k++) out.push(Number((k * step).toPrecision(10))); return out; };
    const number = (x) => String(x).replace("-", "−");
    for (const x of places(at.right - centre[0] / metre, at.right + (w - centre[0]) / metre)) {
      const s = centre[0] + (x - at.right) * metre;
      make("path", { d: `M${s.toFixed(1)} 0V${h}` }, lattice);
      make("text", { x: (s + 3).toFixed(1), y: 12 }, lattice).textContent = number(x);
    }
    for (const y of places(at.up - (h - centre[1]) / metre, at.up + centre[1] / metre)) {
      const s = centre[1] - (y - at.up) * metre;
      make("path", { d: `M0 ${s.toFixed(1)}H${w}` }, lattice);
      // Neither over the numbers along the upper edge nor over the scale.
      if (s > 26 && s < h - 30) make("text", { x: 3, y: (s - 3).toFixed(1) }, lattice).textContent = number(y);
    }
  }

  function orientation() {
    frameOf.replaceChildren();
    const metre = px * unitsPerMetre, length = round(Math.min(110, size[0] / 4) / metre), l = length * metre, y = size[1] - 14;
    const [bar, text] = [make("path", { d: `M14 ${y - 4}v4h${l}v-4`, class: "scale" }, frameOf), make("text", { x: 14 + l + 6, y: y + 1 }, frameOf)];
    text.textContent = metres(length);
    bar.setAttribute("data-length", length);
    marks = [[0, y - 14, 14 + l + 64, size[1]], corner(size)];
    axes(frameOf, size, (axis) => [dot(view.right, axis), -dot(view.up, axis)]);
  }

  const toScreen = ([x, y]) => [centre[0] + px * x, centre[1] - px * y];

  function show() {
    if (scene.follows || scene.held) aim();
    if (scene.planar) {
      for (const [g, frame] of moved) {
        if (frame === null) { g.setAttribute("transform", plane()); continue; }
        // By w and s, cosine and sine of half the angle, which are as exact as the quaternions but for their length.
        const q = chained(scene.turn(frame), back[frame]), w = q[0], h = q[1] * view.normal[0] + q[2] * view.normal[1] + q[3] * view.normal[2], k = px / (w * w + h * h);
        const [x, y] = toScreen(flatten(scene.place([frame, 0, 0, 0]))), c = k * (w * w - h * h), s = 2 * k * w * h;
        g.setAttribute("transform", `matrix(${c.toFixed(6)} ${(-s).toFixed(6)} ${(-s).toFixed(6)} ${(-c).toFixed(6)} ${x.toFixed(3)} ${y.toFixed(3)})`);
      }
    }
    for (const draw of redrawn) draw();
    if (crowded) together.draw((p) => toScreen(flatten(p)), px * unitsPerMetre);
    for (const { dot, at } of dots) {
      const [x, y] = flatten(scene.place(at));
      dot.setAttribute("transform", `translate(${x.toFixed(3)} ${y.toFixed(3)})`);
    }
    if (!scene.planar) stack();
    other?.draw();
    const name = ({ body, at, text }) => placing.ask(text, text.textContent, toScreen(flatten(scene.place(at))), body ? [0, 1] : [1, -1], body ? 0.5 * width * px + 2 : 0.6 * pin * px + 4);
    for (const { joint: { name, ends }, text } of gaps) {
      // Beside the line: bars lead on from its ends. How far it is open at best is told by the page; here it is as open as where assembly ended.
      const [a, b] = ends.map((end) => toScreen(flatten(scene.place(end)))), l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1, side = b[0] < a[0] ? -1 : 1;
      text.textContent = `${short(name)} is open`;
      placing.ask(text, text.textContent, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], [(side * (b[1] - a[1])) / l, (-side * (b[0] - a[0])) / l], 0.5 * width * px + 8);
    }
    const named = wanted.names ? names.filter(scene.has) : [];
    named.filter(({ body }) => body).forEach(name);
    if (wanted.reactions) push();
    if (wanted.loads) burden();
    if (wanted.velocities) hasten(0);
    if (wanted.accelerations) hasten(1);
    if (wanted.dimensions) for (const { part, text } of lengths) if (!scene.hidden.has(part.body)) dimension(part, text);
    if (wanted.masses) weigh();
    if (wanted.frames) for (const triad of triads) turn(triad);
    if (wanted.poles) for (const { where, mark, text } of centresOf) drop(mark, text, where());
    named.filter(({ body }) => !body).forEach(name);
    placing.settle(size, marks);
    if (marked.length) halo();
  }

  function dimension(part, text) {
    const [a, b] = ends(part).map((p) => toScreen(flatten(scene.place(p))));
    const [x, y] = [b[0] - a[0], b[1] - a[1]], l = Math.hypot(x, y) || 1, side = x < 0 ? -1 : 1;
    placing.ask(text, text.textContent, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], [(side * y) / l, (-side * x) / l], 0.5 * width * px + 3);
  }

  /** Draws an arrow along a vector of which one unit is `share` px long, with words at its tip; what is `told` has them, too, where the arrow is
   * too short to be seen. */
  function point({ shaft, head, text, g }, at, vector, share, w, words, told = false) {
    const from = toScreen(flatten(scene.place(at)));
    const [x, y] = vector ? [share * dot(view.right, vector), -share * dot(view.up, vector)] : [0, 0], l = Math.hypot(x, y);
    const drawn = Number.isFinite(l) && l > 3, named = drawn ? told || l >= 12 : told && vector && norm(vector) > 0;
    g.setAttribute("visibility", drawn || named ? "visible" : "hidden");
    text.textContent = named ? words(norm(vector)) : "";
    if (!drawn) {
      for (const part of [shaft, head]) part.setAttribute("d", "");
      placing.ask(text, text.textContent, from, [0, -1], 0.6 * pin * px + 4);
      return;
    }
    const [ux, uy] = [x / l, y / l], room = within(from, [ux, uy]), cut = l > room, long = cut ? room : l, to = [from[0] + long * ux, from[1] + long * uy], h = Math.min(11, long);
    const beside = (s, t) => `${(from[0] + s * ux - t * uy).toFixed(1)} ${(from[1] + s * uy + t * ux).toFixed(1)}`;
    // One that would leave the picture is cut, and shows it: its shaft is broken.
    const gap = 0.55 * (long - h), pieces = cut && gap > BROKEN ? [[0, gap - BROKEN / 2], [gap + BROKEN / 2, long - h]] : [[0, long - h]], slant = (s) => (s > 0 && s < long - h ? 2 : 0);
    shaft.setAttribute("d", pieces.map(([a, b]) => `M${beside(a + slant(a), w)}L${beside(b + slant(b), w)}L${beside(b - slant(b), -w)}L${beside(a - slant(a), -w)}Z`).join(""));
    head.setAttribute("d", `M${beside(long - h, 5)}L${beside(long, 0)}L${beside(long - h, -5)}Z`);
    g.classList.toggle("cut", cut);
    placing.ask(text, text.textContent, to, [ux, uy], Math.max(5, 0.6 * pin * px + 4 - long));
  }

  /** How many px an arrow may have from a point of the picture; outside of it as many as it likes. */
  function within(from, way) {
    const room = [0, 1].map((i) => (way[i] > 0 ? (size[i] - EDGE - from[i]) / way[i] : way[i] < 0 ? (EDGE - from[i]) / way[i] : Infinity));
    return from.every((x, i) => x >= 0 && x <= size[i]) ? Math.max(SHORT, Math.min(...room)) : Infinity;
  }

  const longest = () => 0.22 * Math.min(size[0], size[1]);
  /** How many px long a unit of `forces`, `velocities` or `accelerations` is. */
  const unitLong = (what, full = scene.full(what)) => (full > 0 ? longest() / full : 0);
  function push() {
    const share = unitLong("forces");
    for (const item of pushes) {
      const { joint } = item;
      point(item, joint.ends[1], scene.force(joint), share, joint.determined ? 1.3 : 3.2, (size) => `${pushes.length > 12 ? "" : `${short(joint.name)} `}${scene.near(newtons(size))}${joint.determined ? "" : ", not determined"}`, true);
    }
  }

  function burden() {
    const share = unitLong("forces");
    for (const item of loads) point(item, item.at, item.now(), share, 1.3, (size) => (loads.length > 24 ? "" : scene.near(newtons(size))), true);
  }

  function hasten(order) {
    const share = unitLong(["velocities", "accelerations"][order]);
    for (const item of hastes[order]) {
      // Those of centres of mass beside the masses only.
      const vector = item.com && !wanted.masses ? null : scene.moves(item.at, order + 1);
      point(item, item.at, vector, share, 1.3, (size) => (hastes[order].length > 24 ? "" : scene.near(pace(size, order + 1))));
    }
  }

  function weigh() {
    const place = (g, [x, y]) => g.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
    for (const { body, path, solid, mark, text } of heavy) {
      const { frame, com } = body, at = toScreen(flatten(scene.place([frame, ...com]))), seen = scene.has({ body });
      for (const shown of [mark, path]) shown?.setAttribute("visibility", seen ? "inherit" : "hidden");
      if (!seen) continue;
      place(mark, at);
      placing.ask(text, text.textContent, at, [0, -1], 8);
      path?.setAttribute("d", outline(solid, (p) => flatten(scene.place([frame, ...p])), unitsPerMetre));
    }
    if (whole) place(whole, toScreen(flatten(scene.centre())));
  }

  function turn({ at, turn, lines }) {
    const [x, y] = toScreen(flatten(scene.place(at))), q = chained(scene.turn(at[0]), turn);
    lines.forEach((line, k) => {
      const e = turned(q, [0, 1, 2].map((i) => (i === k ? 1 : 0)));
      line.setAttribute("d", `M${x.toFixed(1)} ${y.toFixed(1)}l${(28 * dot(view.right, e)).toFixed(1)} ${(-28 * dot(view.up, e)).toFixed(1)}`);
    });
  }

  function drop(mark, text, at) {
    mark.setAttribute("visibility", at ? "visible" : "hidden");
    if (!at) return;
    const [x, y] = toScreen(flatten(at));
    mark.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
    placing.ask(text, text.textContent, [x, y], [0, -1], 7);
  }

  function place(event, as) {
    const box = svg.getBoundingClientRect(), x = (event.clientX - box.left - centre[0]) / (px * unitsPerMetre), y = (centre[1] - event.clientY + box.top) / (px * unitsPerMetre);
    return add(add(scale(view.right, x), scale(view.up, y)), scale(view.normal, dot(view.normal, as)));
  }

  const wanted = {};
  let marked = [];
  function halo() {
    const r = Math.max(14, 1.6 * width * px);
    while (halos.children.length > marked.length) halos.lastChild.remove();
    marked.forEach(({ joint, body }, i) => {
      const at = joint ? joint.ends[1] : [scene.bodies[body].frame, ...scene.bodies[body].com];
      const [x, y] = toScreen(flatten(scene.place(at))), circle = halos.children[i] ?? make("circle", { class: "halo" }, halos);
      for (const [name, value] of [["cx", x.toFixed(1)], ["cy", y.toFixed(1)], ["r", r.toFixed(1)]]) circle.setAttribute(name, value);
    });
    for (const path of bodies.querySelectorAll(".part")) path.classList.toggle("marked", marked.some(({ body }) => body !== undefined && scene.bodies[body].name === path.dataset.body));
  }
  const picture = {
    element: svg,
    show,
    /** Makes joints and bodies stand out. */
    mark(list) { marked = list; halo(); },
    resize(w, h) {
      size = [w, h];
      svg.setAttribute("viewBox", `0 0 ${w} ${h}`);
      layout();
      show();
    },
    want(name, on) {
      wanted[name] = on;
      if (on) made[name]?.();
      svg.classList.toggle(`with-${name}`, on);
      if (name === "grid") on ? grid() : lattice.replaceChildren();
      show();
    },
    drag(dx, dy) { shift = [shift[0] + dx, shift[1] + dy]; layout(); show(); },
    zoom(factor, at = [size[0] / 2, size[1] / 2]) {
      const next = Math.min(50, Math.max(0.2, zoom * factor)), k = next / zoom;
      shift = [0, 1].map((i) => (1 - k) * (at[i] - size[i] / 2 + i * LOW) + k * shift[i]);
      zoom = next;
      layout();
      show();
    },
    /** Shows another run beside this one, or none. */
    beside(run) {
      aside.replaceChildren();
      other = run && { run, draw: pale(aside, run, { make, flatten, unitsPerMetre, width, normal: view.normal }) };
      box = bounds();
      layout();
      show();
    },
    /** Draws the paths anew that were chosen. */
    retrace() {
      retrace();
      if (wanted.marks) mark();
      if (other) picture.beside(other.run);
      show();
    },
    /** Leaves bodies out, by their numbers. */
    hide(list) {
      scene.hidden = list;
      for (const path of bodies.querySelectorAll(".part")) path.parentNode.style.display = list.has(Number(path.dataset.number)) ? "none" : "";
      show();
    },
    /** Keeps a body in the middle, or nothing. */
    hold(body) { scene.held = body; layout(); show(); },
    fit() {
      if (!scene.planar) return picture.look(OBLIQUE);
      box = bounds();
      zoom = 1;
      shift = [0, 0];
      layout();
      show();
    },
    /** Directions from which a spatial motion can be looked at. */
    aspects: scene.planar ? undefined : [["Front", [0, 0, 1]], ["Side", [1, 0, 0]], ["Top", [0, 1, 0]]],
    /** Looks from a direction, told along right, up and the normal of the data. */
    look(from) {
      Object.assign(view, aspect(scene, from));
      for (const draw of laid) draw();
      zoom = 1;
      shift = [0, 0];
      box = bounds();
      picture.retrace();
      layout();
      show();
    },
    /** What a designer measures in the picture: px for a metre. */
    get pixelsPerMetre() { return px * unitsPerMetre; },
    /** Names what is under a pointer, where names are shown. */
    hover(event) {
      const box = svg.getBoundingClientRect(), at = event && [event.clientX - box.left, event.clientY - box.top];
      const next = at && wanted.names ? pointedAt(names.filter(scene.has), at, scene.bodies[picture.grab(event)?.body], picture.where) : null;
      if (next === placing.pointed) return;
      placing.point(next);
      show();
    },
    /** The body under a pointer, and the place there. */
    grab(event) {
      const name = document.elementsFromPoint(event.clientX, event.clientY).map((e) => e.closest?.(".part")?.dataset.body).find((n) => n !== undefined);
      const body = name === undefined && crowded ? together.at(place(event, [0, 0, 0]), 1 / (px * unitsPerMetre)) : scene.bodies.findIndex((b) => b.name === name);
      return body < 0 ? null : { body, at: place(event, scene.place([scene.bodies[body].frame, ...scene.bodies[body].com])) };
    },
    /** The place under a pointer, as deep as another one. */
    reach: (event, at) => place(event, at),
    where: (point) => toScreen(flatten(scene.place(point))),
    dispose() { svg.remove(); },
  };
  return picture;
}

const ends = (part) => part.ends ?? part.points;
const rank = (part) => ({ plate: 0, polygon: 0 })[part.shape] ?? 1;
const inverse = ([w, x, y, z]) => [w, -x, -y, -z];

const OBLIQUE = [0.5, 0.42, 0.75], BEFORE = 1e-4; // along right, up and the normal; share that the eye is turned towards the front, so that seen from above up is what is behind

/** From where the motion is looked at: along the normal of its plane, or from a direction. */
function aspect(scene, [x, y, z]) {
  const { right, up, normal } = scene;
  if (scene.planar) return { right, up, normal };
  const eye = unit(add(add(scale(normal, z + BEFORE), scale(right, x)), scale(up, y)));
  const across = unit(cross(up, eye));
  return { right: across, up: cross(eye, across), normal: eye };
}
