package org.seichi.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Legality;
import org.seichi.board.Position;
import org.seichi.game.Move;
import org.seichi.structure.Chains;
import org.seichi.text.Coordinates;

/** The stated truth of the known positions is consistent: counting after correct play gives the stated scores. */
class KnownPositionsTest {
    static List<KnownPosition> positions() {
        return KnownPositions.all();
    }

    @Test
    void thereAreEnoughAndNoneTwice() {
        List<KnownPosition> positions = positions();
        assertThat(positions).hasSizeGreaterThanOrEqualTo(150);
        assertThat(positions.stream().map(KnownPosition::toString)).doesNotHaveDuplicates();
        assertThat(positions.stream().map(known -> List.of(known.end(), known.handicap())))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyChainHasALibertyAndOneFate(KnownPosition known) {
        Position position = known.end().position();
        Chains chains = Chains.of(position);
        for (int chain = 0; chain < chains.count(); chain++) {
            assertThat(chains.libertyCount(chain)).isPositive();
        }
        assertThat(known.dead().intersects(known.seki())).isFalse();
        assertThat(known.scores()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void nothingIsLeftToPlayAfterTheLine(KnownPosition known) {
        Position position = known.end().position();
        Board board = position.board();
        for (Move move : known.line()) {
            assertThat(position.legality(move.color(), move.point()))
                    .as(move.toString())
                    .isEqualTo(Legality.LEGAL);
            position = position.play(move.color(), move.point());
        }
        if (known.isStopped()) {
            assertThat(Coordinates.format(board, RightCount.atTheEnd(known).neutral()))
                    .isEmpty();
        } else {
            assertThat(known.line()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void itCountsToItsScores(KnownPosition known) {
        RightCount count = RightCount.atTheEnd(known);
        known.scores()
                .forEach((rules, score) -> assertThat(count.margin(rules, known.komi(), known.handicap()))
                        .as(rules.id())
                        .isEqualTo(score));
    }
}
