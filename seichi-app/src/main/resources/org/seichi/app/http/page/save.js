// Saves results as SGF with the score, as pictures, and as JSON.

import { current, scoreOf } from "./store.js";
import { sgfOfTree } from "./sgf.js";

function download(blob, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const fileName = (ending) => `${current().name.replace(/\.\w+$/, "").replaceAll(/[^\p{L}\p{N}._ -]/gu, "") || "position"}-scored.${ending}`;

/** The annotation for the record: territory, result, and in short the reasons of what is dead or was marked. */
function annotationOf(state, score) {
  const { width, ownership, rows } = score.board;
  const of = (owner, stone) => ownership.flatMap((row, y) => [...row].flatMap((one, x) =>
    (one === owner && rows[y][x] !== stone ? [y * width + x] : [])));
  const told = score.chains.filter(({ status, certainty }) => status === "dead" || certainty === "marked")
    .map(({ color, stones, reasons }) => `${color === "black" ? "Black" : "White"} ${stones[0]}: ${reasons[0]?.text ?? "dead"}`);
  return { at: state.at, result: score.result === "Draw" ? "0" : score.result, black: of("B", "X"), white: of("W", "O"),
    comment: [`${score.result} under ${score.rules} rules.`, ...new Set(told), ...score.flags.map(({ text }) => text)].join("\n") };
}

/** The game under the terms by which it is counted here. */
const countedTree = ({ tree, terms }) => ({ ...tree, rules: terms.rules || tree.rules, komi: terms.komi || tree.komi });

export function saveSgf() {
  const state = current();
  const score = scoreOf(state);
  download(new Blob([sgfOfTree(countedTree(state), score && annotationOf(state, score))], { type: "application/x-go-sgf" }), fileName("sgf"));
}

export function saveJson() {
  const { score, evaluate } = current().answers;
  download(new Blob([JSON.stringify(score ?? evaluate, null, 1)], { type: "application/json" }), fileName("json"));
}

/** The board as a self-contained SVG, with the computed styles of the page inlined. */
function boardSvg() {
  const board = document.getElementById("board");
  const copy = board.cloneNode(true);
  copy.querySelectorAll(".hover").forEach((one) => one.remove());
  const STYLES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "font-family", "font-weight", "paint-order"];
  const originals = [...board.querySelectorAll("*:not(.hover):not(.hover *)")];
  [...copy.querySelectorAll("*")].forEach((one, i) => {
    const style = getComputedStyle(originals[i]);
    STYLES.forEach((name) => one.setAttribute(name, style.getPropertyValue(name)));
    if (one.tagName === "stop") one.setAttribute("stop-color", style.getPropertyValue("stop-color"));
  });
  const { width, height } = board.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", width * 2);
  copy.setAttribute("height", height * 2);
  return new XMLSerializer().serializeToString(copy);
}

export function saveSvg() {
  download(new Blob([boardSvg()], { type: "image/svg+xml" }), fileName("svg"));
}

export async function savePng() {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([boardSvg()], { type: "image/svg+xml" }));
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width * 1.5, height: image.height * 1.5 });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  canvas.toBlob((blob) => download(blob, fileName("png")));
}

