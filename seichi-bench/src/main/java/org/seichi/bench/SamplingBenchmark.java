package org.seichi.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.seichi.board.Position;
import org.seichi.playout.Sample;

/** A hundred playouts at a time. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SamplingBenchmark {
    private static final int GAMES = 100;

    /** From the end of a game, as for the life of its stones. */
    @Benchmark
    public Sample fromTheEnd(ExampleGame example) {
        return Sample.of(example.replay.end().position(), GAMES);
    }

    /** From the empty board of the game. */
    @Benchmark
    public Sample fromTheStart(ExampleGame example) {
        return Sample.of(Position.empty(example.replay.end().position().board()), GAMES);
    }
}
