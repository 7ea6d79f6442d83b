package org.seichi.evaluate;

/** The kinds of points of Mueller, section 3, with the weights of his section 4. */
public enum PointKind {
    /** Exactly evaluated: safe stones, safe territory, a decided race. */
    EXACT(1),
    /** A stone of a group that is not taken for dead, or the place of one that is. */
    STONE(1),
    /** In a safe zone, or in a divider between its stones. */
    SAFE(1),
    /** In a potential zone. */
    POTENTIAL(0.5),
    /** Nearer to the stones of one color. */
    NEAR(0.2),
    /** As near to the one as to the other. */
    JUNCTION(0),
    /** Far from both. */
    FAR(0);

    private final double weight;

    PointKind(double weight) {
        this.weight = weight;
    }

    /** What a point of this kind counts for its color in the paper. */
    public double weight() {
        return weight;
    }
}
