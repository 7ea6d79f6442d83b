// The graph of the lead, with Black's lead above the middle. A click goes to the move.

import { h } from "./preact.js";
import { lineThrough, pathTo } from "./tree.js";
import { goTo } from "./review.js";
import { swings } from "./lead.js";
import { button } from "./parts.js";
import { t } from "./language.js";

const WIDE = 300;
const HIGH = 70;

function scale(points) {
  const most = Math.max(10, ...points.map(({ value }) => Math.min(60, Math.abs(value.score))));
  return (score) => HIGH / 2 - Math.max(-1, Math.min(1, score / most)) * (HIGH / 2 - 3);
}

/** The graph for the current line. */
export function Graph({ state }) {
  const { lead, tree, at } = state;
  if (!lead || lead.tree !== tree || lead.line !== lineThrough(tree, at).join()) return null;
  const all = lead.points.length;
  const known = lead.points.map((point, place) => ({ ...point, place })).filter(({ value }) => value);
  if (known.length === 0) return null;
  const y = scale(known);
  const x = (place) => (all < 2 ? 0 : (place / (all - 1)) * WIDE);
  const path = known.map(({ place, value }, i) => `${i ? "L" : "M"}${x(place).toFixed(1)} ${y(value.score).toFixed(1)}`).join("");
  const here = pathTo(tree, at).length - 1;
  const [swing] = swings(lead.points);
  const click = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    goTo(lead.points[Math.round(((event.clientX - box.left) / box.width) * (all - 1))]?.at);
  };
  return h("section", { class: "graph" },
    h("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", role: "img", "aria-label": t("graph"), onClick: click },
      h("path", { class: "black-leads", d: `${path}L${x(known.at(-1).place).toFixed(1)} ${HIGH / 2}L0 ${HIGH / 2}Z` }),
      h("path", { class: "zero", d: `M0 ${HIGH / 2}H${WIDE}` }),
      h("path", { class: "course", d: path }),
      h("path", { class: "now", d: `M${x(here).toFixed(1)} 0V${HIGH}` })),
    h("div", { class: "row" },
      swing && button(`${t("biggest-swing")}: ${swing.number}`, () => goTo(swing.at), { name: "swing", kind: "small" }),
      !lead.done && h("span", { class: "quiet" }, h("progress", { max: all, value: known.length, "aria-label": t("graph") }), " ",
        t("graph-progress", { known: known.length, all }))));
}
