// Opens records: files that are dropped or picked, pasted text, examples. Every opened game stays in the list.

import { openEngine } from "./engine.js";
import { update } from "./store.js";
import { addGames, gameOf } from "./games.js";
import { asUnicode, recordOfText, sgfOfJson } from "./text-formats.js";
import { treeOfAnswer } from "./tree.js";
import { t } from "./language.js";

export const EXAMPLES = ["9x9-dead-stones.sgf", "9x9-seki.sgf", "13x13-dame-open.sgf", "19x19-dead-stones.sgf"];
const MAX_GAMES = 200;

/** Records are parsed by an engine of their own, opened at once so that it is ready for the first record. */
const engine = openEngine();

/** The tree of a game in a record. */
export const readTree = async (record, game) => (await engine).ask("tree", record, { game });

/** Opens all games of the records and shows the first of them; records that cannot be read are reported. */
export async function openRecords(records) {
  const games = [];
  const refused = [];
  for (const { name, record } of records) {
    try {
      const answer = await readTree(record, 1);
      games.push(gameOf({ name, record, game: 1, tree: treeOfAnswer(answer) }));
      for (let game = 2; game <= Math.min(answer.games, MAX_GAMES); game++) {
        games.push(gameOf({ name: `${name} #${game}`, record, game, tree: treeOfAnswer(await readTree(record, game)) }));
      }
    } catch (refusal) {
      refused.push(records.length > 1 ? `${name}: ${refusal.message}` : refusal.message);
    }
  }
  if (games.length) addGames(games);
  if (refused.length) update({ error: t("not-readable", { why: refused.join(" · ") }) });
}

/** Opens text that was pasted or typed. */
export const openText = (text) => openRecords([{ name: t("pasted-text"), record: recordOfText(text) }]);

/** Opens files; those that are not UTF-8 are passed to the engine as bytes, which decodes other character sets. */
export async function openFiles(files) {
  const records = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    let record = bytes;
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      const inJson = sgfOfJson(text);
      record = inJson === null ? text : asUnicode(inJson);
    } catch {
      // Stays as bytes.
    }
    records.push({ name: file.name, record });
  }
  await openRecords(records);
}

export async function openExample(name) {
  const response = await fetch(`examples/${name}`);
  await openRecords([{ name, record: await response.text() }]);
}

/** Listens for files and text dropped anywhere, or pasted anywhere except into a field. */
export function listenForRecords() {
  const open = (data) => {
    const text = data.getData("text");
    if (data.files.length) openFiles([...data.files]);
    else if (text) openText(text);
  };
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    open(event.dataTransfer);
  });
  addEventListener("paste", (event) => {
    if (!event.target.closest?.("input, textarea")) open(event.clipboardData);
  });
}
