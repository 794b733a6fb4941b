// A picture in the plane on a canvas, as its elements are seen: a browser that reads it as a document of its own takes half a second for each.

const UNSEEN = new Set(["defs", "title", "style", "pattern"]);

function outline(e) {
  const number = (name) => Number(e.getAttribute(name) ?? 0), path = e.localName === "path" ? new Path2D(e.getAttribute("d") ?? "") : new Path2D();
  if (e.localName === "circle") path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  if (e.localName === "rect") path.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  if (e.localName === "line") { path.moveTo(number("x1"), number("y1")); path.lineTo(number("x2"), number("y2")); }
  return path;
}

/** What `url(#open)` stands for: the stripes of what is not determined. */
function stripes(g, svg) {
  const side = 6, tile = Object.assign(document.createElement("canvas"), { width: side, height: side }), t = tile.getContext("2d");
  t.fillStyle = getComputedStyle(svg.querySelector(".open-ground")).fill;
  t.fillRect(0, 0, side, side);
  const line = getComputedStyle(svg.querySelector(".open-line"));
  t.fillStyle = line.stroke;
  t.fillRect(0, 0, parseFloat(line.strokeWidth) / 2, side);
  const found = g.createPattern(tile, "repeat");
  found.setTransform(new DOMMatrix().rotate(45));
  return found;
}

/** Draws a picture that is in the page, `scale` px of the canvas for one of the screen. */
export function raster(g, svg, scale) {
  let open = null;
  const colour = (said) => (said.startsWith("url(") ? (open ??= stripes(g, svg)) : said);
  function draw(e) {
    if (UNSEEN.has(e.localName)) return;
    const look = getComputedStyle(e);
    if (look.display === "none") return;
    if (e === svg || e.localName === "g") {
      for (const child of e.children) draw(child);
      return;
    }
    const m = e.getCTM(), zoom = Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)), per = look.vectorEffect === "non-scaling-stroke" ? 1 / zoom : 1;
    if (look.visibility !== "visible" || !(zoom > 0)) return;
    const text = e.localName === "text", path = text ? null : outline(e), at = [e.getAttribute("x"), e.getAttribute("y")].map((x) => Number(x ?? 0));
    g.setTransform(scale * m.a, scale * m.b, scale * m.c, scale * m.d, scale * m.e, scale * m.f);
    if (text) {
      g.font = `${look.fontStyle} ${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
      g.textAlign = { middle: "center", end: "end" }[look.textAnchor] ?? "start";
    }
    const fill = () => {
      if (look.fill === "none") return;
      g.globalAlpha = Number(look.fillOpacity) * Number(look.opacity);
      g.fillStyle = colour(look.fill);
      if (text) g.fillText(e.textContent, ...at); else g.fill(path);
    };
    const stroke = () => {
      if (look.stroke === "none") return;
      g.globalAlpha = Number(look.strokeOpacity) * Number(look.opacity);
      Object.assign(g, { strokeStyle: colour(look.stroke), lineWidth: parseFloat(look.strokeWidth) * per, lineCap: look.strokeLinecap, lineJoin: look.strokeLinejoin });
      g.setLineDash(look.strokeDasharray === "none" ? [] : look.strokeDasharray.split(/[ ,]+/).map((x) => parseFloat(x) * per));
      if (text) g.strokeText(e.textContent, ...at); else g.stroke(path);
    };
    for (const part of look.paintOrder.startsWith("stroke") ? [stroke, fill] : [fill, stroke]) part();
  }
  g.save();
  draw(svg);
  g.restore();
}
