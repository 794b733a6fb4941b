// Points, directions and quaternions (w, x, y, z) in space.

export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a, s) => [s * a[0], s * a[1], s * a[2]];
export const norm = (a) => Math.hypot(a[0], a[1], a[2]);
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

export function unit(a) {
  const length = norm(a);
  return length > 0 ? scale(a, 1 / length) : [0, 0, 1];
}

/** v turned by q. */
export function turned(q, v) {
  const u = [q[1], q[2], q[3]], t = scale(cross(u, v), 2);
  return add(add(v, scale(t, q[0])), cross(u, t));
}

/** The turn q followed, in its own axes, by p. */
export function chained(q, p) {
  const [a, b, c, d] = q, [e, f, g, h] = p;
  return [a * e - b * f - c * g - d * h, a * f + b * e + c * h - d * g, a * g - b * h + c * e + d * f, a * h + b * g - c * f + d * e];
}

/** Two directions across n. */
export function across(n) {
  const other = Math.abs(n[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
  const u = unit(cross(n, other));
  return [u, cross(n, u)];
}
