// Seichi in a page or in Node: scores of finished games of Go and their reasons, from a worker that can be stopped.
import { compiled, moduleOfNode, opened, SeichiError, supportsFull } from './engine.js';

export { load, opened, supportsFull, Engine, SeichiError } from './engine.js';

/** Starts an engine in a worker of its own. */
export function open() {
  return new Seichi();
}

/** An engine in a worker. Questions are answered one after the other. */
export class Seichi {
  #worker = null;
  #asked = 0;
  #waiting = [];
  #running = null;
  #loading = false;
  #readiness = Promise.withResolvers?.() ?? resolvers();

  constructor() {
    this.#readiness.promise.catch(() => {});
    this.#start();
  }

  /** What the engine can do: 'full', or 'static' where WebAssembly is too old. Rejects if it cannot be loaded. */
  get ready() {
    return this.#readiness.promise;
  }

  /** The score of a finished game, with its reasons. */
  score(record, options, control) {
    return this.ask('score', record, options, control);
  }

  /** What is proven of a position. */
  prove(record, options, control) {
    return this.ask('prove', record, options, control);
  }

  /** What a position is worth before the end. */
  evaluate(record, options, control) {
    return this.ask('evaluate', record, options, control);
  }

  /** Moves to consider. */
  suggest(record, options, control) {
    return this.ask('suggest', record, options, control);
  }

  /** Whether groups live: those of the option group, those with triangles, or all of which nothing is proven. */
  solve(record, options, control) {
    return this.ask('solve', record, options, control);
  }

  /** What a record says of its game. */
  info(record, options, control) {
    return this.ask('info', record, options, control);
  }

  /** The answer of any of these questions; the signal of the control stops it. */
  async ask(question, record, options, control) {
    return opened(await this.json(question, record, options, control));
  }

  /** The answer exactly as the command line writes it. */
  json(question, record, options, control) {
    const signal = control?.signal;
    if (signal?.aborted) {
      return Promise.reject(signal.reason);
    }
    if (this.#worker === null) {
      return Promise.reject(closed());
    }
    return new Promise((resolve, reject) => {
      const task = { message: { id: ++this.#asked, question, record, options }, resolve, reject };
      const stop = () => this.#stop(task, signal.reason);
      signal?.addEventListener('abort', stop, { once: true });
      task.done = () => signal?.removeEventListener('abort', stop);
      this.#waiting.push(task);
      this.#next();
    });
  }

  /** The answers for some positions of a game, one after the other, each with the number of its move. */
  async *over(question, record, moves, options, control) {
    for (const move of moves) {
      yield { move, answer: await this.ask(question, record, { ...options, move }, control) };
    }
  }

  /** Ends the worker; what has not been answered, and what is asked later, is rejected. */
  close() {
    this.#worker?.then(worker => worker.terminate(), () => {});
    this.#worker = null;
    this.#readiness.reject(closed());
    this.#fail(closed());
  }

  #start() {
    this.#loading = true;
    this.#worker = started({
      message: message => this.#hear(message),
      error: cause => this.#broken(cause),
    });
    this.#worker.catch(cause => this.#broken(cause));
  }

  #next() {
    if (this.#running === null && this.#waiting.length > 0 && this.#worker !== null) {
      const task = this.#waiting.shift();
      this.#running = task;
      this.#worker.then(worker => this.#send(worker, task), () => {});
    }
    this.#hold();
  }

  /** Hands a question to the worker; one with a function or the like in it cannot be handed over. */
  #send(worker, task) {
    try {
      worker.postMessage(task.message);
    } catch (cause) {
      if (task === this.#running) {
        this.#running = null;
        task.done();
        task.reject(new SeichiError({ code: 'bad-value', message: cause.message }));
        this.#next();
      }
    }
  }

  /** A program in Node goes on while the engine loads or something is asked, and may end when all is answered. */
  #hold() {
    const busy = this.#loading || this.#running !== null;
    this.#worker?.then(worker => (busy ? worker.ref?.() : worker.unref?.()), () => {});
  }

  #hear(message) {
    if (message.ready) {
      this.#loading = false;
      this.#readiness.resolve(message.ready);
      this.#hold();
    } else if (message.failed) {
      this.#broken(new Error(message.failed));
    } else if (this.#running?.message.id === message.id) {
      const task = this.#running;
      this.#running = null;
      task.done();
      task.resolve(message.json);
      this.#next();
    }
  }

  /** Stops a question: one that waits is left out, one that runs is stopped with its worker. */
  #stop(task, reason) {
    if (task === this.#running) {
      this.#worker?.then(worker => worker.terminate(), () => {});
      this.#running = null;
      this.#start();
    } else {
      this.#waiting = this.#waiting.filter(other => other !== task);
    }
    task.reject(reason);
    this.#next();
  }

  #broken(cause) {
    const failure = new SeichiError({ code: 'not-loaded', message: `the engine cannot be loaded: ${cause.message}` });
    this.#loading = false;
    this.#readiness.reject(failure);
    this.#fail(failure);
    this.#hold();
  }

  #fail(failure) {
    const tasks = [this.#running, ...this.#waiting].filter(task => task !== null);
    this.#running = null;
    this.#waiting = [];
    for (const task of tasks) {
      task.done();
      task.reject(failure);
    }
  }
}

function closed() {
  return new SeichiError({ code: 'closed', message: 'the engine was closed' });
}

let compiling = null;

/** What each worker loads: the same compiled engine, so that a new one stands at once. */
async function loading() {
  if (!supportsFull()) {
    return { kind: 'static' };
  }
  compiling ??= compiled();
  try {
    return { wasm: await compiling };
  } catch (cause) {
    compiling = null;
    throw cause;
  }
}

/** A worker of a browser or of Node, there without the program's own flags. What an ended one still says is not heard. */
async function started({ message, error }) {
  if (typeof Worker === 'function') {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.addEventListener('message', event => message(event.data));
    worker.addEventListener('error', event => error(new Error(event.message ?? 'no worker')));
    worker.postMessage({ load: await loading() });
    return worker;
  }
  const threads = await moduleOfNode('node:worker_threads');
  const worker = new threads.Worker(new URL('./worker.js', import.meta.url), { execArgv: [] });
  worker.on('message', message);
  worker.on('error', error);
  worker.postMessage({ load: await loading() });
  return worker;
}

function resolvers() {
  const all = {};
  all.promise = new Promise((resolve, reject) => Object.assign(all, { resolve, reject }));
  return all;
}
