package org.seichi.move;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.seichi.board.PointSet;

/**
 * Proposes indirect moves (Yen, section 5.2.1, methods a): an unsettled group is helped by attacking a weaker group of the opponent beside
 * it, and attacked by defending a weaker own one. The moves are those that other subsystems found for the weaker group; of several reasons for
 * one the best counts.
 */
record NeighborSystem(Stakes stakes) implements Subsystem {
    private static final String SOURCE = "weaker neighbor";

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
                                .max(Comparator.comparing(Motive::worth))
                                .ifPresent(motive -> found.add(new Aid(move.getKey(), motive, stake)));
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

    /** A move for or against a weaker group, and the stake of the group beside it that is helped or attacked. */
    private record Aid(int move, Motive motive, Stake stake) {
        /** At least this many moves settle the group: the indirect one and one for the group itself. */
        private static final int MOVES = 2;

        void note(MoveContext context, CandidateCollector collector) {
            boolean own = context.isOwn(stake.group());
            double share = stake.whole() / Math.max(MOVES, stake.moves());
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
