package org.seichi.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.analysis.Analysis;
import org.seichi.analysis.EvaluationAnalysis;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProblemAnalysis;
import org.seichi.analysis.ProblemOptions;
import org.seichi.analysis.ProofAnalysis;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.SuggestionAnalysis;
import org.seichi.analysis.Watch;
import org.seichi.board.Warning;
import org.seichi.game.Game;
import org.seichi.method.Methods;
import org.seichi.report.ProofReport;
import org.seichi.report.RecordSummary;
import org.seichi.search.Budget;
import org.seichi.zone.GroupQuestion;

/** No board holds an analysis for long, and none goes on when nobody wants it any more. */
class BoundsTest {
    /**
     * Seconds of processor time. Five are promised on a calm machine to a program that has run before; this is twice that,
     * for one that has not.
     */
    private static final double MOST_SECONDS = 10;

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
        long start = processorNanos();
        analysis.report(replayed);

        assertThat((processorNanos() - start) / 1e9).isLessThan(MOST_SECONDS);
    }

    private static long processorNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    @Test
    void aProofThatWasCutShortSaysSo() throws Exception {
        Game game =
                GameFile.parse("", HardBoard.NOISE.record(), Watch.NONE).read(1).game();
        for (long nodes : new long[] {100, 1_000_000}) {
            Analysis<ProofReport> proofs =
                    new ProofAnalysis(Methods.all().get(0), Options.USUAL.with(new Budget(nodes)));
            List<Warning> warnings = proofs.report(proofs.replay(game)).warnings();

            assertThat(warnings.stream().anyMatch(warning -> warning.code().equals("budget-ended")))
                    .isEqualTo(nodes == 100);
        }
    }

    static Stream<Analysis<?>> searches() {
        ProblemOptions problem = new ProblemOptions(
                "C3", OptionalInt.empty(), Optional.empty(), GroupQuestion.Wanted.EITHER, ProblemOptions.USUAL_BUDGET);
        return Stream.concat(ANALYSES.stream(), Stream.of(new ProblemAnalysis(problem)));
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
