// Plots of a sweep: a curve over one quantity, a map over two, parallel coordinates and a cloud for each over more; all from the numbers
// of the page.
(() => {
  "use strict";
  const { $, data, doubles, element, svg, number, ticks, padded, range, chart, bold } = dalembertKit;
  const quantities = data.quantities.map((q) => ({ ...q, at: doubles(q.at) })), results = data.results.map((r) => ({ ...r, at: doubles(r.at) }));
  const runs = doubles(data.runs), fault = new Set(data.failed), count = runs.length;
  const failed = (r, i) => fault.has(i) || !Number.isFinite(r.at[i]), good = (r) => r.at.filter((_, i) => !failed(r, i));
  const label = (q) => (q.unit ? `${q.name}  [${q.unit}]` : q.name), value = (q, x) => `${number(x)}${q.unit ? ` ${q.unit}` : ""}`;
  const said = (i) => `run ${runs[i]}: ${quantities.map((q) => `${q.name} = ${value(q, q.at[i])}`).join(", ")}`;
  const outcome = (r, i) => (fault.has(i) ? "no result: it failed" : !Number.isFinite(r.at[i]) ? "no number" : [`${r.name} = `, bold(value(r, r.at[i]))]);

  // ---- Colours: viridis (van der Walt and Smith), which is read alike in grey and by the colour-blind ----
  const STOPS = ["440154", "482878", "3e4989", "31688e", "26828e", "1f9e89", "35b779", "6ece58", "b5de2b", "fde725"].map((hex) => [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16)));
  const FAILED = "#d8432e";
  function colours([low, high]) {
    return (v) => {
      const s = high > low ? ((v - low) / (high - low)) * (STOPS.length - 1) : (STOPS.length - 1) / 2, k = Math.min(STOPS.length - 2, Math.max(0, Math.floor(s))), u = Math.min(1, Math.max(0, s - k));
      return `rgb(${STOPS[k].map((c, i) => Math.round(c + u * (STOPS[k + 1][i] - c))).join(" ")})`;
    };
  }
  function key(result, [low, high]) {
    const holder = $("key");
    if (!holder) return;
    holder.hidden = !(low < high);
    if (holder.hidden) return;
    const bar = element("span", { class: "ramp" });
    bar.style.background = `linear-gradient(to right, ${STOPS.map((c) => `rgb(${c.join(" ")})`).join(",")})`;
    holder.replaceChildren(element("code", {}, result.name), element("span", {}, number(low)), bar, element("span", {}, `${number(high)}${result.unit ? ` ${result.unit}` : ""}`));
    if (Array.from(runs.keys()).some((i) => failed(result, i))) holder.append(element("span", { class: "lost-runs" }, element("i", {}), quantities.length === 2 && data.grid ? "no result" : "failed"));
  }
  const bounds = (q) => padded(...range([q.at]), 0.03);

  // ---- One quantity ----
  function curve(holder, result) {
    const [q] = quantities, order = Array.from(runs.keys()).sort((a, b) => q.at[a] - q.at[b]), x = Float64Array.from(order, (i) => q.at[i]), y = Float64Array.from(order, (i) => (failed(result, i) ? NaN : result.at[i]));
    const [y0, y1] = padded(...range([y])), [x0, x1] = padded(...range([x]), 0.02), lost = order.filter((i) => failed(result, i));
    const none = !Number.isFinite(range([y])[0]);
    chart(holder, {
      title: ["", element("code", {}, result.name), " over ", element("code", {}, q.name)], height: 360, x: { label: label(q), min: x0, max: x1 }, y: { label: label(result), min: none ? 0 : y0, max: none ? 1 : y1 },
      lines: [{ x, y, slot: 0 }], clouds: count <= 400 ? [{ x, y, slot: 0 }] : [], verticals: lost.map((i) => ({ x: q.at[i], say: `${said(i)}: it failed` })), about: lost.length ? "red: runs that failed" : "",
      read: (at) => { const [best] = order.map((i) => [Math.abs(q.at[i] - at), i]).sort((a, b) => a[0] - b[0]); return best ? [`${said(best[1])}: `, ...[].concat(outcome(result, best[1]))] : [""]; },
    });
  }

  // ---- Two quantities ----
  /** Edges between neighbouring values, and as far beyond the first and the last. */
  const edges = (values) => {
    const all = [...values].sort((a, b) => a - b), middle = all.slice(1).map((v, i) => (v + all[i]) / 2);
    if (all.length === 1) { const by = Math.abs(all[0]) / 10 || 1; return [all[0] - by, all[0] + by]; }
    return [2 * all[0] - middle[0], ...middle, 2 * all.at(-1) - middle.at(-1)];
  };
  function map(holder, result) {
    const [p, q] = quantities, shown = range([good(result)]), colour = colours(shown);
    key(result, shown);
    const cells = data.grid ? [p, q].map((one) => { const values = [...new Set(one.at)].sort((a, b) => a - b); return { values, edges: edges(values) }; }) : null;
    const [xs, ys] = cells ? cells.map((c) => [c.edges[0], c.edges.at(-1)]) : [p, q].map(bounds);
    const place = new Map(cells ? Array.from(runs.keys(), (i) => [`${p.at[i]} ${q.at[i]}`, i]) : []);
    const nearest = (values, v) => values.reduce((best, one) => (Math.abs(one - v) < Math.abs(best - v) ? one : best), values[0]);
    const size = count > 2000 ? 2 : count > 300 ? 3 : 4.5;
    chart(holder, {
      title: [element("code", {}, result.name), " over ", element("code", {}, p.name), " and ", element("code", {}, q.name)], height: 420, lines: [], ruled: !cells,
      x: { label: label(p), min: xs[0], max: xs[1] }, y: { label: label(q), min: ys[0], max: ys[1] },
      raster(g, px, py) {
        for (let i = 0; i < count; i++) {
          if (cells) {
            if (failed(result, i)) continue;
            const [a, b] = [[p, cells[0]], [q, cells[1]]].map(([one, c]) => { const k = c.values.indexOf(one.at[i]); return [c.edges[k], c.edges[k + 1]]; });
            const [x, y, right, bottom] = [px(a[0]), py(b[1]), px(a[1]), py(b[0])];
            g.fillStyle = colour(result.at[i]);
            g.fillRect(x, y, right - x + 0.4, bottom - y + 0.4); // no seam between neighbours
          } else if (failed(result, i)) {
            g.strokeStyle = FAILED;
            g.lineWidth = 1.5;
            g.beginPath();
            for (const s of [-1, 1]) { g.moveTo(px(p.at[i]) - 3, py(q.at[i]) - 3 * s); g.lineTo(px(p.at[i]) + 3, py(q.at[i]) + 3 * s); }
            g.stroke();
          } else {
            g.fillStyle = colour(result.at[i]);
            g.beginPath();
            g.arc(px(p.at[i]), py(q.at[i]), size, 0, 2 * Math.PI);
            g.fill();
          }
        }
      },
      at(x, y, [px, py], [mx, my]) {
        let i;
        if (cells) i = place.get(`${nearest(cells[0].values, x)} ${nearest(cells[1].values, y)}`);
        else {
          let best = 24 ** 2;
          for (let k = 0; k < count; k++) { const d = (px(p.at[k]) - mx) ** 2 + (py(q.at[k]) - my) ** 2; if (d < best) [best, i] = [d, k]; }
        }
        return i === undefined ? null : [`${said(i)}: `, ...[].concat(outcome(result, i))];
      },
    });
  }

  // ---- More quantities: an axis for each, a line for each run ----
  const LINES = 3000; // more are a smear
  function parallel(holder, result) {
    const axes = [...quantities, ...results.filter((r) => r === result)], shown = range([good(result)]), colour = colours(shown);
    key(result, shown);
    const spans = axes.map((a, k) => padded(...range([k < quantities.length ? a.at : good(a)]), 0.02));
    const chosen = axes.map(() => null), every = Math.max(1, Math.ceil(count / LINES)), drawn = Array.from(runs.keys()).filter((i) => i % every === 0);
    const box = element("div", { class: "chart parallel" }), say = element("p", { class: "readout", role: "status" });
    holder.classList.add("plot");
    holder.replaceChildren(element("h4", {}, "Every run as a line, coloured by ", element("code", {}, result.name)), box, say);
    const describe = () => {
      const inside = Array.from(runs.keys()).filter(within), some = chosen.some(Boolean);
      say.replaceChildren(some ? `${inside.length} of ${count} runs are within; double-click an axis to lift its limit` : `Drag along an axis to see only some of the runs${every > 1 ? `; one of ${every} is drawn` : ""}.`);
    };
    const within = (i) => chosen.every((c, k) => !c || (axes[k].at[i] >= c[0] && axes[k].at[i] <= c[1] && !(failed(result, i) && k >= quantities.length)));
    let width = 0;
    function draw(anew = true) {
      const wide = Math.max(240, box.clientWidth);
      if (!anew && wide === width) return;
      width = wide;
      // On a narrow screen axes lie under each other.
      const lying = wide < 110 * axes.length, height = lying ? 74 * axes.length : 380, [left, right, top, bottom] = lying ? [18, 18, 34, 30] : [54, 54, 30, 22];
      const across = (k) => (lying ? top + (k * (height - top - bottom)) / (axes.length - 1) : left + (k * (wide - left - right)) / (axes.length - 1));
      const along = (k, v) => { const [a, b] = spans[k], s = (v - a) / (b - a); return lying ? left + s * (wide - left - right) : height - bottom - s * (height - top - bottom); };
      const back = (k, at) => { const [a, b] = spans[k], s = lying ? (at - left) / (wide - left - right) : (height - bottom - at) / (height - top - bottom); return a + Math.min(1, Math.max(0, s)) * (b - a); };
      const point = (k, v) => (lying ? [along(k, v), across(k)] : [across(k), along(k, v)]);
      const pixel = Math.max(2, devicePixelRatio), canvas = element("canvas", { width: Math.round(wide * pixel), height: Math.round(height * pixel) }), g = canvas.getContext("2d");
      g.scale(pixel, pixel);
      const strength = Math.min(0.85, Math.max(0.12, 60 / Math.sqrt(drawn.length) / 8));
      const line = (i, stroke, alpha) => {
        g.strokeStyle = stroke;
        g.globalAlpha = alpha;
        g.beginPath();
        const last = failed(result, i) ? quantities.length : axes.length;
        for (let k = 0; k < last; k++) g.lineTo(...point(k, axes[k].at[i]));
        g.stroke();
      };
      g.lineWidth = 1.2;
      for (const i of drawn) if (!within(i)) line(i, "#8a8f98", 0.07);
      for (const i of drawn) if (within(i)) line(i, failed(result, i) ? FAILED : colour(result.at[i]), strength);
      const picture = svg("svg", { height, viewBox: `0 0 ${wide} ${height}`, role: "img", "aria-label": `Parallel coordinates of ${axes.map((a) => a.name).join(", ")}` });
      svg("image", { x: 0, y: 0, width: wide, height, href: canvas.toDataURL(), preserveAspectRatio: "none" }, picture);
      axes.forEach((axis, k) => {
        const [min, max] = spans[k], [a, b] = [point(k, min), point(k, max)];
        svg("line", { x1: a[0], y1: a[1], x2: b[0], y2: b[1], class: "rod" }, picture);
        for (const [v, text] of ticks({ min, max, most: lying ? Math.max(3, Math.floor(wide / 90)) : 6 })) {
          const [x, y] = point(k, v);
          svg("line", lying ? { x1: x, x2: x, y1: y - 3, y2: y + 3, class: "rod" } : { x1: x - 3, x2: x + 3, y1: y, y2: y, class: "rod" }, picture);
          svg("text", { ...(lying ? { x, y: y + 16, "text-anchor": "middle" } : { x: x - 6, y: y + 4, "text-anchor": "end" }), class: "over-lines" }, picture).textContent = text;
        }
        const [hx, hy] = lying ? [left, across(k) - 8] : [across(k), 14];
        svg("text", { x: hx, y: hy, "text-anchor": lying ? "start" : "middle", class: "name over-lines" }, picture).textContent = label(axis);
        if (chosen[k]) {
          const [c, d] = chosen[k].map((v) => along(k, v)), [from, to] = [Math.min(c, d), Math.max(c, d)];
          svg("rect", { ...(lying ? { x: from, width: to - from, y: across(k) - 7, height: 14 } : { x: across(k) - 7, width: 14, y: from, height: to - from }), class: "chosen-span" }, picture);
        }
        const handle = svg("rect", { ...(lying ? { x: 0, width: wide, y: across(k) - 13, height: 26 } : { x: across(k) - 16, width: 32, y: top - 6, height: height - top - bottom + 12 }), class: "grip" }, picture);
        svg("title", {}, handle).textContent = `Drag to choose a part of ${axis.name}; double-click for all of it`;
        const where = (event) => { const at = box.getBoundingClientRect(); return lying ? ((event.clientX - at.left) * wide) / at.width : ((event.clientY - at.top) * height) / at.height; };
        handle.addEventListener("pointerdown", (event) => {
          event.preventDefault();
          const from = back(k, where(event));
          const move = (next) => { const to = back(k, where(next)); chosen[k] = Math.abs(to - from) > 0.01 * (max - min) ? [Math.min(from, to), Math.max(from, to)] : null; draw(); describe(); };
          const end = () => { removeEventListener("pointermove", move); removeEventListener("pointerup", end); };
          addEventListener("pointermove", move);
          addEventListener("pointerup", end);
        });
        handle.addEventListener("dblclick", () => { chosen[k] = null; draw(); describe(); });
      });
      box.replaceChildren(picture);
    }
    new ResizeObserver(() => draw(false)).observe(box);
    draw();
    describe();
  }

  /** The result over each quantity by itself. */
  function clouds(holder, result) {
    holder.replaceChildren(...quantities.slice(0, 12).map((q) => {
      const card = element("div", { class: "card" }), y = result.at.map((v, i) => (failed(result, i) ? NaN : v)), [y0, y1] = padded(...range([y])), [x0, x1] = padded(...range([q.at]), 0.03);
      queueMicrotask(() => chart(card, { title: ["over ", element("code", {}, q.name)], height: 210, x: { label: label(q), min: x0, max: x1 }, y: { label: label(result), min: y0, max: y1 }, lines: [], clouds: [{ x: q.at, y, slot: 0 }], read: (v) => [`${q.name} = `, bold(value(q, v))] }));
      return card;
    }));
  }

  const select = $("shown-result"), holder = $("landscape"), each = $("each");
  function show() {
    const result = results[Number(select?.value ?? data.objective)];
    if (!result || !holder) return;
    const inner = element("div", {});
    holder.replaceChildren(inner); // nothing of the plot before listens any longer
    if (quantities.length === 1) curve(inner, result);
    else if (quantities.length === 2) map(inner, result);
    else { parallel(inner, result); if (each) clouds(each, result); }
  }
  select?.addEventListener("change", show);
  show();
  window.dalembertSweep = { quantities, results, runs, fault, show };
})();
