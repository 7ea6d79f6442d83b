// What the page knows, and everything that can be done with it. The state is replaced, never changed.

import * as api from "./api.js";
import { chainAt, stoneAt, placeOf } from "./points.js";

const NEXT = { alive: "dead", dead: "seki", seki: "alive", unsettled: "dead" };

const LAYERS = { dead: true, territory: true, dame: true, forced: true, seki: true, unsealed: true,
  last: true, groups: false, influence: false, certainty: false };

let state = {
  record: null, // { record: text } or { recordBase64: bytes }, as the API takes it
  name: "", game: 1,
  move: null, // number of moves shown; null for the whole record
  play: [], // moves played on by hand: "B D4"
  marks: {}, // point of a chain -> what somebody says of it
  options: { method: "", rules: "", komi: "" },
  layers: LAYERS,
  mode: "mark", // what a click on the board does: "mark", "play" or "edit"
  tool: "X", // what a click sets up: "X", "O" or "."
  pointed: null, // a finding that the reader points at
  cursor: null, // the point that is pointed at
  choices: { methods: [], rules: [] },
  view: null, error: null, notice: null, millis: 0,
};

const listeners = [];
let asked = 0;

/** Calls back with every new state. */
export function subscribe(listener) {
  listeners.push(listener);
  listener(state);
}

/** The state as it is. */
export const current = () => state;

/** Changes something that needs no answer from the server. */
export function show(change) {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener(state));
}

/** Changes something and asks the server; an answer that is overtaken by a later one is dropped. */
export async function change(what) {
  const before = state;
  const number = ++asked;
  const start = performance.now();
  state = { ...state, ...what, error: null, notice: null };
  try {
    const view = await api.view(state);
    if (number !== asked) return;
    show({ view });
    document.documentElement.dataset.answer = String(number);
    show({ millis: Math.round(performance.now() - start) });
  } catch (refusal) {
    if (number === asked) show({ ...before, error: refusal.message });
  }
}

/** Shows a record from its beginning anew; the text or the bytes of a file. */
export function open(record, name) {
  return change({ record, name, game: 1, move: null, play: [], marks: {}, mode: "mark", cursor: null, pointed: null });
}

/** What a click on a point, or the enter key on it, does. */
export function touch(point) {
  if (state.mode === "play") return playAt(point);
  if (state.mode === "edit") return setUp(point);
  return cycle(point);
}

/** Says the next thing of a chain, and of no other: alive, dead, in seki, alive ... */
export function cycle(point) {
  const chain = chainAt(point, state.view.score);
  return chain && mark(chain, NEXT[chain.status]);
}

/** Says something of a chain; null leaves it to the method. */
export function mark(chain, status) {
  const others = Object.entries(state.marks).filter(([marked]) => !chain.stones.includes(marked));
  const own = status ? [[chain.stones[0], status]] : [];
  return change({ marks: Object.fromEntries([...others, ...own]) });
}

/** Goes to a position of the record; what was played on is taken back. */
export function goTo(move) {
  const last = state.view.record.moves;
  const wanted = Math.max(0, Math.min(last, move));
  return change({ move: wanted === last ? null : wanted, play: [], marks: {} });
}

/** Plays a stone, or passes, for the player whose turn it is. */
export function playAt(point) {
  if (point !== "pass" && stoneAt(point, state.view.score.board) !== ".") return undefined;
  const player = state.view.record.toMove === "black" ? "B" : "W";
  return change({ play: [...state.play, `${player} ${point}`], marks: {} });
}

/** Takes the last move back that was played on. */
export const takeBack = () => change({ play: state.play.slice(0, -1), marks: {} });

/** Leaves what was played on and shows the end of the record again. */
export const backToFinal = () => change({ play: [], move: null, marks: {}, mode: "mark" });

/** Puts the stone of the tool on a point: the position becomes a diagram of its own. */
export function setUp(point) {
  const { board, rules, komi } = state.view.score;
  const { x, y } = placeOf(point, board);
  const rows = board.rows.map((row, i) => (i === y ? row.slice(0, x) + state.tool + row.slice(x + 1) : row));
  const options = { ...state.options, rules, komi: String(komi) };
  return change({ record: { record: rows.join("\n") }, name: "position", game: 1, move: null, play: [], marks: {}, options });
}

/** An empty board to set stones on. */
export function newBoard(size) {
  const rows = Array(size).fill(".".repeat(size));
  return change({ record: { record: rows.join("\n") }, name: "position", game: 1, move: null, play: [], marks: {}, mode: "edit" });
}
