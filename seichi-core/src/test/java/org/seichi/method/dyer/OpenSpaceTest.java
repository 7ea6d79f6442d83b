package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
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
        assertThat(variant.swapped() ? space.white().size() : space.black().size())
                .isEqualTo(3);
        assertThat(variant.swapped() ? space.black().size() : space.white().size())
                .isEqualTo(4);
    }

    private static int open(Variant variant, String row) {
        Position position = variant.position(Diagram.parse(row).position());
        return OpenSpace.of(position, position.empty(), position).open().size();
    }
}
