// A link with the complete state: the game with its variations, the node, marks and terms, compressed in the fragment (#) of
// the address, which is never sent to a server. The same is stored in the browser for every open game, for reloads.

import { current, subscribe, update } from "./store.js";
import { addGames, gameOf, allGames, leaveGame } from "./games.js";
import { readTree } from "./open.js";
import { sgfOfTree } from "./sgf.js";
import { pathTo, treeOfAnswer } from "./tree.js";
import { t } from "./language.js";

const STORAGE_KEY = "seichi.games";
const PAUSE_MILLIS = 400;

/** What is said of a record, and not of the engine that reads it. */
const HOPELESS = ["bad-record", "no-such-game"];

/** Contents of stored games that nothing could read now: they stay stored. */
let unread = [];

/** The contents of a link: the record, the path to the node by the variations chosen on it, and the marks and settings. */
function contentOf(state) {
  const { tree, at, name, marks, who, terms, mode, first, anyway } = state;
  const path = pathTo(tree, at);
  const choices = path.slice(1).map((node, i) => tree.children[path[i]].indexOf(node));
  const turns = choices.flatMap((choice, i) => (choice ? [[i, choice]] : []));
  const source = state.source && !tree.nodes.some((node) => node.added) && typeof state.source.record === "string"
    ? { record: state.source.record, game: state.source.game } : { record: sgfOfTree(tree), game: 1 };
  return { version: 2, ...source, name, depth: choices.length, turns, marks, who, terms, mode, first, anyway,
    captives: tree.captives };
}

async function transformed(bytes, transform) {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function compressed(content) {
  const bytes = await transformed(new TextEncoder().encode(JSON.stringify(content)), new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function decompressed(text) {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await transformed(bytes, new DecompressionStream("deflate-raw"))));
}

/** The link to a state. */
export async function addressOf(state) {
  return `${location.origin}${location.pathname}${location.search}#${await compressed(contentOf(state))}`;
}

async function gameFromContent(content) {
  const { record, game, depth, turns, captives, version, ...settings } = content;
  const tree = { ...treeOfAnswer(await readTree(record, game)), captives };
  let at = 0;
  const choices = new Map(turns);
  for (let i = 0; i < depth; i++) at = tree.children[at][choices.get(i) ?? 0] ?? at;
  return { ...gameOf({ name: settings.name, record, game, tree }), ...settings, at };
}

/** Opens stored games. Those for which there is no engine, because the server is busy or gone, stay stored. */
async function restoreGames({ games, opened }) {
  const all = [];
  let first = -1;
  for (const [i, content] of games.entries()) {
    try {
      all.push(await gameFromContent(content));
      if (i === opened) first = all.length - 1;
    } catch (reason) {
      if (!HOPELESS.includes(reason.code)) unread.push(content);
    }
  }
  if (all.length) addGames(all, Math.max(first, 0));
  if (first < 0 && all.length) leaveGame();
  if (unread.length) update({ error: t("stored-unread", { count: unread.length }) });
}

/** Opens the stored games, then the game in the address. A link that was cut off is reported, and costs none of the stored games. */
export async function reopen() {
  const linked = location.hash.slice(1);
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    if (stored && current().games.length === 0) await restoreGames(stored);
  } catch {
    // Storage is not allowed, or was written by an incompatible version.
  }
  try {
    if (linked) await showLinked(await decompressed(linked));
  } catch {
    update({ error: t("link-unreadable") });
  }
}

/** Opens the game of a link, unless it is the one that is shown, as after a reload. */
async function showLinked(content) {
  const now = current();
  if (now.tree && jsonOf(contentOf(now)) === jsonOf(content)) return;
  addGames([await gameFromContent(content)]);
}

const jsonOf = (content) => JSON.stringify(content);

const jsonOfGames = new WeakMap();

/** The text to be stored for all games; that of games not shown is cached, since they do not change. */
function storedJson(state) {
  const { games, gameIndex } = allGames(state);
  const all = games.map((game) => {
    if (!jsonOfGames.has(game)) jsonOfGames.set(game, jsonOf(contentOf(game)));
    return jsonOfGames.get(game);
  });
  return `{"opened":${gameIndex},"games":[${[...all, ...unread.map(jsonOf)].join()}]}`;
}

function storeGames() {
  try {
    localStorage.setItem(STORAGE_KEY, storedJson(current()));
  } catch {
    // Storage is full or not allowed: nothing is stored.
  }
}

/** Starts storing the open games, and updating a link in the address when the game changes. */
export function start() {
  let timer = null;
  let linkedJson = location.hash.length > 1 ? undefined : null;
  let isOpen = false;
  subscribe((state) => {
    isOpen ||= state.games.length > 0 || state.tree !== null;
    if (!isOpen) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      storeGames();
      if (!current().tree) return;
      const text = jsonOf(contentOf(current()));
      if (linkedJson === undefined) linkedJson = text;
      if (linkedJson !== null && linkedJson !== text && location.hash.length > 1) {
        history.replaceState(null, "", await addressOf(current()));
      }
    }, PAUSE_MILLIS);
  });
  addEventListener("pagehide", () => isOpen && storeGames());
  addEventListener("hashchange", reopen);
}

/** Puts the link into the address and the clipboard; from then on the address is kept up to date. */
export async function share() {
  const address = await addressOf(current());
  history.replaceState(null, "", address);
  return navigator.clipboard?.writeText(address).then(() => true, () => false) ?? false;
}

/** Shows the start page; the games stay in the list. */
export function showStartPage() {
  history.replaceState(null, "", location.pathname + location.search);
  leaveGame();
}
