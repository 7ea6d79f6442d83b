package org.seichi.score;

import org.seichi.board.PointSet;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;

/**
 * The owner of each point, computed once from what lives and from what is known of open borders, and used for the count under
 * any ruleset. The point of a dead stone belongs to the opponent, an empty region to the color that surrounds it.
 *
 * @param leanings exceptions to that rule
 * @param surrounded the owners if everything that is surrounded counts; its seki holds the stones in seki and the points
 *     between those of both colors
 * @param sekiEyes empty points that only one color surrounds, with a stone in seki
 * @param falseEyes those of the false eyes that one color surrounds
 */
public record Territories(Leanings leanings, Ownership surrounded, PointSet sekiEyes, PointSet falseEyes) {
    /** The territories of a position whose living stones are known. Linear in the size of the board. */
    public static Territories of(LifeAndDeath life, Leanings leanings) {
        return new OwnershipFlood(life, leanings).find();
    }

    /** The territories of the same position with other living stones. */
    public Territories of(LifeAndDeath other) {
        return of(other, leanings);
    }

    /** The owners of all points under a ruleset. Rulesets differ in eyes in seki and in points that must be filled. */
    public Ownership under(Ruleset rules) {
        Ownership owners = surrounded;
        if (!rules.sekiTerritory() && !sekiEyes.isEmpty()) {
            owners = without(owners, sekiEyes, owners.seki().union(sekiEyes));
        }
        PointSet filled = falseEyes.minus(owners.seki());
        return rules.scoring() == Scoring.TERRITORY && !filled.isEmpty()
                ? without(owners, filled, owners.seki())
                : owners;
    }

    private static Ownership without(Ownership owners, PointSet lost, PointSet seki) {
        PointSet neutral = owners.neutral().union(lost);
        return new Ownership(owners.black().minus(lost), owners.white().minus(lost), neutral, seki);
    }
}
