// node picture.mjs CHROMIUM LIST: pictures of pages as SVG for documents that run no scripts, light and dark. LIST has a line for each:
// PAGE.html, PICTURE.svg, and what is taken, with tabs between.
//
//   moving FROM UNTIL [WISH …]     the mechanism as it moves, in s
//   still T [WISH …]               the mechanism at an instant; wishes: reactions, names, dimensions, paths
//   plot COLUMN … [over COLUMN]    columns of a run over time, or over another one
//   element SELECTOR               a plot that is an SVG on the page
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright-core";

const SIZE = [720, 380], [browserPath, list] = process.argv.slice(2);
// Without WebGL what is in space is drawn from an angle, as SVG.
const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox", "--disable-gpu", "--disable-3d-apis", "--disable-background-networking", "--no-first-run"] });

/** The page's colours, light and dark, as a style of everything in the picture. */
const looks = (tab, prefixes) => tab.evaluate((prefixes) => {
  const root = document.documentElement, names = ["card", "ink", "muted", "line", "grid", "tick", "accent", "bad", "caution", ...Array.from({ length: 8 }, (_, i) => `c${i}`)];
  const of = (theme) => { root.dataset.theme = theme; const look = getComputedStyle(root); return names.map((name) => `--${name}:${look.getPropertyValue(`--${name}`).trim()}`).filter((one) => !one.endsWith(":")).join(";"); };
  const [dark, light] = [of("dark"), of("light")], rules = [];
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) if (prefixes.some((prefix) => rule.selectorText?.startsWith(prefix))) rules.push(rule.cssText);
  return `svg{${light};font-family:sans-serif}\n@media (prefers-color-scheme:dark){svg{${dark}}}\n${rules.join("\n")}`;
}, prefixes);

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const takes = {
  moving: (tab, [from, until, ...wishes]) => scene(tab, Number(from), Number(until), wishes),
  still: (tab, [t, ...wishes]) => scene(tab, Number(t), Number(t), wishes),

  async element(tab, words) {
    const style = await looks(tab, [".chart", ".parallel", "#xy"]);
    return tab.evaluate(([selector, style]) => {
      const own = document.querySelector(selector), copy = own.cloneNode(true), box = own.getBoundingClientRect(), ns = own.namespaceURI;
      for (const [name, value] of [["width", Math.round(box.width)], ["height", Math.round(box.height)], ["class", [...own.parentElement.classList].join(" ")]]) copy.setAttribute(name, value);
      if (!copy.getAttribute("viewBox")) copy.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
      copy.id = "picture";
      const looks = document.createElementNS(ns, "style"), ground = document.createElementNS(ns, "rect");
      looks.textContent = style.replaceAll("#xy ", "#picture ");
      for (const [name, value] of [["width", "100%"], ["height", "100%"], ["rx", 10], ["style", "fill:var(--card);stroke:none"]]) ground.setAttribute(name, value);
      copy.prepend(looks, ground);
      return new XMLSerializer().serializeToString(copy);
    }, [words.join(" "), style]);
  },

  async plot(tab, words) {
    const cut = words.indexOf("over"), [columns, over] = cut < 0 ? [words, null] : [words.slice(0, cut), words[cut + 1]];
    const data = await tab.evaluate(([columns, over]) => {
      const { specs, decode, time, unitOf } = dalembertReport, find = (name) => {
        for (const spec of specs) for (const series of spec.series) if (series.name === name) {
          const { at, values } = decode(series);
          return { name, unit: unitOf(spec.unit), log: spec.log, t: Array.from(at ?? time.keys(), (i) => time[i]), y: Array.from(values) };
        }
        throw new Error(`no column ${name}; there are ${specs.flatMap((s) => s.series.map((one) => one.name)).join(", ")}`);
      };
      return { lines: columns.map(find), x: over ? find(over) : null };
    }, [columns, over]);
    return plot(data, await looks(tab, []));
  },
};

async function scene(tab, from, until, wishes) {
  return tab.evaluate(([from, until, size, wishes]) => {
    const { view, time, moving } = dalembertViewer;
    time.play(false);
    for (const wish of ["paths", "reactions", "names", "dimensions"]) if (wishes.length) view.want(wish, wishes.includes(wish));
    view.resize(...size);
    time.set(from); // what stopped a run is marked at its end
    return moving({ from, until, seconds: Math.max(1, until - from), size });
  }, [from, until, SIZE, wishes]);
}

// ---- A plot of lines ----
function ticks([low, high], most) {
  const raw = (high - low) / most, ten = 10 ** Math.floor(Math.log10(raw)), step = ten * [1, 2, 5, 10].find((m) => m * ten >= raw), out = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; k++) out.push(k * step);
  return out.map((v) => [v, String(Number(v.toPrecision(6))).replace("-", "−")]);
}
function plot({ lines, x }, style) {
  const [width, height] = [720, 300], [left, right, top, bottom] = [66, 16, 34, 44], log = lines[0].log;
  const size = (v) => (log ? Math.log10(Math.max(1e-18, Math.abs(v))) : v);
  const xs = (line) => (x ? x.y : line.t), range = (lists, share) => {
    const all = lists.flat().filter(Number.isFinite), [low, high] = [all.reduce((a, b) => Math.min(a, b), Infinity), all.reduce((a, b) => Math.max(a, b), -Infinity)], pad = share * (high - low || Math.abs(high) || 1);
    return [low - pad, high + pad];
  };
  const [x0, x1] = range(lines.map(xs), x ? 0.04 : 0), [y0, y1] = range(lines.map((line) => line.y.map(size)), 0.05);
  const px = (v) => left + ((v - x0) / (x1 - x0)) * (width - left - right), py = (v) => height - bottom - ((size(v) - y0) / (y1 - y0)) * (height - top - bottom);
  const power = (e) => `10${[...String(e)].map((c) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[c] ?? "⁻").join("")}`;
  const yTicks = log ? Array.from({ length: Math.floor(y1) - Math.ceil(y0) + 1 }, (_, i) => Math.ceil(y0) + i).filter((e, i, all) => i % Math.ceil(all.length / 6) === 0).map((e) => [10 ** e, power(e)]) : ticks([y0, y1], 6);
  const out = [`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`, `<style>${style}\ntext{fill:var(--muted);font-size:12px}.g{stroke:var(--grid)}.l{fill:none;stroke-width:2;stroke-linejoin:round}</style>`, `<rect width="${width}" height="${height}" rx="10" fill="var(--card)"/>`];
  for (const [v, name] of ticks([x0, x1], 8)) out.push(`<line class="g" x1="${px(v).toFixed(1)}" x2="${px(v).toFixed(1)}" y1="${top}" y2="${height - bottom}"/><text x="${px(v).toFixed(1)}" y="${height - bottom + 16}" text-anchor="middle">${name}</text>`);
  for (const [v, name] of yTicks) out.push(`<line class="g" x1="${left}" x2="${width - right}" y1="${py(v).toFixed(1)}" y2="${py(v).toFixed(1)}"/><text x="${left - 7}" y="${(py(v) + 4).toFixed(1)}" text-anchor="end">${name}</text>`);
  lines.forEach((line, k) => {
    const [a, b] = [xs(line), line.y], n = Math.min(a.length, b.length), every = Math.max(1, Math.ceil(n / 500));
    let d = "", pen = false;
    for (let i = 0; i < n; i++) {
      if (i % every && i !== n - 1) continue;
      if (!Number.isFinite(a[i] + b[i])) { pen = false; continue; }
      d += `${pen ? "L" : "M"}${px(a[i]).toFixed(1)} ${py(b[i]).toFixed(1)}`;
      pen = true;
    }
    out.push(`<path class="l" style="stroke:var(--c${k % 8})" d="${d}"/>`);
  });
  let at = left;
  lines.forEach((line, k) => {
    const text = `${line.name}${line.unit ? ` / ${line.unit}` : ""}`;
    out.push(`<line x1="${at}" x2="${at + 20}" y1="18" y2="18" style="stroke:var(--c${k % 8});stroke-width:2.5"/><text x="${at + 26}" y="22" style="fill:var(--ink)">${escaped(text)}</text>`);
    at += 48 + 7 * text.length;
  });
  const label = x ? `${x.name}${x.unit ? ` / ${x.unit}` : ""}` : "t / s";
  out.push(`<text x="${(left + width - right) / 2}" y="${height - 8}" text-anchor="middle">${escaped(label)}</text></svg>`);
  return out.join("\n");
}

let failed = 0;
for (const line of readFileSync(list, "utf8").split("\n").filter(Boolean)) {
  const [page, to, what] = line.split("\t"), [take, ...words] = what.split(" ");
  const tab = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 800, height: 900 } });
  try {
    await tab.goto(`file://${resolve(page)}`);
    await tab.waitForLoadState("load");
    writeFileSync(to, `${await takes[take](tab, words)}\n`);
  } catch (error) {
    failed++;
    console.error(`error: ${to}: ${error.message ?? error}`);
  }
  await tab.close();
}
await browser.close();
process.exitCode = failed ? 1 : 0;
