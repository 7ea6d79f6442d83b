package org.seichi.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;

/** From the bytes of a record to its final position. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class RecordBenchmark {
    /** Bytes to game. */
    @Benchmark
    public Game reading(ExampleGame example) throws RecordException {
        return SgfReader.readFirst(example.bytes);
    }

    /** Game to terms: ruleset, komi, handicap. */
    @Benchmark
    public Terms terms(ExampleGame example) {
        return Terms.of(example.game);
    }

    /** Game to final position. */
    @Benchmark
    public Replay replay(ExampleGame example) {
        return Replay.of(example.game, example.terms.rules());
    }
}
