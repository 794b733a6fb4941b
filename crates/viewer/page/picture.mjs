// node picture.mjs CHROMIUM PAGE.html FROM UNTIL PICTURE.svg: the picture of a planar page as an SVG that moves by itself, from FROM to
// UNTIL (s) and again; for documents that run no scripts.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright-core";

const [browserPath, page, from, until, to] = process.argv.slice(2), SIZE = [720, 380];
const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
const tab = await browser.newPage({ reducedMotion: "reduce" });
await tab.goto(`file://${resolve(page)}`);
await tab.waitForFunction("window.dalembertViewer !== undefined");
const svg = await tab.evaluate(([from, until, size]) => {
  const { view, time, moving } = dalembertViewer;
  time.play(false);
  view.resize(...size);
  return moving({ from, until, seconds: until - from, size });
}, [Number(from), Number(until), SIZE]);
await browser.close();
writeFileSync(to, svg);
