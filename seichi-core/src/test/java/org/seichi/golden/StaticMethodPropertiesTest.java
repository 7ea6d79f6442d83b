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
    static Stream<StaticMethod> methods() {
        return Stream.concat(
                Stream.of(new StaticMethod()),
                Arrays.stream(StaticStep.values()).map(StaticMethod::without));
    }

    private static List<Position> positions() {
        return RandomPositions.sample(91, 120).toList();
    }

    private static Assessment assess(StaticMethod method, Position position, Ending ending) {
        return method.assess(new FinalPosition(position, ending), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }

    /** Among the positions are all the things of which the properties are stated. */
    @Test
    void thePositionsHavePointsToFillKosAndFalseEyes() {
        StaticMethod method = new StaticMethod();
        List<Assessment> stopped = positions().stream()
                .map(position -> assess(method, position, Ending.STOPPED))
                .toList();
        assertThat(stopped).anyMatch(assessment -> !assessment.teire().isEmpty());
        assertThat(stopped).anyMatch(assessment -> !assessment.kos().isEmpty());
        assertThat(positions())
                .anyMatch(position -> !assess(method, position, Ending.TWO_PASSES)
                        .territories()
                        .leanings()
                        .falseEyes()
                        .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("methods")
    void everyChainHasOneVerdictWithAReason(StaticMethod method) {
        for (Position position : positions()) {
            Assessment assessment = assess(method, position, Ending.STOPPED);
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
    void equalPositionsAreJudgedAlike(StaticMethod method) {
        for (Position position : positions()) {
            assertThat(assess(method, position, Ending.STOPPED)).isEqualTo(assess(method, position, Ending.STOPPED));
        }
    }

    @ParameterizedTest
    @MethodSource("methods")
    void everyPointHasOneOwnerOrNone(StaticMethod method) {
        for (Position position : positions()) {
            Ownership owners = Tally.ownership(assess(method, position, Ending.TWO_PASSES), Rulesets.JAPANESE);
            assertThat(owners.black().intersects(owners.white())).isFalse();
            assertThat(owners.black().union(owners.white()).intersects(owners.neutral()))
                    .isFalse();
            assertThat(owners.black().union(owners.white()).union(owners.neutral()))
                    .isEqualTo(position.board().points());
        }
    }

    @ParameterizedTest
    @MethodSource("methods")
    void whatMustBeFilledIsEmptyAndItsOwners(StaticMethod method) {
        for (Position position : positions()) {
            Assessment assessment = assess(method, position, Ending.STOPPED);
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

    /** After two passes the position is counted as it stands: a point whose filling living stones would force is a false eye. */
    @ParameterizedTest
    @MethodSource("methods")
    void afterTwoPassesNothingIsPlayed(StaticMethod method) {
        for (Position position : positions()) {
            Assessment stopped = assess(method, position, Ending.STOPPED);
            Assessment passed = assess(method, position, Ending.TWO_PASSES);
            assertThat(passed.teire()).isEmpty();
            assertThat(passed.kos()).isEmpty();
            PointSet.Builder filled = PointSet.builder(position.board());
            stopped.teire().forEach(teire -> filled.add(teire.point()));
            assertThat(passed.territories().leanings().falseEyes())
                    .isEqualTo(new FalseEyes(Chains.of(position), passed.stones(Status.DEAD)).among(filled.build()));
            assertThat(passed.verdicts()).isEqualTo(stopped.verdicts());
        }
    }
}
