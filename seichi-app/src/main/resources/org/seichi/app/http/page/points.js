// Points are indices, row by row from the top left. Their names are a column letter (without I) and a row from the bottom.

const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/** The letter of a column. */
export const letterOf = (x) => LETTERS[x];

/** The name of a point: "D4". */
export const nameOf = (point, { width, height }) =>
  point < 0 ? "pass" : LETTERS[point % width] + (height - Math.floor(point / width));

/** The point with a name; -1 for a pass or an invalid name. */
export function pointOf(name, { width, height }) {
  const x = LETTERS.indexOf(name[0].toUpperCase());
  const y = height - Number(name.slice(1));
  return x < 0 || x >= width || !(y >= 0 && y < height) ? -1 : y * width + x;
}

/** The point in SGF letters: "dp". */
export const sgfOf = (point, { width }) =>
  point < 0 ? "" : String.fromCharCode(97 + (point % width), 97 + Math.floor(point / width));

/** The neighbors of a point. */
export function neighbors(point, { width, height }) {
  const x = point % width;
  const near = [];
  if (x > 0) near.push(point - 1);
  if (x < width - 1) near.push(point + 1);
  if (point >= width) near.push(point - width);
  if (point < width * (height - 1)) near.push(point + width);
  return near;
}

/** The star points of a board. */
export function stars({ width, height }) {
  const lines = (side) => {
    if (side < 7) return side % 2 && side > 4 ? [side >> 1] : [];
    const edge = side < 13 ? 2 : 3;
    return side % 2 && side !== 7 ? [edge, side >> 1, side - 1 - edge] : [edge, side - 1 - edge];
  };
  const all = lines(height).flatMap((y) => lines(width).map((x) => ({ x, y })));
  const middle = ({ x, y }) => (x === width >> 1) + (y === height >> 1);
  return all.filter((star) => width >= 15 || middle(star) !== 1).map(({ x, y }) => y * width + x);
}
