// The main result: the score or the estimated lead, and what a person should look at.

import { h } from "./preact.js";
import { isOver, isScored, scoreOf, update } from "./store.js";
import { button, endingText, flagText, isEstimate, marginText, playerName, collapsible, pointsText, highlighting, ExpandableText, winnerText } from "./components.js";
import { differs, recordedMargin, Difference } from "./difference.js";
import { t } from "./language.js";

const MAX_NAMES = 3;

/** The names of the first few points of a flag. */
const firstNames = (names) => names.slice(0, MAX_NAMES).join(" ") + (names.length > MAX_NAMES ? " …" : "");

function Flags({ score }) {
  const { flags } = score;
  if (flags.length === 0) return h("p", { class: "flags none" }, t("nothing-to-look-at"));
  const limit = flags.length > 3 ? 2 : 3;
  const items = flags.map((flag) => h("li", highlighting(flag.points),
    h("strong", {}, flag.points.length ? t("please-look", { points: firstNames(flag.points) }) : t("please-look-plain")), " ", h(ExpandableText, { text: flagText(flag) })));
  return h("ul", { class: "flags" }, items.slice(0, limit),
    items.length > limit && h("li", { class: "others" }, collapsible("others", t("more-to-look-at", { count: items.length - limit }), h("ul", {}, items.slice(limit)))));
}

function RecordedResult({ state, score }) {
  const { result } = state.tree;
  if (!result || state.terms.komi !== "" || state.terms.rules !== "") return null;
  const wanted = recordedMargin(result);
  if (wanted === null) return h("p", { class: differs(score) ? "recorded" : "quiet" }, endingText(state.tree));
  if (wanted === score.score) return h("p", { class: "quiet" }, t("record-agrees"));
  return h("p", { class: "recorded" }, t("record-says", { result }), " ",
    t("difference", { points: pointsText(Math.abs(wanted - score.score)) }), " ", h(Difference, { state, score, recorded: wanted }));
}

function Score({ state }) {
  const score = scoreOf(state);
  if (!score) return h(Waiting, { state, refused: state.answers.score?.refused });
  const estimate = isEstimate(score);
  const stale = state.answers.score === null;
  const marks = Object.keys(state.marks).length;
  return h("div", { class: stale ? "stale" : "" },
    h("h2", { id: "result", "data-result": score.result }, winnerText(score.score)),
    h("p", { class: "quiet" }, `${score.result} `, t("under-rules", { rules: t(`rules-${score.rules}`), komi: score.komi }),
      marks > 0 && `, ${t("marked-by-hand", { count: marks })}`),
    estimate && h("p", { class: "warn" }, t("estimate-over")),
    h(Flags, { score }),
    state.at === recordEnd(state) && state.first === null && h(RecordedResult, { state, score }),
    (estimate || !isOver(state)) && state.mode !== "settle"
      && button(t("estimate-instead"), () => update({ anyway: false }), { name: "estimate" }));
}

const recordEnd = ({ tree, at }) => (tree.children[at].length === 0 && !tree.nodes[at].added ? at : -1);

function Waiting({ refused }) {
  return h("div", {}, refused ? h("p", { class: "error" }, refused) : h("h2", { id: "result", class: "waiting", "aria-busy": "true" }, t("busy")));
}

/** A bar with the share of Black's chance to win. */
function ChanceBar({ chance }) {
  return h("div", { class: "bar", role: "img", "aria-label": t("chance", { player: playerName(1), percent: Math.round(100 * chance) }) },
    h("div", { class: "bar-black", style: { width: `${100 * chance}%` } }));
}

/** The chance of the player who is more likely to win; even if it is below 53 %. */
function chanceInWords(blackWins) {
  const chance = Math.max(blackWins, 1 - blackWins);
  return chance < 0.53 ? t("chance-even") : t("chance", { player: playerName(blackWins > 0.5 ? 1 : 2), percent: Math.round(100 * chance) });
}

function Estimate({ state }) {
  const { lead, evaluate } = state.answers;
  const estimate = evaluate ?? (lead?.refused ? null : lead);
  if (!estimate || estimate.refused) return h(Waiting, { state, refused: estimate?.refused });
  const { score, low, high, blackWins } = estimate;
  const leader = score > 0 ? 1 : 2;
  return h("div", {},
    h("h2", { id: "result", "data-lead": score },
      Math.abs(score) < 0.5 ? t("even") : t("leads-by", { player: playerName(leader), points: pointsText(Math.abs(score)) })),
    h(ChanceBar, { chance: blackWins }),
    h("p", {}, chanceInWords(blackWins), " ",
      t("between", { low: marginText(low), high: marginText(high) })),
    h("p", { class: "quiet" }, t("estimate-note"), " ",
      state.at === recordEnd(state) && state.tree.result && recordedMargin(state.tree.result) === null && h("strong", {}, endingText(state.tree))),
    h("div", { class: "row" },
      button(t("score-anyway"), () => update({ anyway: true }), { name: "anyway" }),
      button(t(state.suggests ? "hide-suggestions" : "suggest"), () => update({ suggests: !state.suggests }), { name: "suggest", pressed: state.suggests })));
}

function Suggestions({ suggest, tree }) {
  if (!suggest || suggest.refused) return null;
  return h("section", {}, h("h3", {}, t("suggested")),
    h("ol", { class: "suggested" }, suggest.suggestions.map(({ point, share, motives }) => h("li", highlighting([point]),
      h("strong", {}, point), ` ${Math.round(100 * share)} %: `, motivesInWords(motives)))));
}

/** The first two kinds of motives of a move. */
const motivesInWords = (motives) =>
  [...new Set(motives.map(({ kind }) => t(`motive-${kind.replaceAll("_", "-")}`)))].slice(0, 2).join(" ");

/** The score or the estimate. */
export function Result({ state }) {
  return h("section", { class: "result", "aria-live": "polite", "aria-busy": String(state.busy) },
    isScored(state) ? h(Score, { state }) : h(Estimate, { state }),
    h(Suggestions, { suggest: state.answers.suggest, tree: state.tree }));
}
