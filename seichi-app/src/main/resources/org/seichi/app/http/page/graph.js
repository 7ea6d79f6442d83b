// The graph of the lead, with Black's lead above the middle. A click goes to the move.

import { h } from "./preact.js";
import { lineThrough, pathTo } from "./tree.js";
import { goTo } from "./review.js";
import { swings } from "./lead.js";
import { button } from "./components.js";
import { t } from "./language.js";

const WIDE = 300;
const HIGH = 70;

function scale(points) {
  const limit = Math.max(10, ...points.map(({ value }) => Math.min(60, Math.abs(value.score))));
  return (score) => HIGH / 2 - Math.max(-1, Math.min(1, score / limit)) * (HIGH / 2 - 3);
}

/** The graph for the current line. */
export function Graph({ state }) {
  const { graph, tree, at } = state;
  if (!graph || graph.tree !== tree || graph.line !== lineThrough(tree, at).join()) return null;
  const count = graph.points.length;
  const known = graph.points.map((point, place) => ({ ...point, index: place })).filter(({ value }) => value);
  if (known.length === 0) return null;
  const y = scale(known);
  const x = (index) => (count < 2 ? 0 : (index / (count - 1)) * WIDE);
  const path = known.map(({ index, value }, i) => `${i ? "L" : "M"}${x(index).toFixed(1)} ${y(value.score).toFixed(1)}`).join("");
  const currentIndex = pathTo(tree, at).length - 1;
  const [swing] = swings(graph.points);
  const click = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    goTo(graph.points[Math.round(((event.clientX - box.left) / box.width) * (count - 1))]?.at);
  };
  return h("section", { class: "graph" },
    h("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", role: "img", "aria-label": t("graph"), onClick: click },
      h("path", { class: "black-leads", d: `${path}L${x(known.at(-1).index).toFixed(1)} ${HIGH / 2}L0 ${HIGH / 2}Z` }),
      h("path", { class: "zero", d: `M0 ${HIGH / 2}H${WIDE}` }),
      h("path", { class: "course", d: path }),
      h("path", { class: "now", d: `M${x(currentIndex).toFixed(1)} 0V${HIGH}` })),
    h("div", { class: "row" },
      swing && button(t("biggest-swing", { number: swing.number }), () => goTo(swing.at), { name: "swing", className: "small" }),
      !graph.done && h("span", { class: "quiet" }, h("progress", { max: count, value: known.length, "aria-label": t("graph") }), " ",
        t("graph-progress", { known: known.length, all: count }))));
}
