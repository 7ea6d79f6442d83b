// Boards as rows of numbers: 1 a black stone, -1 a white one, 0 an empty point; the top row first.
import { SeichiError } from './engine.js';

const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** Refuses values that stand for nothing on a board, which would be read as something else. */
export function refuseUnless(isRight, message) {
  if (!isRight) {
    throw new SeichiError({ code: 'bad-value', message });
  }
}

function letter(sign) {
  refuseUnless(sign === 1 || sign === -1 || sign === 0, `a board has 1, -1 and 0, not ${sign}`);
  return sign > 0 ? 'X' : sign < 0 ? 'O' : '.';
}

/** A board drawn in letters, which the engine reads like a record. A row alone is known as a board by the letters above it. */
export function drawn(signMap) {
  const rows = signMap.map(row => [...row].map(letter).join(' '));
  const above = rows.length === 1 ? [...COLUMNS.slice(0, signMap[0].length)].join(' ') + '\n' : '';
  return above + rows.join('\n') + '\n';
}

/** The name of a point of a board, such as D4. */
export function named([x, y], signMap) {
  return COLUMNS[x] + (signMap.length - y);
}

/** The column from the left and the row from the top of a point, both from 0. */
export function vertex(name, signMap) {
  return [COLUMNS.indexOf(name[0]), signMap.length - Number(name.slice(1))];
}

/** The names of the points where a stone is marked; a mark on an empty point says nothing. */
export function marked(marks, signMap) {
  return signMap.flatMap((row, y) => row.flatMap((sign, x) => (sign && marks?.[y]?.[x] ? [named([x, y], signMap)] : [])));
}
