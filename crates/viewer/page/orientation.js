// Where x, y and z of the ground point, in the lower right corner of the picture.
const ROOM = [88, 78]; // px
const [RIGHT, LOW] = [44, 34]; // px from the corner to the axes' origin
const LONG = 24; // px
const END_ON = 0.15; // of its length: an axis towards the eye shows no direction

/** Draws them into an SVG element that ends at [right, bottom]; `seen` says how far a direction leads to the right and down. */
export function orientation(parent, [right, bottom], seen) {
  const make = (tag, attributes, text = "") => {
    const node = document.createElementNS(parent.namespaceURI, tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.textContent = text;
    parent.append(node);
  };
  const [ox, oy] = [right - RIGHT, bottom - LOW];
  [["x", [1, 0, 0]], ["y", [0, 1, 0]], ["z", [0, 0, 1]]].forEach(([name, axis]) => {
    const [x, y] = seen(axis), l = Math.hypot(x, y);
    if (l < END_ON) return;
    make("path", { d: `M${ox} ${oy}l${LONG * x} ${LONG * y}`, class: `axis ${name}` });
    make("text", { x: ox + (LONG + 8 / l) * x, y: oy + (LONG + 8 / l) * y + 4, "text-anchor": "middle" }, name);
  });
}

/** The part of a picture of this size that they take: left, top, right, bottom. */
export const corner = ([width, height]) => [width - ROOM[0], height - ROOM[1], width, height];

/** An element of their own over a picture that is no SVG; they are drawn anew where they are seen otherwise. */
export function compass(holder) {
  const svg = holder.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [name, value] of [["class", "orientation"], ["width", ROOM[0]], ["height", ROOM[1]], ["role", "img"], ["aria-label", "Axes of the ground"]]) svg.setAttribute(name, value);
  holder.append(svg);
  let before = "";
  return (seen) => {
    const now = [[1, 0, 0], [0, 1, 0], [0, 0, 1]].map((axis) => seen(axis).map((x) => x.toFixed(3))).join();
    if (now === before) return;
    before = now;
    svg.replaceChildren();
    orientation(svg, ROOM, seen);
  };
}
