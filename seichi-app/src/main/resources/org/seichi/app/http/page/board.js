// The board, and its handlers for touch, mouse and keys.

import { h } from "./preact.js";
import { nameOf } from "./points.js";
import { isScored, scoreOf, update } from "./store.js";
import { drawnPosition, step, toEnd, toStart, playAt, nextVariation, leaveLine } from "./review.js";
import { cycleMark, scoredChainAt, chainsToMark } from "./marks.js";
import { putOnPoints, putStone, toolContent } from "./setup.js";
import { ArrangedOverlays, arrangedBoard, arrangedCells } from "./arranged.js";
import { fadedStones, Overlays } from "./layers.js";
import { drawOn, ring } from "./overlays.js";
import { Stones } from "./stone-layer.js";
import { edgeWidth, Gradients, xyOf, UNIT, Wood } from "./wood.js";
import { reasonText } from "./components.js";
import { t } from "./language.js";

const CLICK_SLACK = 4;
const PIXELS_PER_NOTCH = 40;

/** Handles a click or Enter on a point, depending on the mode; on an arranged board it shows the board as it was played. */
export function activate(point, state) {
  if (arrangedBoard(state)) update({ arranged: false });
  else if (state.mode === "settle") cycleMark(point);
  else if (state.mode === "setup") putStone(point);
  else playAt(point);
}

const CURSOR_STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Keys on the focused board: arrows move the cursor, in review only with Shift; Enter or Space acts on the point under it. */
function pressKey(event, state) {
  const { width, height } = state.tree;
  const { key, shiftKey } = event;
  const movesCursor = shiftKey || state.mode !== "review";
  if (key in CURSOR_STEPS && movesCursor) {
    const from = state.cursor < 0 ? (height >> 1) * width + (width >> 1) : state.cursor;
    const x = Math.max(0, Math.min(width - 1, (from % width) + (state.cursor < 0 ? 0 : CURSOR_STEPS[key][0])));
    const y = Math.max(0, Math.min(height - 1, Math.floor(from / width) + (state.cursor < 0 ? 0 : CURSOR_STEPS[key][1])));
    update({ cursor: y * width + x });
  } else if ((key === "Enter" || key === " ") && state.cursor >= 0) {
    activate(state.cursor, state);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

const SHORTCUTS = {
  ArrowRight: () => step(1), ArrowLeft: () => step(-1), PageDown: () => step(10), PageUp: () => step(-10),
  Home: toStart, End: toEnd, ArrowUp: () => nextVariation(-1), ArrowDown: () => nextVariation(1), Escape: leaveLine,
};

/** Keys that work anywhere except in fields and dialogs. */
export function pressShortcut(event, state) {
  if (!state.tree || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.target.closest?.("input, textarea, select, [role=dialog]")) return;
  if (event.key in SHORTCUTS) {
    SHORTCUTS[event.key]();
    event.preventDefault();
  }
}

/** The description of a point in words. */
export function describePoint(point, state) {
  const { here } = drawnPosition(state);
  const name = nameOf(point, state.tree);
  const stone = [t("empty"), t("black-stone"), t("white-stone")][here.cells[point]];
  const score = isScored(state) && scoreOf(state);
  const chain = score && scoredChainAt(score, point, state.tree);
  return chain ? `${name}: ${stone}, ${t(chain.status)}, ${t(`sure-${chain.certainty}`)}. ${chain.reasons[0] ? reasonText(chain.reasons[0], chain.color) : ""}` : `${name}: ${stone}`;
}

let dragged = null;
let pan = null;

function pointAt(event, state) {
  const svg = event.currentTarget;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  const edge = edgeWidth(state.layers.coordinates);
  const x = Math.round((at.x - edge) / UNIT);
  const y = Math.round((at.y - edge) / UNIT);
  return x >= 0 && y >= 0 && x < state.tree.width && y < state.tree.height ? y * state.tree.width + x : -1;
}

/** The points extended to another one by a straight line, because a fast pointer skips points. */
function extended(points, to, { width }) {
  const from = points.at(-1);
  const right = (to % width) - (from % width);
  const down = Math.floor(to / width) - Math.floor(from / width);
  const steps = Math.max(Math.abs(right), Math.abs(down));
  const added = Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    return Math.round(Math.floor(from / width) + down * part) * width + Math.round((from % width) + right * part);
  });
  return [...points, ...added.filter((point) => !points.includes(point))];
}

function pointerDown(event, state) {
  if (event.button > 0) return;
  event.currentTarget.setPointerCapture?.(event.pointerId);
  const point = pointAt(event, state);
  pan = { x: event.clientX, y: event.clientY, moved: false };
  dragged = state.mode === "setup" && point >= 0 ? { points: [point], content: toolContent(point) } : null;
}

/** Pans the zoomed part with the pointer. */
function panTo(event, state) {
  const view = event.currentTarget.viewBox.baseVal;
  const scale = view.width / event.currentTarget.getBoundingClientRect().width;
  const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  update({ zoom: { x: middle.x - (event.clientX - pan.x) * scale, y: middle.y - (event.clientY - pan.y) * scale } });
  pan = { ...pan, x: event.clientX, y: event.clientY };
}

function pointerMove(event, state) {
  const point = pointAt(event, state);
  if (dragged && point >= 0) dragged.points = extended(dragged.points, point, state.tree);
  if (pan && Math.hypot(event.clientX - pan.x, event.clientY - pan.y) > CLICK_SLACK) pan.moved = true;
  if (pan?.moved && state.zoom && !dragged) panTo(event, state);
  if (point !== state.cursor && event.pointerType === "mouse") update({ cursor: point });
}

function pointerUp(event, state) {
  const point = pointAt(event, state);
  const drawing = dragged;
  const panned = pan?.moved && state.zoom;
  dragged = null;
  pan = null;
  if (drawing && drawing.points.length > 1) putOnPoints(drawing.points, drawing.content);
  else if (point >= 0 && !panned) activate(point, state);
}

let scrolled = 0;

/** Steps once for each notch of the wheel, or for PIXELS_PER_NOTCH pixels of scrolling on a touchpad. */
function scroll(event) {
  event.preventDefault();
  scrolled += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : PIXELS_PER_NOTCH);
  if (Math.abs(scrolled) < PIXELS_PER_NOTCH) return;
  step(scrolled > 0 ? 1 : -1);
  scrolled = 0;
}

/** The visible part of the drawing. */
function viewBox({ tree, zoom, layers }) {
  const edge = 2 * edgeWidth(layers.coordinates);
  const width = (tree.width - 1) * UNIT + edge;
  const height = (tree.height - 1) * UNIT + edge;
  if (!zoom) return `0 0 ${width} ${height}`;
  const side = Math.min(width, height) * 0.55;
  const x = Math.max(0, Math.min(width - side, zoom.x - side / 2));
  const y = Math.max(0, Math.min(height - side, zoom.y - side / 2));
  return `${x} ${y} ${side} ${side}`;
}

function hover(state, xy) {
  if (state.cursor < 0) return null;
  const { x, y } = xy(state.cursor);
  const chains = state.mode === "settle" ? chainsToMark(state, state.cursor) : [];
  return h("g", { class: "hover", "aria-hidden": "true" },
    h("circle", { class: "cursor", cx: x, cy: y, r: UNIT * 0.46 }),
    drawOn(chains.flatMap(({ stones }) => stones), state.tree, xy, ring("chain", 0.46)));
}

/** The board with the stones and all that is drawn above them. */
export function Board({ state }) {
  const { tree, layers } = state;
  const { here } = drawnPosition(state);
  const edge = edgeWidth(layers.coordinates);
  const xy = (point) => xyOf(point, tree, edge);
  const arranged = arrangedBoard(state);
  const cells = arranged ? arrangedCells(arranged, tree) : here.cells;
  return h("svg", {
    class: `board mode-${state.mode}${state.zoom ? " zoomed" : ""}`, id: "board", viewBox: viewBox(state), tabindex: 0, role: "application",
    "aria-roledescription": t("go-board"),
    "aria-label": t("board-label", { width: tree.width, height: tree.height }), "aria-describedby": "point-description",
    "data-edge": edge, "data-unit": UNIT,
    onPointerDown: (event) => pointerDown(event, state),
    onPointerMove: (event) => pointerMove(event, state),
    onPointerUp: (event) => pointerUp(event, state),
    onPointerLeave: () => update({ cursor: -1 }),
    onKeyDown: (event) => pressKey(event, state),
    onWheel: scroll,
  },
  h(Gradients), h(Wood, { width: tree.width, height: tree.height, coordinates: layers.coordinates }),
  h(Stones, { cells, size: tree, edge, faded: arranged ? new Set() : fadedStones(state) }),
  arranged ? h(ArrangedOverlays, { arranged, size: tree, xy }) : h(Overlays, { state, xy }), hover(state, xy));
}
