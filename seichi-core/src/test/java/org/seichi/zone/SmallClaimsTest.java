package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.text.Coordinates;

/** On small boards, which {@link ClaimTwin} analyzes completely, no false claim is proven. */
class SmallClaimsTest {
    private static final Budget BUDGET = new Budget(600);
    private static final int MEMORY = 12;

    /**
     * The columns: size, suicide, who may retake kos at once, claim, its points (empty: all), n to ask about each nth position,
     * least true and least proven claims. EACH_LIVES is given up once one of its points holds no stone of the prover.
     */
    @ParameterizedTest
    @CsvSource(textBlock = """
            3, 3, FORBIDDEN, OPPONENT, ONE_LIVES, , 97, 173, 173
            3, 3, FORBIDDEN, OPPONENT, ONE_LIVES, A1, 97, 59, 59
            3, 3, FORBIDDEN, OPPONENT, EACH_LIVES, A1 C3, 97, 76, 22
            3, 3, ALLOWED, OPPONENT, ONE_LIVES, , 97, 173, 173
            5, 2, FORBIDDEN, OPPONENT, ONE_LIVES, A1 B2, 199, 169, 162
            5, 2, MULTI_STONE, OPPONENT, ONE_LIVES, A1 B2, 199, 168, 161
            3, 3, FORBIDDEN, PROVER, ONE_LIVES, A1, 97, 59, 59
            3, 3, FORBIDDEN, NOBODY, ONE_LIVES, A1, 97, 59, 59
            3, 3, ALLOWED, PROVER, ONE_LIVES, , 97, 173, 173
            5, 2, FORBIDDEN, PROVER, ONE_LIVES, A1 B2, 199, 169, 162
            5, 2, FORBIDDEN, NOBODY, ONE_LIVES, A1 B2, 199, 169, 162
            5, 2, MULTI_STONE, NOBODY, ONE_LIVES, A1 B2, 199, 168, 161
            """)
    void whatIsProvenIsTrue(
            int width,
            int height,
            Suicide suicide,
            KoThreats threats,
            Claim.Kind kind,
            String names,
            int part,
            int leastTrue,
            int least) {
        Board board = new Board(width, height);
        PointSet points = names == null ? board.points() : Coordinates.points(board, names);
        Claim claim = new Claim(kind, points, threats);
        int[] counts = new int[3];
        for (Color prover : Color.values()) {
            ClaimTwin twin = new ClaimTwin(board, suicide, prover, claim);
            for (Color toMove : Color.values()) {
                twin.each(toMove, position -> {
                    if (counts[0]++ % part == 0 && position.stones(prover).intersects(points)) {
                        boolean proven = ZoneReader.read(
                                        position, suicide, prover, claim, MEMORY, new NodeCounter(BUDGET))
                                .isPresent();
                        boolean glanced = ZoneReader.glance(
                                        position, suicide, prover, claim, MEMORY, new NodeCounter(BUDGET))
                                .isPresent();
                        boolean truth = twin.isTrue(position);
                        assertThat((proven || glanced) && !truth)
                                .as("%s of %s", claim, position)
                                .isFalse();
                        counts[1] += truth ? 1 : 0;
                        counts[2] += proven ? 1 : 0;
                    }
                });
            }
        }
        assertThat(counts[1]).isGreaterThanOrEqualTo(leastTrue);
        assertThat(counts[2]).isGreaterThanOrEqualTo(least);
    }
}
