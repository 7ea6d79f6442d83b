package org.seichi.move;

import org.seichi.board.PointSet;
import org.seichi.move.Shapes.ShapeMove;

/**
 * Proposes moves that seal in or escape (Yen, section 5.2.1, 3): jumps, knight's moves, caps. The group's stake is won only if the move
 * works, which is not known: the value ranges from 0 to the stake.
 */
record SealingSystem(Shapes shapes, Stakes stakes) implements Subsystem {
    @Override
    public void propose(MoveContext context, CandidateCollector collector) {
        for (ShapeMove shape : shapes.of("escape")) {
            propose(context, shape, shape.match().stones(), MotiveKind.ESCAPE, collector);
        }
        for (ShapeMove shape : shapes.of("seal")) {
            propose(context, shape, shape.match().others(), MotiveKind.SEAL, collector);
        }
    }

    /** Notes a shape. For a settled group it has no value, since there is nothing to chase, but it may still be good shape. */
    private void propose(
            MoveContext context, ShapeMove shape, PointSet stones, MotiveKind kind, CandidateCollector collector) {
        int group = context.groups().at(stones.first());
        int gain = Gain.of(context, context.player(), shape.move()).points();
        double share = stakes.of(group).map(stake -> stake.worth(gain)).orElse(0.0);
        String text = kind == MotiveKind.SEAL ? "Seals in the group" : "Gets out";
        collector.note(shape, kind, text, context.groups().stones(group), new Worth(0, share));
    }
}
