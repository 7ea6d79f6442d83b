// Assembles and starts the page.

import { h, render } from "./preact.js";
import { Board, describePoint, pressShortcut } from "./board.js";
import { Arranging, arrangedBoard } from "./arranged.js";
import { Count } from "./count.js";
import { Graph } from "./graph.js";
import { Header, Examples, OpenFiles, listenForMenus } from "./header.js";
import { Captives, Navigate } from "./navigate.js";
import { Comment, Layers, Terms, titleOf } from "./panels.js";
import { Reasons, Warnings } from "./reasons.js";
import { Result } from "./result.js";
import { MarksPanel } from "./marks-panel.js";
import { SetupPanel } from "./setup-panel.js";
import { Pages, pressInPages } from "./print.js";
import { choice, collapsible, button } from "./components.js";
import { current, isScored, scoreOf, subscribe, update } from "./store.js";
import { beginSetup, newBoard } from "./setup.js";
import { listenForRecords } from "./open.js";
import * as lead from "./lead.js";
import * as link from "./link.js";
import * as marks from "./marks.js";
import * as answers from "./answers.js";
import { setLanguage, t, preferredLanguage } from "./language.js";

function Welcome() {
  return h("main", { class: "welcome" },
    h("h1", {}, t("welcome-title")), h("p", {}, t("welcome")),
    h("div", { class: "row" }, h(OpenFiles), h(Examples), button(t("set-up-position"), () => newBoard(19), { name: "set-up" })));
}

function setMode(mode) {
  if (mode === "setup") beginSetup();
  else update({ mode, line: null, lastMarked: null });
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
        choice(t("review"), "mode", ["review", "settle", "setup"].map((mode) => [mode, t(mode)]), state.mode, setMode),
        state.mode === "setup" && h(SetupPanel, { state }),
        h(Result, { state }),
        state.mode === "settle" && h(MarksPanel, { state }),
        h(Comment, { state }),
        score && h(Reasons, { state }),
        !state.line && h(Warnings, { state })),
      h("div", { class: "second" },
        h(Graph, { state }),
        score && collapsible("table", t("count"), h("div", {}, h(Arranging, { state, score }), h(Count, { score })), matchMedia("(min-width: 64rem)").matches),
        h(Layers, { state }), h(Terms, { state }),
        h("p", { id: "point-description", class: "quiet point-description", role: "status" },
          arrangedBoard(state) ? t("arranged-help")
            : state.cursor >= 0 ? describePoint(state.cursor, state) : t(`${state.mode}-help`)))));
}

function App({ state }) {
  if (state.pages) return h(Pages, { state });
  return h("div", { class: "app" }, h(Header, { state }),
    state.error && h("p", { class: "error bar-message", role: "alert" }, state.error, " ", button(t("close"), () => update({ error: null }), { icon: "×" })),
    state.notice && h("p", { class: "notice bar-message", role: "status" }, state.notice),
    state.tree ? h(Game, { state }) : h(Welcome));
}

const draw = (state) => render(h(App, { state }), document.getElementById("app"));

document.getElementById("app").replaceChildren(); // What it says where no script runs.
answers.start(); // Subscribes before drawing does, so that no answer to an earlier state is drawn.
marks.start();
subscribe(draw);
lead.start();
link.start();
listenForRecords();
listenForMenus();
addEventListener("keydown", (event) => (current().pages ? pressInPages(event) : pressShortcut(event, current())));
if ("serviceWorker" in navigator && location.protocol.startsWith("http")) navigator.serviceWorker.register("sw.js").catch(() => {});
await setLanguage(preferredLanguage());
update({});
await link.reopen();
document.documentElement.dataset.ready = "true";
