// What the pages of linear systems and of sweeps draw with: elements, numbers, scales, and one plot as SVG of its own, at the size on the
// screen. Nothing is computed here but places on the screen.
const dalembertKit = (() => {
  "use strict";
  const PAPER = 688; // px between the margins of A4
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
  // verticals [{x, say}], bands [[from, to]], rays [{slope, name}], clouds [{x, y, slot}], raster(g, px, py, pixel) on a canvas under all else,
  // halfplane, height; what the line below says: read(x), at(x, y) or nearest() → text.
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
    let drawn = 0, paper = null;
    const draw = () => {
      const width = Math.max(240, paper ?? box.clientWidth), height = spec.height ?? Math.round(Math.min(340, Math.max(220, 0.55 * width)));
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
      if (spec.raster) {
        const holes = svg("pattern", { id: "no-result", width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, picture.querySelector("defs"));
        svg("line", { x1: 0, x2: 0, y2: 7, class: "open-line" }, holes);
        const [wide, high] = [width - left - right, height - top - bottom], pixel = Math.max(2, devicePixelRatio), canvas = element("canvas", { width: Math.round(wide * pixel), height: Math.round(high * pixel) }), g = canvas.getContext("2d");
        g.scale(pixel, pixel);
        spec.raster(g, (v) => px(v) - left, (v) => py(v) - top, [wide, high]);
        if (!spec.ruled) svg("rect", { x: left, y: top, width: wide, height: high, class: "open" }, ground); // cells without a result
        svg("image", { x: left, y: top, width: wide, height: high, href: canvas.toDataURL(), preserveAspectRatio: "none" }, ground);
      }
      const ruled = !spec.raster || spec.ruled;
      if (spec.halfplane) svg("rect", { x: px(0), y: top, width: Math.max(0, width - right - px(0)), height: height - top - bottom, class: "unstable" }, ground);
      for (const [a, b] of spec.bands ?? []) svg("rect", { x: px(a), y: top, width: Math.max(1.5, px(b) - px(a)), height: height - top - bottom, class: "weak" }, ground);
      for (const [v, name] of xTicks) {
        if (ruled) svg("line", { x1: px(v), x2: px(v), y1: top, y2: height - bottom, class: v === 0 ? "zero" : "gridline" }, ground);
        svg("text", { x: px(v), y: height - bottom + 16, "text-anchor": "middle" }, picture).textContent = name;
      }
      for (const [v, name] of yTicks) {
        if (ruled) svg("line", { x1: left, x2: width - right, y1: py(v), y2: py(v), class: v === 0 ? "zero" : "gridline" }, ground);
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
      for (const { x, y, slot } of spec.clouds ?? []) {
        let d = "";
        for (let i = 0; i < x.length; i++) if (Number.isFinite(x[i] + y[i])) d += `M${px(x[i]).toFixed(1)} ${py(y[i]).toFixed(1)}h0`;
        svg("path", { d, class: "cloud", "stroke-width": x.length > 2000 ? 2.2 : x.length > 300 ? 3.2 : 5, style: `stroke:${colour(slot)}` }, layer);
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
        if (spec.at) {
          const found = spec.at(v, y0 + (1 - (my - top) / (height - top - bottom)) * (y1 - y0), [px, py], [mx, my]);
          if (found) say.replaceChildren(...found); else leave();
          return;
        }
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
    // As wide as it is on paper, where plots stand in twos, before that is laid out: so words are as large as elsewhere.
    addEventListener("beforeprint", () => {
      const { parentElement: grid } = holder, alone = !grid.classList.contains("grid") || (holder === grid.lastElementChild && grid.children.length % 2 === 1);
      paper = alone ? PAPER - 20 : (PAPER - 50) / 2;
      draw();
    });
    addEventListener("afterprint", () => { paper = null; draw(); });
    draw();
  }
  const bold = (text) => element("b", {}, text);
  const index = (x, v) => {
    let low = 0, high = x.length - 1;
    while (high - low > 1) { const middle = (low + high) >> 1; if (x[middle] <= v) low = middle; else high = middle; }
    return v - x[low] > x[high] - v ? high : low;
  };
  const complex = (re, im) => (im === 0 ? number(re) : `${re === 0 ? "" : `${number(re)} `}${re === 0 ? "±" : "± "}${number(Math.abs(im))}i`);

  function theme() {
    const button = $("theme"), dark = () => (root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
    const label = () => { button.textContent = dark() ? "Light theme" : "Dark theme"; };
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
  return { NS, root, $, data, doubles, element, svg, power, number, colour, dash, scale, ticks, padded, range, chart, bold, index, complex };
})();
