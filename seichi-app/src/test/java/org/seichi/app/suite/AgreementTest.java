package org.seichi.app.suite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.PointSet;
import org.seichi.game.Marks;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class AgreementTest {
    private static final Diagram DIAGRAM = Diagram.parse("""
            . . X O . .
            . O X O X .
            . . X O . .
            . . X . O O
            """);
    private static final PointSet BLACK = points("A1 B1 A2 B2 A3 B3 A4 B4");
    private static final PointSet WHITE = points("E2 F2 E3 F3 E4 F4");
    private static final Marks MARKS = new Marks(BLACK, WHITE);

    private static PointSet points(String names) {
        return Coordinates.points(DIAGRAM.board(), names);
    }

    private static Agreement of(String dead, String black, String white) {
        return Agreement.of(DIAGRAM.position(), points(dead), points(black), points(white), MARKS);
    }

    @Test
    void theSameIsRightEverywhere() {
        Agreement agreement = of("B3 E3", "A1 B1 A2 B2 A3 A4 B4", "E2 F2 F3 E4 F4");

        assertThat(agreement).isEqualTo(new Agreement(24, 0, 0, 0));
        assertThat(agreement.whole()).isTrue();
        assertThat(agreement.deadAgree()).isTrue();
    }

    @Test
    void pointsUnderStonesDoNotMatter() {
        assertThat(of("B3 E3", "A1 B1 A2 B2 A3 B3 A4 B4 C1 C2", "E2 F2 E3 F3 E4 F4 D4")
                        .whole())
                .isTrue();
    }

    @Test
    void aMissedDeadStoneIsWrongWithItsSurroundings() {
        Agreement agreement = of("E3", "", "E2 F2 F3 E4 F4");

        assertThat(agreement).isEqualTo(new Agreement(24, 8, 1, 0));
        assertThat(agreement.deadAgree()).isFalse();
    }

    @Test
    void aStoneTooManyIsWrong() {
        assertThat(of("B3 E3 D4 D3 D2", "A1 B1 A2 B2 A3 A4 B4", "E2 F2 F3 E4 F4"))
                .isEqualTo(new Agreement(24, 3, 0, 3));
    }

    @Test
    void neutralIsAnotherClassThanTerritory() {
        assertThat(of("B3 E3", "A1 B1 A2 B2 A3 A4 B4", "E2 F2 F3 E4 F4 D1")).isEqualTo(new Agreement(24, 1, 0, 0));
    }

    @Test
    void theOtherColorsTerritoryIsOneWrongPoint() {
        assertThat(of("B3 E3", "A1 B1 A2 B2 A3 A4", "E2 F2 F3 E4 F4 B4")).isEqualTo(new Agreement(24, 1, 0, 0));
    }
}
