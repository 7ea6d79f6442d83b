package org.seichi.evaluate;

/** Grounds on which it is known exactly what becomes of a point, from the strongest to the weakest. */
public enum ExactGround {
    /** Safe even if the owner passes forever. */
    UNCONDITIONAL,
    /** Safe by static rules, if the owner answers. */
    STATIC,
    /** Safe by search, if the owner answers. */
    SEARCH,
    /** Part of a race that one side wins whoever moves first. */
    RACE,
    /** Part of an endgame area whose value is known. */
    ENDGAME
}
