// The board without stones: wood, lines, star points, coordinates. Redrawn only if its size or the coordinates change.

import { Component, h } from "./preact.js";
import { letterOf, stars } from "./points.js";

/** Distance between lines in units of the drawing. */
export const UNIT = 20;

/** Width of the margin around the lines. */
export const edgeWidth = (coordinates) => (coordinates ? 25 : 14);

/** The coordinates of a point in the drawing. */
export const xyOf = (point, { width }, edge) => ({ x: edge + (point % width) * UNIT, y: edge + Math.floor(point / width) * UNIT });

/** Gradients for stones and wood. */
export const Gradients = () => h("defs", {},
  h("linearGradient", { id: "wood", x1: 0, y1: 0, x2: 1, y2: 1 },
    h("stop", { offset: 0, class: "wood-light" }), h("stop", { offset: 0.5, class: "wood-middle" }), h("stop", { offset: 1, class: "wood-dark" })),
  h("radialGradient", { id: "black-stone", cx: "36%", cy: "30%", r: "70%" },
    h("stop", { offset: 0, "stop-color": "#7b7f86" }), h("stop", { offset: 0.35, "stop-color": "#3a3d43" }), h("stop", { offset: 1, "stop-color": "#0c0d0f" })),
  h("radialGradient", { id: "white-stone", cx: "36%", cy: "30%", r: "75%" },
    h("stop", { offset: 0, "stop-color": "#ffffff" }), h("stop", { offset: 0.6, "stop-color": "#f3f1ea" }), h("stop", { offset: 1, "stop-color": "#c9c5b8" })),
  h("radialGradient", { id: "stone-shade", cx: "50%", cy: "50%", r: "50%" },
    h("stop", { offset: 0.72, "stop-color": "#2b1a05", "stop-opacity": 0.5 }), h("stop", { offset: 1, "stop-color": "#2b1a05", "stop-opacity": 0 })));

/** The wood grain as a path of wavy lines, always the same for the same size. */
function grain(width, height) {
  const lines = [];
  for (let i = 1; i < 26; i++) {
    const x = (i / 26) * width + Math.sin(i * 12.9) * 5;
    const bend = 3 + 4 * Math.sin(i * 3.7);
    lines.push(`M${x.toFixed(1)} 0C${(x + bend).toFixed(1)} ${(height / 3).toFixed(0)} ${(x - bend).toFixed(1)} ${(2 * height / 3).toFixed(0)} ${(x + bend / 2).toFixed(1)} ${height.toFixed(0)}`);
  }
  return lines.join("");
}

export class Wood extends Component {
  shouldComponentUpdate({ width, height, coordinates }) {
    return width !== this.props.width || height !== this.props.height || coordinates !== this.props.coordinates;
  }

  render({ width, height, coordinates }) {
    const edge = edgeWidth(coordinates);
    const right = edge + (width - 1) * UNIT;
    const bottom = edge + (height - 1) * UNIT;
    let lines = "";
    for (let x = 0; x < width; x++) lines += `M${edge + x * UNIT} ${edge}V${bottom}`;
    for (let y = 0; y < height; y++) lines += `M${edge} ${edge + y * UNIT}H${right}`;
    const label = (x, y, text) => h("text", { x, y: y + 3.4, "text-anchor": "middle" }, text);
    return h("g", { class: "wood" },
      h("rect", { width: right + edge, height: bottom + edge, fill: "url(#wood)", class: "wood-ground" }),
      h("path", { d: grain(right + edge, bottom + edge), class: "grain" }),
      h("path", { d: lines, class: "lines" }),
      h("rect", { x: edge, y: edge, width: right - edge, height: bottom - edge, class: "frame" }),
      stars({ width, height }).map((star) => {
        const { x, y } = xyOf(star, { width }, edge);
        return h("circle", { cx: x, cy: y, r: 2.1, class: "star" });
      }),
      coordinates && h("g", { class: "coordinates" },
        Array.from({ length: width }, (_, x) => [label(edge + x * UNIT, 7.5, letterOf(x)), label(edge + x * UNIT, bottom + edge - 7.5, letterOf(x))]),
        Array.from({ length: height }, (_, y) => [label(7.5, edge + y * UNIT, height - y), label(right + edge - 7.5, edge + y * UNIT, height - y)])));
  }
}
