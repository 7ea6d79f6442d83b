// Opens records: files that are dropped or picked, pasted text, examples. Every opened game stays in the list.

import { analyst } from "./analysis.js";
import { update } from "./store.js";
import { add, gameOf } from "./games.js";
import { recordOf } from "./paste.js";
import { treeOf } from "./tree.js";
import { t } from "./language.js";

export const EXAMPLES = ["9x9-dead-stones.sgf", "9x9-seki.sgf", "13x13-dame-open.sgf", "19x19-dead-stones.sgf"];
const MOST_GAMES = 200;

/** Records are parsed by a separate analyst, created at once so that it is ready for the first record. */
const reader = analyst();

/** The tree of a game in a record. */
export const read = async (record, game) => (await reader).ask("tree", record, { game });

/** Opens all games of the records and shows the first of them; records that cannot be read are reported. */
export async function open(records) {
  const games = [];
  const refused = [];
  for (const { name, record } of records) {
    try {
      const answer = await read(record, 1);
      games.push(gameOf({ name, record, game: 1, tree: treeOf(answer) }));
      for (let game = 2; game <= Math.min(answer.games, MOST_GAMES); game++) {
        games.push(gameOf({ name: `${name} #${game}`, record, game, tree: treeOf(await read(record, game)) }));
      }
    } catch (refusal) {
      refused.push(records.length > 1 ? `${name}: ${refusal.message}` : refusal.message);
    }
  }
  if (games.length) add(games);
  if (refused.length) update({ error: t("not-readable", { why: refused.join(" · ") }) });
}

/** Opens text that was pasted or typed. */
export const openText = (text) => open([{ name: t("pasted-text"), record: recordOf(text) }]);

/** Opens files; those that are not UTF-8 are passed to the engine as bytes, which decodes other character sets. */
export async function openFiles(files) {
  const records = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    let record = bytes;
    try {
      record = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      // Stays as bytes.
    }
    records.push({ name: file.name, record });
  }
  await open(records);
}

export async function openExample(name) {
  const response = await fetch(`examples/${name}`);
  await open([{ name, record: await response.text() }]);
}

/** Listens for files and text dropped anywhere, or pasted anywhere except into a field. */
export function listen() {
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const { files } = event.dataTransfer;
    const text = event.dataTransfer.getData("text");
    if (files.length) openFiles([...files]);
    else if (text) openText(text);
  });
  addEventListener("paste", (event) => {
    if (event.target.closest?.("input, textarea")) return;
    const { files } = event.clipboardData;
    const text = event.clipboardData.getData("text");
    if (files.length) openFiles([...files]);
    else if (text) openText(text);
  });
}
