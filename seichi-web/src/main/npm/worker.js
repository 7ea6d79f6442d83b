// A worker that answers one question at a time. It is told {id, question, record, options} and says {id, json}; first of
// all it says {ready: 'full'} or {ready: 'static'}, or {failed: why}. To stop it, end it.
import { load } from './engine.js';

const port = typeof globalThis.postMessage === 'function' && typeof globalThis.addEventListener === 'function'
  ? globalThis
  : (await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:worker_threads')).parentPort;

const loading = load();

function say(message) {
  port.postMessage(message);
}

async function answer({ id, question, record, options }) {
  try {
    say({ id, json: (await loading).json(question, record, options) });
  } catch (cause) {
    const message = `internal error, ${cause.message}`;
    say({ id, json: JSON.stringify({ code: 'internal', message, line: 0, column: 0 }) });
  }
}

if (port === globalThis) {
  port.addEventListener('message', event => answer(event.data));
} else {
  port.on('message', answer);
}
loading.then(engine => say({ ready: engine.kind }), cause => say({ failed: cause.message }));
