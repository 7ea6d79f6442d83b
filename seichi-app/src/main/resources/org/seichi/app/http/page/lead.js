// Quick estimates of the lead: for the current position, before its full evaluation, and for all positions of the game, for the
// graph. A separate worker answers the questions one by one, the current position first; a server streams the whole game.

import { analyst } from "./analysis.js";
import { withCaptives } from "./captives.js";
import { current, subscribe, update } from "./store.js";
import { leadQuestions } from "./question.js";
import { follow, glance, keep, known } from "./views.js";
import { lineThrough } from "./tree.js";

const COARSE = 16;
/** Delay before the graph begins, so that the score of a game just opened comes first. */
const BEGIN_MILLIS = 700;
/** With few processors the workers compete, so the graph waits while the user waits for an answer. */
const GIVES_WAY = (navigator.hardwareConcurrency ?? 1) < 4;

let engine = null;
let job = null;
let answering = false;

/** The order in which the nodes are evaluated: every sixteenth and the last, then repeatedly the middles between them. */
export function order(length) {
  const places = new Set();
  for (let by = COARSE; by >= 1; by >>= 1) {
    for (let i = 0; i < length; i += by) places.add(i);
    if (length > 1) places.add(length - 1);
  }
  return [...places];
}

const lineKey = (tree, at) => lineThrough(tree, at).join();

function stop() {
  clearTimeout(job?.timer);
  job?.stop.abort(new Error("no longer wanted"));
  job = null;
}

/** Shows the known part of the graph. */
function show({ line, tree, questions }) {
  const points = questions.map((question) => {
    const value = known(question);
    return { at: question.at, number: question.number, value: value && !value.refused ? value : null };
  });
  update({ lead: { line, tree, points, done: questions.every((question) => known(question)) } });
}

/** The next question: about the current position first, then about the game. */
function next() {
  const looked = glance(current());
  if (looked) return looked;
  if (GIVES_WAY && current().busy) return null;
  while (job?.places?.length && known(job.questions[job.places[0]])) job.places.shift();
  return job?.places?.length ? job.questions[job.places[0]] : null;
}

async function answer() {
  if (answering) return;
  answering = true;
  for (let question = next(); question; question = next()) {
    const { kind, record, options } = question;
    try {
      engine ??= await analyst();
      keep(question, withCaptives(question, await engine.ask(kind, record, options)));
    } catch (refusal) {
      keep(question, { refused: refusal.message });
    }
    follow(current());
    if (job?.questions) show(job);
  }
  answering = false;
}

/** Receives the stream of the server, from the first move to the last. */
async function hear(mine) {
  const { record, options } = mine.questions.at(-1);
  try {
    for await (const value of engine.leads(record, options, mine.stop.signal)) {
      for (const question of mine.questions.filter(({ number }) => number === value.move)) {
        keep(question, withCaptives(question, value));
      }
      if (job !== mine) return;
      show(mine);
    }
  } catch {
    // The server is busy or gone: there is no graph, or only a part of it.
  }
}

async function begin(mine) {
  engine ??= await analyst();
  if (job !== mine) return;
  mine.questions = leadQuestions(current());
  if (mine.questions.every((question) => known(question))) show(mine);
  else if (engine.leads) await hear(mine);
  else {
    mine.places = order(mine.questions.length);
    await answer();
  }
}

function followGame({ tree, at, terms, mode }) {
  if (!tree || mode === "setup" || tree.nodes.length < 3) {
    stop();
    return;
  }
  const line = lineKey(tree, at);
  if (job && job.tree === tree && job.terms === terms && job.line === line) return;
  stop();
  const mine = { tree, terms, line, stop: new AbortController() };
  job = mine;
  mine.timer = setTimeout(() => begin(mine), BEGIN_MILLIS);
}

/** Starts following the game and position that are shown. */
export function start() {
  subscribe((state) => {
    followGame(state);
    answer();
  });
}

/** The points of the graph with the change of the lead since the one before, the largest change first. */
export function swings(points) {
  const known = points.filter(({ value }) => value);
  return known.slice(1)
    .map((point, i) => ({ ...point, swing: point.value.score - known[i].value.score }))
    .sort((one, two) => Math.abs(two.swing) - Math.abs(one.swing));
}
