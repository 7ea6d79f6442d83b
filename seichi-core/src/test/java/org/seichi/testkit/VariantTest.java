package org.seichi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Move;

class VariantTest {
    @Test
    void thereAreSixteen() {
        assertThat(Variant.all()).hasSize(16).doesNotHaveDuplicates();
    }

    @EveryVariant
    void aPositionReturnsWithKoPrisonersAndTurn(Variant variant) {
        RandomPositions.sample(11, 60)
                .forEach(position -> assertThat(variant.inverse().position(variant.position(position)))
                        .isEqualTo(position));
    }

    /** Playing the mapped moves gives the mapped position, with its captures, ko and hash. */
    @EveryVariant
    void playingTheMappedGameMapsThePosition(Variant variant) {
        Board board = new Board(7, 6);
        for (int seed = 0; seed < 10; seed++) {
            RandomGame game = RandomPositions.played(board, seed, 80);
            Position position = Position.empty(variant.board(board)).withToMove(variant.color(Color.BLACK));
            for (Move move : game.moves()) {
                Move mapped = variant.move(board, move);
                position = mapped.isPass() ? position.pass() : position.play(mapped.color(), mapped.point());
            }
            assertThat(position).isEqualTo(variant.position(game.position()));
        }
    }

    @Test
    void swappingColorsTurnsTheScore() {
        assertThat(new Variant(Symmetry.FLIP, true).score(13)).isEqualTo(-13);
        assertThat(new Variant(Symmetry.FLIP, false).score(13)).isEqualTo(13);
    }
}
