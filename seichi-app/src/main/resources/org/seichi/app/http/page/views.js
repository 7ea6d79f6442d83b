// What has been answered, and what is asked for now. Answers are kept by their question, and only those of the question that
// counts now are shown: no older answer can stand over a newer one.

import { analyst } from "./analysis.js";
import { withCaptives } from "./captives.js";
import { current, isOver, isScored, subscribe, update } from "./store.js";
import { costQuestions, leadQuestion, movesQuestion, scoreQuestion, worthQuestion } from "./question.js";

const KEPT = 500;
/** Steps that follow one another within this time are one: nobody reads what lies between. */
const PAUSE_MILLIS = 60;

const answers = new Map();
/** Who leads, of all positions of the games that were looked through: a few numbers each. */
const leads = new Map();
let engine = null;
let running = null;
let timer = null;

/** The answer to a question, if it is known. */
export const known = ({ kind, key }) => (kind === "lead" ? leads : answers).get(key);

/** Keeps an answer. */
export function keep({ kind, key }, answer) {
  if (kind === "lead") {
    leads.set(key, answer);
    return;
  }
  answers.delete(key);
  answers.set(key, answer);
  if (answers.size > KEPT) answers.delete(answers.keys().next().value);
}

/** The questions that count now. */
function wantedOf(state) {
  if (!state.tree) return {};
  const wanted = isScored(state) ? { score: scoreQuestion(state) } : { lead: leadQuestion(state), evaluate: worthQuestion(state) };
  if (state.mode === "settle" && isScored(state)) Object.assign(wanted, costQuestions(state));
  if (state.suggests && !isOver(state)) wanted.suggest = movesQuestion(state);
  return wanted;
}

async function answered({ kind, record, options, captives }, signal) {
  engine ??= await analyst();
  return withCaptives(kind, await engine.ask(kind, record, options, signal), captives);
}

async function ask(question) {
  const stop = new AbortController();
  running = { key: question.key, stop };
  update({ busy: true });
  try {
    keep(question, await answered(question, stop.signal));
  } catch (refusal) {
    if (stop.signal.aborted || refusal.code === "closed") return;
    keep(question, { refused: refusal.message });
  }
  running = null;
  follow(current());
}

const COUNTS = ["tree", "at", "source", "terms", "marks", "who", "first", "anyway", "suggests", "mode"];
let followed = null;
let changed = 0;

function heard(state) {
  if (followed && COUNTS.every((key) => followed[key] === state[key])) return;
  followed = state;
  changed = performance.now();
  follow(state);
}

/** The answers that are known, and the first question that is not. */
function follow(state) {
  const wanted = wantedOf(state);
  const told = Object.fromEntries(Object.entries(wanted).map(([name, question]) => [name, known(question) ?? null]));
  const open = Object.values(wanted).filter((question) => known(question) === undefined);
  if (running && !open.some(({ key }) => key === running.key)) {
    running.stop.abort(new Error("no longer wanted"));
    running = null;
  }
  clearTimeout(timer);
  const pause = open[0]?.kind === "score" ? 0 : Math.max(0, changed + PAUSE_MILLIS - performance.now());
  if (open.length && !running) timer = setTimeout(() => ask(open[0]), pause);
  const busy = open.length > 0;
  const same = Object.keys(told).length === Object.keys(state.answers).length
    && Object.entries(told).every(([kind, answer]) => state.answers[kind] === answer);
  if (same && busy === state.busy) return;
  const { score } = told;
  const shown = score && !score.refused ? { tree: state.tree, at: state.at, score } : state.shown;
  update({ answers: told, busy, shown });
}

/** Answers from now on what every new state asks. */
export function start() {
  subscribe(heard);
  analyst().then(async (made) => {
    engine ??= made;
    await engine.ask("tree", "(;SZ[9];B[ee])", {}).catch(() => {});
  });
}

/** An answer to a question that is not shown by itself, from what is kept if it was asked before. */
export async function answerTo(question, signal) {
  if (known(question) === undefined) keep(question, await answered(question, signal));
  return known(question);
}
