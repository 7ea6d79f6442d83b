// The main result: the score or the estimated lead, and what a person should look at.

import { h } from "./preact.js";
import { isOver, isScored, scoreOf, update } from "./store.js";
import { button, ended, flagText, isEstimate, margin, player, part, points, showing, Told } from "./parts.js";
import { recordedMargin, Difference } from "./difference.js";
import { t } from "./language.js";

const SHOWN = 3;

/** The names of the first few points of a flag. */
const namesOf = (names) => names.slice(0, SHOWN).join(" ") + (names.length > SHOWN ? " …" : "");

function Look({ score }) {
  const { flags } = score;
  if (flags.length === 0) return h("p", { class: "look fine" }, t("nothing-to-look-at"));
  const most = flags.length > 3 ? 2 : 3;
  const items = flags.map((flag) => h("li", showing(flag.points),
    h("strong", {}, flag.points.length ? t("please-look", { points: namesOf(flag.points) }) : t("please-look-plain")), " ", h(Told, { text: flagText(flag) })));
  return h("ul", { class: "look" }, items.slice(0, most),
    items.length > most && h("li", { class: "others" }, part("others", t("more-to-look-at", { count: items.length - most }), h("ul", {}, items.slice(most)))));
}

function Recorded({ state, score }) {
  const { result } = state.tree;
  if (!result || state.terms.komi !== "" || state.terms.rules !== "") return null;
  const wanted = recordedMargin(result);
  if (wanted === null) return h("p", { class: "quiet" }, ended(state.tree));
  if (wanted === score.score) return h("p", { class: "quiet" }, t("record-agrees"));
  return h("p", { class: "recorded" }, t("record-says", { result }), " ",
    t("difference", { points: points(Math.abs(wanted - score.score)) }), " ", h(Difference, { state, score, wanted }));
}

function Scored({ state }) {
  const score = scoreOf(state);
  if (!score) return h(Waiting, { state, refused: state.answers.score?.refused });
  const estimate = isEstimate(score);
  const stale = state.answers.score === null;
  const marks = Object.keys(state.marks).length;
  return h("div", { class: stale ? "stale" : "" },
    h("h2", { id: "result", "data-result": score.result },
      score.score === 0 ? t("draw") : t("wins-by", { player: player(score.score > 0 ? 1 : 2), points: points(Math.abs(score.score)) })),
    h("p", { class: "quiet" }, `${score.result} `, t("under-rules", { rules: t(`rules-${score.rules}`), komi: score.komi }),
      marks > 0 && `, ${t("marked-by-hand", { count: marks })}`),
    estimate && h("p", { class: "warn" }, t("estimate-over")),
    h(Look, { score }),
    state.at === lastOf(state) && state.first === null && h(Recorded, { state, score }),
    (estimate || !isOver(state)) && state.mode !== "settle"
      && button(t("estimate-instead"), () => update({ anyway: false }), { name: "estimate" }));
}

const lastOf = ({ tree, at }) => (tree.children[at].length === 0 && !tree.nodes[at].added ? at : -1);

function Waiting({ refused }) {
  return h("div", {}, refused ? h("p", { class: "error" }, refused) : h("h2", { id: "result", class: "waiting", "aria-busy": "true" }, t("busy")));
}

/** A bar with the share of Black's chance to win. */
function Bar({ chance }) {
  return h("div", { class: "bar", role: "img", "aria-label": t("chance", { player: player(1), percent: Math.round(100 * chance) }) },
    h("div", { class: "bar-black", style: { width: `${100 * chance}%` } }));
}

/** The chance of the player who is more likely to win; even if it is below 53 %. */
function chanceOf(blackWins) {
  const most = Math.max(blackWins, 1 - blackWins);
  return most < 0.53 ? t("chance-even") : t("chance", { player: player(blackWins > 0.5 ? 1 : 2), percent: Math.round(100 * most) });
}

function Leads({ state }) {
  const { lead, evaluate } = state.answers;
  const worth = evaluate ?? (lead?.refused ? null : lead);
  if (!worth || worth.refused) return h(Waiting, { state, refused: worth?.refused });
  const { score, low, high, blackWins } = worth;
  const leader = score > 0 ? 1 : 2;
  return h("div", {},
    h("h2", { id: "result", "data-lead": score },
      Math.abs(score) < 0.5 ? t("even") : t("leads-by", { player: player(leader), points: points(Math.abs(score)) })),
    h(Bar, { chance: blackWins }),
    h("p", {}, chanceOf(blackWins), " ",
      t("between", { low: margin(low), high: margin(high) })),
    h("p", { class: "quiet" }, t("estimate-note"), " ",
      state.at === lastOf(state) && state.tree.result && recordedMargin(state.tree.result) === null && h("strong", {}, ended(state.tree))),
    h("div", { class: "row" },
      button(t("score-anyway"), () => update({ anyway: true }), { name: "anyway" }),
      button(t(state.suggests ? "hide-suggestions" : "suggest"), () => update({ suggests: !state.suggests }), { name: "suggest", pressed: state.suggests })));
}

function Suggested({ suggest, tree }) {
  if (!suggest || suggest.refused) return null;
  return h("section", {}, h("h3", {}, t("suggested")),
    h("ol", { class: "suggested" }, suggest.suggestions.map(({ point, share, motives }) => h("li", showing([point]),
      h("strong", {}, point), ` ${Math.round(100 * share)} %: `, motivesOf(motives)))));
}

/** The first two kinds of motives of a move. */
const motivesOf = (motives) =>
  [...new Set(motives.map(({ kind }) => t(`motive-${kind.replaceAll("_", "-")}`)))].slice(0, 2).join(" ");

/** The score or the estimate. */
export function Result({ state }) {
  return h("section", { class: "result", "aria-live": "polite", "aria-busy": String(state.busy) },
    isScored(state) ? h(Scored, { state }) : h(Leads, { state }),
    h(Suggested, { suggest: state.answers.suggest, tree: state.tree }));
}
