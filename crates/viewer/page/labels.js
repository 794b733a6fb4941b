// Words in the picture, each beside what it belongs to: none over another, none beyond the edge. Those that are asked for first have the
// choice, so that importance is the order of asking. What finds no place is left out until it is pointed at.
//
// Where words crowd, those that were asked for later are left out, though there would be room: what is named has to be seen beside its name.
//
// A word keeps its side as long as that is free, and one that was left out comes back only where there is room to spare: nothing flickers
// while the mechanism moves.

const HIGH = 16; // px: a line
const APART = 3; // px between words
const SPARE = 6; // px around a word that comes back
const CROWD = 3; // words around another at most, within NEIGHBOURS px of its sides
const NEIGHBOURS = [24, 14];
const INSIDE = 3; // px from the edge
const FAR = [0, 18]; // px beyond the nearest place
const AROUND = [[0, -1], [0, 1], [1, 0], [-1, 0], [1, -1], [-1, -1], [1, 1], [-1, 1]];

/** A name that is short enough for a narrow picture. */
export const short = (name) => (name.length > 24 ? `…${name.slice(-23)}` : name);

/** `font` is that of all words; `write` puts a word's middle at a point, or hides it where there is none. */
export function labels(font, write) {
  const context = document.createElement("canvas").getContext("2d"), widths = new Map(), sides = new WeakMap(), told = new Set();
  let asked = [], pointed = null;
  const wide = (text) => {
    if (!widths.has(text)) {
      if (widths.size > 2000) widths.clear(); // numbers change all the time
      context.font = font();
      widths.set(text, context.measureText(text).width + 8);
    }
    return widths.get(text);
  };
  return {
    /** Asks for a place for a word: beside a point, first in this direction, so many px from it. */
    ask(node, text, at, way = [0, 0], gap = 0) { if (text && at.every(Number.isFinite)) asked.push({ node, at, way, gap, half: [wide(text) / 2, HIGH / 2] }); },
    /** The word that comes before all others. */
    point(node) { pointed = node; },
    get pointed() { return pointed; },
    /** Places all that was asked for since the last time, in a picture of this size with boxes [left, top, right, bottom] that are taken. */
    settle([width, height], taken = []) {
      const boxes = [...taken], shown = new Set();
      const first = asked.findIndex(({ node }) => node === pointed);
      if (first > 0) asked.unshift(...asked.splice(first, 1));
      for (const { node, at, way, gap, half } of asked) {
        const out = at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > height, before = sides.get(node), spare = before === null ? SPARE : 0;
        const middle = (side) => {
          const [x, y] = side === 0 ? way : AROUND[(side - 1) % AROUND.length], beyond = gap + (side > AROUND.length ? FAR[1] : FAR[0]), skew = x && y && side ? 0.7 : 1;
          const p = [at[0] + x * (skew * beyond + half[0]), at[1] + y * (skew * beyond + half[1])];
          return [width, height].map((size, i) => Math.max(half[i] + INSIDE, Math.min(size - half[i] - INSIDE, p[i])));
        };
        const meets = ([x, y], [l, t, r, b], [right, down]) => x - half[0] - right < r && x + half[0] + right > l && y - half[1] - down < b && y + half[1] + down > t;
        const free = (p, spare) => boxes.every((box, i) => !meets(p, box, i < taken.length ? [spare, spare] : [APART + spare, APART / 2 + spare]));
        const crowded = (p, most) => boxes.slice(taken.length).filter((box) => meets(p, box, NEIGHBOURS)).length >= most;
        let side = null, place = null;
        for (const next of out ? [] : [before ?? 0, ...Array(2 * AROUND.length + 1).keys()]) {
          const p = middle(next), own = next === before;
          if (node === pointed || (free(p, own ? 0 : spare) && !crowded(p, CROWD + (own ? 1 : 0)))) { [side, place] = [next, p]; break; }
        }
        sides.set(node, side);
        if (place) boxes.push([place[0] - half[0], place[1] - half[1], place[0] + half[0], place[1] + half[1]]);
        write(node, place);
        shown.add(node);
        told.add(node);
      }
      for (const node of told) if (!shown.has(node)) { write(node, null); told.delete(node); sides.delete(node); }
      asked = [];
    },
  };
}

/** Bodies, those that are drawn larger first: their names are wanted most. */
export function bySize(scene) {
  const extent = (part) => {
    if (!part.points) return Math.max(...(part.size ?? []), 2 * (part.radius ?? 0) + (part.length ?? 0), 0);
    const [first, ...others] = part.points.map(scene.place);
    return Math.max(0, ...others.map((p) => Math.hypot(p[0] - first[0], p[1] - first[1], p[2] - first[2])));
  };
  const sizes = new Map();
  for (const part of scene.parts) sizes.set(part.body, Math.max(sizes.get(part.body) ?? 0, extent(part)));
  return scene.bodies.map((body, k) => [body, sizes.get(k) ?? 0]).sort((a, b) => b[1] - a[1]).map(([body]) => body);
}

const NEAR = 12; // px around a joint

/** The word of what is pointed at: of the nearest joint, or else of the body there; `where` says where on the screen a point is. */
export function pointedAt(names, [x, y], body, where) {
  let [best, least] = [null, NEAR];
  for (const name of names) {
    if (name.body !== undefined) continue;
    const p = where(name.at), d = Math.hypot(p[0] - x, p[1] - y);
    if (d < least) [best, least] = [name, d];
  }
  return (best ?? names.find((name) => body !== undefined && name.body === body))?.text ?? null;
}
