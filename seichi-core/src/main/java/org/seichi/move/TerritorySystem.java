package org.seichi.move;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * Proposes moves that make territory (Yen, section 5.2.1, 1): worth what they gain and what the opponent's best move in their place would
 * gain, and a share of the stakes of unsettled groups nearby.
 */
record TerritorySystem(Shapes shapes, Stakes stakes) implements Subsystem {
    private static final int NEAR = 4;

    @Override
    public void propose(MoveContext context, CandidateCollector collector) {
        for (Shapes.ShapeMove shape : shapes.of("territory")) {
            double worth = worth(context, shape.move(), shape.reply());
            collector.note(
                    shape,
                    MotiveKind.TERRITORY,
                    "Makes territory",
                    shape.match().stones(),
                    Worth.sure(worth));
        }
    }

    /**
     * The value in points: what both players would gain, and the shares of the groups that the move helps or attacks. In the source's
     * example 4 + 2 and 4 + 2 points, and 10.
     */
    double worth(MoveContext context, int move, int reply) {
        Color player = context.player();
        int own = Gain.of(context, player, move).points();
        int other = Gain.of(context, player.opponent(), reply).points();
        return own + other + groupsNear(context, move);
    }

    /** The shares of unsettled groups near a move, by rule b: it counts as one of the moves that settle them. */
    private double groupsNear(MoveContext context, int move) {
        double sum = 0;
        Board board = context.board();
        for (Stake stake : stakes.all()) {
            PointSet stones = context.groups().stones(stake.group());
            boolean near = stones.stream().anyMatch(stone -> board.distance(stone, move) <= NEAR);
            sum += near ? stake.worth(0) : 0;
        }
        return sum;
    }
}
