// Setting up stones by clicks, and by dragging over several points.

import { allGames } from "./games.js";
import { NEW_POSITION, current, emptyTree, position, update } from "./store.js";
import { BLACK, EMPTY, WHITE, opponentOf } from "./stones.js";
import { treeOfStones } from "./tree.js";
import { t } from "./language.js";

const MAX_UNDO = 200;

/** A tree with these stones as setup, under the terms of another tree. */
function treeOfCells(cells, toMove, { width, height, rules, komi, handicap, captives }) {
  const of = (color) => [...cells.keys()].filter((point) => cells[point] === color);
  return treeOfStones({ width, height }, { black: of(BLACK), white: of(WHITE), toMove }, { rules, komi, handicap, captives });
}

/** Makes the current position editable; the game it comes from stays in the list. */
export function beginSetup() {
  const state = current();
  const isGame = state.source || state.tree.nodes.length > 1;
  const { cells, toMove, captured } = position(state);
  const captives = state.tree.captives ?? { black: captured[BLACK], white: captured[WHITE] };
  const newGame = isGame ? { games: allGames(state).games, gameIndex: -1, name: t("position") } : {};
  update({ ...NEW_POSITION, ...newGame, mode: "setup", tree: { ...(isGame ? treeOfCells(cells, toMove, state.tree) : state.tree), captives }, at: 0, source: null, marks: {} });
}

/** Opens a new, empty board. */
export function newBoard(size) {
  update({ ...NEW_POSITION, tree: { ...emptyTree(size), captives: { black: 0, white: 0 } }, at: 0, source: null, mode: "setup",
    name: t("position"), marks: {}, games: allGames(current()).games, gameIndex: -1, graph: null, setup: { ...current().setup, next: BLACK, undo: [] } });
}

function replaceStones(cells, toMove) {
  const { tree, setup } = current();
  const undo = [...setup.undo, tree].slice(-MAX_UNDO);
  update({ ...NEW_POSITION, tree: treeOfCells(cells, toMove, tree), at: 0, marks: {}, setup: { ...setup, undo } });
}

/** What the tool puts on a point: a stone of the same color is removed; the alternating tool removes any stone. */
export function toolContent(point) {
  const { tool, next } = current().setup;
  const { cells } = position(current());
  const color = { black: BLACK, white: WHITE, erase: EMPTY }[tool] ?? next;
  return tool === "alternate" ? (cells[point] === EMPTY ? color : EMPTY) : cells[point] === color ? EMPTY : color;
}

/** Handles a click on a point. */
export function putStone(point) {
  const content = toolContent(point);
  putOnPoints([point], content);
  if (current().setup.tool === "alternate" && content !== EMPTY) {
    update({ setup: { ...current().setup, next: opponentOf(content) } });
  }
}

/** Puts the same content on all points of a drag. */
export function putOnPoints(points, content) {
  const here = position(current());
  const cells = here.cells.slice();
  points.forEach((point) => (cells[point] = content));
  replaceStones(cells, here.toMove);
}

export function setTool(tool) {
  update({ setup: { ...current().setup, tool } });
}

export function setToMove(color) {
  replaceStones(position(current()).cells, color);
}

/** Changes rules, komi, handicap or captives of the position. */
export function setTerms(change) {
  const { tree } = current();
  update({ tree: { ...tree, ...change } });
}

export function undo() {
  const { setup } = current();
  if (setup.undo.length === 0) return;
  update({ ...NEW_POSITION, tree: setup.undo.at(-1), at: 0, marks: {}, setup: { ...setup, undo: setup.undo.slice(0, -1) } });
}
