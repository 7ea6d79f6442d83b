package org.seichi.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Every benchmark runs: each is called once, on the smallest game. The times are meaningless. */
class BenchmarksTest {
    @Test
    void everyBenchmarkRuns() throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .mode(Mode.SingleShotTime)
                        .forks(0)
                        .warmupIterations(0)
                        .measurementIterations(1)
                        .param("name", "9x9-dead-stones")
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run();
        Set<String> run = results.stream()
                .map(result -> result.getParams().getBenchmark())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(run)
                .isEqualTo(all())
                .contains(
                        "org.seichi.bench.ExactBenchmark.searchNode",
                        "org.seichi.bench.ExactBenchmark.corridorValue",
                        "org.seichi.bench.ProofBenchmark.byStaticRules",
                        "org.seichi.bench.ProofBenchmark.bySearch");
    }

    private static Set<String> all() {
        return BenchmarkList.defaultList().getAll(null, List.of()).stream()
                .map(BenchmarkListEntry::getUsername)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
