// Asks the questions of the current state and caches the answers. Answers are cached by question, and only those to the current
// questions are shown, so no late answer can replace a newer one.

import { analyst } from "./analysis.js";
import { withCaptives } from "./captives.js";
import { isEstimate } from "./parts.js";
import { current, isOver, isScored, position, subscribe, update } from "./store.js";
import { costQuestions, leadQuestion, movesQuestion, scoreQuestion, worthQuestion } from "./question.js";

const KEPT = 500;
/** Positions stepped through faster than this are skipped, except for the first, which is evaluated at once. */
const PAUSE_MILLIS = 150;

const answers = new Map();
/** Estimates of the lead for all positions of the games seen; never discarded, since they are small. */
const leads = new Map();
let engine = null;
let glances = false;
let running = null;
let timer = null;

/** The cached answer to a question, or undefined. */
export const known = ({ kind, key }) => (kind === "lead" ? leads : answers).get(key);

/** Caches an answer. */
export function keep({ kind, key }, answer) {
  if (kind === "lead") {
    leads.set(key, answer);
    return;
  }
  answers.delete(key);
  answers.set(key, answer);
  if (answers.size > KEPT) answers.delete(answers.keys().next().value);
}

/** The question for the lead here, if it is needed and not answered yet; the worker of the graph answers it. */
export function glance(state) {
  if (!glances || !state.tree || isScored(state)) return null;
  const question = leadQuestion(state);
  return known(question) === undefined && known(worthQuestion(state)) === undefined ? question : null;
}

/** The questions of a state by name. */
function wantedOf(state) {
  if (!state.tree) return {};
  const wanted = isScored(state) ? { score: scoreQuestion(state) }
    : { ...(glances ? { lead: leadQuestion(state) } : {}), evaluate: worthQuestion(state) };
  if (state.mode === "settle" && isScored(state)) Object.assign(wanted, costQuestions(state));
  if (state.suggests && !isOver(state)) wanted.suggest = movesQuestion(state);
  return wanted;
}

async function answered(question, signal) {
  const { kind, record, options } = question;
  engine ??= await analyst();
  return withCaptives(question, await engine.ask(kind, record, options, signal));
}

async function ask(question) {
  const stop = new AbortController();
  running = { key: question.key, stop };
  try {
    keep(question, await answered(question, stop.signal));
  } catch (refusal) {
    if (stop.signal.aborted || refusal.code === "closed") return;
    keep(question, { refused: refusal.message });
  }
  running = null;
  follow(current());
}

const COUNTS = ["tree", "at", "source", "terms", "marks", "who", "first", "anyway", "suggests", "mode", "unfinished"];
let followed = null;
let changed = -PAUSE_MILLIS;
let due = 0;
/** The state that will follow if the user goes on stepping; null if the last change was not a step. */
let ahead = null;

/** The state one step further in the direction of the last step; null without one. */
function aheadOf(before, state) {
  if (!before?.tree || before.tree !== state.tree) return null;
  const { tree, at } = state;
  if (tree.nodes[at].parent === before.at) return tree.children[at].length ? { ...state, at: tree.children[at][0] } : null;
  return tree.nodes[before.at].parent === at && at > 0 ? { ...state, at: tree.nodes[at].parent } : null;
}

/** The evaluation that the next step would need, for idle time; a server is not asked in advance. */
function expected() {
  if (!ahead || !glances || isScored(ahead)) return null;
  const question = worthQuestion(ahead);
  return known(question) === undefined ? question : null;
}

function heard(state) {
  if (followed && COUNTS.every((key) => followed[key] === state[key])) return;
  ahead = aheadOf(followed, state);
  followed = state;
  const now = performance.now();
  due = now - changed < PAUSE_MILLIS ? now + PAUSE_MILLIS : now;
  changed = now;
  follow(state);
}

/** Whether the score shows that the game is not finished here, so that the estimate is shown unless a score is asked for. */
function opensUnfinished(state, score) {
  if (!score?.flags || !isEstimate(score) || state.mode !== "review" || state.anyway !== null) return false;
  const { passes, number } = position(state);
  return passes < 2 && number > 0 && Object.keys(state.marks).length === 0;
}

/** Publishes the known answers, and asks the first unanswered question. */
export function follow(state) {
  const wanted = wantedOf(state);
  const told = Object.fromEntries(Object.entries(wanted).map(([name, question]) => [name, known(question) ?? null]));
  if (opensUnfinished(state, told.score)) {
    update({ unfinished: state.tree.nodes[state.at] });
    return;
  }
  const open = Object.values(wanted).filter((question) => question.kind !== "lead" && known(question) === undefined);
  const next = open[0] ?? expected();
  if (running && running.key !== next?.key && !open.some(({ key }) => key === running.key)) {
    running.stop.abort(new Error("no longer wanted"));
    running = null;
  }
  clearTimeout(timer);
  const pause = open[0]?.kind === "score" ? 0 : Math.max(0, due - performance.now());
  if (next && !running) timer = setTimeout(() => ask(next), pause);
  const busy = open.length > 0;
  const same = Object.keys(told).length === Object.keys(state.answers).length
    && Object.entries(told).every(([kind, answer]) => state.answers[kind] === answer);
  if (same && busy === state.busy) return;
  const { score } = told;
  const shown = score && !score.refused ? { tree: state.tree, at: state.at, score } : state.shown;
  update({ answers: told, busy, shown });
}

/** Starts answering the questions of each new state. */
export function start() {
  subscribe(heard);
  analyst().then((made) => {
    engine ??= made;
    glances = !made.leads;
  });
}

/** The answer to a question that is not part of the state, from the cache if possible. */
export async function answerTo(question, signal) {
  if (known(question) === undefined) keep(question, await answered(question, signal));
  return known(question);
}
