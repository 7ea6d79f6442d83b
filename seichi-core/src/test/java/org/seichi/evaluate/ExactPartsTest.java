package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Terms;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.semeai.RaceOutcome;
import org.seichi.semeai.RaceScope;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Symmetry;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Exact parts enter the evaluation unchanged; a board that is exact as a whole has a certain score and winner. */
class ExactPartsTest {
    /** Seven stones against seven in mutual atari between living walls. */
    private static final Diagram MUTUAL_ATARI = Diagram.parse("""
            . O . O O O O
            O O O O O O O
            . O O O O O O
            X X X X X X X
            O O O O O O O
            . X X X X X X
            X X X X X X X
            . X . X X X X
            """);

    /** One stone each: after the capture, filling the last outside liberty has to be answered by a connection. */
    private static final Diagram ONE_STONE_EACH = Diagram.parse("""
            . O . O O
            O O O O O
            . O O O O
            X O O O O
            O X X X X
            . X X X X
            X X X X X
            . X . X X
            """);

    /** All of the board is proven except Black's three-point eye in the corner. */
    private static final Diagram THREE_POINT_EYE = Diagram.parse("""
            . . . X O . O . .
            X X X X O O O O O
            O O O O O . O . O
            . O . O O O O O O
            O O O O X X X X X
            X X X X X . X . X
            . X . X X X X X X
            X X X X X . . . .
            . X . X . . . . .
            """);

    /** Few sampled games, since they do not affect exact parts. */
    private static final Effort FULL_BUT_FOR_GAMES = new Effort(
            Effort.FULL.captures(), Effort.FULL.proofs(), Effort.FULL.parts(), Effort.FULL.perPart(), 1_000, 1_000);

    private static Evaluation evaluation(Variant variant, Diagram diagram, Color toMove) {
        Position position = variant.position(diagram.position()).withToMove(variant.color(toMove));
        return Evaluation.of(position, FULL_BUT_FOR_GAMES);
    }

    private static Terms terms(Ruleset rules, int komi) {
        return new Terms(rules, komi, 0, Optional.empty(), List.of());
    }

    private static double sign(Variant variant) {
        return variant.swapped() ? -1 : 1;
    }

    @EveryVariant
    void aMutualAtariIsARaceBetweenProvenWalls(Variant variant) {
        Evaluation seen = evaluation(variant, MUTUAL_ATARI, Color.BLACK);

        assertThat(seen.facts().exact().open().races()).singleElement().satisfies(race -> {
            assertThat(race.first(Color.BLACK)).isEqualTo(RaceOutcome.BLACK_WINS);
            assertThat(race.first(Color.WHITE)).isEqualTo(RaceOutcome.WHITE_WINS);
            assertThat(race.value().orElseThrow()).hasToString("{14*|-14*}");
            assertThat(race.scope()).isEqualTo(RaceScope.AREA);
        });
        assertThat(seen.facts().exact().temperature()).isEqualTo(14);
        Estimate estimate = Estimate.of(seen, terms(Rulesets.JAPANESE, 0));
        assertThat(estimate.isExact()).isTrue();
        assertThat(estimate.score()).isEqualTo(sign(variant) * 14);
        assertThat(estimate.chance()).isEqualTo(variant.swapped() ? 0 : 1);
    }

    /** By counting alone the race would be worth two points to the player who captures. */
    @EveryVariant
    void aRaceIsPlayedOnUntilNothingMustBeAnswered(Variant variant) {
        Evaluation seen = evaluation(variant, ONE_STONE_EACH, Color.BLACK);

        assertThat(seen.facts().exact().open().races())
                .singleElement()
                .satisfies(race -> assertThat(race.value()).isEmpty());
        assertThat(Estimate.of(seen, terms(Rulesets.JAPANESE, 0)).score()).isEqualTo(sign(variant));
    }

    @EveryVariant
    void aThreePointEyeIsReadFromTheWallsAroundIt(Variant variant) {
        PointSet eye = variant.points(
                THREE_POINT_EYE.board(),
                PointSet.of(THREE_POINT_EYE.board(), THREE_POINT_EYE.board().point(1, 0)));
        Evaluation killed = evaluation(variant, THREE_POINT_EYE, Color.WHITE);
        Evaluation saved = evaluation(variant, THREE_POINT_EYE, Color.BLACK);

        assertThat(killed.facts().exact().on(ExactGround.ENDGAME).containsAll(eye))
                .isTrue();
        assertThat(Estimate.of(killed, terms(Rulesets.JAPANESE, 0)).score()).isEqualTo(sign(variant) * -4);
        assertThat(Estimate.of(saved, terms(Rulesets.JAPANESE, 0)).score()).isEqualTo(sign(variant) * 10);
        assertThat(Estimate.of(saved, terms(Rulesets.JAPANESE, 0)).high()).isEqualTo(sign(variant) * 10);
    }

    /** Black is 14 points ahead with equally many stones on the board, and he may also get the neutral point, the only point left. */
    @Test
    void underAreaRulesTheLastNeutralPointIsOpen() {
        Evaluation seen = evaluation(new Variant(Symmetry.IDENTITY, false), MUTUAL_ATARI, Color.BLACK);
        Estimate estimate = Estimate.of(seen, terms(Rulesets.CHINESE, 0));

        assertThat(estimate.low()).isEqualTo(14);
        assertThat(estimate.high()).isEqualTo(15);
        assertThat(estimate.chance()).isEqualTo(1);
        assertThat(Estimate.of(seen, terms(Rulesets.CHINESE, 29)).chance()).isEqualTo(0.5);
        assertThat(Estimate.of(seen, terms(Rulesets.CHINESE, 30)).chance()).isEqualTo(0.25);
        assertThat(Estimate.of(seen, terms(Rulesets.CHINESE, 31)).chance()).isZero();

        Evaluation turned = evaluation(new Variant(Symmetry.IDENTITY, false), MUTUAL_ATARI, Color.WHITE);
        assertThat(Estimate.of(turned, terms(Rulesets.CHINESE, 0)).low()).isEqualTo(-15);
        assertThat(Estimate.of(turned, terms(Rulesets.CHINESE, 0)).high()).isEqualTo(-14);
    }

    /** The eye has no known value, but its scores for either first mover are known: their mean counts, beside 41 points and 32. */
    @EveryVariant
    void whatIsKnownByItsScoresAloneCountsTheirMean(Variant variant) {
        Evaluation seen = evaluation(variant, THREE_POINT_EYE, Color.BLACK);

        assertThat(seen.facts().exact().areas()).singleElement().satisfies(area -> {
            assertThat(area.mean()).isZero();
            assertThat(area.temperature()).isEqualTo(7);
        });
        assertThat(seen.facts().exact().open().endgame().areas())
                .singleElement()
                .satisfies(area -> assertThat(area.mean()).isEmpty());
        assertThat(seen.board()).isEqualTo(sign(variant) * (41 - 32));
    }

    @EveryVariant
    void everyPointIsExactOnOneGround(Variant variant) {
        ExactParts exact =
                evaluation(variant, THREE_POINT_EYE, Color.BLACK).facts().exact();
        int points = 0;
        PointSet all = PointSet.empty(THREE_POINT_EYE.board());
        for (ExactGround ground : ExactGround.values()) {
            points += exact.on(ground).size();
            all = all.union(exact.on(ground));
        }

        assertThat(all.size()).isEqualTo(points).isEqualTo(81);
    }

    /** Black gets a point by closing the corridor and none if White enters: half a point on average. All the rest is proven. */
    @EveryVariant
    void aCorridorCountsItsMean(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . X . X a a O . O
                X X X X X X O O O
                X X X X X X O . O
                """);
        Position position = variant.position(diagram.position());
        Evaluation evaluation = Evaluation.of(position, Effort.QUICK);
        int sign = variant.swapped() ? -1 : 1;

        assertThat(evaluation.facts().exact().areas()).singleElement().satisfies(area -> {
            assertThat(area.points()).isEqualTo(variant.points(diagram.board(), diagram.marked('a')));
            assertThat(area.mean()).isEqualTo(sign * 0.5);
            assertThat(area.territory()).isEqualTo(sign * 0.5);
        });
        assertThat(evaluation.board()).isEqualTo(sign * (16 - 9 + 0.5));
        assertThat(evaluation.deviation()).isZero();
        assertThat(evaluation.expectation().openPoints().isEmpty()).isTrue();
        assertThat(evaluation.turn()).as("closing it gains half a point").isEqualTo(sign * 0.5);
    }

    @EveryVariant
    void nothingIsValuedWhereNothingIsProven(Variant variant) {
        Position position = variant.position(Diagram.parse("""
                . . . . .
                . X . O .
                . X . O .
                . . . . .
                """).position());

        Evaluation evaluation = Evaluation.of(position, Effort.QUICK);
        assertThat(evaluation.facts().exact().areas()).isEmpty();
        assertThat(evaluation.expectation().openPoints()).isEqualTo(position.empty());
    }
}
