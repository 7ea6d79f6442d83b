// Selects what is drawn above the stones, depending on the state.

import { h } from "./preact.js";
import { moveNumbers } from "./tree.js";
import { isScored, scoreOf } from "./store.js";
import { drawnPosition } from "./review.js";
import { isEstimate } from "./components.js";
import { pointOf } from "./points.js";
import * as overlays from "./overlays.js";

/** The layers that can be switched on and off, in the order of the list. */
export const LAYERS = ["last", "signs", "numbers", "dead", "territory", "owners", "dame", "forced", "seki", "unsealed", "groups", "certainty", "coordinates"];

const dot = ({ x, y }) => h("circle", { class: "dame", cx: x, cy: y, r: 2.4 });
const triangle = ({ x, y }) => h("path", { class: "seki", d: `M${x} ${y - 5}L${x + 4.4} ${y + 3}H${x - 4.4}Z` });

const flaggedPoints = (score, codes) => score.flags.filter(({ code }) => codes.includes(code)).flatMap(({ points }) => points);

/** The stones that are drawn faded: dead ones. */
export function fadedStones(state) {
  const score = isScored(state) && !state.line && scoreOf(state);
  if (!score || !state.layers.dead) return new Set();
  const dead = score.chains.filter(({ status }) => status === "dead");
  return new Set(dead.flatMap(({ stones }) => stones.map((stone) => pointOf(stone, state.tree))));
}

function scoreOverlays(state, score, xy) {
  const { layers, tree } = state;
  const drawOn = (names, draw) => overlays.drawOn(names, tree, xy, draw);
  return [
    layers.territory && overlays.territory({ score, xy }),
    layers.dame && drawOn(score.dame, dot),
    layers.seki && drawOn(score.chains.filter(({ status }) => status === "seki").flatMap(({ stones }) => stones), triangle),
    layers.forced && drawOn([...score.teire.black, ...score.teire.white, ...score.kos], overlays.ring("forced", 0.36)),
    layers.unsealed && !isEstimate(score) && drawOn(flaggedPoints(score, ["open-border"]), overlays.ring("unsealed", 0.44)),
    layers.certainty && overlays.certaintyDots({ score, xy }),
  ];
}

/** Everything above the stones. */
export function Overlays({ state, xy }) {
  const { tree, layers, answers, line, highlighted } = state;
  const { here, numbers } = drawnPosition(state);
  const node = tree.nodes[state.at];
  const { cells } = here;
  const score = isScored(state) && !line && scoreOf(state);
  const evaluation = !line && !isScored(state) && answers.evaluate;
  return h("g", { class: "overlays", "aria-hidden": "true" },
    evaluation && !evaluation.refused && layers.owners && overlays.owners({ ownership: evaluation.ownership, cells, xy }),
    score && scoreOverlays(state, score, xy),
    evaluation && !evaluation.refused && layers.groups && overlays.groupChances({ groups: evaluation.groups, size: tree, cells, xy }),
    layers.numbers && !line && overlays.numberLabels({ numbers: moveNumbers(tree, state.at), cells, xy }),
    layers.last && !line && !layers.numbers && overlays.lastMove({ last: here.last, cells, xy }),
    layers.signs && !line && overlays.markup({ node, cells, xy }),
    layers.signs && !line && overlays.variationLetters({ tree, node: state.at, xy }),
    line && overlays.numberLabels({ numbers, cells, xy }),
    state.mode === "settle" && overlays.markRings({ marks: state.marks, xy }),
    !line && answers.suggest && !answers.suggest.refused && overlays.suggestions({ suggest: answers.suggest, size: tree, xy }),
    highlighted && overlays.drawOn(highlighted, tree, xy, overlays.ring("highlighted", 0.46)));
}
