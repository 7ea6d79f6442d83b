// The open games: the one that is shown, and the others as they were left.

import { anew, current, lastNode, update } from "./store.js";

/** The keys of the state that belong to a game; all others belong to the page. */
const OWN = ["name", "tree", "at", "source", "mode", "marks", "who", "terms", "first", "anyway"];
const UNTOUCHED = { mode: "review", marks: {}, who: "both", terms: { rules: "", komi: "", method: "" }, first: null, anyway: null };

const isSetUp = (tree) => tree.nodes.length === 1 && tree.nodes[0].setup;

/** A game from a record, at its end; a setup without moves stays editable. */
export const gameOf = ({ name, record, game, tree }) =>
  ({ ...UNTOUCHED, name, tree, at: lastNode(tree), source: isSetUp(tree) ? null : { record, game } });

/** Whether there are moves or stones on a board that was set up. */
function isWorthKeeping({ tree }) {
  const { setup } = tree.nodes[0];
  return tree.nodes.length > 1 || setup.black.length + setup.white.length > 0;
}

/** All games, with the current state of the one that is shown, and its index; -1 if none is shown. */
export function left(state) {
  const { games, opened, tree } = state;
  if (!tree) return { games, opened: -1 };
  const now = Object.fromEntries(OWN.map((key) => [key, state[key]]));
  if (opened >= 0) {
    const same = OWN.every((key) => games[opened][key] === now[key]);
    return { games: same ? games : games.map((one, i) => (i === opened ? now : one)), opened };
  }
  return isWorthKeeping(state) ? { games: [...games, now], opened: games.length } : { games, opened: -1 };
}

function shown(games, opened) {
  update({ ...anew, ...UNTOUCHED, tree: null, ...games[opened], games, opened, marked: null, shown: null, waiting: [], lead: null,
    zoom: null, sheet: null, cursor: -1, setup: { ...current().setup, undo: [] } });
}

/** Shows an open game as it was left. */
export const show = (index) => shown(left(current()).games, index);

/** Adds games after those that are open, and shows the first of them, or another. */
export function add(more, first = 0) {
  const { games } = left(current());
  shown([...games, ...more], games.length + first);
}

/** Closes the game that is shown, and shows the one before it. */
export function close() {
  const { games, opened } = current();
  const rest = games.filter((_, i) => i !== opened);
  shown(rest, Math.min(rest.length - 1, Math.max(0, opened - 1)));
}

/** Shows no game; all stay in the list. */
export const leave = () => shown(left(current()).games, -1);
