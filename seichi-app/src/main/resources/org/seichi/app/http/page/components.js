// Small components shared by several parts of the page.

import { h } from "./preact.js";
import { brokenOff, current, update } from "./store.js";
import { colorOf, opponentOf } from "./stones.js";
import { translated, t } from "./language.js";

/** A button; if it shows an icon, its words become its title. */
export const button = (words, action, { icon, disabled = false, name, pressed, className = "" } = {}) =>
  h("button", { type: "button", name, class: className, disabled, title: icon ? words : undefined, "aria-label": icon ? words : undefined,
    "aria-pressed": pressed, onClick: action }, icon ?? words);

/** A choice by radio buttons. */
export const choice = (label, name, values, chosen, action) =>
  h("div", { class: "choice", role: "radiogroup", "aria-label": label },
    values.map(([value, words]) => h("label", { class: value === chosen ? "chosen" : "", key: value },
      h("input", { type: "radio", name, value, checked: value === chosen, onChange: () => action(value) }), words)));

/** A list to choose from. */
export const selectField = (label, name, values, chosen, action) =>
  h("label", { class: "field" }, label,
    h("select", { name, value: chosen, onChange: (event) => action(event.target.value) },
      values.map(([value, words]) => h("option", { value, key: value }, words))));

/** A number field. */
export const numberField = (label, name, value, action, { min = 0, max = 1000, step = 1, placeholder } = {}) =>
  h("label", { class: "field" }, label,
    h("input", { type: "number", name, value, min, max, step, placeholder, onChange: (event) => action(event.target.value) }));

/** A collapsible part. */
export const collapsible = (name, title, content, open = false) =>
  h("details", { class: `collapsible ${name}`, open, key: name }, h("summary", {}, title), content);

/** Attributes that highlight points on the board while an element is hovered over or focused. */
export const highlighting = (points) => (points.length === 0 ? {} : {
  tabIndex: 0,
  onMouseEnter: () => update({ highlighted: points }), onMouseLeave: () => update({ highlighted: null }),
  onFocus: () => update({ highlighted: points }), onBlur: () => current().highlighted === points && update({ highlighted: null }),
});

const LONGEST_SHORT = 130;

const cutIndex = (text) => (text.length <= LONGEST_SHORT ? text.length : text.lastIndexOf(" ", LONGEST_SHORT - 20));

/** A text, or the beginning of a long one. */
export const beginningOf = (text) => (text.length <= LONGEST_SHORT ? text : `${text.slice(0, cutIndex(text))} …`);

/** A text; of a long one the beginning, with the rest expandable. */
export function ExpandableText({ text }) {
  if (text.length <= LONGEST_SHORT) return text;
  return h("details", { class: "expandable" }, h("summary", {}, beginningOf(text)), text.slice(cutIndex(text)));
}

/** How a game ended that was not counted, according to its record. */
export function endingText({ result }) {
  const how = brokenOff({ result }) ?? (/^[BW]\+$/.test(result) ? "unsaid" : undefined);
  return how ? t(`ended-${how}`, { player: playerName(result[0] === "B" ? 1 : 2), result }) : t("record-uncounted", { result });
}

/** Whether a score is an estimate, because the game is not finished. */
export const isEstimate = ({ flags }) => flags.some(({ code }) => code === "not-finished");

/** A line of play without passes at its end. */
export function withoutLastPasses(line) {
  const moves = [...line];
  while (moves.length && moves.at(-1) === "pass") moves.pop();
  return moves;
}

const MOVES_IN_WORDS = 3;

/**
 * The beginning of a line of play in the language of the page; empty if there is no move in it.
 *
 * @param first who moves first; who passes first leaves the first move to the other player
 */
function lineText(line, first) {
  if (line[0] === "pass") return lineText(line.slice(1), opponentOf(first));
  const moves = withoutLastPasses(line);
  const words = moves.slice(0, MOVES_IN_WORDS).map((point, i) => {
    const player = playerName(i % 2 ? opponentOf(first) : first);
    return point === "pass" ? t("passed", { player }) : `${player}\u00a0${point}`;
  });
  return words.join(", ") + (moves.length > MOVES_IN_WORDS ? " …" : "");
}

/**
 * The text of a reason about a player's stones, in the language of the page. Sentences in other languages than English name no points:
 * the line of play, which the opponent begins, follows them.
 */
export function reasonText({ rule, text, line }, color) {
  const opponent = opponentOf(colorOf(color));
  const said = translated(`reason-${rule}`, { player: playerName(color), opponent: playerName(opponent) }, text);
  const moves = said === text ? "" : lineText(line, opponent);
  return moves ? `${said} ${moves}` : said;
}

/** The text of a flag in the language of the page. */
export const flagText = ({ code, text }) => translated(`flag-${code}`, {}, text);

/** The text of a warning in the language of the page, with its place in the record. */
export const warningText = ({ code, text, line, column }) =>
  translated(`warning-${code}`, {}, null) === null ? text : t(`warning-${code}`) + (line > 0 ? ` (${line}:${column})` : "");

/** The name of a player in the language of the page, by color number or English name. */
export const playerName = (color) => t(color === 2 || color === "white" ? "white" : "black");

/** The winner of a score and the margin, in words. */
export const winnerText = (score) =>
  (score === 0 ? t("draw") : t("wins-by", { player: playerName(score > 0 ? 1 : 2), points: pointsText(Math.abs(score)) }));

/** A number of points as text, rounded to a tenth. */
export const pointsText = (value) => String(Math.round(value * 10) / 10);

/** A margin in the usual notation. */
export const marginText = (value) => (value === 0 ? "=" : `${value > 0 ? "B" : "W"}+${pointsText(Math.abs(value))}`);
