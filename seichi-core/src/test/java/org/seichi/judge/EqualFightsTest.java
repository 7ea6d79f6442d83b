package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Status;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Two fights in doubt, {@code W} and {@code @}: at most one verdict is reversed, the same one in all variants. */
class EqualFightsTest {
    /** Sureness of every first verdict: hardly better than even. */
    private static final double SURENESS = 0.52;

    private static final int GAMES = 5;

    /** A position that is its own mirror image. */
    private static final Diagram TWINS = Diagram.parse("""
            . . W X . . . X @ . .
            . . W X . . . X @ . .
            . W W X . . . X @ @ .
            W W X X . . . X X @ @
            X X X . . . . . X X X
            . . . . . . . . . . .
            """);

    /** The corner on the right is the larger one. */
    private static final Diagram UNLIKE = Diagram.parse("""
            . W W X . . . X @ . .
            . W X X . . . X @ . .
            . W X X . . . X @ @ .
            W W X X . . . X X @ @
            X X X . . . . . X X X
            . . . . . . . . . . .
            """);

    /** Black leads by eight if the corner is dead; the players are level if it lives. */
    private static final Diagram SMALL = Diagram.parse("""
            . W X X O
            W W X . O
            X X X X O
            . X O O O
            """);

    /** Black leads by twenty if the corner is dead, by four if it lives. */
    private static final Diagram SMALL_AND_ONE_SIDED = Diagram.parse("""
            . W X . X
            W W X X X
            . W X . X
            W W X X X
            """);

    @EveryVariant
    void ifBothGainTheSameNeitherIsTurnedOver(Variant variant) {
        List<ChainFate> settled = settle(variant, TWINS, 'W', '@');
        assertThat(status(settled, variant, TWINS, 'W')).isEqualTo(Status.DEAD);
        assertThat(status(settled, variant, TWINS, '@')).isEqualTo(Status.DEAD);
    }

    @EveryVariant
    void theOneThatGainsMoreIsTurnedOver(Variant variant) {
        List<ChainFate> settled = settle(variant, UNLIKE, 'W', '@');
        assertThat(status(settled, variant, UNLIKE, 'W')).isEqualTo(Status.DEAD);
        assertThat(status(settled, variant, UNLIKE, '@')).isEqualTo(Status.ALIVE);
    }

    /** Without its twin the corner is called alive: the other fight alone prevents it. */
    @EveryVariant
    void oneOfThemByItselfIsTurnedOver(Variant variant) {
        List<ChainFate> settled = settle(variant, TWINS, 'W');
        assertThat(status(settled, variant, TWINS, 'W')).isEqualTo(Status.ALIVE);
        assertThat(status(settled, variant, TWINS, '@')).isEqualTo(Status.DEAD);
    }

    /** Leads are scaled as on large boards: eight points of twenty reverse nothing, a lead of all twenty does. */
    @EveryVariant
    void aSmallBoardIsTurnedOverOnlyIfItIsOneSided(Variant variant) {
        assertThat(status(settle(variant, SMALL, 'W'), variant, SMALL, 'W')).isEqualTo(Status.DEAD);
        assertThat(status(settle(variant, SMALL_AND_ONE_SIDED, 'W'), variant, SMALL_AND_ONE_SIDED, 'W'))
                .isEqualTo(Status.ALIVE);
    }

    /**
     * The fates of all chains where the marked corners are called dead at first.
     *
     * @param doubtful the corners in doubt: for each of them the same number of games show it alive
     */
    private static List<ChainFate> settle(Variant variant, Diagram diagram, char... doubtful) {
        Position position = variant.position(diagram.position());
        PointSet corners = corner(variant, diagram, 'W').union(corner(variant, diagram, '@'));
        PointSet others = position.board().points().minus(position.empty()).minus(corners);
        List<PointSet> games = new ArrayList<>();
        for (char each : doubtful) {
            games.addAll(
                    Collections.nCopies(GAMES, corner(variant, diagram, each).union(others)));
        }
        List<ChainFate> fates =
                Positions.verdicts(position, stones -> stones.intersects(corners) ? Status.DEAD : Status.ALIVE).stream()
                        .map(verdict -> new ChainFate(verdict, SURENESS))
                        .toList();
        List<LifeEvidence> grounds = fates.stream()
                .map(fate -> new LifeEvidence(fate.verdict(), 0.5))
                .toList();
        return new CloseGame(position, grounds, games).settle(fates);
    }

    private static PointSet corner(Variant variant, Diagram diagram, char mark) {
        return variant.points(diagram.board(), diagram.marked(mark));
    }

    private static Status status(List<ChainFate> fates, Variant variant, Diagram diagram, char mark) {
        PointSet stones = corner(variant, diagram, mark);
        return fates.stream()
                .filter(fate -> fate.verdict().stones().equals(stones))
                .findFirst()
                .orElseThrow()
                .verdict()
                .status();
    }
}
