package org.seichi.cgt;

/** How a game stands to another: the order of games is partial. */
enum Order {
    /** Right likes it better, whoever moves first. */
    LESS,
    /** Nobody would notice if one were put in place of the other. */
    EQUAL,
    /** Left likes it better, whoever moves first. */
    GREATER,
    /** Neither is better: it depends on who moves. Also called fuzzy or incomparable. */
    CONFUSED
}
