// Boxes, cylinders and balls of size one, which three.js draws all at once, however many there are.
import { InstancedBufferAttribute, InstancedMesh, Matrix4, Quaternion, Vector3 } from "three";
import { across, cross, norm, scale, sub, unit } from "./vector.js";

export const vector = (v) => new Vector3(v[0], v[1], v[2]);
export const quaternion = ([w, x, y, z]) => new Quaternion(x, y, z, w);
export const local = (at, turn, sizes) => new Matrix4().compose(vector(at), quaternion(turn), vector(sizes));
const upright = new Matrix4().makeRotationX(Math.PI / 2); // three's cylinders stand along y

const LEAST = 1.25; // px: half of what bodies are wide at least, however small they are in the picture
/** Size in space of a pixel at the distance one from the eye: what the picture is drawn with. */
export const pixel = { value: 0 };
/** Makes a material with which bodies are seen, however thin they are: in each direction what is thinner than a line is drawn as wide as that. */
export function seen(material) {
  material.onBeforeCompile = (shader) => {
    shader.uniforms.pixel = pixel;
    shader.vertexShader = shader.vertexShader.replace("#include <common>", "#include <common>\nuniform float pixel;\nattribute float least;")
      .replace("#include <begin_vertex>", `#include <begin_vertex>
        float away = -(modelViewMatrix * instanceMatrix * vec4(position, 1.0)).z;
        vec3 wide = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));
        transformed *= max(vec3(1.0), pixel * least * max(away, 0.0) / max(wide, vec3(1e-20)));`);
  };
  return material;
}

const NOWHERE = new Matrix4().makeScale(0, 0, 0);

/** Many of one form: each hangs on a frame or reaches from point to point. */
export class Many {
  constructor(geometry) {
    this.geometry = geometry;
    this.items = [];
    this.body = undefined; // whose what is added is
    this.hidden = new Set(); // bodies that are not shown
  }
  add(frame, local, colour) { this.items.push({ frame, local, colour, body: this.body }); }
  ball(p, r, colour) { this.add(p[0], new Matrix4().makeTranslation(p[1], p[2], p[3]).scale(vector([r, r, r])), colour); }
  between(ends, radius, colour) { this.items.push({ ends, radius, colour, body: this.body }); }
  build(parent, material) {
    const geometry = this.geometry.clone();
    geometry.setAttribute("least", new InstancedBufferAttribute(Float32Array.from(this.items, ({ body }) => (body === undefined ? 0 : LEAST)), 1));
    this.mesh = new InstancedMesh(geometry, material, Math.max(1, this.items.length));
    this.mesh.count = this.items.length;
    this.mesh.frustumCulled = false;
    parent.add(this.mesh);
  }
  paint(colour) { this.items.forEach((item, i) => this.mesh.setColorAt(i, colour(item.colour))); if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true; }
  place(frames, point) {
    const m = new Matrix4();
    this.items.forEach((item, i) => {
      if (this.hidden.has(item.body)) this.mesh.setMatrixAt(i, NOWHERE);
      else if (item.ends) this.mesh.setMatrixAt(i, along(m, ...item.ends.map(point), item.radius));
      else this.mesh.setMatrixAt(i, item.frame === null ? item.local : m.multiplyMatrices(frames[item.frame], item.local));
    });
    this.mesh.instanceMatrix.needsUpdate = true;
  }
}

/** A cylinder of radius and length one along y, laid from a to b. */
export function along(matrix, a, b, radius) {
  const d = sub(b, a), l = norm(d), [u, v] = across(unit(d)), n = unit(d);
  return matrix.makeBasis(vector(scale(u, radius)), vector(scale(n, Math.max(l, 1e-12))), vector(scale(cross(u, n), radius))).setPosition((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2);
}

/** Adds a box, cylinder, ball or capsule to those that are drawn at once; whether it is one. */
export function simple(part, frame, colour, [boxes, rods, balls], spoke = "joint") {
  const r = part.radius;
  if (part.shape === "box") boxes.add(frame, local(part.at, part.turn, part.size), colour);
  else if (part.shape === "cylinder") {
    rods.add(frame, local(part.at, part.turn, [1, 1, 1]).multiply(upright).scale(vector([r, part.length, r])), colour);
    // A spoke shows how a wheel turns; it stands out of a disc without thickness, too, or the two would shine through each other.
    if (2 * r > part.length) boxes.add(frame, local(part.at, part.turn, [1, 1, 1]).multiply(new Matrix4().makeTranslation(r / 2, 0, 0)).scale(vector([r, r / 16, part.length + Math.max(0.02 * part.length, r / 50)])), spoke);
  }
  else if (part.shape === "sphere") balls.add(frame, local(part.at, part.turn, [r, r, r]), colour);
  else if (part.shape === "capsule") {
    rods.add(frame, local(part.at, part.turn, [1, 1, 1]).multiply(upright).scale(vector([r, part.length, r])), colour);
    for (const s of [-0.5, 0.5]) balls.add(frame, local(part.at, part.turn, [1, 1, 1]).multiply(new Matrix4().makeTranslation(0, 0, s * part.length)).scale(vector([r, r, r])), colour);
  } else return false;
  return true;
}
