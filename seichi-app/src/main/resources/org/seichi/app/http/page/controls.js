// What stands below the board: the moves of the record, and what a click on the board does.

import { h } from "./preact.js";
import { change, show, goTo, playAt, takeBack, backToFinal, newBoard } from "./store.js";

function button(label, title, action, disabled = false) {
  return h("button", { type: "button", title, "aria-label": title, disabled, onClick: action }, label);
}

/** First, back, a slider, forward, last. */
function Moves({ record }) {
  const { shown, moves, lastMove, played } = record;
  return h("div", { class: "moves" },
    button("«", "First position", () => goTo(0), shown === 0),
    button("‹", "Back a move", () => goTo(shown - 1), shown === 0),
    h("input", { type: "range", min: 0, max: moves, value: shown, "aria-label": "Move",
      onInput: (event) => goTo(Number(event.target.value)) }),
    button("›", "On a move", () => goTo(shown + 1), shown === moves),
    button("»", "Final position", () => goTo(moves), shown === moves && played === 0),
    h("span", { class: "count" }, `${shown} of ${moves}${played ? ` + ${played}` : ""}${lastMove ? `: ${lastMove}` : ""}`));
}

function choice(name, values, chosen, action) {
  return h("div", { class: "choice", role: "radiogroup", "aria-label": name },
    values.map(([value, label]) => h("label", { class: value === chosen ? "chosen" : "" },
      h("input", { type: "radio", name, value, checked: value === chosen, onChange: () => action(value) }), label)));
}

const MODES = [["mark", "Mark chains"], ["play", "Play on"], ["edit", "Set up"]];
const TOOLS = [["X", "Black"], ["O", "White"], [".", "Empty"]];

function Playing({ state }) {
  const { toMove } = state.view.record;
  const other = toMove === "black" ? "White" : "Black";
  return h("div", { class: "tools" },
    h("span", {}, `${toMove === "black" ? "Black" : "White"} to play`),
    button(`${other} first`, `Pass, so that ${other} plays`, () => playAt("pass")),
    button("Take back", "Take the last move back", takeBack, state.play.length === 0),
    button("Back to the final position", "Leave what was played on", backToFinal));
}

function SettingUp({ state }) {
  return h("div", { class: "tools" },
    choice("stone", TOOLS, state.tool, (tool) => show({ tool })),
    h("select", { "aria-label": "New board", value: "", onChange: (event) => newBoard(Number(event.target.value)) },
      h("option", { value: "" }, "New board …"),
      [9, 13, 19].map((size) => h("option", { value: size }, `${size}x${size}`))));
}

/** Moves, modes, and the tools of the mode. */
export function Controls({ state }) {
  const marked = Object.keys(state.marks).length;
  return h("div", { class: "controls" },
    state.view.record.moves > 0 && h(Moves, { record: state.view.record }),
    h("div", { class: "modes" },
      choice("mode", MODES, state.mode, (mode) => show({ mode })),
      state.mode === "mark" && marked > 0 &&
        button(marked === 1 ? "Forget the mark" : `Forget ${marked} marks`, "Leave all chains to the method",
          () => change({ marks: {} }))),
    state.mode === "play" && h(Playing, { state }),
    state.mode === "edit" && h(SettingUp, { state }));
}
