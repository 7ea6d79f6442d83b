// Records in, results out: drop, paste, pick; SGF, PNG, SVG, JSON, a sheet to print, a link.

import { h } from "./preact.js";
import * as api from "./api.js";
import { open, show } from "./store.js";
import { addressOf } from "./link.js";

const EXAMPLES = ["9x9-dead-stones.sgf", "9x9-seki.sgf", "13x13-dame-open.sgf", "19x19-dead-stones.sgf"];

/** Opens a file; one that is not UTF-8 goes to the server as it is, which knows the character sets. */
async function read(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return open({ record: new TextDecoder("utf-8", { fatal: true }).decode(bytes) }, file.name);
  } catch {
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return open({ recordBase64: btoa(text) }, file.name);
  }
}

/** Files dropped anywhere, and text pasted anywhere but into a field. */
export function listen() {
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) read(file);
    else if (event.dataTransfer.getData("text")) open({ record: event.dataTransfer.getData("text") }, "dropped text");
  });
  addEventListener("paste", (event) => {
    if (event.target.closest("input, textarea")) return;
    const text = event.clipboardData.getData("text");
    if (text) open({ record: text }, "pasted text");
  });
}

async function example(name) {
  const response = await fetch(`/examples/${name}`);
  return open({ record: await response.text() }, name);
}

/** What brings a record in. */
export function Open() {
  return h("div", { class: "open" },
    h("label", { class: "button" }, "Open a record …",
      h("input", { type: "file", name: "file", accept: ".sgf,.gib,.ngf,.txt", class: "unseen",
        onChange: (event) => event.target.files[0] && read(event.target.files[0]) })),
    h("select", { name: "example", "aria-label": "Examples", value: "", onChange: (event) => example(event.target.value) },
      h("option", { value: "" }, "Examples …"),
      EXAMPLES.map((name) => h("option", { value: name }, name.replace(".sgf", "")))),
    h("details", {},
      h("summary", {}, "Paste"),
      h("textarea", { name: "pasted", rows: 6, spellcheck: false, "aria-label": "Record or diagram",
        placeholder: "An SGF record, or a board in letters:\n. X O .\nX X O O\n. X O .\n. X O ." }),
      h("button", { type: "button", onClick: (event) =>
        open({ record: event.target.parentElement.querySelector("textarea").value }, "pasted text") }, "Score it")));
}

function save(blob, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function give(state, format) {
  try {
    const blob = await api.file(state, format);
    if (format === "html") window.open(URL.createObjectURL(blob));
    else save(blob, `${state.name.replace(/\.\w+$/, "") || "position"}-scored.${format}`);
  } catch (refusal) {
    show({ error: refusal.message });
  }
}

async function link(state) {
  const address = await addressOf(state);
  history.replaceState(null, "", address);
  const copied = await navigator.clipboard?.writeText(address).then(() => true, () => false);
  show({ notice: copied ? "The link is copied; the address of this page is the same." : "The address of this page is the link." });
}

const FORMATS = [["sgf", "SGF"], ["png", "PNG"], ["svg", "SVG"], ["json", "JSON"], ["html", "Sheet to print"]];

/** What takes results out. */
export function Save({ state }) {
  return h("div", { class: "save" },
    FORMATS.map(([format, name]) =>
      h("button", { type: "button", name: format, onClick: () => give(state, format) }, name)),
    h("button", { type: "button", name: "link", onClick: () => link(state) }, "Link"));
}
