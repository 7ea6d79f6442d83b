// From a state to what is asked of the engine: a record, and options.

import { lineThrough, mainLine, positionAt } from "./tree.js";
import { sgfOfPath } from "./sgf.js";
import { nameOf } from "./points.js";

/** Whether the engine finds the node in the record as it was opened: on the main line, with nothing but a move in it. */
function isRecorded({ tree, at, source }) {
  if (!source || tree.nodes[at].added) return false;
  const main = mainLine(tree);
  const place = main.indexOf(at);
  return place >= 0 && !main.slice(place + 1).some((node) => tree.nodes[node].setup);
}

function recordOf(state) {
  const { tree, at, source, first } = state;
  if (first === null && isRecorded(state)) {
    const isLast = mainLine(tree).at(-1) === at;
    return { record: source.record, options: { game: source.game, ...(isLast ? {} : { move: positionAt(tree, at).number }) } };
  }
  return { record: sgfOfPath(tree, at, { first, resumed: first !== null }), options: {} };
}

function termsOf({ terms }) {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== ""));
}

/** What somebody, or both players, say of chains, by what is said. */
export function marksOf({ marks, who }) {
  const said = { dead: [], alive: [], seki: [] };
  for (const [point, by] of Object.entries(marks)) {
    const status = who === "both" ? (by.black ?? by.white) : by[who];
    if (status) said[status].push(point);
  }
  return said;
}

const numbers = new Map();

/** A number for each record, so that keys are short. */
function keyOf(record) {
  if (!numbers.has(record)) numbers.set(record, numbers.size);
  return numbers.get(record);
}

function asked(kind, state, options, more = {}) {
  const { record, options: where } = recordOf(state);
  const all = { ...where, ...termsOf(state), ...options, ...more };
  const { captives, rules } = state.tree;
  return { kind, record, options: all, captives, rules: all.rules ?? rules, key: JSON.stringify([kind, all, captives, keyOf(record)]) };
}

/** The score here with the marks. */
export function scoreQuestion(state) {
  const { tree } = state;
  const named = Object.fromEntries(Object.entries(marksOf(state))
    .filter(([, points]) => points.length)
    .map(([status, points]) => [status, points.map((point) => nameOf(Number(point), tree))]));
  return asked("score", state, named, { explain: true });
}

/** For each mark the score without it: what the mark costs. */
export function costQuestions(state) {
  return Object.fromEntries(Object.keys(state.marks).map((point) => {
    const { [point]: gone, ...marks } = state.marks;
    return [`without ${point}`, scoreQuestion({ ...state, marks })];
  }));
}

/** What the position is worth before the end. */
export const worthQuestion = ({ terms: { method, ...terms }, ...state }) => asked("evaluate", { ...state, terms }, { effort: "page" });

/** Who leads, at a glance: an answer that comes before the other one. */
export const leadQuestion = ({ terms: { method, ...terms }, ...state }) => asked("lead", { ...state, terms }, {});

/** Moves to think of. */
export const movesQuestion = ({ terms: { method, ...terms }, ...state }) => asked("suggest", { ...state, terms }, { top: 5 });

/** The nodes of the graph of a game, and what to ask of each. */
export function leadQuestions(state) {
  const tree = state.tree;
  const line = lineThrough(tree, state.at);
  return line.map((at) => ({ at, number: positionAt(tree, at).number, ...leadQuestion({ ...state, at, first: null }) }));
}
