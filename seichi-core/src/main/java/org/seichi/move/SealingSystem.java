package org.seichi.move;

import org.seichi.board.PointSet;

/**
 * Sealing and escape (Yen, section 5.2.1, 3): jumps, knight's moves, caps. What hangs on the group is had only if it works,
 * which is open.
 */
final class SealingSystem implements Subsystem {
    private final Shapes shapes;
    private final Stakes stakes;

    SealingSystem(Shapes shapes, Stakes stakes) {
        this.shapes = shapes;
        this.stakes = stakes;
    }

    @Override
    public void propose(Scene scene, Notebook notebook) {
        for (Shapes.Shape shape : shapes.of("escape")) {
            propose(scene, shape, shape.match().stones(), MotiveKind.ESCAPE, notebook);
        }
        for (Shapes.Shape shape : shapes.of("seal")) {
            propose(scene, shape, shape.match().others(), MotiveKind.SEAL, notebook);
        }
    }

    /** Groups that are settled are worth no chase, but the move may still be one of shape: it is noted with no value. */
    private void propose(Scene scene, Shapes.Shape shape, PointSet stones, MotiveKind kind, Notebook notebook) {
        int group = scene.groups().at(stones.first());
        double share = stakes.of(group).map(stake -> stake.worth(0)).orElse(0.0);
        notebook.note(
                shape.move(),
                new Motive(
                        kind,
                        (kind == MotiveKind.SEAL ? "Seals in the group, " : "Gets out, ") + shape.words(),
                        shape.name(),
                        scene.groups().stones(group),
                        new Worth(0, share),
                        shape.reply()));
    }
}
