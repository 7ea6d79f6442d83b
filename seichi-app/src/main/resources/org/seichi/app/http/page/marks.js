// The marks of the players: what is alive, dead or in seki. Marks that differ are a dispute.

import { NEW_POSITION, current, isScored, position, scoreOf, subscribe, update } from "./store.js";
import { nameOf, neighbors, pointOf } from "./points.js";
import { chainAt, EMPTY } from "./stones.js";

/** The statuses that successive clicks give to a chain, by the status from the method; after them, no mark. */
const NEXT_STATUSES = { alive: ["dead", "seki"], dead: ["alive", "seki"], seki: ["alive", "dead"], unsettled: ["dead", "alive", "seki"] };

/** The status from the method of chains that may be marked, for each tree by node and point. */
const methodStatuses = new WeakMap();

/** The status of a chain from the method; while it is marked, the one from before. */
function methodStatus({ tree, at }, stones, chain) {
  if (!methodStatuses.has(tree)) methodStatuses.set(tree, new Map());
  const known = methodStatuses.get(tree);
  const key = `${at} ${Math.min(...stones)}`;
  if (chain && chain.certainty !== "marked" && !known.has(key)) known.set(key, chain.status);
  return known.get(key) ?? chain?.status;
}

/** The chain of a score that a point belongs to. */
export const scoredChainAt = (score, point, size) =>
  score?.chains.find((chain) => chain.stones.includes(nameOf(point, size)));

/**
 * The chains that live and die with a chain: those of its color and status that it reaches through its own stones, its own
 * territory and the opponent's dead stones if it is alive, and through all empty points if it is dead.
 */
export function groupOf(score, chain, size) {
  if (chain.status === "seki") return [chain];
  const own = chain.color === "black" ? "B" : "W";
  const board = score.board;
  const at = (point, rows) => rows[Math.floor(point / size.width)][point % size.width];
  const chains = new Map(score.chains.flatMap((one) => one.stones.map((stone) => [pointOf(stone, size), one])));
  const opens = (point) => {
    const there = chains.get(point);
    if (there) return there.color === chain.color ? there.status === chain.status : there.status === "dead" && chain.status === "alive";
    return chain.status === "dead" || at(point, board.ownership) === own;
  };
  const reached = chain.stones.map((stone) => pointOf(stone, size));
  const seen = new Set(reached);
  for (let i = 0; i < reached.length; i++) {
    for (const near of neighbors(reached[i], size)) {
      if (seen.has(near) || !opens(near)) continue;
      seen.add(near);
      reached.push(near);
    }
  }
  return [...new Set(reached.map((point) => chains.get(point)).filter((one) => one && one.color === chain.color))];
}

/** The chains that a click on a point marks. */
export function chainsToMark(state, point) {
  const score = isScored(state) ? scoreOf(state) : null;
  const chain = scoredChainAt(score, point, state.tree);
  if (!chain) return [];
  return state.together ? groupOf(score, chain, state.tree) : [chain];
}

function withMark(marks, point, status, who) {
  const byPlayer = { ...marks[point] };
  for (const player of who === "both" ? ["black", "white"] : [who]) byPlayer[player] = status;
  const newStatuses = Object.fromEntries(Object.entries(byPlayer).filter(([, value]) => value));
  const rest = Object.fromEntries(Object.entries(marks).filter(([at]) => Number(at) !== point));
  return Object.keys(newStatuses).length ? { ...rest, [point]: newStatuses } : rest;
}

/** The status that the selected player, or both, have marked for a chain so far. */
export function markedStatus({ marks, who }, stones) {
  const by = stones.map((stone) => marks[stone]).find(Boolean);
  return by && (who === "both" ? (by.black ?? by.white) : by[who]);
}

/**
 * Marks the chains at a point with their next status. Counts from the last mark, not from what is drawn, so that clicks faster
 * than answers are not lost.
 */
export function cycleMark(point) {
  const state = current();
  const { cells } = position(state);
  if (cells[point] === EMPTY) return;
  const stones = chainAt(cells, point, state.tree).stones;
  const chains = chainsToMark(state, point);
  const fromMethod = methodStatus(state, stones, chains[0]);
  if (!fromMethod) {
    update({ earlyClicks: [...state.earlyClicks, point] });
    return;
  }
  const lastChains = state.lastMarked?.stones.includes(point) ? state.lastMarked.chains
    : chains.map((chain) => chain.stones.map((stone) => pointOf(stone, state.tree)));
  const order = NEXT_STATUSES[fromMethod];
  const next = order[order.indexOf(markedStatus(state, stones)) + 1] ?? null;
  markChains(lastChains, next, next && { stones: lastChains.flat(), chains: lastChains });
}

/** Starts handling clicks made before the first score, once it has arrived. */
export function start() {
  subscribe((state) => {
    if (state.earlyClicks.length === 0 || !state.tree || !scoreOf(state)) return;
    update({ earlyClicks: [] });
    state.earlyClicks.forEach(cycleMark);
  });
}

/** Marks chains with a status; null removes their marks. */
export function markChains(chains, status, marked = null) {
  let { marks } = current();
  const { who } = current();
  for (const stones of chains) {
    for (const stone of stones) if (marks[stone]) marks = withMark(marks, stone, null, who);
    marks = withMark(marks, Math.min(...stones), status, who);
  }
  update({ marks, lastMarked: marked, line: null });
}

/** Keeps the mark of the chain at a point, and removes the marks of the chains marked together with it. */
export function keepOnlyMark(point) {
  const { marks, tree } = current();
  const { cells } = position(current());
  const stones = chainAt(cells, point, tree).stones;
  const status = markedStatus(current(), stones);
  const others = current().lastMarked?.chains.filter((chain) => !chain.includes(point)) ?? [];
  update({ marks, together: false });
  markChains(others, null);
  if (status) markChains([stones], status);
}

export const clearMarks = () => update({ marks: {}, lastMarked: null, earlyClicks: [] });

/** The chains whose marks by the two players differ, each by one stone. */
export const disputedMarks = (marks) => Object.entries(marks)
  .filter(([, { black, white }]) => black !== white)
  .map(([point, byPlayer]) => ({ point: Number(point), ...byPlayer }));

/** Scores the position with the given player to move first; null for the player whose turn it is. */
export const setFirstPlayer = (color) => update({ ...NEW_POSITION, first: color });
