// A motion as the engine writes it (src/data.rs), and the picture at any instant. Between samples, positions and turns are on cubics
// through them; no motion is computed here.
import { add, chained, turned } from "./vector.js";

function bytes(base64) {
  const text = atob(base64), out = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) out[i] = text.charCodeAt(i);
  return out.buffer;
}
export const floats = (base64) => new Float32Array(bytes(base64));
export const counts = (base64) => new Uint32Array(bytes(base64));
const doubles = (base64) => new Float64Array(bytes(base64));

export function read(source) {
  const time = doubles(source.time), poses = floats(source.poses), reactions = floats(source.reactions);
  const count = source.frames.length, joints = source.transmitting;
  const now = new Float64Array(7 * count), acting = new Float64Array(6 * joints);
  const scene = { ...source, time, now, acting, start: time[0], end: time[time.length - 1], t: NaN };

  /** Numbers of the samples around t, and the share of the later one. */
  function around(t) {
    let low = 0, high = time.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (time[middle] <= t) low = middle; else high = middle;
    }
    const span = time[high] - time[low];
    return [low, high, span > 0 ? Math.min(1, Math.max(0, (t - time[low]) / span)) : 0];
  }

  /** Moves everything to t. */
  scene.move = (t) => {
    scene.t = t;
    const [k, l, u] = around(t);
    // Cubics with the slopes of the samples on either side (Catmull and Rom): w of the samples before, at, after and behind.
    const before = Math.max(0, k - 1), behind = Math.min(time.length - 1, l + 1), h = time[l] - time[k];
    const [slope, next] = [h / (time[l] - time[before] || 1), h / (time[behind] - time[k] || 1)];
    const [a, b, c, d] = [u * (1 - u) ** 2, (1 + 2 * u) * (1 - u) ** 2, u * u * (3 - 2 * u), u * u * (u - 1)];
    const at = [before, k, l, behind], share = [-slope * a, b - next * d, c + slope * a, next * d];
    for (let f = 0; f < count; f++) {
      const o = 7 * f, own = 7 * (k * count + f);
      for (let i = 0; i < 7; i++) now[o + i] = 0;
      for (let s = 0; s < 4; s++) {
        const p = 7 * (at[s] * count + f);
        let same = 0;
        for (let i = 3; i < 7; i++) same += poses[own + i] * poses[p + i];
        const sign = same < 0 ? -1 : 1; // the shorter way round
        for (let i = 0; i < 7; i++) now[o + i] += (i < 3 ? 1 : sign) * share[s] * poses[p + i];
      }
      const n = Math.hypot(now[o + 3], now[o + 4], now[o + 5], now[o + 6]) || 1;
      for (let i = 3; i < 7; i++) now[o + i] /= n;
    }
    for (let i = 0; i < 6 * joints; i++) acting[i] = (1 - u) * reactions[6 * joints * k + i] + u * reactions[6 * joints * l + i];
  };

  /** Puts frames that are named to poses x y z qw qx qy qz in the ground, whatever the time. */
  scene.pose = (poses) => {
    scene.frames.forEach((name, f) => {
      const pose = poses[name];
      if (pose) for (let i = 0; i < 7; i++) now[7 * f + i] = pose[i] - (i < 3 ? scene.origin[i] : 0);
    });
    acting.fill(NaN); // nobody says what acts here
  };

  /** A frame's turn now. */
  scene.turn = (f) => (f === null ? [1, 0, 0, 0] : [now[7 * f + 3], now[7 * f + 4], now[7 * f + 5], now[7 * f + 6]]);
  /** Where a point [frame, x, y, z] is now. */
  scene.place = ([f, x, y, z]) => (f === null ? [x, y, z] : add([now[7 * f], now[7 * f + 1], now[7 * f + 2]], turned(scene.turn(f), [x, y, z])));
  /** A joint's axis now, and how its frame on its second body is turned. */
  scene.axis = (joint, end = 0) => turned(chained(scene.turn(joint.ends[end][0]), joint.turns[end]), joint.axis);
  /** The force that a joint's first body exerts on its second, in the ground; nothing where it transmits none. */
  scene.force = (joint) => {
    if (joint.reaction === null || joint.reaction >= joints) return null;
    const o = 6 * joint.reaction + 3;
    return turned(chained(scene.turn(joint.ends[1][0]), joint.turns[1]), [acting[o], acting[o + 1], acting[o + 2]]);
  };
  /** The largest force of all joints over the motion. */
  scene.largestForce = 0;
  for (let i = 0; i + 5 < reactions.length; i += 6) {
    const size = Math.hypot(reactions[i + 3], reactions[i + 4], reactions[i + 5]);
    if (Number.isFinite(size)) scene.largestForce = Math.max(scene.largestForce, size);
  }
  /** The points of a path, sample by sample: x y z … */
  scene.trace = ({ at: [f, x, y, z] }) => {
    const out = new Float64Array(3 * time.length);
    for (let k = 0; k < time.length; k++) {
      const o = 7 * (k * count + f), p = poses.subarray(o, o + 7);
      const v = f === null ? [x, y, z] : add([p[0], p[1], p[2]], turned([p[3], p[4], p[5], p[6]], [x, y, z]));
      out.set(v, 3 * k);
    }
    return out;
  };
  /** Instants that show the whole course of the motion. */
  scene.instants = (most) => Array.from({ length: Math.min(most, time.length) }, (_, i, n = Math.min(most, time.length)) => time[n > 1 ? Math.round((i * (time.length - 1)) / (n - 1)) : 0]);
  /** The middle of all bodies now, half of them on either side: a few that leave the others do not count. */
  const sorted = new Float64Array(count);
  scene.middle = () => [0, 1, 2].map((i) => {
    for (let f = 0; f < count; f++) sorted[f] = now[7 * f + i];
    sorted.sort();
    return count ? (sorted[(count - 1) >> 1] + sorted[count >> 1]) / 2 : 0;
  });
  // What travels far is followed: seen whole, it would be a dot.
  const middles = scene.instants(200).map((t) => { scene.move(t); return scene.middle(); });
  const apart = [0, 1, 2].map((i) => Math.max(...middles.map((m) => m[i])) - Math.min(...middles.map((m) => m[i])));
  scene.follows = Math.hypot(...apart) > 2.5 * scene.size;
  scene.move(scene.start);
  const home = scene.middle();
  /** Frames that leave the others, as a slide without an end does: pictures are not made to hold them. */
  scene.leaving = new Set();
  for (const t of scene.instants(200)) {
    scene.move(t);
    const middle = scene.follows ? scene.middle() : home;
    for (let f = 0; f < count; f++) if (Math.hypot(now[7 * f] - middle[0], now[7 * f + 1] - middle[1], now[7 * f + 2] - middle[2]) > 4 * scene.size) scene.leaving.add(f);
  }
  if (scene.leaving.size > count / 2) scene.leaving.clear(); // then there are no others
  scene.move(scene.start);
  return scene;
}

const TENS = ["", "k", "M", "G"];
/** A force in a few digits: 12.3 N, 4.56 kN. */
export function newtons(size) {
  if (!Number.isFinite(size)) return "not finite";
  let step = 0;
  while (size >= 1e4 && step < 3) { size /= 1000; step++; }
  return size > 0 && size < 0.01 ? `${size.toExponential(1)} N` : `${Number(size.toPrecision(3))} ${TENS[step]}N`;
}

/** A length in a few digits, in m or mm. */
export function metres(length) {
  if (length >= 0.1 || length === 0) return `${Number(length.toPrecision(4))} m`;
  return length >= 1e-4 ? `${Number((1000 * length).toPrecision(4))} mm` : `${Number((1e6 * length).toPrecision(4))} µm`;
}

/** A round length of about this size: 1, 2 or 5 times a power of ten. */
export function round(length) {
  const ten = 10 ** Math.floor(Math.log10(length)), m = length / ten;
  return (m < 2 ? 1 : m < 5 ? 2 : 5) * ten;
}
