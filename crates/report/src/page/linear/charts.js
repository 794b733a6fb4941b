// Plots of a linear system: poles and zeros, frequency responses, steps, modes over parameters, from the numbers of the page; nothing is
// computed here but magnitudes.
(() => {
  "use strict";
  const BESIDE = 0.01; // of the frequency of a pole or zero on the imaginary axis: what is nearer sets no scale: 1/(1 − w²) is 34 dB above rest there
  const { $, data, doubles, element, number, padded, range, chart, bold, index, complex } = dalembertKit;

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
    const show = (k) => {
      const c = channels[k], re = doubles(c.re), im = doubles(c.im), steps = doubles(c.step);
      const size = re.map((r, i) => 20 * Math.log10(Math.hypot(r, im[i]))), phase = doubles(c.phase).map((angle, i) => (Number.isFinite(size[i]) ? Math.round(angle * 1e9) / 1e9 + 0 : NaN));
      const x = { label: "ω  [rad/s]", log: true, min: frequencies[0], max: frequencies[frequencies.length - 1] };
      const finite = [...size].filter(Number.isFinite);
      const nothing = finite.length === 0;
      for (const id of ["magnitude", "phase", "step"]) $(id).hidden = nothing;
      $("silent").hidden = !nothing;
      if (nothing) return;
      // Beside what is infinite or zero all else would be flat: the line leaves the picture there.
      const apart = size.filter((_, i) => c.extremes.every((w) => Math.abs(frequencies[i] - w) > BESIDE * w));
      const [low, high] = range([apart.some(Number.isFinite) ? apart : size]), pair = `${c.input} → ${c.output}`;
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
    const places_of = (list, say) => list.map((p) => ({ x: p, say: `at ${value(p)} the ${say} everything` }));
    const lost = [...places_of(s.losses, "inputs do not reach"), ...places_of(s.unseen, "outputs do not see")];
    const meet = s.meetings.map((m) => ({ x: m.at, y: m.frequency, kind: m.veering ? "meet" : "zero", say: m.say }));
    const read = (p) => { const i = index(places, p); return [bold(value(places[i])), ":  ", branches.slice(0, 8).map((b) => `${b.name} ${number(Math.hypot(b.re[i], b.im[i]))}`).join(",  "), " rad/s"]; };
    const marks = [meet.some((m) => m.kind === "meet") ? "◇ veering" : "", meet.some((m) => m.kind === "zero") ? "○ crossing" : "", s.losses.length ? "red: control is lost" : "", s.unseen.length ? "red: sight is lost" : "", s.intervals.length ? "shaded: nearly lost" : "", s.speed ? "dotted rays: multiples of the speed" : "", lines.some((l) => l.dash) ? "dotted: does not oscillate" : ""].filter(Boolean);
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

  poles();
  responses();
  data.studies.forEach(study);
  addEventListener("load", shapes);
})();
