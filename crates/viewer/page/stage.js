// The picture with its controls, in each element of the class `viewer`, from the data in the element that its `data-scene` names, or else
// in `scene`. Where it is the only one, time is shared with the plots by events on the document: `dalembert-time`, whose detail holds `t`
// and `from`; `dalembert-other` brings another run, with `name` and `scene`, or takes it away. Several side by side have a clock each.
import { beside } from "./beside.js";
import { hand } from "./hand.js";
import { loads } from "./loads.js";
import { overview } from "./overview.js";
import { pointing } from "./pointing.js";
import { player } from "./player.js";
import { newtons, pace, read } from "./read.js";
import { moving, saver } from "./save.js";

const WISHES = [["paths", "Paths", true], ["reactions", "Reactions", false], ["loads", "Loads", false], ["velocities", "Velocities", false], ["accelerations", "Accelerations", false], ["names", "Names", false, "Names of bodies and joints; what finds no room is named when it is pointed at"], ["dimensions", "Dimensions", false]];
const MORE = [["marks", "Marks", "Points of the paths at even steps of time: the farther apart, the faster"], ["masses", "Masses", "Centres of mass, and the homogeneous solids that have the bodies' inertia"], ["frames", "Frames", "Axes of bodies and named frames (x red, y green, z blue), and of joints"], ["poles", "Poles", "Instant centres: points at which a body stands still, or two bodies move alike"], ["grid", "Grid", "Lines at round coordinates"], ["through", "See through", "Bodies let through what is behind them"]];

function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name in node && typeof value !== "string") node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

const icon = (d) => `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${d}"/></svg>`;
const ICONS = { play: icon("M4 2.5v11l9-5.5z"), pause: icon("M4 3h3v10H4zM9 3h3v10H9z"), loop: icon("M3 8a5 5 0 0 1 9-3V2.5h1.3V7H8.8V5.8h2.3A3.7 3.7 0 1 0 11.6 9h1.3A5 5 0 0 1 3 8z") };

const LISTED = 80; // bodies that can be chosen one by one, and paths that are drawn at once
/** The next longer or shorter of round scales: 1, 2 and 5 times powers of ten, from a thousandth to a thousand. */
const stretched = (scale, by) => {
  const steps = 3 * Math.floor(Math.log10(scale) + 1e-9), within = [1, 2, 5].findIndex((m) => m * 10 ** (steps / 3) > scale * (1 - 1e-9)), next = Math.max(-9, Math.min(9, steps + within + by));
  return [1, 2, 5][((next % 3) + 3) % 3] * 10 ** Math.floor(next / 3);
};
const PAPER = [688, 340]; // px: the width between the margins of A4, and what the style sheet says

/** `views` are tried in turn; the first that works is taken. */
export function stage(views) {
  const all = [...document.querySelectorAll(".viewer")];
  const mounted = all.map((root) => mount(root, document.getElementById(root.dataset.scene ?? "scene"), views, all.length === 1)).filter(Boolean);
  window.dalembertViewers = mounted;
  if (mounted.length) window.dalembertViewer = mounted[0];
}

function mount(root, source, views, alone) {
  if (!source) return null;
  const scene = read(JSON.parse(source.textContent));
  const holder = element("div", { class: "view", tabindex: "0" });
  holder.setAttribute("aria-label", "The mechanism; space plays and pauses, arrow keys move in time, comma and full stop go from sample to sample, plus and minus zoom, 0 fits");
  const fault = element("p", { class: "fault", role: "status", hidden: true });
  const play = element("button", { type: "button", class: "button play", title: "Play or pause (space)" });
  const slider = element("input", { type: "range", min: "0", max: "1", step: "any", "aria-label": "Time" });
  const clock = element("output", { class: "clock" });
  const speed = element("select", { "aria-label": "Speed", title: "Speed" });
  const loop = element("button", { type: "button", class: "button", title: "Play again and again", "aria-label": "Loop" });
  const wishes = element("div", { class: "wishes", role: "group", "aria-label": "What is shown" });
  loop.innerHTML = ICONS.loop;
  const step = (by, title, sign) => {
    const button = element("button", { type: "button", class: "button step", title, "aria-label": title }, sign);
    button.addEventListener("click", () => time.sample(by));
    return button;
  };
  root.append(holder, fault, element("div", { class: "controls", hidden: !(scene.end > scene.start) }, play, step(-1, "One sample back (,)", "‹"), step(1, "One sample on (.)", "›"), slider, clock, speed, loop), wishes);

  let view = null, otherRun = null;
  for (const make of views) {
    try { view = make(holder, scene); break; } catch (error) {
      fault.hidden = false;
      fault.textContent = `Seen from an angle, in the plane of the screen: ${error.message ?? error}.`;
      holder.replaceChildren();
    }
  }
  if (!view) return null;

  let resume = false; // whether it plays again when it is seen again
  const axis = scene.course ?? { name: "t", unit: "s", from: 0, rate: 1 };
  const span = scene.end - scene.start, shown = (t) => axis.from + axis.rate * t, report = alone ? window.dalembertReport : undefined; // whose units are the reader's choice
  // As many digits as tell a thousandth of it all apart, and neighbouring samples of the run.
  const least = Math.min(span / 1000, scene.spacing ?? Infinity), digits = least > 0 ? Math.max(0, Math.min(9, Math.ceil(-Math.log10(least) - 1e-9))) : 3;
  const instant = (t, sign = "=") => {
    const value = (report?.factorOf(axis.unit) ?? 1) * shown(t), unit = report?.unitOf(axis.unit) ?? axis.unit;
    return `${axis.name} ${sign} ${value.toFixed(digits).replace("-", "−")}${unit ? ` ${unit}` : ""}`;
  };
  let whole = overview(holder, scene);
  const time = player(scene, (t, from) => {
    scene.move(t);
    view.show();
    whole?.show();
    slider.value = span > 0 ? (t - scene.start) / span : 0;
    tell();
    if (alone && from === "viewer") document.dispatchEvent(new CustomEvent("dalembert-time", { detail: { t, from } }));
  });
  // Where the run has samples that are not here, the picture may be that of one nearby.
  function tell() {
    clock.textContent = instant(scene.t, scene.nearest ? "≈" : "=");
    clock.title = scene.nearest ? "The picture is that of the nearest sample on this page" : "";
  }
  document.addEventListener("dalembert-units", tell);
  time.changed = (on) => {
    play.innerHTML = on ? ICONS.pause : ICONS.play;
    play.setAttribute("aria-label", on ? "Pause" : "Play");
  };
  for (const s of time.speeds) speed.append(element("option", { value: String(s), selected: s === time.speed }, `${s}×`));
  speed.addEventListener("change", () => { time.speed = Number(speed.value); });
  play.addEventListener("click", () => time.play(!time.playing));
  slider.addEventListener("input", () => { time.play(false); time.set(scene.start + Number(slider.value) * span); });
  loop.setAttribute("aria-pressed", "true");
  loop.addEventListener("click", () => {
    time.loop = !time.loop;
    loop.setAttribute("aria-pressed", time.loop);
  });
  document.addEventListener("dalembert-time", ({ detail }) => {
    if (!alone || detail.from === "viewer") return;
    resume = false;
    time.play(false);
    time.set(detail.t, detail.from);
  });

  // ---- What is shown ----
  const moves = scene.runners.length;
  const there = {
    paths: scene.offered().length, reactions: scene.transmits, loads: scene.weighed.length, velocities: moves, accelerations: moves, names: scene.bodies.length,
    dimensions: scene.planar && scene.parts.some((p) => ["bar", "bent"].includes(p.shape)),
    marks: view.pixelsPerMetre && scene.offered().length && scene.end > scene.start, masses: scene.bodies.some((body) => body.mass > 0), frames: scene.axes.length, poles: scene.planar && scene.rated, grid: view.pixelsPerMetre, through: scene.parts.length,
  };
  const want = (name, on) => {
    if (name === "paths" && on && !scene.paths.length) choose(scene.offered().filter(({ kind }, k, all) => all[0].kind || !kind).slice(0, LISTED)); // named ones, or else those of joints
    view.want(name, on);
    if (name === "paths") whole?.want(on);
    stretches(name, on);
  };
  const wish = (to, name, title, on, hint) => {
    if (!there[name]) return;
    const button = element("button", { type: "button", class: "button wish", "data-wish": name, "aria-pressed": String(on), ...(hint ? { title: hint } : {}) }, title);
    button.addEventListener("click", () => {
      const next = button.getAttribute("aria-pressed") !== "true";
      button.setAttribute("aria-pressed", String(next));
      want(name, next);
    });
    to.append(button);
    want(name, on);
  };
  // ---- How long arrows are ----
  const forms = { forces: [["reactions", "loads"], "Forces", newtons], velocities: [["velocities"], "Velocities", (size) => pace(size, 1)], accelerations: [["accelerations"], "Accelerations", (size) => pace(size, 2)] };
  const shownNow = new Set(), scales = Object.fromEntries(Object.entries(forms).map(([what, [, title, words]]) => {
    const said = element("output", { title: `${title} of this size have arrows of full length` });
    const button = (sign, by, title) => {
      const one = element("button", { type: "button", class: "button step", title, "aria-label": title }, sign);
      one.addEventListener("click", () => { scene.stretch[what] = stretched(scene.stretch[what], by); tell(); view.show(); });
      return one;
    };
    const tell = () => { said.textContent = `${title} ×${Number(scene.stretch[what].toPrecision(3))}: ${words(scene.full(what))}`; };
    const of = title.toLowerCase(), all = element("span", { class: "together stretch", hidden: true }, button("−", -1, `Shorter arrows of ${of}`), said, button("+", 1, `Longer arrows of ${of}`));
    return [what, { all, tell }];
  }));
  /** Shows the scales of what has arrows. */
  function stretches(name, on) {
    if (on) shownNow.add(name); else shownNow.delete(name);
    for (const [what, { all, tell }] of Object.entries(scales)) {
      all.hidden = !forms[what][0].some((name) => shownNow.has(name));
      if (!all.hidden) tell();
    }
  }

  // ---- Which paths are drawn ----
  const boxes = new Map(); // of paths by their names
  function choose(paths) {
    const names = new Set(paths.map(({ name }) => name));
    scene.choose(names);
    otherRun?.choose(names);
    for (const [name, box] of boxes) box.checked = names.has(name);
    view.retrace();
    whole?.remove();
    whole = overview(holder, scene);
    whole?.show();
  }
  function choices() {
    const list = element("details", { class: "of-paths" }, element("summary", { class: "button", title: "Whose paths are drawn: of named frames, then of joints" }, "Paths of"));
    list.addEventListener("toggle", () => {
      if (!list.open || boxes.size) return;
      const drawn = new Set(scene.paths.map(({ name }) => name));
      for (const { name, kind } of scene.offered()) {
        const box = element("input", { type: "checkbox", checked: drawn.has(name) });
        box.addEventListener("change", () => {
          choose(scene.offered().filter(({ name }) => boxes.get(name).checked));
          const button = wishes.querySelector('[data-wish="paths"]');
          if (box.checked && button.getAttribute("aria-pressed") === "false") button.click();
        });
        boxes.set(name, box);
        list.append(element("label", {}, box, name, ...(kind ? [" ", element("span", { class: "hint" }, kind)] : [])));
      }
    });
    return list;
  }

  for (const [name, title, on, hint] of WISHES) wish(wishes, name, title, on && (name !== "paths" || scene.paths.length > 0), hint);
  for (const { all } of Object.values(scales)) wishes.append(all);
  const more = element("details", { class: "more" }, element("summary", { class: "button" }, "More"));
  for (const [name, title, hint] of MORE) wish(more, name, title, false, hint);
  if (there.paths) more.append(choices());
  if (view.hold && scene.bodies.length > 1) {
    const held = element("select", { "aria-label": "What stays in the middle", title: "What stays in the middle" }, element("option", { value: "" }, "Follow nothing"), ...scene.bodies.map((body, k) => element("option", { value: String(k) }, `Follow ${body.name}`)));
    held.addEventListener("change", () => view.hold(held.value === "" ? null : scene.bodies[Number(held.value)]));
    more.append(held);
  }
  if (view.hide && scene.bodies.length > 1 && scene.bodies.length <= LISTED) {
    const hidden = new Set(), boxes = scene.bodies.map((body, k) => {
      const box = element("input", { type: "checkbox", checked: true });
      box.addEventListener("change", () => { if (box.checked) hidden.delete(k); else hidden.add(k); view.hide(hidden); });
      return element("label", {}, box, body.name);
    });
    more.append(element("details", { class: "of-bodies" }, element("summary", { class: "button", title: "Which bodies are shown" }, "Bodies"), ...boxes));
  }
  if (more.children.length > 1) wishes.append(more);
  for (const [title, direction] of view.aspects ?? []) {
    const button = element("button", { type: "button", class: "button" }, title);
    button.addEventListener("click", () => view.look(direction));
    wishes.append(button);
  }
  const pressed = (title, label, sign, act) => {
    const button = element("button", { type: "button", class: `button${sign.length === 1 ? " step" : ""}`, title, "aria-label": label }, sign);
    button.addEventListener("click", act);
    return button;
  };
  wishes.append(element("span", { class: "together" },
    pressed("Zoom out (−, Ctrl and the wheel, or two fingers)", "Zoom out", "−", () => view.zoom(0.8)),
    pressed("Zoom in (+, Ctrl and the wheel, or two fingers)", "Zoom in", "+", () => view.zoom(1.25)),
    pressed("The whole motion (0, or double click)", "Fit", "Fit", () => view.fit())));
  const moved = hand(scene, view, time, holder, element);
  if (moved) { wishes.append(moved.button); wishes.after(moved.said); }

  // ---- Another run: that of the page, or one that the plots are compared with ----
  const also = element("button", { type: "button", class: "button wish", title: "The other run, pale, at the same instant" }, "Other run"), legend = element("span", { class: "hint" });
  also.addEventListener("click", () => accompany(also.getAttribute("aria-pressed") !== "true"));
  function accompany(on) {
    also.setAttribute("aria-pressed", String(on));
    legend.hidden = !on;
    view.want("other", on);
  }
  /** Takes its name and the data of its motion, where there are such. */
  function compare(found) {
    also.remove();
    legend.remove();
    otherRun = found ? beside(found.scene, scene) : null;
    if (boxes.size) otherRun?.choose(new Set(scene.paths.map(({ name }) => name)));
    view.beside(otherRun);
    if (!found) return;
    legend.replaceChildren(element("i", { class: "pale" }), ` ${found.name}`);
    [...wishes.querySelectorAll(":scope > .wish")].at(-1)?.after(also);
    wishes.append(legend);
    accompany(true);
  }
  if (alone) document.addEventListener("dalembert-other", ({ detail }) => compare(detail?.scene ? detail : null));

  // ---- What can be taken along ----
  const link = element("button", { type: "button", class: "button", title: "An address that leads to this instant" }, "Link");
  link.addEventListener("click", async () => {
    history.replaceState(null, "", `#t=${Number(shown(time.t).toPrecision(12))}`);
    link.textContent = await navigator.clipboard?.writeText(location.href).then(() => "Copied", () => "In the address bar") ?? "In the address bar";
    setTimeout(() => { link.textContent = "Link"; }, 2500);
  });
  const saved = element("span", { class: "hint", role: "status" }), save = element("details", { class: "save" }, element("summary", { class: "button" }, "Save"));
  const formats = saver(view, scene, time, holder, (text) => { saved.textContent = text; });
  for (const [kind, make] of Object.entries(formats)) {
    const button = element("button", { type: "button", class: "button" }, { png: "PNG", gif: "GIF", svg: "SVG that moves", webm: "WebM" }[kind]);
    button.addEventListener("click", async () => {
      for (const b of save.querySelectorAll("button")) b.disabled = true;
      try {
        const blob = await make(), to = element("a", { href: URL.createObjectURL(blob), download: `${(scene.title || "motion").replace(/[^\w.-]+/g, "_")}.${kind}` });
        to.click();
        setTimeout(() => URL.revokeObjectURL(to.href), 10000);
        saved.textContent = `${Math.max(1, Math.round(blob.size / 1024))} KiB`;
      } catch (error) {
        saved.textContent = `This browser cannot make it: ${error.message ?? error}`;
      }
      for (const b of save.querySelectorAll("button")) b.disabled = false;
    });
    save.append(button);
  }
  wishes.append(...(alone ? [link] : []), save, saved);

  const open = scene.joints.filter((j) => j.reaction !== null && !j.determined).length;
  if (open > 0) wishes.append(element("span", { class: "hint" }, element("i", { class: "hatched" }), ` the force of ${open === 1 ? "one joint" : `${open} joints`} is not determined`));

  if (scene.notes.length) wishes.append(element("details", { class: "hint" }, element("summary", {}, scene.notes.length === 1 ? "one shape is drawn otherwise" : `${scene.notes.length} shapes are drawn otherwise`), element("ul", {}, ...scene.notes.slice(0, 50).map((note) => element("li", {}, note)))));

  if (alone) loads(scene, element, instant, (t) => {
    resume = false;
    time.play(false);
    time.set(t);
    const arrows = [...wishes.querySelectorAll(".wish")].find((button) => button.textContent === "Reactions");
    if (arrows?.getAttribute("aria-pressed") === "false") arrows.click();
    root.scrollIntoView({ block: "nearest" });
  });

  // ---- Hands ----
  holder.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      " ": () => time.play(!time.playing), k: () => time.play(!time.playing), "+": () => view.zoom(1.25), "=": () => view.zoom(1.25), "-": () => view.zoom(0.8), 0: () => view.fit(),
      ArrowLeft: () => time.step(event.shiftKey ? -0.05 : -0.005), ArrowRight: () => time.step(event.shiftKey ? 0.05 : 0.005), Home: () => time.step(-1), End: () => time.step(1),
      ",": () => time.sample(-1), ".": () => time.sample(1),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  if (view.drag) {
    let from = null;
    const fingers = new Map();
    /** Of two fingers: their middle, and how far they are apart. */
    const two = () => {
      const [a, b] = fingers.values();
      return b && { at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], apart: Math.hypot(a[0] - b[0], a[1] - b[1]) };
    };
    holder.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "mouse") { // one finger scrolls the page, two move and zoom the picture
        fingers.set(event.pointerId, [event.clientX, event.clientY]);
        return;
      }
      from = [event.clientX, event.clientY];
      holder.setPointerCapture(event.pointerId);
    });
    holder.addEventListener("touchmove", (event) => { if (event.touches.length > 1) event.preventDefault(); }, { passive: false });
    holder.addEventListener("pointermove", (event) => {
      if (fingers.has(event.pointerId)) {
        const before = two();
        fingers.set(event.pointerId, [event.clientX, event.clientY]);
        if (!before || fingers.size > 2) return;
        const now = two(), box = holder.getBoundingClientRect();
        view.drag(now.at[0] - before.at[0], now.at[1] - before.at[1]);
        if (before.apart > 0) view.zoom(now.apart / before.apart, [now.at[0] - box.left, now.at[1] - box.top]);
        return;
      }
      if (!from) return;
      view.drag(event.clientX - from[0], event.clientY - from[1]);
      from = [event.clientX, event.clientY];
    });
    for (const end of ["pointerup", "pointercancel"]) holder.addEventListener(end, (event) => { from = null; fingers.delete(event.pointerId); });
    holder.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return; // else the page scrolls
      event.preventDefault();
      const box = holder.getBoundingClientRect();
      view.zoom(Math.exp(-event.deltaY / 300), [event.clientX - box.left, event.clientY - box.top]);
    }, { passive: false });
  }
  // What is pointed at is named: by a mouse that draws nothing.
  let hovering = 0;
  holder.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || event.buttons || hovering) return;
    hovering = requestAnimationFrame(() => { hovering = 0; view.hover?.(event); });
  });
  holder.addEventListener("pointerleave", () => view.hover?.(null));
  holder.addEventListener("dblclick", () => view.fit());

  new ResizeObserver(() => view.resize(holder.clientWidth, holder.clientHeight)).observe(holder);
  view.resize(holder.clientWidth || 600, holder.clientHeight || 400);
  // On paper, which is as wide as no screen is asked for.
  let sheet = null;
  addEventListener("beforeprint", () => {
    view.resize(...PAPER);
    sheet?.remove();
    sheet = view.copy?.() ?? null;
    if (sheet) holder.append(sheet);
  });
  addEventListener("afterprint", () => {
    sheet?.remove();
    sheet = null;
    view.resize(holder.clientWidth, holder.clientHeight);
  });
  const themed = () => view.theme?.();
  new MutationObserver(themed).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", themed);
  // What is not looked at does not move.
  new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    if (!entry.isIntersecting && time.playing) { resume = true; time.play(false); }
    else if (entry.isIntersecting && resume) { resume = false; time.play(true); }
  }).observe(holder);
  play.addEventListener("click", () => { resume = false; });
  if (alone) pointing(scene, view, time);
  /** The instant that the address asks for, if it does. */
  const asked = () => {
    const said = alone && /[#&]t=([^&]+)/.exec(location.hash), t = said ? (Number(said[1]) - axis.from) / axis.rate : NaN;
    if (!Number.isFinite(t)) return false;
    resume = false;
    time.play(false);
    time.set(t);
    return true;
  };
  addEventListener("hashchange", asked);
  const others = alone && document.getElementById("other-scene");
  if (others) compare({ name: others.dataset.name, scene: JSON.parse(others.textContent) });
  time.set(scene.start);
  if (!asked()) time.play(!matchMedia("(prefers-reduced-motion: reduce)").matches && source.dataset.still === undefined);
  return { time, scene, view, formats, moving: (how) => moving(view, scene, how) };
}
