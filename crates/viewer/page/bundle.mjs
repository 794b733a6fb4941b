// node bundle.mjs [FOLDER]: the scripts that pages embed, from these sources; into ../bundle if nothing else is said.
import { build } from "esbuild";
import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url)), out = resolve(process.argv[2] ?? join(here, "../bundle"));
mkdirSync(out, { recursive: true });
for (const name of ["flat", "solid"]) {
  await build({
    absWorkingDir: here, entryPoints: [`${name}.entry.js`], outfile: join(out, `${name}.js`),
    bundle: true, minify: true, format: "iife", target: "es2022", legalComments: "none", charset: "utf8",
  });
}
copyFileSync(join(here, "node_modules/three/LICENSE"), join(out, "three-LICENSE.txt"));
