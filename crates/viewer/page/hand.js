// A mechanism moved by hand, on a page that `view` serves: a body is drawn by a point of it, the server answers with the pose that the
// constraints allow next to it, and what the doctor says there.
import { NOTHING, power } from "./read.js";
import { add, sub, turned } from "./vector.js";

const back = ([w, x, y, z]) => [w, -x, -y, -z];

/** A number in a few digits; what is rounding beside `top` is 0. */
function digits(x, top) {
  const size = Math.abs(x) > NOTHING * top ? Math.abs(x) : 0;
  return `${x < 0 && size > 0 ? "−" : ""}${size > 0 && (size < 1e-3 || size >= 1e6) ? power(size, 4) : Number(size.toPrecision(5))}`;
}

/** The control, if the page is served; `holder` is what the picture stands in. */
export function hand(scene, view, time, holder, element) {
  const form = document.querySelector(".live form");
  // What formulas draw is in no hand: the engine knows of no such bodies.
  const known = new Set(scene.axes.map((axes) => axes.name));
  if (!form || !view.grab || !scene.bodies.some((body) => known.has(body.name))) return null;
  const said = element("p", { class: "hint held", role: "status", hidden: true }), words = element("span", {});
  const run = element("button", { type: "button", class: "button" }, "Run from here"), leave = element("button", { type: "button", class: "button" }, "Back to the motion");
  const button = element("button", { type: "button", class: "button", "aria-pressed": "false", title: "Draw bodies by hand; constraints hold" }, "Move by hand");
  said.append(words, " ", run, " ", leave);
  let on = false, pulled = null, waiting = false, wanted = null, values = [], failed = false;

  /** Asks for a pose: the start, or that in which a point of a body is next to a place. */
  async function ask(query) {
    if (waiting) { wanted = query; return; }
    waiting = true;
    try {
      const answer = await (await fetch(`/pose?${new URLSearchParams(query)}`)).json();
      failed = Boolean(answer.fault);
      if (answer.fault) words.textContent = answer.fault;
      else if (on) show(answer);
    } catch {
      failed = true;
      words.textContent = "The program that served this page has ended.";
    }
    waiting = false;
    if (wanted && !failed) { const next = wanted; wanted = null; ask(next); }
    else wanted = null;
  }
  function show(answer) {
    values = answer.values;
    scene.pose(answer.poses);
    view.show();
    const top = Math.max(...values.map(([, x]) => Math.abs(x)));
    const shown = values.slice(0, 6).map(([name, x]) => `${name} = ${digits(x, top)}`).join(", ");
    words.textContent = `${shown}${values.length > 6 ? ", …" : ""}. ${answer.doctor}${keeps()}`;
  }
  /** A hand gives places only: with which rates a run from here begins is what file and form say. */
  function keeps() {
    const moves = [...form.querySelectorAll("input[name]")].some(({ name, value }) => name.endsWith("'") && Number(value) !== 0);
    return moves ? " A run from here does not begin at rest, but with the rates of “At the start”, as far as they fit this pose." : "";
  }
  function turn(next) {
    on = next;
    button.setAttribute("aria-pressed", String(on));
    said.hidden = !on;
    holder.classList.toggle("by-hand", on);
    view.want("paths", !on);
    pulled = wanted = null;
    if (on) {
      time.play(false);
      time.set(scene.start);
      ask({ reset: "1" });
    } else time.set(scene.start);
  }
  button.addEventListener("click", () => turn(!on));
  leave.addEventListener("click", () => turn(false));
  run.addEventListener("click", () => {
    for (const [name, x] of values) { const field = form.elements.namedItem(name); if (field) field.value = String(x); }
    form.requestSubmit();
  });
  // Before others, who turn and shift the picture.
  holder.addEventListener("pointerdown", (event) => {
    if (!on || event.button > 0) return;
    const found = view.grab(event);
    if (!found || !known.has(scene.bodies[found.body].name)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    holder.setPointerCapture(event.pointerId);
    const { body, at } = found, frame = scene.bodies[body].frame, own = scene.place([frame, 0, 0, 0]);
    pulled = { name: scene.bodies[body].name, local: turned(back(scene.turn(frame)), sub(at, own)), at };
    view.mark?.([{ body }]);
  }, true);
  holder.addEventListener("pointermove", (event) => {
    if (!pulled) return;
    event.stopImmediatePropagation();
    const to = add(view.reach(event, pulled.at), scene.origin), text = (p) => p.map((x) => x.toPrecision(9)).join(",");
    ask({ body: pulled.name, at: text(pulled.local), to: text(to) });
  }, true);
  for (const end of ["pointerup", "pointercancel"]) holder.addEventListener(end, () => { if (pulled) { pulled = null; view.mark?.([]); } }, true);
  // Time that is moved ends it.
  document.addEventListener("dalembert-time", ({ detail }) => { if (on && detail.t !== scene.start) turn(false); });
  return { button, said };
}
