package org.seichi.evaluate;

/** How firmly a color holds a zone (Mueller, section 3, step 2). */
public enum ZoneStatus {
    /** Territory. */
    SAFE,
    /** Territory if nothing happens. */
    POTENTIAL,
    /** Surrounded loosely: it can be invaded. */
    THREATENED,
    /** It holds strong stones of the opponent, or too large a share of the board: no scope for its owner. */
    UNUSED
}
