// Navigation below the board: the current place in the game, and the buttons to move through it.

import { h } from "./preact.js";
import { lineThrough, pathTo, positionAt, siblingsOf } from "./tree.js";
import { position, update } from "./store.js";
import { drawnPosition, goToIndex, keepLine, leaveLine, playAt, step, stepLine, takeBack, toEnd, toStart, nextVariation } from "./review.js";
import { button, playerName } from "./components.js";
import { nameOf } from "./points.js";
import { edgeWidth, xyOf } from "./wood.js";
import { t } from "./language.js";

function LineBar({ state }) {
  const { moves, step: at, title } = state.line;
  const skipped = moves[0].point < 0 ? t("elsewhere-first", { player: playerName(moves[0].color) }) : "";
  return h("div", { class: "navigate line-bar" },
    h("div", { class: "buttons" },
      button(t("back"), () => stepLine(-1), { icon: "‹", disabled: at === 0, name: "line-back" }),
      button(t("on"), () => stepLine(1), { icon: "›", disabled: at === moves.length, name: "line-on" }),
      button(t("leave-line"), leaveLine, { name: "leave-line" }), button(t("keep-line"), keepLine, {})),
    h("p", { class: "where", role: "status" }, `${title}. ${skipped} ${t("line-step", { number: at, all: moves.length })}`));
}

function moveInWords(player, point, tree) {
  return point < 0 ? t("passed", { player }) : `${player} ${nameOf(point, tree)}`;
}

/** The number of the last move among those of the game, and the move; neither where a game has no moves. */
function moveOfGame(state) {
  const { tree, at } = state;
  const { number, last } = position(state);
  const all = positionAt(tree, lineThrough(tree, at).at(-1)).number;
  if (all === 0) return [];
  return [t("move-of", { number, all }), ...(last ? [moveInWords(playerName(last.color), last.point, tree)] : [])];
}

function placeInWords(state) {
  const { tree, at } = state;
  const siblings = siblingsOf(tree, at);
  const branch = siblings.length > 1 ? ` (${t("variation-of", { number: siblings.indexOf(at) + 1, all: siblings.length })})` : "";
  const inGame = moveOfGame(state).join(" · ");
  return `${inGame && `${inGame}${branch} · `}${t("to-play", { player: playerName(position(state).toMove) })}`;
}

/** The navigation: first, back, slider, on, last. */
export function Navigate({ state }) {
  if (state.line) return h(LineBar, { state });
  const { tree, at, mode, zoom } = state;
  const index = pathTo(tree, at).length - 1;
  const all = lineThrough(tree, at).length - 1;
  return h("div", { class: "navigate" },
    h("div", { class: "buttons" },
      all > 0 && [
        button(t("first"), toStart, { icon: "«", disabled: index === 0, name: "first" }),
        button(t("back"), () => step(-1), { icon: "‹", disabled: index === 0, name: "back" }),
        h("input", { type: "range", name: "slider", min: 0, max: all, value: index, "aria-label": t("move-slider"),
          "aria-valuetext": moveOfGame(state).join(", ") || placeInWords(state),
          onInput: (event) => goToIndex(Number(event.target.value)) }),
        button(t("on"), () => step(1), { icon: "›", disabled: index === all, name: "on" }),
        button(t("last"), toEnd, { icon: "»", name: "last" })],
      siblingsOf(tree, at).length > 1 && button(t("next-variation"), () => nextVariation(1), { icon: "↑↓", name: "variation" }),
      mode === "review" && tree.nodes[at].added && button(t("take-back"), takeBack, { name: "take-back" }),
      mode === "review" && button(t("pass"), () => playAt(-1), { name: "pass" }),
      button(t("zoom"), () => update({ zoom: zoom ? null : zoomCenter(state) }), { icon: "⌕", name: "zoom", pressed: Boolean(zoom), className: "zoom" })),
    h("p", { class: "where" }, placeInWords(state)));
}

/** The center for the zoom: the cursor, else the last move, else the middle of the board. */
function zoomCenter(state) {
  const { last } = drawnPosition(state).here;
  const { width, height } = state.tree;
  const point = state.cursor >= 0 ? state.cursor : last && last.point >= 0 ? last.point : (height >> 1) * width + (width >> 1);
  return xyOf(point, state.tree, edgeWidth(state.layers.coordinates));
}

/** The color of a player, drawn; readers of the screen say it. */
function dot(color) {
  return h("span", { class: `dot ${color}`, role: "img", "aria-label": t(color) });
}

/** The numbers of captives of both players. */
export function Captives({ state }) {
  const { captured } = drawnPosition(state).here;
  const more = state.tree.captives;
  const of = (color) => more?.[color === 1 ? "black" : "white"] ?? captured[color];
  return h("p", { class: "captives" }, `${t("captives")}: `,
    dot("black"), ` ${of(1)}  `, dot("white"), ` ${of(2)}`);
}
