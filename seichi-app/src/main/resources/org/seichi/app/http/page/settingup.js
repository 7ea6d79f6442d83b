// The panel beside the board while stones are set up.

import { h } from "./preact.js";
import { position, update } from "./store.js";
import { newBoard, setTerms, setTool, setToMove, undo } from "./setup.js";
import { button, choice, number, player, select } from "./parts.js";
import { t } from "./language.js";

export const RULES = ["japanese", "chinese", "korean", "aga", "new-zealand", "ing", "tromp-taylor"];
const TOOLS = ["alternate", "black", "white", "erase"];

const word = (tool) => (tool === "black" || tool === "white" ? player(tool) : t(tool));

export function SettingUp({ state }) {
  const { setup, tree } = state;
  const captives = tree.captives ?? { black: 0, white: 0 };
  const taken = (name) => (value) => setTerms({ captives: { ...captives, [name]: Math.max(0, Number(value)) } });
  return h("section", { class: "setting-up" },
    h("p", { class: "quiet" }, t("setup-help")),
    choice(t("setup"), "tool", TOOLS.map((tool) => [tool, word(tool)]), setup.tool, setTool),
    h("div", { class: "row" },
      setup.tool === "alternate" && h("span", { class: "quiet" }, t("next-stone", { player: player(setup.next) })),
      button(t("undo"), undo, { disabled: setup.undo.length === 0, name: "undo" }),
      button(t("done"), () => update({ mode: "review" }), { name: "done" })),
    h("div", { class: "row" }, h("span", {}, t("whose-move")),
      choice(t("whose-move"), "toMove", [["1", player(1)], ["2", player(2)]], String(position(state).toMove), (color) => setToMove(Number(color)))),
    h("div", { class: "fields" },
      select(t("rules"), "setup-rules", RULES.map((id) => [id, t(`rules-${id}`)]), tree.rules, (rules) => setTerms({ rules })),
      number(t("komi"), "setup-komi", tree.komi, (komi) => setTerms({ komi: Number(komi) }), { min: -400, max: 400, step: 0.5 }),
      number(t("handicap"), "setup-handicap", tree.handicap, (handicap) => setTerms({ handicap: Number(handicap) }), { max: 99 }),
      number(t("captives-of", { player: player(1) }), "captives-black", captives.black, taken("black"), {}),
      number(t("captives-of", { player: player(2) }), "captives-white", captives.white, taken("white"), {})),
    h("div", { class: "row" }, [9, 13, 19].map((size) => button(`${size}×${size}`, () => newBoard(size), { name: `new-${size}` }))));
}
