// The picture as files: PNG, SVG that moves by itself, GIF, WebM. All is drawn here; nothing is asked of a server.
import { gif } from "./gif.js";
import { raster } from "./raster.js";

const LONGEST = 12; // s that a moving picture takes at most
const FRAMES = 60; // of what bends in an SVG
const NEAR = 0.35; // px, or degrees, that a moving picture may be off
const FINE = 480; // samples of what moves in one: turns between two of them are less than half a turn
const RATE = 30; // pictures of a film in a second
const GIF_RATE = 15; // of a GIF

const next = () => new Promise((done) => setTimeout(done));
const variables = (theme) => {
  const root = document.documentElement, before = root.dataset.theme;
  if (theme) root.dataset.theme = theme;
  const look = getComputedStyle(root);
  const all = ["card", "ink", "muted", "line", "accent", "bad", ...Array.from({ length: 8 }, (_, i) => `c${i}`)].map((name) => `--${name}:${look.getPropertyValue(`--${name}`).trim()}`);
  if (theme) { if (before) root.dataset.theme = before; else delete root.dataset.theme; }
  return all.filter((one) => !one.endsWith(":")).join(";");
};

/** The rules of the page's own looks that are for the picture. */
function rules() {
  const out = [];
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) if (rule.selectorText?.startsWith(".picture")) out.push(rule.cssText);
  return out.join("\n");
}

/** A picture in the plane as a document of its own. */
function alone(svg, [width, height], looks) {
  const copy = svg.cloneNode(true);
  for (const [name, value] of [["width", width], ["height", height]]) copy.setAttribute(name, value);
  const style = document.createElementNS(svg.namespaceURI, "style"), ground = document.createElementNS(svg.namespaceURI, "rect");
  style.textContent = looks;
  for (const [name, value] of [["width", width], ["height", height], ["rx", 10], ["style", "fill:var(--card)"]]) ground.setAttribute(name, value);
  copy.prepend(style, ground);
  return new XMLSerializer().serializeToString(copy);
}

const family = () => getComputedStyle(document.body).fontFamily;

/** What is seen now, on a canvas of this many pixels. */
function drawn(view, [width, height], scale) {
  const canvas = Object.assign(document.createElement("canvas"), { width: Math.round(width * scale), height: Math.round(height * scale) }), g = canvas.getContext("2d");
  const look = getComputedStyle(document.documentElement), colour = (name, or) => look.getPropertyValue(name).trim() || or;
  g.fillStyle = colour("--card", "#fff");
  g.fillRect(0, 0, canvas.width, canvas.height);
  if (view.element.tagName === "CANVAS") {
    view.now();
    g.drawImage(view.element, 0, 0, canvas.width, canvas.height);
    g.scale(scale, scale);
    g.font = `12px ${family()}`;
    g.fillStyle = colour("--ink", "#000");
    const box = view.element.getBoundingClientRect();
    for (const label of view.element.parentElement.querySelectorAll(".label:not([hidden])")) {
      const at = label.getBoundingClientRect();
      g.fillText(label.textContent, at.left - box.left + 4, at.bottom - box.top - 4);
    }
    const axes = view.element.parentElement.querySelector(".orientation"), corner = axes.getBoundingClientRect();
    g.translate(corner.left - box.left, corner.top - box.top);
    g.strokeStyle = g.fillStyle = colour("--muted", "#59616c");
    g.lineWidth = 1.5;
    g.textAlign = "center";
    for (const path of axes.querySelectorAll("path")) g.stroke(new Path2D(path.getAttribute("d")));
    for (const text of axes.querySelectorAll("text")) g.fillText(text.textContent, text.getAttribute("x"), text.getAttribute("y"));
    return canvas;
  }
  raster(g, view.element, scale);
  return canvas;
}

/** What an attribute `transform` of the picture is made of: how it reads in CSS, and its numbers; turns in degrees. */
function parts(text) {
  const all = (text ?? "").match(/-?[\d.]+(?:e[-+]?\d+)?/gi)?.map(Number) ?? [];
  if (/^matrix/.test(text ?? "")) {
    const [a, b, c, d, x, y] = all, size = Math.hypot(a, b), flip = a * d - b * c < 0 ? -1 : 1;
    // A turn, with one length for all directions, perhaps mirrored: all that bodies of a plane have.
    if (Math.abs(c + flip * b) > 1e-6 * size || Math.abs(d - flip * a) > 1e-6 * size) return { kind: "other", all, say: (n) => `matrix(${n.map((v) => short(v, 4)).join(",")})` };
    return { kind: `matrix${flip}`, all: [x, y, (Math.atan2(b, a) * 180) / Math.PI, size], turn: 2, say: ([x, y, turn, size]) => `translate(${short(x)}px,${short(y)}px) rotate(${short(turn)}deg) scale(${short(size, 5)},${short(flip * size, 5)})` };
  }
  if (/^translate\(\S+ \S+\) rotate\(\S+\)$/.test(text ?? "")) return { kind: "turned", all, turn: 2, say: ([x, y, turn]) => `translate(${short(x)}px,${short(y)}px) rotate(${short(turn)}deg)` };
  if (/^translate\(\S+ \S+\)$/.test(text ?? "")) return { kind: "moved", all, say: ([x, y]) => `translate(${short(x)}px,${short(y)}px)` };
  return { kind: "other", all, say: () => text ?? "none" };
}
const short = (v, digits = 2) => String(Number(v.toFixed(digits)));

/** Which of the samples tell the others, which lie on straight lines between them, but for so much of each number. */
function needed(rows, off) {
  const kept = [0];
  for (let from = 0; from < rows.length - 1; from = kept.at(-1)) {
    let to = from + 1;
    const straight = (end) => {
      for (let i = from + 1; i < end; i++) {
        const u = (i - from) / (end - from);
        if (rows[i].some((v, n) => Math.abs(v - (1 - u) * rows[from][n] - u * rows[end][n]) > off[n])) return false;
      }
      return true;
    };
    while (to + 1 < rows.length && straight(to + 1)) to++;
    kept.push(to);
  }
  return kept;
}

/** The picture as an SVG that moves from one instant to another within so many seconds, and again. */
export function moving(view, scene, { from = scene.start, until = scene.end, seconds, size }) {
  const svg = view.element, before = scene.t, all = [...svg.querySelectorAll("*")].filter((e) => !e.closest("defs, .orientation, title"));
  const kept = ["d", "x", "y", "visibility"], seen = all.map(() => kept.map(() => [])), turns = all.map(() => []);
  for (let i = 0; i <= FINE; i++) {
    scene.move(from + ((until - from) * i) / FINE);
    view.show();
    all.forEach((e, k) => {
      turns[k].push(e.getAttribute("transform"));
      if (i % (FINE / FRAMES) === 0) kept.forEach((name, n) => seen[k][n].push(e.getAttribute(name)));
    });
  }
  scene.move(from);
  view.show();
  let count = 0;
  const pixel = view.pixelsPerMetre ? (view.pixelsPerMetre * scene.size) / 1000 : 1; // for a unit inside the picture
  const keyframes = [], marked = [], percent = (i) => `${short((100 * i) / FINE, 3)}%`;
  all.forEach((e, k) => {
    if (turns[k].some((text) => text !== turns[k][0])) {
      const list = turns[k].map(parts), same = list.every((part) => part.kind === list[0].kind && part.all.length === list[0].all.length);
      // Turns go on beyond half a turn, from sample to sample the shorter way.
      if (same && list[0].turn !== undefined) for (let i = 1; i < list.length; i++) { const n = list[0].turn; list[i].all[n] += 360 * Math.round((list[i - 1].all[n] - list[i].all[n]) / 360); }
      const shown = same && list[0].kind !== "other" ? needed(list.map((part) => part.all), list[0].kind.startsWith("matrix") ? [NEAR, NEAR, NEAR, 1e-3] : [NEAR / pixel, NEAR / pixel, NEAR]) : list.map((_, i) => i).filter((i) => i % (FINE / FRAMES) === 0);
      const own = `m${count++}`;
      keyframes.push(`@keyframes ${own}{${shown.map((i) => `${percent(i)}{transform:${list[i].say(list[i].all)}}`).join("")}}.${own}{animation:${own} ${seconds.toFixed(3)}s linear infinite}`);
      marked.push(() => { const c = e.getAttribute("class"); e.setAttribute("class", `${c ?? ""} ${own}`.trim()); const t = e.getAttribute("transform"); e.removeAttribute("transform"); return () => { if (c === null) e.removeAttribute("class"); else e.setAttribute("class", c); e.setAttribute("transform", t); }; });
    }
    kept.forEach((name, n) => {
      const list = seen[k][n];
      if (list.every((value) => value === list[0])) return;
      const animate = document.createElementNS(svg.namespaceURI, "animate"), held = name === "visibility" || list.some((value) => value === null);
      for (const [key, value] of Object.entries({ attributeName: name, values: list.map((value) => value ?? "").join(";"), dur: `${seconds.toFixed(3)}s`, repeatCount: "indefinite", ...(held ? { calcMode: "discrete" } : {}) })) animate.setAttribute(key, value);
      marked.push(() => { e.append(animate); return () => animate.remove(); });
    });
  });
  const undo = marked.map((mark) => mark());
  const looks = `.picture{${variables("light")};font-family:sans-serif}\n@media (prefers-color-scheme:dark){.picture{${variables("dark")}}}\n${rules()}\n${keyframes.join("\n")}`;
  const text = alone(svg, size, looks);
  undo.reverse().forEach((step) => step());
  scene.move(Number.isFinite(before) ? before : scene.start);
  view.show();
  return text;
}

/** What can be written: a name, and what makes it. `say` is told how far it is. */
export function saver(view, scene, time, holder, say) {
  const size = () => [holder.clientWidth, holder.clientHeight], span = scene.end - scene.start;
  const seconds = () => Math.min(LONGEST, Math.max(0.5, span / time.speed));
  async function frames(rate, each) {
    const count = Math.max(2, Math.round(seconds() * rate)), before = time.t, resume = time.playing;
    time.play(false);
    try {
      for (let i = 0; i < count; i++) {
        time.set(scene.start + (span * i) / (count - 1));
        say(`${Math.round((100 * i) / count)} %`);
        await each(i, count);
      }
    } finally {
      time.set(before);
      if (resume) time.play(true);
    }
  }
  const can = typeof MediaRecorder !== "undefined" && ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"].find((kind) => MediaRecorder.isTypeSupported(kind));
  const all = {
    async png() {
      const canvas = drawn(view, size(), Math.max(2, devicePixelRatio));
      return new Promise((done) => canvas.toBlob(done, "image/png"));
    },
    async gif() {
      const scale = Math.min(1, 720 / size()[0]), list = [];
      let wide = 0, high = 0;
      await frames(GIF_RATE, async () => {
        const canvas = drawn(view, size(), scale), data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data, frame = new Uint16Array(canvas.width * canvas.height);
        for (let i = 0; i < frame.length; i++) frame[i] = ((data[4 * i] >> 3) << 10) | ((data[4 * i + 1] >> 3) << 5) | (data[4 * i + 2] >> 3);
        [wide, high] = [canvas.width, canvas.height];
        list.push(frame);
        await next();
      });
      return gif(wide, high, list, GIF_RATE);
    },
  };
  if (view.element.tagName !== "CANVAS") all.svg = async () => new Blob([moving(view, scene, { seconds: seconds(), size: size() })], { type: "image/svg+xml" });
  if (can) {
    all.webm = async () => {
      const shown = drawn(view, size(), 1), g = shown.getContext("2d"), stream = shown.captureStream(0), [track] = stream.getVideoTracks();
      const recorder = new MediaRecorder(stream, { mimeType: can, videoBitsPerSecond: 6e6 }), chunks = [];
      recorder.ondataavailable = ({ data }) => chunks.push(data);
      const ended = new Promise((done) => { recorder.onstop = done; });
      recorder.start();
      // Time stands still in the film while a picture is drawn, so that its speed is that of the motion on any machine.
      const wait = (ms) => new Promise((done) => setTimeout(done, ms));
      recorder.pause();
      await frames(RATE, async () => {
        const picture = drawn(view, [shown.width, shown.height], 1), begun = performance.now();
        recorder.resume();
        g.drawImage(picture, 0, 0);
        track.requestFrame?.();
        await wait(Math.max(1, 1000 / RATE - (performance.now() - begun)));
        recorder.pause();
      });
      recorder.resume();
      track.requestFrame?.();
      await wait(100); // until the last picture is in it
      recorder.stop();
      await ended;
      const film = new Blob(chunks, { type: "video/webm" });
      if (film.size < 500) throw new Error("no picture was recorded");
      return film;
    };
  }
  return all;
}
