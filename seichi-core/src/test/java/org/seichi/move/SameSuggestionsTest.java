package org.seichi.move;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Terms;
import org.seichi.rules.Rulesets;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** The same moves are suggested for the same reasons however the board lies and whoever is called Black. */
class SameSuggestionsTest {
    /** Without komi nothing but the stones and the moves before tells the sixteen views apart. */
    private static final Terms EVEN = new Terms(Rulesets.CHINESE, 0, 0, Optional.empty(), List.of());

    private static final Effort EFFORT = Effort.QUICK;

    private static final Diagram DRAWN = Diagram.parse("""
            . . . . . . .
            . . X . O . .
            . . X O . . .
            . X . . O . .
            . . X p O . .
            . . . . . . .
            """);

    private static final List<Integer> LAST = List.of(DRAWN.point('p'));
    private static final List<Suggestion> SEARCHED =
            Suggestions.of(Evaluation.of(DRAWN.position(), EFFORT), LAST, EVEN);

    /** Positions full of captures, cuts and shapes that match in several ways, and the moves suggested in them without a search. */
    private static final Map<Position, List<Suggestion>> RANDOM = Stream.of(40, 80)
            .map(moves ->
                    RandomPositions.played(new Board(11, 10), moves, moves).position())
            .collect(toMap(position -> position, SameSuggestionsTest::ranked));

    @EveryVariant
    void bySearch(Variant variant) {
        Board board = DRAWN.board();
        Evaluation turned = Evaluation.of(variant.position(DRAWN.position()), EFFORT);

        agree(variant, board, SEARCHED, Suggestions.of(turned, variant.line(board, LAST), EVEN));
    }

    @EveryVariant
    void inGamesOfRandomMoves(Variant variant) {
        RANDOM.forEach(
                (position, drawn) -> agree(variant, position.board(), drawn, ranked(variant.position(position))));
    }

    private static List<Suggestion> ranked(Position position) {
        return Suggestions.ranked(Evaluation.of(position, EFFORT), List.of());
    }

    private static void agree(Variant variant, Board board, List<Suggestion> drawn, List<Suggestion> turned) {
        assertThat(turned)
                .extracting(Suggestion::point)
                .containsExactlyElementsOf(variant.line(
                        board, drawn.stream().map(Suggestion::point).toList()));
        for (int i = 0; i < drawn.size(); i++) {
            assertThat(turned.get(i).share()).isEqualTo(drawn.get(i).share(), within(1e-9));
            assertThat(turned.get(i).motives())
                    .containsExactlyInAnyOrderElementsOf(drawn.get(i).motives().stream()
                            .map(motive -> turned(variant, board, motive))
                            .toList());
        }
    }

    private static Motive turned(Variant variant, Board board, Motive motive) {
        return new Motive(
                motive.kind(),
                motive.text(),
                motive.source(),
                variant.points(board, motive.points()),
                motive.worth(),
                variant.point(board, motive.reply()));
    }
}
