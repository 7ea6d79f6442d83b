// Setting up stones by clicks, and by dragging over several points.

import { left } from "./games.js";
import { anew, current, emptyTree, position, update } from "./store.js";
import { BLACK, EMPTY, WHITE, other } from "./stones.js";
import { treeOfStones } from "./tree.js";
import { asSetup } from "./review.js";
import { t } from "./language.js";

const REMEMBERED = 200;

function termsOf({ rules, komi, handicap, captives }) {
  return { rules, komi, handicap, captives };
}

/** Makes the current position editable; the game it comes from stays in the list. */
export function begin() {
  const state = current();
  const isGame = state.source || state.tree.nodes.length > 1;
  const { captured } = position(state);
  const captives = state.tree.captives ?? { black: captured[BLACK], white: captured[WHITE] };
  const own = isGame ? { games: left(state).games, opened: -1, name: t("position") } : {};
  update({ ...anew, ...own, mode: "setup", tree: { ...(isGame ? asSetup(state) : state.tree), captives }, at: 0, source: null, marks: {} });
}

/** Opens a new, empty board. */
export function newBoard(size) {
  update({ ...anew, tree: { ...emptyTree(size), captives: { black: 0, white: 0 } }, at: 0, source: null, mode: "setup",
    name: t("position"), marks: {}, games: left(current()).games, opened: -1, lead: null, setup: { ...current().setup, next: BLACK, undo: [] } });
}

function replaced(cells, toMove) {
  const { tree, setup } = current();
  const of = (color) => [...cells.keys()].filter((point) => cells[point] === color);
  const undo = [...setup.undo, tree].slice(-REMEMBERED);
  const next = treeOfStones(tree, { black: of(BLACK), white: of(WHITE), toMove }, termsOf(tree));
  update({ ...anew, tree: next, at: 0, marks: {}, setup: { ...setup, undo } });
}

/** What the tool puts on a point: a stone of the same color is removed; the alternating tool removes any stone. */
function content(point, cells) {
  const { tool, next } = current().setup;
  const color = { black: BLACK, white: WHITE, erase: EMPTY }[tool] ?? next;
  return tool === "alternate" ? (cells[point] === EMPTY ? color : EMPTY) : cells[point] === color ? EMPTY : color;
}

/** Handles a click on a point. */
export function put(point) {
  const here = position(current());
  const cells = here.cells.slice();
  const what = content(point, cells);
  cells[point] = what;
  replaced(cells, here.toMove);
  if (current().setup.tool === "alternate" && what !== EMPTY) {
    update({ setup: { ...current().setup, next: other(what) } });
  }
}

/** Puts the same content on all points of a drag. */
export function drag(points, what) {
  const here = position(current());
  const cells = here.cells.slice();
  points.forEach((point) => (cells[point] = what));
  replaced(cells, here.toMove);
}

/** The content that a drag starting at a point puts on its points. */
export const draws = (point) => content(point, position(current()).cells);

export function setTool(tool) {
  update({ setup: { ...current().setup, tool } });
}

export function setToMove(color) {
  replaced(position(current()).cells, color);
}

/** Changes rules, komi, handicap or captives of the position. */
export function setTerms(change) {
  const { tree } = current();
  update({ tree: { ...tree, ...change } });
}

export function undo() {
  const { setup } = current();
  if (setup.undo.length === 0) return;
  update({ ...anew, tree: setup.undo.at(-1), at: 0, marks: {}, setup: { ...setup, undo: setup.undo.slice(0, -1) } });
}
