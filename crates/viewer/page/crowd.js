// Bars, balls and pins of many bodies in the plane, as few lines with round ends, however many there are: an element for each would have its style
// and its place worked out by the browser at every instant, which takes longer than all else.
import { dot, norm, scale, sub } from "./vector.js";

export const CROWD = 150; // bodies of which more are drawn together
const EDGE = 1.2, PIN_EDGE = 1.6; // px: widths of outlines, as the style sheet has them for single bodies
const LEAST = 1; // px that lines between outlines are wide at least
const SEEN = 3; // px that a pin is wide at least: smaller ones would hide the bars
const NEAR = 4; // px around a bar that count as on it

/** Whether a part is drawn so: it has no colour of its own, and does not bend. */
export const joins = (scene, part) => scene.planar && scene.bodies.length > CROWD && !part.color && !scene.still.has(part.body) && (part.shape === "bar" || part.shape === "sphere");

/** Draws into a layer of the picture. `half` is half the width of bars, m; `pin` the radius of pins, m. */
export function crowd(layer, make, scene, half, pin) {
  const strips = new Map(), pins = []; // parts by what they look like
  const pair = (className) => ["edge", "core"].map((which) => make("path", { class: `crowd ${which} ${className}` }, layer));
  return {
    part(part) {
      const ends = part.points ?? [[scene.bodies[part.body].frame, ...part.at]], r = part.radius ?? half * (part.slim ?? 1), key = `${part.body % 8} ${r}`;
      if (!strips.has(key)) strips.set(key, { r, all: [], lines: null, colour: part.body % 8 });
      strips.get(key).all.push({ ends, body: part.body });
    },
    pin(point, body) { pins.push({ ends: [point], body }); },
    /** Draws all anew; `screen` takes a point to px, of which a metre has `metre`. */
    draw(screen, metre) {
      const write = (lines, all, r, edge) => {
        let d = "";
        for (const { ends, body } of all) {
          if (scene.hidden.has(body)) continue;
          for (let i = 0; i < ends.length; i++) {
            const [x, y] = screen(scene.place(ends[i]));
            if (Number.isFinite(x + y)) d += `${i ? "L" : "M"}${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`;
          }
          if (ends.length === 1) d += "h.01"; // its ends are round
        }
        lines.forEach((line, k) => {
          line.setAttribute("d", d);
          const wide = Math.max(LEAST, 2 * r * metre - edge) + (k ? 0 : 2 * edge), said = wide.toFixed(2);
          if (line.getAttribute("stroke-width") !== said) line.setAttribute("stroke-width", said);
        });
      };
      for (const [, strip] of strips) write((strip.lines ??= pair(`c${strip.colour}`)), strip.all, strip.r, EDGE);
      if (pins.length) write((pins.lines ??= pair("pins")), 2 * pin * metre >= SEEN ? pins : [], pin, PIN_EDGE);
    },
    /** The body at a place in the plane, as near as so many m for a px. */
    at(place, pixel) {
      let [found, least] = [-1, Infinity];
      for (const { r, all } of strips.values()) for (const { ends, body } of all) {
        if (scene.hidden.has(body)) continue;
        const [a, b] = [ends[0], ends.at(-1)].map(scene.place), d = sub(b, a), from = sub(place, a), n = scene.normal, flat = (v) => sub(v, scale(n, dot(v, n)));
        const u = Math.min(1, Math.max(0, dot(flat(from), d) / (dot(d, d) || 1))), far = norm(flat(sub(from, scale(d, u)))) - r;
        if (far <= Math.min(least, NEAR * pixel)) [found, least] = [body, far];
      }
      return found;
    },
  };
}
