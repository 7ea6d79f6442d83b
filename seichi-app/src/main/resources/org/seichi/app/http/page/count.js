// The score item by item, by territory and by area side by side.

import { h } from "./preact.js";
import { marginText, pointsText } from "./components.js";
import { t } from "./language.js";

/** Both ways of counting, each with the items of both players and the margin. */
export function countBothWays({ black, white, counterpart }) {
  const way = (one) => ({ black: one.black, white: one.white, margin: one.black.total - one.white.total });
  const other = way(counterpart);
  const own = way({ black, white });
  return counterpart.scoring === "area" ? { territory: own, area: other } : { territory: other, area: own };
}

const ITEMS = [
  ["territory", (one) => one.territory, (one) => one.territory],
  ["stones", null, (one) => one.area - one.territory],
  ["prisoners", (one) => one.prisoners, null],
  ["dead-captured", (one) => one.deadCaptured, null],
  ["handicap", null, (one) => one.handicap],
  ["komi", (one) => one.komi, (one) => one.komi],
  ["total", (one) => one.total, (one) => one.total],
];

const resultText = (margin) => (margin === 0 ? t("draw") : marginText(margin));

/** The table. */
export function Count({ score }) {
  const { territory, area } = countBothWays(score);
  const cells = (item, way) => [way.black, way.white].map((one) => h("td", {}, item ? pointsText(item(one)) : ""));
  return h("table", { id: "count" },
    h("thead", {},
      h("tr", {}, h("td"), h("th", { colSpan: 2, scope: "colgroup" }, t("by-territory")), h("th", { colSpan: 2, scope: "colgroup" }, t("by-area"))),
      h("tr", {}, h("td"), ["black", "white", "black", "white"].map((name) => h("th", { scope: "col" }, t(name))))),
    h("tbody", {}, ITEMS.map(([name, ofTerritory, ofArea]) =>
      h("tr", { key: name }, h("th", { scope: "row" }, t(name)), cells(ofTerritory, territory), cells(ofArea, area)))),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, t("result")),
      h("td", { colSpan: 2 }, resultText(territory.margin)), h("td", { colSpan: 2 }, resultText(area.margin)))));
}
