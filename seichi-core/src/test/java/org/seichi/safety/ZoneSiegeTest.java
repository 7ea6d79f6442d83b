package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.structure.Chains;

/**
 * Proofs with zones on small boards against every line of play. No ko rule binds the attacker; the answers repeat no earlier
 * position, so that superko forbids none.
 */
class ZoneSiegeTest {
    private static final Budget SOME = new Budget(20_000);

    /** The columns: size, black stones, white stones, random positions, suicide, positions in which a zone proves Black safe. */
    @ParameterizedTest
    @CsvSource({
        "5, 4, 8, 3, 1600, FORBIDDEN, 34",
        "5, 4, 8, 3, 1600, ALLOWED, 32",
        "5, 5, 11, 5, 1600, FORBIDDEN, 120",
        "6, 4, 11, 4, 1600, FORBIDDEN, 73",
    })
    void noLineOfPlayBreaksThem(
            int width, int height, int black, int white, int positions, Suicide suicide, int proofs) {
        int found = 0;
        for (long seed = 0; seed < positions; seed++) {
            Position position = random(new Board(width, height), black, white, new SplittableRandom(seed));
            if (isLegal(position)) {
                ColorSafety proven = Safety.of(position, suicide, SOME).of(Color.BLACK);
                if (!proven.zones().isEmpty()) {
                    new Siege(position, proven, suicide).run();
                    found++;
                }
            }
        }
        assertThat(found).isEqualTo(proofs);
    }

    private static Position random(Board board, int black, int white, SplittableRandom random) {
        PointSet.Builder blacks = PointSet.builder(board);
        PointSet.Builder whites = PointSet.builder(board);
        int[] points = board.points().toArray();
        for (int i = 0; i < black + white; i++) {
            int other = random.nextInt(i, points.length);
            int point = points[other];
            points[other] = points[i];
            points[i] = point;
            (i < black ? blacks : whites).add(point);
        }
        return Position.empty(board).with(blacks.build(), Stones.BLACK).with(whites.build(), Stones.WHITE);
    }

    private static boolean isLegal(Position position) {
        Chains chains = Chains.of(position);
        for (int chain = 0; chain < chains.count(); chain++) {
            if (chains.libertyCount(chain) == 0) {
                return false;
            }
        }
        return true;
    }
}
