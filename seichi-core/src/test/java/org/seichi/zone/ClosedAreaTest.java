package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
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

    private static boolean isClosed(Diagram diagram, Variant variant) {
        Position position = variant.position(diagram.position());
        Color owner = variant.color(Color.BLACK);
        PointSet group = position.stones(owner);
        GroupQuestion question =
                new GroupQuestion(position, Suicide.FORBIDDEN, owner, group, GroupQuestion.Wanted.EITHER);
        return ClosedArea.around(question, new NodeCounter(new Budget(10_000))).isPresent();
    }
}
