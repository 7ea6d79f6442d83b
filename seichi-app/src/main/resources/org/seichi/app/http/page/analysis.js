// Who answers: the engine in workers of the page; where WebAssembly is too old, the server of the page; else the engine's
// small part in plain JavaScript.

/** Why there is no answer. */
export class Refusal extends Error {
  constructor({ code, message, line = 0, column = 0 }) {
    super(line > 0 ? `${message} (line ${line}, column ${column})` : message);
    this.code = code;
  }
}

/** An engine in a worker. To stop a question its worker is ended; a spare one stands ready. */
class Local {
  #open;
  #running;
  #spare = null;

  constructor(open) {
    this.#open = open;
    this.#running = open();
  }

  async ask(question, record, options, signal) {
    signal?.throwIfAborted();
    const engine = this.#running;
    this.#spare ??= this.#open();
    const stop = () => this.#replace(engine);
    signal?.addEventListener("abort", stop, { once: true });
    try {
      return await engine.ask(question, record, options);
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

/** The server that the page came from. It tells who leads of whole games only; of one position an evaluation says it. */
class Remote {
  async ask(question, record, { dead, alive, seki, ...options }, signal) {
    const named = Object.entries({ dead, alive, seki }).filter(([, points]) => points);
    const body = { ...recordOf(record), options, overrides: Object.fromEntries(named) };
    const response = await fetch(`api/${question === "lead" ? "evaluate" : question}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
    const answer = await response.json();
    if (!response.ok) throw new Refusal(answer);
    return answer;
  }
}

function recordOf(record) {
  if (typeof record === "string") return { record };
  return { recordBase64: btoa(Array.from(record, (byte) => String.fromCharCode(byte)).join("")) };
}

async function serverAnswers() {
  try {
    return (await fetch("healthz")).ok;
  } catch {
    return false;
  }
}

/** `?server` in the address asks for the server, whatever the browser can do. */
const wanted = new URLSearchParams(location.search).has("server");

async function maker() {
  const engine = await import("./engine/seichi.js").catch(() => null);
  const full = engine?.supportsFull() && !wanted;
  if (!full && (await serverAnswers())) return { kind: "server", make: () => new Remote() };
  if (!engine) throw new Refusal({ code: "not-loaded", message: "there is neither an engine nor a server" });
  return { kind: full ? "full" : "static", make: () => new Local(engine.open) };
}

const making = maker();

/** Something to ask; each has a worker of its own. */
export const analyst = async () => (await making).make();

/** What answers here: "full", "server" or "static". */
export const kind = async () => (await making).kind;
