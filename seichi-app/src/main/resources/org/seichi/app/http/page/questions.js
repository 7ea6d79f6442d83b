// Makes questions to the engine from the state: a record, and options.

import { lineThrough, mainLine, positionAt } from "./tree.js";
import { sgfOfPath } from "./sgf.js";
import { nameOf } from "./points.js";

/** Whether the node can be addressed by move number in the original record: on the main line, without later setup nodes. */
function isRecorded({ tree, at, source }) {
  if (!source || tree.nodes[at].added) return false;
  const main = mainLine(tree);
  const place = main.indexOf(at);
  return place >= 0 && !main.slice(place + 1).some((node) => tree.nodes[node].setup);
}

function recordUpTo(state) {
  const { tree, at, source, first } = state;
  if (first === null && isRecorded(state)) {
    const isLast = mainLine(tree).at(-1) === at;
    return { record: source.record, options: { game: source.game, ...(isLast ? {} : { move: positionAt(tree, at).number }) } };
  }
  return { record: sgfOfPath(tree, at, { first, resumed: first !== null }), options: {} };
}

function termOptions({ terms }) {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== ""));
}

/** The marked points by status, as marked by one player or agreed by both. */
export function pointsByStatus({ marks, who }) {
  const points = { dead: [], alive: [], seki: [] };
  for (const [point, by] of Object.entries(marks)) {
    const status = who === "both" ? (by.black ?? by.white) : by[who];
    if (status) points[status].push(point);
  }
  return points;
}

const recordKeys = new Map();

/** A short key for a record. */
function recordKey(record) {
  if (!recordKeys.has(record)) recordKeys.set(record, recordKeys.size);
  return recordKeys.get(record);
}

function questionOf(kind, state, options, more = {}) {
  const { record, options: place } = recordUpTo(state);
  const all = { ...place, ...termOptions(state), ...options, ...more };
  const { captives, rules } = state.tree;
  return { kind, record, options: all, captives, rules: all.rules ?? rules, key: JSON.stringify([kind, all, captives, recordKey(record)]) };
}

/** The question for the score of this position with the marks. */
export function scoreQuestion(state) {
  const { tree } = state;
  const marked = Object.fromEntries(Object.entries(pointsByStatus(state))
    .filter(([, points]) => points.length)
    .map(([status, points]) => [status, points.map((point) => nameOf(Number(point), tree))]));
  return questionOf("score", state, { ...marked, ...(state.arranged && state.mode === "review" ? { arranged: true } : {}) }, { explain: true });
}

/** For each mark the question for the score without it, to show what the mark costs. */
export function costQuestions(state) {
  return Object.fromEntries(Object.keys(state.marks).map((point) => {
    const { [point]: gone, ...marks } = state.marks;
    return [`without ${point}`, scoreQuestion({ ...state, marks })];
  }));
}

/** The question for the evaluation of an unfinished position. */
export const evaluationQuestion = ({ terms: { method, ...terms }, ...state }) => questionOf("evaluate", { ...state, terms }, { effort: "page" });

/** The question for a quick estimate of the lead, answered before the evaluation. */
export const leadQuestion = ({ terms: { method, ...terms }, ...state }) => questionOf("lead", { ...state, terms }, {});

/** The question for suggested moves. */
export const suggestionQuestion = ({ terms: { method, ...terms }, ...state }) => questionOf("suggest", { ...state, terms }, { top: 5 });

/** The nodes of the graph with the question for each. */
export function leadQuestions(state) {
  const tree = state.tree;
  const line = lineThrough(tree, state.at);
  return line.map((at) => ({ at, number: positionAt(tree, at).number, ...leadQuestion({ ...state, at, first: null }) }));
}
