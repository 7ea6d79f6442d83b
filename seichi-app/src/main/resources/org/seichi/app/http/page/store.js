// What the page knows. The state is replaced, never changed; whoever listens hears of every new one.

import { mainLine, positionAt, treeOfStones } from "./tree.js";

const LAYERS = { dead: true, territory: true, dame: true, forced: true, seki: true, unsealed: true, owners: true,
  last: true, signs: true, numbers: false, certainty: false, groups: false, coordinates: true };

const initial = {
  games: [], // what is open, each as it was left: see games.js
  opened: -1, // which of them is shown; -1: none, or a position that was just set up
  source: null, // { record, game } of the shown game; null for a position that was set up here
  name: "",
  tree: null, at: 0,
  terms: { rules: "", komi: "", method: "" }, // instead of the record's; empty: as recorded
  mode: "review", // what a click does: "review" plays on, "settle" marks, "setup" sets stones
  marks: {}, who: "both", together: true, // what players say of chains
  first: null, // who is to move first, instead of whose turn it is
  anyway: null, // whether it is scored: true and false stand above what the position asks for
  unfinished: null, // the end of a record where its score said that the game is not over
  suggests: false, // moves are asked for
  line: null, // a line of play that is stepped through: { moves, step, title }
  setup: { tool: "alternate", next: 1, undo: [] },
  cursor: -1, pointed: null, keys: false,
  layers: LAYERS, zoom: null, sheet: null, report: 0,
  language: "en", error: null, notice: null,
  answers: {}, // what was answered to the questions that count now
  shown: null, // the last score that was answered, and where
  waiting: [], // chains that were clicked before the first score was there
  busy: false, lead: null,
};

let state = initial;
const listeners = [];
let scheduled = false;

/** The state as it is. */
export const current = () => state;

/** Calls back with every new state, once for all changes made at once. */
export function subscribe(listener) {
  listeners.push(listener);
}

/** Changes the state. */
export function update(change) {
  state = { ...state, ...change };
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    listeners.forEach((listener) => listener(state));
  });
}

/** What belongs to one position only, as it is at another. */
export const anew = { first: null, anyway: null, suggests: false, line: null, pointed: null, error: null, notice: null };

/** The position that is shown, without a line that is stepped through. */
export const position = ({ tree, at }) => positionAt(tree, at);

/** The last node of the main line. */
export const lastNode = (tree) => mainLine(tree).at(-1);

const BROKEN_OFF = { R: "resignation", T: "time", F: "forfeit" };

/** How a game was won before its end, as the record says; undefined if it does not say so. */
export const brokenOff = ({ result }) => BROKEN_OFF[result?.match(/^[BW]\+([RTF])/)?.[1]];

/**
 * Whether the game is over here: two passes, a position that was set up, the end of a record. It is not where a player resigned, nor
 * where the score said so.
 */
export function isOver(state) {
  const { tree, at, unfinished } = state;
  const here = position(state);
  if (here.passes > 1 || (here.number === 0 && tree.children[at].length === 0)) return true;
  return at === lastNode(tree) && !brokenOff(tree) && unfinished !== tree.nodes[at];
}

/** Whether a score is wanted here, not an estimate. */
export const isScored = (state) => state.mode === "settle" || (state.anyway ?? isOver(state));

/** The score here; while marks are counted, that of the marks before. */
export function scoreOf({ answers, shown, tree, at }) {
  const { score } = answers;
  if (score) return score.refused ? null : score;
  return shown && shown.tree === tree && shown.at === at ? shown.score : null;
}

/** An empty board to begin with. */
export const emptyTree = (size) =>
  treeOfStones({ width: size, height: size }, { black: [], white: [] }, { rules: "japanese", komi: 6.5, handicap: 0 });
