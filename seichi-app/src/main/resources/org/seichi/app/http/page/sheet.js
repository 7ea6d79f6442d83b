// The sheet for printing: the board as in a book, the result, the score and the reasons on one page. A report of several games
// begins with a page that lists those that need a look, then all.

import { h } from "./preact.js";
import { current, lastNode, update } from "./store.js";
import { left } from "./games.js";
import { answerTo } from "./views.js";
import { recordedMargin } from "./difference.js";
import { scoreQuestion } from "./question.js";
import { positionAt } from "./tree.js";
import { Diagram } from "./diagram.js";
import { Count } from "./count.js";
import { titleOf } from "./panels.js";
import { beginningOf, button, ended, flagText, isEstimate, player, points, reasonText } from "./parts.js";
import { t } from "./language.js";

const MOST_LINES = 12;
const MOST_FLAGS = 2;

const pageOf = async (state) =>
  ({ ...titleOf(state), tree: state.tree, at: state.at, result: state.tree.result, score: await answerTo(scoreQuestion(state)) });

/** Shows the sheet of this game. */
export async function openSheet() {
  update({ sheet: [await pageOf(current())] });
}

/** Shows the report of all open games, each at its end, growing page by page. */
export async function openReport() {
  const { games } = left(current());
  const sheet = [];
  for (const game of games) {
    const end = lastNode(game.tree);
    const marks = game.at === end ? game.marks : {};
    sheet.push(await pageOf({ ...current(), ...game, at: end, marks, first: null }));
    update({ sheet: [...sheet], report: games.length });
  }
}

const close = () => update({ sheet: null, report: 0 });

/** The recorded result in words. */
const recorded = (result) => (recordedMargin(result) === null ? ended({ result }) : t("record-says", { result }));

/** The result of a game on the first page; a dash if the game was not finished or could not be scored. */
const resultOf = (score) => (score.refused || isEstimate(score) ? "–" : score.result);

/** The flags of a game in short. */
function briefly({ flags }) {
  const some = flags.slice(0, MOST_FLAGS).map(({ points: names, ...flag }) => beginningOf(`${names.slice(0, 3).join(" ")} ${flagText(flag)}`));
  return [...some, ...(flags.length > MOST_FLAGS ? [t("more-to-look-at", { count: flags.length - MOST_FLAGS })] : [])].join(" · ");
}

const needsLook = ({ score }) => score.refused || score.flags.length > 0;

function lines(score) {
  const chains = new Map();
  for (const { status, color, stones, reasons } of score.chains) {
    if (status === "alive") continue;
    const text = reasons[0] ? reasonText(reasons[0], color) : "";
    const key = `${status} ${text}`;
    chains.set(key, { status, text, names: [...(chains.get(key)?.names ?? []), `${player(color)} ${stones[0]}`] });
  }
  return [...chains.values()].map(({ status, names, text }) => `${names.join(", ")} (${t(status)}): ${text}`);
}

function Game({ tree, at, score, players, event, result }) {
  if (score.refused) return h("article", { class: "sheet-page" }, h("h1", {}, players), h("p", {}, score.refused));
  const why = lines(score);
  return h("article", { class: "sheet-page" },
    h("header", { class: "plain" }, h("h1", {}, players), event && h("p", {}, event)),
    h(Diagram, { cells: positionAt(tree, at).cells, size: tree, score }),
    h("div", { class: "sheet-result" },
      h("h2", {}, score.score === 0 ? t("draw") : t("wins-by", { player: player(score.score > 0 ? 1 : 2), points: points(Math.abs(score.score)) })),
      h("p", {}, `${score.result} `, t("under-rules", { rules: t(`rules-${score.rules}`), komi: score.komi }), result ? `. ${recorded(result)}` : ""),
      score.flags.length === 0 ? h("p", {}, t("nothing-to-look-at")) : h("ul", {}, score.flags.map(({ points: names, ...flag }) =>
        h("li", {}, h("strong", {}, names.length ? t("please-look", { points: names.slice(0, 4).join(" ") }) : t("please-look-plain")), " ", flagText(flag)))),
      h(Count, { score })),
    why.length > 0 && h("ul", { class: "sheet-reasons" }, why.slice(0, MOST_LINES).map((text) => h("li", {}, text)),
      why.length > MOST_LINES && h("li", {}, "…")));
}

function First({ sheet, all }) {
  const look = sheet.map((one, i) => ({ ...one, page: i + 2 })).filter(needsLook);
  return h("article", { class: "sheet-page" },
    h("h1", {}, t("report"), ` (${sheet.length}/${all})`), h("h2", {}, t("report-look")),
    look.length === 0 ? h("p", {}, t("report-none")) : h("ul", {}, look.map(({ players, score, page, result }) =>
      h("li", {}, h("strong", {}, `${page}. ${players}`), ` ${resultOf(score)}: `,
        result && recordedMargin(result) === null ? `${ended({ result })} ` : "", score.refused ?? briefly(score)))),
    h("table", { class: "games" }, h("tbody", {}, sheet.map(({ players, score, result }, i) =>
      h("tr", {}, h("td", {}, i + 2), h("th", { scope: "row" }, players), h("td", {}, resultOf(score)), h("td", {}, result ?? ""))))));
}

/** The sheet, shown instead of the page. */
export function Sheet({ state }) {
  const { sheet, report } = state;
  return h("main", { class: "sheet", id: "sheet" },
    h("div", { class: "row sheet-keys" }, button(t("print"), () => print(), { name: "print" }), button(t("close"), close, { name: "close-sheet" })),
    report > 0 && h(First, { sheet, all: report }),
    sheet.map((one, i) => h(Game, { ...one, key: i })));
}
