package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class MoveContextTest {
    /** A group is unsettled if it neither lives nor dies in nine of ten cases. */
    @ParameterizedTest
    @CsvSource({"0.1, false", "0.101, true", "0.899, true", "0.9, false"})
    void whatLivesInNineOfTenCasesIsSettled(double alive, boolean unsettled) {
        Diagram diagram = Diagram.parse("""
                . . . . .
                . B . . .
                . . . . .
                . . . O .
                . . . . .
                """);
        Position position = diagram.position();
        PointSet stone = diagram.marked('B');
        MoveContext context = new MoveContext(KnownEvaluation.of(position, Map.of(stone, alive)), List.of());

        assertThat(context.isUnsettled(context.groups().at(stone.first()))).isEqualTo(unsettled);
    }

    @EveryVariant
    void aGroupIsOwnIfItIsThePlayersToMove(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . . . . .
                . B . . .
                . . . . .
                . . . W .
                . . . . .
                """);
        Position position = variant.position(diagram.position()).withToMove(variant.color(Color.BLACK));
        MoveContext context = new MoveContext(KnownEvaluation.expecting(position, Map.of()), List.of());
        int black = variant.point(diagram.board(), diagram.point('B'));
        int white = variant.point(diagram.board(), diagram.point('W'));

        assertThat(context.isOwn(context.groups().at(black))).isTrue();
        assertThat(context.isOwn(context.groups().at(white))).isFalse();
    }
}
