package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class OpenSpaceTest {
    @EveryVariant
    void eightNeutralPointsAreAnOpenBorder(Variant variant) {
        assertThat(open(variant, "X . . . . . . . O")).isZero();
        assertThat(open(variant, "X . . . . . . . . O")).isEqualTo(8);
    }

    @EveryVariant
    void itFallsToThoseToWhomTheGeneratorGivesIt(Variant variant) {
        Position position =
                variant.position(Diagram.parse("X . . . . . . . . O").position());
        Position filled = variant.position(Diagram.parse("X . . X . O . . . O").position());
        OpenSpace space = OpenSpace.of(position, position.empty(), filled);
        Board row = new Board(10, 1);
        PointSet black = variant.points(row, Coordinates.points(row, "B1 C1 D1"));
        PointSet white = variant.points(row, Coordinates.points(row, "F1 G1 H1 J1"));
        assertThat(space.black()).isEqualTo(variant.swapped() ? white : black);
        assertThat(space.white()).isEqualTo(variant.swapped() ? black : white);
    }

    private static int open(Variant variant, String row) {
        Position position = variant.position(Diagram.parse(row).position());
        return OpenSpace.of(position, position.empty(), position).open().size();
    }
}
