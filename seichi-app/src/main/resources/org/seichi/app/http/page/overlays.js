// What is drawn above the stones. Each kind has its own place and shape, so that they can be combined.

import { h } from "./preact.js";
import { pointOf } from "./points.js";
import { BLACK, EMPTY, WHITE } from "./stones.js";
import { UNIT } from "./wood.js";

const ink = (cells, point) => (cells[point] === BLACK ? "on-black" : cells[point] === WHITE ? "on-white" : "on-wood");

const MARKUP_SHAPES = {
  triangles: ({ x, y }) => h("path", { d: `M${x} ${y - 6}L${x + 5.2} ${y + 3.4}H${x - 5.2}Z` }),
  squares: ({ x, y }) => h("rect", { x: x - 4.2, y: y - 4.2, width: 8.4, height: 8.4 }),
  circles: ({ x, y }) => h("circle", { cx: x, cy: y, r: 4.8 }),
  crosses: ({ x, y }) => h("path", { d: `M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}` }),
};

const text = ({ x, y }, className, label, size = 9.5) =>
  h("text", { class: className, x, y: y + size * 0.36, "text-anchor": "middle", "font-size": String(label).length > 2 ? size * 0.8 : size }, label);

/** The markup of the record: signs and labels. */
export function markup({ node, cells, xy }) {
  return [
    ...node.signs.map(({ sign, point }) => h("g", { class: `markup ${ink(cells, point)}` }, MARKUP_SHAPES[sign](xy(point)))),
    ...node.labels.map(({ point, text: label }) => text(xy(point), `label ${ink(cells, point)}`, label)),
  ];
}

/** Letters on the next moves, if there are several variations. */
export function variationLetters({ tree, node, xy }) {
  const next = tree.children[node];
  if (next.length < 2) return null;
  return next.map((child, i) => {
    const { move } = tree.nodes[child];
    return move && move.point >= 0 && text(xy(move.point), "variation", String.fromCharCode(65 + i), 10);
  });
}

/** A ring on the last move. */
export function lastMove({ last, cells, xy }) {
  if (!last || last.point < 0 || cells[last.point] === EMPTY) return null;
  const { x, y } = xy(last.point);
  return h("circle", { class: `last ${ink(cells, last.point)}`, cx: x, cy: y, r: 4.4 });
}

/** Numbers on stones. */
export function numberLabels({ numbers: all, cells, xy }) {
  return [...all].map(([point, number]) => text(xy(point), `number ${ink(cells, point)}`, number, 9));
}

/** The likely owners of points, as squares whose area is proportional to the expectation. */
export function owners({ ownership, cells, xy }) {
  return ownership.map((value, point) => {
    const side = UNIT * 0.62 * Math.sqrt(Math.abs(value));
    const own = (cells[point] === BLACK && value > 0) || (cells[point] === WHITE && value < 0);
    if (side < UNIT * 0.2 || own) return null;
    const { x, y } = xy(point);
    return h("rect", { class: `owner ${value > 0 ? "black" : "white"}`, x: x - side / 2, y: y - side / 2, width: side, height: side });
  });
}

/** A small square in a player's color, to draw on a point of his territory. */
export const ownerSquare = (name) => ({ x, y }) => h("rect", { class: `territory ${name}`, x: x - 3, y: y - 3, width: 6, height: 6 });

/** A number of points on a disk of wood. */
export const numberOnWood = ({ x, y }, number) => h("g", { class: "count" },
  h("circle", { cx: x, cy: y, r: UNIT * 0.42 }), text({ x, y }, "number on-wood", number));

/** The territory of a score, as small squares, on dead stones too. */
export function territory({ score, xy }) {
  const { width, ownership, rows } = score.board;
  return ownership.flatMap((row, y) => [...row].map((owner, x) => {
    const stone = rows[y][x];
    if ((owner !== "B" && owner !== "W") || stone === (owner === "B" ? "X" : "O")) return null;
    return ownerSquare(owner === "B" ? "black" : "white")(xy(y * width + x));
  }));
}

/** Draws something on each of the named points. */
export function drawOn(names, size, xy, draw) {
  return names.map((name) => {
    const point = pointOf(name, size);
    return point < 0 ? null : draw(xy(point), point);
  });
}

/** A ring to draw on points. */
export const ring = (className, radius) => ({ x, y }) => h("circle", { class: className, cx: x, cy: y, r: UNIT * radius });

/** A ring on each chain marked by hand. */
export const markRings = ({ marks, xy }) => Object.entries(marks).map(([point, { black, white }]) =>
  ring(`mark${black === white ? "" : " disputed"}`, 0.43)(xy(Number(point))));

/** The certainty of each chain's verdict, as a dot at the lower right of its stones. */
export function certaintyDots({ score, xy }) {
  return score.chains.flatMap((chain) => drawOn(chain.stones, score.board, xy, ({ x, y }) =>
    h("circle", { class: `certainty ${chain.certainty}`, cx: x + 5.6, cy: y + 5.6, r: 2.4 })));
}

/** The chance of each group to live, as a percentage on one of its stones. */
export function groupChances({ groups: all, size, cells, xy }) {
  return all.map(({ stones, alive }) => {
    const point = pointOf(stones[0], size);
    return text(xy(point), `number ${ink(cells, point)}`, `${Math.round(100 * alive)}`, 8.5);
  });
}

/** Suggested moves with their shares in percent; the first is the best. */
export function suggestions({ suggest, size, xy }) {
  return suggest.suggestions.map(({ point: name, share }, i) => {
    const point = pointOf(name, size);
    if (point < 0) return null;
    const { x, y } = xy(point);
    return h("g", { class: `suggestion${i === 0 ? " best" : ""}` },
      h("circle", { cx: x, cy: y, r: UNIT * 0.42 }), text({ x, y }, "", `${Math.round(100 * share)}`, 8.5));
  });
}
