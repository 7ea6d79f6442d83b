// The panel beside the board while a dispute is settled: the marks of each player, their cost, who moves first.

import { h } from "./preact.js";
import { update } from "./store.js";
import { disputed, forget, moveFirst, say, saidOf, split } from "./settle.js";
import { chainAt } from "./stones.js";
import { positionAt } from "./tree.js";
import { button, choice, player, points } from "./parts.js";
import { nameOf } from "./points.js";
import { t } from "./language.js";

/** The cost of a mark: the score with all marks less that without this one; empty if not known yet. */
function costOf(state, point) {
  const before = state.answers[`without ${point}`];
  const now = state.answers.score;
  if (!before || before.refused || !now || now.refused) return "";
  const apart = now.score - before.score;
  return apart === 0 ? t("mark-costs-nothing") : t("mark-costs", { points: points(Math.abs(apart)), player: player(apart > 0 ? 1 : 2) });
}

function Mark({ state, point }) {
  const { tree, at, marks, marked } = state;
  const { cells } = positionAt(tree, at);
  const own = chainAt(cells, point, tree).stones;
  const status = saidOf(state, [point]);
  const together = marked && marked.stones.includes(point) && marked.chains.length > 1;
  const { black, white } = marks[point];
  return h("li", {},
    h("strong", {}, `${player(cells[point])} ${nameOf(point, tree)}`), ` ${status ? t(status) : ""} `,
    black !== white && h("em", {}, [["black", black], ["white", white]].map(([who, what]) => t("who-says", { player: player(who), status: what ? t(what) : "–" })).join(", "), " "),
    h("span", { class: "cost" }, costOf(state, point)), " ",
    together && button(t("split"), () => split(point), { kind: "small", name: "split" }),
    button(t("unmark"), () => say([own], null), { sign: "×", kind: "small" }));
}

function Agreement({ state }) {
  const apart = disputed(state.marks);
  if (Object.keys(state.marks).length === 0) return null;
  if (apart.length === 0) return h("p", { class: "agreed" }, t("agreed"));
  return h("p", { class: "warn" }, `${t("not-agreed")} ${apart.map(({ point }) => nameOf(point, state.tree)).join(" ")}`);
}

export function Settling({ state }) {
  const marks = Object.keys(state.marks).map(Number);
  return h("section", { class: "settling" },
    h("p", { class: "quiet" }, t("settle-help")),
    h("div", { class: "row" },
      h("label", { class: "check" }, h("input", { type: "checkbox", name: "together", checked: state.together,
        onChange: () => update({ together: !state.together }) }), t("together"))),
    h("div", { class: "row" }, h("span", {}, t("marks-of")),
      choice(t("marks-of"), "who", [["both", t("both")], ["black", player(1)], ["white", player(2)]], state.who, (who) => update({ who }))),
    marks.length > 0 && h("ul", { class: "marks" }, marks.map((point) => h(Mark, { state, point, key: point }))),
    h(Agreement, { state }),
    marks.length > 0 && button(t("forget-marks"), forget, { name: "forget" }),
    h("div", { class: "row" }, h("span", {}, t("moves-first")),
      choice(t("moves-first"), "first", [["", t("as-it-is")], ["1", player(1)], ["2", player(2)]], String(state.first ?? ""),
        (value) => moveFirst(value === "" ? null : Number(value)))));
}

