package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.life.LifeStatus;
import org.seichi.method.Methods;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.Ownership;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Rooms in the corner without outside liberties: in some of them, the owner has to move first to live. */
class UnsettledTerritoriesTest {
    private static final String WHITE = "O . O O O O O . O\n" + "O O O O O O O O O\n".repeat(5);
    private static final String SIX = """
            X X X X O O O O O
            . . . X O O O O O
            . . . X O O O O O
            """;

    static Stream<Arguments> corners() {
        return Stream.of(
                Arguments.of("two by three", SIX, "White B2 kills."),
                Arguments.of("two by four", """
                        X X X X X O O O O
                        . . . . X O O O O
                        . . . . X O O O O
                        """, "White C2 makes it a ko."),
                Arguments.of("two by five", """
                        X X X X X X O O O
                        . . . . . X O O O
                        . . . . . X O O O
                        """, ""),
                Arguments.of("bent at the corner", """
                        X X X X O O O O O
                        . X X X O O O O O
                        . . . X O O O O O
                        """, "White B1 makes it a ko."),
                Arguments.of("two rooms", """
                        X X X X X X X O O
                        . . . X X . X O O
                        . . . X X X X O O
                        """, ""),
                Arguments.of("an outside liberty", """
                        X X X X . O O O O
                        . . . X O O O O O
                        . . . X O O O O O
                        """, ""),
                Arguments.of("a dead stone to take outside", """
                        X X X X X X O O O
                        . . . X O . X O O
                        . . . X X X X O O
                        """, ""));
    }

    private static Assessment assess(Position position) {
        return Methods.byName("reading")
                .orElseThrow()
                .assess(new FinalPosition(position, Ending.TWO_PASSES), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }

    private static UnsettledTerritories reader(Position position, NodeCounter counter) {
        Assessment judged = assess(position);
        Ownership owners = judged.territories().under(Rulesets.JAPANESE);
        return new UnsettledTerritories(judged.life(), owners, Readers.table(), counter);
    }

    private static List<String> told(Position position) {
        return assess(position).flags().stream()
                .filter(flag -> flag.kind() == FlagKind.UNSETTLED_GROUP)
                .map(Flag::text)
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("corners")
    void whoeverMovesFirstDecides(String name, String corner, String what) {
        assertThat(told(Diagram.parse(WHITE + corner).position()))
                .isEqualTo(what.isEmpty() ? List.of() : List.of("Whoever moves first decides. " + what));
    }

    @EveryVariant
    void howeverItLies(Variant variant) {
        Position varied = variant.position(Diagram.parse(WHITE + SIX).position());
        assertThat(told(varied)).singleElement().asString().endsWith(" kills.");
    }

    @EveryVariant
    void twoGroupsHaveARoomEach(Variant variant) {
        Position position = Diagram.parse(WHITE + """
                X X X X O X X X X
                . . . X O X . . .
                . . . X O X . . .
                """).position();
        assertThat(reader(variant.position(position), new NodeCounter(Budget.NORMAL))
                        .find())
                .extracting(UnsettledTerritory::outcome)
                .containsExactly(LifeStatus.DEAD, LifeStatus.DEAD);
    }

    /** A smaller limit ends the search of a room of ten points before it is decided. */
    @Test
    void tenPointsAreReadToTheEnd() {
        Position position = Diagram.parse(WHITE + """
                X X X X X X O O O
                . . . . . X O O O
                . . . . . X O O O
                """).position();
        NodeCounter counter = new NodeCounter(Budget.NORMAL);
        assertThat(reader(position, counter).find()).isEmpty();
        assertThat(counter.spent()).isEqualTo(4_323);
    }
}
