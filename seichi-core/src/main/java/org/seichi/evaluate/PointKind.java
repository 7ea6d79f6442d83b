package org.seichi.evaluate;

/** The kinds of points of Mueller, section 3, with the weights of his section 4. */
public enum PointKind {
    /** Exactly evaluated: safe stones, safe territory, a decided race. */
    EXACT(1),
    /** A stone of a group not taken for dead, or a point with a stone of one that is. */
    STONE(1),
    /** In a safe zone. */
    SAFE(1),
    /** In a potential zone. */
    POTENTIAL(0.5),
    /** Nearer to the stones of one color. */
    NEAR(0.2),
    /** As near to one color as to the other, or claimed by both as territory. */
    JUNCTION(0),
    /** Far from both. */
    FAR(0);

    private final double weight;

    PointKind(double weight) {
        this.weight = weight;
    }

    /** The weight of a point of this kind for its color, as in the paper. */
    public double weight() {
        return weight;
    }
}
