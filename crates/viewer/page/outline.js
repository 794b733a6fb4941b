// Shapes seen from one side: rings of points in the plane of view, in metres, and circles.
import { counts, floats } from "./read.js";
import { across, add, scale, turned } from "./vector.js";

const AROUND = 32; // corners of a circle that is drawn anew at every instant
export const SLIM = 4; // a spring is so many times as long as the radius of its coil at least
const FINE = 180; // of one that is drawn once: no corner is seen

/** The convex hull of points in the plane, in order (Andrew's monotone chain). */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list) => {
    const chain = [];
    for (const p of list) {
      while (chain.length >= 2 && turn(chain.at(-2), chain.at(-1), p) <= 0) chain.pop();
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.reverse())];
}

const circle = (centre, u, v, r, n) => Array.from({ length: n }, (_, i) => add(centre, add(scale(u, r * Math.cos((2 * Math.PI * i) / n)), scale(v, r * Math.sin((2 * Math.PI * i) / n)))));

/** Corners of a solid in its body's frame, by rings; `hull` says that its outline is their convex hull. */
export function corners(part, once = false) {
  const place = (p) => add(part.at, turned(part.turn, p));
  if (part.shape === "box") {
    const [a, b, c] = part.size.map((e) => e / 2), out = [];
    for (const x of [-a, a]) for (const y of [-b, b]) for (const z of [-c, c]) out.push(place([x, y, z]));
    return { rings: [out], hull: true };
  }
  if (part.shape === "cylinder") {
    const h = part.length / 2;
    return { rings: [[-h, h].flatMap((z) => circle([0, 0, z], [1, 0, 0], [0, 1, 0], part.radius, once ? FINE : AROUND).map(place))], hull: true, spoke: [place([0, 0, 0]), place([part.radius, 0, 0])] };
  }
  if (part.shape === "sphere") return { rings: [], ball: [[place([0, 0, 0])], part.radius], spoke: null };
  if (part.shape === "capsule") return { rings: [], ball: [[place([0, 0, -part.length / 2]), place([0, 0, part.length / 2])], part.radius] };
  if (part.shape === "mesh") {
    const at = floats(part.corners), of = counts(part.triangles), rings = [];
    const corner = (i) => place([at[3 * i], at[3 * i + 1], at[3 * i + 2]]);
    for (let i = 0; i + 2 < of.length; i += 3) rings.push([corner(of[i]), corner(of[i + 1]), corner(of[i + 2])]);
    return { rings, mesh: true };
  }
  return { rings: [part.corners.map(place)], open: part.shape === "line" };
}

/** Points of a shape's outline, for bounds. */
export function reach(part) {
  const { rings, ball } = corners(part);
  if (!ball) return rings.flat();
  const [centres, r] = ball;
  return centres.flatMap((c) => [[r, 0, 0], [-r, 0, 0], [0, r, 0], [0, -r, 0], [0, 0, r], [0, 0, -r]].map((d) => add(c, d)));
}

const thin = (points) => (points.length > 60 ? points.filter((_, i) => i % Math.ceil(points.length / 60) === 0) : points);

/** Points by which a mechanism is in the picture: of what stays with it, and of what leaves it. What flies freely does not reach to the ground. */
export function outermost(scene) {
  const solids = scene.parts.flatMap((part) => part.points ?? thin(reach(part)).map((p) => [scene.bodies[part.body].frame, ...p]));
  const ends = [...scene.joints.filter(({ kind }) => kind !== "free"), ...scene.springs].flatMap(({ ends }) => ends).filter((p) => p[0] !== null || !scene.follows);
  const all = [...solids, ...ends], leaves = (p) => scene.leaving.has(p[0]);
  return { stay: all.filter((p) => !leaves(p)), leave: all.filter(leaves) };
}

const f = (x) => (Math.abs(x) < 5e-4 ? "0" : x.toFixed(3));
const ring = (points, open) => points.map((p, i) => `${i ? "L" : "M"}${f(p[0])} ${f(p[1])}`).join("") + (open ? "" : "Z");

/** A round-ended strip between two points of the plane. */
export function strip([ax, ay], [bx, by], r) {
  const l = Math.hypot(bx - ax, by - ay);
  if (l < 1e-9) return `M${f(ax - r)} ${f(ay)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0Z`;
  const [x, y] = [(-r * (by - ay)) / l, (r * (bx - ax)) / l];
  return `M${f(ax + x)} ${f(ay + y)}A${f(r)} ${f(r)} 0 0 1 ${f(ax - x)} ${f(ay - y)}L${f(bx - x)} ${f(by - y)}A${f(r)} ${f(r)} 0 0 1 ${f(bx + x)} ${f(by + y)}Z`;
}

/** A round-ended strip along a line of the plane. */
export function ribbon(points, r) {
  const last = points.length - 1, l = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const beside = points.map((p, i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(last, i + 1)]], d = r / l(a, b);
    return [-d * (b[1] - a[1]), d * (b[0] - a[0])];
  });
  const at = (i, side) => `${f(points[i][0] + side * beside[i][0])} ${f(points[i][1] + side * beside[i][1])}`, cap = `A${f(r)} ${f(r)} 0 0 1 `;
  const there = points.map((_, i) => `L${at(i, -1)}`).join("").slice(1), back = points.map((_, i) => `L${at(last - i, 1)}`).join("").slice(1);
  return `M${at(0, 1)}${cap}${there}${cap}${back}Z`;
}

/** A path with rounded corners around corners of the plane. */
export function rounded(points, r) {
  const around = hull(points);
  if (around.length < 3) return around.length === 2 ? strip(around[0], around[1], r) : "";
  const n = around.length, side = (i) => {
    const [a, b] = [around[i % n], around[(i + 1) % n]], l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [x, y] = [(r * (b[1] - a[1])) / l, (-r * (b[0] - a[0])) / l];
    return [[a[0] + x, a[1] + y], [b[0] + x, b[1] + y]];
  };
  return around.map((_, i) => {
    const [a, b] = side(i);
    return `${i ? `A${f(r)} ${f(r)} 0 0 1 ` : "M"}${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}`;
  }).join("") + `A${f(r)} ${f(r)} 0 0 1 ${f(side(0)[0][0])} ${f(side(0)[0][1])}Z`;
}

/** The outline of a solid as a path; `project` takes points of its body to the plane. `scale` is units of the plane for a metre. */
export function outline(solid, project, unitsPerMetre) {
  if (solid.ball) {
    const [centres, r] = solid.ball, at = centres.map(project);
    return strip(at[0], at.at(-1), r * unitsPerMetre);
  }
  return solid.rings.map((points) => {
    const flat = points.map(project);
    if (solid.mesh) {
      const [a, b, c] = flat, area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      return ring(area < 0 ? [a, c, b] : flat);
    }
    return ring(solid.hull ? hull(flat) : flat, solid.open);
  }).join("");
}

/** A zigzag between two points of the plane. */
export function zigzag(a, b, r) {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1, [ux, uy] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l], turns = 9;
  const at = (s, y) => [a[0] + s * l * ux - y * uy, a[1] + s * l * uy + y * ux];
  const teeth = Array.from({ length: turns }, (_, i) => at(0.15 + (0.7 * (i + 0.5)) / turns, i % 2 ? r : -r));
  return ring([a, at(0.15, 0), ...teeth, at(0.85, 0), b], true);
}

/** A piston in a cup between two points of the plane. */
export function dashpot(a, b, r) {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1, [ux, uy] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
  const at = (s, y) => [a[0] + s * l * ux - y * uy, a[1] + s * l * uy + y * ux];
  return ring([a, at(0.35, 0)], true) + ring([at(0.7, r), at(0.35, r), at(0.35, -r), at(0.7, -r)], true) + ring([at(0.55, 0.8 * r), at(0.55, -0.8 * r)], true) + ring([at(0.55, 0), b], true);
}

export { across };
