// Names on the page lead to what they name in the picture: findings, notes and tables to bodies and joints, and what stopped a run to the
// joint that failed, at the instant at which it did.

export function pointing(scene, view, time) {
  if (!view.mark) return;
  const known = new Map([...scene.bodies.map((b, body) => [b.name, { body }]), ...scene.joints.map((joint) => [joint.name, { joint }])]);
  /** The joint or body that a name stands for: itself, a row of a joint (`C.x`), a coordinate (`C.roll`), a frame of a body. */
  function itself(name) {
    for (let own = name.trim().replace(/'+$/, ""); own; own = own.includes(".") ? own.slice(0, own.lastIndexOf(".")) : "") if (known.has(own)) return known.get(own);
    return null;
  }
  /** Constraints act on what their formulas name. */
  const formulas = new Map(Array.from(document.querySelectorAll("#model td:first-child code"), (code) => [code.textContent.trim(), code.closest("tr").querySelector("code.equation")?.textContent]));
  /** Joints and bodies that a name stands for. */
  function meant(name) {
    const own = itself(name);
    return own ? [own] : [...new Set((formulas.get(name.trim())?.match(/[\p{L}_][\p{L}\p{N}_.[\]]*/gu) ?? []).map(itself).filter(Boolean))];
  }
  for (const code of document.querySelectorAll("#findings code, .banner code, #loads code, #model td:first-child code")) {
    const found = meant(code.textContent);
    if (!found.length) continue;
    code.classList.add("points");
    code.tabIndex = 0;
    code.setAttribute("role", "button");
    code.title = found.length === 1 && found[0].joint ? `${found[0].joint.name}: ${found[0].joint.kind}; shown in the picture` : "shown in the picture";
    const on = () => view.mark(found), off = () => view.mark(failing());
    code.addEventListener("pointerenter", on);
    code.addEventListener("focus", on);
    code.addEventListener("pointerleave", off);
    code.addEventListener("blur", off);
    const show = () => { document.getElementById("viewer").scrollIntoView({ block: "nearest" }); on(); };
    code.addEventListener("click", show);
    code.addEventListener("keydown", (event) => { if (event.key === "Enter") show(); });
  }
  // Of a mechanism that cannot be assembled, what is open; else what is named where it is told why the run failed.
  const open = scene.open().map((joint) => ({ joint })), named = [...document.querySelectorAll(".banner code")].map((code) => meant(code.textContent)).flat();
  const failed = named.length && open.length ? open : named;
  const failing = () => (failed.length && time.t >= scene.end ? failed : []);
  if (failed.length) document.addEventListener("dalembert-time", () => view.mark(failing()));
}
