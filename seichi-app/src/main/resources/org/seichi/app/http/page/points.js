// Names of points as Go players write them: columns by letters without I, rows by numbers from the bottom.

const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/** The name of the point in a column (0 at the left) and row (0 at the top). */
export function nameOf(x, y, board) {
  return LETTERS[x] + (board.height - y);
}

/** Column and row of a point, or null for a pass. */
export function placeOf(name, board) {
  const x = LETTERS.indexOf(name[0]);
  const y = board.height - Number(name.slice(1));
  return name === "pass" || x < 0 || Number.isNaN(y) ? null : { x, y };
}

/** What is on a point: "X" Black, "O" White, "." nothing. */
export function stoneAt(name, board) {
  const place = placeOf(name, board);
  return place ? board.rows[place.y][place.x] : ".";
}

/** The chain of a score that a point belongs to, if there is a stone on it. */
export function chainAt(name, score) {
  return score.chains.find((chain) => chain.stones.includes(name));
}
