package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class NakadeShapesTest {
    private static final Path RESOURCE = Path.of("src/main/resources/org/seichi/life/nakade-shapes.txt");

    @Test
    void theSearchFindsTheTableAgain() throws IOException {
        Set<OccupiedShape> found = EyeShapeSearch.nakade(NakadeShapes.MIN_SIZE, NakadeShapes.MAX_SIZE);
        String text = EyeShapeSearch.nakadeText(found);
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(RESOURCE, text);
        }
        assertThat(text).isEqualTo(Files.readString(RESOURCE));
    }

    /** Both middle points of a straight or a zigzag four, one point of a square four, a pyramid four in a rectangular six. */
    @EveryVariant
    void stonesOnTheVitalPointsLeaveNoTwoEyes(Variant variant) {
        assertThat(Stream.of("aXXa", ".Xa/aX.", "aX/aa", "aXa/XXa")).allMatch(rows -> contains(variant, rows));
    }

    /** The defender plays the other middle point, or makes an eye on each side of the stone. */
    @EveryVariant
    void whereTheDefenderStillMakesTwoEyesASpaceIsNotInTheTable(Variant variant) {
        assertThat(Stream.of("aXaa", "Xaaa", "aaXaa", "aXa/aaa", "aaaa")).noneMatch(rows -> contains(variant, rows));
    }

    /** Three points make one eye at most, so they are not asked for; seven with five stones in them are beyond the table. */
    @EveryVariant
    void theTableHasFourToSixPoints(Variant variant) {
        assertThat(Stream.of("aXa", "aXXXXXa")).noneMatch(rows -> contains(variant, rows));
    }

    private static boolean contains(Variant variant, String rows) {
        Diagram drawn = Diagram.parse(rows.replace('/', '\n'));
        Board board = drawn.board();
        PointSet stones = drawn.position().stones(Color.BLACK);
        PointSet space = drawn.marked('a').union(stones);
        return NakadeShapes.standard()
                .contains(variant.board(board), variant.points(board, space), variant.points(board, stones));
    }
}
