// The state of the page. It is immutable and replaced as a whole; listeners are called with each new state.

import { mainLine, positionAt, treeOfStones } from "./tree.js";

const LAYERS = { dead: true, territory: true, dame: true, forced: true, seki: true, unsealed: true, owners: true,
  last: true, signs: true, numbers: false, certainty: false, groups: false, coordinates: true };

const initial = {
  games: [], // the open games, each as it was left: see games.js
  opened: -1, // index of the one that is shown; -1: none, or a position that was just set up
  source: null, // { record, game } of the shown game; null for a position that was set up here
  name: "",
  tree: null, at: 0,
  terms: { rules: "", komi: "", method: "" }, // instead of the record's; empty: as recorded
  mode: "review", // what a click does: "review" plays, "settle" marks, "setup" sets stones
  marks: {}, who: "both", together: true, // the players' marks on chains
  first: null, // the player to move first, instead of the one whose turn it is
  anyway: null, // true: always score, false: always estimate, null: depends on the position
  unfinished: null, // the node whose score says that the game is not finished
  suggests: false, // whether moves are suggested
  line: null, // the line of play being stepped through: { moves, step, title }
  setup: { tool: "alternate", next: 1, undo: [] },
  cursor: -1, pointed: null, keys: false,
  layers: LAYERS, zoom: null, sheet: null, report: 0,
  language: "en", error: null, notice: null,
  answers: {}, // the answers to the current questions, null where missing
  shown: null, // the last score received, with its tree and node
  waiting: [], // points clicked before the first score had arrived
  busy: false, lead: null,
};

let state = initial;
const listeners = [];
let scheduled = false;

/** The current state. */
export const current = () => state;

/** Adds a listener, called with each new state; changes within a microtask are combined. */
export function subscribe(listener) {
  listeners.push(listener);
}

/** Replaces the given keys of the state. */
export function update(change) {
  state = { ...state, ...change };
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    listeners.forEach((listener) => listener(state));
  });
}

/** The initial values of what belongs to a single position, for moving to another one. */
export const anew = { first: null, anyway: null, suggests: false, line: null, pointed: null, error: null, notice: null };

/** The current position, without the line of play. */
export const position = ({ tree, at }) => positionAt(tree, at);

/** The last node of the main line. */
export const lastNode = (tree) => mainLine(tree).at(-1);

const BROKEN_OFF = { R: "resignation", T: "time", F: "forfeit" };

/** How a game was won without counting, according to the record; undefined if it was not. */
export const brokenOff = ({ result }) => BROKEN_OFF[result?.match(/^[BW]\+([RTF])/)?.[1]];

/**
 * Whether the game is over here: after two passes, in a setup without moves, or at the end of a record, unless it was won without
 * counting there or its score says that it is not finished.
 */
export function isOver(state) {
  const { tree, at, unfinished } = state;
  const here = position(state);
  if (here.passes > 1 || (here.number === 0 && tree.children[at].length === 0)) return true;
  return at === lastNode(tree) && !brokenOff(tree) && unfinished !== tree.nodes[at];
}

/** Whether a score is shown here, not an estimate. */
export const isScored = (state) => state.mode === "settle" || (state.anyway ?? isOver(state));

/** The score here; until the answer for new marks arrives, the one before; null if there is none. */
export function scoreOf({ answers, shown, tree, at }) {
  const { score } = answers;
  if (score) return score.refused ? null : score;
  return shown && shown.tree === tree && shown.at === at ? shown.score : null;
}

/** The tree of an empty board. */
export const emptyTree = (size) =>
  treeOfStones({ width: size, height: size }, { black: [], white: [] }, { rules: "japanese", komi: 6.5, handicap: 0 });
