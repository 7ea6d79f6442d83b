package org.seichi.score;

import org.seichi.board.PointSet;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;

/**
 * The owner of each point, computed once from the verdicts and the leanings and used for the count under any ruleset. The point
 * of a dead stone belongs to the opponent, an empty region to the color that surrounds it.
 *
 * @param leanings exceptions to that rule
 * @param surrounded the owners if every surrounded point counts; its seki set holds the stones in seki and the empty regions
 *     that touch stones in seki of both colors
 * @param sekiEyes empty points surrounded by one color only, in regions that touch a stone in seki, and the points of dead stones
 *     that only stones in seki surround
 * @param falseEyes those false eyes of the leanings that only one color surrounds
 */
public record Territories(Leanings leanings, Ownership surrounded, PointSet sekiEyes, PointSet falseEyes) {
    /** Computes the territories of a position from its verdicts, in time linear in the size of the board. */
    public static Territories of(LifeAndDeath life, Leanings leanings) {
        return new OwnershipFlood(life, leanings).find();
    }

    /** The territories of the same position with other verdicts. */
    public Territories of(LifeAndDeath other) {
        return of(other, leanings);
    }

    /** The same with more points of open regions counted for a player. */
    public Territories with(Leanings more) {
        Leanings all = new Leanings(
                leanings.black().union(more.black()), leanings.white().union(more.white()), leanings.falseEyes());
        Ownership owners = new Ownership(
                surrounded.black().union(more.black()),
                surrounded.white().union(more.white()),
                surrounded.neutral().minus(more.black()).minus(more.white()),
                surrounded.seki());
        return new Territories(all, owners, sekiEyes, falseEyes);
    }

    /** The same with more false eyes, each surrounded by one color. */
    public Territories withFalseEyes(PointSet more) {
        return new Territories(leanings.withFalseEyes(more), surrounded, sekiEyes, falseEyes.union(more));
    }

    /**
     * The same once it is known which neutral points were taken and which are left because nobody can take them. The former belong to no
     * seki; the latter stay open as in a seki.
     */
    public Territories withDame(PointSet taken, PointSet left) {
        PointSet seki = surrounded.seki().minus(taken).union(left);
        Ownership owners = new Ownership(surrounded.black(), surrounded.white(), surrounded.neutral(), seki);
        return new Territories(leanings, owners, sekiEyes, falseEyes);
    }

    /** The owners of all points under a ruleset. Rulesets differ in whether eyes in seki and false eyes count. */
    public Ownership under(Ruleset rules) {
        Ownership owners = surrounded;
        if (!rules.sekiTerritory() && !sekiEyes.isEmpty()) {
            owners = without(owners, sekiEyes, owners.seki().union(sekiEyes));
        }
        return rules.scoring() == Scoring.TERRITORY && !falseEyes.isEmpty()
                ? without(owners, falseEyes, owners.seki())
                : owners;
    }

    private static Ownership without(Ownership owners, PointSet lost, PointSet seki) {
        PointSet neutral = owners.neutral().union(lost);
        return new Ownership(owners.black().minus(lost), owners.white().minus(lost), neutral, seki);
    }
}
