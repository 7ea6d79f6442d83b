package org.seichi.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Warning;
import org.seichi.method.Methods;
import org.seichi.report.RecordSummary;
import org.seichi.search.Budget;
import org.seichi.zone.GroupQuestion;

/** No board makes an analysis take long, and an interrupted analysis ends. */
class BoundsTest {
    /** The processor time allowed to a program that has just started, its compiler included: twice what a warmed-up one may take. */
    private static final Duration MOST = Duration.ofSeconds(10);

    private static final List<Analysis<?>> ANALYSES = List.of(
            new ScoreAnalysis(Methods.all().get(0), Options.USUAL.with(Options.Explain.YES)),
            new ProofAnalysis(Methods.all().get(0), Options.USUAL),
            new EvaluationAnalysis(Options.USUAL),
            new SuggestionAnalysis(Options.USUAL));

    /** Every board with the analysis that it is hardest for. */
    static Stream<Arguments> all() {
        return Stream.of(HardBoard.values()).map(board -> Arguments.of(ANALYSES.get(board.hardFor()), board));
    }

    @ParameterizedTest
    @MethodSource("all")
    void noBoardTakesLong(Analysis<?> analysis, HardBoard board) throws Exception {
        RecordSummary replayed = analysis.replay(
                GameFile.parse("", board.record(), Watch.NONE).read(1).game());
        Duration start = processorTime();
        analysis.report(replayed);

        assertThat(processorTime().minus(start)).isLessThan(MOST);
    }

    /** The processor time of the whole process, including the compiler. */
    private static Duration processorTime() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(longs = {100, 1_000_000})
    void whatWasCutShortSaysSo(long nodes) throws Exception {
        RecordSummary noise = ANALYSES.get(0)
                .replay(GameFile.parse("", HardBoard.NOISE.record(), Watch.NONE)
                        .read(1)
                        .game());
        Options options = Options.USUAL.with(new Budget(nodes));
        List<List<Warning>> told = List.of(
                new ProofAnalysis(Methods.all().get(0), options).report(noise).warnings(),
                new EvaluationAnalysis(options).report(noise).warnings(),
                new SuggestionAnalysis(options).report(noise).warnings());

        assertThat(told)
                .allSatisfy(warnings -> assertThat(warnings.stream()
                                .anyMatch(warning -> warning.code().equals("budget-ended")))
                        .isEqualTo(nodes == 100));
    }

    /** The analysis of the life of a group, or of all groups of which nothing is proven if the name is empty. */
    private static ProblemAnalysis problem(String group) {
        return new ProblemAnalysis(Options.USUAL
                .with(new ProblemWish(group, Optional.empty(), GroupQuestion.Wanted.EITHER))
                .with(ProblemAnalysis.USUAL_BUDGET));
    }

    @ParameterizedTest
    @EnumSource(
            value = HardBoard.class,
            names = {"LATTICE", "NOISE"})
    void noProblemTakesLong(HardBoard board) throws Exception {
        noBoardTakesLong(problem(board.middle()), board);
    }

    @ParameterizedTest
    @EnumSource(value = HardBoard.class, names = "DOTS")
    void allGroupsOfABoardTogetherTakeNoLonger(HardBoard board) throws Exception {
        noBoardTakesLong(problem(""), board);
    }

    static Stream<Analysis<?>> searches() {
        return Stream.concat(ANALYSES.stream(), Stream.of(problem("C3")));
    }

    @ParameterizedTest
    @MethodSource("searches")
    void whatNobodyWaitsForEnds(Analysis<?> analysis) throws Exception {
        RecordSummary replayed = analysis.replay(
                GameFile.parse("", HardBoard.DOTS.record(), Watch.NONE).read(1).game());
        Thread.currentThread().interrupt();
        try {
            assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> analysis.report(replayed));
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
