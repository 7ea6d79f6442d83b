package org.seichi.move;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.move.Shapes.ShapeMove;
import org.seichi.structure.Chains;
import org.seichi.structure.HalfLink;

/**
 * Proposes cuts and connections (Yen, section 5.2.1, 4), from shapes and at half connections. The value, taken to be sure, is that of the
 * group worth most.
 */
record CuttingSystem(Shapes shapes, Stakes stakes) implements Subsystem {
    private static final String SOURCE = "half connection";

    @Override
    public void propose(MoveContext context, CandidateCollector collector) {
        for (ShapeMove shape : shapes.of("cut")) {
            note(context, shape, shape.match().others(), MotiveKind.CUT, collector);
        }
        for (ShapeMove shape : shapes.of("connect")) {
            note(context, shape, shape.match().stones(), MotiveKind.CONNECT, collector);
        }
        for (HalfLink link : context.structure().halfLinks()) {
            link(context, link, link.point(), collector);
            link(context, link, link.other(), collector);
        }
    }

    private void note(
            MoveContext context, ShapeMove shape, PointSet stones, MotiveKind kind, CandidateCollector collector) {
        if (isOneChain(context, stones)) {
            return;
        }
        double worth = 0;
        for (int stone : stones.toArray()) {
            worth = Math.max(
                    worth, value(context, shape.move(), context.groups().at(stone)));
        }
        collector.note(shape, kind, kind == MotiveKind.CUT ? "Cuts" : "Connects", stones, Worth.sure(worth));
    }

    /** Whether there is nothing to connect or to cut: the stones of the shape belong together as they stand. */
    private static boolean isOneChain(MoveContext context, PointSet stones) {
        Chains chains = context.structure().chains();
        return stones.stream().map(chains::at).distinct().count() < 2;
    }

    private void link(MoveContext context, HalfLink link, int point, CandidateCollector collector) {
        boolean own = Color.of(context.groups().code(link.a())) == context.player();
        PointSet stones =
                context.groups().stones(link.a()).union(context.groups().stones(link.b()));
        double worth = Math.max(value(context, point, link.a()), value(context, point, link.b()));
        collector.note(
                point,
                own ? MotiveKind.CONNECT : MotiveKind.CUT,
                own ? "Connects two groups" : "Cuts two groups apart",
                SOURCE,
                stones,
                Worth.sure(worth));
    }

    private double value(MoveContext context, int move, int group) {
        int gain = Gain.of(context, context.player(), move).points();
        return stakes.of(group).map(stake -> stake.worth(gain)).orElse(0.0);
    }
}
