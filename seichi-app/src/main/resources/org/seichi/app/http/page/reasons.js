// The reasons of a score, in short entries; lines of play can be stepped through on the board.

import { h } from "./preact.js";
import { isScored, lastNode, scoreOf } from "./store.js";
import { playLine } from "./review.js";
import { button, marginText, collapsible, playerName, reasonText, highlighting, ExpandableText, warningText, withoutLastPasses } from "./components.js";
import { pointOf } from "./points.js";
import { colorOf, opponentOf } from "./stones.js";
import { t } from "./language.js";

/** Groups chains of a player (in seki, of both) with the same reason into one entry. */
function groupByReason(score, status) {
  const groups = new Map();
  for (const chain of score.chains.filter((one) => one.status === status)) {
    const key = `${status === "seki" ? "" : chain.color} ${chain.reasons[0]?.text}`;
    groups.set(key, [...(groups.get(key) ?? []), chain]);
  }
  return [...groups.values()];
}

const MAX_NAMES = 2;

/** Names the largest chains by one stone each. */
function chainNames(chains) {
  const sorted = [...chains].sort((one, two) => two.stones.length - one.stones.length);
  return sorted.slice(0, MAX_NAMES).map(({ color, stones }) => `${playerName(color)} ${stones[0]}`).join(", ")
    + (sorted.length > MAX_NAMES ? ` +${sorted.length - MAX_NAMES}` : "");
}

function playOutButton(title, line, color, size) {
  const moves = withoutLastPasses(line);
  if (moves.length === 0) return null;
  return button(t("play-out"), () => playLine(title, moves.map((name) => pointOf(name, size)), color), { className: "small play-out" });
}

function ChainGroup({ chains, size }) {
  const [first] = chains;
  const reason = first.reasons[0];
  const shown = first.reasons.find(({ line }) => line.length > 0);
  const title = chainNames(chains);
  return h("li", highlighting(chains.flatMap(({ stones }) => stones)), h("strong", {}, title), ": ", reason && h(ExpandableText, { text: reasonText(reason, first.color) }), " ",
    shown && playOutButton(title, shown.line, opponentOf(colorOf(first.color)), size));
}

const section = (title, items) => items.length > 0 && h("section", { key: title }, h("h3", {}, title), h("ul", { class: "reasons" }, items));

const chainItems = (score, status, size) => groupByReason(score, status).map((one) => h(ChainGroup, { chains: one, size }));

function teireItems(score, size) {
  return score.teireReasons.map(({ player: who, point, reason, ...flat }) => {
    const why = reason ?? flat;
    const title = t("fills", { player: playerName(who), point });
    return h("li", highlighting([point]), h("strong", {}, title), ": ", h(ExpandableText, { text: reasonText(why, who) }), " ",
      playOutButton(title, why.line, opponentOf(colorOf(who)), size));
  });
}

function openItems({ open: unplayed }) {
  if (!unplayed) return [];
  const now = unplayed.toMove === "black";
  const [black, white] = now ? [unplayed.score, unplayed.score === unplayed.low ? unplayed.high : unplayed.low] : [unplayed.score === unplayed.low ? unplayed.high : unplayed.low, unplayed.score];
  return [h("li", highlighting(unplayed.largest), t("first-if", { player: playerName(1), result: marginText(black) }), "; ",
    t("first-if", { player: playerName(2), result: marginText(white) }), ".")];
}

/** The moves of the ending as an alternating line, with passes inserted where a player moves twice in a row. */
function alternating(plays) {
  const line = [];
  plays.forEach(({ player: who, point }, i) => {
    if (i > 0 && plays[i - 1].player === who) line.push("pass");
    line.push(point);
  });
  return line;
}

/** What was tolerated in the record: beside a score, and beside an estimate where the record ends. */
export function Warnings({ state }) {
  const estimate = state.at === lastNode(state.tree) ? state.answers.evaluate : null;
  const { warnings = [] } = (isScored(state) ? scoreOf(state) : estimate) ?? {};
  return warnings.length > 0 && collapsible("warnings", `${t("warnings")} (${warnings.length})`,
    h("ul", { class: "reasons" }, warnings.map((warning) => h("li", { title: warning.text }, warningText(warning)))));
}

/** The reasons, section by section. */
export function Reasons({ state }) {
  const score = scoreOf(state);
  if (!score) return null;
  const { tree: size } = state;
  const played = score.plays.length > 0 && [h("li", {}, t("moves-to-end", { count: score.plays.length }), " ",
    playOutButton(t("played-out"), alternating(score.plays), colorOf(score.plays[0].player), size))];
  return h("div", { class: "why" },
    section(t("unsettled-stones"), chainItems(score, "unsettled", size)),
    section(t("dead-stones"), chainItems(score, "dead", size)),
    section(t("seki-stones"), chainItems(score, "seki", size)),
    section(t("must-fill"), teireItems(score, size)),
    section(t("open-kos"), score.kos.map((point) => h("li", highlighting([point]), t("takes-ko", { point })))),
    section(t("still-open"), openItems(score)),
    section(t("played-out"), played || []));
}

