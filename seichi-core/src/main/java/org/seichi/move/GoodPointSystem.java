package org.seichi.move;

/** Proposes good points (Yen, section 5.2.1, 5): shapes that make stones work well, whatever the stakes of their groups. */
record GoodPointSystem(Shapes shapes) implements Subsystem {
    private static final double SHAPE = 2;

    @Override
    public void propose(MoveContext context, CandidateCollector collector) {
        for (Shapes.ShapeMove shape : shapes.of("good-point")) {
            collector.note(
                    shape, MotiveKind.GOOD_POINT, "Good shape", shape.match().stones(), new Worth(0, SHAPE));
        }
    }
}
