package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.game.Move;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Random games on small boards that stop a few moves early: every one is scored, and every view of it in the same way. */
class RandomGamesTest {
    private static final int GAMES = 60;
    /** The most moves that are left out at the end. */
    private static final int LEFT_OUT = 15;

    /**
     * A fight in doubt in which captured stones come back: whether a chain was taken in a sampled game must not depend on which of its points is
     * looked at.
     */
    private static final Diagram COME_BACK = Diagram.parse("""
            . . O O O .
            O O . O O O
            O O O O O X
            O . X O O X
            X O O O . .
            X . X X X X
            X X . X X .
            """);

    @ParameterizedTest
    @EnumSource
    void everyGameIsScoredAndEveryViewOfItInTheSameWay(Ending ending) {
        List<Variant> variants = Variant.all().toList();
        for (int seed = 0; seed < GAMES; seed++) {
            Position position = stopped(new Board(4 + seed % 5, 4 + seed / 5 % 4), seed);
            Variant variant = variants.get(1 + seed % (variants.size() - 1));
            assertSame(variant, position, ending, seed % 2 == 0 ? Rulesets.JAPANESE : Rulesets.CHINESE);
        }
    }

    @EveryVariant
    void whoWasTakenDoesNotDependOnTheView(Variant variant) {
        assertSame(variant, COME_BACK.position(), Ending.TWO_PASSES, Rulesets.JAPANESE);
    }

    private static void assertSame(Variant variant, Position position, Ending ending, Ruleset rules) {
        assertThat(margin(variant.position(position), ending, rules))
                .as("%s, %s", Diagram.format(position), variant)
                .isEqualTo(variant.score(margin(position, ending, rules)));
    }

    private static Position stopped(Board board, long seed) {
        List<Move> moves = RandomPositions.finished(board, seed).moves();
        Position position = Position.empty(board);
        for (Move move : moves.subList(0, Math.max(0, moves.size() - (int) (seed % (LEFT_OUT + 1))))) {
            position = move.point() == Board.NO_POINT ? position.pass() : position.play(move.color(), move.point());
        }
        return position;
    }

    /** In half-points, positive for Black. */
    private static int margin(Position position, Ending ending, Ruleset rules) {
        Assessment assessment = new ReadingMethod(new StaticMethod())
                .assess(new FinalPosition(position, ending), rules, Budget.NORMAL, Trace.NONE);
        return Tally.count(assessment, rules, 0, 0, ending).margin();
    }
}
