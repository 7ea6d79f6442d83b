package org.seichi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.method.standing.StandingMethod;
import org.seichi.report.Margin;
import org.seichi.score.Assessment;
import org.seichi.score.Marking;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.Examples;
import org.seichi.text.Coordinates;

/** The example records are sound and match their table: with the dead stones named by hand each counts to its RE. */
class ExamplesTest {
    static List<ExampleRow> rows() throws IOException {
        return ExampleRow.all();
    }

    @Test
    void everyExampleIsInTheTableAndNothingElse() throws IOException {
        assertThat(Examples.files())
                .containsExactlyInAnyOrderElementsOf(
                        rows().stream().map(row -> Examples.file(row.name())).toList());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void anExampleIsReadWithoutAWarningAndIsWhatTheTableSays(ExampleRow row) {
        Game game = read(row);
        Terms terms = Terms.of(game);
        Replay replay = Replay.of(game, terms.rules());
        assertThat(game.warnings()).isEmpty();
        assertThat(terms.warnings()).isEmpty();
        assertThat(replay.warnings()).isEmpty();

        assertThat(row.terms())
                .isEqualTo(game.header().get("RU").orElseThrow() + ", komi "
                        + game.header().get("KM").orElseThrow());
        assertThat(row.result()).isEqualTo(game.header().get("RE").orElseThrow());
        boolean passes = replay.end().ending() == Ending.TWO_PASSES;
        assertThat(row.ending()).isEqualTo(passes ? "two passes" : "dame open");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void withTheDeadNamedByHandAnExampleCountsToItsResult(ExampleRow row) {
        Game game = read(row);
        Terms terms = Terms.of(game);
        FinalPosition end = Replay.of(game, terms.rules()).end();
        FinalPosition filled = new FinalPosition(fill(end.position(), row.filled()), end.ending());
        Assessment standing = new StandingMethod().assess(filled, terms.rules(), Budget.NORMAL, Trace.NONE);

        PointSet none = PointSet.empty(game.board());
        PointSet dead = Coordinates.points(game.board(), row.dead());
        Assessment marked = new Marking(dead, none, none).apply(standing);
        int margin = Tally.count(marked, terms.rules(), terms.komi(), terms.handicap(), end.ending())
                .margin();
        assertThat(Margin.format(margin)).isEqualTo(row.result());
    }

    private static Game read(ExampleRow row) {
        return Examples.game(Examples.file(row.name()));
    }

    /** Fills points given as {@code "White J4, Black O5"}. */
    private static Position fill(Position position, String filled) {
        Position result = position;
        Matcher matcher = Pattern.compile("(Black|White) (\\w+)").matcher(filled);
        while (matcher.find()) {
            Color owner = Color.valueOf(matcher.group(1).toUpperCase(Locale.ROOT));
            result = result.play(owner, Coordinates.point(position.board(), matcher.group(2)));
        }
        return result;
    }
}
