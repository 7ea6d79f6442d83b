package org.seichi.method.carta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.rules.Rulesets;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Stones that the method reports as doubtful: those drawn as small letters, or none. */
class DoubtfulGroupsTest {
    private static void assertDoubtful(Variant variant, String drawn) {
        PointSet marked = marked(drawn, 'x').union(marked(drawn, 'o'));
        Diagram diagram = Diagram.parse(drawn.replace('x', 'X').replace('o', 'O'));
        Position position = variant.position(diagram.position());
        List<Flag> flags = new StaticMethod()
                .assess(new FinalPosition(position, Ending.TWO_PASSES), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE)
                .flags();
        PointSet doubtful = PointSet.unionOf(
                position.board(),
                flags.stream()
                        .filter(flag -> flag.kind() == FlagKind.LIFE_DOUBTFUL)
                        .map(Flag::points));
        assertThat(doubtful).as(variant + drawn).isEqualTo(variant.points(diagram.board(), marked));
    }

    /** The points of a letter, in a drawing of stones and empty points. */
    private static PointSet marked(String drawn, char letter) {
        String points = drawn.replaceAll("[^.XOxo\\n]", "");
        String others = letter == 'x' ? "[.XOo]" : "[.XOx]";
        return Diagram.parse(points.replaceAll(others, ".").replace(letter, 'W'))
                .marked('W');
    }

    /** Ten dead stones are an eighth of 81 points. */
    @EveryVariant
    void largeDeadGroups(Variant variant) {
        String drawn = """
                . X . X . . . . .
                X X X X X X X X X
                . o o o o o o o .
                . . o o o . . . .
                X X X X X X X X X
                . X . X . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                """;
        assertDoubtful(variant, drawn);
        assertDoubtful(
                variant, drawn.replace(". o o o o o o o .", ". o o o o o o . .").replace('o', 'O'));
    }

    /** Fifteen stones are a large group on every board. */
    @EveryVariant
    void largeDeadGroupsOnALargeBoard(Variant variant) {
        String drawn = """
                . X . X . . . . . . . . .
                X X X X X X X X X X X X X
                . o o o o o o o o o . . .
                . . o o o o o o . . . . .
                X X X X X X X X X X X X X
                . X . X . . . . . . . . .
                . . . . . . . . . . . . .
                . . . . . . . . . . . . .
                . . . . . . . . . . . . .
                . . . . . . . . . . . . .
                . . . . . . . . . . . . .
                """;
        assertDoubtful(variant, drawn);
        assertDoubtful(
                variant, drawn.replace("o o o o o o . .", "o o o o o . . .").replace('o', 'O'));
    }

    /** Six stones lose a race against a group that lives only when they are gone; five are few. */
    @EveryVariant
    void losersOfARace(Variant variant) {
        assertDoubtful(variant, """
                . o o o X O . O .
                o o o . X O O O O
                X X X X X O . . .
                . . O O O O . . .
                O O O O . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                """);
        assertDoubtful(variant, """
                . O X O . O . . .
                O O X O O O . . .
                O O X O . . . . .
                . X X O . . . . .
                X X X O . . . . .
                . . . O . . . . .
                O O O O . . . . .
                . . . . . . . . .
                . . . . . . . . .
                """);
    }

    /** Six stones inside a living group are in no race. */
    @EveryVariant
    void sixStonesAmongTheLivingAreDead(Variant variant) {
        assertDoubtful(variant, """
                . X . X . . . . .
                X X X X X X X X X
                . O O O O O O . .
                . . . . . . . . .
                X X X X X X X X X
                . X . X . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                """);
    }

    /** A line of ten stones without an eye reaches a living group over a neutral point; nine are few. */
    @EveryVariant
    void whatLivesByAConnection(Variant variant) {
        String drawn = """
                . X . X . O . O . . . . .
                X X X X . O O O O O O O O
                . . . X . x x x x x x x x
                O O O X . . . . . . . x x
                . . O O O O O O O O O O O
                . . . . . . . . . . . . .
                . . . . . . . . . . . . .
                """;
        assertDoubtful(variant, drawn);
        assertDoubtful(
                variant, drawn.replace(". . . . . . . x x", ". . . . . . . . x").replace('x', 'X'));
    }

    /** A framework without eyes is called alive by the size of its territory. */
    @EveryVariant
    void whatLivesByTerritoryAlone(Variant variant) {
        assertDoubtful(variant, """
                . . . . . . . O .
                . . x . x . x O .
                . . . . . . x O .
                x . X . x x . O .
                O O O O O O O O .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                """);
    }
}
