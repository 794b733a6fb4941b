// Time: plays, stops, jumps; tells everyone who listens.

const SPEEDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.25, 0.5, 1, 2, 4, 10, 30, 100];

/** The speed at which a motion takes a few seconds, in real time if that does. */
function fitting(span) {
  if (span >= 1.5 && span <= 40) return 1;
  const wanted = span / 8;
  return SPEEDS.reduce((best, s) => (Math.abs(Math.log(s / wanted)) < Math.abs(Math.log(best / wanted)) ? s : best), 1);
}

export function player({ start, end, time }, listen) {
  const span = end - start;
  let t = start, playing = false, before = 0, request = 0;
  const me = { speed: fitting(span), loop: true, speeds: SPEEDS };

  function set(at, from = "viewer") {
    t = Math.min(end, Math.max(start, at));
    listen(t, from);
  }
  function tick(now) {
    if (before) {
      let next = t + ((now - before) / 1000) * me.speed;
      if (next > end) {
        if (!me.loop) { set(end); return play(false); }
        next = start + ((next - start) % (span || 1));
      }
      set(next);
    }
    before = now;
    request = requestAnimationFrame(tick);
  }
  function play(on) {
    playing = on && span > 0;
    before = 0;
    cancelAnimationFrame(request);
    if (playing && !me.loop && t >= end) set(start);
    if (playing) request = requestAnimationFrame(tick); // nothing is drawn while nothing moves
    me.changed?.(playing);
  }
  Object.assign(me, { set, play, step: (share) => { play(false); set(t + share * span); } });
  /** To the next sample, or the one before. */
  me.sample = (by) => {
    play(false);
    const slack = 1e-9 * span; // a sample's own instant, as it came back from the slider
    let k = by > 0 ? time.findIndex((s) => s > t + slack) : time.findLastIndex((s) => s < t - slack);
    if (k < 0) k = by > 0 ? time.length - 1 : 0;
    set(time[k]);
  };
  return Object.defineProperties(me, { t: { get: () => t }, playing: { get: () => playing } });
}
