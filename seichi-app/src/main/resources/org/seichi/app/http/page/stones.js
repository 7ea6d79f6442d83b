// Positions and moves with captures. The engine replays records by the same rules; a test checks that they agree.

import { neighbors } from "./points.js";

export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;

/** The other color. */
export const opponentOf = (color) => 3 - color;

/** The color for the engine's name of a player. */
export const colorOf = (name) => (name === "white" ? WHITE : BLACK);

/** The position of an empty board. Positions are immutable. */
export function emptyBoard({ width, height }) {
  return { width, height, cells: new Uint8Array(width * height), toMove: BLACK, captured: [0, 0, 0],
    ko: -1, last: null, number: 0, passedBy: EMPTY, agreed: false };
}

/** The stones of a chain, and its liberties, each counted once for every stone beside it. */
export function chainAt(cells, start, size) {
  const color = cells[start];
  const stones = [start];
  const seen = new Set(stones);
  let liberties = 0;
  for (let i = 0; i < stones.length; i++) {
    for (const near of neighbors(stones[i], size)) {
      if (seen.has(near)) continue;
      if (cells[near] === EMPTY) liberties++;
      if (cells[near] !== color) continue;
      seen.add(near);
      stones.push(near);
    }
  }
  return { color, stones, liberties };
}

/** The position with a stone played, without checking legality; chains without liberties are removed. */
function withStone(position, color, point) {
  const cells = position.cells.slice();
  cells[point] = color;
  const captured = position.captured.slice();
  let taken = [];
  for (const near of neighbors(point, position)) {
    if (cells[near] !== opponentOf(color)) continue;
    const chain = chainAt(cells, near, position);
    if (chain.liberties > 0) continue;
    chain.stones.forEach((stone) => (cells[stone] = EMPTY));
    taken = taken.concat(chain.stones);
  }
  captured[color] += taken.length;
  const own = chainAt(cells, point, position);
  if (own.liberties === 0) {
    own.stones.forEach((stone) => (cells[stone] = EMPTY));
    captured[opponentOf(color)] += own.stones.length;
  }
  const takesKo = taken.length === 1 && own.stones.length === 1 && own.liberties === 1;
  return { ...position, cells, captured, ko: takesKo ? taken[0] : -1, suicide: own.liberties === 0 };
}

/** The position after a move; a point of -1 is a pass. Passes of both players in a row are an agreement to count. */
export function afterMove(position, { color, point }) {
  const passes = point < 0;
  const after = passes ? { ...position, ko: -1 } : withStone(position, color, point);
  return { ...after, toMove: opponentOf(color), last: { color, point }, number: position.number + 1,
    passedBy: passes ? color : EMPTY,
    agreed: passes && (position.agreed || position.passedBy === opponentOf(color)) };
}

/** Takes off the chains without a liberty that a setup leaves; they are nobody's prisoners. */
function takeOffBreathless(cells, size) {
  const breathless = [];
  const seen = new Set();
  for (let point = 0; point < cells.length; point++) {
    if (cells[point] === EMPTY || seen.has(point)) continue;
    const chain = chainAt(cells, point, size);
    chain.stones.forEach((stone) => seen.add(stone));
    if (chain.liberties === 0) breathless.push(...chain.stones);
  }
  breathless.forEach((stone) => (cells[stone] = EMPTY));
}

/** The position with stones added and removed. Where the players have agreed to count, those removed are prisoners. */
export function withSetup(position, { black, white, cleared, toMove }) {
  const cells = position.cells.slice();
  const captured = position.captured.slice();
  const adds = black.length + white.length > 0;
  if (position.agreed && !adds) {
    cleared.filter((point) => cells[point] !== EMPTY).forEach((point) => captured[opponentOf(cells[point])]++);
  }
  cleared.forEach((point) => (cells[point] = EMPTY));
  black.forEach((point) => (cells[point] = BLACK));
  white.forEach((point) => (cells[point] = WHITE));
  takeOffBreathless(cells, position);
  const agreement = adds ? { passedBy: EMPTY, agreed: false } : {};
  return { ...position, ...agreement, cells, captured, ko: -1, toMove: toMove ?? position.toMove };
}

/** Why a move is illegal: "occupied", "ko" or "suicide"; null if it is legal. */
export function whyIllegal(position, { color, point }) {
  if (point < 0) return null;
  if (position.cells[point] !== EMPTY) return "occupied";
  if (point === position.ko && color === position.toMove) return "ko";
  return withStone(position, color, point).suicide ? "suicide" : null;
}
