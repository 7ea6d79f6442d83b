package org.seichi.method.dyer;

/** The passes of the method; each can be left out to measure its contribution. */
public enum Pass {
    /** Groups with two eyes once all open space is filled are absolutely alive. */
    ABSOLUTE_LIFE,
    /** Small problems are solved by search; without it, heuristics and presumption decide all groups not absolutely alive. */
    PROBLEM_SOLVER,
    /** The neutral points are filled in turn, and threats made by that are answered. */
    FAIR_DAME,
    /** Chains that could be captured once the neutral points are filled are protected. */
    FORCED_MOVES
}
