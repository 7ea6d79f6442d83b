// The panel beside the board while stones are set up.

import { h } from "./preact.js";
import { position, update } from "./store.js";
import { newBoard, setTerms, setTool, setToMove, undo } from "./setup.js";
import { button, choice, numberField, playerName, selectField } from "./components.js";
import { t } from "./language.js";

export const RULES = ["japanese", "chinese", "korean", "aga", "new-zealand", "ing", "tromp-taylor"];
const TOOLS = ["alternate", "black", "white", "erase"];

const toolName = (tool) => (tool === "black" || tool === "white" ? playerName(tool) : t(tool));

export function SetupPanel({ state }) {
  const { setup, tree } = state;
  const captives = tree.captives ?? { black: 0, white: 0 };
  const setCaptives = (name) => (value) => setTerms({ captives: { ...captives, [name]: Math.max(0, Number(value)) } });
  return h("section", { class: "setup-panel" },
    h("p", { class: "quiet" }, t("setup-help")),
    choice(t("setup"), "tool", TOOLS.map((tool) => [tool, toolName(tool)]), setup.tool, setTool),
    h("div", { class: "row" },
      setup.tool === "alternate" && h("span", { class: "quiet" }, t("next-stone", { player: playerName(setup.next) })),
      button(t("undo"), undo, { disabled: setup.undo.length === 0, name: "undo" }),
      button(t("done"), () => update({ mode: "review" }), { name: "done" })),
    h("div", { class: "row" }, h("span", {}, t("whose-move")),
      choice(t("whose-move"), "toMove", [["1", playerName(1)], ["2", playerName(2)]], String(position(state).toMove), (color) => setToMove(Number(color)))),
    h("div", { class: "fields" },
      selectField(t("rules"), "setup-rules", RULES.map((id) => [id, t(`rules-${id}`)]), tree.rules, (rules) => setTerms({ rules })),
      numberField(t("komi"), "setup-komi", tree.komi, (komi) => setTerms({ komi: Number(komi) }), { min: -400, max: 400, step: 0.5 }),
      numberField(t("handicap"), "setup-handicap", tree.handicap, (handicap) => setTerms({ handicap: Number(handicap) }), { max: 99 }),
      numberField(t("captives-of", { player: playerName(1) }), "captives-black", captives.black, setCaptives("black"), {}),
      numberField(t("captives-of", { player: playerName(2) }), "captives-white", captives.white, setCaptives("white"), {})),
    h("div", { class: "row" }, [9, 13, 19].map((size) => button(`${size}×${size}`, () => newBoard(size), { name: `new-${size}` }))));
}
