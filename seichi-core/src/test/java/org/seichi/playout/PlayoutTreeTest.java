package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class PlayoutTreeTest {
    private static final int GAMES = 400;

    private static Map<Integer, Double> all(Position position) {
        Map<Integer, Double> candidates = new TreeMap<>();
        position.empty().forEach(point -> {
            if (position.legality(position.toMove(), point) == Legality.LEGAL) {
                candidates.put(point, 0.5);
            }
        });
        candidates.put(Board.NO_POINT, 0.1);
        return candidates;
    }

    private static List<SampledMove> moves(Position position, int lead, int games) {
        PlayoutTree tree = new PlayoutTree(position, Board.NO_POINT, all(position), lead);
        tree.play(games);
        return tree.moves();
    }

    /** Whoever plays the middle of three points makes two eyes of them, or one, and the game hangs on it. */
    @EveryVariant
    void theVitalPointIsPlayedByBoth(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . a . X O . O
                X X X X O O O
                O O O O O . O
                . . . . O O O
                . . . . . . .
                """);
        Position position = variant.position(diagram.position());
        int vital = variant.point(diagram.board(), diagram.point('a'));
        int lead = variant.swapped() ? -54 : 54;
        for (Color player : Color.values()) {
            assertThat(moves(position.withToMove(player), lead, GAMES).get(0).point())
                    .as("%s", player)
                    .isEqualTo(vital);
        }
    }

    /** Black's area is larger if he plays the vital point than if he passes, whoever begins in what is left. */
    @EveryVariant
    void theGamesOfABetterMoveEndBetter(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . a . X O . O
                X X X X O O O
                O O O O O . O
                . . . . O O O
                . . . . . . .
                """);
        Position position = variant.position(diagram.position());
        Position black = position.withToMove(variant.color(Color.BLACK));
        int vital = variant.point(diagram.board(), diagram.point('a'));
        PlayoutTree tree = new PlayoutTree(black, Board.NO_POINT, Map.of(vital, 0.5, Board.NO_POINT, 0.5), 0);
        assertThat(tree.gain(vital)).isZero();
        tree.play(GAMES);
        int sign = variant.swapped() ? -1 : 1;

        assertThat(sign * tree.gain(vital)).isPositive();
        assertThat(sign * tree.gain(Board.NO_POINT)).isNegative();
    }

    /** Where the game is won or lost anyway, territory decides (Mueller, section 5.4): the vital point is still the first move. */
    @EveryVariant
    void territoryIsTheSecondCriterion(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . a . X O . O
                X X X X O O O
                O O O O O . O
                . . . . O O O
                . . . . . . .
                """);
        Position position = variant.position(diagram.position());
        int vital = variant.point(diagram.board(), diagram.point('a'));
        for (int lead : new int[] {-200, 200}) {
            for (Color player : Color.values()) {
                assertThat(moves(position.withToMove(player), lead, 10 * GAMES)
                                .get(0)
                                .point())
                        .as("%s, %d", player, lead)
                        .isEqualTo(vital);
            }
        }
    }

    @EveryVariant
    void whoCanOnlyFillHisEyesPasses(Variant variant) {
        Position position = variant.position(Diagram.parse("""
                . X . X O . O .
                X X X X O O O O
                """).position());
        for (Color player : Color.values()) {
            List<SampledMove> moves = moves(position.withToMove(player), 0, GAMES);
            assertThat(moves).hasSize(3);
            assertThat(moves.get(0).point()).isEqualTo(Board.NO_POINT);
        }
    }

    @Test
    void theSamePositionGivesTheSameGames() {
        RandomPositions.sample(5, 4).forEach(position -> {
            List<SampledMove> once = moves(position, 1, 100);
            assertThat(moves(position, 1, 100)).isEqualTo(once);
            assertThat(once).allSatisfy(move -> assertThat(move.share()).isBetween(0.0, 1.0));
        });
    }

    /** With so much komi that everything wins, or nothing does, the shares say so. */
    @Test
    void theLeadDecides() {
        Position position = Position.empty(new Board(5, 5));
        assertThat(moves(position, 100, GAMES).get(0).share()).isGreaterThan(0.9);
        assertThat(moves(position, -100, GAMES).get(0).share()).isLessThan(0.1);
    }

    /** What was tried most cannot be caught up with any more, however many games are left. */
    @Test
    void moreGamesThanDecideAreNotPlayed() {
        Position position = Position.empty(new Board(5, 5));
        Map<Integer, Double> one = Map.of(position.board().point(2, 2), 0.5);
        PlayoutTree tree = new PlayoutTree(position, Board.NO_POINT, one, 1);
        tree.play(GAMES);

        assertThat(tree.moves().get(0).games()).isBetween(GAMES / 2, GAMES / 2 + 1);
    }
}
