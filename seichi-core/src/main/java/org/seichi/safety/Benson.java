package org.seichi.safety;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.structure.Chains;

/**
 * Unconditional life (Benson, "Life in the game of Go", 1976): chains that cannot be captured though their owner passes for
 * ever.
 *
 * <p>A region is <em>vital</em> to a chain around it if all its empty points are liberties of the chain. Chains are safe if
 * each has two vital regions that only safe chains enclose. The proof supposes that the opponent cannot empty points by
 * suicide; where a ruleset allows suicide of several stones, the points under his stones are asked for as well.
 *
 * <p>A region within safe chains is safe territory if at most one eye of the opponent fits into it, and if the owner can
 * take what is inside without spending an eye that he needs: each chain around it has two other vital regions without
 * inner points, or the region is itself one, which it remains when all in it has been taken. This much is proven for the
 * owner's moves after any number of moves of the opponent.
 */
public final class Benson extends Fixpoint {
    private final Suicide suicide;
    private final ColorSafety result;

    private Benson(Enclosures enclosures, Suicide suicide) {
        super(enclosures, ZoneLife.none(enclosures.board()));
        this.suicide = suicide;
        run();
        result = new SafetyWriter(this, safeRegions(), new Replies(List.of()), points -> ProofKind.BENSON).write();
    }

    /** What is unconditionally a color's. */
    public static ColorSafety of(Chains chains, Color color, Suicide suicide) {
        return new Benson(Enclosures.of(chains, color), suicide).result();
    }

    static Benson of(Enclosures enclosures, Suicide suicide) {
        return new Benson(enclosures, suicide);
    }

    /** What has been proven; nothing of it needs an answer. */
    ColorSafety result() {
        return result;
    }

    @Override
    void findEye(int region, int group) {
        int[] points = enclosures.points(region);
        boolean vital = false;
        boolean lasting = true;
        for (int point : points) {
            boolean empty = enclosures.stones().at(point) == Stones.EMPTY;
            boolean touched = safeGroups.touches(point, group);
            if (!touched && (empty || suicide != Suicide.FORBIDDEN)) {
                return;
            }
            vital |= empty;
            lasting &= touched;
        }
        if (vital) {
            PointSet space = enclosures.set(region);
            eyes.add(group, new Eye(space, 1, space, lasting));
        }
    }

    /** Without answers nothing comes to stand next to safe stones. */
    @Override
    Covering cover(int region) {
        MiaiPoints none = new MiaiPoints(enclosures.board());
        for (int point : enclosures.points(region)) {
            none.keep(point);
        }
        return Covering.of(
                enclosures.stones(), enclosures.points(region), safeGroups::touches, safeGroups::touches, none);
    }

    /** Whether a point lies in an eye of a safe chain that taking the opponent's stones off it might end. */
    boolean isInFragileEye(int point, int chain) {
        for (Eye eye : eyes.of(chain)) {
            if (!eye.lasting() && eye.space().contains(point)) {
                return true;
            }
        }
        return false;
    }
}
