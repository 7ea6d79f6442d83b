// The tree of a game: a list of nodes, each with the index of its parent. Trees are immutable; a move makes a new one.

import { pointOf } from "./points.js";
import { colorOf, emptyBoard, afterMove, withSetup } from "./stones.js";

/** The tree from an answer of the engine. */
export function treeOfAnswer(answer) {
  const points = (names) => names.map((name) => pointOf(name, answer));
  const nodes = answer.nodes.map((node) => ({
    parent: node.parent,
    setup: node.setup && { black: points(node.setup.black), white: points(node.setup.white),
      cleared: points(node.setup.cleared), toMove: node.setup.toMove ? colorOf(node.setup.toMove) : null },
    move: node.move && { color: colorOf(node.move.player), point: pointOf(node.move.point, answer) },
    comment: node.comment ?? "",
    signs: Object.entries(node.signs ?? {}).flatMap(([sign, names]) => points(names).map((point) => ({ sign, point }))),
    labels: (node.labels ?? []).map(({ point, text }) => ({ point: pointOf(point, answer), text })),
  }));
  const { width, height, rules, komi, handicap, result, header, games } = answer;
  return withChildren({ width, height, rules, komi, handicap, result, header, games, recorded: nodes.length }, nodes);
}

/** A tree of a single setup node. */
export function treeOfStones(size, { black, white, toMove = null }, terms) {
  const node = { parent: -1, setup: { black, white, cleared: [], toMove }, comment: "", signs: [], labels: [] };
  return withChildren({ ...terms, width: size.width, height: size.height, result: null, header: {}, games: 1, recorded: 0 }, [node]);
}

function withChildren(terms, nodes) {
  const children = nodes.map(() => []);
  nodes.forEach((node, i) => node.parent >= 0 && children[node.parent].push(i));
  return { ...terms, nodes, children };
}

/** The tree with a move after a node, and the index of the move's node; an existing node is reused. */
export function withMove(tree, at, move) {
  const same = tree.children[at].find((child) => tree.nodes[child].move?.point === move.point
    && tree.nodes[child].move.color === move.color);
  if (same !== undefined) return { tree, at: same };
  const node = { parent: at, move, comment: "", signs: [], labels: [], added: true };
  return { tree: withChildren(tree, [...tree.nodes, node]), at: tree.nodes.length };
}

/** The tree without a node and its descendants. */
export function withoutNode(tree, at) {
  const removed = new Set([at]);
  tree.nodes.forEach((node, i) => removed.has(node.parent) && removed.add(i));
  const index = new Map();
  const kept = tree.nodes.filter((node, i) => !removed.has(i) && index.set(i, index.size));
  return withChildren(tree, kept.map((node) => (node.parent < 0 ? node : { ...node, parent: index.get(node.parent) })));
}

/** The nodes from the root to a node. */
export function pathTo(tree, at) {
  const path = [];
  for (let node = at; node >= 0; node = tree.nodes[node].parent) path.push(node);
  return path.reverse();
}

/** The variations among which a node is one; none for the root. */
export const siblingsOf = (tree, at) => tree.children[tree.nodes[at].parent] ?? [];

/** The main line: always the first variation, without moves added by the user. */
export function mainLine(tree) {
  const line = [0];
  const next = (at) => tree.children[at].find((child) => !tree.nodes[child].added);
  for (let at = next(0); at !== undefined; at = next(at)) line.push(at);
  return line;
}

/** The line through a node: the path to it, continued by the first variations. */
export function lineThrough(tree, at) {
  const line = pathTo(tree, at);
  for (let next = tree.children[at][0]; next !== undefined; next = tree.children[next][0]) line.push(next);
  return line;
}

const positions = new WeakMap();

/** The position at a node. */
export function positionAt(tree, at) {
  let position = null;
  for (const i of pathTo(tree, at)) {
    const node = tree.nodes[i];
    const cached = positions.get(node);
    if (cached && cached.before === position) {
      position = cached.position;
      continue;
    }
    const before = position;
    position = position ?? emptyBoard(tree);
    if (!before && tree.handicap > 1) position = { ...position, toMove: 2 };
    if (node.setup) position = withSetup(position, node.setup);
    if (node.move) position = afterMove(position, node.move);
    else if (before) position = { ...position, last: null };
    positions.set(node, { before, position });
  }
  return position;
}

/** The numbers of the moves up to a node by points that have stones; the last one if a point was played more than once. */
export function moveNumbers(tree, at) {
  const numbers = new Map();
  const path = pathTo(tree, at);
  path.forEach((i) => {
    const { move } = tree.nodes[i];
    if (move && move.point >= 0) numbers.set(move.point, positionAt(tree, i).number);
  });
  const { cells } = positionAt(tree, at);
  return new Map([...numbers].filter(([point]) => cells[point] !== 0));
}
