// The files that were dropped or picked; in place of folders and of what is compressed the records in it.

import { t } from "./language.js";

const RECORD = /\.(sgf|gib|ngf|ug[fi])$/i;
/** What may hold records; most of these kinds are not opened, and none in a zip: that is told. */
const ARCHIVE = /\.(zip|(sgf|tar)\.gz|tgz|tar|7z|rar|t?xz|t?bz2|zst)$/i;
/** What macOS writes beside the files of others. */
const COMPANION = /(^|\/)(\._|__MACOSX\/)/;

/** In bytes: a browser cannot hold any amount, and a small file may unpack to it. */
const MOST = 64 * 1024 * 1024;

const isRecord = (path) => RECORD.test(path) && !COMPANION.test(path);
const isArchive = (path) => ARCHIVE.test(path) && !COMPANION.test(path);
const byName = (one, other) => (one.name < other.name ? -1 : 1);

/** What was dropped. Asked at once, since a drop keeps what it holds only while it is handled. */
export function droppedFiles({ items, files }) {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  return entries.some(({ isDirectory }) => isDirectory) ? allIn(entries) : Promise.resolve([...files]);
}

const allIn = async (entries) => (await Promise.all(entries.map(filesIn))).flat();

async function filesIn(entry) {
  if (entry.isFile) return [await new Promise((found, failed) => entry.file(found, failed))];
  const reader = entry.createReader(); // It tells a part of them each time that it is asked, and at last none.
  const inside = [];
  for (let some = null; some === null || some.length; inside.push(...some)) {
    some = await new Promise((found, failed) => reader.readEntries(found, failed));
  }
  return allIn(inside.filter(({ isDirectory, name }) => isDirectory || isRecord(name) || isArchive(name)).sort(byName));
}

/**
 * A file as its name and bytes; several of them for a zip. What is damaged, encrypted or unpacks to too much stays as it is: the engine
 * refuses what is compressed. A file that is itself too large is not read.
 */
export async function contentsOf(file) {
  if (file.size > MOST) throw new Error(t("file-too-large", { most: MOST / (1024 * 1024) }));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (...first) => first.every((byte, i) => bytes[i] === byte);
  try {
    if (begins(0x50, 0x4b, 3, 4)) return await unzipped(bytes);
    if (begins(0x1f, 0x8b)) return [{ name: file.name.replace(/\.gz$/i, ""), bytes: await unpacked(bytes, "gzip", MOST) }];
  } catch {
    // As it is.
  }
  return [{ name: file.name, bytes }];
}

async function unpacked(bytes, format, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const parts = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("it unpacks to too much");
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const DIRECTORY_END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
/** Stands for an archive in a zip, which is not unpacked: the engine refuses it as compressed. */
const UNOPENED = Uint8Array.of(0x50, 0x4b, 3, 4);

/** The records and archives in a zip, found by the directory at its end. */
async function unzipped(bytes) {
  const view = new DataView(bytes.buffer);
  const two = (at) => view.getUint16(at, true);
  const four = (at) => view.getUint32(at, true);
  let end = bytes.length - 22;
  while (four(end) !== DIRECTORY_END) end--;
  const found = [];
  let most = MOST;
  let at = four(end + 16);
  for (let left = two(end + 10); left > 0 && four(at) === ENTRY; left--) {
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + two(at + 28)));
    if (isRecord(name)) {
      const local = four(at + 42);
      const start = local + 30 + two(local + 26) + two(local + 28);
      const packed = bytes.subarray(start, start + four(at + 20));
      const record = two(at + 10) === STORED ? packed : await unpacked(packed, "deflate-raw", most);
      most -= record.length;
      found.push({ name: name.split("/").at(-1), bytes: record });
    } else if (isArchive(name)) found.push({ name: name.split("/").at(-1), bytes: UNOPENED });
    at += 46 + two(at + 28) + two(at + 30) + two(at + 32);
  }
  return found;
}
