package org.seichi.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

/**
 * Marked black (#) and white (@) stones are dead, {@code Y} and {@code Z} stand in seki, {@code b} and {@code w} are points
 * that lean to a player. Expected numbers are for the diagram as drawn.
 */
class TallyTest {
    private static final Diagram WALLS = Diagram.parse("""
            . . X O . .
            . @ X O . .
            . . X O # #
            . . X O . .
            """);
    private static final Diagram OPEN = Diagram.parse("""
            . . X O . .
            . . X O . .
            b . X O w w
            . b . w . .
            """);
    private static final Diagram SEKI = Diagram.parse("""
            . Y . Z Z
            . Y . Z Z
            Y Y . . Z
            """);
    private static final Diagram KO = Diagram.parse("""
            . X O .
            X O . O
            . X O .
            X X O O
            """);

    private static final Diagram NEUTRAL = Diagram.parse("""
            X . O
            X . O
            X . O
            """);

    /** A variant of a diagram, addressed by the points and colors of the drawing. */
    private record View(Diagram diagram, Variant variant) {
        PointSet points(PointSet drawn) {
            return variant.points(diagram.board(), drawn);
        }

        PointSet marked(char mark) {
            return points(diagram.marked(mark));
        }

        PointSet named(String names) {
            return points(Coordinates.points(diagram.board(), names));
        }

        int point(String name) {
            return named(name).first();
        }

        Color color(Color drawn) {
            return variant.color(drawn);
        }

        Assessment assess() {
            return assess(List.of(), List.of());
        }

        Assessment assess(List<Teire> teire, List<Ko> kos) {
            List<Verdict> verdicts = new ArrayList<>();
            verdicts.add(verdict('#', Color.BLACK, Status.DEAD));
            verdicts.add(verdict('@', Color.WHITE, Status.DEAD));
            verdicts.add(verdict('Y', Color.BLACK, Status.SEKI));
            verdicts.add(verdict('Z', Color.WHITE, Status.SEKI));
            Leanings leanings = new Leanings(
                    marked(variant.swapped() ? 'w' : 'b'),
                    marked(variant.swapped() ? 'b' : 'w'),
                    PointSet.empty(diagram.position().board()));
            LifeAndDeath life = new LifeAndDeath(variant.position(diagram.position()), verdicts);
            return Assessment.of(life, leanings, new LastMoves(teire, kos, List.of()), List.of());
        }

        private Verdict verdict(char mark, Color color, Status status) {
            return new Verdict(marked(mark), color(color), status, Certainty.JUDGED, List.of());
        }

        Teire teire(String point, Color owner) {
            Reason reason = Reason.of(Rule.FORCED_CONNECTION, named(point), List.of());
            return new Teire(point(point), color(owner), reason);
        }

        /** The score of the player drawn in a color. */
        PlayerScore of(Color drawn, Score score) {
            return color(drawn) == Color.BLACK ? score.black() : score.white();
        }

        void expect(Score score, int blackAhead) {
            assertThat(score.margin()).isEqualTo(variant.score(blackAhead));
        }
    }

    private static Score count(Assessment assessment, Ruleset rules, Ending ending) {
        return Tally.count(assessment, rules, 0, 0, ending);
    }

    @Test
    void aFalseEyeIsNobodysByTerritoryAndItsOwnersByArea() {
        Position position = KO.position();
        PointSet none = PointSet.empty(KO.board());
        PointSet corner = Coordinates.points(KO.board(), "A4");
        LifeAndDeath life = new LifeAndDeath(position, List.of());
        Territories territories = Territories.of(life, new Leanings(none, none, corner));

        assertThat(territories.under(Rulesets.CHINESE).of(Color.BLACK).containsAll(corner))
                .isTrue();
        assertThat(territories.under(Rulesets.JAPANESE).neutral().containsAll(corner))
                .isTrue();
    }

    /** Black captured three stones in play and White one: two points by territory, none by area. */
    @Test
    void prisonersCountByTerritoryAlone() {
        Position before = WALLS.position().withPrisoners(0, 0);
        Position after = before.withPrisoners(3, 1);

        assertThat(margin(after, Rulesets.JAPANESE) - margin(before, Rulesets.JAPANESE))
                .isEqualTo(4);
        assertThat(margin(after, Rulesets.CHINESE)).isEqualTo(margin(before, Rulesets.CHINESE));
    }

    /** The margin in half-points. */
    private static int margin(Position position, Ruleset rules) {
        Assessment assessment = Assessment.of(new LifeAndDeath(position, List.of()), List.of());
        return Tally.count(assessment, rules, 0, 0, Ending.TWO_PASSES).margin();
    }

    @EveryVariant
    void deadStonesCountTwiceByTerritory(Variant variant) {
        View view = new View(WALLS, variant);
        Score score = count(view.assess(), Rulesets.JAPANESE, Ending.TWO_PASSES);

        assertThat(view.of(Color.BLACK, score)).isEqualTo(new PlayerScore(8, 0, 1, 12, 0, 0, 18));
        assertThat(view.of(Color.WHITE, score)).isEqualTo(new PlayerScore(8, 0, 2, 12, 0, 0, 20));
        view.expect(score, -2);
    }

    @EveryVariant
    void areaIsStonesAndSurroundedPoints(Variant variant) {
        View view = new View(WALLS, variant);
        Score score = count(view.assess(), Rulesets.CHINESE, Ending.TWO_PASSES);

        assertThat(view.of(Color.BLACK, score)).isEqualTo(new PlayerScore(8, 0, 1, 12, 0, 0, 24));
        assertThat(view.of(Color.WHITE, score)).isEqualTo(new PlayerScore(8, 0, 2, 12, 0, 0, 24));
        view.expect(score, 0);
    }

    @EveryVariant
    void aRegionThatTouchesBothIsNeutralButForItsSides(Variant variant) {
        View view = new View(OPEN, variant);
        Ownership owners = Tally.ownership(view.assess(), Rulesets.JAPANESE);

        assertThat(owners.of(view.color(Color.BLACK))).isEqualTo(view.named("C4 C3 C2 A2 B1"));
        assertThat(owners.of(view.color(Color.WHITE))).isEqualTo(view.named("D4 D3 D2 E2 F2 D1"));
        assertThat(owners.neutral().size()).isEqualTo(13);
        assertThat(owners.seki().isEmpty()).isTrue();
    }

    @EveryVariant
    void eyesInSekiCountAsTheRulesSay(Variant variant) {
        View view = new View(SEKI, variant);
        Ownership japanese = Tally.ownership(view.assess(), Rulesets.JAPANESE);
        Ownership chinese = Tally.ownership(view.assess(), Rulesets.CHINESE);

        assertThat(japanese.seki()).isEqualTo(view.named("A3 B3 A2 B2 A1 B1 D3 E3 D2 E2 E1 C3 C2 C1 D1"));
        assertThat(japanese.neutral()).isEqualTo(view.named("A3 A2 C3 C2 C1 D1"));
        assertThat(chinese.of(view.color(Color.BLACK))).isEqualTo(view.named("A3 B3 A2 B2 A1 B1"));
        view.expect(count(view.assess(), Rulesets.JAPANESE, Ending.TWO_PASSES), 0);
        view.expect(count(view.assess(), Rulesets.CHINESE, Ending.TWO_PASSES), 2);
    }

    @EveryVariant
    void forcedPointsCostTheirOwnersUnlessThePlayersAgreed(Variant variant) {
        View view = new View(WALLS, variant);
        List<Teire> teire =
                List.of(view.teire("A1", Color.BLACK), view.teire("E1", Color.WHITE), view.teire("F1", Color.WHITE));
        Assessment assessment = view.assess(teire, List.of());

        view.expect(count(assessment, Rulesets.JAPANESE, Ending.TWO_PASSES), -2);
        view.expect(count(assessment, Rulesets.JAPANESE, Ending.STOPPED), 0);
        view.expect(count(assessment, Rulesets.CHINESE, Ending.STOPPED), 0);
        assertThat(Tally.ownership(assessment, Rulesets.JAPANESE).of(view.color(Color.BLACK)))
                .isEqualTo(view.named("A4 B4 C4 A3 B3 C3 A2 B2 C2 A1 B1 C1"));
    }

    @EveryVariant
    void byAreaNeutralPointsAreTakenInTurn(Variant variant) {
        View view = new View(NEUTRAL, variant);
        Assessment assessment = toMove(view.assess(), view.color(Color.BLACK));
        view.expect(count(assessment, Rulesets.CHINESE, Ending.TWO_PASSES), 0);
        view.expect(count(assessment, Rulesets.CHINESE, Ending.STOPPED), 2);
        view.expect(count(toMove(assessment, view.color(Color.WHITE)), Rulesets.CHINESE, Ending.STOPPED), -2);
    }

    private static Assessment toMove(Assessment assessment, Color player) {
        LifeAndDeath life = new LifeAndDeath(assessment.position().withToMove(player), assessment.verdicts());
        return Assessment.of(life, assessment.territories().leanings(), assessment.last(), assessment.flags());
    }

    @EveryVariant
    void aKoIsTakenAndFilledByItsWinner(Variant variant) {
        View view = new View(KO, variant);
        Ko taken = new Ko(view.point("C3"), view.color(Color.BLACK), view.named("B3"));
        Assessment assessment = view.assess(List.of(), List.of(taken));

        view.expect(count(assessment, Rulesets.JAPANESE, Ending.TWO_PASSES), -2);
        view.expect(count(assessment, Rulesets.JAPANESE, Ending.STOPPED), 2);
        view.expect(count(assessment, Rulesets.CHINESE, Ending.STOPPED), 4);
    }

    @EveryVariant
    void aKoIsFilledByItsHolder(Variant variant) {
        View view = new View(KO, variant);
        Ko held = new Ko(view.point("C3"), view.color(Color.WHITE), view.named(""));
        Assessment assessment = view.assess(List.of(), List.of(held));

        view.expect(count(assessment, Rulesets.JAPANESE, Ending.STOPPED), 0);
        view.expect(count(assessment, Rulesets.CHINESE, Ending.STOPPED), -4);
    }

    @ParameterizedTest
    @CsvSource({
        "japanese, 0, -13",
        "japanese, 4, -13",
        "chinese, 4, -21",
        "aga, 4, -19",
        "new-zealand, 4, -13",
        "chinese, 1, -13",
    })
    void whiteReceivesKomiAndWhatTheRulesGiveForHandicap(String rules, int handicap, int margin) {
        Diagram empty = Diagram.parse("...\n...\n...");
        Assessment nothing = Assessment.of(new LifeAndDeath(empty.position(), List.of()), List.of());
        Score score = Tally.count(nothing, Rulesets.byId(rules).orElseThrow(), 13, handicap, Ending.TWO_PASSES);

        assertThat(score.margin()).isEqualTo(margin);
        assertThat(score.white().komiHalfPoints()).isEqualTo(13);
        assertThat(score.white().handicapHalfPoints()).isEqualTo(-13 - margin);
        assertThat(score.black().totalHalfPoints()).isZero();
    }
}
