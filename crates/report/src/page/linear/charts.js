// Plots of a linear system: poles and zeros, frequency responses, steps, modes over parameters. SVG of its own, drawn at the size on the
// screen, from the numbers of the page; nothing is computed here but magnitudes, phases and places on the screen.
(() => {
  "use strict";
  const NS = "http://www.w3.org/2000/svg", root = document.documentElement, $ = (id) => document.getElementById(id);
  const data = JSON.parse($("data").textContent);
  const doubles = (text) => {
    const raw = atob(text), bytes = new Uint8Array(raw.length);
    for (let i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
    return new Float64Array(bytes.buffer);
  };
  const element = (tag, attributes = {}, ...children) => {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name in node && typeof value !== "string") node[name] = value; else node.setAttribute(name, value);
    }
    node.append(...children);
    return node;
  };
  const svg = (tag, attributes, parent) => {
    const node = document.createElementNS(NS, tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    parent?.append(node);
    return node;
  };
  const SUPER = { "-": "⁻", 0: "⁰", 1: "¹", 2: "²", 3: "³", 4: "⁴", 5: "⁵", 6: "⁶", 7: "⁷", 8: "⁸", 9: "⁹" };
  const power = (e) => `10${[...String(e)].map((c) => SUPER[c]).join("")}`;
  const number = (v, digits = 4) => {
    if (!Number.isFinite(v)) return "–";
    if (v === 0) return "0";
    const e = Math.floor(Math.log10(Math.abs(v)));
    const text = e < -4 || e > 5 ? (() => { const [m, x] = v.toExponential(digits - 1).split("e"); return `${Number(m)}×${power(Number(x))}`; })() : String(Number(v.toPrecision(digits)));
    return text.replace("-", "−");
  };
  const DASHES = ["", "7 4", "2 3", "9 3 2 3"];
  const colour = (slot) => `var(--c${slot % 8})`, dash = (slot) => DASHES[Math.floor(slot / 8) % 4];

  // ---- Scales: linear, logarithmic, and one that is linear near zero and logarithmic away from it ----
  function scale({ log, asinh, min, max }) {
    const to = log ? Math.log10 : asinh ? (v) => Math.asinh(v / asinh) : (v) => v;
    return { to, ticks: () => ticks({ log, asinh, min, max }) };
  }
  function ticks({ log, asinh, min, max, most = 7 }) {
    if (log) {
      const [low, high] = [Math.ceil(Math.log10(min) - 1e-9), Math.floor(Math.log10(max) + 1e-9)];
      const step = Math.max(1, Math.ceil((high - low + 1) / most)), out = [];
      for (let e = low; e <= high; e += step) out.push([10 ** e, power(e)]);
      return out.length > 1 ? out : ticks({ min, max, most });
    }
    if (asinh) {
      const out = [[0, "0"]], top = Math.max(Math.abs(min), Math.abs(max)), low = Math.ceil(Math.log10(asinh)), high = Math.floor(Math.log10(top));
      const step = Math.max(1, Math.ceil((2 * (high - low + 1)) / most));
      for (let e = high; e >= low; e -= step) for (const s of [-1, 1]) if (s * 10 ** e >= min && s * 10 ** e <= max) out.push([s * 10 ** e, `${s < 0 ? "−" : ""}${power(e)}`]);
      return out;
    }
    const span = max - min || 1, raw = span / most, ten = 10 ** Math.floor(Math.log10(raw));
    const step = ten * [1, 2, 5, 10].find((m) => m * ten >= raw), out = [];
    for (let k = Math.ceil(min / step - 1e-9); k * step <= max + 1e-9 * span; k++) out.push([k * step, number(k * step, 6)]);
    return out;
  }
  const padded = (min, max, share = 0.06) => {
    if (!(min <= max)) return [0, 1];
    const span = max - min, size = Math.max(Math.abs(min), Math.abs(max));
    const pad = span > 1e-9 * size ? share * span : size > 0 ? 0.1 * size : 1;
    return [min - pad, max + pad];
  };
  const range = (lists) => {
    let [low, high] = [Infinity, -Infinity];
    for (const list of lists) for (const v of list) if (Number.isFinite(v)) { if (v < low) low = v; if (v > high) high = v; }
    return [low, high];
  };

  // ---- One plot ----
  // spec: title, about, x, y {label, unit, min, max, log, asinh, ticks}, lines [{name, x, y, slot, faint, dash}], points [{x, y, kind, slot, say}],
  // verticals [{x, say}], bands [[from, to]], rays [{slope, name}], halfplane, height, read(x) → text.
  function chart(holder, spec) {
    holder.classList.add("plot");
    const say = element("p", { class: "readout", "aria-live": "off" }), box = element("div", { class: "chart" });
    const keys = element("div", { class: "keys" });
    for (const line of spec.lines.filter((l) => l.name && !l.unlisted)) {
      const mark = svg("svg", { viewBox: "0 0 22 10", "aria-hidden": "true" });
      svg("line", { x1: 0, x2: 22, y1: 5, y2: 5, "stroke-width": 2.5, "stroke-dasharray": line.dash ?? dash(line.slot), style: `stroke:${colour(line.slot)}` }, mark);
      keys.append(element("span", {}, mark, line.name));
    }
    holder.replaceChildren(element("h4", {}, ...[].concat(spec.title)), box, ...(keys.childNodes.length > 1 ? [keys] : []), say);
    const said = spec.about ?? "";
    say.textContent = said;
    let drawn = 0;
    const draw = () => {
      const width = Math.max(240, box.clientWidth), height = spec.height ?? Math.round(Math.min(340, Math.max(220, 0.55 * width)));
      if (width === drawn) return;
      drawn = width;
      const most = Math.max(3, Math.floor(width / 90));
      const yTicks = spec.y.ticks?.(spec.y) ?? ticks({ ...spec.y, most: 6 }), xTicks = ticks({ ...spec.x, most });
      const longest = Math.max(...yTicks.map(([, name]) => name.length), 2);
      const [left, right, top, bottom] = [Math.min(90, 16 + 7 * longest + 18), 12, 8, 40];
      const sx = scale(spec.x), sy = scale(spec.y);
      const [x0, x1, y0, y1] = [sx.to(spec.x.min), sx.to(spec.x.max), sy.to(spec.y.min), sy.to(spec.y.max)];
      const px = (v) => left + ((sx.to(v) - x0) / (x1 - x0)) * (width - left - right);
      const py = (v) => top + (1 - (sy.to(v) - y0) / (y1 - y0)) * (height - top - bottom);
      const picture = svg("svg", { height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `${[].concat(spec.title).map((t) => t.textContent ?? t).join(" ")}; ${said}` });
      const clip = `c${Math.random().toString(36).slice(2)}`;
      svg("rect", { x: left, y: top, width: width - left - right, height: height - top - bottom }, svg("clipPath", { id: clip }, svg("defs", {}, picture)));
      const inside = () => svg("g", { "clip-path": `url(#${clip})` }, picture);
      const ground = inside();
      if (spec.halfplane) svg("rect", { x: px(0), y: top, width: Math.max(0, width - right - px(0)), height: height - top - bottom, class: "unstable" }, ground);
      for (const [a, b] of spec.bands ?? []) svg("rect", { x: px(a), y: top, width: Math.max(1.5, px(b) - px(a)), height: height - top - bottom, class: "weak" }, ground);
      for (const [v, name] of xTicks) {
        svg("line", { x1: px(v), x2: px(v), y1: top, y2: height - bottom, class: v === 0 ? "zero" : "gridline" }, ground);
        svg("text", { x: px(v), y: height - bottom + 16, "text-anchor": "middle" }, picture).textContent = name;
      }
      for (const [v, name] of yTicks) {
        svg("line", { x1: left, x2: width - right, y1: py(v), y2: py(v), class: v === 0 ? "zero" : "gridline" }, ground);
        svg("text", { x: left - 7, y: py(v) + 4, "text-anchor": "end" }, picture).textContent = name;
      }
      svg("text", { x: (left + width - right) / 2, y: height - 6, "text-anchor": "middle" }, picture).textContent = spec.x.label;
      svg("text", { transform: `translate(13 ${(top + height - bottom) / 2}) rotate(-90)`, "text-anchor": "middle" }, picture).textContent = spec.y.label;
      svg("rect", { x: left, y: top, width: width - left - right, height: height - top - bottom, class: "frame" }, picture);
      const layer = inside();
      for (const { slope, name } of spec.rays ?? []) {
        const end = Math.min(spec.x.max, spec.y.max / slope), start = Math.max(spec.x.min, spec.y.min / slope);
        if (!(end > start)) continue;
        svg("line", { x1: px(start), y1: py(slope * start), x2: px(end), y2: py(slope * end), class: "ray" }, layer);
        svg("text", { x: px(end) - 4, y: py(slope * end) + (end < spec.x.max ? 14 : -4), "text-anchor": "end" }, layer).textContent = name;
      }
      for (const line of spec.lines) {
        let d = "", open = false;
        for (let i = 0; i < line.x.length; i++) {
          const [x, y] = [px(line.x[i]), py(line.y[i])];
          if (!Number.isFinite(x + y)) { open = false; continue; }
          d += `${open ? "L" : "M"}${x.toFixed(2)} ${y.toFixed(2)}`;
          open = true;
        }
        svg("path", { d, class: line.faint ? "line faint" : "line", "stroke-dasharray": line.dash ?? dash(line.slot), style: `stroke:${colour(line.slot)}` }, layer);
      }
      for (const { x, say: text } of spec.verticals ?? []) svg("title", {}, svg("line", { x1: px(x), x2: px(x), y1: top, y2: height - bottom, class: "lost" }, layer)).textContent = text;
      const R = 5.5;
      const marks = { pole: `M${-R} ${-R}L${R} ${R}M${-R} ${R}L${R} ${-R}`, zero: `M${R} 0A${R} ${R} 0 1 1 ${-R} 0A${R} ${R} 0 1 1 ${R} 0`, end: "M-4 -4H4V4H-4Z", meet: "M0 -6L6 0L0 6L-6 0Z" };
      for (const point of spec.points ?? []) {
        const mark = svg("path", { d: marks[point.kind], class: "mark", transform: `translate(${px(point.x).toFixed(2)} ${py(point.y).toFixed(2)})`, style: `stroke:${point.slot === undefined ? "var(--ink)" : colour(point.slot)}` }, layer);
        svg("title", {}, mark).textContent = point.say;
      }
      const cross = svg("line", { y1: top, y2: height - bottom, class: "cross", visibility: "hidden" }, layer);
      const ring = svg("circle", { r: 8, class: "cross", fill: "none", visibility: "hidden" }, layer);
      const leave = () => { for (const node of [cross, ring]) node.setAttribute("visibility", "hidden"); say.textContent = said; };
      const move = (event) => {
        const at = picture.getBoundingClientRect(), mx = event.clientX - at.left, my = event.clientY - at.top;
        if (mx < left || mx > width - right) return leave();
        if (spec.nearest) {
          const [best] = spec.nearest().map((p) => [Math.hypot(px(p.x) - mx, py(p.y) - my), p]).sort((a, b) => a[0] - b[0]);
          if (!best || best[0] > 40) return leave();
          ring.setAttribute("cx", px(best[1].x));
          ring.setAttribute("cy", py(best[1].y));
          ring.setAttribute("visibility", "visible");
          say.textContent = best[1].say;
          return;
        }
        const share = (mx - left) / (width - left - right), v = x0 + share * (x1 - x0);
        const x = spec.x.log ? 10 ** v : spec.x.asinh ? spec.x.asinh * Math.sinh(v) : v;
        cross.setAttribute("x1", mx);
        cross.setAttribute("x2", mx);
        cross.setAttribute("visibility", "visible");
        say.replaceChildren(...spec.read(x));
      };
      picture.addEventListener("pointermove", move);
      picture.addEventListener("pointerleave", leave);
      box.replaceChildren(picture);
    };
    new ResizeObserver(draw).observe(box);
    addEventListener("beforeprint", () => { drawn = 0; draw(); });
    draw();
  }
  const bold = (text) => element("b", {}, text);
  const index = (x, v) => {
    let low = 0, high = x.length - 1;
    while (high - low > 1) { const middle = (low + high) >> 1; if (x[middle] <= v) low = middle; else high = middle; }
    return v - x[low] > x[high] - v ? high : low;
  };
  const complex = (re, im) => (im === 0 ? number(re) : `${re === 0 ? "" : `${number(re)} `}${re === 0 ? "±" : "± "}${number(Math.abs(im))}i`);

  // ---- Axes of the plane of s: wide spectra are drawn logarithmically away from zero ----
  function plane(values) {
    const sizes = values.map(([re, im]) => Math.hypot(re, im)).filter((v) => v > 0);
    const [slow, fast] = [Math.min(...sizes), Math.max(...sizes)];
    const asinh = sizes.length && fast > 100 * slow ? slow / 3 : undefined;
    const [left, right] = range([values.map((v) => v[0]), [0]]), top = Math.max(...values.map((v) => Math.abs(v[1])), 0);
    const wide = sizes.length ? fast : 1, least = Math.max(...values.map((v) => Math.abs(v[0])), 0) || wide;
    // Room on both sides of the axis, also where all is on it.
    const far = asinh ? 2.2 : 1.12, room = asinh ?? 0.15 * least, x = [Math.min(left * far, -room), Math.max(right * far, room)];
    const y = top > 0 ? top * far : 0.5 * wide;
    return { x: { label: "Re s  [1/s]", min: x[0], max: x[1], asinh }, y: { label: "Im s  [rad/s]", min: -y, max: y, asinh } };
  }

  function poles() {
    const holder = $("poles"), all = [...data.poles.map((p) => p.at), ...data.zeros];
    if (!holder || all.length === 0) { holder?.remove(); return; }
    const pole = ({ at: [x, y], say }) => ({ x, y, kind: "pole", slot: 0, say });
    const zero = ([x, y]) => ({ x, y, kind: "zero", slot: 1, say: `zero at s = ${complex(x, y)}` });
    const points = [...data.poles.map(pole), ...data.zeros.map(zero)];
    chart(holder, {
      title: "Poles and zeros", ...plane(all), lines: [], points, halfplane: true, nearest: () => points, height: 320,
      about: data.zeros.length ? "× poles, ○ zeros; the shaded half grows" : "× poles; the shaded half grows",
    });
  }

  // ---- Frequency response and step of a pair ----
  function responses() {
    const channels = data.responses?.channels ?? [], select = $("channel");
    if (!channels.length || !select) return;
    const frequencies = doubles(data.responses.frequencies), time = doubles(data.responses.time);
    const degrees = (values) => {
      const out = new Float64Array(values.length);
      let turn = 0, last = NaN;
      values.forEach((v, i) => {
        if (Number.isFinite(last) && Number.isFinite(v)) turn -= 360 * Math.round((v + turn - last) / 360);
        out[i] = v + turn;
        if (Number.isFinite(out[i])) last = out[i];
      });
      return out;
    };
    const show = (k) => {
      const c = channels[k], re = doubles(c.re), im = doubles(c.im), steps = doubles(c.step);
      const size = re.map((r, i) => 20 * Math.log10(Math.hypot(r, im[i]))), phase = degrees(re.map((r, i) => (Math.hypot(r, im[i]) > 0 ? (180 / Math.PI) * Math.atan2(im[i], r) : NaN)));
      const x = { label: "ω  [rad/s]", log: true, min: frequencies[0], max: frequencies[frequencies.length - 1] };
      const finite = [...size].filter(Number.isFinite);
      const nothing = finite.length === 0;
      for (const id of ["magnitude", "phase", "step"]) $(id).hidden = nothing;
      $("silent").hidden = !nothing;
      if (nothing) return;
      const [low, high] = range([size]), pair = `${c.input} → ${c.output}`;
      const read = (f) => { const i = index(frequencies, f); return ["ω = ", bold(`${number(frequencies[i])} rad/s`), `  (${number(frequencies[i] / 2 / Math.PI)} Hz):  `, bold(`${number(size[i])} dB`), `,  ×${number(10 ** (size[i] / 20))},  `, bold(`${number(phase[i])}°`)]; };
      const [y0, y1] = padded(Math.max(low, high - 400), high);
      chart($("magnitude"), { title: ["Magnitude ", element("code", {}, pair)], x, y: { label: "|G|  [dB]", min: y0, max: y1 }, lines: [{ x: frequencies, y: size, slot: 0 }], read, about: c.unit ? `0 dB is 1 ${c.unit}` : "" });
      const [p0, p1] = range([phase]), [q0, q1] = [Math.floor(p0 / 45 - 0.01) * 45, Math.ceil(p1 / 45 + 0.01) * 45];
      const turns = ({ min, max }) => { const step = [45, 90, 180, 360, 720, 1440].find((s) => (max - min) / s <= 8) ?? 3600, out = []; for (let v = Math.ceil(min / step) * step; v <= max; v += step) out.push([v, number(v, 6)]); return out; };
      chart($("phase"), { title: ["Phase ", element("code", {}, pair)], x, y: { label: "phase  [°]", min: q0, max: q1, ticks: turns }, lines: [{ x: frequencies, y: phase, slot: 1 }], read });
      if (time.length === 0) { $("step").replaceChildren(element("p", { class: "empty" }, "The answer to a step grows beyond all numbers.")); return; }
      const [s0, s1] = padded(...range([steps, [0]]));
      const readStep = (t) => { const i = index(time, t); return ["t = ", bold(`${number(time[i])} s`), ":  ", bold(`${number(steps[i])}${c.unit ? ` ${c.unit}` : ""}`)]; };
      chart($("step"), { title: ["Answer to a unit step ", element("code", {}, pair)], x: { label: "t  [s]", min: 0, max: time[time.length - 1] }, y: { label: c.unit ? `[${c.unit}]` : c.output, min: s0, max: s1 }, lines: [{ x: time, y: steps, slot: 2 }], read: readStep });
    };
    select.addEventListener("change", () => show(Number(select.value)));
    show(Number(select.value));
  }

  // ---- Modes over a parameter ----
  function study(s, k) {
    const locus = $(`locus-${k}`), course = $(`course-${k}`);
    if (!locus || !course) return;
    const places = doubles(s.places), unit = s.unit ? ` ${s.unit}` : "";
    const branches = s.branches.map((b, i) => ({ name: b.name, re: doubles(b.re), im: doubles(b.im), slot: i }));
    const all = branches.flatMap((b) => Array.from(b.re, (re, i) => [re, b.im[i]]));
    if (!all.length) { locus.remove(); course.remove(); return; }
    const value = (p) => `${s.name} = ${number(p)}${unit}`;
    const spots = branches.flatMap((b) => Array.from(b.re, (re, i) => ({ x: re, y: b.im[i], say: `${value(places[i])}: ${b.name}, s = ${complex(re, b.im[i])}` })));
    const mirrored = branches.filter((b) => b.im.some((v) => v !== 0)).map((b) => ({ name: "", x: b.re, y: b.im.map((v) => -v), slot: b.slot, faint: true, unlisted: true }));
    const last = places.length - 1;
    const ends = branches.flatMap((b) => [["pole", 0], ["end", last]].map(([kind, i]) => ({ x: b.re[i], y: b.im[i], kind, slot: b.slot, say: `${b.name} at ${value(places[i])}` })));
    chart(locus, {
      title: ["Root locus over ", element("code", {}, s.name)], ...plane(all), height: 340, halfplane: true, points: ends, nearest: () => spots,
      lines: [...branches.map((b) => ({ name: b.name, x: b.re, y: b.im, slot: b.slot })), ...mirrored], about: `× at ${value(s.from)}, □ at ${value(s.to)}; the shaded half grows`,
    });
    const size = (b) => Float64Array.from(b.re, (re, i) => Math.hypot(re, b.im[i]));
    const swings = (b, on) => { const y = size(b); return y.map((v, i) => ((b.im[i] !== 0) === on ? v : NaN)); };
    const lines = branches.flatMap((b) => [
      { name: b.name, x: places, y: swings(b, true), slot: b.slot },
      ...(b.im.some((v) => v === 0) ? [{ name: "", x: places, y: swings(b, false), slot: b.slot, dash: "2 4", unlisted: true }] : []),
    ]);
    const [low, high] = range(branches.map(size)), far = low > 0 && high > 300 * low && !s.speed;
    const y = far ? { label: "|s|  [rad/s]", log: true, min: low / 1.5, max: high * 1.5 } : { label: "|s|  [rad/s]", min: 0, max: 1.08 * high || 1 };
    const lost = s.losses.map((p) => ({ x: p, say: `at ${value(p)} the inputs do not reach everything` }));
    const meet = s.meetings.map((m) => ({ x: m.at, y: m.frequency, kind: m.veering ? "meet" : "zero", say: m.say }));
    const read = (p) => { const i = index(places, p); return [bold(value(places[i])), ":  ", branches.slice(0, 8).map((b) => `${b.name} ${number(Math.hypot(b.re[i], b.im[i]))}`).join(",  "), " rad/s"]; };
    const marks = [meet.some((m) => m.kind === "meet") ? "◇ veering" : "", meet.some((m) => m.kind === "zero") ? "○ crossing" : "", lost.length ? "red: control is lost" : "", s.intervals.length ? "shaded: nearly lost" : "", s.speed ? "dotted rays: multiples of the speed" : "", lines.some((l) => l.dash) ? "dotted: does not oscillate" : ""].filter(Boolean);
    chart(course, {
      title: [s.speed ? "Campbell plot over " : "Modes over ", element("code", {}, s.name)], x: { label: `${s.name}${s.unit ? `  [${s.unit}]` : ""}`, min: s.from, max: s.to }, y, height: 340,
      lines, points: meet, verticals: lost, bands: s.intervals, rays: s.speed ? [1, 2, 3, 4].map((m) => ({ slope: m * s.speed, name: `${m}×` })) : [], read, about: marks.join(", "),
    });
  }

  // ---- Which mode is moved along ----
  function shapes() {
    const viewer = window.dalembertViewer, buttons = [...document.querySelectorAll("[data-mode]")];
    if (!viewer || !data.windows?.length) { for (const button of buttons) button.remove(); return; }
    const select = $("mode-shown");
    let span = data.windows[0].span, busy = false;
    document.addEventListener("dalembert-time", ({ detail }) => {
      if (busy || detail.from !== "viewer" || (detail.t >= span[0] && detail.t < span[1])) return;
      busy = true;
      viewer.time.set(span[0] + ((((detail.t - span[0]) % (span[1] - span[0])) + span[1] - span[0]) % (span[1] - span[0])));
      busy = false;
    });
    const show = (k) => {
      span = data.windows[k].span;
      viewer.time.set(span[0]);
      select.value = String(k);
      for (const button of buttons) button.closest("tr").classList.toggle("chosen", button.dataset.mode === String(k));
    };
    select.addEventListener("change", () => show(Number(select.value)));
    for (const button of buttons) button.addEventListener("click", () => { show(Number(button.dataset.mode)); $("viewer").scrollIntoView({ block: "nearest" }); });
    show(0);
  }

  function theme() {
    const button = $("theme"), dark = () => (root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
    const label = () => { button.textContent = dark() ? "Light" : "Dark"; };
    button.hidden = false;
    button.addEventListener("click", () => {
      root.dataset.theme = dark() ? "light" : "dark";
      try { localStorage.setItem("dalembert-theme", root.dataset.theme); } catch { /* no storage: for this visit only */ }
      label();
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", label);
    label();
  }

  theme();
  poles();
  responses();
  data.studies.forEach(study);
  addEventListener("load", shapes);
})();
