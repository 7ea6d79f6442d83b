// Settling what players do not agree on: chains marked, what each mark costs, who says what.

import { anew, current, isScored, position, scoreOf, subscribe, update } from "./store.js";
import { nameOf, neighbors, pointOf } from "./points.js";
import { chainAt, EMPTY } from "./stones.js";

/** What clicks on a chain say of it one after the other, by what the method says of it; then nothing again. */
const ORDER = { alive: ["dead", "seki"], dead: ["alive", "seki"], seki: ["alive", "dead"], unsettled: ["dead", "alive", "seki"] };

/** What the method says of chains that were marked since, for each tree by node and point. */
const origins = new WeakMap();

/** What the method says of a chain: while it is marked, what it said before. */
function originOf({ tree, at }, stones, chain) {
  if (!origins.has(tree)) origins.set(tree, new Map());
  const known = origins.get(tree);
  const key = `${at} ${Math.min(...stones)}`;
  if (chain && chain.certainty !== "marked" && !known.has(key)) known.set(key, chain.status);
  return known.get(key) ?? chain?.status;
}

/** The chain of a score that a point belongs to. */
export const chainOf = (score, point, size) =>
  score?.chains.find((chain) => chain.stones.includes(nameOf(point, size)));

/**
 * The chains that live and die with a chain: those of its color and status that it reaches over its own stones, its own
 * territory and, if it is dead, everything but living stones of the opponent.
 */
export function togetherWith(score, chain, size) {
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
export function touched(state, point) {
  const score = isScored(state) ? scoreOf(state) : null;
  const chain = chainOf(score, point, state.tree);
  if (!chain) return [];
  return state.together ? togetherWith(score, chain, state.tree) : [chain];
}

function withMark(marks, point, status, who) {
  const said = { ...marks[point] };
  for (const player of who === "both" ? ["black", "white"] : [who]) said[player] = status;
  const kept = Object.fromEntries(Object.entries(said).filter(([, value]) => value));
  const rest = Object.fromEntries(Object.entries(marks).filter(([at]) => Number(at) !== point));
  return Object.keys(kept).length ? { ...rest, [point]: kept } : rest;
}

/** What is said of the chain at a point so far, by whoever is speaking. */
export function saidOf({ marks, who }, stones) {
  const by = stones.map((stone) => marks[stone]).find(Boolean);
  return by && (who === "both" ? (by.black ?? by.white) : by[who]);
}

/**
 * Says the next thing of the chains at a point; of dead ones first that they live. It counts from what was said last, not from what is
 * drawn, so that clicks faster than answers are not lost.
 */
export function cycle(point) {
  const state = current();
  const { cells } = position(state);
  if (cells[point] === EMPTY) return;
  const own = chainAt(cells, point, state.tree).stones;
  const chains = touched(state, point);
  const origin = originOf(state, own, chains[0]);
  if (!origin) {
    update({ waiting: [...state.waiting, point] });
    return;
  }
  const marked = state.marked?.stones.includes(point) ? state.marked.chains
    : chains.map((chain) => chain.stones.map((stone) => pointOf(stone, state.tree)));
  const order = ORDER[origin];
  const next = order[order.indexOf(saidOf(state, own)) + 1] ?? null;
  say(marked, next, next && { stones: marked.flat(), chains: marked });
}

/** Clicks that came before the first score are heard once it is there. */
export function start() {
  subscribe((state) => {
    if (state.waiting.length === 0 || !state.tree || !scoreOf(state)) return;
    update({ waiting: [] });
    state.waiting.forEach(cycle);
  });
}

/** Says something of chains; null leaves them to the method. */
export function say(chains, status, marked = null) {
  let { marks } = current();
  const { who } = current();
  for (const stones of chains) {
    for (const stone of stones) if (marks[stone]) marks = withMark(marks, stone, null, who);
    marks = withMark(marks, Math.min(...stones), status, who);
  }
  update({ marks, marked, line: null });
}

/** Leaves only the chain at a point as it was marked, and gives the others back to the method. */
export function split(point) {
  const { marks, tree } = current();
  const { cells } = position(current());
  const own = chainAt(cells, point, tree).stones;
  const status = saidOf(current(), own);
  const others = current().marked?.chains.filter((stones) => !stones.includes(point)) ?? [];
  update({ marks, together: false });
  say(others, null);
  if (status) say([own], status);
}

export const forget = () => update({ marks: {}, marked: null, waiting: [] });

/** Chains of which the players do not say the same, each by one stone. */
export const disputed = (marks) => Object.entries(marks)
  .filter(([, { black, white }]) => black !== white)
  .map(([point, said]) => ({ point: Number(point), ...said }));

/** Has the score as if a player moved first; null for whose turn it is. */
export const moveFirst = (color) => update({ ...anew, first: color });
