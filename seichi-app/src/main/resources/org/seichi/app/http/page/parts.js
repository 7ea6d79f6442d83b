// Small components shared by several parts of the page.

import { h } from "./preact.js";
import { brokenOff, current, update } from "./store.js";
import { colorOf, other } from "./stones.js";
import { inOwnWords, t } from "./language.js";

/** A button; if it shows a sign, its words become its title. */
export const button = (words, action, { sign, disabled = false, name, pressed, kind = "" } = {}) =>
  h("button", { type: "button", name, class: kind, disabled, title: sign ? words : undefined, "aria-label": sign ? words : undefined,
    "aria-pressed": pressed, onClick: action }, sign ?? words);

/** A choice by radio buttons. */
export const choice = (label, name, values, chosen, action) =>
  h("div", { class: "choice", role: "radiogroup", "aria-label": label },
    values.map(([value, words]) => h("label", { class: value === chosen ? "chosen" : "", key: value },
      h("input", { type: "radio", name, value, checked: value === chosen, onChange: () => action(value) }), words)));

/** A list to choose from. */
export const select = (label, name, values, chosen, action) =>
  h("label", { class: "field" }, label,
    h("select", { name, value: chosen, onChange: (event) => action(event.target.value) },
      values.map(([value, words]) => h("option", { value, key: value }, words))));

/** A number field. */
export const number = (label, name, value, action, { min = 0, max = 1000, step = 1, placeholder } = {}) =>
  h("label", { class: "field" }, label,
    h("input", { type: "number", name, value, min, max, step, placeholder, onChange: (event) => action(event.target.value) }));

/** A collapsible part. */
export const part = (name, title, content, open = false) =>
  h("details", { class: `part ${name}`, open, key: name }, h("summary", {}, title), content);

/** Attributes that highlight points on the board while an element is hovered over or focused. */
export const showing = (points) => (points.length === 0 ? {} : {
  tabIndex: 0,
  onMouseEnter: () => update({ pointed: points }), onMouseLeave: () => update({ pointed: null }),
  onFocus: () => update({ pointed: points }), onBlur: () => current().pointed === points && update({ pointed: null }),
});

const LONG = 130;

const cutOf = (text) => (text.length <= LONG ? text.length : text.lastIndexOf(" ", LONG - 20));

/** A text, or the beginning of a long one. */
export const beginningOf = (text) => (text.length <= LONG ? text : `${text.slice(0, cutOf(text))} …`);

/** A text; of a long one the beginning, with the rest expandable. */
export function Told({ text }) {
  if (text.length <= LONG) return text;
  return h("details", { class: "long" }, h("summary", {}, beginningOf(text)), text.slice(cutOf(text)));
}

/** How a game ended that was not counted, according to its record. */
export function ended({ result }) {
  const how = brokenOff({ result });
  return how ? t(`ended-${how}`, { player: player(result[0] === "B" ? 1 : 2), result }) : t("record-uncounted", { result });
}

/** Whether a score is an estimate, because the game is not finished. */
export const isEstimate = ({ flags }) => flags.some(({ code }) => code === "not-finished");

/** The text of a reason about a player's stones, in the language of the page. */
export const reasonText = ({ rule, text }, color) =>
  inOwnWords(`reason-${rule}`, { player: player(color), opponent: player(other(colorOf(color))) }, text);

/** The text of a flag in the language of the page. */
export const flagText = ({ code, text }) => inOwnWords(`flag-${code}`, {}, text);

/** The text of a warning in the language of the page, with its place in the record. */
export const warningText = ({ code, text, line, column }) =>
  inOwnWords(`warning-${code}`, {}, null) === null ? text : t(`warning-${code}`) + (line > 0 ? ` (${line}:${column})` : "");

/** The name of a player in the language of the page, by color number or English name. */
export const player = (color) => t(color === 2 || color === "white" ? "white" : "black");

/** A number of points as text, rounded to a tenth. */
export const points = (value) => String(Math.round(value * 10) / 10);

/** A margin in the usual notation. */
export const margin = (value) => (value === 0 ? "=" : `${value > 0 ? "B" : "W"}+${points(Math.abs(value))}`);
