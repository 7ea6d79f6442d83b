// Writes SGF: the path to a node, for questions to the engine, and the whole game with its score, for saving.

import { pathTo } from "./tree.js";
import { BLACK, WHITE } from "./stones.js";
import { sgfOf } from "./points.js";

const letter = (color) => (color === WHITE ? "W" : "B");
const escaped = (text) => text.replaceAll("\\", "\\\\").replaceAll("]", "\\]");
const property = (name, value) => (value === "" || value === null || value === undefined ? "" : `${name}[${escaped(String(value))}]`);
const list = (name, points, size) => (points.length ? name + points.map((point) => `[${sgfOf(point, size)}]`).join("") : "");

const RULES = { japanese: "Japanese", chinese: "Chinese", aga: "AGA", "new-zealand": "NZ", ing: "GOE", "tromp-taylor": "Tromp-Taylor" };

function root(tree) {
  const size = tree.width === tree.height ? tree.width : `${tree.width}:${tree.height}`;
  const kept = Object.entries(tree.header ?? {}).filter(([name]) => !["SZ", "KM", "RU", "HA", "RE", "GM", "FF", "CA"].includes(name));
  return `GM[1]FF[4]CA[UTF-8]SZ[${size}]KM[${tree.komi}]${property("RU", RULES[tree.rules] ?? tree.rules)}`
    + (tree.handicap > 0 ? `HA[${tree.handicap}]` : "")
    + kept.map(([name, value]) => property(name, value)).join("");
}

function stones(node, size) {
  const { setup, move } = node;
  const put = setup ? list("AB", setup.black, size) + list("AW", setup.white, size) + list("AE", setup.cleared, size)
    + (setup.toMove ? `PL[${letter(setup.toMove)}]` : "") : "";
  const way = move ? `${letter(move.color)}[${sgfOf(move.point, size)}]` : "";
  return setup && move ? `${put};${way}` : put + way;
}

/** The path to a node as a record; optionally without the passes at its end, and with another player to move. */
export function sgfOfPath(tree, at, { first = null, resumed = false } = {}) {
  let path = pathTo(tree, at).map((i) => tree.nodes[i]);
  while (resumed && path.at(-1).move?.point < 0) path = path.slice(0, -1);
  const nodes = path.map((node, i) => `;${i === 0 ? root(tree) : ""}${stones(node, tree)}`);
  return `(${nodes.join("")}${first ? `;PL[${letter(first)}]` : ""})`;
}

/** The whole game, with the annotation of a score at its node: territory and comment; the result is in the root. */
export function sgfOfTree(tree, found) {
  const LETTERS = { triangles: "TR", squares: "SQ", circles: "CR", crosses: "MA" };
  const write = (at) => {
    const node = tree.nodes[at];
    const here = found?.at === at ? found : null;
    const signs = node.signs.map(({ sign, point }) => `${LETTERS[sign]}[${sgfOf(point, tree)}]`).join("");
    const labels = node.labels.map(({ point, text }) => `LB[${sgfOf(point, tree)}:${escaped(text)}]`).join("");
    const comment = [node.comment, here?.comment].filter(Boolean).join("\n\n");
    return `;${at === 0 ? root(tree) + property("RE", found?.result ?? tree.result) : ""}${stones(node, tree)}`
      + signs + labels + property("C", comment)
      + (here ? list("TB", here.black, tree) + list("TW", here.white, tree) : "");
  };
  const branch = (start) => {
    let text = "";
    let at = start;
    for (;;) {
      text += write(at);
      const next = tree.children[at];
      if (next.length !== 1) return text + next.map((child) => `(${branch(child)})`).join("");
      at = next[0];
    }
  };
  return `(${branch(0)})\n`;
}

export const COLORS = { B: BLACK, W: WHITE };
