package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.seichi.board.Board;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;

/** What is read of a position does not depend on how the board lies or on who is called Black, though its searches are bounded. */
class SameReadingsTest {
    private static final Effort EFFORT = Effort.QUICK;

    private static final List<Evaluation> DRAWN = Stream.of(50, 90)
            .map(moves ->
                    RandomPositions.played(new Board(10, 11), moves, moves).position())
            .map(position -> Evaluation.of(position, EFFORT))
            .toList();

    @EveryVariant
    void inGamesOfRandomMoves(Variant variant) {
        DRAWN.forEach(drawn -> {
            Board board = drawn.position().board();
            Evaluation turned = Evaluation.of(variant.position(drawn.position()), EFFORT);
            for (Peril peril : Peril.values()) {
                assertThat(turned.facts().perils().stones(peril))
                        .isEqualTo(variant.points(board, drawn.facts().perils().stones(peril)));
            }
            assertThat(turned.doubleThreats())
                    .containsExactlyInAnyOrderElementsOf(drawn.doubleThreats().stream()
                            .map(threat -> turned(variant, board, threat))
                            .toList());
            assertThat(turned.omissions())
                    .containsExactlyInAnyOrderElementsOf(drawn.omissions().stream()
                            .map(omission -> turned(variant, board, omission))
                            .toList());
        });
    }

    private static DoubleThreat turned(Variant variant, Board board, DoubleThreat threat) {
        return new DoubleThreat(
                variant.color(threat.player()),
                variant.point(board, threat.move()),
                threat.aims().stream()
                        .map(aim ->
                                new DoubleThreat.Aim(variant.points(board, aim.stones()), aim.isCapture(), aim.worth()))
                        .toList());
    }

    private static Omission turned(Variant variant, Board board, Omission omission) {
        return new Omission(
                variant.color(omission.owner()),
                variant.points(board, omission.stones()),
                omission.number(),
                variant.points(board, omission.moves()));
    }
}
