// What joints transmit over the motion, joint by joint: the largest force and moment, and when.
import { floats, newtons } from "./read.js";

/** Sizes over the samples of what a joint transmits: the largest moment and force, each with its instant. */
function peaks(scene, reactions, number) {
  const count = scene.transmitting, most = [{ size: 0, t: scene.start }, { size: 0, t: scene.start }];
  for (let k = 0; k < scene.time.length; k++) {
    const o = 6 * (k * count + number);
    for (const part of [0, 1]) {
      const size = Math.hypot(reactions[o + 3 * part], reactions[o + 3 * part + 1], reactions[o + 3 * part + 2]);
      if (Number.isFinite(size) && size > most[part].size) most[part] = { size, t: scene.time[k] };
    }
  }
  return most;
}

/** A table in the part of the reactions; `show` takes an instant. */
export function loads(scene, element, show) {
  const joints = scene.joints.filter((joint) => joint.reaction !== null && joint.reaction < scene.transmitting), before = document.getElementById("xy");
  if (!joints.length || !before) return;
  const reactions = floats(scene.reactions), all = joints.map((joint) => [joint, peaks(scene, reactions, joint.reaction)]);
  // What is nothing beside the largest is rounding.
  const top = [0, 1].map((part) => Math.max(...all.map(([, most]) => most[part].size)));
  const span = scene.end - scene.start, digits = span > 0 ? Math.max(0, Math.min(9, 3 - Math.floor(Math.log10(span)))) : 3;
  const cell = ({ size, t }, part, known) => {
    if (!known) return element("td", { class: "num" }, "not determined");
    if (!(size > 1e-9 * top[part])) return element("td", { class: "num" }, "0");
    const at = element("button", { type: "button", class: "instant", title: "Show it" }, `at ${t.toFixed(digits)} s`);
    at.addEventListener("click", () => show(t));
    return element("td", { class: "num" }, `${newtons(size)}${part ? "" : " m"} `, at);
  };
  const rows = all.map(([joint, [moment, force]]) => element("tr", {}, element("td", {}, element("code", {}, joint.name)), element("td", {}, joint.kind), cell(force, 1, joint.determined), cell(moment, 0, joint.moments)));
  const head = element("tr", {}, ...["Joint", "Type", "Largest force", "Largest moment"].map((title, i) => element("th", { scope: "col", ...(i > 1 ? { class: "num" } : {}) }, title)));
  const long = rows.length > 16;
  const table = element("div", { class: `table${long ? " long" : ""}`, ...(long ? { tabindex: "0" } : {}) }, element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows)));
  before.before(element("section", { class: "plots", id: "loads" }, element("h3", { class: "over" }, "What joints transmit"), element("section", { class: "card" }, table)));
  const links = document.querySelector("#bar nav"), model = links?.querySelector('a[href="#model"]');
  model?.before(element("a", { href: "#loads" }, "Joints"));
}
