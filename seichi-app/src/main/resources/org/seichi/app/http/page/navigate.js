// Navigation below the board: the current place in the game, and the buttons to move through it.

import { h } from "./preact.js";
import { lineThrough, pathTo } from "./tree.js";
import { position, update } from "./store.js";
import { drawn, goToPlace, keepLine, leaveLine, playAt, step, stepLine, takeBack, toEnd, toStart, variation } from "./review.js";
import { button, player } from "./parts.js";
import { nameOf } from "./points.js";
import { edgeOf, place } from "./wood.js";
import { t } from "./language.js";

function Line({ state }) {
  const { moves, step: at, title } = state.line;
  const skipped = moves[0].point < 0 ? t("elsewhere-first", { player: player(moves[0].color) }) : "";
  return h("div", { class: "navigate line-bar" },
    h("div", { class: "keys" },
      button(t("back"), () => stepLine(-1), { sign: "‹", disabled: at === 0, name: "line-back" }),
      button(t("on"), () => stepLine(1), { sign: "›", disabled: at === moves.length, name: "line-on" }),
      button(t("leave-line"), leaveLine, { name: "leave-line" }), button(t("keep-line"), keepLine, {})),
    h("p", { class: "where", role: "status" }, `${title}. ${skipped} ${t("line-step", { number: at, all: moves.length })}`));
}

function where(state) {
  const { tree, at } = state;
  const here = position(state);
  const all = lineThrough(tree, at).length - 1;
  const { last } = here;
  const move = last ? `${player(last.color)} ${last.point < 0 ? t("pass") : nameOf(last.point, tree)}` : "";
  const beside = tree.nodes[at].parent < 0 ? [] : tree.children[tree.nodes[at].parent];
  const branch = beside.length > 1 ? ` (${t("variation-of", { number: beside.indexOf(at) + 1, all: beside.length })})` : "";
  const place = all > 0 ? `${t("move-of", { number: pathTo(tree, at).length - 1, all })}${move && ` · ${move}`}${branch} · ` : "";
  return `${place}${t("to-play", { player: player(here.toMove) })}`;
}

/** The navigation: first, back, slider, on, last. */
export function Navigate({ state }) {
  if (state.line) return h(Line, { state });
  const { tree, at, mode, zoom } = state;
  const place = pathTo(tree, at).length - 1;
  const all = lineThrough(tree, at).length - 1;
  const beside = tree.nodes[at].parent < 0 ? 0 : tree.children[tree.nodes[at].parent].length;
  return h("div", { class: "navigate" },
    h("div", { class: "keys" },
      all > 0 && [
        button(t("first"), toStart, { sign: "«", disabled: place === 0, name: "first" }),
        button(t("back"), () => step(-1), { sign: "‹", disabled: place === 0, name: "back" }),
        h("input", { type: "range", name: "slider", min: 0, max: all, value: place, "aria-label": t("move-slider"),
          onInput: (event) => goToPlace(Number(event.target.value)) }),
        button(t("on"), () => step(1), { sign: "›", disabled: place === all, name: "on" }),
        button(t("last"), toEnd, { sign: "»", name: "last" })],
      beside > 1 && button(t("next-variation"), () => variation(1), { sign: "⑂", name: "variation" }),
      mode === "review" && tree.nodes[at].added && button(t("take-back"), takeBack, { name: "take-back" }),
      mode === "review" && button(t("pass"), () => playAt(-1), { name: "pass" }),
      button(t("zoom"), () => update({ zoom: zoom ? null : middle(state) }), { sign: "⌕", name: "zoom", pressed: Boolean(zoom), kind: "zoom" })),
    h("p", { class: "where" }, where(state)));
}

/** The center for the zoom: the cursor, else the last move, else the middle of the board. */
function middle(state) {
  const { last } = drawn(state).here;
  const { width, height } = state.tree;
  const point = state.cursor >= 0 ? state.cursor : last && last.point >= 0 ? last.point : (height >> 1) * width + (width >> 1);
  return place(point, state.tree, edgeOf(state.layers.coordinates));
}

/** The numbers of captives of both players. */
export function Captives({ state }) {
  const { captured } = drawn(state).here;
  const more = state.tree.captives;
  const of = (color) => more?.[color === 1 ? "black" : "white"] ?? captured[color];
  return h("p", { class: "captives" }, `${t("captives")}: `,
    h("span", { class: "dot black" }), ` ${of(1)}  `, h("span", { class: "dot white" }), ` ${of(2)}`);
}
