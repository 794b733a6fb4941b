// Another run of the model beside this one, at the same instant. Its bodies may have other measures, and it may begin and end elsewhere:
// where it has no instant, it is not shown.
import { corners, outline, reach, ribbon, rounded, strip } from "./outline.js";
import { polylines, read } from "./read.js";
import { chained, dot, turned } from "./vector.js";

/** The motion of another run, from the data of its page, in the places of a scene; `follow` moves it to the scene's instant. */
export function beside(source, scene) {
  const other = read(source, scene.origin), slack = 1e-9 * (other.end - other.start);
  const axis = (run) => run.course ?? { name: "t", from: 0, rate: 1 }, [here, there] = [axis(scene), axis(other)];
  // What is shown in place of time is the same on both, where it is shown on both.
  const own = (t) => (here.name === there.name ? (here.from + here.rate * t - there.from) / there.rate : t);
  other.follow = () => {
    const t = own(scene.t);
    other.seen = t >= other.start - slack && t <= other.end + slack;
    if (other.seen) other.move(t);
    return other.seen;
  };
  /** Points of its bodies at the instants of the scene, for what is to be in the picture; the scene moves along. */
  other.extent = (most, take) => {
    const solids = other.parts.map((part) => part.points ?? reach(part).map((p) => [other.bodies[part.body].frame, ...p])), before = scene.t;
    for (const t of scene.instants(most)) {
      scene.move(t);
      if (other.follow()) for (const points of solids) for (const p of points) if (!other.leaving.has(p[0])) take(other.place(p));
    }
    scene.move(Number.isFinite(before) ? before : scene.start);
  };
  return other;
}

/** Its bodies, pins and paths, drawn into a layer of the picture in the plane; what is returned draws them anew. */
export function pale(layer, other, { make, flatten, unitsPerMetre, width, normal }) {
  const redrawn = [];
  for (const path of other.paths) {
    make("path", { class: "trace", d: polylines(other.trace(path), flatten, 2) }, layer);
  }
  const bodies = make("g", { class: "bodies" }, layer);
  for (const part of other.parts) {
    const frame = other.bodies[part.body].frame, path = make("path", { class: `part is-${part.shape}` }, bodies), solid = part.points ? null : corners(part);
    make("title", {}, path).textContent = `${other.bodies[part.body].name}, other run`;
    const axis = solid?.spoke && turned(chained(other.turn(frame), part.turn), [0, 0, 1]), spoke = axis && Math.abs(dot(normal, axis)) > 0.99 ? make("path", { class: "spoke" }, bodies) : null;
    redrawn.push(() => {
      spoke?.setAttribute("d", strip(...solid.spoke.map((p) => flatten(other.place([frame, ...p]))), width / 12));
      const at = part.points?.map((p) => flatten(other.place(p)));
      path.setAttribute("d", solid ? outline(solid, (p) => flatten(other.place([frame, ...p])), unitsPerMetre) : part.shape === "bar" ? strip(...at, ((part.slim ?? 1) * width) / 2) : part.shape === "bent" ? ribbon(at, width / 2) : rounded(at, width / 2));
    });
  }
  for (const joint of other.joints.filter(({ kind }) => !["free", "planar"].includes(kind))) {
    const pin = make("circle", { class: "pin", r: (0.4 * width).toFixed(3) }, bodies);
    redrawn.push(() => flatten(other.place(joint.ends[1])).forEach((x, i) => pin.setAttribute(i ? "cy" : "cx", x.toFixed(3))));
  }
  return () => {
    const seen = other.follow();
    bodies.setAttribute("visibility", seen ? "inherit" : "hidden");
    if (seen) for (const draw of redrawn) draw();
  };
}
