package org.seichi.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.rules.Rulesets;
import org.seichi.text.Diagram;

/**
 * How the last neutral points are shared: taking one and filling a forced point are each a turn, turns alternate, and
 * whoever fills a point of his own has used his turn.
 */
class SharingTest {
    @ParameterizedTest
    @CsvSource({
        // neutral points, points that Black fills, points that White fills, player to move, neutral points for Black
        "0, 0, 0, BLACK, 0",
        "1, 0, 0, BLACK, 1",
        "1, 0, 0, WHITE, 0",
        "4, 0, 0, BLACK, 2",
        "5, 0, 0, BLACK, 3",
        "5, 0, 0, WHITE, 2",
        "3, 1, 0, BLACK, 1",
        "3, 1, 0, WHITE, 1",
        "3, 0, 1, BLACK, 2",
        "3, 0, 1, WHITE, 2",
        "4, 1, 1, BLACK, 2",
        "4, 2, 0, BLACK, 1",
        // nobody gets more than there are, or fewer than none
        "1, 0, 3, BLACK, 1",
        "1, 3, 0, BLACK, 0",
        "2, 0, 5, WHITE, 2",
        "2, 5, 0, WHITE, 0",
    })
    void theyAreTakenInTurn(int neutral, int fillsOfBlack, int fillsOfWhite, Color first, int black) {
        Sharing sharing = sharing(neutral, fillsOfBlack, fillsOfWhite, first, Ending.STOPPED);
        assertThat(sharing.of(Color.BLACK)).isEqualTo(black);
        assertThat(sharing.of(Color.WHITE)).isEqualTo(neutral - black);
    }

    @ParameterizedTest
    @CsvSource({"TWO_PASSES", "SET_UP"})
    void nobodyTakesThemAfterwards(Ending ending) {
        assertThat(sharing(5, 1, 0, Color.BLACK, ending)).isEqualTo(new Sharing(0, 0));
    }

    private static Sharing sharing(int neutral, int fillsOfBlack, int fillsOfWhite, Color first, Ending ending) {
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < 5; row++) {
            rows.append("...X").append(row < neutral ? '.' : 'O').append("O...\n");
        }
        Position position = Diagram.parse(rows.toString()).position().withToMove(first);
        Assessment assessment = Assessment.of(new LifeAndDeath(position, List.of()), List.of());
        Ownership owners = Tally.ownership(assessment, Rulesets.CHINESE);
        return Sharing.of(
                assessment, owners, column(position, 0, fillsOfBlack), column(position, 8, fillsOfWhite), ending);
    }

    private static PointSet column(Position position, int column, int rows) {
        return PointSet.of(
                position.board(),
                IntStream.range(0, rows).map(row -> position.board().point(column, row)));
    }
}
