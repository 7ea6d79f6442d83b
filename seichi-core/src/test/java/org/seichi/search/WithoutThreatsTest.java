package org.seichi.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Captures where neither player has ko threats. */
class WithoutThreatsTest {
    /** White begins with A6 or C6, and takes the ko first. */
    private static final Diagram BENT_FOUR = Diagram.parse("""
            O O O X O X . . .
            . X . X O X . X .
            X X X X O X . X .
            O O O O O X . X .
            O . O . O X . . .
            O O O O O X X X X
            X X X X X X . X .
            """);

    /** Whoever begins lets the other take first. */
    private static final Diagram THOUSAND_YEAR_KO = Diagram.parse("""
            . O X O . O X .
            O O X X O O X X
            . O X . O O X .
            O O X . O O X X
            . O X X O O X .
            """);

    @EveryVariant
    void theKoIsHisWhoTakesFirst(Variant variant) {
        assertThat(isTaken(variant, BENT_FOUR, "B6")).isTrue();
        assertThat(isTaken(variant, THOUSAND_YEAR_KO, "C5")).isFalse();
        assertThat(isTaken(variant, THOUSAND_YEAR_KO, "F5")).isFalse();
    }

    /** Whether the opponent, moving first, takes the chain of a stone. */
    private static boolean isTaken(Variant variant, Diagram diagram, String stone) {
        Position position = variant.position(diagram.position());
        int point = variant.points(diagram.board(), Coordinates.points(diagram.board(), stone))
                .first();
        SearchBoard board = new SearchBoard(position);
        CaptureReader reader = new CaptureReader(
                new TranspositionTable(14), new NodeCounter(Budget.NORMAL), new SearchLimit(20_000, 60));
        return reader.isTakenWithoutThreats(
                board, point, Color.of(board.at(point)).opponent());
    }
}
