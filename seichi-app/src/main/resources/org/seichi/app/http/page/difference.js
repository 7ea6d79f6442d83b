// Compares the recorded result with the score and looks for the rule, points or chains that explain the difference.

import { Component, h } from "./preact.js";
import { current } from "./store.js";
import { answerTo } from "./views.js";
import { scoreQuestion } from "./question.js";
import { togetherWith } from "./settle.js";
import { pointOf } from "./points.js";
import { count } from "./count.js";
import { button, player } from "./parts.js";
import { t } from "./language.js";

/** The margin of a result such as "W+2.5", or null if it was not counted. */
export function recordedMargin(result) {
  if (/^(draw|0|jigo)$/i.test(result)) return 0;
  const parts = result.match(/^([BW])\+(\d+(?:\.\d+)?)$/);
  return parts && (parts[1] === "B" ? 1 : -1) * Number(parts[2]);
}

/** A rule that explains the recorded result: the way of counting, teire, or another komi; null if none does. */
export function ofRules(score, wanted) {
  const { scoring } = score.counterpart;
  if (count(score)[scoring].margin === wanted) return t("explained-way", { way: t(`by-${scoring}`) });
  const apart = wanted - score.score;
  const { black, white } = score.teire;
  const filled = black.length - white.length;
  if (filled !== 0 && apart === filled) return t("explained-teire", { points: [...black, ...white].join(" ") });
  const komi = score.komi - apart;
  if ([0, 0.5, 5.5, 6.5, 7, 7.5, 8].includes(komi)) return t("explained-komi", { komi });
  return null;
}

/** Tries other statuses for each group of chains, unsettled ones first and living ones last, until the score is the recorded one. */
async function ofChains(state, score, wanted) {
  const tried = new Set();
  const order = ["unsettled", "seki", "dead", "alive"];
  const sure = ["judged", "searched", "proven"];
  const chains = [...score.chains].sort((one, two) => order.indexOf(one.status) - order.indexOf(two.status)
    || sure.indexOf(one.certainty) - sure.indexOf(two.certainty));
  for (const chain of chains) {
    if (tried.has(chain)) continue;
    const group = togetherWith(score, chain, state.tree);
    group.forEach((one) => tried.add(one));
    for (const status of ["dead", "alive", "seki"].filter((one) => one !== chain.status)) {
      const marks = Object.fromEntries(group.map((one) => [pointOf(one.stones[0], state.tree), { black: status, white: status }]));
      const other = await answerTo(scoreQuestion({ ...state, marks, who: "both" }));
      if (other.score === wanted) return { chain, status };
    }
  }
  return null;
}

/** A button that looks for an explanation, replaced by what was found. */
export class Difference extends Component {
  async seek() {
    const { state, score, wanted } = this.props;
    this.setState({ seeking: true });
    const rule = ofRules(score, wanted);
    const found = rule ? null : await ofChains(state, score, wanted).catch(() => null);
    const text = rule ?? (found
      ? t("explained-chain", { color: player(found.chain.color), stone: found.chain.stones[0], status: t(found.status) })
      : score.dame.length ? t("explained-dame", { points: score.dame.slice(0, 6).join(" ") }) : t("explained-not"));
    if (current().tree === state.tree) this.setState({ text, key: score });
  }

  render({ score }, { text, key, seeking }) {
    if (text && key === score) return h("strong", { class: "explained" }, text);
    return button(t("seek-explanation"), () => this.seek(), { disabled: seeking && !text, name: "difference", kind: "small" });
  }
}
