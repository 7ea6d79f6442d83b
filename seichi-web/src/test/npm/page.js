// A page that uses the engine and tells its server what came of it.
import { open } from '/engine/seichi.js';
import { guess } from '/engine/deadstones.js';

async function told() {
  const seichi = open();
  const record = new Uint8Array(await (await fetch('/record')).arrayBuffer());
  const control = new AbortController();
  const stopped = seichi.evaluate(record, {}, { signal: control.signal }).catch(cause => cause.name);
  const score = seichi.json('score', record);
  control.abort();
  const dead = await guess([[0, -1, 1, 0], [-1, -1, 1, 0], [1, 1, 1, 1]]);
  const now = { ready: await seichi.ready, stopped: await stopped, score: await score, dead: dead.length };
  return { ...now, old: await toldByOldBrowser(record) };
}

/** As where WebAssembly has no garbage collector. */
async function toldByOldBrowser(record) {
  WebAssembly.validate = () => false;
  const seichi = open();
  const { method, result } = await seichi.score(record);
  return [await seichi.ready, method, result];
}

told()
  .catch(cause => ({ failed: `${cause.name}: ${cause.message}` }))
  .then(answer => fetch('/told', { method: 'POST', body: JSON.stringify(answer) }));
