package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Examples;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Records that plainly end too early are flagged. */
class NotFinishedTest {
    private static final ReadingMethod METHOD = new ReadingMethod(new StaticMethod());

    /** A game of eight moves. */
    private static final Diagram MIDDLE_GAME = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . . X . . . O . .
            . . . . O . . . .
            . . X . X . . . .
            . . . . . . . . .
            . . O X . . O . .
            . . . . . . . . .
            . . . . . . . . .
            """);

    /** Beside the games on 19x19, one on 13x13 is long enough to be asked for its half. */
    @Test
    void sevenExamplesAreLongEnoughToBeHalved() {
        assertThat(examples().stream().map(Examples::game).filter(NotFinishedTest::isLong))
                .hasSize(7);
    }

    private static boolean isLong(Game game) {
        return Replay.of(game, Terms.of(game).rules()).moves() > 100;
    }

    static List<Path> examples() {
        return Examples.files();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void whatIsOverIsNotCalledUnfinishedAndItsHalfIs(Path file) {
        Game game = Examples.game(file);
        Ruleset rules = Terms.of(game).rules();
        Replay whole = Replay.of(game, rules);
        assertThat(isFlagged(whole.end(), rules)).isFalse();
        if (isLong(game)) {
            assertThat(isFlagged(Replay.upTo(game, rules, whole.moves() / 2).end(), rules))
                    .isTrue();
        }
    }

    @Test
    void aRecordWithAMoveOrNoneIsNotFinished() {
        Position empty = Position.empty(Board.square(19));
        Position one = empty.play(Color.BLACK, Coordinates.point(empty.board(), "Q16"));
        for (Ending ending : Ending.values()) {
            assertThat(isFlagged(new FinalPosition(empty, ending), Rulesets.JAPANESE))
                    .isTrue();
            assertThat(isFlagged(new FinalPosition(one, ending), Rulesets.CHINESE))
                    .isTrue();
        }
    }

    @EveryVariant
    void aMiddleGameSaysHowMuchIsOpen(Variant variant) {
        FinalPosition end = new FinalPosition(variant.position(MIDDLE_GAME.position()), Ending.STOPPED);
        List<Flag> flags =
                METHOD.assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE).flags();
        assertThat(flags.get(0).kind()).isEqualTo(FlagKind.NOT_FINISHED);
        String text = flags.get(0).text();
        assertThat(text).matches("The game is not over: in random playouts \\d+ % of the points .*");
        int share = Integer.parseInt(text.replaceAll(".* playouts (\\d+) % of the points .*", "$1"));
        assertThat(share).as("more than a fifth").isBetween(21, 100);
    }

    private static boolean isFlagged(FinalPosition end, Ruleset rules) {
        return METHOD.assess(end, rules, Budget.NORMAL, Trace.NONE).flags().stream()
                .anyMatch(flag -> flag.kind() == FlagKind.NOT_FINISHED);
    }
}
