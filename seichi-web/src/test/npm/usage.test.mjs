// The package as its users use it, in a folder where it is installed: usage.test.mjs EXAMPLES.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { load, open, SeichiError, supportsFull } from 'seichi';
import { Engine } from 'seichi/engine';
import deadstones, { getFloatingStones, getProbabilityMap, guess, playTillEnd } from 'seichi/deadstones';
import { BLACK, WHITE, finalAreaScore, finalTerritoryScore, score } from 'seichi/goscorer';

const record = await readFile(`${process.argv[2]}/9x9-dead-stones.sgf`);
const seichi = open();
after(() => seichi.close());

/** The board of the example: rows of 1, -1 and 0. */
const board = [
  [-1, 1, 1, 1, 1, 1, 0, 0, 0],
  [-1, -1, -1, 1, -1, 1, 0, -1, 0],
  [0, 1, -1, -1, -1, 1, 0, 1, 0],
  [0, 0, 1, -1, -1, 1, 0, 0, 0],
  [0, 0, 1, -1, 1, 0, 0, 0, 0],
  [0, 0, 0, -1, 1, 1, 1, 1, 0],
  [0, 0, -1, 0, -1, -1, -1, 1, 1],
  [0, 0, 0, 0, 0, -1, 0, -1, 1],
  [0, 0, 0, 0, 0, 0, 0, -1, -1],
];

const sorted = vertices => vertices.map(String).sort();

test('a worker answers every question', async () => {
  assert.equal(supportsFull(), true);
  assert.equal(await seichi.ready, 'full');
  const answer = await seichi.score(record);
  assert.equal(answer.result, 'W+19.5');
  assert.deepEqual(answer.chains.filter(chain => chain.status === 'dead').flatMap(chain => chain.stones).sort(),
    ['B7', 'C5', 'C6', 'H8']);
  assert.equal((await seichi.info(record)).moves > 40, true);
  assert.equal(typeof (await seichi.evaluate(record, { move: 20 })).score, 'number');
  assert.equal((await seichi.suggest(record, { move: 20, top: 2 })).suggestions.length, 2);
  assert.equal((await seichi.prove(record)).width, 9);
  const solved = await seichi.solve(record, { group: ['H8'], first: 'black', goal: 'capture', nodes: 2000 });
  assert.deepEqual(solved.groups.map(group => [group.color, group.first, group.outcome]), [['white', 'black', 'taken']]);
  assert.equal((await seichi.score(record, { alive: ['H8'] })).chains.some(chain => chain.certainty === 'marked'), true);
});

test('positions of a game come one after the other', async () => {
  const moves = [];
  for await (const { move, answer } of seichi.over('evaluate', record, [3, 4, 5])) {
    moves.push([move, answer.move]);
  }
  assert.deepEqual(moves, [[3, 3], [4, 4], [5, 5]]);
});

test('a question that is stopped rejects, and the next one is answered', async () => {
  const control = new AbortController();
  const long = seichi.evaluate(record, {}, { signal: control.signal });
  const waiting = seichi.score(record);
  control.abort();
  await assert.rejects(long, { name: 'AbortError' });
  assert.equal((await waiting).result, 'W+19.5');
  await assert.rejects(seichi.score(record, {}, { signal: AbortSignal.abort() }), { name: 'AbortError' });
});

test('what cannot be answered is refused with line and column', async () => {
  await assert.rejects(seichi.score('nothing'), cause =>
    cause instanceof SeichiError && cause.code === 'bad-record' && cause.line === 1);
  await assert.rejects(seichi.score(record, { komi: 'six' }), { code: 'unusable' });
});

test('a closed engine answers nothing more', async () => {
  const other = open();
  const asked = other.score(record);
  other.close();
  await assert.rejects(asked, { code: 'closed' });
});

test('the static engine answers in plain JavaScript', async () => {
  const engine = await load({ kind: 'static' });
  assert.equal(engine instanceof Engine, true);
  assert.equal(engine.kind, 'static');
  assert.equal(engine.ask('score', record).method, 'static');
  assert.equal(engine.ask('score', record).result, 'W+19.5');
  assert.throws(() => engine.ask('prove', record), { code: 'unusable' });
});

test('the engine in the same thread takes the module as bytes too', async () => {
  const wasm = await readFile(new URL(import.meta.resolve('seichi/seichi.wasm')));
  assert.equal((await load({ wasm })).ask('score', record).result, 'W+19.5');
});

test('calls of @sabaki/deadstones', async () => {
  const dead = sorted([[1, 2], [2, 3], [2, 4], [7, 1]]);
  assert.deepEqual(sorted(await guess(board)), dead);
  assert.deepEqual(sorted(await deadstones.guess(board, { finished: true, iterations: 50 })), dead);
  assert.equal((await getFloatingStones(board)).length <= dead.length, true);
  const map = await getProbabilityMap(board, 50);
  assert.equal(map.length, 9);
  assert.equal(map[0].length, 9);
  assert.equal(map[0][8] > 0.8 && map[8][0] < -0.8, true);
  assert.deepEqual((await playTillEnd(board, 1)).map(row => row.length), Array(9).fill(9));
  assert.deepEqual(await guess(Array.from({ length: 9 }, () => Array(9).fill(0))), []);
});

test('calls of goscorer', () => {
  const marks = board.map((row, y) => row.map((_, x) => ['1,2', '2,3', '2,4', '7,1'].includes(`${x},${y}`)));
  const stones = board.map(row => row.map(sign => (sign === 1 ? BLACK : sign === -1 ? WHITE : 0)));
  assert.equal(score(board, marks).score, -13);
  assert.deepEqual(finalTerritoryScore(stones, marks, 0, 0, 6.5), { 1: 17, 2: 36.5 });
  assert.deepEqual(finalAreaScore(stones, marks, 6.5), { 1: 34, 2: 53.5 });
  const none = board.map(row => row.map(() => false));
  assert.equal(score(board, none).chains.every(chain => chain.status !== 'dead'), true);
});
