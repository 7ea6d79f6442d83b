// Selects the signs that are drawn above the stones, depending on the state.

import { h } from "./preact.js";
import { moveNumbers } from "./tree.js";
import { isScored, scoreOf } from "./store.js";
import { drawn } from "./review.js";
import { isEstimate } from "./parts.js";
import { pointOf } from "./points.js";
import { UNIT } from "./wood.js";
import * as signs from "./signs.js";

/** The layers that can be switched on and off, in the order of the list. */
export const LAYERS = ["last", "signs", "numbers", "dead", "territory", "owners", "dame", "forced", "seki", "unsealed", "groups", "certainty", "coordinates"];

const dot = ({ x, y }) => h("circle", { class: "dame", cx: x, cy: y, r: 2.4 });
const ring = (kind, radius) => ({ x, y }) => h("circle", { class: kind, cx: x, cy: y, r: UNIT * radius });
const triangle = ({ x, y }) => h("path", { class: "seki", d: `M${x} ${y - 5}L${x + 4.4} ${y + 3}H${x - 4.4}Z` });

const ofFlags = (score, codes) => score.flags.filter(({ code }) => codes.includes(code)).flatMap(({ points }) => points);

/** The stones that are drawn faded: dead ones. */
export function fadedOf(state) {
  const score = isScored(state) && !state.line && scoreOf(state);
  if (!score || !state.layers.dead) return new Set();
  const dead = score.chains.filter(({ status }) => status === "dead");
  return new Set(dead.flatMap(({ stones }) => stones.map((stone) => pointOf(stone, state.tree))));
}

function ofScore(state, score, at) {
  const { layers, tree } = state;
  const spots = (names, draw) => signs.spots(names, tree, at, draw);
  return [
    layers.territory && signs.territory({ score, at }),
    layers.dame && spots(score.dame, dot),
    layers.seki && spots(score.chains.filter(({ status }) => status === "seki").flatMap(({ stones }) => stones), triangle),
    layers.forced && spots([...score.teire.black, ...score.teire.white, ...score.kos], ring("forced", 0.36)),
    layers.unsealed && !isEstimate(score) && spots(ofFlags(score, ["open-border"]), ring("unsealed", 0.44)),
    layers.certainty && signs.certainty({ score, at }),
  ];
}

/** Everything above the stones. */
export function Signs({ state, at }) {
  const { tree, layers, answers, line, pointed } = state;
  const { here, numbers } = drawn(state);
  const node = tree.nodes[state.at];
  const { cells } = here;
  const score = isScored(state) && !line && scoreOf(state);
  const worth = !line && !isScored(state) && answers.evaluate;
  return h("g", { class: "signs", "aria-hidden": "true" },
    worth && !worth.refused && layers.owners && signs.owners({ ownership: worth.ownership, cells, at }),
    score && ofScore(state, score, at),
    worth && !worth.refused && layers.groups && signs.groups({ groups: worth.groups, size: tree, cells, at }),
    layers.numbers && !line && signs.numbers({ numbers: moveNumbers(tree, state.at), cells, at }),
    layers.last && !line && !layers.numbers && signs.lastMove({ last: here.last, cells, at }),
    layers.signs && !line && signs.recordSigns({ node, cells, at }),
    layers.signs && !line && signs.nextMoves({ tree, node: state.at, at }),
    line && signs.numbers({ numbers, cells, at }),
    state.mode === "settle" && signs.marked({ marks: state.marks, at }),
    !line && answers.suggest && !answers.suggest.refused && signs.suggestions({ suggest: answers.suggest, size: tree, at }),
    pointed && signs.spots(pointed, tree, at, ring("pointed", 0.46)));
}
