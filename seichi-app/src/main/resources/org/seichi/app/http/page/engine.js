// Chooses what answers questions: the WebAssembly engine in workers of the page; without sufficient WebAssembly support, the
// server of the page; without a server, the reduced engine in plain JavaScript.

import { translated, t } from "./language.js";

/** An error answer, with its message in the language of the page if there is a translation. */
export class Refusal extends Error {
  constructor({ code, message, line = 0, column = 0, reason, value = "" }) {
    const words = translated(`refused-${reason ?? code}`, { value }, message);
    super(line > 0 ? `${words} ${t("at-place", { line, column })}` : words);
    this.code = code;
  }
}

/** A small question that makes a new engine load its tables before it is needed. */
const WARM_UP = ["lead", "(;SZ[9];B[ee])", { nodes: 1 }];

/** An engine in a worker. A question is aborted by terminating the worker; a spare worker replaces it. */
class WorkerEngine {
  #open;
  #running;
  #spare = null;

  constructor(open) {
    this.#open = () => {
      const engine = open();
      engine.ask(...WARM_UP).catch(() => {});
      return engine;
    };
    this.#running = this.#open();
  }

  async ask(question, record, options, signal) {
    signal?.throwIfAborted();
    const engine = this.#running;
    if (signal) this.#spare ??= this.#open();
    const stop = () => this.#replace(engine);
    signal?.addEventListener("abort", stop, { once: true });
    try {
      return await engine.ask(question, asFile(record), options);
    } catch (refusal) {
      throw new Refusal(refusal);
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  #replace(engine) {
    if (engine !== this.#running) return;
    this.#running = this.#spare;
    this.#spare = this.#open();
    engine.close();
  }
}

/** The server that the page came from. It answers "lead" only for whole games. */
class ServerEngine {
  async ask(question, record, options, signal) {
    return (await post(question, record, options, signal)).json();
  }

  /** The estimates after each move of a game, yielded while they are computed. */
  async *leads(record, options, signal) {
    const { body } = await post("lead", record, options, signal);
    let text = "";
    for await (const chunk of chunksOf(body.pipeThrough(new TextDecoderStream()))) {
      const events = (text + chunk).split("\n\n");
      text = events.pop();
      for (const event of events) {
        const [, kind, data] = event.match(/^event: ?(\S+)\ndata: ?(.*)$/s) ?? [];
        if (kind === "position") yield JSON.parse(data);
      }
    }
  }
}

async function post(question, record, { dead, alive, seki, ...options }, signal) {
  const marked = Object.entries({ dead, alive, seki }).filter(([, points]) => points);
  const overrides = marked.length ? { overrides: Object.fromEntries(marked) } : {};
  const response = await fetch(`api/${question}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...recordFields(record), options, ...overrides }),
    signal,
  });
  if (!response.ok) throw new Refusal(await response.json());
  return response;
}

/** The pieces of a stream; not all browsers support async iteration of streams. */
async function* chunksOf(stream) {
  const reader = stream.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
}

/**
 * A record as the bytes of its file: a text may be one, whose character set is as the record says or missing. What was pasted
 * has a sign of Unicode before it.
 */
const asFile = (record) => (typeof record === "string" ? new TextEncoder().encode(record) : record);

function recordFields(record) {
  if (typeof record === "string" && !/[^\0-\x7f]/.test(record)) return { record };
  return { recordBase64: btoa(Array.from(asFile(record), (byte) => String.fromCharCode(byte)).join("")) };
}

async function serverAnswers() {
  try {
    return (await fetch("healthz")).ok;
  } catch {
    return false;
  }
}

/** `?server` in the address selects the server, whatever the browser supports. */
const serverRequested = new URLSearchParams(location.search).has("server");

async function chooseEngine() {
  const engine = await import("./engine/seichi.js").catch(() => null);
  const full = engine?.supportsFull() && !serverRequested;
  if (!full && (await serverAnswers())) return () => new ServerEngine();
  if (!engine) throw new Refusal({ code: "not-loaded", message: "there is neither an engine nor a server" });
  return () => new WorkerEngine(engine.open);
}

const chosen = chooseEngine();

/** A new engine to ask; each has its own worker, unless the server answers. */
export const openEngine = async () => (await chosen)();
