// Writes SGF: the path to a node, for questions to the engine, and the whole game with its score, for saving.

import { pathTo } from "./tree.js";
import { WHITE } from "./stones.js";
import { sgfOf } from "./points.js";

const colorLetter = (color) => (color === WHITE ? "W" : "B");
const escaped = (text) => text.replaceAll("\\", "\\\\").replaceAll("]", "\\]");
const property = (name, value) => (value === "" || value === null || value === undefined ? "" : `${name}[${escaped(String(value))}]`);
const pointList = (name, points, size) => (points.length ? name + points.map((point) => `[${sgfOf(point, size)}]`).join("") : "");

const RULES = { japanese: "Japanese", chinese: "Chinese", aga: "AGA", "new-zealand": "NZ", ing: "GOE", "tromp-taylor": "Tromp-Taylor" };

function rootProperties(tree) {
  const size = tree.width === tree.height ? tree.width : `${tree.width}:${tree.height}`;
  const otherProperties = Object.entries(tree.header ?? {}).filter(([name]) => !["SZ", "KM", "RU", "HA", "RE", "GM", "FF", "CA"].includes(name));
  return `GM[1]FF[4]CA[UTF-8]SZ[${size}]KM[${tree.komi}]${property("RU", RULES[tree.rules] ?? tree.rules)}`
    + (tree.handicap > 0 ? `HA[${tree.handicap}]` : "")
    + otherProperties.map(([name, value]) => property(name, value)).join("");
}

function setupAndMove(node, size) {
  const { setup, move } = node;
  const setupText = setup ? pointList("AB", setup.black, size) + pointList("AW", setup.white, size) + pointList("AE", setup.cleared, size)
    + (setup.toMove ? `PL[${colorLetter(setup.toMove)}]` : "") : "";
  const moveText = move ? `${colorLetter(move.color)}[${sgfOf(move.point, size)}]` : "";
  return setup && move ? `${setupText};${moveText}` : setupText + moveText;
}

/** The path to a node as a record; optionally without the passes at its end, and with another player to move. */
export function sgfOfPath(tree, at, { first = null, resumed = false } = {}) {
  let path = pathTo(tree, at).map((i) => tree.nodes[i]);
  while (resumed && path.at(-1).move?.point < 0) path = path.slice(0, -1);
  const nodes = path.map((node, i) => `;${i === 0 ? rootProperties(tree) : ""}${setupAndMove(node, tree)}`);
  return `(${nodes.join("")}${first ? `;PL[${colorLetter(first)}]` : ""})`;
}

/** The whole game, with the annotation of a score at its node: territory and comment; the result is in the root. */
export function sgfOfTree(tree, annotation) {
  const MARKUP = { triangles: "TR", squares: "SQ", circles: "CR", crosses: "MA" };
  const writeNode = (at) => {
    const node = tree.nodes[at];
    const here = annotation?.at === at ? annotation : null;
    const markup = node.signs.map(({ sign, point }) => `${MARKUP[sign]}[${sgfOf(point, tree)}]`).join("");
    const labels = node.labels.map(({ point, text }) => `LB[${sgfOf(point, tree)}:${escaped(text)}]`).join("");
    const comment = [node.comment, here?.comment].filter(Boolean).join("\n\n");
    return `;${at === 0 ? rootProperties(tree) + property("RE", annotation?.result ?? tree.result) : ""}${setupAndMove(node, tree)}`
      + markup + labels + property("C", comment)
      + (here ? pointList("TB", here.black, tree) + pointList("TW", here.white, tree) : "");
  };
  const writeBranch = (start) => {
    let text = "";
    let at = start;
    for (;;) {
      text += writeNode(at);
      const next = tree.children[at];
      if (next.length !== 1) return text + next.map((child) => `(${writeBranch(child)})`).join("");
      at = next[0];
    }
  };
  return `(${writeBranch(0)})\n`;
}
