// A link with the complete state: the game with its variations, the node, marks and terms, compressed in the fragment (#) of
// the address, which is never sent to a server. The same is stored in the browser for every open game, for reloads.

import { current, subscribe } from "./store.js";
import { add, gameOf, left, leave } from "./games.js";
import { read } from "./open.js";
import { sgfOfTree } from "./sgf.js";
import { pathTo, treeOf } from "./tree.js";

const KEPT = "seichi.games";
const PAUSE_MILLIS = 400;

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

async function through(bytes, transform) {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function packed(content) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(content)), new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text) {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
}

/** The link to a state. */
export async function addressOf(state) {
  return `${location.origin}${location.pathname}${location.search}#${await packed(contentOf(state))}`;
}

async function restored(content) {
  const { record, game, depth, turns, captives, version, ...own } = content;
  const tree = { ...treeOf(await read(record, game)), captives };
  let at = 0;
  const choices = new Map(turns);
  for (let i = 0; i < depth; i++) at = tree.children[at][choices.get(i) ?? 0] ?? at;
  return { ...gameOf({ name: own.name, record, game, tree }), ...own, at };
}

/** Opens stored games, as many of them as can be read. */
async function restore({ games, opened }) {
  const all = [];
  let first = -1;
  for (const [i, content] of games.entries()) {
    const game = await restored(content).catch(() => null);
    if (game) all.push(game);
    if (game && i === opened) first = all.length - 1;
  }
  if (all.length) add(all, Math.max(first, 0));
  if (first < 0 && all.length) leave();
}

/** Opens the stored games, then the game in the address. */
export async function reopen() {
  try {
    const linked = location.hash.length > 1 ? await unpacked(location.hash.slice(1)) : null;
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    if (kept && current().games.length === 0) await restore(kept);
    if (linked) await showLinked(linked);
  } catch {
    // Not a link of this page, or one of an incompatible version.
  }
}

/** Opens the game of a link, unless it is the one that is shown, as after a reload. */
async function showLinked(content) {
  const now = current();
  if (now.tree && textOf(contentOf(now)) === textOf(content)) return;
  add([await restored(content)]);
}

const textOf = (content) => JSON.stringify(content);

const texts = new WeakMap();

/** The text to be stored for all games; that of games not shown is cached, since they do not change. */
function keptOf(state) {
  const { games, opened } = left(state);
  const all = games.map((game) => {
    if (!texts.has(game)) texts.set(game, textOf(contentOf(game)));
    return texts.get(game);
  });
  return `{"opened":${opened},"games":[${all.join()}]}`;
}

function keep() {
  try {
    localStorage.setItem(KEPT, keptOf(current()));
  } catch {
    // Storage is full or not allowed: nothing is stored.
  }
}

/** Starts storing the open games, and updating a link in the address when the game changes. */
export function start() {
  let timer = null;
  let linked = location.hash.length > 1 ? undefined : null;
  let isOpen = false;
  subscribe((state) => {
    isOpen ||= state.games.length > 0 || state.tree !== null;
    if (!isOpen) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      keep();
      if (!current().tree) return;
      const text = textOf(contentOf(current()));
      if (linked === undefined) linked = text;
      if (linked !== null && linked !== text && location.hash.length > 1) {
        history.replaceState(null, "", await addressOf(current()));
      }
    }, PAUSE_MILLIS);
  });
  addEventListener("pagehide", () => isOpen && keep());
  addEventListener("hashchange", reopen);
}

/** Puts the link into the address and the clipboard; from then on the address is kept up to date. */
export async function share() {
  const address = await addressOf(current());
  history.replaceState(null, "", address);
  return navigator.clipboard?.writeText(address).then(() => true, () => false) ?? false;
}

/** Shows the start page; the games stay in the list. */
export function home() {
  history.replaceState(null, "", location.pathname + location.search);
  leave();
}
