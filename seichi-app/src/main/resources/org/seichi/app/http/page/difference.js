// Compares the recorded result with the score and looks for the rule, points or chains that explain the difference.

import { Component, h } from "./preact.js";
import { current } from "./store.js";
import { answerTo } from "./answers.js";
import { scoreQuestion } from "./questions.js";
import { groupOf } from "./marks.js";
import { pointOf } from "./points.js";
import { countBothWays } from "./count.js";
import { button, playerName } from "./components.js";
import { t } from "./language.js";

/** The margin of a result such as "W+2.5", or null if it was not counted. */
export function recordedMargin(result) {
  if (/^(draw|0|jigo)$/i.test(result)) return 0;
  const parts = result.match(/^([BW])\+(\d+(?:\.\d+)?)$/);
  return parts && (parts[1] === "B" ? 1 : -1) * Number(parts[2]);
}

/** Whether a record says another result than the score: another margin, or another winner without a margin. */
export const differs = (score) => score.warnings?.some(({ code }) => code === "result-differs") ?? false;

/** A rule that explains the recorded result: the way of counting, teire, or another komi; null if none does. */
export function explainByRules(score, recorded) {
  const { scoring } = score.counterpart;
  if (countBothWays(score)[scoring].margin === recorded) return t("explained-way", { way: t(`by-${scoring}`) });
  const difference = recorded - score.score;
  const { black, white } = score.teire;
  const filled = black.length - white.length;
  if (filled !== 0 && difference === filled) return t("explained-teire", { points: [...black, ...white].join(" ") });
  const komi = score.komi - difference;
  if ([0, 0.5, 5.5, 6.5, 7, 7.5, 8].includes(komi)) return t("explained-komi", { komi });
  return null;
}

/** Tries other statuses for each group of chains, unsettled ones first and living ones last, until the score is the recorded one. */
async function explainByChains(state, score, recorded) {
  const triedChains = new Set();
  const statuses = ["unsettled", "seki", "dead", "alive"];
  const certainties = ["judged", "searched", "proven"];
  const chains = [...score.chains].sort((one, two) => statuses.indexOf(one.status) - statuses.indexOf(two.status)
    || certainties.indexOf(one.certainty) - certainties.indexOf(two.certainty));
  for (const chain of chains) {
    if (triedChains.has(chain)) continue;
    const group = groupOf(score, chain, state.tree);
    group.forEach((one) => triedChains.add(one));
    for (const status of ["dead", "alive", "seki"].filter((one) => one !== chain.status)) {
      const marks = Object.fromEntries(group.map((one) => [pointOf(one.stones[0], state.tree), { black: status, white: status }]));
      const other = await answerTo(scoreQuestion({ ...state, marks, who: "both" }));
      if (other.score === recorded) return { chain, status };
    }
  }
  return null;
}

/** A button that looks for an explanation, replaced by what was found. */
export class Difference extends Component {
  async seek() {
    const { state, score, recorded } = this.props;
    this.setState({ searching: true });
    const rule = explainByRules(score, recorded);
    const found = rule ? null : await explainByChains(state, score, recorded).catch(() => null);
    const text = rule ?? (found
      ? t("explained-chain", { color: playerName(found.chain.color), stone: found.chain.stones[0], status: t(found.status) })
      : score.dame.length ? t("explained-dame", { points: score.dame.slice(0, 6).join(" ") }) : t("explained-not"));
    if (current().tree === state.tree) this.setState({ text, key: score });
  }

  render({ score }, { text, key, searching }) {
    if (text && key === score) return h("strong", { class: "explained" }, text);
    return button(t("seek-explanation"), () => this.seek(), { disabled: searching && !text, name: "difference", className: "small" });
  }
}
