// The board: the drawing that the server makes, and above it what moves with the reader.

import { h } from "./preact.js";
import { nameOf, placeOf, chainAt, stoneAt } from "./points.js";
import { show, touch, goTo } from "./store.js";

/** The point under the pointer, or null; the geometry is that of the drawing. */
function pointUnder(event, geometry, board) {
  const box = event.currentTarget.getBoundingClientRect();
  const scale = geometry.width / box.width;
  const x = Math.round(((event.clientX - box.left) * scale - geometry.left) / geometry.unit);
  const y = Math.round(((event.clientY - box.top) * scale - geometry.top) / geometry.unit);
  const inside = x >= 0 && y >= 0 && x < board.width && y < board.height;
  return inside ? nameOf(x, y, board) : null;
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The keys of the board; true if a key means something. */
function press(key, state) {
  const { score, record } = state.view;
  const { board } = score;
  const place = placeOf(state.cursor ?? nameOf(board.width >> 1, board.height >> 1, board), board);
  if (key in STEPS) {
    const x = Math.max(0, Math.min(board.width - 1, place.x + (state.cursor ? STEPS[key][0] : 0)));
    const y = Math.max(0, Math.min(board.height - 1, place.y + (state.cursor ? STEPS[key][1] : 0)));
    show({ cursor: nameOf(x, y, board) });
  } else if (key === "Enter" || key === " ") {
    if (state.cursor) touch(state.cursor);
  } else if (key === "PageUp") {
    goTo(record.shown - 1);
  } else if (key === "PageDown") {
    goTo(record.shown + 1);
  } else if (key === "Home") {
    goTo(0);
  } else if (key === "End") {
    goTo(record.moves);
  } else {
    return false;
  }
  return true;
}

const COLORS = { X: "black stone", O: "white stone", ".": "empty" };
const OWNERS = { B: "Black's", W: "White's", s: "part of a seki", ".": "nobody's" };

/** A point in words. */
export function describe(point, score) {
  const chain = chainAt(point, score);
  if (chain) {
    const reason = chain.reasons[0] ? ` ${chain.reasons[0].text}` : "";
    return `${point}: ${COLORS[stoneAt(point, score.board)]}, ${chain.status}, ${chain.certainty}.${reason}`;
  }
  const place = placeOf(point, score.board);
  return `${point}: empty, ${OWNERS[score.board.ownership[place.y][place.x]]}.`;
}

/** Rings around points. */
function rings(points, kind, at, geometry) {
  return points.map((point) => {
    const place = at(point);
    return place && h("circle", { class: kind, cx: place.x, cy: place.y, r: geometry.unit * 0.45 });
  });
}

/** A line of play as numbered stones; a pass takes a number too. */
function line(finding, at, geometry) {
  let black = finding.opens === "black";
  return finding.line.map((point, i) => {
    const place = at(point);
    const stone = black ? "black" : "white";
    black = !black;
    return place && h("g", { class: "line-move" },
      h("circle", { class: `go-${stone}`, cx: place.x, cy: place.y, r: geometry.unit * 0.475 }),
      h("text", { class: `on-${stone}`, x: place.x, y: place.y + 4, "text-anchor": "middle", "font-size": 11 }, i + 1));
  });
}

function overlay(state, geometry) {
  const { score } = state.view;
  const at = (name) => {
    const place = placeOf(name, score.board);
    return place && { x: geometry.left + place.x * geometry.unit, y: geometry.top + place.y * geometry.unit };
  };
  const chain = state.cursor && chainAt(state.cursor, score);
  const finding = state.pointed;
  return h("svg", { class: "overlay", viewBox: `0 0 ${geometry.width} ${geometry.height}`, "aria-hidden": "true" },
    state.mode === "mark" && chain && rings(chain.stones, "chain", at, geometry),
    finding && rings(finding.points, "spot", at, geometry),
    finding && finding.line && line(finding, at, geometry),
    state.cursor && rings([state.cursor], "cursor", at, geometry));
}

/** The layers that are on. Each is exchanged only if it has changed: after a click the stones are still those of before. */
function Drawing({ drawing, layers }) {
  const shown = drawing.layers.filter(({ name }) => layers[name] !== false);
  return h("svg", {
    class: "go-picture",
    viewBox: `0 0 ${drawing.width} ${drawing.height}`,
    "data-left": drawing.left, "data-top": drawing.top, "data-unit": drawing.unit,
  }, shown.map(({ name, svg }, i) =>
    h("g", { key: name === "board" ? `board-${i > 0}` : name, class: `layer layer-${name}`,
      dangerouslySetInnerHTML: { __html: svg } })));
}

/** The board of a state. */
export function Board({ state }) {
  const { drawing: geometry, score } = state.view;
  const move = (event) => {
    const point = pointUnder(event, geometry, score.board);
    if (point !== state.cursor) show({ cursor: point });
  };
  return h("div", { class: "board-frame" },
    h("div", {
      class: `board mode-${state.mode}`,
      id: "board",
      tabIndex: 0,
      role: "application",
      "aria-roledescription": "Go board",
      "aria-label": `Go board, ${score.board.width} by ${score.board.height}. Arrow keys move between points, enter ${
        { mark: "changes what a chain is", play: "plays a stone", edit: "sets a stone" }[state.mode]
      }, page up and down step through the moves.`,
      "aria-describedby": "pointed",
      onClick: (event) => {
        const point = pointUnder(event, geometry, score.board);
        if (point) touch(point);
      },
      onPointerMove: move,
      onPointerLeave: () => show({ cursor: null }),
      onKeyDown: (event) => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event.key, state)) event.preventDefault();
      },
    },
    h("div", { class: "drawing", "aria-hidden": "true" }, h(Drawing, { drawing: geometry, layers: state.layers })),
    overlay(state, geometry)),
    h("p", { id: "pointed", class: "pointed", role: "status" },
      state.cursor ? describe(state.cursor, score) : hint(state)));
}

function hint(state) {
  return {
    mark: "Click a chain to change what it is: alive, dead, seki.",
    play: "Click a point to play there. The position of the record stays as it is.",
    edit: "Click a point to set a stone or take it off.",
  }[state.mode];
}
