// Where a motion that is followed leads: its whole paths, small, in a corner of the picture, with where it is now. Planar motions as they are
// seen, others from above.
import { polylines } from "./read.js";
import { cross, dot, unit } from "./vector.js";

const SIDE = 112; // px at most
const EDGE = 10; // px around the paths

/** Nothing where the whole motion is in the picture, or has no paths. */
export function overview(holder, scene) {
  if (!scene.follows || !scene.paths.length) return null;
  const right = scene.right, up = scene.planar ? scene.up : cross(unit(scene.up), scene.right);
  const seen = (p) => [dot(right, p), -dot(up, p)], box = [Infinity, Infinity, -Infinity, -Infinity];
  const courses = scene.paths.map((path) => {
    const pieces = scene.trace(path).map((points) => points.map(seen).filter(([x, y]) => Number.isFinite(x + y))).filter((points) => points.length);
    for (const [x, y] of pieces.flat()) box.splice(0, 4, Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y));
    return pieces;
  });
  const span = Math.max(box[2] - box[0], box[3] - box[1]);
  if (!(span > 0)) return null;
  const svg = holder.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "svg"), k = (SIDE - 2 * EDGE) / span;
  const make = (tag, attributes) => {
    const node = holder.ownerDocument.createElementNS(svg.namespaceURI, tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    svg.append(node);
    return node;
  };
  const at = ([x, y]) => [EDGE + k * (x - box[0]), EDGE + k * (y - box[1])], size = at([box[2], box[3]]).map((s) => Math.ceil(s + EDGE));
  for (const [name, value] of [["class", "overview"], ["width", size[0]], ["height", size[1]], ["viewBox", `0 0 ${size.join(" ")}`], ["role", "img"]]) svg.setAttribute(name, value);
  make("title", {}).textContent = scene.planar ? "The whole paths" : "The whole paths, from above";
  for (const pieces of courses) make("path", { d: polylines(pieces, at, 1) });
  const dots = scene.paths.map((path) => [path, make("circle", { r: 3 })]);
  holder.append(svg);
  return {
    show() {
      for (const [path, dot] of dots) {
        const [x, y] = at(seen(scene.place(path.at)));
        dot.setAttribute("visibility", Number.isFinite(x + y) ? "visible" : "hidden");
        if (Number.isFinite(x + y)) for (const [name, value] of [["cx", x.toFixed(1)], ["cy", y.toFixed(1)]]) dot.setAttribute(name, value);
      }
    },
    want(on) { svg.style.display = on ? "" : "none"; },
    remove() { svg.remove(); },
  };
}
