// The panel beside the board while a dispute is settled: the marks of each player, their cost, who moves first.

import { h } from "./preact.js";
import { update } from "./store.js";
import { disputedMarks, clearMarks, setFirstPlayer, markChains, markedStatus, keepOnlyMark } from "./marks.js";
import { chainAt } from "./stones.js";
import { positionAt } from "./tree.js";
import { button, choice, playerName, pointsText } from "./components.js";
import { nameOf } from "./points.js";
import { t } from "./language.js";

/** The cost of a mark: the score with all marks less that without this one; empty if not known yet. */
function costOf(state, point) {
  const before = state.answers[`without ${point}`];
  const now = state.answers.score;
  if (!before || before.refused || !now || now.refused) return "";
  const cost = now.score - before.score;
  return cost === 0 ? t("mark-costs-nothing") : t("mark-costs", { points: pointsText(Math.abs(cost)), player: playerName(cost > 0 ? 1 : 2) });
}

function Mark({ state, point }) {
  const { tree, at, marks, lastMarked } = state;
  const { cells } = positionAt(tree, at);
  const stones = chainAt(cells, point, tree).stones;
  const status = markedStatus(state, [point]);
  const together = lastMarked && lastMarked.stones.includes(point) && lastMarked.chains.length > 1;
  const { black, white } = marks[point];
  return h("li", {},
    h("strong", {}, `${playerName(cells[point])} ${nameOf(point, tree)}`), ` ${status ? t(status) : ""} `,
    black !== white && h("em", {}, [["black", black], ["white", white]].map(([who, what]) => t("who-says", { player: playerName(who), status: what ? t(what) : "–" })).join(", "), " "),
    h("span", { class: "cost" }, costOf(state, point)), " ",
    together && button(t("split"), () => keepOnlyMark(point), { className: "small", name: "split" }),
    button(t("unmark"), () => markChains([stones], null), { icon: "×", className: "small" }));
}

function Agreement({ state }) {
  const disputes = disputedMarks(state.marks);
  if (Object.keys(state.marks).length === 0) return null;
  if (disputes.length === 0) return h("p", { class: "agreed" }, t("agreed"));
  return h("p", { class: "warn" }, `${t("not-agreed")} ${disputes.map(({ point }) => nameOf(point, state.tree)).join(" ")}`);
}

export function MarksPanel({ state }) {
  const marks = Object.keys(state.marks).map(Number);
  return h("section", { class: "marks-panel" },
    h("p", { class: "quiet" }, t("settle-help")),
    h("div", { class: "row" },
      h("label", { class: "check" }, h("input", { type: "checkbox", name: "together", checked: state.together,
        onChange: () => update({ together: !state.together }) }), t("together"))),
    h("div", { class: "row" }, h("span", {}, t("marks-of")),
      choice(t("marks-of"), "who", [["both", t("both")], ["black", playerName(1)], ["white", playerName(2)]], state.who, (who) => update({ who }))),
    marks.length > 0 && h("ul", { class: "marks" }, marks.map((point) => h(Mark, { state, point, key: point }))),
    h(Agreement, { state }),
    marks.length > 0 && button(t("forget-marks"), clearMarks, { name: "forget" }),
    h("div", { class: "row" }, h("span", {}, t("moves-first")),
      choice(t("moves-first"), "first", [["", t("as-it-is")], ["1", playerName(1)], ["2", playerName(2)]], String(state.first ?? ""),
        (value) => setFirstPlayer(value === "" ? null : Number(value)))));
}

