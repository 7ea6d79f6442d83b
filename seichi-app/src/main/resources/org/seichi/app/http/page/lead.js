// Quick estimates of the lead: for the current position, before its full evaluation, and for all positions of the game, for the
// graph. A separate worker answers the questions one by one, the current position first; a server streams the whole game.

import { openEngine } from "./engine.js";
import { withCaptives } from "./captives.js";
import { current, subscribe, update } from "./store.js";
import { leadQuestions } from "./questions.js";
import { refreshAnswers, missingLead, cacheAnswer, cachedAnswer } from "./answers.js";
import { lineThrough } from "./tree.js";

const COARSEST_STEP = 16;
/** Delay before the graph begins, so that the score of a game just opened comes first. */
const BEGIN_MILLIS = 700;
/** With few processors the workers compete, so the graph waits while the user waits for an answer. */
const WAITS_FOR_ANSWERS = (navigator.hardwareConcurrency ?? 1) < 4;

let engine = null;
let currentJob = null;
let answering = false;

/** The order in which the nodes are evaluated: every sixteenth and the last, then repeatedly the middles between them. */
export function evaluationOrder(length) {
  const indices = new Set();
  for (let by = COARSEST_STEP; by >= 1; by >>= 1) {
    for (let i = 0; i < length; i += by) indices.add(i);
    if (length > 1) indices.add(length - 1);
  }
  return [...indices];
}

const lineKey = (tree, at) => lineThrough(tree, at).join();

function stopJob() {
  clearTimeout(currentJob?.timer);
  currentJob?.stop.abort(new Error("no longer wanted"));
  currentJob = null;
}

/** Shows the known part of the graph. */
function showGraph({ line, tree, questions }) {
  const points = questions.map((question) => {
    const value = cachedAnswer(question);
    return { at: question.at, number: question.number, value: value && !value.refused ? value : null };
  });
  update({ graph: { line, tree, points, done: questions.every((question) => cachedAnswer(question)) } });
}

/** The next question: about the current position first, then about the game. */
function nextQuestion() {
  const forPosition = missingLead(current());
  if (forPosition) return forPosition;
  if (WAITS_FOR_ANSWERS && current().busy) return null;
  while (currentJob?.queue?.length && cachedAnswer(currentJob.questions[currentJob.queue[0]])) currentJob.queue.shift();
  return currentJob?.queue?.length ? currentJob.questions[currentJob.queue[0]] : null;
}

async function answerQuestions() {
  if (answering) return;
  answering = true;
  for (let question = nextQuestion(); question; question = nextQuestion()) {
    const { kind, record, options } = question;
    try {
      engine ??= await openEngine();
      cacheAnswer(question, withCaptives(question, await engine.ask(kind, record, options)));
    } catch (refusal) {
      cacheAnswer(question, { refused: refusal.message });
    }
    refreshAnswers(current());
    if (currentJob?.questions) showGraph(currentJob);
  }
  answering = false;
}

/** Receives the stream of the server, from the first move to the last. */
async function receiveLeads(thisJob) {
  const { record, options } = thisJob.questions.at(-1);
  try {
    for await (const value of engine.leads(record, options, thisJob.stop.signal)) {
      for (const question of thisJob.questions.filter(({ number }) => number === value.move)) {
        cacheAnswer(question, withCaptives(question, value));
      }
      if (currentJob !== thisJob) return;
      showGraph(thisJob);
    }
  } catch {
    // The server is busy or gone: there is no graph, or only a part of it.
  }
}

async function beginJob(thisJob) {
  engine ??= await openEngine();
  if (currentJob !== thisJob) return;
  thisJob.questions = leadQuestions(current());
  if (thisJob.questions.every((question) => cachedAnswer(question))) showGraph(thisJob);
  else if (engine.leads) await receiveLeads(thisJob);
  else {
    thisJob.queue = evaluationOrder(thisJob.questions.length);
    await answerQuestions();
  }
}

function updateJob({ tree, at, terms, mode }) {
  if (!tree || mode === "setup" || tree.nodes.length < 3) {
    stopJob();
    return;
  }
  const line = lineKey(tree, at);
  if (currentJob && currentJob.tree === tree && currentJob.terms === terms && currentJob.line === line) return;
  stopJob();
  const newJob = { tree, terms, line, stop: new AbortController() };
  currentJob = newJob;
  newJob.timer = setTimeout(() => beginJob(newJob), BEGIN_MILLIS);
}

/** Starts following the game and position that are shown. */
export function start() {
  subscribe((state) => {
    updateJob(state);
    answerQuestions();
  });
}

/** The points of the graph with the change of the lead since the one before, the largest change first. */
export function swings(points) {
  const known = points.filter(({ value }) => value);
  return known.slice(1)
    .map((point, i) => ({ ...point, swing: point.value.score - known[i].value.score }))
    .sort((one, two) => Math.abs(two.swing) - Math.abs(one.swing));
}
