// node katex.test.mjs DALEMBERT: whether KaTeX reads the LaTeX of the equations of every example and robot, in every form.
import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import katex from "katex";

const [dalembert, only] = process.argv.slice(2);
const run = promisify(execFile);
const examples = join(dirname(fileURLToPath(import.meta.url)), "../../../examples");
const models = [
  ...readdirSync(examples).filter((name) => name.endsWith(".toml")),
  ...readdirSync(join(examples, "robots")).filter((name) => name.endsWith(".urdf")).map((name) => join("robots", name)),
].filter((name) => !only || name.includes(only));
const FORMS = ["multipliers", "reduced", "explicit", "lagrangian", "hamiltonian"];
/** The only thing that may be asked for and is not there: energies of variables that have none. */
const NO_ENERGY = /`[^`]+` is a variable of order \d+: Lagrangian and Hamiltonian forms are for mechanical variables, of order 2/;
/** Ten times what the longest form takes on a busy machine, in ms. */
const LONG = 600_000;

/** The formulas of a document: environments as they stand, and what is between dollars. */
function formulas(latex) {
  const displayed = [...latex.matchAll(/\\begin\{(align\*|equation\*)\}[^]*?\\end\{\1\}/g)].map((m) => [m[0], true]);
  const rest = latex.replace(/\\begin\{(align\*|equation\*)\}[^]*?\\end\{\1\}/g, "").replace(/^%.*$/gm, "");
  return [...displayed, ...[...rest.matchAll(/\$([^$]+)\$/g)].map((m) => [m[1], false])];
}

async function check(model) {
  const faults = [];
  let read = 0;
  for (const form of FORMS) {
    let latex;
    try {
      latex = (await run(dalembert, ["equations", join(examples, model), "--form", form, "--as", "latex"], { maxBuffer: 1 << 28, timeout: LONG })).stdout;
    } catch (error) {
      if (error.killed) faults.push(`${form}: no answer in ${LONG / 1000} s`);
      else if (!NO_ENERGY.test(error.stderr)) faults.push(`${form}: exit status ${error.code}: ${error.stderr}`);
      continue;
    }
    for (const [formula, displayMode] of formulas(latex)) {
      try {
        katex.__parse(formula, { displayMode, throwOnError: true, strict: "error", maxExpand: 1e6 });
        read++;
      } catch (error) {
        faults.push(`${form}: ${error.message.slice(0, 300)}`);
      }
    }
  }
  if (!read) faults.push("no form has a formula");
  return faults;
}

let failed = 0, next = 0;
async function worker() {
  while (next < models.length) {
    const model = models[next++], faults = await check(model);
    failed += faults.length > 0;
    console.log(`test KaTeX reads the equations of ${model} ... ${faults.length ? `FAILED\n  ${faults.join("\n  ")}` : "ok"}`);
  }
}
await Promise.all([worker(), worker()]);
console.log(`test result: ${failed ? "FAILED" : "ok"}. ${models.length - failed} passed; ${failed} failed; 0 ignored`);
process.exitCode = failed ? 1 : 0;
