// What joints transmit over the motion, a card for each joint: the course of force and moment, the largest and when, the value now.
import { floats, newtons } from "./read.js";

const SHOWN = 24; // cards that are there at once
const POINTS = 240; // corners of a course
const WIDTH = 240, HEIGHT = 44;
const LAST = 0.02, BEYOND = 5; // share of the samples of a run that end it, and times what the others reach that they lead beyond at least
const STEADY = 1e-5; // share of its size by which what stays may change: the tolerance of runs, and numbers of seven digits

/** Sizes over the samples of a joint's moment (0) or force (1): all of it, or what is across an axis and along it. */
function sizes(scene, reactions, number, part, axis) {
  const [whole, over, along] = [0, 0, 0].map(() => new Float32Array(scene.time.length));
  for (let k = 0; k < whole.length; k++) {
    const o = 6 * (k * scene.transmitting + number) + 3 * part, [x, y, z] = reactions.subarray(o, o + 3);
    whole[k] = Math.hypot(x, y, z);
    if (!axis) continue;
    const s = x * axis[0] + y * axis[1] + z * axis[2];
    along[k] = Math.abs(s);
    over[k] = Math.hypot(x - s * axis[0], y - s * axis[1], z - s * axis[2]);
  }
  return [whole, over, along];
}

/** Cards in the part of the reactions; `show` takes an instant. */
export function loads(scene, element, instant, show) {
  const joints = scene.joints.filter((joint) => joint.kind !== "free" && joint.reaction !== null && joint.reaction < scene.transmitting), before = document.getElementById("reactions") ?? document.getElementById("xy");
  if (!joints.length || !before) return;
  const reactions = floats(scene.reactions), svg = document.querySelector("svg").namespaceURI;
  const span = scene.end - scene.start, named = []; // instants that are named, in the units that the reader likes
  const said = (size, part) => (size <= scene.slight[part] ? "0" : `${newtons(size)}${part ? "" : "·m"}`); // what is left is rounding
  const courses = []; // what follows the time

  /** Lines of a joint's moment (0) or force (1), that along an axis which it leaves free by itself. */
  function lines(joint, part) {
    const known = part ? joint.determined : joint.moments, name = part ? "Force" : "Moment", [peak, across, along] = scene.peaks[joint.reaction][part];
    const [whole, over, own] = sizes(scene, reactions, joint.reaction, part, along && joint.axis);
    if (!known || !along || !(along[0] > scene.slight[part])) return [course(part, name, known, peak, whole)];
    const beside = course(part, part ? "Along axis" : "About axis", known, along, own);
    beside.title = "What drives, springs, dampers, couplings and teeth exert together in the direction that the joint leaves free";
    return [course(part, name, known, across, over), beside];
  }

  /** Of a run that ended early, as at a dead point: the largest but for the last samples, if these lead far beyond. */
  const early = document.querySelector(".banner") !== null;
  function height(all, part) {
    const most = (list) => list.reduce((most, size) => (size < Infinity ? Math.max(most, size) : most), 0), usual = most(all.subarray(0, all.length - Math.ceil(LAST * all.length)));
    return early && usual > scene.slight[part] && most(all) > BEYOND * usual ? usual : null;
  }

  /** A line of a card: of all samples of the run the largest, when, and the smallest; and those that are here. */
  function course(part, name, known, [peak, t, least], all) {
    const line = element("div", { class: "load" }, element("span", { class: "what" }, name));
    if (!known) { line.append(element("span", { class: "undetermined" }, "not determined")); return line; }
    if (!(peak > scene.slight[part])) { line.append(element("span", { class: "value" }, "0")); return line; }
    if (least !== null && peak - least <= STEADY * peak) { line.append(element("span", { class: "value" }, said(peak, part)), " constant"); return line; }
    const at = element("button", { type: "button", class: "instant", title: "Show it" }, instant(t));
    named.push(() => { at.textContent = instant(t); });
    at.addEventListener("click", () => show(t));
    const now = element("span", { class: "now" });
    line.append(element("span", { class: "value" }, said(peak, part)), " at ", at, now);
    const picture = document.createElementNS(svg, "svg");
    const make = (tag, attributes) => { const node = document.createElementNS(svg, tag); for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value); picture.append(node); return node; };
    picture.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
    picture.setAttribute("preserveAspectRatio", "none");
    picture.setAttribute("aria-hidden", "true");
    const x = (t) => (span > 0 ? (WIDTH * (t - scene.start)) / span : 0), top = height(all, part) ?? peak, y = (size) => HEIGHT - 2 - ((HEIGHT - 4) * size) / top;
    // Of samples in a row the smallest and the largest, as they follow each other: no peak is lost.
    const each = Math.max(1, Math.ceil(all.length / POINTS));
    let d = "", pen = false;
    const to = (k) => { if (!Number.isFinite(all[k])) { pen = false; return; } d += `${pen ? "L" : "M"}${x(scene.time[k]).toFixed(1)} ${y(all[k]).toFixed(1)}`; pen = true; };
    for (let k = 0; k < all.length; k += each) {
      let [low, high] = [k, k];
      for (let i = k; i < Math.min(all.length, k + each); i++) { if (all[i] < all[low]) low = i; if (all[i] > all[high]) high = i; }
      to(Math.min(low, high));
      if (low !== high) to(Math.max(low, high));
    }
    make("path", { d, class: "course" });
    const mark = make("line", { y1: 0, y2: HEIGHT, class: "mark" });
    courses.push({ mark, now, x, value: ([k, l, u]) => (u === 0 ? all[k] : u === 1 ? all[l] : (1 - u) * all[k] + u * all[l]), part });
    line.append(picture);
    return line;
  }
  const card = (joint) => element("section", { class: "card joint" }, element("h4", {}, element("code", {}, joint.name), " ", element("span", { class: "count" }, joint.kind)), ...lines(joint, 1), ...lines(joint, 0));

  const grid = element("div", { class: "cards" }, ...joints.slice(0, SHOWN).map(card));
  const section = element("section", { class: "plots", id: "loads" }, element("h3", { class: "over" }, "What joints transmit ", element("span", { class: "count" }, "largest over the run, and when")), grid);
  if (joints.length > SHOWN) {
    const all = element("button", { type: "button", class: "button" }, `All ${joints.length} joints`);
    all.addEventListener("click", () => { grid.append(...joints.slice(SHOWN).map(card)); all.remove(); follow(); });
    section.append(all);
  }
  before.before(section);
  const links = document.querySelector("#bar nav"), next = links?.querySelector('a[href="#reactions"]') ?? links?.querySelector('a[href="#xy"]') ?? links?.querySelector('a[href="#equations"]') ?? links?.querySelector('a[href="#model"]');
  next?.before(element("a", { href: "#loads" }, "Joints"));

  let seen = false, waiting = false;
  function follow() {
    waiting = false;
    for (const { mark, now, x, value, part } of courses) {
      mark.setAttribute("x1", x(scene.t));
      mark.setAttribute("x2", x(scene.t));
      now.textContent = `now ${scene.near(said(value(scene.around), part))}`;
    }
  }
  const soon = () => { if (seen && !waiting) { waiting = true; requestAnimationFrame(follow); } };
  document.addEventListener("dalembert-time", soon);
  document.addEventListener("dalembert-units", () => named.forEach((name) => name()));
  new IntersectionObserver((entries) => { seen = entries.at(-1).isIntersecting; soon(); }).observe(section);
}
