// Why it is so: each reason shows its stones and its line of play while somebody points at it.

import { h } from "./preact.js";
import { show } from "./store.js";

function Finding({ finding }) {
  const point = () => show({ pointed: finding });
  const leave = () => show({ pointed: null });
  const shows = finding.points.length > 0 || (finding.line ?? []).length > 0;
  return h("li", shows
    ? { tabIndex: 0, class: "shows", onMouseEnter: point, onMouseLeave: leave, onFocus: point, onBlur: leave }
    : {}, finding.text);
}

/** The findings, section by section, and the groups if their layer is on. */
export function Findings({ state }) {
  const { sections, groups } = state.view;
  return h("div", { class: "findings" },
    sections.map((section) => h("section", {},
      h("h3", {}, section.heading),
      h("ul", {}, section.findings.map((finding) => h(Finding, { finding }))))),
    state.layers.groups && groups.length > 0 && h("section", {},
      h("h3", {}, "Groups"),
      h("ol", {}, groups.map((group) => h(Finding, { finding: group })))));
}
