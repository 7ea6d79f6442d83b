// Panels beside the board: layers, rules and komi, the comment of the record, and the title.

import { h } from "./preact.js";
import { update } from "./store.js";
import { LAYERS } from "./layers.js";
import { RULES } from "./setup-panel.js";
import { numberField, collapsible, selectField } from "./components.js";
import { t } from "./language.js";

const METHODS = ["reading", "static", "park", "dynamic", "standing"];

/** A check box for each layer. */
export function Layers({ state }) {
  const toggle = (layer) => update({ layers: { ...state.layers, [layer]: !state.layers[layer] } });
  return collapsible("layers", t("on-the-board"), h("div", { class: "boxes" }, LAYERS.map((layer) => h("label", { class: "check", key: layer },
    h("input", { type: "checkbox", name: layer, checked: state.layers[layer], onChange: () => toggle(layer) }), t(`layer-${layer}`))),
  state.layers.certainty && h("p", { class: "quiet" }, t("certainty-key"))));
}

/** Rules and komi instead of the record's, and the method. */
export function Terms({ state }) {
  const set = (name) => (value) => update({ terms: { ...state.terms, [name]: value } });
  const { tree, terms } = state;
  const from = t(tree.header?.RU ? "as-recorded" : "usual");
  return collapsible("terms", t("terms"), h("div", { class: "fields" },
    selectField(t("rules"), "rules", [["", `${t(`rules-${tree.rules}`)} (${from})`], ...RULES.map((id) => [id, t(`rules-${id}`)])], terms.rules, set("rules")),
    numberField(t("komi"), "komi", terms.komi, set("komi"), { min: -1000, step: 0.5, placeholder: String(tree.komi) }),
    selectField(t("method"), "method", [["", t("usual")], ...METHODS.map((name) => [name, name])], terms.method, set("method"))));
}

/** The comment of the record at this node. */
export function Comment({ state }) {
  const { comment } = state.tree.nodes[state.at];
  return comment && h("section", { class: "comment" }, comment.split(/\n+/).map((line) => h("p", {}, line)));
}

/** The players and the event from the record. */
export function titleOf({ tree, name }) {
  const { PB, PW, BR, WR, EV, RO, DT } = tree.header ?? {};
  const withRank = (who, rank) => [who, rank].filter(Boolean).join(" ");
  const named = (who) => who && !["black", "white"].includes(who.toLowerCase());
  const players = named(PB) || named(PW) ? `${withRank(PB ?? "?", BR)} – ${withRank(PW ?? "?", WR)}` : name;
  return { players, event: [EV, RO, DT].filter(Boolean).join(", ") };
}
