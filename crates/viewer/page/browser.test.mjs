// node browser.test.mjs CHROMIUM DALEMBERT: pages of the examples in a headless browser. Pages are written by the command DALEMBERT.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const [browserPath, dalembert] = process.argv.slice(2);
const examples = join(dirname(fileURLToPath(import.meta.url)), "../../../examples"), folder = mkdtempSync(join(tmpdir(), "dalembert-browser-"));
const PLAIN = ["--no-sandbox", "--disable-background-networking", "--no-first-run", "--disable-sync", "--disable-component-update"];
const SPACE = [...PLAIN, "--use-angle=swiftshader", "--enable-unsafe-swiftshader"], NO_SPACE = [...PLAIN, "--disable-gpu", "--disable-3d-apis"];

function page(model, name, ...options) {
  const to = join(folder, `${name}.html`);
  execFileSync(dalembert, ["simulate", model, "--report", to, ...options], { stdio: "ignore" });
  return to;
}
const example = (name, ...options) => page(join(examples, name), name.replace(/\W/g, "_"), ...options);

const browsers = {};
const launch = async (args) => (browsers[args] ??= await chromium.launch({ executablePath: browserPath, headless: true, args }));

/** A tab with a page; `faults` gathers errors, warnings and requests. */
async function open(path, { args = PLAIN, width = 1400, ...context } = {}) {
  const tab = await (await (await launch(args)).newContext({ viewport: { width, height: 900 }, ...context })).newPage(), faults = [];
  tab.on("pageerror", (e) => faults.push(String(e)));
  tab.on("console", (m) => m.type() === "error" && faults.push(m.text()));
  tab.on("request", (r) => /^(file|data|blob):/.test(r.url()) || faults.push(`request ${r.url()}`));
  const begun = Date.now();
  await tab.goto(`file://${path}`);
  await tab.waitForFunction("window.dalembertViewer !== undefined");
  return { tab, faults, took: Date.now() - begun };
}
const at = (tab, t) => tab.evaluate((t) => { dalembertViewer.time.play(false); dalembertViewer.time.set(t); }, t);
const settle = (tab) => tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
function assert(condition, message) { if (!condition) throw new Error(message); }
function equal(found, expected, what) { assert(JSON.stringify(found) === JSON.stringify(expected), `${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`); }

/** The picture as it is seen: its PNG, and how many colours it has. */
async function seen(tab) {
  await settle(tab);
  const png = await (await tab.$("#viewer .view")).screenshot();
  const colours = await tab.evaluate(async (base64) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height), g = canvas.getContext("2d");
    g.drawImage(image, 0, 0);
    const data = g.getImageData(0, 0, image.width, image.height).data, all = new Set();
    for (let i = 0; i < data.length; i += 4) all.add((data[i] >> 4) * 256 + (data[i + 1] >> 4) * 16 + (data[i + 2] >> 4));
    return all.size;
  }, png.toString("base64"));
  return { png: png.toString("base64"), colours };
}

const tests = {
  async "planar pages play, and nothing is fetched"() {
    const { tab, faults, took } = await open(example("four_bar.toml"));
    const t0 = await tab.evaluate("dalembertViewer.time.t");
    await tab.waitForFunction((t) => dalembertViewer.time.t > t, t0);
    await at(tab, 0.5);
    const a = await seen(tab);
    await at(tab, 1.1);
    const b = await seen(tab);
    assert(a.colours > 8 && a.png !== b.png, "the picture is empty or stands still");
    assert(took < 5000, `the page took ${took} ms`);
    equal(faults, [], "faults");
  },

  async "lengths in the plane are exact"() {
    const { tab } = await open(example("four_bar.toml"));
    for (const t of [0, 1.234, 4.9]) {
      await at(tab, t);
      const [crank, ground] = await tab.evaluate(() => {
        const { view, scene } = dalembertViewer, [A, B, , D] = ["A", "B", "C", "D"].map((name) => scene.joints.find((j) => j.name === name));
        const far = (p, q) => Math.hypot(...view.where(p.ends[1]).map((x, i) => x - view.where(q.ends[1])[i])) / view.pixelsPerMetre;
        return [far(A, B), far(A, D)];
      });
      assert(Math.abs(crank - 0.3) < 1e-4 && Math.abs(ground - 1) < 1e-4, `crank ${crank} m, ground ${ground} m`);
    }
  },

  async "timeline, clock and the plots' cursor are one"() {
    const { tab } = await open(example("four_bar.toml"));
    await tab.locator("#outputs .canvas").first().scrollIntoViewIfNeeded();
    await at(tab, 2.5);
    await settle(tab);
    equal(await tab.textContent("#instant"), "t = 2.500 s", "time over the plots");
    assert((await tab.textContent(".clock")).includes("2.500"), "the clock");
    const box = await tab.locator("#outputs .u-over").first().boundingBox();
    await tab.mouse.move(box.x + 0.3 * box.width, box.y + 20);
    await settle(tab);
    const t = await tab.evaluate("dalembertViewer.time.t");
    assert(Math.abs(t - 1.5) < 0.02, `hovering at 1.5 s shows ${t} s`);
    equal(await tab.textContent("#instant"), `t = ${t.toFixed(3)} s`, "time over the plots");
  },

  async "the value beside a line is that of the time shown"() {
    const { tab } = await open(example("four_bar.toml"));
    await tab.locator("#outputs .canvas").first().scrollIntoViewIfNeeded();
    const box = await tab.locator("#outputs .u-over").first().boundingBox();
    for (const share of [0.113, 0.467, 0.901]) {
      await tab.mouse.move(box.x + share * box.width, box.y + 30);
      await settle(tab);
      const said = await tab.textContent("#outputs .legend .value >> nth=0");
      // coupler_x is half way from the crank's pin to the coupler's.
      const x = await tab.evaluate(() => { const { scene } = dalembertViewer; return scene.place(scene.paths.find((p) => p.name === "coupler.middle").at)[0] + scene.origin[0]; });
      assert(Math.abs(Number(said.replace("−", "-")) - x) < 1e-5, `${said} is said, ${x} is shown`);
    }
  },

  async "arrows of reactions are hatched where they are not determined"() {
    const { tab } = await open(example("bricard.toml"), { args: NO_SPACE });
    await tab.click("text=Reactions >> nth=0", { force: true }).catch(() => {});
    await tab.evaluate(() => dalembertViewer.view.want("reactions", true));
    await at(tab, 1);
    const open_ = await tab.evaluate(() => [...document.querySelectorAll(".force.undetermined text")].map((t) => t.textContent));
    assert(open_.length > 0 && open_.every((t) => t.endsWith("not determined")), JSON.stringify(open_));
    equal(await tab.evaluate(() => getComputedStyle(document.querySelector(".force.undetermined .shaft")).fill.includes("#open")), true, "hatching");
  },

  async "navigation marks the section that was asked for"() {
    const { tab } = await open(example("four_bar.toml"));
    for (const href of ["#outputs", "#motion", "#reactions", "#energy", "#residuals", "#model"]) {
      await tab.click(`#bar nav a[href="${href}"]`);
      await tab.waitForTimeout(150);
      equal(await tab.getAttribute("#bar nav a.here", "href"), href, "marked");
    }
  },

  async "spatial pages are drawn in space"() {
    const { tab, faults } = await open(example("stewart_ups.toml"), { args: SPACE });
    await at(tab, 0.2);
    const a = await seen(tab);
    await at(tab, 1.0);
    const b = await seen(tab);
    assert(a.colours > 20 && a.png !== b.png, `the picture is empty or stands still (${a.colours} colours)`);
    equal(await tab.evaluate("dalembertViewer.view.element.tagName"), "CANVAS", "drawn on");
    equal(faults, [], "faults");
  },

  async "without WebGL the motion is shown from an angle"() {
    const { tab, faults } = await open(example("stewart_ups.toml"), { args: NO_SPACE });
    await at(tab, 0.2);
    const a = await seen(tab);
    await at(tab, 1.0);
    assert(a.colours > 8 && a.png !== (await seen(tab)).png, "the picture is empty or stands still");
    assert((await tab.textContent(".fault")).includes("WebGL"), "nothing is said");
    equal(faults.filter((f) => !/webgl/i.test(f)), [], "faults");
  },

  async "pages fit small screens, dark ones and those who want rest"() {
    const path = example("slider_crank.toml");
    const small = await open(path, { width: 420 });
    equal(await small.tab.evaluate("document.documentElement.scrollWidth"), 420, "width");
    const dark = await open(path, { colorScheme: "dark", reducedMotion: "reduce" });
    equal(await dark.tab.evaluate("dalembertViewer.time.playing"), false, "plays");
    await dark.tab.focus("#viewer .view");
    await dark.tab.keyboard.press("ArrowRight");
    assert((await dark.tab.evaluate("dalembertViewer.time.t")) > 0, "the arrow key does not step");
    await dark.tab.keyboard.press(" ");
    equal(await dark.tab.evaluate("dalembertViewer.time.playing"), true, "plays after space");
  },

  async "names that look like markup stay text"() {
    const model = join(folder, "named.toml");
    writeFileSync(model, `dalembert = 1\ntitle = "</script><script>window.broken = 1</script>"\n[bodies.a]\nmass = 1.0\ncom = [1, 0, 0]\n[joints.j]\ntype = "revolute"\nbetween = ["ground", "a"]\n[simulate]\nuntil = 1.0\n`);
    const { tab, faults } = await open(page(model, "named"));
    equal(await tab.evaluate("window.broken === undefined"), true, "stays text");
    equal(faults, [], "faults");
  },

  async "what formulas draw is drawn, and moves"() {
    for (const name of ["pendulum", "hoop", "heavy_top"]) {
      const { tab, faults } = await open(example(`${name}.toml`), name === "heavy_top" ? { args: SPACE } : {});
      const [start, end] = await tab.evaluate("[dalembertViewer.scene.start, dalembertViewer.scene.end]");
      await at(tab, start);
      const a = await seen(tab);
      await at(tab, start + 0.37 * (end - start));
      const b = await seen(tab);
      assert(a.colours > 8 && a.png !== b.png, `${name}: the picture is empty or stands still`);
      equal(faults, [], `${name}: faults`);
    }
    const { tab } = await open(example("pendulum.toml", "--until", "1"));
    await at(tab, 0.5);
    const length = await tab.evaluate(() => {
      const { view, scene } = dalembertViewer, part = scene.parts.find((p) => p.shape === "bar"), [a, b] = part.points.map(view.where);
      return Math.hypot(a[0] - b[0], a[1] - b[1]) / view.pixelsPerMetre;
    });
    assert(Math.abs(length - 1) < 1e-3, `a rod of ${length} m`);
  },

  async "kinematic runs are shown over their drive"() {
    const to = join(folder, "moved.html");
    execFileSync(dalembert, ["move", join(examples, "jansen.toml"), "--drive", "crank=1:7:121", "--report", to], { stdio: "ignore" });
    const { tab, faults } = await open(to);
    await at(tab, 2);
    const clock = await tab.textContent("#viewer .clock"), instant = await tab.textContent("#instant");
    assert(/^crank = 3\.0+ rad$/.test(clock) && instant.startsWith("crank = 3.0"), `${clock}; ${instant}`);
    await tab.click("#tools button:has-text('Angles')");
    assert((await tab.textContent("#instant")).includes("171.88"), await tab.textContent("#instant"));
    equal(faults, [], "faults");
  },

  async "one column is drawn over another, and columns can be taken along"() {
    const { tab, faults } = await open(example("jansen.toml", "--until", "1"));
    const said = await tab.textContent("#xy .hint");
    assert(said.includes("foot_x") && said.includes("foot_y"), said);
    const path = () => tab.getAttribute("#xy .curve", "d");
    const before = await path();
    assert(before.split("L").length > 50, "few points");
    await tab.selectOption("#xy select >> nth=0", { label: "crank_speed" });
    assert((await path()) !== before, "another column is drawn alike");
    const [load] = await Promise.all([tab.waitForEvent("download"), tab.click("#tools button:has-text('CSV')")]);
    const chunks = [];
    for await (const chunk of await load.createReadStream()) chunks.push(chunk);
    const lines = Buffer.concat(chunks).toString().trim().split("\n");
    assert(lines.length === 102 && lines[0].startsWith("t,foot_x,foot_y"), lines[0]);
    assert(lines.slice(1).every((line) => line.split(",").length === lines[0].split(",").length), "ragged lines");
    equal(faults, [], "faults");
  },

  async "a live page runs again with other numbers"() {
    const live = spawn(dalembert, ["view", join(examples, "pendulum.toml"), "--until", "0.5", "--no-open", "--json"], { stdio: ["ignore", "pipe", "ignore"] });
    try {
      let said = "";
      for await (const some of live.stdout) { said += some; try { JSON.parse(said); break; } catch { /* more to come */ } }
      const tab = await (await (await launch(PLAIN)).newContext()).newPage(), faults = [];
      tab.on("pageerror", (e) => faults.push(String(e)));
      tab.on("console", (m) => m.type() === "error" && faults.push(m.text()));
      await tab.goto(JSON.parse(said).address);
      await tab.waitForFunction("window.dalembertViewer !== undefined");
      await tab.click(".live summary");
      await tab.fill('.live input[name="l"]', "2.5");
      await Promise.all([tab.waitForNavigation(), tab.click(".live button")]);
      await tab.waitForFunction("window.dalembertViewer !== undefined");
      equal(await tab.inputValue('.live input[name="l"]'), "2.5", "the length");
      equal(faults, [], "faults");
    } finally {
      live.kill();
    }
  },

  async "a chain of 1000 bodies takes few calls and little time"() {
    const model = join(folder, "chain.toml");
    const link = (i) => `[bodies.b${i}]\nmass = 1.0\ncom = [0.05, 0, 0]\ninertia = { box = [0.1, 0.01, 0.01] }\nframes = { end = { at = [0.1, 0, 0] } }\n[joints.j${i}]\ntype = "revolute"\naxis = ${i % 2 ? "[0, 0, 1]" : "[0, 1, 0]"}\nbetween = ["${i ? `b${i - 1}.end` : "ground"}", "b${i}"]\nstart = 0.01\n`;
    writeFileSync(model, `dalembert = 1\ntitle = "Chain"\ngravity = [0, 0, -9.81]\n${Array.from({ length: 1000 }, (_, i) => link(i)).join("")}\n[simulate]\nuntil = 0.02\nevery = 0.01\n`);
    const { tab } = await open(page(model, "chain"), { args: SPACE });
    await at(tab, 0.01);
    await settle(tab);
    const [calls, milliseconds] = await tab.evaluate(() => {
      const { view, scene } = dalembertViewer, begun = performance.now();
      for (let i = 0; i < 20; i++) { scene.move(0.001 * i); view.show(); }
      return [view.calls, (performance.now() - begun) / 20];
    });
    assert(calls <= 12, `${calls} calls`);
    assert(milliseconds < 30, `${milliseconds} ms of processor time a picture`); // 10 on a machine of its own
  },
};

let failed = 0;
for (const [name, run] of Object.entries(tests)) {
  try {
    await run();
    console.log(`test ${name} ... ok`);
  } catch (error) {
    failed++;
    console.log(`test ${name} ... FAILED\n  ${error.message ?? error}`);
  }
}
for (const browser of Object.values(browsers)) await browser.close();
rmSync(folder, { recursive: true });
console.log(`test result: ${failed ? "FAILED" : "ok"}. ${Object.keys(tests).length - failed} passed; ${failed} failed; 0 ignored`);
process.exitCode = failed ? 1 : 0;
