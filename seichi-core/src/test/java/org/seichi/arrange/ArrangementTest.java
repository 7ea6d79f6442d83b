package org.seichi.arrange;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.FinalPosition;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.rules.Scoring;
import org.seichi.score.Assessment;
import org.seichi.score.Score;
import org.seichi.score.SettledBoard;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.Examples;
import org.seichi.text.Diagram;

/** In the drawings {@code b} is Black's territory and {@code w} White's; in those that are expected a digit names the block. */
class ArrangementTest {
    private static String byTerritory(String drawing, int lostByBlack, int lostByWhite) {
        SettledBoard board = settled(drawing);
        return drawn(board.board(), Arrangement.byTerritory(board, lostByBlack, lostByWhite));
    }

    private static SettledBoard settled(String drawing) {
        Diagram diagram = Diagram.parse(drawing);
        return new SettledBoard(
                diagram.board(),
                diagram.position().stones(Color.BLACK),
                diagram.position().stones(Color.WHITE),
                diagram.marked('b'),
                diagram.marked('w'));
    }

    private static String drawn(Board board, Arrangement arranged) {
        return Diagram.format(
                board,
                point -> Stream.of(Color.values())
                        .map(player -> symbol(player, arranged.of(player), point))
                        .filter(symbol -> symbol != '.')
                        .findFirst()
                        .orElse('.'));
    }

    private static char symbol(Color player, Arrangement.Side side, int point) {
        List<PointSet> blocks = side.blocks();
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i).contains(point)) {
                return (char) ('1' + i);
            }
        }
        return side.stones().contains(point) ? Diagram.symbol(player.code()) : '.';
    }

    @Test
    void tensComeFirstThoughMoreWouldFit() {
        assertThat(byTerritory("""
                b b b b b b X O w w
                b b b b b b X O w w
                b b b b b b X O w w
                X X X X X X X O O O
                """, 3, 0)).isEqualTo("""
                1 1 1 1 1 X X O 1 1
                1 1 1 1 1 X X O 1 1
                X X X X X X X O 1 1
                2 2 2 2 2 X X O O O
                """);
    }

    @Test
    void lostStonesFillTheSmallestPartFirst() {
        assertThat(byTerritory("""
                b b X O O O X b b
                b X X O w O X b b
                X X O O O O X X X
                X O O w w w O O O
                O O w w w w w w w
                """, 4, 2)).isEqualTo("""
                X X X O O O X 1 1
                X X X O 2 O X 2 X
                X X O O O O X X X
                X O 1 1 1 1 O O O
                O O 1 1 1 1 O O O
                """);
    }

    @Test
    void stonesMoveForARectangleButNotAwayFromTheBorder() {
        assertThat(byTerritory("""
                b b b X b X O
                b X b b b X O
                b b X b X X O
                b b b b b X O
                X X X X X X O
                """, 0, 0)).isEqualTo("""
                1 1 1 1 1 X O
                1 1 1 1 1 X O
                X X X X X X O
                2 2 2 X X X O
                2 2 2 X X X O
                """);
    }

    @Test
    void whatIsNearerToASquareIsBetterAndThenWhatIsEmptyAlready() {
        assertThat(byTerritory("""
                X X X X X X X O
                X X X X b b X O
                X X X X b b X O
                X X X X X X X O
                """, 0, 0)).isEqualTo("""
                X X X X X X X O
                X X X X 1 1 X O
                X X X X 1 1 X O
                X X X X X X X O
                """);
    }

    @Test
    void aSquareIsWorthMovingStones() {
        assertThat(byTerritory("""
                X X X X X X X O
                X b b b b X X O
                X X X X X X X O
                """, 0, 0)).isEqualTo("""
                X 1 1 X X X X O
                X 1 1 X X X X O
                X X X X X X X O
                """);
    }

    @Test
    void blocksStandApartUnlessThatLeavesScraps() {
        assertThat(byTerritory("""
                b b b b b b b b X O
                b b b b b b b b X O
                """, 0, 0)).isEqualTo("""
                1 1 1 1 1 3 2 2 X O
                1 1 1 1 1 3 2 2 X O
                """);
        assertThat(byTerritory("""
                b b b b b b b X O
                b b b b b b b X O
                """, 0, 0)).isEqualTo("""
                1 1 1 1 1 2 2 X O
                1 1 1 1 1 2 2 X O
                """);
        assertThat(byTerritory("""
                b b b b b b X X O
                b b b b b b X X O
                """, 0, 0)).isEqualTo("""
                1 1 1 1 1 X 2 X O
                1 1 1 1 1 X 2 X O
                """);
        assertThat(byTerritory("""
                b b b b b b b b b b b b b b X O
                """, 0, 0)).isEqualTo("""
                1 1 1 1 1 1 1 1 1 1 2 2 2 2 X O
                """);
    }

    @Test
    void tensAreCountedBeforeLargerBlocks() {
        assertThat(byTerritory("""
                b b b b X O X b b b b b
                b b b b X O X b b b b b
                b b b b X O X X X X X X
                """, 0, 0)).isEqualTo("""
                2 2 2 2 X O X 1 1 1 1 1
                2 2 2 2 X O X 1 1 1 1 1
                2 2 2 2 X O X X X X X X
                """);
    }

    @Test
    void lostStonesWithoutRoomCountAgainstTheirOwner() {
        SettledBoard board = settled("""
                b X O w w
                X X O w w
                """);
        Arrangement arranged = Arrangement.byTerritory(board, 3, 1);

        assertThat(arranged.black().noRoom()).isEqualTo(2);
        assertThat(arranged.black().points()).isEqualTo(-2);
        assertThat(arranged.black().blocks()).isEmpty();
        assertThat(arranged.white().noRoom()).isZero();
        assertThat(arranged.white().points()).isEqualTo(3);
    }

    @Test
    void territoryBesideNeutralPointsStaysWhereThereIsNoOtherRoom() {
        assertThat(byTerritory("""
                b b . w w
                X X . O O
                """, 0, 0)).isEqualTo("""
                1 1 . 1 1
                X X . O O
                """);
    }

    @Test
    void byAreaTensAreLeft() {
        SettledBoard board = settled("""
                b b b b X O w w w
                b b b b X O w w w
                b b b b X O w w w
                """);
        assertThat(drawn(board.board(), Arrangement.byArea(board))).isEqualTo("""
                1 1 1 2 X O O O O
                1 1 1 X X O O O O
                1 1 1 X X O O O O
                """);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theCountOfAnArrangedGameIsThatOfTheGame(Path file) {
        Game game = Examples.game(file);
        Terms terms = Terms.of(game);
        FinalPosition end = Replay.of(game, terms.rules()).end();
        Assessment assessment = new StaticMethod().assess(end, terms.rules(), Budget.NORMAL, Trace.NONE);
        for (Ruleset rules : List.of(Rulesets.JAPANESE, Rulesets.CHINESE)) {
            SettledBoard settled = Tally.settled(assessment, rules, end.ending());
            Score score = Tally.count(assessment, rules, 0, 0, end.ending());
            int lostByBlack = score.white().allCaptured();
            int lostByWhite = score.black().allCaptured();
            Arrangement arranged = Arrangement.byTerritory(settled, lostByBlack, lostByWhite);

            isArranged(settled, Color.BLACK, arranged.black(), lostByBlack);
            isArranged(settled, Color.WHITE, arranged.white(), lostByWhite);
            if (rules.scoring() == Scoring.TERRITORY) {
                assertThat(2 * (arranged.black().points() - arranged.white().points()))
                        .isEqualTo(score.margin());
            }
        }
    }

    private static void isArranged(SettledBoard settled, Color player, Arrangement.Side side, int lost) {
        PointSet held = settled.stones(player).union(settled.territory(player));
        PointSet counted = PointSet.unionOf(settled.board(), side.blocks().stream());

        assertThat(counted.size())
                .as("no two blocks share a point")
                .isEqualTo(side.blocks().stream().mapToInt(PointSet::size).sum());
        assertThat(counted.union(side.stones())).isEqualTo(held);
        assertThat(counted.intersects(side.stones())).isFalse();
        assertThat(side.points()).isEqualTo(settled.territory(player).size() - lost);
        PointSet border = settled.stones(player)
                .intersection(settled.board().points().minus(held).neighbors(settled.board()));
        assertThat(side.stones().containsAll(border)).isTrue();
        side.blocks().forEach(block -> assertThat(block.size()).isEqualTo(surrounding(settled.board(), block)));
    }

    /** The size of the smallest rectangle around a set of points. */
    private static int surrounding(Board board, PointSet points) {
        IntSummaryStatistics columns = points.stream().map(board::x).summaryStatistics();
        IntSummaryStatistics rows = points.stream().map(board::y).summaryStatistics();
        return (columns.getMax() - columns.getMin() + 1) * (rows.getMax() - rows.getMin() + 1);
    }

    static Stream<Path> examples() {
        return Examples.files().stream();
    }
}
