package org.seichi.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class CaptureJudgeTest {
    private static final Diagram LADDER = Diagram.parse("""
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . X . . . .
            . X O . . . .
            . . X X . . .
            . . . . . . .
            """);

    private final CaptureJudge judge = new CaptureJudge(
            new TranspositionTable(14), new NodeCounter(new Budget(10_000_000)), new SearchLimit(2_000, 60));

    @EveryVariant
    void aLadderIsSeen(Variant variant) {
        Board geometry = LADDER.board();
        int stone = variant.point(geometry, Coordinates.point(geometry, "C3"));
        SearchBoard board = new SearchBoard(variant.position(LADDER.position()).withToMove(variant.color(Color.BLACK)));
        assertThat(judge.capturingMove(board, stone))
                .isEqualTo(variant.point(geometry, Coordinates.point(geometry, "D3")));
    }

    /**
     * White B6 seems to capture A6, since none of Black's replies near the chain helps. But a reply farther away saves it, so
     * it is no capture.
     */
    private static final Diagram SAVED_FROM_AFAR = Diagram.parse("""
            X . . O O O
            . X . O . .
            . O . . . .
            X . X X O X
            . X O O O .
            . . O . . .
            """);

    @EveryVariant
    void aReplyFartherAwaySavesTheChain(Variant variant) {
        Position position = variant.position(SAVED_FROM_AFAR.position()).withToMove(variant.color(Color.WHITE));
        int stone = variant.point(SAVED_FROM_AFAR.board(), Coordinates.point(SAVED_FROM_AFAR.board(), "A6"));
        SearchBoard board = new SearchBoard(position);
        ProofSearch search = new ProofSearch(
                new TranspositionTable(14), new NodeCounter(new Budget(1_000_000)), new SearchLimit(20_000, 60));
        CaptureProblem nearby = new CaptureProblem(board, stone, variant.color(Color.BLACK), 3);
        assertThat(search.solve(nearby).truth()).isEqualTo(Truth.PROVEN);
        assertThat(judge.capturingMove(board, stone)).isEqualTo(Solution.NO_MOVE);
        assertThat(board.hash()).isEqualTo(new SearchBoard(position).hash());
    }

    /** Black takes the stone at G5, and White takes three at G5. */
    private static final String TAKEN_BACK = """
            X O . O O . O X X
            X O O . O X X O X
            X O O O O O O O X
            X O . O . O O O X
            X X X X X X X X X
            """;

    /** Black's stones keep a liberty at H4. */
    private static final String LASTING = TAKEN_BACK.replace("X X O X\n", "X X . X\n");

    /** Black's two stones have no liberty but F5 either, but White's lost two, and his wall is open at G5. */
    private static final String TWO_STONES = TAKEN_BACK
            .replace("X O . O O . O X X", "X O O X . O O X X")
            .replace("X O O . O X X O X", "X O O O O X X O X");

    /** Black's stone alone takes the one at G5: a ko, which White may not take back at once. */
    private static final String KO = TAKEN_BACK.replace("X O O . O X X O X", "X O O . O O X O X");

    @EveryVariant
    void aCaptureThatIsTakenBackIsNone(Variant variant) {
        assertThat(isCaptured(variant, TAKEN_BACK)).isFalse();
        assertThat(isCaptured(variant, LASTING)).isTrue();
        assertThat(isCaptured(variant, TWO_STONES)).isTrue();
        assertThat(isCaptured(variant, KO)).isTrue();
    }

    /** Whether Black captures White's stone at G5. */
    private boolean isCaptured(Variant variant, String drawn) {
        Diagram diagram = Diagram.parse(drawn);
        SearchBoard board = new SearchBoard(variant.position(diagram.position()));
        int stone = variant.point(diagram.board(), Coordinates.point(diagram.board(), "G5"));
        return judge.capturingMove(board, stone) != Solution.NO_MOVE;
    }

    /** It finds no capture that the reader refutes. */
    @Test
    void whatItFindsTheReaderFinds() {
        CaptureReader reader = new CaptureReader(
                new TranspositionTable(14), new NodeCounter(new Budget(50_000_000)), new SearchLimit(5_000, 60));
        int found = 0;
        for (Position position : RandomPositions.sample(41, 120).toList()) {
            SearchBoard board = new SearchBoard(position);
            for (int stone : position.board().points().toArray()) {
                boolean isStone = board.at(stone) == Stones.BLACK || board.at(stone) == Stones.WHITE;
                if (isStone && board.liberties(stone) > 0 && board.chain(stone) == stone) {
                    long hash = board.hash();
                    if (judge.capturingMove(board, stone) != Solution.NO_MOVE) {
                        Color attacker = Color.of(board.at(stone)).opponent();
                        assertThat(reader.read(board, stone, attacker).result())
                                .isIn(List.of(CaptureResult.CAPTURED, CaptureResult.UNKNOWN));
                        found++;
                    }
                    assertThat(board.hash()).isEqualTo(hash);
                }
            }
        }
        assertThat(found).isGreaterThan(100);
    }
}
