// Calls that take the place of those of goscorer, for who marks the dead stones and asks for the count: what is not marked
// dead lives, alone or in seki. The module is loaded before the first call, so that the calls answer at once.
import { load } from './engine.js';
import { drawn, marked, refuseUnless, vertex } from './boards.js';

export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;

/** Both have passed: the board is counted as it stands. */
const PASSES = ['B pass', 'W pass'];

const engine = await load();

/**
 * Everything that Seichi says of a board whose dead stones somebody has marked.
 *
 * @param signMap rows of 1, -1 and 0
 * @param marks rows that are true where a stone is dead; without them Seichi judges
 * @param options as of every score; rules are Japanese if nothing else is said
 */
export function score(signMap, marks, options) {
  const board = drawn(signMap);
  const wanted = { rules: 'japanese', ...options };
  if (marks === undefined || marks === null) {
    return engine.ask('score', board, wanted);
  }
  refuseUnless(areAsLarge(marks, signMap), 'the marks are not as large as the board');
  const dead = marked(marks, signMap);
  const asked = { method: 'static', play: PASSES, ...wanted, dead };
  const judged = engine.ask('score', board, asked);
  const alive = judged.chains
    .filter(chain => chain.status === 'dead' && !chain.stones.some(stone => dead.includes(stone)))
    .map(chain => chain.stones[0]);
  return engine.ask('score', board, { ...asked, alive });
}

/** The points of both players by territory: their captures from before the end are given, komi is among White's. */
export function finalTerritoryScore(
  stones, markedDead, blackPointsFromCaptures, whitePointsFromCaptures, komi, scoreFalseEyes = false,
) {
  refuseFalseEyes(scoreFalseEyes);
  const { black, white } = counted(stones, markedDead, 'japanese');
  return {
    black: black.territory + black.deadCaptured + blackPointsFromCaptures,
    white: white.territory + white.deadCaptured + whitePointsFromCaptures + komi,
  };
}

/** The points of both players by area; komi is among White's. */
export function finalAreaScore(stones, markedDead, komi) {
  const { black, white } = counted(stones, markedDead, 'chinese');
  return { black: black.area, white: white.area + komi };
}

/** Of each point whose territory it is (dead stones lie in territory), which color stands there in seki, and whether it is dame. */
export function territoryScoring(stones, markedDead, scoreFalseEyes = false) {
  refuseFalseEyes(scoreFalseEyes);
  const answer = counted(stones, markedDead, 'japanese');
  const standing = living(stones, answer);
  const sekis = points(answer, stones, 'seki');
  return answer.board.ownership.map((row, y) => [...row].map((owner, x) => ({
    isTerritoryFor: standing[y][x] === EMPTY ? player(owner) : EMPTY,
    belongsToSekiGroup: sekis.has(`${x},${y}`) ? stones[y][x] : EMPTY,
    isDame: standing[y][x] === EMPTY && player(owner) === EMPTY,
  })));
}

/** Of each point whose area it is: that of its living stone, or that of the only player whose living stones surround it. */
export function areaScoring(stones, markedDead) {
  const answer = counted(stones, markedDead, 'chinese');
  const standing = living(stones, answer);
  return answer.board.ownership.map((row, y) => [...row].map((owner, x) =>
    standing[y][x] || player(owner) || (owner === 's' ? only(beside(standing, x, y)) : EMPTY)));
}

function refuseFalseEyes(areWanted) {
  refuseUnless(!areWanted, 'false eyes are never counted: scoreFalseEyes can only be false');
}

/** Whether each point of a board has a mark, true or false. */
function areAsLarge(marks, board) {
  return marks.length === board.length && board.every((row, y) => marks[y]?.length === row.length);
}

function signOf(stone) {
  refuseUnless(stone === EMPTY || stone === BLACK || stone === WHITE, `a board has 0, 1 and 2, not ${stone}`);
  return stone === BLACK ? 1 : stone === WHITE ? -1 : 0;
}

function counted(stones, markedDead, rules) {
  refuseUnless(Array.isArray(markedDead), 'marks are missing: rows that are true where a stone is dead');
  const signMap = stones.map(row => [...row].map(signOf));
  return score(signMap, markedDead, { rules, komi: 0 });
}

/** The points of the chains with a status, such as "0,18". */
function points(answer, stones, status) {
  const chains = answer.chains.filter(chain => chain.status === status);
  return new Set(chains.flatMap(chain => chain.stones.map(stone => String(vertex(stone, stones)))));
}

/** The stones without the dead ones. */
function living(stones, answer) {
  const dead = points(answer, stones, 'dead');
  return stones.map((row, y) => row.map((stone, x) => (dead.has(`${x},${y}`) ? EMPTY : stone)));
}

function player(owner) {
  return owner === 'B' ? BLACK : owner === 'W' ? WHITE : EMPTY;
}

/** The colors of the living stones on the four points beside one. */
function beside(standing, x, y) {
  return [standing[y - 1]?.[x], standing[y + 1]?.[x], standing[y][x - 1], standing[y][x + 1]].filter(stone => stone);
}

function only(colors) {
  return new Set(colors).size === 1 ? colors[0] : EMPTY;
}
