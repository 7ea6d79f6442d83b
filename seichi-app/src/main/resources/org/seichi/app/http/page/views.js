// What has been answered, and what is asked for now. Answers are kept by their question, and only those of the question that
// counts now are shown: no older answer can stand over a newer one.

import { analyst } from "./analysis.js";
import { withCaptives } from "./captives.js";
import { current, isOver, isScored, subscribe, update } from "./store.js";
import { costQuestions, movesQuestion, scoreQuestion, worthQuestion } from "./question.js";

const KEPT = 500;
/** Steps that follow one another within this time are one: nobody reads what lies between. */
const PAUSE_MILLIS = 60;

const answers = new Map();
let engine = null;
let running = null;
let timer = null;

function keep(key, answer) {
  answers.delete(key);
  answers.set(key, answer);
  if (answers.size > KEPT) answers.delete(answers.keys().next().value);
}

/** The questions that count now. */
function wantedOf(state) {
  if (!state.tree) return {};
  const wanted = isScored(state) ? { score: scoreQuestion(state) } : { evaluate: worthQuestion(state) };
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
    keep(question.key, await answered(question, stop.signal));
  } catch (refusal) {
    if (stop.signal.aborted || refusal.code === "closed") return;
    keep(question.key, { refused: refusal.message });
  }
  running = null;
  follow(current());
}

const COUNTS = ["tree", "at", "source", "terms", "marks", "who", "first", "anyway", "suggests", "mode"];
let followed = null;

function heard(state) {
  if (followed && COUNTS.every((key) => followed[key] === state[key])) return;
  followed = state;
  follow(state);
}

/** The answers that are known, and the first question that is not. */
function follow(state) {
  const wanted = wantedOf(state);
  const known = Object.fromEntries(Object.entries(wanted).map(([kind, { key }]) => [kind, answers.get(key) ?? null]));
  const open = Object.values(wanted).filter(({ key }) => !answers.has(key));
  if (running && !open.some(({ key }) => key === running.key)) {
    running.stop.abort(new Error("no longer wanted"));
    running = null;
  }
  clearTimeout(timer);
  if (open.length && !running) timer = setTimeout(() => ask(open[0]), open[0].kind === "score" ? 0 : PAUSE_MILLIS);
  const busy = open.length > 0;
  const same = Object.keys(known).length === Object.keys(state.answers).length
    && Object.entries(known).every(([kind, answer]) => state.answers[kind] === answer);
  if (same && busy === state.busy) return;
  const { score } = known;
  const shown = score && !score.refused ? { tree: state.tree, at: state.at, score } : state.shown;
  update({ answers: known, busy, shown });
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
  if (!answers.has(question.key)) {
    keep(question.key, await answered(question, signal));
  }
  return answers.get(question.key);
}
