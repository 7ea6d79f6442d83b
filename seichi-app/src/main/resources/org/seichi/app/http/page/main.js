// Puts the page together, and opens what the address names.

import { h, render } from "./preact.js";
import { Board } from "./board.js";
import { Controls } from "./controls.js";
import { Layers } from "./layers.js";
import { Findings } from "./findings.js";
import { Result, Table, Terms } from "./result.js";
import { Open, Save, listen } from "./files.js";
import { stateOfAddress } from "./link.js";
import * as api from "./api.js";
import { change, show, subscribe, newBoard } from "./store.js";

function Welcome() {
  return h("section", { class: "welcome" },
    h("h2", {}, "Drop a finished game here"),
    h("p", {}, "Drop or paste an SGF record, open a file, or try an example. You see the score, what is dead, what is "
      + "seki, whose each point is, and why. Everything stays on the machine that serves this page."),
    h("p", {}, h("button", { type: "button", onClick: () => newBoard(19) }, "Set up a position")));
}

function Game({ state }) {
  const { title, event } = state.view.record;
  return h("main", {},
    h("div", { class: "left" },
      h("h1", {}, title), event && h("p", { class: "quiet" }, event),
      h(Board, { state }), h(Controls, { state })),
    h("div", { class: "right" },
      h(Result, { view: state.view }), h(Terms, { state }), h(Table, { view: state.view }),
      h(Save, { state }), h(Layers, { state }), h(Findings, { state }),
      h("p", { class: "quiet" }, `Answered in ${state.millis} ms.`)));
}

function App({ state }) {
  return h("div", {},
    h("header", {}, h("a", { class: "name", href: "/" }, "Seichi", h("span", { lang: "ja" }, " 整地")), h(Open)),
    state.error && h("p", { class: "error", role: "alert" }, state.error),
    state.notice && h("p", { class: "notice", role: "status" }, state.notice),
    state.view ? h(Game, { state }) : h(Welcome));
}

async function openAddress() {
  const kept = await stateOfAddress();
  if (kept) await change(kept);
}

subscribe((state) => render(h(App, { state }), document.getElementById("app")));
listen();
addEventListener("hashchange", openAddress);
await openAddress();
show({ choices: await api.choices() });
