// What stands on the board beside stones: each kind of sign has a place and a form of its own, so that all can be read together.

import { h } from "./preact.js";
import { pointOf } from "./points.js";
import { BLACK, EMPTY, WHITE } from "./stones.js";
import { UNIT } from "./wood.js";

const ink = (cells, point) => (cells[point] === BLACK ? "on-black" : cells[point] === WHITE ? "on-white" : "on-wood");

const FORMS = {
  triangles: ({ x, y }) => h("path", { d: `M${x} ${y - 6}L${x + 5.2} ${y + 3.4}H${x - 5.2}Z` }),
  squares: ({ x, y }) => h("rect", { x: x - 4.2, y: y - 4.2, width: 8.4, height: 8.4 }),
  circles: ({ x, y }) => h("circle", { cx: x, cy: y, r: 4.8 }),
  crosses: ({ x, y }) => h("path", { d: `M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}` }),
};

const text = ({ x, y }, kind, label, size = 9.5) =>
  h("text", { class: kind, x, y: y + size * 0.36, "text-anchor": "middle", "font-size": String(label).length > 2 ? size * 0.8 : size }, label);

/** Signs and labels of the record. */
export function recordSigns({ node, cells, at }) {
  return [
    ...node.signs.map(({ sign, point }) => h("g", { class: `sign ${ink(cells, point)}` }, FORMS[sign](at(point)))),
    ...node.labels.map(({ point, text: label }) => text(at(point), `label ${ink(cells, point)}`, label)),
  ];
}

/** Where the variations from here go on. */
export function nextMoves({ tree, node, at }) {
  const next = tree.children[node];
  if (next.length < 2) return null;
  return next.map((child, i) => {
    const { move } = tree.nodes[child];
    return move && move.point >= 0 && text(at(move.point), "variation", String.fromCharCode(65 + i), 10);
  });
}

/** The last move. */
export function lastMove({ last, cells, at }) {
  if (!last || last.point < 0 || cells[last.point] === EMPTY) return null;
  const { x, y } = at(last.point);
  return h("circle", { class: `last ${ink(cells, last.point)}`, cx: x, cy: y, r: 4.4 });
}

/** Numbers on stones. */
export function numbers({ numbers: all, cells, at }) {
  return [...all].map(([point, number]) => text(at(point), `number ${ink(cells, point)}`, number, 9));
}

/** Whose the points are likely to be: a square that grows with how sure it is. */
export function owners({ ownership, cells, at }) {
  return ownership.map((value, point) => {
    const side = UNIT * 0.62 * Math.sqrt(Math.abs(value));
    const own = (cells[point] === BLACK && value > 0) || (cells[point] === WHITE && value < 0);
    if (side < UNIT * 0.2 || own) return null;
    const { x, y } = at(point);
    return h("rect", { class: `owner ${value > 0 ? "black" : "white"}`, x: x - side / 2, y: y - side / 2, width: side, height: side });
  });
}

/** Territory of a score: small squares; on dead stones too. */
export function territory({ score, at }) {
  const { width, ownership, rows } = score.board;
  return ownership.flatMap((row, y) => [...row].map((owner, x) => {
    const stone = rows[y][x];
    if ((owner !== "B" && owner !== "W") || stone === (owner === "B" ? "X" : "O")) return null;
    const to = at(y * width + x);
    return h("rect", { class: `territory ${owner === "B" ? "black" : "white"}`, x: to.x - 3, y: to.y - 3, width: 6, height: 6 });
  }));
}

/** Points that are named, each as something. */
export function spots(names, size, at, draw) {
  return names.map((name) => {
    const point = pointOf(name, size);
    return point < 0 ? null : draw(at(point), point);
  });
}

/** Crosses on dead stones are not needed where they fade; what was marked by hand gets a ring. */
export function marked({ marks, at }) {
  return Object.entries(marks).map(([point, { black, white }]) => {
    const { x, y } = at(Number(point));
    return h("circle", { class: `hand${black === white ? "" : " disputed"}`, cx: x, cy: y, r: UNIT * 0.43 });
  });
}

/** How sure each chain is: a dot at the lower right of its stones. */
export function certainty({ score, at }) {
  return score.chains.flatMap((chain) => spots(chain.stones, score.board, at, ({ x, y }) =>
    h("circle", { class: `certainty ${chain.certainty}`, cx: x + 5.6, cy: y + 5.6, r: 2.4 })));
}

/** Chances of groups to live, one number each. */
export function groups({ groups: all, size, cells, at }) {
  return all.map(({ stones, alive }) => {
    const point = pointOf(stones[0], size);
    return text(at(point), `number ${ink(cells, point)}`, `${Math.round(100 * alive)}`, 8.5);
  });
}

/** Suggested moves, the best first. */
export function suggestions({ suggest, size, at }) {
  return suggest.suggestions.map(({ point: name, share }, i) => {
    const point = pointOf(name, size);
    if (point < 0) return null;
    const { x, y } = at(point);
    return h("g", { class: `suggestion${i === 0 ? " best" : ""}` },
      h("circle", { cx: x, cy: y, r: UNIT * 0.42 }), text({ x, y }, "", `${Math.round(100 * share)}`, 8.5));
  });
}
