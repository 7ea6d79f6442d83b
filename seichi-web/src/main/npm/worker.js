// A worker that answers one question at a time. The first message is {load: options}; it answers {ready: 'full'},
// {ready: 'static'} or {failed: why}. The next are {id, question, record, options}; it answers {id, json}. To stop it, end it.
import { load, moduleOfNode } from './engine.js';

let port = globalThis;
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

// Not awaited: who packs a worker for old pages can have nothing awaited at the top.
if (typeof globalThis.postMessage === 'function' && typeof globalThis.addEventListener === 'function') {
  globalThis.addEventListener('message', event => hear(event.data));
} else {
  moduleOfNode('node:worker_threads').then(threads => {
    port = threads.parentPort;
    port.on('message', hear);
  });
}
