// Asks the questions of the current state and caches the answers. Answers are cached by question, and only those to the current
// questions are shown, so no late answer can replace a newer one.

import { openEngine } from "./engine.js";
import { withCaptives } from "./captives.js";
import { isEstimate } from "./components.js";
import { current, isOver, isScored, position, subscribe, update } from "./store.js";
import { costQuestions, leadQuestion, suggestionQuestion, scoreQuestion, evaluationQuestion } from "./questions.js";

const CACHE_SIZE = 500;
/** Positions stepped through faster than this are skipped, except for the first, which is evaluated at once. */
const PAUSE_MILLIS = 150;

const cache = new Map();
/** Estimates of the lead for all positions of the games seen; never discarded, since they are small. */
const leadCache = new Map();
let engine = null;
let hasQuickLead = false;
let running = null;
let timer = null;

/** The cached answer to a question, or undefined. */
export const cachedAnswer = ({ kind, key }) => (kind === "lead" ? leadCache : cache).get(key);

/** Caches an answer. */
export function cacheAnswer({ kind, key }, answer) {
  if (kind === "lead") {
    leadCache.set(key, answer);
    return;
  }
  cache.delete(key);
  cache.set(key, answer);
  if (cache.size > CACHE_SIZE) cache.delete(cache.keys().next().value);
}

/** The question for the lead here, if it is needed and not answered yet; the worker of the graph answers it. */
export function missingLead(state) {
  if (!hasQuickLead || !state.tree || isScored(state)) return null;
  const question = leadQuestion(state);
  return cachedAnswer(question) === undefined && cachedAnswer(evaluationQuestion(state)) === undefined ? question : null;
}

/** The questions of a state by name. */
function questionsOf(state) {
  if (!state.tree) return {};
  const questions = isScored(state) ? { score: scoreQuestion(state) }
    : { ...(hasQuickLead ? { lead: leadQuestion(state) } : {}), evaluate: evaluationQuestion(state) };
  if (state.mode === "settle" && isScored(state)) Object.assign(questions, costQuestions(state));
  if (state.suggests && !isOver(state)) questions.suggest = suggestionQuestion(state);
  return questions;
}

async function fetchAnswer(question, signal) {
  const { kind, record, options } = question;
  engine ??= await openEngine();
  return withCaptives(question, await engine.ask(kind, record, options, signal));
}

async function askEngine(question) {
  const abort = new AbortController();
  running = { key: question.key, stop: abort };
  try {
    cacheAnswer(question, await fetchAnswer(question, abort.signal));
  } catch (refusal) {
    if (abort.signal.aborted || refusal.code === "closed") return;
    cacheAnswer(question, { refused: refusal.message });
  }
  running = null;
  refreshAnswers(current());
}

const RELEVANT_KEYS = ["tree", "at", "source", "terms", "marks", "who", "first", "anyway", "arranged", "suggests", "mode", "unfinishedNode"];
let lastState = null;
let lastChange = -PAUSE_MILLIS;
let dueTime = 0;
/** The state that will follow if the user goes on stepping; null if the last change was not a step. */
let nextState = null;

/** The state one step further in the direction of the last step; null without one. */
function stateAhead(before, state) {
  if (!before?.tree || before.tree !== state.tree) return null;
  const { tree, at } = state;
  if (tree.nodes[at].parent === before.at) return tree.children[at].length ? { ...state, at: tree.children[at][0] } : null;
  return tree.nodes[before.at].parent === at && at > 0 ? { ...state, at: tree.nodes[at].parent } : null;
}

/** The evaluation that the next step would need, for idle time; a server is not asked in advance. */
function prefetchQuestion() {
  if (!nextState || !hasQuickLead || isScored(nextState)) return null;
  const question = evaluationQuestion(nextState);
  return cachedAnswer(question) === undefined ? question : null;
}

function onState(state) {
  if (lastState && RELEVANT_KEYS.every((key) => lastState[key] === state[key])) return;
  nextState = stateAhead(lastState, state);
  lastState = state;
  const now = performance.now();
  dueTime = now - lastChange < PAUSE_MILLIS ? now + PAUSE_MILLIS : now;
  lastChange = now;
  refreshAnswers(state);
}

/** Whether the score shows that the game is not finished here, so that the estimate is shown unless a score is asked for. */
function isUnfinished(state, score) {
  if (!score?.flags || !isEstimate(score) || state.mode !== "review" || state.anyway !== null) return false;
  const { agreed, number } = position(state);
  return !agreed && number > 0 && Object.keys(state.marks).length === 0;
}

/** Publishes the known answers, and asks the first unanswered question. */
export function refreshAnswers(state) {
  const questions = questionsOf(state);
  const answers = Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, cachedAnswer(question) ?? null]));
  if (isUnfinished(state, answers.score)) {
    update({ unfinishedNode: state.tree.nodes[state.at] });
    return;
  }
  const unanswered = Object.values(questions).filter((question) => question.kind !== "lead" && cachedAnswer(question) === undefined);
  const next = unanswered[0] ?? prefetchQuestion();
  if (running && running.key !== next?.key && !unanswered.some(({ key }) => key === running.key)) {
    running.stop.abort(new Error("no longer wanted"));
    running = null;
  }
  clearTimeout(timer);
  const pause = unanswered[0]?.kind === "score" ? 0 : Math.max(0, dueTime - performance.now());
  if (next && !running) timer = setTimeout(() => askEngine(next), pause);
  const busy = unanswered.length > 0;
  const same = Object.keys(answers).length === Object.keys(state.answers).length
    && Object.entries(answers).every(([kind, answer]) => state.answers[kind] === answer);
  if (same && busy === state.busy) return;
  const { score } = answers;
  const shown = score && !score.refused ? { tree: state.tree, at: state.at, score } : state.lastScore;
  update({ answers, busy, lastScore: shown });
}

/** Starts answering the questions of each new state. */
export function start() {
  subscribe(onState);
  openEngine().then((opened) => {
    engine ??= opened;
    hasQuickLead = !opened.leads;
  });
}

/**
 * The answer to a question that is not part of the state, from the cache if possible. It is asked again if its worker was stopped
 * because another question was no longer wanted.
 */
export async function answerTo(question) {
  while (cachedAnswer(question) === undefined) {
    try {
      cacheAnswer(question, await fetchAnswer(question));
    } catch (refusal) {
      if (refusal.code !== "closed") cacheAnswer(question, { refused: refusal.message });
    }
  }
  return cachedAnswer(question);
}
