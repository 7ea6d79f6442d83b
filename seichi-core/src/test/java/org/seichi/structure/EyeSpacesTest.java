package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** How many eyes Black has where special eyes or eyelikes lie side by side and White is near. */
class EyeSpacesTest {
    /** In a passage each point but those at its ends is a special eye. */
    @EveryVariant
    void aSpecialEyeNeedsAnotherPointAndFiveMakeTwoEyes(Variant variant) {
        assertThat(eyes(variant, passage(1), "D2")).isZero();
        assertThat(eyes(variant, passage(2), "D2")).isEqualTo(1);
        assertThat(eyes(variant, passage(4), "D2")).isEqualTo(1);
        assertThat(eyes(variant, passage(5), "D2")).isEqualTo(2);
    }

    /** A1 is a special eye, and B1 an eyelike. */
    @EveryVariant
    void aSpecialEyeWithAnEyelikeBesideItMakesAnEye(Variant variant) {
        assertThat(eyes(variant, """
                . . . . O
                . . . . O
                X . . . O
                . . X . O
                """, "A1")).isEqualTo(1);
    }

    @EveryVariant
    void anEyeByItselfIsOne(Variant variant) {
        assertThat(eyes(variant, """
                X X X O
                X . . O
                X X X O
                """, "B2")).isEqualTo(1);
    }

    @EveryVariant
    void threeEyelikesMakeAnEye(Variant variant) {
        assertThat(eyes(variant, """
                O . . . . . O
                O X X . X X O
                O . . . . . O
                O O O O O O O
                """, "D4")).isEqualTo(1);
        assertThat(eyes(variant, """
                O . . . . . O
                O X X . X . O
                O . . . . . O
                O O O O O O O
                """, "D4")).isZero();
    }

    private static String passage(int specialEyes) {
        String wall = "O . " + "X ".repeat(specialEyes + 2) + ". O\n";
        return wall + ". . " + ". ".repeat(specialEyes + 2) + ". .\n" + wall;
    }

    /** The eyes of the only space of Black's that holds a point. */
    private static int eyes(Variant variant, String drawn, String point) {
        Position position = Diagram.parse(drawn).position();
        int inside = variant.point(position.board(), Coordinates.point(position.board(), point));
        List<EyeSpace> spaces = Structure.of(variant.position(position)).eyeSpaces().stream()
                .filter(space -> space.code() == variant.color(Color.BLACK).code())
                .filter(space -> space.points().contains(inside))
                .toList();
        assertThat(spaces).hasSize(1);
        return spaces.get(0).eyes();
    }
}
