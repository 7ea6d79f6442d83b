// The state of the page. It is immutable and replaced as a whole; listeners are called with each new state.

import { mainLine, positionAt, treeOfStones } from "./tree.js";

const LAYERS = { dead: true, territory: true, dame: true, forced: true, seki: true, unsealed: true, owners: true,
  last: true, signs: true, numbers: false, certainty: false, groups: false, coordinates: true };

const initial = {
  games: [], // the open games, each as it was left: see games.js
  gameIndex: -1, // index of the one that is shown; -1: none, or a position that was just set up
  source: null, // { record, game } of the shown game; null for a position that was set up here
  name: "",
  tree: null, at: 0,
  terms: { rules: "", komi: "", method: "" }, // instead of the record's; empty: as recorded
  mode: "review", // what a click does: "review" plays, "settle" marks, "setup" sets stones
  marks: {}, who: "both", together: true, // the players' marks on chains, who sets them, whether a whole group is marked
  lastMarked: null, // what the last click marked: { stones, chains }
  first: null, // the player to move first, instead of the one whose turn it is
  anyway: null, // true: always score, false: always estimate, null: depends on the position
  unfinishedNode: null, // the node whose score says that the game is not finished
  suggests: false, // whether moves are suggested
  arranged: false, // whether the board is shown arranged for counting
  line: null, // the line of play being stepped through: { moves, step, title }
  setup: { tool: "alternate", next: 1, undo: [] },
  cursor: -1, highlighted: null, // the point under the cursor, the points that a reason or flag is about
  layers: LAYERS, zoom: null, // the center of the part that is shown
  pages: null, reportSize: 0, // what is to be printed; the number of games in a report
  language: "en", error: null, notice: null,
  answers: {}, // the answers to the current questions, null where missing
  lastScore: null, // the last score received, with its tree and node
  earlyClicks: [], // points clicked before the first score had arrived
  busy: false, graph: null, // the lead after each move: { line, tree, points, done }
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
export const NEW_POSITION = { first: null, anyway: null, suggests: false, arranged: false, line: null, highlighted: null, error: null, notice: null };

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
  const { tree, at, unfinishedNode } = state;
  const here = position(state);
  if (here.agreed || (here.number === 0 && tree.children[at].length === 0)) return true;
  return at === lastNode(tree) && !brokenOff(tree) && unfinishedNode !== tree.nodes[at];
}

/** Whether a score is shown here, not an estimate. */
export const isScored = (state) => state.mode === "settle" || (state.anyway ?? isOver(state));

/** The score here; until the answer for new marks arrives, the one before; null if there is none. */
export function scoreOf({ answers, lastScore, tree, at }) {
  const { score } = answers;
  if (score) return score.refused ? null : score;
  return lastScore && lastScore.tree === tree && lastScore.at === at ? lastScore.score : null;
}

/** The tree of an empty board. */
export const emptyTree = (size) =>
  treeOfStones({ width: size, height: size }, { black: [], white: [] }, { rules: "japanese", komi: 6.5, handicap: 0 });
