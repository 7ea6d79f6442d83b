// A link that says it all: the game with its variations, the node, marks and terms, compressed behind the # of the address.
// It never reaches a server. What is kept for a reload is the same, in the browser alone.

import { current, subscribe, update } from "./store.js";
import { show } from "./open.js";
import { sgfOfTree } from "./sgf.js";
import { pathTo, treeOf } from "./tree.js";
import { analyst } from "./analysis.js";

const KEPT = "seichi.game";
const PAUSE_MILLIS = 400;

/** What is said of a state: the record as SGF, the way to the node by the choices made on it, and what was chosen. */
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

/** The address of a state. */
export async function addressOf(state) {
  return `${location.origin}${location.pathname}${location.search}#${await packed(contentOf(state))}`;
}

async function restore(content) {
  const { record, game, name, depth, turns, marks, who, terms, mode, first, anyway, captives } = content;
  const tree = { ...treeOf(await (await analyst()).ask("tree", record, { game })), captives };
  let at = 0;
  const choices = new Map(turns);
  for (let i = 0; i < depth; i++) at = tree.children[at][choices.get(i) ?? 0] ?? at;
  update({ games: [{ name, record, game, tree }] });
  show(0, { at, marks, who, terms, mode, first, anyway, tree });
}

/** Opens what the address says, or else what was open last. */
export async function reopen() {
  try {
    if (location.hash.length > 1) return await restore(await unpacked(location.hash.slice(1)));
    const kept = localStorage.getItem(KEPT);
    if (kept) return await restore(JSON.parse(kept));
  } catch {
    // Not a link of this page, or one of another time.
  }
  return undefined;
}

/** Keeps what is open in the browser from now on, and the address free of what is no longer true. */
export function start() {
  let timer = null;
  let linked = location.hash.length > 1 ? undefined : null;
  subscribe((state) => {
    if (!state.tree) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const text = JSON.stringify(contentOf(current()));
      try {
        localStorage.setItem(KEPT, text);
      } catch {
        // No room or not allowed: nothing is kept.
      }
      if (linked === undefined) linked = text;
      if (linked !== null && linked !== text && location.hash.length > 1) {
        history.replaceState(null, "", await addressOf(current()));
      }
    }, PAUSE_MILLIS);
  });
  addEventListener("hashchange", reopen);
}

/** Puts the link into the address and the clipboard; from then on the address follows. */
export async function share() {
  const address = await addressOf(current());
  history.replaceState(null, "", address);
  return navigator.clipboard?.writeText(address).then(() => true, () => false) ?? false;
}

/** Forgets what was open. */
export function clear() {
  localStorage.removeItem(KEPT);
  history.replaceState(null, "", location.pathname + location.search);
  update({ tree: null, games: [], opened: -1, source: null });
}
