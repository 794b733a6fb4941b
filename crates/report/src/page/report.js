// Plots of the report: decodes the data block, draws with uPlot, keeps cursor and time range of all plots together, and with the
// picture of the motion.
"use strict";
(() => {
  const SHOWN = 8; // lines in one plot: as many as there are colours
  const DASHES = [[], [], [], [], [7, 4], [2, 3], [9, 3, 2, 3], [4, 4]];
  const OPEN = [3, 4]; // dashes of reactions that are not determined
  const PAPER = 688; // px between the margins of A4
  const SMALL = 0.45; // of the size of formulas on the screen: what can still be read on paper
  const READABLE = 0.6; // of the same: what can still be read on a phone
  const APART = 4; // px between samples from which on lines between them are smooth
  const DECADES = 14; // most decades on a logarithmic axis
  const STAY = 3; // samples that stay of some in a row: the first, the smallest and the largest
  const SAME = 1e-9; // share of its size by which a line changes that is seen to change
  const LAST = 0.02, BEYOND = 5; // share of the samples of a run that end it, and times what the others take that they lead beyond at least
  const FINEST = 1e-11; // the same of a piece of a line that changes: what twelve digits on an axis tell apart

  const $ = (id) => document.getElementById(id);
  const root = document.documentElement;

  function element(tag, attributes = {}, ...children) {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name in node && typeof value !== "string") node[name] = value;
      else node.setAttribute(name, value);
    }
    node.append(...children);
    return node;
  }

  // ---- Theme ----------------------------------------------------------------------------------------------------

  const system = matchMedia("(prefers-color-scheme: dark)");
  let colours = {};

  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);

  function readColours() {
    const style = getComputedStyle(root);
    const get = (name) => style.getPropertyValue(name).trim();
    colours = { ink: get("--muted"), grid: get("--grid"), tick: get("--tick"), card: get("--card"), accent: get("--accent") };
    colours.series = Array.from({ length: SHOWN }, (_, i) => get(`--c${i}`));
    colours.font = `12px ${getComputedStyle(document.body).fontFamily}`;
  }

  function themeChanged() {
    readColours();
    const button = $("theme");
    button.textContent = isDark() ? "Light theme" : "Dark theme";
    for (const plot of plots) plot.u?.redraw(false);
  }

  function setUpTheme() {
    const button = $("theme");
    button.hidden = false;
    button.addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      try { localStorage.setItem("dalembert-theme", root.dataset.theme); } catch { /* no storage: for this visit only */ }
      themeChanged();
    });
    system.addEventListener("change", themeChanged);
  }

  // ---- Numbers --------------------------------------------------------------------------------------------------

  const superscript = (n) => String(n).replace(/./g, (c) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[c] ?? "⁻");
  const minus = (text) => text.replace("-", "−");

  function number(value, digits = 6) {
    if (value === 0) return "0";
    const [mantissa, exponent] = value.toExponential(digits - 1).split("e");
    const e = Number(exponent);
    if (e >= -4 && e < 6) return minus(value.toFixed(Math.max(0, digits - 1 - e)));
    return `${minus(mantissa)}×10${superscript(e)}`;
  }

  const trimmed = (text) => text.replace(/(\.\d*?)0+(?=$|×)/, "$1").replace(/\.(?=$|×)/, "");

  // uPlot knows the digits of steps between 1e-16 and 1e16 only, and draws no others: it is asked for one that it takes, larger than the axis,
  // and tells how many px that would be long.
  const any = (u, i, from, to) => [Math.max(5, 10 * (to - from))];
  // A round step of so many px at least, whatever its size: 1, 2, 2.5 or 5 times a power of ten.
  function step(least, taken, px) {
    const wanted = (least * taken) / px, ten = 10 ** Math.floor(Math.log10(wanted));
    return ten * ([1, 2, 2.5, 5].find((m) => m * ten >= wanted * (1 - 1e-9)) ?? 10);
  }
  const ACROSS = 60, UP = 34; // px between ticks at least
  // Multiples of a step in a range.
  function multiples(from, to, step) {
    if (!(step > 0) || (to - from) / step > 200) return [from, to];
    const out = [];
    for (let k = Math.ceil(from / step - 1e-9); k * step <= to + 1e-9 * step; k++) out.push(k * step);
    return out;
  }

  // Decimal exponent that an axis sets apart: 0 while its ticks read well as they are.
  function axisExponent(min, max) {
    const size = Math.max(Math.abs(min), Math.abs(max));
    if (!(size > 0)) return 0;
    const e = Math.floor(Math.log10(size) + 1e-9);
    return e >= 5 || e < -2 ? e : 0;
  }

  function tickLabels(splits, exponent) {
    const step = splits.length > 1 ? Math.abs(splits[1] - splits[0]) : Math.abs(splits[0]) || 1;
    // As many decimals as the step itself has: 0.25 and 2.5 need one more than their size tells.
    const scaled = step / 10 ** exponent;
    let places = Math.min(12, Math.max(0, -Math.floor(Math.log10(scaled) + 1e-9)));
    for (let more = 0; more < 2 && places < 12; more++) {
      const units = scaled * 10 ** places;
      if (Math.abs(units - Math.round(units)) < 1e-6 * units) break;
      places++;
    }
    return splits.map((v) => minus((v / 10 ** exponent).toFixed(places)).replace(/^−(0(\.0*)?)$/, "$1"));
  }

  // Short times are in milliseconds, not in thousandths of a second.
  const SHORT = { "-3": "ms", "-6": "µs", "-9": "ns", "-12": "ps" };

  function axisLabel(what, unit, exponent) {
    if (unit === "s" && SHORT[exponent]) return axisLabel(what, SHORT[exponent], 0);
    if (exponent === 0) return what ? (unit ? `${what} (${unit})` : what) : unit || "";
    const power = `10${superscript(exponent)}`;
    return what ? `${what} (${unit ? `${power} ${unit}` : `×${power}`})` : unit ? `${power} ${unit}` : `×${power}`;
  }

  // ---- Data -----------------------------------------------------------------------------------------------------

  function bytes(base64) {
    const text = atob(base64);
    const out = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) out[i] = text.charCodeAt(i);
    return out.buffer;
  }
  const doubles = (base64) => new Float64Array(bytes(base64));
  const indices = (base64) => (base64 === null ? null : new Uint32Array(bytes(base64)));

  function decode(series) {
    if (!series.decoded) series.decoded = { at: indices(series.at), values: doubles(series.values) };
    return series.decoded;
  }

  // One array of instants for several series, and each series' values there: undefined where it has no sample of its own,
  // null where its value is not a finite number (a gap).
  function aligned(time, shown) {
    const columns = shown.map(decode);
    let used = null;
    if (columns.every((c) => c.at)) {
      const marks = new Uint8Array(time.length);
      for (const c of columns) for (const i of c.at) marks[i] = 1;
      used = [];
      marks.forEach((mark, i) => { if (mark) used.push(i); });
    }
    const x = used ? used.map((i) => time[i]) : Array.from(time);
    const position = used ? new Int32Array(time.length) : null;
    used?.forEach((i, k) => { position[i] = k; });
    const ys = columns.map((c) => {
      const y = new Array(x.length).fill(undefined);
      c.values.forEach((v, k) => {
        const i = c.at ? c.at[k] : k;
        y[position ? position[i] : i] = Number.isFinite(v) ? v : null;
      });
      return y;
    });
    return [x, ...ys];
  }

  // The largest magnitude up to each instant: those of residuals themselves go up and down by decades from sample to sample.
  function largestSoFar(y) {
    let most = 0;
    return y.map((v) => (v == null ? v : (most = Math.max(most, Math.abs(v)))));
  }

  // Magnitudes for a logarithmic axis. Zeros and what is too small for the axis are drawn on its lowest line.
  function magnitudes(ys) {
    let low = Infinity, high = 0;
    for (const y of ys) for (const v of y) {
      const size = Math.abs(v);
      if (size > 0) { low = Math.min(low, size); high = Math.max(high, size); }
    }
    if (high === 0) return { ys, floor: null, clamped: true };
    const top = Math.ceil(Math.log10(high) + 1e-9);
    let bottom = Math.floor(Math.log10(low) - 1e-9);
    bottom = Math.max(bottom, top - DECADES);
    let clamped = false;
    const raise = (floor) => ys.map((y) => y.map((v) => (v == null ? v : Math.abs(v) <= floor ? ((clamped = true), floor) : Math.abs(v))));
    const zero = ys.some((y) => y.some((v) => v === 0));
    const floor = 10 ** (zero ? bottom - 1 : bottom);
    return { ys: raise(floor), floor, clamped };
  }

  // ---- Time range and cursor, the same for all plots --------------------------------------------------------------

  const plots = [];
  // Angles in degrees, if the reader likes.
  let degrees = false;
  // Angles within one turn, if the reader likes.
  let turns = false;
  // Another run: its name, and [instants, values] of its columns by name.
  let overlay = null;
  const isAngle = (unit) => /^rad($|\/)/.test(unit ?? "");
  // As in print: N*m/s^2 and N m/s^2 are N·m/s².
  const unitOf = (unit) => (degrees && isAngle(unit) ? unit.replace("rad", "°") : unit)?.replace(/\bohm\b/gi, "Ω").replace(/\^(-?\d+)/g, (_, n) => superscript(n)).replaceAll(/\*| +(?=[^\s/])/g, "·");
  const factorOf = (unit) => (degrees && isAngle(unit) ? 180 / Math.PI : 1);

  // What the plots are drawn over: time, or what was driven at an even rate.
  let axis = { name: "t", unit: "s", from: 0, rate: 1 };
  const onAxis = (t) => factorOf(axis.unit) * (axis.from + axis.rate * t);

  // Round values of what is shown, wherever it begins.
  function evenly(u, i, from, to, taken, px) {
    const [a, b] = [onAxis(from), onAxis(to)].sort((x, y) => x - y), scale = factorOf(axis.unit);
    let by = step(ACROSS, taken, px) * Math.abs(axis.rate) * scale;
    if (scale !== 1) by = [1, 2, 5, 10, 15, 30, 45, 60, 90, 180, 360].find((d) => d >= 0.8 * by) ?? by;
    return multiples(a, b, by).map((v) => (v / scale - axis.from) / axis.rate).sort((x, y) => x - y);
  }
  let whole = [0, 1];
  let spacing = null; // s from one sample of the run to the next
  let thinned = false; // whether the run has samples that are not here
  let range = null; // [from, to] while zoomed

  function setRange(from, to) {
    const least = (whole[1] - whole[0]) * 1e-6;
    if (!(to - from >= least)) { applyRange(); return; }
    const width = Math.min(to - from, whole[1] - whole[0]);
    const start = Math.min(Math.max(from, whole[0]), whole[1] - width);
    range = start <= whole[0] && start + width >= whole[1] ? null : [start, start + width];
    applyRange();
  }

  // A plot was zoomed by hand: the others follow. (uPlot reports our own settings as well, which change nothing.)
  function follow({ min, max }) {
    const [from, to] = range ?? whole;
    if (min < max && (min !== from || max !== to)) setRange(min, max);
  }

  function applyRange() {
    const [min, max] = range ?? whole;
    for (const plot of plots) plot.u?.setScale("x", { min, max });
    for (const button of document.querySelectorAll("[data-zoom]")) {
      const which = button.dataset.zoom;
      button.disabled = (which !== "in" && !range) || (which === "earlier" && min <= whole[0]) || (which === "later" && max >= whole[1]);
    }
    showTime(instant, "range");
  }

  function zoom(action) {
    const [from, to] = range ?? whole;
    const width = to - from;
    if (action === "all") { range = null; applyRange(); }
    if (action === "in") setRange(from + width / 4, to - width / 4);
    if (action === "out") setRange(from - width / 2, to + width / 2);
    if (action === "earlier") setRange(from - width / 2, to - width / 2);
    if (action === "later") setRange(from + width / 2, to + width / 2);
  }

  // ---- The instant that all plots and the picture of the motion show ----

  let instant = null; // s; null: the end of what is shown
  const hasViewer = () => document.getElementById("scene") !== null;

  // Moves the cursors of all plots to t; those out of sight follow when they are seen.
  function showTime(t, from) {
    instant = t;
    showInstant(t);
    for (const plot of plots) if (plot.seen !== false) cursorTo(plot);
    if (from === "plots" && t !== null) document.dispatchEvent(new CustomEvent("dalembert-time", { detail: { t, from } }));
  }

  function cursorTo(plot) {
    if (!plot.u) return;
    const [from, to] = range ?? whole;
    const inside = instant !== null && instant >= from && instant <= to;
    plot.u.setCursor({ left: inside ? plot.u.valToPos(instant, "x") : -10, top: inside ? 10 : -10 }, false);
    readout(plot);
  }

  function showInstant(t) {
    const [from, to] = range ?? whole;
    const out = $("instant");
    // A thousandth of what is shown is told apart, and so are neighbouring samples of the run.
    const digits = Math.max(0, Math.min(12, Math.ceil(-Math.log10(Math.min((to - from || 1) / 1000, spacing ?? Infinity)) - 1e-9)));
    const text = (v) => minus(v.toFixed(digits));
    const unit = axis.unit ? ` ${unitOf(axis.unit)}` : "", at = (t) => text(onAxis(t));
    if (t === null) out.replaceChildren(`${axis.name} = ${trimmed(at(to))}${unit} `, element("span", {}, range ? `from ${trimmed(at(from))}` : "end"));
    else out.replaceChildren(`${axis.name} = ${at(t)}${unit}`);
  }

  // ---- One plot ---------------------------------------------------------------------------------------------------

  function build(spec, time) {
    const plot = { spec, time, u: null, picked: spec.series.slice(0, SHOWN) };
    const title = element("h4", {}, spec.title);
    if (spec.module) title.append(" ", element("span", {}, "of "), element("code", {}, spec.module));
    if (spec.unit) title.append(" ", (plot.unit = element("span", {})));
    const save = element("button", { type: "button", class: "button save", title: "This plot as a picture" }, "PNG");
    save.addEventListener("click", () => picture(plot));
    plot.card = element("section", { class: "card plot" }, element("div", { class: "head" }, title, save));
    if (spec.series.length > SHOWN) plot.card.append(picker(plot));
    plot.canvas = element("div", { class: "canvas", tabindex: "0", role: "img" });
    plot.canvas.setAttribute("aria-label", `Plot of ${spec.title} against ${axis.name === "t" ? "time" : axis.name}; arrow keys move the cursor, plus and minus zoom`);
    plot.canvas.addEventListener("keydown", (event) => keyboard(plot, event));
    plot.legend = element("div", { class: "legend" });
    plot.note = element("p", { class: "hint", hidden: true });
    plot.card.append(plot.canvas, plot.legend, plot.note);
    place(spec).append(plot.card);
    plots.push(plot);
    draw(plot);
    new ResizeObserver(() => resize(plot)).observe(plot.canvas);
    new IntersectionObserver((entries) => {
      plot.seen = entries.at(-1).isIntersecting;
      if (plot.seen) cursorTo(plot);
    }).observe(plot.canvas);
  }

  // Where a plot stands: what nothing else feels is folded away.
  function place(spec) {
    const grid = document.querySelector(`[data-plots="${spec.section}"]`);
    if (!spec.idle) return grid;
    let fold = grid.parentElement.querySelector(".idle");
    if (!fold) {
      fold = element("details", { class: "constants idle" }, element("summary", {}, "Joints in which a body turns by itself, felt by nothing else"), element("div", { class: "grid" }));
      grid.after(fold);
    }
    return fold.lastElementChild;
  }

  const height = () => (innerWidth < 640 ? 220 : 270);

  function resize(plot, width = plot.canvas.clientWidth) {
    if (width > 0 && (plot.u?.width !== width || plot.u?.height !== height())) plot.u?.setSize({ width, height: height() });
  }

  // Of a run that ended early, as at a dead point: within what lines are but for the last samples, if these lead far beyond; else nothing.
  const early = document.querySelector(".banner") !== null;
  function usual(lines) {
    const extent = (count) => {
      let [low, high] = [Infinity, -Infinity];
      for (const y of lines) for (let k = 0; k < count; k++) if (y[k] != null) { low = Math.min(low, y[k]); high = Math.max(high, y[k]); }
      return [low, high];
    };
    const count = lines[0]?.length ?? 0, [from, to] = extent(count), [low, high] = extent(count - Math.ceil(LAST * count));
    return early && high - low > SAME * Math.max(Math.abs(low), Math.abs(high)) && to - from > BEYOND * (high - low) ? [low, high] : null;
  }

  function draw(plot) {
    const { spec } = plot;
    plot.u?.destroy();
    const hidden = new Set((plot.lines ?? []).filter((line) => !line.show).map((line) => line.series));
    plot.lines = plot.picked.map((series, slot) => ({ series, slot, show: !hidden.has(series) }));
    const factor = factorOf(spec.unit), wound = isWound(spec.unit);
    const [x, ...own] = aligned(plot.time, plot.picked);
    const scaled = (y) => (factor === 1 ? y : y.map((v) => (v == null ? v : factor * v))), shown = (y) => (wound ? scaled(y).map((v) => (v == null ? v : within(v, factor))) : scaled(y));
    const ys = own.map(spec.log ? largestSoFar : scaled);
    if (plot.unit) plot.unit.textContent = `in ${unitOf(spec.unit)}`;
    [plot.x, plot.exact] = [x, ys];
    const log = spec.log && ys.length > 0 ? magnitudes(ys) : null;
    plot.log = log && log.floor ? log : null;
    const lines = log ? log.ys : own.map(shown);
    plot.varies = varies(lines);
    const found = plot.log ? null : usual(lines), size = (list) => list.reduce((most, v) => (v == null ? most : Math.max(most, Math.abs(v))), 0);
    plot.usual = plot.whole ? null : found;
    // What is rounding beside the end is not rounding before it.
    plot.floor = (spec.floor ?? 0) * (found ? size(found) / Math.max(...lines.map(size)) : 1);
    plot.others = log ? [] : plot.lines.filter((line) => overlay?.columns.has(line.series.name));
    const others = plot.others.map((line) => overlay.columns.get(line.series.name)).map(([x, y]) => [x, shown(y)]);
    const data = others.length ? merged([x, ...lines], others) : [x, ...lines];
    plot.u = onProcessor(() => new uPlot(options(plot), data, plot.canvas));
    if (range) plot.u.setScale("x", { min: range[0], max: range[1] });
    legend(plot);
    cursorTo(plot);
    const open = plot.picked.some((series) => !series.determined);
    plot.canvas.hidden = Boolean(log && !log.floor); // there is nothing to be seen
    plot.note.hidden = !log?.clamped && !open && !plot.others.length && !plot.usual && !plot.whole;
    plot.note.textContent = plot.others.length ? `Thin dotted lines: ${overlay.name}.` : !log ? (open ? "Faint dashed lines are not determined by the model: one of many answers is shown." : "") : log.floor ? `The lowest line stands for everything up to ${trimmed(number(log.floor, 2))}, zero included.` : "All residuals are exactly zero.";
    if (!plot.usual && !plot.whole) return;
    const change = element("button", { type: "button", class: "button" }, plot.whole ? "Without its end" : "Show all");
    change.addEventListener("click", () => { plot.whole = !plot.whole; draw(plot); });
    plot.note.append(plot.note.textContent ? " " : "", plot.whole ? "The last samples of the run set the scale. " : "The run ends far beyond this plot. ", change);
  }

  // Makes a canvas that the processor draws. Two dozen plots on the graphics card hold up the picture of the motion, which waits for its
  // context; where there is no card, for a second.
  function onProcessor(make) {
    const { prototype } = HTMLCanvasElement, { getContext } = prototype;
    prototype.getContext = function (kind, how) { return getContext.call(this, kind, { willReadFrequently: true, ...how }); };
    try { return make(); } finally { prototype.getContext = getContext; }
  }

  // Angles that are shown within a turn, in rad or so many times as much.
  const isWound = (unit) => turns && unit === "rad";
  const within = (v, factor) => v - 2 * Math.PI * factor * Math.round(v / (2 * Math.PI * factor));

  // Whether some line changes over the whole run by more than rounding.
  function varies(lines) {
    return lines.some((y) => {
      let low = Infinity, high = -Infinity;
      for (const v of y) if (v != null) { low = Math.min(low, v); high = Math.max(high, v); }
      return high - low > SAME * Math.max(Math.abs(low), Math.abs(high));
    });
  }

  // Lines with their instants and those of another run, on one array of instants.
  function merged([x, ...ys], others) {
    const all = Array.from(new Set([...x, ...others.flatMap(([t]) => t)])).sort((a, b) => a - b), place = new Map(all.map((t, i) => [t, i]));
    const spread = (t, y) => { const out = new Array(all.length).fill(undefined); y.forEach((v, i) => { out[place.get(t[i])] = v; }); return out; };
    return [all, ...ys.map((y) => spread(x, y)), ...others.map(([t, y]) => spread(t, y))];
  }

  let mouse = false; // whether what happens is done by the mouse
  const byMouse = (u, target, handle) => (event) => { mouse = true; handle(event); mouse = false; };

  function options(plot) {
    const { spec } = plot;
    const stroke = () => colours.ink;
    const grid = { stroke: () => colours.grid, width: 1 };
    const ticks = { stroke: () => colours.tick, width: 1, size: 5 };
    const style = { stroke, grid, ticks, font: colours.font, labelFont: colours.font, gap: 4 };
    return {
      width: plot.canvas.clientWidth || 600,
      height: height(),
      padding: [10, 24, 0, 0],
      legend: { show: false },
      focus: { alpha: 0.25 },
      cursor: {
        y: false,
        drag: { x: true, y: false, dist: 4 },
        move: (u, left, top) => (left < 0 ? [left, top] : [u.valToPos(u.data[0][u.posToIdx(left)], "x"), top]), // from sample to sample
        dataIdx: nearest,
        bind: { mousemove: byMouse, mouseleave: byMouse },
        points: { size: 8, width: 2, stroke: (u, i) => colours.series[(plot.lines[i - 1] ?? plot.others[i - 1 - plot.lines.length])?.slot ?? 0], fill: () => colours.card },
      },
      scales: { x: { time: false, range: (u, min, max) => (min < max ? [min, max] : [min - 0.5, min + 0.5]) }, y: plot.log ? logScale() : { range: (u, min, max) => linearRange(...(range ? [min, max] : plot.usual ?? [min, max]), plot.floor, plot.varies ? FINEST : SAME) } },
      axes: [
        { ...style, label: (u) => axisLabel(axis.name, unitOf(axis.unit), courseExponent(u)), labelSize: 20, size: 30, space: ACROSS, incrs: any, splits: evenly, values: (u, splits) => tickLabels(splits.map(onAxis), courseExponent(u)) },
        plot.log ? { ...style, ...logAxis(plot) } : { ...style, ...linearAxis(spec) },
      ],
      series: [{}, ...plot.lines.map((line) => ({
        show: line.show,
        stroke: () => colours.series[line.slot],
        dash: line.series.determined ? DASHES[line.slot] : OPEN,
        alpha: line.series.determined ? 1 : 0.6,
        width: 1.75,
        paths: between(plot),
        points: { show: plot.time.length === 1, size: 7, fill: () => colours.series[line.slot] },
      })), ...plot.others.map((line) => ({
        show: line.show,
        stroke: () => colours.series[line.slot],
        dash: [2, 3],
        alpha: 0.75,
        width: 1.2,
        paths: isWound(spec.unit) ? turning(Math.PI * factorOf(spec.unit)) : undefined,
        points: { show: false },
      }))],
      hooks: {
        setScale: [(u, key) => { if (key === "x" && plot.u === u) follow(u.scales.x); }],
        // Where a cursor is depends on scale and size, which a plot takes on when it is drawn.
        draw: [(u) => { if (plot.u === u) cursorTo(plot); }],
        // By hand only: what is drawn anew, resized or zoomed says so as well, and is no other instant.
        setCursor: [(u) => mouse && showTime(u.cursor.left >= 0 ? u.data[0][u.cursor.idx] : hasViewer() ? instant : null, "plots")],
        ready: [(u) => touch(plot, u)],
      },
    };
  }

  // Lines between samples: straight, and where these are far apart smooth, by cubics that are nowhere beyond the samples at both ends
  // (Fritsch and Carlson), so that no extreme is drawn that the run does not have.
  function between(plot) {
    if (isWound(plot.spec.unit)) return turning(Math.PI * factorOf(plot.spec.unit));
    const straight = uPlot.paths.linear(), smooth = uPlot.paths.spline(), whole = !plot.log && !plot.others.length && plot.picked.every((series) => !decode(series).at);
    return (u, i, from, to) => (whole && u.bbox.width > APART * devicePixelRatio * (to - from) ? smooth : straight)(u, i, from, to);
  }

  // Lines that end where an angle goes on at the other end of its turn.
  const turning = (half) => (u, i, from, to) => {
    const stroke = new Path2D();
    let last = null;
    for (let k = from; k <= to; k++) {
      const v = u.data[i][k];
      if (v === undefined) continue;
      if (v !== null) stroke[last === null || Math.abs(v - last) > half ? "moveTo" : "lineTo"](u.valToPos(u.data[0][k], "x", true), u.valToPos(v, "y", true));
      last = v;
    }
    return { stroke, fill: null, clip: null, band: null, gaps: null, flags: 1 };
  };

  // The sample nearest to the cursor among those that the series has itself.
  function nearest(u, i, at) {
    const y = u.data[i];
    if (i === 0 || y[at] !== undefined) return at;
    for (let d = 1; d < y.length; d++) {
      if (at - d >= 0 && y[at - d] !== undefined) return at - d;
      if (at + d < y.length && y[at + d] !== undefined) return at + d;
    }
    return at;
  }

  // Values below `floor` are rounding, and so are differences below a share `alike` of the values: they are drawn on an axis of ordinary size.
  function linearRange(min, max, floor, alike) {
    if (min == null || !Number.isFinite(max - min)) return [0, 1];
    const size = Math.max(Math.abs(min), Math.abs(max));
    if (size <= floor) return [-1, 1];
    if (max - min <= size * alike) { const middle = min + (max - min) / 2; return [middle - size * 1e-3, middle + size * 1e-3]; }
    const pad = (max - min) * 0.06;
    return [min - pad, max + pad];
  }

  function courseExponent(u) {
    const exponent = axisExponent(onAxis(u.scales.x.min), onAxis(u.scales.x.max));
    return axis.unit === "s" && exponent < 0 ? 3 * Math.floor(exponent / 3) : exponent;
  }

  function linearAxis(spec) {
    const exponent = (u) => axisExponent(u.scales.y.min, u.scales.y.max);
    return {
      incrs: any,
      splits: (u, i, from, to, taken, px) => multiples(from, to, step(UP, taken, px)),
      values: (u, splits) => tickLabels(splits, exponent(u)),
      size: (u, values, axis, cycle) => axisSize(u, values, axis, cycle),
      label: (u) => axisLabel("", unitOf(spec.unit), exponent(u)),
      labelSize: 20,
      space: UP,
    };
  }

  function logScale() {
    const decades = (min, max) => [Math.floor(Math.log10(min) + 1e-9), Math.ceil(Math.log10(max) - 1e-9)];
    return {
      distr: 3,
      range: (u, min, max) => {
        if (!(min > 0)) return [1e-1, 1];
        const [low, high] = decades(min, max);
        return [10 ** low, 10 ** Math.max(high, low + 1)];
      },
    };
  }

  function logAxis(plot) {
    return {
      incrs: any,
      splits: (u, axis, min, max) => {
        const low = Math.round(Math.log10(min)), high = Math.round(Math.log10(max));
        const step = Math.max(1, Math.ceil((high - low) / 7));
        const out = [];
        for (let e = high; e >= low; e -= step) out.unshift(10 ** e);
        return out;
      },
      values: (u, splits) => splits.map((v) => `10${superscript(Math.round(Math.log10(v)))}`),
      size: (u, values, axis, cycle) => axisSize(u, values, axis, cycle),
      label: axisLabel("|residual|", unitOf(plot.spec.unit), 0),
      labelSize: 20,
      filter: (u, splits) => splits,
      grid: { stroke: () => colours.grid, width: 1, filter: (u, splits) => splits },
    };
  }

  function axisSize(u, values, index, cycle) {
    const axis = u.axes[index];
    if (cycle > 1) return axis._size;
    const longest = (values ?? []).reduce((a, b) => (b.length > a.length ? b : a), "");
    u.ctx.font = axis.font[0];
    return Math.max(48, Math.ceil(axis.ticks.size + axis.gap + u.ctx.measureText(longest).width / devicePixelRatio + 4));
  }

  // A finger moves the cursor sideways; up and down it scrolls the page.
  function touch(plot, u) {
    u.over.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") return;
      showTime(u.data[0][u.posToIdx(event.clientX - u.over.getBoundingClientRect().left)], "plots");
    });
  }

  function keyboard(plot, event) {
    const { u } = plot;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const action = { "+": "in", "=": "in", "-": "out", "0": "all", Escape: "all" }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || !(step || action)) return;
    event.preventDefault();
    if (action) return zoom(action);
    const x = u.data[0], [low, high] = [range ? u.valToIdx(range[0]) : 0, range ? u.valToIdx(range[1]) : x.length - 1];
    const from = instant === null ? (step > 0 ? low : high) : u.valToIdx(instant);
    const wide = Math.max(1, Math.round((high - low) / (event.shiftKey ? 20 : 200)));
    showTime(x[Math.min(high, Math.max(low, from + step * wide))], "plots");
  }

  // ---- Legend and choice of lines -----------------------------------------------------------------------------------

  function swatch(slot, determined) {
    const ns = root.querySelector("svg").namespaceURI;
    const svg = document.createElementNS(ns, "svg");
    svg.setAttribute("viewBox", "0 0 26 10");
    svg.setAttribute("aria-hidden", "true");
    const line = document.createElementNS(ns, "line");
    for (const [name, value] of Object.entries({ x1: 0, x2: 26, y1: 5, y2: 5, "stroke-dasharray": (determined ? DASHES[slot] : OPEN).join(" ") })) line.setAttribute(name, value);
    line.style.stroke = `var(--c${slot})`;
    svg.append(line);
    return svg;
  }

  function legend(plot) {
    plot.legend.replaceChildren(...plot.lines.map((line, i) => {
      const { label, name, determined } = line.series;
      line.value = element("span", { class: "value" });
      line.button = element("button", { type: "button", title: determined ? name : `${name}: not determined by the model; the smallest value that does it` },
        swatch(line.slot, determined), element("span", { class: "name" }, label));
      line.button.append(line.value);
      line.button.setAttribute("aria-pressed", line.show);
      line.button.addEventListener("click", (event) => toggle(plot, i, event.shiftKey));
      line.button.addEventListener("pointerenter", () => { if (line.show) plot.u.setSeries(i + 1, { focus: true }); });
      line.button.addEventListener("pointerleave", () => plot.u.setSeries(null, { focus: true }));
      return line.button;
    }));
  }

  function toggle(plot, i, alone) {
    const only = alone && plot.lines.every((line, k) => line.show === (k === i));
    plot.lines.forEach((line, k) => {
      const show = alone ? only || k === i : k === i ? !line.show : line.show;
      if (show === line.show) return;
      line.show = show;
      line.button.setAttribute("aria-pressed", show);
      plot.u.setSeries(k + 1, { show });
      const other = plot.others.indexOf(line);
      if (other >= 0) plot.u.setSeries(1 + plot.lines.length + other, { show });
    });
    plot.u.setSeries(null, { focus: true });
    readout(plot);
  }

  // Values at the instant, or at the end of what is shown: of the sample there, or else of the line drawn there, marked as such.
  function readout(plot) {
    if (!plot.u || !plot.lines?.[0]?.value) return;
    const t = instant ?? (range ? range[1] : plot.x.at(-1));
    plot.lines.forEach((line, i) => {
      const found = valueAt(plot.x, plot.exact[i], t), { spec } = plot;
      const text = spec.log ? (found.value == null ? "–" : `${found.exact ? "" : "≈ "}${number(Math.abs(found.value), 3)}`) : said(found, { ...spec, floor: plot.floor });
      line.value.textContent = line.show ? text : "";
    });
  }

  // A value as it is told: of a sample with all digits. What is between samples follows from them in a few digits; where the page lacks samples of
  // the run, in as many as those around leave, and if these leave none, between which values it is.
  function said({ value, exact, around }, { unit, floor }, digits = 6) {
    if (value == null || !Number.isFinite(value)) return "–";
    const factor = factorOf(unit), rounding = (floor ?? 0) * factor, shown = Math.abs(value) <= rounding ? 0 : isWound(unit) ? within(value, factor) : value;
    if (exact) return number(shown, digits);
    if (!thinned || shown === 0) return `≈ ${number(shown, Math.min(4, digits))}`;
    const [low, high] = around, known = Math.floor(Math.log10(Math.max(-low, high))) - Math.floor(Math.log10(high - low)) + 1;
    if (known > 1) return `≈ ${number(shown, Math.min(4, known))}`;
    return isWound(unit) ? "–" : `${number(low, 3)} … ${number(high, 3)}`;
  }

  // A column at t: its sample there, else between its samples on either side, with the smallest and the largest of those around: as many on
  // either side as stay of samples in a row. A gap has no value.
  function valueAt(x, y, t) {
    let low = 0, high = x.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (x[middle] <= t) low = middle; else high = middle - 1;
    }
    // A sample's own instant, as it came back from an address or a slider.
    const slack = 1e-9 * (whole[1] - whole[0]), k = x[low + 1] - t <= slack ? low + 1 : low;
    if (Math.abs(x[k] - t) <= slack && y[k] !== undefined) return { value: y[k], exact: true };
    let before = low, after = low + 1;
    while (before >= 0 && y[before] === undefined) before--;
    while (after < x.length && y[after] === undefined) after++;
    const [a, b] = [y[before], y[after]];
    if (a == null || b == null || t < x[before]) return { value: null, exact: true };
    return { value: a + ((b - a) * (t - x[before])) / (x[after] - x[before]), exact: false, around: around(y, before, after) };
  }

  function around(y, before, after) {
    const all = [];
    for (let k = before, n = 0; k >= 0 && n < STAY; k--) if (y[k] !== undefined) n += all.push(y[k]) > 0;
    for (let k = after, n = 0; k < y.length && n < STAY; k++) if (y[k] !== undefined) n += all.push(y[k]) > 0;
    const finite = all.filter((v) => v !== null && Number.isFinite(v));
    return [Math.min(...finite), Math.max(...finite)];
  }

  function picker(plot) {
    const { spec } = plot;
    const summary = element("summary", {});
    const search = element("input", { type: "search", placeholder: "Filter by name", "aria-label": "Filter the series by name" });
    const none = element("button", { type: "button", class: "button" }, "None");
    const boxes = spec.series.map((series) => {
      const box = element("input", { type: "checkbox", checked: plot.picked.includes(series) });
      box.addEventListener("change", () => pick(box.checked ? [...plot.picked, series].slice(-SHOWN) : plot.picked.filter((s) => s !== series)));
      return element("label", { title: series.name }, box, element("span", {}, series.label));
    });
    const pick = (picked) => {
      plot.picked = picked;
      boxes.forEach((label, i) => { label.firstChild.checked = picked.includes(spec.series[i]); });
      describe();
      draw(plot);
    };
    const describe = () => { summary.replaceChildren(`${plot.picked.length} of ${spec.series.length} series shown`, element("span", { class: "act" }, " – choose")); };
    none.addEventListener("click", () => pick([]));
    search.addEventListener("input", () => {
      const wanted = search.value.trim().toLowerCase();
      boxes.forEach((label, i) => { label.hidden = !spec.series[i].label.toLowerCase().includes(wanted); });
    });
    describe();
    const limit = element("span", { class: "count" }, `At most ${SHOWN} at once: a further one takes the place of the one chosen first.`);
    return element("details", { class: "pick" }, summary, element("div", { class: "tools" }, search, none, limit), element("div", { class: "options" }, ...boxes));
  }

  // ---- What can be taken along -----------------------------------------------------------------------------------

  const fileName = (ending) => `${(document.title.split(" · ")[0] || "report").replace(/[^\w.-]+/g, "_")}${ending}`;

  function hand(blob, name) {
    const link = element("a", { href: URL.createObjectURL(blob), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }

  // A plot on the ground of its card, with its title.
  function picture(plot) {
    const from = plot.u.ctx.canvas, head = 34 * devicePixelRatio, to = element("canvas", {});
    Object.assign(to, { width: from.width, height: from.height + head });
    const g = to.getContext("2d");
    g.fillStyle = colours.card;
    g.fillRect(0, 0, to.width, to.height);
    g.drawImage(from, 0, head);
    g.font = `600 ${15 * devicePixelRatio}px ${colours.font.slice(5)}`;
    let x = 12 * devicePixelRatio;
    for (const line of plot.lines.filter((line) => line.show)) {
      g.fillStyle = colours.series[line.slot];
      g.fillText(line.series.label, x, 0.65 * head);
      x += g.measureText(`${line.series.label}  `).width;
    }
    to.toBlob((blob) => hand(blob, fileName(`_${plot.spec.title.replace(/\W+/g, "_")}.png`)));
  }

  // All samples that the page has: a line for each instant, empty where a column has none.
  function table(specs, time) {
    const all = specs.flatMap((spec) => spec.series).filter((series) => !series.derived), rows = Array.from(time, (t) => [String(t)]);
    const quoted = (name) => (/[",\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
    all.forEach((series, c) => {
      const { at, values } = decode(series);
      values.forEach((v, k) => { rows[at ? at[k] : k][c + 1] = Number.isFinite(v) ? String(v) : ""; });
    });
    const lines = rows.map((row) => Array.from({ length: all.length + 1 }, (_, c) => row[c] ?? "").join(","));
    return [["t", ...all.map((series) => quoted(series.name))].join(","), ...lines, ""].join("\n");
  }

  function again() {
    for (const plot of plots) draw(plot);
    showTime(instant, "range");
    document.dispatchEvent(new CustomEvent("dalembert-units"));
  }

  // The columns of another report, with the data of its motion, or those of a CSV file, which has none.
  function runOf(name, text) {
    const columns = new Map();
    if (/\.html?$/i.test(name)) {
      // Read as a document, nothing of it runs or is fetched.
      const document = new DOMParser().parseFromString(text, "text/html"), block = document.getElementById("data"), scene = document.getElementById("scene");
      if (!block) throw new Error("it is no report of dalembert");
      const { time, plots, own } = JSON.parse(block.textContent), t = doubles(time);
      for (const series of plots.flatMap((plot) => plot.series)) {
        const { at, values } = decode(series), x = at ? Array.from(at, (i) => t[i]) : Array.from(t);
        columns.set(series.name, [x, Array.from(values, (v) => (Number.isFinite(v) ? v : null))]);
      }
      return { columns, names: own ?? [...columns.keys()], scene: scene && JSON.parse(scene.textContent) };
    }
    const lines = text.split(/\r?\n/).filter(Boolean), cells = (line) => Array.from(line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g), (m) => m[1].replace(/^"|"$/g, "").replaceAll('""', '"'));
    const names = cells(lines[0] ?? "");
    if (names[0] !== "t") throw new Error("its first column is not t");
    const rows = lines.slice(1).map((line) => line.split(",").map((cell) => (cell === "" ? NaN : Number(cell))));
    rows.forEach((row, i) => { if (!Number.isFinite(row[0]) || (i > 0 && row[0] <= rows[i - 1][0])) throw new Error(`line ${i + 2} has no later time than the one before`); });
    // As many as a plot can show: of so many rows in a row the first, the smallest and the largest, and the last of all.
    const each = Math.max(1, Math.ceil(rows.length / 2000));
    const kept = (c) => {
      if (each < 4) return rows;
      const marks = new Set([rows.length - 1]);
      for (let from = 0; from < rows.length; from += each) {
        let [low, high] = [from, from];
        for (let i = from; i < Math.min(rows.length, from + each); i++) { if (!(rows[i][c] >= rows[low][c])) low = i; if (!(rows[i][c] <= rows[high][c])) high = i; }
        for (const i of [from, low, high]) marks.add(i);
      }
      return Array.from(marks).sort((a, b) => a - b).map((i) => rows[i]);
    };
    names.forEach((name, c) => { if (c > 0 && name) { const some = kept(c); columns.set(name, [some.map((row) => row[0]), some.map((row) => (Number.isFinite(row[c]) ? row[c] : null))]); } });
    // The page has angles in place of quaternions.
    return { columns, names: names.map((name) => name.replace(/\.q[wxyz]$/, ".roll")), scene: null };
  }

  function compare(other, own) {
    const box = element("input", { type: "file", accept: ".html,.csv", hidden: true, "aria-label": "Another run" }), button = element("button", { type: "button", class: "button", title: "Draws another run of this model over this one: its report or its CSV file" }, "Compare …");
    const said = element("span", { class: "hint", role: "status" });
    const moving = (detail) => document.dispatchEvent(new CustomEvent("dalembert-other", { detail }));
    const over = (name, columns) => {
      overlay = { name, columns };
      button.textContent = "Without the other run";
      said.textContent = `compared with ${name}`;
    };
    if (other) over(other.name, new Map(other.columns.map(({ name, time, values }) => [name, [Array.from(doubles(time)), Array.from(doubles(values), (v) => (Number.isFinite(v) ? v : null))]])));
    button.addEventListener("click", () => {
      if (overlay) { overlay = null; button.textContent = "Compare …"; said.textContent = ""; box.value = ""; moving(null); again(); return; }
      box.click();
    });
    box.addEventListener("change", async () => {
      const [file] = box.files;
      if (!file) return;
      try {
        const { columns, names, scene } = runOf(file.name, await file.text()), known = new Set(own);
        // Energies are of any model.
        if (known.size && !names.some((name) => known.has(name))) throw new Error("it has no variable and no output of this model: it is a result of another one");
        over(file.name, columns);
        if (hasViewer() && !scene) said.textContent += "; its report would show its motion, too";
        moving({ name: file.name, scene });
        again();
      } catch (error) {
        said.textContent = `${file.name} cannot be compared: ${error.message}`;
      }
    });
    return [button, box, said];
  }

  function setUpTools(specs, time, other, own) {
    const tools = $("tools"), angles = element("button", { type: "button", class: "button" });
    const say = () => { angles.textContent = degrees ? "Angles in rad" : "Angles in °"; };
    angles.addEventListener("click", () => {
      degrees = !degrees;
      try { localStorage.setItem("dalembert-degrees", degrees ? "1" : ""); } catch { /* no storage: for this visit only */ }
      say();
      again();
    });
    try { degrees = localStorage.getItem("dalembert-degrees") === "1"; } catch { /* no storage */ }
    if (specs.some((spec) => isAngle(spec.unit)) || isAngle(axis.unit)) tools.append(angles); else degrees = false;
    if (specs.some((spec) => spec.unit === "rad" && spec.series.some((series) => decode(series).values.some((v) => Math.abs(v) > Math.PI)))) {
      const wind = element("button", { type: "button", class: "button", "aria-pressed": "false", title: "Angles from −half a turn to half a turn" }, "Within a turn");
      wind.addEventListener("click", () => { turns = !turns; wind.setAttribute("aria-pressed", turns); again(); });
      tools.append(wind);
    }
    tools.append(...compare(other, own));
    const save = element("button", { type: "button", class: "button", title: "The samples on this page as a table" }, "CSV");
    save.addEventListener("click", () => hand(new Blob([table(specs, time)], { type: "text/csv" }), fileName(".csv")));
    tools.append(save);
    tools.hidden = false;
    say();
  }

  // ---- Page ---------------------------------------------------------------------------------------------------------

  // On the screen a piece that no line can end in is made smaller until it fits, as long as it can be read.
  function fitFormulas() {
    const pieces = [...document.querySelectorAll(".formulas .lines math")];
    for (const piece of pieces) piece.style.fontSize = "";
    const shares = pieces.map((piece) => {
      const room = piece.closest(".lines").getBoundingClientRect(), box = piece.getBoundingClientRect();
      return box.right > room.right ? (room.right - box.left) / box.width : 1;
    });
    pieces.forEach((piece, i) => { if (shares[i] < 1) piece.style.fontSize = `${Math.max(READABLE, shares[i])}em`; });
  }

  function setUpFormulas() {
    const widths = new WeakMap();
    const observer = new ResizeObserver((entries) => {
      const wider = entries.filter(({ target, contentRect: { width } }) => widths.get(target) !== width && widths.set(target, width));
      if (wider.length > 0) fitFormulas();
    });
    for (const part of document.querySelectorAll(".formulas")) observer.observe(part);
  }

  // All formulas on paper have one size: that in which the widest piece fits that no line can end in.
  function sizeFormulas() {
    const parts = [...document.querySelectorAll(".formulas")], pieces = parts.flatMap((part) => [...part.querySelectorAll(".lines math")]);
    for (const piece of pieces) piece.style.fontSize = "";
    const widest = Math.max(1, ...pieces.map((piece) => piece.getBoundingClientRect().width));
    for (const part of parts) part.style.fontSize = `${Math.min(1, Math.max(SMALL, (PAPER - 90) / widest))}em`;
  }

  function setUpPrint() {
    let before = null;
    addEventListener("beforeprint", () => {
      // What was long enough to be folded away, or is a file, is printed as it is.
      before = { theme: root.dataset.theme, open: [...document.querySelectorAll("details:not([open], .pick, .source, .formulas)")] };
      root.dataset.theme = "light";
      before.open.forEach((details) => { details.open = true; });
      readColours();
      for (const plot of plots) {
        const { parentElement: grid } = plot.card, alone = plot.card === grid.lastElementChild && grid.children.length % 2 === 1;
        plot.u.setSize({ width: alone ? PAPER - 20 : (PAPER - 50) / 2, height: 180 });
      }
      sizeFormulas();
    });
    addEventListener("afterprint", () => {
      if (!before) return;
      if (before.theme) root.dataset.theme = before.theme; else delete root.dataset.theme;
      before.open.forEach((details) => { details.open = false; });
      before = null;
      themeChanged();
      for (const plot of plots) resize(plot);
      for (const part of document.querySelectorAll(".formulas")) part.style.fontSize = "";
      fitFormulas();
    });
  }

  // Marks the link of the section in view.
  function setUpNavigation() {
    const mark = () => {
      // Parts that scripts add have links, too.
      const links = [...document.querySelectorAll("#bar nav a")], targets = links.map((link) => document.querySelector(link.getAttribute("href")));
      const edge = $("bar").getBoundingClientRect().bottom + 60;
      let here = -1;
      targets.forEach((target, i) => { if (target.getBoundingClientRect().top < edge) here = i; });
      if (innerHeight + scrollY >= root.scrollHeight - 4) {
        // Nothing further can come to the top: what was asked for, or the last.
        const asked = links.findIndex((link) => link.getAttribute("href") === location.hash);
        here = asked > here ? asked : links.length - 1;
      }
      links.forEach((link, i) => link.classList.toggle("here", i === here));
    };
    let waiting = false;
    addEventListener("hashchange", mark);
    addEventListener("scroll", () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => { waiting = false; mark(); });
    }, { passive: true });
    mark();
  }

  readColours();
  setUpTheme();
  const { time: encoded, plots: specs, axis: course, other, every, own, ...run } = JSON.parse($("data").textContent);
  if (course) axis = course;
  [spacing, thinned] = [run.spacing, every > 1];
  const time = doubles(encoded);
  if (time.length > 0) whole = [time[0], time[time.length - 1]];
  if (specs.length > 0) setUpTools(specs, time, other, own);
  for (const spec of specs) build(spec, time);
  themeChanged();
  if (plots.length > 0 && whole[0] < whole[1]) {
    $("time").hidden = false;
    $("hint").hidden = false;
    if (!matchMedia("(any-pointer: fine)").matches) $("hint").textContent = "Move a finger across a plot to read it; the buttons − and + above zoom all of them. Tap a name to hide or show its line.";
    for (const button of document.querySelectorAll("[data-zoom]")) button.addEventListener("click", () => zoom(button.dataset.zoom));
    applyRange();
  }
  window.dalembertReport = {
    element, number, tickLabels, axisExponent, axisLabel, decode, isAngle, unitOf, factorOf, specs, time, valueAt, said, thinned, within: (v, unit) => (isWound(unit) ? within(v, factorOf(unit)) : v), isWound,
    drawn: () => plots.map((plot) => plot.u.series.length - 1),
    show: (t) => showTime(t, "plots"), colours: () => colours, range: () => range ?? whole, instant: () => instant, overlay: () => overlay, paper: PAPER,
  };
  document.addEventListener("dalembert-time", ({ detail }) => { if (detail.from !== "plots") showTime(detail.t, detail.from); });
  // An address with an instant leads to it; with a picture of the motion, that does.
  function asked() {
    const said = /[#&]t=([^&]+)/.exec(location.hash), t = said ? (Number(said[1]) - axis.from) / axis.rate : NaN;
    if (!hasViewer() && Number.isFinite(t)) showTime(Math.min(whole[1], Math.max(whole[0], t)), "address");
  }
  addEventListener("hashchange", asked);
  queueMicrotask(asked); // after plots have said where their cursors are
  setUpFormulas();
  setUpPrint();
  setUpNavigation();
})();
