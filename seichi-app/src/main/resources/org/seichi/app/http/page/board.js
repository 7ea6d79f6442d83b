// The board, and its handlers for touch, mouse and keys.

import { h } from "./preact.js";
import { nameOf } from "./points.js";
import { isScored, scoreOf, update } from "./store.js";
import { drawn, step, toEnd, toStart, playAt, variation, leaveLine } from "./review.js";
import { cycle, chainOf, touched } from "./settle.js";
import { drag, draws, put } from "./setup.js";
import { fadedOf, Signs } from "./layers.js";
import { Stones } from "./stonelayer.js";
import { edgeOf, Paints, place, UNIT, Wood } from "./wood.js";
import { reasonText } from "./parts.js";
import { t } from "./language.js";

const SLACK = 4;
const NOTCH = 40;

/** Handles a click or Enter on a point, depending on the mode. */
export function touch(point, state) {
  if (state.mode === "settle") cycle(point);
  else if (state.mode === "setup") put(point);
  else playAt(point);
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Keys on the focused board: arrows move the cursor, in review only with Shift; Enter or Space acts on the point under it. */
function press(event, state) {
  const { width, height } = state.tree;
  const { key, shiftKey } = event;
  const moves = shiftKey || state.mode !== "review";
  if (key in STEPS && moves) {
    const from = state.cursor < 0 ? (height >> 1) * width + (width >> 1) : state.cursor;
    const x = Math.max(0, Math.min(width - 1, (from % width) + (state.cursor < 0 ? 0 : STEPS[key][0])));
    const y = Math.max(0, Math.min(height - 1, Math.floor(from / width) + (state.cursor < 0 ? 0 : STEPS[key][1])));
    update({ cursor: y * width + x });
  } else if ((key === "Enter" || key === " ") && state.cursor >= 0) {
    touch(state.cursor, state);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

const KEYS = {
  ArrowRight: () => step(1), ArrowLeft: () => step(-1), PageDown: () => step(10), PageUp: () => step(-10),
  Home: toStart, End: toEnd, ArrowUp: () => variation(-1), ArrowDown: () => variation(1), Escape: leaveLine,
};

/** Keys that work anywhere except in fields and dialogs. */
export function keys(event, state) {
  if (!state.tree || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.target.closest?.("input, textarea, select, [role=dialog]")) return;
  if (event.key in KEYS) {
    KEYS[event.key]();
    event.preventDefault();
  }
}

/** The description of a point in words. */
export function describe(point, state) {
  const { here } = drawn(state);
  const name = nameOf(point, state.tree);
  const stone = [t("empty"), t("black-stone"), t("white-stone")][here.cells[point]];
  const score = isScored(state) && scoreOf(state);
  const chain = score && chainOf(score, point, state.tree);
  return chain ? `${name}: ${stone}, ${t(chain.status)}, ${t(`sure-${chain.certainty}`)}. ${chain.reasons[0] ? reasonText(chain.reasons[0], chain.color) : ""}` : `${name}: ${stone}`;
}

let dragged = null;
let pan = null;

function pointAt(event, state) {
  const svg = event.currentTarget;
  const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  const edge = edgeOf(state.layers.coordinates);
  const x = Math.round((spot.x - edge) / UNIT);
  const y = Math.round((spot.y - edge) / UNIT);
  return x >= 0 && y >= 0 && x < state.tree.width && y < state.tree.height ? y * state.tree.width + x : -1;
}

/** The points extended to another one by a straight line, because a fast pointer skips points. */
function joined(points, to, { width }) {
  const from = points.at(-1);
  const wide = (to % width) - (from % width);
  const high = Math.floor(to / width) - Math.floor(from / width);
  const steps = Math.max(Math.abs(wide), Math.abs(high));
  const way = Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    return Math.round(Math.floor(from / width) + high * part) * width + Math.round((from % width) + wide * part);
  });
  return [...points, ...way.filter((point) => !points.includes(point))];
}

function down(event, state) {
  if (event.button > 0) return;
  event.currentTarget.setPointerCapture?.(event.pointerId);
  const point = pointAt(event, state);
  pan = { x: event.clientX, y: event.clientY, moved: false };
  dragged = state.mode === "setup" && point >= 0 ? { points: [point], what: draws(point) } : null;
}

/** Pans the zoomed part with the pointer. */
function follow(event, state) {
  const view = event.currentTarget.viewBox.baseVal;
  const scale = view.width / event.currentTarget.getBoundingClientRect().width;
  const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  update({ zoom: { x: middle.x - (event.clientX - pan.x) * scale, y: middle.y - (event.clientY - pan.y) * scale } });
  pan = { ...pan, x: event.clientX, y: event.clientY };
}

function move(event, state) {
  const point = pointAt(event, state);
  if (dragged && point >= 0) dragged.points = joined(dragged.points, point, state.tree);
  if (pan && Math.hypot(event.clientX - pan.x, event.clientY - pan.y) > SLACK) pan.moved = true;
  if (pan?.moved && state.zoom && !dragged) follow(event, state);
  if (point !== state.cursor && event.pointerType === "mouse") update({ cursor: point });
}

function up(event, state) {
  const point = pointAt(event, state);
  const line = dragged;
  const panned = pan?.moved && state.zoom;
  dragged = null;
  pan = null;
  if (line && line.points.length > 1) drag(line.points, line.what);
  else if (point >= 0 && !panned) touch(point, state);
}

let turned = 0;

/** Steps once for each notch of the wheel, or for NOTCH pixels of scrolling on a touchpad. */
function turn(event) {
  event.preventDefault();
  turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : NOTCH);
  if (Math.abs(turned) < NOTCH) return;
  step(turned > 0 ? 1 : -1);
  turned = 0;
}

/** The visible part of the drawing. */
function viewBox({ tree, zoom, layers }) {
  const edge = 2 * edgeOf(layers.coordinates);
  const wide = (tree.width - 1) * UNIT + edge;
  const high = (tree.height - 1) * UNIT + edge;
  if (!zoom) return `0 0 ${wide} ${high}`;
  const side = Math.min(wide, high) * 0.55;
  const x = Math.max(0, Math.min(wide - side, zoom.x - side / 2));
  const y = Math.max(0, Math.min(high - side, zoom.y - side / 2));
  return `${x} ${y} ${side} ${side}`;
}

function hover(state, at) {
  if (state.cursor < 0) return null;
  const { x, y } = at(state.cursor);
  const chains = state.mode === "settle" ? touched(state, state.cursor) : [];
  return h("g", { class: "hover", "aria-hidden": "true" },
    h("circle", { class: "cursor", cx: x, cy: y, r: UNIT * 0.46 }),
    chains.length > 0 && h(Chains, { chains, state, at }));
}

function Chains({ chains, state, at }) {
  const { width, height } = state.tree;
  const points = chains.flatMap(({ stones }) => stones);
  return points.map((name) => {
    const x = "ABCDEFGHJKLMNOPQRSTUVWXYZ".indexOf(name[0]);
    const to = at((height - Number(name.slice(1))) * width + x);
    return h("circle", { class: "chain", cx: to.x, cy: to.y, r: UNIT * 0.46 });
  });
}

/** The board with stones and signs. */
export function Board({ state }) {
  const { tree, layers } = state;
  const { here } = drawn(state);
  const edge = edgeOf(layers.coordinates);
  const at = (point) => place(point, tree, edge);
  return h("svg", {
    class: `board mode-${state.mode}${state.zoom ? " zoomed" : ""}`, id: "board", viewBox: viewBox(state), tabindex: 0, role: "application",
    "aria-roledescription": t("go-board"),
    "aria-label": t("board-label", { width: tree.width, height: tree.height }), "aria-describedby": "pointed",
    "data-edge": edge, "data-unit": UNIT,
    onPointerDown: (event) => down(event, state),
    onPointerMove: (event) => move(event, state),
    onPointerUp: (event) => up(event, state),
    onPointerLeave: () => update({ cursor: -1 }),
    onKeyDown: (event) => press(event, state),
    onWheel: turn,
  },
  h(Paints), h(Wood, { width: tree.width, height: tree.height, coordinates: layers.coordinates }),
  h(Stones, { cells: here.cells, size: tree, edge, faded: fadedOf(state) }),
  h(Signs, { state, at }), hover(state, at));
}
