package org.seichi.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.method.carta.StaticStep;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Ko;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.score.Teire;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.structure.Chains;
import org.seichi.structure.FalseEyes;
import org.seichi.testkit.RandomPositions;

/** Properties that hold for any position, for the whole method and with each of its steps left out. */
class StaticMethodPropertiesTest {
    private static final List<Position> POSITIONS =
            RandomPositions.sample(91, 120).toList();
    private static final List<Judged> METHODS = Stream.concat(
                    Stream.of(new StaticMethod()),
                    Arrays.stream(StaticStep.values()).map(StaticMethod::without))
            .map(Judged::of)
            .toList();

    /** A method with its assessment of each position where the record stopped, and after two passes. */
    private record Judged(StaticMethod method, List<Assessment> stopped, List<Assessment> passed) {
        static Judged of(StaticMethod method) {
            return new Judged(method, each(method, Ending.STOPPED), each(method, Ending.TWO_PASSES));
        }

        private static List<Assessment> each(StaticMethod method, Ending ending) {
            return POSITIONS.stream()
                    .map(position -> assess(method, position, ending))
                    .toList();
        }
    }

    static List<Judged> methods() {
        return METHODS;
    }

    private static Assessment assess(StaticMethod method, Position position, Ending ending) {
        return method.assess(new FinalPosition(position, ending), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }

    /** Among the positions are all the things of which the properties are stated. */
    @Test
    void thePositionsHavePointsToFillKosAndFalseEyes() {
        Judged whole = METHODS.get(0);
        assertThat(whole.stopped()).anyMatch(assessment -> !assessment.teire().isEmpty());
        assertThat(whole.stopped()).anyMatch(assessment -> !assessment.kos().isEmpty());
        assertThat(whole.passed())
                .anyMatch(assessment ->
                        !assessment.territories().leanings().falseEyes().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("methods")
    void everyChainHasOneVerdictWithAReason(Judged judged) {
        for (int i = 0; i < POSITIONS.size(); i++) {
            Position position = POSITIONS.get(i);
            Assessment assessment = judged.stopped().get(i);
            Chains chains = Chains.of(position);
            assertThat(assessment.verdicts()).hasSize(chains.count());
            for (int chain = 0; chain < chains.count(); chain++) {
                Verdict verdict = assessment.verdicts().get(chain);
                assertThat(verdict.stones()).isEqualTo(chains.stones(chain));
                assertThat(verdict.color()).isEqualTo(chains.color(chain));
                assertThat(verdict.reasons()).isNotEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("methods")
    void equalPositionsAreJudgedAlike(Judged judged) {
        for (int i = 0; i < POSITIONS.size(); i++) {
            Position position = POSITIONS.get(i);
            assertThat(assess(judged.method(), position, Ending.STOPPED))
                    .isEqualTo(judged.stopped().get(i));
        }
    }

    @ParameterizedTest
    @MethodSource("methods")
    void everyPointHasOneOwnerOrNone(Judged judged) {
        for (int i = 0; i < POSITIONS.size(); i++) {
            Position position = POSITIONS.get(i);
            Ownership owners = Tally.ownership(judged.passed().get(i), Rulesets.JAPANESE);
            assertThat(owners.black().intersects(owners.white())).isFalse();
            assertThat(owners.black().union(owners.white()).intersects(owners.neutral()))
                    .isFalse();
            assertThat(owners.black().union(owners.white()).union(owners.neutral()))
                    .isEqualTo(position.board().points());
        }
    }

    @ParameterizedTest
    @MethodSource("methods")
    void whatMustBeFilledIsEmptyAndItsOwners(Judged judged) {
        for (int i = 0; i < POSITIONS.size(); i++) {
            Position position = POSITIONS.get(i);
            Assessment assessment = judged.stopped().get(i);
            Ownership owners = Tally.ownership(assessment, Rulesets.CHINESE);
            for (Teire teire : assessment.teire()) {
                assertThat(position.empty().contains(teire.point())).isTrue();
                assertThat(owners.of(teire.owner()).contains(teire.point())).isTrue();
            }
            for (Ko ko : assessment.kos()) {
                assertThat(position.empty().contains(ko.point())).isTrue();
                assertThat(ko.taken().intersects(assessment.stones(Status.DEAD)))
                        .isFalse();
            }
        }
    }

    /** After two passes the position is counted as it stands: a point whose filling living stones would force is a false eye, as is the point of a ko. */
    @ParameterizedTest
    @MethodSource("methods")
    void afterTwoPassesNothingIsPlayed(Judged judged) {
        for (int i = 0; i < POSITIONS.size(); i++) {
            Position position = POSITIONS.get(i);
            Assessment stopped = judged.stopped().get(i);
            Assessment passed = judged.passed().get(i);
            assertThat(passed.teire()).isEmpty();
            assertThat(passed.kos()).isEmpty();
            PointSet.Builder filled = PointSet.builder(position.board());
            stopped.teire().forEach(teire -> filled.add(teire.point()));
            PointSet kos = PointSet.of(position.board(), stopped.kos().stream().mapToInt(Ko::point));
            assertThat(passed.territories().leanings().falseEyes())
                    .isEqualTo(new FalseEyes(Chains.of(position), passed.stones(Status.DEAD))
                            .among(filled.build())
                            .union(kos));
            assertThat(passed.verdicts()).isEqualTo(stopped.verdicts());
        }
    }
}
