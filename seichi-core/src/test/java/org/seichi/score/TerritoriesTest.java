package org.seichi.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** What an ending adds to the territories, and eyes in a seki with dead stones in them. */
class TerritoriesTest {
    /** The points between the walls are neutral: an ending may enclose, take or leave them. */
    private static final Diagram NEUTRAL = Diagram.parse("""
            . X . O .
            . X . O .
            . X . O .
            . X . O .
            """);

    /** Black and White are in seki: each has an eye, and they share C3. White's stone at A2 is dead in Black's eye. */
    private static final Diagram STONE_INSIDE = Diagram.parse("""
            X X X O O O
            . X . O . O
            @ X X O O O
            X X O O O O
            """);

    @EveryVariant
    void whatAnEndingEnclosesBelongsToItsPlayer(Variant variant) {
        LifeAndDeath life = new LifeAndDeath(variant.position(NEUTRAL.position()), List.of());
        PointSet blacks = named(variant, NEUTRAL, "C4");
        PointSet whites = named(variant, NEUTRAL, "C3");
        boolean same = variant.color(Color.BLACK) == Color.BLACK;
        Leanings enclosed =
                new Leanings(same ? blacks : whites, same ? whites : blacks, PointSet.empty(NEUTRAL.board()));
        Territories found = Territories.of(life, Leanings.none(variant.board(NEUTRAL.board())));
        Territories closed = found.with(enclosed);

        Ownership owners = closed.under(Rulesets.JAPANESE);
        assertThat(owners.of(variant.color(Color.BLACK)).containsAll(blacks)).isTrue();
        assertThat(owners.of(variant.color(Color.WHITE)).containsAll(whites)).isTrue();
        assertThat(owners.dame()).isEqualTo(named(variant, NEUTRAL, "C2 C1"));
        assertThat(closed.of(life)).as("found again").isEqualTo(closed);
    }

    @EveryVariant
    void whatNobodyCanTakeStaysOpen(Variant variant) {
        LifeAndDeath life = new LifeAndDeath(variant.position(NEUTRAL.position()), List.of());
        Territories found = Territories.of(life, Leanings.none(variant.board(NEUTRAL.board())));
        PointSet taken = named(variant, NEUTRAL, "C4 C3");
        PointSet left = named(variant, NEUTRAL, "C2 C1");

        Territories ended = found.withDame(taken, left);
        assertThat(ended.under(Rulesets.CHINESE).dame()).isEqualTo(taken);
        assertThat(ended.under(Rulesets.CHINESE).seki()).isEqualTo(left);
        assertThat(ended.withDame(left, taken).under(Rulesets.CHINESE).dame())
                .as("played out once more")
                .isEqualTo(left);
    }

    /** Where territory is counted, the stone is taken only if the record just stops. */
    @EveryVariant
    void aDeadStoneInTheEyeOfASekiIsNoPrisonerAfterThePasses(Variant variant) {
        Assessment assessment = assess(variant, STONE_INSIDE);
        PointSet eyes = named(variant, STONE_INSIDE, "A3 A2 E3");

        Ownership japanese = Tally.ownership(assessment, Rulesets.JAPANESE);
        assertThat(eyes.minus(japanese.neutral()).isEmpty()).isTrue();
        assertThat(named(variant, STONE_INSIDE, "A3 A2")
                        .minus(Tally.ownership(assessment, Rulesets.CHINESE).of(variant.color(Color.BLACK)))
                        .isEmpty())
                .isTrue();
        assertThat(deadTaken(variant, assessment, Rulesets.JAPANESE, Ending.TWO_PASSES))
                .isZero();
        assertThat(deadTaken(variant, assessment, Rulesets.JAPANESE, Ending.STOPPED))
                .isEqualTo(1);
        assertThat(deadTaken(variant, assessment, Rulesets.CHINESE, Ending.TWO_PASSES))
                .isEqualTo(1);
    }

    /** The stone that stays is on the board that is counted, as its owner's and as nobody's territory. */
    @EveryVariant
    void itStaysOnTheBoardThatIsCounted(Variant variant) {
        Assessment assessment = assess(variant, STONE_INSIDE);
        PointSet stone = named(variant, STONE_INSIDE, "A2");
        boolean same = variant.color(Color.WHITE) == Color.WHITE;

        SettledBoard passed = Tally.settled(assessment, Rulesets.JAPANESE, Ending.TWO_PASSES);
        assertThat((same ? passed.white() : passed.black()).containsAll(stone)).isTrue();
        assertThat((same ? passed.black() : passed.white()).intersects(stone)).isFalse();
        SettledBoard stopped = Tally.settled(assessment, Rulesets.JAPANESE, Ending.STOPPED);
        assertThat(stopped.white().union(stopped.black()).intersects(stone)).isFalse();
        SettledBoard area = Tally.settled(assessment, Rulesets.CHINESE, Ending.TWO_PASSES);
        assertThat(area.stones(variant.color(Color.BLACK)))
                .isEqualTo(assessment.position().stones(variant.color(Color.BLACK)));
        assertThat(area.stones(variant.color(Color.WHITE)))
                .isEqualTo(
                        assessment.position().stones(variant.color(Color.WHITE)).minus(stone));
    }

    @EveryVariant
    void aDeadStoneAloneIsInNoEye(Variant variant) {
        Diagram alone = Diagram.parse("""
                . . .
                . @ .
                . . .
                """);
        assertThat(Tally.ownership(assess(variant, alone), Rulesets.JAPANESE).of(variant.color(Color.BLACK)))
                .isEqualTo(alone.board().points());
    }

    private static Assessment assess(Variant variant, Diagram diagram) {
        Position position = variant.position(diagram.position());
        PointSet dead = variant.points(diagram.board(), diagram.marked('@'));
        List<Verdict> verdicts = Stream.of(Color.values())
                .flatMap(color -> Stream.of(
                        new Verdict(
                                position.stones(color).intersection(dead),
                                color,
                                Status.DEAD,
                                Certainty.JUDGED,
                                List.of()),
                        new Verdict(
                                position.stones(color).minus(dead), color, Status.SEKI, Certainty.JUDGED, List.of())))
                .filter(verdict -> !verdict.stones().isEmpty())
                .toList();
        return Assessment.of(new LifeAndDeath(position, verdicts), List.of());
    }

    private static int deadTaken(Variant variant, Assessment assessment, Ruleset rules, Ending ending) {
        Score score = Tally.count(assessment, rules, 0, 0, ending);
        return (variant.color(Color.BLACK) == Color.BLACK ? score.black() : score.white()).deadCaptured();
    }

    private static PointSet named(Variant variant, Diagram diagram, String names) {
        Board board = diagram.board();
        return variant.points(board, Coordinates.points(board, names));
    }
}
