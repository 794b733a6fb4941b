// node picture.mjs CHROMIUM PAGE.html FROM UNTIL PICTURE.svg: the picture of a planar page as an SVG that moves by itself, from FROM to
// UNTIL (s) and again; for documents that run no scripts.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright-core";

const [browserPath, page, from, until, to] = process.argv.slice(2), FRAMES = 60, SIZE = [720, 380];
const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
const tab = await browser.newPage({ reducedMotion: "reduce" });
await tab.goto(`file://${resolve(page)}`);
await tab.waitForFunction("window.dalembertViewer !== undefined");
const { svg, moves } = await tab.evaluate(([from, until, frames, size]) => {
  const { view, time } = dalembertViewer;
  time.play(false);
  view.resize(...size);
  const all = [...view.element.querySelectorAll("g, circle")], seen = all.map(() => []);
  for (let i = 0; i <= frames; i++) {
    time.set(from + ((until - from) * i) / frames);
    all.forEach((g, k) => seen[k].push(g.getAttribute("transform") ?? ""));
  }
  time.set(from);
  const moves = [];
  all.forEach((g, k) => {
    if (seen[k].every((t) => t === seen[k][0])) return;
    g.setAttribute("class", `${g.getAttribute("class") ?? ""} m${moves.length}`.trim());
    g.removeAttribute("transform");
    moves.push(seen[k]);
  });
  for (const layer of [".words", ".arrows", "title"]) view.element.querySelectorAll(layer).forEach((e) => e.remove());
  view.element.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  for (const [name, value] of [["width", size[0]], ["height", size[1]]]) view.element.setAttribute(name, value);
  return { svg: view.element.outerHTML, moves };
}, [Number(from), Number(until), FRAMES, SIZE]);
await browser.close();

// Transforms of SVG have no units; those of CSS do.
const css = (t) => t.replace(/translate\((\S+) (\S+)\)/, "translate($1px,$2px)").replace(/rotate\((\S+)\)/, "rotate($1deg)").replace(/matrix\(([^)]*)\)/, (_, m) => `matrix(${m.trim().split(/\s+/).map((x) => Number(Number(x).toFixed(4))).join(",")})`);
const keyframes = moves.map((list, k) => `@keyframes m${k}{${list.map((t, i) => `${((100 * i) / FRAMES).toFixed(2).replace(/\.?0+$/, "")}%{transform:${css(t)}}`).join("")}}.m${k}{animation:m${k} ${(until - from).toFixed(3)}s linear infinite}`).join("\n");
const looks = readFileSync(new URL("style.css", import.meta.url), "utf8").split("\n").filter((line) => line.startsWith(".picture")).join("\n");
const light = ".picture{--card:#fff;--ink:#1b1f24;--muted:#59616c;--accent:#0a5cad;--c0:#0072b2;--c1:#d55e00;--c2:#00855f;--c3:#b0418f;--c4:#7a4b00;--c5:#4b4b55;font-family:sans-serif}";
const dark = "@media (prefers-color-scheme:dark){.picture{--card:#181c22;--ink:#e7eaee;--muted:#9da6b3;--accent:#74b6f7;--c0:#5db4f5;--c1:#ff8a3d;--c2:#2ec49a;--c3:#ef86c8;--c4:#e9d94b;--c5:#b9c2d0}}";
const ground = `<rect width="${SIZE[0]}" height="${SIZE[1]}" rx="10" style="fill:var(--card)"/>`;
writeFileSync(to, svg.replace(/(<svg[^>]*>)/, `$1<style>\n${light}\n${dark}\n${looks}\n${keyframes}\n</style>${ground}`));
