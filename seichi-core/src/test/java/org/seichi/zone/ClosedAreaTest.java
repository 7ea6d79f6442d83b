package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.life.LifeQuestion;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Areas behind living walls: up to fourteen empty points are searched as a whole. */
class ClosedAreaTest {
    private static final Diagram FOURTEEN = Diagram.parse("""
            . O . O O O O O
            O O O O O O O O
            X . . . . . . O
            . . . . . . . .
            """);
    private static final Diagram FIFTEEN = Diagram.parse("""
            . O . O O O O O
            O O O O O O O O
            X . . . . . . .
            . . . . . . . .
            """);

    @EveryVariant
    void fourteenEmptyPointsAreSearched(Variant variant) {
        assertThat(isClosed(FOURTEEN, variant)).isTrue();
        assertThat(isClosed(FIFTEEN, variant)).isFalse();
    }

    /** Stones around that have liberties elsewhere are taken to live; those that have none are part of the area. */
    @EveryVariant
    void stonesWithLibertiesElsewhereAreTakenToLive(Variant variant) {
        Diagram drawn = Diagram.parse("""
                . . . . . .
                O O O O O .
                X X X X O .
                b O a X O .
                a O a X O .
                """);
        Position position = variant.position(drawn.position());
        GroupQuestion question = new GroupQuestion(
                position,
                Suicide.FORBIDDEN,
                variant.color(Color.BLACK),
                position.stones(variant.color(Color.BLACK)),
                GroupQuestion.Wanted.EITHER);
        PointSet inside = variant.points(drawn.board(), drawn.marked('a').union(drawn.marked('b')));
        Optional<LifeQuestion> closed = ClosedArea.amidLivingStones(question);

        assertThat(closed.map(area -> area.area().intersection(position.empty())))
                .contains(inside);
        assertThat(closed.map(area -> area.area().size())).contains(inside.size() + 2);
    }

    @EveryVariant
    void anOpenSideClosesNothing(Variant variant) {
        Diagram drawn = Diagram.parse("""
                . . . . . . .
                . . . . . . .
                O O O . . . .
                X X X X O . .
                . . . X O . .
                """);
        Position position = variant.position(drawn.position());
        PointSet stones = position.stones(variant.color(Color.BLACK));
        GroupQuestion question = new GroupQuestion(
                position, Suicide.FORBIDDEN, variant.color(Color.BLACK), stones, GroupQuestion.Wanted.EITHER);

        assertThat(ClosedArea.amidLivingStones(question)).isEmpty();
    }

    private static boolean isClosed(Diagram diagram, Variant variant) {
        Position position = variant.position(diagram.position());
        Color owner = variant.color(Color.BLACK);
        PointSet group = position.stones(owner);
        GroupQuestion question =
                new GroupQuestion(position, Suicide.FORBIDDEN, owner, group, GroupQuestion.Wanted.EITHER);
        return ClosedArea.around(question, new NodeCounter(new Budget(10_000))).isPresent();
    }
}
