// node browser.test.mjs CHROMIUM DALEMBERT [PART OF A TEST'S NAME | K/N]: pages of the examples in a headless browser; of N processes beside each other the K-th has every N-th test. Pages are
// written by the command DALEMBERT.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync, readdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

/** The page of a sweep, and its rows by the number of the run. */
function swept(name, model, ...options) {
  const to = join(folder, `${name}.html`), out = join(folder, `${name}.runs`);
  execFileSync(dalembert, ["sweep", join(examples, model), ...options, "--out", out, "--report", to], { stdio: "ignore" });
  const rows = readdirSync(out).filter((file) => file.endsWith(".csv")).sort().flatMap((file) => {
    const [head, ...lines] = readFileSync(join(out, file), "utf8").trim().split("\n").map((line) => Array.from(line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g), (m) => m[1].replace(/^"|"$/g, "")));
    return lines.map((cells) => Object.fromEntries(head.map((key, k) => [key, cells[k]])));
  });
  return { path: to, rows };
}

const browsers = {};
const launch = async (args) => (browsers[args] ??= await chromium.launch({ executablePath: browserPath, headless: true, args }));

/** An empty tab; `faults` gathers errors and warnings. */
async function blank({ args = PLAIN, width = 1400, ...context } = {}) {
  const tab = await (await (await launch(args)).newContext({ viewport: { width, height: 900 }, ...context })).newPage(), faults = [];
  tab.setDefaultTimeout(120000); // machines may be busy
  tab.on("pageerror", (e) => faults.push(String(e)));
  tab.on("console", (m) => m.type() === "error" && faults.push(m.text()));
  return { tab, faults };
}

/** The same with the page that `view` serves of something, as long as it is used. */
async function live(what, context, use) {
  const server = spawn(dalembert, ["view", ...what, "--no-open", "--json"], { stdio: ["ignore", "pipe", "ignore"], cwd: folder });
  try {
    let said = "";
    for await (const some of server.stdout) { said += some; try { JSON.parse(said); break; } catch { /* more to come */ } }
    const opened = await blank(context);
    await opened.tab.goto(JSON.parse(said).address);
    await opened.tab.waitForFunction("window.dalembertViewer !== undefined");
    await use(opened);
  } finally {
    server.kill();
  }
}

/** The same with a page of a file, whose requests are faults, too. */
async function open(path, { hash = "", ...context } = {}) {
  const { tab, faults } = await blank(context);
  tab.on("request", (r) => /^(file|data|blob):/.test(r.url()) || faults.push(`request ${r.url()}`));
  await tab.goto(`file://${path}${hash}`);
  await tab.waitForFunction("window.dalembertViewer !== undefined || window.dalembertSweep !== undefined");
  return { tab, faults };
}

/** Commands to the graphics processor that one picture takes, after a first one. */
const commands = (tab) => tab.evaluate(() => {
  const { view, scene } = dalembertViewer, kind = WebGL2RenderingContext.prototype, own = {};
  let count = 0;
  const picture = (t) => { scene.move(t); view.show(); view.now(); };
  picture(0.001);
  for (const name of Object.getOwnPropertyNames(kind)) {
    if (typeof Object.getOwnPropertyDescriptor(kind, name).value !== "function") continue;
    own[name] = kind[name];
    kind[name] = function (...all) { count++; return own[name].apply(this, all); };
  }
  picture(0.002);
  Object.assign(kind, own);
  return count;
});
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
    const { tab, faults } = await open(example("four_bar.toml"));
    const t0 = await tab.evaluate("dalembertViewer.time.t");
    await tab.waitForFunction((t) => dalembertViewer.time.t > t, t0);
    await at(tab, 0.5);
    const a = await seen(tab);
    await at(tab, 1.1);
    const b = await seen(tab);
    assert(a.colours > 8 && a.png !== b.png, "the picture is empty or stands still");
    equal(faults, [], "faults");
  },

  async "a page holds no more for a run of ten thousand samples than for one of five hundred"() {
    const held = async (path) => {
      const { tab } = await open(path);
      await settle(tab);
      return tab.evaluate(() => ({
        nodes: document.querySelectorAll("*").length,
        points: Math.max(...dalembertReport.specs.flatMap((spec) => spec.series).map((series) => dalembertReport.decode(series).values.length)),
        poses: dalembertViewer.scene.time.length,
      }));
    };
    const short = await held(example("four_bar.toml")), long = await held(page(join(examples, "four_bar.toml"), "four_bar_fine", "--every", "0.0005"));
    assert(long.points > short.points && long.points <= 4000 && long.poses <= 2001, JSON.stringify(long)); // what the page says, and what a screen shows
    // Numbers of the text and of the axes may have other digits, and no more of them.
    assert(Math.abs(long.nodes - short.nodes) < 0.02 * short.nodes, `${short.nodes} nodes, then ${long.nodes}`);
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

  async "plots that are drawn anew, zoomed or resized leave the instant where it is"() {
    const { tab, faults } = await open(example("four_bar.toml"), { reducedMotion: "reduce" }), other = page(join(examples, "four_bar.toml"), "four_bar_for_a_second", "--until", "1");
    await tab.locator("#outputs .canvas").first().scrollIntoViewIfNeeded();
    const press = (which) => tab.evaluate((which) => document.querySelector(which).click(), which), tools = await tab.evaluate(() => [...document.querySelectorAll("#tools button")].map((b) => b.textContent));
    const ways = {
      degrees: () => press("#tools button:nth-of-type(1)"), turns: () => press("#tools button:nth-of-type(2)"), theme: () => press("#theme"), "one line less": () => press("#outputs .legend button"),
      zoom: () => press("[data-zoom=in]"), later: () => press("[data-zoom=later]"), whole: () => press("[data-zoom=all]"),
      narrower: () => tab.setViewportSize({ width: 900, height: 800 }), paper: () => tab.pdf(), "another run": () => tab.setInputFiles("#tools input", other),
    };
    assert(tools[0].startsWith("Angles in") && tools[1] === "Within a turn", JSON.stringify(tools));
    for (const [name, go] of Object.entries(ways)) {
      await at(tab, 1.75);
      await settle(tab);
      await go();
      if (name === "another run") await tab.waitForFunction(() => document.querySelector("#tools").textContent.includes("compared with"));
      await settle(tab);
      equal([await tab.evaluate("dalembertViewer.time.t"), await tab.textContent("#instant")], [1.75, "t = 1.750 s"], name);
    }
    equal(faults, [], "faults");
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

  async "forces have their numbers where arrows are too short or reach out of the picture"() {
    const plane = await open(example("four_bar.toml"), { reducedMotion: "reduce" });
    await plane.tab.evaluate(() => dalembertViewer.view.want("reactions", true));
    await at(plane.tab, 1.5); // forces of some newtons in a run with 140
    await settle(plane.tab);
    const said = await plane.tab.evaluate(() => [...document.querySelectorAll(".force text")].map((text) => [text.textContent, getComputedStyle(text).visibility]));
    assert(said.length === 4 && said.every(([text, how]) => /^[ABCD] \d.* N$/.test(text) && how === "visible"), JSON.stringify(said));
    const space = await open(example("bricard.toml"), { args: SPACE, reducedMotion: "reduce" });
    await space.tab.evaluate(() => dalembertViewer.view.want("reactions", true));
    await at(space.tab, 3);
    await settle(space.tab);
    const seen = await space.tab.evaluate(() => {
      const view = document.querySelector("#viewer .view").getBoundingClientRect();
      return [...document.querySelectorAll(".label.undetermined")].filter((text) => !text.hidden).map((text) => [text.textContent, text.getBoundingClientRect()]).filter(([, box]) => box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom).map(([text]) => text);
    });
    assert(["J1", "J2", "J5", "J6"].every((name) => seen.some((text) => text.startsWith(`${name} `))), JSON.stringify(seen));
    equal([...plane.faults, ...space.faults], [], "faults");
  },

  async "arrows of velocities, and poles, are those of the run"() {
    const { tab, faults } = await open(example("four_bar.toml"));
    await tab.click("#viewer button:has-text('Velocities')");
    await tab.click("#viewer .more summary");
    await tab.click("#viewer button:has-text('Poles')");
    const t = 1.23; // a sample
    await at(tab, t);
    const found = await tab.evaluate((t) => {
      const { scene, view } = dalembertViewer, { specs, decode, time } = dalembertReport;
      const rate = decode(specs.flatMap((s) => s.series).find((s) => s.name === "A'")).values[time.findIndex((x) => Math.abs(x - t) < 1e-9)];
      const [A, B, C, D] = ["A", "B", "C", "D"].map((name) => scene.place(scene.joints.find((j) => j.name === name).ends[1]));
      const v = scene.moves(scene.runners.find((r) => r.name === "B").at, 1), mark = [...document.querySelectorAll(".pole")].findIndex((m, k) => document.querySelectorAll(".of-pole")[k].textContent === "crank, rocker");
      const place = document.querySelectorAll(".pole")[mark].getAttribute("transform").match(/-?[\d.]+/g).map(Number);
      return { rate, crank: [B[0] - A[0], B[1] - A[1]], v, place, screen: [A, B, C, D].map((p) => view.where([null, ...p])), said: [...document.querySelectorAll(".velocity text")].map((x) => x.textContent) };
    }, t);
    // ω × r, to the rounding of floats.
    const [x, y] = found.crank, off = Math.hypot(found.v[0] + found.rate * y, found.v[1] - found.rate * x);
    assert(off < 1e-5, `${found.v} at ${found.rate} rad/s`);
    const said = `${Number(Math.abs(0.3 * found.rate).toPrecision(3))} m/s`;
    assert(found.said.includes(said), `${said} is not among ${found.said}`);
    // By Kennedy's theorem the pole of crank and rocker is where the coupler's line crosses that of the ground.
    const [A, B, C, D] = found.screen, far = ([px, py], [ax, ay], [bx, by]) => Math.abs((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / Math.hypot(bx - ax, by - ay);
    assert(far(found.place, A, D) < 0.2 && far(found.place, B, C) < 0.2, `${found.place} is not where lines through ${found.screen} cross`);
    equal(faults, [], "faults");
  },

  async "marks on paths are at even steps of time"() {
    const { tab, faults } = await open(example("four_bar.toml"), { reducedMotion: "reduce" });
    await tab.click("#viewer .more summary");
    await tab.click("#viewer button:text-is('Marks')");
    const marks = await tab.evaluate(() => {
      const { scene, view, time } = dalembertViewer, all = [...document.querySelectorAll(".picture .mark")], box = document.querySelector(".picture").getBoundingClientRect();
      return all.filter((_, k) => k % 7 === 0).map((mark, i) => {
        time.set((7 * i * (scene.end - scene.start)) / (all.length - 1));
        const { left, right, top, bottom } = mark.getBoundingClientRect(), [x, y] = view.where(scene.paths[0].at);
        return Math.hypot((left + right) / 2 - box.left - x, (top + bottom) / 2 - box.top - y);
      });
    });
    assert(marks.length > 5 && Math.max(...marks) < 1, `${marks}`);
    equal(faults, [], "faults");
  },

  async "masses, frames, grid and a body in the middle are shown on request, in the plane and in space"() {
    for (const [name, args] of [["jansen.toml", PLAIN], ["delta.toml", SPACE], ["delta.toml", NO_SPACE]]) {
      const { tab, faults } = await open(example(name, "--until", "1"), { args });
      await at(tab, 0.4);
      await tab.evaluate(() => { document.querySelector("#viewer .more").open = true; });
      // Without the pointer, which moves the page.
      const press = (wish) => tab.evaluate((wish) => [...document.querySelectorAll("#viewer .more button")].find((b) => b.textContent === wish).click(), wish);
      const before = await seen(tab);
      for (const wish of ["Masses", "Frames"]) {
        await press(wish);
        assert((await seen(tab)).png !== before.png, `${name}: ${wish} are not seen`);
        await press(wish);
        equal(await tab.evaluate((wish) => [...document.querySelectorAll(`.picture .${wish.toLowerCase()}`)].every((e) => e.getClientRects().length === 0), wish), true, `${name}: ${wish} stay`);
      }
      const centre = await tab.evaluate(() => {
        const { scene } = dalembertViewer, heavy = scene.bodies.filter((b) => b.mass > 0), all = heavy.reduce((m, b) => m + b.mass, 0);
        const sum = [0, 1, 2].map((i) => heavy.reduce((s, b) => s + b.mass * scene.place([b.frame, ...b.com])[i], 0) / all);
        return Math.hypot(...scene.centre().map((x, i) => x - sum[i]));
      });
      assert(centre < 1e-9, `${name}: ${centre}`);
      await tab.selectOption("#viewer .more select", "1");
      await at(tab, 0.9);
      const off = await tab.evaluate(() => {
        const { scene, view } = dalembertViewer, body = scene.bodies[1], box = document.querySelector("#viewer .view");
        return view.where ? view.where([body.frame, ...body.com]).map((x, i) => x - (i ? box.clientHeight / 2 - 6 : box.clientWidth / 2)) : [0, 0];
      });
      assert(Math.hypot(...off) < 0.5, `${name}: what is followed is ${off} px off`);
      equal(faults.filter((f) => args !== NO_SPACE || !/webgl/i.test(f)), [], `${name}: faults`);
    }
  },

  async "bars are seen on paper"() {
    const { tab } = await open(example("four_bar.toml"));
    await tab.emulateMedia({ media: "print" });
    equal(await tab.evaluate(() => [...document.querySelectorAll("#viewer .part")].map((e) => e.getClientRects().length)), [1, 1, 1], "parts");
  },

  async "a strip bends as the force at its tip asks, in the plane and in space"() {
    const strip = join(folder, "strip.toml");
    writeFileSync(strip, `dalembert = 1\n[bodies.strip]\nframes = { tip = { at = [1, 0, 0] } }\n[bodies.strip.flexible.beam]\nlength = 1\nmass_per_length = 0.3\n` +
      `rigidity = [2, 2]\nmodes = [4, 0]\ndamping = 0.05\n[joints.clamp]\ntype = "fixed"\nbetween = ["ground", "strip"]\n` +
      `[lagrangian]\npotential = "-0.06*py(strip.tip)"\n[simulate]\nuntil = 5\nevery = 0.1\n`);
    const { tab, faults } = await open(page(strip, "strip"));
    await at(tab, 5);
    // F x² (3L − x)/6EI: 5/16 of the tip's deflection in the middle.
    const [one, middle, other] = await tab.evaluate(() => { const { scene } = dalembertViewer, { points } = scene.parts[0]; return [points[0], points[(points.length - 1) / 2], points.at(-1)].map((p) => scene.place(p)[1]); });
    const tip = one + other; // which of them is first nobody says
    assert(Math.abs(tip - 0.06 / 6) < 1e-4 && Math.abs(middle - (5 / 16) * tip) < 1e-4, `${tip}, ${middle}`);
    equal(faults, [], "faults");
    const plane = await open(example("elastic_four_bar.toml", "--until", "0.1"));
    equal(await plane.tab.evaluate(() => document.querySelectorAll("#viewer .is-bent").length), 1, "bars that bend");
    equal(plane.faults, [], "faults");
    const space = await open(example("flexible_slider_crank.toml"), { args: SPACE });
    assert((await seen(space.tab)).colours > 3, "nothing is drawn");
    equal(space.faults, [], "faults");
  },

  async "navigation marks the section that was asked for"() {
    const { tab } = await open(example("four_bar.toml"));
    for (const href of ["#outputs", "#motion", "#reactions", "#energy", "#residuals", "#model"]) {
      await tab.click(`#bar nav a[href="${href}"]`);
      await tab.waitForTimeout(150);
      equal(await tab.getAttribute("#bar nav a.here", "href"), href, "marked");
    }
  },

  async "from above x leads to the right and y up, as the axes in the corner say"() {
    const model = join(folder, "corner.toml"), body = (name, axis, along, size, colour) => `[bodies.${name}]\nmass = 1\ncom = ${along}\ninertia = { box = ${size} }\nshape = { box = ${size}, color = "${colour}" }\n[joints.to_${name}]\ntype = "revolute"\nbetween = ["ground", "${name}"]\naxis = ${axis}\nrate = 0.01\n`;
    writeFileSync(model, `dalembert = 1\n${body("a", "[0, 1, 0]", "[0.5, 0, 0]", "[1, 0.1, 0.1]", "#ff0000")}${body("b", "[1, 0, 0]", "[0, 0.25, 0]", "[0.1, 0.5, 0.1]", "#00ff00")}[simulate]\nuntil = 1\n`);
    const { tab, faults } = await open(page(model, "corner"), { args: SPACE, reducedMotion: "reduce" });
    const wanted = { Front: [["x", 1, 0], ["z", 0, 1]], Side: [["y", 1, 0], ["z", 0, 1]], Top: [["x", 1, 0], ["y", 0, 1]] };
    for (const name of ["Top", "Front", "Top", "Side", "Top", "Fit", "Top"]) {
      await tab.click(`#viewer .wishes button:text-is("${name}")`);
      await settle(tab);
      const { axes, red, green } = await tab.evaluate(() => {
        dalembertViewer.view.now();
        const own = dalembertViewer.view.element, canvas = new OffscreenCanvas(own.width, own.height), g = canvas.getContext("2d");
        g.drawImage(own, 0, 0);
        const { data } = g.getImageData(0, 0, own.width, own.height);
        const middle = (k) => {
          let [n, x, y] = [0, 0, 0];
          for (let i = 0; i < data.length; i += 4) if (data[i + k] > 150 && data[i + 1 - k] < 60) { n++; x += (i / 4) % own.width; y += Math.floor(i / 4 / own.width); }
          return [x / n, y / n];
        };
        const svg = document.querySelector("#viewer .orientation"), lines = [...svg.querySelectorAll("path")];
        return { red: middle(0), green: middle(1), axes: lines.map((path) => [path.getAttribute("class").at(-1), ...path.getAttribute("d").match(/l(\S+) (\S+)/).slice(1).map((s) => Number(s) / 24)]) };
      });
      if (wanted[name]) equal(axes.map(([axis, x, y]) => [axis, Math.round(x), Math.round(-y)]), wanted[name], `${name}: axes`);
      else equal(axes.length, 3, `${name}: axes`);
      if (name === "Top") assert(red[0] > green[0] && red[1] > green[1], `x ends at ${red}, y at ${green}`);
    }
    equal(faults, [], "faults");
  },

  async "what leaves is in the picture at the beginning, and wherever it is when all is to be seen"() {
    const model = join(folder, "leaving.toml");
    writeFileSync(model, `dalembert = 1\ngravity = [0, 0, -9.81]\n[bodies.arm]\nmass = 1\ncom = [0.25, 0, 0]\ninertia = { box = [0.5, 0.05, 0.05] }\n[bodies.wheel]\nmass = 0.2\ninertia = { box = [0.1, 0.1, 0.1] }\n` +
      `[bodies.cube]\nmass = 0.2\ninertia = { box = [0.1, 0.1, 0.1] }\nshape = { box = [0.1, 0.1, 0.1], color = "#ff00ff" }\n[joints]\nA = { type = "revolute", between = ["ground", "arm"], axis = [0, 1, 0] }\n` +
      `Z = { type = "revolute", between = ["ground", "wheel"], axis = [0, 0, 1] }\nF = { type = "free", between = ["ground", "cube"], start = [1, 0, 0, 0, 0.5, 0.5, 1.5] }\n[simulate]\nuntil = 3\n`);
    const path = page(model, "leaving");
    for (const args of [SPACE, NO_SPACE]) {
      const { tab } = await open(path, { args, reducedMotion: "reduce" });
      const there = () => tab.evaluate(() => {
        const { view } = dalembertViewer, own = view.element, part = own.querySelector?.('.part[data-body="cube"]');
        if (part) { const [a, b] = [part, own].map((e) => e.getBoundingClientRect()); return a.width > 0 && a.left > b.left && a.right < b.right && a.top > b.top && a.bottom < b.bottom; }
        view.now();
        const canvas = new OffscreenCanvas(own.width, own.height), g = canvas.getContext("2d");
        g.drawImage(own, 0, 0);
        const { data } = g.getImageData(0, 0, own.width, own.height);
        for (let i = 0; i < data.length; i += 4) if (data[i] > 60 && data[i + 1] < 30 && data[i + 2] > 60) return true;
        return false;
      });
      equal(await tab.evaluate(() => dalembertViewer.scene.leaving.size), 1, "bodies that leave");
      assert(await there(), "at the beginning it is not in the picture");
      for (const t of [0.9, 1.5]) {
        await at(tab, t);
        await tab.click('#viewer .wishes button:text-is("Fit")');
        await settle(tab);
        assert(await there(), `at ${t} s it is not in the picture`);
      }
    }
  },

  async "pictures are as large as bodies are apart, wherever the ground's origin is, and coils as slim as springs are long"() {
    const model = join(folder, "tether.toml"), tether = (far, length) => {
      writeFileSync(model, `dalembert = 1\n[bodies.A]\nmass = 500\ninertia = { ball = 1 }\n[bodies.B]\nmass = 100\ninertia = { ball = 0.5 }\n[joints]\nfa = { type = "free", between = ["ground", "A"], start = [1, 0, 0, 0, ${far}, 0, 0] }\n` +
        `fb = { type = "free", between = ["ground", "B"], start = [1, 0, 0, 0, ${far + length}, 0, 0], rate = [0, 0, 0, 0, 1, 2] }\n[springs.tether]\nbetween = ["A", "B"]\nstiffness = 50\nlength = ${length}\n[simulate]\nuntil = 10\n`);
      return page(model, "tether");
    };
    const look = async (path) => {
      const { tab } = await open(path, { args: NO_SPACE, reducedMotion: "reduce" });
      return tab.evaluate(() => {
        const { scene } = dalembertViewer, box = document.querySelector("#viewer .spring").getBoundingClientRect(), parts = [...document.querySelectorAll("#viewer .bodies .part")].map((part) => part.getBoundingClientRect().width);
        return { size: scene.size, width: scene.width, long: Math.hypot(box.width, box.height), least: Math.min(...parts) };
      });
    };
    const near = await look(tether(0, 20000)), far = await look(tether(7e6, 20000));
    equal([far.size, far.width], [near.size, near.width], "size and width");
    assert(far.long > 100 && far.least > 3, JSON.stringify(far));
    // A spring that is short beside what it is in.
    const short = join(folder, "short.toml");
    writeFileSync(short, `dalembert = 1\n[bodies.arm]\nmass = 1\ncom = [0.5, 0, 0]\ninertia = { box = [1, 0.1, 0.1] }\nframes = { tip = { at = [1, 0, 0] } }\n[bodies.end]\nmass = 1\ninertia = { ball = 0.05 }\n[joints]\nA = { type = "revolute", between = ["ground", "arm"], axis = [0, 0, 1] }\n` +
      `B = { type = "free", between = ["ground", "end"], start = [1, 0, 0, 0, 1.02, 0, 0] }\n[springs.s]\nbetween = ["arm.tip", "end"]\nstiffness = 50\nlength = 0.02\n[simulate]\nuntil = 0.1\n`);
    const { tab } = await open(page(short, "short"), { args: NO_SPACE, reducedMotion: "reduce" });
    const [ends, points] = await tab.evaluate(() => {
      const { view, scene } = dalembertViewer, path = document.querySelector("#viewer .spring"), n = path.getTotalLength(), m = path.getCTM();
      return [scene.springs[0].ends.map(view.where), Array.from({ length: 200 }, (_, k) => { const p = path.getPointAtLength((n * k) / 199).matrixTransform(m); return [p.x, p.y]; })];
    });
    const [[ax, ay], [bx, by]] = ends, l = Math.hypot(bx - ax, by - ay), off = Math.max(...points.map(([x, y]) => Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / l));
    assert(off > 0.05 * l && off <= 0.26 * l, `a spring ${l} px long reaches ${off} px to the side`);
  },

  async "arrows of forces are seen where bodies are around them"() {
    const model = join(folder, "around.toml");
    // A box around its own joint.
    writeFileSync(model, `dalembert = 1\ngravity = [0, 0, -9.81]\n[bodies.box]\nmass = 1\ncom = [0.05, 0, 0]\ninertia = { box = [1, 1, 1] }\nshape = { box = [1, 1, 1], color = "#888888" }\n[bodies.rod]\nmass = 1\ncom = [0, 0, 0.2]\ninertia = { box = [0.1, 0.1, 0.4] }\n` +
      `[joints]\nA = { type = "revolute", between = ["ground", "box"], axis = [0, 1, 0] }\nB = { type = "revolute", between = ["box", "rod"], axis = [1, 0, 0], start = 0.1 }\n[simulate]\nuntil = 0.1\n`);
    const { tab } = await open(page(model, "around"), { args: SPACE, reducedMotion: "reduce" });
    await tab.evaluate(() => dalembertViewer.view.want("reactions", true));
    const red = () => tab.evaluate(() => {
      const { view } = dalembertViewer, own = view.element, canvas = new OffscreenCanvas(own.width, own.height), g = canvas.getContext("2d");
      view.now();
      g.drawImage(own, 0, 0);
      const { data } = g.getImageData(0, 0, own.width, own.height);
      let count = 0;
      for (let i = 0; i < data.length; i += 4) if (data[i] > 2 * data[i + 1] && data[i] > 2 * data[i + 2] && data[i] > 60 && data[i + 3] > 200) count++;
      return count;
    });
    const behind = await red();
    await tab.evaluate(() => dalembertViewer.view.hide(new Set([0, 1])));
    const bare = await red();
    assert(bare > 200 && behind > 0.9 * bare, `${behind} of ${bare} pixels are seen`);
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

  async "bodies have the colours of their models in space, too"() {
    const model = join(folder, "coloured.toml"), given = { ball: "#3b6ea8", plate: "#d98c40" };
    // Away from the plane of the other, so that the model is spatial.
    writeFileSync(model, `dalembert = 1\ntitle = "Colours"\n[bodies.ball]\nmass = 1.0\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\nshape = { sphere = 0.4, color = "${given.ball}" }\n[bodies.plate]\nmass = 1.0\ninertia = { box = [1, 1, 0.4] }\n` +
      `shape = { box = [1, 1, 0.4], color = "${given.plate}" }\n[joints.a]\ntype = "revolute"\nbetween = ["ground", "ball"]\naxis = [1, 0, 0]\nrate = 0.1\n` +
      `[joints.b]\ntype = "revolute"\nframes = [{ at = [1.5, 0, 0] }, {}]\nbetween = ["ground", "plate"]\nrate = 0.1\n[simulate]\nuntil = 1\nevery = 0.1\n`);
    const { tab, faults } = await open(page(model, "coloured"), { args: SPACE });
    await at(tab, 0.5);
    await tab.evaluate(() => dalembertViewer.view.look(dalembertViewer.scene.up));
    const shown = await seen(tab);
    const close = await tab.evaluate(async ([base64, given]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], { type: "image/png" }));
      const canvas = new OffscreenCanvas(image.width, image.height), g = canvas.getContext("2d");
      g.drawImage(image, 0, 0);
      const { data } = g.getImageData(0, 0, image.width, image.height), found = {};
      for (const [name, colour] of Object.entries(given)) {
        const want = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
        found[name] = 0;
        for (let i = 0; i < data.length; i += 4) if (want.every((c, k) => Math.abs(data[i + k] - c) <= 24)) found[name]++;
      }
      return found;
    }, [shown.png, given]);
    assert(close.ball > 400 && close.plate > 400, `points of the picture in the colours given: ${JSON.stringify(close)}`);
    equal(faults, [], "faults");
  },

  async "forces that are rounding are none, without weights too"() {
    const ball = (rate, mass) => {
      const model = join(folder, `ball${mass}.toml`);
      writeFileSync(model, `dalembert = 1\ntitle = "Ball that turns about its middle"\n[bodies.ball]\nmass = ${mass}\ncom = [0.1, 0.2, 0.3]\ninertia = [0.1, 0.1, 0.1, 0, 0, 0]\n` +
        `[joints.bearing]\ntype = "revolute"\nbetween = ["ground", "ball"]\naxis = [1, 2, 3]\nrate = ${rate}\nstart = 0.3\n[simulate]\nuntil = 5\nevery = 0.1\n`);
      return page(model, `ball${mass}`);
    };
    for (const path of [ball(7.3, 2), ball(7.3e-5, 2000), example("sleigh.toml")]) {
      const { tab, faults } = await open(path, { args: NO_SPACE });
      await tab.evaluate(() => dalembertViewer.view.want("reactions", true));
      await at(tab, 1);
      equal(await tab.evaluate(() => [...document.querySelectorAll(".force text")].map((text) => text.textContent).filter((text) => text)), [], "arrows");
      equal(await tab.evaluate(() => [...document.querySelectorAll("#loads .load .value")].map((value) => value.textContent)), ["0", "0"], "force and moment");
      equal(faults.filter((f) => !/webgl/i.test(f)), [], "faults");
    }
    // What eccentric bodies do without weights is no rounding, however slow they are.
    const model = join(folder, "eccentric.toml");
    writeFileSync(model, `dalembert = 1\n[bodies.arm]\nmass = 2.0\ncom = [0.5, 0, 0]\ninertia = [0, 0.1, 0.1, 0, 0, 0]\n[joints.hinge]\ntype = "revolute"\nbetween = ["ground", "arm"]\nrate = 0.001\n[simulate]\nuntil = 5\nevery = 0.1\n`);
    const { tab } = await open(page(model, "eccentric"));
    equal(await tab.textContent("#loads .load .value"), "1.0×10⁻⁶ N", "m ω² r");
    // Nor is what a small mass weighs beside a fast rotor.
    const fast = join(folder, "rotor.toml");
    writeFileSync(fast, `dalembert = 1\ngravity = [0, 0, -9.81]\n[bodies.rotor]\nmass = 1.0\ninertia = [0.1, 0.1, 0.2, 0, 0, 0]\n[bodies.sensor]\nmass = 0.0001\ninertia = [1e-6, 1e-6, 1e-6, 0, 0, 0]\n` +
      `[joints.bearing]\ntype = "revolute"\nbetween = ["ground", "rotor"]\nrate = 1000\n[joints.mount]\ntype = "revolute"\nframes = [{ at = [1, 0, 0] }, {}]\nbetween = ["ground", "sensor"]\n[simulate]\nuntil = 0.1\nevery = 0.001\n`);
    const rotor = await open(page(fast, "rotor"));
    assert((await rotor.tab.evaluate(() => [...document.querySelectorAll("#loads .load .value")].map((value) => value.textContent))).includes("9.8×10⁻⁴ N"), "weight of the sensor");
  },

  async "springs at rest push nothing"() {
    const carts = (start) => {
      const model = join(folder, `carts${start}.toml`);
      writeFileSync(model, `dalembert = 1\n[bodies.left]\nmass = 1.0\nframes = { hook = { at = [0.1, 0, 0] } }\n[bodies.right]\nmass = 3.0\npose = { at = [1, 0, 0] }\nframes = { hook = { at = [-0.1, 0, 0] } }\n` +
        `[joints.a]\ntype = "prismatic"\nbetween = ["ground", "left"]\naxis = [1, 0, 0]\nstart = ${start}\n[joints.b]\ntype = "prismatic"\nbetween = ["ground", "right"]\nat = [1, 0, 0]\naxis = [1, 0, 0]\n` +
        `[springs.spring]\nbetween = ["left.hook", "right.hook"]\nstiffness = 4000\nlength = 0.7\n[simulate]\nuntil = 5.0\nevery = 0.05\n`);
      return page(model, `carts${start}`);
    };
    // 0.9 − 0.1 − 0.1 is 0.7 but for rounding; what is a nanometre longer pulls.
    for (const [start, most] of [[0.1, 0], [0.1 - 1e-9, 4e-6]]) {
      const { tab, faults } = await open(carts(start));
      await tab.click("#viewer .wish:text-is('Loads')");
      await at(tab, 0);
      const { forces, arrows } = await tab.evaluate(() => ({
        forces: dalembertViewer.scene.weighed.map((load) => Math.hypot(...load.now())),
        arrows: [...document.querySelectorAll(".load text")].map((text) => text.textContent).filter((text) => text),
      }));
      assert(forces.length === 2 && forces.every((force) => Math.abs(force - most) <= 1e-3 * most), `${start}: ${forces}`);
      equal(arrows.length, most > 0 ? 2 : 0, `${start}: arrows`);
      equal(faults, [], "faults");
    }
  },

  async "a wheel that would hide the mechanism is a ring with its inertia"() {
    const model = join(folder, "ring.toml");
    writeFileSync(model, readFileSync(join(examples, "planetary_gear.toml"), "utf8").replace(/^shape = \{ line = \[[^}]*\}$/m, ""));
    const { tab, faults } = await open(page(model, "ring"));
    const { ring, others } = await tab.evaluate(() => {
      const { scene } = dalembertViewer, of = (name) => scene.parts.filter((part) => scene.bodies[part.body].name === name);
      return { ring: of("ring").map(({ shape, corners, given }) => ({ shape, given, radii: corners?.map((c) => Math.hypot(...c)) })), others: ["sun", "planet0"].map((name) => of(name)[0].shape) };
    });
    equal([ring.length, ring[0].shape, ring[0].given, others], [1, "line", false, ["cylinder", "cylinder"]], "parts");
    const radius = Math.sqrt(6e-4 / 0.3);
    assert(ring[0].radii.slice(1).every((r) => Math.abs(r - radius) < 1e-9) && ring[0].radii[0] === 0, `radii ${ring[0].radii}`);
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

  async "arrows of reactions and of loads have one scale"() {
    const { tab } = await open(example("four_bar.toml"), { reducedMotion: "reduce" });
    await at(tab, 0.4);
    for (const name of ["Reactions", "Loads"]) await tab.click(`#viewer button:text-is("${name}")`);
    const scales = (kind) => tab.evaluate((kind) => [...document.querySelectorAll(`.arrows .${kind}`)].filter((g) => g.querySelector(".head").getAttribute("d")).map((g) => {
      const numbers = (part) => g.querySelector(part).getAttribute("d").match(/-?[\d.]+/g).map(Number), s = numbers(".shaft"), h = numbers(".head");
      const newtons = Number(/([\d.]+) N/.exec(g.textContent)[1]);
      return Math.hypot(h[2] - (s[0] + s[6]) / 2, h[3] - (s[1] + s[7]) / 2) / newtons;
    }), kind);
    const all = [...await scales("force"), ...await scales("load")];
    assert(all.length >= 5 && all.every((s) => Math.abs(s / all[0] - 1) < 0.03), `px for a newton: ${all}`);
  },

  async "what is open alone is ringed, and its number is told once"() {
    const to = join(folder, "four_bar_open.html");
    try { execFileSync(dalembert, ["simulate", join(examples, "four_bar.toml"), "--set", "a=3", "--report", to], { stdio: "ignore" }); assert(false, "simulated"); } catch (error) { assert(error.status === 1, `${error}`); }
    const { tab } = await open(to, { reducedMotion: "reduce" });
    equal(await tab.locator(".halo").count(), 1, "rings");
    equal(await tab.locator(".picture text.gap:visible").allTextContents(), ["C is open"], "what is open");
    assert(/stays open by [\d.]+\sm/.test(await tab.textContent(".banner")), "the banner has no number");
  },

  async "a force that stays is told as such, without a curve"() {
    const { tab } = await open(example("precessing_top.toml", "--until", "0.2"), { args: SPACE, reducedMotion: "reduce" });
    equal(await tab.locator("#loads .load:first-of-type").first().textContent(), "Force4.91 N constant", "the tip");
    equal(await tab.locator("#loads .load:first-of-type").first().locator("svg").count(), 0, "curves");
  },

  async "reactions are offered where joints transmit some"() {
    for (const [name, offered] of [["sleigh.toml", 0], ["slider_crank.toml", 1]]) {
      const { tab } = await open(example(name, "--until", "0.3"), { args: SPACE, reducedMotion: "reduce" });
      equal(await tab.locator('#viewer button:text-is("Reactions")').count(), offered, name);
    }
  },

  async "paper says that a plot has further lines"() {
    const { tab } = await open(example("stewart_ups.toml", "--until", "0.05"), { args: SPACE, reducedMotion: "reduce" });
    await tab.emulateMedia({ media: "print" });
    equal(await tab.locator(".pick summary").first().innerText(), "8 of 12 series shown", "on paper");
    equal(await tab.locator(".pick .options").first().isVisible(), false, "the choice");
  },

  async "residuals that are rounding are told in a line"() {
    const { tab } = await open(example("four_bar.toml"), { reducedMotion: "reduce" });
    equal(await tab.locator("#residuals .plot").count(), 0, "plots");
    assert((await tab.textContent("#residuals .constants")).startsWith("All residuals are rounding"), "nothing is said");
  },

  async "the total energy is drawn where it is nothing"() {
    const { tab } = await open(example("double_pendulum.toml", "--until", "0.3"), { reducedMotion: "reduce" });
    assert((await tab.locator("#energy .legend .name").allTextContents()).includes("total"), "no total");
  },

  async "short times are in milliseconds, and units as in print"() {
    const { tab } = await open(example("pendulum.toml", "--until", "0.002", "--every", "0.0001"), { reducedMotion: "reduce" });
    equal(await tab.evaluate(() => [dalembertReport.axisLabel("t", "s", -3), dalembertReport.axisLabel("t", "s", 0), dalembertReport.unitOf("Ohm"), dalembertReport.unitOf("V/Ohm")]), ["t (ms)", "t (s)", "Ω", "V/Ω"], "words");
  },

  async "numbers of a live page are short, and sent whole"() {
    await live([join(examples, "stewart_ups.toml"), "--until", "0.01"], { args: SPACE }, async ({ tab }) => {
      const digits = await tab.evaluate(() => [...document.querySelectorAll(".live input")].map((field) => field.value.replace(/e.*/, "").replace(/^[-0.]+/, "").replace(".", "").length));
      assert(Math.max(...digits) <= 6, `digits: ${digits}`);
      const [sent, exact] = await tab.evaluate(() => {
        const field = document.querySelector(".live input[data-exact]:not([data-follows])"), form = new FormData(document.querySelector(".live form"));
        return field ? [form.get(field.name), field.dataset.exact] : [null, null];
      });
      equal(sent, exact, "what is sent");
      equal(await tab.evaluate(() => [...document.querySelectorAll(".live label input")].filter((field) => /\.q[wxyz]$/.test(field.name) && !field.closest(".turns")).length), 0, "parts of quaternions among the numbers");
    });
  },

  async "numbers without an answer stay in the form, and why is told in words"() {
    await live([join(examples, "double_pendulum.toml"), "--until", "0.1"], { args: PLAIN }, async ({ tab, faults }) => {
      const title = await tab.textContent("h1"), address = tab.url();
      await tab.goto(`${address}?m1=-1.00`);
      equal(await tab.textContent("h1"), title, "title");
      equal(await tab.inputValue('.live input[name="m1"]'), "-1.00", "what was typed");
      const said = await tab.textContent(".live .fault");
      assert(said.startsWith("No motion with these numbers: ") && !/E\d{3}|Error|[╭│/]/.test(said), said);
      // What there was before stays, and says so.
      const stays = () => tab.evaluate(() => window.dalembertViewer !== undefined && document.querySelectorAll("#outputs, #viewer, #work").length === 3);
      assert(await stays() && said.endsWith("All that follows is of the numbers before."), said);
      await tab.goto(`${address}?m1=`);
      assert((await tab.textContent(".live .fault")).startsWith("m1 is empty: give a number.") && await stays(), await tab.textContent(".live .fault"));
      await tab.fill('.live input[name="m1"]', "1.5");
      await Promise.all([tab.waitForNavigation(), tab.click(".live .button")]);
      await tab.waitForFunction("window.dalembertViewer !== undefined");
      equal(faults, [], "faults");
    });
  },

  async "the balls of the governor are drawn"() {
    const { tab } = await open(example("governor.toml", "--until", "0.01"), { args: SPACE, reducedMotion: "reduce" });
    equal(await tab.evaluate(() => dalembertViewer.scene.parts.filter((part) => part.shape === "sphere" && part.given).length), 2, "balls");
  },

  async "what scrolls has a shadow at its edge, and buttons that belong together stay so"() {
    const { tab } = await open(example("bricard.toml", "--until", "0.02"), { args: SPACE, width: 420, reducedMotion: "reduce" });
    const tops = await tab.evaluate(() => ["Zoom out", "Zoom in", "Fit"].map((name) => document.querySelector(`#viewer button[aria-label="${name}"]`).getBoundingClientRect().top));
    assert(tops.every((top) => top === tops[0]), `tops: ${tops}`);
    assert(await tab.evaluate(() => [...document.querySelectorAll(".table.long")].every((table) => getComputedStyle(table).backgroundImage.includes("gradient"))), "no shadow");
  },

  async "buttons and two fingers zoom and move the picture"() {
    const { tab, faults } = await open(example("four_bar.toml"), { hasTouch: true, reducedMotion: "reduce" });
    const scale = () => tab.evaluate("dalembertViewer.view.pixelsPerMetre"), first = await scale();
    await tab.click('#viewer button[aria-label="Zoom in"]');
    assert(Math.abs((await scale()) / first - 1.25) < 1e-9, "the button does not zoom");
    await tab.click('#viewer button[aria-label="Fit"]');
    const box = await tab.locator("#viewer .view").boundingBox(), touch = await tab.context().newCDPSession(tab);
    const fingers = (type, ...at) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(([x, y], id) => ({ x: box.x + x, y: box.y + y, id })) });
    const where = () => tab.evaluate(() => dalembertViewer.view.where(dalembertViewer.scene.joints[0].ends[1])), before = await where();
    await fingers("touchStart", [200, 150], [300, 150]);
    for (const k of [1, 2, 3, 4, 5]) await fingers("touchMove", [200 - 10 * k, 150 + 6 * k], [300 + 10 * k, 150 + 6 * k]);
    await fingers("touchEnd");
    assert(Math.abs((await scale()) / first - 2) < 1e-6, `fingers twice as far apart zoom by ${(await scale()) / first}`);
    // What was under the middle of the fingers is under it still.
    const after = await where(), meant = [0, 1].map((i) => [250, 180][i] + 2 * (before[i] - [250, 150][i]));
    assert(Math.hypot(after[0] - meant[0], after[1] - meant[1]) < 0.1, `${after}, not ${meant}`);
    equal(await tab.evaluate("scrollY"), 0, "the page scrolls");
    equal(faults, [], "faults");
  },

  async "where a motion that is followed leads is shown in a corner"() {
    for (const [name, args] of [["chaplygin_sleigh.toml", PLAIN], ["sleigh.toml", SPACE]]) {
      const { tab, faults } = await open(example(name), { args });
      const dot = () => tab.evaluate(() => { const dot = document.querySelector("#viewer .overview circle"), box = dot.ownerSVGElement.viewBox.baseVal; return { at: ["cx", "cy"].map((k) => Number(dot.getAttribute(k))), size: [box.width, box.height] }; });
      const seen = [];
      for (const t of [0, 3, 9]) { await at(tab, t); seen.push(await dot()); }
      for (const { at, size } of seen) assert(at.every((x, i) => x >= 0 && x <= size[i]), `${name}: ${at} in ${size}`);
      assert(Math.hypot(...seen[0].at.map((x, i) => x - seen[2].at[i])) > 20, `${name}: the point stands still`);
      await tab.click("#viewer .wish:text-is('Paths')");
      equal(await tab.locator("#viewer .overview:visible").count(), 0, `${name}: without paths`);
      equal(faults, [], `${name}: faults`);
    }
    equal(await (await open(example("four_bar.toml"))).tab.locator("#viewer .overview").count(), 0, "where all is in the picture");
  },

  async "a model without a motion has a page that shows what is open"() {
    const sick = join(examples, "../crates/dalembert/tests/sick");
    for (const [name, words, args] of [["short_link.toml", ["C is open"], PLAIN], ["massless_link.toml", [], PLAIN]]) {
      const to = join(folder, `sick_${name}.html`);
      try { execFileSync(dalembert, ["simulate", join(sick, name), "--report", to], { stdio: "ignore" }); assert(false, `${name}: simulated`); } catch (error) { assert(error.status === 1, `${name}: ${error}`); }
      const { tab, faults } = await open(to, { args });
      assert((await tab.textContent(".banner")).length > 20 && (await tab.textContent(".headline")).includes("no motion"), `${name}: nothing is said`);
      equal(await tab.locator(".picture .gap:visible").evaluateAll((all) => all.filter((e) => e.tagName === "text").map((e) => e.textContent)), words, `${name}: what is open`);
      assert((await tab.locator(".halo").count()) > 0, `${name}: nothing is marked`);
      equal(await tab.locator("#viewer .controls:visible").count(), 0, `${name}: a timeline`);
      equal(faults, [], `${name}: faults`);
      const small = await open(to, { args, width: 420 });
      equal(await small.tab.evaluate("document.documentElement.scrollWidth"), 420, `${name}: width`);
    }
  },

  async "without damping, phases lag at poles and lead at zeros, and what is infinite sets no scale"() {
    // From a force to the place of the same cart, between two walls: a resonance at 1, a zero at √2, a resonance at √3 rad/s. On a free pair: two integrators first.
    const carts = (walls, damping) => `dalembert = 1\n[variables]\nx = {}\ny = {}\n[lagrangian]\nkinetic = "(x'^2 + y'^2)/2"\npotential = "(${walls}*x^2 + (y - x)^2 + ${walls}*y^2)/2"\n` +
      `dissipation = "${damping}*(${walls}*x'^2 + (y' - x')^2 + ${walls}*y'^2)/2"\n[inputs]\nF = {}\n[forces]\nx = "F"\n[outputs]\nplace = "x"\n`;
    for (const [walls, wanted] of [[1, [[0.8, 0], [1.2, -180], [1.6, 0], [2.5, -180]]], [0, [[0.8, -180], [1.2, 0], [2.5, -180]]]]) {
      for (const damping of ["0", "1e-6"]) {
        const model = join(folder, "undamped.toml"), to = join(folder, "undamped.html");
        writeFileSync(model, carts(walls, damping));
        execFileSync(dalembert, ["linearize", model, "--report", to], { stdio: "ignore" });
        const { tab, faults } = await blank();
        await tab.goto(`file://${to}`);
        await tab.locator("#phase .frame").scrollIntoViewIfNeeded();
        const box = await tab.locator("#phase .frame").boundingBox(), [low, high] = await tab.evaluate(() => { const f = dalembertKit.doubles(dalembertKit.data.responses.frequencies); return [f[0], f.at(-1)].map(Math.log10); });
        for (const [w, degrees] of wanted) {
          await tab.mouse.move(box.x + (box.width * (Math.log10(w) - low)) / (high - low), box.y + box.height / 2);
          const said = await tab.textContent("#phase .readout"), found = Number(said.match(/(\S+)°/)[1].replace("−", "-"));
          assert(Math.abs(found - degrees) < 0.1, `walls ${walls}, damping ${damping}: ${said} where ${degrees}° is meant`);
        }
        const top = await tab.evaluate(() => Math.max(...[...document.querySelectorAll("#magnitude text[text-anchor=end]")].map((text) => Number(text.textContent.replace("−", "-")))));
        assert(damping !== "0" || top < 80, `the scale of magnitudes reaches to ${top} dB`);
        equal(faults, [], "faults");
      }
    }
  },

  async "a number is rounded in one way wherever a page tells it, and modes are called by one frequency"() {
    const { tab } = await open(example("four_bar.toml"), { reducedMotion: "reduce" });
    const [card, work, detail] = await tab.evaluate(() => {
      const of = (title) => [...document.querySelectorAll("dt")].find((dt) => dt.textContent.startsWith(title)).nextElementSibling.textContent;
      return [of("Energy drift"), of("Largest imbalance"), document.querySelector(".detail").textContent];
    });
    equal(work, card, "the largest imbalance, and the drift");
    assert(detail.includes(card), `${detail}, not ${card}`);
    const model = join(folder, "free_pair.toml"), to = join(folder, "free_pair.html");
    // Two balls on a spring that is strongly damped: |s| and its imaginary part are far from each other. All of it may slide.
    writeFileSync(model, `dalembert = 1\n[bodies.a]\nmass = 1\ninertia = { ball = 0.1 }\n[bodies.b]\nmass = 1\ninertia = { ball = 0.1 }\n[joints]\nA = { type = "prismatic", between = ["ground", "a"], axis = [1, 0, 0] }\n` +
      `B = { type = "prismatic", between = ["a", "b"], axis = [1, 0, 0], start = 1, stiffness = 50, damping = 5, rest = 1 }\n`);
    execFileSync(dalembert, ["linearize", model, "--report", to], { stdio: "ignore" });
    const linear = await blank();
    await linear.tab.goto(`file://${to}`);
    const [names, rows, figures] = await linear.tab.evaluate(() => [
      [...document.querySelectorAll("#mode-shown option")].map((option) => option.textContent).filter((text) => text.endsWith("Hz")).map((text) => text.replace(/^mode (\d+): (.*) Hz$/, "$1 $2")),
      [...document.querySelectorAll(".modes tbody tr")].map((row) => `${parseInt(row.querySelector("td").textContent, 10)} ${row.querySelector('[data-head$="[Hz]"]').textContent}`),
      [...document.querySelectorAll("dt")].map((dt) => dt.textContent),
    ]);
    assert(names.length > 0 && names.every((name) => rows.includes(name)), `${names}; ${rows}`);
    assert(rows.some((row) => row.endsWith(" 0")) && figures.includes("Slowest mode but s = 0") && !figures.includes("Slowest mode"), `${rows}; ${figures}`);
  },

  async "names of modes are read on small screens"() {
    const to = join(folder, "modes.html");
    execFileSync(dalembert, ["linearize", join(examples, "windows.toml"), "--report", to], { stdio: "ignore" });
    const tab = await (await (await launch(PLAIN)).newContext({ viewport: { width: 420, height: 900 } })).newPage();
    await tab.goto(`file://${to}`);
    const cut = await tab.evaluate(() => [...document.querySelectorAll(".modes, .modes td, .bars code")].filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline" || e.getBoundingClientRect().right > innerWidth).map((e) => e.textContent.slice(0, 40)));
    equal(cut, [], "cut");
    equal(await tab.evaluate("document.documentElement.scrollWidth"), 420, "width");
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

  async "pointing at a line of one column over another shows its instant"() {
    const { tab, faults } = await open(example("four_bar.toml"), { reducedMotion: "reduce" });
    await tab.locator("#xy svg").scrollIntoViewIfNeeded();
    // Where the coupler's middle is at 2.2 s; round and round, it comes there many times, and first after 2 s.
    const spot = async (t) => { await at(tab, t); await settle(tab); return tab.evaluate(() => { const { left, right, top, bottom } = document.querySelector("#xy .here").getBoundingClientRect(); return [(left + right) / 2, (top + bottom) / 2]; }); };
    const [x, y] = await spot(2.2);
    await at(tab, 2);
    await tab.mouse.move(x, y);
    await settle(tab);
    const t = await tab.evaluate("dalembertViewer.time.t");
    assert(Math.abs(t - 2.2) < 0.021, `${t} s`);
    equal(await tab.textContent("#instant"), `t = ${t.toFixed(3)} s`, "time over the plots");
    await tab.mouse.move(x, y + 200); // nothing is there
    await settle(tab);
    equal(await tab.evaluate("dalembertViewer.time.t"), t, "time, away from the line");
    equal(faults, [], "faults");
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
    assert(before.split(/[LC]/).length > 50, "few points");
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

  async "pictures are saved as PNG, GIF, SVG and WebM"() {
    const { tab, faults } = await open(example("four_bar.toml", "--until", "1"));
    const blank = await (await (await launch(PLAIN)).newContext()).newPage();
    await tab.click(".save summary");
    await tab.selectOption("#viewer select", "4"); // a quarter of a second of pictures
    async function saved(kind) {
      const [load] = await Promise.all([tab.waitForEvent("download"), tab.click(`.save button:has-text('${kind}')`)]), chunks = [];
      for await (const chunk of await load.createReadStream()) chunks.push(chunk);
      await tab.waitForFunction(() => !document.querySelector(".save button").disabled);
      return Buffer.concat(chunks);
    }
    const png = await saved("PNG");
    const wide = await blank.evaluate(async (base64) => (await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())).width, png.toString("base64"));
    assert(wide > 1000, `a PNG ${wide} px wide`);
    const gif = await saved("GIF");
    // The first picture as a browser reads it, and all of them by the blocks of the file.
    const first = await blank.evaluate(async (base64) => {
      const image = await createImageBitmap(await (await fetch(`data:image/gif;base64,${base64}`)).blob()), canvas = new OffscreenCanvas(image.width, image.height), g = canvas.getContext("2d");
      g.drawImage(image, 0, 0);
      const data = g.getImageData(0, 0, canvas.width, canvas.height).data, seen = new Set();
      for (let k = 0; k < data.length; k += 4) seen.add((data[k] << 16) + (data[k + 1] << 8) + data[k + 2]);
      return [image.width, seen.size];
    }, gif.toString("base64"));
    assert(first[0] > 300 && first[1] > 8, `the first picture of the GIF is ${first[0]} px wide and has ${first[1]} colours`);
    const pictures = [];
    for (let at = 13 + 768; gif[at] !== 0x3b;) {
      const image = gif[at] === 0x2c;
      assert(image || gif[at] === 0x21, `byte ${at} of the GIF begins no block`);
      const begun = (at += image ? 11 : 2);
      while (gif[at] > 0) at += gif[at] + 1;
      at++;
      if (image) pictures.push(gif.subarray(begun, at).toString("base64"));
    }
    // Each lasts whole hundredths of a second, and all of them together as long as fifteen in a second do.
    const lasts = Array.from(gif.keys()).filter((k) => gif[k] === 0x21 && gif[k + 1] === 0xf9 && gif[k + 2] === 4 && gif[k + 7] === 0 && gif[k + 8] === 0x2c).map((k) => gif[k + 4] + 256 * gif[k + 5]);
    equal([lasts.length, lasts.reduce((sum, t) => sum + t)], [pictures.length, Math.round((100 * pictures.length) / 15)], "pictures of the GIF, and hundredths of a second");
    assert(pictures.length >= 4 && new Set(pictures).size >= pictures.length - 1, `a GIF of ${pictures.length} pictures, ${new Set(pictures).size} of them different`);
    const svg = (await saved("SVG")).toString();
    const turns = await blank.evaluate(async (text) => {
      const image = new Image();
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
      await image.decode();
      return [image.naturalWidth, (text.match(/@keyframes/g) ?? []).length];
    }, svg);
    assert(turns[0] > 300 && turns[1] >= 3 && !svg.includes("<script"), JSON.stringify(turns));
    // Wheels that turn many times: between any keyframes they are where the page has them.
    const wheels = (await open(example("planetary_gear.toml", "--every", "0.002", "--until", "2"))).tab;
    const text = await wheels.evaluate(() => { dalembertViewer.time.play(false); dalembertViewer.view.resize(720, 380); return dalembertViewer.moving({ from: 0, until: 2, seconds: 2, size: [720, 380] }); });
    const centres = () => Object.fromEntries([...document.querySelectorAll(".picture [data-body]")].map((path) => {
      const c = path.ownerSVGElement.getScreenCTM().inverse().multiply(path.getScreenCTM()), o = path.ownerSVGElement.createSVGPoint(), at = (x, y) => Object.assign(o, { x, y }).matrixTransform(c);
      return [path.dataset.body, [at(0, 0), at(100, 0)].map((p) => [p.x, p.y])];
    }));
    await blank.setContent(text);
    for (const t of [0.0021, 0.377, 1.618]) {
      await blank.evaluate((t) => { for (const one of document.getAnimations()) { one.pause(); one.currentTime = 1000 * t; } }, t);
      const shown = await blank.evaluate(centres), meant = await wheels.evaluate(`(() => { dalembertViewer.scene.move(${t}); dalembertViewer.view.show(); return (${centres})(); })()`);
      const off = Math.max(...Object.keys(meant).flatMap((name) => meant[name].flatMap((p, i) => p.map((v, k) => Math.abs(v - shown[name][i][k])))));
      assert(Object.keys(meant).length >= 5 && off < 1.5, `at ${t} s wheels are ${off} px off`);
    }
    const webm = await saved("WebM");
    const [length, high] = await blank.evaluate(async (base64) => {
      const video = document.createElement("video");
      video.src = `data:video/webm;base64,${base64}`;
      await new Promise((done, fail) => { video.onloadeddata = done; video.onerror = () => fail(new Error("no video")); });
      return [base64.length, video.videoHeight];
    }, webm.toString("base64"));
    assert(length > 2000 && high > 100, `a video of ${length} bytes, ${high} px high`);
    equal(faults, [], "faults");
  },

  async "an address leads to an instant, and steps go from sample to sample"() {
    const path = example("four_bar.toml");
    const { tab, faults } = await open(path, { hash: "#t=2.5" });
    equal(await tab.evaluate("[dalembertViewer.time.t, dalembertViewer.time.playing]"), [2.5, false], "asked for");
    equal(await tab.textContent("#instant"), "t = 2.500 s", "over the plots");
    await tab.click("#viewer .step >> nth=1");
    const near = (a, b) => Math.abs(a - b) < 1e-9;
    assert(near(await tab.evaluate("dalembertViewer.time.t"), 2.51), "one sample on");
    await tab.click("#viewer .step >> nth=0");
    await tab.click("#viewer .step >> nth=0");
    assert(near(await tab.evaluate("dalembertViewer.time.t"), 2.49), "two samples back");
    await tab.click("#viewer button:has-text('Link')");
    equal(await tab.evaluate("location.hash"), "#t=2.49", "the address");
    equal(faults, [], "faults");
    const bare = await (await (await launch(PLAIN)).newContext()).newPage();
    await bare.goto(`file://${example("rlc_ladder.toml")}#t=0.001`);
    assert((await bare.textContent("#instant")).startsWith("t = 0.001"), await bare.textContent("#instant"));
  },

  async "words leave each other room, and what finds none is named when it is pointed at"() {
    for (const [name, args] of [["delta.toml", SPACE], ["stewart_ups.toml", NO_SPACE], ["jansen.toml", PLAIN]]) {
      const { tab } = await open(example(name), { args, reducedMotion: "reduce" });
      for (const wish of ["Names", "Reactions", "Dimensions", "Velocities"]) if (await tab.locator(`.wish:text-is("${wish}")`).count()) await tab.click(`.wish:text-is("${wish}")`);
      const words = () => tab.evaluate(() => [...document.querySelectorAll(".view .label, .view .words text, .view .arrows text")].map((e) => {
        const look = getComputedStyle(e), { left, top, right, bottom } = e.getBoundingClientRect(), box = e.closest(".view").getBoundingClientRect();
        return { text: e.textContent, seen: look.display !== "none" && look.visibility !== "hidden" && right > left, at: [left - box.left, top - box.top, box.right - right, box.bottom - bottom], sides: [left, top, right, bottom] };
      }).filter((word) => word.text));
      for (const share of [0, 0.3, 0.7]) {
        await tab.evaluate((share) => { const { time, scene } = dalembertViewer; time.set(scene.start + share * (scene.end - scene.start)); }, share);
        await settle(tab);
        const seen = (await words()).filter((word) => word.seen);
        assert(seen.length > 5, `${name}: ${seen.length} words`);
        for (const { text, at } of seen) assert(at.every((gap) => gap > -2), `${name}: ${text} is beyond the edge by ${at}`);
        seen.forEach((a, i) => seen.slice(i + 1).forEach((b) => {
          const [x, y] = [0, 1].map((k) => Math.min(a.sides[k + 2], b.sides[k + 2]) - Math.max(a.sides[k], b.sides[k]));
          assert(x < 3 || y < 4, `${name}: ${a.text} is over ${b.text} by ${x}, ${y}`);
        }));
      }
      if (args === SPACE) continue;
      const hidden = new Set((await words()).filter((word) => !word.seen).map((word) => word.text));
      const joint = await tab.evaluate((hidden) => {
        const { scene, view } = dalembertViewer, box = document.querySelector("#viewer .view").getBoundingClientRect();
        const apart = (a, b) => Math.hypot(...[0, 1].map((i) => view.where(a.ends[1])[i] - view.where(b.ends[1])[i]));
        const joint = scene.joints.find((joint) => hidden.includes(joint.name) && scene.joints.every((other) => other === joint || apart(joint, other) > 14));
        return joint && { name: joint.name, at: view.where(joint.ends[1]).map((x, i) => x + [box.left, box.top][i]) };
      }, [...hidden]);
      if (!joint) continue;
      await tab.mouse.move(...joint.at);
      await settle(tab);
      await settle(tab);
      assert((await words()).some((word) => word.seen && word.text === joint.name), `${name}: ${joint.name} is not named`);
    }
  },

  async "names in findings point at what they name"() {
    for (const [name, args] of [["four_bar.toml", PLAIN], ["bricard.toml", SPACE]]) {
      const { tab, faults } = await open(example(name), { args });
      await at(tab, 1);
      const code = tab.locator("#findings code.points").first();
      await code.focus();
      await settle(tab);
      const far = await tab.evaluate((name) => {
        const { scene, view } = dalembertViewer, joint = scene.joints.find((j) => j.name === name.split(".")[0]), halo = document.querySelector(".halo, .ring");
        if (!joint || !halo) return null;
        if (halo.tagName !== "circle") return 0;
        const [x, y] = view.where(joint.ends[1]);
        return Math.hypot(Number(halo.getAttribute("cx")) - x, Number(halo.getAttribute("cy")) - y);
      }, await code.textContent());
      assert(far !== null && far < 0.2, `${name}: ${far}`);
      equal(faults, [], "faults");
    }
  },

  async "what stopped a run is marked where it stopped"() {
    const to = join(folder, "locks.html");
    try { execFileSync(dalembert, ["move", join(examples, "four_bar.toml"), "--drive", "D=1.7:4:61", "--report", to], { stdio: "ignore" }); } catch { /* it locks, and says so */ }
    const { tab } = await open(to);
    const names = await tab.locator(".banner code").allTextContents();
    assert(names.length > 0, "no names");
    await tab.evaluate("dalembertViewer.time.play(false); dalembertViewer.time.set(dalembertViewer.scene.start)");
    equal(await tab.locator(".halo").count(), 0, "marked at the start");
    await tab.evaluate("dalembertViewer.time.set(dalembertViewer.scene.end)");
    equal(await tab.locator(".halo").count(), names.length, "marked at the end");
  },

  async "kinetic and potential energy add up, and cards tell the largest forces"() {
    const { tab } = await open(example("four_bar.toml"));
    const off = await tab.evaluate(() => {
      const { specs, decode } = dalembertReport, of = (name) => decode(specs.flatMap((s) => s.series).find((s) => s.name === name)).values;
      const [e, t, v] = ["energy", "energy.kinetic", "energy.potential"].map(of);
      return Math.max(...e.map((x, i) => Math.abs(x - t[i] - v[i])));
    });
    assert(off < 1e-12 * 20, `T + V differs from the energy by ${off} J`);
    equal(await tab.evaluate("dalembertReport.specs.filter((s) => s.section === 'energy').length"), 1, "charts of energy");
    const cards = await tab.evaluate(() => [...document.querySelectorAll("#loads .joint")].map((c) => [c.querySelector("code").textContent, c.querySelector(".value").textContent]));
    equal(cards.map((c) => c[0]).sort(), ["A", "B", "C", "D"], "joints");
    // The force of the loop's joint is that of its rows.
    const rows = await tab.evaluate(() => {
      const { specs, decode } = dalembertReport, of = (name) => decode(specs.flatMap((s) => s.series).find((s) => s.name === name)).values;
      const [x, y] = ["reaction.C.x", "reaction.C.y"].map(of);
      return Math.max(...x.map((v, i) => Math.hypot(v, y[i])));
    });
    const said = Number(cards.find((c) => c[0] === "C")[1].split(" ")[0]);
    assert(Math.abs(said - rows) < 0.006 * rows, `${said} N on the card, ${rows} N in the rows`);
    await tab.locator("#loads .joint:has(code:text-is('C')) .instant").click();
    const t = await tab.evaluate("dalembertViewer.time.t");
    await settle(tab);
    const force = await tab.evaluate(() => { const { scene } = dalembertViewer; return Math.hypot(...scene.force(scene.joints.find((j) => j.name === "C"))); });
    assert(Math.abs(force - rows) < 1e-3 * rows, `${force} N at t = ${t} s`);
  },

  async "equations stand on the page as MathML"() {
    const { tab, faults } = await open(example("pendulum.toml"), { width: 420 });
    const found = await tab.evaluate(() => {
      const all = [...document.querySelectorAll("#equations math")];
      return { count: all.length, seen: all.every((m) => m.getBoundingClientRect().height > 8), text: all.map((m) => m.textContent).join(" "), wide: document.documentElement.scrollWidth };
    });
    assert(found.count >= 4 && found.seen && found.wide <= 420, JSON.stringify(found));
    assert(found.text.includes("λ"), found.text);
    assert((await tab.textContent(".source pre")).includes("[variables"), "the model's text");
    equal(faults, [], "faults");
  },

  async "angles stay within a turn if they are to"() {
    const { tab } = await open(example("four_bar.toml"));
    const value = () => tab.textContent("#motion .legend .value >> nth=0").then((text) => Number(text.replace("−", "-")));
    await at(tab, 4.2);
    await tab.locator("#motion .canvas").first().scrollIntoViewIfNeeded();
    await settle(tab);
    const before = await value();
    await tab.click("#tools button:has-text('Within a turn')");
    await settle(tab);
    const after = await value();
    assert(before > 20 && Math.abs(after) <= Math.PI && Math.abs(Math.sin(before) - Math.sin(after)) < 1e-4, `${before} and ${after}`);
  },

  async "another run is drawn over this one"() {
    const { tab, faults } = await open(example("pendulum.toml", "--until", "2"));
    const lines = () => tab.evaluate(() => [...document.querySelectorAll("#outputs .canvas, #motion .canvas")].length && dalembertReport.drawn().map((n) => n));
    const before = await lines();
    const csv = join(folder, "other.csv");
    execFileSync(dalembert, ["simulate", join(examples, "pendulum.toml"), "--until", "1.5", "--set", "l=1.3", "--out", csv], { stdio: "ignore" });
    await tab.setInputFiles("#tools input", csv);
    await tab.waitForFunction(() => document.querySelector("#tools").textContent.includes("compared with other.csv"));
    const after = await lines();
    assert(after.some((n, i) => n > before[i]), `${before} lines, then ${after}`);
    writeFileSync(csv, "a,b\n1,2\n");
    await tab.click("#tools button:has-text('Without')");
    equal(await lines(), before, "lines without the other run");
    await tab.setInputFiles("#tools input", csv);
    await tab.waitForFunction(() => document.querySelector("#tools").textContent.includes("cannot be compared: its first column is not t"));
    await tab.setInputFiles("#tools input", page(join(examples, "pendulum.toml"), "other", "--until", "1", "--set", "l=0.7"));
    await tab.waitForFunction(() => document.querySelector("#tools").textContent.includes("compared with other.html"));
    equal(faults, [], "faults");
  },

  async "lines of formulas end where the page is narrow, outside of brackets before inside"() {
    for (const [name, width] of [["four_bar.toml", 420], ["four_bar.toml", 1400], ["planetary_gear.toml", 420], ["andrews.toml", 420], ["andrews_bodies.toml", 900]]) {
      const { tab, faults } = await open(example(name), { width, reducedMotion: "reduce" });
      const found = await tab.evaluate(() => {
        for (const fold of document.querySelectorAll("details.formulas")) fold.open = true;
        const wide = [], early = [];
        let broken = 0;
        for (const lines of document.querySelectorAll(".formulas .lines")) {
          const room = lines.getBoundingClientRect();
          for (const piece of lines.querySelectorAll("math")) if (piece.getBoundingClientRect().right > room.right + 1) wide.push(piece.textContent);
          for (const group of lines.querySelectorAll("span")) {
            const boxes = [...group.children].map((piece) => piece.getBoundingClientRect()), rows = new Set(boxes.map((box) => Math.round(box.left)));
            const torn = boxes.some((box, i) => i > 0 && box.left < boxes[i - 1].right - 1);
            if (torn) broken++;
            // What would stand on one line by itself is not torn.
            if (torn && boxes.reduce((sum, box) => sum + box.width, 0) < group.parentElement.getBoundingClientRect().width - 60 && rows.size > 1) early.push(group.textContent);
          }
        }
        // Pieces that no line can end in are made smaller, and no smaller than can be read.
        const sizes = [...document.querySelectorAll(".formulas .lines math")].map((piece) => Number.parseFloat(piece.style.fontSize || "1"));
        return { wide, early, broken, smallest: Math.min(...sizes), page: document.documentElement.scrollWidth };
      });
      equal([found.wide, found.early], [[], []], `${name} at ${width} px: pieces beyond the edge, brackets torn for nothing`);
      assert(found.smallest >= 0.6 && found.smallest < 1 === (name === "andrews.toml"), `${name}: a piece has ${found.smallest} of the size`);
      assert(found.page <= width, `${name}: the page is ${found.page} px wide`);
      if (width === 420 && name === "four_bar.toml") assert(found.broken > 0, `${name}: nothing is broken on a phone`);
      equal(faults, [], "faults");
    }
  },

  async "curves through few samples are smooth, and corners stay corners"() {
    const bend = join(folder, "bend.toml");
    writeFileSync(bend, `dalembert = 1\n[variables]\ns = { unit = "m", start = [0, 1], fixed = true }\n[equations]\nmass.s.s = "1"\n[outputs]\np_x = { value = "s", unit = "m" }\np_y = { value = "abs(s - 1)", unit = "m" }\n[draw]\np = { point = ["s", "abs(s - 1)"] }\n[simulate]\nuntil = 2\nevery = 0.125\n`);
    const curve = async (path) => {
      const { tab, faults } = await open(path);
      const found = await tab.evaluate(() => {
        const line = document.querySelector("#xy .curve"), samples = [...line.getAttribute("d").matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MLC]|$)/g)].map((m) => [Number(m[1]), Number(m[2])]), length = line.getTotalLength();
        return { name: document.querySelector("#xy svg").getAttribute("aria-label"), samples, points: Array.from({ length: 2000 }, (_, k) => { const p = line.getPointAtLength((k / 1999) * length); return [p.x, p.y]; }) };
      });
      equal(faults, [], "faults");
      return found;
    };
    const round = await curve(example("double_pendulum.toml", "--every", "0.1"));
    equal(round.name, "y1 over x1", "what is drawn");
    // The circle through three samples that are apart.
    const [a, b, c] = [0, 2, 4].map((k) => round.samples[k]), d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1])), square = ([x, y]) => x * x + y * y;
    const centre = [square(a) * (b[1] - c[1]) + square(b) * (c[1] - a[1]) + square(c) * (a[1] - b[1]), square(a) * (c[0] - b[0]) + square(b) * (a[0] - c[0]) + square(c) * (b[0] - a[0])].map((v) => v / d), radius = Math.hypot(a[0] - centre[0], a[1] - centre[1]);
    const off = Math.max(...round.points.map(([x, y]) => Math.abs(Math.hypot(x - centre[0], y - centre[1]) - radius)));
    const sides = Math.max(...round.samples.slice(1).map((p, i) => radius - Math.hypot((p[0] + round.samples[i][0]) / 2 - centre[0], (p[1] + round.samples[i][1]) / 2 - centre[1])));
    assert(sides > 2 && off < sides / 3, `${off} px off a circle of ${radius} px, off which straight lines would be ${sides}`);
    const corner = await curve(page(bend, "bend"));
    const heights = (list) => [Math.min(...list.map((p) => p[1])), Math.max(...list.map((p) => p[1]))];
    equal(heights(corner.points).map(Math.round), heights(corner.samples).map(Math.round), "heights of the line, and of its samples");
  },

  async "between samples bodies move as their velocities say"() {
    const place = async (every) => {
      const { tab } = await open(example("four_bar.toml", "--every", every), { reducedMotion: "reduce" });
      return tab.evaluate(() => [0.25, 0.65, 1.05, 1.45, 1.85].map((t) => { dalembertViewer.scene.move(t); return dalembertViewer.scene.place(dalembertViewer.scene.paths[0].at); }));
    };
    const [coarse, fine] = [await place("0.02"), await place("0.005")], off = Math.max(...coarse.map((p, i) => Math.hypot(...p.map((x, k) => x - fine[i][k]))));
    assert(off < 6e-5, `${off} m off`);
  },

  async "words keep apart, and do not crowd"() {
    for (const name of ["robots/simple_humanoid.urdf", "stewart_rss.toml", "jansen.toml"]) {
      const { tab } = await open(example(name), { args: SPACE, reducedMotion: "reduce" });
      await at(tab, 0.4);
      await tab.evaluate(() => { for (const wish of ["names", "reactions"]) dalembertViewer.view.want(wish, true); });
      await settle(tab);
      const found = await tab.evaluate(() => {
        const boxes = [...document.querySelectorAll("#viewer .label:not([hidden]), #viewer .words text, #viewer .arrows text")].filter((e) => e.textContent && getComputedStyle(e).visibility !== "hidden" && e.getBoundingClientRect().width > 0 && getComputedStyle(e).display !== "none").map((e) => e.getBoundingClientRect());
        const meet = (a, b, [x, y]) => a.left - x < b.right && a.right + x > b.left && a.top - y < b.bottom && a.bottom + y > b.top;
        return { words: boxes.length, over: boxes.filter((a, i) => boxes.some((b, k) => k > i && meet(a, b, [0, 0]))).length, most: Math.max(...boxes.map((a, i) => boxes.filter((b, k) => k !== i && meet(a, b, [20, 10])).length)) };
      });
      assert(found.words >= 5 && found.over === 0 && found.most <= 7, `${name}: ${JSON.stringify(found)}`);
    }
  },

  async "arrows stay in the picture, and those that are cut show it"() {
    const { tab } = await open(example("windows.toml"), { reducedMotion: "reduce" });
    await tab.evaluate(() => { for (const wish of ["reactions", "loads", "accelerations"]) dalembertViewer.view.want(wish, true); });
    const seen = async () => {
      await settle(tab);
      return tab.evaluate(() => {
        const frame = document.querySelector("#viewer .picture").getBoundingClientRect(), all = [...document.querySelectorAll("#viewer .arrows > g")].filter((g) => getComputedStyle(g).visibility !== "hidden" && getComputedStyle(g).display !== "none" && g.querySelector(".head").getAttribute("d"));
        const out = all.filter((g) => { const [box, from] = [g.querySelector(".head"), g.querySelector(".shaft")].map((e) => e.getBoundingClientRect()), inside = from.left < frame.right && from.right > frame.left && from.top < frame.bottom && from.bottom > frame.top; return inside && (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1); });
        return { all: all.length, out: out.length, cut: all.filter((g) => g.classList.contains("cut")).length, broken: all.filter((g) => g.classList.contains("cut") && g.querySelector(".shaft").getAttribute("d").match(/M/g).length === 2).length };
      });
    };
    let most = 0;
    for (const [zoom, t] of [[1, 0.52], [1, 1.54], [1.2, 2.56], [1.3, 3.2]]) {
      await tab.evaluate((zoom) => dalembertViewer.view.zoom(zoom), zoom);
      await at(tab, t);
      const { all, out, cut, broken } = await seen();
      assert(all > 0 && out === 0, `${out} of ${all} arrows leave the picture at ${t} s`);
      most = Math.max(most, Math.min(cut, broken));
    }
    assert(most > 0, "no arrow was cut");
    const space = await open(example("delta.toml"), { args: SPACE, reducedMotion: "reduce" });
    await at(space.tab, 0.85);
    await space.tab.evaluate(() => { dalembertViewer.view.want("reactions", true); dalembertViewer.view.zoom(1.5); });
    await settle(space.tab);
    const red = await space.tab.evaluate(() => {
      dalembertViewer.view.now();
      const from = dalembertViewer.view.element, copy = Object.assign(document.createElement("canvas"), { width: from.width, height: from.height }), g = copy.getContext("2d");
      g.drawImage(from, 0, 0);
      const count = (x, y, w, h) => { const data = g.getImageData(x, y, w, h).data; let n = 0; for (let i = 0; i < data.length; i += 4) if (data[i] > 120 && data[i + 1] < 70 && data[i + 2] < 60 && data[i + 3] > 200) n++; return n; };
      return { edge: count(0, 0, copy.width, 3) + count(0, copy.height - 3, copy.width, 3), all: count(0, 0, copy.width, copy.height) };
    });
    assert(red.all > 50 && red.edge === 0, `arrows in space: ${JSON.stringify(red)}`);
  },

  async "what formulas draw stands on the ground where it is held"() {
    for (const [name, supports, walls] of [["double_pendulum.toml", 1, 0], ["rrr3.toml", 3, 0], ["andrews.toml", 3, 1], ["four_bar.toml", 2, 0], ["two_masses.toml", 0, 0], ["slider_crank.toml", 1, 1]]) {
      const { tab, faults } = await open(example(name), { reducedMotion: "reduce" });
      const found = await tab.evaluate(() => [document.querySelectorAll(".under .ground > path:not(.hatching)").length, [...document.querySelectorAll(".under .ground:not(.guide)")].filter((g) => g.children.length === 1).length]);
      const guides = await tab.evaluate(() => document.querySelectorAll(".under .guide.ground").length);
      equal([found[0] - guides, found[1]], [supports, walls], `${name}: supports, and walls of springs`);
      equal(faults, [], "faults");
    }
    const { tab } = await open(example("heavy_top.toml"), { args: SPACE, reducedMotion: "reduce" });
    equal(await tab.evaluate(() => dalembertViewer.scene.pivots.length), 1, "feet in space");
  },

  async "what formulas draw is hinged where bars turn against each other, and ground where it stands still"() {
    // Pins: knees and corners of three legs; three where one link meets the next, and two that join the others in one. A disc turns about its middle.
    const wanted = { "rrr3.toml": [6, 0, 0], "andrews.toml": [4, 0, 0], "hoop.toml": [0, 1, 0], "two_masses.toml": [0, 1, 0], "two_inertias.toml": [0, 0, 2], "four_bar.toml": [0, 0, 0] };
    for (const [name, counts] of Object.entries(wanted)) {
      const { tab, faults } = await open(example(name), { reducedMotion: "reduce" });
      const found = await tab.evaluate(() => [".over .pin circle", ".bodies .part.still", ".over .ground"].map((what) => document.querySelectorAll(`#viewer ${what}`).length));
      equal(found, counts, `${name}: pins, parts of the ground, supports before a disc`);
      equal(faults, [], "faults");
    }
  },

  async "the guide of a slide does not follow a body that leaves"() {
    for (const args of [NO_SPACE, SPACE]) {
      const { tab, faults } = await open(example("robots/panda.urdf"), { args, reducedMotion: "reduce" });
      await at(tab, 8);
      const found = await tab.evaluate(() => {
        const { scene, view } = dalembertViewer, [low, high] = scene.guide(scene.joints.find((joint) => joint.name === "panda_finger_joint1"));
        const lines = [...document.querySelectorAll("#viewer .guide path")].map((path) => path.getTotalLength() / 1000);
        return { leaving: scene.leaving.size, guide: (high - low) / scene.size, longest: Math.max(0, ...lines), flat: lines.length, space: Boolean(view.calls) };
      });
      assert(found.leaving > 0 && found.guide > 0.1 && found.guide <= 0.5 && found.longest < 1 && found.flat > 0 !== found.space, JSON.stringify(found));
      equal(faults, [], "faults");
    }
  },

  async "seen from an angle, what is nearer stands before what is farther"() {
    const { tab } = await open(example("sleigh.toml"), { args: NO_SPACE, reducedMotion: "reduce" });
    const order = () => tab.evaluate(() => [...document.querySelectorAll("#viewer .bodies .part")].map((part) => part.getBoundingClientRect().width));
    const [blade, plate] = await order();
    assert(blade < 0.5 * plate, `the blade lies under the plate: ${blade} px, then ${plate} px`);
  },

  async "bodies are left out and seen through"() {
    for (const [name, args] of [["slider_crank.toml", PLAIN], ["governor.toml", SPACE]]) {
      const { tab, faults } = await open(example(name), { args, reducedMotion: "reduce" });
      const before = await seen(tab);
      await tab.click("#viewer .more > summary");
      await tab.click("#viewer .more .button:has-text('See through')");
      const through = await seen(tab);
      await tab.click("#viewer .more .button:has-text('See through')");
      await tab.click("#viewer .of-bodies summary");
      const parts = () => tab.evaluate(() => [...document.querySelectorAll("#viewer .bodies .part")].filter((part) => part.getClientRects().length > 0).length), all = await parts();
      await tab.click("#viewer .of-bodies input >> nth=1");
      const without = await seen(tab), left = await parts();
      await tab.click("#viewer .of-bodies input >> nth=1");
      assert(before.png !== through.png && before.png !== without.png && through.png !== without.png, `${name}: nothing changes`);
      if (args === PLAIN) equal([left, await parts()], [all - 1, all], `${name}: parts without one body, and with it again`);
      // Its name goes with it.
      const named = (hidden) => tab.evaluate(async (hidden) => {
        const { view, scene } = dalembertViewer;
        view.want("names", true);
        view.hide(new Set(hidden));
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const words = [...document.querySelectorAll("#viewer .name, #viewer .label")].filter((word) => word.getAttribute("visibility") !== "hidden" && !word.hidden).map((word) => word.textContent);
        return scene.bodies.map((body) => body.name).filter((body) => words.includes(body));
      }, hidden);
      const names = await named([]), first = await tab.evaluate((name) => dalembertViewer.scene.bodies.findIndex((body) => body.name === name), names[0]);
      assert(names.length > 0 && !(await named([first])).includes(names[0]), `${name}: ${names}`);
      await named([]);
      equal(faults, [], "faults");
    }
  },

  async "what acts about an axis stands beside the moment that the joint holds"() {
    const { tab } = await open(example("planetary_gear.toml"), { reducedMotion: "reduce" });
    const lines = await tab.evaluate(() => [...[...document.querySelectorAll("#loads .joint")].find((card) => card.querySelector("code").textContent === "S").querySelectorAll(".load")].map((line) => [line.querySelector(".what").textContent, line.querySelector(".value")?.textContent]));
    equal(lines.map(([what]) => what), ["Force", "Moment", "About axis"], "lines of a card");
    equal(lines[1][1], "0", "the bearing of the sun");
    assert(/N·m$/.test(lines[2][1]), JSON.stringify(lines));
  },

  async "multipliers have units where formulas tell them"() {
    for (const [name, units] of [["pendulum.toml", ["in N/m"]], ["rolling_disc.toml", ["in N"]], ["robots/panda.urdf", ["in N"]]]) {
      const { tab } = await open(example(name), { reducedMotion: "reduce" });
      equal(await tab.evaluate(() => [...document.querySelectorAll("#reactions h4")].map((title) => [...title.querySelectorAll("span")].at(-1)?.textContent)), units, `${name}: plots of reactions`);
    }
  },

  async "findings of one kind are one, and headings on paper stay with what they are of"() {
    const { tab } = await open(example("robots/panda.urdf"), { width: 688, reducedMotion: "reduce" });
    const titles = await tab.evaluate(() => [...document.querySelectorAll(".finding h3")].map((title) => title.textContent));
    assert(titles.includes("Left out or read otherwise") && new Set(titles).size === titles.length, JSON.stringify(titles));
    await tab.emulateMedia({ media: "print" });
    equal(await tab.evaluate(() => [...document.querySelectorAll("main h2, main h3, main h4")].filter((title) => getComputedStyle(title).breakAfter !== "avoid" || title.nextElementSibling?.matches(".grid:empty") && title.nextElementSibling.getClientRects().length > 0).map((title) => title.textContent)), [], "headings that may be torn off");
  },

  async "pages are small but for their data, and print"() {
    for (const [name, args, most] of [["four_bar.toml", PLAIN, 200], ["stewart_ups.toml", SPACE, 900]]) {
      const path = example(name), text = readFileSync(path, "utf8");
      const frame = text.replace(/<script type="application\/json".*?<\/script>/gs, "").replace(/<section id="equations".*?<\/section>/s, "").replace(/<pre.*?<\/pre>/gs, "");
      assert(frame.length < most * 1024, `${name}: ${Math.round(frame.length / 1024)} KiB without data`);
      const { tab, faults } = await open(path, { args });
      await tab.emulateMedia({ media: "print" });
      equal(await tab.evaluate("[...document.querySelectorAll('.controls button, #tools, .bar')].every((e) => e.getClientRects().length === 0)"), true, "controls are left out");
      const sizes = await tab.evaluate(() => {
        dispatchEvent(new Event("beforeprint"));
        const paper = document.querySelector(".formulas"), found = new Set([...document.querySelectorAll(".formulas .formula")].map((line) => getComputedStyle(line).fontSize));
        if (paper) paper.style.width = `${dalembertReport.paper}px`;
        const beyond = [...document.querySelectorAll(".formulas .lines math")].filter((piece) => piece.getBoundingClientRect().right > paper.getBoundingClientRect().right).length;
        if (paper) paper.style.width = "";
        dispatchEvent(new Event("afterprint"));
        return { sizes: [...found], beyond };
      });
      assert(sizes.sizes.length <= 1 && sizes.beyond === 0, `${name}: formulas of ${sizes.sizes.length} sizes, ${sizes.beyond} beyond the edge of the paper`);
      const pdf = await tab.pdf({ format: "A4", printBackground: true });
      assert(pdf.length > 30000, `a PDF of ${pdf.length} bytes`);
      equal(faults, [], "faults");
    }
  },

  async "tables are not torn on paper unless they are long"() {
    for (const name of ["andrews.toml", "delta.toml"]) {
      const { tab } = await open(example(name), { width: 688, reducedMotion: "reduce" });
      await tab.emulateMedia({ media: "print" });
      const torn = await tab.evaluate(() => {
        dispatchEvent(new Event("beforeprint"));
        const all = [...document.querySelectorAll("main table")].map((table) => [table.tBodies[0].rows.length, getComputedStyle(table.closest(".card")).breakInside]);
        return { all: all.length, wrong: all.filter(([rows, how]) => (how === "avoid") !== rows <= 24) };
      });
      assert(torn.all >= 3, `${torn.all} tables`);
      equal(torn.wrong, [], `${name}: rows, and how they break`);
      // Only on paper a long list of names goes on without being asked for.
      equal(await tab.evaluate(() => [...document.querySelectorAll(".more > summary")].every((words) => getComputedStyle(words).fontSize === "0px")), true, "words for the rest");
    }
  },

  async "names stay whole on paper, and what is folded is not there"() {
    for (const name of ["rrr3.toml", "stewart_rss.toml", "bricard.toml"]) {
      const { tab } = await open(example(name), { width: 688, reducedMotion: "reduce" });
      await tab.emulateMedia({ media: "print" });
      const found = await tab.evaluate(() => {
        dispatchEvent(new Event("beforeprint"));
        const lines = (cell) => { const range = document.createRange(); range.selectNodeContents(cell); return new Set([...range.getClientRects()].map((box) => Math.round(box.bottom))).size; };
        return {
          torn: [...document.querySelectorAll("main td:first-child")].filter((cell) => cell.textContent.length <= 24 && lines(cell) > 1).map((cell) => cell.textContent),
          sources: [...document.querySelectorAll(".fold.source")].filter((fold) => fold.getClientRects().length > 0).length,
        };
      });
      equal(found, { torn: [], sources: 0 }, name);
    }
  },

  async "tables and plots have room on narrow screens"() {
    const { tab } = await open(example("rrr3.toml"), { width: 420 });
    const found = await tab.evaluate(() => ({
      equation: Math.min(...[...document.querySelectorAll("td:has(> .equation)")].map((cell) => cell.getBoundingClientRect().width)),
      buttons: Math.max(...[...document.querySelectorAll(".plot .save")].map((button) => button.getBoundingClientRect().height)),
    }));
    assert(found.equation >= 150 && found.buttons < 40, JSON.stringify(found));
  },

  async "nothing is wider than the paper"() {
    const { tab } = await open(example("rrr3.toml"), { width: 688, reducedMotion: "reduce" }); // px between the margins of A4
    await tab.emulateMedia({ media: "print" });
    equal(await tab.evaluate(() => { dispatchEvent(new Event("beforeprint")); return new Promise((done) => requestAnimationFrame(() => done(document.documentElement.scrollWidth))); }), 688, "width");
  },

  async "a million samples keep their extremes"() {
    const model = join(folder, "spike.toml");
    // One sample of a million has a peak that no other comes near.
    writeFileSync(model, `dalembert = 1\ntitle = "Spike"\n[bodies.a]\nmass = 1.0\n[joints.slide]\ntype = "prismatic"\nbetween = ["ground", "a"]\nrate = 1.0\n[outputs]\npeak = "exp(-((slide - 0.777777)*1000000)^2)"\n[simulate]\nuntil = 1.0\nevery = 0.000001\n`);
    const { tab } = await open(page(model, "spike"), { args: SPACE });
    const most = await tab.evaluate(() => Math.max(...dalembertReport.decode(dalembertReport.specs.flatMap((s) => s.series).find((s) => s.name === "peak")).values));
    assert(Math.abs(most - 1) < 1e-3, `the peak is ${most}`);
  },

  async "a live page runs again with other numbers"() {
    await live([join(examples, "pendulum.toml"), "--until", "0.5"], { args: PLAIN }, async ({ tab, faults }) => {
      await tab.click(".live summary");
      await tab.fill('.live input[name="l"]', "2.5");
      await Promise.all([tab.waitForNavigation(), tab.click(".live button")]);
      await tab.waitForFunction("window.dalembertViewer !== undefined");
      equal(await tab.inputValue('.live input[name="l"]'), "2.5", "the length");
      equal(faults, [], "faults");
    });
  },

  async "a live page takes one change after another, and only those"() {
    await live([join(examples, "four_bar.toml"), "--until", "0.3"], { args: PLAIN }, async ({ tab, faults }) => {
      const change = async (numbers) => {
        await tab.evaluate((numbers) => {
          const form = document.querySelector(".live form");
          for (const [name, x] of Object.entries(numbers)) form.elements.namedItem(name).value = String(x);
        }, numbers);
        await Promise.all([tab.waitForNavigation(), tab.evaluate(() => document.querySelector(".live form").requestSubmit())]);
        await tab.waitForFunction(() => window.dalembertViewer !== undefined);
        return tab.evaluate(() => ({ headline: document.querySelector(".headline").textContent.replace(/\s/g, " "), note: document.querySelector(".live .fault")?.textContent ?? "", ...Object.fromEntries([...document.querySelectorAll(".live input")].map((field) => [field.name, Number(field.dataset.exact ?? field.value)])) }));
      };
      // The other angles follow, of each linkage anew.
      for (const numbers of [{ a: 0.33 }, { A: 1.6 }, { a: 0.36 }, { "A'": 4 }]) {
        const now = await change(numbers);
        equal([now.headline, now.note], ["Simulated to t = 0.3 s", ""], JSON.stringify(numbers));
        for (const [name, x] of Object.entries(numbers)) assert(Math.abs(now[name] - x) < 1e-12, `${name} = ${now[name]}`);
      }
      const all = await change({});
      equal([all.a, all.A, all["A'"]], [0.36, 1.6, 4], "what was changed before");
      // A whole pose is kept as long as it fits; what no longer fits is let go of, and the page says so.
      const pose = Object.fromEntries(["A", "B", "D"].map((name) => [name, all[name] + 1e-12]));
      equal((await change(pose)).note, "", "a pose");
      const longer = await change({ a: 0.4 });
      equal(longer.headline, "Simulated to t = 0.3 s", "another linkage");
      assert(longer.note.includes("let go") && longer.note.includes("B, D"), `note: ${longer.note}`);
      equal(faults, [], "faults");
    });
  },

  async "what formulas draw is in no hand"() {
    await live([join(examples, "andrews.toml"), "--until", "0.001"], { args: PLAIN }, async ({ tab }) => {
      equal(await tab.locator("#viewer button:has-text('Move by hand')").count(), 0, "buttons");
    });
  },

  async "bodies of a live page are drawn by hand, and a run begins there"() {
    for (const [name, args] of [["four_bar.toml", PLAIN], ["stewart_ups.toml", SPACE]]) {
      await live([join(examples, name), "--until", "0.3"], { args: args, reducedMotion: "reduce", viewport: { width: 1400, height: 1000 } }, async ({ tab, faults }) => {
        await tab.click("#viewer button:has-text('Move by hand')");
        await tab.waitForFunction(() => document.querySelector(".held").textContent.includes("The doctor here"));
        const words = await tab.textContent(".held");
        // Places are drawn, rates are not: the crank of the four-bar has one in its file.
        equal(words.includes("does not begin at rest"), name === "four_bar.toml", words);
        // A point of a body on the screen: the middle of the crank, or whatever of the platform is seen.
        const [x, y] = await tab.evaluate(() => {
          const { view, scene } = dalembertViewer, box = document.querySelector("#viewer .view").getBoundingClientRect();
          if (view.where) { const crank = scene.bodies.findIndex((b) => b.name === "crank"); const p = view.where([scene.bodies[crank].frame, 0.15, 0, 0]); return [box.left + p[0], box.top + p[1]]; }
          for (let k = 1; k < 20; k++) for (let i = 1; i < 40; i++) {
            const at = { clientX: box.left + (i * box.width) / 40, clientY: box.top + (k * box.height) / 20 }, found = view.grab(at);
            if (found && scene.bodies[found.body].name === "platform") return [at.clientX, at.clientY];
          }
          return [0, 0];
        });
        const before = await tab.evaluate(() => Array.from(dalembertViewer.scene.now));
        await tab.mouse.move(x, y);
        await tab.mouse.down();
        for (let k = 1; k <= 6; k++) await tab.mouse.move(x + 6 * k, y - 3 * k);
        await tab.waitForFunction((words) => document.querySelector(".held").textContent !== words, words);
        await tab.mouse.up();
        // The last answer may be on its way.
        for (let last = "", now = "?"; last !== now; await tab.waitForTimeout(400)) { last = now; now = await tab.evaluate(() => Array.from(dalembertViewer.scene.now).join()); }
        const apart = await tab.evaluate((before) => Math.max(...dalembertViewer.scene.now.map((v, i) => Math.abs(v - before[i]))), before);
        assert(apart > 1e-3, `${name}: nothing moves (${apart})`);
        // Joints stay closed.
        const open_ = await tab.evaluate(() => { const { scene } = dalembertViewer; return Math.max(...scene.joints.filter((j) => ["revolute", "spherical", "universal"].includes(j.kind)).map((j) => { const [a, b] = j.ends.map(scene.place); return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]); })); });
        assert(open_ < 1e-6, `${name}: a joint is ${open_} m open`);
        const pose = await tab.evaluate(() => Array.from(dalembertViewer.scene.now));
        await Promise.all([tab.waitForNavigation(), tab.click(".held button:has-text('Run from here')")]);
        await tab.waitForFunction(() => window.dalembertViewer !== undefined);
        const start = await tab.evaluate(() => { const { scene } = dalembertViewer; scene.move(scene.start); return Array.from(scene.now); });
        assert(start.every((v, i) => Math.abs(v - pose[i]) < 1e-4), `${name}: the run begins elsewhere`);
        equal(faults, [], `${name}: faults`);
      });
    }
  },

  async "a result is shown without its model"() {
    const out = join(folder, "r.parquet");
    execFileSync(dalembert, ["simulate", join(examples, "delta.toml"), "--until", "0.2", "--out", out], { stdio: "ignore" });
    await live([out], { args: SPACE }, async ({ tab, faults }) => {
      assert((await tab.textContent(".headline")).includes("r.parquet"), "the headline");
      const moved = await tab.evaluate(() => { const { scene } = dalembertViewer; scene.move(scene.start); const a = Array.from(scene.now); scene.move(scene.end); return Math.max(...scene.now.map((v, i) => Math.abs(v - a[i]))); });
      assert(moved > 1e-3, "nothing moves");
      equal(faults, [], "faults");
    });
  },

  async "the page of a sweep shows a map over two quantities, what failed, and two runs in motion"() {
    const { path, rows } = swept("map", "four_bar.toml", "--vary", "a=0.2:1.4:7", "--vary", "b=0.7:1.1:5", "--collect", "max(coupler_x)", "--until", "0.3", "--tolerance", "1e-6");
    const { tab, faults } = await open(path);
    assert(rows.some((r) => r.fault) && rows.some((r) => !r.fault), "some fail and some do not");
    // What the line under the map says of a place is what the file has of that run.
    await tab.locator("#landscape").scrollIntoViewIfNeeded();
    const card = await tab.locator("#landscape svg[role=img]").boundingBox(), image = await tab.locator("#landscape image").boundingBox();
    assert(image.width > 300 && image.height > 200 && card.width >= image.width, JSON.stringify(image));
    for (const [i, j] of [[0, 0], [6, 2], [3, 4]]) {
      await tab.mouse.move(image.x + ((i + 0.5) / 7) * image.width, image.y + (1 - (j + 0.5) / 5) * image.height);
      await settle(tab);
      const said = await tab.textContent("#landscape .readout"), row = rows[5 * i + j];
      assert(said.startsWith(`run ${5 * i + j}:`), said);
      if (row.fault) assert(said.includes("failed"), said);
      else assert(Math.abs(Number(said.split("max(coupler_x) = ")[1].split(" ")[0].replace("−", "-")) - Number(row["max(coupler_x)"])) < 1e-3, `${said}, not ${row["max(coupler_x)"]}`);
    }
    const good = rows.filter((r) => !r.fault).map((r) => Number(r["max(coupler_x)"]));
    const text = await tab.textContent(".figures");
    for (const x of [Math.min(...good), Math.max(...good)]) assert(text.includes(String(Number(x.toPrecision(5))).replace("-", "−")), `${x} is not in ${text}`);
    assert((await tab.locator("#failures tbody tr").count()) >= 1, "no reason is given");
    const lost = await tab.locator("#failures tbody td:nth-child(2)").allTextContents();
    equal(lost.map(Number).reduce((a, b) => a + b, 0), rows.filter((r) => r.fault).length, "failures");
    // Both pictures have the links of their own run.
    const cranks = await tab.evaluate(() => dalembertViewers.map(({ scene, view }) => {
      const [A, B] = ["A", "B"].map((name) => scene.joints.find((j) => j.name === name));
      return Math.hypot(...view.where(A.ends[1]).map((x, i) => x - view.where(B.ends[1])[i])) / view.pixelsPerMetre;
    }));
    const by = (pick) => rows.filter((r) => !r.fault).reduce((a, b) => (pick(Number(b["max(coupler_x)"]), Number(a["max(coupler_x)"])) ? b : a));
    const wanted = [by((x, y) => x < y), by((x, y) => x > y)].map((r) => Number(r.a));
    assert(cranks.length === 2 && cranks.every((c, i) => Math.abs(c - wanted[i]) < 1e-3), `${cranks}, not ${wanted}`);
    equal(faults, [], "faults");
    const small = await open(path, { width: 420, colorScheme: "dark" });
    equal(await small.tab.evaluate("document.documentElement.scrollWidth"), 420, "width");
  },

  async "sweeps over one quantity are curves, over more parallel axes, and Saltelli's have indices"() {
    const one = await open(swept("one", "pendulum.toml", "--vary", "l=0.5:2:12", "--collect", "max(angle)", "--until", "0.5").path);
    equal(await one.tab.locator("#landscape path.line").count(), 1, "curves");
    equal(one.faults, [], "faults");
    const { path, rows } = swept("many", "pendulum.toml", "--vary", "l=0.5:2", "--vary", "m=1:3", "--vary", "y=-0.3:0.3", "--sampler", "saltelli", "--samples", "16", "--collect", "max(angle)", "--collect", "max(tension)", "--until", "0.5");
    equal(rows.length, 16 * 5, "runs");
    const { tab, faults } = await open(path);
    equal(await tab.locator("#effects .effects h3").count(), 2, "results with indices");
    equal(await tab.locator("#each .chart svg").count(), 3, "clouds");
    // A part of an axis: as many runs as lie in it.
    const grip = tab.locator("#landscape .grip").first();
    await grip.scrollIntoViewIfNeeded();
    const box = await grip.boundingBox();
    await tab.mouse.move(box.x + box.width / 2, box.y + box.height * 0.25);
    await tab.mouse.down();
    await tab.mouse.move(box.x + box.width / 2, box.y + box.height * 0.5);
    await tab.mouse.move(box.x + box.width / 2, box.y + box.height * 0.75);
    await tab.mouse.up();
    const within = Number((await tab.textContent("#landscape .readout")).split(" ")[0]);
    assert(within > 80 * 0.3 && within < 80 * 0.7, `${within} runs in the middle half of an axis`);
    await tab.selectOption("#shown-result", "1");
    assert((await tab.textContent("#landscape h4")).includes("max(tension)"), "another result");
    equal(faults, [], "faults");
    const small = await open(path, { width: 420 });
    equal(await small.tab.evaluate("document.documentElement.scrollWidth"), 420, "width");
  },

  async "a result is drawn over a new run"() {
    const csv = join(folder, "before.csv");
    execFileSync(dalembert, ["simulate", join(examples, "pendulum.toml"), "--until", "1", "--set", "l=1.3", "--out", csv], { stdio: "ignore" });
    const { tab, faults } = await open(example("pendulum.toml", "--until", "1", "--overlay", csv));
    assert((await tab.textContent("#tools")).includes("compared with before.csv"), await tab.textContent("#tools"));
    const lines = await tab.evaluate(() => dalembertReport.drawn());
    equal(await tab.locator("#xy .other").count(), 1, "curves of the other run");
    await tab.click("#tools button:has-text('Without')");
    const alone = await tab.evaluate(() => dalembertReport.drawn());
    assert(lines.some((n, i) => n > alone[i]), `${lines}, then ${alone}`);
    equal(await tab.locator("#xy .other").count(), 0, "curves of the other run without it");
    equal(faults, [], "faults");
  },

  async "another run moves beside this one, at its instant and with its measures"() {
    const model = join(examples, "four_bar.toml"), other = page(model, "longer", "--until", "1.5", "--set", "a=0.35");
    // Where the coupler's middle is from the crank's pivot: of the run itself, and of the pale one.
    const itself = await open(other), own = [];
    for (const t of [0, 0.6, 1.4]) {
      await at(itself.tab, t);
      own.push(await itself.tab.evaluate(() => { const { view, scene } = dalembertViewer, [A, B] = [view.where(scene.joints.find((j) => j.name === "A").ends[1]), view.where(scene.joints.find((j) => j.name === "B").ends[1])]; return B.map((x, i) => (x - A[i]) / view.pixelsPerMetre); }));
    }
    const { tab, faults } = await open(page(model, "shorter", "--until", "2"));
    equal(await tab.locator("#viewer .wish:text-is('Other run')").count(), 0, "switches before there is another run");
    await tab.setInputFiles("#tools input", other);
    await tab.waitForFunction(() => document.querySelector("#tools").textContent.includes("compared with longer.html"));
    for (const [k, t] of [0, 0.6, 1.4].entries()) {
      await at(tab, t);
      const [there, here] = await tab.evaluate(() => {
        const { view, scene } = dalembertViewer, place = (name) => view.where(scene.joints.find((j) => j.name === name).ends[1]), A = place("A"), box = document.querySelector(".picture").getBoundingClientRect();
        const pin = document.querySelectorAll(".picture .other .pin")[scene.joints.findIndex((j) => j.name === "B")].getBoundingClientRect(), at = [(pin.left + pin.right) / 2 - box.left, (pin.top + pin.bottom) / 2 - box.top];
        return [at, place("B")].map((p) => p.map((x, i) => (x - A[i]) / view.pixelsPerMetre));
      });
      const off = (p) => Math.hypot(...p.map((x, i) => x - own[k][i]));
      assert(off(there) < 2e-3 && off(here) > 0.02, `t = ${t} s: the pin is at ${there}, by itself at ${own[k]}, this run's at ${here}`);
    }
    const shown = () => tab.evaluate(() => { const part = document.querySelector(".picture .other .part"); return part.getBoundingClientRect().width > 0 && getComputedStyle(part).visibility === "visible"; });
    assert(await shown(), "it is not seen");
    await at(tab, 1.8);
    assert(!(await shown()), "it is seen after its end");
    await at(tab, 1);
    await tab.click("#viewer .wish:text-is('Other run')");
    assert(!(await shown()), "it is seen where it is not to be");
    await tab.click("#viewer .wish:text-is('Other run')");
    assert(await shown(), "it does not come back");
    await tab.click("#tools button:has-text('Without')");
    equal(await tab.locator(".picture .other .part, #viewer .wish:text-is('Other run'), #viewer .pale").count(), 0, "what is left of it");
    equal(faults, [], "faults");
  },

  async "another run moves beside this one in space, from a result on disk"() {
    const model = join(examples, "precessing_top.toml"), out = join(folder, "slow.parquet");
    execFileSync(dalembert, ["simulate", model, "--until", "0.5", "--set", "spin=250", "--set", "l=0.13", "--out", out], { stdio: "ignore" });
    const { tab, faults } = await open(page(model, "beside_top", "--until", "0.5", "--overlay", out), { args: SPACE, reducedMotion: "reduce" });
    equal((await tab.textContent("#viewer .hint:has(.pale)")).trim(), "slow.parquet", "its name");
    await at(tab, 0.3);
    const both = await seen(tab), calls = await tab.evaluate("dalembertViewer.view.calls");
    await tab.click("#viewer .wish:text-is('Other run')");
    const one = await seen(tab), fewer = await tab.evaluate("dalembertViewer.view.calls");
    assert(both.png !== one.png && fewer < calls, `${fewer} calls without it, ${calls} with it`);
    await tab.click("#viewer .wish:text-is('Other run')");
    equal((await seen(tab)).png === both.png, true, "the same picture again");
    await tab.click("#tools button:has-text('Without')");
    await settle(tab);
    assert((await tab.evaluate("dalembertViewer.view.calls")) <= fewer, "something of it is left");
    equal(faults, [], "faults");
  },

  async "what is rounding is no curve of one column over another"() {
    const { tab, faults } = await open(example("heavy_top.toml"), { args: SPACE });
    assert(!(await tab.textContent("#xy .hint")).includes("momentum"), "what stays the same is chosen");
    await tab.selectOption("#xy select >> nth=1", { label: "vertical_momentum" });
    const labels = await tab.evaluate(() => [...document.querySelectorAll("#xy svg text[text-anchor='middle']")].map((text) => text.textContent));
    assert(new Set(labels).size === labels.length, `ticks alike: ${labels}`);
    equal(faults, [], "faults");
  },

  async "arrows of a result are those of its run"() {
    const out = join(folder, "arrows.parquet"), model = join(examples, "four_bar.toml");
    execFileSync(dalembert, ["simulate", model, "--until", "0.5", "--out", out], { stdio: "ignore" });
    const forces = (tab) => tab.evaluate(() => [0, 0.13, 0.4].map((t) => { const { scene } = dalembertViewer; scene.move(t); return scene.joints.map((j) => scene.force(j)); }));
    const run = await forces((await open(page(model, "arrows", "--until", "0.5"))).tab);
    await live([out], { args: PLAIN }, async ({ tab }) => {
      const shown = await forces(tab), largest = Math.max(...run.flat(2));
      assert(largest > 1 && shown.flat(2).length === run.flat(2).length && shown.flat(2).every((x, i) => Math.abs(x - run.flat(2)[i]) < 1e-6 * largest), `${JSON.stringify(shown[1])}, not ${JSON.stringify(run[1])}`);
    });
  },

  async "what joints transmit is told of the whole run, and what it is where its peak is"() {
    // Pulses of 10 ms in 100 s: two samples of 20 001, by a motor about the axis and by a hammer across it.
    const model = join(folder, "pulses.toml");
    for (const [motor, hammer] of [[33.31, 66.61], [71.23, 12.34]]) {
      const pulse = (from, size) => `if(t > ${from}, if(t < ${from + 0.01}, ${size}, 0), 0)`;
      writeFileSync(model, `dalembert = 1\ngravity = [0, 0, -9.81]\n[bodies.rod]\nmass = 1\ncom = [0.5, 0, 0]\ninertia = { box = [1, 0.1, 0.1] }\nframes = { tip = { at = [1, 0, 0] } }\n[joints.A]\ntype = "revolute"\nbetween = ["ground", "rod"]\nstart = 0.5\nrate = 0.1\ndamping = 0.05\n` +
        `[actuators]\nmotor = { joint = "A", value = "${pulse(motor, 400)}", unit = "N*m" }\nhammer = { body = "rod.tip", force = [0, 0, 1], value = "${pulse(hammer, 3000)}", unit = "N" }\n[simulate]\nuntil = 100\nevery = 0.005\n`);
      const { tab, faults } = await open(page(model, `pulses${motor}`), { reducedMotion: "reduce" });
      await tab.locator("#loads").scrollIntoViewIfNeeded();
      const lines = () => tab.evaluate(() => Object.fromEntries([...document.querySelectorAll("#loads .load")].map((line) => [line.querySelector(".what").textContent, [".value", ".instant", ".now"].map((part) => line.querySelector(part)?.textContent)])));
      const number = (text) => Number(/[\d.]+/.exec(text)[0]), time = (text) => Number(/= ([\d.]+) s/.exec(text)[1]);
      const found = await lines();
      equal(Object.keys(found), ["Force", "Moment", "About axis"], "lines");
      // About a hinge at the end of a rod whose middle is half a metre away: its weight, and the blow a metre away.
      for (const [what, size, from] of [["Moment", 3000 - 9.81 / 2, hammer], ["About axis", 400, motor], ["Force", 3000 - 9.81, hammer]]) {
        const [value, instant] = found[what];
        assert(Math.abs(number(value) - size) < 0.005 * size && time(instant) > from && time(instant) < from + 0.01, `${what}: ${value} at ${instant}, not ${size} after ${from}`);
        await tab.evaluate((what) => [...document.querySelectorAll("#loads .load")].find((line) => line.querySelector(".what").textContent === what).querySelector(".instant").click(), what);
        await tab.waitForFunction((t) => Math.abs(dalembertViewer.scene.t - t) < 1e-6, time(instant));
        await tab.locator("#loads").scrollIntoViewIfNeeded();
        await settle(tab);
        equal((await lines())[what][2], `now ${value}`, `${what} at its peak`);
        await at(tab, time(instant) + 0.0021);
        await tab.locator("#loads").scrollIntoViewIfNeeded();
        await settle(tab);
        assert((await lines())[what][2].startsWith("now ≈ "), `${what} between samples: ${(await lines())[what][2]}`);
      }
      equal(faults, [], "faults");
    }
  },

  async "where a run was thinned, nothing is drawn that it does not have"() {
    // Pendulums that turn slower and faster than the samples that stay.
    for (const [length, until] of [[1, 40], [0.05, 40], [0.002, 40]]) {
      const model = join(folder, "swings.toml"), csv = join(folder, "swings.csv");
      writeFileSync(model, `dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies.rod]\nmass = 1\ncom = [${length}, 0, 0]\ninertia = [1e-9, 1e-9, 1e-9, 0, 0, 0]\nframes = { tip = { at = [${1.5 * length}, 0, 0] } }\n[joints.A]\ntype = "revolute"\nbetween = ["ground", "rod"]\nstart = 0.5\n` +
        `[outputs]\ntip_x = { value = "px(rod.tip)", unit = "m" }\ntip_y = { value = "py(rod.tip)", unit = "m" }\n[simulate]\nuntil = ${until}\nevery = 0.001\n`);
      const { tab, faults } = await open(page(model, "swings", "--out", csv), { reducedMotion: "reduce" }), name = `${length} m`;
      const [head, ...rows] = readFileSync(csv, "utf8").trim().split("\n").map((line) => line.split(","));
      // The tip is on a circle: all that is drawn of one column over another, in px beside the two ticks that tell how long a metre is.
      const off = await tab.evaluate((radius) => {
        const line = document.querySelector("#xy .curve"), d = line.getAttribute("d"), ends = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MLCh]|$)/g)].map((m) => [Number(m[1]), Number(m[2])]);
        const along = Array.from({ length: 3000 }, (_, k) => { const p = line.getPointAtLength((k / 2999) * line.getTotalLength()); return [p.x, p.y]; });
        const ticks = (anchor) => [...document.querySelectorAll(`#xy svg text[text-anchor='${anchor}']:not([transform])`)].map((text) => [Number(text.textContent.replace("−", "-")), Number(text.getAttribute(anchor === "end" ? "y" : "x")) - (anchor === "end" ? 4 : 0)]).filter(([v]) => Number.isFinite(v));
        const [xs, ys] = [ticks("middle"), ticks("end")], scale = (all) => (all.at(-1)[1] - all[0][1]) / (all.at(-1)[0] - all[0][0]);
        const powers = [...document.querySelectorAll("#xy svg text")].map((text) => /10(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/.exec(text.textContent)?.[1]).filter(Boolean), power = powers.length ? -Number("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(powers[0].slice(1))) : 0;
        const px = (radius / 10 ** power) * scale(xs), centre = [xs[0][1] - scale(xs) * xs[0][0], ys[0][1] - scale(ys) * ys[0][0]];
        return [ends.length, Math.max(...[...ends, ...along].map(([x, y]) => Math.abs(Math.hypot(x - centre[0], y - centre[1]) - px))), px];
      }, 1.5 * length);
      assert(off[0] > 500 && off[1] < 2 && off[2] > 50, `${name}: ${off[0]} points, ${off[1]} px off a circle of ${off[2]} px`);
      // So it is in the picture, on its path and at any instant.
      const radii = await tab.evaluate(() => {
        const { scene } = dalembertViewer, hinge = scene.joints[0].ends[0], tip = scene.paths[0].at, far = (p) => Math.hypot(...p.map((x, i) => x - scene.place(hinge)[i]));
        const moved = Array.from({ length: 997 }, (_, k) => { scene.move(((k + 0.37) / 997) * scene.end); return far(scene.place(tip)); });
        return [...scene.trace(scene.paths[0]).flat().map(far), ...moved];
      });
      const wrong = Math.max(...radii.map((r) => Math.abs(r / (1.5 * length) - 1)));
      assert(wrong < 5e-3, `${name}: in the picture a radius is off by the share ${wrong}`);
      // What is told is true to its last digit, wherever.
      const column = head.indexOf("A"), value = (text) => Number(text.replace("−", "-").replace(/×10.*/, ""));
      await tab.locator("#motion .canvas").first().scrollIntoViewIfNeeded();
      let exact = 0;
      for (const k of [0, 64 * 16, 12_345, 23_456, 31_313, rows.length - 1]) {
        await at(tab, Number(rows[k][0]));
        await settle(tab);
        const said = await tab.evaluate(() => [...document.querySelectorAll("#motion .legend button")].find((line) => line.querySelector(".name").textContent === "A").querySelector(".value").textContent), truth = Number(rows[k][column]);
        const hint = await tab.textContent("#xy .hint"), last = (text) => 10 ** -(/\.(\d+)/.exec(text)?.[1].length ?? 0);
        if (said.includes(" … ")) {
          const [low, high] = said.split(" … ");
          assert(value(low) - last(low) <= truth && truth <= value(high) + last(high), `${name}, sample ${k}: ${said}, not ${truth}`);
        } else {
          const text = said.replace("≈ ", "");
          assert(Math.abs(value(text) - truth) <= (said.startsWith("≈") ? 10 : 1) * last(text), `${name}, sample ${k}: ${said}, not ${truth}`);
        }
        const sure = !said.includes("≈") && !said.includes("…");
        exact += sure;
        equal(/tip_x = .*tip_y = /.test(hint), sure, `${name}, sample ${k}: ${said}, but ${hint}`);
      }
      assert(exact >= 3 && exact < 6, `${name}: ${exact} of these are samples that are there`);
      equal(faults, [], "faults");
    }
  },

  async "rates that diverge at a dead point lead no path astray"() {
    const linkage = (crank, drive) => `dalembert = 1\ngravity = [0, -9.81, 0]\n[bodies.crank]\nmass = 1\ncom = [0.1, 0, 0]\ninertia = { box = [0.2, 0.02, 0.02] }\nframes = { pin = { at = [${crank}, 0, 0] } }\n` +
      `[bodies.coupler]\nmass = 1\ncom = [0.3, 0, 0]\ninertia = { box = [0.6, 0.02, 0.02] }\nframes = { far = { at = [0.6, 0, 0] }, trace = { at = [0.3, 0.2, 0] } }\n[bodies.rocker]\nmass = 1\ncom = [0.25, 0, 0]\ninertia = { box = [0.5, 0.02, 0.02] }\nframes = { far = { at = [0.5, 0, 0] } }\n` +
      `[joints.A]\ntype = "revolute"\nbetween = ["ground", "crank"]\nstart = 0.5\n[joints.B]\ntype = "revolute"\nbetween = ["crank.pin", "coupler"]\nstart = 0.3\n[joints.D]\ntype = "revolute"\nbetween = ["ground", "rocker"]\nframes = [{ at = [0.7, 0, 0] }, {}]\nstart = 1.2\n[joints.C]\ntype = "revolute"\nbetween = ["coupler.far", "rocker.far"]\n` +
      `[constraints]\ndrive = "A = 0.5 + ${drive}*t"\n[simulate]\nuntil = 3\nevery = 0.0125\n`;
    for (const [crank, drive] of [[0.45, 2], [0.5, -2], [0.45, 0.7]]) {
      const model = join(folder, "locks.toml"), to = join(folder, "locks.html");
      writeFileSync(model, linkage(crank, drive));
      spawnSync(dalembert, ["simulate", model, "--report", to], { stdio: "ignore" }); // it stops early
      const { tab, faults } = await open(to, { reducedMotion: "reduce" });
      const [samples, path] = await tab.evaluate(() => {
        const { scene } = dalembertViewer, [{ at }] = scene.paths, box = (all) => [0, 1].flatMap((i) => [Math.min(...all.map((p) => p[i])), Math.max(...all.map((p) => p[i]))]);
        const moved = Array.from({ length: 500 }, (_, k) => { scene.move(scene.start + ((k + 0.5) / 500) * (scene.end - scene.start)); return scene.place(at); });
        return [Array.from(scene.time, (t) => { scene.move(t); return scene.place(at); }), [...moved, ...scene.trace(scene.paths[0]).flat()]].map(box);
      });
      // Between samples it may turn back a little farther than at them.
      assert(path.every((x, i) => Math.abs(x - samples[i]) < 5e-3), `${crank} m, ${drive} rad/s: samples within ${samples}, the path within ${path}`);
      // And the page says of what is driven that it moves.
      const said = await tab.textContent("#findings");
      assert(!/can(no|[’'])t move/.test(said) && said.includes("prescribed"), said);
      equal(faults, [], "faults");
    }
  },

  async "cursors of all plots are at the instant that the page tells, however it was zoomed"() {
    const { tab, faults } = await open(example("four_bar.toml"), { reducedMotion: "reduce", hash: "#t=1.75" });
    await tab.locator("#motion .canvas").first().scrollIntoViewIfNeeded();
    const check = async (what) => {
      await settle(tab);
      await tab.waitForTimeout(100);
      const t = Number(/= ([\d.]+)/.exec(await tab.textContent("#instant"))[1]), [from, to] = await tab.evaluate("dalembertReport.range()");
      const seen = await tab.evaluate(() => [...document.querySelectorAll(".u-over")].filter((over) => { const box = over.getBoundingClientRect(); return box.bottom > 0 && box.top < innerHeight; }).map((over) => [over.querySelector(".u-cursor-x").getBoundingClientRect().left - over.getBoundingClientRect().left, over.clientWidth]));
      assert(seen.length > 1 && seen.every(([x, w]) => Math.abs(x - (w * (t - from)) / (to - from)) < 0.012 * w * (5 / (to - from)) * 0.2 + 2), `${what}: t = ${t} s of ${from} to ${to} s, cursors at ${JSON.stringify(seen)}`);
    };
    await check("at first");
    for (const which of ["in", "later", "earlier", "in", "out", "all"]) {
      await tab.evaluate((which) => document.querySelector(`[data-zoom=${which}]`).click(), which);
      const t = 1.75, [from, to] = await tab.evaluate("dalembertReport.range()");
      if (t >= from && t <= to) await check(which);
    }
    const box = await tab.locator("#motion .u-over").first().boundingBox();
    await tab.mouse.move(box.x + 0.3 * box.width, box.y + 50);
    await tab.mouse.down();
    await tab.mouse.move(box.x + 0.6 * box.width, box.y + 50, { steps: 5 });
    await tab.mouse.up();
    await check("by hand");
    equal(faults, [], "faults");
  },

  async "results of other models are refused, by whatever they are alike"() {
    const { tab, faults } = await open(example("four_bar.toml"), { reducedMotion: "reduce" });
    const foreign = example("pendulum.toml"), csv = join(folder, "foreign.csv");
    execFileSync(dalembert, ["simulate", join(examples, "sprung_carts.toml"), "--until", "1", "--out", csv], { stdio: "ignore" });
    for (const path of [foreign, csv]) {
      await tab.setInputFiles("#tools input", []);
      await tab.setInputFiles("#tools input", path);
      await tab.waitForFunction((name) => document.querySelector("#tools").textContent.includes(`${name} cannot be compared: it has no variable and no output of this model`), path.split("/").at(-1));
      equal(await tab.locator(".picture .other .part").count(), 0, "bodies of another model");
    }
    equal(faults, [], "faults");
  },

  async "axes have numbers at any scale, and small changes of large numbers are seen when they are zoomed"() {
    const model = join(folder, "scales.toml");
    for (const [name, formula, power] of [["large", "1e300*x", "³⁰⁰"], ["small", "-1e-30*x", "⁻³⁰"], ["usual", "1e15*x", "¹⁵"], ["offset", "1e9 + x", "⁹"]]) {
      writeFileSync(model, `dalembert = 1\n[variables]\nx = { start = [1, 0] }\n[lagrangian]\nkinetic = "x'^2/2"\npotential = "x^2/2"\n[outputs]\nit = "${formula}"\n[simulate]\nuntil = 10\n`);
      const path = page(model, `scale_${name}`), { tab } = await blank({ reducedMotion: "reduce" });
      await tab.addInitScript(() => {
        const { fillText } = CanvasRenderingContext2D.prototype;
        window.written = [];
        CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) { window.written.push([this.canvas, String(text)]); return fillText.call(this, text, ...rest); };
      });
      await tab.goto(`file://${path}`);
      await tab.waitForFunction("window.dalembertReport !== undefined");
      const words = async () => { await settle(tab); await tab.waitForTimeout(100); return tab.evaluate(() => { const own = document.querySelector("#outputs canvas"); return window.written.filter(([canvas]) => canvas === own).map(([, text]) => text); }); };
      const all = await words(), numbers = (list) => list.filter((text) => /^−?[\d.]+$/.test(text)).map((text) => Number(text.replace("−", "-")));
      assert(all.some((text) => text.endsWith(`10${power}`)), `${name}: ${all}`);
      // Those of time, 0 to 10, and of the values.
      assert(new Set(numbers(all)).size >= 9, `${name}: ${all}`);
      if (name !== "offset") continue;
      for (let k = 0; k < 4; k++) {
        await tab.evaluate(() => { window.written = []; document.querySelector("[data-zoom=in]").click(); });
        const seen = numbers(await words()).filter((v) => Math.abs(v - 1) < 1e-3 && v !== 1);
        // In units of 10⁹: no line of this run is more than 1 away.
        assert(seen.length >= 2 && seen.every((v) => Math.abs(v - 1) < 2e-9), `zoomed ${k + 1} times: ${seen}`);
      }
    }
  },

  async "units that the reader likes are those of all that is told"() {
    const to = join(folder, "turned.html");
    execFileSync(dalembert, ["move", join(examples, "four_bar.toml"), "--drive", "A=0:10:101", "--report", to], { stdio: "ignore" });
    const { tab, faults } = await open(to, { reducedMotion: "reduce" });
    await at(tab, 3.3);
    await tab.click("#tools button:has-text('Angles')");
    await settle(tab);
    equal(await tab.textContent("#viewer .clock"), await tab.textContent("#instant"), "time on the picture, and over the plots");
    assert((await tab.textContent("#viewer .clock")).endsWith(" °"), await tab.textContent("#viewer .clock"));
    // What moves is motion, not output.
    const sections = await tab.evaluate(() => dalembertReport.specs.flatMap((spec) => spec.series.map((series) => [series.name, spec.section])));
    assert(sections.some(([name]) => name.endsWith("''")) && sections.every(([name, section]) => !name.endsWith("'") || section === "motion"), JSON.stringify(sections));
    const run = await open(example("four_bar.toml"), { reducedMotion: "reduce" });
    await run.tab.click("#tools button:has-text('Within a turn')");
    await run.tab.selectOption("#xy select >> nth=0", { label: "A'" });
    await run.tab.selectOption("#xy select >> nth=1", { label: "A" });
    for (const t of [1, 2.2, 4.7]) {
      await at(run.tab, t);
      await settle(run.tab);
      const said = await run.tab.textContent("#xy .hint"), [, a] = /A = (−?[\d.]+)/.exec(said);
      assert(Math.abs(Number(a.replace("−", "-"))) <= Math.PI + 1e-4, said);
    }
    const ticks = await run.tab.evaluate(() => [...document.querySelectorAll("#xy svg text[text-anchor='middle']:not([transform])")].map((text) => Number(text.textContent.replace("−", "-"))).filter(Number.isFinite));
    assert(ticks.every((v) => Math.abs(v) < 3.6), `${ticks}`);
    // No line leads from one end of the turn to the other.
    const wide = await run.tab.evaluate(() => document.querySelector("#xy .curve").getAttribute("d").split("M").slice(1).map((piece) => [...piece.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LC]|$)/g)].map((m) => Number(m[1]))).reduce((most, xs) => Math.max(most, ...xs.slice(1).map((x, i) => Math.abs(x - xs[i]))), 0));
    assert(wide < 200, `a line of ${wide} px`);
    equal([...faults, ...run.faults], [], "faults");
  },

  async "neighbouring samples of long runs have clocks of their own"() {
    const { tab, faults } = await open(page(join(examples, "pendulum.toml"), "fine", "--until", "200", "--every", "0.005"), { reducedMotion: "reduce" });
    const told = [];
    for (const t of [123.455, 123.46]) {
      await at(tab, t);
      await settle(tab);
      told.push([await tab.textContent("#viewer .clock"), await tab.textContent("#instant")].map((text) => /\d[\d.]*/.exec(text)[0]));
    }
    equal(told, [["123.455", "123.455"], ["123.460", "123.460"]], "clocks");
    equal(faults, [], "faults");
  },

  async "the page of a linear system prints within the paper, with words as large as elsewhere"() {
    const to = join(folder, "linear_paper.html");
    execFileSync(dalembert, ["linearize", join(examples, "double_pendulum.toml"), "--report", to], { stdio: "ignore" });
    const { tab } = await blank({ width: 1400 });
    await tab.goto(`file://${to}`);
    await settle(tab);
    // As a browser does it: told while the screen is still there.
    await tab.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await tab.emulateMedia({ media: "print" });
    await tab.setViewportSize({ width: 688, height: 900 });
    await settle(tab);
    const found = await tab.evaluate(() => ({
      out: [...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().width > 0 && e.getBoundingClientRect().right > 689).map((e) => e.tagName),
      scales: [...document.querySelectorAll(".chart svg")].map((svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width),
      heights: [...document.querySelectorAll(".chart svg")].map((svg) => svg.getBoundingClientRect().height / svg.viewBox.baseVal.height),
    }));
    equal(found.out, [], "what is wider than the paper");
    assert(found.scales.length > 0 && [...found.scales, ...found.heights].every((k) => Math.abs(k - 1) < 0.05), JSON.stringify(found));
  },

  async "every frame and every joint that moves has a path, and the named ones come first"() {
    const { tab } = await open(example("four_bar.toml", "--until", "2"));
    const offered = await tab.evaluate(() => dalembertViewer.scene.offered().map(({ name, kind }) => [name, kind ?? ""]));
    const joints = offered.filter(([, kind]) => kind).map(([name]) => name);
    assert(["B", "C"].every((name) => joints.includes(name)), `${joints}`);
    assert(offered.findIndex(([, kind]) => kind) > offered.findLastIndex(([, kind]) => !kind), `${offered}`);
    await tab.evaluate(() => { for (const list of document.querySelectorAll(".more, .more .of-paths")) list.open = true; });
    await settle(tab);
    const box = tab.locator("#viewer .more .of-paths label").filter({ hasText: "B revolute" }).locator("input");
    const paths = () => tab.locator("#viewer .trace").count(), before = await paths();
    await box.check();
    equal(await paths(), before + 1, "paths with that of B");
    // The crank's pin goes along a circle about where it is hinged.
    const radii = await tab.evaluate(() => {
      const { scene } = dalembertViewer, path = scene.paths.find(({ name }) => name === "B"), hinge = scene.joints.find(({ name }) => name === "A").ends[0], centre = scene.place(hinge);
      return scene.trace(path).flat().map((p) => Math.hypot(...p.map((x, i) => x - centre[i])));
    });
    assert(Math.max(...radii) - Math.min(...radii) < 1e-4 * Math.max(...radii), `${Math.min(...radii)} to ${Math.max(...radii)}`);
  },

  async "one sharp peak leaves all other arrows as long, and their scale is the reader's"() {
    const { tab } = await open(example("four_bar.toml", "--until", "2"));
    const measured = await tab.evaluate(async () => {
      // The same run with one sample at which all forces are a thousand times as large.
      const source = JSON.parse(document.getElementById("scene").textContent), bytes = Uint8Array.from(atob(source.reactions), (c) => c.charCodeAt(0)), all = new Float32Array(bytes.buffer), each = 6 * source.transmitting;
      const spiked = all.slice(), middle = Math.floor(all.length / each / 2) * each;
      for (let i = middle; i < middle + each; i++) spiked[i] *= 1000;
      const own = dalembertViewer.scene.full("forces"), text = Array.from(new Uint8Array(spiked.buffer), (b) => String.fromCharCode(b)).join("");
      document.getElementById("scene").textContent = JSON.stringify({ ...source, reactions: btoa(text) });
      return own;
    });
    const spiked = await tab.evaluate(() => {
      const root = document.createElement("div");
      root.className = "viewer";
      root.dataset.scene = "scene";
      for (const old of document.querySelectorAll(".viewer")) old.remove();
      document.body.prepend(root);
      const script = [...document.scripts].find((s) => s.textContent.includes("dalembertViewers="));
      const again = document.createElement("script");
      again.textContent = script.textContent;
      document.body.append(again);
      return dalembertViewer.scene.full("forces");
    });
    assert(Math.abs(spiked / measured - 1) < 0.02, `${measured} N, with a peak ${spiked} N`);
    await tab.locator('.wish[data-wish="reactions"]').first().click();
    await at(tab, 0.3);
    // That of the shortest arrow that can be measured.
    const long = () => tab.evaluate(() => [...document.querySelectorAll(".force")].map((g) => (g.getAttribute("visibility") === "hidden" ? 0 : Math.hypot(g.firstChild.getBBox().width, g.firstChild.getBBox().height, 11))));
    for (let k = 0; k < 3; k++) await tab.getByLabel("Shorter arrows of forces").click();
    const first = await long(), which = first.findIndex((l) => l > 30), [before] = [first[which]];
    await tab.getByLabel("Longer arrows of forces").click();
    await tab.getByLabel("Shorter arrows of forces").click();
    await tab.getByLabel("Shorter arrows of forces").click();
    const after = (await long())[which], said = await tab.locator(".stretch output").first().textContent();
    assert(after < 0.75 * before && after > 0.3 * before, `${before} px, then ${after} px`);
    assert(said.startsWith("Forces ×0.05: "), said);
  },

  async "a rod in a tube has no surface of its tube"() {
    const { tab } = await open(example("stewart_ups.toml", "--until", "0.1"), { args: SPACE });
    const slim = await tab.evaluate(() => {
      const { scene } = dalembertViewer, of = (frame) => scene.parts.filter((part) => part.shape === "bar" && scene.bodies[part.body].frame === frame).map((part) => part.slim ?? 1);
      return scene.joints.filter(({ kind }) => kind === "prismatic").map(({ ends }) => ends.map(([frame]) => of(frame)));
    });
    assert(slim.length === 6, `${slim.length} legs`);
    for (const [tube, rod] of slim) for (const a of tube) for (const b of rod) assert(a !== b, `both ${a} of the width`);
  },

  async "a planar chain of 1000 bodies changes as few elements at an instant as one of 200"() {
    const chain = (n) => {
      const model = join(folder, `flat_chain_${n}.toml`), body = (k) => `[bodies.b${k}]\nmass = 1\ncom = [0.01, 0, 0]\ninertia = { box = [0.02, 0.002, 0.002] }\nframes = { tip = { at = [0.02, 0, 0] } }\n[joints.j${k}]\ntype = "revolute"\nbetween = ["${k ? `b${k - 1}.tip` : "ground"}", "b${k}"]\n`;
      writeFileSync(model, `dalembert = 1\n${Array.from({ length: n }, (_, k) => body(k)).join("")}`);
      return page(model, `flat_chain_${n}`, "--until", "0.02", "--every", "0.01");
    };
    const counts = [];
    for (const n of [200, 1000]) {
      const { tab } = await open(chain(n), { reducedMotion: "reduce" });
      counts.push(await tab.evaluate(async () => {
        let writes = 0;
        const { setAttribute } = Element.prototype;
        Element.prototype.setAttribute = function (...all) { writes++; return setAttribute.apply(this, all); };
        dalembertViewer.time.set(0.011);
        const first = writes;
        writes = 0;
        dalembertViewer.time.set(0.012);
        Element.prototype.setAttribute = setAttribute;
        return [first, writes];
      }));
      if (n < 1000) continue;
      const named = await tab.evaluate(() => {
        const { view, scene } = dalembertViewer, [x, y] = view.where([scene.bodies[500].frame, ...scene.bodies[500].com]), box = view.element.getBoundingClientRect();
        view.element.scrollIntoView();
        const now = view.element.getBoundingClientRect();
        return Math.abs(view.grab({ clientX: now.left + x, clientY: now.top + y }).body - 500);
      });
      assert(named < 8, `the bar under the pointer is ${named} bars away`); // a bar is some tenths of a px long
    }
    const most = Math.max(...counts.flat());
    assert(most < 60 && Math.abs(counts[0][1] - counts[1][1]) < 5, `${JSON.stringify(counts)} writes`);
  },

  async "the end of a run that stops early sets no scale, and its constraint leads to what it moves"() {
    const model = join(folder, "locks.toml");
    writeFileSync(model, `dalembert = 1\ngravity = [0, -9.81, 0]\n${[["a", 0.2], ["b", 0.5], ["c", 0.4]].map(([name, l]) => `[bodies.${name}]\nmass = 1\ncom = [${l / 2}, 0, 0]\ninertia = { box = [${l}, 0.02, 0.02] }\nframes = { ee = { at = [${l}, 0, 0] } }\n`).join("")}[joints]\nA = { type = "revolute", between = ["ground", "a"], start = 0.4 }\nB = { type = "revolute", between = ["a.ee", "b"], start = 0.5 }\nD = { type = "revolute", between = ["ground", "c"], frames = [{ at = [0.6, 0, 0] }, {}], start = 2.2 }\nC = { type = "revolute", between = ["b.ee", "c.ee"] }\n[constraints]\ndrive = "D = 2.2 - 0.5*t"\n`);
    const path = join(folder, "locks.html");
    spawnSync(dalembert, ["simulate", model, "--until", "5", "--every", "0.01", "--report", path], { stdio: "ignore" });
    const { tab } = await open(path, { reducedMotion: "reduce" });
    const notes = tab.locator(".plot p", { hasText: "The run ends far beyond this plot." });
    assert(await notes.count() > 0, "no plot says that it is cut");
    const ticks = (n) => notes.nth(n).locator("button");
    await ticks(0).click();
    assert(await tab.locator(".plot p", { hasText: "The last samples of the run set the scale." }).count() === 1, "all is not shown");
    await tab.locator(".banner code", { hasText: "drive" }).hover();
    assert(await tab.evaluate(() => document.querySelectorAll("#viewer .halo").length) === 1, "the drive's joint is not ringed");
  },

  async "without WebGL motions are seen along the axes, too"() {
    const { tab } = await open(example("stewart_ups.toml", "--until", "0.2"), { args: NO_SPACE, reducedMotion: "reduce" });
    for (const [name, across, over] of [["Top", "right", "normal"], ["Front", "right", "up"], ["Side", "normal", "up"]]) {
      await tab.getByRole("button", { name, exact: true }).click();
      const off = await tab.evaluate(([across, over, flip]) => {
        const { scene, view } = dalembertViewer, metre = view.pixelsPerMetre, dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0), points = scene.joints.map(({ ends }) => ends[1]), seen = points.map(view.where);
        // How far each is from the first: to the right, and up.
        return Math.max(...points.map((p, k) => {
          const d = scene.place(p).map((x, i) => x - scene.place(points[0])[i]);
          return Math.hypot(seen[k][0] - seen[0][0] - flip[0] * metre * dot(scene[across], d), seen[k][1] - seen[0][1] + flip[1] * metre * dot(scene[over], d));
        }));
      }, [across, over, { Top: [1, -1], Front: [1, 1], Side: [-1, 1] }[name]]);
      assert(off < 0.5, `${name}: ${off} px off`);
    }
  },

  async "a thin chain is seen in space all along"() {
    const link = (k) => `[bodies.b${k}]\nmass = 1\ncom = [0, 0, -0.01]\ninertia = { box = [0.002, 0.002, 0.02] }\nframes = { end = { at = [0, 0, -0.02] } }\n[joints.j${k}]\ntype = "revolute"\naxis = ${k % 2 ? "[1, 0, 0]" : "[0, 1, 0]"}\nbetween = ["${k ? `b${k - 1}.end` : "ground"}", "b${k}"]\n`;
    const model = join(folder, "thin.toml");
    writeFileSync(model, `dalembert = 1\ngravity = [0, 0, -9.81]\n${Array.from({ length: 600 }, (_, k) => link(k)).join("")}`);
    const { tab } = await open(page(model, "thin", "--until", "0.01", "--every", "0.01"), { args: SPACE, reducedMotion: "reduce" });
    const rows = await tab.evaluate(() => {
      const { view } = dalembertViewer, canvas = view.element, copy = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height }), g = copy.getContext("2d");
      view.look([0, 0, 0].map((_, i) => dalembertViewer.scene.normal[i]));
      view.now();
      g.drawImage(canvas, 0, 0);
      const { data } = g.getImageData(0, 0, copy.width, copy.height), dark = (x, y) => { const o = 4 * (y * copy.width + x); return data[o + 3] > 200 && data[o] + data[o + 1] + data[o + 2] < 450; };
      return Array.from({ length: copy.height }, (_, y) => Array.from({ length: copy.width }, (_, x) => dark(x, y)).filter(Boolean).length);
    });
    const seen = rows.map((n, y) => [n, y]).filter(([n]) => n > 0).map(([, y]) => y), high = seen.at(-1) - seen[0] + 1;
    assert(high > 0.6 * rows.length && seen.length > 0.98 * high, `${seen.length} of ${high} rows of ${rows.length}`);
  },

  async "a chain of 1000 bodies takes as few calls as one of 50"() {
    const link = (i) => `[bodies.b${i}]\nmass = 1.0\ncom = [0.05, 0, 0]\ninertia = { box = [0.1, 0.01, 0.01] }\nframes = { end = { at = [0.1, 0, 0] } }\n[joints.j${i}]\ntype = "revolute"\naxis = ${i % 2 ? "[0, 0, 1]" : "[0, 1, 0]"}\nbetween = ["${i ? `b${i - 1}.end` : "ground"}", "b${i}"]\nstart = 0.01\n`;
    const work = [];
    for (const n of [50, 1000]) {
      const model = join(folder, `chain${n}.toml`);
      writeFileSync(model, `dalembert = 1\ntitle = "Chain"\ngravity = [0, 0, -9.81]\n${Array.from({ length: n }, (_, i) => link(i)).join("")}\n[simulate]\nuntil = 0.02\nevery = 0.01\n`);
      const { tab } = await open(page(model, `chain${n}`), { args: SPACE });
      await at(tab, 0.01);
      await settle(tab);
      const all = await commands(tab), [draws, nodes] = await tab.evaluate(() => [dalembertViewer.view.calls, document.querySelectorAll("#viewer *").length]);
      await at(tab, 0.02);
      await settle(tab);
      equal(await tab.evaluate(() => document.querySelectorAll("#viewer *").length), nodes, "nodes of the picture, an instant later");
      work.push({ draws, all });
    }
    assert(work[1].draws <= 12, JSON.stringify(work));
    equal(work[1], work[0], "work for a picture of 1000 bodies");
  },
};

let failed = 0, passed = 0;
const only = process.argv[4] ?? "", share = /^(\d+)\/(\d+)$/.exec(only)?.slice(1).map(Number);
const isMine = share ? (_, i) => i % share[1] === share[0] - 1 : ([name]) => name.includes(only);
for (const [name, run] of Object.entries(tests).filter(isMine)) {
  try {
    await run();
    passed++;
    console.log(`test ${name} ... ok`);
  } catch (error) {
    failed++;
    console.log(`test ${name} ... FAILED\n  ${error.message ?? error}`);
  }
  // Pages that nobody looks at any more would go on moving, and take the time of those that follow.
  await Promise.all(Object.values(browsers).flatMap((browser) => browser.contexts()).map((context) => context.close()));
}
for (const browser of Object.values(browsers)) await browser.close();
rmSync(folder, { recursive: true });
console.log(`test result: ${failed ? "FAILED" : "ok"}. ${passed} passed; ${failed} failed; 0 ignored`);
process.exitCode = failed ? 1 : 0;
