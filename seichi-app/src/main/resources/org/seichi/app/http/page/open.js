// Opens records: files that are dropped or picked, pasted text, examples. Every opened game stays in the list.

import { openEngine } from "./engine.js";
import { contentsOf, droppedFiles } from "./files.js";
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

/** Opens the games of the records, up to a number of them, and shows the first; what cannot be read is reported. */
export async function openRecords(records, unreadable = []) {
  const games = [];
  const refused = [...unreadable];
  let left = 0;
  for (const { name, record } of records) {
    if (games.length === MAX_GAMES) {
      left++;
      continue;
    }
    try {
      const answer = await readTree(record, 1);
      games.push(gameOf({ name, record, game: 1, tree: treeOfAnswer(answer) }));
      const last = Math.min(answer.games, MAX_GAMES - games.length + 1);
      left += answer.games - last;
      for (let game = 2; game <= last; game++) {
        games.push(gameOf({ name: `${name} #${game}`, record, game, tree: treeOfAnswer(await readTree(record, game)) }));
      }
    } catch (refusal) {
      refused.push({ name, why: refusal.message });
    }
  }
  if (games.length) addGames(games);
  const reasons = refused.map(({ name, why }) => (records.length + unreadable.length > 1 ? `${name}: ${why}` : why));
  if (reasons.length) update({ error: t("not-readable", { why: reasons.join(" · ") }) });
  if (left) update({ notice: t("games-left-out", { count: MAX_GAMES }) });
}

/** Opens text that was pasted or typed. */
export const openText = (text) => openRecords([{ name: t("pasted-text"), record: recordOfText(text) }]);

/** The record in a file: bytes that are not UTF-8 are passed to the engine, which decodes other character sets. */
function recordOfBytes(bytes) {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const inJson = sgfOfJson(text);
    return inJson === null ? text : asUnicode(inJson);
  } catch {
    return bytes;
  }
}

/** Opens files, and the records in those that are compressed. */
export async function openFiles(files) {
  const records = [];
  const unreadable = [];
  for (const file of files) {
    try {
      const contents = await contentsOf(file);
      if (contents.length === 0) throw new Error(t("no-records"));
      records.push(...contents.map(({ name, bytes }) => ({ name, record: recordOfBytes(bytes) })));
    } catch (cause) {
      unreadable.push({ name: file.name, why: cause.message });
    }
  }
  await openRecords(records, unreadable);
}

/** Opens what was dropped; a folder that cannot be read, or holds no record, is reported. */
async function openDropped(dropped) {
  try {
    const files = await dropped;
    if (files.length === 0) throw new Error(t("no-records"));
    await openFiles(files);
  } catch (cause) {
    update({ error: t("not-readable", { why: cause.message }) });
  }
}

export async function openExample(name) {
  const response = await fetch(`examples/${name}`);
  await openRecords([{ name, record: await response.text() }]);
}

/** Listens for files and text dropped anywhere, or pasted anywhere except into a field. */
export function listenForRecords() {
  const open = (data) => {
    const text = data.getData("text");
    if (data.files.length) openDropped(droppedFiles(data));
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
