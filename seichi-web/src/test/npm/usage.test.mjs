// The package as its users use it, in a folder where it is installed: usage.test.mjs EXAMPLES.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { Script } from 'node:vm';
import { load, open, SeichiError, supportsFull } from 'seichi';
import { Engine } from 'seichi/engine';
import deadstones, { getFloatingStones, getProbabilityMap, guess, playTillEnd } from 'seichi/deadstones';
import { BLACK, EMPTY, WHITE, areaScoring, finalAreaScore, finalTerritoryScore, score, territoryScoring } from 'seichi/goscorer';

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
  const { arranged } = await seichi.score(record, { arranged: true });
  assert.deepEqual(arranged.black.blocks.map(block => block.length), [10, 3]);
  assert.equal((await seichi.score(record)).arranged, null);
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
  await assert.rejects(seichi.prove(record, { explain: true }), { code: 'unknown-key' });
});

test('what is no record and what no worker can be given is refused, and the next question is answered', async () => {
  const engine = await load();
  for (const none of [5, null, undefined, {}, [40, 59, 41], new ArrayBuffer(8), new Uint16Array(4)]) {
    assert.throws(() => engine.ask('score', none), { name: 'SeichiError', code: 'bad-value', message: /Uint8Array/ });
    await assert.rejects(seichi.score(none), { name: 'SeichiError', code: 'bad-value', message: /Uint8Array/ });
  }
  for (const asked of [[() => record], [record, { dead: () => 'H8' }]]) {
    await assert.rejects(seichi.score(...asked), { name: 'SeichiError', code: 'bad-value' });
  }
  assert.equal((await seichi.score(record)).result, 'W+19.5');
});

test('a text needs no character set, whatever its record names; bytes do', async () => {
  const engine = await load();
  const fixed = await load({ kind: 'static' });
  for (const [declared, warned] of [['', 1], ['CA[GB2312]', 1], ['CA[UTF-8]', 0]]) {
    const text = `(;SZ[9]${declared}PB[山田]PW[鈴木]KM[6.5]RU[Japanese];B[ee];W[];B[])`;
    for (const given of [text, `\ufeff${text}`]) {
      assert.deepEqual((await seichi.score(given)).warnings, []);
      assert.deepEqual(engine.ask('score', given).warnings, []);
      assert.deepEqual(fixed.ask('score', given).warnings, []);
      assert.deepEqual((await seichi.info(given)).warnings, []);
    }
    assert.equal((await seichi.score(new TextEncoder().encode(text))).warnings.length, warned);
  }
});

test('null is like left out: as options, as one of them, as the control', async () => {
  const engine = await load(null);
  for (const none of [null, undefined, {}, { komi: null, rules: undefined, dead: null, file: null }]) {
    assert.equal(engine.ask('score', record, none).result, 'W+19.5');
    assert.equal((await seichi.score(record, none, null)).result, 'W+19.5');
  }
  assert.equal((await seichi.score(record, null, { signal: null })).result, 'W+19.5');
  for await (const { answer } of seichi.over('evaluate', record, [3], null, null)) {
    assert.equal(answer.move, 3);
  }
  assert.equal((await guess(board, null)).length, 4);
  assert.equal(score(board, null, null).chains.filter(chain => chain.status === 'dead').length, 3);
});

test('what are no options, and names that are no words, are refused', async () => {
  const engine = await load();
  for (const none of ['komi', 7, true, ['komi']]) {
    assert.throws(() => engine.ask('score', record, none), { code: 'bad-value', message: /options are an object/ });
    await assert.rejects(seichi.score(record, none), { code: 'bad-value', message: /options are an object/ });
  }
  for (const name of ['komi 7\nrules', 'komi ', '', 'dead H8', '\u001b[31m']) {
    const refused = { code: 'unknown-key', message: `unknown key ${JSON.stringify(name)} in the options` };
    assert.throws(() => engine.ask('score', record, { [name]: 1 }), refused);
    await assert.rejects(seichi.score(record, { [name]: 1 }), refused);
  }
});

test('a closed engine answers nothing more', async () => {
  const other = open();
  const asked = other.score(record);
  const ready = other.ready;
  other.close();
  await assert.rejects(asked, { code: 'closed' });
  await assert.rejects(ready, { code: 'closed' });
  await assert.rejects(other.score(record), { code: 'closed' });
});

test('a program that only waits for the engine waits', () => {
  const lines = "import { open } from 'seichi'; console.log(await open().ready);";
  const said = spawnSync(process.execPath, ['--input-type=module', '--eval', lines], { cwd: import.meta.dirname, encoding: 'utf8' });
  assert.deepEqual([said.stdout, said.status], ['full\n', 0]);
});

test('a worker can be packed as a plain script, where nothing is awaited at the top', async () => {
  const worker = await readFile(new URL(import.meta.resolve('seichi/worker.js')), 'utf8');
  assert.ok(new Script(worker.replace(/^import .*\n/gm, '')));
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

test('callers of @sabaki/deadstones may still name where its module was', async () => {
  assert.equal(deadstones.useFetch('./deadstones_bg.wasm'), deadstones);
  assert.equal((await guess(board)).length, 4);
});

const DEAD = ['1,2', '2,3', '2,4', '7,1'];
const stones = board.map(row => row.map(sign => (sign === 1 ? BLACK : sign === -1 ? WHITE : EMPTY)));

const isDead = (x, y) => DEAD.includes(`${x},${y}`);
const count = (rows, wanted) => rows.flat().filter(wanted).length;

test('calls of goscorer', () => {
  const marks = board.map((row, y) => row.map((_, x) => isDead(x, y)));
  assert.equal(score(board, marks).score, -13);
  assert.deepEqual(finalTerritoryScore(stones, marks, 0, 0, 6.5), { black: 17, white: 36.5 });
  assert.deepEqual(finalTerritoryScore(stones, marks, 2, 1, 0), { black: 19, white: 31 });
  assert.deepEqual(finalAreaScore(stones, marks, 6.5), { black: 34, white: 53.5 });
  const none = board.map(row => row.map(() => false));
  assert.equal(score(board, none).chains.every(chain => chain.status !== 'dead'), true);
});

test('a board may have a single row', async () => {
  assert.deepEqual(finalAreaScore([[BLACK, EMPTY, EMPTY]], [[false, false, false]], 0), { black: 3, white: 0 });
  assert.deepEqual(finalAreaScore([[EMPTY]], [[false]], 7), { black: 0, white: 7 });
  assert.deepEqual(areaScoring([[BLACK, EMPTY, WHITE]], [[false, false, false]]), [[BLACK, EMPTY, WHITE]]);
  assert.equal((await getProbabilityMap([[1, 0, 0]]))[0].length, 3);
  for (let width = 1; width <= 25; width++) {
    assert.equal((await playTillEnd([Array(width).fill(0)]))[0].length, width);
  }
});

test('a mark where goscorer takes no stone says nothing', () => {
  const marks = board.map((row, y) => row.map((sign, x) => isDead(x, y) || sign === 0));
  assert.deepEqual(finalTerritoryScore(stones, marks, 0, 0, 6.5), { black: 17, white: 36.5 });
});

test('boards and marks that would be read as others are refused', async () => {
  const none = board.map(row => row.map(() => false));
  const isRefused = cause => cause.code === 'bad-value';
  assert.throws(() => finalAreaScore(board, none, 0), isRefused);
  assert.throws(() => score(stones), isRefused);
  await assert.rejects(guess(stones), isRefused);
  assert.throws(() => finalAreaScore(stones, undefined, 0), isRefused);
  assert.throws(() => territoryScoring(stones, none.slice(1)), isRefused);
  assert.throws(() => score(board, none.map(row => row.slice(1))), isRefused);
  assert.throws(() => finalTerritoryScore(stones, none, 0, 0, 0, true), isRefused);
  assert.deepEqual(await guess(board.map(row => Int8Array.from(row))), await guess(board));
});

test('the maps of goscorer add up to its scores', () => {
  const marks = board.map((row, y) => row.map((_, x) => isDead(x, y)));
  const territory = territoryScoring(stones, marks);
  assert.equal(count(territory, point => point.isTerritoryFor === BLACK) + 1, 17);
  assert.equal(count(territory, point => point.isTerritoryFor === WHITE) + 3, 30);
  assert.deepEqual(territory[1][7], { isTerritoryFor: BLACK, belongsToSekiGroup: EMPTY, isDame: false });
  assert.deepEqual(territory[0][0], { isTerritoryFor: EMPTY, belongsToSekiGroup: EMPTY, isDame: false });
  const area = areaScoring(stones, marks);
  assert.equal(count(area, color => color === BLACK), 34);
  assert.equal(count(area, color => color === WHITE), 47);
});

test('a seki in the maps of goscorer: its stones are told, its eyes count by area alone', () => {
  const rows = ['.XO.O', 'X.OOO', 'OOOOO', 'XXXXX', '.X.X.'];
  const seki = rows.map(row => [...row].map(sign => (sign === 'X' ? BLACK : sign === 'O' ? WHITE : EMPTY)));
  const none = rows.map(row => [...row].map(() => false));
  assert.deepEqual(finalTerritoryScore(seki, none, 0, 0, 0), { black: 3, white: 0 });
  assert.deepEqual(finalAreaScore(seki, none, 0), { black: 13, white: 11 });
  assert.deepEqual(territoryScoring(seki, none)[0].map(point => point.belongsToSekiGroup), [0, 1, 2, 0, 2]);
  assert.deepEqual(territoryScoring(seki, none)[1].map(point => point.isDame), [false, true, false, false, false]);
  assert.deepEqual(areaScoring(seki, none).map(row => row.join('')), ['11222', '10222', '22222', '11111', '11111']);
});
