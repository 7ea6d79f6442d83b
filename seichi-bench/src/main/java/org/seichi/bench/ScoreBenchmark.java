package org.seichi.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.seichi.game.Terms;
import org.seichi.score.Assessment;
import org.seichi.score.Score;
import org.seichi.score.Tally;

/** From a final position to its score. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ScoreBenchmark {
    /** Final position to assessment, by the usual method. */
    @Benchmark
    public Assessment assessing(ExampleGame example) {
        return example.assess();
    }

    /** Assessment to score. */
    @Benchmark
    public Score counting(ExampleGame example) {
        Terms terms = example.terms;
        return Tally.count(
                example.assessment,
                terms.rules(),
                terms.komi(),
                terms.handicap(),
                example.replay.end().ending());
    }
}
