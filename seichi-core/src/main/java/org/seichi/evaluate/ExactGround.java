package org.seichi.evaluate;

/** Why what becomes of a point is known exactly, from the strongest ground to the weakest. */
public enum ExactGround {
    /** Safe though the owner passes for ever. */
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
