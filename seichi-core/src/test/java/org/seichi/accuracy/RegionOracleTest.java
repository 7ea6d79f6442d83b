package org.seichi.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Position;

/** The exact results of fillings that are counted by hand. */
class RegionOracleTest {
    private static final WalledRegion CORNER = WalledRegions.named("corner inside Black's walls");
    private static final WalledRegion EDGE = WalledRegions.named("edge");
    private static final RegionOracle IN_CORNER = new RegionOracle(CORNER);
    private static final RegionOracle ON_EDGE = new RegionOracle(EDGE);

    /** The columns: the filling, and the points in it by which Black is ahead if he moves first and if White does. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            ..OO/OOOO/XXX, 11, 11
            ...O/OOOO/XXX, 11, -5
            ..OO/..OO/OOO, 11, 11
            ...O/..OO/OOO, 11, -11
            .O.O/OOOO/OOO, -11, -11
            """)
    void eyesInTheCorner(String rows, int blackFirst, int whiteFirst) {
        int filling = CORNER.filling(rows);
        assertThat(IN_CORNER.isWithoutKo(filling)).isTrue();
        assertThat(IN_CORNER.area(filling, Color.BLACK, Color.BLACK)).isEqualTo(blackFirst);
        assertThat(IN_CORNER.area(filling, Color.WHITE, Color.BLACK)).isEqualTo(whiteFirst);
    }

    /** Black gets three points of territory and five prisoners and pays for a move, or White gets three and pays for one. */
    @Test
    void aMoveCostsAPointOfTerritory() {
        int filling = CORNER.filling("...O/OOOO/XXX");
        assertThat(IN_CORNER.territory(filling, Color.BLACK)).isEqualTo(2 * (3 + 2 * 5 - 1));
        assertThat(IN_CORNER.territory(filling, Color.WHITE)).isEqualTo(-2 * (3 - 1));
        assertThat(IN_CORNER.isFinished(filling)).isFalse();
    }

    @Test
    void aNeutralPointIsForWhoMovesFirst() {
        int filling = EDGE.filling("OO.X/OOXX");
        assertThat(ON_EDGE.isFinished(filling)).isTrue();
        assertThat(ON_EDGE.area(filling, Color.BLACK, Color.BLACK)).isEqualTo(4 - 4);
        assertThat(ON_EDGE.area(filling, Color.WHITE, Color.BLACK)).isEqualTo(3 - 5);
        assertThat(ON_EDGE.territory(filling, Color.BLACK)).isZero();
    }

    /** A ko for one point, which who may not repeat positions loses. */
    @Test
    void theLoserOfAnEndlessGameLosesTheKo() {
        int filling = EDGE.filling("O.OX/OOXX");
        assertThat(ON_EDGE.isWithoutKo(filling)).isFalse();
        assertThat(ON_EDGE.area(filling, Color.BLACK, Color.BLACK)).isEqualTo(3 - 5);
        assertThat(ON_EDGE.area(filling, Color.BLACK, Color.WHITE)).isEqualTo(5 - 3);
    }

    @Test
    void movesAreThoseOfTheLibrary() {
        RegionMoves moves = new RegionMoves(CORNER);
        for (int filling : RegionFillings.sample(CORNER, moves::isLegal, 200, 3)) {
            for (Color player : Color.values()) {
                Set<String> after = IntStream.of(moves.after(filling, player))
                        .mapToObj(CORNER::rows)
                        .collect(Collectors.toSet());
                assertThat(after).as(CORNER.rows(filling)).isEqualTo(played(CORNER.position(filling, player)));
            }
        }
    }

    private static Set<String> played(Position position) {
        return CORNER.points().stream()
                .filter(point -> position.legality(position.toMove(), point) == Legality.LEGAL)
                .map(point -> CORNER.rows(position.play(position.toMove(), point)))
                .collect(Collectors.toSet());
    }
}
