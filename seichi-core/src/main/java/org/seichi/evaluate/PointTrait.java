package org.seichi.evaluate;

/** What is measured of an empty point to tell whose it will be. Positive speaks for Black, negative for White. */
public enum PointTrait {
    /** In a safe zone of one color. */
    SAFE,
    /** In a potential zone. */
    POTENTIAL,
    /** In a threatened zone. */
    THREATENED,
    /** In a zone that only potential dividers cut off, held as potential territory. */
    LOOSE,
    /** Between the ends of a divider. */
    DIVIDER,
    /** Between the ends of a potential divider. */
    POTENTIAL_DIVIDER,
    /** Next to a stone. */
    DISTANCE_1,
    /** Two points from a stone. */
    DISTANCE_2,
    /** Three points from a stone. */
    DISTANCE_3,
    /** Four points from a stone. */
    DISTANCE_4,
    /** Connectable. */
    CONNECTABLE,
    /** Influence with 5 dilations and 21 erosions, where 64 is a stone's; and its sign. */
    INFLUENCE,
    /** A long random walk. */
    WALK,
    /** Its third power: how sure the walk is. */
    WALK_CUBED,
    /** What the walk gives when it does meet a stone, however long that takes: 1 deep inside an area that is closed. */
    CERTAIN_WALK,
    /** Its third power. */
    CERTAIN_WALK_CUBED,
    /** The product of the walk with the share of the board that is empty. */
    OPEN_WALK,
    /** The walk, on the first and second line. */
    EDGE_WALK,
    /** Whose the point becomes in sampled games: 1 Black's in all of them, -1 White's. */
    SAMPLE,
    /** Its third power: how sure the sample is. */
    SAMPLE_CUBED,
    /** The product of the sample with the share of the board that is empty. */
    OPEN_SAMPLE
}
