// Pictures that move as GIF (89a): one palette of 256 colours for all, each frame packed by LZW.

/** Frames of 15-bit colours, `rate` in a second, played again and again. Each lasts whole hundredths of a second, and all together as long as
 * they should but for one. */
export function gif(width, height, frames, rate) {
  const { palette, index } = colours(frames), out = [];
  const short = (n) => out.push(n & 255, n >> 8);
  const text = (s) => { for (const c of s) out.push(c.charCodeAt(0)); };
  text("GIF89a");
  short(width);
  short(height);
  out.push(0xf7, 0, 0, ...palette);
  out.push(0x21, 0xff, 11);
  text("NETSCAPE2.0");
  out.push(3, 1, 0, 0, 0);
  const parts = [new Uint8Array(out.splice(0))];
  const until = (k) => Math.round((100 * k) / rate);
  frames.forEach((frame, k) => {
    out.push(0x21, 0xf9, 4, 0);
    short(until(k + 1) - until(k));
    out.push(0, 0, 0x2c, 0, 0, 0, 0);
    short(width);
    short(height);
    out.push(0, 8);
    parts.push(new Uint8Array(out.splice(0)), packed(frame, index));
  });
  parts.push(new Uint8Array([0x3b]));
  return new Blob(parts, { type: "image/gif" });
}

/** The 256 colours that are seen most, and for each of the 32768 the nearest of them. */
function colours(frames) {
  const seen = new Uint32Array(32768);
  for (const frame of frames) for (const c of frame) seen[c]++;
  const most = Array.from(seen.keys()).filter((c) => seen[c]).sort((a, b) => seen[b] - seen[a]).slice(0, 256);
  const split = (c) => [c >> 10, (c >> 5) & 31, c & 31], palette = new Uint8Array(768), index = new Uint8Array(32768);
  most.forEach((c, i) => palette.set(split(c).map((v) => Math.round((v * 255) / 31)), 3 * i));
  for (let c = 0; c < 32768; c++) {
    if (!seen[c]) continue;
    const [r, g, b] = split(c);
    let best = Infinity;
    most.forEach((m, i) => {
      const [x, y, z] = split(m), far = (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
      if (far < best) { best = far; index[c] = i; }
    });
  }
  return { palette, index };
}

/** One frame by LZW with codes of 9 to 12 bits, in blocks of 255 bytes. */
function packed(frame, index) {
  const CLEAR = 256, END = 257, bytes = [];
  let held = 0, bits = 0, size = 9, next = 258, table = new Map();
  const put = (code) => {
    held |= code << bits;
    for (bits += size; bits >= 8; bits -= 8) { bytes.push(held & 255); held >>>= 8; }
  };
  put(CLEAR);
  let prefix = index[frame[0]];
  for (let i = 1; i < frame.length; i++) {
    const c = index[frame[i]], key = prefix * 256 + c, known = table.get(key);
    if (known !== undefined) { prefix = known; continue; }
    put(prefix);
    if (next < 4096) {
      if (next === 1 << size) size++;
      table.set(key, next++);
    } else {
      put(CLEAR);
      [table, next, size] = [new Map(), 258, 9];
    }
    prefix = c;
  }
  put(prefix);
  if (next === 1 << size && size < 12) size++;
  put(END);
  if (bits > 0) bytes.push(held & 255);
  const out = [];
  for (let i = 0; i < bytes.length; i += 255) {
    const block = bytes.slice(i, i + 255);
    out.push(block.length, ...block);
  }
  out.push(0);
  return new Uint8Array(out);
}
