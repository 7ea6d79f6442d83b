// A worker that answers one question at a time. First of all it is told {load: options} and says {ready: 'full'} or
// {ready: 'static'}, or {failed: why}; then it is told {id, question, record, options} and says {id, json}. To stop it, end it.
import { load } from './engine.js';

const port = typeof globalThis.postMessage === 'function' && typeof globalThis.addEventListener === 'function'
  ? globalThis
  : (await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:worker_threads')).parentPort;

let loading = null;

function say(message) {
  port.postMessage(message);
}

function begin(options) {
  loading = load(options);
  loading.then(engine => say({ ready: engine.kind }), cause => say({ failed: cause.message }));
}

function hear(message) {
  if (message.load) {
    begin(message.load);
  } else {
    answer(message);
  }
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
  port.addEventListener('message', event => hear(event.data));
} else {
  port.on('message', hear);
}
