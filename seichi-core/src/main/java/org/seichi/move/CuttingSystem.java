package org.seichi.move;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.structure.HalfLink;

/**
 * Cutting and connecting (Yen, section 5.2.1, 4): by shapes, and at the half connections that the structure knows. The
 * value is sure: what hangs on the weaker of the two groups.
 */
final class CuttingSystem implements Subsystem {
    private static final String SOURCE = "half connection";

    private final Shapes shapes;
    private final Stakes stakes;

    CuttingSystem(Shapes shapes, Stakes stakes) {
        this.shapes = shapes;
        this.stakes = stakes;
    }

    @Override
    public void propose(Scene scene, Notebook notebook) {
        for (Shapes.Shape shape : shapes.of("cut")) {
            note(scene, shape, shape.match().others(), MotiveKind.CUT, notebook);
        }
        for (Shapes.Shape shape : shapes.of("connect")) {
            note(scene, shape, shape.match().stones(), MotiveKind.CONNECT, notebook);
        }
        for (HalfLink link : scene.structure().halfLinks()) {
            link(scene, link, link.point(), notebook);
            link(scene, link, link.other(), notebook);
        }
    }

    private void note(Scene scene, Shapes.Shape shape, PointSet stones, MotiveKind kind, Notebook notebook) {
        double worth = 0;
        for (int stone : stones.toArray()) {
            worth = Math.max(worth, value(scene.groups().at(stone)));
        }
        String text = (kind == MotiveKind.CUT ? "Cuts, " : "Connects, ") + shape.words();
        notebook.note(shape.move(), new Motive(kind, text, shape.name(), stones, Worth.sure(worth), shape.reply()));
    }

    private void link(Scene scene, HalfLink link, int point, Notebook notebook) {
        boolean own = Color.of(scene.groups().code(link.a())) == scene.player();
        PointSet stones = scene.groups().stones(link.a()).union(scene.groups().stones(link.b()));
        double worth = Math.max(value(link.a()), value(link.b()));
        notebook.note(
                point,
                new Motive(
                        own ? MotiveKind.CONNECT : MotiveKind.CUT,
                        own ? "Connects two groups" : "Cuts two groups apart",
                        SOURCE,
                        stones,
                        Worth.sure(worth),
                        point));
    }

    private double value(int group) {
        return stakes.of(group).map(stake -> stake.worth(0)).orElse(0.0);
    }
}
