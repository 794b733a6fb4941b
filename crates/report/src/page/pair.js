// One column over another: phase portraits, paths, any pair. Drawn by itself, since lines may turn back.
"use strict";
(() => {
  const report = window.dalembertReport, holder = document.getElementById("xy");
  if (!report || !holder) return;
  const { element, number, tickLabels, axisExponent, axisLabel, decode, unitOf, factorOf, time } = report;
  // The name space of the page's own pictures, so that no address stands here.
  const NS = document.querySelector("svg").namespaceURI, MARGIN = [14, 18, 46, 74]; // top, right, bottom, left
  const NEAR = 24, ALIKE = 2; // px from the line that count as on it, and that nobody tells apart
  const SAME = 1e-9; // of a column's size: what differs by less is rounding
  const all = report.specs.flatMap((spec) => spec.series.map((series) => ({ ...series, unit: spec.unit, floor: spec.floor ?? 0, section: spec.section, series })))
    .filter((one) => one.section !== "residuals" && !one.series.derived);
  if (all.length < 2 || time.length < 3) return;

  const range = (one) => decode(one.series).values.reduce(([low, high], v) => (Number.isFinite(v) ? [Math.min(low, v), Math.max(high, v)] : [low, high]), [Infinity, -Infinity]);

  const make = (tag, attributes, parent) => {
    const node = document.createElementNS(NS, tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    parent.append(node);
    return node;
  };

  // Two coordinates of a point, a variable with its rate, or the first two.
  function first() {
    const by = (name) => all.find((one) => one.name === name);
    for (const one of all) {
      const other = by(one.name.replace(/_x$/, "_y").replace(/^px\(/, "py(").replace(/^x(\d*)$/, "y$1"));
      if (other && other !== one) return [one, other];
    }
    for (const one of all) if (by(`${one.name}'`)) return [one, by(`${one.name}'`)];
    const changing = all.filter((one) => { const [low, high] = range(one); return high - low > SAME * Math.max(Math.abs(low), Math.abs(high)); });
    return (changing.length > 1 ? changing : all).slice(0, 2);
  }

  const choice = first();
  const select = (k, what) => {
    const box = element("select", { "aria-label": `Column ${what}` });
    all.forEach((one, i) => box.append(element("option", { value: String(i), selected: one === choice[k] }, one.name)));
    box.addEventListener("change", () => { choice[k] = all[Number(box.value)]; draw(); });
    return element("label", {}, `${what} `, box);
  };
  const picture = document.createElementNS(NS, "svg"), readout = element("p", { class: "hint" });
  picture.setAttribute("role", "img");
  holder.append(
    element("h3", { class: "over" }, "One column over another"),
    element("section", { class: "card plot" }, element("div", { class: "choose" }, select(1, "vertical"), select(0, "horizontal")), picture, readout));
  holder.hidden = false;
  const nav = document.querySelector("#bar nav"), next = nav?.querySelector("a[href='#equations']") ?? nav?.querySelector('a[href="#model"]');
  next?.before(element("a", { href: "#xy" }, "XY plot"));

  // A column at all instants at which the other has a sample; between its own samples it goes straight.
  function column(one) {
    const { at, values } = decode(one.series), factor = factorOf(one.unit), out = new Float64Array(time.length).fill(NaN);
    if (!at) { for (let i = 0; i < values.length; i++) out[i] = factor * values[i]; return out; }
    for (let k = 0; k < at.length; k++) {
      out[at[k]] = factor * values[k];
      if (k === 0) continue;
      const [a, b] = [at[k - 1], at[k]];
      for (let i = a + 1; i < b; i++) out[i] = out[a] + ((out[b] - out[a]) * (time[i] - time[a])) / (time[b] - time[a]);
    }
    return out;
  }

  const extent = (values) => {
    let low = Infinity, high = -Infinity;
    for (const v of values) if (Number.isFinite(v)) { low = Math.min(low, v); high = Math.max(high, v); }
    if (!(low <= high)) return [0, 1];
    const size = Math.max(Math.abs(low), Math.abs(high)), slack = high - low > SAME * size ? 0.05 * (high - low) : 1e-3 * size || 1;
    return [low - slack, high + slack];
  };
  // Of another run that is drawn over this one: its values at the instants of this one.
  function other(one) {
    const [t, y] = report.overlay()?.columns.get(one.name) ?? [], factor = factorOf(one.unit);
    return t && Float64Array.from(time, (at) => factor * (report.valueAt(t, y, at).value ?? NaN));
  }

  function splits([low, high], wanted) {
    const rough = (high - low) / wanted, ten = 10 ** Math.floor(Math.log10(rough)), step = [1, 2, 5, 10].map((k) => k * ten).find((s) => s >= rough);
    const out = [];
    for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; k++) out.push(k * step);
    return out;
  }

  let place = null, columns = null, wide = 0, printed = false;
  // As many px as there are on the screen, so that words are as large as elsewhere.
  const room = () => (printed ? report.paper - 20 : Math.max(280, Math.round(picture.getBoundingClientRect().width) || 720));

  function draw() {
    const [x, y] = (columns = choice.map(column)), others = choice.map(other), over = others.every(Boolean);
    const ranges = [x, y].map((own, i) => extent(over ? [...own, ...others[i]] : own)), [top, right, bottom, left] = MARGIN, w = (wide = room()) - left - right;
    // Lengths are as long in both directions.
    const same = choice[0].unit && choice[0].unit === choice[1].unit && choice[0].unit === "m";
    const spans = ranges.map(([a, b]) => b - a), h = same ? Math.min(620, Math.max(160, (w * spans[1]) / spans[0])) : 360;
    if (same) {
      const per = Math.max(spans[0] / w, spans[1] / h);
      [w, h].forEach((size, i) => { const [a, b] = ranges[i], more = (per * size - (b - a)) / 2; ranges[i] = [a - more, b + more]; });
    }
    const [[x0, x1], [y0, y1]] = ranges;
    place = (a, b) => [left + (w * (a - x0)) / (x1 - x0), top + (h * (y1 - b)) / (y1 - y0)];
    picture.replaceChildren();
    picture.setAttribute("viewBox", `0 0 ${wide} ${h + top + bottom}`);
    picture.setAttribute("aria-label", `${choice[1].name} over ${choice[0].name}`);
    const [ticksX, ticksY] = [splits(ranges[0], Math.min(9, Math.max(3, w / 80))), splits(ranges[1], Math.max(3, h / 60))];
    const powers = ranges.map(([a, b]) => axisExponent(a, b)), texts = [tickLabels(ticksX, powers[0]), tickLabels(ticksY, powers[1])];
    ticksX.forEach((v, i) => {
      const [at] = place(v, y0);
      make("line", { x1: at, x2: at, y1: top, y2: top + h, class: "rule" }, picture);
      make("text", { x: at, y: top + h + 16, "text-anchor": "middle" }, picture).textContent = texts[0][i];
    });
    ticksY.forEach((v, i) => {
      const [, at] = place(x0, v);
      make("line", { x1: left, x2: left + w, y1: at, y2: at, class: "rule" }, picture);
      make("text", { x: left - 8, y: at + 4, "text-anchor": "end" }, picture).textContent = texts[1][i];
    });
    const label = (one, power) => axisLabel(one.name, unitOf(one.unit), power);
    make("text", { x: left + w / 2, y: top + h + 38, "text-anchor": "middle" }, picture).textContent = label(choice[0], powers[0]);
    make("text", { transform: `translate(16 ${top + h / 2}) rotate(-90)`, "text-anchor": "middle" }, picture).textContent = label(choice[1], powers[1]);
    const line = ([x, y]) => {
      let d = "", pen = false;
      for (let i = 0; i < time.length; i++) {
        if (!Number.isFinite(x[i]) || !Number.isFinite(y[i])) { pen = false; continue; }
        const [a, b] = place(x[i], y[i]);
        d += `${pen ? "L" : "M"}${a.toFixed(1)} ${b.toFixed(1)}`;
        pen = true;
      }
      return d;
    };
    make("path", { d: line([x, y]), class: "curve" }, picture);
    if (over) make("path", { d: line(others), class: "curve other" }, picture);
    picture.dot = make("circle", { r: 5, class: "here" }, picture);
    mark();
  }

  // The instant that the whole page shows.
  function mark() {
    if (!columns) return;
    const t = report.instant() ?? time[time.length - 1], at = (c) => report.valueAt(time, c, t).value;
    const [a, b] = columns.map(at), seen = Number.isFinite(a) && Number.isFinite(b);
    picture.dot.setAttribute("visibility", seen ? "visible" : "hidden");
    if (seen) {
      const [cx, cy] = place(a, b);
      picture.dot.setAttribute("cx", cx);
      picture.dot.setAttribute("cy", cy);
    }
    const word = (one, v) => `${one.name} = ${number(Math.abs(v) <= one.floor * factorOf(one.unit) ? 0 : v, 5)}${one.unit ? ` ${unitOf(one.unit)}` : ""}`;
    readout.textContent = seen ? `${word(choice[0], a)}, ${word(choice[1], b)}` : "";
  }

  // Pointing at the line shows its instant; of those that pass there alike, the one nearest to what is shown.
  function seek(event) {
    const matrix = picture.getScreenCTM()?.inverse();
    if (!matrix || !columns) return;
    const here = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix), now = report.instant() ?? time[time.length - 1];
    const far = Array.from(time, (_, i) => { const [x, y] = place(columns[0][i], columns[1][i]); return Math.hypot(x - here.x, y - here.y); });
    const least = Math.min(...far.filter(Number.isFinite));
    let best = -1;
    far.forEach((d, i) => { if (d <= least + ALIKE && (best < 0 || Math.abs(time[i] - now) < Math.abs(time[best] - now))) best = i; });
    if (least < NEAR) report.show(time[best]);
  }
  for (const event of ["pointermove", "pointerdown"]) picture.addEventListener(event, seek);

  document.addEventListener("dalembert-time", () => requestAnimationFrame(mark));
  document.addEventListener("dalembert-units", draw);
  for (const [event, on] of [["beforeprint", true], ["afterprint", false]]) addEventListener(event, () => { printed = on; draw(); });
  new ResizeObserver(() => { if (room() !== wide) draw(); }).observe(holder);
  draw();
})();
