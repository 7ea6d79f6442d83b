package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.judge.ShapeEvidence;
import org.seichi.method.carta.StaticMethod;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Fates that change while the neutral points are filled. */
class LaterFatesTest {
    /** White takes the black stones below as long as liberties are left on the third line. */
    private static final Diagram SEKI = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            X X X X X X X X X
            a a a a a a a a a
            O O O O O O O O O
            O . X X X X X . O
            """);

    /** White lives below whatever is filled above, and the two black stones are dead. */
    private static final Diagram SOLID = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            X X X X X X X X X
            a a a a a a a a a
            O O O O O O O O O
            . O . O X X . . O
            """);

    @EveryVariant
    void deadStonesThatCanNoLongerBeTakenAndTheirCaptorsChange(Variant variant) {
        Position start = variant.position(SEKI.position());
        PointSet around = SEKI.position().stones(Color.WHITE).union(Coordinates.points(SEKI.board(), "C1 D1 E1 F1 G1"));

        assertThat(changed(start, PointSet.empty(start.board()), variant.color(Color.BLACK)))
                .isEqualTo(PointSet.empty(start.board()));
        assertThat(changed(start, variant.points(SEKI.board(), SEKI.marked('a')), variant.color(Color.BLACK)))
                .isEqualTo(variant.points(SEKI.board(), around));
    }

    @Test
    void whereShapeSeesNoChangeThereIsNone() {
        Position start = SOLID.position();
        assertThat(changed(start, SOLID.marked('a'), Color.BLACK)).isEqualTo(PointSet.empty(start.board()));
    }

    /** White takes the two black stones: they have the fate that they had. */
    @EveryVariant
    void deadStonesThatAreTakenDoNotChange(Variant variant) {
        Position start = variant.position(SOLID.position());
        PointSet point = variant.points(SOLID.board(), Coordinates.points(SOLID.board(), "G1"));
        assertThat(changed(start, point, variant.color(Color.WHITE))).isEqualTo(PointSet.empty(start.board()));
    }

    /** The stones that change, in the record's orientation, once a player has taken some points. */
    private static PointSet changed(Position start, PointSet taken, Color player) {
        Orientation view = Orientation.inPlay(start);
        Position later = view.seen(start);
        for (int point : taken.toArray()) {
            later = later.play(view.seen(player), view.seen(point));
        }
        ShapeEvidence shape = new StaticMethod().judge(start, Trace.NONE);
        ReadingMeans means =
                new ReadingMeans(new StaticMethod(), EnumSet.allOf(ReadingPart.class), Budget.NORMAL, Trace.NONE);
        LifeAndDeath life = new LifeAndDeath(start, shape.verdicts());
        return view.origin(new LaterFates(life, shape, means, new TranspositionTable(14)).in(later, view));
    }
}
