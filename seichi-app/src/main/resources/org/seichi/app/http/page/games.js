// The open games: the one that is shown, and the others as they were left.

import { NEW_POSITION, current, lastNode, update } from "./store.js";

/** The keys of the state that belong to a game; all others belong to the page. */
const GAME_KEYS = ["name", "tree", "at", "source", "mode", "marks", "who", "terms", "first", "anyway"];
const NEW_GAME = { mode: "review", marks: {}, who: "both", terms: { rules: "", komi: "", method: "" }, first: null, anyway: null };

const isSetUp = (tree) => tree.nodes.length === 1 && tree.nodes[0].setup;

/** A game from a record, at its end; a setup without moves stays editable. */
export const gameOf = ({ name, record, game, tree }) =>
  ({ ...NEW_GAME, name, tree, at: lastNode(tree), source: isSetUp(tree) ? null : { record, game } });

/** Whether there are moves or stones on a board that was set up. */
function isWorthKeeping({ tree }) {
  const { setup } = tree.nodes[0];
  return tree.nodes.length > 1 || setup.black.length + setup.white.length > 0;
}

/** All games, with the current state of the one that is shown, and its index; -1 if none is shown. */
export function allGames(state) {
  const { games, gameIndex, tree } = state;
  if (!tree) return { games, gameIndex: -1 };
  const now = Object.fromEntries(GAME_KEYS.map((key) => [key, state[key]]));
  if (gameIndex >= 0) {
    const same = GAME_KEYS.every((key) => games[gameIndex][key] === now[key]);
    return { games: same ? games : games.map((one, i) => (i === gameIndex ? now : one)), gameIndex };
  }
  return isWorthKeeping(state) ? { games: [...games, now], gameIndex: games.length } : { games, gameIndex: -1 };
}

function showFrom(games, index) {
  update({ ...NEW_POSITION, ...NEW_GAME, tree: null, ...games[index], games, gameIndex: index, lastMarked: null, lastScore: null, earlyClicks: [],
    graph: null, zoom: null, pages: null, cursor: -1, setup: { ...current().setup, undo: [] } });
}

/** Shows an open game as it was left. */
export const showGame = (index) => showFrom(allGames(current()).games, index);

/** Adds games after those that are open, and shows the first of them, or another. */
export function addGames(more, first = 0) {
  const { games } = allGames(current());
  showFrom([...games, ...more], games.length + first);
}

/** Closes the game that is shown, and shows the one before it. */
export function closeGame() {
  const { games, gameIndex } = current();
  const rest = games.filter((_, i) => i !== gameIndex);
  showFrom(rest, Math.min(rest.length - 1, Math.max(0, gameIndex - 1)));
}

/** Shows no game; all stay in the list. */
export const leaveGame = () => showFrom(allGames(current()).games, -1);
