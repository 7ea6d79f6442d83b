// Which parts of the drawing are seen. The signs are those of the drawing, so that the list is its legend as well.

import { h } from "./preact.js";
import { show } from "./store.js";

const circle = (kind, radius, cx = 12) => h("circle", { class: kind, cx, cy: 12, r: radius });
const square = (kind, cx) => h("rect", { class: kind, x: cx - 3.6, y: 8.4, width: 7.2, height: 7.2 });
const path = (kind, d) => h("path", { class: kind, d });

const SIGNS = {
  dead: [circle("go-black", 9), path("go-light-stroke", "M8 8L16 16M8 16L16 8")],
  seki: [circle("go-white", 9), path("go-dark-stroke", "M12 6.5L17 15L7 15Z")],
  territory: [square("go-black-mark", 6), square("go-white-mark", 18)],
  dame: [circle("go-neutral", 2.6)],
  forced: [circle("go-white", 6), circle("go-accent", 8.2)],
  unsealed: [circle("go-open", 9)],
  last: [circle("go-black", 9), circle("go-light-stroke", 4.8)],
  groups: [circle("go-white", 9), h("text", { class: "go-black-mark", x: 12, y: 16, "text-anchor": "middle", "font-size": 11 }, "3")],
  influence: [h("rect", { class: "go-black-heat", x: 0, y: 0, width: 12, height: 24, opacity: 0.5 }),
    h("rect", { class: "go-white-heat", x: 12, y: 0, width: 12, height: 24, opacity: 0.6 })],
  certainty: [circle("go-white", 9), circle("go-dotted-ring", 6.5)],
};

const NAMES = {
  dead: "Dead stones", territory: "Territory", dame: "Dame", forced: "To be filled, open kos", seki: "Seki",
  unsealed: "Unsealed borders", last: "Last move", groups: "Groups", influence: "Influence", certainty: "Certainty",
};

/** A box to tick for each layer. */
export function Layers({ state }) {
  const toggle = (layer) => show({ layers: { ...state.layers, [layer]: !state.layers[layer] } });
  return h("fieldset", { class: "layers" },
    h("legend", {}, "On the board"),
    Object.keys(NAMES).map((layer) => h("label", {},
      h("input", { type: "checkbox", name: layer, checked: state.layers[layer], onChange: () => toggle(layer) }),
      h("svg", { class: "sign", viewBox: "0 0 24 24", "aria-hidden": "true" },
        h("rect", { class: "go-wood", width: 24, height: 24 }), SIGNS[layer]),
      NAMES[layer])),
    state.layers.certainty && h("p", { class: "quiet" },
      "Green: proven or marked by hand. Blue, dashed: found by search. Ochre, dotted: judged."));
}
