package org.seichi.evaluate;

/** What is measured of an empty point to judge whose it will be. Positive speaks for Black, negative for White. */
public enum PointTrait {
    /** In a safe zone of one color. */
    SAFE,
    /** In a potential zone. */
    POTENTIAL,
    /** In a threatened zone. */
    THREATENED,
    /** In a zone cut off by dividers and potential dividers, held as potential territory. */
    LOOSE,
    /** Between the ends of a divider. */
    DIVIDER,
    /** Between the ends of a potential divider. */
    POTENTIAL_DIVIDER,
    /** At distance 1 from a stone; see {@link Distances}. */
    DISTANCE_1,
    /** At distance 2. */
    DISTANCE_2,
    /** At distance 3. */
    DISTANCE_3,
    /** At distance 4. */
    DISTANCE_4,
    /** Connectable; see {@link Connectable}. */
    CONNECTABLE,
    /** Bouzy's influence with 5 dilations and 21 erosions, in units of a stone's 64, plus its sign. */
    INFLUENCE,
    /** Influence by a long random walk. */
    WALK,
    /** The third power of the walk: only a clear one counts. */
    WALK_CUBED,
    /** The walk on the condition that it meets a stone: 1 deep inside a closed area. */
    CERTAIN_WALK,
    /** Its third power. */
    CERTAIN_WALK_CUBED,
    /** The product of the walk with the share of the board that is empty. */
    OPEN_WALK,
    /** The walk on the first and second line, else 0. */
    EDGE_WALK,
    /** Whose the point becomes in sampled games: 1 Black's in all of them, -1 White's. */
    SAMPLE,
    /** The third power of the sample: only a clear one counts. */
    SAMPLE_CUBED,
    /** The product of the sample with the share of the board that is empty. */
    OPEN_SAMPLE
}
