// The stones, each redrawn only if it has changed.

import { Component, h } from "./preact.js";
import { BLACK, EMPTY } from "./stones.js";
import { xyOf, UNIT } from "./wood.js";

const RADIUS = UNIT * 0.478;

class Stone extends Component {
  /** A point is an index: on a board of another width it is another place. */
  shouldComponentUpdate({ color, faded, edge, size }) {
    return color !== this.props.color || faded !== this.props.faded || edge !== this.props.edge || size.width !== this.props.size.width;
  }

  render({ point, color, faded, size, edge }) {
    const { x, y } = xyOf(point, size, edge);
    const name = color === BLACK ? "black" : "white";
    return h("g", { class: `stone ${name}${faded ? " faded" : ""}`, "data-point": point },
      !faded && h("circle", { cx: x + 1, cy: y + 1.6, r: RADIUS * 1.1, fill: "url(#stone-shade)", class: "shade" }),
      h("circle", { cx: x, cy: y, r: RADIUS, fill: `url(#${name}-stone)`, class: "body" }));
  }
}

/** The stones of a position; some of them are faded. */
export function Stones({ cells, size, edge, faded }) {
  const stones = [];
  for (let point = 0; point < cells.length; point++) {
    if (cells[point] !== EMPTY) {
      stones.push(h(Stone, { key: point, point, color: cells[point], faded: faded.has(point), size, edge }));
    }
  }
  return h("g", { class: "stones" }, stones);
}
