// Navigation in a game: steps, variations, playing and taking back moves, lines of play.

import { NEW_POSITION, current, lastNode, position, update } from "./store.js";
import { lineThrough, pathTo, positionAt, siblingsOf, withMove, withoutNode } from "./tree.js";
import { whyIllegal, afterMove } from "./stones.js";
import { t } from "./language.js";

/** Shows a node. */
export function goTo(at) {
  if (at === undefined || at === current().at) return;
  update({ ...NEW_POSITION, at, marks: {} });
}

/** Steps along the current line; negative for back. Counts from the current state, which may not have been drawn yet. */
export function step(by) {
  const { tree, at, line } = current();
  if (line) return stepLine(by);
  const path = lineThrough(tree, at);
  const index = pathTo(tree, at).length - 1;
  return goTo(path[Math.max(0, Math.min(path.length - 1, index + by))]);
}

/** Goes to the node with an index on the current line. */
export function goToIndex(index) {
  const { tree, at } = current();
  goTo(lineThrough(tree, at)[index]);
}

export const toStart = () => goTo(0);

/** Goes to the end of the recorded main line, without moves added by the user. */
export function toEnd() {
  const { tree } = current();
  update({ line: null });
  goTo(lastNode(tree));
}

/** Goes to the next sibling variation of this node; negative for the previous one. */
export function nextVariation(by) {
  const { tree, at } = current();
  const siblings = siblingsOf(tree, at);
  if (siblings.length > 1) goTo(siblings[(siblings.indexOf(at) + by + siblings.length) % siblings.length]);
}

/** Plays a move, or a pass for -1, for the player to move. */
export function playAt(point) {
  const { tree, at, first } = current();
  const here = position(current());
  const move = { color: first ?? here.toMove, point };
  const why = whyIllegal({ ...here, toMove: move.color }, move);
  if (why) {
    update({ notice: t(`cannot-play-${why}`), line: null });
    return;
  }
  update({ ...NEW_POSITION, ...withMove(tree, at, move), marks: {} });
}

/** Takes back a move added by the user; from a move of the record it only steps back. */
export function takeBack() {
  const { tree, at } = current();
  if (!tree.nodes[at].added) return step(-1);
  const { parent } = tree.nodes[at];
  return update({ ...NEW_POSITION, tree: withoutNode(tree, at), at: parent, marks: {} });
}

/** Starts stepping through a line of play from here: alternating moves, the first by the given color. */
export function playLine(title, points, color) {
  const moves = points.map((point, i) => ({ color: i % 2 ? 3 - color : color, point }));
  update({ line: { moves, step: 0, title }, highlighted: null });
  stepLine(1);
}

/** Steps in the line of play, skipping passes. */
export function stepLine(by) {
  const { line } = current();
  let next = Math.max(0, Math.min(line.moves.length, line.step + by));
  while (next > 0 && next < line.moves.length && line.moves[next - 1].point < 0) next += by;
  update({ line: { ...line, step: Math.max(0, next) } });
}

export const leaveLine = () => update({ line: null });

/** Adds the line of play to the game as a variation. */
export function keepLine() {
  const { line, ...state } = current();
  let now = { tree: state.tree, at: state.at };
  line.moves.forEach((move) => (now = withMove(now.tree, now.at, move)));
  update({ ...NEW_POSITION, ...now, marks: {} });
}

/** The position to draw: that of the node, with the line of play up to its current step, and the numbers of its moves. */
export function drawnPosition(state) {
  let here = positionAt(state.tree, state.at);
  const numbers = new Map();
  let count = 0;
  for (const move of state.line?.moves.slice(0, state.line.step) ?? []) {
    if (move.point >= 0) numbers.set(move.point, ++count);
    here = afterMove({ ...here, toMove: move.color }, move);
  }
  return { here, numbers };
}
