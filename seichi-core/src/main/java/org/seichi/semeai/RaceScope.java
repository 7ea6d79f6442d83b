package org.seichi.semeai;

/** How much play the value of a race covers. */
public enum RaceScope {
    /** Play up to the capture, assuming that the winner has nothing to answer afterwards. */
    CAPTURE,
    /** All moves in the area of the race, until nothing in it has to be answered. */
    AREA
}
