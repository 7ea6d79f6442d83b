package org.seichi.safety;

import java.util.List;
import java.util.function.IntPredicate;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * All that is proven without search: {@link CoveringRules} with chains that the opponent cannot cut apart ({@link
 * SafeConnections}), with pairs of points of which the owner gets one ({@link MiaiPoints}), and with eyes that are closed off by
 * an answer ({@link Pockets}). A search does without them, since their answers take points away from it; it finds connections
 * and such eyes by itself.
 */
final class StaticRules extends CoveringRules {
    private MiaiPoints miai;

    private StaticRules(Benson benson, PointSet kept) {
        super(benson, kept);
    }

    /**
     * Proves what static rules can, beyond what is unconditional.
     *
     * @param points points on which no proof may depend, and where no move asks for an answer
     */
    static StaticRules without(PointSet points, Benson benson) {
        StaticRules rules = new StaticRules(benson, points);
        rules.run();
        return rules;
    }

    @Override
    void findGroups() {
        miai = new MiaiPoints(enclosures.board());
        kept.forEach(miai::keep);
        new SafeConnections(enclosures, safeGroups, miai).join();
    }

    @Override
    Covering cover(int[] space, IntPredicate isTouched) {
        return Covering.of(enclosures, space, isTouched, isTouched, miai);
    }

    @Override
    boolean leavesRoom(int region) {
        return miai.leavesRoom(enclosures.set(region), Board.NO_POINT, Board.NO_POINT);
    }

    @Override
    void findMoreEyes() {
        Pockets pockets = new Pockets(enclosures, safeGroups, miai, eyes);
        for (int group : safeGroups.groups()) {
            pockets.find(group);
        }
    }

    @Override
    List<Reply> replies() {
        return miai.replies();
    }
}
