// Loads the engine and asks it in the same thread. Only numbers pass between JavaScript and WebAssembly, and no code is
// made from text, so that a page may forbid 'unsafe-eval'.

const QUESTION = 0;
const RECORD = 1;
const WISHES = 2;

/** The refusal of what is neither a text nor bytes, such as an ArrayBuffer. */
const NO_RECORD = refusal('bad-value', 'a record is a text or a Uint8Array');

/** The refusal of a text or a list in the place of the options. */
const NO_OPTIONS = refusal('bad-value', 'options are an object of names and values');

/** A module with a type of a structure: valid where WebAssembly has a garbage collector. */
const STRUCTURE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

/** Whether this host can run the whole engine. */
export function supportsFull() {
  return typeof WebAssembly === 'object' && WebAssembly.validate(STRUCTURE);
}

/**
 * Loads the engine: the whole one, or, where WebAssembly is too old, the static one.
 *
 * @param {{wasm?: URL | string | BufferSource | WebAssembly.Module, kind?: 'full' | 'static'}} [options]
 */
export async function load(options) {
  const wasm = options?.wasm ?? new URL('seichi.wasm', import.meta.url);
  const kind = options?.kind ?? (supportsFull() ? 'full' : 'static');
  if (kind === 'static') {
    const script = await import('./static.js');
    return new Engine('static', (question, record, wishes) =>
      script.answer(question, new Int8Array(record.buffer, record.byteOffset, record.length), wishes));
  }
  const module = await compiled(wasm);
  const exports = await instance(module);
  return new Engine('full', (question, record, wishes) => {
    give(exports, QUESTION, new TextEncoder().encode(question));
    give(exports, RECORD, record);
    give(exports, WISHES, new TextEncoder().encode(wishes));
    return text(exports.answer(), exports.charAt);
  });
}

/** Answers at once, and holds up its thread meanwhile. */
export class Engine {
  #answer;

  constructor(kind, answer) {
    /** What it can do: 'full', or 'static' (only score and info, by the static method). */
    this.kind = kind;
    this.#answer = answer;
  }

  /** The answer as the command line writes it, or a refusal with a code; see `ask`. */
  json(question, record, options) {
    const bytes = typeof record === 'string' ? bytesOf(record) : record;
    if (!isBytes(bytes)) {
      return NO_RECORD;
    }
    if (!areOptions(options)) {
      return NO_OPTIONS;
    }
    const wanted = given(options);
    const unknown = wanted.find(([name]) => !/^\w+$/.test(name));
    return unknown
      ? refusal('unknown-key', `unknown key ${JSON.stringify(unknown[0])} in the options`)
      : this.#answer(question, bytes, wishes(wanted));
  }

  /** The answer as an object. Throws a SeichiError if there is none. */
  ask(question, record, options) {
    return opened(this.json(question, record, options));
  }
}

/**
 * Why there is no answer; line and column of the record are 0 where there is no place. What is wrong with a
 * record has a code too (`reason`), with the value that it is about (`value`).
 */
export class SeichiError extends Error {
  constructor({ code, message, line = 0, column = 0, reason, value }) {
    super(message);
    this.name = 'SeichiError';
    this.code = code;
    this.line = line;
    this.column = column;
    this.reason = reason;
    this.value = value;
  }
}

/** An answer as an object; throws if it is a refusal. */
export function opened(json) {
  const answer = JSON.parse(json);
  if (typeof answer.code === 'string') {
    throw new SeichiError(answer);
  }
  return answer;
}

/** The bytes of a text whose letters are known, whatever its CA says: a byte order mark keeps them from being guessed. */
function bytesOf(text) {
  const isMarked = text.startsWith('\ufeff') || !/[^\0-\x7f]/.test(text);
  return new TextEncoder().encode(isMarked ? text : `\ufeff${text}`);
}

function isBytes(record) {
  return ArrayBuffer.isView(record) && record.BYTES_PER_ELEMENT === 1;
}

/** Whether these are options, or none. */
function areOptions(options) {
  return options === undefined || options === null || (typeof options === 'object' && !Array.isArray(options));
}

/** The names and values of options without those that are undefined or null, which are like left out. */
function given(options) {
  return Object.entries(options ?? {}).filter(([, value]) => value !== undefined && value !== null);
}

/** A refusal as the engine writes it, without a place in the record. */
function refusal(code, message) {
  return JSON.stringify({ code, message, line: 0, column: 0 }) + '\n';
}

/** Options as lines of a name, which is a word, and a value. */
function wishes(options) {
  return options
    .map(([name, value]) => `${name} ${String(value).replaceAll('\n', ' ')}\n`)
    .join('');
}

function give(exports, input, bytes) {
  exports.resize(input, bytes.length);
  for (let i = 0; i < bytes.length; i++) {
    exports.set(input, i, bytes[i]);
  }
}

function text(length, charAt) {
  const pieces = [];
  for (let from = 0; from < length; from += 4096) {
    const codes = [];
    for (let i = from; i < Math.min(length, from + 4096); i++) {
      codes.push(charAt(i));
    }
    pieces.push(String.fromCharCode(...codes));
  }
  return pieces.join('');
}

/** A module that only Node has: named by a variable, because bundlers for pages look for what an import names itself. */
export function moduleOfNode(name) {
  return import(/* webpackIgnore: true */ /* @vite-ignore */ name);
}

/** The engine compiled, to be given to `load` in this thread and in others, which then need not compile it again. */
export async function compiled(wasm = new URL('seichi.wasm', import.meta.url)) {
  if (wasm instanceof WebAssembly.Module) {
    return wasm;
  }
  if (typeof wasm !== 'string' && !(wasm instanceof URL)) {
    return WebAssembly.compile(wasm);
  }
  // In a variable, because Webpack takes an address beside import.meta.url for the name of a file to pack.
  const here = import.meta.url;
  const url = new URL(wasm, here);
  if (url.protocol === 'file:') {
    const { readFile } = await moduleOfNode('node:fs/promises');
    return WebAssembly.compile(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} cannot be loaded: ${response.status}`);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Gives the module what it imports; what only other programs of its compiler need is there in name. */
async function instance(module) {
  const imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = kind === 'function' ? () => null : undefined;
  }
  const [requirements] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const { min } = JSON.parse(new TextDecoder().decode(requirements));
  Object.assign(imports.env ??= {}, { memory: new WebAssembly.Memory({ initial: min, maximum: 1 << 15 }) });
  Object.assign(imports.teavmMemory ??= {}, { heapOffset: constant(0), maxSize: constant(0) });
  Object.assign(imports.teavmMath ??= {}, functionsOf(Math));
  Object.assign(imports.teavm ??= {}, { takeStackTrace: () => ({ getStack: () => [] }) });
  Object.assign(imports.teavmJso ??= {}, { createFunction1: () => () => null });
  Object.assign(imports['wasm:js-string'] ??= {}, {
    fromCharCode: code => String.fromCharCode(code),
    concat: (first, second) => first + second,
    substring: (whole, from, to) => whole.substring(from, to),
    charCodeAt: (whole, index) => whole.charCodeAt(index),
    length: whole => whole.length,
  });
  imports.host = textHost();
  return (await WebAssembly.instantiate(module, imports)).exports;
}

function constant(value) {
  return new WebAssembly.Global({ value: 'i32', mutable: false }, value);
}

function functionsOf(math) {
  return Object.fromEntries(Object.getOwnPropertyNames(math).map(name => [name, math[name]]));
}

/** Decodes text for the engine: see WasmHost. */
function textHost() {
  let pushed = [];
  let encoding = 'utf-8';
  let answer = '';
  const taken = () => {
    const all = pushed;
    pushed = [];
    return all;
  };
  return {
    push: value => void pushed.push(value),
    findEncoding: () => {
      try {
        answer = new TextDecoder(String.fromCharCode(...taken())).encoding;
      } catch {
        answer = '';
      }
      return answer.length;
    },
    useEncoding: () => void (encoding = String.fromCharCode(...taken())),
    decodePushed: () => {
      answer = new TextDecoder(encoding, { ignoreBOM: true }).decode(new Uint8Array(taken()));
      return answer.length;
    },
    charAt: index => answer.charCodeAt(index),
  };
}
