// Who leads over the game: the line that is shown, evaluated by a worker of its own while somebody looks, the rough course
// first and then what lies between.

import { analyst } from "./analysis.js";
import { current, subscribe, update } from "./store.js";
import { leadQuestions } from "./question.js";
import { keep, known } from "./views.js";
import { lineThrough } from "./tree.js";

const COARSE = 16;

let engine = null;
let job = null;

/** The order in which the nodes are asked: every sixteenth, the last, then halves of what lies between. */
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
  job?.stop.abort(new Error("no longer wanted"));
  job = null;
}

function shown(questions) {
  return questions.map((question) => {
    const value = known(question);
    return { at: question.at, number: question.number, value: value && !value.refused ? value : null };
  });
}

async function run(questions, mine) {
  for (const place of order(questions.length)) {
    const { kind, record, options } = questions[place];
    if (known(questions[place])) continue;
    try {
      engine ??= await analyst();
      keep(questions[place], await engine.ask(kind, record, options, mine.stop.signal));
    } catch (refusal) {
      if (job !== mine) return;
      keep(questions[place], { refused: refusal.message });
    }
    if (job !== mine) return;
    update({ lead: { line: mine.line, tree: mine.tree, points: shown(questions), done: false } });
  }
  update({ lead: { line: mine.line, tree: mine.tree, points: shown(questions), done: true } });
}

function follow({ tree, at, terms, mode }) {
  if (!tree || mode === "setup" || tree.nodes.length < 3) {
    stop();
    return;
  }
  const line = lineKey(tree, at);
  if (job && job.tree === tree && job.terms === terms && job.line === line) return;
  stop();
  const mine = { tree, terms, line, stop: new AbortController() };
  job = mine;
  setTimeout(() => job === mine && run(leadQuestions(current()), mine), 700);
}

/** Follows the game that is shown. */
export function start() {
  subscribe(follow);
}

/** The places where the lead changes most, the biggest swing first. */
export function swings(points) {
  const known = points.filter(({ value }) => value);
  return known.slice(1)
    .map((point, i) => ({ ...point, swing: point.value.score - known[i].value.score }))
    .sort((one, two) => Math.abs(two.swing) - Math.abs(one.swing));
}
