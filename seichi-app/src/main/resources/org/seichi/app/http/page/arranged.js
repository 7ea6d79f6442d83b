// The board arranged for counting, as players do after a game: shown in place of the board as it was played.

import { h } from "./preact.js";
import { button, pointsText } from "./components.js";
import { drawOn, numberOnWood, ownerSquare } from "./overlays.js";
import { pointOf } from "./points.js";
import { BLACK, EMPTY, WHITE } from "./stones.js";
import { isScored, scoreOf, update } from "./store.js";
import { t } from "./language.js";

const PLAYERS = [["black", BLACK], ["white", WHITE]];

/** Whether the board can be arranged here. The engine does not know captives from before a position that was set up. */
export const canArrange = (state) =>
  isScored(state) && state.mode === "review" && !state.line && !state.tree.captives;

/** The arrangement that is shown; null if the board is shown as it was played. */
export const arrangedBoard = (state) => (state.arranged && canArrange(state) && scoreOf(state)?.arranged) || null;

/** The stones of an arrangement. */
export function arrangedCells(arranged, { width, height }) {
  const cells = Array(width * height).fill(EMPTY);
  PLAYERS.forEach(([name, color]) => arranged[name].stones.forEach((stone) => (cells[pointOf(stone, { width, height })] = color)));
  return cells;
}

/** The point in the middle of a rectangle, of which the first and the last point are opposite corners. */
function middleOf(block, size) {
  const [first, last] = [block[0], block.at(-1)].map((name) => pointOf(name, size));
  const between = (from, to) => Math.floor((from + to) / 2);
  return between(Math.floor(first / size.width), Math.floor(last / size.width)) * size.width
    + between(first % size.width, last % size.width);
}

/** The blocks of territory, each with its number of points. */
export const ArrangedOverlays = ({ arranged, size, xy }) => h("g", { class: "overlays", "aria-hidden": "true" },
  PLAYERS.map(([name]) => arranged[name].blocks.map((block) => [
    drawOn(block, size, xy, ownerSquare(name)),
    numberOnWood(xy(middleOf(block, size)), block.length),
  ])));

/** What counts for a player, each with its name where it is no block, and the sum. */
function sumOf({ stones, blocks, noRoom }, player, isArea) {
  const territory = blocks.reduce((sum, block) => sum + block.length, 0);
  const items = [
    ...(isArea ? [[stones.length, "stones"], [player.area - stones.length - territory, "layer-dame"]] : [[-noRoom, "prisoners"]]),
    [player.handicap, "handicap"], [player.komi, "komi"],
  ].filter(([points]) => points !== 0);
  const named = items.map(([points, name]) => `${pointsText(points)} (${t(name)})`);
  const sum = items.reduce((all, [points]) => all + points, territory);
  return `${[...blocks.map((block) => pointsText(block.length)), ...named].join(" + ") || "0"} = ${pointsText(sum)}`;
}

/** The button that arranges the board, and the sums of both players while it is arranged. */
export function Arranging({ state, score }) {
  if (!canArrange(state)) return null;
  const arranged = arrangedBoard(state);
  const isArea = score.counterpart.scoring === "territory";
  return h("div", { class: "arranging" },
    button(t("arrange"), () => update({ arranged: !state.arranged }), { name: "arrange", pressed: state.arranged }),
    h("div", { role: "status" }, arranged && PLAYERS.map(([name]) =>
      h("p", { key: name }, `${t(name)}: ${sumOf(arranged[name], score[name], isArea)}`))));
}
