// Pasted text: a record, a board in letters, lists of points, or JSON with a record in it. The engine parses the first two; the others
// are converted here.

const coordinate = (x, y) => String.fromCharCode(97 + x, 97 + y);

const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/** Lists of points ("Black D4 Q16, White C3") as SGF, or null if the text is not one. */
export function sgfOfPoints(text, side = 19) {
  if (/[([;]/.test(text.replace(/\(\s*\d+\s*\)/g, ""))) return null;
  const stones = { B: [], W: [] };
  let color = null;
  let height = Number(text.match(/\b(?:size|board)\s*:?\s*(\d+)/i)?.[1]) || side;
  const plain = text.replace(/\b(?:size|board)\s*:?\s*\d+(?:\s*x\s*\d+)?/gi, " ");
  for (const word of plain.split(/[\s,;:.=]+/).filter(Boolean)) {
    if (/^(b|black|schwarz|黒|黑|흑)$/i.test(word)) color = "B";
    else if (/^(w|white|weiß|weiss|白|백)$/i.test(word)) color = "W";
    else if (/^[a-hj-z]\d{1,2}$/i.test(word) && color) stones[color].push(word.toUpperCase());
    else return null;
  }
  const all = [...stones.B, ...stones.W];
  if (all.length === 0) return null;
  const largest = Math.max(...all.map((name) => Math.max(LETTERS.indexOf(name[0]) + 1, Number(name.slice(1)))));
  height = Math.max(height, largest);
  if (height > 25) return null;
  const at = (name) => coordinate(LETTERS.indexOf(name[0]), height - Number(name.slice(1)));
  const list = (name, points) => (points.length ? name + points.map((point) => `[${at(point)}]`).join("") : "");
  return `(;GM[1]FF[4]SZ[${height}]${list("AB", stones.B)}${list("AW", stones.W)})`;
}

/** The texts in a value of JSON, in their order. */
function textsIn(value) {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * The records in a text of JSON, such as the body of a request or the answer of a game server, or null if there are none. Read as a
 * record itself, it would show the signs with which JSON writes line breaks and letters.
 */
export function sgfOfJson(text) {
  if (!/^\s*[[{"]/.test(text)) return null;
  try {
    const records = textsIn(JSON.parse(text)).filter((one) => /^\s*\(\s*;/.test(one));
    return records.length ? records.join("\n") : null;
  } catch {
    return null; // It is no JSON.
  }
}

/** A record whose letters are known, whatever its CA says: the sign of Unicode before it keeps the engine from guessing. */
export const asUnicode = (record) => (/[^\0-\x7f]/.test(record) && !record.startsWith("\ufeff") ? `\ufeff${record}` : record);

/** The record for a pasted text: converted to SGF, or the text itself. */
export const recordOfText = (text) => asUnicode(sgfOfPoints(text) ?? sgfOfJson(text) ?? text);
