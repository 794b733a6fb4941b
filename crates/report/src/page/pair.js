// One column over another: phase portraits, paths, any pair. Drawn by itself, since lines may turn back.
"use strict";
(() => {
  const report = window.dalembertReport, holder = document.getElementById("xy");
  if (!report || !holder) return;
  const { element, tickLabels, axisExponent, axisLabel, decode, unitOf, factorOf, time } = report;
  // The name space of the page's own pictures, so that no address stands here.
  const NS = document.querySelector("svg").namespaceURI, MARGIN = [14, 18, 46, 74]; // top, right, bottom, left
  const NEAR = 24, ALIKE = 2; // px from the line that count as on it, and that nobody tells apart
  const HALF = 0.9; // px: half the line's width
  const APART = 2.5; // px between samples from which on it matters how a line goes between them
  const CORNER = 0.3, ALONE = 3; // share of the velocity that changes at a corner at least, and how many times more than beside it
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

  // A column of this run or of one that is drawn over it: its own instants, and its values there.
  const own = (one) => { const { at, values } = decode(one.series); return sampled(one, at ? Float64Array.from(at, (i) => time[i]) : time, values); };
  const other = (one) => { const found = report.overlay()?.columns.get(one.name); return found && sampled(one, ...found); };
  function sampled({ unit }, t, y) {
    const factor = factorOf(unit), values = Float64Array.from(y, (v) => factor * (v ?? NaN));
    // Columns of angles within a turn have one, others none.
    return { t, values, shown: values.map((v) => report.within(v, unit)), turn: report.isWound(unit) ? 2 * Math.PI * factor : Infinity };
  }

  const extent = (values) => {
    let low = Infinity, high = -Infinity;
    for (const v of values) if (Number.isFinite(v)) { low = Math.min(low, v); high = Math.max(high, v); }
    if (!(low <= high)) return [0, 1];
    const size = Math.max(Math.abs(low), Math.abs(high)), slack = high - low > SAME * size ? 0.05 * (high - low) : 1e-3 * size || 1;
    return [low - slack, high + slack];
  };
  function splits([low, high], wanted) {
    const rough = (high - low) / wanted, ten = 10 ** Math.floor(Math.log10(rough)), step = [1, 2, 5, 10].map((k) => k * ten).find((s) => s >= rough);
    const out = [];
    for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; k++) out.push(k * step);
    return out;
  }

  // A line through samples on the screen: points are the instants at which both columns have one. Between those that are apart it goes on the
  // cubic that has the rates at both: those of the run where these are columns, else those of the parabola through three samples. Where the
  // line bends it stays straight. Of long runs pages have a part of the samples: where a line does not meet the samples that a column has
  // between, or one that leaves out a sample beside does not meet that, nobody knows what was there, and there is none.
  function course(two, rates) {
    const [x, y] = two, pairs = [];
    for (let i = 0, j = 0; i < x.t.length && j < y.t.length;) { if (x.t[i] === y.t[j]) pairs.push([i++, j++]); else if (x.t[i] < y.t[j]) i++; else j++; }
    const time = pairs.map(([i]) => x.t[i]), points = pairs.map(([i, j]) => { const p = [x.shown[i], y.shown[j]]; return p.every(Number.isFinite) ? place(...p) : null; });
    const known = rates.map((rate) => rate && new Map(Array.from(rate.t, (t, k) => [t, rate.values[k]]))), rateOf = (axis, i) => known[axis]?.get(time[i]);
    const [origin, one] = [place(0, 0), place(1, 1)], per = [one[0] - origin[0], one[1] - origin[1]];
    const slope = (j, k, axis) => (points[k][axis] - points[j][axis]) / (time[k] - time[j]);
    // How much the velocity changes at a sample, and the larger velocity beside it.
    const change = (i) => {
      if (!points[i - 1] || !points[i] || !points[i + 1]) return [0, 0];
      const before = [0, 1].map((axis) => slope(i - 1, i, axis)), behind = [0, 1].map((axis) => slope(i, i + 1, axis));
      return [Math.hypot(behind[0] - before[0], behind[1] - before[1]), Math.max(Math.hypot(...before), Math.hypot(...behind))];
    };
    // A change that those beside it do not share.
    const bends = (i) => { const [own, speed] = change(i); return own > CORNER * speed && own > ALONE * Math.max(change(i - 1)[0], change(i + 1)[0]); };
    // At a sample, with those that count as the ones before and behind.
    const speed = (i, axis, low, high) => {
      if (Number.isFinite(rateOf(axis, i))) return per[axis] * rateOf(axis, i);
      const [before, behind] = [points[low] ? slope(low, i, axis) : null, points[high] ? slope(i, high, axis) : null];
      if (before === null || behind === null) {
        const [j, k, near] = before === null ? [high, high + 1, behind] : [low - 1, low, before];
        return points[j] && points[k] ? near + (near - slope(j, k, axis)) / 2 : near; // of the parabola at its end, for steps that are alike
      }
      const [h, g] = [time[i] - time[low], time[high] - time[i]];
      return (g * before + h * behind) / (h + g);
    };
    // The two points between, by which Bézier draws the cubic from one sample to a later one.
    function cubic(j, i) {
      const [a, b] = [points[j], points[i]], apart = Math.hypot(b[0] - a[0], b[1] - a[1]), h = (time[i] - time[j]) / 3;
      if (!(apart > APART) || !(h > 0) || (rates.some((rate) => !rate) && (bends(j) || bends(i)))) return null;
      const [s, e] = [[j, j - 1, i], [i, j, i + 1]].map(([k, low, high]) => [0, 1].map((axis) => h * speed(k, axis, low, high)));
      if ([s, e].some((d) => !(Math.hypot(...d) < 2 * apart))) return null; // it jumps
      return [[a[0] + s[0], a[1] + s[1]], [b[0] - e[0], b[1] - e[1]]];
    }
    // Where it is a share u of the way from one to the other.
    function inside(j, i, u) {
      const [a, b] = [points[j], points[i]], v = 1 - u, [c, d] = cubic(j, i) ?? [0, 1].map((k) => a.map((x, axis) => x + ((k + 1) / 3) * (b[axis] - x)));
      return [0, 1].map((axis) => v ** 3 * a[axis] + 3 * v * v * u * c[axis] + 3 * v * u * u * d[axis] + u ** 3 * b[axis]);
    }
    // Whether the line from sample i - 1 to i is no farther off than can be seen, by how far one that leaves out a sample beside is off that; errors
    // grow at least with the third power of the step.
    const sure = (i) => !report.thinned || [i - 1, i].every((k) => {
      if (!points[k - 1] || !points[k + 1]) return true;
      const u = (time[k] - time[k - 1]) / (time[k + 1] - time[k - 1]), share = k === i ? u : 1 - u, p = inside(k - 1, k + 1, u);
      return (Math.hypot(p[0] - points[k][0], p[1] - points[k][1]) * share ** 3) / (4 * u * (1 - u)) ** 2 <= HALF;
    });
    const joined = points.map((b, i) => {
      const a = points[i - 1];
      if (!a || !b || !sure(i)) return false;
      return two.every(({ t, shown, turn }, axis) => {
        const [from, to] = [pairs[i - 1][axis], pairs[i][axis]];
        if (Math.abs(shown[to] - shown[from]) > turn / 2) return false; // it goes on at the other end of its turn
        for (let k = from + 1; k < to; k++) {
          const seen = place(axis ? 0 : shown[k], axis ? shown[k] : 0)[axis], line = inside(i - 1, i, (t[k] - time[i - 1]) / (time[i] - time[i - 1]))[axis];
          if (!(Math.abs(seen - line) <= HALF)) return false;
        }
        return true;
      });
    });
    return {
      time, points, joined, cubic,
      // Where the line is at an instant, if that is known.
      at(t) {
        let low = 0, high = time.length - 1;
        if (high < 0) return null;
        while (high - low > 1) { const middle = (low + high) >> 1; if (time[middle] <= t) low = middle; else high = middle; }
        const u = Math.min(1, Math.max(0, (t - time[low]) / (time[high] - time[low] || 1))), slack = SAME * (time.at(-1) - time[0]);
        for (const k of [low, high]) if (Math.abs(time[k] - t) <= slack) return points[k];
        return joined[high] ? inside(low, high, u) : null;
      },
    };
  }

  let place = null, drawn = null, columns = null, wide = 0, printed = false;
  // As many px as there are on the screen, so that words are as large as elsewhere.
  const room = () => (printed ? report.paper - 20 : Math.max(280, Math.round(picture.getBoundingClientRect().width) || 720));

  function draw() {
    columns = choice.map(own);
    const others = choice.map(other), over = others.every(Boolean);
    const ranges = columns.map(({ shown }, i) => extent(over ? [...shown, ...others[i].shown] : shown)), [top, right, bottom, left] = MARGIN, w = (wide = room()) - left - right;
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
    const pen = (p) => p.map((v) => v.toFixed(1)).join(" ");
    // What nothing leads to is a point, which round ends show.
    const line = ({ points, joined, cubic }) => points.map((p, i) => {
      if (!p) return "";
      const ends = joined[i] && cubic(i - 1, i);
      return ends ? `C${pen([...ends.flat(), ...p])}` : joined[i] ? `L${pen(p)}` : joined[i + 1] ? `M${pen(p)}` : `M${pen(p)}h.01`;
    }).join("");
    drawn = course(columns, choice.map((one) => { const rate = all.find((other) => other.name === `${one.name}'`); return rate ? own(rate) : null; }));
    make("path", { d: line(drawn), class: "curve" }, picture);
    if (over) make("path", { d: line(course(others, [null, null])), class: "curve other" }, picture);
    picture.dot = make("circle", { r: 5, class: "here" }, picture);
    mark();
  }

  // The instant that the whole page shows.
  function mark() {
    if (!columns) return;
    const t = report.instant() ?? time[time.length - 1], values = columns.map((c) => report.valueAt(c.t, c.values, t)), known = values.every(({ value }) => Number.isFinite(value)), here = known ? drawn.at(t) : null;
    picture.dot.setAttribute("visibility", here ? "visible" : "hidden");
    if (here) {
      picture.dot.setAttribute("cx", here[0]);
      picture.dot.setAttribute("cy", here[1]);
    }
    const word = (one, found) => { const said = report.said(found, one, 5); return `${one.name}${found.exact ? " = " : said.startsWith("≈") ? " " : ": "}${said}${one.unit ? ` ${unitOf(one.unit)}` : ""}`; };
    readout.textContent = known ? choice.map((one, k) => word(one, values[k])).join(", ") : "";
  }

  // Pointing at the line shows its instant; of those that pass there alike, the one nearest to what is shown.
  function seek(event) {
    const matrix = picture.getScreenCTM()?.inverse();
    if (!matrix || !columns) return;
    const here = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix), now = report.instant() ?? report.time.at(-1);
    const { time, points } = drawn, far = points.map((p) => (p ? Math.hypot(p[0] - here.x, p[1] - here.y) : NaN));
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
