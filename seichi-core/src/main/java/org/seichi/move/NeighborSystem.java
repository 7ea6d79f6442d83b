package org.seichi.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.seichi.board.PointSet;

/**
 * The way round (Yen, section 5.2.1, methods a): an unsettled group is helped by attacking a weaker group of the opponent
 * beside it, and attacked by defending a weaker own one. What other systems found for the weaker group serves both.
 */
final class NeighborSystem implements Subsystem {
    private static final String SOURCE = "weaker neighbor";

    private final Stakes stakes;

    NeighborSystem(Stakes stakes) {
        this.stakes = stakes;
    }

    @Override
    public void propose(MoveContext context, CandidateCollector collector) {
        List<Aid> found = new ArrayList<>();
        for (Stake stake : stakes.all()) {
            for (int weaker : context.neighbors(stake.group())) {
                if (stakes.of(weaker).isPresent() && isWeaker(context, weaker, stake.group())) {
                    PointSet stones = context.groups().stones(weaker);
                    for (Map.Entry<Integer, List<Motive>> move :
                            collector.motives().entrySet()) {
                        move.getValue().stream()
                                .filter(motive -> motive.points().intersects(stones))
                                .findFirst()
                                .ifPresent(motive -> found.add(new Aid(move.getKey(), motive, weaker, stake)));
                    }
                }
            }
        }
        found.forEach(aid -> aid.note(context, collector));
    }

    private static boolean isWeaker(MoveContext context, int group, int than) {
        return context.evaluation().strength().alive(group)
                < context.evaluation().strength().alive(than);
    }

    /** A move that deals with a weaker group, and the group that profits or suffers by it. */
    private record Aid(int move, Motive motive, int weaker, Stake stake) {
        /** It takes two moves at the least: one round the corner, and one for the group itself. */
        private static final int MOVES = 2;

        void note(MoveContext context, CandidateCollector collector) {
            boolean own = context.isOwn(stake.group());
            double share = (stake.value() + stake.dead()) / Math.max(MOVES, stake.moves());
            collector.note(
                    move,
                    new Motive(
                            MotiveKind.NEIGHBOR,
                            own ? "Helps by attacking a weaker group" : "Attacks by defending a weaker group",
                            SOURCE,
                            context.groups().stones(stake.group()),
                            motive.worth().plus(new Worth(0, share)),
                            motive.reply()));
        }
    }
}
