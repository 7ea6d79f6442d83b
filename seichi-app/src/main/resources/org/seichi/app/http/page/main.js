// Assembles and starts the page.

import { h, render } from "./preact.js";
import { Board, describe, keys } from "./board.js";
import { Count } from "./count.js";
import { Graph } from "./graph.js";
import { Header, Examples, Pick } from "./header.js";
import { Captives, Navigate } from "./navigate.js";
import { Comment, Layers, Terms, titleOf } from "./panels.js";
import { Reasons } from "./reasons.js";
import { Result } from "./result.js";
import { Settling } from "./settling.js";
import { SettingUp } from "./settingup.js";
import { Sheet } from "./sheet.js";
import { choice, part, button } from "./parts.js";
import { current, isScored, scoreOf, subscribe, update } from "./store.js";
import { begin, newBoard } from "./setup.js";
import { listen } from "./open.js";
import * as lead from "./lead.js";
import * as link from "./link.js";
import * as settle from "./settle.js";
import * as views from "./views.js";
import { speak, t, usualLanguage } from "./language.js";

function Welcome() {
  return h("main", { class: "welcome" },
    h("h1", {}, t("welcome-title")), h("p", {}, t("welcome")),
    h("div", { class: "row" }, h(Pick), h(Examples), button(t("set-up-position"), () => newBoard(19), { name: "set-up" })));
}

function toMode(mode) {
  if (mode === "setup") begin();
  else update({ mode, line: null, marked: null });
}

function Game({ state }) {
  const { players, event } = titleOf(state);
  const score = isScored(state) && !state.line && scoreOf(state);
  return h("main", { class: "game" },
    h("div", { class: "left" },
      h("div", { class: "board-frame" }, h(Board, { state })),
      h(Navigate, { state })),
    h("div", { class: "right" },
      h("div", { class: "first" },
        h("div", { class: "title" }, h("h1", {}, players), event && h("p", { class: "quiet" }, event), h(Captives, { state })),
        choice(t("review"), "mode", ["review", "settle", "setup"].map((mode) => [mode, t(mode)]), state.mode, toMode),
        state.mode === "setup" && h(SettingUp, { state }),
        h(Result, { state }),
        state.mode === "settle" && h(Settling, { state }),
        h(Comment, { state }),
        score && h(Reasons, { state })),
      h("div", { class: "second" },
        h(Graph, { state }),
        score && part("table", t("count"), h(Count, { score }), matchMedia("(min-width: 64rem)").matches),
        h(Layers, { state }), h(Terms, { state }),
        h("p", { id: "pointed", class: "quiet pointed", role: "status" },
          state.cursor >= 0 ? describe(state.cursor, state) : t(`${state.mode}-help`)))));
}

function App({ state }) {
  if (state.sheet) return h(Sheet, { state });
  return h("div", { class: "app" }, h(Header, { state }),
    state.error && h("p", { class: "error bar-message", role: "alert" }, state.error, " ", button(t("close"), () => update({ error: null }), { sign: "×" })),
    state.notice && h("p", { class: "notice bar-message", role: "status" }, state.notice),
    state.tree ? h(Game, { state }) : h(Welcome));
}

const draw = (state) => render(h(App, { state }), document.getElementById("app"));

views.start(); // Subscribes before drawing does, so that no answer to an earlier state is drawn.
settle.start();
subscribe(draw);
lead.start();
link.start();
listen();
addEventListener("keydown", (event) => keys(event, current()));
if ("serviceWorker" in navigator && location.protocol.startsWith("http")) navigator.serviceWorker.register("sw.js").catch(() => {});
await speak(usualLanguage());
update({});
await link.reopen();
document.documentElement.dataset.ready = "true";
