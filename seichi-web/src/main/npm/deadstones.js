// Calls that take the place of those of @sabaki/deadstones: boards as rows of 1, -1 and 0, points as [x, y].
import { load } from './engine.js';
import { drawn, vertex } from './boards.js';

let loading;

function engine() {
  loading ??= load();
  return loading;
}

async function scored(data, method) {
  const seichi = await engine();
  return seichi.ask('score', drawn(data), { method: seichi.kind === 'static' ? 'static' : method });
}

function dead(answer, data) {
  return answer.chains
    .filter(chain => chain.status === 'dead')
    .flatMap(chain => chain.stones.map(stone => vertex(stone, data)));
}

/** The dead stones. A board without a stone has none. The options of the other library are taken and change nothing. */
export async function guess(data, options) {
  return isEmpty(data) ? [] : dead(await scored(data, options?.method ?? 'reading'), data);
}

/** The dead stones that are plain at a look, fast. */
export async function getFloatingStones(data) {
  return isEmpty(data) ? [] : dead(await scored(data, 'static'), data);
}

/** Whose each point is likely to be: from -1, White's, to 1, Black's. */
export async function getProbabilityMap(data) {
  const seichi = await engine();
  if (seichi.kind === 'static') {
    return owners(await scored(data, 'static'));
  }
  const { ownership } = seichi.ask('evaluate', drawn(data), { effort: 'page' });
  return data.map((row, y) => ownership.slice(y * row.length, (y + 1) * row.length));
}

/** The board when all is played out and counted: whose each point is, 0 where it is nobody's. */
export async function playTillEnd(data) {
  return owners(await scored(data, 'reading'));
}

/** The module from another place; where that holds none of Seichi's, the one beside this file. */
export function useFetch(path) {
  const elsewhere = new URL(path, globalThis.location?.href ?? import.meta.url);
  loading = load({ wasm: elsewhere }).catch(() => load());
  return deadstones;
}

function owners(answer) {
  return answer.board.ownership.map(row => [...row].map(owner => (owner === 'B' ? 1 : owner === 'W' ? -1 : 0)));
}

function isEmpty(data) {
  return data.every(row => row.every(sign => sign === 0));
}

const deadstones = { guess, getFloatingStones, getProbabilityMap, playTillEnd, useFetch };
export default deadstones;
