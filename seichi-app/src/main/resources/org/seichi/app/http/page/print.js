// The sheet for printing: the board as in a book, the result, the score and the reasons on one page. A report of several games
// begins with a page that lists those that need a look, then all.

import { h } from "./preact.js";
import { current, lastNode, update } from "./store.js";
import { allGames } from "./games.js";
import { answerTo } from "./answers.js";
import { differs, recordedMargin } from "./difference.js";
import { scoreQuestion } from "./questions.js";
import { positionAt } from "./tree.js";
import { Diagram } from "./diagram.js";
import { Count } from "./count.js";
import { titleOf } from "./panels.js";
import { beginningOf, button, endingText, flagText, isEstimate, playerName, reasonText, winnerText } from "./components.js";
import { t } from "./language.js";

const MAX_LINES = 12;
const MAX_FLAGS = 2;

const pageOf = async (state) =>
  ({ ...titleOf(state), tree: state.tree, at: state.at, result: state.tree.result, score: await answerTo(scoreQuestion(state)) });

/** The report that is being made; one that was closed is not continued. */
let making = null;

/** Shows the sheet of this game. */
export async function openPages() {
  update({ pages: [await pageOf(current())] });
}

/** Shows the report of all open games, each at its end, growing page by page. */
export async function openReport() {
  const { games } = allGames(current());
  const pages = [];
  making = pages;
  for (const game of games) {
    const end = lastNode(game.tree);
    const marks = game.at === end ? game.marks : {};
    pages.push(await pageOf({ ...current(), ...game, at: end, marks, first: null }));
    if (making !== pages) return;
    update({ pages: [...pages], reportSize: games.length });
  }
}

function closePages() {
  making = null;
  update({ pages: null, reportSize: 0 });
}

/** Escape leaves the sheets; the other keys scroll them. */
export const pressInPages = ({ key }) => key === "Escape" && closePages();

/** The recorded result in words. */
const recordedResult = (result) => (recordedMargin(result) === null ? endingText({ result }) : t("record-says", { result }));

/** The result of a game on the first page; a dash if the game was not finished or could not be scored. */
const scoredResult = (score) => (score.refused || isEstimate(score) ? "–" : score.result);

/** The flags of a game in short. */
function flagsInShort({ flags }) {
  const some = flags.slice(0, MAX_FLAGS).map(({ points: names, ...flag }) => beginningOf(`${names.slice(0, 3).join(" ")} ${flagText(flag)}`));
  return [...some, ...(flags.length > MAX_FLAGS ? [t("more-to-look-at", { count: flags.length - MAX_FLAGS })] : [])].join(" · ");
}

const needsLook = ({ score }) => score.refused || score.flags.length > 0 || differs(score);

function chainLines(score) {
  const chains = new Map();
  for (const { status, color, stones, reasons } of score.chains) {
    if (status === "alive") continue;
    const text = reasons[0] ? reasonText(reasons[0], color) : "";
    const key = `${status} ${text}`;
    chains.set(key, { status, text, names: [...(chains.get(key)?.names ?? []), `${playerName(color)} ${stones[0]}`] });
  }
  return [...chains.values()].map(({ status, names, text }) => `${names.join(", ")} (${t(status)}): ${text}`);
}

function GamePage({ tree, at, score, players, event, result }) {
  if (score.refused) return h("article", { class: "print-page" }, h("h1", {}, players), h("p", {}, score.refused));
  const why = chainLines(score);
  return h("article", { class: "print-page" },
    h("header", { class: "plain" }, h("h1", {}, players), event && h("p", {}, event)),
    h(Diagram, { cells: positionAt(tree, at).cells, size: tree, score }),
    h("div", { class: "print-result" },
      h("h2", {}, winnerText(score.score)),
      h("p", {}, `${score.result} `, t("under-rules", { rules: t(`rules-${score.rules}`), komi: score.komi }), result ? ` · ${recordedResult(result)}` : ""),
      score.flags.length === 0 ? h("p", {}, t("nothing-to-look-at")) : h("ul", {}, score.flags.map(({ points: names, ...flag }) =>
        h("li", {}, h("strong", {}, names.length ? t("please-look", { points: names.slice(0, 4).join(" ") }) : t("please-look-plain")), " ", flagText(flag)))),
      h(Count, { score })),
    why.length > 0 && h("ul", { class: "print-reasons" }, why.slice(0, MAX_LINES).map((text) => h("li", {}, text)),
      why.length > MAX_LINES && h("li", {}, "…")));
}

function ReportSummary({ pages, all }) {
  const flagged = pages.map((one, i) => ({ ...one, page: i + 2 })).filter(needsLook);
  return h("article", { class: "print-page" },
    h("h1", {}, t("report"), ` (${t("report-progress", { known: pages.length, all })})`), h("h2", {}, t("report-look")),
    flagged.length === 0 ? h("p", {}, t("report-none")) : h("ul", {}, flagged.map((one) =>
      h("li", {}, h("strong", {}, `${one.page}. ${one.players}`), ` ${scoredResult(one.score)}: `,
        one.result && (recordedMargin(one.result) === null || differs(one.score)) ? `${recordedResult(one.result)} ` : "",
        one.score.refused ?? flagsInShort(one.score)))),
    h("table", { class: "games" },
      h("thead", {}, h("tr", {}, h("td", { colSpan: 2 }), h("th", { scope: "col" }, t("result")), h("th", { scope: "col" }, t("as-recorded")))),
      h("tbody", {}, pages.map(({ players, score, result }, i) =>
      h("tr", {}, h("td", {}, i + 2), h("th", { scope: "row" }, players), h("td", {}, scoredResult(score)), h("td", {}, result ?? ""))))));
}

/** The sheet, shown instead of the page. */
export function Pages({ state }) {
  const { pages, reportSize } = state;
  return h("main", { class: "print-view", id: "print-view" },
    h("div", { class: "row print-buttons" }, button(t("print"), () => print(), { name: "print" }), button(t("close"), closePages, { name: "close-sheet" })),
    reportSize > 0 && h(ReportSummary, { pages, all: reportSize }),
    pages.map((one, i) => h(GamePage, { ...one, key: i })));
}
