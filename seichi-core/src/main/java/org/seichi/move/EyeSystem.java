package org.seichi.move;

import org.seichi.board.Board;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.structure.Chains;
import org.seichi.structure.EyeSpace;

/**
 * Proposes vital points of the eye spaces of unsettled groups (Yen, section 5.2.1, 2): those with the most neighbors in the space. Whether
 * such a move kills or saves is not known: its value ranges from the loss of its stones to the whole stake.
 */
record EyeSystem(Stakes stakes) implements Subsystem {
    private static final String SOURCE = "eye space";

    @Override
    public void propose(MoveContext context, CandidateCollector collector) {
        for (EyeSpace space : context.structure().eyeSpaces()) {
            for (int i = 0; i < space.groupCount(); i++) {
                stakes.of(space.group(i)).ifPresent(stake -> propose(context, space, stake, collector));
            }
        }
    }

    private static void propose(MoveContext context, EyeSpace space, Stake stake, CandidateCollector collector) {
        PointSet points = space.points();
        boolean own = context.isOwn(stake.group());
        PointSet vital = vital(context.board(), points);
        for (int point = vital.first(); point != Board.NO_POINT; point = vital.next(point)) {
            collector.note(
                    point,
                    MotiveKind.EYE,
                    own ? "Makes eyes" : "Takes eyes from the group",
                    SOURCE,
                    context.groups().stones(stake.group()),
                    attack(context, point, stake));
        }
    }

    /** The range from what is lost if the move fails to the stake of the group. */
    static Worth attack(MoveContext context, int move, Stake stake) {
        double all = stake.whole();
        return new Worth(-Math.min(all, atRisk(context, move)), all);
    }

    /** What the opponent gains if the move fails: two points for each stone of its chain not dead already; 0 for a strong chain. */
    private static double atRisk(MoveContext context, int move) {
        if (context.position().legality(context.player(), move) != Legality.LEGAL) {
            return 0;
        }
        Chains after = Chains.of(context.position().play(context.player(), move));
        PointSet stones = after.stones(after.at(move));
        PointSet dead = context.evaluation().strength().dead();
        return stones.intersects(context.evaluation().strength().strong())
                ? 0
                : ChainWorth.of(stones.minus(dead).size(), ChainWorth.Case.PLAIN)
                        .max();
    }

    /** The points of a space with the most neighbors in it. */
    static PointSet vital(Board board, PointSet space) {
        int most =
                space.stream().map(point -> inside(board, space, point)).max().orElse(0);
        return space.filter(point -> inside(board, space, point) == most);
    }

    private static int inside(Board board, PointSet space, int point) {
        return board.neighbors(point).intersection(space).size();
    }
}
