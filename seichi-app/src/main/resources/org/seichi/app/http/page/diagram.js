// The board as in a book, for printing: flat, black on white.

import { h } from "./preact.js";
import { letterOf, pointOf, stars } from "./points.js";
import { EMPTY, WHITE } from "./stones.js";
import { xyOf, UNIT } from "./wood.js";
import { territory } from "./overlays.js";

const EDGE = 26;
/** Dead stones are crossed out and need no square of territory; these letters pass them off as the owner's stones. */
const STONE_OF_OWNER = { B: "X", W: "O" };

/** A position with its score. */
export function Diagram({ cells, size, score }) {
  const { width, height } = size;
  const xy = (point) => xyOf(point, size, EDGE);
  const right = EDGE + (width - 1) * UNIT;
  const bottom = EDGE + (height - 1) * UNIT;
  const lines = Array.from({ length: width }, (_, x) => `M${EDGE + x * UNIT} ${EDGE}V${bottom}`).join("")
    + Array.from({ length: height }, (_, y) => `M${EDGE} ${EDGE + y * UNIT}H${right}`).join("");
  const dead = new Set(score.chains.filter(({ status }) => status === "dead").flatMap(({ stones }) => stones.map((name) => pointOf(name, size))));
  const label = (x, y, text) => h("text", { x, y: y + 3.4, "text-anchor": "middle", "font-size": 9.5 }, text);
  return h("svg", { class: "diagram", viewBox: `0 0 ${right + EDGE} ${bottom + EDGE}`, role: "img", "aria-label": score.result },
    h("path", { d: lines, stroke: "#000", "stroke-width": 0.6, fill: "none" }),
    h("rect", { x: EDGE, y: EDGE, width: right - EDGE, height: bottom - EDGE, fill: "none", stroke: "#000", "stroke-width": 1.4 }),
    stars(size).map((star) => h("circle", { cx: xy(star).x, cy: xy(star).y, r: 2, fill: "#000" })),
    Array.from({ length: width }, (_, x) => label(EDGE + x * UNIT, 9, letterOf(x))),
    Array.from({ length: height }, (_, y) => label(9, EDGE + y * UNIT, height - y)),
    [...cells.keys()].filter((point) => cells[point] !== EMPTY).map((point) => {
      const { x, y } = xy(point);
      const white = cells[point] === WHITE;
      return h("g", {},
        h("circle", { cx: x, cy: y, r: UNIT * 0.47, fill: white ? "#fff" : "#000", stroke: "#000", "stroke-width": 0.9 }),
        dead.has(point) && h("path", { d: `M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}`, stroke: white ? "#000" : "#fff", "stroke-width": 1.6 }));
    }),
    territory({ score: { board: { ...score.board, rows: score.board.rows.map((row, y) => [...row].map((stone, x) => (dead.has(y * width + x) ? STONE_OF_OWNER[score.board.ownership[y][x]] : stone)).join("")) } }, xy }));
}
