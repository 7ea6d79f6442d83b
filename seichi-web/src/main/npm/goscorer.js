// Calls that take the place of those of goscorer, for who marks the dead stones and asks for the count: what is not marked
// dead lives, alone or in seki. The module is loaded before the first call, so that the calls answer at once.
import { load } from './engine.js';
import { drawn, marked } from './boards.js';

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
export function score(signMap, marks, options = {}) {
  const board = drawn(signMap);
  const wanted = { rules: 'japanese', ...options };
  if (marks === undefined) {
    return engine.ask('score', board, wanted);
  }
  const dead = marked(marks, signMap);
  const asked = { method: 'static', play: PASSES, ...wanted, dead };
  const judged = engine.ask('score', board, asked);
  const alive = judged.chains
    .filter(chain => chain.status === 'dead' && !chain.stones.some(stone => dead.includes(stone)))
    .map(chain => chain.stones[0]);
  return engine.ask('score', board, { ...asked, alive });
}

/** The points of both players by territory: their captures from before the end are given, komi is among White's. */
export function finalTerritoryScore(stones, markedDead, blackPointsFromCaptures, whitePointsFromCaptures, komi) {
  const { black, white } = score(signs(stones), markedDead, { komi });
  return {
    [BLACK]: black.territory + black.deadCaptured + blackPointsFromCaptures,
    [WHITE]: white.territory + white.deadCaptured + whitePointsFromCaptures + komi,
  };
}

/** The points of both players by area; komi is among White's. */
export function finalAreaScore(stones, markedDead, komi) {
  const { black, white } = score(signs(stones), markedDead, { komi, rules: 'chinese' });
  return { [BLACK]: black.area, [WHITE]: white.area + komi };
}

function signs(stones) {
  return stones.map(row => row.map(stone => (stone === BLACK ? 1 : stone === WHITE ? -1 : 0)));
}
