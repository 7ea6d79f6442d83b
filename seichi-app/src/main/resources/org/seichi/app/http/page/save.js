// Saves results as SGF with the score, as pictures, and as JSON.

import { current, scoreOf } from "./store.js";
import { sgfOfTree } from "./sgf.js";

function give(blob, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const nameOf = (ending) => `${current().name.replace(/\.\w+$/, "").replaceAll(/[^\p{L}\p{N}._ -]/gu, "") || "position"}-scored.${ending}`;

/** The annotation for the record: territory, result, and the reasons in short. */
function found(state, score) {
  const { width, ownership, rows } = score.board;
  const of = (owner, stone) => ownership.flatMap((row, y) => [...row].flatMap((one, x) =>
    (one === owner && rows[y][x] !== stone ? [y * width + x] : [])));
  const dead = score.chains.filter(({ status }) => status === "dead")
    .map(({ color, stones, reasons }) => `${color === "black" ? "Black" : "White"} ${stones[0]}: ${reasons[0]?.text ?? "dead"}`);
  return { at: state.at, result: score.result === "Draw" ? "0" : score.result, black: of("B", "X"), white: of("W", "O"),
    comment: [`${score.result} under ${score.rules} rules.`, ...new Set(dead), ...score.flags.map(({ text }) => text)].join("\n") };
}

export function saveSgf() {
  const state = current();
  const score = scoreOf(state);
  give(new Blob([sgfOfTree(state.tree, score && found(state, score))], { type: "application/x-go-sgf" }), nameOf("sgf"));
}

export function saveJson() {
  const { score, evaluate } = current().answers;
  give(new Blob([JSON.stringify(score ?? evaluate, null, 1)], { type: "application/json" }), nameOf("json"));
}

/** The board as a self-contained SVG, with the computed styles of the page inlined. */
function pictureText() {
  const board = document.getElementById("board");
  const copy = board.cloneNode(true);
  copy.querySelectorAll(".hover").forEach((one) => one.remove());
  const LOOK = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "font-family", "font-weight", "paint-order"];
  const pairs = [...board.querySelectorAll("*:not(.hover):not(.hover *)")];
  [...copy.querySelectorAll("*")].forEach((one, i) => {
    const look = getComputedStyle(pairs[i]);
    LOOK.forEach((name) => one.setAttribute(name, look.getPropertyValue(name)));
    if (one.tagName === "stop") one.setAttribute("stop-color", look.getPropertyValue("stop-color"));
  });
  const { width, height } = board.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", width * 2);
  copy.setAttribute("height", height * 2);
  return new XMLSerializer().serializeToString(copy);
}

export function saveSvg() {
  give(new Blob([pictureText()], { type: "image/svg+xml" }), nameOf("svg"));
}

export async function savePng() {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([pictureText()], { type: "image/svg+xml" }));
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width * 1.5, height: image.height * 1.5 });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  canvas.toBlob((blob) => give(blob, nameOf("png")));
}

