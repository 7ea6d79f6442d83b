package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class OmissionsTest {
    private static final Budget PLENTY = new Budget(200_000);

    private static List<Omission> omissions(Position position) {
        return Omissions.of(PositionFacts.of(position, Effort.QUICK), new NodeCounter(PLENTY));
    }

    /** Two moves in a row cut off three stones between two strong chains; where one has been played, a single move does. */
    @EveryVariant
    void twoMovesInARowTakeWhatOneThreatens(Variant variant) {
        Diagram whole = Diagram.parse("""
                . . . . . . . . .
                O O O O O O O O O
                X X a X X X b X X
                X O O O O O O O X
                X O . O . O . O X
                X O O O O O O O X
                X X X X X X X X X
                . . . . . . . . .
                . . . . . . . . .
                """);
        Board board = whole.board();
        Position cut = whole.position().withToMove(Color.WHITE).play(Color.WHITE, whole.point('a'));

        assertThat(ofThree(variant, board, whole.position())).satisfies(omission -> {
            assertThat(omission.owner()).isEqualTo(variant.color(Color.BLACK));
            assertThat(omission.number()).isEqualTo(1);
            assertThat(omission.worth()).isEqualTo(6);
            assertThat(omission.moves())
                    .isEqualTo(variant.points(board, PointSet.of(board, whole.point('a'), whole.point('b'))));
        });
        assertThat(ofThree(variant, board, cut)).satisfies(omission -> {
            assertThat(omission.number()).isZero();
            assertThat(omission.moves()).isEqualTo(variant.points(board, PointSet.of(board, whole.point('b'))));
        });
    }

    /** Two moves in a row leave a chain with four liberties no eye. */
    @EveryVariant
    void aChainWithFourLibertiesMayBeTakenByTwoMoves(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . a . . O . . . .
                X X X X O . . . .
                O O O O O . . . .
                . . . . . . . . .
                . . . . . . . . .
                """);
        int stone = variant.point(diagram.board(), diagram.board().point(0, 1));
        assertThat(omissions(variant.position(diagram.position())))
                .filteredOn(omission -> omission.stones().contains(stone))
                .singleElement()
                .satisfies(omission -> {
                    assertThat(omission.number()).isEqualTo(1);
                    assertThat(omission.moves().contains(variant.point(diagram.board(), diagram.point('a'))))
                            .isTrue();
                });
    }

    /** Four points in a row are two eyes if every attack is answered; two moves in a row, beginning at a or b, leave one. */
    @EveryVariant
    void whatIsProvenSafeIsStillTakenByTwoMoves(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . a b . X O . . .
                X X X X X O . . .
                O O O O O O . . .
                . . . . . . . . .
                . . . . . . . . .
                """);
        Position position = variant.position(diagram.position());
        PositionFacts facts = PositionFacts.of(position, Effort.QUICK);
        int stone = variant.point(diagram.board(), diagram.board().point(0, 1));

        assertThat(facts.exact(variant.color(Color.BLACK)).contains(stone)).isTrue();
        assertThat(Omissions.of(facts, new NodeCounter(PLENTY)))
                .filteredOn(omission -> omission.stones().contains(stone))
                .singleElement()
                .satisfies(omission -> {
                    assertThat(omission.number()).isEqualTo(1);
                    assertThat(omission.moves())
                            .isEqualTo(variant.points(
                                    diagram.board(),
                                    PointSet.of(diagram.board(), diagram.point('a'), diagram.point('b'))));
                });
    }

    /** Some 38,000 nodes are needed here. */
    @Test
    void theListOfAnEvaluationIsWhole() {
        Position position = RandomPositions.played(Board.square(19), 2, 120).position();
        List<Omission> whole = omissions(position);
        assertThat(whole).hasSize(35);
        assertThat(Evaluation.of(position, Effort.QUICK).omissions()).isEqualTo(whole);
    }

    /** The omission for the three stones in the middle. */
    private static Omission ofThree(Variant variant, Board board, Position position) {
        int stone = variant.point(board, board.point(4, 2));
        return omissions(variant.position(position)).stream()
                .filter(omission -> omission.stones().contains(stone))
                .findFirst()
                .orElseThrow();
    }

    private static CaptureResult reading(Position position, int stone) {
        return new CaptureReader(new TranspositionTable(14), new NodeCounter(PLENTY), new SearchLimit(20_000, 120))
                .read(position, stone, position.toMove())
                .result();
    }

    /** An ignored threat captures the chain: reading with a far larger limit never finds that it is saved or that it is a ko. */
    @Test
    void listedMovesTakeWhatTheySay() {
        List<Integer> numbers = new ArrayList<>();
        RandomPositions.sample(11, 10).forEach(position -> {
            for (Omission omission : omissions(position)) {
                numbers.add(omission.number());
                int stone = omission.stones().first();
                omission.moves().forEach(move -> {
                    Color player = omission.owner().opponent();
                    Position after = position.withToMove(player).play(player, move);
                    Position next = omission.number() == 1 ? after.pass() : after;
                    boolean gone = after.at(stone) != omission.owner().code();
                    assertThat(gone ? CaptureResult.CAPTURED : reading(next, stone))
                            .isNotIn(CaptureResult.SAVED, CaptureResult.KO);
                });
            }
        });
        assertThat(numbers).contains(0, 1);
    }
}
