package org.seichi.semeai;

/** How far the value of a race goes. */
public enum RaceScope {
    /** Up to the capture: that the winner has nothing to answer afterwards is assumed. */
    CAPTURE,
    /** All moves in the area of the race, until nothing in it has to be answered. */
    AREA
}
