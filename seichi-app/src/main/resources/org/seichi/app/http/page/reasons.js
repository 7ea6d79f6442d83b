// The reasons of a score, in short entries; lines of play can be stepped through on the board.

import { h } from "./preact.js";
import { scoreOf } from "./store.js";
import { playLine } from "./review.js";
import { button, margin, part, player, reasonText, showing, Told, warningText } from "./parts.js";
import { pointOf } from "./points.js";
import { colorOf, other } from "./stones.js";
import { t } from "./language.js";

/** Groups chains of a player (in seki, of both) with the same reason into one entry. */
function alike(score, status) {
  const groups = new Map();
  for (const chain of score.chains.filter((one) => one.status === status)) {
    const key = `${status === "seki" ? "" : chain.color} ${chain.reasons[0]?.text}`;
    groups.set(key, [...(groups.get(key) ?? []), chain]);
  }
  return [...groups.values()];
}

const SHOWN = 2;

/** Names the largest chains by one stone each. */
function namesOf(chains) {
  const sorted = [...chains].sort((one, two) => two.stones.length - one.stones.length);
  return sorted.slice(0, SHOWN).map(({ color, stones }) => `${player(color)} ${stones[0]}`).join(", ")
    + (sorted.length > SHOWN ? ` +${sorted.length - SHOWN}` : "");
}

/** A line of play without passes at its end. */
function trimmed(line) {
  const moves = [...line];
  while (moves.length && moves.at(-1) === "pass") moves.pop();
  return moves;
}

function playOut(title, line, color, size) {
  const moves = trimmed(line);
  if (moves.length === 0) return null;
  return button(t("play-out"), () => playLine(title, moves.map((name) => pointOf(name, size)), color), { kind: "small play-out" });
}

function Chains({ chains, size }) {
  const [first] = chains;
  const reason = first.reasons[0];
  const shown = first.reasons.find(({ line }) => line.length > 0);
  const title = namesOf(chains);
  return h("li", showing(chains.flatMap(({ stones }) => stones)), h("strong", {}, title), ": ", reason && h(Told, { text: reasonText(reason, first.color) }), " ",
    shown && playOut(title, shown.line, other(colorOf(first.color)), size));
}

const section = (title, items) => items.length > 0 && h("section", { key: title }, h("h3", {}, title), h("ul", { class: "reasons" }, items));

const chains = (score, status, size) => alike(score, status).map((one) => h(Chains, { chains: one, size }));

function teire(score, size) {
  return score.teireReasons.map(({ player: who, point, reason, ...flat }) => {
    const why = reason ?? flat;
    const title = t("fills", { player: player(who), point });
    return h("li", showing([point]), h("strong", {}, title), ": ", h(Told, { text: reasonText(why, who) }), " ",
      playOut(title, why.line, other(colorOf(who)), size));
  });
}

function open({ open: left }) {
  if (!left) return [];
  const now = left.toMove === "black";
  const [black, white] = now ? [left.score, left.score === left.low ? left.high : left.low] : [left.score === left.low ? left.high : left.low, left.score];
  return [h("li", showing(left.largest), t("first-if", { player: player(1), result: margin(black) }), "; ",
    t("first-if", { player: player(2), result: margin(white) }), ".")];
}

/** The moves of the ending as an alternating line, with passes inserted where a player moves twice in a row. */
function turns(plays) {
  const line = [];
  plays.forEach(({ player: who, point }, i) => {
    if (i > 0 && plays[i - 1].player === who) line.push("pass");
    line.push(point);
  });
  return line;
}

/** The reasons, section by section. */
export function Reasons({ state }) {
  const score = scoreOf(state);
  if (!score) return null;
  const { tree: size } = state;
  const played = score.plays.length > 0 && [h("li", {}, t("moves-to-end", { count: score.plays.length }), " ",
    playOut(t("played-out"), turns(score.plays), colorOf(score.plays[0].player), size))];
  return h("div", { class: "why" },
    section(t("unsettled-stones"), chains(score, "unsettled", size)),
    section(t("dead-stones"), chains(score, "dead", size)),
    section(t("seki-stones"), chains(score, "seki", size)),
    section(t("must-fill"), teire(score, size)),
    section(t("open-kos"), score.kos.map((point) => h("li", showing([point]), t("takes-ko", { point })))),
    section(t("still-open"), open(score)),
    section(t("played-out"), played || []),
    score.warnings.length > 0 && part("warnings", `${t("warnings")} (${score.warnings.length})`, h("ul", { class: "reasons" }, score.warnings.map((warning) => h("li", { title: warning.text }, warningText(warning))))));
}

