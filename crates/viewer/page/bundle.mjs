// node bundle.mjs [FOLDER]: the scripts that pages embed, from their sources; into FOLDER, or else each to where it belongs.
import { build } from "esbuild";
import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url)), report = join(here, "../../report");
const into = (home) => {
  const folder = process.argv[2] ? resolve(process.argv[2]) : home;
  mkdirSync(folder, { recursive: true });
  return folder;
};
const options = { absWorkingDir: here, minify: true, target: "es2022", legalComments: "none", charset: "utf8" }, viewer = into(join(here, "../bundle"));
for (const name of ["flat", "solid"]) await build({ ...options, entryPoints: [`${name}.entry.js`], outfile: join(viewer, `${name}.js`), bundle: true, format: "iife" });
for (const name of ["report", "pair"]) await build({ ...options, entryPoints: [join(report, "src/page", `${name}.js`)], outfile: join(into(join(report, "bundle")), `${name}.js`) });
for (const [folder, to, name] of [[here, viewer, "viewer"], [join(report, "src/page"), into(join(report, "bundle")), "report"]]) await build({ ...options, entryPoints: [join(folder, "style.css")], outfile: join(to, `${name}.css`) });
copyFileSync(join(here, "node_modules/three/LICENSE"), join(viewer, "three-LICENSE.txt"));
