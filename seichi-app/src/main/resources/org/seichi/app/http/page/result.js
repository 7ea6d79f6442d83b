// The score, the terms under which it is counted, and the items by territory and by area.

import { h } from "./preact.js";
import { change } from "./store.js";

/** The result in large letters, and how far it can be trusted. */
export function Result({ view }) {
  const { result, grounds, recorded, terms } = view.sentences;
  return h("section", { class: "result", "aria-live": "polite" },
    h("h2", { id: "result" }, result),
    h("p", {}, `${grounds} ${recorded}`),
    h("p", { class: "quiet" }, terms));
}

function select(label, name, chosen, usual, values, action) {
  return h("label", {}, label,
    h("select", { name, value: chosen, onChange: (event) => action(event.target.value) },
      h("option", { value: "" }, usual),
      values.map(([value, text]) => h("option", { value }, text))));
}

/** Rules, komi and method. */
export function Terms({ state }) {
  const set = (name) => (value) => change({ options: { ...state.options, [name]: value } });
  const { methods, rules } = state.choices;
  return h("div", { class: "terms" },
    select("Rules", "rules", state.options.rules, "as recorded", rules.map((one) => [one.id, one.name]), set("rules")),
    h("label", {}, "Komi",
      h("input", { type: "number", name: "komi", step: 0.5, min: -1000, max: 1000,
        value: state.options.komi, placeholder: state.view.score.komi,
        onChange: (event) => set("komi")(event.target.value) })),
    select("Method", "method", state.options.method, "usual", methods.map((one) => [one.name, one.name]), set("method")),
    state.view.record.games > 1 && h("label", {}, "Game",
      h("input", { type: "number", name: "game", min: 1, max: state.view.record.games, value: state.game,
        onChange: (event) => change({ game: Number(event.target.value), move: null, play: [], marks: {} }) })));
}

/** Item by item, the two ways of counting side by side. */
export function Table({ view }) {
  const cell = (text) => h("td", {}, text);
  return h("table", { id: "count" },
    h("thead", {},
      h("tr", {}, h("td"), h("th", { colSpan: 2, scope: "colgroup" }, "by territory"),
        h("th", { colSpan: 2, scope: "colgroup" }, "by area")),
      h("tr", {}, h("td"), ["Black", "White", "Black", "White"].map((name) => h("th", { scope: "col" }, name)))),
    h("tbody", {}, view.table.map((row) =>
      h("tr", {}, h("th", { scope: "row" }, row.name), row.cells.map(cell)))),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, "Result"),
      view.results.map((result) => h("td", { colSpan: 2 }, result)))));
}
