package org.seichi.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.method.carta.StaticMethod;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Symmetry;
import org.seichi.testkit.Variant;

/** The static method's result is invariant under turning or mirroring the board and swapping the colors. */
class InvarianceTest {
    private static final Variant AS_DRAWN = new Variant(Symmetry.IDENTITY, false);

    static Stream<Position> positions() {
        List<Position> positions = new ArrayList<>();
        for (int seed = 0; seed < 12; seed++) {
            for (Board board : List.of(Board.square(9), new Board(11, 7), Board.square(13), Board.square(19))) {
                positions.add(RandomPositions.finished(board, seed).position());
                positions.add(RandomPositions.played(board, seed, board.size() * 3 / 4)
                        .position());
            }
        }
        return positions.stream();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyVariantHasTheSameLayers(Position position) {
        String drawn = new Layers(view(position, AS_DRAWN)).draw();
        Variant.all()
                .forEach(variant -> assertThat(new Layers(view(position, variant)).draw())
                        .as(variant.toString())
                        .isEqualTo(drawn));
    }

    private static View view(Position position, Variant variant) {
        return new View(position, Ending.STOPPED, variant, new StaticMethod());
    }
}
