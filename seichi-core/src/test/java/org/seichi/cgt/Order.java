package org.seichi.cgt;

/** The relation of two games in their partial order. */
enum Order {
    /** Better for Right, whoever moves first. */
    LESS,
    /** Interchangeable in every sum. */
    EQUAL,
    /** Better for Left, whoever moves first. */
    GREATER,
    /** Neither is better: it depends on who moves. Also called fuzzy or incomparable. */
    CONFUSED
}
