// A motion as the engine writes it (src/data.rs), and the picture at any instant. Between samples, positions and turns are on cubics
// through them, as far as these meet the samples beside; no motion is computed here.
import { add, chained, cross, dot, norm, scale, sub, turned, unit } from "./vector.js";

function bytes(base64) {
  const text = atob(base64), out = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) out[i] = text.charCodeAt(i);
  return out.buffer;
}
export const floats = (base64) => new Float32Array(bytes(base64));
export const counts = (base64) => new Uint32Array(bytes(base64));
const doubles = (base64) => new Float64Array(bytes(base64));

export const NOTHING = 1e-9; // of the largest of its kind: rounding
const OPEN = 1e-3; // of the mechanism's size: what can be seen
const SLIDING = new Set(["prismatic", "cylindrical", "helical", "planar", "free"]); // joints whose points need not meet

const HINGED = 200; // bars among which hinges are looked for, each with each

const PIECES = 16; // of a bar that bends, between two of its points

/** A bar that bends with points all along it: { curve, span, u }, a share of the way between two of those that move by themselves. */
function split(part) {
  if (part.shape !== "bent") return part;
  const spans = part.points.length - 1, curve = { points: part.points, along: part.along };
  const points = Array.from({ length: PIECES * spans + 1 }, (_, k) => {
    const span = Math.min(spans - 1, Math.floor(k / PIECES));
    return { curve, span, u: k / PIECES - span };
  });
  return { ...part, points, ends: [part.points[0], part.points[spans]] };
}

/** Where such a point is now: on the cubic that meets both ends in their directions, as a beam does that is loaded there. */
function curved({ curve, span, u }, scene) {
  const ends = [span, span + 1], [a, b] = ends.map((i) => scene.place(curve.points[i])), length = norm(sub(b, a));
  const [s, t] = ends.map((i) => scale(turned(scene.turn(curve.points[i][0]), curve.along[i]), length));
  const v = 1 - u;
  return add(add(scale(a, (1 + 2 * u) * v * v), scale(b, u * u * (3 - 2 * u))), add(scale(s, u * v * v), scale(t, -u * u * v)));
}

/** The size whose arrow has its full length, of the largest at each instant: half of those at which there is more than rounding are no larger.
 * Single peaks, however high, leave all others readable; their own arrows are cut where the picture ends. */
export function typical(sizes, rounding) {
  const felt = sizes.filter((size) => size > rounding && size < Infinity).sort((a, b) => a - b);
  return felt.length ? felt[felt.length >> 1] : 0;
}

/** Points count from `origin`: that of the data, or of another scene that this one stands beside. */
export function read(source, origin = source.origin) {
  const time = doubles(source.time), poses = floats(source.poses), reactions = floats(source.reactions);
  const count = source.frames.length, joints = source.transmitting;
  const rates = source.rates ? floats(source.rates) : null, each = source.planar ? 6 : 12;
  const now = new Float64Array(7 * count), acting = new Float64Array(6 * joints), pushes = floats(source.pushes ?? ""), pushing = new Float64Array(3 * (source.pushing ?? 0)), going = new Float64Array(rates ? each * count : 0);
  const parts = source.parts.map((part) => ({ ...split(part) })), shift = sub(source.origin, origin);
  const scene = { ...source, origin, parts, time, now, acting, start: time[0], end: time[time.length - 1], t: NaN };
  /** The paths that are drawn: at first those of named frames that are no joints. */
  scene.paths = source.paths.filter((path) => !path.jointed);

  /** Numbers of the samples around t, and the share of the later one: none or all of it at a sample. */
  function around(t) {
    let low = 0, high = time.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (time[middle] <= t) low = middle; else high = middle;
    }
    const span = time[high] - time[low], slack = NOTHING * (scene.end - scene.start); // a sample's own instant, as it came back from the slider
    return [low, high, !(t - time[low] > slack) ? 0 : !(time[high] - t > slack) ? 1 : (t - time[low]) / span];
  }

  /** Makes the length of a turn one. */
  const even = (out, o) => {
    const n = Math.hypot(out[o + 3], out[o + 4], out[o + 5], out[o + 6]) || 1;
    for (let i = 3; i < 7; i++) out[o + i] /= n;
  };
  /** Velocities of a frame's numbers at a sample, as the engine says how it moves: of a turn q half of ω q. */
  const speed = new Float64Array(14);
  function speeds(k, f, o) {
    const r = each * (k * count + f), p = 7 * (k * count + f), { normal, right, up } = source;
    const [v, w] = source.planar
      ? [[0, 1, 2].map((i) => right[i] * rates[r + 1] + up[i] * rates[r + 2]), scale(normal, rates[r])]
      : [rates.subarray(r + 3, r + 6), rates.subarray(r, r + 3)];
    const q = chained([0, ...w], poses.subarray(p + 3, p + 7));
    for (let i = 0; i < 7; i++) speed[o + i] = i < 3 ? v[i] : q[i - 3] / 2;
    return Number.isFinite(speed[o] + speed[o + 1] + speed[o + 2] + speed[o + 3] + speed[o + 4] + speed[o + 5] + speed[o + 6]);
  }

  /** Adds up a frame's numbers at samples, so much of each; turns are taken the shorter way round from the first. */
  function sum(f, all, shares, out, o) {
    const own = 7 * (all[0] * count + f);
    for (let i = 0; i < 7; i++) out[o + i] = 0;
    all.forEach((k, s) => {
      if (shares[s] === 0) return; // even of what is not finite
      const p = 7 * (k * count + f);
      let same = 0;
      for (let i = 3; i < 7; i++) same += poses[own + i] * poses[p + i];
      for (let i = 0; i < 7; i++) out[o + i] += (i > 2 && same < 0 ? -1 : 1) * shares[s] * poses[p + i];
    });
  }

  /** Puts a frame at a share u of the way from sample k to l, on the straight line. */
  const straight = (f, k, l, u, out, o) => sum(f, [k, l], [1 - u, u], out, o);

  /** The same on the cubic with the velocities at both samples, where they are known; else with the slopes of the samples on either side
   * (Catmull and Rom). */
  function ride(f, k, l, u, out, o) {
    const h = time[l] - time[k], [a, b, c, d] = [u * (1 - u) ** 2, (1 + 2 * u) * (1 - u) ** 2, u * u * (3 - 2 * u), u * u * (u - 1)];
    if (rates && speeds(k, f, 0) && speeds(l, f, 7)) {
      const p = 7 * (k * count + f), n = 7 * (l * count + f);
      let same = 0;
      for (let i = 3; i < 7; i++) same += poses[p + i] * poses[n + i];
      for (let i = 0; i < 7; i++) {
        const sign = i > 2 && same < 0 ? -1 : 1; // the shorter way round
        out[o + i] = b * poses[p + i] + sign * c * poses[n + i] + h * (a * speed[i] + sign * d * speed[7 + i]);
      }
      return;
    }
    const before = Math.max(0, k - 1), behind = Math.min(time.length - 1, l + 1), [slope, next] = [h / (time[l] - time[before] || 1), h / (time[behind] - time[k] || 1)];
    sum(f, [k, l, before, behind], [b - next * d, c + slope * a, -slope * a, next * d], out, o);
  }

  /** How far a frame is at most from where a sample has it, if a course without this one is followed. */
  const tried = new Float64Array(7);
  function miss(follow, f, k, u) {
    follow(f, k - 1, k + 1, u, tried, 0);
    even(tried, 0);
    const p = 7 * (k * count + f);
    let [far, same, other] = [0, 0, 0];
    for (let i = 0; i < 3; i++) far += (tried[i] - poses[p + i]) ** 2;
    for (let i = 3; i < 7; i++) { same += (tried[i] - poses[p + i]) ** 2; other += (tried[i] + poses[p + i]) ** 2; }
    return Math.sqrt(far) + 2 * source.size * Math.sqrt(Math.min(same, other));
  }

  /** How a frame goes from sample k to the next. Samples themselves tell: a course that leaves out the one on either side must meet it. A
   * cubic that meets it no better than a straight line does is of no use: a velocity at its end is none, or jumps. Where the run has samples
   * that are not here, all that is between two of them may be missed: nothing is known where the error of the cubic, which grows with the
   * fourth power of the step, can be seen. */
  const UNKNOWN = 1, STRAIGHT = 2, CURVED = 3, ways = new Uint8Array(count * time.length);
  function way(f, k) {
    const own = k * count + f;
    if (ways[own]) return ways[own];
    let found = CURVED;
    for (const j of [k, k + 1]) {
      if (j < 1 || j + 1 >= time.length) continue;
      const h = time[j + 1] - time[j - 1], u = (time[j] - time[j - 1]) / h, share = j === k ? 1 - u : u, [curve, line] = [ride, straight].map((follow) => miss(follow, f, j, u));
      if (source.thinned && !((curve * share ** 4) / (4 * u * (1 - u)) ** 2 <= OPEN * source.size)) found = UNKNOWN;
      else if (!(curve <= line)) found = Math.min(found, STRAIGHT);
    }
    return (ways[own] = found);
  }
  /** Whether nobody knows how some frame goes from sample k to the next: all are shown as they are at the nearer one then. */
  const open = new Uint8Array(time.length);
  function gap(k) {
    if (!source.thinned) return false;
    open[k] ||= scene.frames.some((_, f) => way(f, k) === UNKNOWN) ? 2 : 1;
    return open[k] === 2;
  }

  /** Moves a frame to the share u of the way from sample k to l. */
  function put(f, k, l, u) {
    const o = 7 * f;
    (u > 0 && u < 1 && way(f, k) === CURVED ? ride : straight)(f, k, l, u, now, o);
    for (let i = 0; i < 3; i++) now[o + i] += shift[i];
    even(now, o);
  }
  /** A function that moves a frame to t, with the samples around it and the share of the later one that is shown. */
  function mover(t) {
    const [k, l, u] = around(t), shown = u > 0 && u < 1 && gap(k) ? Math.round(u) : u;
    return [(f) => put(f, k, l, shown), k, l, shown, u];
  }

  /** Moves everything to t. */
  scene.move = (t) => {
    scene.t = t;
    const [place, k, l, u, share] = mover(t), between = (a, b) => (u === 0 ? a : u === 1 ? b : (1 - u) * a + u * b);
    for (let f = 0; f < count; f++) place(f);
    for (const [out, all] of [[acting, reactions], [pushing, pushes], [going, rates]]) for (let i = 0, n = out.length; i < n; i++) out[i] = between(all[n * k + i], all[n * l + i]);
    /** Whether a sample is shown: nothing is between samples, nor of another instant. */
    scene.exact = share === 0 || share === 1;
    /** Whether what is shown is of the nearest sample, since nobody knows what is between. */
    scene.nearest = u !== share;
    /** The samples around, and the share of the later one. */
    scene.around = [k, l, u];
  };
  /** Marks words of numbers that no sample has. */
  scene.near = (words) => (scene.exact ? words : `≈ ${words}`);

  /** Puts frames that are named to poses x y z qw qx qy qz in the ground, whatever the time. */
  scene.pose = (poses) => {
    scene.frames.forEach((name, f) => {
      const pose = poses[name];
      if (pose) for (let i = 0; i < 7; i++) now[7 * f + i] = pose[i] - (i < 3 ? scene.origin[i] : 0);
    });
    acting.fill(NaN); // nobody says what acts here
    going.fill(NaN);
    pushing.fill(NaN);
  };

  /** A frame's turn now. */
  scene.turn = (f) => (f === null ? [1, 0, 0, 0] : [now[7 * f + 3], now[7 * f + 4], now[7 * f + 5], now[7 * f + 6]]);
  const fixed = ([f, x, y, z]) => (f === null ? add([x, y, z], shift) : add([now[7 * f], now[7 * f + 1], now[7 * f + 2]], turned(scene.turn(f), [x, y, z])));
  /** Where a point [frame, x, y, z], or one of a bar that bends, is now. */
  scene.place = (point) => (point.curve ? curved(point, scene) : fixed(point));
  /** A joint's axis now, and how its frame on its second body is turned. */
  scene.axis = (joint, end = 0) => turned(chained(scene.turn(joint.ends[end][0]), joint.turns[end]), joint.axis);
  /** Joints whose points should meet and do not: of a mechanism that cannot be assembled. */
  scene.open = () => source.joints.filter(({ kind, ends }) => !SLIDING.has(kind) && norm(sub(...ends.map(scene.place))) > OPEN * source.size);
  /** Numbers of bodies that are left out of the picture. */
  scene.hidden = new Set();
  const numbers = new Map(source.bodies.map(({ frame }, k) => [frame, k]));
  /** Whether a body is in the picture, or a body that a joint moves. */
  scene.has = ({ body, joint }) => (joint ? joint.ends.map(([frame]) => frame) : [body.frame]).some((frame) => numbers.has(frame) && !scene.hidden.has(numbers.get(frame)));
  /** Instants that show the whole course of the motion. */
  scene.instants = (most) => Array.from({ length: Math.min(most, time.length) }, (_, i, n = Math.min(most, time.length)) => time[n > 1 ? Math.round((i * (time.length - 1)) / (n - 1)) : 0]);
  const looked = scene.instants(60);
  /** Whether a point stays where it is over the whole motion. */
  const stands = (point) => {
    if (point.curve) return false;
    if (point[0] === null) return true;
    let first = null;
    const still = looked.every((t) => {
      mover(t)[0](point[0]);
      const p = fixed(point);
      return norm(sub(p, (first ??= p))) <= OPEN ** 2 * source.size;
    });
    mover(scene.start)[0](point[0]);
    return still;
  };
  /** The force that a joint's first body exerts on its second, in the ground; nothing where it transmits none. */
  scene.force = (joint) => {
    if (joint.reaction === null || joint.reaction >= joints) return null;
    const o = 6 * joint.reaction + 3;
    const own = [acting[o], acting[o + 1], acting[o + 2]];
    return turned(chained(scene.turn(joint.ends[1][0]), joint.turns[1]), felt(own));
  };
  const felt = (force) => (norm(force) <= source.slight[1] ? [0, 0, 0] : force); // rounding is none
  let offered = null;
  /** All paths that can be drawn, of points that move: of named frames, then of joints. */
  scene.offered = () => {
    if (offered) return offered;
    const before = scene.t, joints = source.joints.map((joint) => ({ name: joint.name, at: mobile(joint), kind: joint.kind }));
    scene.move(scene.start);
    offered = [...source.paths, ...joints].filter(({ at }) => !stands(at));
    scene.move(before);
    return offered;
  };
  /** Draws those of these names. */
  scene.choose = (names) => { scene.paths = scene.offered().filter(({ name }) => names.has(name)); };
  /** What acts on bodies but for joints: springs, dampers, forces at points, weights. */
  scene.weighed = [
    ...(source.loads ?? []).map(({ name, at, number, sign }) => ({ name, at, now: () => felt([0, 1, 2].map((i) => sign * pushing[3 * number + i])) })),
    ...source.bodies.filter((body) => body.mass > 0 && norm(source.gravity) > 0).map((body) => ({ name: body.name, at: [body.frame, ...body.com], now: () => scale(source.gravity, body.mass) })),
  ];
  /** How a frame moves now, by the engine: angular velocity and velocity of its origin (order 1), or accelerations (order 2). */
  scene.rate = (f, order) => {
    const o = each * f + (order - 1) * (each / 2), { normal, right, up } = source;
    if (source.planar) return [scale(normal, going[o]), add(scale(right, going[o + 1]), scale(up, going[o + 2]))];
    return [going.slice(o, o + 3), going.slice(o + 3, o + 6)];
  };
  /** The velocity (order 1) or acceleration (order 2) of a point [frame, x, y, z] now, as of a rigid body. */
  scene.moves = (point, order) => {
    const [turning, moving] = scene.rate(point[0], order), arm = sub(scene.place(point), scene.place([point[0], 0, 0, 0])), w = scene.rate(point[0], 1)[0];
    const rigid = add(moving, cross(turning, arm));
    return order === 1 ? rigid : add(rigid, cross(w, cross(w, arm)));
  };
  /** Points whose velocities are shown: joints and paths; centres of mass apart. */
  scene.rated = rates !== null;
  scene.runners = rates ? runners(source, scene.paths) : [];
  const usual = [];
  /** The velocity or acceleration of these whose arrow has its full length, before it is stretched. */
  const usualRate = (order) => {
    if (usual[order] !== undefined) return usual[order];
    const before = scene.t, largest = scene.instants(400).map((t) => {
      scene.move(t);
      const sizes = scene.runners.map(({ at }) => norm(scene.moves(at, order)));
      return Math.max(0, ...sizes.filter(Number.isFinite));
    });
    scene.move(before);
    // What would move nothing over the whole motion is rounding.
    return (usual[order] = typical(largest, (NOTHING * scene.size) / (scene.end - scene.start) ** order));
  };
  /** The centre of mass of everything now. */
  scene.centre = () => {
    let [all, sum] = [0, [0, 0, 0]];
    for (const { mass, frame, com } of source.bodies) if (mass > 0) { all += mass; sum = add(sum, scale(scene.place([frame, ...com]), mass)); }
    return all > 0 ? scale(sum, 1 / all) : null;
  };
  /** At each sample the largest of forces, of which the numbers at `from` are the first, `each` apart. */
  const largestAt = (all, count, each, from) => Array.from(time, (_, k) => {
    let largest = 0;
    for (let i = k * count * each + from; i < (k + 1) * count * each; i += each) {
      const size = Math.hypot(all[i], all[i + 1], all[i + 2]);
      if (size < Infinity) largest = Math.max(largest, size);
    }
    return largest;
  });
  const transmitted = largestAt(reactions, joints, 6, 3), pushed = largestAt(pushes, source.pushing ?? 0, 3, 0);
  const heaviest = source.bodies.reduce((most, { mass }) => Math.max(most, mass > 0 ? mass * norm(source.gravity) : 0), 0);
  /** Whether joints transmit any force. */
  scene.transmits = transmitted.some((size) => size > source.slight[1]);
  /** Whatever exerts a force, its arrow has one scale, so that all can be compared. */
  const usualForce = typical(transmitted.map((size, k) => Math.max(size, pushed[k], heaviest)), source.slight[1]);
  /** How many times longer than by themselves arrows are, as the reader likes. */
  scene.stretch = { forces: 1, velocities: 1, accelerations: 1 };
  /** Of `forces`, `velocities` or `accelerations`: that whose arrow has its full length. Nothing where all is rounding. */
  scene.full = (what) => (what === "forces" ? usualForce : usualRate(what === "velocities" ? 1 : 2)) / scene.stretch[what];
  /** The points of a path, in pieces: one ends where nobody knows how it goes on to the next sample. Where samples are far apart, there are points
   * between them, too, as the bodies move. */
  scene.trace = ({ at }) => {
    const parts = Math.min(16, Math.max(1, Math.ceil(3000 / time.length))), last = time.length - 1, pieces = [[]], before = scene.t;
    for (let k = 0; k <= last; k++) {
      const unknown = at[0] !== null && k < last && way(at[0], k) === UNKNOWN;
      for (let i = 0; i < (k === last || unknown ? 1 : parts); i++) {
        if (at[0] !== null) put(at[0], k, Math.min(k + 1, last), i / parts);
        pieces.at(-1).push(scene.place(at));
      }
      if (unknown) pieces.push([]);
    }
    scene.move(before);
    return pieces;
  };
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
  /** How far the guide of a slide is drawn along its axis: not after a body that leaves. */
  scene.guide = ({ travel, ends }) => {
    const [low, high] = travel ?? [0, 0], most = ends.some(([frame]) => scene.leaving.has(frame)) ? source.size / 4 : Infinity;
    return [Math.max(low, Math.min(high, -most)), Math.min(high, Math.max(low, most))];
  };
  telescopes(scene, looked);
  /** What formulas draw is in no joint; what of it stands still is ground, by numbers of bodies. */
  const jointed = new Set(source.joints.flatMap((joint) => joint.ends.map(([frame]) => frame))), byFormulas = (body) => !jointed.has(source.bodies[body].frame);
  const reaches = (part) => part.points ?? [[0, 0, 0], [1, 0, 0], [0, 1, 0]].map((way) => [source.bodies[part.body].frame, ...add(part.at, scale(way, source.size))]);
  const kept = (body) => parts.filter((part) => part.body === body).every((part) => reaches(part).every(stands));
  scene.still = new Set(Array.from(source.bodies.keys()).filter((body) => byFormulas(body) && kept(body)));
  /** Where it is held: ends that stand still of bars that move, and middles of discs, where no joint tells of them. */
  const told = source.joints.flatMap((joint) => joint.ends.map(fixed));
  const untold = (at) => told.every((p) => norm(sub(p, at)) > OPEN * source.size) && told.push(at);
  scene.pivots = [];
  const ground = []; // bars of it
  for (const body of source.bodies.keys()) {
    const own = parts.filter((part) => part.body === body), bars = own.filter((part) => part.shape === "bar");
    if (scene.still.has(body)) { ground.push(...bars.map((bar) => bar.points.map(fixed))); continue; }
    const discs = byFormulas(body) ? own.filter((part) => part.shape === "cylinder").map((disc) => [source.bodies[body].frame, ...disc.at]) : [];
    for (const [points, within] of [[bars.flatMap((bar) => bar.points), false], [discs, true]]) {
      for (const point of points.filter(stands)) if (untold(fixed(point))) scene.pivots.push({ point, within });
    }
  }
  /** Where it is hinged: ends of bars of two bodies that stay together while the bars turn against each other. */
  scene.pins = hinges(scene, parts.filter((part) => part.shape === "bar" && byFormulas(part.body)), looked).filter((point) => untold(fixed(point)));
  scene.move(scene.start);
  const drawn = (p) => ground.some(([a, b]) => { const d = sub(b, a), u = Math.min(1, Math.max(0, dot(sub(p, a), d) / (dot(d, d) || 1))); return norm(sub(p, add(a, scale(d, u)))) < source.width; });
  /** Ends of springs that stand still, and where nothing is drawn that holds them. */
  scene.walls = source.springs.flatMap(({ ends }) => ends.map((end, k) => ({ end, other: ends[1 - k] })).filter(({ end, other }) => stands(end) && !stands(other) && !drawn(fixed(end))));
  scene.move(scene.start);
  return scene;
}

/** Pieces of a path as SVG draws them: points that are alone as dots, if ends of lines are round. */
export const polylines = (pieces, place, digits) => pieces.map((points) => {
  const all = points.map((p) => place(p).map((x) => x.toFixed(digits)).join(" "));
  return `M${all.join("L")}${all.length > 1 ? "" : "h.01"}`;
}).join("");

/** Where bars of different bodies stay together at these instants while they turn against each other: a point of one of them. */
function hinges(scene, bars, instants) {
  if (bars.length > HINGED) return [];
  const ends = bars.flatMap((bar, k) => bar.points.map((point, i) => ({ bar: k, body: bar.body, point, other: bar.points[1 - i] })));
  const courses = ends.map(() => []);
  for (const t of instants) {
    scene.move(t);
    ends.forEach(({ point, other }, k) => courses[k].push([scene.place(point), unit(sub(scene.place(other), scene.place(point)))]));
  }
  const turns = (a, b) => a.map(([, u], k) => dot(u, b[k][1])), together = (a, b) => a.every(([p], k) => norm(sub(p, b[k][0])) <= OPEN * scene.size);
  const hinged = (k, l) => ends[k].body !== ends[l].body && together(courses[k], courses[l]) && turns(courses[k], courses[l]).some((c, _, all) => Math.abs(c - all[0]) > OPEN ** 2);
  return ends.filter((_, l) => ends.slice(0, l).some((_, k) => hinged(k, l))).map(({ point }) => point);
}

const SLIDES = new Set(["prismatic", "cylindrical", "helical"]), ROD = 0.6; // of the width of the tube that it slides in

/** Makes bars that slide along each other tube and rod: the second of a joint slides within the first; where it never comes out of it, it is
 * a sleeve around it. Else both would have the same surface. */
function telescopes(scene, instants) {
  const bars = new Map(), before = scene.t;
  for (const part of scene.parts) if (part.shape === "bar") for (const frame of new Set([scene.bodies[part.body].frame, ...part.points.map((p) => p[0])])) bars.set(frame, [...(bars.get(frame) ?? []), part]);
  for (const joint of scene.joints.filter(({ kind, ends }) => SLIDES.has(kind) && ends.every(([frame]) => bars.has(frame)))) {
    const axis = () => [scene.place(joint.ends[0]), unit(scene.axis(joint))];
    const lies = (part) => { const [o, n] = axis(); return part.points.every((p) => norm(cross(n, sub(scene.place(p), o))) < scene.width / 2); };
    const [tubes, rods] = joint.ends.map(([frame]) => bars.get(frame).filter(lies));
    if (!tubes.length || !rods.length) continue;
    const reach = (list) => { const [o, n] = axis(), all = list.flatMap((part) => part.points.map((p) => dot(n, sub(scene.place(p), o)))); return [Math.min(...all), Math.max(...all)]; };
    const comesOut = instants.some((t) => {
      scene.move(t);
      const [[low, high], [from, to]] = [tubes, rods].map(reach);
      return from < low - scene.width || to > high + scene.width;
    });
    scene.move(scene.start);
    for (const part of comesOut ? rods : tubes) part.slim = ROD * (comesOut ? Math.min(...tubes.map((tube) => tube.slim ?? 1)) : 1);
  }
  scene.move(before);
}

/** What is the same for two points that are one. */
const placeOf = (at) => at.map((x, i) => (i ? Math.fround(x) : x)).join();
/** The point of a joint that moves if one of them does. */
const mobile = ({ ends }) => (ends[1][0] === null ? ends[0] : ends[1]);

function runners({ bodies, joints }, paths) {
  const known = new Set(), out = [];
  const take = (name, at, com) => {
    const key = placeOf(at);
    if (at[0] === null || known.has(key)) return;
    known.add(key);
    out.push({ name, at, com });
  };
  for (const path of paths) take(path.name, path.at, false);
  for (const joint of joints) take(joint.name, mobile(joint), false);
  for (const body of bodies) take(body.name, [body.frame, ...body.com], true);
  return out;
}

/** The poles of planar bodies: points at which two of them, or one and the ground (`null`), move alike. Joints that only turn are left out, as
 * are poles that are farther than anything can be seen. */
export function poles(scene) {
  const bodies = scene.bodies.filter((body) => body.mass > 0 || scene.joints.some((joint) => joint.ends.some((end) => end[0] === body.frame)));
  const at = (body) => {
    if (!body) return [0, [0, 0, 0]];
    const [turning, moving] = scene.rate(body.frame, 1);
    return [turning.reduce((sum, x, i) => sum + x * scene.normal[i], 0), sub(moving, cross(turning, scene.place([body.frame, 0, 0, 0])))];
  };
  const pairs = bodies.map((body) => [null, body]);
  if (bodies.length <= 5) bodies.forEach((a, i) => bodies.slice(i + 1).forEach((b) => pairs.push([a, b])));
  const pinned = ([a, b]) => scene.joints.some((joint) => joint.kind === "revolute" && [a, b].every((x) => joint.ends.some((end) => end[0] === (x?.frame ?? null))));
  return pairs.filter((pair) => !pinned(pair)).map(([a, b]) => ({
    name: a ? `${a.name}, ${b.name}` : b.name,
    /** Where it is now; nothing where the two do not turn against each other. */
    where() {
      const [[w, v], [x, u]] = [at(a), at(b)], turn = x - w, far = scale(cross(scene.normal, sub(u, v)), 1 / turn);
      if (!(Math.abs(turn) > 1e-9 * Math.max(Math.abs(w), Math.abs(x))) || !(norm(far) < 1e4 * scene.size)) return null;
      const depth = sub(scene.place([b.frame, 0, 0, 0]), far), n = scene.normal, lift = depth[0] * n[0] + depth[1] * n[1] + depth[2] * n[2];
      return add(far, scale(n, lift));
    },
  }));
}

const superscript = (n) => String(n).replace(/./g, (c) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[c] ?? "⁻");
/** A number with a power of ten: 1.2×10⁻⁶. */
export function power(size, digits) {
  const [mantissa, exponent] = size.toExponential(digits).split("e");
  return `${mantissa}×10${superscript(Number(exponent))}`;
}

/** The size of a velocity (order 1) or an acceleration (order 2) in a few digits. */
export function pace(size, order) {
  const number = size > 0 && (size < 1e-3 || size >= 1e5) ? power(size, 2) : String(Number(size.toPrecision(3)));
  return `${number} ${order === 1 ? "m/s" : "m/s²"}`;
}

/** A mass in a few digits, in kg or g. */
export function kilograms(mass) {
  return mass >= 0.1 || mass === 0 ? `${Number(mass.toPrecision(4))} kg` : `${Number((1000 * mass).toPrecision(4))} g`;
}

const TENS = ["", "k", "M", "G"];
/** A force in a few digits: 12.3 N, 4.56 kN. */
export function newtons(size) {
  if (!Number.isFinite(size)) return "not finite";
  let step = 0;
  while (size >= 1e4 && step < 3) { size /= 1000; step++; }
  if (size >= 1e4) return `${power(size * 1e9, 2)} N`;
  return size > 0 && size < 0.01 ? `${power(size, 1)} N` : `${Number(size.toPrecision(3))} ${TENS[step]}N`;
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
