// The header: opening records, saving results, the language.

import { h } from "./preact.js";
import { EXAMPLES, openExample, openFiles, openText } from "./open.js";
import * as games from "./games.js";
import { newBoard } from "./setup.js";
import { savePng, saveJson, saveSgf, saveSvg } from "./save.js";
import { showStartPage, share } from "./link.js";
import { openReport, openPages } from "./print.js";
import { update } from "./store.js";
import { LANGUAGES, chooseLanguage, t } from "./language.js";
import { button } from "./components.js";

/** A button to pick files. */
export const OpenFiles = () => h("label", { class: "button" }, t("open-record"),
  h("input", { type: "file", name: "file", multiple: true, accept: ".sgf,.gib,.ngf,.ugf,.ugi,.txt,.zip,.gz", class: "visually-hidden",
    onChange: (event) => openFiles([...event.target.files]) }));

/** Closes the menu in which something was chosen; the focus returns to where the menu was opened. */
function closeMenu(event) {
  const opened = event.target.closest("details");
  opened.removeAttribute("open");
  opened.querySelector("summary").focus();
}

/** Closes an open menu on Escape, and when the pointer or the focus goes elsewhere. */
export function listenForMenus() {
  const opened = () => document.querySelector("details.menu[open]");
  const leave = ({ target }) => {
    if (!opened()?.contains(target)) opened()?.removeAttribute("open");
  };
  addEventListener("pointerdown", leave);
  addEventListener("focusin", leave);
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !opened()) return;
    closeMenu({ target: opened() });
    event.stopPropagation();
  }, true);
}

/** A drop-down menu. */
const menu = (name, title, items) => h("details", { class: `menu ${name}`, name: "menu" },
  h("summary", {}, title), h("div", { class: "items", onClick: closeMenu }, items));

export const Examples = () => menu("example", t("examples"),
  EXAMPLES.map((name) => button(name.replace(".sgf", ""), () => openExample(name), { name })));

function PasteMenu() {
  return h("details", { class: "menu paste", name: "menu" },
    h("summary", {}, t("paste")),
    h("form", { class: "items", onSubmit: (event) => {
      event.preventDefault();
      const [text] = event.target.elements;
      if (text.value.trim()) openText(text.value);
      closeMenu(event);
    } },
    h("textarea", { name: "pasted", rows: 9, cols: 40, spellcheck: false, "aria-label": t("paste"), placeholder: t("paste-help") }),
    h("button", { type: "submit", name: "open-pasted" }, t("score-it"))));
}

const copyLink = async () => update({ notice: (await share()) ? t("link-copied") : t("link-in-address") });

function SaveMenu() {
  return menu("save", t("save"), [
    button("SGF", saveSgf, { name: "sgf" }), button("PNG", savePng, { name: "png" }), button("SVG", saveSvg, { name: "svg" }),
    button("JSON", saveJson, { name: "json" })]);
}

export function Header({ state }) {
  return h("header", {},
    h("a", { class: "name", href: "./", onClick: (event) => {
      event.preventDefault();
      showStartPage();
    } }, "Seichi", h("span", { lang: "ja" }, " 整地")),
    h(OpenFiles),
    button(t("menu"), () => update({ menu: !state.menu }), { icon: "☰", className: "menu-button", pressed: Boolean(state.menu), name: "menu" }),
    h("div", { class: `more${state.menu ? " opened" : ""}` }, h(HeaderItems, { state })));
}

/** The selection of the open games. */
function GameList({ state }) {
  const { games: all, gameIndex, tree } = state;
  return [
    all.length > 1 && button(t("report"), openReport, { name: "report" }),
    (all.length > 1 || (all.length > 0 && gameIndex < 0)) && h("select", { name: "games", "aria-label": t("games"), value: gameIndex,
      onChange: (event) => games.showGame(Number(event.target.value)) },
    gameIndex < 0 && h("option", { value: -1, key: -1 }, tree ? state.name : t("games")),
    all.map(({ name }, i) => h("option", { value: i, key: i }, name))),
    all.length > 1 && tree && button(t("clear"), games.closeGame, { icon: "×", name: "close-game" })];
}

function HeaderItems({ state }) {
  return [h(PasteMenu), h(Examples),
    menu("new", t("new-board"), [9, 13, 19].map((size) => button(`${size}×${size}`, () => newBoard(size), { name: `board-${size}` }))),
    state.tree && [h(SaveMenu), button(t("print-sheet"), openPages, { name: "sheet" }), button(t("link"), copyLink, { name: "link" })],
    h(GameList, { state }),
    h("select", { name: "language", class: "language", "aria-label": t("language"), value: state.language,
      onChange: (event) => {
        chooseLanguage(event.target.value);
      } },
    Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, lang: code, key: code }, name)))];
}
