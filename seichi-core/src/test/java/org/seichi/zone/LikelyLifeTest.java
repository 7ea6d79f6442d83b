package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.SearchBoard;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Groups that look alive at a glance, and groups that do not, in all variants. */
class LikelyLifeTest {
    private static final String TWO_EYES = """
            . X . X O
            X X X X O
            O O O O O
            """;
    private static final String FOUR_IN_A_ROW = """
            . . . . X O
            X X X X X O
            O O O O O O
            """;
    private static final String THREE_IN_A_ROW = """
            . . . X O
            X X X X O
            O O O O O
            """;
    private static final String SQUARE = """
            . . X O
            . . X O
            X X X O
            O O O O
            """;
    private static final String FIVE_IN_A_BLOCK = """
            . . . X O
            . . X X O
            X X X O O
            O O O O O
            """;
    private static final String HALF_EYE = """
            . X . . O
            X X X X O
            O O O O O
            """;
    private static final String SHUT_IN = """
            . X . . . .
            X X X X X .
            O O O O O .
            . . . . . .
            """;

    private static final String ONE_LINK = """
            . X . . X .
            X X O O X X
            O O O O O O
            """;

    private static final String TWO_LINKS = """
            . X . X .
            X X . X X
            O O O O O
            """;

    private static final String FORK_OF_FIVE = """
            . . . X O
            X . X X O
            X . X O O
            X X X O O
            O O O O O
            """;
    private static final String CROSS = """
            O O O O O O O
            O O X X X O O
            O X X . X X O
            O X . . . X O
            O X X . X X O
            O O X X X O O
            O O O O O O O
            """;
    private static final String CROSS_OF_SIX = """
            O O O O O O O O
            O O X X X O O O
            O X X . X X X O
            O X . . . . X O
            O X X . X X X O
            O O X X X O O O
            O O O O O O O O
            """;
    private static final String FOURTEEN = """
            . . . . . . . X X O
            . . . . . . . X X O
            X X X X X X X X X O
            O O O O O O O O O O
            """;
    private static final String FIFTEEN = """
            . . . . . . . . X O
            . . . . . . . X X O
            X X X X X X X X X O
            O O O O O O O O O O
            """;

    @EveryVariant
    void whatLooksAliveIsSeenAtAGlance(Variant variant) {
        assertThat(List.of(TWO_EYES, FOUR_IN_A_ROW, SHUT_IN, TWO_LINKS, FORK_OF_FIVE, FOURTEEN))
                .allMatch(diagram -> isLikely(diagram, variant));
    }

    @EveryVariant
    void whatLacksAnEyeDoesNot(Variant variant) {
        assertThat(List.of(THREE_IN_A_ROW, SQUARE, FIVE_IN_A_BLOCK, HALF_EYE, ONE_LINK, CROSS, CROSS_OF_SIX, FIFTEEN))
                .noneMatch(diagram -> isLikely(diagram, variant));
    }

    /** Whether the chain of the first black stone looks alive. */
    private static boolean isLikely(String diagram, Variant variant) {
        Position position = Diagram.parse(diagram).position();
        int stone = variant.point(position.board(), position.stones(Color.BLACK).first());
        return new LikelyLife(new SearchBoard(variant.position(position)))
                .isLikely(stone, PointSet.builder(position.board()));
    }
}
