package org.seichi.method.dyer;

/** The passes of the method, each of which can be left out to measure what it is worth. */
public enum Pass {
    /** Groups that have two eyes once all open space is filled are absolutely alive. */
    ABSOLUTE_LIFE,
    /** Small problems are solved by search; without it heuristics and presumption decide all that is not absolutely alive. */
    PROBLEM_SOLVER,
    /** The neutral points are filled in turn, and what that threatens is answered. */
    FAIR_DAME,
    /** What could be captured when the neutral points are filled is protected. */
    FORCED_MOVES
}
